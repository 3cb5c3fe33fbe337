### What many games say: simulations, tournaments, and reports on a game. Players and options are called as they are typed.

## While one waits.

# {"part": "simulator"}
kernel-compiling =
    { $part ->
        [simulator] Compiling the simulator; this happens once and takes about half a minute.
        [study] Compiling the simulator with the agents of the study; this happens once and takes about half a minute.
        [agents] Compiling the agents of the study; this happens once and takes a quarter of a minute.
        [solver] Compiling the solver; this happens once and takes about half a minute.
        [learning] Compiling what learns a game; this happens once and takes about a minute.
        [minds] Compiling the players that have learned the game; this happens once and takes about half a minute.
       *[players] Compiling the players; this happens once and takes about half a minute.
    }
kernel-meanwhile = The players are being compiled in the background, which happens once and takes about half a minute; until then simple ones play for them.
kernel-ready = The players are ready, and play from now on.
# {"seats": 3}
lab-step-seats = { $seats } seats
# {"option": "schedule", "value": "seven"}
lab-step-option = { $option } { $value }
# {"speed": 1200}
lab-speed = { NUM($speed) } a second

## Numbers.

# {"percent": 25, "digits": 0, "than": "exactly"}
lab-percent =
    { $than ->
        [under] under { NUM($percent, $digits) }{ "\u00A0" }%
        [over] over { NUM($percent, $digits) }{ "\u00A0" }%
       *[exactly] { NUM($percent, $digits) }{ "\u00A0" }%
    }
# {"percent": 45, "reach": 3}
lab-within =
    { $reach ->
        [none] { NUM($percent, 1) }{ "\u00A0" }%
       *[other] { NUM($percent, 1) } ± { NUM($reach, 1) }{ "\u00A0" }%
    }
# {"number": -1.5, "digits": 1}
lab-number = { NUM($number, $digits) }
lab-gain = { SIGNED($number, $digits) }
lab-cell-percent = { NUM($number, $digits) }%
lab-unknown = ?
# {"mean": "1.5", "reach": "0.2"}
lab-give-or-take =
    { $reach ->
        [none] { $mean }
       *[other] { $mean } ± { $reach }
    }
# {"value": "12", "seats": "3–4"}
lab-at-seats = { $value } ({ $seats } seats)
lab-at = { $value } ({ $seats })

## The verdict, in one sentence.

# {"game": "Zole", "parts": ["takes about 13 min with 3 seats", "always ends"]}
lab-verdict = { $game } { LIST($parts) }.
# {"minutes": "13", "seats": 3}
lab-verdict-minutes = takes about { $minutes } min with { $seats } seats
# {"open": false, "over": "98 %"}
lab-verdict-ends =
    { $open ->
        [yes] ends when its table likes
       *[no] { $over ->
            [none] always ends
           *[other] ends { $over } of the time
        }
    }
lab-verdict-fair = favours no seat
# {"place": "dealer", "wins": "45.0 ± 3.0 %"}
lab-verdict-unfair =
    favours { $place ->
        [dealer] the first dealer
        [1] the seat after the first dealer
       *[other] seat { $place } after the first dealer
    } ({ $wins } of the wins)
# {"share": "39 %", "better": "strong", "weaker": "greedy"}
lab-verdict-skill = is { $share } skill ({ $better } among { $weaker } players)

## What was played.

# {"sentences": ["Zole was played 60 times.", "With 4 seats the option was dues true."]}
lab-opening = { LIST($sentences, " ") }
# {"game": "Zole", "games": 10000, "kinds": 2, "seats": "3–4", "player": "greedy"}
lab-played =
    { $game } was played { NUM($games) } times{ $kinds ->
        [one] { "" }
       *[other] { " each" }
    } with { $seats } seats by the player “{ $player }” on all seats{ $player ->
        [random] .
       *[other] , and as often by random players beside them.
    }
# {"seats": "4", "options": "schedule seven"}
lab-played-with = With { $seats } seats the option was { $options }.
lab-nothing-measured = Nothing was measured.
# {"done": 1, "steps": 6}
lab-stopped-steps =
    Stopped after { $done } of { WORDS($steps) } { $steps ->
        [one] step
       *[other] steps
    }; all of those are told.

## How long a game lasts.

