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
# {"seat": 1, "figure": "in 71 % of deals", "other": "44 %", "side": true}
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
    } this trick { $figure } (as played: { $other }).
review-trick-left =
    { $side ->
        [yes] The others win this trick
       *[no] Someone else wins this trick
    } { $figure } (as played: { $other }).
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
    } the round { $figure } (as played: { $other }).
# {"seat": 1, "figure": "in 71 % of deals", "other": "44 %"}
review-bid-met =
    { WHO($seat) ->
        [you] You make your bid
       *[other] { SEAT($seat) } makes the bid
    } { $figure } (as played: { $other }).
review-side-bid-met =
    { WHO($seat) ->
        [you] Your side makes its bid
       *[other] The side of { SEAT($seat) } makes its bid
    } { $figure } (as played: { $other }).
review-side-bid-missed = The others miss their bid { $figure } (as played: { $other }).
review-bid-missed =
    { WHO($seat) ->
        [you] You miss the bid
       *[other] { SEAT($seat) } misses the bid
    } { $figure } (as played: { $other }).
review-no-trick =
    { WHO($seat) ->
        [you] You take no trick
       *[other] { SEAT($seat) } takes no trick
    } { $figure } (as played: { $other }).
review-game-won =
    { WHO($seat) ->
        [you] You win the game at once
       *[other] { SEAT($seat) } wins the game at once
    } { $figure } (as played: { $other }).
review-game-lost =
    { WHO($seat) ->
        [you] You lose the game at once
       *[other] { SEAT($seat) } loses the game at once
    } { $figure } (as played: { $other }).
review-nil-kept =
    { WHO($seat) ->
        [you] Your nil holds
       *[other] The nil of { SEAT($seat) } holds
    } { $figure } (as played: { $other }).
review-nil-broken =
    { WHO($seat) ->
        [you] Your nil fails
       *[other] The nil of { SEAT($seat) } fails
    } { $figure } (as played: { $other }).
review-took-all =
    { WHO($seat) ->
        [you] You take all penalty cards
       *[other] { SEAT($seat) } takes all penalty cards
    } { $figure } (as played: { $other }).
# {"seat": 1, "figure": "in 12 % of deals", "other": "44 %", "card": "Qs"}
review-dearest =
    { WHO($seat) ->
        [you] You get
       *[other] { SEAT($seat) } gets
    } { CARD($card, "the") } { $figure } (as played: { $other }).
# {"seat": 1, "figure": "12.5", "other": "8.1", "side": true}
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
    } { $figure } card points (as played: { $other }).
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
    } { $figure } card points (as played: { $other }).
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
    } { $figure } (as played: { $other }).
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
    } { $figure } tricks (as played: { $other }).
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
    } { $figure } (as played: { $other }).
# {"seat": 1, "figure": "12.5", "other": "8.1"}
review-trick-against =
    On average this trick costs { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } { $figure } penalty points (as played: { $other }).
review-points-against =
    On average the round costs { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } { $figure } penalty points (as played: { $other }).
review-score-against =
    On average the round costs { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } { $figure } points (as played: { $other }).
review-from-zero =
    On average { WHO($seat) ->
        [you] you end up
       *[other] { SEAT($seat) } ends up
    } { $figure } away from zero (as played: { $other }).

## What cannot be reviewed.

# {"given": "3", "least": 20, "most": 10000}
review-worlds = A decision cannot be judged in { $given } imagined deals.
    .remedy = Give a number from { $least } to { NUM($most) }.
