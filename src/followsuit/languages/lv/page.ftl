### What the web page says itself.

## Around the table.

page-leave-table = Atstāt galdu
page-scores = Rezultāti
page-menu = Izvēlne
page-rules = Noteikumi
page-to-your-hand = Uz tavām kārtīm
page-close = Aizvērt
page-round = { $n }. partija
page-round-of = { $n }. partija no { $of }
page-trick-of = { $n }. stiķis no { $of }
page-cards-each =
    { $n ->
        [zero] katram { $n } kāršu
        [one] katram { $n } kārts
       *[other] katram { $n } kārtis
    }

## What lies on the table, and the seats.

page-this-round = Šī partija
page-trump = trumpe
page-turned-card = atklātā kārts
page-stash = noraktās kārtis
page-taken-of = { $taken } no { $of }
page-meter-says =
    { $points ->
        [zero] { $points } acu, mērķis ir { $goal }
        [one] { $points } acs, mērķis ir { $goal }
       *[other] { $points } acis, mērķis ir { $goal }
    }
page-you = tu
page-you-aim = tu, { $aim }
page-bot = bots
page-dealer = dalītājs
page-deals-now = dala
page-away = prom
page-away-bot = prom, spēlē bots
page-open-seat = brīva vieta
page-on-turn = viņa gājiens
page-bid-is = sola { $n }
page-cards =
    { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }
page-tricks =
    { $n ->
        [0] neviena stiķa
        [zero] { $n } stiķu
        [one] { $n } stiķis
       *[other] { $n } stiķi
    }
page-tokens =
    { $n ->
        [zero] { $n } žetonu
        [one] { $n } žetons
       *[other] { $n } žetoni
    }
page-points =
    { $n ->
        [zero] { NUM($n) } punktu
        [one] { NUM($n) } punkts
       *[other] { NUM($n) } punkti
    }

## The trick and the hand.

page-led = izgāja
page-winning = pagaidām ņem
page-takes = paņem stiķi
page-trick-is = Šis stiķis
page-played-by = { $name }: { $what }
page-sum-is = skaitās { $total }
page-your-hand = Tavas kārtis
page-can-be-played = { $what }, var izspēlēt
page-must-wait = { $what }, ne tagad: { $why }
page-is-trump = { $what }, trumpe
page-copies = { $what }, skaits: { $n }
page-raised = { $what }, pacelta: vēlreiz, lai izspēlētu
page-tap-again = { $card }: pieskaries vēlreiz, lai izspēlētu.
page-is-ahead = { $what }, izvēlēta iepriekš: vēlreiz paņem atpakaļ
page-ahead-off = { $what } vairs nav izvēlēta.
page-ahead-back = { $card } nolikta atpakaļ. { $why }
page-not-your-turn = Gājiens: { $name }. Tava kārta vēl pienāks.

## Choosing: contracts, bids, the stash, tokens.

page-choose-first = Vispirms izvēlies
page-barred = nedrīkst
page-pays = { SIGNED($low) }
page-pays-range = no { SIGNED($low) } līdz { SIGNED($high) }
page-else-costs = citādi { SIGNED($low) }
page-else-costs-range = citādi no { SIGNED($low) } līdz { SIGNED($high) }
page-stash-them = Norakt { SIGNS($cards) }
page-stash-more =
    { $n ->
        [zero] Izvēlies vēl { $n } kāršu
        [one] Izvēlies vēl { $n } kārti
       *[other] Izvēlies vēl { $n } kārtis
    }
page-in-the-stash = norakts
page-take-back = { $what }, norakta: ņemt atpakaļ
page-to-stash = { $what }, norakt
page-tug-tricks = Stiķi
page-tug-points = Acis
page-of = no { $n }
page-nothing-yet = vēl nekā
page-face-down-to = aizklātas, saņems { $name }
page-can-be-chosen = { $what }, var izvēlēties
page-is-chosen = { $what }, izvēlēta: vēlreiz, lai ņemtu atpakaļ
page-enough-chosen =
    { $n ->
        [zero] Pietiek ar { $n } kārtīm: vispirms vienu noliec atpakaļ.
        [one] Pietiek ar { $n } kārti: vispirms to noliec atpakaļ.
       *[other] Pietiek ar { $n } kārtīm: vispirms vienu noliec atpakaļ.
    }
page-so-many-chosen = izvēlētas { $n } no { $of }
page-gave-got = iedotas { SIGNS($gave, " ") }, saņemtas { SIGNS($got, " ") }
page-passing = Kāršu nodošana
page-passing-turns = katrā partijā citādi
page-passed-way =
    { $way ->
        [left] pa kreisi
        [right] pa labi
        [across] pretī
        [keep] kārtis nenodod
       *[on] tālāk
    }
