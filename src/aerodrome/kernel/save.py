"""Saved matches: a text file with the whole log and the position it leads to."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from aerodrome.kernel.chance import Fate
from aerodrome.kernel.encode import digest, dump, load
from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import FORCED, LATE, Entry, Match
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import missing_or_extra

FORMAT: Final = "aerodrome match"
NONCE: Final = re.compile("([0-9a-f]{32})?")  # empty: that of a silent seat
LATEST: Final = 1 << 53  # milliseconds since 1970 that any program can read


@mypyc_attr(native_class=False)
class SaveError(AerodromeError, ValueError):
    """A file that is no saved match, or not any more."""


def save(match: Match, notes: dict[str, Any] | None = None) -> str:
    """The match as text. `notes` are the caller's own: names of players, kinds of bots.
    `times` are those of the log's entries and then of the sealed ones; without a clock there are none."""
    sealed = [match.sealed[seat] for seat in sorted(match.sealed)]
    times = [entry.at for entry in [*match.log, *sealed]]
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "content": match.game.content_hash,
        "seats": match.rules.seats,
        "options": match.rules.options,
        "seed": match.seed,
        **({"nonces": match.nonces} if match.nonces else {}),
        "carry": match.carry,
        "practice": match.practice,
        "notes": notes or {},
        "base": None if match.base is None else dump(match.base),
        "base draws": match.base_draws,
        "log": [_line(match, entry) for entry in match.log],
        "sealed": [_line(match, entry) for entry in sealed],
        **({"times": times} if any(times) else {}),
        "draws": match.draws,
        "position": dump(match.state),
    }
    data["checksum"] = digest(data)
    return json.dumps(data, indent=1)


def restore(
    text: str, find: Callable[[str], Game], auto: bool = True, make: type[Match] = Match
) -> tuple[Match, dict[str, Any]]:
    """The saved match, of class `make`, and its notes. Its log must lead to its position; under other rules or content,
    that goes on. Raises SaveError."""
    data = _parse(text)
    try:
        game = find(data["game"])
        rules = game.rules(data["seats"], data["options"])
        same = data["rules"] == game.version and data["content"] == game.content_hash
        base = data["base"] if same else data["position"]
        begin = None if base is None and same else load(game, rules, base)
        draws = data["base draws"] if same else data["draws"]
        seed, nonces, carry = data["seed"], _nonces(data, rules.seats), data["carry"]
        fate = Fate(seed, nonces)
        match = make(game, rules.seats, rules.options, fate, carry=carry, auto=auto, base=begin, draws=draws)
        match.practice = data["practice"]
        log, sealed = data["log"], data["sealed"]
        times = _times(data, len(log) + len(sealed))
        if same:
            match.replay([_entry(match, line, at) for line, at in zip(log, times[: len(log)], strict=True)])
            if not _is_at(match, data["position"]):
                raise SaveError("the log of the saved match does not lead to its position")
        elif fault := missing_or_extra(rules.zones(match.state), rules.boxes(match.state)):
            raise SaveError(f"the position of the saved match is impossible: {fault}")
        for entry in [_entry(match, line, at) for line, at in zip(sealed, times[len(log) :], strict=True)]:
            if entry.x not in match.legal(entry.who):
                raise SaveError(f"seat {entry.who} of the saved match has sealed an answer that it does not have")
            match.sealed[entry.who] = entry
        return match, data["notes"]
    except SaveError:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError, NotImplementedError) as error:
        raise SaveError(f"the saved match cannot be played again: {error}") from error


def _is_at(match: Match, position: Any) -> bool:
    """Is the match at this saved position, which may be of an earlier shape, or none at all?"""
    try:
        return dump(match.state) == dump(load(match.game, match.rules, position))
    except (KeyError, TypeError, AttributeError, IndexError, ValueError):
        return False


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"not a saved match, or only a part of one: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("this file is not a saved match of Aerodrome")
    if data.pop("checksum", None) != digest(data):
        raise SaveError("the saved match was changed after it was written: its checksum does not fit")
    return data


def _nonces(data: dict[str, Any], seats: int) -> tuple[str, ...]:
    """By seat; a match to whose seed nobody has added anything has none."""
    nonces = data.get("nonces", [""] * seats)
    if not isinstance(nonces, list) or len(nonces) != seats:
        raise SaveError("the saved match has not one nonce for each seat")
    if not all(isinstance(nonce, str) and NONCE.fullmatch(nonce) for nonce in nonces):
        raise SaveError("a nonce of the saved match is not of 32 hexadecimal digits")
    return tuple(nonces)


def _line(match: Match, entry: Entry) -> str:
    if entry.who == CHANCE:
        return f"chance {entry.x}"
    return f"{entry.who}{entry.how} {match.rules.actions.text(entry.x)}"


def _times(data: dict[str, Any], entries: int) -> list[int]:
    """Of so many entries; files of before 0.8 have none."""
    times: list[int] = data.get("times", [0] * entries)
    if len(times) != entries or not all(type(at) is int and 0 <= at < LATEST for at in times):
        raise SaveError("the times of the saved match are no number of milliseconds for each entry")
    return times


def _entry(match: Match, line: str, at: int) -> Entry:
    who, words = line.split(" ", 1)
    if who == "chance":
        return Entry(CHANCE, int(words), "", at)
    how = who[-1] if who[-1] in (FORCED, LATE) else ""
    return Entry(int(who.rstrip(FORCED + LATE)), match.rules.actions.parse(words), how, at)
