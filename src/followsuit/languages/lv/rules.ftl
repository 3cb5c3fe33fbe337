### The rules pages. What one types stands in them only for those who type.

## Headings.

rules-heading-cards = Kārtis
rules-heading-sides = Partneri
rules-heading-deal = Dalīšana
rules-heading-trump = Trumpe
rules-heading-choosing = Izvēle
rules-heading-offer = Trumpes noteikšana
rules-heading-passing = Kāršu nodošana
rules-heading-blind-nil = Aklā nulle
rules-heading-bidding = Solīšana
rules-heading-play = Izspēle
rules-heading-trick = Kas ņem stiķi
rules-heading-tokens = Žetoni
rules-heading-scoring = Punkti
rules-heading-ending = Beigas
rules-heading-options = Varianti

## What a page begins with.

rules-origin = No { $origin }.
rules-players = Spēlētāju skaits: { $seats }.
rules-told-for =
    { NOTATION() ->
        [on] Šeit aprakstītais variants: { LIST($typed, "") }.
       *[off] Šeit aprakstītais variants: { LIST($settings, "") }.
    }
rules-seats =
    { $value ->
        [zero] { $value } spēlētāju
        [one] { $value } spēlētājs
       *[other] { $value } spēlētāji
    }

## How the games of the house were chosen to be played.

setting-boerenbridge-schedule =
    { $value ->
        [five] 5 partijas
        [seven] 7 partijas
       *[other] 15 partiju
    }
setting-miesjelen-round-limit =
    { $value ->
        [none] bez partiju ierobežojuma
        [zero] ne vairāk kā { $value } partiju
        [one] ne vairāk kā { $value } partija
       *[other] ne vairāk kā { $value } partijas
    }
setting-ninja-whist-bid-cap =
    { $value ->
        [0] solījums bez ierobežojuma
       *[other] augstākais solījums { $value }
    }
setting-ninja-whist-double-max =
    { $value ->
        [yes] garākā partija divreiz
       *[no] garākā partija vienreiz
    }
setting-oh-hell-schedule =
    { $value ->
        [up] kāršu skaits aug
        [down] kāršu skaits sarūk
        [up-down] kāršu skaits aug un atkal sarūk
       *[other] kāršu skaits sarūk un atkal aug
    }
setting-oh-hell-longest =
    { $value ->
        [zero] ne vairāk kā { $value } kāršu
        [one] ne vairāk kā { $value } kārts
       *[other] ne vairāk kā { $value } kārtis
    }
setting-oh-hell-no-trump =
    { $value ->
        [yes] garākā partija bez trumpes
       *[no] trumpe katrā partijā
    }
setting-oh-hell-hook =
    { $value ->
        [yes] dalītājs saistīts
       *[no] dalītājs brīvs
    }
setting-oh-hell-scoring =
    { $value ->
        [tricks] punkts par stiķi un 10 par izpildītu solījumu
        [penalty] 10 un punkts par stiķi par izpildītu solījumu, −1 par stiķi par neizpildītu
       *[other] 10 un punkts par stiķi par izpildītu solījumu
    }
setting-oh-hell-zero =
    { $value ->
        [five] 5 par izpildītu nulli
       *[other] 10 par izpildītu nulli
    }
setting-zole-rounds =
    { $value ->
        [0] līdz galds nolemj beigt
        [zero] { $value } partiju
        [one] { $value } partija
       *[other] { $value } partijas
    }
setting-zole-small-zole =
    { $value ->
        [yes] ar Mazo zoli
       *[no] bez Mazās zoles
    }
setting-zole-dues =
    { $value ->
        [yes] ar pulēm
       *[no] bez pulēm
    }

setting-whist-target =
    { $value ->
        [zero] līdz { $value } punktiem
        [one] līdz { $value } punktam
       *[other] līdz { $value } punktiem
    }
setting-spades-target =
    { $value ->
        [zero] līdz { $value } punktiem
        [one] līdz { $value } punktam
       *[other] līdz { $value } punktiem
    }
setting-spades-floor =
    { $value ->
        [none] lai cik zemu kāda puse kristu
       *[other] līdz kāda puse nokrīt līdz { NUM($value) }
    }
setting-spades-nil =
    { $value ->
        [yes] ar nulles solījumu
       *[no] bez nulles solījuma
    }
setting-spades-blind-nil =
    { $value ->
        [yes] ar aklo nulli
       *[no] bez aklās nulles
    }
setting-spades-bags =
    { $value ->
        [yes] ar lieko stiķu sodu
       *[no] bez lieko stiķu soda
    }
setting-hearts-target =
    { $value ->
        [zero] līdz { $value } punktiem
        [one] līdz { $value } punktam
       *[other] līdz { $value } punktiem
    }
setting-hearts-black-lady =
    { $value ->
        [yes] ar Melno dāmu
       *[no] bez Melnās dāmas
    }
