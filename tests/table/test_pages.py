"""What the browser gets: pages, files, texts, rules, figures and the turns of a match."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import httpx
import pytest

import stavka
from stavka.kernel import LANGUAGES, Journal
from stavka.ledger import rows
from stavka.table.pages import MEDIA
from stavka.table.past import replay
from tests.table.conftest import Come
from tests.table.prepared import after
from tests.table.server import NO_TLS, PATIENCE, Server, get

pytestmark = pytest.mark.slow

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
PAGES = [
    "/", "/?lang=ru", "/new/pavlov", "/new/nothing", "/match/Uu8K7uKdzNHa",
    "/match/Uu8K7uKdzNHa/wehrmacht", "/rules/pavlov", "/howto/pavlov", "/aid/pavlov", "/account",
    "/mail",
]  # fmt: skip


def given_out() -> Iterator[tuple[str, Traversable]]:
    """Every file for the browser, by its address."""
    yield from below("/web", files("stavka") / "web")
    for game in stavka.games().values():
        yield from below(f"/board/{game.id}", files(game.package) / "board")


def below(address: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from below(f"{address}/{file.name}", file)
        else:
            yield f"{address}/{file.name}", file


def raw(server: Server, path: str, **headers: str) -> httpx.Response:
    """A request whose path is sent as it is."""
    url = httpx.URL(server.url).copy_with(raw_path=path.encode())
    with httpx.Client(verify=NO_TLS, timeout=PATIENCE) as http:
        request = httpx.Request("GET", url, headers=headers)
        request.extensions["target"] = path.encode()
        return http.send(request)


def size(answer: httpx.Response) -> int:
    """How many bytes have come."""
    return answer.num_bytes_downloaded


# Pages and files


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_shell(table: Server, path: str) -> None:
    answer = get(f"{table.url}{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["permissions-policy"].startswith("camera=()")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    plain = get(f"{table.url}{path}", params={"plain": ""})
    assert plain.content == (files("stavka") / "web" / "index.html").read_bytes()
    assert b"/web/js/main.js" in plain.content


def test_the_shell_has_nothing_that_its_policy_forbids(table: Server) -> None:
    page = get(table.url).text.lower()
    assert "style=" not in page
    assert "<style" not in page
    assert "javascript:" not in page
    assert page.count("<script") == page.count("<script ")  # each names a file
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", "")


def test_every_file_is_given_out_as_it_is(table: Server) -> None:
    found = dict(given_out())
    assert found
    with httpx.Client(base_url=table.url, verify=NO_TLS, timeout=PATIENCE) as http:
        for address, file in found.items():
            ending = address.rpartition(".")[2]
            answer = http.get(address)
            if ending not in MEDIA:
                assert answer.status_code == 404, address
                continue
            assert answer.status_code == 200, address
            assert answer.headers["content-type"] == MEDIA[ending]
            assert answer.headers["content-security-policy"] == POLICY
            assert answer.content == file.read_bytes()


@pytest.mark.parametrize("path", ["/", "/web/js/dom.js", "/api/texts", "/api/games/pavlov/rules"])
def test_what_has_not_changed_is_not_sent_again(table: Server, path: str) -> None:
    first = get(f"{table.url}{path}")
    tag = first.headers["etag"]
    for known in (tag, f'"x", {tag}'):
        again = get(f"{table.url}{path}", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == "no-cache"
        assert again.headers["content-security-policy"] == POLICY
    for unknown in ("", '"x"', 'W/"0123"', tag[:-2] + '"'):
        other = get(f"{table.url}{path}", headers={"if-none-match": unknown})
        assert (other.status_code, other.content) == (200, first.content)


def test_files_are_squeezed_for_who_can_read_that(table: Server) -> None:
    address = f"{table.url}/web/js/dom.js"
    plain = get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for accepted in ("gzip", "br, GZIP;q=0.5", "gzip, deflate"):
        answer = get(address, headers={"accept-encoding": accepted})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.content == plain.content
        assert size(answer) < size(plain) / 2
    for refused in ("gzip;q=0", "br", "gzip; q=0.0, br", "xgzip"):
        answer = get(address, headers={"accept-encoding": refused})
        assert "content-encoding" not in answer.headers
        assert answer.content == plain.content


ELSEWHERE = (
    ".d.ts", "/guide.css", "/guide.js", "/howto.js", "/aid.js", "/puzzle.js", "/puzzles.css"
)  # fmt: skip


@pytest.mark.parametrize("game", stavka.games())
def test_all_that_a_table_needs_is_small(table: Server, come: Come, game: str) -> None:
    """All files of shell and board, of which a table loads some, and the texts in both languages.
    What only other pages load is not counted: the start, how to play, the player aid; nor what
    only puzzles do."""
    person = come()
    match = person.create(stavka.game(game).scenarios[0].id, game=game)["id"]
    addresses = [
        address
        for address, _ in given_out()
        if address.startswith(("/web/", f"/board/{game}/"))
        and not address.startswith("/web/js/pages/")
        and not address.endswith(ELSEWHERE)
    ]
    addresses += [f"/api/matches/{match}/edition", "/api/games", f"/api/games/{game}/rules"]
    for language in LANGUAGES:
        addresses += [f"/api/texts?lang={language}", f"/api/games/{game}/texts?lang={language}"]
    total = sum(size(person.http.get(address)) for address in addresses)
    assert total < (640_000 if game == "stalingrad42" else 310_000)  # a great map, a thousand rules


TRICKS = [
    "/web", "/web/", "/web//", "/web/js", "/web/js/", "/web/js//dom.js", "/web//js/dom.js",
    "/web/./js/dom.js", "/web/js/../js/dom.js", "/web/../app.py", "/web/%2e%2e/app.py",
    "/web/..%2fcli/app.py", "/web/%2e%2e%2ftexts%2fen.ftl", "/web/js/%2e%2e/index.html",
    "/web/..\\app.py", "/web/js%5cdom.js", "/web/js/dom.js/", "/web/js/dom.js%00.html",
    "/web/js/dom.js%20", "/web/js/dom.js.", "/web/js/dom", "/web/types.d.ts", "/web/index.HTML",
    "/web/.js", "/web/js/.dom.js", "/web/%2fetc/passwd", "/web//etc/passwd", "/web/c:/x.js",
    "/web/__init__.py", "/web/nothing.js", "/web/" + "x" * 300 + ".js", "/web/%ff.js",
    "/web/" + "a/" * 3000 + "x.js", "/web/~/x.js", "/web/js/dom.js;x", "/web/js/dom.js%3Fx.js",
    "/board", "/board/", "/board/pavlov", "/board/pavlov/", "/board/pavlov/../view.py",
    "/board/pavlov/nothing.js", "/board/nothing/board.js",
    "/board/../board/board.js", "/board/%2e%2e/web/index.html", "/board/pavlov%2fboard/board.js",
    "/board/pavlov/%2e%2e/ledger.csv", "/board/pavlov/..%2fdata%2fcards.toml",
    "/board/__class__/x.js", "/new", "/new/", "/new/pavlov/", "/new/a/b", "/match", "/match/",
    "/match/a/b/c", "/match/a/", "/rules", "/rules/", "/rules/pavlov/x", "/account/", "/index.html",
    "/favicon.ico/..", "/api/games/nothing/texts", "/api/games/nothing/rules", "/api/games/pavlov",
    "/api/games/__class__/rules", "/api/games/../texts", "/api/games//texts", "/api/texts/",
]  # fmt: skip


@pytest.mark.parametrize("path", TRICKS)
def test_nothing_else_is_there(table: Server, path: str) -> None:
    for language, text in (("en", "There is nothing here."), ("ru", "Здесь ничего нет.")):
        answer = raw(table, path, **{"accept-language": language})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.json() == {"reason": "no-such-page", "text": text, "rule": ""}


@pytest.mark.parametrize("path", ["/", "/match/x", "/web/js/dom.js", "/board/pavlov/board.js"])
def test_pages_and_files_are_only_read(table: Server, path: str) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        answer = httpx.request(method, f"{table.url}{path}", verify=NO_TLS, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["reason"]) == (405, "wrong-method")
    assert httpx.head(f"{table.url}{path}", verify=NO_TLS, timeout=PATIENCE).content == b""


def test_no_page_needs_or_makes_a_session(table: Server) -> None:
    for path in ("/", "/web/js/dom.js", "/api/texts", "/api/games/pavlov/texts"):
        assert "set-cookie" not in get(f"{table.url}{path}").headers


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_s_messages_are_the_browser_s_alone(table: Server, language: str) -> None:
    for ask in ({"params": {"lang": language}}, {"headers": {"accept-language": language}}):
        found = get(f"{table.url}/api/texts", **ask).json()  # type: ignore[arg-type]
        assert found["language"] == language
        assert found["messages"]
        assert all(id.startswith("ui-") for id in found["messages"])


def test_a_game_s_messages_and_names_come_in_the_language_asked_for(table: Server) -> None:
    address = f"{table.url}/api/games/pavlov/texts"
    english, russian = (get(address, params={"lang": one}).json() for one in LANGUAGES)
    for part in ("messages", "names"):
        assert english[part].keys() == russian[part].keys()
    assert russian["messages"]["ability-F"] == "Корректировка огня"
    assert russian["messages"]["effect-air-superiority"] == [
        "Значение защиты Ю-87 больше на ", {"v": "amount"}, "."
    ]  # fmt: skip
    for id, name in {
        "chekhov": "Чехов",
        "ptrd": "ружьё ПТРД-41",
        "track-1-1": "направление 1, клетка 1",
        "reserves": "резерв",
        "s19": "139-й батальон связи / 32-й артполк",
        "riflemen": "стрелки",
        "action-load": "погрузка",
        "wire": "проводная связь",
        "phase-planning": "Планирование вермахта",
        "seat-wehrmacht": "Немецкий игрок",
        "voentorg": "Военторг",
        "recon": "Разведка",
        "mamayev-kurgan": "Мамаев курган",
    }.items():
        assert russian["names"][id] == name
    # Sentences come ready; how they are made is not the browser's business.
    for prefix in ("event-", "ask-", "choice-", "refusal-", "name-"):
        assert not any(id.startswith(prefix) for id in english["messages"])


def test_everything_that_a_choice_names_has_a_name(table: Server) -> None:
    names = get(f"{table.url}/api/games/pavlov/texts").json()["names"]
    for scenario in stavka.game("pavlov").scenarios:
        match = stavka.game("pavlov").start(scenario.id, 5)
        chance = random.Random(5)
        while match.waiting:
            for choice in match.choices(match.waiting[0]):
                for word in (w for w in choice.args if not w.isdecimal()):
                    ids = {word, f"action-{word}", f"state-{word}"}
                    assert ids & names.keys(), choice
            match.play(match.waiting[0], chance.choice(match.choices(match.waiting[0])))


# Games and rules


def test_all_games_of_the_house_are_listed(table: Server) -> None:
    for language, title in zip(LANGUAGES, ("Stalingrad ’42", "Сталинград ’42"), strict=True):
        found = get(f"{table.url}/api/games", params={"lang": language}).json()["games"]
        assert [g["id"] for g in found][:4] == ["pavlov", "tanks", "partisans", "stalingrad42"]
        assert found[3]["title"] == title
        for game in found:
            assert all(game[field] for field in ("title", "summary", "players", "length"))
            installed = game["id"] in stavka.games()
            drawn = f"/board/{game['id']}/board.js" in FILES
            assert game["ready"] == (installed and drawn)
            assert (game["start"] is not None) == installed == bool(game["scenarios"])


FILES = {address for address, _ in given_out()}


def test_there_is_a_plain_style_sheet_only_for_boards_that_have_none(table: Server) -> None:
    plain = files("stavka") / "web" / "plain"
    assert "/board/pavlov/board.css" in FILES  # has one
    own = get(f"{table.url}/board/pavlov/board.css")
    assert own.status_code == 200
    assert own.headers["content-type"] == "text/css; charset=utf-8"
    assert own.content != (plain / "board.css").read_bytes()
    for address in ("/board/chess/board.css", "/board/chess/cover.svg", "/board/pavlov/other.css"):
        assert get(f"{table.url}{address}").status_code == 404


def test_words_of_options_have_titles(table: Server) -> None:
    games = get(f"{table.url}/api/games", params={"lang": "ru"}).json()["games"]
    options = [o for g in games for s in g["scenarios"] for o in s["options"]]
    assert options
    for option in options:
        assert list(option.get("titles", ())) == option.get("enum", [])
    assert options[0]["titles"]["veteran"] == "Ветеран: одна карта на ход"


def test_the_start_of_a_game_makes_a_match_that_runs(come: Come) -> None:
    person = come()
    games = person.get("/api/games")["games"]
    for game in [g for g in games if g["start"]]:
        made = person.post("/api/matches", {"game": game["id"], **game["start"]}, 201)
        assert made["status"] == "running"
        assert made["scenario"] == game["scenarios"][0]["id"]
        assert made["seats"][0]["yours"]


def test_the_rules_are_the_ledger_s_statements(table: Server) -> None:
    address = f"{table.url}/api/games/pavlov/rules"
    english, russian = (
        get(address, params={"lang": language}).json()["rules"] for language in LANGUAGES
    )
    known = {row.id: row for row in rows("pavlov")}
    assert [r["id"] for r in english] == [r["id"] for r in russian]
    assert [r["text"] for r in english] == [known[r["id"]].statement for r in english]
    assert [r["text"] for r in russian] == [known[r["id"]].statement_ru for r in russian]
    assert {row.id for row in known.values() if row.kind != "note"} <= {r["id"] for r in english}
    assert english[0]["chapter"] == "0. Introduction, set-up, terms"
    assert russian[-1]["chapter"] == "7. Варианты"
    weary = next(r for r in english if r["id"] == "4.1h")
    assert weary["kind"] == "ruling"
    assert "4.1g" not in {r["id"] for r in english}, "a remark on the sources"


def test_every_rule_that_is_cited_can_be_read(table: Server) -> None:
    found = get(f"{table.url}/api/games/pavlov/rules").json()["rules"]
    known = {f"pavlov:{r['id']}" for r in found}
    game = stavka.game("pavlov")
    assert {f"pavlov:{row}" for row in game.refusals.values()} <= known
    for scenario in game.scenarios:
        for seed in range(3):
            match = game.start(scenario.id, seed)
            chance = random.Random(seed)
            while match.waiting:
                question = match.question(match.waiting[0])
                assert question is not None
                assert set(question.rules) <= known
                match.play(question.seat, chance.choice(question.choices))


# Figures


def test_a_match_shows_its_figures_and_where_they_come_from(come: Come) -> None:
    person = come()
    match = person.create(figures={"men.chekhov.suppress": 3, "men.pavlov.cost": 2})["id"]
    tables = person.get(f"/api/matches/{match}/edition")["tables"]
    edition = stavka.game("pavlov").edition
    changed = {"men.chekhov.suppress": 3, "men.pavlov.cost": 2}
    assert tables.keys() == edition.figures.keys()
    for table, entries in edition.figures.items():
        assert tables[table].keys() == entries.keys()
        for entry, fields in entries.items():
            for field, value in fields.items():
                path = f"{table}.{entry}.{field}"
                figure = tables[table][entry][field]
                expected = (changed.get(path, value), edition.origins[path])
                if path in changed:
                    expected = (changed[path], "own")  # type: ignore[assignment]
                assert (figure["value"], figure["origin"]) == expected
    assert tables["men"]["chekhov"]["attack"] == {"value": 4, "origin": "printed"}


@pytest.mark.parametrize("part", ["edition", "turns?boards=1"])
def test_who_may_not_watch_a_match_sees_nothing_of_it(come: Come, part: str) -> None:
    owner, stranger = come(), come()
    hidden = owner.create("solo", spectators=False)["id"]
    shown = owner.create("solo")["id"]
    owner.get(f"/api/matches/{hidden}/{part}")
    stranger.get(f"/api/matches/{shown}/{part}")
    assert stranger.get(f"/api/matches/{hidden}/{part}", 409)["reason"] == "no-spectators"
    assert stranger.get(f"/api/matches/nothing/{part}", 409)["reason"] == "no-such-match"
    answer = stranger.http.get(f"/api/matches/{shown}/{part}")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-encoding"] == "gzip"


# Turns


def turns_of(journal: Journal, seat: str | None) -> list[dict[str, Any]]:
    """What must come: the board at the first question of each turn."""
    found: list[dict[str, Any]] = []
    for choices in range(len(journal.entries) + 1):
        board = journal.replay(choices).view(seat)["board"]
        if not found or board["turn"] != found[-1]["turn"]:
            found.append({"turn": board["turn"], "choices": choices, "board": board})
    plain: list[dict[str, Any]] = json.loads(json.dumps(found))
    return plain


def test_turns_of_a_running_match_are_seen_through_one_s_own_eyes(come: Come) -> None:
    german, russian, stranger = come(), come(), come()
    original = after("competitive", 90)
    match = german.bring(original)
    german.at_match(match, "leave", seat="defender")
    russian.join(match, "defender")
    address = f"/api/matches/{match}/turns"
    assert [t["turn"] for t in turns_of(original.journal, None)][:3] == [1, 2, 3]
    for person, seat in ((german, "wehrmacht"), (russian, "defender")):
        turns = turns_of(original.journal, seat)
        assert person.get(address, seat=seat, boards=1)["turns"] == turns
        assert person.get(address, seat=seat)["turns"] == [{**turn, "board": {}} for turn in turns]
    for person in (german, russian, stranger):
        assert person.get(address, boards=1)["turns"] == turns_of(original.journal, None)
    assert "my_hand" in german.get(address, seat="wehrmacht", boards=1)["turns"][1]["board"]
    for person in (russian, stranger):
        refused = person.get(address, 409, seat="wehrmacht")
        assert refused["reason"] == "not-your-seat"
    assert german.get(address, 409, seat="defender")["reason"] == "not-your-seat"
    assert german.get(address, 409, seat="nobody")["reason"] == "no-such-seat"
    for person, seat in ((russian, "defender"), (stranger, "")):
        text = json.dumps(person.get(address, seat=seat, boards=1))
        assert "turn" in text
        assert "my_hand" not in text


def test_turns_of_a_finished_match_are_open_to_all(come: Come) -> None:
    person, stranger = come(), come()
    original = after("competitive", 70)
    match = person.bring(original)
    socket = person.open(match)
    socket.look("defender")
    socket.on_turn("resign")
    address = f"/api/matches/{match}/turns"
    for seat in ("defender", "wehrmacht"):
        found = stranger.get(address, seat=seat, boards=1)["turns"]
        assert found == turns_of(original.journal, seat)


def test_events_of_a_kind_are_told_as_one_s_own_eyes_saw_them(come: Come) -> None:
    german, russian = come(), come(language="ru")
    original = after("competitive", 90)
    match = german.bring(original)
    german.at_match(match, "leave", seat="defender")
    russian.join(match, "defender")
    address = f"/api/matches/{match}/events"
    told = [
        (number, event)
        for number, (_, deed) in enumerate(replay(original.journal))
        for event in deed.events
    ]
    drawn = sorted({event.message.id for _, event in told if event.audience is not None})
    kinds = ",".join(["event-turn-begins", *drawn])
    assert drawn
    for person, seat in ((german, "wehrmacht"), (russian, "defender")):
        heard = [
            (number, event.message)
            for number, event in told
            if event.message.id in kinds.split(",") and event.heard_by(seat)
        ]
        for since in (0, 40):
            lines = person.get(address, seat=seat, kinds=kinds, after=since)["lines"]
            wanted = [(n, said.id) for n, said in heard if n > since or not since]
            assert [(line["number"], line["event"]) for line in lines] == wanted
        texts = stavka.game("pavlov").texts(person.person["language"])
        lines = person.get(address, seat=seat, kinds=kinds)["lines"]
        assert [line["text"] for line in lines] == [texts.say(said) for _, said in heard]
    private = russian.create("solo", spectators=False)["id"]
    refused = german.get(f"/api/matches/{private}/events", 409, kinds=kinds)
    assert refused["reason"] == "no-spectators"
    assert german.get(address, kinds="event-unheard-of")["lines"] == []
    assert german.get(address, 409, seat="defender", kinds=kinds)["reason"] == "not-your-seat"
    for wrong in ("soon", "-1", "999"):
        assert german.get(address, 400, kinds=kinds, after=wrong)["reason"] == "bad-number"


def test_a_match_that_has_just_begun_has_one_turn(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    (turn,) = person.get(f"/api/matches/{match}/turns", seat="defender")["turns"]
    assert (turn["turn"], turn["choices"]) == (1, 0)
