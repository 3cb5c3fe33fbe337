### A guided deal: each sentence comes at the moment when it matters. Cards drawn beside it need no names.

## How the cards rank.

# {"suit": "h", "trumps": true, "fixed": false, "points": true, "fewest": false}
lesson-cards-title =
    { $trumps ->
        [yes] Which cards are trump
       *[no] { $points ->
            [yes] What the cards are worth
           *[no] Which cards are high
        }
    }
# {"suit": "h", "trumps": true, "fixed": false, "points": true, "fewest": false}
lesson-cards =
    { $trumps ->
        [yes] { $fixed ->
            [yes] These are always trumps, a suit of their own. A trump beats every other card.
           *[no] { $suit ->
                [none] A trump beats every card of another suit. Which suit it is, is settled in a moment.
               *[other] { CAPITAL(SUIT($suit, "trump")) } in this round. A trump beats every card of another suit.
            }
        }
       *[no] There are no trumps: only a card of the suit led can take the trick.
    }{ $points ->
        [yes] { $fewest ->
            [yes] { " " }The number on a card is what it counts against you.
           *[no] { " " }The number on a card is what it is worth.
        }
       *[no] { "" }
    }

## Before the first card.

lesson-call-title = Your first decision
lesson-pick-title = Choose your cards
lesson-bid-title = Say how many you will take
# {"joined": false, "hook": true, "tricks": 5}
lesson-bid =
    { $joined ->
        [yes] Count the tricks you can take. Your bid and your partner’s are added, and together you have to reach that.
       *[no] Count the tricks you can take, and say that number. You have to take exactly that many.
    } Aces and high trumps are likely tricks; low cards of a long suit are not.{ $hook ->
        [yes] { " " }The bids may not add up to { $tricks }, so the last to bid has one number less.
       *[no] { "" }
    }
lesson-choose-title = Play alone, or pass
# {"stash": 2, "points": true}
lesson-choose =
    With many trumps and aces, play alone against all others; with a weak hand, pass. Each choice says what you must reach and what it pays.{ $stash ->
        [0] { "" }
       *[other] { " " }In the first you also get { WORDS($stash) } more cards from the table.
    }
# {"cards": 2}
lesson-stash-title =
    { $cards ->
        [one] A card is yours now
       *[other] { CAPITAL(WORDS($cards)) } cards are yours now
    }
# {"cards": 2, "took": ["Ts", "Kc"], "points": true}
lesson-stash =
    { COUNT($took) ->
        [0] You play alone, so you take the cards from the table.
       *[other] You play alone, so you took { SIGNS($took) } from the table.
    } Put away any { $cards ->
        [one] card
       *[other] { WORDS($cards) }
    }.{ $points ->
        [yes] { " " }They count for you at the end: put away what the others could catch, such as a bare ten, and keep your trumps.
       *[no] { " " }Keep your trumps and your high cards.
    }
# {"cards": 3, "fewest": true}
lesson-pass-title =
    { $cards ->
        [one] Pass a card on
       *[other] Pass { WORDS($cards) } cards on
    }
# {"cards": 3, "fewest": true}
lesson-pass =
    Choose { $cards ->
        [one] one card
       *[other] { WORDS($cards) } cards
    } to give away; only then do you see what you are given.{ $fewest ->
        [yes] { " " }Get rid of high cards that would take tricks you do not want, or of all cards of a short suit.
       *[no] { " " }Get rid of cards that will take no trick.
    }
lesson-offer-title = Should this suit be trump?
# {"card": "Jh"}
lesson-offer =
    { $card ->
        [none] The turned card is offered.
       *[other] { SIGN($card) } was turned.
    } Whoever makes its suit trump must take most of the tricks with their partner. Do it with three good trumps; else pass.
lesson-discard-title = Put one card away
lesson-discard = You took the turned card, so put another one away: a low card, best the only one of its suit.
lesson-trump-title = You name the trump
# {"makes": true}
lesson-trump =
    Name the suit in which you hold the most and the highest cards.{ $makes ->
        [yes] { " " }You and your partner then have to take more than half.
       *[no] { "" }
    }
