"""1.2 The game board and 1.3 Line of sight."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.components import COLOURS
from stavka.games.pavlov.events import BombDropped
from stavka.testing import rule
from tests.games.pavlov.house import House

TRACKS = {"green": (1, 2), "red": (3, 4, 5), "purple": (6,)}
ONE_COLOUR = {
    "green-3": "green", "green-4": "green", "green-5": "green", "green-6": "green",
    "red-3": "red", "red-4": "red", "purple-1": "purple", "purple-2": "purple",
    "purple-3": "purple", "purple-4": "purple",
}  # fmt: skip
TWO_COLOURS = {
    "green-red-1": ("green", "red"), "green-red-2": ("green", "red"),
    "red-purple-5": ("red", "purple"), "red-purple-6": ("red", "purple"),
}  # fmt: skip


def full_square(house: House) -> House:
    """Infantry on every circle: 11 Riflemen, 6 Scouts and 7 Machine Gunners."""
    house.track(1, *["riflemen"] * 4).track(2, *["riflemen"] * 4)
    house.track(3, *["riflemen"] * 3, "scouts").track(4, *["scouts"] * 4)
    house.track(5, "scouts", *["machine-gunners"] * 3).track(6, *["machine-gunners"] * 4)
    return house.sound()


def circles(*colours: str) -> list[str]:
    return [f"track-{t}-{n}" for c in colours for t in TRACKS[c] for n in (1, 2, 3, 4)]


# 1.2 The game board


@rule("pavlov:1.2a")
def test_soviet_counters_stand_on_coloured_squares_of_the_house(house: House) -> None:
    box = house.p.box
    colours = [tuple(COLOURS[c] for c in colours) for colours in box.square_colours]
    one = {square: (colour,) for square, colour in ONE_COLOUR.items()}
    assert dict(zip(box.square_ids, colours, strict=True)) == one | TWO_COLOURS
    house.moves().play("move pavlov")
    assert set(house.offered()) == {f"to {square}" for square in box.square_ids}
    house.play("to purple-4")
    assert house.where("pavlov") == "purple-4"


@rule("pavlov:1.2b")
@pytest.mark.parametrize("track", [1, 2, 3, 4, 5, 6])
def test_german_counters_stand_on_the_circles_of_six_tracks_and_advance(
    house: House, track: int
) -> None:
    house.card("place-panzer-iii", track)
    assert house.on_track(track) == ["panzer-iii"]
    house.card("place-stug-iiib", track)
    assert house.on_track(track) == ["stug-iiib", "panzer-iii"]
    assert all(house.on_track(n) == [] for n in range(1, 7) if n != track)


@rule("pavlov:1.2b")
def test_each_of_the_six_tracks_has_one_sapper_location(house: House) -> None:
    house.supplies(sapper=1).hand("s02").cards().play("play s02 field-defenses")
    assert house.offered() == [f"mine track-{n}-3" for n in range(1, 7)]


@rule("pavlov:1.2c", "pavlov:2.12a")
@pytest.mark.parametrize("number", range(3, 19))
def test_the_locations_of_the_army_are_numbered_3_to_18(house: House, number: int) -> None:
    dice = [1, 1, 1]
    for i in range(3):
        dice[i] += min(5, number - sum(dice))
    elsewhere = 10 if number != 10 else 11
    second = (6, 3, elsewhere - 9)
    house.card("ju87-2", *dice, *second)
    assert [e.place for e in house.told(BombDropped)] == [
        f"location-{number}",
        f"location-{elsewhere}",
    ]
    lies = {n: house.location(n) for n in range(3, 19) if house.location(n)}
    assert lies == {number: "disrupted", elsewhere: "disrupted"}


@rule("pavlov:1.2d")
@pytest.mark.parametrize("colour", ["green", "red", "purple"])
@pytest.mark.parametrize("track", [1, 2, 3, 4, 5, 6])
def test_tracks_1_and_2_are_green_3_to_5_red_and_6_purple(
    house: House, track: int, colour: str
) -> None:
    house.suppression(**{colour: 2}).card("place-riflemen", track)
    if track in TRACKS[colour]:
        assert house.offered() == ["spend 0", "spend 1", "spend 2"]
        assert house.on_track(track) == []
    else:
        assert house.asked() == "moves"
        assert house.on_track(track) == ["riflemen"]


# 1.3 Line of sight


@rule("pavlov:1.3a")
@pytest.mark.parametrize(("square", "colour"), ONE_COLOUR.items())
def test_a_position_sees_every_circle_of_its_colour_and_no_other(
    house: House, square: str, colour: str
) -> None:
    full_square(house.only(chekhov=square)).actions().play("attack chekhov")
    assert sorted(house.offered()) == sorted(f"target {c}" for c in circles(colour))
    for other in circles(*(c for c in TRACKS if c != colour)):
        refusal = house.refused(f"target {other}")
        assert (refusal.id, refusal.rule) == ("no-line-of-sight", "pavlov:1.3a")


@rule("pavlov:1.3b")
@pytest.mark.parametrize(("square", "colours"), TWO_COLOURS.items())
def test_a_position_of_two_colours_sees_the_circles_of_both(
    house: House, square: str, colours: tuple[str, str]
) -> None:
    full_square(house.only(chekhov=square)).actions().play("attack chekhov")
    assert sorted(house.offered()) == sorted(f"target {c}" for c in circles(*colours))
    (third,) = set(TRACKS) - set(colours)
    refusal = house.refused(f"target track-{TRACKS[third][0]}-1")
    assert (refusal.id, refusal.rule) == ("no-line-of-sight", "pavlov:1.3a")


@rule("pavlov:1.3a")
def test_a_counter_in_the_reserves_sees_nothing(house: House) -> None:
    full_square(house.only(chekhov="reserves")).actions()
    assert house.offered("attack") == []
    assert house.refused("attack chekhov").id == "not-on-position"


@rule("pavlov:1.3c")
def test_a_sniper_aims_by_the_colour_rolled_wherever_the_germans_are(house: House) -> None:
    house.only(pavlov="red-3", chekhov="green-3", chait="reserves").track(1, "riflemen")
    house.note().card("sniper", 3, 3, 6, 1, 1, 1)
    assert house.changes() == {"men.pavlov.place": "out"}
