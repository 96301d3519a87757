"""Aerodrome from Python: a match that knows its words, and how to play, copy, save and judge it.

Everything here is reached from the package itself:

>>> import aerodrome
>>> match = aerodrome.Match("control_tower", seed=7)
>>> match
<Match of control_tower: 2 seats, seed '7', 3 entries, seat 0 asked>
>>> match.step("move 3 left")
>>> match.play("pilot").ranks()
[2, 1]
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple, Self, TypedDict, Unpack

from aerodrome.boards import board_text, seat_name
from aerodrome.bots import levels
from aerodrome.bots.levels import Given
from aerodrome.bots.search import standing
from aerodrome.games import details, find, part
from aerodrome.kernel import match as kernel
from aerodrome.kernel import save as saves
from aerodrome.kernel.chance import Fate, Rng, seed_from
from aerodrome.kernel.game import BadSetup, Chosen, Game
from aerodrome.kernel.match import NOT_ASKED, AutoAnswers, Refused
from aerodrome.kernel.state import State
from aerodrome.kernel.step import CHANCE
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.text import Words

Bots = Given | Sequence[Given]
WORLDS = 16  # that an evaluation imagines


class Choice(NamedTuple):
    """One option of a seat."""

    text: str
    """Its stable words: for answers, files and tests."""
    label: str
    """What a button would say."""
    action: int
    """Its number: for search and learning."""


class Outcome(NamedTuple):
    """One thing that chance may decide."""

    number: int | None
    """What `rules.play` takes for it; None for a shuffle, which has too many outcomes to list."""
    probability: float
    """From 0 to 1; those of all outcomes add up to 1."""


class Settings(TypedDict, total=False):
    """What a match takes besides game, seats, options and seed; `aerodrome.kernel.match.Match` explains them."""

    carry: list[list[int]] | None
    auto: bool | AutoAnswers
    quiet: bool
    base: State | None
    draws: int
    now: int


class Match(kernel.Match):
    """One play of a game, by its name: rules, options, seed, log and state.

    Without `seats` it is for two, or for the fewest that the game is for. The seed is a number or a text; the same seed
    and the same answers give the same match on every machine. Raises `BadSetup` for a game, seats or options that do
    not exist. Of the further settings, `quiet=True` keeps neither events nor undo, `auto=False` asks even where there
    is only one option, and `base=state` begins from a position of your own.

    Examples:
        >>> match = Match("great_race", seats=3, options={"stages": 2}, seed="monday")
        >>> match.asked()
        [0, 1, 2]
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Chosen = None,
        seed: str | int | Fate = 0,
        **settings: Unpack[Settings],
    ) -> None:
        found = find(game)
        super().__init__(found, max(2, found.fewest) if seats is None else seats, options, seed, **settings)

    def options(self, seat: int | None = None, language: str = "en") -> list[Choice]:
        """What a seat may answer now, in words; without a seat, the first that is asked. Nothing if it is not asked.

        Examples:
            >>> [choice.text for choice in Match("control_tower", seed=7).options()][:2]
            ['move 1 left', 'move 1 right']
            >>> Match("control_tower", seed=7).options(0, "nl")[0].label
            'Laat vliegtuig 1 naar links opstijgen'
        """
        asked = self.asked()
        who = seat if seat is not None else asked[0] if asked else SPECTATOR
        if who not in asked:
            return []
        mine, words, label = self.mine(who), Words(self.game, language), part(self.game, "ask").label
        return [
            Choice(
                self.rules.actions.text(x),
                words.action(self.rules, x, label(mine, x), details(self.game, mine, x)),
                x,
            )
            for x in mine.todo[-1].legal(mine)
        ]

    def answer(self, seat: int, answer: int | str | Choice) -> None:
        """The answer of a seat: a choice, its words or its number. Raises `Refused` with the rule that forbids it, and
        `UnknownAction` for words that the game does not have; then nothing has changed."""
        super().answer(seat, answer.action if isinstance(answer, Choice) else answer)

    def step(self, answer: int | str | Choice) -> None:
        """The answer of the seat that is asked, the first if there are several. Raises as `answer` does.

        Examples:
            >>> match = Match("control_tower", seed=7)
            >>> match.step("move 3 left")
            >>> match.step("move 3 back")
            Traceback (most recent call last):
            aerodrome.kernel.match.Refused: seat 0: move 3 back: backward (CTL-4.5)
        """
        asked = self.asked()
        if not asked:
            raise Refused(NOT_ASKED, f"nobody: {answer}")
        self.answer(asked[0], answer)

    def board(self, viewer: int = SPECTATOR, language: str = "en") -> str:
        """The position as plain text, as a seat or a spectator knows it."""
        return board_text(self.game, self.rules, self.mine(viewer), viewer, language)

    def play(self, bots: Bots) -> Self:
        """Let bots play it to its end; gives the match itself. A bot is the name of a level ("random", "cadet",
        "pilot", "ace", "ace:200"), an object with `choose(mine, legal)`, or a factory of such objects that is called
        with match and seat; one alone plays every seat. Raises `BadSetup` for names that do not exist.

        Examples:
            >>> Match("air_racing", seats=2, seed=1).play(["pilot", "random"]).over
            True
        """
        levels.play(self, levels.seated(bots, self))
        return self

    def chance(self, answer: int | str | Choice, seat: int | None = None) -> list[Outcome]:
        """What chance may decide right after this answer, each outcome with its probability; nothing if no dice are
        thrown and no cards are shuffled for it. The match does not change. Raises as `answer` does."""
        trial = self.copy()
        who = seat if seat is not None else trial.asked()[0] if trial.asked() else SPECTATOR
        given = answer.action if isinstance(answer, Choice) else answer
        if (reason := trial.why_not(who, given)) is not None:
            raise Refused(reason, f"seat {who}: {given}")
        state = trial.state
        state.bring_up(who)
        self.rules.play(state, self.rules.actions.parse(given) if isinstance(given, str) else given)
        return outcomes(state)

    def imagine(self, seat: int, seed: str | int = 0) -> Match:
        """A match that may be this one, as far as the seat knows: what it cannot see is dealt at random, and what is to
        come is other luck. The same seed imagines the same."""
        whole = self.rules.imagine(self.rules.redact(self.state, seat), Rng(seed_from(f"imagine/{seed}")))
        return Match(self.game, self.rules.seats, self.rules.options, f"imagined/{seed}", base=whole)

    def evaluate(self, viewer: int, worlds: int = WORLDS, seed: str | int = 0) -> list[float]:
        """How each seat stands, from 0 (lost) to 1 (won), in the eyes of the game's advisor and by what the viewer
        knows and nothing else: the mean over so many worlds that it imagines. The same seed gives the same values."""
        if worlds < 1:
            raise BadSetup(f"an evaluation imagines at least one world, not {worlds}")
        advisor, rng = levels.advisor(self.game, self.rules), Rng(seed_from(f"evaluate/{seed}"))
        mine = self.rules.redact(self.state, viewer)
        values = [standing(self.rules, advisor, self.rules.imagine(mine, rng)) for _ in range(worlds)]
        return [sum(each) / worlds for each in zip(*values, strict=True)]

    def save(self, path: str | Path | None = None) -> str:
        """The match as text, with its notes; also written to this file, if there is one. `load` gives it back."""
        text = saves.save(self, self.notes)
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    def _repr_html_(self) -> str:
        """What a notebook shows: who is asked, the board as that seat sees it, and its options; as a spectator sees it
        where several are asked or nobody is."""
        asked = self.asked()
        who = ", ".join(seat_name(seat) for seat in asked)
        line = f"places: {self.ranks()}" if self.over else f"asked: {who}"
        choices = self.options(asked[0]) if len(asked) == 1 else []
        items = "".join(f"<li><code>{escape(each.text)}</code> {escape(each.label)}</li>" for each in choices)
        listed = f"<details><summary>{len(choices)} options</summary><ul>{items}</ul></details>" if choices else ""
        viewer = asked[0] if len(asked) == 1 else SPECTATOR
        return f"<div><p>{escape(repr(self))}</p><pre>{escape(self.board(viewer))}</pre><p>{line}</p>{listed}</div>"


