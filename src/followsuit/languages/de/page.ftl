### What the web page says itself.

## Around the table.

page-leave-table = Tisch verlassen
page-scores = Punkte
page-menu = Menü
page-rules = Regeln
page-to-your-hand = Zu deinem Blatt
page-close = Schließen
page-round = Runde { $n }
page-round-of = Runde { $n } von { $of }
page-trick-of = Stich { $n } von { $of }
page-cards-each =
    { $n ->
        [one] je { $n } Karte
       *[other] je { $n } Karten
    }

## What lies on the table, and the seats.

page-this-round = Diese Runde
page-trump = Trumpf
page-turned-card = aufgedeckte Karte
page-stash = gedrückt
page-taken-of = { $taken } von { $of }
page-meter-says = { $points } Kartenpunkte, das Ziel ist { $goal }
page-you = du
page-you-aim = du, { $aim }
page-bot = Bot
page-dealer = Geber
page-deals-now = gibt
page-away = weg
page-away-bot = weg, ein Bot spielt
page-open-seat = freier Platz
page-on-turn = ist dran
page-bid-is = sagt { $n }
page-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
page-tricks =
    { $n ->
        [0] kein Stich
        [one] { $n } Stich
       *[other] { $n } Stiche
    }
page-tokens = { $n } Plättchen
page-points =
    { $n ->
        [one] { NUM($n) } Punkt
       *[other] { NUM($n) } Punkte
    }

## The trick and the hand.

page-led = Anspiel
page-winning = führt
page-takes = sticht
page-trick-is = Dieser Stich
page-played-by = { $name }: { $what }
page-sum-is = zählt { $total }
page-your-hand = Dein Blatt
page-can-be-played = { $what }, kann gespielt werden
page-must-wait = { $what }, jetzt nicht: { $why }
page-is-trump = { $what }, Trumpf
page-copies = { $what }, { $n }-mal
page-raised = { $what }, angehoben: noch einmal, und die Karte ist gespielt
page-tap-again = { $card }: zum Spielen noch einmal antippen.
page-is-ahead = { $what }, im Voraus gewählt: noch einmal nimmt sie zurück
page-ahead-off = { $what } ist nicht mehr gewählt.
page-ahead-back = { $card } wurde zurückgelegt. { $why }
page-not-your-turn = { $name } ist am Zug. Du kommst noch.

## Choosing: contracts, bids, the stash, tokens.

page-choose-first = Erst auswählen
page-barred = tabu
page-pays = { SIGNED($low) }
page-pays-range = { SIGNED($low) } bis { SIGNED($high) }
page-else-costs = sonst { SIGNED($low) }
page-else-costs-range = sonst { SIGNED($low) } bis { SIGNED($high) }
page-stash-them = { SIGNS($cards) } drücken
page-stash-more =
    { $n ->
        [one] Wähle noch { $n } Karte
       *[other] Wähle noch { $n } Karten
    }
page-in-the-stash = gedrückt
page-take-back = { $what }, gedrückt: zurücknehmen
page-to-stash = { $what }, drücken
page-tug-tricks = Stiche
page-tug-points = Kartenpunkte
page-of = von { $n }
page-nothing-yet = noch nichts
page-face-down-to = verdeckt, an { $name }
page-can-be-chosen = { $what }, kann gewählt werden
page-is-chosen = { $what }, gewählt: noch einmal nimmt zurück
page-enough-chosen =
    { $n ->
        [one] Eine Karte reicht: Nimm sie erst zurück.
       *[other] { $n } Karten reichen: Nimm erst eine zurück.
    }
page-so-many-chosen = { $n } von { $of } gewählt
page-gave-got = gegeben { SIGNS($gave, " ") }, bekommen { SIGNS($got, " ") }
page-passing = Weitergeben
page-passing-turns = wechselt jede Runde
page-passed-way =
    { $way ->
        [left] nach links
        [right] nach rechts
        [across] gegenüber
        [keep] kein Weitergeben
       *[on] weiter
    }
