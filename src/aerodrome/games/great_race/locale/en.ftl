### The Great Air Race.

title = The Great Air Race
tagline = Europe, 1933: one secret card at a time, fly as far as Fuel and nerve allow, land in time, and be first past the last Stage.
players = 2 to 6 players, about 45 to 75 minutes

## Flight cards

flight-copy = { $name } { $copy }
flight-steady-cruise = Steady Cruise
flight-full-throttle = Full Throttle
flight-lean-mixture = Lean Mixture
flight-supercharger = Supercharger
flight-tuned-engine = Tuned Engine
flight-field-repairs = Field Repairs
flight-auxiliary-tank = Auxiliary Tank
flight-redline = Redline
flight-backfire = Backfire
flight-jury-rig = Jury Rig
flight-following-wind = Following Wind
flight-thermal-lift = Thermal Lift
flight-clear-skies = Clear Skies
flight-sea-breeze = Sea Breeze
flight-mountain-wave = Mountain Wave
flight-cloud-cover = Cloud Cover
flight-storm-chaser = Storm Chaser
flight-pressure-front = Pressure Front
flight-crosswind = Crosswind
flight-eye-of-the-storm = Eye of the Storm
flight-barrel-roll = Barrel Roll
flight-power-dive = Power Dive
flight-loop-the-loop = Loop the Loop
flight-playing-to-the-cameras = Playing to the Cameras
flight-grandstand-buzz = Grandstand Buzz
flight-treetop-dash = Treetop Dash
flight-prop-wash = Prop Wash
flight-wing-walk = Wing Walk
flight-daredevil-gap = Daredevil Gap
flight-slipstream = Slipstream
flight-evasive-roll = Evasive Roll

card-landing = Landing card
card-steady-cruise = { flight-steady-cruise }
card-full-throttle = { flight-full-throttle }
card-lean-mixture = { flight-lean-mixture }
card-supercharger = { flight-supercharger }
card-tuned-engine = { flight-tuned-engine }
card-field-repairs = { flight-field-repairs }
card-auxiliary-tank = { flight-auxiliary-tank }
card-redline = { flight-redline }
card-backfire = { flight-backfire }
card-jury-rig = { flight-jury-rig }
card-following-wind = { flight-following-wind }
card-thermal-lift = { flight-thermal-lift }
card-clear-skies = { flight-clear-skies }
card-sea-breeze = { flight-sea-breeze }
card-mountain-wave = { flight-mountain-wave }
card-cloud-cover = { flight-cloud-cover }
card-storm-chaser = { flight-storm-chaser }
card-pressure-front = { flight-pressure-front }
card-crosswind = { flight-crosswind }
card-eye-of-the-storm = { flight-eye-of-the-storm }
card-barrel-roll = { flight-barrel-roll }
card-power-dive = { flight-power-dive }
card-loop-the-loop = { flight-loop-the-loop }
card-playing-to-the-cameras = { flight-playing-to-the-cameras }
card-grandstand-buzz = { flight-grandstand-buzz }
card-treetop-dash = { flight-treetop-dash }
card-prop-wash = { flight-prop-wash }
card-wing-walk = { flight-wing-walk }
card-daredevil-gap = { flight-daredevil-gap }
card-slipstream = { flight-slipstream }
card-evasive-roll = { flight-evasive-roll }

class-mechanical = Mechanical
class-weather = Weather
class-aerobatics = Aerobatics

effect-steady-cruise = No effect.
effect-full-throttle = Over Mountains or in a Storm you lose 1 Health.
effect-lean-mixture = 1 Fuel comes back, into your Reserve.
effect-supercharger = Over Mountains: +2 Progress.
effect-tuned-engine = If the card before it in your Flight Path is Mechanical: +2 Progress.
effect-field-repairs = 1 Health comes back, into your Reserve.
effect-auxiliary-tank = Up to 2 Fuel come back, straight into your Supply.
effect-redline = No effect.
effect-backfire = No effect when flown.
effect-jury-rig = No effect when flown.
effect-following-wind = Over Plains or Sea: +3 Progress.
effect-thermal-lift = Over Plains or Mountains: 1 Fuel comes back, into your Reserve.
effect-clear-skies = If no Attachment lies under your Stage: draw a Flight card.
effect-sea-breeze = Over Sea: +2 Progress.
effect-mountain-wave = Over Mountains: +3 Progress.
effect-cloud-cover = Over Forest or in Fog: draw two Flight cards.
effect-storm-chaser = Over Sea or in a Storm: +2 Progress.
effect-pressure-front = Hostile: every other pilot on your Stage whose revealed Flight card still waits has 1 Progress less on it.
effect-crosswind = No effect when flown.
effect-eye-of-the-storm = No effect when flown.
effect-barrel-roll = No effect.
effect-power-dive = No effect.
effect-loop-the-loop = No effect.
effect-playing-to-the-cameras = You may spend 1 Moxy for +2 Progress.
effect-grandstand-buzz = Over a City: +1 Progress and 1 Moxy.
effect-treetop-dash = Over Forest: +2 Progress.
effect-prop-wash = Hostile: choose another airborne pilot on your Stage, who loses 1 Health.
effect-wing-walk = No effect.
effect-daredevil-gap = No effect.
effect-slipstream = No effect when flown.
effect-evasive-roll = No effect when flown.

