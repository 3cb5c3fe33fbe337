### Own words of games and bots. English has none of these here: they stand on the page of each game and bot.

## Games.

game-boerenbridge-title = Zeg hoeveel slagen je haalt, en haal er precies zoveel.
game-elemental-title = Bied je slagen; nullen glippen weg en oneindig is niet te slaan.
game-miesjelen-title = Vijf slagen per keer, van 25 omlaag naar precies nul.
game-ninja-whist-title = Maak je bod, en geef fiches uit om harder toe te slaan.
game-zole-title = Eén tegen twee, om meer dan de helft van de punten.

# Where each comes from.
game-boerenbridge-origin = Nederland
game-miesjelen-origin = Zuid-Limburg, Nederland
game-ninja-whist-origin = de familie van de Noorse whist
game-zole-origin = Letland

# Their cards.
deck-the-french-deck = het Franse kaartspel
deck-the-elemental-deck = het Elemental-spel
deck-the-ninja-whist-deck = het Ninja Whist-spel

## Options of games, and what their values mean.

option-boerenbridge-schedule = Rondes
    .says = Hoeveel rondes er zijn, en met welke kaarten.
option-miesjelen-round-limit = Hoogstens zoveel rondes
    .says = Daarna wint wie het dichtst bij 0 staat; gelijken delen. Ongeldige rondes tellen mee. Zonder grens kan een spel heel lang duren.
option-ninja-whist-bid-cap = Hoogste bod
    .says = Zoals op de gedrukte biedkaarten; 0 heft de grens op.
option-ninja-whist-double-max = Langste hand twee keer
    .says = De ronde met de meeste kaarten wordt twee keer gespeeld.
option-zole-rounds = Rondes
    .says = Hoeveel rondes er zijn; met 0 stopt de tafel wanneer ze wil.
option-zole-small-zole = Kleine zole
    .says = Of Kleine zole gekozen mag worden.
option-zole-dues = Schulden (pule)
    .says = Als iedereen past wordt er niets gespeeld, maar een schuld opgeschreven, die het volgende gewonnen Groot int.
value-boerenbridge-schedule-five = handen van 3 4 5 4 3, alle kaarten gedeeld
value-boerenbridge-schedule-seven = handen van 3 4 5 6 5 4 3, alle kaarten gedeeld
value-boerenbridge-schedule-fifteen = handen van 1 tot 8 en terug naar 1, uit alle 52 kaarten

## Contracts.

term-big = Groot
term-zole = Zole
term-small-zole = Kleine zole
term-the-table = De Tafel
term-passed-out = Rondpas

aim-big = De alleenspeler wint met minstens 61 van de 120 kaartpunten.
aim-zole = De alleenspeler wint met minstens 61 van de 120 kaartpunten.
aim-small-zole = De alleenspeler wint door geen slag te halen.
aim-the-table = Iedereen speelt voor zichzelf en ontwijkt slagen.
aim-passed-out = Er wordt een schuld (pule) opgeschreven.

## Bots.

bot-random = willekeurig
    .says = Doet zomaar iets wat mag.
bot-greedy = eenvoudig
    .says = Volgt vuistregels: wint goedkoop zolang hij slagen wil, en gooit anders hoog weg.
bot-casual = bedachtzaam
    .says = Stelt zich voor hoe de verborgen kaarten kunnen liggen, en speelt elke mogelijkheid uit.
bot-boeren-greedy = boeren-greedy
    .says = Raadt naar de gemiddelde waarde van zijn kaarten en speelt altijd de hoogste.
bot-greedy-kripke = greedy-kripke
    .says = Gaat af op wat hij van de andere handen weet en wil altijd winnen.
bot-full-kripke = full-kripke
    .says = Gaat af op wat hij van de andere handen weet en verliest met opzet zodra hij heeft wat hij raadde.
bot-knower = knower
    .says = Stelt zich de verdelingen voor die hij mogelijk acht, en speelt in elk daarvan door met wat iedereen daar kan weten.
bot-knower-counting = knower-counting
    .says = Speelt als knower, maar weet alleen welke kaarten gespeeld zijn, niet wie een kleur mist.
bot-knower-first = knower-first
    .says = Speelt als knower, maar houdt de anderen voor spelers die alleen kaarten tellen.
