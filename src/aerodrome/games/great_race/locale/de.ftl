### The Great Air Race.

title = Das Große Luftrennen
tagline = Europa, 1933: Flieg Karte für Karte, verdeckt gewählt, so weit Treibstoff und Schneid dich tragen, lande rechtzeitig und sei zuerst hinter der letzten Etappe.
players = 2 bis 6 Personen, etwa 45 bis 75 Minuten

## Flugkarten

flight-copy = { $name } { $copy }
flight-steady-cruise = Reiseflug
flight-full-throttle = Vollgas
flight-lean-mixture = Sparmischung
flight-supercharger = Kompressor
flight-tuned-engine = Motortuning
flight-field-repairs = Feldreparatur
flight-auxiliary-tank = Zusatztank
flight-redline = Drehzahlgrenze
flight-backfire = Fehlzündung
flight-jury-rig = Notbehelf
flight-following-wind = Rückenwind
flight-thermal-lift = Thermik
flight-clear-skies = Sonnenschein
flight-sea-breeze = Seebrise
flight-mountain-wave = Leewelle
flight-cloud-cover = Wolkendecke
flight-storm-chaser = Sturmjagd
flight-pressure-front = Druckfront
flight-crosswind = Seitenwind
flight-eye-of-the-storm = Auge des Sturms
flight-barrel-roll = Fassrolle
flight-power-dive = Sturzflug
flight-loop-the-loop = Looping
flight-playing-to-the-cameras = Schau für die Kameras
flight-grandstand-buzz = Tief über die Tribüne
flight-treetop-dash = Knapp über die Wipfel
flight-prop-wash = Propellerböe
flight-wing-walk = Spaziergang auf der Tragfläche
flight-daredevil-gap = Teufelsspalte
flight-slipstream = Windschatten
flight-evasive-roll = Ausweichrolle

card-landing = Landekarte
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

class-mechanical = Technik
class-weather = Wetter
class-aerobatics = Kunstflug

effect-steady-cruise = Keine Wirkung.
effect-full-throttle = Über Bergen oder im Sturm verlierst du 1 Kondition.
effect-lean-mixture = 1 Treibstoff kommt zurück, in deine Reserve.
effect-supercharger = Über Bergen: +2 Fortschritt.
effect-tuned-engine = Wenn die Karte davor in deinem Flugweg Technik ist: +2 Fortschritt.
effect-field-repairs = 1 Kondition kommt zurück, in deine Reserve.
effect-auxiliary-tank = Bis zu 2 Treibstoff kommen zurück, gleich in deinen Vorrat.
effect-redline = Keine Wirkung.
effect-backfire = Geflogen keine Wirkung.
effect-jury-rig = Geflogen keine Wirkung.
effect-following-wind = Über Ebene oder Meer: +3 Fortschritt.
effect-thermal-lift = Über Ebene oder Bergen: 1 Treibstoff kommt zurück, in deine Reserve.
effect-clear-skies = Wenn kein Umstand bei deiner Etappe liegt: Ziehe eine Flugkarte.
effect-sea-breeze = Über dem Meer: +2 Fortschritt.
effect-mountain-wave = Über Bergen: +3 Fortschritt.
effect-cloud-cover = Über Wald oder im Nebel: Ziehe zwei Flugkarten.
effect-storm-chaser = Über dem Meer oder im Sturm: +2 Fortschritt.
effect-pressure-front = Feindlich: Alle anderen auf deiner Etappe, deren aufgedeckte Flugkarte noch wartet, haben auf ihr 1 Fortschritt weniger.
effect-crosswind = Geflogen keine Wirkung.
effect-eye-of-the-storm = Geflogen keine Wirkung.
effect-barrel-roll = Keine Wirkung.
effect-power-dive = Keine Wirkung.
effect-loop-the-loop = Keine Wirkung.
effect-playing-to-the-cameras = Du darfst 1 Schneid für +2 Fortschritt ausgeben.
effect-grandstand-buzz = Über einer Stadt: +1 Fortschritt und 1 Schneid.
effect-treetop-dash = Über Wald: +2 Fortschritt.
effect-prop-wash = Feindlich: Wähle jemand anderen, der auf deiner Etappe in der Luft ist; er verliert 1 Kondition.
effect-wing-walk = Keine Wirkung.
effect-daredevil-gap = Keine Wirkung.
effect-slipstream = Geflogen keine Wirkung.
effect-evasive-roll = Geflogen keine Wirkung.

