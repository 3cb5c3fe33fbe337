### Own words of games and bots. English has none of these here: they stand on the page of each game and bot.

## Games.

game-boerenbridge-title = Sag an, wie viele Stiche du machst, und mach genau so viele.
game-elemental-title = Sag deine Stiche an; Nullen tauchen ab, und Unendlich ist nicht zu schlagen.
game-miesjelen-title = Je fünf Stiche, von 25 hinunter auf genau 0.
game-ninja-whist-title = Erfülle deine Ansage, und gib Plättchen aus, um härter zuzuschlagen.
game-oh-hell-title = Mach genau die Stiche, die du ansagst, von zehn Karten hinunter bis zu einer und zurück.
game-zole-title = Einer gegen zwei, um mehr als die Hälfte der Punkte.

# Where each comes from, in the dative.
game-boerenbridge-origin = den Niederlanden
game-miesjelen-origin = Südlimburg in den Niederlanden
game-ninja-whist-origin = der Familie des norwegischen Whists
game-oh-hell-origin = England und den USA
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
bot-casual = bedacht
    .says = Stellt sich vor, wie die verdeckten Karten liegen können, und spielt jede Möglichkeit durch.
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
