### Aeroplanes.

title = Aeroplanes
tagline = De luchtvaartmaatschappijen van 1919 tot 1939: koop vliegtuigen, open vliegvelden over de hele wereld, vervoer passagiers, en zorg dat je klaar bent als een tijdperk eindigt.
players = 2 tot 5 spelers, ongeveer 90 tot 120 minuten

## Steden en markten

city-london = Londen
city-amsterdam = Amsterdam
city-berlin = Berlijn
city-paris = Parijs
city-zurich = Zürich
city-rome = Rome
city-dublin = Dublin
city-lisbon = Lissabon
city-madrid = Madrid
city-toulouse = Toulouse
city-frankfurt = Frankfurt
city-copenhagen = Kopenhagen
city-stockholm = Stockholm
city-helsinki = Helsinki
city-warsaw = Warschau
city-moscow = Moskou
city-vienna = Wenen
city-budapest = Boedapest
city-athens = Athene
city-istanbul = Istanboel
city-casablanca = Casablanca
city-cairo = Caïro
city-west-africa = West-Afrika
city-nigeria = Nigeria
city-ethiopia = Ethiopië
city-kenya = Kenia
city-south-africa = Zuid-Afrika
city-middle-east = Midden-Oosten
city-india = India
city-indochina = Indochina
city-malaya = Malakka
city-china = China
city-japan = Japan
city-australia = Australië
city-north-america = Noord-Amerika
city-south-america = Zuid-Amerika

market-europe = Europa
market-africa = Afrika
market-asia = Azië/Australië
market-americas = Amerika

space-copy = { $name } { $copy }
space-rome = { city-rome }
space-zurich = { city-zurich }
space-paris = { city-paris }
space-london = { city-london }
space-amsterdam = { city-amsterdam }
space-berlin = { city-berlin }
space-overflow = Overloop

## Vliegtuigen

aeroplane-airco-dh-4a = Airco DH.4A
aeroplane-breguet-14t = Breguet 14T
aeroplane-airco-dh-16 = Airco DH.16
aeroplane-junkers-f-13 = Junkers F 13
aeroplane-handley-page-o-400 = Handley Page O/400
aeroplane-farman-f-60-goliath = Farman F.60 Goliath
aeroplane-vickers-vimy-commercial = Vickers Vimy Commercial
aeroplane-fokker-f-ii = Fokker F.II
aeroplane-sablatnig-p-iii = Sablatnig P.III
aeroplane-bleriot-spad-s-33 = Blériot-SPAD S.33
aeroplane-fokker-f-iii = Fokker F.III
aeroplane-handley-page-w-8 = Handley Page W.8
aeroplane-dornier-komet = Dornier Komet
aeroplane-de-havilland-dh-34 = de Havilland DH.34
aeroplane-dornier-do-j-wal = Dornier Do J Wal
aeroplane-dornier-merkur = Dornier Merkur
aeroplane-junkers-g-24 = Junkers G 24
aeroplane-fokker-f-viia = Fokker F.VIIa
aeroplane-latecoere-25 = Latécoère 25
aeroplane-armstrong-whitworth-argosy = Armstrong Whitworth Argosy
aeroplane-de-havilland-dh-66-hercules = de Havilland DH.66 Hercules
aeroplane-rohrbach-ro-viii-roland = Rohrbach Ro VIII Roland
aeroplane-fokker-f-viib-3m = Fokker F.VIIb/3m
aeroplane-short-s-8-calcutta = Short S.8 Calcutta
aeroplane-junkers-g-31 = Junkers G 31
aeroplane-liore-et-olivier-leo-21 = Lioré et Olivier LeO 21
aeroplane-latecoere-28 = Latécoère 28
aeroplane-tupolev-ant-9 = Tupolev ANT-9
aeroplane-handley-page-h-p-42 = Handley Page H.P.42
aeroplane-junkers-ju-52-3m = Junkers Ju 52/3m
aeroplane-fokker-f-xviii = Fokker F.XVIII
aeroplane-armstrong-whitworth-atalanta = Armstrong Whitworth Atalanta
aeroplane-boeing-247 = Boeing 247
aeroplane-de-havilland-dh-89-dragon-rapide = de Havilland DH.89 Dragon Rapide
aeroplane-douglas-dc-2 = Douglas DC-2
aeroplane-savoia-marchetti-sm-73 = Savoia-Marchetti SM.73
aeroplane-dewoitine-d-333 = Dewoitine D.333
aeroplane-potez-62 = Potez 62
aeroplane-latecoere-521 = Latécoère 521
aeroplane-douglas-dc-3 = Douglas DC-3
aeroplane-short-s-23-empire = Short S.23 Empire
aeroplane-dewoitine-d-338 = Dewoitine D.338
aeroplane-bloch-220 = Bloch 220
aeroplane-de-havilland-dh-91-albatross = de Havilland DH.91 Albatross
aeroplane-focke-wulf-fw-200-condor = Focke-Wulf Fw 200 Condor
aeroplane-boeing-314-clipper = Boeing 314 Clipper

