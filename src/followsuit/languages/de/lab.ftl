### Was viele Spiele sagen: Simulationen, Turniere und Berichte über ein Spiel. Bots und Optionen heißen, wie man sie tippt.

## Beim Warten.

kernel-compiling =
    { $part ->
        [simulator] Der Simulator wird kompiliert; das geschieht einmal und dauert etwa eine halbe Minute.
        [solver] Der Löser wird kompiliert; das geschieht einmal und dauert etwa eine halbe Minute.
        [learning] Was ein Spiel lernt, wird kompiliert; das geschieht einmal und dauert etwa eine Minute.
       *[players] Die Bots werden kompiliert; das geschieht einmal und dauert etwa eine halbe Minute.
    }
kernel-meanwhile = Die Spieler werden im Hintergrund kompiliert, einmalig und etwa eine halbe Minute lang; bis dahin spielen einfache für sie.
kernel-ready = Die Spieler sind bereit und spielen von jetzt an selbst.
lab-step-seats = { $seats } Spieler
lab-step-option = { $option } { $value }
lab-speed = { NUM($speed) } je Sekunde

## Zahlen.

lab-percent =
    { $than ->
        [under] unter { NUM($percent, $digits) }{ "\u00A0" }%
        [over] über { NUM($percent, $digits) }{ "\u00A0" }%
       *[exactly] { NUM($percent, $digits) }{ "\u00A0" }%
    }
lab-within =
    { $reach ->
        [none] { NUM($percent, 1) }{ "\u00A0" }%
       *[other] { NUM($percent, 1) } ± { NUM($reach, 1) }{ "\u00A0" }%
    }
lab-number = { NUM($number, $digits) }
lab-gain = { SIGNED($number, $digits) }
lab-cell-percent = { NUM($number, $digits) } %
lab-unknown = ?
lab-give-or-take =
    { $reach ->
        [none] { $mean }
       *[other] { $mean } ± { $reach }
    }
lab-at-seats = { $value } ({ $seats } Spieler)
lab-at = { $value } ({ $seats })

## Das Urteil in einem Satz.

lab-verdict = { $game } { LIST($parts) }.
lab-verdict-minutes = dauert zu { $seats } gespielt etwa { $minutes } min
lab-verdict-ends =
    { $open ->
        [yes] endet, wenn der Tisch es will
       *[no] { $over ->
            [none] endet immer
           *[other] endet in { $over } der Fälle
        }
    }
lab-verdict-fair = bevorzugt keinen Platz
lab-verdict-unfair =
    bevorzugt { $place ->
        [dealer] den ersten Geber
        [1] den Platz nach dem ersten Geber
       *[other] Platz { $place } nach dem ersten Geber
    } ({ $wins } der Siege)
lab-verdict-skill = ist zu { $share } Können ({ $better } unter { $weaker })

## Was gespielt wurde.

lab-opening = { LIST($sentences, " ") }
lab-played =
    { $game } wurde { $kinds ->
        [one] { NUM($games) }-mal
       *[other] je { NUM($games) }-mal
    } zu { $seats } gespielt, auf allen Plätzen vom Bot „{ $player }“{ $player ->
        [random] .
       *[other] , und ebenso oft daneben von random.
    }
lab-played-with = Zu { $seats } war die Option { $options }.
lab-nothing-measured = Es wurde nichts gemessen.
lab-stopped-steps =
    Abgebrochen nach { $done } von { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }; von allen ist hier die Rede.

## Wie lange ein Spiel dauert.

lab-rounds-are-fixed = Die Zahl der Runden steht fest: { LIST($rounds, "") }.
lab-decisions = So oft muss jeder in einem Spiel etwas entscheiden: { LIST($decisions, "") }.
lab-still-not-over = Von { NUM($games) } Spielen, die { NUM($rounds) } Runden bekamen, waren so viele noch nicht aus: { LIST($unfinished, "") }.
lab-table-decides =
    Der Tisch bestimmt, wann das Spiel endet; es wurde nach { $cap ->
        [one] einer Runde
       *[other] { WORDS($cap) } Runden
    } abgebrochen.
lab-cut-off =
    Ein Spiel hat höchstens so viele Runden: { LIST($rounds, "") }; es wurde nach { $cap ->
        [one] einer Runde
       *[other] { WORDS($cap) } Runden
    } abgebrochen.
