"""The position of Pavlov's House: everything that is true now, flat and cheap to copy."""

from __future__ import annotations

from stavka.games.pavlov.components import SAPPER, SUPPRESSION, Box
from stavka.kernel import Position as KernelPosition

# Where a Soviet or Weapon counter is, when not on a square (0, 1, 2, ...).
RESERVES, STOCK, OUT, RAIDING, DISPLACED = -1, -2, -3, -4, -5

# What lies on a numbered location: nothing, a Disrupted token, or token kind + HOLDS.
EMPTY, WRECKED, HOLDS = 0, 1, 2

# Phases of a turn.
PLANNING, SOVIET_CARDS, WEHRMACHT_CARDS, SOVIET_COUNTERS, FINAL_RAID = range(5)
PHASES = ("planning", "soviet-cards", "wehrmacht-cards", "soviet-counters", "final-raid")

# Who sits at the table, by scenario; and who decides for the Soviets in each phase.
SOLO, COOPERATIVE, COMPETITIVE, COMPETITIVE_THREE = range(4)
DEFENDER, COMMAND, GARRISON, WEHRMACHT = "defender", "command", "garrison", "wehrmacht"
SEATS = (
    (DEFENDER,),
    (COMMAND, GARRISON),
    (DEFENDER, WEHRMACHT),
    (COMMAND, GARRISON, WEHRMACHT),
)
ONE_DECIDES = ((DEFENDER,),) * 5
TWO_DECIDE = ((), (COMMAND,), (COMMAND, GARRISON), (GARRISON,), (GARRISON,))
DECIDES = (ONE_DECIDES, TWO_DECIDE, ONE_DECIDES, TWO_DECIDE)

# Which Tactics cards are in play.
NO_TACTICS, VETERAN, ELITE, PLANNED = range(4)


class Position(KernelPosition, array_like=True, kw_only=True):
    """Men, weapons, tracks, tokens and cards. Decks are drawn from their end."""

    box: Box
    mode: int
    tactics_level: int
    support: bool
    weary_may_move: bool

    turn: int = 0
    phase: int = SOVIET_CARDS

    # Pavlov's House
    men: list[int]  # where each Soviet counter is
    exhausted: bytearray
    disrupted: bytearray
    acted: bytearray  # Action tokens
    commanded: bytearray  # Command tokens
    weapons: list[int]
    defense: list[int]  # by colour
    boxes: list[int]  # Suppression tokens by colour
    supplies: list[int]  # by token kind, as are the next three
    staging: list[int]
    stock: list[int]
    gone: list[int]  # removed from the game

    # 9 January Square
    spaces: bytearray  # 0, or 1 + the German counter's type
    sappers: bytearray  # by track

    # The city
    locations: bytearray  # by number

    # Cards
    soviet_deck: list[int]
    hand: list[int]
    spent: list[int]  # cards of the hand already used
    discard: list[int]
    fog_stock: list[int]
    wehrmacht_deck: list[int]
    wehrmacht_played: list[int]
    wehrmacht_removed: list[int]
    wehrmacht_hand: list[int]
    plan: list[int]  # first order first
    storm: int = -1  # the card in the Storm Group box
    raids_won: list[int]
    tactics_deck: list[int]
    tactics: list[int]  # in play, the farthest from the deck first
    tactics_played: list[int]
    tactics_removed: list[int]
    tactics_hand: list[int]
    tactics_plan: list[int]
    support_deck: list[int]
    support_card: int = -1
    support_won: list[int]

    @property
    def soviets(self) -> tuple[str, ...]:
        """The seats that decide for the Soviet side in this phase."""
        return DECIDES[self.mode][self.phase]

    def men_on(self, square: int) -> list[int]:
        return [m for m, at in enumerate(self.men) if at == square]

    def weapon_on(self, square: int) -> int:
        """The weapon on a square, or -1."""
        return self.weapons.index(square) if square in self.weapons else -1

    def house(self) -> list[int]:
        """The Soviet counters in Pavlov's House, Reserves included."""
        return [m for m, at in enumerate(self.men) if at >= RESERVES]

    def occupied(self, colour: int) -> list[int]:
        """Squares of a colour with a Soviet counter on them, by number."""
        men = self.men
        return [s for s in self.box.colour_squares[colour] if s in men]

    def ready(self, man: int) -> bool:
        """Neither Exhausted nor Disrupted."""
        return not (self.exhausted[man] or self.disrupted[man])

    def free_to_act(self, man: int) -> bool:
        """Without Action and Command token."""
        return not (self.acted[man] or self.commanded[man])

    def wrecked(self, *locations: int) -> bool:
        """Whether one of these locations has a Disrupted token."""
        return any(self.locations[n] == WRECKED for n in locations)

    def token_at(self, location: int) -> int:
        """The kind of the token on a location, or -1."""
        return self.locations[location] - HOLDS if self.locations[location] >= HOLDS else -1

    def holding(self, token: int) -> list[int]:
        """The locations on which a token of this kind lies."""
        return [n for n, lies in enumerate(self.locations) if lies == token + HOLDS]

    def german_stock(self, kind: int) -> int:
        return self.box.german_count[kind] - self.spaces.count(kind + 1)

    def germans_on(self, colour: int) -> list[int]:
        """The occupied spaces of a colour."""
        spaces = self.spaces
        return [s for s in self.box.colour_spaces[colour] if spaces[s]]

    def in_sight(self, square: int) -> list[int]:
        """The occupied German spaces in line of sight of a square."""
        return [s for c in self.box.square_colours[square] for s in self.germans_on(c)]

    def tactic(self, kind: str) -> int:
        """How much a Tactics card adds now: its amount, once for each copy in play."""
        if not self.tactics:
            return 0
        cards = self.box.tactics
        copies = sum(1 for t in self.tactics if cards[t][0] == kind)
        return copies * self.box.tactic_amount[kind]

    def score(self) -> int:
        return sum(points for _, points in self.score_parts())

    def score_parts(self) -> list[tuple[str, int]]:
        box = self.box
        return [
            ("raids", sum(box.storm_points[s] for s in self.raids_won)),
            ("support", sum(box.support_points[s] for s in self.support_won)),
            ("men", len(self.house())),
            ("germans", -3 * (len(self.spaces) - self.spaces.count(0))),
        ]

    def tokens_in_use(self) -> list[int]:
        """Of each kind but the markers, those on the board, in stock or out of the game."""
        counts = [
            a + b + c + d
            for a, b, c, d in zip(self.supplies, self.staging, self.stock, self.gone, strict=True)
        ]
        for lies in self.locations:
            if lies >= HOLDS:
                counts[lies - HOLDS] += 1
        counts[SUPPRESSION] += sum(self.boxes)
        counts[SAPPER] += sum(self.sappers)
        return counts
