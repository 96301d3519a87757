### Control Tower.

title = Control Tower
tagline = Ten aircraft, two airports and one secret mission: be the first to bring your four home.
players = 2 to 4 players, from 8 years, about 30 minutes

## Event cards

-extra-move = Extra move
-diagonal-move = Extra diagonal move
-pass = Pass
-holding = Holding
-storm = Storm
-clear-sky = Clear sky
-technical-return = Technical return

event-extra-move = { -extra-move }
event-diagonal-move = { -diagonal-move }
event-pass = { -pass }
event-holding = { -holding }
event-storm = { -storm }
event-clear-sky = { -clear-sky }
event-technical-return = { -technical-return }

card-extra-move = { -extra-move }
card-diagonal-move = { -diagonal-move }
card-pass = { -pass }
card-holding = { -holding }
card-storm = { -storm }
card-clear-sky = { -clear-sky }

effect-extra-move = Make one more move at once: depart, fly forward or sideways, or land. Never backward. (Movement card)
effect-diagonal-move = Move an aircraft of the field one row forward and one column left or right, to an empty space. (Movement card)
effect-pass = Swap two aircraft that meet head-on on neighbouring spaces of one column. Neither may be held. (Movement card)
effect-holding = Put it on an aircraft of the field. It is held until another aircraft of its direction has flown past it.
effect-storm = Put it on an empty space outside the Arrival and Departure Zones. Nobody can fly there; aircraft fly around it.
effect-clear-sky = Remove one Storm from the field.
effect-technical-return = Send one aircraft of the field back to waiting at its own airport. You have one for the whole game; it is kept apart from your hand.

## Directions and colours

way-forward = forward
way-left = left
way-right = right
way-back = backward
course-forward = forward
course-left = left
course-right = right
side-left = left
side-right = right

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-lime = lime
colour-green = green
colour-teal = teal
colour-sky-blue = sky blue
colour-navy = navy
colour-purple = purple
colour-pink = pink

## Components, zones and phases

component-airport = Airport card
component-runway = Runway card
component-aircraft = Aircraft card
component-goal = Goal card
component-event = Event card
component-movement = Movement card
component-rules = Rules

zone-airport = airport
zone-airport-a = Airport A
zone-airport-b = Airport B
zone-runway = runway
zone-arrival = Arrival Zone
zone-departure = Departure Zone
zone-field = playing field
zone-space = space

phase-draw = draw a card
phase-act = move and play
phase-discard = discard

## Terms

term-controller = controller
term-player = player
term-aircraft = aircraft
term-mission = secret mission
term-depart = depart
term-fly = fly
term-land = land
term-draw-pile = draw pile
term-discard-pile = discard pile
term-hand = hand
term-hand-limit = hand limit
term-turn = turn
term-starting-player = starting player
term-move = move
term-sideways = sideways
term-winner = winner
term-waiting = waiting
term-landed = landed
term-held = held
term-end-turn = end turn

## Options of the set-up

option-half-width = Width of the field
option-half-width-help = How many columns lie on each side of the airports. Five columns are the usual game; seven give more room to fly around each other.
option-half-width-2 = five columns
option-half-width-3 = seven columns

## What is asked

ask-act =
    { $moves ->
        [0] You have no more moves to make.
        [one] You must make one more move.
       *[other] You must make { $moves } moves.
    } { $cards ->
        [0] You may not play any more cards in this turn.
        [one] You may play one card.
       *[other] You may play up to { $cards } cards.
    }
ask-discard =
    { $limit ->
        [one] You may keep one card in hand: choose a card to discard.
       *[other] You may keep { $limit } cards in hand: choose a card to discard.
    }

## What a player can do

do-end = end turn
do-move = move aircraft { $aircraft } { $way }
do-move-depart = let aircraft { $aircraft } depart to the { $way }
do-move-land = land aircraft { $aircraft }
do-extra-depart = { -extra-move }: let aircraft { $aircraft } depart to the { $course }
do-extra-land = { -extra-move }: land aircraft { $aircraft }
do-extra = { -extra-move }: aircraft { $aircraft } { $course }
do-diagonal = { -diagonal-move }: aircraft { $aircraft } forward and { $side }
do-pass = { -pass }: swap aircraft { $outbound } with the one in front of it
do-hold = { -holding }: hold aircraft { $aircraft }
do-discard = discard { $card }
do-storm = { -storm }: block { $open }
do-clear = { -clear-sky }: remove the Storm on { $open }
do-return = { -technical-return }: send aircraft { $aircraft } back to its airport

## What has happened

log-first = { $seat } is the starting player.
log-turn = Round { $round }: { $seat }'s turn.
log-draw = { $seat } draws { $card }.
log-draw-hidden = { $seat } draws a card.
log-reshuffle =
    { $cards ->
        [one] The discard pile becomes the new draw pile: one card.
       *[other] The discard pile is shuffled and becomes the new draw pile: { $cards } cards.
    }
log-play = { $seat } plays { $card }.
log-depart = { $seat } lets aircraft { $aircraft } depart to { $to }.
log-fly = { $seat } moves aircraft { $aircraft } from { $from } to { $to }.
log-land = { $seat } lands aircraft { $aircraft }. Landed so far: { $landed }.
log-swap = { $seat } lets aircraft { $first } and { $second } pass each other.
log-storm = { $seat } puts a Storm on { $space }.
log-clear = { $seat } clears the Storm on { $space } away.
log-hold = { $seat } holds aircraft { $aircraft }.
log-release = Aircraft { $aircraft } is no longer held; its Holding card is discarded.
log-return =
    { $rows ->
        [0] { $seat } sends aircraft { $aircraft } back: it waits at its airport again.
        [one] { $seat } sends aircraft { $aircraft } back by one row: it waits at its airport again.
       *[other] { $seat } sends aircraft { $aircraft } back by { $rows } rows: it waits at its airport again.
    }
