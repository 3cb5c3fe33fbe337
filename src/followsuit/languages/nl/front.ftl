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
