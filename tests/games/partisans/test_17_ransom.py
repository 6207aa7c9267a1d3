"""17.4 Buying oneself off."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import (
    AttackThreatened,
    BattleFought,
    OfferGives,
    RansomOffered,
    RansomRefused,
    RansomTaken,
)
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods


@pytest.fixture
def threatened() -> Woods:
    """A partisan with eight people and 20 weapons threatens a policeman with one armed man."""
    woods = Woods("partisan", "policeman", "soldier")
    woods.has("partisan", partisan=8, weapons=20)
    woods.has("policeman", policeman=1, weapons=3, food=25, fuel=4, maps=0)
    return woods.attacks("partisan").play("attack policeman")


@rule("partisans:17.4a")
def test_who_is_threatened_is_asked_before_the_battle(threatened: Woods) -> None:
    assert (threatened.waiting(), threatened.asked()) == ("policeman", "ransom")
    assert [(e.camp, e.other, e.people, e.weapons) for e in threatened.told(AttackThreatened)] == [
        ("partisan", "policeman", 4, 8)
    ]
    assert threatened.told(BattleFought) == []
    assert threatened.changes() == {}


@rule("partisans:17.4a", "partisans:17.4b")
def test_a_ransom_that_is_accepted_avoids_the_battle(threatened: Woods) -> None:
    threatened.play("give food 20", "give food 2", "give fuel 1", "propose")
    assert (threatened.waiting(), threatened.asked()) == ("partisan", "consider-ransom")
    assert threatened.changes() == {}
    assert [(e.camp, e.other) for e in threatened.told(RansomOffered)] == [
        ("policeman", "partisan")
    ]
    assert [(e.resource, e.count) for e in threatened.told(OfferGives)] == [
        ("fuel", 1),
        ("food", 22),
    ]
    threatened.play("accept")
    assert [(e.camp, e.other) for e in threatened.told(RansomTaken)] == [("partisan", "policeman")]
    assert threatened.changes() == {
        "policeman.food": 3,
        "policeman.fuel": 3,
        "partisan.food": 37,
        "partisan.fuel": 11,
    }
    assert threatened.asked() == "open-card"


@rule("partisans:17.4a")
def test_a_ransom_that_is_refused_does_not_and_is_not_paid(threatened: Woods) -> None:
    threatened.play("give food 20", "propose", "fight")
    assert [(e.camp, e.other) for e in threatened.told(RansomRefused)] == [
        ("partisan", "policeman")
    ]
    assert threatened.sheet("policeman")["out"] is True
    assert threatened.people("partisan")["partisan"] == 4


@rule("partisans:17.4a")
def test_one_may_offer_nothing_and_defend(threatened: Woods) -> None:
    threatened.play("defend")
    assert len(threatened.told(BattleFought)) == 1
    assert threatened.sheet("policeman")["out"] is True


@rule("partisans:17.4a")
def test_an_offer_begun_may_still_end_in_defence(threatened: Woods) -> None:
    threatened.play("give fuel 2", "defend")
    assert threatened.sheet("policeman")["out"] is True
    assert threatened.told(RansomOffered) == []


@rule("partisans:17.4b")
def test_any_price_can_be_agreed(threatened: Woods) -> None:
    threatened.play("give fuel 1", "propose", "accept")
    assert threatened.changes() == {"policeman.fuel": 3, "partisan.fuel": 11}


@rule("partisans:17.4b")
def test_no_more_is_offered_than_there_is(threatened: Woods) -> None:
    assert threatened.offered("give fuel") == ["give fuel 1", "give fuel 2"]
    threatened.play("give fuel 2")
    assert threatened.offered("give fuel") == ["give fuel 1", "give fuel 2"]
    threatened.play("give fuel 2")
    assert threatened.offered("give fuel") == []
    there = Refusal("not-so-much-there", "partisans:7.2a")
    assert threatened.refused("give fuel 1") == there
    assert threatened.refused("give maps 1") == there


@rule("partisans:17.4b")
def test_an_offer_of_nothing_is_none(threatened: Woods) -> None:
    assert "propose" not in threatened.offered()
    assert threatened.refused("propose") == Refusal("offer-is-empty", "partisans:7.2a")


@rule("partisans:17.4a")
def test_the_threat_must_be_answered(threatened: Woods) -> None:
    for choice in ("done", "peace", "withdraw", "want fuel 1"):
        assert threatened.refused(choice) == Refusal("defend-or-pay", "partisans:17.4a")
    assert threatened.refused("give gold 1") == Refusal("no-such-resource", "partisans:1.1a")
    threatened.play("give fuel 1", "propose")
    assert threatened.offered() == ["accept", "fight"]
    assert threatened.refused("counter") == Refusal("answer-the-offer", "partisans:7.2a")


@rule("partisans:17.4b")
def test_an_offer_has_at_most_twelve_terms(threatened: Woods) -> None:
    threatened.play(*["give food 1"] * 12)
    assert threatened.offered() == ["propose", "defend"]
    assert threatened.refused("give food 1") == Refusal("offer-is-long", "partisans:7.2a")
    threatened.play("propose", "accept")
    assert threatened.store("policeman")["food"] == 13


@rule("partisans:17.4a")
def test_who_has_nothing_to_offer_is_not_asked() -> None:
    woods = Woods("partisan", "policeman", "soldier").has("partisan", partisan=8, weapons=20)
    woods.has_nothing("policeman").has("policeman", policeman=1).attacks("partisan")
    woods.play("attack policeman")
    assert woods.sheet("policeman")["out"] is True


@rule("partisans:17.4a")
def test_who_has_nothing_but_a_full_map_is_not_asked() -> None:
    woods = Woods("partisan", "policeman", "soldier").has("partisan", partisan=8, weapons=20)
    woods.has_nothing("policeman").has("policeman", policeman=1, maps=60).attacks("partisan")
    woods.play("attack policeman")
    assert woods.sheet("policeman")["out"] is True


@rule("partisans:17.4a", "partisans:17.7a")
def test_a_ransom_taken_was_the_attack_of_this_month() -> None:
    woods = Woods("partisan", "policeman", "soldier")
    woods.has("partisan", partisan=9, weapons=50, food=9, water=9)
    woods.has("policeman", weapons=1).has("soldier", weapons=1).month_ends()
    woods.until("attack").play("attack policeman", "give fuel 1", "propose", "accept")
    assert (woods.p.month, woods.asked()) == (2, "open-card")
    assert woods.sheet("policeman")["out"] is False
    assert woods.sheet("soldier")["out"] is False


@rule("partisans:17.4b")
def test_wood_taken_as_a_ransom_may_fortify_and_win_at_once(threatened: Woods) -> None:
    threatened.has("partisan", wood=50, points=40).has("policeman", wood=20)
    threatened.play("give wood 10", "propose", "accept")
    assert threatened.over == "outcome-target-side"
    assert threatened.outcome.winners == ("player-1",)