page-passed-now = šajā partijā
page-passed-now-to = šajā partijā: tavas saņem { $name }
page-passed-next = nākamajā
page-points-still-out = Vēl nepaņemtie punkti
page-cards-of-suit = { $n } { SUIT($suit, "many") }
page-all-points-taken = viss paņemts
page-put-away = noliktas
page-not-winning = Vēl neņem.
page-beats = { $name }: { $total }. Tava kārts ir stiprāka.
page-gives-up =
    { $points ->
        [zero] atdod { $points } punktu
        [one] atdod { $points } punktu
       *[other] atdod { $points } punktus
    }
page-lay-tokens =
    { $n ->
        [zero] Likt { $n } žetonu
        [one] Likt { $n } žetonu
       *[other] Likt { $n } žetonus
    }
page-does-not-fit = neder

## The buttons, the score sheet, the end of a round and of a game.

page-last-trick = Pēdējais stiķis
page-last-trick-of = pēdējais stiķis · { $name }
page-no-last-trick = Vēl neviens stiķis nav pabeigts.
page-hint = Padoms
page-undo = Atcelt
page-chat = Sarakste
page-score-sheet = Punktu lapa
page-sheet-key = solīts ◆ paņemts = izdevās
page-sheet-cards = kārtis
page-sheet-round = partija
page-total = kopā
page-void-round = neskaitās
page-cell-says =
    { $made ->
        [yes] solīts { $bid }, paņemts { $took }, izdevās
       *[no] solīts { $bid }, paņemts { $took }, neizdevās
    }
page-no-rounds = Lapa aizpildās, kad pirmā partija ir galā.
page-round-over = { $n }. partija ir galā
page-look-back = Atskatīties
page-trick-before = Iepriekšējais stiķis
page-trick-after = Nākamais stiķis
page-hint-not-now = Padoms ir tavam gājienam.
page-nothing-to-undo = Tagad nav ko ņemt atpakaļ.
page-next-round = Nākamā partija
page-next-in =
    { $seconds ->
        [one] Turpinās pēc { $seconds } sekundes
       *[other] Turpinās pēc { $seconds } sekundēm
    }
page-game-over = Spēle ir galā
page-game-unfinished = Spēle nav pabeigta
page-rematch = Spēlēt vēlreiz
page-see-replay = Skatīt spēles gaitu
page-review = Analīze
page-home = Uz sākumlapu
page-place = { $n }.

## Hints and chat.

page-hint-coming = Padoms tūlīt būs.
page-hint-says = Ieteikums: { $action }.
page-do-it = Tā arī darīt
page-chat-empty = Vēl nekas nav teikts.
page-chat-write = Rakstīt galdam
page-chat-send = Sūtīt
page-chat-between-rounds = Saviem vārdiem var rakstīt starp partijām.
page-mute = Nerādīt: { $name }
page-preset-hello = Sveiki
page-preset-well-played = Labi nospēlēts
page-preset-close-one = Gandrīz
page-preset-oops = Ups
page-preset-thinking = Domāju…
page-preset-back-soon = Tūlīt būšu
page-preset-another = Vēl vienu?
page-preset-thanks = Paldies

## Joining, games and tables.

page-got-a-code = ir kods?
page-code-example = trīs vārdi
page-join = Pievienoties
page-scan = Skenēt QR kodu
page-sit-down = Apsēsties
page-sit-back-down = Atgriezties
page-replay = Spēles gaita
page-play-now = Spēlēt
page-friends = Draugi
page-players =
    { $n ->
        [zero] { $n } spēlētāju
        [one] { $n } spēlētājs
       *[other] { $n } spēlētāji
    }
page-players-range = { $least }–{ $most } spēlētāji
page-minutes = { $n } min
page-seats-open =
    { $n ->
        [0] vietu nav
        [zero] { $n } brīvu vietu
        [one] { $n } brīva vieta
       *[other] { $n } brīvas vietas
    }
page-status-playing = spēle notiek
page-status-over = pabeigta
page-play-against-bots = Spēlēt { $game } pret botiem
page-seconds-left =
    { $n ->
        [one] atlikusi { $n } sekunde
       *[other] atlikušas { $n } sekundes
    }

## The connection, and the page itself.

