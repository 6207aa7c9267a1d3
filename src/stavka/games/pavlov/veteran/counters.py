"""4.0 Soviet Counter Phase: the moves and actions of the plan, and what they ask for."""

from __future__ import annotations

from stavka.games.pavlov.components import COLOURS
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.rulings import OBSERVER_DICE
from stavka.games.pavlov.rules.soviet_counters import (
    Actions,
    Command,
    LaySuppression,
    Shell,
    Target,
)
from stavka.games.pavlov.rules.soviet_moves import ChooseDisplaced, Displace, Moves, MoveTo
from stavka.games.pavlov.veteran.outlook import HIT, Outlook, percent
from stavka.games.pavlov.veteran.plan import Plan
from stavka.kernel import Advice, Choice, Offered, because, choice

# 4.1 Moves


def move(p: Position, step: Moves, offered: Offered) -> Advice:
    for wanted in Plan(p, step.left, actions_to_come(p)).make().moves:
        c = choice("move", p.box.man_ids[wanted.man])
        if c in offered:
            return c, because(wanted.reason, man=c.args[0])
    return choice("end-moves"), because("end-moves")


def move_to(p: Position, step: MoveTo, offered: Offered) -> Advice:
    """The plan is the same as a moment before, when the man was chosen."""
    box = p.box
    left = next(s.left for s in reversed(p.stack) if isinstance(s, Moves))
    for wanted in Plan(p, left + 1, actions_to_come(p)).make().moves:
        if wanted.man == step.man:
            square = box.square_ids[wanted.square]
            taken = box.weapon_ids[wanted.weapon : wanted.weapon + 1] if wanted.weapon >= 0 else ()
            c = choice("join" if wanted.join else "to", square, *taken)
            if c in offered:
                return c, because("post", square=square)
    o = Outlook(p)
    best = max(offered, key=lambda c: view(p, o, box.square[c.args[0]]))
    return best, because("post", square=best.args[0])


def view(p: Position, o: Outlook, square: int) -> float:
    """Share of the tracks that a square sees, if nobody has to leave it."""
    return sum(map(o.share, p.box.square_colours[square])) - (square in p.men)


def actions_to_come(p: Position) -> int:
    return next(s.left for s in reversed(p.stack) if isinstance(s, Actions))


def displaced(p: Position, step: ChooseDisplaced, offered: Offered) -> Advice:
    o = Outlook(p)
    best = min(offered, key=lambda c: o.use(p.box.man[c.args[0]]))
    return best, because("displaced", man=best.args[0])


def displace(p: Position, step: Displace, offered: Offered) -> Advice:
    """To the Reserves, out of harm, with his weapon; a commander stays on a position."""
    man = p.box.man_ids[step.man]
    if "C" in p.box.letters[step.man] and offered[0].args[0] != "reserves":
        return offered[0], because("stays-on", man=man)
    return offered[-1], because("rests", man=man)


# 4.2 to 4.11 Actions


def act(p: Position, step: Actions, offered: Offered) -> Advice:
    for task in Plan(p, 0, step.left).make().tasks:
        if task.act not in offered:
            continue
        verb = task.act.verb
        if task.target >= 0:
            reason = because(verb, space=p.box.space_ids[task.target], percent=percent(task.chance))
        else:
            reason = because(verb, man=task.act.args[0])
        return task.act, reason
    return choice("end-actions"), because("end-actions")


def target(p: Position, step: Target, offered: Offered) -> Advice:
    o, box = Outlook(p), p.box

    def chance(c: Choice) -> float:
        return HIT[step.dice][box.german_defense[p.spaces[box.space[c.args[0]]] - 1]]

    best = max(offered, key=lambda c: chance(c) * o.menace(box.space[c.args[0]]))
    return best, because("target", space=best.args[0], percent=percent(chance(best)))


def shell(p: Position, step: Shell, offered: Offered) -> Advice:
    o, box = Outlook(p), p.box

    def worth(id: str) -> float:
        space = box.space[id]
        return HIT[OBSERVER_DICE][box.german_defense[p.spaces[space] - 1]] * o.menace(space)

    best = max(offered, key=lambda c: sum(map(worth, c.args)))
    return best, because("shell" if len(best.args) == 1 else "shell-two")


def lay_suppression(p: Position, step: LaySuppression, offered: Offered) -> Advice:
    colours = p.box.square_colours[step.square]
    _, counts = Plan(p, 0, 0).laid(colours, step.most)
    words = [word for c in colours for word in (COLOURS[c], counts[c])]
    return choice("place", *words), because("place")


def command(p: Position, step: Command, offered: Offered) -> Advice:
    """Those whose recovery is worth most; of a man with both, the Disrupted token."""
    plan = Plan(p, 0, 0)
    given: dict[str, Choice] = {}
    for c in offered:
        if c.verb == "give":
            given.setdefault(c.args[0], c)
    best = max(given.values(), key=lambda c: plan.recovered(p.box.man[c.args[0]]))
    return best, because("give", man=best.args[0])
