### What the web page says itself.

## Around the table.

page-leave-table = Leave the table
page-scores = Scores
page-menu = Menu
page-rules = Rules
page-to-your-hand = To your hand
page-close = Close
# {"n": 3}
page-round = round { $n }
# {"n": 3, "of": 7}
page-round-of = round { $n } of { $of }
page-trick-of = trick { $n } of { $of }
# {"n": 3}
page-cards-each =
    { $n ->
        [one] { $n } card each
       *[other] { $n } cards each
    }

## What lies on the table, and the seats.

page-this-round = This round
page-trump = trump
page-turned-card = turned card
page-stash = stash
# {"taken": 2, "of": 7}
page-taken-of = { $taken } of { $of }
# {"points": 48, "goal": 61}
page-meter-says = { $points } card points, the goal is { $goal }
page-you = you
# {"aim": "to zero"}
page-you-aim = you, { $aim }
page-bot = bot
page-dealer = dealer
page-deals-now = deals
page-away = away
page-away-bot = away, a bot plays
page-open-seat = open seat
page-on-turn = to act
# {"n": 3}
page-bid-is = bid { $n }
page-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-tricks =
    { $n ->
        [0] no trick
        [one] { $n } trick
       *[other] { $n } tricks
    }
page-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
page-points =
    { $n ->
        [one] { NUM($n) } point
       *[other] { NUM($n) } points
    }

## The trick and the hand.

page-led = led
page-winning = winning
page-takes = takes it
page-trick-is = This trick
# {"name": "Anna", "what": "king of hearts"}
page-played-by = { $name }: { $what }
# {"total": 12}
page-sum-is = counts { $total }
page-your-hand = Your hand
# {"what": "king of hearts"}
page-can-be-played = { $what }, can be played
# {"what": "king of hearts", "why": "follow hearts"}
page-must-wait = { $what }, not now: { $why }
# {"what": "king of hearts"}
page-is-trump = { $what }, trump
# {"what": "zero", "n": 2}
page-copies = { $what }, { $n } of them
# {"what": "king of hearts"}
page-raised = { $what }, raised: once more plays it
# {"card": "King of hearts"}
page-tap-again = { $card }: tap again to play it.
# {"what": "king of hearts"}
page-is-ahead = { $what }, chosen ahead: once more takes it back
page-ahead-off = { $what } is not chosen any more.
# {"card": "King of hearts", "why": "Follow clubs: nine or five."}
page-ahead-back = { $card } was laid back. { $why }
# {"name": "Jānis"}
page-not-your-turn = { $name } is to act. Your turn comes.

## Choosing: contracts, bids, the stash, tokens.

page-choose-first = Choose first
page-barred = barred
# {"low": 2}
page-pays = { SIGNED($low) }
# {"low": 2, "high": 5}
page-pays-range = { SIGNED($low) } to { SIGNED($high) }
# {"low": 2}
page-else-costs = else { SIGNED($low) }
# {"low": 2, "high": 5}
page-else-costs-range = else { SIGNED($low) } to { SIGNED($high) }
# {"cards": ["Kh", "9h"]}
page-stash-them = Stash { SIGNS($cards) }
# {"n": 3}
page-stash-more =
    { $n ->
        [one] Choose { $n } more card
       *[other] Choose { $n } more cards
    }
page-in-the-stash = in the stash
# {"what": "king of hearts"}
page-take-back = { $what }, in the stash: take it back
page-to-stash = { $what }, move it to the stash
page-tug-tricks = Tricks
page-tug-points = Card points
# {"n": 7}
page-of = of { $n }
page-nothing-yet = nothing yet
# {"name": "Anna"}
page-face-down-to = face down, to { $name }
# {"what": "king of hearts"}
page-can-be-chosen = { $what }, can be chosen
page-is-chosen = { $what }, chosen: once more takes it back
# {"n": 3}
page-enough-chosen =
    { $n ->
        [one] One card is enough: put it back first.
       *[other] { CAPITAL(WORDS($n)) } cards are enough: put one back first.
    }