stage-0 = Thuis
stage-1 = Fase I
stage-2 = Fase II
stage-3 = Fase III

## Maatschappijen, verbindingen en waar punten vandaan komen

airline-1 = maatschappij 1
airline-2 = maatschappij 2
airline-3 = maatschappij 3
airline-4 = maatschappij 4
airline-5 = maatschappij 5
airline-neutral = de neutrale maatschappij

colour-white = wit
colour-red = rood
colour-black = zwart
colour-blue = blauw
colour-green = groen
colour-purple = paars

source-europe = { market-europe }
source-africa = { market-africa }
source-asia = { market-asia }
source-profit = Winst
source-americas = { market-americas }
source-aeroplanes = Vliegtuigen
source-passengers = Passagiers

## Voordeeltegels

advantage-daring-pilot = Waaghals
advantage-engine-maintenance = Motoronderhoud
advantage-increased-production = Hogere productie
advantage-night-flights = Nachtvluchten
advantage-radio-beacons = Radiobakens
advantage-dice = Risicodobbelstenen

effect-daring-pilot = Na een risicoworp die te laag is, voor een bestemming buiten Europa: +3. Je mag er meer gebruiken.
effect-engine-maintenance = Aan het begin van je beurt, vóór je actie: leg al je motorstoringen terug.
effect-increased-production = Vanaf tijdperk 2, als je een vliegtuig koopt: één vliegveldtegel extra erop. Maar 1 per aankoop.
effect-night-flights = Vanaf tijdperk 2, nadat je passagiers hebt opgehaald: haal nog 1 passagierstegel op die op een vlucht binnen Europa wacht. Je mag er meer gebruiken.
effect-radio-beacons = In tijdperk 3, na een risicoworp: werp alle drie de dobbelstenen opnieuw en vergeet de eerste worp met zijn doodskoppen. Je mag er meer gebruiken.

## Keuzes vooraf

option-forced-token = Gedwongen fiche
option-forced-token-help = Als de subsidiepot leeg is, moet de volgende speler de zwarte fiche nemen, en het tijdperk is meteen voorbij. Anders moet iemand dat willen.
option-forced-token-off = uit
option-forced-token-on = aan
option-any-lda = Lange afstand voor alles
option-any-lda-help = Wie een langeafstandsvliegtuig heeft dat nog niet volledig benut is, mag elke vliegveldtegel vliegen alsof die erop ligt. Anders alleen de tegels op de kaart zelf.
option-any-lda-off = uit
option-any-lda-on = aan
option-taker-starts = Nemer begint
option-taker-starts-help = Wie de zwarte fiche nam, is startspeler van het volgende tijdperk. Anders werpt die speler daarvoor de witte dobbelsteen.
option-taker-starts-off = uit
option-taker-starts-on = aan
option-seats-only = Alleen stoelen
option-seats-only-help = Een vliegtuig zonder vrije stoelen geldt als volledig benut, ook als er nog vliegveldtegels op liggen; die gaan terug naar de voorraad. Anders moeten die eerst geplaatst zijn.
option-seats-only-off = uit
option-seats-only-on = aan

## Wat er gevraagd wordt

