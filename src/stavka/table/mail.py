"""Letters: by the mail server that the keeper has named, to addresses that were confirmed."""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
import smtplib
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

import msgspec

from stavka.table.config import Config
from stavka.table.people import BadRequest
from stavka.table.storage.rows import AccountRow

SECONDS = 10.0  # for each thing that the mail server is told
AT_ONCE = 2
WAITING = 500  # letters; more are not taken on while the mail server is slow
CONFIRM_SECONDS = 2 * 24 * 3600
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
ADDRESS_LENGTH = 254

log = logging.getLogger("stavka.table")


class Letter(msgspec.Struct, frozen=True):
    to: str
    subject: str
    text: str
    stop: str = ""  # a link that ends them


class Post:
    """Sends letters, in threads of its own: a mail server that does not answer holds up nobody."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._room = threading.BoundedSemaphore(WAITING)
        self._threads = ThreadPoolExecutor(AT_ONCE, "stavka-mail")

    def send(self, letter: Letter) -> None:
        if not self._room.acquire(blocking=False):
            log.warning("the mail server is slow: a letter was dropped")
            return
        self._threads.submit(self._send, letter)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, letter: Letter) -> None:
        try:
            deliver(self.config, written(self.config.smtp_sender, letter))
        except (OSError, smtplib.SMTPException, ValueError) as problem:
            # What a mail server says may name the address: that does not belong into a log.
            log.warning("a letter could not be sent: %s", type(problem).__name__)
        finally:
            self._room.release()


def written(sender: str, letter: Letter) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"  # nobody's absence answers it
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
    message.set_content(letter.text)
    return message


def deliver(config: Config, message: EmailMessage) -> None:
    """Raises OSError or SMTPException."""
    host, port = config.smtp_host, config.smtp_port
    tls = ssl.create_default_context()
    if config.smtp_tls == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=tls)
    else:
        line = smtplib.SMTP(host, port, timeout=SECONDS)
    with line:
        if config.smtp_tls == "starttls":
            line.starttls(context=tls)
        if config.smtp_user:
            line.login(config.smtp_user, config.smtp_password)
        line.send_message(message)


# Addresses and links


def check(address: str) -> None:
    """Whether letters can be sent there; raises BadRequest."""
    if len(address) > ADDRESS_LENGTH or not ADDRESS.fullmatch(address):
        raise BadRequest("bad-email")


class Links:
    """Links in letters, which only who has got the letter can have. They are void once the person
    has another address."""

    def __init__(self, secret: bytes, home: str) -> None:
        self.home = home.rstrip("/")
        # Not the key of the cookies itself: no signature is good for both.
        self._key = hmac.new(secret, b"links in letters", hashlib.sha256).digest()

    def match(self, id: str) -> str:
        return f"{self.home}/match/{id}"

    def confirm(self, account: AccountRow) -> str:
        return f"{self.home}/mail#confirm.{self._token('confirm', account, int(time.time()))}"

    def stop(self, account: AccountRow) -> str:
        return f"{self.home}/mail#stop.{self._token('stop', account, 0)}"

    def check(self, what: str, token: str, account: AccountRow | None) -> AccountRow:
        """The account, if it was given this token; raises BadRequest."""
        issued = int(token.split(".")[1])
        late = what == "confirm" and time.time() - issued > CONFIRM_SECONDS
        if account is not None and account.email and not late:
            given = self._token(what, account, issued)
            if hmac.compare_digest(token.encode(), given.encode()):
                return account
        raise BadRequest("void-link", 409)

    def _token(self, what: str, account: AccountRow, issued: int) -> str:
        body = f"{what} {account.id} {issued} {account.email}"
        signature = hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()
        return f"{account.id}.{issued}.{signature}"


def account_of(token: str) -> str:
    """The id of the account that a token names; raises BadRequest."""
    if not re.fullmatch(r"[A-Za-z0-9]{1,24}\.[0-9]{1,12}\.[0-9a-f]{64}", token):
        raise BadRequest("void-link", 409)
    return token.partition(".")[0]