lab-few-end =
    Zu { $seats } kommt weniger als die Hälfte der Spiele zu einem Ende: { $left ->
        [none] alle kamen zu einem Ende
       *[other] { $left } waren nach { $cap } Runden nicht aus
    }.
lab-half-end =
    Zu { $seats } ist die Hälfte der Spiele nach { $half ->
        [one] einer Runde
       *[other] { WORDS($half) } Runden
    } aus, aber { $left ->
        [none] alle kamen zu einem Ende
       *[other] { $left } waren nach { $cap } Runden nicht aus
    }.
lab-most-end =
    Zu { $seats } ist die Hälfte der Spiele nach { $half ->
        [one] einer Runde
       *[other] { WORDS($half) } Runden
    } aus und neun von zehn nach { $most ->
        [one] einer Runde
       *[other] { WORDS($most) } Runden
    }; { $left ->
        [none] alle kamen zu einem Ende
       *[other] { $left } waren nach { $cap } Runden nicht aus
    }.
lab-drift = Eine Runde verschiebt einen Punktestand im Mittel um so viele Punkte: { LIST($points, "") }.
lab-drift-means = Alle beginnen über null. Fallen die Punktestände schnell, so laufen sie durch die Null hindurch; steigen sie, so laufen sie von ihr weg; in beiden Fällen wird ein Spiel, das nicht früh gewonnen wird, vielleicht nie gewonnen.

## Zu wievielt man spielen sollte.

lab-how-many = Zu wievielt sollte man spielen? Innerhalb von { $cap } Runden: { LIST($ways, ";") }.
lab-ends-reliably = zu { LIST($seats, "or") } endet es verlässlich
lab-ends-often = zu { LIST($seats, "or") } endet es meistens
lab-seldom-ends = zu { LIST($seats, "or") } endet es selten
lab-so-many-end = So viele Spiele enden: { LIST($ended, "") }.
lab-among-random = Mit random: { LIST($ended, "") }.
lab-ends-most-often = Am häufigsten endet es zu { $seats }: { $share } der Spiele.
lab-end-most-often = Am häufigsten endet es zu { LIST($seats, "or") }; was davon vorn liegt, kann Zufall sein.

## Ob es darauf ankommt, wo man sitzt.

lab-place-wins =
    Zu { $seats } gewinnt { $place ->
        [dealer] der erste Geber
        [1] der Platz nach dem ersten Geber
       *[other] Platz { $place } nach dem ersten Geber
    } { $ended ->
        [none] { $wins } der Spiele
       *[other] { $wins } der Spiele, die enden ({ $ended } von allen)
    }, wo { $even } ausgeglichen wäre: Das ist mehr als Zufall.
lab-places-are-fair = Vom ersten Geber aus gezählt gewinnt kein Platz am Tisch öfter oder seltener, als der Zufall erlaubt.
lab-places-are-fair-with = Zu { $seats } gewinnt kein Platz öfter oder seltener, als der Zufall erlaubt.
lab-dealing-is-fair = Innerhalb einer Runde macht es nicht mehr als Zufall aus, Geber zu sein.
lab-dealing-moves = Eine Runde verschiebt den Punktestand des Gebers gegenüber dem Mittel des Tisches um so viele Punkte: { LIST($points, "") }.
lab-dealing-is-worth = Geben ist gegenüber dem Mittel des Tisches so viele Punkte je Runde wert: { LIST($points, "") }.

## Ansagen, Kontrakte und die Führung.

lab-bids =
    Zu { $seats } werden { $made } aller Ansagen erfüllt{ $random ->
        [none] .
       *[other] ; random erfüllt { $random }.
    }{ COUNT($hands) ->
        [0] { "" }
       *[other] { " " }Nach der Größe der Hand: { LIST($hands) }.
    }
lab-bids-of-hand =
    { $share } mit { $cards ->
        [one] einer Karte
       *[other] { WORDS($cards) } Karten
    }
lab-contracts = Zu { $seats }: { LIST($contracts, ";") }.
lab-contract =
    { $won ->
        [none] { TERM($contract) } wird in { $share } der Runden gespielt
       *[other] { TERM($contract) } wird in { $share } der Runden gespielt und in { $won } davon gewonnen
    }
lab-lead-changes =
    So oft geht in einem Spiel die Führung von { $partners ->
        [yes] einer Seite auf eine andere
       *[no] einem auf einen anderen
    } über: { LIST($changes, "") }.
