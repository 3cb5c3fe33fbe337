## Wat de pagina over de nabespreking van een uitgespeeld spel zegt.

page-review-of = { $game }, nabespreking
page-review-begin = Dit spel nabespreken
page-review-begin-says = De sterkste speler beoordeelt elke beslissing naar wat die stoel toen kon weten. Het duurt even, en wordt bewaard.
page-review-making = { $judged } van { $of } beslissingen beoordeeld
page-review-waiting =
    { $ahead ->
        [0] De nabespreking begint zo.
        [one] Eén andere nabespreking gaat voor.
       *[other] { $ahead } andere nabesprekingen gaan voor.
    }
page-review-ready = De nabespreking is klaar.
page-review-so-far = Tot nu toe; de rest komt nog.
page-review-whose = Wiens spel
page-review-says =
    { WHO($seat) ->
        [you] Zonder het geluk van de kaarten was het { SIGNED($adjusted, 1) }; je fouten kostten { NUM($cost, 1) }.
       *[other] Zonder het geluk van de kaarten had { SEAT($seat) } { SIGNED($adjusted, 1) }; fouten kostten { NUM($cost, 1) }.
    }
page-review-where = Waar de { SIGNED($result, 1) } vandaan komt
page-review-unit = punten, min het gemiddelde der anderen
page-review-deal = kaartgeluk
page-review-others = spel van anderen
page-review-own =
    { WHO($seat) ->
        [you] je fouten
       *[other] eigen fouten
    }
page-review-result = resultaat
page-review-parts = Kaartgeluk { SIGNED($deal, 1) }, spel van anderen { SIGNED($others, 1) }, eigen fouten { SIGNED($own, 1) }, resultaat { SIGNED($result, 1) }.
page-review-how = Hoe er geteld wordt
page-review-how-says = Punten zijn die van een stoel min het gemiddelde van de anderen. Bij elke beslissing speelt { $player } tot { $worlds } delingen uit die passen bij wat de stoel toen wist; een keuze is waard wat ze daar gemiddeld brengt, en een verlies telt alleen als het van niets te onderscheiden is. Een misser verliest { NUM($slip, 1) } punten of meer, een dure fout { NUM($costly, 1) }. Kaartgeluk is wat goede spelers op alle stoelen van dezelfde kaarten maken, ronde voor ronde; de rest, naast de eigen fouten, is wat de anderen deden en hoe het spel viel. De kans is zoals de kaarten lagen.
page-review-choices =
    { WHO($seat) ->
        [you] Je { $n } echte keuzes
       *[other] { $n } echte keuzes
    }
page-review-forced =
    { $n ->
        [one] één was gedwongen
       *[other] { $n } waren gedwongen
    }
page-review-sound = { PERCENT($share) } was het beste of even goed
page-review-best = beste
page-review-good = even goed
page-review-slip = misser
page-review-costly = duur
page-review-before-cards = Ronde { $round }, voor het spelen
page-review-for =
    { WHO($seat) ->
        [you] { SIGNED($points, 1) } voor jou
       *[other] { SIGNED($points, 1) } voor { SEAT($seat) }
    }
page-review-played-by =
    { WHO($seat) ->
        [you] jij koos
       *[other] { SEAT($seat) } koos
    }
page-review-better = beter
page-review-played = gespeeld
page-review-try = Probeer het opnieuw
page-review-see = Bekijk het
page-review-all = Alle beslissingen
page-review-chance-match =
    { WHO($seat) ->
        [you] Jouw kans om te winnen
       *[other] Kans dat { SEAT($seat) } wint
    }
page-review-chance-round =
    { WHO($seat) ->
        [you] Jouw kans op de ronde
       *[other] Kans dat { SEAT($seat) } de ronde wint
    }
page-review-wins =
    { WHO($seat) ->
        [you] Jij wint
       *[other] { SEAT($seat) } wint
    }
page-review-chance-now = nu { PERCENT($chance) }
page-review-chance-had = { PERCENT($chance) } met { $action }
page-review-numbers = cijfers: de momenten
page-review-curve-from-to = Van { PERCENT($first) } tot { PERCENT($last) }.
page-review-moments = De momenten die telden
page-review-no-moments = Niets kostte hier genoeg om bij stil te staan: degelijk gespeeld.
page-review-choice-of =
    { WHO($seat) ->
        [you] Jouw keuze
       *[other] Keuze van { SEAT($seat) }
    }
page-review-expected = verwachte punten
page-review-give-or-take = { SIGNED($points, 1) }, op { NUM($error, 1) } na
page-review-open =
    { $loss ->
        [0] Zoals de kaarten lagen: niets was beter.
       *[other] Zoals de kaarten lagen: { $action }, { NUM($loss, 1) } beter.
    }
page-review-only-one = Hier kon niets anders.
page-review-step-on = Ga naar een beslissing om te zien wat er nog kon.
page-review-not-yet = Deze beslissing is nog niet beoordeeld.
page-review-next-moment = Volgend moment
page-review-tab-moves = Slagen
page-review-tab-options = Keuzes
page-review-tab-who = Wie
page-review-live-moment = Moment { $n } van { $of }.
page-review-live-better = Beter: { $action }, met { NUM($loss, 1) } punten.
