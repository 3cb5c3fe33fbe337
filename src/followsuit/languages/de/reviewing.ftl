## Was die Seite über die Analyse eines fertigen Spiels sagt.

page-review-of = { $game }, Analyse
page-review-begin = Dieses Spiel analysieren
page-review-begin-says = Die stärkste Spielerin beurteilt jede Entscheidung nach dem, was dieser Platz damals wissen konnte. Es dauert etwas und wird aufbewahrt.
page-review-making = { $judged } von { $of } Entscheidungen beurteilt
page-review-waiting =
    { $ahead ->
        [0] Die Analyse beginnt gleich.
        [one] Eine andere Analyse kommt zuerst.
       *[other] { $ahead } andere Analysen kommen zuerst.
    }
page-review-ready = Die Analyse ist fertig.
page-review-so-far = Bis jetzt; der Rest kommt noch.
page-review-whose = Wessen Spiel
page-review-says =
    { WHO($seat) ->
        [you] Ohne das Glück der Karten wären es { SIGNED($adjusted, 1) }; deine Fehler kosteten { NUM($cost, 1) }.
       *[other] Ohne das Glück der Karten hätte { SEAT($seat) } { SIGNED($adjusted, 1) }; Fehler kosteten { NUM($cost, 1) }.
    }
page-review-where = Woher die { SIGNED($result, 1) } kommen
page-review-unit = Punkte minus Schnitt der anderen
page-review-deal = Kartenglück
page-review-others = Spiel der anderen
page-review-own =
    { WHO($seat) ->
        [you] deine Fehler
       *[other] eigene Fehler
    }
page-review-result = Ergebnis
page-review-parts = Kartenglück { SIGNED($deal, 1) }, Spiel der anderen { SIGNED($others, 1) }, eigene Fehler { SIGNED($own, 1) }, Ergebnis { SIGNED($result, 1) }.
page-review-how = Wie gezählt wird
page-review-how-says = Punkte sind die eigenen minus den Schnitt der anderen. Bei jeder Entscheidung spielt { $player } bis zu { $worlds } Verteilungen aus, die zu dem passen, was der Platz damals wusste; eine Wahl ist wert, was sie dort im Schnitt bringt, und ein Verlust zählt nur, wenn er sich von nichts unterscheiden lässt. Eine Ungenauigkeit verliert { NUM($slip, 1) } Punkte oder mehr, ein teurer Fehler { NUM($costly, 1) }. Kartenglück ist, was gute Spieler auf allen Plätzen aus denselben Karten machen, Runde für Runde; der Rest neben den eigenen Fehlern ist, was die anderen taten und wie das Spiel lief. Die Chance gilt für die Karten, wie sie lagen.
page-review-choices =
    { WHO($seat) ->
        [you] Deine { $n } echten Entscheidungen
       *[other] { $n } echte Entscheidungen
    }
page-review-forced =
    { $n ->
        [one] eine war erzwungen
       *[other] { $n } waren erzwungen
    }
page-review-sound = { PERCENT($share) } waren beste oder gleich gute
page-review-best = beste
page-review-good = gleich gut
page-review-slip = ungenau
page-review-costly = teuer
page-review-before-cards = Runde { $round }, vor dem Ausspiel
page-review-for =
    { WHO($seat) ->
        [you] { SIGNED($points, 1) } für dich
       *[other] { SIGNED($points, 1) } für { SEAT($seat) }
    }
page-review-played-by =
    { WHO($seat) ->
        [you] du wähltest
       *[other] { SEAT($seat) } wählte
    }
page-review-better = besser
page-review-played = gespielt
page-review-try = Noch einmal versuchen
page-review-see = Ansehen
page-review-all = Alle Entscheidungen
page-review-chance-match =
    { WHO($seat) ->
        [you] Deine Chance auf den Sieg
       *[other] Chance, dass { SEAT($seat) } gewinnt
    }
page-review-chance-round =
    { WHO($seat) ->
        [you] Deine Chance auf die Runde
       *[other] Chance, dass { SEAT($seat) } die Runde gewinnt
    }
page-review-wins =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { SEAT($seat) } gewinnt
    }
page-review-chance-now = jetzt { PERCENT($chance) }
page-review-chance-had = { PERCENT($chance) } mit { $action }
page-review-numbers = Zahlen: die Momente
page-review-curve-from-to = Von { PERCENT($first) } bis { PERCENT($last) }.
page-review-moments = Die Momente, auf die es ankam
page-review-no-moments = Nichts kostete hier genug, um dabei zu verweilen: solide gespielt.
page-review-choice-of =
    { WHO($seat) ->
        [you] Deine Wahl
       *[other] Wahl von { SEAT($seat) }
    }
page-review-expected = erwartete Punkte
page-review-give-or-take = { SIGNED($points, 1) }, auf { NUM($error, 1) } genau
page-review-open =
    { $loss ->
        [0] Wie die Karten lagen: nichts war besser.
       *[other] Wie die Karten lagen: { $action }, um { NUM($loss, 1) } besser.
    }
page-review-only-one = Hier ging nichts anderes.
page-review-step-on = Geh zu einer Entscheidung, um zu sehen, was noch ging.
page-review-not-yet = Diese Entscheidung ist noch nicht beurteilt.
page-review-next-moment = Nächster Moment
page-review-tab-moves = Stiche
page-review-tab-options = Wahl
page-review-tab-who = Wer
page-review-live-moment = Moment { $n } von { $of }.
page-review-live-better = Besser: { $action }, um { NUM($loss, 1) } Punkte.
