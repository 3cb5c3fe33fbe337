### What is refused or goes wrong, and what would be right instead.

## What the rules of a game refuse. Those that a table shows beforehand stand with the game's other words.

action-game-over = The game is over: nothing more can be done.
# {"action": "play Qc", "phase": "choose", "example": "choose P"}
action-not-now =
    `{ $action }` must wait: now { $phase ->
        [dealer] the first dealer is to be drawn
        [deal] the cards are to be dealt
        [turn] a card is to be turned up
        [draw-trump] the trump suit is to be drawn
        [trump] a suit is to be named as trump
        [call] somebody is to say whether the suit becomes trump
        [discard] a card is to be put away
        [pass] cards are to be passed to another player
        [blind] somebody is to say whether it bids nil before looking at its cards
        [choose] a contract is to be chosen
        [stash] cards are to be stashed
        [bid] a number of tricks is to be bid
        [lay-tokens] tokens may be laid with the card just played
        [draw-token] a token is to be drawn
        [take-token] a token is to be taken
       *[play] a card is to be played
    }{ $example ->
        [none] .
       *[other] { " " }(`{ $example }`).
    }
# {"seat": "2", "to_act": 1}
action-not-the-turn = It is not the turn of seat { $seat }.
    .remedy =
        { $to_act ->
            [none] The game is over.
           *[other] Seat { $to_act } is to act.
        }
# ninja-whist {"token": "bb", "suit": "a", "fitting": ["aab", "ac"]}
add-not-held =
    The token { $token } is not in your score area. { COUNT($fitting) ->
        [0] Say `done`.
       *[other] You may lay { LIST($fitting, "or") }, or say `done`.
    }
# {"most": 3}
bid-cap = Bids go up to { $most } at this table: bid 0 to { $most }.
# {"number": 9, "most": 3}
bid-range = There is no bid { $number } here: bid 0 to { $most }.
# {"said": "down", "verb": "call", "options": ["call pass", "call up"]}
call-not-open = “{ $said }” cannot be said now. Say one of: { LIST($options, "") }.
# {"choice": "S", "contract": "Small zole", "offered": ["P", "B", "Z"]}
choose-not-offered = { TERM($contract) } is not played at this table. Choose { LIST($offered, "or") }.
# {"choice": "X", "offered": ["P", "B", "Z"]}
choose-unknown = There is no choice “{ $choice }”. Choose { LIST($offered, "or") }.
# {"card": "Qc"}
deal-card = { $card } is dealt once too often, or is not in this round's pack.
# {"hands": 2, "seats": 3}
deal-hands =
    { CAPITAL(WORDS($hands)) } { $hands ->
        [one] hand
       *[other] hands
    } for { $seats } seats.
# {"seat": 1, "dealt": 7, "size": 8}
deal-size =
    Seat { $seat } is dealt { WORDS($dealt) } { $dealt ->
        [one] card
       *[other] cards
    }; it should be { $size }.
# {"dealt": 1, "size": 2}
deal-table =
    { CAPITAL(WORDS($dealt)) } { $dealt ->
        [one] card
       *[other] cards
    } on the table; it should be { $size }.
# {"seat": 3, "last": 2}
dealer-unknown = There is no seat { $seat }: the seats are 0 to { $last }.
# {"cards": 1, "example": "discard 9c"}
discard-count =
    Put exactly { WORDS($cards) } { $cards ->
        [one] card
       *[other] different cards
    } away, such as `{ $example }`.
# {"card": "Ah", "held": ["Qc", "Ts"]}
discard-not-held = You do not hold { SIGN($card) }. Your hand: { SIGNS($held) }.
# ninja-whist {"token": "aab"}
draw-not-in-stock = The token { $token } is not in the stock.
# {"card": "Ah", "held": ["Qc", "Ts"]}
play-not-held = You do not hold { SIGN($card) }. Your hand: { SIGNS($held) }.
# {"cards": 3, "example": "pass 2c 3c 4c"}
pass-count =
    Pass exactly { WORDS($cards) } { $cards ->
        [one] card
       *[other] different cards
    }, such as `{ $example }`.
