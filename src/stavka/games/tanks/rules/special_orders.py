"""The fifth step: 10.5 Ambush and 10.6 change of sector (see `ambush`), 10.7 Rally, 10.8 and 12
Resupply."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.tanks import events as e
from stavka.games.tanks.position import (
    AMBUSH,
    MERGED,
    RALLY,
    RESUPPLY,
    TURN,
    Position,
)
from stavka.games.tanks.rules import ambush
from stavka.games.tanks.rules.allowed import depot_of
from stavka.games.tanks.rules.base import AskOwner, Play, Step, remove
from stavka.kernel import Arg, Choice, Reason, choice

SPECIAL = (AMBUSH, TURN, RALLY, RESUPPLY)


class SpecialOrders(Step, frozen=True):
    """For whoever is neither suppressed nor in close combat. [4.3a, 4.3b, 5.3b]"""

    def resolve(self, p: Position, play: Play) -> None:
        able = [
            u
            for u, order in enumerate(p.orders)
            if order.kind in SPECIAL
            and p.at[u] >= 0
            and not p.suppressed[u]
            and not p.in_close_combat(u)
        ]
        if any(not p.hidden[u] for u in able):
            play.tell(e.StepBegins(step="step-special"))
        for unit in able:
            order = p.orders[unit]
            if order.kind == AMBUSH and not p.hidden[unit]:
                ambush.prepare(p, play, unit)
            elif order.kind in (AMBUSH, TURN):
                ambush.change(p, play, unit)
        rally_all(p, play, [u for u in able if p.orders[u].kind == RALLY])
        resupply_all(p, play, [u for u in able if p.orders[u].kind == RESUPPLY])


# 10.7 Rally


def rally_all(p: Position, play: Play, units: list[int]) -> None:
    """Those who name the same card, its own unit among them, become one; as many as make one full
    platoon. [10.7a-c, 10.7e]"""
    joined: set[int] = set()
    for unit in units:
        card = p.orders[unit].target
        total = p.strength[card] + p.strength[unit]
        agreed = card in units and p.orders[card].target == card
        if unit != card and agreed and total <= p.card(card).strength:
            joined |= {unit, card}
            merge(p, play, card, unit)
    for unit in units:
        if unit not in joined:
            play.tell(e.RallyFailed(unit=p.ids[unit]))


def merge(p: Position, play: Play, unit: int, other: int) -> None:
    """One card stays, with the most ammunition; steadfastness follows strength. [10.7d-f]"""
    p.strength[unit] += p.strength[other]
    p.ammo[unit] = max(p.ammo[unit], p.ammo[other])
    remove(p, other, MERGED)
    play.tell(
        e.UnitsMerged(unit=p.ids[unit], other=p.ids[other], strength=p.strength[unit])
    )  # fmt: skip


# 10.8, 12 Resupply


def resupply_all(p: Position, play: Play, units: list[int]) -> None:
    """After the turns on its card a unit gets what it asked for. If a depot lacks ammunition for
    all, their owner divides it. [10.8a-d, 12.2a-d]"""
    served: dict[int, list[int]] = {}
    for unit in units:
        p.loading[unit] += 1
        left = p.card(unit).resupply_turns - p.loading[unit]
        if left > 0:
            play.tell(e.ResupplyBegins(unit=p.ids[unit], turns=left))
        else:
            p.loading[unit] = 0
            served.setdefault(depot_of(p, unit), []).append(unit)
    for depot, waiting in sorted(served.items()):
        if short(p, depot, waiting):
            play.push(DivideDepot(waiting[0], depot, tuple(waiting)))
        else:
            hand_out(p, play, depot, waiting)


def wanted(p: Position, unit: int) -> int:
    """What was ordered: never more than the card has room for. [10.8c]"""
    return p.orders[unit].amount


def short(p: Position, depot: int, units: list[int] | tuple[int, ...]) -> bool:
    return sum(wanted(p, u) for u in units) > p.depots[depot]


def hand_out(p: Position, play: Play, depot: int, units: list[int]) -> None:
    for unit in units:
        load(p, play, depot, unit, min(wanted(p, unit), p.depots[depot]))


def load(p: Position, play: Play, depot: int, unit: int, count: int) -> None:
    """What the unit gets the depot loses. [3.8b, 10.8d, 12.2a]"""
    p.ammo[unit] += count
    p.depots[depot] -= count
    play.tell(e.AmmunitionTaken(unit=p.ids[unit], count=count, left=p.depots[depot]))


class DivideDepot(AskOwner, frozen=True):
    """How much of what is left the first of these units gets. [12.2d]"""

    depot: int
    waiting: tuple[int, ...]
    rules: ClassVar[tuple[str, ...]] = ("12.2c", "12.2d")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.ids[self.unit], "left": p.depots[self.depot]}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        most = min(wanted(p, self.unit), p.depots[self.depot])
        others = sum(wanted(p, u) for u in self.waiting[1:])
        least = max(0, p.depots[self.depot] - others)
        return [choice("take", n) for n in range(most, least - 1, -1)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "cannot-take-so-much" if choice.verb == "take" else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        load(p, play, self.depot, self.unit, int(choice.args[0]))
        rest = self.waiting[1:]
        if len(rest) > 1 and short(p, self.depot, rest):
            play.push(DivideDepot(rest[0], self.depot, rest))
        else:
            hand_out(p, play, self.depot, list(rest))
