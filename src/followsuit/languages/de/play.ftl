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
option-no-sum = reicht nicht, mit oder ohne Plättchen
option-no-sum-winning = liegt vorn, mit oder ohne Plättchen
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

## Partner, Weitergeben und was gesagt wird: was zu tun ist, und wie es steht.

turn-pass =
    Du bist dran. Gib { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } an { SEAT($to) }.
turn-blind = Du bist dran, bevor du deine Karten ansiehst: blinde Null oder ansehen.
turn-call =
    { $again ->
        [yes] Du bist dran. Nenne eine andere Farbe, oder passe.
       *[no] Du bist dran. Mach { SUIT($suit) } zum Trumpf, oder passe.
    }
turn-discard =
    Du bist dran. Leg { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weg.
turn-other-call = Du bist dran. Wähle, was du sagst.
turn-other-pick =
    Du bist dran. Wähle { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
turn-opens-with = Du bist dran. Spiel { CARDS($named, "or") } aus.
turn-unbroken = Du bist dran. Spiel alles aus, nur nicht { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+"))) }: noch nicht gebrochen.
turn-first-trick =
    Du bist dran. { SUIT($led, "gender") ->
        [f] Keine
       *[other] Kein
    } { SUIT($led) }: freie Wahl, im ersten Stich nur nicht { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+"))) }.
turn-head-trick = Du bist dran. Bediene { SUIT($suit) }, und geh darüber.
turn-overtrump =
    Du bist dran. { SUIT($led, "gender") ->
        [f] Keine
       *[other] Kein
    } { SUIT($led) }: Spiel Trumpf, und geh darüber.
turn-no-undertrump =
    Du bist dran. { SUIT($suit, "gender") ->
        [f] Keine
       *[other] Kein
    } { SUIT($suit) }: freie Wahl, nur kein niedrigerer Trumpf.
wait-pass =
    { SEAT($seat) } gibt jetzt { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weiter.
wait-blind = { SEAT($seat) } entscheidet über eine blinde Null.
wait-call =
    { $again ->
        [yes] { SEAT($seat) } darf eine andere Farbe nennen.
       *[no] { SEAT($seat) } darf { SUIT($suit) } zum Trumpf machen.
    }
wait-discard =
    { SEAT($seat) } legt jetzt { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weg.
wait-other-call = { SEAT($seat) } wählt jetzt.
wait-other-pick =
    { SEAT($seat) } wählt jetzt { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
decide-pass =
    Gib { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weiter
decide-pass-means = Verdeckt, an { SEAT($to) }. Was du bekommst, siehst du, wenn alle gewählt haben.
decide-blind = Blind Null bieten?
decide-call =
    { $again ->
        [yes] Eine andere Farbe nennen?
       *[no] { SUIT($suit) } als Trumpf?
    }
decide-call-means =
    { $again ->
        [yes] { SUIT($suit) } wollte niemand.
       *[no] { WHO($dealer) ->
            [you] Du gibst: { SIGN($card) } wäre deine.
           *[other] { SEAT($dealer) } gibt und nähme { SIGN($card) } auf.
        }
    }
decide-discard =
    Leg { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weg
decide-discard-means = Niemand sonst sieht sie.
decide-other-call = Deine Wahl
decide-other-pick =
    Wähle { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
decide-bid-partner = { $tricks } Stiche, bisher { $bid } angesagt. { SEAT($seat) } spielt mit dir und hat { $theirs } angesagt.
decide-trump-makes = Zusammen mehr Punkte machen als die anderen: { PEOPLE($seats) }.
option-nil = Null ansagen
option-blind-nil = Blinde Null
option-blind-nil-means = bevor du deine Karten siehst
option-blind-look = Karten ansehen
option-blind-look-means = und später bieten
option-call-pass = Passen
option-call-pass-means =
    { $last ->
        [yes] { $again ->
            [yes] dann wird keine Karte gespielt
           *[no] dann wird { SIGN($card) } zugedeckt
        }
       *[no] dann spricht { SEAT($next) }
    }
option-call-up =
    { WHO($dealer) ->
        [you] Aufnehmen
       *[other] Aufnehmen lassen
    }{ $alone ->
        [yes] , allein
       *[no] { "" }
    }
option-call-up-means =
    { $alone ->
        [yes] ohne deinen Partner
       *[no] { WHO($dealer) ->
            [you] du legst eine andere Karte weg
           *[other] { SEAT($dealer) } nimmt { SIGN($card) } auf
        }
    }
option-call-suit =
    { SUIT($suit) }{ $alone ->
        [yes] , allein
       *[no] { "" }
    }
option-call-suit-means =
    { $alone ->
        [yes] ohne deinen Partner
       *[no] du hast { $held }
    }
option-said = { CAPITAL($said) }
pick-pass = { SIGNS($cards, " ") } an { SEAT($to) } geben
pick-discard = { SIGNS($cards) } weglegen
pick-other = { SIGNS($cards) } wählen
trump-offered = { SUIT($suit) } angeboten
trump-refused = { SUIT($suit) } abgelehnt
trump-made =
    { WHO($seat) ->
        [you] von dir gemacht
       *[other] von { SEAT($seat) } gemacht
    }{ $alone ->
        [yes] , allein
       *[no] { "" }
    }
trump-made-instead =
    { WHO($seat) ->
        [you] von dir gemacht
       *[other] von { SEAT($seat) } gemacht
    }{ $alone ->
        [yes] , allein
       *[no] { "" }
    }; { SIGN($card) } abgelehnt
side-ours = Wir
side-theirs = Sie
side-named = { PEOPLE($seats) }
side-needs = noch { $more } bis { $goal }
side-made = { $goal } geschafft
side-over = { $goal } geschafft, { $over } mehr
side-short = { $short } zu wenig für { $goal }
aim-target = bis { NUM($points) }
aim-target-fewest = wenigste gewinnen · bis { NUM($points) }
passing-says =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } { $way ->
        [left] nach links
        [right] nach rechts
        [across] nach gegenüber
       *[on] weiter
    } geben
passing-none = Diese Runde ohne Weitergeben
passing-who = du an { SEAT($to) }, { SEAT($by) } an dich
moon-may =
    { WHO($seat) ->
        [you] Du holst vielleicht alle
       *[other] { SEAT($seat) } holt vielleicht alle
    }
moon-shot =
    { WHO($seat) ->
        [you] Du hast alle geholt
       *[other] { SEAT($seat) } hat alle geholt
    }
moon-has = sonst hat niemand Punkte: { $points } von { $of }
note-makes =
    { $alone ->
        [yes] macht Trumpf, allein
       *[no] macht Trumpf
    }
note-chosen = gewählt
note-gets-yours = bekommt deine
note-passes-to-you = gibt dir
note-nil = Ansage null
note-maker =
    { $alone ->
        [yes] Spieler, allein
       *[no] { $partner ->
            [yes] Partner, Spieler
           *[no] Spieler
        }
    } · { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
note-partner =
    Partner · { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
round-odd-tricks =
    { SIDE($seats) ->
        [we] Wir haben
        [they] Sie haben
       *[other] { CAPITAL(PEOPLE($seats)) } haben
    } { $tricks } Stiche gemacht, { $odd } über sechs.
round-sides-made = Beide Seiten haben ihre Ansage erfüllt.
round-side-made =
    { SIDE($seats) ->
        [we] Nur wir haben die Ansage erfüllt.
        [they] Nur sie haben die Ansage erfüllt.
       *[other] Nur { PEOPLE($seats) } haben die Ansage erfüllt.
    }
round-sides-missed = Keine Seite hat ihre Ansage erfüllt.
round-nil-made = Null gelungen: { PEOPLE($seats) }.
round-nil-failed = Null misslungen: { PEOPLE($seats) }.
round-remarked = { LIST($sentences, " ") }
round-makers-failed =
    { SIDE($seats) ->
        [we] Wir haben Trumpf gemacht und
        [they] Sie haben Trumpf gemacht und
       *[other] { CAPITAL(PEOPLE($seats)) } haben Trumpf gemacht und
    } { $tricks ->
        [0] keinen Stich bekommen.
        [one] nur { $tricks } Stich bekommen.
       *[other] nur { $tricks } Stiche bekommen.
    }
round-makers-made =
    { SIDE($seats) ->
        [we] Wir haben Trumpf gemacht und
        [they] Sie haben Trumpf gemacht und
       *[other] { CAPITAL(PEOPLE($seats)) } haben Trumpf gemacht und
    } { $tricks } Stiche bekommen.
round-makers-all =
    { SIDE($seats) ->
        [we] Wir haben Trumpf gemacht und
        [they] Sie haben Trumpf gemacht und
       *[other] { CAPITAL(PEOPLE($seats)) } haben Trumpf gemacht und
    } alle Stiche bekommen.
round-most-taken = Die meisten Strafpunkte: { PEOPLE($seats) }, { $points }.
round-moon =
    { WHO($seat) ->
        [you] Du hast alle geholt
       *[other] { SEAT($seat) } hat alle geholt
    }: { $points } für alle anderen.
round-side-points =
    { SIDE($seats) ->
        [we] Wir haben { $points } Punkte, sie { $others }.
        [they] Sie haben { $points } Punkte, wir { $others }.
       *[other] { CAPITAL(PEOPLE($seats)) } haben { $points } Punkte, die anderen { $others }.
    }
round-makers-more =
    { SIDE($seats) ->
        [we] Wir haben gespielt und gewonnen, { $points } zu { $others }.
        [they] Sie haben gespielt und gewonnen, { $points } zu { $others }.
       *[other] { CAPITAL(PEOPLE($seats)) } haben gespielt und gewonnen, { $points } zu { $others }.
    }
round-makers-wet =
    { SIDE($seats) ->
        [we] Wir haben gespielt und zu wenig: Alle { $others } gehen an sie.
        [they] Sie haben gespielt und zu wenig: Alle { $others } gehen an uns.
       *[other] { CAPITAL(PEOPLE($seats)) } haben gespielt und zu wenig: Alle { $others } gehen an die anderen.
    }
end-side-won =
    { SIDE($seats) ->
        [we] Wir gewinnen
        [they] Sie gewinnen
       *[other] { CAPITAL(PEOPLE($seats)) } gewinnen
    } mit { NUM($total) } zu { NUM($other) }.
end-sides-shared = Beide Seiten teilen den Sieg mit { NUM($total) }.
live-turned-offered = { CARD($card) } aufgedeckt: Wer macht { SUIT($suit) } zum Trumpf?
live-turned-down =
    { WHO($seat) ->
        [you] Du passt
       *[other] { SEAT($seat) } passt
    } auch: { CARD($card) } wird zugedeckt.
live-called =
    { WHO($seat) ->
        [you] Du machst
       *[other] { SEAT($seat) } macht
    } { SUIT($suit) } zum Trumpf{ $alone ->
        [yes] , allein.
       *[no] .
    }
live-ordered-up =
    { WHO($seat) ->
        [you] Du lässt
       *[other] { SEAT($seat) } lässt
    } { CARD($card) } aufnehmen{ $alone ->
        [yes] , allein
       *[no] { "" }
    }: { SUIT($suit) } ist Trumpf.
live-took-up =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { SEAT($seat) } nimmt
    } { CARD($card) } auf.
live-discarded =
    { WHO($seat) ->
        [you] Du legst
       *[other] { SEAT($seat) } legt
    } { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } weg.
live-discarded-own = Du legst { CARDS($cards) } weg.
live-gave =
    { WHO($seat) ->
        [you] Du hast
       *[other] { SEAT($seat) } hat
    } gewählt.
live-gave-own = Du gibst { CARDS($cards) } an { SEAT($to) }.
live-received = { SEAT($seat) } hat dir { CARDS($cards) } gegeben.
live-trick-melds =
    { WHO($seat) ->
        [you] Du machst
       *[other] { SEAT($seat) } macht
    } den Stich, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $melds } für Folgen oder Gleiche.
live-trick-penalty =
    { WHO($seat) ->
        [you] Du machst
       *[other] { SEAT($seat) } macht
    } den Stich, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: zusammen { $sum }.
live-trick-moon =
    { WHO($seat) ->
        [you] Du machst
       *[other] { SEAT($seat) } macht
    } den Stich, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Sonst hat niemand welche: { $sum } von { $of }.
live-round-side = Runde vorbei. { $round } Wir: { SIGNED($score) }, jetzt { NUM($total) }.
live-turn-head-trick = Du bist dran. Bediene { SUIT($suit) }, und geh darüber: { CARDS($cards, "or") }.
live-turn-overtrump =
    Du bist dran. { SUIT($led, "gender") ->
        [f] Keine
       *[other] Kein
    } { SUIT($led) }, also Trumpf, und geh darüber: { CARDS($cards, "or") }.
live-turn-no-undertrump =
    Du bist dran. { SUIT($suit, "gender") ->
        [f] Keine
       *[other] Kein
    } { SUIT($suit) }, nur kein niedrigerer Trumpf: { CARDS($cards, "or") }.

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
live-blind =
    { $nil ->
        [yes] { SEAT($seat) } bietet blind Null.
       *[no] { SEAT($seat) } sieht zuerst die Karten an.
    }
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
live-tokens-no-sum =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { SEAT($seat) } spielt
    } { CARD($card) } mit { $tokens } Plättchen.
live-tokens-no-sum-winning =
    { WHO($seat) ->
        [you] Du spielst { CARD($card) } mit { $tokens } Plättchen und liegst vorn.
       *[other] { SEAT($seat) } spielt { CARD($card) } mit { $tokens } Plättchen und liegt vorn.
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
play-head-trick = { CARD($card) } muss warten. Spiel höher, als im Stich liegt: { CARDS($owed, "or") }.
play-overtrump =
    { CARD($card) } muss warten. { SUIT($led, "gender") ->
        [f] Keine
       *[other] Kein
    } { SUIT($led) }, also schlag den Stich mit einem Trumpf: { CARDS($owed, "or") }.
play-no-undertrump = { CARD($card) } muss warten. Das wäre untertrumpft, und du hast andere Karten: { CARDS($owed, "or") }.
play-unbroken = { CARD($card) } muss warten: Damit darf noch nicht ausgespielt werden. Spiel { CARDS($owed, "or") } aus.
play-first-trick = { CARD($card) } muss warten: Das darf nicht in den ersten Stich. Spiel { CARDS($owed, "or") }.
play-opens-with = { CARD($card) } muss warten. Die Runde beginnt mit { CARDS($owed, "or") }.
bid-hook = { $barred } darfst du nicht ansagen: Zusammen wären die Ansagen { $tricks }. Jede andere Zahl ist erlaubt.
bid-partners = Du darfst nicht { $number } ansagen: Mit deinem Partner wären es mehr als { $tricks } Stiche. Sag 0 bis { $most } an.
call-stuck = Der Geber darf jetzt nicht passen: Alle anderen haben gepasst. Nenn eine Farbe.
call-turned-down = { SUIT($suit) } kann nicht Trumpf werden: Diese Farbe wurde schon abgelehnt. Nenn eine andere.
trump-must-name = Du darfst jetzt nicht passen: Alle haben gepasst. Nenn eine Farbe.
discard-turned = { CARD($card) } muss im Blatt bleiben: Diese Karte solltest du aufnehmen. Leg eine andere weg.
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
        [yes] Im Schnitt klar besser als { $second }.
       *[no] Im Schnitt etwas besser als { $second }.
    }
hint-as-good = Es macht keinen Unterschied: { $second } ist ebenso gut.
hint-learned =
    { $clear ->
        [yes] Aus vielen Spielen gelernt: weit besser als { $second }.
       *[no] Aus vielen Spielen gelernt: etwas besser als { $second }.
    }
hint-differs =
    { $sure ->
        [yes] Klar besser als { $second }.
       *[no] Wahrscheinlich besser als { $second }.
    } { LIST($reasons, " ") }
hint-hardly = Kaum ein Unterschied zu dieser Wahl: { $second }.
hint-close = Etwa gleich gut: { $second }.
hint-often =
    { $share ->
        [0] nie
        [1] immer
       *[other] in { PERCENT($share) } der Fälle
    }
hint-share =
    { $share ->
        [0] nie
        [1] immer
       *[other] { PERCENT($share) }
    }
hint-beside = { " " }(sonst { $other })
hint-slightly =
    { $more ->
        [yes] etwas öfter
       *[no] etwas seltener
    }
hint-amount = { NUM($amount, $digits) }
hint-signed = { SIGNED($amount, $digits) }
hint-trick-won =
    { $side ->
        [yes] Deine Seite gewinnt den Stich
       *[no] Du gewinnst den Stich
    } { $figure }{ $beside }.
hint-trick-left =
    { $side ->
        [yes] Die anderen gewinnen den Stich
       *[no] Jemand anders gewinnt den Stich
    } { $figure }{ $beside }.
hint-round-won =
    { $side ->
        [yes] Deine Seite gewinnt die Runde
       *[no] Du gewinnst die Runde
    } { $figure }{ $beside }.
hint-bid-met = Deine Ansage gelingt { $figure }{ $beside }.
hint-side-bid-met = Die Ansage deiner Seite gelingt { $figure }{ $beside }.
hint-side-bid-missed = Die Ansage der anderen misslingt { $figure }{ $beside }.
hint-no-trick = Ohne Stich bleibst du { $figure }{ $beside }.
hint-some-trick = Mindestens einen Stich machst du { $figure }{ $beside }.
hint-game-won = Du gewinnst jetzt das Spiel { $figure }{ $beside }.
hint-game-lost = Du verlierst jetzt das Spiel { $figure }{ $beside }.
hint-bid-missed = { SEAT($seat) } verfehlt die Ansage { $figure }{ $beside }.
hint-nil-kept =
    { WHO($seat) ->
        [you] Deine Null gelingt
       *[other] Die Null von { SEAT($seat) } gelingt
    } { $figure }{ $beside }.
hint-nil-broken = Die Null von { SEAT($seat) } misslingt { $figure }{ $beside }.
hint-took-all =
    { WHO($seat) ->
        [you] Du holst alle Strafkarten
       *[other] { SEAT($seat) } holt alle Strafkarten
    } { $figure }{ $beside }.
hint-not-all = { SEAT($seat) } bekommt nicht alle Strafkarten: { $figure }{ $beside }.
hint-dearest = { CARD($card) } bekommst du { $figure }{ $beside }.
hint-trick-points = Im Schnitt bringt dieser Stich { $side ->
        [yes] deiner Seite
       *[no] dir
    } { $figure } Kartenpunkte{ $beside }.
hint-trick-against = Im Schnitt kostet dich dieser Stich { $figure } Strafpunkte{ $beside }.
hint-points = Im Schnitt { $side ->
        [yes] holt deine Seite
       *[no] holst du
    } { $figure } Kartenpunkte{ $beside }.
hint-points-against = Im Schnitt nimmst du { $figure } Strafpunkte{ $beside }.
hint-melds = Im Schnitt bringen Folgen und Gleiche { $side ->
        [yes] deiner Seite
       *[no] dir
    } { $figure }{ $beside }.
hint-tricks = Im Schnitt { $side ->
        [yes] macht deine Seite
       *[no] machst du
    } { $figure } Stiche{ $beside }.
hint-score = Im Schnitt { $side ->
        [yes] endet die Runde { $figure } für deine Seite
       *[no] bringt dir die Runde { $figure }
    }{ $beside }.
hint-score-against = Im Schnitt kostet dich die Runde { $figure } Punkte{ $beside }.
hint-from-zero = Im Schnitt bist du danach { $figure } von null entfernt{ $beside }.
hint-clears =
    Danach hast du keine Karte dieser Farbe mehr: { SUIT($suit) }.{ $then ->
        [trump] { " " }Dann kannst du diese Farbe stechen.
        [throw] { " " }Dann kannst du auf diese Farbe abwerfen, was du willst.
       *[none] { "" }
    }
doing-play = { CARD($card) }
doing-bid = die Ansage { $number }
doing-trump = { SUIT($suit) } als Trumpf
doing-trump-alone = { SUIT($suit) } als Trumpf, allein
doing-pass-cards = { CARDS($cards) } weiterzugeben
doing-instead = { CARDS($cards) } statt { CARDS($kept) }
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
