### Drawn on a rules page: how the cards rank, and an example trick with a sentence for each card.

## How the cards rank.

# {"suit": "h"}
drawn-trump = For example, with { SUIT($suit) } as trump:
# {"name": "Null"}
drawn-order = { TERM($name) }:
# {"fewest": false}
drawn-worth =
    { $fewest ->
        [yes] Below each card stands what it counts against whoever takes it.
       *[no] Below each card stands what it is worth to whoever takes it.
    }
# {"title": "Trumps, high to low", "cards": ["Qc", "Qs"]}
drawn-row = { $title }: { SIGNS($cards, " ") }
# {"title": "Trumps, high to low"}
drawn-row-title = { $title }:
# {"card": "Qc"}
drawn-card = { SIGN($card) }

## An example trick. Its players are called by their turn.

example-title = An example
example-intro = For example, a trick as it may be played.
# {"suit": "h"}
example-trump = { CAPITAL(SUIT($suit, "trump")) } here.
example-player = player
example-card = card
example-why = why
# {"notes": ["Ah is led."]}
example-said = { LIST($notes, " ") }
# {"card": "Ah", "suit": "h"}
example-leads =
    { $suit ->
        [none] { SIGN($card) } is led.
       *[other] { SIGN($card) } is led: whoever has { SUIT($suit) } must follow.
    }
# {"card": "Th"}
example-follows = { SIGN($card) } follows suit.
# {"card": "Th"}
example-heads = { SIGN($card) } follows suit, and goes higher: whoever can must.
# {"card": "Jh", "suit": "h", "bent": true}
example-may-trump =
    { $bent ->
        [yes] { SIGN($card) } is a trump, whatever is printed on it. This player has no { SUIT($suit) }, and may trump.
       *[no] { SIGN($card) } is a trump: this player has no { SUIT($suit) }, and may trump.
    }
# {"card": "Jh", "suit": "h", "bent": true}
example-must-trump =
    { $bent ->
        [yes] { SIGN($card) } is a trump, whatever is printed on it. This player has no { SUIT($suit) }, and must trump then.
       *[no] { SIGN($card) } is a trump: this player has no { SUIT($suit) }, and must trump then.
    }
# {"card": "9d", "suit": "c", "bent": false}
example-must-overtrump = { SIGN($card) } is a higher trump: this player has no { SUIT($suit) } either, and must beat the trump that lies there.
# {"card": "Qs", "suit": "d", "fewest": true}
example-throws =
    { $fewest ->
        [yes] { SIGN($card) } goes to whoever takes the trick: this player has no { SUIT($suit) }, and may get rid of any card.
       *[no] { SIGN($card) } is thrown away: this player has no { SUIT($suit) }, and a card of another suit takes nothing.
    }
# {"card": "0"}
example-anytime = { SIGN($card) } may be played at any time, whatever is led.
# {"card": "9h"}
example-plays = { SIGN($card) } is played.
# {"tokens": ["ccd", "c"], "number": 10}
example-tokens =
    { COUNT($tokens) ->
        [one] With the token { TOKENS($tokens) } it counts { $number }.
       *[other] With the tokens { TOKENS($tokens, ";") } it counts { $number }.
    }
# {"place": 3, "points": 23}
example-winner =
    { $points ->
        [none] The trick is player { $place }’s, who leads to the next.
        [one] The trick and the { $points } point in it are player { $place }’s, who leads to the next.
       *[other] The trick and the { $points } points in it are player { $place }’s, who leads to the next.
    }
