"""Battles of Stalingrad '42 at the table: odds while an attack is planned, the battle step by step,
losses, retreats and advances by clicks, what happened in the other's turn, the end."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.position import Position
from stavka.kernel import Journal, Match
from tests.browser.conftest import Visit
from tests.browser.journals import begun
from tests.browser.playing import HOLD
from tests.browser.stalingrad42 import Commander, combat, play, quickly
from tests.browser.visitor import Visitor
from tests.games.stalingrad42.make_golden import FOLDER as GOLDEN
from tests.table.conftest import Come
from tests.table.prepared import shared

GAME_OF_RECRUITS = GOLDEN / "fall-blau-time-soviet-at-the-end-recruit-recruit.journal"
TARGET = "1403"  # two Soviet units behind a fort, beside seven German ones
# Keeps every moment that is shown, with its words.
MOMENTS = """() => {
  window.moments = [];
  const show = document.querySelector(".s42-show");
  const words = show.querySelector(".player-text");
  new MutationObserver(() => moments.push([show.dataset.moment, words.textContent])).observe(
    show, { attributeFilter: ["data-moment"] },
  );
}"""
SLOW = {"animation": "slow", "confirm": False}


def offers(match: Match[Position], verb: str) -> list[str]:
    choices = [str(choice) for choice in match.choices(match.waiting[0])]
    return [choice.partition(" ")[2] for choice in choices if choice.startswith(f"{verb} ")]


@cache
def fought(*kinds: str) -> Journal:
    """An attack of all on the target after which all these questions are put, to the next attack,
    and the fight in it."""
    for seed in range(200):
        match = combat(seed, f"attack {TARGET}", "all", "fight")
        asked = []
        while (question := match.question(match.waiting[0])) and question.kind != "combat-phase":
            asked.append(question.kind)
            choices = [str(choice) for choice in match.choices(match.waiting[0])]
            ends = [choice for choice in choices if choice.startswith(("to ", "end-"))]
            stop = question.kind == "forward" or asked.count("forward")
            play(match, [ends[0] if ends and stop else choices[0]])
        if set(kinds) <= set(asked):
            return match.journal
    raise AssertionError(kinds)


def before_fight(journal: Journal) -> Journal:
    choices = [entry.choice for entry in journal.entries]
    return begun(journal, choices.index("fight"))


def soviet_turn() -> tuple[Match[Position], int]:
    """A match up to the second German movement, and the choices before the Soviet one: they make
    two moves and attack once."""
    match = quickly(combat(1), until="movement-phase", side="soviet")
    start = len(match.journal.entries)
    for _ in range(2):
        unit, end = next(
            (unit, ends[0])
            for unit in offers(match, "move")
            if (ends := offers(play(match.fork(), [f"move {unit}"]), "to"))
        )
        play(match, [f"move {unit}", f"to {end}"])
        quickly(match, until="movement-phase", side="soviet")
    quickly(match, until="combat-phase", side="soviet")
    target = offers(match, "attack")[0]
    play(match, [f"attack {target}"])
    while "fight" not in [str(choice) for choice in match.choices("soviet")]:
        play(match, [f"by {offers(match, 'by')[0]}"])
    play(match, ["fight"])
    return quickly(match, until="movement-phase", side="axis"), start


@pytest.fixture
def commander(visitor: Visitor) -> Commander:
    return Commander(visitor)


def sit(commander: Commander, come: Come, match: Match[Position]) -> None:
    client = come(language=commander.visitor.language)
    commander.visitor.context.add_cookies(
        [{"name": "stavka", "value": client.cookie, "url": commander.visitor.url}]
    )
    commander.sit(client.bring(match))


def test_an_attack_is_declared_by_clicks_and_every_attacker_changes_the_odds(
    commander: Commander, come: Come
) -> None:
    match = combat(1)
    sit(commander, come, match)
    panel = commander.page.locator(".s42-fight")
    expect(panel).to_be_hidden()
    before, targets = commander.number(), match.view(None)["board"]["targets"]
    battles = commander.page.locator(".s42-lists .can[data-kind=place]")
    expect(battles).to_have_count(len(targets))
    line = commander.page.locator(f".s42-lists .can[data-id='{TARGET}']")
    expect(line).to_contain_text(f"{TARGET} · {targets[TARGET][0]}")
    line.click()
    commander.wait(before + 1)
    play(match, [f"attack {TARGET}"])
    expect(battles).to_have_count(0)
    all_of_them = match.view(None)["board"]["battle"]["all"]
    expect(panel).to_have_attribute("data-column", all_of_them["column"])
    columns = []
    for unit in ("pz-24", "pzg-gd", "inf-82"):
        commander.play(f"by {unit}")
        play(match, [f"by {unit}"])
        battle = match.view(None)["board"]["battle"]
        expect(panel).to_have_attribute("data-column", battle["column"])
        expect(panel.locator("[data-id]")).to_have_count(
            len(battle["attackers"]) + len(battle["defenders"])
        )
        expect(panel.locator(".s42-crt td")).to_have_text(battle["results"])
        columns.append(battle["column"])
    assert len(set(columns)) == 3
    expect(panel.locator(".rule-chip")).to_have_text(["§ 9.7.1a"])  # the fort
    commander.undo()
    expect(panel).to_have_attribute("data-column", columns[1])


def test_a_battle_is_shown_in_its_order_and_can_be_held_stepped_and_skipped(
    visit: Visit, come: Come
) -> None:
    client = come(language="en")
    commander = Commander(visit(client, settings=SLOW))
    page = commander.sit(client.bring(before_fight(fought("retreat-to")).replay()))
    page.evaluate(HOLD, ".s42-show:not([hidden])")
    commander.button("fight").click()
    show = page.locator(".s42-show")
    expect(show).to_have_attribute("data-moment", "odds")
    expect(show.get_by_role("button", name="Go on")).to_be_visible()  # it is held
    for moment in ("shifts", "die", "result"):
        expect(page.locator(".prompt")).to_contain_text("Watch the board")  # nothing is asked yet
        show.get_by_role("button", name="Next step").click()
        expect(show).to_have_attribute("data-moment", moment)
    expect(show.locator(".s42-die")).to_be_visible()
    expect(show.locator(".s42-crt td[aria-current=true]")).to_have_count(1)
    expect(show.locator(".player-text")).to_contain_text("retreats")
    show.get_by_role("button", name="Skip").click()
    expect(show).to_be_hidden()
    expect(page.locator(".prompt")).not_to_contain_text("Watch the board")
    expect(page.locator(".prompt.yours")).to_be_visible()


@cache
def stood() -> tuple[Match[Position], str]:
    """A determined defence of which two could be the lead, and the first of them."""
    for seed in range(200):
        match = combat(seed, f"attack {TARGET}", "all", "fight")
        while (question := match.question(match.waiting[0])) and question.kind == "choose-loss":
            play(match, [str(match.choices(match.waiting[0])[0])])
        if question and question.kind == "determined-defence" and len(offers(match, "lead")) > 1:
            return match, offers(match, "lead")[0]
    raise AssertionError("no determined defence")


def test_a_determined_defence_is_decided_on_the_map_and_its_throw_is_shown(
    visit: Visit, come: Come
) -> None:
    match, lead = stood()
    client = come(language="en")
    commander = Commander(visit(client, settings={"animation": "fast", "confirm": False}))
    page = commander.sit(client.bring(match))
    panel = page.locator(".s42-defence:not(.s42-disengagement, .s42-thrown)")
    expect(panel.locator("[data-id]")).to_have_count(len(offers(match, "lead")))
    commander.play(f"lead {lead}")
    asked = play(match.fork(), [f"lead {lead}"]).view(None)["board"]["defence"]
    expect(panel.locator("[data-id]")).to_have_count(1)
    part, whole = asked["leads"][lead]["holds"][0]
    expect(panel.locator(".s42-fight-odds")).to_have_text(f"{round(100 * part / whole)}%")
    outcomes = [each for each, _ in groupby(map(tuple, asked["leads"][lead]["outcomes"]))]
    assert panel.locator("[data-what]").evaluate_all(
        "rows => rows.map(({ dataset }) => dataset.what)"
    ) == [what for what, _, _ in outcomes]
    page.evaluate(MOMENTS)
    commander.play("stand")
    page.wait_for_function("() => moments.length > 1")
    expect(panel).to_be_hidden()
    shown = page.evaluate("moments")
    assert [moment for moment, _ in shown[:2]] == ["stand-die", "stand-result"]
    assert "1403, determined defence" in shown[1][1]


def test_an_air_unit_is_sent_from_its_box_by_key(commander: Commander, come: Come) -> None:
    match = combat(1, f"attack {TARGET}", "all")
    sit(commander, come, match)
    page, before = commander.page, commander.number()
    panel = page.locator(".s42-fight")
    expect(page.locator(".s42-air-unit.can")).to_have_count(2)
    page.locator("[data-id='viii-fk']").focus()
    page.keyboard.press("Enter")
    page.locator(".button.main:focus").wait_for()  # the odds come first
    page.keyboard.press("Enter")
    commander.wait(before + 1)
    play(match, ["air viii-fk"])
    expect(panel).to_have_attribute("data-column", match.view(None)["board"]["battle"]["column"])
    expect(panel.locator("[data-air='viii-fk']")).to_be_visible()
    expect(panel.locator(".rule-chip").filter(has_text="9.3.3a")).to_have_count(1)
    expect(page.locator(".s42-air-unit.can")).to_have_count(0)  # one in a battle


def test_the_defender_sends_one_against_an_attack(commander: Commander, come: Come) -> None:
    match = quickly(combat(1), until="combat-phase", side="soviet")
    play(match, [f"attack {offers(match, 'attack')[0]}"])
    while "fight" not in [str(choice) for choice in match.choices("soviet")]:
        play(match, [f"by {offers(match, 'by')[0]}"])
    play(match, ["fight"])
    sit(commander, come, match)
    page = commander.page
    expect(page.locator(".s42-fight-against")).to_be_visible()
    commander.play("air viii-fk")
    expect(page.locator(".s42-air-unit.is-used")).to_have_attribute("data-id", "viii-fk")


def test_losses_retreat_and_advance_are_made_on_the_map(commander: Commander, come: Come) -> None:
    journal = fought("choose-loss", "retreat-to", "advance-after-combat", "forward")
    sit(commander, come, before_fight(journal).replay())
    for entry in journal.entries[len(before_fight(journal).entries) :]:
        commander.play(entry.choice)
    assert commander.visitor.board["units"] == journal.replay().view(None)["board"]["units"]


def test_what_the_other_did_is_listed_battle_by_battle(visit: Visit, come: Come) -> None:
    whole, start = soviet_turn()
    anna, boris = come(language="en"), come()
    id = shared(begun(whole.journal, start).replay(), anna, {"soviet": boris})
    commander = Commander(visit(anna))
    page = commander.sit(id)
    since = page.locator(".s42-since:not(.s42-visit)")
    expect(since).to_be_hidden()
    line = boris.open(id)
    for number, entry in enumerate(whole.journal.entries[start:], commander.number()):
        if entry.seat == "soviet":
            line.at(number)
            line.play(entry.choice)
        else:
            commander.wait(number)
            commander.play(entry.choice)
    expect(since).to_be_visible()
    since.locator("summary").click()
    expect(since.locator(".s42-since-battle")).to_have_count(1)
    expect(since.locator(".s42-since-title")).to_contain_text("2 moves")
    since.locator(".s42-since-battle").click()  # without motion: step by step
    show = page.locator(".s42-show")
    expect(show).to_have_attribute("data-moment", "odds")
    page.keyboard.press("Escape")
    expect(show).to_be_hidden()
    since.get_by_role("button", name="Put away").click()
    expect(since).to_be_hidden()


def shattering() -> tuple[Match[Position], str]:
    """A movement phase in which a hex can be emptied by ten to one, and the hex."""
    journal = Journal.parse(GAME_OF_RECRUITS.read_text(encoding="utf-8"))
    match = journal.replay(0)
    for entry in journal.entries:
        if entry.choice == "end-movement" and (found := offers(match, "auto-ds")):
            return match, found[0]
        match.play(entry.seat, entry.choice)
    raise AssertionError("nobody is shattered in movement")


def test_an_automatic_ds_is_made_by_clicks(commander: Commander, come: Come) -> None:
    match, target = shattering()
    seat = match.waiting[0]
    sit(commander, come, match)
    panel = commander.page.locator(".s42-fight")
    commander.play(f"auto-ds {target}")
    play(match, [f"auto-ds {target}"])
    units = []
    while "fight" not in match.choices(seat):
        units.append(offers(match, "by")[0])
        commander.play(f"by {units[-1]}")
        play(match, [f"by {units[-1]}"])
        battle = match.view(None)["board"]["battle"]
        expect(panel).to_have_attribute("data-column", battle["column"])
        expect(commander.button("fight")).to_have_count(int(not battle["short"]))
    assert match.view(None)["board"]["battle"]["column"] == "10-1"
    commander.play("fight")
    play(match, ["fight"])
    laid = commander.visitor.board["units"]
    assert laid == match.view(None)["board"]["units"]
    assert all("auto-ds" in laid[unit][2] for unit in units)
