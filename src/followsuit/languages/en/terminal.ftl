### What the terminal says by itself.

## How a language stands: `followsuit language`.

# {"language": "lv", "name": "Latviešu", "has": 210, "total": 214}
language-has = { $name } ({ $language }) has { NUM($has) } of { NUM($total) } messages.
language-complete = { $name } ({ $language }) has all { NUM($total) } messages.
# {"file": "play.ftl", "missing": 2}
language-missing =
    { $file } lacks { $missing ->
        [one] 1 message
       *[other] { NUM($missing) } messages
    }, shown in English:
# {"faults": 2}
language-faults =
    { $faults ->
        [one] 1 fault:
       *[other] { NUM($faults) } faults:
    }
language-column-language = language
language-column-name = name
language-column-messages = messages
language-column-complete = complete
language-column-faults = faults
language-column-file = file
language-column-message = message
language-column-fault = what is wrong

## What is wrong with a message of a language.

language-unreadable = It cannot be read. Look for a brace or a variant that is not closed, or a line that is not indented.
language-twice = The language has it twice.
language-extra = English has no such message.
# {"file": "page.ftl"}
language-elsewhere = It belongs in { $file }, where English has it.
# {"functions": ["CRAD"]}
language-unknown-functions =
    There { COUNT($functions) ->
        [one] is no function
       *[other] are no functions
    } { LIST($functions, "or") }.
# {"facts": ["cord"], "known": ["card", "seat"]}
language-unknown-facts =
    Nobody tells it { LIST($facts, "or") }. { COUNT($known) ->
        [0] It is told nothing.
       *[other] It is told { LIST($known) }.
    }
# {"error": "Unknown variant"}
language-unworded = It cannot be worded with the example above the English message: { $error }
language-unlisted = It holds items that are not listed: put LIST around them.

## A game at the terminal: what stands on the screen. What is typed stays as it is in every language.

terminal-you = You
# {"name": "Anna"}
terminal-name-you = { $name } (you)
# {"suit": "h"}
terminal-suit = { SUIT($suit) }
# {"number": -1200}
terminal-number = { NUM($number) }
# {"score": -3}
terminal-score = { SIGNED($score) }

## Sitting down, and leaving.

# {"seat": 0, "others": [1, 2]}
terminal-seat = You have seat { $seat }, with { PEOPLE($others) }.
# {"file": "zole-7.json"}
terminal-kept-always = It is kept in { $file } after every action.
terminal-kept = The game is kept in { $file }.
# {"suits": "c clubs · d diamonds"}
terminal-suits = Suits as you type them: { $suits }
terminal-how-to-begin = Type ? for help, quit to leave.
# {"command": "followsuit play --resume zole-7.json"}
terminal-play-on = To play on: { $command }
terminal-watch-again = To watch it again: { $command }
terminal-next-round = Enter for the next round, or stop to end the game here.
terminal-enter-or-stop = Press Enter for the next round, or type stop.

## What holds for a round.

# {"round": 2, "of": 5}
terminal-round =
    { $of ->
        [none] Round { $round }
       *[other] Round { $round } of { $of }
    }
# {"cards": 8}
terminal-cards-each =
    { WORDS($cards) } { $cards ->
        [one] card
       *[other] cards
    } each
# {"trick": 1, "of": 8}
terminal-trick = Trick { $trick } of { $of }
# {"name": "Anna"}
terminal-dealer = dealer { $name }
# {"card": "6♣"}
terminal-turned = turned { $card }
# {"suit": "♥ hearts"}
terminal-trump = trump { $suit }
terminal-no-trump = no trump
terminal-trump-unnamed = trump still to be named
# {"contract": "Big", "name": "Anna"}
terminal-contract =
    { $name ->
        [none] { TERM($contract) }
       *[other] { TERM($contract) }: { $name } alone
    }
# {"names": ["all", "Anna"]}
terminal-dues = dues: { LIST($names, "") }
terminal-everyone = all

## Tables: headings, and what stands in them.

terminal-column-score = score
terminal-column-bid = bid
terminal-column-tricks = tricks
terminal-column-needs = needs
terminal-column-points = points
terminal-column-tokens = tokens
terminal-column-won = won
terminal-column-this-trick = this trick
terminal-column-round = round
# {"tricks": 2}
terminal-needs-more = { $tricks } more
terminal-needs-none = no more
terminal-note-dealer = dealer
terminal-note-alone = alone
# {"card": "Q♣"}
terminal-led = { $card } led
# {"points": 18, "goal": 61, "stash": false}
terminal-points-of =
    { $stash ->
        [yes] { $points } + stash
       *[no] { $points }
    }{ $goal ->
        [none] { "" }
       *[other] { " " }of { $goal }
    }
# {"round": 2}
terminal-scores-of = Scores of round { $round }
terminal-void = The round is void: the scores are as they were before it.
terminal-void-round = void
# {"game": "Zole"}
terminal-result = { $game }: the result
terminal-wins = wins

## The own hand, and what may be done.

terminal-your-hand = your hand
terminal-your-stash = your stash
terminal-no-card = no card
terminal-you-may = you may
# {"bids": [0, 1, 2]}
terminal-may-bid = bid { LIST($bids, "or") }
# {"suits": ["f (fire)", "w (water)"]}
terminal-may-trump = trump { LIST($suits, "or") }
# elemental {"suit": "f"}
terminal-a-suit = { $suit } ({ SUIT($suit) })
# {"choices": ["P (pass)", "B (Big)"]}
terminal-may-choose = choose { LIST($choices, "or") }
# {"letter": "P"}
terminal-a-pass = { $letter } (pass)
# {"letter": "B", "contract": "Big"}
terminal-a-contract = { $letter } ({ TERM($contract) })
# {"cards": 2, "example": "9s 8s"}
terminal-may-stash =
    stash { WORDS($cards) } { $cards ->
        [one] card
       *[other] cards
    }, such as { $example }