# {"rounds": ["20 (3 seats)", "15 (4)"]}
lab-rounds-are-fixed = The number of rounds is fixed: { LIST($rounds, "") }.
# {"decisions": ["160 (3 seats)", "120 (4)"]}
lab-decisions = So many times each player has to decide something in a game: { LIST($decisions, "") }.
# {"games": 200, "rounds": 2000, "unfinished": ["3 % (3 seats)"]}
lab-still-not-over = Of { NUM($games) } games that were given { NUM($rounds) } rounds, so many were still not over: { LIST($unfinished, "") }.
# {"cap": 12}
lab-table-decides =
    The table decides when the game ends; it was cut off after { WORDS($cap) } { $cap ->
        [one] round
       *[other] rounds
    }.
# {"rounds": ["20 (3 seats)", "15 (4)"], "cap": 5}
lab-cut-off =
    A game has at most so many rounds: { LIST($rounds, "") }; it was cut off after { WORDS($cap) } { $cap ->
        [one] round
       *[other] rounds
    }.
# {"seats": 3, "half": 12, "most": 40, "left": "3.1 %", "cap": 200}
lab-few-end =
    With { $seats } seats fewer than half of the games come to an end: { $left ->
        [none] all of them came to an end
       *[other] { $left } were not over after { $cap } rounds
    }.
lab-half-end =
    With { $seats } seats half of the games are over after { WORDS($half) } { $half ->
        [one] round
       *[other] rounds
    }, but { $left ->
        [none] all of them came to an end
       *[other] { $left } were not over after { $cap } rounds
    }.
lab-most-end =
    With { $seats } seats half of the games are over after { WORDS($half) } { $half ->
        [one] round
       *[other] rounds
    } and nine in ten after { WORDS($most) } { $most ->
        [one] round
       *[other] rounds
    }; { $left ->
        [none] all of them came to an end
       *[other] { $left } were not over after { $cap } rounds
    }.
# {"points": ["−1.20 (2 seats)", "+0.30 (3)"]}
lab-drift = A round moves a score by so many points on average: { LIST($points, "") }.
lab-drift-means = Everyone starts above zero. If scores fall fast they run through zero and on; if they rise they run away from it; either way a game that is not won early may never be.

## How many should play.

# {"cap": 200, "ways": ["with 2 and 3 seats it ends reliably", "with 5 seats it seldom ends"]}
lab-how-many = How many should play? Within { $cap } rounds, { LIST($ways, ";") }.
# {"seats": [2, 3]}
lab-ends-reliably = with { LIST($seats) } seats it ends reliably
lab-ends-often = with { LIST($seats) } seats it ends more often than not
lab-seldom-ends = with { LIST($seats) } seats it seldom ends
# {"ended": ["98 % (2 seats)", "60 % (3)"]}
lab-so-many-end = So many games end: { LIST($ended, "") }.
lab-among-random = Among random players: { LIST($ended, "") }.
# {"seats": 3, "share": "98 %"}
lab-ends-most-often = It ends most often with { $seats } seats: { $share } of the games.
# {"seats": [2, 4]}
lab-end-most-often = It ends most often with { LIST($seats) } seats; which of them is ahead may be chance.

## Whether it matters where one sits.

# {"seats": 3, "place": "dealer", "wins": "45.0 ± 3.0 %", "ended": "60 %", "even": "33 %"}
lab-place-wins =
    With { $seats } seats { $place ->
        [dealer] the first dealer
        [1] the seat after the first dealer
       *[other] seat { $place } after the first dealer
    } wins { $wins } { $ended ->
        [none] of the games
       *[other] of the games that end ({ $ended } of all)
    }, where { $even } would be even: that is more than chance.
lab-places-are-fair = Counted from the first dealer, no place at the table wins more or less often than chance allows.
# {"seats": "3, 5–6"}
lab-places-are-fair-with = With { $seats } seats no place wins more or less often than chance allows.
lab-dealing-is-fair = Within a round it makes no difference beyond chance to be the dealer.
# {"points": ["−1.20 (2 seats)", "+0.30 (3)"]}
lab-dealing-moves = A round moves the dealer's score by so many points beside the mean of the table: { LIST($points, "") }.
lab-dealing-is-worth = To deal is worth so many points a round beside the mean of the table: { LIST($points, "") }.

## Bids, contracts and the lead.

# {"seats": 4, "made": "40 %", "random": "21 %", "hands": ["60 % with one card", "30 % with ten cards"]}
lab-bids =
    With { $seats } seats { $made } of all bids are made{ $random ->
        [none] .
       *[other] ; random players make { $random }.
    }{ COUNT($hands) ->
        [0] { "" }
       *[other] { " " }By hand size it is { LIST($hands) }.
    }
