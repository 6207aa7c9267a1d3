"""The leader: what it decides in camps that a test arranges, how well it plays, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stavka import bots
from stavka.games.partisans import GAME, NUMBERS
from stavka.games.partisans.bot import ANSWERS, REASONS, Leader, advise
from stavka.games.partisans.components import ROLES
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.attacks import Ransom
from stavka.games.partisans.rules.trade import NOTHING
from stavka.kernel import LANGUAGES, Bot, Budget, Match, Message
from tests.games.partisans.woods import Woods
from tests.samples import SAMPLES, sampled

BUDGET = Budget()
MODES: tuple[tuple[str, dict[str, object]], ...] = (
    ("three-on-three", {"figure": "built", "months": 5}),
    ("three-on-three", {"short-attacks": True, "cards-add-up": False}),
    ("six", {"sides": "partisans", "rivals-fight": True}),
    ("five", {"roles": "dealt", "made-from-fuel": False}),
    ("four", {"sides": "occupiers", "destruction": True, "rivals-fight": True}),
    ("three", {"figure": "built"}),
    ("two", {"destruction": True}),
    ("one", {"target": 20}),
)


def choice(woods: Woods) -> str:
    """What the leader answers to the question now asked; nothing is played."""
    seat = woods.match.waiting[0]
    return str(bots.ask(woods.match, seat, Leader(), BUDGET))


def choices(woods: Woods, camp: str) -> list[str]:
    """All that the leader of a camp does until somebody else is asked or the raids go on."""
    found = []
    while woods.waiting() == camp and woods.asked() != "open-card":
        found.append(choice(woods))
        woods.play(found[-1])
    return found


def offered(woods: Woods, by: str, to: str, *terms: str) -> Woods:
    """One camp offers another a deal, which is asked for an answer."""
    return woods.trade(by).play(f"offer {to}", *terms, "propose")


def reasons(match: Match[Position]) -> Iterator[Message]:
    """What leaders say while they play a whole match among themselves."""
    while match.waiting:
        seat = match.waiting[0]
        answer, reason = advise(match.imagine(seat, 0).position, match.choices(seat))
        assert answer in match.choices(seat)
        yield reason
        match.play(seat, answer)


def best_camp(seed: int, leader: str) -> bool:
    """Whether the leader among five random players has the most points in the end."""
    match = GAME.start("three-on-three", seed)
    players: dict[str, Bot] = {
        seat: bots.make(GAME, "leader" if seat == leader else "random", f"{seed}/{seat}")
        for seat in match.seats
    }
    bots.play(match, players, BUDGET)
    p = match.position
    points = {seat: p.points[camp] for camp, seat in enumerate(p.seats) if not p.out[camp]}
    mine = points.pop(leader, -99)
    return mine > max(points.values(), default=-99)


# Whole games


def test_every_question_has_an_answer() -> None:
    assert set(ANSWERS) == {step for step in GAME.steps if step.asks}


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "options"), MODES)
def test_it_plays_every_seat_in_every_mode(scenario: str, options: dict[str, Any]) -> None:
    match = GAME.start(scenario, 3, options)
    for reason in reasons(match):
        assert reason.args.keys() == set(REASONS[reason.id])
    assert match.outcome is not None


def test_every_number_of_players_is_among_the_modes() -> None:
    assert {scenario for scenario, _ in MODES} == {"three-on-three", *NUMBERS}


def test_the_same_position_gives_the_same_choice_whatever_lies_face_down() -> None:
    match = GAME.start("three-on-three", 7)
    for _ in range(60):
        seat = match.waiting[0]
        answers = {
            advise(match.imagine(seat, seed).position, match.choices(seat))[0] for seed in range(3)
        }
        assert len(answers) == 1
        match.play(seat, answers.pop())


def test_a_reason_names_what_it_is_about() -> None:
    """But for what is left alone altogether."""
    assert {id for id, args in REASONS.items() if not args} == {
        "why-only-choice", "why-brigade", "why-keep-transport", "why-heal-later", "why-make",
        "why-make-nothing", "why-trade-done", "why-peace",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why(language: str) -> None:
    bot = Leader()
    assert bot.why() is None
    match = GAME.start("three-on-three", 1)
    bots.ask(match, match.waiting[0], bot, BUDGET)
    why = bot.why()
    assert why is not None
    assert len(GAME.texts(language, strict=True).say(why)) > 10


def test_it_beats_five_random_players() -> None:
    assert sum(best_camp(seed, role) for seed, role in enumerate(ROLES)) >= 5


@sampled
@pytest.mark.slow
def test_it_beats_five_random_players_in_every_role() -> None:
    """The bar is 60 % where chance is 17 %."""
    seeds = range(100, 100 + 5 * SAMPLES)
    for role in ROLES:
        assert sum(best_camp(seed, role) for seed in seeds) >= len(seeds) * 0.6, role


# Raids


def test_it_opens_the_card_beside_its_own_people() -> None:
    """A peasant may stand on the left of the hidden cards beside an open right half of one."""
    woods = Woods(
        shown={"H6": "right=peasant"},
        closed={"I6": "left=peasant 3", "H5": "top=wood 1", "H7": "bottom=wood 1"},
        spare=0,
    )
    assert choice(woods) == "open I6"


def test_it_does_not_look_for_enemies_without_weapons() -> None:
    woods = Woods(
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 8", "H5": "top=wood 1", "H7": "bottom=wood 1"},
        spare=0,
    )
    woods.has("peasant", weapons=0, peasant=5)
    assert choice(woods) != "open I6"


def test_it_takes_all_whom_it_can_feed() -> None:
    woods = Woods(shown={"H6": "right=peasant"}, closed={"I6": "left=peasant 5"})
    woods.has("peasant", food=40, water=40).play("open I6")
    assert choice(woods) == "take 5"


def test_it_leaves_those_who_would_starve() -> None:
    woods = Woods(shown={"H6": "right=nkvd"}, closed={"I6": "left=nkvd 3"}, months=5)
    woods.has_nothing("peasant").has("peasant", weapons=1).month_is(5).play("open I6")
    assert choice(woods) == "take 0"


def test_it_asks_an_ally_for_weapons_and_the_ally_lends_them() -> None:
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 4"})
    woods.has("peasant", weapons=2, peasant=6, water=60, food=60)
    woods.has("partisan", weapons=30).has("nkvd", weapons=0).play("open I6")
    assert choice(woods) == "ask partisan"
    woods.play("ask partisan")
    assert choice(woods) == "lend 6"


def test_it_lends_nothing_to_a_rival() -> None:
    woods = Woods(
        "peasant",
        "partisan",
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 4"},
        sides="partisans",
    )
    woods.has("peasant", weapons=2, peasant=6).has("partisan", weapons=30).play("open I6")
    woods.play("ask partisan")
    assert choice(woods) == "lend 0"


# The end of a month


def test_it_feeds_its_people_by_exchanging() -> None:
    woods = Woods().has("peasant", food=9, water=1, weapons=30, fuel=20, peasant=3).month_is(5)
    for other in ROLES[1:]:
        woods.has(other, water=0)  # nobody could help
    woods.trade("peasant")
    while woods.asked() != "open-card":
        woods.play(choice(woods) if woods.waiting() == "peasant" else "refuse")
    assert woods.store("peasant")["water"] >= 3


def test_it_keeps_what_it_needs() -> None:
    """Just enough for its people: it neither offers nor exchanges food and water."""
    woods = Woods().has("peasant", food=4, water=4, peasant=4).month_is(6)
    done = choices(woods.trade("peasant"), "peasant")
    given = [said for said in done if said.startswith(("give food", "give water"))]
    assert not given
    assert not [said for said in done if said.startswith(("exchange food", "exchange water"))]


def test_it_heals_and_makes_what_pays() -> None:
    woods = Woods().has("peasant", fuel=25).workshop("peasant")
    assert choice(woods) == "make"


def test_it_makes_nothing_in_the_last_month() -> None:
    woods = Woods().has("peasant", fuel=25).month_is(6).workshop("peasant")
    assert choice(woods) == "done"


def test_it_organises_the_brigade_that_brings_domination() -> None:
    woods = Woods().has("peasant", maps=60, wood=60, transport=1, incendiary=1, peasant=2)
    assert choice(woods.workshop("peasant")) == "organise"


# Trade


def test_it_takes_a_gift_even_from_an_enemy() -> None:
    assert choice(offered(Woods(), "officer", "peasant", "give water 5")) == "accept"


def test_it_refuses_to_be_robbed() -> None:
    woods = offered(Woods(), "officer", "peasant", "give fuel 1", "want water 10")
    assert choice(woods) in ("refuse", "counter")


def test_it_refuses_a_deal_that_gives_an_enemy_the_win() -> None:
    """Twenty weapons for five maps would be a bargain, but they complete the enemy's map."""
    deal = "give weapons 20", "want maps 5"
    woods = Woods().has("officer", weapons=30, points=41, maps=55)
    assert choice(offered(woods, "officer", "peasant", *deal)) == "refuse"
    far_off = Woods().has("officer", weapons=30, points=5, maps=10)
    far_off.has("peasant", weapons=0)
    assert choice(offered(far_off, "officer", "peasant", *deal)) == "accept"


