### What is refused, and what would be right instead.

## What the rules of a game refuse. Those that a table shows beforehand stand with the game's other words.

action-game-over = Spēle ir galā: neko vairs nevar darīt.
action-not-now =
    `{ $action }` jāpagaida: tagad { $phase ->
        [dealer] izlozē pirmo dalītāju
        [deal] dala kārtis
        [turn] atklāj kārti
        [draw-trump] izlozē trumpja mastu
        [trump] nosauc trumpes mastu
        [call] saka, vai šis masts būs trumpe
        [discard] noliek kārti
        [pass] nodod kārtis citam
        [blind] saka, vai sola nulli, neapskatot kārtis
        [choose] izvēlas, ko spēlēt
        [stash] norok kārtis
        [bid] sola stiķu skaitu
        [lay-tokens] izspēlētajai kārtij var pielikt žetonus
        [draw-token] velk žetonu
        [take-token] ņem žetonu
       *[play] izspēlē kārti
    }{ $example ->
        [none] .
       *[other] { " " }(`{ $example }`).
    }
action-not-the-turn = Nav { $seat }. vietas gājiens.
    .remedy =
        { $to_act ->
            [none] Spēle ir galā.
           *[other] Tagad { $to_act }. vietas gājiens.
        }
add-not-held =
    Žetona { $token } nav tavā punktu laukā. { COUNT($fitting) ->
        [0] Saki `done`.
       *[other] Vari likt { LIST($fitting, "or") } vai teikt `done`.
    }
bid-cap = Pie šī galda sola ne vairāk kā { $most }: soli no 0 līdz { $most }.
bid-range = Solīt { $number } šeit nevar: soli no 0 līdz { $most }.
call-not-open = “{ $said }” tagad nevar teikt. Der: { LIST($options, "") }.
choose-not-offered = Pie šī galda to nespēlē: { TERM($contract) }. Izvēlies { LIST($offered, "or") }.
choose-unknown = Izvēles “{ $choice }” nav. Izvēlies { LIST($offered, "or") }.
deal-card = { $card } izdalīta par vienu reizi vairāk vai šajā kārtā nav kavā.
deal-hands = Kāršu dalījumu skaits ir { $hands }, bet vietu skaits ir { $seats }.
deal-size = Kāršu skaits { $seat }. vietā ir { $dealt }; jābūt { $size }.
deal-table = Kāršu skaits uz galda ir { $dealt }; jābūt { $size }.
dealer-unknown = { $seat }. vietas nav: vietas ir no 0 līdz { $last }.
draw-not-in-stock = Žetona { $token } krājumā nav.
play-not-held = Šīs kārts tev nav: { CARD($card) }. Tavas kārtis: { CARDS($held) }.
pass-count =
    Jānodod tieši { $cards ->
        [zero] { $cards } dažādu kāršu
        [one] { $cards } kārts
       *[other] { $cards } dažādas kārtis
    }, piemēram, `{ $example }`.
pass-not-held = Šīs kārts tev nav: { CARD($card) }. Tavas kārtis: { CARDS($held) }.
discard-count =
    Jānoliek tieši { $cards ->
        [zero] { $cards } dažādu kāršu
        [one] { $cards } kārts
       *[other] { $cards } dažādas kārtis
    }, piemēram, `{ $example }`.
discard-not-held = Šīs kārts tev nav: { CARD($card) }. Tavas kārtis: { CARDS($held) }.
stash-count =
    Noroc tieši { $cards ->
        [zero] { $cards } dažādu kāršu
        [one] { $cards } kārti
       *[other] { $cards } dažādas kārtis
    }, piemēram, `{ $example }`.
stash-not-held = Šīs kārts tev nav: { CARD($card) }. Tavas kārtis: { CARDS($held) }.
take-not-most = Ņem žetonu no { LIST($ways, "or") }: tur to ir visvairāk.
take-from-seat = { $seat }. vietas
take-not-there = Žetona { $token } nav { $seat }. vietas punktu laukā. Tur ir { LIST($held) }.
trump-no-suit = “{ $given }” nevar būt trumpis. Izvēlies kādu no šiem: { LIST($ways, "") }.
suit-to-name = `trump { $suit }` ({ SUIT($suit) })
turn-card = { $card } nevar būt šīs dalīšanas atklātā kārts.
stop-ends-by-itself = Šī spēle beidzas pēc saviem noteikumiem.
    .remedy = Apturēt var tikai galdu bez noteiktām beigām.
