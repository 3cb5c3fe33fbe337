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
