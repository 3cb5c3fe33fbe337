### Der Befehl `followsuit solve`: offene Karten, genau gelöst.

solve-title =
    { SEAT($seat) } ist am Zug, und alle sehen alle Karten. { $alone ->
        [yes] Jeder spielt für sich.
       *[no] Eine Partei spielt gegen alle anderen.
    } { $utility ->
        [tricks] Stiche der Partei in der Runde:
        [points] Augen der Partei in der Runde:
       *[score] Punkte der Runde gegenüber denen der anderen:
    }
solve-option =
    { CARD($card) }: { $utility ->
        [score] { SIGNED($value, $digits) }
       *[other] { NUM($value, $digits) }
    }{ $best ->
        [yes] { " " }(am besten)
       *[no] { "" }
    }
solve-trick =
    { $number }. Stich, noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } in allen Händen.

## Was nicht gelöst werden kann.

solve-not-in-play = Nur das Ausspielen der Karten kann gelöst werden, und in diesem Augenblick ist keine Karte zu spielen.
    .remedy = Mit `--at` lässt sich ein anderer Augenblick wählen.
solve-tokens = { $name } hat Plättchen, die der Zufall zieht; mit offenen Karten kann es nicht gelöst werden.
solve-too-many-cards = Es sind noch zu viele Karten: In einem solchen Spiel können nur die letzten { $most } gelöst werden.
    .remedy = Mit `--at` lässt sich ein späterer Augenblick wählen.
solve-no-utility = Etwas namens { $given } zählt hier nicht.
    .remedy = `--for` kennt { LIST($utilities, "or") }.
