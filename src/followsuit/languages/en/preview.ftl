### What a link shows of itself where it is posted, outside of the page.

preview-title = Followsuit: card games with friends and bots
preview-says = Pull up a chair: trick-taking games from Zole to bridge, no account needed.
# {"game": "Zole"}
preview-table = A table for { $game }
# {"free": 2}
preview-open =
    { $free ->
        [one] One seat is free. Open the link, type a name and sit down; no account is needed.
       *[other] { $free } seats are free. Open the link, type a name and sit down; no account is needed.
    }
preview-full = Every seat is taken, and the cards are about to be dealt. You may look on.
preview-playing = The game is under way. You may look on.
preview-over = The game is over. Watch it again, card by card.
