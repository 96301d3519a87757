"""AER-5e: what advantage tiles do: a table of their effects, and when each may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from aerodrome.games.aeroplanes.content import PRINTED, AdvantageRow
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.content import ContentError

Verb = Callable[[Airlines, int, int], None]  # for a seat, with a number that the verb takes


@final
class Effect:
    """What a kind of tile does: its name in the content, when it may be used, what the number of its verb is, if it
    takes one, and the verb."""

    def __init__(self, name: str, when: str, number: str, verb: Verb) -> None:
        self.name, self.when, self.number, self.verb = name, when, number, verb


def _lift(s: Airlines, seat: int, pilots: int) -> None:
    """AER-5c.9: pips for the roll that lies there."""
    s.roll.lift = s.book.pilot_bonus * pilots
    s.emit("pilots", seat, pilots, s.roll.total())


def _maintain(s: Airlines, seat: int, number: int) -> None:
    """AER-5e.9: all engine failures are returned."""
    s.airlines[seat].failures = 0
    s.emit("maintain", seat)


def _produce(s: Airlines, seat: int, card: int) -> None:
    """AER-5a.11: one more airport tile on the card that was bought."""
    s.load_tiles(seat, card, 1)


def _fly_by_night(s: Airlines, seat: int, number: int) -> None:
    """AER-5d.11: one more claim, which follows."""
    s.emit("night", seat)


def _roll_again(s: Airlines, seat: int, number: int) -> None:
    """AER-5c.5: another roll, which follows."""
    s.emit("beacon", seat)


EFFECTS: Final = [
    Effect("daring-pilot", "after a short risk roll outside Europe", "pilots", _lift),
    Effect("engine-maintenance", "before the action, with engine failures", "", _maintain),
    Effect("increased-production", "after a purchase, with a tile in reserve", "card", _produce),
    Effect("night-flights", "after a claim, with another one within Europe", "", _fly_by_night),
    Effect("radio-beacons", "after a risk roll, before its skulls count", "", _roll_again),
]


def verbs(kinds: list[str]) -> list[Verb]:
    """The verb of each kind of tile. Raises ContentError for a tile that does nothing, and an effect without a tile."""
    known = {effect.name: effect.verb for effect in EFFECTS}
    for number, name in enumerate(kinds, 1):
        if name not in known:
            raise ContentError(f"rules.toml: advantage row {number}: {name!r} is none of {', '.join(known)}")
    if missing := sorted(known.keys() - set(kinds)):
        raise ContentError(f"rules.toml: there is no advantage {missing[0]!r}")
    return [known[name] for name in kinds]


KINDS: Final = [row.name for row in PRINTED.rows("advantage", AdvantageRow)]
VERBS: Final = verbs(KINDS)
PILOT: Final = KINDS.index("daring-pilot")
MAINTENANCE: Final = KINDS.index("engine-maintenance")
PRODUCTION: Final = KINDS.index("increased-production")
NIGHT_FLIGHTS: Final = KINDS.index("night-flights")
BEACONS: Final = KINDS.index("radio-beacons")


def may_use(s: Airlines, seat: int, kind: int) -> bool:
    """Has the seat a tile of this kind, and has its era come?"""
    return s.airlines[seat].advantages[kind] > 0 and s.era >= s.book.from_era[kind]


def use(s: Airlines, seat: int, kind: int, number: int = 0, tiles: int = 1) -> None:
    """AER-5e.8: the tiles return to the supply, and do what they do."""
    s.airlines[seat].advantages[kind] -= tiles
    VERBS[kind](s, seat, number)