# {"share": "60 %", "cards": 3}
lab-bids-of-hand =
    { $share } with { WORDS($cards) } { $cards ->
        [one] card
       *[other] cards
    }
# {"seats": 3, "contracts": ["Big is played in 30 % of the rounds", "Zole is played in 10 % of the rounds"]}
lab-contracts = With { $seats } seats: { LIST($contracts, ";") }.
# {"contract": "Big", "share": "30 %", "won": "60 %"}
lab-contract =
    { $won ->
        [none] { TERM($contract) } is played in { $share } of the rounds
       *[other] { TERM($contract) } is played in { $share } of the rounds and won in { $won } of those
    }
# {"changes": ["2.1 (3 seats)", "2.6 (4)"], "partners": false}
lab-lead-changes =
    So many times a game the lead passes from one { $partners ->
        [yes] side to another
       *[no] player to another
    }: { LIST($changes, "") }.
# {"points": "12.5", "swings": "1.4", "shared": "3.1 %", "partners": false}
lab-margin =
    { $partners ->
        [yes] The winning side is { $points } points better than the other
       *[no] The winner is { $points } points better than the second
    }, { $swings } times what a round usually moves a score; { $shared } of the wins are shared.
# {"seats": 3, "round": 6, "wins": "70 %", "all_end": true, "even": "33 %"}
lab-ahead =
    With { $seats } seats whoever is ahead after round { $round } wins { $wins } { $all_end ->
        [yes] of the games that go on
       *[no] of the games that go on and end
    }, where { $even } would be even.

## Skill and luck.

# {"better": "greedy", "weaker": "random", "partners": false, "all_end": true, "wins": ["57 % (3–4 seats)"], "even": ["33 % (3 seats)", "25 % (4)"]}
lab-better-wins =
    { $partners ->
        [yes] A side of { $better } players against { $weaker } ones wins
       *[no] One { $better } player among { $weaker } ones wins
    } so many { $all_end ->
        [yes] games
       *[no] of the games that end
    }: { LIST($wins, "") }. Even would be { LIST($even, "") }.
# {"better": "greedy", "weaker": "random", "partners": false, "ended": ["14 % (3–4 seats)"]}
lab-better-ends =
    So many of all games with { $partners ->
        [yes] a side of { $better } players against { $weaker } ones
       *[no] one { $better } player among { $weaker } ones
    } end: { LIST($ended, "") }.
# {"better": "casual", "weaker": "greedy", "partners": true, "wins": "66.0 ± 3.0 %", "ended": "50 %", "seats": 3}
lab-close =
    { $partners ->
        [yes] A side of { $better } players against { $weaker } ones wins
       *[no] One { $better } player among { $weaker } ones wins
    } { $ended ->
        [none] { $wins }
       *[other] { $wins } of the games that end ({ $ended } of all)
    } with { $seats } seats.
# {"seats": 3, "better": "casual", "weaker": "greedy", "partners": false, "player": "10 %", "cards": "60 %", "play": "30 %"}
lab-decides =
    Of what decides who wins at a table of { $seats } with { $partners ->
        [yes] a side of { $better } players against { $weaker } ones
       *[no] one { $better } player among { $weaker } ones
    }, about { $player } is who plays, { $cards } the cards and the seat, and { $play } how play went.

## What options change.

lab-how-to-read-options = Each figure as usual → with the option. What stands in brackets may be chance.
# {"option": "schedule seven instead of five (4 seats)"}
lab-option-changes-nothing = With { $option } nothing changes beyond chance.
# {"option": "schedule", "value": "seven", "usual": "five", "seats": 4}
lab-with-option = { $option } { $value } instead of { $usual } ({ $seats } seats)
# {"usual": "5", "then": "7", "significant": true}
lab-change =
    { $significant ->
        [yes] { $usual } → { $then }
       *[no] ({ $usual } → { $then })
    }
# {"of_these": false}
lab-figure-rounds = rounds
lab-figure-unfinished = unfinished
lab-figure-actions = actions
lab-figure-lead-changes = lead changes
lab-figure-margin = margin
lab-figure-shared-wins = shared wins
lab-figure-bids-made = bids made
lab-figure-better-player-s-games-that-end = better player's games that end
# {"of_these": true}
lab-figure-better-player-wins =
    { $of_these ->
        [yes] better player wins, of these
       *[no] better player wins
    }

## The page of a report.

