### Ko stāsta daudzas spēles: simulācijas, turnīri un pārskati par spēli. Boti un iespējas saucas tā, kā tos raksta.

## Gaidot.

kernel-compiling =
    { $part ->
        [simulator] Tiek kompilēts simulators; tas notiek vienreiz un ilgst apmēram pusminūti.
        [solver] Tiek kompilēts risinātājs; tas notiek vienreiz un ilgst apmēram pusminūti.
        [learning] Tiek kompilēts tas, kas mācās spēli; tas notiek vienreiz un ilgst apmēram minūti.
       *[players] Tiek kompilēti boti; tas notiek vienreiz un ilgst apmēram pusminūti.
    }
kernel-meanwhile = Spēlētājus fonā kompilē; tas notiek vienreiz un ilgst apmēram pusminūti. Līdz tam viņu vietā spēlē vienkārši spēlētāji.
kernel-ready = Spēlētāji ir gatavi un turpmāk spēlē paši.
lab-step-seats = { $seats } spēlētāji
lab-step-option = { $option } { $value }
lab-speed = { NUM($speed) } sekundē

## Skaitļi.

lab-percent =
    { $than ->
        [under] mazāk par { NUM($percent, $digits) }{ "\u00A0" }%
        [over] vairāk par { NUM($percent, $digits) }{ "\u00A0" }%
       *[exactly] { NUM($percent, $digits) }{ "\u00A0" }%
    }
lab-within =
    { $reach ->
        [none] { NUM($percent, 1) }{ "\u00A0" }%
       *[other] { NUM($percent, 1) } ± { NUM($reach, 1) }{ "\u00A0" }%
    }
lab-number = { NUM($number, $digits) }
lab-gain = { SIGNED($number, $digits) }
lab-cell-percent = { NUM($number, $digits) }%
lab-unknown = ?
lab-give-or-take =
    { $reach ->
        [none] { $mean }
       *[other] { $mean } ± { $reach }
    }
lab-at-seats = { $value } ({ $seats } spēlētāji)
lab-at = { $value } ({ $seats })

## Spriedums vienā teikumā.

lab-verdict = { $game } { LIST($parts) }.
lab-verdict-minutes = ilgst apmēram { $minutes } min (spēlētāju skaits { $seats })
lab-verdict-ends =
    { $open ->
        [yes] beidzas, kad galds to grib
       *[no] { $over ->
            [none] vienmēr beidzas
           *[other] beidzas { $over } gadījumu
        }
    }
lab-verdict-fair = nedod priekšroku nevienai vietai
lab-verdict-unfair =
    dod priekšroku { $place ->
        [dealer] pirmajam dalītājam
        [1] vietai aiz pirmā dalītāja
       *[other] { $place }. vietai aiz pirmā dalītāja
    } ({ $wins } uzvaru)
lab-verdict-skill = ir prasme { $share } apmērā ({ $better } starp { $weaker })

## Kas tika spēlēts.

lab-opening = { LIST($sentences, " ") }
lab-played =
    { $game }: ar { $seats } spēlētājiem { $kinds ->
        [one] nospēlētas
       *[other] nospēlētas katrreiz
    } { NUM($games) } spēles; visās vietās sēdēja bots “{ $player }”{ $player ->
        [random] .
       *[other] , un tikpat spēļu līdzās nospēlēja random.
    }
lab-played-with = Ar { $seats } spēlētājiem iespēja bija { $options }.
lab-nothing-measured = Nekas nav izmērīts.
lab-stopped-steps = Apstājās pēc { $done }. soļa no { $steps }; par visiem tiem te ir stāstīts.

## Cik ilga ir spēle.

lab-rounds-are-fixed = Partiju skaits ir noteikts: { LIST($rounds, "") }.
lab-decisions = Tik reižu spēlē katram kaut kas jāizlemj: { LIST($decisions, "") }.
lab-still-not-over = Spēles, kurām deva { NUM($rounds) } partijas: { NUM($games) }. Tik no tām vēl nebija beigušās: { LIST($unfinished, "") }.
lab-table-decides =
    Galds pats izlemj, kad spēle beidzas; tā tika pārtraukta pēc { $cap ->
        [zero] { $cap } partijām
        [one] { $cap } partijas
       *[other] { $cap } partijām
    }.
lab-cut-off =
    Spēlē ir augstākais tik partiju: { LIST($rounds, "") }; tā tika pārtraukta pēc { $cap ->
        [zero] { $cap } partijām
        [one] { $cap } partijas
       *[other] { $cap } partijām
    }.
