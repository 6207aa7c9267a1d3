"""The table of Tank Battle for every eye and hand: figures, languages, small screens, keys."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from playwright.sync_api import expect

from stavka.games.tanks.position import MARCH, Order, Position
from stavka.games.tanks.rules.routes import leg, next_hexes
from stavka.kernel import Match
from tests.browser.conftest import Visit, both
from tests.browser.playing import HOLD
from tests.browser.reading import texts
from tests.browser.tanks import (
    Commander,
    almost_ready,
    board,
    fight,
    offered,
    start,
    turn,
    whole,
    write,
)
from tests.browser.test_axe import accessible
from tests.browser.test_phone import SMALL, TOUCH, wider
from tests.browser.test_texts import speaks_well
from tests.browser.touring import walk
from tests.browser.visitor import Visitor
from tests.table.conftest import Come
from tests.table.prepared import shared

SCENARIOS = ("training", "forest-road", "depots")  # all terrains, roads, ways, ravines and wire
# What the board reckons for itself, from the figures of the match and the view of a seat.
RECKON = """async ([id, view]) => {
  const { Field } = await import("/board/tanks/field.js");
  const { reachOf } = await import("/board/tanks/reach.js");
  const { shot } = await import("/board/tanks/reckon.js");
  const { tables } = await (await fetch(`/api/matches/${id}/edition`)).json();
  const context = { edition: tables };
  const field = new Field(context, view.map);
  const units = Object.entries(view.units).filter(([, unit]) => field.terrain.has(unit.place));
  const [sight, reach, odds] = [{}, {}, {}];
  for (const a of field.hexes.filter((_, n) => n % 5 === 0)) {
    sight[a] = field.hexes.filter((b) => a !== b && field.sees(a, b));
  }
  for (const [id, unit] of units) {
    const ends = [...reachOf(context, field, unit, "march", [], view).values()];
    if (ends.some(({ hex, used, way }) => way.length !== used || way.at(-1) !== hex))
      throw new Error("a way that does not lead there");
    reach[id] = Object.fromEntries(ends.map(({ hex, used }) => [hex, used]));
    for (const [other, target] of units) {
      const at = field.distance(unit.place, target.place);
      for (const order of ["fire", "suppressive-fire"]) {
        const found = shot(context, unit, target, at, order);
        if (found) odds[`${order} ${id} ${other}`] = found.damage;
      }
    }
  }
  return { sight, reach, odds };
}"""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_the_board_reckons_is_what_the_server_says(
    visit: Visit, come: Come, scenario: str
) -> None:
    match = fight(start(scenario, "3"), turn(3))
    client = come(language="en")
    visitor = visit(client)
    visitor.go("/")
    found = visitor.page.evaluate(RECKON, [client.bring(match), board(match)])
    p: Position = match.position
    field = p.field
    for number, seen in found["sight"].items():
        hex = field.find(number)
        others = [other for other in range(field.size) if other != hex]
        assert set(seen) == {
            field.number(other) for other in others if field.line_of_sight(hex, other)
        }
    for id, far in found["reach"].items():
        assert far == reach(p, p.ids.index(id)), id
    checked = 0
    for seat in match.waiting:
        for unit in offered(match, seat, "unit"):
            tried = write(match.fork(), seat, unit)
            for verb, order in (("fire", "fire"), ("suppress", "suppressive-fire")):
                for choice in offered(tried, seat, verb):
                    odds = tried.odds(seat, choice)
                    assert odds is not None
                    damage = 1 - sum(c.probability for c in odds if not c.result.args["count"])
                    key = f"{order} {unit.split()[1]} {choice.split()[1]}"
                    assert found["odds"][key] == pytest.approx(float(damage), abs=1e-9)
                    checked += 1
    assert checked


def reach(p: Position, unit: int) -> dict[str, int]:
    """Where a March can end, and after how many hexes, by what the rules offer hex after hex."""
    found: dict[str, int] = {}
    known = set()
    queue = deque([Order(MARCH)])
    while queue:
        order = queue.popleft()
        for hex in next_hexes(p, unit, order):
            route = (*order.route, hex)
            here = leg(p, unit, route)
            if here in known:
                continue
            known.add(here)
            found.setdefault(p.field.number(hex), len(route))
            queue.append(Order(MARCH, route=route))
    return found


# Languages


def scenes() -> dict[str, tuple[Match[Any], str]]:
    """What a player meets, and in which seat."""
    middle = fight(start("depots", "2"), turn(3))
    own = start("own-battle", map="assault", points=200)
    return {
        "orders": (write(start("training"), "soviet", "unit t34-1"), "soviet"),
        "sector": (write(start("training"), "german", "unit pz4d-1", "defend"), "german"),
        "middle": (middle, "soviet"),
        "hiding": (start("forest-road"), "soviet"),
        "raising": (write(own, "german", offered(own, "german", "buy")[0]), "german"),
    }


@pytest.mark.parametrize("name", ["orders", "sector", "middle", "hiding", "raising"])
def test_the_table_speaks_one_language(visit: Visit, come: Come, name: str) -> None:
    match, seat = scenes()[name]
    client = come(language="ru")
    other = "german" if seat == "soviet" else "soviet"
    visitor = visit(client)
    page = visitor.sit(shared(match, client, {other: come()}))
    said: dict[str, set[str]] = {"en": set(), "ru": set()}
    for language in said:
        visitor.speak("ru" if language == "ru" else "en")
        for tab in ("log", "choices", "side"):
            page.get_by_role("tab", name=visitor.says(f"ui-table-{tab}"), exact=True).click()
            said[language] |= texts(page)
        for kind in ("unit", "hex", "depot", "wire", "order", "zone", "card"):
            thing = page.locator(f"[data-kind={kind}]").first
            if thing.count():
                thing.click(button="right", force=True)
                expect(page.locator("dialog.inspector")).to_be_visible()
                said[language] |= texts(page)
                page.keyboard.press("Escape")
                expect(page.locator("dialog.inspector")).to_have_count(0)
    speaks_well(said["ru"], said["en"])


def test_the_execution_and_the_end_speak_one_language(visit: Visit, come: Come) -> None:
    said: list[set[str]] = []
    for language in ("ru", "en"):
        match = fight(start("training", "3"), almost_ready)
        client = come(language=language)
        other = "german" if match.waiting[0] == "soviet" else "soviet"
        visitor = visit(client)
        page = visitor.sit(shared(match, client, {other: come()}))
        Commander(visitor).order("ready")
        page.locator(".player-tool:visible").click()
        expect(page.locator(".player.is-playing")).to_be_visible()
        seen = texts(page)
        visitor.sit(client.bring(whole("training", "4").replay()))
        page.locator("dialog.ending").wait_for()
        said.append(seen | texts(page))
    speaks_well(*said)


def test_the_tour_leads_through_the_first_turn(visit: Visit, come: Come) -> None:
    said: list[set[str]] = []
    for language in ("ru", "en"):
        client = come(language=language)
        visitor = visit(client, toured=False)
        visitor.sit(shared(start("training"), client, {"german": come()}))
        stops = walk(visitor)
        assert len(stops) >= 8
        said.append(set().union(*stops))
    speaks_well(*said)


# Hands and eyes


def test_a_turn_on_a_phone_with_a_finger(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    page = phone.sit(shared(start("training"), client, {"german": come()}))
    player = Commander(phone, how="touch")
    player.order("unit t34-1")
    expect(page.locator(".tk-order.can").first).to_be_visible()  # the card comes up by itself
    assert page.evaluate(SMALL, TOUCH) == []
    player.order("march")
    expect(page.locator(".drawer.open")).to_have_count(0)  # and makes room for the map
    player.order("to 0806", "to 0706", "done", "unit t26-1", "defend")
    expect(page.locator(".tk-turnto.can").first).to_be_visible()
    assert not wider(page)
    player.order("face 0804 2")
    for tab in ("log", "choices", "side", "board"):
        page.get_by_role("tab", name=phone.says(f"ui-table-{tab}"), exact=True).tap()
        assert not wider(page)
    player.order("ready")


@both
def test_the_execution_on_a_phone_is_in_sight(visit: Visit, come: Come) -> None:
    match = fight(start("training", "3"), lambda m: board(m)["turn"] >= 2 and almost_ready(m))
    client = come(language="en")
    other = "german" if match.waiting[0] == "soviet" else "soviet"
    phone = visit(
        client, size="phone", touch=True, settings={"animation": "fast", "confirm": False}
    )
    page = phone.sit(shared(match, client, {other: come()}))
    Commander(phone).asked("ready")
    page.evaluate(HOLD)
    page.locator("[data-choice=ready]").tap()
    expect(page.locator(".player.is-playing.is-held")).to_be_visible()
    bar = page.locator(".player.is-held").bounding_box()
    frame = page.locator(".board-frame").bounding_box()
    assert bar is not None
    assert frame is not None
    assert frame["y"] <= bar["y"] < bar["y"] + bar["height"] <= frame["y"] + frame["height"]
    assert not wider(page)
    assert page.evaluate(SMALL, TOUCH) == []
    phone.button("ui-player-skip").tap()
    expect(page.locator(".player.is-playing")).to_have_count(0)


def test_an_order_with_nothing_but_keys(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(shared(start("training"), client, {"german": come()}))
    player = Commander(visitor)
    for choice, id in (
        ("unit t34-1", "t34-1"),
        ("march", "march"),
        ("to 0806", "0806"),
        ("to 0706", "0706"),
    ):
        player.asked(choice)
        page.locator(f".can[data-id='{id}']").first.focus()
        page.keyboard.press("Enter")
    player.asked("done")
    page.locator("[data-choice=done]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tk-unit.is-ordered")).to_have_count(1)
    player.asked("ready")
    page.keyboard.press("u")
    expect(page.locator(".tk-unit.is-ordered")).to_have_count(0)
    expect(page.locator(".tk-unit.is-writing")).to_have_count(1)


@pytest.mark.parametrize("name", ["orders", "sector", "middle", "raising"])
def test_nobody_is_shut_out_of_the_table(visit: Visit, come: Come, name: str) -> None:
    match, seat = scenes()[name]
    client = come(language="ru")
    visitor = visit(client)
    visitor.sit(shared(match, client, {"german" if seat == "soviet" else "soviet": come()}))
    accessible(visitor)


def test_nobody_is_shut_out_of_execution_and_end(visit: Visit, come: Come) -> None:
    match = fight(start("training", "3"), almost_ready)
    client = come(language="en")
    other = "german" if match.waiting[0] == "soviet" else "soviet"
    visitor: Visitor = visit(client)
    page = visitor.sit(shared(match, client, {other: come()}))
    Commander(visitor).order("ready")
    page.locator(".player-tool:visible").click()
    expect(page.locator(".player.is-playing")).to_be_visible()
    accessible(visitor)
    visitor.sit(client.bring(whole("training", "4").replay()))
    page.locator("dialog.ending").wait_for()
    accessible(visitor)
