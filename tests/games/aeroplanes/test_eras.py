"""AER-1.2, AER-4: eras, rounds and turns, the white die, the black token, and the income."""

from __future__ import annotations

from itertools import groupby

import pytest

from aerodrome.games.aeroplanes.steps.turn import PassDie
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import LATE
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.testing.scenario import ScriptedMatch

from .airfield import (
    BERLIN,
    LONDON,
    PARIS,
    SKULL,
    Airline,
    Plane,
    Skies,
    by_seat,
    empties_box,
    ends_era,
    fresh,
    position,
)

ROME = Airline("rome")
FOUR = [LONDON, PARIS, BERLIN, ROME]


def late(table: ScriptedMatch, seat: int) -> str:
    """What a seat that does not answer in time has said."""
    table.match.time_out(seat)
    entry = [each for each in table.match.log if each.who == seat][-1]
    assert entry.how == LATE
    return table.match.rules.actions.text(entry.x)


def told(table: ScriptedMatch, kind: str, name: str) -> list[int]:
    """One number of all events of a kind."""
    return [each.args[name] for each in table.told(SPECTATOR, kind)]


@pytest.mark.rule("AER-1.2", "AER-4.1", "AER-4.2", "AER-4.3", "AER-6b.1", "AER-6c.1")
def test_three_eras_each_with_its_parts() -> None:
    """Income, rounds, scoring, upkeep; after the third the final count instead of the upkeep, and the game is over."""
    kinds = ["era", "income", "round", "token", "profit", "remove", "wait", "white", "count", "win"]
    with Skies(position(LONDON, PARIS, BERLIN, box=0)) as table:
        ends_era(table, 0, white=3)
        for era in (2, 3):
            assert (table.state.era, table.state.box, table.state.first) == (era, 8, 0)
            empties_box(table)
            ends_era(table, 2, white=1)
        assert table.match.over
    course = [each.kind for each in table.match.told(SPECTATOR) if each.kind in kinds]
    rounds = ["round", "white"] * 2 + ["round"]
    upkeep = ["token", "profit", "remove", "wait", "era", "income", "white"]
    assert [kind for kind, _ in groupby(course)] == [
        *upkeep,
        *rounds,
        *upkeep,
        *rounds,
        "token",
        "profit",
        "count",
        "win",
    ]
    assert told(table, "era", "number") == [2, 3]
    assert told(table, "income", "money") == [22, 22, 22, 32, 32, 32]
    assert told(table, "subsidy", "left") == [7, 6, 5, 4, 3, 2, 1, 0] * 2


@pytest.mark.rule("AER-4.2", "AER-4.4", "AER-6b.12")
@pytest.mark.parametrize(("era", "income"), [(1, 22), (2, 32)])
def test_the_later_incomes_are_not_modified_and_money_is_kept(era: int, income: int) -> None:
    """Test idea 1: exactly £22 more for Berlin and Paris alike, then £32."""
    homes = [Airline("berlin", money=9), Airline("paris", money=0), Airline("rome", money=30)]
    with Skies(position(*homes, era=era, box=0)) as table:
        ends_era(table, 0)
        assert by_seat(table.state, "money") == [9 + income, income, 30 + income]
        assert table.state.box == 8
        table.asks(1)


@pytest.mark.rule("AER-4.5")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_everybody_takes_one_turn_clockwise(first: int) -> None:
    with Skies(position(*FOUR, turn=first)) as table:
        for turn in range(4):
            table.asks((first + turn) % 4)
            if turn == 3:
                table.white(4)
            table.says((first + turn) % 4, "subsidy")
        assert told(table, "turn", "seat") == [(first + turn) % 4 for turn in range(5)]
        assert (table.state.rounds, by_seat(table.state, "money")) == (2, [13, 13, 13, 13])
        table.asks(first)


