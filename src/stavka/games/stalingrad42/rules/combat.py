"""Chapters 8 and 10.1: attacks, and what the table says."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import BattleFought
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature
from stavka.games.stalingrad42.position import (
    ATTACKED,
    AUTO_DS,
    DEFENDED,
    EXTENDED,
    RETREATED,
    Position,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import artillery
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    find_unit,
    ids,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.losses import TakeLosses, alive
from stavka.games.stalingrad42.rules.modifiers import (
    AUTOMATIC,
    Battle,
    column_name,
    defenders,
    weigh,
)
from stavka.games.stalingrad42.rules.rulings import EXTENDED_MOVEMENT_BARS_ATTACKS
from stavka.games.stalingrad42.rules.special_units import barred_together
from stavka.games.stalingrad42.rules.stacking import check_stacking
from stavka.games.stalingrad42.rules.units import MOUNTAINEERS
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import OFF, Bitset, bits, members
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice


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


class CombatPhase(AskActive, frozen=True):
    """The active player attacks where he likes, one battle after the other. [8.1a, 8.1b, 8.1e]"""

    rules = ("8.1a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*to_places("attack", targets(p)), choice("end-combat")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "attack":
            return bar_target(p, find_place(named(choice)))
        if choice.verb in ("by", "all", "fight"):
            return "choose-a-target-first"
        return ("other-phase", "8.6.2c") if choice.verb == "auto-ds" else "other-phase"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        """Of the strongest attack that can be made there."""
        target = find_place(named(choice)) if choice.verb == "attack" else None
        battle = strongest(p, target) if target is not None else None
        return chances(p, battle) if battle else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-combat":
            play.push(AdvanceShattered())
            return
        target = find_place(choice.args[0])
        assert target is not None
        play.push(Assault(target), self)


class AdvanceShattered(Step, frozen=True):
    """When all battles are over, those who emptied hexes in movement advance, group by group; then
    their marks are off. [3.B2c, 8.6.2a, 8.6.2b, 15.4a]"""

    def resolve(self, p: Position, play: Play) -> None:
        if not p.auto_ds:
            check_stacking(p, play)
            return
        target, *units = p.auto_ds.pop(0)
        left = alive(p, tuple(units))
        for unit in left:
            p.done[unit] &= ~AUTO_DS
        hexes = tuple(dict.fromkeys(p.place[unit] for unit in left))
        play.push(Advance(target, left, hexes, SHATTERED_ADVANCE), self)


class Assault(AskActive, frozen=True):
    """An attack on one hex: who takes part, then the fight. [8.2a to 8.2d, 8.3c]"""

    rules = ("8.2d", "8.3a")
    target: int
    units: tuple[int, ...] = ()
    guns: tuple[int, ...] = ()  # support units, or supply that is spent [8.3b, 9.4a]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.target), "count": len(self.units)}

    def battle(self, p: Position) -> Battle:
        return weigh(p, self.target, self.units, None, len(self.guns))

    def reach(self, p: Position) -> tuple[Bitset, set[str], str]:
        hexes = bits(p.place[unit] for unit in self.units)
        return hexes, {p.unit(unit).nation for unit in self.units}, "18.3.3b"

    def bar_gun(self, p: Position, unit: int, verb: str) -> Reason | None:
        """Why a support unit, or supply, does not shift the column.
        [18.3.1a, 18.3.1b, 18.3.1c, 18.5a, 18.5b]"""
        if not self.units:
            return "nobody-attacks-yet"
        bar = artillery.bar_support if verb == "support" else artillery.bar_supply
        reason = bar(p, p.side, unit, *self.reach(p))
        if reason is None and unit in self.guns:
            return "support-is-used"
        return reason or artillery.bar_massing(p, (*self.guns, unit))

    def choices(self, p: Position, seat: str) -> list[Choice]:
        free = self.free(p)
        found = [choice("by", p.unit(unit).id) for unit in free]
        if len(free) > 1 and not _quarrel(p, (*self.units, *free)):
            found.append(choice("all"))
        if self.units and not artillery.full(p, self.guns):
            salvos, supplies = artillery.support(p, p.side, *self.reach(p))
            for verb, units in (("support", salvos), ("supply", supplies)):
                able = [u for u in units if self.bar_gun(p, u, verb) is None]
                found += [choice(verb, id) for id in ids(p, able)]
        if self.units and self.battle(p).lawful:
            found.append(choice("fight"))
        return found

    def free(self, p: Position) -> list[int]:
        """Who may still join, so that the attack can be made."""
        return [
            unit
            for unit in attackers(p, self.target)
            if unit not in self.units and self.bar_joining(p, unit) is None
        ]

    def bar_joining(self, p: Position, unit: int) -> Reason | None:
        if barred_together(p, self.units, unit):
            return "allies-apart"
        return None if possible(p, self.target, (*self.units, unit)) else "odds-too-low"

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "by":
            unit = find_unit(p, named(choice))
            if unit in self.units:
                return "attacks-already"
            return bar_attacker(p, unit, self.target) or self.bar_joining(p, unit)
        if choice.verb == "fight":
            return "odds-too-low" if self.units else "nobody-attacks-yet"
        if choice.verb == "all":
            return "allies-apart" if len(self.free(p)) > 1 else "nobody-else"
        if choice.verb in ("support", "supply"):
            return self.bar_gun(p, find_unit(p, named(choice)), choice.verb)
        if choice.verb == "attack":
            return "one-target"
        return "finish-this-attack"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        """As if it came to the fight once the choice is made."""
        units = set(self.units)
        if choice.verb == "by":
            units.add(find_unit(p, choice.args[0]))
        elif choice.verb == "all":
            units.update(self.free(p))
        guns = len(self.guns) + (choice.verb in ("support", "supply"))
        battle = weigh(p, self.target, tuple(sorted(units)), None, guns)
        return chances(p, battle) if battle.lawful else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "by":
            units = (*self.units, find_unit(p, choice.args[0]))
            play.push(Assault(self.target, tuple(sorted(units)), self.guns))
        elif choice.verb == "all":
            units = tuple(sorted((*self.units, *self.free(p))))
            play.push(Assault(self.target, units, self.guns))
        elif choice.verb in ("support", "supply"):
            guns = (*self.guns, find_unit(p, choice.args[0]))
            play.push(Assault(self.target, self.units, guns))
        else:
            for gun in self.guns:
                artillery.fire(p, play, gun)
            fight(p, play, self.target, self.units, guns=len(self.guns))


# Who attacks whom


def targets(p: Position) -> dict[int, Battle]:
    """The hexes that can be attacked by somebody at lawful odds, with the strongest attack."""
    field = p.field
    near = field.combat[p.enemy] & zone(p.ground, field.formers[p.side] | field.zoners[p.side])
    fresh = (hex for hex in members(near) if _untouched(p, hex))
    found = ((hex, strongest(p, hex)) for hex in fresh)
    return {hex: battle for hex, battle in found if battle}


def _untouched(p: Position, hex: int) -> bool:
    """Somebody there has neither fought nor retreated in this phase. [8.1c, 12.4e]"""
    return any(not p.done[u] & (DEFENDED | RETREATED) and p.unit(u).combat for u in p.at(hex))


def bar_target(p: Position, hex: int | None) -> Reason | None:
    """Why a hex cannot be attacked. [8.1a, 8.1c, 8.4a, 9.7.4b, 12.4e, 22.4c]"""
    if hex is None:
        return "no-such-place"
    if is_area(hex):
        return "areas-are-safe"
    if not p.field.combat[p.enemy] >> hex & 1:
        return "nobody-to-attack"
    if not _untouched(p, hex):
        return "attacked-already"
    if not attackers(p, hex):
        return "nobody-beside-it"
    return None if strongest(p, hex) else "odds-too-low"


def attackers(p: Position, target: int) -> list[int]:
    """All units that may attack a hex."""
    return [
        unit
        for hex in GRID.neighbours[target]
        if hex != OFF and p.field.combat[p.side] >> hex & 1
        for unit in p.at(hex)
        if bar_attacker(p, unit, target) is None
    ]


def bar_attacker(p: Position, unit: int, target: int) -> Reason | None:
    """Why a unit cannot attack a hex.
    [2.3.2b, 8.1a, 8.1c, 8.1f, 9.5.3a, 9.5.6a, 13.2.1d, 13.3.2a]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if not p.on_map(unit):
        return "not-on-the-map"
    if not p.unit(unit).combat or not p.top(unit).attack:
        return "cannot-attack"
    if p.order[unit]:
        return ("disordered-no-attack", "13.3.2a" if p.routed(unit) else "13.2.1d")
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if p.done[unit] & ATTACKED:
        return "has-attacked"
    if p.done[unit] & EXTENDED and EXTENDED_MOVEMENT_BARS_ATTACKS:
        return "moved-too-far-to-attack"
    direction = GRID.direction(p.place[unit], target)
    if direction is None:
        return "not-beside-it"
    side = p.ground.sides[p.place[unit]][direction]
    if p.ground.closed[direction] >> p.place[unit] & 1:
        return "impassable-between"
    if Feature.VOLGA in side and Feature.FERRY not in side:
        return "volga-between"
    if p.ground.alpine[direction] >> p.place[unit] & 1 and p.unit(unit).kind not in MOUNTAINEERS:
        return "ridge-between"
    return None


