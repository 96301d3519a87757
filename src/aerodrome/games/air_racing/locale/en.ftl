### Air Racing.

title = Air Racing
tagline = Tune your aircraft in the workshop for eleven months, then race it around the pylons: low, fast and close.
players = 2 to 4 players, about 60 minutes; Quick Play about 20

## Cards

card-dollar = Dollar
card-microknot = Microknot
card-boost = Boost
card-fast = FAST
card-sponsorship = Sponsorship
card-night-shift = Night Shift
card-team-effort = Team Effort
card-wind-tunnel = Wind Tunnel

action-sponsorship = { card-sponsorship }
action-night-shift = { card-night-shift }
action-team-effort = { card-team-effort }
action-wind-tunnel = { card-wind-tunnel }

effect-dollar = Worth $1 in every Buy Phase in which you hold it. You keep it when you spend it.
effect-microknot = In the race: half a Speed more in every turn.
effect-boost = In the race, once: roll for the engine. If it holds, you have 3 Speed more in this turn; if not, you take a Backfire token.
effect-fast = In the race: +1 on every skill check, at pylons and for Boosts.
effect-sponsorship = One more buy in this turn, and $2 more to spend in it.
effect-night-shift = Draw three cards.
effect-team-effort = Draw a card and gain two Action plays. Later in this phase you may use one play to Regroup: discard cards and draw as many.
effect-wind-tunnel = Test: put another Action card of your hand into play and use it twice. Or Funding: $2 more to spend in this turn.

## The calendar, the stages and the course

month-0 = October
month-1 = November
month-2 = December
month-3 = January
month-4 = February
month-5 = March
month-6 = April
month-7 = May
month-8 = June
month-9 = July
month-10 = August

stage-season = Speed Mod Season
stage-quick-play = Quick Play
stage-qualifying = Qualifying
stage-heat = Heat
stage-final = Final

pylon-p1 = pylon 1
pylon-p2 = pylon 2
pylon-p3 = pylon 3
pylon-p4 = pylon 4
pylon-p5 = pylon 5
pylon-p6 = pylon 6
pylon-p7 = pylon 7
pylon-p8 = pylon 8
pylon-p9 = pylon 9
pylon-blue = the blue pylon

altitude-0 = Low
altitude-1 = Mid
altitude-2 = High

livery-red = red
livery-blue = blue
livery-yellow = yellow
livery-green = green

## Options of the set-up

option-course = Course
option-course-help = Where the race is flown. Stead Short is the usual course; the longer ones have more pylons and suit a higher stock Speed.
option-course-stead-short = Stead Short
option-course-stead-middle = Stead Middle
option-course-stead-silver = Stead Silver
option-course-stead-long = Stead Long
option-course-desert-triangle = Desert Triangle
option-laps = Laps
option-laps-help = How many laps the final has. Three are usual.
option-stock-speed = Stock Speed
option-stock-speed-help = The Speed of every aircraft before its Microknots. Take more than 4 for a long course or a long race.
option-stock-speed-4 = 4
option-stock-speed-4-5 = 4½
option-stock-speed-5 = 5
option-stock-speed-5-5 = 5½
option-stock-speed-6 = 6
option-stock-speed-6-5 = 6½
option-stock-speed-7 = 7
option-stock-speed-7-5 = 7½
option-stock-speed-8 = 8
option-stock-speed-8-5 = 8½
option-stock-speed-9 = 9
option-stock-speed-9-5 = 9½
option-stock-speed-10 = 10
option-stock-speed-10-5 = 10½
option-stock-speed-11 = 11
option-stock-speed-11-5 = 11½
option-stock-speed-12 = 12
option-quick-play = Quick Play
option-quick-play-help = No season: everybody secretly spends $25 on Microknots, FAST and Boosts, and the race begins.
option-quick-play-off = off
option-quick-play-on = on
option-quick-microknot-cap = Microknots in Quick Play
option-quick-microknot-cap-help = How many Microknots one may buy in Quick Play. Two make for closer races.
option-quick-microknot-cap-none = no limit
option-quick-microknot-cap-2 = at most two
option-qualifying = Qualifying
option-qualifying-help = Each flies a lap alone first, and the best lap starts on the inside. Otherwise the highest Speed does.
option-qualifying-off = off
option-qualifying-on = on
option-heats = Heats
option-heats-help = Races of two laps before the final. The ranking of each is the grid of the next.
option-heats-0 = none
option-class = Class
option-class-help = The race of a real class: it sets course, laps and stock Speed together.
option-class-none = as chosen
option-class-biplane = Biplane
option-class-formula-one = Formula One
option-class-t6 = T-6
option-class-sport = Sport
option-class-jet = Jet
option-class-unlimited = Unlimited
option-seasons = Seasons
option-seasons-help = With more than one season the aircraft keep their Microknots, FAST and unused Boosts. The most wins decide in the end.