setting-hearts-jack =
    { $value ->
        [yes] ar kārava kalpu
       *[no] bez kārava kalpa
    }
setting-hearts-passing =
    { $value ->
        [yes] ar kāršu nodošanu
       *[no] bez kāršu nodošanas
    }
setting-hearts-moon =
    { $value ->
        [yes] ar visu soda kāršu ņemšanu
       *[no] bez visu soda kāršu ņemšanas
    }
setting-hearts-queen-breaks =
    { $value ->
        [yes] dāma atver ercenus
       *[no] dāma ercenus neatver
    }
setting-hearts-early-points =
    { $value ->
        [yes] soda kārtis arī pirmajā stiķī
       *[no] bez soda kārtīm pirmajā stiķī
    }
setting-sueca-target =
    { $value ->
        [zero] līdz { $value } uzvarām
        [one] līdz { $value } uzvarai
       *[other] līdz { $value } uzvarām
    }
setting-euchre-target =
    { $value ->
        [zero] līdz { $value } punktiem
        [one] līdz { $value } punktam
       *[other] līdz { $value } punktiem
    }
setting-euchre-stick-the-dealer =
    { $value ->
        [yes] dalītājam jānosauc
       *[no] visi drīkst teikt garām
    }
setting-euchre-alone =
    { $value ->
        [yes] drīkst spēlēt vienam
       *[no] vienam spēlēt nedrīkst
    }
setting-euchre-discard-turned =
    { $value ->
        [yes] atklāto kārti drīkst nolikt
       *[no] atklātā kārts paliek
    }
setting-klaverjas-rounds =
    { $value ->
        [zero] { $value } partiju
        [one] { $value } partija
       *[other] { $value } partijas
    }
setting-klaverjas-duties =
    { $value ->
        [amsterdam] pēc Amsterdamas noteikumiem
       *[other] pēc Roterdamas noteikumiem
    }
setting-klaverjas-may-pass =
    { $value ->
        [yes] trumpi drīkst atstāt nākamajam
       *[no] trumpi nosauc pirmais
    }

## Cards.

rules-whole-deck =
    { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }: { LETTERS($ranks, " ") } katrā mastā ({ SUITS($suits, "") }){ COUNT($others) ->
        [0] { "" }
       *[other] ; { LIST($others, ";") }
    }.
rules-other-card =
    { $copies ->
        [none] { SIGN($card) }
       *[other] { CARD($card) } ({ CODE($card) }) × { $copies }
    }
rules-top-ranks = Spēlē tikai ar { $deck } augstākajām kārtīm; katrā mastā to ir tik, cik kāršu katram ir rokā: { LETTERS($ranks) } partijā ar trim kārtīm.
rules-ranking =
    Kāršu secība mastā no augstākās līdz zemākajai: { LETTERS($ranks, " ") }.{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }Katrai kārtij ir skaitlis: { LIST($numbers, "") }, pārējām tas, kas uz tām uzdrukāts.
    }
rules-worth = { LETTER($rank) } = { $points }
rules-worth-suit = katrs { SUIT($suit) } { SIGNED($points) }
rules-worth-card = { SIGN($card) } { SIGNED($points) }
rules-permanent-trumps =
    { COUNT($cards) ->
        [1] { SIGNS($cards, " ") } vienmēr ir trumpe, un vienīgā: tā ir atsevišķs masts.
       *[other] Šīs { COUNT($cards) } kārtis vienmēr ir trumpes, no augstākās līdz zemākajai: { SIGNS($cards, " ") }. Tās ir atsevišķs masts{ $printed ->
            [yes] { " " }un nepieder mastam, kas uz tām uzdrukāts
           *[no] { "" }
        }.
    }
rules-super-trump = { CAPITAL(CARD($card)) } ({ CODE($card) }) skaitās { $number } un ir trumpe, ja vien partijā trumpe ir: ar to atbild uz trumpi, un uz to jāatbild ar trumpi. Partijā bez trumpes tas ir atsevišķs masts: ja ar to iziet, tas paņem stiķi un visi drīkst spēlēt, ko grib; citādi to drīkst spēlēt tikai tas, kas nevar atbildēt ar prasīto mastu, un stiķi tas nepaņem.
rules-nothing = { CAPITAL(CARD($card)) } ({ CODE($card) }) nepieder nevienam mastam, un to drīkst spēlēt jebkurā brīdī. Ja ar to iziet, prasīto mastu nosaka nākamā kārts. Tā nepārspēj nevienu kārti: ja stiķī nav nekā cita, to ņem tas, kas izgāja.
rules-everything = { CAPITAL(CARD($card)) } ({ CODE($card) }) nepieder nevienam mastam, un to drīkst spēlēt jebkurā brīdī. Pirmā no tām stiķī to paņem, vienalga, vai tajā ir trumpes. Ja prasītais masts būtu jānosaka tieši tai, prasītā masta nav un līdz šī stiķa beigām visi drīkst spēlēt, ko grib.
rules-promoted =
    { $trump_only ->
        [yes] Trumpes { RANK($rank) } skaitās { $number }, ja tajā pašā stiķī ir { RANK($over) }, lai kurš no abiem spēlēts pirmais.
       *[no] { CAPITAL(RANK($rank)) } skaitās { $number }, ja tajā pašā stiķī ir tā paša masta { RANK($over) }, lai kurš no abiem spēlēts pirmais.
    }

