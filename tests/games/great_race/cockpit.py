"""Positions of a race, built and read in the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import LANDING, NO_CARD
from aerodrome.games.great_race.pieces import AIRBORNE, LANDED, Board, Gauge
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, PILOT, REWARD, STAGE, Race
from aerodrome.games.great_race.steps.dawn import NextDay, StartDay
from aerodrome.games.great_race.steps.day import StartRound
from aerodrome.games.great_race.steps.dusk import Dusk
from aerodrome.games.great_race.steps.finish import EndRace
from aerodrome.games.great_race.steps.setup import NextRace
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.match import Match
from aerodrome.kernel.step import Step
from aerodrome.kernel.zones import SPECTATOR, missing_or_extra
from aerodrome.testing.scenario import ScriptedMatch

ROW = ("croydon", "zuiderzee", "chapham", "brenner_pass")  # City 11, Sea 12, Plains and City 16, Mountains 20
REWARDS = ("one_card", "one_fuel", "two_fuel", "one_health")


@dataclass(frozen=True)
class Flyer:
    """A pilot. Cards are named by their design, or as one copy ("steady_cruise-110"); tokens of Fuel and Health are in
    Supply, Reserve and Discard."""

    hand: Sequence[str] = ()
    path: Sequence[str] = ()
    fuel: tuple[int, int, int] = (5, 0, 0)
    health: tuple[int, int, int] = (5, 0, 0)
    moxy: int = 2
    stage: int = 0
    tracker: int = 0
    landed: bool = False
    crew: Sequence[str] = ()
    exhausted: Sequence[str] = ()
    tokens: Sequence[str] = ()
    pilot: str = ""


RIVAL = Flyer(hand=("field_repairs",), stage=0)


def rules_for(seats: int = 2, options: Mapping[str, object] | None = None) -> GreatRace:
    rules = GAME.rules(seats, options)
    assert isinstance(rules, GreatRace)
    return rules


class Box:
    """The cards of a deck, taken out by name."""

    def __init__(self, words: list[str]) -> None:
        self.words, self.left = words, list(range(len(words)))

    def take(self, name: str) -> int:
        for card in self.left:
            if self.words[card] == name or self.words[card].rpartition("-")[0] == name:
                self.left.remove(card)
                return card
        raise AssertionError(f"no {name!r} is left in the box")

    def all(self, names: Sequence[str]) -> list[int]:
        return [self.take(name) for name in names]

    def deck(self, top: Sequence[str]) -> list[int]:
        """All that is left, with these on top, the first of them first."""
        on_top = self.all(top)
        return self.left[::-1] + on_top[::-1]


@dataclass(frozen=True)
class Setting:
    """What lies on the table. `draws` are the top cards of the decks, the first first; the Cantina is named from the
    right; a Stage that has no token in `rewards` ("") has none."""

    row: Sequence[str] = ROW
    rewards: Sequence[str] = REWARDS
    attached: Mapping[int, Sequence[str]] | None = None
    cantina: Sequence[str] = ("radio_operator", "mechanic", "rigger")
    draws: Sequence[str] = ()
    crew_draws: Sequence[str] = ()
    news_draws: Sequence[str] = ()
    discarded: Sequence[str] = ()
    day: int = 2
    rounds: int = 0
    flown: bool = True
    begin: Sequence[Step[Any]] = (StartRound(),)


def position(flyers: Sequence[Flyer], options: Mapping[str, object] | None = None, **more: Any) -> Race:
    """A day is about to go on with its next round, or with `begin`; the rest of the Setting, too, can be named."""
    at = Setting(**more)
    rules = rules_for(len(flyers), {"stages": len(at.row), **(options or {})})
    s = rules.setup([[] for _ in flyers])
    domains = rules.domains
    flights, crew, news = Box(domains["flight"]), Box(domains["crew"]), Box(domains["news"])
    stages, tokens, pilots = Box(domains["stage"]), Box(domains["reward"]), Box(domains["pilot"])
    s.race, s.day, s.rounds, s.flown = s.book.races, at.day, at.rounds, at.flown
    s.row = stages.all(at.row)
    won = [tokens.all(flyer.tokens) for flyer in flyers]
    s.rewards = [tokens.all([name]) if name else [] for name in at.rewards[: len(at.row)]]
    s.rewards += [[] for _ in at.row[len(at.rewards) :]]
    s.attached = [news.all((at.attached or {}).get(stage, ())) for stage in range(len(at.row))]
    hired = [crew.all(flyer.crew) for flyer in flyers]
    s.cantina = crew.all(at.cantina)
    hands = [flights.all(flyer.hand) for flyer in flyers]
    for seat, (pilot, flyer) in enumerate(zip(s.pilots, flyers, strict=True)):
        exhausted = [card for card, name in zip(hired[seat], flyer.crew, strict=True) if name in flyer.exhausted]
        pilot.board = Board(
            Gauge(*flyer.fuel), Gauge(*flyer.health), flyer.moxy, hired[seat], sorted(exhausted), won[seat]
        )
        pilot.card = pilots.take(flyer.pilot) if flyer.pilot else NO_CARD
        pilot.cards.hand, pilot.cards.path = hands[seat], flights.all(flyer.path)
        (pilot.cards.path if flyer.landed else pilot.cards.hand).append(LANDING + seat)
        pilot.status = LANDED if flyer.landed else AIRBORNE
        pilot.stage, pilot.tracker = flyer.stage, flyer.tracker
    s.discards[FLIGHT] = flights.all(at.discarded)
    decks = (FLIGHT, NEWS, CREW, STAGE, REWARD, PILOT)
    boxes = (flights, news, crew, stages, tokens, pilots)
    tops: dict[int, Sequence[str]] = {FLIGHT: at.draws, NEWS: at.news_draws, CREW: at.crew_draws}
    for deck, box in zip(decks, boxes, strict=True):
        s.decks[deck] = box.deck(tops.get(deck, ()))
    assert not missing_or_extra(rules.zones(s), rules.boxes(s))
    s.todo = []
    s.next(Dusk(), NextDay(), EndRace(), NextRace())
    s.next(at.begin[0], *at.begin[1:])
    return s


def race(
    *flyers: Flyer, options: Mapping[str, object] | None = None, chance: Sequence[int] = (), **more: Any
) -> ScriptedMatch:
    """A match that begins in such a position."""
    s = position(flyers, options, **more)
    chosen = {"stages": len(s.row), **(options or {})}
    return ScriptedMatch(GAME, len(flyers), chosen, position=s, chance=chance)


def dawn(*flyers: Flyer, day: int = 2, **more: Any) -> ScriptedMatch:
    """The same, but that day is about to begin, with its News."""
    return race(*flyers, day=day - 1, begin=[StartDay()], **more)


def words(table: ScriptedMatch, domain: str, cards: Sequence[int]) -> list[str]:
    """What these cards are called."""
    return [table.match.rules.domains[domain][card] for card in cards]


def hand(table: ScriptedMatch, seat: int) -> list[str]:
    """The words of the Flight cards in a hand."""
    return words(table, "flight", [card for card in table.state.pilots[seat].cards.hand if card < LANDING])


def board(table: ScriptedMatch, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Fuel and Health of a board, each in Supply, Reserve and Discard."""
    fuel, health = table.state.pilots[seat].board.fuel, table.state.pilots[seat].board.health
    return (fuel.supply, fuel.reserve, fuel.spent), (health.supply, health.reserve, health.spent)


