"""What a viewer sees of Aeroplanes: the types of the clients, made from the redacted position only."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from aerodrome.games.aeroplanes import odds, passengers, routes
from aerodrome.games.aeroplanes.content import AMERICAS, CITIES, ERAS, MARKETS, STAGES, TWO
from aerodrome.games.aeroplanes.pieces import HOME_STAGE, NO_CARD, NOBODY, NOWHERE, SOURCES, Aeroplane, Airline
from aerodrome.games.aeroplanes.rules import Aeroplanes
from aerodrome.games.aeroplanes.scoring import airports_in, majority, shares
from aerodrome.games.aeroplanes.state import EMPTY, Airlines
from aerodrome.games.aeroplanes.steps.claim import Board
from aerodrome.games.aeroplanes.steps.place import ChooseRoute, Destination, GoOn
from aerodrome.games.aeroplanes.steps.risk import Beacon, Pay, Pilots, missing, needs_left
from aerodrome.games.aeroplanes.steps.setup import ChooseFirst
from aerodrome.games.aeroplanes.steps.turn import Act, EndTurn

Mine = Literal["ready", "no-seats", "no-airport"]  # for the viewer's airline: can it claim them?
SCORED: Final = SOURCES[: AMERICAS + 1]  # at the end of an era: the markets with majorities, and profit


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
    dear: bool  # more than the viewer's airline has


class AdvantageView(Struct, frozen=True):
    """A kind of advantage tile in the supply."""

    left: int
    later: bool  # its era has not come


class WorthView(Struct, frozen=True):
    """What is scored at the end of this era, and the VP of its places."""

    source: str
    vp: tuple[int, ...]


class ForecastView(Struct, frozen=True):
    """How an airline stands in what is scored."""

    count: int  # of airports in a market, or the profit
    vp: int  # if the era ended now; nothing once it has been scored


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
    forecast: tuple[ForecastView, ...]  # in the order of `worth`


class OddsView(Struct, frozen=True):
    """Exact odds in percent."""

    dice: int  # the chance that the dice alone are enough,
    aided: int  # with Daring Pilots and money,
    crash: int  # and of a crash
    cost: float  # pounds paid on average


class RouteView(Struct, frozen=True):
    """A way to a city, what the dice must show on it, and how likely that is."""

    start: str
    via: str | None
    needs: tuple[int, ...]
    odds: OddsView


class OpeningView(Struct, frozen=True):
    """A city that the viewer can reach now: with which aeroplanes, and for the one with the best odds the stage of the
    airport, its ways and who may give way to it."""

    city: str
    aeroplanes: tuple[str, ...]
    stage: int
    ways: tuple[RouteView, ...]
    best: int  # of the ways
    victims: tuple[int, ...]


class FlightView(Struct, frozen=True):
    """An attempt under way, once its route is chosen."""

    seat: int
    aeroplane: str
    start: str
    via: str | None
    city: str
    victim: int | None
    leg: int
    needs: tuple[int, ...]  # what the dice must still show, from this leg on
    odds: OddsView | None  # of all that, until this leg is rolled for
    missing: int  # pips that the roll of this leg is short of


class View(Struct, frozen=True):
    """All that the viewer sees besides what is printed."""

    viewer: int | None  # a seat, or a spectator
    era: int  # 0 while homes are chosen
    eras: int
    round: int
    first: int | None  # who holds the white die, once that is decided
    turn: int | None  # whose it is; nobody's between two turns
    box: int  # pounds left in it
    bag: tuple[int, ...]  # passenger tiles in it, by market of their destination
    waiting: tuple[PassengerView, ...]
    overflow: tuple[PassengerView, ...]
    boarding: PassengerView | None  # claimed, with no aeroplane chosen yet: the space is where they came from
    row: tuple[OfferView, ...]
    deck: int
    supply: tuple[AdvantageView, ...]  # by kind
    worth: tuple[WorthView, ...]
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
        first=None if mine.upcoming(ChooseFirst) else mine.first,
        turn=_turn(mine),
        box=mine.box,
        bag=tuple([destinations.count(market) for market in range(len(MARKETS))]),
        waiting=_passengers(mine, seat, range(book.spaces)),
        overflow=_passengers(mine, seat, range(book.spaces, len(book.space_names))),
        boarding=_boarding(mine),
        row=tuple([_offer(mine, seat, card) for card in mine.row]),
        deck=len(mine.deck),
        supply=tuple([AdvantageView(mine.supply(kind), era > mine.era) for kind, era in enumerate(book.from_era)]),
        worth=_worth(mine),
        airports=tuple([_airports(mine, city) for city in range(CITIES)]),
        airlines=tuple([_airline(mine, each, forecast[each]) for each in range(rules.seats)]),
        neutral=_markets(mine, rules.seats) if rules.seats == TWO else None,
        openings=_openings(mine, seat),
        flight=_flight(mine),
        dice=tuple(mine.roll.dice),
        ranks=() if mine.todo else tuple(rules.ranks(mine)),
    )


def _turn(mine: Airlines) -> int | None:
    """AER-4.5: who takes its turn, also while dice are rolled in it; AER-3.10: or who chooses its home."""
    if end := mine.upcoming(EndTurn):
        return end.seat
    return mine.actor() if mine.actor() >= 0 else None


def _passengers(mine: Airlines, seat: int, spaces: range) -> tuple[PassengerView, ...]:
    found: list[PassengerView] = []
    for space in spaces:
        tile = passengers.tile_at(mine, space)
        if tile != EMPTY:
            found.append(_passenger(mine, tile, space, None if seat == NOBODY else _mine(mine, seat, space)))
    return tuple(found)


def _passenger(mine: Airlines, tile: int, space: int, shown: Mine | None) -> PassengerView:
    book = mine.book
    city = book.cities[book.destination[tile]]
    return PassengerView(book.space_names[space], city, book.people[tile], book.tile_vp[tile], shown)


def _boarding(mine: Airlines) -> PassengerView | None:
    """AER-5d.5: who was claimed and waits for an aeroplane to be named."""
    top = mine.todo[-1] if mine.todo else None
    return _passenger(mine, top.tile, top.space, None) if isinstance(top, Board) else None


def _offer(mine: Airlines, seat: int, card: int) -> OfferView:
    """AER-5a.2, AER-5a.3. Before the first income nothing is too dear."""
    price = mine.price(card)
    dear = seat != NOBODY and mine.era > 0 and price > mine.airlines[seat].money
    return OfferView(mine.book.aeroplanes[card], price, dear)


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


def _worth(mine: Airlines) -> tuple[WorthView, ...]:
    """AER-6a: of the era that will be scored next."""
    era = max(1, mine.era)
    values = [*mine.book.majority[era], mine.book.profit[era]]
    return tuple([WorthView(source, tuple(vp)) for source, vp in zip(SCORED, values, strict=True)])


def _forecast(mine: Airlines) -> list[tuple[ForecastView, ...]]:
    """What each seat would score if the era ended now. AER-4.12: with the black token it has ended, and is scored."""
    seats = range(mine.book.players)
    counts = [*[airports_in(mine, market) for market in range(AMERICAS)], [mine.profit(seat) for seat in seats]]
    gains = [[0] * len(each) for each in counts]
    if mine.era > 0 and mine.taker == NOBODY:
        markets = zip(counts[:AMERICAS], mine.book.majority[mine.era], strict=True)
        gains = [*[majority(each, values) for each, values in markets], shares(counts[-1], mine.book.profit[mine.era])]
    both = list(zip(counts, gains, strict=True))
    return [tuple([ForecastView(count[seat], gain[seat]) for count, gain in both]) for seat in seats]


def _airline(mine: Airlines, seat: int, forecast: tuple[ForecastView, ...]) -> AirlineView:
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
            card, there = max(ways, key=lambda each: odds.best(mine, seat, city, each[1]).rank())
            ranks = [odds.of_route(mine, seat, city, route).rank() for route in there]
            found.append(
                OpeningView(
                    city=mine.book.cities[city],
                    aeroplanes=tuple([mine.book.aeroplanes[card] for card, _ in ways]),
                    stage=mine.book.stage[card],
                    ways=tuple([_route(mine, seat, city, route) for route in there]),
                    best=ranks.index(max(ranks)),
                    victims=tuple(routes.victims(mine, seat, card, city)),
                )
            )
    return tuple(found)


def _route(mine: Airlines, seat: int, city: int, route: routes.Route) -> RouteView:
    cities = mine.book.cities
    return RouteView(
        start=cities[route.start],
        via=None if route.via == NOWHERE else cities[route.via],
        needs=tuple(route.needs),
        odds=_odds(odds.of_route(mine, seat, city, route)),
    )


def _odds(chances: odds.Odds) -> OddsView:
    return OddsView(
        dice=odds.told(chances.dice),
        aided=odds.told(chances.aided),
        crash=odds.told(chances.crash),
        cost=chances.cost,
    )


ROLLED: Final = (Beacon, Pilots, Pay)  # what is asked while the roll of a leg lies there


def _flight(mine: Airlines) -> FlightView | None:
    """AER-5b.2: declared with its odds before each roll, and with what the roll is short of after it."""
    seat, cities, attempt = _turn(mine), mine.book.cities, mine.attempt
    if seat is None or attempt.start == NOWHERE:
        return None
    rolled = isinstance(mine.todo[-1], ROLLED)
    needs = needs_left(mine, seat)
    return FlightView(
        seat=seat,
        aeroplane=mine.book.aeroplanes[attempt.card],
        start=cities[attempt.start],
        via=None if attempt.via == NOWHERE else cities[attempt.via],
        city=cities[attempt.city],
        victim=None if attempt.victim == NOBODY else attempt.victim,
        leg=attempt.leg,
        needs=tuple(needs),
        odds=None if rolled else _odds(odds.of_needs(mine, seat, attempt.city, needs)),
        missing=missing(mine, seat) if rolled else 0,
    )
