"""The Great Air Race for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.great_race.content import FLIGHTS, NO_CARD, PILOTS, TERRAINS, Book
from aerodrome.games.great_race.pieces import FINISHED, Gauge
from aerodrome.games.great_race.state import CREW, FLIGHT, NEWS, Race
from aerodrome.kernel.observation import Page, around

STATUSES: Final = FINISHED + 1
FACE: Final = 7  # numbers of a Flight card


def observe(page: Page, mine: Race, seat: int) -> None:
    """The course, the day, the own hand by design and by card, and what lies open before each pilot. Seats are counted
    from the observing one."""
    seats, book, me = len(mine.pilots), mine.book, mine.pilots[seat]
    designs, trades = len(book.flight_names), len(book.trade_names)
    page.part("day")
    page.number(mine.race)
    page.number(mine.day)
    page.number(mine.rounds)
    page.flag(mine.flown)
    page.one_of(mine.headline, len(book.news_names))
    page.part("course")
    for stage in range(book.stages):
        _stage(page, mine, stage)
    page.part("cantina")
    page.kinds(mine.cantina, book.trade, trades)
    page.part("hand")
    page.counts([book.design[card] for card in me.cards.hand if 0 <= card < FLIGHTS], designs)
    page.part("speeds")
    page.counts(me.cards.hand, FLIGHTS)
    page.part("selected")
    _card(page, book, me.cards.picked[0] if me.cards.picked else NO_CARD)
    page.part("pilots to choose")
    page.counts(me.sealed.dealt, PILOTS)
    page.part("pilots")
    for other in around(seat, seats):
        _pilot(page, mine, other, seats, trades)
    page.part("piles")
    for deck in (FLIGHT, NEWS, CREW):
        page.number(len(mine.decks[deck]))
    page.counts([book.design[card] for card in mine.discards[FLIGHT] if card < FLIGHTS], designs)
    page.part("medals")
    for other in around(seat, seats):
        page.numbers(mine.pilots[other].medals)


def _stage(page: Page, mine: Race, stage: int) -> None:
    """Its length and terrain, its Attachments and its reward; nothing before the course is laid out."""
    book = mine.book
    laid = mine.row[stage] if stage < len(mine.row) else -1
    terrain = book.stage_terrain[laid] if laid >= 0 else 0
    page.number(book.stage_progress[laid] if laid >= 0 else 0)
    page.bits(terrain, len(TERRAINS))
    attached = mine.attached[stage] if stage < len(mine.attached) else []
    page.counts([news - book.events for news in attached], len(book.news_names) - book.events)
    page.counts(mine.rewards[stage] if stage < len(mine.rewards) else [], len(book.reward_names))


def _card(page: Page, book: Book, card: int) -> None:
    """A Flight card by its numbers; a Landing card is told by the first one, no card or an unknown one by all 0."""
    if card < 0:
        page.at += FACE
        return
    page.flag(card >= FLIGHTS)
    if card >= FLIGHTS:
        page.at += FACE - 1
        return
    page.number(1 + card)
    page.number(book.progress[card])
    page.number(book.cost[0][card])
    page.number(book.cost[1][card])
    page.number(1 + book.flight_class[card])
    page.number(1 + book.design[card])


def _gauge(page: Page, gauge: Gauge) -> None:
    page.number(gauge.supply)
    page.number(gauge.reserve)
    page.number(gauge.spent)


def _pilot(page: Page, mine: Race, other: int, seats: int, trades: int) -> None:
    book, pilot = mine.book, mine.pilots[other]
    board, cards, now = pilot.board, pilot.cards, pilot.round
    page.one_of(pilot.status, STATUSES)
    page.one_of(pilot.card, PILOTS)
    page.number(pilot.stage)
    page.number(pilot.tracker)
    page.number(board.moxy)
    page.number(len(cards.hand))
    _gauge(page, board.fuel)
    _gauge(page, board.health)
    page.flag(len(cards.picked) > 0)
    _card(page, book, cards.shown)
    _card(page, book, cards.bid)
    page.number(abs(now.change))
    page.flag(now.change < 0)
    page.number(now.raised)
    page.number(len(cards.path))
    page.kinds(board.crew, book.trade, trades)
    page.counts([book.trade[card] for card in board.crew if card not in board.exhausted], trades)
    page.counts(board.tokens, len(book.reward_names))
    page.flag(now.landing and not now.acted)
    page.flag(now.hired)
    page.place_of(other, mine.order, seats)
