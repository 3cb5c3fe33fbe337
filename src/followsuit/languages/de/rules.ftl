### The rules pages. What one types stands in them only for those who type.

## Headings.

rules-heading-cards = Karten
rules-heading-deal = Geben
rules-heading-trump = Trumpf
rules-heading-choosing = Wählen
rules-heading-bidding = Ansagen
rules-heading-play = Spielen
rules-heading-trick = Einen Stich machen
rules-heading-tokens = Plättchen
rules-heading-scoring = Wertung
rules-heading-ending = Ende
rules-heading-options = Optionen

## What a page begins with.

rules-origin = Aus { $origin }.
rules-players = Für { $seats } Spieler.
rules-told-for =
    { NOTATION() ->
        [on] Hier beschrieben für: { LIST($typed, "") }.
       *[off] Hier beschrieben für: { LIST($settings, "") }.
    }
rules-seats = { $value } Spieler

## How the games of the house were chosen to be played.

setting-boerenbridge-schedule =
    { $value ->
        [five] 5 Runden
        [seven] 7 Runden
       *[other] 15 Runden
    }
setting-miesjelen-round-limit =
    { $value ->
        [none] beliebig viele Runden
        [1] höchstens 1 Runde
       *[other] höchstens { $value } Runden
    }
setting-ninja-whist-bid-cap =
    { $value ->
        [0] Ansagen ohne Grenze
       *[other] höchste Ansage { $value }
    }
setting-ninja-whist-double-max =
    { $value ->
        [yes] längste Runde zweimal
       *[no] längste Runde einmal
    }
setting-oh-hell-schedule =
    { $value ->
        [up] wachsende Hände
        [down] schrumpfende Hände
        [up-down] Hände, die wachsen und wieder schrumpfen
       *[other] Hände, die schrumpfen und wieder wachsen
    }
setting-oh-hell-longest =
    { $value ->
        [one] höchstens { $value } Karte
       *[other] höchstens { $value } Karten
    }
setting-oh-hell-no-trump =
    { $value ->
        [yes] längste Runde ohne Trumpf
       *[no] Trumpf in jeder Runde
    }
setting-oh-hell-hook =
    { $value ->
        [yes] Geber gebunden
       *[no] Geber frei
    }
setting-oh-hell-scoring =
    { $value ->
        [tricks] ein Punkt je Stich und 10 für eine erfüllte Ansage
        [penalty] 10 und ein Punkt je Stich für eine erfüllte Ansage, −1 je Stich für eine verfehlte
       *[other] 10 und ein Punkt je Stich für eine erfüllte Ansage
    }
setting-oh-hell-zero =
    { $value ->
        [five] 5 für eine erfüllte Null
       *[other] 10 für eine erfüllte Null
    }
setting-zole-rounds =
    { $value ->
        [0] bis der Tisch aufhört
        [1] 1 Runde
       *[other] { $value } Runden
    }
setting-zole-small-zole =
    { $value ->
        [yes] mit Kleiner Zole
       *[no] ohne Kleine Zole
    }
setting-zole-dues =
    { $value ->
        [yes] mit Schulden
       *[no] ohne Schulden
    }

## Cards.

rules-whole-deck =
    { $cards } Karten: { LETTERS($ranks, " ") } in { SUITS($suits, "") }{ COUNT($others) ->
        [0] { "" }
       *[other] ; { LIST($others, ";") }
    }.
rules-other-card =
    { $copies ->
        [none] { SIGN($card) }
       *[other] { CARD($card) } ({ CODE($card) }) × { $copies }
    }
rules-top-ranks = Vom { $deck } sind nur die höchsten Karten jeder Farbe im Spiel, je Farbe so viele, wie jeder bekommt: { LETTERS($ranks) } in einer Runde mit drei Karten.
rules-ranking =
    In einer Farbe ist die Reihenfolge von hoch nach niedrig: { LETTERS($ranks, " ") }.{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }Jede Karte zählt eine Zahl: { LIST($numbers, "") }, die anderen, was auf ihnen steht.
    }
