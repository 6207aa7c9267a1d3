"""4.6 Forward Observer."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from stavka.games.pavlov.events import Shelled
from stavka.testing import rule
from tests.games.pavlov.house import House


def potanski(place: str = "green-3", *locations: int) -> House:
    """Potanski with Artillery tokens on these locations (10 unless told)."""
    house = House().only(potanski=place)
    for number in locations or (10,):
        house.token(number, "artillery")
    return house.actions()


@rule("pavlov:4.6e", "pavlov:4.6d", "pavlov:4.6b", "pavlov:4.6f")
def test_potanski_misses_the_stug_and_removes_the_machine_gunners() -> None:
    house = potanski().track(1, "stug-iiib", "machine-gunners")
    gunners, tokens = house.germans_in_stock("machine-gunners"), house.in_stock("artillery")
    house.note().dice(2, 2, 4, 5, 5, 6)
    house.play("observe potanski location-10", "shell track-1-1 track-1-2")
    assert house.changes() == {
        "locations.location-10": None,
        "stock.artillery": tokens + 1,
        "spaces.track-1-2": None,
        "german_stock.machine-gunners": gunners + 1,
        "men.potanski.exhausted": True,
        "men.potanski.acted": True,
    }
    assert [(e.german, e.dice, e.defense, e.hit) for e in house.told(Shelled)] == [
        ("stug-iiib", (2, 2, 4), 5, False),
        ("machine-gunners", (5, 5, 6), 4, True),
    ]
    assert house.left() == 2


@rule("pavlov:4.6d")
@pytest.mark.parametrize(("die", "removed"), [(5, True), (4, False)])
def test_one_die_at_the_defense_removes_the_target(die: int, removed: bool) -> None:
    house = potanski().track(1, "stug-iiib").dice(1, 1, die)
    house.play("observe potanski location-10", "shell track-1-1")
    assert house.on_track(1) == ([] if removed else ["stug-iiib"])


@rule("pavlov:4.6d")
def test_both_targets_may_be_removed() -> None:
    house = potanski().track(1, "riflemen", "scouts", "riflemen").dice(4, 1, 1, 1, 1, 5)
    house.play("observe potanski location-10", "shell track-1-1 track-1-2")
    assert house.on_track(1) == [None, None, "riflemen"]


@rule("pavlov:4.6b", "pavlov:4.6d")
def test_each_targets_dice_count_for_it_alone() -> None:
    house = potanski().track(1, "riflemen", "scouts").dice(6, 6, 6, 1, 1, 1)
    house.play("observe potanski location-10", "shell track-1-1 track-1-2")
    assert house.on_track(1) == [None, "scouts"]


@rule("pavlov:4.6c", "pavlov:4.6g")
def test_a_single_counter_may_be_the_target_and_gets_three_dice() -> None:
    house = potanski().track(1, "riflemen", "scouts").dice(1, 1, 4)
    house.play("observe potanski location-10", "shell track-1-1")
    assert house.on_track(1) == [None, "scouts"]
    assert [e.dice for e in house.told(Shelled)] == [(1, 1, 4)]


@rule("pavlov:4.6b", "pavlov:4.6c", "pavlov:4.6g")
def test_infantry_and_armor_are_targets_alone_and_as_pairs() -> None:
    house = potanski().track(1, "riflemen", "stug-iiib", "scouts").track(2, None, "panzer-ii")
    house.play("observe potanski location-10")
    assert sorted(house.offered()) == [
        "shell track-1-1",
        "shell track-1-1 track-1-2",
        "shell track-1-2",
        "shell track-1-2 track-1-3",
        "shell track-1-3",
        "shell track-2-2",
    ]


@rule("pavlov:4.6h")
@pytest.mark.parametrize(
    "pair",
    ["track-1-1 track-1-3", "track-1-1 track-2-1", "track-1-4 track-2-1"],
    ids=["a gap", "side by side", "end to start"],
)
def test_counters_with_a_gap_or_on_two_tracks_are_not_adjacent(pair: str) -> None:
    house = potanski().track(1, "riflemen", None, "riflemen", "riflemen").track(2, "riflemen")
    house.play("observe potanski location-10")
    refusal = house.refused(f"shell {pair}")
    assert (refusal.id, refusal.rule) == ("not-adjacent", "pavlov:4.6h")
    assert f"shell {pair}" not in house.offered()


@rule("pavlov:4.6h")
def test_locations_2_and_3_of_track_1_are_adjacent() -> None:
    house = potanski().track(1, None, "riflemen", "riflemen").play("observe potanski location-10")
    assert "shell track-1-2 track-1-3" in house.offered()


@rule("pavlov:4.6h", "pavlov:4.6b")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize(("track", "square"), [(1, "green-3"), (5, "red-3"), (6, "purple-1")])
def test_any_two_neighbours_of_a_track_are_adjacent(track: int, square: str, first: int) -> None:
    house = potanski(square).track(track, *[None] * (first - 1), "riflemen", "riflemen")
    house.play("observe potanski location-10")
    one, two = f"track-{track}-{first}", f"track-{track}-{first + 1}"
    assert house.offered() == [f"shell {one} {two}", f"shell {one}", f"shell {two}"]


@rule("pavlov:4.6b")
@pytest.mark.parametrize("pair", ["track-1-1 track-4-1", "track-4-1 track-1-1"])
def test_of_two_targets_both_must_be_in_line_of_sight(pair: str) -> None:
    house = potanski("red-3").track(1, "riflemen").track(4, "riflemen")
    refusal = house.play("observe potanski location-10").refused(f"shell {pair}")
    assert (refusal.id, refusal.rule) == ("no-line-of-sight", "pavlov:1.3a")


@rule("pavlov:4.6h")
def test_the_same_two_counters_named_the_other_way_round_are_not_called_apart() -> None:
    house = potanski().track(1, "riflemen", "scouts").play("observe potanski location-10")
    refusal = house.match.why_not("defender", "shell track-1-2 track-1-1")
    assert refusal is None or refusal.id != "not-adjacent"


@rule("pavlov:4.6b")
def test_targets_must_be_in_line_of_sight() -> None:
    house = potanski("red-3").track(1, "riflemen", "riflemen").track(4, "riflemen")
    house.play("observe potanski location-10")
    assert house.offered() == ["shell track-4-1"]
    unseen = house.refused("shell track-1-1 track-1-2")
    assert (unseen.id, unseen.rule) == ("no-line-of-sight", "pavlov:1.3a")
    nobody = house.refused("shell track-4-1 track-4-2")
    assert (nobody.id, nobody.rule) == ("no-germans-there", "pavlov:4.6b")


@rule("pavlov:4.6b")
def test_without_germans_in_sight_the_token_is_not_spent() -> None:
    house = potanski("red-3").track(1, "riflemen")
    refusal = house.refused("observe potanski location-10")
    assert (refusal.id, refusal.rule) == ("no-germans-in-sight", "pavlov:4.6b")
    assert house.location(10) == "artillery"


@rule("pavlov:4.6b")
def test_a_two_coloured_position_sees_the_tracks_of_both_colours() -> None:
    house = potanski("green-red-1").track(2, "riflemen").track(3, "scouts").track(6, "riflemen")
    house.play("observe potanski location-10")
    assert house.offered() == ["shell track-2-1", "shell track-3-1"]


@rule("pavlov:4.6b")
def test_an_observer_in_the_reserves_sees_nobody() -> None:
    house = potanski("reserves").track(1, "riflemen")
    refusal = house.refused("observe potanski location-10")
    assert (refusal.id, refusal.rule) == ("not-on-position", "pavlov:4.6b")
    assert house.offered() == ["end-actions"]


@rule("pavlov:4.6a")
def test_without_an_artillery_token_there_is_nothing_to_observe_for() -> None:
    house = House().only(potanski="green-3").track(1, "riflemen").wreck(11).actions()
    for number in (10, 11):
        refusal = house.refused(f"observe potanski location-{number}")
        assert (refusal.id, refusal.rule) == ("no-artillery-ready", "pavlov:4.6a")
    assert house.offered("observe") == []


@rule("pavlov:4.6a")
@pytest.mark.parametrize(("used", "kept"), [(10, 11), (11, 10)])
def test_one_token_is_spent_and_the_other_stays(used: int, kept: int) -> None:
    house = potanski("green-3", 10, 11).track(1, "riflemen")
    assert house.offered("observe") == [
        "observe potanski location-10",
        "observe potanski location-11",
    ]
    house.dice(1, 1, 1).play(f"observe potanski location-{used}", "shell track-1-1")
    assert (house.location(used), house.location(kept)) == (None, "artillery")
    assert house.in_stock("artillery") == 1


@rule("pavlov:4.6a")
def test_a_location_without_a_token_is_refused_for_that_reason() -> None:
    house = potanski("green-3", 11).track(1, "riflemen")
    assert house.offered("observe") == ["observe potanski location-11"]
    refusal = house.refused("observe potanski location-10")
    assert (refusal.id, refusal.rule) == ("no-artillery-ready", "pavlov:4.6a")


@rule("pavlov:4.6a")
def test_only_a_counter_with_the_designation_observes() -> None:
    house = potanski().place("chekhov", "green-4").track(1, "riflemen")
    refusal = house.refused("observe chekhov location-10")
    assert (refusal.id, refusal.rule) == ("lacks-designation", "pavlov:4.0e")


@rule("pavlov:4.6a", "pavlov:4.11a")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_a_weary_observer_does_not_observe(state: str) -> None:
    house = potanski().track(1, "riflemen")
    (house.exhaust if state == "exhausted" else house.disrupt)("potanski")
    refusal = house.refused("observe potanski location-10")
    assert (refusal.id, refusal.rule) == ("not-ready", "pavlov:4.11a")


@rule("pavlov:4.6b", "pavlov:4.6f")
def test_odds_of_each_target_are_those_of_three_dice() -> None:
    rolls = list(product(range(1, 7), repeat=3))
    stug = Fraction(sum(max(roll) >= 5 for roll in rolls), len(rolls))
    gunners = Fraction(sum(max(roll) >= 4 for roll in rolls), len(rolls))
    assert (stug, gunners) == (Fraction(19, 27), Fraction(7, 8))
    house = potanski().track(1, "stug-iiib", "machine-gunners")
    assert house.chances("observe potanski location-10") is None
    house.play("observe potanski location-10")
    assert house.chances("shell track-1-1") == {"space-cleared track-1-1": stug}
    assert house.chances("shell track-1-1 track-1-2") == {
        "space-cleared track-1-1": stug,
        "space-cleared track-1-2": gunners,
    }
