"""AER-2, C1 to C13: the cities, the cards, the tiles, the dice and the numbers of Aeroplanes."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.aeroplanes import GAME
from aerodrome.games.aeroplanes.content import MARKETS, PRINTED, Book
from aerodrome.games.aeroplanes.network import BLACK, RED, WHITE

from .airfield import BERLIN, LONDON, PARIS, Skies, position, rules_for

DEFAULTS = {option.name: option.default for option in GAME.options}

# name, market, spaces, map point
CITIES = """
london europe 3 51.5 -0.1, amsterdam europe 3 52.4 4.9, berlin europe 3 52.5 13.4, paris europe 3 48.9 2.4,
zurich europe 3 47.4 8.5, rome europe 3 41.9 12.5, dublin europe 2 53.3 -6.3, lisbon europe 2 38.7 -9.1,
madrid europe 2 40.4 -3.7, toulouse europe 2 43.6 1.4, frankfurt europe 2 50.1 8.7, copenhagen europe 2 55.7 12.6,
stockholm europe 2 59.3 18.1, helsinki europe 2 60.2 24.9, warsaw europe 2 52.2 21.0, moscow europe 2 55.8 37.6,
vienna europe 2 48.2 16.4, budapest europe 2 47.5 19.0, athens europe 2 38.0 23.7, istanbul europe 2 41.0 29.0,
casablanca africa 2 33.6 -7.6, cairo africa 2 30.0 31.2, west-africa africa 2 14.7 -17.4, nigeria africa 2 6.5 3.4,
ethiopia africa 2 9.0 38.7, kenya africa 2 -1.3 36.8, south-africa africa 2 -26.2 28.0, middle-east asia 2 33.3 44.4,
india asia 2 28.6 77.2, indochina asia 2 10.8 106.7, malaya asia 2 1.4 103.8, china asia 2 31.2 121.5,
japan asia 2 35.7 139.7, australia asia 2 -33.9 151.2, north-america americas 2 40.7 -74.0,
south-america americas 2 -22.9 -43.2
"""
WHITE_CONNECTIONS = """
london dublin, london paris, london amsterdam, paris amsterdam, paris frankfurt, paris zurich, paris toulouse,
paris madrid, amsterdam frankfurt, amsterdam copenhagen, berlin frankfurt, berlin copenhagen, berlin warsaw,
frankfurt zurich, frankfurt vienna, zurich toulouse, zurich vienna, zurich rome, rome toulouse, rome vienna,
rome athens, madrid lisbon, madrid toulouse, vienna budapest, vienna warsaw, budapest istanbul, athens istanbul,
warsaw helsinki, warsaw moscow, helsinki moscow, helsinki stockholm, copenhagen stockholm
"""
FAR_CONNECTIONS = """
casablanca cairo red, casablanca west-africa red, west-africa nigeria red, nigeria kenya black,
nigeria south-africa black lda, cairo middle-east red, cairo ethiopia red, ethiopia kenya red, kenya south-africa red,
ethiopia india black lda, middle-east india red, india indochina red, india malaya black, indochina malaya red,
indochina china red, china japan red, malaya australia black lda, west-africa south-america black lda,
north-america south-america black lda
"""
GATEWAYS = "casablanca red, cairo red, middle-east black, north-america black lda"
HOMES = "london 0 3, amsterdam 0 4, berlin 2 3, paris -1 6, zurich 0 5, rome 0 4"  # modifier, white connections
# name, year, stage, price, seats, airports, long distance, VP
AEROPLANES = """
airco-dh-4a 1919 1 2 2 1 - 0
breguet-14t 1919 1 3 2 1 lda 0
airco-dh-16 1919 1 2 3 1 - 0
junkers-f-13 1919 1 4 3 2 - 1
handley-page-o-400 1919 1 3 4 1 - 0
farman-f-60-goliath 1919 1 4 4 1 - 1
vickers-vimy-commercial 1920 1 4 3 1 lda 0
fokker-f-ii 1920 1 2 2 1 - 0
sablatnig-p-iii 1921 1 3 2 2 - 0
bleriot-spad-s-33 1921 1 3 3 1 - 0
fokker-f-iii 1921 1 4 3 2 - 0
handley-page-w-8 1921 1 4 5 1 - 1
dornier-komet 1922 1 3 2 2 - 0
de-havilland-dh-34 1922 1 4 4 1 - 0
dornier-do-j-wal 1923 2 6 3 1 lda 1
dornier-merkur 1925 2 5 3 2 - 0
junkers-g-24 1925 2 5 4 2 - 0
fokker-f-viia 1925 2 6 4 2 - 1
latecoere-25 1926 2 5 3 1 lda 0
armstrong-whitworth-argosy 1926 2 6 5 1 - 1
de-havilland-dh-66-hercules 1926 2 7 4 2 lda 0
rohrbach-ro-viii-roland 1927 2 5 4 1 - 0
fokker-f-viib-3m 1928 2 7 4 2 lda 1
short-s-8-calcutta 1928 2 6 4 1 lda 1
junkers-g-31 1928 2 7 5 2 - 1
liore-et-olivier-leo-21 1929 2 6 5 1 - 0
latecoere-28 1930 2 6 3 2 lda 0
tupolev-ant-9 1931 2 6 4 2 - 0
handley-page-h-p-42 1931 2 7 6 1 - 1
junkers-ju-52-3m 1932 3 9 5 2 - 1
fokker-f-xviii 1932 3 8 4 1 lda 1
armstrong-whitworth-atalanta 1932 3 9 4 2 lda 0
boeing-247 1933 3 8 4 2 - 1
de-havilland-dh-89-dragon-rapide 1934 3 7 3 2 - 0
douglas-dc-2 1934 3 10 5 2 lda 1
savoia-marchetti-sm-73 1935 3 9 5 2 - 0
dewoitine-d-333 1935 3 8 4 1 lda 1
potez-62 1935 3 8 4 2 - 0
latecoere-521 1935 3 9 6 1 lda 1
douglas-dc-3 1936 3 10 6 2 - 1
short-s-23-empire 1936 3 10 5 2 lda 1
dewoitine-d-338 1936 3 10 5 2 lda 1
bloch-220 1937 3 8 5 2 - 0
de-havilland-dh-91-albatross 1938 3 9 5 2 - 1
focke-wulf-fw-200-condor 1938 3 11 6 2 lda 1
boeing-314-clipper 1939 3 12 7 2 lda 1
"""
# destination, x icon, people/VP of each
PASSENGERS = """
london - 1/0 2/0 2/0 3/0, amsterdam - 1/0 2/0 2/0 3/0, berlin - 1/0 2/0 2/0 3/0, paris - 1/0 2/0 2/0 3/0,
zurich - 1/0 2/0 2/0 3/0, rome - 1/0 2/0 2/0 3/0, dublin - 1/0 2/0, lisbon - 1/1 2/0, madrid - 1/0 2/0 3/0,
toulouse - 1/0 2/0, frankfurt - 1/0 2/0 3/0, copenhagen - 1/0 2/0, stockholm - 1/0 2/1, helsinki - 1/1 2/0,
warsaw - 1/0 2/0 3/0, moscow - 1/1 2/1, vienna - 1/0 2/0 3/0, budapest - 1/0 2/0, athens - 1/1 3/0, istanbul - 1/1 2/1,
casablanca - 1/1 2/1 3/1, cairo - 1/1 2/1 2/1 3/1, west-africa x 1/2 2/1, nigeria x 1/2 2/2, ethiopia x 1/2 2/1,
kenya x 1/2 2/2 3/2, south-africa x 1/3 2/3 3/2, middle-east - 1/1 2/1 3/1, india x 1/2 2/2 3/2, indochina x 1/2 2/2,
malaya x 1/3 2/2, china x 1/3 2/2 3/2, japan x 1/3 2/3, australia x 1/3 2/3, north-america x 2/3 3/3,
south-america x 1/3 2/3
"""
MAJORITY = """
1 europe 4 2, 1 africa 3 1, 1 asia 3 1, 2 europe 5 3, 2 africa 4 2, 2 asia 5 2, 3 europe 6 3, 3 africa 6 3, 3 asia 7 4
"""
ADVANTAGES = """
2 daring-pilot 1 6, 3 engine-maintenance 1 6, 4 increased-production 2 6, 5 night-flights 2 6, 6 radio-beacons 3 6
"""
NUMBERS = """
subsidy 8, row 12, removed 2, skip_surcharge 1, red 12, black 14, opponent_bonus 2, pilot_bonus 3, shortfall 1, crash 4,
america_money 3, america_vp 1, advantage_price 1, advantage_picks 2, sections 4, overflow 8, risk_dice 3, white_faces 6,
engine_failures 15, excess_capacity 40, two_sections 3, two_subsidy 6, two_removed 4
"""
# what the dice must show: the chance in per cent, and the pounds that are missing on average
ODDS = "6 89.8 0.22, 8 76.9 0.62, 9 67.1 0.94, 10 56.9 1.38, 11 45.8 1.92, 12 34.7 2.57, 14 16.2 4.16"


def rows(table: str) -> list[str]:
    return [" ".join(row.split()) for row in table.strip().split(",")]


def pairs(table: str) -> dict[frozenset[str], str]:
    """Connections of a table: what is said of each pair of cities."""
    found = {}
    for start, end, *more in [row.split() for row in rows(table)]:
        found[frozenset((start, end))] = " ".join(more)
    return found


@pytest.fixture
def book() -> Book:
    return rules_for().book


def connections(book: Book) -> dict[frozenset[str], str]:
    edges = [(frozenset((book.cities[a], book.cities[b])), colour, lda) for a, b, colour, lda in book.network.edges]
    assert len(edges) == len({pair for pair, _, _ in edges})
    return {pair: colour + (" lda" if lda else "") for pair, colour, lda in edges}


def steps_from(book: Book, start: str, colours: str = "white red black", lda: bool = False) -> dict[str, int]:
    """How many connections away each city is, by those of these colours and, if so, of long distance."""
    distance, edge = {start: 0}, [start]
    usable = [p for p, said in connections(book).items() if said.split()[0] in colours and (lda or "lda" not in said)]
    while edge:
        city = edge.pop(0)
        for pair in usable:
            for other in pair - {city} if city in pair else ():
                if other not in distance:
                    distance[other] = distance[city] + 1
                    edge.append(other)
    return distance


def test_every_city(book: Book) -> None:
    """C1, with its totals."""
    each = zip(book.cities, book.market, book.room, book.latitude, book.longitude, strict=True)
    assert [f"{name} {MARKETS[market]} {room} {lat} {lon}" for name, market, room, lat, lon in each] == rows(CITIES)
    spaces = [sum(book.room[c] for c in range(36) if book.market[c] == market) for market in range(4)]
    assert (spaces, sum(book.room)) == ([46, 14, 14, 4], 78)
    assert [mask.bit_count() for mask in book.markets] == [20, 7, 7, 2]


def test_every_connection(book: Book) -> None:
    """C2: each as the tables have it, in both directions."""
    europe = [name for name, market in zip(book.cities, book.market, strict=True) if MARKETS[market] == "europe"]
    expected = dict.fromkeys(pairs(WHITE_CONNECTIONS), "white") | pairs(FAR_CONNECTIONS)
    for gateway, *kind in [row.split() for row in rows(GATEWAYS)]:
        expected.update({frozenset((city, gateway)): " ".join(kind) for city in europe})
    assert connections(book) == expected
    colours = Counter(said.split()[0] for said in expected.values())
    assert (len(expected), colours) == (131, {"white": 32, "red": 52, "black": 47})
    assert sum("lda" in said for said in expected.values()) == 25
    for a in range(36):
        for b in range(36):
            said = expected.get(frozenset((book.cities[a], book.cities[b])), "") if a != b else ""
            colour = {"": -1, "white": WHITE, "red": RED, "black": BLACK}[said.removesuffix(" lda")]
            assert book.network.colour(a, b) == colour
            assert book.network.far[a] >> b & 1 == (said != "")
            assert book.network.near[a] >> b & 1 == (said != "" and "lda" not in said)


def test_how_far_the_cities_are_apart(book: Book) -> None:
    """C2, C3: what is said under the tables."""
    europe = {row.split()[0] for row in rows(CITIES) if " europe " in row}
    within = {city: steps_from(book, city, "white") for city in europe}
    assert all(set(distance) == europe for distance in within.values())
    assert max(max(distance.values()) for distance in within.values()) == within["dublin"]["istanbul"] == 6
    homes = [row.split()[0] for row in rows(HOMES)]
    means = {home: sum(within[home][other] for other in homes) / 5 for home in homes}
    assert (means["paris"], means["rome"], means["berlin"]) == (1.4, 2.4, 2.4)
    for city in europe:
        plain, every = steps_from(book, city), steps_from(book, city, lda=True)
        assert set(book.cities) - set(plain) == {"north-america", "south-america", "australia"}
        assert set(every) == set(book.cities)
        assert [plain[gateway] for gateway in ("casablanca", "cairo", "middle-east")] == [1, 1, 1]
        assert (plain["south-africa"], plain["china"], plain["japan"]) == (4, 4, 5)
        assert (plain["malaya"], every["north-america"]) == (3, 1), "so Australia is the fourth, by long distance"


@pytest.mark.rule("AER-3.12")
def test_every_starting_city(book: Book) -> None:
    """C3: what it pays, and how many white connections it has."""
    whites = [[book.network.colour(home, city) for city in range(36)].count(WHITE) for home in book.homes]
    each = zip(book.homes, book.modifier, whites, strict=True)
    assert [f"{book.cities[home]} {modifier} {white}" for home, modifier, white in each] == rows(HOMES)


@pytest.mark.rule("AER-2.1")
def test_every_aeroplane(book: Book) -> None:
    """C4: 46 cards, each with its number, name, year, stage, price, seats, airports, range and VP."""
    found = []
    for card in range(46):
        numbers = [book.stage, book.price, book.seats, book.airports]
        values = " ".join(str(each[card]) for each in numbers)
        lda = "lda" if book.lda[card] else "-"
        found.append(f"{book.aeroplanes[card]} {book.drawn[card][0]} {values} {lda} {book.card_vp[card]}")
    assert found == AEROPLANES.strip().splitlines()
    assert len(set(book.aeroplanes)) == len(book.aeroplanes) == 46
    assert set(book.airports) == {1, 2}
    assert set(book.card_vp) == {0, 1}


@pytest.mark.rule("AER-2.1")
def test_the_stages_of_the_aeroplanes(book: Book) -> None:
    """C4: the sums of each stage, and its guide to the prices."""
    sums = []
    for stage in (1, 2, 3):
        cards = [card for card in range(46) if book.stage[card] == stage]
        of = [sum(each[card] for card in cards) for each in (book.price, book.seats, book.airports, book.card_vp)]
        lda = sum(book.lda[card] for card in cards)
        sums.append((len(cards), round(of[0] / len(cards), 2), round(of[1] / len(cards), 2), of[2], lda, of[3]))
    assert sums == [(14, 3.21, 3.00, 18, 2, 3), (15, 6.00, 4.07, 23, 6, 7), (17, 9.12, 4.88, 31, 9, 12)]
    assert book.stage == sorted(book.stage)
    for card in range(46):
        base, airport = [(0.4, 0.9), (1.4, 1.1), (3.2, 1.3)][book.stage[card] - 1]
        guide = base + 0.6 * book.seats[card] + airport * book.airports[card] + book.lda[card] + book.card_vp[card] / 2
        assert abs(book.price[card] - guide) <= 1.1 + 1e-9, book.aeroplanes[card]


@pytest.mark.rule("AER-2.2")
def test_every_passenger(book: Book) -> None:
    """C5: 96 tiles in the order of their numbers, with the totals."""
    expected = []
    for city, icon, *tiles in [row.split() for row in rows(PASSENGERS)]:
        expected += [f"{city} {icon} {tile}" for tile in tiles]
    each = zip(book.destination, book.later, book.people, book.tile_vp, strict=True)
    assert [f"{book.cities[to]} {'x' if later else '-'} {people}/{vp}" for to, later, people, vp in each] == expected
    assert Counter(book.market[city] for city in book.destination) == {0: 56, 1: 19, 2: 17, 3: 4}
    assert (len(expected), book.later.count(True), book.later.count(False)) == (96, 30, 66)
    assert (Counter(book.people), sum(book.people)) == ({1: 35, 2: 42, 3: 19}, 176)
    assert (Counter(book.tile_vp), sum(book.tile_vp)) == ({0: 48, 1: 20, 2: 16, 3: 12}, 88)
    first = [book.market[book.destination[tile]] for tile in range(96) if not book.later[tile]]
    assert len(first) - first.count(0) == 10


@pytest.mark.rule("AER-6a.2", "AER-6a.8", "AER-4.2")
def test_the_charts(book: Book) -> None:
    """C6, C7, C8."""
    each = [(era, market, book.majority[era][market]) for era in (1, 2, 3) for market in range(3)]
    assert [f"{era} {MARKETS[market]} {higher} {lower}" for era, market, (higher, lower) in each] == rows(MAJORITY)
    assert book.profit[1:] == [[5, 3, 1], [6, 4, 2], [7, 4, 2]]
    assert book.income[1:] == [12, 22, 32]


def test_every_number(book: Book) -> None:
    """C8, C11, C13; with two players three of them differ."""
    assert [f"{name} {value}" for name, value in PRINTED.constants().items()] == rows(NUMBERS)
    assert [(rules_for(n).book.subsidy, rules_for(n).book.removed, rules_for(n).book.used) for n in (2, 3, 4, 5)] == [
        (6, 4, 3),
        (8, 2, 4),
        (8, 2, 4),
        (8, 2, 4),
    ]
    assert [book.cities[city] for city in book.fill] == ["rome", "zurich", "paris", "london", "amsterdam", "berlin"]
    assert [[MARKETS[market] for market in era] for era in book.neutral[1:]] == [
        ["europe"] * 3,
        ["europe", "europe", "africa", "asia"],
        ["europe", "europe", "africa", "asia"],
    ]


@pytest.mark.rule("AER-2.3")
def test_the_airport_tiles(book: Book) -> None:
    """C11: 26 ordinary ones and a Home airport for each of five: 130 and 5."""
    assert book.tiles == [1, 8, 9, 9]
    assert (5 * sum(book.tiles[1:]), 5 * book.tiles[0]) == (130, 5)
    for seats in (3, 4, 5):
        s = rules_for(seats).setup([[]] * seats)
        assert [airline.reserve for airline in s.airlines] == [[1, 8, 9, 9]] * seats


@pytest.mark.rule("AER-2.6")
def test_the_risk_dice(book: Book) -> None:
    """C9: three dice with a skull and 2 to 6, and the odds computed from them."""
    assert {face for roll in book.rolls for face in roll} == {0, 2, 3, 4, 5, 6}
    assert {len(roll) for roll in book.rolls} == {3}
    assert (len(book.rolls), sum(book.roll_odds)) == (56, 216)
    thrown = list(zip(book.roll_odds, book.roll_total, book.roll_skulls, strict=True))
    assert sum(ways * total for ways, total, _ in thrown) / 216 == 10.0
    for needed, chance, missing in [row.split() for row in rows(ODDS)]:
        enough = sum(ways for ways, total, _ in thrown if total >= int(needed)) / 216
        short = sum(ways * max(0, int(needed) - total) for ways, total, _ in thrown) / 216
        assert (f"{100 * enough:.1f}", f"{short:.2f}") == (chance, missing)
    with_skulls = [sum(ways for ways, _, skulls in thrown if skulls == n) for n in range(4)]
    assert [f"{100 * ways / 216:.1f}" for ways in with_skulls] == ["57.9", "34.7", "6.9", "0.5"]
    crashes = [sum(ways for ways, _, skulls in thrown if held + skulls >= book.crash) for held in range(4)]
    assert [f"{100 * ways / 216:.1f}" for ways in crashes] == ["0.0", "0.5", "7.4", "42.1"]


@pytest.mark.rule("AER-2.5")
def test_the_advantage_tiles(book: Book) -> None:
    """C10: 30, six of each kind."""
    each = zip(book.faces, book.advantages, book.from_era, book.copies, strict=True)
    assert [" ".join(map(str, row)) for row in each] == rows(ADVANTAGES)
    assert sum(book.copies) == 30


@pytest.mark.rule("AER-2.5")
@pytest.mark.parametrize(("era", "shares"), [(1, [12.5, 37.5, 50.0]), (2, [0.46, 6.94, 92.59]), (3, [0.0, 0.0, 100.0])])
def test_how_many_advantage_tiles_a_roll_brings(book: Book, era: int, shares: list[float]) -> None:
    """C10: on average 1.38, 1.92 and 2, for who takes all there is."""
    ways = [0, 0, 0]
    for outcome, odds in enumerate(book.roll_odds):
        with Skies(position(LONDON, PARIS, BERLIN, era=era)) as table:
            table.rolls(outcome)
            table.says(0, "roll")
            while 0 in table.match.asked():
                table.says(0, table.options(0, "take")[0])
            ways[sum(table.state.airlines[0].advantages)] += odds
            table.asks(1)
    assert [round(100 * each / 216, 2) for each in ways] == shares
    assert round((ways[1] + 2 * ways[2]) / 216, 2) == [1.38, 1.92, 2.0][era - 1]
