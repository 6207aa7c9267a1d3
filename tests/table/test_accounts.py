"""People: guests, accounts, sessions in cookies."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import random
import time
from collections.abc import Callable

import pytest
from argon2 import Type, extract_parameters
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus

from tests.table.conftest import Come, Serve
from tests.table.server import Client, Server

pytestmark = pytest.mark.slow

PASSWORD = "a long password"
_counter = itertools.count(1)


def fresh_name(stem: str = "Zoya") -> str:
    """A name that no other test has taken on a shared server."""
    return f"{stem} {next(_counter)}-{random.randrange(10**9)}"


@pytest.fixture
def address() -> str:
    """An address of one's own: attempts are counted by address."""
    return "127.{}.{}.{}".format(*(random.randrange(1, 255) for _ in range(3)))


def who(person: Client) -> str | None:
    """Whom the server takes this browser for."""
    found = person.get("/api/me")["person"]
    return str(found["id"]) if found else None


# Guests and accounts


def test_a_guest_is_somebody_on_one_device(come: Come) -> None:
    first, second, nobody = come(), come(), come(guest=False)
    assert first.person["guest"] is True
    assert who(first) == first.person["id"] != who(second)
    assert first.post("/api/guest")["person"]["id"] == first.person["id"]
    assert who(nobody) is None


def test_who_is_nobody_must_log_in_first(come: Come) -> None:
    nobody = come(guest=False)
    refused = nobody.create(status=401)
    assert refused["reason"] == "log-in-first"
    assert refused["text"] == "Log in, or play as a guest."
    nobody.get("/api/matches/mine", 401)
    nobody.post("/api/logout-everywhere", status=401)
    with pytest.raises(InvalidStatus, match="403"):
        nobody.open(come().create()["id"])


def test_an_account_is_a_name_and_a_password(either: Server, come: Come, address: str) -> None:
    person = come(either, guest=False, address=address)
    name = fresh_name()
    found = person.register(name)["person"]
    assert (found["name"], found["guest"]) == (name, False)
    elsewhere = come(either, guest=False, address=address)
    assert elsewhere.log_in(name)["person"]["id"] == found["id"] == who(elsewhere)
    assert "password" not in found


def test_a_guest_who_registers_keeps_his_matches(either: Server, come: Come, address: str) -> None:
    guest = come(either, address=address)
    match = guest.create()["id"]
    guest.open(match).play()
    name = fresh_name()
    account = guest.register(name)["person"]
    assert account["id"] == who(guest)
    elsewhere = come(either, guest=False, address=address)
    elsewhere.log_in(name)
    assert elsewhere.mine()[match]["your_turn"] is True
    socket = elsewhere.open(match)
    assert socket.state["choices"] == 1
    assert socket.welcome["person"] == name
    assert socket.asked


def test_who_has_an_account_and_registers_again_gets_another_one(come: Come, address: str) -> None:
    person = come(guest=False, address=address)
    first = person.register(fresh_name())["person"]["id"]
    assert person.register(fresh_name())["person"]["id"] != first


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(come: Come, address: str) -> None:
    name = fresh_name()
    come(guest=False, address=address).register(name)
    stranger = come(guest=False, address=address)
    wrong_password = stranger.log_in(name, "another password", 403)
    wrong_name = stranger.log_in(fresh_name("Nobody"), PASSWORD, 403)
    assert wrong_password == wrong_name
    assert wrong_name["reason"] == "wrong-name-or-password"
    assert who(stranger) is None


def test_a_refusal_is_in_the_language_of_the_browser(come: Come, address: str) -> None:
    person = come(guest=False, language="ru-RU,ru;q=0.9,en;q=0.8", address=address)
    assert person.log_in("нет такого", PASSWORD, 403)["text"] == "Неверное имя или пароль."


def test_who_logs_out_is_nobody(come: Come) -> None:
    guest = come()
    guest.post("/api/logout")
    assert not guest.cookie
    assert who(guest) is None


