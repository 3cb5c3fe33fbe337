### What the command line says by itself, and what it refuses.

## Games that are not compiled.

game-engine-only = { $name } ist nicht kompiliert: Die Engine spielt es, was langsamer ist, und jeder Bot spielt es zufällig. { LIST($reasons, " ") }
kernel-unknown-word = `{ $field }` hat { $word }, das nicht kompiliert ist.
kernel-too-much =
    Es gibt { $count } { $things ->
        [duties] Pflichten
        [terms] Teile einer Wertung
        [ends] Arten zu enden
        [copies] Karten, die es mehrfach gibt
        [rounds] Runden auf einer Liste
        [contracts] Kontrakte
        [tokens] Plättchen
        [steps] Stufen einer Leiter
       *[stashes] Arten wegzulegen
    }; das kompilierte Spiel hat Platz für { $most }.
kernel-sitting-out-without-contracts = `deal` hat DealerSitsOut, das nur mit `contracts` kompiliert wird.
kernel-tokens-with-contracts = `tokens` und `contracts` werden nicht zusammen kompiliert.
kernel-dealers-card-with-stash = `deal` hat DealersCard, das nicht zusammen mit weggelegten Karten kompiliert wird.

## Command lines that cannot be read.

command-no-family = Es gibt keine Spielfamilie { $family }.
    .remedy = Die Familien sind { LIST($families) }.
command-no-game-fits = Kein Spiel passt dazu.
    .remedy = `followsuit games` nennt alle; docs/adding-a-game.md erklärt, wie man eines schreibt.

## Files.

file-exists = { $file } gibt es schon.
    .remedy = Nenne eine andere Datei, oder ersetze sie mit --force.
file-named-twice = Zweierlei soll nach { $file } geschrieben werden.
    .remedy = Nenne für jedes eine eigene Datei.
file-is-a-folder = { $file } ist ein Ordner.
    .remedy = Nenne eine Datei.
file-forbidden = { $file } ist nicht zu schreiben: Es ist nicht erlaubt.
    .remedy = Nenne eine andere Datei.
file-no-folder = { $file } ist nicht zu schreiben: Es gibt keinen Ordner { $folder }.
    .remedy = Leg ihn an, oder nenne einen anderen.
file-unwritable = { $file } ist nicht zu schreiben: { $reason }.
    .remedy = Nenne eine andere Datei.
file-not-written = { $file } ist nicht zu schreiben: { $reason }.
file-not-read = { $file } ist nicht zu lesen: { $reason }.
file-folder-not-made = { $folder } ist nicht anzulegen: { $reason }.
    .remedy = Nenne einen anderen Ordner.
file-several-not-written = { LIST($failed, " ") }
file-full = { $file } ist nicht weiter zu schreiben: { $reason }.
    .remedy =
        Darin { $games ->
            [one] steht 1 Spiel
           *[other] stehen { NUM($games) } Spiele
        }.
file-without-games = In { $file } steht kein Spiel.
    .remedy = Die Datei ist leer.
file-no-text = { $file } ist keine Textdatei.
    .remedy = Ein Protokoll ist JSON, in UTF-8.
file-no-place-for-a-game = { $file } ist keine Datei, in der ein Spiel gespeichert werden kann.
    .remedy = Nenne eine andere.
file-game-exists = { $file } gibt es schon.
    .remedy = Nenne eine andere Datei, oder spiel darin mit --resume weiter.
file-played-elsewhere = Dieses Spiel wird anderswo gespielt.
    .remedy = Spiel dort weiter; { $file } enthält, was dort getan wurde, nicht hier.
file-game-not-kept = { $file } ist nicht zu schreiben: { $reason }.
    .remedy =
        { $kept ->
            [yes] Das letzte Spiel, das darin gespeichert ist, ist unversehrt.
           *[no] Nenne eine andere Datei mit --record.
        }
record-breaks-off = Das Protokoll bricht ab.
    .remedy = Sein Ende fehlt.
