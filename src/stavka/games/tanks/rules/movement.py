"""9 Movement conflicts: all who move step together, hex by hex. 10.9 March, 10.11 on the move."""

from __future__ import annotations

from stavka.games.tanks import events as e
from stavka.games.tanks.position import MOVEMENT, Position
from stavka.games.tanks.rules.ambush import discover_by_contact, lurking
from stavka.games.tanks.rules.base import Play, Step, place
from stavka.games.tanks.rules.close_combat import CloseCombats
from stavka.games.tanks.rules.defence import KillZones
from stavka.games.tanks.rules.rulings import WITHDRAWAL


class Movement(Step, frozen=True):
    """The sixth step: March and Fire on the move; Wait moves nobody. [4.3c, 5.3b, 10.10a]"""

    def resolve(self, p: Position, play: Play) -> None:
        for unit, order in enumerate(p.orders):
            if order.kind in MOVEMENT and p.at[unit] >= 0 and not p.suppressed[unit]:
                p.moving[unit] = 0
        if any(gone >= 0 for gone in p.moving):
            p.tick = 0
            play.tell(e.StepBegins(step="step-movement"))
            play.push(KillZones(), Move(False), CloseCombats(False))


def route_of(p: Position, unit: int) -> tuple[int, ...]:
    """What is left of its route when it withdraws: the first hex. [10.4.4a]"""
    route = p.orders[unit].route
    return route[:WITHDRAWAL] if p.quitting[unit] else route


class Move(Step, frozen=True):
    """One hex for everybody who moves, then fire from kill zones, then the next. [1.1c, 9.1a-b]"""

    attacking: bool
    meetings: tuple[tuple[int, int], ...] = ()  # winner and loser of each meeting attack

    def resolve(self, p: Position, play: Play) -> None:
        going: dict[int, int] = {}
        for unit, gone in enumerate(p.moving):
            if gone >= 0:
                route = route_of(p, unit)
                if gone < len(route):
                    going[unit] = route[gone]
                else:
                    p.moving[unit] = -1
        if not going:
            return
        p.tick += 1
        Tick(p, play, going, self.attacking, self.meetings).run()
        play.push(KillZones(), Move(self.attacking))