def possible(p: Position, target: int, units: tuple[int, ...]) -> bool:
    """Whether these units can be joined by others to a lawful attack. [8.4a, 20.5.1a]"""
    if units and weigh(p, target, units).lawful:
        return True
    others = [u for u in attackers(p, target) if u not in units]
    nations = {p.unit(u).nation for u in (*units, *others) if p.unit(u).ally} or {""}
    for nation in sorted(nations):
        joined = [*units, *(u for u in others if p.unit(u).nation in (nation, "germany", "soviet"))]
        if joined and not _quarrel(p, tuple(joined)) and weigh(p, target, tuple(joined)).lawful:
            return True
    return False


def strongest(p: Position, target: int) -> Battle | None:
    """The attack of all who may take part together: allies of one nation only. [8.2d, 20.5.1a]"""
    able = attackers(p, target)
    nations = sorted({p.unit(u).nation for u in able if p.unit(u).ally}) or [""]
    best: Battle | None = None
    for nation in nations:
        units = tuple(sorted(u for u in able if not p.unit(u).ally or p.unit(u).nation == nation))
        if units:
            battle = weigh(p, target, units)
            if battle.lawful and (best is None or battle.column > best.column):
                best = battle
    return best


def _quarrel(p: Position, units: tuple[int, ...]) -> bool:
    return bool(units) and barred_together(p, units[1:], units[0])