lesson-tokens-title = Tokens make a card stronger
lesson-tokens = Each icon of the card’s suit adds 1 to it in this trick. A token that you lay is gone, and with it its points: lay one only if it wins you something.

## Playing.

lesson-play-title = Lead, and who must follow
lesson-lead = You lead: play any card that is not dim.
# {"suit": "h"}
lesson-follow =
    { $suit ->
        [none] A card lies there; now it is your turn.
       *[other] { CAPITAL(SUIT($suit)) } were led. The cards that are not dim may be played.
    }
lesson-more-duties = A card that may not be played is dim, and says why when you tap it.
lesson-trick-title = Who takes the trick

# {"card": "As", "suit": "s", "trumps": true}
taken-highest =
    { SIGN($card) } took it: the highest of { SUIT($suit) }, the suit led{ $trumps ->
        [yes] , and nobody trumped.
       *[no] .
    }
# {"card": "As", "suit": "s", "trumps": true}
taken-alone = { SIGN($card) } took it: nobody else had { SUIT($suit) }, and cards of other suits take nothing.
# {"card": "Js", "suit": "s", "trumps": true}
taken-trump-led = { SIGN($card) } took it: trumps were led, and it was the highest.
# {"card": "Js", "suit": "h", "trumps": true}
taken-only-trump = { SIGN($card) } took it: the only trump beats all of { SUIT($suit) }.
# {"card": "Js", "suit": "h", "trumps": true}
taken-trumps = { SIGN($card) } took it: the highest trump in the trick.
# {"card": "As", "suit": "s", "trumps": true}
taken-always = { SIGN($card) } took it: the first one in a trick always does.
# {"card": "As", "suit": "s", "trumps": true}
taken-nothing = { SIGN($card) } took it, for nothing higher was played: then the leader’s card does.
# {"card": "As", "suit": "s", "trumps": true}
taken-led = { SIGN($card) } took it: it was led, and nothing beat it.
# {"card": "9a", "suit": "a", "trumps": true, "number": 12}
taken-by-tokens = { SIGN($card) } took it: with its tokens it counted { $number }.

lesson-goal-title = What you are after
# {"bid": 2, "taken": 1, "joined": false}
lesson-goal-bid =
    { $joined ->
        [yes] You and your partner bid { $bid } and have { $taken }. Reach the bid; a few more do little harm.
       *[no] You bid { $bid } and have { $taken }. Take exactly as many as you bid: one too many is as bad as one too few.
    }
lesson-goal-fewest = Every card that counts is counted against whoever takes it. Stay below the others’ cards when it matters, and throw such cards on their tricks.
# {"goal": 61, "mine": true}
lesson-goal-contract =
    { $mine ->
        [yes] Catch points, not tricks: you win with { $goal }. The bar shows how far you are.
       *[no] Catch points, not tricks: together you have to keep the one who plays alone below { $goal }.
    }
lesson-goal-side-points = You and your partner count together, and points decide, not tricks. Give a high card to a trick that your partner is winning.
lesson-goal-side-tricks = You and your partner count together. If your partner is winning a trick, there is no need to beat them.
lesson-goal-zero = Your total has to come down to exactly zero, so sometimes a trick is one too many.
lesson-goal-other = Watch what has been played: the highest card still out takes its trick.

## Scoring.

lesson-score-title = Win, lose, and what it pays
# {"score": 4}
lesson-score = This deal would have brought you { SIGNED($score) }.

## Rows of cards that are drawn.

cards-always = Always take the trick
# {"suit": "h"}
cards-trumps =
    { $suit ->
        [none] Trumps, high to low
       *[other] Trumps: { SUIT($suit) }, high to low
    }
# {"suits": ["c", "s"]}
cards-suits =
    { COUNT($suits) ->
        [0] In each suit, high to low
       *[other] { CAPITAL(SUITS($suits)) }, high to low
    }
cards-odd = Take no trick, or only when led
cards-trick = As they were played
