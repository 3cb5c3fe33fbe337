### Ko lapa saka pie savām durvīm: ielūgšana, pasaukšana, spēles beigas un kas no tās paliek atmiņā.

## Ielūgšana.

# {"name": "Anna"}
page-table-of = { $name } aicina pie galda
# {"taken": 2, "of": 4}
page-seated = aizņemtas { $taken } no { $of } vietām
page-send-the-link = nosūti saiti
page-send = Sūtīt
page-or-say-it = vai pasaki to
page-or-letters = vai burtus
page-code-works = Abi der sākumlapā, ar lieliem vai maziem burtiem, ar svītriņām vai bez.
page-show-qr = Rādīt QR kodu lielu
page-scan-to-come = Noskenē un nāc pie galda
page-here = klāt
page-bot-if-nobody = ja neviens nenāk, te sēdīsies bots
# {"n": 2}
page-start-with-bots =
    { $n ->
        [zero] Sākt ar { $n } botiem
        [one] Sākt ar { $n } botu
       *[other] Sākt ar { $n } botiem
    }
page-may-start-before = Vari sākt, pirms visi ir klāt.

## Pasaukšana.

page-notify = Pasauc mani, kad mana kārta
page-notify-says = Ar pārlūka paziņojumu, kamēr šī lapa nav redzama.
page-notify-denied = Pārlūks to neļauj; to var mainīt tā iestatījumos šai lapai.
page-your-turn-title = Tava kārta
# {"game": "Zole"}
page-your-turn-at = { $game }: tava kārta.

## Skatīties revanšu.

page-they-play-again = Viņi spēlē vēlreiz. Tu dodies līdzi.
page-they-play-again-once = Viņi spēlē vēlreiz pie cita galda.
page-stay-here = Palikt te
page-look-on-there = Skatīties tur

## Spēles beigas.

# {"n": 12}
page-rounds =
    { $n ->
        [zero] { $n } partijas
        [one] { $n } partija
       *[other] { $n } partijas
    }
# {"n": 24}
page-minutes-long =
    { $n ->
        [zero] { $n } minūtes
        [one] { $n } minūte
       *[other] { $n } minūtes
    }
# {"others": [1, 2]}
page-with-people = kopā spēlēja { PEOPLE($others) }
page-score-after-each = rezultāts pēc katras partijas
# {"scores": "Anna 0, 2, 9; Jānis 0, 1, 1"}
page-curve-says = Rezultāts pēc katras partijas: { $scores }
page-the-moment = labākais brīdis
# {"card": "Qh", "n": 24}
page-moment-takes = { SIGN($card) } paņem { $n }
# {"n": 4, "score": 10}
page-moment-round = { SIGNED($score) } { $n }. partijā
# {"round": 4, "trick": 7}
page-moment-where = { $round }. partija, { $trick }. stiķis.
# {"round": 4}
page-moment-in = { $round }. partija.
# {"game": "Zole", "n": 9}
page-feat-best = Tavs līdz šim labākais rezultāts: { $game }
page-feat-streak = Uzvaras pēc kārtas: { $n } ({ $game })
page-feat-first-win = Tava pirmā uzvara: { $game }
# {"n": 9, "before": 6, "games": 14}
page-feat-best-says =
    { NUM($n) }, pirms tam { NUM($before) } · { $games ->
        [zero] { $games } spēles
        [one] { $games } spēle
       *[other] { $games } spēles
    }
# {"games": 14}
page-feat-games =
    { $games ->
        [zero] { $games } spēlēs
        [one] { $games } spēlē
       *[other] { $games } spēlēs
    }
page-your-picture = tavs attēls kopīgošanai
# {"game": "Zole", "name": "Anna", "total": "9", "says": "1st of 3"}
page-picture-says = Attēls: { $game }, { $name } { $total }, { $says }
page-save-picture = Saglabāt
# {"place": "1st", "of": 3}
page-place-of = { $place } no { $of }

## Kas paliek atmiņā.

page-your-games = Tavas spēles
page-your-games-says = Ko šis pārlūks atceras par tavām spēlēm. Tas glabājas tikai te: paņem to līdzi vai izdzēs.
page-no-games-yet = Vēl nav nevienas pabeigtas spēles. Izspēlē kādu, un tās rezultāts būs te.
page-all-together = Visas
page-games-played = spēles
page-games-won = uzvaras
page-streak-now = pēc kārtas
# {"n": 3}
page-streak-longest = visvairāk { $n }
page-mean-place = vidējā vieta
page-best-result = labākais rezultāts
page-bids-made = izpildītas solīšanas
# {"made": 34, "said": 50}
page-made-of = { $made } no { $said }
page-errors-a-game = kļūdas spēlē
# {"n": 3}
page-games-reviewed =
    { $n ->
        [zero] izvērtētas { $n } spēles
        [one] izvērtēta { $n } spēle
       *[other] izvērtētas { $n } spēles
    }
page-results-over-time = rezultāti, jaunākais pa labi
# {"n": 40, "won": 12}
page-results-says = { $n } rezultāti laika gaitā, no tiem { $won } uzvaras
page-errors-over-time = kļūdas izvērtētajās spēlēs, jaunākā pa labi
# {"counts": "3, 1, 0"}
page-errors-says = Kļūdas pa spēlēm: { $counts }
page-export = Paņemt līdzi
page-erase = Izdzēst
page-erase-sure = Tiešām izdzēst visu?
page-erased = Vairs nekas nav atmiņā.
page-more-tables = Vairāk
page-all-tables = Visi tavi galdi
# {"place": "1st", "total": 9}
page-with-result = { $place } · { NUM($total) }
