### The rules pages. What one types stands in them only for those who type.

## Headings.

rules-heading-cards = Karten
rules-heading-sides = Partner
rules-heading-deal = Geben
rules-heading-trump = Trumpf
rules-heading-choosing = Wählen
rules-heading-offer = Trumpf bestimmen
rules-heading-passing = Weitergeben
rules-heading-blind-nil = Blinde Null
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

setting-whist-target =
    { $value ->
        [one] bis { $value } Punkt
       *[other] bis { $value } Punkte
    }
setting-spades-target =
    { $value ->
        [one] bis { $value } Punkt
       *[other] bis { $value } Punkte
    }
setting-spades-floor =
    { $value ->
        [none] so tief eine Partei auch fällt
       *[other] bis eine Partei auf { NUM($value) } fällt
    }
setting-spades-nil =
    { $value ->
        [yes] mit Null
       *[no] ohne Null
    }
setting-spades-blind-nil =
    { $value ->
        [yes] mit blinder Null
       *[no] ohne blinde Null
    }
setting-spades-bags =
    { $value ->
        [yes] mit Bags
       *[no] ohne Bags
    }
setting-hearts-target =
    { $value ->
        [one] bis { $value } Punkt
       *[other] bis { $value } Punkte
    }
setting-hearts-black-lady =
    { $value ->
        [yes] mit der Schwarzen Dame
       *[no] ohne die Schwarze Dame
    }
setting-hearts-jack =
    { $value ->
        [yes] mit dem Karo-Buben
       *[no] ohne den Karo-Buben
    }
setting-hearts-passing =
    { $value ->
        [yes] mit Weitergeben
       *[no] ohne Weitergeben
    }
setting-hearts-moon =
    { $value ->
        [yes] mit Durchmarsch
       *[no] ohne Durchmarsch
    }
setting-hearts-queen-breaks =
    { $value ->
        [yes] die Pik-Dame öffnet Herz
       *[no] die Pik-Dame öffnet Herz nicht
    }
setting-hearts-early-points =
    { $value ->
        [yes] Strafkarten im ersten Stich
       *[no] keine Strafkarten im ersten Stich
    }
setting-sueca-target =
    { $value ->
        [one] bis { $value } Spiel
       *[other] bis { $value } Spiele
    }
setting-euchre-target =
    { $value ->
        [one] bis { $value } Punkt
       *[other] bis { $value } Punkte
    }
setting-euchre-stick-the-dealer =
    { $value ->
        [yes] der Geber muss
       *[no] alle dürfen passen
    }
setting-euchre-alone =
    { $value ->
        [yes] mit Alleinspiel
       *[no] ohne Alleinspiel
    }
setting-euchre-discard-turned =
    { $value ->
        [yes] die aufgedeckte Karte darf weg
       *[no] die aufgedeckte Karte bleibt
    }
setting-klaverjas-rounds =
    { $value ->
        [one] { $value } Spiel
       *[other] { $value } Spiele
    }
setting-klaverjas-duties =
    { $value ->
        [amsterdam] nach Amsterdamer Art
       *[other] nach Rotterdamer Art
    }
