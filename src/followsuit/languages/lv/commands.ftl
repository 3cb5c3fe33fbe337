### What the command line says by itself, and what it refuses.

## Games that are not compiled.

game-engine-only = { $name } nav kompilēta: to spēlē dzinējs, kas ir lēnāk, un katrs bots to spēlē nejauši. { LIST($reasons, " ") }
kernel-unknown-word = `{ $field }` ir { $word }, kas nav kompilēts.
kernel-too-much =
    { $things ->
        [duties] Pienākumi
        [terms] Punktu saskaitāmie
        [ends] Beigu veidi
        [copies] Kārtis, kuru ir vairākas
        [rounds] Sarakstā minētās partijas
        [contracts] Izvēles spēles
        [tokens] Žetoni
        [steps] Kāpņu pakāpieni
       *[stashes] Norakšanas veidi
    }: { $count }; kompilētā spēlē vietas ir { $most }.
kernel-sitting-out-without-contracts = `deal` ir DealerSitsOut, ko kompilē tikai kopā ar `contracts`.
kernel-tokens-with-contracts = `tokens` un `contracts` kopā nekompilē.
kernel-dealers-card-with-stash = `deal` ir DealersCard, ko nekompilē kopā ar norakšanu.

## Command lines that cannot be read.

command-no-family = Nav spēļu saimes { $family }.
    .remedy = Saimes ir { LIST($families) }.
command-no-game-fits = Tam neatbilst neviena spēle.
    .remedy = `followsuit games` parāda visas; docs/adding-a-game.md stāsta, kā uzrakstīt jaunu.

## Files.

file-exists = { $file } jau ir.
    .remedy = Nosauc citu failu vai aizstāj to ar --force.
file-named-twice = Failā { $file } būtu jāraksta divas lietas.
    .remedy = Nosauc katrai savu failu.
file-is-a-folder = { $file } ir mape.
    .remedy = Nosauc failu.
file-forbidden = Failu { $file } nevar rakstīt: tas nav atļauts.
    .remedy = Nosauc citu failu.
file-no-folder = Failu { $file } nevar rakstīt: nav mapes { $folder }.
    .remedy = Izveido to vai nosauc citu.
file-unwritable = Failu { $file } nevar rakstīt: { $reason }.
    .remedy = Nosauc citu failu.
file-not-written = Failu { $file } nevar rakstīt: { $reason }.
file-not-read = Failu { $file } nevar lasīt: { $reason }.
file-folder-not-made = Mapi { $folder } nevar izveidot: { $reason }.
    .remedy = Nosauc citu mapi.
file-several-not-written = { LIST($failed, " ") }
file-full = Failu { $file } nevar rakstīt tālāk: { $reason }.
    .remedy = Tajā saglabāto spēļu skaits: { NUM($games) }.
file-without-games = Failā { $file } nav nevienas spēles.
    .remedy = Tas ir tukšs.
file-no-text = { $file } nav teksta fails.
    .remedy = Pieraksts ir JSON, UTF-8 kodējumā.
file-no-place-for-a-game = Failā { $file } spēli saglabāt nevar.
    .remedy = Nosauc citu.
file-game-exists = { $file } jau ir.
    .remedy = Nosauc citu failu vai spēlē tajā tālāk ar --resume.
file-played-elsewhere = Šo spēli spēlē citur.
    .remedy = Spēlē tālāk tur; failā { $file } ir tas, kas darīts tur, nevis šeit.
file-game-not-kept = Failu { $file } nevar rakstīt: { $reason }.
    .remedy =
        { $kept ->
            [yes] Pēdējā tajā saglabātā spēle ir vesela.
           *[no] Nosauc citu failu ar --record.
        }
record-breaks-off = Pieraksts aptrūkstas.
    .remedy = Trūkst tā beigu.
record-no-json = Tas nav JSON: { $error } ({ $column }. zīme).
record-unreadable-json = Tas nav JSON teksts, ko var nolasīt.
record-no-object = Pieraksts ir JSON objekts, bet šis ir kas cits.
results-ending = Faila { $file } galotne nesaka, kā to rakstīt.
    .remedy = Lieto { LIST($endings, "or") }.
results-no-pyarrow = Parquet failiem vajag pyarrow.
    .remedy = Instalē followsuit[lab] vai raksti .jsonl failu.
results-full = Failu { $file } nevar rakstīt tālāk: { $reason }.
    .remedy = Bez beigām to nevar nolasīt.
results-unfinished = Failu { $file } nevar pabeigt: { $reason }.
    .remedy = Bez beigām to nevar nolasīt.
plot-ending = Faila { $file } galotne nesaka, kā to zīmēt.
    .remedy = Lieto kādu no šīm: { LIST($endings, "") }.
plot-no-matplotlib = Zīmējumiem vajag Matplotlib.
    .remedy = Instalē followsuit[lab].

## What many games are asked for.

simulation-games = Spēļu skaits nevar būt { $games }.
    .remedy = Tam jābūt vismaz { $least }.
simulation-deals = Dalījumu skaits nevar būt { $deals }.
    .remedy = Tam jābūt vismaz { $least }.
simulation-cut-off = Spēli nevar pārtraukt pēc { $rounds } partijām.
    .remedy = Norādi no 1 līdz { NUM($most) }.
simulation-seed = Daudzu spēļu sēkla nevar sākties ar `hex:`.
    .remedy = Norādi skaitli vai citu tekstu.
simulation-no-room = Tik daudzām spēlēm ({ $games }) nav vietas.
    .remedy = Prasi mazāk.
simulation-process-lost = Kāds process beidzās bez vārda; varbūt trūkst atmiņas.
    .remedy = Mēģini ar mazāk kodoliem.
cluster-no-ray = Klasterim vajag Ray, bet tas nav uzstādīts.
    .remedy = Uzstādi to: pip install "followsuit[cluster]"
cluster-not-reached = Adresē “{ $address }” neatbild neviens klasteris.
    .remedy = Sāc to ar “ray start --head” un norādi adresi kā HOST:PORT; auto ir tas, kuram pieder šis dators, local ir tikai šajā datorā.
cluster-not-begun = Ray šajā datorā nesākās.
    .remedy = Paskaties, vai datoram pietiek atmiņas, portu un laika, vai iztiec bez --cluster.
cluster-not-installed = Klastera datoros Followsuit nav atrodams.
    .remedy = Uzstādi katrā no tiem to pašu versiju, tam pašam Python.
cluster-other-version = Klasterī ir Followsuit { $there }, šeit { $here }.
    .remedy = Uzstādi visur to pašu versiju.
cluster-worker-lost = Klasteris atkal un atkal zaudēja procesu, kas spēlēja kādu spēli.
    .remedy = Varbūt tā datoriem trūkst atmiņas: ar --cores dod tiem mazāk spēļu reizē.
tournament-one-player = Ar vienu botu turnīra nav.
    .remedy = Nosauc divus vai vairāk; vienu drīkst nosaukt divreiz.
balance-seats-as-option = Šeit spēlētāju skaits nav spēles iespēja.
    .remedy = Norādi skaitus ar --seats, piemēram, 3-5.
balance-no-seats = Nav norādīts spēlētāju skaits.
    .remedy = Norādi vienu vai vairākus, piemēram, 3-5.
balance-seats-unreadable = “{ $text }” nav spēlētāju skaitu apgabals.
    .remedy = Raksti to kā 4, 2-6 vai 2,4-6.
