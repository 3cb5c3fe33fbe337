### Wat veel spellen zeggen: simulaties, toernooien en rapporten over een spel. Bots en opties heten zoals je ze typt.

## Onder het wachten.

kernel-compiling =
    { $part ->
        [simulator] De simulator wordt gecompileerd; dat gebeurt één keer en duurt ongeveer een halve minuut.
        [solver] De oplosser wordt gecompileerd; dat gebeurt één keer en duurt ongeveer een halve minuut.
        [learning] Wat een spel leert wordt gecompileerd; dat gebeurt één keer en duurt ongeveer een minuut.
       *[players] De bots worden gecompileerd; dat gebeurt één keer en duurt ongeveer een halve minuut.
    }
kernel-meanwhile = De spelers worden op de achtergrond gecompileerd, één keer en ongeveer een halve minuut lang; tot dan spelen eenvoudige voor ze.
kernel-ready = De spelers zijn klaar en spelen vanaf nu zelf.
lab-step-seats = { $seats } spelers
lab-step-option = { $option } { $value }
lab-speed = { NUM($speed) } per seconde

## Getallen.

lab-percent =
    { $than ->
        [under] minder dan { NUM($percent, $digits) }{ "\u00A0" }%
        [over] meer dan { NUM($percent, $digits) }{ "\u00A0" }%
       *[exactly] { NUM($percent, $digits) }{ "\u00A0" }%
    }
lab-within =
    { $reach ->
        [none] { NUM($percent, 1) }{ "\u00A0" }%
       *[other] { NUM($percent, 1) } ± { NUM($reach, 1) }{ "\u00A0" }%
    }
lab-number = { NUM($number, $digits) }
lab-gain = { SIGNED($number, $digits) }
lab-cell-percent = { NUM($number, $digits) }%
lab-unknown = ?
lab-give-or-take =
    { $reach ->
        [none] { $mean }
       *[other] { $mean } ± { $reach }
    }
lab-at-seats = { $value } ({ $seats } spelers)
lab-at = { $value } ({ $seats })

## Het oordeel in één zin.

lab-verdict = { $game } { LIST($parts) }.
lab-verdict-minutes = duurt met { $seats } spelers ongeveer { $minutes } min
lab-verdict-ends =
    { $open ->
        [yes] eindigt als de tafel dat wil
       *[no] { $over ->
            [none] eindigt altijd
           *[other] eindigt in { $over } van de gevallen
        }
    }
lab-verdict-fair = bevoordeelt geen stoel
lab-verdict-unfair =
    bevoordeelt { $place ->
        [dealer] de eerste gever
        [1] de stoel na de eerste gever
       *[other] stoel { $place } na de eerste gever
    } ({ $wins } van de winst)
lab-verdict-skill = is voor { $share } vaardigheid ({ $better } tussen { $weaker })

## Wat er is gespeeld.

lab-opening = { LIST($sentences, " ") }
lab-played =
    { $game } is { NUM($games) } keer { $kinds ->
        [one] gespeeld
       *[other] per aantal gespeeld
    } met { $seats } spelers, overal door de bot “{ $player }”{ $player ->
        [random] .
       *[other] , en even vaak door random daarnaast.
    }
lab-played-with = Met { $seats } spelers was de optie { $options }.
lab-nothing-measured = Er is niets gemeten.
lab-stopped-steps =
    Gestopt na { $done } van de { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }; die staan er allemaal in.

## Hoe lang een spel duurt.

lab-rounds-are-fixed = Het aantal rondes ligt vast: { LIST($rounds, "") }.
lab-decisions = Zo vaak moet elke speler in een spel iets beslissen: { LIST($decisions, "") }.
lab-still-not-over = Van { NUM($games) } spellen die { NUM($rounds) } rondes kregen, waren er zoveel nog niet uit: { LIST($unfinished, "") }.
lab-table-decides =
    De tafel bepaalt wanneer het spel eindigt; het is afgebroken na { WORDS($cap) } { $cap ->
        [one] ronde
       *[other] rondes
    }.
lab-cut-off =
    Een spel heeft hooguit zoveel rondes: { LIST($rounds, "") }; het is afgebroken na { WORDS($cap) } { $cap ->
        [one] ronde
       *[other] rondes
    }.