# {"card": "Ah", "held": ["Qc", "Ts"]}
pass-not-held = You do not hold { SIGN($card) }. Your hand: { SIGNS($held) }.
# {"cards": 2, "example": "stash 8d 7d"}
stash-count =
    Stash exactly { WORDS($cards) } different { $cards ->
        [one] card
       *[other] cards
    }, such as `{ $example }`.
# {"card": "Ah", "held": ["Qc", "Ts"]}
stash-not-held = You do not hold { SIGN($card) }. Your hand: { SIGNS($held) }.
# ninja-whist {"sources": [0, 2], "ways": [{"code": "take/from-seat", "facts": {"seat": 0}}, {"code": "take/from-seat", "facts": {"seat": 2}}]}
take-not-most = Take a token from { LIST($ways, "or") }: the most tokens lie there.
# {"seat": 0}
take-from-seat = seat { $seat }
# ninja-whist {"token": "abc", "seat": 0, "held": ["-", "a", "aab"]}
take-not-there = The token { $token } is not in the score area of seat { $seat }. There lie { LIST($held) }.
# {"given": "x", "suits": ["c", "d"], "ways": [{"code": "suit/to-name", "facts": {"suit": "c"}}, {"code": "suit/to-name", "facts": {"suit": "d"}}]}
trump-no-suit = “{ $given }” cannot be trump. Name one of: { LIST($ways, "") }.
# {"suit": "c"}
suit-to-name = `trump { $suit }` ({ SUIT($suit) })
# {"card": "As"}
turn-card = { $card } cannot be the turned card of this deal.
stop-ends-by-itself = This game ends by its own rules.
    .remedy = Only an open-ended table can be stopped.
stop-within-a-round = The table can stop only between two rounds.
    .remedy = Play the round to its end first.
# {"seat": "9", "last": 3}
seat-not-there = There is no seat { $seat }.
    .remedy = The seats are 0 to { $last }.

## Texts that cannot be read.

# {"text": "1c", "cards": 52, "ranks": "2 3 4", "suits": [{"code": "suit/letter-for", "facts": {"suit": "c"}}], "example": "As", "bare": []}
parse-card = “{ $text }” is not one of the { $cards } cards.
    .remedy =
        Write a rank, { $ranks }, and a suit, { LIST($suits, "") }: such as { $example }{ COUNT($bare) ->
            [0] .
           *[other] , or { LIST($bare, "or") }.
        }
# {"suit": "c"}
suit-letter-for = { $suit } for { SUIT($suit) }
suit-letter = { $suit } ({ SUIT($suit) })
# {"text": "x", "suits": [{"code": "suit/letter", "facts": {"suit": "c"}}, {"code": "suit/letter", "facts": {"suit": "d"}}]}
parse-suit = “{ $text }” is not a suit.
    .remedy = The suits are { LIST($suits, "") }.
# ninja-whist {"text": "xyz", "tokens": "- a b"}
parse-token = “{ $text }” is not a token.
    .remedy = The tokens are { $tokens }.
parse-no-tokens = There are no tokens in this game.
# {"text": "two", "wanted": "bid"}
parse-number = “{ $text }” is not a number.
    .remedy =
        Write { $wanted ->
            [take] a seat and a token, such as `take 2 aab`.
            [dealer] a seat, such as `dealer 2`.
           *[bid] a number of tricks, such as `bid 3`.
        }
# {"text": "tomorrow", "example": "choose B"}
parse-choice = “{ $text }” is not a choice.
    .remedy = Write it like `{ $example }`.
parse-half-of-taking = That is only half of what to take.
    .remedy = Write a seat and a token, such as `take 2 aab`.
# {"text": "jump", "examples": ["`choose P`", "`play Qc`"]}
parse-action = “{ $text }” is not an action.
    .remedy = An action looks like { LIST($examples, "or") }.
# {"text": "play", "example": "play Qc"}
parse-half-an-action = “{ $text }” is only half an action.
    .remedy = Write it like `{ $example }`.
