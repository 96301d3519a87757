"""The rules page: the guide, in the language of the player where there is one, and every rule under its id."""

from __future__ import annotations

import re

import pytest

import aerodrome.games as games
from aerodrome.server.rules_page import rules_page
from aerodrome.sheet import Sheet
from aerodrome.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_link_of_the_guide_leads_to_a_rule(name: str, language: str) -> None:
    page = rules_page(name, language)
    ids = {rule.id for rule in page.rules}
    assert ids == set(Sheet(games.find(name)).rules)
    links = re.findall(r'<a class="rule" href="#([^"]+)">', page.guide)
    assert len(links) > 20
    assert set(links) <= ids


@pytest.mark.parametrize("name", games.names())
def test_a_guide_names_its_language_and_holds_no_raw_markup(name: str) -> None:
    english = rules_page(name, "en")
    assert english.language == "en"
    for language in LANGUAGES:
        page = rules_page(name, language)
        assert page.language in (language, "en")
        assert (page.guide == english.guide) == (page.language == "en")
        assert page.guide.startswith("<h1>")
        assert "**" not in page.guide
        assert "&amp;lt;" not in page.guide


def test_where_a_language_has_no_guide_the_english_one_is_shown_and_called_so() -> None:
    assert [rules_page("control_tower", language).language for language in LANGUAGES] == ["en", "nl", "en"]
