"""In Dutch nothing is said in English, on any page."""

from __future__ import annotations

import re
from typing import Final

import pytest

from .catalogue import EN, GAME, NL, ROOT
from .conftest import Visit
from .scenes import SCENES, Scene


def vocabulary(text: str) -> set[str]:
    return set(re.findall(r"[a-z]{4,}", text.lower()))


GUIDE: Final = (ROOT / f"src/aerodrome/games/{GAME}/guide.nl.md").read_text(encoding="utf-8")
DUTCH: Final = vocabulary(" ".join([GUIDE, *NL.fixed().values()]))
ENGLISH: Final = vocabulary(" ".join(EN.fixed().values())) - DUTCH

# All that can be read or heard; what the page itself calls English, such as the rule sheet, may be.
SPOKEN: Final = """() => {
  const texts = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest('[lang="en"]')) texts.push(walk.currentNode.textContent)
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    texts.push(element.ariaLabel, element.title, element.placeholder)
  return texts.filter(Boolean).map((text) => text.trim()).filter(Boolean)
}"""


def test_the_catalogues_have_the_same_messages() -> None:
    assert EN.fixed().keys() == NL.fixed().keys()
    assert {"aircraft", "your", "settings"} < ENGLISH


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_everything_is_said_in_dutch(visit: Visit, scene: Scene) -> None:
    screen = visit(settings={"language": "nl"})
    scene(screen)
    said: list[str] = screen.page.evaluate(SPOKEN)
    assert said
    assert [text for text in said if vocabulary(text) & ENGLISH or text in EN.fixed()] == []