lab-few-end =
    Ar { $seats } spēlētājiem līdz beigām tiek mazāk nekā puse spēļu: { $left ->
        [none] visas tika līdz beigām
       *[other] { $left } nebija beigušās pēc { $cap } partijām
    }.
lab-half-end =
    Ar { $seats } spēlētājiem puse spēļu ir beigusies pēc { $half ->
        [zero] { $half } partijām
        [one] { $half } partijas
       *[other] { $half } partijām
    }, bet { $left ->
        [none] visas tika līdz beigām
       *[other] { $left } nebija beigušās pēc { $cap } partijām
    }.
lab-most-end =
    Ar { $seats } spēlētājiem puse spēļu ir beigusies pēc { $half ->
        [zero] { $half } partijām
        [one] { $half } partijas
       *[other] { $half } partijām
    } un deviņas no desmit pēc { $most ->
        [zero] { $most } partijām
        [one] { $most } partijas
       *[other] { $most } partijām
    }; { $left ->
        [none] visas tika līdz beigām
       *[other] { $left } nebija beigušās pēc { $cap } partijām
    }.
lab-drift = Partija vidēji maina punktus par tik: { LIST($points, "") }.
lab-drift-means = Visi sāk virs nulles. Ja punkti ātri krītas, tie izskrien nullei cauri; ja tie aug, tie no nulles attālinās; abos gadījumos spēli, ko neuzvar agri, var neuzvarēt nekad.

## Cik spēlētāju ir vislabāk.

lab-how-many = Cik spēlētāju ir vislabāk? { $cap } partijās: { LIST($ways, ";") }.
lab-ends-reliably = ar { LIST($seats) } spēlētājiem spēle beidzas droši
lab-ends-often = ar { LIST($seats) } spēlētājiem spēle beidzas biežāk nekā nebeidzas
lab-seldom-ends = ar { LIST($seats) } spēlētājiem spēle beidzas reti
lab-so-many-end = Tik spēļu beidzas: { LIST($ended, "") }.
lab-among-random = Ja spēlē random: { LIST($ended, "") }.
lab-ends-most-often = Visbiežāk spēle beidzas ar { $seats } spēlētājiem: { $share } spēļu.
lab-end-most-often = Visbiežāk spēle beidzas ar { LIST($seats) } spēlētājiem; kurš no šiem skaitļiem ir priekšā, var būt nejaušība.

## Vai ir svarīgi, kur sēž.

lab-place-wins =
    Ar { $seats } spēlētājiem { $place ->
        [dealer] pirmais dalītājs
        [1] vieta aiz pirmā dalītāja
       *[other] { $place }. vieta aiz pirmā dalītāja
    } uzvar { $ended ->
        [none] { $wins } spēļu
       *[other] { $wins } spēļu, kas beidzas ({ $ended } no visām)
    }, bet vienādi būtu { $even }: tas ir vairāk nekā nejaušība.
lab-places-are-fair = Skaitot no pirmā dalītāja, neviena vieta pie galda neuzvar biežāk vai retāk, nekā pieļauj nejaušība.
lab-places-are-fair-with = Ar { $seats } spēlētājiem neviena vieta neuzvar biežāk vai retāk, nekā pieļauj nejaušība.
lab-dealing-is-fair = Vienas partijas ietvaros būt dalītājam neko nemaina vairāk par nejaušību.
lab-dealing-moves = Partija maina dalītāja punktus, salīdzinot ar galda vidējo, par tik: { LIST($points, "") }.
lab-dealing-is-worth = Dalīšana, salīdzinot ar galda vidējo, partijā ir vērta tik punktu: { LIST($points, "") }.

## Solījumi, izvēlētās spēles un vadība.

lab-bids =
    Ar { $seats } spēlētājiem izpilda { $made } no visiem solījumiem{ $random ->
        [none] .
       *[other] ; random izpilda { $random }.
    }{ COUNT($hands) ->
        [0] { "" }
       *[other] { " " }Pēc kāršu skaita rokā: { LIST($hands) }.
    }
lab-bids-of-hand =
    { $share } ar { $cards ->
        [zero] { $cards } kārtīm
        [one] { $cards } kārti
       *[other] { $cards } kārtīm
    }
lab-contracts = Ar { $seats } spēlētājiem: { LIST($contracts, ";") }.
lab-contract =
    { $won ->
        [none] { TERM($contract, "acc") } spēlē { $share } partiju
       *[other] { TERM($contract, "acc") } spēlē { $share } partiju un no tām uzvar { $won }
    }