rules-worth = { LETTER($rank) } = { $points }
rules-permanent-trumps =
    { COUNT($cards) ->
        [1] { SIGNS($cards, " ") } ist immer Trumpf, und zwar der einzige: eine Farbe für sich.
       *[other] { COUNT($cards) } Karten sind immer Trumpf, von hoch nach niedrig: { SIGNS($cards, " ") }. Sie sind eine Farbe für sich{ $printed ->
            [yes] { " " }und gehören nicht zu der Farbe, die auf ihnen steht
           *[no] { "" }
        }.
    }
rules-super-trump = { CAPITAL(CARD($card, "the")) } ({ CODE($card) }) zählt { $number } und ist ein Trumpf, solange es Trumpf gibt: Er bedient Trumpf, und auf ihn muss Trumpf bedient werden. In einer Runde ohne Trumpf ist er eine Farbe für sich: Ausgespielt gewinnt er den Stich, und alle dürfen spielen, was sie wollen; sonst darf ihn nur spielen, wer nicht bedienen kann, und dann verliert er.
rules-nothing = Die Karte { CARD($card) } ({ CODE($card) }) gehört zu keiner Farbe und darf jederzeit gespielt werden. Eröffnet sie einen Stich, bestimmt die nächste Karte, welche Farbe angespielt ist. Sie schlägt keine Karte: Einen Stich, in dem nichts anderes liegt, macht, wer ausgespielt hat.
rules-everything = Die Karte { CARD($card) } ({ CODE($card) }) gehört zu keiner Farbe und darf jederzeit gespielt werden. Die erste in einem Stich gewinnt ihn, auch gegen Trümpfe. Müsste sie bestimmen, welche Farbe angespielt ist, dann ist keine angespielt, und alle dürfen in diesem Stich spielen, was sie wollen.
rules-promoted =
    { $trump_only ->
        [yes]
            { $rank ->
                [A] Das Trumpf-Ass
               *[other] Die Trumpfkarte { RANK($rank) }
            } zählt stattdessen { $number }, solange { CARD($over, "the") } im selben Stich liegt, gleich welche der beiden Karten zuerst gespielt wurde.
       *[no]
            { $rank ->
                [A] Ein Ass
               *[other] Die Karte { RANK($rank) }
            } zählt stattdessen { $number }, solange { $over ->
                [K] der König seiner Farbe
               *[other] die Karte { RANK($over) } derselben Farbe
            } im selben Stich liegt, gleich welche der beiden Karten zuerst gespielt wurde.
    }

## Deal.

rules-dealer = Der erste Geber wird ausgelost; mit jeder Runde rückt das Geben im Uhrzeigersinn um einen Platz weiter.
rules-dealer-sits-out =
    { $scored ->
        [yes] Der Geber setzt die Runde aus: Er bekommt keine Karten, aber Punkte wie ein weiterer Gegner.
       *[no] Der Geber setzt die Runde aus: Er bekommt keine Karten und keine Punkte.
    }
rules-hands =
    Jeder bekommt { $cards ->
        [one] { WORDS($cards) } Karte
       *[other] { WORDS($cards) } Karten
    }{ COUNT($packets) ->
        [0] { "" }
        [1] , { LIST($packets) } auf einmal
       *[other] , erst { LIST($packets, "then") } auf einmal
    }.{ $table ->
        [0] { "" }
        [one] { " " }{ CAPITAL(WORDS($table)) } Karte liegt verdeckt auf dem Tisch: der Talon.
       *[other] { " " }{ CAPITAL(WORDS($table)) } Karten liegen verdeckt auf dem Tisch: der Talon.
    }
rules-schedule =
    { $rounds ->
        [one]
            { $last ->
                [one] Es gibt eine Runde, mit einer Karte für jeden.
               *[other] Es gibt eine Runde, mit { WORDS($last) } Karten für jeden.
            }
       *[other] Es gibt { $rounds } Runden, mit je { LIST($sizes) } Karten.
    }
rules-schedule-one-way =
    Es gibt { $rounds } Runden, mit je { LIST($first, "") } und so weiter { $up ->
        [yes] bis
       *[no] hinunter bis
    } { $turn } { $turn ->
        [one] Karte
       *[other] Karten
    }.
