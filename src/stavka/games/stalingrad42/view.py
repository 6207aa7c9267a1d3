"""A scenario as one looks at it before it is played: every unit where it begins or when it comes,
and what lies beside the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavka.games.stalingrad42 import vocabulary as words
from stavka.games.stalingrad42.armies import Armies, Face, Unit
from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.components import (
    AXIS,
    SIDES,
    TURNS,
    ChangeRow,
    LaidRow,
    TurnRow,
    read,
)
from stavka.games.stalingrad42.geo import GRID, SHEETS
from stavka.games.stalingrad42.history import history_of
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import CLEAR, OVERCAST
from stavka.games.stalingrad42.rules.air import flying
from stavka.games.stalingrad42.setups import NORTH, Placement, Setup
from stavka.hexes import Bitset, members
from stavka.kernel import LANGUAGES, Message, Texts
from stavka.kernel.words import Arg

Json = dict[str, Any]

# What befalls only scenarios that are played with a chapter of the rules.
CHAPTERS = {
    "reserve-armies": "31",
    "reserve-army-8": "31",
    "withdraw-infantry": "32",
    "withdraw-panzer": "32",
    "withdraw-rfss": "32",
    "withdraw-barbo": "32",
    "wiking": "32",
    "27-panzer": "32",
    "convert-tank-corps": "32",
    "guards-tank-corps": "32",
    "vasilevsky": "33",
    "maskirovka": "34",
}
FIGURES = ("name", "number", "kind", "size", "faces", "steps", "quality", "dot", "free", "marks")


def view(box: Box, scenario: str, language: str) -> Json:
    """Everything that the board shows of a scenario, but for the map."""
    setup = box.setups[scenario]
    voices = {each: _voice(box, each) for each in LANGUAGES}
    texts = voices.pop(language)
    row = setup.scenario
    return {
        "scenario": scenario,
        "title": texts.name(f"scenario-{scenario}"),
        "about": texts.name(f"about-{scenario}"),
        "first": row.first,
        "last": row.last,
        "begins": row.from_half,
        "goal": row.goal,
        "sheets": {sheet: SHEETS[sheet] for sheet in row.maps},
        "turns": [_turn(box, setup, turn) for turn in setup.turns],
        "units": {
            unit.id: _unit(box, unit, texts, *voices.values()) for unit in _units(box.armies, setup)
        },
        "placements": [_placement(box, place, setup, texts) for place in setup.placements],
        "markers": list(_markers(box, setup, texts)),
        "air": [_air(id, setup, texts) for id in setup.air],
        "history": [
            {**each, "text": texts.name(f"history-{each['id']}")}
            for each in history_of(setup, box.tables.turns)
        ],
        "changes": [_change(change, texts) for change in setup.changes.values()],
        "areas": [*_areas(setup)],
        "displays": [{**d, "label": texts.name(f"display-{d['id']}")} for d in _displays(setup)],
    }


def _voice(box: Box, language: str) -> Texts:
    return words.voice(language) if box is own_box() else words.voice_of(box, language)


# Units


def _units(armies: Armies, setup: Setup) -> list[Unit]:
    """Those that the scenario can ever need, in the order of the box."""
    found = {place.unit.index for place in setup.placements}
    found |= {unit.index for unit in (*setup.remnants, *setup.supplies)}
    found |= {armies.index[change.becomes] for change in setup.changes.values() if change.becomes}
    return [armies.units[index] for index in sorted(found)]


def _unit(box: Box, unit: Unit, texts: Texts, other: Texts) -> Json:
    return {
        "name": words.short(unit, texts),
        "label": texts.name(unit.id),
        "also": [other.name(unit.id), unit.name, *_abbreviated(box.armies, unit)],
        "number": unit.number,
        "kind": unit.kind,
        "branch": unit.branch,
        "nation": unit.nation,
        "side": SIDES[unit.side],
        "size": unit.size,
        "faces": [_face(face) for face in unit.faces],
        "steps": unit.steps,
        "quality": unit.quality,
        "dot": unit.dot,
        "free": unit.free,
        "symbol": unit.symbol,
        "mechanized": unit.mechanized,
        "support": unit.support,
        "combat": unit.combat,
        "marks": sorted(unit.marks),
        "origins": _origins(box, f"units.{unit.id}", FIGURES),
    }


def _abbreviated(armies: Armies, unit: Unit) -> list[str]:
    """As maps and orders of battle write it: 16 Pz, 16 тд."""
    kind = armies.kinds[unit.kind]
    return [f"{unit.number} {word}" for word in (kind.en, kind.ru) if unit.number and word]


def _face(face: Face) -> Json:
    return {
        "text": face.text,
        "attack": face.attack,
        "doubled": face.doubled,
        "defence": face.defence,
        "alone": face.alone,
        "movement": face.movement,
        "ready": face.ready,
        "tactical": face.tactical,
    }


def _origins(box: Box, row: str, fields: tuple[str, ...]) -> Json:
    """Where the figures come from; under "*" the origin of all that are not named."""
    all_origins = box.edition.origins
    found = {field: all_origins[f"{row}.{field}"] for field in fields}
    usual = max(set(found.values()), key=lambda origin: list(found.values()).count(origin))
    return {"*": usual, **{field: o for field, o in found.items() if o != usual}}


def _placement(box: Box, place: Placement, setup: Setup, texts: Texts) -> Json:
    found: Json = {
        "unit": place.unit.id,
        "face": place.face,
        "steps": place.steps,
        "turn": place.turn,
        "command": place.command,
        "commandLabel": texts.name(f"command-{place.command}") if place.command else "",
    }
    if place.hex:
        found["hex"] = place.hex
    else:
        found["areas"] = place.at
        found["display"] = _waits_in(place, setup)
    path = f"{place.table}.{place.unit.id}"
    found["origins"] = _origins(box, path, ("at", "turn", "face", "command"))
    return found


def _waits_in(place: Placement, setup: Setup) -> str:
    """Where a unit lies that does not begin on the map."""
    if not place.turn:
        return "waiting"
    if place.turn == setup.scenario.first and place.in_area:
        return f"area-{place.at[0]}"
    return "reserve-armies" if place.unit.kind == "reserve-army" else "arrivals"


# The turn track


def _turn(box: Box, setup: Setup, number: int) -> Json:
    tables = box.tables
    row = tables.turns[number]
    gives = tables.replacements(setup.scenario.track, number)
    return {
        "turn": number,
        "start": row.start,
        "end": row.end,
        "season": row.season,
        "weather": _weather(box, setup, number),
        "benchmark": row.benchmark if setup.scenario.automatic else 0,
        "air": _air_on(setup, number, row),
        "replacements": {name: gives.of(side) for side, name in enumerate(SIDES)},
        "events": [
            *(event for event in row.events if _happens(event, setup, number)),
            *setup.events[number],
        ],
        "origins": _origins(box, f"turns.{number}", ("start", "season", "benchmark", "events")),
    }


def _weather(box: Box, setup: Setup, number: int) -> list[str]:
    """What the six throws bring; the first turn's weather may be given."""
    given = setup.scenario.weather
    if given and number == setup.scenario.first:
        return [given] * 6
    return list(box.tables.weather[box.tables.turns[number].season].results)


