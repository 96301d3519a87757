### The Great Air Race.

title = De Grote Luchtrace
tagline = Europa, 1933: vlieg kaart na kaart, in het geheim gekozen, zo ver als brandstof en lef je brengen, land op tijd, en wees als eerste voorbij de laatste etappe.
players = 2 tot 6 spelers, ongeveer 45 tot 75 minuten

## Vliegkaarten

flight-copy = { $name } { $copy }
flight-steady-cruise = Rustige kruisvlucht
flight-full-throttle = Volgas
flight-lean-mixture = Arm mengsel
flight-supercharger = Compressor
flight-tuned-engine = Afgestelde motor
flight-field-repairs = Noodreparatie
flight-auxiliary-tank = Extra tank
flight-redline = In het rood
flight-backfire = Terugslag
flight-jury-rig = Lapmiddel
flight-following-wind = Wind in de rug
flight-thermal-lift = Thermiek
flight-clear-skies = Heldere hemel
flight-sea-breeze = Zeebries
flight-mountain-wave = Berggolf
flight-cloud-cover = Wolkendek
flight-storm-chaser = Stormjager
flight-pressure-front = Drukfront
flight-crosswind = Zijwind
flight-eye-of-the-storm = Oog van de storm
flight-barrel-roll = Tonrol
flight-power-dive = Duikvlucht
flight-loop-the-loop = Looping
flight-playing-to-the-cameras = Spelen voor de camera
flight-grandstand-buzz = Over de tribune
flight-treetop-dash = Langs de boomtoppen
flight-prop-wash = Schroefwind
flight-wing-walk = Wandeling op de vleugel
flight-daredevil-gap = Waaghalsgat
flight-slipstream = Slipstream
flight-evasive-roll = Ontwijkrol

card-landing = Landingskaart
card-steady-cruise = { flight-steady-cruise }
card-full-throttle = { flight-full-throttle }
card-lean-mixture = { flight-lean-mixture }
card-supercharger = { flight-supercharger }
card-tuned-engine = { flight-tuned-engine }
card-field-repairs = { flight-field-repairs }
card-auxiliary-tank = { flight-auxiliary-tank }
card-redline = { flight-redline }
card-backfire = { flight-backfire }
card-jury-rig = { flight-jury-rig }
card-following-wind = { flight-following-wind }
card-thermal-lift = { flight-thermal-lift }
card-clear-skies = { flight-clear-skies }
card-sea-breeze = { flight-sea-breeze }
card-mountain-wave = { flight-mountain-wave }
card-cloud-cover = { flight-cloud-cover }
card-storm-chaser = { flight-storm-chaser }
card-pressure-front = { flight-pressure-front }
card-crosswind = { flight-crosswind }
card-eye-of-the-storm = { flight-eye-of-the-storm }
card-barrel-roll = { flight-barrel-roll }
card-power-dive = { flight-power-dive }
card-loop-the-loop = { flight-loop-the-loop }
card-playing-to-the-cameras = { flight-playing-to-the-cameras }
card-grandstand-buzz = { flight-grandstand-buzz }
card-treetop-dash = { flight-treetop-dash }
card-prop-wash = { flight-prop-wash }
card-wing-walk = { flight-wing-walk }
card-daredevil-gap = { flight-daredevil-gap }
card-slipstream = { flight-slipstream }
card-evasive-roll = { flight-evasive-roll }

class-mechanical = Techniek
class-weather = Weer
class-aerobatics = Stunt

