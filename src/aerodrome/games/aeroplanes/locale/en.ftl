### Aeroplanes.

title = Aeroplanes
tagline = The airlines of 1919 to 1939: buy aeroplanes, open airports across the world, carry passengers, and do not let an era end before you are ready.
players = 2 to 5 players, about 90 to 120 minutes

## Cities and markets

city-london = London
city-amsterdam = Amsterdam
city-berlin = Berlin
city-paris = Paris
city-zurich = Zürich
city-rome = Rome
city-dublin = Dublin
city-lisbon = Lisbon
city-madrid = Madrid
city-toulouse = Toulouse
city-frankfurt = Frankfurt
city-copenhagen = Copenhagen
city-stockholm = Stockholm
city-helsinki = Helsinki
city-warsaw = Warsaw
city-moscow = Moscow
city-vienna = Vienna
city-budapest = Budapest
city-athens = Athens
city-istanbul = Istanbul
city-casablanca = Casablanca
city-cairo = Cairo
city-west-africa = West Africa
city-nigeria = Nigeria
city-ethiopia = Ethiopia
city-kenya = Kenya
city-south-africa = South Africa
city-middle-east = Middle East
city-india = India
city-indochina = Indochina
city-malaya = Malaya
city-china = China
city-japan = Japan
city-australia = Australia
city-north-america = North America
city-south-america = South America

market-europe = Europe
market-africa = Africa
market-asia = Asia/Australasia
market-americas = Americas

space-copy = { $name } { $copy }
space-rome = { city-rome }
space-zurich = { city-zurich }
space-paris = { city-paris }
space-london = { city-london }
space-amsterdam = { city-amsterdam }
space-berlin = { city-berlin }
space-overflow = Overflow

## Aeroplanes

aeroplane-airco-dh-4a = Airco DH.4A
aeroplane-breguet-14t = Breguet 14T
aeroplane-airco-dh-16 = Airco DH.16
aeroplane-junkers-f-13 = Junkers F 13
aeroplane-handley-page-o-400 = Handley Page O/400
aeroplane-farman-f-60-goliath = Farman F.60 Goliath
aeroplane-vickers-vimy-commercial = Vickers Vimy Commercial
aeroplane-fokker-f-ii = Fokker F.II
aeroplane-sablatnig-p-iii = Sablatnig P.III
aeroplane-bleriot-spad-s-33 = Blériot-SPAD S.33
aeroplane-fokker-f-iii = Fokker F.III
aeroplane-handley-page-w-8 = Handley Page W.8
aeroplane-dornier-komet = Dornier Komet
aeroplane-de-havilland-dh-34 = de Havilland DH.34
aeroplane-dornier-do-j-wal = Dornier Do J Wal
aeroplane-dornier-merkur = Dornier Merkur
aeroplane-junkers-g-24 = Junkers G 24
aeroplane-fokker-f-viia = Fokker F.VIIa
aeroplane-latecoere-25 = Latécoère 25
aeroplane-armstrong-whitworth-argosy = Armstrong Whitworth Argosy
aeroplane-de-havilland-dh-66-hercules = de Havilland DH.66 Hercules
aeroplane-rohrbach-ro-viii-roland = Rohrbach Ro VIII Roland
aeroplane-fokker-f-viib-3m = Fokker F.VIIb/3m
aeroplane-short-s-8-calcutta = Short S.8 Calcutta
aeroplane-junkers-g-31 = Junkers G 31
aeroplane-liore-et-olivier-leo-21 = Lioré et Olivier LeO 21
aeroplane-latecoere-28 = Latécoère 28
aeroplane-tupolev-ant-9 = Tupolev ANT-9
aeroplane-handley-page-h-p-42 = Handley Page H.P.42
aeroplane-junkers-ju-52-3m = Junkers Ju 52/3m
aeroplane-fokker-f-xviii = Fokker F.XVIII
aeroplane-armstrong-whitworth-atalanta = Armstrong Whitworth Atalanta
aeroplane-boeing-247 = Boeing 247
aeroplane-de-havilland-dh-89-dragon-rapide = de Havilland DH.89 Dragon Rapide
aeroplane-douglas-dc-2 = Douglas DC-2
aeroplane-savoia-marchetti-sm-73 = Savoia-Marchetti SM.73
aeroplane-dewoitine-d-333 = Dewoitine D.333
aeroplane-potez-62 = Potez 62
aeroplane-latecoere-521 = Latécoère 521
aeroplane-douglas-dc-3 = Douglas DC-3
aeroplane-short-s-23-empire = Short S.23 Empire
aeroplane-dewoitine-d-338 = Dewoitine D.338
aeroplane-bloch-220 = Bloch 220
aeroplane-de-havilland-dh-91-albatross = de Havilland DH.91 Albatross
aeroplane-focke-wulf-fw-200-condor = Focke-Wulf Fw 200 Condor
aeroplane-boeing-314-clipper = Boeing 314 Clipper

