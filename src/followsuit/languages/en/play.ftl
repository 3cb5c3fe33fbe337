### A game in words: what one is asked, what happens, what lies on the table, and how it ends.
### Sentences speak to one seat: WHO($seat) is `you` for it. Facts are in the notation of records.

## The one sentence above the hand: what to do.

turn-lead = Your turn. Lead any card.
# {"suit": "h", "cards": ["Kh", "9h"], "also": [], "plain": true}
turn-follow-suit =
    Your turn. Follow { $plain ->
        [yes] plain { SUIT($suit) }
       *[no] { SUIT($suit) }
    }{ COUNT($also) ->
        [0] .
       *[other] , or play { CARDS($also, "or", "the") }.
    }
# miesjelen {"led": "d", "suit": "s", "cards": ["9s", "Qs"], "also": [], "plain": false}
turn-trump-when-void =
    Your turn. No { $plain ->
        [yes] plain { SUIT($led) }
       *[no] { SUIT($led) }
    }: trump{ COUNT($also) ->
        [0] .
       *[other] , or play { CARDS($also, "or", "the") }.
    }
# {"led": "h", "plain": true}
turn-any =
    Your turn. No { $plain ->
        [yes] plain { SUIT($led) }
       *[no] { SUIT($led) }
    }: play any card.
turn-duty = Your turn. Play a card that the rules allow.
turn-free = Your turn. Nobody has to follow: play any card.
turn-open = Your turn. Nothing is led yet: play any card.
turn-bid = Your turn. How many tricks will you take?
turn-trump = Your turn. Name the trump.
turn-choose = Your turn. Pass, or choose what to play.
# {"number": 2}
turn-stash =
    Your turn. Stash { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# ninja-whist {"card": "7a"}
turn-tokens = Your turn. Lay tokens with { CARD($card, "the") }, or none.
turn-take = Your turn. Take a token.

## The same for those who wait.

# {"seat": 1}
wait-play = { SEAT($seat) } is to play.
wait-lead = { SEAT($seat) } is to lead.
wait-bid = { SEAT($seat) } is to bid.
wait-trump = { SEAT($seat) } is to name the trump.
wait-choose = { SEAT($seat) } is to pass or choose.
# {"seat": 1, "number": 2}
wait-stash =
    { SEAT($seat) } is to stash { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# ninja-whist {"seat": 1, "card": "7a"}
wait-tokens = { SEAT($seat) } may lay tokens with { CARD($card, "the") }.
# {"seat": 1}
wait-take = { SEAT($seat) } is to take a token.
wait-chance = Chance is to move.
wait-closed = Nobody was here any more, so the table was closed.

## Titles of decisions, and the line under each.

decide-bid = How many will you take?
# {"tricks": 5}
decide-bid-first =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }. You bid first.
# {"tricks": 6, "bid": 3}
decide-bid-next =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $bid } bid so far.
# {"tricks": 5, "bid": 4, "dealer": true}
decide-bid-last =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $bid } bid so far. { $dealer ->
        [yes] You deal, so you bid last.
       *[no] You bid last.
    }
decide-trump = Name the trump
# elemental {"card": "∞"}
decide-trump-turned = You turned { SIGN($card) }.
decide-choose = What will you play?
# {"next": 1}
decide-choose-first = You choose first, then { SEAT($next) }.
# {"passed": [2], "next": 1}
decide-choose-next = { PEOPLE($passed) } passed. { SEAT($next) } chooses after you.
# {"passed": [1, 2]}
decide-choose-last = { PEOPLE($passed) } passed. You choose last.
# {"number": 2}
decide-stash =
    Stash { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }
decide-stash-counts = They count for you, unless you take no trick.
decide-play = Play a card
# ninja-whist {"card": "7a"}
decide-tokens = Lay tokens with the { CARD($card, "rank") }?
# ninja-whist {"suit": "a"}
decide-tokens-add = Each { SUIT($suit) } icon adds 1. What you lay is no longer worth points.
decide-take = Take a token
# {"seat": 1, "tokens": 6}
decide-take-from-one =
    The stock is empty. { WHO($seat) ->
        [you] You have
       *[other] { SEAT($seat) } has
    } the most: { WORDS($tokens) }.
# {"seats": [1, 2], "tokens": 6}
decide-take-from-some = The stock is empty. { CAPITAL(PEOPLE($seats)) } have the most: { WORDS($tokens) } each.

## What buttons say, and what each means.

# {"number": 2}
option-bid = Bid { $number }
# elemental {"suit": "f"}
option-trump = { CAPITAL(SUIT($suit, "trump")) }
# {"number": 2}
option-trump-held = you hold { $number }
option-pass = Pass
# {"next": 1}
option-pass-next = let { SEAT($next) } choose
# {"contract": "The Table"}
option-pass-all = then it is { TERM($contract) }
option-pass-out = then no card is played
# {"contract": "Big"}
option-contract = Play { TERM($contract) }
# {"table": 2, "stash": 2, "goal": 61}
option-reach-with-table =
    take the { WORDS($table) } { $table ->
        [one] card
       *[other] cards
    }, stash { WORDS($stash) }, reach { $goal }
# {"goal": 61}
option-reach = no table cards, reach { $goal }
option-no-trick = take no trick at all
# ninja-whist {"token": "aab"}
option-add = Lay { TOKEN($token) }
option-done = No tokens
option-enough = No more tokens
# {"base": 7, "added": 2, "total": 9}
option-sum =
    { $added ->
        [0] { $total }, not winning
       *[other] { $base } + { $added } = { $total }, not winning
    }
