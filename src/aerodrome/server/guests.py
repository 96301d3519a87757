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
from aerodrome.server.records import Guest
from aerodrome.server.sanitize import shown
from aerodrome.server.store import Store

COOKIE: Final = "aerodrome"
A_YEAR: Final = 365 * 24 * 3600
CACHED: Final = 10_000  # guests kept in memory


class Guests:
    def __init__(self, store: Store, budgets: Budgets) -> None:
        self.store, self.budgets = store, budgets
        self._cached: OrderedDict[str, Guest] = OrderedDict()  # by digest of the token

    async def of_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """The guest of the request's cookie; None if there is no cookie, or no such guest. Raises StorageError."""
        return await self.of_token(connection.cookies.get(COOKIE))

    async def of_token(self, token: str | None) -> Guest | None:
        """The guest with this token; None if there is no such guest. Raises StorageError."""
        if not token:
            return None
        digest = sha256(token.encode()).hexdigest()
        guest = self._cached.get(digest) or await self.store.find_guest(digest)
        if guest is not None:
            guest = Guest(guest.id, shown(guest.name))
            self._cache(digest, guest)
        return guest

    def cached_id(self, token: str | None) -> str | None:
        """The id of the guest with this token, if it was here of late. It never asks the store, so invented
        tokens cost nothing."""
        guest = self._cached.get(sha256(token.encode()).hexdigest()) if token else None
        return guest.id if guest else None

    async def add(self, name: str, address: str) -> tuple[Guest, str]:
        """Store a new guest, who comes from this address. Returns the guest and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(9), name)
        digest = sha256(token.encode()).hexdigest()
        await self.store.add_guest(guest, digest)
        self._cache(digest, guest)
        self.budgets.note_address(guest.id, address)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        await self.store.rename_guest(guest.id, name)
        self._cached = OrderedDict((digest, each) for digest, each in self._cached.items() if each.id != guest.id)
        return Guest(guest.id, name)

    def _cache(self, digest: str, guest: Guest) -> None:
        self._cached[digest] = guest
        self._cached.move_to_end(digest)
        while len(self._cached) > CACHED:
            self._cached.popitem(last=False)


def token_of(cookies: Sequence[str]) -> str | None:
    """The guest's token, from the values of the Cookie header."""
    try:
        found = SimpleCookie("; ".join(cookies))
    except CookieError:
        return None
    return found[COOKIE].value if COOKIE in found else None


def cookie(token: str, secure: bool) -> Cookie:
    return Cookie(COOKIE, "/", token, max_age=A_YEAR, httponly=True, secure=secure, samesite="lax")