effect-steady-cruise = Geen effect.
effect-full-throttle = Boven bergen of in een storm verlies je 1 conditie.
effect-lean-mixture = 1 brandstof komt terug, in je reserve.
effect-supercharger = Boven bergen: +2 voortgang.
effect-tuned-engine = Als de kaart ervoor in je vliegroute Techniek is: +2 voortgang.
effect-field-repairs = 1 conditie komt terug, in je reserve.
effect-auxiliary-tank = Tot 2 brandstof komt terug, meteen in je voorraad.
effect-redline = Geen effect.
effect-backfire = Gevlogen geen effect.
effect-jury-rig = Gevlogen geen effect.
effect-following-wind = Boven vlakte of zee: +3 voortgang.
effect-thermal-lift = Boven vlakte of bergen: 1 brandstof komt terug, in je reserve.
effect-clear-skies = Als er geen omstandigheid bij je etappe ligt: trek een vliegkaart.
effect-sea-breeze = Boven zee: +2 voortgang.
effect-mountain-wave = Boven bergen: +3 voortgang.
effect-cloud-cover = Boven bos of in mist: trek twee vliegkaarten.
effect-storm-chaser = Boven zee of in een storm: +2 voortgang.
effect-pressure-front = Vijandig: alle andere piloten op je etappe van wie de opengelegde vliegkaart nog wacht, krijgen daarop 1 voortgang minder.
effect-crosswind = Gevlogen geen effect.
effect-eye-of-the-storm = Gevlogen geen effect.
effect-barrel-roll = Geen effect.
effect-power-dive = Geen effect.
effect-loop-the-loop = Geen effect.
effect-playing-to-the-cameras = Je mag 1 lef uitgeven voor +2 voortgang.
effect-grandstand-buzz = Boven een stad: +1 voortgang en 1 lef.
effect-treetop-dash = Boven bos: +2 voortgang.
effect-prop-wash = Vijandig: kies een andere vliegende piloot op je etappe; die verliest 1 conditie.
effect-wing-walk = Geen effect.
effect-daredevil-gap = Geen effect.
effect-slipstream = Gevlogen geen effect.
effect-evasive-roll = Gevlogen geen effect.

react-backfire = Na het openleggen, vijandig: de opengelegde Techniekkaart van een andere piloot, op welke etappe ook, kost deze ronde 1 brandstof meer.
react-jury-rig = Als verweer: voorkom wat je brandstof of conditie zou kosten of je kaart duurder zou maken.
react-crosswind = Na het openleggen, vijandig: de opengelegde vliegkaart van een andere piloot op je etappe heeft deze ronde 2 voortgang minder.
react-eye-of-the-storm = Als verweer: voorkom elk vijandig effect op jou.
react-slipstream = Na het openleggen: als een andere piloot op je etappe een vliegkaart met meer voortgang dan de jouwe heeft opengelegd, heeft jouw kaart deze ronde 2 voortgang meer.
react-evasive-roll = Als verweer: voorkom elk vijandig effect op jou en krijg 1 lef.

## Bemanning

crew-copy = { $name } { $copy }
crew-mechanic = Monteur
crew-refuelling-hand = Tankhulp
crew-navigator = Navigator
crew-radio-operator = Radiotelegrafist
crew-camera-operator = Cameraman
crew-local-guide = Plaatselijke gids
crew-rigger = Reparateur
crew-tanker-crew = Tankploeg
crew-co-pilot = Copiloot
crew-co-pilot-1 = { crew-co-pilot }
crew-meteorologist = Meteoroloog
crew-meteorologist-1 = { crew-meteorologist }
crew-engine-tuner = Motorafsteller
crew-engine-tuner-1 = { crew-engine-tuner }
crew-saboteur = Saboteur
crew-saboteur-1 = { crew-saboteur }
crew-gossip-columnist = Roddeljournalist
crew-gossip-columnist-1 = { crew-gossip-columnist }
crew-route-planner = Routeplanner
crew-route-planner-1 = { crew-route-planner }
crew-quartermaster = Kwartiermeester
crew-quartermaster-1 = { crew-quartermaster }

effect-crew-mechanic = Uitputten: 1 conditie komt terug, in je reserve.
effect-crew-refuelling-hand = Uitputten: 1 brandstof komt terug in je reserve; tot 2 als je bent geland.
effect-crew-navigator = Uitputten, alleen in de lucht: +2 voortgang.
effect-crew-radio-operator = Uitputten: trek een vliegkaart.
effect-crew-camera-operator = Uitputten: 1 lef; in de lucht 2 als de kaart die je deze beurt hebt gevlogen een Stunt is. Alleen zolang je er minder dan 5 hebt.
effect-crew-local-guide = Afleggen, alleen in de lucht: +3 voortgang.
effect-crew-rigger = Afleggen: tot 2 conditie komt terug, meteen in je voorraad.
effect-crew-tanker-crew = Afleggen: tot 3 brandstof komt terug, meteen in je voorraad.
effect-crew-co-pilot = Afleggen, alleen in de lucht: vlieg nog een kaart uit je hand die je kunt betalen, met de voortgang die erop staat.
effect-crew-meteorologist = Uitputten, alleen in de lucht, als de kaart die je deze beurt hebt gevlogen Weer is: +1 voortgang, en trek een vliegkaart.
effect-crew-engine-tuner = Uitputten, alleen in de lucht, als de kaart die je deze beurt hebt gevlogen Techniek is: 1 brandstof komt terug, meteen in je voorraad.
effect-crew-saboteur = Afleggen, vijandig: een andere vliegende piloot verliest tot 2 brandstof.
effect-crew-gossip-columnist = Uitputten, vijandig: een andere piloot die meer lef heeft dan jij geeft je er 1.
effect-crew-route-planner = Afleggen: verwijder een omstandigheid bij je eigen of een latere etappe; in de lucht ook +2 voortgang.
effect-crew-quartermaster = Uitputten: leg een vliegkaart af; de groene waarden die erop staan komen terug, meteen in je voorraad, elk met 1 verhoogd.

