"""One play of a game: position, dice and journal; and the one door through which it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic
from zlib import crc32

import msgspec

from stavka.kernel.dice import Dice, commitment
from stavka.kernel.journal import Entry, Header, Journal, Reseed
from stavka.kernel.steps import STILL, Ask, P, Play, Reason, settle
from stavka.kernel.version import FORMAT
from stavka.kernel.words import (
    Choice,
    Event,
    IllegalChoice,
    Message,
    Odds,
    Outcome,
    Question,
    Refusal,
    Refused,
    StavkaError,
    kebab,
    plain,
)

if TYPE_CHECKING:
    from stavka.kernel.game import Game

TOGETHER = ""

_pack = msgspec.msgpack.Encoder(enc_hook=lambda shared: shared.hash).encode


class Saved(msgspec.Struct, array_like=True):
    """A match as stored. Of a snapshot `entries` are only those that can still be taken back."""

    format: int
    header: Header
    reseeded: list[Reseed]
    counter: int
    position: bytes
    length: int
    entries: list[Entry]  # the last choices
    base: bytes | None
    run: int
    run_seat: str
    redo: list[tuple[str, str]]
    imagined: bool


# The choices made so far, the last one outside. A longer line shares the shorter one, so it costs
# nothing to fork or to take back, however long a match is. None: they are kept elsewhere, or none.
Line = tuple["Line", Entry] | None


# What views are mostly made of; it need not be copied.
_SCALARS = frozenset((str, int, float, bool, type(None)))


def _own(value: Any) -> Any:
    """A copy of plain data that shares nothing with it."""
    if isinstance(value, dict):
        return {k: part if type(part) in _SCALARS else _own(part) for k, part in value.items()}
    if isinstance(value, list):
        return [part if type(part) in _SCALARS else _own(part) for part in value]
    return value


def _last(line: Line, count: int) -> list[Entry]:
    """The last entries of a line, the oldest first; fewer, if the others are kept elsewhere."""
    found: list[Entry] = []
    while line is not None and len(found) < count:
        line, entry = line
        found.append(entry)
    return found[::-1]


class Match(Generic[P]):
    """One match: a position, its dice and its journal. `play` is the only way it changes."""

    __slots__ = (
        "_base", "_cache", "_imagined", "_line", "_redo", "_run", "_run_seat",
        "dice", "game", "header", "length", "opening", "position", "reseeded", "seats",
    )  # fmt: skip

    def __init__(self, game: Game[P], header: Header, position: P, dice: Dice) -> None:
        self.game = game
        self.header = header
        self.position = position
        self.dice = dice
        self.seats = game.scenario(header.scenario).seats
        self.opening: list[Event] = []  # what happened before the first choice
        self.length = 0  # how many choices have been made
        self.reseeded: tuple[Reseed, ...] = ()
        self._line: Line = None
        self._imagined = False
        self._cache: dict[str, tuple[Choice, ...]] = {}
        # Undo: the position before the present run of choices, how many they are, and whose. What
        # seats answer in secret is one run, TOGETHER.
        self._base: P | None = None
        self._run = 0
        self._run_seat = TOGETHER
        self._redo: list[tuple[str, str]] = []  # seat and choice, the last taken back at the end

    @classmethod
    def begin(cls, game: Game[P], header: Header, position: P, dice: Dice) -> Match[P]:
        match = cls(game, header, position, dice)
        play = Play(position, dice)
        settle(play)
        match.opening = play.events
        dice.faces.clear()
        return match

    # Asking

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that owe an answer now; () when the match is over."""
        stack = self.position.stack
        return stack[-1].seats(self.position) if stack else ()

    @property
    def secret(self) -> bool:
        """Whether what is asked now is answered in private."""
        stack = self.position.stack
        return bool(stack) and stack[-1].secret

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def resigned(self, seat: str) -> Outcome:
        """What it comes to if a seat gives up: the seats of the other sides have won."""
        sides = self.game.sides(self.header.scenario)
        side = next((s for s in sides if seat in s), (seat,))
        winners = tuple(s for s in self.seats if s not in side)
        return Outcome(winners, {}, Message("outcome-resigned", {"seat": f"seat-{seat}"}))

    def choices(self, seat: str) -> tuple[Choice, ...]:
        """The legal choices of a seat in a stable order; () if it owes no answer."""
        found = self._cache.get(seat)
        if found is None:
            found = ()
            if seat in self.waiting:
                found = tuple(self._asking.choices(self.position, seat))
            else:
                self._known(seat)
            self._cache[seat] = found
        return found

    def question(self, seat: str) -> Question | None:
        """What the seat is asked; None if it owes no answer."""
        choices = self.choices(seat)
        if not choices:
            return None
        step = self._asking
        kind = kebab(type(step).__name__)
        prompt = Message("ask-" + kind, step.prompt(self.position, seat))
        return Question(
            kind, seat, prompt, tuple(map(self._ledger, step.cites(self.position))), choices
        )

    def why_not(self, seat: str, choice: str) -> Refusal | None:
        """None if the choice is legal, else the reason with its ledger id."""
        self._known(seat)
        if self.position.outcome is not None:
            return Refusal("over")
        choices = self.choices(seat)
        if not choices:
            idle = self._asking.why_idle(self.position, seat)
            return self._refusal(idle) if idle else Refusal("not-your-turn")
        if choice in choices:
            return None
        if len(choice) > 200 or not choice.isprintable():
            return Refusal("not-understood")
        asked = choice if isinstance(choice, Choice) else Choice(str(choice))
        names = self.game.verbs.get(asked.verb)
        if names is None or len(asked.args) > len(names):
            return Refusal("not-understood")
        step = self._asking
        reason = step.why_not(self.position, seat, asked)
        if reason is None:
            cited = step.cites(self.position)
            return Refusal("not-offered", self._ledger(cited[0]) if cited else "")
        return self._refusal(reason)

    def odds(self, seat: str, choice: str) -> Odds | None:
        """The exact chances of what the dice may bring; None if they have no part in it."""
        legal = self._legal(seat, choice)
        return self._asking.odds(self.position, seat, legal)

    def study(self, seat: str | None, topic: str, thing: str) -> dict[str, Any]:
        """What the game's board asks about a thing, JSON-able; empty if there is nothing to say."""
        if seat is not None:
            self._known(seat)
        return self.game.study(self.position, seat, topic, thing)

    def eyes(self, seat: str | None) -> str | None:
        """Through whose eyes a seat sees; None: a spectator's."""
        return self.game.eyes(seat, self.header.scenario)

    def view(self, seat: str | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see, JSON-able; the caller may change it."""
        if seat is not None:
            self._known(seat)
        outcome = self.position.outcome
        return {
            "game": self.header.game,
            "scenario": self.header.scenario,
            "options": dict(self.header.options),
            "edition": self.header.edition,
            "seats": list(self.seats),
            "seat": seat,
            "waiting": list(self.waiting),
            "outcome": plain(outcome) if outcome else None,
            "board": _own(self.board(seat)),
        }

    def board(self, seat: str | None) -> dict[str, Any]:
        """The part of a view that the game itself tells; boards share parts, so it is only for
        looking at."""
        return self.game.view(self.position, seat)

    @property
    def commitment(self) -> str:
        """Published at the start; `dice.commitment(seed)` must equal it at the end."""
        return commitment(self.dice.seed)

    # Playing

    def play(self, seat: str, choice: str) -> list[Event]:
        """Make a legal choice; what happened is returned. Anything else raises IllegalChoice."""
        legal = self._legal(seat, choice)
        if not self._imagined:
            run_seat = TOGETHER if self.secret else seat
            if self._base is None or self._run_seat != run_seat:
                self._base, self._run, self._run_seat = self.position.copy(), 0, run_seat
                self._redo.clear()
            elif self._redo:
                self._redo = [taken for taken in self._redo if taken[0] != seat]
        return self._answer(seat, legal)

    def _answer(self, seat: str, choice: Choice) -> list[Event]:
        p, dice = self.position, self.dice
        rolled = dice.counter
        play = Play(p, dice)
        p.forget(STILL)
        p.stack.pop().answer(p, play, seat, choice)
        settle(play)
        p.stand_still()
        self._cache.clear()
        if self._imagined:
            return play.events
        check = crc32(_pack(p))
        self._line = self._line, Entry(seat, str(choice), tuple(dice.faces), check)
        self.length += 1
        dice.faces.clear()
        self._run += 1
        if play.revealed or dice.counter != rolled or p.outcome is not None:
            self._cut()
        return play.events

    def _cut(self) -> None:
        """Nothing that was done before can be taken back."""
        self._base, self._run = None, 0
        self._redo.clear()

    def reseed(self, seed: str) -> None:
        """From now on the dice come of another seed. If nobody has chosen anything yet, the match
        is set up anew: decks too come of it."""
        if self.length:
            self.dice = Dice(seed)
        else:
            h = self.header
            anew = self.game.start(h.scenario, seed, h.options, self.game.edition_of(h))
            self.position, self.dice, self.opening = anew.position, anew.dice, anew.opening
        before = self.reseeded
        if before and before[-1].after == self.length:
            before = before[:-1]  # nothing has come of it
        self.reseeded = (*before, Reseed(self.length, seed))
        self._cache.clear()
        self._cut()

    def _legal(self, seat: str, choice: str) -> Choice:
        choices = self.choices(seat)
        try:
            return choices[choices.index(choice)]
        except ValueError:
            reason = self.why_not(seat, choice)
        assert reason is not None
        raise IllegalChoice(reason, f"{seat}: {choice!r} is not legal")

    # Taking back

    @property
    def run(self) -> list[Entry]:
        """The choices that can still be taken back, each by its seat."""
        return self.latest(self._run)

    @property
    def to_repeat(self) -> int:
        """How many choices are made again, at most, when one of them is taken back."""
        return self._run

    def latest(self, count: int) -> list[Entry]:
        """The last choices, as far as it knows them."""
        return _last(self._line, count)

    @property
    def last(self) -> Entry | None:
        """The last choice."""
        return self._line[1] if self._line else None

    def can_undo(self, seat: str) -> bool:
        if self._run_seat != TOGETHER:  # all of it is his
            return self._run > 0 and self._run_seat == seat
        line = self._line
        for _ in range(self._run):
            if line is None:
                break
            line, entry = line
            if entry.seat == seat:
                return True
        return False

    def can_redo(self, seat: str) -> bool:
        return bool(self._redo) and any(taken[0] == seat for taken in self._redo)

    def undo(self, seat: str, times: int = 1) -> None:
        """Back one choice of one's own, or several at once; refused across dice, reveals and other
        seats' choices.

        What others answer in private at the same time does not matter, and stays.
        """
        if times > 1 and sum(entry.seat == seat for entry in self.run) < times:
            raise Refused(Refusal("cannot-undo"), seat)
        self._take_back(seat, times)

    def reset(self, seat: str) -> None:
        """Back to the beginning of one's own run of choices."""
        self._take_back(seat, self._run)

    def redo(self, seat: str) -> list[Event]:
        """Make the choice again that was last taken back."""
        if not self.can_redo(seat):
            raise Refused(Refusal("nothing-to-redo"), seat)
        at = max(i for i, taken in enumerate(self._redo) if taken[0] == seat)
        return self._answer(seat, Choice(self._redo.pop(at)[1]))

    def _take_back(self, seat: str, count: int) -> None:
        self._known(seat)
        if not self.can_undo(seat):
            raise Refused(Refusal("cannot-undo"), seat)
        assert self._base is not None
        run = self.run
        own = [number for number, entry in enumerate(run) if entry.seat == seat]
        taken = own[-count:]
        for _ in run:
            assert self._line is not None
            self._line = self._line[0]
        self.length -= len(run)
        self.position, self._run = self._base.copy(), 0
        self._cache.clear()
        for number, entry in enumerate(run):
            if number not in taken:
                self._answer(entry.seat, Choice(entry.choice))
        self._redo += [(seat, run[number].choice) for number in reversed(taken)]

    # Copies and storage

    def fork(self) -> Match[P]:
        """An exact, independent copy."""
        new: Match[P] = object.__new__(Match)
        new.game, new.header, new.seats = self.game, self.header, self.seats
        new.opening = self.opening
        new.position = self.position.copy()
        new.dice = self.dice.copy()
        new.length, new._line, new.reseeded = self.length, self._line, self.reseeded
        new._imagined = self._imagined
        new._cache = self._cache.copy()
        new._base, new._run, new._run_seat = self._base, self._run, self._run_seat
        new._redo = self._redo.copy()
        return new

    def imagine(self, seat: str, seed: int | str) -> Match[P]:
        """A copy in which all that the seat cannot know is dealt anew. It keeps no journal."""
        self._known(seat)
        header = msgspec.structs.replace(self.header, seed=f"imagined {seed}")
        new = Match(self.game, header, self.position.copy(), Dice(header.seed))
        new._imagined = True
        self.game.imagine(new.position, seat, new.dice)
        return new

    @property
    def journal(self) -> Journal:
        if self._imagined:
            raise StavkaError("an imagined match has no journal: its past did not happen")
        entries = tuple(self._whole())
        return Journal(self.header, entries, self.position.outcome, reseeded=self.reseeded)

    def encode(self) -> bytes:
        """The whole match, for storage: `game.decode` gives it back."""
        return self._encode(self._whole())

    def snapshot(self) -> bytes:
        """The match without its journal, for whoever keeps the choices himself: `game.decode` gives
        back one that can be played on, and in which all can be taken back that could be."""
        return self._encode(self.run)

    @property
    def whole(self) -> bool:
        """Whether it knows all its choices; one that was loaded from a snapshot does not."""
        return len(self.latest(self.length)) == self.length

    def _whole(self) -> list[Entry]:
        entries = self.latest(self.length)
        if missing := self.length - len(entries):
            raise StavkaError(
                f"the first {missing} choices are not in the snapshot from which the match was "
                f"loaded: read them where they are kept"
            )
        return entries

    def _encode(self, entries: list[Entry]) -> bytes:
        saved = Saved(
            format=FORMAT,
            header=self.header,
            reseeded=list(self.reseeded),
            counter=self.dice.counter,
            position=_pack(self.position),
            length=self.length,
            entries=entries,
            base=_pack(self._base) if self._base is not None else None,
            run=self._run,
            run_seat=self._run_seat,
            redo=self._redo,
            imagined=self._imagined,
        )
        return msgspec.msgpack.encode(saved)

    @classmethod
    def restore(cls, game: Game[P], saved: Saved, position: P, base: P | None) -> Match[P]:
        seed = saved.reseeded[-1].seed if saved.reseeded else saved.header.seed
        match = cls(game, saved.header, position, Dice(seed, saved.counter))
        match.length, match.reseeded = saved.length, tuple(saved.reseeded)
        for entry in saved.entries:
            match._line = match._line, entry
        match._base, match._run, match._run_seat = base, saved.run, saved.run_seat
        match._redo = saved.redo
        match._imagined = saved.imagined
        return match

    def __eq__(self, other: object) -> bool:
        """As far as both know their past."""
        if not isinstance(other, Match) or self.snapshot() != other.snapshot():
            return False
        one, two = (match.latest(match.length) for match in (self, other))
        both = min(len(one), len(two))
        return one[len(one) - both :] == two[len(two) - both :]

    __hash__ = None  # type: ignore[assignment]

    @property
    def _asking(self) -> Ask[P]:
        step: Ask[P] = self.position.stack[-1]
        return step

    def _refusal(self, reason: Reason) -> Refusal:
        if isinstance(reason, tuple):
            id, row = reason
        elif reason in self.game.refusals:
            id, row = reason, self.game.refusals[reason]
        else:
            raise StavkaError(f"{reason!r} is none of the `refusals` of {self.game.id}")
        return Refusal(id.partition("/")[0], self._ledger(row))

    def _ledger(self, row: str) -> str:
        return f"{self.game.id}:{row}"

    def _known(self, seat: str) -> None:
        if seat not in self.seats:
            raise StavkaError(f"no seat {seat!r}; the seats are {', '.join(self.seats)}")