# The fight


def fight(
    p: Position,
    play: Play,
    target: int,
    units: tuple[int, ...],
    excess: tuple[int, ...] | None = None,
    *,
    waits: bool = False,
    guns: int = 0,
) -> None:
    """The die falls, and what it says is done at once. Being attacked in a breakthrough does not
    count as being attacked. [8.1c, 8.3d, 15.1b]"""
    battle = weigh(p, target, units, excess, guns)
    breakthrough = excess is not None
    here = tuple(u for u in p.at(target) if p.unit(u).combat)
    for unit in units:
        p.done[unit] |= ATTACKED
    die, result, advance, allowed = 0, SHATTERED, SHATTERED_ADVANCE, "forbidden"
    if battle.column < AUTOMATIC:
        (die,) = play.dice.roll(1)
        row = p.box.tables.crt[battle.odds]
        result, advance, allowed = row.results[die - 1], row.advance[die - 1], row.defence[die - 1]
    else:
        play.reveal()
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
            advance=advance,
        )
    )
    effect = EFFECTS[result]
    fought = defenders(p, target, excess) or here
    for unit in here:
        if not breakthrough:
            p.done[unit] |= DEFENDED
    from_hexes = tuple(dict.fromkeys(p.place[unit] for unit in units))
    mine, theirs = p.side, p.enemy
    enemy = effect.enemy_chooses
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
            waits,
        ),
    )


def result_id(result: str) -> str:
    """How texts name a result: `result-a1-dr2`."""
    return f"result-{result.replace('/', '-').lower()}"


def chances(p: Position, battle: Battle) -> Odds:
    """How often each result comes. [8.3d, 8.4c]"""
    if battle.column >= AUTOMATIC:
        return (Chance.of(Fraction(1), "battle", what=result_id(SHATTERED)),)
    results = p.box.tables.crt[battle.odds].results
    return tuple(
        Chance.of(Fraction(results.count(result), DIE), "battle", what=result_id(result))
        for result in dict.fromkeys(results)
    )
