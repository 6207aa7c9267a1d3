"""The tables beside which the tests of rules are written: calibration moves the game's own, and a
test that gives dice must know what they bring."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import COMPONENTS, own_edition
from stavka.kernel import Edition

RESULTS = {
    "1-3": "A1 A1 A1 A1 A1 EX",
    "1-2": "A1 A1 A1 A1 EX EX",
    "1-1": "A1 A1 A1 EX EX DRX",
    "2-1": "A1 A1 EX EX DRX A1/DR2",
    "3-1": "A1 EX DRX DRX DR2 DR2",
    "4-1": "EX DRX DR2 DR2 D1 D1",
    "5-1": "A1/DR2 DR2 DR2 D1 D1 DR4",
    "6-1": "A1/D1 DR2 DR2 D1 DR4 DS",
    "7-1": "A1/D1 DR2 D1 DR4 DS DS",
}
ADVANCES = {
    "1-3": [0, 0, 0, 0, 0, 0],
    "1-2": [0, 0, 0, 0, 0, 0],
    "1-1": [0, 0, 0, 0, 0, 2],
    "2-1": [0, 0, 0, 0, 2, 2],
    "3-1": [0, 0, 2, 2, 2, 2],
    "4-1": [0, 2, 2, 2, 3, 3],
    "5-1": [2, 3, 3, 3, 3, 4],
    "6-1": [2, 3, 3, 3, 4, 4],
    "7-1": [2, 3, 3, 4, 4, 4],
}
DEFENCES = {
    "1-3": "none none none none none none",
    "1-2": "none none none none none none",
    "1-1": "none none none none none free",
    "2-1": "none none none none free free",
    "3-1": "none none free free free free",
    "4-1": "none free free free free free",
    "5-1": "free free free free free forbidden",
    "6-1": "free free free restricted forbidden forbidden",
    "7-1": "restricted restricted restricted forbidden forbidden forbidden",
}
STANDS = {
    "clear": ("F -/1", "F -/-", "F -/-", "F -/-", "P -/1", "S -/1", "S 1/1"),
    "other": ("F -/1", "F -/-", "F -/-", "P -/1", "S -/1", "S 1/1", "S 1*/1"),
    "city": ("F -/-", "F -/1", "F -/1", "P -/1", "S -/1", "S 1/1", "S 1*/-"),
}


@cache
def fixed_edition() -> Edition:
    found: dict[str, object] = {}
    for column in RESULTS:
        found[f"crt.{column}.results"] = RESULTS[column].split()
        found[f"crt.{column}.advance"] = ADVANCES[column]
        found[f"crt.{column}.defence"] = DEFENCES[column].split()
    for ground, cells in STANDS.items():
        found |= {f"determined-defence.{ground}.{die}": cell for die, cell in enumerate(cells, 1)}
    return own_edition().override(found, COMPONENTS)


@cache
def fixed_box() -> Box:
    """With the real map."""
    return Box(fixed_edition())
