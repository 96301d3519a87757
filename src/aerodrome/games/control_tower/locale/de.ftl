### Kontrollturm.

title = Kontrollturm
tagline = Zehn Flugzeuge, zwei Flughäfen und ein geheimer Auftrag: Bring deine vier vor allen anderen ans Ziel.
players = 2 bis 4 Personen, ab 8 Jahren, etwa 30 Minuten

## Ereigniskarten

-extra-move = Extraflug
-diagonal-move = Diagonalflug
-pass = Vorbeiflug
-holding = Warteschleife
-storm = Gewitter
-clear-sky = Aufheiterung
-technical-return = Technische Rückkehr

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

effect-extra-move = Mach sofort noch eine Bewegung: starten, vorwärts oder seitwärts fliegen, oder landen. Nie rückwärts. (Bewegungskarte)
effect-diagonal-move = Bewege ein Flugzeug auf dem Spielfeld eine Reihe vorwärts und eine Spalte nach links oder rechts, auf ein leeres Feld. (Bewegungskarte)
effect-pass = Tausche zwei Flugzeuge, die sich in einer Spalte auf Nachbarfeldern genau entgegenkommen. Keines darf in der Warteschleife sein. (Bewegungskarte)
effect-holding = Leg sie auf ein Flugzeug auf dem Spielfeld. Es kreist, bis ein anderes Flugzeug seiner Richtung an ihm vorbei ist.
effect-storm = Leg es auf ein leeres Feld außerhalb der Startzonen und Landezonen. Dort kann niemand fliegen; alle fliegen darum herum.
effect-clear-sky = Nimm ein Gewitter vom Spielfeld.
effect-technical-return = Schick ein Flugzeug vom Spielfeld zurück an seinen eigenen Flughafen, wo es wieder wartet. Du hast sie einmal im ganzen Spiel; sie zählt nicht zu deinen Handkarten.

## Richtungen und Farben

way-forward = vorwärts
way-left = nach links
way-right = nach rechts
way-back = rückwärts
course-forward = vorwärts
course-left = nach links
course-right = nach rechts
side-left = nach links
side-right = nach rechts

colour-red = rot
colour-orange = orange
colour-yellow = gelb
colour-lime = hellgrün
colour-green = grün
colour-teal = türkis
colour-sky-blue = himmelblau
colour-navy = dunkelblau
colour-purple = lila
colour-pink = rosa

## Bestandteile, Zonen und Phasen

component-airport = Flughafenkarte
component-runway = Landebahn
component-aircraft = Flugzeugkarte
component-goal = Auftragskarte
component-event = Ereigniskarte
component-movement = Bewegungskarte
component-rules = Spielregeln

zone-airport = Flughafen
zone-airport-a = Flughafen A
zone-airport-b = Flughafen B
zone-runway = Landebahn
zone-arrival = Landezone
zone-departure = Startzone
zone-field = Spielfeld
zone-space = Feld

phase-draw = Karte ziehen
phase-act = bewegen und spielen
phase-discard = ablegen

## Begriffe

term-controller = Fluglotse
term-player = Spieler
term-aircraft = Flugzeug
term-mission = geheimer Auftrag
term-depart = starten
term-fly = fliegen
term-land = landen
term-draw-pile = Nachziehstapel
term-discard-pile = Ablagestapel
term-hand = Handkarten
term-hand-limit = Handkartenlimit
term-turn = Zug
term-starting-player = Startspieler
term-move = Bewegung
term-sideways = seitwärts
term-winner = Sieger
term-waiting = wartet
term-landed = gelandet
term-held = in der Warteschleife
term-end-turn = Zug beenden

## Optionen beim Aufbau

option-half-width = Breite des Spielfelds
option-half-width-help = Wie viele Spalten auf jeder Seite der Flughäfen liegen. Fünf Spalten sind das übliche Spiel; sieben geben mehr Raum, einander auszuweichen.
option-half-width-2 = fünf Spalten
option-half-width-3 = sieben Spalten

## Was gefragt wird

ask-act =
    { $moves ->
        [0] Du hast keine Bewegung mehr zu machen.
        [one] Du musst noch eine Bewegung machen.
       *[other] Du musst { $moves } Bewegungen machen.
    } { $cards ->
        [0] Du darfst in diesem Zug keine Karten mehr spielen.
        [one] Du darfst eine Karte spielen.
       *[other] Du darfst bis zu { $cards } Karten spielen.
    }
ask-discard =
    { $limit ->
        [one] Du darfst eine Handkarte behalten: Wähle eine Karte, die du ablegst.
       *[other] Du darfst { $limit } Handkarten behalten: Wähle eine Karte, die du ablegst.
    }

## Was man tun kann

