### The explorer of a replay: what everyone could know, card by card.

page-explorer = Explorer
page-explore = Explore
page-explore-short = What everyone could know, card by card.
page-explore-back = Back to the replay
page-explore-parts = What is shown
page-explore-cards = Cards
page-explore-picture = Picture
page-explore-two-deep = Two deep
page-explore-ask = Ask
page-explore-waiting = Working it out …

## Deals left.

page-explore-deals = Deals left
page-explore-deals-says = how many deals each seat still thinks possible
page-explore-dealt = The cards are dealt.
# {"seat": 1, "card": "Tc"}
page-explore-plays = { SEAT($seat) } plays { SIGN($card) }.
# {"name": "Anna", "before": "252,252", "after": "26,460"}
page-explore-became = { $name } goes from { $before } deals to { $after }.
# {"name": "Anna", "deals": "26,460"}
page-explore-same = { $name } still thinks { $deals } deals possible.
# {"name": "Anna"}
page-explore-knows-all = { $name } knows where every card lies.
# {"seat": 1, "card": "Tc", "count": 26460, "deals": "26,460", "bits": 3.3}
page-explore-live =
    { SEAT($seat) } plays { CARD($card, "the") }: { $count ->
        [one] one deal is left
       *[other] { $deals } deals are left
    }, { NUM($bits, 1) } bits.
# {"count": 26460, "deals": "26,460"}
page-explore-live-deals =
    { $count ->
        [one] One deal is left.
       *[other] { $deals } deals are left.
    }
# {"bits": 3.3}
page-explore-bits = +{ NUM($bits, 1) } bits
page-explore-nothing = nothing new
# {"name": "Anna", "deals": "26,460"}
page-explore-left-to = { $name }: { $deals }

## Where the cards may be.

page-explore-where = Where is it?
# {"name": "Anna"}
page-explore-view = { $name }’s view, %
page-explore-ruled-out = ruled out
page-explore-no-cards = { $name } has seen every card.
page-explore-passed-by = passed by { $name }

## Who can tell.

# {"card": "Qh"}
page-explore-who-can-tell = Who can tell where { SIGN($card) } is?
page-explore-before = before
page-explore-now = now
# {"seat": 1, "card": "Tc"}
page-explore-after = after { SEAT($seat) }’s { SIGN($card) }
# {"name": "Anna"}
page-explore-cannot = { $name } cannot tell these apart
page-explore-others-cannot = other seats cannot
page-explore-truth = where it was
# {"places": ["Anna", "Bob"]}
page-explore-worlds = It may be here: { LIST($places, "or") }.
page-explore-knowers = Who knows where it is
page-explore-knows-deal = knows since the deal
# {"seat": 1, "card": "Tc"}
page-explore-knows-since = knows since { SEAT($seat) }’s { SIGN($card) }
# {"n": 3}
page-explore-knows-step = knows since step { $n }
# {"places": ["Anna", "Bob"]}
page-explore-does-not-know = cannot tell: { LIST($places, "or") }
# {"n": 6}
page-explore-does-not-know-many = cannot tell: { $n } places
# {"name": "Anna"}
page-explore-open = { $name } has played it: all have seen it.

## Two deep.

# {"name": "Anna", "other": "Bob"}
page-explore-two-says = what { $name } thinks { $other } thinks
page-explore-two-title = What { $name } thinks { $other } may hold
page-explore-other = Whose thoughts
# {"card": "Qh"}
page-explore-two-card = { SIGN($card) }, seen two deep
# {"percent": "56 %", "name": "Anna"}
page-explore-case-holds = { $percent }: { $name } holds it
# {"percent": "56 %", "place": "not dealt"}
page-explore-case-lies = { $percent }: { $place }
# {"deals": "14,700", "of": "26,460"}
page-explore-of-deals = { $deals } of { $of } deals
# {"name": "Anna"}
page-explore-thinks = { $name } thinks:
page-explore-mine = “I have it.”
# {"place": "Anna"}
page-explore-know-it = “I know it: { $place }.”
# {"places": ["Anna", "Bob"]}
page-explore-may-be = “{ CAPITAL(LIST($places, "or")) }.”
# {"places": ["Anna", "Bob"], "without": ["Cleo"]}
page-explore-may-not = “{ CAPITAL(LIST($places, "or")) }; not { LIST($without, "or") }.”
# {"place": "Anna"}
page-explore-perhaps = perhaps { $place }
# {"name": "Anna", "other": "Bob"}
page-explore-so-always = So { $name } knows that { $other } knows where it is.
page-explore-so-sometimes = So { $name } does not know whether { $other } knows where it is.
page-explore-so-never = So { $name } knows that { $other } does not know where it is.

## Formulas.

page-explore-formula = Does it hold here?
page-explore-examples = Examples
page-explore-yes = Yes.
page-explore-no = No.
# {"name": "Anna"}
page-explore-witness = { $name } must think this deal possible:
page-explore-witness-there = There { $name } would have to think this one possible:
# {"name": "Anna", "other": "Bob"}
page-explore-witness-same = { $name } must think this deal possible, and there so must { $other }:
# {"card": "Qh"}
page-explore-breaks = { CARD($card) }: the claim fails by it
page-explore-since-deal = It has been so since the deal.
# {"seat": 1, "card": "Tc"}
page-explore-since = It has been so since { SEAT($seat) }’s { SIGN($card) }.
# {"n": 3}
page-explore-since-step = It has been so since step { $n }.
page-explore-how = How a formula is written
page-explore-how-facts = somebody has a card; somebody has none of a suit
page-explore-how-knows = somebody knows it; somebody thinks it possible
page-explore-how-all = all know it; it is common knowledge
page-explore-how-joined = not; and; or; if … then

## What a seat knew, in the replay.

# {"name": "Anna"}
page-knew = { $name } knew:
page-knew-nothing = { $name } knew nothing for certain about hidden cards.
page-knew-all = { $name } knew where every card was.
# {"name": "Anna", "cards": ["Qh", "9h"]}
page-knew-has = { $name } has { SIGNS($cards, " ") }
# {"place": "not dealt", "cards": ["Qh", "9h"]}
page-knew-lies = { SIGNS($cards, " ") } { $place }
# {"name": "Anna", "suits": ["h", "s"]}
page-knew-lacks = { $name } has no { SUITS($suits, "or") }
# {"name": "Anna"}
page-knew-no-trumps = { $name } has no trumps
page-key-formula = ask with a formula
page-key-seat = whose eyes
page-key-step = one card back or on
