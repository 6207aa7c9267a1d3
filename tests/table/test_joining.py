"""Modules that come joined: the same modules, in few answers, and plain ones where that fails."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

import stavka
from stavka.table.joining import BASE64, RUNS, SHELL, TABLE, Site, site, vlq
from tests.table.server import Server, get

USED = re.compile(r'\$use\("([^"]+)"\)')
BROUGHT = re.compile(r'^"([^"]+)": \(function', re.MULTILINE)
LIVES = "public, max-age=31536000, immutable"
SHOWN = ("board", "look", "aid", "howto", "scenarios")  # by which a page enters a game's folder


def entries() -> list[str]:
    """What is imported by its address, once a page runs."""
    now = site()
    later = {at for module in now.modules.values() for at in module.later}
    boards = {f"/board/{game}/{file}.js" for game in stavka.games() for file in SHOWN}
    return sorted((later | boards) & now.modules.keys())


def brought(text: bytes) -> list[str]:
    return BROUGHT.findall(text.decode())


def test_all_modules_of_the_house_can_be_joined() -> None:
    now = site()
    assert now.joined
    assert now.modules.keys() == {each for each in now.content if each.endswith(".js")}


@pytest.mark.parametrize("entry", entries())
def test_what_comes_is_all_that_is_needed_and_each_once(entry: str) -> None:
    shell, text = site().given(SHELL), site().given(entry)
    assert shell
    assert text
    found = brought(text)
    assert found[0] == entry
    assert len({*found}) == len(found)
    assert not {*found[1:]} & {*brought(shell)}
    assert {*USED.findall(text.decode())} <= {*found, *brought(shell)}


def test_a_worker_brings_all_and_begins() -> None:
    painter = "/board/stalingrad42/painter.js"
    text = site().given(painter, runs=True)
    assert text
    assert {*USED.findall(text.decode())} <= {*brought(text)}
    assert f'use("{painter}");'.encode() in text
    board = site().given("/board/stalingrad42/board.js")
    assert board
    assert f'new Worker(new URL("./painter.js{RUNS}", $url)'.encode() in board


# Source maps


@pytest.mark.parametrize("number", [0, 1, -1, 15, 16, -16, 1000, -123456])
def test_numbers_of_source_maps(number: int) -> None:
    assert list(numbers(vlq(number))) == [number]


def numbers(text: str) -> Iterator[int]:
    found = shift = 0
    for digit in map(BASE64.index, text):
        found |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            yield -(found >> 1) if found & 1 else found >> 1
            found = shift = 0


@pytest.mark.parametrize("entry", [SHELL, TABLE, "/board/tanks/board.js"])
def test_each_line_leads_back_to_its_own(entry: str) -> None:
    now = site()
    text, about = now.given(entry), now.given(f"{entry}.map")
    assert text
    assert about
    found = json.loads(about)
    lines = text.decode().split("\n")
    assert lines[-2] == f"//# sourceMappingURL={entry.rpartition('/')[2]}.map" + (
        RUNS if entry == SHELL else ""
    )
    source = line = same = 0
    for number, mark in enumerate(found["mappings"].split(";")):
        if not mark:
            continue
        column, by, down, right = numbers(mark)
        source, line = source + by, line + down
        assert column == right == 0
        original = now.content[found["sources"][source]].decode().split("\n")[line]
        if lines[number] and line:  # the first stands behind what was put before it
            assert lines[number].split()[-1:] == original.removeprefix("export ").split()[-1:] or (
                "import" in original
            )
            same += 1
    assert same > 500


# What is not understood


def strange(text: str) -> Site:
    """A board of the house that has something else."""
    content = dict(site().content)
    content["/board/tanks/board.js"] += text.encode()
    return Site(content)


@pytest.mark.parametrize(
    "text",
    [
        "export default 5;", "export let here = 1;", "export * from './card.js';",
        "const { name } = await import('./card.js');", "import hex from './hex.js';",
        "import './nothing.js';", "import { nothing } from './card.js';", ";export{a as b}",
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_joined_leaves_all_pages_plain(text: str) -> None:
    found = strange(f"\n{text}\n")
    assert not found.joined
    assert found.page() == found.content["/web/index.html"]
    assert strange(f"\n// {text}\n").joined


def test_both_kinds_of_quotes_and_lists_are_understood() -> None:
    found = strange(
        "\nimport { dial as knob,\n  } from './dial.js'\nimport * as all from './dial.js'\n"
        "const one = 1;\nexport { one as two, knob, all }\nexport async function three() {}\n"
    )
    assert found.joined
    exports = found.modules["/board/tanks/board.js"].exports
    assert exports.items() >= {"two": "one", "knob": "knob", "three": "three"}.items()
    assert found.root != site().root


# What is given out


def test_a_page_names_files_that_a_browser_keeps_for_good(table: Server) -> None:
    answer = get(f"{table.url}/match/Uu8K7uKdzNHa")
    root = site().root
    named = re.findall(rf'"({root}[^"]+)"', answer.text)
    assert [each.removeprefix(root) for each in named] == ["/web/css/joined.css", SHELL]
    assert answer.headers["link"] == f"<{root}{TABLE}>; rel=modulepreload"
    for address in (*named, f"{root}{TABLE}", f"{root}/board/pavlov/board.js"):
        found = get(f"{table.url}{address}")
        assert found.status_code == 200
        assert found.headers["cache-control"] == LIVES
        assert found.headers["content-encoding"] == "gzip"
    assert "link" not in get(f"{table.url}/match/Uu8K7uKdzNHa?plain").headers
    assert "link" not in get(table.url).headers


def test_files_of_another_version_are_those_of_today(table: Server) -> None:
    """Who has a page that came before the server was brought up to date goes on with it."""
    now = get(f"{table.url}{site().root}{TABLE}")
    other = get(f"{table.url}/joined/0123456789abcdef{TABLE}")
    assert other.content == now.content
    assert other.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["", "/", "/web", "/web/js/nothing.js", "/web/types.d.ts", "/web/../app.py", "/app/worker.js",
     "/board/pavlov/../view.py", "/board/nothing/board.js", "/web/js/dom.js.map.map",
     "//web/js/dom.js", "/web/js/dom.js/", "/board/pavlov/"],
)  # fmt: skip
def test_nothing_else_lies_there(table: Server, path: str) -> None:
    for root in (site().root, "/joined/x", "/joined"):
        assert get(f"{table.url}{root}{path}").status_code == 404
