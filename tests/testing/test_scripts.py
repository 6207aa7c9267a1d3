"""Which texts the browser's modules ask for is read from their source."""

from __future__ import annotations

from pathlib import Path

import pytest

from stavka.testing.scripts import asked_for, scripts, unlisted
from stavka.testing.texts import check_shell


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ('t("ui-close")', {"ui-close": set()}),
        ("t('ui-close', )", {"ui-close": set()}),
        ("t(`ui-close`)", {"ui-close": set()}),
        ('context.t("ui-of", { name, count: list.length })', {"ui-of": {"name", "count"}}),
        ('t("ui-of", {\n  "who-else": f(a, { b: 1 }), count: `${a}, b`,\n})',
         {"ui-of": {"who-else", "count"}}),
        ('t("ui-of", { ...rest, count })', {"ui-of": None}),
        ('t("ui-of", args)', {"ui-of": None}),
        ('button("ui-save", { class: "x" })', {"ui-save": None}),
        ('t("ui-of", { a, b }) + t("ui-of", { a })', {"ui-of": {"a"}}),
        ('label("ui-of"); t("ui-of", { a })', {"ui-of": {"a"}}),
        ('t(more ? "ui-more" : "ui-less")', {"ui-more": None, "ui-less": None}),
        ("// texts: ui-status-a ui-status-b\n", {"ui-status-a": None, "ui-status-b": None}),
        ("/**\n * texts: ui-status-open\n */", {"ui-status-open": None}),
        ("t(`ui-status-${status}`)", {}),
        ('"gui-close" "ui" "build-ui-x"', {}),
        ('t("board-x")', {}),
    ],
)  # fmt: skip
def test_ids_and_their_arguments_are_found(line: str, asked: dict[str, set[str] | None]) -> None:
    assert asked_for(iter([("a.js", line)]), "ui-") == asked


def test_ids_put_together_from_parts_must_be_listed() -> None:
    built = 't(`ui-status-${status}`); t("board-map-" + unit)'
    listed = "// texts: ui-status-open board-map-army\n"
    assert unlisted(iter([("a.js", listed + built)])) == []
    assert unlisted(iter([("a.js", built), ("b.js", listed)])) == [
        "a.js: ui-status-... without a comment `// texts: ...`",
        "a.js: board-map-... without a comment `// texts: ...`",
    ]


def test_all_modules_of_a_folder_are_read(tmp_path: Path) -> None:
    (tmp_path / "js" / "pages").mkdir(parents=True)
    (tmp_path / "js" / "pages" / "start.js").write_text("1")
    (tmp_path / "js" / "main.js").write_text("2")
    (tmp_path / "js" / "types.d.ts").write_text("3")
    assert dict(scripts(tmp_path)) == {"js/main.js": "2", "js/pages/start.js": "1"}
    assert list(scripts(tmp_path / "nothing")) == []


def test_what_modules_say_is_held_against_the_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "en": "ui-old = Old\nui-of = { $name } of { $what }\nui-word = { $status ->\n  [open] o\n"
        " *[other] x\n}\nui-men = { $count ->\n  [one] man\n *[other] men\n}\nui-said = { $a }",
        "ru": "ui-of = { $name }\nui-word = { $status ->\n  [open] o\n *[other] x\n}\n"
        "ui-men = { $count ->\n  [one] боец\n *[many] бойцов\n}\nui-said = Сказано",
    }
    module = (
        't("ui-of", { name }); t("ui-gone"); t("ui-word", { status }); t(x, "ui-men", "ui-said")'
    )
    monkeypatch.setattr("stavka.testing.texts.source", lambda package, language: texts[language])
    monkeypatch.setattr(
        "stavka.testing.texts.scripts.of_all", lambda: iter([("a.js", f'{module}; y("ui-men")')])
    )
    found = check_shell({})
    for problem in (
        "en: nothing uses ui-old",
        "en: ui-gone is missing",
        "ru: ui-gone is missing",
        "en: ui-of: $what is no argument of it",
        "ru: ui-men: select on $count: few",
        "ui-said: not in every language: $a",
    ):
        assert problem in found
    assert not any("ui-word" in problem for problem in found)
