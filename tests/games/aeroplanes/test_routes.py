"""AER-5b: connections, long-distance aeroplanes, and which of several routes are offered."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest

from aerodrome.games.aeroplanes import routes
from aerodrome.games.aeroplanes.pieces import NOWHERE
from aerodrome.games.aeroplanes.state import Airlines
from aerodrome.kernel.chance import Rng, seed_from

from .airfield import BERLIN, LONDON, PARIS, Airline, Plane, Skies, position, rules_for

CITIES = (  # in the order of C1
    *("london", "amsterdam", "berlin", "paris", "zurich", "rome", "dublin", "lisbon", "madrid", "toulouse"),
    *("frankfurt", "copenhagen", "stockholm", "helsinki", "warsaw", "moscow", "vienna", "budapest", "athens"),
    *("istanbul", "casablanca", "cairo", "west-africa", "nigeria", "ethiopia", "kenya", "south-africa"),
    *("middle-east", "india", "indochina", "malaya", "china", "japan", "australia", "north-america", "south-america"),
)
EUROPE = CITIES[:20]
WHITE = """london: dublin paris amsterdam
paris: amsterdam frankfurt zurich toulouse madrid
amsterdam: frankfurt copenhagen
berlin: frankfurt copenhagen warsaw
frankfurt: zurich vienna
zurich: toulouse vienna rome
rome: toulouse vienna athens
madrid: lisbon toulouse
vienna: budapest warsaw
istanbul: budapest athens
warsaw: helsinki moscow
helsinki: moscow stockholm
stockholm: copenhagen"""
GATEWAYS = {"casablanca": (12, False), "cairo": (12, False), "middle-east": (14, False), "north-america": (14, True)}
FAR = """casablanca cairo 12
casablanca west-africa 12
west-africa nigeria 12
nigeria kenya 14
nigeria south-africa 14 lda
cairo middle-east 12
cairo ethiopia 12
ethiopia kenya 12
kenya south-africa 12
ethiopia india 14 lda
middle-east india 12
india indochina 12
india malaya 14
indochina malaya 12
indochina china 12
china japan 12
malaya australia 14 lda
west-africa south-america 14 lda
north-america south-america 14 lda"""


def _sheet() -> dict[tuple[str, str], tuple[int, bool]]:
    """C2, in both directions: what a connection needs (0 if it is white), and whether it needs a long-distance
    aeroplane."""
    found: dict[tuple[str, str], tuple[int, bool]] = {}
    for line in WHITE.splitlines():
        start, ends = line.split(": ")
        found |= {(start, end): (0, False) for end in ends.split()}
    for line in FAR.splitlines():
        a, b, number, *lda = line.split()
        found[a, b] = (int(number), lda == ["lda"])
    found |= {(city, gateway): kind for city in EUROPE for gateway, kind in GATEWAYS.items()}
    return found | {(b, a): kind for (a, b), kind in found.items()}


SHEET = _sheet()
LDA, ORDINARY = 2, 1  # Breguet 14T and Airco DH.4A, both of Stage I


def base(*cities: str, rivals: tuple[str, ...] = ()) -> Airlines:
    """Seat 0 has airports in just these cities, seat 1 in those, and seat 0 has one card of either kind."""
    s = position(Airline("london", planes=[Plane(LDA), Plane(ORDINARY)]), LONDON, BERLIN)
    for airline in s.airlines:
        airline.oust(airline.airports[0].bit_length() - 1)
    for airline, places in zip(s.airlines, (cities, rivals), strict=False):
        for city in places:
            airline.found(CITIES.index(city), 1)
    return s


def offered(s: Airlines, card: int, city: str) -> list[tuple[str, str, list[int]]]:
    """The routes to a city by start, skipped city and needs."""
    found = routes.routes(s, 0, card - 1, CITIES.index(city))
    return [(CITIES[way.start], "" if way.via == NOWHERE else CITIES[way.via], way.needs) for way in found]


def needs_of(own: tuple[str, ...], rivals: tuple[str, ...], way: tuple[str, ...], lda: bool) -> list[int] | None:
    """What a way of two or three cities needs, in order; None if it is no route."""
    needs: list[int] = []
    if way[0] not in own or (len(way) == 3 and (not lda or way[1] in own)):
        return None
    for leg in pairwise(way):
        number, far = SHEET.get(leg, (0, True))
        if leg not in SHEET or (far and not lda):
            return None
        if number:
            needs.append(number - 2 if leg[1] in rivals else number)
    return needs


def better(x: list[int], y: list[int]) -> bool:
    """AER-R40: every roll of x can be matched to a different roll of y with an equal or higher need."""
    return any(all(a <= b for a, b in zip(x, some, strict=True)) for some in permutations(y, len(x)))


def slowly(own: tuple[str, ...], rivals: tuple[str, ...], city: str, lda: bool) -> list[tuple[str, str, list[int]]]:
    """AER-R40, word for word: the first of every set of needs that no other set betters."""
    ways = [(start, city) for start in CITIES] + [(start, via, city) for start in CITIES for via in CITIES]
    profiles: dict[tuple[int, ...], tuple[str, str, list[int]]] = {}
    for way in ways:
        needs = needs_of(own, rivals, way, lda)
        if needs is not None and tuple(sorted(needs)) not in profiles:
            profiles[tuple(sorted(needs))] = (way[0], way[1] if len(way) == 3 else "", needs)
    return [
        way for key, way in profiles.items() if not any(better([*other], [*key]) for other in profiles if other != key)
    ]


def compare(own: tuple[str, ...], rivals: tuple[str, ...]) -> set[int]:
    """For either card and every city, the same routes as the slow reading; how many there are."""
    s, counts = base(*own, rivals=rivals), set()
    for number, lda in ((LDA, True), (ORDINARY, False)):
        reach = routes.destinations(s, 0, number - 1)
        for city in CITIES:
            if city in own:
                assert not reach >> CITIES.index(city) & 1
                continue
            expected = slowly(own, rivals, city, lda)
            assert sorted(offered(s, number, city)) == sorted(expected), f"{own} against {rivals}: to {city}"
            assert bool(reach >> CITIES.index(city) & 1) is bool(expected)
            counts.add(len(expected))
    return counts


@pytest.mark.rule("AER-5b.32", "AER-5b.4", "AER-5b.10", "AER-5b.11", "AER-5b.12")
def test_from_every_city_just_the_undominated_routes_are_offered() -> None:
    """AER-R40, from each single city to each other, without rivals and with one in every city."""
    for city in CITIES:
        for rivals in ((), CITIES):
            assert max(compare((city,), rivals)) <= 2


@pytest.mark.rule("AER-5b.32", "AER-5c.2", "AER-5c.3")
def test_in_any_position_just_the_undominated_routes_are_offered() -> None:
    """AER-R40, for airlines of any size among rivals anywhere: never more than two are left, and sometimes two."""
    rng, counts = Rng(seed_from("routes")), set()
    for _ in range(60):
        own = tuple(city for city in CITIES if rng.below(8) == 0) or ("paris",)
        rivals = tuple(city for city in CITIES if rng.below(3) == 0)
        counts |= compare(own, rivals)
    assert counts == {0, 1, 2}


@pytest.mark.rule("AER-5b.4", "AER-5b.5", "AER-5b.6", "AER-5b.7", "AER-5b.9")
def test_the_connections_are_those_of_the_sheet_in_both_directions() -> None:
    s, network = base(), rules_for().book.network
    assert tuple(s.book.cities) == CITIES
    assert len(network.edges) == len(SHEET) / 2 == 131
    for a, b in combinations(CITIES, 2):
        direct = [[offered(base(start), card, end)[:1] for start, end in ((a, b), (b, a))] for card in (LDA, ORDINARY)]
        number, far = SHEET.get((a, b), (0, True))
        needs = [number] if number else []
        for card, ways in zip((LDA, ORDINARY), direct, strict=True):
            for start, found in zip((a, b), ways, strict=True):
                straight = [way for way in found if way[1] == ""]
                legal = (a, b) in SHEET and (card == LDA or not far)
                assert straight == ([(start, "", needs)] if legal else []), f"{start}: {a}-{b}"


@pytest.mark.rule("AER-5b.8", "AER-5b.9")
@pytest.mark.parametrize("gateway", list(GATEWAYS))
def test_a_gateway_is_connected_with_every_european_city(gateway: str) -> None:
    """Special Connections: North America, Casablanca, Cairo, Middle East are connected to all European cities; AER-R19:
    and these to them, with the same roll."""
    needs, lda = [GATEWAYS[gateway][0]], GATEWAYS[gateway][1]
    for city in EUROPE:
        for start, end in ((city, gateway), (gateway, city)):
            assert offered(base(start), LDA, end)[0] == (start, "", needs)
            assert offered(base(start), ORDINARY, end) == ([] if lda else [(start, "", needs)])


@pytest.mark.rule("AER-5b.11", "AER-5b.10", "AER-5b.14", "AER-7.5")
def test_a_long_distance_aeroplane_skips_a_city() -> None:
    """Rulebook example, "Frankfurt → Madrid via Paris", and test idea 2: legal with no roll, but not for a tile on
    another card. Paris is full, and gets nothing."""
    mine = Airline("berlin", {"frankfurt": 1}, [Plane(LDA), Plane(ORDINARY)])
    rivals = [Airline("paris"), Airline("london", {"paris": 1}), Airline("rome", {"paris": 3})]
    with Skies(position(mine, *rivals)) as table:
        table.says(0, "place airco-dh-4a")
        table.refuses(0, "fly madrid", "AER-5b.10")
        table.refuses(0, "fly paris", "AER-5b.20")
        table.says(0, "fly vienna")
        table.says(0, "place breguet-14t")
        table.says(0, "fly madrid")
        assert table.airports(0) == {"berlin": 0, "frankfurt": 1, "vienna": 1, "madrid": 1}
        assert table.heard("over") == [(0, CITIES.index("paris"))]
        assert table.heard("roll") == []
        table.asks(1)


@pytest.mark.rule("AER-5b.10", "AER-5b.7", "AER-7.5")
def test_a_connection_may_need_a_long_distance_aeroplane() -> None:
    """Rulebook example, "Ethiopia-India", and test idea 3: illegal for a tile on another card, else 14 are needed."""
    mine = Airline("paris", {"ethiopia": 1}, [Plane(LDA), Plane(ORDINARY)], money=0)
    for faces, success in (((4, 4, 5), False), ((4, 5, 5), True)):
        with Skies(position(mine, LONDON, BERLIN)) as table:
            assert offered(table.state, LDA, "india")[0] == ("ethiopia", "", [14])
            table.says(0, "place airco-dh-4a")
            assert "fly india" not in table.options(0)
            table.refuses(0, "fly india", "AER-5b.10")
        with Skies(position(mine, LONDON, BERLIN)) as table:
            table.says(0, "place breguet-14t")
            table.dice(*faces)
            table.says(0, "fly india")
            assert table.heard("roll") == [(0, sum(faces), 14)]
            assert ("india" in table.airports(0)) is success
            table.asks(0 if success else 1)


@pytest.mark.rule("AER-5b.12")
def test_two_cities_are_never_skipped() -> None:
    """London, Cairo, Ethiopia, Kenya: too far even for a long-distance aeroplane, until Cairo is its own."""
    for airports, legal in (({}, False), ({"cairo": 1}, True)):
        with Skies(position(Airline("london", airports, [Plane(LDA)]), PARIS, BERLIN)) as table:
            table.says(0, "place breguet-14t")
            assert ("fly ethiopia" in table.options(0)) is True
            assert ("fly kenya" in table.options(0)) is legal
            if not legal:
                table.refuses(0, "fly kenya", "AER-5b.4")


@pytest.mark.rule("AER-5b.13", "AER-5b.14", "AER-5c.3", "AER-5c.14")
def test_each_risky_connection_of_a_skip_has_its_roll() -> None:
    """Test idea 18: London to Ethiopia via Cairo with an opponent in Cairo only: 10 and 12 on the dice are needed; the
    skipped city gets no airport, though it has room."""
    with Skies(position(Airline("london", planes=[Plane(LDA)]), Airline("paris", {"cairo": 1}), BERLIN)) as table:
        table.says(0, "place breguet-14t")
        table.dice(2, 3, 5)
        table.dice(4, 4, 4)
        table.says(0, "fly ethiopia")
        assert table.heard("roll") == [(0, 10, 10), (0, 12, 12)]
        assert table.airports(0) == {"london": 0, "ethiopia": 1}
        table.asks(1)


@pytest.mark.rule("AER-5b.13", "AER-5c.3", "AER-5b.32")
def test_a_white_connection_of_a_skip_needs_no_roll() -> None:
    """From Cairo over Rome, where an opponent is, 10 are needed, and Rome to Athens is white: better than the direct
    way with 12."""
    with Skies(position(Airline("london", {"cairo": 1}, [Plane(LDA)]), Airline("rome"), BERLIN)) as table:
        table.says(0, "place breguet-14t")
        table.dice(2, 3, 5)
        table.says(0, "fly athens")
        assert table.heard("over") == [(0, CITIES.index("rome"))]
        assert table.heard("roll") == [(0, 10, 10)]
        assert table.airports(0) == {"london": 0, "cairo": 1, "athens": 1}
        table.asks(1)


@pytest.mark.rule("AER-5c.3")
def test_an_opponent_in_a_city_skipped_on_white_is_no_help() -> None:
    """AER-R24: from London over Paris to Casablanca still takes a 12: the direct way is as good."""
    assert offered(base("london", rivals=("paris",)), LDA, "casablanca") == [("london", "", [12])]
    assert offered(base("london", rivals=("amsterdam",)), LDA, "copenhagen") == [("london", "amsterdam", [])]


@pytest.mark.rule("AER-5b.15")
@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize(("number", "lda"), [(2, True), (15, True), (31, True), (1, False), (20, False), (33, False)])
def test_the_card_of_a_tile_makes_it_long_distance(number: int, lda: bool, new: bool) -> None:
    """Whatever its stage, new or flipped; and other cards of the airline do not matter."""
    others = [Plane(7), Plane(19), Plane(37)] if not lda else [Plane(3), Plane(22), Plane(34)]
    mine = Airline("berlin", {"frankfurt": 1}, [Plane(number, new=new), *others])
    with Skies(position(mine, LONDON, PARIS, era=2)) as table:
        table.says(0, f"place {table.state.book.aeroplanes[number - 1]}")
        assert ("fly madrid" in table.options(0)) is lda
        if not lda:
            table.refuses(0, "fly madrid", "AER-5b.10")


@pytest.mark.rule("AER-5b.10", "AER-5b.15")
def test_with_the_option_any_long_distance_aeroplane_serves_all_tiles() -> None:
    """AER-R20, test idea 34, `any_lda`: test idea 2's tile may choose Madrid while its owner has another long-distance
    card, even without tiles, and no longer once that card is piled; a rival's card is no help."""
    options = {"any_lda": "on"}
    rival = Airline("london", planes=[Plane(7)])
    for mine, legal in (
        (Airline("berlin", {"frankfurt": 1}, [Plane(1), Plane(2, tiles=0, free=0, new=False)]), True),
        (Airline("berlin", {"frankfurt": 1}, [Plane(1)], pile=[2]), False),
        (Airline("berlin", {"frankfurt": 1}, [Plane(1)]), False),
    ):
        with Skies(position(mine, rival, PARIS, options=options), options) as table:
            table.says(0, "place airco-dh-4a")
            if legal:
                table.says(0, "fly madrid")
                assert table.airports(0) == {"berlin": 0, "frankfurt": 1, "madrid": 1}
                table.asks(1)
            else:
                table.refuses(0, "fly madrid", "AER-5b.10")


