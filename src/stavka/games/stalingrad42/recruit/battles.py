"""Battles: whom to attack and with whom, losses, stands, retreats, advances."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AIR_WITH, Position, find_place, is_area, place_id
from stavka.games.stalingrad42.recruit.gains import expected, needed, price, yielding
from stavka.games.stalingrad42.recruit.movement import CROWD, Movement
from stavka.games.stalingrad42.recruit.offered import odds_of, target_of, the, unit_of
from stavka.games.stalingrad42.rules.advance import Advance, Forward
from stavka.games.stalingrad42.rules.air import find_air
from stavka.games.stalingrad42.rules.auto_ds import AutoDs
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough, GatherGroup
from stavka.games.stalingrad42.rules.combat import AirDefence, Assault, strongest
from stavka.games.stalingrad42.rules.contested import EnterCity
from stavka.games.stalingrad42.rules.defence import (
    SUPPORT,
    DeterminedDefence,
    desperate,
    holds,
    leads,
)
from stavka.games.stalingrad42.rules.disengagement import Disengage
from stavka.games.stalingrad42.rules.losses import ChooseLoss, FormRemnant
from stavka.games.stalingrad42.rules.modifiers import LAST, Battle, column, weigh
from stavka.games.stalingrad42.rules.retreat import RetreatTo
from stavka.kernel import Advice, Choice, Message, Offered, because

THREE_TO_ONE = column(3, 1)
GAIN = 0.9  # what must be expected of an attack at lower odds
AIR_GAIN = 0.2  # what an air unit must save, in steps
IN_CITY = 2  # units that go into a contested city
EASY = 2  # how much stronger than the next enemy a breakthrough must be
HOLD = 1 / 3  # how likely a hex must be held for a stand; half of it where it counts

Weighed = tuple[float, Choice, Battle]  # what can be expected of an attack


class Battles(Movement):
    """Attacks where the odds are good."""

    def gain(self, p: Position, battle: Battle) -> float:
        """What can be expected of a battle."""
        return expected(p, battle)

    def least(self, p: Position, battle: Battle) -> float:
        """What must be expected of it."""
        return 0 if battle.column >= THREE_TO_ONE else GAIN

    def weighed(self, p: Position, battles: Iterable[tuple[Choice, Battle]]) -> list[Weighed]:
        """What can be expected of each attack."""
        return [(self.gain(p, battle), choice, battle) for choice, battle in battles]

    def best_battle(self, p: Position, weighed: list[Weighed]) -> Advice | None:
        """The attack of which most can be expected, if it is enough."""
        enough = [each for each in weighed if each[0] > self.least(p, each[2])]
        if not enough:
            return None
        _, choice, battle = max(enough, key=_gain)
        return choice, _attack("attack", p, choice, battle)

    def pick_target(self, p: Position, offered: Offered) -> Advice:
        """The best, one after the other; when none is left, whom a strong enemy is upon breaks
        away."""
        found = ((c, strongest(p, target_of(c))) for c in offered if c.verb == "attack")
        weighed = self.weighed(p, ((choice, battle) for choice, battle in found if battle))
        best = self.best_battle(p, weighed)
        if best is not None:
            return best
        enemy = self.enemy(p, p.side)
        for choice in offered:
            if choice.verb == "disengage" and self._hunted(p, unit_of(p, choice), enemy):
                return choice, because("break-away", unit=choice.args[0])
        return self.activated(offered) or (the(offered, "end-combat"), _no_attack(p, weighed))

    def break_away(self, p: Position, offered: Offered) -> Advice:
        """Each by itself: what goes wrong for one does not for the others."""
        step = p.stack[-1]
        assert isinstance(step, Disengage)
        return the(offered, "throw"), because("break-away", unit=p.unit(step.units[0]).id)

    def called(self, p: Position, target: int, offered: Offered) -> Advice | None:
        """The next of those who are needed for an attack."""
        wanted = needed(p, target)
        for choice in offered:
            if choice.verb == "by" and find_unit(p, choice.args[0]) in wanted:
                return choice, because("join", unit=choice.args[0], place=place_id(target))
        return None

    def gather(self, p: Position, offered: Offered) -> Advice:
        """All who are needed for the best column; the others are left for other attacks."""
        step = p.stack[-1]
        assert isinstance(step, Assault)
        if called := self.called(p, step.target, offered):
            return called
        battle, place = step.battle(p) if step.units else None, place_id(step.target)
        if battle and battle.column < LAST:
            for choice in offered:
                if choice.verb == "air":
                    return choice, because("air", air=choice.args[0], place=place)
                if choice.verb in SUPPORT:
                    return choice, because("join", unit=choice.args[0], place=place)
        if battle and (planned := self.offensive(p, offered)):
            return planned
        if battle and "fight" in offered:
            return the(offered, "fight"), because("fight", place=place, odds=odds_of(battle))
        return offered[0], because("nothing-else")

    def send_air(self, p: Position, offered: Offered) -> Advice:
        """Where the attacker could expect clearly less; whoever is near and may go nowhere else
        goes first."""
        step = p.stack[-1]
        assert isinstance(step, AirDefence)
        against = step.battle(p, air=True)
        left = expected(p, against) if against.lawful else 0.0
        if expected(p, step.battle(p)) - left < AIR_GAIN:
            return the(offered, "no-air"), because(
                "no-air", place=place_id(step.target), odds=odds_of(step.battle(p))
            )
        able = [c for c in offered if c.verb == "air"]
        best = max(able, key=lambda c: (p.air[find_air(p, c.args[0])] == AIR_WITH, c))
        return best, because("air", air=best.args[0], place=place_id(step.target))

    def leave_air(self, p: Position, offered: Offered) -> Advice:
        """With whoever is most in danger."""
        enemy = self.enemy(p, p.side)
        best = max(offered, key=lambda c: (enemy.heat[p.place[unit_of(p, c)]], c))
        return best, because("air-stays", unit=best.args[0])

    def shatter(self, p: Position, offered: Offered) -> Advice:
        """It declares none of its own accord; if it is asked, the strongest until it is enough, of
        those who are enough together."""
        step = p.stack[-1]
        assert isinstance(step, AutoDs)
        if "fight" in offered:
            odds = odds_of(weigh(p, step.target, step.units))
            return the(offered, "fight"), because("fight", place=place_id(step.target), odds=odds)
        battle = strongest(p, step.target)
        together = {term.unit for term in battle.attackers} if battle else set()
        able = [c for c in offered if c.verb == "by" and unit_of(p, c) in together]
        if not able:
            return the(offered, "stop"), because("no-target")
        best = max(able, key=lambda c: (p.top(unit_of(p, c)).attack, c))
        return best, because("join", unit=best.args[0], place=place_id(step.target))

    def lose(self, p: Position, offered: Offered) -> Advice:
        """One's own cheapest step, or the enemy's dearest."""
        step = p.stack[-1]
        assert isinstance(step, ChooseLoss)
        mine = p.unit(step.units[0]).side == step.to
        choice = (min if mine else max)(offered, key=lambda c: (price(p, unit_of(p, c)), c))
        reason = "cheapest" if mine else "dearest"
        return choice, because(reason, unit=choice.args[0])

    def give_up(self, p: Position, offered: Offered) -> Advice:
        """Where too many stand, the weakest goes."""
        choice = min(offered, key=lambda c: (price(p, unit_of(p, c)), c))
        return choice, because("cheapest", unit=choice.args[0])

    def keep_remnant(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, FormRemnant)
        return the(offered, "remnant"), because("remnant", unit=p.unit(step.unit).id)

    def hope(self, p: Position, target: int) -> float:
        """How likely a hex must be held for a stand."""
        return HOLD / 2 if target in p.ground.map.vp else HOLD

    def stand(self, p: Position, offered: Offered) -> Advice:
        """Where it is likely to hold, where the hex counts, or where nothing else is left; with
        whatever support there is."""
        step = p.stack[-1]
        assert isinstance(step, DeterminedDefence)
        after, place = step.after, place_id(step.after.target)
        able = leads(p, after)
        lead = max(able, key=lambda u: (holds(p, step, u), -price(p, u), u))
        chance = holds(p, step, lead, True)
        percent = round(100 * chance)
        if not desperate(p, after) and chance < self.hope(p, after.target):
            return the(offered, "withdraw"), because("give-way", place=place, percent=percent)
        for choice in offered:
            if choice.verb == "lead" and unit_of(p, choice) == lead:
                return choice, because("lead", unit=choice.args[0], percent=percent)
        best = next((c for c in offered if c.verb in SUPPORT), Choice("stand"))
        return best, because("stand", place=place, percent=percent)

    def retreat(self, p: Position, offered: Offered) -> Advice:
        """To where it is worth most to the first of them; home is always safe."""
        step = p.stack[-1]
        assert isinstance(step, RetreatTo)
        look = self.appraisal(p, step.units[0])

        def worth(choice: Choice) -> tuple[float, str]:
            end = find_place(choice.args[0])
            assert end is not None
            if is_area(end):
                return -CROWD / 2, choice
            return sum(look.of(end)) - (0 if look.room(end) else CROWD), choice

        best = max((c for c in offered if c.verb == "retreat"), key=worth)
        return best, because("retreat", place=best.args[0])

    def pick_advance(self, p: Position, offered: Offered) -> Advice:
        """A group that finds a weak enemy behind the first; then whoever would stand better ahead,
        one after the other."""
        step = p.stack[-1]
        able = [unit_of(p, c) for c in offered if c.verb == "breakthrough"]
        if group := self.group(p, step.after, able):
            id, place = p.unit(group[0]).id, place_id(step.after.target)
            found = the(offered, f"breakthrough {id}")
            return found, because("break-through", unit=id, place=place)
        for choice in offered:
            if choice.verb != "advance":
                continue
            unit = unit_of(p, choice)
            forward = Forward(step.after, (unit,), p.place[unit])
            ahead = [c for c in forward.choices(p, "") if c.verb == "to"]
            if best := self._best(p, unit, ahead):
                place = best.choice.args[0]
                return choice, because("advance", unit=choice.args[0], place=place)
        place = place_id(step.after.target)
        return the(offered, "end-advance"), because("no-advance", place=place)

    def enter_city(self, p: Position, offered: Offered) -> Advice:
        """Those who hold it best, as many as fight on from within."""
        step = p.stack[-1]
        assert isinstance(step, EnterCity)
        able = [c for c in offered if c.verb == "advance"]
        inside, place = p.fighting(p.side, step.after.target), place_id(step.after.target)
        if not able or len(inside) >= IN_CITY:
            return the(offered, "end-advance"), because("city-full", place=place)
        best = max(able, key=lambda c: (*_worth_in_city(p, unit_of(p, c)), c))
        return best, because("enter-city", unit=best.args[0], place=place)

    def group(self, p: Position, after: Advance, able: list[int]) -> tuple[int, ...]:
        """The strongest who find room in the vacated hex, if an enemy beside it is half as strong
        as they are."""
        units: tuple[int, ...] = ()
        for unit in sorted(able, key=lambda u: (-p.top(u).attack, u)):
            if GatherGroup(after, (*units, unit)).bar_forming(p) is None:
                units = *units, unit
        attack, enemy = sum(p.top(unit).attack for unit in units), self.enemy(p, p.side)
        beside = [enemy.defence[h] for h in GRID.neighbours[after.target] if h in enemy.defence]
        return units if beside and EASY * min(beside) <= attack else ()

    def gather_group(self, p: Position, offered: Offered) -> Advice:
        """All who belong to it and the air unit; then it forms and goes on."""
        step = p.stack[-1]
        assert isinstance(step, GatherGroup)
        others, place = (
            [unit_of(p, c) for c in offered if c.verb == "with"],
            place_id(step.after.target),
        )
        for unit in self.group(p, step.after, [*step.units, *others]):
            if unit in others:
                id = p.unit(unit).id
                return the(offered, f"with {id}"), because("join", unit=id, place=place)
        for choice in offered:
            if choice.verb == "air":
                return choice, because("air", air=choice.args[0], place=place)
        for verb in ("form", "aside"):
            if verb in offered:
                return the(offered, verb), because("nothing-else")
        return the(offered, "stop"), because("no-advance", place=place)

    def break_through(self, p: Position, offered: Offered) -> Advice:
        """Whoever can be attacked with gain is; then the emptied hex is entered."""
        step = p.stack[-1]
        assert isinstance(step, Breakthrough)
        attacks = [c for c in offered if c.verb == "attack"]
        found = self.weighed(p, ((c, step.battle(p, target_of(c))) for c in attacks))
        best = self.best_battle(p, found)
        if best is not None:
            return best
        for choice in offered:
            if choice.verb == "to" and find_place(choice.args[0]) == step.free:
                unit = p.unit(step.units[0]).id
                return choice, because("goal", unit=unit, place=choice.args[0])
        return self.march_on(p, offered, step.units)

    def march_on(self, p: Position, offered: Offered, units: tuple[int, ...]) -> Advice:
        """Where the group goes that has nobody to attack: nowhere."""
        place = place_id(p.place[units[0]])
        return the(offered, "stop"), because("no-advance", place=place)

    def leave_out(self, p: Position, offered: Offered) -> Advice:
        """The weakest does not count."""
        choice = min(offered, key=lambda c: (p.top(unit_of(p, c)).defence, c))
        return choice, because("cheapest", unit=choice.args[0])

    def advance(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, Forward)
        return self._go(p, offered, step.units, ("to",))


def _gain(weighed: Weighed) -> float:
    return weighed[0]


def _attack(reason: str, p: Position, choice: Choice, battle: Battle) -> Message:
    """What an attack promises."""
    percent = yielding(p, battle)
    return because(reason, place=choice.args[0], odds=odds_of(battle), percent=percent)


def _no_attack(p: Position, weighed: list[Weighed]) -> Message:
    """Why nobody is attacked: what the best of the attacks would be."""
    if not weighed:
        return because("no-target")
    _, choice, battle = max(weighed, key=_gain)
    return _attack("no-attack", p, choice, battle)


def _worth_in_city(p: Position, unit: int) -> tuple[int, int]:
    """Steps that can be lost there, then strength."""
    return p.steps(unit), p.top(unit).attack + p.top(unit).defence
