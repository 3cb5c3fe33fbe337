### Die Erkundung einer Wiederholung.

page-explorer = Erkundung
page-explore = Erkunden
page-explore-short = Was alle wissen konnten, Karte für Karte.
page-explore-back = Zurück zur Wiederholung
page-explore-parts = Was gezeigt wird
page-explore-cards = Karten
page-explore-picture = Bild
page-explore-two-deep = Zwei tief
page-explore-ask = Fragen
page-explore-waiting = Wird ermittelt …

page-explore-deals = Mögliche Verteilungen
page-explore-deals-says = wie viele Verteilungen jeder Platz noch für möglich hält
page-explore-dealt = Die Karten sind gegeben.
page-explore-plays = { SEAT($seat) } spielt { SIGN($card) }.
page-explore-became = Für { $name } werden aus { $before } Verteilungen { $after }.
page-explore-same = { $name } hält weiter { $deals } Verteilungen für möglich.
page-explore-knows-all = { $name } weiß, wo jede Karte liegt.
page-explore-live =
    { SEAT($seat) } spielt { CARD($card) }: { $count ->
        [one] eine Verteilung bleibt
       *[other] { $deals } Verteilungen bleiben
    }, { NUM($bits, 1) } Bit.
page-explore-live-deals =
    { $count ->
        [one] Eine Verteilung bleibt.
       *[other] { $deals } Verteilungen bleiben.
    }
page-explore-bits = +{ NUM($bits, 1) } Bit
page-explore-nothing = nichts Neues
page-explore-left-to = { $name }: { $deals }

page-explore-where = Wo ist sie?
page-explore-view = Sicht von { $name }, %
page-explore-ruled-out = ausgeschlossen
page-explore-no-cards = { $name } hat jede Karte gesehen.
page-explore-passed-by = weitergegeben von { $name }

page-explore-who-can-tell = Wer weiß, wo { SIGN($card) } ist?
page-explore-before = vorher
page-explore-now = jetzt
page-explore-after = nach { SIGN($card) } von { SEAT($seat) }
page-explore-cannot = { $name } kann diese nicht unterscheiden
page-explore-others-cannot = andere Plätze nicht
page-explore-truth = wo sie war
page-explore-worlds = Sie kann hier sein: { LIST($places, "or") }.
page-explore-knowers = Wer weiß, wo sie ist
page-explore-knows-deal = weiß es seit dem Geben
page-explore-knows-since = weiß es seit { SIGN($card) } von { SEAT($seat) }
page-explore-knows-step = weiß es seit Schritt { $n }
page-explore-does-not-know = weiß es nicht: { LIST($places, "or") }
page-explore-does-not-know-many = weiß es nicht: { $n } Plätze
page-explore-open = { $name } hat sie gespielt: Alle haben sie gesehen.

page-explore-two-says = was { $name } denkt, dass { $other } denkt
page-explore-two-title = Was { $name } denkt, dass { $other } haben kann
page-explore-other = Wessen Gedanken
page-explore-two-card = { SIGN($card) }, zwei tief gesehen
page-explore-case-holds = { $percent }: { $name } hat sie
page-explore-case-lies = { $percent }: { $place }
page-explore-of-deals = { $deals } von { $of } Verteilungen
page-explore-thinks = { $name } denkt:
page-explore-mine = „Ich habe sie.“
page-explore-know-it = „Ich weiß es: { $place }.“
page-explore-may-be = „{ CAPITAL(LIST($places, "or")) }.“
page-explore-may-not = „{ CAPITAL(LIST($places, "or")) }; nicht { LIST($without, "or") }.“
page-explore-perhaps = vielleicht { $place }
page-explore-so-always = Also weiß { $name }, dass { $other } weiß, wo sie ist.
page-explore-so-sometimes = Also weiß { $name } nicht, ob { $other } weiß, wo sie ist.
page-explore-so-never = Also weiß { $name }, dass { $other } nicht weiß, wo sie ist.

page-explore-formula = Gilt das hier?
page-explore-examples = Beispiele
page-explore-yes = Ja.
page-explore-no = Nein.
page-explore-witness = { $name } muss diese Verteilung für möglich halten:
page-explore-witness-there = Dort müsste { $name } diese für möglich halten:
page-explore-witness-same = { $name } muss diese Verteilung für möglich halten, und { $other } dort auch:
page-explore-breaks = { CARD($card) }: Daran scheitert die Behauptung
page-explore-since-deal = Das ist so seit dem Geben.
page-explore-since = Das ist so seit { SIGN($card) } von { SEAT($seat) }.
page-explore-since-step = Das ist so seit Schritt { $n }.
page-explore-how = Wie man eine Formel schreibt
page-explore-how-facts = jemand hat eine Karte; jemand hat nichts von einer Farbe
page-explore-how-knows = jemand weiß es; jemand hält es für möglich
page-explore-how-all = alle wissen es; es ist gemeinsames Wissen
page-explore-how-joined = nicht; und; oder; wenn … dann

page-knew = { $name } wusste:
page-knew-nothing = { $name } wusste nichts sicher über verdeckte Karten.
page-knew-all = { $name } wusste, wo jede Karte war.
page-knew-has = { $name } hat { SIGNS($cards, " ") }
page-knew-lies = { SIGNS($cards, " ") } { $place }
page-knew-lacks = { $name } hat kein { SUITS($suits, "or") }
page-knew-no-trumps = { $name } hat keine Trümpfe
page-key-formula = mit einer Formel fragen
page-key-seat = wessen Sicht
page-key-step = eine Karte zurück oder weiter
