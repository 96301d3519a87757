"""In another language nothing is said in English, on any page."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from server.conftest import amount

from aerodrome.games import find, names
from aerodrome.text import guide

from .catalogue import EN, LANGUAGES, Catalogue
from .conftest import Visit
from .scenes import PAGES, SCENES, Scene, middle
from .screen import PHONE


def vocabulary(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{4,}", text.lower()))


@cache
def english(language: str) -> set[str]:
    """The words that are English and do not belong to this language too."""
    own = [text for game in names() for text in Catalogue(language, game).fixed.values()]
    own += [text for written, text in (guide(find(game), language) for game in names()) if written == language]
    return vocabulary(" ".join(EN.fixed.values())) - vocabulary(" ".join(own))


OTHERS: Final = [language for language in LANGUAGES if language != "en"]

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


@pytest.mark.parametrize("language", OTHERS)
def test_the_catalogues_have_the_same_messages_and_leave_no_sentence_in_english(language: str) -> None:
    ours, theirs = LANGUAGES[language].fixed, EN.fixed
    assert ours.keys() == theirs.keys()
    assert [text for key, text in ours.items() if text == theirs[key] and len(vocabulary(text)) > 2] == []
    assert {"aircraft", "your", "settings"} < english(language)


def speaks(visit: Visit, scene: Scene, language: str, **device: object) -> None:
    screen = visit(settings={"language": language}, **device)
    scene(screen)
    said: list[str] = screen.page.evaluate(SPOKEN)
    assert said
    assert [text for text in said if vocabulary(text) & english(language) or text in EN.fixed] == []
    assert screen.page.evaluate("document.scrollingElement.scrollWidth") <= screen.size[0]


@pytest.mark.parametrize("scene", SCENES[:: amount(2, 1)], ids=lambda scene: scene.__name__)
def test_everything_is_said_in_dutch(visit: Visit, scene: Scene) -> None:
    speaks(visit, scene, "nl")


@pytest.mark.parametrize("scene", [*PAGES[1 :: amount(3, 1)], middle], ids=lambda scene: scene.__name__)
def test_german_is_said_on_a_phone_and_fits_its_width(visit: Visit, scene: Scene) -> None:
    speaks(visit, scene, "de", size=PHONE)