rules-trump-ranks = Trumpēm ir cita secība, no augstākās līdz zemākajai: { LETTERS($ranks, " ") }.
rules-bowers = Augstākā trumpe ir trumpes masta { RANK($rank) }, labais bauers. Otra augstākā trumpe ir otrs tās pašas krāsas (sarkanās vai melnās) { RANK($rank) }, kreisais bauers: tas pieder trumpes mastam, nevis tam, kas uz tā uzdrukāts. Zemāk trumpju secība ir tāda pati kā jebkurā mastā.
rules-top-trumps = Lai kurš masts būtu trumpe, augstākās trumpes no augstākās līdz zemākajai ir { SIGNS($cards, " ") }. Tās pieder trumpes mastam, nevis tam, kas uz tām uzdrukāts; zemāk trumpes masta kāršu secība ir parastā. Ja trumpes nav, tās ir kārtis kā visas citas.
rules-order =
    { "**" }{ TERM($name) }**: { COUNT($ranks) ->
        [0] kāršu secība ir parastā, un trumpes nav.
       *[other] kāršu secība mastā no augstākās līdz zemākajai ir { LETTERS($ranks, " ") }, un trumpes nav.
    }{ COUNT($own) ->
        [0] { "" }
       *[other] { " " }{ LIST($own, " ") }
    }

## Sides.

rules-partners =
    { $each ->
        [2]
            { $sides ->
                [2] Divi spēlē pret diviem; partneri sēž viens otram pretī.
               *[other] Ir { WORDS($sides, "f") } puses pa diviem spēlētājiem, kas sēž viens otram pretī.
            }
       *[other] Ir { WORDS($sides, "f") } puses, katrā { $each } spēlētāji, kas sēž pārmaiņus ap galdu.
    } Ko paņem viens, tas skaitās visai pusei: partneriem ir kopīgi punkti, un viņi kopā uzvar vai zaudē.

## Deal.

rules-dealer = Pirmo dalītāju izlozē; ar katru partiju dalīšana pāriet par vienu vietu tālāk pulksteņrādītāja virzienā.
rules-dealer-sits-out =
    { $scored ->
        [yes] Dalītājs šajā partijā nespēlē: kāršu viņam nav, bet punktus viņš saņem kā vēl viens pretinieks.
       *[no] Dalītājs šajā partijā nespēlē: viņam nav ne kāršu, ne punktu.
    }
rules-hands =
    Katram izdala { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }{ COUNT($packets) ->
        [0] { "" }
        [1] , pa { LIST($packets) } reizē
       *[other] , vispirms pa { LIST($packets, "then") }
    }.{ $table ->
        [0] { "" }
        [zero] { " " }Uz galda aizklātas paliek { $table } kāršu.
        [one] { " " }Uz galda aizklāta paliek { $table } kārts.
       *[other] { " " }Uz galda aizklātas paliek { $table } kārtis.
    }
rules-schedule =
    { $rounds ->
        [zero] Spēlē { $rounds } partiju; kāršu skaits rokā ir { LIST($sizes) }.
        [one] Spēlē { $rounds } partiju; kāršu skaits rokā ir { LIST($sizes) }.
       *[other] Spēlē { $rounds } partijas; kāršu skaits rokā ir { LIST($sizes) }.
    }
rules-schedule-one-way =
    Spēlē { $rounds ->
        [zero] { $rounds } partiju
        [one] { $rounds } partiju
       *[other] { $rounds } partijas
    }; kāršu skaits rokā ir { LIST($first, "") } un tā tālāk { $up ->
        [yes] līdz
       *[no] lejup līdz
    } { $turn }.
rules-schedule-and-back =
    Spēlē { $rounds ->
        [zero] { $rounds } partiju
        [one] { $rounds } partiju
       *[other] { $rounds } partijas
    }; kāršu skaits rokā ir { LIST($first, "") } un tā tālāk { $up ->
        [yes] līdz
       *[no] lejup līdz
    } { $turn }{ $twice ->
        [yes] { " " }divas reizes pēc kārtas
       *[no] { "" }
    }, tad atkal { $up ->
        [yes] lejup
       *[no] augšup
    } līdz { $last }.
rules-dealers-card =
    Paša dalītāja { $nth ->
        [1] pirmo
        [2] otro
        [3] trešo
       *[other] { $nth }.
    } kārti izdala atklātu. Tā paliek dalītājam rokā, un visi drīkst to paturēt prātā.
