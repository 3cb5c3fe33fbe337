### The rules pages, from what the words of a game say. What one types stands in them only for those who type:
### `TYPED` gives it between brackets, `CODE` a card beside its name, and `NOTATION` says whether to (`on`) or not (`off`).

## Headings.

rules-heading-cards = Cards
rules-heading-deal = Deal
rules-heading-trump = Trump
rules-heading-choosing = Choosing
rules-heading-bidding = Bidding
rules-heading-play = Play
rules-heading-trick = Taking a trick
rules-heading-tokens = Tokens
rules-heading-scoring = Scoring
rules-heading-ending = Ending
rules-heading-options = Options

## What a page begins with.

# {"origin": "Latvia"}
rules-origin = From { $origin }.
# {"seats": "3–4"}
rules-players = For { $seats } players.
# {"typed": ["seats 3", "rounds 12"], "settings": ["3 players", "12 rounds"]}
rules-told-for =
    { NOTATION() ->
        [on] Told here for: { LIST($typed, "") }.
       *[off] Told here for { LIST($settings, "") }.
    }
# {"value": 3}
rules-seats =
    { $value ->
        [one] { $value } player
       *[other] { $value } players
    }

## How the games of the house were chosen to be played.

# {"value": "five"}
setting-boerenbridge-schedule =
    { $value ->
        [five] five rounds
        [seven] seven rounds
       *[other] fifteen rounds
    }
# {"value": 9}
setting-miesjelen-round-limit =
    { $value ->
        [none] as many rounds as it takes
        [1] one round at most
       *[other] { $value } rounds at most
    }
# {"value": 7}
setting-ninja-whist-bid-cap =
    { $value ->
        [0] no limit to bids
       *[other] bids of up to { $value }
    }
# {"value": true}
setting-ninja-whist-double-max =
    { $value ->
        [yes] the longest hand twice
       *[no] the longest hand once
    }
# {"value": "down-up"}
setting-oh-hell-schedule =
    { $value ->
        [up] hands that grow
        [down] hands that shrink
        [up-down] hands that grow and shrink again
       *[other] hands that shrink and grow again
    }
# {"value": 10}
setting-oh-hell-longest =
    { $value ->
        [one] one card at most
       *[other] { $value } cards at most
    }
# {"value": false}
setting-oh-hell-no-trump =
    { $value ->
        [yes] the longest hand without trump
       *[no] trump in every round
    }
# {"value": true}
setting-oh-hell-hook =
    { $value ->
        [yes] a hook for the dealer
       *[no] no hook for the dealer
    }
# {"value": "exact"}
setting-oh-hell-scoring =
    { $value ->
        [tricks] a point a trick and 10 for a met bid
        [penalty] 10 and a point a trick for a met bid, −1 a trick for a missed one
       *[other] 10 and a point a trick for a met bid
    }
# {"value": "ten"}
setting-oh-hell-zero =
    { $value ->
        [five] 5 for a met bid of zero
       *[other] 10 for a met bid of zero
    }
# {"value": 12}
setting-zole-rounds =
    { $value ->
        [0] rounds until the table stops
        [1] one round
       *[other] { $value } rounds
    }
# {"value": true}
setting-zole-small-zole =
    { $value ->
        [yes] with Small zole
       *[no] without Small zole
    }
# {"value": false}
setting-zole-dues =
    { $value ->
        [yes] with dues
       *[no] without dues
    }

## Cards.

# {"cards": 26, "ranks": ["9", "T", "J", "Q", "K", "A"], "suits": ["c", "d", "h", "s"], "others": ["7♦", "8♦"]}
rules-whole-deck =
    { $cards } cards: { LETTERS($ranks, " ") } in { SUITS($suits, "") }{ COUNT($others) ->
        [0] { "" }
       *[other] ; { LIST($others, ";") }
    }.
# elemental {"card": "∞", "copies": 4}
rules-other-card =
    { $copies ->
        [none] { SIGN($card) }
       *[other] { CARD($card) } ({ CODE($card) }) × { $copies }
    }
# {"deck": "the French deck", "ranks": ["Q", "K", "A"]}
rules-top-ranks = Only the highest ranks of { $deck } are in play, as many ranks as there are cards in a hand: { LETTERS($ranks) } in a round of three.
# {"ranks": ["A", "T", "K", "9"], "numbers": ["A 11"]}
rules-ranking =
    In a suit the cards rank from high to low: { LETTERS($ranks, " ") }.{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }Each counts a number: { LIST($numbers, "") }, the others what is printed on them.
    }
# {"rank": "A", "points": 11}
rules-worth =
    { NOTATION() ->
        [on] { LETTER($rank) } { $points }
       *[off] { LETTER($rank) } = { $points }
    }