lab-lead-changes =
    Tik reižu spēlē vadība pāriet no { $partners ->
        [yes] vienas puses pie otras
       *[no] viena pie otra
    }: { LIST($changes, "") }.
lab-margin =
    { $partners ->
        [yes] Puse, kas uzvar, ir { $points } punktus priekšā otrai
       *[no] Uzvarētājs ir { $points } punktus priekšā otrajam
    }, tas ir { $swings } reizes vairāk, nekā partija parasti maina punktus; { $shared } uzvaru ir dalītas.
lab-ahead =
    Ar { $seats } spēlētājiem tas, kurš pēc { $round }. partijas ir priekšā, uzvar { $wins } { $all_end ->
        [yes] spēļu, kas turpinās
       *[no] spēļu, kas turpinās un beidzas
    }, bet vienādi būtu { $even }.

## Prasme un veiksme.

lab-better-wins =
    { $partners ->
        [yes] Puse, kurā spēlē { $better }, pret { $weaker } uzvar
       *[no] Viens { $better } starp { $weaker } uzvar
    } tik { $all_end ->
        [yes] spēļu
       *[no] spēļu, kas beidzas
    }: { LIST($wins, "") }. Vienādi būtu { LIST($even, "") }.
lab-better-ends =
    No visām spēlēm, kurās { $partners ->
        [yes] puse ar { $better } spēlē pret { $weaker }
       *[no] viens { $better } ir starp { $weaker }
    }, beidzas tik: { LIST($ended, "") }.
lab-close =
    { $partners ->
        [yes] Puse, kurā spēlē { $better }, pret { $weaker }
       *[no] Viens { $better } starp { $weaker }
    } ar { $seats } spēlētājiem uzvar { $ended ->
        [none] { $wins }.
       *[other] { $wins } spēļu, kas beidzas ({ $ended } no visām).
    }
lab-decides =
    No tā, kas izšķir uzvaru pie galda ar { $seats } spēlētājiem, kur { $partners ->
        [yes] puse ar { $better } spēlē pret { $weaker }
       *[no] viens { $better } ir starp { $weaker }
    }, apmēram { $player } ir tas, kurš spēlē, { $cards } kārtis un vieta, un { $play } tas, kā gāja spēle.

## Ko maina iespējas.

lab-how-to-read-options = Katrs skaitlis kā parasti → ar iespēju. Kas ir iekavās, var būt nejaušība.
lab-option-changes-nothing = Ar { $option } nekas nemainās vairāk par nejaušību.
lab-with-option = { $option } { $value }, nevis { $usual } ({ $seats } spēlētāji)
lab-change =
    { $significant ->
        [yes] { $usual } → { $then }
       *[no] ({ $usual } → { $then })
    }
lab-figure-rounds = partijas
lab-figure-unfinished = nav beigušās
lab-figure-actions = lēmumi
lab-figure-lead-changes = vadības maiņas
lab-figure-margin = pārsvars
lab-figure-shared-wins = dalītas uzvaras
lab-figure-bids-made = izpildīti solījumi
lab-figure-better-player-s-games-that-end = spēles ar labāko botu, kas beidzas
lab-figure-better-player-wins =
    { $of_these ->
        [yes] labākais bots uzvar, no šīm
       *[no] labākais bots uzvar
    }

## Pārskata lapa.

