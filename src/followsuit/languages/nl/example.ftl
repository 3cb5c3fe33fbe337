### Getekend op een pagina met spelregels: hoe de kaarten op elkaar volgen, en een voorbeeldslag met een zin per kaart.

## Hoe de kaarten op elkaar volgen.

drawn-trump = Bijvoorbeeld met { SUIT($suit) } als troef:
drawn-order = { TERM($name) }:
drawn-worth =
    { $fewest ->
        [yes] Onder elke kaart staat hoeveel strafpunten ze wie haar haalt kost.
       *[no] Onder elke kaart staat wat ze waard is voor wie haar haalt.
    }
drawn-row = { $title }: { SIGNS($cards, " ") }
drawn-row-title = { $title }:
drawn-card = { SIGN($card) }

## Een voorbeeldslag. De spelers heten naar hun beurt.

example-title = Een voorbeeld
example-intro = Een voorbeeld: zo kan een slag gaan.
example-trump = Hier is { SUIT($suit) } troef.
example-player = speler
example-card = kaart
example-why = waarom
example-said = { LIST($notes, " ") }
example-leads =
    { $suit ->
        [none] Er wordt uitgekomen met { SIGN($card) }.
       *[other] Er wordt uitgekomen met { SIGN($card) }: wie { SUIT($suit) } heeft, moet bekennen.
    }
example-follows = Met { SIGN($card) } bekent deze speler.
example-heads = Met { SIGN($card) } bekent deze speler, en hoger: wie dat kan, moet.
example-may-trump =
    { $bent ->
        [yes] { SIGN($card) } is een troef, wat er ook op staat. Deze speler heeft geen { SUIT($suit) } en mag troeven.
       *[no] { SIGN($card) } is een troef: deze speler heeft geen { SUIT($suit) } en mag troeven.
    }
example-must-trump =
    { $bent ->
        [yes] { SIGN($card) } is een troef, wat er ook op staat. Deze speler heeft geen { SUIT($suit) } en moet dan troeven.
       *[no] { SIGN($card) } is een troef: deze speler heeft geen { SUIT($suit) } en moet dan troeven.
    }
example-must-overtrump = { SIGN($card) } is een hogere troef: ook deze speler heeft geen { SUIT($suit) }, en moet over de troef heen die er ligt.
example-throws =
    { $fewest ->
        [yes] { SIGN($card) } is voor wie de slag haalt: deze speler heeft geen { SUIT($suit) } en mag elke kaart kwijt.
       *[no] { SIGN($card) } wordt weggegooid: deze speler heeft geen { SUIT($suit) }, en een kaart van een andere kleur haalt niets.
    }
example-anytime = { SIGN($card) } mag altijd, wat er ook gevraagd is.
example-plays = { SIGN($card) } wordt gespeeld.
example-tokens =
    { COUNT($tokens) ->
        [one] Met de fiche { TOKENS($tokens) } telt de kaart { $number }.
       *[other] Met de fiches { TOKENS($tokens, ";") } telt de kaart { $number }.
    }
example-winner =
    { $points ->
        [none] De slag is voor speler { $place }, die in de volgende uitkomt.
        [one] De slag en het punt erin zijn voor speler { $place }, die in de volgende uitkomt.
       *[other] De slag en de { $points } punten erin zijn voor speler { $place }, die in de volgende uitkomt.
    }
