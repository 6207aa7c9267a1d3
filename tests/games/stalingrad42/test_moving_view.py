"""What the board is told of a move, of zones and of supply is what the rules make of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stavka
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import UnitsMoved
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.supply import supplied, supplied_by_road
from stavka.hexes import Bitset, bits
from stavka.kernel import Match

GAME = stavka.game("stalingrad42")
MANNERS = ("to", "extended", "tactical")


@pytest.fixture(scope="module")
def matches() -> list[Match[Any]]:
    """Movement phases of both sides: at the start, and after play at random."""
    match = GAME.start(scenario="fall-blau", seed=5)
    match.play("axis", "end-initial")
    chance, found = Random(5), [match.fork()]
    while len(found) < 4:
        while True:
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.choices(seat)))
            question = match.question(match.waiting[0])
            assert question is not None
            if question.kind == "movement-phase" and chance.random() < 0.02:
                break
        found.append(match.fork())
    return found


def board(match: Match[Any]) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["board"]
    return found


def way(moving: dict[str, Any], manner: str, end: str) -> list[str]:
    """As the board finds it: from each place to the one before."""
    found = [end]
    while found[0] != moving["from"]:
        found.insert(0, moving[manner][found[0]][1])
    return found


def test_every_end_of_a_move_has_its_cost_and_the_way_that_is_walked(
    matches: list[Match[Any]],
) -> None:
    tried = 0
    for match in matches:
        seat, chance = match.waiting[0], Random(1)
        units = [str(c) for c in match.choices(seat) if c.verb == "move"]
        for pick in chance.sample(units, min(12, len(units))):
            picked = match.fork()
            picked.play(seat, pick)
            moving = board(picked)["moving"]
            assert moving["units"] == [pick.split()[1]]
            ends = [c for c in picked.choices(seat) if c.verb in MANNERS]
            for end in chance.sample(ends, min(8, len(ends))):
                path = way(moving, end.verb, end.args[0])
                left = moving[f"{end.verb}-left"]
                costs = [moving[end.verb][place][0] for place in path[1:]]
                assert costs == sorted(costs)
                assert costs[-1] <= left
                walked = picked.fork()
                told = [e for e in walked.play(seat, end) if isinstance(e, UnitsMoved)]
                if told and told[0].path[-1] == path[-1]:  # nothing has held them up
                    assert list(told[0].path) == path
                    tried += 1
    assert tried > 100


def test_a_place_belongs_to_the_first_manner_that_names_it(matches: list[Match[Any]]) -> None:
    """So the board gives each place the manner in which the question offers it."""
    for match in matches:
        seat = match.waiting[0]
        for pick in [c for c in match.choices(seat) if c.verb == "move"][:20]:
            picked = match.fork()
            picked.play(seat, pick)
            moving = board(picked)["moving"]
            firsts: dict[str, str] = {}
            for manner in MANNERS:
                for place in moving.get(manner, ()):
                    firsts.setdefault(place, manner)
            offered = {c.args[0]: c.verb for c in picked.choices(seat) if c.verb in MANNERS}
            assert firsts == offered


def hexes(columns: dict[str, str]) -> Bitset:
    found = []
    for column, runs in columns.items():
        for run in runs.split():
            first, last = run.split("-") if "-" in run else (run, run)
            found += [GRID.at(f"{column}{row:02}") for row in range(int(first), int(last) + 1)]
    return bits(found)


def test_zones_bonds_and_supply_are_told_hex_for_hex(matches: list[Match[Any]]) -> None:
    for match in matches:
        p, told = match.position, board(match)
        for side, name in enumerate(SIDES):
            bond = p.field.bond(side)
            assert hexes(told[f"zone-{name}"]) == p.field.zone(side) & p.ground.land
            assert hexes(told[f"bond-{name}"]) == bond.hexes
            assert hexes(told[f"supplied-{name}"]) == supplied(p, side)
            assert hexes(told[f"by-road-{name}"]) == supplied_by_road(p, side)
            for direction in range(3):
                barred = told[f"barred-{name}"].get(str(direction), "").split()
                assert bits(GRID.at(hex) for hex in barred) == bond.sides[direction]


def test_who_may_not_move_is_marked(matches: list[Match[Any]]) -> None:
    """Who is neither bound nor has moved or emptied a hex can be picked, and nobody else."""
    for match in matches:
        told, seat, armies = board(match), match.waiting[0], match.position.box.armies
        idle = {
            unit
            for unit, (place, _, *rest) in told["units"].items()
            if armies[unit].side == SIDES.index(seat)
            and (place.isdigit() or place.startswith("area-"))
            and not {"bound", "moved", "auto-ds"} & set(rest[0] if rest else ())
        }
        able = {c.args[0] for c in match.choices(seat) if c.verb == "move"}
        assert able <= idle
        assert all(told["units"][unit][0].startswith("area-") for unit in idle - able)
