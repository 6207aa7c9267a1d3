"""Chapter 32: units that the campaign takes away, exchanges or brings back on a turn.

All of it happens in the initial phase of their owner. Who is named goes by itself; of the others
the owner chooses, and what they make up in steps is set off at once.
"""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET, ChangeRow
from stavka.games.stalingrad42.events import (
    BrigadeFormed,
    RemnantFormed,
    SpecialForfeited,
    StepsGiven,
    StepsTaken,
    UnitExchanged,
    UnitWithdrawn,
)
from stavka.games.stalingrad42.position import (
    COMING,
    DISPLAYED,
    ELIMINATED,
    ISOLATED,
    POOL,
    REMOVED,
    SEEN,
    WITHDRAWN,
    Position,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.rules import replacements
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    by_unit,
    find_unit,
    is_hex,
    named,
)
from stavka.games.stalingrad42.rules.boxes import army_of
from stavka.games.stalingrad42.rules.control import settle
from stavka.games.stalingrad42.rules.losses import form_remnant, remnant_for, turn_over
from stavka.games.stalingrad42.rules.supply import supplied_in
from stavka.kernel import Arg, Choice, Reason, choice

PANZER, PANZERGRENADIER, INFANTRY = "panzer", "panzergrenadier", "infantry"
TANK_CORPS, TANK_BRIGADE = "tank-corps", "tank-brigade"
FORFEITS = "rfss-1"  # whoever does not give it up whole loses a replacement [32.3a]
# The rows that say who is withdrawn.
ROWS = {PANZER: "32.1a", INFANTRY: "32.3b", TANK_CORPS: "32.2a"}


# What falls due


def begin(p: Position, play: Play) -> None:
    """The changes of this turn: who is named is withdrawn or exchanged at once, the others are
    owed. [32.1c, 32.2e, 32.3a, 32.3c, 32.4a, 32.5a]"""
    for name, row in p.setup.changes.items():
        if row.turn != p.turn or row.side != SIDES[p.side]:
            continue
        if row.action == "exchange":
            for id in row.units:
                exchange(p, play, find_unit(p, id), find_unit(p, row.becomes))
            continue
        p.given_up = 0
        for unit in (find_unit(p, id) for id in row.units):
            place = p.place[_shown(p, unit)]
            p.given_up += _take(p, play, unit)
            if p.contested(place):
                settle(p, play, place)
        if row.kind:
            p.owed[name] = row.count
            _go_on(p, play, name)


def end(p: Position) -> None:
    """What could not be withdrawn stays. [32.2e]"""
    p.owed.clear()
    p.given_up = 0


def pending(p: Position) -> list[Choice]:
    """What must still be done before the phase is over."""
    found = []
    for name in p.owed:
        row = p.setup.changes[name]
        if row.action == "withdraw":
            found += [by_unit(p.box, "recall")[unit] for unit in able(p, name)]
    return found


def row_of(p: Position) -> str:
    """The row of what must still be done. [32.1a, 32.2a, 32.3b]"""
    return ROWS[next(p.setup.changes[name].kind for name in p.owed)]


def _go_on(p: Position, play: Play, name: str) -> None:
    """When all of a change are gone, or nobody more can go, steps are set off: those of panzer
    divisions together. [32.1d, 32.1f]"""
    row = p.setup.changes[name]
    if row.action == "withdraw" and p.owed[name] and able(p, name):
        return
    if row.action == "withdraw":
        p.owed.pop(name)
        if row.kind == PANZER:
            _set_off(p, play, row, p.given_up, -1)


def _set_off(p: Position, play: Play, row: ChangeRow, steps: int, place: int) -> None:
    """Too few steps are made up on the map, those too many are given to others.
    [32.1d, 32.1f, 32.2c, 32.2d]"""
    make_up = MakeUp(row.kind, row.steps - steps)
    hand_over = HandOver(row.kind, steps - row.steps, place)
    if make_up.left > 0 and makers_up(p, row.kind):
        play.push(make_up)
    elif hand_over.left > 0 and hand_over.takers(p):
        play.push(hand_over)


# Withdrawing


