### What the page says at its front door: inviting others, being called, the end of a game, and what is remembered of it.

## Inviting.

# {"name": "Anna"}
page-table-of = { $name }’s table
# {"taken": 2, "of": 4}
page-seated = { $taken } of { $of } seated
page-send-the-link = send the link
page-send = Send
page-or-say-it = or say it
page-or-letters = or the letters
page-code-works = Both work on the front page, in any case, with or without dashes.
page-show-qr = Show the QR code large
page-scan-to-come = Scan to come to the table
page-here = here
page-bot-if-nobody = a bot sits down if no one does
# {"n": 2}
page-start-with-bots =
    { $n ->
        [one] Start with one bot
       *[other] Start with { $n } bots
    }
page-may-start-before = You may start before everyone is here.

## Being called.

page-notify = Call me when it is my turn
page-notify-says = By a notification of the browser, while this page is hidden.
page-notify-denied = The browser does not allow it; its settings for this page can be changed.
page-your-turn-title = Your turn
# {"game": "Zole"}
page-your-turn-at = It is your turn at { $game }.

## Looking on at a rematch.

page-they-play-again = They play again. You are taken along.
page-they-play-again-once = They play again at another table.
page-stay-here = Stay here
page-look-on-there = Look on there

## The end of a game.

# {"n": 12}
page-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
# {"n": 24}
page-minutes-long =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
# {"others": [1, 2]}
page-with-people = with { PEOPLE($others) }
page-score-after-each = score after each round
# {"scores": "Anna 0, 2, 9; Jānis 0, 1, 1"}
page-curve-says = Scores after each round: { $scores }
page-the-moment = the moment
# {"card": "Qh", "n": 24}
page-moment-takes = { SIGN($card) } takes { $n }
# {"n": 4, "score": 10}
page-moment-round = { SIGNED($score) } in round { $n }
# {"round": 4, "trick": 7}
page-moment-where = Round { $round }, trick { $trick }.
# {"round": 4}
page-moment-in = Round { $round }.
# {"game": "Zole", "n": 9}
page-feat-best = Your best { $game } so far
page-feat-streak = { $n } games of { $game } won in a row
page-feat-first-win = Your first win at { $game }
# {"n": 9, "before": 6, "games": 14}
page-feat-best-says =
    { NUM($n) }, before that { NUM($before) } · { $games ->
        [one] one game
       *[other] { $games } games
    }
# {"games": 14}
page-feat-games =
    { $games ->
        [one] in one game
       *[other] in { $games } games
    }
page-your-picture = your picture to share
# {"game": "Zole", "name": "Anna", "total": "9", "says": "1st of 3"}
page-picture-says = A picture: { $game }, { $name } { $total }, { $says }
page-save-picture = Save
# {"place": "1st", "of": 3}
page-place-of = { $place } of { $of }

## What is remembered.

page-your-games = Your games
page-your-games-says = What this browser remembers of your games. It is kept here and nowhere else: take it along, or erase it.
page-no-games-yet = No finished game is remembered yet. Play one, and its result stands here.
page-all-together = All
page-games-played = games
page-games-won = won
page-streak-now = in a row
# {"n": 3}
page-streak-longest = at most { $n }
page-mean-place = mean place
page-best-result = best result
page-bids-made = bids made
# {"made": 34, "said": 50}
page-made-of = { $made } of { $said }
page-errors-a-game = errors a game
# {"n": 3}
page-games-reviewed =
    { $n ->
        [one] one game reviewed
       *[other] { $n } games reviewed
    }
page-results-over-time = results, the newest at the right
# {"n": 40, "won": 12}
page-results-says = { $n } results over time, { $won } of them won
page-errors-over-time = errors in reviewed games, the newest at the right
# {"counts": "3, 1, 0"}
page-errors-says = Errors game by game: { $counts }
page-export = Take along
page-erase = Erase
page-erase-sure = Really erase all of it?
page-erased = Nothing is remembered any more.
page-more-tables = More
page-all-tables = All your tables
# {"place": "1st", "total": 9}
page-with-result = { $place } · { NUM($total) }