stop-within-a-round = Galds var beigt tikai starp divām kārtām.
    .remedy = Vispirms izspēlē kārtu līdz galam.
seat-not-there = Vietas { $seat } nav.
    .remedy = Vietas ir no 0 līdz { $last }.

## Texts that cannot be read.

parse-card = “{ $text }” nav neviena no šīs kavas kārtīm.
    .remedy =
        Raksti vērtību, { $ranks }, un mastu, { LIST($suits, "") }: piemēram, { $example }{ COUNT($bare) ->
            [0] .
           *[other] { " " }vai { LIST($bare, "or") }.
        }
suit-letter-for = { $suit } – { SUIT($suit) }
suit-letter = { $suit } ({ SUIT($suit) })
parse-suit = “{ $text }” nav masts.
    .remedy = Masti ir { LIST($suits, "") }.
parse-token = “{ $text }” nav žetons.
    .remedy = Žetoni ir { $tokens }.
parse-no-tokens = Šajā spēlē žetonu nav.
parse-number = “{ $text }” nav skaitlis.
    .remedy =
        Raksti { $wanted ->
            [take] vietu un žetonu, piemēram, `take 2 aab`.
            [dealer] vietu, piemēram, `dealer 2`.
           *[bid] stiķu skaitu, piemēram, `bid 3`.
        }
parse-choice = “{ $text }” nav izvēle.
    .remedy = Raksti tā: `{ $example }`.
parse-half-of-taking = Tā ir tikai puse no tā, ko ņemt.
    .remedy = Raksti vietu un žetonu, piemēram, `take 2 aab`.
parse-action = “{ $text }” nav gājiens.
    .remedy = Gājiens izskatās tā: { LIST($examples, "or") }.
parse-half-an-action = “{ $text }” ir tikai puse gājiena.
    .remedy = Raksti tā: `{ $example }`.
parse-half-a-move-of-chance = “{ $text }” ir tikai puse gājiena.
parse-no-action = { $given } nav gājiens.
    .remedy = Dod kādu no `legal()` vai tā tekstu.
parse-no-text = { $given } nav teksts.
    .remedy = Dod lasāmo kā tekstu.

## Games, options, players and seeds that cannot be.

game-unknown = Spēles { $game } nav.
    .remedy = Spēles ir { LIST($games) }.
game-not-found-again = Spēli { $game } nevar nosūtīt ar pickle: pēc atslēgas tās lapu nevar atrast.
    .remedy = Glabā lapu failā, ko nosauc vides mainīgais FOLLOWSUIT_GAMES.
option-invalid = Variants { $option } nevar būt { $given }.
    .remedy = Atļauts: { $takes }.
option-takes-number =
    { $none ->
        [yes] vesels skaitlis no { $least } līdz { $most }, vai `none`
       *[no] vesels skaitlis no { $least } līdz { $most }
    }
option-takes-switch = `true` vai `false`
option-takes-choice = { LIST($values, "") }
option-unknown = Spēlei { $game } nav varianta { $given }.
    .remedy = Varianti ir { LIST($options) }.
option-not-offered = Varianta { $option } nav, ja vietu skaits ir { $seats }.
    .remedy = Tas ir, ja vietu skaits ir { $allowed }.
option-no-seats = { $given } nav vietu skaits.
    .remedy = Atļauts: { $allowed }.
option-seats =
    { $setting ->
        [none] Vietu skaits nevar būt { $given }.
       *[other] Vietu skaits nevar būt { $given }, ja { $setting }.
    }
    .remedy =
        Atļauts: { $allowed }.{ COUNT($others) ->
            [0] { "" }
           *[other] { " " }{ LIST($others, " ") }
        }
option-seats-with = Ja { $setting }: { $seats }.
option-worlds = Spēlētājs nevar apsvērt tik daudz pasauļu: { $worlds }.
    .remedy = Norādi 1 vai vairāk.
batch-number = “{ $key }” nevar būt { $given }.
    .remedy = Norādi veselu skaitli no 1 līdz { $most }.
batch-rows = Katrai spēlei vajadzīgs vesels skaitlis, pavisam { $rows }; dots { $given }.
    .remedy = Dod masīvu ar veseliem skaitļiem, pavisam { $rows }.