lab-margin =
    { $partners ->
        [yes] Die Seite, die gewinnt, liegt { $points } Punkte vor der anderen
       *[no] Wer gewinnt, liegt { $points } Punkte vor dem Zweiten
    }, das { $swings }-Fache dessen, was eine Runde einen Punktestand gewöhnlich verschiebt; { $shared } der Siege werden geteilt.
lab-ahead =
    Zu { $seats } gewinnt, wer nach Runde { $round } vorn liegt, { $wins } { $all_end ->
        [yes] der Spiele, die weitergehen
       *[no] der Spiele, die weitergehen und enden
    }, wo { $even } ausgeglichen wäre.

## Können und Glück.

lab-better-wins =
    { $partners ->
        [yes] Eine Seite mit { $better } gegen { $weaker } gewinnt
       *[no] Ein Bot { $better } unter { $weaker } gewinnt
    } so viele { $all_end ->
        [yes] Spiele
       *[no] der Spiele, die enden
    }: { LIST($wins, "") }. Ausgeglichen wäre { LIST($even, "") }.
lab-better-ends =
    So viele aller Spiele mit { $partners ->
        [yes] einer Seite { $better } gegen { $weaker }
       *[no] einem Bot { $better } unter { $weaker }
    } enden: { LIST($ended, "") }.
lab-close =
    { $partners ->
        [yes] Eine Seite mit { $better } gegen { $weaker } gewinnt
       *[no] Ein Bot { $better } unter { $weaker } gewinnt
    } { $ended ->
        [none] { $wins }
       *[other] { $wins } der Spiele, die enden ({ $ended } von allen),
    } zu { $seats }.
lab-decides =
    Von dem, was an einem Tisch zu { $seats } mit { $partners ->
        [yes] einer Seite { $better } gegen { $weaker }
       *[no] einem Bot { $better } unter { $weaker }
    } über den Sieg entscheidet, ist etwa { $player }, wer spielt, { $cards } die Karten und der Platz, und { $play }, wie das Spiel lief.

## Was Optionen ändern.

lab-how-to-read-options = Jede Zahl wie üblich → mit der Option. Was in Klammern steht, kann Zufall sein.
lab-option-changes-nothing = Mit { $option } ändert sich nichts über den Zufall hinaus.
lab-with-option = { $option } { $value } statt { $usual } ({ $seats } Spieler)
lab-change =
    { $significant ->
        [yes] { $usual } → { $then }
       *[no] ({ $usual } → { $then })
    }
lab-figure-rounds = Runden
lab-figure-unfinished = nicht aus
lab-figure-actions = Entscheidungen
lab-figure-lead-changes = Führungswechsel
lab-figure-margin = Vorsprung
lab-figure-shared-wins = geteilte Siege
lab-figure-bids-made = erfüllte Ansagen
lab-figure-better-player-s-games-that-end = Spiele mit dem besseren Bot, die enden
lab-figure-better-player-wins =
    { $of_these ->
        [yes] der bessere Bot gewinnt, davon
       *[no] der bessere Bot gewinnt
    }

## Die Seite eines Berichts.

lab-heading = { $game } in Zahlen
lab-in-short = Kurz gesagt
lab-index = Alle Spiele in Zahlen
lab-index-title = Ein Urteil über jedes; der Name führt zum Bericht
lab-index-played =
    { $games ->
        [one] { $games } Spiel wurde
       *[other] { $games } Spiele wurden
    } mit jeder Spielerzahl { NUM($each) }-mal vom Spieler „{ $player }“ gespielt, Seed { $seed }.
