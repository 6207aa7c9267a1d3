"""Letters: by the mail server that the keeper has named, to addresses that were confirmed."""

from __future__ import annotations

import hashlib
import heapq
import hmac
import logging
import re
import smtplib
import ssl
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from functools import partial

import msgspec

from stavka.kernel import StavkaError
from stavka.table.config import Config
from stavka.table.people import BadRequest
from stavka.table.storage.rows import AccountRow

SECONDS = 10.0  # for each thing that the mail server is told
AT_ONCE = 2
WAITING = 500  # letters; more are not taken on while the mail server is slow
# Seconds after which a letter that failed is tried again.
AGAIN: tuple[float, ...] = (60.0, 300.0, 1500.0, 3600.0)
FINAL = 500  # codes from here on: the mail server will never take it
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
    """Sends letters, in threads of its own: a mail server that does not answer holds up nobody.
    What cannot be sent now is tried again some times, as long as somebody wants it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._room = threading.BoundedSemaphore(WAITING)
        self._threads = ThreadPoolExecutor(AT_ONCE, "stavka-mail")
        self._later: list[tuple[float, int, Callable[[], object]]] = []  # when, which, what
        self._count = 0
        self._changed = threading.Condition()
        self._closed = False
        self._clock: threading.Thread | None = None  # once something is to be tried again

    def send(self, letter: Letter, wanted: Callable[[], bool] = lambda: True) -> None:
        """`wanted`: whether it is still to be sent when it is tried again."""
        message = written(self.config.smtp_sender, letter)
        if not self._room.acquire(blocking=False):
            log.warning("the mail server is slow: a letter was dropped")
            return
        self._threads.submit(self._send, message, wanted, 0)

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, message: EmailMessage, wanted: Callable[[], bool], failed: int) -> None:
        again = False
        try:
            if failed and not wanted():
                return
            deliver(self.config, message)
        except (OSError, smtplib.SMTPException, ValueError) as problem:
            again = failed < len(AGAIN) and passing(problem)
            # What a mail server says may name the address: that does not belong into a log.
            then = "it is tried again" if again else "it is given up"
            log.warning("a letter could not be sent: %s; %s", type(problem).__name__, then)
            if again:
                self._keep(AGAIN[failed], partial(self._send, message, wanted, failed + 1))
        except StavkaError:
            log.exception("whether a letter is still wanted is not known")
        finally:
            if not again:
                self._room.release()

    def _keep(self, seconds: float, work: Callable[[], object]) -> None:
        with self._changed:
            self._count += 1
            heapq.heappush(self._later, (time.monotonic() + seconds, self._count, work))
            if self._clock is None:
                self._clock = threading.Thread(
                    target=self._watch, name="stavka-mail-later", daemon=True
                )
                self._clock.start()
            self._changed.notify()

    def _watch(self) -> None:
        """Hand out what is to be tried again when its time has come."""
        with self._changed:
            while not self._closed:
                due = self._later[0][0] - time.monotonic() if self._later else None
                if due is None or due > 0:
                    self._changed.wait(due)
                else:
                    self._threads.submit(heapq.heappop(self._later)[2])


def passing(problem: Exception) -> bool:
    """Whether what went wrong may go right another time: no answer, or a code that says so."""
    if isinstance(problem, smtplib.SMTPRecipientsRefused):
        return all(code < FINAL for code, _ in problem.recipients.values())
    if isinstance(problem, smtplib.SMTPResponseException):
        return problem.smtp_code < FINAL
    return isinstance(problem, OSError)


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