batch-not-legal = Darbība { $action } rindā { $row } nav atļauta.
    .remedy = Tur atļauts: { LIST($legal, "") }.
batch-rounds-needed = { $name } ar pulēm var ilgt pārāk daudz partiju.
    .remedy = Ar `rounds` norādi, pēc cik partijām spēles pārtraukt: ne vairāk kā { $most }.
player-unknown = Spēlētāja “{ $name }” nav.
    .remedy =
        { COUNT($players) ->
            [one] Vienīgais spēlētājs ir { LIST($players) }.
           *[other] Spēlētāji ir { LIST($players) }.
        }
player-restriction = Bez “{ $given }” neviens spēlētājs nevar iztikt.
    .remedy = Iztikt var bez: { LIST($restrictions) }, piemēram, greedy-without-trumping.
player-count = Spēlētāju skaits ir { $players }, bet vietu skaits ir { $seats }.
    .remedy = Nosauc vienu visām vietām vai { $seats }.
player-names = Spēlētāju skaits ir { $players }, bet vietu skaits ir { $seats }.
    .remedy = Katrai vietai nosauc vienu spēlētāju.
player-no-list = { $given } nav vārdu saraksts.
    .remedy = Katrai vietai nosauc vienu spēlētāju.
player-no-text = { $seat }. vietu nevar saukt { $given }.
    .remedy = Vārds ir teksts.
seed-invalid = { $given } nevar būt sēkla.
    .remedy = Norādi veselu skaitli, tekstu vai baitus.
seed-large = Sēkla ir pārāk liels skaitlis.
    .remedy = Norādi skaitli ar ne vairāk kā tūkstoš cipariem vai tekstu.
seed-unwritable = Sēkla nav teksts, ko var uzrakstīt.
    .remedy = Tajā ir puse rakstzīmes.
seed-hexadecimal = Sēkla { $given } nav heksadecimāla.
    .remedy = Aiz `hex:` seko 0–9 a–f pāri.

## What the server refuses.

action-stale = Spēle pa to laiku ir gājusi uz priekšu.
    .remedy = Paskaties uz galdu tagad un izlem vēlreiz.
chances-off = Pie šī galda nedrīkst jautāt, kur ir kārtis.
    .remedy = To var jautāt spēles gaitā pēc beigām.
chances-seen = Šī kārts nav starp tām, ko tu neredzi.
    .remedy = Jautā par kārti, ko šajā partijā neesi redzējis.
chat-empty = Tur nekā nav.
    .remedy = Pasaki kaut ko vai izvēlies frāzi.
chat-long = Tas ir par garu: { $length } burti.
    .remedy = Pasaki to ar { $most } burtiem.
chat-muted = Savi vārdi jāpataupa līdz partijas beigām.
    .remedy = Izvēlies frāzi.
chat-unknown-phrase = Frāzes “{ $preset }” nav.
    .remedy = Frāzes ir { $presets }.
chat-unseen = Tur ir kaut kas neredzams.
    .remedy = Pasaki to ar burtiem un emocijzīmēm.
claim-again = Šajā partijā tu atlikumu jau pieteici.
    .remedy = Izspēlē līdz galam.
claim-lost = Šī kārts nepaņem stiķi, kas jau ir uz galda: { CARD($card) }.
    .remedy = Piesaki citā secībā.
claim-not-here = Šajā spēlē atlikušos stiķus pieteikt nevar.
    .remedy = Spēlē tālāk: žetoni, kombinācijas vai mainīgas kārtis vēl ir svarīgas.
claim-not-now = Atlikumu piesaka tas, kam jāliek kārts.
    .remedy = Pagaidi savu gājienu.
claim-order = Jānosauc katra tavas rokas kārts tieši vienreiz.
    .remedy = Pasaki, kādā secībā tu tās liksi.
claim-pending = Citi vēl skatās uz pieteikto atlikumu.
    .remedy = Spēlē tālāk, kad visi būs atbildējuši.
claim-unasked = Nav pieteikuma, uz kuru tev būtu jāatbild.
    .remedy = Spēlē tālāk.
claim-unplayable = Šo kārti tad nedrīkstētu likt: { CARD($card) }.
    .remedy = Piesaki ar citu secību.
