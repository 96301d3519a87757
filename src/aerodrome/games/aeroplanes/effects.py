"""AER-5e: what advantage tiles do: the table of their effects, and when each may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from aerodrome.games.aeroplanes.content import EUROPE, PRINTED
from aerodrome.games.aeroplanes.passengers import by_night
from aerodrome.games.aeroplanes.rows import AdvantageRow
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.content import ContentError, which

When = Callable[[Airlines, int, int], bool]  # for a seat, with a number: of pilots, or of the card that was bought
Verb = Callable[[Airlines, int, int], None]  # the same


@final
class Effect:
    """What a kind of tile does: its name in the content, when it may be used, and the verb."""

    def __init__(self, name: str, when: When, verb: Verb) -> None:
        self.name, self.when, self.verb = name, when, verb


def _leaves_europe(s: Airlines, seat: int, pilots: int) -> bool:
    """AER-5c.10: no pilots in Europe."""
    return s.book.market[s.attempt.city] != EUROPE


def _lift(s: Airlines, seat: int, pilots: int) -> None:
    """AER-5c.9: pips for the roll that lies there."""
    s.roll.lift = s.book.pilot_bonus * pilots
    s.emit("pilots", seat, pilots, s.roll.total(), s.airlines[seat].advantages[PILOT])


def _has_failures(s: Airlines, seat: int, number: int) -> bool:
    """AER-R13: nobody is asked for what does nothing."""
    return s.airlines[seat].failures > 0


def _maintain(s: Airlines, seat: int, number: int) -> None:
    """AER-5e.9: all engine failures are returned."""
    airline = s.airlines[seat]
    failures, airline.failures = airline.failures, 0
    s.emit("maintain", seat, failures)


def _has_tiles(s: Airlines, seat: int, card: int) -> bool:
    """AER-5a.13: of the stage of the card that was bought, in reserve."""
    return s.airlines[seat].reserve[s.book.stage[card]] > 0


def _produce(s: Airlines, seat: int, card: int) -> None:
    """AER-5a.11: one more airport tile on the card that was bought."""
    s.load_tiles(seat, card, 1)


def _has_passengers(s: Airlines, seat: int, number: int) -> bool:
    """AER-5d.11: who fly within Europe."""
    return bool(by_night(s, seat))


def _fly_by_night(s: Airlines, seat: int, number: int) -> None:
    """AER-5d.11: one more claim, which follows."""
    s.emit("night", seat, s.airlines[seat].advantages[NIGHT_FLIGHTS])


def _always(s: Airlines, seat: int, number: int) -> bool:
    return True


def _roll_again(s: Airlines, seat: int, number: int) -> None:
    """AER-5c.5: another roll, which follows."""
    s.emit("beacon", seat, s.airlines[seat].advantages[BEACONS])


EFFECTS: Final = [
    Effect("daring-pilot", _leaves_europe, _lift),  # asked by Pilots, after a short risk roll
    Effect("engine-maintenance", _has_failures, _maintain),  # by Maintain, before the action
    Effect("increased-production", _has_tiles, _produce),  # by Produce, after a purchase
    Effect("night-flights", _has_passengers, _fly_by_night),  # by NightFlight, after a claim
    Effect("radio-beacons", _always, _roll_again),  # by Beacon, after a risk roll
]


def by_kind(kinds: list[tuple[str, AdvantageRow]]) -> list[Effect]:
    """The effect of each kind of tile. Raises ContentError for a tile that has none, and an effect without a tile."""
    known = {effect.name: effect for effect in EFFECTS}
    for where, row in kinds:
        which(list(known), row.name, where, "advantage")
    if missing := sorted(known.keys() - {row.name for _, row in kinds}):
        raise ContentError(f"rules.toml: there is no advantage {missing[0]!r}")
    return [known[row.name] for _, row in kinds]


KINDS: Final = [row.name for row in PRINTED.rows("advantage", AdvantageRow)]
BY_KIND: Final = by_kind(PRINTED.rows_with_where("advantage", AdvantageRow))
PILOT: Final = KINDS.index("daring-pilot")
MAINTENANCE: Final = KINDS.index("engine-maintenance")
PRODUCTION: Final = KINDS.index("increased-production")
NIGHT_FLIGHTS: Final = KINDS.index("night-flights")
BEACONS: Final = KINDS.index("radio-beacons")


def may_use(s: Airlines, seat: int, kind: int, number: int = 0) -> bool:
    """Has the seat a tile of this kind, has its era come, and would it do anything?"""
    if s.airlines[seat].advantages[kind] == 0 or s.era < s.book.from_era[kind]:
        return False
    return BY_KIND[kind].when(s, seat, number)


def use(s: Airlines, seat: int, kind: int, number: int = 0, tiles: int = 1) -> None:
    """AER-5e.8: the tiles return to the supply, and do what they do."""
    s.airlines[seat].advantages[kind] -= tiles
    BY_KIND[kind].verb(s, seat, number)
