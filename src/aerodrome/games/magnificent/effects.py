"""MFM-R12, C12: the table of card verbs. A row says when a verb may be used and what it does."""

from __future__ import annotations

from typing import Final

from aerodrome.games.magnificent import storage
from aerodrome.games.magnificent.state import GROUND, HIGH, Race, without
from aerodrome.games.magnificent.steps.boosts import gain_luck
from aerodrome.games.magnificent.steps.choices import ChooseTile, Scrutinise, SellTricks, offer_parts
from aerodrome.games.magnificent.steps.dice import throw
from aerodrome.games.magnificent.steps.reroll import Reroll
from aerodrome.games.magnificent.steps.trials import StrikeBack, hurt
from aerodrome.games.magnificent.steps.tricks import StealCard, steal_part
from aerodrome.games.magnificent.terms import FLYING, FROM_CARDS
from aerodrome.games.magnificent.texts import loosenable, tiles_with_weather
from aerodrome.games.magnificent.trial import TO_MANOEUVRE
from aerodrome.games.magnificent.verbs import Play, Verb


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
    return s.machines[s.turn.machine].tank.damage() > 0


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


def _cancel(s: Race, play: Play, line: list[int]) -> None:
    s.cancelled = True


def _retaliate(s: Race, play: Play, line: list[int]) -> None:
    """MFM-R11: on the player of the trick, who was told as the choice."""
    machines = s.machines_of(play.choice)
    if len(machines) == 1:
        hurt(s, machines[0], line[1])
    else:
        s.next(StrikeBack(play.seat, play.choice, line[1]))


def _symbols(s: Race, play: Play, line: list[int]) -> None:
    s.trial.roll.added += line[1]


def _clear_weather(s: Race, play: Play, line: list[int]) -> None:
    s.trial.weather = 0


def _reroll(s: Race, play: Play, line: list[int]) -> None:
    s.next(Reroll(play.seat, s.trial.roll.misses()))


def _dice(s: Race, play: Play, line: list[int]) -> None:
    throw(s, line[1])


def _ease(s: Race, play: Play, line: list[int]) -> None:
    s.trial.terrain = max(0, s.trial.terrain - line[1])


def _harder(s: Race, play: Play, line: list[int]) -> None:
    s.trial.harder += line[1]


def _fewer(s: Race, play: Play, line: list[int]) -> None:
    s.trial.dice -= line[1]


def _no_cards(s: Race, play: Play, line: list[int]) -> None:
    s.trial.no_cards = True


def _sell_tricks(s: Race, play: Play, line: list[int]) -> None:
    s.next(SellTricks(play.seat, line[1], line[2], 0))


def _scrutinise(s: Race, play: Play, line: list[int]) -> None:
    s.next(Scrutinise(play.seat))


def _mend(s: Race, play: Play, line: list[int]) -> None:
    s.mend(play.machine, s.machines[play.machine].tank.gauge)


def _fuel(s: Race, play: Play, line: list[int]) -> None:
    s.add_fuel(play.machine, line[1])


def _polish(s: Race, play: Play, line: list[int]) -> None:
    s.polish(play.machine, line[1])


def _parts(s: Race, play: Play, line: list[int]) -> None:
    offer_parts(s, play.seat, play.machine, line[1])


def _keep(s: Race, play: Play, line: list[int]) -> None:
    """MFM-8.10: it stays beside the dashboard."""
    machine = s.machines[play.machine]
    s.cards.discards.remove(play.card)
    machine.hold.kept = [*machine.hold.kept, play.card]
    s.emit("kept", machine.kind, play.card)


def _climb(s: Race, play: Play, line: list[int]) -> None:
    s.machines[play.machine].band = HIGH
    s.tell_place(play.machine)


def _tail_wind(s: Race, play: Play, line: list[int]) -> None:
    s.turn.tail_wind = True


def _vp(s: Race, play: Play, line: list[int]) -> None:
    s.award(play.machine, FROM_CARDS, line[1], "vp")


def _burst(s: Race, play: Play, line: list[int]) -> None:
    s.turn.burst = True
    s.turn.phases += 1
    s.emit("phase", s.machines[play.machine].kind, s.turn.phases)


def _luck(s: Race, play: Play, line: list[int]) -> None:
    gain_luck(s, play.seat)


def _fresh_forecast(s: Race, play: Play, line: list[int]) -> None:
    s.next(ChooseTile(play.seat, 0))


def _false_forecast(s: Race, play: Play, line: list[int]) -> None:
    s.next(ChooseTile(play.seat, line[1]))


def _push_back(s: Race, play: Play, line: list[int]) -> None:
    s.machines[play.machine].tile -= line[1]
    s.tell_place(play.machine)


def _put_off(s: Race, play: Play, line: list[int]) -> None:
    hold = s.machines[play.machine].hold
    hold.riders = without(hold.riders, min(hold.riders))
    s.emit("put_off", s.machines[play.machine].kind, len(hold.riders))


def _drain(s: Race, play: Play, line: list[int]) -> None:
    s.add_fuel(play.machine, -line[1])


