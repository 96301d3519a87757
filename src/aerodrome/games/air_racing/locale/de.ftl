### Air Racing.

title = Air Racing
tagline = Elf Monate lang in der Werkstatt schrauben und dann um die Pylone rasen: tief, schnell und eng.
players = 2 bis 4 Personen, etwa 60 Minuten; Quick Play etwa 20

## Karten

card-dollar = Dollar
card-microknot = Microknot
card-boost = Boost
card-fast = FAST
card-sponsorship = Sponsoring
card-night-shift = Nachtschicht
card-team-effort = Teamarbeit
card-wind-tunnel = Windkanal

action-sponsorship = { card-sponsorship }
action-night-shift = { card-night-shift }
action-team-effort = { card-team-effort }
action-wind-tunnel = { card-wind-tunnel }

effect-dollar = In jeder Kaufphase 1 $ wert, in der du ihn auf der Hand hast. Du behältst ihn, wenn du ihn ausgibst.
effect-microknot = Im Rennen: in jedem Zug ein halbes Tempo mehr.
effect-boost = Im Rennen, einmal: Würfle für den Motor. Hält er, hast du in diesem Zug 3 Tempo mehr; wenn nicht, bekommst du eine Fehlzündung.
effect-fast = Im Rennen: +1 auf jede Probe, an Pylonen und für Boosts.
effect-sponsorship = In diesem Zug ein Kauf mehr und 2 $ mehr zum Ausgeben.
effect-night-shift = Ziehe drei Karten.
effect-team-effort = Ziehe eine Karte; du bekommst zwei Aktionen dazu. Später in dieser Phase darfst du mit einer Aktion umgruppieren: Lege Karten ab und ziehe ebenso viele.
effect-wind-tunnel = Testen: Spiele noch eine Aktionskarte aus der Hand und nutze sie zweimal. Oder Fördergeld: 2 $ mehr zum Ausgeben in diesem Zug.

## Kalender, Abschnitte und Kurs

month-0 = Oktober
month-1 = November
month-2 = Dezember
month-3 = Januar
month-4 = Februar
month-5 = März
month-6 = April
month-7 = Mai
month-8 = Juni
month-9 = Juli
month-10 = August

stage-season = Bausaison
stage-quick-play = Quick Play
stage-qualifying = Qualifikation
stage-heat = Vorlauf
stage-final = Finale

pylon-p1 = Pylon 1
pylon-p2 = Pylon 2
pylon-p3 = Pylon 3
pylon-p4 = Pylon 4
pylon-p5 = Pylon 5
pylon-p6 = Pylon 6
pylon-p7 = Pylon 7
pylon-p8 = Pylon 8
pylon-p9 = Pylon 9
pylon-blue = Pylon Blau

altitude-0 = tief
altitude-1 = mittel
altitude-2 = hoch

livery-red = Rot
livery-blue = Blau
livery-yellow = Gelb
livery-green = Grün

## Auswahl beim Aufbau

