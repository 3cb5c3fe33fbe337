### Partija ar paskaidrojumiem: katrs teikums nāk brīdī, kad tas ir vajadzīgs.

## Kāršu secība.

lesson-cards-title =
    { $trumps ->
        [yes] Kuras kārtis ir trumpes
       *[no] { $points ->
            [yes] Cik kārtis vērtas
           *[no] Kuras kārtis ir augstas
        }
    }
lesson-cards =
    { $trumps ->
        [yes] { $fixed ->
            [yes] Šīs vienmēr ir trumpes, atsevišķs masts. Trumpe pārspēj jebkuru citu kārti.
           *[no] { $suit ->
                [none] Trumpe pārspēj jebkuru cita masta kārti. Kurš masts ir trumpe, tūlīt būs zināms.
               *[other] Šajā partijā trumpe ir { SUIT($suit) }. Trumpe pārspēj jebkuru cita masta kārti.
            }
        }
       *[no] Trumpes nav: stiķi var paņemt tikai prasītā masta kārts.
    }{ $points ->
        [yes] { $fewest ->
            [yes] { " " }Skaitlis uz kārts rāda, cik soda punktu tā nes.
           *[no] { " " }Skaitlis uz kārts rāda, cik tā vērta.
        }
       *[no] { "" }
    }

## Pirms pirmās kārts.

lesson-call-title = Tavs pirmais lēmums
lesson-pick-title = Izvēlies kārtis
lesson-bid-title = Saki, cik stiķu paņemsi
lesson-bid =
    { $joined ->
        [yes] Saskaiti stiķus, ko vari paņemt. Tavu un partnera solījumu saskaita, un kopā tas jāsasniedz.
       *[no] Saskaiti stiķus, ko vari paņemt, un sauc šo skaitli. Jāpaņem tieši tik.
    } Dūži un augstas trumpes visdrīzāk ir stiķi; gara masta zemās kārtis nav.{ $hook ->
        [yes] { " " }Visi solījumi kopā nedrīkst būt { $tricks }, tāpēc pēdējam ir par vienu skaitli mazāk.
       *[no] { "" }
    }
lesson-choose-title = Spēlēt vienam vai teikt garām
lesson-choose =
    Ja tev ir daudz trumpju un dūžu, spēlē viens pret pārējiem; ar vājām kārtīm saki garām. Pie katras izvēles rakstīts, kas jāsasniedz un cik par to maksā.{ $stash ->
        [0] { "" }
       *[other] { " " }Pirmajā tu saņem arī kārtis no galda.
    }
lesson-stash-title =
    { $cards ->
        [one] Viena kārts tagad ir tava
        [2] Divas kārtis tagad ir tavas
       *[other] { $cards } kārtis tagad ir tavas
    }
lesson-stash =
    { COUNT($took) ->
        [0] Tu spēlē viens, tāpēc ņem kārtis no galda.
       *[other] Tu spēlē viens, tāpēc paņēmi no galda { SIGNS($took) }.
    } Tagad noroc { $cards ->
        [one] vienu kārti
        [2] divas kārtis
       *[other] { $cards } kārtis
    }, kuras vien gribi.{ $points ->
        [yes] { " " }Beigās tās skaitās tev: noroc to, ko citi varētu noķert, piemēram, kailu desmitnieku, un paturi trumpes.
       *[no] { " " }Paturi trumpes un augstās kārtis.
    }
lesson-pass-title =
    { $cards ->
        [one] Nodod vienu kārti
        [3] Nodod trīs kārtis
       *[other] Nodod { $cards } kārtis
    }
lesson-pass =
    Izvēlies { $cards ->
        [one] vienu kārti
        [3] trīs kārtis
       *[other] { $cards } kārtis
    }, ko atdot; tikai pēc tam redzēsi, ko iedod tev.{ $fewest ->
        [yes] { " " }Tiec vaļā no augstām kārtīm, kas paņemtu nevajadzīgus stiķus, vai no visām īsa masta kārtīm.
       *[no] { " " }Tiec vaļā no kārtīm, kas stiķi nepaņems.
    }
lesson-offer-title = Vai šis masts būs trumpe?
lesson-offer =
    { $card ->
        [none] Tiek piedāvāta atklātā kārts.
       *[other] Atklāta kārts { SIGN($card) }.
    } Kas tās mastu padara par trumpi, tam ar partneri jāpaņem lielākā daļa stiķu. Dari to ar trim labām trumpēm; citādi saki garām.
