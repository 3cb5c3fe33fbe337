### Wat een link van zichzelf laat zien waar hij geplaatst wordt, buiten de pagina.

preview-title = Followsuit: kaartspellen met vrienden en bots
preview-says = Schuif aan: slagenspellen van zole tot bridge, zonder account.
# {"game": "Zole"}
preview-table = Een tafel voor { $game }
# {"free": 2}
preview-open =
    { $free ->
        [one] Er is één plaats vrij. Open de link, typ een naam en ga zitten; een account is niet nodig.
       *[other] Er zijn { $free } plaatsen vrij. Open de link, typ een naam en ga zitten; een account is niet nodig.
    }
preview-full = Alle plaatsen zijn bezet en er wordt zo gedeeld. Je mag meekijken.
preview-playing = Het spel is bezig. Je mag meekijken.
preview-over = Het spel is afgelopen. Bekijk het nog eens, kaart voor kaart.
