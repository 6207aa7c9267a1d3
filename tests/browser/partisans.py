"""Camps of Partisans to look at and to play: moments of the golden games, and a leader's hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from stavka.kernel import Journal, Match, Question
from tests.browser.playing import Sight
from tests.browser.tanks import Commander
from tests.games.partisans.make_golden import FOLDER
from tests.table.server import Message

SCENARIO = "three-on-three"
Suits = Callable[[Match[Any]], bool]


@cache
def journals() -> tuple[Journal, ...]:
    """The golden games, those of six camps on two sides first."""
    files = sorted(FOLDER.glob("*.journal"), key=lambda file: (SCENARIO not in file.name, file))
    return tuple(Journal.parse(file.read_text(encoding="utf-8")) for file in files)


def moment(kind: str, suits: Suits = lambda _: True) -> Match[Any]:
    """The first golden game that comes to such a question."""
    for journal in journals():
        for count, match in enumerate(course(journal)):
            if match.waiting and asked(match).kind == kind and suits(match):
                return journal.replay(count)
    raise LookupError(kind)


def course(journal: Journal) -> Iterator[Match[Any]]:
    """A game at its beginning and after each choice. It is the same match all the time."""
    match = journal.replay(0)
    yield match
    for entry in journal.entries:
        match.play(entry.seat, entry.choice)
        yield match


def asked(match: Match[Any]) -> Question:
    question = match.question(match.waiting[0])
    assert question is not None
    return question


def offered(match: Match[Any], verb: str) -> list[str]:
    """What the choices of a verb name, of whoever is asked."""
    return [" ".join(c.args) for c in asked(match).choices if c.verb == verb]


def board(match: Match[Any]) -> Message:
    found: Message = match.view(None)["board"]
    return found


def camp(match: Match[Any], id: str) -> Message:
    return next(found for found in board(match)["camps"] if found["id"] == id)


def much_has_met(match: Match[Any]) -> bool:
    """Goods among it, on a card that was opened with a vehicle."""
    cards = [card for card in board(match)["table"].values() if card]
    doubled = any(card["doubled"] and "top" in card["joins"] for card in cards)
    return doubled and sum(len(card["joins"]) for card in cards) > 10


class Leader(Commander):
    """Leads a camp, and plans the offers that it makes."""

    def questions(self) -> list[Message]:
        """The choices that are offered now."""
        return [each for asked in self.visitor.state["questions"] for each in asked["choices"]]

    def turn(self) -> Sight:
        """Wait until there is something to decide, or the end is shown."""
        return self.until(
            lambda sight: (
                sight.ending or (sight.asked and not sight.busy and bool(self.questions()))
            ),
            "nothing is asked",
        )

    def plan(self, way: str, **goods: int) -> None:
        """Put so much into an offer with the steppers, without sending it."""
        for resource, count in goods.items():
            for step in [5] * (count // 5) + [1] * (count % 5):
                self.page.locator(f"[data-step='{way} {resource} {step}']").click()

    def planned(self) -> dict[str, str]:
        """What the steppers say now."""
        found: dict[str, str] = self.page.locator(".pc-stepper").evaluate_all(
            """(all) => Object.fromEntries(all.map((el) => [
              el.querySelector("[data-step]").dataset.step.split(" ").slice(0, 2).join(" "),
              el.querySelector("b").textContent,
            ]))"""
        )
        return found

    def propose(self) -> None:
        self.page.locator(".pc-send").click()