stage-0 = Home
stage-1 = Stage I
stage-2 = Stage II
stage-3 = Stage III

## Airlines, connections and where points come from

airline-1 = airline 1
airline-2 = airline 2
airline-3 = airline 3
airline-4 = airline 4
airline-5 = airline 5
airline-neutral = the neutral airline

colour-white = white
colour-red = red
colour-black = black
colour-blue = blue
colour-green = green
colour-purple = purple

source-europe = { market-europe }
source-africa = { market-africa }
source-asia = { market-asia }
source-profit = Profitability
source-americas = { market-americas }
source-aeroplanes = Aeroplanes
source-passengers = Passengers

## Advantage tiles

advantage-daring-pilot = Daring Pilot
advantage-engine-maintenance = Engine Maintenance
advantage-increased-production = Increased Production
advantage-night-flights = Night Flights
advantage-radio-beacons = Radio Beacons
advantage-dice = Risk dice

effect-daring-pilot = After a risk roll that is short, for a destination outside Europe: +3. You may use several.
effect-engine-maintenance = At the start of your turn, before your action: give back all your engine failure tiles.
effect-increased-production = From Era 2, when you buy an aeroplane: one more airport tile on it. Only 1 for each purchase.
effect-night-flights = From Era 2, after a claim: claim 1 more passenger tile that waits for a flight within Europe. You may use several.
effect-radio-beacons = In Era 3, after a risk roll: roll all three dice again, and forget the first roll with its skulls. You may use several.

## Options of the set-up

option-forced-token = Forced token
option-forced-token-help = When the subsidy box is empty, the next player must take the black token, which ends the era at once. Otherwise somebody has to want it.
option-forced-token-off = off
option-forced-token-on = on
option-any-lda = Long distance for all
option-any-lda-help = Who has a long-distance aeroplane that is not fully used may fly every airport tile as if it lay on it. Otherwise only the tiles on the card itself.
option-any-lda-off = off
option-any-lda-on = on
option-taker-starts = Taker starts
option-taker-starts-help = Who took the black token is first player of the next era. Otherwise that player rolls the white die for it.
option-taker-starts-off = off
option-taker-starts-on = on
option-seats-only = Seats alone
option-seats-only-help = An aeroplane without free seats counts as fully used, even with airport tiles left on it; they go back to the reserve. Otherwise these must be placed first.
option-seats-only-off = off
option-seats-only-on = on

## What is asked

ask-choose-home = In which city is your airline at home?
ask-maintain =
    { $failures ->
        [one] You have 1 engine failure tile.
       *[other] You have { $failures } engine failure tiles.
    } { $tiles ->
        [one] Use your Engine Maintenance before your action?
       *[other] Use one of your { $tiles } Engine Maintenance before your action?
    }
ask-act = Your action: buy, place airports, claim passengers, get an advantage, or take a subsidy. You have £{ $money }; the box holds £{ $box }.
ask-act-token = Your action: buy, place airports, claim passengers, get an advantage, or take the black token and end the era. You have £{ $money }; the box is empty.
ask-produce =
    { $tiles ->
        [one] Use your Increased Production for one more airport tile on this aeroplane?
       *[other] Use one of your { $tiles } Increased Production for one more airport tile on this aeroplane?
    }
ask-go-on =
    { $placed ->
        [one] 1 airport is open. Place another, or stop?
       *[other] { $placed } airports are open. Place another, or stop?
    }
ask-destination = Where do you want to open an airport?
ask-choose-route = Which way do you fly?
ask-replace = The city is full. Whose airport gives way?
ask-beacon = You have rolled { $total } and need { $needed }. Use Radio Beacons and roll again?
ask-pilots =
    { $pilots ->
        [one] You are { $missing } short and have 1 Daring Pilot, worth 3. Use it?
       *[other] You are { $missing } short and have { $pilots } Daring Pilots, worth 3 each. How many do you use?
    }