ask-choose-home = In welke stad is jouw maatschappij thuis?
ask-maintain =
    { $failures ->
        [one] Je hebt 1 motorstoring.
       *[other] Je hebt { $failures } motorstoringen.
    } { $tiles ->
        [one] Gebruik je je Motoronderhoud vóór je actie?
       *[other] Gebruik je een van je { $tiles } tegels Motoronderhoud vóór je actie?
    }
ask-act = Je actie: koop een vliegtuig, plaats vliegvelden, haal passagiers op, neem een voordeel of neem subsidie. Je hebt £{ $money }; in de pot zit nog £{ $box }.
ask-act-token = Je actie: koop een vliegtuig, plaats vliegvelden, haal passagiers op, neem een voordeel, of neem de zwarte fiche en beëindig het tijdperk. Je hebt £{ $money }; de pot is leeg.
ask-produce =
    { $tiles ->
        [one] Gebruik je je Hogere productie voor één vliegveldtegel extra op dit vliegtuig?
       *[other] Gebruik je een van je { $tiles } tegels Hogere productie voor één vliegveldtegel extra op dit vliegtuig?
    }
ask-go-on =
    { $placed ->
        [one] 1 vliegveld is open. Plaats je er nog een, of stop je?
       *[other] { $placed } vliegvelden zijn open. Plaats je er nog een, of stop je?
    }
ask-destination = Waar wil je een vliegveld openen?
ask-choose-route = Langs welke weg vlieg je?
ask-replace = De stad is vol. Wiens vliegveld moet wijken?
ask-beacon = Je hebt { $total } geworpen en { $needed } nodig. Gebruik je Radiobakens en werp je opnieuw?
ask-pilots =
    { $pilots ->
        [one] Je komt { $missing } tekort en hebt 1 Waaghals, goed voor 3. Gebruik je hem?
       *[other] Je komt { $missing } tekort en hebt { $pilots } Waaghalzen, elk goed voor 3. Hoeveel gebruik je er?
    }
ask-pay = Je komt tekort. Betaal je £{ $price } van je £{ $money }, of laat je de poging mislukken?
ask-board =
    { $people ->
        [one] Welk vliegtuig neemt deze passagier mee?
       *[other] Welk vliegtuig neemt deze { $people } mensen mee?
    }
ask-night-flight =
    { $tiles ->
        [one] Gebruik je je Nachtvluchten om nog een tegel op te halen, binnen Europa?
       *[other] Gebruik je een van je { $tiles } tegels Nachtvluchten om nog een tegel op te halen, binnen Europa?
    }
ask-pick-advantage =
    { $left ->
        [one] Neem je nog een voordeeltegel die de dobbelstenen tonen?
       *[other] Neem je tot { $left } voordeeltegels die de dobbelstenen tonen?
    }

## Wat een speler kan doen

do-home = maak { $city } je thuis
do-buy = koop de { $aeroplane }
do-buy-for = koop de { $aeroplane } voor £{ $price }
do-place = plaats een vliegveld met de { $aeroplane }
do-claim = haal passagiers op: { $space }
do-claim-people = { $people ->
    [one] haal één reiziger op: { $space } naar { $city }
   *[other] haal { $people } reizigers op: { $space } naar { $city }
}
do-claim-night = { $people ->
    [one] haal ’s nachts één reiziger op: { $space } naar { $city }
   *[other] haal ’s nachts { $people } reizigers op: { $space } naar { $city }
}
do-take = neem { $advantage } voor £1
do-roll = werp voor voordeeltegels voor £1
do-subsidy = neem £1 subsidie
do-token = neem de zwarte fiche en beëindig het tijdperk
do-fly = vlieg naar { $city }
do-fly-odds = vlieg naar { $city }: { $dice } % met de dobbelstenen, { $aided } % met alle hulp
do-direct = vlieg rechtstreeks
do-direct-odds = vlieg rechtstreeks: { $dice } % met de dobbelstenen, { $aided } % met alle hulp
do-over = vlieg over { $city }
do-over-odds = vlieg over { $city }: { $dice } % met de dobbelstenen, { $aided } % met alle hulp
do-pilots = gebruik Waaghalzen: { $pilots }
do-pay = betaal het tekort
do-fail = laat het mislukken
do-board = stap in de { $aeroplane }
do-use = gebruik de tegel
do-use-maintenance = gebruik Motoronderhoud
do-use-production = gebruik Hogere productie
do-use-beacon = gebruik Radiobakens en werp opnieuw
do-no = nee
do-no-maintenance = houd de tegel en de storingen
do-no-production = houd de tegel
do-no-beacon = laat de worp staan
do-no-night = geen nachtvlucht
do-no-pick = neem er geen meer
do-stop = stop
do-replace = vervang het vliegveld van { $airline }