## What is asked

ask-take-free = Take { $cards } free cards: how many Boosts, and how many FAST?
ask-act =
    { $plays ->
        [0] You have no Action plays left.
        [one] You have one Action play left.
       *[other] You have { $plays } Action plays.
    } { $regroups ->
        [0] Play an Action card, or go on to buying.
       *[other] Play an Action card, Regroup, or go on to buying.
    }
ask-tunnel = The Wind Tunnel: test another Action card, which you then use twice, or take ${ $money } of funding?
ask-regroup =
    { $cards ->
        [0] Regroup: choose a card to discard.
        [one] Regroup: discard another card, or draw one.
       *[other] Regroup: discard another card, or draw { $cards }.
    }
ask-buy =
    { $buys ->
        [0] You have no buys left.
        [one] You have ${ $money } and one buy.
       *[other] You have ${ $money } and { $buys } buys.
    }
ask-quick-build = Spend up to ${ $money } on your aircraft: how many Microknots, FAST and Boosts?
ask-move =
    { $half ->
        [0] You have { $tiles } Speed left.
       *[other] You have { $tiles ->
            [0] ½
           *[other] { $tiles }½
        } Speed left.
    } A pylon check passes with { $pylon }% of rolls. { $boosts ->
        [0] You have no Boost.
        [one] You have one Boost; it works with { $boost }%.
       *[other] You have { $boosts } Boosts; the next works with { $boost }%.
    }
ask-backfire =
    { $boosts ->
        [one] The engine backfires. Give up your last Boost to avoid the token?
       *[other] The engine backfires. Give up one of your { $boosts } Boosts to avoid the token?
    }

## What a player can do

boosts-0 = 3 FAST
boosts-1 = 1 Boost and 2 FAST
boosts-2 = 2 Boosts and 1 FAST
boosts-3 = 3 Boosts

do-free = take { $boosts }
do-done = done
do-play = play { $action }
do-regroup = Regroup
do-fund = take the funding
do-test = test { $action }: use it twice
do-discard = discard { $card }
do-redraw = draw
do-buy = buy { $card }
do-fly = fly
do-fly-check = fly past the pylon and roll
do-step = fly one tile
do-in = change to the lane inside
do-out = change to the lane outside
do-climb = climb
do-dive = dive
do-boost = play a Boost
do-end = end turn
do-avoid = give up a Boost
do-accept = take the Backfire token
do-build = build { $build } (Microknots, FAST, Boosts)

## What has happened

log-season = Season { $number } begins.
log-first = { $seat } is the starting player.
log-free =
    { $boosts ->
        [0] { $seat } takes { boosts-0 }.
        [1] { $seat } takes { boosts-1 }.
        [2] { $seat } takes { boosts-2 }.
       *[3] { $seat } takes { boosts-3 }.
    }
log-month =
    { $number ->
        [0] { month-0 }
        [1] { month-1 }
        [2] { month-2 }
        [3] { month-3 }
        [4] { month-4 }
        [5] { month-5 }
        [6] { month-6 }
        [7] { month-7 }
        [8] { month-8 }
        [9] { month-9 }
       *[10] { month-10 }
    } begins.