rules-next-card =
    { $offered ->
        [yes] Nākamo kavas kārti atklāj visiem redzamu; pārējās paliek aizklātas un ārpus spēles.
       *[no] Nākamo kavas kārti atklāj visiem redzamu, un šajā partijā tā ir ārpus spēles.
    }{ $except_longest ->
        [yes] { " " }Partijās, kurās rokā ir visvairāk kāršu, nevienu kārti neatklāj.
       *[no] { "" }
    }

## Trump.

rules-drawn-suit = Katrā partijā trumpes mastu nosaka kārts no atsevišķas kavas: visi masti ir vienlīdz iespējami.
rules-suit-of-turned =
    Trumpe ir atklātās kārts masts.{ $no_trump ->
        [none] { "" }
       *[other] { " " }Ja atklāj { CARD($no_trump, "acc") } ({ CODE($no_trump) }), partija ir bez trumpes.
    }{ $named ->
        [none] { "" }
       *[other] { " " }Ja atklāj { CARD($named, "acc") } ({ CODE($named) }), dalītājs, apskatījis savas kārtis, uzreiz nosauc trumpi{ TYPED($typed) }; atstāt partiju bez trumpes nedrīkst.
    }
rules-no-card-turned = Ja kārti neatklāj, partija ir bez trumpes.

rules-fixed-trump = Katrā partijā trumpe ir { SUIT($suit) }.
rules-names-trump =
    { $may_pass ->
        [yes] Nākamais aiz dalītāja, apskatījis savas kārtis, nosauc trumpes mastu{ TYPED($typed) } vai saka garām{ TYPED("trump pass") }. Ja viņš saka garām, trumpi drīkst nosaukt nākamais un tā tālāk; ja garām saka visi, trumpe jānosauc nākamajam aiz dalītāja.
       *[no] Nākamajam aiz dalītāja, apskatījušam savas kārtis, jānosauc trumpes masts{ TYPED($typed) }.
    } Kas to nosauc, tas ar partneri uzņemas partiju: viņi ir spēlētāju puse.
rules-offer =
    Sākot ar nākamo aiz dalītāja, katrs pēc kārtas drīkst padarīt atklātās kārts mastu par trumpi, liekot to pacelt{ TYPED("call up") }, vai teikt garām{ TYPED("call pass") }. Tiklīdz kāds liek to pacelt, dalītājs paņem atklāto kārti rokā un aizklāti noliek { $may_discard_turned ->
        [yes] vienu kārti{ TYPED($discard) }: jebkuru, arī tikko paņemto.
       *[no] kādu citu{ TYPED($discard) }.
    } Ja visi saka garām, kārti apgriež, un katrs pēc kārtas vēl vienreiz drīkst nosaukt par trumpi citu mastu{ TYPED($named) } vai teikt garām. { $stuck ->
        [yes] Dalītājs, kas runā pēdējais, tad garām teikt nedrīkst.
       *[no] Ja atkal visi saka garām, partija beidzas bez punktiem, un dala nākamais.
    } Kas liek pacelt vai nosauc mastu, tas ar partneri uzņemas partiju: viņi ir spēlētāju puse.{ $alone ->
        [yes] { " " }Viņš drīkst piebilst, ka spēlēs viens{ TYPED("call up alone") }: tad partneris noliek kārtis un šajā partijā nepiedalās. Ja viņam bija jāiziet, iziet nākamais.
       *[no] { "" }
    }

## Choosing.

rules-choosing =
    Pirmais izvēlas nākamais aiz dalītāja (pirmā roka): spēles veidu, ko spēlēs viens pret visiem pārējiem, vai garām{ TYPED($typed) }. Kārta iet pulksteņrādītāja virzienā, līdz kāds izvēlas spēles veidu; ar to izvēle beidzas. Ja visi saka garām, skaties tālāk: { TERM($contract) }. Lai kurš spēlētu viens, pirmais iziet { $dealer_leads ->
        [yes] dalītājs
       *[no] nākamais aiz dalītāja
    }.
rules-card-points =
    Acis: { LIST($worth, "") }, pārējām nav{ COUNT($trumps) ->
        [0] { "" }
       *[other] ; bet trumpēm { LIST($trumps) }
    }; pavisam { $sum }.
