"""Chapter 11: determined defence, and desperate defence where a retreat would destroy."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

import msgspec

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import DefenceThrown
from stavka.games.stalingrad42.map import Terrain
from stavka.games.stalingrad42.position import (
    RETREATED,
    Position,
    is_area,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.rules import air as air_units
from stavka.games.stalingrad42.rules import artillery, contested
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.base import AskSide, Play, Step, find_unit, ids, named
from stavka.games.stalingrad42.rules.leaders import STAND, AskReroll
from stavka.games.stalingrad42.rules.losses import TakeLosses, remnant_for
from stavka.games.stalingrad42.rules.modifiers import fort, terrain_of
from stavka.games.stalingrad42.rules.retreat import Retreat, abandon, ends, would_destroy
from stavka.games.stalingrad42.rules.supply import port_sources, supplied_without
from stavka.games.stalingrad42.rules.units import alive
from stavka.games.stalingrad42.rules.weather import advance_of
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice

ORDER_227 = 8  # the turn from which on all Soviets may [11.1.2b, 11.1.2c]
DIE = 6
WITHDRAWAL = 2  # hexes of a fighting withdrawal, or one fewer [11.6.1a]
CITY_BATTLES = {Terrain.MINOR_CITY: 1, Terrain.MAJOR_CITY: 2}  # markers [11.6.2c, 11.6.2d]

DETERMINED, DESPERATE = "defence-determined", "defence-desperate"
HELD, CITY, EASED, WITHDRAWN, FAILED, AGAIN = (
    "defence-held", "defence-city", "defence-eased", "defence-withdrawn", "defence-failed",
    "defence-again",
)  # fmt: skip


class Aftermath(Step, frozen=True):
    """After the losses: the defender stands or retreats, the attacker advances.
    [10.1k, 11.1.1a, 12.3a, 14.2.3a]"""

    target: int
    units: tuple[int, ...]  # the attackers
    hexes: tuple[int, ...]  # from which they attacked: who stood with them may advance, too
    retreat: int
    advance: int
    allowed: str = "none"  # whether the table allows determined defence
    stout: tuple[int, ...] = ()  # whose defence was doubled, or shifted by terrain or a fort
    breakthrough: bool = False
    waits: bool = False  # in movement: the advance comes at the end of the combat phase
    air: int = -1  # the air unit that took part in the battle
    guns: tuple[int, ...] = ()  # the support units that shifted the attacker's column

    def resolve(self, p: Position, play: Play) -> None:
        if leads(p, self):
            play.push(DeterminedDefence(p.enemy, self))
        else:
            give_way(p, play, self)

    def forward(self, p: Position, play: Play, far: int, *, limited: bool = False) -> None:
        """The attackers may advance, or will, as far as the weather lets them; a breakthrough group
        is told how far it would have in any weather. [8.6.2a, 23.2.2g, 23.2.3d, 23.2.3e]"""
        if self.waits:
            p.auto_ds.append((self.target, *alive(p, self.units)))
            return
        if self.breakthrough:
            p.advance_won = far
            return
        play.push(self.advance_by(p, advance_of(p, far), limited=limited))

    def advance_by(self, p: Position, hexes: int, *, limited: bool = False) -> Advance:
        units = alive(p, self.units)
        return Advance(self.target, units, self.hexes, hexes, limited, self.air, guns=self.guns)

    def back(self, p: Position, play: Play, hexes: int, fewest: int = 0) -> None:
        play.push(Retreat(p.enemy, self.target, hexes, False, fewest, self.breakthrough))


def give_way(p: Position, play: Play, after: Aftermath) -> None:
    """The result of the table stands. [11.4.3a]"""
    if after.retreat:
        after.forward(p, play, after.advance)
        after.back(p, play, after.retreat)
    else:
        take_if_empty(p, play, after)


def take_if_empty(p: Position, play: Play, after: Aftermath) -> None:
    """Where the last defender fell without a retreat, the attacker may enter and stop; whoever is
    left holds the hex, able to lead or not. [11.4.2a, 11.4.2b, 14.2.3a]"""
    if not p.field.combat[p.enemy] >> after.target & 1:
        abandon(p, play, p.enemy, after.target)
        after.forward(p, play, 1, limited=True)


# Who may stand


def desperate(p: Position, after: Aftermath) -> bool:
    """Whether the retreat would destroy all, or give up the port without which they would be out
    of supply. [11.5.1b, 11.5.1c]"""
    key = ("desperate", after, bytes(p.face), bytes(p.done), bytes(p.axis_holds))
    found: bool = p.field.keep(key, lambda: _desperate(p, after))
    return found


def _desperate(p: Position, after: Aftermath) -> bool:
    hex, side = after.target, p.enemy
    if would_destroy(p, side, hex, after.retreat, again=after.breakthrough):
        return True
    again = after.breakthrough  # else who has retreated before is lost in any case [12.4d]
    units = tuple(u for u in p.fighting(side, hex) if again or not p.done[u] & RETREATED)
    if not units or not port_sources(p, side) >> hex & 1:
        return False
    reached = supplied_without(p, side, hex)
    found = ends(p, side, hex, units, after.retreat).paths
    return not any(is_area(end) or reached >> end & 1 for end in found)


def manner(p: Position, after: Aftermath) -> str:
    """How the defence is called."""
    return DESPERATE if desperate(p, after) else DETERMINED


def allowed(p: Position, after: Aftermath) -> bool:
    """Whether the table allows determined defence: in some cells never, in others only in victory
    hexes and in desperate defence. [11.1.1a, 11.2.2a, 11.2.2b]"""
    if after.allowed == "restricted":
        return after.target in p.ground.map.vp or desperate(p, after)
    return after.allowed == "free"


def bar_lead(p: Position, after: Aftermath, unit: int) -> Reason | None:
    """Why a unit cannot lead.
    [5.6.4e, 11.1.2a, 11.2.3b, 12.4c, 13.2.1d, 13.3.2a, 20.3a, 34.6.2b]"""
    if unit < 0:
        return "no-such-unit"
    if p.place[unit] != after.target:
        return ("in-a-box", "34.6.2b") if is_box(p.place[unit]) else ("took-no-part", "11.2.1b")
    counter = p.unit(unit)
    if not counter.combat or counter.support:
        return "cannot-lead"
    if p.entrained(unit):
        return "entrained-no-lead"
    if p.order[unit]:
        return ("disordered-no-lead", "13.3.2a" if p.routed(unit) else "13.2.1d")
    if p.done[unit] & RETREATED and not after.breakthrough:
        return "retreated-no-lead"
    whole = p.stands_for[unit] if p.stands_for[unit] >= 0 else unit
    if (
        counter.side == SOVIET
        and p.turn < ORDER_227
        and counter.branch != "nkvd"
        and whole not in after.stout
        and not desperate(p, after)
    ):
        return "before-order-227"
    return None


def leads(p: Position, after: Aftermath) -> list[int]:
    """The units that may lead a determined defence now. [11.2.1b]"""
    if not allowed(p, after):
        return []
    return [unit for unit in p.of(p.enemy, after.target) if bar_lead(p, after, unit) is None]


# The throw


def column(p: Position, hex: int) -> str:
    """The column of the table: towns and forts are never plain clear ground. [11.2.1c]"""
    found = terrain_of(p, hex).column
    if found == "clear" and (p.ground.map.towns >> hex & 1 or fort(p, p.enemy, hex)):
        return "other"
    return found


class Modifier(NamedTuple):
    value: int
    reason: str
    row: str


def modifiers(p: Position, after: Aftermath, lead: int, supported: bool) -> list[Modifier]:
    """What is added to the die. National Germans in cities and forts count as elite, whatever
    their quality. [11.2.2b, 11.2.4a, 11.2.4b, 11.2.4c]"""
    table, counter = p.box.tables.modifiers, p.unit(lead)
    quality = counter.quality
    at_home = column(p, after.target) == "city" or fort(p, p.enemy, after.target)
    if counter.nation == "germany" and at_home:
        quality = "elite"
    found = []
    if supported:
        found.append(Modifier(table["defence-support"], "defence-support", "11.3a"))
    if quality == "elite":
        found.append(Modifier(table["defence-elite"], "defence-elite", "11.2.4a"))
    if quality == "low":
        found.append(Modifier(table["defence-low"], "defence-low", "11.2.4a"))
    if after.allowed == "restricted":
        found.append(Modifier(table["defence-restricted"], "defence-restricted", "11.2.2b"))
    return found


class Outcome(NamedTuple):
    """What a throw comes to: what happens, the steps that defender and attacker lose, and whether
    the defender chooses the attacker's. [11.4.1a]"""

    what: str
    own: int
    enemy: int
    picked: bool
    partial: bool = False


