"""What a host may set."""

from __future__ import annotations

import os

from msgspec import Struct


class Settings(Struct, frozen=True):
    origins: tuple[str, ...] = ()  # from where browsers may come, besides the server's own address
    message_rate: float = 20.0  # commands a second on one socket,
    message_burst: int = 60  # and how many at once
    request_rate: float = 10.0  # changing requests a second from one address,
    request_burst: int = 60
    grace: float = 60.0  # seconds that somebody may be away before others may call a bot
    idle: float = 120.0  # seconds before a table that nobody looks at is forgotten until it is needed
    pace: float = 0.2  # seconds in which a bot answers where its haste would tell something
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
