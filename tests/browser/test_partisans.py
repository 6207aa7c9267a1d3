"""Partisans in the browser: raids, help, trade and attacks by clicks, at three screens at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.partisans import (
    SCENARIO,
    Leader,
    asked,
    board,
    camp,
    moment,
    much_has_met,
    offered,
)
from tests.browser.test_line import Message, between
from tests.table.conftest import Come
from tests.table.prepared import shared

OPEN = "open-card"
Gather = Callable[..., dict[str, Leader]]
Look = Callable[[Match[Any]], Leader]


# Three screens


@pytest.fixture
def gather(visit: Visit, come: Come) -> Gather:
    """Three people with a window each, in these seats: a Russian, an English one and a third."""
    clients = [come(language=language) for language in ("ru", "en", "ru")]
    windows = [visit(client) for client in clients]

    def sit(match: Match[Any], *seats: str) -> dict[str, Leader]:
        id = shared(match, come(), dict(zip(seats, clients, strict=True)))
        for window in windows:
            window.sit(id)
        return {seat: Leader(window) for seat, window in zip(seats, windows, strict=True)}

    return sit


def alike(players: dict[str, Leader], match: Match[Any], *camps: str) -> None:
    """All screens show these camps as they are in the match."""
    for leader in players.values():
        for id in camps:
            counts = [str(count) for count in camp(match, id)["store"].values()]
            shown = leader.page.locator(f"[data-id='camp {id}'] .pc-store b")
            expect(shown).to_have_text(counts)


def six(match: Match[Any]) -> bool:
    """The six roles are the seats."""
    return match.journal.header.scenario == SCENARIO


def others(match: Match[Any], *camps: str) -> str:
    """Somebody who only looks on."""
    return next(str(each["id"]) for each in board(match)["camps"] if each["id"] not in camps)


def test_a_raid_a_fight_and_the_weapons_of_an_ally(gather: Gather) -> None:
    match = moment("lend", six)
    made = match.journal.entries
    start = max(n for n, entry in enumerate(made) if entry.choice.startswith("open "))
    match = match.journal.replay(start)
    fighter, ally = made[start].seat, made[-1].choice.split()[1]
    watcher = others(match, fighter, ally)
    players = gather(match, fighter, ally, watcher)
    place = made[start].choice.split()[1]
    expect(players[watcher].page.locator(f".pt-down[data-id='{place}']")).to_be_attached()
    for entry in made[start:-1]:
        players[fighter].order(entry.choice)
        match.play(fighter, entry.choice)
    for leader in players.values():
        expect(leader.page.locator(f".pt-place[data-id='{place}']")).to_be_attached()
        expect(leader.page.locator(f".pt-down[data-id='{place}']")).to_have_count(0)
    fight = board(match)["fight"]
    desk = players[fighter].page.locator(".pc-desk")
    expect(desk.locator(".pc-enemies > span")).to_have_count(fight["count"])
    expect(desk.locator(".pc-reckoning")).to_contain_text(f"= {fight['weapons']}")
    expect(desk.locator(".pc-line.is-bad")).to_contain_text(str(fight["missing"]))
    expect(desk.locator(".pc-outcome")).to_be_visible()

    players[fighter].order(f"ask {ally}")
    match.play(fighter, f"ask {ally}")
    assert not players[fighter].look().asked
    most = f"lend {offered(match, 'lend')[0]}"
    players[ally].order(most)
    match.play(ally, most)
    alike(players, match, fighter, ally)
    if match.waiting[0] == fighter and asked(match).kind == "fight":
        players[fighter].order("fight")
        match.play(fighter, "fight")
    alike(players, match, fighter, ally)


def plenty(match: Match[Any]) -> bool:
    """Whoever may trade has partners, and all have something of what this trade is about."""
    camps = [each["store"] for each in board(match)["camps"]]
    enough = all(store["food"] >= 2 and store["wood"] >= 6 for store in camps)
    return six(match) and enough and len(offered(match, "offer")) > 1


def test_an_offer_is_made_countered_and_accepted(gather: Gather) -> None:
    match = moment("trade", plenty)
    trader = match.waiting[0]
    partner = next(id for id in offered(match, "offer") if id != trader)
    watcher = others(match, trader, partner)
    players = gather(match, trader, partner, watcher)
    anna, boris = players[trader], players[partner]

    anna.order(f"offer {partner}")
    anna.plan("give", wood=6)
    anna.plan("want", food=2)
    alike(players, match, trader, partner)  # only spoken of, until somebody agrees
    anna.propose()
    boris.asked("counter")
    expect(boris.page.locator(".pc-bargain.is-got")).to_contain_text("+6")
    expect(boris.page.locator(".pc-bargain.is-paid")).to_contain_text("−2")
    wood = camp(match, partner)["store"]["wood"]
    expect(boris.page.locator(".pc-stores tr").nth(1)).to_contain_text(f"{wood}→{wood + 6}")

    boris.order("counter")
    boris.plan("give", food=1)
    boris.plan("want", wood=5)
    boris.propose()
    anna.asked("accept")
    expect(anna.page.locator(".pc-bargain.is-paid")).to_contain_text("−5")
    anna.order("accept")
    for seat, choices in (
        (trader, (f"offer {partner}", "give wood 5", "give wood 1", "want food 2", "propose")),
        (partner, ("counter", "give food 1", "want wood 5", "propose")),
        (trader, ("accept",)),
    ):
        for choice in choices:
            match.play(seat, choice)
    assert camp(match, partner)["store"]["wood"] == wood + 5
    alike(players, match, trader, partner)


def dear(match: Match[Any]) -> bool:
    """Somebody can be attacked who costs people, somebody is too strong."""
    attacks = board(match)["attacks"].values()
    return (
        six(match)
        and not match.position.short_attacks
        and any(each["possible"] and each["people"] for each in attacks)
        and any(not each["possible"] for each in attacks)
    )


def test_an_attack_with_its_cost_and_a_ransom_refused_or_taken(gather: Gather) -> None:
    found = moment("attack", dear)
    attacker, attacks = found.waiting[0], board(found)["attacks"]
    target = next(id for id, each in attacks.items() if each["possible"] and each["people"])
    barred = next(id for id, each in attacks.items() if not each["possible"])
    watcher = others(found, attacker, target, barred)
    for answer in ("fight", "accept"):
        match = found.fork()
        players = gather(match, attacker, target, watcher)
        anna, boris = players[attacker], players[target]
        anna.asked("peace")
        for id, cost in attacks.items():  # before anything is decided
            card = anna.page.locator(".pc-attack").filter(has=anna.page.locator(f"[data-id={id}]"))
            expect(card.locator(".pc-line").nth(-2)).to_contain_text(str(cost["people"]))
            expect(card.locator(".pc-line").last).to_contain_text(str(cost["weapons"]))
            points = cost["people"] * 3
            expect(card.locator(".pc-line").nth(-2)).to_contain_text(f"−{points}" if points else "")
        anna.page.locator(f".pc-attack.is-barred [data-id={barred}]").click()
        expect(anna.page.locator(".popover")).to_contain_text("§ 17.8f")
        anna.page.keyboard.press("Escape")
        anna.order(f"attack {target}")
        match.play(attacker, f"attack {target}")

        goods = next(each for each in offered(match, "give") if each.endswith(" 1")).split()[0]
        boris.asked("defend")
        expect(boris.page.locator(".pc-outcome")).to_contain_text(f"−{attacks[target]['weapons']}")
        boris.plan("give", **{goods: 1})
        boris.propose()
        for choice in (f"give {goods} 1", "propose"):
            match.play(target, choice)
        anna.asked("fight")
        expect(anna.page.locator(".pc-bargain.is-got")).to_contain_text("+1")
        anna.order(answer)
        match.play(attacker, answer)
        if answer == "accept":
            alike(players, match, attacker, target)
            continue
        while camp(match, target)["people"] and asked(match).kind == "choose-dead":
            choice = str(asked(match).choices[0])
            anna.order(choice)
            match.play(attacker, choice)
        alike(players, match, attacker)
        assert camp(match, target)["out"]
        for leader in players.values():
            gone = leader.page.locator(f".pc-camp.is-out[data-id='camp {target}']")
            expect(gone).to_be_attached()


# One screen


@pytest.fixture
def look(visit: Visit, come: Come) -> Look:
    """The screen of whoever is asked; the other seats are somebody else's."""

    def sit(match: Match[Any]) -> Leader:
        client = come(language="ru")
        visitor = visit(client)
        visitor.sit(shared(match, come(), {match.waiting[0]: client}))
        return Leader(visitor)

    return sit


