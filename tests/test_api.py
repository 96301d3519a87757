"""The package as others import it: what it offers, what that says, and what it refuses."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.bots.levels import Chooser
from aerodrome.games import find, names
from aerodrome.kernel.encode import dump
from aerodrome.kernel.game import Game
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import LANGUAGES


class First:
    """Takes the first option."""

    def choose(self, mine: Any, legal: list[int]) -> int:
        return legal[0]


def part_way(name: str, seed: int = 3, answers: int = 30) -> aerodrome.Match:
    match = aerodrome.Match(name, seed=seed)
    for n in range(answers):
        if match.over:
            break
        choices = match.options()
        match.step(choices[n * 7 % len(choices)])
    return match


@pytest.mark.parametrize("module", ["aerodrome.api", "aerodrome.series"])
def test_examples_of_docstrings_are_true(module: str) -> None:
    done = doctest.testmod(import_module(module))
    assert done.attempted >= 3
    assert done.failed == 0


def test_all_that_is_promised_is_there() -> None:
    assert all(getattr(aerodrome, name) is not None for name in aerodrome.__all__)
    assert set(aerodrome.__all__) <= set(dir(aerodrome))
    with pytest.raises(AttributeError, match="no attribute 'airship'"):
        aerodrome.airship  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_imports_nothing_else_of_it() -> None:
    code = "import sys, aerodrome; print(sorted(name for name in sys.modules if name.startswith('aerodrome')))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "['aerodrome']"


def test_games_are_listed() -> None:
    assert [game.name for game in aerodrome.games()] == list(names())
    assert all(isinstance(game, Game) for game in aerodrome.games())


@pytest.mark.parametrize("name", names())
def test_options_have_words_in_every_language(name: str) -> None:
    match = part_way(name)
    seat = match.asked()[0]
    for language in LANGUAGES:
        choices = match.options(seat, language)
        assert [choice.action for choice in choices] == match.legal(seat)
        assert all(match.rules.actions.parse(choice.text) == choice.action for choice in choices)
        assert all(choice.label for choice in choices)
    unasked = next((each for each in range(match.rules.seats) if each not in match.asked()), SPECTATOR)
    assert match.options(unasked) == []


@pytest.mark.parametrize("name", names())
def test_a_board_shows_what_its_viewer_knows(name: str) -> None:
    match = part_way(name)
    for viewer in (0, 1, SPECTATOR):
        shown = {match.imagine(viewer, seed).board(viewer) for seed in range(3)}
        assert shown == {match.board(viewer)}


@pytest.mark.parametrize("name", names())
def test_an_imagined_match_agrees_with_what_the_seat_knows(name: str) -> None:
    match = part_way(name)
    before = match.save()
    worlds = [match.imagine(1, seed) for seed in range(4)]
    known = dump(match.rules.redact(match.state, 1))
    assert all(dump(world.rules.redact(world.state, 1)) == known for world in worlds)
    assert dump(match.imagine(1, 2).state) == dump(worlds[2].state)
    assert worlds[0].play("random").over
    assert match.save() == before


@pytest.mark.parametrize("name", names())
def test_an_evaluation_depends_on_nothing_that_the_viewer_cannot_see(name: str) -> None:
    match = part_way(name)
    values = match.evaluate(0, worlds=4)
    assert len(values) == match.rules.seats
    assert all(0 <= value <= 1 for value in values)
    assert all(match.imagine(0, seed).evaluate(0, worlds=4) == values for seed in range(3))


def test_a_match_that_is_over_is_worth_its_places() -> None:
    match = aerodrome.play("control_tower", ["pilot", "random"], seed=7)
    assert match.evaluate(SPECTATOR, worlds=1) == [(each + 1) / 2 for each in match.returns()]


def test_an_evaluation_wants_a_world() -> None:
    with pytest.raises(aerodrome.BadSetup, match="at least one world, not 0"):
        aerodrome.Match("control_tower").evaluate(0, worlds=0)


@pytest.mark.parametrize("name", names())
def test_chance_is_told_exactly_and_not_taken(name: str) -> None:
    rolled, shuffled, quiet = 0, 0, 0
    match = aerodrome.Match(name, seed="chances")
    for n in range(400):
        if match.over:
            break
        choices = match.options()
        choice, before, entries = choices[n * 5 % len(choices)], match.save(), len(match.log)
        outcomes = match.chance(choice)
        assert match.save() == before
        sealed = match.state.todo[-1].together
        match.step(choice)
        if sealed:
            continue
        came = match.log[entries + 1 : entries + 2]
        assert bool(outcomes) == bool(came and came[0].who == CHANCE)
        if not outcomes:
            quiet += 1
        elif outcomes[0].number is None:
            shuffled += 1
        else:
            rolled += 1
            assert sum(outcome.probability for outcome in outcomes) == pytest.approx(1)
            assert came[0].x in [outcome.number for outcome in outcomes]
    assert quiet
    assert rolled + shuffled or name == "control_tower"


def test_a_roll_has_its_odds() -> None:
    match = aerodrome.Match("control_tower")
    state = match.state.clone()
    assert aerodrome.outcomes(state) == []
    for step in find("control_tower").rules(2).setup([[], []]).todo:
        state.todo.append(step)
    assert aerodrome.outcomes(state) == [aerodrome.Outcome(None, 1.0)]


@pytest.mark.parametrize("name", names())
def test_a_file_gives_the_match_back(name: str, tmp_path: Path) -> None:
    match = part_way(name)
    match.notes["names"] = ["Ann", "Bob"]
    text = match.save(tmp_path / "game.json")
    for again in (
        aerodrome.load(tmp_path / "game.json"),
        aerodrome.load(str(tmp_path / "game.json")),
        aerodrome.load(text),
    ):
        assert type(again) is aerodrome.Match
        assert again.save() == text
        assert again.notes == match.notes


def test_what_is_no_saved_match_is_refused(tmp_path: Path) -> None:
    with pytest.raises(aerodrome.SaveError):
        aerodrome.load("{}")
    with pytest.raises(FileNotFoundError):
        aerodrome.load(tmp_path / "nothing.json")


def test_copies_are_matches_of_the_same_class() -> None:
    match = part_way("magnificent")
    for other in (match.copy(), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert type(other) is aerodrome.Match
        assert other.save() == match.save()
        assert other.play("random").over
    assert not match.over


def test_a_seed_is_a_number_or_a_text() -> None:
    assert aerodrome.Match("air_racing", seed=12).save() == aerodrome.Match("air_racing", seed="12").save()
    assert aerodrome.Match("air_racing", seed=12).save() != aerodrome.Match("air_racing", seed=13).save()


@pytest.mark.parametrize("bots", ["random", First(), ["random", First()], [First(), "cadet"]])
def test_bots_are_names_or_objects(bots: str | Chooser | list[str | Chooser]) -> None:
    match = aerodrome.play("control_tower", bots, seed=1)
    assert match.over
    assert match.rules.seats == 2
    assert len(match.scores()) == 2


@pytest.mark.parametrize("bots", [["random"], ["random"] * 3, "wright"])
def test_bots_that_do_not_fit_are_refused(bots: str | list[str]) -> None:
    with pytest.raises(aerodrome.BadSetup):
        aerodrome.Match("control_tower", 2).play(bots)


def test_every_error_is_one_of_aerodrome() -> None:
    match = aerodrome.Match("control_tower", seed=7)
    for attempt in (
        lambda: aerodrome.Match("chess"),
        lambda: aerodrome.Match("control_tower", 9),
        lambda: match.step("fly away"),
        lambda: match.answer(1, "move 1 left"),
        lambda: match.chance("move 3 back"),
        lambda: match.options(0, "fr"),
        lambda: aerodrome.load("{"),
        lambda: aerodrome.Series("control_tower", 2, 0, [1]),
        lambda: aerodrome.play("control_tower", "random", seed=1).step(0),
    ):
        with pytest.raises(aerodrome.AerodromeError) as raised:
            attempt()
        assert isinstance(raised.value, ValueError)


def test_a_notebook_shows_board_and_options() -> None:
    match = aerodrome.Match("control_tower", seed=7)
    shown = match._repr_html_()
    assert "<pre>" in shown
    assert "asked: seat_0" in shown
    assert all(f"<code>{choice.text}</code>" in shown for choice in match.options())
    assert "<script" not in aerodrome.Match("control_tower", seed="<script>")._repr_html_()
    over = aerodrome.play("control_tower", "random", seed=7)
    assert f"places: {over.ranks()}" in over._repr_html_()
    assert "options</summary>" not in over._repr_html_()


def test_the_ten_things_run_as_a_script(tmp_path: Path) -> None:
    script = Path(__file__).parents[1] / "examples" / "ten_things.py"
    done = subprocess.run([sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert len(done.stdout.splitlines()) > 12
    assert aerodrome.load(tmp_path / "tower.json").notes == {"names": ["Ann", "Bob"]}
    assert "<polyline" in (tmp_path / "course.svg").read_text()
