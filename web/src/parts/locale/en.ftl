### What the table and the replay say, whatever the game.

## Seats

seats-title = Players
seat-name = { $name } { $letter }
seat-you = you
seat-bot = bot: { $level }
seat-stand-in = away, a { $level } bot plays
seat-instead = replaces { $level }, which failed
seat-away = away
seat-locked = has decided
seat-back = Take my seat back
seat-replace = Let a bot play on

## The top bar

bar-round = Round { $round }
bar-your-turn = Your turn
bar-turn = Turn of { $names }
bar-over = The game is over
bar-title-turn = Your turn: { $title }
bar-clock = Time left
bar-connecting = Connecting …
bar-lost = Connection lost, trying again …
bar-menu = Menu
bar-home = Back to the games
menu-fold = Hide log and chat
menu-unfold = Show log and chat
menu-again = Show what happened since my last move
menu-rules = Rules
menu-result = Show the result
menu-leave = Leave: a bot plays on

## The action bar

bar-title = What to do
bar-options = Options
bar-more = { $name } …
bar-clear = Cancel the selection
bar-would = { $choice }
bar-again = { $choice }?
bar-confirm = Confirm
bar-undo = Undo
bar-take-back = Take back
bar-unlock = Change my answer
bar-waiting = { $names } is choosing.
bar-moves = { $name }: { $text }
bar-reactions = Reactions
bar-reactions-about = A moment for reactions: whoever can may answer.
bar-locked = You have locked in: { $answer }. The others are still choosing.
bar-over-about = The game is over. The replay shows it from start to end.

## Log and chat

panel-title = Log and chat
panel-log = Log
panel-chat = Chat
panel-close = Back to the board
panel-boundary = final up to here
panel-earlier = What happened earlier is told in the replay.
chat-words = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-spectator = Spectator

## My cards

hand-lower = Put away

## Passing the device

curtain-pass = Pass the device to { $name }
curtain-about = Nobody sees hidden cards until the next player is ready.
curtain-lift = I am { $name }

## Boxes

dialog-close = Close
toast-rule = Rule { $rule }

## Keys

keys-title = Keys
key-digits = 1 – 9
key-digits-about = pick a card of your hand
key-arrows = Arrows, Tab
key-arrows-about = go through the board, your cards and the options
key-enter = Enter
key-enter-about = choose; once more confirms
key-again = R
key-again-about = show again what has happened since your last move
key-undo = U
key-undo-about = take your last answer back
key-end = E
key-end-about = end your turn
key-escape = Esc
key-escape-about = cancel the selection
key-help = ?
key-help-about = show these keys
key-step = ← →
key-step-about = one step back or on
key-turn = Page up, Page down
key-turn-about = one turn back or on
key-ends = Home, End
key-ends-about = to the start or the end
key-space = Space
key-space-about = play or pause

## The end

end-won = You win!
end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-practice = This was a practice game.
end-rematch = Play again
end-rematch-waits = A rematch waits for you.
end-rematch-join = Join the rematch
end-to-rematch = To the next game
end-replay = Replay
seed-check = Check the shuffles
seed-fair =
    { $draws ->
        [one] All is fair: the seed is the one promised at the start, and the one draw follows from it.
       *[other] All is fair: the seed is the one promised at the start, and all { $draws } draws follow from it.
    }
seed-fair-added =
    { $draws ->
        [one] All is fair: the seed is the one promised at the start, and the one draw follows from it and from what
            the players’ browsers added.
       *[other] All is fair: the seed is the one promised at the start, and all { $draws } draws follow from it and
            from what the players’ browsers added.
    }
seed-without-yours =
    The draws follow from the promised seed and from what was added, but what your browser added is not in it: it
    came too late, or it was left out.
seed-wrong = Something is wrong: not every draw follows from what was promised and added.
seed-about =
    This proves that every shuffle and roll follows from the seed whose SHA-256 was shown at the start. It cannot
    prove that the host did not choose that seed, or that nobody looked at the cards.
seed-about-added =
    This proves that the host was bound to its seed before the browsers added to it, so that neither the host alone
    nor any one player chose the shuffles and rolls. It cannot prove that a host who plays along did not choose what
    to add, or that nobody looked at the cards.
seed-about-others =
    This proves that every shuffle and roll follows from the seed and from what was added to it. That the host was
    bound to the seed before is proved only to a browser that has added something itself.
seed-seed = Seed
seed-commitment = Promised at the start (SHA-256)
seed-added = Added by seat { $letter }
seed-yours = ✓ by this browser
seed-not-yours = ✗ not what this browser sent
seed-shuffle = Draw { $number }, a shuffle:
seed-roll = Draw { $number }, one of { $of }:
seed-right = ✓ right
seed-not-right = ✗ wrong

## Replay

replay-title = Replay: { $title }
replay-bar = Go through the game
replay-position = Position
replay-at = { $at } of { $last }
replay-first = To the start
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-eyes = Seen by
replay-spectator = a spectator
replay-link = Copy a link to here
replay-copied = The link to this position is copied.
replay-not-copied = The link is in the address bar.
replay-continue = Play on from here
replay-continue-about = You take the seat whose eyes you see through; bots play the others.
replay-verify = Check the shuffles
replay-save = Save the game
replay-none = This game has not begun yet.

## The first-game tour

tour-title = A short tour
tour-step = { $number } of { $all }
tour-next = Next
tour-skip = Skip
tour-end = Let's fly
