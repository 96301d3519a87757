"""Aeroplanes in plain text: the state of play, the board drawn for eyes and listed for ears, the own airline."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.games.aeroplanes.content import MARKETS, PRINTED
from aerodrome.games.aeroplanes.rows import AdvantageRow, AeroplaneRow, CityRow, FillRow
from aerodrome.games.aeroplanes.view import (
    AirlineView,
    AirportView,
    OpeningView,
    PassengerView,
    PlaneView,
    View,
    WorthView,
)
from aerodrome.text import Words

CITIES = PRINTED.rows("city", CityRow)
CARDS = {row.name: row for row in PRINTED.rows("aeroplane", AeroplaneRow)}
NUMBERS = {name: str(number) for number, name in enumerate(CARDS, 1)}
KINDS = [row.name for row in PRINTED.rows("advantage", AdvantageRow)]
ORIGINS = [row.city for row in PRINTED.rows("fill", FillRow)]

STAGES = ("H", "I", "II", "III")
COLUMNS = (("europe", 0, 10), ("europe", 10, 20), ("africa", 0, 10), ("asia", 0, 10))  # of the map: ten cities each
FREE = "."
NEUTRAL = "N"
MARKS = {"ready": "*", "no-seats": "!", "no-airport": "", None: ""}
NOTHING = "-"

Table = list[list[str]]


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """How far the game is, the attempt under way, and what each airline has."""
    lines = [_headline(view, words, names)]
    if flight := view.flight:
        cities = [flight.start, *([flight.via] if flight.via else []), flight.city]
        way = " > ".join(words.word("city", city) for city in cities)
        plane = words.word("aeroplane", flight.aeroplane)
        lines.append(words.say("board-flight", name=names[flight.seat], aeroplane=plane, way=way))
    if view.dice:
        lines.append(words.say("board-dice", dice=" ".join(str(die) if die else "x" for die in view.dice)))
    for seat, (airline, name) in enumerate(zip(view.airlines, names, strict=False)):
        called = words.say("board-you", name=name) if seat == view.viewer else name
        lines.append(f"{seat + 1} {called}: {', '.join(_airline(airline, words))}")
    return "\n".join(lines)


def board(view: View, words: Words) -> str:
    """The row, the fleets, the passengers, the map by its markets, what the era is worth, and the viewer's openings."""
    fleets = _fleets(view, words, range(len(view.airlines)))
    tables = [_row(view, words), fleets, _waiting(view, words), _map(view, words), _worth(view, words)]
    parts = [*tables, _openings(view, words)]
    drawn = ["\n".join(_aligned(part)) for part in parts if len(part) > 1]
    return "\n\n".join([*drawn, words.say("board-symbols")])


def listing(view: View, words: Words) -> str:
    """The same, a line for each aeroplane, passenger tile, city, market and opening."""
    lines = [*_told(_row(view, words)), *_told(_fleets(view, words, range(len(view.airlines))))]
    lines += [_waits(each, words) for each in (*view.waiting, *view.overflow)]
    lines += [_city(view, city, words) for city in range(len(CITIES))]
    return "\n".join([*lines, *_told(_worth(view, words)), *_told(_openings(view, words))])


def hand(view: View, words: Words) -> str:
    """The viewer's own aeroplanes, airport tiles and advantage tiles with what they do; nothing for a spectator."""
    if view.viewer is None:
        return ""
    mine = view.airlines[view.viewer]
    lines = _aligned(_fleets(view, words, [view.viewer])) if mine.fleet else [words.say("board-no-fleet")]
    lines.append(words.say("board-reserve", one=mine.reserve[0], two=mine.reserve[1], three=mine.reserve[2]))
    for kind, count in zip(KINDS, mine.advantages, strict=True):
        if count:
            lines.append(f"{count} {words.word('advantage', kind)}: {words.word('effect', kind)}")
    return "\n".join(lines)


def _headline(view: View, words: Words, names: Sequence[str]) -> str:
    if view.era == 0 or view.first is None:
        return words.say("board-homes")
    said = [words.say("board-era", era=view.era, eras=view.eras), words.say("board-round", round=view.round)]
    said += [words.say("board-box", money=view.box), words.say("board-first", name=names[view.first])]
    return ", ".join(said)


