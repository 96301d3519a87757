"""The rules page: the guide in both languages, and every rule under its id."""

from __future__ import annotations

import re

import pytest

from aerodrome import games
from aerodrome.server.handbook import handbook
from aerodrome.sheet import Sheet
from aerodrome.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_link_of_the_guide_leads_to_a_rule(name: str, language: str) -> None:
    page = handbook(name, language)
    ids = {rule.id for rule in page.rules}
    assert ids == set(Sheet(games.find(name)).rules)
    links = re.findall(r'<a class="rule" href="#([^"]+)">', page.guide)
    assert len(links) > 20
    assert set(links) <= ids


@pytest.mark.parametrize("name", games.names())
def test_the_guides_differ_by_language_and_hold_no_raw_markup(name: str) -> None:
    english, dutch = handbook(name, "en").guide, handbook(name, "nl").guide
    assert english != dutch
    for guide in (english, dutch):
        assert guide.startswith("<h1>")
        assert "**" not in guide
        assert "&amp;lt;" not in guide