react-backfire = After the reveal, hostile: another pilot's revealed Mechanical card, on any Stage, costs 1 Fuel more this round.
react-jury-rig = As a Response: cancel what would take Fuel or Health from you, or make your card dearer.
react-crosswind = After the reveal, hostile: the revealed Flight card of another pilot on your Stage has 2 Progress less this round.
react-eye-of-the-storm = As a Response: cancel any hostile effect on you.
react-slipstream = After the reveal: if another pilot on your Stage has revealed a Flight card of more Progress than yours, your card has 2 Progress more this round.
react-evasive-roll = As a Response: cancel any hostile effect on you, and gain 1 Moxy.

## Crew

crew-copy = { $name } { $copy }
crew-mechanic = Mechanic
crew-refuelling-hand = Refuelling Hand
crew-navigator = Navigator
crew-radio-operator = Radio Operator
crew-camera-operator = Camera Operator
crew-local-guide = Local Guide
crew-rigger = Rigger
crew-tanker-crew = Tanker Crew
crew-co-pilot = Co-pilot
crew-co-pilot-1 = { crew-co-pilot }
crew-meteorologist = Meteorologist
crew-meteorologist-1 = { crew-meteorologist }
crew-engine-tuner = Engine Tuner
crew-engine-tuner-1 = { crew-engine-tuner }
crew-saboteur = Saboteur
crew-saboteur-1 = { crew-saboteur }
crew-gossip-columnist = Gossip Columnist
crew-gossip-columnist-1 = { crew-gossip-columnist }
crew-route-planner = Route Planner
crew-route-planner-1 = { crew-route-planner }
crew-quartermaster = Quartermaster
crew-quartermaster-1 = { crew-quartermaster }

effect-crew-mechanic = Exhaust: 1 Health comes back, into your Reserve.
effect-crew-refuelling-hand = Exhaust: 1 Fuel comes back into your Reserve; up to 2 if you have landed.
effect-crew-navigator = Exhaust, in the air only: +2 Progress.
effect-crew-radio-operator = Exhaust: draw a Flight card.
effect-crew-camera-operator = Exhaust: 1 Moxy; 2 in the air if the card you have flown this turn is Aerobatics. Only while you have fewer than 5.
effect-crew-local-guide = Discard, in the air only: +3 Progress.
effect-crew-rigger = Discard: up to 2 Health come back, straight into your Supply.
effect-crew-tanker-crew = Discard: up to 3 Fuel come back, straight into your Supply.
effect-crew-co-pilot = Discard, in the air only: fly another card of your hand that you can pay for, with its printed Progress.
effect-crew-meteorologist = Exhaust, in the air only, if the card you have flown this turn is Weather: +1 Progress, and draw a Flight card.
effect-crew-engine-tuner = Exhaust, in the air only, if the card you have flown this turn is Mechanical: 1 Fuel comes back, straight into your Supply.
effect-crew-saboteur = Discard, hostile: another airborne pilot loses up to 2 Fuel.
effect-crew-gossip-columnist = Exhaust, hostile: another pilot who has more Moxy than you gives you 1.
effect-crew-route-planner = Discard: remove an Attachment from your own or a later Stage; in the air also +2 Progress.
effect-crew-quartermaster = Exhaust: discard a Flight card; its green values come back straight into your Supply, each that is printed on it raised by 1.

## News

