"""A guest with a device: one page of a real browser, what its sockets told it, and how a player uses it."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)
from server.moments import all_events, followed

from .catalogue import EN, LANGUAGES, Catalogue

Size = tuple[int, int]
DESK: Final[Size] = (1366, 768)
PHONE: Final[Size] = (390, 844)
SIZES: Final = {"desk": DESK, "phone": PHONE}

QUICK: Final = {"confirm": "never", "botSpeed": "instant", "motion": "off", "toured": True, "level": "random"}
LEFT: Final = "net::ERR_ABORTED"  # the player went to another page, or saved a file
UNPLUGGED: Final = "net::ERR_INTERNET_DISCONNECTED"
PATIENCE: Final = 60.0  # seconds; what never comes fails the test instead of hanging it, on a slow machine too
expect.set_options(timeout=1000 * PATIENCE)


class Screen:
    """`settings` are those the browser has kept from earlier visits. What goes wrong on the page is collected in
    `troubles`, and whoever opened the screen must find it empty at the end."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        size: Size = DESK,
        settings: dict[str, Any] | None = None,
        words: Catalogue | None = None,
        **device: Any,
    ) -> None:
        self.origin, self.size, self.port = origin, size, int(origin.rpartition(":")[2])
        self.rng = random.Random(str(size))
        kept = {"language": "en", **QUICK, **(settings or {})}
        stored = [{"name": "aerodrome", "value": json.dumps(kept)}]
        self.words = words or LANGUAGES.get(kept["language"], EN)
        self.context: BrowserContext = browser.new_context(
            base_url=origin,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            storage_state={"cookies": [], "origins": [{"origin": origin, "localStorage": stored}]},  # type: ignore[arg-type]
            **device,
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.troubles: list[str] = []
        self.unplugged = False
        self.states: list[dict[str, Any]] = []
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda fault: self.troubles.append(str(fault.error)))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.unplugged and UNPLUGGED in message.text):
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT and not (self.unplugged and request.failure == UNPLUGGED):
            self.troubles.append(f"{request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.url}: {response.status}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._told(json.loads(payload)))

    def _told(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "state":
            before = self.states[-1]["view"] if self.states else None
            self.states.append({**frame, "view": followed(before, frame), "events": all_events(frame)})

    @contextmanager
    def offline(self) -> Iterator[None]:
        """The device has no network for a while, and says so in its console."""
        self.unplugged = True
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)

    @property
    def state(self) -> dict[str, Any]:
        """The table as the page was told it last."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        return bool(self.states) and self.state["result"] is not None

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this guest, past the page."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, (method, path, answer.status, answer.text())
        return answer.json()

    def upload(self, saved: str) -> None:
        """Open a saved game from the home page."""
        self.goto("/")
        file = {"name": "saved.json", "mimeType": "application/json", "buffer": saved.encode()}
        self.page.get_by_label(self.words.say("home-upload-choose")).set_input_files(file)  # type: ignore[arg-type]

    def wait(self, true: Any, what: str) -> None:
        """Until the page was told so."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if true():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"this has not come: {what}")

    def button(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(key, **args), exact=True)

    def link(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words.say(key, **args), exact=True)

    @property
    def sheet(self) -> Locator:
        """The game on the home page, with all ways to begin it."""
        return self.page.get_by_role("article", name=self.words.say("title"))

    def begin(self, key: str) -> Locator:
        """One of these ways; all but the first are folded away."""
        if key != "home-play":
            self.unfold()
        return self.sheet.get_by_role("button", name=self.words.say(key), exact=True)

    def unfold(self) -> Locator:
        self.sheet.wait_for()
        for summary in self.sheet.locator("details:not([open]) > summary").all():
            summary.click()
        return self.sheet

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.say("bar-title"))

    @property
    def sentence(self) -> Locator:
        return self.bar.get_by_role("status")

    @property
    def options(self) -> Locator:
        return self.bar.get_by_role("toolbar", name=self.words.say("bar-options")).get_by_role("button")

    @property
    def end_turn(self) -> Locator:
        return self.bar.get_by_role("button", name=self.words.choice({"kind": "end", "message": "", "args": {}}))

    @property
    def field(self) -> Locator:
        return self.page.get_by_role("group", name=self.words.say("zone-field"))

    @property
    def fan(self) -> Locator:
        """My cards on a phone, before they are raised."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(self.words.say('board-hand'))}:"))

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def bay(self, kind: str, airport: str) -> Locator:
        return self.page.get_by_role("region", name=self.words.say(f"board-{kind}", airport=airport), exact=True)

    def spot(self, token: str) -> Locator:
        """Where a player touches what a token names: a space, an aircraft, an airport or a card of the hand."""
        domain, _, word = token.partition(":")
        name = self.words.name(token)
        if domain == "card":
            hand = self.page.get_by_role("toolbar", name=self.words.say("board-hand"))
            return hand.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b")).first
        if domain == "aircraft":
            place = self.aircraft(word)["place"]
            there = self.bay("waiting", self.aircraft(word)["origin"]) if place == "waiting" else self.field
            return there.get_by_role("button", name=re.compile(rf"\b{re.escape(name)},"))
        return self.field.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    def aircraft(self, number: str) -> dict[str, Any]:
        found: dict[str, Any] = self.state["view"]["aircraft"][int(number) - 1]
        return found

    def close(self) -> None:
        self.context.close()
