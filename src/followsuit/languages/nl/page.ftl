### What the web page says itself.

## Around the table.

page-leave-table = Van tafel gaan
page-scores = Score
page-menu = Menu
page-rules = Spelregels
page-to-your-hand = Naar je hand
page-close = Sluiten
page-round = ronde { $n }
page-round-of = ronde { $n } van { $of }
page-trick-of = slag { $n } van { $of }
page-cards-each =
    { $n ->
        [one] { $n } kaart elk
       *[other] { $n } kaarten elk
    }

## What lies on the table, and the seats.

page-this-round = Deze ronde
page-trump = troef
page-turned-card = gedraaide kaart
page-stash = weggelegd
page-taken-of = { $taken } van { $of }
page-meter-says = { $points } kaartpunten, het doel is { $goal }
page-you = jij
page-you-aim = jij, { $aim }
page-bot = bot
page-dealer = gever
page-deals-now = geeft
page-away = weg
page-away-bot = weg, een bot speelt
page-open-seat = vrije stoel
page-on-turn = aan de beurt
page-bid-is = bod { $n }
page-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
page-tricks =
    { $n ->
        [0] geen slag
        [one] { $n } slag
       *[other] { $n } slagen
    }
page-tokens =
    { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }
page-points =
    { $n ->
        [one] { NUM($n) } punt
       *[other] { NUM($n) } punten
    }

## The trick and the hand.

page-led = uitgekomen
page-winning = wint nu
page-takes = haalt de slag
page-trick-is = Deze slag
page-played-by = { $name }: { $what }
page-sum-is = telt voor { $total }
page-your-hand = Je hand
page-can-be-played = { $what }, kan gespeeld worden
page-must-wait = { $what }, nu niet: { $why }
page-is-trump = { $what }, troef
page-copies = { $what }, { $n } stuks
page-raised = { $what }, opgetild: nog een keer speelt haar
page-tap-again = { $card }: tik nog eens om haar te spelen.
page-is-ahead = { $what }, vooruit gekozen: nog eens neemt hem terug
page-ahead-off = { $what } is niet meer gekozen.
page-ahead-back = { $card } is teruggelegd. { $why }
page-not-your-turn = { $name } is aan de beurt. Jij komt nog.

## Choosing: contracts, bids, the stash, tokens.

page-choose-first = Kies eerst
page-barred = mag niet
page-pays = { SIGNED($low) }
page-pays-range = { SIGNED($low) } tot { SIGNED($high) }
page-else-costs = anders { SIGNED($low) }
page-else-costs-range = anders { SIGNED($low) } tot { SIGNED($high) }
page-stash-them = Leg { SIGNS($cards) } weg
page-stash-more =
    { $n ->
        [one] Kies nog { $n } kaart
       *[other] Kies nog { $n } kaarten
    }
page-in-the-stash = weggelegd
page-take-back = { $what }, weggelegd: terugnemen
page-to-stash = { $what }, wegleggen
page-tug-tricks = Slagen
page-tug-points = Kaartpunten
page-of = van { $n }
page-nothing-yet = nog niets
page-face-down-to = gedekt, aan { $name }
page-can-be-chosen = { $what }, te kiezen
page-is-chosen = { $what }, gekozen: nog eens legt terug
page-enough-chosen =
    { $n ->
        [one] Eén kaart is genoeg: leg die eerst terug.
       *[other] { $n } kaarten zijn genoeg: leg er eerst een terug.
    }
page-so-many-chosen = { $n } van { $of } gekozen
page-gave-got = gegeven { SIGNS($gave, " ") }, gekregen { SIGNS($got, " ") }
page-passing = Doorgeven
page-passing-turns = wisselt elke ronde
page-passed-way =
    { $way ->
        [left] naar links
        [right] naar rechts
        [across] naar de overkant
        [keep] niet doorgeven
       *[on] verderop
    }
