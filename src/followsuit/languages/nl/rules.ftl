### The rules pages. What one types stands in them only for those who type.

## Headings.

rules-heading-cards = Kaarten
rules-heading-deal = Delen
rules-heading-trump = Troef
rules-heading-choosing = Kiezen
rules-heading-bidding = Bieden
rules-heading-play = Spelen
rules-heading-trick = Een slag halen
rules-heading-tokens = Fiches
rules-heading-scoring = Puntentelling
rules-heading-ending = Einde
rules-heading-options = Opties

## What a page begins with.

rules-origin = Uit { $origin }.
rules-players = Voor { $seats } spelers.
rules-told-for =
    { NOTATION() ->
        [on] Hier beschreven voor: { LIST($typed, "") }.
       *[off] Hier beschreven voor: { LIST($settings, "") }.
    }
rules-seats =
    { $value ->
        [one] { $value } speler
       *[other] { $value } spelers
    }

## How the games of the house were chosen to be played.

setting-boerenbridge-schedule =
    { $value ->
        [five] 5 rondes
        [seven] 7 rondes
       *[other] 15 rondes
    }
setting-miesjelen-round-limit =
    { $value ->
        [none] geen grens aan het aantal rondes
        [1] hoogstens 1 ronde
       *[other] hoogstens { $value } rondes
    }
setting-ninja-whist-bid-cap =
    { $value ->
        [0] geen grens aan het bod
       *[other] hoogste bod { $value }
    }
setting-ninja-whist-double-max =
    { $value ->
        [yes] langste ronde twee keer
       *[no] langste ronde één keer
    }
setting-oh-hell-schedule =
    { $value ->
        [up] handen die groeien
        [down] handen die krimpen
        [up-down] handen die groeien en weer krimpen
       *[other] handen die krimpen en weer groeien
    }
setting-oh-hell-longest =
    { $value ->
        [one] hoogstens { $value } kaart
       *[other] hoogstens { $value } kaarten
    }
setting-oh-hell-no-trump =
    { $value ->
        [yes] de langste hand zonder troef
       *[no] troef in elke ronde
    }
setting-oh-hell-hook =
    { $value ->
        [yes] de gever gebonden
       *[no] de gever vrij
    }
setting-oh-hell-scoring =
    { $value ->
        [tricks] een punt per slag en 10 voor een gehaald bod
        [penalty] 10 en een punt per slag voor een gehaald bod, −1 per slag voor een gemist bod
       *[other] 10 en een punt per slag voor een gehaald bod
    }
setting-oh-hell-zero =
    { $value ->
        [five] 5 voor een gehaald bod van nul
       *[other] 10 voor een gehaald bod van nul
    }
setting-zole-rounds =
    { $value ->
        [0] tot de tafel stopt
        [1] 1 ronde
       *[other] { $value } rondes
    }
setting-zole-small-zole =
    { $value ->
        [yes] met Kleine zole
       *[no] zonder Kleine zole
    }
setting-zole-dues =
    { $value ->
        [yes] met schulden
       *[no] zonder schulden
    }

## Cards.

rules-whole-deck =
    { $cards } kaarten: { LETTERS($ranks, " ") } in { SUITS($suits, "") }{ COUNT($others) ->
        [0] { "" }
       *[other] ; { LIST($others, ";") }
    }.
rules-other-card =
    { $copies ->
        [none] { SIGN($card) }
       *[other] { CARD($card) } ({ CODE($card) }) × { $copies }
    }
rules-top-ranks = Alleen de hoogste kaarten van elke kleur van { $deck } doen mee, per kleur zoveel als er kaarten in een hand zijn: { LETTERS($ranks) } in een ronde met drie kaarten.
rules-ranking =
    In een kleur is de volgorde van hoog naar laag: { LETTERS($ranks, " ") }.{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }Elke kaart heeft een getal: { LIST($numbers, "") }, de andere wat erop staat.
    }
