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
