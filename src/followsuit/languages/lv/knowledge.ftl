### Ko spēlētāji var zināt: jautājumi, uz kuriem nevar atbildēt.

knowledge-not-in-play = Šīs kārts šajā partijā nav: { CARD($card) }.
    .remedy = Partiju var spēlēt ar kavas daļu.
knowledge-no-place = Formulā minēts { $given }, bet tādas vietas pie šī galda nav.
    .remedy = Vietas ir no 0 līdz { $last }; citas ir table, stash un undealt.
knowledge-no-card = Formulā minēts { $given }, bet tādas kārts šajā spēlē nav.
knowledge-formula-long = Formulas garums: { NUM($letters) }; vairāk par { NUM($most) } burtiem netiek lasīts.
knowledge-formula = Formulu nevar izlasīt no { $place }. zīmes: “{ $marked }”. { $problem }
knowledge-formula-deep = Citu citā drīkst būt ne vairāk kā { $most } daļas.
knowledge-expected = Te ir “{ $found }”, bet jābūt: { $expected }.
knowledge-ends = Tā beidzas, kur jābūt: { $expected }.
knowledge-expected-sign = “{ $sign }”
knowledge-expected-end = beigas vai viens no & | -> <->
knowledge-expected-formula = viens no ! ( [ K M E C true false { LIST($facts, " ") }
knowledge-expected-seat = vieta ({ LIST($seats, ",") })
knowledge-expected-card = kārts
knowledge-expected-number = skaitlis