log-turn = { $seat }'s turn.
log-shuffle = { $seat } shuffles the discard pile into a new deck.
log-draw = { $seat } draws { $card }.
log-draw-hidden = { $seat } draws a card.
log-play = { $seat } plays { $card }.
log-test = { $seat } tests { $card } in the Wind Tunnel and uses it twice.
log-fund = { $seat } gets ${ $money } of funding from the Wind Tunnel.
log-discard = { $seat } discards { $card }.
log-buy = { $seat } buys { $card } for ${ $cost }.
log-cleanup = { $seat } cleans up.
log-build = { $seat } has built { $build } (Microknots, FAST, Boosts).
log-aircraft = { $seat }'s aircraft is ready for Race Week.
log-race =
    { $laps ->
        [one] { $stage }: one lap.
       *[other] { $stage }: { $laps } laps.
    }
log-grid = { $seat } starts in lane { $lane }.
log-round = Round { $number }.
log-pay =
    { $speed ->
        [0] { $seat } pays a token and has no Speed left.
       *[other] { $seat } pays a token: { $token } Speed less in this turn.
    }
log-fly =
    { $half_tiles ->
        [1] { $seat } flies ½ tile.
        [2] { $seat } flies 1 tile.
        [3] { $seat } flies 1½ tiles.
        [4] { $seat } flies 2 tiles.
        [5] { $seat } flies 2½ tiles.
        [6] { $seat } flies 3 tiles.
        [7] { $seat } flies 3½ tiles.
        [8] { $seat } flies 4 tiles.
        [9] { $seat } flies 4½ tiles.
        [10] { $seat } flies 5 tiles.
        [11] { $seat } flies 5½ tiles.
        [12] { $seat } flies 6 tiles.
        [13] { $seat } flies 6½ tiles.
        [14] { $seat } flies 7 tiles.
        [15] { $seat } flies 7½ tiles.
        [16] { $seat } flies 8 tiles.
       *[other] { $seat } flies { $half_tiles } half-tiles.
    }
log-lap = { $seat } completes lap { $laps }.
log-aside = { $seat } changes to lane { $lane }.
log-altitude =
    { $altitude ->
        [0] { $seat } is now at Low altitude.
        [1] { $seat } is now at Mid altitude.
       *[2] { $seat } is now at High altitude.
    }
log-check = { $seat } rounds { $pylon } closely: needs { $needed }, rolls { $roll }.
log-cut = { $seat } has cut { $pylon } and takes a Cut Pylon token.
log-engine = { $seat } plays a Boost: needs { $needed }, rolls { $roll }.
log-boost = The engine holds: { $more } Speed more for { $seat }.
log-backfire = The engine of { $seat } backfires: a Backfire token.
log-avoid = { $seat } gives up a Boost and takes no Backfire token.
log-back = { $seat } has tokens left and moves back to pay them.
log-finish = { $seat } has finished!
log-qualified = { $seat } ends the qualifying lap in turn { $turns }.
log-safety = Nobody has finished in time. The race ends here, and the positions count.
log-place = Place { $rank }: { $seat }.
log-win = { $seat } wins the race!

## Why not: in the workshop

why-free-first = First take your free cards: Boosts and FAST.
why-three-free-cards = You take exactly three free cards, in any mix of Boosts and FAST.
why-actions-only = Only Action cards can be played here: Sponsorship, Night Shift, Team Effort and Wind Tunnel.
why-not-in-hand = You have no such card in hand.
why-no-plays = You have no Action plays left in this turn.
why-buy-later = You buy after the Action Phase. Say that you are done with Actions first.
why-actions-over = The Action Phase is over. Now you may buy, or be done.
why-no-regroup = You can Regroup once for each Team Effort that you have used in this turn, and you have none left.
why-empty-hand = You have no card to discard.
why-discard-first = Discard at least one card before you draw.
why-discard-or-redraw = You are regrouping: discard cards, then draw as many.
why-choose-mode = The Wind Tunnel comes first: choose an Action card to test, or the funding.
why-no-other-action = You have no other Action card to test. The Wind Tunnel gives you funding.
why-no-buys = You have no buys left in this turn.
why-too-dear = That costs more than you have.
why-sold-out = This pile is empty.
why-mods-only = In Quick Play you buy Microknots, FAST and Boosts, all at once, and nothing else.