# {"n": 2, "of": 3}
page-so-many-chosen = { $n } of { $of } chosen
# {"gave": ["Qs", "Kh"], "got": ["Ac", "8c"]}
page-gave-got = you gave { SIGNS($gave, " ") }, got { SIGNS($got, " ") }
page-passing = Passing
page-passing-turns = turns each round
# {"way": "left"}
page-passed-way =
    { $way ->
        [left] left
        [right] right
        [across] across
        [keep] no passing
       *[on] further on
    }
page-passed-now = this round
# {"name": "Anna"}
page-passed-now-to = this round: you to { $name }
page-passed-next = next
page-points-still-out = Points still out
# {"n": 7, "suit": "h"}
page-cards-of-suit = { $n } { SUIT($suit) }
page-all-points-taken = all taken
page-put-away = put away
page-not-winning = Not winning yet.
# {"name": "Anna", "total": 12}
page-beats = Beats { $name }’s { $total }.
# {"points": 48}
page-gives-up =
    { $points ->
        [one] gives up { $points } point
       *[other] gives up { $points } points
    }
# {"n": 3}
page-lay-tokens =
    { $n ->
        [one] Lay { $n } token
       *[other] Lay { $n } tokens
    }
page-does-not-fit = does not fit

## The buttons, the score sheet, the end of a round and of a game.

page-last-trick = Last trick
# {"name": "Anna"}
page-last-trick-of = last trick · { $name }
page-no-last-trick = No trick is complete yet.
page-hint = Hint
page-undo = Undo
page-chat = Chat
page-score-sheet = Score sheet
page-sheet-key = bid ◆ took = made it
page-sheet-cards = cards
page-sheet-round = round
page-total = total
page-void-round = void
# {"bid": 2, "took": 2, "made": true}
page-cell-says =
    { $made ->
        [yes] bid { $bid }, took { $took }, made it
       *[no] bid { $bid }, took { $took }, missed
    }
page-no-rounds = The sheet fills when the first round is over.
# {"n": 3}
page-round-over = Round { $n } is over
page-look-back = Look back
page-trick-before = The trick before
page-trick-after = The trick after
page-hint-not-now = A hint is for your turn.
page-nothing-to-undo = There is nothing to take back now.
page-next-round = Next round
# {"seconds": 20}
page-next-in =
    { $seconds ->
        [one] Goes on in { $seconds } second
       *[other] Goes on in { $seconds } seconds
    }
page-game-over = The game is over
page-game-unfinished = The game was not finished
page-rematch = Play again
page-see-replay = See the replay
page-review = Review
page-home = To the front page
# {"n": 3}
page-place =
    { $n ->
        [1] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }

## Hints and chat.

page-hint-coming = A hint is on its way.
# {"action": "king of hearts"}
page-hint-says = Suggested: { $action }.
page-do-it = Do that
page-chat-empty = Nothing has been said yet.
page-chat-write = Write to the table
page-chat-send = Send
page-chat-between-rounds = Words of your own can be written between rounds.
# {"name": "Anna"}
page-mute = Mute { $name }
page-preset-hello = Hello
page-preset-well-played = Well played
page-preset-close-one = Close one
page-preset-oops = Oops
page-preset-thinking = Thinking…
page-preset-back-soon = Back soon
page-preset-another = Another?
page-preset-thanks = Thanks

## Joining, games and tables.

page-got-a-code = got a code?
page-code-example = three words
page-join = Join
page-scan = Scan a QR code
page-sit-down = Sit down
page-sit-back-down = Sit back down
page-replay = Replay
page-play-now = Play now
page-friends = Friends
# {"n": 3}
page-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# {"least": 3, "most": 5}
page-players-range = { $least }–{ $most } players
# {"n": 3}
page-minutes = { $n } min
page-seats-open =
    { $n ->
        [0] full
        [one] { $n } seat open
       *[other] { $n } seats open
    }
