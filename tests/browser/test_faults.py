"""A fault of the program: the page says so, what helps, and nothing of the match is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden
from tests.browser.playing import Player
from tests.table.broken import fault_of
from tests.table.conftest import Come, Serve
from tests.table.test_bots_at_table import BROKEN

# A board that fails when it is told of this state.
FAILS_AT_ONE = """(make, context) => {
  const board = make(context);
  const { update } = board;
  board.update = (state, change) => {
    if (state.number === 1) throw new TypeError("this board is broken");
    return update.call(board, state, change);
  };
  return board;
}"""


def test_a_bot_that_a_fault_has_stopped_can_try_again(
    visit: Visit, serve: Serve, sqlite: str, come: Come
) -> None:
    server = serve(sqlite, module=BROKEN, apart=True)
    fault_of(sqlite).touch()
    client = come(server, language="ru")
    visitor = visit(client)
    page = visitor.sit(client.create("competitive", seats={"wehrmacht": "random"})["id"])
    german = "Немецкий игрок"
    fault = page.locator(".banner.fault")
    expect(fault).to_contain_text(visitor.says("ui-table-stuck-text", seat=german))
    expect(page.locator(".prompt")).to_contain_text(visitor.says("ui-table-stuck", seat=german))
    expect(page.locator(".seat .dots")).to_have_count(0)
    fault_of(sqlite).unlink()
    visitor.button("ui-table-stuck-retry").click()
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(fault).to_be_hidden()


def test_a_board_that_fails_says_so_and_the_match_goes_on(visit: Visit, come: Come) -> None:
    game = golden("solo-won")
    client = come(language="en")
    visitor = visit(client)
    visitor.dress("pavlov", FAILS_AT_ONE)
    page = visitor.sit(brought(client, begun(game, 0)))
    player = Player(visitor)
    fault = page.locator(".banner.fault")
    expect(fault).to_be_hidden()
    with visitor.trouble():
        player.play(game.entries[0].choice, player.wait(0))
        expect(fault).to_contain_text(visitor.says("ui-table-fault-text"))
        visitor.settled(1)
        visitor.context.unroute_all()
    visitor.button("ui-table-fault-reload").click()
    visitor.settled(1)
    expect(fault).to_be_hidden()