lesson-discard-title = Noliec vienu kārti
lesson-discard = Tu paņēmi atklāto kārti, tāpēc noliec kādu citu: zemu, vislabāk vienīgo sava masta kārti.
lesson-trump-title = Trumpi nosauc tu
lesson-trump =
    Nosauc mastu, kurā tev ir visvairāk un visaugstākās kārtis.{ $makes ->
        [yes] { " " }Tad tev ar partneri jāpaņem vairāk nekā puse.
       *[no] { "" }
    }
lesson-tokens-title = Žetoni dara kārti stiprāku
lesson-tokens = Katra kārts masta zīme šajā stiķī pieskaita 1. Pieliktais žetons ir prom, un tā punkti arī: liec to tikai tad, ja tas ko dod.

## Spēle.

lesson-play-title = Kā iziet, un kam jāatbild
lesson-lead = Izej tu: spēlē kārti, kas nav blāva.
lesson-follow =
    { $suit ->
        [none] Viena kārts jau ir galdā; tagad gājiens ir tavs.
       *[other] Prasītais masts: { SUIT($suit) }. Drīksti spēlēt kārtis, kas nav blāvas.
    }
lesson-more-duties = Kārts, ko nedrīkst spēlēt, ir blāva un pasaka, kāpēc, ja tai pieskaras.
lesson-trick-title = Kas ņem stiķi

taken-highest =
    Stiķi paņēma { SIGN($card) }: augstākā prasītā masta kārts{ $trumps ->
        [yes] , un neviens nelika trumpi.
       *[no] .
    }
taken-alone = Stiķi paņēma { SIGN($card) }: neviens cits nespēlēja prasīto mastu, un citu mastu kārtis neko neņem.
taken-trump-led = Stiķi paņēma { SIGN($card) }: izgāja ar trumpi, un šī bija augstākā.
taken-only-trump = Stiķi paņēma { SIGN($card) }: vienīgā trumpe pārspēj visu prasīto mastu.
taken-trumps = Stiķi paņēma { SIGN($card) }: augstākā trumpe tajā.
taken-always = Stiķi paņēma { SIGN($card) }: pirmā tāda kārts stiķī to ņem vienmēr.
taken-nothing = Stiķi paņēma { SIGN($card) }, jo nekā augstāka tajā nav: tad to ņem tas, kas izgāja.
taken-led = Stiķi paņēma { SIGN($card) }: ar to izgāja, un nekas to nepārspēja.
taken-by-tokens = Stiķi paņēma { SIGN($card) }: ar žetoniem tā skaitās { $number }.

lesson-goal-title = Pēc kā tu dzenies
lesson-goal-bid =
    { $joined ->
        [yes] Tu ar partneri solīji { $bid }, paņemts { $taken }. Sasniedziet solīto; daži lieki stiķi daudz nekaitē.
       *[no] Tu solīji { $bid }, paņemts { $taken }. Paņem tieši tik, cik solīji: viens par daudz ir tikpat slikti kā viens par maz.
    }
lesson-goal-fewest = Katra kārts, kas skaitās, skaitās par sliktu tam, kas to paņem. Kad tas ir svarīgi, liec zemāk par citiem un met tādas kārtis viņu stiķos.
lesson-goal-contract =
    { $mine ->
        [yes] Ķer acis, nevis stiķus: tu uzvari ar { $goal }. Josla rāda, cik tālu esi.
       *[no] Ķeriet acis, nevis stiķus: kopā jums jāpanāk, lai lielais nesasniedz { $goal }.
    }
lesson-goal-side-points = Tavi un partnera punkti skaitās kopā, un izšķir punkti, nevis stiķi. Partnera stiķim pieliec dārgu kārti.
lesson-goal-side-tricks = Tavi un partnera stiķi skaitās kopā. Ja stiķi jau ņem partneris, tas nav jāpārsit.
lesson-goal-zero = Tavai summai jānonāk tieši pie nulles, tāpēc dažreiz viens stiķis ir par daudz.
lesson-goal-other = Skaties, kas jau spēlēts: augstākā kārts, kas vēl palikusi, paņem savu stiķi.

## Punkti.

lesson-score-title = Uzvara, zaudējums un cik maksā
lesson-score = Šī partija tev būtu devusi { SIGNED($score) }.

## Zīmētu kāršu rindas.

cards-always = Vienmēr ņem stiķi
cards-trumps =
    { $suit ->
        [none] Trumpes, no augstākās
       *[other] Trumpe: { SUIT($suit) }, no augstākās
    }
cards-suits =
    { COUNT($suits) ->
        [0] Katrā mastā, no augstākās
       *[other] { CAPITAL(SUITS($suits)) }, no augstākās
    }
cards-odd = Neņem stiķi vai ņem tikai tad, ja ar to iziet
cards-trick = Kā tās spēlētas
