"""Battles of Tank Battle to look at and to play, and a player who waits for his question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import stavka
from stavka.kernel import Bot, Budget, Journal, Match
from tests.browser.playing import Player, Sight

GAME = stavka.game("tanks")
THINKING = Budget(trials=1)
Until = Callable[[Match[Any]], bool]


def start(scenario: str = "training", seed: str = "1", **options: Any) -> Match[Any]:
    return GAME.start(scenario=scenario, seed=seed, options=options or None)


def fight(match: Match[Any], until: Until = lambda _: False) -> Match[Any]:
    """Bots go on with the battle."""
    bots: dict[str, Bot] = {}
    while match.waiting and not until(match):
        answer(match, bots)
    return match


def answer(match: Match[Any], bots: dict[str, Bot]) -> None:
    seat = match.waiting[0]
    bot = bots.setdefault(seat, GAME.bots["recruit"]())
    question = match.question(seat)
    assert question is not None
    imagine = partial(match.imagine, seat)
    match.play(seat, bot.choose(match.view(seat), question, imagine, THINKING))


def write(match: Match[Any], seat: str, *choices: str) -> Match[Any]:
    for choice in choices:
        match.play(seat, choice)
    return match


def offered(match: Match[Any], seat: str, verb: str) -> list[str]:
    return [str(choice) for choice in match.choices(seat) if choice.verb == verb]


def board(match: Match[Any]) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["board"]
    return found


def turn(number: int) -> Until:
    return lambda match: board(match)["turn"] >= number


def almost_ready(match: Match[Any]) -> bool:
    """Nothing is missing but the last seat's word that it is ready."""
    if len(match.waiting) > 1 or board(match)["phase"] != "orders":
        return False
    seat = match.waiting[0]
    return not offered(match, seat, "unit") and bool(offered(match, seat, "ready"))


@cache
def whole(scenario: str = "training", seed: str = "1") -> Journal:
    """A battle to its end."""
    return fight(start(scenario, seed)).journal


class Commander(Player):
    """A player among others: what he is asked may come at any time."""

    def asked(self, choice: str) -> Sight:
        """Wait until this choice is offered and the page has come to rest."""
        return self.until(
            lambda sight: sight.asked and not sight.busy and self.offers(choice),
            f"{choice} is not asked",
        )

    def offers(self, choice: str) -> bool:
        questions = self.visitor.state["questions"]
        return any(each["choice"] == choice for q in questions for each in q["choices"])

    def order(self, *choices: str) -> Sight:
        sight = self.look()
        for choice in choices:
            self.asked(choice)
            sight = self.play(choice)
        return sight


def play_out(journal: Journal, players: dict[str, Commander]) -> None:
    """Every choice of a battle by the clicks of whoever commands there."""
    for entry in journal.entries:
        players[entry.seat].order(entry.choice)