## Why not: in the race

why-in-flight = You are in flight: fly, change lane or altitude, play a Boost, or end your turn.
why-no-budget = You have no Speed left to fly with.
why-blocked = The aircraft in front of you blocks the way. It can only be passed in another lane.
why-step-is-fly = Flying on goes no further than one tile here: simply fly.
why-step-aside-cost = Changing lanes costs 1 Speed, and you have less.
why-no-lane = There is no lane there. The lanes go from 0, the inside, to 3.
why-lane-taken = There is an aircraft beside you, or too close, in that lane.
why-climb-cost = Climbing costs 1 Speed, and you have less.
why-levels-used = You have changed your altitude twice in this turn. That is all a turn allows.
why-at-the-top = You are at High altitude already.
why-at-the-bottom = You are at Low altitude already.
why-no-boost = You have no Boost.
why-must-fly = You must fly on: a turn ends only when your Speed is used up or the way is blocked.
why-avoid-or-accept = The engine has backfired. Give up a Boost, or take the token.

## The board in text

board-season = Season { $season } of { $seasons }
board-month = { $month }, month { $number } of { $months }
board-quick-play = everybody builds an aircraft for up to ${ $money }
board-race = { $stage } on { $course }
board-of-laps = laps: { $laps }
board-round = round { $round }
board-turn = Turn of { $name }
board-you = { $name } (you)
board-plays = Action plays: { $plays }
board-buys = buys: { $buys }
board-regroups = Regroups: { $regroups }
board-extra = extra money: ${ $money }
board-spent = spent: ${ $money }
board-money = Your money: ${ $money }
board-hand = Your hand
board-deck = Your deck, in no order
board-in-hand = cards in hand: { $cards }
board-in-deck = in the deck: { $cards }
board-played = in play: { $cards }
board-discard = discard pile: { $cards }
board-owned = owns: { $cards }
board-medals = medals: { $medals }
board-copies = { $card } ×{ $count }
board-none = none
board-card = Card
board-cost = Cost
board-left = Left
board-budget = Speed left: { $speed }
board-levels = altitude changes left: { $levels }
board-ahead = straight on to lane { $lane }, { $place } tiles past the line
board-gates = checks on the way: { $pylons }
board-chance = { $odds }%
board-finished = finished
board-grounded = not flying
board-place = Place
board-aircraft = Aircraft
board-laps = Laps
board-lane = Lane
board-tiles = Tiles
board-altitude = Altitude
board-tokens = Tokens
board-speed = Speed
board-fast = FAST
board-boosts = Boosts
board-check = Pylon check
board-next-boost = next Boost
board-symbols = Numbers are aircraft. | is the line, P a pylon, : its turn, . a straight. Lane 0 is the inside.

## The tour of the first game

tour-air-racing-goal = Eleven months in the workshop, then one race. Whoever is first around the pylons wins; what you buy now is what you fly then.
tour-air-racing-hand = These are your cards for this turn. Blue ones are Actions: you may play two of them. Your Dollars count when you buy.
tour-air-racing-piles = Here you buy, usually two cards in a turn. They go to your discard pile and come back with the next shuffle.
tour-air-racing-mods = Orange cards are Speed Mods. They do nothing in the workshop, but Microknots make you faster, FAST helps you at the pylons, and Boosts are 3 Speed once, at a risk.
tour-air-racing-calendar = The calendar goes from October to August. After that everybody's Speed Mods become an aircraft.
tour-air-racing-bar = Here is always what you can do now. You can take back what is not final yet. Press ? for all keys.

## The workshop on the screen