def _airline(airline: AirlineView, words: Words) -> list[str]:
    about = [words.say("board-money", money=airline.money), words.say("board-vp", vp=airline.vp)]
    if airline.home:
        about.insert(0, words.word("city", airline.home))
    if airline.kept:
        about.append(words.say("board-kept", vp=airline.kept))
    if airline.pile:
        about.append(words.say("board-pile", cards=len(airline.pile)))
    about.append(words.say("board-failures", failures=airline.failures))
    held = zip(KINDS, airline.advantages, strict=True)
    return [*about, *[f"{count} {words.word('advantage', kind)}" for kind, count in held if count]]


def _row(view: View, words: Words) -> Table:
    """AER-5a.2: the price is the one to be paid now."""
    columns = ("aeroplane", "price", "stage", "seats", "tiles", "lda", "card-vp")
    return [
        [words.say(f"board-{each}") for each in columns],
        *[
            [
                _called(offer.aeroplane, words),
                words.say("board-money", money=offer.price),
                *_card(offer.aeroplane, words),
            ]
            for offer in view.row
        ],
    ]


def _called(aeroplane: str, words: Words) -> str:
    return f"{NUMBERS[aeroplane]} {words.word('aeroplane', aeroplane)}"


def _card(aeroplane: str, words: Words) -> list[str]:
    card = CARDS[aeroplane]
    return [STAGES[card.stage], str(card.seats), str(card.airports), _yes(card.lda, words), str(card.vp)]


def _fleets(view: View, words: Words, seats: Sequence[int]) -> Table:
    columns = ("fleet", "of", "stage", "free", "tiles", "lda", "card-vp", "new", "aboard")
    rows = [[words.say(f"board-{each}") for each in columns]]
    for seat in seats:
        rows += [
            [_called(plane.aeroplane, words), str(seat + 1), *_plane(plane, words)]
            for plane in view.airlines[seat].fleet
        ]
    return rows


def _plane(plane: PlaneView, words: Words) -> list[str]:
    stage, seats, _, lda, vp = _card(plane.aeroplane, words)
    aboard = [f"{words.word('city', each.city)} {_people(each.people, each.vp)}" for each in plane.aboard]
    return [
        stage,
        f"{plane.free}/{seats}",
        str(plane.tiles),
        lda,
        vp,
        _yes(plane.new, words),
        ", ".join(aboard) or NOTHING,
    ]


def _yes(so: bool, words: Words) -> str:
    return words.say("board-yes") if so else NOTHING


def _people(people: int, vp: int) -> str:
    return f"{people}+{vp}" if vp else str(people)


def _waiting(view: View, words: Words) -> Table:
    """A row for each starting city, in fill order, then the overflow area."""
    spaces = {each.space: each for each in (*view.waiting, *view.overflow)}
    rows = [[words.say("board-waiting"), "1", "2", "3", "4"]]
    rows += [_section(words.word("city", city), city, 1, spaces, words) for city in ORIGINS]
    overflow = [_section(words.say("space-overflow"), "overflow", first, spaces, words) for first in (1, 5)]
    return rows + [row for row in overflow if row[1:] != [NOTHING] * 4]


def _section(title: str, where: str, first: int, spaces: dict[str, PassengerView], words: Words) -> list[str]:
    cells = [spaces.get(f"{where}-{number}") for number in range(first, first + 4)]
    return [title, *[_passenger(each, words) if each else NOTHING for each in cells]]


def _passenger(each: PassengerView, words: Words) -> str:
    return f"{words.word('city', each.city)} {_people(each.people, each.vp)}{MARKS[each.mine]}"


def _waits(each: PassengerView, words: Words) -> str:
    said = [words.word("city", each.city), words.say("board-people", people=each.people)]
    if each.vp:
        said.append(words.say("board-vp", vp=each.vp))
    if each.mine in ("ready", "no-seats"):
        said.append(words.say(f"board-{each.mine}"))
    return f"{words.word('space', each.space)}: {', '.join(said)}"


def _map(view: View, words: Words) -> Table:
    """Ten cities below each other, the Americas below Africa: "1II" is an airport of airline 1, Stage II."""
    columns = [_market(view, market, words)[start:end] for market, start, end in COLUMNS]
    columns[2] += [[words.word("market", "americas"), ""], *_market(view, "americas", words)]
    titles = [words.word("market", market) if start == 0 else "" for market, start, _ in COLUMNS]
    rows = [[cell for title in titles for cell in (title, "")]]
    for i in range(max(len(column) for column in columns)):
        rows.append([cell for column in columns for cell in (column[i] if i < len(column) else ["", ""])])
    return rows