page-passed-now = deze ronde
page-passed-now-to = deze ronde: jij aan { $name }
page-passed-next = daarna
page-points-still-out = Punten nog in het spel
page-cards-of-suit = { $n } { SUIT($suit) }
page-all-points-taken = alles genomen
page-put-away = weggelegd
page-not-winning = Wint nog niet.
page-beats = Slaat de { $total } van { $name }.
page-gives-up =
    { $points ->
        [one] kost { $points } punt
       *[other] kost { $points } punten
    }
page-lay-tokens =
    { $n ->
        [one] Leg { $n } fiche
       *[other] Leg { $n } fiches
    }
page-does-not-fit = past niet

## The buttons, the score sheet, the end of a round and of a game.

page-last-trick = Laatste slag
page-last-trick-of = laatste slag · { $name }
page-no-last-trick = Er is nog geen slag rond.
page-hint = Tip
page-undo = Terug
page-chat = Praten
page-score-sheet = Scoreblad
page-sheet-key = bod ◆ gehaald = gelukt
page-sheet-cards = kaarten
page-sheet-round = ronde
page-total = totaal
page-void-round = telt niet
page-cell-says =
    { $made ->
        [yes] bod { $bid }, { $took } gehaald, gelukt
       *[no] bod { $bid }, { $took } gehaald, gemist
    }
page-no-rounds = Het blad vult zich als de eerste ronde klaar is.
page-round-over = Ronde { $n } is klaar
page-look-back = Terugkijken
page-trick-before = De slag ervoor
page-trick-after = De slag erna
page-hint-not-now = Een hint is er voor je eigen beurt.
page-nothing-to-undo = Er is nu niets om terug te nemen.
page-next-round = Volgende ronde
page-next-in =
    { $seconds ->
        [one] Gaat verder over { $seconds } seconde
       *[other] Gaat verder over { $seconds } seconden
    }
page-game-over = Het spel is uit
page-game-unfinished = Het spel is niet uitgespeeld
page-rematch = Nog een keer
page-see-replay = Spel terugzien
page-review = Nabespreking
page-home = Naar de voorpagina
page-place = { $n }e

## Hints and chat.

page-hint-coming = Er komt een tip aan.
page-hint-says = Voorstel: { $action }.
page-do-it = Doe dat
page-chat-empty = Er is nog niets gezegd.
page-chat-write = Schrijf aan de tafel
page-chat-send = Stuur
page-chat-between-rounds = Eigen woorden kunnen tussen de rondes.
page-mute = { $name } stil zetten
page-preset-hello = Hallo
page-preset-well-played = Goed gespeeld
page-preset-close-one = Dat scheelde weinig
page-preset-oops = Oei
page-preset-thinking = Even denken…
page-preset-back-soon = Zo terug
page-preset-another = Nog eentje?
page-preset-thanks = Bedankt

## Joining, games and tables.

page-got-a-code = heb je een code?
page-code-example = drie woorden
page-join = Meedoen
page-scan = QR-code scannen
page-sit-down = Ga zitten
page-sit-back-down = Ga weer zitten
page-replay = Terugzien
page-play-now = Speel nu
page-friends = Vrienden
page-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
page-players-range = { $least }–{ $most } spelers
page-minutes = { $n } min
page-seats-open =
    { $n ->
        [0] vol
        [one] { $n } stoel vrij
       *[other] { $n } stoelen vrij
    }
page-status-playing = wordt gespeeld
page-status-over = afgelopen
page-play-against-bots = Speel { $game } tegen bots
page-seconds-left =
    { $n ->
        [one] nog { $n } seconde
       *[other] nog { $n } seconden
    }

## The connection, and the page itself.

page-connection-lost = Verbinding kwijt. We proberen het opnieuw.
page-connection-back = Terug. Er is niets verloren gegaan.
page-guest = Gast
page-try-again = Opnieuw proberen
page-load-anew = Laden
page-newer-page = Er is een nieuwere versie van deze pagina.
page-finding-table = De tafel wordt gezocht …

## The front page.

