### What is refused, and what would be right instead.

## What the rules of a game refuse. Those that a table shows beforehand stand with the game's other words.

action-game-over = Das Spiel ist aus: Es geht nichts mehr.
action-not-now =
    `{ $action }` muss warten: Jetzt { $phase ->
        [dealer] wird der erste Geber ausgelost
        [deal] werden die Karten gegeben
        [turn] wird eine Karte aufgedeckt
        [draw-trump] wird die Trumpffarbe ausgelost
        [trump] wird eine Farbe zum Trumpf gemacht
        [call] sagt jemand, ob die Farbe Trumpf wird
        [discard] wird eine Karte weggelegt
        [pass] werden Karten weitergegeben
        [blind] sagt jemand, ob er Null ansagt, ohne seine Karten anzusehen
        [choose] wird gewählt, was gespielt wird
        [stash] werden Karten gedrückt
        [bid] wird eine Zahl von Stichen angesagt
        [lay-tokens] dürfen Plättchen zur gespielten Karte gelegt werden
        [draw-token] wird ein Plättchen gezogen
        [take-token] wird ein Plättchen genommen
       *[play] wird eine Karte gespielt
    }{ $example ->
        [none] .
       *[other] { " " }(`{ $example }`).
    }
action-not-the-turn = Platz { $seat } ist nicht dran.
    .remedy =
        { $to_act ->
            [none] Das Spiel ist aus.
           *[other] Platz { $to_act } ist dran.
        }
add-not-held =
    Das Plättchen { $token } liegt nicht in deiner Wertung. { COUNT($fitting) ->
        [0] Sag `done`.
       *[other] Du darfst { LIST($fitting, "or") } legen, oder sag `done`.
    }
bid-cap = An diesem Tisch gehen Ansagen bis { $most }: Sag 0 bis { $most } an.
bid-range = { $number } kann man hier nicht ansagen: Sag 0 bis { $most } an.
call-not-open = „{ $said }“ geht jetzt nicht. Möglich ist: { LIST($options, "") }.
choose-not-offered = { TERM($contract) } wird an diesem Tisch nicht gespielt. Wähle { LIST($offered, "or") }.
choose-unknown = Die Wahl „{ $choice }“ gibt es nicht. Wähle { LIST($offered, "or") }.
deal-card = { $card } ist einmal zu oft gegeben, oder gehört in dieser Runde nicht zum Spiel.
deal-hands =
    { $hands ->
        [one] { $hands } Blatt
       *[other] { $hands } Blätter
    } für { $seats } Plätze.
deal-size =
    Platz { $seat } bekommt { $dealt ->
        [one] { $dealt } Karte
       *[other] { $dealt } Karten
    }; es sollten { $size } sein.
deal-table =
    { $dealt ->
        [one] { $dealt } Karte
       *[other] { $dealt } Karten
    } im Talon; es sollten { $size } sein.
dealer-unknown = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
draw-not-in-stock = Das Plättchen { $token } liegt nicht im Vorrat.
play-not-held = { CARD($card) } hast du nicht. Dein Blatt: { CARDS($held) }.
pass-count =
    Gib genau { $cards ->
        [one] { WORDS($cards) } Karte
       *[other] { WORDS($cards) } verschiedene Karten
    } weiter, etwa `{ $example }`.
pass-not-held = { CARD($card) } hast du nicht. Dein Blatt: { CARDS($held) }.
discard-count =
    Leg genau { $cards ->
        [one] { WORDS($cards) } Karte
       *[other] { WORDS($cards) } verschiedene Karten
    } weg, etwa `{ $example }`.
discard-not-held = { CARD($card) } hast du nicht. Dein Blatt: { CARDS($held) }.
stash-count =
    Drücke genau { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } verschiedene Karten
    }, etwa `{ $example }`.