page-status-playing = being played
page-status-over = finished
# {"game": "Zole"}
page-play-against-bots = Play { $game } against bots
# {"n": 3}
page-seconds-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }

## The connection, and the page itself.

page-connection-lost = Connection lost. Trying again.
page-connection-back = Back. Nothing was lost.
page-guest = Guest
page-try-again = Try again
page-load-anew = Load it
page-newer-page = There is a newer version of this page.
page-finding-table = Looking for the table …

## The front page.

page-pull-up = Pull up a chair.
page-cards-are-dealt = The cards are dealt.
# {"games": 5}
page-no-account =
    { $games ->
        [0] No account; bots fill the empty seats.
        [one] One trick-taking game. No account; bots fill the empty seats.
       *[other] { CAPITAL(WORDS($games)) } trick-taking games. No account; bots fill the empty seats.
    }
page-against-bots = against bots, at once
# {"game": "Zole", "names": ["Anna", "Jānis"]}
page-game-with = { $game } with { LIST($names) }
# {"game": "Zole"}
page-game-against-bots = { $game } against bots
page-your-turn-there = It is your turn
page-is-your-turn = it is your turn
page-your-tables = Your tables
page-open-tables = Open tables
page-no-tables-of-yours = Tables where you have sat are kept here.
page-no-open-tables = No public table has an open seat just now. Make one.
page-make-a-table = Make a table
page-join-with-code = Join with a code
page-join-says = A code from a friend, or the whole link. With a QR code, the camera of your phone opens the table by itself.
page-more-ways = More ways to play
page-just-now = just now
page-find-a-game = Find a game
page-find-example = Find a game: klaver, 3 players, short
# Words for games that do not take long, parted by commas, that somebody may look for.
page-find-short = short, quick
page-clear-search = Clear the search
page-no-such-game = No such game. Write one: “Adding a game” in the documentation tells how.
# {"n": 3}
page-found =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
page-yours = Yours
page-yours-says = favourites, then last played
# {"game": "Zole"}
page-favourite = Favourite: { $game }
page-families = Families of games
# {"n": 12}
page-all-games = All { $n }
# {"n": 15}
page-under-minutes = under { $n } min

## Making a table.

page-game = Game
page-seats = Seats
page-how-many = How many play
page-your-name = Your name
# {"n": 3}
page-seat-number = Seat { $n }
page-a-person = a person, by the link
# {"name": "Anna"}
page-bot-called = bot: { $name }
page-about-bots = How well the bots play
page-other-bots = Others
page-house-rules = House rules
page-no-limit = no limit
# {"name": "Hints"}
page-is-off = no { $name }
# {"name": "Rounds", "value": "7"}
page-is-set = { $name }: { $value }
page-how-it-is-run = How the table is run
page-who-may-come = Who may come
page-unlisted = Whoever has the link
page-unlisted-says = The table is not in the list of open tables.
page-public = Everybody
page-public-says = The table is in the list of open tables until it is full.
page-private = Only those who sit
page-private-says = Seats are taken by the link; nobody can watch.
page-spectators = May be watched
page-spectators-says = Those who watch see no hand.
page-hints = Hints
page-no-hints = no hints
page-hints-says = Everyone may ask what a strong player would do.
page-taking-back = Taking back
page-taking-back-says = When everyone agrees; among bots at once.
page-chances = Who may hold it
page-chances-says = Everyone may ask how likely a card lies where, counted from their own seat.
page-short-rounds = Short rounds
page-short-rounds-says = Anyone may end a round once nothing that is left changes a score.
page-timer = A clock
page-timer-says = When the time for a decision is over, a bot makes it.
page-seconds-each = For each decision
# {"n": 3}
page-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
page-make-and-invite = Make the table
page-make-and-play = Deal the cards