# {"game": "Zole"}
lab-heading = { $game } in figures
lab-in-short = In short
lab-index = All games in figures
lab-index-title = A verdict on each; its name leads to its report
# {"games": 12, "each": 10000, "player": "greedy", "seed": "7"}
lab-index-played =
    { CAPITAL(WORDS($games)) } { $games ->
        [one] game was
       *[other] games were
    } played { NUM($each) } times with each number of seats by the player “{ $player }”, from the seed { $seed }.
lab-index-figures = All of them, at their usual seats
lab-the-numbers = The numbers
lab-question-length = How long does a game last, and does it end?
lab-question-seat = Does it matter where one sits?
lab-question-bids = How often are bids made?
lab-question-contracts = Which contracts are played?
lab-question-lead = Does the lead change, and when is it decided?
lab-question-skill = How much is skill, how much luck?
lab-question-options = What do the options change?
lab-method = How it was measured
# {"games": 10000, "seed": "7", "player": "greedy"}
lab-method-games = Every setting was played { NUM($games) } times by each kind of player, from the seed { $seed }. What is said without a name is about the player { $player }.
lab-method-intervals = Intervals are 99 % confidence intervals: Student's t over games, deals or batches of games, and Wilson's for how often a place wins. Those of all places at all seat counts hold together, and so do those of all changes by options (Bonferroni); “more than chance” means that such an interval leaves out what would be even.
lab-method-skill = For skill and luck one better player, or a side of them, sits among weaker ones, each deal is played once for every seat that they can take, and the differences between seats are taken apart: “who plays” is what the means of the two kinds explain, “cards and seat” what the same seat of the same deal has in common whoever sits where, “how play went” the rest. All of it holds for these players, not for people.
lab-method-cut-off = A game that was cut off counts as not over. How often somebody wins is told of the games that end; in what decides who wins, a game that was cut off is won by nobody.

## The figures of a report: titles, axes and keys.

lab-chart-decisions = Decisions of one player in a game
# {"player": "greedy"}
lab-chart-over = Games that are over, played by { $player }
lab-chart-bids = Bids made by { $player }
lab-chart-drift = How far a round moves a score, on average
# {"seats": 3}
lab-chart-wins-by-place = { $seats } seats: games won, by place after the first dealer
lab-chart-points-by-place = { $seats } seats: points in a round, by place after its dealer
lab-chart-contracts = { $seats } seats: how often each contract is played
lab-chart-solo = { $seats } seats: how often its solo player wins
lab-chart-lead-changes = Changes of the lead in a game
lab-chart-ahead = Games won by whoever is ahead on the way
lab-chart-margin = Points between the first and the second
# {"all_end": true, "partners": false}
lab-chart-better-wins =
    { $all_end ->
        [yes] { $partners ->
            [yes] Games won by the better side
           *[no] Games won by the one better player
        }
       *[no] { $partners ->
            [yes] Games won by the better side, of those that end
           *[no] Games won by the one better player, of those that end
        }
    }
lab-chart-better-ends =
    { $partners ->
        [yes] Games with a better side that end
       *[no] Games with one better player that end
    }
