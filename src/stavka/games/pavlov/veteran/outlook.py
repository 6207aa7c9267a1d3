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
    WEHRMACHT_CARDS,
    Position,
)
from stavka.games.pavlov.rules.base import chance_of_hit, sum_odds
from stavka.games.pavlov.rules.rulings import MEN_PER_FOOD
from stavka.games.pavlov.rules.storm_group import STORM_GROUP_DICE
from stavka.games.pavlov.rules.variants import FIRST_HAND, ORDERS
from stavka.games.pavlov.rules.wehrmacht_cards import CARDS_PER_TURN
from stavka.games.pavlov.veteran.weights import W

# Chance that at least one of so many dice shows the needed value; HIT[dice][needed].
MOST_DICE = 40
HIT = [[float(chance_of_hit(n, needed)) for needed in range(8)] for n in range(MOST_DICE + 1)]

# What so many attack dice make of one action; two dice are 1.
SKILL = (0.0, 0.3, 1.0, 1.5, 1.8)


def skill(attack: int) -> float:
    return SKILL[min(attack, len(SKILL) - 1)]


@cache
def raid_chance(dice: int, defense: int) -> float:
    return 1.0 if dice >= defense else float(sum_odds(dice, defense))


class Calendar(NamedTuple):
    """What everybody knows of the decks before the game."""

    resupply: tuple[int, ...]  # turns
    last: int  # turn
    germans: tuple[int, ...]  # counters by type
    aircraft: int
    assaults: int


