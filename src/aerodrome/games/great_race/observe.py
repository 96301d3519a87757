"""The Great Air Race for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.great_race.content import FLIGHTS, NO_CARD, PILOTS, TERRAINS, Book
from aerodrome.games.great_race.pieces import FINISHED, Gauge
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, Race
from aerodrome.kernel.observation import ObservationWriter, around

STATUSES: Final = FINISHED + 1
FACE: Final = 7  # numbers of a Flight card


def seat_fields(rules: GreatRace) -> dict[str, int]:
    """Fields of questions that are pilots, and how many each seat has."""
    return {"by": 1}


def observe(writer: ObservationWriter, mine: Race, seat: int) -> None:
    """The course, the day, the own hand by design and by card, and what lies open before each pilot. Seats are counted
    from the observing one."""
    seats, book, me = len(mine.pilots), mine.book, mine.pilots[seat]
    designs, trades = len(book.flight_names), len(book.trade_names)
    writer.part("day")
    writer.number(mine.race)
    writer.number(mine.day)
    writer.number(mine.rounds)
    writer.flag(mine.flown)
    writer.one_hot(mine.headline, len(book.news_names))
    writer.part("course")
    for stage in range(book.stages):
        _stage(writer, mine, stage)
    writer.part("cantina")
    writer.kind_counts(mine.cantina, book.trade, trades)
    writer.part("hand")
    writer.counts([book.design[card] for card in me.cards.hand if 0 <= card < FLIGHTS], designs)
    writer.part("speeds")
    writer.counts(me.cards.hand, FLIGHTS)
    writer.part("selected")
    _card(writer, book, me.cards.picked[0] if me.cards.picked else NO_CARD)
    writer.part("pilots to choose")
    writer.counts(me.sealed.dealt, PILOTS)
    writer.part("pilots")
    for other in around(seat, seats):
        _pilot(writer, mine, other, seats, trades)
    writer.part("piles")
    for deck in (FLIGHT, NEWS, CREW):
        writer.number(len(mine.decks[deck]))
    writer.counts([book.design[card] for card in mine.discards[FLIGHT] if card < FLIGHTS], designs)
    writer.part("medals")
    for other in around(seat, seats):
        writer.numbers(mine.pilots[other].medals)


def _stage(writer: ObservationWriter, mine: Race, stage: int) -> None:
    """Its length and terrain, its Attachments and its reward; nothing before the course is laid out."""
    book = mine.book
    laid = mine.row[stage] if stage < len(mine.row) else -1
    terrain = book.stage_terrain[laid] if laid >= 0 else 0
    writer.number(book.stage_progress[laid] if laid >= 0 else 0)
    writer.bits(terrain, len(TERRAINS))
    attached = mine.attached[stage] if stage < len(mine.attached) else []
    writer.counts([news - book.events for news in attached], len(book.news_names) - book.events)
    writer.counts(mine.rewards[stage] if stage < len(mine.rewards) else [], len(book.reward_names))


def _card(writer: ObservationWriter, book: Book, card: int) -> None:
    """A Flight card by its numbers; a Landing card is told by the first one, no card or an unknown one by all 0."""
    if card < 0:
        writer.at += FACE
        return
    writer.flag(card >= FLIGHTS)
    if card >= FLIGHTS:
        writer.at += FACE - 1
        return
    writer.number(1 + card)
    writer.number(book.progress[card])
    writer.number(book.cost[0][card])
    writer.number(book.cost[1][card])
    writer.number(1 + book.flight_class[card])
    writer.number(1 + book.design[card])


def _gauge(writer: ObservationWriter, gauge: Gauge) -> None:
    writer.number(gauge.supply)
    writer.number(gauge.reserve)
    writer.number(gauge.spent)


def _pilot(writer: ObservationWriter, mine: Race, other: int, seats: int, trades: int) -> None:
    book, pilot = mine.book, mine.pilots[other]
    board, cards, now = pilot.board, pilot.cards, pilot.round
    writer.one_hot(pilot.status, STATUSES)
    writer.one_hot(pilot.card, PILOTS)
    writer.number(pilot.stage)
    writer.number(pilot.tracker)
    writer.number(board.moxy)
    writer.number(len(cards.hand))
    _gauge(writer, board.fuel)
    _gauge(writer, board.health)
    writer.flag(len(cards.picked) > 0)
    _card(writer, book, cards.shown)
    _card(writer, book, cards.bid)
    writer.number(abs(now.change))
    writer.flag(now.change < 0)
    writer.number(now.raised)
    writer.number(len(cards.path))
    writer.kind_counts(board.crew, book.trade, trades)
    writer.counts([book.trade[card] for card in board.crew if card not in board.exhausted], trades)
    writer.counts(board.tokens, len(book.reward_names))
    writer.flag(now.landing and not now.acted)
    writer.flag(now.hired)
    writer.one_hot_in(other, mine.order, seats)
