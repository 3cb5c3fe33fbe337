### Games beside each other: what `followsuit compare` and `followsuit sweep` say. Options, words and players are called as they are typed.

## What is compared.

# {"game": "Zole", "seats": 4, "usual": false, "options": ["rounds=24"], "word": "FollowSuit", "player": "greedy"}
compare-contender =
    { $game }{ $word ->
        [none] { "" }
       *[other] { " " }without { $word }
    }{ $usual ->
        [yes] { "" }
       *[no] { " " }with { $seats } seats
    }{ COUNT($options) ->
        [0] { "" }
       *[other] { " " }({ LIST($options, "") })
    }{ $player ->
        [none] { "" }
       *[other] { " " }by { $player }
    }
# {"word": "FollowSuit", "options": ["nil=false"]}
compare-left-out =
    { $word ->
        [none] { LIST($options, "") }
       *[other] without { $word }
    }
# {"games": 10000, "players": ["greedy"], "seed": "7"}
compare-played = { NUM($games) } games each, by { LIST($players) }, from the seed { $seed }; ± is 99 % confidence.
compare-how-to-read = What stands in brackets may be chance.
# {"option": "rounds", "value": "24"}
compare-value = { $option }={ $value }
# {"values": ["rounds=24", "dues=true"]}
compare-values = { LIST($values, "") }

## The figures.

compare-figure-minutes = minutes
compare-figure-decisions = decisions a player
compare-figure-rounds = rounds
compare-figure-unfinished = not over
compare-figure-seat-advantage = best seat's advantage
compare-figure-bids-made = bids made
compare-figure-skill = skill
compare-figure-better-wins = better player's lead
compare-figure-lead-changes = lead changes
compare-figure-leader-wins = leader half-way wins
compare-figure-margin = margin, in rounds
compare-figure-shared-wins = shared wins
compare-unknown = –
# {"by": "+1.5", "reach": "0.2", "share": true, "significant": false}
compare-apart =
    { $significant ->
        [yes] { "" }
       *[no] (
    }{ $by }{ $reach ->
        [none] { "" }
       *[other] { " ± " }{ $reach }
    }{ $share ->
        [yes] { "\u00A0" }%
       *[no] { "" }
    }{ $significant ->
        [yes] { "" }
       *[no] )
    }
# {"figure": "skill", "one": "61 %", "other": "40 %"}
compare-changed = { $figure } { $one } → { $other }
# {"figure": "skill", "value": "61 ± 2 %"}
compare-named = { $figure } { $value }
# {"changes": ["skill 61 % → 40 %", "minutes 12 → 15"]}
compare-changes = { LIST($changes, ";") }
compare-no-changes = nothing beyond chance
compare-heading-figure = figure
compare-heading-difference = B − A
compare-heading-goals = goals

## The verdict.

# {"one": "Zole", "other": "Zole (rounds=24)", "parts": ["takes 12 min more", "leaves more to skill"]}
compare-verdict = Beside { $one }, { $other } { LIST($parts) }.
compare-alike = Between { $one } and { $other } nothing that matters differs beyond chance.
# {"more": true, "by": "12.6", "one": "12.6", "other": "25.2"}
compare-differs-minutes =
    takes { $by } min { $more ->
        [yes] more
       *[no] less
    }
compare-differs-unfinished =
    is left unfinished { $more ->
        [yes] more
       *[no] less
    } often ({ $other } instead of { $one })
compare-differs-seat-advantage =
    favours a seat { $more ->
        [yes] more
       *[no] less
    } ({ $other } instead of { $one })
compare-differs-bids-made =
    has { $more ->
        [yes] more
       *[no] fewer
    } of its bids made ({ $other } instead of { $one })
compare-differs-skill =
    leaves { $more ->
        [yes] more
       *[no] less
    } to skill ({ $other } instead of { $one })
compare-differs-lead-changes =
    changes its leader { $more ->
        [yes] more
       *[no] less
    } often ({ $other } instead of { $one })