commitment-closed = Pie šī galda pārtraukto izložu skaits ir { $abandoned }: kārtis dala bez spēlētāju daļām.
    .remedy = Izveido jaunu galdu, lai dalīšanu varētu pārbaudīt.
commitment-invalid = Solījums ir 64 heksadecimāli cipari: daļas SHA-256, kā aprakstīts docs/fairness.md.
    .remedy = Sūti tādus ciparus vai neko.
commitment-late = Viss ir noteikts: kārtis ir izdalītas.
    .remedy = Saisties, pirms spēle sākas.
commitment-other-table = Šī mača kārtis tiek izlozētas pie pirmā galda.
    .remedy = Pagaidi: tās izdalīs arī šeit, tiklīdz tas galds sāks.
commitment-sealed = Izloze ir aizzīmogota: neviens vairs nevar saistīties ar ko citu.
    .remedy = Atklāj savu daļu.
commitment-taken = Ar to pašu pie šī galda ir saistījies kāds cits.
    .remedy = Izlozē savu daļu.
contribution-another = Šī nav tā daļa, ar kuru tu saistījies.
    .remedy = Atklāj to un nevienu citu.
contribution-invalid = Daļa ir 64 heksadecimāli cipari.
    .remedy = Sūti tādus ciparus.
contribution-uncommitted = Tu šajā izlozē nepiedalies: tu ne ar ko nesaistījies.
    .remedy = Pagaidi kārtis vai piedalies nākamajā.
contribution-unsealed = Izloze vēl nav aizzīmogota: paturi savu daļu pie sevis.
    .remedy = Atklāj to, kad galdam būs zīmogs.
daily-not-yet = { $day } dalījums vēl nav izdalīts.
    .remedy = Atgriezies tajā dienā pēc UTC pulksteņa.
daily-unknown-day = Par { $day } dalījumu nekas nav zināms.
    .remedy = Aplūko kādu no pēdējo nedēļu dienām.
daily-yours-alone = Dienas dalījumu spēlē viens cilvēks vienā pārlūkā.
    .remedy = Pamet lapu un atgriezies vēlāk: tava vieta gaida līdz dienas beigām.
explore-deep = Par zināšanām par zināšanām var jautāt ne vairāk kā { $most } kārtās.
    .remedy = Jautā ar mazāk K, M, E, C un paziņojumiem citu citā.
explore-one-seat = Vietai nav jāmin, ko tā pati domā.
    .remedy = Izvēlies divas dažādas vietas.
explore-passing = Šajā solī kārtis vēl ceļo no rokas rokā.
    .remedy = Jautā, kad visi ir paņēmuši, kas viņiem nodots.
explore-too-many-deals = Šobrīd iespējams pārāk daudz dalījumu, lai uz to drīz atbildētu.
    .remedy = Jautā vēlāk šajā partijā vai par mazāk kārtīm, mastiem un vietām.
frame-invalid = Šo ziņu nevar izlasīt: { $reason }.
    .remedy = Ir { LIST($kinds) }.
hand-over-expired = Šī saite jau izmantota vai ir pārāk veca.
    .remedy = Palūdz pie galda jaunu.
hint-not-now = Nav tavs gājiens.
    .remedy = Lūdz padomu, kad ir.
hint-off = Pie šī galda padomu nav.
    .remedy = Izveido galdu ar padomiem.
language-unknown = Valodas “{ $language }” šeit nav.
    .remedy = Ir { LIST($languages) }; vai pievieno tai mapi.
lesson-none = Šī nav partija ar paskaidrojumiem.
    .remedy = Sāc tādu no kādas spēles noteikumu lapas.
limit-address = No tava tīkla ir pārāk daudz savienojumu.
    .remedy = Aizver dažus un pēc brīža mēģini vēlreiz.
limit-body = Pieprasījums ir pārāk liels.
    .remedy = Sūti ne vairāk kā { NUM($most) } baitus.
limit-codes = No tava tīkla nāca pārāk daudz nepareizu kodu.
    .remedy = Mēģini vēlreiz pēc { $seconds } s.
limit-connections = Serverim nav vietas vēl vienam savienojumam.
    .remedy = Pēc brīža mēģini vēlreiz.
