"""Where notices arrive: a mail server and a push service of the tests' own, on loopback."""

from __future__ import annotations

import base64
import json
import queue
import re
import secrets
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.table.postgres import free_port
from tests.table.server import PATIENCE, Client, Message


class Letters:
    """A mail server that keeps what it is given."""

    def __init__(
        self,
        *,
        tls: SSLContext | None = None,
        at_once: bool = False,
        login: tuple[str, str] | None = None,
    ) -> None:
        self.got: queue.Queue[EmailMessage] = queue.Queue()
        self.port = free_port()
        self.login = login
        self.refusals: list[str] = []  # what it says to the next letters instead of taking them
        options: dict[str, Any] = {"hostname": "127.0.0.1", "port": self.port}
        if login:
            options |= {"auth_required": True, "authenticator": self._let_in}
            options["auth_require_tls"] = tls is not None and not at_once  # it knows no better
        if tls and at_once:
            options["ssl_context"] = tls
        elif tls:
            options |= {"tls_context": tls, "require_starttls": True}
        self._server = Controller(self, **options)
        self._server.start()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        if self.refusals:
            return self.refusals.pop(0)
        self.got.put(letter)
        return "250 OK"

    def _let_in(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        given = data.login.decode(), data.password.decode()
        return AuthResult(success=given == self.login)

    def letter(self) -> EmailMessage:
        return self.got.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.stop()


def links(letter: EmailMessage) -> list[str]:
    return re.findall(r"https?://\S+", letter.get_content())


def token(letter: EmailMessage, what: str) -> str:
    """What a link of a letter tells the server."""
    (found,) = [link for link in links(letter) if f"#{what}." in link]
    return found.partition(f"#{what}.")[2]


class PushService:
    """A push service, and the browsers that it serves: each decrypts what comes for it."""

    def __init__(self) -> None:
        self.got: queue.Queue[Message] = queue.Queue()
        self.status: dict[str, int] = {}  # by path; else all is well
        self._devices: dict[str, tuple[Any, bytes]] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.put(service.opened(self.path, dict(self.headers.items()), body))
                self.send_response(service.status.get(self.path, 201))
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Tests are quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def device(self) -> Message:
        """A new browser's subscription, as its page would send it."""
        key, secret = generate_private_key(SECP256R1()), secrets.token_bytes(16)
        path = f"/push/{secrets.token_hex(8)}"
        self._devices[path] = key, secret
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.origin + path, "p256dh": written(point), "auth": written(secret)}

    def opened(self, path: str, headers: dict[str, str], body: bytes) -> Message:
        key, secret = self._devices[path]
        plain = http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm")
        assert Vapid02.verify(headers["Authorization"])
        return {"path": path, "headers": headers, "words": json.loads(plain)}

    def pushed(self) -> Message:
        return self.got.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def claims(push: Message) -> Message:
    """What the server has signed, and with which key (`k`)."""
    fields = dict(re.findall(r"(\w)=([^,]+)", push["headers"]["Authorization"]))
    body = fields["t"].split(".")[1]
    found: Message = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    return found | {"k": fields["k"]}


def confirmed(person: Client, address: str, letters: Letters) -> None:
    """Have a person told at an address, as it is done with the letter."""
    person.post("/api/notices/email", {"email": address})
    person.post("/api/notices/confirm", {"token": token(letters.letter(), "confirm")})
