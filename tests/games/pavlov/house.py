"""A builder of positions: a test reads like a referee's note.

    house.place("chekhov", "green-3").track(1, "riflemen").actions()
    house.dice(1, 2, 2, 4)
    house.play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == []

Every die that falls must be given with `dice`, and all that are given must fall.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeVar

import stavka
from stavka.games.pavlov.components import COLOURS, MARKERS, TOKENS
from stavka.games.pavlov.position import (
    HOLDS,
    OUT,
    PHASES,
    RESERVES,
    STOCK,
    WRECKED,
    Position,
)
from stavka.games.pavlov.rules.ending import Score
from stavka.games.pavlov.rules.soviet_cards import SovietActions, SovietCardPhase
from stavka.games.pavlov.rules.soviet_counters import Actions, EndCounterPhase, SovietCounterPhase
from stavka.games.pavlov.rules.soviet_moves import Moves
from stavka.games.pavlov.rules.turn import EndOfTurn
from stavka.games.pavlov.rules.variants import PlanOrder
from stavka.games.pavlov.rules.wehrmacht_cards import FreshReserves, RevealCard, WehrmachtPhase
from stavka.kernel import Event, Match, Play, Refusal, Step
from stavka.kernel.steps import settle
from stavka.testing import GivenDice, refused

E = TypeVar("E", bound=Event)
NOWHERE = {"reserves": RESERVES, "stock": STOCK, "out": OUT}
# Three dice for each sum, that is for each place a bomb may fall on.
BOMB = {
    3: (1, 1, 1), 4: (1, 1, 2), 5: (1, 1, 3), 6: (1, 2, 3), 7: (1, 2, 4), 8: (1, 2, 5),
    9: (1, 2, 6), 10: (1, 3, 6), 11: (1, 4, 6), 12: (1, 5, 6), 13: (1, 6, 6), 14: (2, 6, 6),
    15: (3, 6, 6), 16: (4, 6, 6), 17: (5, 6, 6), 18: (6, 6, 6),
}  # fmt: skip
# Figures that the tests of the rules are written with. They are reconstructed, and move when the
# difficulty is calibrated; the rules do not.
TWO_DICE = (
    "pavlov", "aleksandrov", "afanasyev", "naumov", "voronov", "ramazanov", "sobgayda", "murzaev",
    "chernyshenko", "kiselev", "stepanoshvili", "demchenko",
)  # fmt: skip
THREE_DICE = ("glushenko", "masijashvili", "shapovalov", "khokholov")
FIGURES: dict[str, object] = {
    **{f"men.{man}.attack": 2 for man in TWO_DICE},
    **{f"men.{man}.attack": 3 for man in THREE_DICE},
    **{f"tracks.track-{n}.length": 4 for n in range(1, 7)},
    **{f"men.{man}.cost": 3 for man in ("afanasyev", "naumov", "ramazanov", "shapovalov")},
    **{f"men.{man}.cost": 2 for man in ("sobgayda", "murzaev", "chernyshenko", "stepanoshvili")},
    "men.demchenko.cost": 2,
    "tactics.fresh-reserves.amount": 1,
    "tactics.fresh-reserves.decks": [0, 1, 1, 1],
    "tactics.stuka-formation.decks": [0, 0, 1, 1],
    "wehrmacht.mortar.decks": [1, 1, 1, 1, 0],
    "wehrmacht.sfh18.decks": [2, 0, 0, 1, 0],
    "wehrmacht.lefh18.decks": [1, 1, 1, 0, 0],
    "wehrmacht.sig33.decks": [0, 0, 1, 1, 0],
    "wehrmacht.ju87-2.decks": [2, 1, 0, 0, 0],
    "wehrmacht.ju87-3.decks": [0, 1, 1, 0, 0],
    "wehrmacht.ju87-4.decks": [0, 0, 0, 1, 0],
    "wehrmacht.place-riflemen.decks": [3, 2, 2, 2, 1],
    "germans.machine-gunners.count": 7,
    "germans.riflemen.count": 11,
    "germans.scouts.count": 6,
    "germans.panzer-ii.count": 3,
    "germans.panzer-iv.count": 4,
}
FOLLOWS = ("asking", "chosen", "phase", "score", "wehrmacht_deck", "wehrmacht_played")


class House:
    """A match in which a test arranges the position and gives the dice.

    It starts after set-up with an empty hand, everything else as at the start of a game.
    `figures` are counters as a test wants them: {"weapons.maxim-1.attack": 4}.
    """

    def __init__(
        self,
        scenario: str = "solo",
        seed: int = 1,
        figures: dict[str, object] | None = None,
        **options: Any,
    ) -> None:
        game = stavka.game("pavlov")
        named = {k.replace("_", "-"): v for k, v in options.items()}
        edition = game.edition.override(FIGURES | (figures or {}), game.components)
        self.match: Match[Position] = game.start(scenario, seed, named, edition)
        self.match.dice = GivenDice()
        self.events: list[Event] = []  # of the last play, card or step
        p = self.p
        p.soviet_deck += p.hand
        p.hand.clear()
        self.rest()

    @property
    def p(self) -> Position:
        return self.match.position

    # Arranging

    def place(self, counter: str, place: str) -> House:
        """Put a man or a weapon on a square, or in "reserves", "stock", "out"."""
        at = self.p.box.square.get(place, NOWHERE.get(place, -99))
        assert at != -99, place
        if counter in self.p.box.man:
            self.p.men[self.p.box.man[counter]] = at
        else:
            self.p.weapons[self.p.box.weapon[counter]] = at
        return self.changed()

    def only(self, **men: str) -> House:
        """Nobody is in the house but these: only(pavlov="red-3", chait="reserves")."""
        for man in self.p.box.man_ids:
            if self.p.men[self.p.box.man[man]] >= RESERVES:
                self.place(man, "stock")
        for man, place in men.items():
            self.place(man, place)
        return self

    def disrupt(self, *men: str) -> House:
        for man in men:
            self.p.disrupted[self.p.box.man[man]] = 1
        return self.changed()

    def exhaust(self, *men: str) -> House:
        for man in men:
            self.p.exhausted[self.p.box.man[man]] = 1
        return self.changed()

    def track(self, number: int, *germans: str | None) -> House:
        """German counters of a track from its outer edge towards the house; None: empty."""
        start = self.p.box.track_start[number - 1]
        for i in range(self.p.box.track_length[number - 1]):
            german = germans[i] if i < len(germans) else None
            self.p.spaces[start + i] = self.p.box.german[german] + 1 if german else 0
        return self.changed()

    def sapper(self, *tracks: int) -> House:
        for number in tracks:
            self.p.sappers[number - 1] = 1
            self.p.stock[TOKENS.index("sapper")] -= 1
        return self.changed()

    def defense(self, **values: int) -> House:
        """defense(red=5)"""
        for colour, value in values.items():
            self.p.defense[COLOURS.index(colour)] = value
        return self.changed()

    def suppression(self, **counts: int) -> House:
        """Tokens in the suppression boxes, taken from the stock, then from the Supplies box."""
        for colour, count in counts.items():
            self.p.boxes[COLOURS.index(colour)] = count
            for _ in range(count):
                pile = self.p.stock if self.p.stock[3] else self.p.supplies
                pile[3] -= 1
        return self.changed()

    def supplies(self, **counts: int) -> House:
        """Exactly so many tokens of these kinds in the Supplies box: supplies(first_aid=1)."""
        return self._move_tokens(self.p.supplies, counts)

    def staging(self, **counts: int) -> House:
        """Exactly so many tokens of these kinds in the Staging Area."""
        return self._move_tokens(self.p.staging, counts)

    def _move_tokens(self, pile: list[int], counts: dict[str, int]) -> House:
        for name, count in counts.items():
            token = TOKENS.index(name.replace("_", "-"))
            self.p.stock[token] += pile[token] - count
            pile[token] = count
            assert self.p.stock[token] >= 0, f"not that many {name}"
        return self.changed()

    def token(self, location: int, token: str) -> House:
        """Put a token from the stock on a numbered location."""
        kind = TOKENS.index(token)
        self.p.stock[kind] -= 1
        self.p.locations[location] = kind + HOLDS
        return self.changed()

    def wreck(self, *locations: int) -> House:
        """Put Disrupted tokens on numbered locations."""
        for number in locations:
            self.p.locations[number] = WRECKED
        return self.changed()

    def hand(self, *cards: str) -> House:
        """The Soviet hand by card ids; "fog" is a Fog of War card."""
        p = self.p
        for name in cards:
            free = [*p.soviet_deck, *p.discard]
            card = next(c for c in free if c in p.box.fog) if name == "fog" else p.box.soviet[name]
            (p.soviet_deck if card in p.soviet_deck else p.discard).remove(card)
            p.hand.append(card)
        return self.changed()

    def next_cards(self, *kinds: str) -> House:
        """The next Wehrmacht cards by kind ("sniper", "ju87-4", "place-riflemen", "resupply")."""
        deck, box = self.p.wehrmacht_deck, self.p.box
        for kind in reversed(kinds):
            card = next(c for c in deck if box.wehrmacht[c].kind == kind)
            deck.remove(card)
            deck.append(card)
        return self.changed()

    def storm_card(self, name: str) -> House:
        self.p.storm = self.p.box.storm_ids.index(name)
        return self.changed()

    def tactics(self, *kinds: str) -> House:
        """These Tactics cards are in play now."""
        cards = self.p.box.tactics
        for kind in kinds:
            taken = self.p.tactics
            self.p.tactics.append(
                next(i for i, c in enumerate(cards) if c[0] == kind and i not in taken)
            )
        return self.changed()

    def next_tactics(self, *kinds: str) -> House:
        """The next cards of the Tactics deck by kind; one that was removed changes places."""
        deck, removed, box = self.p.tactics_deck, self.p.tactics_removed, self.p.box
        for kind in reversed(kinds):
            card = next(t for t in (*deck, *removed) if box.tactics[t][0] == kind)
            if card in removed:
                removed[removed.index(card)] = deck.pop(0)
            else:
                deck.remove(card)
            deck.append(card)
        return self.changed()

    def support_card(self, name: str) -> House:
        """This Operational Support card is face up; the one that was goes into the deck."""
        p, card = self.p, self.p.box.support_ids.index(name)
        p.support_deck.append(p.support_card)
        p.support_deck.remove(card)
        p.support_card = card
        return self.changed()

    def german_hand(self, *kinds: str) -> House:
        """The German player holds exactly these Wehrmacht cards."""
        p = self.p
        p.wehrmacht_deck += p.wehrmacht_hand
        p.wehrmacht_hand.clear()
        self.next_cards(*kinds)
        p.wehrmacht_hand += [p.wehrmacht_deck.pop() for _ in kinds]
        return self.changed()

    def german_tactics(self, *kinds: str) -> House:
        """The German player holds exactly these Tactics cards."""
        p = self.p
        p.tactics_deck += p.tactics_hand
        p.tactics_hand.clear()
        self.next_tactics(*kinds)
        p.tactics_hand += [p.tactics_deck.pop() for _ in kinds]
        return self.changed()

    def raided(self, *names: str) -> House:
        """These Storm Group cards have been kept for their Victory Points."""
        self.p.raids_won += [self.p.box.storm_ids.index(name) for name in names]
        return self.changed()

    def deck_played_out(self) -> House:
        """Every Wehrmacht card has been played, Milk House lies in the Storm Group box."""
        self.p.wehrmacht_played += self.p.wehrmacht_deck
        self.p.wehrmacht_deck.clear()
        return self.storm_card("milk-house")

    def next_soviet(self, *cards: str) -> House:
        """The next Soviet cards to be drawn, by id; "fog" is a Fog of War card."""
        deck, box = self.p.soviet_deck, self.p.box
        laid: list[int] = []
        for name in cards:
            free = [c for c in deck if c not in laid]
            fog = name == "fog"
            laid.append(next(c for c in free if c in box.fog) if fog else box.soviet[name])
        deck[:] = [c for c in deck if c not in laid] + laid[::-1]
        return self.changed()

    def changed(self) -> House:
        self.match._cache.clear()
        return self

    # Where in the turn we are

    def rest(self) -> House:
        """Nothing is going on; the next thing would be moves."""
        return self.at(Moves(3), phase="soviet-counters")

    def at(self, *steps: Step[Position], phase: str) -> House:
        """These steps are next, then the turn ends."""
        self.p.phase = PHASES.index(phase)
        self.p.stack[:] = [EndOfTurn(), *reversed(steps)]
        return self.changed()

    def cards(self, left: int = 3) -> House:
        """Soviet Card Phase, with so many actions left."""
        return self.at(SovietActions(left), Moves(3), Actions(3), phase="soviet-cards")

    def moves(self, left: int = 3) -> House:
        return self.at(Moves(left), Actions(3), EndCounterPhase(), phase="soviet-counters")

    def actions(self, left: int = 3) -> House:
        return self.at(Actions(left), EndCounterPhase(), phase="soviet-counters")

    def turn(self) -> House:
        """The Soviet Card Phase of a whole turn, with an empty hand."""
        return self.at(
            SovietActions(3), WehrmachtPhase(), SovietCounterPhase(), phase="soviet-cards"
        )

    def planning(self) -> House:
        """The German player plans; a whole turn follows."""
        steps = SovietCardPhase(), WehrmachtPhase(), SovietCounterPhase()
        return self.at(PlanOrder(), *steps, phase="planning")

    # Making things happen

    def dice(self, *faces: int) -> House:
        """The next dice to fall."""
        given = self.match.dice
        assert isinstance(given, GivenDice)
        given.given += faces
        return self

    def happens(self, *steps: Step[Position]) -> House:
        """These steps are resolved until something is asked."""
        play = Play(self.p, self.match.dice)
        self.p.stack.extend(reversed(steps))
        settle(play)
        self.events = play.events
        self.changed()
        return self._all_dice_fell()

    def card(self, kind: str, *dice: int) -> House:
        """The Wehrmacht card is revealed (and resolved with these dice until it asks)."""
        self.next_cards(kind)
        self.p.phase = PHASES.index("wehrmacht-cards")
        self.dice(*dice)
        return self.happens(RevealCard(1))

    def resupply(self, storm: str) -> House:
        """The Resupply card with this Storm Group side is revealed."""
        p, side = self.p, self.p.box.storm_ids.index(storm)
        card = next(c for c in p.box.resupply if p.box.wehrmacht[c].storm == side)
        if card in p.wehrmacht_removed:
            other = next(c for c in p.wehrmacht_deck if c in p.box.resupply)
            p.wehrmacht_removed.append(other)
            p.wehrmacht_deck[p.wehrmacht_deck.index(other)] = card
            p.wehrmacht_removed.remove(card)
        p.wehrmacht_deck.remove(card)
        p.wehrmacht_deck.append(card)
        p.phase = PHASES.index("wehrmacht-cards")
        return self.happens(RevealCard(1))

    def bombs(self, *places: int) -> House:
        """A Ju 87 card with so many aircraft (two to four), at which nobody can fire."""
        return self.card(f"ju87-{len(places)}", *(d for n in places for d in BOMB[n]))

    def play(self, *choices: str, seat: str | None = None) -> House:
        """Make these choices one after the other (by the first waiting seat)."""
        self.events = []
        for choice in choices:
            self.events += self.match.play(seat or self.match.waiting[0], choice)
        self.sound()
        return self._all_dice_fell()

    def _all_dice_fell(self) -> House:
        given = self.match.dice
        assert isinstance(given, GivenDice)
        assert not given.given, f"dice left over: {given.given}"
        return self

    def sound(self) -> House:
        """The position is possible (nothing lost, nobody in two places)."""
        assert stavka.game("pavlov").faults(self.p) == []
        return self

    # Looking

    def offered(self, start: str = "") -> list[str]:
        """The offered choices that begin like this."""
        if not self.match.waiting:
            return []
        return [c for c in self.match.choices(self.match.waiting[0]) if c.startswith(start)]

    def refused(self, choice: str, seat: str | None = None) -> Refusal:
        """Why the choice is refused; playing it raises and changes nothing."""
        return refused(self.match, seat or self.match.waiting[0], choice)

    def asked(self) -> str | None:
        """The kind of the question now asked."""
        if not self.match.waiting:
            return None
        question = self.match.question(self.match.waiting[0])
        assert question is not None
        return question.kind

    def prompt(self, name: str) -> object:
        """What the question now asked says of this: prompt("left")."""
        question = self.match.question(self.match.waiting[0])
        assert question is not None
        return question.prompt.args[name]

    def rules_asked(self) -> tuple[str, ...]:
        """The ledger rows that the question now asked names."""
        question = self.match.question(self.match.waiting[0])
        assert question is not None
        return question.rules

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind that the last play brought."""
        return [e for e in self.events if isinstance(e, kind)]

    def where(self, counter: str) -> str:
        """A square's id, or "reserves", "stock", "out"."""
        board = self.match.view(None)["board"]
        place = board["weapons"].get(counter) or board["men"][counter]["place"]
        return str(place)

    def on_track(self, number: int) -> list[str | None]:
        """German counters of a track from the outer edge; None: empty; no trailing Nones."""
        start = self.p.box.track_start[number - 1]
        length = self.p.box.track_length[number - 1]
        lies = [
            self.p.box.german_ids[k - 1] if k else None
            for k in self.p.spaces[start : start + length]
        ]
        while lies and lies[-1] is None:
            lies.pop()
        return lies

    def is_disrupted(self, man: str) -> bool:
        return bool(self.p.disrupted[self.p.box.man[man]])

    def is_exhausted(self, man: str) -> bool:
        return bool(self.p.exhausted[self.p.box.man[man]])

    def location(self, number: int) -> str | None:
        """ "disrupted", a token's name, or None."""
        lies = self.p.locations[number]
        return None if not lies else "disrupted" if lies == WRECKED else TOKENS[lies - HOLDS]

    def in_stock(self, token: str) -> int:
        return self.p.stock[TOKENS.index(token)]

    def in_supplies(self, token: str) -> int:
        return self.p.supplies[TOKENS.index(token)]

    def in_staging(self, token: str) -> int:
        return self.p.staging[TOKENS.index(token)]

    def defense_of(self, colour: str) -> int:
        return self.p.defense[COLOURS.index(colour)]

    def box_of(self, colour: str) -> int:
        """Suppression tokens in the box of a colour."""
        return self.p.boxes[COLOURS.index(colour)]

    def germans_in_stock(self, german: str) -> int:
        return self.p.german_stock(self.p.box.german[german])

    def note(self) -> House:
        """Remember the board as it is now, for `changes`."""
        self._noted = self._board()
        return self

    def changes(self) -> dict[str, object]:
        """What lies otherwise than at the last `note`: {"men.pavlov.place": "out"}.

        Left out: the Wehrmacht cards, the phase and the score, which follow from the rest.
        """
        board = self._board()
        keys = {**self._noted, **board}
        return {k: board.get(k) for k in keys if board.get(k) != self._noted.get(k)}

    def _board(self) -> dict[str, object]:
        flat: dict[str, object] = {}
        for name, lies in self.match.view(None)["board"].items():
            if name not in FOLLOWS:
                _flatten(name, lies, flat)
        return flat

    def has_action_token(self, man: str) -> bool:
        return bool(self.p.acted[self.p.box.man[man]])

    def has_command_token(self, man: str) -> bool:
        return bool(self.p.commanded[self.p.box.man[man]])

    def left(self) -> int:
        """How many moves, actions or recovers the question says are left."""
        question = self.match.question(self.match.waiting[0])
        assert question is not None
        left = question.prompt.args["left"]
        assert isinstance(left, int)
        return left

    def chances(self, choice: str) -> dict[str, Fraction] | None:
        """What the dice may bring, with its probability: {"target-removed": Fraction(1, 2)}.

        A chance that names a space has it in its key: "space-cleared track-1-1".
        """
        odds = self.match.odds(self.match.waiting[0], choice)
        if odds is None:
            return None
        return {
            " ".join([c.result.id.removeprefix("odds-"), *map(str, c.result.args.values())]): (
                c.probability
            )
            for c in odds
        }

    @property
    def over(self) -> str | None:
        """The reason of the outcome, or None while the match goes on."""
        outcome = self.match.outcome
        return outcome.reason.id if outcome else None


def _flatten(name: str, lies: object, flat: dict[str, object]) -> None:
    if isinstance(lies, dict):
        for key, value in lies.items():
            _flatten(f"{name}.{key}", value, flat)
    else:
        flat[name] = lies


__all__ = [
    "MARKERS", "Actions", "EndOfTurn", "FreshReserves", "House", "Moves", "RevealCard", "Score",
    "SovietActions", "SovietCardPhase", "SovietCounterPhase",
]  # fmt: skip
