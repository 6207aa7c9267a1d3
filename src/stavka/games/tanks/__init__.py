"""Tank Battle: platoons of tanks, secret orders, everything at once; for two to six players.

`rules` is the rulebook chapter by chapter, `components` and `data` what lies in the box,
`battlefield` a map made ready, `position` what is true now, `view` what each seat may see.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stavka.games.tanks import prospects, scenario_files
from stavka.games.tanks import sketch as sketches
from stavka.games.tanks import view as views
from stavka.games.tanks.aims import AIMS
from stavka.games.tanks.bot import BOTS
from stavka.games.tanks.components import COMPONENTS, SIDES, Box
from stavka.games.tanks.events import EVENTS
from stavka.games.tanks.faults import faults
from stavka.games.tanks.position import Position
from stavka.games.tanks.refusals import REFUSALS
from stavka.games.tanks.rules import (
    attack,
    close_combat,
    defence,
    ending,
    fire,
    movement,
    orders,
    preparation,
    special_orders,
    steadfastness,
    turn,
)
from stavka.games.tanks.setup import OWN_BATTLE, seats_of, set_up
from stavka.games.tanks.vocabulary import vocabulary
from stavka.kernel import (
    Challenge,
    Dice,
    Edition,
    Game,
    Level,
    Option,
    Scenario,
    Start,
    Texts,
    Vocabulary,
    steps_of,
)

BATTLES = ("training", "breakthrough", "tank-combat", "assault", "forest-road", "depots")
LARGE = ("breakthrough", "tank-combat", "assault", "depots")
# Armies divided among so many seats, Soviets first; not where one has fewer platoons.
DIVIDED = {"three": (1, 2, BATTLES), "four": (2, 2, BATTLES), "six": (3, 3, LARGE)}
MAP = Option("map", "tank-combat", values=(*BATTLES, "own"))
POINTS = Option("points", 300, low=100, high=900)

CHAPTERS = (
    preparation, turn, orders, defence, fire, attack, close_combat, special_orders, movement,
    steadfastness, ending,
)  # fmt: skip


def _scenarios() -> tuple[Scenario, ...]:
    found = [Scenario(id, SIDES) for id in BATTLES]
    for name, (soviets, germans, battles) in DIVIDED.items():
        seats = seats_of(soviets, germans)
        found += [Scenario(f"{id}-{name}", seats, of=id) for id in battles]
    found.append(Scenario(OWN_BATTLE, SIDES, (MAP, POINTS)))
    return (*found, Scenario("own-scenario", SIDES))


# Each verb of a choice and the names of its arguments.
VERBS: dict[str, tuple[str, ...]] = {
    "unit": ("unit",),
    "clear": ("unit",),
    "ready": (),
    "march": (),
    "move-fire": ("target",),
    "fire": ("target",),
    "suppress": ("target",),
    "attack": ("target",),
    "defend": (),
    "ambush": (),
    "face": ("place", "zone"),
    "turn": ("place",),
    "rally": ("target",),
    "resupply": (),
    "wait": (),
    "to": ("place",),
    "shoot-here": (),
    "done": (),
    "target": ("target",),
    "take": ("count",),
    "hide": ("place",),
    "buy": ("card",),
    "place": ("place",),
}


# First matches, from easy to hard.
FIRST: dict[Level, Start] = {
    "easy": Start("recruit"),
    "normal": Start("commander"),
    "hard": Start("commander", "tank-combat"),  # the Germans begin with points
}
OF_DAYS = tuple(
    Challenge("commander", scenario, seat=seat)
    for seat in ("soviet", "german")
    for scenario in ("training", "breakthrough", "tank-combat")
)


class TankBattle(Game[Position]):
    id = "tanks"
    scenarios = _scenarios()
    # A unit's order takes at most 12 choices and may be taken back three times: 4 * 12 + 3. A
    # battle has at most 48 units and 20 turns; choices while orders are executed are fewer.
    max_choices = 60_000
    position = Position
    steps = steps_of(*CHAPTERS)
    events = EVENTS
    refusals = REFUSALS
    components = COMPONENTS
    data = ("units.toml", "terrain.toml", "maps.toml", "scenarios.toml")
    verbs = VERBS
    bots = BOTS
    levels = FIRST
    challenges = OF_DAYS
    aims = AIMS

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def read_edition(self, path: Path) -> Edition:
        """An owner's figures, or a scenario file: then play the scenario `own-scenario`."""
        if scenario_files.is_scenario(path):
            return self.read_scenario(path.read_text(encoding="utf-8"), str(path))
        return super().read_edition(path)

    def scenario_template(self, file: str) -> str:
        return scenario_files.TEMPLATE.format(file=file)

    def read_scenario(self, text: str, source: str) -> Edition:
        return scenario_files.read(text, source, self)

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Box, dice: Dice) -> Position:
        if scenario.id == OWN_BATTLE:
            return set_up(box, scenario.id, scenario.seats, options["map"], options["points"])
        battle, _, players = scenario.id.rpartition("-")
        return set_up(box, battle if players in DIVIDED else scenario.id, scenario.seats)

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return views.view(p, seat)

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        views.imagine(p, seat, dice)

    def faults(self, p: Position) -> list[str]:
        return faults(p)

    def vocabulary(self, box: Box) -> Vocabulary:
        return vocabulary(box)

    def worth(self, p: Position, seat: str) -> float | None:
        """Where points decide; of a break-through or a village the end tells."""
        return prospects.chance(p, seat) if p.battle.victory == "destruction" else None

    def sides(self, scenario: str) -> tuple[tuple[str, ...], ...]:
        seats = self.scenario(scenario).seats
        return tuple(tuple(s for s in seats if s.partition("-")[0] == side) for side in SIDES)

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        box = self.box_of(view)
        field = box.fields[box.map_ids.index(view["board"]["map"])]
        return sketches.sketch(view, texts, field)


GAME = TankBattle()
