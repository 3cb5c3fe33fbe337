### Was die Seite an ihrer Vordertür sagt: Einladen, gerufen werden, das Ende eines Spiels und was davon behalten wird.

## Einladen.

# {"name": "Anna"}
page-table-of = Tisch von { $name }
# {"taken": 2, "of": 4}
page-seated = { $taken } von { $of } sitzen
page-send-the-link = schick den Link
page-send = Senden
page-or-say-it = oder sag es
page-or-letters = oder die Buchstaben
page-code-works = Beides geht auf der Startseite, groß oder klein, mit oder ohne Striche.
page-show-qr = QR-Code groß zeigen
page-scan-to-come = Scannen und an den Tisch kommen
page-here = da
page-bot-if-nobody = sonst setzt sich ein Bot hierher
# {"n": 2}
page-start-with-bots =
    { $n ->
        [one] Mit einem Bot anfangen
       *[other] Mit { $n } Bots anfangen
    }
page-may-start-before = Du kannst anfangen, bevor alle da sind.

## Gerufen werden.

page-notify = Ruf mich, wenn ich an der Reihe bin
page-notify-says = Mit einer Mitteilung des Browsers, solange diese Seite nicht zu sehen ist.
page-notify-denied = Der Browser erlaubt es nicht; das lässt sich in seinen Einstellungen für diese Seite ändern.
page-your-turn-title = Du bist dran
# {"game": "Zole"}
page-your-turn-at = Du bist an der Reihe: { $game }.

## Einer Revanche zusehen.

page-they-play-again = Sie spielen noch einmal. Du kommst mit.
page-they-play-again-once = Sie spielen an einem anderen Tisch noch einmal.
page-stay-here = Hierbleiben
page-look-on-there = Dort zusehen

## Das Ende eines Spiels.

# {"n": 12}
page-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
# {"n": 24}
page-minutes-long =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
# {"others": [1, 2]}
page-with-people = mit { PEOPLE($others) }
page-score-after-each = Stand nach jeder Runde
# {"scores": "Anna 0, 2, 9; Jānis 0, 1, 1"}
page-curve-says = Stand nach jeder Runde: { $scores }
page-the-moment = der Moment
# {"card": "Qh", "n": 24}
page-moment-takes = { SIGN($card) } holt { $n }
# {"n": 4, "score": 10}
page-moment-round = { SIGNED($score) } in Runde { $n }
# {"round": 4, "trick": 7}
page-moment-where = Runde { $round }, Stich { $trick }.
# {"round": 4}
page-moment-in = Runde { $round }.
# {"game": "Zole", "n": 9}
page-feat-best = Dein bestes Spiel { $game } bisher
page-feat-streak = { $n } Spiele { $game } hintereinander gewonnen
page-feat-first-win = Dein erster Sieg bei { $game }
# {"n": 9, "before": 6, "games": 14}
page-feat-best-says =
    { NUM($n) }, davor { NUM($before) } · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
# {"games": 14}
page-feat-games =
    { $games ->
        [one] in einem Spiel
       *[other] in { $games } Spielen
    }
page-your-picture = dein Bild zum Teilen
# {"game": "Zole", "name": "Anna", "total": "9", "says": "1st of 3"}
page-picture-says = Ein Bild: { $game }, { $name } { $total }, { $says }
page-save-picture = Sichern
# {"place": "1st", "of": 3}
page-place-of = { $place } von { $of }

## Was behalten wird.

page-your-games = Deine Spiele
page-your-games-says = Was dieser Browser von deinen Spielen behält. Es steht nur hier: Nimm es mit, oder lösche es.
page-no-games-yet = Noch ist kein beendetes Spiel behalten. Spiel eines, dann steht sein Ergebnis hier.
page-all-together = Alle
page-games-played = Spiele
page-games-won = gewonnen
page-streak-now = hintereinander
# {"n": 3}
page-streak-longest = höchstens { $n }
page-mean-place = mittlerer Platz
page-best-result = bestes Ergebnis
page-bids-made = Ansagen erfüllt
# {"made": 34, "said": 50}
page-made-of = { $made } von { $said }
page-errors-a-game = Fehler je Spiel
# {"n": 3}
page-games-reviewed =
    { $n ->
        [one] ein Spiel nachbesprochen
       *[other] { $n } Spiele nachbesprochen
    }
page-results-over-time = Ergebnisse, das neueste rechts
# {"n": 40, "won": 12}
page-results-says = { $n } Ergebnisse im Lauf der Zeit, davon { $won } gewonnen
page-errors-over-time = Fehler in nachbesprochenen Spielen, das neueste rechts
# {"counts": "3, 1, 0"}
page-errors-says = Fehler Spiel für Spiel: { $counts }
page-export = Mitnehmen
page-erase = Löschen
page-erase-sure = Wirklich alles löschen?
page-erased = Es wird nichts mehr behalten.
page-more-tables = Mehr
page-all-tables = Alle deine Tische
# {"place": "1st", "total": 9}
page-with-result = { $place } · { NUM($total) }
