### Spēles apskats: kas bija labāk par izdarīto un kāpēc.

review-better = Labāk: { $best }. { LIST($reasons, " ") }
review-on-average = Tas vidēji dod vairāk.
review-last-to-play =
    { WHO($seat) ->
        [you] Tu liki pēdējo kārti stiķī.
       *[other] Pēdējo kārti stiķī lika { SEAT($seat) }.
    }
review-had-none =
    { WHO($seat) ->
        [you] Jau bija redzams, ka tev šī masta nav: { SUIT($suit) }.
       *[other] Jau bija redzams, kam šī masta nav: { SEAT($seat) }, { SUIT($suit) }.
    }
review-clears =
    { WHO($seat) ->
        [you] Tā bija tava pēdējā šī masta kārts: { SUIT($suit) }.
       *[other] Tā bija pēdējā šī masta kārts, { SEAT($seat) }: { SUIT($suit) }.
    }
review-beside = { " " }(kā spēlēts: { $other })
review-trick-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Stiķi paņem tava puse
           *[no] Stiķi paņem tu
        }
       *[other] { $side ->
            [yes] Stiķi paņem šī puse ({ SEAT($seat) })
           *[no] Stiķi paņem { SEAT($seat) }
        }
    }: { $figure }{ $beside }.
review-trick-left =
    { $side ->
        [yes] Stiķi paņem pretinieki
       *[no] Stiķi paņem kāds cits
    }: { $figure }{ $beside }.
review-round-won =
    { WHO($seat) ->
        [you] { $side ->
            [yes] Partijā uzvar tava puse
           *[no] Partijā uzvari tu
        }
       *[other] { $side ->
            [yes] Partijā uzvar šī puse ({ SEAT($seat) })
           *[no] Partijā uzvar { SEAT($seat) }
        }
    }: { $figure }{ $beside }.
review-bid-met =
    { WHO($seat) ->
        [you] Tavs solījums izpildās
       *[other] Solījumu izpilda { SEAT($seat) }
    }: { $figure }{ $beside }.
review-side-bid-met =
    { WHO($seat) ->
        [you] Jūsu solījums izpildās
       *[other] Solījumu izpilda šī puse ({ SEAT($seat) })
    }: { $figure }{ $beside }.
review-side-bid-missed = Pretinieku solījums neizpildās: { $figure }{ $beside }.
review-bid-missed =
    { WHO($seat) ->
        [you] Tavs solījums neizpildās
       *[other] Solījumu neizpilda { SEAT($seat) }
    }: { $figure }{ $beside }.
review-no-trick =
    { WHO($seat) ->
        [you] Tu nepaņem nevienu stiķi
       *[other] Nevienu stiķi nepaņem { SEAT($seat) }
    }: { $figure }{ $beside }.
review-some-trick =
    { WHO($seat) ->
        [you] Tu paņem vismaz vienu stiķi
       *[other] Vismaz vienu stiķi paņem { SEAT($seat) }
    }: { $figure }{ $beside }.
review-game-won =
    { WHO($seat) ->
        [you] Tu uzreiz uzvari spēlē
       *[other] Spēlē uzreiz uzvar { SEAT($seat) }
    }: { $figure }{ $beside }.
review-game-lost =
    { WHO($seat) ->
        [you] Tu uzreiz zaudē spēli
       *[other] Spēli uzreiz zaudē { SEAT($seat) }
    }: { $figure }{ $beside }.
review-nil-kept =
    { WHO($seat) ->
        [you] Tava nulle izdodas
       *[other] Nulle izdodas, { SEAT($seat) }
    }: { $figure }{ $beside }.
review-nil-broken =
    { WHO($seat) ->
        [you] Tava nulle neizdodas
       *[other] Nulle neizdodas, { SEAT($seat) }
    }: { $figure }{ $beside }.
review-took-all =
    { WHO($seat) ->
        [you] Visas soda kārtis savāc tu
       *[other] Visas soda kārtis savāc { SEAT($seat) }
    }: { $figure }{ $beside }.
review-not-all =
    { WHO($seat) ->
        [you] Visas soda kārtis tu nesavāc
       *[other] Visas soda kārtis nesavāc { SEAT($seat) }
    }: { $figure }{ $beside }.
review-dearest =
    { WHO($seat) ->
        [you] Tev tiek { CARD($card) }
       *[other] { CARD($card) } tiek šim: { SEAT($seat) }
    }: { $figure }{ $beside }.
review-trick-points =
    Vidēji acis no šī stiķa { WHO($seat) ->
        [you] { $side ->
            [yes] jūsu pusei
           *[no] tev
        }
       *[other] { $side ->
            [yes] šai pusei ({ SEAT($seat) })
           *[no] ({ SEAT($seat) })
        }
    }: { $figure }{ $beside }.
review-points =
    Vidēji acis partijā { WHO($seat) ->
        [you] { $side ->
            [yes] jūsu pusei
           *[no] tev
        }
       *[other] { $side ->
            [yes] šai pusei ({ SEAT($seat) })
           *[no] ({ SEAT($seat) })
        }
    }: { $figure }{ $beside }.
review-melds =
    Vidēji par rindām un vienādām kārtīm { WHO($seat) ->
        [you] { $side ->
            [yes] jūsu pusei
           *[no] tev
        }
       *[other] { $side ->
            [yes] šai pusei ({ SEAT($seat) })
           *[no] ({ SEAT($seat) })
        }
    }: { $figure }{ $beside }.
review-tricks =
    Vidēji stiķi { WHO($seat) ->
        [you] { $side ->
            [yes] jūsu pusei
           *[no] tev
        }
       *[other] { $side ->
            [yes] šai pusei ({ SEAT($seat) })
           *[no] ({ SEAT($seat) })
        }
    }: { $figure }{ $beside }.
review-score =
    Vidēji partijas punkti { WHO($seat) ->
        [you] { $side ->
            [yes] jūsu pusei
           *[no] tev
        }
       *[other] { $side ->
            [yes] šai pusei ({ SEAT($seat) })
           *[no] ({ SEAT($seat) })
        }
    }: { $figure }{ $beside }.
review-trick-against =
    Vidēji soda punkti no šī stiķa { WHO($seat) ->
        [you] tev
       *[other] ({ SEAT($seat) })
    }: { $figure }{ $beside }.
review-points-against =
    Vidēji soda punkti { WHO($seat) ->
        [you] tev
       *[other] ({ SEAT($seat) })
    }: { $figure }{ $beside }.
review-score-against =
    Vidēji partijas soda punkti { WHO($seat) ->
        [you] tev
       *[other] ({ SEAT($seat) })
    }: { $figure }{ $beside }.
review-from-zero =
    Vidēji attālums līdz nullei { WHO($seat) ->
        [you] tev
       *[other] ({ SEAT($seat) })
    }: { $figure }{ $beside }.

review-worlds = Lēmumu nevar novērtēt šādā iedomātu dalījumu skaitā: { $given }.
    .remedy = Dod skaitli no { $least } līdz { NUM($most) }.