## Wat er gebeurd is

log-wait =
    { $passengers ->
        [0] Er komen geen nieuwe passagiers in de wachtruimte.
        [one] 1 passagierstegel komt in de wachtruimte.
       *[other] { $passengers } passagierstegels komen in de wachtruimte.
    }
log-first = { $seat } is startspeler en heeft de witte dobbelsteen.
log-home = { $seat } is thuis in { $city } en begint met £{ $money }.
log-neutral =
    { $stage ->
        [0] De neutrale maatschappij is thuis in { $city }.
        [1] De neutrale maatschappij opent een vliegveld van fase I: { $city }.
        [2] De neutrale maatschappij opent een vliegveld van fase II: { $city }.
       *[other] De neutrale maatschappij opent een vliegveld van fase III: { $city }.
    }
log-era = Tijdperk { $number } begint.
log-income = { $seat } krijgt £{ $money } inkomsten en heeft nu £{ $total }.
log-round = Ronde { $number }.
log-turn = { $seat } is aan de beurt.
log-maintain =
    { $failures ->
        [one] { $seat } gebruikt Motoronderhoud: één motorstoring is verholpen.
       *[other] { $seat } gebruikt Motoronderhoud: alle { $failures } motorstoringen zijn verholpen.
    }
log-buy = { $seat } koopt de { $aeroplane } voor £{ $price } en houdt £{ $left } over.
log-load =
    { $tiles ->
        [0] { $seat } heeft geen vliegveldtegel van die fase meer voor de { $aeroplane }.
        [one] { $seat } legt 1 vliegveldtegel op de { $aeroplane }.
       *[other] { $seat } legt { $tiles } vliegveldtegels op de { $aeroplane }.
    }
log-appear = Nieuw in de rij: { $aeroplane }, voor £{ $price }.
log-depart =
    { $aided ->
        [100] { $seat } stijgt op met de { $aeroplane }. Bestemming: { $city }.
       *[other] { $seat } stijgt op met de { $aeroplane }. Bestemming: { $city }, { $dice }% met de dobbelstenen, { $aided }% met alle hulp.
    }
log-over = { $seat } vliegt over een stad zonder er te landen: { $city }.
log-roll = { $seat } werpt { $total }; er is { $needed } nodig.
log-beacon = { $seat } gebruikt Radiobakens en werpt opnieuw.
log-failure =
    { $skulls ->
        [one] { $seat } heeft een doodskop geworpen.
       *[other] { $seat } heeft { $skulls } doodskoppen geworpen.
    } Motorstoringen: { $held } van { $crash }.
log-crash = { $seat } is neergestort! De vliegveldtegel gaat terug naar de voorraad, de motorstoringen zijn weg.
log-pilots =
    { $pilots ->
        [one] { $seat } stuurt een Waaghals. Het totaal is nu { $total }.
       *[other] { $seat } stuurt { $pilots } Waaghalzen. Het totaal is nu { $total }.
    }
log-pay = { $seat } betaalt £{ $money } voor wat er ontbreekt en houdt £{ $left } over.
log-fail = De poging van { $seat } is mislukt, en de vliegveldtegel gaat terug naar de voorraad. Bestemming: { $city }.
log-oust =
    { $stage ->
        [1] { $seat } vervangt een vliegveld van fase I, van { $airline }: { $city }.
       *[other] { $seat } vervangt een vliegveld van fase II, van { $airline }: { $city }.
    }
