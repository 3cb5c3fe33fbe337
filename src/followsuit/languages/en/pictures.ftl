### What pictures of knowledge say: one card and who can tell where it is, cards by places, the time line of a round.

## Pictures: what seats and places are called.

# {"seat": 0, "letter": "N"}
picture-seat =
    { $letter ->
        [N] North
        [E] East
        [S] South
        [W] West
       *[other] Seat { $letter }
    }
picture-place-table = table
picture-place-stash = stash
picture-place-undealt = not dealt
# {"seat": 1}
picture-place-given = passed by { SEAT($seat) }
# {"place": "stash", "copies": 2}
picture-copies = { $place } { NUM($copies) }
# {"card": "Qh"}
picture-sign = { SIGN($card) }
# {"number": 231660}
picture-number = { NUM($number) }
# {"number": 1.2, "power": "¹⁰"}
picture-about = { NUM($number, 1) } × 10{ $power }
# {"power": "¹⁰"}
picture-power = 10{ $power }

## Pictures: what happened last.

picture-at-start = Before the first action.
# {"moment": 17, "seat": 1, "verb": "play", "given": "Tc"}
picture-after =
    { $verb ->
        [play] After action { NUM($moment) }: { SEAT($seat) } plays { SIGN($given) }.
        [bid] After action { NUM($moment) }: { SEAT($seat) } bids { $given }.
        [stash] After action { NUM($moment) }: { SEAT($seat) } puts cards away.
        [discard] After action { NUM($moment) }: { SEAT($seat) } puts a card away.
        [pass] After action { NUM($moment) }: { SEAT($seat) } passes cards.
       *[other] After action { NUM($moment) } ({ SEAT($seat) }: { $verb } { $given }).
    }

## The picture of one card.

# {"card": "Qh", "several": "no"}
picture-where-is =
    { $several ->
        [yes] Where are the copies of { SIGN($card) }?
       *[other] Where is { CARD($card, "the") }?
    }
picture-before = Before
picture-now = Now
picture-note-true = the truth
# {"turned": "no"}
picture-note-open =
    { $turned ->
        [yes] turned up
       *[other] played it
    }
# {"chance": 0.25}
picture-share = { PERCENT($chance) }
# {"seat": 1}
picture-player = { SEAT($seat) }
picture-thinks-own = { SEAT($seat) } holds it.
# {"seat": 2}
picture-has-it = { SEAT($seat) } has it
picture-in-table = it lies on the table
picture-in-stash = it is in the stash
picture-in-undealt = it was not dealt
# {"seat": 1}
picture-in-given = it is one of those that { SEAT($seat) } passed
# {"seat": 1, "where": "South has it"}
picture-thinks-one = { SEAT($seat) } knows: { $where }.
# {"seat": 1, "places": ["South", "West"]}
picture-thinks-some = { SEAT($seat) } thinks: { LIST($places, "or") }.
# {"seat": 1}
picture-thinks-any = { SEAT($seat) } does not hold it, and knows no more.
# {"seat": 1, "held": 2, "ways": 9}
picture-thinks-ways =
    { SEAT($seat) } holds { $held ->
        [0] none
       *[other] { NUM($held) }
    } of them and thinks { $ways ->
        [one] one way
       *[other] { NUM($ways) } ways
    } possible.
# {"card": "Qh", "several": "no"}
picture-legend-worlds =
    { $several ->
        [yes] Each lozenge is a way in which the copies of { SIGN($card) } that are not played yet may lie, for all that everybody has seen; in it, how likely that is for somebody who sees no hand.
       *[other] Each lozenge is a place where { SIGN($card) } may lie, for all that everybody has seen.
    }
# {"together": "no"}
picture-legend-lines =
    { $together ->
        [yes] A line joins two of them that some players cannot tell apart, the thicker the more players: each sees only whether it holds the card itself.
       *[other] A line joins two of them that a player cannot tell apart, and has that player’s letter: each sees only whether it holds the card itself.
    }
picture-legend-true = The ring marks where it really is.
picture-legend-gone = What is struck out was possible before and is no longer.
# {"drawn": 8, "ways": 70}
picture-legend-likeliest = Drawn are the { NUM($drawn) } likeliest of { NUM($ways) } ways.
# {"card": "Qh"}
picture-legend-open = { SIGN($card) } lies open to all, and everybody knows that everybody knows it.

## The table of cards and places.

picture-table-title = Where may the cards be?
# {"seat": 2, "deals": "26,460", "many": 2}
picture-table-left =
    { $seat ->
        [none] For somebody who sees no hand { $many ->
            [one] one deal is left.
           *[other] { $deals } deals are left.
        }
       *[other] For { SEAT($seat) } { $many ->
            [one] one deal is left.
           *[other] { $deals } deals are left.
        }
    }
# {"place": "South", "copies": 1}
picture-row-own =
    { $copies ->
        [one] { $place }
       *[other] { $place } × { NUM($copies) }
    }
# {"seats": [1]}
picture-row-played = played by { PEOPLE($seats) }
picture-row-turned = turned up
# {"several": "no"}
picture-table-legend =
    The larger the lozenge, the likelier the card lies there; the number is that chance in per cent{ $several ->
        [yes] {", for at least one card where there are several alike"}
       *[other] { "" }
    }. A solid lozenge is certain, a place that is struck out is impossible, and a pale card has been seen.

## The time line of a round.

# {"round": 3}
picture-timeline-title = How many deals are left? Round { NUM($round) }
picture-timeline-legend = A line for each player: the number of deals that fit what it has seen. Below each card, how many bits it has taught them: a card that halves the deals teaches one bit.
# {"seat": 2, "deals": "26,460", "many": 2}
picture-timeline-left =
    { $many ->
        [one] { SEAT($seat) } is left with one deal.
       *[other] { SEAT($seat) } is left with { $deals } deals.
    }
picture-timeline-bits = bits
# {"bits": 3.3}
picture-bits = { NUM($bits, 1) }
# {"verb": "choose", "given": "B"}
picture-chip =
    { $verb ->
        [stash] stash
        [discard] discard
        [pass] pass
       *[other] { $given }
    }
