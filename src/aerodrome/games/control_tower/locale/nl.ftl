### Verkeerstoren.

title = Verkeerstoren
tagline = Tien vliegtuigen, twee luchthavens en één geheime missie: breng als eerste jouw vier veilig aan de grond.
players = 2 tot 4 spelers, vanaf 8 jaar, ongeveer 30 minuten

## Gebeurteniskaarten

-extra-move = Extra verplaatsing
-diagonal-move = Extra diagonale verplaatsing
-pass = Passeren
-holding = Holding
-storm = Storm
-clear-sky = Heldere hemel
-technical-return = Technical return

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

effect-extra-move = Doe meteen nog één verplaatsing: opstijgen, vooruit of zijwaarts vliegen, of landen. Nooit achteruit. (Verplaatsingskaart)
effect-diagonal-move = Verplaats een vliegtuig op het speelveld één rij vooruit en één kolom naar links of rechts, naar een leeg vak. (Verplaatsingskaart)
effect-pass = Wissel twee vliegtuigen om die in één kolom op aangrenzende vakken recht tegenover elkaar staan. Geen van beide mag in holding zijn. (Verplaatsingskaart)
effect-holding = Wachtpatroon: leg de kaart op een vliegtuig op het speelveld. Het is in holding tot een ander vliegtuig van dezelfde richting het voorbij is.
effect-storm = Leg de kaart op een leeg vak buiten de Aankomstzones en Vertrekzones. Niemand kan daar vliegen; vliegtuigen vliegen eromheen.
effect-clear-sky = Haal één Storm van het speelveld.
effect-technical-return = Technische terugkeer: stuur één vliegtuig van het speelveld terug naar zijn eigen luchthaven, waar het weer wacht. Je hebt er één voor het hele spel; je bewaart hem apart van je handkaarten.

## Richtingen en kleuren

way-forward = vooruit
way-left = naar links
way-right = naar rechts
way-back = achteruit
course-forward = vooruit
course-left = naar links
course-right = naar rechts
side-left = naar links
side-right = naar rechts

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-lime = limoen
colour-green = groen
colour-teal = turkoois
colour-sky-blue = lichtblauw
colour-navy = donkerblauw
colour-purple = paars
colour-pink = roze

## Onderdelen, zones en fases

component-airport = Luchthavenkaart
component-runway = Landingsbaan
component-aircraft = Vliegtuigkaart
component-goal = Doelkaart
component-event = Gebeurteniskaart
component-movement = Verplaatsingskaart
component-rules = Spelregels

zone-airport = luchthaven
zone-airport-a = Luchthaven A
zone-airport-b = Luchthaven B
zone-runway = landingsbaan
zone-arrival = Aankomstzone
zone-departure = Vertrekzone
zone-field = speelveld
zone-space = vak

phase-draw = trek een kaart
phase-act = verplaatsen en spelen
phase-discard = afleggen

## Begrippen

term-controller = vluchtleider
term-player = speler
term-aircraft = vliegtuig
term-mission = geheime missie
term-depart = opstijgen
term-fly = vliegen
term-land = landen
term-draw-pile = trekstapel
term-discard-pile = aflegstapel
term-hand = handkaarten
term-hand-limit = handlimiet
term-turn = beurt
term-starting-player = startspeler
term-move = verplaatsing
term-sideways = zijwaarts
term-winner = winnaar
term-waiting = wacht aan de grond
term-landed = geland
term-held = in holding
term-end-turn = beurt beëindigen

## Keuzes bij het klaarzetten

option-half-width = Breedte van het speelveld
option-half-width-help = Hoeveel kolommen er aan elke kant van de luchthavens liggen. Vijf kolommen is het gewone spel; zeven geven meer ruimte om om elkaar heen te vliegen.
option-half-width-2 = vijf kolommen
option-half-width-3 = zeven kolommen

## Wat er wordt gevraagd

ask-act =
    { $moves ->
        [0] Je hoeft niets meer te verplaatsen.
        [one] Je moet nog één verplaatsing doen.
       *[other] Je moet { $moves } verplaatsingen doen.
    } { $cards ->
        [0] Je mag deze beurt geen kaarten meer spelen.
        [one] Je mag één kaart spelen.
       *[other] Je mag tot { $cards } kaarten spelen.
    }
ask-discard =
    { $limit ->
        [one] Je mag één handkaart houden: kies een kaart om af te leggen.
       *[other] Je mag { $limit } handkaarten houden: kies een kaart om af te leggen.
    }

## Wat een speler kan doen