ask-pay = You are short. Pay £{ $price } of your £{ $money }, or let the attempt fail?
ask-board =
    { $people ->
        [one] Which aeroplane takes this passenger?
       *[other] Which aeroplane takes these { $people } people?
    }
ask-night-flight =
    { $tiles ->
        [one] Use your Night Flights to claim one more, within Europe?
       *[other] Use one of your { $tiles } Night Flights to claim one more, within Europe?
    }
ask-pick-advantage =
    { $left ->
        [one] Take one more advantage tile that the dice show?
       *[other] Take up to { $left } advantage tiles that the dice show?
    }

## What a player can do

do-home = make { $city } your home
do-buy = buy the { $aeroplane }
do-buy-for = buy the { $aeroplane } for £{ $price }
do-place = place an airport with the { $aeroplane }
do-claim = claim the passengers at { $space }
do-claim-people = { $people ->
    [one] claim one person from { $space } to { $city }
   *[other] claim { $people } people from { $space } to { $city }
}
do-claim-night = { $people ->
    [one] fly by night: claim one person from { $space } to { $city }
   *[other] fly by night: claim { $people } people from { $space } to { $city }
}
do-take = take { $advantage } for £1
do-roll = roll for advantage tiles for £1
do-subsidy = take £1 of subsidy
do-token = take the black token and end the era
do-fly = fly to { $city }
do-fly-odds = fly to { $city }: { $dice } % by the dice, { $aided } % with all help
do-direct = fly directly
do-direct-odds = fly directly: { $dice } % by the dice, { $aided } % with all help
do-over = fly over { $city }
do-over-odds = fly over { $city }: { $dice } % by the dice, { $aided } % with all help
do-pilots = use Daring Pilots: { $pilots }
do-pay = pay for it
do-fail = let it fail
do-board = board the { $aeroplane }
do-use = use the tile
do-use-maintenance = use Engine Maintenance
do-use-production = use Increased Production
do-use-beacon = use Radio Beacons and roll again
do-no = no
do-no-maintenance = keep the tile and the failures
do-no-production = keep the tile
do-no-beacon = let the roll stand
do-no-night = no night flight
do-no-pick = take no more
do-stop = stop
do-replace = replace the airport of { $airline }

## What has happened

log-wait =
    { $passengers ->
        [0] No new passengers come to the waiting area.
        [one] 1 passenger tile comes to the waiting area.
       *[other] { $passengers } passenger tiles come to the waiting area.
    }
log-first = { $seat } is first player and holds the white die.
log-home = { $seat } is at home in { $city } and starts with £{ $money }.
log-neutral =
    { $stage ->
        [0] The neutral airline is at home in { $city }.
        [1] The neutral airline opens an airport of Stage I: { $city }.
        [2] The neutral airline opens an airport of Stage II: { $city }.
       *[other] The neutral airline opens an airport of Stage III: { $city }.
    }
log-era = Era { $number } begins.
log-income = { $seat } receives an income of £{ $money } and has £{ $total }.
log-round = Round { $number }.
log-turn = { $seat }'s turn.
log-maintain =
    { $failures ->
        [one] { $seat } uses Engine Maintenance: one engine failure is mended.
       *[other] { $seat } uses Engine Maintenance: all { $failures } engine failures are mended.
    }
log-buy = { $seat } buys the { $aeroplane } for £{ $price } and has £{ $left } left.
log-load =
    { $tiles ->
        [0] { $seat } has no airport tile of that stage left for the { $aeroplane }.
        [one] { $seat } puts 1 airport tile on the { $aeroplane }.
       *[other] { $seat } puts { $tiles } airport tiles on the { $aeroplane }.
    }
log-appear = New in the row: { $aeroplane }, for £{ $price }.
log-depart =
    { $aided ->
        [100] { $seat } takes off in the { $aeroplane }. Destination: { $city }.
       *[other] { $seat } takes off in the { $aeroplane }. Destination: { $city }, { $dice } % by the dice, { $aided } % with all help.
    }
log-over = { $seat } flies over one city without landing: { $city }.
log-roll = { $seat } rolls { $total }; { $needed } are needed.
log-beacon = { $seat } uses Radio Beacons and rolls again.
log-failure =
    { $skulls ->
        [one] { $seat } has rolled a skull.
       *[other] { $seat } has rolled { $skulls } skulls.
    } Engine failures: { $held } of { $crash }.
