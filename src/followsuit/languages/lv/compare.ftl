### Spēles līdzās: ko saka `followsuit compare` un `followsuit sweep`. Iespējas, vārdi un spēlētāji saukti tā, kā tos raksta.

## Kas tiek salīdzināts.

compare-contender =
    { $game }{ $word ->
        [none] { "" }
       *[other] { " " }bez { $word }
    }{ $usual ->
        [yes] { "" }
       *[no] , spēlētāju skaits { $seats }
    }{ COUNT($options) ->
        [0] { "" }
       *[other] { " " }({ LIST($options, "") })
    }{ $player ->
        [none] { "" }
       *[other] , spēlē { $player }
    }
compare-left-out =
    { $word ->
        [none] { LIST($options, "") }
       *[other] bez { $word }
    }
compare-played = Spēļu skaits katrā: { NUM($games) }; spēlē { LIST($players) }, sēkla { $seed }; ± ir 99 % ticamība.
compare-how-to-read = Iekavās ir tas, kas var būt nejaušība.
compare-value = { $option }={ $value }
compare-values = { LIST($values, "") }

## Skaitļi.

compare-figure-minutes = minūtes
compare-figure-decisions = lēmumi uz spēlētāju
compare-figure-rounds = partijas
compare-figure-unfinished = nav beigušās
compare-figure-seat-advantage = labākās vietas pārsvars
compare-figure-bids-made = izpildīti solījumi
compare-figure-skill = prasme
compare-figure-better-wins = labākā spēlētāja pārsvars
compare-figure-lead-changes = vadības maiņas
compare-figure-leader-wins = uzvar pusceļa līderis
compare-figure-margin = starpība, partijās
compare-figure-shared-wins = dalītas uzvaras
compare-unknown = –
compare-apart =
    { $significant ->
        [yes] { "" }
       *[no] (
    }{ $by }{ $reach ->
        [none] { "" }
       *[other] { " ± " }{ $reach }
    }{ $share ->
        [yes] { "\u00A0" }%
       *[no] { "" }
    }{ $significant ->
        [yes] { "" }
       *[no] )
    }
compare-changed = { $figure } { $one } → { $other }
compare-named = { $figure } { $value }
compare-changes = { LIST($changes, ";") }
compare-no-changes = nekas, kas nevarētu būt nejaušība
compare-heading-figure = skaitlis
compare-heading-difference = B − A
compare-heading-goals = mērķi

## Spriedums.

compare-verdict = Līdzās { $one }: { $other } { LIST($parts) }.
compare-alike = Starp { $one } un { $other } nekas svarīgs neatšķiras vairāk, nekā ļauj nejaušība.
compare-differs-minutes =
    ilgst par { $by } min { $more ->
        [yes] ilgāk
       *[no] īsāk
    }
compare-differs-unfinished =
    { $more ->
        [yes] biežāk
       *[no] retāk
    } paliek nepabeigta ({ $other }, nevis { $one })
compare-differs-seat-advantage =
    { $more ->
        [yes] vairāk
       *[no] mazāk
    } dod priekšroku kādai vietai ({ $other }, nevis { $one })
compare-differs-bids-made =
    ļauj izpildīt { $more ->
        [yes] vairāk
       *[no] mazāk
    } solījumu ({ $other }, nevis { $one })
compare-differs-skill =
    prasa { $more ->
        [yes] vairāk
       *[no] mazāk
    } prasmes ({ $other }, nevis { $one })
compare-differs-lead-changes =
    { $more ->
        [yes] biežāk
       *[no] retāk
    } maina līderi ({ $other }, nevis { $one })
compare-worth = { $game }: no tā, bez kā var spēlēt (skaits { $tried }), kaut ko vairāk par nejaušību maina { $matter }; visvairāk “{ $most }” (skaitļu skaits { $figures }).
compare-worth-nothing = { $game }: nekas, bez kā var spēlēt, nemaina vairāk, nekā ļauj nejaušība.