## Waiting for the others.

page-join-them = Take a seat
page-all-here = Everyone is here
# {"n": 3}
page-waiting-for =
    { $n ->
        [one] Waiting for one more
       *[other] Waiting for { $n } more
    }
page-host = host
page-not-connected = not connected
page-give-to-bot = Bot
# {"name": "Anna"}
page-open-up = Open the seat of { $name } again
page-open-up-short = Open
page-remove = Remove { $name }
page-remove-short = Remove
page-remove-sure = Really remove { $name }?
page-which-bot = Bots that play
page-starts-soon = The cards are about to be dealt.
page-host-starts = The game starts when every seat is taken.
page-link = link
page-copy-link = Copy
page-copied = Copied
page-share = Share
# {"link": "https://example.org/table/4xtx6w6y7h"}
page-qr-of = QR code of { $link }
page-fair-says = Nobody can choose the cards: everyone’s browser adds to the draw, and all are bound before anything is shown.
page-get-up = Give up your seat
page-get-up-says = For good; a bot takes it.
page-get-up-sure = Really give up your seat?

## Settings and keys.

page-settings = Settings
page-language = Language
page-theme = Light or dark
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-to-light = Switch to light
page-to-dark = Switch to dark
page-four-colours = Four colours
page-four-colours-says = Diamonds blue, clubs green.
page-pace = Pace
page-pace-calm = calm
page-pace-usual = as usual
page-pace-brisk = brisk
page-bots-pace = Pace of the bots
page-suit-letters = Letters for suits
page-suit-letters-says = Every card has the letter of its suit.
page-left-handed = For the left hand
page-left-handed-says = What is pressed lies on the left.
page-less-motion = Less motion
page-less-motion-says = Cards appear in their place.
page-sound = Sound
page-sound-says = Two taps when it is your turn.
page-vibration = Vibration
page-vibration-says = When it is your turn and sound is off.
page-confirm = Ask twice
page-confirm-says = The first tap raises a card, the second plays it.
page-ahead = Choose ahead
page-ahead-says = A card tapped before your turn is played when the turn comes, if it may be.
page-autoplay = Play forced cards
page-autoplay-says = Where only one card may be played it is played by itself, after as long as you usually take.
page-keys = Keys
page-keys-says = Single keys do things at the table; ? lists them.
page-all-keys = All keys
page-key-cards = the card before or after
page-key-all-cards = also cards that must wait
page-key-ends = the first or the last card
page-key-enter = play the card; do what is chosen
page-key-bid = choose a bid; Enter makes it
page-key-contract = choose what to play, in Zole
page-key-element = name the trump, in Elemental
page-key-call = pass, take up or name a suit
page-key-pick = choose a card to pass; Enter passes them
page-key-tokens = tokens
page-key-last-trick = last trick
page-key-hint = hint
page-key-undo = take back
page-key-scores = scores
page-key-chat = chat
page-key-who = who may hold it
page-key-values = card values and order
page-key-claim = claim the rest
page-key-claim-answer = accept a claim, or contest it
page-key-again = say it again
page-key-keys = all keys
page-key-close = close

## While a game goes on.

# {"name": "Anna"}
page-sat-down = { $name } sits down.
page-left-table = { $name } has left.
page-is-away = { $name } is away; a bot plays meanwhile.
page-is-back = { $name } is back.
# {"name": "Anna", "seconds": 40}
page-takes-over-in =
    { $seconds ->
        [0] { $name } is away. A bot takes over.
        [one] { $name } is away. A bot takes over in { $seconds } second.
       *[other] { $name } is away. A bot takes over in { $seconds } seconds.
    }
page-say-again = Say it again
page-say-again-says = What was read out last, once more.
page-decided = Nothing that is left changes a score.
page-decided-next = End the round
page-claim = The rest are mine
page-claim-short = Claim the tricks that are left.
# {"n": 4}
page-claim-says =
    { $n ->
        [one] You claim the last trick.
       *[other] You claim all { $n } tricks that are left. Tap your cards in the order in which you will play them.
    }