def able(p: Position, name: str) -> list[int]:
    """Who can be withdrawn by a change."""
    units = (u for u in p.setup.units[p.side] if p.unit(u).kind == p.setup.changes[name].kind)
    return [unit for unit in units if _bar(p, unit, p.setup.changes[name]) is None]


def bar_withdrawing(p: Position, unit: int) -> Reason | None:
    """Why a unit is not withdrawn. [32.1a, 32.1b, 32.2a, 32.2e, 32.3b]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    rows = [p.setup.changes[name] for name in p.owed]
    rows = [row for row in rows if row.action == "withdraw"]
    if not rows:
        return "nobody-withdrawn-now"
    for row in rows:
        if p.unit(unit).kind == row.kind:
            return _bar(p, unit, row)
    return "others-are-withdrawn", ROWS.get(rows[0].kind, "32.1a")


def _bar(p: Position, unit: int, row: ChangeRow) -> Reason | None:
    counter, place = p.unit(unit), p.place[unit]
    if "remnant" in counter.marks or place in (COMING, REMOVED, WITHDRAWN):
        return "not-in-play-to-withdraw", ROWS.get(row.kind, "32.1a")
    if counter.ally:
        return "only-german-withdrawn", ROWS.get(row.kind, "32.1a")
    if row.kind == PANZER:
        if counter.quality != "elite":
            return "only-elite-withdrawn"
        return "isolated-last" if _isolated(p, unit) and _others(p, unit, row) else None
    if row.kind == INFANTRY:
        whole = counter.steps == row.steps and place >= 0 and not p.face[unit]
        if not whole:
            return "only-whole-withdrawn"
        return None if _in_supply(p, unit) else ("withdrawn-in-supply", "32.3b")
    if place == ELIMINATED:
        return "nobody-to-make-up" if not makers_up(p, row.kind) and _standing(p, row) else None
    return None if _in_supply(p, unit) else ("withdrawn-in-supply", "32.2a")


def _isolated(p: Position, unit: int) -> bool:
    here = _shown(p, unit)
    return p.place[here] >= 0 and p.supply[here] == ISOLATED


def _others(p: Position, unit: int, row: ChangeRow) -> bool:
    """Whether somebody who is not isolated can go in its place. [32.1b]"""
    gone = (COMING, REMOVED, WITHDRAWN)
    return any(
        p.unit(other).kind == row.kind
        and p.unit(other).quality == "elite"
        and "remnant" not in p.unit(other).marks
        and p.place[other] not in gone
        and not _isolated(p, other)
        for other in p.setup.units[p.side]
        if other != unit
    )


def _standing(p: Position, row: ChangeRow) -> bool:
    """Whether a corps in play can go. [32.2a]"""
    units = (u for u in p.setup.units[p.side] if p.unit(u).kind == row.kind)
    return any(_in_supply(p, unit) for unit in units)


def _in_supply(p: Position, unit: int) -> bool:
    """By its mark and by its line at this moment, as for replacements; in a box by that of its
    army. [21.2a, 34.5a]"""
    here = p.place[army_of(p, unit) if is_box(p.place[unit]) else unit]
    return here >= 0 and not p.supply[unit] and supplied_in(p, p.side, here)


def _shown(p: Position, unit: int) -> int:
    """The counter that stands for a unit: its remnant, or itself."""
    if p.place[unit] != DISPLAYED:
        return unit
    return p.stands_for.index(unit)


def withdraw(p: Position, play: Play, unit: int) -> None:
    """Out of the game, wherever it is. [32.1a, 32.2a, 32.3b]"""
    name = next(n for n in p.owed if p.setup.changes[n].kind == p.unit(unit).kind)
    row, place = p.setup.changes[name], p.place[_shown(p, unit)]
    steps = _take(p, play, unit)
    p.owed[name] -= 1
    p.given_up += steps
    _go_on(p, play, name)
    if p.contested(place):
        play.push(Left(place))
    if p.side == SOVIET:  # each corps by itself
        _set_off(p, play, row, steps, place)


class Left(Step, frozen=True):
    """Who was withdrawn has left a contested city, unless a brigade is left behind there.
    [29.1.1c, 32.2d]"""

    place: int

    def resolve(self, p: Position, play: Play) -> None:
        settle(p, play, self.place)


def _take(p: Position, play: Play, unit: int) -> int:
    """A unit leaves the game; the steps that it had. [32.1c, 32.3a, 32.3c]"""
    counter, shown = p.unit(unit), _shown(p, unit)
    place = p.place[shown]
    steps = p.steps(shown) if place >= 0 or is_box(place) else 0
    if counter.id == FORFEITS and steps < counter.steps:
        p.special_forfeited = True
        play.tell(SpecialForfeited(unit=counter.id))
    if place in (REMOVED, WITHDRAWN):
        return 0
    p.detrain((shown,))
    p.refits.pop(shown, None)
    if shown != unit:
        p.stands_for[shown] = -1
        p.move((shown,), POOL)
    p.move((unit,), WITHDRAWN)
    play.tell(UnitWithdrawn(unit=counter.id, steps=steps))
    if is_box(place):
        play.reveal()  # how many lie in each box is seen
    return steps


# Steps that are set off


class MakeUp(AskActive, frozen=True):
    """Others on the map lose the steps that those who were withdrawn did not have.
    [32.1d, 32.1e, 32.2c]"""

    rules = ("32.1d", "32.2c")
    kind: str
    left: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"steps": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [by_unit(p.box, "reduce")[unit] for unit in makers_up(p, self.kind)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "reduce":
            return "make-up-first"
        return bar_making_up(p, find_unit(p, named(choice)), self.kind)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        unit = find_unit(p, choice.args[0])
        if turn_over(p, unit):
            play.tell(StepsTaken(unit=p.unit(unit).id, left=p.steps(unit)))
        else:
            place, remnant = p.place[unit], form_remnant(p, unit)
            told = p.unit(unit).id, p.unit(remnant).id, place_id(place)
            play.tell(RemnantFormed(unit=told[0], remnant=told[1], place=told[2]))
        if self.left > 1 and makers_up(p, self.kind):
            play.push(MakeUp(self.kind, self.left - 1))


def makers_up(p: Position, kind: str) -> list[int]:
    return [unit for unit in p.setup.units[p.side] if bar_making_up(p, unit, kind) is None]


def bar_making_up(p: Position, unit: int, kind: str) -> Reason | None:
    """Why a unit does not lose a step for those who were withdrawn; it must keep one.
    [32.1d, 32.2c]"""
    if unit < 0:
        return "no-such-unit"
    counter = p.unit(unit)
    if counter.side != p.side:
        return "not-your-unit"
    row = "32.1d" if p.side == AXIS else "32.2c"
    if counter.kind != kind or counter.ally or "remnant" in counter.marks:
        return "others-make-up", row
    if not p.on_map(unit):
        return "not-on-the-map"
    more = p.face[unit] + 1 < len(counter.faces)
    last = not more and not (counter.remnant and remnant_for(p, unit) >= 0)
    return ("keeps-its-last-step", row) if last else None


class HandOver(AskActive, frozen=True):
    """Steps of those who were withdrawn that are too many go to others, without a marker; what is
    left is lost. A tank corps may leave a brigade behind. [32.1f, 32.2d, 32.2e]"""

    rules = ("32.1f", "32.2d")
    kind: str
    left: int
    place: int  # where the withdrawn unit stood; below 0: nowhere

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"steps": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*(by_unit(p.box, "give")[unit] for unit in self.takers(p)), choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "give":
            return "hand-over-first"
        return self.bar(p, find_unit(p, named(choice)))

    def takers(self, p: Position) -> list[int]:
        return [unit for unit in p.setup.units[p.side] if self.bar(p, unit) is None]

    @property
    def kinds(self) -> tuple[str, ...]:
        return (PANZER, PANZERGRENADIER) if self.kind == PANZER else (self.kind,)

    def concerns(self, p: Position, unit: int) -> bool:
        """Whether a unit is of those who could lack a step, or a brigade that could be formed."""
        whole = p.stands_for[unit]
        counter = p.unit(unit if whole < 0 else whole)
        if counter.kind in self.kinds:
            return p.on_map(unit) and not counter.ally
        return self.bar(p, unit) is None

    def bar(self, p: Position, unit: int) -> Reason | None:
        """Why a unit gets none of these steps. [32.1f, 32.2d]"""
        if unit < 0:
            return "no-such-unit"
        if p.unit(unit).side != p.side:
            return "not-your-unit"
        whole = p.stands_for[unit]
        counter = p.unit(unit if whole < 0 else whole)
        row = "32.1f" if p.side == AXIS else "32.2d"
        if self.place >= 0 and counter.kind == TANK_BRIGADE and p.place[unit] == ELIMINATED:
            return None
        if counter.kind not in self.kinds or counter.ally:
            return "others-get-steps", row
        if not p.on_map(unit):
            return "not-on-the-map"
        if whole < 0 and not p.face[unit]:
            return "at-full-strength"
        return None if _in_supply(p, unit) else ("steps-need-supply", row)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "stop":
            return
        unit = find_unit(p, choice.args[0])
        if p.place[unit] == ELIMINATED:
            _enter(p, unit, self.place, 0)
            play.tell(BrigadeFormed(unit=choice.args[0], place=place_id(self.place)))
        else:
            unit = replacements.add_step(p, unit)
            play.tell(StepsGiven(unit=p.unit(unit).id, left=p.steps(unit)))
        after = HandOver(self.kind, self.left - 1, self.place)
        if after.left and after.takers(p):
            play.push(after)


def _enter(p: Position, unit: int, place: int, face: int) -> None:
    """A counter comes into play in a place, in good order."""
    p.face[unit] = face
    p.order[unit] = p.supply[unit] = p.done[unit] = 0
    p.known[unit] |= SEEN if is_hex(place) else 0
    p.move((unit,), place)


# Exchanges


def exchange(p: Position, play: Play, old: int, new: int) -> None:
    """One counter takes the place of another, with as many steps more as it has. A unit that has
    grown gets a replacement if it is not in play; another comes reduced as a reinforcement.
    [32.4a, 32.4b, 32.4c, 32.5a]"""
    was, now, place = p.unit(old), p.unit(new), p.place[old]
    grown = was.number == now.number
    if place in (REMOVED, WITHDRAWN):
        p.move((new,), REMOVED)
        return
    play.tell(UnitExchanged(unit=was.id, by=now.id))
    weakest = len(now.faces) - 1
    if place >= 0 or is_box(place):
        for flags in (p.order, p.supply, p.done, p.known):
            flags[new] = flags[old]
        p.face[new] = min(p.face[old], weakest)
        _follow(p, old, new)
        p.move((new,), place)
    elif not grown:
        p.face[new] = weakest
        p.returns[new] = p.turn
    elif place == DISPLAYED:
        remnant = p.stands_for.index(old)
        p.stands_for[remnant] = new
        p.move((new,), DISPLAYED)
        if replacements.bar_refit(p, remnant) is None:
            p.refits[replacements.add_step(p, remnant)] = False
    else:
        p.move((new,), ELIMINATED)
        if replacements.bar_rebuilding(p, new) is None:
            play.push(replacements.Muster(new, ""))
    p.move((old,), REMOVED)


def _follow(p: Position, old: int, new: int) -> None:
    """What the old counter has forced in cities the new one has."""
    for hex, (level, *forced) in p.city_battles.items():
        p.city_battles[hex] = (level, *(new if unit == old else unit for unit in forced))


# Who is brought back


def returning(p: Position) -> list[int]:
    """The withdrawn units of which as many as are owed come back, as their owner chooses."""
    kinds = {row.kind for name in p.owed if (row := p.setup.changes[name]).action == "return"}
    return [
        unit
        for unit in p.setup.units[p.side]
        if p.place[unit] == WITHDRAWN and p.unit(unit).kind in kinds
    ]


def bring_back(p: Position, unit: int) -> None:
    """At full strength, as a reinforcement."""
    name = next(n for n in p.owed if p.setup.changes[n].kind == p.unit(unit).kind)
    p.owed[name] -= 1
    if not p.owed[name]:
        p.owed.pop(name)
    p.face[unit] = p.order[unit] = p.supply[unit] = p.known[unit] = p.done[unit] = 0
