### What is refused, and what would be right instead.

## What the rules of a game refuse. Those that a table shows beforehand stand with the game's other words.

action-game-over = Het spel is uit: er kan niets meer.
action-not-now =
    `{ $action }` moet wachten: nu { $phase ->
        [dealer] wordt de eerste gever geloot
        [deal] worden de kaarten gedeeld
        [turn] wordt een kaart gedraaid
        [draw-trump] wordt de troefkleur geloot
        [trump] wordt er een kleur troef gemaakt
        [call] zegt iemand of de kleur troef wordt
        [discard] wordt er een kaart weggelegd
        [pass] worden er kaarten doorgegeven
        [blind] zegt iemand of hij nil biedt zonder zijn kaarten te bekijken
        [choose] wordt gekozen wat er gespeeld wordt
        [stash] worden er kaarten weggelegd
        [bid] wordt een aantal slagen geboden
        [lay-tokens] mogen er fiches bij de gespeelde kaart
        [draw-token] wordt een fiche getrokken
        [take-token] wordt een fiche gepakt
       *[play] wordt een kaart gespeeld
    }{ $example ->
        [none] .
       *[other] { " " }(`{ $example }`).
    }
action-not-the-turn = Stoel { $seat } is niet aan de beurt.
    .remedy =
        { $to_act ->
            [none] Het spel is uit.
           *[other] Stoel { $to_act } is aan de beurt.
        }
add-not-held =
    De fiche { $token } ligt niet in jouw scorevak. { COUNT($fitting) ->
        [0] Zeg `done`.
       *[other] Je mag { LIST($fitting, "or") } leggen, of zeg `done`.
    }
bid-cap = Aan deze tafel gaan biedingen tot { $most }: bied 0 tot { $most }.
bid-range = { $number } kun je hier niet bieden: bied 0 tot { $most }.
call-not-open = “{ $said }” kan nu niet. Zeg een van deze: { LIST($options, "") }.
choose-not-offered = { TERM($contract) } wordt aan deze tafel niet gespeeld. Kies { LIST($offered, "or") }.
choose-unknown = De keuze “{ $choice }” bestaat niet. Kies { LIST($offered, "or") }.
deal-card = { $card } is een keer te veel gedeeld, of hoort deze ronde niet bij het spel.
deal-hands =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } handen
    } voor { $seats } stoelen.
deal-size =
    Stoel { $seat } krijgt { $dealt ->
        [one] { $dealt } kaart
       *[other] { $dealt } kaarten
    }; het moeten er { $size } zijn.
deal-table =
    { $dealt ->
        [one] { $dealt } kaart
       *[other] { $dealt } kaarten
    } op tafel; het moeten er { $size } zijn.
dealer-unknown = Stoel { $seat } bestaat niet: de stoelen zijn 0 tot { $last }.
draw-not-in-stock = De fiche { $token } ligt niet in de voorraad.
play-not-held = Je hebt { CARD($card) } niet. Jouw hand: { CARDS($held) }.
pass-count =
    Geef precies { $cards ->
        [one] { WORDS($cards) } kaart
       *[other] { WORDS($cards) } verschillende kaarten
    } door, zoals `{ $example }`.
pass-not-held = Je hebt { CARD($card) } niet. Jouw hand: { CARDS($held) }.
discard-count =
    Leg precies { $cards ->
        [one] { WORDS($cards) } kaart
       *[other] { WORDS($cards) } verschillende kaarten
    } weg, zoals `{ $example }`.
discard-not-held = Je hebt { CARD($card) } niet. Jouw hand: { CARDS($held) }.
stash-count =
    Leg precies { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } verschillende kaarten
    } weg, zoals `{ $example }`.