def outcome(p: Position, after: Aftermath, die: int, *, before: bool = False) -> Outcome:
    """What the modified die says. `before`: the throw before was a fighting withdrawal in
    desperate defence. Who came into a contested city loses levels of its marker, and with the last
    one the city. [11.4.1a, 11.5.2a, 11.6.1a, 11.6.1d, 11.6.2a to 11.6.2d, 29.1.3d, 29.1.3e]"""
    letter, lost = p.box.tables.defence(column(p, after.target), die).split()
    enemy, own = lost.split("/")
    found = Outcome(HELD, int(own == "1"), int(enemy.startswith("1")), enemy.endswith("*"))
    if letter == "S":
        return found
    if letter == "P":
        level = p.city_battles.get(after.target, (0,))[0]
        if p.contested(after.target) and p.first_attacker(after.target) == p.enemy:
            if level > 1:
                return found._replace(what=EASED)
        elif level < CITY_BATTLES.get(p.ground.map.terrain[after.target], 0):
            return found._replace(what=CITY)
        if not desperate(p, after):
            return found._replace(what=WITHDRAWN)
        return Outcome(HELD if before else AGAIN, 1, 0, False, partial=not before)
    return Outcome(AGAIN, 1, 0, False) if desperate(p, after) else found._replace(what=FAILED)