## Nieuws

news-bright-morning = Stralende ochtend
news-fuel-rationing = Brandstof op de bon
news-sponsors-fuel = Brandstof van de sponsor
news-overnight-hail = Nachtelijke hagel
news-spare-parts-shipment = Zending onderdelen
news-newsreel-premiere = Première van het bioscoopjournaal
news-underdog-story = Verhaal van de underdog
news-buttersworths-purse = Buttersworths beurs
news-cantina-clear-out = Schoonmaak in de kantine
news-lost-charts = Zoekgeraakte kaarten
news-handicappers-ruling = Besluit van de handicapper
news-helpful-farmers = Behulpzame boeren
news-sea-of-fog = Zee van mist
news-thunderheads = Donderwolken
news-spring-floods = Voorjaarsvloed
news-air-fair = Vliegfeest
news-headwinds = Tegenwind
news-icing = IJsafzetting
news-rough-air = Onrustige lucht
news-smooth-air = Rustige lucht

attachment-sea-of-fog = { news-sea-of-fog }
attachment-thunderheads = { news-thunderheads }
attachment-spring-floods = { news-spring-floods }
attachment-air-fair = { news-air-fair }
attachment-headwinds = { news-headwinds }
attachment-icing = { news-icing }
attachment-rough-air = { news-rough-air }
attachment-smooth-air = { news-smooth-air }

effect-news-bright-morning = Iedereen trekt een vliegkaart.
effect-news-fuel-rationing = Wie 4 of meer brandstof in voorraad heeft, verliest er 1.
effect-news-sponsors-fuel = Iedereen krijgt 1 brandstof terug, in de voorraad.
effect-news-overnight-hail = Wie 2 of meer conditie in voorraad heeft, verliest er 1.
effect-news-spare-parts-shipment = Iedereen krijgt 1 conditie terug, in de voorraad.
effect-news-newsreel-premiere = Wie aan de leiding ligt, krijgt 2 lef.
effect-news-underdog-story = Wie achteraan ligt, krijgt 1 lef en trekt een vliegkaart.
effect-news-buttersworths-purse = Iedereen krijgt 1 lef.
effect-news-cantina-clear-out = Alle drie uit de kantine gaan weg, en er komen drie anderen.
effect-news-lost-charts = Wie 2 of meer vliegkaarten in de hand heeft, legt er een af.
effect-news-handicappers-ruling = Wie aan de leiding ligt en 2 of meer brandstof in voorraad heeft, verliest er 1.
effect-news-helpful-farmers = Wie achteraan ligt, krijgt tot 2 brandstof terug, in de voorraad.
effect-news-sea-of-fog = De etappe heeft ook mist.
effect-news-thunderheads = De etappe heeft ook storm.
effect-news-spring-floods = De etappe heeft ook zee.
effect-news-air-fair = De etappe heeft ook een stad.
effect-news-headwinds = Weerkaarten kosten op deze etappe 1 brandstof meer.
effect-news-icing = Techniekkaarten kosten op deze etappe 1 brandstof meer.
effect-news-rough-air = Vliegkaarten waarop 5 of meer voortgang staat, kosten op deze etappe 1 conditie meer.
effect-news-smooth-air = Vliegkaarten waarop 2 of meer brandstof staat, kosten op deze etappe 1 brandstof minder.

## Etappes en beloningen

stage-croydon = Croydon
stage-zuiderzee = Zuiderzee
stage-picardy = Picardië
stage-ardennes = Ardennen
stage-dover-strait = Nauw van Calais
stage-rhine-gorge = Rijnkloof
stage-bohemian-basin = Boheems Bekken
stage-venetian-lagoon = Venetiaanse Lagune
stage-lombardy = Lombardije
stage-chapham = Chapham
stage-danube-delta = Donaudelta
stage-black-forest = Zwarte Woud
stage-pyrenees = Pyreneeën
stage-dalmatian-coast = Dalmatische Kust
stage-carpathian-arc = Karpatenboog
stage-brenner-pass = Brennerpas