stash-not-held = Je hebt { CARD($card) } niet. Jouw hand: { CARDS($held) }.
take-not-most = Pak een fiche van { LIST($ways, "or") }: daar liggen de meeste fiches.
take-from-seat = stoel { $seat }
take-not-there = De fiche { $token } ligt niet in het scorevak van stoel { $seat }. Daar liggen { LIST($held) }.
trump-no-suit = “{ $given }” kan geen troef zijn. Kies een van: { LIST($ways, "") }.
suit-to-name = `trump { $suit }` ({ SUIT($suit) })
turn-card = { $card } kan niet de gedraaide kaart van deze deling zijn.
stop-ends-by-itself = Dit spel eindigt volgens zijn eigen regels.
    .remedy = Alleen een tafel zonder vast einde kan gestopt worden.
stop-within-a-round = De tafel kan alleen tussen twee rondes stoppen.
    .remedy = Speel de ronde eerst uit.
seat-not-there = Stoel { $seat } bestaat niet.
    .remedy = De stoelen zijn 0 tot { $last }.

## Texts that cannot be read.

parse-card = “{ $text }” is niet een van de { $cards } kaarten.
    .remedy =
        Schrijf een waarde, { $ranks }, en een kleur, { LIST($suits, "") }: zoals { $example }{ COUNT($bare) ->
            [0] .
           *[other] , of { LIST($bare, "or") }.
        }
suit-letter-for = { $suit } voor { SUIT($suit) }
suit-letter = { $suit } ({ SUIT($suit) })
parse-suit = “{ $text }” is geen kleur.
    .remedy = De kleuren zijn { LIST($suits, "") }.
parse-token = “{ $text }” is geen fiche.
    .remedy = De fiches zijn { $tokens }.
parse-no-tokens = Dit spel heeft geen fiches.
parse-number = “{ $text }” is geen getal.
    .remedy =
        Schrijf { $wanted ->
            [take] een stoel en een fiche, zoals `take 2 aab`.
            [dealer] een stoel, zoals `dealer 2`.
           *[bid] een aantal slagen, zoals `bid 3`.
        }
parse-choice = “{ $text }” is geen keuze.
    .remedy = Schrijf het zoals `{ $example }`.
parse-half-of-taking = Dat is maar de helft van wat je pakt.
    .remedy = Schrijf een stoel en een fiche, zoals `take 2 aab`.
parse-action = “{ $text }” is geen zet.
    .remedy = Een zet ziet eruit als { LIST($examples, "or") }.
parse-half-an-action = “{ $text }” is maar een halve zet.
    .remedy = Schrijf het zoals `{ $example }`.
parse-half-a-move-of-chance = “{ $text }” is maar een halve zet.
parse-no-action = { $given } is geen zet.
    .remedy = Geef een van `legal()`, of de tekst ervan.
parse-no-text = { $given } is geen tekst.
    .remedy = Geef wat gelezen moet worden als tekst.

## Games, options, players and seeds that cannot be.

game-unknown = Het spel { $game } bestaat niet.
    .remedy = De spellen zijn { LIST($games) }.
game-not-found-again = Het spel { $game } kan niet met pickle worden verstuurd: zijn sleutel vindt zijn pagina niet.
    .remedy = Bewaar de pagina in een bestand dat de omgevingsvariabele FOLLOWSUIT_GAMES noemt.
option-invalid = De optie { $option } kan niet { $given } zijn.
    .remedy = Toegestaan: { $takes }.
option-takes-number =
    { $none ->
        [yes] een geheel getal van { $least } tot en met { $most }, of `none`
       *[no] een geheel getal van { $least } tot en met { $most }
    }
option-takes-switch = `true` of `false`
option-takes-choice = { LIST($values, "") }
option-unknown = { $game } heeft geen optie { $given }.
    .remedy = De opties zijn { LIST($options) }.
option-not-offered = De optie { $option } is er niet met { $seats } stoelen.
    .remedy = Ze is er met { $allowed }.
option-no-seats = { $given } is geen aantal stoelen.
    .remedy = Toegestaan: { $allowed }.
option-seats =
    { $setting ->
        [none] Het aantal stoelen kan niet { $given } zijn.
       *[other] Het aantal stoelen kan met { $setting } niet { $given } zijn.
    }
    .remedy =
        Toegestaan: { $allowed }.{ COUNT($others) ->
            [0] { "" }
           *[other] { " " }{ LIST($others, " ") }
        }