page-pull-up = Schuif aan.
page-cards-are-dealt = De kaarten zijn gedeeld.
page-no-account =
    { $games ->
        [0] Geen account; bots vullen de lege stoelen.
        [one] Eén slagenspel. Geen account; bots vullen de lege stoelen.
       *[other] { CAPITAL(WORDS($games)) } slagenspellen. Geen account; bots vullen de lege stoelen.
    }
page-against-bots = tegen bots, meteen
page-game-with = { $game } met { LIST($names) }
page-game-against-bots = { $game } tegen bots
page-your-turn-there = Jij bent aan de beurt
page-is-your-turn = jij bent aan de beurt
page-your-tables = Jouw tafels
page-open-tables = Open tafels
page-no-tables-of-yours = Hier komen de tafels waar je gezeten hebt.
page-no-open-tables = Aan geen openbare tafel is nu een stoel vrij. Maak er een.
page-make-a-table = Tafel maken
page-join-with-code = Meedoen met een code
page-join-says = Een code van een vriend, of de hele link. Een QR-code opent met de camera van je telefoon vanzelf de tafel.
page-more-ways = Andere manieren om te spelen
page-just-now = zojuist
page-find-a-game = Zoek een spel
page-find-example = Zoek een spel: klaver, 3 spelers, kort
page-find-short = kort, snel
page-clear-search = Zoekveld leegmaken
page-no-such-game = Zo’n spel is er niet. Schrijf het: „Adding a game” in de documentatie vertelt hoe.
page-found =
    { $n ->
        [one] { $n } spel
       *[other] { $n } spellen
    }
page-yours = Van jou
page-yours-says = favorieten, dan laatst gespeeld
page-favourite = Favoriet: { $game }
page-families = Spelfamilies
page-all-games = Alle { $n }
page-under-minutes = onder { $n } min

## Making a table.

page-game = Spel
page-seats = Stoelen
page-how-many = Hoeveel er spelen
page-your-name = Jouw naam
page-seat-number = Stoel { $n }
page-a-person = iemand, via de link
page-bot-called = bot: { $name }
page-about-bots = Hoe goed de bots spelen
page-other-bots = Andere
page-house-rules = Huisregels
page-no-limit = geen grens
page-is-off = zonder { $name }
page-is-set = { $name }: { $value }
page-how-it-is-run = Hoe het aan tafel gaat
page-who-may-come = Wie mag komen
page-unlisted = Wie de link heeft
page-unlisted-says = De tafel staat niet in de lijst met open tafels.
page-public = Iedereen
page-public-says = De tafel staat in de lijst met open tafels tot hij vol is.
page-private = Alleen wie er zit
page-private-says = Stoelen gaan via de link; niemand kan meekijken.
page-spectators = Meekijken mag
page-spectators-says = Wie meekijkt ziet geen enkele hand.
page-hints = Tips
page-no-hints = zonder tips
page-hints-says = Iedereen mag vragen wat een sterke speler zou doen.
page-taking-back = Terugnemen
page-taking-back-says = Als iedereen het goedvindt; onder bots meteen.
page-chances = Wie kan hem hebben
page-chances-says = Iedereen mag vragen hoe groot de kans is dat een kaart ergens ligt, gezien vanaf de eigen stoel.
page-short-rounds = Korte rondes
page-short-rounds-says = Iedereen mag een ronde beëindigen zodra wat er over is geen score meer verandert.
page-timer = Een klok
page-timer-says = Is de tijd voor een beslissing om, dan neemt een bot haar.
page-seconds-each = Per beslissing
page-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
page-make-and-invite = Tafel maken
page-make-and-play = Kaarten delen

## Waiting for the others.

page-join-them = Ga zitten
page-all-here = Iedereen is er
page-waiting-for =
    { $n ->
        [one] Nog één nodig
       *[other] Nog { $n } nodig
    }
