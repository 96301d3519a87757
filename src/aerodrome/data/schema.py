"""The tables of a dataset, column by column. Whatever changes here changes the version."""

from __future__ import annotations

from typing import Final, NamedTuple

from aerodrome.kernel.errors import AerodromeError

VERSION: Final = 2


class DatasetError(AerodromeError, ValueError):
    """A folder that is no dataset, or not one that this program reads; or a game that is not in it."""


class Column(NamedTuple):
    name: str
    type: str
    about: str
    since: int = 1  # the version that brought it


GAME: Final = Column("game_id", "string", "the game's `id`")

TABLES: Final[dict[str, tuple[Column, ...]]] = {
    "games": (
        Column("id", "string", "begins the checksum of the saved game: the same game has the same id everywhere"),
        Column("schema", "int32", "version of these tables"),
        Column("game", "string", "name in the registry"),
        Column("rules", "int32", "version of the game's rules"),
        Column("content", "string", "hash of the game's content"),
        Column("aerodrome", "string", "version of Aerodrome that wrote the row"),
        Column("seats", "int32", "how many"),
        Column("options", "string", "JSON: each option of the game and its value"),
        Column("seed", "string", "of the match; with the nonces in `saved`, if any, it gives every shuffle and roll"),
        Column("practice", "bool", "something was taken back, or somebody may have known what was hidden"),
        Column("whole", "bool", "it began with the set-up, not with a position or with what came from a match before"),
        Column("ended", "bool", "it was played to its end"),
        Column("entries", "int32", "lines of its log: decisions, and outcomes of chance"),
        Column("decisions", "int32", "its rows in decisions"),
        Column("choices", "int32", "those of them that were not forced"),
        Column("events", "int32", "its rows in events"),
        Column("saved", "string", "the saved game, as Aerodrome reads it"),
    ),
    "seats": (
        GAME,
        Column("seat", "int32", "from 0 on"),
        Column("team", "int32", "seats of one team share it"),
        Column("player", "string", "the bot, or `human`; null if the saved game does not tell"),
        Column("name", "string", "what the player was called; null unless names were asked for"),
        Column("rank", "int32", "the place, 1 is best; null until the game has ended"),
        Column("returns", "double", "from 1 (first) to -1 (last); teams add up to 0; null until the game has ended"),
        Column("win", "double", "1 for the winner; a shared win is a part of 1; null until the game has ended"),
    ),
    "decisions": (
        GAME,
        Column("number", "int32", "from 1 on, in the order in which the answers took effect"),
        Column("seat", "int32", "who was asked"),
        Column("question", "string", "the step of the rules that asked"),
        Column("legal", "list<int32>", "numbers of the options, as the seat was offered them"),
        Column("chosen", "int32", "number of the answer"),
        Column("words", "string", "the answer in words"),
        Column(
            "how", "string", "`chosen`, `forced` (answered for it, as its only option) or `late` (time had run out)"
        ),
        Column("draws", "int32", "how often chance had been asked before"),
        Column("at", "int64", "when it was answered: milliseconds since 1970; null if nobody had a clock", since=2),
        Column("thought", "int64", "milliseconds from the question to the answer; null if nobody had a clock", since=2),
    ),
    "events": (
        GAME,
        Column("number", "int32", "from 1 on"),
        Column("after", "int32", "the decision that led to it; 0 for the set-up"),
        Column("kind", "string", "what happened"),
        Column("args", "string", "JSON: the arguments that everybody is told, by name"),
        Column("more", "list<int32>", "a public list, dice for example"),
        Column("secrets", "string", "JSON: the arguments that only some are told; null if there are none"),
        Column("seen", "int32", "who is told all of it: bit n for seat n, bit 30 for spectators"),
    ),
}


def columns(table: str, version: int) -> tuple[Column, ...]:
    """Those that a table had in a version."""
    return tuple([column for column in TABLES[table] if column.since <= version])
