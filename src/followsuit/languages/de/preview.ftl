### Was ein Link von sich zeigt, wo er außerhalb der Seite steht.

preview-title = Followsuit: Kartenspiele mit Freunden und Bots
preview-says = Setz dich dazu: Stichspiele von Zole bis Bridge, ganz ohne Konto.
# {"game": "Zole"}
preview-table = Ein Tisch für { $game }
# {"free": 2}
preview-open =
    { $free ->
        [one] Ein Platz ist frei. Link öffnen, Namen eintippen, hinsetzen; ein Konto braucht es nicht.
       *[other] { $free } Plätze sind frei. Link öffnen, Namen eintippen, hinsetzen; ein Konto braucht es nicht.
    }
preview-full = Alle Plätze sind besetzt, gleich wird gegeben. Zuschauen ist erlaubt.
preview-playing = Das Spiel läuft. Zuschauen ist erlaubt.
preview-over = Das Spiel ist aus. Sieh es dir noch einmal an, Karte für Karte.
