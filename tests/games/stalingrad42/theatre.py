"""A builder of positions: a test reads like a diagram of the rulebook.

    blau = Theatre("pz-24 2010", "rd-62 2011 disrupted", rivers={"2010|2011": "major"})
    blau.combat().play("attack 2011", "by pz-24")
    assert blau.battle()["odds"] == "3-1"

The map is sheet A as an empty plain unless `terrain` ("2010": "woods"), `sides` ("2010|2011":
"major road"), `forts` ("2010": "north") or `towns` say otherwise; with `real=True` it is the real
map. Units are given as "id hex" or "id area-X" with words behind: `disrupted`, `full-retreat`,
`unsupplied`, `isolated`, `reduced`, `used`, `ready`, `moved`, `entrained`, `refitted` (it bears a
replacement marker); "id eliminated" lies in that box, "id box-3" in that of a reserve army, "id
coming" comes, "rem-pz-1 2010 for pz-9" is a remnant. Nobody else is in play; air units are laid
aside until `fly` or an initial phase brings them.

Optional chapters are switched on by their names: `disengagement=True`.

`movement`, `combat`, `recovery`, `supply`, `initial`, `victory` begin that phase for a side (`axis`
unless said otherwise); `play` makes choices for whoever is asked. All dice are given with `dice`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import RAIL, ROAD, Feature, Map, Terrain, the_map
from stavka.games.stalingrad42.position import (
    AIR,
    AREA,
    BOXES,
    COMBAT,
    COMING,
    DISPLAYED,
    DISRUPTED,
    ELIMINATED,
    ENTRAINED,
    EXITED,
    FORCED,
    INITIAL,
    ISOLATED,
    MASKED,
    MASKS,
    MOVED,
    MOVEMENT,
    ORDERS,
    RECOVERY,
    REMOVED,
    SEEN,
    STOCK,
    SUPPLY_PHASE,
    UNSUPPLIED,
    UNUSED,
    Position,
    box_id,
    find_place,
    place_id,
)
from stavka.games.stalingrad42.rules.base import AskActive
from stavka.games.stalingrad42.rules.forts import AbandonForts
from stavka.games.stalingrad42.rules.sequence import CheckPoints, Phase
from stavka.games.stalingrad42.setup import set_up
from stavka.hexes import bits, members
from stavka.kernel import Choice, Event, Match, Play, Refusal
from stavka.kernel.steps import settle
from stavka.testing import GivenDice, refused
from tests.games.stalingrad42.fixed import fixed_box, fixed_edition

E = TypeVar("E", bound=Event)
WATER = {"minor": Feature.MINOR_RIVER, "major": Feature.MAJOR_RIVER, "sea": Feature.SEA,
         "lake": Feature.LAKE, "volga": Feature.VOLGA, "alpine": Feature.ALPINE}  # fmt: skip
LINES = {"road": Feature.SECONDARY_ROAD, "primary": Feature.PRIMARY_ROAD,
         "rail": Feature.RAIL_GREEN, "ferry": Feature.FERRY,
         "freezes": Feature.FREEZES}  # fmt: skip


class Drawn(Map):
    """Sheet A with what a test draws on it."""

    def __init__(
        self,
        terrain: Mapping[str, str],
        sides: Mapping[str, str],
        forts: Mapping[str, str],
        towns: tuple[str, ...],
    ) -> None:
        self.__dict__.update(the_map().__dict__)  # areas, places and the like
        self.towns = self.settled = bits(map(GRID.at, towns))
        ground = [
            Terrain.OFF_MAP if its == Terrain.OFF_MAP else Terrain.CLEAR for its in self.terrain
        ]
        for number, name in terrain.items():
            ground[GRID.at(number)] = Terrain[name.upper().replace("-", "_")]
        around = [[Feature.NONE] * 6 for _ in range(GRID.size)]
        for pair, words in sides.items():
            one, other = map(GRID.at, pair.split("|"))
            direction = GRID.direction(one, other)
            assert direction is not None, f"{pair} are no neighbours"
            for word in words.split():
                feature = (WATER | LINES)[word]
                around[one][direction] |= feature
                around[other][(direction + 3) % 6] |= feature
        self.sides = tuple(tuple(each) for each in around)
        # A road that is drawn to the edge leads on into the area.
        drawn = {GRID.at(number) for pair in sides for number in pair.split("|")}
        roads, rails = (
            bits(hex for hex in drawn if any(its & kind for its in around[hex]))
            for kind in (ROAD, RAIL)
        )
        self.areas = {
            name: replace(area, roads=area.hexes & roads, rails=area.hexes & rails)
            for name, area in self.areas.items()
        }
        self.forts = {GRID.at(number): group for number, group in forts.items()}
        self.cover(ground)


@cache
def _box(
    terrain: tuple[tuple[str, str], ...],
    sides: tuple[tuple[str, str], ...],
    forts: tuple[tuple[str, str], ...],
    towns: tuple[str, ...],
) -> Box:
    return Box(fixed_edition(), Drawn(dict(terrain), dict(sides), dict(forts), towns))


# Setting up takes longer than most tests: they get copies.
@cache
def _begun() -> Match[Position]:
    return GAME.start("fall-blau", 1)


@cache
def _set_up(box: Box, scenario: str, options: tuple[tuple[str, bool], ...]) -> Position:
    return set_up(box, scenario, **dict(options))


# Places beside the map in which a unit can be put.
BESIDE = {"eliminated": ELIMINATED, "coming": COMING} | {
    box_id(marker): MASKED - marker for marker in range(MASKS)
}


class Halt(AskActive, frozen=True):
    """Where a test stops the clock: the phase is over."""

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [Choice("halt")]


class Theatre:
    """A match in which a test arranges the units and gives the dice."""

    def __init__(
        self,
        *units: str,
        turn: int = 2,
        terrain: Mapping[str, str] | None = None,
        sides: Mapping[str, str] | None = None,
        forts: Mapping[str, str] | None = None,
        towns: tuple[str, ...] = (),
        real: bool = False,
        scenario: str = "fall-blau",
        weather: str = "clear",
        **options: bool,
    ) -> None:
        drawn = (_items(terrain), _items(sides), _items(forts))
        box = fixed_box() if real else _box(*drawn, towns)
        self.match: Match[Position] = _begun().fork()
        p = _set_up(box, scenario, tuple(sorted(options.items()))).copy()
        p.city_battles.clear()
        p.place[:] = [REMOVED if at >= 0 or at == COMING else at for at in p.place]
        for unit in p.setup.lorries[0] + p.setup.lorries[1]:
            p.place[unit] = STOCK
        p.face[:] = bytes(len(p.face))
        p.turn = turn
        p.weather = weather
        p.flooded = weather == "rain"
        p.stack = []
        self.match.position = p
        self.match.dice = GivenDice()
        self.events: list[Event] = []
        self._changed()
        for words in units:
            self.put(*words.split())

    @property
    def p(self) -> Position:
        return self.match.position

    # Arranging

    def put(self, id: str, at: str, *words: str) -> Theatre:
        p, unit = self.p, self.unit(id)
        place = BESIDE[at] if at in BESIDE else find_place(at)
        assert place is not None, at
        assert p.place[unit] != UNUSED or id in p.box.armies.index, id
        p.place[unit] = place
        if place < AREA:
            p.known[unit] |= SEEN
        if words[:1] == ("for",):
            whole = p.stands_for[unit] = self.unit(words[1])
            p.place[whole] = DISPLAYED
            words = words[2:]
        for word in words:
            match word:
                case "disrupted":
                    p.order[unit] = DISRUPTED
                case "full-retreat":
                    p.order[unit] = FORCED
                case "unsupplied":
                    p.supply[unit] = UNSUPPLIED
                case "isolated":
                    p.supply[unit] = ISOLATED
                case "reduced" | "used" | "ready":
                    p.face[unit] = 1
                case "refitted":
                    p.refits[unit] = False
                case "entrained":
                    p.known[unit] |= ENTRAINED
                case "moved":
                    p.done[unit] |= MOVED
                case _:
                    raise AssertionError(f"{word!r} says nothing of a unit")
        return self._changed()

    def holds(self, side: str, *hexes: str) -> Theatre:
        """Who controls cities and victory hexes."""
        for hex in hexes:
            self.p.axis_holds[self.p.box.held[GRID.at(hex)]] = side == "axis"
        return self._changed()

    def contests(self, *cities: str) -> Theatre:
        """Contested cities: "2011 2 axis" has a marker of the second level since the Axis came
        in; its units there forced it, and the other side controls the hex."""
        for words in cities:
            hex, level, side = words.split()
            first = SIDES.index(side)
            forced = self.p.fighting(first, GRID.at(hex))
            self.p.city_battles[GRID.at(hex)] = (int(level), *forced)
            self.holds(SIDES[1 - first], hex)
        return self._changed()

    def fly(self, *airs: str) -> Theatre:
        """Air units: "viii-fk" is ready, "viii-fk used" is not, "viii-fk with pz-9" is there."""
        p = self.p
        for words in airs:
            id, state, unit = (*words.split(), "ready", "")[:3]
            air = [*p.setup.air].index(id)
            p.air[air] = AIR.index(state)
            p.air_at[air] = self.unit(unit) if state == "with" else -1
        return self._changed()

    def give(self, **points: int) -> Theatre:
        """Replacements of the initial phase that has begun, in place of what the track gave."""
        self.p.replacements = dict(points)
        return self._changed()

    def mask(self, *armies: str) -> Theatre:
        """Markers under reserve armies: "ra-1 box-3"; the enemy knows nothing of them."""
        for words in armies:
            army, box = words.split()
            self.p.masks[self.unit(army)] = MASKED - BESIDE[box]
            self.p.suspects[self.unit(army)] = (1 << MASKS) - 1
        return self._changed()

    def dice(self, *faces: int) -> Theatre:
        self.match.dice = GivenDice(*faces)
        return self

    def _changed(self) -> Theatre:
        self.p.forget()
        self.match._cache.clear()
        return self

    # Phases

    def initial(self, side: str = "axis") -> Theatre:
        return self._begin(side, INITIAL)

    def movement(self, side: str = "axis") -> Theatre:
        return self._begin(side, MOVEMENT)

    def combat(self, side: str = "axis") -> Theatre:
        return self._begin(side, COMBAT)

    def recovery(self, side: str = "axis") -> Theatre:
        return self._begin(side, RECOVERY)

    def supply(self, side: str = "axis") -> Theatre:
        return self._begin(side, SUPPLY_PHASE)

    def short_turn(self, phase: int = MOVEMENT) -> Theatre:
        """A phase of the short turn of the Germans."""
        return self.resolve(Phase(AXIS, phase, short=True))

    def victory(self) -> Theatre:
        """The end of the Soviet turn, then the victory check."""
        return self.resolve(AbandonForts(), CheckPoints())

    def _begin(self, side: str, phase: int) -> Theatre:
        return self.resolve(Phase(SIDES.index(side), phase))

    def resolve(self, *steps: Any) -> Theatre:
        p = self.p
        p.outcome = None
        p.stack = [Halt(), *reversed(steps)]
        play = Play(p, self.match.dice)
        settle(play)
        self.events = play.events
        self.match._cache.clear()
        return self

    # Playing

    def play(self, *choices: str) -> Theatre:
        """Make choices for whoever is asked."""
        for choice in choices:
            (seat,) = self.match.waiting
            self.events = self.match.play(seat, choice)
        return self

    def seat(self) -> str:
        (seat,) = self.match.waiting
        return seat

    def offers(self, verb: str) -> list[str]:
        """What a verb is offered with, in order; [""] for one without arguments."""
        found = [c for c in self.match.choices(self.seat()) if c.verb == verb]
        return [" ".join(c.args) for c in found]

    def refused(self, choice: str) -> str:
        """The ledger row by which a choice is refused."""
        return self.refusal(choice).rule.removeprefix("stalingrad42:")

    def refusal(self, choice: str) -> Refusal:
        """Why a choice is refused; it has been tried."""
        return refused(self.match, self.seat(), choice)

    def asked(self) -> str:
        """The kind of question."""
        question = self.match.question(self.seat())
        assert question is not None
        return question.kind

    def prompt(self) -> dict[str, Any]:
        """The arguments of the question."""
        question = self.match.question(self.seat())
        assert question is not None
        return dict(question.prompt.args)

    def fight(self, result: str, target: str, *units: str) -> Theatre:
        """Fight for a hex with this result: units join one after the other, two at least, until
        the table has it in the column of their odds, and the die shows it."""
        self.play(f"attack {target}")
        for number, unit in enumerate(units, 1):
            self.play(f"by {unit}")
            if number < min(2, len(units)):
                continue
            results = self.p.box.tables.crt.get(self.battle()["column"])
            if results is not None and result in results.results and self.offers("fight"):
                return self.dice(results.results.index(result) + 1).play("fight")
        raise AssertionError(f"no {result} at {self.battle()['column']}")

    def move(self, *words: str) -> Theatre:
        """`move("pz-24", "with pz-23", "to 2010")`, then stop if they are asked again."""
        self.play(f"move {words[0]}", *words[1:])
        while self.match.waiting and self.asked() == "moving":
            self.play("stop")
        return self

    # Looking

    def unit(self, id: str) -> int:
        return self.p.box.armies.index[id]

    def at(self, id: str) -> str:
        """The hex, area or box where a unit is."""
        return place_id(self.p.place[self.unit(id)])

    def air(self, id: str) -> list[str]:
        """Where an air unit is: `ready`, or `with` and its hex."""
        found: list[str] = self.match.view(None)["board"]["air"][id]
        return found

    def order(self, id: str) -> str:
        return ORDERS[self.p.order[self.unit(id)]]

    def steps(self, id: str) -> int:
        return self.p.steps(self.unit(id)) if self.p.place[self.unit(id)] >= 0 else 0

    def supplied(self, id: str) -> bool:
        return not self.p.supply[self.unit(id)]

    def attack(self, target: str, *units: str) -> Theatre:
        """Plan an attack; nothing is fought yet."""
        return self.play(f"attack {target}", *(f"by {unit}" for unit in units))

    def battle(self) -> dict[str, Any]:
        """The battle as the screen shows it."""
        found: dict[str, Any] = self.match.view(None)["board"]["battle"]
        return found

    def counts(self, id: str) -> int:
        """What a unit counts in the battle that is planned."""
        battle = self.battle()
        values: dict[str, int] = {
            unit: value for unit, _, value, _ in (*battle["attackers"], *battle["defenders"])
        }
        return values[id]

    def shifts(self) -> dict[str, int]:
        """The columns by which the battle that is planned shifts, by reason."""
        return {reason: columns for columns, reason, _ in self.battle()["shifts"]}

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind since the last choice."""
        return [event for event in self.events if isinstance(event, kind)]

    def lost(self) -> set[str]:
        """The units that are eliminated."""
        p = self.p
        return {
            p.box.armies.ids[u] for u, at in enumerate(p.place) if BOXES.get(at) == "eliminated"
        }

    def exited(self) -> set[str]:
        return {self.p.box.armies.ids[u] for u, at in enumerate(self.p.place) if at <= EXITED}

    def zone(self, side: str) -> set[str]:
        return _numbers(self.p.field.zone(SIDES.index(side)))

    def bond_hexes(self, side: str) -> set[str]:
        return _numbers(self.p.field.bond(SIDES.index(side)).hexes)


def _numbers(field: int) -> set[str]:
    return {GRID.number(hex) for hex in members(field)}


def _items(given: Mapping[str, str] | None) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((given or {}).items()))
