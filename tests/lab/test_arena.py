"""Tournaments: who meets whom, the same results whoever plays the games, and nothing lost by an interruption."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from typer.testing import CliRunner, Result

from aerodrome.cli.app import app
from aerodrome.kernel.game import BadSetup
from aerodrome.lab.arena import Arena, Tournament, against
from aerodrome.lab.engines import Cores, Done, engine, in_order
from aerodrome.lab.journal import GAMES, RESULTS, Line
from aerodrome.lab.simulate import Played
from aerodrome.lab.sprt import Sprt
from aerodrome.lab.stats import wilson

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 120  # seconds until a process that plays must have finished games
ARENA = ("arena", "control_tower", "--seed", "t")
THREE = (*ARENA, "--bots", "pilot,cadet,random", "--seats", "2", "--rounds", "2")
TEST = Sprt("pilot", "random", elo0=0, elo1=200)


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def call(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def said(*args: str) -> str:
    result = call(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def lines(folder: str) -> list[Line]:
    return [msgspec.json.decode(line, type=Line) for line in Path(folder, GAMES).read_bytes().splitlines()]


def seating(tournament: Tournament) -> list[tuple[str, str]]:
    return [(spec.seed, " ".join(map(str, spec.bots))) for spec in tournament.specs()]


class Backwards:
    """Plays in slices, the last game of each first: what comes of that must not depend on it."""

    def __init__(self, slice_of: int) -> None:
        self.slice_of = slice_of

    def work(self, task: Callable[[T], R], items: Iterable[tuple[int, T]]) -> Generator[Done[R], None, None]:
        every = list(items)
        for start in range(0, len(every), self.slice_of):
            for n, item in reversed(every[start : start + self.slice_of]):
                yield Done(n, task(item), "backwards")


def test_every_combination_meets_in_every_rotation_on_every_seed() -> None:
    found = seating(Tournament("control_tower", ("a", "b", "c"), seats=2, rounds=2, seed="s"))
    assert found[:6] == [("s/0", "a b"), ("s/0", "b a"), ("s/0", "a c"), ("s/0", "c a"), ("s/0", "b c"), ("s/0", "c b")]
    assert found[6:] == [("s/1", bots) for _, bots in found[:6]]


def test_everybody_sits_on_every_seat_equally_often() -> None:
    tables = Tournament("control_tower", tuple("abcde"), seats=3, rounds=1).specs()
    assert len(tables) == len(set(tables_bots := [table.bots for table in tables])) == 30
    assert set(Counter((bot, seat) for bots in tables_bots for seat, bot in enumerate(bots)).values()) == {6}


def test_few_bots_sit_down_over_again() -> None:
    found = seating(Tournament("control_tower", ("a", "b"), seats=4, rounds=1))
    assert [bots for _, bots in found] == ["a b a b", "b a b a", "a b a b", "b a b a"]


def test_one_process_and_all_cores_give_the_same_bytes() -> None:
    one = said(*THREE, "--jobs", "1", "--out", "one")
    two = said(*THREE, "--jobs", "2", "--out", "two")
    assert one == two
    assert Path("one", RESULTS).read_bytes() == Path("two", RESULTS).read_bytes()
    assert sorted(line.game for line in lines("two")) == list(range(12))
    assert said(*THREE, "--jobs", "1", "--out", "one", "--json").encode() == Path("one", RESULTS).read_bytes()


def test_the_results_are_those_of_the_games() -> None:
    out = said(*THREE, "--jobs", "1", "--out", "f")
    results = json.loads(Path("f", RESULTS).read_bytes())
    games = [line.played for line in lines("f")]
    assert results["games"] == len(games) == 12
    assert results["setting"]["bots"] == ["pilot", "cadet", "random"]
    assert results["sprt"] is None
    for bot in results["bots"]:
        wins = sum(game.wins[game.bots.index(bot["name"])] for game in games if bot["name"] in game.bots)
        assert (bot["games"], bot["wins"]) == (8, wins)
        assert (bot["low"], bot["high"]) == wilson(wins, 8)
    assert [bot["rating"]["ordinal"] for bot in results["bots"]] == sorted(
        (bot["rating"]["ordinal"] for bot in results["bots"]), reverse=True
    )
    assert results["bots"][0]["name"] == "pilot"
    assert [(duel["name"], duel["against"], duel["games"]) for duel in results["duels"]] == [
        ("pilot", "cadet", 4),
        ("pilot", "random", 4),
        ("cadet", "random", 4),
    ]
    assert sum(seat["wins"] for seat in results["seats"]) == 12
    assert out.splitlines()[0] == "12 games of control_tower, seed t, 2 seats"
    row = next(line for line in out.splitlines() if line.startswith("│ pilot"))
    best = results["bots"][0]
    assert [cell.strip() for cell in row.split("│")[2:5]] == [
        f"{best['rating'][each]:.2f}" for each in ("ordinal", "mu", "sigma")
    ]


def test_scores_are_between_opponents() -> None:
    def game(bots: str, ranks: tuple[int, ...]) -> Played:
        return Played("0", tuple(bots), ranks, (), (), 0, {})

    assert against(game("ab", (1, 2)), "a", "b", [0, 1]) == 1.0
    assert against(game("ab", (1, 2)), "b", "a", [0, 1]) == 0.0
    assert against(game("abc", (2, 2, 1)), "b", "a", [0, 1, 2]) == 0.5
    assert against(game("ab", (1, 2)), "a", "c", [0, 1]) is None
    assert against(game("abab", (1, 2, 1, 2)), "a", "b", [0, 1, 0, 1]) == 1.0
    assert against(game("aabb", (1, 2, 1, 2)), "a", "b", [0, 1, 0, 1]) == 0.5
    assert against(game("abcd", (1, 1, 2, 2)), "a", "b", [0, 0, 1, 1]) is None


@pytest.mark.parametrize("slice_of", [1, 5, 40])
def test_a_test_is_decided_by_the_same_games_in_whatever_order_they_end(slice_of: int) -> None:
    tournament = Tournament("control_tower", ("pilot", "random"), 2, rounds=20, seed="t")
    arena, other = Arena(tournament, TEST), Arena(tournament, TEST)
    played = list(arena.play(Cores(1)))
    assert len(list(other.play(Backwards(slice_of)))) >= len(played)
    assert arena.results().text() == other.results().text()
    results = arena.results()
    assert results.sprt
    assert results.sprt.verdict == "stronger"
    assert results.games == len(played) == 2 * results.sprt.samples < 20


def test_a_test_ends_a_tournament_on_all_cores_too() -> None:
    test = ("--sprt", "pilot>random", "--elo1", "200")
    table = (*ARENA, "--bots", "pilot,random", "--rounds", "20", *test)
    one = said(*table, "--jobs", "1", "--out", "one")
    assert said(*table, "--jobs", "2", "--out", "two") == one
    assert one.splitlines()[-1].startswith("pilot is stronger than random: score ")
    assert Path("one", RESULTS).read_bytes() == Path("two", RESULTS).read_bytes()
    reverse = said(*table[:-4], "--jobs", "1", "--out", "two", "--sprt", "random>pilot", "--elo1", "200")
    assert reverse.splitlines()[-1].startswith("random is not stronger than pilot: score ")


def test_killed_and_resumed_it_loses_nothing_and_plays_nothing_twice() -> None:
    """Killed twice in the middle, then once more with a torn last line."""
    whole = (*ARENA, "--bots", "pilot,random", "--rounds", "12")
    start = "from aerodrome.cli import main; main()"
    file = Path("f", GAMES)
    before = b""
    for enough in (3, 8):
        command = [sys.executable, "-c", start, *whole, "--jobs", "2", "--out", "f"]
        process = subprocess.Popen(command, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while not file.exists() or file.read_bytes().count(b"\n") < enough:
            assert time.monotonic() < end, "no games were finished"
            assert process.poll() is None, "it ended by itself"
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        there = file.read_bytes()
        assert there.startswith(before)
        assert not Path("f", RESULTS).exists()
        before = there
    torn = before + b'{"game":'
    file.write_bytes(torn)
    resumed = said(*whole, "--jobs", "1", "--out", "f")
    assert file.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
    assert sorted(line.game for line in lines("f")) == list(range(24))
    assert said(*whole, "--jobs", "1", "--out", "fresh") == resumed
    assert Path("f", RESULTS).read_bytes() == Path("fresh", RESULTS).read_bytes()


def test_more_rounds_go_on_where_fewer_ended() -> None:
    table = (*ARENA, "--bots", "cadet,random", "--jobs", "1")
    said(*table, "--rounds", "1", "--out", "f")
    first = Path("f", GAMES).read_bytes()
    more = said(*table, "--rounds", "3", "--out", "f")
    assert Path("f", GAMES).read_bytes().startswith(first)
    assert len(lines("f")) == 6
    assert said(*table, "--rounds", "3") == more
    assert said(*table, "--rounds", "1", "--out", "f") == said(*table, "--rounds", "1")
    assert len(lines("f")) == 6


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_was_finished_before_a_bot_failed_stays(jobs: str) -> None:
    Path("moody.py").write_text(
        """
