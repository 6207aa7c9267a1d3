"""The front of Stalingrad '42 as text, for the terminal: a list of stacks, not a map.

Everything comes from a view. No colour.
"""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any

from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import CLEAR, PHASES, VICTORY
from stavka.hexes import Bitset, bits
from stavka.kernel import Arg, Message, Texts

NEAR = 2  # hexes; stacks so close to an enemy stand at the front
AROUND = 4  # hexes around what moves or is attacked: nothing else matters then
WIDTH = 80
INDENT = "     "

# Every message of the sketch beside the names of units and places, with its arguments.
MESSAGES: dict[str, tuple[str, ...]] = {
    "sketch-turn": ("turn", "last", "side", "phase"),
    "sketch-over": ("turn", "last"),
    "sketch-weather": ("weather",),
    "sketch-weather-mud": ("weather",),
    "sketch-points": ("points", "goal"),
    "sketch-benchmark": ("points", "benchmark"),
    "sketch-to-move": ("count",),
    "sketch-attackers": ("count",),
    "sketch-held": ("places",),
    "sketch-none": (),
    "sketch-front": (),
    "sketch-near": ("place",),
    "sketch-stack": ("place", "side", "attack", "defence", "steps", "units"),
    "sketch-elsewhere": ("axis", "soviet"),
    "sketch-battle": ("place", "attack", "defence", "column"),
    "sketch-against": ("column",),
    "sketch-against-broken": (),
    "sketch-air": ("airs",),
    "sketch-air-at": ("air", "place"),
    "sketch-disengaging": ("place", "units"),
    "sketch-thrown": ("place", "dice"),
}


def sketch(view: dict[str, Any], texts: Texts, box: Box) -> str:
    """Turn, points, what the active side can do, and the stacks along the front, or around the
    place where units are moved or a battle is planned."""
    board = view["board"]
    stacks = _stacks(board, box)
    sides = [bits(hex for hex, whose in stacks if whose == side) for side in SIDES]
    if place := _place(board):
        shown, title = _around(1 << GRID.at(place), AROUND), _say(texts, "near", place=place)
    else:
        shown = sides[0] & _around(sides[1], NEAR) | sides[1] & _around(sides[0], NEAR)
        title = _say(texts, "front")
    behind = Counter[str]()
    for (hex, whose), units in stacks.items():
        behind[whose] += 0 if _in(shown, hex) else len(units)
    lines = [*_heading(board, texts, box), "", title]
    lines += [
        _stack(board, GRID.number(hex), whose, units, texts, box)
        for (hex, whose), units in sorted(stacks.items(), key=lambda each: _down(each[0][0]))
        if _in(shown, hex)
    ]
    lines += ["", _say(texts, "elsewhere", axis=behind["axis"], soviet=behind["soviet"])]
    return "\n".join(part for line in lines for part in _fitted(line))


def _fitted(line: str) -> list[str]:
    """What is too long for a line goes on in the next, set in."""
    return wrap(line, WIDTH, subsequent_indent=INDENT, break_on_hyphens=False) or [""]


def _place(board: dict[str, Any]) -> str:
    """Where something is done just now; empty: nowhere, or beside the map."""
    if board["battle"]:
        return str(board["battle"]["place"])
    if board["disengaging"]:
        return str(board["disengaging"]["from"])
    if board["thrown"]:
        return str(board["thrown"]["place"])
    here = str(board["moving"]["from"]) if board["moving"] else ""
    return here if here.isdecimal() else ""


def _say(texts: Texts, label: str, **args: Arg) -> str:
    return texts.say(Message(f"sketch-{label}", args))


def _around(hexes: Bitset, distance: int) -> Bitset:
    for _ in range(distance):
        hexes = GRID.spread(hexes) | hexes
    return hexes


def _in(hexes: Bitset, hex: int) -> bool:
    return bool(hexes >> hex & 1)


def _down(hex: int) -> tuple[int, int]:
    """From north to south."""
    return GRID.row(hex), GRID.column(hex)


