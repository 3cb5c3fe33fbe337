### Was übers Lernen eines Spiels gesagt wird: `followsuit train` und Netze in Dateien.

## Beim Warten.

mind-learning = Noch kennt kein Netz { $game }: eines lernt es jetzt; das geschieht einmal und dauert ein bis zwei Minuten.
train-going-on = Weiter nach { NUM($lessons) } Lektionen.
train-progress = { NUM($lessons) } Lektionen, { NUM($speed) } je Sekunde
train-standing = Neben greedy { SIGNED($points, 2) } ± { NUM($reach, 2) } Punkte je Runde, nach { NUM($lessons) } Lektionen und { NUM($seconds) } s.

## Was dabei herauskam.

train-learned =
    Gelernt hat es { $settings ->
        [one] diese Einstellung
       *[other] das Spiel in { WORDS($settings) } Einstellungen
    } aus { NUM($lessons) } Lektionen in { NUM($seconds) } s.
train-stopped =
    Angehalten nach { NUM($lessons) } Lektionen und { NUM($seconds) } s, für { $settings ->
        [one] diese Einstellung
       *[other] das Spiel in { WORDS($settings) } Einstellungen
    }.
train-written = Das Netz steht in { $file }.
train-put-away = Derselbe Befehl macht weiter mit { $file }.
train-plot-title = { $game }, { WORDS($seats) } Plätze: { NUM($lessons) } Lektionen in { NUM($minutes, 1) } Minuten
train-axis-lessons = Lektionen, in Millionen
train-axis-points = Punkte je Runde vor greedy (99 %)

## Was nicht geht.

train-two-lengths = --lessons und --minutes sind beide angegeben.
    .remedy = Gib nur eines davon an.
train-against-elsewhere = Mit --out finden die Bots das Netz nicht, also kann es niemandem begegnen.
    .remedy = Lass --out oder --against weg.
mind-unreadable = { $file } enthält kein Netz oder ein beschädigtes.
    .remedy = Nenne eine andere Datei, oder trainiere neu mit --again --force.
mind-format = { $file } ist von einer anderen Version dieses Programms, deren Netze anders gebaut sind.
    .remedy = Trainiere neu mit --again --force.
mind-other-game = { $file } gehört zum Spiel { $key }, nicht zu { $game }.
    .remedy = Nenne eine andere Datei, oder trainiere neu mit --again --force.
mind-other-version = { $file } gehört zu Version { $given } von { $game }, und dieses Programm spielt Version { $version }.
    .remedy = Trainiere neu mit --again --force.
mind-other-plan =
    { $file } wurde anders begonnen: mit dem Seed { $seed }, { $lessons ->
        [none] { NUM($minutes) } Minuten
       *[other] { NUM($lessons) } Lektionen
    } und { $settings ->
        [one] einer Einstellung
       *[other] { NUM($settings) } Einstellungen
    } des Spiels.
    .remedy = Verlange dasselbe, oder beginne neu mit --again.