page-passed-now = diese Runde
page-passed-now-to = diese Runde: du an { $name }
page-passed-next = danach
page-points-still-out = Punkte noch im Spiel
page-cards-of-suit = { $n } { SUIT($suit) }
page-all-points-taken = alle genommen
page-put-away = weggelegt
page-not-winning = Reicht noch nicht.
page-beats = Schlägt die { $total } von { $name }.
page-gives-up =
    { $points ->
        [one] kostet { $points } Punkt
       *[other] kostet { $points } Punkte
    }
page-lay-tokens = { $n } Plättchen legen
page-does-not-fit = passt nicht

## The buttons, the score sheet, the end of a round and of a game.

page-last-trick = Letzter Stich
page-last-trick-of = letzter Stich · { $name }
page-no-last-trick = Noch ist kein Stich vollständig.
page-hint = Tipp
page-undo = Zurück
page-chat = Chat
page-score-sheet = Punktezettel
page-sheet-key = Ansage ◆ Stiche = erfüllt
page-sheet-cards = Karten
page-sheet-round = Runde
page-total = gesamt
page-void-round = zählt nicht
page-cell-says =
    { $made ->
        [yes] Ansage { $bid }, { $took } gemacht, erfüllt
       *[no] Ansage { $bid }, { $took } gemacht, verfehlt
    }
page-no-rounds = Der Zettel füllt sich, wenn die erste Runde vorbei ist.
page-round-over = Runde { $n } ist vorbei
page-look-back = Zurückblicken
page-trick-before = Der Stich davor
page-trick-after = Der Stich danach
page-hint-not-now = Einen Tipp gibt es, wenn du dran bist.
page-nothing-to-undo = Es gibt jetzt nichts zurückzunehmen.
page-next-round = Nächste Runde
page-next-in =
    { $seconds ->
        [one] Weiter in { $seconds } Sekunde
       *[other] Weiter in { $seconds } Sekunden
    }
page-game-over = Das Spiel ist aus
page-game-unfinished = Das Spiel wurde nicht zu Ende gespielt
page-rematch = Noch einmal
page-see-replay = Zum Rückblick
page-review = Analyse
page-home = Zur Startseite
page-place = { $n }.

## Hints and chat.

page-hint-coming = Ein Tipp ist unterwegs.
page-hint-says = Vorschlag: { $action }.
page-do-it = So machen
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Schreib an den Tisch
page-chat-send = Senden
page-chat-between-rounds = Eigene Worte sind zwischen den Runden möglich.
page-mute = { $name } stummschalten
page-preset-hello = Hallo
page-preset-well-played = Gut gespielt
page-preset-close-one = Das war knapp
page-preset-oops = Ups
page-preset-thinking = Moment …
page-preset-back-soon = Bis gleich
page-preset-another = Noch eins?
page-preset-thanks = Danke

## Joining, games and tables.

page-got-a-code = Hast du einen Code?
page-code-example = drei Wörter
page-join = Mitspielen
page-scan = QR-Code scannen
page-sit-down = Hinsetzen
page-sit-back-down = Wieder hinsetzen
page-replay = Rückblick
page-play-now = Spielen
page-friends = Freunde
page-players = { $n } Spieler
page-players-range = { $least }–{ $most } Spieler
page-minutes = { $n } min
page-seats-open =
    { $n ->
        [0] voll
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
page-status-playing = wird gespielt
page-status-over = beendet
page-play-against-bots = { $game } gegen Bots spielen
page-seconds-left =
    { $n ->
        [one] noch { $n } Sekunde
       *[other] noch { $n } Sekunden
    }

## The connection, and the page itself.

page-connection-lost = Verbindung verloren. Wir versuchen es wieder.
page-connection-back = Wieder da. Nichts ging verloren.
page-guest = Gast
page-try-again = Noch einmal versuchen
page-load-anew = Laden
page-newer-page = Von dieser Seite gibt es eine neuere Fassung.
page-finding-table = Der Tisch wird gesucht …

## The front page.

page-pull-up = Setz dich dazu.
page-cards-are-dealt = Die Karten sind gegeben.
page-no-account =
    { $games ->
        [0] Kein Konto; Bots füllen die leeren Plätze.
        [one] Ein Stichspiel. Kein Konto; Bots füllen die leeren Plätze.
       *[other] { CAPITAL(WORDS($games)) } Stichspiele. Kein Konto; Bots füllen die leeren Plätze.
    }
page-against-bots = gegen Bots, sofort
page-game-with = { $game } mit { LIST($names) }
page-game-against-bots = { $game } gegen Bots
page-your-turn-there = Du bist dran
page-is-your-turn = du bist dran
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-no-tables-of-yours = Hier stehen die Tische, an denen du gesessen hast.
page-no-open-tables = An keinem öffentlichen Tisch ist gerade ein Platz frei. Eröffne einen.
page-make-a-table = Tisch eröffnen
page-join-with-code = Mit Code mitspielen
page-join-says = Ein Code von Freunden oder der ganze Link. Einen QR-Code liest die Kamera deines Telefons; sie öffnet den Tisch von selbst.
page-more-ways = Mehr Möglichkeiten zu spielen
page-just-now = gerade eben
page-find-a-game = Spiel suchen
page-find-example = Spiel suchen: klaver, 3 Spieler, kurz
page-find-short = kurz, schnell
page-clear-search = Suche leeren
page-no-such-game = So ein Spiel gibt es nicht. Schreib eines: „Adding a game“ in der Dokumentation erklärt, wie.
page-found =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }
page-yours = Deine
page-yours-says = Favoriten, dann zuletzt gespielte
page-favourite = Favorit: { $game }
page-families = Spielfamilien
page-all-games = Alle { $n }
page-under-minutes = unter { $n } min

