"""7.1 Variants: Operational Support."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import FinalScore, SupportCardShown, SupportGiven
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.quiet import passing, quiet

CARDS = {
    "mamayev-kurgan", "tractor-factory", "barrikady", "red-october", "lazur", "railway-station",
    "grain-elevator", "lyudnikov",
}  # fmt: skip
SUPPORT = "play s01 support"  # s01: 62nd Army Command Post or 13th Guards Command Post


@pytest.fixture
def mamayev() -> House:
    """The example: Mamayev Kurgan lies open, the hand has an Army Command Post card.

    Of its tokens only one each is in the stock.
    """
    house = House(operational_support=True).support_card("mamayev-kurgan")
    house.staging(ammunition=3, food=3, first_aid=3, sapper=5).supplies(food=2)
    return house.hand("s01").cards()


def stock(house: House) -> tuple[int, ...]:
    return tuple(house.in_stock(t) for t in ("ammunition", "food", "first-aid", "sapper"))


# Set-up


@rule("pavlov:7.1a")
def test_one_of_eight_shuffled_cards_lies_open_and_seven_face_down() -> None:
    shown, orders = set(), set()
    for seed in range(40):
        p = House(seed=seed, operational_support=True).p
        every = [*p.support_deck, p.support_card]
        assert sorted(p.box.support_ids[c] for c in every) == sorted(CARDS)
        shown.add(p.support_card)
        orders.add(tuple(p.support_deck))
    assert len(shown) == 8
    assert len(orders) > 30


@rule("pavlov:7.1a")
def test_everybody_sees_the_open_card_and_only_the_number_of_the_others() -> None:
    for card in sorted(CARDS):
        house = House(seed=3, operational_support=True)
        if house.match.view(None)["board"]["support"] != card:
            house.support_card(card)
        before = house.match.view("defender")
        assert before["board"]["support"] == card
        assert before["board"]["support_deck"] == 7
        house.p.support_deck.reverse()
        assert house.match.view("defender") == before


@rule("pavlov:7.1a", "pavlov:7.1b")
def test_without_the_variant_there_is_no_card_and_no_action(house: House) -> None:
    board = house.match.view(None)["board"]
    assert (board["support"], board["support_deck"]) == (None, 0)
    house.hand("s01").cards()
    assert SUPPORT not in house.offered()
    refusal = house.refused(SUPPORT)
    assert (refusal.id, refusal.rule) == ("no-operational-support", "pavlov:7.1b")


# The action


@rule("pavlov:7.1b")
def test_the_army_command_post_gains_the_action() -> None:
    house = House(operational_support=True).support_card("lazur").hand("s01", "s08").cards()
    assert [c for c in house.offered() if c.endswith(" support")] == [SUPPORT]
    assert {"play s01 resupply", "play s01 reinforce"} <= set(house.offered())
    refusal = house.refused("play s08 support")
    assert (refusal.id, refusal.rule) == ("action-not-on-card", "pavlov:2.2b")


@rule("pavlov:7.1b", "pavlov:1.1b")
def test_it_is_an_action_like_any_other() -> None:
    house = House(operational_support=True).support_card("lazur").hand("s01", "s02").cards(1)
    house.play(SUPPORT)
    assert house.offered() == ["end-cards"]
    assert house.refused("play s02 support").id == "no-actions-left"


@rule("pavlov:7.1c", "pavlov:7.1e", "pavlov:7.1f", "pavlov:0.3.1a")
def test_mamayev_kurgan_takes_one_token_of_four_kinds_out_of_the_game(mamayev: House) -> None:
    following = mamayev.p.box.support_ids[mamayev.p.support_deck[-1]]
    mamayev.note().play(SUPPORT)
    assert stock(mamayev) == (0, 0, 0, 0)
    board = mamayev.match.view(None)["board"]
    assert board["gone"] == {"ammunition": 1, "food": 1, "first-aid": 1, "sapper": 1}
    assert board["staging"] == {"ammunition": 3, "food": 3, "first-aid": 3, "sapper": 5}
    assert board["support_won"] == ["mamayev-kurgan"]
    assert (board["support"], board["support_deck"]) == (following, 6)
    assert [(e.card, e.points) for e in mamayev.told(SupportGiven)] == [("mamayev-kurgan", 4)]
    assert [e.card for e in mamayev.told(SupportCardShown)] == [following]
    assert {k.split(".")[0] for k in mamayev.changes()} == {
        "stock", "gone", "support", "support_deck", "support_won", "hand",
    }  # fmt: skip


@rule("pavlov:7.1c", "pavlov:7.1f")
@pytest.mark.parametrize("token", ["ammunition", "food", "first_aid", "sapper"])
def test_a_token_in_the_staging_area_does_not_serve(mamayev: House, token: str) -> None:
    every = {"ammunition": 4, "food": 4, "first_aid": 4, "sapper": 6}
    mamayev.staging(**{token: every[token]})
    assert stock(mamayev).count(0) == 1
    refusal = mamayev.refused(SUPPORT)
    assert (refusal.id, refusal.rule) == ("support-tokens-not-in-stock", "pavlov:7.1c")


@rule("pavlov:7.1c", "pavlov:7.1g")
@pytest.mark.parametrize("token", ["food", "first_aid", "sapper"])
def test_a_token_in_the_supplies_box_does_not_serve(mamayev: House, token: str) -> None:
    mamayev.supplies(**{token: mamayev.in_supplies(token.replace("_", "-")) + 1})
    assert stock(mamayev).count(0) == 1
    assert mamayev.refused(SUPPORT).id == "support-tokens-not-in-stock"


@rule("pavlov:7.1c", "pavlov:0.3.1a")
def test_tokens_out_of_the_game_never_come_back(mamayev: House) -> None:
    mamayev.staging(ammunition=0, food=0, first_aid=0, sapper=0).play(SUPPORT).hand("s02").cards()
    mamayev.play("play s02 resupply", *["stage ammunition"] * 3)
    refusal = mamayev.refused("stage ammunition")
    assert (refusal.id, refusal.rule) == ("nothing-in-stock", "pavlov:2.4.2d")


# Locations

LISTED = [18, 4, 14, 15, 16, 17, 5, 6, 7]


@rule("pavlov:7.1d", "pavlov:7.1f")
@pytest.mark.parametrize("location", LISTED)
def test_a_disrupted_location_of_the_card_bars_it(mamayev: House, location: int) -> None:
    assert SUPPORT in mamayev.offered()
    mamayev.wreck(location)
    refusal = mamayev.refused(SUPPORT)
    assert (refusal.id, refusal.rule) == ("support-location-disrupted", "pavlov:7.1d")


@rule("pavlov:7.1d", "pavlov:7.1f")
def test_other_disrupted_locations_do_not_matter(mamayev: House) -> None:
    mamayev.wreck(*(n for n in range(3, 19) if n not in LISTED)).play(SUPPORT)
    assert [e.card for e in mamayev.told(SupportGiven)] == ["mamayev-kurgan"]


@rule("pavlov:7.1d")
def test_a_token_that_is_no_disruption_does_not_matter(mamayev: House) -> None:
    mamayev.token(14, "wire").play(SUPPORT)
    assert mamayev.location(14) == "wire"


@rule("pavlov:7.1h")
def test_a_card_that_does_not_name_the_command_post_may_be_met_while_it_is_disrupted() -> None:
    house = House(figures={"support.lazur.locations": [12, 13]}, operational_support=True)
    house.support_card("lazur").hand("s01").cards().wreck(18)
    assert house.refused("play s01 resupply").id == "headquarters-disrupted"
    house.play(SUPPORT)
    assert [e.card for e in house.told(SupportGiven)] == ["lazur"]


# Victory Points


@rule("pavlov:7.1e", "pavlov:7.1g")
def test_satisfied_cards_add_their_points_at_the_end(mamayev: House) -> None:
    mamayev.play(SUPPORT).only(pavlov="reserves", glushenko="reserves").raided("voentorg")
    mamayev.track(3, "riflemen").deck_played_out().actions().play("end-actions")
    (score,) = mamayev.told(FinalScore)
    parts = (score.raids, score.support, score.men, score.germans, score.total)
    assert parts == (5, 4, 2, -3, 8)


@rule("pavlov:7.1e")
def test_the_card_that_lies_open_at_the_end_adds_nothing(mamayev: House) -> None:
    mamayev.only(pavlov="reserves").track(3, "riflemen").deck_played_out().actions()
    mamayev.play("end-actions")
    assert [(e.support, e.total) for e in mamayev.told(FinalScore)] == [(0, -2)]


@rule("pavlov:7.1e")
def test_after_the_eighth_card_there_is_nothing_left_to_support() -> None:
    house = House(operational_support=True).supplies(food=0)
    for left in range(7, -1, -1):
        house.hand("s01").cards().play(SUPPORT)
        shown = house.match.view(None)["board"]["support"]
        assert [e.card for e in house.told(SupportCardShown)] == ([shown] if left else [])
        house.play("end-cards")
        assert house.match.view(None)["board"]["support_deck"] == max(0, left - 1)
    assert set(house.match.view(None)["board"]["support_won"]) == CARDS
    assert house.match.view(None)["board"]["support"] is None
    refusal = house.hand("s01").cards().refused(SUPPORT)
    assert (refusal.id, refusal.rule) == ("no-support-card", "pavlov:7.1e")


# Together with Tactics


@rule("pavlov:7.0a")
@pytest.mark.parametrize("support", [False, True])
@pytest.mark.parametrize("tactics", ["none", "veteran", "elite"])
@pytest.mark.parametrize("scenario", ["solo", "cooperative"])
def test_support_and_tactics_are_switched_on_independently(
    scenario: str, tactics: str, support: bool
) -> None:
    match = quiet(scenario, tactics=tactics, operational_support=support)
    board = match.view(None)["board"]
    assert board["support_deck"] == (7 if support else 0)
    assert board["tactics_deck"] == {"none": 0, "veteran": 21, "elite": 22}[tactics]
    for _ in passing(match):
        pass
    assert match.position.turn == 21
    assert len(match.position.tactics) == {"none": 0, "veteran": 1, "elite": 2}[tactics]


@rule("pavlov:7.0a", "pavlov:7.1b", "pavlov:7.2.1a")
def test_support_is_given_while_tactics_are_in_play() -> None:
    house = House(tactics="veteran", operational_support=True).support_card("lazur")
    house.next_tactics("artillery-barrage").next_cards("sfh18", "mortar", "sniper")
    house.hand("s01").turn().play(SUPPORT)
    house.dice(1, *[1] * 6, 1, 1).play("end-cards")
    board = house.match.view(None)["board"]
    assert (board["support_won"], board["tactics"]) == (["lazur"], ["artillery-barrage"])
