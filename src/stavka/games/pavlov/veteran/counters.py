"""4.0 Soviet Counter Phase: the moves and actions of the plan, and what they ask for."""

from __future__ import annotations

from stavka.games.pavlov.components import COLOURS, SUPPRESSION
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.rulings import OBSERVER_DICE
from stavka.games.pavlov.rules.soviet_counters import (
    COMMAND_RECOVERS,
    RADIO_POINTS,
    Actions,
    Command,
    LaySuppression,
    Shell,
    Target,
    recover_targets,
)
from stavka.games.pavlov.rules.soviet_moves import ChooseDisplaced, Displace, Moves, MoveTo
from stavka.games.pavlov.veteran.outlook import HIT, Outlook, percent
from stavka.games.pavlov.veteran.plan import Move, Plan, Task
from stavka.games.pavlov.veteran.reinforcements import Ware, best_buy
from stavka.kernel import Advice, Arg, Choice, Message, Offered, because, choice

# 4.1 Moves


def move(p: Position, step: Moves, offered: Offered) -> Advice:
    for wanted in Plan(p, step.left, actions_to_come(p)).make().moves:
        c = choice("move", p.box.man_ids[wanted.man])
        if c in offered:
            return c, why_move(p, wanted)
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
                return c, why_move(p, wanted)
    o = Outlook(p)
    best = max(offered, key=lambda c: view(p, o, box.square[c.args[0]]))
    return best, because("post", square=best.args[0])


def why_move(p: Position, wanted: Move) -> Message:
    """What the man can do there: his target, his weapon, the radio or the Command Team."""
    box, task = p.box, wanted.task
    args: dict[str, Arg] = {"man": box.man_ids[wanted.man], "square": box.square_ids[wanted.square]}
    if wanted.crew >= 0:
        args["weapon"] = box.weapon_ids[wanted.crew]
    if task is None:
        return because("move-team" if wanted.crew < 0 else "move-crew", **args)
    verb = task.act.verb
    if task.target >= 0:
        return because(f"move-{verb}", **args, **aimed(p, task.target, task.chance))
    if verb == "radio":
        return because("move-radio", **args, counter=called(p).id)
    return because("move-suppress", **args, **awaited(p, task.colour))


def aimed(p: Position, space: int, chance: float) -> dict[str, Arg]:
    """Who stands on a space, and the chance to clear it."""
    german = p.box.german_ids[p.spaces[space] - 1]
    return {"german": german, "space": p.box.space_ids[space], "percent": percent(chance)}


def awaited(p: Position, colour: int) -> dict[str, Arg]:
    """A suppression box, what lies there, and how much infantry may still come."""
    return {"colour": COLOURS[colour], "lying": p.boxes[colour], "count": Outlook(p).infantry}


def called(p: Position) -> Ware:
    """Who comes first if reinforcements are requested by radio."""
    ware = best_buy(p, Outlook(p), RADIO_POINTS)[1]
    assert ware is not None  # or the call would not be planned
    return ware


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
    plan = Plan(p, 0, step.left).make()
    for task in plan.tasks:
        if task.act in offered:
            return task.act, why_act(plan, task)
    return choice("end-actions"), because("end-actions")


def why_act(plan: Plan, task: Task) -> Message:
    p, verb, man = plan.p, task.act.verb, task.men[0]
    if task.target >= 0:
        return because(verb, **aimed(p, task.target, task.chance))
    match verb:
        case "recover":
            return why_recover(plan, man)
        case "command":
            men = sorted(recover_targets(p), key=plan.recovered, reverse=True)[:COMMAND_RECOVERS]
            return because("command", count=len(men), man=p.box.man_ids[men[0]])
        case "radio":
            ware = called(p)
            return because(ware.reason, counter=ware.id)
        case _:
            most = min(p.box.suppress[man], p.supplies[SUPPRESSION])
            _, counts = plan.laid(p.box.square_colours[plan.at[man]], most)
            return because("suppress", **awaited(p, max(counts, key=counts.__getitem__)))


def why_recover(plan: Plan, man: int) -> Message:
    """Under fire, to command others, for the last raid, or to fight again."""
    p, o, box = plan.p, plan.o, plan.p.box
    id = box.man_ids[man]
    if not o.turns:
        return because("recover-raid", man=id)
    if p.disrupted[man] and p.men[man] >= 0:
        return because("recover-exposed", man=id, square=box.square_ids[p.men[man]])
    if "C" in box.letters[man] and plan.orders_worth():
        return because("recover-commander", man=id)
    return because("recover", man=id, attack=box.attack[man], suppress=box.suppress[man])


def target(p: Position, step: Target, offered: Offered) -> Advice:
    o, box = Outlook(p), p.box

    def chance(c: Choice) -> float:
        return HIT[step.dice][box.german_defense[p.spaces[box.space[c.args[0]]] - 1]]

    best = max(offered, key=lambda c: chance(c) * o.menace(box.space[c.args[0]]))
    return best, because("target", **aimed(p, box.space[best.args[0]], chance(best)))


def shell(p: Position, step: Shell, offered: Offered) -> Advice:
    o, box = Outlook(p), p.box

    def worth(id: str) -> float:
        space = box.space[id]
        return HIT[OBSERVER_DICE][box.german_defense[p.spaces[space] - 1]] * o.menace(space)

    best = max(offered, key=lambda c: sum(map(worth, c.args)))
    if len(best.args) == 2:
        return best, because("shell-two", space=best.args[0], second=best.args[1])
    space = box.space[best.args[0]]
    chance = HIT[OBSERVER_DICE][box.german_defense[p.spaces[space] - 1]]
    return best, because("shell", **aimed(p, space, chance))


def lay_suppression(p: Position, step: LaySuppression, offered: Offered) -> Advice:
    colours = p.box.square_colours[step.square]
    _, counts = Plan(p, 0, 0).laid(colours, step.most)
    words = [word for c in colours for word in (COLOURS[c], counts[c])]
    most = max(counts, key=counts.__getitem__)
    return choice("place", *words), because("suppress", **awaited(p, most))


def command(p: Position, step: Command, offered: Offered) -> Advice:
    """Those whose recovery is worth most; of a man with both, the Disrupted token."""
    plan = Plan(p, 0, 0)
    given: dict[str, Choice] = {}
    for c in offered:
        if c.verb == "give":
            given.setdefault(c.args[0], c)
    best = max(given.values(), key=lambda c: plan.recovered(p.box.man[c.args[0]]))
    return best, why_recover(plan, p.box.man[best.args[0]])