@cache
def calendar(box: Box, contest: bool) -> Calendar:
    cards = [c for i, c in enumerate(box.wehrmacht) if c.deck and (contest or i != box.competitive)]
    resupply: list[int] = []
    for deck in (1, 2, 3):
        before = sum(c.deck <= deck for c in cards) + len(resupply)
        # The German player draws ahead, but must play it at once.
        turn = -((FIRST_HAND - 1 - before) // ORDERS) if contest else before // CARDS_PER_TURN
        resupply.append(turn + 1)
    return Calendar(
        resupply=tuple(resupply),
        last=(len(cards) + len(resupply)) // CARDS_PER_TURN,
        germans=tuple(sum(c.counter == k for c in cards) for k in range(len(box.german_ids))),
        aircraft=sum(c.dice for c in cards if c.effect == "bomb-stalingrad"),
        assaults=sum(c.effect == "assault" for c in cards),
    )


class Outlook:
    """The situation as the veteran sums it up for one question."""

    def __init__(self, p: Position) -> None:
        self.p = p
        box = p.box
        known = calendar(box, p.mode in (COMPETITIVE, COMPETITIVE_THREE))
        self.turns = known.last - p.turn  # after this one
        self.rest = self.turns / known.last  # share of the game that is left
        eaten = p.phase >= WEHRMACHT_CARDS
        meals = [t for t in known.resupply if t > p.turn or (t == p.turn and not eaten)]
        self.meals = len(meals)
        self.next_meal = meals[0] if meals else 0
        self.count_cards(known)
        self.count_tracks()
        ready = sum(at >= RESERVES and p.ready(m) for m, at in enumerate(p.men))
        self.scarce = min(1.0, W.enough_ready / (ready + 1))
        self.look_at_raid()

    def count_cards(self, known: Calendar) -> None:
        """Infantry, armor, aircraft and Assaults that are still to come."""
        box = self.p.box
        germans = list(known.germans)
        self.aircraft, self.assaults = known.aircraft, known.assaults
        for i in self.p.wehrmacht_played:
            card = box.wehrmacht[i]
            if card.counter >= 0:
                germans[card.counter] -= 1
            elif card.effect == "bomb-stalingrad":
                self.aircraft -= card.dice
            elif card.effect == "assault":
                self.assaults -= 1
        self.infantry = sum(n for n, foot in zip(germans, box.infantry, strict=True) if foot)
        self.armor = sum(germans) - self.infantry

    def count_tracks(self) -> None:
        box = self.p.box
        self.room = box.track_length.copy()  # free spaces of each track
        self.tanks = self.germans = 0
        for space, lies in enumerate(self.p.spaces):
            if lies:
                self.room[box.space_track[space]] -= 1
                self.germans += 1
                self.tanks += not box.infantry[lies - 1]

    def look_at_raid(self) -> None:
        """The raid that can be made next: the card in the box, and Milk House at the end."""
        p, box = self.p, self.p.box
        card = box.milk_house if self.turns <= 1 else p.storm
        self.raid_colour = box.storm_colour[card] if card >= 0 else -1
        self.raid_points = box.storm_points[card] if card >= 0 else 0
        self.in_way = len(p.germans_on(self.raid_colour)) if card >= 0 else 0
        self.raid_near = card >= 0 and self.in_way <= 2

    # Germans

    def menace(self, space: int) -> float:
        """What it is worth to clear a space."""
        box = self.p.box
        track = box.space_track[space]
        worth = self.harm(self.p.spaces[space] - 1, track, self.room[track])
        if box.track_colour[track] == self.raid_colour:
            worth += W.raid_block * self.raid_points / self.in_way
        return worth

    def harm(self, german: int, track: int, room: int) -> float:
        """What a counter costs us on a track that has so much room left."""
        box = self.p.box
        worth = W.german + W.assault * box.value[german] * self.assaults
        if not box.infantry[german]:
            worth += W.armor
        if room <= 2 and room < self.infantry + self.armor:
            worth += (W.room_for_none, W.room_for_one, W.room_for_two)[room]
        return worth

    # Men

    def life(self, man: int) -> float:
        """What losing a man would cost."""
        letters = self.p.box.letters[man]
        worth = W.life_skill * skill(self.p.box.attack[man])
        if "C" in letters and self.team_possible():
            worth += W.life_of_commander
        elif letters:
            worth += W.life_of_specialist
        return W.man + worth * self.rest + W.life_of_stormer * ("S" in letters)

    def use(self, man: int) -> float:
        """What it is worth that a man is ready, beyond being alive."""
        box = self.p.box
        letters = box.letters[man]
        worth = 0.0
        if self.turns:
            worth = W.use_skill * skill(box.attack[man]) + W.use_per_token * box.suppress[man]
            if "F" in letters:
                worth += W.use_of_observer
            elif "A" in letters and self.tanks:
                worth += W.use_of_gunner
            worth *= self.scarce
        if self.raid_near:
            dice = 1 + STORM_GROUP_DICE * ("S" in letters)
            worth += W.use_of_raider * dice * (1 if self.turns else 2)
        return worth

    def team_possible(self) -> bool:
        return all(self.p.men[m] != OUT for m in self.p.box.commanders)

    def mouths(self) -> int:
        """How many men there may be at the next meal, with the food at hand or on its way."""
        p = self.p
        turns = self.next_meal - p.turn
        afloat = sum(p.token_at(n) == FOOD for n in p.box.unit_locations["flotilla"])
        boats = len(p.box.unit_locations["flotilla"])
        food = p.supplies[FOOD] + afloat * (1 - W.late_deliver**turns)
        food += min(boats, p.staging[FOOD]) * (1 - W.late_load ** max(0, turns - 1))
        food += min(boats, p.stock[FOOD]) * (1 - W.late_stage ** max(0, turns - 2))
        most = W.most_mouths if self.meals > 1 else W.most_mouths_last
        return int(min(most, MEN_PER_FOOD * food - W.spare_mouths))

    # Tokens

    def share(self, colour: int) -> float:
        """Share of the tracks, and so of the counters to come, that a colour has."""
        tracks = self.p.box.track_colour
        return tracks.count(colour) / len(tracks)

    def token_worth(self, colour: int, lying: int) -> float:
        """One more Suppression token in a box where some lie already."""
        share = self.share(colour)
        if lying >= W.tokens_each * share * self.infantry:
            return 0.0
        return max(0.0, W.token - W.token_fade * lying / (2 * share))


def percent(chance: float) -> int:
    return round(100 * chance)
