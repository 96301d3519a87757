"""The rules page of a game: its guide and its rule sheet as HTML."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from aerodrome import games
from aerodrome.server.wire import RulesPage, RuleText
from aerodrome.sheet import Sheet


@cache
def handbook(name: str, language: str) -> RulesPage:
    """How to play in this language, English if there is none; every rule with its id, which the guide links to."""
    game = games.find(name)
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    rule_id = re.compile(rf"\b{game.prefix}-(?:R\d+|\d+\.\d+)\b")

    def linked(html: str) -> str:
        return rule_id.sub(lambda found: f'<a class="rule" href="#{found[0]}">{found[0]}</a>', html)

    guides = [games.folder(game) / f"guide.{each}.md" for each in (language, "en")]
    guide = next(path for path in guides if path.exists()).read_text(encoding="utf-8")
    rules = [
        RuleText(rule.id, rule.section, linked(markdown.renderInline(rule.text))) for rule in Sheet(game).rules.values()
    ]
    return RulesPage(linked(markdown.render(guide)), tuple(rules))
