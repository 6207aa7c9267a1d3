"""The bot of Stalingrad '42: `recruit` moves unit after unit to where it is worth most, and attacks
where the odds are good. It makes no plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stavka.games.stalingrad42.appraisal import DEFENDER, from_area, role
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position, find_place, is_area, place_id
from stavka.games.stalingrad42.recruit.battles import Battles
from stavka.games.stalingrad42.recruit.campaign import Campaign
from stavka.games.stalingrad42.recruit.offered import the
from stavka.games.stalingrad42.recruit.refitting import mustering, worth
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.entry_areas import may_enter_from
from stavka.games.stalingrad42.rules.forts import sites
from stavka.games.stalingrad42.rules.maskirovka import LayMarker
from stavka.games.stalingrad42.rules.recovery import routed
from stavka.games.stalingrad42.rules.replacements import Muster
from stavka.games.stalingrad42.rules.units import mover
from stavka.hexes import members
from stavka.kernel import Advice, Choice, Message, Offered, because


class Recruit(Campaign, Battles):
    """Plays both sides."""

    def answer(self, p: Position, offered: Offered) -> Advice:
        if len(offered) == 1:
            return offered[0], because("nothing-else")
        found: Advice = getattr(self, ANSWERS[type(p.stack[-1]).__name__])(p, offered)
        return found

    # Before movement

    def begin(self, p: Position, offered: Offered) -> Advice:
        """Reinforcements first; resource points for used support units, what is left of a
        defender's for forts under the troops that face the enemy; then the steps that count most,
        and supply for what is still left."""
        coming = [c for c in offered if c.verb == "place"]
        if coming:
            return self.place(p, coming)
        if found := self.of_campaign(p, offered):
            return found
        for choice in offered:
            if choice.verb in ("ready", "spend"):
                return choice, because("ready", unit=choice.args[-1])
        plans = [c for c in offered if c.verb == "plan"]
        if plans and (best := self.main_blow(p, plans)):
            return best, because("plan", unit=best.args[0])
        fortifies = role(p, p.side) == DEFENDER and "fortify" in offered
        if fortifies and (site := fort_site(p)) is not None:
            return the(offered, "fortify"), self.of_fort(p, "fortify", site)
        steps = [c for c in offered if c.verb in ("refit", "rebuild")]
        if steps:
            best = max(steps, key=lambda c: (self.step_worth(p, c), c))
            return best, because(best.verb, unit=best.args[0])
        if stocks := [c for c in offered if c.verb == "stock"]:
            nearest = min(stocks, key=lambda c: (self._from(p, c.args[0]), c))
            return nearest, because("stock", place=nearest.args[0])
        return the(offered, "end-initial"), because("no-resources")

    def of_fort(self, p: Position, reason: str, site: int) -> Message:
        """How strong the troops there are, and the enemy beside them."""
        strength = self.enemy(p, p.side).strength
        attack = sum(strength.get(hex, (0, 0))[0] for hex in GRID.neighbours[site])
        defence = _defence(p, site)
        return because(reason, place=place_id(site), defence=defence, attack=attack)

    def _from(self, p: Position, place: str) -> int:
        """How far it is for vehicles from an area to the next goal."""
        area = find_place(place)
        assert area is not None
        ways = self.ways(p, p.side, "vehicle")
        return from_area(p.ground, area, ways)

    def step_worth(self, p: Position, wish: Choice) -> float:
        """What a replacement is worth."""
        return worth(p, wish, self.enemy(p, p.side))

    def muster(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, Muster)
        ways = self.ways_in(p, step.unit)
        found = mustering(p, step.unit, [c for c in offered if c.verb == "muster"], ways)
        return found, because("muster", unit=p.unit(step.unit).id, place=found.args[0])

    def ways_in(self, p: Position, unit: int) -> list[int]:
        """The ways to where a unit that comes to the map is wanted."""
        return self.ways(p, p.unit(unit).side, mover(p, unit))

    def convert(self, p: Position, offered: Offered) -> Advice:
        return offered[0], because("convert", place=offered[0].args[0])

    def spend(self, p: Position, offered: Offered) -> Advice:
        return offered[0], because("ready", unit=offered[0].args[1])

    def build(self, p: Position, offered: Offered) -> Advice:
        """Where the strongest troops face the enemy."""
        best = fort_site(p)
        if best is None:
            return the(offered, "stop"), because("no-resources")
        return the(offered, f"build {place_id(best)}"), self.of_fort(p, "build", best)

    def raze(self, p: Position, offered: Offered) -> Advice:
        return the(offered, "stop"), because("no-resources")

    def place(self, p: Position, offered: Sequence[Choice]) -> Advice:
        """By the area from which the way to the next goal is shortest and open."""

        def far(choice: Choice) -> tuple[bool, int, str]:
            unit, place = find_unit(p, choice.args[0]), find_place(choice.args[1])
            assert place is not None
            ways = self.ways_in(p, unit)
            if not is_area(place):
                return False, ways[place], choice
            shut = not may_enter_from(p, (unit,), place)
            return shut, from_area(p.ground, place, ways), choice

        best = min(offered, key=far)
        return best, because("arrive", unit=best.args[0], place=best.args[1])

    # Reserve armies: they stay where they came, and their boxes empty

    def lay_marker(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, LayMarker)
        return offered[guess(p, len(offered))], because("marker", unit=p.unit(step.army).id)

    def come_out(self, p: Position, offered: Offered) -> Advice:
        """Whoever defends best."""
        able = [find_unit(p, c.args[0]) for c in offered if c.verb == "show"]
        best = p.unit(max(able, key=lambda unit: (p.top(unit).defence, -unit))).id
        return the(offered, f"show {best}"), because("come-out", unit=best)

    def stay_hidden(self, p: Position, offered: Offered) -> Advice:
        return the(offered, "enough"), because("stay-hidden")

    def not_now(self, p: Position, offered: Offered) -> Advice:
        return the(offered, "not-now"), because("stay-hidden")

    # After combat

    def recover(self, p: Position, offered: Offered) -> Advice:
        return the(offered, "recover"), because("recover", count=len(routed(p)))


def _defence(p: Position, hex: int) -> int:
    return sum(p.top(unit).defence for unit in p.of(p.side, hex))


def fort_site(p: Position) -> int | None:
    """Where a fort would be built: under the strongest troops in the enemy's zone."""
    found = members(sites(p) & p.field.combat[p.side] & p.field.zone(p.enemy))
    return max(found, key=lambda hex: (_defence(p, hex), -hex), default=None)


