page-match = Mačs
page-match-new = Tās pašas kārtis pie vairākiem galdiem
page-match-new-says = Draugi spēlē tās pašas partijas pie dažādiem galdiem, lai kāršu veiksmei nebūtu nozīmes. Beigās visus rezultātus salīdzina partiju pa partijai.
page-match-tables = Galdi
page-match-n-tables = { $n } galdi
page-match-deals = Partijas
page-match-usual-deals = īss mačs
page-match-n-deals =
    { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
page-match-make = Izveidot maču
page-match-title = Mačs pie { $n } galdiem
page-match-over = Mačs ir galā
page-match-says = Pie visiem galdiem spēlē tās pašas kārtis. Apsēdies pie viena no tiem: kamēr visi nav beiguši, par pārējiem neviens neko neredz.
page-match-rotates = No galda uz galdu komandas pārsēžas par vienu vietu tālāk, lai katrai tur būtu citas kārtis.
page-match-table = { $n }. galds
page-match-team = Komanda { $team }
page-match-free =
    { $n ->
        [zero] { $n } brīvu vietu
        [one] { $n } brīva vieta
       *[other] { $n } brīvas vietas
    }
page-match-full = gaida 1. galdu, kur tiek izlozētas kārtis
page-match-played = izspēlēts: { $n } no { $of }
page-match-done = visas partijas izspēlētas
page-match-closed = beigts priekšlaikus: neviena nebija klāt
page-match-gone = noņemts: neviens neatnāca
page-match-sit = Apsēsties
page-match-go-on = Uz savu galdu
page-match-bots = Lai šeit spēlē boti
page-match-link = Saite uz maču
page-match-waiting = Tavs galds ir beidzis. Rezultātus salīdzinās, tiklīdz būs beiguši arī pārējie.
page-match-see = Uz maču
page-match-place = Mača { $n }. galds
page-match-teams = Komandas
page-match-teams-says = punkti priekšā tiem, kam bija tās pašas kārtis
page-match-people = Blakus tām pašām kārtīm
page-match-beside = { $name }: { SIGNED($points) }, citur tās pašas kārtis deva { SIGNED($others, $digits) }; starpība { SIGNED($ahead, $digits) }.
page-match-leads = Uzvar komanda { $team }: { SIGNED($ahead, $digits) }.
page-match-level = Visām komandām ir vienādi.
page-match-deal-by-deal = Partiju pa partijai
page-match-whose = Kura kārtis
page-match-deal = Partija
page-match-sum = Kopā
page-match-ahead = Pārsvars
page-match-nothing = Neviena partija nav izspēlēta pie diviem galdiem: nav ko salīdzināt.
page-match-drawn = Kārtis tiek izlozētas pie mača pirmā galda un izdalītas pie visiem. Pierādījums redzams tur, kad visi galdi ir beiguši.
page-match-no-help = Padomi, atsaukšana un skatītāji ir izslēgti, lai visiem galdiem būtu vienādi.
page-match-drawn-soon = Visi ir klāt. Kārtis tiek izlozētas pie 1. galda, un tās izdalīs šeit, tiklīdz tas sāks.
