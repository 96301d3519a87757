"""Air Racing in plain text: the state of play, the piles or the lanes drawn for eyes and listed for ears, the own
cards or aircraft."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.games.air_racing.content import MODS, load, load_courses
from aerodrome.games.air_racing.course import Course
from aerodrome.games.air_racing.flight import TILE
from aerodrome.games.air_racing.rows import CardRow
from aerodrome.games.air_racing.view import AircraftView, FlightView, PlaceView, SeatView, View
from aerodrome.text import Words

PRINTED = load()
NUMBERS = PRINTED.constants()
COSTS = {row.name: row.cost for row in PRINTED.rows("card", CardRow)}
_, COURSES = load_courses()

LINE = "|"
STRAIGHT = "."
TURN = ":"


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """How far the game is, whose turn it is and what is left of it, and what each player has for all to see."""
    lines = [_headline(view, words)]
    if (turn := _turn(view, words)) is not None:
        seat, about = turn
        lines += [words.say("board-turn", name=names[seat]), *([", ".join(about)] if about else [])]
    for seat, name in enumerate(names[: len(view.seats)]):
        called = words.say("board-you", name=name) if seat == view.viewer else name
        lines.append(f"{called}: {', '.join(_about(view, words, seat))}")
    return "\n".join(lines)


def board(view: View, words: Words) -> str:
    """The supply piles; in the race the four lanes from the outside in, and the aircraft in the order of the race."""
    if view.race is None:
        return "\n".join(_table(_piles(view, words)))
    course = COURSES[view.course_name]
    titles = [f"{words.say('board-lane')} {lane}  " for lane in range(len(course.turns))]
    strips = [title + _lane(view, lane) for lane, title in enumerate(titles)]
    above = " " * len(titles[0]) + _above(course)
    return "\n".join([above, *strips[::-1], "", *_table(_racers(view, words)), "", words.say("board-symbols")])


def listing(view: View, words: Words) -> str:
    """The same, a line for each pile or aircraft."""
    titles, *rows = _piles(view, words) if view.race is None else _racers(view, words)
    lines = []
    for first, *cells in rows:
        told = [f"{title} {cell}" for title, cell in zip(titles[1:], cells, strict=True) if cell]
        lines.append(f"{first}: {', '.join(told)}" if view.race is None else ", ".join([f"{titles[0]} {first}", *told]))
    return "\n".join(lines)


def hand(view: View, words: Words) -> str:
    """The viewer's own cards and money, or from Race Week on the own aircraft; nothing for a spectator."""
    if view.viewer is None or view.hand is None:
        return ""
    if view.stage != "season":
        return f"{words.say('board-aircraft')}: {', '.join(_aircraft(view.aircraft[view.viewer], words))}"
    lines = [f"{words.say('board-hand')}: {_cards(view, view.hand, words)}"]
    if (workshop := view.workshop) and workshop.money is not None:
        lines.append(words.say("board-money", money=workshop.money))
    if deck := view.seats[view.viewer].deck_cards:
        lines.append(f"{words.say('board-deck')}: {_counts(view, deck, words)}")
    return "\n".join(lines)


def halves(number: int) -> str:
    """A Speed or a length that is counted in halves, as it is said: 9 is 4½."""
    whole, half = divmod(number, TILE)
    return f"{whole if whole or not half else ''}{'½' if half else ''}"


def _headline(view: View, words: Words) -> str:
    said = [words.say("board-season", season=view.season, seasons=view.seasons)] if view.seasons > 1 else []
    if view.race:
        course = words.word("option-course", view.course_name)
        said.append(words.say("board-race", stage=words.word("stage", view.stage), course=course))
        said.append(words.say("board-of-laps", laps=view.race.laps))
        said.append(words.say("board-round", round=view.race.round))
    elif view.stage == "quick_play":
        said += [words.word("stage", view.stage), words.say("board-quick-play", money=NUMBERS["quick_play_money"])]
    else:
        month = words.word("month", str(view.month))
        said.append(words.word("stage", view.stage))
        said.append(words.say("board-month", month=month, number=view.month + 1, months=NUMBERS["months"]))
    return ", ".join(said)


def _turn(view: View, words: Words) -> tuple[int, list[str]] | None:
    """Whose turn it is, and what it still has."""
    if workshop := view.workshop:
        about = []
        if workshop.plays:
            about.append(words.say("board-plays", plays=workshop.plays))
        if workshop.buys:
            about.append(words.say("board-buys", buys=workshop.buys))
        if workshop.regroups:
            about.append(words.say("board-regroups", regroups=workshop.regroups))
        if workshop.extra:
            about.append(words.say("board-extra", money=workshop.extra))
        if workshop.spent:
            about.append(words.say("board-spent", money=workshop.spent))
        return workshop.seat, about
    if view.race and (flight := view.race.flight):
        return flight.seat, _flight(flight, view.aircraft[flight.seat], words)
    return None


def _flight(flight: FlightView, aircraft: AircraftView, words: Words) -> list[str]:
    about = [words.say("board-budget", speed=halves(flight.budget)), words.say("board-levels", levels=flight.levels)]
    if flight.ahead != aircraft.at:
        about.append(words.say("board-ahead", lane=flight.ahead.lane, place=halves(flight.ahead.place)))
    if flight.gates:
        about.append(words.say("board-gates", pylons=", ".join(words.word("pylon", gate) for gate in flight.gates)))
    if aircraft.boosts:
        about.append(f"{words.say('board-next-boost')} {words.say('board-chance', odds=aircraft.boost_odds[0])}")
    return about