react-backfire = Nach dem Aufdecken, feindlich: Eine fremde aufgedeckte Technikkarte, gleich auf welcher Etappe, kostet in dieser Runde 1 Treibstoff mehr.
react-jury-rig = Als Abwehr: Verhindere, was dich Treibstoff oder Kondition kosten oder deine Karte teurer machen würde.
react-crosswind = Nach dem Aufdecken, feindlich: Eine fremde aufgedeckte Flugkarte auf deiner Etappe hat in dieser Runde 2 Fortschritt weniger.
react-eye-of-the-storm = Als Abwehr: Verhindere jede feindliche Wirkung auf dich.
react-slipstream = Nach dem Aufdecken: Hat auf deiner Etappe jemand anderes eine Flugkarte mit mehr Fortschritt als du aufgedeckt, so hat deine Karte in dieser Runde 2 Fortschritt mehr.
react-evasive-roll = Als Abwehr: Verhindere jede feindliche Wirkung auf dich und erhalte 1 Schneid.

## Crew

crew-copy = { $name } { $copy }
crew-mechanic = Mechaniker
crew-refuelling-hand = Tankwart
crew-navigator = Navigator
crew-radio-operator = Funker
crew-camera-operator = Kameramann
crew-local-guide = Ortskundiger
crew-rigger = Rüstmeister
crew-tanker-crew = Tankmannschaft
crew-co-pilot = Kopilot
crew-co-pilot-1 = { crew-co-pilot }
crew-meteorologist = Meteorologe
crew-meteorologist-1 = { crew-meteorologist }
crew-engine-tuner = Motorentuner
crew-engine-tuner-1 = { crew-engine-tuner }
crew-saboteur = Saboteur
crew-saboteur-1 = { crew-saboteur }
crew-gossip-columnist = Klatschreporter
crew-gossip-columnist-1 = { crew-gossip-columnist }
crew-route-planner = Routenplaner
crew-route-planner-1 = { crew-route-planner }
crew-quartermaster = Quartiermeister
crew-quartermaster-1 = { crew-quartermaster }

effect-crew-mechanic = Erschöpfen: 1 Kondition kommt zurück, in deine Reserve.
effect-crew-refuelling-hand = Erschöpfen: 1 Treibstoff kommt zurück in deine Reserve; bis zu 2, wenn du gelandet bist.
effect-crew-navigator = Erschöpfen, nur in der Luft: +2 Fortschritt.
effect-crew-radio-operator = Erschöpfen: Ziehe eine Flugkarte.
effect-crew-camera-operator = Erschöpfen: 1 Schneid; in der Luft 2, wenn du in diesem Zug Kunstflug geflogen hast. Nur solange du weniger als 5 hast.
effect-crew-local-guide = Ablegen, nur in der Luft: +3 Fortschritt.
effect-crew-rigger = Ablegen: Bis zu 2 Kondition kommen zurück, gleich in deinen Vorrat.
effect-crew-tanker-crew = Ablegen: Bis zu 3 Treibstoff kommen zurück, gleich in deinen Vorrat.
effect-crew-co-pilot = Ablegen, nur in der Luft: Flieg noch eine Karte aus deiner Hand, die du bezahlen kannst, mit ihrem aufgedruckten Fortschritt.
effect-crew-meteorologist = Erschöpfen, nur in der Luft, wenn du in diesem Zug Wetter geflogen hast: +1 Fortschritt, und ziehe eine Flugkarte.
effect-crew-engine-tuner = Erschöpfen, nur in der Luft, wenn du in diesem Zug Technik geflogen hast: 1 Treibstoff kommt zurück, gleich in deinen Vorrat.
effect-crew-saboteur = Ablegen, feindlich: Jemand anderes in der Luft verliert bis zu 2 Treibstoff.
effect-crew-gossip-columnist = Erschöpfen, feindlich: Jemand, der mehr Schneid hat als du, gibt dir 1 ab.
effect-crew-route-planner = Ablegen: Entferne einen Umstand bei deiner oder einer späteren Etappe; in der Luft auch +2 Fortschritt.
effect-crew-quartermaster = Erschöpfen: Lege eine Flugkarte ab; ihre aufgedruckten grünen Werte kommen zurück, gleich in deinen Vorrat, jeder um 1 erhöht.

## Nachrichten

