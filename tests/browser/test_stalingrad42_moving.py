"""Movement of Stalingrad '42 at the table: what is lit, how far a stack goes, by which way and at
what cost; with the mouse, by keys and on a phone."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import stavka
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.lines import Lines
from stavka.games.stalingrad42.rules.supply import sources, supplied_by_road
from stavka.hexes import members
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.table.conftest import Come
from tests.table.server import Client

GAME = stavka.game("stalingrad42")
SETTINGS = {"animation": "off", "confirm": False}
Units = dict[str, list[Any]]


@cache
def soviet_turn() -> Match[Any]:
    """The first Soviet movement phase, after Germans who did nothing."""
    match = GAME.start(scenario="fall-blau", seed=1)
    while board(match)["side"] != "soviet" or board(match)["phase"] != "movement":
        seat = match.waiting[0]
        choices = [str(choice) for choice in match.choices(seat)]
        match.play(seat, next((c for c in choices if c.startswith("end-")), choices[0]))
    return match


def board(match: Match[Any]) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["board"]
    return found


def movable(match: Match[Any]) -> list[str]:
    seat = match.waiting[0]
    return [str(c).split()[1] for c in match.choices(seat) if str(c).startswith("move ")]


def alone(match: Match[Any]) -> list[str]:
    """Units that have their hex for themselves and a choice of hexes to go to."""
    units: Units = board(match)["units"]
    hexes = [unit[0] for unit in units.values()]
    free = [u for u in movable(match) if units[u][0].isdigit() and hexes.count(units[u][0]) == 1]
    return [unit for unit in free if len(ways(match, unit).get("to", {})) > 8]


def ways(match: Match[Any], unit: str) -> dict[str, Any]:
    """What the view says of the move of a unit."""
    tried = match.fork()
    tried.play(tried.waiting[0], f"move {unit}")
    found: dict[str, Any] = board(tried)["moving"]
    return found


def pile(match: Match[Any]) -> tuple[str, list[str]]:
    """A hex with two units that may move, and these."""
    units, able = board(match)["units"], movable(match)
    for unit in able:
        hex = units[unit][0]
        here = [other for other, laid in units.items() if laid[0] == hex]
        if hex.isdigit() and len(here) == 2 and set(here) <= set(able):
            return hex, here
    raise AssertionError("no pile")


class Mover:
    """A player who sees the map at a size at which counters can be read."""

    def __init__(self, visitor: Visitor, client: Client, match: Match[Any] | None = None) -> None:
        self.match = match or soviet_turn()
        self.visitor = visitor
        self.page: Page = visitor.sit(client.bring(self.match))
        self.stage: Locator = self.page.locator(".s42-stage")
        self.table: Locator = self.page.locator(".table")
        self.begun = int(str(self.table.get_attribute("data-number")))
        self.ready()
        expect(self.stage).to_have_attribute("data-can", str(len(movable(self.match))))

    def ready(self) -> None:
        self.page.locator(".s42-stage[data-ready=true]").wait_for()

    @property
    def units(self) -> Units:
        found: Units = self.visitor.board["units"]
        return found

    def spot(self, hex: str) -> tuple[float, float]:
        """Where the middle of a hex is in the window."""
        x, y, scale = map(float, str(self.stage.get_attribute("data-eye")).split())
        box = self.stage.bounding_box()
        assert box is not None
        column, row = int(hex[:2]), int(hex[2:]) + (0 if int(hex[:2]) % 2 else 0.5)
        return (
            box["x"] + (column - x) * sqrt(3) / 2 * scale + box["width"] / 2,
            box["y"] + (row - y) * scale + box["height"] / 2,
        )

    def near(self, unit: str) -> None:
        """The keys go to the unit, and the map comes nearer."""
        while float(str(self.stage.get_attribute("data-scale"))) < 40:
            self.page.locator(".zoom button").first.click()
            self.ready()
        while self.page.locator(".painted-thing").get_attribute("data-id") != unit:
            self.page.keyboard.press("Period")
        self.ready()

    def line(self, unit: str) -> Locator:
        return self.page.locator(f".s42-line[data-id='{unit}']")

    def press(self, hex: str) -> None:
        self.page.mouse.click(*self.spot(hex))

    def at(self, actions: int) -> None:
        """So many actions after the match was brought, and the next can be done."""
        number = self.begun + actions
        self.visitor.settled(number)
        self.ready()

    @property
    def scale(self) -> float:
        return float(str(self.stage.get_attribute("data-eye")).split()[2])

    @property
    def moving(self) -> list[str]:
        found = self.visitor.board["moving"]
        return list(found["units"]) if found else []

    @property
    def choices(self) -> int:
        return int(self.visitor.state["choices"])


@pytest.fixture
def mover(visit: Visit, come: Come) -> Mover:
    client = come(language="en")
    return Mover(visit(client, settings=SETTINGS), client)


def goals(moving: dict[str, Any]) -> set[str]:
    return {place for mode in ("to", "extended", "tactical") for place in moving.get(mode, {})}


def test_a_picked_unit_shows_its_reach_and_the_way_with_its_cost(mover: Mover) -> None:
    unit = alone(mover.match)[0]
    moving = ways(mover.match, unit)
    mover.line(unit).click()
    mover.at(1)
    expect(mover.stage).to_have_attribute("data-reach", str(len(goals(moving))))
    far = max(moving["to"], key=lambda hex: int(moving["to"][hex][0]))
    cost, left = moving["to"][far][0], moving["to-left"]
    mover.page.mouse.move(*mover.spot(far))
    expect(mover.stage).to_have_attribute("data-way", f"{points(cost)} of {points(left)}")
    extended = next(hex for hex in moving["extended"] if hex not in moving["to"])
    mover.page.mouse.move(*mover.spot(extended))
    cost = moving["extended"][extended][0]
    told = f"{points(cost)} of {points(left + 6)}, extended"
    expect(mover.stage).to_have_attribute("data-way", told)
    mover.press(far)
    mover.at(2)
    assert mover.units[unit][0] == far


def points(halves: int) -> str:
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def test_another_unit_is_picked_without_undo(mover: Mover) -> None:
    first, second = alone(mover.match)[:2]
    before = mover.choices
    mover.line(first).click()
    mover.at(1)
    assert mover.moving == [first]
    mover.line(second).click()
    mover.at(2)
    assert mover.moving == [second]
    assert mover.choices == before + 1  # the first pick does not stand
    _, (one, two) = pile(mover.match)
    mover.line(one).click()
    mover.at(3)
    mover.line(two).click()  # goes along
    mover.at(4)
    assert mover.choices == before + 2
    mover.line(first).click()
    mover.at(5)
    assert mover.moving == [first]
    assert mover.choices == before + 1


def test_a_stack_is_dragged_with_all_who_may_move(mover: Mover) -> None:
    hex, units = pile(mover.match)
    mover.near(units[0])
    together = mover.match.fork()
    for choice in (f"move {units[0]}", f"with {units[1]}"):
        together.play("soviet", choice)
    end = min(board(together)["moving"]["to"])
    x, y = mover.spot(hex)
    mover.page.mouse.move(x, y)
    mover.page.mouse.down()
    mover.page.mouse.move(x + 20, y + 20)
    mover.at(2)
    mover.page.mouse.move(*mover.spot(end), steps=3)
    expect(mover.stage).not_to_have_attribute("data-way", "")
    mover.page.mouse.up()
    mover.at(3)
    assert {unit: mover.units[unit][0] for unit in units} == dict.fromkeys(units, end)
    assert mover.spot(hex) == (x, y)  # the map has stayed


def test_of_a_pile_one_is_picked_in_the_fan_and_the_other_added_there(mover: Mover) -> None:
    hex, units = pile(mover.match)
    mover.near(units[0])
    mover.page.mouse.move(0, 0)
    mover.press(hex)  # two can be chosen here
    expect(mover.stage).to_have_attribute("data-fan", hex)
    x, y = mover.spot(hex)
    left, right = [(x + to, y - mover.scale / 2 - 43) for to in (-37, 37)]
    mover.page.mouse.click(*left)
    mover.at(1)
    assert len(mover.moving) == 1
    mover.page.mouse.click(*right)
    mover.at(2)
    assert sorted(mover.moving) == sorted(units)


def test_by_keys_alone_the_next_unit_is_found_picked_and_moved(mover: Mover) -> None:
    page, cursor = mover.page, mover.page.locator(".painted-thing")
    page.keyboard.press("Period")
    first = cursor.get_attribute("data-id")
    assert first in movable(mover.match)
    page.keyboard.press("Period")
    second = str(cursor.get_attribute("data-id"))
    assert second != first
    page.keyboard.press("Comma")
    assert cursor.get_attribute("data-id") == first
    unit = alone(mover.match)[0]
    while cursor.get_attribute("data-id") != unit:
        page.keyboard.press("Period")
    expect(mover.stage).to_have_attribute("data-focus", "1")
    page.keyboard.press("Enter")
    mover.at(1)
    assert mover.moving == [unit]
    expect(cursor).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(mover.stage).not_to_have_attribute("data-way", "")
    end = cursor.get_attribute("data-id")
    assert end in goals(ways(mover.match, unit))
    page.keyboard.press("Enter")
    mover.at(2)
    assert mover.units[unit][0] == end


def test_a_hex_out_of_reach_says_why(mover: Mover) -> None:
    unit = alone(mover.match)[0]
    mover.line(unit).click()
    mover.at(1)
    far = next(hex for hex in ("3012", "3040") if hex not in goals(ways(mover.match, unit)))
    mover.press(far)
    note = mover.page.locator(".popover .whynot")
    expect(note).to_contain_text("do not reach that far")
    expect(note.locator(".rule-chip").first).to_be_visible()


def test_layers_are_switched_by_keys_and_remembered(mover: Mover) -> None:
    page = mover.page
    picture = "document.querySelector('.s42-map').toDataURL()"
    before = page.evaluate(picture)
    page.keyboard.press("Shift+Z")
    expect(mover.stage).to_have_attribute("data-layers", "zones")
    page.wait_for_function(f"(before) => {picture} !== before", arg=before)
    page.keyboard.press("Shift+S")
    expect(mover.stage).to_have_attribute("data-layers", "zones supply")
    page.reload()
    expect(mover.stage).to_have_attribute("data-layers", "zones supply")


def test_a_road_under_the_pointer_shows_what_hangs_on_it(mover: Mover) -> None:
    p = mover.match.position
    roads = supplied_by_road(p, p.side)
    lost = {
        hex: (roads & ~closed_at(p, hex).by_road(sources(p, p.side))).bit_count()
        for hex in members(roads)
    }
    hex = max(lost, key=lambda each: lost[each])
    assert lost[hex] > 3
    mover.page.keyboard.press("Shift+S")
    mover.ready()
    mover.page.mouse.move(*mover.spot(GRID.number(hex)))
    expect(mover.stage).to_have_attribute("data-cut", str(lost[hex]))


def closed_at(p: Position, hex: int) -> Lines:
    """The supply lines of who moves, worked out anew, if none led through this hex."""
    field, enemy = p.field, 1 - p.side
    own = field.units[p.side]
    return Lines(
        p.ground,
        enemies=field.units[enemy],
        danger=field.zone(enemy) & ~own,
        denied=controlled(p, enemy) & p.box.marked & ~own | 1 << hex,
        bonds=field.bond(enemy),
        contested=field.contested,
        over=p.over(p.side),
    )


def test_a_line_of_the_list_takes_the_map_to_its_unit(mover: Mover) -> None:
    for _ in range(8):
        mover.page.locator(".zoom button").first.click()
        mover.ready()
    unit = alone(mover.match)[0]
    mover.line(unit).click()
    mover.at(1)
    box = mover.stage.bounding_box()
    assert box is not None
    x, y = mover.spot(mover.units[unit][0])
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]


def test_on_a_phone_a_unit_is_tapped_and_sent(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    mover = Mover(visit(client, settings=SETTINGS, size="phone", touch=True), client)
    unit = alone(mover.match)[0]
    mover.near(unit)
    mover.page.touchscreen.tap(*mover.spot(mover.units[unit][0]))
    mover.at(1)
    end = min(ways(mover.match, unit)["to"])
    mover.page.touchscreen.tap(*mover.spot(end))
    mover.at(2)
    assert mover.units[unit][0] == end
    mover.page.get_by_role("tab", name="Части").click()
    expect(mover.page.locator(".s42-lists")).to_be_visible()
