"""Writing a planned order piece by piece, whatever of it is written already."""

from __future__ import annotations

from typing import Any

from stavka.games.tanks.commander.ideas import Idea
from stavka.games.tanks.position import (
    AMBUSH,
    ATTACK,
    DEFENCE,
    FIRE,
    MARCH,
    MOVING_FIRE,
    NONE,
    ORDERS,
    RESUPPLY,
    SUPPRESSIVE_FIRE,
    TURN,
    WAIT,
    Position,
)
from stavka.kernel import Choice

VERBS = {
    DEFENCE: "defend", SUPPRESSIVE_FIRE: "suppress", FIRE: "fire", ATTACK: "attack",
    AMBUSH: "ambush", TURN: "turn", RESUPPLY: "resupply", MARCH: "march", MOVING_FIRE: "move-fire",
    WAIT: "wait",
}  # fmt: skip


def pieces(p: Position, idea: Idea) -> tuple[str, ...]:
    """The choices that write an order after its unit is chosen; none if it gets no order."""
    if idea.kind == NONE:
        return ()
    field = p.field
    verb = VERBS[idea.kind]
    if idea.kind in (FIRE, SUPPRESSIVE_FIRE):
        return (f"{verb} {p.ids[idea.target]}",)
    if idea.kind == WAIT:
        return (verb,)
    if idea.kind == RESUPPLY:
        return verb, f"take {idea.amount}"
    if idea.kind in (DEFENCE, AMBUSH, TURN):
        at = p.at[idea.unit]
        faced = field.number(at if idea.facing < 0 else field.grid.neighbours[at][idea.facing])
        if idea.kind == TURN:
            return (f"turn {faced}",)
        return verb, f"face {faced} {idea.amount}"
    found = [verb if idea.kind == MARCH else f"{verb} {p.ids[idea.target]}"]
    for n, hex in enumerate((p.at[idea.unit], *idea.route)):
        if n:
            found.append(f"to {field.number(hex)}")
        if n == idea.shoot:
            found.append("shoot-here")
    return tuple(found) if idea.kind == ATTACK else (*found, "done")


def next_piece(
    planned: tuple[str, ...], draft: dict[str, Any] | None, offered: tuple[Choice, ...]
) -> Choice:
    """What to write next; if the plan does not fit what is written, something that ends it."""
    done = written(draft)
    if planned[: len(done)] == done and len(planned) > len(done) and planned[len(done)] in offered:
        return offered[offered.index(Choice(planned[len(done)]))]
    for verb in ("done", "wait", "shoot-here"):
        for choice in offered:
            if choice.verb == verb:
                return choice
    # An order begun is ended, never taken back: that could go on for ever.
    return next((c for c in offered if c.verb != "clear"), offered[0])


def written(draft: dict[str, Any] | None) -> tuple[str, ...]:
    """The choices that have written a draft so far."""
    if draft is None:
        return ()
    kind = ORDERS.index(draft["kind"])
    verb = VERBS.get(kind, draft["kind"])
    found = [f"{verb} {draft['target']}" if "target" in draft else verb]
    marks = [f"to {number}" for number in draft.get("route", ())]
    if "shoot" in draft:
        marks.insert(draft["shoot"], "shoot-here")
    return (*found, *marks)