# {"what": "King of hearts", "n": 2}
page-claim-card = { $what }, to be played as number { $n }
page-claim-open = If it holds in every deal that you must think possible, the round is over at once. If not, the others see your cards and may contest it; then you play on with your cards open.
page-claim-do = Claim them
page-claim-not-now = The rest is claimed when a card is yours to play, once a round.
page-claim-proved-own = The rest are yours, in every deal there can be.
# {"name": "Anna"}
page-claim-proved-other = { $name } claims the rest, and takes it in every deal there can be.
page-claim-asked-own = You claim the rest. The others look at your cards.
# {"name": "Anna", "n": 4}
page-claim-asked-other =
    { $n ->
        [one] { $name } claims the rest: one trick.
       *[other] { $name } claims the rest: { $n } tricks.
    }
page-claim-answer-by = Accept with y, contest with o.
page-claim-accepted-own = Nobody contests: the rest are yours.
# {"name": "Anna"}
page-claim-accepted-other = Nobody contests: the rest go to { $name }.
# {"who": "Pieter"}
page-claim-contested-own = { $who } contests. Play on.
# {"who": "Pieter", "name": "Anna"}
page-claim-contested-other = { $who } contests. Play on; the cards of { $name } stay open.
# {"name": "Anna"}
page-claim-contested-you = You contest. Play on; the cards of { $name } stay open.
page-claim-taken-back-own = You take your claim back. Play on; your cards stay open.
# {"name": "Anna"}
page-claim-taken-back-other = { $name } takes the claim back. Play on; those cards stay open.
page-claim-mine = “The rest are mine”
page-claim-lies-open = Your cards lie open, with how you will play them.
# {"name": "Anna", "n": 4}
page-claim-can-you = { $name } plays these cards in this order and wants to take every trick. Contest it if you could take one.
page-claim-will = { $name } plays these cards in this order and wants to take every trick.
page-claim-in-order = in this order
# {"own": "no"}
page-claim-looks =
    { $own ->
        [yes] are looking …
       *[no] is looking …
    }
page-claim-accepts =
    { $own ->
        [yes] accept
       *[no] accepts
    }
page-claim-contests =
    { $own ->
        [yes] contest
       *[no] contests
    }
# {"seconds": 12}
page-claim-silence =
    { $seconds ->
        [one] Silence accepts in one second.
       *[other] Silence accepts in { $seconds } seconds.
    }
page-claim-take-back = Take it back
page-claim-accept = Accept
page-claim-contest = Contest
page-claim-none = There is no claim for you to answer.
page-claim-panel = The claim
# {"n": 4}
page-claim-all =
    { $n ->
        [one] the last trick
       *[other] all { $n } tricks
    }
