"""A real server and a real browser for each worker, and screens that fail the test when anything goes wrong on them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from server.client import PLENTY, Server, running

from .screen import DESK, Screen, Size

Visit = Callable[..., Screen]
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


def launched(driver: Playwright) -> Browser:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, f"these tests need a browser: {', '.join(BROWSERS)}"
    return driver.chromium.launch(executable_path=path, args=list(FLAGS))


# Playwright's event loop runs as long as its driver: it must be gone before tests that run loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver, launched(driver) as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--grace", "0", "--nonce-seconds", "600")  # a page that is silent keeps its test waiting
    with running(tmp_path_factory.mktemp("web") / "games.db", *PLENTY, *flags) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Another guest comes, with a device of this size."""
    screens: list[Screen] = []

    def arrive(size: Size = DESK, settings: dict[str, Any] | None = None, **device: Any) -> Screen:
        screens.append(Screen(browser, f"http://127.0.0.1:{server.port}", size, settings, **device))
        return screens[-1]

    yield arrive
    for screen in screens:
        screen.close()
    assert [screen.troubles for screen in screens] == [[] for _ in screens]
