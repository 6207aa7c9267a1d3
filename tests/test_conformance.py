"""Every installed game passes the conformance kit in every scenario.

Of a scenario with very many option sets some are tried here, all of them by `make soak`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import stavka
from stavka.games.pavlov import events as pavlov
from stavka.games.stalingrad42 import events as stalingrad42
from stavka.kernel import Event, Game, Message, Odds
from stavka.testing import conformance
from stavka.testing.elsewhere import check_elsewhere
from stavka.testing.odds import Reading
from stavka.testing.walk import Setting, at_random, by_bot, seldom
from tests.samples import SAMPLES

GAMES = list(stavka.games().values())
EACH = {"pavlov": 6, "tanks": 3, "partisans": 4, "stalingrad42": 1}  # option sets of a scenario
MOST = {"stalingrad42": 4}  # matches of bots, if not twelve: its matches are long
TRIES_OUT = {"general"}  # plays turns out before it begins one: its own tests look at it
SETTINGS = [s for game in GAMES for s in conformance.sample(game, each=EACH.get(game.id, 12))]
# At random the camps would trade most of the time.
PLAYERS = {"partisans": seldom("offer", "exchange", "give", "want", chance=0.2)}
OPEN = {"stalingrad42"}  # nothing is hidden, not even from all: there is nothing to deal anew
PATIENCE = {"pavlov": 40}  # its random matches are over before all rules are met


def pavlov_came_true(odds: Odds, events: Sequence[Event]) -> list[Message]:
    """Which results of Pavlov's House the dice have brought."""
    results = {chance.result.id: chance.result for chance in odds}
    for event in events:
        match event:
            case pavlov.Attacked():
                return [results["odds-target-removed" if event.hit else "odds-target-stays"]]
            case pavlov.ArrivalSuppressed():
                return [results["odds-arrival-suppressed" if event.hit else "odds-arrival-placed"]]
            case pavlov.RaidRolled():
                return [results["odds-raid-won" if event.success else "odds-raid-failed"]]
            case pavlov.AntiAircraftFire():
                counts = [chance.result.args["count"] for chance in odds]
                downed = counts[-1] if event.left == 0 else event.downed
                return [odds[counts.index(downed)].result]
            case pavlov.Shelled():
                hit = [e.space for e in events if isinstance(e, pavlov.Shelled) and e.hit]
                return [c.result for c in odds if c.result.args["space"] in hit]
    raise AssertionError(f"nothing in {events} decides {odds}")


def stalingrad42_came_true(odds: Odds, events: Sequence[Event]) -> list[Message] | None:
    """The result of the battle, or of the throw for a stand or to break away; who only joins has
    not yet fought."""
    if odds[0].result.id == "odds-defence":
        thrown = [event for event in events if isinstance(event, stalingrad42.DefenceThrown)]
        came = [{"what": e.what, "own": e.own, "enemy": e.enemy} for e in thrown[:1]]
        return [c.result for c in odds if c.result.args in came] if thrown else None
    if odds[0].result.id == "odds-disengagement":
        left = [e.what for e in events if isinstance(e, stalingrad42.DisengagementThrown)]
        return [c.result for c in odds if c.result.args["what"] in left] if left else None
    if odds[0].result.id == "odds-battle-choice":
        fallen = {w for e in events if isinstance(e, stalingrad42.DiceThrown) for w in e.whats}
        for event in events:
            if isinstance(event, stalingrad42.DieRerolled):  # the others lie as they lay
                lying = {str(c.result.args["what"]) for c in odds if c.probability == 1}
                fallen = {*lying, event.what}
        return [c.result for c in odds if c.result.args["what"] in fallen] if fallen else None
    fought = [event.result for event in events if isinstance(event, stalingrad42.BattleFought)]
    return [c.result for c in odds if c.result.args["what"] == fought[0]] if fought else None


READINGS = {
    "pavlov": Reading(pavlov_came_true, apart=frozenset({"odds-space-cleared"})),
    "stalingrad42": Reading(stalingrad42_came_true, apart=frozenset({"odds-battle-choice"})),
}


SPARING = {"stalingrad42": 50}  # its matches have thousands of choices
WATCHED = {"stalingrad42": 400 * SAMPLES}  # of them are looked at


def marks(game: Game[Any]) -> list[pytest.MarkDecorator]:
    return [pytest.mark.long] if game.id in SPARING else []


def expensive(setting: Setting, every: int) -> int:
    """Choices between expensive checks: more in long matches and where many seats are to be looked
    at."""
    many = len(setting.game.scenario(setting.scenario).seats) > 3
    return every * SPARING.get(setting.game.id, 2 if many else 1)


@pytest.mark.parametrize(
    "setting", [pytest.param(s, id=str(s), marks=marks(s.game)) for s in SETTINGS]
)
def test_a_random_match_conforms(setting: Setting) -> None:
    report = conformance.check(
        setting.game,
        setting.scenario,
        setting.options,
        setting.seed,
        every=expensive(setting, 8),
        player=PLAYERS.get(setting.game.id, at_random),
        patience=PATIENCE.get(setting.game.id, 0),
        reading=READINGS.get(setting.game.id),
        watched=WATCHED.get(setting.game.id, conformance.WATCHED),
    )
    assert report.refusals > 0
    other = report.other_worlds > 0
    assert other == (setting.game.id not in OPEN), "imagine deals nothing anew"


def matches_of_bots(game: Game[Any]) -> list[tuple[Setting, str]]:
    """Every scenario with every bot; if that is too much, the bots take turns, the best first."""
    every = [
        (Setting(game, scenario.id, {}, seed), bot)
        for scenario in game.scenarios
        for bot in reversed(list(game.bots))
        if bot not in TRIES_OUT
        for seed in range(7, 7 + SAMPLES)
    ]
    if len(every) <= MOST.get(game.id, 12) * SAMPLES:
        return every
    each = len(every) // len(game.scenarios)
    return [every[number * each + number % each] for number in range(len(game.scenarios))]


@pytest.mark.parametrize(
    ("setting", "bot"),
    [
        pytest.param(setting, bot, id=f"{setting.scenario} {bot} {setting.seed}", marks=marks(game))
        for game in GAMES
        for setting, bot in matches_of_bots(game)
    ],
)
def test_a_match_of_bots_conforms(setting: Setting, bot: str) -> None:
    player = by_bot(setting.game.bots[bot])
    conformance.check(
        setting.game,
        setting.scenario,
        seed=setting.seed,
        every=expensive(setting, 12),
        player=player,
        reading=READINGS.get(setting.game.id),
        watched=WATCHED.get(setting.game.id, conformance.WATCHED),
    )


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id, marks=marks(game)) for game in GAMES]
)
def test_the_same_seed_gives_the_same_match_in_another_process(game: Game[Any]) -> None:
    check_elsewhere(conformance.sample(game, each=min(2, EACH.get(game.id, 12))))


def test_a_secret_order_that_everybody_hears_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = pavlov.OrderLaid

    def loud(**fields: Any) -> Event:
        return laid(**{**fields, "audience": None})

    monkeypatch.setattr(pavlov, "OrderLaid", loud)
    with pytest.raises(AssertionError, match=r"^leak: what defender hears tells worlds apart"):
        conformance.check(stavka.game("pavlov"), "competitive", seed=1, every=1)
