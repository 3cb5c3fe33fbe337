### Auf einer Regelseite gezeichnet: wie die Karten aufeinander folgen, und ein Beispielstich mit einem Satz zu jeder Karte.

## Wie die Karten aufeinander folgen.

drawn-trump = Zum Beispiel mit { SUIT($suit) } als Trumpf:
drawn-order = { TERM($name) }:
drawn-worth =
    { $fewest ->
        [yes] Unter jeder Karte steht, was sie gegen den zählt, der sie bekommt.
       *[no] Unter jeder Karte steht, was sie für den zählt, der sie bekommt.
    }
drawn-row = { $title }: { SIGNS($cards, " ") }
drawn-row-title = { $title }:
drawn-card = { SIGN($card) }

## Ein Beispielstich. Die Spieler heißen nach ihrer Reihenfolge.

example-title = Ein Beispiel
example-intro = Ein Beispiel: So kann ein Stich laufen.
example-trump = Hier ist { SUIT($suit) } Trumpf.
example-player = Spieler
example-card = Karte
example-why = warum
example-said = { LIST($notes, " ") }
example-leads =
    { $suit ->
        [none] { SIGN($card) } wird ausgespielt.
       *[other] { SIGN($card) } wird ausgespielt: Wer { SUIT($suit) } hat, muss bedienen.
    }
example-follows = Mit { SIGN($card) } wird bedient.
example-heads = Mit { SIGN($card) } wird bedient, und zwar höher: Wer das kann, muss es.
example-may-trump =
    { $bent ->
        [yes] { SIGN($card) } ist ein Trumpf, was auch darauf steht. Dieser Spieler kann { SUIT($suit) } nicht bedienen und darf stechen.
       *[no] { SIGN($card) } ist ein Trumpf: Dieser Spieler kann { SUIT($suit) } nicht bedienen und darf stechen.
    }
example-must-trump =
    { $bent ->
        [yes] { SIGN($card) } ist ein Trumpf, was auch darauf steht. Dieser Spieler kann { SUIT($suit) } nicht bedienen und muss dann stechen.
       *[no] { SIGN($card) } ist ein Trumpf: Dieser Spieler kann { SUIT($suit) } nicht bedienen und muss dann stechen.
    }
example-must-overtrump = { SIGN($card) } ist ein höherer Trumpf: Auch dieser Spieler kann { SUIT($suit) } nicht bedienen und muss den Trumpf schlagen, der schon liegt.
example-throws =
    { $fewest ->
        [yes] { SIGN($card) } bekommt, wer den Stich macht: Dieser Spieler kann { SUIT($suit) } nicht bedienen und darf jede Karte loswerden.
       *[no] { SIGN($card) } wird abgeworfen: Dieser Spieler kann { SUIT($suit) } nicht bedienen, und eine Karte einer anderen Farbe macht keinen Stich.
    }
example-anytime = { SIGN($card) } darf immer gespielt werden, was auch ausgespielt ist.
example-plays = { SIGN($card) } wird gespielt.
example-tokens =
    { COUNT($tokens) ->
        [one] Mit dem Plättchen { TOKENS($tokens) } zählt die Karte { $number }.
       *[other] Mit den Plättchen { TOKENS($tokens, ";") } zählt die Karte { $number }.
    }
example-winner =
    { $points ->
        [none] Der Stich gehört Spieler { $place }, der zum nächsten ausspielt.
        [one] Der Stich und der eine Punkt darin gehören Spieler { $place }, der zum nächsten ausspielt.
       *[other] Der Stich und die { $points } Punkte darin gehören Spieler { $place }, der zum nächsten ausspielt.
    }
