"""Simulations: the same numbers on any number of cores, fair to seats, and right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aerodrome.kernel.game import BadSetup
from aerodrome.lab.simulate import MatchSpec, Played, Setting, play, run, summary
from aerodrome.lab.stats import mean, wilson

from .conftest import Run

SIM = ("sim", "control_tower", "--games", "6", "--seed", "s")


def machine_readable(run: Run, *args: str) -> Any:
    result = run(*SIM, "--json", *args)
    assert result.exit_code == 0
    return json.loads(result.stdout)


def test_the_same_numbers_on_one_core_and_on_two(run: Run) -> None:
    one = machine_readable(run, "--jobs", "1")
    assert machine_readable(run, "--jobs", "2") == one
    assert [game["seed"] for game in one["games"]] == [f"s/{i}" for i in range(6)]


def test_bots_change_seats_from_game_to_game(run: Run) -> None:
    found = machine_readable(run, "--jobs", "1", "--bots", "pilot,random,cadet")
    assert [game["bots"] for game in found["games"][:3]] == [
        ["pilot", "random", "cadet"],
        ["random", "cadet", "pilot"],
        ["cadet", "pilot", "random"],
    ]
    bots = {score["name"]: score for score in found["summary"]["bots"]}
    assert {name: score["games"] for name, score in bots.items()} == {"pilot": 6, "random": 6, "cadet": 6}
    assert sum(score["wins"] for score in bots.values()) == pytest.approx(6)
    assert bots["pilot"]["wins"] > bots["random"]["wins"]
    assert sum(score["share"] for score in found["summary"]["seats"]) == pytest.approx(1)


def test_a_mirror_plays_each_seed_with_every_rotation() -> None:
    setting = Setting("control_tower", ("pilot", "random"), games=2, seed="m", mirror=True)
    played = list(run(setting, jobs=1))
    assert [(game.seed, game.bots) for game in played] == [
        ("m/0", ("pilot", "random")),
        ("m/0", ("random", "pilot")),
        ("m/1", ("pilot", "random")),
        ("m/1", ("random", "pilot")),
    ]
    assert played[1] == play(MatchSpec("control_tower", ("random", "pilot"), "m/0", {}))


def test_more_seats_than_bots_and_an_option(run: Run) -> None:
    found = machine_readable(run, "--bots", "random", "--seats", "3", "--option", "half_width=3", "--jobs", "1")
    assert found["setting"]["options"] == {"half_width": "3"}
    assert {tuple(game["bots"]) for game in found["games"]} == {("random",) * 3}
    [score] = found["summary"]["bots"]
    assert (score["games"], score["share"]) == (18, pytest.approx(1 / 3))


def test_the_table_for_people(run: Run) -> None:
    lines = run(*SIM, "--jobs", "1").output.splitlines()
    assert lines[0] == "6 games of control_tower, seed s, 2 seats"
    pilot = next(line for line in lines if "pilot" in line)
    low, high = wilson(6, 6)
    assert [cell.strip() for cell in pilot.split("│")[1:-1]] == [
        "pilot",
        "6",
        "6",
        "100.0%",
        f"{low:.1%} - {high:.1%}",
        "1.000",
        "+1.000",
    ]
    turns = next(line for line in lines if line.startswith("│ turn "))
    assert turns.split("│")[3].strip() == "100.0%"


def test_a_summary_counts_shared_wins_as_parts() -> None:
    games = [
        Played("0", ("a", "b"), (1, 1), (0.0, 0.0), (0.5, 0.5), 10, {"turn": 4}),
        Played("1", ("b", "a"), (2, 1), (-1.0, 1.0), (0.0, 1.0), 20, {"turn": 6, "safety": 1}),
    ]
    found = summary(games)
    a, b = found.bots
    assert (a.name, a.games, a.wins, a.share, a.place, a.returns) == ("a", 2, 1.5, 0.75, 1.0, 0.5)
    assert (b.wins, b.place, b.returns) == (0.5, 1.5, -0.5)
    assert [seat.wins for seat in found.seats] == [0.5, 1.5]
    assert (found.shared_wins, found.decisions, found.fewest_decisions, found.most_decisions) == (1, 15.0, 10, 20)
    assert found.events == {"safety": 0.5, "turn": 5.0}
    assert found.rounds == 2.5
    assert found.games_with == {"safety": 1, "turn": 2}


def test_shares_by_what_an_event_tells() -> None:
    """A word counts once for a seat; shared wins are parts."""
    by = {"buy": [("kite", 0), ("kite", 1), ("zeppelin", 1)]}
    games = [
        Played("0", ("a", "a"), (1, 2), (1.0, -1.0), (1.0, 0.0), 10, {"buy": 9}, by),
        Played("1", ("a", "a"), (1, 1), (0.0, 0.0), (0.5, 0.5), 10, {"buy": 1}, {"buy": [("zeppelin", 0)]}),
    ]
    kite, zeppelin = summary(games).by["buy"]
    assert (kite.name, kite.games, kite.wins, kite.place) == ("kite", 2, 1.0, 1.5)
    assert (zeppelin.name, zeppelin.games, zeppelin.wins, zeppelin.share) == ("zeppelin", 2, 0.5, 0.25)


def test_homes_of_aeroplanes_from_its_events(run: Run) -> None:
    aeroplanes = ("sim", "aeroplanes", "--bots", "random", "--seats", "3", "--games", "2", "--by", "home")
    found = json.loads(run(*aeroplanes, "--json").stdout)
    homes = found["summary"]["by"]["home"]
    assert sum(home["games"] for home in homes) == 6
    assert sum(home["wins"] for home in homes) == pytest.approx(2)
    assert "of fair" in run(*aeroplanes).output
    result = run("sim", "aeroplanes", "--games", "1", "--by", "sunshine")
    assert (result.exit_code, "sunshine" in result.output, "home" in result.output) == (2, True, True)


def test_wilson_intervals() -> None:
    """Known values: 5 of 10, none of 10, all of 10, 81 of 263."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean([]) == 0.0
    assert mean([0.1] * 10) == 0.1


def test_a_setting_is_checked_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="alien"):
        next(run(Setting("control_tower", ("random", "alien"), 1)))