option-seats-with = Met { $setting }: { $seats }.
option-worlds = Een speler kan niet over { $worlds } werelden nadenken.
    .remedy = Geef 1 of meer.
batch-number = “{ $key }” kan niet { $given } zijn.
    .remedy = Geef een geheel getal van 1 tot en met { $most }.
batch-rows = Voor elk van { $rows } spellen is een geheel getal nodig; dit is { $given }.
    .remedy = Geef een array van { $rows } gehele getallen.
batch-not-legal = Actie { $action } mag niet in rij { $row }.
    .remedy = Daar mag: { LIST($legal, "") }.
batch-rounds-needed = { $name } met openstaande schulden kan te veel rondes duren.
    .remedy = Zeg met `rounds` na hoeveel rondes spellen worden afgebroken: hoogstens { $most }.
player-unknown = De speler “{ $name }” bestaat niet.
    .remedy =
        { COUNT($players) ->
            [one] De enige speler is { LIST($players) }.
           *[other] De spelers zijn { LIST($players) }.
        }
player-restriction = Geen speler kan het zonder “{ $given }” stellen.
    .remedy = Een speler kan het stellen zonder { LIST($restrictions) }, zoals greedy-without-trumping.
player-count =
    { $players ->
        [one] Er is { $players } speler
       *[other] Er zijn { $players } spelers
    } voor { $seats ->
        [one] { $seats } stoel
       *[other] { $seats } stoelen
    }.
    .remedy = Noem er één voor alle, of { $seats }.
player-names =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    } voor { $seats } stoelen.
    .remedy = Noem één speler per stoel.
player-no-list = { $given } is geen lijst met namen.
    .remedy = Noem één speler per stoel.
player-no-text = Stoel { $seat } kan niet { $given } heten.
    .remedy = Een naam is een tekst.
seed-invalid = { $given } kan geen seed zijn.
    .remedy = Geef een geheel getal, een tekst of bytes.
seed-large = De seed is een te groot getal.
    .remedy = Geef er een van hoogstens duizend cijfers, of een tekst.
seed-unwritable = De seed is geen tekst die geschreven kan worden.
    .remedy = Er zit een half teken in.
seed-hexadecimal = De seed { $given } is niet hexadecimaal.
    .remedy = Na `hex:` komen paren van 0–9 a–f.

## What the server refuses.

action-stale = Het spel is intussen verder gegaan.
    .remedy = Kijk hoe de tafel er nu bij ligt, en beslis opnieuw.
chances-off = Aan deze tafel mag niemand vragen waar kaarten liggen.
    .remedy = In het terugzien kan het wel.
chances-seen = Die kaart hoort niet bij de kaarten die je niet ziet.
    .remedy = Vraag naar een kaart die je deze ronde niet gezien hebt.
chat-empty = Daar staat niets in.
    .remedy = Zeg iets, of kies een van de zinnen.
chat-long = Dat is te lang: { $length } letters.
    .remedy = Zeg het in { $most } letters.
chat-muted = Eigen woorden wachten tot de ronde klaar is.
    .remedy = Kies een van de zinnen.
chat-unknown-phrase = De zin “{ $preset }” bestaat niet.
    .remedy = De zinnen zijn { $presets }.
chat-unseen = Daar staat iets onzichtbaars in.
    .remedy = Zeg het met letters en emoji.
claim-again = Je hebt in deze ronde al geclaimd.
    .remedy = Speel hem uit.
claim-lost = De { CARD($card) } neemt de slag die er ligt niet.
    .remedy = Claim in een andere volgorde.
claim-not-here = In dit spel kan de rest niet worden geclaimd.
    .remedy = Speel door: fiches, roem of kaarten die veranderen tellen nog mee.
claim-not-now = De rest claim je als jij een kaart moet spelen.
    .remedy = Wacht op je beurt.
claim-order = Een claim noemt elke kaart van je hand één keer.
    .remedy = Zeg in welke volgorde je ze speelt.
claim-pending = Er wordt naar een claim gekeken.
    .remedy = Speel door zodra iedereen heeft geantwoord.
