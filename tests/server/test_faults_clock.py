"""A clock that is set forwards and backwards by a day under a running server, as libfaketime does it."""

from __future__ import annotations

import asyncio
import random
import subprocess
import time
from pathlib import Path
from typing import Final

from .client import PLENTY, Chair, Person, choose, mover, running, seated
from .conftest import amount
from .knowledge import stored
from .storing import in_loop

DAY: Final = 24 * 3600 * 1000  # milliseconds
HOUR: Final = DAY // 24
CLOCK: Final = 60  # seconds to think: far more than a test takes, far less than a day


def with_clock(file: Path) -> tuple[str, ...]:
    """What runs a command with the clock that the file tells. Timers are not concerned: a clock that is set does not
    change the time that the system has been running."""
    command = ["faketime", "-m", "-f", "+0", "printenv", "LD_PRELOAD"]
    library = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    settings = {"FAKETIME_TIMESTAMP_FILE": file, "FAKETIME_NO_CACHE": 1, "FAKETIME_DONT_FAKE_MONOTONIC": 1}
    return "env", f"LD_PRELOAD={library}", *[f"{name}={value}" for name, value in settings.items()]


async def answers(chairs: list[Chair], count: int, rng: random.Random) -> None:
    for _ in range(count):
        ack = await mover(chairs).answer(choose(mover(chairs).state["question"], rng))
        assert ack["type"] == "ack", ack
        for chair in chairs:
            await chair.reach(ack["seq"])


@in_loop
async def test_a_clock_that_jumps_turns_no_story_around_and_costs_nobody_time(tmp_path: Path) -> None:
    file, rng = tmp_path / "clock", random.Random(60)
    jumps = ["+1d", "-1d", "+0", *rng.choices(["+1d", "-1d", "+0", "+7d", "-7d"], k=amount(0, 30))]
    file.write_text("+0\n")
    with running(tmp_path / "games.db", *PLENTY, "--grace", "600", prefix=with_clock(file)) as server:
        chairs = await seated(server.port, "me", "open", clock=CLOCK)
        table = chairs[0].state["table"]["id"]
        chairs[0].ws.transport.abort()
        await chairs[1].until(lambda frame: frame["type"] == "state" and not frame["table"]["seats"][0]["present"])
        for jump in jumps:
            file.write_text(f"{jump}\n")
            assert (await chairs[1].command("leave", seat=0))["code"] == "not-yours", "he has been away for a moment"
            chairs[0] = await chairs[0].person.sit(table, 0)
            assert 0 < mover(chairs).state["seconds"] <= CLOCK
            await answers(chairs, 1, rng)
            chairs[0].ws.transport.abort()
            await chairs[1].until(lambda frame: frame["type"] == "state" and not frame["table"]["seats"][0]["present"])
        assert Person(server.port).request("GET", "/ready")[0] == 200
        server.kill()
        file.write_text("-1d\n")
        await asyncio.to_thread(server.start)
        chairs = [await chair.person.sit(table, seat) for seat, chair in enumerate(chairs)]
        assert 0 < mover(chairs).state["seconds"] <= CLOCK
        await answers(chairs, 3, rng)
        records = stored(server.db, table)[1]
    times = [record.at for record in records]
    assert times == sorted(times)
    assert times[-1] - times[0] > DAY - HOUR, "the clock was set"
    assert all(seat["stand_in"] is False for seat in chairs[0].state["table"]["seats"])
    assert abs(times[0] - time.time_ns() // 1_000_000) < HOUR
