"""Random play on a small field where everybody meets everybody passes the conformance kit.

On the maps of the scenarios random orders hardly ever bring enemies together.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stavka.games.tanks import GAME
from stavka.games.tanks import events as e
from stavka.kernel import Event, Message, Odds
from stavka.testing import conformance
from stavka.testing.odds import Reading, check_frequencies, frequencies
from stavka.testing.walk import Setting, Spot, seldom, wander
from tests.games.tanks.field import Battle, own_map, own_scenario

pytestmark = pytest.mark.slow

ROWS = [
    "..r..v.",
    ".p.rb..",
    "v.foc..",
    ".roc.k.",
    "..s.r.l",
]
ROADS = ["0101-0201-0301-0401-0502"]
WAYS = ["0304-0403", "0305-0404", "0205-0305", "0404-0505"]
UNITS = (
    "t34 0403", "t26 0301", "t60 0302", "t60 0302", "t60 0302",
    "pz3g 0306", "pz2 0405", "p35 0106", "p35 0204", "p35 0204",
)  # fmt: skip
SAYS: dict[str, object] = {
    "turns": 5,
    "last": 5,
    "ammo": 5,
    "depots": ["soviet 0301 6", "german 0306 3"],
    "wire": ["0402|0403", "0405|0404"],
    "goals": ["0301", "0106"],
    "worth": 30,
}
HIDDEN: dict[str, object] = {
    "hidden": ["t26 0301 0302 2", "p35 0106 0105 0"],
    "hiding": ["0301", "0106", "0103", "0505"],
}
# Platoons that are soon incomplete, and soon suppressed.
FIGURES = {f"units.{card}.protection": 0 for card in ("t60", "p35")}
KINDS = {"open": {}, "hidden": HIDDEN}
diligent = seldom("ready", "clear", "wait", chance=0.4)


def setting(kind: str, seed: int) -> Setting:
    says = SAYS | KINDS[kind]
    changes: dict[str, object] = own_map(ROWS, {}, ROADS, WAYS, ["0101=9901"]) | own_scenario(
        UNITS, says
    )
    edition = GAME.edition.override(FIGURES | changes, GAME.components)
    return Setting(GAME, "own-scenario", {}, seed, edition)


def came_true(odds: Odds, events: Sequence[Event]) -> list[Message] | None:
    """How many tanks a single shot has cost; several shots at once cannot be told apart, and the
    dice of orders fall later."""
    at = next((i for i, event in enumerate(events) if isinstance(event, e.ShotFired)), -1)
    if at < 0 or isinstance(events[at + 1], e.ShotFired):
        return None
    taken = events[at + 1]
    damage = taken.damage if isinstance(taken, e.HitsTaken) else 0
    return [chance.result for chance in odds if chance.result.args["count"] == damage]


READING = Reading(came_true)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_melee_conforms(kind: str, seed: int) -> None:
    one = setting(kind, seed)
    report = conformance.check(
        GAME, one.scenario, seed=seed, every=16, player=diligent, reading=READING,
        edition=one.edition,
    )  # fmt: skip
    assert report.odds > 0
    assert report.other_worlds > 0


def test_random_melees_meet_nearly_everything() -> None:
    """What is never met is not proved."""
    met: set[str] = set()
    for seed in range(40):
        for kind in KINDS:
            one = setting(kind, seed)
            journal = wander(one, diligent).journal
            match = one.start()
            met |= {type(event).__name__ for event in match.opening}
            for entry in journal.entries:
                met |= {type(event).__name__ for event in match.play(entry.seat, entry.choice)}
    preparing = {"UnitBought", "UnitPlaced", "ArmiesShown"}
    rare = {"UnitLeaves", "RallyOrdered", "UnitsMerged", "RallyFailed"}
    assert {kind.__name__ for kind in GAME.events} - met <= preparing | rare


def test_the_odds_of_a_shot_into_the_kill_zone_are_true_of_the_dice(choosing: Battle) -> None:
    match, seat = choosing.match, choosing.seat("t34-1")
    spot = Spot(Setting(GAME, "own-scenario", {}, 1), match, match.length)
    for choice in match.choices(seat):
        odds = match.odds(seat, choice)
        assert odds is not None
        found = frequencies(match, seat, choice, odds, READING)
        assert found is not None
        check_frequencies(spot, choice, odds, READING, found)
