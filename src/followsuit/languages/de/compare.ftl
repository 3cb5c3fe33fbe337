### Spiele nebeneinander: was `followsuit compare` und `followsuit sweep` sagen. Optionen, Wörter und Spieler heißen, wie man sie tippt.

## Was verglichen wird.

compare-contender =
    { $game }{ $word ->
        [none] { "" }
       *[other] { " " }ohne { $word }
    }{ $usual ->
        [yes] { "" }
       *[no] { " " }zu { $seats } gespielt
    }{ COUNT($options) ->
        [0] { "" }
       *[other] { " " }({ LIST($options, "") })
    }{ $player ->
        [none] { "" }
       *[other] { " " }mit { $player }
    }
compare-left-out =
    { $word ->
        [none] { LIST($options, "") }
       *[other] ohne { $word }
    }
compare-played = Je { NUM($games) } Spiele von { LIST($players) }, Seed { $seed }; ± heißt 99 % Sicherheit.
compare-how-to-read = Was in Klammern steht, kann Zufall sein.
compare-value = { $option }={ $value }
compare-values = { LIST($values, "") }

## Die Zahlen.

compare-figure-minutes = Minuten
compare-figure-decisions = Entscheidungen je Spieler
compare-figure-rounds = Runden
compare-figure-unfinished = nicht zu Ende
compare-figure-seat-advantage = Vorteil des besten Platzes
compare-figure-bids-made = erfüllte Ansagen
compare-figure-skill = Können
compare-figure-better-wins = Vorsprung des Besseren
compare-figure-lead-changes = Führungswechsel
compare-figure-leader-wins = Halbzeitführender siegt
compare-figure-margin = Abstand, in Runden
compare-figure-shared-wins = geteilte Siege
compare-unknown = –
compare-apart =
    { $significant ->
        [yes] { "" }
       *[no] (
    }{ $by }{ $reach ->
        [none] { "" }
       *[other] { " ± " }{ $reach }
    }{ $share ->
        [yes] { "\u00A0" }%
       *[no] { "" }
    }{ $significant ->
        [yes] { "" }
       *[no] )
    }
compare-changed = { $figure } { $one } → { $other }
compare-named = { $figure } { $value }
compare-changes = { LIST($changes, ";") }
compare-no-changes = nichts, was nicht Zufall sein könnte
compare-heading-figure = Zahl
compare-heading-difference = B − A
compare-heading-goals = Ziele

## Das Urteil.

compare-verdict = Neben { $one } gilt: { $other } { LIST($parts) }.
compare-alike = Zwischen { $one } und { $other } ist in nichts Wichtigem ein Unterschied, der nicht Zufall sein könnte.
compare-differs-minutes =
    dauert { $by } min { $more ->
        [yes] länger
       *[no] kürzer
    }
compare-differs-unfinished =
    bleibt { $more ->
        [yes] öfter
       *[no] seltener
    } unbeendet ({ $other } statt { $one })
compare-differs-seat-advantage =
    bevorzugt einen Platz { $more ->
        [yes] stärker
       *[no] weniger
    } ({ $other } statt { $one })
compare-differs-bids-made =
    lässt { $more ->
        [yes] mehr
       *[no] weniger
    } Ansagen gelingen ({ $other } statt { $one })
compare-differs-skill =
    verlangt { $more ->
        [yes] mehr
       *[no] weniger
    } Können ({ $other } statt { $one })
compare-differs-lead-changes =
    wechselt die Führung { $more ->
        [yes] öfter
       *[no] seltener
    } ({ $other } statt { $one })
compare-worth =
    Von { $tried } { $tried ->
        [one] Sache
       *[other] Dingen
    }, ohne { $tried ->
        [one] die
       *[other] die
    } man { $game } spielen kann, { $matter ->
        [one] ändert { $matter } etwas
       *[other] ändern { $matter } etwas
    }, was nicht Zufall sein kann, am meisten „{ $most }“ ({ $figures } { $figures ->
        [one] Zahl
       *[other] Zahlen
    }).