page-connection-lost = Savienojums pārtrūka. Mēģinām vēlreiz.
page-connection-back = Atpakaļ. Nekas nav zaudēts.
page-guest = Viesis
page-try-again = Mēģināt vēlreiz
page-load-anew = Ielādēt
page-newer-page = Šai lapai ir jaunāka versija.
page-finding-table = Meklējam galdu …

## The front page.

page-pull-up = Sēdies pie galda.
page-cards-are-dealt = Kārtis ir izdalītas.
page-no-account =
    { $games ->
        [0] Konts nav vajadzīgs; tukšās vietas aizpilda boti.
        [zero] { CAPITAL(WORDS($games, "f")) } stiķu spēļu. Konts nav vajadzīgs; tukšās vietas aizpilda boti.
        [one] { CAPITAL(WORDS($games, "f")) } stiķu spēle. Konts nav vajadzīgs; tukšās vietas aizpilda boti.
       *[other] { CAPITAL(WORDS($games, "f")) } stiķu spēles. Konts nav vajadzīgs; tukšās vietas aizpilda boti.
    }
page-against-bots = pret botiem, tūlīt
page-game-with = { $game }: { LIST($names) }
page-game-against-bots = { $game } pret botiem
page-your-turn-there = Tavs gājiens
page-is-your-turn = tavs gājiens
page-your-tables = Tavi galdi
page-open-tables = Atvērtie galdi
page-no-tables-of-yours = Šeit būs galdi, pie kuriem esi sēdējis.
page-no-open-tables = Pašlaik pie publiskajiem galdiem nav brīvu vietu. Izveido savu.
page-make-a-table = Izveidot galdu
page-join-with-code = Pievienoties ar kodu
page-join-says = Drauga kods vai visa saite. QR kodu atver telefona kamera, un galds atveras pats.
page-more-ways = Citi veidi, kā spēlēt
page-just-now = tikko
page-find-a-game = Meklēt spēli
page-find-example = Meklēt spēli: klaver, 3 spēlētāji, īsa
page-find-short = īsa, īss, ātra
page-clear-search = Notīrīt meklēšanu
page-no-such-game = Tādas spēles nav. Uzraksti to: kā, stāsta “Adding a game” dokumentācijā.
page-found =
    { $n ->
        [zero] { $n } spēļu
        [one] { $n } spēle
       *[other] { $n } spēles
    }
page-yours = Tavas
page-yours-says = izlase, tad pēdējās spēlētās
page-favourite = Izlasē: { $game }
page-families = Spēļu saimes
page-all-games = Visas { $n }
page-under-minutes = līdz { $n } min

## Making a table.

page-game = Spēle
page-seats = Vietas
page-how-many = Cik spēlētāju
page-your-name = Tavs vārds
page-seat-number = { $n }. vieta
page-a-person = cilvēks, ar saiti
page-bot-called = bots: { $name }
page-about-bots = Cik labi spēlē boti
page-other-bots = Citi
page-house-rules = Mājas noteikumi
page-no-limit = bez ierobežojuma
page-is-off = izslēgts: { $name }
page-is-set = { $name }: { $value }
page-how-it-is-run = Galda kārtība
page-who-may-come = Kas drīkst nākt
page-unlisted = Kam ir saite
page-unlisted-says = Galds nav atvērto galdu sarakstā.
page-public = Ikviens
page-public-says = Galds ir atvērto galdu sarakstā, līdz vietas ir aizņemtas.
page-private = Tikai tie, kas sēž
page-private-says = Vietas ieņem ar saiti; vērot nevar neviens.
page-spectators = Drīkst vērot
page-spectators-says = Vērotāji neredz neviena kārtis.
page-hints = Padomi
page-no-hints = izslēgts: padomi
page-hints-says = Ikviens drīkst jautāt, ko darītu stiprs spēlētājs.
page-taking-back = Gājiena atcelšana
page-taking-back-says = Ja visi piekrīt; starp botiem uzreiz.
page-chances = Kam tā varētu būt
page-chances-says = Ikviens drīkst jautāt, cik ticami kārts ir kādā vietā, skatoties no savas puses.
page-short-rounds = Īsas partijas
page-short-rounds-says = Ikviens drīkst beigt partiju, tiklīdz atlikušais vairs nemaina rezultātu.
page-timer = Pulkstenis
page-timer-says = Kad laiks beidzies, izlemj bots.
page-seconds-each = Vienam lēmumam
page-seconds =
    { $n ->
        [zero] { $n } sekunžu
        [one] { $n } sekunde
       *[other] { $n } sekundes
    }
page-make-and-invite = Izveidot galdu
page-make-and-play = Dalīt kārtis

