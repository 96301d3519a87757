### Was jedes Spiel sagt.

## Sprachen, jede in ihrer eigenen

language-en = English
language-nl = Nederlands
language-de = Deutsch

## Stufen der Bots

level-random = Zufall
level-random-about = Wählt irgendetwas Erlaubtes. Gut zum Vergleichen, weniger als Gesellschaft.
level-cadet = Kadett
level-cadet-about = Kennt die Grundlagen, irrt sich aber hin und wieder. Ein freundlicher erster Gegner.
level-pilot = Pilot
level-pilot-about = Spielt solide und nimmt sich, was du liegen lässt.
level-ace = Ass
level-ace-about = Denkt voraus und wägt ab, was verborgen ist. Es weiß nicht mehr, als du an seinem Platz wüsstest.

## Warum nicht

reason-with-rule = { $why } ({ $rule })
why-not-asked = Du bist gerade nicht an der Reihe.
why-game-over = Das Spiel ist vorbei.
why-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
why-undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-undo-chance = Das kannst du nicht zurücknehmen: Seitdem hat der Zufall etwas entschieden.
why-undo-reveal = Das kannst du nicht zurücknehmen: Seitdem wurde eine verdeckte Karte gesehen.
why-undo-choice = Das kannst du nicht zurücknehmen: Seitdem war jemand anderes gefragt.

## Das Spiel im Terminal: vor der Partie

cli-welcome = Willkommen bei Aerodrome!
cli-choose-game = Welches Spiel?
cli-choice = { $number }. { $label }
cli-not-a-choice = Bitte gib eine Zahl von { $low } bis { $high } ein.
cli-seed = Startwert dieser Partie: { $seed }

## Das Spiel im Terminal: Plätze

cli-player = Spieler { $number }

## Das Spiel im Terminal: während der Partie

cli-thinking = { $name } denkt nach …
cli-pass-device = Gib das Gerät an { $name } weiter und drücke dann Enter.
cli-prompt = Deine Antwort (Zahl oder Wörter; ? für Hilfe):{ " " }
cli-not-understood = „{ $words }“ verstehe ich nicht. Gib ? für Hilfe ein.
cli-help =
    Das kannst du eingeben:
      eine Zahl oder Wörter   diese Antwort geben
      ?                       diese Hilfe zeigen
      why WÖRTER              warum eine Aktion gerade nicht erlaubt ist
      undo                    deine letzte Antwort zurücknehmen
      log                     was bisher geschehen ist
      board                   das Spielfeld noch einmal zeigen
      hand                    deine Karten zeigen
      save DATEI              die Partie in einer Datei speichern
      rules [ID]              die Regeln, oder eine davon
      guide                   die Spielanleitung
      quit                    die Partie verlassen
cli-help-words = Zum Beispiel: { $examples }
cli-why-what = Warum geht was nicht? Zum Beispiel: why { $example }
cli-why-allowed = Das ist gerade erlaubt.
cli-undone = Zurückgenommen.
cli-log = Was bisher geschehen ist:
cli-no-rule = Es gibt keine Regel { $id }.
cli-near-rules = Meinst du eine von diesen? { $ids }
cli-no-file = Bitte nenne eine Datei. Zum Beispiel: save { $example }
cli-saved = In { $file } gespeichert.
cli-not-saved = Speichern in { $file } ist nicht gelungen: { $error }
cli-file-exists = { $file } gibt es schon. Bitte wähle einen anderen Namen.
cli-resumed = Weiter mit der Partie aus { $file }.
cli-save-where = In welcher Datei speichern (nur Enter: nicht speichern)?{ " " }
cli-quit = Auf Wiedersehen! Diese Partie wurde nicht gespeichert.
cli-quit-saved = Auf Wiedersehen! Deine Partie wartet in { $file } auf dich.
cli-resume-hint = Zum Weiterspielen: { $command }

## Das Spiel im Terminal: das Ende

cli-game-over = Das Spiel ist vorbei.
cli-place = Platz { $place }: { $name }
cli-practice = Das war eine Übungspartie: Es wurde etwas zurückgenommen, das sonst endgültig ist.
