"""14 Disease and wounds."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import (
    AllRecover,
    LeaderBedridden,
    NothingHappens,
    PeopleDied,
    PeopleFrostbitten,
    PeopleTreated,
    PeopleWounded,
    TurnLost,
)
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

NO_WATER = Refusal("not-enough-water", "partisans:14.1a")
TREAT_FIRST = Refusal("treat-first", "partisans:14.1a")
FROSTBITE = {"H6": "event=frostbite 3, water=1", "I6": "", "J6": ""}
LEADER = {"H6": "event=leader-wounded, water=2", "I6": "", "J6": "", "K6": ""}


def loses_first_turn(woods: Woods, loser: str, other: str, cause: str = "resting") -> None:
    """The month is over; in the next one the other camp begins, and the loser is passed over."""
    woods.until("open-card")
    assert (woods.p.month, woods.waiting()) == (2, other)
    woods.play(woods.offered("open")[0])
    assert [(e.camp, e.cause) for e in woods.told(TurnLost)] == [(loser, f"cause-{cause}")]
    assert woods.waiting() == other
    assert woods.play(woods.offered("open")[0]).waiting() == loser


def sick_in(woods: Woods, camp: str) -> object:
    return woods.sheet(camp)["sick"]


# Water


@rule("partisans:14.1a")
@pytest.mark.parametrize(
    ("event", "each", "told"),
    [("frostbite", 1, PeopleFrostbitten), ("wounds", 2, PeopleWounded)],
)
def test_treatment_costs_the_water_that_the_card_says(
    event: str, each: int, told: type[PeopleFrostbitten] | type[PeopleWounded]
) -> None:
    woods = Woods("peasant", "partisan", closed={"H6": f"event={event} 3, water={each}"})
    woods.has("peasant", peasant=5, water=10).play("open H6")
    assert [(e.count, e.water) for e in woods.told(told)] == [(3, each)]
    assert (woods.waiting(), woods.asked()) == ("peasant", "treat")
    assert woods.offered() == ["treat 3", "treat 2", "treat 1", "treat 0"]
    woods.play("treat 3")
    assert woods.changes() == {"peasant.water": 10 - 3 * each, "peasant.lost_turns": 1}
    assert [(e.count, e.water) for e in woods.told(PeopleTreated)] == [(3, 3 * each)]


@rule("partisans:14.1a")
def test_no_more_are_treated_than_there_is_water_for() -> None:
    woods = Woods("peasant", closed={"H6": "event=wounds 2, water=2"})
    woods.has("peasant", peasant=5, water=3).play("open H6")
    assert woods.offered() == ["treat 1", "treat 0"]
    assert woods.refused("treat 2") == NO_WATER
    assert woods.refused("open I6") == TREAT_FIRST
    woods.play("treat 1")
    assert woods.store("peasant")["water"] == 1
    assert sick_in(woods, "peasant") == [{"count": 1, "water": 2}]


@rule("partisans:14.1a")
def test_without_water_for_one_nothing_is_asked_and_they_stay_sick() -> None:
    woods = Woods("peasant", "partisan", closed={"H6": "event=wounds 2, water=2"})
    woods.has("peasant", peasant=5, water=1).play("open H6")
    assert woods.changes() == {"peasant.sick": [{"count": 2, "water": 2}]}
    assert woods.waiting() == "partisan"


@rule("partisans:14.1a")
def test_no_more_fall_sick_than_are_well() -> None:
    woods = Woods("peasant", closed=FROSTBITE).has("peasant", peasant=3, water=0)
    woods.sick("peasant", 2, 2).play("open H6")
    assert sick_in(woods, "peasant") == [{"count": 2, "water": 2}, {"count": 1, "water": 1}]


@rule("partisans:14.1a")
@pytest.mark.parametrize("sick", [0, 2])
def test_where_nobody_is_well_nothing_happens(sick: int) -> None:
    woods = Woods("peasant", closed=FROSTBITE).has("peasant", peasant=sick, water=9)
    if sick:
        woods.sick("peasant", sick, 1)
    assert woods.play("open H6").changes() == {}
    assert [e.what for e in woods.told(NothingHappens)] == ["what-frostbite"]


# Turns


@rule("partisans:14.1b")
def test_treating_any_number_costs_one_turn_in_all() -> None:
    woods = Woods("peasant", "partisan", closed=FROSTBITE).has("peasant", peasant=3, water=9)
    woods.play("open H6", "treat 3")
    assert woods.waiting() == "partisan"
    rests = Refusal("turn-lost-resting", "partisans:14.1b")
    assert woods.refused("open I6", by="peasant") == rests
    woods.play("open I6")
    assert [(e.camp, e.cause) for e in woods.told(TurnLost)] == [("peasant", "cause-resting")]
    assert woods.waiting() == "partisan"
    assert woods.play(f"open {woods.spares[0]}").waiting() == "peasant"


@rule("partisans:14.1b")
def test_who_treats_nobody_loses_no_turn() -> None:
    woods = Woods("peasant", "partisan", closed=FROSTBITE).has("peasant", peasant=3, water=9)
    woods.play("open H6", "treat 0")
    assert woods.changes() == {"peasant.sick": [{"count": 3, "water": 1}]}
    assert woods.play("open I6").waiting() == "peasant"


@rule("partisans:14.1b")
@pytest.mark.parametrize(("treated", "next"), [(1, "partisan"), (0, "peasant")])
def test_treatment_ends_the_turn_even_if_more_cards_could_be_opened(
    treated: int, next: str
) -> None:
    woods = Woods("peasant", "partisan", closed=FROSTBITE)
    woods.has("peasant", peasant=3, water=9, transport=1)
    assert woods.play("open H6", f"treat {treated}").waiting() == next


@rule("partisans:14.1b")
@pytest.mark.parametrize("treated", [3, 1])
def test_treatment_on_the_last_card_costs_the_first_turn_of_the_next_month(treated: int) -> None:
    woods = Woods("peasant", "partisan", closed={"H6": FROSTBITE["H6"]}, spare=0)
    woods.has("peasant", peasant=3, water=9, food=9).play("open H6", f"treat {treated}")
    if treated < 3:
        woods.play(f"treat {3 - treated}")  # of one turn with those treated at once
    loses_first_turn(woods, "peasant", "partisan")


# Deaths


@rule("partisans:14.1c")
def test_who_is_not_treated_by_the_end_of_the_month_dies() -> None:
    woods = Woods("peasant").has("peasant", peasant=5, water=1).sick("peasant", 2, 2)
    woods.healing("peasant")
    assert woods.changes() == {
        "peasant.peasant": 3,
        "peasant.points": -6,
        "peasant.deaths": 2,
        "peasant.sick": [],
    }
    assert [(e.kind, e.count, e.cause, e.points) for e in woods.told(PeopleDied)] == [
        ("peasant", 2, "cause-untreated", 6)
    ]


@rule("partisans:14.1c")
def test_at_the_end_of_the_month_they_can_still_be_treated() -> None:
    woods = Woods("peasant").has("peasant", peasant=5, water=5).sick("peasant", 3, 2)
    woods.healing("peasant")
    assert woods.offered() == ["treat 2", "treat 1", "treat 0"]
    assert woods.refused("treat 3") == NO_WATER
    woods.play("treat 2")
    assert woods.changes() == {
        "peasant.water": 1,
        "peasant.peasant": 4,
        "peasant.points": -3,
        "peasant.deaths": 1,
        "peasant.lost_turns": 1,
    }


@rule("partisans:14.1c")
def test_each_group_needs_its_own_water() -> None:
    woods = Woods("peasant").has("peasant", peasant=5, water=3)
    woods.sick("peasant", 2, 1).sick("peasant", 1, 2).healing("peasant")
    assert woods.offered() == ["treat 2", "treat 1", "treat 0"]
    woods.play("treat 2")
    assert woods.people("peasant")["peasant"] == 4
    assert woods.store("peasant")["water"] == 1


@rule("partisans:14.1c")
def test_the_leader_says_of_which_kind_the_dead_are() -> None:
    woods = Woods("peasant").has("peasant", peasant=2, nkvd=2, water=0).sick("peasant", 2, 1)
    woods.healing("peasant")
    assert woods.offered() == ["lose peasant", "lose nkvd"]
    assert woods.refused("lose partisan") == Refusal("none-of-them-here", "partisans:4.2c")
    woods.play("lose nkvd", "lose peasant")
    assert woods.people("peasant") == {"peasant": 1, "partisan": 0, "nkvd": 1}
    assert woods.points("peasant") == -6


@rule("partisans:14.1b", "partisans:14.1c")
def test_treatment_at_the_end_of_the_month_costs_the_first_turn_of_the_next() -> None:
    woods = Woods("peasant", "partisan", spare=60).has("peasant", peasant=2, water=9)
    woods.sick("peasant", 1, 1).sick("peasant", 1, 2).month_ends()
    woods.play("treat 1", "treat 1")
    assert woods.store("peasant")["water"] == 6
    loses_first_turn(woods, "peasant", "partisan")


@rule("partisans:14.1c")
@pytest.mark.parametrize(("killed", "left"), [(1, 3), (2, 2), (4, 0)])
def test_the_sick_are_among_those_who_are_left_after_a_fight(killed: int, left: int) -> None:
    woods = Woods(
        "peasant", shown={"H6": "right=policeman"}, closed={"I6": f"left=policeman {killed}"}
    )
    woods.has("peasant", peasant=4, weapons=0, water=0)
    woods.sick("peasant", 2, 1).sick("peasant", 1, 2).play("open I6")
    groups = woods.p.sick
    assert woods.people("peasant")["peasant"] == left
    assert sum(count for _, count, _ in groups) == min(3, left)
    woods.healing("peasant")
    assert woods.people("peasant")["peasant"] == max(0, left - 3)


@rule("partisans:14.1c")
def test_the_sick_of_another_camp_are_left_alone() -> None:
    woods = Woods("peasant", "partisan").has("peasant", peasant=2, water=0)
    woods.has("partisan", partisan=2, water=0)
    woods.sick("peasant", 1, 1).sick("partisan", 2, 1).healing("peasant")
    assert woods.people("peasant")["peasant"] == 1
    assert woods.people("partisan")["partisan"] == 2
    assert sick_in(woods, "partisan") == [{"count": 2, "water": 1}]


@rule("partisans:14.1c")
def test_the_fallen_of_one_camp_do_not_cure_the_sick_of_another() -> None:
    woods = Woods(
        "peasant",
        "partisan",
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 2"},
    ).has("peasant", peasant=2, weapons=0)
    woods.has("partisan", partisan=2, weapons=0)
    woods.sick("peasant", 2, 1).sick("partisan", 2, 1).play("open I6")
    assert sick_in(woods, "peasant") == []
    assert sick_in(woods, "partisan") == [{"count": 2, "water": 1}]


# The leader


@rule("partisans:14.2a")
def test_a_wounded_leader_spends_water_and_skips_a_turn() -> None:
    woods = Woods("peasant", "partisan", closed=LEADER).has("peasant", water=2)
    woods.play("open H6")
    assert woods.changes() == {"peasant.water": 0, "peasant.lost_turns": 1}
    assert woods.waiting() == "partisan"
    assert woods.play("open I6").waiting() == "partisan"
    assert woods.play("open J6").waiting() == "peasant"


@rule("partisans:14.2a")
def test_his_wound_ends_the_turn_at_once() -> None:
    woods = Woods("peasant", "partisan", closed=LEADER)
    woods.has("peasant", transport=1, maps=60, water=2)
    assert woods.play("open H6").waiting() == "partisan"


@rule("partisans:14.2b")
def test_without_water_he_skips_until_the_end_of_the_month_and_is_well_then() -> None:
    woods = Woods("peasant", "partisan", closed=LEADER, spare=2).has("peasant", water=1)
    woods.play("open H6")
    assert woods.changes() == {"peasant.bedridden": True, "peasant.lost_turns": 1}
    assert [e.camp for e in woods.told(LeaderBedridden)] == ["peasant"]
    lies = Refusal("turn-lost-bedridden", "partisans:14.2b")
    assert woods.refused("open I6", by="peasant") == lies
    for place in ("I6", "J6", "K6", woods.spares[0]):
        assert woods.waiting() == "partisan"
        woods.play(f"open {place}")
        assert [e.cause for e in woods.told(TurnLost)] == ["cause-bedridden"]
    woods.play(f"open {woods.spares[1]}")
    assert woods.sheet("peasant")["bedridden"] is False
    woods.until("open-card")
    assert (woods.p.month, woods.waiting()) == (2, "partisan")
    assert woods.play(woods.offered("open")[0]).waiting() == "peasant"


@rule("partisans:14.2a", "partisans:14.2b")
@pytest.mark.parametrize("water", [2, 1])
def test_his_wound_costs_a_turn_also_on_the_last_card(water: int) -> None:
    woods = Woods("peasant", "partisan", closed={"H6": LEADER["H6"]}, spare=0)
    woods.has("peasant", water=water).play("open H6")
    assert woods.sheet("peasant")["bedridden"] is False
    loses_first_turn(woods, "peasant", "partisan")


@rule("partisans:14.2b")
def test_days_in_bed_are_the_turn_that_he_loses() -> None:
    woods = Woods("peasant", "partisan", closed=LEADER, spare=0).has("peasant", water=1)
    woods.play("open H6", "open I6", "open J6", "open K6").until("open-card")
    assert (woods.p.month, woods.waiting()) == (2, "partisan")
    assert woods.play(woods.offered("open")[0]).waiting() == "peasant"


@rule("partisans:14.2b")
def test_days_in_bed_hide_nobody() -> None:
    woods = Woods("peasant", "partisan", closed=LEADER, spare=0).has("peasant", water=1)
    woods.play("open H6").has("peasant", hiding=1).play("open I6", "open J6", "open K6")
    loses_first_turn(woods, "peasant", "partisan", "hiding")


@rule("partisans:14.2b")
def test_without_water_too_the_turn_ends_at_once() -> None:
    woods = Woods("peasant", "partisan", closed=LEADER)
    woods.has("peasant", transport=1, maps=60, water=1)
    assert woods.play("open H6").waiting() == "partisan"


@rule("partisans:14.2b")
def test_where_every_leader_lies_in_bed_all_recover() -> None:
    woods = Woods("peasant", closed=LEADER).has("peasant", water=0).play("open H6")
    assert len(woods.told(AllRecover)) == 1
    assert woods.changes() == {}
    assert (woods.waiting(), woods.asked()) == ("peasant", "open-card")


@rule("partisans:14.2b")
def test_camps_that_are_gone_do_not_keep_the_others_in_bed() -> None:
    woods = Woods("peasant", "policeman", "soldier", closed=LEADER).out("soldier")
    woods.has("policeman", bedridden=1).has("peasant", water=0).play("open H6")
    assert len(woods.told(AllRecover)) == 1
    assert woods.waiting() == "policeman"


@rule("partisans:14.2c")
@pytest.mark.parametrize("water", [1, 3])
def test_his_wound_costs_what_the_card_says(water: int) -> None:
    woods = Woods("peasant", closed={"H6": f"event=leader-wounded, water={water}"})
    woods.has("peasant", water=5).play("open H6")
    assert woods.store("peasant")["water"] == 5 - water


@rule("partisans:14.2c")
def test_his_wound_costs_one_water_if_the_card_gives_none() -> None:
    woods = Woods("peasant", closed={"H6": "event=leader-wounded"})
    woods.has("peasant", water=5).play("open H6")
    assert woods.store("peasant")["water"] == 4
