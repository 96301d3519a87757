"""The base of all errors that Aerodrome raises on purpose."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class AerodromeError(Exception):
    """Something that Aerodrome refuses or could not do; its message says what, in one sentence."""
