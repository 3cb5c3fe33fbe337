### Own words of games and bots. English has none of these here: they stand on the page of each game and bot.

## Games.

game-boerenbridge-title = Zeg hoeveel slagen je haalt, en haal er precies zoveel.
game-elemental-title = Bied je slagen; nullen glippen weg en oneindig is niet te slaan.
game-euchre-title = Maak een kleur troef, en haal drie van de vijf slagen met je maat, of alleen.
game-hearts-title = Haal geen harten en niet de schoppenvrouw, of haal ze allemaal.
game-klaverjas-title = Maak troef en haal meer dan de helft van de punten, roem meegeteld.
game-miesjelen-title = Vijf slagen per keer, van 25 omlaag naar precies nul.
game-ninja-whist-title = Maak je bod, en geef fiches uit om harder toe te slaan.
game-oh-hell-title = Haal precies de slagen die je biedt, van tien kaarten omlaag naar één en weer terug.
game-spades-title = Bied met je maat, schoppen is troef, en te veel slagen zijn bags.
game-sueca-title = Haal met je maat meer dan de helft van 120 punten; de zeven telt voor tien.
game-whist-title = Twee tegen twee, dertien slagen, en alleen die boven de zes tellen.
game-zole-title = Eén tegen twee, om meer dan de helft van de punten.

# Where each comes from.
game-boerenbridge-origin = Nederland
game-euchre-origin = de Verenigde Staten en Canada
game-hearts-origin = de Verenigde Staten
game-klaverjas-origin = Nederland
game-miesjelen-origin = Zuid-Limburg, Nederland
game-ninja-whist-origin = de familie van de Noorse whist
game-oh-hell-origin = Engeland en de Verenigde Staten
game-spades-origin = de Verenigde Staten
game-sueca-origin = Portugal
game-whist-origin = Engeland
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
option-oh-hell-schedule = Verloop van de handen
    .says = Hoe de handen van ronde tot ronde groeien en krimpen.
option-oh-hell-longest = Langste hand
    .says = Hoeveel kaarten de langste hand heeft; minder als er in het spel niet zoveel zijn.
option-oh-hell-no-trump = Langste hand zonder troef
    .says = De rondes met de meeste kaarten worden zonder troef gespeeld.
option-oh-hell-hook = Gever gebonden
    .says = De gever mag de biedingen niet op het aantal slagen laten uitkomen.
option-oh-hell-scoring = Telling
    .says = Wat biedingen en slagen opleveren.
option-oh-hell-zero = Gehaald bod van nul
    .says = Wat een gehaald bod van nul oplevert.
option-zole-rounds = Rondes
    .says = Hoeveel rondes er zijn; met 0 stopt de tafel wanneer ze wil.
option-zole-small-zole = Kleine zole
    .says = Of Kleine zole gekozen mag worden.
option-zole-dues = Schulden (pule)
    .says = Als iedereen past wordt er niets gespeeld, maar een schuld opgeschreven, die het volgende gewonnen Groot int.
option-whist-target = Punten om te winnen
    .says = 5 bij korte whist, 7 bij Amerikaanse whist, 9 of 10 bij lange whist.
option-spades-target = Punten om te winnen
    .says = Hoeveel punten het spel winnen.
option-spades-floor = Ondergrens
    .says = De stand waarop een partij die zo laag zakt verloren heeft; zonder grens kan dat niet.
option-spades-nil = Nil
    .says = Of een bod van 0 nil is, dat op zichzelf 100 oplevert of kost.
option-spades-blind-nil = Blinde nil
    .says = Of een partij die 100 punten achterstaat nil mag bieden zonder de kaarten te zien, voor 200.
option-spades-bags = Bags
    .says = Of elke tien slagen te veel 100 punten kosten.
option-hearts-target = Punten tot het einde
    .says = Bij hoeveel punten het spel uit is.
option-hearts-black-lady = Zwarte dame
    .says = Of de schoppenvrouw voor 13 telt.
option-hearts-jack = Ruitenboer
    .says = Of de ruitenboer er 10 punten afhaalt.
option-hearts-passing = Doorgeven
    .says = Of er voor het spelen drie kaarten doorgegeven worden.
option-hearts-moon = De maan schieten
    .says = Of wie alle strafkaarten haalt, de punten aan de anderen geeft.
option-hearts-queen-breaks = Vrouw breekt harten
    .says = Of ook de schoppenvrouw harten breekt.
option-hearts-early-points = Strafkaarten meteen
    .says = Of er strafkaarten in de eerste slag gespeeld mogen worden.
option-sueca-target = Spellen om te winnen
    .says = Hoeveel spellen de partij winnen.
option-euchre-target = Punten om te winnen
    .says = 10, en 5, 7 of 11 aan sommige tafels.
option-euchre-stick-the-dealer = Gever moet
    .says = De gever moet troef maken als alle anderen gepast hebben.
option-euchre-alone = Alleen spelen
    .says = Of je zonder je maat mag spelen, om vier punten.
option-euchre-discard-turned = Gedraaide kaart weg
    .says = Of de gever de gedraaide kaart weer weg mag leggen.
option-klaverjas-rounds = Spellen
    .says = Hoeveel spellen er gespeeld worden.
option-klaverjas-duties = Troefplicht
    .says = Wat je moet spelen als je niet kunt bekennen.
option-klaverjas-may-pass = Passen
    .says = Of het troef maken aan de volgende overgelaten mag worden.
value-klaverjas-duties-rotterdam = wie niet kan bekennen moet troeven, hoger als dat kan en anders eronder
value-klaverjas-duties-amsterdam = op een slag van je maat hoef je niet te troeven, en ondertroeven mag alleen als het moet
value-boerenbridge-schedule-five = handen van 3 4 5 4 3, alle kaarten gedeeld
value-boerenbridge-schedule-seven = handen van 3 4 5 6 5 4 3, alle kaarten gedeeld
value-boerenbridge-schedule-fifteen = handen van 1 tot 8 en terug naar 1, uit alle 52 kaarten
value-oh-hell-schedule-down-up = van de langste hand omlaag naar één kaart en weer omhoog
value-oh-hell-schedule-up-down = van één kaart omhoog naar de langste hand en weer omlaag
value-oh-hell-schedule-down = van de langste hand omlaag naar één kaart
value-oh-hell-schedule-up = van één kaart omhoog naar de langste hand
value-oh-hell-scoring-exact = een gehaald bod levert 10 op en een punt per slag, een gemist bod niets
value-oh-hell-scoring-tricks = elke slag levert een punt op, en een gehaald bod nog 10
value-oh-hell-scoring-penalty = een gehaald bod levert 10 op en een punt per slag, een gemist bod −1 per slag ernaast
value-oh-hell-zero-ten = 10, zoals bij elk bod
value-oh-hell-zero-five = 5, omdat het makkelijker is

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
bot-beginner = beginner
    .says = Stelt zich een paar verdelingen van de verborgen kaarten voor en speelt elk met vuistregels uit.
bot-instant = vlot
    .says = Gaat af op wat hij leerde door tegen zichzelf te spelen, zonder vooruit te denken.
bot-casual = geoefend
    .says = Heeft het spel geleerd door het tegen zichzelf te spelen, en denkt een beetje vooruit.
bot-strong = sterk
    .says = Heeft het spel geleerd door het tegen zichzelf te spelen, en denkt vooruit in verdelingen die passen bij wat de anderen deden.
bot-master = meester
    .says = Speelt als „sterk” en denkt tien keer zo lang na.
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
