### What cards, suits, people and numbers are called. A name is given the case that it stands in as $case:
### the nominative if there is none, else `acc`, `gen` or `dat`; `many` is the plural (dāmas), `rank` and `rank-acc` are for a card
### whose suit is clear. A suit has a further form `pack`, which tells sentences what cards it belongs to.

language-name = Latviešu

# The cards of the elements bear figures, which nobody declines: uguns 9, but ercena devītnieks.
card =
    { $case ->
        [rank] { RANK($rank) }
        [rank-acc] { RANK($rank, "acc") }
       *[other]
            { SUIT($suit, "pack") ->
                [elements] { SUIT($suit, "gen") } { LETTER($rank) }
               *[other] { SUIT($suit, "gen") } { RANK($rank, $case) }
            }
    }
card-without-suit = { RANK($rank, $case) }

rank-ace =
    { $case ->
        [acc] dūzi
        [gen] dūža
        [dat] dūzim
        [many] dūži
       *[other] dūzis
    }
rank-king =
    { $case ->
        [acc] kungu
        [gen] kunga
        [dat] kungam
        [many] kungi
       *[other] kungs
    }
rank-queen =
    { $case ->
        [acc] dāmu
        [gen] dāmas
        [dat] dāmai
        [many] dāmas
       *[other] dāma
    }
rank-jack =
    { $case ->
        [acc] kalpu
        [gen] kalpa
        [dat] kalpam
        [many] kalpi
       *[other] kalps
    }
rank-10 =
    { $case ->
        [acc] desmitnieku
        [gen] desmitnieka
        [dat] desmitniekam
        [many] desmitnieki
       *[other] desmitnieks
    }
rank-9 =
    { $case ->
        [acc] devītnieku
        [gen] devītnieka
        [dat] devītniekam
        [many] devītnieki
       *[other] devītnieks
    }
rank-8 =
    { $case ->
        [acc] astotnieku
        [gen] astotnieka
        [dat] astotniekam
        [many] astotnieki
       *[other] astotnieks
    }
rank-7 =
    { $case ->
        [acc] septītnieku
        [gen] septītnieka
        [dat] septītniekam
        [many] septītnieki
       *[other] septītnieks
    }
rank-6 =
    { $case ->
        [acc] sešnieku
        [gen] sešnieka
        [dat] sešniekam
        [many] sešnieki
       *[other] sešnieks
    }
rank-5 =
    { $case ->
        [acc] piecnieku
        [gen] piecnieka
        [dat] piecniekam
        [many] piecnieki
       *[other] piecnieks
    }
rank-4 =
    { $case ->
        [acc] četrinieku
        [gen] četrinieka
        [dat] četriniekam
        [many] četrinieki
       *[other] četrinieks
    }
rank-3 =
    { $case ->
        [acc] trijnieku
        [gen] trijnieka
        [dat] trijniekam
        [many] trijnieki
       *[other] trijnieks
    }
rank-2 =
    { $case ->
        [acc] divnieku
        [gen] divnieka
        [dat] divniekam
        [many] divnieki
       *[other] divnieks
    }
rank-zero =
    { $case ->
        [acc] nulli
        [gen] nulles
        [dat] nullei
        [many] nulles
       *[other] nulle
    }
rank-infinity =
    { $case ->
        [acc] bezgalību
        [gen] bezgalības
        [dat] bezgalībai
        [many] bezgalības
       *[other] bezgalība
    }
rank-jack-of-arrows =
    { $case ->
        [acc] bultu kalpu
        [gen] bultu kalpa
        [dat] bultu kalpam
       *[other] bultu kalps
    }
rank-other = { $rank }

suit-clubs =
    { $case ->
        [acc] kreici
        [gen] kreiča
        [dat] kreicim
        [many] kreiči
       *[other] kreicis
    }