terrain-plains = vlakte
terrain-sea = zee
terrain-forest = bos
terrain-city = stad
terrain-mountains = bergen
terrain-fog = mist
terrain-storm = storm

reward-one-card = 1 vliegkaart
reward-crew = 1 bemanningskaart
reward-one-health = 1 conditie
reward-one-fuel = 1 brandstof
reward-two-fuel = 2 brandstof
reward-health-and-card = 1 conditie en 1 vliegkaart
reward-health-and-crew = 1 conditie en 1 bemanningskaart
reward-two-cards = 2 vliegkaarten
reward-two-health = 2 conditie

effect-reward-one-card = Trek een vliegkaart.
effect-reward-crew = Neem een bemanningskaart uit de kantine zonder te betalen.
effect-reward-one-health = 1 conditie komt terug, in je reserve.
effect-reward-one-fuel = 1 brandstof komt terug, in je reserve.
effect-reward-two-fuel = Tot 2 brandstof komt terug, in je reserve.
effect-reward-health-and-card = 1 conditie komt terug, in je reserve, en je trekt een vliegkaart.
effect-reward-health-and-crew = 1 conditie komt terug, in je reserve, en je neemt een bemanningskaart uit de kantine zonder te betalen.
effect-reward-two-cards = Trek twee vliegkaarten.
effect-reward-two-health = Tot 2 conditie komt terug, in je reserve.

## Piloten

pilot-mail-pilot = De Postvlieger
pilot-barnstormer = De Stuntvlieger
pilot-engineer = De Ingenieur
pilot-test-pilot = De Testpiloot
pilot-film-star = De Filmster
pilot-bush-pilot = De Wildernisvlieger
pilot-seaplane-champion = De Watervliegkampioen
pilot-veteran = De Veteraan
pilot-heir = De Erfgenaam
pilot-night-flyer = De Nachtvlieger
pilot-speed-king = De Snelheidskoning
pilot-old-hand = De Oude Rot

effect-pilot-mail-pilot = Weerkaarten kosten je 1 brandstof minder, maar nooit minder dan 1. Je begint met 1 lef.
effect-pilot-barnstormer = Je eerste Stunt van elke dag heeft 1 voortgang meer. Je begint met 1 lef.
effect-pilot-engineer = Wat je met tanken of repareren terugkrijgt, gaat meteen naar je voorraad. Je begint met 2 lef.
effect-pilot-test-pilot = Elke kaart die je vliegt en waarop conditie als prijs staat, heeft 2 voortgang meer. Je begint met 4 conditie en 2 lef.
effect-pilot-film-star = Aannemen kost je 1 lef minder, maar minstens 1, en het kost je geen actie. Je begint met 4 lef.
effect-pilot-bush-pilot = Je eerste twee kaarten van elke dag hebben boven bos of bergen elk 1 voortgang meer. Je begint zonder lef.
effect-pilot-seaplane-champion = Je eerste twee kaarten van elke dag hebben boven zee elk 1 voortgang meer. Je begint met 2 lef.
effect-pilot-veteran = Vijandige effecten raken je niet. Je begint met 3 lef.
effect-pilot-heir = Vóór de race neem je een bemanningskaart uit de kantine zonder te betalen. Je begint zonder lef.
effect-pilot-night-flyer = 's Avonds mag je één kaart meer houden dan je conditie hebt. Je begint met 1 lef.
effect-pilot-speed-king = Vliegkaarten waarop 5 of meer voortgang staat, kosten je 1 brandstof minder, maar nooit minder dan 1. Je begint met 1 lef.
effect-pilot-old-hand = In de ronde waarin je landt, trek je twee kaarten in plaats van één en mag je twee acties doen. Je begint zonder lef.

## Het bord, de stapels en wat er mis kan gaan

resource-fuel = brandstof
resource-health = conditie

space-supply = voorraad
space-reserve = reserve

status-airborne = in de lucht
status-landed = geland
status-finished = over de finish

deck-flight = vliegkaarten
deck-news = nieuwskaarten
deck-crew = bemanningskaarten
deck-stage = etappes
deck-reward = beloningen
deck-pilot = pilootkaarten

