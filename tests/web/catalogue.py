"""What the client says, read from the catalogues that it is built with."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

ROOT: Final = Path(__file__).parents[2]
GAME: Final = "control_tower"
FOLDERS: Final = ("src/aerodrome/locale", "web/src/locale", "web/src/parts/locale")


@cache
def parsed(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


class Catalogue:
    """One language, with the words of a game."""

    def __init__(self, language: str, game: str = GAME) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for folder in (*FOLDERS, f"src/aerodrome/games/{game}/locale"):
            resource = parsed(ROOT / folder / f"{language}.ftl")
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
            self.bundle.add_resource(resource)

    def say(self, key: str, /, **args: str | int) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)

    def word(self, domain: str, word: str) -> str:
        key = f"{domain}-{word.replace('_', '-')}"
        design, _, copy = key.rpartition("-")
        has = self.bundle.has_message
        if has(key) or not has(design):
            return self.say(key) if has(key) else word
        name = self.say(design)
        return self.say(f"{domain}-copy", name=name, copy=copy) if has(f"{domain}-copy") else name

    def choice(self, choice: dict[str, Any]) -> str:
        """An option as its button shows it."""
        told = choice["args"].items()
        args = {name: self.word(name, each) if isinstance(each, str) else each for name, each in told}
        text = self.say(choice["message"] or f"do-{choice['kind']}", **args)
        return text[:1].upper() + text[1:]

    def name(self, token: str) -> str:
        """What an option points at, as a list calls it."""
        domain, _, word = token.partition(":")
        if domain == "aircraft":
            return self.say("board-aircraft", aircraft=word)
        if domain in ("airport", "waiting"):
            return self.say(f"zone-airport-{word.lower()}")
        return self.word("event", word) if domain == "card" else word

    @cached_property
    def fixed(self) -> dict[str, str]:
        """The messages that need no arguments, by their keys."""
        found: dict[str, str] = {}
        for key in self.keys:
            pattern = self.bundle.get_message(key).value
            text, errors = self.bundle.format_pattern(pattern, {}) if pattern else ("", [])
            if text and not errors:
                found[key] = str(text)
        return found


EN: Final = Catalogue("en")
LANGUAGES: Final = {"en": EN, "nl": Catalogue("nl"), "de": Catalogue("de")}
say: Final = EN.say
