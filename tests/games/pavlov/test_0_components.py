"""0.2 and 0.4 Components: how many there are, what each shows, and what must add up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import stavka
from stavka.games.pavlov.components import Box
from stavka.games.pavlov.events import BuildingShelled, SuppressiveFire
from stavka.kernel import BadEdition
from stavka.testing import rule
from tests.games.pavlov.house import House

GAME = stavka.game("pavlov")
UNITS = ("army", "division", "sappers", "signal", "artillery", "flotilla", "aa267", "aa1083")


def table(name: str) -> dict[str, dict[str, Any]]:
    return GAME.edition.figures[name]


def unpacked(**changes: Any) -> Box:
    """The box with some figures changed: unpacked(men__pavlov__attack=2)."""
    paths = {k.replace("__", ".").replace("_", "-"): v for k, v in changes.items()}
    box = GAME.unpack(GAME.edition.override(paths, GAME.components))
    assert isinstance(box, Box)
    return box


# Cards


@rule("pavlov:0.2.2a")
def test_there_are_61_wehrmacht_cards_one_of_them_competitive_and_6_resupply_cards() -> None:
    cards = unpacked().wehrmacht
    assert Counter(c.effect == "resupply" for c in cards) == {False: 61, True: 6}
    assert [c.deck for c in cards if c.kind == "competitive-riflemen"] == [1]


@rule("pavlov:0.2.2a")
def test_an_edition_with_a_62nd_wehrmacht_card_is_refused() -> None:
    with pytest.raises(BadEdition, match="62 cards, there must be 61"):
        unpacked(wehrmacht__sniper__decks=[2, 1, 1, 1, 0])


@rule("pavlov:0.2.2g")
def test_the_decks_hold_15_and_the_competitive_card_then_14_14_14_and_3() -> None:
    cards = unpacked().wehrmacht
    assert Counter(c.deck for c in cards if c.deck) == {1: 15 + 1, 2: 14, 3: 14, 4: 14, 5: 3}
    assert 61 - 1 + 3 == 63 == 21 * 3


def test_35_wehrmacht_cards_place_a_counter_and_26_do_not() -> None:
    effects = Counter(c.effect for c in unpacked().wehrmacht)
    assert effects.pop("place-counter") == 35
    assert effects.pop("resupply") == 6
    assert effects.total() == 26


def test_milk_house_is_in_deck_5_which_may_hold_no_more_than_3_cards() -> None:
    cards = unpacked().wehrmacht
    assert [c.deck for c in cards if c.effect == "storm-group"] == [5]
    with pytest.raises(BadEdition, match="deck 5 holds at most 3 cards"):
        unpacked(wehrmacht__assault__decks=[0, 1, 2, 1, 2])


@rule("pavlov:0.2.3a")
def test_there_are_30_tactics_cards_in_decks_of_8_7_7_and_8() -> None:
    kinds = table("tactics")
    assert [sum(k["decks"][n] for k in kinds.values()) for n in range(4)] == [8, 7, 7, 8]
    copies = {id: sum(k["decks"]) for id, k in kinds.items()}
    assert list(copies.values()) == [5, 3, 3, 2, 1, 2, 2, 2, 2, 3, 1, 2, 2]
    assert sum(copies.values()) == 30 == len(unpacked().tactics)


@pytest.mark.parametrize(
    ("scenario", "options", "left"),
    [
        ("solo", {"tactics": "veteran"}, 30 - 3 - 2 - 2 - 2),
        ("solo", {"tactics": "elite"}, 30 - 2 * 4),
        ("competitive", {}, 30 - 1 - 2 - 2 - 2),
    ],
)
def test_each_way_to_play_leaves_just_the_tactics_cards_it_needs(
    scenario: str, options: dict[str, str], left: int
) -> None:
    board = GAME.start(scenario, 3, options).view(None)["board"]
    assert board["tactics_deck"] + board["tactics_hand"] + len(board["tactics"]) == left
    assert left == {"veteran": 21, "elite": 2 + 20}.get(options.get("tactics", ""), 3 + 20)


@rule("pavlov:0.2.4a")
def test_there_are_8_operational_support_cards_worth_22_points_in_all() -> None:
    cards = table("support").values()
    assert len(cards) == 8
    assert sum(c["points"] for c in cards) == 22
    assert all(c["points"] == len(c["tokens"]) for c in cards)


def test_operational_support_asks_for_no_more_tokens_than_there_are() -> None:
    demand = Counter(t for c in table("support").values() for t in c["tokens"])
    assert demand == {
        "ammunition": 4, "food": 6, "first-aid": 4, "sapper": 4, "anti-aircraft": 2,
        "artillery": 1, "wire": 1,
    }  # fmt: skip
    assert all(count <= table("tokens")[t]["count"] for t, count in demand.items())


@rule("pavlov:0.2.5a", "pavlov:0.4.4a")
def test_28_soviet_cards_show_each_pair_of_the_eight_units_once_and_7_are_fog_of_war() -> None:
    pairs = [frozenset(c["units"]) for c in table("soviet").values()]
    assert Counter(pairs) == Counter(map(frozenset, combinations(UNITS, 2)))
    assert len(pairs) == 28
    assert all(sum(unit in pair for pair in pairs) == 7 for unit in UNITS)
    assert table("fog")["fog-of-war"]["count"] == 7
    assert [len(units) for units in unpacked().soviet_units] == [2] * 28 + [0] * 7


@rule("pavlov:0.4.4a")
def test_a_wehrmacht_card_shows_its_name_its_dice_its_effect_and_its_deck() -> None:
    rolled = {"attack-defender", "suppress-defender", "attack-building", "bomb-stalingrad"}
    for card in unpacked().wehrmacht[:61]:
        assert card.kind in table("wehrmacht")
        assert card.deck in (1, 2, 3, 4, 5)
        assert (card.dice > 0) == (card.effect in rolled)
        assert (card.defense > 0) == (card.effect == "bomb-stalingrad")
        assert (card.counter >= 0) == (card.effect == "place-counter")


def test_six_storm_group_cards_back_the_resupply_cards_and_milk_house_stands_alone() -> None:
    cards = table("storm")
    assert [id for id, c in cards.items() if not c["resupply"]] == ["milk-house"]
    assert len(cards) == 6 + 1
    assert Counter(c["colour"] for c in cards.values()) == {"green": 2, "red": 3, "purple": 2}
    assert all(c["points"] == c["defense"] // 2 for c in cards.values())


# Counters


@rule("pavlov:0.2.6a", "pavlov:0.4.1a")
def test_each_of_the_34_soviet_counters_shows_name_values_letters_and_cost() -> None:
    men = table("men")
    assert len(men) == 34
    shown = {"name", "attack", "suppress", "letters", "cost"}
    assert all(shown <= set(man) for man in men.values())
    assert len({man["name"] for man in men.values()}) == 34
    assert all(man["attack"] >= 1 and man["suppress"] >= 1 for man in men.values())


@rule("pavlov:0.4.1a", "pavlov:0.4.2a")
@pytest.mark.parametrize(
    "figure", ["men.chekhov.attack", "men.chekhov.letters", "weapons.m1937.letter"]
)
def test_a_counter_must_not_show_what_no_counter_shows(figure: str) -> None:
    with pytest.raises(BadEdition, match=figure):
        GAME.edition.override({figure: "X"}, GAME.components)


def test_letters_of_the_soviet_counters() -> None:
    held = Counter("".join(man["letters"] for man in table("men").values()))
    assert held == {"C": 3, "F": 2, "A": 6, "G": 6, "M": 4, "I": 2, "S": 4}
    commanders = {id for id, man in table("men").items() if "C" in man["letters"]}
    assert commanders == {"pavlov", "afanasyev", "naumov"}
    inspiring = {man["letters"] for man in table("men").values() if "I" in man["letters"]}
    assert inspiring == {"AI", "GI"}
    assert not any("F" in man["letters"] for man in table("men").values() if man["starter"])


def test_the_cost_of_a_counter_follows_from_its_values_and_letters() -> None:
    for man in table("men").values():
        value = -(-(man["attack"] + man["suppress"]) // 2)
        extra = sum(letter in "CFIS" for letter in man["letters"])
        assert man["cost"] == (0 if man["starter"] else value + extra), man["name"]


def test_30_men_cost_50_points_and_with_the_weapons_69_or_near_12_full_division_actions() -> None:
    men = [m for m in table("men").values() if not m["starter"]]
    cost = sum(m["cost"] for m in men)
    weapons = sum(w["cost"] for w in table("weapons").values())
    assert (len(men), cost, cost + weapons, (cost + weapons) / 6) == (30, 50, 69, 11.5)


@rule("pavlov:0.2.7a", "pavlov:0.4.2a")
def test_each_of_the_7_weapon_counters_shows_name_values_one_letter_and_cost() -> None:
    weapons = table("weapons")
    assert len(weapons) == 7
    assert Counter(w["letter"] for w in weapons.values()) == {"A": 3, "G": 2, "M": 2}
    assert all(w["name"] and w["cost"] for w in weapons.values())
    uses = {w["letter"]: (w["attack"] > 0, w["suppress"] > 0) for w in weapons.values()}
    assert uses == {"A": (True, False), "G": (True, True), "M": (False, True)}
    assert (weapons["m1937"]["name"], weapons["m1937"]["letter"]) == ("M1937", "A")


@rule("pavlov:0.2.8a", "pavlov:0.4.3a")
def test_39_wehrmacht_counters_of_three_infantry_and_four_armor_types() -> None:
    germans = table("germans")
    assert sum(g["count"] for g in germans.values()) == 39
    infantry = {id for id, g in germans.items() if g["infantry"]}
    assert infantry == {"machine-gunners", "riflemen", "scouts"}
    assert set(germans) - infantry == {"panzer-ii", "panzer-iii", "panzer-iv", "stug-iiib"}
    assert all(g["value"] >= 1 and 1 <= g["defense"] <= 6 for g in germans.values())


@rule("pavlov:0.4.3a")
def test_the_value_of_infantry_suppresses_and_the_value_of_armor_attacks(house: House) -> None:
    house.only(pavlov="green-3").track(1, "machine-gunners", "stug-iiib")
    house.card("assault", 3, 1, 1, 2, 2, 2)
    assert [e.dice for e in house.told(SuppressiveFire)] == [(1, 1)]
    assert [e.dice for e in house.told(BuildingShelled)] == [(2, 2, 2)]


def test_there_is_a_counter_for_every_card_that_places_one() -> None:
    box = unpacked()
    cards = Counter(c.counter for c in box.wehrmacht if c.effect == "place-counter")
    assert [cards[k] for k in range(7)] == [6, 15, 5, 2, 3, 2, 2]
    assert all(cards[k] <= box.german_count[k] for k in range(7))


@rule("pavlov:0.4.5a")
def test_the_values_that_the_examples_of_the_rulebook_fix() -> None:
    germans, men = table("germans"), table("men")
    values = {id: (g["defense"], g["value"]) for id, g in germans.items()}
    assert values["riflemen"] == (4, 1)
    assert values["machine-gunners"] == (4, 2)
    assert values["scouts"] == (5, 1)
    assert values["stug-iiib"] == (5, 3)
    assert values["panzer-ii"][1] == 1
    assert men["chekhov"]["attack"] == 4
    assert men["glushenko"]["suppress"] == 1
    aircraft = [c for c in table("wehrmacht").values() if c["effect"] == "bomb-stalingrad"]
    assert [(c["dice"], c["defense"]) for c in aircraft] == [(2, 4), (3, 4), (4, 4)]
    voentorg = table("storm")["voentorg"]
    assert (voentorg["colour"], voentorg["defense"]) == ("green", 10)


def test_the_dice_of_the_targeting_cards_and_their_colours() -> None:
    cards = {id: c for id, c in table("wehrmacht").items() if c["colours"]}
    dice = {id: c["dice"] for id, c in cards.items()}
    assert dice == {"sniper": 4, "mortar": 4, "sfh18": 5, "lefh18": 4, "leig18": 3, "sig33": 3}
    ranges = ["green", "green", "red", "red", "purple", "purple"]
    assert all(c["colours"] == ranges for c in cards.values())


# Tokens


@rule("pavlov:0.2.9a")
def test_99_tokens_of_eleven_kinds() -> None:
    counts = {id: token["count"] for id, token in table("tokens").items()}
    assert counts == {
        "action": 4, "command": 9, "disrupted": 36, "suppression": 20, "sapper": 6,
        "ammunition": 4, "first-aid": 4, "wire": 4, "artillery": 2, "food": 6,
        "anti-aircraft": 4,
    }  # fmt: skip
    assert sum(counts.values()) == 99


def test_there_are_as_many_tokens_as_the_board_can_hold() -> None:
    count = {id: token["count"] for id, token in table("tokens").items()}
    units = Counter(at["unit"] for at in table("locations").values())
    assert count["wire"] == units["signal"]
    assert count["artillery"] == units["artillery"]
    assert count["anti-aircraft"] == units["aa267"] + units["aa1083"]
    assert count["sapper"] == len(table("tracks"))
    assert count["command"] == 3 * len(unpacked().commanders)
    assert count["disrupted"] == 16 + len(table("squares")) + 6


# Board


def test_six_tracks_of_three_spaces_with_a_sapper_location_in_the_last() -> None:
    tracks = table("tracks")
    assert [t["length"] for t in tracks.values()] == [3] * 6
    assert [t["sapper"] for t in tracks.values()] == [3] * 6
    assert len(unpacked().space_ids) == 18
    green = [t["length"] for t in tracks.values() if t["colour"] == "green"]
    assert sum(green) >= 6


def test_14_squares_give_each_colour_the_numbers_1_to_6() -> None:
    squares = table("squares")
    assert len(squares) == 14
    assert Counter(len(s["colours"]) for s in squares.values()) == {1: 10, 2: 4}
    for colour in ("green", "red", "purple"):
        row = [s["number"] for s in squares.values() if colour in s["colours"]]
        assert sorted(row) == [1, 2, 3, 4, 5, 6]
    assert [id for id, s in squares.items() if s["radio"]] == ["green-6"]


def test_a_defense_value_starts_at_6_and_stays_between_3_and_6() -> None:
    tracks = table("defense")
    assert list(tracks) == ["green", "red", "purple"]
    for track in tracks.values():
        assert (track["start"], track["lowest"], track["highest"]) == (6, 3, 6)
