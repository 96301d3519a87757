### Air Racing.

title = Air Racing
tagline = Sleutel elf maanden aan je vliegtuig en vlieg het dan om de pylons: laag, snel en krap.
players = 2 tot 4 spelers, ongeveer 60 minuten; Quick Play ongeveer 20

## Kaarten

card-dollar = Dollar
card-microknot = Microknot
card-boost = Boost
card-fast = FAST
card-sponsorship = Sponsoring
card-night-shift = Nachtploeg
card-team-effort = Teamwerk
card-wind-tunnel = Windtunnel

action-sponsorship = { card-sponsorship }
action-night-shift = { card-night-shift }
action-team-effort = { card-team-effort }
action-wind-tunnel = { card-wind-tunnel }

effect-dollar = $1 waard in elke koopfase waarin je hem in je hand hebt. Je houdt hem als je hem uitgeeft.
effect-microknot = In de race: elke beurt een halve snelheid extra.
effect-boost = In de race, één keer: gooi voor de motor. Houdt hij het, dan heb je deze beurt 3 snelheid extra; zo niet, dan krijg je een Terugslag.
effect-fast = In de race: +1 op elke proef, bij pylons en voor Boosts.
effect-sponsorship = Deze beurt één aankoop extra, en $2 extra om uit te geven.
effect-night-shift = Trek drie kaarten.
effect-team-effort = Trek een kaart en krijg twee acties extra. Later in deze fase mag je één actie gebruiken om te hergroeperen: leg kaarten af en trek er evenveel.
effect-wind-tunnel = Testen: speel nog een Actiekaart uit je hand en gebruik die twee keer. Of geldschieters: $2 extra om deze beurt uit te geven.

## De kalender, de onderdelen en het parcours

month-0 = oktober
month-1 = november
month-2 = december
month-3 = januari
month-4 = februari
month-5 = maart
month-6 = april
month-7 = mei
month-8 = juni
month-9 = juli
month-10 = augustus

stage-season = Bouwseizoen
stage-quick-play = Quick Play
stage-qualifying = Kwalificatie
stage-heat = Manche
stage-final = Finale

pylon-p1 = pylon 1
pylon-p2 = pylon 2
pylon-p3 = pylon 3
pylon-p4 = pylon 4
pylon-p5 = pylon 5
pylon-p6 = pylon 6
pylon-p7 = pylon 7
pylon-p8 = pylon 8
pylon-p9 = pylon 9
pylon-blue = de blauwe pylon

altitude-0 = laag
altitude-1 = midden
altitude-2 = hoog

livery-red = rood
livery-blue = blauw
livery-yellow = geel
livery-green = groen

## Keuzes bij het klaarzetten

option-course = Parcours
option-course-help = Waar de race wordt gevlogen. Stead Short is het gewone parcours; de langere hebben meer pylons en vragen om een hogere basissnelheid.
option-course-stead-short = Stead Short
option-course-stead-middle = Stead Middle
option-course-stead-silver = Stead Silver
option-course-stead-long = Stead Long
option-course-desert-triangle = Woestijndriehoek
option-laps = Ronden
option-laps-help = Hoeveel ronden de finale telt. Drie is gewoon.
option-stock-speed = Basissnelheid
option-stock-speed-help = De snelheid van elk vliegtuig zonder Microknots. Neem meer dan 4 voor een lang parcours of een lange race.
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
option-quick-play-help = Geen seizoen: iedereen geeft in het geheim $25 uit aan Microknots, FAST en Boosts, en de race begint.
option-quick-play-off = uit
option-quick-play-on = aan
option-quick-microknot-cap = Microknots in Quick Play
option-quick-microknot-cap-help = Hoeveel Microknots je in Quick Play mag kopen. Met twee wordt de race spannender.
option-quick-microknot-cap-none = onbeperkt
option-quick-microknot-cap-2 = hooguit twee
option-qualifying = Kwalificatie
option-qualifying-help = Iedereen vliegt eerst alleen een ronde, en de beste start aan de binnenkant. Anders doet de hoogste snelheid dat.
option-qualifying-off = uit
option-qualifying-on = aan
option-heats = Manches
option-heats-help = Races van twee ronden vóór de finale. De uitslag van elke race is de startopstelling van de volgende.
option-heats-0 = geen
option-class = Klasse
option-class-help = De race van een echte klasse: die bepaalt parcours, ronden en basissnelheid in één keer.
option-class-none = zoals gekozen
option-class-biplane = Dubbeldekkers
option-class-formula-one = Formule 1
option-class-t6 = T-6
option-class-sport = Sport
option-class-jet = Jet
option-class-unlimited = Unlimited
option-seasons = Seizoenen
option-seasons-help = Bij meer dan één seizoen houden de vliegtuigen hun Microknots, FAST en ongebruikte Boosts. Wie de meeste races wint, wint het geheel.