class DeterminedDefence(AskSide, frozen=True):
    """Whether the defender stands, who leads, and with what support; in desperate defence again
    and again. [11.1.1a, 11.2.1b, 11.3a, 11.5.1a, 11.5.2b]"""

    rules = ("11.1.1a", "11.2.1b", "11.2.3a", "11.3a")
    after: Aftermath
    lead: int = -1
    again: bool = False
    before: bool = False  # the throw before was a fighting withdrawal

    def cites(self, p: Position) -> tuple[str, ...]:
        return ("11.5.1a", "11.5.2b", "11.3a") if desperate(p, self.after) else self.rules

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {
            "place": place_id(self.after.target),
            "units": ids(p, p.fighting(self.to, self.after.target)),
            "how": manner(p, self.after),
        }

    def leader(self, p: Position) -> int:
        """A single unit leads without being asked. [11.2.1b]"""
        able = leads(p, self.after)
        return able[0] if len(able) == 1 else self.lead

    def choices(self, p: Position, seat: str) -> list[Choice]:
        lead = self.leader(p)
        if lead < 0:
            found = [choice("lead", p.unit(unit).id) for unit in leads(p, self.after)]
        else:
            salvos, supplies = self.support(p, lead)
            found = [choice("stand"), *(choice("support", id) for id in ids(p, salvos))]
            found += [choice("supply", id) for id in ids(p, supplies)]
            flying = [a for a in air_units.every(p) if self.bar_air(p, a, lead) is None]
            found += [choice("air", air_units.air_id(p, a)) for a in flying]
        return found if self.again else [*found, choice("withdraw")]

    def support(self, p: Position, lead: int) -> tuple[list[int], list[int]]:
        return artillery.support(p, self.to, *self.reach(p, lead))

    def bar_air(self, p: Position, air: int, lead: int) -> Reason | None:
        """Why an air unit does not help: one in a battle, and none against a breakthrough.
        [9.3.2a, 9.3.4b, 9.3.4c, 9.3.8b, 11.3a, 15.2.9b]"""
        if self.after.breakthrough:
            return "air-not-in-first-battle"
        if self.after.air >= 0:
            return "one-air-unit", "9.3.4b"
        return air_units.bar_stand(p, self.to, air, self.after.target, lead)

    def reach(self, p: Position, lead: int) -> tuple[int, set[str], str]:
        return 1 << self.after.target, {p.unit(lead).nation}, "18.3.3c"

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        lead, unit = self.leader(p), find_unit(p, named(choice))
        if choice.verb == "lead":
            return bar_lead(p, self.after, unit) or "leads-already"
        if choice.verb in ("stand", *SUPPORT) and lead < 0:
            return "choose-a-lead-first"
        if choice.verb == "support":
            return artillery.bar_support(p, self.to, unit, *self.reach(p, lead))
        if choice.verb == "supply":
            return artillery.bar_supply(p, self.to, unit, *self.reach(p, lead))
        if choice.verb == "air":
            return self.bar_air(p, air_units.find_air(p, named(choice)), lead)
        return "desperate-to-the-end" if choice.verb == "withdraw" else "stand-or-withdraw"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb == "withdraw":
            return None
        lead = find_unit(p, choice.args[0]) if choice.verb == "lead" else self.leader(p)
        return chances(self.outcomes(p, lead, choice.verb in SUPPORT))

    def outcomes(self, p: Position, lead: int, supported: bool) -> list[Outcome]:
        """What each of the six dice comes to. [11.2.1d]"""
        add = sum(m.value for m in modifiers(p, self.after, lead, supported))
        return [outcome(p, self.after, d + add, before=self.before) for d in range(1, DIE + 1)]

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "withdraw":
            give_way(p, play, self.after)
        elif choice.verb == "lead":
            play.push(replace(self, lead=find_unit(p, choice.args[0])))
        else:
            lead, step = self.leader(p), self  # before the support unit is turned over
            if choice.verb == "air":
                air = air_units.find_air(p, choice.args[0])
                air_units.defend(p, play, air, self.after.target, "air-stands")
                step = replace(self, after=replace(self.after, air=air))
            elif choice.verb in SUPPORT:
                artillery.spend(p, play, find_unit(p, choice.args[0]))
            throw(p, play, step, lead, choice.verb in SUPPORT)