rules-contract-trump = Trumpe ir { SUIT($suit) }.
rules-contract-order = Kāršu secība ir tāda, kā iepriekš teikts: { TERM($name) }.
rules-contract =
    { "**" }{ TERM($contract) }**{ TYPED($typed) }. { $aim } Galda kārtis: { $table ->
        [to-opponents] to acis skaitās pretiniekiem
        [to-nobody] tās neskaitās nevienam
       *[to-solo]
            { $stash ->
                [0] lielais spēlētājs tās paņem
                [one] lielais spēlētājs tās paņem un aizklāti norok { $stash } kārti no rokas{ NOTATION() ->
                    [on] { " " }(`stash` un kārts)
                   *[off] { "" }
                }, kas beigās skaitās viņam
               *[other] lielais spēlētājs tās paņem un aizklāti norok { $stash } kārtis no rokas{ NOTATION() ->
                    [on] { " " }(`stash` un kārtis)
                   *[off] { "" }
                }, kas beigās skaitās viņam
            }
    }.{ $until_solo_trick ->
        [yes] { " " }Partija uzreiz beidzas, ja lielais spēlētājs paņem stiķi.
       *[no] { "" }
    }
rules-contract-not-played = **{ TERM($contract) }**. { $aim }
rules-ladder-takes = lielajam ir
rules-ladder-each-opponent = katram pretiniekam
rules-ladder-solo-player = lielajam
rules-ladder-all-tricks = visi stiķi
rules-ladder-no-trick = neviena stiķa
rules-ladder-step =
    { $most ->
        [none]
            { $least ->
                [zero] { $least } acu vai vairāk
                [one] { $least } acs vai vairāk
               *[other] { $least } acis vai vairāk
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [zero] { $most } acu vai mazāk
                        [one] { $most } acs vai mazāk
                       *[other] { $most } acis vai mazāk
                    }
               *[other] { $least }–{ $most } acis
            }
    }
rules-points = { SIGNED($points) }
rules-take-nothing = Ja uzvar, katrs pretinieks saņem { SIGNED($each_if_won) } un lielais spēlētājs { SIGNED($solo_if_won) }; ja zaudē, katrs pretinieks saņem { SIGNED($each_if_lost) } un lielais spēlētājs { SIGNED($solo_if_lost) }.
rules-most-tricks-lose = Zaudē tas, kas paņem visvairāk stiķu; ja stiķu ir vienādi, tas, kam vairāk acu, un, ja arī acu ir vienādi, tas no viņiem, kas paņēma pēdējo stiķi (vai, ja to nepaņēma neviens no viņiem, tuvākais aiz dalītāja). Zaudētājs katram no pārējiem maksā { $points }.
rules-nothing-played = Kārtis nespēlē, un punktus nesaņem neviens.
rules-dues = Pules: ja visi saka garām, pieraksta vienu kopēju puli; par zaudētu { TERM($contract, "acc") } tā spēlētājam pieraksta personīgo puli. Nākamais uzvarētais { TERM($contract) } noņem vienu puli: vispirms kopējās, tad vecāko personīgo. Par kopējo puli katrs pretinieks maksā vēl { $collective }; par cita spēlētāja personīgo puli tās īpašnieks maksā { $private }; savu puli tikai nosvītro.

## Bidding.

rules-bids =
    Sākot ar nākamo aiz dalītāja un tālāk pulksteņrādītāja virzienā, katrs vienreiz sola, cik stiķu paņems: no 0 līdz kāršu skaitam rokā{ $cap ->
        [none] { "" }
       *[other] , bet ne vairāk kā { $cap }
    }{ TYPED($typed) }.{ $partners_within_tricks ->
        [yes] { " " }Partneri kopā nesola vairāk stiķu, nekā to ir.
       *[no] { "" }
    }{ $hook ->
        [yes] { " " }Dalītājs sola pēdējais un nedrīkst izvēlēties skaitli, ar kuru visi solījumi kopā būtu tieši tik, cik partijā ir stiķu, tāpēc kādam vienmēr neizdodas.
       *[no] { "" }
    }
rules-blind-nil = Kas ir pusē, kura atpaliek vismaz par { $behind } punktiem, pirms apskata savas kārtis, saka, vai sola aklo nulli{ TYPED("blind nil") }, vai vispirms skatās{ TYPED("blind look") }; pirmo jautā nākamajam aiz dalītāja. Aklā nulle ir viņa solījums.

## Passing cards.

rules-passing =
    Pirms pirmā stiķa katrs aizklāti nodod { $cards ->
        [zero] { $cards } savas rokas kāršu
        [one] { $cards } savas rokas kārti
       *[other] { $cards } savas rokas kārtis
    } citam spēlētājam{ TYPED($typed) } un tikai tad apskata, ko saņēmis pats. { $rounds ->
        [1] Tās nodod { LIST($ways) }.
       *[other] Partiju pēc partijas tās nodod { LIST($ways, ";") }; tad sāk no gala.
    }
rules-passed-to =
    { $way ->
        [keep] nevienam: visi patur savas kārtis
        [next] nākamajam spēlētājam, pa kreisi
        [before] iepriekšējam spēlētājam, pa labi
        [opposite] spēlētājam pretī
       *[on] spēlētājam { $steps } vietas tālāk
    }

## Play.