def _happens(event: str, setup: Setup, number: int) -> bool:
    """Whether something on the turn track befalls this scenario too."""
    if event == "end":
        return number == setup.scenario.last
    if event == "benchmark":
        return setup.scenario.automatic
    return CHAPTERS.get(event, "") in ("", *setup.scenario.rules)


def _air_on(setup: Setup, number: int, row: TurnRow) -> Json:
    """How many air units fly in clear and in overcast weather."""
    return {weather: len(flying(setup, row, number, weather)) for weather in (CLEAR, OVERCAST)}


def _change(change: ChangeRow, texts: Texts) -> Json:
    return {
        "turn": change.turn,
        "side": change.side,
        "units": change.units,
        "becomes": change.becomes,
        "text": texts.say(_changed(change)),
    }


def _changed(change: ChangeRow) -> Message:
    units: dict[str, Arg] = {"units": tuple(change.units)}
    kind: dict[str, Arg] = {"kind": f"kind-{change.kind}", "count": change.count}
    if change.action == "exchange":
        return Message("change-exchange", {**units, "unit": change.becomes})
    if change.action == "return":
        return Message("change-return", kind)
    if not change.kind:
        return Message("change-withdraw-units", units)
    kind["steps"] = change.steps
    if change.units:
        return Message("change-withdraw-both", {**units, **kind})
    return Message("change-withdraw-kind", kind)


# Markers, areas and displays


def _markers(box: Box, setup: Setup, texts: Texts) -> Iterator[Json]:
    for name, laid in read(box.edition, "laid", LaidRow).items():
        if laid not in setup.laid:
            continue
        marker = box.setups.markers[laid.marker]
        where = "hex" if laid.at.isdecimal() else "display"
        yield {
            "marker": laid.marker,
            "label": texts.name(f"marker-{laid.marker}"),
            "state": texts.name(f"face-{marker.sides[laid.face]}"),
            "side": marker.side,
            where: laid.at,
            "face": laid.face,
            "count": laid.count,
            "turn": laid.turn,
            "confidence": box.edition.origins[f"laid.{name}.at"],
        }


def _air(id: str, setup: Setup, texts: Texts) -> Json:
    row, scenario = setup.air[id], setup.scenario
    first, last = (row.first, row.last) if scenario.air_track else (0, TURNS)
    return {
        "id": id,
        "name": texts.name(f"short-{id}") if texts.has(f"short-{id}") else row.name,
        "label": texts.name(id),
        "nation": row.nation,
        "first": max(first, scenario.first),
        "last": min(last, scenario.last),
    }


def _areas(setup: Setup) -> Iterator[Json]:
    for side, name in ((AXIS, "axis"), (1 - AXIS, "soviet")):
        for id in setup.areas(side):
            if area := the_map().areas.get(id):
                found = {"id": id, "owner": name, "hexes": _numbers(area.hexes)}
                if id == NORTH:  # entered along less of it on the first turn
                    found["first"] = _numbers(setup.edge(setup.scenario.first))
                yield {**found, "confidence": area.confidence}


def _numbers(hexes: Bitset) -> list[str]:
    return sorted(GRID.number(hex) for hex in members(hexes))


def _displays(setup: Setup) -> Iterator[Json]:
    """The boxes beside the map, with what lies in them for good."""
    placed = [p for p in setup.placements if not p.hex]
    yield {"id": "arrivals", "units": [u.unit.id for n in setup.arrivals.values() for u in n]}
    yield {"id": "waiting", "units": [p.unit.id for p in setup.waiting]}
    yield {"id": "air", "units": list(setup.air)}
    reserves = [p.unit.id for p in placed if p.unit.kind == "reserve-army"]
    yield {"id": "reserve-armies", "side": "soviet", "units": reserves}
    yield {"id": "supplies", "units": [u.id for u in setup.supplies]}
    railheads = [laid.at for laid in setup.laid if laid.marker == "railhead"]
    yield {"id": "railheads", "side": "axis", "units": [], "hexes": railheads}
    yield {"id": "remnants", "side": "axis", "units": [u.id for u in setup.remnants]}
    yield {"id": "eliminated", "units": []}
