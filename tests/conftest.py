"""Hypothesis judges what comes out, not how long it took; in CI it always tries the same examples."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("aerodrome", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("aerodrome")