rules-schedule-and-back =
    Es gibt { $rounds } Runden, mit je { LIST($first, "") } und so weiter { $up ->
        [yes] bis
       *[no] hinunter bis
    } { $turn },{ $twice ->
        [yes] { " " }das zweimal,
       *[no] { "" }
    } dann wieder { $up ->
        [yes] hinunter
       *[no] hinauf
    } bis { $last } { $last ->
        [one] Karte
       *[other] Karten
    }.
rules-dealers-card =
    Die { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] { $nth }.
    } Karte des Gebers selbst wird offen gegeben. Sie bleibt im Blatt des Gebers, und alle dürfen sie sich merken.
rules-next-card =
    Die nächste Karte des Stapels wird für alle sichtbar aufgedeckt und ist in dieser Runde aus dem Spiel.{ $except_longest ->
        [yes] { " " }In den Runden mit den meisten Karten wird keine aufgedeckt.
       *[no] { "" }
    }

## Trump.

rules-drawn-suit = In jeder Runde bestimmt eine Karte aus einem zweiten Spiel die Trumpffarbe: Jede Farbe ist gleich wahrscheinlich.
rules-suit-of-turned =
    Die Farbe der aufgedeckten Karte ist Trumpf.{ $no_trump ->
        [none] { "" }
       *[other] { " " }Ist es { CARD($no_trump, "the") } ({ CODE($no_trump) }), hat die Runde keinen Trumpf.
    }{ $named ->
        [none] { "" }
       *[other] { " " }Ist es { CARD($named, "the") } ({ CODE($named) }), sieht der Geber sein Blatt an und wählt sofort einen Trumpf{ TYPED($typed) }; auf Trumpf verzichten darf er nicht.
    }
rules-no-card-turned = Ohne aufgedeckte Karte hat eine Runde keinen Trumpf.

## Choosing.

rules-choosing =
    Vorhand, der Spieler nach dem Geber, wählt zuerst: einen Kontrakt, um allein gegen alle anderen zu spielen, oder Passen{ TYPED($typed) }. Es geht im Uhrzeigersinn weiter, bis jemand einen Kontrakt wählt; damit ist das Wählen beendet. Passen alle, siehe unten: { TERM($contract) }. Wer auch immer allein spielt: { $dealer_leads ->
        [yes] Der Geber
       *[no] Vorhand
    } spielt zuerst aus.
rules-card-points = Kartenpunkte (Augen): { LIST($worth, "") }, die anderen nichts; zusammen { $sum }.
rules-contract =
    { "**" }{ TERM($contract) }**{ TYPED($typed) }. { $aim } Der Talon: { $table ->
        [to-opponents] Seine Punkte gehen an die Gegner
        [to-nobody] Er zählt für niemanden
       *[to-solo]
            { $stash ->
                [0] Der Alleinspieler nimmt ihn auf
                [one] Der Alleinspieler nimmt ihn auf und drückt { WORDS($stash) } Karte aus dem Blatt{ NOTATION() ->
                    [on] { " " }(`stash` und die Karte)
                   *[off] { "" }
                }, legt sie also verdeckt weg; sie zählt am Ende für ihn
               *[other] Der Alleinspieler nimmt ihn auf und drückt { WORDS($stash) } Karten aus dem Blatt{ NOTATION() ->
                    [on] { " " }(`stash` und die Karten)
                   *[off] { "" }
                }, legt sie also verdeckt weg; sie zählen am Ende für ihn
            }
    }.{ $until_solo_trick ->
        [yes] { " " }Die Runde ist sofort vorbei, wenn der Alleinspieler einen Stich macht.
       *[no] { "" }
    }
rules-contract-not-played = **{ TERM($contract) }**. { $aim }
rules-ladder-takes = der Alleinspieler macht
rules-ladder-each-opponent = jeder Gegner
rules-ladder-solo-player = der Alleinspieler
rules-ladder-all-tricks = alle Stiche
rules-ladder-no-trick = keinen einzigen Stich
rules-ladder-step =
    { $most ->
        [none] { $least } Punkte oder mehr
       *[other]
            { $least ->
                [0] { $most } Punkte oder weniger
               *[other] { $least }–{ $most } Punkte
            }
    }
