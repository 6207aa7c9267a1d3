"""5 A month, its turns and how a card is read."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.events import CardOpened, MonthBegins
from stavka.testing import rule
from tests.games.partisans.woods import Woods

ROLES = ("peasant", "partisan", "nkvd", "policeman", "soldier", "officer")


@rule("partisans:5.3a")
def test_the_month_ends_with_its_last_card() -> None:
    woods = Woods("peasant", "officer", closed={"H6": "", "H7": ""}, spare=0).play("open H6")
    assert (woods.asked(), woods.waiting()) == ("open-card", "officer")
    woods.play("open H7")
    assert woods.log() == ["CardOpened", "MonthEnds"]
    assert woods.asked() == "trade"


@rule("partisans:5.3a")
def test_each_month_has_a_deal_of_its_own() -> None:
    woods = Woods("peasant", "officer", closed={"H6": ""}, spare=0)
    woods.play("open H6").until("open-card")
    assert woods.p.month == 2
    assert list(woods.match.view(None)["board"]["table"].values()) == [None] * 10


EVERYTHING = {
    "H5": "bottom=wood 1",
    "G6": "right=peasant",
    "I6": "left=partisan 2",
    "H7": "top=fuel 1",
}
READ = "top=wood 4, left=peasant 3, event=cache food 5, right=partisan, bottom=fuel 6"


@rule("partisans:5.4a")
def test_a_card_is_read_from_top_to_bottom_and_left_to_right() -> None:
    woods = Woods(shown=EVERYTHING, closed={"H6": READ}).play("open H6", "take 3", "take 2")
    assert woods.log() == [
        "CardOpened",
        "ResourcesFound",  # above
        "AlliesMet",  # left
        "PeopleRescued",
        "CacheFound",  # in the middle
        "AlliesMet",  # right
        "PeopleRescued",
        "ResourcesFound",  # below
    ]
    assert woods.changes() == {
        "peasant.wood": 14,
        "peasant.peasant": 3,
        "peasant.partisan": 2,
        "peasant.food": 30 + 9 + 5,
        "peasant.weapons": 16,
        "peasant.fuel": 16,
        "peasant.points": 5,
    }


@rule("partisans:5.4a")
@pytest.mark.parametrize(
    ("shown", "card", "happens"),
    [
        ({"H5": "bottom=weapons 1"}, "top=weapons 6", "EnemiesKilled"),
        ({}, "event=cache weapons 6", "FledFromEnemies"),
        ({"H7": "top=weapons 1"}, "bottom=weapons 6", "FledFromEnemies"),
    ],
)
def test_only_weapons_found_above_serve_against_enemies_on_the_left(
    shown: dict[str, str], card: str, happens: str
) -> None:
    woods = Woods(
        "peasant",
        shown={"G6": "right=soldier", **shown},
        closed={"H6": f"left=soldier 3, {card}"},
    )
    woods.has("peasant", weapons=0).play("open H6")
    met = woods.log().index("EnemiesMet")
    assert woods.log()[met + 1] == happens


@rule("partisans:5.4a")
def test_weapons_in_the_middle_serve_against_enemies_on_the_right() -> None:
    woods = Woods(
        "peasant",
        shown={"I6": "left=policeman 2"},
        closed={"H6": "right=policeman, event=cache weapons 4"},
    )
    woods.has("peasant", weapons=0, food=0).play("open H6")
    assert woods.changes() == {"peasant.food": 6, "peasant.points": 2}


@rule("partisans:5.4a")
def test_after_a_flight_no_more_people_are_met_but_the_rest_is_read() -> None:
    woods = Woods(
        "peasant",
        shown={"G6": "right=soldier", "I6": "left=peasant 3", "H7": "top=fuel 1"},
        closed={"H6": "left=soldier 3, event=cache wood 5, right=peasant, bottom=fuel 6"},
    )
    woods.has("peasant", weapons=0).play("open H6")
    assert woods.changes() == {"peasant.wood": 15, "peasant.fuel": 16}
    assert woods.log() == [
        "CardOpened",
        "EnemiesMet",
        "FledFromEnemies",
        "CacheFound",
        "ResourcesFound",
        "TurnLost",
    ]


@rule("partisans:5.4b")
def test_any_card_that_is_face_down_may_be_opened() -> None:
    woods = Woods(shown={"H6": ""}, closed={"G6": "", "H7": "", "I6": ""}, spare=0)
    assert woods.offered() == ["open G6", "open I6", "open H7"]
    woods.play("open H7")
    assert woods.offered() == ["open G6", "open I6"]


@rule("partisans:5.9a")
def test_an_open_card_and_an_empty_place_cannot_be_opened() -> None:
    woods = Woods(shown={"H6": ""}, closed={"H7": ""})
    refusal = woods.refused("open H6")
    assert (refusal.id, refusal.rule) == ("card-is-open", "partisans:5.9a")
    for place in ("A1", "Q6"):
        refusal = woods.refused(f"open {place}")
        assert (refusal.id, refusal.rule) == ("no-card-there", "partisans:5.9a")


@rule("partisans:5.9a")
def test_a_turn_is_one_card() -> None:
    woods = Woods(closed={"H6": ""})
    refusal = woods.refused("stop")
    assert (refusal.id, refusal.rule) == ("open-a-card-first", "partisans:11.1a")
    woods.play("open H6")
    assert [(e.camp, e.place) for e in woods.told(CardOpened)] == [("peasant", "H6")]
    assert woods.shown() == ["H6"]
    assert (woods.waiting(), woods.asked()) == ("partisan", "open-card")
    assert woods.refused(f"open {woods.spares[0]}", by="peasant").id == "not-your-turn"


@rule("partisans:5.9b")
def test_turns_go_round_in_the_order_of_seats() -> None:
    woods = Woods(closed={"H6": ""}, spare=8).turn("soldier")
    order = []
    for place in ("H6", *woods.spares[:6]):
        order.append(woods.waiting())
        woods.play(f"open {place}")
    assert order == ["soldier", "officer", "peasant", "partisan", "nkvd", "policeman", "soldier"]


@rule("partisans:5.9b")
def test_a_destroyed_camp_has_no_turn() -> None:
    woods = Woods(closed={"H6": ""}).out("partisan", "nkvd").play("open H6")
    assert woods.waiting() == "policeman"


@rule("partisans:5.9b")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = set()
    for seed in range(40):
        match = GAME.start("three-on-three", seed)
        [begins] = [e for e in match.opening if isinstance(e, MonthBegins)]
        assert match.waiting == (begins.camp,)
        firsts.add(begins.camp)
    assert firsts == set(ROLES)


@rule("partisans:5.9b")
def test_each_month_the_next_camp_begins(woods: Woods) -> None:
    woods.turn("soldier").month_ends().until("open-card")
    assert woods.waiting() == "officer"
    woods.month_ends().until("open-card")
    assert woods.waiting() == "peasant"
    woods.out("partisan").month_ends().until("open-card")
    assert woods.waiting() == "nkvd"