@pytest.mark.rule("AER-4.6")
def test_a_turn_is_maintenance_perhaps_and_one_action() -> None:
    """It is asked for only with a tile and a failure (AER-R13), and not after the action."""
    careful = Airline("london", advantages={"engine-maintenance": 1}, failures=3)
    with Skies(position(careful, PARIS, BERLIN)) as table:
        assert table.options(0) == ["use", "no"]
        table.says(0, "no")
        table.refuses(0, "use", "AER-4.7")
        table.says(0, "subsidy")
        table.asks(1)
    for idle in (Airline("london", failures=3), Airline("london", advantages={"engine-maintenance": 1})):
        with Skies(position(idle, PARIS, BERLIN)) as table:
            assert "subsidy" in table.options(0)


@pytest.mark.rule("AER-4.7", "AER-4.5")
@pytest.mark.parametrize(
    "said",
    [
        ["buy airco-dh-16"],
        ["place airco-dh-4a", "fly dublin"],
        ["claim london-2", "board airco-dh-4a"],
        ["take daring-pilot"],
        ["subsidy"],
    ],
)
def test_each_of_the_five_actions_is_a_whole_turn(said: list[str]) -> None:
    """And they are all that is offered."""
    able = Airline("london", {"rome": 1}, [Plane(1)])
    with Skies(position(able, PARIS, BERLIN, waiting={"london-2": "rome 2"})) as table:
        kinds = {words.split()[0] for words in table.options(0)}
        assert kinds == {"buy", "place", "claim", "take", "roll", "subsidy"}
        for words in said:
            table.says(0, words)
        table.asks(1)


@pytest.mark.rule("AER-4.8")
@pytest.mark.parametrize("box", [8, 1, 0])
def test_nobody_may_pass_but_by_the_subsidy(box: int) -> None:
    with Skies(position(Airline("london", money=0), PARIS, BERLIN, box=box)) as table:
        assert table.options(0) == ["subsidy"]
        for words in ("no", "stop", "fail"):
            table.refuses(0, words, "AER-4.7")
    with Skies(position(Airline("london", money=90), PARIS, BERLIN, box=box)) as table:
        assert "subsidy" in table.options(0)


@pytest.mark.rule("AER-4.9")
def test_an_action_that_cannot_be_completed_is_not_offered() -> None:
    """All cities around Berlin are full, the people who wait are too many, the dearer cards are too dear, and of the
    advantage tiles of this era there is none left."""
    ring = dict.fromkeys(["frankfurt", "copenhagen", "warsaw", "casablanca", "cairo", "middle-east"], 1)
    tiles = {"daring-pilot": 3, "engine-maintenance": 3}
    stuck = Airline("berlin", planes=[Plane(3, free=1)], money=3)
    others = [Airline("paris", ring, advantages=tiles), Airline("rome", ring, advantages=tiles)]
    with Skies(position(stuck, *others, waiting={"berlin-1": "berlin 2"})) as table:
        assert table.options(0) == ["buy airco-dh-4a", "subsidy"]
        table.refuses(0, "place airco-dh-16", "AER-4.9")
        table.refuses(0, "claim berlin-1", "AER-5d.5")
        table.refuses(0, "buy breguet-14t", "AER-5a.3")
        table.refuses(0, "roll", "AER-5e.7")


@pytest.mark.rule("AER-4.10", "AER-4.11")
@pytest.mark.parametrize(
    ("seats", "first", "roll", "reached"),
    [(3, 0, 1, 1), (3, 0, 3, 0), (3, 2, 4, 0), (4, 1, 6, 3), (4, 3, 4, 3), (4, 2, 1, 3), (3, 1, 5, 0)],
)
def test_the_white_die_moves_on_by_its_roll(seats: int, first: int, roll: int, reached: int) -> None:
    """From the first player, not from the last who acted; the same can stay first."""
    last = (first - 1) % seats
    with Skies(position(*FOUR[:seats], turn=last, first=first)) as table:
        table.white(roll)
        table.says(last, "subsidy")
        assert (table.state.first, table.state.rounds) == (reached, 2)
        assert [each.args for each in table.told(SPECTATOR, "white")] == [{"seat": reached, "roll": roll}]
        table.asks(reached)