news-bright-morning = Strahlender Morgen
news-fuel-rationing = Treibstoff auf Marken
news-sponsors-fuel = Treibstoff vom Sponsor
news-overnight-hail = Hagel in der Nacht
news-spare-parts-shipment = Ersatzteillieferung
news-newsreel-premiere = Premiere der Wochenschau
news-underdog-story = Geschichte eines Außenseiters
news-buttersworths-purse = Buttersworths Börse
news-cantina-clear-out = Großputz in der Kantine
news-lost-charts = Verlorene Karten
news-handicappers-ruling = Spruch des Ausgleichers
news-helpful-farmers = Hilfsbereite Bauern
news-sea-of-fog = Nebelmeer
news-thunderheads = Gewittertürme
news-spring-floods = Frühjahrsflut
news-air-fair = Flugtag
news-headwinds = Gegenwind
news-icing = Vereisung
news-rough-air = Unruhige Luft
news-smooth-air = Ruhige Luft

attachment-sea-of-fog = { news-sea-of-fog }
attachment-thunderheads = { news-thunderheads }
attachment-spring-floods = { news-spring-floods }
attachment-air-fair = { news-air-fair }
attachment-headwinds = { news-headwinds }
attachment-icing = { news-icing }
attachment-rough-air = { news-rough-air }
attachment-smooth-air = { news-smooth-air }

effect-news-bright-morning = Alle ziehen eine Flugkarte.
effect-news-fuel-rationing = Wer 4 oder mehr Treibstoff im Vorrat hat, verliert 1.
effect-news-sponsors-fuel = Alle bekommen 1 Treibstoff zurück, in den Vorrat.
effect-news-overnight-hail = Wer 2 oder mehr Kondition im Vorrat hat, verliert 1.
effect-news-spare-parts-shipment = Alle bekommen 1 Kondition zurück, in den Vorrat.
effect-news-newsreel-premiere = Wer führt, bekommt 2 Schneid.
effect-news-underdog-story = Wer hinten liegt, bekommt 1 Schneid und zieht eine Flugkarte.
effect-news-buttersworths-purse = Alle bekommen 1 Schneid.
effect-news-cantina-clear-out = Alle drei in der Kantine gehen, und drei andere kommen.
effect-news-lost-charts = Wer 2 oder mehr Flugkarten auf der Hand hat, legt eine davon ab.
effect-news-handicappers-ruling = Wer führt und 2 oder mehr Treibstoff im Vorrat hat, verliert 1.
effect-news-helpful-farmers = Wer hinten liegt, bekommt bis zu 2 Treibstoff zurück, in den Vorrat.
effect-news-sea-of-fog = Die Etappe hat auch Nebel.
effect-news-thunderheads = Die Etappe hat auch Sturm.
effect-news-spring-floods = Die Etappe hat auch Meer.
effect-news-air-fair = Die Etappe hat auch eine Stadt.
effect-news-headwinds = Wetterkarten kosten auf dieser Etappe 1 Treibstoff mehr.
effect-news-icing = Technikkarten kosten auf dieser Etappe 1 Treibstoff mehr.
effect-news-rough-air = Flugkarten mit aufgedruckten 5 oder mehr Fortschritt kosten auf dieser Etappe 1 Kondition mehr.
effect-news-smooth-air = Flugkarten mit aufgedruckten 2 oder mehr Treibstoff kosten auf dieser Etappe 1 Treibstoff weniger.

## Etappen und Belohnungen

stage-croydon = Croydon
stage-zuiderzee = Zuiderzee
stage-picardy = Picardie
stage-ardennes = Ardennen
stage-dover-strait = Straße von Dover
stage-rhine-gorge = Mittelrhein
stage-bohemian-basin = Böhmisches Becken
stage-venetian-lagoon = Lagune von Venedig
stage-lombardy = Lombardei
stage-chapham = Chapham
stage-danube-delta = Donaudelta
stage-black-forest = Schwarzwald
stage-pyrenees = Pyrenäen
stage-dalmatian-coast = Dalmatinische Küste
stage-carpathian-arc = Karpatenbogen
stage-brenner-pass = Brennerpass

terrain-plains = Ebene
terrain-sea = Meer
terrain-forest = Wald
terrain-city = Stadt
terrain-mountains = Berge
terrain-fog = Nebel
terrain-storm = Sturm

reward-one-card = 1 Flugkarte
reward-crew = 1 Crewkarte
reward-one-health = 1 Kondition
reward-one-fuel = 1 Treibstoff
reward-two-fuel = 2 Treibstoff
reward-health-and-card = 1 Kondition und 1 Flugkarte
reward-health-and-crew = 1 Kondition und 1 Crewkarte
reward-two-cards = 2 Flugkarten
reward-two-health = 2 Kondition

