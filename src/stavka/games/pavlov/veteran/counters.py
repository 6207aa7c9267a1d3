"""4.0 Soviet Counter Phase: a plan for the turn, the moves it needs, and its actions.

The plan is made anew for every question: the tasks of the greatest gain for each action they
take, as far as moves and actions go. Moves that a task needs are made first.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import NamedTuple

from stavka.games.pavlov.components import ARTILLERY, COLOURS, SUPPRESSION
from stavka.games.pavlov.position import RESERVES, Position
from stavka.games.pavlov.rules.rulings import OBSERVER_DICE
from stavka.games.pavlov.rules.soviet_counters import (
    CREW_COST,
    RADIO_POINTS,
    Actions,
    Command,
    LaySuppression,
    Shell,
    Target,
    inspired,
    recover_targets,
    reinforcements_barred,
)
from stavka.games.pavlov.rules.soviet_moves import ChooseDisplaced, Displace, Moves, MoveTo
from stavka.games.pavlov.veteran.advice import Advice, because
from stavka.games.pavlov.veteran.cards import best_buy
from stavka.games.pavlov.veteran.outlook import HIT, Outlook
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Choice, choice


class Move(NamedTuple):
    man: int
    square: int
    weapon: int = -1  # taken along
    join: bool = False


class Task(NamedTuple):
    """Something to do this turn: its gain for each action, and who must see which colour."""

    gain: float
    act: Choice
    men: tuple[int, ...]
    colour: int = -1  # -1: from anywhere
    target: int = -1
    chance: float = 0.0
    harm: float = 0.0
    weapon: int = -1
    square: int = -1  # must be here

    @property
    def cost(self) -> int:
        return CREW_COST if self.weapon >= 0 else 1


class Plan:
    def __init__(self, p: Position, moves: int, actions: int) -> None:
        self.p = p
        self.o = Outlook(p)
        self.moves_left = moves
        self.actions_left = actions
        self.moves: list[Move] = []
        self.tasks: list[Task] = []
        self.at = {m: at for m, at in enumerate(p.men) if at >= RESERVES}
        self.guns = list(p.weapons)
        self.busy: set[int] = set()

    # Where to

    def holders(self, square: int) -> list[int]:
        return [m for m, at in self.at.items() if at == square]

    def spot(self, colour: int, man: int, wide: bool) -> int:
        """An empty square of a colour, or one whose ready occupant can be spared; -1 if none."""
        box = self.p.box
        best, most = -1, -99.0
        taken: dict[int, list[int]] = {}
        for m, at in self.at.items():
            if at >= 0:
                taken.setdefault(at, []).append(m)
        for s in box.colour_squares[colour] if colour >= 0 else range(len(box.square_ids)):
            worth = self.breadth(s) if wide else -self.breadth(s)
            if there := taken.get(s):
                if any(not self.p.ready(m) or m in self.busy or "C" in box.letters[m] for m in there):
                    continue
                worth -= 2.0 + len(there)
            if s == box.radio:
                worth -= 0.3
            if worth > most:
                best, most = s, worth
        return best

    def breadth(self, square: int) -> float:
        """Share of the tracks that a square sees."""
        box = self.p.box
        return sum(box.track_colour.count(c) for c in box.square_colours[square]) / 6

    def sees(self, man: int, colour: int) -> bool:
        at = self.at[man]
        return at >= 0 and colour in self.p.box.square_colours[at]

    def go(self, man: int, square: int, weapon: int = -1, join: bool = False) -> None:
        if not join:
            for m in self.holders(square):
                self.at[m] = RESERVES
        self.at[man] = square
        if weapon >= 0:
            self.guns[weapon] = square
        self.moves.append(Move(man, square, weapon, join))
        self.moves_left -= 1

    # The plan

    def make(self) -> Plan:
        self.station_team()
        heap = [(-t.gain, i, t) for i, t in enumerate(self.candidates()) if t.gain > 0]
        heapify(heap)
        shot: dict[int, float] = {}
        number = len(heap)
        while heap and self.actions_left > 0:
            gain, _, task = heappop(heap)
            if task.cost > self.actions_left or any(m in self.busy for m in task.men):
                continue
            if task.target in shot and task.harm:
                less = task.gain - task.chance * task.harm * (1 - shot[task.target]) / task.cost
                if less > 0:
                    number += 1
                    again = task._replace(gain=less, harm=task.harm * shot[task.target])
                    shot_key = task.target
                    heappush(heap, (-less, number, again._replace(target=-2 - shot_key)))
                continue
            if not self.get_ready(task):
                continue
            self.busy.update(task.men)
            if task.target >= 0:
                shot[task.target] = 1 - task.chance
            self.actions_left -= task.cost
            self.tasks.append(task)
        self.post_crew()
        return self

    def station_team(self) -> None:
        """All three commanders on positions: one more move and action each turn."""
        if not self.moves_left or not self.o.turns or not self.o.team_in_house():
            return
        for m in self.p.box.commanders:
            if self.at[m] < 0 and self.moves_left:
                square = self.spot(-1, m, wide=False)
                if square >= 0:
                    self.go(m, square)

    def post_crew(self) -> None:
        """Moves that are left bring an anti-tank crew together."""
        box = self.p.box
        if self.moves_left < 1 or not self.o.turns:
            return
        for w, at in enumerate(self.guns):
            if at < RESERVES or box.weapon_letter[w] != "A":
                continue
            men = self.crew_for(w, free=False)
            if len(men) == 2 and self.moves_left >= 1:
                self.gather(w, men, -1)
            return

    def crew_for(self, weapon: int, *, free: bool = True) -> list[int]:
        """The two men of its letter to serve a weapon: those who stand there first."""
        p = self.p
        letter, at = p.box.weapon_letter[weapon], self.guns[weapon]
        men = [
            m for m in self.at
            if p.box.crew_letter[m] == letter
            and m not in self.busy
            and ((p.ready(m) and p.free_to_act(m)) or not free)
        ]  # fmt: skip
        men.sort(key=lambda m: (self.at[m] != at, p.box.attack[m]))
        return men[:2]

    def gather(self, weapon: int, men: list[int], colour: int) -> bool:
        """Bring weapon and crew to one square that sees the colour, if the moves are enough."""
        box = self.p.box
        square = self.guns[weapon]
        if square < 0 or (colour >= 0 and colour not in box.square_colours[square]):
            carrier = next((m for m in men if self.at[m] == square), -1)
            if carrier < 0:
                return False
            needed = 2
            new = self.spot(colour if colour >= 0 else 1, carrier, wide=True)
            if new < 0 or needed > self.moves_left:
                return False
            self.go(carrier, new, weapon)
            other = next(m for m in men if m != carrier)
            self.go(other, new, join=True)
            return True
        missing = [m for m in men if self.at[m] != square]
        if len(missing) > 1 or len(missing) > self.moves_left:
            return False
        for m in missing:
            if len(self.holders(square)) != 1:
                return False
            self.go(m, square, join=True)
        return True

    def get_ready(self, task: Task) -> bool:
        """Plan the moves that a task needs; False if they cannot be made."""
        if task.weapon >= 0:
            return self.gather(task.weapon, list(task.men), task.colour)
        man = task.men[0]
        if task.square >= 0:
            if self.at[man] == task.square:
                return True
            if not self.moves_left or any(
                not self.p.ready(m) or m in self.busy for m in self.holders(task.square)
            ):
                return False
            self.go(man, task.square)
            return True
        if task.colour < 0 or self.sees(man, task.colour):
            return True
        if not self.moves_left:
            return False
        square = self.spot(task.colour, man, wide=self.p.box.attack[man] > 1)
        if square < 0:
            return False
        self.go(man, square)
        return True

    # What can be done

    def candidates(self) -> list[Task]:
        p, o, box = self.p, self.o, self.p.box
        infantry, armor = [], []
        for space, lies in enumerate(p.spaces):
            if lies:
                row = (space, box.space_colour[space], box.german_defense[lies - 1], o.menace(space))
                (infantry if box.infantry[lies - 1] else armor).append(row)
        found: list[Task] = []
        guns = p.holding(ARTILLERY)
        for man in self.at:
            if not p.free_to_act(man):
                continue
            if not p.ready(man):
                found.append(self.recovery(man))
                continue
            if not self.moves_left and self.at[man] < 0:
                continue
            spent = W.exhaust * o.use(man)
            id = box.man_ids[man]
            if box.attack[man]:
                act = choice("attack", id)
                row = HIT[box.attack[man]]
                for space, colour, defense, harm in infantry:
                    if self.moves_left or self.sees(man, colour):
                        found.append(
                            Task(row[defense] * harm - spent, act, (man,), colour, space,
                                 row[defense], harm)
                        )
            if p.supplies[SUPPRESSION] and box.suppress[man] and o.infantry:
                found += self.suppressions(man, spent)
            if "F" in box.letters[man] and guns:
                found += self.observations(man, spent, guns[0], infantry + armor)
            if "C" in box.letters[man] and self.at[man] >= 0:
                targets = recover_targets(p, man)
                gains = sorted((self.recovered(m) for m in targets), reverse=True)[:3]
                if gains:
                    found.append(Task(sum(gains) - spent, choice("command", id), (man,)))
        if armor:
            found += self.anti_tank(armor)
        found += self.radio()
        return found

    def recovered(self, man: int) -> float:
        p, o = self.p, self.o
        if p.disrupted[man]:
            risk = W.disrupted if p.men[man] >= 0 and o.turns else 0.05
            return risk + o.use(man) * (0.3 if p.exhausted[man] else 1.0)
        return o.use(man)

    def recovery(self, man: int) -> Task:
        p = self.p
        gain = self.recovered(man)
        if "C" in p.box.letters[man] and self.o.turns:
            others = sorted(
                (self.recovered(m) for m in recover_targets(p, man)), reverse=True
            )[:3]
            gain += W.commander_ready * sum(others)
        state = "disrupted" if p.disrupted[man] else "exhausted"
        return Task(gain, choice("recover", p.box.man_ids[man], state), (man,))

    def suppressions(self, man: int, spent: float) -> list[Task]:
        p, box = self.p, self.p.box
        most = min(box.suppress[man], p.supplies[SUPPRESSION])
        act = choice("suppress", box.man_ids[man])
        out = []
        at = self.at[man]
        colours = box.square_colours[at] if at >= 0 else ()
        if colours:
            gain, _ = self.lay(colours, most)
            out.append(Task(gain - spent, act, (man,), colours[0]))
        elif self.moves_left:
            for c in range(3):
                gain, _ = self.lay((c,), most)
                out.append(Task(gain - spent, act, (man,), c))
        return out

    def lay(self, colours: tuple[int, ...], most: int) -> tuple[float, dict[int, int]]:
        """The best split of tokens over the colours of a square."""
        p, o = self.p, self.o
        laid = dict.fromkeys(colours, 0)
        gain = 0.0
        for _ in range(most):
            worth, c = max((o.token_worth(c, p.boxes[c] + laid[c]), c) for c in colours)
            gain += worth
            laid[c] += 1
        return gain, laid

    def observations(
        self, man: int, spent: float, gun: int, targets: list[tuple[int, int, int, float]]
    ) -> list[Task]:
        box = self.p.box
        act = choice("observe", box.man_ids[man], f"location-{gun}")
        row = HIT[OBSERVER_DICE]
        value = {space: row[defense] * harm for space, _, defense, harm in targets}
        out = []
        for space, colour, _, _ in targets:
            if not self.moves_left and not self.sees(man, colour):
                continue
            gain = value[space]
            if space + 1 in value and box.space_track[space] == box.space_track[space + 1]:
                gain += value[space + 1]
            out.append(Task(gain - spent, act, (man,), colour, space, 0.7, gain))
        return out

    def anti_tank(self, armor: list[tuple[int, int, int, float]]) -> list[Task]:
        p, box = self.p, self.p.box
        out = []
        for w, at in enumerate(self.guns):
            if at < RESERVES or box.weapon_letter[w] != "A":
                continue
            men = tuple(self.crew_for(w))
            if len(men) < 2:
                continue
            spent = W.exhaust * sum(map(self.o.use, men))
            row = HIT[box.weapon_attack[w] + inspired(p, "A")]
            for space, colour, defense, harm in armor:
                gain = (row[defense] * harm - spent) / CREW_COST
                act = choice("anti-tank", box.weapon_ids[w])
                out.append(Task(gain, act, men, colour, space, row[defense], harm, w))
        return out

    def radio(self) -> list[Task]:
        p, box = self.p, self.p.box
        if box.radio < 0 or reinforcements_barred(p, RADIO_POINTS):
            return []
        worth = best_buy(p, self.o, RADIO_POINTS)[0]
        there = self.holders(box.radio)
        men = there or ([m for m in self.at if p.ready(m)] if self.moves_left else [])
        men = [m for m in men if p.ready(m) and p.free_to_act(m)]
        if not men:
            return []
        man = min(men, key=lambda m: (self.o.use(m), m))
        gain = worth - W.exhaust * self.o.use(man)
        return [Task(gain, choice("radio", box.man_ids[man]), (man,), square=box.radio)]


def actions_to_come(p: Position) -> int:
    return next(s.left for s in reversed(p.stack) if isinstance(s, Actions))


# 4.1 Moves


def move(p: Position, step: Moves, offered: tuple[Choice, ...]) -> Advice:
    plan = Plan(p, step.left, actions_to_come(p)).make()
    for m in plan.moves:
        c = choice("move", p.box.man_ids[m.man])
        if c in offered:
            return c, because("move", man=c.args[0])
    return choice("end-moves"), because("end-moves")


def move_to(p: Position, step: MoveTo, offered: tuple[Choice, ...]) -> Advice:
    box = p.box
    moves = next(s for s in reversed(p.stack) if isinstance(s, Moves))
    plan = Plan(p, moves.left + 1, actions_to_come(p)).make()
    for m in plan.moves:
        if m.man == step.man:
            id = box.square_ids[m.square]
            if m.weapon >= 0:
                c = choice("to", id, box.weapon_ids[m.weapon])
            else:
                c = choice("join" if m.join else "to", id)
            if c in offered:
                return c, because("to", place=id)
    best = max(offered, key=lambda c: plan.breadth(box.square[c.args[0]]))
    return best, because("to", place=best.args[0])


def displaced(p: Position, step: ChooseDisplaced, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    best = min(offered, key=lambda c: o.use(p.box.man[c.args[0]]))
    return best, because("displace", man=best.args[0])


def displace(p: Position, step: Displace, offered: tuple[Choice, ...]) -> Advice:
    """Back into the Reserves, out of harm; a commander stays on a position."""
    best = offered[-1]
    if "C" in p.box.letters[step.man]:
        best = next((c for c in offered if c.args[0] != "reserves"), best)
    return best, because("back", man=p.box.man_ids[step.man])


# 4.2 to 4.11 Actions


def act(p: Position, step: Actions, offered: tuple[Choice, ...]) -> Advice:
    plan = Plan(p, 0, step.left).make()
    for task in plan.tasks:
        if task.act in offered:
            return task.act, because(task.act.verb, man=task.act.args[0])
    return choice("end-actions"), because("end-actions")


def target(p: Position, step: Target, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    box = p.box

    def gain(c: Choice) -> float:
        space = box.space[c.args[0]]
        return HIT[step.dice][box.german_defense[p.spaces[space] - 1]] * o.menace(space)

    best = max(offered, key=gain)
    return best, because("target", space=best.args[0])


def shell(p: Position, step: Shell, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    box = p.box

    def gain(c: Choice) -> float:
        spaces = [box.space[a] for a in c.args]
        row = HIT[OBSERVER_DICE]
        return sum(row[box.german_defense[p.spaces[s] - 1]] * o.menace(s) for s in spaces)

    best = max(offered, key=gain)
    return best, because("shell", space=best.args[0])


def lay_suppression(p: Position, step: LaySuppression, offered: tuple[Choice, ...]) -> Advice:
    plan = Plan(p, 0, 0)
    colours = p.box.square_colours[step.square]
    _, laid = plan.lay(colours, step.most)
    if len(colours) == 1:
        best = choice("place", COLOURS[colours[0]], step.most)
    else:
        a, b = colours
        best = choice("place", COLOURS[a], laid[a], COLOURS[b], laid[b])
    return best, because("place")


def command(p: Position, step: Command, offered: tuple[Choice, ...]) -> Advice:
    plan = Plan(p, 0, 0)
    best, most = offered[-1], -1.0
    for c in offered:
        if c.verb == "give":
            m = p.box.man[c.args[0]]
            if c.args[1] == "exhausted" and p.disrupted[m]:
                continue
            gain = plan.recovered(m)
            if gain > most:
                best, most = c, gain
    if best.verb == "done":
        return best, because("done")
    return best, because("give", man=best.args[0])