lab-few-end =
    Met { $seats } spelers komt minder dan de helft van de spellen tot een einde: { $left ->
        [none] ze kwamen allemaal tot een einde
       *[other] { $left } was na { $cap } rondes nog niet uit
    }.
lab-half-end =
    Met { $seats } spelers is de helft van de spellen uit na { WORDS($half) } { $half ->
        [one] ronde
       *[other] rondes
    }, maar { $left ->
        [none] ze kwamen allemaal tot een einde
       *[other] { $left } was na { $cap } rondes nog niet uit
    }.
lab-most-end =
    Met { $seats } spelers is de helft van de spellen uit na { WORDS($half) } { $half ->
        [one] ronde
       *[other] rondes
    } en negen van de tien na { WORDS($most) } { $most ->
        [one] ronde
       *[other] rondes
    }; { $left ->
        [none] ze kwamen allemaal tot een einde
       *[other] { $left } was na { $cap } rondes nog niet uit
    }.
lab-drift = Een ronde verschuift een score gemiddeld met zoveel punten: { LIST($points, "") }.
lab-drift-means = Iedereen begint boven nul. Dalen de scores snel, dan schieten ze door nul heen; stijgen ze, dan lopen ze ervan weg; in beide gevallen wordt een spel dat niet vroeg gewonnen wordt misschien nooit gewonnen.

## Met hoeveel spelers.

lab-how-many = Met hoeveel speel je het best? Binnen { $cap } rondes: { LIST($ways, ";") }.
lab-ends-reliably = met { LIST($seats) } spelers komt het vrijwel zeker tot een einde
lab-ends-often = met { LIST($seats) } spelers komt het vaker wel dan niet tot een einde
lab-seldom-ends = met { LIST($seats) } spelers komt het zelden tot een einde
lab-so-many-end = Zoveel spellen komen tot een einde: { LIST($ended, "") }.
lab-among-random = Met random: { LIST($ended, "") }.
lab-ends-most-often = Met { $seats } spelers komt het het vaakst tot een einde: { $share } van de spellen.
lab-end-most-often = Met { LIST($seats) } spelers komt het het vaakst tot een einde; welk van die aantallen voorligt kan toeval zijn.

## Of het uitmaakt waar je zit.

lab-place-wins =
    Met { $seats } spelers wint { $place ->
        [dealer] de eerste gever
        [1] de plaats na de eerste gever
       *[other] plaats { $place } na de eerste gever
    } { $ended ->
        [none] { $wins } van de spellen
       *[other] { $wins } van de spellen die tot een einde komen ({ $ended } van alle)
    }, waar { $even } gelijk zou zijn: dat is meer dan toeval.
lab-places-are-fair = Geteld vanaf de eerste gever wint geen plaats aan tafel vaker of minder vaak dan het toeval toelaat.
lab-places-are-fair-with = Met { $seats } spelers wint geen plaats vaker of minder vaak dan het toeval toelaat.
lab-dealing-is-fair = Binnen een ronde maakt het niet meer uit dan toeval of je de gever bent.
lab-dealing-moves = Een ronde verschuift de score van de gever met zoveel punten ten opzichte van het gemiddelde van de tafel: { LIST($points, "") }.
lab-dealing-is-worth = Geven is zoveel punten per ronde waard ten opzichte van het gemiddelde van de tafel: { LIST($points, "") }.

## Biedingen, contracten en de leiding.

lab-bids =
    Met { $seats } spelers wordt { $made } van alle biedingen gehaald{ $random ->
        [none] .
       *[other] ; random haalt { $random }.
    }{ COUNT($hands) ->
        [0] { "" }
       *[other] { " " }Naar het aantal kaarten in de hand: { LIST($hands) }.
    }
lab-bids-of-hand =
    { $share } met { WORDS($cards) } { $cards ->
        [one] kaart
       *[other] kaarten
    }
lab-contracts = Met { $seats } spelers: { LIST($contracts, ";") }.
lab-contract =
    { $won ->
        [none] { TERM($contract) } wordt in { $share } van de rondes gespeeld
       *[other] { TERM($contract) } wordt in { $share } van de rondes gespeeld en in { $won } daarvan gewonnen
    }
