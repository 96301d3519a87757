"""The terms of the game: kinds of test, terrains, sources of points, traits, uses, and windows for cards."""

from __future__ import annotations

from typing import Final

TAKEOFF: Final = 0  # kinds of test, of spare part and of symbol
FLYING: Final = 1
LANDING: Final = 2
KINDS: Final = ["takeoff", "flying", "landing"]
ANY: Final = 3
CAD: Final = 3  # a symbol at the bottom of a card
SYMBOLS: Final = [*KINDS, "cad"]
EXPLOSION: Final = "explosion"  # on a die

FIELDS: Final = 0  # terrains; the first four are also kinds of special cargo
TOWN: Final = 1
WATER: Final = 2
MOUNTAIN: Final = 3
AIRFIELD: Final = 4
TERRAINS: Final = ["fields", "town", "water", "mountain", "airfield"]
SPECIALS: Final = 4
START_TILE: Final = 0  # terrain tiles by their number, less one
MIDDLE_TILE: Final = 5
FINAL_TILE: Final = 10
QUICK_TILES: Final = 11

NONE: Final = -1
FEWEST_MACHINES: Final = 3  # in a race

FROM_FIRST: Final = 0  # where victory points come from
FROM_STAGES: Final = 1
FROM_CARGO: Final = 2
FROM_PASSENGERS: Final = 3
FROM_MANOEUVRES: Final = 4
FROM_AIRFIELD: Final = 5
FROM_FLAG: Final = 6
FROM_CARDS: Final = 7
FROM_START: Final = 8
FROM_DAMAGE: Final = 9
FROM_UNDELIVERED: Final = 10
SOURCES: Final = [
    "first",
    "stages",
    "cargo",
    "passengers",
    "manoeuvres",
    "airfield",
    "flag",
    "cards",
    "start",
    "damage",
    "undelivered",
]

QUICK: Final = 0  # set-ups
STANDARD: Final = 1
LONG: Final = 2
RANDOM: Final = 3
SETUPS: Final = ("quick", "standard", "long", "random")

TRAITS: Final = [
    *KINDS,  # extra dice
    "water",  # extra dice for takeoff and landing on water
    "terrain_cap",
    "weather",
    "seats",
    "internal",
    "external",
    "cargo_slots",
    "part_spaces",
    "first_vp",
    "cargo_vp",
    "passenger_vp",
    "manoeuvre_vp",
    "home_vp",
    "hand",
    "draw",
    "rerolls",
    "calm_flying",
    "calm",
    "armour",
    "mend",
    "restock",
    "recharge",
    "alone",
    "second_pilot",
]
WATER_DICE: Final = 3  # the first traits are extra dice by kind of test
TERRAIN_CAP: Final = 4
WEATHER: Final = 5
SEATS: Final = 6
INTERNAL: Final = 7
EXTERNAL: Final = 8
CARGO_SLOTS: Final = 9
PART_SPACES: Final = 10
FIRST_VP: Final = 11
CARGO_VP: Final = 12
PASSENGER_VP: Final = 13
MANOEUVRE_VP: Final = 14
HOME_VP: Final = 15
HAND: Final = 16
DRAW: Final = 17
REROLLS: Final = 18
CALM_FLYING: Final = 19
CALM: Final = 20
ARMOUR: Final = 21
MEND: Final = 22
RESTOCK: Final = 23
RECHARGE: Final = 24
ALONE: Final = 25
SECOND_PILOT: Final = 26

USES: Final = [
    "",
    "die takeoff",
    "die flying",
    "die landing",
    "die any",
    "symbol",
    "ease",
    "reroll",
    "reroll_explosions",
    "reroll_some",
    "cad",
    "launch",
    "overhaul",
    "rifle",
    "shotgun",
]
NO_USE: Final = 0  # what a charge does
DIE: Final = 1  # + kind of test, or any
SYMBOL: Final = 5
EASE: Final = 6
REROLL: Final = 7
REROLL_EXPLOSIONS: Final = 8
REROLL_SOME: Final = 9  # once in a phase
PLAY_CAD: Final = 10
LAUNCH: Final = 11
OVERHAUL: Final = 12
RIFLE: Final = 13
SHOTGUN: Final = 14

WINDOWS: Final = ["BT", "BF", "BR", "DG", "DS", "DP"]
IN_TEST: Final = 0  # when a card's text may be played: in an own test,
IN_TURN: Final = 1  # in the own turn outside a test,
IN_REPLY: Final = 2  # in reply to a dirty trick,
GENERAL: Final = 3  # at the start of a turn or in the own turn,
AT_START: Final = 4  # at the start of another's turn,
BEFORE_TEST: Final = 5  # before another's test
