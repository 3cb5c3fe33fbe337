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