news-bright-morning = Bright Morning
news-fuel-rationing = Fuel Rationing
news-sponsors-fuel = Sponsor's Fuel
news-overnight-hail = Overnight Hail
news-spare-parts-shipment = Spare Parts Shipment
news-newsreel-premiere = Newsreel Premiere
news-underdog-story = Underdog Story
news-buttersworths-purse = Buttersworth's Purse
news-cantina-clear-out = Cantina Clear-Out
news-lost-charts = Lost Charts
news-handicappers-ruling = Handicapper's Ruling
news-helpful-farmers = Helpful Farmers
news-sea-of-fog = Sea of Fog
news-thunderheads = Thunderheads
news-spring-floods = Spring Floods
news-air-fair = Air Fair
news-headwinds = Headwinds
news-icing = Icing
news-rough-air = Rough Air
news-smooth-air = Smooth Air

attachment-sea-of-fog = { news-sea-of-fog }
attachment-thunderheads = { news-thunderheads }
attachment-spring-floods = { news-spring-floods }
attachment-air-fair = { news-air-fair }
attachment-headwinds = { news-headwinds }
attachment-icing = { news-icing }
attachment-rough-air = { news-rough-air }
attachment-smooth-air = { news-smooth-air }

effect-news-bright-morning = Everybody draws a Flight card.
effect-news-fuel-rationing = Everybody with 4 or more Fuel in Supply loses 1.
effect-news-sponsors-fuel = Everybody gets 1 Fuel back, into the Supply.
effect-news-overnight-hail = Everybody with 2 or more Health in Supply loses 1.
effect-news-spare-parts-shipment = Everybody gets 1 Health back, into the Supply.
effect-news-newsreel-premiere = Whoever leads gains 2 Moxy.
effect-news-underdog-story = Whoever trails gains 1 Moxy and draws a Flight card.
effect-news-buttersworths-purse = Everybody gains 1 Moxy.
effect-news-cantina-clear-out = All three of the Cantina leave, and three others come.
effect-news-lost-charts = Everybody with 2 or more Flight cards in hand discards one of them.
effect-news-handicappers-ruling = Whoever leads and has 2 or more Fuel in Supply loses 1.
effect-news-helpful-farmers = Whoever trails gets up to 2 Fuel back, into the Supply.
effect-news-sea-of-fog = The Stage has Fog too.
effect-news-thunderheads = The Stage has a Storm too.
effect-news-spring-floods = The Stage has Sea too.
effect-news-air-fair = The Stage has a City too.
effect-news-headwinds = Weather cards cost 1 Fuel more on this Stage.
effect-news-icing = Mechanical cards cost 1 Fuel more on this Stage.
effect-news-rough-air = Flight cards of 5 or more printed Progress cost 1 Health more on this Stage.
effect-news-smooth-air = Flight cards that are printed with 2 or more Fuel cost 1 Fuel less on this Stage.

## Stages and rewards

stage-croydon = Croydon
stage-zuiderzee = Zuiderzee
stage-picardy = Picardy
stage-ardennes = Ardennes
stage-dover-strait = Dover Strait
stage-rhine-gorge = Rhine Gorge
stage-bohemian-basin = Bohemian Basin
stage-venetian-lagoon = Venetian Lagoon
stage-lombardy = Lombardy
stage-chapham = Chapham
stage-danube-delta = Danube Delta
stage-black-forest = Black Forest
stage-pyrenees = Pyrenees
stage-dalmatian-coast = Dalmatian Coast
stage-carpathian-arc = Carpathian Arc
stage-brenner-pass = Brenner Pass

terrain-plains = Plains
terrain-sea = Sea
terrain-forest = Forest
terrain-city = City
terrain-mountains = Mountains
terrain-fog = Fog
terrain-storm = Storm

reward-one-card = 1 Flight card
reward-crew = 1 Crew card
reward-one-health = 1 Health
reward-one-fuel = 1 Fuel
reward-two-fuel = 2 Fuel
reward-health-and-card = 1 Health and 1 Flight card
reward-health-and-crew = 1 Health and 1 Crew card
reward-two-cards = 2 Flight cards
reward-two-health = 2 Health