record-no-json = Das ist kein JSON: { $error } (Spalte { $column }).
record-unreadable-json = Das ist kein JSON-Text, der zu lesen wäre.
record-no-object = Ein Protokoll ist ein JSON-Objekt, und das hier ist etwas anderes.
results-ending = { $file } hat keine Endung, die sagt, wie zu schreiben ist.
    .remedy = Nimm { LIST($endings, "or") }.
results-no-pyarrow = Für Parquet braucht es pyarrow.
    .remedy = Installiere followsuit[lab], oder schreib eine Datei auf .jsonl.
results-full = { $file } ist nicht weiter zu schreiben: { $reason }.
    .remedy = Ohne ihr Ende ist die Datei nicht zu lesen.
results-unfinished = { $file } ist nicht abzuschließen: { $reason }.
    .remedy = Ohne ihr Ende ist die Datei nicht zu lesen.
plot-ending = { $file } hat keine Endung, die sagt, wie zu zeichnen ist.
    .remedy = Nimm eine von { LIST($endings, "") }.
plot-no-matplotlib = Für Zeichnungen braucht es Matplotlib.
    .remedy = Installiere followsuit[lab].

## What many games are asked for.

simulation-games = Die Zahl der Spiele kann nicht { $games } sein.
    .remedy = Gib { $least } oder mehr an.
simulation-deals = Die Zahl der Austeilungen kann nicht { $deals } sein.
    .remedy = Gib { $least } oder mehr an.
simulation-cut-off = Ein Spiel kann nicht nach { $rounds } Runden abgebrochen werden.
    .remedy = Gib 1 bis { NUM($most) } an.
simulation-seed = Der Seed vieler Spiele kann nicht mit `hex:` beginnen.
    .remedy = Gib eine Zahl oder einen anderen Text an.
simulation-no-room = Für { $games } Spiele ist kein Platz.
    .remedy = Verlang weniger.
simulation-process-lost = Ein Prozess endete ohne ein Wort; vielleicht ist zu wenig Speicher da.
    .remedy = Versuch es mit weniger Kernen.
cluster-no-ray = Für einen Cluster braucht es Ray, und das ist nicht installiert.
    .remedy = Installiere es: pip install "followsuit[cluster]"
cluster-not-reached = Unter „{ $address }“ antwortet kein Cluster.
    .remedy = Starte einen mit „ray start --head“ und gib seine Adresse als HOST:PORT an; auto ist der, zu dem dieser Rechner gehört, local einer nur auf diesem Rechner.
cluster-not-begun = Ray ist auf diesem Rechner nicht gestartet.
    .remedy = Sieh nach, ob er Speicher, Ports und Zeit übrig hat, oder lass --cluster weg.
cluster-not-installed = Auf dem Cluster ist Followsuit nicht zu finden.
    .remedy = Installiere auf jedem seiner Rechner dieselbe Version, für dasselbe Python.
cluster-other-version = Auf dem Cluster läuft Followsuit { $there }, hier { $here }.
    .remedy = Installiere überall dieselbe Version.
cluster-worker-lost = Der Cluster verlor immer wieder den Prozess, der ein Spiel spielte.
    .remedy = Vielleicht haben seine Rechner zu wenig Speicher: Gib ihnen mit --cores weniger Spiele auf einmal.
tournament-one-player = Ein Bot allein macht kein Turnier.
    .remedy = Nenne zwei oder mehr; derselbe darf zweimal vorkommen.
balance-seats-as-option = Hier ist die Zahl der Spieler keine Option des Spiels.
    .remedy = Gib die Zahlen mit --seats an, etwa 3-5.
balance-no-seats = Es ist keine Zahl von Spielern angegeben.
    .remedy = Gib eine oder mehrere an, etwa 3-5.
balance-seats-unreadable = „{ $text }“ ist kein Bereich von Spielerzahlen.
    .remedy = Schreib ihn wie 4, 2-6 oder 2,4-6.