@pytest.mark.rule("AER-2.7")
def test_the_white_die_changes_nothing_but_the_first_player() -> None:
    """Six faces, each as likely."""
    found = []
    for roll in range(1, 7):
        with Skies(position(*FOUR, turn=3, first=0)) as table:
            table.white(roll)
            table.says(3, "subsidy")
            assert table.state.todo[-1].who == table.state.first == roll % 4
            found.append({name: value for name, value in dump(table.state).items() if name not in ("first", "todo")})
            table.asks(roll % 4)
    assert found == [found[0]] * 6
    assert PassDie().odds(position(*FOUR)) == [1] * 6


@pytest.mark.rule("AER-4.12", "AER-6b.13")
def test_the_token_ends_the_era_at_once() -> None:
    """Test idea 25: after the eighth pound somebody may still buy; who then takes the token stops the round; its roll
    of 4 moves the start one seat on, from the taker."""
    with Skies(position(LONDON, PARIS, BERLIN, turn=2, first=2, box=1)) as table:
        table.says(2, "subsidy")
        assert (table.state.box, table.state.era) == (0, 1)
        table.says(0, "buy airco-dh-4a")
        table.white(1)
        table.says(1, "take daring-pilot")
        table.asks(0)
        assert table.state.first == 0
        ends_era(table, 0, white=4)
        assert (table.state.era, table.state.first) == (2, 1)
        assert told(table, "token", "seat") == [0]
        assert by_seat(table.state, "money") == [12 - 2 + 22, 12 - 1 + 22, 13 + 22], "the token is no money"
        table.asks(1)
    with Skies(position(LONDON, PARIS, BERLIN, turn=2, first=0, box=0)) as table:
        ends_era(table, 2, white=2)
        assert told(table, "white", "roll") == [2], "none at the end of the round"
        assert table.state.first == 1
        table.asks(1)


@pytest.mark.rule("AER-4.13")
def test_there_is_no_limit_to_the_rounds() -> None:
    """As long as somebody has money to spend."""
    spenders = [Airline(home, money=60) for home in ("london", "paris", "berlin")]
    with Skies(position(*spenders)) as table:
        for turn in range(180):
            table.dice(4, 5, 6)
            if turn % 3 == 2:
                table.white(3)
            table.says(turn % 3, "roll")
        assert (table.state.era, table.state.rounds, table.state.box) == (1, 61, 8)
        assert by_seat(table.state, "money") == [0, 0, 0]
        assert table.options(0) == ["subsidy"]


@pytest.mark.rule("AER-4.12")
def test_the_forced_token() -> None:
    """Test idea 34, AER-R15: after the eighth pound the next in turn takes it unasked, even for Engine Maintenance."""
    forced, fixer = {"forced_token": "on"}, Airline("paris", advantages={"engine-maintenance": 1}, failures=2)
    with Skies(position(LONDON, fixer, BERLIN, box=1, options=forced), forced) as table:
        ends_era(table, 0, white=2)
        assert (told(table, "subsidy", "seat"), told(table, "token", "seat")) == ([0], [1])
        assert (table.state.era, table.state.first, by_seat(table.state, "failures")) == (2, 0, [0, 2, 0])
        assert by_seat(table.state, "money") == [13 + 22, 12 + 22, 12 + 22]
        table.asks(0)
    with Skies(position(LONDON, PARIS, BERLIN, turn=2, first=0, box=1, options=forced), forced) as table:
        table.white(1)
        ends_era(table, 2, white=3)
        assert told(table, "token", "seat") == [1], "first of a new round, after its roll"
        assert told(table, "white", "roll") == [1, 3]
        table.asks(1)
    with Skies(position(LONDON, PARIS, BERLIN, box=2, options=forced), forced) as table:
        table.says(0, "subsidy")
        table.asks(1)
    with Skies(position(LONDON, PARIS, BERLIN, box=1)) as table:
        table.says(0, "subsidy")
        assert "buy airco-dh-4a" in table.options(1), "not without the option"


