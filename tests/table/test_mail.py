"""Notices by mail: only to addresses that were confirmed, and ended by one link in each letter."""

from __future__ import annotations

import datetime
import smtplib
import ssl
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from stavka.kernel import StavkaError
from stavka.table import config as configs
from stavka.table import mail
from stavka.table.config import Config
from stavka.table.people import BadRequest
from stavka.table.serve import describe
from stavka.table.storage.rows import AccountRow
from tests.table.away import Letters, confirmed, links, token
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Server, soon
from tests.table.test_notices import contest, finish_turn

pytestmark = pytest.mark.slow

HOME = "https://table.example.org"
PERSISTENT = Path(__file__).parent / "persistent.py"
SENDER = "Stavka <table@example.org>"


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    made = Letters()
    yield made
    made.close()


@pytest.fixture(scope="module")
def office(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory, letters: Letters
) -> Iterator[Server]:
    """A server that sends letters."""
    server = Server(
        databases("sqlite"), tmp_path_factory.mktemp("office"),
        notices=True, public_address=HOME, mails_per_hour=1_000_000,
        smtp_host="127.0.0.1", smtp_port=letters.port, smtp_tls="none", smtp_sender=SENDER,
    ).start()  # fmt: skip
    yield server
    server.stop()


def silent(letters: Letters, person: Client) -> bool:
    """Whether no letter was sent before one that is asked for only now."""
    person.post("/api/notices/email", {"email": "witness@example.org"})
    return bool(letters.letter()["To"] == "witness@example.org")


def test_an_address_is_told_nothing_until_it_is_confirmed(
    office: Server, come: Come, letters: Letters
) -> None:
    german, russian = come(office), come(office, language="ru")
    asked = russian.post("/api/notices/email", {"email": "zoya@example.org"})
    assert (asked["email"], asked["confirmed"]) == ("zoya@example.org", False)
    letter = letters.letter()
    assert (letter["To"], letter["From"]) == ("zoya@example.org", SENDER)
    assert letter["Subject"] == "Ставка: это ваш адрес?"
    assert letter["List-Unsubscribe"] is None
    assert [link.partition("#")[0] for link in links(letter)] == [f"{HOME}/mail"]
    match, socket = contest(german, russian)
    finish_turn(socket)
    there = russian.open(match)
    finish_turn(there)
    there.close()
    assert silent(letters, come(office))

    # Who reads his letters elsewhere needs no session there.
    nobody = come(office, guest=False)
    told = nobody.post("/api/notices/confirm", {"token": token(letter, "confirm")})
    assert told == {"email": "zoya@example.org"}
    assert russian.get("/api/notices")["confirmed"] is True
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert letters.letter()["To"] == "zoya@example.org"


@pytest.mark.parametrize(
    ("language", "subject", "text"),
    [
        ("en", "Your turn. Pavlov’s House: Friday", "It is your turn: Pavlov’s House: Friday."),
        ("ru", "Ваш ход. Дом Павлова: Friday", "Настал ваш ход: Дом Павлова: Friday."),
    ],
)
def test_a_letter_says_which_match_and_how_to_end_them(
    office: Server, come: Come, letters: Letters, language: str, subject: str, text: str
) -> None:
    german, russian = come(office), come(office, language=language)
    confirmed(russian, f"{language}@example.org", letters)
    match = german.create("competitive", seats={"defender": "open"}, title="Friday")["id"]
    russian.join(match, "defender")
    finish_turn(german.open(match))
    letter = letters.letter()
    assert letter["Subject"] == subject
    assert letter.get_content().splitlines()[0] == text
    there, stop = links(letter)
    assert there == f"{HOME}/match/{match}"
    assert letter["List-Unsubscribe"] == f"<{stop}>"
    assert letter["Auto-Submitted"] == "auto-generated"
    # Nothing but these: no names, no dice, nothing of the game.
    assert len([line for line in letter.get_content().splitlines() if line.strip()]) == 4

    nobody = come(office, guest=False)
    assert nobody.post("/api/notices/stop", {"token": token(letter, "stop")}) == {
        "email": f"{language}@example.org"
    }
    told = russian.get("/api/notices")
    assert (told["email"], told["confirmed"]) == ("", False)
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert silent(letters, come(office))
    refused = nobody.post("/api/notices/stop", {"token": token(letter, "stop")}, 409)
    assert refused["reason"] == "void-link"


