"""3.5 Place Wehrmacht Counter: the track, suppression on arrival, and its odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from stavka.games.pavlov.events import ArrivalSuppressed, GermansApproach, GermansPlaced
from stavka.testing import rule
from tests.games.pavlov.house import House

INFANTRY = ["machine-gunners", "riflemen", "scouts"]
ARMOR = ["panzer-ii", "panzer-iii", "panzer-iv", "stug-iiib"]
DEFENSE = {"machine-gunners": 4, "riflemen": 4, "scouts": 5}
COLOUR_OF_TRACK = [(1, "green"), (2, "green"), (3, "red"), (4, "red"), (5, "red"), (6, "purple")]
SUPPRESSION_IN_STOCK = 10


@rule("pavlov:3.5.0a")
@pytest.mark.parametrize("german", INFANTRY + ARMOR)
def test_each_of_the_seven_cards_places_its_counter(house: House, german: str) -> None:
    before = house.germans_in_stock(german)
    house.note().card(f"place-{german}", 4).sound()
    assert house.changes() == {
        "spaces.track-4-1": german,
        f"german_stock.{german}": before - 1,
    }


@rule("pavlov:3.5.0a")
def test_three_types_are_infantry_and_four_are_armor(house: House) -> None:
    box = house.p.box
    kinds = {box.german_ids[c.counter] for c in box.wehrmacht if c.effect == "place-counter"}
    assert kinds == {*INFANTRY, *ARMOR}
    assert [id for id, foot in zip(box.german_ids, box.infantry, strict=True) if foot] == INFANTRY


@rule("pavlov:3.5.1a")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_die_gives_the_track_on_whose_first_location_it_is_placed(
    house: House, face: int
) -> None:
    house.card("place-riflemen", face).sound()
    assert [(e.dice, e.track) for e in house.told(GermansApproach)] == [((face,), f"track-{face}")]
    assert house.match.view(None)["board"]["spaces"] == {f"track-{face}-1": "riflemen"}


# Suppression on arrival


@rule("pavlov:3.5.2a")
@pytest.mark.parametrize("german", INFANTRY)
@pytest.mark.parametrize(("track", "colour"), COLOUR_OF_TRACK)
def test_infantry_may_be_suppressed_with_tokens_of_the_tracks_colour(
    house: House, german: str, track: int, colour: str
) -> None:
    house.suppression(**{colour: 2}).card(f"place-{german}", track)
    assert house.asked() == "suppress-arrival"
    assert house.offered() == ["spend 0", "spend 1", "spend 2"]
    house.note().dice(6).play("spend 1")
    assert house.changes() == {
        f"suppression.{colour}": 1,
        "stock.suppression": SUPPRESSION_IN_STOCK - 2 + 1,
    }


@rule("pavlov:3.5.2a")
@pytest.mark.parametrize(("track", "colour"), COLOUR_OF_TRACK)
def test_tokens_of_the_other_colours_and_in_the_supplies_box_do_not_help(
    house: House, track: int, colour: str
) -> None:
    house.suppression(**{c: 2 for c in ("green", "red", "purple") if c != colour})
    assert house.in_supplies("suppression") == 10
    house.card("place-riflemen", track).sound()
    assert house.on_track(track) == ["riflemen"]  # nothing was asked


@rule("pavlov:3.5.2a")
@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_each_token_gives_one_die(house: House, count: int) -> None:
    house.suppression(red=7).card("place-scouts", 5)
    house.dice(*[1] * count).play(f"spend {count}")
    assert [e.dice for e in house.told(ArrivalSuppressed)] == [(1,) * count]
    assert house.box_of("red") == 7 - count


@rule("pavlov:3.5.2a")
def test_no_more_tokens_can_be_spent_than_lie_in_the_box(house: House) -> None:
    house.suppression(red=3, green=5).card("place-scouts", 5)
    refusal = house.refused("spend 4")
    assert (refusal.id, refusal.rule) == ("too-few-suppression-tokens", "pavlov:3.5.2a")


@rule("pavlov:3.5.2a")
def test_the_player_need_not_suppress(house: House) -> None:
    house.suppression(purple=3).card("place-riflemen", 6)
    house.play("spend 0")
    assert house.on_track(6) == ["riflemen"]
    assert house.box_of("purple") == 3
    assert house.told(ArrivalSuppressed) == []


@rule("pavlov:3.5.2b")
@pytest.mark.parametrize("german", INFANTRY)
def test_one_die_at_its_defense_keeps_the_counter_off_the_board(house: House, german: str) -> None:
    house.track(1, "riflemen", "scouts").suppression(green=3)
    before = house.germans_in_stock(german)
    house.card(f"place-{german}", 1).dice(1, DEFENSE[german], 1).play("spend 3")
    assert house.on_track(1) == ["riflemen", "scouts"]
    assert house.germans_in_stock(german) == before
    assert [(e.defense, e.hit) for e in house.told(ArrivalSuppressed)] == [(DEFENSE[german], True)]
    assert house.told(GermansPlaced) == []


@rule("pavlov:3.5.2b")
@pytest.mark.parametrize("german", INFANTRY)
def test_dice_below_its_defense_let_the_counter_through(house: House, german: str) -> None:
    house.suppression(green=3).card(f"place-{german}", 1)
    house.dice(*[DEFENSE[german] - 1] * 3).play("spend 3")
    assert house.on_track(1) == [german]
    assert [e.hit for e in house.told(ArrivalSuppressed)] == [False]


@rule("pavlov:3.5.2c")
@pytest.mark.parametrize(("dice", "placed"), [((6, 6), False), ((1, 1), True)])
def test_used_tokens_go_to_the_stock_whether_or_not_they_succeed(
    house: House, dice: tuple[int, ...], placed: bool
) -> None:
    house.suppression(red=3, green=1).card("place-riflemen", 4)
    before = house.in_stock("suppression")
    house.dice(*dice).play("spend 2")
    assert bool(house.on_track(4)) == placed
    assert house.in_stock("suppression") == before + 2
    assert (house.box_of("red"), house.box_of("green")) == (1, 1)
    assert house.in_supplies("suppression") == 10


@rule("pavlov:3.5.2d")
@pytest.mark.parametrize("german", ARMOR)
def test_armor_cannot_be_suppressed_on_placement(house: House, german: str) -> None:
    house.suppression(green=3, red=3, purple=3).card(f"place-{german}", 3).sound()
    assert house.asked() == "moves"
    assert house.on_track(3) == [german]
    assert [house.box_of(c) for c in ("green", "red", "purple")] == [3, 3, 3]


@rule("pavlov:3.5.5b")
def test_a_type_that_is_not_in_the_stock_is_not_placed(house: House) -> None:
    house.track(1, "panzer-ii", "panzer-ii").track(2, "panzer-ii")
    assert house.germans_in_stock("panzer-ii") == 0
    house.note().card("place-panzer-ii").sound()  # not even the die for the track is rolled
    assert house.changes() == {}


@rule("pavlov:3.5.5b")
def test_the_last_counter_of_a_type_is_still_placed(house: House) -> None:
    house.track(1, "panzer-ii", "panzer-ii").card("place-panzer-ii", 6).sound()
    assert house.on_track(6) == ["panzer-ii"]
    assert house.germans_in_stock("panzer-ii") == 0


# What the dice may bring


@rule("pavlov:3.5.2a", "pavlov:3.5.2b")
@pytest.mark.parametrize("german", INFANTRY)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_odds_of_suppression_are_the_count_of_all_throws(
    house: House, german: str, count: int
) -> None:
    house.suppression(green=4).card(f"place-{german}", 1)
    throws = list(product(range(1, 7), repeat=count))
    hits = sum(1 for dice in throws if max(dice) >= DEFENSE[german])
    assert house.chances(f"spend {count}") == {
        "arrival-suppressed": Fraction(hits, len(throws)),
        "arrival-placed": Fraction(len(throws) - hits, len(throws)),
    }


@rule("pavlov:3.5.2b")
@pytest.mark.parametrize(
    ("german", "count", "chance"),
    [
        ("riflemen", 1, Fraction(1, 2)),
        ("machine-gunners", 3, Fraction(7, 8)),
        ("scouts", 1, Fraction(1, 3)),
        ("scouts", 2, Fraction(5, 9)),
        ("scouts", 10, 1 - Fraction(2, 3) ** 10),
    ],
)
def test_the_odds_of_suppression_in_figures(
    house: House, german: str, count: int, chance: Fraction
) -> None:
    house.suppression(purple=10).card(f"place-{german}", 6)
    assert house.chances(f"spend {count}") == {
        "arrival-suppressed": chance,
        "arrival-placed": 1 - chance,
    }


@rule("pavlov:3.5.2a")
def test_spending_nothing_has_no_odds(house: House) -> None:
    house.suppression(purple=2).card("place-riflemen", 6)
    assert house.chances("spend 0") is None
