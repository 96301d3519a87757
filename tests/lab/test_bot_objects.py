"""Simulations, tournaments, datasets and matches take bots as objects and as factories, on any number of cores."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.bots.players import BotError, Named, Player
from aerodrome.data.dataset import write
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.lab.arena import Arena, Tournament
from aerodrome.lab.datasets import simulated
from aerodrome.lab.engines import Cores
from aerodrome.lab.journal import Journal
from aerodrome.lab.simulate import Played, Setting, run, summary


class Counting:
    """Remembers how often it was asked, and chooses by it."""

    def __init__(self, step: int = 1) -> None:
        self.asked, self.step = 0, step

    def choose(self, mine: Any, legal: list[int]) -> int:
        self.asked += self.step
        return legal[self.asked % len(legal)]


class Locked(Counting):
    """Cannot be copied."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = threading.Lock()


class Shared(Locked):
    """Is its own copy, and cannot be sent."""

    def __deepcopy__(self, memo: Any) -> Shared:
        return self


def counting(match: Match, seat: int) -> Counting:
    return Counting(seat + 1)


def stepping(step: int, match: Match, seat: int) -> Counting:
    return Counting(step)


GIVEN: dict[str, tuple[Player, Player, list[str]]] = {
    "an object": (Counting(), "random", ["Counting", "random"]),
    "a factory": (counting, "cadet", ["counting", "cadet"]),
    "a part of a factory": (partial(stepping, 3), "cadet", ["partial", "cadet"]),
    "a factory without a name": (lambda match, seat: Counting(2), "random", ["<lambda>", "random"]),
    "two of one class": (Counting(), Named("other", Counting(2)), ["Counting", "other"]),
    "a class with a name": (Named("made", counting), "x=random", ["made", "x"]),
}


@pytest.mark.parametrize("given", GIVEN)
def test_games_are_the_same_on_any_number_of_cores(given: str) -> None:
    *bots, names = GIVEN[given]
    setting = Setting("control_tower", tuple(bots), games=3)
    played = list(run(setting, jobs=1))
    assert list(run(setting, jobs=2)) == played
    assert [score.name for score in summary(played).bots] == names


def test_no_game_depends_on_those_before_it() -> None:
    """Every game gets a copy of an object: the one that was given is never asked."""
    bot = Counting()
    setting = Setting("control_tower", (bot, "random"), games=3)
    played = list(run(setting, jobs=1))
    assert bot.asked == 0
    assert list(run(setting, jobs=1)) == played


def test_one_object_on_two_seats_is_one_bot() -> None:
    bot = Counting()
    played = list(run(Setting("control_tower", (bot, bot, "random"), games=2), jobs=1))
    assert [(score.name, score.games) for score in summary(played).bots] == [("Counting", 4), ("random", 2)]


def test_a_tournament_of_objects_goes_on_in_its_folder(tmp_path: Path) -> None:
    def arena(rounds: int) -> Arena:
        bots = (Counting(), Named("other", counting), "random")
        return Arena(Tournament("control_tower", bots, seats=2, rounds=rounds, seed="o"))

    def played(arena: Arena, jobs: int) -> list[Played]:
        with Journal(tmp_path / "folder", arena.tournament.setting()) as journal:
            return list(arena.play(Cores(jobs), journal))

    assert len(played(arena(1), 2)) == 6
    again, alone = arena(2), arena(2)
    assert len(played(again, 1)) == 12
    assert len(list(alone.play(Cores(1)))) == 12
    assert again.games == alone.games
    assert again.results() == alone.results()
    assert sorted(bot.name for bot in again.results().bots) == ["Counting", "other", "random"]
    assert again.results().setting["bots"] == ["Counting", "other", "random"]


def test_datasets_of_objects(tmp_path: Path) -> None:
    setting = Setting("control_tower", (Counting(), Named("other", Counting(2))), games=2)
    for jobs in (1, 2):
        write(tmp_path / str(jobs), simulated(setting, jobs))
    files = [[file.read_bytes() for file in sorted(Path(tmp_path, jobs).rglob("*.parquet"))] for jobs in ("1", "2")]
    assert files[0] == files[1] != []


REFUSED: dict[str, tuple[tuple[Player, ...], str]] = {
    "two of one name": ((Counting(), Counting()), "two bots are called 'Counting'"),
    "an object called like a level": ((Named("pilot", Counting()), "pilot"), "two bots are called 'pilot'"),
    "what cannot be copied": ((Locked(), "random"), "bot 'Locked' cannot be copied for every game .*lock.*a factory"),
    "no bot": ((3, "random"), "3 is no bot: it has no choose"),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("fault", REFUSED)
def test_what_cannot_play_is_refused_before_the_first_game(fault: str) -> None:
    bots, message = REFUSED[fault]
    with pytest.raises(BadSetup, match=message):
        next(run(Setting("control_tower", bots, games=1), jobs=1))
    with pytest.raises(BadSetup, match=message):
        Arena(Tournament("control_tower", bots, seats=2, rounds=1))


@pytest.mark.parametrize("name", ["", "a=b", "a b", "a,b"])
def test_names_could_stand_in_a_text(name: str) -> None:
    with pytest.raises(BadSetup, match="a bot cannot be called"):
        Named(name, Counting())


def test_what_cannot_be_sent_to_other_processes_plays_in_one() -> None:
    setting = Setting("control_tower", (Shared(), "random"), games=2)
    assert len(list(run(setting, jobs=1))) == 2
    with pytest.raises(BadSetup, match=r"^TypeError: cannot pickle '_thread.lock' object: .* give a factory"):
        list(run(setting, jobs=2))


def test_a_factory_that_fails_is_named() -> None:
    with pytest.raises(BotError, match=r"bot 'Counting', game '0/0' of control_tower, seat 1: TypeError"):
        list(run(Setting("control_tower", (Counting, "random"), games=1), jobs=1))  # type: ignore[arg-type]


def test_a_match_takes_objects_and_factories() -> None:
    bot = Counting()
    match = aerodrome.play("control_tower", [bot, "random"], seed=3)
    assert match.over
    assert bot.asked > 0, "here it is the object itself that plays"
    made = aerodrome.play("control_tower", [stepping_of_one, "random"], seed=3)
    assert made.save() == match.save()
    assert aerodrome.Match("control_tower", seed=3).play(counting).over
    with pytest.raises(BadSetup, match="3 is no bot"):
        aerodrome.play("control_tower", [3, "random"])  # type: ignore[list-item]
    with pytest.raises(BadSetup, match="made no bot for seat 2, but None"):
        aerodrome.play("control_tower", ["random", lambda match, seat: None])


stepping_of_one = partial(stepping, 1)
