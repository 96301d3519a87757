"""Whether the engine of this installation is compiled, or plain Python. Both give the same games."""

from __future__ import annotations

from aerodrome.kernel import match


def compiled() -> bool:
    return not str(match.__file__).endswith(".py")
