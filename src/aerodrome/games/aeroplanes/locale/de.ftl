### Aeroplanes.

title = Aeroplanes
tagline = Die Fluglinien von 1919 bis 1939: Flugzeuge kaufen, Flughäfen in aller Welt eröffnen, Passagiere befördern und bereit sein, wenn eine Epoche endet.
players = 2 bis 5 Personen, etwa 90 bis 120 Minuten

## Städte und Märkte

city-london = London
city-amsterdam = Amsterdam
city-berlin = Berlin
city-paris = Paris
city-zurich = Zürich
city-rome = Rom
city-dublin = Dublin
city-lisbon = Lissabon
city-madrid = Madrid
city-toulouse = Toulouse
city-frankfurt = Frankfurt
city-copenhagen = Kopenhagen
city-stockholm = Stockholm
city-helsinki = Helsinki
city-warsaw = Warschau
city-moscow = Moskau
city-vienna = Wien
city-budapest = Budapest
city-athens = Athen
city-istanbul = Istanbul
city-casablanca = Casablanca
city-cairo = Kairo
city-west-africa = Westafrika
city-nigeria = Nigeria
city-ethiopia = Äthiopien
city-kenya = Kenia
city-south-africa = Südafrika
city-middle-east = Naher Osten
city-india = Indien
city-indochina = Indochina
city-malaya = Malaya
city-china = China
city-japan = Japan
city-australia = Australien
city-north-america = Nordamerika
city-south-america = Südamerika

market-europe = Europa
market-africa = Afrika
market-asia = Asien/Australien
market-americas = Amerika

space-copy = { $name } { $copy }
space-rome = { city-rome }
space-zurich = { city-zurich }
space-paris = { city-paris }
space-london = { city-london }
space-amsterdam = { city-amsterdam }
space-berlin = { city-berlin }
space-overflow = Überlauf

## Flugzeuge

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

stage-0 = Heimat
stage-1 = Stufe I
stage-2 = Stufe II
stage-3 = Stufe III

## Fluglinien, Verbindungen und woher Punkte kommen

airline-1 = Linie 1
airline-2 = Linie 2
airline-3 = Linie 3
airline-4 = Linie 4
airline-5 = Linie 5
airline-neutral = die neutrale Linie

colour-white = weiß
colour-red = rot
colour-black = schwarz
colour-blue = blau
colour-green = grün
colour-purple = violett

source-europe = { market-europe }
source-africa = { market-africa }
source-asia = { market-asia }
source-profit = Gewinn
source-americas = { market-americas }
source-aeroplanes = Flugzeuge
source-passengers = Passagiere

## Vorteilsplättchen

advantage-daring-pilot = Draufgänger
advantage-engine-maintenance = Motorwartung
advantage-increased-production = Mehr Produktion
advantage-night-flights = Nachtflüge
advantage-radio-beacons = Funkfeuer
advantage-dice = Risikowürfel

effect-daring-pilot = Nach einem Risikowurf, der zu niedrig ist, für ein Ziel außerhalb Europas: +3. Du darfst mehrere einsetzen.
effect-engine-maintenance = Am Anfang deines Zuges, vor deiner Aktion: Gib alle deine Motorschäden zurück.
effect-increased-production = Ab Epoche 2, wenn du ein Flugzeug kaufst: ein Flughafenplättchen mehr darauf. Nur 1 pro Kauf.
effect-night-flights = Ab Epoche 2, nachdem du Passagiere geholt hast: Hol noch 1 Passagierplättchen, das auf einen Flug innerhalb Europas wartet. Du darfst mehrere einsetzen.
effect-radio-beacons = In Epoche 3, nach einem Risikowurf: Wirf alle drei Würfel noch einmal und vergiss den ersten Wurf mit seinen Totenköpfen. Du darfst mehrere einsetzen.

## Auswahl beim Aufbau

