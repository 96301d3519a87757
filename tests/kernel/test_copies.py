"""Matches, states, rules and games can be copied and pickled; what never changes is found again, not copied."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.fields import fields
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import save
from aerodrome.kernel.state import Shared


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def under_way(name: str, answers: int = 40) -> Match:
    """A match of the game after so many random answers."""
    match, rng = Match(find(name), max(2, find(name).fewest), seed="copies"), Rng(7)
    for _ in range(answers):
        if match.over:
            break
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    return match


def finished(match: Match) -> str:
    """The save of the match after everybody has taken the first option to the end."""
    while not match.over:
        seat = match.asked()[0]
        match.answer(seat, match.legal(seat)[0])
    return save(match)


@pytest.mark.parametrize("way", [copy, deepcopy, pickled, Match.copy])
@pytest.mark.parametrize("name", names())
def test_a_copy_of_a_match_goes_on_by_itself(name: str, way: Callable[[Match], Match]) -> None:
    match = under_way(name)
    match.notes["names"] = ["Ann", "Bob"]
    before, heard = save(match), len(match.events)
    other = way(match)
    assert save(other) == before
    assert other.notes == match.notes
    assert len(other.events) == heard
    end = finished(other)
    assert (save(match), len(match.events)) == (before, heard)
    assert finished(match) == end


@pytest.mark.parametrize("way", [deepcopy, pickled, Match.copy])
def test_a_copy_takes_back_what_the_original_could(way: Callable[[Match], Match]) -> None:
    match = under_way("control_tower", 5)
    while not any(match.can_undo(seat) for seat in range(2)):
        seat = match.asked()[0]
        match.answer(seat, match.legal(seat)[0])
    (seat,) = [seat for seat in range(2) if match.can_undo(seat)]
    other = way(match)
    other.undo(seat)
    assert len(other.log) < len(match.log)
    match.undo(seat)
    assert save(other) == save(match)


def test_a_sealed_answer_is_copied() -> None:
    match = Match(find("great_race"), 2, seed="sealed")
    while len(match.asked()) < 2:
        seat = match.asked()[0]
        match.answer(seat, match.legal(seat)[0])
    match.answer(0, match.legal(0)[0])
    for other in (match.copy(), pickled(match)):
        assert other.asked() == [1]
        other.withdraw(0)
        assert other.asked() == [0, 1]
    assert match.asked() == [1]


@pytest.mark.parametrize("way", [deepcopy, pickled])
@pytest.mark.parametrize("name", names())
def test_a_state_shares_its_tables_with_its_copy(name: str, way: Callable[[Any], Any]) -> None:
    state: Any = under_way(name).state
    other = way(state)
    assert other is not state
    assert dump(other) == dump(state)
    tables = [field for field in fields(type(state)) if isinstance(getattr(state, field), Shared)]
    assert tables
    assert all(getattr(other, field) is getattr(state, field) for field in tables)


@pytest.mark.parametrize("way", [deepcopy, pickled])
@pytest.mark.parametrize("name", names())
def test_rules_and_games_are_found_again(name: str, way: Callable[[Any], Any]) -> None:
    game = find(name)
    rules = game.rules(game.most)
    assert way(game) is game
    assert way(rules) is rules


def test_what_no_game_made_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="GAME"):
        pickle.dumps(replace(find("control_tower"), version=99))


def test_a_generator_goes_on_where_it_was() -> None:
    rng = Rng(5)
    rng.word()
    again = pickled(rng)
    assert [again.word() for _ in range(9)] == [rng.word() for _ in range(9)]


def test_a_state_and_an_entry_tell_whose_turn_it_is() -> None:
    match = Match(find("control_tower"), 4, seed="7", quiet=True)
    asked: set[int] = set()
    while len(asked) < 4:
        (seat,) = match.asked()
        asked.add(seat)
        assert repr(match.state).endswith(f", seat {seat}>")
        match.answer(seat, match.legal(seat)[-1])
        assert repr(next(entry for entry in reversed(match.log) if entry.who == seat)).startswith(f"<Entry seat {seat}")
    assert {repr(entry).split(":")[0] for entry in match.log if entry.who < 0} == {"<Entry chance"}


def test_reprs_tell_what_stands() -> None:
    match = Match(find("control_tower"), 2, seed=7)
    assert repr(match) == "<Match of control_tower: 2 seats, seed '7', 3 entries, seat 0 asked>"
    assert repr(match.game) == "<Game control_tower: 2 to 4 seats>"
    assert repr(match.rules) == "<ControlTower: 2 seats, half_width 2>"
    assert repr(match.state) == "<Sky: Act, seat 0>"
    assert repr(match.state.todo[-1]) == "Act(who=0)"