## Wat er wordt gevraagd

ask-take-free = Neem { $cards } gratis kaarten: hoeveel Boosts en hoeveel FAST?
ask-act =
    { $plays ->
        [0] Je hebt geen acties meer.
        [one] Je hebt nog één actie.
       *[other] Je hebt { $plays } acties.
    } { $regroups ->
        [0] Speel een Actiekaart, of ga kopen.
       *[other] Speel een Actiekaart, hergroepeer, of ga kopen.
    }
ask-tunnel = De Windtunnel: test je een andere Actiekaart, die je dan twee keer gebruikt, of neem je ${ $money } van geldschieters?
ask-regroup =
    { $cards ->
        [0] Hergroeperen: kies een kaart om af te leggen.
        [one] Hergroeperen: leg nog een kaart af, of trek er één.
       *[other] Hergroeperen: leg nog een kaart af, of trek er { $cards }.
    }
ask-buy =
    { $buys ->
        [0] Je hebt geen aankopen meer.
        [one] Je hebt ${ $money } en één aankoop.
       *[other] Je hebt ${ $money } en { $buys } aankopen.
    }
ask-quick-build = Geef hooguit ${ $money } uit aan je vliegtuig: hoeveel Microknots, FAST en Boosts?
ask-move =
    { $half ->
        [0] Je hebt nog { $tiles } snelheid.
       *[other] Je hebt nog { $tiles ->
            [0] ½
           *[other] { $tiles }½
        } snelheid.
    } Een pylonproef lukt met { $pylon }% van de worpen. { $boosts ->
        [0] Je hebt geen Boost.
        [one] Je hebt één Boost; die werkt met { $boost }%.
       *[other] Je hebt { $boosts } Boosts; de volgende werkt met { $boost }%.
    }
ask-backfire =
    { $boosts ->
        [one] De motor slaat terug. Geef je je laatste Boost op om de Terugslag te ontlopen?
       *[other] De motor slaat terug. Geef je een van je { $boosts } Boosts op om de Terugslag te ontlopen?
    }

## Wat een speler kan doen

boosts-0 = 3 FAST
boosts-1 = 1 Boost en 2 FAST
boosts-2 = 2 Boosts en 1 FAST
boosts-3 = 3 Boosts

do-free = neem { $boosts }
do-done = klaar
do-play = speel { $action }
do-regroup = hergroepeer
do-fund = neem het geld
do-test = test { $action }: gebruik hem twee keer
do-discard = leg { $card } af
do-redraw = trek kaarten
do-buy = koop { $card }
do-fly = vlieg
do-fly-check = vlieg langs de pylon en gooi
do-step = vlieg één tegel
do-in = een baan naar binnen
do-out = een baan naar buiten
do-climb = klim
do-dive = duik
do-boost = speel een Boost
do-end = beurt beëindigen
do-avoid = geef een Boost op
do-accept = neem de Terugslag
do-build = bouw { $build } (Microknots, FAST, Boosts)

## Wat er is gebeurd

log-season = Seizoen { $number } begint.
log-first = { $seat } is de startspeler.
log-free =
    { $boosts ->
        [0] { $seat } neemt { boosts-0 }.
        [1] { $seat } neemt { boosts-1 }.
        [2] { $seat } neemt { boosts-2 }.
       *[3] { $seat } neemt { boosts-3 }.
    }