def _stacks(board: dict[str, Any], box: Box) -> dict[tuple[int, str], list[str]]:
    """The combat units of each side in each hex."""
    found: dict[tuple[int, str], list[str]] = {}
    for id, (place, *_) in board["units"].items():
        unit = box.armies[id]
        if place.isdecimal() and unit.combat:
            found.setdefault((GRID.at(place), SIDES[unit.side]), []).append(id)
    return found


def _heading(board: dict[str, Any], texts: Texts, box: Box) -> list[str]:
    turn, last = board["turn"], box.setups[board["scenario"]].scenario.last
    side, phase = board["side"], board["phase"]
    if phase == PHASES[VICTORY]:
        lines = [_say(texts, "over", turn=turn, last=last)]
    else:
        lines = [
            _say(texts, "turn", turn=turn, last=last, side=f"side-{side}", phase=f"phase-{phase}")
        ]
    if board["season"] != "summer" or board["weather"] != CLEAR or board["mud"]:
        label = "weather-mud" if board["mud"] else "weather"
        lines.append(_say(texts, label, weather=f"weather-{board['weather']}"))
    if board["benchmark"] is None:
        lines.append(_say(texts, "points", points=board["points"], goal=board["goal"]))
    else:
        benchmark = board["benchmark"]
        lines.append(_say(texts, "benchmark", points=board["points"], benchmark=benchmark))
    vp = [GRID.number(hex) for hex in box.map.vp]
    held = tuple(hex for hex in vp if board["control"].get(hex) == SIDES[0])
    lines.append(_say(texts, "held", places=held) if held else _say(texts, "none"))
    if phase == "movement":
        lines.append(_say(texts, "to-move", count=_ready(board, box, side, ("moved",))))
    if phase == "combat":
        barred = ("attacked", "extended", "disrupted", "full-retreat")
        lines.append(_say(texts, "attackers", count=_ready(board, box, side, barred)))
        lines += _air(board, texts)
    if leaving := board["disengaging"]:
        units = tuple(leaving["units"])
        lines.append(_say(texts, "disengaging", place=leaving["from"], units=units))
    if thrown := board["thrown"]:
        lines.append(_say(texts, "thrown", place=thrown["place"], dice=tuple(thrown["dice"])))
    battle = board["battle"]
    if battle and battle["attackers"]:
        lines.append(
            _say(
                texts, "battle", place=battle["place"], attack=battle["attack"],
                defence=battle["defence"], column=f"ratio-{battle['column']}",
            )
        )  # fmt: skip
        lines += _against(battle.get("against"), texts)
    return lines


def _against(battle: dict[str, Any] | None, texts: Texts) -> list[str]:
    """What an air unit of the defender would make of an attack."""
    if battle is None:
        return []
    if not battle["lawful"]:
        return [_say(texts, "against-broken")]
    return [_say(texts, "against", column=f"ratio-{battle['column']}")]


def _air(board: dict[str, Any], texts: Texts) -> list[str]:
    """The air units that can still fly, and where they are with units."""
    ready = tuple(id for id, (state, *_) in board["air"].items() if state == "ready")
    lines = [_say(texts, "air", airs=ready)] if ready else []
    for id, (_, *place) in board["air"].items():
        lines += [_say(texts, "air-at", air=id, place=at) for at in place]
    return lines


def _ready(board: dict[str, Any], box: Box, side: str, barred: tuple[str, ...]) -> int:
    """The units of a side on the map that bear none of these marks."""
    return sum(
        SIDES[box.armies[id].side] == side and place.isdecimal() and box.armies[id].combat
        and not any(mark in barred for mark in (more[0] if more else ()))
        for id, (place, _, *more) in board["units"].items()
    )  # fmt: skip


def _stack(
    board: dict[str, Any], place: str, side: str, units: list[str], texts: Texts, box: Box
) -> str:
    """Strengths as printed on the faces that are up."""
    faces = [(box.armies[id], board["units"][id][1]) for id in units]
    return _say(
        texts, "stack", place=place, side=f"side-{side}",
        attack=sum(unit.faces[face].attack for unit, face in faces),
        defence=sum(unit.faces[face].defence for unit, face in faces),
        steps=sum(unit.steps_at(face) for unit, face in faces), units=tuple(units),
    )  # fmt: skip