effect-reward-one-card = Ziehe eine Flugkarte.
effect-reward-crew = Nimm eine Crewkarte aus der Kantine, ohne zu bezahlen.
effect-reward-one-health = 1 Kondition kommt zurück, in deine Reserve.
effect-reward-one-fuel = 1 Treibstoff kommt zurück, in deine Reserve.
effect-reward-two-fuel = Bis zu 2 Treibstoff kommen zurück, in deine Reserve.
effect-reward-health-and-card = 1 Kondition kommt zurück, in deine Reserve, und du ziehst eine Flugkarte.
effect-reward-health-and-crew = 1 Kondition kommt zurück, in deine Reserve, und du nimmst eine Crewkarte aus der Kantine, ohne zu bezahlen.
effect-reward-two-cards = Ziehe zwei Flugkarten.
effect-reward-two-health = Bis zu 2 Kondition kommen zurück, in deine Reserve.

## Pilotenkarten

pilot-mail-pilot = Der Postflieger
pilot-barnstormer = Der Luftakrobat
pilot-engineer = Der Ingenieur
pilot-test-pilot = Der Testpilot
pilot-film-star = Der Filmstar
pilot-bush-pilot = Der Buschpilot
pilot-seaplane-champion = Der Wasserflugmeister
pilot-veteran = Der Veteran
pilot-heir = Der Erbe
pilot-night-flyer = Der Nachtflieger
pilot-speed-king = Der Tempokönig
pilot-old-hand = Der alte Hase

effect-pilot-mail-pilot = Wetterkarten kosten dich 1 Treibstoff weniger, aber nie weniger als 1. Du beginnst mit 1 Schneid.
effect-pilot-barnstormer = Deine erste Kunstflugkarte jedes Tages hat 1 Fortschritt mehr. Du beginnst mit 1 Schneid.
effect-pilot-engineer = Was du durch Tanken oder Reparieren zurückbekommst, geht gleich in deinen Vorrat. Du beginnst mit 2 Schneid.
effect-pilot-test-pilot = Jede Karte, die du fliegst und die aufgedruckt Kondition kostet, hat 2 Fortschritt mehr. Du beginnst mit 4 Kondition und 2 Schneid.
effect-pilot-film-star = Anheuern kostet dich 1 Schneid weniger, aber mindestens 1, und verbraucht keine Aktion. Du beginnst mit 4 Schneid.
effect-pilot-bush-pilot = Deine ersten zwei Karten jedes Tages haben über Wald oder Bergen je 1 Fortschritt mehr. Du beginnst ohne Schneid.
effect-pilot-seaplane-champion = Deine ersten zwei Karten jedes Tages haben über dem Meer je 1 Fortschritt mehr. Du beginnst mit 2 Schneid.
effect-pilot-veteran = Feindliche Wirkungen treffen dich nicht. Du beginnst mit 3 Schneid.
effect-pilot-heir = Vor dem Rennen nimmst du eine Crewkarte aus der Kantine, ohne zu bezahlen. Du beginnst ohne Schneid.
effect-pilot-night-flyer = Am Abend darfst du eine Karte mehr behalten, als du Kondition hast. Du beginnst mit 1 Schneid.
effect-pilot-speed-king = Flugkarten mit aufgedruckten 5 oder mehr Fortschritt kosten dich 1 Treibstoff weniger, aber nie weniger als 1. Du beginnst mit 1 Schneid.
effect-pilot-old-hand = In der Runde, in der du landest, ziehst du zwei Karten statt einer und darfst zwei Aktionen machen. Du beginnst ohne Schneid.

## Das Brett, die Stapel und was schiefgehen kann

resource-fuel = Treibstoff
resource-health = Kondition

space-supply = Vorrat
space-reserve = Reserve

status-airborne = in der Luft
status-landed = gelandet
status-finished = im Ziel

deck-flight = Flugkarten
deck-news = Nachrichten
deck-crew = Crewkarten
deck-stage = Etappen
deck-reward = Belohnungen
deck-pilot = Pilotenkarten

harm-cost = eine teurere Karte
harm-progress = weniger Fortschritt
harm-health = Verlust an Kondition
harm-fuel = Verlust an Treibstoff
harm-moxy = Verlust an Schneid

## Auswahl beim Aufbau

option-stages = Etappen
option-stages-help = Wie viele Etappen das Rennen hat. Vier sind üblich, drei bis fünf sind eine gute Länge; eine Etappe dauert etwa einen Tag.
option-large-hand = Große Starthand
option-large-hand-help = Alle bekommen sieben Karten statt fünf und legen vor dem Rennen zwei davon ab.
option-large-hand-off = aus
option-large-hand-on = an
option-pilots = Pilotenkarten
option-pilots-help = Alle bekommen zwei Pilotenkarten und behalten eine: andere Startwerte und eine eigene Fähigkeit.
option-pilots-off = aus
option-pilots-on = an
option-races = Rennen
option-races-help = Mehr als ein Rennen ist ein Grand Prix: 5, 3 und 1 Punkte für die ersten drei jedes Rennens, und die meisten Punkte gewinnen.
option-races-1 = ein einzelnes

