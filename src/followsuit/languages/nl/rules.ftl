### The rules pages. What one types stands in them only for those who type.

## Headings.

rules-heading-cards = Kaarten
rules-heading-sides = Maten
rules-heading-deal = Delen
rules-heading-trump = Troef
rules-heading-choosing = Kiezen
rules-heading-offer = Troef maken
rules-heading-passing = Kaarten doorgeven
rules-heading-blind-nil = Blinde nil
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

setting-whist-target =
    { $value ->
        [one] tot { $value } punt
       *[other] tot { $value } punten
    }
setting-spades-target =
    { $value ->
        [one] tot { $value } punt
       *[other] tot { $value } punten
    }
setting-spades-floor =
    { $value ->
        [none] hoe laag een partij ook zakt
       *[other] tot een partij op { NUM($value) } staat
    }
setting-spades-nil =
    { $value ->
        [yes] met nil
       *[no] zonder nil
    }
setting-spades-blind-nil =
    { $value ->
        [yes] met blinde nil
       *[no] zonder blinde nil
    }
setting-spades-bags =
    { $value ->
        [yes] met bags
       *[no] zonder bags
    }
setting-hearts-target =
    { $value ->
        [one] tot { $value } punt
       *[other] tot { $value } punten
    }
setting-hearts-black-lady =
    { $value ->
        [yes] met de zwarte dame
       *[no] zonder de zwarte dame
    }
setting-hearts-jack =
    { $value ->
        [yes] met de ruitenboer
       *[no] zonder de ruitenboer
    }
setting-hearts-passing =
    { $value ->
        [yes] met doorgeven
       *[no] zonder doorgeven
    }
setting-hearts-moon =
    { $value ->
        [yes] met alles halen
       *[no] zonder alles halen
    }
setting-hearts-queen-breaks =
    { $value ->
        [yes] de schoppenvrouw breekt harten
       *[no] de schoppenvrouw breekt harten niet
    }
setting-hearts-early-points =
    { $value ->
        [yes] strafkaarten in de eerste slag
       *[no] geen strafkaarten in de eerste slag
    }
setting-sueca-target =
    { $value ->
        [one] tot { $value } spel
       *[other] tot { $value } spellen
    }
setting-euchre-target =
    { $value ->
        [one] tot { $value } punt
       *[other] tot { $value } punten
    }
setting-euchre-stick-the-dealer =
    { $value ->
        [yes] de gever moet
       *[no] iedereen mag passen
    }
setting-euchre-alone =
    { $value ->
        [yes] met alleen spelen
       *[no] zonder alleen spelen
    }
setting-euchre-discard-turned =
    { $value ->
        [yes] de gedraaide kaart mag weg
       *[no] de gedraaide kaart blijft
    }
setting-klaverjas-rounds =
    { $value ->
        [one] { $value } spel
       *[other] { $value } spellen
    }
setting-klaverjas-duties =
    { $value ->
        [amsterdam] Amsterdams
       *[other] Rotterdams
    }
