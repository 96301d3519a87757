"""How Control Tower asks: the sentence of a question, and what its options are called and point at."""

from __future__ import annotations

from typing import Final

from aerodrome.games.control_tower import moves
from aerodrome.games.control_tower.actions import DIAGONAL, EXTRA, HOLD, MOVE, SWAP
from aerodrome.games.control_tower.content import OUTBOUND
from aerodrome.games.control_tower.rules import ControlTower
from aerodrome.games.control_tower.state import LANDED, WAITING, Sky
from aerodrome.games.control_tower.steps.turn import Discard
from aerodrome.kernel.events import Event

TOKENS: Final = {"event": "card", "aircraft": "aircraft", "space": "space"}  # by domain of an event's argument


def prompt(mine: Sky) -> tuple[str, dict[str, int]]:
    """The message that asks the question on top, and its numbers."""
    air = mine.air
    if isinstance(mine.todo[-1], Discard):
        return "ask-discard", {"limit": air.hand_limit}
    return "ask-act", {"moves": moves.due(mine), "cards": air.cards_per_turn - mine.turn.cards}


def options(rules: ControlTower, mine: Sky) -> list[tuple[int, str, tuple[str, ...]]]:
    """Each option of the question on top, with its own message, if it has one, and what it points at."""
    return [(x, label(mine, x), at(rules, mine, x)) for x in mine.todo[-1].legal(mine)]


def label(mine: Sky, x: int) -> str:
    """The message for an option: a waiting aircraft departs, and from the Arrival Zone forward means to land."""
    if not MOVE <= x < DIAGONAL:
        return ""
    kind = "move" if x < EXTRA else "extra"
    aircraft, to = _flight(mine, x)
    if mine.place[aircraft] == WAITING:
        return f"do-{kind}-depart"
    return f"do-{kind}-land" if to == LANDED else ""


def _flight(mine: Sky, x: int) -> tuple[int, int]:
    """The aircraft of a move or an Extra move, and where it goes."""
    first, ways = (MOVE, 4) if x < EXTRA else (EXTRA, 3)
    aircraft = (x - first) // ways
    return aircraft, moves.target(mine, aircraft, (x - first) % ways)


def at(rules: ControlTower, mine: Sky, x: int) -> tuple[str, ...]:
    """What an option points at, "domain:word" each: the card, the aircraft, and last the place where it ends."""
    if MOVE <= x < EXTRA:
        aircraft, to = _flight(mine, x)
        destination = "airport:B" if aircraft < OUTBOUND else "airport:A"
        return f"aircraft:{aircraft + 1}", destination if to == LANDED else f"space:{mine.air.names[to]}"
    if SWAP <= x < HOLD:  # it names whoever is in the way
        return effects_at(rules, mine, x)
    place = WAITING
    if EXTRA <= x < SWAP:
        place = mine.place[(x - EXTRA) // 3 if x < DIAGONAL else (x - DIAGONAL) // 2]
    known = (mine.air.width, x, place)
    if known not in _known:
        _known[known] = effects_at(rules, mine, x)
    return _known[known]


_known: Final[dict[tuple[int, int, int], tuple[str, ...]]] = {}  # by width, option and place of the aircraft that moves


def effects_at(rules: ControlTower, mine: Sky, x: int) -> tuple[str, ...]:
    """What the events of a card's effect name, carried out on a copy of what the seat knows."""
    after = mine.clone()
    effects: list[Event] = []
    after.events = effects
    after.todo.pop().apply(after, x)
    found: list[str] = []
    for effect in effects:
        if effect.kind == "release":
            continue
        names, domains = rules.events.names[effect.kind], rules.events.domains[effect.kind]
        for i in range(len(effect.args)):
            if domains[i] in TOKENS and names[i] != "from":
                found.append(f"{TOKENS[domains[i]]}:{rules.domains[domains[i]][effect.args[i]]}")
        if effect.kind == "land":
            found.append("airport:B" if effect.args[1] < OUTBOUND else "airport:A")
        elif effect.kind == "return":
            found.append("waiting:A" if effect.args[1] < OUTBOUND else "waiting:B")
    return tuple(found)