rules-first-lead =
    { $card ->
        [none]
            Pirmajā stiķī iziet { $dealer ->
                [yes] dalītājs
               *[no] nākamais aiz dalītāja
            }: viņš spēlē jebkuru kārti
       *[other] Pirmajā stiķī iziet tas, kam ir { CARD($card) }: viņš spēlē kārti
    }{ NOTATION() ->
        [on] { " " }(`play` un kārts)
       *[off] { "" }
    }, un pārējie cits pēc cita pulksteņrādītāja virzienā pieliek pa vienai. Šīs kārtis ir stiķis, un pirmā no tām rāda, kurš masts ir prasīts.
rules-follow-suit = Visiem jāatbild ar prasītā masta kārti, ja tāda ir.
rules-trump-when-void =
    { $higher_first ->
        [yes] Kas to nevar, tam tik un tā jāliek trumpe, ja tāda ir, arī tāda, kas neko nepārspēj
       *[no] Kas nevar atbildēt ar prasīto mastu, tam jāliek trumpe, ja tāda ir; tai nav jāpārspēj agrāk liktās trumpes
    }{ $unless_partner_wins ->
        [yes] , ja vien stiķi pagaidām neņem partneris.
       *[no] .
    }
rules-head-trick =
    { $trumps_only ->
        [yes] Ja prasīta trumpe, visiem jāliek augstāka trumpe par tām, kas jau ir stiķī, ja tāda ir.
       *[no] Visiem jāpārspēj stiķī esošās prasītā masta kārtis ar augstāku šī masta kārti, ja tāda ir.
    }
rules-overtrump =
    Kas nevar atbildēt ar prasīto mastu, tam jāliek trumpe, kas pārspēj visas stiķa kārtis, ja tāda ir{ $unless_partner_wins ->
        [yes] , ja vien stiķi pagaidām neņem partneris.
       *[no] , arī tad, ja stiķi pagaidām ņem partneris.
    }
rules-no-undertrump = Trumpi, kas neko nepārspēj, stiķī ar citu prasīto mastu drīkst likt tikai tas, kam nav nekā cita.
rules-free =
    { $duties ->
        [yes] Citādi drīkst spēlēt jebkuru kārti.
       *[no] Jebkuru kārti drīkst spēlēt jebkurā brīdī.
    }
rules-highest-trump-else-led =
    { $trumps ->
        [yes] Stiķi ņem augstākā trumpe; ja trumpes nav, prasītā masta augstākā kārts.
       *[no] Stiķi ņem prasītā masta augstākā kārts; trumpju nav.
    } Kas paņem stiķi, tas iziet nākamajā.
rules-opens-with = Partijas pirmajai kārtij jābūt šai: { CARD($card) }.
rules-first-trick-without =
    Pirmajā stiķī nedrīkst likt { COUNT($suits) ->
        [0] { CARDS($cards, "or", "acc") }
       *[other]
            { COUNT($cards) ->
                [0] { SUITS($suits, "or", "acc") }
               *[other] { SUITS($suits, "or", "acc") } vai { CARDS($cards, "or", "acc") }
            }
    }, ja vien rokā ir kas cits.
rules-unbroken =
    Ar { COUNT($suits) ->
        [0] { CARDS($cards, "and", "acc") }
       *[other]
            { COUNT($cards) ->
                [0] { SUITS($suits, "and", "acc") }
               *[other] { SUITS($suits, "and", "acc") } un { CARDS($cards, "and", "acc") }
            }
    } nedrīkst iziet, kamēr kādā stiķī nav likta tāda kārts{ COUNT($also) ->
        [0] { "" }
       *[other] { " " }vai { CARDS($also, "or") }
    }. Kam nav nekā cita, tas drīkst.
rules-specials-first = Iepriekš aprakstītās īpašās kārtis ir izņēmums.

## Tokens.

rules-tokens =
    Pavisam ir { $tokens ->
        [zero] { $tokens } bonusa žetonu
        [one] { $tokens } bonusa žetons
       *[other] { $tokens } bonusa žetoni
    }, uz katra ne vairāk kā trīs mastu zīmes ({ LIST($icons) }); { NOTATION() ->
        [on] žetonu raksta ar tā zīmēm (`aab`), tukšo kā `-`.
       *[off] viens ir tukšs.
    }
rules-icon =
    { NOTATION() ->
        [on] `{ $suit }` { SUIT($suit) }
       *[off] { SUIT($suit) }
    }
rules-tokens-won =
    Kas paņem stiķi, tas velk žetonu no krājuma un atklātu noliek savā spēles laukā. Ja krājums ir tukšs, viņš pēc savas izvēles ņem žetonu no tāda spēlētāja punktu lauka, kuram tur žetonu ir visvairāk{ NOTATION() ->
        [on] { " " }(`take 2 aab`: 2. vietas žetons `aab`)
       *[off] { "" }
    }: no cita spēlētāja, ja visvairāk ir vairākiem, un no sava lauka tikai tad, ja visvairāk ir viņam vienam.
