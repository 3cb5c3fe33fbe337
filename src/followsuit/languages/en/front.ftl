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
