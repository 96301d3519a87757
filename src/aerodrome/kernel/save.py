"""Saved matches: a text file with the whole log and the position it leads to."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from aerodrome.kernel.actions import UnknownAction
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.match import FORCED, LATE, Entry, Match
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import missing_or_extra

FORMAT: Final = "aerodrome match"


class SaveError(ValueError):
    """A file that is no saved match, or not any more."""


def save(match: Match, notes: dict[str, Any] | None = None) -> str:
    """The match as text. `notes` are the caller's own: names of players, kinds of bots."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "content": match.game.content_hash,
        "seats": match.rules.seats,
        "options": match.rules.options,
        "seed": match.seed,
        "carry": match.carry,
        "practice": match.practice,
        "notes": notes or {},
        "base": None if match.base is None else dump(match.base),
        "base draws": match.base_draws,
        "log": [_line(match, entry) for entry in match.log],
        "sealed": [_line(match, match.sealed[seat]) for seat in sorted(match.sealed)],
        "draws": match.draws,
        "position": dump(match.state),
    }
    data["checksum"] = _checksum(data)
    return json.dumps(data, indent=1)


def restore(text: str, find: Callable[[str], Game], auto: bool = True) -> tuple[Match, dict[str, Any]]:
    """The saved match and its notes. Its log is replayed and must lead to its position; a match saved under
    other rules or content goes on from its position, without its log."""
    data = _parse(text)
    try:
        game = find(data["game"])
        options: dict[str, Any] = {**data["options"]}
        rules = game.rules(data["seats"], options)
        same = data["rules"] == game.version and data["content"] == game.content_hash
        base = data["base"] if same else data["position"]
        match = Match(
            game,
            data["seats"],
            options,
            data["seed"],
            carry=data["carry"],
            auto=auto,
            base=None if base is None else load(game, rules, base),
            draws=data["base draws"] if same else data["draws"],
        )
        match.practice = data["practice"]
        if same:
            match.replay([_entry(match, line) for line in data["log"]])
        elif fault := missing_or_extra(rules.zones(match.state), rules.boxes()):
            raise SaveError(f"the position of the saved match is impossible: {fault}")
        for entry in [_entry(match, line) for line in data["sealed"]]:
            match.sealed[entry.who] = entry
        if dump(match.state) != data["position"]:
            raise SaveError("the log of the saved match does not lead to its position")
    except (UnknownAction, BadSetup) as error:
        raise SaveError(f"the saved match cannot be played again: {error}") from error
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        if isinstance(error, SaveError):
            raise
        raise SaveError(f"the saved match is damaged: {error}") from error
    return match, data["notes"]


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise SaveError(f"not a saved match, or only a part of one: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("this file is not a saved match of Aerodrome")
    if data.pop("checksum", None) != _checksum(data):
        raise SaveError("the saved match was changed after it was written: its checksum does not fit")
    return data


def _checksum(data: dict[str, Any]) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def _line(match: Match, entry: Entry) -> str:
    if entry.who == CHANCE:
        return f"chance {entry.x}"
    return f"{entry.who}{entry.how} {match.rules.actions.text(entry.x)}"


def _entry(match: Match, line: str) -> Entry:
    who, words = line.split(" ", 1)
    if who == "chance":
        return Entry(CHANCE, int(words), "")
    how = who[-1] if who[-1] in (FORCED, LATE) else ""
    return Entry(int(who.rstrip(FORCED + LATE)), match.rules.actions.parse(words), how)