@pytest.mark.parametrize(
    ("name", "password", "reason"),
    [
        ("Z", PASSWORD, "name-length"),
        ("Z" * 31, PASSWORD, "name-length"),
        ("   ", PASSWORD, "name-length"),
        ("Zoya\u200bK", PASSWORD, "name-length"),
        ("Zoya\u202eK", PASSWORD, "name-length"),
        ("Zo\x00ya", PASSWORD, "message-not-understood"),
        ("Zoya\ud7ff\U000e0041", PASSWORD, "name-length"),
        ("Zoya Kosmo", "1234567", "password-length"),
        ("Zoya Kosmo", "x" * 201, "password-length"),
    ],
)
def test_bad_names_and_passwords_are_refused(
    come: Come, address: str, name: str, password: str, reason: str
) -> None:
    person = come(guest=False, address=address)
    assert person.register(name, password, 400)["reason"] == reason
    assert who(person) is None


def test_the_shortest_and_the_longest_name_and_password_are_accepted(
    come: Come, address: str
) -> None:
    stem = fresh_name()
    longest = stem + "x" * (30 - len(stem))
    person = come(guest=False, address=address)
    assert person.register(longest, "x" * 200)["person"]["name"] == longest
    person.log_in(longest, "x" * 200)
    come(guest=False, address=address).register(fresh_name("Z"), "12345678")


@pytest.mark.parametrize(
    "alike",
    [
        str.upper,
        lambda name: f"  {name.replace(' ', '   ')}  ",
        lambda name: name.replace("Z", "Ｚ"),  # full width
        lambda name: name.replace("a", "а"),  # Cyrillic
        lambda name: name.replace("o", "о").replace("y", "у"),
        lambda name: name.replace("é", "e\u0301"),
    ],
    ids=["case", "spaces", "width", "cyrillic-a", "cyrillic-oy", "composed"],
)
def test_names_that_look_alike_are_one_name(
    come: Come, address: str, alike: Callable[[str], str]
) -> None:
    name = fresh_name("Zoya é")
    other = alike(name)
    assert other != name
    owner = come(guest=False, address=address)
    owner.register(name)
    thief = come(guest=False, address=address)
    assert thief.register(other, PASSWORD, 409)["reason"] == "name-taken"
    assert who(thief) is None
    owner.log_in(other)


def test_a_russian_name_is_taken_in_either_case(come: Come, address: str) -> None:
    name = fresh_name("Яков")
    come(guest=False, address=address).register(name)
    thief = come(guest=False, address=address)
    assert thief.register(name.upper(), PASSWORD, 409)["reason"] == "name-taken"
    assert thief.register(name.replace("Я", "Е"))["person"]["guest"] is False


def test_a_guest_who_wants_a_taken_name_stays_a_guest(
    either: Server, come: Come, address: str
) -> None:
    name = fresh_name()
    come(either, guest=False, address=address).register(name)
    guest = come(either, address=address)
    assert guest.register(name, PASSWORD, 409)["reason"] == "name-taken"
    assert guest.get("/api/me")["person"] == guest.person


# Sessions


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(come: Come) -> None:
    cookie = come().cookie_details
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert str(cookie.get_nonstandard_attr("SameSite")).lower() == "lax"
    assert cookie.path == "/"
    assert not cookie.domain_specified
    assert cookie.expires is not None
    assert not cookie.secure


def test_behind_https_the_cookie_is_secure(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, secure_cookies=True)
    answer = come(server, guest=False).http.post("/api/guest", json={})
    assert "secure" in [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]


def test_a_new_password_voids_the_old_one_and_all_other_sessions(come: Come, address: str) -> None:
    name = fresh_name()
    here, there = (come(guest=False, address=address) for _ in range(2))
    here.register(name)
    there.log_in(name)
    wrong = here.post("/api/password", {"old": "not the password", "new": "x" * 12}, 403)
    assert wrong["reason"] == "wrong-name-or-password"
    short = here.post("/api/password", {"old": PASSWORD, "new": "short"}, 400)
    assert short["reason"] == "password-length"
    assert who(there) == who(here) == here.person["id"]
    here.post("/api/password", {"old": PASSWORD, "new": "another password"})
    assert who(here) == here.person["id"]
    assert who(there) is None
    there.log_in(name, PASSWORD, 403)
    there.log_in(name, "another password")


def test_a_guest_has_no_password_to_change(come: Come, address: str) -> None:
    guest = come(address=address)
    refused = guest.post("/api/password", {"old": "", "new": "another password"}, 403)
    assert refused["reason"] == "wrong-name-or-password"
    assert guest.get("/api/me")["person"]["guest"] is True


