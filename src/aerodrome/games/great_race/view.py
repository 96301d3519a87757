"""What a viewer sees of The Great Air Race: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.great_race.content import FLIGHTS, NO_CARD, OF_CREW, OF_REWARD, terrain_names
from aerodrome.games.great_race.effects import Program, Respond
from aerodrome.games.great_race.pieces import AIRBORNE, FINISHED, LANDED, Gauge
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.scoring import points
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, Race
from aerodrome.games.great_race.steps.day import React, in_order
from aerodrome.games.great_race.steps.ground import wage
from aerodrome.games.great_race.steps.turn import MoveOn
from aerodrome.kernel.events import UNKNOWN

Status = Literal["airborne", "landed", "finished"]
STATUS: Final[dict[int, Status]] = {AIRBORNE: "airborne", LANDED: "landed", FINISHED: "finished"}


class StageView(Struct, frozen=True):
    """A Stage of the race, Attachments and token included."""

    name: str
    progress: int
    terrain: tuple[str, ...]
    attached: tuple[str, ...]
    reward: str | None
    trophy: int | None  # the number of a token that lies with it up


class GaugeView(Struct, frozen=True):
    """Tokens of one kind."""

    supply: int
    reserve: int
    spent: int


class CrewView(Struct, frozen=True):
    card: str
    ready: bool


class TokenView(Struct, frozen=True):
    """A reward token that was won."""

    reward: str
    trophy: int


class ShownView(Struct, frozen=True):
    """A revealed card: a Flight card with its current Progress and cost, or the Landing card."""

    card: str
    turn: int | None  # of this round's turns, from 1: as the cards lie now, or as it is fixed
    progress: int | None
    fuel: int | None
    health: int | None


class PilotView(Struct, frozen=True):
    """What everybody sees of a pilot."""

    status: Status
    pilot: str | None  # the Pilot card
    stage: int  # from 0; beyond the last: has crossed the line
    tracker: int
    fuel: GaugeView
    health: GaugeView
    moxy: int
    hand: int  # Flight cards in it
    path: tuple[str, ...]
    shown: ShownView | None
    crew: tuple[CrewView, ...]
    tokens: tuple[TokenView, ...]
    bid: str | None
    points: int  # of the Grand Prix


class CardView(Struct, frozen=True):
    """A Flight card in the own hand: what it would cost now, if it can be paid, and if its terrain is here."""

    card: str
    fuel: int
    health: int
    payable: bool
    terrain: bool


class OfferView(Struct, frozen=True):
    """A Crew card of the Cantina, with what it costs the viewer."""

    card: str
    cost: int
    dear: bool  # the viewer has not as much Moxy


class WindowView(Struct, frozen=True):
    """The viewer may react: to the cards that were revealed, or to something hostile before it hits."""

    kind: Literal["reveal", "response"]
    by: int | None  # who is hostile


class View(Struct, frozen=True):
    """All that the viewer sees; no hand for a spectator."""

    viewer: int | None  # a seat, or a spectator
    race: int
    races: int
    day: int
    days: int  # after the last the race is called off
    round: int
    news: str | None  # of the day
    stages: tuple[StageView, ...]
    pilots: tuple[PilotView, ...]
    hand: tuple[CardView, ...] | None
    landing: bool  # the own Landing card is in hand
    picked: str | None  # the own selected card, face down
    dealt: tuple[str, ...]  # the Pilot cards to choose from, until all are shown
    kept: str | None  # the chosen one of them, face down
    cantina: tuple[OfferView, ...]  # from the left, the newest first
    order: tuple[int, ...]  # of this round's turns, once it is fixed
    turn: int | None  # who flies, acts, hires or chooses alone
    window: WindowView | None  # told to who is asked, and to nobody else
    flight_deck: int
    flight_discard: tuple[str, ...]  # the last lies on top
    crew_deck: int
    crew_discard: tuple[str, ...]
    news_deck: int
    news_discard: tuple[str, ...]
    ranks: tuple[int, ...]  # of each seat, when the game is over


def view(rules: GreatRace, mine: Race, viewer: int) -> View:
    """The view of a seat or a spectator, from the position as that viewer knows it."""
    words, seated = rules.domains, viewer < rules.seats
    flights, crew, news = words["flight"], words["crew"], words["news"]
    me = mine.pilots[viewer] if seated else None
    picked = me.cards.picked if me else []
    kept = me.sealed.chosen if me else []
    dealt = sorted(me.sealed.dealt + kept) if me and me.card == NO_CARD else []
    return View(
        viewer=viewer if seated else None,
        race=mine.race,
        races=mine.book.races,
        day=mine.day,
        days=mine.book.days,
        round=mine.rounds,
        news=None if mine.headline == NO_CARD else news[mine.headline],
        stages=tuple([_stage(rules, mine, stage) for stage in range(len(mine.row))]),
        pilots=tuple([_pilot(rules, mine, seat) for seat in range(rules.seats)]),
        hand=_hand(rules, mine, viewer) if seated else None,
        landing=me is not None and not me.shows_landing() and all(card < FLIGHTS for card in picked),
        picked=words["card"][picked[0]] if picked else None,
        dealt=tuple([words["pilot"][card] for card in dealt]),
        kept=words["pilot"][kept[0]] if kept else None,
        cantina=tuple([_offer(rules, mine, viewer, card) for card in reversed(mine.cantina)]),
        order=tuple(mine.order),
        turn=_turn(mine),
        window=_window(mine, viewer),
        flight_deck=len(mine.decks[FLIGHT]),
        flight_discard=tuple([flights[card] for card in mine.discards[FLIGHT]]),
        crew_deck=len(mine.decks[CREW]),
        crew_discard=tuple([crew[card] for card in mine.discards[CREW]]),
        news_deck=len(mine.decks[NEWS]),
        news_discard=tuple([news[card] for card in mine.discards[NEWS]]),
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
    )


def _offer(rules: GreatRace, mine: Race, viewer: int, card: int) -> OfferView:
    word = rules.domains["crew"][card]
    if viewer >= rules.seats:
        return OfferView(word, mine.book.crew_cost[card], dear=False)
    cost = wage(mine, viewer, card)
    return OfferView(word, cost, dear=cost > mine.pilots[viewer].board.moxy)


def _turn(mine: Race) -> int | None:
    """Whose turn it is, also while chance or another decides: what waits on the stack tells. Nobody's, while all choose
    at the same time or may react."""
    if end := mine.upcoming(MoveOn):
        return end.seat
    if mine.todo and mine.actor() >= 0 and not mine.todo[-1].together and not mine.todo[-1].unseen:
        return mine.actor()
    for step in mine.todo:
        if isinstance(step, Program) and step.source in (OF_CREW, OF_REWARD):
            return step.named(mine)[0]
    return None


def _window(mine: Race, viewer: int) -> WindowView | None:
    if mine.actor() != viewer:
        return None
    step = mine.todo[-1]
    if isinstance(step, Respond):
        return WindowView("response", step.by)
    return WindowView("reveal", None) if isinstance(step, React) else None


def _stage(rules: GreatRace, mine: Race, stage: int) -> StageView:
    book, card = mine.book, mine.row[stage]
    reward = mine.rewards[stage]
    return StageView(
        name=rules.domains["stage"][card],
        progress=book.stage_progress[card],
        terrain=terrain_names(book.stage_terrain[card]),
        attached=tuple([rules.domains["news"][news] for news in mine.attached[stage]]),
        reward=rules.domains["reward"][reward[0]] if reward else None,
        trophy=book.trophy[reward[0]] if reward and stage == len(mine.row) - 1 else None,
    )


def _gauge(gauge: Gauge) -> GaugeView:
    return GaugeView(gauge.supply, gauge.reserve, gauge.spent)


def _pilot(rules: GreatRace, mine: Race, seat: int) -> PilotView:
    words, pilot = rules.domains, mine.pilots[seat]
    board, trophy = pilot.board, mine.book.trophy
    return PilotView(
        status=STATUS[pilot.status],
        pilot=None if pilot.card == NO_CARD else words["pilot"][pilot.card],
        stage=pilot.stage,
        tracker=pilot.tracker,
        fuel=_gauge(board.fuel),
        health=_gauge(board.health),
        moxy=board.moxy,
        hand=pilot.hand_size(),
        path=tuple([words["card"][card] for card in pilot.cards.path]),
        shown=_shown(rules, mine, seat),
        crew=tuple([CrewView(words["crew"][card], card not in board.exhausted) for card in board.crew]),
        tokens=tuple([TokenView(words["reward"][token], trophy[token]) for token in board.tokens]),
        bid=None if pilot.cards.bid == NO_CARD else words["flight"][pilot.cards.bid],
        points=points(mine, seat),
    )


def _shown(rules: GreatRace, mine: Race, seat: int) -> ShownView | None:
    pilot = mine.pilots[seat]
    card = pilot.cards.shown
    if card == NO_CARD:
        return None
    word = rules.domains["card"][card]
    if card >= FLIGHTS:
        return ShownView(word, None, None, None, None)
    fuel, health = mine.price(seat, card, pilot.round.raised)
    turn = (mine.order or in_order(mine)).index(seat) + 1
    return ShownView(word, turn, mine.current_progress(seat), fuel, health)


def _hand(rules: GreatRace, mine: Race, seat: int) -> tuple[CardView, ...]:
    pilot, found = mine.pilots[seat], list[CardView]()
    here = mine.terrain(pilot.stage)
    for card in sorted(pilot.cards.flights()):
        if card != UNKNOWN:
            fuel, health = mine.price(seat, card)
            fits = bool(mine.book.terrain[card] & here)
            found.append(CardView(rules.domains["flight"][card], fuel, health, mine.payable(seat, card), fits))
    return tuple(found)
