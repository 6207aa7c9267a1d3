"""`choices`, `why_not` and `play` agree, whatever is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from stavka.kernel import Choice, IllegalChoice, Match, Refusal, Refused
from stavka.testing.walk import Setting, Spot, still

# What the table refuses by itself, without a ledger row.
TABLE = ("over", "not-your-turn", "not-understood")

GARBAGE = (
    "", " ", "  ", "\n", "\t", "\x00", "\x1b[2J", "\u202e", "\ud800", "\ufeff",
    "undo", "done done", "none", "-1", "0", "²", "é", "ход", "🎲", "%s", "{0}", "../..", "' or 1",
    "x" * 200, "x" * 201, "x " * 5000, "#", "# 6 6 =00000000",
)  # fmt: skip
JUNK = ("x", "²", "-1", "0", "99999999999999999999", "", "-", "location-", "a-b-c-1", "ё")


def refused(match: Match[Any], seat: str, text: str) -> Refusal:
    """Why a choice is refused; playing it raises the same and changes nothing."""
    reason = match.why_not(seat, text)
    assert reason is not None, f"{text!r} is legal"
    before, raised = match.encode(), None
    try:
        match.play(seat, text)
    except IllegalChoice as refusal:
        raised = refusal.reason
    assert raised == reason
    assert match.encode() == before
    return reason


class Stranger:
    """Thinks up texts that are no legal choices: from other nodes, mangled, and garbage."""

    def __init__(self, setting: Setting, offered: Sequence[str], rng: Random) -> None:
        self.verbs = setting.game.verbs
        self.offered = offered
        self.rng = rng

    def texts(self, spot: Spot, count: int) -> list[str]:
        """So many texts of each sort."""
        rng, match = self.rng, spot.match
        here = [c for seat in match.waiting for c in match.choices(seat)]
        found = rng.sample(self.offered, min(count, len(self.offered)))
        found += rng.sample(GARBAGE, min(count, len(GARBAGE)))
        found += [self.junk() for _ in range(count)]
        found += [self.mangled(rng.choice(here)) for _ in range(count) if here]
        return found

    def junk(self) -> str:
        """A known verb with senseless arguments."""
        verb, names = self.rng.choice(list(self.verbs.items()))
        return " ".join([verb, *self.rng.choices(JUNK, k=self.rng.randint(0, len(names) + 1))])

    def mangled(self, choice: Choice) -> str:
        """A choice that is offered, spoilt."""
        rng = self.rng
        words = choice.split(" ")
        other = rng.choice(self.offered).split(" ")
        swapped = words.copy()
        swapped[rng.randrange(len(words))] = rng.choice(other)
        return rng.choice(
            [
                f" {choice}",
                f"{choice} ",
                f"{choice}\n",
                f"{choice}\x00",
                choice.upper(),
                choice.replace(" ", "  "),
                " ".join(words[:-1]),
                " ".join([*words, rng.choice(other)]),
                " ".join(swapped),
                " ".join(reversed(words)),
            ]
        )


def check_offered(spot: Spot) -> None:
    """Every offered choice is legal, as Choice and as text."""
    match = spot.match
    for seat in match.waiting:
        for choice in match.choices(seat):
            refusal = match.why_not(seat, choice) or match.why_not(seat, str(choice))
            if refusal is not None:
                spot.fail("why_not", f"{choice!r} is offered to {seat} but refused: {refusal}")


def check_refused(spot: Spot, texts: Sequence[str], rows: frozenset[str]) -> int:
    """Everything else is refused with a reason; playing it raises that reason, changes nothing."""
    match = spot.match
    before = still(match)
    done = 0
    for seat in match.seats:
        offered = match.choices(seat)
        idle = None if offered else match.why_not(seat, "")
        for text in texts:
            if text in offered:
                continue
            done += 1
            refusal = match.why_not(seat, text)
            if refusal is None:
                spot.fail("why_not", f"{text!r} is not offered to {seat}, but nothing bars it")
            if idle and refusal != idle:
                spot.fail("why_not", f"{seat} does not wait; {text!r}: {refusal}, but {idle}")
            _check_refusal(spot, seat, text, refusal, rows)
            if match.why_not(seat, Choice(text)) != refusal:
                spot.fail("why_not", f"{text!r} is refused otherwise as a Choice")
            for ask in (match.play, match.odds):
                try:
                    ask(seat, text)
                except IllegalChoice as problem:
                    _check_same(spot, seat, text, refusal, problem)
                else:
                    spot.fail("why_not", f"{ask.__name__} takes {seat}: {text!r}")
            if still(match) != before:
                spot.fail("why_not", f"refusing {seat}: {text!r} has changed the match")
    return done


def _check_refusal(
    spot: Spot, seat: str, text: str, refusal: Refusal, rows: frozenset[str]
) -> None:
    if seat in spot.match.waiting and refusal.id in ("over", "not-your-turn"):
        spot.fail("why_not", f"{seat} waits, but {text!r} is refused with {refusal.id}")
    if refusal.id not in TABLE and refusal.rule not in rows:
        spot.fail("why_not", f"{text!r}: {refusal.id} names {refusal.rule!r}, no ledger row")


def _check_same(spot: Spot, seat: str, text: str, refusal: Refusal, problem: Refused) -> None:
    if problem.reason != refusal:
        spot.fail("why_not", f"{seat}: {text!r}: {refusal} asked for, {problem.reason} raised")
