### Wat over het leren van een spel gezegd wordt: `followsuit train`, en netwerken in bestanden.

## Tijdens het wachten.

mind-learning = Nog geen netwerk kent { $game }: er leert er nu een; dat gebeurt één keer en duurt een of twee minuten.
train-going-on = Verder na { NUM($lessons) } lessen.
train-progress = { NUM($lessons) } lessen, { NUM($speed) } per seconde
train-standing = Naast greedy { SIGNED($points, 2) } ± { NUM($reach, 2) } punten per ronde, na { NUM($lessons) } lessen en { NUM($seconds) } s.

## Wat het werd.

train-learned =
    Geleerd: { $settings ->
        [one] deze instelling
       *[other] het spel in { WORDS($settings) } instellingen
    }, uit { NUM($lessons) } lessen in { NUM($seconds) } s.
train-stopped =
    Gestopt na { NUM($lessons) } lessen en { NUM($seconds) } s, voor { $settings ->
        [one] deze instelling
       *[other] het spel in { WORDS($settings) } instellingen
    }.
train-written = Het netwerk staat in { $file }.
train-put-away = Dezelfde opdracht gaat verder met { $file }.
train-plot-title = { $game }, { WORDS($seats) } plaatsen: { NUM($lessons) } lessen in { NUM($minutes, 1) } minuten
train-axis-lessons = lessen, in miljoenen
train-axis-points = punten per ronde vóór greedy (99 %)

## Wat geweigerd wordt.

train-two-lengths = Zowel --lessons als --minutes is gegeven.
    .remedy = Geef er één van.
train-against-elsewhere = Met --out vinden de bots het netwerk niet, dus het kan niemand ontmoeten.
    .remedy = Laat --out of --against weg.
mind-unreadable = { $file } bevat geen netwerk, of een beschadigd.
    .remedy = Noem een ander bestand, of train opnieuw met --again --force.
mind-format = { $file } is van een andere versie van dit programma, waarvan de netwerken anders zijn gemaakt.
    .remedy = Train opnieuw met --again --force.
mind-other-game = { $file } is van het spel { $key }, niet van { $game }.
    .remedy = Noem een ander bestand, of train opnieuw met --again --force.
mind-other-version = { $file } is van versie { $given } van { $game }, en dit programma speelt versie { $version }.
    .remedy = Train opnieuw met --again --force.
mind-other-plan =
    { $file } is anders begonnen: met seed { $seed }, { $lessons ->
        [none] { NUM($minutes) } minuten
       *[other] { NUM($lessons) } lessen
    } en { WORDS($settings) } { $settings ->
        [one] instelling
       *[other] instellingen
    } van het spel.
    .remedy = Vraag hetzelfde, of begin opnieuw met --again.
