"""2.4 How a battle ends: what the scenario says decides."""

from __future__ import annotations

from fractions import Fraction

from stavka.games.tanks import events as e
from stavka.games.tanks.components import GERMAN, SIDES, SOVIET
from stavka.games.tanks.position import LEFT, Position
from stavka.games.tanks.rules import ambush
from stavka.games.tanks.rules.base import Play, Step, place
from stavka.kernel import Arg, Message, Outcome


class EndOfTurn(Step, frozen=True):
    """The turn card is marked; is the battle decided? [4.0a, 4.5a]"""

    def resolve(self, p: Position, play: Play) -> None:
        decide = {"destruction": by_destruction, "exit": by_exit, "hold": by_holding}
        decide[p.battle.victory](p, play)


def points(p: Position, side: int) -> Fraction:
    """Cost destroyed, goals held and the handicap, as far as everybody knows: a unit in ambush
    counts when it is shown, after the last turn at the latest. [3.9a, 10.5.1a]"""
    battle = p.battle
    goals = sum(openly_held(p, hex) == side for hex in battle.goals) if battle.worth else 0
    return p.destroyed_cost(1 - side) + battle.worth * goals + battle.handicap[side]


def openly_held(p: Position, hex: int) -> int:
    """The side that alone is seen on a hex, or -1."""
    return _alone(p, [u for u in p.units_on(hex) if not p.hidden[u]])


def held_alone(p: Position, hex: int) -> int:
    """The side that alone is on a hex, or -1."""
    return _alone(p, p.units_on(hex))


def _alone(p: Position, units: list[int]) -> int:
    sides = {p.sides[u] for u in units}
    return sides.pop() if len(sides) == 1 else -1


def show_ambushes(p: Position, play: Play) -> None:
    """The battle is decided: whoever is still in ambush is put back on the field. [10.5.3a]"""
    for unit, hidden in enumerate(p.hidden):
        if hidden:
            ambush.leave(p, play, unit)


def wiped_out(p: Position, side: int) -> bool:
    """Nobody left on the field. Where platoons may leave it alive this decides nothing."""
    return not p.units_of(side)


def by_destruction(p: Position, play: Play) -> None:
    """All enemies destroyed, or more points after the last turn; equal points are a draw."""
    gone = [wiped_out(p, side) for side in (SOVIET, GERMAN)]
    if sum(gone) == 1:
        end(p, play, gone.index(False), "destroyed")
    elif all(gone) or p.turn >= p.turns:
        show_ambushes(p, play)
        soviet, german = points(p, SOVIET), points(p, GERMAN)
        if soviet == german:
            end(p, play, -1, "points-equal")
        else:
            end(p, play, SOVIET if soviet > german else GERMAN, "points")


def by_exit(p: Position, play: Play) -> None:
    """Platoons that end a turn on the goals leave the map; enough of them win. The other side
    wins when time is over or too few are left."""
    battle = p.battle
    for unit in p.units_of(battle.side):
        if p.at[unit] in battle.goals and not p.in_close_combat(unit):
            play.tell(e.UnitLeaves(unit=p.ids[unit], place=place(p, unit)))
            leave(p, unit)
    out = sum(p.at[u] == LEFT for u, side in enumerate(p.sides) if side == battle.side)
    hope = out + len(p.units_of(battle.side))
    if out >= battle.count:
        end(p, play, battle.side, "exit")
    elif p.turn >= p.turns or hope < battle.count:
        end(p, play, 1 - battle.side, "no-exit")


def leave(p: Position, unit: int) -> None:
    """It lives on, but fights no more."""
    p.at[unit] = LEFT
    p.suppressed[unit] = 0
    p.hidden[unit] = 0
    p.facing[unit] = -1
    p.zone[unit] = p.bonus[unit] = 0


def by_holding(p: Position, play: Play) -> None:
    """From the set turn on, whoever alone holds all goals; a side wiped out loses at once; nobody
    by the last turn is a draw."""
    gone = [wiped_out(p, side) for side in (SOVIET, GERMAN)]
    holders = {held_alone(p, hex) for hex in p.battle.goals}
    holder = holders.pop() if len(holders) == 1 else -1
    if sum(gone) == 1:
        end(p, play, gone.index(False), "destroyed")
    elif p.turn >= p.turns and holder >= 0:
        end(p, play, holder, "held")
    elif all(gone) or p.turn >= p.last:
        end(p, play, -1, "undecided")


def end(p: Position, play: Play, winner: int, why: str) -> None:
    """The seats of a side win and lose together. [2.3b]"""
    show_ambushes(p, play)
    soviet, german = int(points(p, SOVIET)), int(points(p, GERMAN))
    play.tell(e.FinalScore(soviet=soviet, german=german))
    args: dict[str, Arg] = {"soviet": soviet, "german": german, "turn": p.turn}
    if winner >= 0:
        args["side"] = f"side-{SIDES[winner]}"
    scores = dict.fromkeys(p.seats_of(SOVIET), soviet) | dict.fromkeys(p.seats_of(GERMAN), german)
    winners = p.seats_of(winner) if winner >= 0 else ()
    reason = Message(f"outcome-{why}", args)
    play.end(Outcome(winners, scores, reason, draw=winner < 0))