option-forced-token = Erzwungener Marker
option-forced-token-help = Wenn die Zuschusskasse leer ist, muss die nächste Person den schwarzen Marker nehmen, und die Epoche ist sofort zu Ende. Sonst muss ihn jemand nehmen wollen.
option-forced-token-off = aus
option-forced-token-on = an
option-any-lda = Langstrecke für alles
option-any-lda-help = Wer ein Langstreckenflugzeug hat, das noch nicht ganz genutzt ist, darf jedes Flughafenplättchen so fliegen, als läge es darauf. Sonst nur die Plättchen auf der Karte selbst.
option-any-lda-off = aus
option-any-lda-on = an
option-taker-starts = Marker fängt an
option-taker-starts-help = Wer den schwarzen Marker genommen hat, fängt in der nächsten Epoche an. Sonst würfelt diese Person mit dem weißen Würfel darum.
option-taker-starts-off = aus
option-taker-starts-on = an
option-seats-only = Nur Sitze
option-seats-only-help = Ein Flugzeug ohne freie Sitze gilt als ganz genutzt, auch wenn noch Flughafenplättchen darauf liegen; sie gehen zurück in den Vorrat. Sonst müssen sie erst gelegt sein.
option-seats-only-off = aus
option-seats-only-on = an

## Was gefragt wird

ask-choose-home = In welcher Stadt ist deine Fluglinie zu Hause?
ask-maintain =
    { $failures ->
        [one] Du hast 1 Motorschaden.
       *[other] Du hast { $failures } Motorschäden.
    } { $tiles ->
        [one] Setzt du vor deiner Aktion deine Motorwartung ein?
       *[other] Setzt du vor deiner Aktion eine deiner { $tiles } Motorwartungen ein?
    }
ask-act = Deine Aktion: ein Flugzeug kaufen, Flughäfen legen, Passagiere holen, einen Vorteil nehmen oder einen Zuschuss nehmen. Du hast { $money } £; die Kasse hat noch { $box } £.
ask-act-token = Deine Aktion: ein Flugzeug kaufen, Flughäfen legen, Passagiere holen, einen Vorteil nehmen, oder den schwarzen Marker nehmen und die Epoche beenden. Du hast { $money } £; die Kasse ist leer.
ask-produce =
    { $tiles ->
        [one] Setzt du „Mehr Produktion“ für ein weiteres Flughafenplättchen auf diesem Flugzeug ein?
       *[other] Setzt du eins deiner { $tiles } Plättchen „Mehr Produktion“ für ein weiteres Flughafenplättchen auf diesem Flugzeug ein?
    }
ask-go-on =
    { $placed ->
        [one] 1 Flughafen ist eröffnet. Legst du noch einen, oder hörst du auf?
       *[other] { $placed } Flughäfen sind eröffnet. Legst du noch einen, oder hörst du auf?
    }
ask-destination = Wo willst du einen Flughafen eröffnen?
ask-choose-route = Welchen Weg fliegst du?
ask-replace = Die Stadt ist voll. Wessen Flughafen muss weichen?
ask-beacon = Du hast { $total } gewürfelt und brauchst { $needed }. Setzt du Funkfeuer ein und würfelst noch einmal?
ask-pilots =
    { $pilots ->
        [one] Dir fehlen { $missing }, und du hast 1 Draufgänger, der 3 wert ist. Setzt du ihn ein?
       *[other] Dir fehlen { $missing }, und du hast { $pilots } Draufgänger, die je 3 wert sind. Wie viele setzt du ein?
    }
ask-pay = Dein Wurf reicht nicht. Zahlst du { $price } £ von deinen { $money } £, oder lässt du den Versuch scheitern?
ask-board =
    { $people ->
        [one] Welches Flugzeug nimmt diese Person mit?
       *[other] Welches Flugzeug nimmt diese { $people } Personen mit?
    }
ask-night-flight =
    { $tiles ->
        [one] Setzt du deine Nachtflüge ein, um noch ein Plättchen innerhalb Europas zu holen?
       *[other] Setzt du eins deiner { $tiles } Plättchen „Nachtflüge“ ein, um noch ein Plättchen innerhalb Europas zu holen?
    }
ask-pick-advantage =
    { $left ->
        [one] Nimmst du noch ein Vorteilsplättchen, das die Würfel zeigen?
       *[other] Nimmst du bis zu { $left } Vorteilsplättchen, die die Würfel zeigen?
    }

## Was man tun kann

