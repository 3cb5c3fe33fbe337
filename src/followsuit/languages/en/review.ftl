### The review of a game: what was better than what was done, and why. Told of a seat, to everyone.

# {"best": "the ten of hearts", "reasons": ["Anna wins this trick in every deal (as played: never)."]}
review-better = Better: { $best }. { LIST($reasons, " ") }
review-on-average = It brings more on average.
# {"seat": 1}
review-last-to-play =
    { WHO($seat) ->
        [you] You were the last to play.
       *[other] { SEAT($seat) } was the last to play.
    }
# {"seat": 1, "suit": "h"}
review-had-none =
    { WHO($seat) ->
        [you] You had shown that you have no { SUIT($suit) }.
       *[other] { SEAT($seat) } had shown to have no { SUIT($suit) }.
    }
review-clears =
    { WHO($seat) ->
        [you] It was your last card of { SUIT($suit) }.
       *[other] It was the last card of { SUIT($suit) } of { SEAT($seat) }.
    }
# {"other": "44 %"}
review-beside = { " " }(as played: { $other })
# {"seat": 1, "figure": "in 71 % of deals", "beside": " (as played: 44 %)", "side": true}
review-trick-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Your side wins
           *[no] You win
        }
       *[other] { $side ->
            [yes] The side of { SEAT($seat) } wins
           *[no] { SEAT($seat) } wins
        }
    } this trick { $figure }{ $beside }.
review-trick-left =
    { $side ->
        [yes] The others win this trick
       *[no] Someone else wins this trick
    } { $figure }{ $beside }.
review-round-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Your side wins
           *[no] You win
        }
       *[other] { $side ->
            [yes] The side of { SEAT($seat) } wins
           *[no] { SEAT($seat) } wins
        }
    } the round { $figure }{ $beside }.
# {"seat": 1, "figure": "in 71 % of deals", "beside": " (as played: 44 %)"}
review-bid-met =
    { WHO($seat) ->
        [you] You make your bid
       *[other] { SEAT($seat) } makes the bid
    } { $figure }{ $beside }.
review-side-bid-met =
    { WHO($seat) ->
        [you] Your side makes its bid
       *[other] The side of { SEAT($seat) } makes its bid
    } { $figure }{ $beside }.
review-side-bid-missed = The others miss their bid { $figure }{ $beside }.
review-bid-missed =
    { WHO($seat) ->
        [you] You miss the bid
       *[other] { SEAT($seat) } misses the bid
    } { $figure }{ $beside }.
review-no-trick =
    { WHO($seat) ->
        [you] You take no trick
       *[other] { SEAT($seat) } takes no trick
    } { $figure }{ $beside }.
review-some-trick =
    { WHO($seat) ->
        [you] You take a trick
       *[other] { SEAT($seat) } takes a trick
    } { $figure }{ $beside }.
review-game-won =
    { WHO($seat) ->
        [you] You win the game at once
       *[other] { SEAT($seat) } wins the game at once
    } { $figure }{ $beside }.
review-game-lost =
    { WHO($seat) ->
        [you] You lose the game at once
       *[other] { SEAT($seat) } loses the game at once
    } { $figure }{ $beside }.
review-nil-kept =
    { WHO($seat) ->
        [you] Your nil holds
       *[other] The nil of { SEAT($seat) } holds
    } { $figure }{ $beside }.
review-nil-broken =
    { WHO($seat) ->
        [you] Your nil fails
       *[other] The nil of { SEAT($seat) } fails
    } { $figure }{ $beside }.
review-took-all =
    { WHO($seat) ->
        [you] You take all penalty cards
       *[other] { SEAT($seat) } takes all penalty cards
    } { $figure }{ $beside }.
review-not-all =
    { WHO($seat) ->
        [you] You are kept from taking all penalty cards
       *[other] { SEAT($seat) } is kept from taking all penalty cards
    } { $figure }{ $beside }.
# {"seat": 1, "figure": "in 12 % of deals", "beside": " (as played: 44 %)", "card": "Qs"}
review-dearest =
    { WHO($seat) ->
        [you] You get
       *[other] { SEAT($seat) } gets
    } { CARD($card, "the") } { $figure }{ $beside }.
# {"seat": 1, "figure": "12.5", "beside": " (as played: 8.1)", "side": true}
review-trick-points =
    On average this trick brings { WHO($seat) ->
        [you] { $side ->
            [yes] your side
           *[no] you
        }
       *[other] { $side ->
            [yes] the side of { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } card points{ $beside }.
review-points =
    On average the round brings { WHO($seat) ->
        [you] { $side ->
            [yes] your side
           *[no] you
        }
       *[other] { $side ->
            [yes] the side of { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } card points{ $beside }.
review-melds =
    On average cards in sequence or alike bring { WHO($seat) ->
        [you] { $side ->
            [yes] your side
           *[no] you
        }
       *[other] { $side ->
            [yes] the side of { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure }{ $beside }.
review-tricks =
    On average the round brings { WHO($seat) ->
        [you] { $side ->
            [yes] your side
           *[no] you
        }
       *[other] { $side ->
            [yes] the side of { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure } tricks{ $beside }.
review-score =
    On average the round brings { WHO($seat) ->
        [you] { $side ->
            [yes] your side
           *[no] you
        }
       *[other] { $side ->
            [yes] the side of { SEAT($seat) }
           *[no] { SEAT($seat) }
        }
    } { $figure }{ $beside }.
# {"seat": 1, "figure": "12.5", "beside": " (as played: 8.1)"}
review-trick-against =
    On average this trick costs { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } { $figure } penalty points{ $beside }.
review-points-against =
    On average the round costs { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } { $figure } penalty points{ $beside }.
review-score-against =
    On average the round costs { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } { $figure } points{ $beside }.
review-from-zero =
    On average { WHO($seat) ->
        [you] you end up
       *[other] { SEAT($seat) } ends up
    } { $figure } away from zero{ $beside }.

## What cannot be reviewed.

# {"given": "3", "least": 20, "most": 10000}
review-worlds = A decision cannot be judged in { $given } imagined deals.
    .remedy = Give a number from { $least } to { NUM($most) }.