# {"cards": ["Qc", "Qs", "Qh"], "printed": true}
rules-permanent-trumps =
    { COUNT($cards) ->
        [1] { SIGNS($cards, " ") } is always a trump, and the only one: it is a suit of its own.
       *[other] { COUNT($cards) } cards are always trumps, from high to low: { SIGNS($cards, " ") }. They are one suit of their own{ $printed ->
            [yes] { " " }and do not belong to the suit printed on them
           *[no] { "" }
        }.
    }
# ninja-whist {"card": "J", "number": 11}
rules-super-trump = The { CARD($card) } ({ CODE($card) }) counts { $number } and is a trump while there is one: it follows trump, and trump must be followed to it. In a round without trump it is a suit of its own: led, it wins the trick and everyone may play what they like; otherwise it may be played only by a hand that cannot follow, and it loses.
# elemental {"card": "0"}
rules-nothing = { CAPITAL(CARD($card, "a")) } ({ CODE($card) }) belongs to no suit and may be played at any time. When it opens a trick the next card decides what is led. It beats no card: the leader takes a trick of nothing else.
# elemental {"card": "∞"}
rules-everything = { CAPITAL(CARD($card, "a")) } ({ CODE($card) }) belongs to no suit and may be played at any time. The first one in a trick wins it, trumps or not. When it is the card that would decide what is led, no suit is led and everyone may play what they like for the rest of that trick.
# ninja-whist {"rank": "A", "over": "K", "number": 12, "trump_only": false}
rules-promoted =
    { $trump_only ->
        [yes] The { RANK($rank) } of trump counts { $number } instead while the { RANK($over) } lies in the same trick, whichever of the two was played first.
       *[no] { CAPITAL(RANK($rank, "a")) } counts { $number } instead while the { RANK($over) } of its suit lies in the same trick, whichever of the two was played first.
    }

## Deal.

rules-dealer = The first dealer is drawn at random; the deal moves one seat clockwise every round.
# {"scored": true}
rules-dealer-sits-out =
    { $scored ->
        [yes] The dealer sits the round out: no cards, but a score like that of one more opponent.
       *[no] The dealer sits the round out: no cards, and no score.
    }
# {"cards": 8, "packets": [3, 2, 3], "table": 2}
rules-hands =
    Each player is dealt { $cards ->
        [one] { WORDS($cards) } card
       *[other] { WORDS($cards) } cards
    }{ COUNT($packets) ->
        [0] { "" }
       *[other] , { LIST($packets, "then") } at a time
    }.{ $table ->
        [0] { "" }
        [one] { " " }{ CAPITAL(WORDS($table)) } card lies face down on the table.
       *[other] { " " }{ CAPITAL(WORDS($table)) } cards lie face down on the table.
    }
# {"rounds": 5, "sizes": [3, 4, 5, 4, 3], "last": 3}
rules-schedule =
    { $rounds ->
        [one]
            { $last ->
                [one] There is one round, with hands of { WORDS($last) } card.
               *[other] There is one round, with hands of { WORDS($last) } cards.
            }
       *[other] There are { $rounds } rounds, with hands of { LIST($sizes) } cards.
    }
# {"rounds": 15, "first": [1, 2], "turn": 15, "up": true}
rules-schedule-one-way =
    There are { $rounds } rounds, with hands of { LIST($first, "") } and so on { $up ->
        [yes] up
       *[no] down
    } to { $turn } { $turn ->
        [one] card
       *[other] cards
    }.
# {"rounds": 19, "first": [1, 2], "turn": 10, "up": true, "twice": false, "last": 1}
rules-schedule-and-back =
    There are { $rounds } rounds, with hands of { LIST($first, "") } and so on { $up ->
        [yes] up
       *[no] down
    } to { $turn },{ $twice ->
        [yes] { " " }twice,
       *[no] { "" }
    } then { $up ->
        [yes] down
       *[no] up
    } again to { WORDS($last) } { $last ->
        [one] card
       *[other] cards
    }.
# {"nth": 3}
rules-dealers-card =
    The dealer's own { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] { $nth }th
    } card is dealt face up. It stays in the dealer's hand, and everyone may keep it in mind.
# {"except_longest": true}
rules-next-card =
    The next card of the pack is turned up for all to see and is out of play for that round.{ $except_longest ->
        [yes] { " " }In the rounds with the longest hand no card is turned.
       *[no] { "" }
    }

## Trump.