do-end = Zug beenden
do-move = Flugzeug { $aircraft } { $way } bewegen
do-move-depart = Flugzeug { $aircraft } { $way } starten
do-move-land = Flugzeug { $aircraft } landen
do-extra-depart = { -extra-move }: Flugzeug { $aircraft } { $course } starten
do-extra-land = { -extra-move }: Flugzeug { $aircraft } landen
do-extra = { -extra-move }: Flugzeug { $aircraft } { $course }
do-diagonal = { -diagonal-move }: Flugzeug { $aircraft } vorwärts und { $side }
do-pass = { -pass }: Flugzeug { $outbound } mit dem Flugzeug davor tauschen
do-hold = { -holding }: Flugzeug { $aircraft } kreisen lassen
do-discard = { $card } ablegen
do-storm = { -storm }: { $open } sperren
do-clear = { -clear-sky }: Gewitter auf { $open } auflösen
do-return = { -technical-return }: Flugzeug { $aircraft } an seinen Flughafen zurückschicken

## Was geschehen ist

log-first = { $seat } beginnt.
log-turn = Runde { $round }: { $seat } ist am Zug.
log-draw = { $seat } zieht { $card }.
log-draw-hidden = { $seat } zieht eine Karte.
log-reshuffle =
    { $cards ->
        [one] Der Ablagestapel wird zum neuen Nachziehstapel: eine Karte.
       *[other] Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: { $cards } Karten.
    }
log-play = { $seat } spielt { $card }.
log-depart = { $seat } lässt Flugzeug { $aircraft } nach { $to } starten.
log-fly = { $seat } bewegt Flugzeug { $aircraft } von { $from } nach { $to }.
log-land = { $seat } lässt Flugzeug { $aircraft } landen. Bisher gelandet: { $landed }.
log-swap = { $seat } lässt die Flugzeuge { $first } und { $second } aneinander vorbeifliegen.
log-storm = { $seat } legt ein Gewitter auf { $space }.
log-clear = { $seat } löst das Gewitter auf { $space } auf.
log-hold = { $seat } schickt Flugzeug { $aircraft } in die Warteschleife.
log-release = Flugzeug { $aircraft } verlässt die Warteschleife; die Karte wird abgelegt.
log-return =
    { $rows ->
        [0] { $seat } schickt Flugzeug { $aircraft } zurück: Es wartet wieder an seinem Flughafen.
        [one] { $seat } schickt Flugzeug { $aircraft } eine Reihe zurück: Es wartet wieder an seinem Flughafen.
       *[other] { $seat } schickt Flugzeug { $aircraft } { $rows } Reihen zurück: Es wartet wieder an seinem Flughafen.
    }
log-discard = { $seat } legt { $card } ab.
log-lost =
    { $moves ->
        [one] Kein Flugzeug kann sich bewegen: { $seat } verliert eine Bewegung.
       *[other] Kein Flugzeug kann sich bewegen: { $seat } verliert { $moves } Bewegungen.
    }
log-gridlock =
    { $cards ->
        [0] Stillstand! Doch auf dem Spielfeld liegt weder ein Gewitter noch eine Warteschleife.
        [one] Stillstand! Die einzige Karte Gewitter oder Warteschleife auf dem Spielfeld wird abgelegt.
       *[other] Stillstand! Alle { $cards } Karten Gewitter und Warteschleife auf dem Spielfeld werden abgelegt.
    }
log-goal = Die Auftragskarte von { $seat } ist { $goal }.
log-goal-hidden = { $seat } bekommt eine geheime Auftragskarte.
log-win = { $seat } gewinnt! Eigene Flugzeuge gelandet: { $landed }.
log-safety = Die letzte Runde ist vorbei. Es gewinnen die meisten gelandeten Flugzeuge der eigenen Auftragskarte; danach zählt der kürzeste Restweg.

## Warum nicht: Bewegungen

why-held = Dieses Flugzeug ist in der Warteschleife. Es kann weiter, sobald ein anderes Flugzeug seiner Richtung an ihm vorbei ist.
why-landed = Dieses Flugzeug ist gelandet und nicht mehr im Spiel.
why-waiting = Dieses Flugzeug wartet noch. Es startet links oder rechts von seinem Flughafen.
why-departure-taken = Beide Startzonen dieses Flughafens sind besetzt, darum kann dort nichts starten.
why-taken = Dieses Feld ist nicht leer: Dort ist ein Flugzeug oder ein Gewitter.
why-backward = Flugzeuge fliegen nicht rückwärts. Nur neben seinem Zielflughafen darf eines ein Feld zurück.
why-outside = Dort endet das Spielfeld.
why-beyond = Kein Flugzeug fliegt über die Reihe eines Flughafens hinaus.
why-land-from-arrival = In einen Flughafen kommt man nur durch Landen, geradeaus von der Landezone davor.
why-moves-due = Du musst noch eine Bewegung machen, bevor dein Zug enden kann.
why-moves-made = Du hast alle Bewegungen dieses Zuges gemacht. Mehr geht nur mit Karten.

## Warum nicht: Karten