do-home = { $city } zur Heimat machen
do-buy = { $aeroplane } kaufen
do-buy-for = { $aeroplane } für { $price } £ kaufen
do-place = mit { $aeroplane } einen Flughafen legen
do-claim = Passagiere holen: { $space }
do-claim-people = { $people ->
    [one] eine Person holen: { $space } nach { $city }
   *[other] { $people } Personen holen: { $space } nach { $city }
}
do-claim-night = { $people ->
    [one] bei Nacht eine Person holen: { $space } nach { $city }
   *[other] bei Nacht { $people } Personen holen: { $space } nach { $city }
}
do-take = { $advantage } für 1 £ nehmen
do-roll = für 1 £ um Vorteilsplättchen würfeln
do-subsidy = 1 £ Zuschuss nehmen
do-token = den schwarzen Marker nehmen und die Epoche beenden
do-fly = Ziel anfliegen: { $city }
do-fly-odds = Ziel anfliegen: { $city }, { $dice } % mit den Würfeln, { $aided } % mit aller Hilfe
do-direct = ohne Umweg fliegen
do-direct-odds = ohne Umweg fliegen: { $dice } % mit den Würfeln, { $aided } % mit aller Hilfe
do-over = Weg über: { $city }
do-over-odds = Weg über { $city }: { $dice } % mit den Würfeln, { $aided } % mit aller Hilfe
do-pilots = Draufgänger einsetzen: { $pilots }
do-pay = zahlen, was fehlt
do-fail = scheitern lassen
do-board = in { $aeroplane } einsteigen
do-use = das Plättchen einsetzen
do-use-maintenance = Motorwartung einsetzen
do-use-production = Plättchen „Mehr Produktion“ einsetzen
do-use-beacon = Funkfeuer einsetzen und noch einmal würfeln
do-no = nein
do-no-maintenance = Plättchen und Schäden behalten
do-no-production = das Plättchen behalten
do-no-beacon = den Wurf stehen lassen
do-no-night = kein Nachtflug
do-no-pick = keins mehr nehmen
do-stop = aufhören
do-replace = Flughafen ersetzen: { $airline }

## Was geschehen ist

log-wait =
    { $passengers ->
        [0] In den Wartebereich kommen keine neuen Passagiere.
        [one] 1 Passagierplättchen kommt in den Wartebereich.
       *[other] { $passengers } Passagierplättchen kommen in den Wartebereich.
    }
log-first = { $seat } fängt an und hat den weißen Würfel.
log-home = { $seat } ist zu Hause in { $city } und beginnt mit { $money } £.
log-neutral =
    { $stage ->
        [0] Die neutrale Linie ist zu Hause in { $city }.
        [1] Die neutrale Linie eröffnet einen Flughafen der Stufe I: { $city }.
        [2] Die neutrale Linie eröffnet einen Flughafen der Stufe II: { $city }.
       *[other] Die neutrale Linie eröffnet einen Flughafen der Stufe III: { $city }.
    }
log-era = Epoche { $number } beginnt.
log-income = { $seat } bekommt { $money } £ Einkommen und hat jetzt { $total } £.
log-round = Runde { $number }.
log-turn = { $seat } ist am Zug.
log-maintain =
    { $failures ->
        [one] { $seat } setzt Motorwartung ein: Ein Motorschaden ist behoben.
       *[other] { $seat } setzt Motorwartung ein: Alle { $failures } Motorschäden sind behoben.
    }
log-buy = { $seat } kauft { $aeroplane } für { $price } £ und hat noch { $left } £.
log-load =
    { $tiles ->
        [0] { $seat } hat kein Flughafenplättchen dieser Stufe mehr. Flugzeug: { $aeroplane }.
        [one] { $seat } legt 1 Flughafenplättchen auf { $aeroplane }.
       *[other] { $seat } legt { $tiles } Flughafenplättchen auf { $aeroplane }.
    }
log-appear = Neu in der Auslage: { $aeroplane }, für { $price } £.
log-depart =
    { $aided ->
        [100] { $seat } startet mit { $aeroplane }. Ziel: { $city }.
       *[other] { $seat } startet mit { $aeroplane }. Ziel: { $city }, { $dice } % mit den Würfeln, { $aided } % mit aller Hilfe.
    }
log-over = { $seat } überfliegt einen Ort, ohne zu landen: { $city }.
log-roll = { $seat } würfelt { $total }; nötig sind { $needed }.
log-beacon = { $seat } setzt Funkfeuer ein und würfelt noch einmal.
log-failure =
    { $skulls ->
        [one] { $seat } hat einen Totenkopf gewürfelt.
       *[other] { $seat } hat { $skulls } Totenköpfe gewürfelt.
    } Motorschäden: { $held } von { $crash }.
