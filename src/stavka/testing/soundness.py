"""At every node: questions and choices are well formed, the position is possible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from stavka.kernel import Choice, Outcome, Position, StavkaError, heard
from stavka.kernel.steps import derived
from stavka.testing.walk import Spot, as_bytes

LONGEST = 200  # characters of a choice


def check_waiting(spot: Spot) -> None:
    """Somebody owes an answer, or the match is over and nobody does."""
    match = spot.match
    waiting = match.waiting
    if set(waiting) - set(match.seats) or len(set(waiting)) < len(waiting):
        spot.fail("seats", f"{waiting} wait, the seats are {match.seats}")
    if bool(waiting) == (match.outcome is not None):
        spot.fail("seats", f"{waiting} wait, the outcome is {match.outcome}")
    for seat in match.seats:
        idle = match.choices(seat) == () and match.question(seat) is None
        if idle == (seat in waiting):
            spot.fail("seats", f"{seat} has {match.choices(seat)} while {waiting} wait")
    for ask in (match.choices, match.question, match.view):
        try:
            ask("nobody at all")
        except StavkaError:
            continue
        spot.fail("seats", f"an unknown seat is not refused by {ask.__name__}")


def check_choices(spot: Spot, rows: frozenset[str]) -> None:
    """Of each waiting seat: never empty, no doubles, a stable order, texts that parse back."""
    match = spot.match
    for seat in match.waiting:
        choices = match.choices(seat)
        if len(set(choices)) < len(choices):
            spot.fail("choices", f"{seat} has a choice twice: {choices}")
        again = tuple(match.position.stack[-1].choices(match.position, seat))
        if again != choices:
            spot.fail("choices", f"{seat} has {choices}, asked again {again}")
        for choice in choices:
            check_text(spot, choice)
        question = match.question(seat)
        assert question is not None
        if question.choices != choices or question.seat != seat:
            spot.fail("choices", f"the question to {seat} has other choices")
        if not question.rules or set(question.rules) - rows:
            spot.fail("choices", f"{question.kind} names the ledger rows {question.rules}")


def check_text(spot: Spot, choice: Choice) -> None:
    """One printable line: a known verb and no more arguments than it has names for."""
    names = spot.setting.game.verbs.get(choice.verb)
    if names is None:
        spot.fail("choices", f"{choice!r} has an unknown verb")
    parsed = Choice(str(choice))
    if parsed != choice or parsed.verb != choice.verb or parsed.args != choice.args:
        spot.fail("choices", f"{choice!r} does not parse back")
    if len(choice.args) > len(names) or not all(choice.args):
        spot.fail("choices", f"{choice!r} does not fit the arguments {names}")
    if not choice.isprintable() or len(choice) > LONGEST or "#" in choice:
        spot.fail("choices", f"{choice!r} is not one short printable line")


def check_position(spot: Spot) -> None:
    if faults := spot.setting.game.faults(spot.match.position):
        spot.fail("position", "; ".join(faults))


def check_derived(spot: Spot, position: Position) -> None:
    """What is kept beside the position is what follows from it now."""
    fresh = position.copy()
    fresh.forget()
    for name in derived(type(position)):
        kept, now = getattr(position, name), getattr(fresh, name)
        if kept != now:
            spot.fail("derived", f"{name} is kept as {kept}, but now it is {now}")


def check_outcome(spot: Spot) -> None:
    """Winners and scores belong to seats; a draw has no winner."""
    outcome = spot.match.outcome
    seats = set(spot.match.seats)
    if not isinstance(outcome, Outcome):
        spot.fail("outcome", f"the match ends with {outcome!r}")
    if set(outcome.winners) - seats or len(set(outcome.winners)) < len(outcome.winners):
        spot.fail("outcome", f"the winners {outcome.winners} are not seats")
    if set(outcome.scores) - seats:
        spot.fail("outcome", f"the scores {outcome.scores} are not of seats")
    if outcome.draw and outcome.winners:
        spot.fail("outcome", f"a draw won by {outcome.winners}")
    for seat in spot.match.seats:
        refusal = spot.match.why_not(seat, "anything")
        if refusal is None or refusal.id != "over":
            spot.fail("outcome", f"{seat} may still play: {refusal}")


def check_events(spot: Spot, events: list[Any]) -> None:
    """Events are of the game's own kinds, have seats for audience and can be stored."""
    for event in events:
        if type(event) not in spot.setting.game.events:
            spot.fail("events", f"{type(event).__name__} is none of the game's events")
        if event.audience is not None and set(event.audience) - set(spot.match.seats):
            spot.fail("events", f"{event} has an audience of strangers")
        back = msgspec.json.decode(as_bytes(event), type=type(event))
        if back != event:
            spot.fail("events", f"{event} is read back as {back}")
    if any(e.audience is not None for e in heard(events, None)):
        spot.fail("events", "a spectator hears what is not for everybody")


def check_any_may_answer(spot: Spot, rng: Random) -> None:
    """When several seats wait, each of them can be the next to answer."""
    before = spot.match.encode()
    for seat in spot.match.waiting:
        fork = spot.match.fork()
        fork.play(seat, rng.choice(fork.choices(seat)))
    if spot.match.encode() != before:
        spot.fail("fork", "playing in a fork has moved the match")


def check_looking_changes_nothing(spot: Spot) -> None:
    """Views, questions and odds are for looking, and their data are nobody's but the caller's."""
    match = spot.match
    before = match.encode()
    for seat in (*match.seats, None):
        view, again = match.view(seat), match.view(seat)
        if msgspec.json.encode(view) != msgspec.json.encode(again):
            spot.fail("view", f"two views of {seat or 'a spectator'} differ")
        eyes = match.eyes(seat)
        if eyes != seat and view["board"] != match.view(eyes)["board"]:
            spot.fail("view", f"{seat or 'a spectator'} does not see through the eyes of {eyes}")
        _wipe(view)
        if match.encode() != before or _hands_out(match.position, match.board(seat)):
            spot.fail("view", f"changing the view of {seat or 'a spectator'} changes the match")
    for seat in match.waiting:
        for choice in match.choices(seat):
            match.odds(seat, choice)
    if match.encode() != before:
        spot.fail("odds", "asking for the odds has changed the match")


def _hands_out(position: Any, board: Any) -> bool:
    """Whether a list or table of the position is itself a part of the board."""
    own = {id(getattr(position, name)) for name in position.__struct_fields__}
    return any(id(part) in own for part in _parts(board))


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from _parts(part)


def _wipe(value: Any) -> None:
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            _wipe(part)
        value.clear()
