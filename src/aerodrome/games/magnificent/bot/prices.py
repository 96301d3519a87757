"""What things are worth in Magnificent Flying Machines, all in victory points."""

from __future__ import annotations

from math import exp
from typing import Final

from aerodrome.games.magnificent.content import Book
from aerodrome.games.magnificent.effects import NAMES
from aerodrome.games.magnificent.sizes import EQUIPMENT
from aerodrome.games.magnificent.terms import CAD, TRAITS, USES

SELL: Final = NAMES.index("sell_tricks")
SCRUTINISE: Final = NAMES.index("scrutinise")
SYMBOLS_MORE: Final = NAMES.index("symbols")
CLEAR: Final = NAMES.index("clear_weather")
AGAIN: Final = NAMES.index("reroll")
DICE_MORE: Final = NAMES.index("dice")
EASIER: Final = NAMES.index("ease")
MENDS: Final = NAMES.index("mend")
FUELS: Final = NAMES.index("fuel")
POLISH: Final = NAMES.index("polish")
PARTS: Final = NAMES.index("parts")
STAYS: Final = NAMES.index("keep")
RISE: Final = NAMES.index("climb")
WIND: Final = NAMES.index("tail_wind")
POINTS: Final = NAMES.index("vp")
ENERGY: Final = NAMES.index("burst")
CLOVER: Final = NAMES.index("luck")
FORECAST: Final = NAMES.index("fresh_forecast")
PUSH_BACK: Final = NAMES.index("push_back")
PUT_OFF: Final = NAMES.index("put_off")
DRAIN: Final = NAMES.index("drain")
DAMAGE: Final = NAMES.index("damage")
HARDER: Final = NAMES.index("harder")
SLEEP: Final = NAMES.index("sleep")
STEAL_CARD: Final = NAMES.index("steal_card")
STEAL_PART: Final = NAMES.index("steal_part")
FALSE_FORECAST: Final = NAMES.index("false_forecast")
FEWER: Final = NAMES.index("fewer")
NO_CARDS: Final = NAMES.index("no_cards")
BREAK_LUCK: Final = NAMES.index("break_luck")
LOOSEN: Final = NAMES.index("loosen")

TURN: Final = 5.0  # what a turn is worth, whatever is done in it
PART: Final = 0.55  # a spare part, the first of its kind
CHARGE: Final = 0.6
CARD: Final = 0.45
LUCK: Final = 1.3
FUEL: Final = 0.45
BAND: Final = 0.15  # a band of altitude
MARKER: Final = 1.3  # a damage marker: the point it costs, and the trouble