do-end = beurt beëindigen
do-move = verplaats vliegtuig { $aircraft } { $way }
do-move-depart = laat vliegtuig { $aircraft } { $way } opstijgen
do-move-land = laat vliegtuig { $aircraft } landen
do-extra-depart = { -extra-move }: laat vliegtuig { $aircraft } { $course } opstijgen
do-extra-land = { -extra-move }: laat vliegtuig { $aircraft } landen
do-extra = { -extra-move }: vliegtuig { $aircraft } { $course }
do-diagonal = { -diagonal-move }: vliegtuig { $aircraft } vooruit en { $side }
do-pass = { -pass }: wissel vliegtuig { $outbound } om met het vliegtuig ervoor
do-hold = { -holding }: houd vliegtuig { $aircraft } vast
do-discard = leg { $card } af
do-storm = { -storm }: blokkeer { $open }
do-clear = { -clear-sky }: haal de Storm op { $open } weg
do-return = { -technical-return }: stuur vliegtuig { $aircraft } terug naar zijn luchthaven

## Wat er is gebeurd

log-first = { $seat } is de startspeler.
log-turn = Ronde { $round }: { $seat } is aan de beurt.
log-draw = { $seat } trekt { $card }.
log-draw-hidden = { $seat } trekt een kaart.
log-reshuffle =
    { $cards ->
        [one] De aflegstapel wordt de nieuwe trekstapel: één kaart.
       *[other] De aflegstapel wordt geschud en is de nieuwe trekstapel: { $cards } kaarten.
    }
log-play = { $seat } speelt { $card }.
log-depart = { $seat } laat vliegtuig { $aircraft } opstijgen naar { $to }.
log-fly = { $seat } verplaatst vliegtuig { $aircraft } van { $from } naar { $to }.
log-land = { $seat } laat vliegtuig { $aircraft } landen. Geland tot nu toe: { $landed }.
log-swap = { $seat } laat vliegtuig { $first } en { $second } elkaar passeren.
log-storm = { $seat } legt een Storm op { $space }.
log-clear = { $seat } haalt de Storm op { $space } weg.
log-hold = { $seat } zet vliegtuig { $aircraft } in holding.
log-release = Vliegtuig { $aircraft } is niet meer in holding; de Holding-kaart gaat naar de aflegstapel.
log-return =
    { $rows ->
        [0] { $seat } stuurt vliegtuig { $aircraft } terug: het wacht weer op zijn luchthaven.
        [one] { $seat } stuurt vliegtuig { $aircraft } één rij terug: het wacht weer op zijn luchthaven.
       *[other] { $seat } stuurt vliegtuig { $aircraft } { $rows } rijen terug: het wacht weer op zijn luchthaven.
    }
log-discard = { $seat } legt { $card } af.
log-lost =
    { $moves ->
        [one] Geen enkel vliegtuig kan weg: { $seat } verliest één verplaatsing.
       *[other] Geen enkel vliegtuig kan weg: { $seat } verliest { $moves } verplaatsingen.
    }
log-gridlock =
    { $cards ->
        [0] Het verkeer zit vast! Maar er ligt geen Storm of Holding op het speelveld.
        [one] Het verkeer zit vast! De enige Storm of Holding op het speelveld gaat naar de aflegstapel.
       *[other] Het verkeer zit vast! Alle { $cards } kaarten Storm en Holding op het speelveld gaan naar de aflegstapel.
    }
log-goal = De Doelkaart van { $seat } is { $goal }.
log-goal-hidden = { $seat } krijgt een geheime Doelkaart.
log-win = { $seat } wint! Eigen vliegtuigen geland: { $landed }.
log-safety = De laatste ronde is voorbij. De meeste gelande vliegtuigen van de eigen Doelkaart winnen; daarna telt de kortste weg die nog rest.

## Waarom niet: verplaatsingen

why-held = Dit vliegtuig is in holding. Het mag weer weg zodra een ander vliegtuig van dezelfde richting het voorbij is.
why-landed = Dit vliegtuig is geland en doet niet meer mee.
why-waiting = Dit vliegtuig wacht aan de grond. Het kan links of rechts van zijn luchthaven opstijgen.
why-departure-taken = Beide Vertrekzones van deze luchthaven zijn bezet, dus er kan niets opstijgen.
why-taken = Dat vak is niet leeg: er staat een vliegtuig of er ligt een Storm.
why-backward = Vliegtuigen vliegen niet achteruit. Alleen naast zijn bestemming mag een vliegtuig één vak terug.
why-outside = Daar houdt het speelveld op.
why-beyond = Geen vliegtuig vliegt voorbij de rij van een luchthaven.
why-land-from-arrival = Een luchthaven kom je alleen binnen door te landen, recht vanaf de Aankomstzone ervoor.
why-moves-due = Je moet nog een verplaatsing doen voordat je beurt kan eindigen.
why-moves-made = Je hebt alle verplaatsingen van deze beurt gedaan. Alleen met kaarten kun je nog meer.

## Waarom niet: kaarten