option-course = Kurs
option-course-help = Wo das Rennen geflogen wird. Stead Short ist der übliche Kurs; die längeren haben mehr Pylone und vertragen ein höheres Grundtempo.
option-course-stead-short = Stead Short
option-course-stead-middle = Stead Middle
option-course-stead-silver = Stead Silver
option-course-stead-long = Stead Long
option-course-desert-triangle = Wüstendreieck
option-laps = Runden
option-laps-help = Wie viele Runden das Finale hat. Drei sind üblich.
option-stock-speed = Grundtempo
option-stock-speed-help = Das Tempo jedes Flugzeugs ohne Microknots. Nimm mehr als 4 für einen langen Kurs oder ein langes Rennen.
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
option-quick-play-help = Keine Saison: Alle geben verdeckt 25 $ für Microknots, FAST und Boosts aus, und das Rennen beginnt.
option-quick-play-off = aus
option-quick-play-on = an
option-quick-microknot-cap = Microknots im Quick Play
option-quick-microknot-cap-help = Wie viele Microknots man im Quick Play kaufen darf. Mit zweien wird das Rennen enger.
option-quick-microknot-cap-none = unbegrenzt
option-quick-microknot-cap-2 = höchstens zwei
option-qualifying = Qualifikation
option-qualifying-help = Zuerst fliegen alle einzeln eine Runde, und die beste startet innen. Sonst startet das höchste Tempo innen.
option-qualifying-off = aus
option-qualifying-on = an
option-heats = Vorläufe
option-heats-help = Rennen über zwei Runden vor dem Finale. Die Platzierung ist die Startaufstellung des nächsten Rennens.
option-heats-0 = keine
option-class = Klasse
option-class-help = Das Rennen einer echten Klasse: Sie legt Kurs, Runden und Grundtempo zusammen fest.
option-class-none = wie gewählt
option-class-biplane = Doppeldecker
option-class-formula-one = Formel 1
option-class-t6 = T-6
option-class-sport = Sport
option-class-jet = Jet
option-class-unlimited = Unlimited
option-seasons = Saisons
option-seasons-help = Bei mehr als einer Saison behalten die Flugzeuge ihre Microknots, FAST und unbenutzten Boosts. Am Ende entscheiden die meisten Siege.

## Was gefragt wird

ask-take-free = Nimm { $cards } Karten umsonst: wie viele Boosts und wie viele FAST?
ask-act =
    { $plays ->
        [0] Du hast keine Aktionen mehr.
        [one] Du hast noch eine Aktion.
       *[other] Du hast { $plays } Aktionen.
    } { $regroups ->
        [0] Spiele eine Aktionskarte oder geh einkaufen.
       *[other] Spiele eine Aktionskarte, gruppiere um oder geh einkaufen.
    }
ask-tunnel = Windkanal: Testest du eine andere Aktionskarte, die du dann zweimal nutzt, oder nimmst du { $money } $ Fördergeld?
ask-regroup =
    { $cards ->
        [0] Umgruppieren: Wähle eine Karte zum Ablegen.
        [one] Umgruppieren: Lege noch eine Karte ab oder ziehe eine.
       *[other] Umgruppieren: Lege noch eine Karte ab oder ziehe { $cards }.
    }
ask-buy =
    { $buys ->
        [0] Du hast keine Käufe mehr.
        [one] Du hast { $money } $ und einen Kauf.
       *[other] Du hast { $money } $ und { $buys } Käufe.
    }
ask-quick-build = Gib bis zu { $money } $ für dein Flugzeug aus: wie viele Microknots, FAST und Boosts?
ask-move =
    { $half ->
        [0] Du hast noch { $tiles } Tempo.
       *[other] Du hast noch { $tiles ->
            [0] ½
           *[other] { $tiles }½
        } Tempo.
    } Eine Pylonprobe gelingt bei { $pylon } % der Würfe. { $boosts ->
        [0] Du hast keinen Boost.
        [one] Du hast einen Boost; er wirkt bei { $boost } %.
       *[other] Du hast { $boosts } Boosts; der nächste wirkt bei { $boost } %.
    }
ask-backfire =
    { $boosts ->
        [one] Der Motor zündet fehl. Gibst du deinen letzten Boost her, um der Fehlzündung zu entgehen?
       *[other] Der Motor zündet fehl. Gibst du einen deiner { $boosts } Boosts her, um der Fehlzündung zu entgehen?
    }

## Was man tun kann

boosts-0 = 3 FAST
boosts-1 = 1 Boost und 2 FAST
boosts-2 = 2 Boosts und 1 FAST
boosts-3 = 3 Boosts

