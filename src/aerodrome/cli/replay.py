"""`aerodrome replay`: a saved game, told again."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from aerodrome.cli.arguments import Language, Plain, SaveFile, load, noted_language
from aerodrome.cli.screen import Screen
from aerodrome.games import part
from aerodrome.kernel.events import Told
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.lab.simulate import TURN
from aerodrome.notes import noted_list
from aerodrome.text import Words

EVERYTHING: Final = -1  # the viewer who has seen all cards


def command(
    file: SaveFile,
    lang: Language = None,
    viewer: Annotated[
        str, typer.Option(help="A seat from 1 on, spectator, or all. By default all once it is over.")
    ] = "",
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
    plain: Plain = False,
) -> None:
    """Print the log of a saved game turn by turn, and the position it led to."""
    match, notes = load(file)
    words = Words(match.game, noted_language(notes, lang))
    seats = match.rules.seats
    names = noted_list(notes, "names", seats) or [words.say("cli-player", number=n + 1) for n in range(seats)]
    screen = Screen(plain)
    who = _viewer(viewer, match)
    for told in _told(match, who):
        if told.kind == TURN:
            _pause(screen, step)
        screen.line(words.event(match.rules, told, names))
    _pause(screen, step)
    _show_position(match, who, words, names, screen)
    if match.over:
        for place, name in sorted(zip(match.ranks(), names, strict=True)):
            screen.line(words.say("cli-place", place=place, name=name))
        screen.line(words.say("cli-seed", seed=match.seed))


def _viewer(given: str, match: Match) -> int:
    seats = [str(seat + 1) for seat in range(match.rules.seats)]
    if given in seats:
        return seats.index(given)
    if given == "spectator" or (not given and not match.over):
        return SPECTATOR
    if given in ("all", ""):
        return EVERYTHING
    raise BadSetup(f"a viewer is one of {', '.join(seats)}, spectator and all, not {given!r}")


def _told(match: Match, viewer: int) -> list[Told]:
    """The events as the viewer was told them; EVERYTHING hears of each what its best informed seat heard."""
    if viewer != EVERYTHING:
        return match.told(viewer)
    seats = range(match.rules.seats)
    return [
        match.rules.events.told(event, next((seat for seat in seats if event.seen >> seat & 1), SPECTATOR))
        for event in match.events
    ]


def _pause(screen: Screen, step: bool) -> None:
    if not step:
        screen.line()
        return
    try:
        screen.ask("")
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None


def _show_position(match: Match, viewer: int, words: Words, names: list[str], screen: Screen) -> None:
    view, boards = part(match.game, "view").view, part(match.game, "board")
    eye = SPECTATOR if viewer == EVERYTHING else viewer
    seen = view(match.rules, match.mine(eye), eye)
    screen.box(boards.status(seen, words, names))
    screen.box(boards.board(seen, words))
    for seat in range(match.rules.seats):
        if viewer in (seat, EVERYTHING):
            screen.line(names[seat], "bold")
            screen.line(boards.hand(view(match.rules, match.mine(seat), seat), words))
