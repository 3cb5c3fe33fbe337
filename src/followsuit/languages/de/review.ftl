### Die Rückschau auf ein Spiel: was besser war als das, was geschah, und warum.

review-better = Besser: { $best }. { LIST($reasons, " ") }
review-on-average = Das bringt im Schnitt mehr.
review-last-to-play =
    { WHO($seat) ->
        [you] Du hast als Letzter gespielt.
       *[other] Als Letztes hat { SEAT($seat) } gespielt.
    }
review-had-none =
    { WHO($seat) ->
        [you] Du hattest gezeigt, dass du diese Farbe nicht hast: { SUIT($suit) }.
       *[other] { SEAT($seat) } hatte gezeigt, diese Farbe nicht zu haben: { SUIT($suit) }.
    }
review-clears =
    { WHO($seat) ->
        [you] Es war deine letzte Karte dieser Farbe: { SUIT($suit) }.
       *[other] Danach hat { SEAT($seat) } keine Karte dieser Farbe mehr: { SUIT($suit) }.
    }
review-beside = { " " }(wie gespielt: { $other })
review-trick-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Deine Seite gewinnt
           *[no] Du gewinnst
        }
       *[other] { $side ->
            [yes] Die Seite von { SEAT($seat) } gewinnt
           *[no] { SEAT($seat) } gewinnt
        }
    } den Stich { $figure }{ $beside }.
review-trick-left =
    { $side ->
        [yes] Die anderen gewinnen den Stich
       *[no] Jemand anders gewinnt den Stich
    } { $figure }{ $beside }.
review-round-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Deine Seite gewinnt
           *[no] Du gewinnst
        }
       *[other] { $side ->
            [yes] Die Seite von { SEAT($seat) } gewinnt
           *[no] { SEAT($seat) } gewinnt
        }
    } die Runde { $figure }{ $beside }.
review-bid-met =
    { WHO($seat) ->
        [you] Deine Ansage gelingt
       *[other] Die Ansage von { SEAT($seat) } gelingt
    } { $figure }{ $beside }.
review-side-bid-met =
    { WHO($seat) ->
        [you] Die Ansage deiner Seite gelingt
       *[other] Die Ansage der Seite von { SEAT($seat) } gelingt
    } { $figure }{ $beside }.
review-side-bid-missed = Die Ansage der anderen misslingt { $figure }{ $beside }.
review-bid-missed =
    { WHO($seat) ->
        [you] Du verfehlst die Ansage
       *[other] { SEAT($seat) } verfehlt die Ansage
    } { $figure }{ $beside }.
review-no-trick =
    { WHO($seat) ->
        [you] Ohne Stich bleibst du
       *[other] Ohne Stich bleibt { SEAT($seat) }
    } { $figure }{ $beside }.
review-some-trick =
    { WHO($seat) ->
        [you] Mindestens einen Stich machst du
       *[other] Mindestens einen Stich macht { SEAT($seat) }
    } { $figure }{ $beside }.
review-game-won =
    { WHO($seat) ->
        [you] Du gewinnst sofort das Spiel
       *[other] { SEAT($seat) } gewinnt sofort das Spiel
    } { $figure }{ $beside }.
review-game-lost =
    { WHO($seat) ->
        [you] Du verlierst sofort das Spiel
       *[other] { SEAT($seat) } verliert sofort das Spiel
    } { $figure }{ $beside }.
review-nil-kept =
    { WHO($seat) ->
        [you] Deine Null gelingt
       *[other] Die Null von { SEAT($seat) } gelingt
    } { $figure }{ $beside }.
review-nil-broken =
    { WHO($seat) ->
        [you] Deine Null misslingt
       *[other] Die Null von { SEAT($seat) } misslingt
    } { $figure }{ $beside }.
review-took-all =
    { WHO($seat) ->
        [you] Du holst alle Strafkarten
       *[other] { SEAT($seat) } holt alle Strafkarten
    } { $figure }{ $beside }.
review-not-all =
    { WHO($seat) ->
        [you] Du bekommst nicht alle Strafkarten
       *[other] { SEAT($seat) } bekommt nicht alle Strafkarten
    }: { $figure }{ $beside }.
review-dearest =
    { WHO($seat) ->
        [you] { CARD($card) } bekommst du
       *[other] { CARD($card) } bekommt { SEAT($seat) }
    } { $figure }{ $beside }.
review-trick-points =
    Im Schnitt bringt dieser Stich { WHO($seat) ->
        [you] { $side ->
            [yes] deiner Seite
           *[no] dir
        }
       *[other] { $side ->
            [yes] der Seite von { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } Kartenpunkte{ $beside }.
review-points =
    Im Schnitt bringt die Runde { WHO($seat) ->
        [you] { $side ->
            [yes] deiner Seite
           *[no] dir
        }
       *[other] { $side ->
            [yes] der Seite von { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } Kartenpunkte{ $beside }.
review-melds =
    Im Schnitt bringen Folgen und Gleiche { WHO($seat) ->
        [you] { $side ->
            [yes] deiner Seite
           *[no] dir
        }
       *[other] { $side ->
            [yes] der Seite von { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure }{ $beside }.
review-tricks =
    Im Schnitt bringt die Runde { WHO($seat) ->
        [you] { $side ->
            [yes] deiner Seite
           *[no] dir
        }
       *[other] { $side ->
            [yes] der Seite von { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } Stiche{ $beside }.
review-score =
    Im Schnitt bringt die Runde { WHO($seat) ->
        [you] { $side ->
            [yes] deiner Seite
           *[no] dir
        }
       *[other] { $side ->
            [yes] der Seite von { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure }{ $beside }.
review-trick-against =
    Im Schnitt kostet dieser Stich { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    } { $figure } Strafpunkte{ $beside }.
review-points-against =
    Im Schnitt kostet die Runde { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    } { $figure } Strafpunkte{ $beside }.
review-score-against =
    Im Schnitt kostet die Runde { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    } { $figure } Punkte{ $beside }.
review-from-zero =
    Im Schnitt { WHO($seat) ->
        [you] bist du
       *[other] ist { SEAT($seat) }
    } danach { $figure } von null entfernt{ $beside }.

review-worlds = In { $given } denkbaren Verteilungen lässt sich eine Entscheidung nicht beurteilen.
    .remedy = Gib eine Zahl von { $least } bis { NUM($most) } an.