def test_one_letter_for_a_turn_and_none_for_who_is_here(
    office: Server, come: Come, letters: Letters
) -> None:
    german, russian = come(office), come(office)
    confirmed(russian, "vera@example.org", letters)
    match, socket = contest(german, russian)
    finish_turn(socket)
    assert links(letters.letter())[0] == f"{HOME}/match/{match}"
    there = russian.open(match)
    there.play("end-cards")
    assert silent(letters, come(office))
    other, socket = contest(german, russian)
    here = russian.open(other)
    finish_turn(socket)
    assert here.at(socket.number)["questions"]
    assert silent(letters, come(office))


def test_another_address_must_be_confirmed_anew(
    office: Server, come: Come, letters: Letters
) -> None:
    person = come(office)
    confirmed(person, "old@example.org", letters)
    person.post("/api/notices/email", {"email": "new@example.org"})
    letter = letters.letter()
    assert person.get("/api/notices")["confirmed"] is False
    person.post("/api/notices/email", {"email": "third@example.org"})
    letters.letter()
    refused = person.post("/api/notices/confirm", {"token": token(letter, "confirm")}, 409)
    assert refused["reason"] == "void-link"
    # An address that is confirmed already is not asked again.
    confirmed(person, "old@example.org", letters)
    person.post("/api/notices/email", {"email": "old@example.org"})
    assert person.get("/api/notices")["confirmed"] is True
    assert silent(letters, come(office))
    assert person.post("/api/notices/email", {"email": ""})["email"] == ""


def test_a_link_is_good_for_what_it_was_made(office: Server, come: Come, letters: Letters) -> None:
    person = come(office)
    person.post("/api/notices/email", {"email": "anna@example.org"})
    made = token(letters.letter(), "confirm")
    id, issued, signature = made.split(".")
    other = "0" if signature[0] != "0" else "1"
    for wrong in (
        "",
        "nonsense",
        f"{id}.{int(issued) + 1}.{signature}",
        f"{id}.{issued}.{other}{signature[1:]}",
        f"{come(office).person['id']}.{issued}.{signature}",
        f"{id}.{'9' * 13}.{signature}",
    ):
        refused = person.post("/api/notices/confirm", {"token": wrong}, 409)
        assert refused["reason"] == "void-link"
    person.post("/api/notices/stop", {"token": made}, 409)
    person.post("/api/notices/confirm", {"token": made})


def test_a_link_for_confirming_is_void_after_two_days(monkeypatch: pytest.MonkeyPatch) -> None:
    made = mail.Links(b"secret", HOME)
    account = AccountRow("a1", "Anna", "anna", None, "en", 0, None, 0.0, "anna@example.org")
    confirm, stop = (link.partition(".")[2] for link in (
        made.confirm(account).partition("#")[2], made.stop(account).partition("#")[2],
    ))  # fmt: skip
    then = time.time()
    monkeypatch.setattr(time, "time", lambda: then + 47 * 3600)
    assert made.check("confirm", confirm, account) is account
    monkeypatch.setattr(time, "time", lambda: then + 49 * 3600)
    with pytest.raises(BadRequest, match="void-link"):
        made.check("confirm", confirm, account)
    assert made.check("stop", stop, account) is account


