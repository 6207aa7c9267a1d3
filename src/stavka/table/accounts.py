"""Requests about oneself: guests, accounts, sessions, preferences."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from stavka.table import messages as m
from stavka.table import outgoing
from stavka.table.answers import PersonInfo, Who
from stavka.table.people import COOKIE, SESSION_SECONDS, BadRequest
from stavka.table.requests import body, client, language_of, must_be, reply, who
from stavka.table.storage.rows import AccountRow
from stavka.table.table import Table
from stavka.table.workshop import Asker


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=300)]


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=300)]
    new: Annotated[str, Meta(max_length=300)]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: m.Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None  # empty: none
    shown: bool | None = None  # one's profile, to everybody


def signed_in(table: Table, account: AccountRow) -> Response:
    response = reply(who_is(account))
    response.set_cookie(
        COOKIE,
        table.people.session(account),
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=table.config.secure_cookies,
        path="/",
    )
    return response


def signed_out() -> Response:
    response = reply(Who(None))
    response.delete_cookie(COOKIE, path="/")
    return response


def who_is(account: AccountRow) -> Who:
    return Who(
        PersonInfo(
            id=account.id,
            name=account.name,
            guest=account.password is None,
            language=account.language,
            webhook=account.webhook or "",
            shown=account.shown,
        )
    )


# Accounts


async def me(request: Request, table: Table) -> Response:
    found = await who(request, table)
    return reply(who_is(found[1]) if found else Who(None))


async def guest(request: Request, table: Table) -> Response:
    if found := await who(request, table):
        return reply(who_is(found[1]))
    table.guests.take(client(request))
    account = await asyncio.to_thread(table.people.guest, language_of(request))
    return signed_in(table, account)


async def register(request: Request, table: Table) -> Response:
    wish: Register = await body(request, Register)
    table.attempts.take(client(request))
    found = await who(request, table)
    given = wish.name, wish.password, language_of(request), found[1] if found else None
    account = await hashed(request, table, lambda _: table.people.register(*given))
    if found and found[1].id == account.id:
        table.dismiss(found[0], code=1012)  # who is let in again is the owner of the new cookie
    return signed_in(table, account)


async def log_in(request: Request, table: Table) -> Response:
    wish: Register = await body(request, Register)
    table.attempts.take(client(request))
    account = await hashed(request, table, lambda _: table.people.log_in(wish.name, wish.password))
    return signed_in(table, account)


async def hashed(request: Request, table: Table, job: Callable[[Asker], AccountRow]) -> AccountRow:
    """What needs a password hashed: much memory and time, so few at once."""
    return await table.passwords.do(request, client(request), None, job)


async def log_out(request: Request, table: Table) -> Response:
    if found := await who(request, table):
        await asyncio.to_thread(table.people.log_out, found[0])
        table.dismiss(found[0], session=found[0].session)
    return signed_out()


async def log_out_everywhere(request: Request, table: Table) -> Response:
    person = await must_be(request, table)
    await asyncio.to_thread(table.people.log_out_everywhere, person)
    table.dismiss(person)
    return signed_out()


async def change_password(request: Request, table: Table) -> Response:
    wish: Password = await body(request, Password)
    person = await must_be(request, table)
    table.attempts.take(client(request))
    account = await hashed(
        request, table, lambda _: table.people.change_password(person, wish.old, wish.new)
    )
    table.dismiss(person)
    return signed_in(table, account)


async def preferences(request: Request, table: Table) -> Response:
    wish: Preferences = await body(request, Preferences)
    person = await must_be(request, table)
    values: dict[str, str | bool | None] = {}
    if wish.language:
        values["language"] = wish.language
    if wish.webhook is not None:
        if wish.webhook:
            try:
                outgoing.split(wish.webhook)
            except outgoing.NotCalled:
                raise BadRequest("bad-webhook") from None
        values["webhook"] = wish.webhook or None
    if wish.shown is not None:
        if person.guest and wish.shown:
            raise BadRequest("guests-are-private", 409)
        values["shown"] = wish.shown
    account = await asyncio.to_thread(lambda: table.people.set_preferences(person.id, **values))
    return reply(who_is(account))