## Making a table.

page-game = Spiel
page-seats = Plätze
page-how-many = Wie viele spielen
page-your-name = Dein Name
page-seat-number = Platz { $n }
page-a-person = jemand mit Link
page-bot-called = Bot: { $name }
page-about-bots = Wie gut die Bots spielen
page-other-bots = Andere
page-house-rules = Hausregeln
page-no-limit = keine Grenze
page-is-off = ohne { $name }
page-is-set = { $name }: { $value }
page-how-it-is-run = Wie es am Tisch zugeht
page-who-may-come = Wer kommen darf
page-unlisted = Wer den Link hat
page-unlisted-says = Der Tisch steht nicht in der Liste der offenen Tische.
page-public = Alle
page-public-says = Der Tisch steht in der Liste der offenen Tische, bis er voll ist.
page-private = Nur wer sitzt
page-private-says = Plätze gibt es über den Link; niemand kann zuschauen.
page-spectators = Zuschauen erlaubt
page-spectators-says = Wer zuschaut, sieht kein Blatt.
page-hints = Tipps
page-no-hints = ohne Tipps
page-hints-says = Alle dürfen fragen, was ein starker Spieler tun würde.
page-taking-back = Zurücknehmen
page-taking-back-says = Wenn alle zustimmen; unter Bots sofort.
page-chances = Wer kann sie haben
page-chances-says = Alle dürfen fragen, wie wahrscheinlich eine Karte wo liegt, vom eigenen Platz aus gezählt.
page-short-rounds = Kurze Runden
page-short-rounds-says = Alle dürfen eine Runde beenden, sobald der Rest keine Wertung mehr ändert.
page-timer = Eine Uhr
page-timer-says = Ist die Zeit für eine Entscheidung um, trifft sie ein Bot.
page-seconds-each = Für jede Entscheidung
page-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
page-make-and-invite = Tisch eröffnen
page-make-and-play = Karten geben

## Waiting for the others.

page-join-them = Nimm Platz
page-all-here = Alle sind da
page-waiting-for =
    { $n ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $n }
    }
page-host = Gastgeber
page-not-connected = nicht verbunden
page-give-to-bot = Bot
page-open-up = Den Platz von { $name } wieder freigeben
page-open-up-short = Freigeben
page-remove = { $name } vom Tisch schicken
page-remove-short = Wegschicken
page-remove-sure = { $name } wirklich wegschicken?
page-which-bot = Bots, die mitspielen
page-starts-soon = Gleich werden die Karten gegeben.
page-host-starts = Das Spiel fängt an, wenn jeder Platz besetzt ist.
page-link = Link
page-copy-link = Kopieren
page-copied = Kopiert
page-share = Teilen
page-qr-of = QR-Code von { $link }
page-fair-says = Niemand kann die Karten wählen: Jeder Browser trägt zur Ziehung bei, und alle sind gebunden, bevor etwas gezeigt wird.
page-get-up = Deinen Platz aufgeben
page-get-up-says = Für immer; ein Bot übernimmt ihn.
page-get-up-sure = Deinen Platz wirklich aufgeben?

