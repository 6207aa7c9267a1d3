"""4.1 Move."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House

SQUARES = (
    "green-red-1", "green-red-2", "green-3", "green-4", "green-5", "green-6", "red-3", "red-4",
    "red-purple-5", "red-purple-6", "purple-1", "purple-2", "purple-3", "purple-4",
)  # fmt: skip


def empty_but(*occupied: str) -> list[str]:
    """Choices that name each square but these."""
    return [f"to {square}" for square in SQUARES if square not in occupied]


@rule("pavlov:4.1a")
def test_a_counter_that_has_moved_may_act(house: House) -> None:
    house.only(chekhov="red-3").track(1, "riflemen").moves()
    house.play("move chekhov", "to green-3", "end-moves")
    assert house.left() == 3
    assert not house.has_action_token("chekhov")
    house.dice(1, 1, 1, 4).play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == []
    assert house.left() == 2


@rule("pavlov:4.1b")
def test_a_counter_moves_from_the_reserves_to_a_position(house: House) -> None:
    house.only(chekhov="reserves").moves().note().play("move chekhov")
    assert house.offered() == empty_but()
    house.play("to green-3")
    assert house.changes() == {"men.chekhov.place": "green-3"}


@rule("pavlov:4.1b")
def test_a_counter_moves_from_one_position_to_any_other(house: House) -> None:
    house.only(chekhov="green-3").moves().note().play("move chekhov")
    assert house.offered() == empty_but("green-3")
    refusal = house.refused("to green-3")
    assert (refusal.id, refusal.rule) == ("already-there", "pavlov:4.1b")
    house.play("to purple-4")
    assert house.changes() == {"men.chekhov.place": "purple-4"}
    assert house.left() == 2


@rule("pavlov:4.1b")
def test_only_counters_in_the_house_move(house: House) -> None:
    house.only(pavlov="red-3").place("glushenko", "out").moves()
    assert house.offered() == ["move pavlov", "end-moves"]
    absent = house.refused("move chekhov")
    assert (absent.id, absent.rule) == ("not-in-house", "pavlov:4.1b")
    lost = house.refused("move glushenko")
    assert (lost.id, lost.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:4.1c")
def test_two_counters_without_a_weapon_do_not_share_a_position(house: House) -> None:
    house.only(chekhov="reserves", kiselev="green-3").moves().play("move chekhov")
    refusal = house.refused("join green-3")
    assert (refusal.id, refusal.rule) == ("cannot-share", "pavlov:4.7b")
    assert house.offered("join") == []
    house.play("to green-3")
    assert house.refused("to green-3").id == "displaced-to-empty-only"


@rule("pavlov:4.1c")
def test_a_position_holds_two_with_the_weapon_of_their_letter_and_no_third(house: House) -> None:
    house.only(sobgayda="green-3", murzaev="reserves", turdyev="reserves").place("m1937", "green-3")
    house.moves().play("move murzaev", "join green-3", "move turdyev")
    assert house.where("sobgayda") == house.where("murzaev") == house.where("m1937") == "green-3"
    refusal = house.refused("join green-3")
    assert (refusal.id, refusal.rule) == ("cannot-share", "pavlov:4.7b")


@rule("pavlov:4.1d")
def test_with_one_move_left_a_counter_still_displaces_another(house: House) -> None:
    house.only(chekhov="red-3", kiselev="green-3", pavlov="reserves").moves(1).note()
    house.play("move chekhov", "to green-3", "to purple-1")
    assert house.changes() == {
        "men.chekhov.place": "green-3",
        "men.kiselev.place": "purple-1",
    }
    assert (house.asked(), house.left()) == ("moves", 0)


@rule("pavlov:4.1d")
def test_a_displaced_counter_goes_to_an_empty_position_or_the_reserves(house: House) -> None:
    house.only(chekhov="red-3", kiselev="green-3", pavlov="purple-1", glushenko="reserves")
    house.moves().play("move chekhov", "to green-3")
    assert house.asked() == "displace"
    assert house.offered() == [*empty_but("green-3", "purple-1"), "to reserves"]
    for occupied in ("green-3", "purple-1"):
        refusal = house.refused(f"to {occupied}")
        assert (refusal.id, refusal.rule) == ("displaced-to-empty-only", "pavlov:4.1d")
    house.note().play("to reserves")
    assert house.changes() == {"men.kiselev.place": "reserves"}


@rule("pavlov:4.1d")
def test_a_displaced_counter_still_has_its_own_move(house: House) -> None:
    house.only(chekhov="red-3", kiselev="green-3").moves()
    house.play("move chekhov", "to green-3", "to reserves")
    assert house.left() == 2
    house.play("move kiselev", "to purple-1")
    assert house.where("kiselev") == "purple-1"
    assert house.left() == 1


@rule("pavlov:4.1d", "pavlov:4.0a")
def test_a_counter_that_has_moved_may_be_displaced_but_not_moved_again(house: House) -> None:
    house.only(chekhov="red-3", kiselev="green-3").moves()
    house.play("move chekhov", "to green-4", "move kiselev", "to green-4", "to reserves")
    assert house.where("chekhov") == "reserves"
    assert house.left() == 1
    assert house.refused("move chekhov").id == "already-moved"
    assert house.offered() == ["end-moves"]


@rule("pavlov:4.1d")
def test_a_displaced_counter_may_displace_the_one_that_displaced_it(house: House) -> None:
    house.only(chekhov="red-3", kiselev="green-3").moves()
    house.play("move chekhov", "to green-3", "to red-3", "move kiselev", "to green-3", "to red-3")
    assert (house.where("kiselev"), house.where("chekhov")) == ("green-3", "red-3")
    assert house.left() == 1


@rule("pavlov:4.1e")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_a_position_with_a_weary_occupant_is_closed(house: House, state: str) -> None:
    house.only(chekhov="red-3", kiselev="green-3").moves()
    (house.exhaust if state == "exhausted" else house.disrupt)("kiselev")
    house.play("move chekhov")
    assert house.offered() == empty_but("red-3", "green-3")
    refusal = house.refused("to green-3")
    assert (refusal.id, refusal.rule) == ("occupant-not-ready", "pavlov:4.1e")


@rule("pavlov:4.1e")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_not_even_a_crewman_may_join_a_weary_one(house: House, state: str) -> None:
    house.only(murzaev="reserves", sobgayda="green-3").place("m1937", "green-3").moves()
    (house.exhaust if state == "exhausted" else house.disrupt)("sobgayda")
    house.play("move murzaev")
    for choice in ("join green-3", "to green-3"):
        refusal = house.refused(choice)
        assert (refusal.id, refusal.rule) == ("occupant-not-ready", "pavlov:4.1e")


@rule("pavlov:4.1e")
@pytest.mark.parametrize("weary", ["sobgayda", "murzaev"])
def test_one_weary_man_of_a_crew_closes_its_position(house: House, weary: str) -> None:
    house.only(chekhov="reserves", turdyev="reserves", sobgayda="green-3", murzaev="green-3")
    house.place("m1937", "green-3").exhaust(weary).moves()
    assert house.play("move chekhov").refused("to green-3").id == "occupant-not-ready"
    assert house.play("to red-3", "move turdyev").refused("to green-3").id == "occupant-not-ready"


@rule("pavlov:4.1e")
def test_nobody_moves_when_every_position_has_a_weary_occupant(house: House) -> None:
    men = [man for man in house.p.box.man_ids if man != "chekhov"][:14]
    house.only(**dict(zip(men, SQUARES, strict=True)), chekhov="reserves").exhaust(*men).moves()
    assert house.offered() == ["end-moves"]
    refusal = house.refused("move chekhov")
    assert (refusal.id, refusal.rule) == ("no-open-position", "pavlov:4.1e")


# The example: Glushenko, Masijashvili, Chait and Kiselev


def example() -> House:
    house = House().only(glushenko="green-3", masijashvili="green-4", kiselev="red-3")
    return house.place("chait", "green-5").disrupt("chait").moves()


@rule("pavlov:4.1f", "pavlov:4.1g")
@pytest.mark.parametrize("place", ["purple-1", "green-3", "reserves"])
def test_glushenko_takes_the_position_of_masijashvili_who_goes_elsewhere(place: str) -> None:
    house = example().note()
    house.play("move glushenko", "to green-4", f"to {place}")
    assert house.changes() == {
        "men.glushenko.place": "green-4",
        "men.masijashvili.place": place,
    }
    assert house.left() == 2


@rule("pavlov:4.1f", "pavlov:4.1g")
def test_glushenko_may_not_enter_the_position_of_disrupted_chait() -> None:
    refusal = example().play("move glushenko").refused("to green-5")
    assert (refusal.id, refusal.rule) == ("occupant-not-ready", "pavlov:4.1e")


@rule("pavlov:4.1f", "pavlov:4.1g")
def test_kiselev_moves_to_the_empty_position() -> None:
    house = example().note().play("move kiselev", "to red-4")
    assert house.changes() == {"men.kiselev.place": "red-4"}
    assert house.asked() == "moves"


# Notes


@rule("pavlov:4.1h")
@pytest.mark.parametrize("place", ["reserves", "red-3"])
def test_by_default_exhausted_and_disrupted_counters_move_and_stay_so(
    house: House, place: str
) -> None:
    house.only(chekhov=place, kiselev="red-4").exhaust("chekhov").disrupt("chekhov").moves()
    house.note().play("move chekhov", "to green-3")
    assert house.changes() == {"men.chekhov.place": "green-3"}
    assert house.is_exhausted("chekhov")
    assert house.is_disrupted("chekhov")


@rule("pavlov:4.1h")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_with_the_option_off_only_ready_counters_move(state: str) -> None:
    house = House(weary_may_move=False).only(chekhov="reserves", kiselev="red-4", pavlov="red-3")
    (house.exhaust if state == "exhausted" else house.disrupt)("chekhov", "kiselev")
    house.moves()
    assert house.offered() == ["move pavlov", "end-moves"]
    for man in ("chekhov", "kiselev"):
        refusal = house.refused(f"move {man}")
        assert (refusal.id, refusal.rule) == ("too-weary-to-move", "pavlov:4.1h")


@rule("pavlov:4.1i")
def test_nobody_moves_to_the_reserves_by_choice(house: House) -> None:
    house.only(sobgayda="green-3").place("m1937", "green-3").moves().play("move sobgayda")
    for choice in ("to reserves", "to reserves m1937"):
        refusal = house.refused(choice)
        assert (refusal.id, refusal.rule) == ("no-move-to-reserves", "pavlov:4.1i")
    assert house.offered("to reserves") == []
