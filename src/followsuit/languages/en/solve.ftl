### The command `followsuit solve`: open cards, solved exactly.

# {"seat": 1, "utility": "score", "alone": false}
solve-title =
    { SEAT($seat) } is to play, and everyone sees all cards. { $alone ->
        [yes] Each player looks after itself.
       *[no] One side plays against all others.
    } { $utility ->
        [tricks] Tricks that the side takes in the round:
        [points] Card points that the side takes in the round:
       *[score] The round’s score beside that of the others:
    }
# {"card": "Qc", "utility": "score", "value": 2, "digits": 0, "best": true}
solve-option =
    { CARD($card) }: { $utility ->
        [score] { SIGNED($value, $digits) }
       *[other] { NUM($value, $digits) }
    }{ $best ->
        [yes] { " " }(best)
       *[no] { "" }
    }
# {"number": 3, "cards": 18}
solve-trick =
    Trick { $number }, with { $cards ->
        [one] one card
       *[other] { $cards } cards
    } left in all hands.

## What cannot be solved.

# {"phase": "choose"}
solve-not-in-play = Only the play of cards can be solved, and no card is to be played at this moment.
    .remedy = Choose another moment with `--at`.
# {"name": "Ninja Whist"}
solve-tokens = { $name } has tokens that chance draws, so that its play cannot be solved with open cards.
# {"most": 24}
solve-too-many-cards = There are too many cards left: of such a game, only the last { $most } can be solved.
    .remedy = Choose a later moment with `--at`.
# {"given": "“luck”", "utilities": ["tricks", "points", "score"]}
solve-no-utility = Nothing called { $given } counts here.
    .remedy = Say `--for` with { LIST($utilities, "or") }.