setting-klaverjas-may-pass =
    { $value ->
        [yes] troef maken mag doorgeschoven worden
       *[no] de eerste speler maakt troef
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
rules-worth-suit = elke { SUIT($suit) } { SIGNED($points) }
rules-worth-card = { SIGN($card) } { SIGNED($points) }
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

rules-trump-ranks = Troeven hebben een andere volgorde, van hoog naar laag: { LETTERS($ranks, " ") }.
rules-bowers = De { RANK($rank) } van de troefkleur, de rechterbower, is de hoogste troef. De andere { RANK($rank) } van dezelfde tint, rood of zwart, is de linkerbower en de op één na hoogste: hij hoort bij de troefkleur en niet bij de kleur die erop staat. Daaronder is de volgorde als in elke kleur.
rules-top-trumps = Welke kleur ook troef is, dit zijn de hoogste troeven, van hoog naar laag: { SIGNS($cards, " ") }. Ze horen bij de troefkleur en niet bij de kleur die erop staat; daaronder is de volgorde als in elke kleur. Waar geen kleur troef is, zijn het kaarten als alle andere.
rules-order =
    { "**" }{ TERM($name) }**: { COUNT($ranks) ->
        [0] de volgorde is als altijd, en geen kleur is troef.
       *[other] in een kleur is de volgorde van hoog naar laag { LETTERS($ranks, " ") }, en geen kleur is troef.
    }{ COUNT($own) ->
        [0] { "" }
       *[other] { " " }{ LIST($own, " ") }
    }

## Sides.

rules-partners =
    { $each ->
        [2]
            { $sides ->
                [2] Twee spelen tegen twee; maten zitten tegenover elkaar.
               *[other] Er zijn { WORDS($sides) } partijen van twee, die tegenover elkaar zitten.
            }
       *[other] Er zijn { WORDS($sides) } partijen van { WORDS($each) }, die om de beurt rond de tafel zitten.
    } Wat de een haalt, telt voor de hele partij: maten hebben één score, en winnen of verliezen samen.

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
    { $offered ->
        [yes] De volgende kaart van de stapel wordt voor iedereen zichtbaar gedraaid; de andere blijven gesloten en zijn uit het spel.
       *[no] De volgende kaart van de stapel wordt voor iedereen zichtbaar gedraaid en is die ronde uit het spel.
    }{ $except_longest ->
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

rules-fixed-trump = In elke ronde is { SUIT($suit) } troef.
rules-names-trump =
    { $may_pass ->
        [yes] De speler na de gever bekijkt zijn hand en maakt een kleur troef{ TYPED($typed) } of past{ TYPED("trump pass") }. Na een pas mag de volgende troef maken, enzovoort; heeft iedereen gepast, dan moet de speler na de gever troef maken.
       *[no] De speler na de gever bekijkt zijn hand en moet een kleur troef maken{ TYPED($typed) }.
    } Wie troef maakt, speelt de ronde met zijn maat: zij zijn de spelende partij.
rules-offer =
    Te beginnen bij de speler na de gever mag iedereen om de beurt de kleur van de gedraaide kaart troef maken, door haar te laten opnemen{ TYPED("call up") }, of passen{ TYPED("call pass") }. Zodra iemand haar laat opnemen, neemt de gever de gedraaide kaart in de hand en legt { $may_discard_turned ->
        [yes] een kaart gesloten weg{ TYPED($discard) }: elke kaart mag, ook de kaart die hij net opnam.
       *[no] een andere kaart gesloten weg{ TYPED($discard) }.
    } Past iedereen, dan gaat de kaart dicht en mag iedereen om de beurt nog één keer een andere kleur troef maken{ TYPED($named) }, of passen. { $stuck ->
        [yes] De gever, die als laatste spreekt, mag dan niet passen.
       *[no] Past iedereen weer, dan is de ronde voorbij zonder score, en deelt de volgende.
    } Wie laat opnemen of een kleur noemt, speelt de ronde met zijn maat: zij zijn de spelende partij.{ $alone ->
        [yes] { " " }Hij mag erbij zeggen dat hij alleen speelt{ TYPED("call up alone") }: zijn maat legt dan zijn kaarten neer en doet die ronde niet mee. Moest die uitkomen, dan komt de volgende uit.
       *[no] { "" }
    }

## Choosing.

rules-choosing =
    De speler na de gever kiest als eerste: een contract om alleen tegen alle anderen te spelen, of een pas{ TYPED($typed) }. De beurt gaat met de klok mee tot iemand een contract kiest; daarmee is het kiezen klaar. Past iedereen, zie dan { TERM($contract) } hieronder. Wie er ook alleen speelt, { $dealer_leads ->
        [yes] de gever
       *[no] de speler na de gever
    } komt als eerste uit.
rules-card-points =
    Kaartpunten: { LIST($worth, "") }, de andere niets{ COUNT($trumps) ->
        [0] { "" }
       *[other] ; maar van de troeven { LIST($trumps) }
    }; samen { $sum }.
rules-contract-trump = { CAPITAL(SUIT($suit)) } is troef.
rules-contract-order = De volgorde van de kaarten is die van { TERM($name) } hierboven.
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
    }{ TYPED($typed) }.{ $partners_within_tricks ->
        [yes] { " " }Maten bieden samen niet meer slagen dan er zijn.
       *[no] { "" }
    }{ $hook ->
        [yes] { " " }De gever biedt als laatste en mag niet het getal kiezen waarmee alle biedingen samen op het aantal slagen van de ronde uitkomen, dus er is er altijd een die zijn bod niet haalt.
       *[no] { "" }
    }
rules-blind-nil = Wie bij een partij hoort die minstens { $behind } punten achterstaat, zegt voordat hij zijn kaarten bekijkt of hij blind nil biedt{ TYPED("blind nil") } of eerst kijkt{ TYPED("blind look") }; de speler na de gever is het eerst aan de beurt. Een blinde nil geldt als zijn bod.

## Passing cards.

rules-passing =
    Voor de eerste slag geeft iedereen { $cards ->
        [one] { WORDS($cards) } kaart
       *[other] { WORDS($cards) } kaarten
    } uit zijn hand gesloten door aan een ander{ TYPED($typed) }, en bekijkt pas daarna wat hij zelf krijgt. { $rounds ->
        [1] Ze gaan { LIST($ways) }.
       *[other] Ronde na ronde gaan ze { LIST($ways, ";") }; dan begint het opnieuw.
    }
rules-passed-to =
    { $way ->
        [keep] naar niemand: iedereen houdt zijn kaarten
        [next] naar de volgende speler, links
        [before] naar de vorige speler, rechts
        [opposite] naar de speler aan de overkant
       *[on] naar de speler { WORDS($steps) } stoelen verder
    }

## Play.

rules-first-lead =
    { $card ->
        [none]
            { $dealer ->
                [yes] De gever
               *[no] De speler na de gever
            } komt uit in de eerste slag: hij speelt een kaart naar keuze
       *[other] Wie { SIGN($card) } heeft, komt uit in de eerste slag: hij speelt een kaart
    }{ NOTATION() ->
        [on] { " " }(`play` en de kaart)
       *[off] { "" }
    }, en de anderen spelen er om de beurt, met de klok mee, elk een bij. Die kaarten zijn samen een slag, en de eerste laat zien welke kleur gevraagd is.
rules-follow-suit = Iedereen moet de gevraagde kleur bekennen als hij die heeft.
rules-trump-when-void =
    { $higher_first ->
        [yes] Wie dat niet kan, moet toch een troef spelen als hij die heeft, ook een die niets slaat
       *[no] Wie niet kan bekennen, moet een troef spelen als hij die heeft; die hoeft niet hoger te zijn dan de troeven die er al liggen
    }{ $unless_partner_wins ->
        [yes] , behalve als de slag aan zijn maat is.
       *[no] .
    }
rules-head-trick =
    { $trumps_only ->
        [yes] Wordt er troef gevraagd, dan moet iedereen een hogere troef spelen dan er al ligt, als hij die heeft.
       *[no] Iedereen moet de kaarten van de gevraagde kleur die er liggen met een hogere van die kleur slaan, als hij die heeft.
    }
rules-overtrump =
    Wie niet kan bekennen, moet een troef spelen die alle kaarten in de slag slaat, als hij die heeft{ $unless_partner_wins ->
        [yes] , behalve als de slag aan zijn maat is.
       *[no] , ook als de slag aan zijn maat is.
    }
rules-no-undertrump = Ondertroeven, dus een troef spelen die niets slaat als er een andere kleur gevraagd is, mag alleen wie niets anders heeft.
rules-free =
    { $duties ->
        [yes] Anders mag elke kaart gespeeld worden.
       *[no] Elke kaart mag altijd gespeeld worden.
    }
rules-highest-trump-else-led =
    { $trumps ->
        [yes] De hoogste troef haalt de slag; is er geen troef, dan de hoogste kaart van de gevraagde kleur.
       *[no] De hoogste kaart van de gevraagde kleur haalt de slag; troeven zijn er niet.
    } Wie een slag haalt, komt uit in de volgende.
rules-opens-with = De eerste kaart van de ronde moet { SIGN($card) } zijn.
rules-first-trick-without =
    In de eerste slag mag niemand { COUNT($suits) ->
        [0] { SIGNS($cards, "or") }
       *[other]
            { COUNT($cards) ->
                [0] { SUITS($suits, "or") }
               *[other] { SUITS($suits, "or") } of { SIGNS($cards, "or") }
            }
    } spelen, behalve wie niets anders heeft.
rules-unbroken =
    Met { COUNT($suits) ->
        [0] { SIGNS($cards) }
       *[other]
            { COUNT($cards) ->
                [0] { SUITS($suits) }
               *[other] { SUITS($suits) }, en met { SIGNS($cards) },
            }
    } mag niemand uitkomen voordat er in een slag zo'n kaart { COUNT($also) ->
        [0] { "" }
       *[other] of { SIGNS($also, "or") } { "" }
    }gespeeld is. Wie niets anders heeft, mag het wel.
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