brief-dollar = +$1
brief-microknot = +½ Speed
brief-boost = +3 Speed, once
brief-fast = +1 on checks
brief-sponsorship = +1 buy, +$2
brief-night-shift = +3 cards
brief-team-effort = +1 card, +2 plays
brief-wind-tunnel = Action ×2, or +$2

workshop-calendar = The calendar of the season
workshop-race-week = Race Week
workshop-supply = Supply piles
workshop-dollars = ${ $money }
workshop-cost = costs ${ $cost }
workshop-left =
    { $left ->
        [0] sold out
       *[other] { $left } left
    }
workshop-affordable = you can pay for it
workshop-too-dear = more than you have
workshop-plays = Actions
workshop-buys = Buys
workshop-money = Money
workshop-regroups = Regroups
workshop-my-turn = Your turn in numbers
workshop-hand = Hand
workshop-deck = Deck
workshop-discard = Discard
workshop-in-play = In play
workshop-owned = All cards
workshop-top = on top: { $card }
workshop-others = The other workshops
workshop-turn = { $plays ->
        [one] { $plays } Action
       *[other] { $plays } Actions
    }, { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    }, +${ $money }
workshop-bought = Bought
workshop-nothing-bought = Nothing bought of late
workshop-hidden = hand { $hand }, deck { $deck }
workshop-my-cards = My cards
workshop-odds-about = How likely the next draw brings at least one such card. When the deck is too short, the discard pile is shuffled: for the next hand together with the cards you hold and play now.
workshop-next-one = 1 card
workshop-next-three = 3 cards
workshop-next-hand = New hand
workshop-percent = { $percent }%
workshop-free = Free cards
workshop-action-phase = Action Phase
workshop-buy-phase = Buy Phase
workshop-cleanup-phase = Cleanup Phase
workshop-builder = Build your aircraft
workshop-more = One more { $card }
workshop-fewer = One { $card } less
workshop-money-left = left to spend
workshop-build = Seal this build
workshop-meaning = What it means in the race
workshop-pylon-check = Pylon check
workshop-boost-check =
    { $n ->
        [1] First Boost
        [2] Second Boost
       *[other] Third Boost
    }
workshop-speed = Speed { $speed }
workshop-wins = races won: { $wins }
workshop-diagram = The eight cards of the season

## The race on the screen

race-course = The course
race-everybody = Where everybody is
race-lap = lap { $lap } of { $laps }
race-lap-short = Lap
race-round = Round { $round }
race-order = Order of this round
race-who = { $name }, number { $number }, { $livery }
race-standing = place { $standing }
race-lane = lane { $lane }
race-on-line = on the start and finish line
race-on-straight = on the straight to { $pylon }
race-in-turn = in the turn at { $pylon }
race-cut-pylon = Cut Pylon, −{ $speed } Speed
race-backfire = Backfire, −{ $speed } Speed
race-flying = in flight
race-left = { $tiles } left
race-check-ahead = { $pylon }: skill check ahead, { $odds }% pass
race-rolled = rolled { $roll }, { $needed } or more needed
race-rolled-engine = Engine check
race-passed = Passed
race-failed = Failed
race-closed = { $way }, { $where }: not now
race-needed = needs { $needed }+

cockpit-title = Your aircraft
cockpit-speed = Speed
cockpit-budget = Left in this turn
cockpit-next = In your next turn
cockpit-tiles = { $tiles } tiles
cockpit-altitude = Altitude
cockpit-levels =
    { $levels ->
        [0] no changes left
        [one] 1 change left
       *[other] { $levels } changes left
    }
cockpit-climb = climbing costs 1 Speed
cockpit-dive = diving adds 1 Speed
cockpit-here = you are here
cockpit-pylon = Pylon check
cockpit-boost = Boost
cockpit-boosts = × { $boosts }
cockpit-no-boost = No Boost left
cockpit-passes = { $odds }% of rolls pass
cockpit-fast = FAST { $fast }
cockpit-more-fast = one FAST more: { $odds }%
cockpit-after-boost = after a Boost: { $odds }%
cockpit-tokens = To pay next turn
cockpit-no-tokens = No tokens
