### The command `followsuit knows`. Sentences speak to one seat: WHO($seat) is `you` for it.

## Where the question stands.

# {"number": 17, "round": 2, "deed": {"code": "knows/played", "facts": {"seat": 1, "card": "Qh"}}}
knows-moment = After action { NUM($number) }, in round { $round }: { $deed }.
knows-moment-over = After action { NUM($number) }, the last of the game: { $deed }.
# {"round": 1}
knows-moment-start = Before the first action of round { $round }.
knows-moment-nothing = Nothing is dealt.
# {"round": 3}
knows-new-round = It ended the round, and the hands of round { $round } have been dealt since.
# {"seat": 1, "card": "Qh"}
knows-played = { SEAT($seat) } played { CARD($card, "the") }
# {"seat": 1}
knows-stashed = { SEAT($seat) } stashed cards
knows-discarded = { SEAT($seat) } discarded a card
knows-passed = { SEAT($seat) } passed cards
# {"seat": 1, "action": "bid 2"}
knows-did = { SEAT($seat) }: `{ $action }`

## Answers. The first word is for programs, and is the same in every language.

# {"formula": "K[2] true"}
knows-yes = { $formula } holds.
knows-no = { $formula } does not hold.
knows-unknown = Whoever has this view cannot know whether { $formula } holds.
# {"holds": true}
knows-since-deal =
    { $holds ->
        [yes] It has held since the hands were dealt.
       *[no] It has not held since the hands were dealt.
    }
# {"holds": true, "number": 12, "deed": {"code": "knows/played", "facts": {"seat": 1, "card": "Qh"}}}
knows-since =
    { $holds ->
        [yes] It has held since action { NUM($number) }: { $deed }.
       *[no] It has not held since action { NUM($number) }: { $deed }.
    }
knows-since-now =
    { $holds ->
        [yes] This action has made it hold.
       *[no] This action has made it fail.
    }
# {"seat": 1}
knows-thinks =
    { WHO($seat) ->
        [you] You must think possible that the cards lie so:
       *[other] { SEAT($seat) } must think possible that the cards lie so:
    }
knows-there-thinks =
    { WHO($seat) ->
        [you] If they did, you would have to think this possible:
       *[other] If they did, { SEAT($seat) } would have to think this possible:
    }
knows-truly = That is how they truly lie.
knows-marks = [ ] marks a card that lies elsewhere in the true deal.

## What is known.

# {"seat": 1, "cards": ["Qh", "9h"]}
knows-holds =
    { WHO($seat) ->
        [you] you hold
       *[other] { SEAT($seat) } holds
    } { SIGNS($cards, " ") }
# {"place": "undealt", "cards": ["Qh", "9h"]}
knows-lies =
    { SIGNS($cards, " ") } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } { $place ->
        [table] on the table
        [stash] in the stash
       *[undealt] undealt
    }
# {"seat": 1, "cards": ["Qh", "9h"]}
knows-was-passed =
    { SIGNS($cards, " ") } { COUNT($cards) ->
        [one] lies
       *[other] lie
    } among the cards passed by { SEAT($seat) }
# {"place": "undealt", "cards": ["Qh", "9h"]}
knows-many-lie =
    { COUNT($cards) } cards lie { $place ->
        [table] on the table
        [stash] in the stash
       *[undealt] undealt
    }
# {"suit": "h", "plain": true}
knows-suit =
    { $plain ->
        [yes] plain { SUIT($suit) }
       *[no] { SUIT($suit) }
    }
# {"seat": 1, "suits": ["hearts", "spades"]}
knows-lacks =
    { WHO($seat) ->
        [you] you have
       *[other] { SEAT($seat) } has
    } no { LIST($suits, "or") }
# {"what": ["Anna has no hearts", "Mei holds Q♥"]}
knows-all-know = Everyone knows that { LIST($what, "and") }.
knows-all-learn = Everyone now knows that { LIST($what, "and") }.
# {"seat": 1, "what": ["Anna has no hearts", "Mei holds Q♥"]}
knows-seat-knows =
    { WHO($seat) ->
        [you] You know
       *[other] { SEAT($seat) } knows
    } that { LIST($what, "and") }.
knows-seat-learns =
    { WHO($seat) ->
        [you] So you now know
       *[other] So { SEAT($seat) } now knows
    } that { LIST($what, "and") }.
# {"seat": 1}
knows-seat-learns-all =
    { WHO($seat) ->
        [you] So you now know where every card lies.
       *[other] So { SEAT($seat) } now knows where every card lies.
    }
knows-all-learn-all = Everyone now knows where every card lies.
# {"seat": 1, "others": [2, 0], "what": ["you hold A♠"]}
knows-of-others =
    { WHO($seat) ->
        [you] You know
       *[other] { SEAT($seat) } knows
    } that { PEOPLE($others) } { COUNT($others) ->
        [one] knows
       *[other] know
    } that { LIST($what, "and") }.
# {"seat": 1, "deals": 231660}
knows-deals =
    { WHO($seat) ->
        [you] You think { NUM($deals) } deals possible.
       *[other] { SEAT($seat) } thinks { NUM($deals) } deals possible.
    }
knows-everything =
    { WHO($seat) ->
        [you] You know where every card lies.
       *[other] { SEAT($seat) } knows where every card lies.
    }
knows-nothing-certain = Nothing more is certain.
knows-nothing-shown = Nobody learns for certain where a card lies or what somebody lacks.
# {"what": ["Anna 300", "Mei 1 680"]}
knows-deals-left = Deals left: { LIST($what, "") }.
# {"seat": 1, "before": 1680, "after": 300}
knows-fewer-deals = { SEAT($seat) } { NUM($after) } of { NUM($before) }

## The command.

# {"given": "“X”", "seats": ["0 N Anna", "1 E Mei"]}
knows-no-seat = { $given } is no seat of this game.
    .remedy = The seats are { LIST($seats, "") }.
knows-formula-and-seat = A formula and --seat are two questions.
    .remedy = Ask one of them: a formula says by itself who knows it.
knows-since-what = --since needs a formula.
    .remedy = Write it after the file.

## Places beside a row of cards.

knows-in-the-stash = in the stash
knows-undealt = undealt
# {"seat": 1}
knows-passed-by = passed by { SEAT($seat) }

## Files instead of answers.

# {"options": ["--draw", "--numbers"]}
knows-one-thing = One thing at a time: { LIST($options) } cannot be combined with another question.
    .remedy = Give a formula, or --draw, or --numbers.
knows-out-what = There is nothing to write into a file.
    .remedy = Ask for a picture with --draw, or for --numbers.
