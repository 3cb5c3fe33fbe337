### What cards, suits, people and numbers are called. A name is given the case that it stands in as $case:
### here `a` for one of several ("an ace"), `the`, `many` ("aces"), `rank` for a card whose suit is clear, and
### `trump` ("hearts are trump"); other languages have cases of their own.

language-name = English

# {"rank": "Q", "suit": "h", "case": "the"}
card =
    { $case ->
        [rank] { RANK($rank) }
        [the] the { RANK($rank) } of { SUIT($suit) }
        [a] { RANK($rank, "a") } of { SUIT($suit) }
       *[other] { RANK($rank) } of { SUIT($suit) }
    }
# {"rank": "0", "case": "a"}
card-without-suit =
    { $case ->
        [the] the { RANK($rank) }
        [a] { RANK($rank, "a") }
       *[other] { RANK($rank) }
    }

# {"case": ""}
rank-ace =
    { $case ->
        [a] an ace
        [many] aces
       *[other] ace
    }
rank-king =
    { $case ->
        [a] a king
        [many] kings
       *[other] king
    }
rank-queen =
    { $case ->
        [a] a queen
        [many] queens
       *[other] queen
    }
rank-jack =
    { $case ->
        [a] a jack
        [many] jacks
       *[other] jack
    }
rank-8 =
    { $case ->
        [a] an 8
        [many] 8s
       *[other] 8
    }
rank-zero =
    { $case ->
        [a] a zero
        [many] zeros
       *[other] zero
    }
rank-infinity =
    { $case ->
        [a] an infinity
        [many] infinities
       *[other] infinity
    }
rank-jack-of-arrows = Jack of Arrows
# {"rank": "9", "case": ""}
rank-other =
    { $case ->
        [a] a { $rank }
        [many] { $rank }s
       *[other] { $rank }
    }

# {"case": ""}
suit-clubs =
    { $case ->
        [trump] clubs are trump
       *[other] clubs
    }
suit-diamonds =
    { $case ->
        [trump] diamonds are trump
       *[other] diamonds
    }
suit-hearts =
    { $case ->
        [trump] hearts are trump
       *[other] hearts
    }
suit-spades =
    { $case ->
        [trump] spades are trump
       *[other] spades
    }
suit-fire =
    { $case ->
        [trump] fire is trump
       *[other] fire
    }
suit-water =
    { $case ->
        [trump] water is trump
       *[other] water
    }
suit-earth =
    { $case ->
        [trump] earth is trump
       *[other] earth
    }
suit-air =
    { $case ->
        [trump] air is trump
       *[other] air
    }
suit-sword =
    { $case ->
        [trump] Sword is trump
       *[other] Sword
    }
suit-staff =
    { $case ->
        [trump] Staff is trump
       *[other] Staff
    }
suit-knives =
    { $case ->
        [trump] Knives are trump
       *[other] Knives
    }
suit-stars =
    { $case ->
        [trump] Stars are trump
       *[other] Stars
    }
suit-arrows =
    { $case ->
        [trump] Arrows are trump
       *[other] Arrows
    }
# Trumps that are a suit of their own.
suit-trumps = trumps
# {"suit": "Moons", "case": "trump"}
suit-other =
    { $case ->
        [trump] trump is { $suit }
       *[other] { $suit }
    }
# {"icons": "Sword, Staff", "case": "the"}
token =
    { $case ->
        [the] the token { $icons }
       *[other] { $icons }
    }
# {"case": ""}
token-blank =
    { $case ->
        [the] the blank token
        [a] a blank token
       *[other] blank token
    }

# {"case": ""}
you = you

# {"items": "a, b", "last": "c"}
list-and = { $items } and { $last }
# {"items": "a, b", "last": "c"}
list-or = { $items } or { $last }
# {"items": "3", "last": "2"}
list-then = { $items } and then { $last }

# {"case": ""}
number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten

## Families of games: what they are sorted by where many are listed.

family-exact-bids = Exact bids
family-partners = Partners
family-alone = One against the rest
family-avoid = Avoid points
family-others = More games
