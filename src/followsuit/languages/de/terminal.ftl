### Was das Terminal von sich aus sagt.

## Wie es um eine Sprache steht: `followsuit language`.

language-has = { $name } ({ $language }) hat { NUM($has) } von { NUM($total) } Nachrichten.
language-complete = { $name } ({ $language }) hat alle { NUM($total) } Nachrichten.
language-missing =
    In { $file } { $missing ->
        [one] fehlt 1 Nachricht
       *[other] fehlen { NUM($missing) } Nachrichten
    }, auf Englisch gezeigt:
language-faults =
    { $faults ->
        [one] 1 Fehler:
       *[other] { NUM($faults) } Fehler:
    }
language-column-language = Sprache
language-column-name = Name
language-column-messages = Nachrichten
language-column-complete = vollständig
language-column-faults = Fehler
language-column-file = Datei
language-column-message = Nachricht
language-column-fault = was falsch ist

## Was an einer Nachricht falsch ist.

language-unreadable = Sie ist nicht lesbar. Such nach einer Klammer oder Variante, die nicht geschlossen ist, oder einer Zeile, die nicht eingerückt ist.
language-twice = Die Sprache hat sie zweimal.
language-extra = Im Englischen gibt es keine solche Nachricht.
language-elsewhere = Sie gehört in { $file }, wo sie im Englischen steht.
language-unknown-functions =
    { COUNT($functions) ->
        [one] Diese Funktion gibt
       *[other] Diese Funktionen gibt
    } es nicht: { LIST($functions) }.
language-unknown-facts =
    Niemand sagt ihr { LIST($facts, "or") }. { COUNT($known) ->
        [0] Ihr wird nichts gesagt.
       *[other] Ihr wird gesagt: { LIST($known) }.
    }
language-unworded = Mit dem Beispiel über der englischen Nachricht ist sie nicht in Worte zu fassen: { $error }
language-unlisted = Sie enthält Dinge, die nicht aufgezählt sind: Setz LIST darum.

## Ein Spiel im Terminal: was auf dem Bildschirm steht. Was man tippt, ist in jeder Sprache gleich.

terminal-you = Du
terminal-name-you = { $name } (du)
terminal-suit = { SUIT($suit) }
terminal-number = { NUM($number) }
terminal-score = { SIGNED($score) }

## Platz nehmen, und gehen.

terminal-seat = Du sitzt auf Platz { $seat }, mit { PEOPLE($others) }.
terminal-kept-always = Das Spiel wird nach jedem Zug in { $file } gespeichert.
terminal-kept = Das Spiel ist in { $file } gespeichert.
terminal-suits = Die Farben, wie man sie tippt: { $suits }
terminal-how-to-begin = Tippe ? für Hilfe, quit zum Aufhören.
terminal-play-on = Weiterspielen: { $command }
terminal-watch-again = Noch einmal ansehen: { $command }
terminal-next-round = Enter für die nächste Runde, oder stop, um das Spiel hier zu beenden.
terminal-enter-or-stop = Drücke Enter für die nächste Runde, oder tippe stop.

## Was für eine Runde gilt.

terminal-round =
    { $of ->
        [none] Runde { $round }
       *[other] Runde { $round } von { $of }
    }
terminal-cards-each =
    je { WORDS($cards) } { $cards ->
        [one] Karte
       *[other] Karten
    }
terminal-trick = Stich { $trick } von { $of }
terminal-dealer = Geber { $name }
terminal-turned = aufgedeckt { $card }
terminal-trump = Trumpf { $suit }
terminal-no-trump = kein Trumpf
terminal-trump-unnamed = Trumpf noch zu wählen
terminal-contract =
    { $name ->
        [none] { TERM($contract) }
       *[other] { TERM($contract) }: { $name } allein
    }
terminal-dues = Schulden: { LIST($names, "") }
terminal-everyone = alle

## Tabellen: Überschriften, und was darin steht.

terminal-column-score = Stand
terminal-column-bid = Ansage
terminal-column-tricks = Stiche
terminal-column-needs = fehlt
terminal-column-points = Punkte
terminal-column-tokens = Plättchen
terminal-column-won = neu
terminal-column-this-trick = im Stich
terminal-column-round = Runde
terminal-needs-more = noch { $tricks }
terminal-needs-none = keiner
terminal-note-dealer = Geber
terminal-note-alone = allein
terminal-led = { $card } aus
terminal-points-of =
    { $stash ->
        [yes] { $points } + gedrückt
       *[no] { $points }
    }{ $goal ->
        [none] { "" }
       *[other] { " " }von { $goal }
    }
terminal-scores-of = Stand nach Runde { $round }
terminal-void = Die Runde zählt nicht: Der Stand ist wie zuvor.
terminal-void-round = ungültig
terminal-result = { $game }: das Ergebnis
terminal-wins = gewinnt

## Das eigene Blatt, und was erlaubt ist.