## Was gefragt wird

ask-keep-pilot = Welche der beiden Pilotenkarten behältst du?
ask-lay-down =
    { $cards ->
        [one] Wähle eine Karte zum Ablegen.
       *[other] Wähle { $cards } Karten zum Ablegen, eine nach der anderen.
    }
ask-gain-crew = Nimmst du jemanden aus der Kantine, ohne zu bezahlen, oder verzichtest du?
ask-must-take = Wen nimmst du aus der Kantine mit? Es kostet dich nichts.
ask-drop-crew = Es ist Platz für zwei. Wen entlässt du?
ask-remove-attachment = Welcher Umstand soll weg?
ask-spend-card = Quartiermeister: Welche Karte gibst du für ihre grünen Werte her, um 1 erhöht?
ask-select = Wähle deine Karte für diese Runde, oder lande. Du hast { $fuel } Treibstoff und { $health } Kondition im Vorrat.
ask-react = Die Karten liegen offen. Spielst du eine Reaktion aus der Hand, oder passt du?
ask-respond = Spielst du eine Abwehr aus der Hand, oder lässt du es geschehen?
ask-respond-cost = Deine Karte soll { $number } Treibstoff mehr kosten. { ask-respond }
ask-respond-progress = Deine Karte soll { $number } Fortschritt weniger haben. { ask-respond }
ask-respond-health = Du sollst { $number } Kondition verlieren. { ask-respond }
ask-respond-fuel = Du sollst bis zu { $number } Treibstoff verlieren. { ask-respond }
ask-respond-moxy = Du sollst { $number } Schneid abgeben. { ask-respond }
ask-choose-target = Wen soll es treffen?
ask-target-cost = Eine fremde Karte kostet { $number } Treibstoff mehr. { ask-choose-target }
ask-target-progress = Eine fremde Karte hat { $number } Fortschritt weniger. { ask-choose-target }
ask-target-health = Jemand verliert { $number } Kondition. { ask-choose-target }
ask-target-fuel = Jemand verliert bis zu { $number } Treibstoff. { ask-choose-target }
ask-target-moxy = Jemand gibt dir { $number } Schneid ab. { ask-choose-target }
ask-spend-moxy = Gibst du { $moxy } Schneid für { $progress } Fortschritt mehr aus?
ask-fly-another = Kopilot: Welche Karte fliegst du jetzt?
ask-act = Machst du eine Aktion, oder passt du?
ask-act-aloft = Du bist in der Luft. { ask-act }
ask-act-landed = Du bist am Boden. { ask-act }
ask-want-hire = Willst du jemanden aus der Kantine anheuern? Du hast { $moxy } Schneid.
ask-hire = Wen heuerst du an? Du hast { $moxy } Schneid.

## Was man tun kann

do-pass = passen
do-fly = { $flight } fliegen
do-land = landen
do-react = { $flight } gegen Pilot { $target } spielen
do-react-own = { $flight } für die eigene Karte spielen
do-answer = mit { $flight } abwehren
do-refuel = mit { $flight } tanken oder reparieren
do-use = einsetzen: { $crew }
do-target = Pilot { $target }
do-choose = { $flight } wählen
do-remove = { $attachment } entfernen
do-spend = Schneid ausgeben
do-save = Schneid sparen
do-want = anheuern
do-forgo = niemanden anheuern
do-hire = anheuern: { $crew }
do-take = mitnehmen: { $crew }
do-decline = verzichten
do-drop = entlassen: { $crew }
do-discard = { $flight } ablegen
do-keep = behalten: { $pilot }

## Was geschehen ist

log-race =
    { $races ->
        [one] Das Rennen beginnt.
       *[other] Rennen { $number } von { $races } beginnt.
    }