harm-cost = een duurdere kaart
harm-progress = minder voortgang
harm-health = verlies van conditie
harm-fuel = verlies van brandstof
harm-moxy = verlies van lef

## Keuzes bij het klaarzetten

option-stages = Etappes
option-stages-help = Hoeveel etappes de race heeft. Vier is gebruikelijk, drie tot vijf is een goede lengte; één etappe duurt zo'n dag.
option-large-hand = Ruime beginhand
option-large-hand-help = Iedereen krijgt zeven kaarten in plaats van vijf en legt er vóór de race twee af.
option-large-hand-off = uit
option-large-hand-on = aan
option-pilots = Pilootkaarten
option-pilots-help = Iedereen krijgt twee pilootkaarten en houdt er een: andere beginwaarden en een eigen talent.
option-pilots-off = uit
option-pilots-on = aan
option-races = Races
option-races-help = Meer dan één race is een Grand Prix: 5, 3 en 1 punten voor de eerste drie van elke race, en de meeste punten winnen.
option-races-1 = één race

## Wat er wordt gevraagd

ask-keep-pilot = Welke van de twee piloten ben je in deze race?
ask-lay-down =
    { $cards ->
        [one] Kies een kaart om af te leggen.
       *[other] Kies { $cards } kaarten om af te leggen, één voor één.
    }
ask-gain-crew = Neem je iemand uit de kantine zonder te betalen, of zie je ervan af?
ask-must-take = Wie neem je mee uit de kantine? Het kost je niets.
ask-drop-crew = Er is plaats voor twee. Wie stuur je weg?
ask-remove-attachment = Welke omstandigheid moet weg?
ask-spend-card = De Kwartiermeester: welke kaart geef je op voor de groene waarden, met 1 verhoogd?
ask-select = Kies je kaart voor deze ronde, of land. Je hebt { $fuel } brandstof en { $health } conditie in voorraad.
ask-react = De kaarten liggen open. Speel je een reactie uit je hand, of pas je?
ask-respond = Speel je een verweer uit je hand, of laat je het gebeuren?
ask-respond-cost = Je kaart gaat { $number } brandstof meer kosten. { ask-respond }
ask-respond-progress = Je kaart krijgt { $number } voortgang minder. { ask-respond }
ask-respond-health = Je gaat { $number } conditie verliezen. { ask-respond }
ask-respond-fuel = Je gaat tot { $number } brandstof verliezen. { ask-respond }
ask-respond-moxy = Je moet { $number } lef weggeven. { ask-respond }
ask-choose-target = Wie moet het zijn?
ask-target-cost = Iemands kaart kost { $number } brandstof meer. { ask-choose-target }
ask-target-progress = Iemands kaart heeft { $number } voortgang minder. { ask-choose-target }
ask-target-health = Iemand verliest { $number } conditie. { ask-choose-target }
ask-target-fuel = Iemand verliest tot { $number } brandstof. { ask-choose-target }
ask-target-moxy = Iemand geeft je { $number } lef. { ask-choose-target }
ask-spend-moxy = Geef je { $moxy } lef uit voor { $progress } voortgang extra?
ask-fly-another = De Copiloot: welke kaart vlieg je nu?
ask-act = Doe je een actie, of pas je?
ask-act-aloft = Je bent in de lucht. { ask-act }
ask-act-landed = Je staat aan de grond. { ask-act }
ask-want-hire = Wil je iemand uit de kantine aannemen? Je hebt { $moxy } lef.
ask-hire = Wie neem je aan? Je hebt { $moxy } lef.

## Wat een speler kan doen

do-pass = pas
do-fly = vlieg { $flight }
do-land = land
do-react = speel { $flight } tegen piloot { $target }
do-react-own = speel { $flight } voor je eigen kaart
do-answer = verweer je met { $flight }
do-refuel = tank of repareer met { $flight }
do-use = zet de { $crew } in
do-target = piloot { $target }
do-choose = kies { $flight }
do-remove = verwijder { $attachment }
do-spend = geef lef uit
do-save = spaar je lef
do-want = neem iemand aan
do-forgo = neem niemand aan
do-hire = neem de { $crew } aan
do-take = neem de { $crew } mee
do-decline = zie ervan af
do-drop = stuur de { $crew } weg
do-discard = leg { $flight } af
do-keep = vlieg als { $pilot }

## Wat er is gebeurd

log-race =
    { $races ->
        [one] De race begint.
       *[other] Race { $number } van { $races } begint.
    }
