"""Rules as a stack of steps inside the position: the program counter of the rules, as data.

The step on top is popped and either resolves by itself or asks a question; resolving or
answering it pushes what comes next. An interrupt is just a step pushed on top.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from stavka.kernel.dice import Dice
from stavka.kernel.words import Arg, Choice, Event, Odds, Outcome, StavkaError

MUTABLE = (list, bytearray, dict, set)
STILL = "_still"  # where a position keeps what is true until the next choice

Found = TypeVar("Found")


class Position(msgspec.Struct, array_like=True, kw_only=True, dict=True):
    """Everything that is true now, but for the dice. Games subclass it; fields must be flat.

    A field whose value is not a msgspec type (the components, say) is shared between copies,
    saved as the edition's hash and given back by the game when a match is loaded.

    What follows from the fields (zones of control, supply) is a `cached_property`: worked out when
    it is first asked for and kept beside them. It is neither saved nor compared. A copy gets it as
    it is, so nobody may change it in place. Whatever changes the fields it was worked out from
    says `forget`.

    What several ask about one and the same state (choices, views, odds) is kept by `still`.
    """

    stack: list[Any] = []
    outcome: Outcome | None = None

    def copy(self) -> Self:
        new: Self = _copier(type(self))(self)
        return new

    def forget(self, *names: str) -> None:
        """Work these out anew when they are next asked for; without a name, all that is kept."""
        for name in names or tuple(vars(self)):
            vars(self).pop(name, None)

    def stand_still(self) -> None:
        """Nothing changes until the next choice: see `still`."""
        vars(self)[STILL] = {}

    def still(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Something worked out once while the position waits for a choice; before and after, and in
        copies, which are there to be changed, each time anew."""
        known: dict[Hashable, Found] | None = vars(self).get(STILL)
        if known is None:
            return find()
        if key not in known:
            known[key] = find()
        return known[key]


@cache
def derived(kind: type[Position]) -> tuple[str, ...]:
    """The names of what positions of this kind keep beside their fields."""
    found = (name for k in kind.__mro__ for name in vars(k))
    return tuple(n for n in found if isinstance(getattr(kind, n), cached_property))


@cache
def _copier(kind: type[Position]) -> Callable[[Any], Any]:
    """Copies a position of this kind and its mutable fields.

    Written out field by field, as a loop over their names takes twice the time.
    """
    fields = msgspec.structs.fields(kind)
    mutable = [f.name for f in fields if getattr(f.type, "__origin__", f.type) in MUTABLE]
    lines = ["new = p.__copy__()", *(f"new.{name} = p.{name}.copy()" for name in mutable)]
    if derived(kind):
        lines.append("new.__dict__.update(p.__dict__)")
        lines.append(f"new.__dict__.pop({STILL!r}, None)")
    made: dict[str, Any] = {}
    exec("\n    ".join(["def copier(p):", *lines, "return new"]), made)
    copier: Callable[[Any], Any] = made["copier"]
    return copier


# The id of a refusal among those of the game, which name its ledger row. Where several rows bar
# the same thing in different cases, each case has an entry: `id/case`, said in the same words. A
# step that works out the row from a table of the rules gives both: (id, row).
Reason = str | tuple[str, str]

P = TypeVar("P", bound=Position)


class Play(Generic[P]):
    """What a step works with while it resolves: dice, the stack, and telling what happens."""

    __slots__ = ("dice", "events", "position", "revealed")

    def __init__(self, position: P, dice: Dice) -> None:
        self.position = position
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False

    def push(self, *steps: Step[P]) -> None:
        """The first of these steps is the next thing to happen, then the second, and so on."""
        if self.position.outcome is None:
            self.position.stack.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def reveal(self) -> None:
        """Something hidden has been seen: nobody can undo past this point."""
        self.revealed = True

    def end(self, outcome: Outcome) -> None:
        self.position.outcome = outcome
        self.position.stack.clear()


class Step(msgspec.Struct, Generic[P], frozen=True, array_like=True, tag=True):
    """One procedure of the rules. Frozen: a step goes on by pushing its successor."""

    asks: ClassVar[bool] = False

    def resolve(self, p: P, play: Play[P]) -> None:
        raise NotImplementedError


class Ask(Step[P], Generic[P], frozen=True):
    """A step that asks one or more seats a question. `rules`: the ledger ids behind it.

    `secret`: each answers in private; who hears no event of an answer does not know of it.
    """

    asks: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ()

    def seats(self, p: P) -> tuple[str, ...]:
        """Who owes an answer. If several: the step itself decides whether one answer is enough."""
        raise NotImplementedError

    def cites(self, p: P) -> tuple[str, ...]:
        """The ledger ids behind this very question, if they are not always the same."""
        return self.rules

    def prompt(self, p: P, seat: str) -> dict[str, Arg]:
        """Arguments of the message `ask-<kind>`."""
        return {}

    def choices(self, p: P, seat: str) -> list[Choice]:
        """The legal answers in a stable order; never empty."""
        raise NotImplementedError

    def why_not(self, p: P, seat: str, choice: Choice) -> Reason | None:
        """Why a choice is not offered; None if there is no special reason."""
        return None

    def why_idle(self, p: P, seat: str) -> Reason | None:
        """Why a seat that owes no answer is not asked; None: it is just not its turn."""
        return None

    def odds(self, p: P, seat: str, choice: Choice) -> Odds | None:
        """What the dice may bring if this legal choice is made."""
        return None

    def answer(self, p: P, play: Play[P], seat: str, choice: Choice) -> None:
        raise NotImplementedError


def steps_of(*chapters: ModuleType) -> tuple[type[Step[Any]], ...]:
    """Every step that these modules define, in their order: what `Game.steps` wants."""
    found: dict[str, type[Step[Any]]] = {}
    for chapter in chapters:
        for step in vars(chapter).values():
            if isinstance(step, type) and issubclass(step, Step):
                if step.__module__ != chapter.__name__:
                    continue  # only imported there
                if found.setdefault(step.__name__, step) is not step:
                    other = found[step.__name__].__module__
                    raise StavkaError(
                        f"{other} and {chapter.__name__} both have a step {step.__name__}; steps "
                        "are saved by their names: call one of them something else"
                    )
    return tuple(found.values())


def settle(play: Play[Any]) -> None:
    """Let steps resolve until one asks or the match is over."""
    p = play.position
    stack = p.stack
    while stack and not stack[-1].asks:
        stack.pop().resolve(p, play)
    if not stack and p.outcome is None:
        raise AssertionError("the rules ran out of steps without an outcome")