log-crash = { $seat } ist abgestürzt! Das Flughafenplättchen geht zurück in den Vorrat, die Motorschäden sind weg.
log-pilots =
    { $pilots ->
        [one] { $seat } schickt einen Draufgänger. Die Summe ist jetzt { $total }.
       *[other] { $seat } schickt { $pilots } Draufgänger. Die Summe ist jetzt { $total }.
    }
log-pay = { $seat } zahlt { $money } £ für das, was fehlt, und hat noch { $left } £.
log-fail = { $seat } ist gescheitert, und das Flughafenplättchen geht zurück in den Vorrat. Ziel: { $city }.
log-oust =
    { $stage ->
        [1] { $seat } ersetzt einen Flughafen der Stufe I ({ $airline }): { $city }.
       *[other] { $seat } ersetzt einen Flughafen der Stufe II ({ $airline }): { $city }.
    }
log-open =
    { $stage ->
        [1] { $seat } eröffnet einen Flughafen der Stufe I: { $city }.
        [2] { $seat } eröffnet einen Flughafen der Stufe II: { $city }.
       *[other] { $seat } eröffnet einen Flughafen der Stufe III: { $city }.
    }
log-bonus =
    { $vp ->
        [one] { $seat } bekommt { $money } £ und 1 Siegpunkt für einen Flughafen in Amerika: jetzt { $money_total } £ und { $vp_total } SP.
       *[other] { $seat } bekommt { $money } £ und { $vp } Siegpunkte für einen Flughafen in Amerika: jetzt { $money_total } £ und { $vp_total } SP.
    }
log-claim =
    { $people ->
        [one] { $seat } holt 1 Person, mit { $aeroplane }. Ziel: { $city }. Noch freie Sitze: { $free }.
       *[other] { $seat } holt { $people } Personen, mit { $aeroplane }. Ziel: { $city }. Noch freie Sitze: { $free }.
    }
log-night = { $seat } setzt Nachtflüge ein.
log-advantage =
    { $money ->
        [0] { $seat } bekommt ein Vorteilsplättchen: { $advantage }.
       *[other] { $seat } zahlt { $money } £ für ein Vorteilsplättchen und hat noch { $left } £: { $advantage }.
    }
log-search = { $seat } zahlt { $money } £ und würfelt um Vorteilsplättchen.
log-subsidy = { $seat } nimmt { $money } £ Zuschuss und hat jetzt { $total } £. Noch in der Kasse: { $left } £.
log-token = { $seat } nimmt den schwarzen Marker. Die Epoche ist zu Ende.
log-majority =
    { $airports ->
        [one] { $market }: { $airline } hat 1 Flughafen und bekommt { $vp } SP.
       *[other] { $market }: { $airline } hat { $airports } Flughäfen und bekommt { $vp } SP.
    }
log-profit = { $seat } hat einen Gewinn von { $profit } und bekommt { $vp } SP: insgesamt { $total }.
log-remove = Aus der Auslage entfernt: { $aeroplane }.
log-retire = { $seat } hat { $aeroplane } ganz genutzt. Die Karte kommt auf den eigenen Stapel.
log-flip =
    { $free ->
        [0] { $seat } dreht { $aeroplane } um. Es sind keine Sitze frei.
        [one] { $seat } dreht { $aeroplane } um. Es ist 1 Sitz frei.
       *[other] { $seat } dreht { $aeroplane } um. Es sind { $free } Sitze frei.
    }
log-overflow =
    { $people ->
        [one] 1 Person kommt in den Überlauf. Ziel: { $city }.
       *[other] { $people } Personen kommen in den Überlauf. Ziel: { $city }.
    }
log-white = Der weiße Würfel zeigt { $roll }: { $seat } fängt an.
log-count = { $seat } bekommt { $aeroplanes } SP für Flugzeuge und { $passengers } SP für Passagiere: insgesamt { $total }.
log-win = { $seat } gewinnt! { $vp } SP und { $money } £.

## Warum nicht

