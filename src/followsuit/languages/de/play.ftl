### Ein Spiel in Worten: was zu tun ist, was geschieht, was auf dem Tisch liegt und wie es ausgeht. Karten, Farben und
### Menschen stehen ohne Artikel.

## Der eine Satz über dem Blatt: was zu tun ist.

turn-lead = Du bist dran. Spiel aus, was du willst.
turn-follow-suit =
    Du bist dran. Bediene { $plain ->
        [yes] { SUIT($suit, "gender") ->
            [f] einfache
            [m] einfachen
           *[n] einfaches
        } { SUIT($suit) }
       *[no] { SUIT($suit) }
    }{ COUNT($also) ->
        [0] .
       *[other] , oder spiel { CARDS($also, "or") }.
    }
turn-trump-when-void =
    Du bist dran. { $plain ->
        [yes] { SUIT($led, "gender") ->
            [f] Keine einfache
            [m] Kein einfacher
           *[n] Kein einfaches
        } { SUIT($led) }
       *[no] { SUIT($led, "gender") ->
            [f] Keine
           *[other] Kein
        } { SUIT($led) }
    }: Spiel Trumpf{ COUNT($also) ->
        [0] .
       *[other] , oder spiel { CARDS($also, "or") }.
    }
turn-any =
    Du bist dran. { $plain ->
        [yes] { SUIT($led, "gender") ->
            [f] Keine einfache
            [m] Kein einfacher
           *[n] Kein einfaches
        } { SUIT($led) }
       *[no] { SUIT($led, "gender") ->
            [f] Keine
           *[other] Kein
        } { SUIT($led) }
    }: freie Wahl.