effect-reward-one-card = Draw a Flight card.
effect-reward-crew = Take a Crew card from the Cantina without paying.
effect-reward-one-health = 1 Health comes back, into your Reserve.
effect-reward-one-fuel = 1 Fuel comes back, into your Reserve.
effect-reward-two-fuel = Up to 2 Fuel come back, into your Reserve.
effect-reward-health-and-card = 1 Health comes back, into your Reserve, and you draw a Flight card.
effect-reward-health-and-crew = 1 Health comes back, into your Reserve, and you take a Crew card from the Cantina without paying.
effect-reward-two-cards = Draw two Flight cards.
effect-reward-two-health = Up to 2 Health come back, into your Reserve.

## Pilots

pilot-mail-pilot = The Mail Pilot
pilot-barnstormer = The Barnstormer
pilot-engineer = The Engineer
pilot-test-pilot = The Test Pilot
pilot-film-star = The Film Star
pilot-bush-pilot = The Bush Pilot
pilot-seaplane-champion = The Seaplane Champion
pilot-veteran = The Veteran
pilot-heir = The Heir
pilot-night-flyer = The Night Flyer
pilot-speed-king = The Speed King
pilot-old-hand = The Old Hand

effect-pilot-mail-pilot = Weather cards cost you 1 Fuel less, but never less than 1. You start with 1 Moxy.
effect-pilot-barnstormer = Your first Aerobatics card of each day has 1 Progress more. You start with 1 Moxy.
effect-pilot-engineer = What you redeem by Refuel/Repair goes straight into your Supply. You start with 2 Moxy.
effect-pilot-test-pilot = Each card you fly that is printed with a Health cost has 2 Progress more. You start with 4 Health and 2 Moxy.
effect-pilot-film-star = Hiring costs you 1 Moxy less, but at least 1, and does not use up your action. You start with 4 Moxy.
effect-pilot-bush-pilot = Your first two cards of each day have 1 Progress more each over Forest or Mountains. You start without Moxy.
effect-pilot-seaplane-champion = Your first two cards of each day have 1 Progress more each over Sea. You start with 2 Moxy.
effect-pilot-veteran = Hostile effects cannot touch you. You start with 3 Moxy.
effect-pilot-heir = Before the race you take a Crew card from the Cantina without paying. You start without Moxy.
effect-pilot-night-flyer = At Dusk you may keep one card more than you have Health. You start with 1 Moxy.
effect-pilot-speed-king = Flight cards of 5 or more printed Progress cost you 1 Fuel less, but never less than 1. You start with 1 Moxy.
effect-pilot-old-hand = In the round in which you land you draw two cards instead of one and may take two actions. You start without Moxy.

## The board, the decks and what can go wrong

resource-fuel = Fuel
resource-health = Health

space-supply = Supply
space-reserve = Reserve

status-airborne = airborne
status-landed = landed
status-finished = past the line

deck-flight = Flight deck
deck-news = News deck
deck-crew = Crew deck
deck-stage = Stage deck
deck-reward = Stage rewards
deck-pilot = Pilot deck

harm-cost = a dearer card
harm-progress = less Progress
harm-health = loss of Health
harm-fuel = loss of Fuel
harm-moxy = loss of Moxy

## Options of the set-up

option-stages = Stages
option-stages-help = How many Stages the race has. Four are usual, three to five are a good length; one Stage takes a day or so.
option-large-hand = Large first hand
option-large-hand-help = Everybody is dealt seven cards instead of five and discards two of them before the race.
option-large-hand-off = off
option-large-hand-on = on
option-pilots = Pilot cards
option-pilots-help = Everybody gets two Pilot cards and keeps one: other starting values and an ability of one's own.
option-pilots-off = off
option-pilots-on = on
option-races = Races
option-races-help = More than one race makes a Grand Prix: 5, 3 and 1 points for the first three of each race, and the most points win.
option-races-1 = a single race

## What is asked

ask-keep-pilot = Which of the two pilots are you in this race?
ask-lay-down =
    { $cards ->
        [one] Choose a card to discard.
       *[other] Choose { $cards } cards to discard, one after the other.
    }