def test_log_out_everywhere_voids_every_cookie_given_before(come: Come, address: str) -> None:
    name = fresh_name()
    here, there = (come(guest=False, address=address) for _ in range(2))
    here.register(name)
    there.log_in(name)
    old = here.cookie
    match = there.create()["id"]
    socket = there.open(match)
    here.post("/api/logout-everywhere")
    assert who(there) is None
    here.http.cookies.set("stavka", old)
    assert who(here) is None
    with pytest.raises(InvalidStatus, match="403"):
        there.open(match)
    assert socket.closed() == 4001
    here.http.cookies.clear()
    here.log_in(name)
    assert who(here) == there.person["id"]


def test_a_new_password_closes_the_connections_of_other_sessions(come: Come, address: str) -> None:
    name = fresh_name()
    here, there = (come(guest=False, address=address) for _ in range(2))
    here.register(name)
    there.log_in(name)
    socket = there.open(there.create()["id"])
    here.post("/api/password", {"old": PASSWORD, "new": "another password"})
    assert socket.closed() == 4001


def test_a_cookie_is_void_once_its_session_is_ended(either: Server, come: Come) -> None:
    """Whoever has copied it is nobody then; other sessions of the account stay."""
    name, here, there = fresh_name(), come(either), come(either)
    here.register(name)
    there.log_in(name)
    thief = come(either, guest=False)
    thief.http.cookies.set("stavka", here.cookie)
    assert who(thief) == here.person["id"]
    stolen, open_there = here.open(here.create()["id"]), there.open(there.create()["id"])
    here.post("/api/logout")
    assert who(thief) is None
    assert stolen.closed() == 4001
    assert who(there) == here.person["id"]
    assert open_there.say("ping")["type"] == "pong"
    assert come(either, guest=False).post("/api/logout") == {"person": None}


def test_who_registers_makes_the_cookies_of_the_guest_void(come: Come, address: str) -> None:
    guest, thief = come(address=address), come(guest=False)
    thief.http.cookies.set("stavka", guest.cookie)
    socket = guest.open(guest.create()["id"])
    assert who(thief) == guest.person["id"]
    guest.register(fresh_name())
    assert who(thief) is None
    assert who(guest) == guest.person["id"]
    assert socket.closed() == 1012  # come back in a moment: with the new cookie


@pytest.mark.parametrize(
    "name",
    ["Guest 1234", "GUEST", "guest-7", "Гость 12", "Gu\u0435st 1234", "Veteran", "ВЕТЕРАН", "mcts",
     "Random", "Стратег", "Stavka", "Ставка"],
)  # fmt: skip
def test_nobody_is_called_like_a_bot_or_a_guest(come: Come, address: str, name: str) -> None:
    person = come(address=address)
    refused = person.register(name, PASSWORD, 400)
    assert refused["reason"] == "name-reserved"
    assert who(person) == person.person["id"]


def test_guests_from_one_address_are_limited(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, guests_per_hour=6)
    crowd = [come(server, guest=False, address="127.3.3.3") for _ in range(4)]
    for person in crowd[:3]:
        person.post("/api/guest")
        person.post("/api/guest")  # he is one already
    refused = crowd[3].post("/api/guest", status=429)
    assert refused["reason"] == "too-fast"
    come(server, address="127.3.3.4")


def test_an_address_of_the_new_kind_counts_with_its_neighbours(come: Come) -> None:
    """A household has 2^64 of them."""
    person = come(guest=False)

    def attempt(address: str) -> int:
        given = {"name": fresh_name(), "password": PASSWORD}
        headers = {"x-forwarded-for": address}
        return person.http.post("/api/login", json=given, headers=headers).status_code

    house = f"2001:db8:{random.randrange(65536):x}:{random.randrange(65536):x}"
    statuses = [attempt(f"{house}::{n:x}:1") for n in range(12)]
    assert statuses[:10] == [403] * 10
    assert statuses[-1] == 429
    assert attempt("2001:db9::1") == 403


def forged(cookie: str) -> list[str]:
    body, _, signature = cookie.rpartition(".")
    id, epoch, issued, session = body.split(".")
    other = "0" if signature[0] != "0" else "1"
    return [
        "",
        "nonsense",
        "....",
        "é.0.1.ff",
        f"{id}.{int(epoch) + 1}.{issued}.{session}.{signature}",
        f"{id}.{epoch}.{int(issued) + 1}.{session}.{signature}",
        f"{id}.{epoch}.{issued}.{session[::-1]}.{signature}",
        f"{'A' * len(id)}.{epoch}.{issued}.{session}.{signature}",
        f"{body}.{other}{signature[1:]}",
        f"{body}.{signature.upper()}",
        f"{body}.",
        body,
        f"{body}.{signature}x",
        "x" * 5000,
    ]


