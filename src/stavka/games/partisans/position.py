"""The position of Partisans: everything that is true now, flat and cheap to copy."""

from __future__ import annotations

from itertools import compress

from stavka.games.partisans.components import HEROES, KINDS, OFFICER, RANKS, ROLES, Box
from stavka.kernel import Position as KernelPosition

# The table on which the figure of a month lies, in cells: columns A to O, rows 1 to 11.
COLUMNS, ROWS = 15, 11
CELLS = COLUMNS * ROWS
CELL_IDS = tuple(f"{chr(ord('A') + n % COLUMNS)}{n // COLUMNS + 1}" for n in range(CELLS))
CELL = {id: n for n, id in enumerate(CELL_IDS)}
CENTRE = CELLS // 2
NOWHERE = -1


def _beside(cell: int) -> tuple[int, int, int, int]:
    column, row = cell % COLUMNS, cell // COLUMNS
    return (
        cell - COLUMNS if row else NOWHERE,
        cell - 1 if column else NOWHERE,
        cell + 1 if column < COLUMNS - 1 else NOWHERE,
        cell + COLUMNS if row < ROWS - 1 else NOWHERE,
    )


# For each cell the cells above it, to its left, to its right and below.
BESIDE = tuple(_beside(cell) for cell in range(CELLS))

# Why a camp loses turns: its leader is in bed until the month ends, it hides after a flight, or it
# rests for treatment.
LOST_TURNS = ("bedridden", "hiding", "resting")
IN_BED, HIDING, RESTING = range(3)

PHASES = ("roles", "deal", "raids", "healing", "trade", "workshop", "feeding", "attacks")
CHOOSING, DEALING, RAIDING, HEALING, TRADING, WORKSHOP, FEEDING, ATTACKING = range(8)


class Position(KernelPosition, array_like=True, kw_only=True):
    """Camps, their stores and people, and the cards on the table.

    A camp is its number in the order of the seats. Stores, people and the like of all camps are
    one flat list each.
    """

    box: Box
    seats: tuple[str, ...]
    months: int  # how many at most
    target: int  # points that win at once
    built: bool  # players lay the cards themselves
    destruction: bool  # neither months nor points end the game
    add_up: bool  # transport and full map give a card each
    short_attacks: bool  # one may attack without being able to pay
    from_fuel: bool  # fuel makes incendiaries
    rivals_fight: bool  # on one side camps may attack each other
    sides: str  # free, partisans or occupiers

    month: int = 0
    phase: int = CHOOSING
    first: int = -1  # the camp that begins this month
    camp: int = -1  # whose turn it is
    opened: int = 0  # cards in this turn

    # Camps
    heroes: list[int]  # by camp; -1: not chosen yet
    store: list[int]  # six for each camp
    people: list[int]  # three for each camp
    points: list[int]
    deaths: list[int]
    transport: bytearray
    full_map: bytearray
    fortified: bytearray
    incendiary: bytearray
    brigade: bytearray
    dominated: bytearray  # has had the points for all five
    out: bytearray
    lost: bytearray  # turns still to be lost: for each camp of each kind; in bed: 1
    sick: list[tuple[int, int, int]]  # camp, how many, water that each needs
    hurt: list[int]  # officers wounded in bare-handed fights
    leader_hurt: bytearray

    # Cards
    deck: list[int]  # not on the table; drawn from its end
    table: bytearray  # by cell: 1 + the card that lies there, or 0
    shown: bytearray  # by cell: as which card of the month it was opened; 0: face down
    carted: bytearray  # by cell: 1 if its upper edge has been doubled, 2 its lower, 3 both
    closed: int = 0  # cards on the table that are face down

    @property
    def camps(self) -> range:
        return range(len(self.seats))

    def id(self, camp: int) -> str:
        """What a camp is called."""
        return HEROES[self.heroes[camp]]

    def role(self, camp: int) -> int:
        return self.heroes[camp] % len(ROLES)

    def side(self, camp: int) -> int:
        return self.role(camp) // RANKS

    def has(self, camp: int, resource: int) -> int:
        return self.store[camp * KINDS + resource]

    def crowd(self, camp: int) -> int:
        """How many people live in a camp; its leader does not count."""
        at = camp * RANKS
        return sum(self.people[at : at + RANKS])

    def officers(self, camp: int) -> int:
        return self.people[camp * RANKS + OFFICER]

    def living(self) -> list[int]:
        return [c for c in self.camps if not self.out[c]]

    def in_order(self) -> list[int]:
        """The camps still in the game, from the first player of the month on."""
        count = len(self.seats)
        turns = ((self.first + n) % count for n in range(count))
        return [c for c in turns if not self.out[c]]

    def one_side(self) -> bool:
        """Whether all have begun on the same side."""
        return len({self.side(c) for c in self.camps}) == 1

    def allies(self, camp: int) -> list[int]:
        side = self.side(camp)
        return [c for c in self.living() if c != camp and self.side(c) == side]

    def enemies(self, camp: int) -> list[int]:
        """The camps that this one may attack at all."""
        if self.one_side():
            return [c for c in self.living() if c != camp] if self.rivals_fight else []
        side = self.side(camp)
        return [c for c in self.living() if self.side(c) != side]

    def sick_in(self, camp: int) -> int:
        return sum(count for of, count, _ in self.sick if of == camp)

    def bonuses(self, camp: int) -> int:
        return (
            self.transport[camp]
            + self.full_map[camp]
            + self.fortified[camp]
            + self.incendiary[camp]
            + self.brigade[camp]
        )

    def allowance(self, camp: int) -> int:
        """How many cards the camp may open in a turn."""
        more = self.transport[camp] + self.full_map[camp]
        return 1 + (more if self.add_up else min(more, 1))

    def cells(self) -> list[int]:
        """Where cards lie, in reading order."""
        return list(compress(range(CELLS), self.table))