lab-chart-decides-wins = What decides who wins
lab-chart-decides-scores = What decides the scores
lab-axis-seats = seats
lab-axis-decisions = decisions
lab-axis-rounds = after so many rounds
lab-axis-games = % of games
lab-axis-games-that-end = % of games that end
lab-axis-games-won = % of games won
lab-axis-games-that-go-on = % of games that go on and end
lab-axis-drift = points a round
lab-axis-place = place after the dealer
lab-axis-beside-the-mean = points beside the mean
lab-axis-hand = cards in a hand
lab-axis-bids = % of bids
lab-axis-contract = contract
lab-axis-of-rounds = % of rounds
lab-axis-of-those-rounds = % of those rounds
lab-axis-changes = changes
lab-axis-ahead = ahead after round
lab-axis-points = points
lab-axis-differences = % of the differences
lab-key-no-matter = if it did not matter
lab-key-surely = more than chance
lab-key-perhaps = may be chance
lab-key-even = even
# {"place": 2}
lab-tick-place =
    { $place ->
        [dealer] dealer
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The tables of a report: headings and cells.

# {"seats": 3}
lab-seats = { $seats } seats
# {"seats": 3, "player": "greedy"}
lab-row-player = { $seats } seats, { $player }
# {"seats": 3, "place": 2}
lab-row-place =
    { $place ->
        [dealer] { $seats } seats, dealer
       *[other] { $seats } seats, { $place }
    }
# {"seats": 3, "better": "greedy", "weaker": "random", "partners": false}
lab-row-meeting =
    { $seats } seats, { $partners ->
        [yes] a side of { $better } against { $weaker }
       *[no] one { $better } among { $weaker }
    }
# {"better": "greedy", "weaker": "random", "partners": false}
lab-meeting =
    { $partners ->
        [yes] { $better } against { $weaker }
       *[no] { $better } among { $weaker }
    }
# {"contract": "Big"}
lab-contract-name = { TERM($contract) }
# {"surely": true}
lab-cell-surely =
    { $surely ->
        [yes] yes
       *[no] no
    }
# {"leads": ["40 % after 3", "70 % after 9"]}
lab-cell-leads =
    { COUNT($leads) ->
        [0] –
       *[other] { LIST($leads, ";") }
    }
# {"wins": "40 %", "round": 3}
lab-cell-lead = { $wins } after { $round }
# {"wins": "57 %", "ended": "14 %"}
lab-cell-better-wins =
    { $ended ->
        [none] { $wins }
       *[other] { $wins } of { $ended }
    }
# {"all_end": true}
lab-column-better-wins =
    { $all_end ->
        [yes] better player wins
       *[no] better player wins, of games that end
    }
lab-column-rounds = rounds
lab-column-tenth-over = 10 % over
lab-column-half-over = half over
lab-column-nine-tenths-over = 90 % over
lab-column-not-over = not over
lab-column-decisions = decisions a player
lab-column-drift = points a round
lab-column-place = place after the dealer
lab-column-won = games won
lab-column-won-of-those-that-end = won, of games that end
lab-column-surely = more than chance
lab-column-hand = cards in a hand
lab-column-contract = contract
lab-column-of-the-rounds = of the rounds
lab-column-won-alone = won by the solo player
lab-column-lead-changes = lead changes
lab-column-margin = first before second
lab-column-swing = a round moves a score by
lab-column-shared = shared wins
lab-column-leads = the leader wins
lab-column-deals = deals
lab-column-games-that-end = games that end
lab-column-wins-of-these = wins, of these
lab-column-even = even
lab-column-way-to-always = of the way to always
lab-column-player = who plays
lab-column-cards = cards and seat
lab-column-play = how play went

## The plot of a tournament.

# {"game": "Zole", "seats": 3, "deals": 2000, "games": 6000}
lab-plot-title = { $game } with { $seats } seats: { NUM($deals) } deals, { NUM($games) } games; bars are 99 % confidence intervals
# {"to_zero": true}
lab-plot-scores =
    { $to_zero ->
        [yes] How far from zero they end
       *[no] What they score
    }
lab-axis-scores =
    { $to_zero ->
        [yes] points from zero, mean of a deal (less is better)
       *[no] points, mean of a deal
    }
lab-plot-wins = How often a seat of theirs wins
# {"even": "33.3", "unfinished": 12}
lab-axis-wins =
    { $unfinished ->
        [0] % of all games (dashed: even, { $even } %)
       *[other] % of all games, { NUM($unfinished) } cut off (dashed: even, { $even } %)
    }
lab-plot-pair-points = Who is better by points
lab-plot-pair-wins = Who wins more often
# {"to_zero": true}
lab-axis-pair-points =
    { $to_zero ->
        [yes] points nearer to zero, a deal (filled: more than chance)
       *[no] points more, a deal (filled: more than chance)
    }
lab-axis-pair-wins = % of games more (filled: more than chance)
# {"one": "greedy", "other": "random"}
lab-pair = { $one } over { $other }

## On the terminal: which games and players there are.

lab-heading-game = game
lab-heading-name = name
lab-heading-seats = seats
lab-heading-minutes = minutes
lab-heading-origin = from
lab-heading-player = player
lab-heading-how-it-plays = how it plays

## On the terminal: a simulation.

# {"game": "Zole", "options": ["seats 3", "rounds 12"], "seed": "7"}
lab-title = { $game }: { LIST($options, "") } · seed { $seed }
# {"game": "Zole", "seed": "7"}
lab-balance-title = { $game } · seed { $seed }
lab-fact-games = games
lab-fact-rounds = rounds
lab-fact-void = void
lab-fact-actions = actions
lab-fact-deals = deals
lab-fact-cut-off = cut off
lab-fact-thinking = thinking
lab-fact-time = time
# {"games": 1000, "unfinished": 12}
lab-games-played =
    { $unfinished ->
        [0] { NUM($games) }
       *[other] { NUM($games) }, { NUM($unfinished) } of them cut off
    }
# {"rounds": "12.5", "least": 8, "most": 20}
lab-rounds-a-game = { $rounds } a game
lab-rounds-from-to = { $rounds } a game ({ NUM($least) }–{ NUM($most) })
# {"rounds": 3}
lab-void-rounds =
    { WORDS($rounds) } { $rounds ->
        [one] round
       *[other] rounds
    }
# {"actions": 246764, "speed": 256023}
lab-actions = { NUM($actions) }, { NUM($speed) } a second
lab-heading-seat = seat
lab-heading-wins = wins
lab-heading-of-games = of games
lab-heading-mean-score = mean score
lab-heading-deviation = sd
lab-heading-bids-made = bids made
lab-heading-contract = contract
lab-heading-rounds = rounds
lab-heading-of-rounds = of rounds
lab-heading-won-by-solo = won by solo
# {"games": 3, "file": "games.jsonl"}
lab-games-written =
    { CAPITAL(WORDS($games)) } { $games ->
        [one] game
       *[other] games
    } written to { $file }.
# {"done": 16, "asked": 40}
lab-stopped-games = Stopped after { NUM($done) } of { NUM($asked) } games; all of those are counted.
lab-stopped-deals = Stopped after { NUM($done) } of { NUM($asked) } deals; all of those are counted.
# {"file": "a.json"}
lab-figures-written = Figures written to { $file }.
lab-report-written = Report written to { $file }.
lab-plot-drawn = Drawn in { $file }.

## On the terminal: a tournament.

# {"deals": 2000, "ways": 3, "games": 6000}
lab-deals-played =
    { NUM($deals) }, each in { WORDS($ways) } { $ways ->
        [one] seating
       *[other] seatings
    }: { NUM($games) } games
# {"unfinished": 158, "cap": 200}
lab-deals-cut-off = { NUM($unfinished) }, after { NUM($cap) } rounds
# {"worlds": 64}
lab-thinking-worlds =
    { WORDS($worlds) } { $worlds ->
        [one] world
       *[other] worlds
    } a decision
lab-thinking-forever = as long as it takes a decision
# {"milliseconds": 200}
lab-thinking-time = { NUM($milliseconds) } ms a decision
# {"seconds": "1.5"}
lab-seconds = { $seconds } s
lab-heading-score = score
lab-heading-from-zero = from zero
lab-heading-error = se
lab-heading-reach = ±
lab-heading-rating = rating
lab-heading-from-to = from–to
# {"low": "79", "high": "88"}
lab-from-to = { $low } to { $high }
lab-heading-pair = pair
lab-heading-points = points
lab-heading-chance = chance
lab-heading-surely-by = surely by
# {"ways": ["points", "wins"]}
lab-surely-by = { LIST($ways) }
lab-surely-not = no
# {"other_way": false}
lab-by-points =
    { $other_way ->
        [yes] points (the other way)
       *[no] points
    }
lab-by-wins =
    { $other_way ->
        [yes] wins (the other way)
       *[no] wins
    }
# {"number": 0.01, "digits": 2}
lab-hardly-ever = <{ NUM($number, $digits) }%
lab-heading-choice = choice
lab-heading-times = times
lab-heading-of-choices = of its choices
lab-heading-won-alone = won alone
# {"letter": "B", "contract": "Big"}
lab-choice = { $letter } { TERM($contract) }
# {"letter": "P"}
lab-choice-pass = { $letter } pass
# {"aim": "most", "partners": false, "even": "33.3%"}
lab-note-means =
    Means over deals; { $aim ->
        [zero] nearer to zero is better
        [fewest] fewer points are better
       *[most] more points are better
    }. Wins are of one { $partners ->
        [yes] side
       *[no] seat
    }: even is { $even }.
# {"games": 158}
lab-note-cut-off =
    Nobody has won the { WORDS($games) } { $games ->
        [one] game
       *[other] games
    } cut off; wins and even are of all games.
lab-note-signs = se: standard error; ±: 99 % confidence; chance: how often equals differ as much.
# {"pairs": 3}
lab-note-pairs =
    { $pairs ->
        [one] Pairs: the difference within each deal, by a paired t-test.
       *[other] Pairs: the difference within each deal, by a paired t-test, all { $pairs } together (Bonferroni).
    }
lab-note-rating = Rating: on Elo's scale, from who did better at the same table (jackknife).

## On the terminal: what a game is like.

lab-heading-not-over = not over
lab-heading-lead-changes = lead changes
lab-heading-margin = margin
