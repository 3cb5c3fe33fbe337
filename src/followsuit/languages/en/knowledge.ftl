### What players can know: questions about a game, and the answers.

## Questions that cannot be answered.

# {"given": "99", "last": 57}
knowledge-moment =
    There is no moment { $given } in this game.
    .remedy =
        { $last ->
            [0] There is only moment 0.
           *[other] Moments go from 0, before the first action, to { NUM($last) }, the last.
        }
# {"seat": 2}
knowledge-other-seat = This view does not show what seat { $seat } sees.
    .remedy = A record tells of every seat.
# {"card": "2h"}
knowledge-not-in-play = { CAPITAL(CARD($card, "the")) } is not among the cards of this round.
    .remedy = A round may be played with a part of the pack.

## Pictures that cannot be drawn.

# {"form": "png", "what": "table"}
knowledge-no-form =
    { $form ->
        [dot] There is no DOT of { $what ->
            [table] a table
            [timeline] a time line
           *[other] { $what }
        }.
       *[other] Pictures are not written as “{ $form }”.
    }
    .remedy = Every picture can be SVG (`.svg`), and one of a single card also DOT (`.dot`).
# {"what": "nonsense", "example": "As"}
knowledge-no-such-picture = “{ $what }” is neither a card of this game nor another picture.
    .remedy = Draw a card, such as { $example }, or table, or timeline.
knowledge-no-timeline = A view is a single moment, and has no time line.
    .remedy = A record has one.
knowledge-nothing-dealt = Nothing is dealt at this moment.
    .remedy = Ask for another moment.
# {"megabytes": 512}
knowledge-too-large =
    There are so many cases to tell apart that the answer would take more than { NUM($megabytes) } megabytes.
    .remedy = Ask about fewer suits, cards and seats at a time, ask later in the round, or allow more memory.
# {"given": "7", "last": 3}
knowledge-no-place = The formula speaks of { $given }, which is no place at this table.
    .remedy = Seats go from 0 to { $last }; the other places are table, stash and undealt.
# {"given": "2z"}
knowledge-no-card = The formula speaks of { $given }, which is no card of this game.

## Formulas that cannot be read. The mark stands where it is wrong.

# {"letters": 5000, "most": 4000}
knowledge-formula-long = The formula has { NUM($letters) } letters, and no more than { NUM($most) } are read.
# {"marked": "K[S] ▸hold(E, Qh)", "place": 6, "problem": {"code": "knowledge/formula-deep", "facts": {"most": 60}}}
knowledge-formula = The formula cannot be read from place { $place } on: “{ $marked }”. { $problem }
# {"most": 60}
knowledge-formula-deep = No more than { $most } things may stand within each other.
# {"expected": {"code": "knowledge/expected-card"}, "found": "Qx"}
knowledge-expected = “{ $found }” stands where { $expected } should stand.
# {"expected": {"code": "knowledge/expected-card"}}
knowledge-ends = It ends where { $expected } should stand.
# {"sign": ")"}
knowledge-expected-sign = “{ $sign }”
knowledge-expected-end = the end, or one of & | -> <->
# {"facts": ["holds", "void"]}
knowledge-expected-formula = one of ! ( [ K M E C true false { LIST($facts, " ") }
# {"seats": ["0 N", "1 E"]}
knowledge-expected-seat = a seat ({ LIST($seats, ",") })
knowledge-expected-card = a card
knowledge-expected-number = a number