rules-worth = { LETTER($rank) } = { $points }
rules-permanent-trumps =
    { COUNT($cards) ->
        [1] { SIGNS($cards, " ") } is altijd troef, en de enige: een kleur op zich.
       *[other] { COUNT($cards) } kaarten zijn altijd troef, van hoog naar laag: { SIGNS($cards, " ") }. Samen zijn ze een eigen kleur{ $printed ->
            [yes] ; ze horen niet bij de kleur die erop staat
           *[no] { "" }
        }.
    }
rules-super-trump = De { CARD($card) } ({ CODE($card) }) telt voor { $number } en is een troef zolang er troef is: je bekent er troef mee, en wie erop volgt, moet troef bekennen. In een ronde zonder troef is hij een kleur op zich: wordt ermee uitgekomen, dan wint hij de slag en mag iedereen spelen wat hij wil; anders mag alleen wie niet kan bekennen hem spelen, en dan verliest hij.
rules-nothing = Een { CARD($card) } ({ CODE($card) }) hoort bij geen kleur en mag altijd gespeeld worden. Wordt ermee uitgekomen, dan bepaalt de volgende kaart welke kleur gevraagd is. Ze slaat geen enkele kaart: een slag met niets anders erin is voor wie uitkwam.
rules-everything = Een { CARD($card) } ({ CODE($card) }) hoort bij geen kleur en mag altijd gespeeld worden. De eerste in een slag wint die slag, ook als er troeven in liggen. Zou deze kaart de gevraagde kleur bepalen, dan is er geen gevraagde kleur en mag iedereen de rest van die slag spelen wat hij wil.
rules-promoted =
    { $trump_only ->
        [yes] De troef{ RANK($rank, "after-suit") } telt voor { $number } zolang de { RANK($over) } in dezelfde slag ligt, welke van de twee ook het eerst gespeeld is.
       *[no] { CAPITAL(RANK($rank, "a")) } telt voor { $number } zolang de { RANK($over) } van zijn kleur in dezelfde slag ligt, welke van de twee ook het eerst gespeeld is.
    }

## Deal.

rules-dealer = De eerste gever wordt geloot; elke ronde schuift het geven één stoel met de klok mee op.
rules-dealer-sits-out =
    { $scored ->
        [yes] De gever zit de ronde uit: hij krijgt geen kaarten, maar wel een score, als een tegenstander erbij.
       *[no] De gever zit de ronde uit: hij krijgt geen kaarten en geen score.
    }
rules-hands =
    Iedereen krijgt { $cards ->
        [one] { WORDS($cards) } kaart
       *[other] { WORDS($cards) } kaarten
    }{ COUNT($packets) ->
        [0] { "" }
        [1] , { LIST($packets) } tegelijk
       *[other] , eerst { LIST($packets, "then") } tegelijk
    }.{ $table ->
        [0] { "" }
        [one] { " " }{ CAPITAL(WORDS($table)) } kaart ligt gesloten op tafel.
       *[other] { " " }{ CAPITAL(WORDS($table)) } kaarten liggen gesloten op tafel.
    }
rules-schedule =
    { $rounds ->
        [one]
            { $last ->
                [one] Er is één ronde, met een hand van { WORDS($last) } kaart.
               *[other] Er is één ronde, met een hand van { WORDS($last) } kaarten.
            }
       *[other] Er zijn { $rounds } rondes, met handen van { LIST($sizes) } kaarten.
    }
rules-schedule-one-way =
    Er zijn { $rounds } rondes, met handen van { LIST($first, "") } enzovoort { $up ->
        [yes] tot en met { $turn } kaarten
       *[no]
            { $turn ->
                [one] omlaag tot { $turn } kaart
               *[other] omlaag tot { $turn } kaarten
            }
    }.
