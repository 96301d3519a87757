"""A real connection that is no good: what it carries comes late and in pieces, and now and then it is cut. Or one end
vanishes, and the other is not told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PIECE: Final = 4000  # bytes at most at a time
LATE: Final = 0.1  # of the pieces come late,
LATENESS: Final = 0.02  # by so many seconds at most
CUT: Final = 0.01  # of the pieces are the last, and only a part of them arrives


class BadLine:
    """Between its own port and that of a server."""

    def __init__(self, server: int, rng: random.Random, cut: float) -> None:
        self.server, self.rng, self.cut = server, rng, cut
        self.port = self.cuts = self.late = self.vanished = 0

    def vanish(self) -> None:
        """Nothing more gets through on the connections that there are, and neither end is told; new ones are good."""
        self.vanished += 1

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.server)
        pairs = ((reader, back), (there, writer))
        ways = [asyncio.ensure_future(self._pass_on(*pair, self.vanished)) for pair in pairs]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.wait(ways)
            for end in (writer, back):
                end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, vanished: int) -> None:
        try:
            while piece := await reader.read(self.rng.randint(1, PIECE)):
                if self.vanished > vanished:
                    continue
                if self.rng.random() < LATE:
                    self.late += 1
                    await asyncio.sleep(self.rng.random() * LATENESS)
                cut = self.rng.random() < self.cut
                writer.write(piece[: self.rng.randrange(len(piece))] if cut else piece)
                await writer.drain()
                if cut:
                    self.cuts += 1
                    return
        except OSError:
            return


@asynccontextmanager
async def bad_line(server: int, rng: random.Random, cut: float = CUT) -> AsyncIterator[BadLine]:
    line = BadLine(server, rng, cut)
    listening = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.port = listening.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        listening.close()  # without waiting for those who still talk
