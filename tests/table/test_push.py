"""Notices by push: each device of a person is told in his language, and nobody else can read it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.away import PushService, claims
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Message, Server, soon
from tests.table.test_notices import contest, finish_turn

pytestmark = pytest.mark.slow

CONTACT = "keeper@example.org"


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def office(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends notices."""
    server = Server(
        databases("sqlite"), tmp_path_factory.mktemp("office"),
        notices=True, hook_networks="127.0.0.1", contact=CONTACT,
    ).start()  # fmt: skip
    yield server
    server.stop()


def silent(service: PushService, come: Come, office: Server) -> bool:
    """Whether nothing has been pushed before what is pushed of a match that begins only now."""
    owner, guest = come(office), come(office)
    device = service.device()
    owner.post("/api/notices/device", device)
    match = owner.create("competitive", seats={"defender": "open"})["id"]
    guest.join(match, "defender")
    return bool(device["endpoint"].endswith(service.pushed()["path"]))


def listening(person: Client, service: PushService) -> Message:
    device = service.device()
    told = person.post("/api/notices/device", device)
    assert device["endpoint"] in told["devices"]
    return device


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", {"title": "Your turn.", "body": "Pavlov’s House: Friday"}),
        ("ru", {"title": "Ваш ход.", "body": "Дом Павлова: Friday"}),
    ],
)
def test_a_push_says_which_match_and_no_more(
    office: Server, come: Come, service: PushService, language: str, words: Message
) -> None:
    german, russian = come(office), come(office, language=language)
    device = listening(russian, service)
    match = german.create("competitive", seats={"defender": "open"}, title="Friday")["id"]
    russian.join(match, "defender")
    finish_turn(german.open(match))
    push = service.pushed()
    assert push["words"] == {**words, "match": match}
    assert device["endpoint"].endswith(push["path"])
    assert push["headers"]["Topic"] == match
    assert push["headers"]["Content-Encoding"] == "aes128gcm"
    signed = claims(push)
    assert (signed["aud"], signed["sub"]) == (service.origin, f"mailto:{CONTACT}")
    assert signed["k"] == russian.get("/api/notices")["key"]
    assert silent(service, come, office)


def test_every_device_is_told_once_for_a_turn(
    office: Server, come: Come, service: PushService
) -> None:
    german, russian = come(office), come(office)
    devices = [listening(russian, service) for _ in range(3)]
    match, socket = contest(german, russian)
    finish_turn(socket)
    told = [service.pushed()["path"] for _ in devices]
    assert sorted(service.origin + path for path in told) == sorted(d["endpoint"] for d in devices)
    there = russian.open(match)
    there.play("end-cards")
    there.close()
    assert silent(service, come, office)


def test_who_looks_at_the_table_is_not_told(
    office: Server, come: Come, service: PushService
) -> None:
    german, russian = come(office), come(office)
    listening(russian, service)
    match, socket = contest(german, russian)
    there = russian.open(match)
    finish_turn(socket)
    assert there.at(socket.number)["questions"]
    assert silent(service, come, office)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(
    office: Server, come: Come, service: PushService, status: int
) -> None:
    german, russian = come(office), come(office)
    gone, here = listening(russian, service), listening(russian, service)
    service.status[gone["endpoint"].removeprefix(service.origin)] = status
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert {service.pushed()["path"] for _ in range(2)}
    soon(
        lambda: russian.get("/api/notices")["devices"] == [here["endpoint"]],
        "the device that is gone is still there",
    )


@pytest.mark.parametrize("status", [301, 403, 429, 500])
def test_a_service_that_refuses_is_not_followed_and_the_device_stays(
    office: Server, come: Come, service: PushService, status: int
) -> None:
    german, russian = come(office), come(office)
    device = listening(russian, service)
    service.status[device["endpoint"].removeprefix(service.origin)] = status
    _, socket = contest(german, russian)
    finish_turn(socket)
    service.pushed()
    assert silent(service, come, office)
    assert russian.get("/api/notices")["devices"] == [device["endpoint"]]
    assert "Traceback" not in office.output


