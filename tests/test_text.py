"""The words: every game can be played in every language, and no sentence is missing or broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import EntryType, Junk, Message, MessageReference, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

import aerodrome
from aerodrome.bots.levels import LEVELS
from aerodrome.games import details, find, names, part
from aerodrome.kernel import match as kernel_match
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.events import UNKNOWN, Told
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import Reason, Step
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import LANGUAGES, Words, guide

SHARED = Path(aerodrome.__file__).parent
GAMES = [find(name) for name in names()]
FOLDERS = [SHARED, *[game.folder for game in GAMES]]
RULE_ID = re.compile(r"\b[A-Z]{3}-(?:\d+[a-z]?\.\d+[a-z]?|R\d+)\b")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_folder = pytest.mark.parametrize("where", FOLDERS, ids=lambda where: where.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class References(Visitor):
    """The variables, and the other entries, that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.entries.add(f"-{node.id.name}")


@cache
def entries(where: Path, language: str) -> list[EntryType]:
    return FluentResource((where / "locale" / f"{language}.ftl").read_text(encoding="utf-8")).body


@cache
def catalogue(where: Path, language: str) -> dict[str, References]:
    """What the messages and terms of one file speak of, by their keys; a term's key begins with a hyphen."""
    found: dict[str, References] = {}
    for entry in entries(where, language):
        if isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            assert key not in found, f"{key} stands twice in the {language} catalogue of {where.name}"
            found[key] = References()
            found[key].visit(entry.value)
    return found


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def reasons(game: Game) -> set[tuple[str, str]]:
    """The rule and the message of each reason in the game's modules and beyond its domains."""
    package = import_module(f"aerodrome.games.{game.name}")
    modules = [package, *[import_module(m.name) for m in walk_packages(package.__path__, f"{package.__name__}.")]]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Reason)]
    for seats, options in game.setups():
        found += game.rules(seats, options).outside.values()
    return {(reason.rule, reason.message) for reason in found}


def spoken(game: Game) -> Iterator[tuple[str, set[str]]]:
    """Every message that the rules of a game ask for, and the arguments that it is given."""
    for _, message in reasons(game):
        yield f"why-{message}", set()
    for seats, options in game.setups():
        rules = game.rules(seats, options)
        used = set()
        for kind in rules.actions.kinds:
            domains = rules.actions.arguments[kind]
            assert len(set(domains)) == len(domains), f"{kind} has two arguments of one name"
            used |= set(domains)
            yield f"do-{kind}", set(domains)
        for kind, arguments in rules.events.names.items():
            used |= set(rules.events.domains[kind])
            yield f"log-{kind}", set(arguments)
            if any(rules.events.secret[kind]):
                public = zip(arguments, rules.events.secret[kind], strict=True)
                yield f"log-{kind}-hidden", {name for name, secret in public if not secret}
        for domain in sorted(used - {"number", "seat"}):
            for word in rules.domains[domain]:
                # numbers, spaces and the numbered cards are called the same in every language
                if not any(letter.isdigit() for letter in word):
                    yield f"{domain}-{word.replace('_', '-')}", set()
    for option in game.options:
        key = f"option-{option.name.replace('_', '-')}"
        yield key, set()
        yield f"{key}-help", set()
        for name in option.names:
            yield f"{key}-{re.sub('[_.]', '-', name)}", set()
    yield "title", set()
    yield "tagline", set()


@cache
def messages(game: Game) -> dict[str, set[str]]:
    return dict(spoken(game))


def asking(game: Game) -> list[str]:
    """The messages of the steps that ask a seat; their arguments are the view's."""
    return [f"ask-{kebab(step.__name__)}" for step in game.steps if step.legal is not Step.legal]


def sheet_of(game: Game) -> str:
    return (game.folder / "rules.md").read_text(encoding="utf-8")


@each_folder
@each_language
def test_every_line_of_a_catalogue_is_a_message(where: Path, language: str) -> None:
    broken = [entry.content for entry in entries(where, language) if isinstance(entry, Junk)]
    assert broken == []
    assert catalogue(where, language)


@each_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_arguments(where: Path, language: str) -> None:
    english = {key: found.variables for key, found in catalogue(where, "en").items()}
    assert {key: found.variables for key, found in catalogue(where, language).items()} == english


@each_game
@each_language
def test_a_game_does_not_reuse_a_shared_key(game: Game, language: str) -> None:
    assert not catalogue(SHARED, language).keys() & catalogue(game.folder, language).keys()


@each_game
@each_language
def test_a_message_refers_to_what_there_is(game: Game, language: str) -> None:
    known = catalogue(SHARED, language) | catalogue(game.folder, language)
    for key, found in known.items():
        assert found.entries <= known.keys(), key


@each_game
@each_language
def test_all_that_a_game_says_has_its_message(game: Game, language: str) -> None:
    own = catalogue(game.folder, language)
    wanted = messages(game)
    assert {key for key in wanted if key not in own} == set()
    assert {key for key in asking(game) if key not in own} == set()
    for key, given in wanted.items():
        assert own[key].variables <= given, f"{key} is not given all of {own[key].variables}"


