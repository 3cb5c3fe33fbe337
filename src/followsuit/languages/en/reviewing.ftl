## What the page says about the review of a finished game; it is loaded when one is opened.

# {"game": "Zole"}
page-review-of = { $game }, review
page-review-begin = Review this game
page-review-begin-says = The strongest player judges every decision by what its seat could know then. It takes a while, and is kept.
# {"judged": 12, "of": 96}
page-review-making = { $judged } of { $of } decisions judged
# {"ahead": 2}
page-review-waiting =
    { $ahead ->
        [0] The review begins in a moment.
        [one] One other review comes first.
       *[other] { $ahead } other reviews come first.
    }
page-review-ready = The review is ready.
page-review-so-far = So far; the rest comes in.
page-review-whose = Whose game
# {"seat": 1, "adjusted": 3.2, "cost": 2.5}
page-review-says =
    { WHO($seat) ->
        [you] Without the luck of the cards it would be { SIGNED($adjusted, 1) }; your errors cost { NUM($cost, 1) }.
       *[other] Without the luck of the cards { SEAT($seat) } would have { SIGNED($adjusted, 1) }; errors cost { NUM($cost, 1) }.
    }
# {"result": 9}
page-review-where = Where the { SIGNED($result, 1) } came from
page-review-unit = points, less the others’ mean
page-review-deal = deal luck
page-review-others = others’ play
# {"seat": 1}
page-review-own =
    { WHO($seat) ->
        [you] your errors
       *[other] own errors
    }
page-review-result = result
# {"deal": 6.4, "others": 5.1, "own": -2.5, "result": 9}
page-review-parts = Deal luck { SIGNED($deal, 1) }, others’ play { SIGNED($others, 1) }, own errors { SIGNED($own, 1) }, result { SIGNED($result, 1) }.
page-review-how = How it is counted
# {"player": "master", "worlds": 64, "slip": 0.3, "costly": 1}
page-review-how-says = Points are a seat’s own less the mean of the others’. At each decision { $player } plays out up to { $worlds } deals that fit what the seat knew then; an option is worth what it brings there on average, and a loss counts only where it can be told from nothing. A slip loses { NUM($slip, 1) } points or more, a costly error { NUM($costly, 1) }. Deal luck is what good players in all seats make of the same cards, round by round; the rest, beside one’s own errors, is what the others did and how the play fell. The chance is as the cards lay.
# {"seat": 1, "n": 61}
page-review-choices =
    { WHO($seat) ->
        [you] Your { $n } real choices
       *[other] { $n } real choices
    }
# {"n": 35}
page-review-forced =
    { $n ->
        [one] one was forced
       *[other] { $n } were forced
    }
# {"share": 0.89}
page-review-sound = { PERCENT($share) } were best or as good
page-review-best = best
page-review-good = as good
page-review-slip = slip
page-review-costly = costly
# {"round": 7}
page-review-before-cards = Round { $round }, before play
# {"seat": 1, "points": -1.6}
page-review-for =
    { WHO($seat) ->
        [you] { SIGNED($points, 1) } for you
       *[other] { SIGNED($points, 1) } for { SEAT($seat) }
    }
# {"seat": 1}
page-review-played-by =
    { WHO($seat) ->
        [you] you chose
       *[other] { SEAT($seat) } chose
    }
page-review-better = better
page-review-played = played
page-review-try = Try it again
page-review-see = See it
page-review-all = All decisions
# {"seat": 1}
page-review-chance-match =
    { WHO($seat) ->
        [you] Your chance to win the game
       *[other] Chance that { SEAT($seat) } wins the game
    }
# {"seat": 1}
page-review-chance-round =
    { WHO($seat) ->
        [you] Your chance to win the round
       *[other] Chance that { SEAT($seat) } wins the round
    }
# {"seat": 1}
page-review-wins =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat) } wins
    }
# {"chance": 0.61}
page-review-chance-now = { PERCENT($chance) } now
# {"chance": 0.55, "action": "Q♠"}
page-review-chance-had = { PERCENT($chance) } with { $action }
page-review-numbers = numbers: the moments
# {"first": 0.33, "last": 1}
page-review-curve-from-to = From { PERCENT($first) } to { PERCENT($last) }.
page-review-moments = The moments that mattered
page-review-no-moments = Nothing here cost enough to dwell on: soundly played.
# {"seat": 1}
page-review-choice-of =
    { WHO($seat) ->
        [you] Your choice
       *[other] Choice of { SEAT($seat) }
    }
page-review-expected = expected points
# {"points": 1.2, "error": 0.2}
page-review-give-or-take = { SIGNED($points, 1) }, give or take { NUM($error, 1) }
# {"action": "Q♠", "loss": 0.4}
page-review-open =
    { $loss ->
        [0] As the cards lay: nothing was better.
       *[other] As the cards lay: { $action }, { NUM($loss, 1) } better.
    }
page-review-only-one = Nothing else could be done here.
page-review-step-on = Step to a decision to see what else could have been done.
page-review-not-yet = This decision has not been judged yet.
page-review-next-moment = Next moment
page-review-tab-moves = Moves
page-review-tab-options = Options
page-review-tab-who = Who
# {"n": 1, "of": 3}
page-review-live-moment = Moment { $n } of { $of }.
# {"action": "Q♠", "loss": 1.6}
page-review-live-better = Better: { $action }, by { NUM($loss, 1) } points.
