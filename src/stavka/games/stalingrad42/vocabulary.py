"""What the texts speak of: how each unit and command is called, and all ids that have a name.

A unit without a name of its own is called after its number and kind: `unit-rifle` makes "62nd
Rifle Division"; two under one counter are `unit-rifle-2`. The number is an id too, `no-62`, so that
each language can write it in its way. What an owner of the box has added and no text knows is
called as it is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from stavka.games.stalingrad42.aims import MESSAGES as AIMS
from stavka.games.stalingrad42.armies import Unit
from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.components import NATIONS, ODDS, POINTS, SIDES, SIZES, AirRow
from stavka.games.stalingrad42.counting import COUNTS
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.history import history
from stavka.games.stalingrad42.map import Feature, Terrain, river_id, the_map
from stavka.games.stalingrad42.position import (
    AREAS,
    MASKS,
    ORDERS,
    PHASES,
    VICTORY,
    WEATHERS,
    box_id,
)
from stavka.games.stalingrad42.reasons import REASONS
from stavka.games.stalingrad42.rules.air import HOW
from stavka.games.stalingrad42.rules.defence import (
    AGAIN,
    CITY,
    DESPERATE,
    DETERMINED,
    EASED,
    FAILED,
    HELD,
    WITHDRAWN,
)
from stavka.games.stalingrad42.rules.disengagement import RESULTS
from stavka.games.stalingrad42.rules.fighting import EFFECTS, result_id
from stavka.games.stalingrad42.rules.modifiers import REASONS as WEIGHED
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.trains import MODE as RAIL
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.games.stalingrad42.sketch import MESSAGES as SKETCH
from stavka.hexes import members
from stavka.kernel import Message, Texts, Vocabulary
from stavka.kernel.texts import source
from stavka.kernel.words import Arg

# Whose units of a kind are called otherwise than the German ones.
OWN_WORDS = frozenset(("luftwaffe", "italy", "romania", "hungary", "slovakia", "croatia"))
ENDINGS = {1: "st", 2: "nd", 3: "rd"}
PACKAGE = __package__
# What stays Latin in Russian: Roman numbers, the letters of entry areas, results of the combat
# table.
LATIN = frozenset(("I", "IV", "VIII", *AREAS[:-1], "DR", "DRX", "DS", "EX"))

QUALITIES = ("elite", "regular", "low")
DOTS = ("black", "red", "white")
MARKS = ("garrison", "frozen", "bluecher", "C", "TC", "remnant")
SETTLEMENTS = ("town", "landmark", "minor_city", "major_city")
FORTS = ("north", "south", "Rostov")
PORTS = ("Azov", "Black")
CHANGING = ("floods", "freezes")  # what a season does to ground and water
CROSSINGS = ("rail_bridge", "rail_ferry", "ferry")
PLACES = ("north", "krasnodar", "voroshilovsk")
DISPLAYS = (
    "arrivals", "waiting", "air", "reserve-armies", "supplies", "railheads", "remnants",
    "eliminated",
)  # fmt: skip


@cache
def voice(language: str, *, strict: bool = False) -> Texts:
    """Everything that can be said about the game in one language."""
    return voice_of(own_box(), language, strict=strict)


def voice_of(box: Box, language: str, *, strict: bool = False) -> Texts:
    """The same with the units of an edition."""
    sources = [source("stavka", language), source(PACKAGE, language)]
    shared = names(box, Texts(language, sources).has)
    return Texts(language, sources, shared=shared, strict=strict)


def names(box: Box, known: Callable[[str], bool]) -> dict[str, Message]:
    """The message by which each unit, command and air unit is called that has none of its own."""
    found = {unit.id: _called(unit, known) for unit in box.armies.units}
    found |= {f"command-{id}": _led(id) for id in commands(box)}
    found |= {id: _as_printed(air.name) for id, air in air_units(box).items()}
    found = {id: message for id, message in found.items() if not (known(id) or known(f"name-{id}"))}
    numbers = {str(n) for message in found.values() for n in message.args.values()}
    for id in sorted(n for n in numbers if n.startswith("no-")):
        n = int(id.removeprefix("no-"))
        found[id] = Message(f"number-{_ending(n)}", {"number": n})
    return found


def short(unit: Unit, texts: Texts) -> str:
    """What a counter bears beside its symbol."""
    word = short_word(unit, texts)
    if not word:
        return unit.number or ("" if _is_nameless(unit) else unit.name)
    return texts.name(word) if word == f"short-{unit.id}" else f"{unit.number} {texts.name(word)}"


def short_word(unit: Unit, texts: Texts) -> str:
    """The message with a counter's own words, or those after its number; empty: only the number."""
    own = f"short-{unit.id}"
    words = [own, *(f"short-{word}" for word in (unit.kind, unit.branch) if unit.number)]
    return next((word for word in words if texts.has(word)), "")


