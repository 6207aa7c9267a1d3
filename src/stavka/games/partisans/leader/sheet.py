"""A camp's record sheet, on which the leader tries things out."""

from __future__ import annotations

from stavka.games.partisans.components import (
    FOOD,
    FUEL,
    KINDS,
    MAPS,
    WATER,
    WEAPONS,
    WOOD,
    Box,
)
from stavka.games.partisans.position import Position


class Sheet:
    """What a camp has. Changes keep the same books as the rules do."""

    __slots__ = (
        "box",
        "brigade",
        "dominated",
        "fortified",
        "full_map",
        "incendiary",
        "people",
        "points",
        "store",
        "transport",
    )

    box: Box
    store: list[int]
    people: int
    points: int
    transport: int
    full_map: int
    fortified: int
    incendiary: int
    brigade: int
    dominated: int

    def copy(self) -> Sheet:
        new = Sheet()
        new.box = self.box
        new.store = self.store.copy()
        new.people = self.people
        new.points = self.points
        new.transport = self.transport
        new.full_map = self.full_map
        new.fortified = self.fortified
        new.incendiary = self.incendiary
        new.brigade = self.brigade
        new.dominated = self.dominated
        return new

    def add(self, resource: int, count: int) -> None:
        if resource == MAPS and self.full_map:
            return
        box = self.box
        new = max(0, self.store[resource] + count)
        if resource == MAPS and new >= box.full_map:
            new = box.full_map
            self.full_map = 1
            self.points += box.full_map_points
            self.dominate()
        self.store[resource] = new
        if resource == WOOD and (new >= box.fortifications) != bool(self.fortified):
            self.fortified = 1 - self.fortified
            points = box.fortifications_points
            self.points += points if self.fortified else -points
            self.dominate()

    def bonuses(self) -> int:
        return self.transport + self.full_map + self.fortified + self.incendiary + self.brigade

    def dominate(self) -> None:
        if self.bonuses() == 5 and not self.dominated:
            self.dominated = 1
            self.points += self.box.domination_points

    def after(self, resource: int, count: int) -> Sheet:
        new = self.copy()
        new.add(resource, count)
        return new

    def lose(self, people: int) -> None:
        """So many die."""
        people = min(people, self.people)
        self.people -= people
        self.points -= people * self.box.death
        if not self.people:
            self.brigade = 0

    def make(self) -> None:
        self.add(FUEL, -self.box.incendiary_fuel)
        self.incendiary = 1
        self.dominate()

    def organise(self) -> None:
        self.add(FOOD, -self.box.brigade_food)
        self.add(WATER, -self.box.brigade_water)
        self.brigade = 1
        self.dominate()

    def kills(self) -> int:
        """How many enemies it has weapons for."""
        return self.store[WEAPONS] // self.box.weapons_an_enemy[self.incendiary]


def sheet_of(p: Position, camp: int) -> Sheet:
    new = Sheet()
    new.box = p.box
    new.store = p.store[camp * KINDS : camp * KINDS + KINDS]
    new.people = p.crowd(camp)
    new.points = p.points[camp]
    new.transport = p.transport[camp]
    new.full_map = p.full_map[camp]
    new.fortified = p.fortified[camp]
    new.incendiary = p.incendiary[camp]
    new.brigade = p.brigade[camp]
    new.dominated = p.dominated[camp]
    return new