# {"text": "turn", "example": null}
parse-half-a-move-of-chance = “{ $text }” is only half an action.
# {"given": "“[]”"}
parse-no-action = { $given } is not an action.
    .remedy = Give one of `legal()`, or its text.
# {"given": "“[]”"}
parse-no-text = { $given } is not a text.
    .remedy = Give what is to be read as a text.

## Games, options, players and seeds that cannot be.

# {"game": "“whist”", "games": ["miesjelen", "zole"]}
game-unknown = There is no game { $game }.
    .remedy = The games are { LIST($games) }.
# {"game": "“mine”"}
game-not-found-again = The game { $game } cannot be pickled: its key does not find its page.
    .remedy = Keep the page in a file that the environment variable FOLLOWSUIT_GAMES names.
# {"option": "rounds", "given": "“x”", "takes": {"code": "option/takes-switch"}}
option-invalid = The option { $option } cannot be { $given }.
    .remedy = Allowed: { $takes }.
# {"least": "0", "most": "1000", "none": true}
option-takes-number =
    { $none ->
        [yes] a whole number from { $least } to { $most }, or none
       *[no] a whole number from { $least } to { $most }
    }
option-takes-switch = true or false
# {"values": ["five", "seven"]}
option-takes-choice = { LIST($values, "") }
# {"game": "Zole", "given": "“hats”", "options": ["seats", "rounds"]}
option-unknown = { $game } has no option { $given }.
    .remedy = Its options: { LIST($options) }.
# {"option": "small", "seats": 4, "allowed": "3"}
option-not-offered = The option { $option } is not offered with { $seats } seats.
    .remedy = It is offered with { $allowed }.
# {"given": "“many”", "allowed": "2–6"}
option-no-seats = { $given } is not a number of seats.
    .remedy = Allowed: { $allowed }.
# {"given": "7", "is_one": false, "allowed": "2–6", "setting": "schedule=seven", "others": [{"code": "option/seats-with", "facts": {"setting": "schedule=five", "seats": "7"}}]}
option-seats =
    There cannot be { $given } { $is_one ->
        [yes] seat
       *[no] seats
    }{ $setting ->
        [none] .
       *[other] { " " }with { $setting }.
    }
    .remedy =
        Allowed: { $allowed }.{ COUNT($others) ->
            [0] { "" }
           *[other] { " " }{ LIST($others, " ") }
        }
# {"setting": "schedule=five", "seats": "2–6"}
option-seats-with = With { $setting }: { $seats }.
# {"worlds": 0}
option-worlds = A player cannot think over { $worlds } worlds.
    .remedy = Give 1 or more.
# {"key": "games", "given": "0", "most": 1000}
batch-number = “{ $key }” cannot be { $given }.
    .remedy = Give a whole number from 1 to { $most }.
# {"rows": 4, "given": "“(3,) of int64”"}
batch-rows = A whole number is wanted for each of { $rows } games; this is { $given }.
    .remedy = Give an array of { $rows } whole numbers.
# {"row": 2, "action": "7", "legal": ["3", "4"]}
batch-not-legal = Action { $action } is not legal in row { $row }.
    .remedy = Legal there: { LIST($legal, "") }.
# {"name": "Zole", "most": 256}
batch-rounds-needed = { $name } with dues may go on for too many rounds.
    .remedy = Say after how many rounds to cut games off, with `rounds`: { $most } at most.
# {"name": "max", "players": ["casual", "random"]}
player-unknown = There is no player “{ $name }”.
    .remedy =
        { COUNT($players) ->
            [one] The only player is { LIST($players) }.
           *[other] The players are { LIST($players) }.
        }
# {"given": "luck", "restrictions": ["trumping", "tokens"]}
player-restriction = No player can do without “{ $given }”.
    .remedy = What one can do without is { LIST($restrictions) }, as in greedy-without-trumping.
# {"players": 2, "seats": 3}
player-count =
    There are { WORDS($players) } { $players ->
        [one] player
       *[other] players
    } for { WORDS($seats) } { $seats ->
        [one] seat
       *[other] seats
    }.
    .remedy = Name one for all, or { $seats }.