log-open =
    { $stage ->
        [1] { $seat } opent een vliegveld van fase I: { $city }.
        [2] { $seat } opent een vliegveld van fase II: { $city }.
       *[other] { $seat } opent een vliegveld van fase III: { $city }.
    }
log-bonus =
    { $vp ->
        [one] { $seat } krijgt £{ $money } en 1 punt voor een vliegveld in Amerika: samen £{ $money_total } en { $vp_total } in punten.
       *[other] { $seat } krijgt £{ $money } en { $vp } punten voor een vliegveld in Amerika: samen £{ $money_total } en { $vp_total } in punten.
    }
log-claim =
    { $people ->
        [one] { $seat } haalt 1 passagier op, met de { $aeroplane }. Bestemming: { $city }. Nog vrije stoelen: { $free }.
       *[other] { $seat } haalt { $people } passagiers op, met de { $aeroplane }. Bestemming: { $city }. Nog vrije stoelen: { $free }.
    }
log-night = { $seat } gebruikt Nachtvluchten.
log-advantage =
    { $money ->
        [0] { $seat } krijgt een voordeeltegel: { $advantage }.
       *[other] { $seat } betaalt £{ $money } voor een voordeeltegel en houdt £{ $left } over: { $advantage }.
    }
log-search = { $seat } betaalt £{ $money } en werpt voor voordeeltegels.
log-subsidy = { $seat } neemt £{ $money } subsidie en heeft nu £{ $total }. Nog in de pot: £{ $left }.
log-token = { $seat } neemt de zwarte fiche. Het tijdperk is voorbij.
log-majority =
    { $airports ->
        [one] { $market }: { $airline } heeft 1 vliegveld
       *[other] { $market }: { $airline } heeft { $airports } vliegvelden
    } en krijgt { $vp ->
        [one] 1 punt.
       *[other] { $vp } punten.
    }
log-profit =
    { $vp ->
        [one] { $seat } heeft een winst van { $profit } en krijgt 1 punt: { $total } in totaal.
       *[other] { $seat } heeft een winst van { $profit } en krijgt { $vp } punten: { $total } in totaal.
    }
log-remove = Weg uit de rij: { $aeroplane }.
log-retire = { $seat } heeft de { $aeroplane } volledig benut. De kaart gaat naar de eigen stapel.
log-flip =
    { $free ->
        [0] { $seat } draait de { $aeroplane } om. Er zijn geen vrije stoelen.
        [one] { $seat } draait de { $aeroplane } om. Er is 1 vrije stoel.
       *[other] { $seat } draait de { $aeroplane } om. Er zijn { $free } vrije stoelen.
    }
log-overflow =
    { $people ->
        [one] 1 passagier gaat naar de overloop. Bestemming: { $city }.
       *[other] { $people } passagiers gaan naar de overloop. Bestemming: { $city }.
    }
log-white = De witte dobbelsteen toont { $roll }: { $seat } is startspeler.
log-count = Eindtelling voor { $seat }, in punten: { $aeroplanes } voor vliegtuigen en { $passengers } voor passagiers, { $total } in totaal.
log-win = { $seat } wint! { $vp } punten en £{ $money }.

## Waarom niet