do-free = { $boosts } nehmen
do-done = fertig
do-play = { $action } spielen
do-regroup = umgruppieren
do-fund = das Fördergeld nehmen
do-test = { $action } testen: zweimal nutzen
do-discard = { $card } ablegen
do-redraw = Karten ziehen
do-buy = { $card } kaufen
do-fly = fliegen
do-fly-check = am Pylon vorbeifliegen und würfeln
do-step = ein Feld weit fliegen
do-in = eine Bahn nach innen
do-out = eine Bahn nach außen
do-climb = steigen
do-dive = sinken
do-boost = einen Boost spielen
do-end = Zug beenden
do-avoid = einen Boost hergeben
do-accept = die Fehlzündung nehmen
do-build = { $build } bauen (Microknots, FAST, Boosts)

## Was geschehen ist

log-season = Saison { $number } beginnt.
log-first = { $seat } fängt an.
log-free =
    { $boosts ->
        [0] { $seat } nimmt { boosts-0 }.
        [1] { $seat } nimmt { boosts-1 }.
        [2] { $seat } nimmt { boosts-2 }.
       *[3] { $seat } nimmt { boosts-3 }.
    }
log-month =
    Es wird { $number ->
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
    }.
log-turn = { $seat } ist am Zug.
log-shuffle = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel.
log-draw = { $seat } zieht { $card }.
log-draw-hidden = { $seat } zieht eine Karte.
log-play = { $seat } spielt { $card }.
log-test = { $seat } testet { $card } im Windkanal und nutzt die Karte zweimal.
log-fund = { $seat } bekommt für den Windkanal { $money } $ Fördergeld.
log-discard = { $seat } legt { $card } ab.
log-buy = { $seat } kauft { $card } für { $cost } $.
log-cleanup = { $seat } räumt auf.
log-build = { $seat } hat { $build } gebaut (Microknots, FAST, Boosts).
log-aircraft = Das Flugzeug von { $seat } ist bereit für die Rennwoche.
log-race =
    { $laps ->
        [one] { $stage }: eine Runde.
       *[other] { $stage }: { $laps } Runden.
    }
log-grid = { $seat } startet in Bahn { $lane }.
log-round = Durchgang { $number }.
log-pay =
    { $speed ->
        [0] { $seat } bezahlt eine Strafmarke und hat kein Tempo mehr.
       *[other] { $seat } bezahlt eine Strafmarke: { $token } Tempo weniger in diesem Zug.
    }
log-fly =
    { $half_tiles ->
        [1] { $seat } fliegt ½ Feld.
        [2] { $seat } fliegt 1 Feld.
        [3] { $seat } fliegt 1½ Felder.
        [4] { $seat } fliegt 2 Felder.
        [5] { $seat } fliegt 2½ Felder.
        [6] { $seat } fliegt 3 Felder.
        [7] { $seat } fliegt 3½ Felder.
        [8] { $seat } fliegt 4 Felder.
        [9] { $seat } fliegt 4½ Felder.
        [10] { $seat } fliegt 5 Felder.
        [11] { $seat } fliegt 5½ Felder.
        [12] { $seat } fliegt 6 Felder.
        [13] { $seat } fliegt 6½ Felder.
        [14] { $seat } fliegt 7 Felder.
        [15] { $seat } fliegt 7½ Felder.
        [16] { $seat } fliegt 8 Felder.
       *[other] { $seat } fliegt { $half_tiles } halbe Felder.
    }
log-lap = { $seat } hat Runde { $laps } geschafft.
log-aside = { $seat } wechselt in Bahn { $lane }.
log-altitude =
    { $altitude ->
        [0] { $seat } fliegt jetzt tief.
        [1] { $seat } fliegt jetzt auf mittlerer Höhe.
       *[2] { $seat } fliegt jetzt hoch.
    }
