### Was der Tisch und das Replay sagen, bei jedem Spiel.

## Plätze

seats-title = Spieler
seat-name = { $name } { $letter }
seat-you = du
seat-bot = Bot: { $level }
seat-stand-in = abwesend, ein Bot spielt ({ $level })
seat-instead = ersetzt { $level }, der ausgefallen ist
seat-away = abwesend
seat-locked = hat entschieden
seat-back = Wieder selbst spielen
seat-replace = Bot einsetzen

## Die obere Leiste

bar-round = Runde { $round }
bar-your-turn = Dein Zug
bar-turn = Am Zug: { $names }
bar-over = Spielende
bar-title-turn = Dein Zug: { $title }
bar-clock = Restzeit
bar-connecting = Verbindung wird hergestellt …
bar-lost = Verbindung verloren, neuer Versuch …
bar-menu = Menü
bar-home = Zurück zu den Spielen
menu-fold = Verlauf und Chat ausblenden
menu-unfold = Verlauf und Chat einblenden
menu-again = Zeigen, was seit meinem letzten Zug geschah
menu-rules = Regeln
menu-result = Ergebnis zeigen
menu-leave = Gehen: ein Bot spielt weiter

## Die Aktionsleiste

bar-title = Was zu tun ist
bar-options = Möglichkeiten
bar-more = { $name } …
bar-clear = Auswahl aufheben
bar-would = { $choice }
bar-again = { $choice }?
bar-confirm = Bestätigen
bar-undo = Rückgängig
bar-take-back = Zurücknehmen
bar-unlock = Antwort ändern
bar-waiting = Warten auf { $names }.
bar-moves = { $name }: { $text }
bar-reactions = Reaktionen
bar-reactions-about = Ein Moment für Reaktionen: Wer kann, darf antworten.
bar-locked = Festgelegt: { $answer }. Die anderen wählen noch.
bar-over-about = Das Spiel ist vorbei. Das Replay zeigt es von Anfang bis Ende.

## Verlauf und Chat

panel-title = Verlauf und Chat
panel-log = Verlauf
panel-chat = Chat
panel-close = Zurück zum Spielfeld
panel-boundary = bis hier endgültig
panel-earlier = Was vorher geschah, zeigt das Replay.
chat-words = Sag etwas
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-spectator = Zuschauer

## Meine Karten

hand-lower = Weglegen

## Das Gerät weitergeben

curtain-pass = Gib das Gerät an { $name } weiter
curtain-about = Niemand sieht verdeckte Karten, bevor der nächste Spieler bereit ist.
curtain-lift = Ich bin { $name }

## Fenster

dialog-close = Schließen
toast-rule = Regel { $rule }

## Tasten

keys-title = Tasten
key-digits = 1 – 9
key-digits-about = eine Handkarte wählen
key-arrows = Pfeile, Tab
key-arrows-about = durch Spielfeld, Karten und Möglichkeiten gehen
key-enter = Enter
key-enter-about = wählen; noch einmal bestätigt
key-again = R
key-again-about = noch einmal zeigen, was seit deinem letzten Zug geschah
key-undo = U
key-undo-about = deine letzte Antwort zurücknehmen
key-end = E
key-end-about = deinen Zug beenden
key-escape = Esc
key-escape-about = die Auswahl aufheben
key-help = ?
key-help-about = diese Tasten zeigen
key-step = ← →
key-step-about = einen Schritt zurück oder weiter
key-turn = Bild auf, Bild ab
key-turn-about = einen Zug zurück oder weiter
key-ends = Pos 1, Ende
key-ends-about = zum Anfang oder zum Ende
key-space = Leertaste
key-space-about = abspielen oder anhalten

## Das Ende

end-won = Du gewinnst!
end-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
end-practice = Das war eine Übungspartie.
end-rematch = Noch einmal
end-rematch-waits = Eine Revanche wartet auf dich.
end-rematch-join = Bei der Revanche mitspielen
end-to-rematch = Zur nächsten Partie
end-replay = Replay
seed-check = Das Mischen prüfen
seed-fair =
    { $draws ->
        [one] Alles ist fair: Der Startwert ist der am Anfang versprochene, und die eine Ziehung folgt aus ihm.
       *[other] Alles ist fair: Der Startwert ist der am Anfang versprochene, und alle { $draws } Ziehungen folgen aus ihm.
    }
seed-fair-added =
    { $draws ->
        [one] Alles ist fair: Der Startwert ist der am Anfang versprochene, und die eine Ziehung folgt aus ihm und
            aus dem, was die Browser der Spieler hinzugefügt haben.
       *[other] Alles ist fair: Der Startwert ist der am Anfang versprochene, und alle { $draws } Ziehungen folgen
            aus ihm und aus dem, was die Browser der Spieler hinzugefügt haben.
    }
seed-without-yours =
    Die Ziehungen folgen aus dem versprochenen Startwert und aus dem, was hinzugefügt wurde, aber der Beitrag deines
    Browsers ist nicht dabei: Er kam zu spät oder wurde weggelassen.
seed-wrong = Etwas stimmt nicht: Nicht jede Ziehung folgt aus dem, was versprochen und hinzugefügt wurde.
seed-about =
    Das beweist, dass jedes Mischen und jeder Wurf aus dem Startwert folgt, dessen SHA-256 am Anfang gezeigt wurde.
    Es kann nicht beweisen, dass der Gastgeber diesen Startwert nicht ausgesucht hat oder dass niemand in die Karten
    gesehen hat.
seed-about-added =
    Das beweist, dass der Gastgeber an seinen Startwert gebunden war, bevor die Browser etwas hinzugefügt haben,
    sodass weder er allein noch ein einzelner Spieler das Mischen und die Würfe bestimmt hat. Es kann nicht
    beweisen, dass ein Gastgeber, der mitspielt, seinen eigenen Beitrag nicht ausgesucht hat oder dass niemand in
    die Karten gesehen hat.
seed-about-others =
    Das beweist, dass jedes Mischen und jeder Wurf aus dem Startwert folgt und aus dem, was hinzugefügt wurde. Dass
    der Gastgeber schon vorher an den Startwert gebunden war, ist nur für einen Browser bewiesen, der selbst etwas
    hinzugefügt hat.
seed-seed = Startwert
seed-commitment = Am Anfang versprochen (SHA-256)
seed-added = Hinzugefügt von Platz { $letter }
seed-yours = ✓ von diesem Browser
seed-not-yours = ✗ nicht, was dieser Browser geschickt hat
seed-shuffle = Ziehung { $number }, gemischt:
seed-roll = Ziehung { $number }, eins aus { $of }:
seed-right = ✓ richtig
seed-not-right = ✗ falsch

## Replay

replay-title = Replay: { $title }
replay-bar = Durch die Partie gehen
replay-position = Stellung
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo: { $speed }-fach
replay-eyes = Gesehen von
replay-spectator = einem Zuschauer
replay-link = Link hierher kopieren
replay-copied = Der Link zu dieser Stellung ist kopiert.
replay-not-copied = Der Link steht in der Adresszeile.
replay-continue = Von hier weiterspielen
replay-continue-about = Du übernimmst den Platz, aus dessen Sicht du zusiehst; die anderen spielen Bots.
replay-verify = Das Mischen prüfen
replay-save = Partie speichern
replay-none = Diese Partie hat noch nicht begonnen.

## Die Einführung beim ersten Spiel

tour-title = Eine kurze Einführung
tour-step = { $number } von { $all }
tour-next = Weiter
tour-skip = Überspringen
tour-end = Abflug!