lab-lead-changes =
    Zo vaak gaat in een spel de leiding van de { $partners ->
        [yes] ene partij naar de andere
       *[no] een naar de ander
    }: { LIST($changes, "") }.
lab-margin =
    { $partners ->
        [yes] De partij die wint staat { $points } punten voor op de andere
       *[no] De winnaar staat { $points } punten voor op de tweede
    }, { $swings } keer wat een ronde een score gewoonlijk verschuift; { $shared } van de overwinningen wordt gedeeld.
lab-ahead =
    Met { $seats } spelers wint wie na ronde { $round } voorligt { $wins } { $all_end ->
        [yes] van de spellen die doorgaan
       *[no] van de spellen die doorgaan en tot een einde komen
    }, waar { $even } gelijk zou zijn.

## Kunde en geluk.

lab-better-wins =
    { $partners ->
        [yes] Een partij van { $better } tegen { $weaker } wint
       *[no] Eén { $better } tussen { $weaker } wint
    } zoveel { $all_end ->
        [yes] van de spellen
       *[no] van de spellen die tot een einde komen
    }: { LIST($wins, "") }. Gelijk zou zijn { LIST($even, "") }.
lab-better-ends =
    Zoveel van alle spellen met { $partners ->
        [yes] een partij van { $better } tegen { $weaker }
       *[no] één { $better } tussen { $weaker }
    } komen tot een einde: { LIST($ended, "") }.
lab-close =
    { $partners ->
        [yes] Een partij van { $better } tegen { $weaker } wint
       *[no] Eén { $better } tussen { $weaker } wint
    } { $ended ->
        [none] { $wins }
       *[other] { $wins } van de spellen die tot een einde komen ({ $ended } van alle)
    } met { $seats } spelers.
lab-decides =
    Van wat beslist wie er wint aan een tafel van { $seats } met { $partners ->
        [yes] een partij van { $better } tegen { $weaker }
       *[no] één { $better } tussen { $weaker }
    } is ongeveer { $player } wie er speelt, { $cards } de kaarten en de plaats, en { $play } hoe het spel liep.

## Wat opties veranderen.

lab-how-to-read-options = Elk cijfer zoals gewoonlijk → met de optie. Wat tussen haakjes staat kan toeval zijn.
lab-option-changes-nothing = Met { $option } verandert er niet meer dan toeval.
lab-with-option = { $option } { $value } in plaats van { $usual } ({ $seats } spelers)
lab-change =
    { $significant ->
        [yes] { $usual } → { $then }
       *[no] ({ $usual } → { $then })
    }
lab-figure-rounds = rondes
lab-figure-unfinished = niet uit
lab-figure-actions = beslissingen
lab-figure-lead-changes = wisselingen van de leiding
lab-figure-margin = voorsprong
lab-figure-shared-wins = gedeelde overwinningen
lab-figure-bids-made = gehaalde biedingen
lab-figure-better-player-s-games-that-end = spellen met de betere bot die tot een einde komen
lab-figure-better-player-wins =
    { $of_these ->
        [yes] de betere bot wint, daarvan
       *[no] de betere bot wint
    }

## De pagina van een rapport.

lab-heading = { $game } in cijfers
lab-in-short = In het kort
lab-index = Alle spellen in cijfers
lab-index-title = Een oordeel over elk; de naam leidt naar het rapport
lab-index-played =
    { $games ->
        [one] { $games } spel is
       *[other] { $games } spellen zijn
    } met elk aantal spelers { NUM($each) } keer gespeeld door de speler “{ $player }”, seed { $seed }.
