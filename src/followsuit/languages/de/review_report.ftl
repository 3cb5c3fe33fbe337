### Der Befehl `followsuit review` und seine Seite.

review-report-heading = { $game }, Rückschau
review-report-title =
    { PEOPLE($seats, "and") }; { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }. { $learned ->
        [yes] Jede Entscheidung wurde in bis zu { NUM($worlds) } denkbaren Verteilungen beurteilt.
       *[no] Kein Netz kennt dieses Spiel: Jede Entscheidung wurde in bis zu { NUM($worlds) } denkbaren Verteilungen beurteilt, mit Faustregeln zu Ende gespielt.
    }
review-report-in-short =
    { WHO($seat) ->
        [you] Du: { $result } Punkte. Die Karten brachten { $deal }, die anderen und der Verlauf { $others }, eigene Fehler { $own }. Ohne das Glück der Karten: { $adjusted }.
       *[other] { SEAT($seat) }: { $result } Punkte. Die Karten brachten { $deal }, die anderen und der Verlauf { $others }, eigene Fehler { $own }. Ohne das Glück der Karten: { $adjusted }.
    }
review-report-stopped = Vorzeitig beendet: { NUM($judged) } von { NUM($of) } Entscheidungen sind beurteilt.
review-report-judging = Beurteilung
review-report-luck = Glück und Können
review-report-moments =
    { WHO($seat) ->
        [you] Die Momente, auf die es für dich ankam
       *[other] Die Momente, auf die es für { SEAT($seat) } ankam
    }
review-report-no-moments = Kein nennenswerter Fehler.
review-report-where =
    { $trick ->
        [0] Runde { $round }, vor der ersten Karte: { $loss }
       *[other] Runde { $round }, Stich { $trick }: { $loss }
    }
review-report-cards = { CARDS($cards) }
review-report-none = –
review-report-open =
    { $lost ->
        [yes] So wie die Karten lagen, war das am besten: { $best }, { $loss } besser.
       *[no] So wie die Karten lagen, ging nichts verloren.
    }
review-report-did = { $name } wählte: { $done }.
review-report-note = Punkte im Vergleich zu den anderen. Karten: was gute Spieler im Schnitt aus denselben Karten machen. Andere: ihre Fehler und der Verlauf. Ein Verlust zählt nur, wenn er sicher ist. ▸ wurde gewählt; ± ist der Standardfehler.
review-report-head-name = wer
review-report-head-result = Ergebnis
review-report-head-deal = Karten
review-report-head-others = andere
review-report-head-own = eigene Fehler
review-report-head-adjusted = ohne Kartenglück
review-report-head-sound = gut
review-report-head-best = beste
review-report-head-good = so gut
review-report-head-slip = Patzer
review-report-head-costly = teuer
review-report-head-forced = ohne Wahl
review-report-head-option = Wahl
review-report-head-points = Punkte
review-report-head-error = ±
review-report-head-round = Runde
review-report-head-match = Spiel
review-report-head-when = wann
review-report-head-done = getan
review-report-head-best-one = beste
review-report-head-class = Klasse
review-report-curve =
    { $of ->
        [round] Die Aussicht, die Runde zu gewinnen
       *[match] Die Aussicht, das Spiel zu gewinnen
    }
review-report-curve-note = Nach jeder Handlung, mit den Karten, wie sie lagen, und guten Spielern, die weiterspielen. ? und ?? sind Fehler.
review-report-axis-round = Runde
review-report-axis-chance = Aussicht in %
review-report-all = Alle Entscheidungen
review-report-method-judged = Jede Entscheidung wird danach beurteilt, was am jeweiligen Platz bekannt sein konnte: Verteilungen, die dazu passen, werden gedacht, wahrscheinlichere öfter; darin wird jede Wahl getroffen, und alle spielen weiter. Punkte sind, was eine Wahl bis zum Ende der Runde im Vergleich zu den anderen bringt.
review-report-method-noise = Ein Teil der Verteilungen zeigt, welche Wahl die beste ist. Die anderen, die darauf keinen Einfluss hatten, zeigen, ob sie besser ist als das, was geschah; ein Verlust zählt erst ab 2,6 Standardfehlern. Ein Patzer kostet ein Zehntel dessen, was eine Runde gewöhnlich bringt, ein teurer Fehler ein Drittel.
review-report-method-luck = Karten: Jede Runde wird noch einmal so gegeben, wie sie war, und 64-mal von guten Spielern an allen Plätzen gespielt; was ein Platz im Schnitt bekommt, waren seine Karten wert. Eigene Fehler: was die eigenen Entscheidungen kosteten. Andere: der Rest, also was die anderen taten und wie die Karten fielen. Zusammen sind sie das Ergebnis.
review-report-method-curve = Die Aussichten sehen alle Karten: Nach jeder Handlung wird die Runde zwölfmal weitergespielt, wie sie liegt, und der Rest des Spiels aus Runden guter Spieler gezogen.
