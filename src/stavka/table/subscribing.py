"""Requests about notices: how one wants to be told of one's turn."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from stavka.table import mail, push
from stavka.table.answers import MailAddress, NoticesInfo
from stavka.table.people import BadRequest
from stavka.table.requests import body, client, must_have, reply
from stavka.table.storage.rows import AccountRow, DeviceRow
from stavka.table.storage.store import now
from stavka.table.table import Table


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's own subscription; `p256dh` and `auth` are its keys."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=500)]


class Email(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    email: Annotated[str, Meta(max_length=300)]  # empty: none


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]


def how_told(table: Table, account: AccountRow) -> NoticesInfo:
    means = table.notices.push
    return NoticesInfo(
        kinds=table.notices.kinds,
        key=means.key if means else "",
        devices=[device.endpoint for device in means.devices.of(account)] if means else [],
        email=account.email or "",
        confirmed=account.confirmed,
    )


async def notices(request: Request, table: Table) -> Response:
    _, account = await must_have(request, table)
    return reply(await asyncio.to_thread(how_told, table, account))


async def add_device(request: Request, table: Table) -> Response:
    wish: Device = await body(request, Device)
    person, account = await must_have(request, table)
    means = table.notices.push
    if means is None:
        raise BadRequest("no-such-notices", 409)
    push.check(wish.endpoint, wish.p256dh, wish.auth)
    row = DeviceRow(
        endpoint=wish.endpoint,
        account=account.id,
        p256dh=wish.p256dh,
        auth=wish.auth,
        epoch=account.epoch,
        session=person.session,
        created=now(),
    )
    await asyncio.to_thread(means.devices.add, row)
    return reply(await asyncio.to_thread(how_told, table, account))


async def remove_device(request: Request, table: Table) -> Response:
    wish: Forgotten = await body(request, Forgotten)
    _, account = await must_have(request, table)
    if means := table.notices.push:
        await asyncio.to_thread(means.devices.remove, account.id, wish.endpoint)
    return reply(await asyncio.to_thread(how_told, table, account))


async def set_email(request: Request, table: Table) -> Response:
    """Another address is used once it is confirmed."""
    wish: Email = await body(request, Email)
    person, account = await must_have(request, table)
    if wish.email:
        if table.notices.post is None:
            raise BadRequest("no-such-notices", 409)
        mail.check(wish.email)
        table.letters.take(person.id, client(request), f"to {wish.email.lower()}")
    if not wish.email or wish.email != account.email:
        account = await changed(table, account.id, wish.email or None, confirmed=False)
    if wish.email and not account.confirmed:
        table.notices.ask_to_confirm(account)
    return reply(await asyncio.to_thread(how_told, table, account))


async def confirm(request: Request, table: Table) -> Response:
    """Whoever has the letter may: perhaps it is read on another device."""
    account = await linked(request, table, "confirm")
    await changed(table, account.id, account.email, confirmed=True)
    return reply(MailAddress(account.email or ""))


async def stop(request: Request, table: Table) -> Response:
    """No more letters."""
    account = await linked(request, table, "stop")
    await changed(table, account.id, None, confirmed=False)
    return reply(MailAddress(account.email or ""))


async def linked(request: Request, table: Table, what: str) -> AccountRow:
    """The account for which a link was made."""
    wish: Link = await body(request, Link)
    id = mail.account_of(wish.token)
    account = await asyncio.to_thread(lambda: table.store.account(id=id))
    return table.links.check(what, wish.token, account)


async def changed(table: Table, id: str, email: str | None, *, confirmed: bool) -> AccountRow:
    return await asyncio.to_thread(
        lambda: table.people.set_preferences(id, email=email, confirmed=confirmed)
    )