## Waiting for the others.

page-join-them = Ieņem vietu
page-all-here = Visi ir klāt
page-waiting-for =
    { $n ->
        [zero] Gaidām vēl { $n } spēlētāju
        [one] Gaidām vēl { $n } spēlētāju
       *[other] Gaidām vēl { $n } spēlētājus
    }
page-host = saimnieks
page-not-connected = nav savienojuma
page-give-to-bot = Bots
page-open-up = Atbrīvot vietu: { $name }
page-open-up-short = Atbrīvot
page-remove = Izraidīt: { $name }
page-remove-short = Izraidīt
page-remove-sure = Tiešām izraidīt: { $name }?
page-which-bot = Boti, kas spēlē
page-starts-soon = Kārtis tūlīt tiks izdalītas.
page-host-starts = Spēle sākas, kad visas vietas ir aizņemtas.
page-link = saite
page-copy-link = Kopēt
page-copied = Nokopēts
page-share = Kopīgot
page-qr-of = QR kods: { $link }
page-fair-says = Kārtis nevar izvēlēties neviens: lozē visu pārlūkprogrammas, un visi ir saistīti, pirms kaut kas tiek parādīts.
page-get-up = Atdot savu vietu
page-get-up-says = Pavisam; to ieņem bots.
page-get-up-sure = Tiešām atdot savu vietu?

## Settings and keys.

page-settings = Iestatījumi
page-language = Valoda
page-theme = Gaišs vai tumšs
page-theme-system = kā sistēmā
page-theme-light = gaišs
page-theme-dark = tumšs
page-to-light = Pārslēgt uz gaišu
page-to-dark = Pārslēgt uz tumšu
page-four-colours = Četras krāsas
page-four-colours-says = Kāravs zils, kreicis zaļš.
page-pace = Temps
page-pace-calm = mierīgs
page-pace-usual = parasts
page-pace-brisk = žigls
page-bots-pace = Botu temps
page-suit-letters = Mastu burti
page-suit-letters-says = Uz katras kārts ir tās masta burts.
page-left-handed = Kreisajai rokai
page-left-handed-says = Tas, ko spiež, ir kreisajā pusē.
page-less-motion = Mazāk kustības
page-less-motion-says = Kārtis parādās savā vietā.
page-sound = Skaņa
page-sound-says = Divi klauvējieni, kad ir tavs gājiens.
page-vibration = Vibrācija
page-vibration-says = Kad ir tavs gājiens un skaņa ir izslēgta.
page-confirm = Jautāt divreiz
page-confirm-says = Pirmais pieskāriens kārti paceļ, otrais izspēlē.
page-ahead = Izvēlēties iepriekš
page-ahead-says = Kārts, kurai pieskaries pirms sava gājiena, tiek izspēlēta, kad pienāk tava kārta, ja to drīkst.
page-autoplay = Izspēlēt vienīgo kārti
page-autoplay-says = Ja drīkst likt tikai vienu kārti, tā tiek izspēlēta pati, pēc tik ilga laika, cik tu parasti domā.
page-keys = Taustiņi
page-keys-says = Atsevišķi taustiņi darbojas pie galda; ? parāda visus.
page-all-keys = Visi taustiņi
page-key-cards = iepriekšējā vai nākamā kārts
page-key-all-cards = arī kārtis, kas jāpataupa
page-key-ends = pirmā vai pēdējā kārts
page-key-enter = izspēlēt kārti; izdarīt izvēlēto
page-key-bid = izvēlēties solījumu; ar Enter to izsaka
page-key-contract = izvēlēties, ko spēlēt, zolē
page-key-element = nosaukt trumpi spēlē Elemental
page-key-call = garām, paņemt vai nosaukt mastu
page-key-pick = izvēlēties kārti, ko nodot; Enter nodod
page-key-tokens = žetoni
page-key-last-trick = pēdējais stiķis
page-key-hint = padoms
page-key-undo = atcelt gājienu
page-key-scores = rezultāti
page-key-chat = sarakste
page-key-who = kam tā varētu būt
page-key-values = kāršu vērtības un secība
page-key-claim = pieteikt atlikumu
page-key-claim-answer = piekrist pieteikumam vai iebilst
page-key-again = pateikt vēlreiz
page-key-keys = visi taustiņi
page-key-close = aizvērt

## While a game goes on.

