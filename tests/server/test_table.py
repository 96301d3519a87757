"""A table is its records played again, whatever they were; and the rules may change under it."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET, structs

from aerodrome.games import find
from aerodrome.kernel.match import LATE, Refused
from aerodrome.server.records import (
    Answered,
    Began,
    Left,
    Position,
    Rebased,
    Record,
    Returned,
    Sat,
    Spoke,
    TableSetup,
    Undid,
    Withdrew,
    record_decoder,
)
from aerodrome.server.table import Table, replayed

from .storing import setup_of

GAME = find("control_tower")


def table_setup(**changes: object) -> TableSetup:
    return setup_of(GAME, **changes)


def begun() -> tuple[Table, list[Record]]:
    table = Table(table_setup())
    records: list[Record] = [Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Began(None)]
    for record in records:
        table.play(record)
    return table, records


def first_option(table: Table) -> Answered:
    assert table.match is not None
    seat = table.asked()[0]
    return Answered(seat, table.match.rules.actions.text(table.match.legal(seat)[0]), table.seats[seat].guest, "k")


def shown(table: Table) -> tuple[object, ...]:
    """All that a table has come to."""
    seats = [(seat.guest, seat.name, seat.level) for seat in table.seats]
    assert table.match is not None
    return table.seq, table.status, seats, table.said, table.done, table.asked_since, table.position()


def test_entries_lead_to_the_same_table_again() -> None:
    table, records = begun()
    records += [first_option(table)]
    table.play(records[-1])
    for record in (Spoke(0, "Ann", "hello", "ann", "k2"), Left(1, "cadet"), Returned(1, "bob", "k3")):
        table.play(record)
        records.append(record)
    again, rebased = replayed(table_setup(), records, None)
    assert rebased is None
    assert shown(again) == shown(table)


def test_what_cannot_happen_changes_nothing() -> None:
    table, _ = begun()
    before = shown(table)
    seat = table.asked()[0]
    with pytest.raises(Refused):
        table.play(Answered(seat, "end", table.seats[seat].guest, "k"))
    with pytest.raises(Refused):
        table.play(Answered(1 - seat, "move 1 left", table.seats[1 - seat].guest, "k"))
    with pytest.raises(ValueError, match="no action"):
        table.play(Answered(seat, "fly away", table.seats[seat].guest, "k"))
    assert shown(table) == before


def test_events_seen_before_an_undo_are_no_longer_there() -> None:
    table, _ = begun()
    assert table.match is not None
    seen, at = len(table.match.events), table.seq
    answer = first_option(table)
    table.play(answer)
    more, then = len(table.match.events), table.seq
    assert more > seen
    table.play(Undid(answer.seat, answer.guest, "u"))
    assert table.events_since(at, seen) == seen
    assert table.events_since(then, more) == seen
    table.play(first_option(table))
    assert table.events_since(then, more) == seen
    assert table.events_since(table.seq, more) == more


def test_a_question_is_as_old_as_what_led_to_it() -> None:
    table, _ = begun()
    seat = table.asked()[0]
    asked_since = table.asked_since[seat]
    table.play(Spoke(0, "Ann", "hello", "ann", "k"))
    assert table.asked_since == {seat: asked_since}
    table.play(first_option(table))
    assert table.asked_since == {seat: table.seq}


def test_a_deadline_stands_until_another_question_is_asked() -> None:
    table = Table(table_setup(clock=60))

    def due_after(record: Record, at: int) -> int | None:
        table.play(structs.replace(record, at=at))
        return table.due

    assert due_after(Sat(0, "ann", "Ann"), 1_000) is None
    assert due_after(Sat(1, "bob", "Bob"), 2_000) is None
    assert due_after(Began(None), 3_000) == 63_000
    seat = table.asked()[0]
    assert due_after(Spoke(0, "Ann", "hello", "ann", "k"), 20_000) == 63_000
    assert due_after(Left(seat, "pilot"), 30_000) is None, "a bot has no deadline"
    assert due_after(Returned(seat, table.seats[seat].guest, "k"), 40_000) == 63_000
    assert due_after(first_option(table), 50_000) == 110_000


def test_a_sealed_answer_that_is_taken_back_gives_no_new_time() -> None:
    race = find("great_race")
    table = Table(setup_of(race, clock=60))
    for record in (Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Began(None, at=1_000)):
        table.play(record)
    assert table.asked() == [0, 1]
    asked_since = table.asked_since
    table.play(structs.replace(first_option(table), at=40_000))
    table.play(Withdrew(0, "ann", "w", at=50_000))
    assert (table.due, table.asked_since) == (61_000, asked_since)


@pytest.mark.parametrize("game", ["control_tower", "great_race"])
def test_a_time_out_is_the_match_s_own_and_reads_as_an_answer_where_it_is_not_known(game: str) -> None:
    setup = setup_of(find(game))
    table = Table(setup)
    records: list[Record] = [Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Began(None)]
    for record in records:
        table.play(record)
    for seat in table.asked():
        records.append(table.timed_out(seat))
        table.play(records[-1])
    late, plain = msgspec.json.encode(records[-1]), msgspec.json.encode(Answered(0, "pass"))
    assert b'"late":true' in late
    assert b"late" not in plain, "other answers are stored as before"
    assert record_decoder.decode(late) == records[-1]
    again, _ = replayed(setup, [record_decoder.decode(msgspec.json.encode(record)) for record in records], None)
    as_before = [structs.replace(record, late=UNSET) if isinstance(record, Answered) else record for record in records]
    before, _ = replayed(setup, as_before, None)
    assert shown(again) == shown(table) == shown(before)
    assert table.match is not None
    assert again.match is not None
    assert before.match is not None
    assert [entry.how for entry in again.match.log] == [entry.how for entry in table.match.log]
    assert LATE in [entry.how for entry in table.match.log]
    assert LATE not in [entry.how for entry in before.match.log]


def test_before_the_game_a_seat_that_is_left_is_open_again() -> None:
    table = Table(table_setup())
    table.play(Sat(0, "ann", "Ann"))
    table.play(Left(0, "pilot", "ann", "k"))
    assert table.open_seats == 2
    assert table.seats_of("ann") == []


def test_only_one_person_may_take_everything_back() -> None:
    table, _ = begun()
    assert not table.alone()
    solo = Table(table_setup(wishes=("me", "pilot")))
    solo.play(Sat(0, "ann", "Ann"))
    assert solo.alone()


def old(position: Position | None) -> Position:
    assert position is not None
    return structs.replace(position, content="other cards")


def test_new_rules_go_on_from_the_last_position() -> None:
    table, records = begun()
    records.append(first_option(table))
    table.play(records[-1])
    last = (table.seq, old(table.position()))
    again, rebased = replayed(table_setup(content="other cards"), records, last)
    assert isinstance(rebased, Rebased)
    assert again.position() == table.position()
    assert again.asked() == table.asked()
    assert (again.seq, again.done) == (table.seq, table.done)


def test_answers_after_the_last_position_count_as_far_as_they_are_allowed() -> None:
    table, records = begun()
    last = (table.seq, old(table.position()))
    records.append(first_option(table))
    table.play(records[-1])
    records.append(Answered(table.asked()[0], "hold 1"))
    again, _ = replayed(table_setup(content="other cards"), records, last)
    assert again.position() == table.position()
    assert again.seq == len(records)


def test_a_game_that_was_carried_over_is_loaded_from_there() -> None:
    table, records = begun()
    position = table.position()
    assert position is not None
    records.append(Rebased(position))
    table.play(records[-1])
    records.append(first_option(table))
    table.play(records[-1])
    again, rebased = replayed(table_setup(content="other cards"), records, None)
    assert rebased is None
    assert shown(again) == shown(table)
