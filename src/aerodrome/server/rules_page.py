"""The rules page of a game: its guide and its rule sheet as HTML."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

import aerodrome.games as games
from aerodrome.server.wire import RulesPage, RuleText
from aerodrome.sheet import Sheet
from aerodrome.text import guide


@cache
def rules_page(name: str, language: str) -> RulesPage:
    """The page of a game by its name: the guide in this language, in English if there is none, and every rule by its
    id, which the guide links to."""
    game = games.find(name)
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    rule_id = re.compile(rf"\b{game.prefix}-(?:R\d+|\d+[a-z]?\.\d+)\b")

    def linked(html: str) -> str:
        return rule_id.sub(lambda found: f'<a class="rule" href="#{found[0]}">{found[0]}</a>', html)

    written = guide(game, language)
    rules = [
        RuleText(rule.id, rule.section, linked(markdown.renderInline(rule.text))) for rule in Sheet(game).rules.values()
    ]
    return RulesPage(written.language, linked(markdown.render(written.text)), tuple(rules))