log-pilot = { $seat } ist jetzt: { $pilot }.
log-day = Tag { $number } bricht an.
log-news = Nachricht: { $news }.
log-attach = { $news } liegt jetzt bei dieser Etappe: { $stage }.
log-detach = { $news } ist vorbei: { $stage }.
log-round = Runde { $number }.
log-show = { $seat } deckt auf: { $card }.
log-react = { $seat } reagiert mit { $flight } auf die Karte von { $target }.
log-answer = { $seat } wehrt sich mit { $flight }.
log-spare = Die Wirkung auf { $seat } ist verhindert: { $harm }.
log-suffer = Es trifft { $seat }: { $harm } ({ $number }). Jetzt: { $now }.
log-turn = { $seat } ist am Zug.
log-stall =
    { $health ->
        [0] { $seat } kann { $fuel } Treibstoff für { $flight } nicht mehr bezahlen. Die Karte wird abgelegt.
       *[other] { $seat } kann { $fuel } Treibstoff und { $health } Kondition für { $flight } nicht mehr bezahlen. Die Karte wird abgelegt.
    }
log-pay =
    { $health ->
        [0] { $seat } bezahlt { $fuel } Treibstoff und hat noch { $fuel_left }.
       *[other] { $seat } bezahlt { $fuel } Treibstoff und { $health } Kondition und hat noch { $fuel_left } und { $health_left }.
    }
log-fly = { $seat } fliegt { $flight }: +{ $progress } Fortschritt, insgesamt { $total }.
log-progress = { $seat } bekommt { $number } Fortschritt und hat jetzt { $total }.
log-moxy =
    { $number ->
        [-1] { $seat } gibt 1 Schneid aus und hat noch { $total }.
       *[other] { $seat } bekommt { $number } Schneid und hat jetzt { $total }.
    }
log-refill = { $seat } bekommt { $number } { $resource } zurück ({ $space }: jetzt { $total }).
log-lose = { $seat } verliert { $number } { $resource } und hat noch { $left }.
log-draw = { $seat } zieht { $flight }.
log-draw-hidden = { $seat } zieht eine Karte.
log-shuffle = Gemischt: { $deck } ({ $cards }).
log-discard = { $seat } legt { $flight } ab.
log-redeem = { $seat } gibt { $flight } her, um zu tanken oder zu reparieren.
log-use = { $seat } setzt ein: { $crew }.
log-wish = { $seat } will jemanden anheuern.
log-bid = { $seat } deckt für die Reihenfolge { $flight } auf: { $progress } Fortschritt, Tempo { $speed }.
log-hire = { $seat } heuert für { $moxy } Schneid an und hat noch { $left }: { $crew }.
log-take = { $seat } nimmt mit: { $crew }.
log-drop = { $seat } entlässt: { $crew }.
log-arrive = Neu in der Kantine: { $crew }, für { $cost } Schneid.
log-leave = Nicht mehr in der Kantine: { $crew }.
log-move = { $seat } erreicht die nächste Etappe: { $stage }, für { $progress } Fortschritt.
log-reward = { $seat } bekommt die Belohnung der Etappe: { $reward }.
log-cross = { $seat } fliegt mit { $progress } Fortschritt über die Ziellinie!
log-trophy = { $seat } bekommt die Trophäe des Ziels.
log-land = { $seat } ist gelandet.
log-bring =
    { $fuel ->
        [0] { $seat } bringt { $health } Kondition aus der Reserve in den Vorrat.
       *[other] { $health ->
            [0] { $seat } bringt { $fuel } Treibstoff aus der Reserve in den Vorrat.
           *[other] { $seat } bringt { $fuel } Treibstoff und { $health } Kondition aus der Reserve in den Vorrat.
        }
    }
log-dusk = Der Abend von Tag { $number }.
log-patch = { $seat } hat keine Kondition mehr und wird mit { $health } notdürftig geflickt.
log-becalmed = Niemand ist heute geflogen, und { $seat } hat keinen Treibstoff. Jemand hilft mit { $fuel } aus.
log-off = Das Rennen wird abgebrochen. Es zählt, was alle erreicht haben.
log-place = Platz { $rank }: { $seat }.
log-points =
    { $number ->
        [one] { $seat } bekommt 1 Punkt: insgesamt { $total }.
       *[other] { $seat } bekommt { $number } Punkte: insgesamt { $total }.
    }
log-win = { $seat } gewinnt!

## Warum nicht

