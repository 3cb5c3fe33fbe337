### The rules pages, from what the words of a game say. What one types stands in them only for those who type:
### `TYPED` gives it between brackets, `CODE` a card beside its name, and `NOTATION` says whether to (`on`) or not (`off`).

## Headings.

rules-heading-cards = Cards
rules-heading-sides = Partners
rules-heading-deal = Deal
rules-heading-trump = Trump
rules-heading-choosing = Choosing
rules-heading-offer = Making trump
rules-heading-passing = Passing cards
rules-heading-blind-nil = Blind nil
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

# {"value": 5}
setting-whist-target =
    { $value ->
        [one] to { $value } point
       *[other] to { $value } points
    }
# {"value": 500}
setting-spades-target =
    { $value ->
        [one] to { $value } point
       *[other] to { $value } points
    }
# {"value": -200}
setting-spades-floor =
    { $value ->
        [none] however low a side falls
       *[other] until a side falls to { NUM($value) }
    }
# {"value": true}
setting-spades-nil =
    { $value ->
        [yes] with nil
       *[no] without nil
    }
# {"value": false}
setting-spades-blind-nil =
    { $value ->
        [yes] with blind nil
       *[no] without blind nil
    }
# {"value": true}
setting-spades-bags =
    { $value ->
        [yes] with bags
       *[no] without bags
    }
# {"value": 100}
setting-hearts-target =
    { $value ->
        [one] to { $value } point
       *[other] to { $value } points
    }
# {"value": true}
setting-hearts-black-lady =
    { $value ->
        [yes] with the Black Lady
       *[no] without the Black Lady
    }
# {"value": false}
setting-hearts-jack =
    { $value ->
        [yes] with the jack of diamonds
       *[no] without the jack of diamonds
    }
# {"value": true}
setting-hearts-passing =
    { $value ->
        [yes] with passing
       *[no] without passing
    }
# {"value": true}
setting-hearts-moon =
    { $value ->
        [yes] with shooting the moon
       *[no] without shooting the moon
    }
# {"value": true}
setting-hearts-queen-breaks =
    { $value ->
        [yes] the queen breaks hearts
       *[no] the queen does not break hearts
    }
# {"value": false}
setting-hearts-early-points =
    { $value ->
        [yes] points in the first trick
       *[no] no points in the first trick
    }
# {"value": 4}
setting-sueca-target =
    { $value ->
        [one] to { $value } game
       *[other] to { $value } games
    }
# {"value": 10}
setting-euchre-target =
    { $value ->
        [one] to { $value } point
       *[other] to { $value } points
    }
# {"value": false}
setting-euchre-stick-the-dealer =
    { $value ->
        [yes] the dealer is stuck
       *[no] all may pass
    }
# {"value": true}
setting-euchre-alone =
    { $value ->
        [yes] with playing alone
       *[no] without playing alone
    }
# {"value": false}
setting-euchre-discard-turned =
    { $value ->
        [yes] the turned card may be put away
       *[no] the turned card is kept
    }
# {"value": 16}
setting-klaverjas-rounds =
    { $value ->
        [one] one deal
       *[other] { $value } deals
    }
# {"value": "rotterdam"}
setting-klaverjas-duties =
    { $value ->
        [amsterdam] the duties of Amsterdam
       *[other] the duties of Rotterdam
    }
