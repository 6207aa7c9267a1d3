"""5 Whom one meets: people whose two halves come together across a seam."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import AlliesMet, EnemiesMet, PeopleRescued
from stavka.testing import rule
from tests.games.partisans.woods import Woods, to_open

FRIENDS = ("peasant", "partisan", "nkvd")
KINDS = (*FRIENDS, "policeman", "soldier", "officer")


@rule("partisans:5.6a")
@pytest.mark.parametrize("opened", ["G6", "H6"])
@pytest.mark.parametrize("right", KINDS)
@pytest.mark.parametrize("left", KINDS)
def test_people_are_met_if_both_halves_are_of_one_kind(left: str, right: str, opened: str) -> None:
    woods = to_open({"G6": f"right={right}", "H6": f"left={left} 2"}, opened)
    woods.has("peasant", weapons=10).play(f"open {opened}")
    met = [AlliesMet if left in FRIENDS else EnemiesMet] if left == right else []
    assert woods.events[1:2] == [kind(camp="peasant", kind=left, count=2) for kind in met]


@rule("partisans:5.6a")
def test_people_do_not_meet_across_an_upper_or_lower_edge() -> None:
    woods = Woods(
        shown={"H5": "left=peasant 2, right=peasant", "H7": "left=peasant 2, right=peasant"},
        closed={"H6": "left=peasant 2, right=peasant"},
    )
    woods.play("open H6")
    assert (woods.changes(), woods.log()) == ({}, ["CardOpened"])


@rule("partisans:5.6b")
@pytest.mark.parametrize("count", [1, 3, 8])
def test_the_left_edge_says_how_many(count: int) -> None:
    woods = Woods(shown={"G6": "right=peasant"}, closed={"H6": f"left=peasant {count}"})
    woods.play("open H6")
    assert [m.count for m in woods.told(AlliesMet)] == [count]
    refusal = woods.refused(f"take {count + 1}")
    assert (refusal.id, refusal.rule) == ("not-so-many-met", "partisans:5.6b")
    woods.play(f"take {count}")
    assert woods.people("peasant")["peasant"] == count


@rule("partisans:5.6b")
def test_the_number_means_nothing_where_the_pictures_do_not_match() -> None:
    woods = Woods(shown={"G6": "right=partisan"}, closed={"H6": "left=peasant 8"})
    woods.play("open H6")
    assert (woods.changes(), woods.log()) == ({}, ["CardOpened"])


@rule("partisans:5.6c")
@pytest.mark.parametrize("opened", ["G6", "H6"])
def test_the_number_is_that_of_the_card_on_the_right_whichever_is_opened(opened: str) -> None:
    woods = to_open({"G6": "left=nkvd 7, right=peasant", "H6": "left=peasant 3"}, opened)
    woods.play(f"open {opened}")
    assert [(m.kind, m.count) for m in woods.told(AlliesMet)] == [("peasant", 3)]


@rule("partisans:5.6d")
def test_a_card_face_down_meets_nothing_yet() -> None:
    woods = Woods(closed={"G6": "right=peasant", "H6": "left=peasant 2"}).play("open H6")
    assert (woods.changes(), woods.log()) == ({}, ["CardOpened"])
    assert woods.waiting() == "partisan"


@rule("partisans:5.6d")
def test_people_are_met_by_who_opens_the_second_card() -> None:
    woods = Woods(closed={"G6": "right=peasant", "H6": "left=peasant 2"})
    woods.play("open H6").play("open G6", "take 2")
    assert woods.changes() == {
        "partisan.peasant": 2,
        "partisan.food": 15 + 6,
        "partisan.points": 2,
    }


@rule("partisans:5.6d")
def test_a_seam_between_two_open_cards_is_not_read_again() -> None:
    woods = Woods(
        shown={"G6": "right=peasant", "H6": "left=peasant 2"}, closed={"H7": "", "G7": ""}
    )
    woods.play("open H7", "open G7")
    assert (woods.changes(), woods.log()) == ({}, ["CardOpened", "CardOpened"])


@rule("partisans:5.7a", "partisans:5.8a")
def test_rescued_people_and_what_they_bring_are_recorded() -> None:
    woods = Woods(shown={"G6": "right=partisan"}, closed={"H6": "left=partisan 4"})
    woods.has("peasant", partisan=1, weapons=2, points=5).play("open H6", "take 4")
    assert woods.changes() == {
        "peasant.partisan": 5,
        "peasant.weapons": 14,
        "peasant.points": 9,
    }


@rule("partisans:5.7a", "partisans:5.8a")
@pytest.mark.parametrize("taken", [0, 1, 3])
def test_fewer_may_be_taken_along_and_only_they_count(taken: int) -> None:
    woods = Woods(shown={"G6": "right=peasant"}, closed={"H6": "left=peasant 3"})
    woods.has("peasant", peasant=1, food=1).play("open H6")
    assert woods.offered() == ["take 3", "take 2", "take 1", "take 0"]
    woods.play(f"take {taken}")
    assert [m.count for m in woods.told(PeopleRescued)] == [taken]
    assert woods.people("peasant")["peasant"] == 1 + taken
    assert (woods.store("peasant")["food"], woods.points("peasant")) == (1 + 3 * taken, taken)


@rule("partisans:5.7a")
def test_before_the_rescue_is_settled_nothing_else_can_be_done() -> None:
    woods = Woods(shown={"G6": "right=peasant"}, closed={"H6": "left=peasant 3"})
    refusal = woods.play("open H6").refused(f"open {woods.spares[0]}")
    assert (refusal.id, refusal.rule) == ("say-how-many", "partisans:5.7a")


@rule("partisans:5.7b", "partisans:5.8b")
def test_enemies_are_destroyed_and_bring_points_and_resources() -> None:
    woods = Woods(shown={"G6": "right=policeman"}, closed={"H6": "left=policeman 4"})
    woods.has("peasant", weapons=9, food=1, points=5).play("open H6")
    assert woods.changes() == {
        "peasant.weapons": 1,
        "peasant.food": 13,
        "peasant.points": 9,
    }


@rule("partisans:5.7b", "partisans:5.8b")
def test_enemies_that_are_not_destroyed_bring_nothing() -> None:
    woods = Woods("peasant", shown={"G6": "right=policeman"}, closed={"H6": "left=policeman 4"})
    woods.has("peasant", weapons=7, points=5).play("open H6")
    assert woods.changes() == {"peasant.weapons": 1}


@rule("partisans:5.7b")
@pytest.mark.parametrize(
    ("camp", "kind", "question"),
    [
        ("peasant", "nkvd", "rescue"),
        ("officer", "nkvd", "fight"),
        ("officer", "policeman", "rescue"),
        ("nkvd", "policeman", "fight"),
    ],
)
def test_the_same_people_are_friends_of_one_side_and_enemies_of_the_other(
    camp: str, kind: str, question: str
) -> None:
    woods = Woods(shown={"G6": f"right={kind}"}, closed={"H6": f"left={kind} 2"}).turn(camp)
    woods.play("open H6")
    assert (woods.asked(), woods.waiting()) == (question, camp)
