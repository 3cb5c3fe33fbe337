### De opdracht `followsuit solve`: open kaarten, precies opgelost.

solve-title =
    { SEAT($seat) } is aan de beurt, en iedereen ziet alle kaarten. { $alone ->
        [yes] Ieder speelt voor zich.
       *[no] Eén partij speelt tegen alle anderen.
    } { $utility ->
        [tricks] Slagen van de partij in de ronde:
        [points] Kaartpunten van de partij in de ronde:
       *[score] Punten van de ronde vergeleken met die van de anderen:
    }
solve-option =
    { CARD($card) }: { $utility ->
        [score] { SIGNED($value, $digits) }
       *[other] { NUM($value, $digits) }
    }{ $best ->
        [yes] { " " }(het best)
       *[no] { "" }
    }
solve-trick =
    Slag { $number }, met nog { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } in alle handen.

## Wat niet opgelost kan worden.

solve-not-in-play = Alleen het spelen van kaarten kan opgelost worden, en op dit moment hoeft geen kaart gespeeld te worden.
    .remedy = Kies met `--at` een ander moment.
solve-tokens = { $name } heeft fiches die het toeval trekt; met open kaarten kan het niet opgelost worden.
solve-too-many-cards = Er zijn nog te veel kaarten: van zo’n spel kunnen alleen de laatste { $most } opgelost worden.
    .remedy = Kies met `--at` een later moment.
solve-no-utility = Iets als { $given } telt hier niet.
    .remedy = Geef `--for` met { LIST($utilities, "or") }.