why-cards-played = Du hast alle Karten gespielt, die du in einem Zug spielen darfst.
why-movement-played = Du hast in diesem Zug schon eine Bewegungskarte gespielt: Extraflug, Diagonalflug oder Vorbeiflug.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-not-on-field = Dieses Flugzeug ist nicht auf dem Spielfeld: Es wartet oder ist gelandet.
why-discard-not-due = Karten legst du nur am Ende deines Zuges ab, und nur, wenn du zu viele hast.
why-discard-first = Du hast zu viele Handkarten. Wähle zuerst eine, die du ablegst.
why-return-not-discarded = Du legst eine Handkarte ab. Die Technische Rückkehr zählt nicht dazu und wird nie abgelegt.
why-extra-backward = Ein Extraflug geht vorwärts, nach links oder nach rechts, nie rückwärts.
why-diagonal-forward-only = Ein Diagonalflug geht schräg vorwärts, nach links oder nach rechts.
why-diagonal-leaves-field = Ein Diagonalflug endet auf einem Feld des Spielfelds: nicht jenseits des Randes und nicht in einem Flughafen.
why-pass-by-outbound = Nenne das Paar bei seinem Flugzeug von Flughafen A: 1, 2, 3, 4 oder 5.
why-not-facing = Diesem Flugzeug kommt niemand entgegen: Genau davor muss ein Flugzeug der anderen Richtung sein.
why-pair-held = Eines der beiden Flugzeuge ist in der Warteschleife, darum können sie nicht aneinander vorbei.
why-storm-in-zone = Gewitter liegen nur auf Feldern außerhalb der Flughäfen, der Landezonen und der Startzonen.
why-storm-on-something = Ein Gewitter braucht ein leeres Feld.
why-row-closed = So wäre eine ganze Reihe durch Gewitter und kreisende Flugzeuge gesperrt. In jeder Reihe muss ein Feld offen bleiben.
why-no-storm = Auf diesem Feld liegt kein Gewitter.
why-hold-in-zone = Ein Flugzeug auf einer Landezone oder Startzone kann nicht in die Warteschleife.
why-hold-beside-destination = Ein Flugzeug in der Reihe seines Zielflughafens kann nicht in die Warteschleife.
why-hold-last = Niemand könnte es befreien: Kein anderes Flugzeug seiner Richtung ist gleichauf oder hinter ihm und selbst frei.
why-held-already = Dieses Flugzeug ist schon in der Warteschleife.
why-return-off-field = Nur ein Flugzeug auf dem Spielfeld kann zurück, keines, das wartet oder gelandet ist.
why-return-used = Du hast deine Technische Rückkehr schon benutzt. Es gibt nur eine für das ganze Spiel.

## Das Spielfeld in Worten

board-round = Runde { $round }
board-turn = Am Zug: { $name }
board-you = { $name } (du)
board-waiting = Wartet in { $airport }
board-landed = Gelandet in { $airport }
board-airport-a = A
board-airport-b = B
board-held = Warteschleife
board-storm = Gewitter
board-empty = leer
board-none = keine
board-aircraft = Flugzeug { $aircraft }
board-route = von { $from } nach { $to }
board-draw-pile = Nachziehstapel
board-discard-pile = Ablagestapel
board-hand = Deine Handkarten
board-goal = Deine Auftragskarte
board-goal-of = Auftragskarte von { $name }
board-goal-hidden = geheim
board-goal-progress =
    { $landed ->
        [one] eins von { $all } gelandet
       *[other] { $landed } von { $all } gelandet
    }
board-cards =
    { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    }
board-copies = { $card } ×{ $count }
board-moves-left =
    { $moves ->
        [0] keine Bewegung mehr
        [one] noch eine Bewegung
       *[other] noch { $moves } Bewegungen
    }
board-cards-left =
    { $cards ->
        [0] keine Karten mehr zu spielen
        [one] noch eine Karte erlaubt
       *[other] noch { $cards } Karten erlaubt
    }
board-return-ready = Technische Rückkehr bereit
board-return-used = Technische Rückkehr benutzt
board-legend = Flugzeuge 1 bis 5 fliegen nach oben zu Flughafen B, 6 bis 10 nach unten zu Flughafen A.
board-symbols = 3^ fliegt nach oben, 7v nach unten, (3^) ist in der Warteschleife, *3^ steht auf deiner Auftragskarte; ## ist ein Gewitter, o eine Startzone, = eine Landezone.

## Die Einführung beim ersten Spiel

tour-control-tower-goal = Diese vier Flugzeuge sind dein geheimer Auftrag. Lass alle vier auf der anderen Seite landen, bevor es jemand anderem mit seinen gelingt. Nur du siehst die goldenen Ecken um sie herum.
tour-control-tower-scope = Flugzeuge 1 bis 5 fliegen nach oben zu Flughafen B, 6 bis 10 nach unten zu Flughafen A. Sie starten neben ihrem Flughafen und landen über die Landebahn des anderen. Jeder darf jedes Flugzeug bewegen.
tour-control-tower-move = In deinem Zug machst du zwei Bewegungen. Klick auf ein Flugzeug, auf dem Radar oder auf einem Kontrollstreifen, und dann auf einen Ort, an den es fliegen kann.
tour-control-tower-cards = Du darfst in jedem Zug auch bis zu zwei Ereigniskarten spielen. Wähle eine Karte und dann ihr Ziel. Was sie bewirkt, steht darauf.
tour-control-tower-bar = Hier steht immer, was du gerade tun kannst. Du kannst zurücknehmen, was noch nicht endgültig ist, und deinen Zug beenden. Drücke ? für alle Tasten.