class Tick:
    """One moment of simultaneous movement: who must stop before his next hex, and who goes."""

    def __init__(
        self,
        p: Position,
        play: Play,
        going: dict[int, int],
        attacking: bool,
        meetings: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.p = p
        self.play = play
        self.going = going
        self.attacking = attacking
        self.meetings = meetings

    def run(self) -> None:
        held = self.hold_losers()
        self.stop_before_enemies()
        while freed := [one for one in held if held[one][0] not in self.going]:
            for one in freed:
                self.going[one] = held.pop(one)[1]
            self.stop_before_enemies()
        for loser in held:
            self.p.moving[loser] = -1
        if not self.attacking and self.contests():
            self.stop_before_enemies()
        before = {unit: self.p.at[unit] for unit in sorted(self.going)}
        for unit in before:
            self.go(unit, self.going[unit])
        self.discover_ambushes(before)

    def hold_losers(self) -> dict[int, tuple[int, int]]:
        """Who lost a meeting attack stays as long as the winner goes: by loser, the winner and
        the loser's own next hex. [10.4.1a]"""
        return {
            loser: (winner, self.going.pop(loser))
            for winner, loser in self.meetings
            if loser in self.going and winner in self.going
        }

    def last(self, unit: int) -> bool:
        """Whether the next hex is the last of its route."""
        return self.p.moving[unit] + 1 == len(route_of(self.p, unit))

    def stop_before_enemies(self) -> None:
        """Until nobody else must stop: whoever stops may stand in another's way."""
        stopped = True
        while stopped:
            stopped = False
            for unit in sorted(self.going):
                if unit in self.going and (halted := self.conflict(unit)):
                    stopped = True
                    for one, cause in halted.items():
                        self.halt(one, cause)

    def conflict(self, unit: int) -> dict[int, str]:
        """Who must stop because of the next step of this unit, and why. [9.1a, 9.2a, 10.4a]"""
        p, going = self.p, self.going
        hex, side = going[unit], p.sides[unit]
        for enemy in going:
            if p.sides[enemy] == side:
                continue
            if going[enemy] == p.at[unit] and p.at[enemy] == hex:
                return {unit: "cause-head-on", enemy: "cause-head-on"}
        crossing = self.crossing(hex)
        if unit in crossing:
            return dict.fromkeys(crossing, "cause-crossing")
        if self.attacking and self.last(unit):
            return {}
        standing = [u for u in p.enemies_on(hex, side) if u not in going]
        return {unit: "cause-enemy"} if standing else {}

    def crossing(self, hex: int) -> list[int]:
        """Who comes to a hex together with an enemy, unless it is the last of both. [9.1a]"""
        p = self.p
        coming = [u for u, to in self.going.items() if to == hex]
        return [
            u
            for u in coming
            if any(
                p.sides[enemy] != p.sides[u] and not (self.last(u) and self.last(enemy))
                for enemy in coming
            )
        ]

    def halt(self, unit: int, cause: str) -> None:
        """It stays on the last hex of its own route before the conflict. [9.1c]"""
        p = self.p
        self.going.pop(unit, None)
        p.moving[unit] = -1
        self.play.tell(e.UnitHalted(unit=p.ids[unit], place=place(p, unit), cause=cause))

    def contests(self) -> bool:
        """The same last hex: a die and the steadfastness for each; only those above every enemy go
        on. [9.3a-e]"""
        p, going = self.p, self.going
        found = False
        for hex in sorted(set(going.values())):
            rivals = [u for u in sorted(going) if going[u] == hex]
            if len({p.sides[u] for u in rivals}) < 2:
                continue
            found = True
            rolled = {u: self.play.dice.roll(1) for u in rivals}
            totals = {u: rolled[u][0] + p.steadfastness(u) for u in rivals}
            for unit in rivals:
                best = max(totals[u] for u in rivals if p.sides[u] != p.sides[unit])
                enters = totals[unit] > best
                self.play.tell(
                    e.Contest(
                        unit=p.ids[unit], place=p.field.number(hex), dice=rolled[unit],
                        steadfastness=p.steadfastness(unit), total=totals[unit], enters=enters,
                    )
                )  # fmt: skip
                if not enters:
                    self.halt(unit, "cause-contest")
        return found

    def go(self, unit: int, hex: int) -> None:
        """One hex; wire is broken on the way. [11.1a]"""
        p, play, before = self.p, self.play, self.p.at[unit]
        p.at[unit] = hex
        p.moving[unit] += 1
        p.searched[hex] |= 1 << p.sides[unit]
        side = p.field.side(before, hex)
        if side in p.wire:
            p.wire.remove(side)
            play.tell(
                e.WireBroken(
                    unit=p.ids[unit], place=p.field.number(before), other=p.field.number(hex)
                )
            )
        play.tell(e.UnitMoved(unit=p.ids[unit], place=p.field.number(hex)))
        if self.attacking:
            p.entered[unit] = before

    def discover_ambushes(self, before: dict[int, int]) -> None:
        """All who come to a hidden enemy at this moment stop there and fight it, even if they
        withdrew from another fight. [10.5.3c]"""
        p, play = self.p, self.play
        caught = {unit: found for unit in before if (found := lurking(p, unit))}
        for enemy in sorted({enemy for found in caught.values() for enemy in found}):
            discover_by_contact(p, play, enemy)
        for unit in caught:
            p.moving[unit] = -1
            p.quitting[unit] = 0
            p.entered[unit] = before[unit]
            play.tell(
                e.UnitHalted(
                    unit=p.ids[unit], place=place(p, unit), cause="cause-ambush-discovered"
                )
            )