claim-unasked = Er is geen claim waarop jij moet antwoorden.
    .remedy = Speel door.
claim-unplayable = De { CARD($card) } zou op dat moment niet gespeeld mogen worden.
    .remedy = Claim met een andere volgorde.
commitment-closed = Aan deze tafel zijn { $abandoned } trekkingen afgebroken: er wordt gedeeld zonder iemands bijdrage.
    .remedy = Maak een nieuwe tafel voor kaarten die te controleren zijn.
commitment-invalid = Een belofte is 64 hexadecimale cijfers: de SHA-256 van een bijdrage, zoals in docs/fairness.md staat.
    .remedy = Stuur zulke cijfers, of laat het weg.
commitment-late = Alles ligt vast: de kaarten zijn gedeeld.
    .remedy = Doe mee voordat het spel begint.
commitment-other-table = De kaarten van deze wedstrijd worden aan de eerste tafel getrokken.
    .remedy = Wacht even: ze worden hier gedeeld zodra die tafel begint.
commitment-sealed = De trekking is verzegeld: niemand kan zich nog aan iets anders binden.
    .remedy = Onthul jouw bijdrage.
commitment-taken = Iemand anders aan deze tafel heeft dezelfde belofte.
    .remedy = Trek een eigen bijdrage.
contribution-another = Dit is niet de bijdrage die je beloofd hebt.
    .remedy = Onthul die, en geen andere.
contribution-invalid = Een bijdrage is 64 hexadecimale cijfers.
    .remedy = Stuur zulke cijfers.
contribution-uncommitted = Je doet niet mee aan deze trekking: je hebt niets beloofd.
    .remedy = Wacht op de kaarten, of doe mee aan de volgende.
contribution-unsealed = De trekking is nog niet verzegeld: houd je bijdrage voor je.
    .remedy = Onthul die als de tafel een zegel heeft.
daily-not-yet = Het spel van { $day } is nog niet gedeeld.
    .remedy = Kom die dag terug, naar de klok van UTC.
daily-unknown-day = Van een spel van { $day } is niets bekend.
    .remedy = Kijk naar een dag van de laatste weken.
daily-yours-alone = Een spel van de dag wordt door één persoon in één browser gespeeld.
    .remedy = Verlaat de pagina en kom later terug: je plaats wacht tot de dag voorbij is.
explore-deep = Weten over weten wordt hoogstens { $most } diep beantwoord.
    .remedy = Vraag met minder K, M, E, C en mededelingen binnen elkaar.
explore-one-seat = Een stoel hoeft niet te raden wat hij zelf denkt.
    .remedy = Kies twee verschillende stoelen.
explore-passing = Bij deze stap zijn er kaarten onderweg van hand naar hand.
    .remedy = Vraag het als iedereen heeft opgenomen wat hij kreeg.
explore-too-many-deals = Op dit punt kloppen er te veel verdelingen om dat snel te beantwoorden.
    .remedy = Vraag later in de ronde, of over minder kaarten, kleuren en stoelen.
frame-invalid = Dit bericht is niet te lezen: { $reason }.
    .remedy = Er zijn { LIST($kinds) }.
hand-over-expired = Deze link is al gebruikt, of te oud.
    .remedy = Vraag aan tafel een nieuwe.
hint-not-now = Je bent niet aan de beurt.
    .remedy = Vraag een tip als je het bent.
hint-off = Aan deze tafel zijn er geen tips.
    .remedy = Maak een tafel met tips om ze te krijgen.
language-unknown = De taal “{ $language }” is er hier niet.
    .remedy = Er zijn { LIST($languages) }; of voeg er een map voor toe.
lesson-none = Aan deze tafel is er geen uitleg.
    .remedy = Begin een spel met uitleg op de regelpagina van een spel.
limit-address = Er zijn te veel verbindingen vanuit jouw netwerk.
    .remedy = Sluit er een paar, en probeer het zo weer.
limit-body = Het verzoek is te groot.
    .remedy = Stuur hoogstens { NUM($most) } bytes.