stash-not-held = { CARD($card) } hast du nicht. Dein Blatt: { CARDS($held) }.
take-not-most = Nimm ein Plättchen von { LIST($ways, "or") }: Dort liegen die meisten.
take-from-seat = Platz { $seat }
take-not-there = Das Plättchen { $token } liegt nicht in der Wertung von Platz { $seat }. Dort liegen { LIST($held) }.
trump-no-suit = „{ $given }“ kann nicht Trumpf sein. Wähle eins davon: { LIST($ways, "") }.
suit-to-name = `trump { $suit }` ({ SUIT($suit) })
turn-card = { $card } kann nicht die aufgedeckte Karte dieser Runde sein.
stop-ends-by-itself = Dieses Spiel endet nach seinen eigenen Regeln.
    .remedy = Nur ein Tisch ohne festes Ende kann beendet werden.
stop-within-a-round = Der Tisch kann nur zwischen zwei Runden aufhören.
    .remedy = Spiel die Runde erst zu Ende.
seat-not-there = Platz { $seat } gibt es nicht.
    .remedy = Die Plätze sind 0 bis { $last }.

## Texts that cannot be read.

parse-card = „{ $text }“ ist keine der { $cards } Karten.
    .remedy =
        Schreib einen Rang, { $ranks }, und eine Farbe, { LIST($suits, "") }: etwa { $example }{ COUNT($bare) ->
            [0] .
           *[other] , oder { LIST($bare, "or") }.
        }
suit-letter-for = { $suit } für { SUIT($suit) }
suit-letter = { $suit } ({ SUIT($suit) })
parse-suit = „{ $text }“ ist keine Farbe.
    .remedy = Die Farben sind { LIST($suits, "") }.
parse-token = „{ $text }“ ist kein Plättchen.
    .remedy = Die Plättchen sind { $tokens }.
parse-no-tokens = In diesem Spiel gibt es keine Plättchen.
parse-number = „{ $text }“ ist keine Zahl.
    .remedy =
        Schreib { $wanted ->
            [take] einen Platz und ein Plättchen, etwa `take 2 aab`.
            [dealer] einen Platz, etwa `dealer 2`.
           *[bid] eine Zahl von Stichen, etwa `bid 3`.
        }
parse-choice = „{ $text }“ steht nicht zur Wahl.
    .remedy = Schreib es wie `{ $example }`.
parse-half-of-taking = Das ist nur die Hälfte von dem, was du nimmst.
    .remedy = Schreib einen Platz und ein Plättchen, etwa `take 2 aab`.
parse-action = „{ $text }“ ist kein Zug.
    .remedy = Ein Zug sieht aus wie { LIST($examples, "or") }.
parse-half-an-action = „{ $text }“ ist nur ein halber Zug.
    .remedy = Schreib es wie `{ $example }`.
parse-half-a-move-of-chance = „{ $text }“ ist nur ein halber Zug.
parse-no-action = { $given } ist kein Zug.
    .remedy = Gib einen von `legal()`, oder seinen Text.
parse-no-text = { $given } ist kein Text.
    .remedy = Gib als Text, was gelesen werden soll.

## Games, options, players and seeds that cannot be.

game-unknown = Das Spiel { $game } gibt es nicht.
    .remedy = Die Spiele sind { LIST($games) }.
game-not-found-again = Das Spiel { $game } kann nicht mit pickle verschickt werden: Über seinen Schlüssel ist seine Seite nicht zu finden.
    .remedy = Leg die Seite in eine Datei, die die Umgebungsvariable FOLLOWSUIT_GAMES nennt.
option-invalid = Die Option { $option } kann nicht { $given } sein.
    .remedy = Erlaubt: { $takes }.
option-takes-number =
    { $none ->
        [yes] eine ganze Zahl von { $least } bis { $most }, oder `none`
       *[no] eine ganze Zahl von { $least } bis { $most }
    }