_PER_TRAIT: Final = {
    "takeoff": 1.2,
    "flying": 2.2,
    "landing": 1.5,
    "water": 0.6,
    "terrain_cap": 0.8,
    "weather": 2.2,
    "seats": 1.8,
    "internal": 0.8,
    "external": 0.6,
    "cargo_slots": 0.9,
    "part_spaces": 0.7,
    "first_vp": 2.2,
    "cargo_vp": 2.8,
    "passenger_vp": 1.4,
    "manoeuvre_vp": 3.5,
    "home_vp": 0.85,
    "hand": 0.8,
    "draw": 1.5,
    "rerolls": 1.6,
    "calm_flying": 1.2,
    "calm": 2.0,
    "armour": 1.5,
    "mend": 1.2,
    "restock": 2.2,
    "recharge": 1.5,
    "alone": -0.2,
    "second_pilot": 1.5,
}
_PER_USE: Final = {
    "die takeoff": 0.4,
    "die flying": 0.6,
    "die landing": 0.5,
    "die any": 0.6,
    "symbol": 1.0,
    "ease": 0.85,
    "reroll": 1.0,
    "reroll_explosions": 0.5,
    "cad": 0.4,
    "launch": 2.4,
    "overhaul": 2.8,
    "rifle": 0.6,
}
_SHOTGUN: Final = 0.9
_PER_VERB: Final = {
    "cancel": 0.7,
    "sell_tricks": 0.9,
    "retaliate": 0.4,
    "scrutinise": 0.4,
    "symbols": 1.0,
    "clear_weather": 0.7,
    "reroll": 0.8,
    "dice": 0.7,
    "ease": 0.9,
    "mend": 0.6,
    "fuel": 0.7,
    "polish": 0.8,
    "parts": 0.7,
    "climb": 0.4,
    "tail_wind": 0.8,
    "vp": 1.2,
    "burst": 1.3,
    "luck": 1.0,
    "push_back": 0.7,
    "put_off": 0.7,
    "drain": 0.5,
    "damage": 0.7,
    "harder": 0.6,
    "sleep": 0.9,
    "steal_card": 0.7,
    "steal_part": 0.5,
    "fewer": 0.6,
}
PER_TRAIT: Final = [_PER_TRAIT.get(trait, 0.0) for trait in TRAITS]
PER_USE: Final = [_PER_USE.get(use, 0.0) for use in USES]
PER_VERB: Final = [_PER_VERB.get(verb, 0.4) for verb in NAMES]
CAD_WORTH: Final = 0.5
DRAFT: Final = {
    "helicopter": 2.1,
    "monoplane": 2.1,
    "biplane": 2.1,
    "seaplane": 2.1,
    "pusher-plane": -1.9,
    "triplane": -6.6,
    "amelia-skyfoot": 8.5,
    "adriana-belhinda": 3.5,
    "captain-matthew-comben": -2.1,
    "condesa-isabella-sanchez": -2.1,
    "elinah-mwangi": -3.2,
    "hamish-mctarn": -0.4,
    "jan-van-der-vall": -2.3,
    "janu-rajan": -0.5,
    "jing-li": -2.8,
    "karishma-khana": 0.7,
    "kauri-parata": 4.1,
    "marco-florentina": 3.0,
    "oberst-andre-schneider": -2.0,
    "pierre-dupont": -4.3,
    "sheila-dawson": -1.3,
    "sikosi-akimoto": 2.4,
    "sir-archibald-smythe": -2.1,
    "vladimir-orkovski": 1.0,
    "aerodynamic-tail": 0.5,
    "armour-plating": -1.7,
    "box-of-tricks": -1.3,
    "catapult-launcher": 0.6,
    "damage-repair-kit": 0.4,
    "drop-of-courage": 0.5,
    "extra-cargo-capacity": 0.0,
    "finely-tuned-engine": -1.3,
    "floats": -1.8,
    "flying-jacket": -0.6,
    "flying-manual": 3.2,
    "goggles": 0.9,
    "high-quality-engine-oil": -1.5,
    "improved-landing-gear": -0.4,
    "lucky-locket": 2.1,
    "mounted-rifle": -0.8,
    "national-flag": 1.1,
    "new-wing-design": 3.8,
    "passenger-seat": -0.8,
    "shotgun": -1.4,
    "st-christopher": -2.8,
    "superior-tyres": -1.6,
    "two-seater": 0.9,
    "universal-spare-parts": 1.9,
}


def likely(ahead: float) -> float:
    """The chance that goes with being so far ahead."""
    if ahead > 20.0:
        return 1.0
    if ahead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-ahead))


def between(values: list[int], place: float) -> float:
    """The value at a place that need not be whole; beyond the last there is nothing."""
    low = int(place)
    here = float(values[low]) if low < len(values) else 0.0
    after = float(values[low + 1]) if low + 1 < len(values) else 0.0
    return here + (place - low) * (after - here)


def of_traits(traits: list[int]) -> float:
    total = 0.0
    for trait in range(len(traits)):
        total += PER_TRAIT[trait] * traits[trait]
    return total


def of_use(book: Book, device: int, charges: int) -> float:
    """What the charges of a device will do; or a use that needs none."""
    use = book.use[device]
    if USES[use] == "shotgun":
        return 0.0 if book.less_dirty else _SHOTGUN
    return PER_USE[use] * charges


def of_equipment(book: Book, card: int, charges: int) -> float:
    return of_traits(book.equipment_traits[card]) + of_use(book, card, charges)


def of_pilot(book: Book, pilot: int, charges: int) -> float:
    return of_traits(book.pilot_traits[pilot]) + of_use(book, EQUIPMENT + pilot, charges)


def in_draft(name: str) -> float:
    """MFM-6.13 to MFM-6.16: how many points more than others of its kind a machine, a pilot or equipment brings.

    Fitted by least squares, within each game, to the scores of 6,000 games of Pilots with 3, 4 and 6 seats in which
    these drafts were left to chance. Luck moves a score by 10; a machine's number is known to 0.2, the others to 0.3.
    Of all pairs of machine and pilot just one stood out, Kauri Parata's with the monoplane, by 2.7: pairs do not count.
    One by one, the first four machines came to 3.6, 2.8, 1.6 and 0.5. They count the same, so that races differ, and
    that who is first does not always take the best machine together with the best pilot. What nobody has flown with
    yet counts as others do."""
    return DRAFT.get(name, 0.0)


def of_card(book: Book, card: int) -> float:
    """A card in the hand: its text or its symbol."""
    text = PER_VERB[book.effect[book.title[card]][0][0]]
    return max(text, CAD_WORTH if book.symbol[card] == CAD else CARD) + 0.05