rules-points = { SIGNED($points) }
rules-take-nothing = Gewonnen: Jeder Gegner bekommt { SIGNED($each_if_won) } und der Alleinspieler { SIGNED($solo_if_won) }; verloren: Jeder Gegner bekommt { SIGNED($each_if_lost) } und der Alleinspieler { SIGNED($solo_if_lost) }.
rules-most-tricks-lose = Wer die meisten Stiche macht, verliert; bei gleich vielen, wer mehr Kartenpunkte hat, und sind auch die gleich, wer von ihnen den letzten Stich gemacht hat (oder, wenn es keiner von ihnen war, der nächste nach dem Geber). Der Verlierer zahlt jedem anderen { $points }.
rules-nothing-played = Es wird keine Karte gespielt, und niemand bekommt Punkte.
rules-dues = Schulden: Passen alle, wird eine gemeinsame Schuld notiert; wer { TERM($contract, "acc") } verliert, bekommt eine persönliche. Wer als Nächster { TERM($contract, "acc") } gewinnt, tilgt eine Schuld: erst die gemeinsamen, dann die älteste persönliche. Eine gemeinsame Schuld bringt { $collective } mehr von jedem Gegner; die persönliche eines anderen bringt { $private } von diesem; die eigene wird nur gestrichen.

## Bidding.

rules-bids =
    Vorhand, der Spieler nach dem Geber, fängt an; im Uhrzeigersinn sagt jeder einmal an, wie viele Stiche er machen wird, von 0 bis zur Zahl der Karten im Blatt{ $cap ->
        [none] { "" }
       *[other] , und höchstens { $cap }
    }{ TYPED("bid 2") }.{ $hook ->
        [yes] { " " }Der Geber sagt zuletzt an und darf nicht die Zahl wählen, mit der alle Ansagen zusammen die Zahl der Stiche in der Runde ergäben; so verfehlt immer jemand seine Ansage.
       *[no] { "" }
    }

## Play.

rules-first-lead =
    { $dealer ->
        [yes] Der Geber
       *[no] Vorhand, der Spieler nach dem Geber,
    } spielt zum ersten Stich eine beliebige Karte aus{ NOTATION() ->
        [on] { " " }(`play` und die Karte)
       *[off] { "" }
    }, und die anderen geben der Reihe nach, im Uhrzeigersinn, je eine zu. Diese Karten sind ein Stich, und die erste zeigt, welche Farbe angespielt ist.
rules-follow-suit = Alle müssen die angespielte Farbe bedienen, wenn sie können.
rules-trump-when-void = Wer nicht bedienen kann, muss einen Trumpf spielen, wenn er einen hat; übertrumpfen muss er nicht.
rules-free =
    { $duties ->
        [yes] Sonst darf jede Karte gespielt werden.
       *[no] Jede Karte darf jederzeit gespielt werden.
    }
rules-highest-trump-else-led = Der höchste Trumpf macht den Stich; liegt keiner darin, die höchste Karte der angespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.
rules-specials-first = Die besonderen Karten von oben gehen dem vor.

## Tokens.

rules-tokens =
    { NOTATION() ->
        [on] Es gibt { WORDS($tokens) } Bonusplättchen, jedes mit bis zu drei Farbsymbolen ({ LIST($icons) }); ein Plättchen schreibt man als seine Symbole (`aab`), das leere als `-`.
       *[off] Es gibt { WORDS($tokens) } Bonusplättchen, jedes mit bis zu drei Farbsymbolen ({ LIST($icons) }); eines ist leer.
    }
rules-icon =
    { NOTATION() ->
        [on] `{ $suit }` { SUIT($suit) }
       *[off] { SUIT($suit) }
    }
rules-tokens-won =
    Wer einen Stich macht, zieht ein Plättchen aus dem Vorrat und legt es offen in seinen Spielbereich. Ist der Vorrat leer, nimmt er eines nach Wahl aus dem Wertungsbereich eines Spielers, der dort die meisten hat{ NOTATION() ->
        [on] { " " }(`take 2 aab`: das Plättchen `aab` von Platz 2)
       *[off] { "" }
    }: von einem anderen, wenn mehrere die meisten haben, und aus dem eigenen nur, wenn er allein die meisten hat.