compare-worth-nothing = Nichts, ohne das man { $game } spielen kann, ändert etwas, was nicht Zufall sein könnte.

## Werte der Reihe nach.

sweep-meets =
    { COUNT($settings) ->
        [one] { LIST($settings) } { $surely ->
            [yes] erreicht
           *[no] erreicht, vielleicht durch Zufall,
        } { LIST($goals) }: { LIST($figures, ";") }.
       *[other] { LIST($settings) } erreichen { LIST($goals) }; davon das erste { $surely ->
            [yes] sicher
           *[no] vielleicht durch Zufall
        }: { LIST($figures, ";") }.
    }
sweep-none-meets = Nichts davon erreicht { LIST($goals) }; am nächsten kommt { $nearest }: { LIST($figures, ";") }.
sweep-no-goals =
    { $settings ->
        [one] { $settings } Einstellung
       *[other] { $settings } Einstellungen
    } versucht; mit --goal, etwa minutes=20, erfährst du, welche ein Ziel erreicht.
sweep-met =
    { $met ->
        [yes] ja
        [perhaps] vielleicht
       *[no] nein
    }

## Die Seite eines Berichts.

compare-page = { $one } neben { $other }
compare-page-worth = Was jedes Wort von { $game } wert ist
compare-page-sweep = { $game }: Werte von { LIST($options) }
compare-page-title = Zahlen nebeneinander, mit 99-%-Konfidenzintervallen
compare-question-figures = Wie sind die Zahlen?
compare-question-charts = Wie sieht das aus?
compare-question-changes = Was ändert sich mehr als durch Zufall?
compare-method = Minuten sind die eines Menschen unter Bots: fünf Sekunden für jede eigene Entscheidung, eine für jede fremde. Der Vorteil des besten Platzes ist, wie viel mehr als den gleichen Teil der Spiele er gewinnt; welcher der beste ist, wird in der einen Hälfte der Spiele gefunden und in der anderen gemessen. Können ist, was „wer spielt“ davon erklärt, wer gewinnt, wenn ein solcher Spieler unter schwächeren sitzt; der Vorsprung des Besseren ist, wie weit er auf dem Weg vom gleichen Teil der Spiele (0 %) zu allen (100 %) ist. Wer zur Halbzeit führt, gewinnt so viele der Spiele, die weitergehen. Der Abstand sind die Punkte zwischen dem Ersten und dem Zweiten, in Runden üblicher Größe.

## Was nicht geht.

compare-one-game = Damit lässt sich nichts vergleichen.
    .remedy = Nenne zwei Spiele oder eines zweimal mit anderen Optionen, etwa zole zole:rounds=24; oder nenne zwei Spieler, oder füge --without-each hinzu.
compare-too-many = Verglichen werden zwei Spiele.
    .remedy = Nenne zwei, etwa spades whist.
compare-players = { LIST($players) } sind zu viele Spieler.
    .remedy = Nenne einen für beide oder einen für jedes.
compare-without-two = Bei --without-each geht es um ein Spiel.
    .remedy = Nenne ein Spiel und einen Spieler.
compare-nothing-to-leave-out = { $game } lässt sich ohne keines seiner Wörter und keine seiner Optionen spielen.
    .remedy = Vergleiche stattdessen zwei Einstellungen, etwa zole zole:rounds=24.
sweep-goal-unreadable = „{ $text }“ ist kein Ziel.
    .remedy = Schreibe es als minutes=20, minutes=15..25 oder skill>=60%.
sweep-goal-unknown = Die Zahl „{ $given }“ gibt es nicht.
    .remedy = Die Zahlen sind { LIST($figures) }.
sweep-values-unreadable = „{ $text }“ ist kein Bereich von Werten.
    .remedy = Schreibe ihn als 4..20, 4..20..4 oder five,seven.
sweep-too-many = Das sind mehr als { $most } Einstellungen.
    .remedy = Versuche weniger Werte oder solche mit einer Schrittweite, etwa 4..40..4.
sweep-nothing-to-try = Keine Option hat mehrere Werte.
    .remedy = Gib einer welche, etwa --option rounds=4..20.
