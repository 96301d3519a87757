"""What a host may set, and the numbers that keep the server well."""

from __future__ import annotations

import os
from ipaddress import IPv4Network, IPv6Network
from math import inf
from typing import Final, Literal

from msgspec import Struct

Network = IPv4Network | IPv6Network
Kind = Literal[
    "pages",  # the client's files
    "reads",  # GET of /api
    "replays",  # and of what takes longer: replays, saved games, the OpenAPI document
    "changes",  # other than the following
    "tables",  # made, and rematches
    "uploads",  # of saved games, and playing on from a replay
    "sockets",  # opened
    "hellos",  # each is answered with a full state
    "commands",  # all of them, on all sockets
    "thinking",  # seconds of bots
    "probes",  # /health, /ready, /metrics
]


class Rate(Struct, frozen=True):
    """So many a second, and so many at once."""

    rate: float
    burst: float


class Budget(Struct, frozen=True):
    """What a guest may spend, and all guests of an address together."""

    guest: Rate
    address: Rate


# A family that plays behind one address spends less than a tenth of these. The budgets of changes and commands follow
# from the settings.
BUDGETS: Final[dict[Kind, Budget]] = {
    "pages": Budget(Rate(40, 600), Rate(100, 2_000)),
    "reads": Budget(Rate(20, 200), Rate(60, 600)),
    "replays": Budget(Rate(1, 30), Rate(3, 90)),
    "tables": Budget(Rate(0.5, 40), Rate(1, 80)),
    "uploads": Budget(Rate(0.2, 15), Rate(0.5, 40)),
    "sockets": Budget(Rate(2, 60), Rate(6, 200)),
    "hellos": Budget(Rate(4, 80), Rate(12, 240)),
    "thinking": Budget(Rate(0.5, 900), Rate(1, 1_800)),
    "probes": Budget(Rate(2, 30), Rate(2, 30)),
}


class Settings(Struct, frozen=True):
    compiling: bool = False  # the engine, beside the server, for its next start
    origins: tuple[str, ...] = ()  # from where browsers may come, besides the server's own address
    proxies: tuple[Network, ...] = ()  # whose forwarding headers count
    limits: float = 1.0  # how many times the budgets, and the sockets and connections of one; 0: without limit
    message_rate: float = 20.0  # commands a second on one socket,
    message_burst: int = 60  # and how many at once
    request_rate: float = 10.0  # changing requests a second from one address,
    request_burst: int = 60
    connections: int = 5_000  # in all; fewer if the system allows fewer open files
    connections_each: int = 256  # from one address
    sockets_each: int = 150  # from one address,
    sockets_guest: int = 40  # and of one guest
    head: int = 32_000  # bytes of a request's first line and headers
    request_seconds: float = 30.0  # until a request is complete
    stall_seconds: float = 30.0  # in which an answer makes no headway
    keep_alive: int = 15  # seconds until the next request
    hello_seconds: float = 15.0  # until a socket has said hello
    tarpit_seconds: float = 1.0  # that the answer to somebody who is too fast takes,
    tarpit: int = 500  # and how many such answers wait at once
    ping_seconds: float = 20.0  # from one ping to the next; who has sent nothing in between is gone
    grace: float = 60.0  # seconds that somebody may be away before others may call a bot
    reconnect: float = 20.0  # seconds that whoever is asked has at least after a restart
    idle: float = 120.0  # seconds before a table that nobody looks at is forgotten until it is needed,
    idle_over: float = 10.0  # and one whose game is over
    nonce_seconds: float = 5.0  # that a full table waits for what browsers add to its seed
    pace: float = 0.2  # seconds in which a bot answers where its haste would tell something
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    search_seconds: float = 1.5  # after which the search of a bot answers with what it has found
    bot_seconds: float = 30.0  # for an answer, before the bot's process is ended
    bot_memory: int = 4096  # megabytes of address space for the process of a bot; 0: any
    readers: int = max(1, (os.cpu_count() or 2) // 2)  # processes for replays and saved games
    reader_seconds: float = 60.0
    reader_memory: int = 2048
    replay_cache: int = 64_000_000  # bytes of finished games' replays that are kept

    def budget(self, kind: Kind) -> Budget:
        """A kind's budget times `limits`."""
        if kind == "changes":
            change = Rate(self.request_rate, self.request_burst)
            found = Budget(change, change)
        elif kind == "commands":
            rate, burst = self.message_rate, self.message_burst
            found = Budget(Rate(3 * rate, 3 * burst), Rate(10 * rate, 10 * burst))
        else:
            found = BUDGETS[kind]
        return Budget(self.times(found.guest), self.times(found.address))

    def times(self, rate: Rate) -> Rate:
        return Rate(rate.rate * self.limits, max(1.0, rate.burst * self.limits))

    def most(self, count: int) -> float:
        """How many of one guest or address there may be, if it is this many times `limits`."""
        return max(1, int(count * self.limits)) if self.limits else inf
