### Atkārtojuma izpēte.

page-explorer = Izpēte
page-explore = Izpētīt
page-explore-short = Ko katrs varēja zināt, kārti pa kārtij.
page-explore-back = Atpakaļ uz atkārtojumu
page-explore-parts = Kas redzams
page-explore-cards = Kārtis
page-explore-picture = Attēls
page-explore-two-deep = Divkārt
page-explore-ask = Jautāt
page-explore-waiting = Tiek rēķināts …

page-explore-deals = Iespējamie dalījumi
page-explore-deals-says = cik dalījumu katrs vēl uzskata par iespējamiem
page-explore-dealt = Kārtis ir izdalītas.
page-explore-plays = { SEAT($seat) } izspēlē { SIGN($card) }.
page-explore-became = { $name }: no { $before } iespējamiem dalījumiem palika { $after }.
page-explore-same = { $name } joprojām: { $deals } iespējami dalījumi.
page-explore-knows-all = { $name } zina, kur ir katra kārts.
page-explore-live =
    { SEAT($seat) } izspēlē { CARD($card, "acc") }; atlikušie dalījumi: { $count ->
        [1] viens
       *[other] { $deals }
    }, { NUM($bits, 1) } biti.
page-explore-live-deals =
    Atlikušie dalījumi: { $count ->
        [1] viens
       *[other] { $deals }
    }.
page-explore-bits = +{ NUM($bits, 1) } biti
page-explore-nothing = nekā jauna
page-explore-left-to = { $name }: { $deals }

page-explore-where = Kur tā ir?
page-explore-view = kā to redz { $name }, %
page-explore-ruled-out = izslēgts
page-explore-no-cards = { $name } ir redzējis visas kārtis.
page-explore-passed-by = nodeva { $name }

page-explore-who-can-tell = Kas zina, kur ir { SIGN($card) }?
page-explore-before = pirms tam
page-explore-now = tagad
page-explore-after = pēc gājiena: { SEAT($seat) }, { SIGN($card) }
page-explore-cannot = { $name } šos neatšķir
page-explore-others-cannot = citi neatšķir
page-explore-truth = kur tā bija
page-explore-worlds = Tā var būt šeit: { LIST($places, "or") }.
page-explore-knowers = Kas zina, kur tā ir
page-explore-knows-deal = zina kopš dalīšanas
page-explore-knows-since = zina kopš gājiena: { SEAT($seat) }, { SIGN($card) }
page-explore-knows-step = zina kopš { $n }. soļa
page-explore-does-not-know = nezina: { LIST($places, "or") }
page-explore-does-not-know-many = nezina: { $n } vietas
page-explore-open = To izspēlēja { $name }: visi to redzēja.

page-explore-two-says = ko { $name } domā par to, ko domā { $other }
page-explore-two-title = { $name } domā: kas varētu būt rokā, kur spēlē { $other }
page-explore-other = Kura domas
page-explore-two-card = { SIGN($card) }, skatīta divkārt
page-explore-case-holds = { $percent }: to tur { $name }
page-explore-case-lies = { $percent }: { $place }
page-explore-of-deals = { $deals } no { $of } dalījumiem
page-explore-thinks = { $name } domā:
page-explore-mine = “Tā ir man.”
page-explore-know-it = “Es zinu: { $place }.”
page-explore-may-be = “{ CAPITAL(LIST($places, "or")) }.”
page-explore-may-not = “{ CAPITAL(LIST($places, "or")) }; ne { LIST($without, "or") }.”
page-explore-perhaps = varbūt { $place }
page-explore-so-always = Tātad { $name } zina, ka { $other } zina, kur tā ir.
page-explore-so-sometimes = Tātad { $name } nezina, vai { $other } zina, kur tā ir.
page-explore-so-never = Tātad { $name } zina, ka { $other } nezina, kur tā ir.

page-explore-formula = Vai tas te ir spēkā?
page-explore-examples = Piemēri
page-explore-yes = Jā.
page-explore-no = Nē.
page-explore-witness = { $name } nevar izslēgt šādu dalījumu:
page-explore-witness-there = Tādā gadījumā { $name } nevarētu izslēgt šādu:
page-explore-witness-same = { $name } nevar izslēgt šādu dalījumu, un tajā to nevar arī { $other }:
page-explore-breaks = { CARD($card) }: tā apgalvojumu atspēko
page-explore-since-deal = Tā ir kopš dalīšanas.
page-explore-since = Tā ir kopš gājiena: { SEAT($seat) }, { SIGN($card) }.
page-explore-since-step = Tā ir kopš { $n }. soļa.
page-explore-how = Kā raksta formulu
page-explore-how-facts = kādam ir kārts; kādam nav neviena masta
page-explore-how-knows = kāds to zina; kāds to uzskata par iespējamu
page-explore-how-all = visi to zina; tas ir kopīgi zināms
page-explore-how-joined = nav tā, ka; un; vai; ja …, tad

page-knew = { $name } zināja:
page-knew-nothing = { $name } par slēptajām kārtīm neko droši nezināja.
page-knew-all = { $name } zināja, kur ir katra kārts.
page-knew-has = { $name } tur { SIGNS($cards, " ") }
page-knew-lies = { SIGNS($cards, " ") } { $place }
page-knew-lacks = { $name } netur šos mastus: { SUITS($suits, "or") }
page-knew-no-trumps = { $name } netur trumpjus
page-key-formula = jautāt ar formulu
page-key-seat = kura acīm
page-key-step = par kārti atpakaļ vai uz priekšu
