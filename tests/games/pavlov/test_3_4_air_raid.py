"""3.4 Bomb Stalingrad: the Ju 87, anti-aircraft fire and where the bombs fall."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from stavka.games.pavlov.events import AircraftApproach, AntiAircraftFire, BombDropped, FogAdded
from stavka.testing import rule
from tests.games.pavlov.house import BOMB, House

AA_PLACES = (8, 9, 12, 13)


def guns(house: House, *locations: int) -> House:
    """Anti-aircraft tokens are ready on these locations."""
    for number in locations:
        house.token(number, "anti-aircraft")
    return house


def fell(house: House) -> list[str]:
    return [e.place for e in house.told(BombDropped)]


# Anti-aircraft defense


@rule("pavlov:3.4.1a")
@pytest.mark.parametrize(("card", "count"), [("ju87-2", 2), ("ju87-3", 3), ("ju87-4", 4)])
def test_a_ju87_card_shows_its_aircraft(house: House, card: str, count: int) -> None:
    house.card(card, *BOMB[5] * count)
    assert [e.count for e in house.told(AircraftApproach)] == [count]
    assert len(house.told(BombDropped)) == count


@rule("pavlov:3.4.1a")
def test_every_ju87_card_has_two_to_four_aircraft_and_defense_four(house: House) -> None:
    cards = [c for c in house.p.box.wehrmacht if c.effect == "bomb-stalingrad"]
    assert {c.dice for c in cards} == {2, 3, 4}
    assert {c.defense for c in cards} == {4}


@rule("pavlov:3.4.1b")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_anti_aircraft_token_spent_gives_two_dice(house: House, count: int) -> None:
    guns(house, *AA_PLACES).card("ju87-4")
    used = AA_PLACES[:count]
    house.play(*(f"fire location-{n}" for n in used))
    house.dice(*[1] * 2 * count, *BOMB[3], *BOMB[4], *BOMB[5], *BOMB[6]).play("open-fire")
    assert [e.dice for e in house.told(AntiAircraftFire)] == [(1,) * 2 * count]


@rule("pavlov:3.4.1b")
def test_anti_aircraft_tokens_may_all_be_kept(house: House) -> None:
    guns(house, 8, 12).card("ju87-2")
    house.note().dice(*BOMB[5], *BOMB[6]).play("open-fire")
    assert house.told(AntiAircraftFire) == []
    assert house.changes() == {
        "locations.location-5": "disrupted",
        "locations.location-6": "disrupted",
    }


@rule("pavlov:3.4.1b")
def test_only_locations_with_a_readied_token_may_fire(house: House) -> None:
    guns(house, 8, 13).wreck(9).token(10, "artillery").card("ju87-2")
    assert house.offered() == ["fire location-8", "fire location-13", "open-fire"]
    for place in ("location-9", "location-12", "location-10"):
        refusal = house.refused(f"fire {place}")
        assert (refusal.id, refusal.rule) == ("no-anti-aircraft-there", "pavlov:3.4.1b")


@rule("pavlov:3.4.1b")
def test_a_token_cannot_be_used_twice_in_one_raid(house: House) -> None:
    guns(house, 8, 13).card("ju87-2").play("fire location-8")
    assert house.offered() == ["fire location-13", "open-fire"]
    assert house.refused("fire location-8").id == "already-declared"


@rule("pavlov:3.4.1b")
def test_without_a_readied_token_the_bombs_fall_at_once(house: House) -> None:
    assert house.in_stock("anti-aircraft") == 4
    house.bombs(5, 6).sound()
    assert fell(house) == ["location-5", "location-6"]
    assert house.told(AntiAircraftFire) == []


@rule("pavlov:3.4.1c")
@pytest.mark.parametrize(
    ("dice", "downed"),
    [((2, 3, 4, 4), 2), ((3, 3, 3, 3), 0), ((4, 1, 1, 1), 1), ((4, 5, 6, 1), 3)],
)
def test_each_die_of_four_or_more_removes_one_aircraft(
    house: House, dice: tuple[int, ...], downed: int
) -> None:
    guns(house, 8, 13).card("ju87-4").play("fire location-8", "fire location-13")
    house.dice(*dice, *BOMB[5] * (4 - downed)).play("open-fire")
    fire = house.told(AntiAircraftFire)[0]
    assert (fire.defense, fire.downed, fire.left) == (4, downed, 4 - downed)
    assert len(fell(house)) == 4 - downed


@rule("pavlov:3.4.1c")
def test_with_more_hits_than_aircraft_no_bomb_falls(house: House) -> None:
    guns(house, 8, 13).card("ju87-2").play("fire location-8", "fire location-13")
    house.dice(4, 5, 6, 6).play("open-fire")
    assert fell(house) == []
    assert [e.left for e in house.told(AntiAircraftFire)] == [0]


@rule("pavlov:3.4.1c")
def test_no_more_aircraft_are_reported_downed_than_came(house: House) -> None:
    guns(house, 8, 13).card("ju87-2").play("fire location-8", "fire location-13")
    house.dice(4, 5, 6, 6).play("open-fire")
    assert [e.downed for e in house.told(AntiAircraftFire)] == [2]


@rule("pavlov:3.4.1d")
@pytest.mark.parametrize("dice", [(6, 6), (1, 1)])
def test_spent_tokens_return_to_the_stock_hit_or_miss(house: House, dice: tuple[int, ...]) -> None:
    guns(house, 8, 12, 13).note().card("ju87-2").play("fire location-13")
    left = 2 - sum(d >= 4 for d in dice)
    house.dice(*dice, *[d for n in (5, 6)[:left] for d in BOMB[n]]).play("open-fire")
    changes = house.changes()
    assert changes.pop("locations.location-13") is None
    assert changes.pop("stock.anti-aircraft") == 2
    assert set(changes) == {f"locations.location-{n}" for n in (5, 6)[:left]}


@rule("pavlov:3.4.1e")
def test_all_tokens_are_declared_before_a_die_is_rolled(house: House) -> None:
    guns(house, 8, 9, 12).card("ju87-2").note()
    house.play("fire location-8").play("fire location-12")  # no dice are given: none fall
    assert house.changes() == {}
    house.dice(4, 4, 4, 4).play("open-fire")
    assert [e.dice for e in house.told(AntiAircraftFire)] == [(4, 4, 4, 4)]


@rule("pavlov:3.4.1e")
def test_after_the_roll_no_further_token_can_be_committed(house: House) -> None:
    guns(house, 8, 9).card("ju87-2").play("fire location-8")
    house.dice(1, 1, *BOMB[5], *BOMB[6]).play("open-fire")
    assert house.asked() == "moves"  # the card is over
    assert house.location(9) == "anti-aircraft"


# What the dice may bring


@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
@pytest.mark.parametrize("aircraft", [2, 3, 4])
@rule("pavlov:3.4.1b", "pavlov:3.4.1c")
def test_the_odds_of_anti_aircraft_fire(house: House, aircraft: int, tokens: int) -> None:
    guns(house, *AA_PLACES).card(f"ju87-{aircraft}")
    house.play(*(f"fire location-{n}" for n in AA_PLACES[:tokens]))
    dice = 2 * tokens
    hits = [Fraction(comb(dice, n), 2**dice) for n in range(dice + 1)]
    most = min(dice, aircraft)
    expected = {f"aircraft-downed {n}": hits[n] for n in range(most)}
    expected[f"aircraft-downed {most}"] = sum(hits[most:], Fraction(0))
    assert house.chances("open-fire") == expected
    assert sum(expected.values()) == 1


@rule("pavlov:3.4.1c")
def test_the_odds_of_two_tokens_against_two_aircraft_in_figures(house: House) -> None:
    guns(house, 8, 13).card("ju87-2").play("fire location-8", "fire location-13")
    assert house.chances("open-fire") == {
        "aircraft-downed 0": Fraction(1, 16),
        "aircraft-downed 1": Fraction(4, 16),
        "aircraft-downed 2": Fraction(11, 16),
    }


@rule("pavlov:3.4.1e")
def test_there_are_no_odds_before_tokens_are_declared(house: House) -> None:
    guns(house, 8).card("ju87-2")
    assert house.chances("fire location-8") is None
    assert house.chances("open-fire") is None
    house.play("fire location-8")
    rolled = house.match.dice.counter
    assert house.chances("open-fire") is not None
    assert house.match.dice.counter == rolled


# Bombing


@rule("pavlov:3.4.2a", "pavlov:3.4.2c")
@pytest.mark.parametrize("place", range(3, 19))
def test_the_sum_of_three_dice_is_the_place_and_an_empty_place_is_disrupted(
    house: House, place: int
) -> None:
    other = 5 if place != 5 else 6
    house.only(pavlov="green-3").note()
    house.bombs(place, other).sound()
    changes = house.changes()
    if 14 <= place <= 17:
        assert changes.pop("fog_stock") == 3
        assert len(house.p.discard) == 1
        del changes["discard"]
    assert changes == {
        f"locations.location-{place}": "disrupted",
        f"locations.location-{other}": "disrupted",
    }
    assert house.over is None


@rule("pavlov:3.4.2a")
def test_aircraft_are_resolved_one_by_one(house: House) -> None:
    house.token(10, "artillery")
    house.card("ju87-4", *BOMB[10] * 4).sound()
    assert fell(house) == ["location-10", "location-10", "location-11", "location-12"]
    assert [house.location(n) for n in (10, 11, 12)] == ["disrupted"] * 3
    assert house.in_stock("artillery") == 2


@rule("pavlov:3.4.2b")
@pytest.mark.parametrize(
    ("place", "token", "whole"),
    [(14, "wire", 4), (11, "artillery", 2), (5, "food", 4), (6, "first-aid", 4), (7, "sapper", 6)],
)
def test_a_token_on_the_place_goes_to_the_stock_and_nothing_else_happens(
    house: House, place: int, token: str, whole: int
) -> None:
    house.token(place, token).note()
    house.bombs(place, 3).sound()
    assert house.changes() == {
        f"locations.location-{place}": None,
        f"stock.{token}": whole,
        "locations.location-3": "disrupted",  # the second aircraft
    }


@rule("pavlov:3.4.2b")
def test_a_bomb_also_removes_an_anti_aircraft_token_that_was_kept(house: House) -> None:
    guns(house, 8).card("ju87-2").note()
    house.dice(*BOMB[8], *BOMB[3]).play("open-fire")
    assert house.changes() == {
        "locations.location-8": None,
        "stock.anti-aircraft": 4,
        "locations.location-3": "disrupted",
    }


@rule("pavlov:3.4.3a")
@pytest.mark.parametrize("place", [14, 15, 16, 17])
def test_disrupting_the_signal_battalion_puts_a_fog_card_on_the_discards(
    house: House, place: int
) -> None:
    deck = len(house.p.soviet_deck)
    house.bombs(place, 5).sound()
    board = house.match.view(None)["board"]
    assert board["fog_stock"] == 3
    assert [house.p.box.soviet_units[house.p.box.soviet[c]] for c in board["discard"]] == [()]
    assert len(house.p.soviet_deck) == deck
    assert len(house.told(FogAdded)) == 1


@rule("pavlov:3.4.3a")
@pytest.mark.parametrize("place", [3, 4, 13, 18])
def test_disrupting_another_place_adds_no_fog(house: House, place: int) -> None:
    house.bombs(place, 5).sound()
    board = house.match.view(None)["board"]
    assert (board["fog_stock"], board["discard"]) == (4, [])


@rule("pavlov:3.4.3a", "pavlov:3.4.5a")
def test_a_bomb_that_moves_on_to_the_signal_battalion_adds_fog_too(house: House) -> None:
    house.wreck(13)
    house.bombs(13, 5).sound()
    assert house.location(14) == "disrupted"
    assert len(house.p.fog_stock) == 3


@rule("pavlov:3.4.3b")
def test_without_fog_in_the_stock_none_is_added(house: House) -> None:
    house.p.soviet_deck += house.p.fog_stock
    house.p.fog_stock.clear()
    house.changed().note()
    house.bombs(15, 5).sound()
    assert house.told(FogAdded) == []
    assert house.changes() == {
        "locations.location-15": "disrupted",
        "locations.location-5": "disrupted",
    }
