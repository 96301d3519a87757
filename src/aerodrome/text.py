"""The words of the product: what it says in each language, from the shared catalogue and from each game's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from aerodrome.kernel.events import UNKNOWN, Told
from aerodrome.kernel.game import BadSetup, Game
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.step import Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "nl", "de")
LONGEST: Final = 1000  # characters of an argument that Fluent takes


class Words:
    """What there is to say about a game, or about none, in one language; what it lacks is said in English."""

    def __init__(self, game: Game | None, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        folders = [Path(__file__).parent, *([game.folder] if game else [])]
        self._bundles = [_bundle(tuple(folders), each) for each in dict.fromkeys((language, LANGUAGES[0]))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: str | int) -> str:
        """The message of this key. Arguments are put in as they are, but for what is longer than any name."""
        args = {name: arg[:LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()}
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise ValueError(f"message {key!r} ({bundle.locales[0]}): {errors[0]}")
                return str(text)
        raise KeyError(f"there is no message {key!r}")

    def word(self, domain: str, word: str) -> str:
        """A word of a domain. A copy of a card ("mechanic-2") has the name of its design, and its number where the
        domain has a message for that; numbers and names of spaces have no message and stand for themselves."""
        key = f"{domain}-{word.replace('_', '-')}"
        design, _, copy = key.rpartition("-")
        if self.has(key) or not self.has(design):
            return self.say(key) if self.has(key) else word
        name = self.say(design)
        return self.say(f"{domain}-copy", name=name, copy=copy) if self.has(f"{domain}-copy") else name

    def action(self, rules: Rules[Any], x: int, key: str = "", more: Mapping[str, str | int] | None = None) -> str:
        """An option, as a button or a list shows it; `key` is a message that fits the position better, and `more` what
        it tells besides the option's own words."""
        kind = rules.actions.kind(x)
        domains = rules.actions.arguments[kind]
        words = [rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)]
        told: dict[str, str | int] = {**dict(zip(domains, words, strict=True)), **(more or {})}
        args = {name: self.word(name, each) if isinstance(each, str) else each for name, each in told.items()}
        text = self.say(key or f"do-{kind}", **args)
        return text[:1].upper() + text[1:]

    def event(self, rules: Rules[Any], told: Told, names: Sequence[str]) -> str:
        """A line of the log, with the players' names; what the viewer was not told has words of its own."""
        kinds = rules.events
        args: dict[str, str | int] = {}
        key = f"log-{told.kind}"
        for name, domain, secret in zip(
            kinds.names[told.kind], kinds.domains[told.kind], kinds.secret[told.kind], strict=True
        ):
            x = told.args[name]
            if secret and x == UNKNOWN:
                key = f"log-{told.kind}-hidden"
            elif domain == "number":
                args[name] = x
            elif domain == "seat":
                args[name] = names[x]
            else:
                args[name] = self.word(domain, rules.domains[domain][x])
        return self.say(key, **args)

    def reason(self, reason: Reason) -> str:
        """Why an answer is not allowed, with the rule that forbids it."""
        why = self.say(f"why-{reason.message}")
        return self.say("reason-with-rule", why=why, rule=reason.rule) if reason.rule else why


class Guide(NamedTuple):
    """How to play a game, and the language in which that is written."""

    language: str
    text: str


def guide(game: Game, language: str) -> Guide:
    """The guide in this language, in English if there is none."""
    written = language if (game.folder / f"guide.{language}.md").exists() else LANGUAGES[0]
    return Guide(written, (game.folder / f"guide.{written}.md").read_text(encoding="utf-8").strip())


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    """The catalogues of these folders in one language, of which no line may be broken."""
    # imported here, because they take longer than all games, and most programs say nothing
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    bundle = FluentBundle([language], use_isolating=False)
    for each in folders:
        path = each / "locale" / f"{language}.ftl"
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path.name} of {each.name}: this is no message: {(entry.content or '').strip()!r}")
        bundle.add_resource(resource)
    return bundle
