"""Budgets: how much a guest and an address may ask for, by kind. What is spent comes back at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, get_args

from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Budget, Kind, Rate, Settings

BUCKETS: Final = 30_000  # that are kept
LOOKED_THROUGH: Final = 32  # of the oldest, for one that is full again
GUESTS: Final = 10_000  # whose addresses are kept
WAIT: Final = "please wait a moment"


class Bucket:
    """So many tokens at once, refilled at a steady rate."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def refill(self) -> float:
        """The tokens that are there now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so many tokens are there, or all that it holds if that is less; 0: now."""
        missing = min(cost, self.burst) - self.refill()
        return max(0.0, missing / self.rate)

    def take(self, cost: float = 1.0) -> float:
        """Take tokens if they are there; else the seconds until they are."""
        wait = self.wait(cost)
        if not wait:
            self.left -= cost
        return wait


class Budgets:
    """The buckets of all guests and addresses. Those that are full again are forgotten first."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limited = settings.limits > 0
        self._metrics = metrics
        self._budgets: dict[Kind, Budget] = {kind: settings.budget(kind) for kind in get_args(Kind)}
        self._buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()
        self._addresses: OrderedDict[str, str] = OrderedDict()  # where guests were seen last

    def take(self, kind: Kind, address: str, guest: str | None, cost: float = 1.0) -> float:
        """Spend on behalf of an address, and of a guest if known. Returns 0 if both have enough; else nothing is spent,
        and the seconds until they have it are returned."""
        if not self.limited:
            return 0.0
        buckets = self._both(kind, address, guest)
        wait = max(bucket.wait(cost) for bucket in buckets)
        if wait:
            self._metrics.refusal(kind).inc()
            return wait
        for bucket in buckets:
            bucket.left -= cost
        return 0.0

    def note_address(self, guest: str, address: str) -> None:
        """Note that the guest asks from this address, which pays for the thinking of bots too."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > GUESTS:
            self._addresses.popitem(last=False)

    def charge(self, guest: str, seconds: float) -> None:
        """Bots have thought for so long at tables of this guest: it is paid afterwards, on credit if need be."""
        if not self.limited:
            return
        buckets = [self._bucket("thinking", guest_key(guest), self._budgets["thinking"].guest)]
        if guest in self._addresses:
            buckets.append(self._bucket("thinking", self._addresses[guest], self._budgets["thinking"].address))
        for bucket in buckets:
            bucket.left = max(-bucket.burst, bucket.refill() - seconds)

    def overdrawn(self, address: str, guest: str | None) -> float:
        """Seconds until the thinking that guest and address have had is paid; 0: it is."""
        if not self.limited:
            return 0.0
        wait = max(bucket.wait(0.0) for bucket in self._both("thinking", address, guest))
        if wait:
            self._metrics.refusal("thinking").inc()
        return wait

    def _both(self, kind: Kind, address: str, guest: str | None) -> list[Bucket]:
        budget = self._budgets[kind]
        found = [self._bucket(kind, address, budget.address)]
        if guest is not None:
            found.append(self._bucket(kind, guest_key(guest), budget.guest))
        return found

    def _bucket(self, kind: Kind, whose: str, rate: Rate) -> Bucket:
        key = kind, whose
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= BUCKETS:
                self._forget()
            bucket = self._buckets[key] = Bucket(rate.rate, rate.burst)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        """One of the oldest buckets: a full one, which nobody will miss. The others get a second chance."""
        for _ in range(LOOKED_THROUGH):
            key, bucket = self._buckets.popitem(last=False)
            if bucket.refill() >= bucket.burst:
                return
            self._buckets[key] = bucket
        self._buckets.popitem(last=False)


def guest_key(guest: str) -> str:
    """The key of a guest in tables that hold addresses, too; no address looks like it."""
    return f"guest {guest}"