page-host = gastheer
page-not-connected = niet verbonden
page-give-to-bot = Bot
page-open-up = De stoel van { $name } weer vrijgeven
page-open-up-short = Vrijgeven
page-remove = { $name } van tafel sturen
page-remove-short = Wegsturen
page-remove-sure = { $name } echt wegsturen?
page-which-bot = Bots die meespelen
page-starts-soon = De kaarten worden zo gedeeld.
page-host-starts = Het spel begint als elke stoel bezet is.
page-link = link
page-copy-link = Kopiëren
page-copied = Gekopieerd
page-share = Delen
page-qr-of = QR-code van { $link }
page-fair-says = Niemand kan de kaarten kiezen: ieders browser doet mee aan de trekking, en alles ligt vast voordat er iets wordt getoond.
page-get-up = Je stoel opgeven
page-get-up-says = Voorgoed; een bot neemt hem over.
page-get-up-sure = Je stoel echt opgeven?

## Settings and keys.

page-settings = Instellingen
page-language = Taal
page-theme = Licht of donker
page-theme-system = zoals het systeem
page-theme-light = licht
page-theme-dark = donker
page-to-light = Naar licht
page-to-dark = Naar donker
page-four-colours = Vier kleuren
page-four-colours-says = Ruiten blauw, klaveren groen.
page-pace = Tempo
page-pace-calm = rustig
page-pace-usual = gewoon
page-pace-brisk = vlot
page-bots-pace = Tempo van de bots
page-suit-letters = Letters bij kleuren
page-suit-letters-says = Op elke kaart staat de letter van haar kleur.
page-left-handed = Voor de linkerhand
page-left-handed-says = Wat je indrukt ligt links.
page-less-motion = Minder beweging
page-less-motion-says = Kaarten verschijnen op hun plaats.
page-sound = Geluid
page-sound-says = Twee tikken als je aan de beurt bent.
page-vibration = Trillen
page-vibration-says = Als je aan de beurt bent en het geluid uit staat.
page-confirm = Twee keer vragen
page-confirm-says = De eerste tik tilt een kaart op, de tweede speelt haar.
page-ahead = Vooruit kiezen
page-ahead-says = Een kaart die je vóór je beurt aantikt, wordt gespeeld zodra je aan de beurt bent en hij mag.
page-autoplay = Verplichte kaart spelen
page-autoplay-says = Mag er maar één kaart, dan gaat die vanzelf, na zo veel tijd als je meestal neemt.
page-keys = Toetsen
page-keys-says = Losse toetsen doen iets aan tafel; ? toont ze alle.
page-all-keys = Alle toetsen
page-key-cards = de vorige of volgende kaart
page-key-all-cards = ook kaarten die moeten wachten
page-key-ends = de eerste of laatste kaart
page-key-enter = de kaart spelen; doen wat gekozen is
page-key-bid = een bod kiezen; Enter doet het
page-key-contract = kiezen wat je speelt, bij Zole
page-key-element = troef noemen, bij Elemental
page-key-call = passen, opnemen of een kleur noemen
page-key-pick = een kaart kiezen om door te geven; Enter geeft ze
page-key-tokens = fiches
page-key-last-trick = laatste slag
page-key-hint = tip
page-key-undo = terugnemen
page-key-scores = score
page-key-chat = praten
page-key-who = wie kan hem hebben
page-key-values = waarde en volgorde van de kaarten
page-key-claim = de rest claimen
page-key-claim-answer = een claim aanvaarden of er bezwaar tegen maken
page-key-again = nog eens zeggen
page-key-keys = alle toetsen
page-key-close = sluiten

## While a game goes on.

page-sat-down = { $name } gaat zitten.
page-left-table = { $name } is weggegaan.
page-is-away = { $name } is weg; zolang speelt een bot.
page-is-back = { $name } is terug.
page-takes-over-in =
    { $seconds ->
        [0] { $name } is weg. Een bot neemt het over.
        [one] { $name } is weg. Over { $seconds } seconde neemt een bot het over.
       *[other] { $name } is weg. Over { $seconds } seconden neemt een bot het over.
    }