## Vērtības pēc kārtas.

sweep-meets =
    { COUNT($settings) ->
        [one] { LIST($settings) } { $surely ->
            [yes] sasniedz
           *[no] sasniedz, varbūt nejauši,
        } { LIST($goals) }: { LIST($figures, ";") }.
       *[other] { LIST($settings) } sasniedz { LIST($goals) }; pirmais no tiem { $surely ->
            [yes] droši
           *[no] varbūt nejauši
        }: { LIST($figures, ";") }.
    }
sweep-none-meets = Neviens iestatījums nesasniedz { LIST($goals) }; vistuvāk ir { $nearest }: { LIST($figures, ";") }.
sweep-no-goals = Izmēģināto iestatījumu skaits: { $settings }; ar --goal, piemēram, minutes=20, uzzināsi, kurš sasniedz mērķi.
sweep-met =
    { $met ->
        [yes] jā
        [perhaps] varbūt
       *[no] nē
    }

## Pārskata lapa.

compare-page = { $one } līdzās { $other }
compare-page-worth = { $game }: ko vērts katrs vārds
compare-page-sweep = { $game }: { LIST($options) } vērtības
compare-page-title = Skaitļi līdzās, ar 99 % ticamības intervāliem
compare-question-figures = Kādi ir skaitļi?
compare-question-charts = Kā tas izskatās?
compare-question-changes = Kas mainās vairāk nekā nejauši?
compare-method = Minūtes ir viena cilvēka laiks starp botiem: piecas sekundes katram savam lēmumam, viena katram cita lēmumam. Labākās vietas pārsvars ir tas, par cik vairāk nekā līdzīgu daļu spēļu tā uzvar; kura ir labākā, atrod vienā pusē spēļu un izmēra otrā. Prasme ir tas, cik daudz no uzvaras izskaidro tas, “kas spēlē”, ja viens šāds spēlētājs sēž starp vājākiem; labākā spēlētāja pārsvars ir tas, cik tālu viņš ir ceļā no līdzīgas daļas spēļu (0 %) līdz visām (100 %). Pusceļa līderis uzvar tik daudz no spēlēm, kas turpinās. Starpība ir punkti starp pirmo un otro, parasta lieluma partijās.

## Kas nevar būt.

compare-one-game = Nav, ar ko to salīdzināt.
    .remedy = Nosauc divas spēles vai vienu divreiz ar citām iespējām, piemēram, zole zole:rounds=24; vai nosauc divus spēlētājus, vai pievieno --without-each.
compare-too-many = Salīdzina divas spēles.
    .remedy = Nosauc divas, piemēram, spades whist.
compare-players = { LIST($players) } ir par daudz spēlētāju.
    .remedy = Nosauc vienu abām vai katrai savu.
compare-without-two = --without-each ir par vienu spēli.
    .remedy = Nosauc vienu spēli un vienu spēlētāju.
compare-nothing-to-leave-out = { $game }: bez neviena tās vārda un nevienas iespējas spēlēt nevar.
    .remedy = Salīdzini divus tās iestatījumus, piemēram, zole zole:rounds=24.
sweep-goal-unreadable = “{ $text }” nav mērķis.
    .remedy = Raksti to kā minutes=20, minutes=15..25 vai skill>=60%.
sweep-goal-unknown = Skaitļa “{ $given }” nav.
    .remedy = Skaitļi ir { LIST($figures) }.
sweep-values-unreadable = “{ $text }” nav vērtību apgabals.
    .remedy = Raksti to kā 4..20, 4..20..4 vai five,seven.
sweep-too-many = Tas ir vairāk nekā { $most } iestatījumu.
    .remedy = Izmēģini mazāk vērtību vai ar soli, piemēram, 4..40..4.
sweep-nothing-to-try = Nevienai iespējai nav vairāku vērtību.
    .remedy = Dod kādai dažas, piemēram, --option rounds=4..20.