rules-tokens-laid =
    Pie kārts, kurai ir masts, spēlētājs drīkst pielikt žetonus no sava punktu lauka, uz kuriem ir šī masta zīme: katra tāda zīme šajā stiķī pieskaita kārts skaitlim 1{ NOTATION() ->
        [on] { " " }(`add aab` katram žetonam, tad `done`)
       *[off] { "" }
    }. Kārts masts no tā nekad nemainās; ja skaitļi ir vienādi, ņem agrāk spēlētā kārts. Stiķa beigās pieliktos žetonus iejauc atpakaļ krājumā, pirms stiķa ņēmējs velk.

## Scoring.

rules-start =
    { $points ->
        [zero] Visi sāk ar { $points } punktiem.
        [one] Visi sāk ar { $points } punktu.
       *[other] Visi sāk ar { $points } punktiem.
    }
rules-per-trick = Katrs paņemtais stiķis dod { SIGNED($points) }.
rules-no-trick = Kas partijā nepaņem nevienu stiķi, saņem { SIGNED($points) }.
rules-doubled-when-trump = Ja trumpe ir { SUIT($suit) }, tas viss skaitās dubulti.
rules-exact-bid =
    { $per_trick ->
        [0] Kas paņem tieši tik stiķu, cik solījis, saņem { SIGNED($points) }.
       *[other] Kas paņem tieši tik stiķu, cik solījis, saņem { SIGNED($points) } un vēl { SIGNED($per_trick) } par katru no šiem stiķiem.
    }
rules-exact-zero =
    { $cards ->
        [1] Par izpildītu solījumu 0 klāt nāk { SIGNED($points) }.
       *[other] Izpildīts solījums 0 dod vēl { SIGNED($points) } partijās, kurās rokā ir { $cards } vai vairāk kāršu.
    }
rules-missed-bid = Kas solīto neizpilda, saņem { SIGNED($per_trick) } par katru stiķi, kas ir par daudz vai par maz.
rules-icons-gained = Pēc partijas katra spēlētāja žetonus no spēles lauka pārliek viņa punktu laukā, kur katra zīme dod punktu, kamēr tā tur ir: pie kārtīm pieliktie un citu paņemtie žetoni vairs neskaitās.
rules-by-contract = Katrs spēles veids dod tik, cik pie tā rakstīts. Vienas partijas punkti kopā vienmēr ir nulle.

rules-odd-tricks = Puse saņem { SIGNED($points) } par katru stiķi, ko paņem virs { $above }; pārējie stiķi neskaitās.
rules-every-trick = Kas paņem visus partijas stiķus, saņem vēl { SIGNED($points) }.
rules-side-contract =
    Tas, ko vienas puses partneri solījuši kopā, ir puses solījums. Ja puse paņem vismaz tik stiķu, tā saņem { SIGNED($per_trick) } par katru solīto stiķi{ $overtrick ->
        [0] { "" }
       *[other] { " " }un { SIGNED($overtrick) } par katru stiķi virs solītā
    }; ja paņem mazāk, zaudē { $per_trick } par katru solīto stiķi.
rules-bags = Stiķi virs solītā ir liekie stiķi, un pusei tos skaita visas spēles garumā: par katriem { $every } liekajiem stiķiem tā saņem { SIGNED($points) }.
rules-nil =
    { $points ->
        [0] Nulle, kas solīta, neapskatot kārtis, pusei dod { SIGNED($blind) }, ja solītājs nepaņem nevienu stiķi, un tikpat atņem, ja kādu paņem; viņa stiķi tad pusei skaitās tāpat kā visi citi. Jebkurš cits solījums 0 ir vienkārši 0.
       *[other] Solījums 0 ir nulle: kas to solījis, tas savai pusei dod { SIGNED($points) }, ja nepaņem nevienu stiķi, un tikpat atņem, ja kādu paņem; viņa stiķi tad pusei skaitās tāpat kā visi citi.{ $blind ->
            [0] { "" }
           *[other] { " " }Ja tas solīts, neapskatot kārtis, tas skaitās { $blind } uz abām pusēm.
        }
    }
rules-makers-take =
    Spēlētāju pusei jāpaņem vismaz { $tricks } stiķi. Par to tā saņem { SIGNED($points) }, bet par visiem stiķiem { SIGNED($all_tricks) }{ $all_alone ->
        [none] { "" }
       *[other] { " " }vai { SIGNED($all_alone) }, ja viens no viņiem tos paņem, spēlējot viens
    }. Ja tā paņem mazāk, pretinieki saņem { SIGNED($failed) } un viņi neko.