option-sum-winning =
    { $added ->
        [0] { $total }, winning
       *[other] { $base } + { $added } = { $total }, winning
    }
option-no-sum = not winning, with or without tokens
option-no-sum-winning = winning, with or without tokens
# ninja-whist {"seat": 1, "token": "acd"}
option-take =
    Take { WHO($seat) ->
        [you] your
       *[other] { SEAT($seat) }’s
    } { TOKEN($token) }

## What lies on the table: trump, contract, bids, points, and how far everyone is.

# {"suit": "h"}
trump-is = { CAPITAL(SUIT($suit, "trump")) }
trump-none = No trump
trump-unnamed = Trump is still to be named
trump-unknown = Trump is still to be found
# By rank and suit where that says it all, else card by card.
# zole {"ranks": ["Q", "J"], "suits": ["d"], "others": []}
trump-fixed = { CAPITAL(LIST(MERGE(RANKS($ranks, "+", "many"), SUITS($suits, "+"), SIGNS($others, "+")))) } are trumps
# {"suit": "s"}
trump-doubled = so everything counts double
# elemental {"card": "∞", "seat": 1, "suit": "f"}
trump-named =
    { SIGN($card) } was turned; { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } named { SUIT($suit) }
# {"card": "6c"}
trump-turned = the turned card, out of play
# {"card": "Qh", "seat": 1}
trump-held =
    { WHO($seat) ->
        [you] your
       *[other] { SEAT($seat) }’s
    } own card
# {"seat": 1, "contract": "Big"}
contract-alone =
    { WHO($seat) ->
        [you] You play { TERM($contract) }, alone
       *[other] { SEAT($seat) } plays { TERM($contract) }, alone
    }
# {"contract": "The Table"}
contract-all-passed = Everyone passed: { TERM($contract) }
contract-not-played = Everyone passed
# {"bids": 4, "tricks": 7}
bids-so-far = bids { $bids } of { $tricks } so far
# {"bids": 6, "tricks": 7, "left": 1}
bids-under = bids { $bids } of { $tricks }: { WORDS($left) } left over
# {"bids": 9, "tricks": 7, "over": 2}
bids-over = bids { $bids } of { $tricks }: { WORDS($over) } too many
# {"bids": 7, "tricks": 7}
bids-even = bids { $bids } of { $tricks }: none left over
# {"points": 16, "goal": 61}
meter-stash = { $points } + stash, needs { $goal }
meter-points = { $points }, needs { $goal }
meter-reached = { $points }, { $goal } reached
meter-missed = { $points }, { $goal } not reached
# {"seats": [0, 2], "points": 21, "goal": 60}
meter-against = { PEOPLE($seats) } { $points }
meter-against-table = { PEOPLE($seats) } { $points } + table
# {"tricks": 1}
need-more = needs { $tricks }
need-made = no more
need-none = take none
need-reached = bid made
# {"tricks": 1}
need-over = { $tricks } too many
need-short = { $tricks } short
aim-zero = to zero
note-sits-out = sits out
note-passed = passed
# {"tricks": 2}
note-alone =
    alone · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
note-with-you =
    with you · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
note-against-you =
    against you · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# {"tricks": 1, "solo": 2}
note-against =
    against { WHO($solo) ->
        [you] you
       *[other] { SEAT($solo) }
    } · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# {"tricks": 1}
note-tricks =
    { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# {"number": 2}
note-bid = bid { $number }
note-bids-last = bids last

## A round that is over, and the end of the game.

# {"seat": 1, "contract": "Big", "points": 74, "goal": 61}
round-reached =
    { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } played { TERM($contract) } and won with { $points }.
round-not-reached =
    { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } played { TERM($contract) } and lost with { $points } of { $goal }.
# {"seat": 1, "contract": "Big"}
round-every-trick =
    { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } played { TERM($contract) } and won with every trick.
round-without-a-trick =
    { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } played { TERM($contract) } and lost without a trick.
# {"seat": 1, "contract": "Small zole"}
round-took-nothing =
    { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } played { TERM($contract) } and won: no trick taken.
round-took-a-trick =
    { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } played { TERM($contract) } and lost by taking a trick.
# {"seat": 1, "contract": "The Table", "tricks": 4}
round-most-tricks-lost =
    Everyone passed. { WHO($seat) ->
        [you] You
       *[other] { SEAT($seat) }
    } lost { TERM($contract) } with { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
round-not-played = Everyone passed, so no card was played.
# {"seats": [0, 1, 2, 3]}
round-bids-all = Everyone made the bid.
# {"seats": [0, 1, 3]}
round-bids-some = { CAPITAL(WORDS(COUNT($seats))) } made their bids.
# {"seat": 1}
round-bids-one =
    Only { WHO($seat) ->
        [you] you
       *[other] { SEAT($seat) }
    } made the bid.
round-bids-none = Nobody made the bid.
# {"seats": [1], "distance": 3}
round-nearest-zero =
    { COUNT($seats) ->
        [one] { WHO($seats) ->
            [you] You are
           *[other] { PEOPLE($seats) } is
        }
       *[other] { CAPITAL(PEOPLE($seats)) } are
    } nearest to zero: { $distance } to go.
# {"seat": 1}
round-at-zero =
    { WHO($seat) ->
        [you] You are
       *[other] { SEAT($seat) } is
    } at exactly zero.
# {"seats": [0, 2]}
round-void = { CAPITAL(WORDS(COUNT($seats))) } at zero: the round is void.
# {"seats": [1], "score": 5}
round-most-points =
    { COUNT($seats) ->
        [one] { WHO($seats) ->
            [you] You score
           *[other] { PEOPLE($seats) } scores
        }
       *[other] { CAPITAL(PEOPLE($seats)) } score
    } the most: { NUM($score) }.
# {"seat": 1, "total": 112}
end-won =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat) } wins
    } with { NUM($total) }.
