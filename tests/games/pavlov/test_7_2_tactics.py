"""7.2 Variants: Tactics cards, how they are set up and dealt at Veteran and Elite."""

from __future__ import annotations

from collections import Counter

import pytest

import stavka
from stavka.games.pavlov.events import (
    BuildingShelled,
    PhaseBegins,
    TacticsLeave,
    TacticsRevealed,
    WehrmachtCardRevealed,
)
from stavka.games.pavlov.rules.variants import DealTactics
from stavka.kernel import Event, Message, Play
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.quiet import passing, quiet

LEVELS = ["veteran", "elite"]


def in_play(house: House) -> list[str]:
    return list(house.match.view(None)["board"]["tactics"])


def wehrmacht_phase(house: House, *dice: int) -> House:
    """End the Soviet Card Phase; three cards are revealed with these dice."""
    return house.dice(*dice).play("end-cards")


def to_next_turn(house: House) -> House:
    return house.play("end-moves", "end-actions")


def decks(house: House) -> tuple[list[int], Counter[int]]:
    """Deck numbers of the Tactics cards as they will be drawn, and of those removed."""
    p = house.p
    drawn = [p.box.tactics[t][1] for t in reversed(p.tactics_deck)]
    return drawn, Counter(p.box.tactics[t][1] for t in p.tactics_removed)


# Set-up


@rule("pavlov:7.2.1b", "pavlov:7.2a")
@pytest.mark.parametrize("seed", range(5))
def test_veteran_removes_three_two_two_two_and_stacks_deck_1_on_top(seed: int) -> None:
    house = House(seed=seed, tactics="veteran")
    drawn, removed = decks(house)
    assert removed == {1: 3, 2: 2, 3: 2, 4: 2}
    assert len(drawn) == 30 - 9 == 21
    assert drawn == sorted(drawn)
    assert Counter(drawn) == {1: 5, 2: 5, 3: 5, 4: 6}
    house.sound()


@rule("pavlov:7.2.2b", "pavlov:7.2a")
@pytest.mark.parametrize("seed", range(5))
def test_elite_removes_two_of_each_and_stacks_deck_1_on_top(seed: int) -> None:
    house = House(seed=seed, tactics="elite")
    drawn, removed = decks(house)
    assert removed == {1: 2, 2: 2, 3: 2, 4: 2}
    assert len(drawn) == 30 - 8 == 22
    assert drawn == sorted(drawn)
    assert Counter(drawn) == {1: 6, 2: 5, 3: 5, 4: 6}
    house.sound()


@rule("pavlov:7.2.1b", "pavlov:7.2.2b")
@pytest.mark.parametrize("level", LEVELS)
def test_each_deck_is_shuffled_before_cards_are_removed(level: str) -> None:
    games = [House(seed=seed, tactics=level).p for seed in range(60)]
    for number in (1, 2, 3, 4):
        cards = {t for t, (_, deck) in enumerate(games[0].box.tactics) if deck == number}
        removed = {t for p in games for t in p.tactics_removed if t in cards}
        assert removed == cards  # every card of the deck is removed in some game
        orders = {tuple(t for t in p.tactics_deck if t in cards) for p in games}
        assert len(orders) > 50


@rule("pavlov:7.2.1b", "pavlov:7.2.2b")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_sees_the_order_of_the_deck_or_what_was_removed(level: str) -> None:
    house = House(tactics=level)
    before = house.match.view("defender")
    assert before["board"]["tactics_deck"] == len(house.p.tactics_deck)
    p = house.p
    p.tactics_deck.reverse()
    p.tactics_deck[0], p.tactics_removed[0] = p.tactics_removed[0], p.tactics_deck[0]
    assert house.match.view("defender") == before


@rule("pavlov:7.2.1a", "pavlov:7.2.2a")
def test_the_basic_game_has_no_tactics_cards() -> None:
    match = quiet("solo")
    told = [e for events in passing(match) for e in events]
    assert not [e for e in told if isinstance(e, TacticsRevealed | TacticsLeave)]
    assert match.view(None)["board"]["tactics_deck"] == 0