rules-tokens-laid =
    Zu einer Karte mit Farbe darf man Plättchen aus dem eigenen Wertungsbereich legen, die ein Symbol dieser Farbe tragen: Jedes solche Symbol zählt in diesem Stich 1 zur Zahl der Karte dazu{ NOTATION() ->
        [on] { " " }(`add aab` für jedes Plättchen, dann `done`)
       *[off] { "" }
    }. Die Farbe der Karte ändert das nie; bei gleichen Zahlen gewinnt die früher gespielte Karte. Gelegte Plättchen werden am Ende des Stichs in den Vorrat zurückgemischt, bevor der Gewinner zieht.

## Scoring.

rules-start =
    { $points ->
        [one] Jeder beginnt mit { $points } Punkt.
       *[other] Jeder beginnt mit { $points } Punkten.
    }
rules-per-trick = Jeder gemachte Stich zählt { SIGNED($points) }.
rules-no-trick = Wer in der Runde keinen Stich macht, bekommt { SIGNED($points) }.
rules-doubled-when-trump = Ist { SUIT($suit) } Trumpf, zählt all dies doppelt.
rules-exact-bid =
    { $per_trick ->
        [0] Wer genau so viele Stiche macht wie angesagt, bekommt { SIGNED($points) }.
       *[other] Wer genau so viele Stiche macht wie angesagt, bekommt { SIGNED($points) }, und { SIGNED($per_trick) } für jeden dieser Stiche.
    }
rules-exact-zero =
    { $cards ->
        [1] Bei einer erfüllten Ansage von 0 kommt { SIGNED($points) } hinzu.
       *[other] Eine erfüllte Ansage von 0 bringt in Runden mit { $cards } oder mehr Karten noch { SIGNED($points) }.
    }
rules-missed-bid = Wer seine Ansage verfehlt, bekommt { SIGNED($per_trick) } für jeden Stich zu viel oder zu wenig.
rules-icons-gained = Nach der Runde kommen die Plättchen aus jedem Spielbereich in den Wertungsbereich, wo jedes Symbol einen Punkt wert ist, solange es dort liegt: Zu Karten gelegte oder von anderen genommene Plättchen zählen nicht mehr.
rules-by-contract = Jeder Kontrakt zahlt, was bei ihm steht. Die Punkte einer Runde ergeben zusammen immer 0.

## Ending.

rules-exactly-zero =
    Wer nach der Wertung einer Runde genau auf 0 steht, gewinnt das Spiel. Ein Punktestand kann unter 0 fallen; dann braucht er Strafpunkte, um wieder zu steigen.{ $void_when_shared ->
        [yes] { " " }Stehen nach derselben Runde zwei oder mehr dort, ist die Runde ungültig: Die Punktestände werden wieder, was sie waren, das Geben rückt weiter, und eine neue Runde wird gespielt.
       *[no] { "" }
    }
rules-nearest-to-zero-after =
    { $rounds ->
        [one] Hat nach einer Runde niemand gewonnen, gewinnt, wer am nächsten an 0 ist, darüber oder darunter; bei Gleichstand wird der Sieg geteilt.
       *[other] Hat nach { WORDS($rounds) } Runden niemand gewonnen, gewinnt, wer am nächsten an 0 ist, darüber oder darunter; bei Gleichstand wird der Sieg geteilt.
    }
rules-most-points-after =
    { $rounds ->
        [0] Wenn der Tisch aufhören will, gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
        [one] Nach einer Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
       *[other] Nach { WORDS($rounds) } Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
    }

## Options.

rules-option = Option
rules-option-values = Werte
rules-option-usual = üblich
rules-option-says = Bedeutung
rules-option-seats = Wie viele mitspielen.
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Wählbar mit { $seats } Plätzen.
    }
rules-option-value =
    { $seats ->
        [none] `{ $value }`: { $says }
       *[other] `{ $value }`: { $says } ({ $seats } Plätze)
    }
