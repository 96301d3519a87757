"""The Great Air Race for learners: the numbers a seat may go by."""

from __future__ import annotations

from typing import Final

from aerodrome.games.great_race.content import FLIGHTS, PILOTS, SPENT, TERRAINS, Book
from aerodrome.games.great_race.state import CREW, FINISHED, FLIGHT, NEWS, Race
from aerodrome.kernel.observation import ObservationWriter, around

STATUSES: Final = FINISHED + 1
BOARD: Final = 2 * (SPENT + 1)  # Fuel and Health in Supply, Reserve and Discard
FACE: Final = 7  # numbers of a Flight card


def observe(writer: ObservationWriter, mine: Race, seat: int) -> None:
    """The course, the day, the own hand by design and by card, and what lies open before each pilot. Seats are counted
    from the observing one."""
    seats, book = len(mine.hands), mine.book
    designs, trades = len(book.flight_names), len(book.trade_names)
    writer.part("day")
    writer.number(mine.race)
    writer.number(mine.day)
    writer.number(mine.rounds)
    writer.number(mine.flown)
    writer.one_hot(mine.headline, len(book.news_names))
    writer.part("course")
    for stage in range(book.stages):
        _stage(writer, mine, stage)
    writer.part("cantina")
    writer.kind_counts(mine.cantina, book.trade, trades)
    writer.part("hand")
    writer.counts([book.design[card] for card in mine.hands[seat] if 0 <= card < FLIGHTS], designs)
    writer.part("speeds")
    writer.counts(mine.hands[seat], FLIGHTS)
    writer.part("selected")
    _card(writer, book, mine.picked[seat])
    writer.part("pilots to choose")
    writer.counts(mine.dealt[seat], PILOTS)
    writer.part("pilots")
    for other in around(seat, seats):
        _pilot(writer, mine, other, seats, trades)
    writer.part("piles")
    for deck in (FLIGHT, NEWS, CREW):
        writer.number(len(mine.decks[deck]))
    writer.counts([book.design[card] for card in mine.discards[FLIGHT] if card < FLIGHTS], designs)
    writer.part("medals")
    for other in around(seat, seats):
        writer.numbers(mine.medals[other])


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


def _card(writer: ObservationWriter, book: Book, cards: list[int]) -> None:
    """A Flight card by its numbers; a Landing card is told by the first one, no card or an unknown one by all 0."""
    card = cards[0] if cards else -1
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


def _pilot(writer: ObservationWriter, mine: Race, other: int, seats: int, trades: int) -> None:
    book = mine.book
    writer.one_hot(mine.status[other], STATUSES)
    writer.one_hot(mine.pilot[other][0] if mine.pilot[other] else -1, PILOTS)
    writer.number(mine.stage[other])
    writer.number(mine.tracker[other])
    writer.number(mine.moxy[other])
    writer.number(len(mine.hands[other]))
    writer.padded(mine.board[other], BOARD)
    writer.flag(len(mine.picked[other]) > 0)
    _card(writer, book, mine.shown[other])
    _card(writer, book, mine.bids[other])
    writer.number(abs(mine.change[other]))
    writer.flag(mine.change[other] < 0)
    writer.number(mine.raised[other])
    writer.number(len(mine.paths[other]))
    writer.kind_counts(mine.crew[other], book.trade, trades)
    crew = mine.crew[other]
    writer.counts([book.trade[crew[n]] for n in range(len(crew)) if mine.ready[other][n]], trades)
    writer.counts(mine.tokens[other], len(book.reward_names))
    writer.flag(mine.landing[other] == 1)
    writer.flag(mine.hired[other] == 1)
    writer.one_hot_in(other, mine.order, seats)