why-cards-played = Je hebt alle kaarten gespeeld die je in één beurt mag spelen.
why-movement-played = Je hebt deze beurt al een Verplaatsingskaart gespeeld: Extra verplaatsing, Extra diagonale verplaatsing of Passeren.
why-not-in-hand = Die kaart zit niet bij je handkaarten.
why-not-on-field = Dit vliegtuig is niet op het speelveld: het wacht aan de grond of is geland.
why-discard-not-due = Kaarten leg je alleen aan het einde van je beurt af, en alleen als je er te veel hebt.
why-discard-first = Je hebt te veel handkaarten. Kies er eerst een om af te leggen.
why-return-not-discarded = Je legt een handkaart af. Technical return bewaar je apart en wordt nooit afgelegd.
why-extra-backward = Een Extra verplaatsing gaat vooruit, naar links of naar rechts, nooit achteruit.
why-diagonal-forward-only = Een diagonale stap gaat schuin vooruit, naar links of naar rechts.
why-diagonal-leaves-field = Een diagonale stap eindigt op een vak van het speelveld: niet over de rand en niet in een luchthaven.
why-pass-by-outbound = Noem het tweetal bij zijn vliegtuig van Luchthaven A: 1, 2, 3, 4 of 5.
why-not-facing = Dit vliegtuig komt niemand tegen: recht ervoor moet een vliegtuig van de andere richting staan.
why-pair-held = Een van de twee vliegtuigen is in holding, dus ze kunnen elkaar niet passeren.
why-storm-in-zone = Een Storm ligt alleen op een vak van het speelveld buiten de luchthavens, de Aankomstzones en de Vertrekzones.
why-storm-on-something = Een Storm heeft een leeg vak nodig.
why-row-closed = Zo zouden Storms en vliegtuigen in holding een hele rij afsluiten. In elke rij moet één vak open blijven.
why-no-storm = Op dat vak ligt geen Storm.
why-hold-in-zone = Een vliegtuig op een Aankomstzone of Vertrekzone kan niet in holding.
why-hold-beside-destination = Een vliegtuig in de rij van zijn bestemming kan niet in holding.
why-hold-last = Niemand zou het kunnen bevrijden: geen ander vliegtuig van zijn richting is even ver of minder ver en zelf vrij.
why-held-already = Dit vliegtuig is al in holding.
why-return-off-field = Alleen een vliegtuig op het speelveld kan terug, niet een dat aan de grond wacht of geland is.
why-return-used = Je hebt je Technical return al gebruikt. Je hebt er maar één voor het hele spel.

## Het bord in tekst

board-round = Ronde { $round }
board-turn = Beurt van { $name }
board-you = { $name } (jij)
board-waiting = Wacht op { $airport }
board-landed = Geland op { $airport }
board-airport-a = A
board-airport-b = B
board-held = in holding
board-storm = Storm
board-empty = leeg
board-none = geen
board-aircraft = Vliegtuig { $aircraft }
board-route = van { $from } naar { $to }
board-draw-pile = Trekstapel
board-discard-pile = Aflegstapel
board-hand = Je handkaarten
board-goal = Je Doelkaart
board-goal-of = Doelkaart van { $name }
board-goal-hidden = geheim
board-goal-progress =
    { $landed ->
        [one] één van de { $all } geland
       *[other] { $landed } van de { $all } geland
    }
board-cards =
    { $cards ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $cards } kaarten
    }
board-copies = { $card } ×{ $count }
board-moves-left =
    { $moves ->
        [0] geen verplaatsingen meer
        [one] nog één verplaatsing
       *[other] nog { $moves } verplaatsingen
    }
board-cards-left =
    { $cards ->
        [0] geen kaarten meer te spelen
        [one] je mag nog één kaart spelen
       *[other] je mag nog { $cards } kaarten spelen
    }
board-return-ready = Technical return beschikbaar
board-return-used = Technical return gebruikt
board-legend = Vliegtuigen 1 tot en met 5 vliegen omhoog naar Luchthaven B, 6 tot en met 10 omlaag naar Luchthaven A.
board-symbols = 3^ vliegt omhoog, 7v vliegt omlaag, (3^) is in holding, *3^ staat op je Doelkaart; ## is een Storm, o een Vertrekzone, = een Aankomstzone.

## The tour of the first game

tour-control-tower-goal = Deze vier vliegtuigen zijn jouw geheime missie. Laat ze alle vier aan de overkant landen, eerder dan een ander dat met de zijne doet. Alleen jij ziet de gouden hoeken eromheen.
tour-control-tower-scope = Vliegtuigen 1 tot en met 5 vliegen omhoog naar Luchthaven B, 6 tot en met 10 omlaag naar Luchthaven A. Ze stijgen op naast hun luchthaven en landen over de landingsbaan van de andere. Iedereen mag elk vliegtuig verplaatsen.
tour-control-tower-move = In je beurt doe je twee verplaatsingen. Klik op een vliegtuig, op het scherm of op een strip, en daarna op een plek waar het heen kan.
tour-control-tower-cards = Je mag per beurt ook tot twee gebeurteniskaarten spelen. Kies een kaart en dan het doel. Wat hij doet, staat erop.
tour-control-tower-bar = Hier staat altijd wat je nu kunt doen. Je kunt terugnemen wat nog niet definitief is, en je beurt beëindigen. Druk op ? voor alle toetsen.
