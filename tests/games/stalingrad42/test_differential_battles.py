"""Battles and advances against slow and plain ones, on positions nobody has thought of."""

from __future__ import annotations

import random

import pytest

from stavka.games.stalingrad42.position import (
    ATTACKED,
    AUTO_DS,
    COMBAT,
    EXTENDED,
    REMOVED,
    Position,
    place_id,
)
from stavka.games.stalingrad42.rules.advance import Advance, Forward, ahead
from stavka.games.stalingrad42.rules.combat import attackers
from stavka.games.stalingrad42.rules.defence import Aftermath, desperate, leads
from stavka.games.stalingrad42.rules.modifiers import weigh
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.hexes import members
from tests.games.stalingrad42.naive import table_of
from tests.games.stalingrad42.naive_battle import Battle, advance, is_doomed, may_attack
from tests.games.stalingrad42.test_differential import SCATTERED, scattered
from tests.samples import sampled

pytestmark = pytest.mark.slow  # hundreds of positions


def in_combat(seed: int, pick: random.Random) -> Position:
    """Some units are out of supply, and forts have been built."""
    p = scattered(seed)
    p.phase = COMBAT
    for unit, place in enumerate(p.place):
        if place >= 0 and pick.random() < 0.2:
            p.supply[unit] = 1
    for hex in members(p.field.combat[p.enemy]):
        if pick.random() < 0.2:
            p.works[hex] = pick.randrange(2), pick.random() < 0.8
    return p


@sampled
def test_who_may_attack() -> None:
    found = 0
    for seed in range(SCATTERED):
        pick = random.Random(seed)
        p = in_combat(seed, pick)
        table, own = table_of(p), [u for u in p.field.present(p.side) if p.on_map(u)]
        for unit in own:
            if pick.random() < 0.1:
                p.done[unit] |= pick.choice((ATTACKED, AUTO_DS, EXTENDED))
            if pick.random() < 0.03:
                p.refits[unit] = False
            if pick.random() < 0.03:
                p.works[p.place[unit]] = p.side, pick.random() < 0.5
        for hex in members(p.field.combat[p.enemy]):
            fast = {unit for unit in attackers(p, hex) if p.on_map(unit)}
            assert fast == {u for u in own if may_attack(p, table, u, hex)}, place_id(hex)
            found += len(fast)
    assert found > SCATTERED


@sampled
def test_what_counts_in_battles() -> None:
    found = 0
    for seed in range(SCATTERED):
        pick = random.Random(seed)
        p = in_combat(seed, pick)
        table = table_of(p)
        for hex in members(p.field.combat[p.enemy]):
            able = [unit for unit in attackers(p, hex) if p.on_map(unit)]
            if not able or crowded(p, p.of(p.enemy, hex)):
                continue
            some = tuple(sorted(pick.sample(able, pick.randint(1, min(5, len(able))))))
            fast, slow = weigh(p, hex, some), Battle(p, table, hex, some)
            assert (fast.attack, fast.defence) == (slow.attack, slow.defence), place_id(hex)
            columns = sum(shift.columns for shift in fast.shifts)
            assert columns == (slow.columns if slow.defence else 0), place_id(hex)  # [9.9f]
            found += 1
    assert found > SCATTERED


@sampled
def test_who_may_stand() -> None:
    """Where no port is at stake. Before turn 8 few Soviets may; some cells ask for more."""
    found = 0
    for seed in range(SCATTERED):
        pick = random.Random(seed)
        p = in_combat(seed, pick)
        table, ports = table_of(p), p.ground.map.ports
        for hex in members(p.field.combat[p.enemy]):
            able = [unit for unit in attackers(p, hex) if p.on_map(unit)]
            if not able or hex in ports or crowded(p, p.of(p.enemy, hex)):
                continue
            some = tuple(sorted(pick.sample(able, pick.randint(1, min(5, len(able))))))
            cell, far = pick.choice(("free", "restricted")), pick.choice((2, 2, 3))
            after = Aftermath(hex, some, (), far, 2, cell, weigh(p, hex, some).stout)
            doomed = is_doomed(p, table, hex, far)
            slow = Battle(p, table, hex, some).leads(desperate=doomed)
            if cell == "restricted" and not (doomed or hex in p.ground.map.vp):
                slow = set()
            assert (desperate(p, after), {*leads(p, after)}) == (doomed, slow), place_id(hex)
            found += bool(slow)
    assert found > SCATTERED // 10


@sampled
def test_how_far_attackers_advance() -> None:
    found = 0
    for seed in range(SCATTERED):
        pick = random.Random(seed)
        p = in_combat(seed, pick)
        targets = [*members(p.field.combat[p.enemy] & ~p.field.contested)]
        for hex in pick.sample(targets, min(4, len(targets))):
            able = [unit for unit in attackers(p, hex) if p.on_map(unit)]
            if not able:
                continue
            won = p.copy()
            won.move(won.of(won.enemy, hex), REMOVED)
            place, far = p.place[pick.choice(able)], pick.randint(1, 4)
            units = tuple(sorted(unit for unit in able if p.place[unit] == place))
            forward = Forward(Advance(hex, tuple(able), (place,), far), units, place)
            fast = {place_id(end): away for end, away in ahead(won, forward).cost.items()}
            assert fast == advance(won, table_of(won), units, hex, far), place_id(hex)
            found += 1
    assert found > SCATTERED // 2
