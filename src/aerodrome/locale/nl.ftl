### Wat elk spel zegt.

## Talen, elk in de eigen taal

language-en = English
language-nl = Nederlands
language-de = Deutsch

## Niveaus van de bots

level-random = Willekeurig
level-random-about = Kiest zomaar iets wat mag. Goed om mee te vergelijken, minder als gezelschap.
level-cadet = Cadet
level-cadet-about = Kent de basis, maar vergist zich weleens. Een vriendelijke eerste tegenstander.
level-pilot = Piloot
level-pilot-about = Speelt degelijk en pakt wat je laat liggen.
level-ace = Aas
level-ace-about = Denkt vooruit en weegt af wat verborgen is. Weet niet meer dan jij op die plaats zou weten.

## Waarom niet

reason-with-rule = { $why } ({ $rule })
why-not-asked = Het is niet jouw beurt om te antwoorden.
why-game-over = Het spel is afgelopen.
why-no-such-action = Die actie bestaat niet in dit spel.
why-undo-nothing-to-undo = Er is niets om terug te nemen.
why-undo-chance = Dit kun je niet terugnemen: het toeval heeft sindsdien iets beslist.
why-undo-reveal = Dit kun je niet terugnemen: sindsdien is een verborgen kaart bekeken.
why-undo-choice = Dit kun je niet terugnemen: sindsdien is een andere speler aan zet geweest.

## De tekstversie: voor het spel

cli-welcome = Welkom bij Aerodrome!
cli-choose-game = Welk spel?
cli-choice = { $number }. { $label }
cli-not-a-choice = Typ een getal van { $low } tot en met { $high }.
cli-seed = Startgetal van dit spel: { $seed }

## De tekstversie: plaatsen aan tafel

cli-player = Speler { $number }

## De tekstversie: tijdens het spel

cli-thinking = { $name } denkt na …
cli-pass-device = Geef het apparaat aan { $name } en druk dan op Enter.
cli-prompt = Je antwoord (getal of woorden; ? voor hulp):{ " " }
cli-not-understood = Ik begrijp ‘{ $words }’ niet. Typ ? voor hulp.
cli-help =
    Dit kun je typen:
      een getal of woorden   dit antwoord geven
      ?                      deze hulp tonen
      why WOORDEN            waarom een actie nu niet mag
      undo                   je laatste antwoord terugnemen
      log                    wat er tot nu toe is gebeurd
      board                  het speelveld opnieuw tonen
      hand                   je kaarten tonen
      save BESTAND           het spel in een bestand bewaren
      rules [ID]             de spelregels, of één ervan
      guide                  zo speel je het
      quit                   het spel verlaten
cli-help-words = Bijvoorbeeld: { $examples }
cli-why-what = Waarom mag wat niet? Bijvoorbeeld: why { $example }
cli-why-allowed = Dat mag nu gewoon.
cli-undone = Teruggenomen.
cli-log = Wat er is gebeurd:
cli-no-rule = Er is geen regel { $id }.
cli-near-rules = Bedoel je een van deze? { $ids }
cli-no-file = Noem een bestand. Bijvoorbeeld: save { $example }
cli-saved = Bewaard in { $file }.
cli-not-saved = Bewaren in { $file } is niet gelukt: { $error }
cli-file-exists = { $file } bestaat al. Kies een andere naam.
cli-resumed = Verder met het spel uit { $file }.
cli-save-where = In welk bestand bewaren (alleen Enter: niet bewaren)?{ " " }
cli-quit = Tot ziens! Dit spel is niet bewaard.
cli-quit-saved = Tot ziens! Je spel wacht op je in { $file }.
cli-resume-hint = Om verder te spelen: { $command }

## De tekstversie: het einde

cli-game-over = Het spel is afgelopen.
cli-place = Plaats { $place }: { $name }
cli-practice = Dit was een oefenspel: er is iets teruggenomen wat anders definitief is.