log-discard = { $seat } discards { $card }.
log-lost =
    { $moves ->
        [one] No aircraft can move: { $seat } loses one move.
       *[other] No aircraft can move: { $seat } loses { $moves } moves.
    }
log-gridlock =
    { $cards ->
        [0] Gridlock! But no Storm or Holding card lies on the field.
        [one] Gridlock! The one Storm or Holding card on the field is discarded.
       *[other] Gridlock! All { $cards } Storm and Holding cards on the field are discarded.
    }
log-goal = The Goal card of { $seat } is { $goal }.
log-goal-hidden = { $seat } receives a secret Goal card.
log-win = { $seat } wins! Own aircraft landed: { $landed }.
log-safety = The last round is over. The most landed aircraft of the own Goal card win; then the shortest way left.

## Why not: moves

why-held = This aircraft is held. It can move again once another aircraft of its direction has flown past it.
why-landed = This aircraft has landed and stays out of the game.
why-waiting = This aircraft is still waiting. It departs to the left or the right of its airport.
why-departure-taken = Both Departure Zones of this airport are taken, so nothing can depart there.
why-taken = That space is not empty: an aircraft or a Storm is there.
why-backward = Aircraft do not fly backward. Only beside its destination airport may one go a space back.
why-outside = The field ends there.
why-beyond = No aircraft flies beyond the row of an airport.
why-land-from-arrival = An airport is entered only by landing, straight from the Arrival Zone in front of it.
why-moves-due = You still have to make a move before your turn can end.
why-moves-made = You have made all the moves of this turn. Only cards can do more.

## Why not: cards

why-cards-played = You have played all the cards you may play in one turn.
why-movement-played = You have played a Movement card in this turn already: Extra move, Extra diagonal move or Pass.
why-not-in-hand = You have no such card in hand.
why-not-on-field = This aircraft is not on the field: it is waiting or has landed.
why-discard-not-due = Cards are discarded only at the end of a turn, and only when you hold too many.
why-discard-first = You hold too many cards. Choose one to discard first.
why-return-not-discarded = You discard a card of your hand. Technical return is kept apart and is never discarded.
why-extra-backward = An Extra move goes forward, left or right, never backward.
why-diagonal-forward-only = A diagonal step goes forward to the left or forward to the right.
why-diagonal-leaves-field = A diagonal step ends on a space of the field: not beyond its edge and not in an airport.
why-pass-by-outbound = Name the pair by its aircraft from Airport A: 1, 2, 3, 4 or 5.
why-not-facing = This aircraft meets nobody head-on: an aircraft of the other direction must be right in front of it.
why-pair-held = One of the two aircraft is held, so they cannot pass each other.
why-storm-in-zone = Storms lie only on spaces of the field outside the airports, the Arrival Zones and the Departure Zones.
why-storm-on-something = A Storm needs an empty space.
why-row-closed = That would close a whole row with Storms and held aircraft. One space of each row must stay open.
why-no-storm = There is no Storm on that space.
why-hold-in-zone = An aircraft on an Arrival Zone or a Departure Zone cannot be held.
why-hold-beside-destination = An aircraft in the row of its destination airport cannot be held.
why-hold-last = Nobody could set it free: no other aircraft of its direction is level with it or behind it and not held itself.
why-held-already = This aircraft is held already.
why-return-off-field = Only an aircraft of the field can be sent back, not one that is waiting or has landed.
why-return-used = You have used your Technical return. There is only one for the whole game.

## The board in text

board-round = Round { $round }
board-turn = Turn of { $name }
board-you = { $name } (you)
board-waiting = Waiting at { $airport }
board-landed = Landed at { $airport }
board-airport-a = A
board-airport-b = B
board-held = held
board-storm = Storm
board-empty = empty
board-none = none
board-aircraft = Aircraft { $aircraft }
board-route = from { $from } to { $to }
board-draw-pile = Draw pile
board-discard-pile = Discard pile
board-hand = Your hand
board-goal = Your Goal card
board-goal-of = Goal card of { $name }
board-goal-hidden = secret
board-goal-progress =
    { $landed ->
        [one] one of { $all } landed
       *[other] { $landed } of { $all } landed
    }
board-cards =
    { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }
board-copies = { $card } ×{ $count }
board-moves-left =
    { $moves ->
        [0] no moves left
        [one] one move left
       *[other] { $moves } moves left
    }
board-cards-left =
    { $cards ->
        [0] no more cards to play
        [one] one more card may be played
       *[other] { $cards } more cards may be played
    }
board-return-ready = Technical return ready
board-return-used = Technical return used
board-legend = Aircraft 1 to 5 fly up to Airport B, 6 to 10 fly down to Airport A.
board-symbols = 3^ flies up, 7v flies down, (3^) is held, *3^ is on your Goal card; ## is a Storm, o a Departure Zone, = an Arrival Zone.

## The tour of the first game

tour-control-tower-goal = These four aircraft are your secret mission. Land all four on the other side before anybody else lands theirs. Only you see the golden corners around them.
tour-control-tower-scope = Aircraft 1 to 5 fly up to Airport B, 6 to 10 fly down to Airport A. They depart beside their airport and land over the runway of the other one. Everybody may move every aircraft.
tour-control-tower-move = In your turn you make two moves. Click an aircraft, on the scope or on a strip, and then one of the places it can go to.
tour-control-tower-cards = You may also play up to two event cards in a turn. Choose a card, then its target. What it does is written on it.
tour-control-tower-bar = Here is always what you can do now. You can take back what is not final yet, and end your turn. Press ? for all keys.