page-sat-down = { $name } apsēžas.
page-left-table = { $name } ir aizgājis no galda.
page-is-away = { $name } ir prom; pa to laiku spēlē bots.
page-is-back = { $name } ir atpakaļ.
page-takes-over-in =
    { $seconds ->
        [0] { $name } ir prom. Spēlēs bots.
        [zero] { $name } ir prom. Pēc { $seconds } sekundēm spēlēs bots.
        [one] { $name } ir prom. Pēc { $seconds } sekundes spēlēs bots.
       *[other] { $name } ir prom. Pēc { $seconds } sekundēm spēlēs bots.
    }
page-say-again = Pateikt vēlreiz
page-say-again-says = Pēdējais nolasītais, vēlreiz.
page-decided = Atlikušais rezultātu vairs nemaina.
page-decided-next = Beigt partiju
page-claim = Atlikums ir mans
page-claim-short = Piesaki stiķus, kas vēl palikuši.
page-claim-says =
    { $n ->
        [zero] Tu piesaki visus atlikušos stiķus: { $n }. Pieskaries kārtīm tādā secībā, kādā tās liksi.
        [one] Tu piesaki atlikušos stiķus: { $n }. Pieskaries kārtīm tādā secībā, kādā tās liksi.
       *[other] Tu piesaki visus atlikušos stiķus: { $n }. Pieskaries kārtīm tādā secībā, kādā tās liksi.
    }
page-claim-card = { $what }, liekama { $n }.
page-claim-open = Ja tas izdodas katrā dalījumā, kas tev jāuzskata par iespējamu, partija uzreiz ir galā. Ja ne, citi redz tavas kārtis un drīkst iebilst; tad spēlē tālāk ar atklātām kārtīm.
page-claim-do = Pieteikt
page-claim-not-now = Atlikumu piesaka tas, kam jāliek kārts, reizi partijā.
page-claim-proved-own = Atlikums ir tavs jebkurā iespējamā dalījumā.
page-claim-proved-other = { $name } piesaka atlikumu un paņem to jebkurā iespējamā dalījumā.
page-claim-asked-own = Tu piesaki atlikumu. Citi skatās tavas kārtis.
page-claim-asked-other = { $name } piesaka atlikumu. Stiķi: { $n }.
page-claim-answer-by = Piekrīti ar y, iebilsti ar o.
page-claim-accepted-own = Neviens neiebilst: atlikums ir tavs.
page-claim-accepted-other = Neviens neiebilst: atlikumu saņem { $name }.
page-claim-contested-own = { $who } iebilst. Spēlē tālāk.
page-claim-contested-other = { $who } iebilst. Spēlē tālāk; pieteicēja kārtis paliek atklātas ({ $name }).
page-claim-contested-you = Tu iebilsti. Spēlē tālāk; pieteicēja kārtis paliek atklātas ({ $name }).
page-claim-taken-back-own = Tu atsauc pieteikumu. Spēlē tālāk; tavas kārtis paliek atklātas.
page-claim-taken-back-other = { $name } atsauc pieteikumu. Spēlē tālāk; šīs kārtis paliek atklātas.
page-claim-mine = “Atlikums ir mans”
page-claim-lies-open = Tavas kārtis ir atklātas tādā secībā, kādā tās liksi.
page-claim-can-you = { $name } liek šīs kārtis šādā secībā un grib paņemt katru stiķi. Iebilsti, ja tu kādu varētu paņemt.
page-claim-will = { $name } liek šīs kārtis šādā secībā un grib paņemt katru stiķi.
page-claim-in-order = šādā secībā
page-claim-looks =
    { $own ->
        [yes] vēl skaties …
       *[no] vēl skatās …
    }
page-claim-accepts =
    { $own ->
        [yes] piekrīti
       *[no] piekrīt
    }
page-claim-contests =
    { $own ->
        [yes] iebilsti
       *[no] iebilst
    }
