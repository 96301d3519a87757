"""The view after every entry of the log, whoever is to decide then: right for each seat and for the spectator."""

from __future__ import annotations

import pytest

from aerodrome.games.control_tower.plates import plates
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import Sky
from aerodrome.games.control_tower.view import View
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR
from entries import Setup, finished, last_turn, positions, setups, smallest, views


def is_right(rules: ControlTower, s: Sky, shown: View, viewer: int) -> None:
    """What a view says agrees with what is printed and with the position, and secrets stay with their owner."""
    printed = plates(rules)
    assert smallest(shown) == 0
    assert (shown.viewer, shown.hand is None) == ((None, True) if viewer == SPECTATOR else (viewer, False))
    if shown.hand is not None:
        assert len(shown.hand) == shown.seats[viewer].hand
    dealt = all(player.goal for player in s.players)
    for seat, about in enumerate(shown.seats):
        assert (about.goal is not None) == (dealt and (seat == viewer or not s.todo))
        assert (about.goal is None) == (about.landed is None)
    on_field = [each for each in shown.aircraft if each.place not in ("waiting", "landed")]
    taken = [each.place for each in on_field] + list(shown.storms)
    assert len(set(taken)) == len(taken)
    assert all(each.flown == 0 for each in shown.aircraft if each not in on_field)
    for each in on_field:
        row = int(each.place[1:])
        assert each.flown == (row if each.destination == "B" else printed.field.rows[-1] - row)
    cards = shown.draw_pile + len(shown.discard_pile) + len(shown.storms) + sum(each.hand for each in shown.seats)
    assert cards + sum(each.held for each in shown.aircraft) == sum(rules.air.copies[:-1])
    if shown.turn is not None:
        assert shown.turn.due in (0, printed.moves_due - shown.turn.moves)
        assert shown.turn.cards <= printed.cards_allowed
        assert shown.turn.movement_cards <= printed.movement_cards_allowed


@pytest.mark.parametrize("setup", setups("control_tower"))
def test_every_moment_is_shown_as_it_is(setup: Setup) -> None:
    match = finished("control_tower", setup, "moments")
    rules, entries, shuffles = match.rules, 0, 0
    assert isinstance(rules, ControlTower)
    for at in positions(match):
        s = at.state
        assert isinstance(s, Sky)
        whose = last_turn(at) if s.todo else None
        for viewer, shown in views(match, at).items():
            is_right(rules, s, shown, viewer)
            assert (shown.turn and shown.turn.seat) == whose
            assert bool(shown.winners) == (not s.todo)
        entries += 1
        shuffles += whose is not None and s.actor() == CHANCE
    assert entries == len(match.log) + 1
    assert shuffles, "chance decided in no turn"
