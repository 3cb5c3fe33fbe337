### What the command line says by itself, and what it refuses.

## Games that are not compiled.

game-engine-only = { $name } is niet gecompileerd: de engine speelt het, wat trager is, en elke bot speelt het willekeurig. { LIST($reasons, " ") }
kernel-unknown-word = `{ $field }` heeft { $word }, dat niet gecompileerd is.
kernel-too-much =
    Er zijn { $count } { $things ->
        [duties] plichten
        [terms] termen van een score
        [ends] manieren om te eindigen
        [copies] kaarten die er meermaals zijn
        [rounds] rondes op een lijst
        [contracts] contracten
        [tokens] fiches
        [steps] treden van een ladder
       *[stashes] manieren om weg te leggen
    }; het gecompileerde spel heeft plaats voor { $most }.
kernel-sitting-out-without-contracts = `deal` heeft DealerSitsOut, dat alleen met `contracts` gecompileerd wordt.
kernel-tokens-with-contracts = `tokens` en `contracts` worden niet samen gecompileerd.
kernel-dealers-card-with-stash = `deal` heeft DealersCard, dat niet samen met weglegkaarten gecompileerd wordt.

## Command lines that cannot be read.

command-no-family = Er is geen spelfamilie { $family }.
    .remedy = De families zijn { LIST($families) }.
command-no-game-fits = Geen spel past daarbij.
    .remedy = `followsuit games` noemt ze allemaal; docs/adding-a-game.md vertelt hoe je er een schrijft.

## Files.

file-exists = { $file } bestaat al.
    .remedy = Noem een ander bestand, of vervang het met --force.
file-named-twice = Er moeten twee dingen naar { $file } geschreven worden.
    .remedy = Noem voor elk een eigen bestand.
file-is-a-folder = { $file } is een map.
    .remedy = Noem een bestand.
file-forbidden = { $file } kan niet worden geschreven: het mag niet.
    .remedy = Noem een ander bestand.
file-no-folder = { $file } kan niet worden geschreven: er is geen map { $folder }.
    .remedy = Maak die, of noem een andere.
file-unwritable = { $file } kan niet worden geschreven: { $reason }.
    .remedy = Noem een ander bestand.
file-not-written = { $file } kan niet worden geschreven: { $reason }.
file-not-read = { $file } kan niet worden gelezen: { $reason }.
file-folder-not-made = { $folder } kan niet worden gemaakt: { $reason }.
    .remedy = Noem een andere map.
file-several-not-written = { LIST($failed, " ") }
file-full = { $file } kan niet verder worden geschreven: { $reason }.
    .remedy =
        Er { $games ->
            [one] staat 1 spel
           *[other] staan { NUM($games) } spellen
        } in.
file-without-games = Er staat geen spel in { $file }.
    .remedy = Het is leeg.
file-no-text = { $file } is geen tekstbestand.
    .remedy = Een verslag is JSON, in UTF-8.
file-no-place-for-a-game = { $file } is geen bestand waarin een spel bewaard kan worden.
    .remedy = Noem een ander.
file-game-exists = { $file } bestaat al.
    .remedy = Noem een ander bestand, of speel erin verder met --resume.
file-played-elsewhere = Dit spel wordt elders gespeeld.
    .remedy = Speel daar verder; { $file } bewaart wat daar gedaan is, niet hier.
file-game-not-kept = { $file } kan niet worden geschreven: { $reason }.
    .remedy =
        { $kept ->
            [yes] Het laatste spel dat erin bewaard is, is heel.
           *[no] Noem een ander bestand met --record.
        }
record-breaks-off = Het verslag breekt af.
    .remedy = Het einde ontbreekt.
record-no-json = Dit is geen JSON: { $error } (kolom { $column }).
record-unreadable-json = Dit is geen JSON-tekst die gelezen kan worden.
record-no-object = Een verslag is een JSON-object, en dit is iets anders.
results-ending = { $file } heeft geen uitgang die zegt hoe het geschreven wordt.
    .remedy = Gebruik { LIST($endings, "or") }.
results-no-pyarrow = Voor Parquet is pyarrow nodig.
    .remedy = Installeer followsuit[lab], of schrijf een bestand op .jsonl.
results-full = { $file } kan niet verder worden geschreven: { $reason }.
    .remedy = Zonder het einde kan het niet worden gelezen.
results-unfinished = { $file } kan niet worden voltooid: { $reason }.
    .remedy = Zonder het einde kan het niet worden gelezen.
plot-ending = { $file } heeft geen uitgang die zegt hoe het getekend wordt.
    .remedy = Gebruik een van { LIST($endings, "") }.
plot-no-matplotlib = Voor tekeningen is Matplotlib nodig.
    .remedy = Installeer followsuit[lab].

## What many games are asked for.

simulation-games = Het aantal spellen kan niet { $games } zijn.
    .remedy = Geef { $least } of meer.
simulation-deals = Het aantal giften kan niet { $deals } zijn.
    .remedy = Geef { $least } of meer.
simulation-cut-off = Een spel kan niet na { $rounds } rondes worden afgebroken.
    .remedy = Geef 1 tot { NUM($most) }.
simulation-seed = De seed van veel spellen kan niet met `hex:` beginnen.
    .remedy = Geef een getal of een andere tekst.
simulation-no-room = Er is geen plaats voor { $games } spellen.
    .remedy = Vraag er minder.
simulation-process-lost = Een proces hield zonder een woord op; misschien is er te weinig geheugen.
    .remedy = Probeer het met minder kernen.
cluster-no-ray = Voor een cluster is Ray nodig, en dat is niet geïnstalleerd.
    .remedy = Installeer het: pip install "followsuit[cluster]"
cluster-not-reached = Op “{ $address }” antwoordt geen cluster.
    .remedy = Begin er een met “ray start --head” en geef het adres als HOST:PORT; auto is het cluster waar deze computer bij hoort, local een van deze computer alleen.
cluster-not-begun = Ray is op deze computer niet gestart.
    .remedy = Kijk of hij geheugen, poorten en tijd over heeft, of laat --cluster weg.
cluster-not-installed = Op het cluster is Followsuit niet te vinden.
    .remedy = Installeer op elke computer ervan dezelfde versie, voor dezelfde Python.
cluster-other-version = Op het cluster draait Followsuit { $there }, hier { $here }.
    .remedy = Installeer overal dezelfde versie.
cluster-worker-lost = Het cluster verloor telkens weer het proces dat een spel speelde.
    .remedy = Misschien hebben de computers te weinig geheugen: geef ze met --cores minder spellen tegelijk.
tournament-one-player = Eén bot alleen maakt geen toernooi.
    .remedy = Noem er twee of meer; dezelfde mag twee keer.
balance-seats-as-option = Hier is het aantal spelers geen optie van het spel.
    .remedy = Geef de aantallen met --seats, zoals 3-5.
balance-no-seats = Er is geen aantal spelers gegeven.
    .remedy = Geef er een of meer, zoals 3-5.
balance-seats-unreadable = “{ $text }” is geen reeks van aantallen spelers.
    .remedy = Schrijf het als 4, 2-6 of 2,4-6.