@each_language
def test_what_the_code_says_by_its_key_is_in_the_catalogues(language: str) -> None:
    """A game's code speaks its own messages and the shared ones, other code the shared ones and those of all games."""
    shared = set(catalogue(SHARED, language))
    own = {game.name: set(catalogue(game.folder, language)) for game in GAMES}
    everywhere = set.intersection(*own.values())
    said: set[str] = set()
    for path in SHARED.rglob("*.py"):
        keys = set(re.findall(r"""\bsay\(\s*["']([a-z][a-z0-9-]*)["']""", path.read_text(encoding="utf-8")))
        games = [own[name] for name in path.relative_to(SHARED).parts if name in own]
        assert keys - shared - (games or [everywhere])[0] == set(), path.name
        said |= keys
    assert "reason-with-rule" in said


@each_language
def test_shared_reasons_and_levels_have_their_messages(language: str) -> None:
    own = catalogue(SHARED, language)
    refusals = [reason.message for reason in vars(kernel_match).values() if isinstance(reason, Reason)]
    assert "not-asked" in refusals
    refusals += ["undo-nothing-to-undo", "undo-chance", "undo-reveal", "undo-choice"]
    wanted = [f"why-{message}" for message in refusals]
    wanted += [f"level-{level}{about}" for level in LEVELS for about in ("", "-about")]
    wanted += [f"language-{each}" for each in LANGUAGES]
    assert {key for key in wanted if key not in own} == set()


@each_game
def test_reasons_name_rules_of_the_sheet(game: Game) -> None:
    rules = {rule for rule, _ in reasons(game)}
    assert rules
    assert rules <= set(RULE_ID.findall(sheet_of(game)))
    words = Words(game, "en")
    for rule, message in reasons(game):
        assert words.reason(Reason(rule, message)) == f"{words.say(f'why-{message}')} ({rule})"


@each_language
def test_a_reason_without_a_rule_is_a_plain_sentence(language: str) -> None:
    words = Words(None, language)
    assert words.reason(Reason("", "game-over")) == words.say("why-game-over")


@each_game
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_whole_game_can_be_told(game: Game, seats: str) -> None:
    """Every question, option, refusal and event of a random game, for each viewer, in each language."""
    match = Match(game, getattr(game, seats), seed="words")
    rng = Rng(1)
    players = [f"Player {seat}" for seat in range(match.rules.seats)]
    options: set[int] = set()
    labels: dict[str, tuple[int, str, dict[str, str | int]]] = {}  # each once, however often it came up
    refused: dict[tuple[str, str], Reason] = {}
    questions: dict[str, tuple[str, dict[str, int]]] = {}
    while not match.over:
        seat = match.asked()[0]
        mine = match.mine(seat)
        legal = match.legal(seat)
        options.update(legal)
        question = part(game, "ask").prompt(mine)
        questions[str(question)] = question
        for x in legal:
            label = x, part(game, "ask").label(mine, x), details(game, mine, x)
            labels[str(label)] = label
        if reason := match.why_not(seat, rng.below(match.rules.actions.size)):
            refused[reason.rule, reason.message] = reason
        match.answer(seat, legal[rng.below(len(legal))])
    viewers = (*range(match.rules.seats), SPECTATOR)
    told = {f"{each.kind} {each.args}": each for viewer in viewers for each in match.told(viewer)}
    assert options
    assert refused
    assert told
    for language in LANGUAGES:
        words = Words(game, language)
        lines = [words.action(match.rules, x) for x in sorted(options)]
        assert len(set(lines)) == len(lines), "two options have the same words"
        lines += [words.action(match.rules, *label) for label in labels.values()]
        lines += [words.event(match.rules, each, players) for each in told.values()]
        lines += [words.reason(reason) for reason in refused.values()]
        lines += [words.say(key, **args) for key, args in questions.values()]
        for line in lines:
            assert line == line.strip()
            assert line[0].isupper() or line[0].isdigit(), line
            assert not re.search(r"[{}]|\?\?\?|\s\s", line), line


def test_what_a_viewer_does_not_know_has_words_of_its_own() -> None:
    game = find("control_tower")
    rules = game.rules(2)
    english, dutch, german = (Words(game, language) for language in ("en", "nl", "de"))
    known, hidden = [Told("draw", {"seat": 1, "card": card, "hand": 2, "deck": 20}, []) for card in (5, UNKNOWN)]
    assert english.event(rules, known, ["Ann", "Bob"]) == "Bob draws Clear sky."
    assert english.event(rules, hidden, ["Ann", "Bob"]) == "Bob draws a card."
    assert dutch.event(rules, known, ["Ann", "Bob"]) == "Bob trekt Heldere hemel."
    assert dutch.event(rules, hidden, ["Ann", "Bob"]) == "Bob trekt een kaart."
    assert german.event(rules, known, ["Ann", "Bob"]) == "Bob zieht Aufheiterung."
    assert german.event(rules, hidden, ["Ann", "Bob"]) == "Bob zieht eine Karte."


