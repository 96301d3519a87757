"""Every page at both sizes and in both themes: nothing that axe forbids; tables fit the window without scrolling."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from .catalogue import ROOT, say
from .conftest import Visit
from .scenes import SCENES, TABLES, Scene, looks
from .screen import PHONE, SIZES, Screen

AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
WCAG: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS: Final = ["color-contrast", "link-in-text-block"]  # all that another theme can change
FINGER: Final = 44  # pixels of a target on a touch screen,
POINTER: Final = 24  # and elsewhere, or where nothing can be done: with a landed aircraft, or when nobody asks me

# The controls that a player sees now; one that a box has scrolled away, or that waits for the focus, is not seen.
CONTROLS: Final = """(names) => {
  const idle = [...document.querySelectorAll('[aria-label]')].filter((each) => names.includes(each.ariaLabel))
  const seen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.matches('a[href="#main"]:not(:focus)')) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue
      const inside = box.getBoundingClientRect()
      if (left < inside.left - 1 || right > inside.right + 1 || top < inside.top - 1 || bottom > inside.bottom + 1)
        return false
    }
    return true
  }
  return [...document.querySelectorAll('button, a[href], input, select, textarea')].filter(seen).map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') || element.textContent.trim() || element.outerHTML.slice(0, 80)
    return { name, left, right, top, bottom, idle: idle.some((each) => each.contains(element)) }
  })
}"""

# What lies over the action bar.
COVERS: Final = """() => {
  const bar = document.querySelector('[data-tour="bar"]')
  if (!bar || document.querySelector('dialog[open]')) return []
  const { left, top, width, height } = bar.getBoundingClientRect()
  const covers = new Set()
  for (let x = 1; x < 40; x++) for (let y = 1; y < 10; y++) {
    const there = document.elementFromPoint(left + (width * x) / 40, top + (height * y) / 10)
    if (there && !bar.contains(there)) covers.add(there.outerHTML.slice(0, 120))
  }
  return [...covers]
}"""


def faults(page: Page, kind: str, values: list[str]) -> list[str]:
    """What axe has against the page, by rules of these names or with these tags."""
    options = {"runOnly": {"type": kind, "values": values}, "resultTypes": ["violations"]}  # no word about the rest
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def narrowest(control: dict[str, Any]) -> float:
    width, height = control["right"] - control["left"], control["bottom"] - control["top"]
    return round(float(min(width, height)))


def fits(screen: Screen) -> None:
    """Nothing scrolls, every control is in sight and large enough, and the action bar lies on top."""
    page, (width, height) = screen.page, screen.size
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert page.evaluate("document.scrollingElement.scrollHeight") <= height
    idle = [say("board-landed", airport=airport) for airport in "AB"]
    idle += [] if screen.states and screen.state["question"] else [say("zone-field")]
    controls: list[dict[str, Any]] = page.evaluate(CONTROLS, idle)
    assert controls
    assert [each for each in controls if min(each["left"], each["top"]) < 0] == []
    assert [each for each in controls if each["right"] > width + 0.5 or each["bottom"] > height + 0.5] == []
    least = FINGER if screen.size == PHONE else POINTER
    assert [each for each in controls if narrowest(each) < (POINTER if each["idle"] else least)] == []
    assert page.evaluate(COVERS) == []


def is_usable(screen: Screen) -> None:
    """axe has nothing against the page, in either theme."""
    screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert faults(screen.page, "tag", WCAG) == []
    screen.page.emulate_media(color_scheme="dark")
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert faults(screen.page, "rule", COLOURS) == []


@pytest.mark.parametrize(("scene", "size"), looks(SCENES))
def test_everybody_can_use_it(visit: Visit, scene: Scene, size: str) -> None:
    screen = visit(SIZES[size], color_scheme="light")
    scene(screen)
    if scene in TABLES:
        fits(screen)
    is_usable(screen)
