"""A plan for the Soviet Counter Phase: what is done this turn, and the moves it needs.

All that could be done is listed with its gain for each action it takes, as if everybody could be
where he is needed; then the best is taken again and again, as far as actions and moves go.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import NamedTuple

from stavka.games.pavlov.components import ARTILLERY, SUPPRESSION
from stavka.games.pavlov.position import RESERVES, Position
from stavka.games.pavlov.rules.base import location_id
from stavka.games.pavlov.rules.rulings import OBSERVER_DICE
from stavka.games.pavlov.rules.soviet_counters import (
    COMMAND_RECOVERS,
    CREW_COST,
    RADIO_POINTS,
    inspired,
    recover_targets,
)
from stavka.games.pavlov.rules.soviet_units import reinforcements_barred
from stavka.games.pavlov.veteran.outlook import HIT, Outlook
from stavka.games.pavlov.veteran.reinforcements import best_buy
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Choice, choice

ANYWHERE = -1
RED = 1  # seen from most two-coloured squares


class Move(NamedTuple):
    man: int
    square: int
    weapon: int = -1  # taken along
    join: bool = False
    crew: int = -1  # the weapon that he goes to serve
    task: Task | None = None  # what he does there this turn


class Task(NamedTuple):
    """Something to do: what it brings, what it costs its men, and what they must see."""

    act: Choice
    men: tuple[int, ...]
    worth: float
    spent: float = 0.0
    colour: int = ANYWHERE
    target: int = -1
    chance: float = 0.0  # to clear the target
    weapon: int = -1
    square: int = -1  # the only place where it can be done

    @property
    def actions(self) -> int:
        return CREW_COST if self.weapon >= 0 else 1


class Germans(NamedTuple):
    space: int
    colour: int
    defense: int
    menace: float


class Plan:
    """`moves` and `tasks`, in the order in which they should be made."""

    def __init__(self, p: Position, moves: int, actions: int) -> None:
        self.p = p
        self.o = Outlook(p)
        self.moves_left = moves
        self.actions_left = actions
        self.moves: list[Move] = []
        self.tasks: list[Task] = []
        self.at = {m: at for m, at in enumerate(p.men) if at >= RESERVES}  # after the moves
        self.guns = p.weapons.copy()
        self.busy: set[int] = set()

    def make(self) -> Plan:
        self.station_team()
        self.take_best(self.all_tasks())
        self.post_crew()
        return self

    def take_best(self, tasks: list[Task]) -> None:
        """The best gain first; a target that was fired at already is worth less."""
        left: dict[int, float] = {}  # chance that a target is still there

        def gain(task: Task) -> float:
            return (task.worth * left.get(task.target, 1.0) - task.spent) / task.actions

        heap = [(-gain(task), n) for n, task in enumerate(tasks)]
        heapify(heap)
        while heap and self.actions_left:
            before, n = heappop(heap)
            task, now = tasks[n], -gain(tasks[n])
            if now >= 0 or task.actions > self.actions_left or not self.busy.isdisjoint(task.men):
                continue
            if now > before:
                heappush(heap, (now, n))
                continue
            if not self.get_ready(task):
                continue
            self.busy.update(task.men)
            self.actions_left -= task.actions
            self.tasks.append(task)
            if task.target >= 0:
                left[task.target] = left.get(task.target, 1.0) * (1 - task.chance)

    # Moves

    def station_team(self) -> None:
        """All three commanders on positions: one more move and one more action each turn."""
        team = self.p.box.commanders
        if not self.o.turns or any(m not in self.at for m in team):
            return
        for man in team:
            if self.at[man] == RESERVES and self.moves_left:
                # Where few tracks can be seen, few come under fire.
                self.go(Move(man, self.spot(ANYWHERE, wide=False)))

    def post_crew(self) -> None:
        """With moves that are left an anti-tank crew takes its post."""
        if self.o.turns:
            for weapon in self.anti_tank_guns()[:1]:
                men = self.crew_for(weapon, ready=False)
                if len(men) == 2:
                    self.gather(weapon, men, ANYWHERE)

    def get_ready(self, task: Task) -> bool:
        """Add the moves that a task needs; False if they cannot be made."""
        if task.weapon >= 0:
            return self.gather(task.weapon, task.men, task.colour, task)
        man = task.men[0]
        if self.sees(man, task.colour) and task.square in (-1, self.at[man]):
            return True
        wide = self.p.box.attack[man] > 1
        square = task.square if task.square >= 0 else self.spot(task.colour, wide=wide)
        return self.go(Move(man, square, task=task))

    def gather(
        self, weapon: int, men: tuple[int, ...], colour: int, task: Task | None = None
    ) -> bool:
        """Bring a weapon and its crew to one square that sees a colour."""
        square = self.guns[weapon]
        absent = [m for m in men if self.at[m] != square]
        posted = square >= 0 and len(absent) < len(men)
        if posted and (colour == ANYWHERE or colour in self.p.box.square_colours[square]):
            return self.join(absent, square, weapon, task)
        carrier = next((m for m in men if self.at[m] == square), -1)
        if carrier < 0 or self.moves_left < len(men):
            return False
        post = self.spot(RED if colour == ANYWHERE else colour, wide=True)
        if not self.go(Move(carrier, post, weapon, crew=weapon, task=task)):
            return False
        return self.join([m for m in men if m != carrier], post, weapon, task)

    def join(self, men: list[int], square: int, weapon: int, task: Task | None) -> bool:
        return all(self.go(Move(m, square, join=True, crew=weapon, task=task)) for m in men)

    def go(self, move: Move) -> bool:
        if move.square < 0 or not self.moves_left:
            return False
        there = [m for m, at in self.at.items() if at == move.square]
        if move.join:
            if len(there) != 1 or not self.p.ready(there[0]):
                return False
        else:
            if any(not self.can_be_spared(m) for m in there):
                return False
            for man in there:
                self.at[man] = RESERVES
        self.at[move.man] = move.square
        if move.weapon >= 0:
            self.guns[move.weapon] = move.square
        self.moves.append(move)
        self.moves_left -= 1
        return True

    def spot(self, colour: int, *, wide: bool) -> int:
        """The best square of a colour: empty if there is one, with the widest view or the least."""
        box = self.p.box
        there: dict[int, list[int]] = {}
        for man, at in self.at.items():
            there.setdefault(at, []).append(man)
        best, most = -1, -100.0
        for square in range(len(box.square_ids)) if colour < 0 else box.colour_squares[colour]:
            men = there.get(square, [])
            if not all(map(self.can_be_spared, men)):
                continue
            view = sum(map(self.o.share, box.square_colours[square]))
            worth = (view if wide else -view) - 3 * len(men) - 0.3 * (square == box.radio)
            if worth > most:
                best, most = square, worth
        return best

    def can_be_spared(self, man: int) -> bool:
        """Whether a man may be displaced: he is ready, has no task and does not command."""
        return self.p.ready(man) and man not in self.busy and "C" not in self.p.box.letters[man]

    def sees(self, man: int, colour: int) -> bool:
        at = self.at[man]
        return colour == ANYWHERE or (at >= 0 and colour in self.p.box.square_colours[at])

    def can_see(self, man: int, colour: int) -> bool:
        """Now, or after a move."""
        return self.moves_left > 0 or self.sees(man, colour)

    # All that could be done

    def all_tasks(self) -> list[Task]:
        p, o, box = self.p, self.o, self.p.box
        seen = [
            Germans(s, box.space_colour[s], box.german_defense[lies - 1], o.menace(s))
            for s, lies in enumerate(p.spaces)
            if lies
        ]
        infantry = [g for g in seen if box.infantry[p.spaces[g.space] - 1]]
        found: list[Task] = []
        for man, at in self.at.items():
            if not p.free_to_act(man):
                continue
            if not p.ready(man):
                found.append(self.recovery(man))
            elif at >= 0 or self.moves_left:
                spent = W.exhaust * o.use(man)
                found += self.attacks(man, spent, infantry)
                found += self.suppressions(man, spent)
                if "F" in box.letters[man]:
                    found += self.observations(man, spent, seen)
                if "C" in box.letters[man]:
                    found += self.commands(man, spent)
        found += self.anti_tank([g for g in seen if g not in infantry])
        return found + self.radio()

    def attacks(self, man: int, spent: float, infantry: list[Germans]) -> list[Task]:
        dice = self.p.box.attack[man]
        act = choice("attack", self.p.box.man_ids[man])
        return [
            Task(act, (man,), HIT[dice][g.defense] * g.menace, spent, g.colour, g.space,
                 HIT[dice][g.defense])
            for g in infantry
            if dice and self.can_see(man, g.colour)
        ]  # fmt: skip

    def suppressions(self, man: int, spent: float) -> list[Task]:
        p, box = self.p, self.p.box
        most = min(box.suppress[man], p.supplies[SUPPRESSION])
        if not most or not self.o.infantry:
            return []
        act, at = choice("suppress", box.man_ids[man]), self.at[man]
        views = [box.square_colours[at]] if at >= 0 else [(0,), (1,), (2,)]
        return [Task(act, (man,), self.laid(view, most)[0], spent, view[0]) for view in views]

    def laid(self, colours: tuple[int, ...], most: int) -> tuple[float, dict[int, int]]:
        """What so many Suppression tokens are worth, and how many go to each colour."""
        counts = dict.fromkeys(colours, 0)
        worth = 0.0
        for _ in range(most):
            gain, colour = max(
                (self.o.token_worth(c, self.p.boxes[c] + counts[c]), c) for c in colours
            )
            worth += gain
            counts[colour] += 1
        return worth, counts

    def observations(self, man: int, spent: float, seen: list[Germans]) -> list[Task]:
        """Artillery on one counter, or on two that are adjacent."""
        box, guns = self.p.box, self.p.holding(ARTILLERY)
        if not guns:
            return []
        act = choice("observe", box.man_ids[man], location_id(guns[0]))
        row = HIT[OBSERVER_DICE]
        worth = {g.space: row[g.defense] * g.menace for g in seen}
        found = []
        for g in seen:
            if self.can_see(man, g.colour):
                behind = g.space + 1
                pair = behind in worth and box.space_track[g.space] == box.space_track[behind]
                both = worth[g.space] + (worth[behind] if pair else 0.0)
                task = Task(act, (man,), both, spent, g.colour, g.space, row[g.defense])
                found.append(task)
        return found

    def commands(self, man: int, spent: float) -> list[Task]:
        if self.at[man] < 0:
            return []
        act = choice("command", self.p.box.man_ids[man])
        worth = self.orders_worth()
        return [Task(act, (man,), worth, spent)] if worth else []

    def orders_worth(self) -> float:
        """The best recoveries that a commander could order now."""
        men = map(self.recovered, recover_targets(self.p))
        return sum(sorted(men, reverse=True)[:COMMAND_RECOVERS])

    def recovered(self, man: int) -> float:
        """What one recovery of a man is worth: the Disrupted token first."""
        p, use = self.p, self.o.use(man)
        if not p.disrupted[man]:
            return use
        exposed = p.men[man] >= 0 and self.o.turns
        safety = W.disrupted if exposed else W.disrupted_in_reserves
        return safety + use * (W.half_recovered if p.exhausted[man] else 1.0)

    def recovery(self, man: int) -> Task:
        worth = self.recovered(man)
        if "C" in self.p.box.letters[man] and self.o.turns:
            worth += W.commander_ready * self.orders_worth()
        state = "disrupted" if self.p.disrupted[man] else "exhausted"
        return Task(choice("recover", self.p.box.man_ids[man], state), (man,), worth)

    def anti_tank_guns(self) -> list[int]:
        """The anti-tank weapons in the house, the strongest first."""
        box = self.p.box
        guns = [
            w for w, at in enumerate(self.guns) if at >= RESERVES and box.weapon_letter[w] == "A"
        ]
        return sorted(guns, key=lambda w: -box.weapon_attack[w])

    def crew_for(self, weapon: int, *, ready: bool = True) -> tuple[int, ...]:
        """Two men of its letter to serve a weapon: those who stand by it, then the weaker shots."""
        p, at = self.p, self.guns[weapon]
        men = [
            m for m in self.at
            if p.box.crew_letter[m] == p.box.weapon_letter[weapon] and m not in self.busy
            and (not ready or (p.ready(m) and p.free_to_act(m)))
        ]  # fmt: skip
        men.sort(key=lambda m: (self.at[m] != at, p.box.attack[m]))
        return tuple(men[:2])

    def anti_tank(self, armor: list[Germans]) -> list[Task]:
        box = self.p.box
        found = []
        for weapon in self.anti_tank_guns() if armor else ():
            men = self.crew_for(weapon)
            if len(men) < 2:
                continue
            act = choice("anti-tank", box.weapon_ids[weapon])
            spent = W.exhaust * sum(map(self.o.use, men))
            row = HIT[box.weapon_attack[weapon] + inspired(self.p, "A")]
            found += [
                Task(act, men, row[g.defense] * g.menace, spent, g.colour, g.space,
                     row[g.defense], weapon)
                for g in armor
            ]  # fmt: skip
        return found

    def radio(self) -> list[Task]:
        """A call by whoever is at the radio, or else by the man who is needed least."""
        p, square = self.p, self.p.box.radio
        if square < 0 or reinforcements_barred(p, RADIO_POINTS):
            return []
        there = [m for m, at in self.at.items() if at == square]
        men = [
            m for m in there or (self.at if self.moves_left else ())
            if p.ready(m) and p.free_to_act(m)
        ]  # fmt: skip
        worth = best_buy(p, self.o, RADIO_POINTS)[0]
        if not men or not worth:
            return []
        man = min(men, key=self.o.use)
        act = choice("radio", p.box.man_ids[man])
        return [Task(act, (man,), worth, W.exhaust * self.o.use(man), square=square)]
