"""A builder of battles: a test reads like a referee's note.

    battle = Battle("t34 0505", "pz2 0507", terrain={"0505": "sparse-woods"})
    battle.dice(2, 2, 3, 4, 5, 6)
    battle.turn("pz2-1 fire t34-1", "t34-1 wait")
    assert battle.protection("t34-1") == 2

The field is an open plain of 14 by 10 hexes, numbered RRCC, even rows shifted to the right, unless
`terrain`, `rows` or a built-in `scenario` say otherwise. Platoons are given as "card hex"; their
ids are `card-number` in the order given (`t34-1`, `t34-2`, `pz2-1`).

Orders are short texts, written for whichever seat commands the unit:

    "t34-1 march 0506 0507"                 a route, hex by hex
    "t34-1 attack pz2-1 0506 0507"          the target, then the route; none if they are tied
    "t34-1 move-fire pz2-1 0506* 0507"      the hex marked * is the one to fire from; a lone *
                                            before the route is the start
    "t34-1 fire pz2-1"  "t34-1 suppress pz2-1"
    "t34-1 defend 0506 3"  "t34-1 ambush 0506 2"   hex faced and kill zone; zone 0: its own hex
    "t34-1 turn 0506"  "t34-1 rally t34-2"  "t34-1 resupply 4"  "t34-1 wait"

`pytestmark = BOTH_SIDES` has the tests of a module run twice, the second time with the cards of
both armies changed round: the T-34 is German then and stands behind the Pz.Kpfw.III in every list.
Such tests name seats by their units (`battle.seat("t34-1")`) and dice that fall together by who
throws them (`battle.dice_of`).

`turn(*orders)` writes them, makes everybody ready and executes until a question is asked or the
next turn begins. Every die that falls must be given with `dice`, and all that are given must fall.
`refused(order)` gives the refusal of the first piece of an order that cannot be written.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import pytest

import stavka
from stavka.games.tanks import GAME
from stavka.games.tanks.components import SIDES
from stavka.games.tanks.events import ShotFired
from stavka.games.tanks.position import FLAGGED, GONE, LURKING, SHAKEN, Order, Position
from stavka.kernel import Edition, Event, Match, Play, Refusal, Step
from stavka.kernel.steps import settle
from stavka.testing import GivenDice, refused

E = TypeVar("E", bound=Event)
COLUMNS, ROWS = 14, 10
BOTH_SIDES = pytest.mark.usefixtures("both_sides")
FOLLOWS = ("asking", "phase", "points", "ready", "turn")  # not told by `changes`


class Sides:
    """Whether battles begin with the armies changed round; see the fixture `both_sides`."""

    swapped = False

    @classmethod
    def other(cls, side: str) -> str:
        """The army that stands for this one."""
        return SIDES[1 - SIDES.index(side)] if cls.swapped else side


class Battle:
    """A match in which a test arranges the field and gives the dice.

    `units`: "card hex". `terrain`: hex -> its name. `rows`: a whole map in letters instead. `roads`
    and `ways` (of ravines and clearings): "0505-0506". `wire`: "0505|0506". `depots`: "soviet 0505
    12". `figures`: components as a test wants them, {"units.t34.march": 4}. `says`: fields of the
    scenario, such as victory="hold", goals=["0508"], turns=1. With `scenario` a built-in one is
    played instead, with `options`.
    """

    def __init__(
        self,
        *units: str,
        terrain: dict[str, str] | None = None,
        rows: list[str] | None = None,
        roads: list[str] | None = None,
        ways: list[str] | None = None,
        joints: list[str] | None = None,
        figures: Mapping[str, object] | None = None,
        scenario: str | None = None,
        options: dict[str, object] | None = None,
        seed: int = 1,
        **says: object,
    ) -> None:
        changes: dict[str, object] = dict(figures or {})
        if scenario is None:
            changes |= own_map(rows, terrain or {}, roads or [], ways or [], joints or [])
            changes |= own_scenario(units, says)
        base = changed_armies() if Sides.swapped else GAME.edition
        edition = base.override(changes, GAME.components) if changes else None
        self.match: Match[Position] = GAME.start(
            scenario or "own-scenario", seed, options or {}, edition
        )
        self.match.dice = GivenDice()
        self.events: list[Event] = []  # of the last turn, play or step
        self._noted: dict[str, object] = {}

    @property
    def p(self) -> Position:
        return self.match.position

    def unit(self, id: str) -> int:
        """The index of a platoon."""
        return self.p.ids.index(id)

    def hex(self, number: str) -> int:
        """The index of a hex."""
        found = self.p.field.find(number)
        assert found >= 0, number
        return found

    # Arranging

    def put(self, unit: str, number: str) -> Battle:
        """On this hex, even where enemies stand: they are tied then."""
        self.p.at[self.unit(unit)] = self.hex(number)
        return self.changed()

    def weaken(self, unit: str, strength: int) -> Battle:
        """So many tanks are left."""
        self.p.strength[self.unit(unit)] = strength
        return self.changed()

    def load(self, unit: str, ammo: int) -> Battle:
        """Exactly so much ammunition."""
        self.p.ammo[self.unit(unit)] = ammo
        return self.changed()

    def suppress(self, unit: str, *, flag: bool = True) -> Battle:
        """Suppressed since before this turn; without the flag, since this turn."""
        self.p.suppressed[self.unit(unit)] = FLAGGED if flag else SHAKEN
        return self.changed()

    def hit(self, unit: str, hits: int) -> Battle:
        """Its protection has taken so many hits in this turn."""
        self.p.hits[self.unit(unit)] = hits
        return self.changed()

    def hide(self, unit: str, faces: str, zone: int) -> Battle:
        """In ambush for some turns, towards this hex; with zone 0 the hex does not matter."""
        p, number = self.p, self.unit(unit)
        facing = p.field.grid.direction(p.at[number], self.hex(faces)) if zone else -1
        assert facing is not None, f"{faces} is no neighbour"
        p.hidden[number] = LURKING
        p.facing[number], p.zone[number] = facing, zone
        p.bonus[number] = p.card(number).ambush_bonus
        return self.changed()

    def turn_is(self, number: int) -> Battle:
        """It is this turn."""
        self.p.turn = number
        return self.changed()

    def changed(self) -> Battle:
        self.match._cache.clear()
        return self

    # Giving orders

    def write(self, *orders: str) -> Battle:
        """Write these orders, each by the seat that commands its unit."""
        self.events = []
        for order in orders:
            unit, pieces = self._pieces(order)
            for piece in pieces:
                self._choose(unit, piece)
        return self

    def turn(self, *orders: str) -> Battle:
        """Write these orders, everybody is ready, and they are executed until something is asked
        or the next turn begins. Units without an order wait."""
        self.write(*orders)
        return self.ready()

    def ready(self) -> Battle:
        """Every seat that still writes orders is ready."""
        while self.asked() == "give-orders":
            turn = self.p.turn
            self.events += self.match.play(self.match.waiting[0], "ready")
            if self.p.turn != turn:
                break
        return self._all_dice_fell().sound()

    def order(self, unit: str, order: Order) -> Battle:
        """Give an order as it stands, whether it is legal or not: for single steps."""
        self.p.orders[self.unit(unit)] = order
        return self.changed()

    def _pieces(self, order: str) -> tuple[str, list[str]]:
        """The unit of an order and the choices that write it."""
        unit, verb, *rest = order.split(" ")
        pieces = [f"unit {unit}"]
        if verb in ("defend", "ambush"):
            return unit, [*pieces, verb, " ".join(["face", *rest])]
        if verb == "resupply":
            return unit, [*pieces, verb, *(f"take {n}" for n in rest)]
        if verb in ("fire", "suppress", "turn", "rally", "wait"):
            return unit, [*pieces, " ".join([verb, *rest])]
        aimed = verb in ("attack", "move-fire")
        pieces.append(" ".join([verb, *rest[:aimed]]))
        for hex in rest[aimed:]:
            pieces += [f"to {hex.rstrip('*')}"] * (hex != "*")
            pieces += ["shoot-here"] * hex.endswith("*")
        return unit, [*pieces, "done"] if verb != "attack" else pieces

    def _choose(self, unit: str, piece: str) -> None:
        self.events += self.match.play(self.seat(unit), piece)

    # Making things happen

    def dice(self, *faces: int) -> Battle:
        """The next dice to fall."""
        given = self.match.dice
        assert isinstance(given, GivenDice)
        given.given += faces
        return self

    def dice_of(self, **faces: tuple[int, ...]) -> Battle:
        """The next dice to fall, by who throws them at the same moment: t34_1=shot(2, 10)."""
        thrown = {id.replace("_", "-"): dice for id, dice in faces.items()}
        for id in sorted(thrown, key=self.unit):
            self.dice(*thrown[id])
        return self

    def play(self, *choices: str, seat: str | None = None) -> Battle:
        """Make these choices one after the other (by the first waiting seat)."""
        self.events = []
        for choice in choices:
            self.events += self.match.play(seat or self.match.waiting[0], choice)
        return self._all_dice_fell().sound()

    def happens(self, *steps: Step[Position]) -> Battle:
        """These steps are resolved until something is asked; what follows stays on the stack."""
        p = self.p
        play = Play(p, self.match.dice)
        p.stack.extend(reversed(steps))
        settle(play)
        self.events = play.events
        self.changed()
        return self._all_dice_fell()

    def _all_dice_fell(self) -> Battle:
        given = self.match.dice
        assert isinstance(given, GivenDice)
        assert not given.given, f"dice left over: {given.given}"
        return self

    def sound(self) -> Battle:
        """The position is possible."""
        assert GAME.faults(self.p) == []
        return self

    # Looking

    def seat(self, unit: str) -> str:
        """Who commands a platoon."""
        return self.p.seats[self.p.owner[self.unit(unit)]]

    def at(self, unit: str) -> str:
        """The number of its hex, or "destroyed", "captured", "merged", "left"."""
        at = self.p.at[self.unit(unit)]
        return GONE[at] if at < 0 else self.p.field.number(at)

    def strength(self, unit: str) -> int:
        return self.p.strength[self.unit(unit)]

    def ammo(self, unit: str) -> int:
        return self.p.ammo[self.unit(unit)]

    def protection(self, unit: str) -> int:
        """What is left of it in this turn, cover included."""
        return self.p.protection(self.unit(unit))

    def steadfastness(self, unit: str) -> int:
        return self.p.steadfastness(self.unit(unit))

    def is_suppressed(self, unit: str) -> bool:
        return bool(self.p.suppressed[self.unit(unit)])

    def has_flag(self, unit: str) -> bool:
        """The flag is crossed out: suppressed since before this turn."""
        return self.p.suppressed[self.unit(unit)] == FLAGGED

    def in_ambush(self, unit: str) -> bool:
        return bool(self.p.hidden[self.unit(unit)])

    def facing(self, unit: str) -> str | None:
        """The hex that its sector points to."""
        number = self.unit(unit)
        facing, at = self.p.facing[number], self.p.at[number]
        return (
            self.p.field.number(self.p.field.grid.neighbours[at][facing]) if facing >= 0 else None
        )

    def zone(self, unit: str) -> int:
        return self.p.zone[self.unit(unit)]

    def depot(self, number: int = 0) -> int:
        """The ammunition in a depot."""
        return self.p.depots[number]

    def wire(self) -> list[str]:
        """The hex sides with wire: "0505|0506"."""
        field = self.p.field
        return ["|".join(map(field.number, divmod(side, field.size))) for side in self.p.wire]

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind that the last turn or play brought."""
        return [e for e in self.events if isinstance(e, kind)]

    def shot_of(self, unit: str) -> ShotFired:
        """The one shot of a unit in the last turn or play."""
        (shot,) = [e for e in self.told(ShotFired) if e.unit == unit]
        return shot

    def log(self) -> list[str]:
        """The kinds of all events of the last turn or play, in their order."""
        return [type(e).__name__ for e in self.events]

    def asked(self) -> str | None:
        """The kind of the question now asked, to whoever waits first."""
        if not self.match.waiting:
            return None
        question = self.match.question(self.match.waiting[0])
        assert question is not None
        return question.kind

    def offered(self, unit: str | None = None, start: str = "") -> list[str]:
        """The choices that begin like this: of the question now asked, or the orders that may be
        written for a unit: offered("t34-1", "fire")."""
        if unit is None:
            choices = self.match.choices(self.match.waiting[0])
        else:
            fork, seat = self.match.fork(), self.seat(unit)
            fork.play(seat, f"unit {unit}")
            choices = fork.choices(seat)
        return [c for c in choices if c.startswith(start)]

    def hexes(self, order: str) -> list[str]:
        """Where a route may go next: hexes("t34-1 march 0506")."""
        unit, pieces = self._pieces(order)
        fork, seat = self.match.fork(), self.seat(unit)
        for piece in pieces:
            if piece != "done":
                fork.play(seat, piece)
        return [c.args[0] for c in fork.choices(seat) if c.verb == "to"]

    def allowed(self, order: str) -> bool:
        """Whether an order can be written whole."""
        return self._refusal(order) is None

    def refused(self, order: str) -> Refusal:
        """Why an order is refused at the first piece that cannot be written; nothing changes."""
        refusal = self._refusal(order)
        assert refusal is not None, f"{order!r} is legal"
        return refusal

    def _refusal(self, order: str) -> Refusal | None:
        unit, pieces = self._pieces(order)
        fork, seat = self.match.fork(), self.seat(unit)
        for piece in pieces:
            reason = fork.why_not(seat, piece)
            if reason is not None:
                with pytest.raises(stavka.IllegalChoice):
                    fork.play(seat, piece)
                return reason
            fork.play(seat, piece)
        return None

    def why_not(self, choice: str, seat: str | None = None) -> Refusal:
        """Why a choice is refused now; playing it raises and changes nothing."""
        return refused(self.match, seat or self.match.waiting[0], choice)

    def seen(self, unit: str, seat: str | None) -> dict[str, Any]:
        """A platoon in the view of a seat (None: a spectator)."""
        found: dict[str, Any] = self.match.view(seat)["board"]["units"][unit]
        return found

    def sees(self, one: str, other: str) -> bool:
        """Whether there is a line of sight between two hexes, six hexes long at most."""
        return bool(self.p.field.seen(self.hex(one), 6) >> self.hex(other) & 1)

    def note(self) -> Battle:
        """Remember the field as it is now, for `changes`."""
        self._noted = self._board()
        return self

    def changes(self) -> dict[str, object]:
        """What differs from the last `note`: {"t34-1.place": "0506"}. Orders are left out."""
        board = self._board()
        keys = {**self._noted, **board}
        return {k: board.get(k) for k in keys if board.get(k) != self._noted.get(k)}

    def _board(self) -> dict[str, object]:
        board = self.match.view(None)["board"]
        flat: dict[str, object] = {
            f"{id}.{name}": value
            for id, unit in board["units"].items()
            for name, value in unit.items()
            if name != "order"
        }
        return flat | {k: v for k, v in board.items() if k not in (*FOLLOWS, "units")}

    @property
    def over(self) -> str | None:
        """The reason of the outcome, or None while the battle goes on."""
        outcome = self.match.outcome
        return outcome.reason.id if outcome else None

    @property
    def winners(self) -> tuple[str, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.winners


def own_map(
    rows: list[str] | None,
    terrain: dict[str, str],
    roads: list[str],
    ways: list[str],
    joints: list[str],
) -> dict[str, object]:
    """The changes of an edition that make this map."""
    lines = [list(row) for row in rows or ["." * COLUMNS] * ROWS]
    codes = {name: kind["code"] for name, kind in GAME.edition.figures["terrain"].items()}
    for number, name in terrain.items():
        lines[int(number[:2]) - 1][int(number[2:]) - 1] = codes[name]
    return {
        "maps.own.rows": ["".join(line) for line in lines],
        "maps.own.roads": roads,
        "maps.own.ways": ways,
        "maps.own.joints": joints,
    }


def own_scenario(units: tuple[str, ...], says: dict[str, object]) -> dict[str, object]:
    """The changes of an edition that make this scenario. An army without units gets one far off,
    so that nothing is over before it begins."""
    sides = {id: card["side"] for id, card in GAME.edition.figures["units"].items()}
    armies: dict[str, list[str]] = {side: [] for side in SIDES}
    for unit in units:
        armies[sides[unit.split(" ")[0]]].append(unit)
    armies["soviet"] = armies["soviet"] or ["t60 1014"]
    armies["german"] = armies["german"] or ["p35 1014"]
    armies = {Sides.other(side): army for side, army in armies.items()}
    said: dict[str, object] = {**armies, "turns": 10, "last": 10} | says
    return {f"scenarios.own-scenario.{name}": value for name, value in said.items()}


@cache
def changed_armies() -> Edition:
    """The edition in which every card belongs to the other army."""
    figures = GAME.edition.figures
    changes: dict[str, object] = {
        f"units.{id}.side": Sides.other(card["side"]) for id, card in figures["units"].items()
    }
    for id, scenario in figures["scenarios"].items():
        changes |= {f"scenarios.{id}.{side}": scenario[Sides.other(side)] for side in SIDES}
        if scenario["side"]:
            changes[f"scenarios.{id}.side"] = Sides.other(scenario["side"])
    return GAME.edition.override(changes, GAME.components)
