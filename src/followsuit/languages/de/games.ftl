### Own words of games and bots. English has none of these here: they stand on the page of each game and bot.

## Games.

game-boerenbridge-title = Sag an, wie viele Stiche du machst, und mach genau so viele.
game-elemental-title = Sag deine Stiche an; Nullen tauchen ab, und Unendlich ist nicht zu schlagen.
game-euchre-title = Mach eine Farbe zum Trumpf, und hol drei von fünf Stichen mit deinem Partner, oder allein.
game-hearts-title = Nimm kein Herz und nicht die Pik-Dame, oder nimm sie alle.
game-klaverjas-title = Wähl den Trumpf und hol mehr als die Hälfte der Punkte, Roem mitgezählt.
game-miesjelen-title = Je fünf Stiche, von 25 hinunter auf genau 0.
game-ninja-whist-title = Erfülle deine Ansage, und gib Plättchen aus, um härter zuzuschlagen.
game-oh-hell-title = Mach genau die Stiche, die du ansagst, von zehn Karten hinunter bis zu einer und zurück.
game-spades-title = Sag mit deinem Partner an; Pik ist Trumpf, und zu viele Stiche sind Bags.
game-sueca-title = Hol mit deinem Partner mehr als die Hälfte von 120 Punkten; die Sieben zählt zehn.
game-whist-title = Zwei gegen zwei, dreizehn Stiche, und nur die über sechs zählen.
game-zole-title = Einer gegen zwei, um mehr als die Hälfte der Punkte.

# Where each comes from, in the dative.
game-boerenbridge-origin = den Niederlanden
game-euchre-origin = den Vereinigten Staaten und Kanada
game-hearts-origin = den Vereinigten Staaten
game-klaverjas-origin = den Niederlanden
game-miesjelen-origin = Südlimburg in den Niederlanden
game-ninja-whist-origin = der Familie des norwegischen Whists
game-oh-hell-origin = England und den USA
game-spades-origin = den Vereinigten Staaten
game-sueca-origin = Portugal
game-whist-origin = England
game-zole-origin = Lettland

# Their cards, in the dative.
deck-the-french-deck = französischen Blatt
deck-the-elemental-deck = Elemental-Blatt
deck-the-ninja-whist-deck = Ninja-Whist-Blatt

## Options of games, and what their values mean.

option-boerenbridge-schedule = Runden
    .says = Wie viele Runden es gibt, und mit welchen Karten.
option-miesjelen-round-limit = Höchstens so viele Runden
    .says = Danach gewinnt, wer am nächsten an 0 ist; bei Gleichstand wird geteilt. Ungültige Runden zählen mit. Ohne Grenze kann ein Spiel sehr lange dauern.
option-ninja-whist-bid-cap = Höchste Ansage
    .says = Wie auf den gedruckten Ansagekarten; 0 hebt die Grenze auf.
option-ninja-whist-double-max = Längste Runde zweimal
    .says = Die Runde mit den meisten Karten wird zweimal gespielt.
option-oh-hell-schedule = Verlauf der Runden
    .says = Wie die Hände von Runde zu Runde wachsen und schrumpfen.
option-oh-hell-longest = Längste Runde
    .says = Wie viele Karten die längste Runde hat; weniger, wo das Blatt nicht so viele hergibt.
option-oh-hell-no-trump = Längste Runde ohne Trumpf
    .says = Die Runden mit den meisten Karten werden ohne Trumpf gespielt.
option-oh-hell-hook = Geber gebunden
    .says = Der Geber darf die Ansagen nicht auf die Zahl der Stiche bringen.
option-oh-hell-scoring = Wertung
    .says = Was Ansagen und Stiche bringen.
option-oh-hell-zero = Erfüllte Null
    .says = Was eine erfüllte Ansage von null bringt.
option-zole-rounds = Runden
    .says = Wie viele Runden es gibt; mit 0 hört der Tisch auf, wann er will.
option-zole-small-zole = Kleine Zole
    .says = Ob Kleine Zole gewählt werden darf.
option-zole-dues = Schulden (Pule)
    .says = Wenn alle passen, wird nichts gespielt, sondern eine Schuld notiert, die der nächste gewonnene Große einzieht.
option-whist-target = Punkte zum Sieg
    .says = 5 im kurzen Whist, 7 im amerikanischen, 9 oder 10 im langen.
option-spades-target = Punkte zum Sieg
    .says = Wie viele Punkte das Spiel gewinnen.
option-spades-floor = Untergrenze
    .says = Der Stand, auf dem eine Partei verloren hat, die so tief fällt; ohne Grenze kann das nicht geschehen.
option-spades-nil = Null
    .says = Ob eine Ansage von 0 als Null für sich 100 bringt oder kostet.
option-spades-blind-nil = Blinde Null
    .says = Ob eine Partei mit 100 Punkten Rückstand Null bieten darf, ohne die Karten zu sehen, für 200.
option-spades-bags = Bags
    .says = Ob je zehn Stiche zu viel 100 Punkte kosten.
option-hearts-target = Punkte bis zum Ende
    .says = Bei wie vielen Punkten das Spiel zu Ende ist.
option-hearts-black-lady = Schwarze Dame
    .says = Ob die Pik-Dame 13 zählt.
option-hearts-jack = Karo-Bube
    .says = Ob der Karo-Bube 10 Punkte abzieht.
option-hearts-passing = Weitergeben
    .says = Ob vor dem Spiel drei Karten weitergegeben werden.