def test_a_forged_cookie_is_nobodys(come: Come) -> None:
    guest = come()
    for cookie in forged(guest.cookie):
        answer = come(guest=False).http.get(
            "/api/me", headers=[(b"cookie", b"stavka=" + cookie.encode())]
        )
        assert (answer.status_code, answer.json()) == (200, {"person": None}), cookie
    assert who(guest) == guest.person["id"]


def test_the_cookie_of_another_server_is_nobodys(come: Come, table_on_postgres: Server) -> None:
    foreign, here = come(table_on_postgres), come(guest=False)
    here.http.cookies.set("stavka", foreign.cookie)
    assert who(here) is None
    assert who(foreign) == foreign.person["id"]


def test_a_session_ends_after_half_a_year(table: Server, come: Come) -> None:
    person = come(table)
    with create_engine(table.database).connect() as connection:
        secret = bytes.fromhex(
            connection.execute(text("SELECT value FROM server WHERE key = 'secret'")).scalar_one()
        )

    def issued(days: float) -> str:
        body = f"{person.person['id']}.0.{int(time.time() - days * 24 * 3600)}.any"
        return f"{body}.{hmac.new(secret, body.encode(), hashlib.sha256).hexdigest()}"

    person.http.cookies.set("stavka", issued(179))
    assert who(person) == person.person["id"]
    person.http.cookies.set("stavka", issued(181))
    assert who(person) is None


def test_passwords_and_seat_links_are_not_stored(serve: Serve, sqlite: str, come: Come) -> None:
    """A password only as a hash that costs whoever guesses it time and memory."""
    person = come(serve(sqlite, quick_passwords=False), guest=False)
    account = person.register(fresh_name())["person"]["id"]
    match = person.create("competitive", seats={"wehrmacht": "invited"})
    with create_engine(sqlite).connect() as connection:
        password = connection.execute(
            text("SELECT password FROM account WHERE id = :id"), {"id": account}
        ).scalar_one()
        links = connection.execute(text("SELECT invitation FROM seat")).scalars().all()
    cost = extract_parameters(password)
    assert cost.type is Type.ID
    assert (cost.memory_cost, cost.time_cost) >= (19_456, 2)
    assert match["invitations"]["wehrmacht"] not in links


# Limits


def test_attempts_from_one_address_are_throttled(come: Come, address: str) -> None:
    name = fresh_name()
    guesser = come(guest=False, address=address)
    answers = [
        guesser.http.post("/api/login", json={"name": name, "password": f"guess {n:08}"})
        for n in range(12)
    ]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:10] == [403] * 10
    assert statuses[-1] == 429
    assert answers[-1].json()["reason"] == "too-fast"
    guesser.register(fresh_name(), PASSWORD, 429)
    guesser.post("/api/guest")
    guesser.post("/api/password", {"old": "guess", "new": "another password"}, 429)
    elsewhere = come(guest=False, address="127.9.9.9" if address != "127.9.9.9" else "127.9.9.8")
    elsewhere.log_in(name, "guess 00000099", 403)


# Preferences


def test_the_language_of_an_account_holds_at_every_table(come: Come) -> None:
    person = come(language="en")
    assert person.person["language"] == "en"
    changed = person.post("/api/preferences", {"language": "ru"})["person"]
    assert changed["language"] == "ru"
    socket = person.open(person.create()["id"])
    assert socket.welcome["language"] == "ru"
    assert socket.log[0]["text"] == "Ход 1."
    person.post("/api/preferences", {"language": "de"}, 400)


def test_the_address_of_a_webhook_is_checked(come: Come) -> None:
    person = come()
    refused = person.post("/api/preferences", {"webhook": "file:///etc/passwd"}, 400)
    assert refused["reason"] == "bad-webhook"
    hook = "http://127.0.0.1:9/hook"
    assert person.post("/api/preferences", {"webhook": hook})["person"]["webhook"] == hook
    assert person.post("/api/preferences", {"language": "ru"})["person"]["webhook"] == hook
    assert person.post("/api/preferences", {"webhook": ""})["person"]["webhook"] == ""