why-home-first = Kies eerst je thuisstad: een van de zes startsteden.
why-no-starting-city = Alleen in Londen, Amsterdam, Berlijn, Parijs, Zürich en Rome kun je thuis zijn.
why-home-taken = In deze stad is een andere maatschappij thuis.
why-one-action = Je bent aan de beurt: koop een vliegtuig, plaats vliegvelden, haal passagiers op, neem een voordeeltegel of neem subsidie.
why-not-in-row = Dit vliegtuig ligt niet in de rij.
why-too-dear = Je kunt dit vliegtuig niet betalen waar het ligt: het kost zijn prijs en £1 voor elke kaart die ervoor ligt.
why-no-money = Voordeeltegels kosten £1, en je hebt geen geld.
why-no-advantage-left = Er is nu geen voordeeltegel te krijgen.
why-maintain-or-not = Zeg eerst of je Motoronderhoud gebruikt.
why-produce-or-not = Zeg eerst of je Hogere productie gebruikt.
why-not-your-aeroplane = Dit vliegtuig vliegt niet voor jou.
why-no-airport-tiles = Op dit vliegtuig ligt geen vliegveldtegel.
why-no-destination = De vliegveldtegels van dit vliegtuig kunnen nu nergens heen.
why-fly-somewhere = Kies de stad waar je een vliegveld wilt openen.
why-own-airport = Je hebt daar al een vliegveld.
why-no-route = Er loopt geen verbinding van een van je vliegvelden daarheen.
why-needs-lda = Alleen een vliegveldtegel op een langeafstandsvliegtuig komt daar.
why-city-full = De stad is vol, en geen vliegveld daar is van een lagere fase dan deze tegel. Een thuisvliegveld wordt nooit vervangen.
why-choose-route = Kies een van de wegen die er zijn.
why-replace-one = De stad is vol: kies het vliegveld dat moet wijken.
why-not-replaceable = Deze maatschappij heeft daar geen vliegveld dat jouw tegel kan vervangen.
why-place-or-stop = Plaats nog een vliegveld, of stop.
why-beacon-or-not = Zeg eerst of je met Radiobakens opnieuw werpt.
why-how-many-pilots = Zeg eerst hoeveel Waaghalzen je gebruikt.
why-too-many-pilots = Zoveel Waaghalzen heb je niet, of heb je niet nodig.
why-pay-or-fail = Betaal wat er ontbreekt, of laat de poging mislukken.
why-nobody-waits = Daar wacht niemand.
why-no-origin = Je hebt geen vliegveld in de stad waar ze wachten.
why-no-destination-airport = Je hebt geen vliegveld in de stad waar ze heen willen.
why-no-seats = Geen van je vliegtuigen heeft genoeg vrije stoelen voor hen.
why-europe-only = Nachtvluchten zijn voor passagiers die op een vlucht binnen Europa wachten.
why-board-one = Kies het vliegtuig dat hen meeneemt.
why-not-enough-seats = Dit vliegtuig heeft niet genoeg vrije stoelen, en een groep blijft bij elkaar.
why-night-or-not = Haal met Nachtvluchten nog een tegel op, of zie ervan af.
why-advantage-not-yet = Deze voordeeltegel komt pas in een later tijdperk.
why-advantage-none-left = Alle tegels van deze soort zijn al genomen.
why-advantage-not-rolled = Geen dobbelsteen die over is toont deze tegel.
why-take-or-not = Neem een voordeeltegel die de dobbelstenen tonen, of geen meer.

## Het bord in tekst

board-homes = De maatschappijen kiezen waar ze thuis zijn
board-era = Tijdperk { $era } van { $eras }
board-round = ronde { $round }
board-box = £{ $money } in de subsidiepot
board-first = startspeler: { $name }
board-flight = In de lucht: { $name } met de { $aeroplane }, { $way }
board-dice = Laatste worp: { $dice } (x is een doodskop)
board-you = { $name } (jij)
board-money = £{ $money }
board-average = £{ $pounds },{ $tenths }
board-yes = ja
board-vp =
    { $vp ->
        [one] 1 punt
       *[other] { $vp } punten
    }
board-kept =
    { $vp ->
        [one] 1 punt van passagiers bewaard
       *[other] { $vp } punten van passagiers bewaard
    }
board-pile =
    { $cards ->
        [one] 1 vliegtuig volledig benut
       *[other] { $cards } vliegtuigen volledig benut
    }
board-failures =
    { $failures ->
        [0] geen motorstoringen
        [one] 1 motorstoring
       *[other] { $failures } motorstoringen
    }
board-aeroplane = De rij
board-price = Prijs
board-stage = Fase
board-seats = Stoelen
board-tiles = Vliegvelden
board-lda = Lange afstand
board-card-vp = Punten
board-fleet = De vloten
board-of = Maatschappij
board-free = Vrije stoelen
board-new = Nieuw
board-aboard = Aan boord
board-no-fleet = Je hebt geen vliegtuigen.
board-reserve = Vliegveldtegels in je voorraad: fase I { $one }, fase II { $two }, fase III { $three }
board-waiting = Er wachten in
board-people =
    { $people ->
        [one] 1 persoon
       *[other] { $people } personen
    }
