"""Single games as rows of a dataset, or the reason why one is left out.

Many at once, on all cores: `aerodrome.lab.datasets`. Those of a server's database: `aerodrome.server.export`."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from aerodrome.data.dataset import Batches, packed
from aerodrome.data.tell import tell
from aerodrome.games import find
from aerodrome.kernel.save import SaveError, restore

OTHER_RULES: Final = "it was played by other rules or content than today's, so its decisions cannot be told"


class LeftOut(NamedTuple):
    """A game that cannot be told."""

    source: str
    reason: str


class SavedFile(NamedTuple):
    """A saved game: the file's name and content, and whether the names of its players are wanted."""

    name: str
    body: bytes
    names: bool


def from_save(file: SavedFile) -> Batches | LeftOut:
    """The rows of a saved game, which must be of today's rules and content."""
    try:
        text = file.body.decode("utf-8")
        match, notes = restore(text, find)
    except UnicodeDecodeError:
        return LeftOut(file.name, "this file is not a saved match of Aerodrome")
    except SaveError as error:
        return LeftOut(file.name, str(error))
    written = json.loads(text)
    if (written["rules"], written["content"]) != (match.game.version, match.game.content_hash):
        return LeftOut(file.name, OTHER_RULES)
    return packed(tell(match, about_players(notes, file.names)))


def about_players(notes: Any, names: bool) -> dict[str, Any]:
    """What the notes of a saved game say about the players; what they are called only with `names`."""
    known = notes if isinstance(notes, dict) else {}
    wanted = ("players", "names") if names else ("players",)
    return {name: known[name] for name in wanted if name in known}