## Settings and keys.

page-settings = Einstellungen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-to-light = Auf hell stellen
page-to-dark = Auf dunkel stellen
page-four-colours = Vier Farben
page-four-colours-says = Karo blau, Kreuz grün.
page-pace = Tempo
page-pace-calm = ruhig
page-pace-usual = wie üblich
page-pace-brisk = flott
page-bots-pace = Tempo der Bots
page-suit-letters = Buchstaben für Farben
page-suit-letters-says = Auf jeder Karte steht der Buchstabe ihrer Farbe.
page-left-handed = Für die linke Hand
page-left-handed-says = Was gedrückt wird, liegt links.
page-less-motion = Weniger Bewegung
page-less-motion-says = Karten erscheinen an ihrem Platz.
page-sound = Ton
page-sound-says = Zweimal Klopfen, wenn du dran bist.
page-vibration = Vibration
page-vibration-says = Wenn du dran bist und der Ton aus ist.
page-confirm = Zweimal fragen
page-confirm-says = Einmal tippen hebt an, noch einmal spielt.
page-ahead = Im Voraus wählen
page-ahead-says = Eine Karte, die du vor deinem Zug antippst, wird gespielt, sobald du dran bist und sie darf.
page-autoplay = Erzwungene Karten spielen
page-autoplay-says = Darf nur eine Karte gespielt werden, geschieht das von selbst, nach so viel Zeit, wie du sonst brauchst.
page-keys = Tasten
page-keys-says = Einzelne Tasten am Tisch; ? zeigt alle.
page-all-keys = Alle Tasten
page-key-cards = die Karte davor oder danach
page-key-all-cards = auch Karten, die warten müssen
page-key-ends = die erste oder letzte Karte
page-key-enter = die Karte spielen; tun, was gewählt ist
page-key-bid = eine Ansage wählen; Enter macht sie
page-key-contract = wählen, was du spielst, bei Zole
page-key-element = den Trumpf wählen, bei Elemental
page-key-call = passen, aufnehmen oder eine Farbe nennen
page-key-pick = eine Karte zum Weitergeben wählen; Enter gibt sie
page-key-tokens = Plättchen
page-key-last-trick = letzter Stich
page-key-hint = Tipp
page-key-undo = zurücknehmen
page-key-scores = Punkte
page-key-chat = Chat
page-key-who = wer kann sie haben
page-key-values = Wert und Reihenfolge der Karten
page-key-claim = den Rest beanspruchen
page-key-claim-answer = einem Anspruch zustimmen oder widersprechen
page-key-again = noch einmal sagen
page-key-keys = alle Tasten
page-key-close = schließen

## While a game goes on.

page-sat-down = { $name } setzt sich.
page-left-table = { $name } ist gegangen.
page-is-away = { $name } ist weg; so lange spielt ein Bot.
page-is-back = { $name } ist wieder da.
page-takes-over-in =
    { $seconds ->
        [0] { $name } ist weg. Ein Bot übernimmt.
        [one] { $name } ist weg. In { $seconds } Sekunde übernimmt ein Bot.
       *[other] { $name } ist weg. In { $seconds } Sekunden übernimmt ein Bot.
    }
page-say-again = Noch einmal sagen
page-say-again-says = Was zuletzt vorgelesen wurde, noch einmal.
page-decided = Was übrig ist, ändert keine Wertung mehr.
page-decided-next = Runde beenden
page-claim = Der Rest gehört mir
page-claim-short = Beanspruche die Stiche, die noch übrig sind.
page-claim-says =
    { $n ->
        [one] Du beanspruchst den letzten Stich.
       *[other] Du beanspruchst alle { $n } Stiche, die noch übrig sind. Tippe deine Karten in der Reihenfolge an, in der du sie spielst.
    }
