"""What a seat can know of the battle at the beginning of a turn, made ready for planning.

The position is one that the seat imagined. Of enemies in ambush nothing is read from it but their
cards and where they may be.
"""

from __future__ import annotations

from stavka.games.tanks.commander.chances import NO_SHOTS, Blow, Shot, Shots, Target, blow
from stavka.games.tanks.commander.ground import FAR, turns_to
from stavka.games.tanks.commander.weights import W
from stavka.games.tanks.position import (
    ATTACK,
    MARCH,
    MOVING_FIRE,
    NEVER_SEEN,
    NONE,
    WAIT,
    Position,
)
from stavka.games.tanks.rules.ending import points
from stavka.games.tanks.rules.fire import FIRE_AMMO, SUPPRESSIVE_AMMO
from stavka.games.tanks.rules.routes import barred
from stavka.games.tanks.rules.shooting import SUPPRESSIVE, accuracy_at, dice_of, intensity
from stavka.games.tanks.rules.sight import sight
from stavka.hexes import members


class Situation:
    """One turn as a side sees it."""

    def __init__(self, p: Position, side: int) -> None:
        self.p = p
        self.side = side
        self.field = p.field
        self.left = max(0, turns_left(p))
        self.future = 1.0 if self.left else 0.0  # nothing counts after the last turn
        self.late = min(1.0, p.turn / max(1, p.turns))  # how much of the time is gone
        self.own = p.units_of(side)
        self.foes = [u for u in p.units_of(1 - side) if not p.hidden[u]]
        self.foe_hexes = frozenset(p.at[u] for u in self.foes)
        self.cost = [p.card(u).cost for u in range(len(p.ids))]
        self.tied = {u: p.in_close_combat(u) for u in (*self.own, *self.foes)}
        self.target = {u: target(p, u) for u in (*self.own, *self.foes)}
        self.seen_by: dict[tuple[int, int, int], list[tuple[int, Shot]]] = {}
        self.seen_from: dict[tuple[int, int], list[tuple[int, Shot]]] = {}
        self.danger = self._danger()
        self._aims()
        self.far = {u: self._far(u) for u in self.own}
        self.goal_turns = {u: self._goal_turns(u) for u in (*self.own, *self.foes)}
        self.paths = {e: self.path(e) for e in self.foes}
        self.between = self._between()
        self.leads = self._leads()
        self._incoming()
        self.coming = self._coming()
        # Where an enemy most likely is in the next turn, first, and where he may stop before it.
        self.places = {
            e: self.paths[e][:-3:-1] if self.moves(e) > W.likely else (p.at[e],) for e in self.foes
        }
        self.where = {e: places[0] for e, places in self.places.items()}

    # What the battle is about

    def _aims(self) -> None:
        battle = self.p.battle
        self.runs = battle.victory == "exit" and battle.side == self.side
        self.stops = battle.victory == "exit" and battle.side != self.side
        self.holds = battle.victory == "hold"
        self.goals = frozenset(battle.goals)
        self.prize = (W.hold if self.holds else float(battle.worth)) * (1 + W.press * self.late)

    def _leads(self) -> bool:
        if self.runs or self.stops:
            return self.stops
        return points(self.p, self.side) > points(self.p, 1 - self.side)

    def _goal_turns(self, unit: int) -> tuple[float, ...]:
        """How far every hex is from the goals for a unit."""
        if not self.goals:
            return ()
        p = self.p
        blocked = self.foe_hexes if p.sides[unit] == self.side else frozenset(p.held(self.side))
        return self.turns(unit, self.goals, blocked - self.goals)

    def _between(self) -> tuple[float, ...]:
        """Of each hex, how many of those who must be stopped have it on their way to the exit."""
        if not self.stops or not self.foes:
            return ()
        p, found = self.p, [0.0] * self.field.size
        for enemy in self.foes:
            # As if nobody stood there: who bars the way now shall stay.
            gone = self.turns(enemy, frozenset((p.at[enemy],)))
            left = self.turns(enemy, self.goals)
            for hex in range(self.field.size):
                detour = gone[hex] + left[hex] - left[p.at[enemy]]
                found[hex] += max(0.0, 1 - 1.5 * detour) / len(self.foes)
        return tuple(found)

    def turns(
        self, unit: int, goals: frozenset[int], blocked: frozenset[int] = frozenset()
    ) -> tuple[float, ...]:
        p = self.p
        type, march = p.box.card_type[p.cards[unit]], p.card(unit).march
        return turns_to(self.field, type, march, goals, blocked, barred(p, unit))

    def _far(self, unit: int) -> tuple[float, ...]:
        """How far every hex is from the enemy: from those seen, else from where he may lurk."""
        places = self.foe_hexes or frozenset(h for e in self.lurkers() for h in self.haunts(e))
        return self.turns(unit, places) if places else (0.0,) * self.field.size

    # The hidden enemy

    def lurkers(self) -> list[int]:
        p = self.p
        return [u for u in p.units_of(1 - self.side) if p.hidden[u]]

    def haunts(self, unit: int) -> list[int]:
        """The hexes where an enemy in ambush may be."""
        p = self.p
        if p.hidden[unit] == NEVER_SEEN and p.battle.hiding:
            return [h for h in p.battle.hiding if not p.searched[h] >> self.side & 1]
        return [p.at[unit]]

    def _danger(self) -> dict[int, float]:
        """Of each hex, the chance that an ambush lies in wait for it."""
        found: dict[int, float] = {}
        for enemy in self.lurkers():
            places = self.haunts(enemy)
            reach = self.p.box.range[self.p.cards[enemy]]
            for place in places:
                for hex in members(self.field.seen(place, min(3, reach)) | 1 << place):
                    found[hex] = found.get(hex, 0.0) + 1 / len(places) / (1 + (hex != place))
        return found

    # Fire

    def shot(self, unit: int, at: int, enemy: int, goal: int, ammo: int) -> Shot | None:
        """The best shot of a unit on one hex at an enemy on another."""
        p = self.p
        if ammo < FIRE_AMMO or not intensity(p, unit, enemy):
            return None
        # Two who make for one hex meet before it.
        if at != goal and not self.field.seen(at, p.card(unit).sight) >> goal & 1:
            return None
        accuracy = accuracy_at(p, unit, max(1, self.field.grid.distance(at, goal)))
        if not accuracy:
            return None
        heavy = ammo >= SUPPRESSIVE_AMMO and "suppressive-fire" in p.box.orders[p.cards[unit]]
        dice = dice_of(p, unit, enemy, SUPPRESSIVE) if heavy else dice_of(p, unit, enemy)
        return dice, accuracy

    def melee_shot(self, unit: int, enemy: int, *, suppressed: bool | None = None) -> Shot | None:
        p = self.p
        dice = intensity(p, unit, enemy)
        if not dice or not p.ammo[unit]:
            return None
        down = p.suppressed[unit] if suppressed is None else suppressed
        return dice, p.card(unit).suppressed_accuracy if down else accuracy_at(p, unit, 0)

    def at(self, unit: int, hex: int, bonus: int = 0) -> Target:
        """A unit as a target on this hex."""
        old = self.target[unit]
        cover = 0 if old.suppressed else bonus + self.field.protection[hex]
        return old._replace(cover=max(-old.protection, cover))

    def worth(self, unit: int, b: Blow) -> float:
        """What a blow to a unit means to its side."""
        card = self.p.card(unit)
        cost = card.cost
        value = b.lost * cost / card.strength
        value += self.future * cost * (W.kill * b.destroyed + W.shake * b.shaken)
        if self.p.sides[unit] == self.side:
            return value * (W.runner if self.runs else 1.0)
        return value * self.weight(unit)

    def weight(self, enemy: int) -> float:
        """An enemy about to reach his goal counts more."""
        if self.stops and self.goal_turns[enemy]:
            return 1 + 1 / (1 + self.goal_turns[enemy][self.p.at[enemy]])
        if self.prize and self.p.at[enemy] in self.goals:
            return W.on_goal
        return W.passed_by if self.runs else 1.0

    def _incoming(self) -> None:
        """Whom the enemy would fire at now, and what that costs; Fire comes before movement."""
        p = self.p
        aimed: dict[int, Shots] = dict.fromkeys(self.own, NO_SHOTS)
        self.blows: dict[int, float] = {}
        visible = [u for u in self.own if not p.hidden[u] and not self.tied[u]]
        for enemy in self.foes:
            if p.suppressed[enemy] or self.tied[enemy]:
                continue
            best, where, its = 0.0, -1, (0, 0)
            for unit in visible:
                shot = self.shot(enemy, p.at[enemy], unit, p.at[unit], p.ammo[enemy])
                if shot is None:
                    continue
                value = self.worth(unit, blow((shot,), NO_SHOTS, self.target[unit]))
                if value > best:
                    best, where, its = value, unit, shot
            if where >= 0:
                aimed[where] = tuple(sorted((*aimed[where], its)))
                self.blows[enemy] = best * self.shoots(enemy)
        self.loss: dict[int, tuple[float, float]] = {}  # as it is, and in Defence
        for unit, shots in aimed.items():
            here = self.target[unit]
            guarded = here._replace(cover=here.cover + p.card(unit).defence_bonus)
            self.loss[unit] = (
                W.shoots * self.worth(unit, blow(shots, NO_SHOTS, here)),
                W.shoots * self.worth(unit, blow(shots, NO_SHOTS, guarded)),
            )

    # What the enemy may do

    def path(self, enemy: int) -> tuple[int, ...]:
        """The hexes that an enemy would march over, its own first."""
        p, field = self.p, self.field
        if self.stops and self.goals:
            far = self.goal_turns[enemy]
        else:
            places = frozenset(p.at[u] for u in self.own if not p.hidden[u]) | (
                self.goals if self.prize else frozenset()
            )
            far = self.turns(enemy, places) if places else (FAR,) * field.size
        held = p.held(self.side)
        path = [p.at[enemy]]
        card, type = p.card(enemy), p.box.card_type[p.cards[enemy]]
        for _ in range(card.march + field.more[type]):
            if len(path) > card.march and not all(field.road[h] for h in path[1:]):
                break
            ways = [w.to for w in field.ways[path[-1]] if w.to not in held]
            best = min(ways, key=lambda h: (far[h], h), default=path[-1])
            if far[best] >= far[path[-1]]:
                break
            path.append(best)
        return tuple(path)

    def moves(self, enemy: int) -> float:
        """The chance that an enemy marches."""
        p = self.p
        if p.suppressed[enemy] or self.tied[enemy]:
            return 0.0
        chance = W.comes
        if p.turn > 1 and p.orders[enemy].kind not in (MARCH, MOVING_FIRE, ATTACK):
            chance = W.roams
        return chance * (1 - W.shoots) if enemy in self.blows else chance

    def shoots(self, enemy: int) -> float:
        """The chance that an enemy who can fire does so; who just waited may wait again."""
        p = self.p
        waited = p.turn > 1 and p.orders[enemy].kind in (NONE, WAIT)
        return W.dozes if waited else W.shoots

    def _coming(self) -> float:
        """How much the enemy comes to us by himself, from 0 to 1: by his last orders."""
        p = self.p
        able = [e for e in self.foes if not p.suppressed[e] and not self.tied[e]]
        if p.turn == 1 or not able:
            return W.first
        marched = sum(p.orders[e].kind in (MARCH, MOVING_FIRE, ATTACK) for e in able)
        return marched / len(able)

    def stays(self, enemy: int) -> float:
        """The chance that it is where it is in the next turn."""
        if self.p.suppressed[enemy] or self.tied[enemy]:
            return 1.0
        return W.stays

    def sees(self, unit: int, hex: int) -> bool:
        return bool(self.field.seen(self.p.at[unit], sight(self.p, unit)) >> hex & 1)


def turns_left(p: Position) -> int:
    """How many turns may follow this one."""
    return (p.last if p.battle.victory == "hold" else p.turns) - p.turn


def target(p: Position, unit: int) -> Target:
    card = p.card(unit)
    return Target(
        card.protection,
        max(-card.protection, p.cover(unit)),
        p.strength[unit],
        p.steadfastness(unit),
        card.loss,
        card.test_dice,
        bool(p.suppressed[unit]),
    )