def test_an_enemy_near_the_target_gets_nothing() -> None:
    woods = Woods().has("officer", weapons=30, points=40)
    woods.has("peasant", weapons=0)
    deal = "give weapons 20", "want food 1"
    assert choice(offered(woods, "officer", "peasant", *deal)) == "refuse"


def test_an_enemy_with_four_bonuses_gets_nothing() -> None:
    """Food and water would buy the fire brigade that is missing."""
    woods = Woods().has("officer", maps=60, wood=60, transport=1, incendiary=1, weapons=30)
    woods.has("peasant", weapons=0)
    deal = "give weapons 20", "want water 5"
    assert choice(offered(woods, "officer", "peasant", *deal)) == "refuse"


def test_it_gives_an_ally_what_completes_the_map() -> None:
    woods = offered(Woods().has("nkvd", maps=50), "nkvd", "peasant", "want maps 10")
    assert choice(woods) == "accept"


def test_two_allies_bring_a_full_map_together() -> None:
    """It does not matter in whose camp: what one offers the other accepts."""
    woods = Woods().has("nkvd", maps=50)
    done = choices(woods.trade("peasant"), "peasant")
    assert done[0] == "offer nkvd"
    assert done[-1] == "propose"
    assert choice(woods) == "accept"
    woods.play("accept")
    assert woods.sheet("peasant")["full_map"] or woods.sheet("nkvd")["full_map"]


