### De bespreking van een spel: wat beter was dan wat er gedaan werd, en waarom.

review-better = Beter: { $best }. { LIST($reasons, " ") }
review-on-average = Dat brengt gemiddeld meer op.
review-last-to-play =
    { WHO($seat) ->
        [you] Je speelde als laatste.
       *[other] { SEAT($seat) } speelde als laatste.
    }
review-had-none =
    { WHO($seat) ->
        [you] Je had laten zien dat je deze kleur niet hebt: { SUIT($suit) }.
       *[other] { SEAT($seat) } had laten zien deze kleur niet te hebben: { SUIT($suit) }.
    }
review-clears =
    { WHO($seat) ->
        [you] Het was je laatste kaart in { SUIT($suit) }.
       *[other] Het was de laatste kaart in { SUIT($suit) } van { SEAT($seat) }.
    }
review-beside = { " " }(zoals gespeeld: { $other })
review-trick-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Jullie winnen
           *[no] Je wint
        }
       *[other] { $side ->
            [yes] De kant van { SEAT($seat) } wint
           *[no] { SEAT($seat) } wint
        }
    } deze slag { $figure }{ $beside }.
review-trick-left =
    { $side ->
        [yes] De anderen winnen deze slag
       *[no] Een ander wint deze slag
    } { $figure }{ $beside }.
review-round-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Jullie winnen
           *[no] Je wint
        }
       *[other] { $side ->
            [yes] De kant van { SEAT($seat) } wint
           *[no] { SEAT($seat) } wint
        }
    } de ronde { $figure }{ $beside }.
review-bid-met =
    { WHO($seat) ->
        [you] Je haalt je bod
       *[other] { SEAT($seat) } haalt het bod
    } { $figure }{ $beside }.
review-side-bid-met =
    { WHO($seat) ->
        [you] Jullie halen het bod
       *[other] De kant van { SEAT($seat) } haalt het bod
    } { $figure }{ $beside }.
review-side-bid-missed = De anderen missen hun bod { $figure }{ $beside }.
review-bid-missed =
    { WHO($seat) ->
        [you] Je mist het bod
       *[other] { SEAT($seat) } mist het bod
    } { $figure }{ $beside }.
review-no-trick =
    { WHO($seat) ->
        [you] Je haalt geen slag
       *[other] { SEAT($seat) } haalt geen slag
    } { $figure }{ $beside }.
review-some-trick =
    { WHO($seat) ->
        [you] Je haalt een slag
       *[other] { SEAT($seat) } haalt een slag
    } { $figure }{ $beside }.
review-game-won =
    { WHO($seat) ->
        [you] Je wint meteen het spel
       *[other] { SEAT($seat) } wint meteen het spel
    } { $figure }{ $beside }.
review-game-lost =
    { WHO($seat) ->
        [you] Je verliest meteen het spel
       *[other] { SEAT($seat) } verliest meteen het spel
    } { $figure }{ $beside }.
review-nil-kept =
    { WHO($seat) ->
        [you] Je nil lukt
       *[other] De nil van { SEAT($seat) } lukt
    } { $figure }{ $beside }.
review-nil-broken =
    { WHO($seat) ->
        [you] Je nil mislukt
       *[other] De nil van { SEAT($seat) } mislukt
    } { $figure }{ $beside }.
review-took-all =
    { WHO($seat) ->
        [you] Je haalt alle strafkaarten
       *[other] { SEAT($seat) } haalt alle strafkaarten
    } { $figure }{ $beside }.
review-not-all =
    { WHO($seat) ->
        [you] Je krijgt niet alle strafkaarten
       *[other] { SEAT($seat) } krijgt niet alle strafkaarten
    }: { $figure }{ $beside }.
review-dearest =
    { WHO($seat) ->
        [you] Je krijgt
       *[other] { SEAT($seat) } krijgt
    } { CARD($card) } { $figure }{ $beside }.
review-trick-points =
    Gemiddeld brengt deze slag { WHO($seat) ->
        [you] { $side ->
            [yes] jullie
           *[no] je
        }
       *[other] { $side ->
            [yes] de kant van { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } kaartpunten{ $beside }.
review-points =
    Gemiddeld brengt de ronde { WHO($seat) ->
        [you] { $side ->
            [yes] jullie
           *[no] je
        }
       *[other] { $side ->
            [yes] de kant van { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } kaartpunten{ $beside }.
review-melds =
    Gemiddeld brengt de ronde { WHO($seat) ->
        [you] { $side ->
            [yes] jullie
           *[no] je
        }
       *[other] { $side ->
            [yes] de kant van { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } roem{ $beside }.
review-tricks =
    Gemiddeld brengt de ronde { WHO($seat) ->
        [you] { $side ->
            [yes] jullie
           *[no] je
        }
       *[other] { $side ->
            [yes] de kant van { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } slagen{ $beside }.
review-score =
    Gemiddeld brengt de ronde { WHO($seat) ->
        [you] { $side ->
            [yes] jullie
           *[no] je
        }
       *[other] { $side ->
            [yes] de kant van { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure }{ $beside }.
review-trick-against =
    Gemiddeld kost deze slag { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } { $figure } strafpunten{ $beside }.
review-points-against =
    Gemiddeld kost de ronde { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } { $figure } strafpunten{ $beside }.
review-score-against =
    Gemiddeld kost de ronde { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } { $figure } punten{ $beside }.
review-from-zero =
    Gemiddeld { WHO($seat) ->
        [you] ben je
       *[other] is { SEAT($seat) }
    } daarna { $figure } van nul af{ $beside }.

review-worlds = Een beslissing kan niet in { $given } mogelijke verdelingen worden beoordeeld.
    .remedy = Geef een getal van { $least } tot { NUM($most) }.
