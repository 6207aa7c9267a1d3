"""Chapter 8: attacks."""

from __future__ import annotations

import msgspec

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature
from stavka.games.stalingrad42.position import (
    ATTACKED,
    AUTO_DS,
    COMBAT,
    DEFENDED,
    EXTENDED,
    RETREATED,
    Position,
    find_place,
    is_area,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.rules import air as air_units
from stavka.games.stalingrad42.rules import artillery, disengagement, offensives, reserves
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    AskSide,
    Play,
    Step,
    find_unit,
    ids,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import veiled
from stavka.games.stalingrad42.rules.fighting import SHATTERED_ADVANCE, Clash, chances, fight
from stavka.games.stalingrad42.rules.forts import RazeFort, building
from stavka.games.stalingrad42.rules.modifiers import Battle, defenders, weigh
from stavka.games.stalingrad42.rules.out_of_areas import (
    arranged,
    bar_sally,
    fitting,
    in_sight,
    stands,
)
from stavka.games.stalingrad42.rules.replacements import held_back
from stavka.games.stalingrad42.rules.rulings import EXTENDED_MOVEMENT_BARS_ATTACKS
from stavka.games.stalingrad42.rules.special_units import barred_together
from stavka.games.stalingrad42.rules.stacking import check_stacking
from stavka.games.stalingrad42.rules.units import alive, ridge_before
from stavka.games.stalingrad42.rules.weather import advance_of
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import OFF, Bitset, members
from stavka.kernel import Arg, Choice, Odds, Reason, choice

replace = msgspec.structs.replace


class CombatPhase(AskActive, frozen=True):
    """The active player attacks where he likes, one battle after the other; if it is played with,
    units try to break away before, between and after them.
    [3.B3a, 8.1a, 8.1b, 8.1e, 27.1a, 27.2.1a]"""

    rules = ("8.1a",)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"short": int(p.short_turn)}

    def cites(self, p: Position) -> tuple[str, ...]:
        if p.short_turn:
            return ("33.2.3e", "27.1a")
        leaving = ("27.1a",) if p.disengagement else ()
        return (*self.rules, *leaving, *(("25.2.3a",) if p.reserves else ()))

    def choices(self, p: Position, seat: str) -> list[Choice]:
        leavers = [choice("disengage", id) for id in ids(p, disengagement.able(p))]
        attacks = to_places("attack", targets(p))
        ready = to_places("activate", reserves.marked(p)) if p.reserves else []
        return [*attacks, *leavers, *ready, *RazeFort.offered(p), choice("end-combat")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "attack":
            return bar_target(p, find_place(named(choice)))
        if choice.verb == "disengage":
            return disengagement.bar_disengaging(p, find_unit(p, named(choice)))
        if choice.verb == "activate":
            return reserves.bar_activating(p, find_place(named(choice)))
        if choice.verb == "reserve":
            return "other-phase", "25.2.1a"
        if choice.verb in ("by", "all", "offensive", "fight"):
            return "choose-a-target-first"
        if choice.verb == "raze":
            return "no-fort-of-yours"
        if choice.verb == "spend":
            return "other-phase", "18.6.4a"
        return ("other-phase", "8.6.2c") if choice.verb == "auto-ds" else "other-phase"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        """Of the strongest attack that can be made there, or of a unit that tries by itself."""
        if choice.verb == "disengage":
            return disengagement.chances(p, (find_unit(p, choice.args[0]),))
        target = find_place(named(choice)) if choice.verb == "attack" else None
        battle = strongest(p, target) if target is not None else None
        return chances(p, battle) if battle else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-combat":
            p.reserves.clear()
            play.push(AdvanceShattered())
            return
        if choice.verb == "activate":
            hex = find_place(choice.args[0])
            assert hex is not None
            play.push(self)
            reserves.activate(p, play, hex)
            return
        if choice.verb == "raze":
            play.push(RazeFort(), self)
            return
        if choice.verb == "disengage":
            play.push(disengagement.Disengage((find_unit(p, choice.args[0]),)), self)
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
        play.push(Advance(target, left, hexes, advance_of(p, SHATTERED_ADVANCE)), self)


SUPPORT = {"support", "supply", "air", "offensive"}


class Assault(AskActive, frozen=True):
    """An attack on one hex: who takes part, then the fight. [8.2a to 8.2d, 8.3c]"""

    rules = ("8.2d", "8.3a")
    target: int
    units: tuple[int, ...] = ()
    guns: tuple[int, ...] = ()  # support units, or supply that is spent [8.3b, 9.4a]
    air: int = -1  # an air unit of the Axis [9.3.3a]
    plans: tuple[int, ...] = ()  # headquarters whose planned offensives are used [26.2d]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        support = sum(each.verb in SUPPORT for each in self.choices(p, seat))
        return {"place": place_id(self.target), "count": len(self.units), "support": support}

    def battle(self, p: Position) -> Battle:
        return weigh(p, self.target, self.units, None, len(self.guns), air=self.air >= 0)

    def reach(self, p: Position) -> tuple[Bitset, set[str], str]:
        places = stands(p, self.target, self.units)
        return places, {p.unit(unit).nation for unit in self.units}, "18.3.3b"

    def bar_gun(self, p: Position, unit: int, verb: str) -> Reason | None:
        """Why a support unit, or supply, does not shift the column.
        [8.4a, 18.3.1a, 18.3.1b, 18.3.1c, 18.5a, 18.5b]"""
        if not self.units:
            return "nobody-attacks-yet"
        bar = artillery.bar_support if verb == "support" else artillery.bar_supply
        reason = bar(p, p.side, unit, *self.reach(p))
        if reason is None and unit in self.guns:
            return "support-is-used"
        reason = reason or artillery.bar_massing(p, (*self.guns, unit))
        if (
            reason is None and verb == "supply" and p.side == SOVIET
        ):  # it leaves no room for another
            battle = weigh(p, self.target, self.all_together(p), None, 1)
            return None if battle.lawful else "odds-too-low"
        return reason

    def bar_air(self, p: Position, air: int) -> Reason | None:
        """Why an air unit does not shift the column: one in a battle. [9.3.3b]"""
        if not self.units:
            return "nobody-attacks-yet"
        if self.air >= 0:
            return "one-air-unit"
        reason = air_units.bar_attack(p, air, self.target, self.units)
        if reason is None and air_units.is_romanian(p, air):  # whoever joins it may be refused
            battle = weigh(p, self.target, self.units, None, len(self.guns), air=True)
            return None if battle.lawful else "odds-too-low"
        return reason

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return p.still((self, "choices"), lambda: self._choices(p))

    def _choices(self, p: Position) -> list[Choice]:
        free = self.free(p)
        found = [choice("by", p.unit(unit).id) for unit in free]
        if self.bar_all(p, free) is None:
            found.append(choice("all"))
        if self.units and not artillery.full(p, self.guns):
            salvos, supplies = artillery.support(p, p.side, *self.reach(p))
            for verb, units in (("support", salvos), ("supply", supplies)):
                able = [u for u in units if self.bar_gun(p, u, verb) is None]
                found += [choice(verb, id) for id in ids(p, able)]
        flying = [a for a in air_units.every(p) if self.bar_air(p, a) is None]
        found += [choice("air", air_units.air_id(p, a)) for a in flying]
        if self.units and p.plans:
            planned = offensives.able(p, self.reach(p)[0], self.plans)
            found += [choice("offensive", id) for id in ids(p, planned)]
        if self.units and self.battle(p).lawful:
            found.append(choice("fight"))
        return found

    def all_together(self, p: Position) -> tuple[int, ...]:
        """Everybody who may still join, as far as there is room at the edge of areas. [22.7b]"""
        others = fitting(p, self.target, self.units, self.free(p))
        return tuple(sorted((*self.units, *others)))

    def bar_all(self, p: Position, free: list[int]) -> Reason | None:
        """Why not all of these join at once who may join one by one. [9.3.8a, 20.5.1a]"""
        if len(free) < 2:
            return "nobody-else"
        together = self.all_together(p)
        if _quarrel(p, together):
            return "allies-apart"
        return air_units.bar_nation(p, self.air, together) if self.air >= 0 else None

    def free(self, p: Position) -> list[int]:
        """Who may still join, so that the attack can be made."""
        return p.still((self, "free"), lambda: self._free(p))

    def _free(self, p: Position) -> list[int]:
        return [
            unit
            for unit in attackers(p, self.target)
            if unit not in self.units and self.bar_joining(p, unit) is None
        ]

    def bar_joining(self, p: Position, unit: int) -> Reason | None:
        if barred_together(p, self.units, unit):
            return "allies-apart"
        if self.air >= 0 and air_units.bar_nation(p, self.air, (*self.units, unit)):
            return "romanian-air"
        if p.in_area(unit) and arranged(p, self.target, (*self.units, unit)) is None:
            return "too-many-at-the-edge"
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
            return self.bar_all(p, self.free(p))
        if choice.verb in ("support", "supply"):
            return self.bar_gun(p, find_unit(p, named(choice)), choice.verb)
        if choice.verb == "air":
            return self.bar_air(p, air_units.find_air(p, named(choice)))
        if choice.verb == "offensive":
            unit = find_unit(p, named(choice))
            used = offensives.bar_use(p, unit, self.reach(p)[0], self.plans)
            return used if self.units else "nobody-attacks-yet"
        if choice.verb == "attack":
            return "one-target"
        return "finish-this-attack"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        """As if it came to the fight once the choice is made."""
        units = set(self.units)
        if choice.verb == "by":
            units.add(find_unit(p, choice.args[0]))
        elif choice.verb == "all":
            units.update(self.all_together(p))
        guns = len(self.guns) + (choice.verb in ("support", "supply"))
        air = self.air >= 0 or choice.verb == "air"
        battle = weigh(p, self.target, tuple(sorted(units)), None, guns, air=air)
        dice = 1 + len(self.plans) + (choice.verb == "offensive")
        return chances(p, battle, dice) if battle.lawful else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "by":
            units = (*self.units, find_unit(p, choice.args[0]))
            play.push(replace(self, units=tuple(sorted(units))))
        elif choice.verb == "all":
            play.push(replace(self, units=self.all_together(p)))
        elif choice.verb in ("support", "supply"):
            play.push(replace(self, guns=(*self.guns, find_unit(p, choice.args[0]))))
        elif choice.verb == "air":
            play.push(replace(self, air=air_units.find_air(p, choice.args[0])))
        elif choice.verb == "offensive":
            play.push(replace(self, plans=(*self.plans, find_unit(p, choice.args[0]))))
        else:
            self.begin(p, play)

    def begin(self, p: Position, play: Play) -> None:
        """All support has been declared; then the defender may send an air unit. [8.3c, 9.3.4a]"""
        guns = tuple(artillery.gunner(p, p.side, gun, *self.reach(p)) for gun in self.guns)
        for gun in self.guns:
            artillery.fire(p, play, gun)
        if self.air >= 0:
            air_units.attack(p, play, self.air, self.target)
        offensives.use(p, play, self.plans, self.target)
        against = AirDefence(p.enemy, self.target, self.units, guns, len(self.plans))
        if p.side == SOVIET and against.able(p):
            play.push(against)
        else:
            clash = Clash(self.target, self.units, guns=guns, air=self.air)
            fight(p, play, clash, len(self.plans))


class AirDefence(AskSide, frozen=True):
    """Whether the Axis shifts the column of a Soviet attack by an air unit, before the die.
    [9.3.4a, 9.3.4b]"""

    rules = ("9.3.4a", "9.3.4c", "9.3.7d")
    target: int
    units: tuple[int, ...]
    guns: tuple[int, ...] = ()  # those who shift the column for the attacker
    plans: int = 0

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.target), "units": ids(p, defenders(p, self.to, self.target))}

    def battle(self, p: Position, *, air: bool = False) -> Battle:
        return weigh(p, self.target, self.units, None, len(self.guns), air=air)

    def bar(self, p: Position, air: int) -> Reason | None:
        return air_units.bar_defence(
            p, self.to, air, self.target, defenders(p, self.to, self.target)
        )

    def able(self, p: Position) -> list[int]:
        return [air for air in air_units.every(p) if self.bar(p, air) is None]

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("air", air_units.air_id(p, air)) for air in self.able(p)]
        return [*found, choice("no-air")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "air":
            return self.bar(p, air_units.find_air(p, named(choice)))
        if choice.verb in ("support", "supply"):
            return "no-artillery-in-defence"
        return "air-or-none"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        battle = self.battle(p, air=choice.verb == "air")
        return chances(p, battle, 1 + self.plans) if battle.lawful else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        air = air_units.find_air(p, choice.args[0]) if choice.verb == "air" else -1
        if air >= 0:
            air_units.defend(p, play, air, self.target, "air-defends")
        fight(p, play, Clash(self.target, self.units, guns=self.guns, air=air), self.plans)


# Who attacks whom


def targets(p: Position) -> dict[int, Battle]:
    """The hexes that can be attacked by somebody at lawful odds, with the strongest attack.
    [33.2.3e]"""
    return p.still("targets", lambda: _targets(p))


def _targets(p: Position) -> dict[int, Battle]:
    if p.short_turn:
        return {}
    field = p.field
    own = field.formers[p.side] | field.zoners[p.side]
    near = zone(p.ground, own) | field.contested
    for hex, direction in p.ground.crossings(p.flotilla):  # over the Volga [9.5.3a]
        near |= (own >> hex & 1) << GRID.neighbours[hex][direction]
    near |= in_sight(p)
    near &= field.combat[p.enemy] | (veiled(p) if p.side == AXIS else 0)
    fresh = (hex for hex in members(near) if _untouched(p, hex))
    found = ((hex, strongest(p, hex)) for hex in fresh)
    return {hex: battle for hex, battle in found if battle}


def _untouched(p: Position, hex: int) -> bool:
    """Somebody there has neither fought nor retreated in this phase, or has not been seen yet.
    [8.1c, 12.4e, 34.6.2a]"""
    here = p.fighting(p.enemy, hex)
    return not here or any(not p.done[u] & (DEFENDED | RETREATED) for u in here)


def bar_target(p: Position, hex: int | None) -> Reason | None:
    """Why a hex cannot be attacked. [8.1a, 8.1c, 8.4a, 9.7.4b, 12.4e, 22.4c, 29.1.3c, 33.2.3e]"""
    if hex is None:
        return "no-such-place"
    if p.short_turn:
        return "short-turn-no-attacks"
    if is_area(hex):
        return "areas-are-safe"
    if not (p.field.combat[p.enemy] | (veiled(p) if p.side == AXIS else 0)) >> hex & 1:
        return "nobody-to-attack"
    if not _untouched(p, hex):
        return "attacked-already"
    reasons = [bar_attacker(p, unit, hex) for unit in _beside(p, hex)]
    if None not in reasons:  # why the first of those beside it does not
        return next(iter(reasons), "nobody-beside-it")
    return None if strongest(p, hex) else "odds-too-low"


def attackers(p: Position, target: int) -> list[int]:
    """All units that may attack a hex: from beside it, within a contested city, or out of an area.
    [22.7a, 29.1.3a]"""
    return [unit for unit in _beside(p, target) if bar_attacker(p, unit, target) is None]


def _beside(p: Position, hex: int) -> list[int]:
    """Whoever stands where combat units of the active player are beside a hex, or in it, and in the
    areas beyond."""
    combat = p.field.combat[p.side]
    near = [at for at in (*GRID.neighbours[hex], hex) if at != OFF and combat >> at & 1]
    return [unit for place in (*near, *p.beyond(hex)) for unit in p.of(p.side, place)]


def bar_attacker(p: Position, unit: int, target: int) -> Reason | None:
    """Why a unit cannot attack a hex.
    [2.3.2b, 5.6.4b, 8.1a, 8.1c, 8.1f, 9.5.3a, 9.5.6a, 9.7.2f, 13.2.1d, 13.3.2a, 21.4c, 21.4d,
    22.7a, 29.1.3a, 29.1.3c, 34.6.1a]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if p.place[unit] < 0:
        return ("in-a-box", "34.6.1a") if is_box(p.place[unit]) else "not-on-the-map"
    if not p.unit(unit).combat or not p.top(unit).attack:
        return "cannot-attack"
    if p.order[unit]:
        return ("disordered-no-attack", "13.3.2a" if p.routed(unit) else "13.2.1d")
    if p.entrained(unit):
        return "entrained-no-attack"
    if building(p, p.place[unit]):
        return "fort-being-built"
    away = p.in_area(unit)
    if p.refits and (unit in p.refits or (not away and held_back(p, p.place[unit]))):
        return ("refitted-no-attack", "21.4c" if unit in p.refits else "21.4d")
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if unit in p.reserves:
        return "reserves-do-not-attack"
    if p.done[unit] & ATTACKED:
        return "has-attacked"
    if p.done[unit] & EXTENDED and EXTENDED_MOVEMENT_BARS_ATTACKS:
        return "moved-too-far-to-attack"
    if away:
        return bar_sally(p, unit, target)
    if p.contested(p.place[unit]):
        return None if p.place[unit] == target else "contested-no-sally"
    direction = GRID.direction(p.place[unit], target)
    if direction is None:
        return "not-beside-it"
    side = p.ground.sides[p.place[unit]][direction]
    if p.ground.closed[direction] >> p.place[unit] & 1:
        return "impassable-between"
    if Feature.VOLGA in side and not p.crossing(p.place[unit], direction):
        return "volga-between"
    return "ridge-between" if ridge_before(p, unit, target) else None


def possible(p: Position, target: int, units: tuple[int, ...]) -> bool:
    """Whether these units can be joined by others to a lawful attack, with support if it must be.
    [8.4a, 8.4d, 20.5.1a]"""
    if units and with_support(p, weigh(p, target, units)).lawful:
        return True
    others = [u for u in attackers(p, target) if u not in units]
    nations = {p.unit(u).nation for u in (*units, *others) if p.unit(u).ally} or {""}
    for nation in sorted(nations):
        more = [u for u in others if p.unit(u).nation in (nation, "germany", "soviet")]
        for joined in _together(p, target, units, more):
            if _quarrel(p, joined):
                continue
            if with_support(p, weigh(p, target, joined)).lawful:
                return True
    return False


def _together(
    p: Position, target: int, units: tuple[int, ...], others: list[int]
) -> list[tuple[int, ...]]:
    """The greatest attacks of these with the others. Where the edge of an area has not room for
    all, the strongest, or tanks and then the strongest. [22.7b]"""
    found = dict.fromkeys(
        tuple(sorted((*units, *fitting(p, target, units, others, tanks=tanks))))
        for tanks in ((False, True) if any(map(p.in_area, others)) else (False,))
    )
    return [joined for joined in found if joined]


def strongest(p: Position, target: int) -> Battle | None:
    """The attack of all who may take part together: allies of one nation only; with support where
    it is lawful only so. [8.2d, 20.5.1a]"""
    found = p.field.recall(("attacks", target), p.around(target), lambda: _attacks(p, target))
    lawful = [battle for battle in (with_support(p, each) for each in found) if battle.lawful]
    return max(lawful, key=lambda battle: battle.column, default=None)


def _attacks(p: Position, target: int) -> list[Battle]:
    able = attackers(p, target)
    nations = sorted({p.unit(u).nation for u in able if p.unit(u).ally}) or [""]
    found = (
        [u for u in able if not p.unit(u).ally or p.unit(u).nation == nation] for nation in nations
    )
    together = (units for each in found for units in _together(p, target, (), each))
    return [weigh(p, target, units) for units in together]


def with_support(p: Position, battle: Battle) -> Battle:
    """The same attack; where it would not be lawful otherwise, with a shift of artillery, of the
    air, or of both, or with massed preparation, if these can be had.
    [8.4a, 8.4d, 9.3.3a, 18.3.1a, 18.5a]"""
    if p.phase != COMBAT or not -2 <= battle.column < 0:
        return battle
    units = tuple(term.unit for term in battle.attackers)
    step = Assault(battle.target, units)
    guns = artillery.most(p, *artillery.support(p, p.side, *step.reach(p)))
    air = any(step.bar_air(p, a) is None for a in air_units.every(p))
    for more in ((min(guns, 1), False), (0, air), (guns, air)):
        battle = weigh(p, battle.target, units, None, more[0], air=more[1])
        if battle.lawful:
            break
    return battle


def _quarrel(p: Position, units: tuple[int, ...]) -> bool:
    return bool(units) and barred_together(p, units[1:], units[0])
