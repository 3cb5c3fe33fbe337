### What Zole's own routes say, for people at a command line.

## What can be asked.

zole-hello = Hello. This is Zole, one against two.
zole-ask-new = make a table; the answer is its code, three letters
zole-ask-register = take a seat, with JSON: { "{" }"code": "KXR", "name": "Anna"{ "}" }
zole-ask-turn = whose turn it is, the trick, the game type and who plays alone
zole-ask-hand = your cards
zole-ask-choice = play Big; Z for Zole, S for Small zole, P to pass
zole-ask-stash = stash two cards when you play Big
zole-ask-play = play a card
zole-ask-order = who sits where, clockwise
zole-ask-score = the scores
zole-ask-next = go on when a round is over
# {"table": "KXR", "link": "http://127.0.0.1:8000/table/abcde"}
zole-seated = You sit at table { $table }. Anybody can watch it: { $link }

## Who sits where.

# {"name": "Anna", "table": "KXR"}
zole-welcome = Welcome, { $name }. You sit at table { $table }.
# {"name": "Anna", "whose": "casual", "table": "KXR"}
zole-welcome-later = Welcome, { $name }. You take { $whose }’s seat at table { $table } with the next deal.
# {"names": ["Anna", "Bruno"]}
zole-order = Clockwise: { LIST($names, "") }.
# {"name": "Bruno"}
zole-first = { $name } chooses first in this round.
# {"seats": 2}
zole-needed =
    { CAPITAL(WORDS($seats)) } more { $seats ->
        [one] player is
       *[other] players are
    } needed.

## A round.

# {"round": 1, "contract": "Anna plays Big, alone"}
zole-round =
    { $contract ->
        [none] Round { $round }: the game type is being chosen.
       *[other] Round { $round }: { $contract }.
    }
# {"trick": 1, "cards": ["Anna Qc", "Bruno 9d"]}
zole-trick =
    { COUNT($cards) ->
        [0] Trick { $trick }: no card yet.
       *[other] Trick { $trick }: { LIST($cards, "") }.
    }
# {"actions": "play/Qc play/9d"}
zole-may = You may: { $actions }
# {"action": "stash/Ac,Ts"}
zole-may-stash = You may: { $action } (or any other two of your cards)
zole-no-cards = You have no cards left.
# {"round": 1, "result": "Anna played Big and won with 74."}
zole-round-over = Round { $round } is over. { $result }
zole-round-was = Round { $round }: { $result }
zole-next = POST /zole/nextRound starts the next one.