# Dealing


@rule("pavlov:7.2.1a", "pavlov:7.2.1c")
def test_veteran_deals_one_card_before_the_first_wehrmacht_card() -> None:
    house = House(tactics="veteran").next_tactics("recon", "smoke-screen").turn()
    assert in_play(house) == []
    house.next_cards("mortar", "sniper", "place-panzer-ii")
    wehrmacht_phase(house, 1, 1, 6)
    assert in_play(house) == ["recon"]
    kinds = [type(e) for e in house.events]
    assert kinds.index(PhaseBegins) < kinds.index(TacticsRevealed)
    assert kinds.index(TacticsRevealed) < kinds.index(WehrmachtCardRevealed)
    assert [e.card for e in house.told(TacticsRevealed)] == ["recon"]
    assert not house.told(TacticsLeave)


@rule("pavlov:7.2.1c")
def test_the_card_lasts_for_the_rest_of_the_turn() -> None:
    house = House(tactics="veteran").next_tactics("pinned-down").turn()
    house.next_cards("mortar", "sniper", "place-panzer-ii")
    wehrmacht_phase(house, 1, 1, 6)
    assert house.asked() == "moves"
    assert in_play(house) == ["pinned-down"]
    house.only(pavlov="red-3", chait="red-4", gridin="green-3").play("end-moves")
    house.play("suppress pavlov", "place red 1", "suppress chait", "place red 1")
    assert house.offered() == ["end-actions"]  # two actions instead of three


@rule("pavlov:7.2.1d", "pavlov:7.2.1c")
def test_veteran_artillery_barrage_on_turn_1_makes_way_for_air_superiority_on_turn_2() -> None:
    house = House(tactics="veteran").next_tactics("artillery-barrage", "air-superiority").turn()
    house.next_cards("sfh18", "mortar", "sniper", "sfh18", "place-scouts", "place-riflemen")
    # 15cm sFH 18 on turn 1: a die for the colour, then six. Mortar and Sniper find nobody.
    wehrmacht_phase(house, 3, 1, 1, 1, 1, 1, 6, 1, 1)
    assert [e.dice for e in house.told(BuildingShelled)] == [(1, 1, 1, 1, 1, 6)]
    assert house.defense_of("red") == 5
    assert in_play(house) == ["artillery-barrage"]
    to_next_turn(house)
    wehrmacht_phase(house, 3, 1, 1, 1, 1, 5, 1, 2)  # five dice; the others take tracks 1 and 2
    assert [e.dice for e in house.told(BuildingShelled)] == [(1, 1, 1, 1, 5)]
    assert in_play(house) == ["air-superiority"]
    assert [e.card for e in house.told(TacticsLeave)] == ["artillery-barrage"]
    assert house.match.view(None)["board"]["tactics_played"] == ["artillery-barrage"]


@rule("pavlov:7.2.2a", "pavlov:7.2.2c")
def test_elite_deals_two_cards_on_turn_1() -> None:
    house = House(tactics="elite").next_tactics("recon", "smoke-screen", "sharpshooters").turn()
    house.next_cards("mortar", "sniper", "place-panzer-ii")
    wehrmacht_phase(house, 1, 1, 6)
    assert in_play(house) == ["recon", "smoke-screen"]
    assert [e.card for e in house.told(TacticsRevealed)] == ["recon", "smoke-screen"]
    kinds = [type(e) for e in house.events]
    first_card = kinds.index(WehrmachtCardRevealed)
    assert kinds[:first_card].count(TacticsRevealed) == 2