limit-codes = Er kwamen te veel verkeerde codes vanuit jouw netwerk.
    .remedy = Probeer het over { $seconds } s weer.
limit-connections = De server heeft geen plaats voor nog een verbinding.
    .remedy = Probeer het zo weer.
limit-daily =
    { $most ->
        [one] Vanuit jouw netwerk is vandaag { $most } poging aan dit spel begonnen, en meer tellen niet.
       *[other] Vanuit jouw netwerk zijn vandaag { $most } pogingen aan dit spel begonnen, en meer tellen niet.
    }
    .remedy = Speel morgen mee, of speel iets anders.
limit-head = De kop van het verzoek is te groot.
    .remedy = Stuur hoogstens { NUM($most) } bytes.
limit-hints = Dat waren veel tips in korte tijd.
    .remedy = Vraag de volgende over { $seconds } seconden, of beslis zelf.
limit-new-tables = Vanuit jouw netwerk zijn vandaag te veel zoletafels gemaakt.
    .remedy = Probeer het over { $seconds } s weer.
limit-questions = Dat waren veel vragen in korte tijd.
    .remedy = Stel de volgende over { $seconds } seconden.
limit-rate = Dat was te veel in te korte tijd.
    .remedy = Wacht even.
limit-reports = Je hebt net al veel gemeld.
    .remedy = Wacht { NUM($seconds) } seconden. Wat je meldde blijft bewaard.
limit-reviews = Vanuit jouw netwerk is in korte tijd om veel nabesprekingen gevraagd.
    .remedy = Vraag de volgende over { $seconds } seconden.
limit-slow = Het verzoek kwam niet op tijd aan.
    .remedy = Stuur het nog eens.
limit-tables = Vanaf jouw netwerk zijn al { $most } tafels in gebruik.
    .remedy = Maak er een af, of wacht een paar minuten: een tafel die niemand gebruikt telt niet lang mee.
match-deals =
    Een wedstrijd in dit spel heeft hoogstens { $most ->
        [one] één ronde
       *[other] { $most } rondes
    }.
    .remedy = Kies er minder.
match-none = Deze tafel hoort niet bij een wedstrijd.
    .remedy = Vraag om de link van de wedstrijd die je bedoelt.
match-not-over = Dezelfde kaarten worden nog aan een andere tafel van deze wedstrijd gespeeld.
    .remedy = Kom terug als alle tafels klaar zijn.
match-other-table = Je zit al aan een andere tafel van deze wedstrijd, of kent haar kaarten.
    .remedy = Speel daar. Wie opstaat voordat er gedeeld is, mag aan een andere tafel gaan zitten.
match-tables = Een wedstrijd in dit spel heeft hoogstens { $most } tafels.
    .remedy = Kies er minder.
page-invalid = Dat is geen plaats in deze lijst.
    .remedy = Neem de `next` van de vorige pagina zoals die is.
page-not-built = De webtafel is niet gebouwd.
    .remedy = Bouw hem met `make page`; de API staat op /api/v1.
replay-no-step = Dit spel heeft geen stap { $step }.
    .remedy = De stappen zijn 0, het delen, tot en met { $last }.
report-full = Er is al zo veel gemeld dat er niets meer bij kan.
    .remedy = Verlaat de tafel, of demp wie het is.
report-nothing = Zo'n naam of regel is er niet aan deze tafel.
    .remedy = Namen van mensen, en wat ze zelf schreven, kunnen worden gemeld.
report-own = Dat is van jezelf.
    .remedy = Kies iemand anders.
request-broken = Dit verzoek is niet te lezen.
    .remedy = Stuur HTTP/1.1.
request-invalid = Het verzoek is niet te lezen: { $reason }.
    .remedy = De API beschrijft zichzelf op /api/v1/openapi.json.
request-no-json = het is geen JSON
request-at =
    { $place ->
        [none] de inhoud: { $problem }
       *[other] { $place }: { $problem }
    }
request-method = Dit adres kent die methode niet.
    .remedy = Het kent { $methods }.
request-unknown = Op dit adres is niets.
    .remedy = De API beschrijft zichzelf op /api/v1/openapi.json.