option-takes-switch = `true` oder `false`
option-takes-choice = { LIST($values, "") }
option-unknown = { $game } hat keine Option { $given }.
    .remedy = Die Optionen sind { LIST($options) }.
option-not-offered = Die Option { $option } gibt es mit { $seats } Plätzen nicht.
    .remedy = Es gibt sie mit { $allowed }.
option-no-seats = { $given } ist keine Anzahl von Plätzen.
    .remedy = Erlaubt: { $allowed }.
option-seats =
    { $is_one ->
        [yes] { $given } Platz geht nicht
       *[no] { $given } Plätze gehen nicht
    }{ $setting ->
        [none] .
       *[other] { " " }mit { $setting }.
    }
    .remedy =
        Erlaubt: { $allowed }.{ COUNT($others) ->
            [0] { "" }
           *[other] { " " }{ LIST($others, " ") }
        }
option-seats-with = Mit { $setting }: { $seats }.
option-worlds = Über { $worlds } Welten kann ein Spieler nicht nachdenken.
    .remedy = Gib 1 oder mehr an.
batch-number = „{ $key }“ kann nicht { $given } sein.
    .remedy = Gib eine ganze Zahl von 1 bis { $most } an.
batch-rows = Für jedes von { $rows } Spielen wird eine ganze Zahl gebraucht; das ist { $given }.
    .remedy = Gib ein Array mit { $rows } ganzen Zahlen an.
batch-not-legal = Die Aktion { $action } ist in Zeile { $row } nicht erlaubt.
    .remedy = Dort ist erlaubt: { LIST($legal, "") }.
batch-rounds-needed = { $name } mit offenen Schulden kann zu viele Runden dauern.
    .remedy = Gib mit `rounds` an, nach wie vielen Runden Spiele abgebrochen werden: höchstens { $most }.
player-unknown = Den Spieler „{ $name }“ gibt es nicht.
    .remedy =
        { COUNT($players) ->
            [one] Der einzige Spieler ist { LIST($players) }.
           *[other] Die Spieler sind { LIST($players) }.
        }
player-restriction = Ohne „{ $given }“ kann kein Spieler spielen.
    .remedy = Verzichten kann einer auf { LIST($restrictions) }, etwa als greedy-without-trumping.
