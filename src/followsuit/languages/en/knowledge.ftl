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
knowledge-no-timeline = A view is a single moment, and has no time line.
    .remedy = A record has one.
knowledge-nothing-dealt = Nothing is dealt at this moment.
    .remedy = Ask for another moment.
