### What every game says.

## Languages, each in its own

language-en = English
language-nl = Nederlands
language-de = Deutsch

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
why-undo-choice = You cannot take this back: another player has been asked since.

## The terminal client: before the game

cli-welcome = Welcome to Aerodrome!
cli-choose-game = Which game?
cli-choice = { $number }. { $label }
cli-not-a-choice = Please type a number from { $low } to { $high }.
cli-seed = Seed of this game: { $seed }

## The terminal client: seats

cli-player = Player { $number }

## The terminal client: playing

cli-thinking = { $name } is thinking …
cli-pass-device = Pass the device to { $name }, then press Enter.
cli-prompt = Your answer (number or words; ? for help):{ " " }
cli-not-understood = I don't understand “{ $words }”. Type ? for help.
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
cli-no-rule = There is no rule { $id }.
cli-near-rules = Did you mean one of these? { $ids }
cli-no-file = Please name a file. For example: save { $example }
cli-saved = Saved to { $file }.
cli-not-saved = Could not save to { $file }: { $error }
cli-file-exists = { $file } exists already. Please choose another name.
cli-resumed = Resumed from { $file }.
cli-save-where = Save to which file (just Enter: do not save)?{ " " }
cli-quit = Goodbye! This game was not saved.
cli-quit-saved = Goodbye! Your game is waiting in { $file }.
cli-resume-hint = To play on: { $command }

## The terminal client: the end

cli-game-over = Game over.
cli-place = Place { $place }: { $name }
cli-practice = This was a practice game: something was taken back that is usually final.