log-crash = { $seat } has crashed! The airport tile goes back to the reserve, the engine failures are gone.
log-pilots =
    { $pilots ->
        [one] { $seat } sends a Daring Pilot. The total is now { $total }.
       *[other] { $seat } sends { $pilots } Daring Pilots. The total is now { $total }.
    }
log-pay = { $seat } pays £{ $money } for what is missing and has £{ $left } left.
log-fail = { $seat } has failed, and the airport tile goes back to the reserve. Destination: { $city }.
log-oust =
    { $stage ->
        [1] { $seat } replaces an airport of Stage I, of { $airline }: { $city }.
       *[other] { $seat } replaces an airport of Stage II, of { $airline }: { $city }.
    }
log-open =
    { $stage ->
        [1] { $seat } opens an airport of Stage I: { $city }.
        [2] { $seat } opens an airport of Stage II: { $city }.
       *[other] { $seat } opens an airport of Stage III: { $city }.
    }
log-bonus = { $seat } receives £{ $money } and { $vp } VP for an airport in the Americas: £{ $money_total } and { $vp_total } VP in all.
log-claim =
    { $people ->
        [one] { $seat } claims 1 passenger, in the { $aeroplane }. Destination: { $city }. Free seats left: { $free }.
       *[other] { $seat } claims { $people } passengers, in the { $aeroplane }. Destination: { $city }. Free seats left: { $free }.
    }
log-night = { $seat } uses Night Flights.
log-advantage =
    { $money ->
        [0] { $seat } gets an advantage tile: { $advantage }.
       *[other] { $seat } pays £{ $money } for an advantage tile and has £{ $left } left: { $advantage }.
    }
log-search = { $seat } pays £{ $money } and rolls for advantage tiles.
log-subsidy = { $seat } takes £{ $money } of subsidy and has £{ $total }. Left in the box: £{ $left }.
log-token = { $seat } takes the black token. The era is over.
log-majority =
    { $airports ->
        [one] { $market }: { $airline } has 1 airport and gets { $vp } VP.
       *[other] { $market }: { $airline } has { $airports } airports and gets { $vp } VP.
    }
log-profit = { $seat } has a profit of { $profit } and gets { $vp } VP: { $total } in all.
log-remove = Gone from the row: { $aeroplane }.
log-retire = { $seat } has used the { $aeroplane } fully. It goes to the personal pile.
log-flip =
    { $free ->
        [0] { $seat } turns over the { $aeroplane }. It has no free seats.
        [one] { $seat } turns over the { $aeroplane }. It has 1 free seat.
       *[other] { $seat } turns over the { $aeroplane }. It has { $free } free seats.
    }
log-overflow =
    { $people ->
        [one] 1 passenger moves to the overflow area. Destination: { $city }.
       *[other] { $people } passengers move to the overflow area. Destination: { $city }.
    }
log-white = The white die shows { $roll }: { $seat } is first player.
log-count = { $seat } gets { $aeroplanes } VP for aeroplanes and { $passengers } VP for passengers: { $total } in all.
log-win = { $seat } wins! { $vp } VP and £{ $money }.

## Why not

why-home-first = Choose your home first: one of the six starting cities.
why-no-starting-city = Only London, Amsterdam, Berlin, Paris, Zürich and Rome can be a home.
why-home-taken = Another airline is at home in this city.
why-one-action = It is your turn: buy an aeroplane, place airports, claim passengers, get an advantage tile, or take a subsidy.
why-not-in-row = This aeroplane is not in the row.
why-too-dear = You cannot pay for this aeroplane where it lies: it costs its price, and £1 for every card in front of it.
why-no-money = Advantage tiles cost £1, and you have no money.
why-no-advantage-left = There is no advantage tile to be had now.
why-maintain-or-not = Say first whether you use Engine Maintenance.
why-produce-or-not = Say first whether you use Increased Production.
why-not-your-aeroplane = This aeroplane does not fly for you.
why-no-airport-tiles = No airport tile lies on this aeroplane.
why-no-destination = The airport tiles of this aeroplane have no destination now.
why-fly-somewhere = Choose the city where you want to open an airport.
why-own-airport = You have an airport there already.
why-no-route = No connection leads there from one of your airports.
why-needs-lda = Only an airport tile on a long-distance aeroplane gets there.
why-city-full = The city is full, and no airport there is of a lower stage than this tile. A Home airport is never replaced.
why-choose-route = Choose one of the ways that are offered.
why-replace-one = The city is full: choose the airport that gives way.
why-not-replaceable = This airline has no airport there that your tile can replace.
why-place-or-stop = Place another airport, or stop.
why-beacon-or-not = Say first whether you roll again with Radio Beacons.
why-how-many-pilots = Say first how many Daring Pilots you use.
why-too-many-pilots = You do not have or do not need so many Daring Pilots.
why-pay-or-fail = Pay for what is missing, or let the attempt fail.
why-nobody-waits = Nobody waits there.
why-no-origin = You have no airport in the city where they wait.
why-no-destination-airport = You have no airport in the city where they want to go.
why-no-seats = None of your aeroplanes has enough free seats for them.
why-europe-only = Night Flights are for passengers who wait for a flight within Europe.
why-board-one = Choose the aeroplane that takes them.
why-not-enough-seats = This aeroplane does not have enough free seats, and a group cannot be split.
why-night-or-not = Claim one more with Night Flights, or decline.
why-advantage-not-yet = This advantage tile comes in a later era.
why-advantage-none-left = All tiles of this kind are taken.
why-advantage-not-rolled = No die that is left shows this tile.
why-take-or-not = Take an advantage tile that the dice show, or no more.