page-say-again = Nog eens zeggen
page-say-again-says = Wat het laatst is voorgelezen, nog een keer.
page-decided = Wat er over is, verandert geen score meer.
page-decided-next = Ronde beëindigen
page-claim = De rest is voor mij
page-claim-short = Claim de slagen die nog over zijn.
page-claim-says =
    { $n ->
        [one] Je claimt de laatste slag.
       *[other] Je claimt alle { $n } slagen die nog over zijn. Tik je kaarten aan in de volgorde waarin je ze speelt.
    }
page-claim-card = { $what }, te spelen als nummer { $n }
page-claim-open = Klopt het bij elke verdeling die je voor mogelijk moet houden, dan is de ronde meteen afgelopen. Zo niet, dan zien de anderen je kaarten en mogen ze bezwaar maken; dan speel je door met je kaarten open.
page-claim-do = Claimen
page-claim-not-now = De rest claim je als jij een kaart moet spelen, één keer per ronde.
page-claim-proved-own = De rest is voor jou, bij elke mogelijke verdeling.
page-claim-proved-other = { $name } claimt de rest en haalt die bij elke mogelijke verdeling.
page-claim-asked-own = Je claimt de rest. De anderen bekijken je kaarten.
page-claim-asked-other =
    { $n ->
        [one] { $name } claimt de rest: één slag.
       *[other] { $name } claimt de rest: { $n } slagen.
    }
page-claim-answer-by = Akkoord met y, bezwaar met o.
page-claim-accepted-own = Niemand maakt bezwaar: de rest is voor jou.
page-claim-accepted-other = Niemand maakt bezwaar: de rest is voor { $name }.
page-claim-contested-own = { $who } maakt bezwaar. Speel door.
page-claim-contested-other = { $who } maakt bezwaar. Speel door; de kaarten van { $name } blijven open.
page-claim-contested-you = Je maakt bezwaar. Speel door; de kaarten van { $name } blijven open.
page-claim-taken-back-own = Je trekt je claim in. Speel door; je kaarten blijven open.
page-claim-taken-back-other = { $name } trekt de claim in. Speel door; die kaarten blijven open.
page-claim-mine = ‘De rest is voor mij’
page-claim-lies-open = Je kaarten liggen open, in de volgorde waarin je ze speelt.
page-claim-can-you = { $name } speelt deze kaarten in deze volgorde en wil elke slag halen. Maak bezwaar als jij er een kunt nemen.
page-claim-will = { $name } speelt deze kaarten in deze volgorde en wil elke slag halen.
page-claim-in-order = in deze volgorde
page-claim-looks =
    { $own ->
        [yes] kijkt nog …
       *[no] kijkt nog …
    }
page-claim-accepts =
    { $own ->
        [yes] akkoord
       *[no] akkoord
    }
page-claim-contests =
    { $own ->
        [yes] bezwaar
       *[no] bezwaar
    }
page-claim-silence =
    { $seconds ->
        [one] Wie over één seconde niets gezegd heeft, is akkoord.
       *[other] Wie over { $seconds } seconden niets gezegd heeft, is akkoord.
    }
page-claim-take-back = Intrekken
page-claim-accept = Akkoord
page-claim-contest = Bezwaar
page-claim-none = Er is geen claim waarop jij moet antwoorden.
page-claim-panel = De claim
page-claim-all =
    { $n ->
        [one] de laatste slag
       *[other] alle { $n } slagen
    }
