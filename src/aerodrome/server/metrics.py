"""Numbers about the server for Prometheus. None of them names a card or a player."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("aerodrome_tables", "Tables in memory", registry=registry)
        self.tables_made = Counter("aerodrome_tables_made", "Tables made", ["game"], registry=registry)
        self.sockets = Gauge("aerodrome_sockets", "Open sockets", registry=registry)
        self.connections = Gauge("aerodrome_connections", "Open connections, sockets too", registry=registry)
        refusals = Counter("aerodrome_refusals", "What was too much, by kind", ["kind"], registry=registry)
        self.refusal: Callable[[str], Counter] = cache(refusals.labels)
        commands = Counter("aerodrome_commands", "Commands", ["command", "outcome"], registry=registry)
        self.command: Callable[[str, str], Counter] = cache(commands.labels)
        self.store_seconds = Histogram("aerodrome_store_seconds", "Until an entry is stored", registry=registry)
        self.thinking_seconds = Histogram(
            "aerodrome_thinking_seconds", "Until a bot has answered", ["level"], registry=registry
        )
        self.busy_seconds = Counter(
            "aerodrome_bot_busy_seconds", "For which bots kept processes busy", ["level"], registry=registry
        )
        self.reading_seconds = Histogram(
            "aerodrome_reading_seconds", "Until a reader has answered", ["work"], registry=registry
        )