def guess(p: Position, count: int) -> int:
    """One of so many, by nothing that anybody would guess."""
    return sum(p.place) % count


# The method that answers each question.
ANSWERS: Mapping[str, str] = {
    "ShiftUnits": "place",
    "MakeRoom": "place",
    "InitialPhase": "begin",
    "Muster": "muster",
    "MakeUp": "make_up",
    "HandOver": "hand_over",
    "LayMarkers": "lay",
    "BuildFort": "build",
    "RazeFort": "raze",
    "Sail": "sail",
    "SpendSupply": "spend",
    "ExtendRailways": "convert",
    "MovementPhase": "pick_mover",
    "Moving": "move",
    "Ride": "ride",
    "Voyage": "land",
    "CheckStacking": "give_up",
    "CombatPhase": "pick_target",
    "Assault": "gather",
    "Disengage": "break_away",
    "RerollBattle": "reroll",
    "RerollStand": "reroll",
    "RerollEscape": "reroll",
    "PickDie": "pick_die",
    "AirDefence": "send_air",
    "LeaveAir": "leave_air",
    "AutoDs": "shatter",
    "ChooseLoss": "lose",
    "FormRemnant": "keep_remnant",
    "DeterminedDefence": "stand",
    "RetreatTo": "retreat",
    "AdvanceAfterCombat": "pick_advance",
    "EnterCity": "enter_city",
    "LeadReserves": "pick_advance",
    "Forward": "advance",
    "GatherGroup": "gather_group",
    "Breakthrough": "break_through",
    "LeaveOut": "leave_out",
    "KeepRetreating": "recover",
    "LayMarker": "lay_marker",
    "ComeOut": "come_out",
    "ShowZone": "stay_hidden",
    "Join": "not_now",
    "OpenBox": "not_now",
    "Transfer": "not_now",
}