setting-klaverjas-may-pass =
    { $value ->
        [yes] die Wahl darf weitergehen
       *[no] Vorhand wählt
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
rules-worth-suit = jedes { SUIT($suit) } { SIGNED($points) }
rules-worth-card = { SIGN($card) } { SIGNED($points) }
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

rules-trump-ranks = Trümpfe haben eine andere Reihenfolge, von hoch nach niedrig: { LETTERS($ranks, " ") }.
rules-bowers =
    { $rank ->
        [J] Der Bube der Trumpffarbe, der rechte Bauer, ist der höchste Trumpf. Der andere Bube gleicher Tönung, rot oder schwarz, ist als linker Bauer der zweithöchste: Er gehört
       *[other] Die Karte { RANK($rank) } der Trumpffarbe ist der höchste Trumpf, die andere gleicher Tönung, rot oder schwarz, der zweithöchste: Diese gehört
    } zur Trumpffarbe und nicht zu der, die auf der Karte steht. Darunter ist die Reihenfolge wie in jeder Farbe.
rules-top-trumps = Welche Farbe auch Trumpf ist, die höchsten Trümpfe sind, von hoch nach niedrig: { SIGNS($cards, " ") }. Sie gehören zur Trumpffarbe und nicht zu der, die auf ihnen steht; darunter haben die Karten der Trumpffarbe die übliche Reihenfolge. Wo keine Farbe Trumpf ist, sind sie Karten wie alle anderen.
rules-order =
    { "**" }{ TERM($name) }**: { COUNT($ranks) ->
        [0] Die Reihenfolge ist wie sonst, und keine Farbe ist Trumpf.
       *[other] In einer Farbe ist die Reihenfolge von hoch nach niedrig { LETTERS($ranks, " ") }, und keine Farbe ist Trumpf.
    }{ COUNT($own) ->
        [0] { "" }
       *[other] { " " }{ LIST($own, " ") }
    }

## Sides.

rules-partners =
    { $each ->
        [2]
            { $sides ->
                [2] Zwei spielen gegen zwei; Partner sitzen einander gegenüber.
               *[other] Es gibt { WORDS($sides) } Parteien von zweien, die einander gegenübersitzen.
            }
       *[other] Es gibt { WORDS($sides) } Parteien mit je { WORDS($each) } Spielern, die reihum am Tisch sitzen.
    } Was einer macht, zählt für die ganze Partei: Partner haben einen Punktestand und gewinnen oder verlieren zusammen.

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
    { $offered ->
        [yes] Die nächste Karte des Stapels wird für alle sichtbar aufgedeckt; die übrigen bleiben verdeckt und sind aus dem Spiel.
       *[no] Die nächste Karte des Stapels wird für alle sichtbar aufgedeckt und ist in dieser Runde aus dem Spiel.
    }{ $except_longest ->
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

rules-fixed-trump = In jeder Runde ist { SUIT($suit) } Trumpf.
rules-names-trump =
    { $may_pass ->
        [yes] Vorhand, der Spieler nach dem Geber, sieht ihr Blatt an und macht eine Farbe zum Trumpf{ TYPED($typed) } oder passt{ TYPED("trump pass") }. Nach einem Pass darf der Nächste wählen und so weiter; haben alle gepasst, muss Vorhand eine Farbe wählen.
       *[no] Vorhand, der Spieler nach dem Geber, sieht ihr Blatt an und muss eine Farbe zum Trumpf machen{ TYPED($typed) }.
    } Wer den Trumpf wählt, spielt die Runde mit seinem Partner: Sie sind die Spielpartei.
rules-offer =
    Vorhand, der Spieler nach dem Geber, fängt an: Reihum darf jeder die Farbe der aufgedeckten Karte zum Trumpf machen, indem er sie aufnehmen lässt{ TYPED("call up") }, oder passen{ TYPED("call pass") }. Sobald das jemand tut, nimmt der Geber die aufgedeckte Karte ins Blatt und legt { $may_discard_turned ->
        [yes] eine Karte verdeckt weg{ TYPED($discard) }: jede darf es sein, auch die eben aufgenommene.
       *[no] eine andere verdeckt weg{ TYPED($discard) }.
    } Passen alle, wird die Karte umgedreht, und reihum darf jeder noch einmal eine andere Farbe zum Trumpf machen{ TYPED($named) } oder passen. { $stuck ->
        [yes] Der Geber, der zuletzt spricht, darf dann nicht passen.
       *[no] Passen wieder alle, ist die Runde ohne Punkte vorbei, und der Nächste gibt.
    } Wer aufnehmen lässt oder eine Farbe nennt, spielt die Runde mit seinem Partner: Sie sind die Spielpartei.{ $alone ->
        [yes] { " " }Er darf dazu sagen, dass er allein spielt{ TYPED("call up alone") }: Dann legt sein Partner die Karten weg und setzt die Runde aus. Hätte der ausgespielt, tut es der Nächste.
       *[no] { "" }
    }

## Choosing.

rules-choosing =
    Vorhand, der Spieler nach dem Geber, wählt zuerst: einen Kontrakt, um allein gegen alle anderen zu spielen, oder Passen{ TYPED($typed) }. Es geht im Uhrzeigersinn weiter, bis jemand einen Kontrakt wählt; damit ist das Wählen beendet. Passen alle, siehe unten: { TERM($contract) }. Wer auch immer allein spielt: { $dealer_leads ->
        [yes] Der Geber
       *[no] Vorhand
    } spielt zuerst aus.
rules-card-points =
    Kartenpunkte (Augen): { LIST($worth, "") }, die anderen nichts{ COUNT($trumps) ->
        [0] { "" }
       *[other] ; unter den Trümpfen aber { LIST($trumps) }
    }; zusammen { $sum }.
rules-contract-trump = { SUIT($suit) } ist Trumpf.
rules-contract-order = Die Karten haben die Reihenfolge, die oben bei { TERM($name) } steht.
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
    }{ TYPED($typed) }.{ $partners_within_tricks ->
        [yes] { " " }Partner sagen zusammen nicht mehr Stiche an, als es gibt.
       *[no] { "" }
    }{ $hook ->
        [yes] { " " }Der Geber sagt zuletzt an und darf nicht die Zahl wählen, mit der alle Ansagen zusammen die Zahl der Stiche in der Runde ergäben; so verfehlt immer jemand seine Ansage.
       *[no] { "" }
    }
rules-blind-nil = Wer zu einer Partei gehört, die mindestens { $behind } Punkte zurückliegt, sagt, bevor er seine Karten ansieht, ob er blind Null ansagt{ TYPED("blind nil") } oder erst nachsieht{ TYPED("blind look") }; Vorhand ist zuerst dran. Eine blinde Null gilt als seine Ansage.

## Passing cards.

rules-passing =
    Vor dem ersten Stich gibt jeder { $cards ->
        [one] { WORDS($cards) } Karte
       *[other] { WORDS($cards) } Karten
    } aus seinem Blatt verdeckt an einen anderen weiter{ TYPED($typed) } und sieht erst danach an, was er selbst bekommt. { $rounds ->
        [1] Sie gehen { LIST($ways) }.
       *[other] Runde für Runde gehen sie { LIST($ways, ";") }; dann beginnt es von vorn.
    }
rules-passed-to =
    { $way ->
        [keep] an niemanden: alle behalten ihre Karten
        [next] an den nächsten Spieler, nach links
        [before] an den vorigen Spieler, nach rechts
        [opposite] an den Spieler gegenüber
       *[on] an den Spieler { WORDS($steps) } Plätze weiter
    }

## Play.

rules-first-lead =
    { $card ->
        [none]
            { $dealer ->
                [yes] Der Geber
               *[no] Vorhand, der Spieler nach dem Geber,
            } spielt zum ersten Stich eine beliebige Karte aus
       *[other] Wer { CARD($card) } hat, spielt zum ersten Stich aus
    }{ NOTATION() ->
        [on] { " " }(`play` und die Karte)
       *[off] { "" }
    }, und die anderen geben der Reihe nach, im Uhrzeigersinn, je eine zu. Diese Karten sind ein Stich, und die erste zeigt, welche Farbe angespielt ist.
rules-follow-suit = Alle müssen die angespielte Farbe bedienen, wenn sie können.
rules-trump-when-void =
    { $higher_first ->
        [yes] Wer das nicht kann, muss dennoch einen Trumpf spielen, wenn er einen hat, auch einen, der nichts schlägt
       *[no] Wer nicht bedienen kann, muss einen Trumpf spielen, wenn er einen hat; übertrumpfen muss er nicht
    }{ $unless_partner_wins ->
        [yes] , außer wenn der Stich seinem Partner gehört.
       *[no] .
    }
rules-head-trick =
    { $trumps_only ->
        [yes] Ist Trumpf angespielt, muss jeder einen höheren Trumpf spielen, als im Stich liegt, wenn er einen hat.
       *[no] Jeder muss die Karten der angespielten Farbe im Stich mit einer höheren dieser Farbe schlagen, wenn er eine hat.
    }
rules-overtrump =
    Wer nicht bedienen kann, muss einen Trumpf spielen, der alle Karten im Stich schlägt, wenn er einen hat{ $unless_partner_wins ->
        [yes] , außer wenn der Stich seinem Partner gehört.
       *[no] , auch wenn der Stich seinem Partner gehört.
    }
rules-no-undertrump = Untertrumpfen, also einen Trumpf spielen, der nichts schlägt, wenn eine andere Farbe angespielt ist, darf nur, wer nichts anderes hat.
rules-free =
    { $duties ->
        [yes] Sonst darf jede Karte gespielt werden.
       *[no] Jede Karte darf jederzeit gespielt werden.
    }
rules-highest-trump-else-led =
    { $trumps ->
        [yes] Der höchste Trumpf macht den Stich; liegt keiner darin, die höchste Karte der angespielten Farbe.
       *[no] Die höchste Karte der angespielten Farbe macht den Stich; Trümpfe gibt es nicht.
    } Wer einen Stich macht, spielt zum nächsten aus.
rules-opens-with = Die erste Karte der Runde muss { CARD($card) } sein.
rules-first-trick-without =
    Im ersten Stich darf niemand { COUNT($suits) ->
        [0] { CARDS($cards, "or") }
       *[other]
            { COUNT($cards) ->
                [0] { SUITS($suits, "or") }
               *[other] { SUITS($suits, "or") } oder { CARDS($cards, "or") }
            }
    } spielen, außer wer nichts anderes hat.
rules-unbroken =
    Mit { COUNT($suits) ->
        [0] { CARDS($cards) }
       *[other]
            { COUNT($cards) ->
                [0] { SUITS($suits) }
               *[other] { SUITS($suits) } und mit { CARDS($cards) }
            }
    } darf niemand ausspielen, bevor in einem Stich eine solche Karte { COUNT($also) ->
        [0] { "" }
       *[other] oder { CARDS($also, "or") } { "" }
    }gefallen ist. Wer nichts anderes hat, darf es doch.
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

rules-odd-tricks = Eine Partei bekommt { SIGNED($points) } für jeden Stich, den sie über { WORDS($above) } hinaus macht; die anderen Stiche zählen nicht.
rules-every-trick = Wer alle Stiche der Runde macht, bekommt { SIGNED($points) } dazu.
rules-side-contract =
    Was die Partner einer Partei zusammen angesagt haben, ist ihr Kontrakt. Macht sie mindestens so viele Stiche, bekommt sie { SIGNED($per_trick) } für jeden Stich des Kontrakts{ $overtrick ->
        [0] { "" }
       *[other] { " " }und { SIGNED($overtrick) } für jeden darüber
    }; macht sie weniger, verliert sie { $per_trick } für jeden Stich des Kontrakts.
rules-bags = Stiche über den Kontrakt hinaus sind Bags, und die einer Partei werden das ganze Spiel über gezählt: Mit je { WORDS($every) } davon bekommt sie { SIGNED($points) }.
rules-nil =
    { $points ->
        [0] Eine Null, die angesagt wurde, bevor die Karten angesehen waren, bringt der Partei { SIGNED($blind) }, wenn der Ansager keinen Stich macht, und kostet sie ebenso viel, wenn er einen macht; seine Stiche zählen dann für die Partei wie alle anderen. Jede andere Ansage von 0 ist einfach eine 0.
       *[other] Eine Ansage von 0 heißt Null: Wer sie gemacht hat, bringt seiner Partei { SIGNED($points) }, wenn er keinen Stich macht, und kostet sie ebenso viel, wenn er einen macht; seine Stiche zählen dann für die Partei wie alle anderen.{ $blind ->
            [0] { "" }
           *[other] { " " }Angesagt, bevor die Karten angesehen wurden, zählt sie { $blind }, im Guten wie im Schlechten.
        }
    }
rules-makers-take =
    Die Spielpartei muss mindestens { WORDS($tricks) } Stiche machen. Dafür bekommt sie { SIGNED($points) }, und { SIGNED($all_tricks) } für alle Stiche{ $all_alone ->
        [none] { "" }
       *[other] , oder { SIGNED($all_alone) }, wenn einer von ihnen sie allein gemacht hat
    }. Macht sie weniger als { WORDS($tricks) }, bekommen die anderen { SIGNED($failed) } und sie nichts.
rules-points-taken = Wer einen Stich macht, bekommt die Kartenpunkte, die darin liegen.
rules-last-trick = Der letzte Stich bringt { SIGNED($points) } dazu.
rules-moon = Wer alle Karten bekommt, die gegen einen Spieler zählen, macht den Durchmarsch: Von seinen Punkten der Runde gehen { $points } ab, und alle anderen bekommen stattdessen { SIGNED($points) }.
rules-point-steps = Eine Partei punktet nach den Kartenpunkten in ihren Stichen: { LIST($steps, ";") }. Mit weniger bekommt sie nichts. Eine Partei, die alle Stiche macht, bekommt stattdessen { SIGNED($all_tricks) }.
rules-point-step = { $least } oder mehr: { SIGNED($points) }
rules-trick-melds =
    Roem: Karten, die in einem Stich zusammenliegen, gleich von wem, bringen dem Punkte, der ihn macht: { LIST($runs, ";") }; { $pair_points } für { LETTERS($pair) } in Trumpf{ COUNT($alike) ->
        [0] { "" }
       *[other] ; { LIST($alike, ";") }
    }. Für Folgen stehen die Karten jeder Farbe, auch die Trümpfe, in dieser Reihenfolge: { LETTERS($ranks, " ") }. Eine Karte darf in einer Folge und im Paar zählen.
rules-meld-run = { $points } für { WORDS($cards) } Karten einer Farbe in Folge
rules-meld-alike = { $points } für vier { RANK($rank, "many") }
rules-makers-need-most = Die Spielpartei braucht mehr Punkte als die anderen, all dies mitgezählt. Hat sie nicht mehr, ist sie nass: Sie bekommt nichts, und die anderen bekommen, was beide Parteien gemacht haben.

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

rules-first-to =
    Das Spiel ist nach der Runde zu Ende, in der jemand { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } erreicht. { $fewest_win ->
        [yes] Dann gewinnt, wer die wenigsten Punkte hat;
       *[no] Dann gewinnt, wer die meisten Punkte hat;
    } { $tied_play_on ->
        [yes] bei Gleichstand folgt noch eine Runde.
       *[no] bei Gleichstand wird der Sieg geteilt.
    }
rules-fallen-to = Es ist auch nach der Runde zu Ende, in der jemand auf { NUM($points) } Punkte oder tiefer fällt; dann gewinnt, wer die meisten Punkte hat.

## Options.

rules-option = Option
rules-option-values = Werte
rules-option-usual = üblich
rules-option-says = Bedeutung
rules-option-seats = Wie viele mitspielen.
rules-option-name =
    { NOTATION() ->
        [on] `{ $key }`: { $name }
       *[off] { $name }
    }
rules-option-seats-name = Spieler
rules-option-told =
    { NOTATION() ->
        [on] { $typed }
       *[off] { $said }
    }
rules-takes-number =
    { $none ->
        [yes] { NUM($least) } bis { NUM($most) }, oder ohne Grenze
       *[no] { NUM($least) } bis { NUM($most) }
    }
rules-takes-switch = ja oder nein
rules-takes-choice = { LIST($values, ";") }
rules-usual-switch =
    { $value ->
        [yes] ja
       *[no] nein
    }
rules-usual-number =
    { $value ->
        [none] ohne Grenze
       *[other] { NUM($value) }
    }
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Wählbar mit { $seats } Plätzen.
    }
rules-option-value =
    { NOTATION() ->
        [on] `{ $value }`: { $says }
       *[off] { CAPITAL($name) }: { $says }
    }{ $seats ->
        [none] { "" }
       *[other] { " " }({ $seats } Plätze)
    }
