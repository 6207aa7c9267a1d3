"""7.4 Variants: the German player's planning, its restriction, and how the plan is carried out."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.pavlov.events import (
    BuildingShelled,
    HandDrawn,
    PhaseBegins,
    PlanLaid,
    TacticsLeave,
    TacticsRevealed,
    TurnBegins,
    WehrmachtCardRevealed,
)
from stavka.testing import rule
from tests.games.pavlov.quiet import passing, quiet
from tests.games.pavlov.seats import GERMAN, contest, hand, lay, order

SCENARIOS = ["competitive", "competitive-three"]
FORCED = ("resupply", "storm-group")


@rule("pavlov:7.4d")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_hand_is_four_wehrmacht_and_three_tactics_cards(scenario: str) -> None:
    match = stavka.game("pavlov").start(scenario, 4)
    board = match.view(GERMAN)["board"]
    assert (len(board["my_hand"]), len(board["my_tactics"])) == (4, 3)
    assert (board["wehrmacht_deck"], board["tactics_deck"]) == (60, 20)
    assert (board["my_plan"], board["my_tactics_plan"]) == ([], [])
    assert match.waiting == (GERMAN,)
    assert sorted(match.choices(GERMAN)) == sorted(f"order {c['card']}" for c in board["my_hand"])


@rule("pavlov:7.4e")
def test_three_cards_in_the_chosen_order_and_one_tactics_card_then_three_and_one_are_drawn() -> (
    None
):
    house = contest("mortar", "sniper", "assault", "sfh18")
    before = house.match.view(None)["board"]
    for kind in ("sfh18", "mortar", "sniper"):
        assert house.asked() == "plan-order"
        house.play(order(house, kind))
    assert house.asked() == "plan-tactics"
    assert house.offered() == ["tactic recon", "tactic smoke-screen", "tactic artillery-barrage"]
    assert hand(house.match) == ["assault"]
    house.play("tactic smoke-screen")
    board = house.match.view(GERMAN)["board"]
    assert board["my_plan"] == ["sfh18", "mortar", "sniper"]
    assert board["my_tactics_plan"] == ["smoke-screen"]
    assert (len(board["my_hand"]), len(board["my_tactics"])) == (4, 3)
    assert hand(house.match)[0] == "assault"
    assert board["my_tactics"][:2] == ["recon", "artillery-barrage"]
    assert board["wehrmacht_deck"] == before["wehrmacht_deck"] - 3
    assert board["tactics_deck"] == before["tactics_deck"] - 1


@rule("pavlov:7.4e")
@pytest.mark.parametrize("kept", ["mortar", "sniper", "assault", "sfh18"])
def test_any_ordinary_card_may_be_kept_back(kept: str) -> None:
    every = ["mortar", "sniper", "assault", "sfh18"]
    house = lay(contest(*every), *(k for k in every if k != kept))
    assert hand(house.match)[0] == kept


@rule("pavlov:7.4e")
def test_only_cards_of_the_hand_may_be_planned_and_each_once() -> None:
    house = contest("mortar", "sniper", "assault", "sfh18")
    mortar = order(house, "mortar")
    house.play(mortar)
    in_deck = house.p.box.wehrmacht[house.p.wehrmacht_deck[-1]].id
    for refused in (mortar, f"order {in_deck}"):
        refusal = house.refused(refused)
        assert (refusal.id, refusal.rule) == ("card-not-in-hand", "pavlov:7.4e")


@rule("pavlov:7.4e")
def test_a_fourth_order_or_a_tactics_card_not_in_the_hand_is_refused() -> None:
    house = contest("mortar", "sniper", "assault", "sfh18")
    for kind in ("mortar", "sniper", "assault"):
        house.play(order(house, kind))
    assert house.refused(order(house, "sfh18")).id == "not-offered"
    refusal = house.refused("tactic stuka-formation")
    assert (refusal.id, refusal.rule) == ("card-not-in-hand", "pavlov:7.4e")


@rule("pavlov:7.4f", "pavlov:7.4j")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_planning_opens_every_turn_before_the_soviet_card_phase(scenario: str) -> None:
    phases: dict[int, list[str]] = {}
    for events in passing(quiet(scenario)):
        for e in events:
            if isinstance(e, PhaseBegins):
                phases.setdefault(e.turn, []).append(e.phase.removeprefix("phase-"))
    turn = ["planning", "soviet-cards", "wehrmacht-cards", "soviet-counters"]
    assert phases == dict.fromkeys(range(1, 21), turn) | {21: [*turn, "final-raid"]}


@rule("pavlov:7.4f")
def test_the_soviet_hand_is_drawn_only_when_the_plan_is_laid() -> None:
    match = stavka.game("pavlov").start("competitive", 4)
    assert match.view(None)["board"]["hand"] == []
    assert not [e for e in match.opening if isinstance(e, HandDrawn)]
    for _ in range(3):
        match.play(GERMAN, match.choices(GERMAN)[0])
    kinds = [type(e) for e in match.play(GERMAN, match.choices(GERMAN)[0])]
    assert kinds.index(PlanLaid) < kinds.index(HandDrawn)
    assert match.waiting == ("defender",)
    assert len(match.view(None)["board"]["hand"]) == 4


@rule("pavlov:7.4f")
def test_solo_and_cooperative_games_have_no_planning() -> None:
    for scenario in ("solo", "cooperative"):
        match = stavka.game("pavlov").start(scenario)
        assert [type(e) for e in match.opening][:2] == [TurnBegins, PhaseBegins]
        assert match.view(None)["board"]["phase"] == "soviet-cards"


# The restriction


@rule("pavlov:7.4g")
@pytest.mark.parametrize("special", ["resupply", "milk-house-card"])
def test_a_resupply_or_storm_group_card_cannot_be_kept(special: str) -> None:
    house = contest("mortar", "sniper", "assault", special)
    house.play(order(house, "mortar"), order(house, "sniper"))
    refusal = house.refused(order(house, "assault"))
    assert (refusal.id, refusal.rule) == ("must-play-special-cards", "pavlov:7.4g")
    assert house.offered() == [order(house, special)]
    house.play(order(house, special))
    assert hand(house.match) == ["assault"]


@rule("pavlov:7.4g")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_it_may_be_played_in_any_place_of_the_order(place: int) -> None:
    kinds = ["mortar", "sniper"]
    kinds.insert(place, "resupply")
    house = lay(contest("mortar", "sniper", "assault", "resupply"), *kinds)
    assert house.match.view(GERMAN)["board"]["my_plan"] == kinds


@rule("pavlov:7.4g")
def test_two_special_cards_are_both_played() -> None:
    house = contest("mortar", "sniper", "milk-house-card", "resupply")
    house.play(order(house, "mortar"))
    assert house.refused(order(house, "sniper")).id == "must-play-special-cards"
    house.play(order(house, "milk-house-card"), order(house, "resupply"))
    assert hand(house.match) == ["sniper"]


@rule("pavlov:7.4l")
@pytest.mark.parametrize("seed", range(4))
def test_never_more_than_one_special_card_is_held_at_once(seed: int) -> None:
    match = quiet("competitive", seed)
    most = 0
    for _ in passing(match, german=seed):
        held = [match.position.box.wehrmacht[c].effect for c in match.position.wehrmacht_hand]
        most = max(most, sum(effect in FORCED for effect in held))
    assert most == 1


# The Wehrmacht Card Phase


@rule("pavlov:7.4h")
def test_the_tactics_card_is_revealed_first_and_the_orders_from_top_to_bottom() -> None:
    house = contest("mortar", "sniper", "place-panzer-ii", "sfh18")
    lay(house, "place-panzer-ii", "sniper", "mortar", tactic="smoke-screen")
    house.dice(6, 1, 1).play("end-cards")
    told = [e.card for e in house.events if isinstance(e, TacticsRevealed | WehrmachtCardRevealed)]
    assert told == ["smoke-screen", "place-panzer-ii", "sniper", "mortar"]
    assert [e.number for e in house.told(WehrmachtCardRevealed)] == [1, 2, 3]
    board = house.match.view(GERMAN)["board"]
    assert (board["my_plan"], board["my_tactics_plan"]) == ([], [])
    assert len(board["my_hand"]) == 4


@rule("pavlov:7.4h")
def test_the_tactics_card_holds_for_its_turn_and_leaves_in_the_next() -> None:
    house = contest("sfh18", "sniper", "mortar", "sfh18")
    lay(house, "sfh18", "sniper", "mortar", tactic="artillery-barrage")
    house.dice(3, *[1] * 6, 1, 1).play("end-cards")
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [6]
    house.play("end-moves")
    assert house.match.view(None)["board"]["tactics"] == ["artillery-barrage"]
    house.play("end-actions").german_hand("sfh18", "place-scouts", "place-riflemen", "assault")
    lay(house, "sfh18", "place-scouts", "place-riflemen", tactic="recon")
    house.dice(3, *[1] * 5, 1, 2).play("end-cards")
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [5]
    assert [e.card for e in house.told(TacticsLeave)] == ["artillery-barrage"]
    assert house.match.view(None)["board"]["tactics"] == ["recon"]
