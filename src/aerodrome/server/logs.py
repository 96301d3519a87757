"""Structured log lines on the standard error. They name no card and no player."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


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
