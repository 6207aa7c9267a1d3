"""The conformance kit finds every secret of Tank Battle that gets out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stavka.games.tanks import GAME, TankBattle
from stavka.games.tanks import events as e
from stavka.games.tanks.position import Position
from stavka.games.tanks.rules.orders import GiveOrders
from stavka.kernel import Arg, Choice, Event, Play
from stavka.testing import conformance
from stavka.testing.walk import Nonconformance

View = Callable[[TankBattle, Position, str | None], dict[str, Any]]

sound_view, sound_imagine = TankBattle.view, TankBattle.imagine
sound_answer, sound_prompt = GiveOrders.answer, GiveOrders.prompt


def also(name: str, of: Callable[[Position], object]) -> View:
    """A view that tells one thing more."""

    def view(self: TankBattle, p: Position, seat: str | None) -> dict[str, Any]:
        return {**sound_view(self, p, seat), name: of(p)}

    return view


VIEWS: dict[str, tuple[str, View]] = {
    "count of drafts": ("training", also("n", lambda p: sum(d.kind > 0 for d in p.drafts))),
    "that somebody writes": ("training", also("n", lambda p: [w >= 0 for w in p.writing])),
    "changes": ("tank-combat", also("n", lambda p: list(p.changes))),
    "place of an ambush": ("forest-road", also("n", lambda p: list(p.at))),
    "sector of an ambush": ("forest-road", also("n", lambda p: list(p.facing))),
    "kill zone": ("forest-road-four", also("n", lambda p: sum(p.zone))),
    "purchases": ("own-battle", also("n", lambda p: len(p.bought))),
    "drafts of a friend": ("training-four", also("n", lambda p: p.drafts[0].kind)),
}


def check_some(scenario: str) -> None:
    for seed in range(1, 4):
        conformance.check(GAME, scenario, seed=seed, every=4)


@pytest.mark.parametrize(("scenario", "view"), VIEWS.values(), ids=VIEWS)
def test_a_view_that_tells_a_secret_is_caught(
    monkeypatch: pytest.MonkeyPatch, scenario: str, view: View
) -> None:
    monkeypatch.setattr(TankBattle, "view", view)
    with pytest.raises(Nonconformance, match=r"^(leak|unheard|undo): "):
        check_some(scenario)


@pytest.mark.parametrize("scenario", ["training", "training-four"])
def test_a_leak_that_every_world_repeats_is_caught_as_well(
    monkeypatch: pytest.MonkeyPatch, scenario: str
) -> None:
    """The bots' worlds know the drafts, too: then no view tells two of them apart."""

    def imagine(self: TankBattle, p: Position, seat: str, dice: Any) -> None:
        kept = p.drafts.copy(), bytes(p.changes), p.writing.copy()
        sound_imagine(self, p, seat, dice)
        p.drafts[:], p.changes[:], p.writing[:] = kept

    monkeypatch.setattr(TankBattle, "imagine", imagine)
    monkeypatch.setattr(TankBattle, "view", VIEWS["count of drafts"][1])
    with pytest.raises(Nonconformance, match=r"^(unheard|undo|imagine): "):
        check_some(scenario)


def test_a_question_that_tells_of_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(self: GiveOrders, p: Position, seat: str) -> dict[str, Arg]:
        return {**sound_prompt(self, p, seat), "others": sum(d.kind > 0 for d in p.drafts)}

    monkeypatch.setattr(GiveOrders, "prompt", prompt)
    with pytest.raises(Nonconformance, match=r"^(leak|unheard): "):
        check_some("training")


def answers(tell: Callable[[Position, Choice], Event | None]) -> Callable[..., None]:
    """GiveOrders tells everybody something more."""

    def answer(
        self: GiveOrders, p: Position, play: Play[Position], seat: str, choice: Choice
    ) -> None:
        told = tell(p, choice)
        sound_answer(self, p, play, seat, choice)
        if told is not None:
            play.tell(told)

    return answer


LOUD = {
    "an order is written": answers(
        lambda p, c: e.PhaseBegins(phase="phase-tests", turn=0) if c == "wait" else None
    ),
    "how many orders at ready": answers(
        lambda p, c: (
            e.PhaseBegins(phase="phase-tests", turn=sum(d.kind > 0 for d in p.drafts))
            if c == "ready"
            else None
        )
    ),
}


@pytest.mark.parametrize("answer", LOUD.values(), ids=LOUD)
def test_an_event_that_tells_a_secret_is_caught(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[..., None]
) -> None:
    monkeypatch.setattr(GiveOrders, "answer", answer)
    with pytest.raises(Nonconformance, match=r"^(leak|unheard|undo): "):
        check_some("tank-combat")


def test_ready_that_can_be_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has seen it."""

    def answer(
        self: GiveOrders, p: Position, play: Play[Position], seat: str, choice: Choice
    ) -> None:
        sound_answer(self, p, play, seat, choice)
        play.revealed = all(p.ready)

    monkeypatch.setattr(GiveOrders, "answer", answer)
    with pytest.raises(Nonconformance, match=r"^undo: .* has learnt of a choice of"):
        check_some("training")
