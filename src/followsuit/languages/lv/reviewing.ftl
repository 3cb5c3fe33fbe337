## Ko lapa saka par pabeigtas spēles analīzi.

page-review-of = { $game }, analīze
page-review-begin = Analizēt šo spēli
page-review-begin-says = Stiprākais spēlētājs novērtē katru lēmumu pēc tā, ko tobrīd varēja zināt. Tas brīdi ilgst, un rezultāts saglabājas.
page-review-making = Novērtēti { $judged } no { $of } lēmumiem
page-review-waiting =
    { $ahead ->
        [0] Analīze tūlīt sāksies.
        [one] Pirms tās vēl { $ahead } cita analīze.
       *[other] Pirms tās vēl { $ahead } citas analīzes.
    }
page-review-ready = Analīze ir gatava.
page-review-so-far = Pagaidām; pārējais vēl top.
page-review-whose = Kura spēle
page-review-says =
    { WHO($seat) ->
        [you] Bez kāršu laimes būtu { SIGNED($adjusted, 1) }; tavas kļūdas maksāja { NUM($cost, 1) }.
       *[other] { SEAT($seat) }: bez kāršu laimes būtu { SIGNED($adjusted, 1) }; kļūdas maksāja { NUM($cost, 1) }.
    }
page-review-where = No kā radās { SIGNED($result, 1) }
page-review-unit = punkti mīnus pārējo vidējie
page-review-deal = kāršu laime
page-review-others = citu spēle
page-review-own =
    { WHO($seat) ->
        [you] tavas kļūdas
       *[other] paša kļūdas
    }
page-review-result = rezultāts
page-review-parts = Kāršu laime { SIGNED($deal, 1) }, citu spēle { SIGNED($others, 1) }, paša kļūdas { SIGNED($own, 1) }, rezultāts { SIGNED($result, 1) }.
page-review-how = Kā tas skaitīts
page-review-how-says = Punkti ir paša punkti mīnus pārējo vidējie. Pie katra lēmuma { $player } izspēlē līdz { $worlds } dalījumiem, kas atbilst tobrīd zināmajam; izvēle ir tik vērta, cik tā tur vidēji dod, un zaudējums skaitās tikai tad, ja to var atšķirt no nejaušības. Neprecizitāte zaudē vismaz { NUM($slip, 1) } punktus, dārga kļūda – { NUM($costly, 1) }. Kāršu laime ir tas, ko labi spēlētāji visās vietās panāk ar tām pašām kārtīm, partiju pa partijai; pārējais bez paša kļūdām ir tas, ko darīja citi un kā krita kārtis. Izredze ir tāda, kā kārtis gulēja.
page-review-choices =
    { WHO($seat) ->
        [you] Tavas īstās izvēles: { $n }
       *[other] Īstās izvēles: { $n }
    }
page-review-forced = piespiestas: { $n }
page-review-sound = { PERCENT($share) } bija labākās vai tikpat labas
page-review-best = labākais
page-review-good = tikpat labs
page-review-slip = neprecizitāte
page-review-costly = dārgi
page-review-before-cards = { $round }. partija, pirms izspēles
page-review-for =
    { WHO($seat) ->
        [you] { SIGNED($points, 1) } tev
       *[other] { SEAT($seat) }: { SIGNED($points, 1) }
    }
page-review-played-by =
    { WHO($seat) ->
        [you] tava izvēle
       *[other] izvēle: { SEAT($seat) }
    }
page-review-better = labāk
page-review-played = izvēlēts
page-review-try = Mēģināt vēlreiz
page-review-see = Apskatīt
page-review-all = Visi lēmumi
page-review-chance-match =
    { WHO($seat) ->
        [you] Tava izredze uzvarēt
       *[other] Izredze uzvarēt: { SEAT($seat) }
    }
page-review-chance-round =
    { WHO($seat) ->
        [you] Tava izredze uzvarēt partijā
       *[other] Izredze uzvarēt partijā: { SEAT($seat) }
    }
page-review-wins =
    { WHO($seat) ->
        [you] Tu uzvari
       *[other] Uzvar { SEAT($seat) }
    }
page-review-chance-now = tagad { PERCENT($chance) }
page-review-chance-had = { PERCENT($chance) } ar { $action }
page-review-numbers = skaitļi: brīži
page-review-curve-from-to = No { PERCENT($first) } līdz { PERCENT($last) }.
page-review-moments = Izšķirošie brīži
page-review-no-moments = Nekas te nemaksāja tik daudz, lai pie tā kavētos: spēlēts stingri.
page-review-choice-of =
    { WHO($seat) ->
        [you] Tava izvēle
       *[other] Izvēle: { SEAT($seat) }
    }
page-review-expected = sagaidāmie punkti
page-review-give-or-take = { SIGNED($points, 1) }, plus mīnus { NUM($error, 1) }
page-review-open =
    { $loss ->
        [0] Kā kārtis gulēja: nekas nebija labāks.
       *[other] Kā kārtis gulēja: { $action }, par { NUM($loss, 1) } labāk.
    }
page-review-only-one = Te nekā cita nevarēja darīt.
page-review-step-on = Aizej līdz lēmumam, lai redzētu, ko vēl varēja darīt.
page-review-not-yet = Šis lēmums vēl nav novērtēts.
page-review-next-moment = Nākamais brīdis
page-review-tab-moves = Gājieni
page-review-tab-options = Izvēles
page-review-tab-who = Kam
page-review-live-moment = { $n }. brīdis no { $of }.
page-review-live-better = Labāk: { $action }, par { NUM($loss, 1) } punktiem.