lab-heading = { $game } skaitļos
lab-in-short = Īsumā
lab-index = Visas spēles skaitļos
lab-index-title = Spriedums par katru; nosaukums ved uz pārskatu
lab-index-played = Spēļu skaits: { $games }; katru ar katru spēlētāju skaitu { NUM($each) } reižu spēlēja spēlētājs “{ $player }”, sēkla { $seed }.
lab-index-figures = Visas, ar parasto spēlētāju skaitu
lab-the-numbers = Skaitļi
lab-question-length = Cik ilga ir spēle, un vai tā beidzas?
lab-question-seat = Vai ir svarīgi, kur sēž?
lab-question-bids = Cik bieži solījumus izpilda?
lab-question-contracts = Kuras spēles izvēlas?
lab-question-lead = Vai vadība mainās, un kad viss izšķiras?
lab-question-skill = Cik daudz ir prasmes, cik veiksmes?
lab-question-options = Ko maina iespējas?
lab-method = Kā tas izmērīts
lab-method-games = Katrā salikumā katra veida bots nospēlēja { NUM($games) } spēles, sākot ar sēklu { $seed }. Kas teikts bez vārda, ir par botu { $player }.
lab-method-intervals = Intervāli ir 99 % ticamības intervāli: Stjudenta t pa spēlēm, dalījumiem vai spēļu grupām un Vilsona intervāls tam, cik bieži uzvar kāda vieta. Visu vietu intervāli visiem spēlētāju skaitiem ir spēkā kopā, tāpat visu iespēju izraisīto izmaiņu intervāli (Bonferroni); “vairāk nekā nejaušība” nozīmē, ka tāds intervāls neietver to, kas būtu vienādi.
lab-method-skill = Prasmei un veiksmei viens labāks bots vai vesela puse sēž starp vājākiem, katru dalījumu izspēlē vienreiz par katru vietu, kurā tas var sēdēt, un atšķirības starp vietām sadala: “kurš spēlē” ir tas, ko izskaidro abu veidu vidējie, “kārtis un vieta” tas, kas tai pašai vietai tajā pašā dalījumā ir kopīgs, lai kurš kur sēdētu, “kā gāja” pārējais. Tas viss attiecas uz šiem botiem, nevis uz cilvēkiem.
lab-method-cut-off = Pārtraukta spēle skaitās nebeigusies. Cik bieži kāds uzvar, ir teikts par spēlēm, kas beidzas; tajā, kas izšķir uzvaru, pārtrauktu spēli neuzvar neviens.

## Pārskata zīmējumi.

lab-chart-decisions = Viena spēlētāja lēmumi spēlē
lab-chart-over = Beigušās spēles, spēlē { $player }
lab-chart-bids = Izpildīti solījumi, sola { $player }
lab-chart-drift = Cik partija vidēji maina punktus
lab-chart-wins-by-place = { $seats } spēlētāji: uzvarētās spēles pēc vietas aiz pirmā dalītāja
lab-chart-points-by-place = { $seats } spēlētāji: partijas punkti pēc vietas aiz tās dalītāja
lab-chart-contracts = { $seats } spēlētāji: cik bieži ko spēlē
lab-chart-solo = { $seats } spēlētāji: cik bieži uzvar tas, kurš spēlē viens
lab-chart-lead-changes = Vadības maiņas spēlē
lab-chart-ahead = Spēles, ko uzvar tas, kurš pa ceļam ir priekšā
lab-chart-margin = Punkti starp pirmo un otro
lab-chart-better-wins =
    { $all_end ->
        [yes] { $partners ->
            [yes] Spēles, ko uzvar labākā puse
           *[no] Spēles, ko uzvar viens labākais bots
        }
       *[no] { $partners ->
            [yes] Spēles, ko uzvar labākā puse, no tām, kas beidzas
           *[no] Spēles, ko uzvar viens labākais bots, no tām, kas beidzas
        }
    }
lab-chart-better-ends =
    { $partners ->
        [yes] Spēles ar labāku pusi, kas beidzas
       *[no] Spēles ar vienu labāku botu, kas beidzas
    }
lab-chart-decides-wins = Kas izšķir uzvaru
lab-chart-decides-scores = Kas izšķir punktus
lab-axis-seats = spēlētāji
lab-axis-decisions = lēmumi
lab-axis-rounds = pēc tik partijām
lab-axis-games = % spēļu
lab-axis-games-that-end = % spēļu, kas beidzas
lab-axis-games-won = % uzvarētu spēļu
lab-axis-games-that-go-on = % spēļu, kas turpinās un beidzas
lab-axis-drift = punkti partijā
lab-axis-place = vieta aiz dalītāja
lab-axis-beside-the-mean = punkti pret vidējo
lab-axis-hand = kārtis rokā
lab-axis-bids = % solījumu
lab-axis-contract = spēle
lab-axis-of-rounds = % partiju
lab-axis-of-those-rounds = % šo partiju
lab-axis-changes = maiņas
lab-axis-ahead = priekšā pēc partijas
lab-axis-points = punkti
lab-axis-differences = % atšķirību
lab-key-no-matter = ja tas neko nemainītu
lab-key-surely = vairāk nekā nejaušība
lab-key-perhaps = var būt nejaušība
lab-key-even = vienādi
lab-tick-place =
    { $place ->
        [dealer] dalītājs
       *[other] { $place }.
    }

## Pārskata tabulas.

lab-seats = { $seats } spēlētāji
lab-row-player = { $seats } spēlētāji, { $player }
lab-row-place =
    { $place ->
        [dealer] { $seats } spēlētāji, dalītājs
       *[other] { $seats } spēlētāji, { $place }
    }
