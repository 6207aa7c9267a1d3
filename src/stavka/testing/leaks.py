"""No secret gets out: what a seat cannot tell apart looks and sounds the same to it.

`imagine` deals anew all that a seat cannot know. So in every imagined world the seat's view,
question, odds and refusals are those of the truth, byte by byte. A spectator may know only what
everybody knows: his view is the same in the worlds of every seat. And who is told nothing of a
secret answer sees nothing change.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random
from typing import Any

import msgspec

from stavka.kernel import Dice, Entry, Event, Match, heard
from stavka.testing.soundness import check_derived
from stavka.testing.takebacks import State
from stavka.testing.walk import Spot, as_bytes, difference

ROLLOUT = 24  # choices played on in an imagined world
IMAGINED = 16  # worlds, of which one at least must deal a secret anew


def looks(match: Match[Any], watcher: str | None) -> dict[str, bytes]:
    """All that a seat or a spectator (None) can look at, but for refusals."""
    if watcher is None:
        return {"the view of a spectator": msgspec.json.encode(match.view(None))}
    odds = [match.odds(watcher, choice) for choice in match.choices(watcher)]
    return {
        f"the view of {watcher}": msgspec.json.encode(match.view(watcher)),
        f"the question to {watcher}": as_bytes(match.question(watcher)),
        f"the odds of {watcher}": as_bytes(odds),
    }


def sounds(events: list[Event], watcher: str | None) -> dict[str, bytes]:
    return {f"what {watcher or 'a spectator'} hears": as_bytes(heard(events, watcher))}


def refusals(match: Match[Any], seat: str, texts: Sequence[str]) -> dict[str, bytes]:
    found = {t: match.why_not(seat, t) for t in texts if t.isprintable()}
    return {f"the refusals to {seat}": as_bytes(found)}


class Worlds:
    """What each seat might take for the truth at one node."""

    def __init__(self, spot: Spot, count: int) -> None:
        self.dice = spot.match.dice.counter
        before = spot.match.encode()
        self.of = {
            seat: [spot.match.imagine(seat, f"{spot.number} {i}") for i in range(count)]
            for seat in spot.match.seats
        }
        if spot.match.encode() != before:
            spot.fail("imagine", "imagining has changed the match")
        truth = spot.match.position
        self.other = sum(w.position != truth for worlds in self.of.values() for w in worlds)

    @property
    def count(self) -> int:
        return sum(map(len, self.of.values()))

    def check(self, spot: Spot, texts: Sequence[str]) -> None:
        """Nothing that a seat may look at gives a world away."""
        public = looks(spot.match, None)
        for seat, worlds in self.of.items():
            truth = looks(spot.match, seat) | public | refusals(spot.match, seat, texts)
            for world in worlds:
                found = looks(world, seat) | looks(world, None) | refusals(world, seat, texts)
                check_alike(spot, truth, found)

    def check_sound(self, spot: Spot, rng: Random) -> None:
        """Imagined worlds are possible, can be played, and owe nothing to the match's dice."""
        player = rng.choice(spot.match.seats)
        stranger = spot.match.fork()
        stranger.header = msgspec.structs.replace(stranger.header, seed="another seed")
        stranger.dice = Dice("another seed", 77)
        for seat, worlds in self.of.items():
            again = stranger.imagine(seat, f"{spot.number} 0")
            if again.encode() != worlds[0].encode():
                spot.fail("imagine", f"the world of {seat} depends on the match's dice or seed")
            for world in worlds:
                if faults := spot.setting.game.faults(world.position):
                    spot.fail("imagine", f"the world of {seat}: {'; '.join(faults)}")
                check_derived(spot, world.position)
            if seat == player:
                self._roll_out(spot, again, rng)

    @staticmethod
    def _roll_out(spot: Spot, world: Match[Any], rng: Random) -> None:
        for _ in range(ROLLOUT):
            if not world.waiting:
                break
            seat = rng.choice(world.waiting)
            choices = world.choices(seat)
            if not choices:
                spot.fail("imagine", f"{seat} owes an answer but has no choice")
            world.play(seat, rng.choice(choices))
        if faults := spot.setting.game.faults(world.position):
            spot.fail("imagine", f"playing on in an imagined world: {'; '.join(faults)}")

    def follow(self, spot: Spot, seat: str, choice: str, events: list[Event]) -> None:
        """The choice that was made is made in every world where it is legal too, unless there
        are dice in it. If it can still be taken back it has shown nobody anything: it must look
        and sound the same. If it cannot, whoever sees no difference must not hear one either."""
        if spot.match.dice.counter != self.dice:
            return
        truth = cache(partial(looks, spot.match))
        for watcher, worlds in self.of.items():
            for world in worlds:
                if choice in world.choices(seat):
                    dice = world.dice.counter
                    told = world.play(seat, choice)
                    result = events, world, told
                    if world.dice.counter == dice:
                        for who in (watcher, None):
                            _check_told(spot, (seat, choice), who, truth(who), result)


