### Wat de pagina's van de client zeggen; tafels en herhalingen hebben een eigen catalogus.

## Overal

site-name = Aerodrome
site-nav = Pagina's
site-skip = Naar de inhoud
site-stale = Een deel van deze pagina kon niet worden geladen.
site-reload = Opnieuw laden
site-loading = Een ogenblik …

## Als iets niet kan

problem-refused = Dat mag niet volgens de regels.
problem-stale = Het spel was al verder. Kijk nog eens.
problem-not-yours = Dat is van iemand anders.
problem-not-now = Dat kan op dit moment niet.
problem-not-found = Hier is niets met die naam.
problem-bad-request = De server begreep dat niet.
problem-too-fast = Dat ging te snel. Probeer het zo nog eens.
problem-too-large = Dat is te groot.
problem-storage = Het kon niet worden opgeslagen en is dus niet gebeurd. Probeer het nog eens.
problem-full = De server is op dit moment vol. Probeer het straks nog eens.
problem-offline = De server is niet bereikbaar. Probeer het zo nog eens.

## Beginpagina

home-title = Spellen
home-play = Speel nu
home-play-about =
    { $bots ->
        [one] Jij tegen één bot: { $level }
       *[other] Jij tegen { $bots } bots: { $level }
    }
home-rules = Zo speel je
home-setup = De tafel
home-seats = Plaatsen
home-level = Bots
home-more = Meer manieren om te spelen
home-device = Op één apparaat
home-device-about = Jullie geven het apparaat door. Verborgen kaarten blijven achter een gordijn.
home-device-begin = Aan tafel
home-online = Online tafel
home-online-about = Je krijgt een link om aan je vrienden te sturen. Bots kunnen de plaatsen innemen die vrij blijven.
home-online-begin = Open de tafel
home-people = Mensen
home-people-count =
    { $people ->
        [one] Eén
       *[other] { $people }
    }
home-window = Tijd om te reageren
home-clock = Bedenktijd per antwoord
home-clock-none = Zo lang je wilt
home-clock-seconds =
    { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }
home-clock-minutes =
    { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }
home-clock-hours =
    { $hours ->
        [one] één uur
       *[other] { $hours } uur
    }
home-clock-days =
    { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
home-listed = Toon hem bij de open tafels
home-name = Je naam
home-open = Open tafels
home-open-none = Er wacht nu geen tafel op spelers.
home-mine = Mijn spellen
home-mine-none = Hier komen de spellen te staan die je in deze browser speelt.
home-mine-all = Toon alle { $games }
home-upload = Bewaard spel
home-upload-about = Open een bestand dat je hier of in de terminal hebt bewaard.
home-upload-choose = Kies een bestand
home-upload-bad = In dit bestand staat geen bewaard spel dat hier geopend kan worden.
home-compiling = De engine wordt op de achtergrond gecompileerd: bots denken sneller vanaf de volgende start.

## Een tafel in een lijst

table-when = { DATETIME($made, dateStyle: "medium", timeStyle: "short") }
table-open-seats =
    { $seats ->
        [0] Geen plaats meer vrij
        [one] Eén vrije plaats
       *[other] { $seats } vrije plaatsen
    }
table-nobody = Nog niemand
table-waiting = wacht op spelers
table-playing = bezig
table-over = afgelopen
table-practice = oefenspel
table-clock = { $clock } per antwoord
table-join = Meedoen
table-watch = Kijken
table-resume = Verder spelen
table-replay = Terugkijken
table-label = { $action }: { $title }, { $names }

## Voor het begin

lobby-title = Wachten op spelers
lobby-seats = Plaatsen
lobby-seat = Plaats { $letter }
lobby-free = vrij
lobby-kept = vrijgehouden voor { $name }
lobby-you = { $name } (jij)
lobby-bot = Bot, { $level }
lobby-away = afwezig
lobby-invite = Uitnodigen
lobby-invite-about = Wie deze link heeft, kan een vrije plaats innemen.
lobby-link = Link
lobby-copy = Kopieer de link
lobby-copied = De link is gekopieerd.
lobby-not-copied = Selecteer de link en kopieer hem.
lobby-begin = Beginnen
lobby-begin-about =
    { $seats ->
        [one] Een bot neemt de vrije plaats in.
       *[other] Bots nemen de { $seats } vrije plaatsen in.
    }
lobby-begin-maker = Het spel begint als alle plaatsen bezet zijn. Wie de tafel heeft gemaakt, kan eerder beginnen, met bots.
lobby-start = Begin met bots
lobby-join = Ga zitten
lobby-agree = Nog een keer spelen

## Meedoen

join-title = Ga zitten
join-name = Je naam
join-name-about = Zo zien de anderen je.
join-seat = Welke plaats?
join-any = Een willekeurige vrije plaats
join-enter = Aan tafel
join-watch = Liever kijken
join-full = Alle plaatsen zijn bezet, maar je kunt kijken.
join-begun = Dit spel is al begonnen, maar je kunt kijken.
join-over = Dit spel is afgelopen. Je kunt het terugkijken.
join-gone = Op dit adres is geen tafel.

## Regels

rules-of = Regels van { $title }
rules-guide = Zo speel je
rules-all = Alle regels
rules-all-about = Elke regel heeft een nummer. De tafel noemt het als iets niet mag.
rules-contents = Inhoud
rules-search = Zoek in de regels
rules-found =
    { $rules ->
        [0] In geen enkele regel staat dat.
        [one] Eén regel
       *[other] { $rules } regels
    }
rules-link = Link naar regel { $rule }
rules-play = Speel { $title }
rules-gone = Er is geen spel met die naam.

## Instellingen

settings-title = Instellingen
settings-about = Ze worden in deze browser bewaard.
settings-language = Taal
settings-name = Naam
settings-name-about = Zo zien anderen je aan een tafel.
settings-name-save = Gebruik deze naam
settings-name-saved = Je heet nu { $name }.
settings-theme = Kleuren
settings-theme-system = Zoals het apparaat
settings-theme-light = Papier
settings-theme-dark = Nachtpost
settings-motion = Beweging
settings-motion-system = Zoals het apparaat
settings-motion-on = Bewegend
settings-motion-off = Stil
settings-confirm = Antwoord bevestigen
settings-confirm-about = De eerste tik laat dan zien wat er zou gebeuren; de tweede doet het.
settings-confirm-touch = Op aanraakschermen
settings-confirm-always = Altijd
settings-confirm-never = Nooit
settings-bot-speed = Snelheid van de bots
settings-bot-speed-1 = Goed te volgen
settings-bot-speed-2 = Twee keer zo snel
settings-bot-speed-instant = Meteen
settings-sound = Geluid
settings-sound-on = Aan
settings-sound-off = Uit

## Een pagina die er niet is

lost-title = Van de kaart af
lost-text = Op dit adres is geen pagina.
lost-home = Terug naar het vliegveld
