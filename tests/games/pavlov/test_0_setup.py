"""0.1 and 0.2 Introduction and setup."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import stavka
from stavka.games.pavlov.components import FOOD
from stavka.games.pavlov.events import GermansAdvance, TacticsRevealed, WehrmachtCardRevealed
from stavka.games.pavlov.position import STOCK, Position
from stavka.kernel import Event, Match
from stavka.testing import rule
from tests.games.pavlov.house import House

GAME = stavka.game("pavlov")
SEEDS = range(1, 9)
PASSES = ("end-cards", "end-moves", "end-actions", "open-fire", "stay")


def start(scenario: str = "solo", seed: int = 1, **options: object) -> Match[Position]:
    return GAME.start(scenario, seed, {k.replace("_", "-"): v for k, v in options.items()})


def stack(match: Match[Position]) -> list[int]:
    """The Wehrmacht cards from the top; a German player has the first ones in his hand."""
    return [*match.position.wehrmacht_hand, *reversed(match.position.wehrmacht_deck)]


def numbers(match: Match[Position]) -> list[int]:
    """Their deck numbers; 0 for Resupply."""
    return [match.position.box.wehrmacht[c].deck for c in stack(match)]


def kinds(match: Match[Position], deck: int) -> list[str]:
    cards = [match.position.box.wehrmacht[c] for c in stack(match)]
    return [c.id for c in cards if c.deck == deck]


def resupply_in_play(match: Match[Position]) -> list[int]:
    return [c for c in stack(match) if c in match.position.box.resupply]


def pass_through(match: Match[Position]) -> list[Event]:
    """Play without doing anything; the square is swept, the city mended, the men fed."""
    told: list[Event] = []
    p = match.position
    while match.waiting:
        p.spaces[:] = bytes(len(p.spaces))
        p.locations[:] = bytes(len(p.locations))
        p.supplies[FOOD], p.stock[FOOD] = 6, 0
        match._cache.clear()
        choices = match.choices(match.waiting[0])
        idle = [c for c in choices if c.verb in PASSES or match.waiting == ("wehrmacht",)]
        told += match.play(match.waiting[0], idle[0])
    return told


# 0.1 Object of the game


@rule("pavlov:0.1a")
def test_the_germans_do_nothing_but_what_their_cards_say(house: House) -> None:
    assert house.match.seats == ("defender",)
    house.track(1, "riflemen").next_cards("assault", "assault", "assault")
    house.at(phase="soviet-counters").happens().play("end-cards", "end-moves", "end-actions")
    assert [e.card for e in house.told(WehrmachtCardRevealed)] == ["assault"] * 3
    assert house.on_track(1) == ["riflemen"]
    assert house.told(GermansAdvance) == []
    house.card("place-panzer-ii", 1)
    assert house.on_track(1) == ["panzer-ii", "riflemen"]


@rule("pavlov:0.1a")
@pytest.mark.parametrize(("left", "over"), [(3, "outcome-won"), (6, None)])
def test_the_game_ends_with_the_turn_in_which_the_deck_runs_out(
    house: House, left: int, over: str | None
) -> None:
    house.next_cards("assault", "assault", "assault")
    deck = house.p.wehrmacht_deck
    house.p.wehrmacht_played += deck[:-left]
    del deck[:-left]
    house.at(phase="soviet-counters").happens().play("end-cards", "end-moves")
    assert house.over is None
    house.play("end-actions")
    assert house.over == over
    assert len(house.p.wehrmacht_deck) == left - 3


@rule("pavlov:0.1b")
def test_one_to_three_play_alone_together_or_against_each_other() -> None:
    seats = {s.id: len(s.seats) for s in GAME.scenarios}
    assert seats == {"solo": 1, "cooperative": 2, "competitive": 2, "competitive-three": 3}
    german = {s.id for s in GAME.scenarios if "wehrmacht" in s.seats}
    assert german == {"competitive", "competitive-three"}


# 0.2.1 Board


@rule("pavlov:0.2.1a")
def test_the_house_the_square_and_the_city_are_there_and_empty() -> None:
    match = start()
    box = match.position.box
    assert (len(box.square_ids), len(box.space_ids), len(box.location_unit)) == (14, 18, 16)
    board = match.view(None)["board"]
    assert {man["place"] for man in board["men"].values()} == {"reserves", "stock"}
    assert (board["spaces"], board["sappers"], board["locations"]) == ({}, [], {})


# 0.2.2 Wehrmacht and Resupply cards


@rule("pavlov:0.2.2b")
@pytest.mark.parametrize(
    ("scenario", "wehrmacht"),
    [("solo", 60), ("cooperative", 60), ("competitive", 61), ("competitive-three", 61)],
)
def test_the_competitive_card_is_used_only_against_a_german_player(
    scenario: str, wehrmacht: int
) -> None:
    match = start(scenario)
    cards = [match.position.box.wehrmacht[c] for c in stack(match)]
    assert sum(c.effect != "resupply" for c in cards) == wehrmacht
    competitive = [c.kind for c in cards].count("competitive-riflemen")
    assert competitive == wehrmacht - 60
    removed = [match.position.box.wehrmacht[c].kind for c in match.position.wehrmacht_removed]
    assert removed.count("competitive-riflemen") == 1 - competitive


@rule("pavlov:0.2.2c")
@pytest.mark.parametrize("deck", [1, 2, 3, 4, 5])
def test_each_deck_keeps_its_cards_and_is_shuffled(deck: int) -> None:
    orders = [kinds(start(seed=seed), deck) for seed in SEEDS]
    box = start().position.box
    own = {c.id for c in box.wehrmacht if c.deck == deck and c.kind != "competitive-riflemen"}
    assert all(set(order) == own and len(order) == len(own) for order in orders)
    assert len({tuple(order) for order in orders}) >= (3 if deck == 5 else len(SEEDS))


@rule("pavlov:0.2.2d")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_resupply_card_is_the_first_of_decks_2_3_and_4(seed: int) -> None:
    order = numbers(start(seed=seed))
    after = {order[i + 1]: order[i - 1] for i, number in enumerate(order) if number == 0}
    assert after == {2: 1, 3: 2, 4: 3}


@rule("pavlov:0.2.2d", "pavlov:0.2.2e")
def test_any_of_the_six_resupply_cards_may_come_and_three_are_out_of_the_game() -> None:
    used: Counter[int] = Counter()
    for seed in range(20):
        p = start(seed=seed).position
        in_play = resupply_in_play(start(seed=seed))
        out = [c for c in p.wehrmacht_removed if c in p.box.resupply]
        assert (len(in_play), len(out)) == (3, 3)
        assert sorted(in_play + out) == p.box.resupply
        used.update(in_play)
    assert len(used) == 6
    assert max(used.values()) < 20


@rule("pavlov:0.2.2e", "pavlov:0.2.2d")
@pytest.mark.parametrize("scenario", ["solo", "competitive"])
def test_nobody_can_tell_a_removed_resupply_card_from_one_in_the_deck(scenario: str) -> None:
    match = start(scenario)
    other = match.fork()
    p = other.position
    used = next(i for i, c in enumerate(p.wehrmacht_deck) if c in p.box.resupply)
    gone = next(i for i, c in enumerate(p.wehrmacht_removed) if c in p.box.resupply)
    deck, removed = p.wehrmacht_deck, p.wehrmacht_removed
    deck[used], removed[gone] = removed[gone], deck[used]
    for seat in (None, *match.seats):
        assert json.dumps(match.view(seat)) == json.dumps(other.view(seat))
        for storm in p.box.storm_ids:
            assert storm not in json.dumps(match.view(seat))


@rule("pavlov:0.2.2f")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", ["solo", "competitive"])
def test_deck_1_is_on_top_and_deck_5_at_the_bottom(scenario: str, seed: int) -> None:
    order = [n for n in numbers(start(scenario, seed)) if n]
    assert order == sorted(order)
    assert set(order) == {1, 2, 3, 4, 5}


@rule("pavlov:0.2.2g")
@pytest.mark.parametrize(("scenario", "left"), [("solo", 0), ("competitive", 1)])
def test_the_deck_lasts_21_turns_and_a_german_player_keeps_one_card(
    scenario: str, left: int
) -> None:
    match = start(scenario)
    assert len(stack(match)) == 63 + left
    revealed = [e for e in pass_through(match) if isinstance(e, WehrmachtCardRevealed)]
    assert len(revealed) == 63
    assert match.position.turn == 21
    assert len(stack(match)) == left
    assert match.outcome is not None


# 0.2.3 to 0.2.5 Other cards


@rule("pavlov:0.2.3a")
@pytest.mark.parametrize("scenario", ["solo", "cooperative"])
@pytest.mark.parametrize(("level", "used"), [("none", 0), ("veteran", 1), ("elite", 2)])
def test_tactics_cards_are_used_only_in_the_harder_versions(
    scenario: str, level: str, used: int
) -> None:
    house = House(scenario, tactics=level).next_cards("assault", "assault", "assault")
    assert (house.match.view(None)["board"]["tactics_deck"] > 0) == (used > 0)
    house.at(phase="soviet-counters").happens().play("end-cards")
    assert len(house.told(TacticsRevealed)) == used


@rule("pavlov:0.2.3a")
def test_a_first_game_has_no_tactics_cards() -> None:
    board = start().view(None)["board"]
    assert (board["tactics"], board["tactics_deck"]) == ([], 0)


@rule("pavlov:0.2.4a")
def test_operational_support_cards_are_used_only_with_their_variant() -> None:
    board = start().view(None)["board"]
    assert (board["support"], board["support_deck"]) == (None, 0)
    house = House().hand("s01").cards()
    refusal = house.refused("play s01 support")
    assert (refusal.id, refusal.rule) == ("no-operational-support", "pavlov:7.1b")
    board = start(operational_support=True).view(None)["board"]
    assert board["support"] is not None
    assert board["support_deck"] == 7


@rule("pavlov:0.2.5b")
def test_three_fog_of_war_cards_are_in_the_soviet_deck_and_four_in_the_stock() -> None:
    for seed in SEEDS:
        p = start(seed=seed).position
        cards = p.soviet_deck + p.hand
        assert len(cards) == 31
        assert sum(c in p.box.fog for c in cards) == 3
        assert p.discard == []
    assert start().view(None)["board"]["fog_stock"] == 4
    assert len({tuple(start(seed=seed).position.soviet_deck) for seed in SEEDS}) == len(SEEDS)


# 0.2.6 to 0.2.9 Counters and tokens


@rule("pavlov:0.2.6b")
def test_the_four_marked_counters_start_in_the_reserves_and_the_other_30_in_the_stock() -> None:
    men = start().view(None)["board"]["men"]
    places = {id: man["place"] for id, man in men.items()}
    reserves = {id for id, place in places.items() if place == "reserves"}
    assert reserves == {"pavlov", "glushenko", "chernogolov", "aleksandrov"}
    assert list(places.values()).count("stock") == 30
    assert not any(man["exhausted"] or man["disrupted"] for man in men.values())


@rule("pavlov:0.2.7a")
def test_the_seven_weapons_start_in_the_stock() -> None:
    assert start().position.weapons == [STOCK] * 7


@rule("pavlov:0.2.8a")
def test_the_39_wehrmacht_counters_start_in_the_stock() -> None:
    assert sum(start().view(None)["board"]["german_stock"].values()) == 39


@rule("pavlov:0.2.9b")
def test_ten_suppression_and_two_food_tokens_start_in_the_supplies_box() -> None:
    board = start().view(None)["board"]
    assert board["supplies"] == {"suppression": 10, "food": 2}
    assert board["stock"] == {
        "suppression": 10, "food": 4, "ammunition": 4, "first-aid": 4, "sapper": 6, "wire": 4,
        "artillery": 2, "anti-aircraft": 4,
    }  # fmt: skip
    assert (board["staging"], board["gone"]) == ({}, {})
    assert board["suppression"] == {"green": 0, "red": 0, "purple": 0}
