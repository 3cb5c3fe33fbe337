### The command `followsuit review` and its page.

# {"game": "Zole"}
review-report-heading = { $game }, reviewed
# {"seats": [0, 1, 2], "rounds": 12, "worlds": 160, "learned": true}
review-report-title =
    { PEOPLE($seats, "and") }; { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. { $learned ->
        [yes] Each decision was judged in up to { NUM($worlds) } imagined deals.
       *[no] No network knows this game: each decision was judged in up to { NUM($worlds) } imagined deals, played out by rules of thumb.
    }
# {"seat": 1, "result": "+4.0", "deal": "+1.5", "others": "+3.0", "own": "−0.5", "adjusted": "+2.5"}
review-report-in-short =
    { WHO($seat) ->
        [you] You: { $result } points. The deal brought { $deal }, the others and the fall of the cards { $others }, your own errors { $own }. Without the luck of the deal: { $adjusted }.
       *[other] { SEAT($seat) }: { $result } points. The deal brought { $deal }, the others and the fall of the cards { $others }, own errors { $own }. Without the luck of the deal: { $adjusted }.
    }
# {"judged": 20, "of": 213}
review-report-stopped = Stopped early: { NUM($judged) } of { NUM($of) } decisions were judged.
review-report-judging = Judging
review-report-luck = Luck and skill
# {"seat": 1}
review-report-moments =
    { WHO($seat) ->
        [you] The moments that mattered for you
       *[other] The moments that mattered for { SEAT($seat) }
    }
review-report-no-moments = No error worth telling.
# {"round": 3, "trick": 2, "loss": "−1.3"}
review-report-where =
    { $trick ->
        [0] Round { $round }, before the first card: { $loss }
       *[other] Round { $round }, trick { $trick }: { $loss }
    }
# {"cards": ["Qc", "8d"]}
review-report-cards = { CARDS($cards) }
review-report-none = –
# {"best": "Q♣", "lost": true, "loss": "1.3"}
review-report-open =
    { $lost ->
        [yes] As the cards lay, { $best } was best: { $loss } better.
       *[no] As the cards lay, nothing was lost.
    }
# {"name": "Anna", "done": "Q♣"}
review-report-did = { $name } took { $done }.
review-report-note = Points beside the others’. Deal: what good players make of the same cards, on average. Others: their errors and the fall of the cards. A loss counts only if it is surely one. ▸ was taken; ± is the standard error.
review-report-head-name = player
review-report-head-result = result
review-report-head-deal = deal
review-report-head-others = others
review-report-head-own = own errors
review-report-head-adjusted = without deal luck
review-report-head-sound = sound
review-report-head-best = best
review-report-head-good = as good
review-report-head-slip = slips
review-report-head-costly = costly
review-report-head-forced = forced
review-report-head-option = option
review-report-head-points = points
review-report-head-error = ±
review-report-head-round = round
review-report-head-match = match
review-report-head-when = when
review-report-head-done = done
review-report-head-best-one = best
review-report-head-class = class
# {"of": "match"}
review-report-curve =
    { $of ->
        [round] The chance to win the round
       *[match] The chance to win the game
    }
review-report-curve-note = After every action, with the cards as they lay and good players playing on. ? and ?? mark errors.
review-report-axis-round = round
review-report-axis-chance = chance in %
review-report-all = All decisions
review-report-method-judged = Each decision is judged by what its seat could know: deals that fit its view are imagined, the likelier ones oftener, every option is taken in them, and everyone plays on. Points are what an option brings beside the others by the end of the round.
review-report-method-noise = Some of the deals tell which option is best. The others, which had no say in that, tell whether it is better than what was done; a loss counts only from 2.6 standard errors on. A slip loses a tenth of what a round usually brings, a costly error a third.
review-report-method-luck = Deal: every round is dealt again as it was and played 64 times by good players in all seats; what a seat gets on average is what its deal was worth. Own errors: what the seat’s decisions lost. Others: the rest, which is what the others did and how the cards fell. The three add up to the result.
review-report-method-curve = The chances see all cards: after each action the round is played on twelve times as it lies, and the rest of the game is drawn from rounds of good players.