# {"game": "Zole", "tried": 5, "matter": 3, "most": "without FollowSuit", "figures": 6}
compare-worth =
    Of { WORDS($tried) } { $tried ->
        [one] thing
       *[other] things
    } that { $game } can be played without, { WORDS($matter) } { $matter ->
        [one] changes
       *[other] change
    } it beyond chance, the most of all “{ $most }” ({ WORDS($figures) } { $figures ->
        [one] figure
       *[other] figures
    }).
compare-worth-nothing =
    Nothing that { $game } can be played without changes it beyond chance.

## A sweep.

# {"goals": ["minutes=20", "skill>=0.6"], "settings": ["rounds=16", "rounds=18"], "surely": true, "figures": ["minutes 19.8 ± 0.1"]}
sweep-meets =
    { COUNT($settings) ->
        [one] { LIST($settings) } { $surely ->
            [yes] meets
           *[no] meets, perhaps by chance,
        } { LIST($goals) }: { LIST($figures, ";") }.
       *[other] { LIST($settings) } meet { LIST($goals) }; the first of them { $surely ->
            [yes] surely
           *[no] perhaps by chance
        }: { LIST($figures, ";") }.
    }
# {"goals": ["minutes=20", "skill>=0.6"], "nearest": "rounds=16", "figures": ["minutes 19.8 ± 0.1"]}
sweep-none-meets = No setting meets { LIST($goals) }; { $nearest } comes nearest: { LIST($figures, ";") }.
# {"settings": 9}
sweep-no-goals =
    { CAPITAL(WORDS($settings)) } { $settings ->
        [one] setting was
       *[other] settings were
    } tried; name a goal with --goal, such as minutes=20, to be told which meets it.
# {"met": "yes"}
sweep-met =
    { $met ->
        [yes] yes
        [perhaps] perhaps
       *[no] no
    }

## The page of a report.

# {"one": "Zole", "other": "Zole (rounds=24)"}
compare-page = { $one } beside { $other }
# {"game": "Zole"}
compare-page-worth = What each word of { $game } is worth
# {"game": "Zole", "options": ["rounds"]}
compare-page-sweep = { $game }: values of { LIST($options) }
compare-page-title = Figures side by side, with 99 % confidence intervals
compare-question-figures = What are the figures?
compare-question-charts = What do they look like?
compare-question-changes = What changes beyond chance?
compare-method = Minutes are those of one person among bots: five seconds for a decision of one's own, one for anybody else's. The advantage of the best seat is how much more than an even part of the games it wins; which one is best is found in one half of the games, and measured in the other. Skill is what “who plays” explains of who wins when one such player sits among weaker ones; the better player's lead is how far it is on the way from an even part of the games (0 %) to all of them (100 %). Whoever leads half-way wins so many of the games that go on. The margin is the points between the first and the second, in rounds of the usual size.

## What cannot be.

compare-one-game = There is nothing to compare it with.
    .remedy = Name two games, or a game twice with other options, as in zole zole:rounds=24; or name two players, or add --without-each.
compare-too-many = Two games are compared at a time.
    .remedy = Name two, such as spades whist.
# {"players": ["greedy", "random", "casual"]}
compare-players = { LIST($players) } are too many players.
    .remedy = Name one for both, or one for each.
compare-without-two = --without-each is about one game.
    .remedy = Name one game, and one player.
# {"game": "Zole"}
compare-nothing-to-leave-out = { $game } cannot be played without any of its words or options.
    .remedy = Compare two of its settings instead, as in zole zole:rounds=24.
# {"text": "minutes~20"}
sweep-goal-unreadable = “{ $text }” is not a goal.
    .remedy = Write it as minutes=20, minutes=15..25 or skill>=60%.
# {"given": "fun", "figures": ["minutes", "skill"]}
sweep-goal-unknown = There is no figure “{ $given }”.
    .remedy = The figures are { LIST($figures) }.
# {"text": "20..4"}
sweep-values-unreadable = “{ $text }” is not a range of values.
    .remedy = Write it as 4..20, 4..20..4 or five,seven.
# {"most": 100}
sweep-too-many = That is more than { $most } settings.
    .remedy = Try fewer values, or with a step, as in 4..40..4.
sweep-nothing-to-try = No option has several values.
    .remedy = Give one some, as in --option rounds=4..20.