why-home-first = Wähle zuerst deine Heimat: eine der sechs Startstädte.
why-no-starting-city = Heimat können nur London, Amsterdam, Berlin, Paris, Zürich und Rom sein.
why-home-taken = In dieser Stadt ist eine andere Linie zu Hause.
why-one-action = Du bist am Zug: Kauf ein Flugzeug, leg Flughäfen, hol Passagiere, nimm ein Vorteilsplättchen oder nimm einen Zuschuss.
why-not-in-row = Dieses Flugzeug liegt nicht in der Auslage.
why-too-dear = Du kannst dieses Flugzeug dort nicht bezahlen: Es kostet seinen Preis und 1 £ für jede Karte davor.
why-no-money = Vorteilsplättchen kosten 1 £, und du hast kein Geld.
why-no-advantage-left = Es ist gerade kein Vorteilsplättchen zu haben.
why-maintain-or-not = Sag zuerst, ob du Motorwartung einsetzt.
why-produce-or-not = Sag zuerst, ob du „Mehr Produktion“ einsetzt.
why-not-your-aeroplane = Dieses Flugzeug fliegt nicht für dich.
why-no-airport-tiles = Auf diesem Flugzeug liegt kein Flughafenplättchen.
why-no-destination = Die Flughafenplättchen dieses Flugzeugs haben jetzt kein Ziel.
why-fly-somewhere = Wähle die Stadt, in der du einen Flughafen eröffnen willst.
why-own-airport = Du hast dort schon einen Flughafen.
why-no-route = Von keinem deiner Flughäfen führt eine Verbindung dorthin.
why-needs-lda = Nur ein Flughafenplättchen auf einem Langstreckenflugzeug kommt dorthin.
why-city-full = Die Stadt ist voll, und kein Flughafen dort hat eine niedrigere Stufe als dieses Plättchen. Ein Heimatflughafen wird nie ersetzt.
why-choose-route = Wähle einen der Wege, die angeboten sind.
why-replace-one = Die Stadt ist voll: Wähle den Flughafen, der weichen muss.
why-not-replaceable = Diese Linie hat dort keinen Flughafen, den dein Plättchen ersetzen kann.
why-place-or-stop = Leg noch einen Flughafen, oder hör auf.
why-beacon-or-not = Sag zuerst, ob du mit Funkfeuer noch einmal würfelst.
why-how-many-pilots = Sag zuerst, wie viele Draufgänger du einsetzt.
why-too-many-pilots = So viele Draufgänger hast du nicht oder brauchst du nicht.
why-pay-or-fail = Zahl, was fehlt, oder lass den Versuch scheitern.
why-nobody-waits = Dort wartet niemand.
why-no-origin = Du hast keinen Flughafen in der Stadt, in der sie warten.
why-no-destination-airport = Du hast keinen Flughafen dort, wo sie hinwollen.
why-no-seats = Keins deiner Flugzeuge hat genug freie Sitze für sie.
why-europe-only = Nachtflüge sind für Passagiere, die auf einen Flug innerhalb Europas warten.
why-board-one = Wähle das Flugzeug, das sie mitnimmt.
why-not-enough-seats = Dieses Flugzeug hat nicht genug freie Sitze, und eine Gruppe bleibt zusammen.
why-night-or-not = Hol mit Nachtflügen noch ein Plättchen, oder verzichte.
why-advantage-not-yet = Dieses Vorteilsplättchen gibt es erst in einer späteren Epoche.
why-advantage-none-left = Alle Plättchen dieser Art sind vergeben.
why-advantage-not-rolled = Kein Würfel, der übrig ist, zeigt dieses Plättchen.
why-take-or-not = Nimm ein Vorteilsplättchen, das die Würfel zeigen, oder keins mehr.

## Das Brett als Text

board-homes = Die Linien wählen ihre Heimat
board-era = Epoche { $era } von { $eras }
board-round = Runde { $round }
board-box = { $money } £ in der Zuschusskasse
board-first = es fängt an: { $name }
board-flight = In der Luft: { $name } mit { $aeroplane }, { $way }
board-dice = Letzter Wurf: { $dice } (x ist ein Totenkopf)
board-you = { $name } (du)
board-money = { $money } £
board-average = { $pounds },{ $tenths } £
board-yes = ja
board-vp = { $vp } SP
board-kept = { $vp } SP von Passagieren aufbewahrt
board-pile =
    { $cards ->
        [one] 1 Flugzeug ganz genutzt
       *[other] { $cards } Flugzeuge ganz genutzt
    }
board-failures =
    { $failures ->
        [0] keine Motorschäden
        [one] 1 Motorschaden
       *[other] { $failures } Motorschäden
    }