@pytest.mark.parametrize(
    "address",
    ["x", "@", "a@b", "a b@example.org", "a@example.org\nBcc: all@example.org", "a@exa mple.org",
     "a@example.org, b@example.org", "<a@example.org>", "ä@example.org", "a@" + "x" * 250 + ".org"],
)  # fmt: skip
def test_what_is_no_address_is_refused(office: Server, come: Come, address: str) -> None:
    refused = come(office).post("/api/notices/email", {"email": address}, 400)
    assert refused["reason"] == "bad-email"


def test_nobody_can_have_many_letters_sent(
    come: Come, serve: Serve, sqlite: str, letters: Letters
) -> None:
    server = serve(
        sqlite, notices=True, public_address=HOME, mails_per_hour=6, smtp_host="127.0.0.1",
        smtp_port=letters.port, smtp_tls="none", smtp_sender=SENDER,
    )  # fmt: skip
    person = come(server, address="127.4.4.4")
    for n in range(3):
        person.post("/api/notices/email", {"email": f"victim{n}@example.org"})
    assert person.post("/api/notices/email", {"email": "x@example.org"}, 429)["reason"]
    neighbour = come(server, address="127.4.4.4")
    neighbour.post("/api/notices/email", {"email": "x@example.org"}, 429)
    for n in range(2):  # the address itself has had two of its three by now
        come(server, address=f"127.4.5.{n + 1}").post(
            "/api/notices/email", {"email": "Victim2@example.org"}
        )
    come(server, address="127.4.6.1").post(
        "/api/notices/email", {"email": "victim2@example.org"}, 429
    )


def test_a_server_without_a_mail_server_sends_no_letters(come: Come) -> None:
    person = come()
    assert person.get("/api/notices")["kinds"] == []
    refused = person.post("/api/notices/email", {"email": "a@example.org"}, 409)
    assert refused["reason"] == "no-such-notices"


def test_a_mail_server_that_does_not_answer_holds_up_nobody(
    come: Come, serve: Serve, sqlite: str
) -> None:
    server = serve(
        sqlite, notices=True, public_address=HOME, smtp_host="127.0.0.1", smtp_port=1,
        smtp_tls="none", smtp_sender=SENDER,
    )  # fmt: skip
    person = come(server)
    told = person.post("/api/notices/email", {"email": "a@example.org"})
    assert told["confirmed"] is False
    soon(lambda: "a letter could not be sent" in server.output, "nothing is said of it")
    assert "a@example.org" not in server.output
    assert "Traceback" not in server.output


# A letter that fails


@pytest.fixture
def moody() -> Iterator[Letters]:
    """A mail server that does not take every letter."""
    made = Letters()
    yield made
    made.close()


@pytest.fixture
def persistent(
    request: pytest.FixtureRequest, serve: Serve, sqlite: str, moody: Letters,
    monkeypatch: pytest.MonkeyPatch,
) -> Server:  # fmt: skip
    """A server that tries letters again two times, at once, or as the test says."""
    monkeypatch.setenv("AGAIN", getattr(request, "param", "0.1 0.1"))
    return serve(
        sqlite, module=PERSISTENT, notices=True, public_address=HOME, mails_per_hour=1_000_000,
        smtp_host="127.0.0.1", smtp_port=moody.port, smtp_tls="none", smtp_sender=SENDER,
    )  # fmt: skip


def test_a_letter_that_fails_is_tried_again(persistent: Server, come: Come, moody: Letters) -> None:
    moody.refusals = ["451 later", "421 too busy"]
    come(persistent).post("/api/notices/email", {"email": "anna@example.org"})
    assert moody.letter()["To"] == "anna@example.org"
    assert moody.refusals == []
    assert silent(moody, come(persistent))  # it came once
    assert persistent.output.count("it is tried again") == 2


def test_after_some_times_a_letter_is_given_up(
    persistent: Server, come: Come, moody: Letters
) -> None:
    moody.refusals = ["451 later"] * 3
    come(persistent).post("/api/notices/email", {"email": "anna@example.org"})
    soon(lambda: "it is given up" in persistent.output, "it is tried for ever")
    assert moody.refusals == []
    assert silent(moody, come(persistent))


