### Wat de terminal zelf zegt.

## Hoe een taal ervoor staat: `followsuit language`.

language-has = { $name } ({ $language }) heeft { NUM($has) } van { NUM($total) } berichten.
language-complete = { $name } ({ $language }) heeft alle { NUM($total) } berichten.
language-missing =
    In { $file } { $missing ->
        [one] ontbreekt 1 bericht
       *[other] ontbreken { NUM($missing) } berichten
    }, in het Engels getoond:
language-faults =
    { $faults ->
        [one] 1 fout:
       *[other] { NUM($faults) } fouten:
    }
language-column-language = taal
language-column-name = naam
language-column-messages = berichten
language-column-complete = volledig
language-column-faults = fouten
language-column-file = bestand
language-column-message = bericht
language-column-fault = wat er mis is

## Wat er mis is met een bericht.

language-unreadable = Het is niet te lezen. Zoek een accolade of een variant die niet gesloten is, of een regel die niet inspringt.
language-twice = De taal heeft het twee keer.
language-extra = Het Engels heeft zo’n bericht niet.
language-elsewhere = Het hoort in { $file }, waar het Engels het heeft.
language-unknown-functions =
    { COUNT($functions) ->
        [one] Deze functie bestaat
       *[other] Deze functies bestaan
    } niet: { LIST($functions) }.
language-unknown-facts =
    Niemand vertelt het { LIST($facts, "or") }. { COUNT($known) ->
        [0] Het krijgt niets te horen.
       *[other] Het krijgt { LIST($known) } te horen.
    }
language-unworded = Het is niet te verwoorden met het voorbeeld boven het Engelse bericht: { $error }
language-unlisted = Er staan dingen in die niet zijn opgesomd: zet er LIST omheen.

## Een spel in de terminal: wat er op het scherm staat. Wat je typt, blijft in elke taal zoals het is.

terminal-you = Jij
terminal-name-you = { $name } (jij)
terminal-suit = { SUIT($suit) }
terminal-number = { NUM($number) }
terminal-score = { SIGNED($score) }

## Aan tafel gaan, en weggaan.

terminal-seat = Je zit op plaats { $seat }, met { PEOPLE($others) }.
terminal-kept-always = Het spel wordt na elke handeling bewaard in { $file }.
terminal-kept = Het spel is bewaard in { $file }.
terminal-suits = De kleuren zoals je ze typt: { $suits }
terminal-how-to-begin = Typ ? voor hulp, quit om te stoppen.
terminal-play-on = Verder spelen: { $command }
terminal-watch-again = Terugkijken: { $command }
terminal-next-round = Enter voor de volgende ronde, of stop om het spel hier te beëindigen.
terminal-enter-or-stop = Druk op Enter voor de volgende ronde, of typ stop.

## Wat voor een ronde geldt.

terminal-round =
    { $of ->
        [none] Ronde { $round }
       *[other] Ronde { $round } van { $of }
    }