turn-duty = Du bist dran. Spiel eine erlaubte Karte.
turn-free = Du bist dran. Niemand muss bedienen: freie Wahl.
turn-open = Du bist dran. Noch keine Farbe angespielt: freie Wahl.
turn-bid = Du bist dran. Wie viele Stiche machst du?
turn-trump = Du bist dran. Wähle den Trumpf.
turn-choose = Du bist dran. Passe, oder wähle, was du spielst.
turn-stash =
    Du bist dran. Drücke { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
turn-tokens = Du bist dran. Leg Plättchen zu { CARD($card) }, oder keins.
turn-take = Du bist dran. Nimm ein Plättchen.

## Dasselbe für alle, die warten.

wait-play = { SEAT($seat) } spielt jetzt.
wait-lead = { SEAT($seat) } spielt jetzt aus.
wait-bid = { SEAT($seat) } sagt jetzt an.
wait-trump = { SEAT($seat) } wählt jetzt den Trumpf.
wait-choose = { SEAT($seat) } passt oder wählt jetzt.
wait-stash =
    { SEAT($seat) } drückt jetzt { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
wait-tokens = { SEAT($seat) } darf Plättchen zu { CARD($card) } legen.
wait-take = { SEAT($seat) } nimmt jetzt ein Plättchen.
wait-chance = Der Zufall ist dran.
wait-closed = Niemand war mehr da, darum wurde der Tisch geschlossen.

## Titel der Entscheidungen, und die Zeile darunter.

decide-bid = Wie viele machst du?
decide-bid-first =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }. Du sagst zuerst an.
decide-bid-next =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, bisher { $bid } angesagt.
decide-bid-last =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, bisher { $bid } angesagt. { $dealer ->
        [yes] Du gibst, also sagst du zuletzt an.
       *[no] Du sagst zuletzt an.
    }
decide-trump = Wähle den Trumpf
decide-trump-turned = Du hast { SIGN($card) } aufgedeckt.
decide-choose = Was spielst du?
decide-choose-first = Du wählst zuerst, dann { SEAT($next) }.
decide-choose-next = Gepasst: { PEOPLE($passed) }. Nach dir wählt { SEAT($next) }.
decide-choose-last = Gepasst: { PEOPLE($passed) }. Du wählst zuletzt.
decide-stash =
    Drücke { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
decide-stash-counts = Sie zählen für dich, außer du machst keinen Stich.
decide-play = Spiel eine Karte
decide-tokens = Plättchen zu { CARD($card) } legen?
decide-tokens-add = Jedes { SUIT($suit) }-Symbol zählt 1 dazu. Was du legst, ist keine Punkte mehr wert.
decide-take = Nimm ein Plättchen
decide-take-from-one =
    Der Vorrat ist leer. { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } die meisten: { $tokens }.
decide-take-from-some = Der Vorrat ist leer. Die meisten Plättchen, je { $tokens }: { PEOPLE($seats) }.

## Was auf Knöpfen steht, und was jeder bedeutet.

option-bid = { $number } ansagen
option-trump = { SUIT($suit) } ist Trumpf
option-trump-held = du hast { $number }
option-pass = Passen
option-pass-next = dann wählt { SEAT($next) }
option-pass-all = dann heißt es { TERM($contract) }
option-pass-out = dann wird keine Karte gespielt
option-contract = { CAPITAL(TERM($contract, "acc")) } spielen
option-reach-with-table =
    die { $table ->
        [one] Talonkarte
       *[other] { $table } Talonkarten
    } aufnehmen, { $stash } drücken, { $goal } erreichen
option-reach = ohne Talon, { $goal } erreichen
option-no-trick = keinen einzigen Stich machen
option-add = { CAPITAL(TOKEN($token)) } legen
option-done = Keine Plättchen
option-enough = Keine Plättchen mehr
option-sum =
    { $added ->
        [0] { $total }, reicht nicht
       *[other] { $base } + { $added } = { $total }, reicht nicht
    }
option-sum-winning =
    { $added ->
        [0] { $total }, liegt vorn
       *[other] { $base } + { $added } = { $total }, liegt vorn
    }
option-take =
    { CAPITAL(TOKEN($token)) } von { WHO($seat) ->
        [you] dir selbst
       *[other] { SEAT($seat) }
    } nehmen

## Was auf dem Tisch liegt: Trumpf, Spiel, Ansagen, Punkte, und wie weit alle sind.

trump-is = { SUIT($suit) } ist Trumpf
trump-none = Kein Trumpf
trump-unnamed = Der Trumpf ist noch nicht gewählt
trump-unknown = Der Trumpf ist noch nicht bekannt
trump-fixed = { LIST(MERGE(RANKS($ranks, "+", "many"), SUITS($suits, "+"), CARDS($others, "+"))) } sind Trumpf
trump-doubled = also zählt alles doppelt
trump-named =
    { SIGN($card) } aufgedeckt; { WHO($seat) ->
        [you] du hast
       *[other] { SEAT($seat) } hat
    } { SUIT($suit) } gewählt
trump-turned = die aufgedeckte Karte, aus dem Spiel
trump-held =
    { WHO($seat) ->
        [you] deine eigene Karte
       *[other] eine Karte von { SEAT($seat) }
    }
contract-alone =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { SEAT($seat) } spielt
    } { TERM($contract, "acc") }, allein
contract-all-passed = Alle haben gepasst: { TERM($contract) }
contract-not-played = Alle haben gepasst
bids-so-far = bisher { $bids } von { $tricks } angesagt
bids-under = { $bids } von { $tricks } angesagt: { $left } übrig
bids-over = { $bids } von { $tricks } angesagt: { $over } zu viel
bids-even = { $bids } von { $tricks } angesagt: geht genau auf
meter-stash = { $points } + gedrückt, Ziel { $goal }
meter-points = { $points }, Ziel { $goal }
meter-reached = { $points }, { $goal } erreicht
meter-missed = { $points }, { $goal } nicht erreicht
meter-against = { PEOPLE($seats) } { $points }
meter-against-table = { PEOPLE($seats) } { $points } + Talon
need-more = noch { $tricks }
need-made = keinen mehr
need-none = keinen
need-reached = geschafft
need-over = { $tricks } zu viel
need-short = { $tricks } zu wenig
aim-zero = Ziel 0
note-sits-out = setzt aus
note-passed = gepasst
note-alone =
    allein · { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
note-with-you =
    mit dir · { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
note-against-you =
    Gegner · { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
note-against =
    gegen { WHO($solo) ->
        [you] dich
       *[other] { SEAT($solo) }
    } · { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
note-tricks =
    { $tricks ->
        [0] kein Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
note-bid = Ansage { $number }
note-bids-last = sagt zuletzt an

## Eine Runde, die vorbei ist, und das Ende des Spiels.

round-reached =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } gespielt und mit { $points } gewonnen.
round-not-reached =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } gespielt und mit { $points } von { $goal } verloren.
round-every-trick =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } gespielt und mit allen Stichen gewonnen.
round-without-a-trick =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } gespielt und ohne Stich verloren.
round-took-nothing =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } gespielt und ohne Stich gewonnen.
round-took-a-trick =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } gespielt und durch einen Stich verloren.
round-most-tricks-lost =
    Alle haben gepasst. { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } { TERM($contract, "acc") } mit { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    } verloren.