# {"cards": "Qc 9s"}
terminal-may-play = play { $cards }
# {"actions": ["add aab", "done"]}
terminal-may-lay = { LIST($actions, "or") }
# {"tokens": ["2 aab", "2 b"], "owners": ["2 is Mei"]}
terminal-may-take = take { LIST($tokens, "or") }; { LIST($owners) }
# {"seat": 2}
terminal-an-owner = { $seat } is { SEAT($seat) }

## Help, and looking back.

# {"actions": "play Qc, play 9s"}
terminal-help-may = You may: { $actions }
# {"actions": 45}
terminal-in-all = … ({ NUM($actions) } in all)
terminal-commands = The first word may be left out. Besides: rules (all of them) · last (the last trick) · scores (round by round) · table (all of this again) · hint (what to do) · undo (your last decision) · Enter (the only thing you may do) · quit (the game is kept).
# {"action": "play Qc", "reason": "A rule of thumb."}
terminal-hint =
    { $reason ->
        [none] Try { $action }.
       *[other] Try { $action }. { $reason }
    }
terminal-undone = Taken back; decide again.
terminal-nothing-to-undo = You have decided nothing yet.
terminal-no-trick-yet = No trick has been taken yet.
# {"name": "Anna"}
terminal-taken-by = taken by { $name }

## A game watched again: `followsuit replay`.

# {"key": "rounds", "name": "Rounds", "value": "12"}
terminal-option =
    { $value ->
        [yes] { $key } true
        [no] { $key } false
       *[other] { $key } { $value }
    }
terminal-seats-option = seats
# {"seat": 1}
terminal-as-seen = as seat { $seat } saw it
# {"seats": ["0 Anna", "1 Mei"]}
terminal-seats = seats: { LIST($seats, "") }
terminal-marks = In a trick › is the card led, [ ] the one that takes it.
terminal-record-ends = The record ends here, before the game is over.
terminal-on-the-table = on the table
# {"seat": 1}
terminal-passes =
    { WHO($seat) ->
        [you] You pass
       *[other] { SEAT($seat) } passes
    }
# {"seat": 1, "contract": "Big"}
terminal-chooses =
    { WHO($seat) ->
        [you] You choose
       *[other] { SEAT($seat) } chooses
    } { TERM($contract) }
# {"contract": "The Table"}
terminal-so = so: { TERM($contract) }
# {"seat": 1, "cards": "T♥ K♣"}
terminal-stashes =
    { WHO($seat) ->
        [you] You stash
       *[other] { SEAT($seat) } stashes
    } { $cards }
# {"seat": 1, "cards": 2}
terminal-stashes-some =
    { WHO($seat) ->
        [you] You stash
       *[other] { SEAT($seat) } stashes
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
# {"bids": "Anna: 2 · Mei: 1"}
terminal-bids = bids  { $bids }
# {"points": 17}
terminal-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# {"token": "aab", "source": null}
terminal-wins-token =
    { $source ->
        [none] wins { $token }
       *[other] wins { $token } from { SEAT($source) }
    }
terminal-enter-goes-on = Enter goes on, q leaves.
# {"option": "--game 2"}
terminal-more-games = The file holds more games: { $option } shows the next one.

## Partners, and what is passed and called.

# euchre {"name": "Anna", "alone": false}
terminal-maker =
    { $alone ->
        [yes] made by { $name }, alone
       *[no] made by { $name }
    }
# whist {"side": "We", "tricks": 3, "points": null, "bid": null, "says": "4 more for 7"}
terminal-side =
    { $side }{ $tricks ->
        [none] { $points ->
            [none] { $bid ->
                [none] { "" }
               *[other] : bid { $bid }
            }
           *[other] : { $points } points
        }
        [one] : 1 trick
       *[other] : { $tricks } tricks
    }{ $says ->
        [none] { "" }
       *[other] { " " }({ $says })
    }
terminal-note-partner = partner
terminal-you-gave = you gave
terminal-you-got = you got
# {"verb": "pass", "cards": 3, "example": "9s 8s 7s"}
terminal-may-pass =
    pass { WORDS($cards) } { $cards ->
        [one] card
       *[other] cards
    }, such as { $example }
terminal-may-discard =
    discard { WORDS($cards) } { $cards ->
        [one] card
       *[other] cards
    }, such as { $example }
terminal-may-pick =
    { $verb } { WORDS($cards) } { $cards ->
        [one] card
       *[other] cards
    }, such as { $example }
# {"calls": ["pass", "up", "up alone"]}
terminal-may-call = call { LIST($calls, "or") }
# {"said": "h", "suit": "h"}
terminal-a-call = { $said } ({ SUIT($suit) })
# {"verb": "blind", "said": ["nil", "no"]}
terminal-may-say = { $verb } { LIST($said, "or") }
# {"calls": "Anna: pass · Mei: up"}
terminal-calls = said  { $calls }
# {"seat": 1, "cards": "9♣"}
terminal-discards =
    { WHO($seat) ->
        [you] You put { $cards } away
       *[other] { SEAT($seat) } puts { $cards } away
    }
# {"seat": 1, "cards": 1}
terminal-discards-some =
    { WHO($seat) ->
        [you] You put
       *[other] { SEAT($seat) } puts
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } away
# {"points": 17, "melds": 20}
terminal-points-melds = { $points } + { $melds }