board-aeroplane = Auslage
board-price = Preis
board-stage = Stufe
board-seats = Sitze
board-tiles = Flughäfen
board-lda = Langstrecke
board-card-vp = SP
board-fleet = Flotten
board-of = Linie
board-free = Freie Sitze
board-new = Neu
board-aboard = An Bord
board-no-fleet = Du hast keine Flugzeuge.
board-reserve = Flughafenplättchen in deinem Vorrat: Stufe I { $one }, Stufe II { $two }, Stufe III { $three }
board-waiting = Es warten in
board-people =
    { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }
board-ready = du kannst sie holen
board-no-seats = du hast die Flughäfen, aber keine Sitze
board-room =
    { $room ->
        [0] voll
        [one] 1 Platz frei
       *[other] { $room } Plätze frei
    }
board-market = Markt
board-worth = Wert
board-opening = Du kannst eröffnen
board-way = von
board-needs = Nötig
board-dice-alone = Mit Würfeln
board-aided = Mit Hilfe
board-crash = Absturz
board-cost = Kostet im Schnitt
board-replaces = { $city } (ersetzen)
board-chance = { $percent } %
board-symbols = Passagiere: Ziel, Personen, +SP (Siegpunkte); * du kannst sie holen, ! dir fehlen Sitze. Karte: Linie und Stufe (H ist Heimat, N neutral), ein Punkt ist ein freier Platz. In Klammern: SP, wenn die Epoche jetzt endete.

## Die Streckenkarte

air-board = Der Tisch
air-row = Flugzeuge im Angebot
air-offer = { $aeroplane }, { $price } £
air-printed = { $stage }, { $year }. { $seats } Sitze, { $airports } Flughafenplättchen{ $lda ->
        [0] {""}
       *[other] , Langstrecke
    }{ $vp ->
        [0] {""}
       *[other] , { $vp } SP
    }.
air-price = Hier { $price } £, auf der Karte { $printed } £.
air-left = { $free } von { $seats } Sitzen frei, { $tiles } Flughafenplättchen darauf.
air-aboard = { $people } nach { $city }.
air-new = Neu in dieser Epoche.
air-fleet = Deine Flotte
air-no-fleet = Keine Flugzeuge
air-passengers = Passagiere
air-overflow = Überlauf
air-label =
    { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    } von { $from } nach { $city }{ $vp ->
        [0] {""}
       *[other] , { $vp } SP
    }.
air-mine-ready = Du kannst sie holen.
air-mine-no-seats = Dir fehlen die Sitze.
air-mine-no-airport = Dir fehlt ein Flughafen.
air-europe = Europa
air-africa = Afrika
air-asia = Asien
air-profit = Gewinn
air-pounds = £
air-vp = SP
air-money = Geld
air-home = Heimat
air-kept = SP bewahrt
air-failures = Schäden
air-reserve = Vorrat
air-airline = Linie
air-airlines = Linien
air-airline-of = { $city }
air-no-home = Ohne Heimat
air-neutral = Neutral
air-look = { $name } ansehen
air-first = Fängt an und hat den weißen Würfel
air-now = wenn die Epoche jetzt endete:
air-standings =
    { $round ->
        [0] Epoche { $era } von { $eras }
       *[other] Epoche { $era } von { $eras }, Runde { $round }
    }
air-era = Epoche { $era }
air-supply = Zuschuss und Vorteilsplättchen
air-subsidy = Zuschusskasse
air-box =
    { $box ->
        [0] Zuschusskasse: leer. Wer jetzt den schwarzen Marker nimmt, beendet die Epoche.
       *[other] Zuschusskasse: noch { $box } £, dann der schwarze Marker, der die Epoche beendet.
    }
air-advantage = { $advantage }: { $left } übrig, { $mine } von dir
air-held = { $advantage } × { $count }
air-from = { $source } { $vp }
air-pile = Ganz genutzt
air-flight = { $name } fliegt nach { $city }
air-flight-odds =
    { $crash ->
        [0] nötig { $needs }: { $dice } %, mit Hilfe { $aided } %
       *[other] nötig { $needs }: { $dice } %, mit Hilfe { $aided } %, Absturz { $crash } %
    }
