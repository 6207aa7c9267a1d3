"""Chapter 3: the sequence of play, as one table."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.events import (
    PhaseBegins,
    PreliminaryMoveBegins,
    ShortTurnBegins,
    TurnBegins,
)
from stavka.games.stalingrad42.position import (
    AUTO_DS,
    COMBAT,
    EXTENDED,
    INITIAL,
    LEAVES,
    MOVEMENT,
    PHASES,
    RECOVERY,
    SHIFTED,
    SUPPLY_PHASE,
    VICTORY,
    Position,
)
from stavka.games.stalingrad42.rules import boxes, special_units
from stavka.games.stalingrad42.rules.air import GatherAir
from stavka.games.stalingrad42.rules.ambush import ask_for_zones
from stavka.games.stalingrad42.rules.attrition import Attrition
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.combat import CombatPhase
from stavka.games.stalingrad42.rules.control import push_railheads
from stavka.games.stalingrad42.rules.forts import AbandonForts
from stavka.games.stalingrad42.rules.initial import BeginInitial, BringIn
from stavka.games.stalingrad42.rules.maskirovka import RemoveArmies
from stavka.games.stalingrad42.rules.movement_phase import MovementPhase
from stavka.games.stalingrad42.rules.railheads import Railways
from stavka.games.stalingrad42.rules.recovery import RecoveryPhase, leave_flight
from stavka.games.stalingrad42.rules.resources import ReadySupport
from stavka.games.stalingrad42.rules.supply import CheckSupply
from stavka.games.stalingrad42.rules.trains import detrain
from stavka.games.stalingrad42.rules.victory import GateCheck, HoldCheck, VictoryCheck, gate
from stavka.games.stalingrad42.rules.weather import WeatherPhase

# The phases of a player turn and what is done in each. [3.B1a, 3.B2a, 3.B3a, 3.B4a, 3.B5a, 3.B5b,
# 3.B5c, 3.B5d, 3.Ca]
PLAYER_TURN: tuple[tuple[int, tuple[Step, ...]], ...] = (
    (INITIAL, (GatherAir(), BeginInitial())),
    (MOVEMENT, (MovementPhase(),)),
    (COMBAT, (CombatPhase(),)),
    (RECOVERY, (RecoveryPhase(),)),
    (SUPPLY_PHASE, (Railways(), CheckSupply(), Attrition(), ReadySupport())),
)
SHORT_TURN = (MOVEMENT, COMBAT, RECOVERY)  # [33.2.3a, 33.2.3g]
KEPT = EXTENDED | AUTO_DS  # what a unit did in movement and combat must know


class GameTurn(Step, frozen=True):
    """Weather, both player turns, victory check. [3.0a, 3.Db]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(TurnBegins(turn=p.turn))
        play.push(WeatherPhase(), *halves(p), CheckPoints(), NextTurn())


def halves(p: Position) -> tuple[Step, ...]:
    """The German player turn, then the Soviet one; the other way round once the Soviets go first.
    A scenario may begin in the middle of a turn, or with a move of the Soviets, and the Germans may
    have a short turn before the order changes.
    [3.0a, 33.2.3h, C2.1b, C2.4a to C2.4c, C3.1b, C3.3a, C3.4a, C3.4d, C4.4c]"""
    setup, soviet = p.setup, PlayerTurn(SOVIET)
    axis: tuple[Step, ...] = (PlayerTurn(AXIS), *([GateCheck()] if gate(p) else []))
    if p.turn == setup.scenario.first and setup.scenario.from_half == SIDES[SOVIET]:
        opening = PlayerTurn(SOVIET, PHASES.index(setup.scenario.opening))
        return opening, HoldCheck(), ShortTurn()
    if "soviet-first-move" in setup.events[p.turn]:
        return PreliminaryMove(), Deploy(), PlayerTurn(AXIS, MOVEMENT), soviet
    if 0 < soviets_first(p) <= p.turn:
        return soviet, HoldCheck(), *axis
    return *axis, soviet, ChangeOrder()


def soviets_first(p: Position) -> int:
    """The turn from which on they are; 0: never. [33.2.2a, C3.3a]"""
    return p.winter_offensive + 1 if p.winter_offensive else p.setup.soviets_first


class PlayerTurn(Step, frozen=True):
    """The phases of one player, in their order; the printed forts are looked after at the end of
    the Soviet turn, and reserve armies that were given away. [3.B1a to 3.Ca, 9.7.7a, 34.7a]"""

    side: int
    first: int = INITIAL

    def resolve(self, p: Position, play: Play) -> None:
        phases = [Phase(self.side, phase) for phase, _ in PLAYER_TURN if phase >= self.first]
        play.push(*phases, *((AbandonForts(), RemoveArmies()) if self.side == SOVIET else ()))


class ChangeOrder(Step, frozen=True):
    """After the Soviet turn in which the winter offensive was declared the Germans have their short
    one. [33.2.2a, 33.2.3a]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.winter_offensive == p.turn:
            play.push(ShortTurn())


class ShortTurn(Step, frozen=True):
    """The Germans move a little, break away and recover before the Soviets go first.
    [33.2.3a, 33.2.3g, C3.4d]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(ShortTurnBegins())
        play.push(*(Phase(AXIS, phase, short=True) for phase in SHORT_TURN))


class PreliminaryMove(Step, frozen=True):
    """The Soviets move before the first German turn of the Caucasus. [C2.1b, C2.4a]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(PreliminaryMoveBegins())
        play.push(Phase(SOVIET, MOVEMENT, preliminary=True))


class Deploy(Step, frozen=True):
    """In place of the first German initial phase: air units are gathered, and who comes is put
    beside the north edge; neither resource points nor replacements. [C2.4b]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.side = AXIS
        play.push(GatherAir(), BringIn())


class Phase(Step, frozen=True):
    """What units did in the phase before is over; whoever used extended movement may not attack.
    [3.Ca, 5.3a]"""

    side: int
    phase: int
    short: bool = False  # of the short turn
    preliminary: bool = False  # before the first German turn of the Caucasus

    def resolve(self, p: Position, play: Play) -> None:
        p.side, p.phase = self.side, self.phase
        p.short_turn, p.preliminary = self.short, self.preliminary
        keep = KEPT if self.phase == COMBAT else 0
        p.done[:] = bytes(flags & keep for flags in p.done)
        if self.phase == MOVEMENT:
            p.known[:] = bytes(flags & ~(SHIFTED | LEAVES) for flags in p.known)
        p.tried.clear()
        p.stepped.clear()
        p.vacated = -1
        p.sailed = False
        p.carried[:] = bytes(len(p.carried))
        if p.masks:
            boxes.begin_phase(p, turn=(self.side, self.phase) == (SOVIET, INITIAL))
        if self.phase == RECOVERY:
            leave_flight(p)
        play.tell(PhaseBegins(side=f"side-{SIDES[self.side]}", phase=f"phase-{PHASES[self.phase]}"))
        if self.short:
            detrain(p, play)
        special_units.free_garrisons(p, play)
        push_railheads(p, play)
        play.push(*dict(PLAYER_TURN)[self.phase])
        if p.masks and (self.side, self.phase) == (AXIS, MOVEMENT):
            ask_for_zones(p, play)


class CheckPoints(Step, frozen=True):
    """The turn's last phase. [3.Da]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase, p.short_turn = VICTORY, False
        play.push(VictoryCheck())


class NextTurn(Step, frozen=True):
    """Nobody has won: the turn marker advances. [3.Db]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.turn += 1
        p.forget()
        play.push(GameTurn())