rules-odd-tricks = Een partij krijgt { SIGNED($points) } voor elke slag die ze boven de { WORDS($above) } haalt; de andere slagen tellen niet.
rules-every-trick = Wie alle slagen van de ronde haalt, krijgt { SIGNED($points) } extra.
rules-side-contract =
    Wat de maten van een partij samen geboden hebben, is hun contract. Haalt een partij minstens zoveel slagen, dan krijgt ze { SIGNED($per_trick) } voor elke slag van het contract{ $overtrick ->
        [0] { "" }
       *[other] { " " }en { SIGNED($overtrick) } voor elke slag daarboven
    }; haalt ze er minder, dan verliest ze { $per_trick } voor elke slag van het contract.
rules-bags = Slagen boven het contract zijn bags, en die van een partij worden het hele spel door geteld: bij elke { WORDS($every) } daarvan krijgt ze { SIGNED($points) }.
rules-nil =
    { $points ->
        [0] Een nil die geboden is voordat de kaarten bekeken zijn, levert de partij { SIGNED($blind) } op als wie het bood geen slag haalt, en kost haar evenveel als hij er een haalt; zijn slagen tellen dan voor de partij mee als alle andere. Elk ander bod van 0 is gewoon een 0.
       *[other] Een bod van 0 is nil: wie het bood, levert zijn partij { SIGNED($points) } op als hij geen slag haalt, en kost haar evenveel als hij er een haalt; zijn slagen tellen dan voor de partij mee als alle andere.{ $blind ->
            [0] { "" }
           *[other] { " " }Geboden voordat de kaarten bekeken zijn, telt het voor { $blind }, erbij of eraf.
        }
    }
