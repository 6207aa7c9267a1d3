"""Chapter 33.1 and 33.2.1: the marker of Vasilevsky and what the winter offensive brings."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.events import (
    AirLost,
    AirReady,
    OffensiveReady,
    ShortTurnBegins,
    TurnBegins,
    WinterOffensiveDeclared,
)
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.rules import victory
from stavka.games.stalingrad42.rules.sequence import GameTurn
from stavka.testing import rule
from tests.games.stalingrad42.test_21_replacements import CITIES, LINES
from tests.games.stalingrad42.test_c3_uranus import ENDS, SHORT, phases, player_turn
from tests.games.stalingrad42.theatre import Theatre

STAFFS = ("fr-south 2502", "fr-bryansk 2404", "fr-southwest 3020")  # the last without supply


def campaign(turn: int, *units: str, **more: object) -> Theatre:
    found = Theatre(*units, turn=turn, scenario="campaign", sides=LINES, terrain=CITIES, **more)  # type: ignore[arg-type]
    return found.holds("axis", "1015").holds("soviet", "2503")


def declared(*units: str, turn: int = 26, **more: object) -> Theatre:
    return campaign(turn, *units, **more).initial("soviet").play("winter-offensive")


@rule("stalingrad42:33.1a", "stalingrad42:33.1b")
def test_from_turn_25_on_the_soviets_may_declare_it_once() -> None:
    early = campaign(24, *STAFFS).initial("soviet")
    assert early.offers("winter-offensive") == []
    assert early.refused("winter-offensive") == "33.1a"
    for turn in (25, 26, 36):
        may = campaign(turn, *STAFFS).initial("soviet")
        assert may.offers("winter-offensive") == may.offers("end-initial") == [""]
    axis = campaign(26, *STAFFS, "hq-6a 1115").initial("axis")
    assert axis.refused("winter-offensive") == "33.1b"
    once = declared()
    assert once.told(WinterOffensiveDeclared) == [WinterOffensiveDeclared()]
    assert once.refused("winter-offensive") == "33.1b"
    once.p.turn = 27
    assert once.initial("soviet").offers("winter-offensive") == []
    uranus = Theatre(turn=30, scenario="uranus").initial("soviet")
    assert uranus.refused("winter-offensive") == "33.1b"


@rule("stalingrad42:33.2.1a", "stalingrad42:9.3.8c")
def test_the_romanian_air_unit_leaves_the_game() -> None:
    for turn in (25, 28):
        flew = campaign(turn, weather="clear").initial("axis")
        assert "rom-air" in flew.told(AirReady)[0].airs
        gone = declared(turn=turn).fly("rom-air", "viii-fk")
        gone.p.winter_offensive = 0
        gone.initial("soviet").play("winter-offensive")
        assert gone.told(AirLost) == [AirLost(air="rom-air")]
        assert (gone.air("rom-air")[0], gone.air("viii-fk")[0]) == ("aside", "ready")
        gone.p.turn += 1
        assert "rom-air" not in gone.initial("axis").told(AirReady)[0].airs


@rule("stalingrad42:33.2.1b", "stalingrad42:33.2.1c")
@pytest.mark.parametrize("offensives", [False, True])
def test_offensives_and_supply_lie_ready_with_supplied_headquarters(offensives: bool) -> None:
    """Also where chapter 26 is not played with."""
    winter = declared(*STAFFS, "army-5t 2505", offensives=offensives)
    assert winter.asked() == "lay-markers"
    assert winter.prompt() == {"plans": 2, "supplies": 2}
    assert set(winter.offers("plan")) == {"fr-south", "fr-bryansk"}
    assert set(winter.offers("stock")) == {"2502", "2404"}
    assert winter.refused("plan fr-southwest") == "33.2.1b"
    assert winter.refused("plan army-5t") == "26.1a"
    assert winter.refused("stock 2505") == "33.2.1b"
    assert winter.refused("end-initial") == "33.2.1b"
    winter.play("plan fr-south")
    assert winter.told(OffensiveReady) == [OffensiveReady(unit="fr-south")]
    winter.play("plan fr-south")
    assert winter.refused("plan fr-bryansk") == "33.2.1b"
    winter.play("stock 2404", "stock 2502")
    staff = winter.unit("fr-south")
    assert winter.p.plans == [(staff, True), (staff, True)]
    laid = {hex: winter.p.of(1, winter.p.place[winter.unit(id)]) for id, hex in (
        ("fr-south", "2502"), ("fr-bryansk", "2404"))}  # fmt: skip
    for units in laid.values():
        (supply,) = [u for u in units if winter.p.unit(u).kind == "supply"]
        assert winter.p.top(supply).ready
    assert winter.asked() == "initial-phase"
    assert faults(winter.p) == []


@rule("stalingrad42:33.2.1b", "stalingrad42:33.2.1c")
def test_the_markers_give_attacks_more_dice() -> None:
    """Without the optional chapter too, but nobody lays more of them for resource points."""
    winter = declared("fr-south 2502", "tc-4 2504", "tc-13 2504", "inf-57 2505")
    winter.play("plan fr-south", "plan fr-south", "stock 2502", "stock 2502")
    assert winter.offers("plan") == []
    assert winter.refused("plan fr-south") == "26.1a"
    winter.combat("soviet").attack("2505", "tc-4", "tc-13")
    assert winter.offers("offensive") == ["fr-south"]
    winter.play("offensive fr-south", "offensive fr-south").dice(1, 3, 6).play("fight")
    assert winter.asked() == "pick-die"
    assert winter.p.plans == []


def test_markers_that_lie_already_are_laid_anew() -> None:
    winter = campaign(26, *STAFFS, offensives=True).initial("soviet")
    winter.play("plan fr-south", "winter-offensive")
    assert winter.p.plans == []
    assert winter.prompt()["plans"] == 2


def test_without_a_supplied_headquarters_nothing_is_laid() -> None:
    assert declared("fr-south 3020").asked() == "initial-phase"


def test_the_recruit_lays_them() -> None:
    winter, bot = declared(*STAFFS), Recruit()
    while winter.asked() == "lay-markers":
        winter.play(bot.answer(winter.p, winter.match.choices("soviet"))[0])
    assert len(winter.p.plans) == 2


@rule("stalingrad42:33.2.2a", "stalingrad42:33.2.3a")
def test_from_the_next_turn_on_the_soviets_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The short turn of the Germans lies between; nobody counts points."""
    monkeypatch.setattr(victory, "margin", lambda p: 0)
    winter = campaign(26, "pz-24 1115", "rd-45 2501").dice(6).resolve(GameTurn())
    told = [*winter.events]
    while winter.p.turn < 28:
        offered = winter.match.choices(winter.seat())
        verbs = ("winter-offensive", "recall") if winter.p.turn == 26 else ()
        wish = next((c for c in offered if c.verb in verbs), None)
        rest = next((c for c in offered if c.verb in ENDS), offered[0])
        winter.dice(6).play(wish or rest)
        told += winter.events
    turns: dict[int, list[tuple[str, str]]] = {}
    for event in told:
        if isinstance(event, TurnBegins):
            turns[event.turn] = []
        elif found := phases([event]):
            turns[max(turns, default=26)] += found
    assert turns[26] == player_turn("axis") + player_turn("soviet") + SHORT
    assert turns[27] == player_turn("soviet") + player_turn("axis")
    assert sum(isinstance(event, ShortTurnBegins) for event in told) == 1


# What lies ready from the beginning


@pytest.mark.parametrize(
    ("scenario", "side", "staff"),
    [("fall-blau", "axis", "hq-6a"), ("campaign", "axis", "hq-6a"), ("uranus", "soviet", None)],
)
def test_planned_offensives_that_are_ready_from_the_start(
    scenario: str, side: str, staff: str | None
) -> None:
    match = GAME.start(scenario, 1, {"offensives": True})
    for left in (2, 1):
        assert match.waiting == (side,)
        question = match.question(side)
        assert question is not None
        assert question.kind == "lay-markers"
        assert dict(question.prompt.args) == {"plans": left, "supplies": 0}
        plans = [c for c in match.choices(side) if c.verb == "plan"]
        chosen = next(c for c in plans if staff in (None, c.args[0]))
        match.play(side, chosen)
    assert [ready for _, ready in match.position.plans] == [True, True]
    assert faults(match.position) == []
    without = GAME.start(scenario, 1)
    question = without.question(without.waiting[0])
    assert question is not None
    assert question.kind != "lay-markers"