# {"seats": [1, 2], "totals": [112, 112]}
end-shared = { CAPITAL(PEOPLE($seats)) } share the win.

## Partners, passing and what is called: what one is asked, and how it stands.

# hearts {"number": 3, "to": 1}
turn-pass =
    Your turn. Pass { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    } to { SEAT($to) }.
turn-blind = Your turn, before you look at your cards: nil blind, or look.
# euchre {"card": "Jh", "suit": "h", "again": false}
turn-call =
    { $again ->
        [yes] Your turn. Name another suit, or pass.
       *[no] Your turn. Make { SUIT($suit) } trump, or pass.
    }
# euchre {"number": 1}
turn-discard =
    Your turn. Put { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    } away.
turn-other-call = Your turn. Choose what to say.
# {"number": 2}
turn-other-pick =
    Your turn. Choose { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# hearts {"suits": [], "named": ["2c"]}
turn-opens-with = Your turn. Open with { CARDS($named, "or", "the") }.
# hearts {"suits": ["h"], "named": []}
turn-unbroken = Your turn. Lead any card but { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+", "the"))) }: not broken yet.
# hearts {"led": "c", "suits": ["h"], "named": ["Qs"], "plain": false}
turn-first-trick = Your turn. No { SUIT($led) }: any card but { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+", "the"))) } in the first trick.
# klaverjas {"suit": "h", "cards": ["Jh", "9h"], "also": [], "plain": false}
turn-head-trick = Your turn. Follow { SUIT($suit) }, and play higher.
# klaverjas {"led": "d", "suit": "s", "cards": ["9s", "Qs"], "also": [], "plain": false}
turn-overtrump = Your turn. No { SUIT($led) }: trump, and beat the trick.
# klaverjas {"suit": "d", "cards": ["9c", "Qc"], "also": [], "plain": false}
turn-no-undertrump = Your turn. No { SUIT($suit) }: any card but a lower trump.
# hearts {"seat": 1, "number": 3, "to": 2}
wait-pass =
    { SEAT($seat) } is to pass { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# spades {"seat": 1}
wait-blind = { SEAT($seat) } decides on a blind nil.
# euchre {"seat": 1, "card": "Jh", "suit": "h", "again": false}
wait-call =
    { $again ->
        [yes] { SEAT($seat) } may name another suit.
       *[no] { SEAT($seat) } may make { SUIT($suit) } trump.
    }
# euchre {"seat": 1, "number": 1}
wait-discard =
    { SEAT($seat) } is to put { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    } away.
# {"seat": 1}
wait-other-call = { SEAT($seat) } is to choose.
# {"seat": 1, "number": 2}
wait-other-pick =
    { SEAT($seat) } is to choose { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# hearts {"number": 3, "to": 1}
decide-pass =
    Pass { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }
decide-pass-means = Face down, to { SEAT($to) }. You see what you get when all have chosen.
decide-blind = Bid nil blind?
# euchre {"card": "Jh", "suit": "h", "again": false}
decide-call =
    { $again ->
        [yes] Name another suit?
       *[no] { CAPITAL(SUIT($suit)) } as trump?
    }
# euchre {"card": "Jh", "suit": "h", "again": false, "dealer": 2}
decide-call-means =
    { $again ->
        [yes] Nobody wanted { SUIT($suit) }.
       *[no] { WHO($dealer) ->
            [you] You deal: { SIGN($card) } would be yours.
           *[other] { SEAT($dealer) } deals and would pick up { SIGN($card) }.
        }
    }
# euchre {"number": 1}
decide-discard =
    Put { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    } away
decide-discard-means = Nobody else sees it.
decide-other-call = Your choice
# {"number": 2}
decide-other-pick =
    Choose { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }
# spades {"tricks": 13, "seat": 2, "theirs": 3, "bid": 7}
decide-bid-partner = { $tricks } tricks, { $bid } bid so far. { SEAT($seat) }, your partner, bid { $theirs }.
# klaverjas {"seats": [0, 2]}
decide-trump-makes = { CAPITAL(PEOPLE($seats)) } must then take more points than the others.
# spades {"number": 0}
option-nil = Bid nil
option-blind-nil = Blind nil
option-blind-nil-means = before you see your cards
option-blind-look = Look at my cards
option-blind-look-means = and bid later
# euchre {"said": "pass", "alone": false, "card": "Jh", "again": false, "dealer": 3, "next": 1, "last": false}
option-call-pass = Pass
option-call-pass-means =
    { $last ->
        [yes] { $again ->
            [yes] then no card is played
           *[no] then { SIGN($card) } is turned down
        }
       *[no] let { SEAT($next) } speak
    }
# euchre {"said": "up", "alone": false, "card": "Jh", "again": false, "dealer": 3, "next": 1, "last": false}
option-call-up =
    { WHO($dealer) ->
        [you] Pick it up
       *[other] Order it up
    }{ $alone ->
        [yes] , alone
       *[no] { "" }
    }
option-call-up-means =
    { $alone ->
        [yes] without your partner
       *[no] { WHO($dealer) ->
            [you] you put another card away
           *[other] { SEAT($dealer) } picks up { SIGN($card) }
        }
    }
# euchre {"said": "s", "suit": "s", "held": 2, "alone": false, "card": "Jh", "again": true, "dealer": 3, "next": 1, "last": false}
option-call-suit =
    { CAPITAL(SUIT($suit)) }{ $alone ->
        [yes] , alone
       *[no] { "" }
    }
option-call-suit-means =
    { $alone ->
        [yes] without your partner
       *[no] you hold { $held }
    }
# {"said": "nil"}
option-said = { CAPITAL($said) }
# hearts {"number": 3, "to": 1, "cards": ["Qs", "Kh", "Th"]}
pick-pass = Pass { SIGNS($cards, " ") } to { SEAT($to) }
# euchre {"number": 1, "cards": ["9c"]}
pick-discard = Put { SIGNS($cards) } away
# {"cards": ["Qs", "Kh"]}
pick-other = Choose { SIGNS($cards) }
# euchre {"card": "Jh", "suit": "h"}
trump-offered = { CAPITAL(SUIT($suit)) } on offer
trump-refused = { CAPITAL(SUIT($suit)) } turned down
# euchre {"seat": 1, "alone": true}
trump-made =
    { WHO($seat) ->
        [you] made by you
       *[other] made by { SEAT($seat) }
    }{ $alone ->
        [yes] , alone
       *[no] { "" }
    }
# euchre {"seat": 1, "alone": false, "card": "Qs"}
trump-made-instead =
    { WHO($seat) ->
        [you] made by you
       *[other] made by { SEAT($seat) }
    }{ $alone ->
        [yes] , alone
       *[no] { "" }
    }; { SIGN($card) } turned down
side-ours = We
side-theirs = They
# whist {"seats": [0, 2]}
side-named = { CAPITAL(PEOPLE($seats)) }
# whist {"more": 3, "goal": 7}
side-needs = { $more } more for { $goal }
# whist {"goal": 7}
side-made = { $goal } made
# whist {"over": 2, "goal": 7}
side-over = { $goal } made, { $over } over
# whist {"short": 1, "goal": 7}
side-short = { $short } short of { $goal }
# whist {"points": 5}
aim-target = to { NUM($points) }
aim-target-fewest = fewest wins · to { NUM($points) }
# hearts {"cards": 3, "way": "left"}
passing-says =
    Pass { WORDS($cards) } { $way ->
        [left] to the left
        [right] to the right
        [across] across
       *[on] on
    }
passing-none = No passing this round
# hearts {"to": 1, "by": 3}
passing-who = you to { SEAT($to) }, { SEAT($by) } to you
# hearts {"seat": 2, "points": 19, "of": 26}
moon-may =
    { WHO($seat) ->
        [you] You may shoot the moon
       *[other] { SEAT($seat) } may shoot the moon
    }
moon-shot =
    { WHO($seat) ->
        [you] You shot the moon
       *[other] { SEAT($seat) } shot the moon
    }
moon-has = nobody else has points: { $points } of { $of }
# euchre {"alone": false}
note-makes =
    { $alone ->
        [yes] makes trump, alone
       *[no] makes trump
    }
note-chosen = chosen
note-gets-yours = gets yours
note-passes-to-you = passes to you
note-nil = bid nil
# euchre {"tricks": 2, "alone": false, "partner": true}
note-maker =
    { $alone ->
        [yes] maker, alone
       *[no] { $partner ->
            [yes] partner, maker
           *[no] maker
        }
    } · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# whist {"tricks": 2}
note-partner =
    partner · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# whist {"seats": [0, 2], "tricks": 8, "odd": 2}
round-odd-tricks =
    { SIDE($seats) ->
        [we] We
        [they] They
       *[other] { CAPITAL(PEOPLE($seats)) }
    } took { $tricks } tricks, { $odd ->
        [one] 1 odd trick
       *[other] { $odd } odd tricks
    }.
round-sides-made = Both sides made their bids.
# spades {"seats": [0, 2]}
round-side-made =
    Only { SIDE($seats) ->
        [we] we
        [they] they
       *[other] { PEOPLE($seats) }
    } made the bid.
round-sides-missed = Both sides missed their bids.
# spades {"seats": [1]}
round-nil-made = { CAPITAL(PEOPLE($seats)) } bid nil and made it.
round-nil-failed = { CAPITAL(PEOPLE($seats)) } bid nil and took a trick.
# spades {"sentences": [{"code": "round/sides-made", "facts": {}}, {"code": "round/nil-failed", "facts": {"seats": [1]}}]}
round-remarked = { LIST($sentences, " ") }
# euchre {"seats": [0, 2], "tricks": 2, "seat": 0}
round-makers-failed =
    { SIDE($seats) ->
        [we] We made trump and
        [they] They made trump and
       *[other] { CAPITAL(PEOPLE($seats)) } made trump and
    } took { $tricks ->
        [0] no trick
        [one] only 1 trick
       *[other] only { $tricks } tricks
    }.
round-makers-made =
    { SIDE($seats) ->
        [we] We made trump and
        [they] They made trump and
       *[other] { CAPITAL(PEOPLE($seats)) } made trump and
    } took { $tricks } tricks.
round-makers-all =
    { SIDE($seats) ->
        [we] We made trump and
        [they] They made trump and
       *[other] { CAPITAL(PEOPLE($seats)) } made trump and
    } took every trick.
# hearts {"seats": [1], "points": 14}
round-most-taken =
    { COUNT($seats) ->
        [one] { WHO($seats) ->
            [you] You took
           *[other] { PEOPLE($seats) } took
        }
       *[other] { CAPITAL(PEOPLE($seats)) } took
    } the most: { $points }.
# hearts {"seat": 1, "points": 26}
round-moon =
    { WHO($seat) ->
        [you] You shot the moon: { $points } for everyone else.
       *[other] { SEAT($seat) } shot the moon: { $points } for everyone else.
    }
# sueca {"seats": [0, 2], "points": 74, "others": 46}
round-side-points =
    { SIDE($seats) ->
        [we] We have { $points } points, they { $others }.
        [they] They have { $points } points, we { $others }.
       *[other] { CAPITAL(PEOPLE($seats)) } have { $points } points, the others { $others }.
    }
# klaverjas {"seat": 0, "seats": [0, 2], "points": 92, "others": 70}
round-makers-more =
    { SIDE($seats) ->
        [we] We made trump and won, { $points } to { $others }.
        [they] They made trump and won, { $points } to { $others }.
       *[other] { CAPITAL(PEOPLE($seats)) } made trump and won, { $points } to { $others }.
    }
round-makers-wet =
    { SIDE($seats) ->
        [we] We made trump and had too little: all { $others } go to them.
        [they] They made trump and had too little: all { $others } are ours.
       *[other] { CAPITAL(PEOPLE($seats)) } made trump and had too little: all { $others } go to the others.
    }
# whist {"seats": [0, 2], "total": 7, "other": 3}
end-side-won =
    { SIDE($seats) ->
        [we] We win
        [they] They win
       *[other] { CAPITAL(PEOPLE($seats)) } win
    } with { NUM($total) } to { NUM($other) }.
# klaverjas {"total": 1200}
end-sides-shared = Both sides share the win with { NUM($total) }.
# euchre {"card": "Jh", "suit": "h"}
live-turned-offered = { CAPITAL(CARD($card)) } turned: who makes { SUIT($suit) } trump?
# euchre {"seat": 1, "card": "Jh"}
live-turned-down =
    { WHO($seat) ->
        [you] You pass too
       *[other] { SEAT($seat) } passes too
    }: { CARD($card, "the") } is turned down.
# euchre {"seat": 1, "suit": "s", "alone": false}
live-called =
    { WHO($seat) ->
        [you] You make
       *[other] { SEAT($seat) } makes
    } { SUIT($suit) } trump{ $alone ->
        [yes] , alone.
       *[no] .
    }
# euchre {"seat": 1, "suit": "h", "alone": false, "card": "Jh", "dealer": 2}
live-ordered-up =
    { WHO($seat) ->
        [you] You order up
       *[other] { SEAT($seat) } orders up
    } { CARD($card, "the") }{ $alone ->
        [yes] , alone
       *[no] { "" }
    }: { SUIT($suit, "trump") }.
# euchre {"seat": 1, "card": "Jh"}
live-took-up =
    { WHO($seat) ->
        [you] You pick up
       *[other] { SEAT($seat) } picks up
    } { CARD($card, "the") }.
# euchre {"seat": 1, "number": 1}
live-discarded =
    { WHO($seat) ->
        [you] You put
       *[other] { SEAT($seat) } puts
    } { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    } away.
# euchre {"cards": ["9c"]}
live-discarded-own = You put { CARDS($cards, "and", "the") } away.
# hearts {"seat": 1, "to": 2, "number": 3}
live-gave =
    { WHO($seat) ->
        [you] You have
       *[other] { SEAT($seat) } has
    } chosen what to pass.
# hearts {"to": 2, "cards": ["Qs", "Kh", "Th"]}
live-gave-own = You pass { CARDS($cards, "and", "the") } to { SEAT($to) }.
# hearts {"seat": 3, "cards": ["Ac", "Td", "2h"]}
live-received = { SEAT($seat) } gave you { CARDS($cards, "and", "the") }.
# klaverjas {"seat": 2, "points": 17, "melds": 20}
live-trick-melds =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } the trick, { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $melds } for cards in sequence or alike.
# hearts {"seat": 2, "points": 14, "sum": 19}
live-trick-penalty =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } the trick, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $sum } in all.
# hearts {"seat": 2, "points": 14, "sum": 19, "of": 26}
live-trick-moon =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } the trick, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Nobody else has any: { $sum } of { $of }.
# {"round": {"code": "round/sides-made", "facts": {}}, "score": 2, "total": 7}
live-round-side = Round over. { $round } We: { SIGNED($score) }, now { NUM($total) }.
# klaverjas {"suit": "h", "cards": ["Jh", "9h"], "also": [], "plain": false}
live-turn-head-trick = Your turn. Follow { SUIT($suit) } with a higher one: { CARDS($cards, "or", "rank") }.
# klaverjas {"led": "d", "suit": "s", "cards": ["9s", "Qs"], "also": [], "plain": false}
live-turn-overtrump = Your turn. No { SUIT($led) }, so beat the trick with a trump: { CARDS($cards, "or", "rank") }.
# klaverjas {"suit": "d", "cards": ["9c", "Qc"], "also": [], "plain": false}
live-turn-no-undertrump = Your turn. No { SUIT($suit) }, and no lower trump: { CARDS($cards, "or", "the") }.

## What just happened, for those who follow the game by ear.

# {"round": 4, "cards": 8, "dealer": 2}
live-deal =
    Round { $round }. You have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. { WHO($dealer) ->
        [you] You deal.
       *[other] { SEAT($dealer) } deals.
    }
live-deal-all =
    Round { $round }. { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } each. { WHO($dealer) ->
        [you] You deal.
       *[other] { SEAT($dealer) } deals.
    }
# {"round": 4}
live-deal-out = Round { $round }. You deal and sit out.
# {"card": "Qs", "suit": "s"}
live-turned = { CAPITAL(CARD($card)) } turned: { SUIT($suit, "trump") }.
# elemental {"card": "0"}
live-turned-no-trump = { CAPITAL(CARD($card)) } turned: no trump.
# elemental {"card": "∞", "seat": 1}
live-turned-to-name =
    { CAPITAL(CARD($card)) } turned: { WHO($seat) ->
        [you] you name
       *[other] { SEAT($seat) } names
    } the trump.
# {"suit": "h"}
live-trump = { CAPITAL(SUIT($suit, "trump")) }.
# elemental {"seat": 1, "suit": "f"}
live-named =
    { WHO($seat) ->
        [you] You name
       *[other] { SEAT($seat) } names
    } { SUIT($suit) }.
# {"seat": 2}
live-passed =
    { WHO($seat) ->
        [you] You pass.
       *[other] { SEAT($seat) } passes.
    }
# {"seat": 2, "contract": "The Table"}
live-all-passed =
    { WHO($seat) ->
        [you] You pass too
       *[other] { SEAT($seat) } passes too
    }: { TERM($contract) }.
# {"seat": 2}
live-passed-out =
    { WHO($seat) ->
        [you] You pass too
       *[other] { SEAT($seat) } passes too
    }, so no card is played.
# {"seat": 1, "contract": "Big", "against": [0, 2]}
live-chose =
    { WHO($seat) ->
        [you] You play
       *[other] { SEAT($seat) } plays
    } { TERM($contract) }, alone against { PEOPLE($against) }.
# {"seat": 1, "number": 2}
live-picked-up =
    { WHO($seat) ->
        [you] You pick up
       *[other] { SEAT($seat) } picks up
    } { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# {"cards": ["Th", "Kc"]}
live-picked-up-own = You pick up { CARDS($cards, "and", "the") }.
# {"seat": 1, "number": 2}
live-stashed =
    { WHO($seat) ->
        [you] You stash
       *[other] { SEAT($seat) } stashes
    } { WORDS($number) } { $number ->
        [one] card
       *[other] cards
    }.
# {"cards": ["Th", "Kc"]}
live-stashed-own = You stash { CARDS($cards, "and", "the") }.
# spades {"seat": 1, "nil": true}
live-blind =
    { $nil ->
        [yes] { SEAT($seat) } bids nil blind.
       *[no] { SEAT($seat) } looks at the cards first.
    }
# {"seat": 1, "number": 2}
live-bid =
    { WHO($seat) ->
        [you] You bid
       *[other] { SEAT($seat) } bids
    } { $number }.
# {"seat": 1, "card": "Ah"}
live-led =
    { WHO($seat) ->
        [you] You lead
       *[other] { SEAT($seat) } leads
    } { CARD($card, "the") }.
live-played =
    { WHO($seat) ->
        [you] You play
       *[other] { SEAT($seat) } plays
    } { CARD($card, "the") }.
live-played-winning =
    { WHO($seat) ->
        [you] You play { CARD($card, "the") } and are winning.
       *[other] { SEAT($seat) } plays { CARD($card, "the") } and is winning.
    }
live-trumped =
    { WHO($seat) ->
        [you] You trump
       *[other] { SEAT($seat) } trumps
    } with { CARD($card, "the") }.
live-trumped-winning =
    { WHO($seat) ->
        [you] You trump with { CARD($card, "the") } and are winning.
       *[other] { SEAT($seat) } trumps with { CARD($card, "the") } and is winning.
    }
# ninja-whist {"seat": 1, "card": "9a", "token": "a", "tokens": 1, "total": 10}
live-tokens =
    { WHO($seat) ->
        [you] You play
       *[other] { SEAT($seat) } plays
    } { CARD($card, "the") } with { WORDS($tokens) } { $tokens ->
        [one] token
       *[other] tokens
    }: { $total }.
live-tokens-winning =
    { WHO($seat) ->
        [you] You play
       *[other] { SEAT($seat) } plays
    } { CARD($card, "the") } with { WORDS($tokens) } { $tokens ->
        [one] token
       *[other] tokens
    }: { $total }, winning.
# {"seat": 1, "card": "9a", "token": "a", "tokens": 1}; the card does not win by a number, whatever is laid with it
live-tokens-no-sum =
    { WHO($seat) ->
        [you] You play
       *[other] { SEAT($seat) } plays
    } { CARD($card, "the") } with { WORDS($tokens) } { $tokens ->
        [one] token
       *[other] tokens
    }.
live-tokens-no-sum-winning =
    { WHO($seat) ->
        [you] You play
       *[other] { SEAT($seat) } plays
    } { CARD($card, "the") } with { WORDS($tokens) } { $tokens ->
        [one] token
       *[other] tokens
    }, winning.
# {"seat": 1}
live-trick =
    { WHO($seat) ->
        [you] You take the trick.
       *[other] { SEAT($seat) } takes the trick.
    }
# {"seat": 2, "points": 17}
live-trick-points =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } the trick, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# ninja-whist {"seat": 1, "token": "cd"}
live-drew =
    { WHO($seat) ->
        [you] You draw
       *[other] { SEAT($seat) } draws
    } { TOKEN($token, "a") }.
# ninja-whist {"seat": 1, "token": "cd", "source": 2}
live-took =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } { TOKEN($token, "a") } from { WHO($source) ->
        [you] you
       *[other] { SEAT($source) }
    }.