rules-makers-take =
    De spelende partij moet minstens { WORDS($tricks) } slagen halen. Daarvoor krijgt ze { SIGNED($points) }, en voor alle slagen { SIGNED($all_tricks) }{ $all_alone ->
        [none] { "" }
       *[other] , of { SIGNED($all_alone) } als een van hen ze alleen speelde
    }. Haalt ze er minder dan { WORDS($tricks) }, dan krijgen de anderen { SIGNED($failed) } en zij niets.
rules-points-taken = Wie een slag haalt, krijgt de kaartpunten die erin liggen.
rules-last-trick = De laatste slag levert { SIGNED($points) } extra op.
rules-moon = Wie alle kaarten haalt die tegen een speler tellen, schiet de maan: er gaan { $points } punten van zijn score voor de ronde af, en alle anderen krijgen in plaats daarvan { SIGNED($points) }.
rules-point-steps = Een partij scoort naar de kaartpunten in haar slagen: { LIST($steps, ";") }. Met minder krijgt ze niets. Een partij die alle slagen haalt, krijgt in plaats daarvan { SIGNED($all_tricks) }.
rules-point-step = { $least } of meer: { SIGNED($points) }
rules-trick-melds =
    Roem: kaarten die samen in één slag liggen, van wie ze ook zijn, leveren punten op voor wie de slag haalt: { LIST($runs, ";") }; { $pair_points } voor stuk, dus { LETTERS($pair) } van troef{ COUNT($alike) ->
        [0] { "" }
       *[other] ; { LIST($alike, ";") }
    }. Voor een reeks staan de kaarten van elke kleur, ook de troeven, in deze volgorde: { LETTERS($ranks, " ") }. Een kaart mag in een reeks en in het stuk meetellen.
rules-meld-run = { $points } voor { WORDS($cards) } opeenvolgende kaarten van een kleur
rules-meld-alike = { $points } voor vier { RANK($rank, "many") }
rules-makers-need-most = De spelende partij moet meer punten hebben dan de anderen, dit alles meegeteld. Heeft ze niet meer, dan is ze nat: ze krijgt niets, en de anderen krijgen wat beide partijen haalden.

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

rules-first-to =
    Het spel is uit na de ronde waarin iemand op { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } of hoger komt. { $fewest_win ->
        [yes] Dan wint wie de minste punten heeft;
       *[no] Dan wint wie de meeste punten heeft;
    } { $tied_play_on ->
        [yes] bij gelijke stand volgt er nog een ronde.
       *[no] bij gelijke stand wordt de winst gedeeld.
    }
rules-fallen-to = Het is ook uit na de ronde waarin iemand op { NUM($points) } punten of lager komt; dan wint wie de meeste punten heeft.

## Options.

rules-option = optie
rules-option-values = waarden
rules-option-usual = gebruikelijk
rules-option-says = betekenis
rules-option-seats = Hoeveel er meespelen.
rules-option-name =
    { NOTATION() ->
        [on] `{ $key }`: { $name }
       *[off] { $name }
    }
rules-option-seats-name = Spelers
rules-option-told =
    { NOTATION() ->
        [on] { $typed }
       *[off] { $said }
    }
rules-takes-number =
    { $none ->
        [yes] { NUM($least) } tot en met { NUM($most) }, of geen grens
       *[no] { NUM($least) } tot en met { NUM($most) }
    }
rules-takes-switch = ja of nee
rules-takes-choice = { LIST($values, ";") }
rules-usual-switch =
    { $value ->
        [yes] ja
       *[no] nee
    }
rules-usual-number =
    { $value ->
        [none] geen grens
       *[other] { NUM($value) }
    }
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Te kiezen met { $seats } stoelen.
    }
rules-option-value =
    { NOTATION() ->
        [on] `{ $value }`: { $says }
       *[off] { CAPITAL($name) }: { $says }
    }{ $seats ->
        [none] { "" }
       *[other] { " " }({ $seats } stoelen)
    }