player-names =
    { CAPITAL(WORDS($players)) } { $players ->
        [one] player
       *[other] players
    } for { $seats } seats.
    .remedy = Name one player a seat.
# {"given": "“Anna”"}
player-no-list = { $given } is not a list of names.
    .remedy = Name one player a seat.
# {"seat": 1, "given": "7"}
player-no-text = Seat { $seat } cannot be called { $given }.
    .remedy = A name is a text.
# {"given": "“[]”"}
seed-invalid = { $given } cannot be a seed.
    .remedy = Give a whole number, a text or bytes.
seed-large = The seed is too large a number.
    .remedy = Give one of at most a thousand digits, or a text.
seed-unwritable = The seed is not a text that can be written.
    .remedy = It holds half of a character.
# {"given": "“hex:x”"}
seed-hexadecimal = The seed { $given } is not in hexadecimal.
    .remedy = After `hex:` come pairs of 0–9 a–f.

## What the server refuses.

# {"basis": 3, "version": 5}
action-stale = The game has moved on since: this was decided upon version { $basis }, and it is at version { $version }.
    .remedy = Look at the table as it is now, and decide again.
chances-off = Nobody may ask where cards lie at this table.
    .remedy = It can be asked in the replay.
# {"card": "Qh"}
chances-seen = { $card } is not among the cards that you cannot see.
    .remedy = Ask for one that you have not seen in this round.
chat-empty = There is nothing in that.
    .remedy = Say something, or choose one of the phrases.
# {"length": 301, "most": 300}
chat-long = That is too long: { $length } letters.
    .remedy = Say it in { $most } letters.
chat-muted = Free text waits until the round is over.
    .remedy = Choose one of the phrases.
# {"preset": "howdy", "presets": "hello, thanks"}
chat-unknown-phrase = There is no phrase “{ $preset }”.
    .remedy = The phrases are { $presets }.
chat-unseen = There is something in that which cannot be seen.
    .remedy = Say it in letters and emoji.
claim-again = You have claimed in this round already.
    .remedy = Play it out.
# {"card": "7d"}
claim-lost = The { CARD($card) } does not take the trick that lies there.
    .remedy = Claim with another order.
claim-not-here = In this game the rest cannot be claimed.
    .remedy = Play on: tokens, melds or cards that change still matter.
claim-not-now = The rest is claimed when a card is yours to play.
    .remedy = Wait for your turn.
claim-order = A claim names every card of your hand once.
    .remedy = Say in which order you will play them.
claim-pending = A claim is being looked at.
    .remedy = Play on once everyone has answered it.
claim-unasked = There is no claim for you to answer.
    .remedy = Play on.
# {"card": "Kh"}
claim-unplayable = The { CARD($card) } could not be played at that point.
    .remedy = Claim with another order.
# {"abandoned": 3}
commitment-closed = { $abandoned } draws were abandoned at this table: it deals without anyone's contribution.
    .remedy = Make a new table for a deal that can be checked.
commitment-invalid = A commitment is 64 hexadecimal digits: the SHA-256 of a contribution, as docs/fairness.md has it.
    .remedy = Send such digits, or leave it out.
commitment-late = The seed is settled: cards are dealt.
    .remedy = Commit before the game starts.
commitment-other-table = The cards of this match are drawn at its first table.
    .remedy = Wait: they are dealt here as soon as that table begins.
commitment-sealed = The draw is sealed: nobody can commit to anything else now.
    .remedy = Reveal your contribution.
commitment-taken = Somebody else at this table is bound by the same commitment.
    .remedy = Draw a contribution of your own.
contribution-another = This is not the contribution that you committed to.
    .remedy = Reveal that one, and no other.
contribution-invalid = A contribution is 64 hexadecimal digits.
    .remedy = Send such digits.
contribution-uncommitted = You take no part in this draw: you committed to nothing.
    .remedy = Wait for the cards, or commit in the next.
contribution-unsealed = The draw is not sealed: keep your contribution to yourself.
    .remedy = Reveal it when the table has a seal.