@pytest.mark.rule("AER-6b.13")
def test_the_taker_starts() -> None:
    """Test idea 34, AER-R30: no white die in the upkeep; at the end of a round it is rolled as ever."""
    taker = {"taker_starts": "on"}
    with Skies(position(LONDON, PARIS, BERLIN, turn=1, first=0, box=0, options=taker), taker) as table:
        ends_era(table, 1, white=None)
        assert (table.state.era, table.state.first, told(table, "white", "seat")) == (2, 1, [])
        for seat in (1, 2):
            table.says(seat, "subsidy")
        table.white(1)
        table.says(0, "subsidy")
        table.asks(2)


@pytest.mark.rule("AER-4.14")
def test_late_at_home_and_at_the_action() -> None:
    """AER-R43: the first home that is free, the subsidy, or with an empty box the token."""
    with fresh(3) as start:
        assert [late(start, seat) for seat in (2, 1, 0)] == ["home london", "home amsterdam", "home berlin"]
        start.asks(0)
    with Skies(position(LONDON, PARIS, BERLIN, box=1)) as table:
        assert late(table, 0) == "subsidy"
        table.rolls(7)
        table.white(1)
        assert late(table, 1) == "subsidy"
        assert table.state.era == 2
        table.asks(2)


@pytest.mark.rule("AER-4.14")
def test_late_with_tiles_to_use() -> None:
    """No Engine Maintenance, no Increased Production, no Night Flights, no Radio Beacons, no more tiles."""
    tiles = {"engine-maintenance": 1, "increased-production": 1, "night-flights": 1, "radio-beacons": 1}
    able = Airline("london", planes=[Plane(1), Plane(2)], advantages=tiles, failures=1)
    waiting = {"london-1": "london 1", "london-2": "london 2"}
    with Skies(position(able, PARIS, BERLIN, era=3, waiting=waiting)) as table:
        assert late(table, 0) == "no"
        table.says(0, "buy airco-dh-16")
        assert late(table, 0) == "no"
        table.says(1, "take daring-pilot")
        table.white(3)
        table.says(2, "subsidy")
        table.says(0, "no")
        table.says(0, "claim london-1")
        assert [late(table, 0), late(table, 0)] == ["board airco-dh-4a", "no"]
        table.dice(2, 2, 3)
        table.says(1, "roll")
        assert late(table, 1) == "no"
        table.white(3)
        table.says(2, "subsidy")
        table.says(0, "no")
        table.says(0, "place breguet-14t")
        table.dice(2, 2, 2)
        table.says(0, "fly casablanca")
        assert [late(table, 0), late(table, 0)] == ["no", "fail"]
        assert (table.state.airlines[0].advantages, table.state.airlines[0].failures) == ([0, 1, 1, 1, 1], 1)
        table.asks(1)


@pytest.mark.rule("AER-4.14")
def test_late_on_the_way() -> None:
    """The first destination, the first route, the first opponent clockwise; no pilots, no payment, and no further
    attempt."""
    tiles = {"daring-pilot": 2}
    flyer = Airline("rome", {"cairo": 1, "ethiopia": 1}, [Plane(15), Plane(16)], advantages=tiles)
    others = [Airline("london", {"vienna": 1}), flyer, Airline("berlin", {"vienna": 1})]
    with Skies(position(*others, turn=1, first=1)) as table:
        table.says(1, "place dornier-merkur")
        table.dice(6, 6, 6)
        assert [late(table, 1), late(table, 1)] == ["fly london", "stop"]
        assert table.airports(1) == {"london": 2, "rome": 0, "cairo": 1, "ethiopia": 1}
        table.asks(2)
    with Skies(position(*others, turn=1, first=1)) as table:
        table.says(1, "place dornier-merkur")
        table.says(1, "fly vienna")
        assert late(table, 1) == "replace 3"
        assert late(table, 1) == "stop"
        table.asks(2)
    with Skies(position(*others, turn=1, first=1)) as table:
        table.says(1, "place dornier-do-j-wal")
        table.says(1, "fly india")
        assert table.options(1) == ["direct", "over middle-east"]
        table.dice(SKULL, 4, 5)
        assert [late(table, 1) for _ in range(3)] == ["direct", "pilots 0", "fail"]
        assert (table.state.airlines[1].advantages[0], table.state.airlines[1].money) == (2, 12)
        table.asks(2)
