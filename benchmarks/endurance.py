"""Half an hour at two hundred tables with bots: does the server keep its memory, its tasks and its games?

At each table a person of an address of its own answers about once a second against bots; when a game is over, the next
one begins there. After the time is up no more games begin, and those under way are played to their ends. It ends with 1
if the server and its processes hold more than a tenth more memory at the end of the time than early in it, if anything
was logged as an error, or if a game did not end."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

from attack import GAMES
from moves import resident
from people import Guest, Seat, serve

LEVELS = ("random", "cadet", "pilot")
GROWTH = 1.1  # as much memory at the end as early
EVERY = 1.0  # seconds from one answer of a person to the next
LONGEST = 1200.0  # seconds for the last games to end


class Chair:
    """A person who plays against bots until told to stop, and counts the games."""

    def __init__(self, port: int, number: int) -> None:
        self.guest = Guest(port, f"127.0.{1 + number // 200}.{1 + number % 200}")
        self.game, self.rng = GAMES[number % len(GAMES)], random.Random(number)
        self.bot = LEVELS[number // len(GAMES) % len(LEVELS)]
        self.ended: Counter[str] = Counter()
        self.answers = 0

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * 10)
        while time.monotonic() < until:
            wish = {"game": self.game, "seats": ["me", self.bot]}
            made = await asyncio.to_thread(self.guest.do, "POST", "/api/tables", wish)
            seat = await self.guest.sit(made["id"], 0)
            await self.finish(seat, until)
            await seat.line.close()
            self.ended[self.game] += 1

    async def finish(self, seat: Seat, until: float) -> None:
        while not seat.over:
            if not seat.choices:
                await seat.receive()
                continue
            await seat.reach(await seat.answer(self.rng.choice(seat.choices)))
            self.answers += 1
            await asyncio.sleep(EVERY * (0.5 + self.rng.random()) if time.monotonic() < until else EVERY / 10)


def family(process: int) -> list[int]:
    """A process and those that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *[each for child in children for each in family(int(child))]]


def memory(server: int) -> int:
    return sum(resident(process) for process in family(server))


async def run(server: int, port: int, wanted: argparse.Namespace) -> tuple[int, int, list[Chair]]:
    """Bytes of memory early and at the end of the time, and those who played."""
    chairs = [Chair(port, number) for number in range(wanted.tables)]
    began = time.monotonic()
    until = began + 60 * wanted.minutes
    playing = asyncio.gather(*[chair.play(until) for chair in chairs])
    held: list[int] = []
    for looks in range(1, int(wanted.minutes / wanted.early) + 1):
        await asyncio.wait([playing], timeout=began + 60 * wanted.early * looks - time.monotonic())
        held.append(memory(server))
        print(f"after {wanted.early * looks:g} minutes: {held[-1] / 1e6:.0f} MB", file=sys.stderr)
    await asyncio.wait_for(playing, LONGEST)
    return held[0], held[-1], chairs


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--aerodrome", type=Path, required=True, metavar="COMMAND", help="compiled and installed")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--early", type=float, default=5, help="minutes from one look at the memory to the next")
    wanted = parser.parse_args(arguments)
    folder = Path("build/endurance")
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "server.log"
    with serve(wanted.aerodrome.absolute(), log) as (server, port):
        early, late, chairs = asyncio.run(run(server.pid, port, wanted))
    errors = [line for line in log.read_text().splitlines() if json.loads(line)["level"] in ("error", "critical")]
    ended = sum((chair.ended for chair in chairs), Counter[str]())
    print(f"{wanted.tables} tables, {wanted.minutes:g} minutes, {sum(chair.answers for chair in chairs):,} answers")
    print("games that were begun and ended:", ", ".join(f"{game} {number}" for game, number in sorted(ended.items())))
    print(f"memory {early / 1e6:.0f} MB early, {late / 1e6:.0f} MB late: {late / early:.3f} times, of {GROWTH:g}")
    print(f"errors in the log: {len(errors)}", *errors[:10], sep="\n")
    reached = late <= GROWTH * early and not errors
    print("reached" if reached else "NOT reached")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
