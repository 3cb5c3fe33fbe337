### What cards, suits, people and numbers are called. A name is given the case that it stands in as $case:
### `a` for one of several (een aas), `the` (de hartenvrouw) and `many` (azen); for people `acc` (jou). After its suit a rank is one
### word with it, or parted from it by a space: hartenvrouw, harten 9.

language-name = Nederlands

card =
    { $case ->
        [rank] { RANK($rank) }
        [the] de { SUIT($suit) }{ RANK($rank, "after-suit") }
        [a] een { SUIT($suit) }{ RANK($rank, "after-suit") }
       *[other] { SUIT($suit) }{ RANK($rank, "after-suit") }
    }
card-without-suit = { RANK($rank, $case) }

rank-ace =
    { $case ->
        [a] een aas
        [many] azen
       *[other] aas
    }
rank-king =
    { $case ->
        [a] een heer
        [many] heren
       *[other] heer
    }
rank-queen =
    { $case ->
        [a] een vrouw
        [many] vrouwen
       *[other] vrouw
    }
rank-jack =
    { $case ->
        [a] een boer
        [many] boeren
       *[other] boer
    }
rank-10 =
    { $case ->
        [a] een 10
        [many] tienen
        [after-suit] { " " }10
       *[other] 10
    }
rank-zero =
    { $case ->
        [a] een nul
        [many] nullen
       *[other] nul
    }
rank-infinity = oneindig
rank-jack-of-arrows =
    { $case ->
        [the] de pijlenboer
       *[other] pijlenboer
    }
rank-other =
    { $case ->
        [a] een { $rank }
        [after-suit] { " " }{ $rank }
       *[other] { $rank }
    }

suit-clubs = klaveren
suit-diamonds = ruiten
suit-hearts = harten
suit-spades = schoppen
suit-fire = vuur
suit-water = water
suit-earth = aarde
suit-air = lucht
suit-sword = zwaard
suit-staff = staf
suit-knives = messen
suit-stars = sterren
suit-arrows = pijlen
suit-trumps = troef
suit-other = { $suit }

token =
    { $case ->
        [the] de fiche { $icons }
        [a] een fiche { $icons }
       *[other] { $icons }
    }
token-blank =
    { $case ->
        [the] de lege fiche
        [a] een lege fiche
       *[other] lege fiche
    }

# What the corners of the cards show: heer, vrouw, boer.
letter-K = H
letter-Q = V
letter-J = B

you =
    { $case ->
        [acc] jou
       *[other] jij
    }

list-and = { $items } en { $last }
list-or = { $items } of { $last }
list-then = { $items } en dan { $last }

number-0 = geen
number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien

## Families of games: what they are sorted by where many are listed.

family-exact-bids = Precies bieden
family-partners = Met een maat
family-alone = Eén tegen de rest
family-avoid = Punten ontwijken
family-others = Meer spellen
