"""What a viewer sees of Aeroplanes: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.aeroplanes import odds, passengers, routes
from aerodrome.games.aeroplanes.content import AMERICAS, CITIES, ERAS, MARKETS, STAGES, TWO
from aerodrome.games.aeroplanes.pieces import HOME_STAGE, NO_CARD, NOBODY, NOWHERE, Aeroplane, Airline
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.scoring import airports_in, majority, shares
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.place import ChooseRoute, Destination, GoOn
from aerodrome.games.aeroplanes.steps.risk import missing, needed
from aerodrome.games.aeroplanes.steps.turn import Act

Mine = Literal["ready", "no-seats", "no-airport"]  # for the viewer's airline: can it claim them?


class AirportView(Struct, frozen=True):
    airline: int  # a seat, or behind the last seat the neutral airline
    stage: int  # 0 is a Home airport


class PassengerView(Struct, frozen=True):
    space: str
    city: str  # the destination
    people: int
    vp: int
    mine: Mine | None


class OfferView(Struct, frozen=True):
    """An aeroplane of the row, with its price there."""

    aeroplane: str
    price: int


class BoardedView(Struct, frozen=True):
    city: str
    people: int
    vp: int


class PlaneView(Struct, frozen=True):
    """An aeroplane of a fleet."""

    aeroplane: str
    free: int  # seats
    tiles: int
    new: bool
    aboard: tuple[BoardedView, ...]  # passengers of this era


class AirlineView(Struct, frozen=True):
    """An airline: all of it is open."""

    home: str | None
    money: int
    vp: int
    points: tuple[int, ...]  # by source: Europe, Africa, Asia, profit, the Americas, aeroplanes, passengers
    reserve: tuple[int, ...]  # airport tiles by stage
    fleet: tuple[PlaneView, ...]
    pile: tuple[str, ...]
    kept: int  # VP of passengers of the eras before, counted at the end
    advantages: tuple[int, ...]
    failures: int
    markets: tuple[int, ...]  # airports in each
    profit: int
    forecast: tuple[int, ...]  # VP if the era ended now: Europe, Africa, Asia, profit


class RouteView(Struct, frozen=True):
    """A way to a city, what the dice must show on it, and its exact odds in percent."""

    start: str
    via: str | None
    needs: tuple[int, ...]
    dice: int  # the chance that the dice alone are enough,
    aided: int  # with Daring Pilots and money,
    crash: int  # and of a crash
    cost: float  # pounds paid on average


class OpeningView(Struct, frozen=True):
    """A city that the viewer can reach now: with which aeroplanes, by which ways."""

    city: str
    aeroplanes: tuple[str, ...]
    ways: tuple[RouteView, ...]
    replaces: bool


class FlightView(Struct, frozen=True):
    """An attempt under way."""

    seat: int
    aeroplane: str
    start: str
    via: str | None
    city: str
    victim: int | None
    leg: int
    needed: int
    missing: int


class View(Struct, frozen=True):
    """All that the viewer sees besides what is printed."""

    viewer: int | None  # a seat, or a spectator
    era: int  # 0 while homes are chosen
    eras: int
    round: int
    first: int  # who holds the white die
    box: int  # pounds left in it
    bag: tuple[int, ...]  # passenger tiles in it, by market of their destination
    waiting: tuple[PassengerView, ...]
    overflow: tuple[PassengerView, ...]
    row: tuple[OfferView, ...]
    deck: int
    supply: tuple[int, ...]  # advantage tiles left, by kind
    airports: tuple[tuple[AirportView, ...], ...]  # by city
    airlines: tuple[AirlineView, ...]
    neutral: tuple[int, ...] | None  # its airports in each market
    openings: tuple[OpeningView, ...]
    flight: FlightView | None
    dice: tuple[int, ...]  # the last risk roll; 0 is a skull
    ranks: tuple[int, ...]  # of each seat, when the game is over


def view(rules: Aeroplanes, mine: Airlines, viewer: int) -> View:
    """The view of a seat or a spectator, from the position as that viewer knows it."""
    book = mine.book
    seat = viewer if viewer < rules.seats else NOBODY
    forecast = _forecast(mine)
    destinations = [book.market[book.destination[tile]] for tile in mine.bag]
    return View(
        viewer=None if seat == NOBODY else seat,
        era=mine.era,
        eras=ERAS,
        round=mine.rounds,
        first=mine.first,
        box=mine.box,
        bag=tuple([destinations.count(market) for market in range(len(MARKETS))]),
        waiting=_passengers(mine, seat, range(book.spaces)),
        overflow=_passengers(mine, seat, range(book.spaces, len(book.space_names))),
        row=tuple([OfferView(book.aeroplanes[card], mine.price(card)) for card in mine.row]),
        deck=len(mine.deck),
        supply=tuple([mine.supply(kind) for kind in range(len(book.advantages))]),
        airports=tuple([_airports(mine, city) for city in range(CITIES)]),
        airlines=tuple([_airline(mine, each, forecast[each]) for each in range(rules.seats)]),
        neutral=_markets(mine, rules.seats) if rules.seats == TWO else None,
        openings=_openings(mine, seat),
        flight=_flight(mine),
        dice=tuple(mine.roll.dice),
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
    )


def _passengers(mine: Airlines, seat: int, spaces: range) -> tuple[PassengerView, ...]:
    book = mine.book
    found: list[PassengerView] = []
    for space in spaces:
        tile = passengers.tile_at(mine, space)
        if tile != EMPTY:
            city = book.cities[book.destination[tile]]
            shown = None if seat == NOBODY else _mine(mine, seat, space)
            found.append(PassengerView(book.space_names[space], city, book.people[tile], book.tile_vp[tile], shown))
    return tuple(found)


def _mine(mine: Airlines, seat: int, space: int) -> Mine:
    reason = passengers.why_not(mine, seat, space)
    if reason is None:
        return "ready"
    return "no-seats" if reason is passengers.NO_SEATS else "no-airport"


def _airports(mine: Airlines, city: int) -> tuple[AirportView, ...]:
    there = [(number, airline) for number, airline in enumerate(mine.airlines) if airline.bases >> city & 1]
    return tuple([AirportView(number, airline.stage_at(city)) for number, airline in there])


def _markets(mine: Airlines, airline: int) -> tuple[int, ...]:
    return tuple([airports_in(mine, market)[airline] for market in range(len(MARKETS))])


def _forecast(mine: Airlines) -> list[tuple[int, ...]]:
    """What each seat would score if the era ended now."""
    seats = range(mine.book.players)
    if mine.era == 0:
        return [(0, 0, 0, 0) for _ in seats]
    markets = [majority(airports_in(mine, m), mine.book.majority[mine.era][m]) for m in range(AMERICAS)]
    profits = shares([mine.profit(seat) for seat in seats], mine.book.profit[mine.era])
    return [(*[market[seat] for market in markets], profits[seat]) for seat in seats]


def _airline(mine: Airlines, seat: int, forecast: tuple[int, ...]) -> AirlineView:
    book, airline = mine.book, mine.airlines[seat]
    home = [city for city in book.homes if airline.airports[HOME_STAGE] >> city & 1]
    return AirlineView(
        home=book.cities[home[0]] if home else None,
        money=airline.money,
        vp=airline.vp(),
        points=tuple(airline.points.by_source()),
        reserve=tuple(airline.reserve[1 : STAGES + 1]),
        fleet=tuple([_plane(mine, airline, plane) for plane in airline.fleet]),
        pile=tuple([book.aeroplanes[card] for card in airline.pile]),
        kept=sum([book.tile_vp[tile] for tile in airline.scored]),
        advantages=tuple(airline.advantages),
        failures=airline.failures,
        markets=_markets(mine, seat),
        profit=mine.profit(seat),
        forecast=forecast,
    )


def _plane(mine: Airlines, airline: Airline, plane: Aeroplane) -> PlaneView:
    book = mine.book
    tiles = [claim.tile for claim in airline.claimed if claim.card == plane.card]
    aboard = [BoardedView(book.cities[book.destination[tile]], book.people[tile], book.tile_vp[tile]) for tile in tiles]
    return PlaneView(book.aeroplanes[plane.card], plane.free, plane.tiles, plane.new, tuple(aboard))


PLACING: Final = (Act, GoOn, Destination, ChooseRoute)


def _openings(mine: Airlines, seat: int) -> tuple[OpeningView, ...]:
    """For who may place airports now: every city within reach, by the ways of the aeroplane with the best odds."""
    if mine.actor() != seat or seat == NOBODY or not isinstance(mine.todo[-1], PLACING):
        return ()
    attempt = mine.attempt
    cards = routes.cards_to_place(mine, seat) if attempt.card == NO_CARD else [attempt.card]
    reach = {card: routes.destinations(mine, seat, card) for card in cards}
    found: list[OpeningView] = []
    for city in range(CITIES) if attempt.city == NOWHERE else [attempt.city]:
        ways = [(card, routes.routes(mine, seat, card, city)) for card in cards if reach[card] >> city & 1]
        if ways:
            best, routes_there = max(ways, key=lambda each: odds.best(mine, seat, city, each[1]).rank())
            found.append(
                OpeningView(
                    city=mine.book.cities[city],
                    aeroplanes=tuple([mine.book.aeroplanes[card] for card, _ in ways]),
                    ways=tuple([_route(mine, seat, city, route) for route in routes_there]),
                    replaces=bool(routes.victims(mine, seat, best, city)),
                )
            )
    return tuple(found)


def _route(mine: Airlines, seat: int, city: int, route: routes.Route) -> RouteView:
    cities, chances = mine.book.cities, odds.of_route(mine, seat, city, route)
    return RouteView(
        start=cities[route.start],
        via=None if route.via == NOWHERE else cities[route.via],
        needs=tuple(route.needs),
        dice=odds.told(chances.dice),
        aided=odds.told(chances.aided),
        crash=odds.told(chances.crash),
        cost=chances.cost,
    )


def _flight(mine: Airlines) -> FlightView | None:
    seat, cities, attempt = mine.actor(), mine.book.cities, mine.attempt
    if seat < 0 or attempt.start == NOWHERE:
        return None
    return FlightView(
        seat=seat,
        aeroplane=mine.book.aeroplanes[attempt.card],
        start=cities[attempt.start],
        via=None if attempt.via == NOWHERE else cities[attempt.via],
        city=cities[attempt.city],
        victim=None if attempt.victim == NOBODY else attempt.victim,
        leg=attempt.leg,
        needed=needed(mine, seat),
        missing=missing(mine, seat),
    )
