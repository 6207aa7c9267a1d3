"""The recruit on positions that a test arranges, and through whole games; and the sketch."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.bots.policy import Policy, random_policy
from stavka.games.stalingrad42.bot import ANSWERS, Recruit
from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.reasons import REASONS
from stavka.kernel import Ask, Choice, Match, Message
from tests.games.stalingrad42.theatre import Theatre
from tests.games.stalingrad42.voices import voices
from tests.samples import SAMPLES, sampled

LANGUAGES = ("en", "ru")


def advice(blau: Theatre) -> tuple[Choice, Message]:
    return Recruit().answer(blau.p, blau.match.choices(blau.seat()))


def phase(blau: Theatre) -> Theatre:
    """Let the recruit play until the phase is over."""
    bot = Recruit()
    while (offered := blau.match.choices(blau.seat())) != ("halt",):
        blau.play(bot.answer(blau.p, offered)[0])
    return blau


def far(blau: Theatre, one: str, other: str) -> int:
    return GRID.distance(*(blau.p.place[blau.unit(id)] for id in (one, other)))


# Headquarters


@pytest.mark.parametrize(
    ("side", "staff", "area", "friend", "enemy"),
    [
        ("axis", "hq-6a", "X", "pz-24 1520", "rd-62 2011"),
        ("soviet", "fr-bryansk", "A", "rd-62 2010", "inf-57 2011"),
    ],
)
def test_a_headquarters_with_a_plan_comes_two_hexes_onto_the_map_at_most(
    side: str, staff: str, area: str, friend: str, enemy: str
) -> None:
    blau = Theatre(f"{staff} area-{area}", friend, enemy, offensives=True)
    blau.p.plans.append((blau.unit(staff), True))
    blau.movement(side).play(f"move {staff}")
    choice, _ = advice(blau)
    assert choice.verb == "to"
    edge = blau.p.ground.map.areas[area].hexes
    assert GRID.within(GRID.at(choice.args[0]), 1) & edge


def test_it_gives_steps_to_units_in_boxes_where_their_armies_are() -> None:
    for place in ("2505", "area-A"):
        field = Theatre(
            f"ra-1 {place}", "grd-13 box-1 reduced", "rd-62 2503", "inf-57 2420",
            scenario="campaign", turn=22, real=True,
        ).mask("ra-1 box-1").initial("soviet").give(special=1, infantry=1)  # fmt: skip
        assert "grd-13 infantry" in field.offers("refit")
        field.play("call reserve-army-5")
        choice, why = advice(field)
        assert choice == "refit grd-13 infantry"
        assert why.args == {"unit": "grd-13"}


# Attacks


def test_it_attacks_at_three_to_one() -> None:
    blau = Theatre("pz-24 2010", "pz-23 2110", "rd-62 2011").combat()
    choice, why = advice(blau)
    assert choice == "attack 2011"
    assert (why.id, why.args["place"]) == ("why-attack", "2011")
    column = str(why.args["odds"]).removeprefix("ratio-")
    results = own_box().tables.crt[column].results
    driven = [result for result in results if "D" in result]
    assert why.args["percent"] == round(100 * len(driven) / 6)
    blau.play(choice)
    while (choice := advice(blau)[0]) != "fight":
        assert choice.verb == "by"
        blau.play(choice)
    assert blau.battle()["lawful"]
    assert int(blau.battle()["column"].split("-")[0]) >= 3


def test_it_does_not_attack_what_is_stronger() -> None:
    blau = Theatre("inf-57 2010", "rd-62 2011", "rd-45 2011").combat()
    assert blau.offers("attack") == ["2011"]
    choice, why = advice(blau)
    assert (choice, why.id) == ("end-combat", "why-no-attack")
    blau.play("attack 2011", "by inf-57")
    odds = f"ratio-{blau.battle()['column']}"
    assert why.args == {"place": "2011", "odds": odds, "percent": 0}


def test_who_is_not_needed_takes_no_part() -> None:
    """Ten to one without the infantry."""
    tanks = ("pz-24 2010", "pz-23 2010", "pz-9 2111", "pz-11 2111", "inf-57 2112")
    blau = Theatre(*tanks, "rd-62 2011 disrupted").combat()
    blau.play("attack 2011")
    joined = []
    while (choice := advice(blau)[0]) != "fight":
        joined.append(choice.args[0])
        blau.play(choice)
    assert joined
    assert "inf-57" in blau.offers("by")


def test_it_loses_its_cheapest_step_and_takes_the_dearest() -> None:
    """In an exchange the enemy chooses: a Panzer division rather than the infantry."""
    blau = Theatre("pz-24 2010", "inf-57 2010", "rd-62 2011", "rd-45 2011").combat()
    blau.fight("EX", "2011", "pz-24", "inf-57")
    choice, why = advice(blau)
    assert (blau.seat(), choice, why.id) == ("soviet", "lose pz-24", "why-dearest")


def test_it_says_what_another_throw_promises() -> None:
    """Of an attack at three to one each die but the best can be bettered."""
    units = ("manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011")
    for die in range(1, 7):
        blau = Theatre(*units, scenario="campaign", leaders=True).combat()
        blau.play("attack 2011", "by inf-57", "by inf-75")
        values = Recruit().brought(blau.p, blau.p.stack[-1].battle(blau.p))
        blau.dice(die).play("fight")
        choice, why = advice(blau)
        better = round(100 * sum(value > values[die - 1] for value in values) / 6)
        if choice == "keep":
            assert (why.id, why.args) == ("why-keep-die", {"percent": better})
        else:
            assert choice == f"reroll manstein {die}"
            said = {"unit": "manstein", "die": die, "percent": better}
            assert (why.id, why.args) == ("why-reroll", said)


def test_it_says_where_a_fort_is_wanted() -> None:
    """Under the two divisions, not under the one."""
    roads = {f"21{row:02}|21{row + 1:02}": "road" for row in range(5)}
    units = ("inf-57 2006", "rd-62 2007", "rd-45 2106", "rd-212 2106")
    blau = Theatre(*units, sides=roads).initial("soviet")
    choice, why = advice(blau)
    assert (choice, why.id) == ("fortify", "why-fortify")
    assert why.args == {"place": "2106", "defence": 10, "attack": 6}
    blau.play(choice)
    assert advice(blau)[0] == "build 2106"


def test_a_reason_names_what_it_is_about() -> None:
    """But for those that there is nothing more to do."""
    assert {id for id, args in REASONS.items() if not args} == {
        "why-nothing-else", "why-winter-offensive", "why-no-resources", "why-flotilla-stays",
        "why-all-moved", "why-no-target", "why-stay-hidden",
    }  # fmt: skip


# Movement


def test_it_closes_a_hole() -> None:
    """A reserve comes between two divisions whose zones do not meet."""
    line = ("rd-62 2010", "rd-45 2014")
    blau = phase(Theatre(*line, "rd-212 2212", "inf-57 1712", "inf-75 1710").movement("soviet"))
    assert max(far(blau, end, "rd-212") for end in ("rd-62", "rd-45")) <= 2


def test_it_withdraws_before_it_is_overwhelmed() -> None:
    strong = ("pz-24 2010", "pz-23 2010", "pz-9 2110", "pz-11 2110", "inf-57 1910", "inf-75 1910")
    blau = Theatre(*strong, "rd-62 2012").movement("soviet")
    before = far(blau, "rd-62", "pz-24")
    assert far(phase(blau), "rd-62", "pz-24") > before


def test_the_disrupted_flee_from_a_much_stronger_enemy() -> None:
    strong = ("pz-24 2010", "pz-23 2010", "pz-9 2110", "pz-11 2110")
    blau = Theatre(*strong, "rd-62 2011 disrupted").movement("soviet")
    choice, why = advice(blau)
    assert (choice, why.id) == ("full-retreat rd-62", "why-flee")
    assert far(phase(blau), "rd-62", "pz-24") > 2


def test_a_lone_division_drives_nobody_to_flight() -> None:
    units = ("inf-57 2010", "rd-62 2011 disrupted", "rd-45 2011")
    assert advice(Theatre(*units).movement("soviet"))[0].verb == "move"


def test_the_axis_takes_the_empty_victory_hex_that_counts_most() -> None:
    """Voronezh, along the road, rather than Stary Oskol."""
    blau = phase(Theatre("inf-57 1905", "rd-62 3010", real=True).movement())
    assert blau.match.view(None)["board"]["control"]["2503"] == "axis"


def test_nobody_ends_where_too_many_would_stand() -> None:
    match = GAME.start("fall-blau", 1)
    bot = Recruit()
    asked, stayed = set(), 0
    while match.waiting and match.position.turn < 3:
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        asked.add(question.kind)
        choice, why = bot.answer(match.position, question.choices)
        assert set(why.args) == set(REASONS[why.id])
        for language in LANGUAGES:
            assert voices()[language].say(why)
        if why.id == "why-no-advance":  # it says where
            assert why.args["place"] == question.prompt.args["place"]
            stayed += 1
        match.play(seat, choice)
    assert stayed
    assert "moving" in asked
    assert "assault" in asked
    assert "check-stacking" not in asked


def test_ships_carry_whoever_is_about_to_be_lost_in_a_port() -> None:
    where: dict[str, Any] = {"real": True, "scenario": "campaign", "turn": 9}
    panzers = ("pz-3 2352", "pz-13 2352", "pz-23 2353", "pz-24 2353", "inf-57 2253", "inf-75 2253")
    doomed = Theatre("rd-62 2354", *panzers, **where).movement("soviet")
    assert advice(doomed)[0] == "sea rd-62"
    doomed.play("sea rd-62")
    choice, _ = advice(doomed)
    assert choice in ("to 2957", "to 3360")  # far from all of them
    calm = Theatre("rd-62 2354", "inf-57 2130", **where).movement("soviet")
    assert advice(calm)[0].verb != "sea"


def test_the_strait_is_crossed_unless_soviets_can_come_to_taman() -> None:
    where: dict[str, Any] = {"real": True, "scenario": "caucasus", "turn": 12}
    free = Theatre("inf-46 area-W", "rd-62 3555", **where).holds("axis", "1549")
    free.movement("axis")
    assert advice(free)[0] == "sea inf-46"
    near = Theatre("inf-46 area-W", "rd-62 1649", **where).holds("axis", "1549")
    near.movement("axis")
    assert advice(near)[0].verb != "sea"


def test_it_answers_every_question() -> None:
    assert {step.__name__ for step in GAME.steps if issubclass(step, Ask)} == set(ANSWERS)


def test_the_same_situation_gives_the_same_choice() -> None:
    """What the bot keeps of earlier questions changes nothing."""
    match = GAME.start("fall-blau", 1).imagine("axis", 1)
    used = Recruit()
    for number in range(300):
        (seat,) = match.waiting
        choice = used.pick(match, seat)
        if number % 10 == 0:
            assert Recruit().pick(match.fork(), seat) == choice
        match.play(seat, choice)


# Whole games

SEEDS = range(1, 1 + min(SAMPLES, 3))


def play(seed: int, axis: Policy, soviet: Policy) -> Match[Position]:
    match = GAME.start("fall-blau", seed).imagine("axis", seed)
    policies = {"axis": axis, "soviet": soviet}
    turn = 0
    while match.waiting:
        (seat,) = match.waiting
        match.play(seat, policies[seat](match, seat))
        if match.position.turn != turn:
            turn = match.position.turn
            assert not GAME.faults(match.position)
    return match


@sampled
@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_two_recruits_play_to_the_end(seed: int) -> None:
    match = play(seed, Recruit().pick, Recruit().pick)
    assert match.outcome is not None
    first = GAME.start("fall-blau", seed).position
    taken = {hex for hex, number in first.box.held.items() if match.position.axis_holds[number]}
    assert taken - {hex for hex, number in first.box.held.items() if first.axis_holds[number]}


@sampled
@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_it_beats_chance_from_both_sides(seed: int) -> None:
    """Fall Blau is won by points: chance wins few with the Axis and stops few with the Soviets."""
    chance = random_policy(seed)
    offensive = play(seed, Recruit().pick, chance)
    defence = play(seed, chance, Recruit().pick)
    assert offensive.outcome is not None
    assert defence.outcome is not None
    assert offensive.outcome.winners == ("axis",)
    assert defence.outcome.winners == ("soviet",)
    assert offensive.position.points >= defence.position.points + 6


# In the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sketch_lists_the_front(language: str) -> None:
    units = ("pz-24 2010", "inf-57 2010 reduced", "rd-62 2011", "rd-45 3030")
    blau = Theatre(*units).combat().play("attack 2011", "by pz-24")
    said = GAME.sketch(blau.match.view(None), voices()[language])
    lines = said.splitlines()
    (axis,) = [line for line in lines if line.startswith("2010")]
    attack = sum(blau.p.top(blau.unit(id)).attack for id in ("pz-24", "inf-57"))
    assert f" {attack}-" in axis
    assert voices()[language].name("pz-24") in axis
    assert any(line.startswith("2011") for line in lines)
    assert not any(line.startswith("3030") for line in lines)
    assert blau.battle()["column"] in said
    assert "{" not in said
