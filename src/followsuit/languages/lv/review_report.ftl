### Komanda `followsuit review` un tās lapa.

review-report-heading = { $game }: apskats
review-report-title =
    { PEOPLE($seats, "and") }; { $rounds ->
        [one] { $rounds } partija
       *[other] { $rounds } partijas
    }. { $learned ->
        [yes] Katrs lēmums vērtēts iedomātos dalījumos, ne vairāk kā { NUM($worlds) }.
       *[no] Šo spēli neviens tīkls nepazīst: katrs lēmums vērtēts iedomātos dalījumos, ne vairāk kā { NUM($worlds) }, izspēlējot pēc īkšķa likumiem.
    }
review-report-in-short =
    { WHO($seat) ->
        [you] Tavi punkti: { $result }. Kārtis deva { $deal }, pārējie un spēles gaita { $others }, tavas kļūdas { $own }. Bez kāršu veiksmes: { $adjusted }.
       *[other] { SEAT($seat) }, punkti: { $result }. Kārtis deva { $deal }, pārējie un spēles gaita { $others }, paša kļūdas { $own }. Bez kāršu veiksmes: { $adjusted }.
    }
review-report-stopped = Apturēts agrāk: novērtēti { NUM($judged) } no { NUM($of) } lēmumiem.
review-report-judging = Vērtē
review-report-luck = Veiksme un prasme
review-report-moments =
    { WHO($seat) ->
        [you] Tev svarīgie brīži
       *[other] Svarīgie brīži: { SEAT($seat) }
    }
review-report-no-moments = Nevienas pieminēšanas vērtas kļūdas.
review-report-where =
    { $trick ->
        [0] { $round }. partija, pirms pirmās kārts: { $loss }
       *[other] { $round }. partija, { $trick }. stiķis: { $loss }
    }
review-report-cards = { CARDS($cards) }
review-report-none = –
review-report-open =
    { $lost ->
        [yes] Kā kārtis gulēja, labākais bija { $best }: par { $loss } labāk.
       *[no] Kā kārtis gulēja, nekas netika zaudēts.
    }
review-report-did = { $name } izvēlējās: { $done }.
review-report-note = Punkti salīdzinājumā ar pārējiem. Kārtis: ko labi spēlētāji vidēji panāk ar tām pašām kārtīm. Pārējie: viņu kļūdas un spēles gaita. Zaudējumu skaita tikai tad, ja tas ir drošs. ▸ ir izvēlētais; ± ir standartkļūda.
review-report-head-name = spēlētājs
review-report-head-result = rezultāts
review-report-head-deal = kārtis
review-report-head-others = pārējie
review-report-head-own = paša kļūdas
review-report-head-adjusted = bez kāršu veiksmes
review-report-head-sound = labi
review-report-head-best = labākie
review-report-head-good = tikpat labi
review-report-head-slip = kļūmes
review-report-head-costly = dārgi
review-report-head-forced = spiesti
review-report-head-option = izvēle
review-report-head-points = punkti
review-report-head-error = ±
review-report-head-round = partija
review-report-head-match = spēle
review-report-head-when = kad
review-report-head-done = darīts
review-report-head-best-one = labākais
review-report-head-class = vērtējums
review-report-curve =
    { $of ->
        [round] Izredzes uzvarēt partijā
       *[match] Izredzes uzvarēt spēlē
    }
review-report-curve-note = Pēc katras darbības, ar kārtīm, kā tās gulēja, un labiem spēlētājiem, kas spēlē tālāk. ? un ?? ir kļūdas.
review-report-axis-round = partija
review-report-axis-chance = izredzes, %
review-report-all = Visi lēmumi
review-report-method-judged = Katru lēmumu vērtē pēc tā, ko spēlētājs varēja zināt: iedomājas dalījumus, kas tam atbilst, ticamākos biežāk; tajos izmēģina katru izvēli, un visi spēlē tālāk. Punkti ir tas, ko izvēle dod līdz partijas beigām salīdzinājumā ar pārējiem.
review-report-method-noise = Daļa dalījumu rāda, kura izvēle ir labākā. Pārējie, kas to neietekmēja, rāda, vai tā ir labāka par izdarīto; zaudējumu skaita tikai no 2,6 standartkļūdām. Kļūme maksā desmito daļu no tā, ko partija parasti dod, dārga kļūda – trešo daļu.
review-report-method-luck = Kārtis: katru partiju dala vēlreiz tieši tāpat, un labi spēlētāji visās vietās to izspēlē 64 reizes; tas, ko vieta saņem vidēji, ir kāršu vērtība. Paša kļūdas: ko maksāja paša lēmumi. Pārējie: atlikums, tas ir, ko darīja citi un kā krita kārtis. Kopā tie ir rezultāts.
review-report-method-curve = Izredzes redz visas kārtis: pēc katras darbības partiju divpadsmit reizes izspēlē tālāk, kā tā guļ, un spēles atlikumu izlozē no labu spēlētāju partijām.