log-pilot = { $seat } vliegt als { $pilot }.
log-day = Dag { $number } breekt aan.
log-news = Nieuws: { $news }.
log-attach = { $news } ligt nu bij { $stage }.
log-detach = { $news } is weg bij { $stage }.
log-round = Ronde { $number }.
log-show = { $seat } legt open: { $card }.
log-react = { $seat } reageert met { $flight }, op de kaart van { $target }.
log-answer = { $seat } verweert zich met { $flight }.
log-spare = Het effect op { $seat } is voorkomen: { $harm }.
log-suffer = { $seat } wordt getroffen: { $harm } ({ $number }). Nu: { $now }.
log-turn = { $seat } is aan de beurt.
log-stall =
    { $health ->
        [0] { $seat } kan { $fuel } brandstof voor { $flight } niet meer betalen. De kaart wordt afgelegd.
       *[other] { $seat } kan { $fuel } brandstof en { $health } conditie voor { $flight } niet meer betalen. De kaart wordt afgelegd.
    }
log-pay =
    { $health ->
        [0] { $seat } betaalt { $fuel } brandstof en houdt { $fuel_left } over.
       *[other] { $seat } betaalt { $fuel } brandstof en { $health } conditie en houdt { $fuel_left } en { $health_left } over.
    }
log-fly = { $seat } vliegt { $flight }: +{ $progress } voortgang, { $total } in totaal.
log-progress = { $seat } krijgt { $number } voortgang en heeft nu { $total }.
log-moxy =
    { $number ->
        [-1] { $seat } geeft 1 lef uit en houdt { $total } over.
       *[other] { $seat } krijgt { $number } lef en heeft nu { $total }.
    }
log-refill = { $seat } krijgt { $number } { $resource } terug, in de { $space }: daar nu { $total }.
log-lose = { $seat } verliest { $number } { $resource } en houdt { $left } over.
log-draw = { $seat } trekt { $flight }.
log-draw-hidden = { $seat } trekt een kaart.
log-shuffle = Geschud: { $deck } ({ $cards }).
log-discard = { $seat } legt { $flight } af.
log-redeem = { $seat } geeft { $flight } op om te tanken of te repareren.
log-use = { $seat } zet de { $crew } in.
log-wish = { $seat } wil iemand aannemen.
log-bid = { $seat } trekt { $flight } voor de volgorde: { $progress } voortgang, snelheid { $speed }.
log-hire = { $seat } neemt de { $crew } aan voor { $moxy } lef en houdt { $left } over.
log-take = { $seat } neemt de { $crew } mee.
log-drop = { $seat } stuurt de { $crew } weg.
log-arrive = Nieuw in de kantine: { $crew }, voor { $cost } lef.
log-leave = Weg uit de kantine: { $crew }.
log-move = { $seat } bereikt de volgende etappe: { $stage }, voor { $progress } voortgang.
log-reward = { $seat } krijgt de beloning van de etappe: { $reward }.
log-cross = { $seat } gaat over de finish met { $progress } voortgang!
log-trophy = { $seat } krijgt de trofee van de finish.
log-land = { $seat } is geland.
log-bring =
    { $fuel ->
        [0] { $seat } brengt { $health } conditie van reserve naar voorraad.
       *[other] { $health ->
            [0] { $seat } brengt { $fuel } brandstof van reserve naar voorraad.
           *[other] { $seat } brengt { $fuel } brandstof en { $health } conditie van reserve naar voorraad.
        }
    }
log-dusk = De avond van dag { $number }.
log-patch = { $seat } heeft geen conditie meer en wordt met { $health } opgelapt.
log-becalmed = Niemand heeft vandaag gevlogen, en { $seat } heeft geen brandstof. Iemand helpt met { $fuel } uit de nood.
log-off = De race wordt afgeblazen. Wat iedereen heeft bereikt, telt.
log-place = Plaats { $rank }: { $seat }.
log-points =
    { $number ->
        [one] { $seat } krijgt 1 punt: { $total } in totaal.
       *[other] { $seat } krijgt { $number } punten: { $total } in totaal.
    }
log-win = { $seat } wint!

## Waarom niet