review-failed = Dit spel kon niet worden nabesproken: er ging iets mis.
    .remedy = Vraag het over een minuut nog eens; lukt het weer niet, zeg het dan aan wie de server draait.
review-none = Dit spel is nog niet nabesproken.
    .remedy = Vraag eerst om de nabespreking.
review-not-compiled = Dit spel heeft regels die niet gecompileerd zijn, dus kan het niet worden nabesproken.
    .remedy = Bekijk in plaats daarvan de herhaling.
review-waiting = Er wachten al veel spellen op hun nabespreking.
    .remedy = Vraag het over een minuut nog eens.
round-undecided = Wat er van deze ronde over is, kan nog een score veranderen.
    .remedy = Speel door.
seat-another-hand = Je hebt in deze ronde al een andere hand gezien.
    .remedy = Neem de stoel over als er opnieuw gedeeld is.
seat-arriving = Je neemt de stoel van { $name } als er opnieuw gedeeld wordt.
    .remedy = Wacht daarop; wil je een andere stoel, zeg deze dan eerst af.
seat-holder = Je zit hier al.
    .remedy = Sta eerst op om een andere stoel te nemen.
seat-last-round = Dit is de laatste ronde: niemand gaat meer zitten.
    .remedy = Kijk mee, en speel het volgende spel.
seat-name-empty = Zonder naam gaat niemand zitten.
    .remedy = Geef een naam van 1 tot { $most } letters.
seat-name-invalid = Een naam heeft 1 tot { $most } letters, en niets onzichtbaars.
    .remedy = Kies een andere naam.
seat-name-taken = Hier heet al iemand { $name }.
    .remedy = Kies een andere naam.
seat-none = Je hebt geen stoel aan deze tafel.
    .remedy = Ga eerst zitten, of kijk mee.
seat-not-away = { $name } is niet weg.
    .remedy = Uit een spel kan alleen iemand die al een minuut weg is.
seat-not-open = Op die stoel zit al iemand.
    .remedy = Kies een vrije stoel.
seat-not-yours = Die stoel is niet van jou.
    .remedy = Alleen wie er zit kan dat doen.
seat-plan = Er zijn { $given } stoelen gepland voor een spel met { $seats }.
    .remedy = Plan er voor elke stoel een.
seat-unknown = Deze tafel heeft geen stoel { $seat }.
    .remedy = De stoelen zijn 0 tot { $last }.
security-banned = Je netwerkadres is voor een tijd geblokkeerd. Uren te gaan: { $hours }.
    .remedy = Denk je dat het een vergissing is, vraag het dan aan wie deze server draait.
security-host = Deze server weet niet dat hij { $host } heet.
    .remedy = Wie hem draait kan dat zeggen met --public-url.
security-origin = Dit kwam van een pagina van { $origin }, en dat mogen alleen pagina’s van deze server zelf.
    .remedy = Open de tafel op het adres van deze server.
security-another-site = een andere site
server-busy = Er wordt nu te veel tegelijk uitgerekend.
    .remedy = Probeer het zo weer.
server-closing = De server begint opnieuw.
    .remedy = Zo dadelijk ben je weer verbonden.
server-error = Hier ging iets mis.
    .remedy = Probeer het nog eens; gaat het weer mis, zeg het dan tegen wie deze server beheert.
socket-replaced = Je stoel is vanaf te veel andere plekken verbonden.
    .remedy = Sluit er een paar, en open de tafel opnieuw.
socket-silent = Een minuut lang kwam er niets over deze verbinding.
    .remedy = Verbind opnieuw: er is niets verloren.
socket-too-slow = Deze verbinding kon de tafel niet bijhouden.
    .remedy = Verbind opnieuw: er is niets verloren.
table-abandoned = Er was niemand meer, dus is deze tafel gesloten voordat het spel uit was.
    .remedy = Zie het terug en speel verder vanaf de laatste stap, of speel nog een keer.
table-between-rounds = De ronde is klaar.
    .remedy = Ga eerst naar de volgende.