page-claim-card = { $what }, als Nummer { $n } zu spielen
page-claim-open = Stimmt es bei jeder Verteilung, die du für möglich halten musst, ist die Runde sofort vorbei. Sonst sehen die anderen deine Karten und dürfen widersprechen; dann spielst du mit offenen Karten weiter.
page-claim-do = Beanspruchen
page-claim-not-now = Den Rest beansprucht, wer gerade eine Karte zu spielen hat, einmal in der Runde.
page-claim-proved-own = Der Rest gehört dir, bei jeder möglichen Verteilung.
page-claim-proved-other = { $name } beansprucht den Rest und bekommt ihn bei jeder möglichen Verteilung.
page-claim-asked-own = Du beanspruchst den Rest. Die anderen sehen sich deine Karten an.
page-claim-asked-other =
    { $n ->
        [one] { $name } beansprucht den Rest: einen Stich.
       *[other] { $name } beansprucht den Rest: { $n } Stiche.
    }
page-claim-answer-by = Mit y stimmst du zu, mit o widersprichst du.
page-claim-accepted-own = Niemand widerspricht: Der Rest gehört dir.
page-claim-accepted-other = Niemand widerspricht: Der Rest geht an { $name }.
page-claim-contested-own = { $who } widerspricht. Spiel weiter.
page-claim-contested-other = { $who } widerspricht. Spiel weiter; die Karten von { $name } bleiben offen.
page-claim-contested-you = Du widersprichst. Spiel weiter; die Karten von { $name } bleiben offen.
page-claim-taken-back-own = Du ziehst es zurück. Spiel weiter; deine Karten bleiben offen.
page-claim-taken-back-other = { $name } zieht es zurück. Spiel weiter; diese Karten bleiben offen.
page-claim-mine = „Der Rest gehört mir“
page-claim-lies-open = Deine Karten liegen offen, so, wie du sie spielst.
page-claim-can-you = { $name } spielt diese Karten in dieser Reihenfolge und will jeden Stich machen. Widersprich, wenn du einen nehmen könntest.
page-claim-will = { $name } spielt diese Karten in dieser Reihenfolge und will jeden Stich machen.
page-claim-in-order = in dieser Reihenfolge
page-claim-looks =
    { $own ->
        [yes] schaust noch …
       *[no] schaut noch …
    }
page-claim-accepts =
    { $own ->
        [yes] stimmst zu
       *[no] stimmt zu
    }
page-claim-contests =
    { $own ->
        [yes] widersprichst
       *[no] widerspricht
    }
page-claim-silence =
    { $seconds ->
        [one] Wer in einer Sekunde nichts gesagt hat, stimmt zu.
       *[other] Wer in { $seconds } Sekunden nichts gesagt hat, stimmt zu.
    }
page-claim-take-back = Zurückziehen
page-claim-accept = Zustimmen
page-claim-contest = Widersprechen
page-claim-none = Du bist zu keinem Anspruch auf den Rest gefragt.
page-claim-panel = Der Anspruch
page-claim-all =
    { $n ->
        [one] der letzte Stich
       *[other] alle { $n } Stiche
    }
