"""`aerodrome rules`: the rules by their ids."""

from __future__ import annotations

from typing import Annotated

import typer

from aerodrome.cli.arguments import GameName
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.sheet import NoSuchRule, Sheet, spell


def command(
    game: GameName,
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="One rule or ruling, for example CTL-4.5.")] = "",
) -> None:
    """Print the rules of a game, or one of them."""
    try:
        typer.echo(spell(Sheet(find(game)), rule))
    except NoSuchRule as error:
        raise BadSetup(str(error)) from error
