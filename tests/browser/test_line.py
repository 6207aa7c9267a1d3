"""What goes over the line between the page and the server, and what comes of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, choices, golden
from tests.browser.playing import Player
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-won")
Message = dict[str, Any]


def between(
    page: Page,
    asked: Callable[[Message, Callable[[Message], None]], bool] = lambda _message, _answer: True,
    told: Callable[[Message], Message] = lambda message: message,
) -> None:
    """Somebody who listens in. What `asked` says no to does not reach the server."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: Message) -> None:
            line.send(json.dumps(message))

        def up(data: str | bytes) -> None:
            if asked(json.loads(data), send):
                server.send(data)

        line.on_message(up)
        server.on_message(lambda data: send(told(json.loads(data))))

    page.route_web_socket("**/ws/*", connect)


def seat(visit: Visit, come: Come, count: int = 0) -> tuple[Visitor, str]:
    client = come(language="ru")
    return visit(client), brought(client, begun(GAME, count))


def stale(message: Message) -> Message:
    return {
        "type": "refused", "to": message["id"], "reason": "stale", "text": "Обогнали.",
        "rule": "", "number": message["number"],
    }  # fmt: skip


def test_a_choice_that_was_overtaken_but_still_stands_is_sent_again(
    visit: Visit, come: Come
) -> None:
    visitor, id = seat(visit, come)
    played: list[Message] = []

    def asked(message: Message, answer: Callable[[Message], None]) -> bool:
        if message["type"] != "play":
            return True
        played.append(message)
        if len(played) == 1:
            answer(stale(message))
        return len(played) > 1

    between(visitor.page, asked)
    page = visitor.sit(id)
    page.locator("[data-choice=end-cards]").click()
    page.locator(".table[data-number='1']").wait_for()
    assert [each["choice"] for each in played] == ["end-cards", "end-cards"]
    expect(page.locator(".toast")).to_have_count(0)


def test_a_choice_that_is_overtaken_twice_is_told_to_the_player(visit: Visit, come: Come) -> None:
    visitor, id = seat(visit, come)
    played: list[Message] = []

    def asked(message: Message, answer: Callable[[Message], None]) -> bool:
        if message["type"] == "play":
            played.append(message)
            answer(stale(message))
            return False
        return True

    between(visitor.page, asked)
    page = visitor.sit(id)
    page.locator("[data-choice=end-cards]").click()
    expect(page.locator(".toast.error")).to_contain_text("Обогнали.")
    assert len(played) == 2
    expect(page.locator("[data-choice=end-cards]")).to_be_visible()


def test_a_message_waits_for_who_has_looked_away(visit: Visit, come: Come) -> None:
    visitor, id = seat(visit, come)

    def asked(message: Message, answer: Callable[[Message], None]) -> bool:
        if message["type"] == "play":
            answer(stale(message))
        return bool(message["type"] != "play")

    visitor.page.clock.install()
    between(visitor.page, asked)
    page = visitor.sit(id)
    page.locator("[data-choice=end-cards]").click()
    message = page.locator(".toast.error")
    expect(message).to_be_visible()
    page.clock.fast_forward(60 * 60 * 1000)
    expect(message).to_be_visible()
    page.mouse.move(310, 310)
    expect(message).to_have_count(0)


def test_a_choice_that_is_gone_is_not_sent_again(visit: Visit, come: Come) -> None:
    """The same person has played on in another window; here the news is late."""
    visitor, id = seat(visit, come)
    played: list[Message] = []

    def asked(message: Message, answer: Callable[[Message], None]) -> bool:
        if message["type"] != "play":
            return True
        played.append(message)
        state = {**first[0], "number": message["number"] + 1, "questions": [], "whole": True}
        answer(state)
        answer({**stale(message), "number": message["number"] + 1})
        return False

    first: list[Message] = []

    def told(message: Message) -> Message:
        if message["type"] == "state":
            first.append(message)
        return message

    between(visitor.page, asked, told)
    page = visitor.sit(id)
    page.locator("[data-choice=end-cards]").click()
    expect(page.locator(".toast.error")).to_contain_text("Обогнали.")
    assert len(played) == 1


def test_a_hint_without_a_reason_says_so(visit: Visit, come: Come) -> None:
    visitor, id = seat(visit, come)

    def told(message: Message) -> Message:
        return {**message, "why": ""} if message["type"] == "advice" else message

    between(visitor.page, told=told)
    page = visitor.sit(id)
    page.locator(".hint-button").click()
    why = page.locator(".prompt-advice .advice-why")
    expect(why).to_have_text(visitor.says("ui-table-advice-guess"))


def test_odds_are_asked_once_for_a_question_and_only_of_what_is_offered_now(
    visit: Visit, come: Come
) -> None:
    """Whenever the page finds the time: what it asks, the server can answer."""
    visitor, id = seat(visit, come, 30)
    asked: list[Message] = []

    def note(message: Message, _answer: Callable[[Message], None]) -> bool:
        asked.append(message)
        return True

    between(visitor.page, note)
    page = visitor.sit(id)
    page.wait_for_function("() => window.said.some((each) => JSON.parse(each).type === 'odds')")
    Player(visitor).follow(choices(GAME)[30:75])
    numbers = [m["number"] for m in asked if m["type"] == "odds"]
    assert len(set(numbers)) == len(numbers)
    assert not any(m["type"] == "ask" for m in asked), "nothing is asked choice by choice"
    assert not any(m["type"] == "refused" for m in visitor.heard)