log-check = { $seat } fliegt eng um { $pylon }: { $needed } nötig, { $roll } gewürfelt.
log-cut = { $seat } hat { $pylon } geschnitten und bekommt einen Pylonfehler.
log-engine = { $seat } spielt einen Boost: { $needed } nötig, { $roll } gewürfelt.
log-boost = Der Motor hält: { $more } Tempo mehr für { $seat }.
log-backfire = Der Motor von { $seat } zündet fehl: eine Fehlzündung.
log-avoid = { $seat } gibt einen Boost her und bekommt keine Fehlzündung.
log-back = { $seat } hat noch Strafmarken und fliegt zurück, um sie zu bezahlen.
log-finish = { $seat } ist im Ziel!
log-qualified = { $seat } beendet die Qualifikationsrunde in Zug { $turns }.
log-safety = Niemand war rechtzeitig im Ziel. Das Rennen endet hier, und die Plätze auf dem Kurs zählen.
log-place = Platz { $rank }: { $seat }.
log-win = { $seat } gewinnt das Rennen!

## Warum nicht: in der Werkstatt

why-free-first = Nimm zuerst deine Karten umsonst: Boosts und FAST.
why-three-free-cards = Du nimmst genau drei Karten umsonst, in beliebiger Mischung aus Boosts und FAST.
why-actions-only = Hier kannst du nur Aktionskarten spielen: Sponsoring, Nachtschicht, Teamarbeit und Windkanal.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-no-plays = Du hast in diesem Zug keine Aktionen mehr.
why-buy-later = Gekauft wird nach der Aktionsphase. Sag zuerst, dass du mit den Aktionen fertig bist.
why-actions-over = Die Aktionsphase ist vorbei. Jetzt kannst du kaufen oder fertig sein.
why-no-regroup = Umgruppieren darfst du einmal für jede Teamarbeit, die du in diesem Zug genutzt hast, und davon ist keine mehr übrig.
why-empty-hand = Du hast keine Karte zum Ablegen.
why-discard-first = Lege mindestens eine Karte ab, bevor du ziehst.
why-discard-or-redraw = Du gruppierst gerade um: Lege Karten ab und ziehe dann ebenso viele.
why-choose-mode = Zuerst der Windkanal: Wähle eine Aktionskarte zum Testen oder das Fördergeld.
why-no-other-action = Du hast keine andere Aktionskarte zum Testen. Der Windkanal bringt dir Fördergeld.
why-no-buys = Du hast in diesem Zug keine Käufe mehr.
why-too-dear = Das kostet mehr, als du hast.
why-sold-out = Dieser Stapel ist leer.
why-mods-only = Im Quick Play kaufst du Microknots, FAST und Boosts, alle auf einmal, und nichts anderes.

## Warum nicht: im Rennen

why-in-flight = Du bist in der Luft: Flieg weiter, wechsle Bahn oder Höhe, spiele einen Boost oder beende deinen Zug.
why-no-budget = Du hast kein Tempo mehr zum Fliegen.
why-blocked = Das Flugzeug vor dir versperrt den Weg. Überholen geht nur in einer anderen Bahn.
why-step-is-fly = Weiter als ein Feld geht es hier nicht: Flieg einfach.
why-step-aside-cost = Ein Bahnwechsel kostet 1 Tempo, und du hast weniger.
why-no-lane = Dort ist keine Bahn. Die Bahnen gehen von 0, ganz innen, bis 3.
why-lane-taken = In jener Bahn ist jemand neben dir oder zu nah.
why-climb-cost = Steigen kostet 1 Tempo, und du hast weniger.
why-levels-used = Du hast deine Höhe in diesem Zug schon zweimal geändert. Öfter geht es nicht.
why-at-the-top = Du fliegst schon hoch.
why-at-the-bottom = Du fliegst schon tief.
why-no-boost = Du hast keinen Boost.
why-must-fly = Du musst weiterfliegen: Ein Zug endet erst, wenn dein Tempo verbraucht oder der Weg versperrt ist.
why-avoid-or-accept = Der Motor hat fehlgezündet. Gib einen Boost her oder nimm die Fehlzündung.

## Das Brett als Text

