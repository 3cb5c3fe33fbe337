page-match = Wedstrijd
page-match-new = Dezelfde kaarten aan meer tafels
page-match-new-says = Vrienden spelen dezelfde rondes aan verschillende tafels, zodat geluk met de kaarten niet telt. Aan het eind worden alle uitslagen vergeleken, ronde voor ronde.
page-match-tables = Tafels
page-match-n-tables = { $n } tafels
page-match-deals = Rondes
page-match-usual-deals = een korte wedstrijd
page-match-n-deals =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
page-match-make = Wedstrijd maken
page-match-title = Wedstrijd aan { WORDS($n) } tafels
page-match-over = De wedstrijd is uit
page-match-says = Elke tafel speelt dezelfde kaarten. Ga aan een ervan zitten: tot alle klaar zijn, ziet niemand iets van de andere.
page-match-rotates = Teams schuiven per tafel een stoel op, zodat elk team daar andere kaarten heeft.
page-match-table = Tafel { $n }
page-match-team = Team { $team }
page-match-free =
    { $n ->
        [one] één stoel is vrij
       *[other] { $n } stoelen zijn vrij
    }
page-match-full = wacht op tafel 1, waar de kaarten worden getrokken
page-match-played = { $n } van { $of } rondes gespeeld
page-match-done = heeft alle rondes gespeeld
page-match-closed = voortijdig beëindigd: er was niemand
page-match-gone = verwijderd: er kwam niemand
page-match-sit = Ga zitten
page-match-go-on = Naar je tafel
page-match-bots = Laat bots hier spelen
page-match-link = De link naar de wedstrijd
page-match-waiting = Jouw tafel is klaar. De uitslagen worden vergeleken zodra de andere dat ook zijn.
page-match-see = Naar de wedstrijd
page-match-place = Tafel { $n } van een wedstrijd
page-match-teams = Teams
page-match-teams-says = punten voor op wie dezelfde kaarten had
page-match-people = Naast dezelfde kaarten
page-match-beside = { $name } haalde { SIGNED($points) }, elders brachten dezelfde kaarten { SIGNED($others, $digits) }: { SIGNED($ahead, $digits) }.
page-match-leads = Team { $team } wint met { SIGNED($ahead, $digits) }.
page-match-level = Alle teams staan gelijk.
page-match-deal-by-deal = Ronde voor ronde
page-match-whose = Wiens kaarten
page-match-deal = Ronde
page-match-sum = Samen
page-match-ahead = Voor
page-match-nothing = Geen enkele ronde is aan twee tafels gespeeld: er valt niets te vergelijken.
page-match-drawn = De kaarten worden aan de eerste tafel van de wedstrijd getrokken en aan alle tafels gedeeld. Wat ze bewijst, staat daar zodra alle tafels klaar zijn.
page-match-no-help = Hints, terugnemen en meekijken staan uit, zodat alle tafels gelijk spelen.
page-match-drawn-soon = Iedereen is er. De kaarten worden aan tafel 1 getrokken en hier gedeeld zodra die begint.
