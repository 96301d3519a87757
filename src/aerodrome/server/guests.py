"""Guests: a nickname, and a cookie with a token that nobody can guess."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from aerodrome.server.limits import Budgets
from aerodrome.server.names import shown
from aerodrome.server.records import Guest
from aerodrome.server.store import Store

COOKIE: Final = "aerodrome"
A_YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000  # guests kept in memory


class Guests:
    def __init__(self, store: Store, budgets: Budgets) -> None:
        self.store, self.budgets = store, budgets
        self._known: OrderedDict[str, Guest] = OrderedDict()  # by digest of the token

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """The guest of the connection's cookie; nobody if there is none, or if it is not one of ours."""
        return await self.bearer(connection.cookies.get(COOKIE))

    async def bearer(self, token: str | None) -> Guest | None:
        if not token:
            return None
        digest = sha256(token.encode()).hexdigest()
        guest = self._known.get(digest) or await self.store.find_guest(digest)
        if guest is not None:
            guest = Guest(guest.id, shown(guest.name))
            self._remember(digest, guest)
        return guest

    def remembered(self, token: str | None) -> str | None:
        """The id of a guest who has been here of late; it asks no store, whatever is invented."""
        guest = self._known.get(sha256(token.encode()).hexdigest()) if token else None
        return guest.id if guest else None

    async def welcome(self, name: str, address: str) -> tuple[Guest, str]:
        """A new guest, who comes from this address, and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(9), name)
        digest = sha256(token.encode()).hexdigest()
        await self.store.add_guest(guest, digest)
        self._remember(digest, guest)
        self.budgets.seen(guest.id, address)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        await self.store.rename_guest(guest.id, name)
        self._known = OrderedDict((digest, each) for digest, each in self._known.items() if each.id != guest.id)
        return Guest(guest.id, name)

    def _remember(self, digest: str, guest: Guest) -> None:
        self._known[digest] = guest
        self._known.move_to_end(digest)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def token_of(cookies: Sequence[str]) -> str | None:
    """The guest's token, from the values of the Cookie header."""
    try:
        found = SimpleCookie("; ".join(cookies))
    except CookieError:
        return None
    return found[COOKIE].value if COOKIE in found else None


def cookie(token: str, secure: bool) -> Cookie:
    return Cookie(COOKIE, "/", token, max_age=A_YEAR, httponly=True, secure=secure, samesite="lax")
