"""Whole games over sockets: solo, on one device, online."""

from __future__ import annotations

import asyncio
import json
import random

from .client import Person, Server, everybody, play_on

GAME = "control_tower"


def test_solo(server: Server) -> None:
    async def story() -> None:
        ann = Person(server.port)
        ann.do("PUT", "/api/me", {"name": "Ann"})
        table = ann.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "pilot"]})["id"]
        chair = await ann.sit(table, 0)
        await play_on(chair, random.Random(1))
        assert sorted(chair.state["result"]["ranks"]) == [1, 2]
        assert chair.state["table"]["seats"][0]["name"] == "Ann"

    asyncio.run(story())
