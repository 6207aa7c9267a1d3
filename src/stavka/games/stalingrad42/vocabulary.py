"""What the texts speak of: how each unit and command is called, and all ids that have a name.

A unit without a name of its own is called after its number and kind: `unit-rifle` makes "62nd
Rifle Division"; two under one counter are `unit-rifle-2`. The number is an id too, `no-62`, so that
each language can write it in its way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from stavka.games.stalingrad42.armies import Armies, Unit
from stavka.games.stalingrad42.components import NATIONS, SIDES, SIZES, Tables, own_edition
from stavka.games.stalingrad42.map import Feature, Terrain
from stavka.games.stalingrad42.setups import SCENARIOS, Setups
from stavka.kernel import Message, Texts, Vocabulary
from stavka.kernel.texts import source

# Whose units of a kind are called otherwise than the German ones.
OWN_WORDS = frozenset(("luftwaffe", "italy", "romania", "hungary", "slovakia", "croatia"))
ENDINGS = {1: "st", 2: "nd", 3: "rd"}
PACKAGE = __package__

QUALITIES = ("elite", "regular", "low")
DOTS = ("black", "red", "white")
MARKS = ("garrison", "frozen", "bluecher", "C", "TC", "remnant")
SETTLEMENTS = ("town", "landmark", "minor_city", "major_city")
FORTS = ("north", "south", "Rostov")
PORTS = ("Azov", "Black")
CHANGING = ("floods", "freezes")  # what a season does to ground and water
CROSSINGS = ("rail_bridge", "rail_ferry", "ferry")
WEATHERS = ("clear", "overcast", "overcast-winter", "rain", "snow")
REPLACEMENTS = ("tank", "infantry", "cavalry", "special", "ally")
PLACES = ("north", "krasnodar", "voroshilovsk")
DISPLAYS = (
    "arrivals", "waiting", "air", "reserve-armies", "supplies", "railheads", "remnants",
    "eliminated",
)  # fmt: skip


@cache
def armies() -> Armies:
    return Armies(own_edition())


@cache
def setups() -> Setups:
    return Setups(own_edition(), armies())


@cache
def voice(language: str, *, strict: bool = False) -> Texts:
    """Everything that can be said about the game in one language."""
    sources = [source("stavka", language), source(PACKAGE, language)]
    return Texts(language, sources, shared=vocabulary().shared, strict=strict)


@cache
def vocabulary() -> Vocabulary:
    shared = {unit.id: _called(unit) for unit in armies().units if _numbers(unit.number)}
    shared |= {unit.id: _nameless(unit) for unit in armies().units if _is_nameless(unit)}
    for command in commands():
        kind, _, number = command.rpartition("army-")
        if number.isdecimal():
            message = Message(f"unit-{kind}army", {"first": f"no-{number}"})
            shared[f"command-{command}"] = message
    numbers = {number for message in shared.values() for number in message.args.values()}
    for id in sorted(map(str, numbers)):
        n = int(id.removeprefix("no-"))
        shared[id] = Message(f"number-{_ending(n)}", {"number": n})
    return Vocabulary(shared=shared)


def short(unit: Unit, texts: Texts) -> str:
    """What a counter bears beside its symbol."""
    word = short_word(unit, texts)
    if not word:
        return unit.number
    return texts.name(word) if word == f"short-{unit.id}" else f"{unit.number} {texts.name(word)}"


def short_word(unit: Unit, texts: Texts) -> str:
    """The message with a counter's own words, or those after its number; empty: only the number."""
    own = f"short-{unit.id}"
    words = [own, *(f"short-{word}" for word in (unit.kind, unit.branch) if unit.number)]
    return next((word for word in words if texts.has(word)), "")


def commands() -> list[str]:
    """All armies, fronts and groups in which units begin."""
    found = {p.command for id in SCENARIOS for p in setups()[id].placements}
    return sorted(found - {""})


def things() -> Iterator[str]:
    """Every id that a view or the map's files can contain, as its name is asked for."""
    tables = Tables(own_edition())
    events = {event for turn in tables.turns.values() for event in turn.events}
    faces = {face for marker in setups().markers.values() for face in marker.sides}
    families = {
        "scenario": SCENARIOS,
        "about": SCENARIOS,
        "kind": armies().kinds,
        "branch": NATIONS,
        "nation": sorted(set(NATIONS.values())),
        "side": (*SIDES, "both", "scenario"),
        "size": [size for size in SIZES.values() if size],
        "quality": QUALITIES,
        "dot": DOTS,
        "mark": MARKS,
        "command": commands(),
        "marker": setups().markers,
        "face": sorted(faces),
        "air": _air(),
        "display": DISPLAYS,
        "season": tables.weather,
        "weather": WEATHERS,
        "turn-event": sorted(events),
        "replacement": REPLACEMENTS,
        "place": PLACES,
        "terrain": [t.name.lower() for t in Terrain if t is not Terrain.OFF_MAP],
        "feature": [f.name.lower() for f in Feature if f.name and f not in UNNAMED],
        "settlement": SETTLEMENTS,
        "crossing": CROSSINGS,
        "fort": FORTS,
        "port": PORTS,
        "ground": CHANGING,
    }
    for family, ids in families.items():
        yield from (f"{family}-{id}" for id in ids)


UNNAMED = (Feature.NONE, Feature.FREEZES)


def _air() -> list[str]:
    return sorted({id for scenario in SCENARIOS for id in setups()[scenario].air})


def _called(unit: Unit) -> Message:
    word = f"{unit.branch}-{unit.kind}" if unit.branch in OWN_WORDS else unit.kind
    numbers = [f"no-{n}" for n in _numbers(unit.number)]
    if len(numbers) == 1:
        return Message(f"unit-{word}", {"first": numbers[0]})
    return Message(f"unit-{word}-2", {"first": numbers[0], "second": numbers[1]})


def _is_nameless(unit: Unit) -> bool:
    return unit.kind == "supply" or "remnant" in unit.marks


def _nameless(unit: Unit) -> Message:
    return Message("unit-supply" if unit.kind == "supply" else f"unit-remnant-{unit.kind}")


def _numbers(text: str) -> list[int]:
    """The numbers under one counter: none if it has no plain number."""
    parts = text.split("+")
    return [int(part) for part in parts] if all(p.isdecimal() for p in parts) else []


def _ending(number: int) -> str:
    return "th" if number % 100 in (11, 12, 13) else ENDINGS.get(number % 10, "th")
