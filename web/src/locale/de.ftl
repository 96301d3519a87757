### Was die Seiten des Clients sagen; Tische und Replays haben einen eigenen Katalog.

## Überall

site-name = Aerodrome
site-nav = Seiten
site-skip = Zum Inhalt
site-stale = Ein Teil dieser Seite konnte nicht geladen werden.
site-reload = Neu laden
site-loading = Einen Moment …

## Wenn etwas nicht geht

problem-refused = Das erlauben die Regeln nicht.
problem-stale = Das Spiel war schon weiter. Bitte sieh noch einmal hin.
problem-not-yours = Das gehört jemand anderem.
problem-not-now = Das geht gerade nicht.
problem-not-found = Unter diesem Namen gibt es hier nichts.
problem-bad-request = Das hat der Server nicht verstanden.
problem-too-fast = Das war zu schnell. Bitte versuche es gleich noch einmal.
problem-too-large = Das ist zu groß.
problem-storage = Es konnte nicht gespeichert werden und ist darum nicht geschehen. Bitte versuche es noch einmal.
problem-full = Der Server ist gerade voll. Bitte versuche es später noch einmal.
problem-offline = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.

## Startseite

home-title = Spiele
home-play = Jetzt spielen
home-play-about =
    { $bots ->
        [one] Du gegen einen Bot: { $level }
       *[other] Du gegen { $bots } Bots: { $level }
    }
home-rules = Spielanleitung
home-setup = Der Tisch
home-seats = Plätze
home-level = Bots
home-more = Weitere Möglichkeiten
home-device = An einem Gerät
home-device-about = Ihr gebt das Gerät herum. Verdeckte Karten bleiben hinter einem Vorhang.
home-device-begin = Platz nehmen
home-online = Online-Tisch
home-online-about = Du bekommst einen Link für deine Freunde. Bots können die Plätze füllen, die frei bleiben.
home-online-begin = Tisch eröffnen
home-people = Menschen
home-people-count =
    { $people ->
        [one] Einer
       *[other] { $people }
    }
home-window = Zeit für Reaktionen
home-clock = Bedenkzeit pro Antwort
home-clock-none = Beliebig lange
home-clock-seconds =
    { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
home-clock-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
home-clock-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
home-clock-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
home-listed = Bei den offenen Tischen zeigen
home-name = Dein Name
home-open = Offene Tische
home-open-none = Gerade wartet kein Tisch auf Mitspieler.
home-mine = Meine Partien
home-mine-none = Hier stehen bald die Partien, die du in diesem Browser spielst.
home-mine-all = Alle { $games } zeigen
home-upload = Gespeicherte Partie
home-upload-about = Öffne eine Datei, die du hier oder im Terminal gespeichert hast.
home-upload-choose = Datei wählen
home-upload-bad = In dieser Datei steht keine gespeicherte Partie, die sich hier öffnen lässt.
home-compiling = Die Engine wird im Hintergrund kompiliert: Bots denken ab dem nächsten Start schneller.

## Ein Tisch in einer Liste

table-when = { DATETIME($made, dateStyle: "medium", timeStyle: "short") }
table-open-seats =
    { $seats ->
        [0] Kein Platz mehr frei
        [one] Ein freier Platz
       *[other] { $seats } freie Plätze
    }
table-nobody = Noch niemand
table-waiting = wartet auf Mitspieler
table-playing = läuft
table-over = beendet
table-practice = Übung
table-clock = { $clock } pro Antwort
table-join = Mitspielen
table-watch = Zuschauen
table-resume = Weiterspielen
table-replay = Ansehen
table-label = { $action }: { $title }, { $names }

## Vor dem Beginn

lobby-title = Warten auf Mitspieler
lobby-seats = Plätze
lobby-seat = Platz { $letter }
lobby-free = frei
lobby-kept = freigehalten für { $name }
lobby-you = { $name } (du)
lobby-bot = Bot, { $level }
lobby-away = abwesend
lobby-invite = Einladen
lobby-invite-about = Wer diesen Link hat, kann einen freien Platz einnehmen.
lobby-link = Link
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-not-copied = Markiere den Link und kopiere ihn.
lobby-begin = Beginnen
lobby-begin-about =
    { $seats ->
        [one] Ein Bot nimmt den freien Platz ein.
       *[other] Bots nehmen die { $seats } freien Plätze ein.
    }
lobby-begin-maker = Das Spiel beginnt, wenn alle Plätze besetzt sind. Wer den Tisch eröffnet hat, kann früher beginnen, mit Bots.
lobby-start = Mit Bots beginnen
lobby-join = Platz nehmen
lobby-agree = Noch einmal spielen

## Mitspielen

join-title = Platz nehmen
join-name = Dein Name
join-name-about = So sehen dich die anderen.
join-seat = Welcher Platz?
join-any = Irgendein freier Platz
join-enter = An den Tisch
join-watch = Lieber zuschauen
join-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
join-begun = Diese Partie läuft schon, aber du kannst zuschauen.
join-over = Diese Partie ist vorbei. Du kannst sie dir noch einmal ansehen.
join-gone = Unter dieser Adresse gibt es keinen Tisch.

## Regeln

rules-of = Regeln von { $title }
rules-guide = Spielanleitung
rules-all = Alle Regeln
rules-all-about = Jede Regel hat eine Nummer. Der Tisch nennt sie, wenn etwas nicht erlaubt ist.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $rules ->
        [0] Das steht in keiner Regel.
        [one] Eine Regel
       *[other] { $rules } Regeln
    }
rules-link = Link zu Regel { $rule }
rules-play = { $title } spielen
rules-gone = Ein Spiel mit diesem Namen gibt es nicht.

## Einstellungen

settings-title = Einstellungen
settings-about = Sie werden in diesem Browser gespeichert.
settings-language = Sprache
settings-name = Name
settings-name-about = So sehen dich andere an einem Tisch.
settings-name-save = Namen übernehmen
settings-name-saved = Du heißt jetzt { $name }.
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Papier
settings-theme-dark = Nachtpost
settings-motion = Animation
settings-motion-system = Wie das Gerät
settings-motion-on = Bewegt
settings-motion-off = Ruhig
settings-confirm = Antwort bestätigen
settings-confirm-about = Das erste Tippen zeigt dann, was geschehen würde; das zweite führt es aus.
settings-confirm-touch = Auf Touchscreens
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-bot-speed = Tempo der Bots
settings-bot-speed-1 = Gut zu verfolgen
settings-bot-speed-2 = Doppelt so schnell
settings-bot-speed-instant = Sofort
settings-sound = Ton
settings-sound-on = An
settings-sound-off = Aus

## Eine Seite, die es nicht gibt

lost-title = Vom Kurs abgekommen
lost-text = Unter dieser Adresse gibt es keine Seite.
lost-home = Zurück zum Flugplatz