page-claim-broken = Weiterspielen: eine Verteilung widerlegt es
page-claim-broken-says = { $who } widerspricht. Liegen die Karten so, was zu allem passt, was du wissen kannst, kann { $name } Stich { $n } nehmen. Es müssen nicht die echten sein.
page-claim-meets = Stich { $n }: Deine { $own } trifft auf { $card } bei { $name }.
page-claim-lies = Stich { $n }: { $card } von { $name } liegt schon da.
page-claim-counted = Verteilungen, bei denen es stimmt: { $holding }. Bei denen nicht: { $broken }.
page-claim-stays-open = Deine Karten bleiben offen. Sonst ändert sich nichts.
page-claim-play-on = Weiterspielen
page-who-may-hold = Wer kann sie haben?
page-who-short = Wie wahrscheinlich eine Karte wo liegt.
page-who-says = Wähle eine Karte, die du nicht gesehen hast. Gezählt wird jede Verteilung, die zu dem passt, was dein Platz weiß.
page-at-least-one = mindestens eine von { $copies }
page-worlds-fit = Passende Verteilungen: { NUM($worlds) }.
page-worlds-fit-about = Passende Verteilungen: etwa 10 hoch { $power }.
page-lies-table = im Talon
page-lies-stash = gedrückt
page-lies-undealt = nicht gegeben
page-lies-out = aus dem Spiel
page-lesson-offer = Neu bei { $game }?
page-learn-it = In einem Spiel lernen
page-learn-game = { $game } in einem Spiel lernen
page-i-know-it = Kenne ich
page-lesson-of = { $game }, dein erstes Spiel
page-lesson-says = mit Anleitung · zählt nicht
page-lesson-steps = Dein erstes Spiel
page-lesson-at = { $n } von { $of }
page-lesson-step = Schritt { $n } von { $of }. { $title }.
page-skip-tour = Anleitung überspringen
page-next-tip = Weiter
page-previous-tip = Zurück
page-last-tip = Verstanden
page-lesson-play = Jetzt richtig spielen
page-new-card = neu
page-card-values = Kartenwerte
page-card-values-says = Die Reihenfolge der Karten und was jede zählt, jetzt
page-picked-up = Du hast aufgenommen
page-worth = { $what }, zählt { $n }
page-share-table = Diesen Tisch teilen
page-give-time =
    { $seconds ->
        [one] { $name } { $seconds } Sekunde mehr geben
       *[other] { $name } { $seconds } Sekunden mehr geben
    }
page-other-device = Auf einem anderen Gerät spielen
page-other-device-says = Ein Link, der deinen Platz dorthin bringt.
page-other-device-once = Öffne diesen Link auf dem anderen Gerät, oder scanne dort den Code. Er gilt einmal.
page-bot-for-me = Einen Bot für mich spielen lassen
page-bot-for-me-says = Bis du wieder da bist.
page-bot-plays-for-you = Ein Bot spielt für dich.
page-i-am-back = Ich bin wieder da
page-seat-stays = Dein Platz bleibt deiner.
page-time-over = Deine Zeit war um. { $bot } hat für dich entschieden: { $what }.
page-undo-asked = { $name } möchte zurücknehmen: { $what }.
page-undo-waits = Du möchtest zurücknehmen. Es fehlt die Antwort von { LIST($names) }.
page-undo-refused = Die anderen sind nicht einverstanden. Es bleibt, wie es war.
page-agree = Zustimmen
page-refuse = Nicht zustimmen
page-you-watch = Du schaust zu.
page-instead-of = Anstelle von { $name } spielen
page-with-next-deal = Ein Bot spielt diese Runde zu Ende. Beim nächsten Geben gehört der Platz dir; bis dahin schaust du zu.
page-you-arrive = Du nimmst beim nächsten Geben den Platz von { $whose } ein.
page-call-off = Doch nicht
page-arrives = { $name } nimmt beim nächsten Geben den Platz von { $whose } ein.
page-arrival-off = Du schaust weiter zu.
page-decline = { $name } nicht Platz nehmen lassen
page-decline-sure = { $name } wirklich abweisen?
page-seat-gone = Dieser Platz gehört hier nicht mehr dir. Nimm einen anderen, oder schau zu.
page-goes-on-elsewhere = Die anderen spielen noch einmal.
page-unmute = { $name } wieder hören
page-stop-here = Das Spiel hier beenden
page-action-bid = die Ansage { $n }
page-action-cards = { CARDS($cards) }
page-action-other = die letzte Wahl

## The replay, and how the cards were drawn.

page-replay-of = { $game }, Rückblick
page-seen-by = Wessen Sicht
page-everyone = Alle
page-first = Zum Anfang
page-back-one = Eine Karte zurück
page-on-one = Eine Karte weiter
page-last-one = Zum Ende
page-play-on = Abspielen
page-pause = Anhalten
page-trick-number = Runde { $round }, Stich { $trick }
page-round-number = Runde { $round }
page-step-of = { $n } von { $of }
page-record = Protokoll
page-fair-deal = Ehrlich gegeben
page-fair-deal-says =
    { $abandoned ->
        [0] Wie die Karten gezogen wurden.
        [one] Eine Ziehung wurde abgebrochen.
       *[other] { $abandoned } Ziehungen wurden abgebrochen.
    }