# ninja-whist {"seat": 1, "token": "cd"}
live-took-back =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } back { TOKEN($token, "a") }.
# {"round": {"code": "round/bids-none", "facts": {}}, "score": 2, "total": 7}
live-round = Round over. { $round } You: { SIGNED($score) }, now { NUM($total) }.
# {"round": {"code": "round/bids-none", "facts": {}}}
live-round-watched = Round over. { $round }
# {"suit": "h", "cards": ["Kh", "9h"], "also": [], "plain": true}
live-turn-follow-suit =
    Your turn. Follow { $plain ->
        [yes] plain { SUIT($suit) }
       *[no] { SUIT($suit) }
    }: { $suit ->
        [trumps] { CARDS($cards, "or", "the") }
       *[other] { CARDS($cards, "or", "rank") }
    }{ COUNT($also) ->
        [0] .
       *[other] , or { CARDS($also, "or", "the") }.
    }
# miesjelen {"led": "d", "suit": "s", "cards": ["9s", "Qs"], "also": [], "plain": false}
live-turn-trump-when-void =
    Your turn. No { $plain ->
        [yes] plain { SUIT($led) }
       *[no] { SUIT($led) }
    }, so trump: { $suit ->
        [trumps] { CARDS($cards, "or", "the") }
       *[other] { CARDS($cards, "or", "rank") }
    }{ COUNT($also) ->
        [0] .
       *[other] , or { CARDS($also, "or", "the") }.
    }