page-claim-silence = Kas klusē, tas piekrīt. Laiks sekundēs: { $seconds }.
page-claim-take-back = Atsaukt
page-claim-accept = Piekrist
page-claim-contest = Iebilst
page-claim-none = Nav pieteikuma, uz kuru tev būtu jāatbild.
page-claim-panel = Pieteikums
page-claim-all = stiķi: { $n }
page-claim-broken = Spēlē tālāk: kāds dalījums to atspēko
page-claim-broken-says = { $who } iebilst. Ja kārtis ir šādi, un tas atbilst visam, ko vari zināt, { $name } var paņemt { $n }. stiķi. Tās var nebūt īstās.
page-claim-meets = { $n }. stiķis: tava { $own } pret { $card }, kas ir šim spēlētājam: { $name }.
page-claim-lies = { $n }. stiķis: { $card } jau ir uz galda ({ $name }).
page-claim-counted = Dalījumi, kuros izdodas: { $holding }. Dalījumi, kuros ne: { $broken }.
page-claim-stays-open = Tavas kārtis paliek atklātas. Nekas cits nemainās.
page-claim-play-on = Spēlēt tālāk
page-who-may-hold = Kam tā varētu būt?
page-who-short = Cik ticami kārts ir kādā vietā.
page-who-says = Izvēlies kārti, ko neesi redzējis. Tiek skaitīti visi dalījumi, kas atbilst tam, ko zini.
page-at-least-one = vismaz viena no { $copies }
page-worlds-fit = Iespējamie dalījumi: { NUM($worlds) }.
page-worlds-fit-about = Iespējamie dalījumi: apmēram 10 pakāpē { $power }.
page-lies-table = uz galda
page-lies-stash = norakta
page-lies-undealt = nav izdalīta
page-lies-out = ārpus spēles
page-lesson-offer = { $game } tev ir jauna spēle?
page-learn-it = Iemācīties vienā partijā
page-learn-game = { $game }: iemācīties vienā partijā
page-i-know-it = Es to protu
page-lesson-of = { $game }, tava pirmā partija
page-lesson-says = ar paskaidrojumiem · neskaitās
page-lesson-steps = Tava pirmā partija
page-lesson-at = { $n } no { $of }
page-lesson-step = { $n }. solis no { $of }. { $title }.
page-skip-tour = Izlaist paskaidrojumus
page-next-tip = Tālāk
page-previous-tip = Atpakaļ
page-last-tip = Skaidrs
page-lesson-play = Spēlēt pa īstam
page-new-card = jauna
page-card-values = Kāršu vērtības
page-card-values-says = Kāršu secība un cik katra tagad vērta
page-picked-up = Tu paņēmi
page-worth = { $what }, vērtība { $n }
page-share-table = Kopīgot šo galdu
page-give-time =
    { $seconds ->
        [zero] { $name }: vēl { $seconds } sekunžu
        [one] { $name }: vēl { $seconds } sekunde
       *[other] { $name }: vēl { $seconds } sekundes
    }
page-other-device = Spēlēt citā ierīcē
page-other-device-says = Saite, kas pārceļ tavu vietu.
page-other-device-once = Atver šo saiti vai noskenē kodu otrā ierīcē. Tā darbojas vienreiz.
page-bot-for-me = Lai manā vietā spēlē bots
page-bot-for-me-says = Līdz atgriezīsies.
page-bot-plays-for-you = Tavā vietā spēlē bots.
page-i-am-back = Esmu atpakaļ
page-seat-stays = Vieta paliek tava.
page-time-over = Tavs laiks beidzās. Tavā vietā izlēma { $bot }: { $what }.
page-undo-asked = { $name } lūdz atcelt: { $what }.
page-undo-waits = Tu lūdzi atcelt gājienu. Gaidām: { LIST($names) }.
page-undo-refused = Pārējie nepiekrita. Paliek, kā bija.
page-agree = Piekrītu
page-refuse = Nepiekrītu
page-you-watch = Tu vēro.
page-instead-of = Spēlēt šajā vietā: { $name }
page-with-next-deal = Šo partiju līdz galam spēlē bots. Kad dalīs nākamreiz, vieta būs tava; līdz tam tu vēro.
page-you-arrive = Kad dalīs nākamreiz, tu ieņemsi šo vietu: { $whose }.
page-call-off = Tomēr ne
page-arrives = Kad dalīs nākamreiz, šo vietu ({ $whose }) ieņems { $name }.
page-arrival-off = Tu vēro tālāk.
page-decline = Nelaist pie galda: { $name }
page-decline-sure = Tiešām nelaist pie galda: { $name }?
page-seat-gone = Šī vieta vairs nav tava. Ieņem citu vai vēro.
page-goes-on-elsewhere = Pārējie spēlē vēlreiz.
page-unmute = Atkal rādīt: { $name }
page-stop-here = Beigt spēli šeit
page-action-bid = solījums { $n }
page-action-cards = { CARDS($cards) }
page-action-other = pēdējā izvēle

## The replay, and how the cards were drawn.