# {"value": false}
setting-klaverjas-may-pass =
    { $value ->
        [yes] naming may be passed on
       *[no] the first player names
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
# {"suit": "h", "points": 1}
rules-worth-suit = { SUIT($suit) } { SIGNED($points) } each
# {"card": "Qs", "points": 13}
rules-worth-card = { SIGN($card) } { SIGNED($points) }
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

# {"ranks": ["J", "9", "A", "T", "K", "Q", "8", "7"]}
rules-trump-ranks = Trumps rank in another order, from high to low: { LETTERS($ranks, " ") }.
# {"rank": "J"}
rules-bowers = The { RANK($rank) } of the trump suit, the right bower, is the highest trump. The other { RANK($rank) } of the same colour, the left bower, is the second highest: it belongs to the trump suit, not to the one printed on it. Below them the trumps rank like any suit.
# zole {"cards": ["Jc", "Js", "Jh", "Jd"]}
rules-top-trumps = Whatever suit is trump, these are the highest trumps, from high to low: { SIGNS($cards, " ") }. They belong to the trump suit, not to the one printed on them; below them the cards of the trump suit rank as usual. Where no suit is trump they are cards like any other.
# {"name": "Null", "ranks": ["A", "K", "Q"], "own": ["Four cards are always trumps."]}
rules-order =
    { "**" }{ TERM($name) }**: { COUNT($ranks) ->
        [0] the cards rank as usual, and no suit is trump.
       *[other] in a suit the cards rank from high to low { LETTERS($ranks, " ") }, and no suit is trump.
    }{ COUNT($own) ->
        [0] { "" }
       *[other] { " " }{ LIST($own, " ") }
    }

## Sides.

# {"sides": 2, "seats": 4, "each": 2}
rules-partners =
    { $each ->
        [2]
            { $sides ->
                [2] Two play against two; partners sit opposite each other.
               *[other] There are { WORDS($sides) } sides of two, whose members sit opposite each other.
            }
       *[other] There are { WORDS($sides) } sides of { WORDS($each) }, who sit in turn around the table.
    } What one of a side takes counts for all of it: they have one score, and win or lose together.

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
# {"except_longest": true, "offered": false}
rules-next-card =
    { $offered ->
        [yes] The next card of the pack is turned up for all to see; the others stay face down and out of play.
       *[no] The next card of the pack is turned up for all to see and is out of play for that round.
    }{ $except_longest ->
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

# {"suit": "s"}
rules-fixed-trump = In every round { SUIT($suit, "trump") }.
# {"may_pass": true, "typed": "trump c"}
rules-names-trump =
    { $may_pass ->
        [yes] The seat after the dealer, having seen its hand, names a suit as trump{ TYPED($typed) } or passes{ TYPED("trump pass") }. After a pass the next seat may name one, and so on; when all have passed, the seat after the dealer must name one.
       *[no] The seat after the dealer, having seen its hand, must name a suit as trump{ TYPED($typed) }.
    } Whoever names it plays the round with its side: they are the makers.
# {"alone": true, "stuck": false, "may_discard_turned": false, "named": "call c", "discard": "discard 9c"}
rules-offer =
    Beginning with the seat after the dealer, each player in turn may make the suit of the turned card trump by ordering it up{ TYPED("call up") }, or pass{ TYPED("call pass") }. As soon as somebody orders it up, the dealer takes the turned card into its hand and puts { $may_discard_turned ->
        [yes] a card away face down{ TYPED($discard) }: any card, the one just taken included.
       *[no] another card away face down{ TYPED($discard) }.
    } If all pass, the card is turned down, and each in turn once more may name another suit as trump{ TYPED($named) }, or pass. { $stuck ->
        [yes] The dealer, who speaks last, may not pass then.
       *[no] If all pass again, the round is over without a score, and the next dealer deals.
    } Whoever orders up or names the suit plays the round with its side: they are the makers.{ $alone ->
        [yes] { " " }It may say that it plays alone{ TYPED("call up alone") }: the partner then lays its cards down and takes no part in the round. If it was to lead, the next one does.
       *[no] { "" }
    }

## Choosing.

# {"contract": "The Table", "typed": "choose P", "dealer_leads": false}
rules-choosing =
    The seat after the dealer chooses first: a contract to play alone against all others, or a pass{ TYPED($typed) }. The turn goes clockwise until somebody chooses a contract; that ends the choosing. If everybody passes, see { TERM($contract) } below. Whoever plays alone, { $dealer_leads ->
        [yes] the dealer
       *[no] the seat after the dealer
    } leads first.
# {"worth": ["A 11", "T 10"], "trumps": ["J 20", "9 14"], "sum": 152}
rules-card-points =
    Card points: { LIST($worth, "") }, the others nothing{ COUNT($trumps) ->
        [0] { "" }
       *[other] ; but among trumps { LIST($trumps) }
    }; { $sum } in all.
# zole {"suit": "h"}
rules-contract-trump = { CAPITAL(SUIT($suit, "trump")) }.
# {"name": "Null"}
rules-contract-order = The cards rank as told of { TERM($name) } above.
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

# {"cap": 7, "hook": true, "partners_within_tricks": false, "typed": "bid 2"}
rules-bids =
    Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand{ $cap ->
        [none] { "" }
       *[other] , and at most { $cap }
    }{ TYPED($typed) }.{ $partners_within_tricks ->
        [yes] { " " }Partners together bid no more tricks than there are.
       *[no] { "" }
    }{ $hook ->
        [yes] { " " }The dealer bids last and may not choose the number that would make all bids add up to the number of tricks in the round, so somebody always fails.
       *[no] { "" }
    }
# {"behind": 100, "typed": ["blind nil", "blind look"]}
rules-blind-nil = Whoever is on a side at least { $behind } points behind is asked, before it looks at its cards, whether it bids nil blind{ TYPED("blind nil") } or looks first{ TYPED("blind look") }; the seat after the dealer is asked first. A blind nil stands as its bid.

## Passing cards.

# {"cards": 3, "ways": ["to the next player", "to nobody"], "typed": "pass 2c 3c 4c", "rounds": 2}
rules-passing =
    Before the first trick each player passes { $cards ->
        [one] { WORDS($cards) } card of its hand
       *[other] { WORDS($cards) } cards of its hand
    } face down to another player{ TYPED($typed) }, and only then looks at what it is given. { $rounds ->
        [1] They go { LIST($ways) }.
       *[other] Round by round they go { LIST($ways, ";") }; then it begins again.
    }
# {"way": "on", "steps": 2}
rules-passed-to =
    { $way ->
        [keep] to nobody: everyone keeps its cards
        [next] to the next player, on the left
        [before] to the player before, on the right
        [opposite] to the player opposite
       *[on] to the player { WORDS($steps) } seats further on
    }

## Play.

# {"dealer": false, "card": null}
rules-first-lead =
    { $card ->
        [none]
            { $dealer ->
                [yes] The dealer
               *[no] The seat after the dealer
            } leads to the first trick: it plays any card
       *[other] Whoever holds { SIGN($card) } leads to the first trick: it plays a card
    }{ NOTATION() ->
        [on] { " " }(`play` and the card)
       *[off] { "" }
    }, and each of the others in turn, clockwise, plays one to it. These cards are a trick, and the first of them shows what suit is led.
rules-follow-suit = Everyone must follow with a card of the suit led if they hold one.
# {"unless_partner_wins": false, "higher_first": false}
rules-trump-when-void =
    { $higher_first ->
        [yes] Whoever cannot do that must still play a trump if they hold one, even one that beats nothing
       *[no] Whoever cannot follow must play a trump if they hold one; it need not beat the trumps played before
    }{ $unless_partner_wins ->
        [yes] , unless the partner is winning the trick.
       *[no] .
    }
# {"trumps_only": true}
rules-head-trick =
    { $trumps_only ->
        [yes] When trump is led, everyone must play a higher trump than those in the trick if they hold one.
       *[no] Everyone must beat the cards of the suit led that lie in the trick, with one of that suit, if they can.
    }
# {"unless_partner_wins": true}
rules-overtrump =
    Whoever cannot follow must play a trump that beats all cards in the trick if they hold one{ $unless_partner_wins ->
        [yes] , unless the partner is winning the trick.
       *[no] , also when the partner is winning it.
    }
rules-no-undertrump = A trump that beats nothing may not be played to a trick of another suit while any other card is held.
# {"duties": true}
rules-free =
    { $duties ->
        [yes] Otherwise any card may be played.
       *[no] Any card may be played at any time.
    }
# {"trumps": true}
rules-highest-trump-else-led =
    { $trumps ->
        [yes] The highest trump takes the trick; if there is none, the highest card of the suit led.
       *[no] The highest card of the suit led takes the trick; there are no trumps.
    } Whoever takes a trick leads the next one.
# {"card": "2c"}
rules-opens-with = The first card of the round must be { SIGN($card) }.
# {"suits": ["h"], "cards": ["Qs"]}
rules-first-trick-without =
    To the first trick nobody may play { COUNT($suits) ->
        [0] { SIGNS($cards, "or") }
       *[other]
            { COUNT($cards) ->
                [0] any { SUITS($suits, "or") }
               *[other] any { SUITS($suits, "or") } or { SIGNS($cards, "or") }
            }
    }, unless they hold nothing else.
# {"suits": ["h"], "cards": [], "also": ["Qs"]}
rules-unbroken =
    { COUNT($suits) ->
        [0] { SIGNS($cards) }
       *[other]
            { COUNT($cards) ->
                [0] { CAPITAL(SUITS($suits)) }
               *[other] { CAPITAL(SUITS($suits)) }, and { SIGNS($cards) },
            }
    } may not be led before they are broken, that is, before one of them { COUNT($also) ->
        [0] { "" }
       *[other] or { SIGNS($also, "or") } { "" }
    }has been played to a trick. A hand of nothing else may lead them.
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

# {"above": 6, "points": 1}
rules-odd-tricks = A side scores { SIGNED($points) } for each trick that it takes above { WORDS($above) }; the others count nothing.
# {"points": 100}
rules-every-trick = Whoever takes every trick of the round scores { SIGNED($points) } more.
# {"per_trick": 10, "overtrick": 1}
rules-side-contract =
    What the partners of a side have bid together is its contract. A side that takes at least as many tricks scores { SIGNED($per_trick) } for each trick of the contract{ $overtrick ->
        [0] { "" }
       *[other] { " " }and { SIGNED($overtrick) } for each trick beyond it
    }; a side that takes fewer loses { $per_trick } for each trick of the contract.
# {"every": 10, "points": -100}
rules-bags = Tricks beyond the contract are bags, and a side's bags are counted through the whole game: with every { WORDS($every) } of them it scores { SIGNED($points) }.
# {"points": 100, "blind": 0}
rules-nil =
    { $points ->
        [0] A nil that was bid before the cards were seen scores { SIGNED($blind) } for its side if whoever bid it takes no trick, and loses as many if it takes one; its tricks then count for the side like any others. Any other bid of 0 is simply a 0.
       *[other] A bid of 0 is nil: whoever bid it scores { SIGNED($points) } for its side by taking no trick, and loses as many by taking one; its tricks then count for the side like any others.{ $blind ->
            [0] { "" }
           *[other] { " " }Bid before the cards were seen, it counts { $blind } either way.
        }
    }
# {"tricks": 3, "points": 1, "all_tricks": 2, "all_alone": 4, "failed": 2}
rules-makers-take =
    The makers must take at least { WORDS($tricks) } tricks. They score { SIGNED($points) } for that, and { SIGNED($all_tricks) } for taking every trick{ $all_alone ->
        [none] { "" }
       *[other] , or { SIGNED($all_alone) } if one of them took them all alone
    }. If they take fewer than { WORDS($tricks) }, the others score { SIGNED($failed) } and the makers nothing.
rules-points-taken = Whoever takes a trick scores the card points in it.
# {"points": 10}
rules-last-trick = The last trick scores { SIGNED($points) } more.
# {"points": 26}
rules-moon = Whoever takes all the cards that count against a player shoots the moon: { $points } points are taken off its score for the round, and everyone else gets { SIGNED($points) } instead.
# {"steps": ["91 or more: +2", "61 or more: +1"], "all_tricks": 4}
rules-point-steps = A side scores by the card points in its tricks: { LIST($steps, ";") }. With fewer it scores nothing. A side that takes every trick scores { SIGNED($all_tricks) } instead.
# {"least": 61, "points": 1}
rules-point-step = { $least } or more: { SIGNED($points) }
# {"runs": ["20 for three in sequence"], "pair": ["K", "Q"], "pair_points": 20, "alike": ["200 for four jacks"], "ranks": ["7", "8", "9", "T"]}
rules-trick-melds =
    Cards that lie together in one trick, whoever played them, score for whoever takes it: { LIST($runs, ";") }; { $pair_points } for { LETTERS($pair) } of trump{ COUNT($alike) ->
        [0] { "" }
       *[other] ; { LIST($alike, ";") }
    }. In sequences the cards of every suit, trumps too, stand in this order: { LETTERS($ranks, " ") }. A card may count in a sequence and in the pair.
# {"cards": 3, "points": 20}
rules-meld-run = { $points } for { WORDS($cards) } cards of a suit in sequence
# {"rank": "J", "points": 200}
rules-meld-alike = { $points } for four { RANK($rank, "many") }
rules-makers-need-most = The makers need more points than the others have, all of this included. If they do not have more, they score nothing, and the others score what both sides took.

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

# {"points": 500, "fewest_win": false, "tied_play_on": true}
rules-first-to =
    The game is over after the round in which somebody reaches { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $fewest_win ->
        [yes] Whoever has the fewest points then wins;
       *[no] Whoever has the most points then wins;
    } { $tied_play_on ->
        [yes] if that is shared, another round is played.
       *[no] equals share the win.
    }
# {"points": -200}
rules-fallen-to = It is over, too, after the round in which somebody falls to { NUM($points) } points or lower; whoever has the most points then wins.

## Options.

rules-option = option
rules-option-values = values
rules-option-usual = usual
rules-option-says = what it does
rules-option-seats = How many play.
# {"key": "bid_cap", "name": "Highest bid"}
rules-option-name =
    { NOTATION() ->
        [on] `{ $key }`: { $name }
       *[off] { $name }
    }
rules-option-seats-name = Players
# {"typed": "true or false", "said": "yes or no"}
rules-option-told =
    { NOTATION() ->
        [on] { $typed }
       *[off] { $said }
    }
# {"least": 10, "most": 1000, "none": true}
rules-takes-number =
    { $none ->
        [yes] { NUM($least) } to { NUM($most) }, or no limit
       *[no] { NUM($least) } to { NUM($most) }
    }
rules-takes-switch = yes or no
# {"values": ["five rounds", "seven rounds"]}
rules-takes-choice = { LIST($values, ";") }
# {"value": true}
rules-usual-switch =
    { $value ->
        [yes] yes
       *[no] no
    }
# {"value": 500}
rules-usual-number =
    { $value ->
        [none] no limit
       *[other] { NUM($value) }
    }
# {"says": "How many rounds are played.", "values": ["`five`: hands of 3 4 5 4 3 (4 seats)"], "seats": "7–8"}
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Offered with { $seats } seats.
    }
# {"value": "five", "name": "five rounds", "says": "hands of 3 4 5 4 3", "seats": "4"}
rules-option-value =
    { NOTATION() ->
        [on] `{ $value }`: { $says }
       *[off] { CAPITAL($name) }: { $says }
    }{ $seats ->
        [none] { "" }
       *[other] { " " }({ $seats } seats)
    }
