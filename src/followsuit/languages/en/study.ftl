## A study done again: its agents, and what knowledge is worth.

# {"name": "“chess”", "studies": ["boerenbridge"]}
study-unknown = There is no study { $name }.
    .remedy =
        { COUNT($studies) ->
            [one] The only study is { LIST($studies) }.
           *[other] The studies are { LIST($studies) }.
        }
study-step-agents = the study's agents
# {"player": "knower", "others": "full-kripke"}
study-step-meeting = { $player } among { $others }

# {"game": "Boerenbridge"}
study-heading = { $game }: a study done again
study-subtitle = What is it worth to know what the others may hold? Agents that see only what their seat may see, beside the published figures.
# {"game": "Boerenbridge", "seed": "7"}
study-title = { $game } study · seed { $seed }
# {"same": true}
study-order =
    { $same ->
        [yes] The agents come out in the published order.
       *[no] The agents do not come out in the published order.
    }
# {"agent": "greedy-kripke", "apart": "−1.34", "reach": "0.13"}
study-furthest = Furthest from its published mean is { $agent }, by { $apart } points; the interval of its mean here reaches { $reach } to each side.
# {"player": "knower", "others": "full-kripke", "lead": "+22.10 ± 0.50"}
study-ahead = One { $player } among three { $others } is ahead of them by { $lead } points a game.
# {"company": "full-kripke", "worth": "+0.10 ± 0.20", "surely": false}
study-worth-shown =
    { $surely ->
        [yes] To know what play has shown of other hands is worth { $worth } points a game among { $company }.
       *[no] To know what play has shown of other hands is worth { $worth } points a game among { $company }, which may be chance.
    }
# {"company": "full-kripke", "worth": "+0.10 ± 0.20", "surely": false}
study-worth-others =
    { $surely ->
        [yes] To know what the others can know, of the own hand as well, is worth { $worth } points a game among { $company }.
       *[no] To know what the others can know, of the own hand as well, is worth { $worth } points a game among { $company }, which may be chance.
    }
study-question-agents = Do the agents do as was published?
study-question-knowers = How good is a player that knows what can be known?
study-question-knowledge = What is knowledge worth?
study-chart-agents = Mean score in a game
# {"others": "full-kripke"}
study-chart-knowers = Points ahead of three { $others }
study-axis-agent = player
study-axis-score = points
study-axis-lead = points a game
study-key-here = here
study-key-published = published
study-key-lead = ahead by
study-column-agent = player
study-column-mean = mean score
study-column-published = published mean
study-column-apart = apart
study-column-deviation = standard deviation
study-column-published-deviation = published deviation
study-column-lead = ahead of the others by
study-column-knowledge = knowledge
study-column-company = among
study-column-worth = points a game
study-column-surely = more than chance
# {"player": "knower", "others": "full-kripke"}
study-among = { $player } among { $others }
study-knowledge-shown = what play has shown of other hands
study-knowledge-others = what the others can know
# {"games": 20000, "deep": 4000, "seed": "7"}
study-method-games = The agents played { NUM($games) } games, and each company of knowers { NUM($deep) }, from the seed { $seed }.
study-method-deals = Each deal is played in four seatings, turned round the table. Intervals are 99 % confidence intervals by Student's t over deals; knowers play the same deals, and what knowledge is worth is the difference within each deal. Among full-kripke one knower sits with three of them; against its like it has every second seat.
study-method-honest = No agent sees another hand: what it knows follows from the cards played and from the suits that seats have shown not to hold. The published program looked into other hands in places, and does in others what its description does not say, so the figures cannot agree to the last digit.
# {"speed": 60000}
study-speed = The agents played { NUM($speed) } games a second.