lab-index-figures = Alle, mit der üblichen Spielerzahl
lab-the-numbers = Die Zahlen
lab-question-length = Wie lange dauert ein Spiel, und endet es?
lab-question-seat = Kommt es darauf an, wo man sitzt?
lab-question-bids = Wie oft werden Ansagen erfüllt?
lab-question-contracts = Welche Kontrakte werden gespielt?
lab-question-lead = Wechselt die Führung, und wann ist es entschieden?
lab-question-skill = Wie viel ist Können, wie viel Glück?
lab-question-options = Was ändern die Optionen?
lab-method = Wie gemessen wurde
lab-method-games = Jede Einstellung wurde von jeder Art Bot { NUM($games) }-mal gespielt, mit dem Seed { $seed }. Was ohne Namen gesagt wird, gilt vom Bot { $player }.
lab-method-intervals = Intervalle sind Konfidenzintervalle zu 99 %: Students t über Spiele, Austeilungen oder Gruppen von Spielen, und das von Wilson dafür, wie oft ein Platz gewinnt. Die aller Plätze bei allen Spielerzahlen gelten zusammen, ebenso die aller Änderungen durch Optionen (Bonferroni); „mehr als Zufall“ heißt, dass ein solches Intervall nicht enthält, was ausgeglichen wäre.
lab-method-skill = Für Können und Glück sitzt ein besserer Bot, oder eine Seite davon, unter schwächeren, jede Austeilung wird für jeden Platz, den er einnehmen kann, einmal gespielt, und die Unterschiede zwischen den Plätzen werden zerlegt: „wer spielt“ ist, was die Mittel der beiden Arten erklären, „Karten und Platz“, was derselbe Platz derselben Austeilung gemeinsam hat, wer auch immer wo sitzt, „wie es lief“ der Rest. All das gilt für diese Bots, nicht für Menschen.
lab-method-cut-off = Ein Spiel, das abgebrochen wurde, zählt als nicht aus. Wie oft jemand gewinnt, wird von den Spielen gesagt, die enden; in dem, was über den Sieg entscheidet, gewinnt ein abgebrochenes Spiel niemand.

## Die Bilder eines Berichts.

lab-chart-decisions = Entscheidungen eines Spielers in einem Spiel
lab-chart-over = Spiele, die aus sind, gespielt von { $player }
lab-chart-bids = Ansagen, erfüllt von { $player }
lab-chart-drift = Wie weit eine Runde einen Punktestand verschiebt, im Mittel
lab-chart-wins-by-place = { $seats } Spieler: gewonnene Spiele, nach dem Platz hinter dem ersten Geber
lab-chart-points-by-place = { $seats } Spieler: Punkte in einer Runde, nach dem Platz hinter ihrem Geber
lab-chart-contracts = { $seats } Spieler: wie oft jeder Kontrakt gespielt wird
lab-chart-solo = { $seats } Spieler: wie oft gewinnt, wer allein spielt
lab-chart-lead-changes = Führungswechsel in einem Spiel
lab-chart-ahead = Spiele, die gewinnt, wer unterwegs vorn liegt
lab-chart-margin = Punkte zwischen dem Ersten und dem Zweiten
lab-chart-better-wins =
    { $all_end ->
        [yes] { $partners ->
            [yes] Spiele, die die bessere Seite gewinnt
           *[no] Spiele, die der eine bessere Bot gewinnt
        }
       *[no] { $partners ->
            [yes] Spiele, die die bessere Seite gewinnt, von denen, die enden
           *[no] Spiele, die der eine bessere Bot gewinnt, von denen, die enden
        }
    }
lab-chart-better-ends =
    { $partners ->
        [yes] Spiele mit einer besseren Seite, die enden
       *[no] Spiele mit einem besseren Bot, die enden
    }
lab-chart-decides-wins = Was über den Sieg entscheidet
lab-chart-decides-scores = Was über die Punkte entscheidet
lab-axis-seats = Spieler
lab-axis-decisions = Entscheidungen
lab-axis-rounds = nach so vielen Runden
lab-axis-games = % der Spiele
lab-axis-games-that-end = % der Spiele, die enden
lab-axis-games-won = % gewonnene Spiele
lab-axis-games-that-go-on = % der Spiele, die weitergehen und enden
lab-axis-drift = Punkte je Runde
lab-axis-place = Platz nach dem Geber
lab-axis-beside-the-mean = Punkte neben dem Mittel
lab-axis-hand = Karten in der Hand
lab-axis-bids = % der Ansagen
lab-axis-contract = Kontrakt
lab-axis-of-rounds = % der Runden
lab-axis-of-those-rounds = % dieser Runden
lab-axis-changes = Wechsel
lab-axis-ahead = vorn nach Runde
lab-axis-points = Punkte
lab-axis-differences = % der Unterschiede
lab-key-no-matter = wenn es egal wäre
lab-key-surely = mehr als Zufall
lab-key-perhaps = kann Zufall sein
lab-key-even = ausgeglichen
lab-tick-place =
    { $place ->
        [dealer] Geber
       *[other] { $place }.
    }

## Die Tabellen eines Berichts.

lab-seats = { $seats } Spieler
lab-row-player = { $seats } Spieler, { $player }
lab-row-place =
    { $place ->
        [dealer] { $seats } Spieler, Geber
       *[other] { $seats } Spieler, { $place }
    }
lab-row-meeting =
    { $seats } Spieler, { $partners ->
        [yes] eine Seite { $better } gegen { $weaker }
       *[no] ein { $better } unter { $weaker }
    }