page-replay-of = { $game }, spēles gaita
page-seen-by = Kā to redz
page-everyone = Visi
page-first = Uz sākumu
page-back-one = Par kārti atpakaļ
page-on-one = Par kārti uz priekšu
page-last-one = Uz beigām
page-play-on = Atskaņot
page-pause = Apturēt
page-trick-number = { $round }. partija, { $trick }. stiķis
page-round-number = { $round }. partija
page-step-of = { $n } no { $of }
page-record = Pieraksts
page-fair-deal = Godīga dalīšana
page-fair-deal-says =
    { $abandoned ->
        [0] Kā kārtis tika izlozētas.
        [one] Pārtraukta { $abandoned } izloze.
       *[other] Pārtrauktas { $abandoned } izlozes.
    }
page-took-part = Izlozē piedalījās: { LIST($names) }.
page-took-no-part = Nepiedalījās: { LIST($names) }.
page-nobody-took-part = Izlozē piedalījās tikai serveris: tas varēja kārtis izvēlēties.
page-waiting-for-browser = Gaidām pārlūkprogrammu: { LIST($names) }.
page-abandoned-draw = { $draw }. izloze pārtraukta: { $why }.
page-why-abandoned-time = laikā nekas nepienāca ({ LIST($names) })
page-why-abandoned-left =
    { COUNT($names) ->
        [0] kāds aizgāja
       *[other] aizgāja { LIST($names) }
    }
page-why-abandoned-removed =
    { COUNT($names) ->
        [0] kāds tika izraidīts
       *[other] tika izraidīts spēlētājs { LIST($names) }
    }
page-why-abandoned-moved = { LIST($names) } pārgāja uz citu ierīci
page-why-abandoned-changed = tika mainīta bota vieta
page-seal-of-draw = Izlozes zīmogs
page-seal-says = Visiem pie šī galda tas ir vienāds: salīdziniet, lai būtu droši.
page-not-sealed = Izlozi aizzīmogo, kad visas vietas ir aizņemtas.
page-fair-alarm = Tas, ko serveris rāda par šo izlozi, nesaskan ar to, ko tas rādīja iepriekš.
page-fair-alarm-remedy = Šī pārlūkprogramma savu daļu neatklāj. Neuzticies šīm kārtīm.
page-verify = Pārbaudīt dalīšanu
page-verdict-proved = Pārbaudīts: sēkla izlozēta, kā norunāts. Šī pārlūkprogramma piedalījās, tāpēc kārtis neviens nevarēja izvēlēties.
page-verdict-holds = Pieraksts saskan. Šī pārlūkprogramma izlozē nepiedalījās, tāpēc vairāk galvot nevar.
page-verdict-late = Pieraksts saskan, bet šīs pārlūkprogrammas daļa nepienāca laikā un netika izmantota. Par kārtīm tā galvot nevar.
page-verdict-untold = Par to, kā šīs kārtis izlozētas, nekas nav teikts.
page-verdict-broken = Pieraksts nesaskan: sēkla neizriet no izlozes, par kuru tas stāsta. Neuzticies šīm kārtīm.
page-verdict-another = Šī nav tā izloze, kurai šī pārlūkprogramma piekrita. Neuzticies šīm kārtīm.
page-verdict-left-out = Serverim šīs pārlūkprogrammas daļa bija, bet tagad tas apgalvo, ka nebija. Neuzticies šīm kārtīm.
page-why-no-verify = Šī spēle turpina citu spēli ar tās kārtīm; dalīšanu pārbauda tur.
page-game-before = Iepriekšējā spēle
page-verify-more = Lapa neizdala katru kārti no jauna. Programma to dara no pieraksta:
page-moves = Stiķi
page-from-seat-of = Tā, kā šajā brīdī to varēja zināt { $name }.
page-play-on-here = Spēlēt tālāk no šejienes
page-replay-link = Saite uz šo brīdi
page-to-the-table = Uz galdu

## Dienas dalījums.

page-daily = Dienas dalījums
page-daily-says = Visiem tās pašas kārtis un tie paši boti.
page-daily-today = Šodienas dalījumi
page-daily-streak =
    { $n ->
        [zero] { $n } dienu pēc kārtas
        [one] { $n } diena
       *[other] { $n } dienas pēc kārtas
    }
page-daily-against =
    { $deals ->
        [zero] { $deals } partiju
        [one] { $deals } partija
       *[other] { $deals } partijas
    } pret botiem ar līmeni “{ $bot }”.