rules-points-taken = Kas paņem stiķi, saņem tā acis.
rules-last-trick = Pēdējais stiķis dod vēl { SIGNED($points) }.
rules-moon = Kas paņem visas kārtis, kas skaitās par sodu, tam no partijas punktiem atņem { $points }, un visi pārējie to vietā saņem { SIGNED($points) }.
rules-point-steps = Puse saņem punktus pēc acīm savos stiķos: { LIST($steps, ";") }. Ja acu ir mazāk, tā nesaņem neko. Puse, kas paņem visus stiķus, to vietā saņem { SIGNED($all_tricks) }.
rules-point-step = { $least } vai vairāk: { SIGNED($points) }
rules-trick-melds =
    Kārtis, kas kopā ir vienā stiķī, lai kas tās licis, dod punktus tam, kas stiķi paņem (roem): { LIST($runs, ";") }; { $pair_points } par trumpes { LETTERS($pair) }{ COUNT($alike) ->
        [0] { "" }
       *[other] ; { LIST($alike, ";") }
    }. Virknēs katra masta kārtis, arī trumpes, ir šādā secībā: { LETTERS($ranks, " ") }. Viena kārts drīkst skaitīties gan virknē, gan pārī.
rules-meld-run = { $points } par { $cards } viena masta kārtīm pēc kārtas
rules-meld-alike = { $points } par četrām vienādām ({ RANK($rank, "many") })
rules-makers-need-most = Spēlētāju pusei vajag vairāk punktu nekā pretiniekiem, visu šo ieskaitot. Ja to nav vairāk, tā nesaņem neko, un pretinieki saņem abu pušu punktus.

## Ending.

rules-exactly-zero =
    Spēlē uzvar tas, kam pēc partijas punktu saskaitīšanas ir tieši 0. Punktu skaits var noslīdēt arī zem 0; tad vajadzīgi soda punkti, lai tiktu atpakaļ augšā.{ $void_when_shared ->
        [yes] { " " }Ja to vienā partijā sasniedz divi vai vairāki, šī partija neskaitās: punkti atkal ir tādi, kādi bija, dalīšana pāriet tālāk, un spēlē jaunu partiju.
       *[no] { "" }
    }
rules-nearest-to-zero-after =
    { $rounds ->
        [1] Ja pēc vienas partijas neviens nav uzvarējis, uzvar tas, kurš ir vistuvāk 0, virs vai zem tās; ja vienādi tuvu ir vairāki, uzvaru dala.
        [one] Ja pēc { $rounds } partijas neviens nav uzvarējis, uzvar tas, kurš ir vistuvāk 0, virs vai zem tās; ja vienādi tuvu ir vairāki, uzvaru dala.
       *[other] Ja pēc { $rounds } partijām neviens nav uzvarējis, uzvar tas, kurš ir vistuvāk 0, virs vai zem tās; ja vienādi tuvu ir vairāki, uzvaru dala.
    }
rules-most-points-after =
    { $rounds ->
        [0] Kad galds nolemj beigt, uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.
        [1] Pēc vienas partijas uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.
        [one] Pēc { $rounds } partijas uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.
       *[other] Pēc { $rounds } partijām uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.
    }

rules-first-to =
    Spēle beidzas pēc partijas, kurā kādam ir { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    } vai vairāk. { $fewest_win ->
        [yes] Tad uzvar tas, kam vismazāk punktu;
       *[no] Tad uzvar tas, kam visvairāk punktu;
    } { $tied_play_on ->
        [yes] ja punktu ir vienādi, spēlē vēl vienu partiju.
       *[no] ja punktu ir vienādi, uzvaru dala.
    }
rules-fallen-to = Tā beidzas arī pēc partijas, kurā kāds nokrīt līdz { NUM($points) } punktiem vai zemāk; tad uzvar tas, kam visvairāk punktu.

## Options.

rules-option = variants
rules-option-values = vērtības
rules-option-usual = parasti
rules-option-says = nozīme
rules-option-seats = Cik spēlētāju piedalās.
rules-option-name =
    { NOTATION() ->
        [on] `{ $key }`: { $name }
       *[off] { $name }
    }
rules-option-seats-name = Spēlētāji
rules-option-told =
    { NOTATION() ->
        [on] { $typed }
       *[off] { $said }
    }
rules-takes-number =
    { $none ->
        [yes] no { NUM($least) } līdz { NUM($most) } vai bez ierobežojuma
       *[no] no { NUM($least) } līdz { NUM($most) }
    }
rules-takes-switch = jā vai nē
rules-takes-choice = { LIST($values, ";") }
rules-usual-switch =
    { $value ->
        [yes] jā
       *[no] nē
    }
rules-usual-number =
    { $value ->
        [none] bez ierobežojuma
       *[other] { NUM($value) }
    }
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Var izvēlēties, ja ir { $seats } vietas.
    }
rules-option-value =
    { NOTATION() ->
        [on] `{ $value }`: { $says }
       *[off] { CAPITAL($name) }: { $says }
    }{ $seats ->
        [none] { "" }
       *[other] { " " }({ $seats } vietas)
    }