def test_a_device_no_longer_wanted_is_not_told(
    office: Server, come: Come, service: PushService
) -> None:
    german, russian = come(office), come(office)
    device = listening(russian, service)
    stranger = come(office)
    stranger.post("/api/notices/device/remove", {"endpoint": device["endpoint"]})
    assert russian.get("/api/notices")["devices"] == [device["endpoint"]]
    left = russian.post("/api/notices/device/remove", {"endpoint": device["endpoint"]})
    assert left["devices"] == []
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert silent(service, come, office)


def test_a_device_that_is_logged_out_is_not_told(
    office: Server, come: Come, service: PushService
) -> None:
    here, there = come(office), come(office, guest=False)
    here.register(f"Vera {service.origin[-5:]}")
    there.log_in(f"Vera {service.origin[-5:]}")
    at_home, away = listening(here, service), listening(there, service)
    assert here.get("/api/notices")["devices"] == [at_home["endpoint"], away["endpoint"]]
    there.post("/api/logout")
    assert here.get("/api/notices")["devices"] == [at_home["endpoint"]]
    here.post("/api/password", {"old": "a long password", "new": "a longer password"})
    assert here.get("/api/notices")["devices"] == []


def test_a_browser_belongs_to_who_uses_it_now(
    office: Server, come: Come, service: PushService
) -> None:
    anna, boris = come(office), come(office)
    device = listening(anna, service)
    boris.post("/api/notices/device", device)
    assert anna.get("/api/notices")["devices"] == []
    assert boris.get("/api/notices")["devices"] == [device["endpoint"]]


def test_only_so_many_devices_are_kept(office: Server, come: Come, service: PushService) -> None:
    person = come(office)
    devices = [listening(person, service)["endpoint"] for _ in range(12)]
    assert person.get("/api/notices")["devices"] == devices[2:]


def test_what_is_no_device_is_refused(office: Server, come: Come, service: PushService) -> None:
    person, good = come(office), service.device()
    off_the_curve = "BA" + "A" * 85
    for wrong in (
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "https://user@host/"},
        {"p256dh": "x"},
        {"p256dh": off_the_curve},
        {"p256dh": "é" * 87},
        {"auth": ""},
        {"auth": good["auth"] + "AA"},
        {"auth": "!" * 22},
    ):
        assert person.post("/api/notices/device", good | wrong, 400)["reason"] == "bad-device"
    assert person.get("/api/notices")["devices"] == []


def test_a_service_that_is_not_public_is_not_called(
    come: Come, serve: Serve, sqlite: str, service: PushService
) -> None:
    office = serve(sqlite, notices=True, contact=CONTACT)
    owner = come(office)
    listening(owner, service)
    for _ in range(3):
        match = owner.create("competitive", seats={"defender": "open"})["id"]
        come(office).join(match, "defender")
    office.stop()
    assert service.got.empty()
    assert "Traceback" not in office.output


def test_the_key_outlives_the_server_and_never_leaves_it(
    come: Come, serve: Serve, sqlite: str
) -> None:
    office = serve(sqlite, notices=True, contact=CONTACT)
    key = come(office).get("/api/notices")["key"]
    office.restart()
    told = come(office).get("/api/notices")
    assert told == {"kinds": ["webhook", "push"], "key": key, "devices": [], "email": "",
                    "confirmed": False}  # fmt: skip
    assert len(key) == 87


@pytest.mark.parametrize("settings", [{}, {"contact": CONTACT}, {"notices": True}])
def test_a_server_that_was_not_set_up_for_it_pushes_nothing(
    come: Come, serve: Serve, sqlite: str, service: PushService, settings: Message
) -> None:
    person = come(serve(sqlite, **settings))
    told = person.get("/api/notices")
    assert "push" not in told["kinds"]
    assert told["key"] == ""
    refused = person.post("/api/notices/device", service.device(), 409)
    assert refused["reason"] == "no-such-notices"