# {"cards": ["Kh", "9h"], "also": []}
live-turn-duty =
    Your turn. Play { CARDS($cards, "or", "the") }{ COUNT($also) ->
        [0] .
       *[other] , or { CARDS($also, "or", "the") }.
    }

## Why something may not be done: what would be right.

# {"card": "Qh", "led": "h", "owed": ["Kh", "9h"], "plain": true}
play-follow-suit =
    { SIGN($card) } must wait. Follow { $plain ->
        [yes] plain { SUIT($led) }
       *[no] { SUIT($led) }
    }: { SIGNS($owed, "or") }.
# {"card": "8h", "led": "d", "owed": ["9s"], "plain": false}
play-trump-when-void =
    { SIGN($card) } must wait. No { $plain ->
        [yes] plain { SUIT($led) }
       *[no] { SUIT($led) }
    }, so trump: { SIGNS($owed, "or") }.
# {"card": "8h", "led": "h", "owed": ["9h"], "plain": false}
play-head-trick = { SIGN($card) } must wait. Play higher than the trick: { SIGNS($owed, "or") }.
# {"card": "8h", "led": "d", "owed": ["9s"], "plain": false}
play-overtrump = { SIGN($card) } must wait. No { SUIT($led) }, so beat the trick with a trump: { SIGNS($owed, "or") }.
# {"card": "8s", "led": "d", "owed": ["9c", "Kc"], "plain": false}
play-no-undertrump = { SIGN($card) } must wait. It would beat nothing, and you hold other cards: { SIGNS($owed, "or") }.
# {"card": "5h", "owed": ["9c", "Kc"], "named": ["h"]}
play-unbroken = { SIGN($card) } must wait: it may not be led before such cards are broken. Lead { SIGNS($owed, "or") }.
# {"card": "5h", "owed": ["9d", "Kd"], "named": ["h", "Qs"]}
play-first-trick = { SIGN($card) } must wait: it may not be played to the first trick. Play { SIGNS($owed, "or") }.
# {"card": "5c", "owed": ["2c"], "named": ["2c"]}
play-opens-with = { SIGN($card) } must wait. The round begins with { SIGNS($owed, "or") }.
# {"barred": 1, "tricks": 5}
bid-hook = You may not bid { $barred }: the bids would add up to { $tricks }. Bid any other number.
# {"number": 9, "most": 4, "tricks": 13}
bid-partners = You may not bid { $number }: you and your partner would bid more than { $tricks } tricks. Bid 0 to { $most }.
# {"options": ["call c", "call d"]}
call-stuck = The dealer may not pass now: everyone else has. Name a suit.
# {"suit": "h"}
call-turned-down = { CAPITAL(SUIT($suit)) } cannot be named: that suit was turned down. Name another one.
trump-must-name = You may not pass now: everyone has. Name a suit.
# {"card": "9h"}
discard-turned = { SIGN($card) } must stay in your hand: it was ordered up. Put another card away.
# ninja-whist {"token": "bb", "suit": "a", "fitting": ["aab", "ac"]}
add-no-match =
    The token { $token } bears no { SUIT($suit) } icon. { COUNT($fitting) ->
        [0] Say `done`.
       *[other] You may lay { LIST($fitting, "or") }, or say `done`.
    }

