"""Chapters 8.3, 8.4 and 10.1: the die, and what the table says."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import msgspec

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.events import AttackBroken, BattleFought
from stavka.games.stalingrad42.position import ATTACKED, AUTO_DS, DEFENDED, Position, place_id
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.air import AirAfterAttack
from stavka.games.stalingrad42.rules.ambush import ComeOut
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, ids
from stavka.games.stalingrad42.rules.boxes import hiding
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.leaders import BATTLE, AskReroll, said
from stavka.games.stalingrad42.rules.losses import TakeLosses
from stavka.games.stalingrad42.rules.modifiers import (
    AUTOMATIC,
    Battle,
    column_name,
    defenders,
    weigh,
)
from stavka.games.stalingrad42.rules.out_of_areas import stands
from stavka.games.stalingrad42.rules.retreat import abandon
from stavka.games.stalingrad42.rules.weather import advance_of
from stavka.hexes import Bitset
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice

replace = msgspec.structs.replace


class Effect(NamedTuple):
    """What a result does: steps lost by attacker and defender, whether the enemy chooses whose, and
    how far the defender retreats."""

    attacker: int
    defender: int
    enemy_chooses: bool
    retreat: int


# [10.1b to 10.1j, 10.2.2a, 12.1.1a]
EFFECTS = {
    "A1": Effect(1, 0, False, 0),
    "EX": Effect(1, 1, True, 0),
    "DRX": Effect(1, 1, True, 2),
    "A1/DR2": Effect(1, 0, False, 2),
    "A1/D1": Effect(1, 1, False, 2),
    "DR2": Effect(0, 0, False, 2),
    "D1": Effect(0, 1, False, 3),
    "DR4": Effect(0, 0, False, 4),
    "DS": Effect(0, 1, True, 4),
}
SHATTERED, SHATTERED_ADVANCE = "DS", 4  # ten to one or more [8.4c, 8.4e]
DIE = 6


class Clash(Step, frozen=True):
    """A battle whose dice have fallen; of several the attacker picks one. `guns`: the support units
    that shift the column; `air`: the air unit of the Axis that does. [8.3d, 26.2f]"""

    target: int
    units: tuple[int, ...]
    excess: tuple[int, ...] | None = None
    waits: bool = False
    guns: tuple[int, ...] = ()
    air: int = -1
    dice: tuple[int, ...] = ()  # none at ten to one [8.4c]

    def battle(self, p: Position) -> Battle:
        return weigh(p, self.target, self.units, self.excess, len(self.guns), air=self.air >= 0)

    def outcomes(self, p: Position) -> list[str]:
        return [result_id(result) for result in p.box.tables.crt[self.battle(p).odds].results]

    def resolve(self, p: Position, play: Play) -> None:
        if len(set(self.dice)) > 1:
            play.push(PickDie(self))
        else:
            decide(p, play, self)


class Strike(Step, frozen=True):
    """A battle in which everybody has come out of the boxes who wants to defend. Where nobody has,
    the army is gone and its hex is taken; what is no longer ten to one in movement is broken off.
    [8.6.1a, 34.6.2a, 34.6.2e]"""

    clash: Clash
    plans: int

    def resolve(self, p: Position, play: Play) -> None:
        clash, target = self.clash, self.clash.target
        if not p.fighting(p.enemy, target):
            for unit in clash.units:
                p.done[unit] |= ATTACKED
            abandon(p, play, p.enemy, target)
            if clash.excess is not None:  # the group may enter the hex, and stops
                p.advance_won = 1
                return
            keep_air(p, play, clash)
            hexes = tuple(dict.fromkeys(p.place[unit] for unit in clash.units))
            play.push(Advance(target, clash.units, hexes, 1, limited=True))
        elif clash.waits and clash.battle(p).column < AUTOMATIC:
            for unit in clash.units:
                p.done[unit] &= ~AUTO_DS
            play.tell(AttackBroken(place=place_id(target), side=f"side-{SIDES[p.side]}"))
        else:
            throw(p, play, clash, self.plans)


def fight(p: Position, play: Play, clash: Clash, plans: int = 0) -> None:
    """It comes to the battle, once a reserve army there has been opened. [34.6.2a]"""
    if p.side == AXIS and hiding(p, clash.target):
        play.push(ComeOut(SOVIET, clash.target), Strike(clash, plans))
    else:
        throw(p, play, clash, plans)


def throw(p: Position, play: Play, clash: Clash, plans: int) -> None:
    """The dice fall, one more for each planned offensive, and what they say is done at once unless
    somebody is asked. Being attacked in a breakthrough does not count as being attacked. What was
    planned is broken off if an air unit leaves it below one to three.
    [8.1c, 8.3d, 8.4a, 9.3.4a, 15.1b, 26.2f, 26.2g, 28.1.4a]"""
    battle = clash.battle(p)
    for unit in clash.units:
        p.done[unit] |= ATTACKED
    for unit in p.fighting(p.enemy, clash.target):
        if clash.excess is None:
            p.done[unit] |= DEFENDED
    if not battle.lawful:
        play.tell(AttackBroken(place=place_id(clash.target), side=f"side-{SIDES[p.side]}"))
        keep_air(p, play, clash)
        return
    if battle.column >= AUTOMATIC:
        play.reveal()
        decide(p, play, clash)
        return
    clash = replace(clash, dice=play.dice.roll(1 + plans))
    asked = [again for side in (p.side, p.enemy) if (again := RerollBattle(side, clash)).able(p)]
    if asked or plans:
        RerollBattle(p.side, clash).tell(p, play)
    if asked:
        play.push(asked[0])
    else:
        clash.resolve(p, play)


class RerollBattle(AskReroll, frozen=True):
    """Whether a leader has a die of the combat table thrown again, his own or the enemy's, before
    the attacker picks one. [28.1.4a]"""

    rules = ("28.1.1b", "28.1.2a", "28.1.4a")
    throw = BATTLE
    clash: Clash

    def dice(self) -> tuple[int, ...]:
        return self.clash.dice

    def place(self, p: Position) -> int:
        return self.clash.target

    def hexes(self, p: Position) -> Bitset:
        """Those of the attackers if they are his own, else the one that is attacked."""
        own = self.to == p.side
        return stands(p, self.clash.target, self.clash.units) if own else 1 << self.clash.target

    def outcomes(self, p: Position) -> list[str]:
        return self.clash.outcomes(p)

    def hopes(self, p: Position, die: int) -> Odds:
        left = list(self.clash.dice)
        left.remove(die)
        return chances(p, self.clash.battle(p), 1, tuple(left))

    def go_on(self, p: Position, play: Play, dice: tuple[int, ...]) -> None:
        replace(self.clash, dice=dice).resolve(p, play)


class PickDie(AskActive, frozen=True):
    """Which of the dice of a planned offensive counts. [26.2f, 26.2g]"""

    rules = ("26.2f", "26.2g")
    clash: Clash

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        dice, whats = said(self.clash.dice, self.clash.outcomes(p))
        return {"place": place_id(self.clash.target), "dice": dice, "whats": whats}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("pick", str(die)) for die in sorted(set(self.clash.dice))]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return ("no-such-die", "26.2f") if choice.verb == "pick" else "pick-a-die-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        decide(p, play, replace(self.clash, dice=(int(choice.args[0]),)))


def decide(p: Position, play: Play, clash: Clash) -> None:
    """What the table says is done. [8.3d, 8.4c]"""
    battle, target, units = clash.battle(p), clash.target, clash.units
    breakthrough = clash.excess is not None
    here = p.fighting(p.enemy, target)
    die, result, advance, allowed = 0, SHATTERED, SHATTERED_ADVANCE, "forbidden"
    if clash.dice:
        die = clash.dice[0]
        row = p.box.tables.crt[battle.odds]
        result, advance, allowed = row.results[die - 1], row.advance[die - 1], row.defence[die - 1]
    counted = {term.unit: term.value for term in battle.defenders}
    play.tell(
        BattleFought(
            place=place_id(target),
            side=f"side-{SIDES[p.side]}",
            attackers=ids(p, units),
            defenders=ids(p, here),
            attacks=tuple(term.value for term in battle.attackers),
            defences=tuple(counted.get(unit, 0) for unit in here),
            attack=battle.attack,
            defence=battle.defence,
            odds=f"ratio-{column_name(battle.first)}",
            shift=battle.column - battle.first,
            shifts=tuple(f"battle-{shift.reason}" for shift in battle.shifts),
            columns=tuple(shift.columns for shift in battle.shifts),
            column=f"ratio-{battle.table}",
            die=die,
            result=result_id(result),
            advance=advance if breakthrough else advance_of(p, advance),
        )
    )
    if p.reserving and not breakthrough:
        p.vacated = target
    effect = EFFECTS[result]
    fought = defenders(p, p.enemy, target, clash.excess) or here
    from_hexes = tuple(dict.fromkeys(p.place[unit] for unit in units))
    mine, theirs = p.side, p.enemy
    enemy = effect.enemy_chooses
    keep_air(p, play, clash)
    play.push(
        TakeLosses(theirs if enemy else mine, units, effect.attacker),
        TakeLosses(mine if enemy else theirs, fought, effect.defender),
        Aftermath(
            target,
            units,
            from_hexes,
            effect.retreat,
            advance,
            allowed,
            battle.stout,
            breakthrough,
            clash.waits,
            clash.air,
            clash.guns,
        ),
    )


def keep_air(p: Position, play: Play, clash: Clash) -> None:
    """The air unit of the Axis stays with its attackers when all advances are over, also if nobody
    was there to be fought or the attack was broken off; one that is with a group stays with it.
    [9.3.7a, 9.3.7b, 9.3.7c]"""
    if clash.air >= 0 and p.side == AXIS and clash.excess is None:
        play.push(AirAfterAttack(clash.air, clash.units))


def result_id(result: str) -> str:
    """How texts name a result: `result-a1-dr2`."""
    return f"result-{result.replace('/', '-').lower()}"


def chances(p: Position, battle: Battle, throws: int = 1, fallen: tuple[int, ...] = ()) -> Odds:
    """How often each result comes; of several dice, some of which may have fallen, how likely it is
    among them. [8.3d, 8.4c, 26.2f]"""
    if battle.column >= AUTOMATIC:
        return (Chance.of(Fraction(1), "battle", what=result_id(SHATTERED)),)
    results = p.box.tables.crt[battle.odds].results
    shares = {result: Fraction(results.count(result), DIE) for result in results}
    if throws == 1 and not fallen:
        return tuple(
            Chance.of(share, "battle", what=result_id(result)) for result, share in shares.items()
        )
    there = {results[die - 1] for die in fallen}
    return tuple(
        Chance.of(
            Fraction(1) if result in there else 1 - (1 - share) ** throws,
            "battle-choice",
            what=result_id(result),
        )
        for result, share in shares.items()
    )
