### What cards, suits, people and numbers are called. A name is given the case that it stands in as $case:
### here `a` for one of several ("an ace"), `the`, and `many` ("aces"); other languages have cases of their own.

language-name = English

# {"rank": "Q", "suit": "h", "case": "the"}
card =
    { $case ->
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
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
suit-fire = fire
suit-water = water
suit-earth = earth
suit-air = air
suit-sword = Sword
suit-staff = Staff
suit-knives = Knives
suit-stars = Stars
suit-arrows = Arrows
# Trumps that are a suit of their own.
suit-trumps = trumps
token-blank = blank token

# {"case": ""}
you = you

# {"items": "a, b", "last": "c"}
list-and = { $items } and { $last }
# {"items": "a, b", "last": "c"}
list-or = { $items } or { $last }

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
