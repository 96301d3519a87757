"""The Great Air Race for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.envs.page import Page, around
from aerodrome.games.great_race.content import FLIGHTS, PILOTS, SPENT, TERRAINS, Book
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.state import CREW, FINISHED, FLIGHT, NEWS, Race

STATUSES: Final = FINISHED + 1
BOARD: Final = 2 * (SPENT + 1)  # Fuel and Health in Supply, Reserve and Discard
FACE: Final = 7  # numbers of a Flight card


def seat_fields(rules: GreatRace) -> dict[str, int]:
    """Fields of questions that are pilots, and how many each seat has."""
    return {"by": 1}


def observe(page: Page, mine: Race, seat: int) -> None:
    """The course, the day, the own hand by design and by card, and what lies open before each pilot. Seats are counted
    from the observing one."""
    seats, book = len(mine.hands), mine.book
    designs, trades = len(book.flight_names), len(book.trade_names)
    page.part("day")
    page.number(mine.race)
    page.number(mine.day)
    page.number(mine.rounds)
    page.number(mine.flown)
    page.one_of(mine.headline, len(book.news_names))
    page.part("course")
    for stage in range(book.stages):
        _stage(page, mine, stage)
    page.part("cantina")
    page.kinds(mine.cantina, book.trade, trades)
    page.part("hand")
    page.counts([book.design[card] for card in mine.hands[seat] if 0 <= card < FLIGHTS], designs)
    page.part("speeds")
    page.counts(mine.hands[seat], FLIGHTS)
    page.part("selected")
    _card(page, book, mine.picked[seat])
    page.part("pilots to choose")
    page.counts(mine.dealt[seat], PILOTS)
    page.part("pilots")
    for other in around(seat, seats):
        _pilot(page, mine, other, seats, trades)
    page.part("piles")
    for deck in (FLIGHT, NEWS, CREW):
        page.number(len(mine.decks[deck]))
    page.counts([book.design[card] for card in mine.discards[FLIGHT] if card < FLIGHTS], designs)
    page.part("medals")
    for other in around(seat, seats):
        page.numbers(mine.medals[other])


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


def _card(page: Page, book: Book, cards: list[int]) -> None:
    """A Flight card by its numbers; a Landing card is told by the first one, no card or an unknown one by all 0."""
    card = cards[0] if cards else -1
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


def _pilot(page: Page, mine: Race, other: int, seats: int, trades: int) -> None:
    book = mine.book
    page.one_of(mine.status[other], STATUSES)
    page.one_of(mine.pilot[other][0] if mine.pilot[other] else -1, PILOTS)
    page.number(mine.stage[other])
    page.number(mine.tracker[other])
    page.number(mine.moxy[other])
    page.number(len(mine.hands[other]))
    page.first(mine.board[other], BOARD)
    page.flag(len(mine.picked[other]) > 0)
    _card(page, book, mine.shown[other])
    _card(page, book, mine.bids[other])
    page.number(abs(mine.change[other]))
    page.flag(mine.change[other] < 0)
    page.number(mine.raised[other])
    page.number(len(mine.paths[other]))
    page.kinds(mine.crew[other], book.trade, trades)
    crew = mine.crew[other]
    page.counts([book.trade[crew[n]] for n in range(len(crew)) if mine.ready[other][n]], trades)
    page.counts(mine.tokens[other], len(book.reward_names))
    page.flag(mine.landing[other] == 1)
    page.flag(mine.hired[other] == 1)
    page.place_of(other, mine.order, seats)