terminal-cards-each =
    elk { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
terminal-trick = Slag { $trick } van { $of }
terminal-dealer = gever { $name }
terminal-turned = gedraaid { $card }
terminal-trump = troef { $suit }
terminal-no-trump = geen troef
terminal-trump-unnamed = troef nog te noemen
terminal-contract =
    { $name ->
        [none] { TERM($contract) }
       *[other] { TERM($contract) }: { $name } alleen
    }
terminal-dues = schulden: { LIST($names, "") }
terminal-everyone = allen

## Tabellen: koppen, en wat erin staat.

terminal-column-score = stand
terminal-column-bid = bod
terminal-column-tricks = slagen
terminal-column-needs = nodig
terminal-column-points = punten
terminal-column-tokens = fiches
terminal-column-won = erbij
terminal-column-this-trick = in de slag
terminal-column-round = ronde
terminal-needs-more = nog { $tricks }
terminal-needs-none = niets
terminal-note-dealer = gever
terminal-note-alone = alleen
terminal-led = { $card } uit
terminal-points-of =
    { $stash ->
        [yes] { $points } + weggelegd
       *[no] { $points }
    }{ $goal ->
        [none] { "" }
       *[other] { " " }van { $goal }
    }
terminal-scores-of = De stand na ronde { $round }
terminal-void = De ronde telt niet: de stand is zoals ervoor.
terminal-void-round = ongeldig
terminal-result = { $game }: de uitslag
terminal-wins = wint

## De eigen hand, en wat er mag.

terminal-your-hand = je hand
terminal-your-stash = weggelegd
terminal-no-card = geen kaart
terminal-you-may = je mag
terminal-may-bid = bieden: { LIST($bids, "or") }
terminal-may-trump = troef noemen: { LIST($suits, "or") }
terminal-a-suit = { $suit } ({ SUIT($suit) })
terminal-may-choose = kiezen: { LIST($choices, "or") }
terminal-a-pass = { $letter } (passen)
terminal-a-contract = { $letter } ({ TERM($contract) })
terminal-may-stash =
    { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } wegleggen, zoals { $example }
terminal-may-play = spelen: { $cards }
terminal-may-lay = { LIST($actions, "or") }
terminal-may-take = nemen: { LIST($tokens, "or") }; { LIST($owners) }
terminal-an-owner = { $seat } is { SEAT($seat) }

## Hulp, en terugkijken.

terminal-help-may = Je mag: { $actions }
terminal-in-all = … ({ NUM($actions) } in totaal)
terminal-commands = Het eerste woord mag je weglaten. Verder: rules (alle regels) · last (de laatste slag) · scores (ronde voor ronde) · table (dit alles nog eens) · hint (een raad) · undo (je laatste keuze terugnemen) · Enter (het enige dat mag) · quit (het spel wordt bewaard).
terminal-hint =
    { $reason ->
        [none] Probeer { $action }.
       *[other] Probeer { $action }. { $reason }
    }
terminal-undone = Teruggenomen; kies opnieuw.
terminal-nothing-to-undo = Je hebt nog niets gekozen.
terminal-no-trick-yet = Er is nog geen slag gehaald.
terminal-taken-by = gehaald door { $name }

## Een spel terugkijken: `followsuit replay`.

terminal-option =
    { $value ->
        [yes] { $name }: ja
        [no] { $name }: nee
       *[other] { $name }: { $value }
    }
terminal-seats-option = Spelers
terminal-as-seen = zoals plaats { $seat } het zag
terminal-seats = plaatsen: { LIST($seats, "") }
terminal-marks = In een slag is › de kaart waarmee uitgekomen is, [ ] de kaart die de slag haalt.
terminal-record-ends = Hier houdt het verslag op, voor het einde van het spel.
terminal-on-the-table = op tafel
terminal-passes =
    { WHO($seat) ->
        [you] Je past
       *[other] { SEAT($seat) } past
    }
terminal-chooses =
    { WHO($seat) ->
        [you] Je kiest
       *[other] { SEAT($seat) } kiest
    } { TERM($contract) }
terminal-so = dus: { TERM($contract) }
terminal-stashes =
    { WHO($seat) ->
        [you] Je legt weg
       *[other] { SEAT($seat) } legt weg
    }: { $cards }
terminal-stashes-some =
    { WHO($seat) ->
        [you] Je legt
       *[other] { SEAT($seat) } legt
    } { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } weg
terminal-bids = biedingen  { $bids }
terminal-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
terminal-wins-token =
    { $source ->
        [none] wint { $token }
       *[other] wint { $token } van { SEAT($source) }
    }
terminal-enter-goes-on = Enter gaat verder, q stopt.
terminal-more-games = Het bestand bevat meer spellen: { $option } toont het volgende.

## Maten, en wat er doorgegeven en gezegd wordt.

terminal-maker =
    { $alone ->
        [yes] gemaakt door { $name }, alleen
       *[no] gemaakt door { $name }
    }
terminal-side =
    { $side }{ $tricks ->
        [none] { $points ->
            [none] { $bid ->
                [none] { "" }
               *[other] : bod { $bid }
            }
           *[other] : { $points } punten
        }
        [one] : één slag
       *[other] : { $tricks } slagen
    }{ $says ->
        [none] { "" }
       *[other] { " " }({ $says })
    }
terminal-note-partner = maat
terminal-you-gave = gegeven
terminal-you-got = gekregen
terminal-may-pass =
    { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } doorgeven: { $verb } { $example }
terminal-may-discard =
    { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } wegleggen: { $verb } { $example }
terminal-may-pick =
    { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } kiezen: { $verb } { $example }
terminal-may-call = zeggen: { LIST($calls, "or") }
terminal-a-call = { $said } ({ SUIT($suit) })
terminal-may-say = { $verb }: { LIST($said, "or") }
terminal-calls = gezegd  { $calls }
terminal-discards =
    { WHO($seat) ->
        [you] Je legt weg
       *[other] { SEAT($seat) } legt weg
    }: { $cards }
terminal-discards-some =
    { WHO($seat) ->
        [you] Je legt
       *[other] { SEAT($seat) } legt
    } { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } weg
terminal-points-melds = { $points } + { $melds } roem
