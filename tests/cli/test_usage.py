"""Help in the reader's language: every command and every option of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from stavka.cli import app, usage
from stavka.cli.speech import MESSAGES, ROOT, shell_texts
from stavka.kernel import Message
from tests.cli.conftest import Run, Shell, one_sentence

TREE: dict[str, Any] = dict(usage.tree(typer.main.get_command(app)))
PARTS = {
    "usage-line", "usage-some-options", "usage-some-command", "usage-example", "usage-arguments",
    "usage-options", "usage-commands", "usage-required", "usage-default",
}  # fmt: skip
# Words that stay as they are: what is typed, and names.
KEPT = re.compile(
    r"SQLite|Ray|Parquet|--?[a-z]+|<[a-zP\[\] ]+>|\[[0-9<=x]+\]|[A-Z_]{2,}[A-Z_.]*|(sqlite|postgresql|ray)://\S*"
    r"|«stavka [a-z]+»|Пример: [^│]*|Вызов: [^│]*|\[по умолчанию: [^│]*"
    r"|\b(en|ru|printed|likely|reconstructed|open|running|over|aborted|local|ray|parquet|svg)\b"
)


def words_of(path: str) -> list[str]:
    return [] if path == ROOT else path.split("-")


@pytest.mark.parametrize("path", TREE)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_command_says_what_it_and_its_options_are(
    run: Run, path: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    result = run("--lang", language, *words_of(path), "--help")
    assert result.exit_code == 0
    texts, said = shell_texts(language), result.output
    expected = [usage.argument(texts, path, "help")]
    for param in TREE[path].params:
        expected.append(usage.argument(texts, path, max(param.opts, key=len).lstrip("-")))
    assert [text for text in expected if text not in said] == []
    names = [f"{path}-{name}" if path != ROOT else name for name in subcommands(path)]
    assert [n for n in names if usage_of(n, language) not in said] == []
    assert usage_of(path, language) in said
    if language == "ru":
        left = [word for line in said.splitlines() for word in latin(line)]
        assert [word for word in left if word not in subcommands(path)] == []


def usage_of(path: str, language: str) -> str:
    text = shell_texts(language).say(Message(f"usage-{path}"))
    return text.partition("\n")[0]


def subcommands(path: str) -> list[str]:
    return list(getattr(TREE[path], "commands", {}))


def latin(line: str) -> list[str]:
    return re.findall("[A-Za-z]{2,}", KEPT.sub("", line))


def test_every_command_and_option_has_its_message_and_no_other_has() -> None:
    texts = shell_texts("en")
    used = {f"usage-{path}" for path in TREE} | {"argument-help"}
    for path, command in TREE.items():
        for param in command.params:
            name = max(param.opts, key=len).lstrip("-")
            own = f"argument-{path}-{name}"
            used.add(own if texts.has(own) else f"argument-{name}")
    known = {id for id in MESSAGES if id.startswith(("usage-", "argument-"))}
    assert used | PARTS == known


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    said = run("--lang", "ru", "games").output
    assert "pavlov: Дом Павлова" in said
    assert run("--lang=ru", "games").output == said
    assert "Дом Павлова" not in run("games").output


def test_the_language_of_the_system_is_that_of_the_help(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STAVKA_LANG")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Команды" in shell("--help").stdout
    assert "Commands" in shell("--help", "--lang", "en").stdout


def test_an_unknown_language_gets_english_help_and_a_sentence(run: Run) -> None:
    assert "Commands" in run("--lang", "de", "--help").output
    assert "no language 'de'" in one_sentence(run("--lang", "de", "games"))


def test_what_is_wrong_with_a_journal_is_said_in_russian(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.journal"
    file.write_text("привет\n", encoding="utf-8")
    told = one_sentence(run("verify", file, "--lang", "ru"))
    assert told == f"{file}: строка 1: здесь должен стоять выбор 1, а не «привет»"
