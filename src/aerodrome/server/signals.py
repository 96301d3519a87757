"""What the server tells its host: numbers for Prometheus and structured log lines. Neither names a card or a player."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import cache

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from structlog.typing import Processor


class Signals:
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


def set_up_logging(verbose: bool) -> None:
    """Lines of JSON on the standard error, also from the libraries."""
    facts: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    as_json = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*facts, as_json],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG if verbose else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    theirs = structlog.stdlib.ProcessorFormatter
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(theirs(processors=[theirs.remove_processors_meta, as_json], foreign_pre_chain=facts))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
