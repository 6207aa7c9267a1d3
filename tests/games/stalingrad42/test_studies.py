"""What a player asks of a hex is what would happen: whoever is said to come there is offered it,
and whoever is said to lose supply loses it when an enemy stands there."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.games.stalingrad42.test_16_supply import END, ENEMY, ROAD, UNIT, south, theatre

SIDES = pytest.mark.parametrize("side", ["axis", "soviet"])


def phase(kind: str, side: str) -> Match[Position]:
    """Fall Blau when this question is first put to this side, and nothing has been done."""
    match = GAME.start("fall-blau", 1)
    while (seat := match.waiting[0]) != side or match.question(seat).kind != kind:  # type: ignore[union-attr]
        match.play(seat, match.choices(seat)[-1])
    return match


def somewhere(match: Match[Position], side: str, movers: list[str], part: int) -> str:
    """A hex that somebody who can go to many can come to, so far down the list."""
    for choice in movers:
        tried = match.fork()
        tried.play(side, choice)
        places = [each for each in map(str, tried.choices(side)) if each.startswith("to ")]
        hexes = [place.split()[1] for place in places if place[3:].isdecimal()]
        if len(hexes) > 10:
            return hexes[len(hexes) // part]
    raise AssertionError("nobody can go far")


@SIDES
@pytest.mark.parametrize("hexes", [2, 5])
def test_who_can_come_to_a_hex_is_who_would_be_offered_it(side: str, hexes: int) -> None:
    match = phase("movement-phase", side)
    movers = [str(each) for each in match.choices(side) if str(each).startswith("move ")]
    hex = somewhere(match, side, movers, hexes)
    expected = {}
    for choice in movers:
        tried = match.fork()
        tried.play(side, choice)
        for offered in map(str, tried.choices(side)):
            verb, *args = offered.split()
            if verb in ("to", "extended", "tactical") and args == [hex]:
                moving = tried.view(side)["board"]["moving"]
                expected[choice.split()[1]] = [verb, moving[verb][hex][0], moving[f"{verb}-left"]]
    found = match.study(side, "reach", hex)
    assert found == expected
    assert len(found) > 1
    costs = [cost for verb, cost, _ in found.values() if verb == "to"]
    assert costs == sorted(costs)


def test_nobody_comes_when_it_is_not_the_time_to_move() -> None:
    match = phase("combat-phase", "axis")
    assert match.study("axis", "reach", "2010") == {}


@SIDES
@pytest.mark.parametrize("where", [2, 4, 6])
def test_who_would_lose_supply_loses_it_when_an_enemy_stands_there(side: str, where: int) -> None:
    near, far = ROAD[side][1], south(END[side], 2)
    own = [f"{UNIT[side]} {far}", f"{'inf-75' if side == 'axis' else 'rd-45'} {near}"]
    hex = ROAD[side][where]
    found = theatre(side, *own).supply(side).match.study(side, "cut", hex)
    blau = theatre(side, *own, f"{ENEMY[side]} {hex}").supply(side)
    lost = [unit.split()[0] for unit in own if not blau.supplied(unit.split()[0])]
    assert found[side] == lost
    assert UNIT[side] in lost


@SIDES
def test_who_stands_in_the_hex_himself_is_supposed_to_be_gone(side: str) -> None:
    hex = ROAD[side][4]
    blau = theatre(side, f"{UNIT[side]} {hex}").supply(side)
    assert blau.match.study(side, "cut", hex)[side] == []


def test_nothing_is_known_of_what_is_no_hex_or_no_question() -> None:
    match = GAME.start("fall-blau", 1)
    assert match.study("axis", "cut", "area-A") == {}
    assert match.study("axis", "cut", "nowhere") == {}
    assert match.study("axis", "weather", "2010") == {}
