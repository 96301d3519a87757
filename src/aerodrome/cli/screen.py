"""Where the text client writes: plain lines for screen readers and pipes, or colours and boxes."""

from __future__ import annotations

import sys
from typing import Final

import typer
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

CURTAIN_LINES: Final = 60  # empty lines that push a plain screen out of sight
LONGEST: Final = 500  # characters of a line that are read
FORGET: Final = "\x1b[2J\x1b[3J\x1b[H"  # clear the screen and what could be scrolled back to


class Screen:
    def __init__(self, plain: bool) -> None:
        self.plain = plain or not sys.stdout.isatty()
        self._console = Console(highlight=False)

    def line(self, text: str = "", style: str = "") -> None:
        if self.plain:
            typer.echo(text)
        else:
            self._console.print(Text(text, style))

    def box(self, text: str) -> None:
        """A board or a hand."""
        if self.plain:
            typer.echo(text)
        else:
            self._console.print(Panel(Text(text), expand=False))

    def choices(self, lines: list[str]) -> None:
        """Options of one kind, each starting with its number."""
        if self.plain:
            typer.echo("\n".join(lines))
        else:
            self._console.print(Columns([Text(line) for line in lines], padding=(0, 3), column_first=True))

    def page(self, markdown: str) -> None:
        if self.plain:
            typer.echo(markdown)
        else:
            from rich.markdown import Markdown  # which takes longer than all else here

            self._console.print(Markdown(markdown))

    def ask(self, question: str) -> str:
        """A line that is typed. EOFError: there will be none any more."""
        try:
            line = input(question).encode("utf-8", "replace").decode()
        except UnicodeDecodeError as error:
            line = error.object.decode("utf-8", "replace")
        return line.strip()[:LONGEST]

    def clear(self) -> None:
        """Let nothing that was written be seen any more."""
        if self.plain:
            typer.echo("\n" * CURTAIN_LINES)
        else:
            sys.stdout.write(FORGET)
            sys.stdout.flush()
