"""The painted map of Stalingrad '42 follows what lies on it: a tile whose names or front are others
now is painted anew, and no other; and the map that was seen whole stays so in another window."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, begin, play, quickly
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

# A tile around Stary Oskol (1806): painted, asked for again, and asked for again when a counter
# lies where its name was.
PAINTED = """async () => {
  const board = "/board/stalingrad42";
  const load = (file) => import(`${board}/${file}.js`);
  const text = async (file) => (await fetch(`${board}/${file}`)).text();
  const [{ Painter }, grid, geography, ground] = await Promise.all([
    load("painter"), load("grid"), text("geography.json"), text("hexes.json"),
  ]);
  const done = [];
  const painter = new Painter({
    canvas: (width, height) => Object.assign(document.createElement("canvas"), { width, height }),
    finished: ({ lain }) => done.push(`painted ${lain}`),
    tell: (answer) => "lain" in answer && done.push(`same ${answer.lain}`),
    pause: (then) => then(),
  });
  painter.hear({ geography, ground });
  const [column, row] = grid.centre("1806");
  const [x, y, scale] = [column * grid.SQUEEZE, row, 40];
  const style = {
    weather: "summer", flooded: false, language: "en", numbers: true, railways: true, bare: false,
    counters: true, front: true, built: 0,
  };
  const job = {
    key: "tile", scale, x: x * scale - 192, y: y * scale - 192, width: 384, height: 384, dense: 1,
    style,
  };
  const stand = { units: [], areas: [], sheets: [] };
  const lay = (rooms) => painter.hear({ rooms, armies: [], stand, part: grid.SHEET });
  lay([]);
  painter.hear({ ...job, lain: 1, known: false });
  lay([{ left: 0, right: 1, top: 0, bottom: 1 }]); // far away
  painter.hear({ ...job, lain: 2, known: true });
  lay([{ left: x - 0.4, right: x + 0.4, top: y - 0.4, bottom: y + 0.4 }]);
  painter.hear({ ...job, lain: 3, known: true });
  painter.hear({ ...job, lain: 3, known: false }); // the page has thrown it away
  return done;
}"""
# How often each tile has been painted anew while the page had one.
AGAIN = """new Promise((done) => {
  const told = Worker.prototype.postMessage;
  window.again = [];
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.known) window.again.push(message.key);
    return told.call(this, message, ...rest);
  };
  done();
})"""
WHOLE = "() => Math.abs(board.map.scale - 1) < 0.01"


def test_a_tile_is_painted_anew_only_if_it_would_show_something_else(visitor: Visitor) -> None:
    page = visitor.go("/")
    assert page.evaluate(PAINTED) == ["painted 1", "same 2", "painted 3", "painted 3"]


def test_tiles_on_the_screen_are_asked_for_when_counters_have_moved(
    visit: Visit, come: Come
) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    match = play(quickly(begin(1942), until="movement-phase"), ["move pz-3"])
    page = commander.sit(client.bring(match))
    page.evaluate(AGAIN)
    commander.play("tactical 1614")
    page.wait_for_function("() => window.again.length > 0")


def test_the_whole_map_stays_whole_in_another_window(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(client.bring(begin(1942)))
    assert page.evaluate(WHOLE)
    before = commander.stage.get_attribute("data-scale")
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": size["width"] - 400, "height": size["height"]})
    expect(commander.stage).not_to_have_attribute("data-scale", str(before))
    page.wait_for_function(WHOLE)
    before = commander.stage.get_attribute("data-scale")
    page.set_viewport_size({"width": size["width"] - 400, "height": size["height"] - 300})
    page.wait_for_function(WHOLE)
    assert commander.stage.get_attribute("data-scale") != before
