"""7.4 Variants: what is face down in a contest, and from whom.

Two matches that differ only in what a seat may not know must look the same to that seat.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import stavka
from stavka.games.pavlov.events import (
    OrderLaid,
    PlanLaid,
    TacticsLaid,
    TacticsRevealed,
    WehrmachtCardRevealed,
    WehrmachtDrew,
    WehrmachtDrewUnseen,
)
from stavka.games.pavlov.position import Position
from stavka.kernel import Event, Match, heard
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.seats import GERMAN, contest, lay, order

SOVIETS: dict[str, tuple[str | None, ...]] = {
    "competitive": ("defender", None),
    "competitive-three": ("command", "garrison", None),
}  # None: a spectator
EVERYBODY = [(scenario, seat) for scenario, seats in SOVIETS.items() for seat in (*seats, GERMAN)]
ALL_SOVIETS = [(scenario, seat) for scenario, seats in SOVIETS.items() for seat in seats]
Change = Callable[[Position], None]


def seen(match: Match[Position], seat: str | None) -> bytes:
    """All that a seat gets: its view and its question, byte for byte."""
    question = match.question(seat) if seat else None
    return msgspec.json.encode([match.view(seat), question], enc_hook=str)


def swap(one: list[int], i: int, other: list[int], j: int) -> None:
    one[i], other[j] = other[j], one[i]


def planned(scenario: str) -> House:
    """The plan is laid (Sniper, Mortar, Scouts), a Resupply card is in the hand."""
    house = contest("sniper", "mortar", "place-scouts", "assault", scenario=scenario)
    house.next_cards("place-riflemen", "resupply", "lefh18")
    return lay(house, "sniper", "mortar", "place-scouts")


# What only the German player knows

HIS_SECRETS: dict[str, Change] = {
    "hand": lambda p: swap(p.wehrmacht_hand, 0, p.wehrmacht_deck, 0),
    "plan": lambda p: swap(p.plan, 0, p.wehrmacht_deck, 0),
    "plan and hand": lambda p: swap(p.plan, 0, p.wehrmacht_hand, 0),
    "order": lambda p: p.plan.reverse(),
    "tactics hand": lambda p: swap(p.tactics_hand, 0, p.tactics_deck, 0),
    "planned tactics": lambda p: swap(p.tactics_plan, 0, p.tactics_hand, 0),
}


@rule("pavlov:7.4e")
@pytest.mark.parametrize("change", HIS_SECRETS.values(), ids=HIS_SECRETS)
@pytest.mark.parametrize(("scenario", "seat"), ALL_SOVIETS)
def test_hand_plan_order_and_tactics_are_hidden_from_all_but_the_german_player(
    scenario: str, seat: str | None, change: Change
) -> None:
    house = planned(scenario)
    before, his = seen(house.match, seat), seen(house.match, GERMAN)
    change(house.p)
    house.changed()
    assert seen(house.match, seat) == before
    assert seen(house.match, GERMAN) != his


@rule("pavlov:7.4e")
def test_the_soviets_see_how_many_cards_he_holds_and_has_planned() -> None:
    house = contest("sniper", "mortar", "place-scouts", "assault")
    counts = []
    for choice in (
        order(house, "sniper"), order(house, "mortar"), order(house, "place-scouts"),
        "tactic recon",
    ):  # fmt: skip
        house.play(choice)
        board = house.match.view("defender")["board"]
        counts.append((board["plan"], board["wehrmacht_hand"], board["tactics_hand"]))
        assert not [key for key in board if key.startswith("my_")]
    assert counts == [(1, 3, 3), (2, 2, 3), (3, 1, 3), (3, 4, 3)]


def plan_by(match: Match[Position], *picks: int) -> list[Event]:
    """The German player takes the n-th choice of each question of his planning."""
    told: list[Event] = []
    for pick in picks:
        told += match.play(GERMAN, match.choices(GERMAN)[pick])
    return told


@rule("pavlov:7.4e")
@pytest.mark.parametrize(("scenario", "seat"), ALL_SOVIETS)
@pytest.mark.parametrize("picks", [(1, 0, 0, 0), (3, 2, 1, 0), (0, 0, 0, 1)])
def test_nothing_the_soviets_see_or_hear_depends_on_the_plan_until_it_is_revealed(
    scenario: str, seat: str | None, picks: tuple[int, ...]
) -> None:
    start = stavka.game("pavlov").start(scenario, 11)
    one, other = start.fork(), start.fork()
    told, told_otherwise = plan_by(one, 0, 0, 0, 0), plan_by(other, *picks)
    assert one.position.plan + one.position.tactics_plan != (
        other.position.plan + other.position.tactics_plan
    )
    assert heard(told, seat) == heard(told_otherwise, seat)
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, GERMAN) != seen(other, GERMAN)


@rule("pavlov:7.4d", "pavlov:7.4e")
@pytest.mark.parametrize("scenario", SOVIETS)
def test_only_the_german_player_hears_which_cards_he_draws_and_lays(scenario: str) -> None:
    match = stavka.game("pavlov").start(scenario, 11)
    told = [*match.opening, *plan_by(match, 0, 0, 0, 0)]
    for kind, count in ((WehrmachtDrew, 2), (OrderLaid, 3), (TacticsLaid, 1)):
        his = [e for e in told if isinstance(e, kind)]
        assert [e.audience for e in his] == [(GERMAN,)] * count
    for seat in SOVIETS[scenario]:
        listened = heard(told, seat)
        drawn = [e for e in listened if isinstance(e, WehrmachtDrewUnseen)]
        assert [(e.count, e.tactics) for e in drawn] == [(4, 3), (3, 1)]
        assert len([e for e in listened if isinstance(e, PlanLaid)]) == 1
        assert not [e for e in listened if isinstance(e, WehrmachtDrew | OrderLaid | TacticsLaid)]


@rule("pavlov:7.4h")
@pytest.mark.parametrize("scenario", SOVIETS)
def test_everybody_sees_what_is_revealed(scenario: str) -> None:
    house = planned(scenario)
    house.dice(1, 1, 6).play("end-cards", seat=SOVIETS[scenario][0])
    for seat in (*SOVIETS[scenario], GERMAN):
        told = heard(house.events, seat)
        cards = [e.card for e in told if isinstance(e, TacticsRevealed | WehrmachtCardRevealed)]
        assert cards == ["recon", "sniper", "mortar", "place-scouts"]
        board = house.match.view(seat)["board"]
        assert board["tactics"] == ["recon"]
        assert board["wehrmacht_played"] == ["sniper", "mortar", "place-scouts"]
        assert board["plan"] == 0


@rule("pavlov:7.4e")
@pytest.mark.parametrize("scenario", SOVIETS)
def test_the_soviets_can_neither_answer_nor_ask_during_planning(scenario: str) -> None:
    house = contest("sniper", "mortar", "place-scouts", "assault", scenario=scenario)
    for seat in SOVIETS[scenario]:
        if seat:
            for choice in (order(house, "sniper"), "order w99", "tactic recon", "end-cards"):
                assert house.refused(choice, seat=seat).id == "not-your-turn"


# What nobody knows

NOBODY_KNOWS: dict[str, Change] = {
    "wehrmacht deck": lambda p: p.wehrmacht_deck.reverse(),
    "soviet deck": lambda p: p.soviet_deck.reverse(),
    "tactics deck": lambda p: p.tactics_deck.reverse(),
    "support deck": lambda p: p.support_deck.reverse(),
    "removed tactics": lambda p: swap(p.tactics_removed, 0, p.tactics_deck, 0),
    "removed resupply": lambda p: p.wehrmacht_removed.reverse(),
}


@rule("pavlov:7.4b", "pavlov:7.4c")
@pytest.mark.parametrize("change", NOBODY_KNOWS.values(), ids=NOBODY_KNOWS)
@pytest.mark.parametrize(("scenario", "seat"), EVERYBODY)
def test_the_order_of_the_decks_and_the_removed_cards_are_hidden_from_everybody(
    scenario: str, seat: str | None, change: Change
) -> None:
    house = House(scenario, operational_support=True).planning()
    before = seen(house.match, seat)
    change(house.p)
    house.changed()
    assert seen(house.match, seat) == before


def turn_resupply(p: Position, pile: list[int]) -> None:
    """The Resupply card of this pile gets another Storm Group side."""
    i = next(i for i, card in enumerate(pile) if card in p.box.resupply)
    swap(pile, i, p.wehrmacht_removed, 0)


@rule("pavlov:7.4b", "pavlov:7.4g")
@pytest.mark.parametrize(("scenario", "seat"), EVERYBODY)
@pytest.mark.parametrize("where", ["deck", "hand", "plan"])
def test_the_storm_group_side_of_a_resupply_card_is_hidden_even_from_its_holder(
    scenario: str, seat: str | None, where: str
) -> None:
    house = contest("sniper", "resupply", "place-scouts", "assault", scenario=scenario)
    if where == "plan":
        house.play(order(house, "resupply"), order(house, "sniper"))
    p = house.p
    piles = {"deck": p.wehrmacht_deck, "hand": p.wehrmacht_hand, "plan": p.plan}
    before = seen(house.match, seat)
    turn_resupply(p, piles[where])
    house.changed()
    assert seen(house.match, seat) == before


@rule("pavlov:7.4b", "pavlov:7.4e")
def test_planning_a_resupply_card_tells_nobody_its_storm_group_side() -> None:
    house = contest("sniper", "resupply", "place-scouts", "assault")
    twin = house.match.fork()
    turn_resupply(twin.position, twin.position.wehrmacht_hand)
    told = [house.match.play(GERMAN, "order resupply"), twin.play(GERMAN, "order resupply")]
    assert told[0] == told[1]
    assert all(seen(house.match, seat) == seen(twin, seat) for seat in ("defender", GERMAN, None))
    assert house.p.plan != twin.position.plan


@rule("pavlov:7.4h", "pavlov:3.7h")
def test_the_storm_group_side_is_seen_when_the_card_has_been_resolved() -> None:
    house = contest("sniper", "resupply", "place-scouts", "assault").supplies(food=2)
    storm = house.p.box.wehrmacht[house.p.wehrmacht_hand[1]].storm
    lay(house, "resupply", "sniper", "place-scouts")
    assert house.match.view(GERMAN)["board"]["storm"] is None
    house.dice(1, 6).play("end-cards")
    for seat in ("defender", GERMAN, None):
        assert house.match.view(seat)["board"]["storm"] == house.p.box.storm_ids[storm]
