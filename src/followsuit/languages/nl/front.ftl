### Wat de pagina aan haar voordeur zegt: uitnodigen, geroepen worden, het einde van een spel en wat ervan onthouden wordt.

## Uitnodigen.

# {"name": "Anna"}
page-table-of = De tafel van { $name }
# {"taken": 2, "of": 4}
page-seated = { $taken } van { $of } zitten
page-send-the-link = stuur de link
page-send = Sturen
page-or-say-it = of zeg het
page-or-letters = of de letters
page-code-works = Beide werken op de voorpagina, met of zonder hoofdletters en streepjes.
page-show-qr = Toon de QR-code groot
page-scan-to-come = Scan om aan tafel te komen
page-here = is er
page-bot-if-nobody = anders gaat hier een bot zitten
# {"n": 2}
page-start-with-bots =
    { $n ->
        [one] Begin met één bot
       *[other] Begin met { $n } bots
    }
page-may-start-before = Je mag beginnen voordat iedereen er is.

## Geroepen worden.

page-notify = Roep me als ik aan de beurt ben
page-notify-says = Met een melding van de browser, zolang deze pagina niet te zien is.
page-notify-denied = De browser staat het niet toe; zijn instellingen voor deze pagina kun je wijzigen.
page-your-turn-title = Jouw beurt
# {"game": "Zole"}
page-your-turn-at = Je bent aan de beurt bij { $game }.

## Meekijken bij een revanche.

page-they-play-again = Ze spelen nog eens. Je gaat mee.
page-they-play-again-once = Ze spelen nog eens, aan een andere tafel.
page-stay-here = Blijf hier
page-look-on-there = Kijk daar mee

## Het einde van een spel.

# {"n": 12}
page-rounds =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
# {"n": 24}
page-minutes-long =
    { $n ->
        [one] één minuut
       *[other] { $n } minuten
    }
# {"others": [1, 2]}
page-with-people = met { PEOPLE($others) }
page-score-after-each = stand na elke ronde
# {"scores": "Anna 0, 2, 9; Jānis 0, 1, 1"}
page-curve-says = Stand na elke ronde: { $scores }
page-the-moment = het moment
# {"card": "Qh", "n": 24}
page-moment-takes = { SIGN($card) } haalt { $n }
# {"n": 4, "score": 10}
page-moment-round = { SIGNED($score) } in ronde { $n }
# {"round": 4, "trick": 7}
page-moment-where = Ronde { $round }, slag { $trick }.
# {"round": 4}
page-moment-in = Ronde { $round }.
# {"game": "Zole", "n": 9}
page-feat-best = Je beste { $game } tot nu toe
page-feat-streak = { $n } spellen { $game } op rij gewonnen
page-feat-first-win = Je eerste winst bij { $game }
# {"n": 9, "before": 6, "games": 14}
page-feat-best-says =
    { NUM($n) }, daarvoor { NUM($before) } · { $games ->
        [one] één spel
       *[other] { $games } spellen
    }
# {"games": 14}
page-feat-games =
    { $games ->
        [one] in één spel
       *[other] in { $games } spellen
    }
page-your-picture = jouw plaatje om te delen
# {"game": "Zole", "name": "Anna", "total": "9", "says": "1st of 3"}
page-picture-says = Een plaatje: { $game }, { $name } { $total }, { $says }
page-save-picture = Bewaren
# {"place": "1st", "of": 3}
page-place-of = { $place } van { $of }

## Wat onthouden wordt.

page-your-games = Jouw spellen
page-your-games-says = Wat deze browser van je spellen onthoudt. Het staat alleen hier: neem het mee, of wis het.
page-no-games-yet = Er is nog geen afgelopen spel onthouden. Speel er een, en de uitslag staat hier.
page-all-together = Alles
page-games-played = spellen
page-games-won = gewonnen
page-streak-now = op rij
# {"n": 3}
page-streak-longest = hoogstens { $n }
page-mean-place = gemiddelde plaats
page-best-result = beste uitslag
page-bids-made = biedingen gehaald
# {"made": 34, "said": 50}
page-made-of = { $made } van { $said }
page-errors-a-game = fouten per spel
# {"n": 3}
page-games-reviewed =
    { $n ->
        [one] één spel nabesproken
       *[other] { $n } spellen nabesproken
    }
page-results-over-time = uitslagen, de nieuwste rechts
# {"n": 40, "won": 12}
page-results-says = { $n } uitslagen in de tijd, waarvan { $won } gewonnen
page-errors-over-time = fouten in nabesproken spellen, het nieuwste rechts
# {"counts": "3, 1, 0"}
page-errors-says = Fouten per spel: { $counts }
page-export = Meenemen
page-erase = Wissen
page-erase-sure = Echt alles wissen?
page-erased = Er wordt niets meer onthouden.
page-more-tables = Meer
page-all-tables = Al je tafels
# {"place": "1st", "total": 9}
page-with-result = { $place } · { NUM($total) }