board-ready = je kunt ze ophalen
board-no-seats = je hebt de vliegvelden, maar geen stoelen
board-room =
    { $room ->
        [0] vol
        [one] 1 vrije plaats
       *[other] { $room } vrije plaatsen
    }
board-market = Markt
board-worth = Waard
board-opening = Je kunt openen
board-way = vanuit
board-needs = Nodig
board-dice-alone = Met de dobbelstenen
board-aided = Met hulp
board-crash = Crash
board-cost = Kost gemiddeld
board-replaces = { $city } (vervangen)
board-chance = { $percent }%
board-symbols = Passagiers: bestemming, personen, +punten; * je kunt ze ophalen, ! je mist stoelen. Kaart: maatschappij en fase (H is thuis, N neutraal), een punt is een vrije plaats. Tussen haakjes: punten als het tijdperk nu eindigde.

## De routekaart

air-board = De tafel
air-row = Vliegtuigen te koop
air-offer = { $aeroplane }, £{ $price }
air-printed = { $stage }, { $year }. { $seats } stoelen, { $airports ->
        [one] 1 vliegveldtegel
       *[other] { $airports } vliegveldtegels
    }{ $lda ->
        [0] {""}
       *[other] , lange afstand
    }{ $vp ->
        [0] {""}
        [one] , 1 punt
       *[other] , { $vp } punten
    }.
air-price = Hier £{ $price }, op de kaart £{ $printed }.
air-left = { $free } van { $seats } stoelen vrij, { $tiles ->
        [one] 1 vliegveldtegel
       *[other] { $tiles } vliegveldtegels
    } erop.
air-aboard = { $people } naar { $city }.
air-new = Nieuw in dit tijdperk.
air-fleet = Je vloot
air-no-fleet = Geen vliegtuigen
air-passengers = Passagiers
air-overflow = Overloop
air-label =
    { $people ->
        [one] 1 persoon
       *[other] { $people } personen
    } van { $from } naar { $city }{ $vp ->
        [0] {""}
        [one] , 1 punt
       *[other] , { $vp } punten
    }.
air-mine-ready = Je kunt ze halen.
air-mine-no-seats = Je mist de stoelen.
air-mine-no-airport = Je mist een vliegveld.
air-europe = Europa
air-africa = Afrika
air-asia = Azië
air-profit = Winst
air-pounds = £
air-vp = Ptn
air-money = Geld
air-home = Thuis
air-kept = Punten bewaard
air-failures = Storingen
air-reserve = Voorraad
air-airline = Maatschappij
air-airlines = Maatschappijen
air-airline-of = { $city }
air-no-home = Zonder thuis
air-neutral = Neutraal
air-look = Bekijk { $name }
air-first = Startspeler, met de witte dobbelsteen
air-now = als het tijdperk nu eindigde:
air-standings =
    { $round ->
        [0] Tijdperk { $era } van { $eras }
       *[other] Tijdperk { $era } van { $eras }, ronde { $round }
    }
air-era = Tijdperk { $era }
air-supply = Subsidie en voordeeltegels
air-subsidy = Subsidiepot
air-box =
    { $box ->
        [0] Subsidiepot: leeg. Wie nu de zwarte fiche neemt, beëindigt het tijdperk.
       *[other] Subsidiepot: nog £{ $box }, dan de zwarte fiche, die het tijdperk beëindigt.
    }
air-advantage = { $advantage }: { $left } over, { $mine } van jou
air-held = { $advantage } × { $count }
air-from = { $source } { $vp }
air-pile = Volledig benut
air-flight = { $name } vliegt naar { $city }
air-flight-odds =
    { $crash ->
        [0] nodig { $needs }: { $dice } %, met hulp { $aided } %
       *[other] nodig { $needs }: { $dice } %, met hulp { $aided } %, crash { $crash } %
    }