from pathlib import Path

class Moody:
    def __init__(self, match, seat):
        self.moody = match.seed == "t/2" and not Path("better").exists()
    def choose(self, mine, legal):
        return legal[0] if not self.moody else 1 / 0
"""
    )
    table = (*ARENA, "--bots", "moody:Moody,random", "--rounds", "4", "--jobs", jobs, "--out", "f")
    failed = call(*table)
    assert failed.exit_code == 1
    assert failed.stderr.startswith("aerodrome: bot 'moody:Moody', game 't/2' of control_tower, seat ")
    assert failed.stderr.endswith(": ZeroDivisionError: division by zero\n")
    assert len(failed.stderr.splitlines()) == 1
    finished = Path("f", GAMES).read_bytes()
    assert jobs == "2" or finished.count(b"\n") == 4
    Path("better").touch()
    said(*table)
    assert Path("f", GAMES).read_bytes().startswith(finished)
    assert sorted(line.game for line in lines("f")) == list(range(8))


def test_a_process_that_is_killed_is_told_in_a_line() -> None:
    Path("deadly.py").write_text(
        """
import os, signal

class Deadly:
    def __init__(self, match, seat):
        self.deadly = match.seed == "t/3"
    def choose(self, mine, legal):
        if self.deadly:
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]
"""
    )
    failed = call(*ARENA, "--bots", "deadly:Deadly,random", "--rounds", "4", "--jobs", "2", "--out", "f")
    assert failed.exit_code == 1
    assert failed.stderr == "aerodrome: a process was ended from outside, perhaps for want of memory\n"
    assert 0 < len(lines("f")) <= 6


def test_the_folder_of_another_tournament_is_refused() -> None:
    said(*ARENA, "--bots", "cadet,random", "--rounds", "1", "--jobs", "1", "--out", "f")
    there = Path("f", GAMES).read_bytes()
    for change in (["--bots", "random,cadet"], ["--seed", "u"], ["--seats", "3"], ["--option", "half_width=3"]):
        refused = call(*ARENA, "--bots", "cadet,random", "--rounds", "1", "--out", "f", *change)
        assert refused.exit_code == 1
        assert refused.stderr.startswith("aerodrome: f is the folder of another arena: it has ")
    assert Path("f", GAMES).read_bytes() == there


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "pilot"], "at least two bots"),
        ([], "at least two bots"),
        (["--bots", "pilot,alien"], "there is no bot 'alien'"),
        (["--bots", "a=pilot,a=random"], "two bots are called 'a'"),
        (["--bots", "pilot,random", "--seats", "5"], "for 2 to 4 seats, not 5"),
        (["--bots", "pilot,random", "--rounds", "0"], "at least one round is played, not 0"),
        (["--bots", "pilot,random", "--limit", "0"], "up to 86400 seconds for an answer, not 0"),
        (["--bots", "pilot,random", "--limit", "nan"], "up to 86400 seconds for an answer, not nan"),
        (["--bots", "pilot,random", "--option", "half_width=9"], "'half_width' is one of"),
        (["--bots", "pilot,random", "--sprt", "pilot"], "a test is B>A, not 'pilot'"),
        (["--bots", "pilot,random", "--sprt", "pilot>ace"], "a bot 'ace' that does not play"),
        (["--bots", "pilot,random", "--sprt", "pilot>pilot"], "compares 'pilot' with itself"),
        (["--bots", "pilot,random", "--sprt", "pilot>random", "--elo1", "-1"], "the smaller first"),
        (["--bots", "pilot,random", "--sprt", "pilot>random", "--alpha", "0"], "between 0 and 0.5"),
        (["--bots", "pilot,random", "--engine", "steam"], "there is no engine 'steam'; there are joblib, ray"),
        (["--bots", "pilot,random", "--address", "somewhere:1"], "an address is for the engine ray"),
        (["--bots", "pilot,random", "--jobs", "0"], "0 processes"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(args: list[str], message: str) -> None:
    result = call("arena", "control_tower", *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_bot_with_commas() -> None:
    Path("bot.py").write_text(
        """
import json, sys
assert sys.argv[1] == "a,b"
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"choose": message["options"][0]["number"]}), flush=True)
"""
    )
    bot = f"listed=program:{sys.executable} bot.py a,b"
    out = said(*ARENA, "--bots", "pilot", "--bot", bot, "--rounds", "1", "--jobs", "1")
    assert any(line.startswith("│ listed ") for line in out.splitlines())


def test_results_in_their_order() -> None:
    def done() -> Iterable[Done[Any]]:
        yield from (Done(n, str(n), "") for n in (2, 0, 1, 4, 3))

    assert list(in_order(done())) == ["0", "1", "2", "3", "4"]


def test_an_engine_by_its_name() -> None:
    assert isinstance(engine("joblib", 2), Cores)
    with pytest.raises(BadSetup):
        list(Cores(0).work(str, [(0, 1)]))