lab-index-figures = Alle, met het gewone aantal spelers
lab-the-numbers = De getallen
lab-question-length = Hoe lang duurt een spel, en komt het tot een einde?
lab-question-seat = Maakt het uit waar je zit?
lab-question-bids = Hoe vaak worden biedingen gehaald?
lab-question-contracts = Welke contracten worden gespeeld?
lab-question-lead = Wisselt de leiding, en wanneer is het beslist?
lab-question-skill = Hoeveel is kunde, hoeveel geluk?
lab-question-options = Wat veranderen de opties?
lab-method = Hoe het is gemeten
lab-method-games = Elke instelling is { NUM($games) } keer door elke soort bot gespeeld, met de seed { $seed }. Wat zonder naam gezegd wordt, gaat over de bot { $player }.
lab-method-intervals = Intervallen zijn betrouwbaarheidsintervallen van 99 %: Students t over spellen, giften of groepen van spellen, en dat van Wilson voor hoe vaak een plaats wint. Die van alle plaatsen bij alle aantallen spelers gelden samen, en ook die van alle veranderingen door opties (Bonferroni); “meer dan toeval” betekent dat zo’n interval niet bevat wat gelijk zou zijn.
lab-method-skill = Voor kunde en geluk zit één betere bot, of een partij daarvan, tussen zwakkere, wordt elke gift één keer gespeeld voor elke plaats die hij kan innemen, en worden de verschillen tussen de plaatsen uit elkaar gehaald: “wie er speelt” is wat de gemiddelden van de twee soorten verklaren, “kaarten en plaats” wat dezelfde plaats van dezelfde gift gemeen heeft wie er ook zit, “hoe het liep” de rest. Alles geldt voor deze bots, niet voor mensen.
lab-method-cut-off = Een spel dat is afgebroken telt als niet uit. Hoe vaak iemand wint is van de spellen die tot een einde komen; in wat beslist wie er wint, wint niemand een spel dat is afgebroken.

## De grafieken van een rapport.

lab-chart-decisions = Beslissingen van één speler in een spel
lab-chart-over = Spellen die uit zijn, gespeeld door { $player }
lab-chart-bids = Biedingen gehaald door { $player }
lab-chart-drift = Hoe ver een ronde een score verschuift, gemiddeld
lab-chart-wins-by-place = { $seats } spelers: gewonnen spellen, per plaats na de eerste gever
lab-chart-points-by-place = { $seats } spelers: punten in een ronde, per plaats na haar gever
lab-chart-contracts = { $seats } spelers: hoe vaak elk contract wordt gespeeld
lab-chart-solo = { $seats } spelers: hoe vaak wie alleen speelt wint
lab-chart-lead-changes = Wisselingen van de leiding in een spel
lab-chart-ahead = Spellen gewonnen door wie onderweg voorligt
lab-chart-margin = Punten tussen de eerste en de tweede
lab-chart-better-wins =
    { $all_end ->
        [yes] { $partners ->
            [yes] Spellen gewonnen door de betere partij
           *[no] Spellen gewonnen door de ene betere bot
        }
       *[no] { $partners ->
            [yes] Spellen gewonnen door de betere partij, van die tot een einde komen
           *[no] Spellen gewonnen door de ene betere bot, van die tot een einde komen
        }
    }
lab-chart-better-ends =
    { $partners ->
        [yes] Spellen met een betere partij die tot een einde komen
       *[no] Spellen met één betere bot die tot een einde komen
    }
lab-chart-decides-wins = Wat beslist wie er wint
lab-chart-decides-scores = Wat over de scores beslist
lab-axis-seats = spelers
lab-axis-decisions = beslissingen
lab-axis-rounds = na zoveel rondes
lab-axis-games = % van de spellen
lab-axis-games-that-end = % van de spellen met een einde
lab-axis-games-won = % gewonnen spellen
lab-axis-games-that-go-on = % van de spellen die doorgaan en eindigen
lab-axis-drift = punten per ronde
lab-axis-place = plaats na de gever
lab-axis-beside-the-mean = punten naast het gemiddelde
lab-axis-hand = kaarten in de hand
lab-axis-bids = % van de biedingen
lab-axis-contract = contract
lab-axis-of-rounds = % van de rondes
lab-axis-of-those-rounds = % van die rondes
lab-axis-changes = wisselingen
lab-axis-ahead = voor na ronde
lab-axis-points = punten
lab-axis-differences = % van de verschillen
lab-key-no-matter = als het niet uitmaakte
lab-key-surely = meer dan toeval
lab-key-perhaps = kan toeval zijn
lab-key-even = gelijk
lab-tick-place =
    { $place ->
        [dealer] gever
       *[other] { $place }e
    }

## De tabellen van een rapport.

lab-seats = { $seats } spelers
lab-row-player = { $seats } spelers, { $player }
lab-row-place =
    { $place ->
        [dealer] { $seats } spelers, gever
       *[other] { $seats } spelers, { $place }
    }