@rule("pavlov:7.2.2c")
def test_elite_removes_the_card_farthest_from_the_deck_each_turn() -> None:
    tactics = ("recon", "smoke-screen", "sharpshooters", "mortar-concentration")
    house = House(tactics="elite", seed=3)
    house.next_tactics(*tactics).turn()
    house.next_cards(
        "place-panzer-ii", "mortar", "sniper",
        "place-scouts", "place-scouts", "place-scouts",
        "place-riflemen", "place-riflemen", "place-riflemen",
    )  # fmt: skip
    wehrmacht_phase(house, 6, 1, 1)
    assert in_play(house) == ["recon", "smoke-screen"]
    wehrmacht_phase(to_next_turn(house), 1, 2, 3)
    assert in_play(house) == ["smoke-screen", "sharpshooters"]
    assert [e.card for e in house.told(TacticsLeave)] == ["recon"]
    wehrmacht_phase(to_next_turn(house), 1, 2, 3)
    assert in_play(house) == ["sharpshooters", "mortar-concentration"]
    assert [e.card for e in house.told(TacticsLeave)] == ["smoke-screen"]


@rule("pavlov:7.2.2d", "pavlov:7.2.2c")
def test_elite_example_artillery_barrage_leaves_and_recon_joins_air_superiority() -> None:
    house = House(tactics="elite")
    house.next_tactics("artillery-barrage", "air-superiority", "recon").turn()
    house.next_cards("sfh18", "ju87-2", "mortar", "sfh18", "ju87-2", "place-scouts")
    house.token(8, "anti-aircraft").token(12, "anti-aircraft")
    wehrmacht_phase(house, 3, 1, 1, 1, 1, 1, 1)  # six dice for the sFH 18
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [6]
    # A Ju 87 now has Defense 5: a 4 does not bring one down, a 5 does.
    house.play("fire location-8").dice(4, 5, 1, 1, 1, 1).play("open-fire")
    assert house.location(3) == "disrupted"
    assert in_play(house) == ["artillery-barrage", "air-superiority"]
    to_next_turn(house).suppression(green=2)
    wehrmacht_phase(house, 3, 1, 1, 1, 1, 1)  # five dice: no artillery bonus any more
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [5]
    assert in_play(house) == ["air-superiority", "recon"]
    # Still Defense 5; then Scouts come to track 1 and, with Recon, nothing is asked.
    house.play("fire location-12").dice(4, 5, 1, 1, 2, 1).play("open-fire")
    assert house.location(4) == "disrupted"
    assert (house.on_track(1), house.box_of("green")) == (["scouts"], 2)
    assert house.asked() == "moves"


@rule("pavlov:7.2a", "pavlov:7.2.1a", "pavlov:7.2.2a")
@pytest.mark.parametrize(("level", "cards", "lasting"), [("veteran", 21, 1), ("elite", 22, 2)])
def test_the_deck_lasts_exactly_twenty_one_turns(level: str, cards: int, lasting: int) -> None:
    match = quiet("solo", tactics=level)
    seen: list[Event] = []
    left: dict[int, int] = {}  # cards in the deck after the Wehrmacht Card Phase of each turn
    for events in passing(match):
        seen += [e for e in events if isinstance(e, TacticsRevealed)]
        if any(isinstance(e, WehrmachtCardRevealed) for e in events):
            board = match.view(None)["board"]
            assert len(board["tactics"]) == lasting
            left[board["turn"]] = board["tactics_deck"]
    assert left == {turn: 21 - turn for turn in range(1, 22)}
    assert len(seen) == cards
    assert match.view(None)["board"]["turn"] == 21


@rule("pavlov:7.2.2e")
@pytest.mark.parametrize(("language", "name"), [("en", "Elite"), ("ru", "Гвардеец")])
def test_the_harder_level_is_elite_in_english_and_guardsman_in_russian(
    language: str, name: str
) -> None:
    texts = stavka.game("pavlov").texts(language, strict=True)
    assert texts.say(Message("option-tactics-elite")).startswith(name)


@pytest.mark.parametrize("level", ["veteran", "elite"])
def test_who_has_seen_a_new_tactics_card_takes_nothing_back(level: str) -> None:
    match = stavka.game("pavlov").start(options={"tactics": level})
    play = Play(match.position, match.dice)
    rolled = match.dice.counter
    DealTactics().resolve(match.position, play)
    assert any(isinstance(event, TacticsRevealed) for event in play.events)
    assert match.dice.counter == rolled, "no die cuts what was done before"
    assert play.revealed