page-daily-made = Tavs rezultāts: { SIGNED($points) }
page-daily-too-late = Tava spēle nebija galā, kad diena beidzās: tā netiek ieskaitīta.
page-daily-play = Spēlēt šodienas dalījumu
page-daily-go-on = Turpināt spēli
page-daily-again = Spēlēt to vēlreiz
page-daily-again-says = Diena tiek ieskaitīta vienreiz; vēlreiz tu spēlē tikai sev.
page-daily-how-others = Skatīt, kā veicās citiem
page-daily-results =
    { $n ->
        [0] Rezultātu vēl nav
        [zero] { $n } rezultātu ar tām pašām kārtīm
        [one] { $n } rezultāts ar tām pašām kārtīm
       *[other] { $n } rezultāti ar tām pašām kārtīm
    }
page-daily-dot =
    { $n ->
        [1] viens punkts, viens galds
        [zero] viens punkts, { $n } galdu
        [one] viens punkts, { $n } galds
       *[other] viens punkts, { $n } galdi
    }
page-daily-ahead = Tev ir tikpat vai vairāk nekā { PERCENT($share) } galdu.
page-daily-hidden = Kā veicās citiem, redzēsi, kad būsi izspēlējis vai kad diena būs galā.
page-daily-strongest = Spēcīgākā līnija
page-daily-strongest-one = spēcīgākais
page-daily-parts-blue = kur tā šķiras no tavējās, ir zils
page-daily-strongest-plays = Spēcīgākais spēlētājs šīs kārtis vēl spēlē.
page-daily-start = sākums
page-daily-result = rezultāts
page-daily-same = Tu izspēlēji katru kārti tāpat kā spēcīgākais spēlētājs.
page-daily-parting =
    { $trick ->
        [0] Pirmā atšķirība: pirms pirmā stiķa.
       *[other] Pirmā atšķirība: { $trick }. stiķis.
    }
page-daily-parting-says = Tava izvēle: { $own }. Spēcīgākā spēlētāja izvēle: { $strongest }.
page-daily-week = Tava nedēļa
page-daily-points-a-day = punkti dienā
page-daily-not-played = nav spēlēts
page-daily-yesterday = Vakar
page-daily-tomorrow = Rīt
page-daily-in = pēc { $hours } h { $minutes } min
page-daily-midnight = Nākamais dalījums būs pusnaktī pēc UTC pulksteņa.
page-daily-fair =
    Šīs kārtis izriet no noslēpuma, kas apsolīts { $when }, un no skaitļiem, kurus iepriekšējā dienā deva spēlētāji ({ $n }). Noslēpumu pateiks, kad diena būs galā.
page-daily-late-promise = Solījums dots tikai tad, kad diena jau bija sākusies, jo pirms tam servera nebija.
page-daily-checked = Pārbaudīts: noslēpums ir tas pats, kas apsolīts.
page-daily-checked-cards = Tavas kārtis izriet no tā.
page-daily-checked-own = Šī pārlūka skaitlis ir starp tiem.
page-daily-broken = Noslēpums neatbilst solījumam vai kārtīm. Neuzticies šim dalījumam.
page-daily-promise = Solījums
page-daily-secret = Noslēpums
page-daily-elsewhere = Kārtis ir no dienas dalījuma; kā tās radušās, stāsta tur.
page-daily-strongest-made = Spēcīgākā spēlētāja rezultāts: { SIGNED($points) }

## What can go wrong on the page itself.

page-nowhere = Šajā adresē nekā nav.
    .remedy = Sāc no sākumlapas.
page-not-loaded = Šo lapas daļu neizdevās ielādēt.
    .remedy = Ielādē lapu no jauna; varbūt ir jaunāka.
page-full = Pie šī galda vietu nav.
    .remedy = Vēro vai izveido savu.
net-unreachable = Serveri nevar sasniegt.
    .remedy = Pārbaudi savienojumu un mēģini vēlreiz.
net-garbled = Servera atbildi šī lapa nesaprot.
    .remedy = Ielādē lapu no jauna.

## Kas jāzina papildus spēlei.

notice-operator = { $text }
notice-page-changed = Spēles { $game } noteikumi ir mainīti: spēle sākas no jauna, un visi paliek savās vietās.
notice-page-mistake = Spēle turpinās pēc vecajiem noteikumiem, jo jaunajos ir kļūda. { $place }: { $error }

## Ziņošana par vārdu vai teikto.

page-report = Ziņot par kādu
page-report-what = Par ko ir runa?
page-report-name = vārds
page-report-why = Kas tur nav kārtībā?
page-report-insult = Apvainojums vai naids
page-report-threat = Draudi
page-report-spam = Reklāma vai blēņas
page-report-cheating = Krāpšanās
page-report-other = Kas cits
page-report-more = Vairāk, ja vēlies
page-report-send = Ziņot
page-reported = Paziņots. Servera uzturētājs to izlasīs.
