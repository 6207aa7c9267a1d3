"""The report: what it says, in both languages, and that it needs nothing else."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from stavka.kernel import StavkaError
from stavka.lab.report import report
from stavka.lab.simulate import plan, run

pytestmark = pytest.mark.slow  # its drawings take their time

SEATS = ("defender", "wehrmacht")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two files of results of the same game, and one of another."""
    folder = tmp_path_factory.mktemp("report")
    bots = dict.fromkeys(SEATS, "random")
    run(plan("pavlov", "competitive", {}, bots, 12, 1), results=folder / "one.jsonl")
    support = {"operational-support": True}
    run(plan("pavlov", "competitive", support, bots, 8, 2), results=folder / "two.jsonl")
    tanks = dict.fromkeys(("soviet", "german"), "random")
    run(plan("tanks", "training", {}, tanks, 2, 2), results=folder / "tanks.jsonl")
    return folder


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    """What is told of the first."""
    return report([folder / "one.jsonl"])


def told(page: str, language: str) -> str:
    """The text of the page in a language, tags taken away."""
    match = re.search(rf'<main lang="{language}">(.*?)</main>', page, re.DOTALL)
    assert match
    return re.sub(r"<[^>]+>", " ", match[1])


def test_it_says_what_was_played_and_how_it_went(page: str) -> None:
    english, russian = told(page, "en"), told(page, "ru")
    assert "Pavlov’s House" in english
    assert "Soviet player: random" in english
    for head in ("How games end", "Who wins", "How long games are", "What is chosen"):
        assert head in english
    assert "Чем кончаются партии" in russian
    assert "Немецкий игрок" in russian
    assert re.search(r"German player\s+12\s+100.0%", english)
    assert "Balance" not in english


def test_nothing_is_fetched_and_every_plot_is_sound(page: str) -> None:
    assert not re.search(r'(src|href)="(?!#)', page.replace("xlink:", ""))
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) == 2 * 4  # in two languages
    for svg in drawn:
        ET.fromstring(svg)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for used in re.findall(r'(?:url\(#|href="#)([^")]+)', page):
        assert used in ids


def test_the_same_results_give_the_same_page(folder: Path, page: str) -> None:
    assert report([folder / "one.jsonl"]) == page


def test_several_files_are_set_side_by_side(folder: Path) -> None:
    english = told(report([folder / "one.jsonl", folder / "two.jsonl"]), "en")
    assert "operational-support=True" in english
    assert "one.jsonl – two.jsonl" in english
    assert "Holm" in english


def test_what_cannot_be_told_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(StavkaError, match="one game, not of pavlov and tanks"):
        report([folder / "one.jsonl", folder / "tanks.jsonl"])
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes((folder / "one.jsonl").read_bytes().split(b"\n")[0] + b"\n")
    with pytest.raises(StavkaError, match=r"empty.jsonl: holds no games yet"):
        report([empty])
    empty.write_text("one two\n")
    with pytest.raises(StavkaError, match=r"empty.jsonl: holds no results"):
        report([empty])
