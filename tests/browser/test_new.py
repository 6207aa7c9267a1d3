"""Setting up a match, and inviting somebody to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Language, Visitor
from tests.table.conftest import Come
from tests.table.server import Client

# A game's own bots, the weakest first.
STRONGER = {
    "pavlov": ["veteran"],
    "tanks": ["recruit", "commander"],
    "partisans": ["leader"],
    "stalingrad42": ["recruit", "commander", "general"],
}


def made(visitor: Visitor, client: Client) -> dict[str, object]:
    """The match at whose table the visitor sits."""
    visitor.page.locator(".table[data-number]").wait_for()
    return client.match(visitor.page.url.rpartition("/")[2])


def test_the_form_sets_scenario_options_seats_and_title(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.go("/new/pavlov")
    page.locator("input[name=scenario][value=competitive]").check()
    page.locator(".players input[value=competitive-three]").check(force=True)
    seats = page.locator("form select:not(.clock *)")
    expect(seats).to_have_count(3)
    seats.nth(1).select_option("me")
    seats.nth(2).select_option("random")
    title = page.get_by_label(visitor.says("ui-match-title"))
    title.fill("Зима")
    page.locator("form .check input[type=checkbox]").first.check()
    visitor.button("ui-new-begin").click()
    match = made(visitor, client)
    assert match["scenario"] == "competitive-three"
    assert match["title"] == "Зима"
    kinds = {seat["seat"]: seat["kind"] for seat in match["seats"]}  # type: ignore[attr-defined]
    assert kinds == {"command": "person", "garrison": "person", "wehrmacht": "bot"}
    assert match["options"]["operational-support"] is True  # type: ignore[index]
    expect(page.locator(".table-title")).to_have_text("Зима")


def test_every_scenario_offers_its_own_options_and_seats(visitor: Visitor) -> None:
    page = visitor.go("/new/pavlov")
    for scenario, seats in {"solo": 1, "cooperative": 2, "competitive": 2}.items():
        page.locator(f"input[name=scenario][value={scenario}]").check()
        expect(page.locator("form select:not(.clock *)")).to_have_count(seats)
    page.locator(".players input[value=competitive-three]").check(force=True)
    expect(page.locator("form select:not(.clock *)")).to_have_count(3)


def test_a_scenario_is_listed_once_and_begins_in_sight_on_a_phone(visit: Visit) -> None:
    phone = visit(size="phone", touch=True)
    page = phone.go("/new/tanks")
    expect(page.locator(".scenario")).to_have_count(8)
    expect(page.locator(".players input")).to_have_count(3)
    expect(phone.button("ui-new-begin")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("id", ["pavlov", "tanks", "partisans", "stalingrad42"])
def test_set_up_says_of_everything_what_it_is(
    visit: Visit, come: Come, id: str, language: Language
) -> None:
    """Of scenarios picture, length and what is special; of options and bots a sentence each, the
    strongest bot first."""
    client = come(language=language)
    game = next(each for each in client.get("/api/games")["games"] if each["id"] == id)
    visitor = visit(client)
    page = visitor.go(f"/new/{id}")
    kinds = {each["of"]: each for each in game["scenarios"] if each["id"] == each["of"]}
    cards = page.locator(".scenario")
    expect(cards).to_have_count(len(kinds))
    for card, scenario in zip(cards.all(), kinds.values(), strict=True):
        expect(card).to_contain_text(scenario["about"])
        expect(card.locator(".scenario-facts")).to_contain_text(scenario["length"])
        expect(card.locator(":is(svg, canvas)").first).to_be_visible()
        assert scenario["about"]
        assert scenario["length"]
    every = {option["id"] for each in game["scenarios"] for option in each["options"]}
    for scenario in kinds.values():
        page.locator(f".scenario input[value={scenario['id']}]").check()
        for option in scenario["options"]:
            assert option["about"], option["id"]
            expect(page.locator("form .hint", has_text=option["about"])).to_be_visible()
            every.discard(option["id"])
    assert not every
    own = [bot for bot in game["bots"] if bot["about"]]
    assert [bot["bot"] for bot in own if bot["own"]] == STRONGER[id]
    page.locator(f".scenario input[value={next(iter(kinds))}]").check()
    if page.locator(".strengths").count() == 0:  # where one plays alone, nobody else is needed
        page.locator(".scenario input").last.check()
    if page.locator(".strengths[open]").count() == 0:
        page.locator(".strengths summary").click()
    expect(page.locator(".strengths dt")).to_have_text([bot["title"] for bot in own[::-1]])
    expect(page.locator(".strengths dd")).to_have_text([bot["about"] for bot in own[::-1]])


def test_a_first_opponent_is_easy_and_the_last_one_is_proposed_again(
    visit: Visit, come: Come
) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.go("/new/stalingrad42")
    seat = page.locator("form select:not(.clock *)").nth(1)
    told = seat.locator("xpath=following-sibling::p")
    games = {game["id"]: game for game in client.get("/api/games")["games"]}
    bots = {bot["bot"]: bot["about"] for bot in games["stalingrad42"]["bots"]}
    expect(seat).to_have_value("recruit")
    expect(told).to_have_text(bots["recruit"])
    seat.select_option("open")
    expect(told).to_be_hidden()
    seat.select_option("commander")
    expect(told).to_have_text(bots["commander"])
    visitor.button("ui-new-begin").click()
    made(visitor, client)
    visitor.go("/new/stalingrad42")
    expect(seat).to_have_value("commander")
    visitor.go("/new/tanks")
    expect(seat).to_have_value("recruit")


def test_figures_of_one_s_own_edition_are_played_with(visit: Visit, come: Come) -> None:
    client = come()
    visitor = visit(client)
    page = visitor.go("/new/pavlov")
    page.locator("details.advanced summary").click()
    page.locator("details.advanced textarea").fill("men.chekhov.suppress = 2")
    visitor.button("ui-new-begin").click()
    id = made(visitor, client)["id"]
    figure = client.get(f"/api/matches/{id}/edition")["tables"]["men"]["chekhov"]["suppress"]
    assert figure == {"value": 2, "origin": "own"}


def test_figures_that_make_no_edition_are_refused_in_words(visitor: Visitor) -> None:
    page = visitor.go("/new/pavlov")
    page.locator("details.advanced summary").click()
    page.locator("details.advanced textarea").fill("chekhov is strong")
    visitor.button("ui-new-begin").click()
    expect(page.locator(".problem")).to_contain_text("1")
    page.locator("details.advanced textarea").fill("men.nobody.suppress = 2")
    with visitor.trouble():
        visitor.button("ui-new-begin").click()
        expect(page.locator(".problem")).to_contain_text(visitor.says("ui-figures-refused"))
        expect(page.locator(".problem .detail code")).to_contain_text("nobody")
    assert page.url.endswith("/new/pavlov")


def test_an_invitation_is_accepted_by_whoever_opens_it(visit: Visit, come: Come) -> None:
    host = visit(come(language="ru"))
    page = host.go("/new/pavlov")
    page.locator("input[name=scenario][value=cooperative]").check()
    page.locator("form select:not(.clock *)").nth(1).select_option("invited")
    host.button("ui-new-begin").click()
    link = page.locator(".links input").input_value()
    page.reload()  # the secret is shown once only: a reload must not lose it
    host.drawn()
    expect(page.locator(".links input")).to_have_value(link)

    friend = visit(language="en")  # has never been here
    other = friend.go(link)
    expect(other.locator(".join .wanted")).to_have_count(1)
    friend.button("ui-join").click()
    other.locator(".table[data-number]").wait_for()
    assert "#" not in other.url
    assert friend.state["seat"] == "garrison"

    page.get_by_role("link", name=host.says("ui-to-match")).click()
    page.locator(".table[data-number]").wait_for()
    assert host.state["seat"] == "command"
    assert host.state["status"] == "running"

    late = visit(come())
    late.go(link)
    with late.trouble():
        late.button("ui-join").click()
        expect(late.page.locator(".toast.error")).to_be_visible()


def test_nothing_is_said_to_lack_where_all_rules_are_there(visitor: Visitor) -> None:
    page = visitor.go("/new/stalingrad42")
    scenarios = page.locator(".scenario input")
    expect(scenarios).to_have_count(4)
    for scenario in scenarios.all():
        scenario.check()
        expect(page.locator(".not-yet")).to_have_count(0)