limit-daily =
    { $most ->
        [zero] No tava tīkla šodien sākti { $most } mēģinājumi šajā dalījumā, un vairāk netiek ieskaitīts.
        [one] No tava tīkla šodien sākts { $most } mēģinājums šajā dalījumā, un vairāk netiek ieskaitīts.
       *[other] No tava tīkla šodien sākti { $most } mēģinājumi šajā dalījumā, un vairāk netiek ieskaitīts.
    }
    .remedy = Spēlē rīt vai spēlē ko citu.
limit-head = Pieprasījuma galvene ir pārāk liela.
    .remedy = Sūti ne vairāk kā { NUM($most) } baitus.
limit-hints = Tik daudz padomu tik īsā laikā.
    .remedy = Nākamo lūdz pēc { $seconds } sekundēm vai izlem bez tā.
limit-new-tables = No tava tīkla šodien izveidots pārāk daudz zoles galdu.
    .remedy = Mēģini vēlreiz pēc { $seconds } s.
limit-questions = Tik daudz jautājumu tik īsā laikā.
    .remedy = Nākamo uzdod pēc { $seconds } sekundēm.
limit-rate = Tas bija par daudz tik īsā laikā.
    .remedy = Brīdi pagaidi.
limit-reports = Tu tikko jau esi daudz ziņojis.
    .remedy = Pagaidi { NUM($seconds) } sekundes. Ziņotais ir saglabāts.
limit-reviews = No tava tīkla īsā laikā lūgts pārāk daudz analīžu.
    .remedy = Nākamo lūdz pēc { $seconds } sekundēm.
limit-slow = Pieprasījums nepienāca laikā.
    .remedy = Sūti to vēlreiz.
limit-tables = No tava tīkla jau tiek lietoti { $most } galdi.
    .remedy = Pabeidz kādu spēli vai pagaidi dažas minūtes: galds, ko neviens nelieto, ilgi netiek skaitīts.
match-deals =
    Mačā šajā spēlē ir ne vairāk kā { $most ->
        [zero] { $most } partiju
        [one] { $most } partija
       *[other] { $most } partijas
    }.
    .remedy = Izvēlies mazāk.
match-none = Šis galds nav neviena mača daļa.
    .remedy = Palūdz saiti uz to maču, kuru domā.
match-not-over = Tās pašas kārtis vēl tiek spēlētas pie cita šī mača galda.
    .remedy = Atgriezies, kad visi galdi būs beiguši.
match-other-table = Tu jau sēdi pie cita šī mača galda vai zini tā kārtis.
    .remedy = Spēlē tur. Kas pieceļas pirms kāršu dalīšanas, drīkst sēsties pie cita galda.
match-tables = Mačā šajā spēlē ir ne vairāk kā { $most } galdi.
    .remedy = Izvēlies mazāk.
page-invalid = Tādas vietas šajā sarakstā nav.
    .remedy = Ņem iepriekšējās lapas `next` tādu, kāds tas ir.
page-not-built = Lapa nav uzbūvēta.
    .remedy = Uzbūvē to ar `make page`; API ir adresē /api/v1.
replay-no-step = Šai spēlei nav { $step }. soļa.
    .remedy = Soļi ir no 0, dalīšanas, līdz { $last }.
report-full = Jau ir ziņots tik daudz, ka vairāk nevar pieņemt.
    .remedy = Atstāj galdu vai apklusini šo cilvēku.
report-nothing = Pie šī galda nav tāda vārda vai rindas.
    .remedy = Ziņot var par cilvēku vārdiem un par to, ko viņi paši rakstījuši.
report-own = Tas ir tavs paša.
    .remedy = Izvēlies kādu citu.
request-broken = Šo pieprasījumu nevar izlasīt.
    .remedy = Sūti HTTP/1.1.
request-invalid = Pieprasījumu nevar izlasīt: { $reason }.
    .remedy = API apraksta sevi adresē /api/v1/openapi.json.
request-no-json = tas nav JSON
request-at =
    { $place ->
        [none] saturs: { $problem }
       *[other] { $place }: { $problem }
    }
request-method = Šī adrese tādu metodi nepieņem.
    .remedy = Tā pieņem { $methods }.
request-unknown = Šajā adresē nekā nav.
    .remedy = API apraksta sevi adresē /api/v1/openapi.json.