option-hearts-moon = Durchmarsch
    .says = Ob, wer alle Strafkarten nimmt, die Punkte den anderen gibt.
option-hearts-queen-breaks = Dame öffnet Herz
    .says = Ob auch die Pik-Dame Herz öffnet.
option-hearts-early-points = Strafkarten sofort
    .says = Ob Strafkarten in den ersten Stich gespielt werden dürfen.
option-sueca-target = Spiele zum Sieg
    .says = Wie viele Spiele die Partie gewinnen.
option-euchre-target = Punkte zum Sieg
    .says = 10, an manchen Tischen 5, 7 oder 11.
option-euchre-stick-the-dealer = Geber muss
    .says = Der Geber muss eine Farbe nennen, wenn alle anderen gepasst haben.
option-euchre-alone = Allein spielen
    .says = Ob man ohne den Partner spielen darf, um vier Punkte.
option-euchre-discard-turned = Aufgedeckte Karte weg
    .says = Ob der Geber die aufgedeckte Karte wieder weglegen darf.
option-klaverjas-rounds = Spiele
    .says = Wie viele Spiele es gibt.
option-klaverjas-duties = Trumpfzwang
    .says = Was schuldet, wer nicht bedienen kann.
option-klaverjas-may-pass = Passen
    .says = Ob die Wahl des Trumpfs dem Nächsten überlassen werden darf.
value-klaverjas-duties-rotterdam = wer nicht bedienen kann, muss trumpfen, höher, wenn es geht, und sonst niedriger
value-klaverjas-duties-amsterdam = auf einen Stich des Partners muss man nicht trumpfen, und untertrumpfen darf nur, wer muss
value-boerenbridge-schedule-five = je 3 4 5 4 3 Karten, alle gegeben
value-boerenbridge-schedule-seven = je 3 4 5 6 5 4 3 Karten, alle gegeben
value-boerenbridge-schedule-fifteen = je 1 bis 8 Karten und zurück bis 1, aus allen 52
value-oh-hell-schedule-down-up = von der längsten Runde hinunter bis zu einer Karte und wieder hinauf
value-oh-hell-schedule-up-down = von einer Karte hinauf bis zur längsten Runde und wieder hinunter
value-oh-hell-schedule-down = von der längsten Runde hinunter bis zu einer Karte
value-oh-hell-schedule-up = von einer Karte hinauf bis zur längsten Runde
value-oh-hell-scoring-exact = eine erfüllte Ansage bringt 10 und einen Punkt je Stich, eine verfehlte nichts
value-oh-hell-scoring-tricks = jeder Stich bringt einen Punkt, eine erfüllte Ansage noch 10
value-oh-hell-scoring-penalty = eine erfüllte Ansage bringt 10 und einen Punkt je Stich, eine verfehlte −1 je Stich daneben
value-oh-hell-zero-ten = 10, wie jede Ansage
value-oh-hell-zero-five = 5, weil sie leichter ist

## Contracts.

term-big =
    { $case ->
        [acc] den Großen
        [the] der Große
       *[other] Großer
    }
term-zole = Zole
term-small-zole = Kleine Zole
term-the-table =
    { $case ->
        [acc] den Tisch
        [the] der Tisch
       *[other] Tisch
    }
term-passed-out = Eingepasst

aim-big = Der Alleinspieler gewinnt mit mindestens 61 der 120 Kartenpunkte.
aim-zole = Der Alleinspieler gewinnt mit mindestens 61 der 120 Kartenpunkte.
aim-small-zole = Der Alleinspieler gewinnt, wenn er keinen Stich macht.
aim-the-table = Jeder spielt für sich und meidet Stiche.
aim-passed-out = Eine Schuld (Pule) wird notiert.

## Bots.

bot-random = zufällig
    .says = Tut irgendetwas, was erlaubt ist.
bot-greedy = schlicht
    .says = Folgt Faustregeln: gewinnt billig, solange er Stiche will, und wirft sonst Hohes ab.
bot-beginner = Anfänger
    .says = Stellt sich ein paar Verteilungen der verdeckten Karten vor und spielt jede nach Faustregeln durch.
bot-instant = flink
    .says = Geht danach, was er beim Spielen gegen sich selbst gelernt hat, ohne vorauszudenken.
bot-casual = geübt
    .says = Hat das Spiel gelernt, indem er es gegen sich selbst spielte, und denkt ein wenig voraus.
bot-strong = stark
    .says = Hat das Spiel gelernt, indem er es gegen sich selbst spielte, und denkt in Verteilungen voraus, die zu dem passen, was die anderen getan haben.
bot-master = Meister
    .says = Spielt wie „stark“ und denkt zehnmal so lange nach.
bot-boeren-greedy = boeren-greedy
    .says = Sagt nach dem Mittelwert seiner Karten an und spielt immer die höchste.
bot-greedy-kripke = greedy-kripke
    .says = Geht danach, was es von den anderen Händen weiß, und will immer stechen.
bot-full-kripke = full-kripke
    .says = Geht danach, was es von den anderen Händen weiß, und verliert mit Absicht, sobald es hat, was es angesagt hat.
bot-knower = knower
    .says = Stellt sich die Verteilungen vor, die es für möglich hält, und spielt jede davon nach dem weiter, was alle dort wissen können.
bot-knower-counting = knower-counting
    .says = Spielt wie knower, weiß aber nur, welche Karten gespielt sind, nicht, wem welche Farbe fehlt.
bot-knower-first = knower-first
    .says = Spielt wie knower, hält die anderen aber für Spieler, die nur Karten zählen.