## The board in text

board-homes = The airlines choose their homes
board-era = Era { $era } of { $eras }
board-round = round { $round }
board-box = £{ $money } in the subsidy box
board-first = first player: { $name }
board-flight = In the air: { $name } in the { $aeroplane }, { $way }
board-dice = Last roll: { $dice } (x is a skull)
board-you = { $name } (you)
board-money = £{ $money }
board-average = £{ $pounds }.{ $tenths }
board-yes = yes
board-vp = { $vp } VP
board-kept = { $vp } VP of passengers kept
board-pile =
    { $cards ->
        [one] 1 aeroplane fully used
       *[other] { $cards } aeroplanes fully used
    }
board-failures =
    { $failures ->
        [0] no engine failures
        [one] 1 engine failure
       *[other] { $failures } engine failures
    }
board-aeroplane = The row
board-price = Price
board-stage = Stage
board-seats = Seats
board-tiles = Airports
board-lda = LDA
board-card-vp = VP
board-fleet = The fleets
board-of = Airline
board-free = Free seats
board-new = New
board-aboard = Aboard
board-no-fleet = You have no aeroplanes.
board-reserve = Airport tiles in your reserve: Stage I { $one }, Stage II { $two }, Stage III { $three }
board-waiting = Waiting in
board-people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }
board-ready = you can claim them
board-no-seats = you have the airports, but no seats
board-room =
    { $room ->
        [0] full
        [one] 1 free space
       *[other] { $room } free spaces
    }
board-market = Market
board-worth = Worth
board-opening = You can open
board-way = from
board-needs = Needs
board-dice-alone = By dice
board-aided = With help
board-crash = Crash
board-cost = Costs on average
board-replaces = { $city } (replacing)
board-chance = { $percent }%
board-symbols = Passengers: destination, people, +VP; * you can claim them, ! you lack seats. Map: airline and stage (H is Home, N neutral), a dot is a free space. In brackets: VP if the era ended now. LDA: long-distance aeroplane.

## The route map

air-map = Route map
air-map-cities = Cities
air-map-city = { $city }, { $market }
air-map-airport = { $name }: { $stage }
air-map-free =
    { $free ->
        [0] no space free
        [one] 1 space free
       *[other] { $free } spaces free
    }
air-map-sure = no roll needed
air-map-chance = { $aided } % with Daring Pilots and money, { $dice } % by the dice alone, crash { $crash } %
air-map-odds = { $percent }%
air-map-closer = Closer
air-map-farther = Farther
air-map-white = no roll
air-map-red = risk roll
air-map-black = hard roll
air-map-letter = long distance
air-map-europe = Europe
air-map-africa = Africa
air-map-asia = Asia
air-diagram = How to read the route map
air-diagram-space = The airport spaces of a city. An airline has at most one airport in each.
air-diagram-stage = Airports of Stage I, II and III. In a full city an airport may replace one of a lower stage.
air-diagram-home = A Home airport. It is never replaced.
air-diagram-white = A white connection: no roll.
air-diagram-red = A red connection: a risk roll.
air-diagram-black = A black connection: a harder risk roll.
air-diagram-letter = Only long-distance aeroplanes fly here.
air-diagram-gateway = A gateway: connected with every city of Europe.
air-diagram-odds = The chance of an airport there. The golden part is what the dice alone give; the rest comes from Daring Pilots and money. A tick means that no roll is needed.