suit-diamonds =
    { $case ->
        [acc] kāravu
        [gen] kārava
        [dat] kāravam
        [many] kāravi
       *[other] kāravs
    }
suit-hearts =
    { $case ->
        [acc] ercenu
        [gen] ercena
        [dat] ercenam
        [many] erceni
       *[other] ercens
    }
suit-spades =
    { $case ->
        [acc] pīķi
        [gen] pīķa
        [dat] pīķim
        [many] pīķi
       *[other] pīķis
    }
suit-fire =
    { $case ->
        [acc] uguni
        [dat] ugunij
        [pack] elements
       *[other] uguns
    }
suit-water =
    { $case ->
        [acc] ūdeni
        [dat] ūdenim
        [pack] elements
       *[other] ūdens
    }
suit-earth =
    { $case ->
        [acc] zemi
        [gen] zemes
        [dat] zemei
        [pack] elements
       *[other] zeme
    }
suit-air =
    { $case ->
        [acc] gaisu
        [gen] gaisa
        [dat] gaisam
        [pack] elements
       *[other] gaiss
    }
suit-sword =
    { $case ->
        [acc] zobenu
        [gen] zobena
        [dat] zobenam
       *[other] zobens
    }
suit-staff =
    { $case ->
        [acc] nūju
        [gen] nūjas
        [dat] nūjai
       *[other] nūja
    }
suit-knives =
    { $case ->
        [acc] nažus
        [gen] nažu
        [dat] nažiem
       *[other] naži
    }
suit-stars =
    { $case ->
        [gen] zvaigžņu
        [dat] zvaigznēm
       *[other] zvaigznes
    }
suit-arrows =
    { $case ->
        [gen] bultu
        [dat] bultām
       *[other] bultas
    }
suit-trumps =
    { $case ->
        [acc] trumpi
        [gen] trumpes
        [dat] trumpei
        [many] trumpes
       *[other] trumpe
    }
suit-other = { $suit }

token =
    { $case ->
        [acc] žetonu { $icons }
       *[other] { $icons }
    }
token-blank =
    { $case ->
        [acc] tukšo žetonu
       *[other] tukšs žetons
    }

# What the corner of the queen shows: dāma.
letter-Q = D

you =
    { $case ->
        [acc] tevi
        [gen] tevis
        [dat] tev
       *[other] tu
    }

list-and = { $items } un { $last }
list-or = { $items } vai { $last }
list-then = { $items }, tad pa { $last }

# `f` stands before a feminine noun.
number-0 =
    { $case ->
        [f] neviena
        [acc] nevienu
       *[other] neviens
    }
number-1 =
    { $case ->
        [f] viena
        [acc] vienu
        [f-acc] vienu
       *[other] viens
    }
number-2 =
    { $case ->
        [f] divas
        [acc] divus
        [f-acc] divas
       *[other] divi
    }
number-3 = trīs
number-4 =
    { $case ->
        [f] četras
        [acc] četrus
        [f-acc] četras
       *[other] četri
    }
number-5 =
    { $case ->
        [f] piecas
        [acc] piecus
        [f-acc] piecas
       *[other] pieci
    }
number-6 =
    { $case ->
        [f] sešas
        [acc] sešus
        [f-acc] sešas
       *[other] seši
    }
number-7 =
    { $case ->
        [f] septiņas
        [acc] septiņus
        [f-acc] septiņas
       *[other] septiņi
    }
number-8 =
    { $case ->
        [f] astoņas
        [acc] astoņus
        [f-acc] astoņas
       *[other] astoņi
    }
number-9 =
    { $case ->
        [f] deviņas
        [acc] deviņus
        [f-acc] deviņas
       *[other] deviņi
    }
number-10 = desmit

## Families of games: what they are sorted by where many are listed.

family-exact-bids = Precīzi solījumi
family-partners = Pāros
family-alone = Viens pret pārējiem
family-avoid = Izvairies no punktiem
family-others = Citas spēles
