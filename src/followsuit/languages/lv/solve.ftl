### Komanda `followsuit solve`: atklātas kārtis, precīzi atrisinātas.

solve-title =
    Gājiens: { SEAT($seat) }; visi redz visas kārtis. { $alone ->
        [yes] Katrs spēlē par sevi.
       *[no] Viena puse spēlē pret visiem pārējiem.
    } { $utility ->
        [tricks] Puses stiķi šajā partijā:
        [points] Puses acis šajā partijā:
       *[score] Partijas punkti salīdzinājumā ar pārējiem:
    }
solve-option =
    { CARD($card) }: { $utility ->
        [score] { SIGNED($value, $digits) }
       *[other] { NUM($value, $digits) }
    }{ $best ->
        [yes] { " " }(vislabāk)
       *[no] { "" }
    }
solve-trick =
    { $number }. stiķis, visās rokās vēl { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }.

## Ko nevar atrisināt.

solve-not-in-play = Atrisināt var tikai kāršu izspēli, bet šajā brīdī neviena kārts nav jāspēlē.
    .remedy = Ar `--at` var izvēlēties citu brīdi.
solve-tokens = Spēlē { $name } ir žetoni, kurus velk nejaušība; ar atklātām kārtīm to nevar atrisināt.
solve-too-many-cards = Kāršu vēl ir par daudz: šādā spēlē var atrisināt tikai pēdējās { $most }.
    .remedy = Ar `--at` var izvēlēties vēlāku brīdi.
solve-no-utility = Nekas ar nosaukumu { $given } šeit neskaitās.
    .remedy = Aiz `--for` jābūt { LIST($utilities, "or") }.