round-not-played = Alle haben gepasst, also wurde keine Karte gespielt.
round-bids-all = Alle haben ihre Ansage erfüllt.
round-bids-some = Ansage erfüllt: { PEOPLE($seats) }.
round-bids-one =
    Nur { WHO($seat) ->
        [you] du hast deine
       *[other] { SEAT($seat) } hat die
    } Ansage erfüllt.
round-bids-none = Niemand hat die Ansage erfüllt.
round-nearest-zero = Am nächsten an 0: { PEOPLE($seats) }. Noch { $distance }.
round-at-zero =
    { WHO($seat) ->
        [you] Du stehst
       *[other] { SEAT($seat) } steht
    } genau auf 0.
round-void = Mehr als einer auf 0: Die Runde zählt nicht.
round-most-points = Die meisten Punkte: { PEOPLE($seats) }, { NUM($score) }.
end-won =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { SEAT($seat) } gewinnt
    } mit { NUM($total) }.
end-shared = Geteilter Sieg: { PEOPLE($seats) }.

## Was gerade geschehen ist, für alle, die dem Spiel mit dem Ohr folgen.

live-deal =
    Runde { $round }. Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. { WHO($dealer) ->
        [you] Du gibst.
       *[other] { SEAT($dealer) } gibt.
    }
live-deal-all =
    Runde { $round }. Je { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. { WHO($dealer) ->
        [you] Du gibst.
       *[other] { SEAT($dealer) } gibt.
    }
live-deal-out = Runde { $round }. Du gibst und setzt aus.
live-turned = { CARD($card) } aufgedeckt: { SUIT($suit) } ist Trumpf.
live-turned-no-trump = { CARD($card) } aufgedeckt: kein Trumpf.
live-turned-to-name =
    { CARD($card) } aufgedeckt: { WHO($seat) ->
        [you] Du wählst
       *[other] { SEAT($seat) } wählt
    } den Trumpf.
live-trump = { SUIT($suit) } ist Trumpf.
live-named =
    { WHO($seat) ->
        [you] Du wählst
       *[other] { SEAT($seat) } wählt
    } { SUIT($suit) }.
live-passed =
    { WHO($seat) ->
        [you] Du passt.
       *[other] { SEAT($seat) } passt.
    }
live-all-passed =
    { WHO($seat) ->
        [you] Du passt
       *[other] { SEAT($seat) } passt
    } auch: { TERM($contract) }.
live-passed-out =
    { WHO($seat) ->
        [you] Du passt
       *[other] { SEAT($seat) } passt
    } auch, also wird keine Karte gespielt.
live-chose =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { SEAT($seat) } spielt
    } { TERM($contract, "acc") }, allein gegen { PEOPLE($against, "acc") }.
live-picked-up =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { SEAT($seat) } nimmt
    } { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } auf.
live-picked-up-own = Du nimmst { CARDS($cards) } auf.
live-stashed =
    { WHO($seat) ->
        [you] Du drückst
       *[other] { SEAT($seat) } drückt
    } { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
live-stashed-own = Du drückst { CARDS($cards) }.
live-bid =
    { WHO($seat) ->
        [you] Du sagst
       *[other] { SEAT($seat) } sagt
    } { $number } an.
live-led =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { SEAT($seat) } spielt
    } { CARD($card) } aus.
live-played =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { SEAT($seat) } spielt
    } { CARD($card) }.
live-played-winning =
    { WHO($seat) ->
        [you] Du spielst { CARD($card) } und liegst vorn.
       *[other] { SEAT($seat) } spielt { CARD($card) } und liegt vorn.
    }
live-trumped =
    { WHO($seat) ->
        [you] Du trumpfst
       *[other] { SEAT($seat) } trumpft
    } mit { CARD($card) }.
live-trumped-winning =
    { WHO($seat) ->
        [you] Du trumpfst mit { CARD($card) } und liegst vorn.
       *[other] { SEAT($seat) } trumpft mit { CARD($card) } und liegt vorn.
    }
live-tokens =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { SEAT($seat) } spielt
    } { CARD($card) } mit { $tokens } Plättchen: { $total }.
live-tokens-winning =
    { WHO($seat) ->
        [you] Du spielst { CARD($card) } mit { $tokens } Plättchen: { $total }, liegst vorn.
       *[other] { SEAT($seat) } spielt { CARD($card) } mit { $tokens } Plättchen: { $total }, liegt vorn.
    }