rules-schedule-and-back =
    Er zijn { $rounds } rondes, met handen van { LIST($first, "") } enzovoort { $up ->
        [yes] tot en met { $turn }
       *[no] omlaag tot { $turn }
    },{ $twice ->
        [yes] { " " }twee keer,
       *[no] { "" }
    } en dan weer { $up ->
        [yes] omlaag
       *[no] omhoog
    } tot { WORDS($last) } { $last ->
        [one] kaart
       *[other] kaarten
    }.
rules-dealers-card =
    De { $nth ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] { $nth }e
    } kaart van de gever zelf wordt open gedeeld. Ze blijft in de hand van de gever, en iedereen mag haar onthouden.
rules-next-card =
    De volgende kaart van de stapel wordt voor iedereen zichtbaar gedraaid en is die ronde uit het spel.{ $except_longest ->
        [yes] { " " }In de rondes met de meeste kaarten wordt geen kaart gedraaid.
       *[no] { "" }
    }

## Trump.

rules-drawn-suit = Elke ronde bepaalt een kaart uit een apart spel de troefkleur: elke kleur is even waarschijnlijk.
rules-suit-of-turned =
    De kleur van de gedraaide kaart is troef.{ $no_trump ->
        [none] { "" }
       *[other] { " " }Is dat de { CARD($no_trump) } ({ CODE($no_trump) }), dan heeft de ronde geen troef.
    }{ $named ->
        [none] { "" }
       *[other] { " " }Is dat de { CARD($named) } ({ CODE($named) }), dan bekijkt de gever zijn hand en noemt meteen een troef{ TYPED($typed) }; geen troef noemen mag niet.
    }
rules-no-card-turned = Zonder gedraaide kaart heeft een ronde geen troef.

## Choosing.

rules-choosing =
    De speler na de gever kiest als eerste: een contract om alleen tegen alle anderen te spelen, of een pas{ TYPED($typed) }. De beurt gaat met de klok mee tot iemand een contract kiest; daarmee is het kiezen klaar. Past iedereen, zie dan { TERM($contract) } hieronder. Wie er ook alleen speelt, { $dealer_leads ->
        [yes] de gever
       *[no] de speler na de gever
    } komt als eerste uit.
rules-card-points = Kaartpunten: { LIST($worth, "") }, de andere niets; samen { $sum }.
rules-contract =
    { "**" }{ TERM($contract) }**{ TYPED($typed) }. { $aim } De tafelkaarten: { $table ->
        [to-opponents] de punten ervan gaan naar de tegenstanders
        [to-nobody] ze tellen voor niemand
       *[to-solo]
            { $stash ->
                [0] de alleenspeler neemt ze op
                [one] de alleenspeler neemt ze op en legt { WORDS($stash) } kaart uit de hand gesloten weg{ NOTATION() ->
                    [on] { " " }(`stash` en de kaart)
                   *[off] { "" }
                }; die telt aan het eind voor hem
               *[other] de alleenspeler neemt ze op en legt { WORDS($stash) } kaarten uit de hand gesloten weg{ NOTATION() ->
                    [on] { " " }(`stash` en de kaarten)
                   *[off] { "" }
                }; die tellen aan het eind voor hem
            }
    }.{ $until_solo_trick ->
        [yes] { " " }De ronde is meteen uit als de alleenspeler een slag haalt.
       *[no] { "" }
    }
rules-contract-not-played = **{ TERM($contract) }**. { $aim }
rules-ladder-takes = de alleenspeler haalt
rules-ladder-each-opponent = elke tegenstander
rules-ladder-solo-player = de alleenspeler
rules-ladder-all-tricks = alle slagen
rules-ladder-no-trick = geen enkele slag
rules-ladder-step =
    { $most ->
        [none] { $least } punten of meer
       *[other]
            { $least ->
                [0] { $most } punten of minder
               *[other] { $least }–{ $most } punten
            }
    }