SUPPORT = ("support", "supply", "air")
replace = msgspec.structs.replace


def chances(outcomes: list[Outcome]) -> Odds:
    """How often each comes, before one says yes."""
    shown = [(found.what, found.own, found.enemy) for found in outcomes]
    return tuple(
        Chance.of(
            Fraction(shown.count(one), len(shown)),
            "defence",
            what=one[0],
            own=one[1],
            enemy=one[2],
        )
        for one in dict.fromkeys(shown)
    )


def throw(p: Position, play: Play, step: DeterminedDefence, lead: int, supported: bool) -> None:
    """The die falls; a leader may have it thrown again. [11.2.1d, 28.1.3a, 28.1.4a]"""
    (die,) = play.dice.roll(1)
    again = RerollStand(p.enemy, step, lead, supported, die)
    if again.able(p):
        again.tell(p, play)
        play.push(again)
    else:
        decide(p, play, again)


class RerollStand(AskReroll, frozen=True):
    """Whether the die of one's own stand is thrown again. [28.1.3a, 28.1.4a]"""

    rules = ("28.1.1b", "28.1.2a", "28.1.3a", "28.1.4a")
    throw = STAND
    step: DeterminedDefence
    lead: int
    supported: bool
    die: int

    def dice(self) -> tuple[int, ...]:
        return (self.die,)

    def place(self, p: Position) -> int:
        return self.step.after.target

    def outcomes(self, p: Position) -> list[str]:
        return [found.what for found in self.step.outcomes(p, self.lead, self.supported)]

    def hopes(self, p: Position, die: int) -> Odds:
        return chances(self.step.outcomes(p, self.lead, self.supported))

    def go_on(self, p: Position, play: Play, dice: tuple[int, ...]) -> None:
        decide(p, play, replace(self, die=dice[0]))