ask-gain-crew = Take somebody from the Cantina without paying, or decline?
ask-must-take = Whom do you take along from the Cantina? It costs you nothing.
ask-drop-crew = There is room for two. Whom do you dismiss?
ask-remove-attachment = Which Attachment is to go?
ask-spend-card = The Quartermaster: which card do you give up for its green values, raised by 1?
ask-select = Choose your card for this round, or land. You have { $fuel } Fuel and { $health } Health in Supply.
ask-react = The cards lie open. Play a React from your hand, or pass?
ask-respond = Play a Response from your hand, or let it happen?
ask-respond-cost = Your card is to cost { $number } Fuel more. { ask-respond }
ask-respond-progress = Your card is to have { $number } Progress less. { ask-respond }
ask-respond-health = You are to lose { $number } Health. { ask-respond }
ask-respond-fuel = You are to lose up to { $number } Fuel. { ask-respond }
ask-respond-moxy = You are to give away { $number } Moxy. { ask-respond }
ask-choose-target = Who is it to be?
ask-target-cost = Somebody's card costs { $number } Fuel more. { ask-choose-target }
ask-target-progress = Somebody's card has { $number } Progress less. { ask-choose-target }
ask-target-health = Somebody loses { $number } Health. { ask-choose-target }
ask-target-fuel = Somebody loses up to { $number } Fuel. { ask-choose-target }
ask-target-moxy = Somebody gives you { $number } Moxy. { ask-choose-target }
ask-spend-moxy = Spend { $moxy } Moxy for { $progress } Progress more?
ask-fly-another = The Co-pilot: which card do you fly now?
ask-act = Take an action, or pass?
ask-act-aloft = You are in the air. { ask-act }
ask-act-landed = You are on the ground. { ask-act }
ask-want-hire = Do you want to hire from the Cantina? You have { $moxy } Moxy.
ask-hire = Whom do you hire? You have { $moxy } Moxy.

## What a player can do

do-pass = pass
do-fly = fly { $flight }
do-land = land
do-react = play { $flight } against pilot { $target }
do-react-own = play { $flight } for your own card
do-answer = answer with { $flight }
do-refuel = refuel or repair with { $flight }
do-use = use the { $crew }
do-target = pilot { $target }
do-choose = choose { $flight }
do-remove = remove { $attachment }
do-spend = spend Moxy
do-save = save Moxy
do-want = hire
do-forgo = do not hire
do-hire = hire the { $crew }
do-take = take the { $crew }
do-decline = decline
do-drop = dismiss the { $crew }
do-discard = discard { $flight }
do-keep = fly as { $pilot }

## What has happened

log-race =
    { $races ->
        [one] The race begins.
       *[other] Race { $number } of { $races } begins.
    }
log-pilot = { $seat } flies as { $pilot }.
log-day = Day { $number } dawns.
log-news = News: { $news }.
log-attach = { $news } now lies under { $stage }.
log-detach = { $news } is gone from { $stage }.
log-round = Round { $number }.
log-show = { $seat } reveals: { $card }.
log-react = { $seat } reacts with { $flight }, on the card of { $target }.
log-answer = { $seat } answers with { $flight }.
log-spare = The effect on { $seat } is cancelled: { $harm }.
log-suffer = { $seat } is hit: { $harm } ({ $number }). Now: { $now }.
log-turn = { $seat }'s turn.
log-stall =
    { $health ->
        [0] { $seat } cannot pay { $fuel } Fuel for { $flight } any more. It is discarded.
       *[other] { $seat } cannot pay { $fuel } Fuel and { $health } Health for { $flight } any more. It is discarded.
    }
log-pay =
    { $health ->
        [0] { $seat } pays { $fuel } Fuel and has { $fuel_left } left.
       *[other] { $seat } pays { $fuel } Fuel and { $health } Health and has { $fuel_left } and { $health_left } left.
    }
log-fly = { $seat } flies { $flight }: +{ $progress } Progress, { $total } in all.
log-progress = { $seat } gains { $number } Progress and has { $total }.
log-moxy =
    { $number ->
        [-1] { $seat } spends 1 Moxy and has { $total } left.
       *[other] { $seat } gains { $number } Moxy and has { $total }.
    }
