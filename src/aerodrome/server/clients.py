"""Finds the client of a request behind trusted proxies: the address that limits count, and the scheme of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

import structlog

from aerodrome.server.settings import Network

FORWARDED_FOR: Final = "x-forwarded-for"
FORWARDED_PROTO: Final = "x-forwarded-proto"
FORWARDING: Final = (FORWARDED_FOR, FORWARDED_PROTO, "forwarded")
PLAIN: Final = "http"  # the scheme of every connection: a proxy speaks TLS for the server
SCHEMES: Final = (PLAIN, "https")
STRANGE_PAGE: Final = "requests from pages of other addresses are not accepted; the host may name one with --origin"
LONGEST: Final = 60  # characters of an address with its port
Address = IPv4Address | IPv6Address
Values = Callable[[str], Sequence[str]]  # all values of a header
log = structlog.get_logger()


class Client(NamedTuple):
    address: str  # an IPv4 address, or the /64 network of an IPv6 address: that much one customer is given
    scheme: str  # of the page or socket, as the browser sees it


class Clients:
    """Finds the client of a request. Forwarding headers count only if they come from a trusted proxy."""

    def __init__(self, trusted: Sequence[Network]) -> None:
        """`trusted`: the networks of proxies."""
        self._trusted = trusted
        self._warned: set[str] = set()

    def trusts(self, peer: str) -> bool:
        address = _parsed(peer)
        return address is not None and self._is_proxy(address)

    def find(self, peer: str, values: Values) -> Client:
        """The client of a request that came from `peer` with these headers."""
        address = _parsed(peer)
        if address is None:
            return Client(peer, PLAIN)
        if not self._is_proxy(address):
            if any(values(name) for name in FORWARDING):
                self._warn(
                    "forwarding headers ignored: if they come from a proxy of yours, name it with --trust-proxy", peer
                )
            return Client(counted(address), PLAIN)
        hops = [hop for value in values(FORWARDED_FOR) for hop in value.split(",")]
        if not hops:
            self._warn("a trusted proxy sends no X-Forwarded-For: until it does, all its clients share limits", peer)
        while hops and self._is_proxy(address) and (hop := _parsed(hops.pop())):
            address = hop
        schemes = [scheme.strip().lower() for value in values(FORWARDED_PROTO) for scheme in value.split(",")]
        return Client(counted(address), schemes[-1] if schemes and schemes[-1] in SCHEMES else PLAIN)

    def _is_proxy(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)

    def _warn(self, event: str, peer: str) -> None:
        """Once for each kind of warning: whoever connects can cause it."""
        if event not in self._warned:
            self._warned.add(event)
            log.warning(event, peer=peer)


def counted(address: Address) -> str:
    """The address as limits count it."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


def _parsed(text: str) -> Address | None:
    """The address that a connection or a proxy names, perhaps with a port; none if it is no address."""
    text = text.strip()
    if len(text) > LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def allowed_origin(origin: str | None, scheme: str, host: str, origins: tuple[str, ...]) -> bool:
    """Does the Origin header name this server, or an address that the host allows? Browsers always send it; what does
    not is no browser, and carries no cookie of somebody else."""
    return origin is None or origin in origins or origin == f"{scheme}://{host}"
