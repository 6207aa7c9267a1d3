"""The commander on positions that a test arranges, and through whole games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka import bots
from stavka.games.stalingrad42.appraisal import ATTACKER, DEFENDER, SUPPLY, TARGET, Enemy, role
from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.levels import BOTS
from stavka.games.stalingrad42.position import EXITED, ISOLATED, area_of
from stavka.games.stalingrad42.reasons import REASONS
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.supply import supplied
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.games.stalingrad42.staff.fortress import strongholds, walls
from stavka.games.stalingrad42.staff.line import line
from stavka.games.stalingrad42.staff.objectives import CUT, objectives, spread
from stavka.games.stalingrad42.staff.siege import rings
from stavka.games.stalingrad42.staff.snare import snares
from stavka.games.stalingrad42.staff.trap import escapes
from stavka.hexes import bits
from stavka.kernel import Budget, Choice, Message
from tests.games.stalingrad42.theatre import Theatre
from tests.games.stalingrad42.voices import voices

PANZERS = ("pz-24 2007", "pz-23 2107", "pzg-3 2007", "pzg-16 2107")


def advice(blau: Theatre) -> tuple[Choice, Message]:
    return Commander().answer(blau.p, blau.match.choices(blau.seat()))


def phase(blau: Theatre) -> list[str]:
    """Let the commander play until the phase is over; why it did what it did."""
    bot, said = Commander(), []
    while (offered := blau.match.choices(blau.seat())) != ("halt",):
        choice, why = bot.answer(blau.p, offered)
        said.append(why.id)
        blau.play(choice)
    return said


def hexes(blau: Theatre, *ids: str) -> set[str]:
    return {GRID.number(blau.p.place[blau.unit(id)]) for id in ids}


def test_hints_come_from_the_best() -> None:
    assert list(BOTS) == ["recruit", "commander", "general"]
    assert bots.names(GAME)[-1] == "general"
    assert {texts.name("bot-commander") for texts in voices().values()} == {"Commander", "Штаб"}
    assert {texts.name("bot-general") for texts in voices().values()} == {"General", "Генерал"}


def test_it_brings_up_those_who_are_to_attack_together() -> None:
    blau = Theatre(*PANZERS, "rd-62 2011", "rd-45 2011").holds("axis", "2503").movement()
    said = phase(blau)
    assert "why-prepare" in said
    beside = {GRID.number(hex) for hex in GRID.neighbours[GRID.at("2011")]}
    assert hexes(blau, "pz-24", "pz-23") <= beside


def test_it_gets_behind_whom_it_attacks() -> None:
    """Nobody comes away from those who are brought up."""
    blau = Theatre(*PANZERS, "pz-9 2007", "rd-62 2011", "rd-45 2011").movement()
    target = GRID.at("2011")
    assert escapes(blau.p, target, blau.p.field.combat[AXIS])
    phase(blau)
    assert not escapes(blau.p, target, blau.p.field.combat[AXIS])


def test_the_axis_goes_forward_until_winter() -> None:
    p = GAME.start("campaign", 1).position
    assert (role(p, AXIS), role(p, SOVIET)) == (ATTACKER, DEFENDER)
    p.winter_offensive = 28
    assert (role(p, AXIS), role(p, SOVIET)) == (DEFENDER, ATTACKER)


def test_before_winter_the_axis_stands_still_if_it_has_what_is_asked() -> None:
    p = GAME.start("campaign", 1).position
    for turn, points, stance in ((26, 24, ATTACKER), (27, 23, ATTACKER), (27, 24, DEFENDER)):
        p.turn, p.points = turn, points
        assert (role(p, AXIS), role(p, SOVIET)) == (stance, DEFENDER)


def test_it_sweeps_aside_whom_ten_to_one_shatter() -> None:
    tanks = ("pz-24 2010", "pz-23 2010", "pz-9 2111", "pz-11 2111")
    blau = Theatre(*tanks, "rd-62 2011 disrupted").movement()
    choice, why = advice(blau)
    assert (choice, why.id) == ("auto-ds 2011", "why-sweep")


def test_of_two_allies_it_calls_those_who_are_enough() -> None:
    """The Italians are the stronger unit, but only with the Romanians it is ten to one."""
    blau = Theatre(
        "inf-57 2010",
        "it-mot-celere 1911",
        "ro-cav-5 1912",
        "ro-inf-1 1912",
        "tb-64 2011 disrupted",
    ).movement()
    called = set()
    while (choice := advice(blau)[0]) != "fight":
        called.add(choice)
        blau.play(choice)
    assert called == {"auto-ds 2011", "by inf-57", "by ro-cav-5", "by ro-inf-1"}


def test_who_holds_the_last_of_stalingrad_stays() -> None:
    """Whoever stands in its hexes is meant for them, as long as one of them must be held, and the
    army around them stays with its tanks."""
    p = GAME.start("uranus", 1).position
    inside = {unit for hex in ("5521", "5522") for unit in p.fighting(AXIS, GRID.at(hex))}
    tasks = Commander().tasks(p, AXIS)
    assert len(inside) == 6
    assert all(tasks.objectives[tasks.given[unit]].hex == p.place[unit] for unit in inside)
    outer = walls(p, strongholds(p, AXIS))
    around = {u for u, n in tasks.given.items() if outer >> tasks.objectives[n].hex & 1}
    assert {"inf-113", "inf-297", "pzg-3", "pzg-60"} <= {p.unit(u).id for u in around}
    p.turn = 35
    assert not strongholds(p, AXIS)


def test_somebody_guards_the_cities_at_home_that_an_enemy_can_come_to() -> None:
    """Soviets in Kursk would cost four points, and nobody stands before it."""
    p = GAME.start("uranus", 1).position
    tasks = Commander().tasks(p, AXIS)
    guards = [u for u, n in tasks.given.items() if tasks.objectives[n].hex == GRID.at("1003")]
    assert guards
    assert not any(p.unit(unit).mechanized for unit in guards)


def test_who_comes_to_the_map_comes_where_the_line_is_weakest() -> None:
    p = GAME.start("uranus", 1).position
    bot, panzer = Commander(), p.box.armies.index["pz-6"]
    weakest = bot.tasks(p, AXIS).weakest
    assert p.ground.land >> weakest & 1
    assert bot.ways_in(p, panzer)[weakest] == 0


def test_soviets_who_come_in_december_go_to_the_army_that_is_cut_off() -> None:
    """However few are left of it, and not to Voronezh, which is nearer to them."""
    p = GAME.start("uranus", 1).position
    p.turn, p.side = 33, SOVIET
    corps = find_unit(p, "tc-24")
    p.place[corps] = area_of("C")
    for id in ("inf-79", "inf-305", "inf-295", "inf-71"):
        p.supply[find_unit(p, id)] = ISOLATED
    for id in ("inf-79", "inf-305"):
        p.face[find_unit(p, id)] = 1
    p.forget()
    look = Commander().appraisal(p, corps)
    assert look.goals[GRID.at("5511")] < look.goals[GRID.at("4204")] < look.goals[GRID.at("3003")]


def test_a_staff_of_the_soviets_goes_nowhere_alone() -> None:
    """The staff of 5th Tank Army does not take Shakhty, in which nobody is, by itself; with tanks
    beside it nothing is in the way of that but supply."""
    p = GAME.start("uranus", 1).position
    town, here = GRID.at("3331"), p.place[staff := find_unit(p, "army-5t")]
    look = Commander().appraisal(p, staff)
    assert sum(look.of(town)) < sum(look.of(here))
    p.place[find_unit(p, "tc-1")] = GRID.neighbours[town][0]
    p.forget()
    look = Commander().appraisal(p, staff)
    assert sum(look.of(town)) - look.of(town)[SUPPLY] > sum(look.of(here))


def test_a_ring_stays_closed_and_who_is_not_needed_is_free() -> None:
    """An army is cut off; of the twelve around it every second stays, and none of the tanks. Where
    the ring is too wide, others close it, so that every hex around the army is beside a post."""
    army = (57, 75, 82, 88, 340, 68, 377, 323, 168, 298, 62, 294)
    inside = [f"inf-{n} {2009 + k % 2} isolated" for k, n in enumerate(army)]
    middle = GRID.at("2010")
    around = [hex for hex in range(GRID.size) if GRID.distance(middle, hex) == 2]
    rifles = (62, 45, 121, 141, 206, 232, 303, 161, 237, 240, 137, 132)
    posts = [f"rd-{n} {GRID.number(hex)}" for n, hex in zip(rifles, around, strict=True)]
    blau = Theatre(*inside, *posts, f"tc-1 {GRID.number(around[0])}").movement("soviet")
    held = rings(blau.p, SOVIET)
    stay = [hex for unit, hex in held.items() if blau.p.place[unit] == hex]
    assert len(stay) == 6
    assert blau.unit("tc-1") not in held
    for hex in stay:
        assert sum(GRID.distance(hex, other) <= 2 for other in stay if other != hex) >= 2
    beside = GRID.spread(bits(held.values()))
    close = GRID.spread(1 << middle | 1 << GRID.at("2009"))
    assert len(held) > len(stay)
    assert not GRID.spread(close) & ~close & ~beside & ~blau.p.field.units[AXIS]


def test_a_ring_that_was_opened_is_closed_before_anything_else() -> None:
    """In the south-west of an army that was cut off nobody stands any more, and a line leads to it:
    whoever is near comes, before all others move, and none leads to it when the phase is over."""
    army = (57, 75, 82, 88, 340, 68, 377, 323, 168, 298, 62, 294)
    inside = [f"inf-{n} {2009 + k % 2} isolated" for k, n in enumerate(army)]
    ring = ("1909", "1912", "2008", "2109", "2112", "2209", "2210", "2211")
    rifles = (62, 45, 121, 141, 206, 232, 303, 161)
    posts = [f"rd-{n} {at}" for n, at in zip(rifles, ring, strict=True)]
    near = ("rd-160 1616", "rd-127 1715", "rd-350 1614")
    blau = Theatre(*inside, *posts, *near, "pz-9 1410", real=True).movement("soviet")
    blau.p.winter_offensive = 28
    pocket = 1 << GRID.at("2009") | 1 << GRID.at("2010")
    assert supplied(blau.p, AXIS) & pocket
    coming = {unit for unit, hex in rings(blau.p, SOVIET).items() if blau.p.place[unit] != hex}
    assert coming
    assert phase(blau)[0] == "why-ring"
    assert all(blau.p.done[unit] for unit in coming)
    assert not supplied(blau.p, AXIS) & pocket


def test_a_hex_of_the_ring_is_held_against_those_beside_it() -> None:
    """A division alone does not hold it against four in front; tanks do not stay to help."""
    inside = [f"inf-{n} 2010 isolated" for n in (57, 75, 82, 88)]
    inside += [f"inf-{n} 2009 isolated" for n in (340, 68, 377, 323)]
    units = ("rd-62 2011", "rd-45 2011", "rd-121 2011", "tc-1 2011")
    blau = Theatre(*inside, *units).movement("soviet")
    held = {blau.p.unit(unit).id for unit in rings(blau.p, SOVIET)}
    assert {"rd-62", "rd-45"} <= held
    assert "tc-1" not in held


def test_it_looks_for_the_roads_of_an_army_that_can_be_cut_off() -> None:
    """On 19 November those of the 6th Army: with tanks on all of them most of it is out of supply,
    and none could be left open."""
    p = GAME.start("uranus", 1).position
    enemy = Enemy(p, SOVIET)
    roads = [objective.hex for objective in snares(p, SOVIET, enemy) if objective.kind == CUT]
    army = GRID.within(GRID.at("5221"), 3) & enemy.hexes

    def reached(closed: list[int]) -> int:
        q = p.copy()
        for tanks, hex in zip(("tc-1", "tc-4", "tc-26", "mc-13", "mc-4"), closed, strict=False):
            q.place[find_unit(q, tanks)] = hex
        q.forget()
        return (supplied(q, AXIS) & army).bit_count()

    assert 1 < len(roads) <= 5
    assert 2 * reached(roads) < army.bit_count()
    for road in roads:
        assert 2 * reached([other for other in roads if other != road]) >= army.bit_count()


def test_a_garrison_stays_and_the_others_go() -> None:
    """Stary Oskol is held by one of two divisions while the enemy is near."""
    units = ("inf-57 1806", "inf-75 1806", "rd-62 2106", "rd-45 2206")
    blau = Theatre(*units, real=True).holds("axis", "1806").movement()
    said = phase(blau)
    assert "why-keep" in said
    assert "1806" in hexes(blau, "inf-57", "inf-75")


def test_spearheads_pass_by_a_straggler_on_the_way_to_a_great_city() -> None:
    """Two panzer divisions could beat the rifle division beside their road: it is left to those on
    foot, and they drive on to Voronezh."""
    units = ("pz-24 2003", "pz-9 2003", "inf-57 1604", "inf-75 1603", "rd-62 1804")
    blau = Theatre(*units, "nkvd-voronezh 2503", real=True)
    phase(blau.holds("axis", "1806", "2013", "2708", "2800").movement())
    voronezh = GRID.at("2503")
    far = [GRID.distance(blau.p.place[blau.unit(id)], voronezh) for id in ("pz-24", "pz-9")]
    assert max(far) <= 2


def test_nothing_on_the_way_to_a_great_city_stops_spearheads() -> None:
    """Whom it could attack means nothing to a spearhead, and after a battle it goes on towards its
    city only; others go where it pays."""
    units = ("pz-24 2003", "inf-57 1604", "rd-62 1804", "nkvd-voronezh 2503")
    blau = Theatre(*units, real=True).holds("axis", "1806", "2013", "2708", "2800").movement()
    bot, wheels, foot = Commander(), blau.unit("pz-24"), blau.unit("inf-57")
    beside = GRID.at("1803")
    worth = [bot.appraisal(blau.p, unit).of(beside)[TARGET] for unit in (wheels, foot)]
    assert worth[0] == 0 < worth[1]
    here, on, back = (GRID.at(number) for number in ("2003", "2104", "1903"))
    assert [bot.leads_on(blau.p, wheels, here, to) for to in (on, back)] == [True, False]
    assert [bot.leads_on(blau.p, foot, here, to) for to in (on, back)] == [True, True]


def test_great_cities_come_before_better_battles() -> None:
    """Two tank corps in Valuyki are worth more than a division in Rostov, but air and guns go
    there first."""
    south = ("inf-57 3133", "inf-75 3133", "inf-168 3133", "inf-71 3033", "inf-79 3033")
    north = ("inf-297 2012", "inf-294 2012", "inf-305 2014", "inf-336 2014", "inf-113 2113")
    more = ("inf-62 3033", "inf-376 2113", "inf-389 1913", "jg-100 1913")
    enemies = ("rd-30 3134", "tc-17 2013", "tc-16 2013")
    blau = Theatre(*south, *north, *more, *enemies, real=True).movement()
    first, second = Commander().plan(blau.p)
    assert [GRID.number(attack.target) for attack in (first, second)] == ["3134", "2013"]
    assert first.worth < second.worth


def test_the_soviets_form_a_line_without_gaps() -> None:
    """From the edge of the map to the sea no two posts are more than two hexes apart, so that their
    bonds bar the way; and rivers cover it."""
    p = GAME.start("fall-blau", 1).position
    posts = line(p, SOVIET, Enemy(p, SOVIET))
    chain = [post.hex for post in posts]
    assert all(GRID.distance(a, b) <= 2 for a, b in pairwise(chain))
    outside = GRID.everywhere & ~p.ground.land
    ends = GRID.within(chain[0], 2), GRID.within(chain[-1], 2)
    assert all(end & (outside | p.ground.rim) for end in ends)
    assert len(chain) > 15
    assert "Donets" in {post.river for post in posts}


def test_the_soviets_of_november_keep_a_front() -> None:
    """From the edge in the north to Stalingrad, and from the meadows of the Volga to the edge in
    the south; it is no line over the sea behind the enemy."""
    p = GAME.start("uranus", 1).position
    chain = [post.hex for post in line(p, SOVIET, Enemy(p, SOVIET), forward=True)]
    assert len(chain) > 25
    water = GRID.spread(GRID.spread(p.ground.in_play & ~p.ground.land))
    for a, b in pairwise(chain):
        assert GRID.distance(a, b) <= 2 or (water >> a & water >> b & 1)
    assert all(p.ground.rim & GRID.within(end, 2) for end in (chain[0], chain[-1]))


def test_the_axis_has_a_line_in_the_winter_of_the_campaign() -> None:
    """From the north edge to the sea, although the Soviets may come over all of that edge."""
    p = GAME.start("campaign", 1).position
    chain = [post.hex for post in line(p, AXIS, Enemy(p, AXIS))]
    assert len(chain) > 15
    assert all(GRID.distance(a, b) <= 2 for a, b in pairwise(chain))
    outside = GRID.everywhere & ~p.ground.land
    assert all(GRID.within(end, 2) & (outside | p.ground.rim) for end in (chain[0], chain[-1]))


def test_those_who_are_left_over_do_not_all_go_to_one_place() -> None:
    p = GAME.start("campaign", 1).position
    units = [find_unit(p, id) for id in ("inf-57", "inf-75", "inf-168")]
    assert [p.top(unit).attack for unit in units] == [6, 6, 6]
    near, far = 7, 8  # the numbers of two objectives, the second worth a little less
    alike = {unit: [(1.0, near), (0.9, far)] for unit in units}
    assert spread(p, alike, {}) == {units[0]: near, units[1]: far, units[2]: near}
    assert spread(p, {unit: [(1.0, near), (0.1, far)] for unit in units}, {}) == dict.fromkeys(
        units, near
    )
    there = {find_unit(p, "inf-75"): near, find_unit(p, "inf-168"): near}
    assert spread(p, {units[0]: alike[units[0]]}, there) == {units[0]: far}


def test_from_autumn_on_the_axis_guards_all_that_it_has_in_the_campaign() -> None:
    p = GAME.start("campaign", 1).position
    hex = GRID.at("1806")
    p.take(hex, AXIS)
    enemy, barred = Enemy(p, AXIS), [0] * GRID.size
    enemy.near = [9] * GRID.size  # nobody comes near
    enemy.heat = [0.0] * GRID.size
    for turn, guarded in ((19, False), (20, True)):
        p.turn = turn
        found = {each.hex: each for each in objectives(p, AXIS, enemy, barred)}
        if guarded:
            assert (found[hex].kind, found[hex].need) == ("keep", 6.0)
        else:
            assert hex not in found


def test_it_attacks_what_can_be_reached_next() -> None:
    """Who has driven one enemy out attacks the next from the vacated hex."""
    tanks = ("pz-24 2010", "pz-23 2010", "pz-9 2010")
    blau = Theatre(*tanks, "rd-62 2011", "tb-64 2012", "rd-45 2411")
    blau.holds("axis", "2503", "3134").combat().fight("DR2", "2011", "pz-24", "pz-23", "pz-9")
    while blau.seat() == "soviet":
        blau.play(advice(blau)[0])
    assert blau.offers("breakthrough")
    choice, why = advice(blau)
    assert (choice.verb, why.id) == ("breakthrough", "why-break-through")
    while choice.verb != "attack":
        assert choice.verb in ("breakthrough", "with", "form", "to")
        blau.play(choice)
        choice, _ = advice(blau)
    assert choice == "attack 2012"


@pytest.mark.slow
def test_it_answers_lawfully_and_says_why() -> None:
    """The first two turns, every choice of them, in both languages."""
    match = GAME.start("fall-blau", 1).imagine("axis", 2)
    bot, said, asked = Commander(), set(), set()
    while match.position.turn < 3:
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        asked.add(question.kind)
        choice, why = bot.answer(match.position, question.choices)
        assert choice in question.choices
        assert set(why.args) == set(REASONS[why.id])
        if why.id not in said:
            assert all(texts.say(why) for texts in voices().values())
        said.add(why.id)
        match.play(seat, choice)
        assert question.kind != "check-stacking"
    assert {"moving", "assault", "determined-defence", "forward", "breakthrough"} <= asked
    assert {"why-prepare", "why-take", "why-break-through", "why-attack"} <= said
    assert {"why-hold", "why-hold-river"} <= said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "asked"),
    # In Uranus who has stayed where he was changes the front that the others are to hold.
    [("fall-blau", range(0, 600, 75)), ("uranus", range(121, 128))],
)
def test_the_same_situation_gives_the_same_choice(scenario: str, asked: range) -> None:
    """What it keeps of earlier questions changes nothing."""
    match = GAME.start(scenario, 1).imagine("axis", 1)
    used = Commander()
    for number in range(asked.stop):
        (seat,) = match.waiting
        choice = used.pick(match, seat)
        if number in asked:
            assert Commander().pick(match.fork(), seat) == choice
        match.play(seat, choice)


def test_it_knows_nothing_of_the_dice() -> None:
    """Two matches that differ in their seeds alone, until the first die is thrown."""
    one, other = (GAME.start("fall-blau", seed) for seed in (1, 2))
    first, second = Commander(), Commander()
    while (question := one.question("axis")) and question.kind != "combat-phase":
        choice = bots.ask(one, "axis", first, Budget())
        assert bots.ask(other, "axis", second, Budget()) == choice
        one.play("axis", choice)
        other.play("axis", choice)
    assert one.position.phase


@pytest.mark.slow
@pytest.mark.long
def test_it_does_better_than_the_recruit_from_both_sides() -> None:
    """Against each other, sides swapped. It leaves the map only with those who bring points
    there."""
    points = {}
    for side in ("axis", "soviet"):
        match = GAME.start("fall-blau", 2)
        players = {seat: Commander() if seat == side else Recruit() for seat in match.seats}
        while match.waiting:
            (seat,) = match.waiting
            match.play(seat, players[seat].pick(match, seat))
        points[side] = match.position.points
        if side == "axis":
            gone = [unit for unit, place in enumerate(match.position.place) if place <= EXITED]
            assert all(match.position.unit(unit).mechanized for unit in gone)
    assert points["axis"] >= points["soviet"] + 2
    assert points["soviet"] < match.position.setup.scenario.goal