def _market(view: View, market: str, words: Words) -> Table:
    found: Table = []
    for city, row in enumerate(CITIES):
        if row.market == market:
            there = [f"{_number(view, airport)}{STAGES[airport.stage]}" for airport in view.airports[city]]
            found.append([words.word("city", row.name), " ".join(there + [FREE] * (row.spaces - len(there)))])
    return found


def _number(view: View, airport: AirportView) -> str:
    return str(airport.airline + 1) if airport.airline < len(view.airlines) else NEUTRAL


def _city(view: View, city: int, words: Words) -> str:
    there = view.airports[city]
    said = []
    for airport in there:
        number = "neutral" if _number(view, airport) == NEUTRAL else _number(view, airport)
        said.append(f"{words.word('airline', number)} {words.word('stage', str(airport.stage))}")
    said.append(words.say("board-room", room=CITIES[city].spaces - len(there)))
    return f"{words.word('city', CITIES[city].name)}: {', '.join(said)}"


def _worth(view: View, words: Words) -> Table:
    """AER-6a: airports in each market and profit of each airline, with the VP if the era ended now."""
    if view.era == 0:
        return []
    seats = range(len(view.airlines))
    titles = [words.say("board-market"), words.say("board-worth"), *[words.word("airline", str(n + 1)) for n in seats]]
    rows = [[*titles, words.word("airline", "neutral")] if view.neutral else titles]
    *markets, profit = view.worth
    for at, worth in enumerate(markets):
        row = [words.word("market", worth.source), _values(worth), *_gains(view, at)]
        rows.append([*row, str(view.neutral[at])] if view.neutral else row)
    for at in range(len(markets), len(MARKETS)):
        row = [words.word("market", MARKETS[at]), NOTHING, *[str(each.markets[at]) for each in view.airlines]]
        rows.append([*row, str(view.neutral[at])] if view.neutral else row)
    row = [words.word("source", profit.source), _values(profit), *_gains(view, -1)]
    return [*rows, [*row, NOTHING] if view.neutral else row]


def _values(worth: WorthView) -> str:
    return "/".join(str(vp) for vp in worth.vp)


def _gains(view: View, at: int) -> list[str]:
    """What each airline has in it, and would score for it now."""
    gains = [airline.forecast[at] for airline in view.airlines]
    return [f"{each.count} (+{each.vp})" if each.vp else str(each.count) for each in gains]


def _openings(view: View, words: Words) -> Table:
    """A row for each way to each city that the viewer can reach now, with its exact odds."""
    columns = ("opening", "way", "needs", "dice-alone", "aided", "crash", "cost")
    rows = [[words.say(f"board-{each}") for each in columns]]
    for opening in view.openings:
        rows += _ways(opening, words)
    return rows


def _ways(opening: OpeningView, words: Words) -> Table:
    city = words.word("city", opening.city)
    title = words.say("board-replaces", city=city) if opening.victims else city
    rows = []
    for way in opening.ways:
        through = " > ".join(words.word("city", each) for each in (way.start, way.via) if each)
        odds = [_chance(each, words) for each in (way.odds.dice, way.odds.aided, way.odds.crash)]
        needs = ", ".join(str(need) for need in way.needs) or NOTHING
        rows.append([title, through, needs, *odds, _average(way.odds.cost, words)])
    return rows


def _chance(percent: int, words: Words) -> str:
    return words.say("board-chance", percent=percent) if percent else NOTHING


def _average(cost: float, words: Words) -> str:
    pounds, tenths = divmod(round(10 * cost), 10)
    return words.say("board-average", pounds=pounds, tenths=tenths) if cost else NOTHING


def _told(table: Table) -> list[str]:
    """The rows of a table as sentences for the ear; what is nothing is not said."""
    lines = []
    for first, *cells in table[1:]:
        told = [f"{title}: {cell}" for title, cell in zip(table[0][1:], cells, strict=True) if cell != NOTHING]
        lines.append(f"{first}. {', '.join(told)}")
    return lines


def _aligned(rows: Table) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip() for row in rows]