rules-drawn-suit = Every round a card from a separate pack decides the trump suit: each suit is as likely as another.
# elemental {"no_trump": "0", "named": "∞", "typed": "trump f"}
rules-suit-of-turned =
    The suit of the turned card is trump.{ $no_trump ->
        [none] { "" }
       *[other] { " " }If it is the { CARD($no_trump) } ({ CODE($no_trump) }), the round has no trump.
    }{ $named ->
        [none] { "" }
       *[other] { " " }If it is the { CARD($named) } ({ CODE($named) }), the dealer, having seen its own hand, names a trump at once{ TYPED($typed) }; naming none is not allowed.
    }
rules-no-card-turned = With no card turned, a round has no trump.

## Choosing.

# {"contract": "The Table", "typed": "choose P", "dealer_leads": false}
rules-choosing =
    The seat after the dealer chooses first: a contract to play alone against all others, or a pass{ TYPED($typed) }. The turn goes clockwise until somebody chooses a contract; that ends the choosing. If everybody passes, see { TERM($contract) } below. Whoever plays alone, { $dealer_leads ->
        [yes] the dealer
       *[no] the seat after the dealer
    } leads first.
# {"worth": ["A 11", "T 10"], "sum": 120}
rules-card-points = Card points: { LIST($worth, "") }, the others nothing; { $sum } in all.
# {"contract": "Big", "typed": "choose B", "aim": "The solo player wins.", "table": "to-solo", "stash": 2, "until_solo_trick": false}
rules-contract =
    { "**" }{ TERM($contract) }**{ TYPED($typed) }. { $aim } The table cards: { $table ->
        [to-opponents] their points go to the opponents
        [to-nobody] they count for nobody
       *[to-solo]
            { $stash ->
                [0] the solo player picks them up
                [one] the solo player picks them up and puts away { WORDS($stash) } card of the hand face down{ NOTATION() ->
                    [on] { " " }(`stash` and the card)
                   *[off] { "" }
                }, which counts for the solo side at the end
               *[other] the solo player picks them up and puts away { WORDS($stash) } cards of the hand face down{ NOTATION() ->
                    [on] { " " }(`stash` and the cards)
                   *[off] { "" }
                }, which count for the solo side at the end
            }
    }.{ $until_solo_trick ->
        [yes] { " " }The round ends at once when the solo player takes a trick.
       *[no] { "" }
    }
rules-contract-not-played = **{ TERM($contract) }**. { $aim }
rules-ladder-takes = the solo side takes
rules-ladder-each-opponent = each opponent
rules-ladder-solo-player = the solo player
rules-ladder-all-tricks = every trick
rules-ladder-no-trick = no trick at all
# {"least": 61, "most": 90}
rules-ladder-step =
    { $most ->
        [none] { $least } points or more
       *[other]
            { $least ->
                [0] { $most } points or fewer
               *[other] { $least }–{ $most } points
            }
    }
# {"points": -2}
rules-points = { SIGNED($points) }
# {"each_if_won": -6, "solo_if_won": 12, "each_if_lost": 7, "solo_if_lost": -14}
rules-take-nothing = Won, each opponent scores { SIGNED($each_if_won) } and the solo player { SIGNED($solo_if_won) }; lost, each opponent scores { SIGNED($each_if_lost) } and the solo player { SIGNED($solo_if_lost) }.
# {"points": 2}
rules-most-tricks-lose = Whoever takes the most tricks loses; between equals the one with more card points, and if these are equal too, the one of them who took the last trick (or, if none of them did, the nearest after the dealer). The loser pays { $points } to everyone else.
rules-nothing-played = No card is played and nobody scores.
# {"contract": "Big", "collective": 1, "private": 3}
rules-dues = Dues: when everybody passes, one due is written for all; a lost { TERM($contract) } writes a private due for its player. The next won { TERM($contract) } takes off one due, those of all first and then the oldest private one. A due of all brings { $collective } more from each opponent; another player's private due brings { $private } from its owner; one's own is only struck off.

## Bidding.

# {"cap": 7, "hook": true}
rules-bids =
    Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand{ $cap ->
        [none] { "" }
       *[other] , and at most { $cap }
    }{ TYPED("bid 2") }.{ $hook ->
        [yes] { " " }The dealer bids last and may not choose the number that would make all bids add up to the number of tricks in the round, so somebody always fails.
       *[no] { "" }
    }

## Play.

# {"dealer": false}
rules-first-lead =
    { $dealer ->
        [yes] The dealer
       *[no] The seat after the dealer
    } leads to the first trick: it plays any card{ NOTATION() ->
        [on] { " " }(`play` and the card)
       *[off] { "" }
    }, and each of the others in turn, clockwise, plays one to it. These cards are a trick, and the first of them shows what suit is led.
rules-follow-suit = Everyone must follow with a card of the suit led if they hold one.
rules-trump-when-void = Whoever cannot follow must play a trump if they hold one; it need not beat the trumps played before.
# {"duties": true}
rules-free =
    { $duties ->
        [yes] Otherwise any card may be played.
       *[no] Any card may be played at any time.
    }
