"""What things are worth in The Great Air Race, all in Progress."""

from __future__ import annotations

from math import exp
from typing import Final

from aerodrome.games.great_race.content import HEALTH, NO_CARD, SUPPLY, PilotCard
from aerodrome.games.great_race.verbs import CONDITIONS, EFFECTS, Program
from aerodrome.kernel.advisor import Weighing

VERBS: Final = [line.split()[0] for line in [*CONDITIONS, *EFFECTS]]
FOLLOWS: Final = VERBS.index("follows")
UNATTACHED: Final = VERBS.index("unattached")
REFILL: Final = VERBS.index("refill")
LOSE: Final = VERBS.index("lose")
PROGRESS: Final = VERBS.index("progress")
MOXY: Final = VERBS.index("moxy")
DRAW: Final = VERBS.index("draw")
OFFER: Final = VERBS.index("offer_progress")
HARM: Final = VERBS.index("harm")
HARM_ALL: Final = VERBS.index("harm_all")
REDEEM: Final = VERBS.index("redeem")
FLY_ANOTHER: Final = VERBS.index("fly_another")

FUEL_WORTH: Final = 1.3
HEALTH_WORTH: Final = 2.6
MOXY_WORTH: Final = 0.55
CARD_WORTH: Final = 1.5  # a card drawn in the air
KEPT: Final = 0.3  # a card more to choose from at Dusk
WASTE: Final = 1.2  # Progress that is lost on each move to the next Stage
LAST_BIT: Final = [0.0, 2.7, 3.2, 4.0]  # what the last steps of a Stage cost: a whole card
UNLIKELY: Final = 30.0  # doubts behind which nobody comes back
FIRST_FUEL: Final = 1.9  # what Fuel is worth to who has none,
FUEL_LESS: Final = 0.09  # and how much less each is that is there
FIRST_HEALTH: Final = 3.2  # the same for Health
HEALTH_LESS: Final = 0.11

SOMETIMES: Final = 0.5  # how often a discount for some cards applies
MOXY_MOVES: Final = 0.2  # what a pilot's numbers are worth in a race, in moves: each Moxy at the start,
TOKEN_MOVES: Final = 0.8  # each Fuel and Health,
DISCOUNT_MOVES: Final = 2.0  # each Fuel saved on a card,
BONUS_MOVES: Final = 0.9  # each Progress that a card brings more,
FIRST_MOVES: Final = 0.2  # for each card of the day that brings it,
TERRAIN_MOVES: Final = 0.3  # less if it needs a terrain,
BONUS_HEALTH_MOVES: Final = 1.6  # and each for cards that cost Health
SUPPLY_MOVES: Final = 0.3  # what is redeemed can be used at once
HIRING_MOVES: Final = 0.3  # a hire is no action
UNTOUCHABLE_MOVES: Final = 0.1  # nobody can harm him
CREW_MOVES: Final = 0.9  # a Crew card at the start
HAND_MOVES: Final = 0.3  # each card more in the hand
LANDING_MOVES: Final = 0.2  # each draw and action more on landing

_WORTH: Final = {
    "refill": FUEL_WORTH,
    "progress": 1.0,
    "moxy": MOXY_WORTH,
    "draw": CARD_WORTH,
    "gain_crew": 2.5,
    "harm": 0.6,
    "remove_attachment": 0.5,
    "fly_another": 2.0,
    "redeem": 1.5,
}
PER_VERB: Final = [_WORTH.get(verb, 0.0) for verb in VERBS]


def worth(program: Program) -> float:
    """What a program brings at its best, verb by verb."""
    total = 0.0
    for line in program:
        total += line[-1] * PER_VERB[line[0]] if len(line) > 1 else PER_VERB[line[0]]
        if line[0] == REFILL and line[1] == HEALTH:
            total += line[-1] * (HEALTH_WORTH - FUEL_WORTH)
    return total


def fuel_worth(fuel: float) -> float:
    """The first counts most."""
    return (FIRST_FUEL - FUEL_LESS * fuel) * fuel


def health_worth(health: float) -> float:
    """GAR-13.3: who has none gets one back. The rest is the hand of tomorrow."""
    health = max(1.0, health)
    return (FIRST_HEALTH - HEALTH_LESS * health) * health


def last_bit(short: int) -> float:
    """What so much Progress on a Stage costs: the last card brings too much."""
    if short <= 0:
        return 0.0
    return LAST_BIT[short] if short < len(LAST_BIT) else short + WASTE


def likely(margin: float, doubt: float) -> float:
    """How likely it is that an advance of so much holds."""
    return 1.0 / (1.0 + exp(-max(-UNLIKELY, min(UNLIKELY, margin / doubt))))


def promise(pilot: PilotCard, found: Weighing) -> None:
    """GAR-24: what is different for a pilot, for a whole race, in moves."""
    often = SOMETIMES if pilot.discount_class != NO_CARD or pilot.discount_from else 1.0
    found.add("moxy", MOXY_MOVES * pilot.moxy)
    found.add("tokens", TOKEN_MOVES * (pilot.fuel + pilot.health))
    found.add("discount", DISCOUNT_MOVES * often * pilot.discount)
    at_times = BONUS_MOVES + FIRST_MOVES * pilot.bonus_first - TERRAIN_MOVES * (pilot.bonus_terrain > 0)
    found.add("bonus", pilot.bonus * (BONUS_HEALTH_MOVES if pilot.bonus_health else at_times))
    free = SUPPLY_MOVES * (pilot.redeems_to == SUPPLY) + HIRING_MOVES * pilot.hires_free
    found.add("ability", free + UNTOUCHABLE_MOVES * pilot.untouchable)
    found.add("gift", CREW_MOVES * pilot.starts_with_crew + HAND_MOVES * pilot.hand_bonus)
    found.add("landing", LANDING_MOVES * (pilot.landing_draws + pilot.landing_actions - 2))