def trackers(table: ScriptedMatch) -> list[int]:
    """The Progress of each pilot on its Stage."""
    return [pilot.tracker for pilot in table.state.pilots]


def stages(table: ScriptedMatch) -> list[int]:
    """The Stage of each pilot, from 0."""
    return [pilot.stage for pilot in table.state.pilots]


def moxies(table: ScriptedMatch) -> list[int]:
    """The Moxy of each pilot."""
    return [pilot.board.moxy for pilot in table.state.pilots]


def passes(table: ScriptedMatch) -> None:
    """Everybody passes the React window."""
    while table.match.asked() and table.options(table.match.asked()[0]) and "pass" in _reacts(table):
        table.says(table.match.asked()[0], "pass")


def _reacts(table: ScriptedMatch) -> list[str]:
    seat = table.match.asked()[0]
    step = type(table.state.todo[-1]).__name__
    return table.options(seat) if step == "React" else []


def picks(table: ScriptedMatch, *names: str) -> None:
    """Each pilot selects, in seat order: "land", a design or one copy of it in hand, or "" for who is not asked."""
    for seat, name in enumerate(names):
        if name:
            table.says(seat, "land" if name == "land" else f"fly {held(table, seat, name)}")


def selects(table: ScriptedMatch, *names: str) -> None:
    """The same, and nobody reacts."""
    picks(table, *names)
    passes(table)


