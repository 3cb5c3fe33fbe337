### What is wrong with a record, for those who check or replay it.

## The record itself.

record-a-list = a list
record-an-object = an object
record-a-text = a text
record-a-number = a whole number
record-true-or-false = true or false
# {"kind": {"code": "record/a-list"}}
record-kind = This should be { $kind }.
record-missing-kind = This is missing.
    .remedy = It should be { $kind }.
record-missing = This is missing.
# {"format": "followsuit/1"}
record-not-an-object = A record is a JSON object.
    .remedy = Its format is { $format }.
# {"given": "“followsuit/9”", "format": "followsuit/1"}
record-format = The record is of the format { $given }.
    .remedy = This program reads { $format }.
# {"game": "Zole", "given": "9", "version": "1"}
record-version = This is version { $given } of { $game }.
    .remedy = This program plays version { $version }.
# {"players": 2, "seats": 3}
record-players =
    { CAPITAL(WORDS($players)) } { $players ->
        [one] player
       *[other] players
    } for { $seats } seats.
record-not-finished = The record says true, but the game is not over.
record-finished = The record says false, but the game is over.
record-large = This number is larger than any in a game.
# {"told": "[1]", "owed": "[2]"}
record-differs = The record says { $told }, the rules say { $owed }.
record-seed = The record says { $told }, but its seed gives { $owed }.

## A round of it.

record-round-too-many = The game was over before this round.
    .remedy = Take the round out.
record-round-breaks-off = The round breaks off, and yet another one follows.
record-not-over = The round is not over, so it has none.
    .remedy = Write null.
record-action = An action is a seat and a text.
    .remedy = Write it as [1, "play Qc"].
record-action-too-many = The round was over before this action.
    .remedy = Take the action out.
# {"action": "play Qc"}
record-allowed = The record allows `{ $action }`, which the rules do not.
record-allowed-twice = The record allows `{ $action }` twice.
record-left-out = The record leaves out `{ $action }`, which the rules allow.
# {"told": 7, "made": 8}
record-tricks = The record has { $told } tricks, its actions make { $made }.
# {"told": 7}
record-tricks-more = The record has { $told } tricks, its actions make more.

## How its seed was drawn.

# {"given": "“followsuit/fair/1”", "protocol": "followsuit/fair/2"}
fairness-protocol = This is a fair deal by { $given }.
    .remedy = Only { $protocol } proves anything.
# {"most": 20}
fairness-abandoned = This is no list of at most { $most } draws.
# {"seat": 1}
fairness-unrevealed = Seat { $seat } committed, and nothing was revealed.
fairness-contribution = This is not what seat { $seat } committed to.
fairness-seed = The seed does not follow from the secret and the contributions.
    .remedy = One of them was changed.
# {"seal": "5e5e"}
fairness-no-such-seal = No draw of this record has the seal { $seal }.
    .remedy = It is not the deal agreed to.
# {"draw": 1, "refused": [0, 2], "played": 2}
fairness-abandoned-seal =
    The seal is that of draw { $draw }, which was abandoned (seats said to have refused: { COUNT($refused) ->
        [0] none
       *[other] { LIST($refused, "") }
    }); the cards come from draw { $played }.
    .remedy = If that browser revealed its contribution, somebody kept it from counting.
# {"given": "“fun”", "reasons": ["time", "left"]}
fairness-reason = { $given } is no reason.
    .remedy = The reasons are { LIST($reasons, "") }.
fairness-no-seats = This should be a list of seats.
fairness-all-revealed = Everything was revealed, so there was nothing to abandon.
# {"seats": "[0, 2]"}
fairness-refused = Those who did not reveal are the seats { $seats }.
fairness-one-seat = One seat at most ends a draw so.
fairness-nothing-to-reveal = A seat that had nothing left to reveal is said to have refused.
# {"draw": 2}
fairness-draw = This should be draw { $draw }.
    .remedy = Draws count from 1, and none is left out.
fairness-digits = This should be 64 hexadecimal digits.
# {"seats": 3}
fairness-by-seat = This should be a list of { $seats }, one a seat.
# {"given": "“robot”"}
fairness-value = This cannot be { $given }.
fairness-unknown = It has no place for { $given }.
fairness-secret = The secret is not the one that was promised.
fairness-same-commitment = Two seats have the same commitment.
    .remedy = One of them copied the other.
fairness-bot = A bot takes no part in a draw.
fairness-seal = The seal is not that of what is told here.
    .remedy = Something was changed after it.
fairness-object = This should be an object.
fairness-left-out = This record tells nothing about how its seed was drawn.
    .remedy = It was left out.
# {"given": "“x”"}
fairness-no-seal = { $given } is no seal.
    .remedy = A seal is 64 hexadecimal digits.

## What a seat sees, and cannot.

# {"card": "Qc"}
worlds-too-often = { $card } is in sight more often than it is in the pack.
# {"seat": 1, "card": "Qc"}
worlds-face-up = Seat { $seat } was dealt { $card } face up, but does not have it.
worlds-given = Seat { $seat } was passed { $card }, but neither holds it nor has played it.
worlds-shown = Seat { $seat } plays { $card }, which it had shown not to hold.
worlds-owed = Seat { $seat } holds { $card }, which it owed to an earlier trick.
# {"seat": 1, "cards": 7, "size": 8}
worlds-hand = Seat { $seat } sees { $cards } cards in a hand of { $size }.
worlds-no-room = The hidden cards cannot lie in the hands that are left: play has shown too much.
# {"unseen": 7, "hidden": 8}
worlds-unseen = There are { $unseen } unseen cards for { $hidden } that lie hidden.
