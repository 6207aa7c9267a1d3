"""3.5.3 to 3.5.5: how counters advance, Sapper tokens, and the worked example."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import GermansAdvance, SapperMine
from stavka.testing import rule
from tests.games.pavlov.house import House

DEFENSES = [
    ("machine-gunners", 4),
    ("riflemen", 4),
    ("scouts", 5),
    ("panzer-ii", 4),
    ("panzer-iii", 5),
    ("panzer-iv", 6),
    ("stug-iiib", 5),
]


@rule("pavlov:3.5.3a")
def test_a_location_never_holds_two_counters(house: House) -> None:
    for german in ("riflemen", "scouts", "panzer-iii", "machine-gunners"):
        house.card(f"place-{german}", 2).sound()
    assert house.match.view(None)["board"]["spaces"] == {
        "track-2-1": "machine-gunners",
        "track-2-2": "panzer-iii",
        "track-2-3": "scouts",
        "track-2-4": "riflemen",
    }


@rule("pavlov:3.5.3b")
def test_counters_are_pushed_until_the_leading_one_finds_an_empty_location(house: House) -> None:
    house.track(5, "riflemen", "panzer-ii").track(4, "scouts")
    house.card("place-scouts", 5).sound()
    assert house.on_track(5) == ["scouts", "riflemen", "panzer-ii"]
    assert house.on_track(4) == ["scouts"]
    assert [(e.german, e.space) for e in house.told(GermansAdvance)] == [
        ("panzer-ii", "track-5-3"),
        ("riflemen", "track-5-2"),
    ]


@rule("pavlov:3.5.3b")
def test_nothing_is_pushed_when_the_first_location_is_empty(house: House) -> None:
    house.track(5, None, "riflemen", "panzer-ii").card("place-scouts", 5).sound()
    assert house.on_track(5) == ["scouts", "riflemen", "panzer-ii"]
    assert house.told(GermansAdvance) == []


@rule("pavlov:3.5.3b")
def test_counters_advance_only_when_one_is_placed_on_their_own_track(house: House) -> None:
    house.track(1, "riflemen").card("place-scouts", 2).sound()
    assert (house.on_track(1), house.on_track(2)) == (["riflemen"], ["scouts"])


@rule("pavlov:3.5.3c")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("riflemen", None, "scouts"), ["panzer-iv", "riflemen", "scouts"]),
        (
            ("riflemen", "machine-gunners", None, "scouts"),
            ["panzer-iv", "riflemen", "machine-gunners", "scouts"],
        ),
        (("riflemen", None, None, "scouts"), ["panzer-iv", "riflemen", None, "scouts"]),
    ],
)
def test_counters_beyond_the_first_gap_do_not_move(
    house: House, before: tuple[str | None, ...], after: list[str | None]
) -> None:
    house.track(3, *before).card("place-panzer-iv", 3).sound()
    assert house.on_track(3) == after


@rule("pavlov:3.5.3d")
@pytest.mark.parametrize("track", range(1, 7))
def test_a_counter_pushed_beyond_the_end_enters_the_house_and_the_game_is_lost(
    house: House, track: int
) -> None:
    house.track(track, "riflemen", "scouts", "panzer-iii", "machine-gunners")
    house.card("place-panzer-ii", track).sound()
    assert house.over == "outcome-overrun"
    assert [(e.german, e.space) for e in house.told(GermansAdvance)] == [
        ("machine-gunners", "the-house")
    ]
    outcome = house.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.draw) == ((), False)


@rule("pavlov:3.5.3d")
def test_a_counter_on_the_last_location_is_still_outside(house: House) -> None:
    house.track(1, "riflemen", "scouts", "panzer-iii").card("place-panzer-ii", 1).sound()
    assert house.on_track(1) == ["panzer-ii", "riflemen", "scouts", "panzer-iii"]
    assert house.over is None


@rule("pavlov:3.5.3d")
def test_suppression_saves_the_house_behind_a_full_track(house: House) -> None:
    house.track(1, "riflemen", "scouts", "panzer-iii", "machine-gunners").suppression(green=1)
    house.card("place-riflemen", 1).dice(4).play("spend 1")
    assert house.on_track(1) == ["riflemen", "scouts", "panzer-iii", "machine-gunners"]
    assert house.over is None


# Sapper defenses


@rule("pavlov:3.5.4a")
@pytest.mark.parametrize(("german", "defense"), DEFENSES)
def test_one_of_three_dice_at_its_defense_removes_the_counter_that_meets_sappers(
    house: House, german: str, defense: int
) -> None:
    house.track(6, "riflemen", german).sapper(6, 5)
    stock = house.germans_in_stock(german)
    house.card("place-riflemen", 6, 1, 1, defense).sound()
    assert house.on_track(6) == ["riflemen", "riflemen"]
    assert house.germans_in_stock(german) == stock + 1 - (german == "riflemen")
    assert house.in_stock("sapper") == 5
    assert house.match.view(None)["board"]["sappers"] == ["track-5-3"]
    mine = house.told(SapperMine)[0]
    assert (mine.dice, mine.german, mine.defense, mine.hit) == (
        (1, 1, defense), german, defense, True,
    )  # fmt: skip


@rule("pavlov:3.5.4a", "pavlov:3.5.4b")
@pytest.mark.parametrize(("german", "defense"), DEFENSES)
def test_three_dice_below_its_defense_let_the_counter_pass_and_spend_the_token(
    house: House, german: str, defense: int
) -> None:
    house.track(6, "riflemen", german).sapper(6)
    house.card("place-riflemen", 6, *[defense - 1] * 3).sound()
    assert house.on_track(6) == ["riflemen", "riflemen", german]
    assert house.in_stock("sapper") == 6
    assert house.match.view(None)["board"]["sappers"] == []


@rule("pavlov:3.5.4b")
def test_a_spent_sapper_token_does_not_fire_a_second_time(house: House) -> None:
    house.track(6, "riflemen", "scouts").sapper(6)
    house.card("place-riflemen", 6, 1, 1, 1).sound()
    house.card("place-panzer-ii", 6).sound()
    assert house.on_track(6) == ["panzer-ii", "riflemen", "riflemen", "scouts"]


@rule("pavlov:3.5.4a")
def test_sappers_do_not_fire_while_nobody_enters_their_location(house: House) -> None:
    house.track(6, "scouts").sapper(6).card("place-riflemen", 6).sound()
    assert house.on_track(6) == ["riflemen", "scouts"]
    assert house.match.view(None)["board"]["sappers"] == ["track-6-3"]
    assert house.told(SapperMine) == []


@rule("pavlov:3.5.4a")
def test_a_counter_that_stops_before_the_gap_of_the_sappers_does_not_meet_them(
    house: House,
) -> None:
    house.track(6, "scouts", None, None, "riflemen").sapper(6)
    house.card("place-riflemen", 6).sound()
    assert house.on_track(6) == ["riflemen", "scouts", None, "riflemen"]
    assert house.match.view(None)["board"]["sappers"] == ["track-6-3"]


# The worked example


def example(house: House) -> House:
    """Riflemen and Scouts on track 4, Sappers before them; a Machine Gunners card, roll 4."""
    house.track(4, "riflemen", "scouts").sapper(4).suppression(red=2)
    return house.card("place-machine-gunners", 4)


@rule("pavlov:3.5.5a")
def test_example_machine_gunners_are_suppressed_by_a_four(house: House) -> None:
    example(house).note().dice(4, 1).play("spend 2")
    assert house.changes() == {"suppression.red": 0, "stock.suppression": 10}
    assert house.on_track(4) == ["riflemen", "scouts"]


@rule("pavlov:3.5.5a")
@pytest.mark.parametrize(("spend", "failed"), [("spend 0", ()), ("spend 2", (3, 3))])
def test_example_machine_gunners_are_placed_and_the_sappers_remove_the_scouts(
    house: House, spend: str, failed: tuple[int, ...]
) -> None:
    example(house).dice(*failed, 5, 1, 1).play(spend)
    assert house.on_track(4) == ["machine-gunners", "riflemen"]
    assert house.germans_in_stock("scouts") == 6
    assert house.in_stock("sapper") == 6
    assert house.box_of("red") == 2 - len(failed)


@rule("pavlov:3.5.5a")
def test_example_scouts_survive_sappers_without_a_five(house: House) -> None:
    example(house).dice(4, 4, 4).play("spend 0")
    assert house.on_track(4) == ["machine-gunners", "riflemen", "scouts"]
    assert house.in_stock("sapper") == 6


@rule("pavlov:3.5.5c")
def test_a_counter_removed_by_sappers_does_not_change_the_moves_already_made(
    house: House,
) -> None:
    house.track(4, "riflemen", "scouts").sapper(4)
    house.card("place-machine-gunners", 4, 6, 6, 6).sound()
    assert house.on_track(4) == ["machine-gunners", "riflemen"]  # nobody steps back
    moves = [type(e).__name__ for e in house.events if isinstance(e, GermansAdvance | SapperMine)]
    assert moves == ["GermansAdvance", "GermansAdvance", "SapperMine"]
