"""The initial phase of Stalingrad '42 at the table: forts and supply points by clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, begin
from tests.table.conftest import Come


def test_a_fort_is_begun_where_one_presses_and_supply_comes_to_an_area(
    visit: Visit, come: Come
) -> None:
    match = begin(1)
    match.play("axis", "fortify")
    site = next(str(c).split()[1] for c in match.choices("axis") if str(c).startswith("build 14"))
    client = come(language="en")
    commander = Commander(visit(client, settings={"animation": "off", "confirm": False}))
    page = commander.sit(client.bring(begin(1)))
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("2 resource points left")
    commander.play("fortify")
    expect(prompt).to_contain_text("Where is the fort begun?")
    commander.play(f"build {site}")
    expect(prompt).to_contain_text("1 resource point left")
    assert commander.visitor.board["works"] == {site: ["axis", 0]}
    found = page.evaluate("(hex) => board.describe(hex).rows", site)
    assert ["Axis fortification", "under construction"] in [[r["label"], r["value"]] for r in found]
    commander.play("stock area-X")
    expect(prompt).to_contain_text("No resource points left")
    places = [laid[0] for id, laid in commander.visitor.board["units"].items() if "sp-axis" in id]
    assert places.count("area-X") == 1
    commander.play("raze")
    commander.play(f"clear {site}")
    assert commander.visitor.board["works"] == {}
    commander.play("end-initial")
    assert commander.visitor.board["phase"] == "movement"