# {"day": "2026-11-17"}
daily-not-yet = The deal of { $day } is not dealt yet.
    .remedy = Come back on that day, by the clock of UTC.
daily-unknown-day = Nothing is known of a deal of { $day }.
    .remedy = Look at a day of the last weeks.
daily-yours-alone = A deal of the day is played by one person in one browser.
    .remedy = Leave the page and come back later: your seat waits until the day is over.
# {"most": 5}
explore-deep = Knowledge of knowledge is answered { $most } deep at most.
    .remedy = Ask with fewer K, M, E, C and announcements within each other.
explore-one-seat = A seat does not have to guess what it thinks itself.
    .remedy = Choose two different seats.
explore-passing = Cards are on their way from hand to hand at this step.
    .remedy = Ask once all have taken up what they were passed.
explore-too-many-deals = Too many deals fit at this point to answer that soon.
    .remedy = Ask later in the round, or about fewer cards, suits and seats.
# {"kinds": ["act", "chat", "ping"], "reason": {"code": "request/no-json"}}
frame-invalid = This message cannot be read: { $reason }.
    .remedy = There are { LIST($kinds) }.
hand-over-expired = This link has been used, or is too old.
    .remedy = Ask for a new one at the table.
hint-not-now = It is not your turn.
    .remedy = Ask for a hint when it is.
hint-off = Hints are off at this table.
    .remedy = Make a table with hints to get them.
# {"language": "xx", "languages": ["en", "lv"]}
language-unknown = There is no language “{ $language }” here.
    .remedy = There are { LIST($languages) }; or add a folder for it.
lesson-none = This table is no guided deal.
    .remedy = Begin one from the rules page of a game.
limit-address = There are too many connections from your network.
    .remedy = Close some, and try again in a moment.
# {"most": 65536}
limit-body = The request is too large.
    .remedy = Send at most { NUM($most) } bytes.
# {"seconds": 5}
limit-codes = Too many wrong codes came from your network.
    .remedy = Try again in { $seconds } s.
limit-connections = This server has no room for another connection.
    .remedy = Try again in a moment.
# {"most": 30}
limit-daily = From your network no more tries at this deal count today: { NUM($most) } have begun.
    .remedy = Play it tomorrow, or play another game.
# {"most": 65536}
limit-head = The head of the request is too large.
    .remedy = Send at most { NUM($most) } bytes.
# {"seconds": 5}
limit-hints = That was a lot of hints in a short time.
    .remedy = Ask for the next one in { $seconds } seconds, or decide by yourself.
# {"seconds": 5}
limit-new-tables = Too many tables of Zole were made from your network today.
    .remedy = Try again in { $seconds } s.
# {"seconds": 5}
limit-questions = Those were many questions in a short time.
    .remedy = Ask the next one in { $seconds } seconds.
# {"seconds": 5}
limit-rate = That was too much in too short a time.
    .remedy = Try again in { $seconds } s.
# {"seconds": 100}
limit-reports = You have reported much just now.
    .remedy = Wait { NUM($seconds) } seconds. What you have reported is kept.
# {"seconds": 50}
limit-reviews = Your network has asked for many reviews in a short time.
    .remedy = Ask for the next one in { $seconds } seconds.
limit-slow = The request did not arrive in time.
    .remedy = Send it again.
# {"most": 20}
limit-tables = { $most } tables made from your network are in use already.
    .remedy = Finish one of them, or wait some minutes: a table that nobody uses does not count for long.
# {"most": 10}
match-deals = A match of this game has no more deals than { $most }.
    .remedy = Choose fewer.
match-none = This table is not part of a match.
    .remedy = Ask for the link of the match that you mean.
match-not-over = The same cards are still played at another table of this match.
    .remedy = Come back when all of its tables are over.
match-other-table = You have a seat at another table of this match, or know its cards.
    .remedy = Play there. Whoever gets up before cards are dealt may sit at another table.
# {"most": 4}
match-tables = A match of this game has at most { $most } tables.
    .remedy = Choose fewer.