review-failed = Šo spēli neizdevās izanalizēt: kaut kas nogāja greizi.
    .remedy = Mēģini vēlreiz pēc minūtes; ja atkal neizdodas, pasaki tam, kurš uztur serveri.
review-none = Šī spēle vēl nav izanalizēta.
    .remedy = Vispirms palūdz tās analīzi.
review-not-compiled = Šai spēlei ir noteikumi, kas nav kompilēti, tāpēc to nevar izanalizēt.
    .remedy = Tā vietā noskaties tās gaitu.
review-waiting = Analīzi jau gaida daudzas spēles.
    .remedy = Mēģini vēlreiz pēc minūtes.
round-undecided = Tas, kas no šīs partijas palicis, vēl var mainīt rezultātu.
    .remedy = Spēlē tālāk.
seat-another-hand = Šajā partijā tu jau redzēji citas kārtis.
    .remedy = Pārņem vietu, kad kārtis būs izdalītas no jauna.
seat-arriving = Kad dalīs nākamreiz, tu ieņemsi šo vietu: { $name }.
    .remedy = Pagaidi; ja gribi citu vietu, vispirms atsaki šo.
seat-holder = Tu šeit jau sēdi.
    .remedy = Lai ieņemtu citu vietu, vispirms atdod savējo.
seat-last-round = Šī ir pēdējā partija: neviens vairs nepiesēžas.
    .remedy = Vēro, un spēlē nākamajā spēlē.
seat-name-empty = Bez vārda neviens neapsēžas.
    .remedy = Norādi vārdu ar 1 līdz { $most } burtiem.
seat-name-invalid = Vārdā ir no 1 līdz { $most } burtiem un nekā neredzama.
    .remedy = Izvēlies citu vārdu.
seat-name-taken = Šeit kādu jau sauc { $name }.
    .remedy = Izvēlies citu vārdu.
seat-none = Tev pie šī galda nav vietas.
    .remedy = Vispirms apsēdies vai vēro.
seat-not-away = { $name } nav prom.
    .remedy = No spēles var izraidīt tikai to, kas ir prom jau minūti.
seat-not-open = Šajā vietā kāds jau sēž.
    .remedy = Izvēlies brīvu vietu.
seat-not-yours = Šī vieta nav tava.
    .remedy = To var tikai tas, kas tur sēž.
seat-plan = Plānoto vietu skaits ir { $given }, bet spēlei vajag { $seats }.
    .remedy = Katrai vietai plāno vienu.
seat-unknown = Pie šī galda { $seat }. vietas nav.
    .remedy = Vietas ir no 0 līdz { $last }.
security-banned = Tava tīkla adrese uz laiku ir bloķēta. Atlikušās stundas: { $hours }.
    .remedy = Ja domā, ka tā ir kļūda, jautā tam, kurš uztur šo serveri.
security-host = Šis serveris nezina, ka to sauc { $host }.
    .remedy = Tas, kurš to uztur, var to pateikt ar --public-url.
security-origin = Tas nāca no lapas { $origin }, bet tā drīkst tikai paša servera lapas.
    .remedy = Atver galdu šī servera adresē.
security-another-site = citā vietnē
server-busy = Pašlaik ir pārāk daudz, ko aprēķināt.
    .remedy = Mēģini pēc brīža.
server-closing = Serveris sākas no jauna.
    .remedy = Savienojums tūlīt atjaunosies.
server-error = Šeit kaut kas nogāja greizi.
    .remedy = Mēģini vēlreiz; ja tas atkārtojas, pasaki tam, kurš uztur šo serveri.
socket-replaced = Tava vieta ir savienota no pārāk daudzām citām ierīcēm.
    .remedy = Aizver dažas un atver galdu vēlreiz.
socket-silent = Pa šo savienojumu minūti nekas nav dzirdēts.
    .remedy = Savienojies vēlreiz: nekas nav zudis.
socket-too-slow = Šis savienojums netika galdam līdzi.
    .remedy = Savienojies vēlreiz: nekas nav zudis.
table-abandoned = Pie šī galda vairs neviena nebija, tāpēc tas slēgts pirms spēles beigām.
    .remedy = Skaties spēles gaitu un spēlē tālāk no pēdējā soļa vai spēlē vēlreiz.
table-between-rounds = Partija ir galā.
    .remedy = Vispirms ej uz nākamo.
