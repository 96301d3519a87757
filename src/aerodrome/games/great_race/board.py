"""The Great Air Race in plain text: the state of play, the course drawn for eyes and listed for ears, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import WINDOWS
from aerodrome.games.great_race.plates import DesignPlate, plates
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.view import CardView, GaugeView, PilotView, ShownView, StageView, View
from aerodrome.text import Words

FLOWN = "="
AHEAD = "."
SEVERAL = "*"
NOTHING = "-"


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """How far the race is, the News being read, whose turn comes when, and what everybody sees of each pilot."""
    lines = [_headline(view, words)]
    if view.news:
        lines.append(words.say("board-news", news=words.word("news", view.news), effect=_news(view.news, words)))
    if view.order:
        lines.append(words.say("board-order", names=", ".join(names[seat] for seat in view.order)))
    for seat, (pilot, name) in enumerate(zip(view.pilots, names, strict=False)):
        called = words.say("board-you", name=name) if seat == view.viewer else name
        lines.append(f"{seat + 1} {called}: {', '.join(_pilot(view, pilot, words))}")
    return "\n".join(lines)


def board(view: View, words: Words) -> str:
    """The course with a row for each Stage, the revealed cards, and the Cantina."""
    longest = max((stage.progress for stage in view.stages), default=0)
    strips = [words.say("board-course"), *[_strip(view, stage).ljust(longest) for stage in range(len(view.stages))]]
    rows = [[*row, strip] for row, strip in zip(_stages(view, words), strips, strict=True)]
    parts = [_table(rows), _under(view, words), _revealed(view, words), _table(_cantina(view, words))]
    parts.append([words.say("board-symbols")])
    return "\n\n".join("\n".join(part) for part in parts if part)


def listing(view: View, words: Words) -> str:
    """The same, a line for each Stage, revealed card and Crew card."""
    titles, *rows = _stages(view, words)
    lines = []
    for stage, (name, *cells) in enumerate(rows):
        about = [f"{title} {cell}" for title, cell in zip(titles[1:], cells, strict=True) if cell != NOTHING]
        lines.append(f"{name}: {', '.join([*about, *_who(view, stage, words)])}")
    crew = [[name, words.say("board-moxy", moxy=cost), effect] for name, cost, effect in _cantina(view, words)[1:]]
    lines += [*_under(view, words), *_revealed(view, words)]
    return "\n".join([*lines, *[f"{name}: {cost}, {effect}" for name, cost, effect in crew]])


def hand(view: View, words: Words) -> str:
    """The viewer's own Flight cards with what they would cost now, and the Pilot cards to choose from; nothing for a
    spectator."""
    if view.viewer is None or view.hand is None:
        return ""
    lines = [f"{words.word('pilot', pilot)}: {words.word('effect-pilot', pilot)}" for pilot in view.dealt]
    if view.hand:
        titles = [words.say(f"board-{each}") for each in ("card", "speed", "progress", "cost", "refuel", "about")]
        lines += _table([titles, *[_card(card, words) for card in view.hand]])
    if view.picked:
        lines.append(words.say("board-picked", card=words.word("card", view.picked)))
    if not lines and not view.pilots[view.viewer].hand:
        lines.append(words.say("board-no-cards"))
    return "\n".join(lines)


def _headline(view: View, words: Words) -> str:
    said = [words.say("board-race", race=view.race, races=view.races)] if view.races > 1 else []
    if view.day:
        said.append(words.say("board-day", day=view.day, days=view.days))
    if view.round:
        said.append(words.say("board-round", round=view.round))
    said.append(words.say("board-deck", cards=view.flight_deck))
    return ", ".join(said)


def _pilot(view: View, pilot: PilotView, words: Words) -> list[str]:
    about = [words.word("pilot", pilot.pilot)] if pilot.pilot else []
    about.append(words.word("status", pilot.status))
    about += [_gauge("fuel", pilot.fuel, words), _gauge("health", pilot.health, words)]
    about += [words.say("board-moxy", moxy=pilot.moxy), words.say("board-cards", cards=pilot.hand)]
    if pilot.path:
        about.append(words.say("board-path", cards=" > ".join(words.word("card", card) for card in pilot.path)))
    if pilot.crew:
        told = [(words.word("crew", each.card), each.ready) for each in pilot.crew]
        crew = [name if ready else words.say("board-exhausted", crew=name) for name, ready in told]
        about.append(words.say("board-crew", crew=", ".join(crew)))
    if pilot.tokens:
        tokens = [f"{words.word('reward', token.reward)} ({token.trophy})" for token in pilot.tokens]
        about.append(words.say("board-tokens", tokens=", ".join(tokens)))
    if view.races > 1:
        about.append(words.say("board-points", points=pilot.points))
    return about


def _gauge(resource: str, gauge: GaugeView, words: Words) -> str:
    """GAR-3.2: what pays, and in brackets what waits in Reserve and lies in Discard."""
    said = f"{words.word('resource', resource)} {gauge.supply}"
    if not gauge.reserve and not gauge.spent:
        return said
    return f"{said} ({words.say('board-elsewhere', reserve=gauge.reserve, spent=gauge.spent)})"


def _stages(view: View, words: Words) -> list[list[str]]:
    rows = [[words.say(f"board-{each}") for each in ("stage", "value", "terrain", "token")]]
    for number, stage in enumerate(view.stages):
        name = f"{number + 1} {words.word('stage', stage.name)}"
        rows.append([name, str(stage.progress), _terrain(stage, words), _token(stage, words)])
    return rows


def _terrain(stage: StageView, words: Words) -> str:
    return "+".join(words.word("terrain", each) for each in stage.terrain)


def _token(stage: StageView, words: Words) -> str:
    if stage.reward is None:
        return NOTHING
    return words.say("board-trophy") if stage.trophy else words.word("reward", stage.reward)


def _strip(view: View, stage: int) -> str:
    """A character for each Progress that the Stage takes, with the pilots by their numbers; beyond the last Stage they
    stand on its end."""
    length = view.stages[stage].progress
    last = stage == len(view.stages) - 1
    marks = [AHEAD] * (length + 1)
    for seat, pilot in enumerate(view.pilots):
        if pilot.stage == stage or (last and pilot.stage > stage):
            at = min(pilot.tracker, length)
            marks[at] = str(seat + 1) if marks[at] == AHEAD else SEVERAL
    if all(pilot.stage > stage for pilot in view.pilots) and not last:
        return FLOWN * (length + 1)
    return "".join(marks)


def _who(view: View, stage: int, words: Words) -> list[str]:
    """The pilots on a Stage; beyond the last they are told with it."""
    last = len(view.stages) - 1
    here = [(seat, pilot) for seat, pilot in enumerate(view.pilots) if min(pilot.stage, last) == stage]
    return [
        words.say("board-past" if pilot.stage > last else "board-at", pilot=seat + 1, progress=pilot.tracker)
        for seat, pilot in here
    ]


def _under(view: View, words: Words) -> list[str]:
    """The Attachments under the Stages."""
    return [
        f"{words.word('stage', stage.name)}: {words.word('news', news)}. {_news(news, words)}"
        for stage in view.stages
        for news in stage.attached
    ]


def _revealed(view: View, words: Words) -> list[str]:
    shown = [(seat, pilot.shown) for seat, pilot in enumerate(view.pilots) if pilot.shown]
    lines = [words.say("board-shown", pilot=seat + 1, card=_shown(card, words)) for seat, card in shown]
    bids = [(seat, pilot.bid) for seat, pilot in enumerate(view.pilots) if pilot.bid]
    return lines + [words.say("board-bid", pilot=seat + 1, card=words.word("card", bid)) for seat, bid in bids]


def _shown(shown: ShownView, words: Words) -> str:
    name = words.word("card", shown.card)
    if shown.progress is None or shown.fuel is None or shown.health is None:
        return name
    return f"{name}, {words.say('board-progress')} {shown.progress}, {_cost(shown.fuel, shown.health, words)}"


def _cantina(view: View, words: Words) -> list[list[str]]:
    """GAR-2.8: from the left, the newest first."""
    titles = [words.say("board-cantina"), words.say("board-wage"), words.say("board-about")]
    offers = [(words.word("crew", offer.card), offer) for offer in view.cantina]
    return [titles, *[[name, str(offer.cost), words.word("effect-crew", offer.card)] for name, offer in offers]]


@cache
def _designs() -> dict[str, DesignPlate]:
    """What is printed on the Flight cards; it is the same whatever the options."""
    rules = GAME.rules(GAME.fewest)
    assert isinstance(rules, GreatRace)
    return {design.name: design for design in plates(rules).designs}


def _card(card: CardView, words: Words) -> list[str]:
    """A Flight card of the own hand; what it costs now may differ from what is printed on it."""
    name, _, speed = card.card.rpartition("-")
    design = _designs()[name]
    cost = _cost(card.fuel, card.health, words)
    if not card.payable:
        cost = words.say("board-not-payable", cost=cost)
    green = [(design.green_fuel, "fuel"), (design.green_health, "health")]
    back = ", ".join(f"{number} {words.word('resource', kind)}" for number, kind in green if number)
    about = _about(design, card, words)
    return [words.word("card", card.card), speed, str(design.progress), cost, back or NOTHING, about]


def _about(design: DesignPlate, card: CardView, words: Words) -> str:
    said = [words.word("class", design.flight_class) + "."]
    if design.moxy:
        said.append(words.say("board-gives", moxy=design.moxy))
    said.append(words.word("effect", card.card))
    if card.terrain:
        said.append(words.say("board-here"))
    if design.window != WINDOWS[0]:
        said.append(words.word("react", card.card))
    return " ".join(said)


def _cost(fuel: int, health: int, words: Words) -> str:
    paid = [(fuel, "fuel"), (health, "health")]
    return ", ".join(f"{number} {words.word('resource', kind)}" for number, kind in paid if number)


def _news(news: str, words: Words) -> str:
    return words.word("effect-news", news)


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip() for row in rows]