page-invalid = That is no place in this list.
    .remedy = Take the `next` of the page before as it is.
page-not-built = The web table was not built.
    .remedy = Build it with `make page`; the API is at /api/v1.
# {"last": 40, "step": 99}
replay-no-step = This game has no step { $step }.
    .remedy = The steps are 0, the deal, to { $last }.
report-full = So much is reported already that nothing more can be taken.
    .remedy = Leave the table, or mute whoever it is.
report-nothing = There is no such name or line at this table.
    .remedy = Names of people and what they wrote themselves can be reported.
report-own = That is your own.
    .remedy = Choose somebody else.
request-broken = This is not a request that can be read.
    .remedy = Send HTTP/1.1.
# {"reason": "it is not JSON"}
request-invalid = The request cannot be read: { $reason }.
    .remedy = The API describes itself at /api/v1/openapi.json.
request-no-json = it is not JSON
# {"place": "“seats.0”", "problem": "Input should be a valid dictionary"}
request-at =
    { $place ->
        [none] “the body”: { $problem }
       *[other] { $place }: { $problem }
    }
# {"methods": "GET, HEAD"}
request-method = This address does not take that method.
    .remedy = It takes { $methods }.
request-unknown = There is nothing at this address.
    .remedy = The API describes itself at /api/v1/openapi.json.
review-failed = This game could not be reviewed: something went wrong.
    .remedy = Ask again in a minute; if it fails once more, tell whoever runs the server.
review-none = This game has not been reviewed yet.
    .remedy = Ask for its review first.
review-not-compiled = This game has rules that are not compiled, so it cannot be reviewed.
    .remedy = Look at its replay instead.
review-waiting = Many games wait for their review already.
    .remedy = Ask again in a minute.
round-undecided = What is left of this round can still change a score.
    .remedy = Play on.
seat-another-hand = You have seen another hand of this round.
    .remedy = Take the seat over when the next cards are dealt.
# {"seat": 1, "name": "Anna"}
seat-arriving = You take { $name }’s seat with the next deal.
    .remedy = Wait for it; to take another, call it off first.
# {"seat": 2}
seat-holder = You already sit here, in seat { $seat }.
    .remedy = Leave it first to take another.
seat-last-round = This is the last round: nobody sits down any more.
    .remedy = Watch it, and play the next game.
# {"most": 24}
seat-name-empty = Nobody sits down without a name.
    .remedy = Give a name of 1 to { $most } letters.
seat-name-invalid = A name has 1 to { $most } letters, and nothing that cannot be seen.
    .remedy = Choose another name.
# {"name": "Anna"}
seat-name-taken = Somebody here is called { $name } already.
    .remedy = Choose another name.
seat-none = You have no seat at this table.
    .remedy = Sit down first, or watch.
# {"name": "Anna"}
seat-not-away = { $name } is not away.
    .remedy = Only somebody who has been away for a minute can be removed from a game.
# {"seat": 2}
seat-not-open = Somebody sits in seat { $seat }.
    .remedy = Choose an open seat.
# {"seat": 2}
seat-not-yours = Seat { $seat } is not yours.
    .remedy = Only whoever sits there can do that.
# {"given": 2, "seats": 3}
seat-plan = There are { $given } seats planned for a game of { $seats }.
    .remedy = Plan one for each seat.
# {"seat": 9, "last": 3}
seat-unknown = There is no seat { $seat } at this table.
    .remedy = The seats are 0 to { $last }.
# {"hours": 3}
security-banned = Your network address is banned for a time. Hours left: { $hours }.
    .remedy = If you think that this is a mistake, ask whoever runs this server.
# {"host": "“evil.example”"}
security-host = This server does not know that its name is { $host }.
    .remedy = Whoever runs it can say so with --public-url.
# {"origin": "https://evil.example"}
security-origin = This came from a page of { $origin }, and only this server's own pages may do that.
    .remedy = Open the table at this server's own address.
security-another-site = another site
server-busy = Too many people want something worked out just now.
    .remedy = Try again in a moment.
