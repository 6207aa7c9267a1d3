"""What is to come, and what men, Germans and tokens are worth now."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from stavka.games.pavlov.components import FOOD, Box
from stavka.games.pavlov.position import (
    COMPETITIVE,
    COMPETITIVE_THREE,
    OUT,
    RESERVES,
    Position,
)
from stavka.games.pavlov.rules.base import chance_of_hit, sum_odds
from stavka.games.pavlov.rules.rulings import MEN_PER_FOOD
from stavka.games.pavlov.rules.storm_group import STORM_GROUP_DICE
from stavka.games.pavlov.rules.variants import FIRST_HAND, ORDERS
from stavka.games.pavlov.rules.wehrmacht_cards import CARDS_PER_TURN
from stavka.games.pavlov.veteran.weights import W

# Chance that at least one of so many dice shows the needed value.
HIT = [[float(chance_of_hit(dice, needed)) for needed in range(8)] for dice in range(13)]


# What so many attack dice make of one action, two dice being 1.
SKILL = (0.0, 0.3, 1.0, 1.5, 1.8)


def skill(attack: int) -> float:
    return SKILL[min(attack, len(SKILL) - 1)]


@cache
def raid_chance(dice: int, defense: int) -> float:
    return float(sum_odds(dice, defense))


class Calendar(NamedTuple):
    """What the deck brings in the whole game."""

    resupply: tuple[int, ...]  # turns
    last: int
    germans: tuple[int, ...]  # counters by type
    aircraft: int
    assaults: int


def contest(p: Position) -> bool:
    return p.mode in (COMPETITIVE, COMPETITIVE_THREE)


def calendar(p: Position) -> Calendar:
    return _calendar(p.box, contest(p))


@cache
def _calendar(box: Box, contest: bool) -> Calendar:
    cards = [
        c for i, c in enumerate(box.wehrmacht) if c.deck and (contest or i != box.competitive)
    ]
    resupply = []
    before = 0
    for deck in (1, 2, 3):
        before += sum(c.deck == deck for c in cards)
        if contest:  # drawn a turn ahead, and played at once
            resupply.append(1 - (FIRST_HAND - 1 - before) // ORDERS)
        else:
            resupply.append(before // CARDS_PER_TURN + 1)
        before += 1
    return Calendar(
        resupply=tuple(resupply),
        last=(len(cards) + len(resupply)) // CARDS_PER_TURN,
        germans=tuple(sum(c.counter == k for c in cards) for k in range(len(box.german_ids))),
        aircraft=sum(c.dice for c in cards if c.effect == "bomb-stalingrad"),
        assaults=sum(c.effect == "assault" for c in cards),
    )


class Outlook:
    """What is still to come; worked out once for a question."""

    def __init__(self, p: Position) -> None:
        self.p = p
        box = p.box
        plan = calendar(p)
        self.turns = plan.last - p.turn  # full turns after this one
        done = p.phase >= 2
        self.resupply = next(
            (t for t in plan.resupply if t > p.turn or (t == p.turn and not done)), 0
        )
        self.meals = sum(t > p.turn or (t == p.turn and not done) for t in plan.resupply)
        self.rest = self.turns / plan.last  # share of the game that is left
        germans = list(plan.germans)
        self.aircraft, self.assaults = plan.aircraft, plan.assaults
        for i in p.wehrmacht_played:
            card = box.wehrmacht[i]
            if card.counter >= 0:
                germans[card.counter] -= 1
            elif card.effect == "bomb-stalingrad":
                self.aircraft -= card.dice
            elif card.effect == "assault":
                self.assaults -= 1
        self.infantry = sum(n for k, n in enumerate(germans) if box.infantry[k])
        self.armor = sum(n for k, n in enumerate(germans) if not box.infantry[k])
        self.arrivals = self.infantry + self.armor
        self.tanks = sum(1 for lies in p.spaces if lies and not box.infantry[lies - 1])
        self.fill = [0] * len(box.track_length)  # counters on each track
        for space, lies in enumerate(p.spaces):
            if lies:
                self.fill[box.space_track[space]] += 1
        ready = sum(at >= RESERVES and p.ready(m) for m, at in enumerate(p.men))
        self.scarce = min(1.0, W.enough_ready / (ready + 1))
        self.storm_colour = box.storm_colour[p.storm] if p.storm >= 0 else -1
        if self.turns <= 1:
            self.storm_colour = box.storm_colour[box.milk_house]
            self.storm_points = box.storm_points[box.milk_house]
        elif p.storm >= 0:
            self.storm_points = box.storm_points[p.storm]
        else:
            self.storm_points = 0
        self.in_way = len(p.germans_on(self.storm_colour)) if self.storm_colour >= 0 else 0

    def menace(self, space: int) -> float:
        """What it is worth to clear a space."""
        box = self.p.box
        kind = self.p.spaces[space] - 1
        worth = W.german + W.assault * box.value[kind] * self.assaults
        if not box.infantry[kind]:
            worth += W.armor
        room = box.track_length[box.space_track[space]] - self.fill[box.space_track[space]]
        if room < self.arrivals and room <= 2:
            worth += (W.four_on_track, W.three_on_track, W.two_on_track)[room]
        if box.space_colour[space] == self.storm_colour:
            worth += W.raid_block * self.storm_points / self.in_way
        return worth

    def life(self, man: int) -> float:
        """What losing a man would cost."""
        box = self.p.box
        letters = box.letters[man]
        worth = W.life_skill * skill(box.attack[man])
        if "C" in letters and self.team_possible():
            worth += W.life_of_commander
        elif letters:
            worth += W.life_of_specialist
        worth *= self.rest
        if "S" in letters:
            worth += W.life_of_stormer
        return W.man + worth

    def use(self, man: int) -> float:
        """What it is worth that a man is ready, beyond being alive."""
        box = self.p.box
        letters = box.letters[man]
        worth = 0.0
        if self.turns:
            worth += W.use_skill * skill(box.attack[man]) + W.use_per_token * box.suppress[man]
            if "F" in letters:
                worth += W.use_of_observer
            elif "A" in letters and self.tanks:
                worth += W.use_of_gunner
            worth *= self.scarce
        if self.raid_near():
            worth += W.use_of_raider * (1 + STORM_GROUP_DICE * ("S" in letters)) * (
                2.0 if not self.turns else 1.0
            )
        return worth

    def raid_near(self) -> bool:
        return self.storm_colour >= 0 and self.in_way <= 2

    def team_possible(self) -> bool:
        return all(self.p.men[m] != OUT for m in self.p.box.commanders)

    def team_in_house(self) -> bool:
        return all(self.p.men[m] >= -1 for m in self.p.box.commanders)

    def token_worth(self, colour: int, lying: int) -> float:
        """One more Suppression token in a box where some lie already."""
        share = self.p.box.track_colour.count(colour) / len(self.p.box.track_colour)
        if lying >= 3 * share * self.infantry:
            return 0.0
        return max(0.0, W.token - W.token_fade * lying / (2 * share))

    def mouths(self) -> int:
        """Men who can be fed at the next Resupply with what is at hand or on its way."""
        p = self.p
        turns = self.resupply - p.turn
        afloat = sum(p.token_at(n) == FOOD for n in p.box.unit_locations["flotilla"])
        food = p.supplies[FOOD] + afloat * (1 - W.late_deliver**turns)
        food += min(3, p.staging[FOOD]) * (1 - W.late_load ** max(0, turns - 1))
        food += min(3, p.stock[FOOD]) * (1 - W.late_stage ** max(0, turns - 2))
        return int(MEN_PER_FOOD * food + W.mouth)