board-season = Saison { $season } von { $seasons }
board-month = { $month }, Monat { $number } von { $months }
board-quick-play = alle bauen ein Flugzeug für bis zu { $money } $
board-race = { $stage } auf { $course }
board-of-laps = Runden: { $laps }
board-round = Durchgang { $round }
board-turn = { $name } ist am Zug
board-you = { $name } (du)
board-plays = Aktionen: { $plays }
board-buys = Käufe: { $buys }
board-regroups = Umgruppierungen: { $regroups }
board-extra = Geld dazu: { $money } $
board-spent = ausgegeben: { $money } $
board-money = Dein Geld: { $money } $
board-hand = Deine Hand
board-deck = Dein Nachziehstapel, ohne Reihenfolge
board-in-hand = Handkarten: { $cards }
board-in-deck = im Nachziehstapel: { $cards }
board-played = gespielt: { $cards }
board-discard = Ablagestapel: { $cards }
board-owned = besitzt: { $cards }
board-medals = Medaillen: { $medals }
board-copies = { $card } ×{ $count }
board-none = keine
board-card = Karte
board-cost = Preis
board-left = Übrig
board-budget = Tempo übrig: { $speed }
board-levels = Höhenwechsel übrig: { $levels }
board-ahead = geradeaus bis Bahn { $lane }, { $place } Felder nach der Linie
board-gates = Proben auf dem Weg: { $pylons }
board-chance = { $odds } %
board-finished = im Ziel
board-grounded = fliegt nicht
board-place = Platz
board-aircraft = Flugzeug
board-laps = Runden
board-lane = Bahn
board-tiles = Felder
board-altitude = Höhe
board-tokens = Strafe
board-speed = Tempo
board-fast = FAST
board-boosts = Boosts
board-check = Pylonprobe
board-next-boost = nächster Boost
board-symbols = Zahlen sind Flugzeuge. | ist die Linie, P ein Pylon, : seine Kurve, . eine Gerade. Bahn 0 liegt innen.

## Die Führung im ersten Spiel

tour-air-racing-goal = Elf Monate in der Werkstatt, dann ein Rennen. Wer zuerst um die Pylone ist, gewinnt; was du jetzt kaufst, fliegst du dann.
tour-air-racing-hand = Das sind deine Karten für diesen Zug. Die blauen sind Aktionen: Davon darfst du zwei spielen. Deine Dollar zählen beim Kaufen.
tour-air-racing-piles = Hier kaufst du, meist zwei Karten im Zug. Sie kommen auf deinen Ablagestapel und nach dem nächsten Mischen zurück.
tour-air-racing-mods = Die orangen Karten sind Speed Mods. In der Werkstatt tun sie nichts, aber Microknots machen dich schneller, FAST hilft an den Pylonen, und ein Boost bringt einmal 3 Tempo, mit Risiko.
tour-air-racing-calendar = Der Kalender geht von Oktober bis August. Danach werden die Speed Mods von allen zu Flugzeugen.
tour-air-racing-bar = Hier steht immer, was du jetzt tun kannst. Was noch nicht endgültig ist, kannst du zurücknehmen. Drück ? für alle Tasten.

## The workshop on the screen

brief-dollar = +1 $
brief-microknot = +½ Tempo
brief-boost = +3 Tempo, einmal
brief-fast = +1 bei Proben
brief-sponsorship = +1 Kauf, +2 $
brief-night-shift = +3 Karten
brief-team-effort = +1 Karte, +2 Aktionen
brief-wind-tunnel = Aktion ×2 oder +2 $

workshop-calendar = Der Kalender der Saison
workshop-race-week = Rennwoche
workshop-supply = Vorratsstapel
workshop-dollars = { $money } $
workshop-cost = kostet { $cost } $
workshop-left =
    { $left ->
        [0] ausverkauft
       *[other] noch { $left }
    }
workshop-affordable = du kannst sie bezahlen
workshop-too-dear = mehr, als du hast
workshop-plays = Aktionen
workshop-buys = Käufe
workshop-money = Geld
workshop-regroups = Umgrupp.
workshop-my-turn = Dein Zug in Zahlen
workshop-hand = Hand
workshop-deck = Stapel
workshop-discard = Ablage
workshop-in-play = Im Spiel
workshop-owned = Alle Karten
workshop-top = obenauf: { $card }
workshop-others = Die anderen Werkstätten
workshop-turn = { $plays ->
        [one] { $plays } Aktion
       *[other] { $plays } Aktionen
    }, { $buys ->
        [one] { $buys } Kauf
       *[other] { $buys } Käufe
    }, +{ $money } $