server-closing = The server is being restarted.
    .remedy = Connect again in a moment: nothing is lost.
# {"request": "1f2e3d"}
server-error = Something went wrong here.
    .remedy = Try again; if it goes on, tell whoever runs this server.
socket-replaced = Your seat is connected from too many other places.
    .remedy = Close some of them, and open the table again.
socket-silent = Nothing was heard from this connection for a minute.
    .remedy = Connect again: nothing is lost.
socket-too-slow = This connection could not keep up with the table.
    .remedy = Connect again: nothing is lost.
table-abandoned = Nobody was here any more, so this table was closed before the end of its game.
    .remedy = Look at its replay and play on from its last step, or play again.
table-between-rounds = The round is over.
    .remedy = Go on to the next one first.
table-busy = Too much is happening at this table at once.
    .remedy = Try again in a moment.
table-closed = The game has begun, and this table takes no newcomers.
    .remedy = Ask its host, or make your own table.
# {"reason": "insults"}
table-closed-by-operator = Whoever runs this server has closed this table: “{ $reason }”.
    .remedy = You can make another table.
table-crowded = Too many people watch this table.
    .remedy = Take a seat, or try again later.
table-forgotten = This game was played long ago: only its record is kept.
    .remedy = Look at its replay, or make a new table.
table-full = This table is full.
    .remedy = Watch it, or make your own.
table-no-code = No free code was found for a table.
    .remedy = Try again.
table-no-pause = No round is waiting to go on.
    .remedy = Play on.
table-no-spectators = This table cannot be watched.
    .remedy = Ask for a seat, or make your own table.
table-not-host = Only the host of the table can do that.
    .remedy = Ask whoever made the table.
table-not-over = The game is not over yet.
    .remedy = Wait for its end.
table-not-started = The game has not started yet.
    .remedy = It starts when every seat is taken.
table-open-ended = This game cannot be stopped now.
    .remedy = Only an open-ended one can be, between two rounds.
table-over = The game is over.
    .remedy = Look at its replay, or play again.
table-page-changed = The rules of this game have been changed since this table was made, so its cards cannot be dealt again.
    .remedy = Make another table.
table-started = The game has started.
    .remedy = Watch it, or take the seat of a bot.
# {"game": "My Game"}
table-starts-anew = The rules of { $game } have been changed: the game starts anew, and everyone keeps their seat.
    .remedy = Come back in a moment.
table-too-long = So much has happened at this table that nothing more can.
    .remedy = Play on at a new table.
# {"table": "abcde"}
table-unknown = There is no table with the code { $table }.
    .remedy = Check the link, or make a table.
table-unreadable = This table cannot be opened.
    .remedy = Make another; whoever runs this server finds the reason in its log.
time-no-clock = There is no clock to change now.
    .remedy = More time can be given while a clock runs.
time-own = Nobody can give time to themselves.
    .remedy = Ask one of the others.
token-invalid = That is not a token of this server.
    .remedy = Get one with `POST /api/v1/keys`.
undo-nothing = There is nothing of yours to take back in this round.
    .remedy = Play on.
undo-off = Nothing can be taken back at this table.
    .remedy = Play on.
undo-pending = Somebody is asking to take something back already.
    .remedy = Answer that first.
undo-unasked = Nobody asks you to take something back.
    .remedy = Play on.
# {"reason": "it is not JSON"}
zole-invalid = The request cannot be read: { $reason }.
    .remedy = Send JSON such as { "{" }"code": "KXR", "name": "Anna"{ "}" }.
zole-no-json = It is not JSON
zole-not-registered = Your request names no seat.
    .remedy = Take one with POST /zole/register, and keep the cookies.

## What the server passes on.

# {"name": "Anna"}
action-out-of-turn = It is not your turn.
    .remedy = { $name } is to act.
store-full = The database's disk is full.
    .remedy = Try again later.
store-unavailable = The database does not answer.
    .remedy = Try again in a moment.

words-unwanted = There is a word in that which is not wanted at public tables here.
    .remedy = Say it in other words, or play at a table that is not public.