def _damage(s: Race, play: Play, line: list[int]) -> None:
    hurt(s, play.machine, line[1])


def _sleep(s: Race, play: Play, line: list[int]) -> None:
    s.turn.phases -= line[1]
    s.turn.slept = True
    s.emit("sleep", s.machines[play.machine].kind, s.turn.phases)


def _steal_card(s: Race, play: Play, line: list[int]) -> None:
    s.next(StealCard(play.seat, s.machines[play.machine].owner))


def _steal_part(s: Race, play: Play, line: list[int]) -> None:
    steal_part(s, play.seat, play.machine, play.choice)


def _break_luck(s: Race, play: Play, line: list[int]) -> None:
    owner = s.machines[play.machine].owner
    player = s.players[owner]
    player.luck -= line[1]
    player.fresh = min(player.fresh, player.luck)
    s.supply.luck += line[1]
    s.emit("lose_luck", owner, player.luck)


def _loosen(s: Race, play: Play, line: list[int]) -> None:
    s.charges[play.choice] -= line[1]
    s.emit("loosen", s.machines[play.machine].kind, play.choice, s.charges[play.choice])


VERBS: Final = [
    Verb("holds_trick", "BF", asks=_holds_trick),
    Verb("opponent_cards", "BF", asks=_opponent_cards),
    Verb("test kind", "BT DP", asks=_test),
    Verb("weather_part", "BT DP", asks=_weather_part),
    Verb("misses", "BT", asks=_misses),
    Verb("terrain_part", "BT DP", asks=_terrain_part),
    Verb("grounded", "BF", asks=_grounded),
    Verb("mendable", "BF", asks=_mendable),
    Verb("damaged", "BF", asks=_damaged),
    Verb("fuel_room", "BF", asks=_fuel_room),
    Verb("part_room", "BF", asks=_part_room),
    Verb("below_high", "BF", asks=_below_high),
    Verb("no_tail_wind", "BF", asks=_no_tail_wind),
    Verb("manoeuvred", "BF", asks=_manoeuvred),
    Verb("delivered", "BF", asks=_delivered),
    Verb("no_burst", "BF", asks=_no_burst),
    Verb("luck_left", "BF", asks=_luck_left),
    Verb("weather_shown", "BF DG DS", asks=_weather_shown),
    Verb("aloft_behind", "DG DS", aims=_aloft_behind),
    Verb("carries_passenger", "DG DS", aims=_carries_passenger),
    Verb("fuelled_ground", "DG DS", aims=_fuelled_ground),
    Verb("on_ground", "DG DS", aims=_on_ground),
    Verb("awake", "DS", aims=_awake),
    Verb("has_cards", "DG DS", aims=_has_cards),
    Verb("has_parts", "DG DS", aims=_has_parts),
    Verb("test_ground", "BT DP", asks=_test_ground),
    Verb("test_below_high", "BT DP", asks=_test_below_high),
    Verb("test_show", "BT DP", asks=_test_show),
    Verb("has_luck", "DG DS", aims=_has_luck),
    Verb("has_charges", "DG DS", aims=_has_charges),
    Verb("cancel", "BR", works=_cancel),
    Verb("sell_tricks number number", "BF", works=_sell_tricks),
    Verb("retaliate number", "BR", works=_retaliate),
    Verb("scrutinise", "BF", works=_scrutinise),
    Verb("symbols number", "BT", works=_symbols),
    Verb("clear_weather", "BT", works=_clear_weather),
    Verb("reroll", "BT", works=_reroll),
    Verb("dice number", "BT", works=_dice),
    Verb("ease number", "BT", works=_ease),
    Verb("mend", "BF", works=_mend),
    Verb("fuel number", "BF", works=_fuel),
    Verb("polish number", "BF", works=_polish),
    Verb("parts number", "BF", works=_parts),
    Verb("keep", "BF", works=_keep),
    Verb("climb", "BF", works=_climb),
    Verb("tail_wind", "BF", works=_tail_wind),
    Verb("vp number", "BF", works=_vp),
    Verb("burst", "BF", works=_burst),
    Verb("luck", "BF", works=_luck),
    Verb("fresh_forecast", "BF", works=_fresh_forecast),
    Verb("push_back number", "DG DS", works=_push_back),
    Verb("put_off number", "DG DS", works=_put_off),
    Verb("drain number", "DG DS", works=_drain),
    Verb("damage number", "DG DS", works=_damage),
    Verb("harder number", "DP", works=_harder),
    Verb("sleep number", "DS", works=_sleep),
    Verb("steal_card", "DG DS", works=_steal_card),
    Verb("steal_part", "DG DS", works=_steal_part, choice="part"),
    Verb("false_forecast number", "DG DS", works=_false_forecast, choice="tile"),
    Verb("fewer number", "DP", works=_fewer),
    Verb("no_cards", "DP", works=_no_cards),
    Verb("break_luck number", "DG DS", works=_break_luck),
    Verb("loosen number", "DG DS", works=_loosen, choice="device"),
]
NAMES: Final = [verb.name for verb in VERBS]  # by their number in programs
