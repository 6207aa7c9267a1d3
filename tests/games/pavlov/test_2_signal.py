"""2.7 139th Signal Battalion."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import DeckShuffled, FogReturned, ImprovedCommunications
from stavka.testing import rule
from tests.games.pavlov.house import House, SovietCardPhase


def wired(house: House, *locations: int) -> House:
    for number in locations:
        house.token(number, "wire")
    return house


def phase_with(house: House, *cards: str) -> House:
    """The Soviet Card Phase begins with these four cards."""
    return house.next_soviet(*cards).at(phase="soviet-counters").happens(SovietCardPhase())


def reinforce(house: House, *plays: tuple[str, str]) -> House:
    for card, man in plays:
        house.play(f"play {card} reinforce", f"buy {man}", "done")
    return house


# 2.7.2 Tactical Decision


@rule("pavlov:2.7.2a")
def test_a_fog_of_war_card_goes_to_the_stock_and_a_new_card_is_drawn(house: House) -> None:
    house.hand("s03", "fog", "s10").next_soviet("s26").cards()
    deck = len(house.p.soviet_deck)
    (fog,) = (c for c in house.p.hand if c in house.p.box.fog)
    house.note().play("play s03 tactical-decision")
    assert [house.p.box.soviet_ids[c] for c in house.p.hand] == ["s03", "s10", "s26"]
    assert fog in house.p.fog_stock
    changes = house.changes()
    assert changes.pop("hand")
    assert changes == {"fog_stock": 5, "soviet_deck": deck - 1}
    assert [e.card for e in house.told(FogReturned)] == ["s26"]


@rule("pavlov:2.7.2a")
def test_only_one_of_two_fog_of_war_cards_goes_to_the_stock(house: House) -> None:
    house.hand("s03", "fog", "fog").next_soviet("s26").cards().play("play s03 tactical-decision")
    assert sum(c in house.p.box.fog for c in house.p.hand) == 1
    assert len(house.p.fog_stock) == 5


@rule("pavlov:2.7.2a")
def test_tactical_decision_needs_a_fog_of_war_card_in_the_hand(house: House) -> None:
    house.hand("s03", "s10").cards()
    assert "play s03 tactical-decision" not in house.offered()
    refusal = house.refused("play s03 tactical-decision")
    assert (refusal.id, refusal.rule) == ("no-fog-in-hand", "pavlov:2.7.2a")


@rule("pavlov:2.7.2a", "pavlov:2.1b")
def test_with_an_empty_deck_the_new_card_comes_from_the_shuffled_discards(house: House) -> None:
    house.hand("s03", "fog").cards()
    p = house.p
    p.discard, p.soviet_deck = p.soviet_deck, []
    discards = set(p.discard)
    house.play("play s03 tactical-decision")
    assert len(house.told(DeckShuffled)) == 1
    assert p.discard == []
    assert set(p.soviet_deck) | {p.hand[-1]} == discards


@rule("pavlov:2.7.2b")
def test_tactical_decision_is_barred_when_all_four_locations_are_disrupted(house: House) -> None:
    house.wreck(14, 15, 16).hand("s03", "fog").cards()
    assert "play s03 tactical-decision" in house.offered()
    house.wreck(17)
    assert "play s03 tactical-decision" not in house.offered()
    refusal = house.refused("play s03 tactical-decision")
    assert (refusal.id, refusal.rule) == ("signal-all-disrupted", "pavlov:2.7.2b")


@rule("pavlov:2.7.2c")
def test_the_new_card_may_be_used_and_the_card_that_gave_it_is_spent(house: House) -> None:
    house.hand("s03", "fog", "s10", "s15").next_soviet("s26").cards()
    house.play("play s03 tactical-decision")
    assert house.prompt("left") == 2
    assert house.refused("play s03 wire").id == "card-already-used"
    house.play("play s26 aa267-ready", "at location-12")
    assert house.location(12) == "anti-aircraft"
    reinforce(house, ("s10", "chait"))
    refusal = house.refused("play s15 ready-artillery")
    assert (refusal.id, refusal.rule) == ("no-actions-left", "pavlov:1.1b")


@rule("pavlov:2.7.2c")
def test_a_new_card_that_is_fog_of_war_offers_nothing(house: House) -> None:
    house.hand("s03", "fog").next_soviet("fog").cards().play("play s03 tactical-decision")
    assert house.offered() == ["end-cards"]


# 2.7.3 Wire Communications


@rule("pavlov:2.7.3a")
@pytest.mark.parametrize("number", [14, 15, 16, 17])
def test_a_wire_token_goes_from_the_stock_to_a_signal_location(house: House, number: int) -> None:
    house.hand("s20").cards().play("play s20 wire")
    assert house.offered() == [f"at location-{n}" for n in (14, 15, 16, 17)]
    house.note().play(f"at location-{number}")
    assert house.changes() == {f"locations.location-{number}": "wire", "stock.wire": 3}


@rule("pavlov:2.7.3a", "pavlov:2.12a")
@pytest.mark.parametrize("number", [3, 4, 5, 8, 10, 12, 13, 18])
def test_a_wire_token_goes_to_no_other_location(house: House, number: int) -> None:
    house.hand("s20").cards().play("play s20 wire")
    refusal = house.refused(f"at location-{number}")
    assert (refusal.id, refusal.rule) == ("location-of-another-unit", "pavlov:2.12a")


@rule("pavlov:2.7.3a")
def test_there_is_no_fifth_wire_token(house: House) -> None:
    wired(house, 14, 15, 16, 17).hand("s20").cards()
    refusal = house.refused("play s20 wire")
    assert (refusal.id, refusal.rule) == ("token-not-in-stock", "pavlov:2.7.3a")


# 2.7.3b One token a location, and none on a disrupted one: for all four units that ready tokens


READY = [
    ("s20", "wire", "wire", (14, 15, 16, 17)),
    ("s15", "ready-artillery", "artillery", (10, 11)),
    ("s12", "aa267-ready", "anti-aircraft", (12, 13)),
    ("s13", "aa1083-ready", "anti-aircraft", (8, 9)),
]


@rule("pavlov:2.7.3b")
@pytest.mark.parametrize(("card", "action", "token", "places"), READY)
def test_no_token_is_placed_on_a_disrupted_location(
    house: House, card: str, action: str, token: str, places: tuple[int, ...]
) -> None:
    house.wreck(places[0]).hand(card).cards().play(f"play {card} {action}")
    assert house.offered() == [f"at location-{n}" for n in places[1:]]
    refusal = house.refused(f"at location-{places[0]}")
    assert (refusal.id, refusal.rule) == ("location-not-free", "pavlov:2.7.3b")


@rule("pavlov:2.7.3b")
@pytest.mark.parametrize(("card", "action", "token", "places"), READY)
def test_no_second_token_is_placed_on_a_location(
    house: House, card: str, action: str, token: str, places: tuple[int, ...]
) -> None:
    house.token(places[0], token).hand(card).cards().play(f"play {card} {action}")
    assert house.offered() == [f"at location-{n}" for n in places[1:]]
    refusal = house.refused(f"at location-{places[0]}")
    assert (refusal.id, refusal.rule) == ("location-not-free", "pavlov:2.7.3b")


@rule("pavlov:2.7.3b")
@pytest.mark.parametrize(("card", "action", "token", "places"), READY)
def test_the_action_is_barred_when_no_location_is_free(
    house: House, card: str, action: str, token: str, places: tuple[int, ...]
) -> None:
    house.token(places[0], token).wreck(*places[1:]).hand(card).cards()
    assert f"play {card} {action}" not in house.offered()
    refusal = house.refused(f"play {card} {action}")
    assert (refusal.id, refusal.rule) == ("location-not-free", "pavlov:2.7.3b")


# 2.7.4 Improved Communications


@rule("pavlov:2.7.4a")
def test_four_wire_tokens_at_the_start_of_the_phase_give_a_fourth_action(house: House) -> None:
    phase_with(wired(house, 14, 15, 16, 17), "s08", "s09", "s10", "s11")
    assert len(house.told(ImprovedCommunications)) == 1
    assert house.prompt("left") == 4
    reinforce(house, ("s08", "chait"), ("s09", "svirin"), ("s10", "sukba"))
    assert "play s11 reinforce" in house.offered()
    reinforce(house, ("s11", "kalinin"))
    assert house.where("kalinin") == "reserves"
    assert house.prompt("left") == 0


@rule("pavlov:2.7.4a")
@pytest.mark.parametrize("missing", [14, 15, 16, 17])
def test_three_wire_tokens_give_no_fourth_action(house: House, missing: int) -> None:
    wired(house, *({14, 15, 16, 17} - {missing}))
    phase_with(house, "s08", "s09", "s10", "s11")
    assert house.told(ImprovedCommunications) == []
    assert house.prompt("left") == 3
    reinforce(house, ("s08", "chait"), ("s09", "svirin"), ("s10", "sukba"))
    assert house.refused("play s11 reinforce").id == "no-actions-left"


@rule("pavlov:2.7.4b")
def test_with_four_actions_a_card_still_gives_only_one(house: House) -> None:
    phase_with(wired(house, 14, 15, 16, 17), "s08", "s09", "s10", "fog")
    reinforce(house, ("s08", "chait"), ("s09", "svirin"), ("s10", "sukba"))
    assert house.prompt("left") == 1
    assert house.offered() == ["end-cards"]
    refusal = house.refused("play s08 reinforce")
    assert (refusal.id, refusal.rule) == ("card-already-used", "pavlov:2.2b")


@rule("pavlov:2.7.4c")
def test_a_fourth_wire_token_placed_during_the_phase_comes_too_late(house: House) -> None:
    phase_with(wired(house, 14, 15, 16), "s20", "s08", "s09", "s10")
    house.play("play s20 wire", "at location-17")
    assert all(house.location(n) == "wire" for n in (14, 15, 16, 17))
    assert house.prompt("left") == 2
    reinforce(house, ("s08", "chait"), ("s09", "svirin"))
    refusal = house.refused("play s10 reinforce")
    assert (refusal.id, refusal.rule) == ("no-actions-left", "pavlov:1.1b")
