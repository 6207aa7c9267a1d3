"""Copies and stored matches: fork, encode and decode, journal, replay, verify."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from stavka.kernel import Event, Journal, Match, commitment, go_on
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


def check_journal(spot: Spot, upto: int, then: bytes) -> None:
    """The text reads back, replays to an equal match, and `verify` finds nothing. A replay may
    stop anywhere, and is there what the match was."""
    match = spot.match
    journal = match.journal
    text = journal.text()
    read = Journal.parse(text)
    if read.text() != text or read.entries != journal.entries or read.header != journal.header:
        spot.fail("journal", "the text does not read back")
    again = read.replay(upto)
    if again.encode() != then:
        spot.fail("journal", f"a replay up to choice {upto} is not what the match was")
    go_on(again, read.entries[upto:], read.seeds)
    if again != match:
        spot.fail("journal", "the replay is not equal to the match")
    if divergence := read.verify():
        spot.fail("journal", f"verify finds fault with a true journal: {divergence}")
    if read.committed != match.commitment or commitment(match.header.seed) != match.commitment:
        spot.fail("journal", "the commitment does not fit the seed")


def check_tampering(spot: Spot, rng: Random, few: int | None = None) -> None:
    """Whoever changes a line of the file is found out, at this line; tried in every way, or in a
    few by lot."""
    text = spot.match.journal.text()
    for what, number, changed in islice(_forgeries(spot.match, text.splitlines(), rng), few):
        lines = text.splitlines()
        lines[number] = changed
        found = Journal.parse("\n".join(lines)).verify()
        if found is None:
            spot.fail("verify", f"a changed {what} is not noticed in line {number + 1}: {changed}")
        if found.line != number + 1 or (what != "legal choice" and found.what != what):
            spot.fail("verify", f"a changed {what} in line {number + 1} is reported as: {found}")


def _forgeries(match: Match[Any], lines: list[str], rng: Random) -> Iterator[tuple[str, int, str]]:
    """What is changed, the index of its line, and the line as changed, in any order."""
    first = lines.index("") + 1
    tags = {line.partition(": ")[0]: i for i, line in enumerate(lines[:first])}
    rolled = [i for i in range(first, len(lines)) if "# " in lines[i] and "# =" not in lines[i]]
    kinds: list[str] = [tag for tag in ("commitment", "outcome") if tag in tags]
    kinds += ["dice"] if rolled else []
    kinds += ["position", "choice", "legal choice"] if len(lines) > first else []
    rng.shuffle(kinds)
    for what in kinds:
        if what in tags:
            i = tags[what]
        else:
            i = rng.choice(rolled) if what == "dice" else rng.randrange(first, len(lines))
        if changed := _forged(match, what, i - first, lines[i], rng):
            yield what, i, changed


def _forged(match: Match[Any], what: str, number: int, line: str, rng: Random) -> str | None:
    """The line of a choice, or of a tag, with something else in it."""
    match what:
        case "commitment" | "outcome":
            return _forged_tag(what, line.partition(": ")[2])
        case "dice":
            at = line.rindex("# ") + 2
            return f"{line[:at]}{int(line[at]) % 6 + 1}{line[at + 1 :]}"
        case "position":
            return f"{line[:-1]}{(int(line[-1], 16) + 1) % 16:x}"
    entry = match.journal.entries[number]
    if what == "choice":
        return line.replace(entry.choice, "no such choice", 1)
    other = _other_choice(match, number, rng)
    return other and f"{number + 1}. {entry.seat}: {other}  {line[line.rindex('#') :]}"


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
