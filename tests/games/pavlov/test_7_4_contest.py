"""7.4 Variants: a German player; set-up, who decides, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

import stavka
from stavka.games.pavlov.events import FinalScore, TurnBegins, WehrmachtCardRevealed
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.quiet import passing, quiet
from tests.games.pavlov.seats import GERMAN, QUESTIONS, Ask, contest, hand, lay

SCENARIOS = ["competitive", "competitive-three"]


# Set-up


@rule("pavlov:7.4a")
def test_one_or_two_soviet_players_face_one_german_player() -> None:
    game = stavka.game("pavlov")
    assert game.start("competitive").seats == ("defender", "wehrmacht")
    assert game.start("competitive-three").seats == ("command", "garrison", "wehrmacht")


@rule("pavlov:7.4b")
@pytest.mark.parametrize("seed", range(5))
def test_sixty_four_cards_with_the_competitive_riflemen_in_deck_1(seed: int) -> None:
    p = House("competitive", seed).p
    drawn = [p.box.wehrmacht[c] for c in (*p.wehrmacht_hand, *reversed(p.wehrmacht_deck))]
    assert len(drawn) == 64
    decks = [1] * 16, [0] + [2] * 14, [0] + [3] * 14, [0] + [4] * 14, [5] * 3  # 0: Resupply
    assert [card.deck for card in drawn] == [number for deck in decks for number in deck]
    assert [c.kind for c in drawn[:16]].count("competitive-riflemen") == 1
    assert [p.box.wehrmacht[c].kind for c in p.wehrmacht_removed] == ["resupply"] * 3


@rule("pavlov:7.4b")
def test_the_competitive_card_is_shuffled_into_its_deck() -> None:
    places = set()
    for seed in range(60):
        p = House("competitive", seed).p
        drawn = [*p.wehrmacht_hand, *reversed(p.wehrmacht_deck)]
        places.add(drawn.index(p.box.competitive))
    assert min(places) < 4
    assert max(places) > 11
    assert places <= set(range(16))


@rule("pavlov:7.4b", "pavlov:0.2.2b")
@pytest.mark.parametrize("scenario", ["solo", "cooperative"])
def test_the_other_games_do_without_the_competitive_card(scenario: str) -> None:
    p = House(scenario).p
    assert len(p.wehrmacht_deck) == 63
    assert p.box.competitive in p.wehrmacht_removed


@rule("pavlov:7.4c")
@pytest.mark.parametrize("seed", range(5))
def test_one_two_two_two_tactics_cards_are_removed(seed: int) -> None:
    p = House("competitive", seed).p
    drawn = [p.box.tactics[t][1] for t in (*p.tactics_hand, *reversed(p.tactics_deck))]
    assert len(drawn) == 30 - 7 == 23
    assert drawn == sorted(drawn)
    assert Counter(p.box.tactics[t][1] for t in p.tactics_removed) == {1: 1, 2: 2, 3: 2, 4: 2}


@rule("pavlov:7.4c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_veteran_and_elite_are_no_options_of_a_contest(scenario: str) -> None:
    with pytest.raises(stavka.StavkaError, match="has no option 'tactics'"):
        stavka.game("pavlov").start(scenario, options={"tactics": "elite"})


# Who decides


@rule("pavlov:7.4m")
@pytest.mark.parametrize(
    ("scenario", "soviets"),
    [("competitive", ("defender",)), ("competitive-three", ("command", "garrison"))],
)
@pytest.mark.parametrize(("ask", "kind", "choice"), QUESTIONS)
def test_what_is_in_the_soviets_favour_is_decided_by_them(
    scenario: str, soviets: tuple[str, ...], ask: Ask, kind: str, choice: str
) -> None:
    house = ask(scenario)
    assert (house.asked(), house.match.waiting) == (kind, soviets)
    assert house.match.question(GERMAN) is None
    assert house.refused(choice, seat=GERMAN).id == "not-your-turn"
    house.play(choice, seat=soviets[-1])


@rule("pavlov:7.4f")
def test_the_german_player_decides_nothing_outside_planning() -> None:
    match = quiet("competitive-three")
    for _ in passing(match):
        planning = match.view(None)["board"]["phase"] == "planning"
        assert (GERMAN in match.waiting) == (planning and match.outcome is None)


# The end


@rule("pavlov:7.4i", "pavlov:7.4k")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("german", [0, 1, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_milk_house_comes_on_turn_21_and_one_card_and_two_tactics_are_left(
    scenario: str, german: int, seed: int
) -> None:
    match = quiet(scenario, seed)
    turns = []
    for events in passing(match, german):
        cards = [e.card for e in events if isinstance(e, WehrmachtCardRevealed)]
        turns += [match.position.turn] * ("milk-house-card" in cards)
    assert turns == [21]
    board = match.view(GERMAN)["board"]
    assert board["turn"] == 21
    assert (len(board["my_hand"]), len(board["my_tactics"])) == (1, 2)
    assert (board["my_plan"], board["my_tactics_plan"]) == ([], [])
    assert (board["wehrmacht_deck"], board["tactics_deck"]) == (0, 0)
    assert len(board["wehrmacht_played"]) == 63
    assert match.outcome is not None


@rule("pavlov:7.4k", "pavlov:6.1a")
@pytest.mark.parametrize("scenario", ["solo", "cooperative"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_deck_of_the_other_games_runs_out_on_turn_21_with_milk_house(
    scenario: str, seed: int
) -> None:
    match = quiet(scenario, seed)
    turns, left = [], {}
    for events in passing(match):
        cards = [e.card for e in events if isinstance(e, WehrmachtCardRevealed)]
        turns += [match.position.turn] * ("milk-house-card" in cards)
        left[match.position.turn] = len(match.position.wehrmacht_deck)
    assert turns == [21]
    assert (left[20], left[21], match.position.turn) == (3, 0, 21)
    assert match.outcome is not None


@rule("pavlov:7.4i", "pavlov:7.4k")
def test_a_contest_ends_with_milk_house_even_if_cards_are_left() -> None:
    house = contest("milk-house-card", "sniper", "mortar", "sfh18")
    lay(house, "milk-house-card", "sniper", "mortar")
    house.dice(1, 1).play("end-cards", "end-moves", "end-actions")
    assert house.asked() == "choose-raiders"  # the free raid is made in a contest too
    house.play("stay")
    assert house.told(FinalScore)
    assert house.match.view(None)["board"]["wehrmacht_deck"] > 0
    assert hand(house.match)[0] == "sfh18"


@rule("pavlov:7.4k")
def test_a_solo_game_goes_on_after_milk_house_while_cards_are_left(house: House) -> None:
    house.turn().next_cards("milk-house-card", "sniper", "mortar")
    house.dice(1, 1).play("end-cards", "end-moves", "end-actions")
    assert house.over is None
    assert [e.turn for e in house.told(TurnBegins)] == [2]