page-took-part = An der Ziehung beteiligt: { LIST($names) }.
page-took-no-part = Nicht beteiligt: { LIST($names) }.
page-nobody-took-part = An der Ziehung war nur der Server beteiligt: Er konnte die Karten wählen.
page-waiting-for-browser = Warten auf den Browser von { LIST($names) }.
page-abandoned-draw = Ziehung { $draw } wurde abgebrochen: { $why }.
page-why-abandoned-time = von { LIST($names) } kam nichts rechtzeitig
page-why-abandoned-left =
    { COUNT($names) ->
        [0] jemand ist gegangen
       *[other] { LIST($names) } ist gegangen
    }
page-why-abandoned-removed =
    { COUNT($names) ->
        [0] jemand wurde weggeschickt
       *[other] { LIST($names) } wurde weggeschickt
    }
page-why-abandoned-moved = { LIST($names) } ging an ein anderes Gerät
page-why-abandoned-changed = der Platz eines Bots wurde geändert
page-seal-of-draw = Siegel der Ziehung
page-seal-says = Es ist für alle an diesem Tisch gleich: Vergleicht es, um sicher zu sein.
page-not-sealed = Die Ziehung wird versiegelt, wenn jeder Platz besetzt ist.
page-fair-alarm = Was der Server von dieser Ziehung zeigt, passt nicht zu dem, was er vorher zeigte.
page-fair-alarm-remedy = Dieser Browser behält seinen Teil für sich. Trau diesen Karten nicht.
page-verify = Das Geben prüfen
page-verdict-proved = Geprüft: Der Startwert wurde gezogen wie vereinbart. Dieser Browser war beteiligt, also konnte niemand die Karten wählen.
page-verdict-holds = Das Protokoll stimmt. Dieser Browser war an der Ziehung nicht beteiligt und kann für mehr nicht bürgen.
page-verdict-late = Das Protokoll stimmt, aber der Teil dieses Browsers kam zu spät und wurde nicht verwendet. Für die Karten kann er nicht bürgen.
page-verdict-untold = Es wird nicht gesagt, wie diese Karten gezogen wurden.
page-verdict-broken = Das Protokoll stimmt nicht: Der Startwert folgt nicht aus der Ziehung, von der es erzählt. Trau diesen Karten nicht.
page-verdict-another = Das ist nicht die Ziehung, der dieser Browser zugestimmt hat. Trau diesen Karten nicht.
page-verdict-left-out = Der Server hatte den Teil dieses Browsers und behauptet jetzt das Gegenteil. Trau diesen Karten nicht.
page-why-no-verify = Dieses Spiel setzt ein anderes fort, mit dessen Karten; dort wird das Geben geprüft.
page-game-before = Das Spiel davor
page-verify-more = Die Seite gibt nicht jede Karte noch einmal. Das Programm tut es, aus dem Protokoll:
page-moves = Stiche
page-from-seat-of = So, wie { $name } es in diesem Moment wissen konnte.
page-play-on-here = Von hier aus weiterspielen
page-replay-link = Ein Link zu diesem Moment
page-to-the-table = Zum Tisch

## Das Spiel des Tages.

page-daily = Spiel des Tages
page-daily-says = Dieselben Karten für alle, dieselben Bots.
page-daily-today = Die Spiele von heute
page-daily-streak =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage in Folge
    }
page-daily-against =
    { $deals ->
        [one] Eine Runde
       *[other] { $deals } Runden
    } gegen Bots der Stufe „{ $bot }“.
page-daily-made = Du hast { SIGNED($points) } geschafft
page-daily-too-late = Dein Spiel war noch nicht aus, als der Tag vorbei war: es zählt nicht.
page-daily-play = Das Spiel von heute spielen
page-daily-go-on = Weiterspielen
page-daily-again = Noch einmal spielen
page-daily-again-says = Ein Tag zählt einmal; noch einmal spielst du nur für dich.
page-daily-how-others = Sehen, wie es anderen erging
page-daily-results =
    { $n ->
        [0] Noch kein Ergebnis
        [one] { $n } Ergebnis mit denselben Karten
       *[other] { $n } Ergebnisse mit denselben Karten
    }