def _about(view: View, words: Words, seat: int) -> list[str]:
    if view.race:
        about = [_mark(view, words, seat)]
    elif view.stage == "season":
        about = _workshop(view, view.seats[seat], words)
    else:
        about = _aircraft(view.aircraft[seat], words)
    if any(view.medals[seat]):
        titles = [f"{words.say('board-place')} {place}" for place in range(1, len(view.seats) + 1)]
        won = zip(titles, view.medals[seat], strict=True)
        medals = [words.say("board-copies", card=title, count=n) for title, n in won if n]
        about.append(words.say("board-medals", medals=", ".join(medals)))
    return about


def _mark(view: View, words: Words, seat: int) -> str:
    """An aircraft by the number that is drawn for it."""
    return f"{seat + 1} {words.word('livery', view.aircraft[seat].livery)}"


def _workshop(view: View, seat: SeatView, words: Words) -> list[str]:
    about = [words.say("board-in-hand", cards=seat.hand), words.say("board-in-deck", cards=seat.deck)]
    if seat.played:
        about.append(words.say("board-played", cards=_cards(view, seat.played, words)))
    about.append(words.say("board-discard", cards=_cards(view, seat.discard, words)))
    about.append(words.say("board-owned", cards=_counts(view, seat.owned, words)))
    return about


def _aircraft(aircraft: AircraftView, words: Words) -> list[str]:
    return [
        words.word("livery", aircraft.livery),
        f"{words.say('board-speed')} {halves(aircraft.speed)}",
        f"{words.say('board-fast')} {aircraft.fast}",
        f"{words.say('board-boosts')} {aircraft.boosts}",
        f"{words.say('board-check')} {words.say('board-chance', odds=aircraft.pylon_odds)}",
    ]


def _piles(view: View, words: Words) -> list[list[str]]:
    """ARC-R25: in Quick Play only the mods can be bought, and the piles are no limit."""
    titles = [words.say("board-card"), words.say("board-cost")]
    rows = [[words.word("card", pile.card), str(COSTS[pile.card])] for pile in view.supply]
    if view.stage == "quick_play":
        return [titles, *[rows[card] for card in MODS]]
    left = [words.say("board-left"), *[str(pile.left) for pile in view.supply]]
    return [[*row, n] for row, n in zip([titles, *rows], left, strict=True)]


def _racers(view: View, words: Words) -> list[list[str]]:
    """A row for each aircraft, the first of the race on top."""
    columns = ("place", "aircraft", "laps", "lane", "tiles", "altitude", "tokens", "speed", "fast", "boosts", "check")
    rows = [[words.say(f"board-{column}") for column in columns]]
    for seat in sorted(range(len(view.aircraft)), key=lambda seat: view.aircraft[seat].standing):
        each, mark = view.aircraft[seat], _mark(view, words, seat)
        altitude = words.word("altitude", str(each.altitude))
        where = [str(each.at.laps), str(each.at.lane), halves(each.at.place), altitude]
        if not each.flying:
            mark += f" ({words.say('board-grounded' if each.overshoot is None else 'board-finished')})"
            where = [""] * len(where)
        mods = [halves(each.speed), str(each.fast), str(each.boosts)]
        tokens = " ".join(f"-{token.speed}" for token in each.tokens)
        odds = words.say("board-chance", odds=each.pylon_odds)
        rows.append([str(each.standing), mark, *where, tokens, *mods, odds])
    return rows


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip() for row in rows]


def _cards(view: View, cards: Sequence[str], words: Words) -> str:
    """Each kind of card once, with its number of copies, in the order of the piles."""
    return _counts(view, [cards.count(pile.card) for pile in view.supply], words)


def _counts(view: View, numbers: Sequence[int], words: Words) -> str:
    """The same from numbers by card."""
    told = []
    for pile, n in zip(view.supply, numbers, strict=True):
        card = words.word("card", pile.card)
        if n:
            told.append(card if n == 1 else words.say("board-copies", card=card, count=n))
    return ", ".join(told) or words.say("board-none")


def _widths(course: Course) -> list[int]:
    """How wide each straight and each turn is drawn: a tile is one character, and a turn is as wide as in the
    outermost lane, so that pylons stand above each other and no two aircraft share a character (ARC-9.6)."""
    spans = [n for pair in zip(course.straights, course.turns[-1], strict=True) for n in pair]
    return [(n + 1) // TILE for n in spans]


def _above(course: Course) -> str:
    """The line, and the pylons above their turns."""
    widths = _widths(course)
    drawn = LINE
    for i, pylon in enumerate(course.pylons[:-1]):
        drawn = drawn.ljust(1 + sum(widths[: 2 * i + 1])) + pylon.upper()
    return drawn


def _lane(view: View, lane: int) -> str:
    """A lane from the line to the line, with the aircraft that fly in it."""
    course = COURSES[view.course_name]
    marks = list(LINE + "".join((TURN if i % 2 else STRAIGHT) * n for i, n in enumerate(_widths(course))))
    for seat, each in enumerate(view.aircraft):
        if each.flying and each.at.lane == lane:
            marks[_column(course, each.at)] = str(seat + 1)
    return "".join(marks)


def _column(course: Course, at: PlaceView) -> int:
    """Where a place is drawn; the end of a straight or turn belongs to it (ARC-R11)."""
    lengths = [n for pair in zip(course.straights, course.turns[at.lane], strict=True) for n in pair]
    start, left = 0, at.place
    for length, width in zip(lengths, _widths(course), strict=True):
        if left <= length:
            return start + -(-left * width // length) if left else start
        start, left = start + width, left - length
    raise ValueError(f"lane {at.lane} has no place {at.place}")