why-keep-one = Behalte eine der beiden Pilotenkarten, die du bekommen hast.
why-not-dealt = Diese Pilotenkarte hast du nicht bekommen.
why-select-one = Wähle eine Karte für diese Runde: eine Flugkarte aus deiner Hand oder deine Landekarte.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-not-payable = Du kannst diese Karte nicht bezahlen. Es braucht mindestens 1 Treibstoff im Vorrat; was sonst an Treibstoff fehlt, geht von deiner Kondition ab.
why-react-or-pass = Die Karten liegen offen: Spiele eine Reaktion aus der Hand oder passe.
why-no-react = Diese Karte ist keine Reaktion für diesen Moment.
why-no-target = Auf diesen Piloten kannst du das nicht anwenden.
why-answer-or-pass = Eine feindliche Wirkung steht bevor: Spiele eine Abwehr oder passe.
why-no-response = Diese Karte ist keine Abwehr.
why-damage-only = Diese Karte hilft nur gegen Verlust an Treibstoff oder Kondition oder gegen eine teurere Karte.
why-choose-target = Wähle, wen es trifft.
why-spend-or-save = Gib den Schneid aus oder spare ihn.
why-choose-flight = Wähle die Flugkarte, die der Kopilot fliegt.
why-lay-down = Wähle eine Flugkarte aus deiner Hand zum Ablegen.
why-choose-card = Wähle die Flugkarte, die der Quartiermeister hergibt.
why-nothing-moves = Das bringt nichts zurück: Von dem, was auf dieser Karte grün ist, liegt nichts bei Verbraucht.
why-take-or-decline = Nimm eine Karte aus der Kantine oder verzichte.
why-must-take = Du musst eine der drei nehmen.
why-not-in-cantina = Diese Crewkarte ist nicht in der Kantine.
why-drop-one = Du kannst zwei Crewkarten haben. Wähle, welche der bisherigen zwei geht.
why-not-on-board = Du hast diese Crewkarte nicht an Bord.
why-remove-one = Wähle den Umstand, der weg soll.
why-not-ahead = Bei deiner oder einer späteren Etappe liegt kein solcher Umstand.
why-act-or-pass = Mach eine Aktion: Tanke oder repariere mit einer Karte, oder setze jemanden aus deiner Crew ein. Oder passe.
why-exhausted = Diese Crewkarte ist erschöpft. Sie ist wieder bereit, wenn du landest, und am Abend.
why-aloft-only = Diese Crewkarte kannst du nur in der Luft einsetzen.
why-no-use = Diese Crewkarte kann jetzt nichts für dich tun.
why-want-or-forgo = Sag zuerst, ob du jemanden anheuern willst.
why-hire-or-forgo = Heuere jemanden aus der Kantine an oder niemanden.
why-too-dear = Das kostet mehr Schneid, als du hast.

## Das Brett als Text

board-race = Rennen { $race } von { $races }
board-day = Tag { $day } von höchstens { $days }
board-round = Runde { $round }
board-deck = Nachziehstapel: { $cards }
board-you = { $name } (du)
board-news = Nachricht: { $news }. { $effect }
board-order = Reihenfolge dieser Runde: { $names }
board-moxy = Schneid { $moxy }
board-cards = Karten auf der Hand: { $cards }
board-elsewhere = Reserve { $reserve }, verbraucht { $spent }
board-path = Flugweg: { $cards }
board-crew = Crew: { $crew }
board-exhausted = { $crew } (erschöpft)
board-tokens = Marken: { $tokens }
board-points = Punkte: { $points }
board-stage = Etappe
board-value = Länge
board-terrain = Gelände
board-token = Marke
board-trophy = Trophäe
board-course = Strecke
board-at = Pilot { $pilot } bei { $progress }
board-past = Pilot { $pilot } im Ziel mit { $progress }
board-shown = Pilot { $pilot } hat aufgedeckt: { $card }
board-bid = Pilot { $pilot } hat für die Reihenfolge aufgedeckt: { $card }
board-cantina = Kantine
board-wage = Schneid
board-about = Was es bewirkt
board-card = Deine Karte
board-speed = Tempo
board-progress = Fortschritt
board-cost = Kostet jetzt
board-refuel = Grün
board-not-payable = { $cost } (zu viel)
board-gives = { $moxy } Schneid.
board-here = Das ist hier.
board-picked = Gewählt: { $card }
board-no-cards = Du hast keine Flugkarten auf der Hand.
board-symbols = Ziffern sind Piloten, * sind mehrere. Ein Punkt ist 1 Fortschritt, = ist eine Etappe, die alle hinter sich haben.

## Die Führung im ersten Spiel