table-busy = Er gebeurt te veel tegelijk aan deze tafel.
    .remedy = Probeer het zo weer.
table-closed = Het spel is begonnen, en aan deze tafel komt niemand meer bij.
    .remedy = Vraag het aan de gastheer, of maak zelf een tafel.
table-closed-by-operator = Wie deze server draait heeft deze tafel gesloten: “{ $reason }”.
    .remedy = Je kunt een andere tafel maken.
table-crowded = Bij deze tafel kijken te veel mensen mee.
    .remedy = Neem een stoel, of probeer het later weer.
table-forgotten = Dit spel is lang geleden gespeeld: alleen het verslag is er nog.
    .remedy = Zie het terug, of maak een nieuwe tafel.
table-full = Deze tafel is vol.
    .remedy = Kijk mee, of maak er zelf een.
table-no-code = Er is geen vrije code voor een tafel gevonden.
    .remedy = Probeer het nog eens.
table-no-pause = Er wacht geen ronde.
    .remedy = Speel verder.
table-no-spectators = Bij deze tafel kan niemand meekijken.
    .remedy = Vraag om een stoel, of maak zelf een tafel.
table-not-host = Dat kan alleen de gastheer.
    .remedy = Vraag het aan wie de tafel maakte.
table-not-over = Het spel is nog niet uit.
    .remedy = Wacht tot het zover is.
table-not-started = Het spel is nog niet begonnen.
    .remedy = Het begint als elke stoel bezet is.
table-open-ended = Dit spel kan nu niet gestopt worden.
    .remedy = Dat kan alleen bij een spel zonder vast einde, tussen twee rondes.
table-over = Het spel is uit.
    .remedy = Zie het terug, of speel nog een keer.
table-started = Het spel is begonnen.
    .remedy = Kijk mee, of neem de stoel van een bot.
table-too-long = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan.
    .remedy = Speel verder aan een nieuwe tafel.
table-page-changed = De regels van dit spel zijn veranderd sinds deze tafel werd gemaakt; de kaarten kunnen niet opnieuw worden gedeeld.
    .remedy = Maak een andere tafel.
table-starts-anew = De regels van { $game } zijn veranderd: het spel begint opnieuw, en iedereen houdt zijn plaats.
    .remedy = Kom zo meteen terug.
table-unknown = Er is geen tafel met de code { $table }.
    .remedy = Kijk de link na, of maak een tafel.
table-unreadable = Deze tafel kan niet worden geopend.
    .remedy = Maak een andere; de beheerder vindt de reden in het logboek.
time-no-clock = Er loopt nu geen klok.
    .remedy = Extra tijd kan als er een klok loopt.
time-own = Niemand kan zichzelf tijd geven.
    .remedy = Vraag het een van de anderen.
token-invalid = Dat is geen token van deze server.
    .remedy = Haal er een met `POST /api/v1/keys`.
undo-nothing = Je hebt in deze ronde niets om terug te nemen.
    .remedy = Speel verder.
undo-off = Aan deze tafel wordt niets teruggenomen.
    .remedy = Speel verder.
undo-pending = Iemand vraagt al om iets terug te nemen.
    .remedy = Antwoord daar eerst op.
undo-unasked = Niemand vraagt je om iets terug te nemen.
    .remedy = Speel verder.
zole-invalid = Het verzoek is niet te lezen: { $reason }.
    .remedy = Stuur JSON zoals { "{" }"code": "KXR", "name": "Anna"{ "}" }.
zole-no-json = het is geen JSON
zole-not-registered = Je verzoek noemt geen stoel.
    .remedy = Neem er een met POST /zole/register, en bewaar de cookies.
action-out-of-turn = Je bent niet aan de beurt.
    .remedy = Wacht tot het zover is.
store-full = De server heeft geen ruimte meer.
    .remedy = Probeer het later weer.
store-unavailable = De server kan even niets opslaan.
    .remedy = Probeer het zo weer.

words-unwanted = Daar staat een woord in dat hier aan openbare tafels niet gewenst is.
    .remedy = Zeg het met andere woorden, of speel aan een tafel die niet openbaar is.