def outcomes(state: State) -> list[Outcome]:
    """What chance may decide at the step on top of a state; nothing if that step is not chance's."""
    if state.actor() != CHANCE:
        return []
    odds = state.todo[-1].odds(state)
    every = sum(odds)
    return [Outcome(x, weight / every) for x, weight in enumerate(odds) if weight] if odds else [Outcome(None, 1.0)]


def play(game: str | Game, bots: Bots, seed: str | int = 0, options: Chosen = None, seats: int | None = None) -> Match:
    """A whole match between bots: names of levels, objects with `choose`, or factories, one for each seat, or one for
    all.

    Examples:
        >>> play("control_tower", ["pilot", "cadet", "random"], seed=7).ranks()
        [1, 2, 2]
    """
    if seats is None and isinstance(bots, Sequence) and not isinstance(bots, str):
        seats = len(bots)
    return Match(game, seats, options, seed).play(bots)


def load(source: str | Path) -> Match:
    """The match that was saved, given as the path of its file or as its text; `match.notes` are its notes. Raises
    `SaveError` for what is no saved match, and OSError for a file that cannot be read."""
    text = source if isinstance(source, str) and source.lstrip().startswith("{") else Path(source).read_text("utf-8")
    match, notes = saves.restore(text, find, make=Match)
    assert isinstance(match, Match)
    match.notes = notes
    return match
