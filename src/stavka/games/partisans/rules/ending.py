"""How the game ends: by points, after the last month, or by destruction. [2.3-2.5, 4.6-4.8]"""

from __future__ import annotations

from stavka.games.partisans.components import SIDES
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.base import Play
from stavka.games.partisans.rules.rulings import ALONE_MUST_REACH_TARGET, LARGER_UNIT_BREAKS_TIES
from stavka.kernel import Arg, Message, Outcome


def to_destruction(p: Position) -> bool:
    """Whether only the destruction of a side ends the game. It takes somebody to destroy. [4.7a]"""
    return p.destruction and len(p.seats) > 1 and (not p.one_side() or p.rivals_fight)


def last_month(p: Position) -> int:
    return p.box.longest_destruction if to_destruction(p) else p.months


def won(p: Position, play: Play) -> bool:
    """End the game if somebody has reached the target. True if the game is over. [2.3a]"""
    if p.outcome is not None:
        return True
    if max(p.points) < p.target or to_destruction(p):
        return False
    there = [camp for camp in p.living() if p.points[camp] >= p.target]
    if not there:
        return False
    best = max(p.points[camp] for camp in there)
    _end(p, play, [camp for camp in there if p.points[camp] == best], "target")
    return True


def compare(p: Position, play: Play) -> None:
    """After the last month the most points win. [2.4a, 2.4b, 4.8a-4.8c]"""
    living = p.living()
    if len(p.seats) == 1 and ALONE_MUST_REACH_TARGET:
        reason = Message("outcome-alone", {"points": p.points[0], "target": p.target})
        play.end(Outcome((), _scores(p), reason))
        return
    best = max(p.points[camp] for camp in living)
    first = [camp for camp in living if p.points[camp] == best]
    if len(first) > 1 and p.one_side() and LARGER_UNIT_BREAKS_TIES:
        most = max(p.crowd(camp) for camp in first)
        first = [camp for camp in first if p.crowd(camp) == most]
    _end(p, play, first, "months")


def destroyed(p: Position, play: Play) -> bool:
    """End the game if a side has no camp left. True if the game is over. [2.5a]"""
    living = p.living()
    if p.one_side():
        if len(living) == 1:
            _end(p, play, living, "last-camp")
    elif len({p.side(camp) for camp in living}) == 1:
        side = p.side(living[0])
        winners = tuple(p.seats[camp] for camp in p.camps if p.side(camp) == side)
        reason = Message("outcome-destroyed", {"side": f"side-{SIDES[side]}"})
        play.end(Outcome(winners, _scores(p), reason))
    return p.outcome is not None


def _end(p: Position, play: Play, best: list[int], how: str) -> None:
    """The best camps win, each for its side; if that is everybody, nobody does. [2.3b, 17.10a]"""
    points = p.points[best[0]]
    if p.one_side():
        winning = best
    else:
        sides = {p.side(camp) for camp in best}
        winning = [camp for camp in p.camps if p.side(camp) in sides]
    drawn = len(winning) == len(p.seats) and len(p.seats) > 1
    camps = tuple(p.id(camp) for camp in best)
    if drawn:
        reason = Message("outcome-shared", {"camps": camps, "points": points})
        play.end(Outcome((), _scores(p), reason, draw=True))
        return
    args: dict[str, Arg] = {"camps": camps, "points": points}
    if not p.one_side():
        how += "-side"
        args["side"] = f"side-{SIDES[p.side(best[0])]}"
    winners = tuple(p.seats[camp] for camp in winning)
    play.end(Outcome(winners, _scores(p), Message(f"outcome-{how}", args)))


def _scores(p: Position) -> dict[str, int]:
    return {seat: p.points[camp] for camp, seat in enumerate(p.seats)}