## What somebody asks of the table.

# {"seat": 1, "action": "bid 2"}
undo-asked = { SEAT($seat) } asks to take back: { $action }.

## Why a player suggests something.

hint-nothing-else = There is nothing else to do.
hint-rule-of-thumb = A rule of thumb.
hint-any = Any card is as good as another to me.
hint-imagined = Best on average over the deals that I think possible.
# {"clear": true, "second": "a pass"}
hint-best =
    { $clear ->
        [yes] Clearly better than { $second } on average.
       *[no] A little better than { $second } on average.
    }
# {"second": "a pass"}
hint-as-good = It makes no difference: { $second } is just as good.
# {"second": "the ten of hearts", "clear": true}
hint-learned =
    { $clear ->
        [yes] Learned from many games: far better than { $second }.
       *[no] Learned from many games: a little better than { $second }.
    }
# {"second": "the ten of hearts", "reasons": ["You make your bid in 71 % of deals (otherwise 44 %)."], "sure": true}
hint-differs =
    { $sure ->
        [yes] Clearly better than { $second }.
       *[no] Probably better than { $second }.
    } { LIST($reasons, " ") }
# {"second": "the ten of hearts"}
hint-hardly = Hardly any difference to { $second }.
hint-close = About as good: { $second }.
# {"share": 0.71}
hint-often =
    { $share ->
        [0] in no deal
        [1] in every deal
       *[other] in { PERCENT($share) } of deals
    }
