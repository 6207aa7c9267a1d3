"""Scenario files: battles that a user writes in TOML, played like the built-in ones. [1.5a]

A file has a table `scenario` and, unless that names a built-in map, a table `map`. What it says
takes the place of the edition's scenario `own-scenario` and map `own`, so a match carries its
scenario wherever it goes: into journals, saved matches and to other players.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stavka.kernel import BadEdition, BadScenario, Edition
from stavka.kernel.edition import line_of

if TYPE_CHECKING:
    from stavka.games.tanks import TankBattle

LINE_LENGTH = 2000  # a name with very many parts takes TOML long to read
PLACES = {"scenario": "scenarios.own-scenario", "map": "maps.own"}
# What a file need not say.
DEFAULTS: dict[str, dict[str, Any]] = {
    "scenario": {
        "map": "own", "turns": 8, "last": 0, "soviet": [], "german": [], "hidden": [],
        "hiding": [], "victory": "destruction", "side": "", "count": 0, "goals": [], "worth": 0,
        "handicap": [0, 0], "ammo": 0, "depots": [], "wire": [],
    },
    "map": {
        "rows": [], "roads": [], "ways": [], "joints": [], "german": "west", "soviet": "east",
    },
}  # fmt: skip

TEMPLATE = """\
# A scenario for Tank Battle. Check and play it:
#
#   stavka scenario check tanks {file}
#   stavka play tanks --scenario own-scenario --edition {file}

game = "tanks"

[scenario]
# After so many turns the battle is decided. With `last` it goes on until then if it is not.
turns = 8

# A unit card and the hex it starts on. `stavka edition show tanks` lists all cards.
soviet = ["t34 0309", "t26 0509"]
german = ["pz3g 0201", "pz2 0401", "pz2 0601"]

# How it is won: "destruction" (cost of enemies destroyed, and `worth` points for each goal held
# alone), "exit" (`count` platoons of `side` leave the map by the goals) or "hold" (all goals).
victory = "destruction"
goals = ["0305"]
worth = 30

# Points that the Soviets and the Germans begin with.
handicap = [0, 0]

# Units that begin in ambush: card, hex, hex faced, kill zone. With `hiding` their player places
# them on any of these hexes.
hidden = []
hiding = []

# What everybody begins with; 0: a full load.
ammo = 0
# Side, hex and ammunition.
depots = ["soviet 0509 12", "german 0401 12"]
# Sides of hexes.
wire = ["0306|0307"]

# Instead of this table: map = "assault" (or another built-in one) in the table above.
[map]
# Hexes are numbered by row and column, even rows lie half a hex to the right.
# . plain  b bushes  s swamp  p ploughed field  r sparse woods  f forest  c clearing in forest
# d clearing in sparse woods  l lake  k stones  o ravine  v village
rows = [
  "..b.......",
  "....r.....",
  "....v..p..",
  "..o....p..",
  "...o..r...",
  "..........",
]
# Chains of neighbouring hexes.
roads = ["0301-0302-0303-0304-0305-0306-0307-0308-0309-0310"]
# Chains along ravines and clearings: they exit to their neighbours in the chain.
ways = ["0403-0504"]
# Second numbers of hexes at a joint of boards: "0107=0801".
joints = []
"""


def is_scenario(path: Path) -> bool:
    """Whether a file has a table `scenario` or `map`; an unreadable one has none."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return any(name in data for name in PLACES)


def read(text: str, source: str, game: TankBattle) -> Edition:
    """The game's figures with this scenario in them; errors name source, line and field."""
    reader = _Reader(text, source)
    data = reader.data()
    if (meant := data.get("game", game.id)) != game.id:
        raise reader.wrong("", "game", f"is for the game {meant!r}, not {game.id!r}")
    edition, title = game.edition, Path(source).stem
    for name, value in reader.fields(data).items():
        table, _, field = name.partition(".")
        change = {f"{PLACES[table]}.{field}": value}
        try:
            edition = edition.override(change, game.components, name=title)
        except BadEdition as problem:
            raise reader.located(str(problem).removeprefix("edition: ")) from None
    try:
        game.unpack(edition)
    except BadEdition as problem:
        raise reader.located(str(problem)) from None
    return edition


class _Reader:
    """One file, and where in it something stands."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source

    def data(self) -> dict[str, Any]:
        lines = self.text.splitlines()
        for number, line in enumerate(lines, 1):
            if len(line) > LINE_LENGTH:
                what = f"longer than {LINE_LENGTH} characters"
                raise BadScenario(self.source, number, what, readable=False)
        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError) as problem:
            at = re.search(r"at line (\d+)", str(problem))
            number = int(at[1]) if at else len(lines)
            what = f"not a TOML file: {problem}"
            raise BadScenario(self.source, number, what, readable=False) from None

    def wrong(self, table: str, field: str, what: str) -> BadScenario:
        line = line_of(self.text, table, field.partition("[")[0])
        name = ".".join(filter(None, (table, field)))
        return BadScenario(self.source, line, f"{name}: {what}")

    def fields(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Every field of both tables, those that the file leaves out too."""
        for table in data:
            if table not in (*PLACES, "game", "name"):
                raise self.wrong(table, "", f"no such table; there are {', '.join(PLACES)}")
        found: dict[str, Any] = {}
        for table, defaults in DEFAULTS.items():
            given = data.get(table, {})
            if not isinstance(given, dict):
                raise self.wrong("", table, "not a table")
            for field in given:
                if field not in defaults:
                    raise self.wrong(
                        table, field, f"no such field; there are {', '.join(defaults)}"
                    )
            found |= {f"{table}.{field}": v for field, v in ({**defaults, **given}).items()}
        self.complete(found, data)
        return found

    def complete(self, found: dict[str, Any], data: Mapping[str, Any]) -> None:
        if "scenario" not in data:
            raise BadScenario(self.source, 0, "it has no table scenario")
        if "map" in data and found["scenario.map"] != "own":
            raise self.wrong("scenario", "map", "the file has a table map, too: leave one out")
        if "map" not in data:
            if found["scenario.map"] == "own":
                raise self.wrong("scenario", "", "no map: add a table map, or name a built-in one")
            for field in [name for name in found if name.startswith("map.")]:
                del found[field]
        if not found["scenario.last"]:
            found["scenario.last"] = found["scenario.turns"]

    def located(self, problem: str) -> BadScenario:
        """A problem of the figures, told in the words of the file."""
        for table, place in PLACES.items():
            if problem.startswith(f"{place}."):
                field, _, what = problem[len(place) + 1 :].partition(": ")
                return self.wrong(table, field, what)
        return BadScenario(self.source, 0, problem)