terminal-your-hand = dein Blatt
terminal-your-stash = gedrückt
terminal-no-card = keine Karte
terminal-you-may = du darfst
terminal-may-bid = ansagen: { LIST($bids, "or") }
terminal-may-trump = Trumpf wählen: { LIST($suits, "or") }
terminal-a-suit = { $suit } ({ SUIT($suit) })
terminal-may-choose = wählen: { LIST($choices, "or") }
terminal-a-pass = { $letter } (passen)
terminal-a-contract = { $letter } ({ TERM($contract) })
terminal-may-stash =
    { WORDS($cards) } { $cards ->
        [one] Karte
       *[other] Karten
    } drücken, etwa { $example }
terminal-may-play = spielen: { $cards }
terminal-may-lay = { LIST($actions, "or") }
terminal-may-take = nehmen: { LIST($tokens, "or") }; { LIST($owners) }
terminal-an-owner = { $seat } ist { SEAT($seat) }

## Hilfe, und Rückblick.

terminal-help-may = Du darfst: { $actions }
terminal-in-all = … (insgesamt { NUM($actions) })
terminal-commands = Das erste Wort darf fehlen. Außerdem: rules (alle Regeln) · last (der letzte Stich) · scores (Runde für Runde) · table (all das noch einmal) · hint (ein Rat) · undo (deine letzte Entscheidung zurücknehmen) · Enter (das Einzige, was du darfst) · quit (das Spiel wird gespeichert).
terminal-hint =
    { $reason ->
        [none] Versuche { $action }.
       *[other] Versuche { $action }. { $reason }
    }
terminal-undone = Zurückgenommen; entscheide neu.
terminal-nothing-to-undo = Du hast noch nichts entschieden.
terminal-no-trick-yet = Noch hat niemand einen Stich gemacht.
terminal-taken-by = Stich für { $name }

## Ein Spiel noch einmal ansehen: `followsuit replay`.

terminal-option =
    { $value ->
        [yes] { $name }: ja
        [no] { $name }: nein
       *[other] { $name }: { $value }
    }
terminal-seats-option = Spieler
terminal-as-seen = wie Platz { $seat } es sah
terminal-seats = Plätze: { LIST($seats, "") }
terminal-marks = In einem Stich steht › vor der ausgespielten Karte und [ ] um die, die ihn macht.
terminal-record-ends = Hier endet die Aufzeichnung, noch vor dem Ende des Spiels.
terminal-on-the-table = im Talon
terminal-passes =
    { WHO($seat) ->
        [you] Du passt
       *[other] { SEAT($seat) } passt
    }
terminal-chooses =
    { WHO($seat) ->
        [you] Du wählst
       *[other] { SEAT($seat) } wählt
    } { TERM($contract, "acc") }
terminal-so = also: { TERM($contract) }
terminal-stashes =
    { WHO($seat) ->
        [you] Du drückst
       *[other] { SEAT($seat) } drückt
    } { $cards }
terminal-stashes-some =
    { WHO($seat) ->
        [you] Du drückst
       *[other] { SEAT($seat) } drückt
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
terminal-bids = Ansagen  { $bids }
terminal-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terminal-wins-token =
    { $source ->
        [none] gewinnt { $token }
       *[other] gewinnt { $token } von { SEAT($source) }
    }
terminal-enter-goes-on = Enter geht weiter, q hört auf.
terminal-more-games = Die Datei enthält weitere Spiele: { $option } zeigt das nächste.

## Partner, und was weitergegeben und gesagt wird.

terminal-maker =
    { $alone ->
        [yes] gemacht von { $name }, allein
       *[no] gemacht von { $name }
    }
terminal-side =
    { $side }{ $tricks ->
        [none] { $points ->
            [none] { $bid ->
                [none] { "" }
               *[other] : Ansage { $bid }
            }
           *[other] : { $points } Punkte
        }
        [one] : ein Stich
       *[other] : { $tricks } Stiche
    }{ $says ->
        [none] { "" }
       *[other] { " " }({ $says })
    }
terminal-note-partner = Partner
terminal-you-gave = gegeben
terminal-you-got = bekommen
terminal-may-pass =
    { WORDS($cards) } { $cards ->
        [one] Karte
       *[other] Karten
    } weitergeben: { $verb } { $example }
terminal-may-discard =
    { WORDS($cards) } { $cards ->
        [one] Karte
       *[other] Karten
    } weglegen: { $verb } { $example }
terminal-may-pick =
    { WORDS($cards) } { $cards ->
        [one] Karte
       *[other] Karten
    } wählen: { $verb } { $example }
terminal-may-call = sagen: { LIST($calls, "or") }
terminal-a-call = { $said } ({ SUIT($suit) })
terminal-may-say = { $verb }: { LIST($said, "or") }
terminal-calls = gesagt  { $calls }
terminal-discards =
    { WHO($seat) ->
        [you] Du legst weg
       *[other] { SEAT($seat) } legt weg
    }: { $cards }
terminal-discards-some =
    { WHO($seat) ->
        [you] Du legst
       *[other] { SEAT($seat) } legt
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } weg
terminal-points-melds = { $points } + { $melds }