table-busy = Pie šī galda notiek pārāk daudz reizē.
    .remedy = Mēģini pēc brīža.
table-closed = Spēle ir sākusies, un pie šī galda neviens vairs nepienāk.
    .remedy = Paprasi saimniekam vai izveido savu galdu.
table-closed-by-operator = Servera uzturētājs ir slēdzis šo galdu: “{ $reason }”.
    .remedy = Vari izveidot citu galdu.
table-crowded = Šo galdu vēro pārāk daudz cilvēku.
    .remedy = Ieņem vietu vai mēģini vēlāk.
table-forgotten = Šī spēle izspēlēta sen: saglabāts tikai tās pieraksts.
    .remedy = Noskaties to vēlreiz vai izveido jaunu galdu.
table-full = Pie šī galda vietu nav.
    .remedy = Vēro vai izveido savu.
table-no-code = Galdam neatradās brīvs kods.
    .remedy = Mēģini vēlreiz.
table-no-pause = Neviena partija negaida.
    .remedy = Spēlē tālāk.
table-no-spectators = Šo galdu vērot nevar.
    .remedy = Palūdz vietu vai izveido savu galdu.
table-not-host = To var tikai galda saimnieks.
    .remedy = Palūdz tam, kas galdu izveidoja.
table-not-over = Spēle vēl nav galā.
    .remedy = Pagaidi beigas.
table-not-started = Spēle vēl nav sākusies.
    .remedy = Tā sākas, kad visas vietas ir aizņemtas.
table-open-ended = Šo spēli tagad nevar apturēt.
    .remedy = Tā var tikai spēli bez noteiktām beigām, starp divām kārtām.
table-over = Spēle ir galā.
    .remedy = Skaties spēles gaitu vai spēlē vēlreiz.
table-started = Spēle ir sākusies.
    .remedy = Vēro vai ieņem bota vietu.
table-too-long = Pie šī galda noticis tik daudz, ka nekas vairs nevar notikt.
    .remedy = Turpini spēlēt pie jauna galda.
table-page-changed = Kopš šī galda izveides spēles noteikumi ir mainīti, tāpēc tās kārtis vairs nevar izdalīt no jauna.
    .remedy = Izveido citu galdu.
table-starts-anew = Spēles { $game } noteikumi ir mainīti: spēle sākas no jauna, un visi paliek savās vietās.
    .remedy = Atgriezies pēc brīža.
table-unknown = Galda ar kodu { $table } nav.
    .remedy = Pārbaudi saiti vai izveido galdu.
table-unreadable = Šo galdu nevar atvērt.
    .remedy = Izveido citu; iemeslu servera uzturētājs atradīs žurnālā.
time-no-clock = Pašlaik pulkstenis neiet.
    .remedy = Laiku var dot, kamēr tas iet.
time-own = Neviens nevar dot laiku pats sev.
    .remedy = Palūdz kādam citam.
token-invalid = Tas nav šī servera marķieris.
    .remedy = Saņem to ar `POST /api/v1/keys`.
undo-nothing = Šajā partijā tev nav ko atcelt.
    .remedy = Spēlē tālāk.
undo-off = Pie šī galda neko neatceļ.
    .remedy = Spēlē tālāk.
undo-pending = Kāds jau lūdz kaut ko atcelt.
    .remedy = Vispirms atbildi uz to.
undo-unasked = Neviens nelūdz tev neko atcelt.
    .remedy = Spēlē tālāk.
zole-invalid = Pieprasījumu nevar izlasīt: { $reason }.
    .remedy = Sūti JSON, piemēram, { "{" }"code": "KXR", "name": "Anna"{ "}" }.
zole-no-json = tas nav JSON
zole-not-registered = Tavs pieprasījums nenosauc vietu.
    .remedy = Ieņem to ar POST /zole/register un saglabā sīkdatnes.
action-out-of-turn = Nav tavs gājiens.
    .remedy = Pagaidi savu kārtu.
store-full = Serverim vairs nav vietas.
    .remedy = Mēģini vēlāk.
store-unavailable = Serveris brīdi nevar neko saglabāt.
    .remedy = Mēģini pēc brīža.

words-unwanted = Tur ir vārds, kas šeit pie publiskiem galdiem nav vēlams.
    .remedy = Saki to citiem vārdiem vai spēlē pie galda, kas nav publisks.
