### Spēle vārdos: kas jādara, kas notiek, kas ir uz galda un kā viss beidzas. Vārdi (Anna, Jānis) paliek nominatīvā, lai
### tie nebūtu jāloka.

## Viens teikums virs rokas: kas jādara.

turn-lead = Tavs gājiens. Izej ar jebkuru kārti.
turn-follow-suit =
    Tavs gājiens. Atbildi ar { $plain ->
        [yes] parasto { SUIT($suit, "acc") }
       *[no] { SUIT($suit, "acc") }
    }{ COUNT($also) ->
        [0] .
       *[other] { " " }vai spēlē { CARDS($also, "or", "acc") }.
    }
turn-trump-when-void =
    Tavs gājiens. Nav { $plain ->
        [yes] parastā { SUIT($led, "gen") }
       *[no] { SUIT($led, "gen") }
    }: jāliek trumpe{ COUNT($also) ->
        [0] .
       *[other] { " " }vai spēlē { CARDS($also, "or", "acc") }.
    }
turn-any =
    Tavs gājiens. Nav { $plain ->
        [yes] parastā { SUIT($led, "gen") }
       *[no] { SUIT($led, "gen") }
    }: der jebkura kārts.
turn-duty = Tavs gājiens. Spēlē kādu atļautu kārti.
turn-free = Tavs gājiens. Nevienam nav jāatbild: der jebkura kārts.
turn-open = Tavs gājiens. Masts vēl nav noteikts: der jebkura kārts.
turn-bid = Tavs gājiens. Cik stiķu paņemsi?
turn-trump = Tavs gājiens. Nosauc trumpi.
turn-choose = Tavs gājiens. Saki garām vai izvēlies, ko spēlēsi.
turn-stash =
    Tavs gājiens. Noroc { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
turn-tokens = Tavs gājiens. Pieliec žetonus pie kārts vai neliec: { CARD($card) }.
turn-take = Tavs gājiens. Paņem žetonu.

## Tas pats tiem, kas gaida.

wait-play = Tagad spēlē { SEAT($seat) }.
wait-lead = Tagad iziet { SEAT($seat) }.
wait-bid = Tagad sola { SEAT($seat) }.
wait-trump = Tagad trumpi nosauc { SEAT($seat) }.
wait-choose = Tagad izvēlas { SEAT($seat) }.
wait-stash =
    Tagad { SEAT($seat) } norok { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
wait-tokens = Tagad { SEAT($seat) } var pielikt žetonus: { CARD($card) }.
wait-take = Tagad žetonu ņem { SEAT($seat) }.
wait-chance = Tagad lemj nejaušība.
wait-closed = Pie galda vairs neviena nebija, tāpēc tas ir slēgts.

## Izvēļu virsraksti un rinda zem katra.

decide-bid = Cik stiķu paņemsi?
decide-bid-first =
    { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }. Tu soli pirmais.
decide-bid-next =
    { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }, līdz šim solīts { $bid }.
decide-bid-last =
    { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }, līdz šim solīts { $bid }. { $dealer ->
        [yes] Tu dali, tāpēc soli pēdējais.
       *[no] Tu soli pēdējais.
    }
decide-trump = Nosauc trumpi
decide-trump-turned = Tu atklāji { SIGN($card) }.
decide-choose = Ko spēlēsi?
decide-choose-first = Tu izvēlies pirmais, pēc tam { SEAT($next) }.
decide-choose-next = Garām: { PEOPLE($passed) }. Pēc tevis izvēlas { SEAT($next) }.
decide-choose-last = Garām: { PEOPLE($passed) }. Tu izvēlies pēdējais.
decide-stash =
    Noroc { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }
decide-stash-counts = Tās skaitās tev, ja vien paņem kaut vienu stiķi.
decide-play = Spēlē kārti
decide-tokens = Likt žetonus ar { CARD($card, "rank-acc") }?
decide-tokens-add = Katra zīme ({ SUIT($suit) }) pieskaita 1. Ieliktie žetoni vairs nedod punktus.
decide-take = Paņem žetonu
decide-take-from-one =
    Krājums ir tukšs. Visvairāk žetonu: { WHO($seat) ->
        [you] tu
       *[other] { SEAT($seat) }
    } ({ $tokens }).
decide-take-from-some = Krājums ir tukšs. Visvairāk žetonu: { PEOPLE($seats) } (pa { $tokens }).

## Kas rakstīts uz pogām, un ko katra nozīmē.

option-bid = Solīt { $number }
option-trump = Trumpe: { SUIT($suit) }
option-trump-held = tev ir { $number }
option-pass = Garām
option-pass-next = lai izvēlas { SEAT($next) }
option-pass-all = tad spēlē { TERM($contract, "acc") }
option-pass-out = tad kārtis netiek spēlētas
option-contract = Spēlēt { TERM($contract, "acc") }
option-reach-with-table =
    paņem { $table ->
        [zero] { $table } galda kāršu
        [one] { $table } galda kārti
       *[other] { $table } galda kārtis
    }, noroc { $stash }, savāc { $goal }
option-reach = bez galda kārtīm, savāc { $goal }
option-no-trick = neņem nevienu stiķi
option-add = Likt: { TOKEN($token) }
option-done = Bez žetoniem
option-enough = Vairāk nelikt
option-sum =
    { $added ->
        [0] { $total }, neņem
       *[other] { $base } + { $added } = { $total }, neņem
    }
option-sum-winning =
    { $added ->
        [0] { $total }, ņem
       *[other] { $base } + { $added } = { $total }, ņem
    }
option-no-sum = neņem, ar žetoniem vai bez tiem
option-no-sum-winning = ņem, ar žetoniem vai bez tiem
option-take =
    { WHO($seat) ->
        [you] Tu
       *[other] { SEAT($seat) }
    }: ņemt žetonu { TOKEN($token) }

## Kas ir uz galda: trumpe, izvēlētā spēle, solījumi, acis un cik tālu katrs ticis.

trump-is = Trumpe: { SUIT($suit) }
trump-none = Bez trumpes
trump-unnamed = Trumpe vēl jānosauc
trump-unknown = Trumpe vēl nav zināma
trump-fixed = Trumpes: { LIST(MERGE(RANKS($ranks, "+", "many"), SUITS($suits, "+", "many"), CARDS($others, "+"))) }
trump-doubled = tāpēc viss skaitās dubulti
trump-named =
    atklāta { SIGN($card) }; { SUIT($suit, "acc") } { WHO($seat) ->
        [you] nosauci tu
       *[other] nosauca { SEAT($seat) }
    }
trump-turned = atklātā kārts, ārpus spēles
trump-held =
    { WHO($seat) ->
        [you] tava kārts
       *[other] kārts pieder: { SEAT($seat) }
    }
contract-alone =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { TERM($contract, "acc") } viens
contract-all-passed = Visi garām: { TERM($contract) }
contract-not-played = Visi garām
bids-so-far = līdz šim solīts { $bids } no { $tricks }
bids-under = solīts { $bids } no { $tricks }: paliek { $left }
bids-over = solīts { $bids } no { $tricks }: par daudz { $over }
bids-even = solīts { $bids } no { $tricks }: tieši
meter-stash = { $points } + noraktās, vajag { $goal }
meter-points = { $points }, vajag { $goal }
meter-reached = { $points }, { $goal } sasniegts
meter-missed = { $points }, { $goal } nav sasniegts
meter-against = { PEOPLE($seats) } { $points }
meter-against-table = { PEOPLE($seats) } { $points } + galds
need-more = vajag { $tricks }
need-made = vairāk ne
need-none = nevienu
need-reached = izpildīts
need-over = par daudz: { $tricks }
need-short = pietrūks: { $tricks }
aim-zero = līdz nullei
note-sits-out = šoreiz nespēlē
note-passed = garām
note-alone =
    viens · { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
note-with-you =
    ar tevi · { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
note-against-you =
    pret tevi · { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
note-against =
    pretinieks: { WHO($solo) ->
        [you] tu
       *[other] { SEAT($solo) }
    } · { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
note-tricks =
    { $tricks ->
        [0] neviena stiķa
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
note-bid = sola { $number }
note-bids-last = sola pēdējais

## Partija, kas beigusies, un spēles beigas.

round-reached =
    { WHO($seat) ->
        [you] Tu spēlēji
       *[other] { SEAT($seat) } spēlēja
    } { TERM($contract, "acc") }. Uzvara ar { $points }.
round-not-reached =
    { WHO($seat) ->
        [you] Tu spēlēji
       *[other] { SEAT($seat) } spēlēja
    } { TERM($contract, "acc") }. Zaudējums: { $points } no { $goal }.
round-every-trick =
    { WHO($seat) ->
        [you] Tu spēlēji
       *[other] { SEAT($seat) } spēlēja
    } { TERM($contract, "acc") }. Uzvara ar visiem stiķiem.
round-without-a-trick =
    { WHO($seat) ->
        [you] Tu spēlēji
       *[other] { SEAT($seat) } spēlēja
    } { TERM($contract, "acc") }. Zaudējums bez stiķa.
round-took-nothing =
    { WHO($seat) ->
        [you] Tu spēlēji
       *[other] { SEAT($seat) } spēlēja
    } { TERM($contract, "acc") }. Uzvara: neviena stiķa.
round-took-a-trick =
    { WHO($seat) ->
        [you] Tu spēlēji
       *[other] { SEAT($seat) } spēlēja
    } { TERM($contract, "acc") }. Zaudējums: paņemts stiķis.
round-most-tricks-lost =
    Visi garām. { WHO($seat) ->
        [you] Tu zaudēji
       *[other] { SEAT($seat) } zaudēja
    } { TERM($contract, "acc") }, paņemot { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķi
       *[other] { $tricks } stiķus
    }.
round-not-played = Visi garām, tāpēc kārtis netika spēlētas.
round-bids-all = Visi izpildīja solīto.
round-bids-some = Solīto izpildīja: { PEOPLE($seats) }.
round-bids-one =
    { WHO($seat) ->
        [you] Solīto izpildīji tikai tu.
       *[other] Solīto izpildīja tikai { SEAT($seat) }.
    }
round-bids-none = Neviens neizpildīja solīto.
round-nearest-zero = Vistuvāk nullei: { PEOPLE($seats) }. Vēl { $distance }.
round-at-zero =
    Tieši uz nulles: { WHO($seat) ->
        [you] tu
       *[other] { SEAT($seat) }
    }.
round-void = Uz nulles ir vairāki: partija neskaitās.
round-most-points = Visvairāk punktu: { PEOPLE($seats) }, { NUM($score) }.
end-won =
    { WHO($seat) ->
        [you] Tu uzvari
       *[other] { SEAT($seat) } uzvar
    } ar { NUM($total) }.
end-shared = Uzvaru dala: { PEOPLE($seats) }.

## Partneri, kāršu nodošana un teiktais: kas jādara, un kā veicas.

turn-pass =
    Tavs gājiens. Nodod { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }. Saņems { SEAT($to) }.
turn-blind = Tava kārta, pirms skaties savās kārtīs: aklā nulle vai skatīties.
turn-call =
    { $again ->
        [yes] Tavs gājiens. Nosauc citu mastu vai saki garām.
       *[no] Tavs gājiens. Trumpe { SUIT($suit) } vai garām?
    }
turn-discard =
    Tavs gājiens. Noliec { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
turn-other-call = Tavs gājiens. Izvēlies, ko teikt.
turn-other-pick =
    Tavs gājiens. Izvēlies { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
turn-opens-with = Tavs gājiens. Jāiziet ar { CARDS($named, "or", "acc") }.
turn-unbroken = Tavs gājiens. Vēl nedrīkst iziet ar { LIST(MERGE(SUITS($suits, "+", "acc"), CARDS($named, "+", "acc"))) }: der jebkura cita kārts.
turn-first-trick = Tavs gājiens. Nav { SUIT($led, "gen") }: pirmajā stiķī der viss, tikai ne { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+"))) }.
turn-head-trick = Tavs gājiens. Atbildi ar { SUIT($suit, "acc") } un liec augstāku.
turn-overtrump = Tavs gājiens. Nav { SUIT($led, "gen") }: jāliek trumpe, un augstāka.
turn-no-undertrump = Tavs gājiens. Nav { SUIT($suit, "gen") }: der jebkura kārts, tikai ne zemāka trumpe.
wait-pass =
    Tagad { SEAT($seat) } nodod { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
wait-blind = { SEAT($seat) } lemj par aklo nulli.
wait-call =
    { $again ->
        [yes] Tagad citu mastu var nosaukt { SEAT($seat) }.
       *[no] Vai trumpe būs { SUIT($suit) }, tagad lemj { SEAT($seat) }.
    }
wait-discard =
    Tagad { SEAT($seat) } noliek { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
wait-other-call = Tagad izvēlas { SEAT($seat) }.
wait-other-pick =
    Tagad { SEAT($seat) } izvēlas { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
decide-pass =
    Nodod { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }
decide-pass-means = Aizklātas, tās saņems { SEAT($to) }. Ko dabūsi tu, redzēsi, kad visi būs izvēlējušies.
decide-blind = Solīt nulli akli?
decide-call =
    { $again ->
        [yes] Nosaukt citu mastu?
       *[no] Vai trumpe būs { SUIT($suit) }?
    }
decide-call-means =
    { $again ->
        [yes] Neviens negribēja { SUIT($suit, "acc") }.
       *[no] { WHO($dealer) ->
            [you] Tu dali: { SIGN($card) } būtu tava.
           *[other] { SEAT($dealer) } dala un paņemtu { SIGN($card) }.
        }
    }
decide-discard =
    Noliec { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }
decide-discard-means = Neviens cits to neredz.
decide-other-call = Tava izvēle
decide-other-pick =
    Izvēlies { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }
decide-bid-partner =
    { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }, līdz šim solīts { $bid }. Tavs partneris { SEAT($seat) } sola { $theirs }.
decide-trump-makes = Tad kopā jāsavāc vairāk acu nekā pretiniekiem: { PEOPLE($seats) }.
option-nil = Solīt nulli
option-blind-nil = Aklā nulle
option-blind-nil-means = pirms redzi savas kārtis
option-blind-look = Skatīties kārtīs
option-blind-look-means = un solīt vēlāk
option-call-pass = Garām
option-call-pass-means =
    { $last ->
        [yes] { $again ->
            [yes] tad kārtis netiek spēlētas
           *[no] tad { SIGN($card) } aizklāj
        }
       *[no] lai izvēlas { SEAT($next) }
    }
option-call-up =
    { WHO($dealer) ->
        [you] Paņemt
       *[other] Lai paņem
    }{ $alone ->
        [yes] , vienam
       *[no] { "" }
    }
option-call-up-means =
    { $alone ->
        [yes] bez partnera
       *[no] { WHO($dealer) ->
            [you] tu noliec citu kārti
           *[other] { SEAT($dealer) } paņem { SIGN($card) }
        }
    }
option-call-suit =
    { CAPITAL(SUIT($suit)) }{ $alone ->
        [yes] , vienam
       *[no] { "" }
    }
option-call-suit-means =
    { $alone ->
        [yes] bez partnera
       *[no] tev ir { $held }
    }
option-said = { CAPITAL($said) }
pick-pass = Nodot { SIGNS($cards, " ") } (saņems { SEAT($to) })
pick-discard = Nolikt { SIGNS($cards) }
pick-other = Izvēlēties { SIGNS($cards) }
trump-offered = Piedāvā: { SUIT($suit) }
trump-refused = Noraidīts: { SUIT($suit) }
trump-made =
    { WHO($seat) ->
        [you] noteici tu
       *[other] noteica { SEAT($seat) }
    }{ $alone ->
        [yes] , spēlē viens
       *[no] { "" }
    }
trump-made-instead =
    { WHO($seat) ->
        [you] noteici tu
       *[other] noteica { SEAT($seat) }
    }{ $alone ->
        [yes] , spēlē viens
       *[no] { "" }
    }; { SIGN($card) } noraidīta
side-ours = Mēs
side-theirs = Viņi
side-named = { CAPITAL(PEOPLE($seats)) }
side-needs = līdz { $goal } vēl { $more }
side-made = { $goal } ir
side-over = { $goal } ir, vēl { $over } klāt
side-short = līdz { $goal } pietrūks { $short }
aim-target = līdz { NUM($points) }
aim-target-fewest = uzvar, kam vismazāk · līdz { NUM($points) }
passing-says =
    Nodod { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    } { $way ->
        [left] pa kreisi
        [right] pa labi
        [across] pretī
       *[on] tālāk
    }
passing-none = Šajā partijā kārtis nenodod
passing-who = tavas saņem { SEAT($to) }, tev dod { SEAT($by) }
moon-may =
    { WHO($seat) ->
        [you] Varbūt tu savāksi visas
       *[other] Varbūt visas savāks { SEAT($seat) }
    }
moon-shot =
    { WHO($seat) ->
        [you] Tu savāci visas
       *[other] Visas savāca { SEAT($seat) }
    }
moon-has = citiem soda punktu nav: { $points } no { $of }
note-makes =
    { $alone ->
        [yes] nosaka trumpi, viens
       *[no] nosaka trumpi
    }
note-chosen = izvēlējies
note-gets-yours = saņem tavas
note-passes-to-you = dod tev
note-nil = sola nulli
note-maker =
    { $alone ->
        [yes] spēlē viens
       *[no] { $partner ->
            [yes] partneris, noteica trumpi
           *[no] noteica trumpi
        }
    } · { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
note-partner =
    partneris · { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }
round-odd-tricks =
    { SIDE($seats) ->
        [we] Mums
        [they] Viņiem
       *[other] Vairāk: { PEOPLE($seats) },
    } { $tricks ->
        [zero] { $tricks } stiķu
        [one] { $tricks } stiķis
       *[other] { $tricks } stiķi
    }, virs sešiem { $odd }.
round-sides-made = Abas puses izpildīja solīto.
round-side-made =
    { SIDE($seats) ->
        [we] Solīto izpildījām tikai mēs.
        [they] Solīto izpildīja tikai viņi.
       *[other] Solīto izpildīja tikai { PEOPLE($seats) }.
    }
round-sides-missed = Neviena puse neizpildīja solīto.
round-nil-made = Nulle izdevās: { PEOPLE($seats) }.
round-nil-failed = Nulle neizdevās: { PEOPLE($seats) }.
round-remarked = { LIST($sentences, " ") }
round-makers-failed =
    { SIDE($seats) ->
        [we] Mēs noteicām trumpi. Par maz stiķu:
        [they] Viņi noteica trumpi. Par maz stiķu:
       *[other] Trumpi noteica { PEOPLE($seats) }. Par maz stiķu:
    } { $tricks }.
round-makers-made =
    { SIDE($seats) ->
        [we] Mēs noteicām trumpi un izpildījām. Stiķi:
        [they] Viņi noteica trumpi un izpildīja. Stiķi:
       *[other] Trumpi noteica un izpildīja { PEOPLE($seats) }. Stiķi:
    } { $tricks }.
round-makers-all =
    { SIDE($seats) ->
        [we] Mēs noteicām trumpi un paņēmām visus stiķus.
        [they] Viņi noteica trumpi un paņēma visus stiķus.
       *[other] Trumpi noteica un visus stiķus paņēma { PEOPLE($seats) }.
    }
round-most-taken = Visvairāk soda punktu: { PEOPLE($seats) }, { $points }.
round-moon =
    { WHO($seat) ->
        [you] Tu savāci visas
       *[other] Visas savāca { SEAT($seat) }
    }: pārējiem pa { $points }.
round-side-points =
    { SIDE($seats) ->
        [we] Acis: mums { $points }, viņiem { $others }.
        [they] Acis: viņiem { $points }, mums { $others }.
       *[other] Acis: { PEOPLE($seats) } { $points }, pārējie { $others }.
    }
round-makers-more =
    { SIDE($seats) ->
        [we] Mēs noteicām trumpi un uzvarējām, { $points } pret { $others }.
        [they] Viņi noteica trumpi un uzvarēja, { $points } pret { $others }.
       *[other] Trumpi noteica un uzvarēja { PEOPLE($seats) }, { $points } pret { $others }.
    }
round-makers-wet =
    { SIDE($seats) ->
        [we] Mēs noteicām trumpi, bet savācām par maz: visi { $others } viņiem.
        [they] Viņi noteica trumpi, bet savāca par maz: visi { $others } mums.
       *[other] Trumpi noteica { PEOPLE($seats) }, bet savāca par maz: visi { $others } pārējiem.
    }
end-side-won =
    { SIDE($seats) ->
        [we] Mēs uzvaram
        [they] Viņi uzvar
       *[other] Uzvar { PEOPLE($seats) }
    } ar { NUM($total) } pret { NUM($other) }.
end-sides-shared = Abas puses dala uzvaru ar { NUM($total) }.
live-turned-offered = Atklāta kārts: { CARD($card) }. Vai trumpe būs { SUIT($suit) }?
live-turned-down =
    Arī { WHO($seat) ->
        [you] tu
       *[other] { SEAT($seat) }
    } garām, kārti aizklāj: { CARD($card) }.
live-called =
    { WHO($seat) ->
        [you] Tu nosaki
       *[other] { SEAT($seat) } nosaka
    } trumpi: { SUIT($suit) }{ $alone ->
        [yes] , bez partnera.
       *[no] .
    }
live-ordered-up =
    { WHO($seat) ->
        [you] Tu liec
       *[other] { SEAT($seat) } liek
    } paņemt { CARD($card, "acc") }{ $alone ->
        [yes] { " " }un spēlē bez partnera
       *[no] { "" }
    }. Trumpe: { SUIT($suit) }.
live-took-up =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } { CARD($card, "acc") }.
live-discarded =
    { WHO($seat) ->
        [you] Tu noliec
       *[other] { SEAT($seat) } noliek
    } { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
live-discarded-own = Tu noliec { CARDS($cards, "and", "acc") }.
live-gave =
    { WHO($seat) ->
        [you] Tu izvēlējies, ko nodot.
       *[other] { SEAT($seat) } izvēlējās, ko nodot.
    }
live-gave-own = Tu nodod { CARDS($cards, "and", "acc") }. Saņems { SEAT($to) }.
live-received = { SEAT($seat) } tev deva { CARDS($cards, "and", "acc") }.
live-trick-melds =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } stiķi, { $points ->
        [zero] { $points } acu
        [one] { $points } acs
       *[other] { $points } acis
    } un { $melds } par rindu vai vienādām kārtīm.
live-trick-penalty =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } stiķi, soda punkti: { $points }, kopā { $sum }.
live-trick-moon =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } stiķi, soda punkti: { $points }. Citiem to nav: { $sum } no { $of }.
live-round-side = Partija galā. { $round } Mēs: { SIGNED($score) }, tagad { NUM($total) }.
live-turn-head-trick = Tavs gājiens. Atbildi ar augstāku { SUIT($suit, "acc") }: { CARDS($cards, "or", "acc") }.
live-turn-overtrump = Tavs gājiens. Nav { SUIT($led, "gen") }, jāliek augstāka trumpe: { CARDS($cards, "or") }.
live-turn-no-undertrump = Tavs gājiens. Nav { SUIT($suit, "gen") }, tikai ne zemāka trumpe: { CARDS($cards, "or", "acc") }.

## Kas tikko noticis, tiem, kas spēlei seko klausoties.

live-deal =
    { $round }. partija. Tev ir { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }. { WHO($dealer) ->
        [you] Tu dali.
       *[other] { SEAT($dealer) } dala.
    }
live-deal-all =
    { $round }. partija. Katram { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }. { WHO($dealer) ->
        [you] Tu dali.
       *[other] { SEAT($dealer) } dala.
    }
live-deal-out = { $round }. partija. Tu dali un šoreiz nespēlē.
live-turned = Atklāta kārts: { CARD($card) }. Trumpe: { SUIT($suit) }.
live-turned-no-trump = Atklāta kārts: { CARD($card) }. Bez trumpes.
live-turned-to-name =
    Atklāta kārts: { CARD($card) }. Trumpi nosauc { WHO($seat) ->
        [you] tu
       *[other] { SEAT($seat) }
    }.
live-trump = Trumpe: { SUIT($suit) }.
live-named =
    { WHO($seat) ->
        [you] Tu nosauc
       *[other] { SEAT($seat) } nosauc
    } { SUIT($suit, "acc") }.
live-passed =
    { WHO($seat) ->
        [you] Tu saki garām.
       *[other] { SEAT($seat) } saka garām.
    }
live-all-passed =
    Arī { WHO($seat) ->
        [you] tu
       *[other] { SEAT($seat) }
    } garām: { TERM($contract) }.
live-passed-out =
    Arī { WHO($seat) ->
        [you] tu
       *[other] { SEAT($seat) }
    } garām, kārtis netiek spēlētas.
live-chose =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { TERM($contract, "acc") } viens. Pretinieki: { PEOPLE($against) }.
live-picked-up =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
live-picked-up-own = Tu paņem { CARDS($cards, "and", "acc") }.
live-stashed =
    { WHO($seat) ->
        [you] Tu noroc
       *[other] { SEAT($seat) } norok
    } { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }.
live-stashed-own = Tu noroc { CARDS($cards, "and", "acc") }.
live-blind =
    { $nil ->
        [yes] { SEAT($seat) } akli sola nulli.
       *[no] { SEAT($seat) } vispirms skatās kārtīs.
    }
live-bid =
    { WHO($seat) ->
        [you] Tu soli
       *[other] { SEAT($seat) } sola
    } { $number }.
live-led =
    { WHO($seat) ->
        [you] Tu izej
       *[other] { SEAT($seat) } iziet
    } ar { CARD($card, "acc") }.
live-played =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { CARD($card, "acc") }.
live-played-winning =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { CARD($card, "acc") } un pagaidām ņem.
live-trumped =
    { WHO($seat) ->
        [you] Tu liec
       *[other] { SEAT($seat) } liek
    } trumpi: { CARD($card, "acc") }.
live-trumped-winning =
    { WHO($seat) ->
        [you] Tu liec
       *[other] { SEAT($seat) } liek
    } trumpi: { CARD($card, "acc") }, un pagaidām ņem.
live-tokens =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { CARD($card, "acc") } ar { $tokens ->
        [one] { $tokens } žetonu
       *[other] { $tokens } žetoniem
    }: { $total }.
live-tokens-winning =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { CARD($card, "acc") } ar { $tokens ->
        [one] { $tokens } žetonu
       *[other] { $tokens } žetoniem
    }: { $total }, pagaidām ņem.
live-tokens-no-sum =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { CARD($card, "acc") } ar { $tokens ->
        [one] { $tokens } žetonu
       *[other] { $tokens } žetoniem
    }.
live-tokens-no-sum-winning =
    { WHO($seat) ->
        [you] Tu spēlē
       *[other] { SEAT($seat) } spēlē
    } { CARD($card, "acc") } ar { $tokens ->
        [one] { $tokens } žetonu
       *[other] { $tokens } žetoniem
    } un pagaidām ņem.
live-trick =
    { WHO($seat) ->
        [you] Tu paņem stiķi.
       *[other] { SEAT($seat) } paņem stiķi.
    }
live-trick-points =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } stiķi, { $points ->
        [zero] { $points } acu
        [one] { $points } acs
       *[other] { $points } acis
    }.
live-drew =
    { WHO($seat) ->
        [you] Tu velc
       *[other] { SEAT($seat) } velk
    } žetonu: { TOKEN($token) }.
live-took =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } žetonu: { TOKEN($token) }. Tas piederēja: { WHO($source) ->
        [you] tev
       *[other] { SEAT($source) }
    }.
live-took-back =
    { WHO($seat) ->
        [you] Tu paņem
       *[other] { SEAT($seat) } paņem
    } atpakaļ žetonu: { TOKEN($token) }.
live-round = Partija galā. { $round } Tu: { SIGNED($score) }, tagad { NUM($total) }.
live-round-watched = Partija galā. { $round }
live-turn-follow-suit =
    Tavs gājiens. Atbildi ar { $plain ->
        [yes] parasto { SUIT($suit, "acc") }
       *[no] { SUIT($suit, "acc") }
    }: { CARDS($cards, "or", "acc") }{ COUNT($also) ->
        [0] .
       *[other] { " " }vai spēlē { CARDS($also, "or", "acc") }.
    }
live-turn-trump-when-void =
    Tavs gājiens. Nav { $plain ->
        [yes] parastā { SUIT($led, "gen") }
       *[no] { SUIT($led, "gen") }
    }, jāliek trumpe: { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] { " " }vai spēlē { CARDS($also, "or", "acc") }.
    }
live-turn-duty =
    Tavs gājiens. Spēlē { CARDS($cards, "or", "acc") }{ COUNT($also) ->
        [0] .
       *[other] { " " }vai { CARDS($also, "or", "acc") }.
    }

## Kāpēc kaut ko nedrīkst: kas būtu pareizi.

play-follow-suit =
    { CAPITAL(CARD($card)) } jāpataupa. Jāatbild ar { $plain ->
        [yes] parasto { SUIT($led, "acc") }
       *[no] { SUIT($led, "acc") }
    }: spēlē { CARDS($owed, "or", "acc") }.
play-trump-when-void =
    { CAPITAL(CARD($card)) } jāpataupa. Nav { $plain ->
        [yes] parastā { SUIT($led, "gen") }
       *[no] { SUIT($led, "gen") }
    }, tāpēc trumpe: spēlē { CARDS($owed, "or", "acc") }.
play-head-trick = { CAPITAL(CARD($card)) } jāpataupa. Jāliek augstāka kārts: spēlē { CARDS($owed, "or", "acc") }.
play-overtrump = { CAPITAL(CARD($card)) } jāpataupa. Nav { SUIT($led, "gen") }, tāpēc stiķis jāpārspēj ar trumpi: spēlē { CARDS($owed, "or", "acc") }.
play-no-undertrump = { CAPITAL(CARD($card)) } jāpataupa. Tā neko nepārspētu, un tev ir citas kārtis: spēlē { CARDS($owed, "or", "acc") }.
play-unbroken = { CAPITAL(CARD($card)) } jāpataupa: ar to vēl nedrīkst iziet. Izej ar { CARDS($owed, "or", "acc") }.
play-first-trick = { CAPITAL(CARD($card)) } jāpataupa: pirmajā stiķī to nedrīkst likt. Spēlē { CARDS($owed, "or", "acc") }.
play-opens-with = { CAPITAL(CARD($card)) } jāpataupa. Partiju sāk ar { CARDS($owed, "or", "acc") }.
bid-hook = Nedrīkst solīt { $barred }: solījumi kopā būtu { $tricks }. Der jebkurš cits skaitlis.
bid-partners = Nedrīkst solīt { $number }: kopā ar partneri būtu vairāk nekā { $tricks }. Soli no 0 līdz { $most }.
call-stuck = Dalītājs tagad nedrīkst teikt garām: visi pārējie to jau teica. Nosauc mastu.
call-turned-down = Par trumpi nedrīkst nosaukt { SUIT($suit, "acc") }: no šī masta visi atteicās. Nosauc citu.
trump-must-name = Tagad nedrīkst teikt garām: visi to jau teica. Nosauc mastu.
discard-turned = { CAPITAL(CARD($card)) } paliek tev rokā: šo kārti lika pacelt. Noliec citu.
add-no-match =
    Šis žetons kārtij neder: { TOKEN($token) }. { COUNT($fitting) ->
        [0] Raksti `done`.
       *[other] Der { LIST($fitting, "or") }, vai raksti `done`.
    }
undo-asked = { SEAT($seat) } lūdz atcelt: { $action }.

## Why a player suggests something.

hint-nothing-else = Neko citu darīt nevar.
hint-rule-of-thumb = Tāds ir īkšķa likums.
hint-any = Man visas kārtis ir vienlīdz labas.
hint-best =
    { $clear ->
        [yes] Vidēji skaidri labāk nekā { $second }.
       *[no] Vidēji mazliet labāk nekā { $second }.
    }
hint-as-good = Nav starpības: { $second } ir tikpat labi.
hint-learned =
    { $clear ->
        [yes] Tā iemācīts daudzās spēlēs: daudz labāk nekā { $second }.
       *[no] Tā iemācīts daudzās spēlēs: mazliet labāk nekā { $second }.
    }
hint-differs =
    { $sure ->
        [yes] Skaidri labāk nekā { $second }.
       *[no] Droši vien labāk nekā { $second }.
    } { LIST($reasons, " ") }
hint-hardly = Gandrīz tas pats, kas { $second }.
hint-close = Apmēram tikpat labi: { $second }.
hint-often =
    { $share ->
        [1] vienmēr
       *[other] { PERCENT($share) } gadījumu
    }
hint-share =
    { $share ->
        [0] nekad
        [1] vienmēr
       *[other] { PERCENT($share) }
    }
hint-beside = { " " }(citādi { $other })
hint-slightly =
    { $more ->
        [yes] mazliet biežāk
       *[no] mazliet retāk
    }
hint-amount = { NUM($amount, $digits) }
hint-signed = { SIGNED($amount, $digits) }
hint-trick-won =
    { $side ->
        [yes] Stiķi paņem tava puse
       *[no] Stiķi paņem tu
    }: { $figure }{ $beside }.
hint-trick-left =
    { $side ->
        [yes] Stiķi paņem pretinieki
       *[no] Stiķi paņem kāds cits
    }: { $figure }{ $beside }.
hint-round-won =
    { $side ->
        [yes] Partijā uzvar tava puse
       *[no] Partijā uzvari tu
    }: { $figure }{ $beside }.
hint-bid-met = Tavs solījums izpildās: { $figure }{ $beside }.
hint-side-bid-met = Jūsu solījums izpildās: { $figure }{ $beside }.
hint-side-bid-missed = Pretinieku solījums neizpildās: { $figure }{ $beside }.
hint-no-trick = Tu nepaņem nevienu stiķi: { $figure }{ $beside }.
hint-some-trick = Tu paņem vismaz vienu stiķi: { $figure }{ $beside }.
hint-game-won = Tu tagad uzvari spēlē: { $figure }{ $beside }.
hint-game-lost = Tu tagad zaudē spēli: { $figure }{ $beside }.
hint-bid-missed = Solījumu neizpilda { SEAT($seat) }: { $figure }{ $beside }.
hint-nil-kept =
    { WHO($seat) ->
        [you] Tava nulle izdodas
       *[other] Nulle izdodas, { SEAT($seat) }
    }: { $figure }{ $beside }.
hint-nil-broken = Nulle neizdodas, { SEAT($seat) }: { $figure }{ $beside }.
hint-took-all =
    { WHO($seat) ->
        [you] Visas soda kārtis savāc tu
       *[other] Visas soda kārtis savāc { SEAT($seat) }
    }: { $figure }{ $beside }.
hint-not-all = Visas soda kārtis nesavāc { SEAT($seat) }: { $figure }{ $beside }.
hint-dearest = Tev tiek { CARD($card) }: { $figure }{ $beside }.
hint-trick-points = Vidēji acis no šī stiķa { $side ->
        [yes] jūsu pusei
       *[no] tev
    }: { $figure }{ $beside }.
hint-trick-against = Vidēji soda punkti no šī stiķa: { $figure }{ $beside }.
hint-points = Vidēji acis { $side ->
        [yes] jūsu pusei
       *[no] tev
    }: { $figure }{ $beside }.
hint-points-against = Vidēji tavi soda punkti: { $figure }{ $beside }.
hint-melds = Vidēji par rindām un vienādām kārtīm { $side ->
        [yes] jūsu pusei
       *[no] tev
    }: { $figure }{ $beside }.
hint-tricks = Vidēji stiķi { $side ->
        [yes] jūsu pusei
       *[no] tev
    }: { $figure }{ $beside }.
hint-score = Vidēji partija { $side ->
        [yes] jūsu pusei beidzas ar
       *[no] tev dod
    } { $figure }{ $beside }.
hint-score-against = Vidēji partijas soda punkti: { $figure }{ $beside }.
hint-from-zero = Vidēji attālums līdz nullei: { $figure }{ $beside }.
hint-clears =
    Tā ir tava pēdējā šī masta kārts: { SUIT($suit) }.{ $then ->
        [trump] { " " }Pēc tam šo mastu varēsi sist ar trumpi.
        [throw] { " " }Pēc tam uz šī masta varēsi nomest, ko gribi.
       *[none] { "" }
    }
doing-play = { CARD($card) }
doing-bid = solījums { $number }
doing-trump = trumpe { SUIT($suit) }
doing-trump-alone = trumpe { SUIT($suit) }, vienam pašam
doing-pass-cards = nodot { CARDS($cards, "and", "acc") }
doing-instead = { CARDS($cards) }, nevis { CARDS($kept) }
doing-pass = garām
doing-contract = { TERM($contract) }
doing-stash = norakt { CARDS($cards, "and", "acc") }
doing-add = likt { TOKEN($token, "acc") }
doing-done = vairs nelikt žetonus
doing-take =
    ņemt { TOKEN($token, "acc") } ({ WHO($seat) ->
        [you] savu
       *[other] { SEAT($seat) }
    })
