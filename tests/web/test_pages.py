"""Rules, settings, and an address where nothing is."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .catalogue import GAME, LANGUAGES, say
from .conftest import Visit
from .screen import DESK, PHONE, Screen, Size

RULE: Final = "CTL-4.5"
WISHES: Final = ("theme-dark", "motion-on", "bot-speed-2", "confirm-always", "sound-off")


def test_a_rule_has_an_address(visit: Visit) -> None:
    screen = visit()
    screen.goto(f"/rules/{GAME}#{RULE}")
    rule = screen.page.get_by_role("article").filter(has=screen.link("rules-link", rule=RULE))
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(RULE)


def test_the_rules_are_searched(visit: Visit) -> None:
    screen = visit()
    screen.goto(f"/rules/{GAME}")
    rules = screen.page.get_by_role("article")
    expect(rules.first).to_be_attached()
    all_rules = rules.count()
    screen.page.get_by_label(say("rules-search")).fill("storm")
    expect(rules).not_to_have_count(all_rules)
    found = rules.count()
    assert 0 < found < all_rules
    assert all("storm" in text.lower() for text in rules.all_inner_texts())
    expect(screen.page.get_by_text(say("rules-found", rules=found), exact=True)).to_be_visible()
    screen.page.get_by_label(say("rules-search")).fill("no rule says this")
    expect(screen.page.get_by_text(say("rules-found", rules=0))).to_be_visible()


def test_the_contents_lead_to_the_chapters(visit: Visit) -> None:
    screen = visit()
    screen.goto(f"/rules/{GAME}")
    contents = screen.page.get_by_role("navigation", name=say("rules-contents"))
    contents.get_by_role("link", name=say("rules-all")).click()
    expect(screen.page.get_by_role("heading", name=say("rules-all"))).to_be_in_viewport()


def radio(screen: Screen, key: str) -> Locator:
    group = screen.page.get_by_role("group", name=say(f"settings-{key.rpartition('-')[0]}"))
    return group.get_by_role("radio", name=say(f"settings-{key}"), exact=True)


def test_settings_are_kept(visit: Visit) -> None:
    screen = visit()
    screen.goto("/settings")
    for key in WISHES:
        radio(screen, key).check(force=True)
    screen.page.get_by_label(say("settings-name"), exact=True).fill("Amelia")
    screen.button("settings-name-save").click()
    expect(screen.page.get_by_text(say("settings-name-saved", name="Amelia"))).to_be_visible()
    html = screen.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "on")
    screen.page.reload()
    for key in WISHES:
        expect(radio(screen, key)).to_be_checked()
    expect(screen.page.get_by_label(say("settings-name"), exact=True)).to_have_value("Amelia")
    assert screen.ask("GET", "/api/me")["name"] == "Amelia"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_device(visit: Visit, scheme: str) -> None:
    screen = visit(color_scheme=scheme)
    screen.goto("/")
    expect(screen.page.locator("html")).to_have_attribute("data-theme", scheme)


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    screen = visit()
    screen.goto("/settings")
    for language, words in LANGUAGES.items():
        screen.page.get_by_role("radio", name=say(f"language-{language}")).check(force=True)
        expect(screen.page.get_by_role("heading", level=1)).to_have_text(words.say("settings-title"))
        expect(screen.page.locator("html")).to_have_attribute("lang", language)
    screen.goto("/")
    expect(screen.page.get_by_role("button", name=words.say("home-play")).first).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), [("nl-NL", "nl"), ("de-AT", "de"), ("fr-FR", "en")])
def test_a_browser_begins_in_its_own_language_or_in_english(visit: Visit, locale: str, language: str) -> None:
    screen = visit(settings={"language": ""}, locale=locale)
    screen.goto("/")
    expect(screen.page.get_by_role("button", name=LANGUAGES[language].say("home-play")).first).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/rules/no_such_game"])
def test_where_nothing_is_there_is_a_way_home(visit: Visit, path: str) -> None:
    screen = visit()
    screen.goto(path)
    screen.link("lost-home").click()
    expect(screen.begin("home-play")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/", "/settings", f"/rules/{GAME}"])
def test_pages_are_as_wide_as_the_window(visit: Visit, path: str, size: Size) -> None:
    screen = visit(size)
    screen.goto(path)
    expect(screen.page.get_by_role("heading", level=1)).to_have_text(re.compile(".+"))
    assert screen.page.evaluate("document.scrollingElement.scrollWidth") <= size[0]
