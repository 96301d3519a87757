"""Positions of 0.7.0: they open as they were, go on and finish; what is no position is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import find
from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.state import Race
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump, load
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore

from .cockpit import answers_at_random

OLD = sorted((Path(__file__).parents[2] / "old" / "v0_7_0").glob("great_race-*.json"))
UNCHANGED = ["race", "day", "rounds", "decks", "discards", "row", "rewards", "attached", "news", "headline", "cantina"]
UNCHANGED += ["order", "places"]

each_save = pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)


def saved(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def loaded(position: dict[str, Any]) -> Race:
    seats = len(position.get("pilots", position.get("hands", [])))
    s = load(GAME, GAME.rules(seats), position)
    assert isinstance(s, Race)
    return s


def only(pile: list[int]) -> int:
    return pile[0] if pile else -1


def test_there_are_saves_of_several_moments() -> None:
    assert len(OLD) == 5


@each_save
def test_an_old_save_opens_goes_on_and_finishes(path: Path) -> None:
    match, _ = restore(path.read_text(encoding="utf-8"), find)
    assert dump(match.state) == dump(loaded(saved(path)["position"]))
    assert len(match.log) == len(saved(path)["log"])
    rng = Rng(7)
    while not match.over:
        answers_at_random(match, rng)
    assert sorted(match.ranks()) == list(range(1, len(match.ranks()) + 1))


@each_save
def test_every_old_field_is_where_it_belongs(path: Path) -> None:
    old = saved(path)["position"]
    s = loaded(old)
    begun = old["day"] > 1 or old["rounds"] > 0
    for seat, pilot in enumerate(s.pilots):
        board, cards, now, sealed = pilot.board, pilot.cards, pilot.round, pilot.sealed
        fuel, health = board.fuel, board.health
        gauges = [fuel.supply, fuel.reserve, fuel.spent, health.supply, health.reserve, health.spent]
        found: dict[str, object] = {
            "board": gauges,
            "moxy": board.moxy,
            "crew": board.crew,
            "tokens": board.tokens,
            "ready": [int(card not in board.exhausted) for card in board.crew],
            "hands": cards.hand,
            "picked": cards.picked,
            "laid": cards.laid,
            "paths": cards.path,
            "dealt": sealed.dealt,
            "chosen": sealed.chosen,
            "wishes": sealed.wish,
            "unwished": sealed.unwished,
            "stage": pilot.stage,
            "tracker": pilot.tracker,
            "status": pilot.status,
            "today": pilot.today,
            "medals": pilot.medals,
            "landing": now.landing + now.acted,
            "hired": int(now.hired),
        }
        if begun:  # until then 0.7.0 kept what had no meaning
            found |= {"change": now.change, "raised": now.raised, "flew": now.flew}
        else:
            assert (now.change, now.raised, now.flew) == (0, 0, -1)
        for name, value in found.items():
            assert value == old[name][seat], name
        piles = {"pilot": pilot.card, "shown": cards.shown, "bids": cards.bid}
        for name, card in piles.items():
            assert card == only(old[name][seat]), name
        named = {*found, *piles, *UNCHANGED, "flown", "todo", "change", "raised", "flew"}
        assert named == set(old)
    for name in UNCHANGED:
        assert getattr(s, name) == old[name], name
    assert s.flown is bool(old["flown"])
    assert dump(s)["todo"] == old["todo"]


def test_who_has_acted_twice_on_landing_has() -> None:
    """The flag of 0.7.0 was counted on."""
    old = saved(OLD[0])["position"]
    old["landing"] = [2, 1, *[0 for _ in old["landing"][2:]]]
    pilots = loaded(old).pilots
    assert [(pilot.round.landing, pilot.round.acted) for pilot in pilots[:2]] == [(True, 1), (True, 0)]


def spoiled(path: str, value: Any) -> dict[str, Any]:
    """A position of today with another value there; None takes it away."""
    data = dump(Match(GAME, 2, seed="shape").state)
    at: Any = data
    *way, last = path.split(".")
    for part in way:
        at = at[int(part)] if isinstance(at, list) else at[part]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("pilots.0.piece", "Aircraft", "'pilots' of the position .* no piece of the game"),
        ("pilots.0.board.fuel.piece", "Cards", "'pilots.board.fuel' .* no piece of the game"),
        ("pilots.1.board.moxy", None, "'pilots.board' .* no piece of the game"),
        ("pilots.1.tracker", True, "'pilots.tracker' of the position is True"),
        ("pilots.0.round.landing", 1, "'pilots.round.landing' of the position is 1"),
        ("pilots.0.board", 3, "'pilots.board' of the position is 3"),
        ("flown", 0, "'flown' of the position is 0"),
        ("day", "one", "'day' of the position is 'one'"),
        ("shape", 99, "the position has shape 99"),
    ],
)
def test_what_is_no_position_is_refused(path: str, value: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        loaded(spoiled(path, value))
