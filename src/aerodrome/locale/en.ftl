### What every game says.

## Languages, each in its own

language-en = English
language-nl = Nederlands

## Levels of the bots

level-random = Random
level-random-about = Picks any allowed answer. Good for comparison, not for company.
level-cadet = Cadet
level-cadet-about = Knows the basics, but errs now and then. A friendly first opponent.
level-pilot = Pilot
level-pilot-about = Plays soundly and takes what you leave open.
level-ace = Ace
level-ace-about = Thinks ahead and weighs what it cannot see. It knows no more than you would in its seat.

## Why not

reason-with-rule = { $why } ({ $rule })
why-not-asked = It is not your turn to answer.
why-game-over = The game is over.
why-no-such-action = There is no such action in this game.
why-undo-nothing-to-undo = There is nothing to take back.
why-undo-chance = You cannot take this back: chance has decided something since.
why-undo-reveal = You cannot take this back: a hidden card has been seen since.
why-undo-choice = You cannot take this back: another player has made a choice since.

## The terminal client: before the game

cli-welcome = Welcome to Aerodrome!
cli-choose-game = Which game?
cli-choose-players = How many players ({ $fewest } to { $most })?
cli-choose-language = Which language?
cli-choose-level = How good should the bots be?
cli-choose-humans = How many of them are people at this device?
cli-choose-option = { $option }?
cli-ask-name = What is your name?
cli-ask-name-of = What is the name of player { $number }?
cli-choice = { $number }. { $label }
cli-default = Press Enter for { $value }.
cli-not-a-choice = Please type a number from { $low } to { $high }.
cli-seed = Seed of this game: { $seed }

## The terminal client: seats

cli-player = Player { $number }
cli-seat = Seat { $number }: { $name }
cli-seat-bot = Seat { $number }: { $name } ({ $level })
cli-you-are = You are { $name }.
cli-you = { $name } (you)
cli-and = { $first } and { $last }

## The terminal client: playing

cli-turn = { $name }'s turn.
cli-thinking = { $name } is thinking …
cli-pass-device = Pass the device to { $name }, then press Enter.
cli-options = Your options:
cli-prompt = Your answer (number or words; ? for help):{ " " }
cli-not-understood = I don't understand “{ $words }”. Type ? for help.
cli-ambiguous =
    { $count ->
        [one] “{ $words }” means one option. Choose it by its number.
       *[other] “{ $words }” fits { $count } options. Choose one by its number.
    }
cli-help =
    What you can type:
      a number or words   give this answer
      ?                   show this help
      why WORDS           why an action is not allowed now
      undo                take your last answer back
      log                 what has happened so far
      board               show the board again
      hand                show your cards
      save FILE           save the game to a file
      rules [ID]          the rules, or one of them
      guide               how to play
      quit                leave the game
cli-help-words = For example: { $examples }
cli-why-what = Why not what? For example: why { $example }
cli-why-allowed = That is allowed right now.
cli-undone = Taken back.
cli-log = What has happened:
cli-log-empty = Nothing has happened yet.
cli-hand-empty = You have no cards in hand.
cli-no-rule = There is no rule { $id }.
cli-near-rules = Did you mean one of these? { $ids }
cli-no-file = Please name a file. For example: save { $example }
cli-saved = Saved to { $file }.
cli-not-saved = Could not save to { $file }: { $error }
cli-file-exists = { $file } exists already. Please choose another name.
cli-resumed = Resumed from { $file }.
cli-not-resumed = Could not resume from { $file }: { $error }
cli-save-where = Save to which file (just Enter: do not save)?{ " " }
cli-quit = Goodbye! This game was not saved.
cli-quit-saved = Goodbye! Your game is waiting in { $file }.
cli-resume-hint = To play on: { $command }

## The terminal client: the end

cli-game-over = Game over.
cli-place = Place { $place }: { $name }
cli-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
cli-rounds =
    { $rounds ->
        [one] The game took one round.
       *[other] The game took { $rounds } rounds.
    }
cli-practice = This was a practice game: something was taken back that is usually final.

## The terminal client: simulations

cli-sim-title =
    { $games ->
        [one] One game of { $game }
       *[other] { $games } games of { $game }
    }
cli-sim-progress = Playing
cli-sim-game = game
cli-sim-games = games
cli-sim-seat = seat
cli-sim-seats = seats
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-shared = shared wins
cli-sim-share = share
cli-sim-interval = 95% interval
cli-sim-rounds = mean rounds
cli-sim-decisions = mean decisions
cli-sim-options = mean options
cli-sim-seed = seed
cli-sim-speed = games per second