log-refill = { $seat } gets back { $number } { $resource }, into the { $space }: { $total } there.
log-lose = { $seat } loses { $number } { $resource } and has { $left } left.
log-draw = { $seat } draws { $flight }.
log-draw-hidden = { $seat } draws a card.
log-shuffle = Shuffled: { $deck } ({ $cards }).
log-discard = { $seat } discards { $flight }.
log-redeem = { $seat } gives up { $flight } to refuel or repair.
log-use = { $seat } uses the { $crew }.
log-wish = { $seat } wants to hire.
log-bid = { $seat } reveals { $flight } for the order: { $progress } Progress, Speed { $speed }.
log-hire = { $seat } hires the { $crew } for { $moxy } Moxy and has { $left } left.
log-take = { $seat } takes the { $crew }.
log-drop = { $seat } dismisses the { $crew }.
log-arrive = New in the Cantina: { $crew }, for { $cost } Moxy.
log-leave = Gone from the Cantina: { $crew }.
log-move = { $seat } moves on to { $stage }, which asks for { $progress } Progress.
log-reward = { $seat } takes the reward of the Stage: { $reward }.
log-cross = { $seat } crosses the finish line with { $progress } Progress!
log-trophy = { $seat } takes the trophy of the finish.
log-land = { $seat } has landed.
log-bring =
    { $fuel ->
        [0] { $seat } brings { $health } Health from Reserve to Supply.
       *[other] { $health ->
            [0] { $seat } brings { $fuel } Fuel from Reserve to Supply.
           *[other] { $seat } brings { $fuel } Fuel and { $health } Health from Reserve to Supply.
        }
    }
log-dusk = Dusk of day { $number }.
log-patch = { $seat } has no Health left and is patched up by { $health }.
log-becalmed = Nobody has flown today, and { $seat } has no Fuel. Somebody helps out with { $fuel }.
log-off = The race is called off. What everybody has reached counts.
log-place = Place { $rank }: { $seat }.
log-points =
    { $number ->
        [one] { $seat } gets 1 point: { $total } in all.
       *[other] { $seat } gets { $number } points: { $total } in all.
    }
log-win = { $seat } wins!

## Why not

why-keep-one = Keep one of the two Pilot cards that you were dealt.
why-not-dealt = You were not dealt this Pilot card.
why-select-one = Choose one card for this round: a Flight card of your hand, or your Landing card.
why-not-in-hand = You do not have this card in hand.
why-not-payable = You cannot pay for this card. It takes at least 1 Fuel in Supply; what else is short of Fuel comes out of your Health.
why-react-or-pass = The cards lie open: play a React from your hand, or pass.
why-no-react = This card is no React for this moment.
why-no-target = It cannot be used on this pilot.
why-answer-or-pass = A hostile effect is about to hit you: play a Response, or pass.
why-no-response = This card is no Response.
why-damage-only = This card only helps against a loss of Fuel or Health, or a dearer card.
why-choose-target = Choose the pilot whom it hits.
why-spend-or-save = Spend the Moxy, or save it.
why-choose-flight = Choose the Flight card that the Co-pilot flies.
why-lay-down = Choose a Flight card of your hand to discard.
why-choose-card = Choose the Flight card that the Quartermaster gives up.
why-nothing-moves = That would bring nothing back: nothing that is green on this card lies in your Discard space.
why-take-or-decline = Take a card from the Cantina, or decline.
why-must-take = You must take one of the three.
why-not-in-cantina = This Crew card is not in the Cantina.
why-drop-one = You can have two Crew cards. Choose which of the two before must go.
why-not-on-board = You do not have this Crew card on board.
why-remove-one = Choose the Attachment that is to go.
why-not-ahead = No such Attachment lies under your own Stage or a later one.
why-act-or-pass = Take one action: refuel or repair with a card, or use somebody of your Crew. Or pass.
why-exhausted = This Crew card is exhausted. It is ready again when you land, and at Dusk.
why-aloft-only = This Crew card can be used in the air only.
why-no-use = This Crew card can do nothing for you now.
why-want-or-forgo = Say first whether you want to hire.
why-hire-or-forgo = Hire somebody from the Cantina, or do without.
why-too-dear = That costs more Moxy than you have.

## The board in text

board-race = Race { $race } of { $races }
board-day = Day { $day } of at most { $days }
board-round = round { $round }
board-deck = Flight deck: { $cards }
board-you = { $name } (you)
board-news = News: { $news }. { $effect }
board-order = Order of this round: { $names }
board-moxy = Moxy { $moxy }
board-cards = cards in hand: { $cards }
board-elsewhere = Reserve { $reserve }, Discard { $spent }
board-path = Flight Path: { $cards }
board-crew = Crew: { $crew }
board-exhausted = { $crew } (exhausted)
board-tokens = tokens: { $tokens }
board-points = points: { $points }
board-stage = Stage
board-value = Takes
board-terrain = Terrain
board-token = Token
board-trophy = trophy
board-course = Course
board-at = pilot { $pilot } at { $progress }
board-past = pilot { $pilot } past the line with { $progress }
board-shown = Pilot { $pilot } has revealed: { $card }
board-bid = Pilot { $pilot } has revealed for the order: { $card }
board-cantina = Cantina
board-wage = Moxy
board-about = What it does
board-card = Your card
board-speed = Speed
board-progress = Progress
board-cost = Costs now
board-refuel = Green
board-not-payable = { $cost } (too much)
board-gives = { $moxy } Moxy.
board-here = That is here.
board-picked = Selected: { $card }
board-no-cards = You have no Flight cards in hand.
board-symbols = Numbers are pilots, * is several of them. A dot is 1 Progress, = is a Stage that all have left.

