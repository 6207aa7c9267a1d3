"""The bot of Stalingrad '42: `recruit` moves unit after unit to where it is worth most, and attacks
where the odds are good. It makes no plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import (
    DANGER,
    GOAL,
    GUARD,
    LINE,
    STEADY,
    SUPPLY,
    TARGET,
    Appraisal,
    Enemy,
    Worth,
    goals,
    road_out,
    wanted_exits,
    ways_to,
)
from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.position import (
    AREA,
    DISRUPTED,
    Position,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules.advance import Forward
from stavka.games.stalingrad42.rules.auto_ds import AutoDs
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough
from stavka.games.stalingrad42.rules.combat import EFFECTS, SHATTERED, Assault, strongest
from stavka.games.stalingrad42.rules.defence import (
    SUPPORT,
    DeterminedDefence,
    desperate,
    holds,
    leads,
)
from stavka.games.stalingrad42.rules.entry_areas import border, may_enter_from
from stavka.games.stalingrad42.rules.losses import ChooseLoss
from stavka.games.stalingrad42.rules.modifiers import (
    AUTOMATIC,
    LAST,
    Battle,
    column,
    column_name,
    weigh,
)
from stavka.games.stalingrad42.rules.moving import MODES, Moving
from stavka.games.stalingrad42.rules.retreat import RetreatTo, ends
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.rules.units import mover
from stavka.hexes import Bitset, members
from stavka.kernel import Advice, Bot, Choice, Offered, QuickAdviser, because

# Every message with which the recruit says why, and its arguments.
REASONS: Mapping[str, tuple[str, ...]] = {
    "why-nothing-else": (),
    "why-arrive": ("unit", "place"),
    "why-turn-of": ("unit",),
    "why-all-moved": (),
    "why-goal": ("unit", "place"),
    "why-exit": ("unit", "place"),
    "why-target": ("unit", "place"),
    "why-line": ("unit", "place"),
    "why-guard": ("unit", "place"),
    "why-withdraw": ("unit", "place"),
    "why-supply": ("unit", "place"),
    "why-flee": ("unit",),
    "why-stay": ("unit",),
    "why-attack": ("place", "odds"),
    "why-join": ("unit",),
    "why-fight": ("place", "odds"),
    "why-no-attack": (),
    "why-cheapest": ("unit",),
    "why-dearest": ("unit",),
    "why-remnant": (),
    "why-stand": ("place",),
    "why-lead": ("unit",),
    "why-give-way": ("place",),
    "why-retreat": ("place",),
    "why-advance": ("unit",),
    "why-no-advance": (),
    "why-recover": (),
}
PARTS = {
    GOAL: "goal",
    TARGET: "target",
    LINE: "line",
    GUARD: "guard",
    DANGER: "withdraw",
    SUPPLY: "supply",
}

THREE_TO_ONE = column(3, 1)
GAIN = 0.9  # what must be expected of an attack at lower odds
GROUND = 0.7  # a hex from which the defender is driven, in steps
EXIT = 40.0  # leaving the map where it brings points
FLIGHT = 4.0  # the enemy's strength in reach over one's own, from which the disrupted flee
HOLD = 1 / 3  # how likely a hex must be held for a stand
CROWD = 100.0  # what a hex is worth less where one would be too many
KEPT = 16  # fields of ways that are kept: they change with what is held


class Recruit(QuickAdviser):
    """Plays both sides."""

    game = "stalingrad42"

    def __init__(self) -> None:
        super().__init__()
        self._enemy: tuple[object, Enemy] | None = None
        self._ways: dict[tuple[Ground, str, Bitset], list[int]] = {}

    def answer(self, p: Position, offered: Offered) -> Advice:
        if len(offered) == 1:
            return offered[0], because("nothing-else")
        return ANSWERS[type(p.stack[-1]).__name__](self, p, offered)

    # What it knows of the map, kept as long as it holds

    def appraisal(self, p: Position, unit: int) -> Appraisal:
        side = p.unit(unit).side
        return Appraisal(p, unit, self.enemy(p, side), self.ways(p, side, mover(p, unit)))

    def enemy(self, p: Position, side: int) -> Enemy:
        places = tuple(p.place[unit] for unit in p.setup.units[1 - side])
        key = (side, places, bytes(p.face), bytes(p.order), p.turn)
        if self._enemy is None or self._enemy[0] != key:
            self._enemy = key, Enemy(p, side)
        return self._enemy[1]

    def ways(self, p: Position, side: int, mover: str) -> list[int]:
        key = p.ground, mover, goals(p, side)
        if key not in self._ways:
            while len(self._ways) >= KEPT:
                del self._ways[next(iter(self._ways))]
            self._ways[key] = ways_to(*key)
        return self._ways[key]

    # Reinforcements

    def place(self, p: Position, offered: Offered) -> Advice:
        """By the area from which the way to the next goal is shortest and open."""

        def far(choice: Choice) -> tuple[bool, int, str]:
            unit, area = find_unit(p, choice.args[0]), find_place(choice.args[1])
            assert area is not None
            ways = self.ways(p, p.side, mover(p, unit))
            shut = not may_enter_from(p, (unit,), area)
            return shut, min(ways[hex] for hex in members(border(p.ground, area))), choice

        best = min(offered, key=far)
        return best, because("arrive", unit=best.args[0], place=best.args[1])

    # Movement

    def pick_mover(self, p: Position, offered: Offered) -> Advice:
        """Who is nearest to the enemy moves first; whom a strong enemy has shaken flees."""
        moves = [c for c in offered if c.verb == "move"]
        if not moves:
            return _the(offered, "end-movement"), because("all-moved")
        enemy = self.enemy(p, p.side)
        for flee in [c for c in offered if c.verb == "full-retreat"]:
            unit = find_unit(p, flee.args[0])
            if p.order[unit] == DISRUPTED and self._hunted(p, unit, enemy):
                return flee, because("flee", unit=flee.args[0])

        def turn(choice: Choice) -> tuple[int, int, str]:
            unit = find_unit(p, choice.args[0])
            at = p.place[unit]
            return enemy.near[at] if at < AREA else AREA, -p.top(unit).attack, choice

        first = min(moves, key=turn)
        return first, because("turn-of", unit=first.args[0])

    def _hunted(self, p: Position, unit: int, enemy: Enemy) -> bool:
        at = p.place[unit]
        if not p.field.zone(p.enemy) >> at & 1:
            return False
        mine = sum(p.top(u).defence for u in p.at(at)) / 2
        return enemy.heat[at] >= FLIGHT * max(mine, 1)

    def move(self, p: Position, offered: Offered) -> Advice:
        """To the place that is worth most, or nowhere."""
        step = p.stack[-1]
        assert isinstance(step, Moving)
        return self._go(p, offered, step.units, MODES)

    def _go(
        self, p: Position, offered: Offered, units: tuple[int, ...], verbs: Iterable[str]
    ) -> Advice:
        unit, stop = units[0], _the(offered, "stop")
        id = p.unit(unit).id
        found = self._best(p, unit, [c for c in offered if c.verb in verbs])
        if found is None:
            return stop, because("stay", unit=id)
        return found.choice, because(found.reason, unit=id, place=found.choice.args[0])

    def _best(self, p: Position, unit: int, offered: list[Choice]) -> Best | None:
        """The place that is clearly worth more than where the unit stands."""
        look, here = self.appraisal(p, unit), p.place[unit]
        now = look.of(here) if here < AREA else None
        base = sum(now) + STEADY if now else -1e9
        others = [u for u in p.at(here) if u != unit]
        if here < AREA and crowded(p, p.at(here)):
            base -= CROWD
        elif here < AREA and crowded(p, others):  # its staff leads them
            return None
        best: Best | None = None
        for choice in offered:
            end = find_place(choice.args[0])
            assert end is not None
            if is_area(end):
                worth = self._leaving(p, unit, end)
                if worth > base:
                    best, base = Best(choice, "exit"), worth
                continue
            worth_there = look.of(end)
            total = sum(worth_there)
            if total > base and look.room(end):
                best, base = Best(choice, _part(now, worth_there)), total
        return best

    def _leaving(self, p: Position, unit: int, area: int) -> float:
        """Mechanized units leave the map where it counts; nobody else does."""
        counter = p.unit(unit)
        goes = p.side == AXIS and counter.mechanized and counter.combat and p.place[unit] < AREA
        return EXIT if goes and area in wanted_exits(p) and road_out(p, area) else -1e10

    # Combat

    def pick_target(self, p: Position, offered: Offered) -> Advice:
        """The attack of which most can be expected."""
        best: tuple[float, Choice, Battle] | None = None
        for choice in offered:
            if choice.verb != "attack":
                continue
            target = find_place(choice.args[0])
            assert target is not None
            battle = strongest(p, target)
            if battle is None:
                continue
            gain = expected(p, battle)
            wanted = gain > 0 if battle.column >= THREE_TO_ONE else gain > GAIN
            if wanted and (best is None or gain > best[0]):
                best = gain, choice, battle
        if best is None:
            return _the(offered, "end-combat"), because("no-attack")
        return best[1], because("attack", place=best[1].args[0], odds=_odds(best[2]))

    def gather(self, p: Position, offered: Offered) -> Advice:
        """All who are needed for the best column; the others are left for other attacks."""
        step = p.stack[-1]
        assert isinstance(step, Assault)
        wanted = needed(p, step.target)
        for choice in offered:
            if choice.verb == "by" and find_unit(p, choice.args[0]) in wanted:
                return choice, because("join", unit=choice.args[0])
        if "fight" in offered:
            battle = step.battle(p)
            for choice in offered:
                if choice.verb in SUPPORT and battle.column < LAST:
                    return choice, because("join", unit=choice.args[0])
            odds = _odds(battle)
            return _the(offered, "fight"), because("fight", place=place_id(step.target), odds=odds)
        return offered[0], because("nothing-else")

    def shatter(self, p: Position, offered: Offered) -> Advice:
        """It declares none of its own accord; if it is asked, the strongest until it is enough."""
        if "fight" in offered:
            step = p.stack[-1]
            assert isinstance(step, AutoDs)
            odds = _odds(weigh(p, step.target, step.units))
            return _the(offered, "fight"), because("fight", place=place_id(step.target), odds=odds)
        able = [c for c in offered if c.verb == "by"]
        if not able:
            return _the(offered, "stop"), because("no-attack")
        best = max(able, key=lambda c: (p.top(_unit(p, c)).attack, c))
        return best, because("join", unit=best.args[0])

    def lose(self, p: Position, offered: Offered) -> Advice:
        """One's own cheapest step, or the enemy's dearest."""
        step = p.stack[-1]
        assert isinstance(step, ChooseLoss)
        mine = p.unit(step.units[0]).side == step.to
        choice = (min if mine else max)(offered, key=lambda c: (price(p, _unit(p, c)), c))
        reason = "cheapest" if mine else "dearest"
        return choice, because(reason, unit=choice.args[0])

    def give_up(self, p: Position, offered: Offered) -> Advice:
        """Where too many stand, the weakest goes."""
        choice = min(offered, key=lambda c: (price(p, _unit(p, c)), c))
        return choice, because("cheapest", unit=choice.args[0])

    def keep_remnant(self, p: Position, offered: Offered) -> Advice:
        return _the(offered, "remnant"), because("remnant")

    def stand(self, p: Position, offered: Offered) -> Advice:
        """Where it is likely to hold, where the hex counts, or where nothing else is left; with
        whatever support there is."""
        step = p.stack[-1]
        assert isinstance(step, DeterminedDefence)
        after, place = step.after, place_id(step.after.target)
        able = leads(p, after)
        lead = max(able, key=lambda u: (holds(p, step, u), -price(p, u), u))
        wanted = HOLD / 2 if after.target in p.ground.map.vp else HOLD
        if not desperate(p, after) and holds(p, step, lead, True) < wanted:
            return _the(offered, "withdraw"), because("give-way", place=place)
        for choice in offered:
            if choice.verb == "lead" and _unit(p, choice) == lead:
                return choice, because("lead", unit=choice.args[0])
        best = next((c for c in offered if c.verb in SUPPORT), Choice("stand"))
        return best, because("stand", place=place)

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
        """Whoever would stand better ahead, one after the other."""
        step = p.stack[-1]
        for choice in offered:
            if choice.verb != "advance":
                continue
            unit = _unit(p, choice)
            forward = Forward(step.after, (unit,), p.place[unit])
            ahead = [c for c in forward.choices(p, "") if c.verb == "to"]
            if self._best(p, unit, ahead) is not None:
                return choice, because("advance", unit=choice.args[0])
        return _the(offered, "end-advance"), because("no-advance")

    def gather_group(self, p: Position, offered: Offered) -> Advice:
        """It leads no breakthroughs of its own accord; a group that is there forms and goes on."""
        for verb in ("form", "aside"):
            if verb in offered:
                return _the(offered, verb), because("nothing-else")
        return _the(offered, "stop"), because("no-advance")

    def break_through(self, p: Position, offered: Offered) -> Advice:
        """Whoever can be attacked with gain is; then the emptied hex is entered."""
        step = p.stack[-1]
        assert isinstance(step, Breakthrough)
        best: tuple[float, Choice, Battle] | None = None
        for choice in offered:
            target = find_place(choice.args[0]) if choice.verb == "attack" else None
            if target is None:
                continue
            battle = step.battle(p, target)
            gain = expected(p, battle)
            if gain > 0 and (best is None or gain > best[0]):
                best = gain, choice, battle
        if best is not None:
            return best[1], because("attack", place=best[1].args[0], odds=_odds(best[2]))
        for choice in offered:
            if choice.verb == "to" and find_place(choice.args[0]) == step.free:
                unit = p.unit(step.units[0]).id
                return choice, because("goal", unit=unit, place=choice.args[0])
        return _the(offered, "stop"), because("no-advance")

    def leave_out(self, p: Position, offered: Offered) -> Advice:
        """The weakest does not count."""
        choice = min(offered, key=lambda c: (p.top(_unit(p, c)).defence, c))
        return choice, because("cheapest", unit=choice.args[0])

    def advance(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, Forward)
        return self._go(p, offered, step.units, ("to",))

    def recover(self, p: Position, offered: Offered) -> Advice:
        return _the(offered, "recover"), because("recover")


class Best(NamedTuple):
    """A choice and what speaks for it."""

    choice: Choice
    reason: str


def _part(now: Worth | None, there: Worth) -> str:
    """What the place gains most by."""
    if now is None:
        return "goal"
    gains = [new - old for new, old in zip(there, now, strict=True)]
    return PARTS[gains.index(max(gains))]


def _the(offered: Offered, wish: str) -> Choice:
    return offered[offered.index(Choice(wish))]


def _unit(p: Position, choice: Choice) -> int:
    return find_unit(p, choice.args[0])


def _odds(battle: Battle) -> str:
    return f"ratio-{column_name(min(max(battle.column, 0), AUTOMATIC))}"


def price(p: Position, unit: int) -> float:
    """What a step of a unit is worth; the last one is worth the whole counter."""
    face = p.top(unit)
    return (face.attack + face.defence + face.movement / 2) / p.steps(unit)


# Attacks


def needed(p: Position, target: int) -> set[int]:
    """The strongest attack without those whom it does not need, the weakest first."""
    battle = strongest(p, target)
    if battle is None:
        return set()
    units = [term.unit for term in battle.attackers]
    enough = AUTOMATIC if battle.column >= AUTOMATIC else min(battle.column, LAST)
    for unit in sorted(units, key=lambda u: (p.top(u).attack, u)):
        rest = tuple(u for u in units if u != unit)
        if rest and weigh(p, target, rest).column >= enough:
            units.remove(unit)
    return set(units)


def expected(p: Position, battle: Battle) -> float:
    """Steps the enemy loses and ground he gives, less one's own losses, on the average of the
    table. Whoever has nowhere to retreat to is lost whole."""
    target = battle.target
    if battle.column >= AUTOMATIC:
        results = [SHATTERED]
    else:
        results = list(p.box.tables.crt[battle.odds].results)
    here = tuple(u for u in p.at(target) if p.unit(u).combat)
    whole = sum(p.steps(u) for u in here)
    trapped = not ends(p, p.enemy, target, here, 2).paths
    ground = whole if trapped else GROUND + 0.5 * p.ground.map.vp.get(target, 0)
    gain = 0.0
    for result in results:
        effect = EFFECTS[result]
        gain += min(effect.defender, whole) - effect.attacker
        if effect.retreat or effect.defender >= whole:
            gain += ground
    return gain / len(results)


ANSWERS: Mapping[str, Callable[[Recruit, Position, Offered], Advice]] = {
    "Reinforcements": Recruit.place,
    "MovementPhase": Recruit.pick_mover,
    "Moving": Recruit.move,
    "CheckStacking": Recruit.give_up,
    "CombatPhase": Recruit.pick_target,
    "Assault": Recruit.gather,
    "AutoDs": Recruit.shatter,
    "ChooseLoss": Recruit.lose,
    "FormRemnant": Recruit.keep_remnant,
    "DeterminedDefence": Recruit.stand,
    "RetreatTo": Recruit.retreat,
    "AdvanceAfterCombat": Recruit.pick_advance,
    "Forward": Recruit.advance,
    "GatherGroup": Recruit.gather_group,
    "Breakthrough": Recruit.break_through,
    "LeaveOut": Recruit.leave_out,
    "KeepRetreating": Recruit.recover,
}

BOTS: Mapping[str, Callable[[], Bot]] = {"recruit": Recruit}
