"""7 Trade when a month is over: among players, and with others outside."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import Exchanged, OfferGives, OfferWants, PeopleDied, PeopleFed
from stavka.testing import rule
from tests.games.partisans.woods import Woods

FOUR_FUEL_FOR_TWO_FOOD = ("offer soldier", "give fuel 2", "give fuel 2", "want food 2", "propose")


@rule("partisans:7.2a")
def test_players_exchange_at_any_rate_they_agree_on() -> None:
    woods = Woods("soldier", "policeman").has("soldier", food=3).has("policeman", fuel=5, food=0)
    woods.trade("policeman").play(*FOUR_FUEL_FOR_TWO_FOOD)
    assert (woods.changes(), woods.waiting(), woods.asked()) == ({}, "soldier", "consider")
    woods.play("accept")
    assert woods.changes() == {
        "policeman.fuel": 1,
        "policeman.food": 2,
        "soldier.fuel": 24,
        "soldier.food": 1,
    }
    assert (woods.waiting(), woods.asked()) == ("policeman", "trade")


@rule("partisans:7.2a")
def test_an_offer_may_be_of_several_kinds_on_both_sides() -> None:
    woods = Woods("soldier", "policeman", "officer")
    woods.has("soldier", food=9, water=8, weapons=7, wood=6, maps=5, fuel=4)
    woods.has("policeman", food=1, water=2, weapons=3, wood=4, maps=5, fuel=6).trade("policeman")
    woods.play("offer soldier", "give fuel 5", "give wood 2", "give maps 1", "give wood 1")
    woods.play("want food 5", "want weapons 2", "want food 1", "want water 5", "propose")
    gives = [(e.camp, e.resource, e.count) for e in woods.told(OfferGives)]
    wants = [(e.camp, e.resource, e.count) for e in woods.told(OfferWants)]
    assert sorted(gives) == [
        ("policeman", "fuel", 5),
        ("policeman", "maps", 1),
        ("policeman", "wood", 3),
    ]
    assert sorted(wants) == [
        ("policeman", "food", 6),
        ("policeman", "water", 5),
        ("policeman", "weapons", 2),
    ]
    assert woods.changes() == {}
    woods.play("accept", by="soldier")
    given = {"fuel": 1, "wood": 1, "maps": 4, "food": 7, "water": 7, "weapons": 5}
    taken = {"fuel": 9, "wood": 9, "maps": 6, "food": 3, "water": 3, "weapons": 5}
    assert woods.changes() == {
        **{f"policeman.{resource}": count for resource, count in given.items()},
        **{f"soldier.{resource}": count for resource, count in taken.items()},
    }


@rule("partisans:7.2a")
def test_without_agreement_nothing_changes_hands(woods: Woods) -> None:
    woods.trade("policeman").play(*FOUR_FUEL_FOR_TWO_FOOD, "refuse")
    assert woods.changes() == {}
    assert (woods.waiting(), woods.asked()) == ("policeman", "trade")


@rule("partisans:7.2a")
def test_an_offer_may_be_withdrawn_before_it_is_made(woods: Woods) -> None:
    woods.trade("policeman").play("offer soldier", "give fuel 2", "withdraw")
    assert (woods.changes(), woods.waiting(), woods.asked()) == ({}, "policeman", "trade")


@rule("partisans:7.2a")
def test_a_gift_is_an_exchange_too(woods: Woods) -> None:
    woods.has("nkvd", maps=25).has("peasant", maps=10).trade("nkvd")
    woods.play("offer peasant", "give maps 20", "propose", "accept")
    assert woods.changes() == {"nkvd.maps": 5, "peasant.maps": 30}


@rule("partisans:7.2a")
def test_an_offer_may_be_answered_with_another(woods: Woods) -> None:
    woods.has("policeman", fuel=5, food=1).has("soldier", fuel=0, food=1).trade("policeman")
    woods.play(*FOUR_FUEL_FOR_TWO_FOOD[:2], "want food 1", "propose", "counter")
    assert (woods.waiting(), woods.asked()) == ("soldier", "draft")
    woods.play("give food 1", "want fuel 5", "propose")
    assert (woods.waiting(), woods.asked()) == ("policeman", "consider")
    woods.play("accept")
    assert woods.changes() == {
        "policeman.fuel": 0,
        "policeman.food": 2,
        "soldier.fuel": 5,
        "soldier.food": 0,
    }


@rule("partisans:7.2a")
def test_nobody_can_give_or_be_asked_for_more_than_there_is(woods: Woods) -> None:
    woods.has("policeman", fuel=3).has("soldier", food=1).trade("policeman")
    woods.play("offer soldier", "give fuel 2")
    assert woods.offered("give fuel") == ["give fuel 1"]
    assert woods.offered("want food") == ["want food 1"]
    for choice in ("give fuel 2", "want food 2"):
        refusal = woods.refused(choice)
        assert (refusal.id, refusal.rule) == ("not-so-much-there", "partisans:7.2a")


@rule("partisans:7.2a")
def test_what_cannot_be_said_while_an_offer_is_made(woods: Woods) -> None:
    woods.trade("policeman").play("offer soldier")
    refusal = woods.refused("propose")
    assert (refusal.id, refusal.rule) == ("offer-is-empty", "partisans:7.2a")
    refusal = woods.refused("done")
    assert (refusal.id, refusal.rule) == ("finish-the-offer", "partisans:7.2a")
    refusal = woods.refused("give gold 1")
    assert (refusal.id, refusal.rule) == ("no-such-resource", "partisans:1.1a")
    woods.play("give fuel 1", "propose")
    refusal = woods.refused("give fuel 1")
    assert (refusal.id, refusal.rule) == ("answer-the-offer", "partisans:7.2a")


@rule("partisans:7.2a")
def test_what_is_given_is_not_wanted_back(woods: Woods) -> None:
    woods.trade("policeman").play("offer soldier", "give fuel 1", "want food 1")
    assert woods.offered("want fuel") == woods.offered("give food") == []
    for choice in ("want fuel 1", "give food 1"):
        refusal = woods.refused(choice)
        assert (refusal.id, refusal.rule) == ("same-resource", "partisans:7.2b")


@rule("partisans:7.2a")
def test_an_offer_has_at_most_twelve_terms(woods: Woods) -> None:
    woods.has("policeman", fuel=50).trade("policeman")
    woods.play("offer soldier", *["give fuel 1"] * 12)
    assert woods.offered() == ["propose", "withdraw"]
    refusal = woods.refused("give fuel 1")
    assert (refusal.id, refusal.rule) == ("offer-is-long", "partisans:7.2a")
    woods.play("propose", "accept")
    assert woods.store("policeman")["fuel"] == 38


@rule("partisans:7.2a")
def test_an_offer_is_answered_with_others_three_times_at_most(woods: Woods) -> None:
    woods.trade("policeman").play("offer soldier", "give fuel 1", "propose")
    for _ in range(3):
        woods.play("counter", "give fuel 1", "propose")
    assert woods.offered() == ["accept", "refuse"]
    refusal = woods.refused("counter")
    assert (refusal.id, refusal.rule) == ("no-more-counter-offers", "partisans:7.2a")


@rule("partisans:7.2a")
def test_a_camp_makes_at_most_six_offers_a_month(woods: Woods) -> None:
    woods.trade("policeman")
    for _ in range(6):
        assert "offer soldier" in woods.offered()
        woods.play("offer soldier", "give fuel 1", "propose", "refuse")
    assert woods.offered("offer") == []
    refusal = woods.refused("offer soldier")
    assert (refusal.id, refusal.rule) == ("no-more-offers", "partisans:7.2a")
    woods.month_ends().until("trade", "policeman")
    assert "offer soldier" in woods.offered()


@rule("partisans:7.2a")
def test_who_has_made_six_offers_and_cannot_exchange_is_done() -> None:
    woods = Woods("peasant", "soldier").has_nothing("peasant").trade("peasant")
    for _ in range(6):
        assert (woods.waiting(), woods.asked()) == ("peasant", "trade")
        woods.play("offer soldier", "want fuel 1", "propose", "refuse")
    assert woods.asked() == "open-card"


@rule("partisans:7.2a")
def test_one_trades_with_other_camps_that_are_in_the_game(woods: Woods) -> None:
    woods.out("officer").has_nothing("nkvd").trade("soldier")
    assert "offer nkvd" in woods.offered()
    for camp in ("officer", "soldier", "nobody"):
        refusal = woods.refused(f"offer {camp}")
        assert (refusal.id, refusal.rule) == ("nobody-to-trade-with", "partisans:7.2a")
    refusal = woods.refused("accept")
    assert (refusal.id, refusal.rule) == ("trade-or-done", "partisans:7.2a")


@rule("partisans:7.2a")
def test_where_nothing_could_change_hands_there_is_nobody_to_trade_with() -> None:
    woods = Woods("peasant", "soldier").has_nothing("peasant", "soldier")
    woods.has("peasant", maps=10).has("soldier", maps=60).trade("peasant")
    assert woods.offered("offer") == []
    refusal = woods.refused("offer soldier")
    assert (refusal.id, refusal.rule) == ("nobody-to-trade-with", "partisans:7.2a")


@rule("partisans:7.2a")
def test_who_can_trade_nothing_is_not_asked() -> None:
    woods = Woods("peasant", "soldier").has_nothing("peasant", "soldier").month_ends()
    assert (woods.asked(), woods.p.month) == ("open-card", 2)


@rule("partisans:7.2a")
def test_every_camp_may_trade_at_the_end_of_a_month_and_not_before(woods: Woods) -> None:
    for choice in ("offer soldier", "exchange weapons water"):
        refusal = woods.refused(choice)
        assert (refusal.id, refusal.rule) == ("trade-at-month-end", "partisans:16.3a")
    woods.month_ends()
    order = []
    while woods.asked() == "trade":
        order.append(woods.waiting())
        woods.play("done")
    assert order == ["peasant", "partisan", "nkvd", "policeman", "soldier", "officer"]


@rule("partisans:7.2b")
def test_partisans_exchange_five_to_one_with_units_outside(woods: Woods) -> None:
    woods.has("peasant", weapons=9, water=0).trade("peasant").play("exchange weapons water")
    assert woods.offered() == ["get 1"]
    refusal = woods.refused("get 2")
    assert (refusal.id, refusal.rule) == ("too-little-to-exchange", "partisans:7.2b")
    woods.play("get 1")
    assert woods.changes() == {"peasant.weapons": 4, "peasant.water": 1}


@rule("partisans:7.2b")
def test_four_are_too_few_to_exchange(woods: Woods) -> None:
    woods.has("peasant", weapons=4, water=0).trade("peasant")
    assert woods.offered("exchange weapons") == []
    refusal = woods.refused("exchange weapons water")
    assert (refusal.id, refusal.rule) == ("too-little-to-exchange", "partisans:7.2b")


@rule("partisans:7.2b")
def test_what_cannot_be_exchanged(woods: Woods) -> None:
    woods.trade("peasant")
    refusal = woods.refused("exchange food food")
    assert (refusal.id, refusal.rule) == ("same-resource", "partisans:7.2b")
    refusal = woods.refused("exchange food gold")
    assert (refusal.id, refusal.rule) == ("no-such-resource", "partisans:1.1a")
    refusal = woods.play("exchange food wood").refused("done")
    assert (refusal.id, refusal.rule) == ("say-how-much", "partisans:7.2b")


@rule("partisans:7.2c")
@pytest.mark.parametrize("camp", ["policeman", "soldier", "officer"])
def test_occupiers_exchange_five_to_one_with_germany(woods: Woods, camp: str) -> None:
    woods.has(camp, fuel=10, food=0).trade(camp).play("exchange fuel food", "get 2")
    assert woods.changes() == {f"{camp}.fuel": 0, f"{camp}.food": 2}
    assert [(e.count, e.loot) for e in woods.told(Exchanged)] == [(10, 2)]


def without_water() -> Woods:
    """Four people, 25 weapons and no clean water; the month is over."""
    woods = Woods("peasant").has("peasant", weapons=25, water=0, food=4, peasant=4)
    return woods.month_ends()


@rule("partisans:7.2d")
def test_example_twenty_weapons_are_exchanged_for_four_water() -> None:
    woods = without_water().play("exchange weapons water", "get 4")
    assert woods.changes() == {"peasant.weapons": 5, "peasant.water": 4}
    woods.until("open-card")
    assert woods.told(PeopleDied) == []
    assert woods.changes() == {
        "month": 2,
        "peasant.water": 0,
        "peasant.food": 0,
        "peasant.points": 4,
    }
    assert (woods.people("peasant")["peasant"], woods.store("peasant")["weapons"]) == (4, 5)


@rule("partisans:7.2d")
def test_example_without_the_exchange_all_four_would_die() -> None:
    woods = without_water().until("open-card")
    assert woods.changes() == {
        "month": 2,
        "peasant.peasant": 0,
        "peasant.deaths": 4,
        "peasant.points": -12,
    }


@rule("partisans:7.2e")
def test_everybody_trades_before_anybody_is_fed(woods: Woods) -> None:
    woods.has("peasant", peasant=1).has("officer", officer=1)
    woods.month_ends().until("trade", "officer")
    assert woods.told(PeopleFed) == []
    woods.until("open-card")
    assert [e.camp for e in woods.told(PeopleFed)] == ["peasant", "officer"]


@rule("partisans:7.2e")
def test_a_camp_may_exchange_several_times_before_its_people_are_fed() -> None:
    woods = without_water().play("exchange weapons water", "get 1")
    assert woods.asked() == "trade"
    woods.play("exchange weapons water", "get 3")
    assert (woods.store("peasant")["weapons"], woods.store("peasant")["water"]) == (5, 4)


@rule("partisans:7.2e")
def test_after_the_feeding_there_is_no_second_exchange() -> None:
    woods = Woods("nkvd", "officer").has("nkvd", weapons=20, peasant=1, water=1)
    woods.has("officer", weapons=0).month_ends().play("done", "done")
    assert [e.camp for e in woods.told(PeopleFed)] == ["nkvd"]
    assert (woods.waiting(), woods.asked()) == ("nkvd", "attack")
    for choice in ("exchange weapons water", "offer officer"):
        refusal = woods.refused(choice)
        assert (refusal.id, refusal.rule) == ("attack-or-peace", "partisans:17.1a")


@rule("partisans:7.2f")
def test_opposing_sides_may_trade(woods: Woods) -> None:
    woods.has("peasant", water=4).has("officer", maps=3).trade("peasant")
    assert woods.offered("offer") == [
        f"offer {camp}" for camp in ("partisan", "nkvd", "policeman", "soldier", "officer")
    ]
    woods.play("offer officer", "give water 2", "want maps 1", "propose", "accept")
    assert woods.changes() == {
        "peasant.water": 2,
        "peasant.maps": 11,
        "officer.water": 17,
        "officer.maps": 2,
    }
