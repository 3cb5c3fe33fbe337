### Ein Spiel mit Anleitung: Jeder Satz kommt in dem Augenblick, in dem es auf ihn ankommt.

## Wie die Karten stehen.

lesson-cards-title =
    { $trumps ->
        [yes] Welche Karten Trumpf sind
       *[no] { $points ->
            [yes] Was die Karten zählen
           *[no] Welche Karten hoch sind
        }
    }
lesson-cards =
    { $trumps ->
        [yes] { $fixed ->
            [yes] Diese sind immer Trumpf, eine Farbe für sich. Ein Trumpf schlägt jede andere Karte.
           *[no] { $suit ->
                [none] Ein Trumpf schlägt jede Karte einer anderen Farbe. Welche Farbe Trumpf ist, zeigt sich gleich.
               *[other] In dieser Runde ist { SUIT($suit) } Trumpf. Ein Trumpf schlägt jede Karte einer anderen Farbe.
            }
        }
       *[no] Es gibt keinen Trumpf: Nur eine Karte der ausgespielten Farbe kann den Stich machen.
    }{ $points ->
        [yes] { $fewest ->
            [yes] { " " }Die Zahl auf einer Karte sagt, wie viele Strafpunkte sie bringt.
           *[no] { " " }Die Zahl auf einer Karte sagt, was sie zählt.
        }
       *[no] { "" }
    }

## Vor der ersten Karte.

lesson-call-title = Deine erste Entscheidung
lesson-pick-title = Wähle deine Karten
lesson-bid-title = Sag, wie viele Stiche du machst
lesson-bid =
    { $joined ->
        [yes] Zähl die Stiche, die du machen kannst. Deine Ansage und die deines Partners werden addiert, und zusammen müsst ihr sie erreichen.
       *[no] Zähl die Stiche, die du machen kannst, und sag diese Zahl an. Du musst genau so viele machen.
    } Asse und hohe Trümpfe sind wahrscheinliche Stiche, niedrige Karten einer langen Farbe nicht.{ $hook ->
        [yes] { " " }Alle Ansagen zusammen dürfen nicht { $tricks } ergeben; wer zuletzt ansagt, hat also eine Zahl weniger zur Wahl.
       *[no] { "" }
    }
lesson-choose-title = Allein spielen oder passen
lesson-choose =
    Mit vielen Trümpfen und Assen spielst du allein gegen alle anderen, mit einem schwachen Blatt passt du. Bei jeder Wahl steht, was du erreichen musst und was es bringt.{ $stash ->
        [0] { "" }
       *[other] { " " }Bei der ersten bekommst du noch { WORDS($stash) } Karten vom Tisch.
    }
lesson-stash-title =
    { $cards ->
        [one] Eine Karte ist jetzt deine
       *[other] { CAPITAL(WORDS($cards)) } Karten sind jetzt deine
    }
lesson-stash =
    { COUNT($took) ->
        [0] Du spielst allein, also nimmst du die Karten vom Tisch.
       *[other] Du spielst allein, also hast du { SIGNS($took) } vom Tisch genommen.
    } Leg { $cards ->
        [one] eine beliebige
       *[other] { WORDS($cards) } beliebige
    } weg.{ $points ->
        [yes] { " " }Sie zählen am Ende für dich: Leg weg, was die anderen fangen könnten, etwa eine blanke Zehn, und behalte deine Trümpfe.
       *[no] { " " }Behalte deine Trümpfe und deine hohen Karten.
    }
lesson-pass-title =
    { $cards ->
        [one] Gib eine Karte weiter
       *[other] Gib { WORDS($cards) } Karten weiter
    }
lesson-pass =
    Wähle { $cards ->
        [one] eine Karte
       *[other] { WORDS($cards) } Karten
    } zum Weggeben; erst danach siehst du, was du bekommst.{ $fewest ->
        [yes] { " " }Gib hohe Karten ab, die Stiche machen würden, die du nicht willst, oder alle Karten einer kurzen Farbe.
       *[no] { " " }Gib Karten ab, die keinen Stich machen.
    }
lesson-offer-title = Soll diese Farbe Trumpf sein?
lesson-offer =
    { $card ->
        [none] Die aufgedeckte Karte wird angeboten.
       *[other] { SIGN($card) } wurde aufgedeckt.
    } Wer ihre Farbe zum Trumpf macht, muss mit dem Partner die meisten Stiche machen. Tu es mit drei guten Trümpfen, sonst passe.
