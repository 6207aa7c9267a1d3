"""At the table: taking back, looking back, asking why not, losing the line, coming back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from stavka.table.config import Config
from stavka.table.past import LATEST
from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, choices, golden, short
from tests.browser.playing import Player, Thing
from tests.browser.touring import walk
from tests.browser.visitor import Visitor
from tests.table.conftest import Come, Serve
from tests.table.server import Message, soon

GAME = golden("solo-won")


def log_lines(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".log-line .log-text").all_inner_texts()


def tool(visitor: Visitor, word: str) -> Locator:
    return visitor.button(f"ui-table-{word}", visitor.page.locator(".prompt-tools"))


# Taking back


def test_undo_redo_and_reset(seated: Visitor) -> None:
    player = Player(seated)

    def sight() -> tuple[object, ...]:
        prompt = seated.page.locator(".prompt-text").inner_text()
        return prompt, log_lines(seated), player.look().things

    undo, redo, reset = (tool(seated, word) for word in ("undo", "redo", "reset"))
    expect(undo).to_be_disabled()
    at_first = sight()
    player.follow(choices(GAME)[:3])
    after = sight()

    undo.click()
    player.wait(4)
    assert seated.state["choices"] == 2
    assert sight() != after
    redo.click()
    player.wait(5)
    assert sight() == after
    expect(redo).to_be_disabled()

    reset.click()
    player.wait(6)
    assert seated.state["choices"] == 0
    assert sight() == at_first
    expect(undo).to_be_disabled()


def test_what_rolled_dice_cannot_be_taken_back(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    rolled = next(n for n, entry in enumerate(GAME.entries) if entry.dice)
    visitor.sit(brought(client, begun(GAME, rolled)))
    Player(visitor).play(GAME.entries[rolled].choice)
    expect(tool(visitor, "undo")).to_be_disabled()


# Asking


def test_what_is_not_lit_says_why_with_a_rule_that_opens(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    moves = choices(GAME).index("move voronov")
    page = visitor.sit(brought(client, begun(GAME, moves + 1)))
    unlit = page.locator("svg [data-kind=square]:not(.can)").first
    unlit.click(force=True)
    card = page.locator(".popover .whynot")
    expect(card).to_be_visible()
    card.locator(".rule-chip").first.click()
    rule = page.locator(".popover .rule-card .rule-text")
    expect(rule).not_to_have_text("…")
    assert len(rule.inner_text()) > 10
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    assert Player(visitor).look().number == moves + 1


def test_the_rule_of_the_question_opens_from_the_prompt(seated: Visitor) -> None:
    page = seated.page
    page.locator(".prompt-rules .rule-chip").first.click()
    expect(page.locator(".rule-card .rule-text")).not_to_have_text("…")
    link = page.locator(".rule-card a")
    assert link.get_attribute("href") == "/rules/pavlov#" + link.evaluate(
        "a => a.closest('.rule-card').querySelector('h3').textContent.slice(2)"
    )


def test_a_thing_says_what_it_is_and_where_its_figures_come_from(seated: Visitor) -> None:
    page = seated.page
    page.locator("[data-id=pavlov]").first.click(button="right")
    card = page.locator("dialog.inspector")
    expect(card).to_be_visible()
    expect(card.locator(".inspector-rows tr").first).to_be_visible()
    usual = card.locator(".origins li").first
    expect(usual).to_contain_text(seated.says("ui-table-origin-rest"))
    said = usual.locator(".origin").inner_text()  # once, and not in every row
    marks = card.locator(".inspector-rows .origin").all_inner_texts()
    assert said not in marks
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_hint_says_what_and_why_and_can_be_followed(seated: Visitor) -> None:
    page = seated.page
    page.locator(".hint-button").click()
    advice = page.locator(".prompt-advice")
    expect(advice).to_be_visible()
    assert len(advice.locator(".advice-text").inner_text()) > 2
    assert len(advice.locator(".advice-why").inner_text()) > 10
    player = Player(seated)
    seated.button("ui-table-advice-follow").click()
    player.wait(1)
    assert seated.state["choices"] == 1


def test_odds_are_shown_before_dice_are_rolled(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    attack = next(
        n for n, e in enumerate(GAME.entries) if e.choice.startswith("target ") and e.dice
    )
    page = visitor.sit(brought(client, begun(GAME, attack)))
    target = GAME.entries[attack].choice.removeprefix("target ")
    page.locator(f".can[data-id='{target}']").first.hover()
    expect(page.locator(".tip .odds").first).to_contain_text("%")


def test_halves_of_a_percent_are_written_out(seated: Visitor) -> None:
    """87.5 and 12.5 make a hundred, 88 and 13 do not."""
    says = """async (chances) => {
      const { percent } = await import("/web/js/table/odds.js");
      return chances.map(([numerator, denominator]) => percent({ numerator, denominator }));
    }"""
    chances = [[7, 8], [1, 8], [1, 3], [2, 3], [1, 2]]
    russian = seated.page.evaluate(says, chances)
    assert russian == ["87,5\xa0%", "12,5\xa0%", "33\xa0%", "67\xa0%", "50\xa0%"]


def test_the_end_of_a_phase_is_confirmed_unless_switched_off(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, settings={"animation": "off"})
    page = visitor.sit(brought(client, begun(GAME, 0)))
    page.locator("[data-choice=end-cards]").first.click()
    question = page.locator("dialog[open]")
    expect(question).to_be_visible()
    visitor.button("ui-table-confirm-no", question).click()
    assert Player(visitor).look().number == 0
    page.locator("[data-choice=end-cards]").first.click()
    visitor.button("ui-table-confirm-yes", question).click()
    Player(visitor).wait(1)


# Looking back


def test_the_replay_steps_jumps_and_comes_back(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, 60)))
    player = Player(visitor)
    live = page.locator(".board-frame svg").first.evaluate("el => el.outerHTML.length")
    lit = player.look().things
    replay = page.locator(".replay")
    replay.get_by_label(visitor.says("ui-table-replay-first"), exact=True).click()
    expect(replay.locator(".replay-label")).to_have_text(
        visitor.says("ui-table-replay-at", at=0, of=60)
    )
    expect(page.locator(".can")).to_have_count(0)
    replay.get_by_label(visitor.says("ui-table-replay-forward"), exact=True).click()
    expect(replay.locator(".replay-label")).to_contain_text("1 ")
    turns = replay.locator(".replay-strip button")
    turns.nth(1).click()
    expect(page.locator(".pv-turns")).to_contain_text("2")
    expect(turns.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Shift+BracketLeft")
    expect(turns.nth(0)).to_have_attribute("aria-current", "step")
    page.locator("[data-id=pavlov]").first.click(force=True)
    expect(page.locator(".popover")).to_contain_text(visitor.says("ui-table-replay-inert"))
    replay.locator(".replay-live").click()
    page.mouse.move(640, 2)  # off the log line that lies there now: it would light what it tells of
    assert player.until(lambda sight: sight.asked, "nothing is lit any more").things == lit
    page.wait_for_function(
        "(live) => document.querySelector('.board-frame svg').outerHTML.length === live", arg=live
    )
    player.follow(choices(GAME)[60:62])


@pytest.mark.parametrize(("language", "size"), [("ru", "usual"), ("en", "phone")])
def test_the_log_follows_the_replay(visit: Visit, come: Come, language: str, size: str) -> None:
    client = come(language=language)
    visitor = visit(client, size=size)
    page = visitor.sit(brought(client, begun(GAME, 60)))
    if size == "phone":
        page.get_by_role("tab", name=visitor.says("ui-table-log"), exact=True).click()
    replay = page.locator(".replay")
    rows = """(all) => all.map((el) => [Number(el.dataset.number),
      el.classList.contains("shown"), el.classList.contains("later")])"""
    lines = page.locator(".log-line")
    numbers = sorted({number for number, *_ in lines.evaluate_all(rows) if number})
    middle = len(numbers) // 2
    for at in (numbers[middle], numbers[middle + 1], numbers[2], numbers[-4]):
        page.locator(f".log-line[data-number='{at}']").first.hover()
        page.locator(f".log-line[data-number='{at}'] .log-jump").first.click()
        expect(replay.locator(".replay-label")).to_have_text(
            visitor.says("ui-table-replay-at", at=at, of=60)
        )
        expect(page.locator(".log-line.shown").last).to_be_in_viewport(ratio=0.9)
        for number, shown, later in lines.evaluate_all(rows):
            assert (shown, later) == (number == at, number > at)
    inks = "(all) => all.map((el) => getComputedStyle(el).color)"
    later = set(page.locator(".log-line.later").evaluate_all(inks))
    assert later.isdisjoint(page.locator(".log-line:not(.later)").evaluate_all(inks))
    with visitor.trouble():  # the tool writes styles, which our pages may not
        assert findings(page, colours_only=True, within=".log-lines") == []
    replay.locator(".replay-live").click()
    expect(page.locator(".log-line:is(.shown, .later)")).to_have_count(0)
    expect(lines.last).to_be_in_viewport(ratio=0.9)


def test_a_line_of_the_log_leads_to_its_moment_and_lights_what_it_names(
    visit: Visit, come: Come
) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, 40)))
    line = page.locator(".log-line[data-things*=voronov]").first
    line.hover()
    expect(page.locator(".told[data-id=voronov]").first).to_be_visible()
    line.locator(".log-jump").click()
    expect(page.locator(".table")).to_have_class(re.compile("replaying"))


# The end


def test_older_lines_of_a_long_log_come_when_they_are_asked_for(visit: Visit, come: Come) -> None:
    journal = begun(GAME, LATEST + 50)
    assert len(journal.entries) == LATEST + 50
    client = come(language="ru")
    page = visit(client).sit(brought(client, journal))
    numbers = "els => els.map((el) => Number(el.dataset.number))"
    lines = page.locator(".log-lines [data-number]")
    expect(lines.last).to_be_attached()
    before = lines.evaluate_all(numbers)
    assert min(before) > 0
    earlier = page.locator(".log-earlier")
    earlier.scroll_into_view_if_needed()
    earlier.click()
    expect(earlier).to_be_hidden()  # that was all
    after = lines.evaluate_all(numbers)
    assert after == sorted(after)
    assert min(after) == 0
    assert after[-len(before) :] == before


def test_a_finished_match_shows_its_result_exports_and_plays_again(
    visit: Visit, come: Come, tmp_path: Path
) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(short("solo"), -1)))
    Player(visitor).play(short("solo").entries[-1].choice)
    ending = page.locator("dialog.ending")
    expect(ending).to_be_visible()
    with page.expect_download() as download:
        visitor.button("ui-table-export", ending).click()
    file = tmp_path / "game.journal"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == short("solo").text()

    other = visit(come(language="en"))
    other.go("/")
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.locator(".table[data-status=over]").wait_for()
    expect(other.page.locator("dialog.ending")).to_be_visible()
    other.page.keyboard.press("Escape")
    other.button("ui-table-result").click()
    expect(other.page.locator("dialog.ending")).to_be_visible()

    visitor.button("ui-table-rematch", ending).click()
    page.locator(".table[data-number='0'][data-status=running]").wait_for()


@pytest.mark.parametrize(("sides", "held"), [("swap", 0), ("keep", 1)])
def test_two_who_want_to_play_again_meet_at_one_table(
    visit: Visit, come: Come, sides: str, held: int
) -> None:
    anna, boris = come(language="ru"), come(language="en")
    match = anna.create("competitive", seats={"defender": "open"})["id"]
    boris.join(match, "defender")
    anna.open(match).on_turn("resign")
    first, second = visit(anna), visit(boris)
    for visitor in (first, second):
        visitor.go(f"/match/{match}")
        visitor.page.locator(".table[data-status=over]").wait_for()
        expect(visitor.page.locator("dialog[open]")).to_have_count(0)  # nothing was played
    expect(first.page.locator(".banner.rematch")).to_be_hidden()
    second.button("ui-table-rematch").click()
    second.page.keyboard.press("Escape")  # nothing is offered yet
    expect(first.page.locator(".banner.rematch")).to_be_hidden()
    second.button("ui-table-rematch").click()
    second.button(f"ui-table-rematch-{sides}").click()
    second.page.locator(".table[data-status=open]").wait_for()
    expect(first.page.locator(".banner.rematch")).to_be_visible()
    first.button("ui-table-rematch-decline").click()
    expect(first.page.locator(".banner.rematch")).to_be_hidden()
    offered = second.page.url.rpartition("/")[2]
    soon(lambda: boris.match(offered)["seats"][held]["kind"] == "open", "nobody hears of it")
    first.page.reload()  # he thinks better of it
    first.page.locator(".table[data-status=over]").wait_for()
    first.button("ui-table-rematch-accept").click()
    seats = ("defender", "wehrmacht") if sides == "swap" else ("wehrmacht", "defender")
    for visitor, seat in zip((first, second), seats, strict=True):
        visitor.page.locator(".table[data-status=running]").wait_for()
        assert visitor.page.url == second.page.url
        assert visitor.state["seat"] == seat


def test_a_problem_is_reported_as_a_file_with_version_and_match(seated: Visitor) -> None:
    page = seated.page
    seated.button("ui-table-menu").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name=seated.says("ui-table-report")).click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.startswith("version: ")
    assert page.url.rpartition("/")[2] in text


def test_resigning_ends_the_match(seated: Visitor) -> None:
    page = seated.page
    seated.button("ui-table-menu").click()
    page.get_by_role("menuitem", name=seated.says("ui-table-resign")).click()
    page.locator("dialog[open] .button.danger").click()
    page.locator(".table[data-status=over]").wait_for()
    expect(page.locator("dialog.ending")).to_be_visible()


# The line


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(seated: Visitor) -> None:
    page = seated.page
    player = Player(seated)
    player.follow(choices(GAME)[:14])
    before = player.look()
    lines = log_lines(seated)
    page.reload()
    page.locator(".table[data-number]").wait_for()
    assert player.look() == before
    assert log_lines(seated) == lines
    player.follow(choices(GAME)[14:16])
    # Nor has he missed anything.
    expect(page.locator(".log-visit")).to_have_count(0)
    expect(seated.button("ui-table-replay-visit")).to_have_count(0)


def test_a_lost_server_is_announced_and_play_goes_on_when_it_is_back(
    visit: Visit, come: Come, serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite)
    client = come(server, language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, 0)))
    player = Player(visitor)
    player.follow(choices(GAME)[:2])
    with visitor.trouble():
        server.kill()
        expect(page.locator(".banner.line-down")).to_be_visible()
        expect(page.locator(".board-frame svg").first).to_be_visible()
        assert not player.look().asked
        server.start()
        expect(page.locator(".banner.line-down")).to_be_hidden()
    asked = player.until(lambda sight: sight.asked, "nothing is asked any more")
    assert asked.number == 2
    player.follow(choices(GAME)[2:4])
    assert len(log_lines(visitor)) > 0
    assert visitor.state["choices"] == 4


def test_what_happened_while_the_line_was_cut_is_caught_up(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    id = brought(client, begun(GAME, 0))
    page = visitor.sit(id)
    with visitor.trouble():
        visitor.context.set_offline(True)
        page.evaluate("() => window.dispatchEvent(new Event('offline'))")
        socket = client.open(id)
        for choice in choices(GAME)[:3]:
            socket.play(choice)
        visitor.context.set_offline(False)
        player = Player(visitor)
        player.wait(3)
    fresh = visit(client)
    fresh.sit(id)
    assert log_lines(visitor) == log_lines(fresh)
    player.follow(choices(GAME)[3:5])


def test_a_quick_player_is_not_too_fast_for_the_server(
    visit: Visit, come: Come, serve: Serve, sqlite: str
) -> None:
    """The page asks for odds and the like by itself; the server takes only so many messages."""
    client = come(serve(sqlite, burst=Config().burst), language="ru")
    visitor = visit(client)
    visitor.sit(brought(client, begun(GAME, 0)))
    Player(visitor).follow(choices(GAME)[:36])
    assert not [m for m in visitor.heard if m.get("reason") == "too-fast"]


def test_two_windows_of_one_player_show_the_same(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    id = brought(client, begun(GAME, 0))
    one, two = visit(client), visit(client)
    for visitor in (one, two):
        visitor.sit(id)
    Player(one).follow(choices(GAME)[:2])
    assert Player(two).wait(2) == Player(one).look()
    Player(two).follow(choices(GAME)[2:3])
    Player(one).wait(3)


# Several people


def test_players_and_spectators_talk_apart(visit: Visit, come: Come) -> None:
    host = come(language="ru")
    id = host.create(seats={})["id"]
    player, watcher = visit(host), visit(come(language="en"))
    for visitor in (player, watcher):
        visitor.sit(id)
        visitor.page.get_by_role("tab", name=visitor.says("ui-table-chat")).click()
        visitor.page.locator(".chat-form input").fill(f"Слышно? {visitor.language}")
        visitor.button("ui-table-chat-send").click()
        expect(visitor.page.locator(".chat-line")).to_have_count(1)
    assert not Player(watcher).look().asked
    expect(player.page.locator(".watching")).to_be_visible()


def test_on_a_phone_what_is_said_lies_above_the_tabs_and_is_answered(
    visit: Visit, come: Come
) -> None:
    anna, boris = come(language="ru"), come()
    id = anna.create("cooperative", seats={"garrison": "open"})["id"]
    boris.join(id, "garrison")
    phone = visit(anna, size="phone", touch=True)
    page = phone.sit(id)
    boris.open(id).say("say", text="Слышно?")
    toast = page.locator(".toast", has_text="Слышно?")
    said, tabs = toast.bounding_box(), page.locator(".column > .tabs").bounding_box()
    assert said
    assert tabs
    assert said["y"] + said["height"] <= tabs["y"]
    toast.get_by_role("button", name=phone.says("ui-table-chat-answer")).tap()
    expect(page.locator(".chat-line")).to_be_visible()
    expect(toast).to_have_count(0)


def test_notes_are_kept(seated: Visitor) -> None:
    page = seated.page
    page.get_by_role("tab", name=seated.says("ui-table-notes")).click()
    page.locator(".notes textarea").fill("Беречь Чехова.")
    expect(page.locator(".notes [role=status]")).to_have_text(seated.says("ui-table-notes-kept"))
    page.reload()
    page.locator(".table[data-number]").wait_for()
    page.get_by_role("tab", name=seated.says("ui-table-notes")).click()
    expect(page.locator(".notes textarea")).to_have_value("Беречь Чехова.")


def test_a_player_asks_to_take_back_and_the_other_agrees(visit: Visit, come: Come) -> None:
    anna, boris = come(language="ru"), come(language="en")
    id = anna.create("cooperative", seats={"garrison": "open"})["id"]
    boris.join(id, "garrison")
    one, two = visit(anna), visit(boris)
    for visitor in (one, two):
        visitor.sit(id)
    before = Player(one).play_on(4).number
    one.button("ui-table-menu").click()
    one.page.get_by_role("menuitem", name=one.says("ui-table-rewind")).click()
    one.page.locator("dialog[open] input").fill("0")
    one.button("ui-table-propose").click()
    two.button("ui-table-agree").click()
    Player(one).wait(before + 1)
    assert one.state["choices"] == 0


def test_two_seats_on_one_device_hide_the_board_in_between(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(client.create("competitive", seats={"wehrmacht": "me"})["id"])
    player = Player(visitor)
    seen = set()
    for _ in range(6):
        sight = player.until(lambda sight: sight.asked, "nothing is asked")
        if sight.things[0].kind == "answer":
            expect(page.locator(".hand-over")).to_be_visible()
            soon(lambda: visitor.state["seat"] is None, "who looked before is still shown his side")
            player.click(sight.things[0])
            sight = player.until(lambda sight: sight.asked, "who looks now is asked nothing")
        seen.add(visitor.state["seat"])
        player.play(sight=sight)
    assert "wehrmacht" in seen


# The first game


def test_learning_is_offered_once_and_can_be_declined(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, toured=False)
    page = visitor.sit(brought(client, begun(GAME, 1)))
    offer = page.locator(".tour-offer")
    expect(offer).to_contain_text(visitor.says("ui-learn-offer"))
    replay = page.locator(".replay")
    replay.get_by_label(visitor.says("ui-table-replay-first"), exact=True).click()
    expect(offer).to_be_hidden()  # who looks back needs what it would lie over
    replay.locator(".replay-live").click()
    expect(offer).to_be_visible()
    assert visitor.setting("sound") is None
    offer.get_by_label(visitor.says("ui-sound-offer"), exact=True).check()
    assert visitor.setting("sound") is True
    visitor.button("ui-table-tour-no", offer).click()
    expect(offer).to_have_count(0)
    page.reload()
    page.locator(".table[data-number]").wait_for()
    visitor.frame()
    expect(offer).to_have_count(0)


def test_the_tour_points_at_what_is_there_and_can_be_left(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, toured=False)
    page = visitor.sit(brought(client, begun(GAME, 0)))
    assert len(walk(visitor)) >= 5
    page.keyboard.press("?")
    visitor.button("ui-table-tour-again").click()
    expect(page.locator(".tour-card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tour-card")).to_have_count(0)


def test_forced_choices_are_played_by_themselves_if_wished(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, settings={"animation": "off", "confirm": False, "autoplay": True})
    visitor.sit(brought(client, begun(GAME, 0)))
    player = Player(visitor)
    for _ in range(12):
        player.play()
        while forced(state := visitor.state):
            player.wait(state["number"] + 1)  # nobody clicks, and yet it comes
    assert visitor.state["choices"] > 12


def forced(state: Message) -> bool:
    return any(len(asked["choices"]) == 1 for asked in state["questions"])


def test_the_board_zooms_pans_and_fits(seated: Visitor) -> None:
    page = seated.page
    board = page.locator(".board-frame svg").first
    box = board.bounding_box()
    assert box is not None
    page.get_by_label(seated.says("ui-table-zoom-in"), exact=True).click()
    wider = board.bounding_box()
    assert wider is not None
    assert wider["width"] > box["width"] * 1.2
    page.keyboard.press("0")
    expect(board).to_have_js_property("isConnected", True)
    fitted = board.bounding_box()
    assert fitted is not None
    assert abs(fitted["width"] - box["width"]) < 2
    Player(seated).click(Thing("button", "end-cards"))


def test_who_can_be_called_up_says_what_he_costs_and_can_do(visit: Visit, come: Come) -> None:
    client = come(language="en")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(golden("solo-won"), 1)))
    page.locator(".can[data-id=chekhov]").first.hover()
    expect(page.locator(".tip-facts")).to_have_text("Cost: 3 · Attack: 4 · Suppress: 1")
