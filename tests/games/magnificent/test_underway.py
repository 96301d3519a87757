"""What the view tells of dice in hand, tricks in the air, cards laid out, and sides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.pieces import Taken
from aerodrome.games.magnificent.plates import plates
from aerodrome.games.magnificent.rules import Magnificent
from aerodrome.games.magnificent.state import Race
from aerodrome.games.magnificent.view import TrialView, TrickView, View, view
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR

from .hangar import Flyer, position, race, rules_for

LOW = Flyer("biplane", tile=1, band="low", equipment=("lucky-locket",))  # over fields: three flying symbols, five dice


def seen(s: Race, rules: Magnificent | None = None) -> View:
    rules = rules or rules_for(len(s.players))
    return view(rules, rules.redact(s, SPECTATOR), SPECTATOR)


class Table:
    """A position in which chance waits to be told, and every answer is given."""

    def __init__(self, *flyers: Flyer) -> None:
        self.rules = rules_for(len(flyers))
        self.state = position(*flyers)
        self.state.settle()

    def says(self, words: str) -> None:
        self.rules.play(self.state, self.rules.actions.parse(words))

    def throws(self, *, hits: int = 0, bangs: int = 0) -> None:
        step: Any = self.state.todo[-1]
        assert step.who == CHANCE
        self.rules.play(self.state, self.state.book.dice.shown[step.dice].index((hits, bangs)))

    def trial(self) -> TrialView:
        found = seen(self.state, self.rules).trial
        assert found
        return found


def numbers(trial: TrialView) -> tuple[bool, int, tuple[int, int, int], int]:
    return trial.rolled, trial.dice, (trial.hits, trial.bangs, trial.blanks), trial.missing


@pytest.mark.rule("MFM-8.15", "MFM-R7")
def test_dice_are_in_hand_before_the_roll_and_again_before_they_are_rolled_once_more() -> None:
    """Of two missed dice one shows the symbol in three of four throws."""
    table = Table(LOW, *two_others())
    table.says("fly")
    assert numbers(table.trial()) == (False, 5, (0, 0, 0), 3)
    table.throws(hits=2, bangs=1)
    assert numbers(table.trial()) == (True, 0, (2, 1, 2), 1)
    assert (table.trial().passed, table.trial().catastrophe) == (0, 100)
    table.says("use lucky-locket")
    assert numbers(table.trial()) == (True, 0, (2, 1, 2), 1), "it is not said how many yet"
    table.says("dice 2")
    assert numbers(table.trial()) == (False, 2, (2, 0, 1), 1)
    assert table.trial().passed == 75
    table.throws(bangs=1)
    assert numbers(table.trial()) == (True, 0, (2, 1, 2), 1)


@pytest.mark.rule("MFM-R7")
def test_dice_that_are_all_rolled_again_count_with_the_symbols_besides() -> None:
    """Spare parts have brought two of three symbols; five dice miss the other in one of 32 throws."""
    table = Table(replace(LOW, parts=(0, 2, 0)), *two_others())
    table.says("fly")
    table.throws(bangs=2)
    for words in ("spend", "spend", "use lucky-locket", "dice 5"):
        table.says(words)
    assert numbers(table.trial()) == (False, 5, (0, 0, 0), 1)
    assert (table.trial().symbols, table.trial().passed) == (2, 97)


@pytest.mark.rule("MFM-R7", "MFM-8.23")
def test_where_no_die_is_left_nothing_is_in_hand() -> None:
    """The fifth flying test of a turn has one die, and a cad takes it."""
    with race(LOW, hands=((), ("magpie-cad",))) as table:
        table.passes(1)
        table.state.machines[0].taken = Taken([0, 4, 0], 0)
        table.says(0, "fly")
        trial = seen(table.state).trial
        assert trial
        assert numbers(trial) == (False, 1, (0, 0, 0), 3)
        table.says(1, "symbol magpie-cad")
        trial = seen(table.state).trial
        assert trial
        assert numbers(trial) == (True, 0, (0, 0, 0), 3)
        table.asks(0)


def two_others() -> tuple[Flyer, Flyer]:
    return Flyer("triplane"), Flyer("monoplane")


@pytest.mark.rule("MFM-R10", "MFM-R11")
def test_a_trick_hangs_in_the_air_until_it_has_struck() -> None:
    """Seat 1 aims at seat 0, who has a card in hand and may reply."""
    flyers = (Flyer("biplane", parts=(1, 0, 0)), Flyer("triplane"), Flyer("monoplane"))
    with race(*flyers, hands=(("perfect-trim-takeoff",), ("magpie-cad",))) as table:
        assert seen(table.state).trick is None
        table.says(1, "play magpie-cad")
        assert seen(table.state).trick == TrickView(1, "magpie-cad", None)
        table.says(1, "target biplane")
        assert seen(table.state).trick == TrickView(1, "magpie-cad", "biplane")
        table.says(1, "part takeoff")
        assert seen(table.state).trick == TrickView(1, "magpie-cad", "biplane")
        table.passes(0)
        assert seen(table.state).trick is None
        table.asks(0)


@pytest.mark.rule("MFM-R9", "MFM-R11")
def test_a_trick_on_a_test_aims_at_the_machine_that_is_tested() -> None:
    with race(Flyer("biplane"), hands=(("perfect-trim-takeoff",), ("chocks-left-in-flying",))) as table:
        table.passes(1)
        table.says(0, "takeoff")
        table.says(1, "play chocks-left-in-flying")
        assert seen(table.state).trick == TrickView(1, "chocks-left-in-flying", "biplane")
        table.asks(0)


@pytest.mark.rule("MFM-12.10")
def test_a_team_counts_together_and_a_player_of_two_machines_alone() -> None:
    rules = rules_for(4, {"teams": "two"})
    s = rules.setup([[] for _ in range(4)])
    s.todo = []
    for m, machine in enumerate(s.machines):
        machine.kind, machine.record.points = m, [m + 1] + [0] * 10
    sides = seen(s, rules).sides
    assert [(side.seats, side.machines, side.vp) for side in sides] == [((0, 2), (0, 2), 4), ((1, 3), (1, 3), 6)]
    assert [side.rank for side in sides] == [2, 1]


@pytest.mark.rule("MFM-7.1")
def test_stage_markers_lie_on_the_middle_and_the_final_airfield() -> None:
    tiles = seen(position(Flyer("biplane"), *two_others())).course
    assert {n: tile.stages for n, tile in enumerate(tiles) if tile.stages} == {5: (7, 4), 10: (8, 5)}


def test_plates_have_what_is_the_same_in_every_race() -> None:
    printed, book = plates(rules_for()), rules_for().book
    assert (printed.gauge, printed.gauge_damage) == (book.number["gauge"], book.number["gauge_damage"])
    assert {test.name: test.kind for test in printed.tests}["forced"] == "landing"
    assert [cargo.name for cargo in printed.cargo if not cargo.special] == ["general-2", "general-1"]
    assert printed.sources[0] == "first"
    assert len(printed.sources) == len(seen(position(Flyer("biplane"), *two_others())).players[0].points)
    assert GAME.most == len(printed.dashboards)