lesson-discard-title = Leg eine Karte weg
lesson-discard = Du hast die aufgedeckte Karte genommen, also leg eine andere weg: eine niedrige, am besten die einzige ihrer Farbe.
lesson-trump-title = Du nennst den Trumpf
lesson-trump =
    Nenn die Farbe, von der du die meisten und die höchsten Karten hast.{ $makes ->
        [yes] { " " }Du und dein Partner müsst dann mehr als die Hälfte holen.
       *[no] { "" }
    }
lesson-tokens-title = Plättchen machen eine Karte stärker
lesson-tokens = Jedes Zeichen in der Farbe der Karte zählt in diesem Stich 1 dazu. Ein Plättchen, das du legst, ist weg, und mit ihm seine Punkte: Leg es nur, wenn es dir etwas bringt.

## Spielen.

lesson-play-title = Ausspielen, und wer bedienen muss
lesson-lead = Du spielst aus: eine Karte, die nicht blass ist.
lesson-follow =
    { $suit ->
        [none] Eine Karte liegt schon; jetzt bist du dran.
       *[other] { CAPITAL(SUIT($suit)) } wurde ausgespielt. Karten, die nicht blass sind, darfst du spielen.
    }
lesson-more-duties = Eine Karte, die nicht gespielt werden darf, ist blass und sagt, warum, wenn du sie antippst.
lesson-trick-title = Wer den Stich macht

taken-highest =
    { SIGN($card) } macht den Stich: die höchste Karte in { SUIT($suit) }, der ausgespielten Farbe{ $trumps ->
        [yes] , und niemand hat gestochen.
       *[no] .
    }
taken-alone = { SIGN($card) } macht den Stich: Sonst hat niemand { SUIT($suit) } gespielt, und andere Farben machen keinen.
taken-trump-led = { SIGN($card) } macht den Stich: Trumpf wurde ausgespielt, und dies war der höchste.
taken-only-trump = { SIGN($card) } macht den Stich: Der einzige Trumpf schlägt alles in { SUIT($suit) }.
taken-trumps = { SIGN($card) } macht den Stich: der höchste Trumpf darin.
taken-always = { SIGN($card) } macht den Stich: Die erste davon tut es immer.
taken-nothing = { SIGN($card) } macht den Stich, denn nichts Höheres liegt darin: Dann gehört er dem, der ausspielte.
taken-led = { SIGN($card) } macht den Stich: Damit wurde ausgespielt, und nichts hat sie geschlagen.
taken-by-tokens = { SIGN($card) } macht den Stich: Mit den Plättchen zählt die Karte { $number }.

lesson-goal-title = Worum es dir geht
lesson-goal-bid =
    { $joined ->
        [yes] Du und dein Partner habt { $bid } angesagt und { $taken } gemacht. Erreicht die Ansage; ein paar mehr schaden wenig.
       *[no] Du hast { $bid } angesagt und { $taken } gemacht. Mach genau so viele wie angesagt: Einer zu viel ist so schlecht wie einer zu wenig.
    }
lesson-goal-fewest = Jede Karte, die zählt, zählt gegen den, der sie bekommt. Bleib unter den Karten der anderen, wenn es darauf ankommt, und wirf solche Karten auf ihre Stiche.
lesson-goal-contract =
    { $mine ->
        [yes] Fang Punkte, nicht Stiche: Mit { $goal } gewinnst du. Der Balken zeigt, wie weit du bist.
       *[no] Fangt Punkte, nicht Stiche: Zusammen müsst ihr den Alleinspieler unter { $goal } halten.
    }
lesson-goal-side-points = Du und dein Partner zählt zusammen, und Punkte entscheiden, nicht Stiche. Gib eine teure Karte in einen Stich, den dein Partner macht.
lesson-goal-side-tricks = Du und dein Partner zählt zusammen. Gehört der Stich schon deinem Partner, brauchst du ihn nicht zu überbieten.
lesson-goal-zero = Deine Summe muss genau auf null kommen; manchmal ist ein Stich also einer zu viel.
lesson-goal-other = Merk dir, was gespielt wurde: Die höchste Karte, die noch im Spiel ist, macht ihren Stich.

## Abrechnung.

lesson-score-title = Gewinn, Verlust und was es bringt
lesson-score = Dieses Spiel hätte dir { SIGNED($score) } gebracht.

## Reihen gezeichneter Karten.

cards-always = Machen immer den Stich
cards-trumps =
    { $suit ->
        [none] Trümpfe, von hoch nach niedrig
       *[other] Trumpf: { SUIT($suit) }, von hoch nach niedrig
    }
cards-suits =
    { COUNT($suits) ->
        [0] In jeder Farbe, von hoch nach niedrig
       *[other] { CAPITAL(SUITS($suits)) }, von hoch nach niedrig
    }
cards-odd = Machen keinen Stich, oder nur ausgespielt
cards-trick = Wie sie gespielt wurden