air-board = The table
air-row = Aeroplanes for sale
air-offer = { $aeroplane }, £{ $price }
air-printed = { $stage }, { $year }. { $seats } seats, { $airports ->
        [one] 1 airport tile
       *[other] { $airports } airport tiles
    }{ $lda ->
        [0] {""}
       *[other] , long distance
    }{ $vp ->
        [0] {""}
       *[other] , { $vp } VP
    }.
air-price = £{ $price } here, £{ $printed } printed.
air-left = { $free } of { $seats } seats free, { $tiles ->
        [one] 1 airport tile
       *[other] { $tiles } airport tiles
    } on it.
air-aboard = { $people } to { $city }.
air-new = New in this era.
air-fleet = Your fleet
air-no-fleet = No aeroplanes
air-passengers = Passengers
air-overflow = Overflow
air-label =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    } from { $from } to { $city }{ $vp ->
        [0] {""}
       *[other] , { $vp } VP
    }.
air-mine-ready = You can claim them.
air-mine-no-seats = You lack the seats.
air-mine-no-airport = You lack an airport.
air-europe = Europe
air-africa = Africa
air-asia = Asia
air-profit = Profit
air-pounds = £
air-vp = VP
air-money = Money
air-home = Home
air-kept = VP kept
air-failures = Failures
air-reserve = Reserve
air-airline = Airline
air-airlines = Airlines
air-airline-of = { $city }
air-no-home = Without a home
air-neutral = Neutral
air-look = Look at { $name }
air-first = First player, with the white die
air-now = if the era ended now:
air-standings =
    { $round ->
        [0] Era { $era } of { $eras }
       *[other] Era { $era } of { $eras }, round { $round }
    }
air-era = Era { $era }
air-supply = Subsidy and advantage tiles
air-subsidy = Subsidy box
air-box =
    { $box ->
        [0] Subsidy box: empty. Who takes the black token now ends the era.
       *[other] Subsidy box: £{ $box } left, then the black token, which ends the era.
    }
air-advantage = { $advantage }: { $left } left, { $mine } yours
air-held = { $advantage } × { $count }
air-from = { $source } { $vp }
air-pile = Fully used
air-flight = { $name } flies to { $city }
air-flight-odds =
    { $crash ->
        [0] needs { $needs }: { $dice } %, with help { $aided } %
       *[other] needs { $needs }: { $dice } %, with help { $aided } %, crash { $crash } %
    }
air-rolled = { $name } rolled { $total } of { $needed }
air-searched = { $name } looks for advantages
air-leaves = What is shown
air-leaf-map = Map
air-leaf-market = Market
air-leaf-passengers = Passengers
air-leaf-open = There is something to choose here
air-odds = The odds
air-way = { $start }
air-way-over = { $start } over { $over }
air-from-where = From
air-no-roll = no roll
air-replaces = An airport must give way
air-point =
    { $cities ->
        [one] 1 city is within reach.
       *[other] { $cities } cities are within reach.
    } Point at one, and its odds are shown here.
air-phase-home = choosing homes
air-phase-act = your action
air-phase-buy = buying
air-phase-place = placing airports
air-phase-risk = risk
air-phase-claim = claiming passengers
air-phase-advantage = advantage tiles
air-note-home = { $home }, £{ $money }, { $vp } VP
air-note-fleet = Fleet { $planes }: { $free } free, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
air-note-profit = Profit { $profit }, { $failures ->
        [one] 1 failure
       *[other] { $failures } failures
    }
tour-aeroplanes-goal = You lead an airline through three eras. Most airports in Europe, Africa and Asia score, and so does the best profit; the table shows what everybody would get now.
tour-aeroplanes-row = Aeroplanes are for sale here, the oldest first. Each card in front adds £1. Houses are airport tiles, people are seats, the envelope flies long distance.
tour-aeroplanes-map = Airport tiles open airports on the map. Red and black connections ask for a roll of three dice; the odds are shown before.
tour-aeroplanes-passengers = Passengers wait under their city. You need an airport there and at their destination, and free seats in one aeroplane. A flag marks those who can come now.
tour-aeroplanes-supply = Advantage tiles help you for £1. The box gives £1; when it is empty, whoever takes the black token ends the era.
tour-aeroplanes-ledger = Your money, points and profit, your airport tiles by stage, and your engine failures: the fourth is a crash.
tour-aeroplanes-bar = The question and all answers are here too. One action is one turn.