lab-meeting =
    { $partners ->
        [yes] { $better } gegen { $weaker }
       *[no] { $better } unter { $weaker }
    }
lab-contract-name = { TERM($contract) }
lab-cell-surely =
    { $surely ->
        [yes] ja
       *[no] nein
    }
lab-cell-leads =
    { COUNT($leads) ->
        [0] –
       *[other] { LIST($leads, ";") }
    }
lab-cell-lead = { $wins } nach { $round }
lab-cell-better-wins =
    { $ended ->
        [none] { $wins }
       *[other] { $wins } von { $ended }
    }
lab-column-better-wins =
    { $all_end ->
        [yes] besserer Bot gewinnt
       *[no] besserer Bot gewinnt, von Spielen, die enden
    }
lab-column-rounds = Runden
lab-column-tenth-over = 10 % aus
lab-column-half-over = Hälfte aus
lab-column-nine-tenths-over = 90 % aus
lab-column-not-over = nicht aus
lab-column-decisions = Entscheidungen je Spieler
lab-column-drift = Punkte je Runde
lab-column-place = Platz nach dem Geber
lab-column-won = gewonnene Spiele
lab-column-won-of-those-that-end = gewonnen, von Spielen, die enden
lab-column-surely = mehr als Zufall
lab-column-hand = Karten in der Hand
lab-column-contract = Kontrakt
lab-column-of-the-rounds = der Runden
lab-column-won-alone = allein gewonnen
lab-column-lead-changes = Führungswechsel
lab-column-margin = Erster vor Zweitem
lab-column-swing = eine Runde verschiebt einen Punktestand um
lab-column-shared = geteilte Siege
lab-column-leads = wer vorn liegt, gewinnt
lab-column-deals = Austeilungen
lab-column-games-that-end = Spiele, die enden
lab-column-wins-of-these = davon gewonnen
lab-column-even = ausgeglichen
lab-column-way-to-always = vom Weg zu immer
lab-column-player = wer spielt
lab-column-cards = Karten und Platz
lab-column-play = wie es lief

## Das Bild eines Turniers.

lab-plot-title = { $game } zu { $seats }: { NUM($deals) } Austeilungen, { NUM($games) } Spiele; Balken sind Konfidenzintervalle zu 99 %
lab-plot-scores =
    { $to_zero ->
        [yes] Wie weit von null sie enden
       *[no] Was sie an Punkten machen
    }
lab-axis-scores =
    { $to_zero ->
        [yes] Punkte von null, Mittel einer Austeilung (weniger ist besser)
       *[no] Punkte, Mittel einer Austeilung
    }
lab-plot-wins = Wie oft ein Platz von ihnen gewinnt
lab-axis-wins =
    { $unfinished ->
        [0] % aller Spiele (gestrichelt: ausgeglichen, { $even } %)
       *[other] % aller Spiele, { NUM($unfinished) } abgebrochen (gestrichelt: ausgeglichen, { $even } %)
    }
lab-plot-pair-points = Wer nach Punkten besser ist
lab-plot-pair-wins = Wer öfter gewinnt
lab-axis-pair-points =
    { $to_zero ->
        [yes] Punkte näher an null, je Austeilung (gefüllt: mehr als Zufall)
       *[no] Punkte mehr, je Austeilung (gefüllt: mehr als Zufall)
    }
lab-axis-pair-wins = % der Spiele mehr (gefüllt: mehr als Zufall)
lab-pair = { $one } vor { $other }

## Im Terminal: welche Spiele und Bots es gibt.

lab-heading-game = Spiel
lab-heading-name = Name
lab-heading-seats = Spieler
lab-heading-minutes = Minuten
lab-heading-origin = aus
lab-heading-player = Bot
lab-heading-how-it-plays = wie er spielt

## Im Terminal: eine Simulation.

lab-title = { $game }: { LIST($options, "") } · Seed { $seed }
lab-balance-title = { $game } · Seed { $seed }
lab-fact-games = Spiele
lab-fact-rounds = Runden
lab-fact-void = ungültig
lab-fact-actions = Züge
lab-fact-deals = Austeilungen
lab-fact-cut-off = abgebrochen
lab-fact-thinking = Bedenkzeit
lab-fact-time = Zeit
lab-games-played =
    { $unfinished ->
        [0] { NUM($games) }
       *[other] { NUM($games) }, davon { NUM($unfinished) } abgebrochen
    }
