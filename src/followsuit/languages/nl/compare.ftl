### Spellen naast elkaar: wat `followsuit compare` en `followsuit sweep` zeggen. Opties, woorden en spelers heten zoals je ze typt.

## Wat er vergeleken wordt.

compare-contender =
    { $game }{ $word ->
        [none] { "" }
       *[other] { " " }zonder { $word }
    }{ $usual ->
        [yes] { "" }
       *[no] { " " }met { $seats } spelers
    }{ COUNT($options) ->
        [0] { "" }
       *[other] { " " }({ LIST($options, "") })
    }{ $player ->
        [none] { "" }
       *[other] { " " }door { $player }
    }
compare-left-out =
    { $word ->
        [none] { LIST($options, "") }
       *[other] zonder { $word }
    }
compare-played = Elk { NUM($games) } keer gespeeld door { LIST($players) }, seed { $seed }; ± is 99 % zekerheid.
compare-how-to-read = Wat tussen haakjes staat, kan toeval zijn.
compare-value = { $option }={ $value }
compare-values = { LIST($values, "") }

## De cijfers.

compare-figure-minutes = minuten
compare-figure-decisions = keuzes per speler
compare-figure-rounds = rondes
compare-figure-unfinished = niet afgelopen
compare-figure-seat-advantage = voordeel van de beste stoel
compare-figure-bids-made = gehaalde biedingen
compare-figure-skill = vaardigheid
compare-figure-better-wins = voorsprong van de betere
compare-figure-lead-changes = wisselingen van de leiding
compare-figure-leader-wins = leider halverwege wint
compare-figure-margin = verschil, in rondes
compare-figure-shared-wins = gedeelde overwinningen
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
compare-no-changes = niets dat geen toeval kan zijn
compare-heading-figure = cijfer
compare-heading-difference = B − A
compare-heading-goals = doelen

## Het oordeel.

compare-verdict = Naast { $one } geldt: { $other } { LIST($parts) }.
compare-alike = Tussen { $one } en { $other } is geen verschil van belang dat geen toeval kan zijn.
compare-differs-minutes =
    duurt { $by } min { $more ->
        [yes] langer
       *[no] korter
    }
compare-differs-unfinished =
    blijft { $more ->
        [yes] vaker
       *[no] minder vaak
    } onbeslist ({ $other } in plaats van { $one })
compare-differs-seat-advantage =
    bevoordeelt een stoel { $more ->
        [yes] meer
       *[no] minder
    } ({ $other } in plaats van { $one })
compare-differs-bids-made =
    laat { $more ->
        [yes] meer
       *[no] minder
    } biedingen slagen ({ $other } in plaats van { $one })
compare-differs-skill =
    vraagt { $more ->
        [yes] meer
       *[no] minder
    } vaardigheid ({ $other } in plaats van { $one })
compare-differs-lead-changes =
    wisselt { $more ->
        [yes] vaker
       *[no] minder vaak
    } van leider ({ $other } in plaats van { $one })
compare-worth =
    Van de { $tried } { $tried ->
        [one] onderdeel
       *[other] onderdelen
    } waar { $game } zonder kan, { $matter ->
        [one] verandert { $matter } iets
       *[other] veranderen { $matter } iets
    } dat geen toeval kan zijn, het meest “{ $most }” ({ $figures } { $figures ->
        [one] cijfer
       *[other] cijfers
    }).
compare-worth-nothing = Niets waar { $game } zonder kan, verandert iets dat geen toeval kan zijn.

## Waarden op een rij.

sweep-meets =
    { COUNT($settings) ->
        [one] { LIST($settings) } { $surely ->
            [yes] haalt
           *[no] haalt, misschien door toeval,
        } { LIST($goals) }: { LIST($figures, ";") }.
       *[other] { LIST($settings) } halen { LIST($goals) }; de eerste daarvan { $surely ->
            [yes] zeker
           *[no] misschien door toeval
        }: { LIST($figures, ";") }.
    }
sweep-none-meets = Geen enkele haalt { LIST($goals) }; het dichtst in de buurt komt { $nearest }: { LIST($figures, ";") }.
sweep-no-goals =
    { $settings ->
        [one] { $settings } instelling
       *[other] { $settings } instellingen
    } geprobeerd; met --goal, zoals minutes=20, hoor je welke een doel haalt.
sweep-met =
    { $met ->
        [yes] ja
        [perhaps] misschien
       *[no] nee
    }

## De pagina van een rapport.

compare-page = { $one } naast { $other }
compare-page-worth = Wat elk woord van { $game } waard is
compare-page-sweep = { $game }: waarden van { LIST($options) }
compare-page-title = Cijfers naast elkaar, met betrouwbaarheidsintervallen van 99 %
compare-question-figures = Wat zijn de cijfers?
compare-question-charts = Hoe ziet dat eruit?
compare-question-changes = Wat verandert er meer dan door toeval?
compare-method = Minuten zijn die van één mens tussen bots: vijf seconden voor elke eigen keuze, één voor elke keuze van een ander. Het voordeel van de beste stoel is hoeveel meer dan een gelijk deel van de spellen die wint; welke de beste is, wordt in de ene helft van de spellen gevonden en in de andere gemeten. Vaardigheid is wat “wie er speelt” verklaart van wie er wint als één zo’n speler tussen zwakkere zit; de voorsprong van de betere is hoe ver die is op de weg van een gelijk deel van de spellen (0 %) naar alle (100 %). Wie halverwege leidt, wint zoveel van de spellen die doorgaan. Het verschil is het aantal punten tussen de eerste en de tweede, in rondes van de gewone grootte.

## Wat niet kan.

compare-one-game = Er is niets om het mee te vergelijken.
    .remedy = Noem twee spellen, of één spel twee keer met andere opties, zoals zole zole:rounds=24; of noem twee spelers, of voeg --without-each toe.
compare-too-many = Er worden twee spellen vergeleken.
    .remedy = Noem er twee, zoals spades whist.
compare-players = { LIST($players) } zijn te veel spelers.
    .remedy = Noem er één voor beide, of één voor elk.
compare-without-two = --without-each gaat over één spel.
    .remedy = Noem één spel en één speler.
compare-nothing-to-leave-out = { $game } kan zonder geen van zijn woorden en opties gespeeld worden.
    .remedy = Vergelijk liever twee instellingen, zoals zole zole:rounds=24.
sweep-goal-unreadable = “{ $text }” is geen doel.
    .remedy = Schrijf het als minutes=20, minutes=15..25 of skill>=60%.
sweep-goal-unknown = Het cijfer “{ $given }” bestaat niet.
    .remedy = De cijfers zijn { LIST($figures) }.
sweep-values-unreadable = “{ $text }” is geen reeks van waarden.
    .remedy = Schrijf die als 4..20, 4..20..4 of five,seven.
sweep-too-many = Dat zijn meer dan { $most } instellingen.
    .remedy = Probeer minder waarden, of met een stap, zoals 4..40..4.
sweep-nothing-to-try = Geen optie heeft meer dan één waarde.
    .remedy = Geef er een een paar, zoals --option rounds=4..20.