def test_it_withdraws_an_offer_that_it_has_not_meant() -> None:
    woods = Woods().trade("peasant").play("offer officer", "give water 20")
    assert choice(woods) == "withdraw"


# Attacks


def test_it_robs_a_helpless_camp_of_what_is_worth_most() -> None:
    woods = Woods().has("peasant", peasant=3, weapons=4, water=1)
    woods.has_nothing("officer").has("officer", water=12, fuel=12)
    assert choices(woods.attacks("peasant"), "peasant") == ["attack officer", "seize water"]


def test_it_attacks_a_rich_camp_that_has_no_weapons() -> None:
    woods = Woods().has("peasant", peasant=5, weapons=30)
    woods.has("officer", weapons=0, officer=2, water=30, food=30, points=30)
    assert choice(woods.attacks("peasant")) == "attack officer"


def test_it_does_not_waste_its_people_on_an_armed_camp() -> None:
    woods = Woods().has("peasant", peasant=9, weapons=40, water=60, food=60)
    woods.has("officer", weapons=10, officer=2)
    assert choice(woods.attacks("peasant")) == "peace"


def test_it_destroys_the_last_enemy() -> None:
    woods = Woods().has("peasant", peasant=5, weapons=30).out("policeman", "soldier")
    woods.has("officer", weapons=1, officer=1, food=0)
    assert choice(woods.attacks("peasant")) == "attack officer"


def test_it_buys_itself_off_and_the_attacker_takes_the_price() -> None:
    woods = Woods().has("peasant", peasant=5, weapons=30)
    woods.has("officer", weapons=0, officer=2, water=30, food=30, wood=30)
    woods.attacks("peasant").play("attack officer")
    paid = choices(woods, "officer")
    assert paid[0].startswith("give ")
    assert paid[-1] == "propose"
    assert choice(woods) == "accept"


def test_it_does_not_pay_who_cannot_win() -> None:
    woods = Woods(short_attacks=True).has("peasant", peasant=1, weapons=1)
    woods.has("officer", weapons=20, officer=9)
    woods.happens(Ransom(woods.camp("officer"), woods.camp("peasant"), NOTHING, 0))
    assert choice(woods) == "defend"