page-claim-broken = Play on: a deal breaks it
# {"who": "Pieter", "name": "Joost", "n": 4}
page-claim-broken-says = { $who } contests. If the cards lie like this, which fits all that you can know, { $name } can take trick { $n }. They need not be the true ones.
# {"n": 4, "own": "5♦", "name": "Joost", "card": "J♦"}
page-claim-meets = Trick { $n }: your { $own } meets { $card }, held by { $name }.
page-claim-lies = Trick { $n }: { $card } of { $name } lies there already.
# {"holding": "68", "broken": "2"}
page-claim-counted = Deals that hold: { $holding }. Deals that break it: { $broken }.
page-claim-stays-open = Your cards stay open. Nothing else changes.
page-claim-play-on = Play on
page-who-may-hold = Who may hold it?
page-who-short = How likely a card lies where.
page-who-says = Choose a card that you have not seen. Every deal that fits what your seat knows is counted.
# {"copies": 4}
page-at-least-one = at least one of { $copies }
# {"worlds": 1200}
page-worlds-fit = Deals that fit: { NUM($worlds) }.
# {"power": 14}
page-worlds-fit-about = Deals that fit: about 10 to the { $power }.
page-lies-table = on the table
page-lies-stash = in the stash
page-lies-undealt = not dealt
page-lies-out = out of play
# {"game": "Zole"}
page-lesson-offer = New to { $game }?
page-learn-it = Learn it in one deal
# {"game": "Zole"}
page-learn-game = Learn { $game } in one deal
page-i-know-it = I know it
# {"game": "Zole"}
page-lesson-of = { $game }, your first deal
page-lesson-says = guided · nothing is scored
page-lesson-steps = Your first deal
# {"n": 2, "of": 6}
page-lesson-at = { $n } of { $of }
# {"n": 2, "of": 6, "title": "Two cards are yours now"}
page-lesson-step = Step { $n } of { $of }. { $title }.
page-skip-tour = Skip the tour
page-next-tip = Next
page-previous-tip = Back
page-last-tip = Got it
page-lesson-play = Play a real game
page-new-card = new
page-card-values = Card values
page-card-values-says = The order of the cards and what each is worth, now
page-picked-up = You picked up
# {"what": "King of clubs", "n": 4}
page-worth = { $what }, worth { $n }
page-share-table = Share this table
# {"name": "Anna", "seconds": 20}
page-give-time =
    { $seconds ->
        [one] Give { $name } { $seconds } second more
       *[other] Give { $name } { $seconds } seconds more
    }
page-other-device = Play on another device
page-other-device-says = A link that brings your seat there.
page-other-device-once = Open this link, or scan the code, on the other device. It works once.
page-bot-for-me = Let a bot play for me
page-bot-for-me-says = Until you are back.
page-bot-plays-for-you = A bot plays for you.
page-i-am-back = I am back
page-seat-stays = Your seat stays yours.
# {"bot": "Blaise", "what": "king of hearts"}
page-time-over = Your time was over. { $bot } decided for you: { $what }.
# {"name": "Anna", "what": "king of hearts"}
page-undo-asked = { $name } asks to take back: { $what }.
# {"names": ["Anna", "Jānis"]}
page-undo-waits = You asked to take back. Waiting for { LIST($names) }.
page-undo-refused = The others did not agree. It stays as it was.
page-agree = Agree
page-refuse = Do not agree
page-you-watch = You are watching.
# {"name": "Anna"}
page-instead-of = Play in place of { $name }
page-with-next-deal = A bot plays this round to its end. The seat is yours with the next deal; until then you watch.
# {"whose": "Jānis"}
page-you-arrive = You take { $whose }’s seat with the next deal.
page-call-off = Call it off
# {"name": "Anna", "whose": "Jānis"}
page-arrives = { $name } takes { $whose }’s seat with the next deal.
page-arrival-off = You go on watching.
# {"name": "Anna"}
page-decline = Do not let { $name } sit down
page-decline-sure = Really turn { $name } away?
page-seat-gone = This seat is no longer yours here. Take another, or watch.
page-goes-on-elsewhere = The others play again.
page-unmute = Hear { $name } again
page-stop-here = End the game here
# {"n": 3}
page-action-bid = the bid of { $n }
# {"cards": ["Kh", "9h"]}
page-action-cards = { CARDS($cards) }
page-action-other = the last choice

## The replay, and how the cards were drawn.

# {"game": "Zole"}
page-replay-of = { $game }, replay
page-seen-by = Seen by
page-everyone = Everyone
page-first = To the start
page-back-one = One card back
page-on-one = One card on
page-last-one = To the end
page-play-on = Play
page-pause = Pause
# {"round": 2, "trick": 4}
page-trick-number = Round { $round }, trick { $trick }
# {"round": 2}
page-round-number = Round { $round }
# {"n": 3, "of": 7}
page-step-of = { $n } of { $of }
page-record = Record
page-fair-deal = Fair deal
# {"abandoned": 2}
page-fair-deal-says =
    { $abandoned ->
        [0] How the cards were drawn.
        [one] One draw was abandoned.
       *[other] { $abandoned } draws were abandoned.
    }
