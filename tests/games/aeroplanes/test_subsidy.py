"""AER-5f: the subsidy box and the black token."""

from __future__ import annotations

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.zones import SPECTATOR

from .airfield import BERLIN, LONDON, PARIS, Airline, Skies, by_seat, position


@pytest.mark.rule("AER-5f.1", "AER-5f.3")
def test_a_pound_from_the_box() -> None:
    """While there is money in it the token stays, and the era goes on."""
    with Skies(position(PARIS, LONDON, BERLIN, box=2)) as table:
        for seat, left in ((0, 1), (1, 0)):
            table.says(seat, "subsidy")
            assert (table.state.box, table.state.airlines[seat].money, table.state.era) == (left, 13, 1)
        assert table.heard("subsidy") == [(0, 1, 1, 13), (1, 0, 1, 13)]
        assert table.heard("token") == []
        table.asks(2)


@pytest.mark.rule("AER-5f.2", "AER-5f.5", "AER-4.12")
@pytest.mark.parametrize(("face", "start"), [(1, 2), (2, 0), (3, 1), (4, 2), (5, 0), (6, 1)])
def test_the_token_is_no_money_and_ends_the_era(face: int, start: int) -> None:
    """The taker rolls the white die, and who it reaches starts the next era; the rest of the round is not played."""
    with Skies(position(PARIS, LONDON, BERLIN, turn=1, first=0, box=0)) as table:
        table.rolls(1)
        table.white(face)
        table.says(1, "subsidy")
        assert table.heard("token") == [(1,)]
        assert table.heard("subsidy") == []
        assert by_seat(table.state, "money") == [12 + 22, 12 + 22, 12 + 22]
        assert (table.state.era, table.state.rounds, table.state.box) == (2, 1, 8)
        assert table.heard("white") == [(start, face)]
        assert [seat for (seat,) in table.heard("turn")] == [1, start]
        table.asks(start)


@pytest.mark.rule("AER-5f.4", "AER-7.4", "AER-4.8")
def test_with_an_empty_box_other_actions_are_still_there() -> None:
    """AER-R15: nobody is forced; the era goes on for a whole round and more."""
    with Skies(position(PARIS, LONDON, BERLIN, box=0)) as table:
        for seat in (0, 1):
            assert {"subsidy", "roll", "take daring-pilot", "buy airco-dh-4a"} <= set(table.options(seat))
            table.says(seat, "take daring-pilot")
        table.white(3)
        table.says(2, "take daring-pilot")
        assert (table.state.era, table.state.rounds, table.state.box) == (1, 2, 0)
        table.asks(0)


@pytest.mark.rule("AER-5f.4", "AER-4.8")
def test_who_can_do_nothing_else_must_take_it() -> None:
    with Skies(position(Airline("paris", money=0), LONDON, BERLIN, box=0)) as table:
        assert table.options(0) == ["subsidy"]


@pytest.mark.rule("AER-5f.6", "AER-5f.1", "AER-5f.2")
@pytest.mark.parametrize(("seats", "pounds"), [(2, 6), (3, 8), (4, 8), (5, 8)])
def test_so_many_subsidies_in_every_era(seats: int, pounds: int) -> None:
    """In whole games of random choices: each era takes all pounds and then the token, in this order."""
    match, rng = Match(GAME, seats, seed=f"subsidy {seats}"), Rng(seats)
    while not match.over:
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.answer(seat, legal[rng.below(len(legal))])
    kinds = [told.kind for told in match.told(SPECTATOR) if told.kind in ("subsidy", "token")]
    assert kinds == [*["subsidy"] * pounds, "token"] * 3