rules-points = { SIGNED($points) }
rules-take-nothing = Gewonnen: elke tegenstander krijgt { SIGNED($each_if_won) } en de alleenspeler { SIGNED($solo_if_won) }; verloren: elke tegenstander krijgt { SIGNED($each_if_lost) } en de alleenspeler { SIGNED($solo_if_lost) }.
rules-most-tricks-lose = Wie de meeste slagen haalt, verliest; bij evenveel slagen wie meer kaartpunten heeft, en zijn ook die gelijk, wie van hen de laatste slag haalde (of, als geen van hen dat deed, de eerste van hen na de gever). De verliezer betaalt { $points } aan elk van de anderen.
rules-nothing-played = Er wordt geen kaart gespeeld en niemand scoort.
rules-dues = Schulden: past iedereen, dan wordt er één schuld van allen opgeschreven; wie { TERM($contract) } verliest, krijgt een eigen schuld. Wie daarna { TERM($contract) } wint, neemt één schuld weg: eerst die van allen, dan de oudste eigen schuld. Een schuld van allen brengt { $collective } extra op van elke tegenstander; de eigen schuld van een ander brengt { $private } op van die speler; wie zijn eigen schuld wegneemt, streept haar alleen door.

## Bidding.

rules-bids =
    Te beginnen bij de speler na de gever, en dan met de klok mee, biedt iedereen één keer: hoeveel slagen hij zal halen, van 0 tot en met het aantal kaarten in een hand{ $cap ->
        [none] { "" }
       *[other] , en hoogstens { $cap }
    }{ TYPED("bid 2") }.{ $hook ->
        [yes] { " " }De gever biedt als laatste en mag niet het getal kiezen waarmee alle biedingen samen op het aantal slagen van de ronde uitkomen, dus er is er altijd een die zijn bod niet haalt.
       *[no] { "" }
    }

## Play.

rules-first-lead =
    { $dealer ->
        [yes] De gever
       *[no] De speler na de gever
    } komt uit in de eerste slag: hij speelt een kaart naar keuze{ NOTATION() ->
        [on] { " " }(`play` en de kaart)
       *[off] { "" }
    }, en de anderen spelen er om de beurt, met de klok mee, elk een bij. Die kaarten zijn samen een slag, en de eerste laat zien welke kleur gevraagd is.
rules-follow-suit = Iedereen moet de gevraagde kleur bekennen als hij die heeft.
rules-trump-when-void = Wie niet kan bekennen, moet een troef spelen als hij die heeft; die hoeft niet hoger te zijn dan de troeven die er al liggen.
rules-free =
    { $duties ->
        [yes] Anders mag elke kaart gespeeld worden.
       *[no] Elke kaart mag altijd gespeeld worden.
    }
rules-highest-trump-else-led = De hoogste troef haalt de slag; is er geen troef, dan de hoogste kaart van de gevraagde kleur. Wie een slag haalt, komt uit in de volgende.
rules-specials-first = De bijzondere kaarten van hierboven gaan daarvóór.

## Tokens.

rules-tokens =
    { NOTATION() ->
        [on] Er zijn { WORDS($tokens) } bonusfiches, elk met hoogstens drie tekens van kleuren ({ LIST($icons) }); een fiche wordt geschreven als zijn tekens (`aab`), de lege als `-`.
       *[off] Er zijn { WORDS($tokens) } bonusfiches, elk met hoogstens drie tekens van kleuren ({ LIST($icons) }); één ervan is leeg.
    }
rules-icon =
    { NOTATION() ->
        [on] `{ $suit }` { SUIT($suit) }
       *[off] { SUIT($suit) }
    }
rules-tokens-won =
    Wie een slag haalt, trekt een fiche uit de voorraad en legt die open in zijn eigen speelvak. Is de voorraad leeg, dan neemt hij er een naar keuze uit het scorevak van een speler die daar de meeste fiches heeft{ NOTATION() ->
        [on] { " " }(`take 2 aab`: de fiche `aab` van stoel 2)
       *[off] { "" }
    }: van een ander als meer spelers de meeste hebben, en alleen uit zijn eigen vak als hij als enige de meeste heeft.
