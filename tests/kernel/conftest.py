"""Hypothesis judges what comes out, not how long it took."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("kernel", deadline=None)
settings.load_profile("kernel")