lab-row-meeting =
    { $seats } spelers, { $partners ->
        [yes] een partij van { $better } tegen { $weaker }
       *[no] één { $better } tussen { $weaker }
    }
lab-meeting =
    { $partners ->
        [yes] { $better } tegen { $weaker }
       *[no] { $better } tussen { $weaker }
    }
lab-contract-name = { TERM($contract) }
lab-cell-surely =
    { $surely ->
        [yes] ja
       *[no] nee
    }
lab-cell-leads =
    { COUNT($leads) ->
        [0] –
       *[other] { LIST($leads, ";") }
    }
lab-cell-lead = { $wins } na { $round }
lab-cell-better-wins =
    { $ended ->
        [none] { $wins }
       *[other] { $wins } van { $ended }
    }
lab-column-better-wins =
    { $all_end ->
        [yes] betere bot wint
       *[no] betere bot wint, van spellen met een einde
    }
lab-column-rounds = rondes
lab-column-tenth-over = 10 % uit
lab-column-half-over = helft uit
lab-column-nine-tenths-over = 90 % uit
lab-column-not-over = niet uit
lab-column-decisions = beslissingen per speler
lab-column-drift = punten per ronde
lab-column-place = plaats na de gever
lab-column-won = gewonnen spellen
lab-column-won-of-those-that-end = gewonnen, van spellen met een einde
lab-column-surely = meer dan toeval
lab-column-hand = kaarten in de hand
lab-column-contract = contract
lab-column-of-the-rounds = van de rondes
lab-column-won-alone = gewonnen door wie alleen speelt
lab-column-lead-changes = wisselingen van de leiding
lab-column-margin = eerste voor op tweede
lab-column-swing = een ronde verschuift een score met
lab-column-shared = gedeelde overwinningen
lab-column-leads = wie voorligt wint
lab-column-deals = giften
lab-column-games-that-end = spellen met een einde
lab-column-wins-of-these = daarvan gewonnen
lab-column-even = gelijk
lab-column-way-to-always = van de weg naar altijd
lab-column-player = wie er speelt
lab-column-cards = kaarten en plaats
lab-column-play = hoe het liep

## De grafiek van een toernooi.

lab-plot-title = { $game } met { $seats } spelers: { NUM($deals) } giften, { NUM($games) } spellen; balken zijn betrouwbaarheidsintervallen van 99 %
lab-plot-scores =
    { $to_zero ->
        [yes] Hoe ver van nul ze eindigen
       *[no] Wat ze scoren
    }
lab-axis-scores =
    { $to_zero ->
        [yes] punten van nul, gemiddeld per gift (minder is beter)
       *[no] punten, gemiddeld per gift
    }
lab-plot-wins = Hoe vaak een plaats van hen wint
lab-axis-wins =
    { $unfinished ->
        [0] % van alle spellen (streepjes: gelijk, { $even } %)
       *[other] % van alle spellen, { NUM($unfinished) } afgebroken (streepjes: gelijk, { $even } %)
    }
lab-plot-pair-points = Wie beter is in punten
lab-plot-pair-wins = Wie vaker wint
lab-axis-pair-points =
    { $to_zero ->
        [yes] punten dichter bij nul, per gift (gevuld: meer dan toeval)
       *[no] punten meer, per gift (gevuld: meer dan toeval)
    }
lab-axis-pair-wins = % van de spellen meer (gevuld: meer dan toeval)
lab-pair = { $one } boven { $other }

## Op de terminal: welke spellen en bots er zijn.

lab-heading-game = spel
lab-heading-name = naam
lab-heading-seats = spelers
lab-heading-minutes = minuten
lab-heading-origin = uit
lab-heading-player = bot
lab-heading-how-it-plays = hoe hij speelt

## Op de terminal: een simulatie.

lab-title = { $game }: { LIST($options, "") } · seed { $seed }
lab-balance-title = { $game } · seed { $seed }
lab-fact-games = spellen
lab-fact-rounds = rondes
lab-fact-void = ongeldig
lab-fact-actions = acties
lab-fact-deals = giften
lab-fact-cut-off = afgebroken
lab-fact-thinking = denken
lab-fact-time = tijd
lab-games-played =
    { $unfinished ->
        [0] { NUM($games) }
       *[other] { NUM($games) }, waarvan { NUM($unfinished) } afgebroken
    }
