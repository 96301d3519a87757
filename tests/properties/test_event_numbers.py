"""The numbers that events tell are true when they are told: what is left, what there is in all, what was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.bots import levels
from aerodrome.games import find
from aerodrome.games.control_tower.scoring import landed
from aerodrome.games.control_tower.state import LANDED
from aerodrome.games.great_race.content import COST, DRAIN, FLIGHTS, FUEL, HEALTH, HURT, ROB, SUPPLY
from aerodrome.games.great_race.scoring import points
from aerodrome.games.magnificent import odds
from aerodrome.games.magnificent.scoring import standings
from aerodrome.kernel.chance import Rng, seed_from
from aerodrome.kernel.events import Event
from aerodrome.kernel.game import Game
from aerodrome.kernel.step import CHANCE

Args = dict[str, int]
Truth = Callable[[Any, Args], int]  # of a state and what is told


def hand(s: Any, args: Args) -> int:
    return len(s.players[args["seat"]].hand)


def control_tower() -> dict[str, dict[str, Truth]]:
    return {
        "draw": {"hand": hand, "deck": lambda s, a: len(s.deck)},
        "play": {"hand": hand},
        "discard": {"hand": hand},
        "land": {"landed": lambda s, a: s.place.count(LANDED) + 1},  # holds are released after it is told
        "storm": {"storms": lambda s, a: len(s.storms)},
        "clear": {"storms": lambda s, a: len(s.storms)},
        "return": {"rows": lambda s, a: s.flown(a["aircraft"])},
        "win": {"landed": lambda s, a: landed(s, a["seat"])},
    }


def harmed(s: Any, args: Args) -> int:
    pilot, harm = s.pilots[args["seat"]], args["harm"]
    if harm == COST:
        return int(s.price(args["seat"], pilot.cards.shown, pilot.round.raised)[0])
    if harm == ROB:
        return int(pilot.board.moxy)
    if harm in (HURT, DRAIN):  # the tokens are told to be lost right after
        return max(0, int(pilot.board.gauge(HEALTH if harm == HURT else FUEL).supply) - args["number"])
    return int(s.current_progress(args["seat"]))


def refilled(s: Any, args: Args) -> int:
    gauge = board(s, args).gauge(args["resource"])
    return int(gauge.supply if args["space"] == SUPPLY else gauge.reserve)


def board(s: Any, args: Args) -> Any:
    return s.pilots[args["seat"]].board


def held(s: Any, args: Args) -> int:
    return int(s.pilots[args["seat"]].hand_size())


def tracker(s: Any, args: Args) -> int:
    return int(s.pilots[args["seat"]].tracker)


def moxy(s: Any, args: Args) -> int:
    return int(board(s, args).moxy)


def fuel_supply(s: Any, args: Args) -> int:
    return int(board(s, args).fuel.supply)


def health_supply(s: Any, args: Args) -> int:
    return int(board(s, args).health.supply)


def trophy(s: Any, args: Args) -> int:
    return int(s.book.trophy[args["reward"]])


def speed(s: Any, args: Args) -> int:
    return int(s.book.speed[args["flight"]])


def great_race() -> dict[str, dict[str, Truth]]:
    return {
        "race": {"races": lambda s, a: s.book.races},
        "day": {"days": lambda s, a: s.book.days},
        "show": {
            "progress": lambda s, a: s.book.progress[a["card"]] if a["card"] < FLIGHTS else 0,
            "speed": lambda s, a: s.book.speed[a["card"]] if a["card"] < FLIGHTS else 0,
        },
        "react": {"hand": held},
        "answer": {"hand": held},
        "suffer": {"now": harmed},
        "pay": {"fuel_left": fuel_supply, "health_left": health_supply},
        "fly": {"total": tracker},
        "progress": {"total": tracker},
        "moxy": {"total": moxy},
        "refill": {"total": refilled},
        "lose": {"left": lambda s, a: board(s, a).gauge(a["resource"]).supply},
        "draw": {"hand": held, "deck": lambda s, a: len(s.decks[0])},
        "discard": {"hand": held},
        "redeem": {"hand": held},
        "bid": {"speed": speed, "progress": lambda s, a: s.book.progress[a["flight"]]},
        "hire": {"left": moxy},
        "arrive": {"cost": lambda s, a: s.book.crew_cost[a["crew"]]},
        "move": {"progress": lambda s, a: s.book.stage_progress[s.row[s.pilots[a["seat"]].stage]]},
        "reward": {"trophy": trophy},
        "trophy": {"trophy": trophy},
        "bring": {"fuel_total": fuel_supply, "health_total": health_supply},
        "points": {"total": lambda s, a: points(s, a["seat"])},
    }


def airline(s: Any, args: Args) -> Any:
    return s.airlines[args["seat"]]


def money_of(s: Any, args: Args) -> int:
    return int(airline(s, args).money)


def vp_of(s: Any, args: Args) -> int:
    return int(airline(s, args).vp())


def aeroplanes() -> dict[str, dict[str, Truth]]:
    return {
        "home": {"money": money_of},
        "income": {"total": money_of},
        "buy": {"left": money_of},
        "load": {"reserve": lambda s, a: airline(s, a).reserve[s.book.stage[a["aeroplane"]]]},
        "appear": {"price": lambda s, a: s.price(a["aeroplane"]), "deck": lambda s, a: len(s.deck)},
        "roll": {"total": lambda s, a: s.roll.total()},
        "failure": {"held": lambda s, a: airline(s, a).failures, "crash": lambda s, a: s.book.crash},
        "crash": {"failures": lambda s, a: airline(s, a).failures},
        "pilots": {"total": lambda s, a: s.roll.total(), "left": tiles("daring-pilot")},
        "beacon": {"left": tiles("radio-beacons")},
        "night": {"left": tiles("night-flights")},
        "pay": {"left": money_of},
        "open": {"airports": lambda s, a: sum(int(cities).bit_count() for cities in airline(s, a).airports)},
        "bonus": {"money_total": money_of, "vp_total": vp_of},
        "claim": {
            "free": lambda s, a: airline(s, a).plane(a["aeroplane"]).free,
            "profit": lambda s, a: s.profit(a["seat"]),
        },
        "advantage": {"held": lambda s, a: airline(s, a).advantages[a["advantage"]], "left": money_of},
        "search": {"left": money_of, "money": lambda s, a: s.book.advantage_price},
        "subsidy": {"left": lambda s, a: s.box, "total": money_of},
        "majority": {"total": lambda s, a: s.airlines[a["airline"]].vp()},
        "profit": {"total": vp_of},
        "retire": {"vp": lambda s, a: s.book.card_vp[a["aeroplane"]]},
        "count": {"total": vp_of},
        "win": {"vp": vp_of, "money": money_of},
    }


def tiles(advantage: str) -> Truth:
    """Advantage tiles of a kind that the seat has."""
    return lambda s, a: airline(s, a).advantages[s.book.advantages.index(advantage)]


def machine(s: Any, args: Args, name: str = "machine") -> Any:
    return s.machines[s.of_kind(args[name])]


def vp_total(s: Any, args: Args) -> int:
    return int(s.total(s.of_kind(args["machine"])))


def parts(s: Any, args: Args) -> int:
    return int(machine(s, args).hold.parts[args["part"]])


def gauge(s: Any, args: Args) -> int:
    return int(machine(s, args).tank.gauge)


def scars(s: Any, args: Args) -> int:
    return int(machine(s, args).tank.scars)


def cubes(s: Any, args: Args) -> int:
    return int(machine(s, args).tank.fuel)


def luck(s: Any, args: Args) -> int:
    return int(s.players[args["seat"]].luck)


def charges(s: Any, args: Args) -> int:
    return int(s.charges[args["device"]])


def owed(s: Any, args: Args) -> int:
    mine = machine(s, args) is s.machines[s.turn.machine]
    return int(s.fuel_cost(s.turn.crossed)) if mine else 0


def magnificent() -> dict[str, dict[str, Truth]]:
    awards = ("start_vp", "first_to_land", "stage", "deliver", "flag", "manoeuvre", "vp", "autograph")
    return {
        **{kind: {"total": vp_total} for kind in awards},
        "first_roll": {"dice": lambda s, a: s.book.number["first_dice"]},
        "part": {"number": parts},
        "return": {"number": parts},
        "spend": {"number": parts},
        "turn": {"phases": lambda s, a: s.turn.phases},
        "phase": {"left": lambda s, a: s.turn.phases},
        "sleep": {"left": lambda s, a: s.turn.phases},
        "fuel": {"fuel": cubes},
        "damage": {"gauge": gauge, "scars": scars, "fuel": cubes},
        "mended": {"gauge": gauge, "scars": scars},
        "make_good": {"gauge": gauge, "scars": scars},
        "declare": {
            "needed": lambda s, a: s.trial.difficulty(),
            "dice": lambda s, a: s.trial.first_roll(s.book.dice.most),
            "chance": lambda s, a: odds.before(s, s.trial).percents()[0],
            "catastrophe": lambda s, a: odds.before(s, s.trial).percents()[2],
        },
        "move": {"owed": owed},
        "cad": {"dice": lambda s, a: s.trial.first_roll(s.book.dice.most)},
        "roll": {"symbols": lambda s, a: s.trial.symbols(), "needed": lambda s, a: s.trial.difficulty()},
        "use_symbol": {"hand": hand},
        "play": {"hand": hand},
        "cancel": {"hand": hand},
        "discard": {"hand": hand},
        "draw": {"hand": hand, "deck": lambda s, a: len(s.cards.pile)},
        "use_device": {"charges": charges},
        "loosen": {"charges": charges},
        "burn": {"fuel": cubes},
        "luck": {"left": luck},
        "lose_luck": {"left": luck},
        "clover": {"luck": luck},
        "steal": {"left": lambda s, a: len(s.players[a["victim"]].hand)},
        "steal_part": {"left": lambda s, a: machine(s, a, "from").hold.parts[a["part"]]},
        "reveal": {"cards": hand},
        "put_off": {"passengers": lambda s, a: len(machine(s, a).hold.riders)},
        "score": {"vp": vp_total},
        "win": {"vp": lambda s, a: standings(s)[a["seat"]][0]},
    }


TRUTHS = {
    "control_tower": control_tower(),
    "great_race": great_race(),
    "aeroplanes": aeroplanes(),
    "magnificent": magnificent(),
}
GAMES = 12


class Checked(list[Event]):
    """Events that are compared with the state at the moment in which they are told. Compiled rules append to lists
    without asking them, so this is for plain Python."""

    def __init__(self, game: Game, rules: Any, state: Any) -> None:
        self.kinds, self.truths, self.state = rules.events, TRUTHS[game.name], state
        self.told: set[tuple[str, str]] = set()

    def append(self, event: Event) -> None:
        args = dict(zip(self.kinds.names[event.kind], event.args, strict=True))
        for name, truth in self.truths.get(event.kind, {}).items():
            assert args[name] == truth(self.state, args), f"{event.kind} {args}: {name}"
            self.told.add((event.kind, name))


def told_in(game: Game, number: int) -> set[tuple[str, str]]:
    """What is told, and was true, in one game between Pilots and Random, in a setup of its own."""
    setups = game.setups()
    seats, options = setups[number * 7 % len(setups)]
    rules = game.rules(seats, options)
    s = rules.setup([[] for _ in range(seats)])
    s.events = heard = Checked(game, rules, s)
    rng = Rng(seed_from(f"numbers/{number}"))
    bots = [levels.bot("pilot" if (seat + number) % 3 else "random", game, rules, rng) for seat in range(seats)]
    s.settle()
    while s.todo:
        step = s.todo[-1]
        if step.who == CHANCE:
            x = rng.weighted(step.odds(s))
        else:
            mine = rules.redact(s, step.who)
            x = bots[step.who].choose(mine, step.legal(mine))
        rules.play(s, x)
    return heard.told


@pytest.mark.parametrize("name", TRUTHS)
def test_numbers_are_true_when_they_are_told(name: str) -> None:
    game, told = find(name), set[tuple[str, str]]()
    for number in range(GAMES):
        told |= told_in(game, number)
    assert told == {(kind, arg) for kind, args in TRUTHS[name].items() for arg in args}, "each was told once at least"


@pytest.mark.parametrize("name", TRUTHS)
def test_what_is_told_as_a_total_is_known_to_be_one(name: str) -> None:
    """No event tells what is left, or how much there is in all, that is not compared above."""
    kinds = find(name).rules(find(name).fewest).events
    totals = ("total", "left", "hand", "deck", "money_total", "vp_total", "fuel_left", "health_left", "charges", "now")
    found = {
        (kind, arg)
        for kind, args in kinds.names.items()
        for arg, domain in zip(args, kinds.domains[kind], strict=True)
        if arg in totals and domain == "number"
    }
    assert found <= {(kind, arg) for kind, args in TRUTHS[name].items() for arg in args}
