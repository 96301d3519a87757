### What the pages of the client say; tables and replays have a catalogue of their own.

## Everywhere

site-name = Aerodrome
site-nav = Pages
site-skip = To the content
site-stale = A part of this page could not be loaded.
site-reload = Load it again
site-loading = One moment …

## When something cannot be done

problem-refused = The rules do not allow that.
problem-stale = The game had gone on already. Please look again.
problem-not-yours = That belongs to somebody else.
problem-not-now = That is not possible at this moment.
problem-not-found = There is nothing here by that name.
problem-bad-request = The server did not understand that.
problem-too-fast = That was too fast. Please try again in a moment.
problem-too-large = That is too large.
problem-storage = It could not be stored, so it did not happen. Please try again.
problem-full = The server is full at the moment. Please try again in a while.
problem-offline = The server cannot be reached. Please try again in a moment.

## Home

home-title = Games
home-play = Play now
home-play-about =
    { $bots ->
        [one] You against one bot: { $level }
       *[other] You against { $bots } bots: { $level }
    }
home-rules = How to play
home-setup = The table
home-seats = Seats
home-level = Bots
home-more = More ways to play
home-device = On one device
home-device-about = You pass the device around. Hidden cards stay hidden behind a curtain.
home-device-begin = Take your seats
home-online = Online table
home-online-about = You get a link to send to your friends. Bots may fill the seats that stay open.
home-online-begin = Open the table
home-people = People
home-people-count =
    { $people ->
        [one] One
       *[other] { $people }
    }
home-window = Time to react
home-clock = Time for an answer
home-clock-none = As long as you like
home-clock-seconds =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
home-clock-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
home-clock-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
home-clock-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
home-listed = Show it among the open tables
home-name = Your name
home-open = Open tables
home-open-none = No table is waiting for players right now.
home-mine = My games
home-mine-none = The games you play in this browser will be listed here.
home-mine-all = Show all { $games }
home-upload = Saved game
home-upload-about = Open a file that you saved here or in the terminal.
home-upload-choose = Choose a file
home-upload-bad = This file holds no saved game that can be opened here.
home-compiling = The engine is being compiled in the background: bots think faster from the next start on.

## A table in a list

table-when = { DATETIME($made, dateStyle: "medium", timeStyle: "short") }
table-open-seats =
    { $seats ->
        [0] No seat is free
        [one] One free seat
       *[other] { $seats } free seats
    }
table-nobody = Nobody yet
table-waiting = waiting for players
table-playing = being played
table-over = finished
table-practice = practice
table-clock = { $clock } per answer
table-join = Join
table-watch = Watch
table-resume = Play on
table-replay = Replay
table-label = { $action }: { $title }, { $names }

## Before the start

lobby-title = Waiting for players
lobby-seats = Seats
lobby-seat = Seat { $letter }
lobby-free = free
lobby-kept = kept for { $name }
lobby-you = { $name } (you)
lobby-bot = Bot, { $level }
lobby-away = away
lobby-invite = Invite
lobby-invite-about = Whoever has this link can take a free seat.
lobby-link = Link
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-not-copied = Select the link and copy it.
lobby-begin = Begin
lobby-begin-about =
    { $seats ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $seats } free seats.
    }
lobby-begin-maker = The game begins when all seats are taken. Whoever made the table can begin earlier, with bots.
lobby-start = Start with bots
lobby-join = Take a seat
lobby-agree = Play again

## Joining

join-title = Take a seat
join-name = Your name
join-name-about = That is how the others see you.
join-seat = Which seat?
join-any = Any free seat
join-enter = Join the table
join-watch = Watch instead
join-full = All seats are taken, but you can watch.
join-begun = This game has begun already, but you can watch.
join-over = This game is over. You can see it again.
join-gone = There is no table at this address.

## Rules

rules-of = Rules of { $title }
rules-guide = How to play
rules-all = All rules
rules-all-about = Each rule has a number, which the table names when something is not allowed.
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $rules ->
        [0] No rule contains that.
        [one] One rule
       *[other] { $rules } rules
    }
rules-link = Link to rule { $rule }
rules-play = Play { $title }
rules-gone = There is no game of that name.

## Settings

settings-title = Settings
settings-about = They are kept in this browser.
settings-language = Language
settings-name = Name
settings-name-about = That is how others see you at a table.
settings-name-save = Use this name
settings-name-saved = Your name is { $name } now.
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Paper
settings-theme-dark = Night mail
settings-motion = Motion
settings-motion-system = As the device
settings-motion-on = Moving
settings-motion-off = Still
settings-confirm = Confirm an answer
settings-confirm-about = A first tap then shows what would happen; a second one does it.
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-bot-speed = Speed of the bots
settings-bot-speed-1 = Easy to follow
settings-bot-speed-2 = Twice as fast
settings-bot-speed-instant = At once
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off

## A page that is not there

lost-title = Off the chart
lost-text = There is no page at this address.
lost-home = Back to the aerodrome