rules-tokens-laid =
    Bij een kaart van een kleur mag een speler fiches uit zijn eigen scorevak leggen waar een teken van die kleur op staat: elk van die tekens telt in deze slag 1 op bij het getal van de kaart{ NOTATION() ->
        [on] { " " }(`add aab` voor elke fiche, dan `done`)
       *[off] { "" }
    }. De kleur van de kaart verandert daar nooit door; bij gelijke getallen wint de kaart die eerder gespeeld is. Gelegde fiches worden aan het eind van de slag terug in de voorraad geschud, voordat de winnaar trekt.

## Scoring.

rules-start =
    { $points ->
        [one] Iedereen begint met { $points } punt.
       *[other] Iedereen begint met { $points } punten.
    }
rules-per-trick = Elke gehaalde slag telt voor { SIGNED($points) }.
rules-no-trick = Wie in de ronde geen slag haalt, krijgt { SIGNED($points) }.
rules-doubled-when-trump = Is { SUIT($suit) } troef, dan telt dit alles dubbel.
rules-exact-bid =
    { $per_trick ->
        [0] Wie precies zoveel slagen haalt als hij bood, krijgt { SIGNED($points) }.
       *[other] Wie precies zoveel slagen haalt als hij bood, krijgt { SIGNED($points) }, en { SIGNED($per_trick) } voor elk van die slagen.
    }
rules-exact-zero =
    { $cards ->
        [1] Bij een gehaald bod van 0 komt er { SIGNED($points) } bij.
       *[other] Een gehaald bod van 0 levert nog { SIGNED($points) } op in rondes met { $cards } of meer kaarten.
    }
rules-missed-bid = Wie zijn bod niet haalt, krijgt { SIGNED($per_trick) } voor elke slag te veel of te weinig.
rules-icons-gained = Na de ronde gaan de fiches uit ieders speelvak naar zijn scorevak, waar elk teken een punt waard is zolang het er ligt: fiches die bij kaarten gelegd of door anderen genomen worden, tellen niet meer.
rules-by-contract = Elk contract betaalt wat erbij staat. De scores van een ronde zijn samen altijd nul.

## Ending.

rules-exactly-zero =
    Wie precies op 0 staat als een ronde geteld is, wint het spel. Een score kan onder 0 komen; dan zijn er strafpunten nodig om weer omhoog te gaan.{ $void_when_shared ->
        [yes] { " " }Komen twee of meer spelers daar in dezelfde ronde, dan is die ronde ongeldig: de scores worden weer wat ze waren, het geven schuift op, en er wordt een nieuwe ronde gespeeld.
       *[no] { "" }
    }
rules-nearest-to-zero-after =
    { $rounds ->
        [one] Heeft na { WORDS($rounds) } ronde niemand gewonnen, dan wint wie het dichtst bij 0 staat, erboven of eronder; bij gelijke stand wordt de winst gedeeld.
       *[other] Heeft na { WORDS($rounds) } rondes niemand gewonnen, dan wint wie het dichtst bij 0 staat, erboven of eronder; bij gelijke stand wordt de winst gedeeld.
    }
rules-most-points-after =
    { $rounds ->
        [0] Als de tafel besluit te stoppen, wint wie de meeste punten heeft; bij gelijke stand wordt de winst gedeeld.
        [one] Na { WORDS($rounds) } ronde wint wie de meeste punten heeft; bij gelijke stand wordt de winst gedeeld.
       *[other] Na { WORDS($rounds) } rondes wint wie de meeste punten heeft; bij gelijke stand wordt de winst gedeeld.
    }

## Options.

rules-option = optie
rules-option-values = waarden
rules-option-usual = gebruikelijk
rules-option-says = betekenis
rules-option-seats = Hoeveel er meespelen.
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Te kiezen met { $seats } stoelen.
    }
rules-option-value =
    { $seats ->
        [none] `{ $value }`: { $says }
       *[other] `{ $value }`: { $says } ({ $seats } stoelen)
    }