tour-great-race-goal = Flieg über die letzte Etappe hinaus. Sobald das jemand schafft, wird die Runde zu Ende gespielt; wer dann mit dem meisten Fortschritt über der Ziellinie ist, gewinnt.
tour-great-race-hand = In jeder Runde wählst du verdeckt eine Karte: eine Flugkarte, um weiterzufliegen, oder deine Landekarte, um deinen Tag zu beenden. Auf jeder Karte stehen ihr Fortschritt und was sie an Treibstoff und Kondition kostet.
tour-great-race-gauges = Nur was im Vorrat liegt, bezahlt. Was du ausgibst, liegt bei Verbraucht, bis du es zurückholst, zuerst in die Reserve; die wird Vorrat, wenn du landest. Deine Kondition ist am Abend auch deine Handgröße.
tour-great-race-course = Die Etappen und der Fortschritt, den jede braucht. Das Gelände hilft manchen Karten. Wer eine Etappe zuerst verlässt, bekommt die Marke darauf.
tour-great-race-lock = Alle Karten werden zugleich aufgedeckt. Der höchste Fortschritt fliegt zuerst, und bis alle gewählt haben, kannst du es dir anders überlegen.
tour-great-race-bar = Hier steht immer, was du jetzt tun kannst. Was noch nicht endgültig ist, kannst du zurücknehmen. Drück ? für alle Tasten.

## The table on screen

race-course = Die Strecke
race-pilots = Die Piloten
race-hand = Deine Hand
race-empty-hand = Du hast keine Karten auf der Hand.
race-number = Pilot { $number }
race-paper = Luftpost
race-day = Tag { $day } von { $days }
race-the-day = Tag { $day }
race-of-races = Rennen { $race } von { $races }, Tag { $day }
race-no-news = Das Rennen geht weiter
race-no-news-about = Zu dieser Stunde nichts Neues aus der Redaktion.
race-cantina = Kantine
race-progress = Fortschritt, um diese Etappe zu verlassen
race-trophy = Die Trophäe des Ziels, { $trophy }
race-reward = Für den Ersten, der weiterfliegt: { $reward }
race-won = Gewonnene Marke: { $reward }, Nummer { $trophy }
race-attached = Unter { $stage }
race-there = { $name }: { $progress } Fortschritt, { $status }
race-path = Flugweg
race-turn = in der Reihenfolge der Züge
race-gauges = Deine Instrumente
race-gauge = { $kind }: { $supply } im Vorrat, { $reserve } in Reserve, { $spent } verbraucht
race-moxy = { $moxy } Schneid
race-cards =
    { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
race-ready = { $crew }, bereit
race-exhausted = { $crew }, erschöpft
race-seat-free = freier Platz
race-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
race-tokens =
    { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }
race-on-stage = { $stage }: { $tracker } von { $progress }
race-past-line = { $tracker } Fortschritt auf der letzten Etappe
race-react-open = Die Karten liegen offen. Reagiert jemand?
race-landing-about = Du beendest deinen Tag am Boden: Die Reserve wird Vorrat, deine Crew ist wieder bereit, und in jeder weiteren Runde ziehst du eine Karte und hast eine Aktion.
race-about =
    { $class }. Fortschritt { $progress }, Tempo { $speed }. Kostet { $fuel } Treibstoff{ $health ->
        [0] {""}
       *[other] {" "}und { $health } Kondition
    }.{ $moxy ->
        [0] {""}
       *[other] {" "}Bringt { $moxy } Schneid.
    }
race-green =
    { $fuel ->
        [0] Zum Reparieren: { $health } Kondition.
       *[other] { $health ->
            [0] Zum Tanken: { $fuel } Treibstoff.
           *[other] Zum Tanken und Reparieren: { $fuel } Treibstoff und { $health } Kondition.
        }
    }
race-terrain-fits = Hier ist sie in ihrem Element.
race-not-payable = Du kannst sie jetzt nicht bezahlen.
race-phase-pilot = Piloten wählen
race-phase-discard = abwerfen
race-phase-select = eine Karte wählen
race-phase-react = Reaktion
race-phase-respond = Abwehr
race-phase-turn = dein Zug
race-phase-ground = am Boden
race-phase-hire = anheuern
race-diagram = So liest man eine Flugkarte
race-diagram-progress = Fortschritt: wie weit sie dich bringt. Der höchste fliegt zuerst.
race-diagram-speed = Tempo: entscheidet bei gleichem Fortschritt. Jede Karte hat ihr eigenes.
race-diagram-cost = Was sie kostet, in Treibstoff und Kondition.
race-diagram-moxy = Schneid, den sie bringt.
race-diagram-green = Grün: was zurückkommt, wenn du sie zum Tanken oder Reparieren hergibst.
race-diagram-terrain = Wo ihre Wirkung gilt; erleuchtet, wenn du gerade dort bist.
race-diagram-react = Eine Reaktion nach dem Aufdecken.
race-diagram-response = Eine Abwehr gegen Feindliches.