page-claim-broken = Speel door: een verdeling breekt hem
page-claim-broken-says = { $who } maakt bezwaar. Liggen de kaarten zo, en dat past bij alles wat jij kunt weten, dan kan { $name } slag { $n } nemen. Het hoeven niet de echte te zijn.
page-claim-meets = Slag { $n }: je { $own } treft { $card } bij { $name }.
page-claim-lies = Slag { $n }: { $card } van { $name } ligt er al.
page-claim-counted = Verdelingen waarbij het klopt: { $holding }. Verdelingen waarbij niet: { $broken }.
page-claim-stays-open = Je kaarten blijven open. Verder verandert er niets.
page-claim-play-on = Doorspelen
page-who-may-hold = Wie kan hem hebben?
page-who-short = Hoe groot de kans is dat een kaart ergens ligt.
page-who-says = Kies een kaart die je niet gezien hebt. Elke verdeling die klopt met wat jouw stoel weet, telt mee.
page-at-least-one = minstens één van de { $copies }
page-worlds-fit = Verdelingen die kloppen: { NUM($worlds) }.
page-worlds-fit-about = Verdelingen die kloppen: ongeveer 10 tot de macht { $power }.
page-lies-table = op tafel
page-lies-stash = weggelegd
page-lies-undealt = niet gedeeld
page-lies-out = uit het spel
page-lesson-offer = Nieuw bij { $game }?
page-learn-it = Leer het in één spel
page-learn-game = Leer { $game } in één spel
page-i-know-it = Ik ken het al
page-lesson-of = { $game }, je eerste spel
page-lesson-says = met uitleg · telt niet mee
page-lesson-steps = Je eerste spel
page-lesson-at = { $n } van { $of }
page-lesson-step = Stap { $n } van { $of }. { $title }.
page-skip-tour = Uitleg overslaan
page-next-tip = Verder
page-previous-tip = Terug
page-last-tip = Duidelijk
page-lesson-play = Nu echt spelen
page-new-card = nieuw
page-card-values = Kaartwaarden
page-card-values-says = De volgorde van de kaarten en wat elke waard is, nu
page-picked-up = Je nam op
page-worth = { $what }, waard { $n }
page-share-table = Deze tafel delen
page-give-time =
    { $seconds ->
        [one] { $name } { $seconds } seconde extra geven
       *[other] { $name } { $seconds } seconden extra geven
    }
page-other-device = Verder op een ander toestel
page-other-device-says = Een link die je stoel daarheen brengt.
page-other-device-once = Open deze link, of scan de code, op het andere toestel. Hij werkt één keer.
page-bot-for-me = Een bot voor me laten spelen
page-bot-for-me-says = Tot je terug bent.
page-bot-plays-for-you = Een bot speelt voor jou.
page-i-am-back = Ik ben terug
page-seat-stays = Je stoel blijft van jou.
page-time-over = Je tijd was om. { $bot } besliste voor je: { $what }.
page-undo-asked = { $name } wil dit terugnemen: { $what }.
page-undo-waits = Je vroeg om terug te nemen. Het wachten is op { LIST($names) }.
page-undo-refused = De anderen zijn het er niet mee eens. Het blijft zoals het was.
page-agree = Goed
page-refuse = Liever niet
page-you-watch = Je kijkt mee.
page-instead-of = In plaats van { $name } spelen
page-with-next-deal = Een bot speelt deze ronde uit. Als er opnieuw gedeeld wordt, is de stoel van jou; tot dan kijk je mee.
page-you-arrive = Je neemt de stoel van { $whose } als er opnieuw gedeeld wordt.
page-call-off = Toch niet
page-arrives = { $name } neemt de stoel van { $whose } als er opnieuw gedeeld wordt.
page-arrival-off = Je blijft meekijken.
page-decline = { $name } niet laten plaatsnemen
page-decline-sure = { $name } echt afwijzen?
page-seat-gone = Deze stoel is hier niet meer van jou. Neem een andere, of kijk mee.
page-goes-on-elsewhere = De anderen spelen nog een keer.
page-unmute = { $name } weer horen
page-stop-here = Het spel hier beëindigen
page-action-bid = het bod van { $n }
page-action-cards = { CARDS($cards) }
page-action-other = de laatste keuze

## The replay, and how the cards were drawn.