def anew(leader: Leader) -> None:
    """The page is loaded once more."""
    leader.page.reload()
    leader.page.locator(".table[data-number]").wait_for()


def test_nothing_of_a_draft_is_lost_with_the_page(look: Look) -> None:
    match = moment("trade", plenty)
    leader = look(match)
    leader.order(f"offer {offered(match, 'offer')[0]}", "give wood 2")
    leader.plan("give", wood=3)
    leader.plan("want", food=2)
    planned = leader.planned()
    assert (planned["give wood"], planned["want food"]) == ("5", "2")
    expect(leader.page.locator(".pc-stepper.is-planned")).to_have_count(2)
    anew(leader)
    leader.asked("withdraw")
    assert leader.planned() == planned
    expect(leader.page.locator(".pc-stepper.is-planned")).to_have_count(2)
    leader.propose()
    leader.wait(len(match.journal.entries) + 6)
    deal = leader.visitor.board["deal"]
    assert (deal["gives"], deal["wants"], deal["proposed"]) == ({"wood": 5}, {"food": 2}, True)


def test_what_has_met_is_the_same_after_a_reload(look: Look) -> None:
    """Rings around joins, and how much they gave, with a vehicle too."""
    match = moment(OPEN, much_has_met)
    leader = look(match)
    choice = f"open {offered(match, 'open')[0]}"
    leader.order(choice)
    seen = marks(leader.page)
    table = match.fork()
    table.play(match.waiting[0], choice)
    joins = [side for card in board(table)["table"].values() if card for side in card["joins"]]
    assert len(seen) == len(joins) / 2
    assert any(text.startswith("+") for text in seen)
    anew(leader)
    assert marks(leader.page) == seen


