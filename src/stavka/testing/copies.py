"""Copies and stored matches: fork, encode and decode, journal, replay, verify."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from stavka.kernel import Event, Journal, Match, commitment
from stavka.testing.walk import Spot


class Shadow:
    """A copy made at one node. It must stand still while the match goes on, and then go the very
    same way without moving the match."""

    def __init__(self, spot: Spot, kind: str) -> None:
        match = spot.match
        self.kind = kind
        self.copy = match.fork() if kind == "fork" else match.game.decode(match.encode())
        self.still = match.encode()
        self.number = spot.number
        self.since: list[tuple[str, str, list[Event]]] = []
        if self.copy.encode() != self.still or self.copy != match:
            spot.fail(kind, "the copy is not equal")
        for seat in match.seats:
            if self.copy.question(seat) != match.question(seat):
                spot.fail(kind, f"the copy asks {seat} something else")

    def saw(self, seat: str, choice: str, events: list[Event]) -> None:
        self.since.append((seat, choice, events))

    def catch_up(self, spot: Spot) -> None:
        taken = f"the copy made after choice {self.number}"
        if self.copy.encode() != self.still:
            spot.fail(self.kind, f"{taken} moved while the match went on")
        before = spot.match.encode()
        for seat, choice, events in self.since:
            if self.copy.play(seat, choice) != events:
                spot.fail(self.kind, f"{taken} tells other events of {seat}: {choice}")
        if self.copy.encode() != before:
            spot.fail(self.kind, f"{taken} goes another way")
        if spot.match.encode() != before:
            spot.fail(self.kind, f"{taken} moves the match")


def check_journal(spot: Spot) -> None:
    """The text reads back, replays to an equal match, and `verify` finds nothing."""
    match = spot.match
    journal = match.journal
    text = journal.text()
    read = Journal.parse(text)
    if read.text() != text or read.entries != journal.entries or read.header != journal.header:
        spot.fail("journal", "the text does not read back")
    if read.replay() != match:
        spot.fail("journal", "the replay is not equal to the match")
    if divergence := read.verify():
        spot.fail("journal", f"verify finds fault with a true journal: {divergence}")
    if read.committed != match.commitment or commitment(match.header.seed) != match.commitment:
        spot.fail("journal", "the commitment does not fit the seed")


def check_replay_upto(spot: Spot, upto: int, then: bytes) -> None:
    """A replay may stop anywhere, and is there what the match was."""
    if spot.match.journal.replay(upto).encode() != then:
        spot.fail("journal", f"a replay up to choice {upto} is not what the match was")


def check_tampering(spot: Spot, rng: Random, few: int | None = None) -> None:
    """Whoever changes a line of the file is found out, at this line; tried in every way, or in a
    few by lot."""
    text = spot.match.journal.text()
    forgeries = _forgeries(spot.match, text.splitlines(), rng)
    rng.shuffle(forgeries)
    for what, number, changed in forgeries[:few]:
        lines = text.splitlines()
        lines[number] = changed
        found = Journal.parse("\n".join(lines)).verify()
        if found is None:
            spot.fail("verify", f"a changed {what} is not noticed in line {number + 1}: {changed}")
        if found.line != number + 1 or (what != "legal choice" and found.what != what):
            spot.fail("verify", f"a changed {what} in line {number + 1} is reported as: {found}")


def _forgeries(match: Match[Any], lines: list[str], rng: Random) -> list[tuple[str, int, str]]:
    """What is changed, the index of its line, and the line as changed."""
    out = [
        (tag, i, _forged_tag(tag, value))
        for i, line in enumerate(lines[: lines.index("")])
        for tag, _, value in [line.partition(": ")]
        if tag in ("commitment", "outcome")
    ]
    first = lines.index("") + 1
    rolled = [i for i in range(first, len(lines)) if "# " in lines[i] and "# =" not in lines[i]]
    if rolled:
        i = rng.choice(rolled)
        at = lines[i].rindex("# ") + 2
        face = int(lines[i][at])
        out.append(("dice", i, f"{lines[i][:at]}{face % 6 + 1}{lines[i][at + 1 :]}"))
    if len(lines) > first:
        i = rng.randrange(first, len(lines))
        digit = f"{(int(lines[i][-1], 16) + 1) % 16:x}"
        out.append(("position", i, lines[i][:-1] + digit))
        i = rng.randrange(first, len(lines))
        entry = match.journal.entries[i - first]
        out.append(("choice", i, lines[i].replace(entry.choice, "no such choice", 1)))
        i = rng.randrange(first, len(lines))
        if other := _other_choice(match, i - first, rng):
            entry = match.journal.entries[i - first]
            start = f"{i - first + 1}. {entry.seat}: "
            out.append(("legal choice", i, f"{start}{other}  {lines[i][lines[i].rindex('#') :]}"))
    return out


def _forged_tag(tag: str, value: str) -> str:
    if tag == "commitment":
        return f"{tag}: {value[::-1]}x"
    outcome = json.loads(value)
    outcome["draw"] = not outcome["draw"]
    return f"{tag}: {json.dumps(outcome)}"


def _other_choice(match: Match[Any], index: int, rng: Random) -> str | None:
    """Another legal choice that leads elsewhere than the one that was made."""
    entry = match.journal.entries[index]
    here = match.journal.replay(index)
    others = [c for c in here.choices(entry.seat) if c != entry.choice]
    if not others:
        return None
    other = rng.choice(others)
    fork = here.fork()
    fork.play(entry.seat, other)
    done = fork.last
    assert done is not None
    return None if (done.dice, done.check) == (entry.dice, entry.check) else other
