"""The rules, the account and the settings."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from stavka import ledger
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.table.conftest import Come


def test_all_rules_are_there_and_can_be_searched_in_either_language(visitor: Visitor) -> None:
    page = visitor.go("/rules/pavlov")
    rows = page.locator("article.rule:visible")
    shown = set(page.locator(".rule-id").all_inner_texts())
    assert {row.id for row in ledger.rows("pavlov") if row.kind != ledger.NOTE} <= shown
    search = page.get_by_role("searchbox")
    search.fill("линия видимости")
    russian = rows.count()
    assert 0 < russian < 60
    for row in rows.all():
        expect(row).to_contain_text(re.compile("видимост", re.IGNORECASE))
    assert page.locator("article.rule:visible mark").count() >= russian
    search.fill("line of sight")
    assert rows.count() > 0
    search.fill("4.2a")
    expect(page.locator(".rule-id:visible").first).to_contain_text("4.2a")
    search.fill("паровоз")
    expect(rows).to_have_count(0)
    expect(page.locator(".rules-found")).to_have_text(visitor.says("ui-rules-found", count=0))


def test_a_link_to_a_rule_shows_it(visitor: Visitor) -> None:
    page = visitor.go("/rules/pavlov#4.2a")
    expect(page.locator("article.rule.named")).to_have_count(1)
    expect(page.locator("[id='4.2a'].named")).to_be_in_viewport()


def test_what_is_found_is_printed_in_two_columns(visitor: Visitor) -> None:
    page = visitor.go("/rules/pavlov")

    def pages() -> int:
        return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))

    assert 3 < pages() < 15
    page.get_by_role("searchbox").fill("4.2a")
    assert pages() == 1
    page.emulate_media(media="print")
    expect(page.locator("[id='4.2a']")).to_be_visible()
    for left_out in ("header.bar", ".rules-search", ".rules-chapters", ".rule-copy"):
        expect(page.locator(left_out).first).to_be_hidden()
    assert page.locator(".rules-body").evaluate("el => getComputedStyle(el).columnCount") == "2"


def test_the_search_outlives_a_switch_of_the_language(visitor: Visitor) -> None:
    page = visitor.go("/rules/pavlov")
    page.get_by_role("searchbox").fill("4.2")
    visitor.speak("en")
    expect(page.get_by_role("searchbox")).to_have_value("4.2")
    expect(page.locator("[id='4.2a']")).to_be_visible()
    expect(page.locator("[id='1.1a']")).to_be_hidden()


def test_a_guest_registers_logs_out_and_in_and_keeps_his_match(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    client.create(title="Моя")
    visitor = visit(client)
    name = f"Анна {client.person['id'][:6]}"
    page = visitor.go("/account")
    form = page.locator("form", has_text=visitor.says("ui-register-guest"))
    form.locator("input[name=name]").fill(name)
    form.locator("input[name=password]").fill("a long password")
    visitor.button("ui-register-send").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.locator(".bar-account")).to_have_text(name)

    visitor.button("ui-log-out-here").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.says("ui-account-nobody"))
    visitor.go("/")
    expect(page.locator("li.match.yours")).to_have_count(0)

    visitor.go("/account")
    form = page.locator("form", has_text=visitor.says("ui-log-in")).first
    form.locator("input[name=name]").fill(name)
    form.locator("input[name=password]").fill("a wrong password")
    with visitor.trouble():
        form.locator("[type=submit]").click()
        expect(page.locator(".toast.error")).to_be_visible()
    form.locator("input[name=password]").fill("a long password")
    form.locator("[type=submit]").click()
    expect(page.locator("li.match.yours h3")).to_have_text("Моя")


def test_settings_hold_at_once_and_after_a_reload(visitor: Visitor) -> None:
    page = visitor.go("/")
    card = page.locator("article.game").first
    light = card.evaluate("el => getComputedStyle(el).backgroundColor")
    size = card.evaluate("el => parseFloat(getComputedStyle(el).fontSize)")
    visitor.button("ui-settings").click()
    for label in ("ui-theme-dark", "ui-text-huge", "ui-palette-colour-blind", "ui-animation-slow"):
        page.locator("dialog").get_by_text(visitor.says(label), exact=True).click()
    page.locator("dialog").get_by_label(visitor.says("ui-hide-counters"), exact=True).check()

    def holds() -> None:
        root = page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-text", "huge")
        expect(root).to_have_attribute("data-palette", "colour-blind")
        expect(root).to_have_attribute("data-animation", "slow")
        expect(root).to_have_attribute("data-hide-counters", "")
        assert card.evaluate("el => getComputedStyle(el).backgroundColor") != light
        assert card.evaluate("el => parseFloat(getComputedStyle(el).fontSize)") > size

    holds()
    visitor.button("ui-done").click()
    page.reload()
    visitor.drawn()
    holds()


def test_the_page_follows_the_system_in_language_and_theme(visit: Visit) -> None:
    for language, dark in (("ru", True), ("en", False)):
        visitor = visit(language=language, dark=dark, settings={})
        page = visitor.go("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
        expect(page.get_by_role("heading", level=1)).to_have_text(visitor.says("ui-start-title"))


def test_the_language_that_was_chosen_is_remembered(visitor: Visitor) -> None:
    page = visitor.go("/")
    visitor.speak("en")
    assert visitor.setting("language") == "en"
    page.reload()
    visitor.drawn()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.says("ui-start-title"))


def test_what_lay_over_a_page_does_not_come_along_to_the_next(
    visit: Visit, come: Come, tmp_path: Path
) -> None:
    client = come(language="ru")
    id = client.create()["id"]
    visitor = visit(client)
    page = visitor.go("/")
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\n", encoding="utf-8")
    with visitor.trouble():
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".toast.error")).to_be_visible()
    page.locator(f"li.match a[href='/match/{id}']").first.click()
    page.locator(".table[data-number]").wait_for()
    expect(page.locator(".toast")).to_have_count(0)
    visitor.button("ui-settings").click()
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.says("ui-start-title"))
    expect(page.locator("dialog")).to_have_count(0)
    page.go_forward()
    page.locator(".table[data-number]").wait_for()
