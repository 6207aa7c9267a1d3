"""Notices that a browser shows, also while no page of ours is open: Web Push.

Each device of a person gives an address at the push service of its browser's maker, and keys. What
is sent there is encrypted for that device, so the service cannot read it, and signed with the key
of this server (VAPID), which never leaves it.
"""

from __future__ import annotations

import base64
import binascii
import json
import time

import msgspec
from sqlalchemy import Connection, delete, insert, select

from stavka.kernel import StavkaError
from stavka.table import outgoing
from stavka.table.people import BadRequest
from stavka.table.storage import tables as t
from stavka.table.storage.rows import AccountRow, DeviceRow
from stavka.table.storage.store import Store

DEVICES = 10  # of one person; the oldest is forgotten
KEPT_SECONDS = 24 * 3600  # by the push service, while the device is off
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)  # what a push service says of a device that no longer listens
POINT_BYTES, SECRET_BYTES = 65, 16


class Devices:
    """The devices that people want to be told on."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, account: AccountRow) -> list[DeviceRow]:
        """Those of a person, the oldest first; one that has been logged out is told nothing."""

        def query(connection: Connection) -> list[DeviceRow]:
            c = t.device.c
            void = select(t.void_session.c.id).where(t.void_session.c.id == c.session)
            mine = (c.account == account.id) & (c.epoch == account.epoch) & ~void.exists()
            rows = connection.execute(select(t.device).where(mine).order_by(c.created))
            return [DeviceRow(**dict(row)) for row in rows.mappings()]

        found: list[DeviceRow] = self.store.read(query)
        return found

    def add(self, device: DeviceRow) -> None:
        """A browser belongs to who uses it now."""
        c = t.device.c
        mine = select(c.endpoint).where(c.account == device.account)

        def job(connection: Connection) -> None:
            connection.execute(delete(t.device).where(c.endpoint == device.endpoint))
            known = connection.execute(mine.order_by(c.created.desc())).scalars().all()
            for old in known[DEVICES - 1 :]:
                connection.execute(delete(t.device).where(c.endpoint == old))
            connection.execute(insert(t.device).values(**msgspec.structs.asdict(device)))

        self.store.write(job).result()

    def remove(self, account: str, endpoint: str) -> None:
        c = t.device.c
        gone = delete(t.device).where(c.endpoint == endpoint, c.account == account)
        self.store.write(lambda connection: connection.execute(gone)).result()


class Push:
    """Sends to devices. The key is made at the first start and kept in the database."""

    def __init__(self, store: Store, caller: outgoing.Caller, contact: str) -> None:
        # Only a server that sends them needs these; to load them takes a while.
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self.devices = Devices(store)
        self.caller = caller
        self.contact = contact
        self._vapid = Vapid02.from_pem(store.kept("vapid", new_key).encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()  # for the browser

    def send(self, device: DeviceRow, match: str, words: dict[str, str]) -> None:
        """Raises NotCalled. A device that is gone is forgotten."""
        data = sealed(device, json.dumps(words).encode())
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Topic": match,  # an older notice of the same match that has not arrived is replaced
            **self._signature(device.endpoint),
        }
        status = self.caller.post(device.endpoint, data, headers)
        if status in GONE:
            self.devices.remove(device.account, device.endpoint)
        elif not 200 <= status < 300:
            raise outgoing.NotCalled(f"the push service answers {status}")

    def _signature(self, endpoint: str) -> dict[str, str]:
        from py_vapid import VapidException

        parts = outgoing.split(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": f"mailto:{self.contact}",
        }
        try:
            signed: dict[str, str] = self._vapid.sign(claims)
        except VapidException as problem:
            raise outgoing.NotCalled(str(problem)) from None
        return signed


def new_key() -> str:
    """A private key, as PEM."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    key = generate_private_key(SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def sealed(device: DeviceRow, data: bytes) -> bytes:
    """What only this device can read."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    made: bytes = http_ece.encrypt(
        data,
        private_key=generate_private_key(SECP256R1()),
        dh=plain(device.p256dh),
        auth_secret=plain(device.auth),
        version="aes128gcm",
    )
    return made


def check(endpoint: str, p256dh: str, auth: str) -> None:
    """Whether a device can be told with these; raises BadRequest."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        outgoing.split(endpoint)
        point, secret = plain(p256dh), plain(auth)
        if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
            raise ValueError("a key of another length")
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (ValueError, StavkaError):
        raise BadRequest("bad-device") from None


def plain(text: str) -> bytes:
    """The bytes of a key as browsers write it; raises ValueError."""
    if not text.isascii():
        raise ValueError("no key")
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as problem:
        raise ValueError(str(problem)) from None
