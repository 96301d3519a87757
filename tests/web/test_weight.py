"""How much a first visit to the home page costs."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Response, expect

from .conftest import Visit

SCRIPT: Final = 300_000  # bytes as sent
FONTS: Final = 90_000


def test_the_first_load_is_light(visit: Visit) -> None:
    screen = visit()
    found: list[Response] = []
    screen.page.on("response", lambda response: found.append(response))
    screen.goto("/")
    expect(screen.begin("home-play")).to_be_visible()
    screen.page.evaluate("document.fonts.ready")
    screen.page.wait_for_load_state("networkidle")
    assert 0 < sent(found, "script") <= SCRIPT
    assert 0 < sent(found, "font") <= FONTS


def sent(responses: list[Response], kind: str) -> int:
    """What went over the wire for requests of this kind."""
    return sum(each.request.sizes()["responseBodySize"] for each in responses if each.request.resource_type == kind)