def marks(page: Page) -> list[str]:
    """Each ring where it is, with the figure at it."""
    found: list[str] = page.locator(".pt-ring").evaluate_all(
        "(all) => all.map((el) => `${el.textContent} ${el.getAttribute('transform')}`).sort()"
    )
    return found


# What cannot be done


def test_a_card_that_lies_open_is_refused_with_its_rule(look: Look) -> None:
    match = moment(OPEN, much_has_met)
    leader = look(match)
    place = next(place for place, card in board(match)["table"].items() if card)
    leader.page.locator(f".pt-place[data-id={place}]").click(force=True)
    expect(leader.page.locator(".popover")).to_contain_text("§ 5.9a")
    assert leader.look().number == len(match.journal.entries)


def test_who_comes_too_late_is_told_so(visit: Visit, come: Come) -> None:
    """The same person opens a card elsewhere at the moment of the click."""
    match = moment(OPEN)
    seat = match.waiting[0]
    client = come(language="ru")
    visitor = visit(client)
    id = shared(match, come(), {seat: client})
    elsewhere = client.open(id)
    first, second = offered(match, "open")[:2]

    def up(message: Message, _answer: Callable[[Message], None]) -> bool:
        if message["type"] == "play":
            elsewhere.play(f"open {first}")
        return True

    between(visitor.page, up)
    page = visitor.sit(id)
    page.locator(f".can[data-id={second}]").click()
    expect(page.locator(".toast.error")).to_be_visible()
    expect(page.locator(f".pt-down[data-id={second}]")).to_be_attached()
    expect(page.locator(f".pt-down[data-id={first}]")).to_have_count(0)


# A whole match


def test_a_match_by_clicks_to_its_end_against_a_bot(visit: Visit, come: Come) -> None:
    """Five months of a single card for each of two camps."""
    client = come(language="ru")
    id = client.create(
        "two",
        game="partisans",
        options={"months": 5},
        figures={"figures.cards-a-player.value": 1},
        seats={"player-2": "leader"},
    )["id"]
    visitor = visit(client)
    page = visitor.sit(id)
    leader = Leader(visitor)
    while not leader.turn().ending:
        leader.play(modest([each["choice"] for each in leader.questions()]))
    outcome = visitor.state["outcome"]
    ending = page.locator("dialog.ending")
    expect(ending.locator(".pc-final tbody tr")).to_have_count(2)
    points = ending.locator(".pc-final-points").all_inner_texts()
    scores = [str(score).replace("-", "−") for score in outcome["scores"].values()]
    assert sorted(points) == sorted(scores)
    expect(ending.locator(".pc-chart")).to_be_visible()
    won = "player-1" in outcome["winners"]
    said = "ui-table-drawn" if outcome["draw"] else "ui-table-won" if won else "ui-table-lost"
    expect(ending).to_contain_text(visitor.says(said))


def modest(choices: list[str]) -> str:
    """Somebody who wants to come to the end: no trade, no attacks."""
    plain = ("done", "peace", "refuse", "withdraw", "defend", "stop", "leave", "accept")
    return next((choice for choice in choices if choice in plain), choices[0])


def test_six_seats_on_one_device_need_no_hand_over(visit: Visit, come: Come) -> None:
    """All sheets lie open: whoever is asked is asked at once."""
    client = come(language="ru")
    visitor = visit(client)
    match = moment("open-card", six)
    page = visitor.sit(client.bring(match))
    player = Leader(visitor)
    for _ in range(2):
        player.turn()
        expect(page.locator(".hand-over")).to_be_hidden()
        assert visitor.state["seat"] == match.waiting[0]
        choice = str(next(c for c in asked(match).choices if c.verb == "open"))
        player.order(choice)
        match.play(match.waiting[0], choice)
        while asked(match).kind != "open-card":
            choice = str(asked(match).choices[0])
            player.turn()
            player.order(choice)
            match.play(match.waiting[0], choice)