rules-highest-trump-else-led = The highest trump takes the trick; if there is none, the highest card of the suit led. Whoever takes a trick leads the next one.
rules-specials-first = The special cards described above come before this.

## Tokens.

# ninja-whist {"tokens": 31, "icons": ["`a` Sword", "`b` Staff"]}
rules-tokens =
    { NOTATION() ->
        [on] There are { WORDS($tokens) } bonus tokens, each with up to three suit icons ({ LIST($icons) }); a token is written as its icons (`aab`), the blank one as `-`.
       *[off] There are { WORDS($tokens) } bonus tokens, each with up to three suit icons ({ LIST($icons) }); one is blank.
    }
# ninja-whist {"suit": "a"}
rules-icon =
    { NOTATION() ->
        [on] `{ $suit }` { SUIT($suit) }
       *[off] { SUIT($suit) }
    }
rules-tokens-won =
    Whoever takes a trick draws a token from the stock and puts it face up in its own play area. If the stock is empty it takes one of its own choice from the score area of a player who has the most tokens there{ NOTATION() ->
        [on] { " " }(`take 2 aab`: the token `aab` of seat 2)
       *[off] { "" }
    }: from another player if several have the most, and from its own only if it alone has the most.
rules-tokens-laid =
    With a card of a suit a player may lay tokens of its own score area that bear an icon of that suit: each such icon adds 1 to the card's number for this trick{ NOTATION() ->
        [on] { " " }(`add aab` for each token, then `done`)
       *[off] { "" }
    }. That never changes the card's suit; between equal numbers the card played earlier wins. Laid tokens are shuffled back into the stock when the trick ends, before its winner draws.

## Scoring.

# {"points": 25}
rules-start =
    { $points ->
        [one] Everyone starts with { $points } point.
       *[other] Everyone starts with { $points } points.
    }
# {"points": -1}
rules-per-trick = Each trick taken scores { SIGNED($points) }.
rules-no-trick = Whoever takes no trick in the round scores { SIGNED($points) }.
# {"suit": "s"}
rules-doubled-when-trump = When { SUIT($suit, "trump") }, all of this counts double.
# {"points": 10, "per_trick": 2}
rules-exact-bid =
    { $per_trick ->
        [0] Whoever takes exactly as many tricks as it bid scores { SIGNED($points) }.
       *[other] Whoever takes exactly as many tricks as it bid scores { SIGNED($points) }, and { SIGNED($per_trick) } for each of these tricks.
    }
# {"points": 10, "cards": 6}
rules-exact-zero =
    { $cards ->
        [1] A met bid of 0 scores { SIGNED($points) } besides.
       *[other] A met bid of 0 scores { SIGNED($points) } more in rounds of { $cards } or more cards.
    }
# {"per_trick": -2}
rules-missed-bid = Whoever misses its bid scores { SIGNED($per_trick) } for each trick too many or too few.
rules-icons-gained = After the round each player's play area moves to its score area, where every icon is worth a point for as long as it lies there: tokens laid with cards or taken by others stop counting.
rules-by-contract = Each contract pays as listed with it. The scores of a round always add up to zero.

## Ending.

# {"void_when_shared": true}
rules-exactly-zero =
    Whoever stands at exactly 0 when a round has been scored wins the game. A score may go below 0; it then needs penalties to come back up.{ $void_when_shared ->
        [yes] { " " }If two or more reach it in the same round, that round is void: the scores go back to what they were, the deal moves on, and a new round is played.
       *[no] { "" }
    }
# {"rounds": 9}
rules-nearest-to-zero-after =
    If nobody has won after { WORDS($rounds) } { $rounds ->
        [one] round
       *[other] rounds
    }, whoever is nearest to 0, above or below, wins; equals share the win.
# {"rounds": 12}
rules-most-points-after =
    { $rounds ->
        [0] When the table decides to stop
        [one] After { WORDS($rounds) } round
       *[other] After { WORDS($rounds) } rounds
    }, whoever has the most points wins; equals share the win.

## Options.

rules-option = option
rules-option-values = values
rules-option-usual = usual
rules-option-says = what it does
rules-option-seats = How many play.
# {"says": "How many rounds are played.", "values": ["`five`: hands of 3 4 5 4 3 (4 seats)"], "seats": "7–8"}
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Offered with { $seats } seats.
    }
# {"value": "five", "says": "hands of 3 4 5 4 3", "seats": "4"}
rules-option-value =
    { $seats ->
        [none] `{ $value }`: { $says }
       *[other] `{ $value }`: { $says } ({ $seats } seats)
    }