air-rolled = { $name } würfelt { $total } von { $needed }
air-searched = { $name } sucht Vorteile
air-leaves = Was zu sehen ist
air-leaf-map = Karte
air-leaf-market = Markt
air-leaf-passengers = Passagiere
air-leaf-open = Hier gibt es etwas zu wählen
air-odds = Die Chancen
air-way = { $start }
air-way-over = { $start } über { $over }
air-from-where = Von
air-no-roll = kein Wurf
air-replaces = Ein Flughafen muss weichen
air-point =
    { $cities ->
        [one] 1 Stadt ist erreichbar.
       *[other] { $cities } Städte sind erreichbar.
    } Zeig auf eine, dann stehen hier die Chancen.
air-phase-home = Heimat wählen
air-phase-act = deine Aktion
air-phase-buy = kaufen
air-phase-place = Flughäfen legen
air-phase-risk = Risiko
air-phase-claim = Passagiere holen
air-phase-advantage = Vorteilsplättchen
air-note-home = { $home }, { $money } £, { $vp } SP
air-note-fleet = Flotte { $planes }: { $free } frei, { $tiles } Plättchen
air-note-profit = Gewinn { $profit }, { $failures ->
        [one] 1 Schaden
       *[other] { $failures } Schäden
    }
tour-aeroplanes-goal = Du führst eine Fluglinie durch drei Epochen. Die meisten Flughäfen in Europa, Afrika und Asien bringen Punkte, der beste Gewinn auch; die Tabelle zeigt, was alle jetzt bekämen.
tour-aeroplanes-row = Hier sind Flugzeuge zu haben, die ältesten vorn. Jede Karte davor kostet 1 £ mehr. Häuser sind Flughafenplättchen, Figuren sind Sitze, der Umschlag fliegt Langstrecke.
tour-aeroplanes-map = Mit Flughafenplättchen eröffnest du Flughäfen auf der Karte. Rote und schwarze Verbindungen verlangen einen Wurf mit drei Würfeln; die Chancen siehst du vorher.
tour-aeroplanes-passengers = Passagiere warten unter ihrer Stadt. Du brauchst dort und an ihrem Ziel einen Flughafen, und freie Sitze in einem Flugzeug. Ein Wimpel zeigt, wer jetzt mitkann.
tour-aeroplanes-supply = Vorteilsplättchen helfen dir für 1 £. Die Kasse gibt 1 £; ist sie leer, beendet der schwarze Marker die Epoche.
tour-aeroplanes-ledger = Dein Geld, deine Punkte und dein Gewinn, deine Flughafenplättchen nach Stufen und deine Motorschäden: der vierte ist ein Absturz.
tour-aeroplanes-bar = Die Frage und alle Antworten stehen auch hier. Eine Aktion ist ein Zug.

## The route map

air-map = Streckenkarte
air-map-cities = Städte
air-map-city = { $city }, { $market }
air-map-airport = { $name }: { $stage }
air-map-free =
    { $free ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
air-map-sure = kein Wurf nötig
air-map-chance = { $aided } % mit Draufgängern und Geld, { $dice } % allein mit den Würfeln, Absturz { $crash } %
air-map-odds = { $percent }%
air-map-closer = Näher
air-map-farther = Weiter weg
air-map-white = kein Wurf
air-map-red = Risikowurf
air-map-black = schwerer Wurf
air-map-letter = Langstrecke
air-map-europe = Europa
air-map-africa = Afrika
air-map-asia = Asien
air-diagram = So liest man die Streckenkarte
air-diagram-space = Die Flughafenfelder einer Stadt. Eine Fluggesellschaft hat dort höchstens einen Flughafen.
air-diagram-stage = Flughäfen der Stufe I, II und III. In einer vollen Stadt darf ein Flughafen einen von niedrigerer Stufe ersetzen.
air-diagram-home = Ein Heimatflughafen. Er wird nie ersetzt.
air-diagram-white = Eine weiße Verbindung: kein Wurf.
air-diagram-red = Eine rote Verbindung: ein Risikowurf.
air-diagram-black = Eine schwarze Verbindung: ein schwererer Risikowurf.
air-diagram-letter = Hier fliegen nur Langstreckenflugzeuge.
air-diagram-gateway = Ein Tor: mit jeder Stadt Europas verbunden.
air-diagram-odds = Die Aussicht auf einen Flughafen dort. Den goldenen Teil geben die Würfel allein; der Rest kommt von Draufgängern und Geld. Ein Haken bedeutet, dass kein Wurf nötig ist.
