"""Tank Battle in the browser: orders by clicks, their execution, and what others learn of them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stavka
from stavka.games.tanks.scenario_files import TEMPLATE
from stavka.kernel import Match, Message
from tests.browser.conftest import Visit
from tests.browser.playing import HOLD
from tests.browser.tanks import (
    Commander,
    almost_ready,
    board,
    fight,
    offered,
    play_out,
    start,
    turn,
    whole,
    write,
)
from tests.browser.test_secrets import markup, told
from tests.browser.visitor import Visitor
from tests.table.conftest import Come
from tests.table.prepared import shared

CHANCES = '"type": "chances"'
MOVING = {"animation": "fast", "confirm": False}


def lit(page: Page, id: str) -> bool:
    return page.locator(f".can[data-id='{id}']").count() > 0


# Whole battles


def test_the_training_battle_by_clicks_in_two_languages(visit: Visit, come: Come) -> None:
    game = whole("training", "4")
    anna, boris = come(language="ru"), come(language="en")
    id = shared(start("training", "4"), anna, {"german": boris})
    windows = {"soviet": visit(anna), "german": visit(boris)}
    for visitor in windows.values():
        visitor.sit(id)
    players = {seat: Commander(visitor) for seat, visitor in windows.items()}
    play_out(game, players)
    assert game.outcome is not None
    for seat, visitor in windows.items():
        ending = visitor.page.locator("dialog.ending")
        expect(ending.locator(".tk-ending .tke-army")).to_have_count(2)
        won = seat in game.outcome.winners
        expect(ending).to_contain_text(visitor.says("ui-table-won" if won else "ui-table-lost"))
        assert visitor.state["outcome"]["scores"] == dict(game.outcome.scores)
        # Every order that was given stands in the log of both.
        lines = visitor.page.locator(".log-line").all_inner_texts()
        orders = [line for line in told_events(visitor) if line.endswith("-ordered")]
        assert len(orders) >= 2 * len(board(start("training"))["units"])
        assert len(lines) >= len(orders)


def told_events(visitor: Visitor) -> list[str]:
    states = [m for m in visitor.heard if m["type"] == "state"]
    return [line["event"] for state in states for line in state["log"]]


def test_ambushes_are_laid_and_an_army_is_raised_by_clicks(visit: Visit, come: Come) -> None:
    for match, seat in (
        (start("forest-road"), "soviet"),
        (start("own-battle", map="assault", points=200), "soviet"),
    ):
        begun = fight(match.fork(), turn(1))
        anna, boris = come(language="ru"), come(language="en")
        id = shared(match, anna, {"german": boris})
        visitor, socket = visit(anna), boris.open(id)
        page = visitor.sit(id)
        player = Commander(visitor)
        made = begun.journal.entries
        for entry in made:
            if entry.seat != seat:
                socket.play(entry.choice)
        player.order(*(entry.choice for entry in made if entry.seat == seat))
        units = begun.view(seat)["board"]["units"].values()
        own = [unit for unit in units if unit["seat"] == seat]
        expect(page.locator(".tk-roster .tk-pick.can")).to_have_count(len(own))
        expect(page.locator(".tk-units .tk-unit.can")).to_have_count(len(own))


def test_one_of_four_commanders_gives_orders_to_his_own_only(visit: Visit, come: Come) -> None:
    match = start("breakthrough-four")
    client = come(language="ru")
    others = {seat: come() for seat in match.waiting if seat != "soviet-1"}
    visitor = visit(client)
    page = visitor.sit(shared(match, client, others))
    own = [id for id, unit in board(match)["units"].items() if unit["seat"] == "soviet-1"]
    rest = [id for id in board(match)["units"] if id not in own]
    assert own
    assert rest
    assert all(lit(page, id) for id in own)
    assert not any(lit(page, id) for id in rest)
    expect(page.locator(".tk-roster .tk-chip")).to_have_count(len(own))
    Commander(visitor).order(f"unit {own[0]}", "wait", "ready")
    expect(page.locator(".tks-seat.is-ready")).to_have_count(1)


# Setting up


def test_a_scenario_file_is_played(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.go("/new/tanks")
    expect(page.locator(".scenario-file")).to_be_hidden()
    page.locator("input[value=own-scenario]").check()
    text = page.locator(".scenario-file textarea")
    for wrong, line in (("turns eight", 3), ("soviet = ['t34 0309'", 3)):
        text.fill(f'game = "tanks"\n[scenario]\n{wrong}\n')
        with visitor.trouble(), page.expect_response("**/api/matches*"):
            visitor.button("ui-new-begin").click()
            said = visitor.says("refusal-unreadable-scenario", line=line)
            expect(page.locator(".problem")).to_contain_text(said)
    text.fill(TEMPLATE.format(file="x").replace("t34 0309", "t99 0309"))
    with visitor.trouble(), page.expect_response("**/api/matches*"):
        visitor.button("ui-new-begin").click()
        expect(page.locator(".problem .detail")).to_contain_text("t99")
    said = visitor.says("refusal-bad-scenario", line=line_of("soviet"))
    expect(page.locator(".problem")).to_contain_text(said)
    text.fill(TEMPLATE.format(file="x"))
    visitor.button("ui-new-begin").click()
    page.locator(".table[data-number]").wait_for()
    expect(page.locator(".tk-hex")).to_have_count(60)
    expect(page.locator(".tk-unit")).to_have_count(5)
    expect(page.locator(".tk-wire")).to_have_count(1)
    expect(page.locator(".tk-depot")).to_have_count(2)


def line_of(field: str) -> int:
    lines = TEMPLATE.splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.startswith(f"{field} = "))


# Orders


@pytest.fixture
def commander(visit: Visit, come: Come) -> Commander:
    """Commands the Red Army in the training battle, in Russian."""
    anna = come(language="ru")
    visitor = visit(anna)
    visitor.sit(shared(start("training"), anna, {"german": come()}))
    return Commander(visitor)


def test_a_route_is_written_hex_by_hex_with_its_cost(commander: Commander) -> None:
    page = commander.page
    commander.order("unit t34-1")
    expect(page.locator(".tk-seen")).to_be_attached()  # sight and accuracy, before any order
    expect(page.locator(".tk-accuracy").first).to_have_text("≤1")
    page.locator(".tk-order[data-id=march]").hover()
    expect(page.locator(".tk-far[data-hex='0605']")).to_have_attribute("data-far", "3")
    commander.order("march", "to 0806", "to 0706")
    expect(page.locator(".tk-route")).to_have_count(1)
    expect(page.locator(".tk-step")).to_have_count(2)
    far = page.locator(".tk-far")
    assert set(far.evaluate_all("(els) => els.map((el) => el.dataset.far)")) == {"3"}
    commander.order("done")
    expect(page.locator(".tk-unit.is-ordered")).to_have_count(1)
    expect(page.locator(".tk-far")).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("ru", "usual"), ("en", "phone")])
def test_a_press_on_a_far_hex_writes_the_whole_way(
    visit: Visit, come: Come, language: str, size: str
) -> None:
    anna = come(language=language)
    visitor = visit(anna, size=size)
    page = visitor.sit(shared(start("training"), anna, {"german": come()}))
    commander = Commander(visitor)
    commander.order("unit t34-1", "march")
    commander.asked("to 0806")
    far = page.locator(".tk-hex[data-id='0605']")
    far.scroll_into_view_if_needed()
    far.hover()
    expect(page.locator(".tk-ahead .tk-route")).to_have_count(1)
    far.click()
    expect(page.locator(".tk-drafts .tk-step")).to_have_count(3)
    commander.asked("done")
    route = visitor.board["drafts"]["t34-1"]["route"]
    assert len(route) == 3
    assert route[-1] == "0605"
    expect(page.locator(".tk-ahead .tk-route")).to_have_count(0)
    undo, again = (page.locator(".prompt-tools button").nth(n) for n in (1, 2))
    undo.click()  # what one press has written is taken back as one
    expect(page.locator(".tk-drafts .tk-step")).to_have_count(0)
    again.click()  # and written again as one, as often as one likes
    expect(page.locator(".tk-drafts .tk-step")).to_have_count(3)
    commander.asked("done")
    assert visitor.board["drafts"]["t34-1"]["route"] == route
    undo.click()
    expect(page.locator(".tk-drafts .tk-step")).to_have_count(0)
    commander.order("to 0806", "to 0706", "to 0605")  # hex by hex: taken back hex by hex
    expect(page.locator(".tk-drafts .tk-step")).to_have_count(3)
    commander.asked("done")
    for count in (2, 1):
        undo.click()
        expect(page.locator(".tk-drafts .tk-step")).to_have_count(count)
    again.click()
    expect(page.locator(".tk-drafts .tk-step")).to_have_count(2)
    commander.order("done")


@pytest.mark.parametrize("size", ["usual", "phone"])
def test_an_order_is_pressed_for_the_platoon_whose_card_lies_there(
    visit: Visit, come: Come, size: str
) -> None:
    anna = come(language="en")
    visitor = visit(anna, size=size)
    page = visitor.sit(shared(start("training"), anna, {"german": come()}))
    commander = Commander(visitor)
    commander.order("unit t34-1", "wait")
    commander.asked("unit t26-1")
    if page.locator(".drawer.open").count() == 0:
        page.locator(".hand-handle").click()
    # Not the one that has its order.
    expect(page.locator(".tk-face-back h2")).to_contain_text("T-26")
    before = visitor.state["number"]
    page.locator(".tk-order[data-id=wait]").click()
    visitor.passed(before + 2)  # the platoon, and its order
    assert set(visitor.board["drafts"]) == {"t34-1", "t26-1"}


def test_on_a_phone_the_platoon_that_gets_an_order_stays_in_sight(visit: Visit, come: Come) -> None:
    anna = come(language="ru")
    visitor = visit(anna, size="phone")
    page = visitor.sit(shared(start("training"), anna, {"german": come()}))
    Commander(visitor).order("unit t34-1")
    expect(page.locator(".drawer.open")).to_be_visible()
    covered = """() => {
      const [platoon, drawer] = [".tk-map [data-id='platoon t34-1']", ".drawer"]
        .map((at) => document.querySelector(at).getBoundingClientRect());
      return platoon.bottom > drawer.top;
    }"""
    page.wait_for_function(f"() => !({covered})()")
    page.locator(".hand-handle").click()
    expect(page.locator(".drawer.open")).to_have_count(0)


def test_a_card_says_how_well_its_place_protects(commander: Commander) -> None:
    page, visitor = commander.page, commander.visitor
    texts = stavka.game("tanks").texts(visitor.language)
    protection = page.locator(".tk-figures > div", has_text=texts.name("board-protection"))
    commander.order("unit t34-1")  # in the woods
    expect(protection.locator("b")).to_have_text("4")
    on_card = texts.say(Message("board-on-card", {"figure": 3}))
    expect(protection.locator("small")).to_have_text(on_card, ignore_case=True)
    page.locator(".tk-map [data-id='t26-1']").first.click()  # in the open
    expect(protection.locator("b")).to_have_text("1")
    expect(protection.locator("small")).to_have_count(0)


def test_the_map_has_the_width_of_the_table(commander: Commander) -> None:
    page = commander.page
    frame, sheet = (page.locator(at).bounding_box() for at in (".board-frame", ".tk-map"))
    assert frame is not None
    assert sheet is not None
    assert sheet["width"] > 0.9 * frame["width"]
    assert frame["width"] > 1280 * 0.4
    for part in (".tk-roster", ".tk-face-front", ".tk-orders"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)


def test_an_order_is_changed_until_all_are_given(commander: Commander) -> None:
    page = commander.page
    commander.order("unit t34-1", "march", "to 0806", "done")
    # A press on a platoon that has its order shows its card and takes nothing back.
    page.locator(".tk-map [data-id='platoon t34-1']").click()
    expect(page.locator(".popover")).to_have_count(0)
    expect(page.locator(".tk-written")).to_contain_text("0806")
    page.locator(".tk-clear").click()
    expect(page.locator(".tk-route")).to_have_count(0)
    commander.order("unit t34-1", "defend", "face 0805 3")
    expect(page.locator(".tk-cone.tk-draft")).to_have_count(1)
    page.locator(".prompt-tools button").nth(1).click()  # one step back
    expect(page.locator(".tk-dial")).to_be_visible()
    page.locator(".tk-turnto[data-id='0905 2']").hover()
    expect(page.locator(".tk-look")).to_have_count(1)
    page.locator(".tk-turnto[data-id='0905 2']").click()
    expect(page.locator(".tk-cone.tk-draft")).to_have_count(1)
    commander.order("unit t26-1", "wait", "ready")
    expect(page.locator(".tks-seat.is-ready")).to_have_count(1)
    assert page.locator(".can").count() == 0


def test_what_a_card_cannot_do_is_refused_with_its_rule(commander: Commander) -> None:
    page = commander.page
    commander.order("unit t34-1")
    page.locator(".tk-order[data-id=rally]").click()
    expect(page.locator(".popover")).to_contain_text("§ 10.7")
    page.keyboard.press("Escape")
    commander.order("march")
    commander.asked("to 0806")
    page.locator(".tk-hex[data-id='0101']").click(force=True)
    expect(page.locator(".popover")).to_contain_text("соседним")


def test_odds_are_the_servers_before_a_shot_is_ordered(visit: Visit, come: Come) -> None:
    match = fight(start("training"), lambda match: bool(shooters(match)))
    unit = shooters(match)[0]
    anna = come(language="ru")
    visitor = visit(anna)
    page = visitor.sit(shared(match, anna, {"german": come()}))
    player = Commander(visitor)
    player.order(unit)
    write(match, "soviet", unit)
    shot = next(c for c in offered(match, "soviet", "fire"))
    odds = match.odds("soviet", shot)
    assert odds is not None
    damage = 1 - sum(c.probability for c in odds if c.result.args["count"] == 0)
    target = page.locator(f".tk-map .tk-unit[data-id='{shot.split()[1]}']")
    target.hover()
    card = page.locator(".tk-aimed")  # the enemy's card says the same
    expect(card).to_contain_text(f"{round(100 * damage)}")
    player.play(shot)
    expect(page.locator(".tk-shot-label")).to_contain_text(f"{round(100 * damage)}")


def shooters(match: Match[Any]) -> list[str]:
    """The Soviet platoons that could be ordered to fire."""
    found = []
    for unit in offered(match, "soviet", "unit") if "soviet" in match.waiting else []:
        if offered(write(match.fork(), "soviet", unit), "soviet", "fire"):
            found.append(unit)
    return found


# Secrets


@pytest.mark.parametrize("watching", ["soviet", "spectator"])
def test_orders_leave_no_trace_before_they_are_revealed(
    visit: Visit, come: Come, watching: str
) -> None:
    """In two battles that differ in nothing but what the Germans have written."""
    seen: list[str] = []
    heard: list[list[str]] = []
    answers: list[dict[str, Any]] = []
    for orders in (
        ("unit p38-1", "march", "to 0206", "done", "unit pz4d-1", "wait", "ready"),
        ("unit pz4d-1", "defend", "face 0202 2", "ready"),
    ):
        anna, boris = come(language="ru"), come(language="ru")
        id = shared(start("training"), anna, {"german": boris})
        visitor = visit(anna if watching == "soviet" else come(language="ru"))
        page = visitor.sit(id)
        # Who is to write orders asks for the odds; asked after the others are ready they are stale.
        while watching == "soviet" and all(m["type"] != "chances" for m in visitor.heard):
            page.wait_for_function("() => window.told.length > 0")
        german = boris.open(id)
        for choice in orders:
            german.play(choice)
        expect(page.locator(".tks-army.tk-of-german .tks-seat.is-ready")).to_be_attached()
        expect(page.locator(".log-line")).to_have_count(1)
        page.mouse.move(0, 0)
        seen.append(markup(visitor, id))
        frames = told(visitor, id)
        heard.append([frame for frame in frames if CHANCES not in frame])
        chances = [message for message in visitor.heard if message["type"] == "chances"]
        answers.append({c: odds for message in chances for c, odds in message["odds"].items()})
        for word in ("0206", "march", "defend"):
            assert f'"{word}"' not in json.dumps(visitor.board.get("drafts", {}))
    assert heard[0] == heard[1]
    assert seen[0] == seen[1]
    # Of its own choices the page may ask more in one battle than in the other, if it has the time.
    for choice in answers[0].keys() & answers[1].keys():
        assert answers[0][choice] == answers[1][choice]


# The execution


def test_the_execution_is_shown_step_by_step_and_again(visit: Visit, come: Come) -> None:
    match = fight(start("training", "3"), lambda m: board(m)["turn"] >= 2 and almost_ready(m))
    seat = match.waiting[0]
    after = match.fork()
    events = after.play(seat, "ready")
    anna = come(language="ru")
    other = "german" if seat == "soviet" else "soviet"
    visitor = visit(anna, settings=MOVING)
    page = visitor.sit(shared(match, anna, {other: come()}))
    player = Commander(visitor)
    player.asked("ready")
    page.evaluate(HOLD)
    page.locator("[data-choice=ready]").click()
    bar = page.locator(".player.is-playing")
    expect(page.locator(".player.is-playing.is-held")).to_be_visible()
    step = page.locator(".player-tool:visible").nth(1)
    assert page.locator(".can").count() == 0
    assert page.locator(".log-line").filter(has_text="раскрыты").count() == 0  # not told before
    shown: list[int] = []
    count = "()=>document.querySelector('.player-count').textContent"
    while bar.count():
        shown += page.locator(".tk-roll").evaluate_all(
            "(e) => e.map(x => x.querySelectorAll('.tk-die').length)"
        )
        before = page.evaluate(count)
        step.click()
        page.wait_for_function(f"(before) => ({count})() !== before", arg=before)
        visitor.frame()
    rolled = [len(dice) for event in events if (dice := getattr(event, "dice", ()))]
    assert rolled
    assert shown == rolled
    expect(page.locator(".player")).to_be_visible()
    assert page.locator(".log-line").count() > len(events) - 8
    page.evaluate(HOLD)
    page.locator(".player-tool:visible").click()  # once more
    expect(page.locator(".player.is-playing.is-held")).to_be_visible()
    visitor.button("ui-player-skip").click()
    expect(bar).to_have_count(0)


def test_without_motion_the_execution_can_be_stepped_through(visit: Visit, come: Come) -> None:
    match = fight(start("training", "3"), almost_ready)
    anna = come(language="en")
    seat = match.waiting[0]
    visitor = visit(anna)
    page = visitor.sit(shared(match, anna, {"german" if seat == "soviet" else "soviet": come()}))
    Commander(visitor).order("ready")
    page.locator(".player-tool:visible").click()
    expect(page.locator(".player.is-held")).to_be_visible()
    expect(page.locator(".player-count")).to_contain_text("1/")
    page.locator(".player-tool:visible").nth(1).click()
    expect(page.locator(".player-count")).to_contain_text("2/")
    # Whoever goes on with the battle is not kept from it.
    page.locator(".tk-unit.can").first.click()
    expect(page.locator(".player.is-playing")).to_have_count(0)
    Commander(visitor).asked("march")


def test_another_platoon_is_picked_without_taking_back(visit: Visit, come: Come) -> None:
    anna, boris = come(language="ru"), come(language="en")
    visitor = visit(anna)
    page = visitor.sit(shared(start("training", "1"), anna, {"german": boris}))
    for number, unit in enumerate(("t26-1", "t34-1", "t26-1"), 1):
        page.locator(f".tk-map [data-id='{unit}']").first.click()
        visitor.settled(number)
        assert visitor.state["choices"] == 1
        assert visitor.board["writing"] == unit
