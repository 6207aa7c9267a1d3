"""Who is who: accounts with passwords, guests on one device, signed session cookies."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from functools import cache, cached_property

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update

import stavka
from stavka import bots
from stavka.kernel import LANGUAGES, StavkaError
from stavka.table.storage import tables as t
from stavka.table.storage.rows import AccountRow
from stavka.table.storage.store import Store, Taken, new_id, now

COOKIE = "stavka"
SESSION_SECONDS = 180 * 24 * 3600
PASSWORD_LENGTH = (8, 200)
NAME_LENGTH = (2, 30)
GUEST = re.compile(r"(guest|гость|гoctь)[ _.#-]{0,3}[0-9]{0,9}")  # as folded
# Cyrillic and Greek letters, small, that look like a Latin one in either case.
LOOKALIKES = str.maketrans("авеёкмнорстухіїјѕαβεζηικμνορτυχ", "abeëkmhopctyxiïjsabezhikmnoptyx")


class BadRequest(StavkaError):
    """Something the person can mend; `reason` is a message id of the shell's texts."""

    def __init__(self, reason: str, status: int = 400) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, as his session says."""

    id: str
    name: str
    language: str
    guest: bool
    session: str = ""  # which of his it is


class People:
    """Accounts and sessions. Slow things (argon2) are meant to run in a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret = store.secret()
        self.hasher = PasswordHasher()

    @cached_property
    def nobody(self) -> str:
        """Compared with when a name is unknown, so that its absence cannot be timed."""
        return self.hasher.hash(secrets.token_hex(16))

    # Accounts

    def guest(self, language: str) -> AccountRow:
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        return self._create(name, None, None, language)

    def register(
        self, name: str, password: str, language: str, guest: AccountRow | None = None
    ) -> AccountRow:
        """A new account; a guest's matches come along if he registers on his device."""
        name = clean_name(name)
        if fold(name) in reserved() or GUEST.fullmatch(fold(name)):
            raise BadRequest("name-reserved")
        hashed = self._hash(password)
        if guest is None or guest.password is not None:
            return self._create(name, fold(name), hashed, language)
        values = {"name": name, "folded": fold(name), "password": hashed, "language": language}
        # Whoever else has the guest's cookie does not get the account with it.
        return self._change(guest.id, **values, epoch=guest.epoch + 1)

    def log_in(self, name: str, password: str) -> AccountRow:
        nobody = self.nobody  # whether there is the name or not
        row = self.store.account(folded=fold(name))
        if not self._matches(row.password if row and row.password else nobody, password):
            raise BadRequest("wrong-name-or-password", 403)
        assert row is not None
        return row

    def change_password(self, person: Person, old: str, new: str) -> AccountRow:
        row = self.store.account(id=person.id)
        if row is None or row.password is None or not self._matches(row.password, old):
            raise BadRequest("wrong-name-or-password", 403)
        return self._change(row.id, password=self._hash(new), epoch=row.epoch + 1)

    def log_out_everywhere(self, person: Person) -> None:
        row = self.store.account(id=person.id)
        if row:
            self._change(row.id, epoch=row.epoch + 1)

    def log_out(self, person: Person) -> None:
        """Make one session void; others of the same account stay."""
        gone = {"id": person.session, "until": now() + SESSION_SECONDS}

        def job(connection: Connection) -> None:
            connection.execute(delete(t.void_session).where(t.void_session.c.until < now()))
            known = select(t.void_session.c.id).where(t.void_session.c.id == person.session)
            if connection.execute(known).first() is None:
                connection.execute(insert(t.void_session).values(**gone))

        self.store.write(job).result()

    def set_preferences(self, account: str, **values: object) -> AccountRow:
        return self._change(account, **values) if values else self._row(account)

    def _create(
        self, name: str, folded: str | None, password: str | None, language: str
    ) -> AccountRow:
        row = AccountRow(
            id=new_id(),
            name=name,
            folded=folded,
            password=password,
            language=language if language in LANGUAGES else "en",
            epoch=0,
            webhook=None,
            created=now(),
        )
        values = msgspec.structs.asdict(row)
        try:
            self.store.write(lambda c: c.execute(insert(t.account).values(**values))).result()
        except Taken:
            raise BadRequest("name-taken", 409) from None
        return row

    def _change(self, id: str, **values: object) -> AccountRow:
        change = update(t.account).where(t.account.c.id == id).values(**values)
        try:
            self.store.write(lambda c: c.execute(change)).result()
        except Taken:
            raise BadRequest("name-taken", 409) from None
        return self._row(id)

    def _row(self, id: str) -> AccountRow:
        row = self.store.account(id=id)
        assert row is not None
        return row

    def _hash(self, password: str) -> str:
        if not PASSWORD_LENGTH[0] <= len(password) <= PASSWORD_LENGTH[1]:
            raise BadRequest("password-length")
        return self.hasher.hash(password)

    def _matches(self, hashed: str, password: str) -> bool:
        if len(password) > PASSWORD_LENGTH[1]:
            return False
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # Sessions

    def session(self, account: AccountRow) -> str:
        """A cookie that only this server's key can make."""
        body = f"{account.id}.{account.epoch}.{int(time.time())}.{secrets.token_hex(8)}"
        return f"{body}.{self._sign(body)}"

    def person(self, cookie: str | None) -> tuple[Person, AccountRow] | None:
        """Whose cookie it is; None for a missing, forged, old or revoked one."""
        if not cookie or len(cookie) > 300:
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        id, epoch, issued, session = body.split(".")
        if time.time() - int(issued) > SESSION_SECONDS:
            return None
        row = self.store.account(id=id, session=session)
        if row is None or row.epoch != int(epoch):
            return None
        return Person(row.id, row.name, row.language, row.password is None, session), row

    def _sign(self, body: str) -> str:
        return hmac.new(self.secret, body.encode(), hashlib.sha256).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: printable, trimmed, not too long."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not NAME_LENGTH[0] <= len(name) <= NAME_LENGTH[1] or not name.isprintable():
        raise BadRequest("name-length")
    return name


def fold(name: str) -> str:
    """Names that look the same are the same, also in letters of another alphabet."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split()).casefold()
    return unicodedata.normalize("NFKC", plain).translate(LOOKALIKES)[:40]


@cache
def reserved() -> frozenset[str]:
    """Names of bots, in all languages, and of the table itself."""
    names = {"stavka", "ставка", "admin", "server", "админ", "сервер"}
    for game in stavka.games().values():
        for language in LANGUAGES:
            texts = game.texts(language)
            for bot in bots.names(game):
                names |= {bot, texts.name(f"bot-{bot}")}
    return frozenset(map(fold, names))


def new_secret() -> tuple[str, str]:
    """The secret of a seat link, and the hash that is kept of it."""
    secret = secrets.token_urlsafe(18)
    return secret, hash_secret(secret)


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
