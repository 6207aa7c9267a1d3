"""2.1 Draw four cards, 2.2 Take up to three actions, 2.3 Discard all cards."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import DeckShuffled
from stavka.testing import rule
from tests.games.pavlov.house import House, SovietCardPhase

# What the rulebook lists under each unit.
ACTIONS = {
    "army": {"army-recover", "resupply", "storm-group", "support"},
    "division": {"division-recover", "reinforce"},
    "sappers": {"buttress", "field-defenses"},
    "signal": {"signal-recover", "tactical-decision", "wire"},
    "artillery": {"artillery-recover", "ready-artillery"},
    "flotilla": {"flotilla-recover", "load", "deliver"},
    "aa267": {"aa267-recover", "aa267-ready"},
    "aa1083": {"aa1083-recover", "aa1083-ready"},
}
SHORT_DECKS = [(0, 31), (1, 30), (2, 29), (2, 20), (3, 28)]


def hand(house: House) -> list[str]:
    return [house.p.box.soviet_ids[c] for c in house.p.hand]


def fog_in_hand(house: House) -> list[str]:
    return [house.p.box.soviet_ids[c] for c in house.p.hand if c in house.p.box.fog]


def soviet_card_phase(house: House) -> House:
    return house.at(phase="soviet-counters").happens(SovietCardPhase())


# 2.1 Draw four cards


@rule("pavlov:2.1a")
def test_four_cards_are_drawn_from_the_top_of_the_deck(house: House) -> None:
    soviet_card_phase(house.next_soviet("s03", "fog", "s20", "s11"))
    assert len(house.p.hand) == 4
    assert hand(house)[0::2] == ["s03", "s20"]
    assert len(fog_in_hand(house)) == 1
    assert len(house.p.soviet_deck) == 31 - 4
    assert house.told(DeckShuffled) == []


@rule("pavlov:2.1a")
def test_every_turn_begins_with_four_new_cards(house: House) -> None:
    seen: set[int] = set()
    for turn in (2, 3):
        house.next_cards("assault", "assault", "assault")
        house.at(phase="soviet-counters").happens()
        assert (house.p.turn, len(house.p.hand)) == (turn, 4)
        assert seen.isdisjoint(house.p.hand)
        seen.update(house.p.hand)
        house.play("end-cards")


@rule("pavlov:2.1b")
@pytest.mark.parametrize(("left", "discards"), SHORT_DECKS)
def test_a_short_deck_is_drawn_out_and_the_discards_become_the_new_one(
    house: House, left: int, discards: int
) -> None:
    p = house.p
    p.discard = p.soviet_deck[:discards]
    p.soviet_deck = p.soviet_deck[31 - left :]
    last, old = p.soviet_deck.copy(), p.discard.copy()
    soviet_card_phase(house)
    assert len(p.hand) == 4
    assert p.hand[:left] == last[::-1]
    assert set(p.hand[left:]) <= set(old)
    assert p.discard == []
    assert len(p.soviet_deck) == discards - (4 - left)
    assert sorted(p.soviet_deck + p.hand[left:]) == sorted(old)
    assert len(house.told(DeckShuffled)) == 1


@rule("pavlov:2.1b")
def test_the_new_deck_is_shuffled(house: House) -> None:
    p = house.p
    p.discard, p.soviet_deck = sorted(p.soviet_deck), []
    ordered = p.discard.copy()
    soviet_card_phase(house)
    assert p.soviet_deck + p.hand[::-1] != ordered
    assert p.soviet_deck != sorted(p.soviet_deck)


@rule("pavlov:2.1b")
def test_the_last_four_cards_are_drawn_without_a_shuffle(house: House) -> None:
    p = house.p
    p.discard, p.soviet_deck = p.soviet_deck[:27], p.soviet_deck[27:]
    discards, last = p.discard.copy(), p.soviet_deck.copy()
    soviet_card_phase(house)
    assert p.hand == last[::-1]
    assert (p.soviet_deck, p.discard) == ([], discards)
    assert house.told(DeckShuffled) == []


# 2.2 Take up to three actions


@rule("pavlov:2.2a")
def test_three_of_the_four_cards_may_be_used(house: House) -> None:
    soviet_card_phase(house.next_soviet("s04", "s20", "s15", "s26"))
    house.play("play s04 ready-artillery", "at location-10", "play s20 wire", "at location-14")
    house.play("play s15 ready-artillery", "at location-11")
    refusal = house.refused("play s26 aa267-ready")
    assert (refusal.id, refusal.rule) == ("no-actions-left", "pavlov:1.1b")
    assert house.location(12) is None


@rule("pavlov:2.2a", "pavlov:2.2b")
@pytest.mark.parametrize("again", ["wire", "ready-artillery"])
def test_a_card_gives_one_action_be_it_the_same_or_the_other(house: House, again: str) -> None:
    house.hand("s19", "s28").cards()
    assert set(house.offered("play s19")) == {"play s19 wire", "play s19 ready-artillery"}
    house.play("play s19 wire", "at location-14").note()
    assert house.offered("play s19") == []
    refusal = house.refused(f"play s19 {again}")
    assert (refusal.id, refusal.rule) == ("card-already-used", "pavlov:2.2b")
    assert "play s28 aa267-ready" in house.offered()


@rule("pavlov:2.2b")
@pytest.mark.parametrize("number", range(1, 29))
def test_a_card_offers_what_its_two_units_can_do_and_nothing_else(
    house: House, number: int
) -> None:
    card = f"s{number:02d}"
    house.hand(card).cards()
    units = house.p.box.soviet_units[house.p.box.soviet[card]]
    assert len(units) == 2
    for unit, actions in ACTIONS.items():
        for action in actions:
            refusal = house.match.why_not("defender", f"play {card} {action}")
            barred = refusal is not None and refusal.id == "action-not-on-card"
            assert barred == (unit not in units), action
            if barred:
                assert refusal is not None
                assert refusal.rule == "pavlov:2.2b"


@rule("pavlov:2.2b")
def test_a_card_that_is_not_in_the_hand_cannot_be_used(house: House) -> None:
    house.hand("s01").cards()
    refusal = house.refused("play s02 resupply")
    assert (refusal.id, refusal.rule) == ("card-not-in-hand", "pavlov:2.1a")


@rule("pavlov:2.2c")
def test_a_fog_of_war_card_offers_no_action(house: House) -> None:
    house.hand("fog").cards()
    (fog,) = fog_in_hand(house)
    assert house.offered() == ["end-cards"]
    for action in ("resupply", "reinforce", "wire", "aa267-ready"):
        refusal = house.refused(f"play {fog} {action}")
        assert (refusal.id, refusal.rule) == ("fog-has-no-action", "pavlov:2.2c")


@rule("pavlov:2.2d")
@pytest.mark.parametrize("fogs", [1, 2, 3])
def test_fog_of_war_can_leave_fewer_than_three_usable_cards(house: House, fogs: int) -> None:
    useful = ["s08", "s09", "s10"][: 4 - fogs]
    house.hand(*useful, *["fog"] * fogs).cards()
    for card, man in zip(useful, ("chait", "svirin", "kalinin"), strict=False):
        house.play(f"play {card} reinforce", f"buy {man}", "done")
    assert house.prompt("left") == fogs - 1
    assert house.offered() == ["end-cards"]


@rule("pavlov:2.2e")
def test_the_same_action_may_be_chosen_from_different_cards(house: House) -> None:
    house.hand("s08", "s09").cards()
    house.play("play s08 reinforce", "buy chekhov", "buy afanasyev")
    assert "play s09 reinforce" in house.offered()
    house.play("play s09 reinforce", "buy naumov", "buy voronov")
    for man in ("chekhov", "afanasyev", "naumov", "voronov"):
        assert house.where(man) == "reserves"


# The example: cards 1 and 2 with the 13th Guards, another card, and Fog of War


def example(house: House) -> House:
    return house.hand("s01", "s12", "s20", "fog").cards()


@rule("pavlov:2.2f")
def test_example_one_action_of_each_of_the_three_cards(house: House) -> None:
    example(house).play("play s01 reinforce", "buy chait", "done")
    house.play("play s12 reinforce", "buy svirin", "done")
    house.play("play s20 wire", "at location-14")
    assert (house.where("chait"), house.where("svirin")) == ("reserves", "reserves")
    assert house.location(14) == "wire"
    assert house.offered() == ["end-cards"]


@rule("pavlov:2.2f")
def test_example_the_fog_of_war_card_only_narrows_the_choice(house: House) -> None:
    (fog,) = fog_in_hand(example(house))
    assert house.offered(f"play {fog}") == []
    assert house.refused(f"play {fog} reinforce").id == "fog-has-no-action"


@rule("pavlov:2.2f")
def test_example_no_two_actions_of_a_single_card(house: House) -> None:
    example(house).play("play s01 resupply", "stage food", "done")
    assert house.refused("play s01 reinforce").id == "card-already-used"
    assert house.refused("play s01 resupply").id == "card-already-used"


# 2.3 Discard all cards


@rule("pavlov:2.3a")
def test_used_or_not_all_four_cards_are_discarded(house: House) -> None:
    house.hand("s08", "s20", "s26", "fog").cards()
    held = house.p.hand.copy()
    house.play("play s20 wire", "at location-14", "end-cards")
    assert (house.p.hand, house.p.discard) == ([], held)
    assert len(house.p.fog_stock) == 4


@rule("pavlov:2.3a")
def test_a_used_card_can_be_used_again_when_it_is_drawn_again(house: House) -> None:
    house.hand("s20").cards().play("play s20 wire", "at location-14", "end-cards")
    house.hand("s20").cards()
    assert "play s20 wire" in house.offered()


@rule("pavlov:2.3b")
def test_fog_put_into_the_stock_is_not_discarded_but_the_card_drawn_for_it_is(
    house: House,
) -> None:
    house.hand("s03", "s08", "s10", "fog").next_soviet("s26").cards()
    house.play("play s03 tactical-decision", "end-cards")
    discards = [house.p.box.soviet_ids[c] for c in house.p.discard]
    assert sorted(discards) == ["s03", "s08", "s10", "s26"]
    assert len(house.p.fog_stock) == 5
    assert house.p.hand == []


@rule("pavlov:2.2b")
def test_everybody_sees_the_units_of_each_card_and_which_are_used(house: House) -> None:
    house.hand("s01", "s14", "fog").cards().play("play s14 wire", "at location-14")
    shown = house.match.view(None)["board"]["hand"]
    assert [(c["card"], c["units"], c["used"]) for c in shown[:2]] == [
        ("s01", ["army", "division"], False),
        ("s14", ["sappers", "signal"], True),
    ]
    assert (shown[2]["units"], shown[2]["used"]) == ([], False)


@rule("pavlov:2.2a", "pavlov:2.2b")
def test_a_card_or_an_action_that_does_not_exist_is_refused(house: House) -> None:
    house.hand("s01").cards()
    assert house.refused("play nonsense resupply").id == "card-not-in-hand"
    assert house.refused("play s01 nonsense").id == "action-not-on-card"
