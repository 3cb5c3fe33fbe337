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
    } deze slag { $figure } (zoals gespeeld: { $other }).
review-trick-left =
    { $side ->
        [yes] De anderen winnen deze slag
       *[no] Een ander wint deze slag
    } { $figure } (zoals gespeeld: { $other }).
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
    } de ronde { $figure } (zoals gespeeld: { $other }).
review-bid-met =
    { WHO($seat) ->
        [you] Je haalt je bod
       *[other] { SEAT($seat) } haalt het bod
    } { $figure } (zoals gespeeld: { $other }).
review-side-bid-met =
    { WHO($seat) ->
        [you] Jullie halen het bod
       *[other] De kant van { SEAT($seat) } haalt het bod
    } { $figure } (zoals gespeeld: { $other }).
review-side-bid-missed = De anderen missen hun bod { $figure } (zoals gespeeld: { $other }).
review-bid-missed =
    { WHO($seat) ->
        [you] Je mist het bod
       *[other] { SEAT($seat) } mist het bod
    } { $figure } (zoals gespeeld: { $other }).
review-no-trick =
    { WHO($seat) ->
        [you] Je haalt geen slag
       *[other] { SEAT($seat) } haalt geen slag
    } { $figure } (zoals gespeeld: { $other }).
review-game-won =
    { WHO($seat) ->
        [you] Je wint meteen het spel
       *[other] { SEAT($seat) } wint meteen het spel
    } { $figure } (zoals gespeeld: { $other }).
review-game-lost =
    { WHO($seat) ->
        [you] Je verliest meteen het spel
       *[other] { SEAT($seat) } verliest meteen het spel
    } { $figure } (zoals gespeeld: { $other }).
review-nil-kept =
    { WHO($seat) ->
        [you] Je nil lukt
       *[other] De nil van { SEAT($seat) } lukt
    } { $figure } (zoals gespeeld: { $other }).
review-nil-broken =
    { WHO($seat) ->
        [you] Je nil mislukt
       *[other] De nil van { SEAT($seat) } mislukt
    } { $figure } (zoals gespeeld: { $other }).
review-took-all =
    { WHO($seat) ->
        [you] Je haalt alle strafkaarten
       *[other] { SEAT($seat) } haalt alle strafkaarten
    } { $figure } (zoals gespeeld: { $other }).
review-dearest =
    { WHO($seat) ->
        [you] Je krijgt
       *[other] { SEAT($seat) } krijgt
    } { CARD($card) } { $figure } (zoals gespeeld: { $other }).
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
    } { $figure } kaartpunten (zoals gespeeld: { $other }).
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
    } { $figure } kaartpunten (zoals gespeeld: { $other }).
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
    } { $figure } roem (zoals gespeeld: { $other }).
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
    } { $figure } slagen (zoals gespeeld: { $other }).
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
    } { $figure } (zoals gespeeld: { $other }).
review-trick-against =
    Gemiddeld kost deze slag { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } { $figure } strafpunten (zoals gespeeld: { $other }).
review-points-against =
    Gemiddeld kost de ronde { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } { $figure } strafpunten (zoals gespeeld: { $other }).
review-score-against =
    Gemiddeld kost de ronde { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } { $figure } punten (zoals gespeeld: { $other }).
review-from-zero =
    Gemiddeld { WHO($seat) ->
        [you] ben je
       *[other] is { SEAT($seat) }
    } daarna { $figure } van nul af (zoals gespeeld: { $other }).

review-worlds = Een beslissing kan niet in { $given } mogelijke verdelingen worden beoordeeld.
    .remedy = Geef een getal van { $least } tot { NUM($most) }.
