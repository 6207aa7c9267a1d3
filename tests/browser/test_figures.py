"""How much is loaded. How fast it is depends on the machine: `python -m tests.browser.figures`."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.figures import GAME, first_board
from tests.browser.journals import begun, brought
from tests.table.conftest import Come

FEW = 40  # answers and messages
MOST = 400_000  # bytes until the first board, with a cold cache


def test_the_first_board_comes_with_few_bytes_in_few_answers(browser: Browser, come: Come) -> None:
    client = come(language="ru")
    figures = first_board(browser, client, brought(client, begun(GAME, 200)))
    assert 50_000 < figures.received < MOST
    assert figures.requests < FEW