def test_what_a_mail_server_will_never_take_is_not_tried_again(
    persistent: Server, come: Come, moody: Letters
) -> None:
    moody.refusals = ["550 nobody of that name", "550 the next"]
    come(persistent).post("/api/notices/email", {"email": "anna@example.org"})
    soon(lambda: "it is given up" in persistent.output, "nothing is said of it")
    assert moody.refusals == ["550 the next"]
    moody.refusals = []
    assert silent(moody, come(persistent))


@pytest.mark.parametrize("persistent", ["5"], indirect=True)
def test_a_letter_of_a_turn_that_was_played_meanwhile_is_not_sent(
    persistent: Server, come: Come, moody: Letters
) -> None:
    german, russian = come(persistent), come(persistent)
    confirmed(russian, "vera@example.org", moody)
    match, socket = contest(german, russian)
    moody.refusals = ["451 later"]
    finish_turn(socket)
    soon(lambda: moody.refusals == [], "no letter was written")
    there = russian.open(match)
    there.play("end-cards")
    there.close()
    # Another letter fails later, so it is tried again later than the first.
    moody.refusals = ["451 later"]
    come(persistent).post("/api/notices/email", {"email": "witness@example.org"})
    assert moody.letter()["To"] == "witness@example.org"


# How the mail server is spoken to


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a mail server at 127.0.0.1, with its key."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail of the tests")])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = tmp_path_factory.mktemp("mail") / "mail.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file


@pytest.fixture(params=["starttls", "tls"])
def guarded(request: pytest.FixtureRequest, certificate: Path) -> Iterator[tuple[str, Letters]]:
    """How a mail server with TLS is spoken to, and the mail server."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    # aiosmtpd knocks at its own door when it starts, and must be let in.
    how: str = request.param
    made = Letters(tls=context, at_once=how == "tls", login=("table", "secret"))
    yield how, made
    made.close()


def sent(how: str, letters: Letters) -> None:
    config = Config(
        smtp_host="127.0.0.1", smtp_port=letters.port, smtp_tls=how, smtp_user="table",
        smtp_password="secret", smtp_sender=SENDER,
    )  # fmt: skip
    mail.deliver(config, mail.written(SENDER, mail.Letter("a@example.org", "Привет", "Текст")))


def test_letters_and_passwords_go_over_tls(
    guarded: tuple[str, Letters], certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    sent(*guarded)
    letter = guarded[1].letter()
    assert (letter["Subject"], letter.get_content().strip()) == ("Привет", "Текст")


def test_a_mail_server_that_cannot_show_who_it_is_gets_nothing(
    guarded: tuple[str, Letters],
) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        sent(*guarded)
    assert guarded[1].got.empty()


def test_a_mail_server_without_tls_gets_nothing_where_tls_is_set(letters: Letters) -> None:
    with pytest.raises((smtplib.SMTPException, OSError)):
        sent("starttls", letters)


# Settings


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"STAVKA_SMTP_HOST": "mail"}, "STAVKA_SMTP_SENDER"),
        ({"STAVKA_SMTP_HOST": "mail", "STAVKA_SMTP_SENDER": "a@b"}, "STAVKA_PUBLIC_ADDRESS"),
        ({"STAVKA_PUBLIC_ADDRESS": "table.example.org"}, "STAVKA_PUBLIC_ADDRESS"),
        ({"STAVKA_SMTP_TLS": "maybe"}, "STAVKA_SMTP_TLS"),
        ({"STAVKA_CONTACT": "me"}, "STAVKA_CONTACT"),
    ],
)
def test_a_bad_setting_is_named(settings: dict[str, str], named: str) -> None:
    with pytest.raises(StavkaError, match=named):
        configs.read({}, settings)


def test_the_password_of_the_mail_server_is_not_printed() -> None:
    assert not [line for line in describe(Config(smtp_password="hush")) if "hush" in line]