@pytest.mark.rule("AER-5b.2", "AER-5b.32")
@pytest.mark.parametrize(("answer", "needs"), [("direct", [14]), ("over cairo", [12, 12])])
def test_one_hard_roll_or_two_easier_ones_is_a_choice(answer: str, needs: list[int]) -> None:
    """AER-R40: to the Middle East directly, or over Cairo; over Casablanca nothing leads there."""
    with Skies(position(Airline("rome", planes=[Plane(LDA)]), LONDON, BERLIN)) as table:
        table.says(0, "place breguet-14t")
        table.says(0, "fly middle-east")
        assert table.options(0) == ["direct", "over cairo"]
        for words in ("over casablanca", "stop", "fly cairo"):
            table.refuses(0, words, "AER-5b.32")
        for _ in needs:
            table.dice(4, 5, 5)
        table.says(0, answer)
        assert table.heard("roll") == [(0, 14, number) for number in needs]
        assert table.airports(0) == {"rome": 0, "middle-east": 1}
        table.asks(1)


@pytest.mark.rule("AER-5b.32")
def test_a_route_that_is_no_worse_is_not_asked_for() -> None:
    """AER-R40: with an airport in Cairo one roll of 12 is better than either; by an ordinary aeroplane too."""
    for number in (LDA, ORDINARY):
        mine = Airline("rome", {"cairo": 1}, [Plane(number)])
        with Skies(position(mine, LONDON, BERLIN)) as table:
            table.says(0, f"place {table.state.book.aeroplanes[number - 1]}")
            table.dice(4, 4, 4)
            table.says(0, "fly middle-east")
            assert table.heard("roll") == [(0, 12, 12)]
            table.asks(1)


@pytest.mark.rule("AER-5b.2", "AER-5b.21")
def test_route_and_replacement_are_both_asked() -> None:
    """The Middle East is full and a rival is in Cairo: directly 12 on the dice, over Cairo 10 and 10."""
    rivals = [Airline("london", {"middle-east": 1, "cairo": 1}), Airline("berlin", {"middle-east": 1})]
    with Skies(position(Airline("rome", planes=[Plane(15)]), *rivals)) as table:
        table.says(0, "place dornier-do-j-wal")
        table.says(0, "fly middle-east")
        assert table.options(0) == ["direct", "over cairo"]
        table.says(0, "over cairo")
        assert table.options(0) == ["replace 2", "replace 3"]
        table.dice(3, 4, 5)
        table.dice(2, 4, 4)
        table.says(0, "replace 3")
        assert table.heard("roll") == [(0, 12, 10), (0, 10, 10)]
        assert table.airports(0) == {"rome": 0, "middle-east": 2}
        assert table.airports(2) == {"berlin": 0}
        table.asks(1)
