### What cards, suits, people and numbers are called. A name is given the case that it stands in as $case:
### `a` for one of several (eine Null), `the` (der Pfeil-Bube) and `many` (Damen); for people `acc` and `dat`. Cards of a suit, and
### suits, bear no article. A suit has a further form `gender` (f, m, n), by which sentences choose theirs: Kein Herz, Keine Erde.
### After its suit a rank is parted from it by a hyphen or a space: Herz-Dame, Herz 9.

language-name = Deutsch

card =
    { $case ->
        [rank] { RANK($rank) }
       *[other] { SUIT($suit) }{ RANK($rank, "after-suit") }
    }
card-without-suit = { RANK($rank, $case) }

rank-ace =
    { $case ->
        [many] Asse
        [after-suit] -Ass
       *[other] Ass
    }
rank-king =
    { $case ->
        [many] Könige
        [after-suit] -König
       *[other] König
    }
rank-queen =
    { $case ->
        [many] Damen
        [after-suit] -Dame
       *[other] Dame
    }
rank-jack =
    { $case ->
        [many] Buben
        [after-suit] -Bube
       *[other] Bube
    }
rank-10 =
    { $case ->
        [many] Zehnen
        [after-suit] { " " }10
       *[other] 10
    }
rank-zero =
    { $case ->
        [a] eine Null
        [the] eine Null
        [many] Nullen
       *[other] Null
    }
rank-infinity = Unendlich
rank-jack-of-arrows =
    { $case ->
        [the] der Pfeil-Bube
        [acc] den Pfeil-Buben
        [dat] dem Pfeil-Buben
       *[other] Pfeil-Bube
    }
rank-other =
    { $case ->
        [after-suit] { " " }{ $rank }
       *[other] { $rank }
    }

suit-clubs =
    { $case ->
        [gender] n
       *[other] Kreuz
    }
suit-diamonds =
    { $case ->
        [gender] n
       *[other] Karo
    }
suit-hearts =
    { $case ->
        [gender] n
       *[other] Herz
    }
suit-spades =
    { $case ->
        [gender] n
       *[other] Pik
    }
suit-fire =
    { $case ->
        [gender] n
       *[other] Feuer
    }
suit-water =
    { $case ->
        [gender] n
       *[other] Wasser
    }
suit-earth =
    { $case ->
        [gender] f
       *[other] Erde
    }
suit-air =
    { $case ->
        [gender] f
       *[other] Luft
    }
suit-sword =
    { $case ->
        [gender] n
       *[other] Schwert
    }
suit-staff =
    { $case ->
        [gender] m
       *[other] Stab
    }
suit-knives =
    { $case ->
        [gender] n
       *[other] Messer
    }
suit-stars =
    { $case ->
        [gender] m
       *[other] Stern
    }
suit-arrows =
    { $case ->
        [gender] m
       *[other] Pfeil
    }
suit-trumps =
    { $case ->
        [gender] m
       *[other] Trumpf
    }
suit-other = { $suit }

token =
    { $case ->
        [the] das Plättchen „{ $icons }“
       *[other] { $icons }
    }
token-blank =
    { $case ->
        [the] das leere Plättchen
        [a] ein leeres Plättchen
       *[other] leeres Plättchen
    }

# What the corners of the cards show: Dame, Bube.
letter-Q = D
letter-J = B

you =
    { $case ->
        [acc] dich
        [dat] dir
       *[other] du
    }

list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-then = { $items } und dann { $last }

# As before a feminine noun (eine Karte); `m` stands before a masculine one (einen Stich).
number-0 =
    { $case ->
        [m] keinen
       *[other] keine
    }
number-1 =
    { $case ->
        [m] einen
       *[other] eine
    }
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn

## Families of games: what they are sorted by where many are listed.

family-exact-bids = Genaue Ansagen
family-partners = Mit Partner
family-alone = Allein gegen alle
family-avoid = Punkte vermeiden
family-others = Weitere Spiele