air-rolled = { $name } wierp { $total } van { $needed }
air-searched = { $name } zoekt voordelen
air-leaves = Wat je ziet
air-leaf-map = Kaart
air-leaf-market = Markt
air-leaf-passengers = Passagiers
air-leaf-open = Hier valt iets te kiezen
air-odds = De kansen
air-way = { $start }
air-way-over = { $start } over { $over }
air-from-where = Vanuit
air-no-roll = geen worp
air-replaces = Een vliegveld moet wijken
air-point =
    { $cities ->
        [one] 1 stad is binnen bereik.
       *[other] { $cities } steden zijn binnen bereik.
    } Wijs er een aan, dan zie je hier de kansen.
air-phase-home = thuis kiezen
air-phase-act = je actie
air-phase-buy = kopen
air-phase-place = vliegvelden plaatsen
air-phase-risk = risico
air-phase-claim = passagiers halen
air-phase-advantage = voordeeltegels
air-note-home = { $home }, £{ $money }, { $vp ->
        [one] 1 punt
       *[other] { $vp } punten
    }
air-note-fleet = Vloot { $planes }: { $free } vrij, { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
air-note-profit = Winst { $profit }, { $failures ->
        [one] 1 storing
       *[other] { $failures } storingen
    }
tour-aeroplanes-goal = Je leidt een luchtvaartmaatschappij door drie tijdperken. De meeste vliegvelden in Europa, Afrika en Azië leveren punten op, en de beste winst ook; de tabel toont wat iedereen nu zou krijgen.
tour-aeroplanes-row = Hier staan vliegtuigen te koop, de oudste vooraan. Elke kaart ervoor maakt £1 duurder. Huisjes zijn vliegveldtegels, poppetjes stoelen, de envelop vliegt lange afstanden.
tour-aeroplanes-map = Met vliegveldtegels open je vliegvelden op de kaart. Rode en zwarte verbindingen vragen een worp met drie dobbelstenen; de kansen zie je vooraf.
tour-aeroplanes-passengers = Passagiers wachten onder hun stad. Je hebt daar en op hun bestemming een vliegveld nodig, en vrije stoelen in één vliegtuig. Een vlaggetje toont wie nu mee kan.
tour-aeroplanes-supply = Voordeeltegels helpen je voor £1. De pot geeft £1; is hij leeg, dan beëindigt wie de zwarte fiche neemt het tijdperk.
tour-aeroplanes-ledger = Je geld, punten en winst, je vliegveldtegels per fase en je motorstoringen: de vierde is een crash.
tour-aeroplanes-bar = De vraag en alle antwoorden staan ook hier. Eén actie is één beurt.

## The route map

air-map = Routekaart
air-map-cities = Steden
air-map-city = { $city }, { $market }
air-map-airport = { $name }: { $stage }
air-map-free =
    { $free ->
        [0] geen plek vrij
        [one] 1 plek vrij
       *[other] { $free } plekken vrij
    }
air-map-sure = geen worp nodig
air-map-chance = { $aided } % met Waaghalzen en geld, { $dice } % met de dobbelstenen alleen, crash { $crash } %
air-map-odds = { $percent }%
air-map-closer = Dichterbij
air-map-farther = Verder weg
air-map-white = geen worp
air-map-red = risicoworp
air-map-black = zware worp
air-map-letter = lange afstand
air-map-europe = Europa
air-map-africa = Afrika
air-map-asia = Azië
air-diagram = Hoe je de routekaart leest
air-diagram-space = De vliegveldplekken van een stad. Een maatschappij heeft er hooguit één vliegveld.
air-diagram-stage = Vliegvelden van fase I, II en III. In een volle stad mag een vliegveld er een van een lagere fase vervangen.
air-diagram-home = Een thuisvliegveld. Het wordt nooit vervangen.
air-diagram-white = Een witte verbinding: geen worp.
air-diagram-red = Een rode verbinding: een risicoworp.
air-diagram-black = Een zwarte verbinding: een zwaardere risicoworp.
air-diagram-letter = Hier vliegen alleen langeafstandsvliegtuigen.
air-diagram-gateway = Een poort: verbonden met elke stad van Europa.
air-diagram-odds = De kans op een vliegveld daar. Het gouden deel geven de dobbelstenen alleen; de rest komt van Waaghalzen en geld. Een vinkje betekent dat er geen worp nodig is.
