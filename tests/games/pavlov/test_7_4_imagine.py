"""7.4 and the hidden cards of every game: worlds that a seat cannot tell from the truth.

Cards that a seat cannot know are dealt anew; what it knows stays, and so does what everybody can
work out: the deck of each number, when a Resupply card comes, what the German player must play.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stavka.games.pavlov.position import Position
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.seats import GERMAN, contest, lay

WORLDS = 60
CONTESTS = [("competitive", "defender"), ("competitive-three", "garrison")]


def worlds(house: House, seat: str) -> Iterator[Position]:
    """Sound positions that look to the seat as the true one does."""
    before = house.match.view(seat)
    for seed in range(WORLDS):
        match = house.match.imagine(seat, seed)
        assert match.view(seat) == before
        assert house.match.game.faults(match.position) == []
        yield match.position


def decks_of(p: Position, cards: list[int]) -> list[int]:
    return [p.box.wehrmacht[c].deck for c in cards]


def kinds(p: Position, cards: list[int]) -> tuple[str, ...]:
    return tuple(p.box.wehrmacht[c].kind for c in cards)


def planned(scenario: str) -> House:
    """The plan of the first turn is laid, all of it cards of deck 1."""
    house = House(scenario).planning()
    for _ in range(4):
        house.play(house.offered()[0], seat=GERMAN)
    p = house.p
    assert decks_of(p, [*p.plan, *p.wehrmacht_hand]) == [1] * 7
    assert [p.box.tactics[t][1] for t in (*p.tactics_plan, *p.tactics_hand)] == [1] * 4
    return house


def from_deck_2(p: Position, pile: list[int], i: int) -> None:
    """A card of Wehrmacht deck 2 lies here instead."""
    deck = p.wehrmacht_deck
    j = next(j for j, c in enumerate(deck) if p.box.wehrmacht[c].deck == 2)
    pile[i], deck[j] = deck[j], pile[i]


def tactics_from_deck_2(p: Position, pile: list[int], i: int) -> None:
    """A card of Tactics deck 2 lies here instead."""
    deck = p.tactics_deck
    j = next(j for j, t in enumerate(deck) if p.box.tactics[t][1] == 2)
    pile[i], deck[j] = deck[j], pile[i]


# What nobody knows


@rule("pavlov:0.2.2c", "pavlov:0.2.5b", "pavlov:7.1a", "pavlov:7.2.1b")
def test_every_deck_is_shuffled_anew_and_each_number_stays_in_its_place() -> None:
    house = House(tactics="veteran", operational_support=True)
    true = house.p.copy()
    seen: dict[str, set[tuple[int, ...]]] = {}
    for p in worlds(house, "defender"):
        assert decks_of(p, p.wehrmacht_deck) == decks_of(p, true.wehrmacht_deck)
        numbers = [p.box.tactics[t][1] for t in p.tactics_deck]
        assert numbers == [p.box.tactics[t][1] for t in true.tactics_deck]
        for name in ("soviet_deck", "tactics_deck", "support_deck"):
            seen.setdefault(name, set()).add(tuple(getattr(p, name)))
        orders = tuple(c for c in p.wehrmacht_deck if c not in p.box.resupply)
        seen.setdefault("orders", set()).add(orders)
        seen.setdefault("removed", set()).add(tuple(sorted(p.tactics_removed)))
    assert {name: len(found) > WORLDS // 2 for name, found in seen.items()} == dict.fromkeys(
        seen, True
    )


@rule("pavlov:0.2.2e")
@pytest.mark.parametrize(("scenario", "seat"), [("solo", "defender"), ("competitive", GERMAN)])
def test_any_of_the_unseen_resupply_cards_may_be_in_the_deck(scenario: str, seat: str) -> None:
    house = House(scenario)
    sides = set()
    for p in worlds(house, seat):
        places = [i for i, c in enumerate(p.wehrmacht_deck) if c in p.box.resupply]
        true = house.p.wehrmacht_deck
        assert places == [i for i, c in enumerate(true) if c in p.box.resupply]
        sides.add(p.wehrmacht_deck[places[0]])
        assert sorted(c for c in p.wehrmacht_removed if c not in p.box.resupply) == sorted(
            c for c in house.p.wehrmacht_removed if c not in p.box.resupply
        )
    assert sides == set(house.p.box.resupply)


@rule("pavlov:3.7h")
def test_a_resupply_card_that_has_been_turned_is_known() -> None:
    house = House().resupply("nkvd")
    card = house.p.wehrmacht_played[-1]
    for p in worlds(house, "defender"):
        assert p.wehrmacht_played[-1] == card
        assert card not in (*p.wehrmacht_deck, *p.wehrmacht_removed)


# What the German player knows


@rule("pavlov:7.4d", "pavlov:7.4e")
@pytest.mark.parametrize("scenario", ["competitive", "competitive-three"])
def test_the_german_player_knows_his_hand_and_his_plan(scenario: str) -> None:
    house = planned(scenario)
    true, decks = house.p, set()
    for p in worlds(house, GERMAN):
        assert (p.plan, p.wehrmacht_hand) == (true.plan, true.wehrmacht_hand)
        assert (p.tactics_plan, p.tactics_hand) == (true.tactics_plan, true.tactics_hand)
        decks.add((*p.wehrmacht_deck, *p.tactics_deck))
    assert len(decks) == WORLDS


# What the Soviets know of it


@rule("pavlov:7.4e")
@pytest.mark.parametrize(("scenario", "seat"), CONTESTS)
def test_to_the_soviets_any_card_of_the_deck_may_be_planned_or_kept(
    scenario: str, seat: str
) -> None:
    house = planned(scenario)
    firsts, kept, tactics, left = set(), set(), set(), set()
    for p in worlds(house, seat):
        assert decks_of(p, p.plan) == [1, 1, 1]
        firsts.add(kinds(p, p.plan[:1]))
        kept.add(kinds(p, p.wehrmacht_hand[:1]))
        tactics.add(p.box.tactics[p.tactics_plan[0]][0])
        left.add(p.box.tactics[p.tactics_hand[0]][0])
    assert min(len(firsts), len(kept)) > 4  # more than the four that were in the hand
    assert min(len(tactics), len(left)) > 3


@rule("pavlov:7.4e")
def test_cards_of_two_decks_may_lie_in_the_plan_either_way() -> None:
    house = planned("competitive")
    from_deck_2(house.p, house.p.plan, 0)
    tactics_from_deck_2(house.p, house.p.tactics_plan, 0)
    house.changed()
    orders, tactics = set(), set()
    for world in worlds(house, "defender"):
        cards = [*world.plan, world.wehrmacht_hand[0]]
        assert sorted(decks_of(world, cards)) == [1, 1, 1, 2]
        orders.add(decks_of(world, cards).index(2))
        laid = [*world.tactics_plan, *world.tactics_hand[:2]]
        numbers = [world.box.tactics[t][1] for t in laid]
        assert sorted(numbers) == [1, 1, 2]
        tactics.add(numbers.index(2))
    assert (orders, tactics) == ({0, 1, 2, 3}, {0, 1, 2})


@rule("pavlov:7.4e")
def test_the_cards_drawn_after_planning_are_surely_not_in_the_plan() -> None:
    house = planned("competitive")
    from_deck_2(house.p, house.p.wehrmacht_hand, 3)
    tactics_from_deck_2(house.p, house.p.tactics_hand, 2)
    house.changed()
    for world in worlds(house, "defender"):
        assert decks_of(world, world.plan) == [1, 1, 1]
        assert decks_of(world, world.wehrmacht_hand) == [1, 1, 1, 2]
        assert world.box.tactics[world.tactics_hand[2]][1] == 2


@rule("pavlov:7.4g")
@pytest.mark.parametrize("special", ["resupply", "milk-house-card"])
def test_a_special_card_is_never_the_one_kept_back(special: str) -> None:
    house = contest("sniper", special, "place-scouts", "assault")
    lay(house, "sniper", special, "place-scouts")
    places = set()
    for p in worlds(house, "defender"):
        assert kinds(p, p.wehrmacht_hand[:1]) != (special,)
        if special in kinds(p, p.plan):
            places.add(kinds(p, p.plan).index(special))
    assert places == {0, 1, 2}


@rule("pavlov:7.4h")
def test_orders_already_revealed_are_known() -> None:
    house = contest("sniper", "mortar", "place-scouts", "assault").suppression(green=1)
    lay(house, "place-scouts", "sniper", "assault", tactic="artillery-barrage")
    house.dice(1).play("end-cards", seat="defender")
    assert house.asked() == "suppress-arrival"
    for p in worlds(house, "defender"):
        assert kinds(p, p.wehrmacht_played) == ("place-scouts",)
        assert p.tactics == house.p.tactics
        assert (len(p.plan), len(p.wehrmacht_hand)) == (2, 4)


@rule("pavlov:7.4i")
def test_on_the_last_turn_one_kept_card_and_two_tactics_remain_unknown() -> None:
    house = planned("competitive")
    p = house.p
    p.wehrmacht_played += [*p.wehrmacht_deck, *p.wehrmacht_hand[1:]]
    p.tactics_played += [*p.tactics_deck, *p.tactics_hand[2:]]
    del p.wehrmacht_deck[:], p.wehrmacht_hand[1:], p.tactics_deck[:], p.tactics_hand[2:]
    house.changed()
    cards = p.box.wehrmacht  # which of two cards with the same face it is nobody can tell
    true = sorted(cards[c].kind for c in (*p.plan, *p.wehrmacht_hand))
    kept, tactics = set(), set()
    for world in worlds(house, "defender"):
        assert sorted(cards[c].kind for c in (*world.plan, *world.wehrmacht_hand)) == true
        kept.add(cards[world.wehrmacht_hand[0]].kind)
        tactics.add(world.tactics_plan[0])
    assert kept == set(true)
    assert len(tactics) >= 3