lab-rounds-a-game = { $rounds } je Spiel
lab-rounds-from-to = { $rounds } je Spiel ({ NUM($least) }–{ NUM($most) })
lab-void-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] { WORDS($rounds) } Runden
    }
lab-actions = { NUM($actions) }, { NUM($speed) } je Sekunde
lab-heading-seat = Platz
lab-heading-wins = Siege
lab-heading-of-games = der Spiele
lab-heading-mean-score = Punkte im Mittel
lab-heading-deviation = s
lab-heading-bids-made = erfüllte Ansagen
lab-heading-contract = Kontrakt
lab-heading-rounds = Runden
lab-heading-of-rounds = der Runden
lab-heading-won-by-solo = allein gewonnen
lab-games-written =
    { $games ->
        [one] 1 Spiel
       *[other] { NUM($games) } Spiele
    } nach { $file } geschrieben.
lab-stopped-games = Abgebrochen nach { NUM($done) } von { NUM($asked) } Spielen; alle davon sind gezählt.
lab-stopped-deals = Abgebrochen nach { NUM($done) } von { NUM($asked) } Austeilungen; alle davon sind gezählt.
lab-figures-written = Zahlen nach { $file } geschrieben.
lab-report-written = Bericht nach { $file } geschrieben.
lab-plot-drawn = In { $file } gezeichnet.

## Im Terminal: ein Turnier.

lab-deals-played =
    { NUM($deals) }, jede in { $ways ->
        [one] einer Sitzordnung
       *[other] { WORDS($ways) } Sitzordnungen
    }: { NUM($games) } Spiele
lab-deals-cut-off = { NUM($unfinished) }, nach { NUM($cap) } Runden
lab-thinking-worlds =
    { $worlds ->
        [one] 1 Welt
       *[other] { NUM($worlds) } Welten
    } je Entscheidung
lab-thinking-forever = so lange eine Entscheidung dauert
lab-thinking-time = { NUM($milliseconds) } ms je Entscheidung
lab-seconds = { $seconds } s
lab-heading-score = Punkte
lab-heading-from-zero = von null
lab-heading-error = SF
lab-heading-reach = ±
lab-heading-rating = Wertung
lab-heading-from-to = von–bis
lab-from-to = { $low } bis { $high }
lab-heading-pair = Paar
lab-heading-points = Punkte
lab-heading-chance = Zufall
lab-heading-surely-by = sicher nach
lab-surely-by = { LIST($ways) }
lab-surely-not = nein
lab-by-points =
    { $other_way ->
        [yes] Punkten (umgekehrt)
       *[no] Punkten
    }
lab-by-wins =
    { $other_way ->
        [yes] Siegen (umgekehrt)
       *[no] Siegen
    }
lab-hardly-ever = <{ NUM($number, $digits) } %
lab-heading-choice = Wahl
lab-heading-times = Mal
lab-heading-of-choices = seiner Wahlen
lab-heading-won-alone = allein gewonnen
lab-choice = { $letter } { TERM($contract) }
lab-choice-pass = { $letter } passen
lab-note-means =
    Mittel über Austeilungen; { $aim ->
        [zero] näher an null ist besser
        [fewest] weniger Punkte sind besser
       *[most] mehr Punkte sind besser
    }. Siege gelten für { $partners ->
        [yes] eine Partei
       *[no] einen Platz
    }: ausgeglichen sind { $even }.
lab-note-cut-off =
    { $games ->
        [one] Das eine abgebrochene Spiel hat niemand gewonnen
       *[other] Die { NUM($games) } abgebrochenen Spiele hat niemand gewonnen
    }; Siege und Ausgleich gelten für alle Spiele.
lab-note-signs = SF: Standardfehler; ±: Konfidenz zu 99 %; Zufall: wie oft Gleiche sich ebenso unterscheiden.
lab-note-pairs =
    { $pairs ->
        [one] Paare: der Unterschied innerhalb jeder Austeilung, durch einen gepaarten t-Test.
       *[other] Paare: der Unterschied innerhalb jeder Austeilung, durch einen gepaarten t-Test, alle { $pairs } zusammen (Bonferroni).
    }
lab-note-rating = Wertung: auf der Skala von Elo, danach, wer am selben Tisch besser war (Jackknife).

## Im Terminal: wie ein Spiel ist.

lab-heading-not-over = nicht aus
lab-heading-lead-changes = Führungswechsel
lab-heading-margin = Vorsprung