why-keep-one = Houd een van de twee pilootkaarten die je hebt gekregen.
why-not-dealt = Deze pilootkaart heb je niet gekregen.
why-select-one = Kies één kaart voor deze ronde: een vliegkaart uit je hand, of je landingskaart.
why-not-in-hand = Je hebt deze kaart niet in je hand.
why-not-payable = Je kunt deze kaart niet betalen. Je hebt minstens 1 brandstof in voorraad nodig; wat er verder aan brandstof ontbreekt, gaat van je conditie af.
why-react-or-pass = De kaarten liggen open: speel een reactie uit je hand, of pas.
why-no-react = Deze kaart is geen reactie voor dit moment.
why-no-target = Op deze piloot kun je dat niet gebruiken.
why-answer-or-pass = Een vijandig effect gaat je treffen: speel een verweer, of pas.
why-no-response = Deze kaart is geen verweer.
why-damage-only = Deze kaart helpt alleen tegen verlies van brandstof of conditie, of tegen een duurdere kaart.
why-choose-target = Kies de piloot die het treft.
why-spend-or-save = Geef het lef uit, of spaar het.
why-choose-flight = Kies de vliegkaart die de Copiloot vliegt.
why-lay-down = Kies een vliegkaart uit je hand om af te leggen.
why-choose-card = Kies de vliegkaart die de Kwartiermeester opgeeft.
why-nothing-moves = Dat levert niets op: van wat groen op deze kaart staat, ligt er niets bij Verbruikt.
why-take-or-decline = Neem een kaart uit de kantine, of zie ervan af.
why-must-take = Je moet een van de drie nemen.
why-not-in-cantina = Deze bemanningskaart ligt niet in de kantine.
why-drop-one = Je kunt twee bemanningskaarten hebben. Kies welke van de vorige twee weggaat.
why-not-on-board = Je hebt deze bemanningskaart niet aan boord.
why-remove-one = Kies de omstandigheid die weg moet.
why-not-ahead = Zo'n omstandigheid ligt niet bij je eigen of een latere etappe.
why-act-or-pass = Doe één actie: tank of repareer met een kaart, of zet iemand van je bemanning in. Of pas.
why-exhausted = Deze bemanningskaart is uitgeput. Ze is weer klaar als je landt, en 's avonds.
why-aloft-only = Deze bemanningskaart kun je alleen in de lucht inzetten.
why-no-use = Deze bemanningskaart kan nu niets voor je doen.
why-want-or-forgo = Zeg eerst of je iemand wilt aannemen.
why-hire-or-forgo = Neem iemand uit de kantine aan, of niemand.
why-too-dear = Dat kost meer lef dan je hebt.

## Het bord in tekst

board-race = Race { $race } van { $races }
board-day = Dag { $day } van hooguit { $days }
board-round = ronde { $round }
board-deck = Trekstapel: { $cards }
board-you = { $name } (jij)
board-news = Nieuws: { $news }. { $effect }
board-order = Volgorde van deze ronde: { $names }
board-moxy = lef { $moxy }
board-cards = kaarten in de hand: { $cards }
board-elsewhere = reserve { $reserve }, verbruikt { $spent }
board-path = vliegroute: { $cards }
board-crew = bemanning: { $crew }
board-exhausted = { $crew } (uitgeput)
board-tokens = fiches: { $tokens }
board-points = punten: { $points }
board-stage = Etappe
board-value = Lengte
board-terrain = Terrein
board-token = Fiche
board-trophy = trofee
board-course = Route
board-at = piloot { $pilot } op { $progress }
board-past = piloot { $pilot } over de finish met { $progress }
board-shown = Piloot { $pilot } heeft opengelegd: { $card }
board-bid = Piloot { $pilot } heeft voor de volgorde getrokken: { $card }
board-cantina = Kantine
board-wage = Lef
board-about = Wat het doet
board-card = Je kaart
board-speed = Snelheid
board-progress = Voortgang
board-cost = Kost nu
board-refuel = Groen
board-not-payable = { $cost } (te veel)
board-gives = { $moxy } lef.
board-here = Dat is hier.
board-picked = Gekozen: { $card }
board-no-cards = Je hebt geen vliegkaarten in je hand.
board-symbols = Cijfers zijn piloten, * zijn er meer. Een punt is 1 voortgang, = is een etappe die iedereen achter zich heeft.

## De rondleiding bij het eerste spel