page-replay-of = { $game }, terugzien
page-seen-by = Gezien door
page-everyone = Iedereen
page-first = Naar het begin
page-back-one = Eén kaart terug
page-on-one = Eén kaart verder
page-last-one = Naar het eind
page-play-on = Afspelen
page-pause = Stilzetten
page-trick-number = Ronde { $round }, slag { $trick }
page-round-number = Ronde { $round }
page-step-of = { $n } van { $of }
page-record = Verslag
page-fair-deal = Eerlijk gedeeld
page-fair-deal-says =
    { $abandoned ->
        [0] Hoe de kaarten zijn getrokken.
        [one] Eén trekking is afgebroken.
       *[other] { $abandoned } trekkingen zijn afgebroken.
    }
page-took-part = Deden mee aan de trekking: { LIST($names) }.
page-took-no-part = Deden niet mee: { LIST($names) }.
page-nobody-took-part = Alleen de server deed mee aan de trekking: hij kon de kaarten kiezen.
page-waiting-for-browser = Wachten op de browser van { LIST($names) }.
page-abandoned-draw = Trekking { $draw } is afgebroken: { $why }.
page-why-abandoned-time = van { LIST($names) } kwam niets op tijd
page-why-abandoned-left =
    { COUNT($names) ->
        [0] iemand ging weg
       *[other] { LIST($names) } ging weg
    }
page-why-abandoned-removed =
    { COUNT($names) ->
        [0] iemand is weggestuurd
       *[other] { LIST($names) } is weggestuurd
    }
page-why-abandoned-moved = { LIST($names) } ging naar een ander apparaat
page-why-abandoned-changed = de stoel van een bot is veranderd
page-seal-of-draw = Zegel van de trekking
page-seal-says = Voor iedereen aan deze tafel is het hetzelfde: vergelijk het om zeker te zijn.
page-not-sealed = De trekking wordt verzegeld als elke stoel bezet is.
page-fair-alarm = Wat de server van deze trekking toont, past niet bij wat hij eerder toonde.
page-fair-alarm-remedy = Deze browser houdt zijn deel voor zich. Vertrouw deze kaarten niet.
page-verify = Het delen nagaan
page-verdict-proved = Nagegaan: het zaad is getrokken zoals afgesproken. Deze browser deed mee, dus niemand kon de kaarten kiezen.
page-verdict-holds = Het verslag klopt. Deze browser deed niet mee aan de trekking en kan dus niet voor meer instaan.
page-verdict-late = Het verslag klopt, maar het deel van deze browser kwam te laat en is niet gebruikt. Hij kan niet voor de kaarten instaan.
page-verdict-untold = Er wordt niet verteld hoe deze kaarten zijn getrokken.
page-verdict-broken = Het verslag klopt niet: het zaad volgt niet uit de trekking die het vertelt. Vertrouw deze kaarten niet.
page-verdict-another = Dit is niet de trekking waarmee deze browser instemde. Vertrouw deze kaarten niet.
page-verdict-left-out = De server had het deel van deze browser, en zegt nu van niet. Vertrouw deze kaarten niet.
page-why-no-verify = Dit spel gaat verder vanuit een ander, met de kaarten daarvan; daar is het delen na te gaan.
page-game-before = Het spel ervoor
page-verify-more = De pagina deelt niet elke kaart opnieuw. Het programma wel, uit het verslag:
page-moves = Slagen
page-from-seat-of = Zoals { $name } het op dit moment kon weten.
page-play-on-here = Vanaf hier verder spelen
page-replay-link = Een link naar dit moment
page-to-the-table = Naar de tafel

## Het spel van de dag.

page-daily = Spel van de dag
page-daily-says = Dezelfde kaarten voor iedereen, dezelfde bots.
page-daily-today = De spellen van vandaag
page-daily-streak =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen op rij
    }
page-daily-against =
    { $deals ->
        [one] Eén ronde
       *[other] { $deals } rondes
    } tegen bots van het niveau „{ $bot }”.
page-daily-made = Je haalde { SIGNED($points) }
page-daily-too-late = Je spel was niet af toen de dag voorbij was: het telt niet mee.
page-daily-play = Speel het spel van vandaag
page-daily-go-on = Verder spelen
page-daily-again = Nog eens spelen
page-daily-again-says = Een dag telt één keer; nog eens spelen is voor jou alleen.
page-daily-how-others = Zie hoe anderen het deden
page-daily-results =
    { $n ->
        [0] Nog geen uitslag
        [one] { $n } uitslag met dezelfde kaarten
       *[other] { $n } uitslagen met dezelfde kaarten
    }