hint-share =
    { $share ->
        [0] never
        [1] always
       *[other] { PERCENT($share) }
    }
# {"other": "44 %"}
hint-beside = { " " }(otherwise { $other })
# {"more": true}
hint-slightly =
    { $more ->
        [yes] a little more often
       *[no] a little less often
    }
# {"amount": 12.5, "digits": 1}
hint-amount = { NUM($amount, $digits) }
hint-signed = { SIGNED($amount, $digits) }
# {"figure": "in 71 % of deals", "beside": " (otherwise 44 %)", "side": true}
hint-trick-won =
    { $side ->
        [yes] Your side wins this trick
       *[no] You win this trick
    } { $figure }{ $beside }.
hint-trick-left =
    { $side ->
        [yes] The others win this trick
       *[no] Someone else wins this trick
    } { $figure }{ $beside }.
hint-round-won =
    { $side ->
        [yes] Your side wins the round
       *[no] You win the round
    } { $figure }{ $beside }.
# {"figure": "in 71 % of deals", "beside": " (otherwise 44 %)"}
hint-bid-met = You make your bid { $figure }{ $beside }.
hint-side-bid-met = Your side makes its bid { $figure }{ $beside }.
hint-side-bid-missed = The others miss their bid { $figure }{ $beside }.
hint-no-trick = You take no trick { $figure }{ $beside }.
hint-some-trick = You take a trick { $figure }{ $beside }.
hint-game-won = You win the game now { $figure }{ $beside }.
hint-game-lost = You lose the game now { $figure }{ $beside }.
# {"figure": "in 71 % of deals", "beside": " (otherwise 44 %)", "seat": 1}
hint-bid-missed = { SEAT($seat) } misses the bid { $figure }{ $beside }.
hint-nil-kept =
    { WHO($seat) ->
        [you] Your nil holds
       *[other] The nil of { SEAT($seat) } holds
    } { $figure }{ $beside }.
