"""Chapter 3: the sequence of play, as one table."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.events import PhaseBegins, TurnBegins, WeatherComes
from stavka.games.stalingrad42.position import (
    AUTO_DS,
    COMBAT,
    EXTENDED,
    INITIAL,
    MOVEMENT,
    PHASES,
    RECOVERY,
    SUPPLY_PHASE,
    VICTORY,
    Position,
)
from stavka.games.stalingrad42.rules import special_units
from stavka.games.stalingrad42.rules.attrition import Attrition
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.combat import CombatPhase
from stavka.games.stalingrad42.rules.entry_areas import BringReinforcements
from stavka.games.stalingrad42.rules.forts import AbandonForts
from stavka.games.stalingrad42.rules.moving import MovementPhase
from stavka.games.stalingrad42.rules.recovery import RecoveryPhase, leave_flight
from stavka.games.stalingrad42.rules.supply import CheckSupply
from stavka.games.stalingrad42.rules.victory import VictoryCheck

# The phases of a player turn and what is done in each. [3.B1g, 3.B2a, 3.B3a, 3.B4a, 3.B5b, 3.B5c,
# 3.Ca]
PLAYER_TURN: tuple[tuple[int, tuple[Step, ...]], ...] = (
    (INITIAL, (BringReinforcements(),)),
    (MOVEMENT, (MovementPhase(),)),
    (COMBAT, (CombatPhase(),)),
    (RECOVERY, (RecoveryPhase(),)),
    (SUPPLY_PHASE, (CheckSupply(), Attrition())),
)
KEPT = EXTENDED | AUTO_DS  # what a unit did in movement and combat must know


class GameTurn(Step, frozen=True):
    """Weather, German player turn, Soviet player turn, victory check. [3.0a, 3.Db]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(TurnBegins(turn=p.turn))
        turns = PlayerTurn(AXIS), PlayerTurn(SOVIET)
        play.push(WeatherPhase(), *turns, AbandonForts(), CheckPoints(), NextTurn())


class WeatherPhase(Step, frozen=True):
    """Nobody throws for the weather of the turns that are played: it is clear. [3.Ab]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(WeatherComes(weather="weather-clear"))


class PlayerTurn(Step, frozen=True):
    """The phases of one player, in their order. [3.B1a to 3.Ca]"""

    side: int

    def resolve(self, p: Position, play: Play) -> None:
        play.push(*(Phase(self.side, phase) for phase, _ in PLAYER_TURN))


class Phase(Step, frozen=True):
    """What units did in the phase before is over; whoever used extended movement may not attack.
    [3.Ca, 5.3a]"""

    side: int
    phase: int

    def resolve(self, p: Position, play: Play) -> None:
        p.side, p.phase = self.side, self.phase
        keep = KEPT if self.phase == COMBAT else 0
        p.done[:] = bytes(flags & keep for flags in p.done)
        if self.phase == RECOVERY:
            leave_flight(p)
        play.tell(PhaseBegins(side=f"side-{SIDES[self.side]}", phase=f"phase-{PHASES[self.phase]}"))
        special_units.free_garrisons(p, play)
        play.push(*dict(PLAYER_TURN)[self.phase])


class CheckPoints(Step, frozen=True):
    """The turn's last phase. [3.Da]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = VICTORY
        play.push(VictoryCheck())


class NextTurn(Step, frozen=True):
    """Nobody has won: the turn marker advances. [3.Db]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.turn += 1
        p.forget()
        play.push(GameTurn())