def idles(table: ScriptedMatch) -> None:
    """Nobody reacts, answers, acts or hires, until something else is asked."""
    while asked := table.match.asked():
        refusals = [words for words in table.options(asked[0]) if words in ("pass", "forgo")]
        if not refusals:
            return
        table.says(asked[0], refusals[0])


def pile(table: ScriptedMatch) -> list[str]:
    """The words of the Flight discard pile, the oldest card first."""
    return words(table, "flight", table.state.discards[FLIGHT])


def path(table: ScriptedMatch, seat: int) -> list[str]:
    """The words of a Flight Path; a Landing card lies at its end."""
    return words(table, "card", table.state.pilots[seat].cards.path)


def course(table: ScriptedMatch, *wanted: str) -> list[str]:
    """The kinds of the events so far, or of these kinds only, as a spectator is told."""
    return [told.kind for told in table.match.told(SPECTATOR) if not wanted or told.kind in wanted]


def seats_of(table: ScriptedMatch, kind: str) -> list[int]:
    """The seats of all events of a kind, one after the other."""
    return [told.args["seat"] for told in table.told(SPECTATOR, kind)]


def held(table: ScriptedMatch, seat: int, design: str) -> str:
    """The word of a card of this design in a hand; it may name one copy."""
    return next(word for word in hand(table, seat) if design in (word, word.rpartition("-")[0]))


def crew(table: ScriptedMatch, seat: int) -> list[str]:
    """The Crew on a board, those that are exhausted in brackets."""
    on_board = table.state.pilots[seat].board
    named = zip(words(table, "crew", on_board.crew), on_board.crew, strict=True)
    return [f"({name})" if card in on_board.exhausted else name for name, card in named]


def kinds(table: ScriptedMatch, *wanted: str) -> list[tuple[str, int]]:
    """The events of these kinds, with their seats, in order."""
    return [(told.kind, told.args["seat"]) for told in table.match.told(0) if told.kind in wanted]


def trims(table: ScriptedMatch) -> None:
    """Everybody discards what is too much for the night, the weakest first."""
    while table.match.asked() and type(table.state.todo[-1]).__name__ == "LayDown":
        table.match.time_out(table.match.asked()[0])


def state_of(match: Match) -> Race:
    """The position of a match."""
    assert isinstance(match.state, Race)
    return match.state


def answers_at_random(match: Match, rng: Rng) -> None:
    """One of those who are asked gives one of its answers."""
    asked = match.asked()
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    match.answer(seat, legal[rng.below(len(legal))])


DOWN = Flyer(landed=True, moxy=0)
SPARE = "daredevil_gap-218"  # lets a pilot select once more; its green value is 1 Fuel


FIELDS = ("fuel", "health", "moxy", "stage", "tracker", "path")


def aloft(user: str, flies: str = "barrel_roll-125", rivals: tuple[Flyer, ...] = (DOWN,), **more: Any) -> ScriptedMatch:
    """A pilot with this Crew card has flown and is in step 4; rivals without cards are about to land."""
    flyer = Flyer(hand=(flies, *more.pop("hand", ()), SPARE), crew=(user,), moxy=0)
    flyer = replace(flyer, **{name: more.pop(name) for name in FIELDS if name in more})
    table = race(flyer, *rivals, **more)
    selects(table, flies.rpartition("-")[0])
    table.asks(0)
    return table