## The tour of the first game

tour-great-race-goal = Fly past the last Stage. As soon as somebody does, the round is finished, and whoever has crossed the line with the most Progress wins.
tour-great-race-hand = Every round you choose one card, in secret: a Flight card to go on, or your Landing card to end your day. Each card shows its Progress and what it costs in Fuel and Health.
tour-great-race-gauges = Only what is in your Supply pays. What you spend lies in Discard until you bring it back, to Reserve first; Reserve becomes Supply when you land. Your Health is also your hand size at Dusk.
tour-great-race-course = The Stages and the Progress each takes. Their terrain helps some cards. The first to leave a Stage takes the token on it.
tour-great-race-lock = All cards are turned over together. The highest Progress flies first, and until everybody has chosen you can change your mind.
tour-great-race-bar = Here is always what you can do now. You can take back what is not final yet. Press ? for all keys.

## The table on screen

race-course = The course
race-pilots = The pilots
race-hand = Your hand
race-empty-hand = You hold no cards.
race-number = Pilot { $number }
race-paper = The Air Gazette
race-day = Day { $day } of { $days }
race-the-day = Day { $day }
race-of-races = Race { $race } of { $races }, day { $day }
race-no-news = The race goes on
race-no-news-about = Nothing new from the editors at this hour.
race-cantina = Cantina
race-progress = Progress to leave this Stage
race-trophy = The trophy of the finish, number { $trophy }
race-reward = First to leave takes: { $reward }
race-won = Token won: { $reward }, number { $trophy }
race-attached = Under { $stage }
race-there = { $name }: { $progress } Progress, { $status }
race-path = Flight Path
race-turn = in the order of turns
race-gauges = Your instruments
race-gauge = { $kind }: { $supply } in Supply, { $reserve } in Reserve, { $spent } in Discard
race-moxy = { $moxy } Moxy
race-cards =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
race-ready = { $crew }, ready
race-exhausted = { $crew }, exhausted
race-seat-free = free seat
race-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
race-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
race-on-stage = { $stage }: { $tracker } of { $progress }
race-past-line = { $tracker } Progress on the last Stage
race-react-open = The cards lie open. Does anybody react?
race-landing-about = You end your day on the ground: Reserve becomes Supply, your Crew is ready again, and each further round you draw a card and take an action.
race-about =
    { $class }. Progress { $progress }, Speed { $speed }. Costs { $fuel } Fuel{ $health ->
        [0] {""}
       *[other] {" "}and { $health } Health
    }.{ $moxy ->
        [0] {""}
       *[other] {" "}Brings { $moxy } Moxy.
    }
race-green =
    { $fuel ->
        [0] As Refuel/Repair: { $health } Health.
       *[other] { $health ->
            [0] As Refuel/Repair: { $fuel } Fuel.
           *[other] As Refuel/Repair: { $fuel } Fuel and { $health } Health.
        }
    }
race-terrain-fits = It is at home here.
race-not-payable = You cannot pay for it now.
race-phase-pilot = choosing pilots
race-phase-discard = discarding
race-phase-select = choosing a card
race-phase-react = React
race-phase-respond = Response
race-phase-turn = your turn
race-phase-ground = on the ground
race-phase-hire = hiring
race-diagram = How to read a Flight card
race-diagram-progress = Progress: how far it takes you. The highest flies first.
race-diagram-speed = Speed: decides between equal Progress. Every card has its own.
race-diagram-cost = What it costs, in Fuel and Health.
race-diagram-moxy = Moxy that it brings.
race-diagram-green = Green: what comes back if you give it up to Refuel or Repair.
race-diagram-terrain = Where its effect applies; lit if it is where you are.
race-diagram-react = A React for after the reveal.
race-diagram-response = A Response to what is hostile.