tour-great-race-goal = Vlieg voorbij de laatste etappe. Zodra het iemand lukt, wordt de ronde afgemaakt; wie dan met de meeste voortgang over de finish is, wint.
tour-great-race-hand = Elke ronde kies je in het geheim één kaart: een vliegkaart om verder te gaan, of je landingskaart om je dag te beëindigen. Op elke kaart staat de voortgang en wat ze aan brandstof en conditie kost.
tour-great-race-gauges = Alleen met wat in je voorraad ligt, kun je betalen. Wat je uitgeeft ligt bij Verbruikt tot je het terughaalt, eerst naar je reserve; die wordt voorraad als je landt. Je conditie is 's avonds ook het aantal kaarten dat je houdt.
tour-great-race-course = De etappes, en hoeveel voortgang elk vraagt. Het terrein helpt sommige kaarten. Wie een etappe als eerste verlaat, krijgt het fiche dat er ligt.
tour-great-race-lock = Alle kaarten worden tegelijk omgedraaid. De hoogste voortgang vliegt eerst, en tot iedereen heeft gekozen kun je je nog bedenken.
tour-great-race-bar = Hier staat altijd wat je nu kunt doen. Wat nog niet vaststaat, kun je terugnemen. Druk op ? voor alle toetsen.

## The table on screen

race-course = Het parcours
race-pilots = De piloten
race-hand = Jouw hand
race-empty-hand = Je hebt geen kaarten in je hand.
race-number = Piloot { $number }
race-paper = De Luchtpost
race-day = Dag { $day } van { $days }
race-the-day = Dag { $day }
race-of-races = Race { $race } van { $races }, dag { $day }
race-no-news = De race gaat door
race-no-news-about = Op dit uur geen nieuws van de redactie.
race-cantina = Kantine
race-progress = Voortgang om deze etappe te verlaten
race-trophy = De trofee van de finish, { $trophy }
race-reward = Voor wie hier als eerste vertrekt: { $reward }
race-won = Gewonnen fiche: { $reward }, nummer { $trophy }
race-attached = Onder { $stage }
race-there = { $name }: { $progress } voortgang, { $status }
race-path = Vliegroute
race-turn = in de volgorde van de beurten
race-gauges = Jouw instrumenten
race-gauge = { $kind }: { $supply } in voorraad, { $reserve } in reserve, { $spent } verbruikt
race-moxy = { $moxy } lef
race-cards =
    { $cards ->
        [one] 1 kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
race-ready = { $crew }, gereed
race-exhausted = { $crew }, uitgeput
race-seat-free = vrije plaats
race-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
race-tokens =
    { $tokens ->
        [one] 1 fiche
       *[other] { $tokens } fiches
    }
race-on-stage = { $stage }: { $tracker } van { $progress }
race-past-line = { $tracker } voortgang op de laatste etappe
race-react-open = De kaarten liggen open. Reageert er iemand?
race-landing-about = Je sluit je dag af op de grond: je reserve wordt voorraad, je bemanning is weer gereed, en elke volgende ronde trek je een kaart en doe je een actie.
race-about =
    { $class }. Voortgang { $progress }, snelheid { $speed }. Kost { $fuel } brandstof{ $health ->
        [0] {""}
       *[other] {" "}en { $health } conditie
    }.{ $moxy ->
        [0] {""}
       *[other] {" "}Geeft { $moxy } lef.
    }
race-green =
    { $fuel ->
        [0] Om te repareren: { $health } conditie.
       *[other] { $health ->
            [0] Om te tanken: { $fuel } brandstof.
           *[other] Om te tanken en te repareren: { $fuel } brandstof en { $health } conditie.
        }
    }
race-terrain-fits = Hier is de kaart in haar element.
race-not-payable = Je kunt haar nu niet betalen.
race-phase-pilot = piloten kiezen
race-phase-discard = afleggen
race-phase-select = een kaart kiezen
race-phase-react = reactie
race-phase-respond = verweer
race-phase-turn = jouw beurt
race-phase-ground = op de grond
race-phase-hire = aannemen
race-diagram = Zo lees je een vliegkaart
race-diagram-progress = Voortgang: hoe ver je ermee komt. De hoogste vliegt eerst.
race-diagram-speed = Snelheid: beslist bij gelijke voortgang. Elke kaart heeft een eigen snelheid.
race-diagram-cost = Wat ze kost, in brandstof en conditie.
race-diagram-moxy = Lef dat ze geeft.
race-diagram-green = Groen: wat er terugkomt als je haar opgeeft om te tanken of te repareren.
race-diagram-terrain = Waar haar effect geldt; verlicht als dat is waar jij bent.
race-diagram-react = Een reactie voor na het openleggen.
race-diagram-response = Een verweer tegen wat vijandig is.