lab-rounds-a-game = { $rounds } per spel
lab-rounds-from-to = { $rounds } per spel ({ NUM($least) }–{ NUM($most) })
lab-void-rounds =
    { WORDS($rounds) } { $rounds ->
        [one] ronde
       *[other] rondes
    }
lab-actions = { NUM($actions) }, { NUM($speed) } per seconde
lab-heading-seat = plaats
lab-heading-wins = gewonnen
lab-heading-of-games = van spellen
lab-heading-mean-score = gemiddeld
lab-heading-deviation = sd
lab-heading-bids-made = gehaalde biedingen
lab-heading-contract = contract
lab-heading-rounds = rondes
lab-heading-of-rounds = van rondes
lab-heading-won-by-solo = alleen gewonnen
lab-games-written =
    { $games ->
        [one] 1 spel
       *[other] { NUM($games) } spellen
    } geschreven naar { $file }.
lab-stopped-games = Gestopt na { NUM($done) } van de { NUM($asked) } spellen; die zijn allemaal meegeteld.
lab-stopped-deals = Gestopt na { NUM($done) } van de { NUM($asked) } giften; die zijn allemaal meegeteld.
lab-figures-written = Cijfers geschreven naar { $file }.
lab-report-written = Rapport geschreven naar { $file }.
lab-plot-drawn = Getekend in { $file }.

## Op de terminal: een toernooi.

lab-deals-played =
    { NUM($deals) }, elk in { WORDS($ways) } { $ways ->
        [one] opstelling
       *[other] opstellingen
    }: { NUM($games) } spellen
lab-deals-cut-off = { NUM($unfinished) }, na { NUM($cap) } rondes
lab-thinking-worlds =
    { $worlds ->
        [one] 1 wereld
       *[other] { NUM($worlds) } werelden
    } per beslissing
lab-thinking-forever = zo lang als een beslissing duurt
lab-thinking-time = { NUM($milliseconds) } ms per beslissing
lab-seconds = { $seconds } s
lab-heading-score = score
lab-heading-from-zero = van nul
lab-heading-error = sf
lab-heading-reach = ±
lab-heading-rating = rating
lab-heading-from-to = van–tot
lab-from-to = { $low } tot { $high }
lab-heading-pair = paar
lab-heading-points = punten
lab-heading-chance = toeval
lab-heading-surely-by = zeker in
lab-surely-by = { LIST($ways) }
lab-surely-not = nee
lab-by-points =
    { $other_way ->
        [yes] punten (andersom)
       *[no] punten
    }
lab-by-wins =
    { $other_way ->
        [yes] overwinningen (andersom)
       *[no] overwinningen
    }
lab-hardly-ever = <{ NUM($number, $digits) }%
lab-heading-choice = keuze
lab-heading-times = keer
lab-heading-of-choices = van zijn keuzes
lab-heading-won-alone = alleen gewonnen
lab-choice = { $letter } { TERM($contract) }
lab-choice-pass = { $letter } pas
lab-note-means =
    Gemiddelden over giften; { $aim ->
        [zero] dichter bij nul is beter
        [fewest] minder punten is beter
       *[most] meer punten is beter
    }. Gewonnen is van één { $partners ->
        [yes] partij
       *[no] plaats
    }: gelijk is { $even }.
lab-note-cut-off =
    { $games ->
        [one] Het ene afgebroken spel heeft niemand gewonnen
       *[other] De { NUM($games) } afgebroken spellen heeft niemand gewonnen
    }; gewonnen en gelijk zijn van alle spellen.
lab-note-signs = sf: standaardfout; ±: betrouwbaarheid van 99 %; toeval: hoe vaak gelijken evenveel verschillen.
lab-note-pairs =
    { $pairs ->
        [one] Paren: het verschil binnen elke gift, met een gepaarde t-toets.
       *[other] Paren: het verschil binnen elke gift, met een gepaarde t-toets, alle { $pairs } samen (Bonferroni).
    }
lab-note-rating = Rating: op de schaal van Elo, naar wie het aan dezelfde tafel beter deed (jackknife).

## Op de terminal: hoe een spel is.

lab-heading-not-over = niet uit
lab-heading-lead-changes = wisselingen
lab-heading-margin = voorsprong