workshop-bought = Gekauft
workshop-nothing-bought = Zuletzt nichts gekauft
workshop-hidden = Hand { $hand }, Nachziehstapel { $deck }
workshop-my-cards = Meine Karten
workshop-odds-about = Wie wahrscheinlich beim nächsten Ziehen mindestens eine solche Karte kommt. Reicht der Nachziehstapel nicht, wird die Ablage gemischt: für die nächste Hand zusammen mit den Karten, die du jetzt hältst und spielst.
workshop-next-one = 1 Karte
workshop-next-three = 3 Karten
workshop-next-hand = Neue Hand
workshop-percent = { $percent } %
workshop-free = Freie Karten
workshop-action-phase = Aktionsphase
workshop-buy-phase = Kaufphase
workshop-cleanup-phase = Aufräumphase
workshop-builder = Bau dein Flugzeug
workshop-more = { $card }: eine mehr
workshop-fewer = { $card }: eine weniger
workshop-money-left = noch auszugeben
workshop-build = Wahl festlegen
workshop-meaning = Was das im Rennen bedeutet
workshop-pylon-check = Pylonprobe
workshop-boost-check =
    { $n ->
        [1] Erster Boost
        [2] Zweiter Boost
       *[other] Dritter Boost
    }
workshop-speed = Tempo { $speed }
workshop-wins = gewonnene Rennen: { $wins }
workshop-diagram = Die acht Karten der Saison

## The race on the screen

race-course = Der Kurs
race-everybody = Wo alle sind
race-lap = Runde { $lap } von { $laps }
race-lap-short = Runde
race-round = Durchgang { $round }
race-order = Reihenfolge dieses Durchgangs
race-who = { $name }, Nummer { $number }, { $livery }
race-standing = Platz { $standing }
race-lane = Bahn { $lane }
race-on-line = auf der Start- und Ziellinie
race-on-straight = auf der Geraden zu { $pylon }
race-in-turn = in der Kurve bei { $pylon }
race-cut-pylon = Pylonfehler, −{ $speed } Tempo
race-backfire = Fehlzündung, −{ $speed } Tempo
race-flying = fliegt gerade
race-left = noch { $tiles }
race-check-ahead = { $pylon }: Probe voraus, { $odds } % gelingen
race-rolled = { $roll } gewürfelt, { $needed } oder mehr nötig
race-rolled-engine = Motorprobe
race-passed = Geschafft
race-failed = Misslungen
race-closed = { $way }, { $where }: jetzt nicht
race-needed = braucht { $needed }+

cockpit-title = Dein Flugzeug
cockpit-speed = Tempo
cockpit-budget = Noch in diesem Zug
cockpit-next = In deinem nächsten Zug
cockpit-tiles = { $tiles } Kacheln
cockpit-altitude = Höhe
cockpit-levels =
    { $levels ->
        [0] kein Wechsel mehr
        [one] noch 1 Wechsel
       *[other] noch { $levels } Wechsel
    }
cockpit-climb = Steigen kostet 1 Tempo
cockpit-dive = Sinken bringt 1 Tempo
cockpit-here = hier fliegst du
cockpit-pylon = Pylonprobe
cockpit-boost = Boost
cockpit-boosts = × { $boosts }
cockpit-no-boost = Kein Boost mehr
cockpit-passes = { $odds } % der Würfe gelingen
cockpit-fast = FAST { $fast }
cockpit-more-fast = ein FAST mehr: { $odds } %
cockpit-after-boost = nach einem Boost: { $odds } %
cockpit-tokens = Im nächsten Zug zu zahlen
cockpit-no-tokens = Keine Strafmarker