player-count =
    { $players ->
        [one] Es gibt { $players } Spieler
       *[other] Es gibt { $players } Spieler
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
    .remedy = Nenne einen für alle, oder { $seats }.
player-names = { $players } Spieler für { $seats } Plätze.
    .remedy = Nenne für jeden Platz einen Spieler.
player-no-list = { $given } ist keine Liste von Namen.
    .remedy = Nenne für jeden Platz einen Spieler.
player-no-text = Platz { $seat } kann nicht { $given } heißen.
    .remedy = Ein Name ist ein Text.
seed-invalid = { $given } kann kein Seed sein.
    .remedy = Gib eine ganze Zahl, einen Text oder Bytes an.
seed-large = Der Seed ist eine zu große Zahl.
    .remedy = Gib eine mit höchstens tausend Ziffern an, oder einen Text.
seed-unwritable = Der Seed ist kein Text, den man schreiben kann.
    .remedy = Er enthält ein halbes Zeichen.
seed-hexadecimal = Der Seed { $given } ist nicht hexadezimal.
    .remedy = Nach `hex:` kommen Paare von 0–9 a–f.

## What the server refuses.

action-stale = Das Spiel ist inzwischen weitergegangen.
    .remedy = Sieh dir den Tisch an, und entscheide neu.
chances-off = An diesem Tisch darf niemand fragen, wo Karten liegen.
    .remedy = Im Rückblick geht es.
chances-seen = Diese Karte gehört nicht zu denen, die du nicht siehst.
    .remedy = Frag nach einer Karte, die du in dieser Runde nicht gesehen hast.
chat-empty = Da steht nichts.
    .remedy = Sag etwas, oder wähle einen der Sätze.
chat-long = Das ist zu lang: { $length } Zeichen.
    .remedy = Sag es mit höchstens { $most } Zeichen.
chat-muted = Eigene Worte warten, bis die Runde vorbei ist.
    .remedy = Wähle einen der Sätze.
chat-unknown-phrase = Den Satz „{ $preset }“ gibt es nicht.
    .remedy = Die Sätze sind { $presets }.
chat-unseen = Darin steht etwas, das man nicht sieht.
    .remedy = Sag es mit Buchstaben und Emoji.
claim-again = Du hast in dieser Runde schon den Rest beansprucht.
    .remedy = Spiel sie zu Ende.
claim-lost = Diese Karte nimmt den Stich nicht, der da liegt: { CARD($card) }.
    .remedy = Nimm eine andere Reihenfolge.
claim-not-here = In diesem Spiel kann der Rest nicht beansprucht werden.
    .remedy = Spiel weiter: Marken, Meldungen oder wechselnde Karten zählen noch.
claim-not-now = Den Rest beansprucht, wer gerade eine Karte zu spielen hat.
    .remedy = Warte, bis du dran bist.
claim-order = Dazu gehört jede Karte deines Blatts genau einmal.
    .remedy = Sag, in welcher Reihenfolge du sie spielst.
claim-pending = Gerade wird geprüft, ob jemandem der Rest zusteht.
    .remedy = Spiel weiter, sobald alle geantwortet haben.
claim-unasked = Du bist zu keinem Anspruch auf den Rest gefragt.
    .remedy = Spiel weiter.
claim-unplayable = Diese Karte dürfte dann nicht gespielt werden: { CARD($card) }.
    .remedy = Nimm eine andere Reihenfolge.
commitment-closed = An diesem Tisch wurden { $abandoned } Ziehungen abgebrochen: Er gibt ohne Beiträge.
    .remedy = Mach einen neuen Tisch für Karten, die sich prüfen lassen.
commitment-invalid = Eine Festlegung hat 64 hexadezimale Ziffern: den SHA-256 eines Beitrags, wie es in docs/fairness.md steht.
    .remedy = Schick solche Ziffern, oder lass sie weg.
commitment-late = Alles liegt fest: Die Karten sind gegeben.
    .remedy = Leg dich fest, bevor das Spiel anfängt.
commitment-other-table = Die Karten dieses Turniers werden am ersten Tisch gezogen.
    .remedy = Warte kurz: Sobald jener Tisch beginnt, werden sie auch hier gegeben.
commitment-sealed = Die Ziehung ist versiegelt: Niemand kann sich noch auf etwas anderes festlegen.
    .remedy = Zeig deinen Beitrag.
commitment-taken = An diesem Tisch hat sich jemand anders auf dasselbe festgelegt.
    .remedy = Zieh einen eigenen Beitrag.
contribution-another = Das ist nicht der Beitrag, auf den du dich festgelegt hast.
    .remedy = Zeig diesen, und keinen anderen.
contribution-invalid = Ein Beitrag hat 64 hexadezimale Ziffern.
    .remedy = Schick solche Ziffern.
contribution-uncommitted = Du nimmst an dieser Ziehung nicht teil: Du hast dich auf nichts festgelegt.
    .remedy = Warte auf die Karten, oder leg dich bei der nächsten fest.
contribution-unsealed = Die Ziehung ist noch nicht versiegelt: Behalte deinen Beitrag für dich.
    .remedy = Zeig ihn, wenn der Tisch ein Siegel hat.
daily-not-yet = Das Spiel vom { $day } ist noch nicht ausgeteilt.
    .remedy = Komm an diesem Tag wieder, nach der Uhr von UTC.
daily-unknown-day = Von einem Spiel vom { $day } ist nichts bekannt.
    .remedy = Sieh dir einen Tag der letzten Wochen an.
daily-yours-alone = Ein Spiel des Tages spielt eine Person in einem Browser.
    .remedy = Verlass die Seite und komm später wieder: dein Platz wartet, bis der Tag vorbei ist.
explore-deep = Wissen über Wissen wird höchstens { $most } tief beantwortet.
    .remedy = Frag mit weniger K, M, E, C und Ansagen ineinander.
explore-one-seat = Ein Platz muss nicht raten, was er selbst denkt.
    .remedy = Wähle zwei verschiedene Plätze.
explore-passing = Bei diesem Schritt sind Karten von Hand zu Hand unterwegs.
    .remedy = Frag, wenn alle aufgenommen haben, was sie bekamen.
explore-too-many-deals = An dieser Stelle passen zu viele Verteilungen, um das bald zu beantworten.
    .remedy = Frag später in der Runde, oder nach weniger Karten, Farben und Plätzen.
frame-invalid = Diese Nachricht lässt sich nicht lesen: { $reason }.
    .remedy = Es gibt { LIST($kinds) }.
hand-over-expired = Dieser Link wurde schon benutzt oder ist zu alt.
    .remedy = Hol dir am Tisch einen neuen.
hint-not-now = Du bist nicht dran.
    .remedy = Frag nach einem Tipp, wenn du es bist.
hint-off = An diesem Tisch gibt es keine Tipps.
    .remedy = Eröffne einen Tisch mit Tipps.
language-unknown = Die Sprache „{ $language }“ gibt es hier nicht.
    .remedy = Es gibt { LIST($languages) }; oder leg einen Ordner für sie an.
lesson-none = An diesem Tisch gibt es keine Anleitung.
    .remedy = Beginne ein Spiel mit Anleitung auf der Regelseite eines Spiels.
limit-address = Aus deinem Netz kommen zu viele Verbindungen.
    .remedy = Schließe einige, und versuche es gleich noch einmal.
limit-body = Die Anfrage ist zu groß.
    .remedy = Schick höchstens { NUM($most) } Bytes.
limit-codes = Aus deinem Netz kamen zu viele falsche Codes.
    .remedy = Versuche es in { $seconds } s noch einmal.
limit-connections = Der Server hat keinen Platz für eine weitere Verbindung.
    .remedy = Versuche es gleich noch einmal.
limit-daily =
    { $most ->
        [one] Aus deinem Netz hat heute { $most } Versuch an diesem Spiel begonnen, und mehr zählen nicht.
       *[other] Aus deinem Netz haben heute { $most } Versuche an diesem Spiel begonnen, und mehr zählen nicht.
    }
    .remedy = Spiel morgen mit, oder spiel etwas anderes.
limit-head = Der Kopf der Anfrage ist zu groß.
    .remedy = Schick höchstens { NUM($most) } Bytes.
limit-hints = Das waren viele Tipps in kurzer Zeit.
    .remedy = Frag in { $seconds } Sekunden nach dem nächsten, oder entscheide selbst.
limit-new-tables = Aus deinem Netz wurden heute zu viele Zole-Tische gemacht.
    .remedy = Versuche es in { $seconds } s noch einmal.
limit-questions = Das waren viele Fragen in kurzer Zeit.
    .remedy = Stell die nächste in { $seconds } Sekunden.
limit-rate = Das war zu viel in zu kurzer Zeit.
    .remedy = Warte ein wenig.
limit-reports = Du hast gerade schon viel gemeldet.
    .remedy = Warte { NUM($seconds) } Sekunden. Was du gemeldet hast, ist aufgehoben.
limit-reviews = Aus deinem Netz wurden in kurzer Zeit viele Analysen verlangt.
    .remedy = Frag in { $seconds } Sekunden nach der nächsten.
limit-slow = Die Anfrage kam nicht rechtzeitig an.
    .remedy = Schick sie noch einmal.
limit-tables = Aus deinem Netz sind schon { $most } Tische in Gebrauch.
    .remedy = Spiel einen davon zu Ende, oder warte einige Minuten: Ein Tisch, den niemand benutzt, zählt nicht lange.
match-deals =
    Ein Turnier in diesem Spiel hat höchstens { $most ->
        [one] eine Runde
       *[other] { $most } Runden
    }.
    .remedy = Wähl weniger.
match-none = Dieser Tisch gehört zu keinem Turnier.
    .remedy = Frag nach dem Link des Turniers, das du meinst.
match-not-over = Dieselben Karten werden noch an einem anderen Tisch dieses Turniers gespielt.
    .remedy = Komm wieder, wenn alle Tische fertig sind.
match-other-table = Du sitzt schon an einem anderen Tisch dieses Turniers oder kennst seine Karten.
    .remedy = Spiel dort. Wer vor dem Geben aufsteht, darf sich an einen anderen Tisch setzen.
match-tables = Ein Turnier in diesem Spiel hat höchstens { $most } Tische.
    .remedy = Wähl weniger.
page-invalid = Das ist keine Stelle in dieser Liste.
    .remedy = Nimm das `next` der vorigen Seite, wie es ist.
page-not-built = Die Seite wurde nicht gebaut.
    .remedy = Baue sie mit `make page`; die API ist unter /api/v1.
replay-no-step = Dieses Spiel hat keinen Schritt { $step }.
    .remedy = Es gibt die Schritte 0, das Geben, bis { $last }.
report-full = Es ist schon so viel gemeldet, dass nichts mehr angenommen werden kann.
    .remedy = Verlass den Tisch, oder schalte die Person stumm.
report-nothing = So einen Namen oder so eine Zeile gibt es an diesem Tisch nicht.
    .remedy = Gemeldet werden können Namen von Menschen und was sie selbst geschrieben haben.
report-own = Das ist von dir selbst.
    .remedy = Wähle jemand anderen.
request-broken = Diese Anfrage lässt sich nicht lesen.
    .remedy = Schick HTTP/1.1.
request-invalid = Die Anfrage lässt sich nicht lesen: { $reason }.
    .remedy = Die API beschreibt sich unter /api/v1/openapi.json.
request-no-json = sie ist kein JSON
request-at =
    { $place ->
        [none] der Inhalt: { $problem }
       *[other] { $place }: { $problem }
    }
request-method = Diese Adresse kennt diese Methode nicht.
    .remedy = Sie kennt { $methods }.
request-unknown = Unter dieser Adresse ist nichts.
    .remedy = Die API beschreibt sich unter /api/v1/openapi.json.
review-failed = Dieses Spiel konnte nicht analysiert werden: etwas ist schiefgegangen.
    .remedy = Versuche es in einer Minute noch einmal; klappt es wieder nicht, sag es dem, der den Server betreibt.
review-none = Dieses Spiel wurde noch nicht analysiert.
    .remedy = Bitte zuerst um die Analyse.
review-not-compiled = Dieses Spiel hat Regeln, die nicht übersetzt sind; darum lässt es sich nicht analysieren.
    .remedy = Sieh dir stattdessen die Wiederholung an.
review-waiting = Viele Spiele warten schon auf ihre Analyse.
    .remedy = Versuche es in einer Minute noch einmal.
round-undecided = Was von dieser Runde übrig ist, kann noch eine Wertung ändern.
    .remedy = Spiel weiter.
seat-another-hand = Du hast in dieser Runde schon ein anderes Blatt gesehen.
    .remedy = Übernimm den Platz, wenn neu gegeben ist.
seat-arriving = Du nimmst beim nächsten Geben den Platz von { $name } ein.
    .remedy = Warte darauf; für einen anderen Platz sag diesen erst ab.
seat-holder = Du sitzt hier schon.
    .remedy = Steh erst auf, um einen anderen Platz zu nehmen.
seat-last-round = Das ist die letzte Runde: Niemand setzt sich mehr dazu.
    .remedy = Schau zu und spiel das nächste Spiel mit.
seat-name-empty = Ohne Namen setzt sich niemand.
    .remedy = Gib einen Namen mit 1 bis { $most } Zeichen an.
seat-name-invalid = Ein Name hat 1 bis { $most } Zeichen und nichts Unsichtbares.
    .remedy = Wähle einen anderen Namen.
seat-name-taken = Hier heißt schon jemand { $name }.
    .remedy = Wähle einen anderen Namen.
seat-none = Du hast keinen Platz an diesem Tisch.
    .remedy = Setz dich erst, oder schau zu.
seat-not-away = { $name } ist nicht weg.
    .remedy = Aus einem Spiel entfernt werden kann nur, wer seit einer Minute weg ist.
seat-not-open = Auf diesem Platz sitzt schon jemand.
    .remedy = Wähle einen freien Platz.
seat-not-yours = Das ist nicht dein Platz.
    .remedy = Das kann nur, wer dort sitzt.
seat-plan = Für ein Spiel mit { $seats } sind { $given } Plätze geplant.
    .remedy = Plane für jeden Platz einen.
seat-unknown = Platz { $seat } gibt es an diesem Tisch nicht.
    .remedy = Die Plätze sind 0 bis { $last }.
security-banned = Deine Netzadresse ist für eine Weile gesperrt. Stunden bis zum Ende: { $hours }.
    .remedy = Wenn du meinst, dass das ein Irrtum ist, frag, wer diesen Server betreibt.
security-host = Dieser Server weiß nicht, dass er { $host } heißt.
    .remedy = Wer ihn betreibt, kann es ihm mit --public-url sagen.
security-origin = Das kam von einer Seite von { $origin }, und das dürfen nur die eigenen Seiten dieses Servers.
    .remedy = Öffne den Tisch unter der eigenen Adresse dieses Servers.
security-another-site = einer anderen Website
server-busy = Gerade ist zu viel auf einmal auszurechnen.
    .remedy = Versuch es gleich noch einmal.
server-closing = Der Server startet neu.
    .remedy = Gleich bist du wieder verbunden.
server-error = Hier ging etwas schief.
    .remedy = Versuch es noch einmal; bleibt es so, sag es dem, der diesen Server betreibt.
socket-replaced = Dein Platz ist von zu vielen anderen Stellen aus verbunden.
    .remedy = Schließe einige davon, und öffne den Tisch neu.
socket-silent = Über diese Verbindung kam eine Minute lang nichts.
    .remedy = Verbinde dich neu: Nichts ist verloren.
socket-too-slow = Diese Verbindung kam mit dem Tisch nicht mit.
    .remedy = Verbinde dich neu: Nichts ist verloren.
table-abandoned = Niemand war mehr da, darum wurde dieser Tisch vor dem Ende des Spiels geschlossen.
    .remedy = Sieh dir den Rückblick an und spiel vom letzten Schritt weiter, oder spiel noch einmal.
table-between-rounds = Die Runde ist vorbei.
    .remedy = Geh erst zur nächsten.
table-busy = An diesem Tisch geschieht zu viel auf einmal.
    .remedy = Versuch es gleich noch einmal.
table-closed = Das Spiel hat begonnen, und an diesen Tisch kommt niemand mehr dazu.
    .remedy = Frag den Gastgeber oder mach einen eigenen Tisch auf.
table-closed-by-operator = Wer diesen Server betreibt, hat diesen Tisch geschlossen: „{ $reason }“.
    .remedy = Du kannst einen anderen Tisch aufmachen.
table-crowded = An diesem Tisch schauen zu viele zu.
    .remedy = Nimm einen Platz, oder versuche es später wieder.
table-forgotten = Dieses Spiel ist lange her: Nur sein Protokoll ist noch da.
    .remedy = Sieh es dir noch einmal an, oder eröffne einen neuen Tisch.
table-full = Dieser Tisch ist voll.
    .remedy = Schau zu, oder eröffne selbst einen.
table-no-code = Für einen Tisch fand sich kein freier Code.
    .remedy = Versuch es noch einmal.
table-no-pause = Es wartet keine Runde.
    .remedy = Spiel weiter.
table-no-spectators = An diesem Tisch kann niemand zuschauen.
    .remedy = Bitte um einen Platz, oder eröffne selbst einen Tisch.
table-not-host = Das kann nur der Gastgeber.
    .remedy = Frag den, der den Tisch eröffnet hat.
table-not-over = Das Spiel ist noch nicht aus.
    .remedy = Warte, bis es so weit ist.
table-not-started = Das Spiel hat noch nicht angefangen.
    .remedy = Es fängt an, wenn jeder Platz besetzt ist.
table-open-ended = Dieses Spiel kann jetzt nicht beendet werden.
    .remedy = Das geht nur bei einem ohne festes Ende, zwischen zwei Runden.
table-over = Das Spiel ist aus.
    .remedy = Sieh dir den Rückblick an, oder spiel noch einmal.
table-started = Das Spiel hat angefangen.
    .remedy = Schau zu, oder nimm den Platz eines Bots.
table-too-long = An diesem Tisch ist so viel geschehen, dass nichts mehr dazukommen kann.
    .remedy = Spiel an einem neuen Tisch weiter.
table-page-changed = Die Regeln dieses Spiels wurden geändert, seit dieser Tisch eröffnet wurde; seine Karten lassen sich nicht noch einmal geben.
    .remedy = Eröffne einen anderen Tisch.
table-starts-anew = Die Regeln von { $game } wurden geändert: Das Spiel beginnt von vorn, und alle behalten ihren Platz.
    .remedy = Komm gleich wieder.
table-unknown = Es gibt keinen Tisch mit dem Code { $table }.
    .remedy = Prüfe den Link, oder eröffne einen Tisch.
table-unreadable = Dieser Tisch lässt sich nicht öffnen.
    .remedy = Eröffne einen anderen; wer den Server betreibt, findet den Grund im Log.
time-no-clock = Gerade läuft keine Uhr.
    .remedy = Mehr Zeit gibt es, wenn eine Uhr läuft.
time-own = Niemand kann sich selbst Zeit geben.
    .remedy = Frag einen der anderen.
token-invalid = Das ist kein Token dieses Servers.
    .remedy = Hol dir eines mit `POST /api/v1/keys`.
undo-nothing = In dieser Runde hast du nichts zurückzunehmen.
    .remedy = Spiel weiter.
undo-off = An diesem Tisch wird nichts zurückgenommen.
    .remedy = Spiel weiter.
undo-pending = Jemand möchte schon etwas zurücknehmen.
    .remedy = Antworte erst darauf.
undo-unasked = Niemand bittet dich darum, etwas zurückzunehmen.
    .remedy = Spiel weiter.
zole-invalid = Die Anfrage lässt sich nicht lesen: { $reason }.
    .remedy = Schick JSON wie { "{" }"code": "KXR", "name": "Anna"{ "}" }.
zole-no-json = sie ist kein JSON
zole-not-registered = Deine Anfrage nennt keinen Platz.
    .remedy = Nimm einen mit POST /zole/register, und behalte die Cookies.
action-out-of-turn = Du bist nicht dran.
    .remedy = Warte, bis es so weit ist.
store-full = Der Server hat keinen Platz mehr.
    .remedy = Versuch es später noch einmal.
store-unavailable = Der Server kann gerade nichts speichern.
    .remedy = Versuch es gleich noch einmal.

words-unwanted = Darin steht ein Wort, das hier an öffentlichen Tischen nicht erwünscht ist.
    .remedy = Sag es mit anderen Worten, oder spiel an einem Tisch, der nicht öffentlich ist.