live-trick =
    { WHO($seat) ->
        [you] Du machst den Stich.
       *[other] { SEAT($seat) } macht den Stich.
    }
live-trick-points =
    { WHO($seat) ->
        [you] Du machst
       *[other] { SEAT($seat) } macht
    } den Stich, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
live-drew =
    { WHO($seat) ->
        [you] Du ziehst
       *[other] { SEAT($seat) } zieht
    } { TOKEN($token, "a") }.
live-took =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { SEAT($seat) } nimmt
    } { TOKEN($token, "a") } von { WHO($source) ->
        [you] dir
       *[other] { SEAT($source) }
    }.
live-took-back =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { SEAT($seat) } nimmt
    } { TOKEN($token, "a") } zurück.
live-round = Runde vorbei. { $round } Du: { SIGNED($score) }, jetzt { NUM($total) }.
live-round-watched = Runde vorbei. { $round }
live-turn-follow-suit =
    Du bist dran. Bediene { $plain ->
        [yes] { SUIT($suit, "gender") ->
            [f] einfache
            [m] einfachen
           *[n] einfaches
        } { SUIT($suit) }
       *[no] { SUIT($suit) }
    }: { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] , oder spiel { CARDS($also, "or") }.
    }
live-turn-trump-when-void =
    Du bist dran. { $plain ->
        [yes] { SUIT($led, "gender") ->
            [f] Keine einfache
            [m] Kein einfacher
           *[n] Kein einfaches
        } { SUIT($led) }
       *[no] { SUIT($led, "gender") ->
            [f] Keine
           *[other] Kein
        } { SUIT($led) }
    }, also Trumpf: { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] , oder spiel { CARDS($also, "or") }.
    }
live-turn-duty =
    Du bist dran. Spiel { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] , oder { CARDS($also, "or") }.
    }

## Warum etwas nicht geht: was richtig wäre.

play-follow-suit =
    { CARD($card) } muss warten. Bediene { $plain ->
        [yes] { SUIT($led, "gender") ->
            [f] einfache
            [m] einfachen
           *[n] einfaches
        } { SUIT($led) }
       *[no] { SUIT($led) }
    }: { CARDS($owed, "or") }.
play-trump-when-void =
    { CARD($card) } muss warten. { $plain ->
        [yes] { SUIT($led, "gender") ->
            [f] Keine einfache
            [m] Kein einfacher
           *[n] Kein einfaches
        } { SUIT($led) }
       *[no] { SUIT($led, "gender") ->
            [f] Keine
           *[other] Kein
        } { SUIT($led) }
    }, also Trumpf: { CARDS($owed, "or") }.
bid-hook = { $barred } darfst du nicht ansagen: Zusammen wären die Ansagen { $tricks }. Jede andere Zahl ist erlaubt.
add-no-match =
    { CAPITAL(TOKEN($token, "the")) } passt nicht zu dieser Karte. { COUNT($fitting) ->
        [0] Sag `done`.
       *[other] Leg { LIST($fitting, "or") }, oder sag `done`.
    }
undo-asked = { SEAT($seat) } möchte zurücknehmen: { $action }.

## Why a player suggests something.

hint-nothing-else = Etwas anderes ist nicht möglich.
hint-rule-of-thumb = Eine Faustregel.
hint-any = Für mich ist jede Karte so gut wie die andere.
hint-best =
    { $clear ->
        [yes] Im Schnitt über { NUM($worlds) } denkbare Verteilungen die beste Wahl, deutlich besser als { $second }.
       *[no] Im Schnitt über { NUM($worlds) } denkbare Verteilungen die beste Wahl, kaum besser als { $second }.
    }
hint-as-good = In jeder von { NUM($worlds) } denkbaren Verteilungen ebenso gut wie { $second }.
doing-play = { CARD($card) }
doing-bid = die Ansage { $number }
doing-trump = { SUIT($suit) } als Trumpf
doing-pass = Passen
doing-contract = { TERM($contract, "the") }
doing-stash = { CARDS($cards) } zu drücken
doing-add = { TOKEN($token, "the") } zu legen
doing-done = kein Plättchen mehr zu legen
doing-take =
    { TOKEN($token, "the") } von { WHO($seat) ->
        [you] dir selbst
       *[other] { SEAT($seat) }
    } zu nehmen