hint-nil-broken = The nil of { SEAT($seat) } fails { $figure }{ $beside }.
hint-took-all =
    { WHO($seat) ->
        [you] You take all penalty cards
       *[other] { SEAT($seat) } takes all penalty cards
    } { $figure }{ $beside }.
hint-not-all = { SEAT($seat) } is kept from taking all penalty cards { $figure }{ $beside }.
# {"figure": "in 12 % of deals", "beside": " (otherwise 44 %)", "card": "Qs"}
hint-dearest = You get { CARD($card, "the") } { $figure }{ $beside }.
# {"figure": "12.5", "beside": " (otherwise 8.1)", "side": true}
hint-trick-points = On average this trick brings { $side ->
        [yes] your side
       *[no] you
    } { $figure } card points{ $beside }.
hint-trick-against = On average this trick costs you { $figure } penalty points{ $beside }.
hint-points = On average { $side ->
        [yes] your side takes
       *[no] you take
    } { $figure } card points{ $beside }.
hint-points-against = On average you take { $figure } penalty points{ $beside }.
hint-melds = On average cards in sequence or alike bring { $side ->
        [yes] your side
       *[no] you
    } { $figure }{ $beside }.
hint-tricks = On average { $side ->
        [yes] your side takes
       *[no] you take
    } { $figure } tricks{ $beside }.
hint-score = On average the round { $side ->
        [yes] ends { $figure } for your side
       *[no] brings you { $figure }
    }{ $beside }.
hint-score-against = On average the round costs you { $figure } points{ $beside }.
hint-from-zero = On average you end up { $figure } away from zero{ $beside }.
# {"suit": "h", "then": "trump"}
hint-clears =
    It is your last card of { SUIT($suit) }{ $then ->
        [trump] , so you can trump that suit later.
        [throw] , so you can throw what you like on that suit later.
       *[none] .
    }
# {"card": "Qh"}
doing-play = { CARD($card, "the") }
# {"number": 2}
doing-bid = a bid of { $number }
# {"suit": "h"}
doing-trump = { SUIT($suit) } as trump
# {"suit": "h"}
doing-trump-alone = { SUIT($suit) } as trump, alone
# {"cards": ["Ac", "Ts", "2h"]}
doing-pass-cards = passing on { CARDS($cards, "and", "the") }
# {"cards": ["8c"], "kept": ["Ac"]}
doing-instead = { CARDS($cards, "and", "the") } instead of { CARDS($kept, "and", "the") }
doing-pass = a pass
# {"contract": "Big"}
doing-contract = { TERM($contract) }
# {"cards": ["Ac", "Ts"]}
doing-stash = putting away { CARDS($cards, "and", "the") }
# ninja-whist {"token": "aab"}
doing-add = laying { TOKEN($token, "the") }
doing-done = laying no more tokens
# ninja-whist {"token": "aab", "seat": 1}
doing-take =
    taking { TOKEN($token, "the") } from { WHO($seat) ->
        [you] yourself
       *[other] { SEAT($seat) }
    }
