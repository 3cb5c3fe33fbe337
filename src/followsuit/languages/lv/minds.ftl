### Kas tiek teikts par spēles mācīšanos: `followsuit train` un tīkli failos.

## Gaidot.

mind-learning = Spēli “{ $game }” vēl nepazīst neviens tīkls: tagad tas mācās; tas notiek vienreiz un ilgst minūti vai divas.
train-going-on = Turpina pēc { NUM($lessons) } mācībām.
train-progress = mācības: { NUM($lessons) }, { NUM($speed) } sekundē
train-standing = Blakus greedy { SIGNED($points, 2) } ± { NUM($reach, 2) } punkti kārtā; mācības: { NUM($lessons) }, laiks: { NUM($seconds) } s.

## Kas iznāca.

train-learned =
    { $settings ->
        [one] Apgūts šis iestatījums
       *[other] Spēle apgūta; iestatījumi: { NUM($settings) }
    }; mācības: { NUM($lessons) }, laiks: { NUM($seconds) } s.
train-stopped =
    Apturēts; { $settings ->
        [one] šis iestatījums
       *[other] iestatījumi: { NUM($settings) }
    }; mācības: { NUM($lessons) }, laiks: { NUM($seconds) } s.
train-written = Tīkls ir failā { $file }.
train-put-away = Tā pati komanda turpinās no faila { $file }.
train-plot-title = { $game }, vietas: { NUM($seats) }, mācības: { NUM($lessons) }, minūtes: { NUM($minutes, 1) }
train-axis-lessons = mācības, miljonos
train-axis-points = punkti kārtā vairāk nekā greedy (99 %)

## Kas tiek atteikts.

train-two-lengths = Dots gan --lessons, gan --minutes.
    .remedy = Dod vienu no tiem.
train-against-elsewhere = Ar --out boti tīklu neatrod, tāpēc tas ne ar vienu nevar tikties.
    .remedy = Izlaid --out vai --against.
mind-unreadable = Failā { $file } nav tīkla, vai arī tas ir bojāts.
    .remedy = Nosauc citu failu vai trenē no jauna ar --again --force.
mind-format = { $file } ir no citas šīs programmas versijas, kuras tīkli veidoti citādi.
    .remedy = Trenē no jauna ar --again --force.
mind-other-game = { $file } ir no spēles { $key }, nevis “{ $game }”.
    .remedy = Nosauc citu failu vai trenē no jauna ar --again --force.
mind-other-version = { $file } ir no spēles “{ $game }” versijas { $given }, bet šī programma spēlē versiju { $version }.
    .remedy = Trenē no jauna ar --again --force.
mind-other-plan =
    { $file } sākts citādi: sēkla { $seed }, { $lessons ->
        [none] minūtes: { NUM($minutes) }
       *[other] mācības: { NUM($lessons) }
    }, spēles iestatījumi: { NUM($settings) }.
    .remedy = Prasi to pašu vai sāc no jauna ar --again.
