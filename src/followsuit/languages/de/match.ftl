page-match = Turnier
page-match-new = Dieselben Karten an mehreren Tischen
page-match-new-says = Freunde spielen dieselben Runden an verschiedenen Tischen, damit Kartenglück nicht zählt. Am Ende werden alle Ergebnisse verglichen, Runde für Runde.
page-match-tables = Tische
page-match-n-tables = { $n } Tische
page-match-deals = Runden
page-match-usual-deals = ein kurzes Turnier
page-match-n-deals =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
page-match-make = Turnier eröffnen
page-match-title = Turnier an { WORDS($n) } Tischen
page-match-over = Das Turnier ist aus
page-match-says = Jeder Tisch spielt dieselben Karten. Setz dich an einen davon: Bis alle fertig sind, sieht niemand etwas von den anderen.
page-match-rotates = Die Teams rücken von Tisch zu Tisch einen Platz weiter, damit jedes dort andere Karten hat.
page-match-table = Tisch { $n }
page-match-team = Team { $team }
page-match-free =
    { $n ->
        [one] ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
page-match-full = wartet auf Tisch 1, wo die Karten gezogen werden
page-match-played = { $n } von { $of } Runden gespielt
page-match-done = hat alle Runden gespielt
page-match-closed = vorzeitig beendet: Es war niemand da
page-match-gone = entfernt: Es kam niemand
page-match-sit = Hinsetzen
page-match-go-on = An deinen Tisch
page-match-bots = Bots hier spielen lassen
page-match-link = Der Link zum Turnier
page-match-waiting = Dein Tisch ist fertig. Verglichen wird, sobald es auch die anderen sind.
page-match-see = Zum Turnier
page-match-place = Tisch { $n } eines Turniers
page-match-teams = Teams
page-match-teams-says = Punkte vor denen, die dieselben Karten hatten
page-match-people = Neben denselben Karten
page-match-beside = { $name } kam auf { SIGNED($points) }, dieselben Karten brachten anderswo { SIGNED($others, $digits) }: { SIGNED($ahead, $digits) }.
page-match-leads = Team { $team } gewinnt mit { SIGNED($ahead, $digits) }.
page-match-level = Alle Teams liegen gleichauf.
page-match-deal-by-deal = Runde für Runde
page-match-whose = Wessen Karten
page-match-deal = Runde
page-match-sum = Zusammen
page-match-ahead = Voraus
page-match-nothing = Keine Runde wurde an zwei Tischen gespielt: Es gibt nichts zu vergleichen.
page-match-drawn = Die Karten werden am ersten Tisch des Turniers gezogen und an allen gegeben. Was sie beweist, steht dort, sobald alle Tische fertig sind.
page-match-no-help = Tipps, Zurücknehmen und Zuschauen sind aus, damit alle Tische gleich spielen.
page-match-drawn-soon = Alle sind da. Die Karten werden an Tisch 1 gezogen und hier gegeben, sobald er beginnt.