def _check_told(
    spot: Spot,
    made: tuple[str, str],
    watcher: str | None,
    truth: dict[str, bytes],
    result: tuple[list[Event], Match[Any], list[Event]],
) -> None:
    seat, choice = made
    events, world, told = result
    found = looks(world, watcher)
    if spot.match.can_undo(seat):
        check_alike(spot, truth, found, f" after {seat}: {choice}, which can be undone")
    if truth == found:
        check_alike(
            spot, sounds(events, watcher), sounds(told, watcher), f" after {seat}: {choice}"
        )


def check_alike(
    spot: Spot, truth: dict[str, bytes], found: dict[str, bytes], when: str = ""
) -> None:
    for name, right in truth.items():
        if found[name] != right:
            where = difference(msgspec.json.decode(right), msgspec.json.decode(found[name]))
            spot.fail("leak", f"{name} tells worlds apart{when}: {where}")


def check_unheard(spot: Spot, entry: Entry, events: list[Event], before: State, now: State) -> int:
    """Who is told nothing of a secret answer sees nothing change: whoever neither gave it nor
    heard of it has the same view and the same question as before. Returns how many they are."""
    watchers = [*spot.match.seats, None]
    deaf = [w for w in watchers if w != entry.seat and not heard(events, w)]
    for watcher in deaf:
        number = watchers.index(watcher)
        pairs = [("view", before.views[number], now.views[number])]
        if watcher is not None:
            pairs.append(("question", before.questions[number], now.questions[number]))
        for name, was, found in pairs:
            if was != found:
                who = watcher or "a spectator"
                where = difference(msgspec.json.decode(was), msgspec.json.decode(found))
                what = f"{who} hears nothing of {entry.seat}: {entry.choice}"
                spot.fail(
                    "unheard",
                    f"{what}, but the {name} changes: {where}; tell all of them an event that says "
                    "no more than they see, or show them nothing",
                )
    return len(deaf)


def check_secret_choices(spot: Spot, rng: Random, most: int = 4) -> int:
    """What one seat chooses in secret, the others do not learn. Returns how many choices were
    made in private while others were asked the same.

    Several seats answer at once, each in private: whatever one answers, the others and a
    spectator see and hear the same. And wherever they cannot see which choice was made, though it
    changes the position, they must not hear of it, nor have it for granted when they imagine.
    """
    private = 0
    for seat in spot.match.waiting:
        choices = spot.match.choices(seat)
        tries = []
        for choice in rng.sample(choices, min(most, len(choices))):
            fork = spot.match.fork()
            events = fork.play(seat, choice)
            if fork.dice.counter == spot.match.dice.counter:
                tries.append((fork, events))
                private += _is_private(spot.match, fork, seat)
        for watcher in (*spot.match.seats, None):
            if watcher != seat:
                _check_watcher(spot, seat, watcher, tries)
    return private


def _check_watcher(
    spot: Spot, seat: str, watcher: str | None, tries: list[tuple[Match[Any], list[Event]]]
) -> None:
    """Compare with the first try each other one that the watcher cannot see to be another; and
    all that leave the seat done with each other: that it is done may be seen, but no more."""
    if not tries:
        return
    first, told = tries[0]
    seen, heard_first = looks(first, watcher), sounds(told, watcher)
    when = f", though {seat} chooses in private"
    done: dict[str, bytes] | None = None
    for fork, events in tries:
        found = seen if fork is first else looks(fork, watcher)
        if _is_private(spot.match, fork, seat):
            learnt = found | sounds(events, watcher)
            done = done or learnt
            check_alike(spot, done, learnt, when)
        if fork is not first and found == seen and (secrets := _hidden_fields(first, fork)):
            check_alike(spot, heard_first, sounds(events, watcher), when)
            if watcher is not None:
                _check_dealt_anew(spot, fork, watcher, secrets)


def _hidden_fields(one: Match[Any], other: Match[Any]) -> list[str]:
    """What differs between two positions whose stacks are the same: what is only on the stack is
    often public, though no view shows it."""
    if one.position.stack != other.position.stack:
        return []
    return _differing(one, other)


def _differing(one: Match[Any], other: Match[Any]) -> list[str]:
    fields = one.position.__struct_fields__
    return [f for f in fields if getattr(one.position, f) != getattr(other.position, f)]


def _check_dealt_anew(spot: Spot, match: Match[Any], watcher: str, secrets: list[str]) -> None:
    kept = set(secrets)
    for i in range(IMAGINED):
        kept.difference_update(_differing(match, match.imagine(watcher, f"{spot.number} {i}")))
        if not kept:
            return
    spot.fail("imagine", f"{watcher} cannot know {sorted(kept)}, but it is never dealt anew")


def _is_private(before: Match[Any], after: Match[Any], seat: str) -> bool:
    """The seat is done, and others still owe an answer to the same question."""
    if seat in after.waiting or not after.waiting:
        return False
    other = after.waiting[0]
    asked, still = before.question(other), after.question(other)
    return asked is not None and still is not None and asked.kind == still.kind