log-month =
    Het wordt { $number ->
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
log-turn = { $seat } is aan de beurt.
log-shuffle = { $seat } schudt de aflegstapel tot een nieuwe trekstapel.
log-draw = { $seat } trekt { $card }.
log-draw-hidden = { $seat } trekt een kaart.
log-play = { $seat } speelt { $card }.
log-test = { $seat } test { $card } in de Windtunnel en gebruikt die kaart twee keer.
log-fund = { $seat } krijgt dankzij de Windtunnel ${ $money } van geldschieters.
log-discard = { $seat } legt { $card } af.
log-buy = { $seat } koopt { $card } voor ${ $cost }.
log-cleanup = { $seat } ruimt op.
log-build = { $seat } heeft { $build } gebouwd (Microknots, FAST, Boosts).
log-aircraft = Het vliegtuig van { $seat } is klaar voor de raceweek.
log-race =
    { $laps ->
        [one] { $stage }: één ronde.
       *[other] { $stage }: { $laps } ronden.
    }
log-grid = { $seat } start in baan { $lane }.
log-round = Beurtronde { $number }.
log-pay =
    { $speed ->
        [0] { $seat } betaalt een straffiche en heeft geen snelheid over.
       *[other] { $seat } betaalt een straffiche: deze beurt { $token } snelheid minder.
    }
log-fly =
    { $half_tiles ->
        [1] { $seat } vliegt ½ tegel.
        [2] { $seat } vliegt 1 tegel.
        [3] { $seat } vliegt 1½ tegel.
        [4] { $seat } vliegt 2 tegels.
        [5] { $seat } vliegt 2½ tegel.
        [6] { $seat } vliegt 3 tegels.
        [7] { $seat } vliegt 3½ tegel.
        [8] { $seat } vliegt 4 tegels.
        [9] { $seat } vliegt 4½ tegel.
        [10] { $seat } vliegt 5 tegels.
        [11] { $seat } vliegt 5½ tegel.
        [12] { $seat } vliegt 6 tegels.
        [13] { $seat } vliegt 6½ tegel.
        [14] { $seat } vliegt 7 tegels.
        [15] { $seat } vliegt 7½ tegel.
        [16] { $seat } vliegt 8 tegels.
       *[other] { $seat } vliegt { $half_tiles } halve tegels.
    }
log-lap = { $seat } heeft ronde { $laps } voltooid.
log-aside = { $seat } gaat naar baan { $lane }.
log-altitude =
    { $altitude ->
        [0] { $seat } vliegt nu laag.
        [1] { $seat } vliegt nu op middelhoogte.
       *[2] { $seat } vliegt nu hoog.
    }
log-check = { $seat } scheert langs { $pylon }: { $needed } nodig, { $roll } gegooid.
log-cut = { $seat } heeft { $pylon } afgesneden en krijgt een Pylonfout.
log-engine = { $seat } speelt een Boost: { $needed } nodig, { $roll } gegooid.
log-boost = De motor houdt het: { $more } snelheid extra voor { $seat }.
log-backfire = De motor van { $seat } slaat terug: een Terugslag.
log-avoid = { $seat } geeft een Boost op en krijgt geen Terugslag.
log-back = { $seat } heeft nog straffiches en gaat achteruit om ze te betalen.
log-finish = { $seat } is gefinisht!
log-qualified = { $seat } beëindigt de kwalificatieronde in beurt { $turns }.
log-safety = Niemand is op tijd gefinisht. De race eindigt hier, en de plaatsen op het parcours tellen.
log-place = Plaats { $rank }: { $seat }.
log-win = { $seat } wint de race!

## Waarom niet: in de werkplaats

why-free-first = Neem eerst je gratis kaarten: Boosts en FAST.
why-three-free-cards = Je neemt precies drie gratis kaarten, naar keuze Boosts en FAST.
why-actions-only = Hier kun je alleen Actiekaarten spelen: Sponsoring, Nachtploeg, Teamwerk en Windtunnel.
why-not-in-hand = Je hebt die kaart niet in je hand.
why-no-plays = Je hebt deze beurt geen acties meer.
why-buy-later = Kopen doe je na de actiefase. Zeg eerst dat je klaar bent met acties.
why-actions-over = De actiefase is voorbij. Nu kun je kopen, of klaar zijn.
why-no-regroup = Hergroeperen mag één keer voor elk Teamwerk dat je deze beurt hebt gebruikt, en je hebt er geen meer over.
why-empty-hand = Je hebt geen kaart om af te leggen.
why-discard-first = Leg minstens één kaart af voordat je trekt.
why-discard-or-redraw = Je bent aan het hergroeperen: leg kaarten af en trek er dan evenveel.
why-choose-mode = Eerst de Windtunnel: kies een Actiekaart om te testen, of het geld.
why-no-other-action = Je hebt geen andere Actiekaart om te testen. De Windtunnel levert je geld op.
why-no-buys = Je hebt deze beurt geen aankopen meer.
why-too-dear = Dat kost meer dan je hebt.
why-sold-out = Deze stapel is leeg.
why-mods-only = In Quick Play koop je Microknots, FAST en Boosts, allemaal tegelijk, en niets anders.

## Waarom niet: in de race

why-in-flight = Je vliegt: vlieg verder, verander van baan of hoogte, speel een Boost, of beëindig je beurt.
why-no-budget = Je hebt geen snelheid meer om mee te vliegen.
why-blocked = Het vliegtuig vóór je blokkeert de weg. Inhalen kan alleen in een andere baan.
why-step-is-fly = Vliegen gaat hier niet verder dan één tegel: vlieg gewoon.
why-step-aside-cost = Van baan veranderen kost 1 snelheid, en je hebt minder.
why-no-lane = Daar is geen baan. De banen gaan van 0, de binnenste, tot 3.
why-lane-taken = Er vliegt iemand naast je, of te dichtbij, in die baan.
why-climb-cost = Klimmen kost 1 snelheid, en je hebt minder.
why-levels-used = Je bent deze beurt al twee keer van hoogte veranderd. Vaker mag niet.
why-at-the-top = Je vliegt al hoog.
why-at-the-bottom = Je vliegt al laag.
why-no-boost = Je hebt geen Boost.
why-must-fly = Je moet verder vliegen: een beurt eindigt pas als je snelheid op is of de weg is geblokkeerd.
why-avoid-or-accept = De motor is teruggeslagen. Geef een Boost op, of neem de Terugslag.

## Het bord in tekst

board-season = Seizoen { $season } van { $seasons }
board-month = { $month }, maand { $number } van { $months }
board-quick-play = iedereen bouwt een vliegtuig voor hooguit ${ $money }
board-race = { $stage } op { $course }
board-of-laps = ronden: { $laps }
board-round = beurtronde { $round }
board-turn = Beurt van { $name }
board-you = { $name } (jij)
board-plays = acties: { $plays }
board-buys = aankopen: { $buys }
board-regroups = hergroeperingen: { $regroups }
board-extra = extra geld: ${ $money }
board-spent = uitgegeven: ${ $money }
board-money = Jouw geld: ${ $money }
board-hand = Jouw hand
board-deck = Jouw trekstapel, zonder volgorde
board-in-hand = handkaarten: { $cards }
board-in-deck = op de trekstapel: { $cards }
board-played = gespeeld: { $cards }
board-discard = aflegstapel: { $cards }
board-owned = bezit: { $cards }
board-medals = medailles: { $medals }
board-copies = { $card } ×{ $count }
board-none = geen
board-card = Kaart
board-cost = Prijs
board-left = Over
board-budget = Snelheid over: { $speed }
board-levels = hoogteveranderingen over: { $levels }
board-ahead = rechtdoor tot baan { $lane }, { $place } tegels na de lijn
board-gates = proeven onderweg: { $pylons }
board-chance = { $odds }%
board-finished = gefinisht
board-grounded = vliegt niet
board-place = Plaats
board-aircraft = Vliegtuig
board-laps = Ronden
board-lane = Baan
board-tiles = Tegels
board-altitude = Hoogte
board-tokens = Straf
board-speed = Snelheid
board-fast = FAST
board-boosts = Boosts
board-check = Pylonproef
board-next-boost = volgende Boost
board-symbols = Getallen zijn vliegtuigen. | is de lijn, P een pylon, : de bocht erbij, . een recht stuk. Baan 0 ligt binnen.

## De rondleiding bij het eerste spel

tour-air-racing-goal = Elf maanden in de werkplaats, dan één race. Wie als eerste rond de pylons is, wint; wat je nu koopt, vlieg je straks.
tour-air-racing-hand = Dit zijn je kaarten voor deze beurt. De blauwe zijn Acties: daarvan mag je er twee spelen. Je Dollars tellen als je koopt.
tour-air-racing-piles = Hier koop je, meestal twee kaarten per beurt. Ze gaan naar je aflegstapel en komen terug als je weer schudt.
tour-air-racing-mods = De oranje kaarten zijn Speed Mods. In de werkplaats doen ze niets, maar met Microknots vlieg je sneller, FAST helpt je bij de pylons, en een Boost is één keer 3 snelheid, met risico.
tour-air-racing-calendar = De kalender loopt van oktober tot augustus. Daarna worden ieders Speed Mods een vliegtuig.
tour-air-racing-bar = Hier staat altijd wat je nu kunt doen. Wat nog niet vaststaat, kun je terugnemen. Druk op ? voor alle toetsen.

## The workshop on the screen

brief-dollar = +$1
brief-microknot = +½ snelheid
brief-boost = +3 snelheid, één keer
brief-fast = +1 bij proeven
brief-sponsorship = +1 aankoop, +$2
brief-night-shift = +3 kaarten
brief-team-effort = +1 kaart, +2 acties
brief-wind-tunnel = actie ×2, of +$2

workshop-calendar = De kalender van het seizoen
workshop-race-week = Raceweek
workshop-supply = Voorraadstapels
workshop-dollars = ${ $money }
workshop-cost = kost ${ $cost }
workshop-left =
    { $left ->
        [0] uitverkocht
       *[other] nog { $left }
    }
workshop-affordable = je kunt hem betalen
workshop-too-dear = meer dan je hebt
workshop-plays = Acties
workshop-buys = Aankopen
workshop-money = Geld
workshop-regroups = Hergroep.
workshop-my-turn = Je beurt in cijfers
workshop-hand = Hand
workshop-deck = Stapel
workshop-discard = Aflegstapel
workshop-in-play = In het spel
workshop-owned = Alle kaarten
workshop-top = bovenop: { $card }
workshop-others = De andere werkplaatsen
workshop-turn = { $plays ->
        [one] { $plays } actie
       *[other] { $plays } acties
    }, { $buys ->
        [one] { $buys } aankoop
       *[other] { $buys } aankopen
    }, +${ $money }
workshop-bought = Gekocht
workshop-nothing-bought = Onlangs niets gekocht
workshop-hidden = hand { $hand }, trekstapel { $deck }
workshop-my-cards = Mijn kaarten
workshop-odds-about = Hoe groot de kans is dat je bij de volgende trekking minstens één zo'n kaart krijgt. Is de trekstapel te klein, dan wordt de aflegstapel geschud: voor de volgende hand samen met de kaarten die je nu in je hand hebt en speelt.
workshop-next-one = 1 kaart
workshop-next-three = 3 kaarten
workshop-next-hand = Nieuwe hand
workshop-percent = { $percent }%
workshop-free = Gratis kaarten
workshop-action-phase = Actiefase
workshop-buy-phase = Koopfase
workshop-cleanup-phase = Opruimfase
workshop-builder = Bouw je vliegtuig
workshop-more = Eén { $card } meer
workshop-fewer = Eén { $card } minder
workshop-money-left = nog te besteden
workshop-build = Leg deze keuze vast
workshop-meaning = Wat dat in de race betekent
workshop-pylon-check = Pylonproef
workshop-boost-check =
    { $n ->
        [1] Eerste Boost
        [2] Tweede Boost
       *[other] Derde Boost
    }
workshop-speed = snelheid { $speed }
workshop-wins = gewonnen races: { $wins }
workshop-diagram = De acht kaarten van het seizoen

## The race on the screen

race-course = Het parcours
race-everybody = Waar iedereen is
race-lap = ronde { $lap } van { $laps }
race-lap-short = Ronde
race-round = Speelronde { $round }
race-order = Volgorde van deze speelronde
race-who = { $name }, nummer { $number }, { $livery }
race-standing = plaats { $standing }
race-lane = baan { $lane }
race-on-line = op de start- en finishlijn
race-on-straight = op het rechte stuk naar { $pylon }
race-in-turn = in de bocht bij { $pylon }
race-cut-pylon = Pylonfout, −{ $speed } snelheid
race-backfire = Terugslag, −{ $speed } snelheid
race-flying = vliegt nu
race-left = nog { $tiles }
race-check-ahead = { $pylon }: proef op komst, { $odds }% slaagt
race-rolled = { $roll } geworpen, { $needed } of meer nodig
race-rolled-engine = Motorproef
race-passed = Geslaagd
race-failed = Mislukt
race-closed = { $way }, { $where }: kan nu niet
race-needed = { $needed }+ nodig

cockpit-title = Jouw vliegtuig
cockpit-speed = Snelheid
cockpit-budget = Nog deze beurt
cockpit-next = In je volgende beurt
cockpit-tiles = { $tiles } tegels
cockpit-altitude = Hoogte
cockpit-levels =
    { $levels ->
        [0] geen wisselingen over
        [one] nog 1 wisseling
       *[other] nog { $levels } wisselingen
    }
cockpit-climb = klimmen kost 1 snelheid
cockpit-dive = duiken geeft 1 snelheid
cockpit-here = hier vlieg je
cockpit-pylon = Pylonproef
cockpit-boost = Boost
cockpit-boosts = × { $boosts }
cockpit-no-boost = Geen Boost meer
cockpit-passes = { $odds }% van de worpen slaagt
cockpit-fast = FAST { $fast }
cockpit-more-fast = één FAST meer: { $odds }%
cockpit-after-boost = na een Boost: { $odds }%
cockpit-tokens = Volgende beurt te betalen
cockpit-no-tokens = Geen straffiches
