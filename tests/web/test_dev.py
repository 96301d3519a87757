"""`make dev`: the client as it is in web/src before a server of its own, and the saved scenes in it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

from playwright.sync_api import Browser, expect
from scenes import library
from server.client import READY_WITHIN, Server

from aerodrome.games import find
from aerodrome.kernel.save import restore

from .catalogue import ROOT, Catalogue
from .racing import asked
from .screen import Screen


def free_port() -> int:
    return Server(ROOT).port


@contextmanager
def developing(db: Path) -> Iterator[int]:
    """The port at which its client answers."""
    port = free_port()
    command = [sys.executable, "-m", "scenes.dev", "--port", str(port), "--server-port", str(free_port())]
    command += ["--db", str(db)]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "tests"}) as process:
        try:
            until = monotonic() + 2 * READY_WITHIN
            while not answers(port):
                assert process.poll() is None
                assert monotonic() < until, "the client is not served"
                sleep(0.2)
            yield port
        finally:
            process.terminate()


def answers(port: int) -> bool:
    connection = HTTPConnection("localhost", port, timeout=READY_WITHIN)
    try:
        connection.request("GET", "/scenes.html")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def options(game: str, step: str) -> set[str]:
    """What the person of a scene can answer."""
    match, notes = restore(library.scene(game, step).read_text(encoding="utf-8"), find)
    legal = match.legal(notes["players"].index("human"))
    return {match.rules.actions.text(x) for x in legal}


def test_a_saved_scene_is_opened_from_the_list(browser: Browser, tmp_path: Path) -> None:
    with developing(tmp_path / "dev.db") as port:
        screen = Screen(browser, f"http://localhost:{port}", words=Catalogue("en", "magnificent"))
        screen.goto("/scenes.html")
        expect(screen.page.get_by_role("link")).to_have_count(len(library.kinds()))
        screen.page.locator('a[href="#magnificent/Aid"]').click()
        assert asked(screen)
        assert {choice["words"] for choice in screen.state["question"]["choices"]} == options("magnificent", "Aid")
        screen.goto("/scenes.html#magnificent/Nothing")
        expect(screen.page.get_by_role("alert")).to_contain_text("there is no scene magnificent/Nothing")
        screen.close()
        assert screen.troubles == []