@each_language
@pytest.mark.parametrize(
    "name", ["{ $seat }", "{", "-pass", 'O\'Neil & "Sons"', "<b>[red]Åsa[/]", "名無し", "\u202eevE", "a\\nb %s", "1"]
)
def test_odd_names_are_said_as_they_are(language: str, name: str) -> None:
    game = find("control_tower")
    rules = game.rules(2)
    words = Words(game, language)
    usual = words.event(rules, Told("win", {"seat": 1, "landed": 4}, []), ["Ann", "Bob"])
    assert words.event(rules, Told("win", {"seat": 1, "landed": 4}, []), ["Ann", name]) == usual.replace("Bob", name)
    assert words.say("cli-thinking", name=name) == words.say("cli-thinking", name="Bob").replace("Bob", name)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'tlh'.*en, nl, de"):
        Words(None, "tlh")


def test_an_unknown_key_and_a_missing_argument_are_errors() -> None:
    words = Words(None, "nl")
    assert not words.has("no-such-message")
    with pytest.raises(KeyError, match="no-such-message"):
        words.say("no-such-message")
    with pytest.raises(ValueError, match="cli-saved"):
        words.say("cli-saved")
    with pytest.raises(KeyError, match="title"):
        words.say("title")


def test_words_without_a_message_stand_for_themselves() -> None:
    words = Words(find("control_tower"), "nl")
    assert words.word("space", "c4") == "c4"
    assert words.word("colour", "sky_blue") == "lichtblauw"


def elsewhere(path: Path, **texts: str) -> Game:
    """A game whose catalogues are these texts, by language."""
    (path / "locale").mkdir()
    for language, text in texts.items():
        (path / "locale" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return replace(GAMES[0], folder=path)


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    game = elsewhere(tmp_path, en="both = hello\nonly = only here\n", nl="both = hallo\n")
    words = Words(game, "nl")
    assert words.has("only")
    assert [words.say("both"), words.say("only")] == ["hallo", "only here"]


def test_a_broken_catalogue_is_not_loaded(tmp_path: Path) -> None:
    game = elsewhere(tmp_path, en="good = yes\nbroken = { $name\n")
    with pytest.raises(ValueError, match=r"en\.ftl.*broken"):
        Words(game, "en")


def test_sentences_in_each_language() -> None:
    game = find("control_tower")
    rules = game.rules(2)
    english, dutch, german = (Words(game, language) for language in LANGUAGES)
    move = rules.actions.parse("move 3 left")
    assert english.action(rules, move) == "Move aircraft 3 left"
    assert dutch.action(rules, move) == "Verplaats vliegtuig 3 naar links"
    assert german.action(rules, move) == "Flugzeug 3 nach links bewegen"
    assert dutch.action(rules, rules.actions.parse("discard clear_sky")) == "Leg Heldere hemel af"
    assert german.action(rules, rules.actions.parse("discard clear_sky")) == "Aufheiterung ablegen"
    lost = Told("lost", {"seat": 0, "moves": 1}, [])
    assert english.event(rules, lost, ["Ann", "Bob"]) == "No aircraft can move: Ann loses one move."
    assert dutch.event(rules, lost, ["Ann", "Bob"]) == "Geen enkel vliegtuig kan weg: Ann verliest één verplaatsing."
    assert german.event(rules, lost, ["Ann", "Bob"]) == "Kein Flugzeug kann sich bewegen: Ann verliert eine Bewegung."
    taken = Reason("CTL-4.10", "taken")
    assert english.reason(taken) == "That space is not empty: an aircraft or a Storm is there. (CTL-4.10)"


@each_game
def test_the_guides_and_the_sheet_belong_together(game: Game) -> None:
    """Each game has its guide in English, all its guides cite the same rules, and the sheet has each of these once."""
    sheet = sheet_of(game)
    ids = [row[2:].split(" |")[0] for row in sheet.splitlines() if row.startswith(f"| {game.prefix}-")]
    assert len(set(ids)) == len(ids)
    guides = dict(guide(game, language) for language in LANGUAGES)
    cited = [RULE_ID.findall(text) for text in guides.values()]
    assert cited[0]
    assert set(cited[0]) <= set(ids)
    assert all(others == cited[0] for others in cited[1:])
    for text in (sheet, *guides.values()):
        assert not re.search(r"https?:|www\.", text)


@each_game
def test_no_reason_is_made_where_these_tests_do_not_look(game: Game) -> None:
    made: set[tuple[str, str]] = set()
    for path in game.folder.rglob("*.py"):
        made |= set(re.findall(r'Reason\(\s*"([^"]*)",\s*"([^"]*)"', path.read_text(encoding="utf-8")))
    assert made == reasons(game)