def decide(p: Position, play: Play, thrown: RerollStand) -> None:
    """What the die says is done; the lead takes the defender's loss. [11.2.1d, 11.2.3a, 11.4.1a]"""
    after, lead, supported = thrown.step.after, thrown.lead, thrown.supported
    found = thrown.step.outcomes(p, lead, supported)[thrown.die - 1]
    play.tell(
        DefenceThrown(
            how=manner(p, after),
            unit=p.unit(lead).id,
            place=place_id(after.target),
            die=thrown.die,
            modifier=sum(m.value for m in modifiers(p, after, lead, supported)),
            what=found.what,
            own=found.own,
            enemy=found.enemy,
        )
    )
    chooser = p.enemy if found.picked else p.side
    play.push(
        TakeLosses(chooser, after.units, found.enemy),
        TakeLosses(p.enemy, (lead,), found.own),
        Stood(after, found.what, found.partial),
    )


class Stood(Step, frozen=True):
    """What follows when the losses of the throw are taken. [11.4.2a, 11.4.3a, 11.5.1a, 11.6.1b]"""

    after: Aftermath
    what: str
    partial: bool

    def resolve(self, p: Position, play: Play) -> None:
        after = self.after
        if self.what == AGAIN and leads(p, after):
            again = DeterminedDefence(p.enemy, after, again=True, before=self.partial)
            play.push(again)
        elif self.what in (AGAIN, FAILED):
            give_way(p, play, after)
        elif self.what == WITHDRAWN:
            after.forward(p, play, 1)
            after.back(p, play, WITHDRAWAL, fewest=1)
        elif not p.field.combat[p.enemy] >> after.target & 1:
            take_if_empty(p, play, after)
        elif self.what == CITY:
            fight_for_city(p, play, after)
        elif self.what == EASED:
            contested.ease(p, play, after.target)


def fight_for_city(p: Position, play: Play, after: Aftermath) -> None:
    """The marker rises by one; where cities are contested the attacker goes in. Without an attacker
    beside the city there is none. [11.6.2a, 11.6.2b, 11.6.2e, 29.1.1a]"""
    level = p.city_battles.get(after.target, (0,))[0] + 1
    if p.contested_cities:
        play.push(contested.Contest(after.advance_by(p, 1, limited=True), level))
    elif alive(p, after.units):
        contested.begin(p, play, after.target, after.units, level)


def holds(p: Position, step: DeterminedDefence, lead: int, supported: bool = False) -> Fraction:
    """How likely the hex is held in the end if this unit leads; in desperate defence with the best
    lead in each later throw and no more support. Remnants are formed where there are any."""
    after = step.after
    able = tuple((unit, p.steps(unit)) for unit in leads(p, after))

    def added(unit: int, steps: int, supported: bool) -> int:
        remnant = remnant_for(p, unit) if steps == 1 and p.unit(unit).remnant else -1
        who = remnant if remnant >= 0 else unit
        return sum(m.value for m in modifiers(p, after, who, supported))

    def lost(unit: int, steps: int) -> int:
        """Steps left after one more loss."""
        none_left = steps == 2 and p.unit(unit).remnant and remnant_for(p, unit) < 0
        return 0 if none_left else steps - 1

    @cache
    def thrown(die: int, before: bool) -> Outcome:
        return outcome(p, after, die, before=before)

    @cache
    def best(steps: tuple[tuple[int, int], ...], before: bool) -> Fraction:
        return max((one(u, steps, before, False) for u, _ in steps), default=Fraction(0))

    def one(
        lead: int, steps: tuple[tuple[int, int], ...], before: bool, supported: bool
    ) -> Fraction:
        chance: Fraction | int = 0
        add = added(lead, dict(steps)[lead], supported)
        for die in range(1, DIE + 1):
            found = thrown(die + add, before)
            left = [(u, lost(u, n) if u == lead and found.own else n) for u, n in steps]
            rest = tuple((u, n) for u, n in left if n)
            if found.what == AGAIN:
                chance += best(rest, found.partial)
            elif found.what in (HELD, CITY, EASED):
                chance += bool(rest or others)
        return Fraction(chance, DIE)

    # Who cannot lead holds the hex all the same. [11.4.2b]
    others = any(u not in dict(able) for u in p.fighting(p.enemy, after.target))
    return one(lead, able, step.before, supported)
