### Wat de tafel en de herhaling zeggen, bij elk spel.

## Plaatsen aan tafel

seats-title = Spelers
seat-name = { $name } { $letter }
seat-you = jij
seat-bot = bot: { $level }
seat-stand-in = afwezig, een bot speelt ({ $level })
seat-instead = vervangt { $level }, die uitviel
seat-away = afwezig
seat-locked = heeft gekozen
seat-back = Zelf weer verder spelen
seat-replace = Een bot laten doorspelen

## De bovenste balk

bar-round = Ronde { $round }
bar-your-turn = Jouw beurt
bar-turn = Beurt van { $names }
bar-over = Het spel is afgelopen
bar-title-turn = Jouw beurt: { $title }
bar-clock = Resterende tijd
bar-connecting = Verbinding maken …
bar-lost = Verbinding verbroken, nieuwe poging …
bar-menu = Menu
bar-home = Terug naar de spellen
menu-fold = Verloop en chat verbergen
menu-unfold = Verloop en chat tonen
menu-again = Toon wat er sinds mijn laatste zet is gebeurd
menu-rules = Spelregels
menu-result = Uitslag tonen
menu-leave = Weggaan: een bot speelt door

## De actiebalk

bar-title = Wat te doen
bar-options = Mogelijkheden
bar-more = { $name } …
bar-clear = Selectie opheffen
bar-would = { $choice }
bar-again = { $choice }?
bar-confirm = Bevestigen
bar-undo = Ongedaan maken
bar-take-back = Terugnemen
bar-unlock = Mijn keuze wijzigen
bar-waiting = { $names } is aan het kiezen.
bar-moves = { $name }: { $text }
bar-reactions = Reacties
bar-reactions-about = Een moment voor reacties: wie kan, mag antwoorden.
bar-locked = Vastgelegd: { $answer }. De anderen kiezen nog.
bar-over-about = Het spel is afgelopen. De herhaling toont het van begin tot eind.

## Verloop en chat

panel-title = Verloop en chat
panel-log = Verloop
panel-chat = Chat
panel-close = Terug naar het bord
panel-boundary = definitief tot hier
panel-earlier = Wat eerder gebeurde, staat in de herhaling.
chat-words = Zeg iets
chat-send = Verstuur
chat-none = Er is nog niets gezegd.
chat-spectator = Toeschouwer

## Mijn kaarten

hand-lower = Wegleggen

## Het apparaat doorgeven

curtain-pass = Geef het apparaat aan { $name }
curtain-about = Niemand ziet verborgen kaarten voordat de volgende speler klaar is.
curtain-lift = Ik ben { $name }

## Vensters

dialog-close = Sluiten
toast-rule = Regel { $rule }

## Toetsen

keys-title = Toetsen
key-digits = 1 – 9
key-digits-about = een handkaart kiezen
key-arrows = Pijltjes, Tab
key-arrows-about = door het bord, je kaarten en de mogelijkheden gaan
key-enter = Enter
key-enter-about = kiezen; nog eens bevestigt
key-again = R
key-again-about = opnieuw tonen wat er sinds je laatste zet is gebeurd
key-undo = U
key-undo-about = je laatste keuze terugnemen
key-end = E
key-end-about = je beurt beëindigen
key-escape = Esc
key-escape-about = de selectie opheffen
key-help = ?
key-help-about = deze toetsen tonen
key-step = ← →
key-step-about = één stap terug of verder
key-turn = Page up, Page down
key-turn-about = één beurt terug of verder
key-ends = Home, End
key-ends-about = naar het begin of het einde
key-space = Spatie
key-space-about = afspelen of pauzeren

## Het einde

end-won = Jij wint!
end-winners =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
end-practice = Dit was een oefenspel.
end-rematch = Nog een keer
end-rematch-waits = Er wacht een revanche op je.
end-rematch-join = Doe mee met de revanche
end-to-rematch = Naar het volgende spel
end-replay = Herhaling
seed-check = Het schudden controleren
seed-fair =
    { $draws ->
        [one] Alles is eerlijk: het startgetal is zoals aan het begin beloofd, en de ene trekking volgt eruit.
       *[other] Alles is eerlijk: het startgetal is zoals aan het begin beloofd, en alle { $draws } trekkingen volgen eruit.
    }
seed-fair-added =
    { $draws ->
        [one] Alles is eerlijk: het startgetal is zoals aan het begin beloofd, en de ene trekking volgt eruit en uit
            wat de browsers van de spelers toevoegden.
       *[other] Alles is eerlijk: het startgetal is zoals aan het begin beloofd, en alle { $draws } trekkingen
            volgen eruit en uit wat de browsers van de spelers toevoegden.
    }
seed-without-yours =
    De trekkingen volgen uit het beloofde startgetal en uit wat is toegevoegd, maar wat jouw browser toevoegde zit
    er niet in: het kwam te laat of is weggelaten.
seed-wrong = Er klopt iets niet: niet elke trekking volgt uit wat is beloofd en toegevoegd.
seed-about =
    Dit bewijst dat elke schudbeurt en elke worp volgt uit het startgetal waarvan de SHA-256 aan het begin werd
    getoond. Het kan niet bewijzen dat de host dat startgetal niet heeft uitgekozen, of dat niemand in de kaarten
    heeft gekeken.
seed-about-added =
    Dit bewijst dat de host aan zijn startgetal vastzat voordat de browsers er iets aan toevoegden, zodat noch de
    host alleen, noch één enkele speler het schudden en de worpen heeft gekozen. Het kan niet bewijzen dat een host
    die meespeelt zijn eigen toevoeging niet heeft uitgekozen, of dat niemand in de kaarten heeft gekeken.
seed-about-others =
    Dit bewijst dat elke schudbeurt en elke worp volgt uit het startgetal en uit wat eraan is toegevoegd. Dat de
    host daarvoor al aan het startgetal vastzat, is alleen bewezen voor een browser die zelf iets heeft toegevoegd.
seed-seed = Startgetal
seed-commitment = Aan het begin beloofd (SHA-256)
seed-added = Toegevoegd door plaats { $letter }
seed-yours = ✓ door deze browser
seed-not-yours = ✗ niet wat deze browser stuurde
seed-shuffle = Trekking { $number }, een keer schudden:
seed-roll = Trekking { $number }, één uit { $of }:
seed-right = ✓ klopt
seed-not-right = ✗ klopt niet

## Herhaling

replay-title = Herhaling: { $title }
replay-bar = Door het spel gaan
replay-position = Positie
replay-at = { $at } van { $last }
replay-first = Naar het begin
replay-turn-back = Eén beurt terug
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-on = Eén stap verder
replay-turn-on = Eén beurt verder
replay-last = Naar het einde
replay-speed = Snelheid: { $speed } keer
replay-eyes = Gezien door
replay-spectator = een toeschouwer
replay-link = Link naar hier kopiëren
replay-copied = De link naar deze positie is gekopieerd.
replay-not-copied = De link staat in de adresbalk.
replay-continue = Vanaf hier verder spelen
replay-continue-about = Je speelt op de plaats waarvan je meekijkt; bots spelen de andere.
replay-verify = Het schudden controleren
replay-save = Het spel bewaren
replay-none = Dit spel is nog niet begonnen.

## De rondleiding bij het eerste spel

tour-title = Een korte rondleiding
tour-step = { $number } van { $all }
tour-next = Verder
tour-skip = Overslaan
tour-end = Vliegen maar
