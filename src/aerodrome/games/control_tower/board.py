"""Control Tower in plain text: the state of play, the field drawn for eyes and listed for ears, the own cards."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.games.control_tower import GAME
from aerodrome.games.control_tower.plates import AirportPlate, Plates, plates
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.view import AircraftView, SeatView, View
from aerodrome.text import Words


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """How far the game is, what each player has for all to see, and the piles."""
    limits = printed(view)
    lines = [words.say("board-round", round=view.round)]
    if turn := view.turn:
        lines[0] += " - " + words.say("board-turn", name=names[turn.seat])
        moves = words.say("board-moves-left", moves=turn.due)
        cards = words.say("board-cards-left", cards=limits.cards_allowed - turn.cards)
        lines.append(f"{moves}, {cards}")
    for number, seat in enumerate(view.seats):
        name = words.say("board-you", name=names[number]) if number == view.viewer else names[number]
        about = [words.say("board-cards", cards=seat.hand), _technical_return(seat, words)]
        if seat.goal and number != view.viewer:
            about.append(f"{words.say('board-goal-of', name=names[number])}: {_numbers(seat.goal)}")
        lines.append(f"{name}: {', '.join(about)}")
    lines.append(f"{words.say('board-draw-pile')}: {words.say('board-cards', cards=view.draw_pile)}")
    lines.append(f"{words.say('board-discard-pile')}: {_cards(view.discard_pile, words)}")
    return "\n".join(lines)


def board(view: View, words: Words) -> str:
    """The field, Airport B on top, and beside each airport who waits there and who has landed."""
    field = printed(view).field
    a, b = field.airports
    rows = [_row(str(row), [_space(view, f"{column}{row}") for column in field.columns]) for row in field.rows]
    lines = [
        *_beside(view, words, b),
        "",
        _row("", field.columns),
        *rows[::-1],
        "",
        *_beside(view, words, a),
        "",
        words.say("board-legend"),
        words.say("board-symbols"),
    ]
    return "\n".join(lines)


def listing(view: View, words: Words) -> str:
    """Where everything is: a line for each aircraft, and the Storms."""
    storms = ", ".join(view.storms) or words.say("board-none")
    return "\n".join([*[_line(each, words) for each in view.aircraft], f"{words.say('board-storm')}: {storms}"])


def hand(view: View, words: Words) -> str:
    """The viewer's own cards and goal; nothing for a spectator."""
    if view.viewer is None or view.hand is None:
        return ""
    me = view.seats[view.viewer]
    goal = me.goal or ()
    progress = words.say("board-goal-progress", landed=me.landed or 0, all=len(goal))
    lines = [
        f"{words.say('board-hand')}: {_cards(view.hand, words)}",
        f"{words.say('board-goal')}: {_numbers(goal)} ({progress})",
        _technical_return(me, words),
    ]
    return "\n".join(lines)


def printed(view: View) -> Plates:
    """What is printed on the field of this view."""
    rules = GAME.rules(len(view.seats), {"half_width": view.half_width})
    assert isinstance(rules, ControlTower)
    return plates(rules)


def _technical_return(seat: SeatView, words: Words) -> str:
    return words.say("board-return-ready" if seat.technical_return else "board-return-used")


def _numbers(goal: Sequence[int]) -> str:
    return ", ".join(str(number) for number in goal)


def _cards(cards: Sequence[str], words: Words) -> str:
    """Each kind of card once, with its number of copies."""
    counts = {card: cards.count(card) for card in sorted(cards)}
    told = [
        words.word("event", card) if n == 1 else words.say("board-copies", card=words.word("event", card), count=n)
        for card, n in counts.items()
    ]
    return ", ".join(told) or words.say("board-none")


def _beside(view: View, words: Words, airport: AirportPlate) -> list[str]:
    """Who waits at an airport, and who has landed there."""
    name = words.say(f"board-airport-{airport.name.lower()}")
    waiting = [each for each in view.aircraft if each.place == "waiting" and each.origin == airport.name]
    landed = [each for each in view.aircraft if each.place == "landed" and each.destination == airport.name]
    return [
        f"{words.say(key, airport=name)}: {', '.join(_mark(view, each) for each in those) or words.say('board-none')}"
        for key, those in (("board-waiting", waiting), ("board-landed", landed))
    ]


def _row(title: str, cells: Sequence[str]) -> str:
    return f"{title:>2}" + "".join(f"{cell:^9}" for cell in cells).rstrip()


def _space(view: View, name: str) -> str:
    """What a space shows: an aircraft, a Storm or nothing, and the mark of its zone."""
    zone = ""
    for airport in printed(view).field.airports:
        if name == airport.space:
            return f"[{airport.name}]"
        if name in airport.departure:
            zone = "o"
        elif name == airport.arrival:
            zone = "="
    there = [_mark(view, each) for each in view.aircraft if each.place == name]
    if name in view.storms:
        there.append("##")
    return "".join(there) + zone or "."


def _mark(view: View, aircraft: AircraftView) -> str:
    """`3^` flies up to B, `7v` down to A; in brackets it is held; with a star it is on the viewer's Goal card."""
    mark = f"{aircraft.number}{'^' if aircraft.destination == 'B' else 'v'}"
    goal = None if view.viewer is None else view.seats[view.viewer].goal
    return ("*" if aircraft.number in (goal or ()) else "") + (f"({mark})" if aircraft.held else mark)


def _line(aircraft: AircraftView, words: Words) -> str:
    where = aircraft.place if aircraft.place not in ("waiting", "landed") else words.say(f"term-{aircraft.place}")
    route = words.say("board-route", **{"from": aircraft.origin, "to": aircraft.destination})
    about = [
        words.say("board-aircraft", aircraft=aircraft.number),
        words.word("colour", aircraft.colour),
        route,
    ]
    return ", ".join(about) + ": " + where + (f", {words.say('board-held')}" if aircraft.held else "")