# {"names": ["Anna", "Jānis"]}
page-took-part = Took part in the draw: { LIST($names) }.
page-took-no-part = Took no part: { LIST($names) }.
page-nobody-took-part = Only the server took part in the draw: it could have chosen the cards.
page-waiting-for-browser = Waiting for the browser of { LIST($names) }.
# {"draw": 1, "why": {"code": "page-why-abandoned-moved", "facts": {"names": ["Anna"]}}}
page-abandoned-draw = Draw { $draw } was abandoned: { $why }.
# {"names": ["Anna", "Jānis"]}
page-why-abandoned-time = nothing came in time from { LIST($names) }
page-why-abandoned-left =
    { COUNT($names) ->
        [0] somebody left
       *[other] { LIST($names) } left
    }
page-why-abandoned-removed =
    { COUNT($names) ->
        [0] the host removed somebody
       *[other] the host removed { LIST($names) }
    }
page-why-abandoned-moved = { LIST($names) } went to another device
page-why-abandoned-changed = the seat of a bot was changed
page-seal-of-draw = Seal of the draw
page-seal-says = It is the same for everyone at this table: compare it to be sure.
page-not-sealed = The draw is sealed when every seat is taken.
page-fair-alarm = What the server shows of this draw does not fit what it showed before.
page-fair-alarm-remedy = This browser keeps its part to itself. Do not trust these cards.
page-verify = Verify the deal
page-verdict-proved = Checked: the seed was drawn as agreed. This browser took part, so nobody could choose the cards.
page-verdict-holds = The record fits. This browser took no part in the draw, so it cannot vouch for more.
page-verdict-late = The record fits, but this browser’s part did not arrive in time and was not used. It cannot vouch for the cards.
page-verdict-untold = Nothing is told of how these cards were drawn.
page-verdict-broken = The record does not fit: the seed does not follow from the draw it tells of. Do not trust these cards.
page-verdict-another = This is not the draw that this browser agreed to. Do not trust these cards.
page-verdict-left-out = The server had this browser’s part, and now says that it did not. Do not trust these cards.
page-why-no-verify = This game plays on from another one, with its cards; the deal is verified there.
page-game-before = The game before
page-verify-more = The page does not deal every card again. The program does, from the record:
page-moves = Tricks
# {"name": "Anna"}
page-from-seat-of = As { $name } could know it at this moment.
page-play-on-here = Play on from here
page-replay-link = A link to this moment
page-to-the-table = To the table

## The deal of the day.

page-daily = Deal of the day
page-daily-says = The same cards for everyone, the same bots.
page-daily-today = Today’s deals
# {"n": 3}
page-daily-streak =
    { $n ->
        [one] { $n } day
       *[other] { $n } days in a row
    }
# {"deals": 1, "bot": "strong"}
page-daily-against =
    { $deals ->
        [one] One round
       *[other] { $deals } rounds
    } against bots of the level “{ $bot }”.
# {"points": 2}
page-daily-made = You made { SIGNED($points) }
page-daily-too-late = Your game was not over when the day was: it does not count.
page-daily-play = Play today’s deal
page-daily-go-on = Go on playing
page-daily-again = Play it again
page-daily-again-says = A day counts once; playing again is for you alone.
page-daily-how-others = See how others did
# {"n": 214}
page-daily-results =
    { $n ->
        [0] No result yet
        [one] { $n } result on the same cards
       *[other] { $n } results on the same cards
    }
# {"n": 3}
page-daily-dot =
    { $n ->
        [one] one dot, one table
       *[other] one dot, { $n } tables
    }
