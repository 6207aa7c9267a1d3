"""Whether an enemy comes away, as the commander reckons it, beside what the rules say."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.retreat import ends
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.games.stalingrad42.staff.trap import escapes
from stavka.hexes import bits, members
from tests.games.stalingrad42.theatre import Theatre


def away(p: Position, target: int) -> bool:
    """By the rules."""
    return bool(ends(p, p.enemy, target, p.fighting(p.enemy, target), 2).paths)


@pytest.mark.parametrize(
    ("units", "free"),
    [
        (("pz-24 2010",), True),
        (("pz-24 2010", "pz-23 2012"), True),  # between both a way leads out of their zones
        (("pz-24 2010", "pz-23 2112", "pz-9 1912"), False),  # bonds on all sides
        (("pz-24 2010", "pz-23 2112", "pz-9 1912", "rd-45 2012"), True),  # a friend takes it in
        (("pz-24 2010", "pz-23 2112 full-retreat", "pz-9 1912"), True),  # they have no bonds
    ],
)
def test_who_comes_away(units: tuple[str, ...], free: bool) -> None:
    p = Theatre(*units, "rd-62 2011").combat().p
    target = GRID.at("2011")
    assert away(p, target) == free
    assert bool(escapes(p, target, p.field.combat[p.side])) == free


def test_who_is_still_to_come_bars_the_way() -> None:
    p = Theatre("pz-24 2010", "rd-62 2011").combat().p
    posts = bits(map(GRID.at, ("2010", "2112", "1912")))
    assert escapes(p, GRID.at("2011"), p.field.combat[p.side])
    assert not escapes(p, GRID.at("2011"), posts)


@pytest.mark.slow
def test_it_reckons_as_the_rules_do() -> None:
    """Before the battles of the first turns of Fall Blau."""
    match = GAME.start("fall-blau", 1).imagine("axis", 1)
    bot, seen, trapped = Commander(), set(), 0
    while match.position.turn < 3:
        p = match.position
        if (p.turn, p.side, p.phase) not in seen:
            seen.add((p.turn, p.side, p.phase))
            for target in members(p.field.beside(p.side) & p.field.combat[p.enemy]):
                free = away(p, target)
                assert bool(escapes(p, target, p.field.combat[p.side])) == free
                trapped += not free
        (seat,) = match.waiting
        match.play(seat, bot.pick(match, seat))
    assert trapped