def commands(box: Box) -> list[str]:
    """All armies, fronts and groups in which units begin."""
    found = {p.command for id in SCENARIOS for p in box.setups[id].placements}
    return sorted(found - {""})


def air_units(box: Box) -> dict[str, AirRow]:
    """Those that fly in any of the scenarios."""
    return {id: air for scenario in SCENARIOS for id, air in box.setups[scenario].air.items()}


def things(box: Box) -> Iterator[str]:
    """Every id that a view or the map's files can contain, as its name is asked for."""
    tables, setups = box.tables, box.setups
    events: set[str] = {event for turn in tables.turns.values() for event in turn.events}
    events |= {e for id in SCENARIOS for due in setups[id].events.values() for e in due}
    faces = {face for marker in setups.markers.values() for face in marker.sides}
    families = {
        "scenario": SCENARIOS,
        "about": SCENARIOS,
        "kind": box.armies.kinds,
        "branch": NATIONS,
        "nation": sorted(set(NATIONS.values())),
        "side": (*SIDES, "both", "scenario"),
        "size": [size for size in SIZES.values() if size],
        "quality": QUALITIES,
        "dot": DOTS,
        "mark": MARKS,
        "command": commands(box),
        "marker": setups.markers,
        "face": sorted(faces),
        "display": DISPLAYS,
        "history": history(),
        "season": tables.weather,
        "weather": WEATHERS,
        "turn-event": sorted(events),
        "replacement": POINTS,
        "place": PLACES,
        "terrain": [t.name.lower() for t in Terrain if t is not Terrain.OFF_MAP],
        "feature": [f.name.lower() for f in Feature if f.name and f not in UNNAMED],
        "settlement": SETTLEMENTS,
        "crossing": CROSSINGS,
        "fort": FORTS,
        "port": PORTS,
        "ground": CHANGING,
        "battle": WEIGHED,
        "defence": ("support", "elite", "low", "restricted"),
        "disengagement": ("mobile", "disrupted"),
    }
    yield from sorted(air_units(box))
    yield "hidden"  # where who is in a box is for the enemy
    for family, ids in families.items():
        yield from (f"{family}-{id}" for id in ids)


UNNAMED = (Feature.NONE, Feature.FREEZES)


def _is_nameless(unit: Unit) -> bool:
    return unit.kind == "supply" or "remnant" in unit.marks


def _called(unit: Unit, known: Callable[[str], bool]) -> Message:
    if _is_nameless(unit):
        if unit.kind == "supply":
            return Message("unit-supply-immobile" if unit.immobile else "unit-supply")
        return Message(f"unit-remnant-{unit.kind}")
    word = f"{unit.branch}-{unit.kind}" if unit.branch in OWN_WORDS else unit.kind
    if unit.kind == "reserve-army":  # not one of the reserve armies that units begin in
        word = "masked-army"
    ids = [f"no-{n}" for n in _numbers(unit.number)]
    message = Message(
        f"unit-{word}" if len(ids) == 1 else f"unit-{word}-2",
        dict(zip(("first", "second"), ids, strict=False)),
    )
    return message if 0 < len(ids) < 3 and known(message.id) else _as_printed(unit.name)


def _led(command: str) -> Message:
    kind, _, number = command.rpartition("army-")
    if number.isdecimal():
        return Message(f"unit-{kind}army", {"first": f"no-{number}"})
    return _as_printed(command)


def _as_printed(name: str) -> Message:
    return Message("unit-as-printed", {"name": name})


def _numbers(text: str) -> list[int]:
    """The numbers under one counter: none if it has no plain number."""
    parts = text.split("+")
    return [int(part) for part in parts] if all(p.isdecimal() for p in parts) else []


def _ending(number: int) -> str:
    return "th" if number % 100 in (11, 12, 13) else ENDINGS.get(number % 10, "th")


# What is said while the game is played


