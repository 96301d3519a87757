"""C1 to C13: dice, dashboards, tiles, weather, cards and supplies, as the rule sheet has them."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from aerodrome.games.magnificent import GAME
from aerodrome.games.magnificent.content import Book, load
from aerodrome.games.magnificent.effects import VERBS
from aerodrome.games.magnificent.terms import SYMBOLS, TERRAINS, TRAITS, USES, WINDOWS

from .hangar import rules_for

DEFAULTS = {option.name: option.default for option in GAME.options}

# pass, plain failure and catastrophic failure in percent, for 1 to 5 symbols needed
TAKEOFF_OR_LANDING = """
4: 80/6/14 41/23/36 11/40/49 1/47/52 0/48/52
5: 87/3/10 54/14/33 21/27/52 5/37/59 0/40/60
6: 91/2/7 65/8/27 32/18/50 10/27/62 2/32/66
7: 94/1/5 74/4/22 43/12/45 17/20/63 5/25/70
"""
FLYING_ODDS = """
4: 94/1/5 69/9/23 31/25/43 6/42/52 0/48/52
5: 97/0/3 81/3/15 50/13/37 19/27/55 3/37/60
6: 98/0/1 89/1/10 66/6/28 34/15/50 11/26/63
7: 99/0/1 94/1/6 77/3/20 50/8/42 23/16/61
"""
# takeoff, flying, landing, internal, external, seats, equipment slots; then the preset: pilot, equipment, parts, cargo
MACHINES = """
monoplane 4 6 3 4 2 0 2 | elinah-mwangi | extra-cargo-capacity flying-manual | 1 1 1 | water
biplane 4 5 4 5 3 0 3 | hamish-mctarn | damage-repair-kit superior-tyres universal-spare-parts | 2 1 1 | mountain
seaplane 5 5 5 5 3 0 2 | captain-matthew-comben | lucky-locket goggles | 2 2 2 | water
pusher-plane 5 4 4 4 4 1 3 | sikosi-akimoto | high-quality-engine-oil improved-landing-gear new-wing-design \
| 2 1 2 | mountain
triplane 5 5 4 2 1 1 2 | amelia-skyfoot | finely-tuned-engine drop-of-courage | 0 1 0 | water
helicopter 6 5 4 6 3 0 2 | vladimir-orkovski | aerodynamic-tail armour-plating | 2 3 2 | mountain
"""
# takeoff, flying, landing, resource, first to land, cargo few/many, passengers few/many
TILES = """
1 airfield 1 3 1 3 0 0/0 0/0
2 fields 2 3 1 2 1 2/3 1/1
3 town 2 3 2 3 2 2/4 1/2
4 water 2 3 3 2 3 1/2 0/1
5 mountain 3 4 3 2 4 0/0 0/1
6 airfield 1 3 1 3 0 3/6 2/3
7 fields 2 3 1 2 1 2/3 1/1
8 town 2 3 2 3 2 2/3 1/2
9 water 2 3 3 2 3 2/3 0/1
10 mountain 3 4 3 2 4 1/2 0/1
11 airfield 0 3 1 3 0 0/0 0/0
12 fields 2 3 1 2 1 2/3 1/1
13 town 2 3 2 3 2 2/3 1/2
14 water 2 3 3 2 3 1/2 0/1
15 mountain 3 4 3 2 4 1/2 0/1
"""
WEATHER = "fine 5 000, breeze 3 010, drizzle 2 100, mist 2 001, rain 2 101, fog 2 102, gale 2 121, thunderstorm 2 222"
CHANGES = """
change-fields fields, change-town town, change-water water, change-mountain mountain, change-airfield airfield,
westerly-wind 1, easterly-wind -1, no-change 0
"""
CARGO = "fields 6 4, town 6 4, water 5 5, mountain 5 6, general-2 11 2, general-1 11 1"
PILOTS = """
amelia-skyfoot flying 2, adriana-belhinda rerolls 2 | reroll_some, captain-matthew-comben first_vp 1,
condesa-isabella-sanchez takeoff 2 landing 1, elinah-mwangi landing 1 mend 1, hamish-mctarn cargo_vp 1,
jan-van-der-vall seats 1 alone 1, janu-rajan weather 1, jing-li cargo_slots 1 alone 1, karishma-khana passenger_vp 2,
kauri-parata manoeuvre_vp 1, marco-florentina hand 1 draw 1, oberst-andre-schneider takeoff 1 landing 2,
pierre-dupont calm_flying 1, sheila-dawson part_spaces 1 restock 1, sikosi-akimoto takeoff 1 flying 1 landing 1,
sir-archibald-smythe recharge 1 | cad 1, vladimir-orkovski | symbol 4
"""
EQUIPMENT = """
aerodynamic-tail | die flying 3, armour-plating armour 1, box-of-tricks | cad 3, catapult-launcher | launch 1,
damage-repair-kit | overhaul 1, drop-of-courage | die any 3, extra-cargo-capacity internal 1 external 1,
finely-tuned-engine takeoff 1, floats water 2, flying-jacket | reroll_explosions 3, flying-manual | ease 4,
goggles weather 1, high-quality-engine-oil | die takeoff 3, improved-landing-gear | die landing 3,
lucky-locket | reroll 3, mounted-rifle | rifle 3, national-flag home_vp 5, new-wing-design flying 1,
passenger-seat seats 1, shotgun | shotgun, st-christopher calm 1, superior-tyres landing 1, two-seater second_pilot 1,
universal-spare-parts | symbol 3
"""
# class and title with a symbol for each copy: takeoff, flying, landing, cad
CARDS = """
BR immunity TFL, BF an-honourable-pilot F, BR this-means-war C, BF official-scrutiny C, BT full-throttle FL,
BT perfect-trim TL, BT feather-light-touch TF, BT break-in-the-clouds TL, BT have-another-go FC, BT nerves-of-steel LC,
BT local-knowledge C, BF willing-mechanic FL, BF polish-and-paint T, BF spare-can-of-petrol TL, BF crate-of-oddments FC,
BF tool-roll C, BF rising-thermal TF, BF tail-wind FL, BF front-page-photograph L, BF grateful-client T,
BF burst-of-energy F, BF four-leaf-clover C, BF fresh-forecast T, DG swap-the-maps FC, DG grumpy-passenger TL,
DG sugar-in-the-tank TF, DG sawn-through-wing TC, DP chocks-left-in FL, DP greased-joystick TL,
DP cows-on-the-landing-strip TF, DS sleeping-draught FC, DG light-fingers FL, DG magpie LC, DG false-forecast TF,
DP flat-tyre F, DP birds-in-the-propeller L, DP itching-powder T, DP booing-crowd L, DG broken-mirror C,
DG loosened-screws C
"""
LETTERS = {"takeoff": "T", "flying": "F", "landing": "L", "cad": "C"}


def rows(table: str) -> list[str]:
    return [" ".join(row.split()) for row in table.strip().split(",")]


def book_for(seats: int, **options: int) -> Book:
    return Book(load(), seats, {**DEFAULTS, **options}, VERBS)


@pytest.fixture
def book() -> Book:
    return rules_for().book


def test_how_many_components_there_are() -> None:
    """What is not a token or a card is a row: 30 numbers, 4 stacks of stage markers, 5 fuel costs."""
    sizes = {name: sum(row.get("copies", 1) for row in table) for name, table in load().tables.items()}
    expected = "cargo 44, change 8, constant 30, equipment 24, face 6, fuel 5, machine 6, part 45, pilot 18, preset 6, "
    expected += "quick_start 9, stage 4, tile 15, title 64, weather 20"
    assert [f"{name} {size}" for name, size in sorted(sizes.items())] == rows(expected)


@pytest.mark.rule("MFM-3.7")
def test_the_faces_of_a_die(book: Book) -> None:
    """C1: takeoff 1/3, flying 1/2, landing 1/3, explosion 1/6; two faces carry two symbols."""
    faces = ["takeoff flying", "flying landing", "flying", "takeoff", "landing", "explosion"]
    assert [" ".join(face) for face in book.dice.faces] == faces
    assert (book.dice.hits, book.dice.bangs, book.dice.most) == ([2, 3, 2], 1, 10)


@pytest.mark.rule("MFM-3.7")
@pytest.mark.parametrize(("kind", "table"), [(0, TAKEOFF_OR_LANDING), (1, FLYING_ODDS), (2, TAKEOFF_OR_LANDING)])
def test_the_odds_of_a_test(book: Book, kind: int, table: str) -> None:
    """C1: dice alone, in whole percent."""
    for line in table.strip().splitlines():
        dice, cells = line.split(":")
        n, found = int(dice), []
        for need in range(1, 6):
            ways = [0, 0, 0]
            for (hits, bangs), weight in zip(book.dice.shown[n], book.dice.odds[kind][n], strict=True):
                ways[0 if hits >= need else 2 if bangs else 1] += weight
            assert sum(ways) == 6**n
            found.append("/".join(str(int(100 * way / 6**n + 0.5)) for way in ways))
        assert found == cells.split(), f"{n} dice"


@pytest.mark.rule("MFM-5.7")
def test_the_odds_of_flying_symbols_on_five_dice(book: Book) -> None:
    by_symbols: Counter[int] = Counter()
    for (hits, _), weight in zip(book.dice.shown[5], book.dice.odds[1][5], strict=True):
        by_symbols[hits] += weight
    assert [by_symbols[n] for n in range(6)] == [3**5 * comb(5, n) for n in range(6)]


@pytest.mark.rule("MFM-3.6", "MFM-5.5", "MFM-R23")
def test_the_dashboards_and_their_presets(book: Book) -> None:
    """C2: no preset carries a passenger; all six take 9, 9 and 8 parts, three water and three mountain tokens."""
    found = []
    for m, name in enumerate(book.machine_names):
        storage = [book.internal[m], book.external[m], book.machine_seats[m], book.slots[m]]
        pilot = book.pilots[book.preset_pilot[m]]
        gear = " ".join(book.equipment[card] for card in book.preset_equipment[m])
        parts = " ".join(map(str, book.preset_parts[m]))
        numbers = " ".join(map(str, [*book.ability[m], *storage]))
        found.append(f"{name} {numbers} | {pilot} | {gear} | {parts} | {TERRAINS[book.preset_cargo[m]]}")
    assert found == MACHINES.strip().splitlines()
    assert [sum(kind) for kind in zip(*book.preset_parts, strict=True)] == [9, 9, 8]
    assert Counter(TERRAINS[cargo] for cargo in book.preset_cargo) == {"water": 3, "mountain": 3}
    assert (sum(book.slots), set(book.slots)) == (14, {2, 3})
    assert all(len(gear) == book.slots[m] for m, gear in enumerate(book.preset_equipment)), "every slot is filled"
    special = {book.machine_names[m]: traits_in(traits) for m, traits in enumerate(book.machine_traits) if any(traits)}
    assert special == {"seaplane": "water 2", "helicopter": "terrain_cap 2"}


def traits_in(traits: list[int]) -> str:
    return " ".join(f"{name} {number}" for name, number in zip(TRAITS, traits, strict=True) if number)


@pytest.mark.rule("MFM-3.1", "MFM-3.4", "MFM-R24")
def test_the_terrain_tiles() -> None:
    """C3: copies of a terrain differ in their rewards only; the value of a first landing is T + L - 2."""
    few, many = book_for(4), book_for(5)
    found = []
    for tile, terrain in enumerate(few.terrain):
        numbers = [*few.needs[tile], few.resource[tile], few.first[tile]]
        cargo = f"{few.tile_cargo[tile]}/{many.tile_cargo[tile]}"
        passengers = f"{few.tile_passengers[tile]}/{many.tile_passengers[tile]}"
        found.append(f"{tile + 1} {TERRAINS[terrain]} {' '.join(map(str, numbers))} {cargo} {passengers}")
        if tile != 10:
            assert few.first[tile] == few.needs[tile][0] + few.needs[tile][2] - 2
    assert found == TILES.strip().splitlines()
    assert Counter(TERRAINS[terrain] for terrain in few.terrain) == dict.fromkeys(TERRAINS, 3)
    assert set(few.resource) == {2, 3}


@pytest.mark.rule("MFM-3.4")
@pytest.mark.parametrize(("seats", "many"), [(2, False), (3, False), (4, False), (5, True), (6, True)])
def test_which_numbers_count_for_how_many_machines(seats: int, many: bool) -> None:
    """The middle airfield: 3/6 cargo, 2/3 passengers; with two players as for four."""
    book = book_for(seats)
    assert (book.tile_cargo[5], book.tile_passengers[5]) == ((6, 3) if many else (3, 2))
    assert (sum(book.quick_passengers.values()), len(book.quick_cargo[5])) == ((13, 6) if many else (6, 3))


def test_the_supplies_last_in_the_worst_case() -> None:
    """C3: a random course for six. The tiles with most cargo take 16 special and 22 general tokens, and passengers
    are 22 of 24."""
    book = book_for(6, setup=3)
    wild = sorted([book.tile_cargo[t] for t in range(15) if TERRAINS[book.terrain[t]] != "airfield"], reverse=True)
    assert sum(wild[:5]) == sum(book.cargo_copies[:4]) - 6 == 16
    assert sum(wild[:5]) + book.tile_cargo[5] == sum(book.cargo_copies[4:]) == 22
    riders = sorted([book.tile_passengers[t] for t in range(15) if t != 5], reverse=True)
    assert sum(riders[:10]) + book.tile_passengers[5] + 6 == 22 <= book.number["passengers"] == 24


@pytest.mark.rule("MFM-3.3")
def test_the_weather_tiles(book: Book) -> None:
    """C5: 20 tiles, with these means."""
    found = []
    for name, copies in Counter(book.weather_names).items():
        needs = book.weather[book.weather_names.index(name)]
        found.append(f"{name} {copies} {''.join(map(str, needs))}")
    assert found == rows(WEATHER)
    assert [sum(kind) / len(book.weather) for kind in zip(*book.weather, strict=True)] == [0.6, 0.55, 0.7]


@pytest.mark.rule("MFM-8.62", "MFM-8.63", "MFM-8.64", "MFM-8.65")
def test_the_weather_change_cards(book: Book) -> None:
    """C6."""
    what = [TERRAINS[terrain] if terrain >= 0 else str(book.shift[i]) for i, terrain in enumerate(book.change_terrain)]
    assert [f"{name} {each}" for name, each in zip(book.change_names, what, strict=True)] == rows(CHANGES)


@pytest.mark.rule("MFM-R17", "MFM-R18", "MFM-2.1", "MFM-2.2")
def test_cargo_passengers_and_supplies(book: Book) -> None:
    """C7."""
    found = zip(book.cargo, book.cargo_copies, book.cargo_vp, strict=True)
    assert [f"{name} {copies} {vp}" for name, copies, vp in found] == rows(CARGO)
    assert book.parts == [14, 17, 14]
    number = book.number
    points = [number[f"{name}_vp"] for name in ("passenger", "manoeuvre", "lesson", "speech", "autograph")]
    assert points == [5, 2, 3, 3, 1]
    assert (number["damage_vp"], number["undelivered_vp"], number["luck"], number["passengers"]) == (-1, -1, 6, 24)


@pytest.mark.rule("MFM-7.1", "MFM-7.2", "MFM-12.3")
def test_the_race_stage_markers() -> None:
    """C8: always one fewer than machines; six players use all ten of the box; two play with those of four."""
    stacks = {seats: book_for(seats).stages for seats in range(2, 7)}
    assert stacks == {
        2: [[7, 4, 3], [8, 5, 3]],
        3: [[7, 4], [8, 5]],
        4: [[7, 4, 3], [8, 5, 3]],
        5: [[7, 4, 3, 2], [8, 5, 3, 2]],
        6: [[7, 4, 3, 2, 1], [8, 5, 3, 2, 1]],
    }
    assert sorted(stacks[6][0] + stacks[6][1], reverse=True) == [8, 7, 5, 4, 3, 3, 2, 2, 1, 1]


def test_the_cost_of_crossing_tiles(book: Book) -> None:
    """C9."""
    assert book.fuel == [0, 0, 2, 3, 4]


def devices(names: list[str], traits: list[list[int]], use: list[int], charges: list[int]) -> list[str]:
    """A line for each card: its traits, then what a charge does and how many there are."""
    found = []
    for i, name in enumerate(names):
        charged = f" | {USES[use[i]]} {charges[i] or ''}".rstrip() if use[i] else ""
        found.append(f"{name} {traits_in(traits[i])}".rstrip() + charged)
    return found


@pytest.mark.rule("MFM-5.6", "MFM-2.3")
def test_the_pilots_and_the_equipment(book: Book) -> None:
    """C10, C11: 36 charge markers in the box are enough for all; the catapult and the kit need none."""
    assert devices(book.pilots, book.pilot_traits, book.use[24:], book.charges[24:]) == rows(PILOTS)
    assert devices(book.equipment, book.equipment_traits, book.use, book.charges) == rows(EQUIPMENT)
    markers = [charges for charges, marked in zip(book.charges, book.marked, strict=True) if marked]
    assert sum(markers) == 36
    unmarked = [book.devices[i] for i, charges in enumerate(book.charges) if charges and not book.marked[i]]
    assert unmarked == ["catapult-launcher", "damage-repair-kit"]


@pytest.mark.rule("MFM-4.2")
def test_the_trick_and_boost_cards(book: Book) -> None:
    """C12, C13: 64 cards with 40 titles; no two share title and symbol."""
    found = []
    for i, name in enumerate(book.titles):
        symbols = [LETTERS[SYMBOLS[book.symbol[card]]] for card in range(64) if book.title[card] == i]
        found.append(f"{WINDOWS[book.window[i]]} {name} {''.join(symbols)}")
        assert book.dirty[i] == WINDOWS[book.window[i]].startswith("D"), "dark frames are dirty tricks"
    assert found == rows(CARDS)
    assert (len(found), len(set(book.cards))) == (40, 64)
    symbols_by_frame: dict[bool, Counter[str]] = {False: Counter(), True: Counter()}
    for card in range(64):
        symbols_by_frame[book.dirty[book.title[card]]][LETTERS[SYMBOLS[book.symbol[card]]]] += 1
    assert symbols_by_frame[False] == {"T": 9, "F": 10, "L": 9, "C": 8}
    assert symbols_by_frame[True] == {"T": 7, "F": 8, "L": 7, "C": 6}


@pytest.mark.rule("MFM-12.11", "MFM-R72")
def test_what_the_less_dirty_game_leaves_out() -> None:
    """Test idea 40: 30 cards (8 takeoff, 8 flying, 8 landing, 6 cad), 22 equipment cards, 17 pilots; no preset holds
    one of those that are gone."""
    whole, clean = book_for(3), book_for(3, less_dirty=1)
    gone = {whole.titles[whole.title[card]] for card in whole.cards_in_play if card not in clean.cards_in_play}
    dirty = {name for i, name in enumerate(whole.titles) if whole.dirty[i]}
    assert gone == dirty | {"immunity", "an-honourable-pilot", "this-means-war", "official-scrutiny"}
    assert (len(clean.cards_in_play), len(clean.equipment_in_play), len(clean.pilots_in_play)) == (30, 22, 17)
    symbols = Counter(LETTERS[SYMBOLS[clean.symbol[card]]] for card in clean.cards_in_play)
    assert symbols == {"T": 8, "F": 8, "L": 8, "C": 6}
    assert set(range(24)) - set(clean.equipment_in_play) == {
        clean.equipment.index("shotgun"),
        clean.equipment.index("mounted-rifle"),
    }
    assert set(range(18)) - set(clean.pilots_in_play) == {clean.pilots.index("sir-archibald-smythe")}
    assert set(clean.preset_pilot) <= set(clean.pilots_in_play)
    assert {card for gear in clean.preset_equipment for card in gear} <= set(clean.equipment_in_play)


@pytest.mark.rule("MFM-12.8")
def test_marco_is_not_for_two_players() -> None:
    two, three = book_for(2), book_for(3)
    marco = three.pilots.index("marco-florentina")
    assert set(three.pilots_in_play) - set(two.pilots_in_play) == {marco}
    assert marco not in two.preset_pilot