page-daily-dot =
    { $n ->
        [one] één stip, één tafel
       *[other] één stip, { $n } tafels
    }
page-daily-ahead = Je staat gelijk met of voor op { PERCENT($share) }.
page-daily-hidden = Hoe anderen het deden zie je als je gespeeld hebt, of als de dag voorbij is.
page-daily-strongest = De sterkste lijn
page-daily-strongest-one = sterkste
page-daily-parts-blue = waar die van de jouwe afwijkt, is het blauw
page-daily-strongest-plays = De sterkste speler is nog met deze kaarten bezig.
page-daily-start = begin
page-daily-result = uitslag
page-daily-same = Je speelde elke kaart zoals de sterkste speler.
page-daily-parting =
    { $trick ->
        [0] Eerste verschil: voor de eerste slag.
       *[other] Eerste verschil: slag { $trick }.
    }
page-daily-parting-says = Jij koos { $own }, de sterkste speler { $strongest }.
page-daily-week = Je week
page-daily-points-a-day = punten per dag
page-daily-not-played = niet gespeeld
page-daily-yesterday = Gisteren
page-daily-tomorrow = Morgen
page-daily-in = over { $hours } u { $minutes } min
page-daily-midnight = Het volgende spel komt om middernacht, naar de klok van UTC.
page-daily-fair =
    Deze kaarten volgen uit een geheim dat op { $when } beloofd is, en uit getallen die { $n ->
        [0] niemand
        [one] { $n } speler
       *[other] { $n } spelers
    } de dag ervoor gaf. Het geheim wordt verteld als de dag voorbij is.
page-daily-late-promise = De belofte is pas gedaan toen de dag al begonnen was, want daarvoor was de server er niet.
page-daily-checked = Nagegaan: het geheim is het beloofde.
page-daily-checked-cards = Je kaarten volgen eruit.
page-daily-checked-own = Het getal van deze browser is erbij.
page-daily-broken = Het geheim past niet bij de belofte, of niet bij de kaarten. Vertrouw dit spel niet.
page-daily-promise = Belofte
page-daily-secret = Geheim
page-daily-elsewhere = De kaarten zijn die van het spel van de dag; hoe ze tot stand kwamen, staat daar.
page-daily-strongest-made = De sterkste speler haalde { SIGNED($points) }

## What can go wrong on the page itself.

page-nowhere = Op dit adres is niets.
    .remedy = Begin op de voorpagina.
page-not-loaded = Dit deel van de pagina kon niet geladen worden.
    .remedy = Laad de pagina opnieuw; misschien is er een nieuwere.
page-full = Deze tafel is vol.
    .remedy = Kijk mee, of maak er zelf een.
net-unreachable = De server is niet bereikbaar.
    .remedy = Kijk naar je verbinding en probeer het opnieuw.
net-garbled = De server gaf een antwoord dat deze pagina niet begrijpt.
    .remedy = Laad de pagina opnieuw.

## Wat mensen behalve het spel moeten weten.

notice-operator = { $text }
notice-page-changed = De regels van { $game } zijn veranderd: het spel begint opnieuw, en iedereen houdt zijn plaats.
notice-page-mistake = Het spel gaat door met de oude regels, want in de nieuwe zit een fout. { $place }: { $error }

## Een naam melden, of iets dat is gezegd.

page-report = Iemand melden
page-report-what = Waar gaat het over?
page-report-name = de naam
page-report-why = Wat is er mis mee?
page-report-insult = Belediging of haat
page-report-threat = Bedreiging
page-report-spam = Reclame of onzin
page-report-cheating = Vals spel
page-report-other = Iets anders
page-report-more = Meer, als je wilt
page-report-send = Melden
page-reported = Gemeld. Wie deze server draait leest het.