page-daily-dot =
    { $n ->
        [one] ein Punkt, ein Tisch
       *[other] ein Punkt, { $n } Tische
    }
page-daily-ahead = Du liegst gleichauf mit oder vor { PERCENT($share) }.
page-daily-hidden = Wie es anderen erging, siehst du, wenn du gespielt hast oder der Tag vorbei ist.
page-daily-strongest = Die stärkste Linie
page-daily-strongest-one = stärkste
page-daily-parts-blue = wo sie von deiner abweicht, ist es blau
page-daily-strongest-plays = Der stärkste Spieler spielt diese Karten noch.
page-daily-start = Beginn
page-daily-result = Ergebnis
page-daily-same = Du hast jede Karte gespielt wie der stärkste Spieler.
page-daily-parting =
    { $trick ->
        [0] Erster Unterschied: vor dem ersten Stich.
       *[other] Erster Unterschied: Stich { $trick }.
    }
page-daily-parting-says = Deine Wahl: { $own }. Die des stärksten Spielers: { $strongest }.
page-daily-week = Deine Woche
page-daily-points-a-day = Punkte am Tag
page-daily-not-played = nicht gespielt
page-daily-yesterday = Gestern
page-daily-tomorrow = Morgen
page-daily-in = in { $hours } Std. { $minutes } Min.
page-daily-midnight = Das nächste Spiel kommt um Mitternacht nach der Uhr von UTC.
page-daily-fair =
    Diese Karten folgen aus einem Geheimnis, das am { $when } versprochen wurde, und aus Zahlen, die am Tag davor { $n ->
        [0] niemand gab
        [one] { $n } Spieler gab
       *[other] { $n } Spieler gaben
    }. Das Geheimnis wird gesagt, wenn der Tag vorbei ist.
page-daily-late-promise = Versprochen wurde es erst, als der Tag begonnen hatte, denn davor war der Server nicht da.
page-daily-checked = Geprüft: das Geheimnis ist das versprochene.
page-daily-checked-cards = Deine Karten folgen daraus.
page-daily-checked-own = Die Zahl dieses Browsers ist dabei.
page-daily-broken = Das Geheimnis passt nicht zum Versprechen oder nicht zu den Karten. Trau diesem Spiel nicht.
page-daily-promise = Versprechen
page-daily-secret = Geheimnis
page-daily-elsewhere = Die Karten sind die des Spiels des Tages; wie sie zustande kamen, steht dort.
page-daily-strongest-made = Der stärkste Spieler hat { SIGNED($points) } geschafft

## What can go wrong on the page itself.

page-nowhere = Unter dieser Adresse ist nichts.
    .remedy = Fang auf der Startseite an.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
    .remedy = Lade die Seite neu; vielleicht gibt es eine neuere.
page-full = Dieser Tisch ist voll.
    .remedy = Schau zu, oder eröffne selbst einen.
net-unreachable = Der Server ist nicht erreichbar.
    .remedy = Prüfe deine Verbindung, und versuch es noch einmal.
net-garbled = Der Server gab eine Antwort, die diese Seite nicht versteht.
    .remedy = Lade die Seite neu.

## Was alle außer dem Spiel wissen sollten.

notice-operator = { $text }
notice-page-changed = Die Regeln von { $game } wurden geändert: Das Spiel beginnt von vorn, und alle behalten ihren Platz.
notice-page-mistake = Das Spiel geht nach den alten Regeln weiter, denn in den neuen steckt ein Fehler. { $place }: { $error }

## Einen Namen melden, oder etwas, das gesagt wurde.

page-report = Jemanden melden
page-report-what = Worum geht es?
page-report-name = der Name
page-report-why = Was stimmt daran nicht?
page-report-insult = Beleidigung oder Hass
page-report-threat = Drohung
page-report-spam = Werbung oder Unsinn
page-report-cheating = Falschspiel
page-report-other = Etwas anderes
page-report-more = Mehr, wenn du magst
page-report-send = Melden
page-reported = Gemeldet. Wer diesen Server betreibt, liest es.
