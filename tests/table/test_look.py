"""Looking at scenarios, also at those that cannot be played yet: what the server gives out."""

from __future__ import annotations

from importlib.resources import files

import httpx
import pytest

import stavka
from stavka.kernel import LANGUAGES
from tests.table.server import NO_TLS, PATIENCE, Server, get

pytestmark = pytest.mark.slow

GAME = "stalingrad42"
SCENARIOS = ("fall-blau", "caucasus", "uranus", "campaign")
MAP = ("geography.json", "hexes.json")
FIRST_VIEW = 1_500_000  # bytes that may come over the line before the campaign is seen


def sent(table: Server, address: str) -> int:
    """How many bytes come for an address."""
    return get(f"{table.url}{address}").num_bytes_downloaded


@pytest.mark.parametrize(
    ("language", "title", "titles"),
    [
        ("en", "Stalingrad ’42", ["Fall Blau", "The Caucasus", "Uranus", "The Campaign"]),
        ("ru", "Сталинград ’42", ["Операция «Блау»", "Кавказ", "«Уран»", "Кампания"]),
    ],
)
def test_the_scenarios_are_listed(
    table: Server, language: str, title: str, titles: list[str]
) -> None:
    found = get(f"{table.url}/api/look/{GAME}", params={"lang": language}).json()
    assert found["game"] == GAME
    assert found["title"] == title
    assert [s["id"] for s in found["scenarios"]] == list(SCENARIOS)
    assert [s["title"] for s in found["scenarios"]] == titles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_as_the_game_shows_it(table: Server, scenario: str, language: str) -> None:
    address = f"{table.url}/api/look/{GAME}/{scenario}"
    by_query = get(address, params={"lang": language})
    by_header = get(address, headers={"accept-language": language})
    assert by_query.headers["content-type"] == "application/json"
    assert by_query.content == by_header.content
    own = stavka.game(GAME).look(scenario, language)
    found = by_query.json()
    assert found.keys() == own.keys()
    assert found["title"] == own["title"]
    assert found["units"].keys() == own["units"].keys()
    assert len(found["placements"]) == len(own["placements"])


@pytest.mark.parametrize(
    "path",
    [
        "/api/look", "/api/look/", "/api/look/chess", "/api/look/pavlov", "/api/look/pavlov/solo",
        f"/api/look/{GAME}/", f"/api/look/{GAME}/barbarossa", f"/api/look/{GAME}/campaign/",
        f"/api/look/{GAME}/campaign/units", f"/api/look/{GAME}/__class__", "/api/look/__class__",
        "/look", "/look/", f"/look/{GAME}/", f"/look/{GAME}/campaign",
        f"/board/{GAME}/nothing.json", f"/board/{GAME}/look.d.ts", f"/board/{GAME}/../view.py",
        f"/board/{GAME}/%2e%2e/data/hexes.csv",
    ],
)  # fmt: skip
def test_nothing_else_is_there(table: Server, path: str) -> None:
    for language, text in (("en", "There is nothing here."), ("ru", "Здесь ничего нет.")):
        answer = get(f"{table.url}{path}", headers={"accept-language": language})
        assert answer.status_code == 404
        assert answer.json() == {"reason": "no-such-page", "text": text, "rule": ""}


def test_its_page_names_the_files_of_the_board_at_once(table: Server) -> None:
    answer = get(f"{table.url}/look/{GAME}", headers={"accept": "text/html"})
    found = answer.headers["link"].split(", ")
    root = found[0][1:].partition("/web/")[0]
    assert f"<{root}/board/{GAME}/look.js>; rel=modulepreload" in found
    assert f"<{root}/board/{GAME}/geography.json>; rel=preload; as=fetch; crossorigin" in found
    assert f"<{root}/board/{GAME}/panel.css>; rel=preload; as=style" in found
    for each in found:
        address = each[1:].partition(">")[0]
        assert get(f"{table.url}{address}").status_code == 200, address
    assert "link" not in get(f"{table.url}/look/pavlov", headers={"accept": "text/html"}).headers


def test_nothing_is_to_come_of_the_games(table: Server) -> None:
    english, russian = (
        {g["id"]: g for g in get(f"{table.url}/api/games", params={"lang": one}).json()["games"]}
        for one in LANGUAGES
    )
    assert [s["id"] for s in english[GAME]["scenarios"]] == list(SCENARIOS)
    for game in (*english.values(), *russian.values()):
        assert game["look"] == (game["id"] == GAME)
        assert all(s["not_yet"] == [] for s in game["scenarios"])
        assert game["not_yet"] == []
        assert game["scenarios_to_come"] == []


def test_the_page_is_the_shell(table: Server) -> None:
    answer = get(f"{table.url}/look/{GAME}?scenario=campaign")
    assert answer.status_code == 200
    assert answer.content == get(table.url).content


@pytest.mark.parametrize(
    "path",
    [
        f"/api/look/{GAME}", f"/api/look/{GAME}/campaign", f"/api/games/{GAME}/texts",
        *(f"/board/{GAME}/{file}" for file in MAP),
    ],
)  # fmt: skip
def test_what_has_not_changed_is_not_sent_again(table: Server, path: str) -> None:
    first = get(f"{table.url}{path}")
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "accept-encoding"
    assert "set-cookie" not in first.headers
    again = get(f"{table.url}{path}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_languages_are_kept_apart(table: Server) -> None:
    tags = {
        get(f"{table.url}/api/look/{GAME}/campaign", params={"lang": language}).headers["etag"]
        for language in LANGUAGES
    }
    assert len(tags) == len(LANGUAGES)


def test_it_is_only_read(table: Server) -> None:
    for path in (f"/api/look/{GAME}", f"/api/look/{GAME}/campaign"):
        answer = httpx.post(f"{table.url}{path}", verify=NO_TLS, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["reason"]) == (405, "wrong-method")


def test_the_board_s_words_come_with_the_names_of_all_things(table: Server) -> None:
    address = f"{table.url}/api/games/{GAME}/texts"
    english, russian = (get(address, params={"lang": one}).json() for one in LANGUAGES)
    for part in ("messages", "names"):
        assert english[part].keys() == russian[part].keys()
    assert "board-hex" in english["messages"]
    assert russian["names"]["kind-tank-corps"] == "танковый корпус"
    assert english["names"]["command-army-62"] == "62nd Army"
    assert russian["names"]["command-army-62"] == "62-я армия"


def test_the_first_view_of_the_campaign_is_small(table: Server) -> None:
    """The whole shell, the whole board, the map and the campaign: a page loads less."""
    board = files(f"stavka.games.{GAME}") / "board"
    addresses = [
        f"/board/{GAME}/{file.name}" for file in board.iterdir() if not file.name.endswith(".d.ts")
    ]
    addresses += ["/", "/web/css/shell.css", "/web/css/pages.css", "/web/css/tokens.css"]
    addresses += ["/api/texts?lang=ru", f"/api/games/{GAME}/texts?lang=ru", "/api/games"]
    addresses += [f"/api/look/{GAME}/campaign?lang=ru"]
    assert sent(table, f"/api/look/{GAME}/campaign") < 40_000
    assert sum(sent(table, address) for address in addresses) < FIRST_VIEW / 2