# {"share": 0.77}
page-daily-ahead = You are level with or ahead of { PERCENT($share) }.
page-daily-hidden = How others did is shown once you have played, or when the day is over.
page-daily-strongest = The strongest line
page-daily-strongest-one = strongest
page-daily-parts-blue = where it parts from yours is blue
page-daily-strongest-plays = The strongest player is still playing these cards.
page-daily-start = start
page-daily-result = result
page-daily-same = You played every card as the strongest player did.
# {"trick": 2}
page-daily-parting =
    { $trick ->
        [0] First parting: before the first trick.
       *[other] First parting: trick { $trick }.
    }
# {"own": "the ten of hearts", "strongest": "the queen of clubs"}
page-daily-parting-says = You chose { $own }, the strongest player { $strongest }.
page-daily-week = Your week
page-daily-points-a-day = points a day
page-daily-not-played = not played
page-daily-yesterday = Yesterday
page-daily-tomorrow = Tomorrow
# {"hours": 6, "minutes": 20}
page-daily-in = in { $hours } h { $minutes } min
page-daily-midnight = The next deal comes at midnight, by the clock of UTC.
# {"when": "16 November", "n": 12}
page-daily-fair =
    These cards follow from a secret promised on { $when } and from numbers that { $n ->
        [0] nobody
        [one] { $n } player
       *[other] { $n } players
    } gave the day before. The secret is told when the day is over.
page-daily-late-promise = The promise was made only when the day had begun, for the server was not there before.
page-daily-checked = Checked: the secret is the one that was promised.
page-daily-checked-cards = Your cards follow from it.
page-daily-checked-own = The number that this browser gave is among them.
page-daily-broken = The secret does not fit the promise, or not the cards. Do not trust this deal.
page-daily-promise = Promise
page-daily-secret = Secret
page-daily-elsewhere = The cards are those of the deal of the day; how they came about is told there.
# {"points": 4}
page-daily-strongest-made = The strongest player made { SIGNED($points) }

## What can go wrong on the page itself.

page-nowhere = There is nothing at this address.
    .remedy = Start at the front page.
page-not-loaded = This part of the page could not be loaded.
    .remedy = Load the page anew; perhaps there is a newer one.
page-full = This table is full.
    .remedy = Watch it, or make your own.
net-unreachable = The server cannot be reached.
    .remedy = Look at your connection, and try again.
net-garbled = The server gave an answer that this page does not understand.
    .remedy = Load the page anew.

## What bots and options are called where their own name in the program would not say it.

bot-random = random
bot-greedy = plain
bot-instant = quick
option-boerenbridge-schedule = Rounds
option-miesjelen-round-limit = Most rounds
option-ninja-whist-bid-cap = Highest bid
option-ninja-whist-double-max = Longest hand twice
option-oh-hell-schedule = Hands
option-oh-hell-longest = Longest hand
option-oh-hell-no-trump = Longest hand without trump
option-oh-hell-hook = Hook for the dealer
option-oh-hell-scoring = Scoring
option-oh-hell-zero = A met bid of zero
option-zole-rounds = Rounds
option-zole-small-zole = Small zole
option-zole-dues = Dues (pule)

## What people should know besides the game.

# {"text": "We restart at ten."}
notice-operator = { $text }
# {"game": "My Game"}
notice-page-changed = The rules of { $game } have been changed: the game starts anew, and everyone keeps their seat.
# {"place": "mygame.py:12", "error": "NameError: name 'Dael' is not defined"}
notice-page-mistake = The game goes on by its old rules, because the new ones have a mistake. { $place }: { $error }

## Reporting a name, or something that was said.

page-report = Report somebody
page-report-what = What is it about?
page-report-name = the name
page-report-why = What is wrong with it?
page-report-insult = Insult or hate
page-report-threat = Threat
page-report-spam = Advertising or nonsense
page-report-cheating = Cheating
page-report-other = Something else
page-report-more = More, if you like
page-report-send = Report
page-reported = Reported. Whoever runs this server reads it.
