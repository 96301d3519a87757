"""The store keeps what it has returned from, in order and without gaps, and says so when it cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.server import records
from aerodrome.server.records import Append, Guest, Position, Record
from aerodrome.server.sqlite import SqliteStore
from aerodrome.server.store import StorageError, Store, Stored

from .storing import ANN, BOB, POSITION, Watched, in_loop, line, opened, refused, table_setup, texts

EVERY_RECORD: list[Record] = [
    records.Sat(0, "ann", "Ann \u202e\U0001f6e9 \x00 'x'"),
    records.Began("ace"),
    records.Answered(1, "fly 3 forward"),
    records.Answered(0, "pass", "ann", "k1"),
    records.Withdrew(0, "ann", "k2"),
    records.Undid(0, "ann", "k3", 7),
    records.Spoke(None, "Bob", "hallo", "bob", "k4"),
    records.Left(0, "cadet"),
    records.Returned(0, "ann", "k5"),
    records.Rematched("t2"),
    records.Rebased(POSITION),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "aerodrome.db"


@in_loop
async def test_a_guest_is_found_by_the_token_and_can_be_renamed(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.rename_guest(ANN.id, "Anna")
        assert await store.find_guest("digest") == Guest("ann", "Anna")
        assert await store.find_guest("diges") is None
        with pytest.raises(StorageError, match="there is no such guest"):
            await store.rename_guest(BOB.id, "Robert")
        for guest, token in [(ANN, "other"), (BOB, "digest")]:
            with pytest.raises(StorageError, match="UNIQUE"):
                await store.add_guest(guest, token)
        assert await store.find_guest("other") is None


@in_loop
async def test_every_kind_of_entry_is_read_as_it_was_written(path: Path) -> None:
    made = table_setup("t1")
    appends = [Append("t1", seq, record, "playing", 0) for seq, record in enumerate(EVERY_RECORD, 1)]
    async with opened(path) as store:
        as_protocol: Store = store
        await as_protocol.add_guest(ANN, "digest")
        await as_protocol.add_table(made, appends[:2])
        for append in appends[2:]:
            await as_protocol.append(append)
    async with opened(path) as store:
        assert await store.load("t1") == Stored(made, EVERY_RECORD, None)
        assert await store.load("t2") is None


@in_loop
async def test_a_table_comes_with_its_first_entries_or_not_at_all(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        for wrong in [[line("t1", 1), line("t1", 3)], [line("t1", 2)]]:
            with pytest.raises(StorageError, match="does not follow"):
                await store.add_table(table_setup("t1"), wrong)
        assert await store.load("t1") is None
        assert await store.tables_of(ANN.id, 9) == []
        await store.add_table(table_setup("t1"), [line("t1", 1)])
        with pytest.raises(StorageError, match="UNIQUE"):
            await store.add_table(table_setup("t1"), [])
        assert await texts(store, "t1") == ["t1 1"]


@in_loop
async def test_only_the_next_entry_is_accepted(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [line("t1", 1), line("t1", 2)])
        for wrong in [line("t1", 0), line("t1", 1), line("t1", 2), line("t1", 4), line("none", 1)]:
            with pytest.raises(StorageError, match="does not follow"):
                await store.append(wrong)
        await store.append(line("t1", 3))
        assert await texts(store, "t1") == ["t1 1", "t1 2", "t1 3"]


@in_loop
async def test_a_bad_write_fails_alone_but_for_those_that_follow_it(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        for table in ("t1", "t2", "t3"):
            await store.add_table(table_setup(table), [])
        good = [line("t2", seq) for seq in range(1, 40)]
        stranger = Append("t1", 2, EVERY_RECORD[0], "playing", 0, guest="nobody")
        assert await refused(store, line("t3", 1), line("t1", 1), *good, stranger, line("t1", 3), line("t3", 2)) == [
            *[False] * 41,
            True,
            True,
            False,
        ]
        assert await texts(store, "t1") == ["t1 1"]
        assert await texts(store, "t2") == [f"t2 {seq}" for seq in range(1, 40)]
        assert await texts(store, "t3") == ["t3 1", "t3 2"]


@given(st.lists(st.tuples(st.sampled_from(["t1", "t2", "t3"]), st.integers(1, 6)), max_size=40), st.integers(1, 40))
def test_any_appends_in_any_order_leave_no_gap(wanted: list[tuple[str, int]], together: int) -> None:
    """Each is accepted exactly if it is the next of its table, whatever shares its transaction."""

    async def main(path: Path) -> None:
        said: dict[str, list[str]] = {"t1": [], "t2": []}
        async with opened(path) as store:
            await store.add_guest(ANN, "digest")
            for table in said:
                await store.add_table(table_setup(table), [])
            for start in range(0, len(wanted), together):
                batch, expected = [], []
                for number, (table, seq) in enumerate(wanted[start : start + together], start):
                    text = f"number {number}"
                    batch.append(line(table, seq, text))
                    fits = table in said and seq == len(said[table]) + 1
                    expected.append(not fits)
                    if fits:
                        said[table].append(text)
                assert await refused(store, *batch) == expected
            assert {table: await texts(store, table) for table in said} == said

    with TemporaryDirectory() as folder:
        asyncio.run(main(Path(folder, "aerodrome.db")))


@in_loop
async def test_what_waits_together_is_committed_together_and_before_it_is_acknowledged(path: Path) -> None:
    async with opened(path, Watched) as store:
        assert isinstance(store, Watched)
        await store.add_guest(ANN, "digest")
        for number in range(200):
            await store.add_table(table_setup(f"t{number}"), [])
        before = store.commits
        await store.append(line("t0", 1))
        assert store.commits == before + 1
        await asyncio.gather(*[store.append(line(f"t{number}", 1)) for number in range(1, 200)])
        assert before + 2 <= store.commits <= before + 3
        before = store.commits
        await asyncio.gather(*[store.append(line("t0", seq)) for seq in range(2, 100)])
        assert store.commits <= before + 2
        assert await texts(store, "t0") == [f"t0 {seq}" for seq in range(1, 100)]
        assert [await texts(store, f"t{number}") for number in range(1, 200)] == [[f"t{n} 1"] for n in range(1, 200)]


@in_loop
async def test_commits_wait_for_the_disk(path: Path) -> None:
    async with opened(path, Watched) as store:
        assert isinstance(store, Watched)
        full = 2
        for connection in store.connections:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            assert [connection.execute(f"pragma {name}").fetchone()[0] for name in asked] == ["wal", full, 1]
        assert path.stat().st_mode & 0o077 == 0


@in_loop
async def test_a_write_whose_waiter_is_cancelled_is_carried_out(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_table(table_setup("t1"), [])
        waiting = [asyncio.ensure_future(store.append(line("t1", seq))) for seq in range(1, 21)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(outcome, asyncio.CancelledError) for outcome in outcomes] == [True, False] * 10
        await store.append(line("t1", 21))
        assert await texts(store, "t1") == [f"t1 {seq}" for seq in range(1, 22)]


@in_loop
async def test_my_tables_are_those_i_made_or_play_at_the_latest_first(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        await store.add_guest(BOB, "other")
        for table in ("t1", "t2", "t3"):
            await store.add_table(table_setup(table), [])
        await store.append(Append("t2", 1, records.Sat(1, BOB.id, BOB.name), "playing", 0, guest=BOB.id))
        assert await store.tables_of(ANN.id, 9) == ["t2", "t3", "t1"]
        await store.append(Append("t1", 1, records.Sat(1, BOB.id, BOB.name), "playing", 0, guest=BOB.id))
        await store.append(Append("t1", 2, records.Sat(0, BOB.id, BOB.name), "playing", 0, guest=BOB.id))
        assert await store.tables_of(ANN.id, 2) == ["t1", "t2"]
        assert await store.tables_of(BOB.id, 9) == ["t1", "t2"]
        assert await store.tables_of("nobody", 9) == []


@in_loop
async def test_open_tables_are_listed_and_wait_and_have_room(path: Path) -> None:
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        for number, listed in enumerate([True, True, False, True, True]):
            await store.add_table(table_setup(f"t{number}", number // 2, listed, ("me", "open")), [])
        assert await store.joinable_tables(9) == ["t4", "t3", "t1", "t0"]
        assert await store.joinable_tables(2) == ["t4", "t3"]
        await store.append(Append("t4", 1, EVERY_RECORD[0], "waiting", 0))
        await store.append(Append("t1", 1, EVERY_RECORD[1], "playing", 1))
        await store.append(Append("t0", 1, EVERY_RECORD[1], "playing", 0))
        assert await store.joinable_tables(9) == ["t3"]
        assert await store.unfinished() == ["t0", "t1"]
        await store.append(Append("t0", 2, EVERY_RECORD[2], "over", 0))
        assert await store.unfinished() == ["t1"]


@in_loop
async def test_the_last_position_is_kept(path: Path) -> None:
    later = Position({"deck": []}, 9, 1, "c0ffee")
    async with opened(path) as store:
        await store.add_guest(ANN, "digest")
        for table in ("t1", "t2"):
            await store.add_table(table_setup(table), [])
            await store.append(Append(table, 1, EVERY_RECORD[2], "playing", 0, position=POSITION))
            await store.append(line(table, 2))
        await store.keep_positions({"t2": (2, later)})
        await store.keep_positions({})
        with pytest.raises(StorageError, match="there is no such table"):
            await store.keep_positions({"t1": (2, later), "none": (1, later)})
    async with opened(path) as store:
        stored = [await store.load(table) for table in ("t1", "t2")]
        assert [each and each.position for each in stored] == [(1, POSITION), (2, later)]


@in_loop
async def test_closing_carries_out_what_waits(path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(StorageError, match="is not open"):
        await store.unfinished()
    await store.open()
    await store.add_guest(ANN, "digest")
    await store.add_table(table_setup("t1"), [])
    waiting = [asyncio.ensure_future(store.append(line("t1", seq))) for seq in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    for refusal in (store.append(line("t1", 101)), store.ready(), store.find_guest("digest")):
        with pytest.raises(StorageError, match="is not open"):
            await refusal
    async with opened(path) as store:
        assert len(await texts(store, "t1")) == 100
