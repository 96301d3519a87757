"""What learners observe is complete, and told as the seat itself would tell it."""

from __future__ import annotations

from typing import Any

import pytest
from server.conftest import amount

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.games import find, names
from aerodrome.lab.fuzz import mixed

from .positions import BROKEN, TABLES, changes, deep_copy, matches, per_seat
from .turning import Turn

TRIES = 8  # of the changes of a field in one position
SHUFFLED = "nothing but the order in which it comes back, after a shuffle"
# what a seat can see and its observation leaves out
LEFT_OUT: dict[str, dict[str, str]] = {
    "aeroplanes": {
        "own airlines.claimed.card": "the card of a claimed passenger: both are counted apart",
        "another's airlines.claimed.card": "the same",
        "own airlines.scored": "the passengers that have brought their points, which are told",
        "another's airlines.scored": "the same",
        "gone": "what has left the game",
        "removed": "what has left the game",
    },
    "air_racing": {
        "own aircraft.checked": "the pylons behind an aircraft: its lap and place tell them",
        "another's aircraft.checked": "the same",
    },
    "control_tower": {
        "another's players.goal": "one Goal card, which only its player sees",
        "on": "the aircraft and Storms by space: they are told by aircraft and by Storm",
        "undealt": "nobody sees these Goal cards, and their number is fixed",
    },
    "great_race": {
        "another's pilots.sealed.dealt": "as many pilots as everybody was dealt",
        "own pilots.cards.laid": "cards on their way out: they have left the hand that is told",
        "another's pilots.cards.laid": "the same",
        "own pilots.sealed.unwished": "the answer that was not given: the one that was is told",
        "another's pilots.sealed.unwished": "the same",
        "own pilots.round.flew": "the card just flown: it is the last of its path",
        "another's pilots.round.flew": "the same",
        "own pilots.today": "the cards flown today: the path tells those of the Stage",
        "another's pilots.today": "the same",
        "news": "the News card that is resolved: its Event or Attachment is told",
        "places": "the order of the last race: its medals are told",
    },
    "magnificent": {
        "own players.known": "which of the own cards others know",
        "own machines.crew.captain": "the pilot who comes back when a mate leaves",
        "another's machines.crew.captain": "the same",
        "own machines.owner": "never changes",
        "another's machines.owner": "the same",
        "cancelled": "a trick that was answered: it is over before anybody is asked again",
        "trials.accepted": "a failure that was accepted: the question that follows it tells",
        "turn.began.points": "the points at the beginning of the turn, which tell an idle one",
        "pilots.deck": "its size: the pilots that are drafted and on offer are told",
        "store.discards": SHUFFLED,
        "forecast.discards": SHUFFLED,
    },
}


def setups(name: str) -> list[tuple[int, dict[str, int]]]:
    """A few tables, with all options as they are and mixed."""
    plain: list[tuple[int, dict[str, int]]] = [(find(name).fewest, {}), (find(name).most, {})]
    return plain + [(3, mixed(find(name), 3, f"{name}/{i}")) for i in range(amount(3, 12))]


@pytest.mark.parametrize("name", names())
def test_what_a_seat_sees_changes_its_observation(name: str) -> None:
    """Of every field, own and another's, some change alone changes the numbers, or there is a reason."""
    by_seat = per_seat(name)
    seen: set[str] = set()
    found: set[str] = set()
    for seats, options in setups(name):
        for match in matches(name, seats, 4000, amount(97, 23), options):
            encoder = ObservationEncoder(find(name), match.rules)
            for seat in range(seats):
                mine = match.rules.redact(match.state, seat)
                numbers = encoder.encode(mine, seat)
                tried: dict[str, int] = {}
                for change in changes(mine, seat, seats, by_seat):
                    found.add(change.label)
                    tried[change.label] = tried.get(change.label, 0) + 1
                    if change.label not in seen and tried[change.label] <= TRIES:
                        other = deep_copy(mine)
                        change.make(other)
                        if differs(encoder, other, seat, numbers):
                            seen.add(change.label)
    assert len(found) > 10
    assert found - seen <= set(LEFT_OUT[name])
    assert not seen & set(LEFT_OUT[name]), "there is no reason to leave out what is observed"


def differs(encoder: ObservationEncoder, other: Any, seat: int, numbers: bytes) -> bool:
    try:
        return encoder.encode(other, seat) != numbers
    except BROKEN:
        return False  # no such position


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[1] > 2])
def test_who_sits_further_round_the_table_observes_the_same(name: str, seats: int) -> None:
    """Seats are counted from the own: turn the table, and the seat that comes to lie there sees the same numbers."""
    by_seat = per_seat(name)
    several: set[bytes] = set()
    for match in matches(name, seats, 4000, amount(31, 7), {}):
        encoder = ObservationEncoder(find(name), match.rules)
        seen = [encoder.encode(match.state, seat) for seat in range(seats)]
        for by in range(1, seats):
            turn = Turn(name, by_seat, seats, by)
            other = turn.state(match.state)
            assert [encoder.encode(other, turn.seat(seat)) for seat in range(seats)] == seen, parts(
                encoder, match, turn
            )
        several |= set(seen)
    assert len(several) > 10


def parts(encoder: ObservationEncoder, match: Any, turn: Turn) -> list[str]:
    """The parts of the observations that differ."""
    other = turn.state(match.state)
    found: set[str] = set()
    for seat in range(match.rules.seats):
        pair = encoder.encode(match.state, seat), encoder.encode(other, turn.seat(seat))
        found |= {
            part.name for part in encoder.slices if pair[0][part.start : part.stop] != pair[1][part.start : part.stop]
        }
    return sorted(found)