lab-row-meeting =
    { $seats } spēlētāji, { $partners ->
        [yes] puse ar { $better } pret { $weaker }
       *[no] viens { $better } starp { $weaker }
    }
lab-meeting =
    { $partners ->
        [yes] { $better } pret { $weaker }
       *[no] { $better } starp { $weaker }
    }
lab-contract-name = { TERM($contract) }
lab-cell-surely =
    { $surely ->
        [yes] jā
       *[no] nē
    }
lab-cell-leads =
    { COUNT($leads) ->
        [0] –
       *[other] { LIST($leads, ";") }
    }
lab-cell-lead = { $wins } pēc { $round }.
lab-cell-better-wins =
    { $ended ->
        [none] { $wins }
       *[other] { $wins } no { $ended }
    }
lab-column-better-wins =
    { $all_end ->
        [yes] labākais bots uzvar
       *[no] labākais bots uzvar, no spēlēm, kas beidzas
    }
lab-column-rounds = partijas
lab-column-tenth-over = 10 % beigušās
lab-column-half-over = puse beigusies
lab-column-nine-tenths-over = 90 % beigušās
lab-column-not-over = nav beigušās
lab-column-decisions = lēmumi uz spēlētāju
lab-column-drift = punkti partijā
lab-column-place = vieta aiz dalītāja
lab-column-won = uzvarētas spēles
lab-column-won-of-those-that-end = uzvarētas, no spēlēm, kas beidzas
lab-column-surely = vairāk nekā nejaušība
lab-column-hand = kārtis rokā
lab-column-contract = spēle
lab-column-of-the-rounds = no partijām
lab-column-won-alone = uzvarēja viens pats
lab-column-lead-changes = vadības maiņas
lab-column-margin = pirmais priekšā otrajam
lab-column-swing = partija maina punktus par
lab-column-shared = dalītas uzvaras
lab-column-leads = uzvar vadītājs
lab-column-deals = dalījumi
lab-column-games-that-end = spēles, kas beidzas
lab-column-wins-of-these = no šīm uzvar
lab-column-even = vienādi
lab-column-way-to-always = no ceļa līdz vienmēr
lab-column-player = kurš spēlē
lab-column-cards = kārtis un vieta
lab-column-play = kā gāja

## Turnīra zīmējums.

lab-plot-title = { $game } ar { $seats } spēlētājiem: dalījumi { NUM($deals) }, spēles { NUM($games) }; stabiņi ir 99 % ticamības intervāli
lab-plot-scores =
    { $to_zero ->
        [yes] Cik tālu no nulles viņi beidz
       *[no] Cik punktu viņi gūst
    }
lab-axis-scores =
    { $to_zero ->
        [yes] punkti no nulles, vidēji dalījumā (mazāk ir labāk)
       *[no] punkti, vidēji dalījumā
    }
lab-plot-wins = Cik bieži uzvar viena viņu vieta
lab-axis-wins =
    { $unfinished ->
        [0] % no visām spēlēm (svītrota: vienādi, { $even } %)
       *[other] % no visām spēlēm, pārtrauktas { NUM($unfinished) } (svītrota: vienādi, { $even } %)
    }
lab-plot-pair-points = Kurš labāks pēc punktiem
lab-plot-pair-wins = Kurš uzvar biežāk
lab-axis-pair-points =
    { $to_zero ->
        [yes] punkti tuvāk nullei, dalījumā (pildīts: vairāk nekā nejaušība)
       *[no] punkti vairāk, dalījumā (pildīts: vairāk nekā nejaušība)
    }
lab-axis-pair-wins = % spēļu vairāk (pildīts: vairāk nekā nejaušība)
lab-pair = { $one } pār { $other }

## Terminālī: kādas spēles un boti ir.

lab-heading-game = spēle
lab-heading-name = nosaukums
lab-heading-seats = spēlētāji
lab-heading-minutes = minūtes
lab-heading-origin = izcelsme
lab-heading-player = bots
lab-heading-how-it-plays = kā tas spēlē

## Terminālī: simulācija.

lab-title = { $game }: { LIST($options, "") } · sēkla { $seed }
lab-balance-title = { $game } · sēkla { $seed }
lab-fact-games = spēles
lab-fact-rounds = partijas
lab-fact-void = neskaitās
lab-fact-actions = gājieni
lab-fact-deals = dalījumi
lab-fact-cut-off = pārtrauktas
lab-fact-thinking = domāšana
lab-fact-time = laiks
lab-games-played =
    { $unfinished ->
        [0] { NUM($games) }
       *[other] { NUM($games) }, no tām pārtrauktas { NUM($unfinished) }
    }