def vocabulary(box: Box) -> Vocabulary:
    """Names of units, places and odds, and what each argument of a message can be."""
    texts = Texts("en", [source(PACKAGE, "en")])
    shared = names(box, texts.has) | _places() | _ratios()
    words = [short_word(unit, texts) for unit in box.armies.units]
    words += [f"short-{id}" for id in air_units(box) if texts.has(f"short-{id}")]
    named = (*box.armies.ids, *things(box), *filter(None, words))
    return Vocabulary(shared, _domains(box), _messages(), named, latin=LATIN)


def towns(language: str) -> str:
    """A Fluent text of the places on the map, made of the map's own names."""
    return "\n".join(
        f"town-{GRID.number(place.hex)} = {place.name_ru if language == 'ru' else place.name}"
        for place in the_map().places
    )


def _places() -> dict[str, Message]:
    """A hex is named by its number, with the town in it."""
    known = {place.hex for place in the_map().places}
    found = {}
    for hex in members(the_map().on_map):
        number = GRID.number(hex)
        keys = ("column-tens", "column", "row-tens", "row")
        digits: dict[str, Arg] = dict(zip(keys, map(int, number), strict=True))
        if hex in known:
            found[number] = Message("name-town", {"town": f"town-{number}", **digits})
        else:
            found[number] = Message("name-hex", digits)
    return found


def _ratios() -> dict[str, Message]:
    ratios = [(1, n) for n in range(2, 25)] + [(n, 1) for n in range(1, 45)]
    return {
        f"ratio-{one}-{other}": Message("name-ratio", {"one": one, "other": other})
        for one, other in ratios
    }


def _domains(box: Box) -> dict[str, tuple[str, ...]]:
    units = box.armies.ids
    hexes = tuple(GRID.number(hex) for hex in members(the_map().land))
    areas = tuple(f"area-{name}" for name in AREAS)
    every = (*hexes, *areas)
    stands = (HELD, CITY, EASED, WITHDRAWN, FAILED, AGAIN)
    whats = (*map(result_id, EFFECTS), *stands, *RESULTS.values())
    return {
        "unit": units,
        "units": units,
        "other": units,
        "host": units,
        "box": tuple(box_id(marker) for marker in range(MASKS)),
        "remnant": units,
        "supply": units,
        "attackers": units,
        "defenders": units,
        "place": every,
        "places": every,
        "path": every,
        "side": tuple(f"side-{side}" for side in SIDES),
        "phase": tuple(f"phase-{phase}" for phase in PHASES[:VICTORY]),
        "weather": tuple(f"weather-{weather}" for weather in WEATHERS),
        "mode": tuple(f"mode-{mode}" for mode in (*MODES, RAIL)),
        "order": tuple(dict.fromkeys(f"order-{order}" for order in ORDERS)),
        "group": tuple(f"fort-{group}" for group in FORTS),
        "odds": tuple(_ratios()),
        "column": tuple(f"ratio-{column}" for column in (*ODDS, "10-1")),
        "shifts": tuple(f"battle-{reason}" for reason in WEIGHED),
        "result": tuple(map(result_id, EFFECTS)),
        "what": whats,
        "whats": whats,
        "how": (DETERMINED, DESPERATE, *HOW),
        "river": tuple(map(river_id, sorted(the_map().rivers))),
        "air": tuple(sorted(air_units(box))),
        "airs": tuple(sorted(air_units(box))),
        "replacement": POINTS,
        "army": tuple(box.setups["campaign"].reserve_armies),
        "by": units,
        "kind": tuple(f"kind-{kind}" for kind in box.armies.kinds),
    }


def _messages() -> dict[str, tuple[str, ...]]:
    return {
        # How the campaign changes the armies, for those who look at it.
        "change-withdraw-units": ("units",),
        "change-withdraw-kind": ("kind", "count", "steps"),
        "change-withdraw-both": ("units", "kind", "count", "steps"),
        "change-exchange": ("units", "unit"),
        "change-return": ("kind", "count"),
        "unit-as-printed": ("name",),
        "odds-battle": ("what",),
        "odds-battle-choice": ("what",),
        "odds-defence": ("what", "own", "enemy"),
        "odds-disengagement": ("what",),
        "outcome-goal": ("points", "turn"),
        "outcome-time": ("points", "turn"),
        "outcome-ahead": ("points", "turn"),
        "outcome-behind": ("points", "turn"),
        "outcome-gate": ("points", "turn"),
        "outcome-stalingrad": ("points", "turn"),
        **{f"count-{name}": () for name in COUNTS},
        **REASONS,
        **SKETCH,
        **AIMS,
    }
