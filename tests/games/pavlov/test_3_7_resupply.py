"""3.7 Resupply."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import FoodEaten
from stavka.testing import rule
from tests.games.pavlov.house import House

SQUARES = ("green-red-1", "green-3", "green-6", "red-3", "red-purple-6", "purple-1", "purple-4")
FOOD = 6


def garrison(house: House, count: int, food: int) -> list[str]:
    """So many men, the first on positions, the others in the Reserves; so much Food."""
    men = list(house.p.box.man_ids[:count])
    places = [*SQUARES, *["reserves"] * count]
    house.only(**dict(zip(men, places, strict=False))).supplies(food=food)
    return men


@rule("pavlov:3.7a", "pavlov:3.7e")
@pytest.mark.parametrize(
    ("men", "eaten"),
    [(1, 1), (4, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (17, 4), (30, 6)],
)
def test_every_five_men_and_those_left_over_eat_one_food(
    house: House, men: int, eaten: int
) -> None:
    garrison(house, men, food=FOOD)
    house.note().card("resupply").sound()
    assert house.in_supplies("food") == FOOD - eaten
    assert house.in_stock("food") == eaten
    assert [(e.count, e.men, e.short) for e in house.told(FoodEaten)] == [(eaten, men, 0)]
    assert set(house.changes()) == {"supplies.food", "stock.food", "storm"}


@rule("pavlov:3.7a")
def test_ten_men_of_whom_five_are_in_the_reserves_eat_two_food(house: House) -> None:
    house.only(
        pavlov="green-3", chait="green-4", chekhov="red-3", kiselev="red-4", sukba="purple-1",
        kalinin="reserves", demchenko="reserves", avagimov="reserves", khokholov="reserves",
        shapovalov="reserves",
    )  # fmt: skip
    house.exhaust("pavlov").disrupt("chait").supplies(food=3).card("resupply").sound()
    assert house.in_supplies("food") == 1
    assert house.asked() == "moves"


@rule("pavlov:3.7a")
def test_food_that_is_not_in_the_supplies_box_feeds_nobody(house: House) -> None:
    garrison(house, 6, food=1)
    house.staging(food=2).token(5, "food").card("resupply")
    assert house.asked() == "starve"
    assert (house.in_staging("food"), house.location(5)) == (2, "food")


@rule("pavlov:3.7b")
@pytest.mark.parametrize(
    ("men", "food", "casualties"), [(17, 3, 2), (6, 1, 1), (10, 1, 5), (12, 2, 2)]
)
def test_men_whom_the_food_does_not_cover_are_casualties(
    house: House, men: int, food: int, casualties: int
) -> None:
    names = garrison(house, men, food)
    house.card("resupply")
    assert house.prompt("count") == casualties
    for man in names[-casualties:]:
        house.play(f"starve {man}")
    assert [house.where(m) for m in names[-casualties:]] == ["out"] * casualties
    assert "out" not in [house.where(m) for m in names[:-casualties]]
    assert house.asked() == "moves"
    assert (house.in_supplies("food"), house.in_stock("food")) == (0, FOOD)


@rule("pavlov:3.7b", "pavlov:3.7e")
def test_with_food_enough_nobody_is_lost(house: House) -> None:
    names = garrison(house, 16, food=4)
    house.card("resupply").sound()
    assert house.asked() == "moves"
    assert "out" not in [house.where(m) for m in names]
    assert house.in_supplies("food") == 0


@rule("pavlov:3.7e")
def test_sixteen_men_with_three_food_lose_one(house: House) -> None:
    names = garrison(house, 16, food=3)
    house.card("resupply")
    assert (house.asked(), house.prompt("count")) == ("starve", 1)
    house.play(f"starve {names[0]}")
    assert house.asked() == "moves"


@rule("pavlov:3.7c", "pavlov:3.7d")
def test_the_player_chooses_who_is_lost(house: House) -> None:
    men = garrison(house, 7, food=1)
    house.card("resupply")
    assert house.offered() == [f"starve {m}" for m in men]
    house.play(f"starve {men[3]}")
    assert house.offered() == [f"starve {m}" for m in men if m != men[3]]
    house.play(f"starve {men[6]}")
    assert [m for m in men if house.where(m) == "out"] == [men[3], men[6]]


@rule("pavlov:3.7c", "pavlov:3.7d")
def test_only_men_in_the_house_can_be_chosen(house: House) -> None:
    house.only(pavlov="green-3", chait="reserves").place("kalinin", "out").supplies(food=0)
    house.supplies(first_aid=1).card("resupply")
    absent = house.refused("starve chekhov")
    assert (absent.id, absent.rule) == ("not-in-house", "pavlov:3.7c")
    lost = house.refused("starve kalinin")
    assert (lost.id, lost.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:3.7f")
def test_a_shortage_that_would_remove_everybody_loses_the_game_at_once(house: House) -> None:
    garrison(house, 3, food=0)
    house.card("resupply").sound()
    assert house.over == "outcome-starved"
    assert house.match.waiting == ()


@rule("pavlov:3.7f")
def test_a_shortage_that_leaves_somebody_does_not_lose(house: House) -> None:
    men = garrison(house, 10, food=1)
    house.card("resupply")
    house.play(*(f"starve {m}" for m in men[:5]))
    assert house.over is None
    assert len(house.p.house()) == 5


@rule("pavlov:3.7f", "pavlov:5.0g")
def test_first_aid_keeps_the_house_from_starving_empty(house: House) -> None:
    garrison(house, 2, food=0)
    house.supplies(first_aid=1).card("resupply")
    assert house.over is None
    first, second = house.p.box.man_ids[:2]
    house.play(f"starve {first}", f"treat {first}", f"starve {second}")
    assert (house.where(first), house.where(second)) == (SQUARES[0], "out")
    assert house.over is None


@rule("pavlov:3.7g")
def test_weapons_eat_nothing(house: House) -> None:
    men = garrison(house, 5, food=2)
    for weapon in ("ptrd", "ptrs", "m1937"):
        house.place(weapon, "reserves")
    house.card("resupply").sound()
    assert house.in_supplies("food") == 1
    assert [house.where(m) for m in men] == list(SQUARES[:5])
    assert [house.where(w) for w in ("ptrd", "ptrs", "m1937")] == ["reserves"] * 3


@rule("pavlov:3.7h")
@pytest.mark.parametrize(
    "storm", ["voentorg", "school-6", "zabolotny", "nkvd", "railwaymen", "l-shaped"]
)
def test_the_resupply_card_is_flipped_to_its_storm_group_side(house: House, storm: str) -> None:
    garrison(house, 5, food=1)
    house.note().resupply(storm).sound()
    assert house.changes() == {"supplies.food": None, "stock.food": FOOD, "storm": storm}


@rule("pavlov:3.7h")
def test_the_card_is_flipped_only_after_the_resupply_is_resolved(house: House) -> None:
    men = garrison(house, 6, food=1)
    house.resupply("nkvd")
    assert house.match.view(None)["board"]["storm"] is None
    house.play(f"starve {men[0]}")
    assert house.match.view(None)["board"]["storm"] == "nkvd"


@rule("pavlov:3.7i")
def test_example_seventeen_men_and_three_food(house: House) -> None:
    men = garrison(house, 17, food=3)
    house.note().resupply("voentorg")
    assert house.prompt("count") == 2
    house.play(f"starve {men[0]}", f"starve {men[16]}")
    assert house.changes() == {
        "supplies.food": None,
        "stock.food": FOOD,
        f"men.{men[0]}.place": "out",
        f"men.{men[16]}.place": "out",
        "storm": "voentorg",
    }
    assert len(house.p.house()) == 15


@rule("pavlov:3.7j")
def test_the_milk_house_card_feeds_nobody(house: House) -> None:
    garrison(house, 10, food=0)
    house.note().card("milk-house-card").sound()
    assert house.changes() == {"storm": "milk-house"}
    assert house.told(FoodEaten) == []


@rule("pavlov:3.7j")
def test_milk_house_is_in_deck_five_and_the_other_six_are_backs_of_resupply_cards(
    house: House,
) -> None:
    box = house.p.box
    cards = [(c.kind, c.deck) for c in box.wehrmacht if c.storm == box.milk_house]
    assert cards == [("milk-house-card", 5)]
    backs = {box.storm_ids[c.storm] for c in box.wehrmacht if c.effect == "resupply"}
    assert backs == set(box.storm_ids) - {"milk-house"}
    assert len(backs) == 6


@rule("pavlov:3.7c")
def test_a_name_that_nobody_bears_does_not_starve(house: House) -> None:
    for man in ("chait", "kalinin"):
        house.place(man, "reserves")
    house.supplies(food=1)
    refusal = house.card("resupply").refused("starve nonsense")
    assert (refusal.id, refusal.rule) == ("not-in-house", "pavlov:3.7c")