lab-rounds-a-game = { $rounds } spēlē
lab-rounds-from-to = { $rounds } spēlē ({ NUM($least) }–{ NUM($most) })
lab-void-rounds =
    { $rounds ->
        [zero] { NUM($rounds) } partiju
        [one] { NUM($rounds) } partija
       *[other] { NUM($rounds) } partijas
    }
lab-actions = { NUM($actions) }, { NUM($speed) } sekundē
lab-heading-seat = vieta
lab-heading-wins = uzvaras
lab-heading-of-games = no spēlēm
lab-heading-mean-score = vidējie punkti
lab-heading-deviation = s
lab-heading-bids-made = izpildīti solījumi
lab-heading-contract = spēle
lab-heading-rounds = partijas
lab-heading-of-rounds = no partijām
lab-heading-won-by-solo = uzvarēts vienam
lab-games-written = Failā { $file } ierakstīto spēļu skaits: { NUM($games) }.
lab-stopped-games = Apstājās pēc { NUM($done) } spēlēm no { NUM($asked) }; visas tās ir ieskaitītas.
lab-stopped-deals = Apstājās pēc { NUM($done) } dalījumiem no { NUM($asked) }; visi tie ir ieskaitīti.
lab-figures-written = Skaitļi ierakstīti failā { $file }.
lab-report-written = Pārskats ierakstīts failā { $file }.
lab-plot-drawn = Uzzīmēts failā { $file }.

## Terminālī: turnīrs.

lab-deals-played = { NUM($deals) }, katrs ar { $ways } izvietojumiem: spēles { NUM($games) }
lab-deals-cut-off = { NUM($unfinished) }, pēc { NUM($cap) } partijām
lab-thinking-worlds =
    { $worlds ->
        [zero] { NUM($worlds) } pasauļu
        [one] { NUM($worlds) } pasaule
       *[other] { NUM($worlds) } pasaules
    } lēmumam
lab-thinking-forever = cik ilgi lēmums prasa
lab-thinking-time = { NUM($milliseconds) } ms lēmumam
lab-seconds = { $seconds } s
lab-heading-score = punkti
lab-heading-from-zero = no nulles
lab-heading-error = sk
lab-heading-reach = ±
lab-heading-rating = vērtējums
lab-heading-from-to = no–līdz
lab-from-to = { $low } līdz { $high }
lab-heading-pair = pāris
lab-heading-points = punkti
lab-heading-chance = nejauši
lab-heading-surely-by = droši pēc
lab-surely-by = { LIST($ways) }
lab-surely-not = nē
lab-by-points =
    { $other_way ->
        [yes] punktiem (otrādi)
       *[no] punktiem
    }
lab-by-wins =
    { $other_way ->
        [yes] uzvarām (otrādi)
       *[no] uzvarām
    }
lab-hardly-ever = <{ NUM($number, $digits) }%
lab-heading-choice = izvēle
lab-heading-times = reizes
lab-heading-of-choices = no izvēlēm
lab-heading-won-alone = uzvarēts vienam
lab-choice = { $letter } { TERM($contract) }
lab-choice-pass = { $letter } garām
lab-note-means =
    Vidējie pa dalījumiem; { $aim ->
        [zero] tuvāk nullei ir labāk
        [fewest] mazāk punktu ir labāk
       *[most] vairāk punktu ir labāk
    }. Uzvaras ir { $partners ->
        [yes] vienai pusei
       *[no] vienai vietai
    }: vienādi ir { $even }.
lab-note-cut-off = Pārtrauktās spēles ({ NUM($games) }) nav uzvarējis neviens; uzvaras un vienādais ir no visām spēlēm.
lab-note-signs = sk: standartkļūda; ±: 99 % ticamība; nejauši: cik bieži vienādi boti atšķiras tikpat.
lab-note-pairs =
    { $pairs ->
        [1] Pāri: starpība katrā dalījumā, ar pāru t-testu.
       *[other] Pāri: starpība katrā dalījumā, ar pāru t-testu, visi { $pairs } kopā (Bonferroni).
    }
lab-note-rating = Vērtējums: Elo skalā, pēc tā, kuram pie viena galda gāja labāk (jackknife).

## Terminālī: kāda ir spēle.

lab-heading-not-over = nav beigušās
lab-heading-lead-changes = vadības maiņas
lab-heading-margin = pārsvars
