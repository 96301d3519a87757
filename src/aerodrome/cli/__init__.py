"""The aerodrome command: play in the terminal, simulate, and look things up."""

from __future__ import annotations


def main() -> None:
    from aerodrome.cli.app import app

    app()
