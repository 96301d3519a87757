"""`aerodrome play`: a game in the terminal, against bots or people beside you."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

import aerodrome.games as games
from aerodrome.cli.arguments import (
    Language,
    Options,
    Plain,
    language_from,
    load,
    noted_language,
    options_from,
)
from aerodrome.cli.client import HUMAN, Client
from aerodrome.cli.screen import Screen
from aerodrome.clock import wall_clock
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.match import Match
from aerodrome.notes import noted_list
from aerodrome.text import Words

DEFAULT_BOT: Final = "pilot"


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="See `aerodrome games`.")] = None,
    players: Annotated[str | None, typer.Option(help="Each seat: human, or a bot: random, cadet, pilot, ace.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats beyond --players are pilots.")] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same cards and dice.")] = None,
    lang: Language = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    practice: Annotated[bool, typer.Option("--practice", help="`undo` takes back anything.")] = False,
    plain: Plain = False,
) -> None:
    """Play a game. Type ? in it for help."""
    screen = Screen(plain)
    if resume is not None:
        if game or option or seed or seats:
            raise BadSetup("--resume goes on with the saved game, seats, options and seed: leave the others out")
        client = _resumed(resume, players, lang, screen, practice)
    else:
        language = language_from(lang)
        found = games.find(game) if game else _choose(screen, Words(None, language))
        who = _players(players, seats, found)
        now = wall_clock() if HUMAN in who else 0
        match = Match(found, len(who), options_from(option), seed or secrets.token_hex(8), now=now)
        words = Words(found, language)
        client = Client(match, who, _names(who, words), words, screen, practice)
    client.run()


def _choose(screen: Screen, words: Words) -> Game:
    """Ask which game it shall be."""
    names = games.names()
    screen.line(words.say("cli-welcome"), "bold")
    for number, name in enumerate(names, 1):
        title = Words(games.find(name), words.language).say("title")
        screen.line(words.say("cli-choice", number=number, label=title))
    while True:
        try:
            answer = screen.ask(words.say("cli-choose-game") + " ")
        except EOFError:
            raise BadSetup(f"name a game; there are {', '.join(names)}") from None
        except KeyboardInterrupt:
            raise typer.Exit from None
        if answer.isdecimal() and answer in [str(n + 1) for n in range(len(names))]:
            return games.find(names[int(answer) - 1])
        screen.line(words.say("cli-not-a-choice", low=1, high=len(names)))


def _players(given: str | None, seats: int | None, game: Game) -> list[str]:
    """Who sits where: one person first, the rest bots, if nothing else was said."""
    players = [player.strip().lower() for player in given.split(",")] if given else [HUMAN]
    wanted = seats or max(len(players), game.fewest)
    if len(players) > wanted:
        raise BadSetup(f"{len(players)} players do not fit on {wanted} seats")
    return players + [DEFAULT_BOT] * (wanted - len(players))


def _names(players: list[str], words: Words) -> list[str]:
    """A name for each seat; that of a bot tells its level."""
    names = []
    for number, player in enumerate(players, 1):
        name = words.say("cli-player", number=number)
        level = player.partition(":")[0]
        names.append(f"{name} ({words.say(f'level-{level}')})" if words.has(f"level-{level}") else name)
    return names


def _resumed(file: Path, players: str | None, lang: str | None, screen: Screen, practice: bool) -> Client:
    """The client of a saved game, with the players and the language it had unless others are asked for."""
    match, notes = load(file)
    if match.over:
        raise BadSetup(f"this game is over: aerodrome replay {file}")
    seats = match.rules.seats
    words = Words(match.game, noted_language(notes, lang))
    noted = noted_list(notes, "players", seats)
    names = noted_list(notes, "names", seats)
    who = noted if noted and not players else _players(players, seats, match.game)
    if names is None or who != noted or words.language != notes.get("language"):
        names = _names(who, words)
    screen.line(words.say("cli-resumed", file=str(file)))
    return Client(match, who, names, words, screen, practice, file)
