"""MFM-R12, C12: the conditions of card texts, and the texts that work within a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.state import GROUND, HIGH, Race
from aerodrome.games.magnificent.steps.dice import throw
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.terms import FLYING, IN_TEST, VERBS
from aerodrome.games.magnificent.trial import TO_MANOEUVRE

Condition = Callable[[Race, int, list[int]], bool]  # a seat and the line; in a test its trial is on top
Aim = Callable[[Race, int], bool]  # may this machine be a target?


def _holds_trick(s: Race, seat: int, line: list[int]) -> bool:
    return any(s.book.dirty[s.book.title[card]] for card in s.players[seat].hand)


def _opponent_cards(s: Race, seat: int, line: list[int]) -> bool:
    return any(s.players[other].hand for other in s.opponents(seat))


def _test(s: Race, seat: int, line: list[int]) -> bool:
    return s.trial.kind == line[1]


def _weather_part(s: Race, seat: int, line: list[int]) -> bool:
    return s.trial.weather > 0


def _misses(s: Race, seat: int, line: list[int]) -> bool:
    return s.trial.roll.misses() > 0


def _terrain_part(s: Race, seat: int, line: list[int]) -> bool:
    return s.trial.terrain > 0 and not s.trial.on_final_airfield()


def _grounded(s: Race, seat: int, line: list[int]) -> bool:
    return s.machines[s.turn.machine].band == GROUND


def _mendable(s: Race, seat: int, line: list[int]) -> bool:
    return s.machines[s.turn.machine].tank.gauge > 0 or s.fuel_room(s.turn.machine) > 0


def _damaged(s: Race, seat: int, line: list[int]) -> bool:
    return s.machines[s.turn.machine].tank.gauge + s.machines[s.turn.machine].tank.scars > 0


def _fuel_room(s: Race, seat: int, line: list[int]) -> bool:
    return s.fuel_room(s.turn.machine) > 0


def _part_room(s: Race, seat: int, line: list[int]) -> bool:
    return any(s.supply.parts) and storage.holds(s, s.turn.machine, parts=1)


def _below_high(s: Race, seat: int, line: list[int]) -> bool:
    return GROUND < s.machines[s.turn.machine].band < HIGH


def _no_tail_wind(s: Race, seat: int, line: list[int]) -> bool:
    return not s.turn.tail_wind


def _manoeuvred(s: Race, seat: int, line: list[int]) -> bool:
    return s.turn.done.stunted


def _delivered(s: Race, seat: int, line: list[int]) -> bool:
    return s.turn.done.delivered


def _no_burst(s: Race, seat: int, line: list[int]) -> bool:
    return not (s.turn.burst or s.turn.began.home)


def _luck_left(s: Race, seat: int, line: list[int]) -> bool:
    return s.supply.luck > 0


def _weather_shown(s: Race, seat: int, line: list[int]) -> bool:
    return bool(tiles_with_weather(s))


def _test_ground(s: Race, seat: int, line: list[int]) -> bool:
    return s.trial.kind != FLYING


def _test_below_high(s: Race, seat: int, line: list[int]) -> bool:
    return GROUND < s.machines[s.trial.machine].band < HIGH


def _test_show(s: Race, seat: int, line: list[int]) -> bool:
    return s.trial.purpose == TO_MANOEUVRE or s.trial.on_final_airfield()


def _aloft_behind(s: Race, m: int) -> bool:
    machine = s.machines[m]
    return machine.band != GROUND and machine.tile >= 1


def _carries_passenger(s: Race, m: int) -> bool:
    return bool(s.machines[m].hold.riders)


def _fuelled_ground(s: Race, m: int) -> bool:
    machine = s.machines[m]
    return machine.band == GROUND and machine.tank.fuel > 0


def _on_ground(s: Race, m: int) -> bool:
    return s.machines[m].band == GROUND


def _awake(s: Race, m: int) -> bool:
    return m == s.turn.machine and not s.at_home(m) and not s.turn.slept


def _has_cards(s: Race, m: int) -> bool:
    return bool(s.players[s.machines[m].owner].hand)


def _has_parts(s: Race, m: int) -> bool:
    return storage.number(s.machines[m].hold.parts) > 0


def _has_luck(s: Race, m: int) -> bool:
    return s.players[s.machines[m].owner].luck > 0


def _has_charges(s: Race, m: int) -> bool:
    return bool(loosenable(s, m))


OF_PLAYER: Final[dict[str, Condition]] = {
    "holds_trick": _holds_trick,
    "opponent_cards": _opponent_cards,
    "test": _test,
    "weather_part": _weather_part,
    "misses": _misses,
    "terrain_part": _terrain_part,
    "grounded": _grounded,
    "mendable": _mendable,
    "damaged": _damaged,
    "fuel_room": _fuel_room,
    "part_room": _part_room,
    "below_high": _below_high,
    "no_tail_wind": _no_tail_wind,
    "manoeuvred": _manoeuvred,
    "delivered": _delivered,
    "no_burst": _no_burst,
    "luck_left": _luck_left,
    "weather_shown": _weather_shown,
    "test_ground": _test_ground,
    "test_below_high": _test_below_high,
    "test_show": _test_show,
}
OF_TARGET: Final[dict[str, Aim]] = {
    "aloft_behind": _aloft_behind,
    "carries_passenger": _carries_passenger,
    "fuelled_ground": _fuelled_ground,
    "on_ground": _on_ground,
    "awake": _awake,
    "has_cards": _has_cards,
    "has_parts": _has_parts,
    "has_luck": _has_luck,
    "has_charges": _has_charges,
}
PLAYER_CONDITIONS: Final = [OF_PLAYER.get(verb) for verb in VERBS]
TARGET_CONDITIONS: Final = [OF_TARGET.get(verb) for verb in VERBS]


def window(s: Race, card: int) -> int:
    """When the text of a card may be played."""
    return s.book.window[s.book.title[card]]


def fits(s: Race, seat: int, card: int) -> bool:
    """May the text of a card in hand be played, in its window?"""
    if window(s, card) == IN_TEST and s.trial.machine != s.turn.machine:
        return False
    aimed = False
    for line in s.book.when[s.book.title[card]]:
        condition = PLAYER_CONDITIONS[line[0]]
        if condition is None:
            aimed = True
        elif not condition(s, seat, line):
            return False
    return not aimed or bool(targets(s, seat, card))


def has_target(s: Race, card: int) -> bool:
    """Is the text aimed at a machine, or at the player of one?"""
    return any(TARGET_CONDITIONS[line[0]] is not None for line in s.book.when[s.book.title[card]])


def targets(s: Race, seat: int, card: int) -> list[int]:
    """MFM-R10: the machines of opponents that the text may hit."""
    found = s.foes(seat)
    for line in s.book.when[s.book.title[card]]:
        aim = TARGET_CONDITIONS[line[0]]
        if aim is not None:
            found = [m for m in found if aim(s, m)]
    return found


def tiles_with_weather(s: Race) -> list[int]:
    return [
        tile
        for tile in range(len(s.course.tiles))
        if s.course.shown[tile] and s.course.weather[tile] < len(s.book.weather)
    ]


def loosenable(s: Race, m: int) -> list[int]:
    """Devices with a charge marker; what is used up as a whole holds none."""
    return [device for device in s.device_charges(m) if s.book.marked[device]]


def play(s: Race, seat: int, card: int) -> None:
    """A card leaves the hand for its text, which works on the test on top."""
    s.emit("play", seat, card)
    s.discard(seat, card)
    for line in s.book.effect[s.book.title[card]]:
        work(s, seat, line)


def work(s: Race, seat: int, line: list[int]) -> None:
    """One verb within a test: BT for the tester, DP against the tester."""
    top, verb = s.trial, VERBS[line[0]]
    if verb == "symbols":
        top.roll.added += line[1]
    elif verb == "clear_weather":
        top.weather = 0
    elif verb == "ease":
        top.terrain = max(0, top.terrain - line[1])
    elif verb == "dice":
        throw(s, line[1])
    elif verb == "reroll":
        s.next(Reroll(seat, top.roll.misses()))
    elif verb == "harder":
        top.harder += line[1]
    elif verb == "fewer":
        top.dice -= line[1]
    elif verb == "no_cards":
        top.no_cards = True
    else:
        raise ValueError(f"{verb} does not work within a test")
