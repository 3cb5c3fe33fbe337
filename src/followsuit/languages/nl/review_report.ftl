### De opdracht `followsuit review` en zijn pagina.

review-report-heading = { $game }, besproken
review-report-title =
    { PEOPLE($seats, "and") }; { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }. { $learned ->
        [yes] Elke beslissing is in hoogstens { NUM($worlds) } mogelijke verdelingen beoordeeld.
       *[no] Geen netwerk kent dit spel: elke beslissing is in hoogstens { NUM($worlds) } mogelijke verdelingen beoordeeld, uitgespeeld met vuistregels.
    }
review-report-in-short =
    { WHO($seat) ->
        [you] Jij: { $result } punten. De kaarten brachten { $deal }, de anderen en het verloop { $others }, je eigen fouten { $own }. Zonder het geluk van de kaarten: { $adjusted }.
       *[other] { SEAT($seat) }: { $result } punten. De kaarten brachten { $deal }, de anderen en het verloop { $others }, eigen fouten { $own }. Zonder het geluk van de kaarten: { $adjusted }.
    }
review-report-stopped = Eerder gestopt: { NUM($judged) } van { NUM($of) } beslissingen zijn beoordeeld.
review-report-judging = Beoordelen
review-report-luck = Geluk en kunde
review-report-moments =
    { WHO($seat) ->
        [you] De momenten die er voor jou toe deden
       *[other] De momenten die er voor { SEAT($seat) } toe deden
    }
review-report-no-moments = Geen fout die het vermelden waard is.
review-report-where =
    { $trick ->
        [0] Ronde { $round }, voor de eerste kaart: { $loss }
       *[other] Ronde { $round }, slag { $trick }: { $loss }
    }
review-report-cards = { CARDS($cards) }
review-report-none = –
review-report-open =
    { $lost ->
        [yes] Zoals de kaarten lagen was { $best } het beste: { $loss } beter.
       *[no] Zoals de kaarten lagen ging er niets verloren.
    }
review-report-did = { $name } koos { $done }.
review-report-note = Punten naast die van de anderen. Kaarten: wat goede spelers gemiddeld van dezelfde kaarten maken. Anderen: hun fouten en het verloop. Een verlies telt alleen als het zeker is. ▸ werd gekozen; ± is de standaardfout.
review-report-head-name = speler
review-report-head-result = resultaat
review-report-head-deal = kaarten
review-report-head-others = anderen
review-report-head-own = eigen fouten
review-report-head-adjusted = zonder kaartgeluk
review-report-head-sound = goed
review-report-head-best = beste
review-report-head-good = even goed
review-report-head-slip = foutjes
review-report-head-costly = duur
review-report-head-forced = gedwongen
review-report-head-option = keus
review-report-head-points = punten
review-report-head-error = ±
review-report-head-round = ronde
review-report-head-match = spel
review-report-head-when = wanneer
review-report-head-done = gedaan
review-report-head-best-one = beste
review-report-head-class = klasse
review-report-curve =
    { $of ->
        [round] De kans om de ronde te winnen
       *[match] De kans om het spel te winnen
    }
review-report-curve-note = Na elke handeling, met de kaarten zoals ze lagen en goede spelers die verder spelen. ? en ?? geven fouten aan.
review-report-axis-round = ronde
review-report-axis-chance = kans in %
review-report-all = Alle beslissingen
review-report-method-judged = Elke beslissing wordt beoordeeld naar wat de speler kon weten: er worden verdelingen bedacht die daarbij passen, de waarschijnlijkere vaker; daarin wordt elke keus gemaakt en iedereen speelt verder. Punten zijn wat een keus aan het eind van de ronde oplevert naast de anderen.
review-report-method-noise = Een deel van de verdelingen wijst aan welke keus de beste is. De andere, die daarover niets te zeggen hadden, wijzen uit of die beter is dan wat er gedaan werd; een verlies telt pas vanaf 2,6 standaardfouten. Een foutje kost een tiende van wat een ronde gewoonlijk oplevert, een dure fout een derde.
review-report-method-luck = Kaarten: elke ronde wordt opnieuw gegeven zoals hij was en 64 keer gespeeld door goede spelers op alle plaatsen; wat een plaats gemiddeld krijgt is wat de kaarten waard waren. Eigen fouten: wat de eigen beslissingen kostten. Anderen: de rest, dus wat de anderen deden en hoe de kaarten vielen. Samen zijn ze het resultaat.
review-report-method-curve = De kansen zien alle kaarten: na elke handeling wordt de ronde twaalf keer verder gespeeld zoals hij ligt, en de rest van het spel wordt getrokken uit rondes van goede spelers.
