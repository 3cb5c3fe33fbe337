### The rules pages. What one types stands in them only for those who type.

## Headings.

rules-heading-cards = Kārtis
rules-heading-deal = Dalīšana
rules-heading-trump = Trumpe
rules-heading-choosing = Izvēle
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
    Nākamo kavas kārti atklāj visiem redzamu, un šajā partijā tā ir ārpus spēles.{ $except_longest ->
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

## Choosing.

rules-choosing =
    Pirmais izvēlas nākamais aiz dalītāja (pirmā roka): spēles veidu, ko spēlēs viens pret visiem pārējiem, vai garām{ TYPED($typed) }. Kārta iet pulksteņrādītāja virzienā, līdz kāds izvēlas spēles veidu; ar to izvēle beidzas. Ja visi saka garām, skaties tālāk: { TERM($contract) }. Lai kurš spēlētu viens, pirmais iziet { $dealer_leads ->
        [yes] dalītājs
       *[no] nākamais aiz dalītāja
    }.
rules-card-points = Acis: { LIST($worth, "") }, pārējām nav; pavisam { $sum }.
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
    }{ TYPED("bid 2") }.{ $hook ->
        [yes] { " " }Dalītājs sola pēdējais un nedrīkst izvēlēties skaitli, ar kuru visi solījumi kopā būtu tieši tik, cik partijā ir stiķu, tāpēc kādam vienmēr neizdodas.
       *[no] { "" }
    }

## Play.

rules-first-lead =
    Pirmajā stiķī iziet { $dealer ->
        [yes] dalītājs
       *[no] nākamais aiz dalītāja
    }: viņš spēlē jebkuru kārti{ NOTATION() ->
        [on] { " " }(`play` un kārts)
       *[off] { "" }
    }, un pārējie cits pēc cita pulksteņrādītāja virzienā pieliek pa vienai. Šīs kārtis ir stiķis, un pirmā no tām rāda, kurš masts ir prasīts.
rules-follow-suit = Visiem jāatbild ar prasītā masta kārti, ja tāda ir.
rules-trump-when-void = Kas nevar atbildēt ar prasīto mastu, tam jāliek trumpe, ja tāda ir; tai nav jāpārspēj agrāk liktās trumpes.
rules-free =
    { $duties ->
        [yes] Citādi drīkst spēlēt jebkuru kārti.
       *[no] Jebkuru kārti drīkst spēlēt jebkurā brīdī.
    }
rules-highest-trump-else-led = Stiķi ņem augstākā trumpe; ja trumpes nav, prasītā masta augstākā kārts. Kas paņem stiķi, tas iziet nākamajā.
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

## Options.

rules-option = variants
rules-option-values = vērtības
rules-option-usual = parasti
rules-option-says = nozīme
rules-option-seats = Cik spēlētāju piedalās.
rules-option-row =
    { $says }{ COUNT($values) ->
        [0] { "" }
       *[other] { " " }{ LIST($values, ";") }.
    }{ $seats ->
        [none] { "" }
       *[other] { " " }Var izvēlēties, ja ir { $seats } vietas.
    }
rules-option-value =
    { $seats ->
        [none] `{ $value }`: { $says }
       *[other] `{ $value }`: { $says } ({ $seats } vietas)
    }
