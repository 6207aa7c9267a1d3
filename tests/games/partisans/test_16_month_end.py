"""16.3 The end of a month."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import MonthBegins, MonthEnds, PeopleFed
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

AT_MONTH_END = Refusal("trade-at-month-end", "partisans:16.3a")


@rule("partisans:16.3a")
@pytest.mark.parametrize("choice", ["offer policeman", "exchange food water"])
def test_while_cards_are_face_down_nothing_is_traded(choice: str) -> None:
    woods = Woods("peasant", "policeman", closed={"H6": ""}, spare=0)
    assert woods.refused(choice) == AT_MONTH_END
    woods.play("open H6")
    assert woods.asked() == "trade"
    assert choice in woods.offered()


@rule("partisans:16.3a")
def test_the_month_ends_with_its_last_card_and_not_before() -> None:
    woods = Woods("peasant", "policeman", closed={"H6": "", "I6": ""}, spare=0)
    woods.play("open H6")
    assert woods.told(MonthEnds) == []
    assert (woods.waiting(), woods.asked()) == ("policeman", "open-card")
    woods.play("open I6")
    assert [e.month for e in woods.told(MonthEnds)] == [1]


@rule("partisans:16.3a", "partisans:17.1a")
def test_healing_trade_workshop_feeding_and_attacks_come_in_this_order() -> None:
    woods = Woods("peasant", "policeman", closed={"H6": ""}, spare=0)
    woods.has("peasant", peasant=6, weapons=40, fuel=25, food=6, water=7).sick("peasant", 1, 1)
    woods.has("policeman", policeman=1, weapons=2, fuel=25, food=6, water=6)
    woods.play("open H6")
    seen = []
    for choice in ("treat 1", "done", "done", "done", "done", "peace"):
        seen.append((woods.waiting(), woods.asked(), woods.sheet("peasant")["points"]))
        woods.play(choice)
    assert seen == [
        ("peasant", "treat", 0),
        ("peasant", "trade", 0),
        ("policeman", "trade", 0),
        ("peasant", "make", 0),
        ("policeman", "make", 0),
        ("peasant", "attack", 6),
    ]
    assert [e.month for e in woods.told(MonthBegins)] == [2]


@rule("partisans:16.3a")
def test_people_are_fed_with_what_was_traded() -> None:
    woods = Woods("peasant", "policeman").has("peasant", peasant=2, water=0, fuel=10)
    woods.month_ends().play("exchange fuel water", "get 2", "done", "done")
    assert [(e.camp, e.count) for e in woods.told(PeopleFed)] == [("peasant", 2)]
    assert woods.points("peasant") == 2


@rule("partisans:16.3a")
def test_the_camps_settle_from_the_first_player_of_the_month_on() -> None:
    woods = Woods("peasant", "policeman", "soldier").turn("policeman").month_ends()
    order = []
    while woods.asked() == "trade":
        order.append(woods.waiting())
        woods.play("done")
    assert order == ["policeman", "soldier", "peasant"]


@rule("partisans:16.3a")
def test_while_trading_nobody_attacks() -> None:
    woods = Woods("peasant", "policeman").has("peasant", peasant=9, weapons=90).month_ends()
    assert woods.asked() == "trade"
    assert woods.refused("attack policeman") == Refusal("attacks-after-feeding", "partisans:17.1a")
