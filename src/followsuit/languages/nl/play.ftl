### Een spel in woorden: wat er gevraagd wordt, wat er gebeurt, wat er op tafel ligt en hoe het afloopt.

## De ene zin boven de hand: wat er te doen is.

turn-lead = Jouw beurt. Kom uit met een kaart naar keuze.
turn-follow-suit =
    Jouw beurt. Beken { $plain ->
        [yes] gewone { SUIT($suit) }
       *[no] { SUIT($suit) }
    }{ COUNT($also) ->
        [0] .
       *[other] , of speel { CARDS($also, "or") }.
    }
turn-trump-when-void =
    Jouw beurt. Geen { $plain ->
        [yes] gewone { SUIT($led) }
       *[no] { SUIT($led) }
    }: troef{ COUNT($also) ->
        [0] .
       *[other] , of speel { CARDS($also, "or") }.
    }
turn-any =
    Jouw beurt. Geen { $plain ->
        [yes] gewone { SUIT($led) }
       *[no] { SUIT($led) }
    }: elke kaart mag.
turn-duty = Jouw beurt. Speel een kaart die mag.
turn-free = Jouw beurt. Niemand hoeft te bekennen: elke kaart mag.
turn-open = Jouw beurt. Er is nog geen kleur uitgekomen: elke kaart mag.
turn-bid = Jouw beurt. Hoeveel slagen haal je?
turn-trump = Jouw beurt. Noem de troef.
turn-choose = Jouw beurt. Pas, of kies wat je speelt.
turn-stash =
    Jouw beurt. Leg { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg.
turn-tokens = Jouw beurt. Leg fiches bij { CARD($card, "the") }, of geen.
turn-take = Jouw beurt. Neem een fiche.

## Hetzelfde voor wie wacht.

wait-play = { SEAT($seat) } speelt nu.
wait-lead = { SEAT($seat) } komt nu uit.
wait-bid = { SEAT($seat) } biedt nu.
wait-trump = { SEAT($seat) } noemt nu de troef.
wait-choose = { SEAT($seat) } past of kiest nu.
wait-stash =
    { SEAT($seat) } legt nu { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg.
wait-tokens = { SEAT($seat) } mag fiches leggen bij { CARD($card, "the") }.
wait-take = { SEAT($seat) } neemt nu een fiche.
wait-chance = Het toeval is aan zet.
wait-closed = Er was niemand meer, dus is de tafel gesloten.

## Titels van keuzes, en de regel eronder.

decide-bid = Hoeveel haal je er?
decide-bid-first =
    { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }. Je biedt als eerste.
decide-bid-next =
    { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }, tot nu toe { $bid } geboden.
decide-bid-last =
    { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }, tot nu toe { $bid } geboden. { $dealer ->
        [yes] Je geeft, dus je biedt als laatste.
       *[no] Je biedt als laatste.
    }
decide-trump = Noem de troef
decide-trump-turned = Je draaide { SIGN($card) }.
decide-choose = Wat speel je?
decide-choose-first = Je kiest als eerste, daarna { SEAT($next) }.
decide-choose-next = Gepast: { PEOPLE($passed) }. Na jou kiest { SEAT($next) }.
decide-choose-last = Gepast: { PEOPLE($passed) }. Je kiest als laatste.
decide-stash =
    Leg { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg
decide-stash-counts = Ze tellen voor jou, tenzij je geen slag haalt.
decide-play = Speel een kaart
decide-tokens = Fiches leggen bij de { CARD($card, "rank") }?
decide-tokens-add = Elk teken { SUIT($suit) } telt 1 op. Wat je legt, is geen punten meer waard.
decide-take = Neem een fiche
decide-take-from-one =
    De voorraad is leeg. { WHO($seat) ->
        [you] Je hebt
       *[other] { SEAT($seat) } heeft
    } de meeste: { $tokens }.
decide-take-from-some = De voorraad is leeg. { CAPITAL(PEOPLE($seats)) } hebben de meeste: elk { $tokens }.

## Wat er op knoppen staat, en wat elk betekent.

option-bid = Bied { $number }
option-trump = { CAPITAL(SUIT($suit)) } is troef
option-trump-held = je hebt er { $number }
option-pass = Passen
option-pass-next = laat { SEAT($next) } kiezen
option-pass-all = dan wordt het { TERM($contract) }
option-pass-out = dan wordt er geen kaart gespeeld
option-contract = Speel { TERM($contract) }
option-reach-with-table =
    neem de { $table ->
        [one] tafelkaart
       *[other] { $table } tafelkaarten
    }, leg er { $stash } weg, haal { $goal }
option-reach = geen tafelkaarten, haal { $goal }
option-no-trick = haal geen enkele slag
option-add = Leg { TOKEN($token) }
option-done = Geen fiches
option-enough = Geen fiches meer
option-sum =
    { $added ->
        [0] { $total }, wint niet
       *[other] { $base } + { $added } = { $total }, wint niet
    }
option-sum-winning =
    { $added ->
        [0] { $total }, wint
       *[other] { $base } + { $added } = { $total }, wint
    }
option-no-sum = wint niet, met of zonder fiches
option-no-sum-winning = wint, met of zonder fiches
option-take =
    Neem { TOKEN($token) } van { WHO($seat) ->
        [you] jezelf
       *[other] { SEAT($seat) }
    }

## Wat er op tafel ligt: troef, contract, biedingen, punten, en hoe ver iedereen is.

trump-is = { CAPITAL(SUIT($suit)) } is troef
trump-none = Geen troef
trump-unnamed = De troef moet nog worden genoemd
trump-unknown = De troef is nog niet bekend
trump-fixed = { CAPITAL(LIST(MERGE(RANKS($ranks, "+", "many"), SUITS($suits, "+"), CARDS($others, "+")))) } zijn troef
trump-doubled = dus alles telt dubbel
trump-named =
    { SIGN($card) } gedraaid; { WHO($seat) ->
        [you] je
       *[other] { SEAT($seat) }
    } noemde { SUIT($suit) }
trump-turned = de gedraaide kaart, uit het spel
trump-held =
    { WHO($seat) ->
        [you] jouw eigen kaart
       *[other] een kaart van { SEAT($seat) }
    }
contract-alone =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { TERM($contract) }, alleen
contract-all-passed = Iedereen paste: { TERM($contract) }
contract-not-played = Iedereen paste
bids-so-far = tot nu toe { $bids } van { $tricks } geboden
bids-under = { $bids } van { $tricks } geboden: { $left } over
bids-over = { $bids } van { $tricks } geboden: { $over } te veel
bids-even = { $bids } van { $tricks } geboden: precies op
meter-stash = { $points } + weggelegd, doel { $goal }
meter-points = { $points }, doel { $goal }
meter-reached = { $points }, { $goal } gehaald
meter-missed = { $points }, { $goal } niet gehaald
meter-against = { PEOPLE($seats) } { $points }
meter-against-table = { PEOPLE($seats) } { $points } + tafel
need-more = nog { $tricks }
need-made = niets meer
need-none = geen enkele
need-reached = gehaald
need-over = { $tricks } te veel
need-short = { $tricks } te weinig
aim-zero = naar nul
note-sits-out = doet niet mee
note-passed = gepast
note-alone =
    alleen · { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
note-with-you =
    met jou · { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
note-against-you =
    tegen jou · { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
note-against =
    tegen { WHO($solo) ->
        [you] jou
       *[other] { SEAT($solo) }
    } · { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
note-tricks =
    { $tricks ->
        [0] geen slag
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
note-bid = bod { $number }
note-bids-last = biedt als laatste

## Een ronde die voorbij is, en het einde van het spel.

round-reached =
    { WHO($seat) ->
        [you] Je speelde
       *[other] { SEAT($seat) } speelde
    } { TERM($contract) } en won met { $points }.
round-not-reached =
    { WHO($seat) ->
        [you] Je speelde
       *[other] { SEAT($seat) } speelde
    } { TERM($contract) } en verloor met { $points } van { $goal }.
round-every-trick =
    { WHO($seat) ->
        [you] Je speelde
       *[other] { SEAT($seat) } speelde
    } { TERM($contract) } en won met alle slagen.
round-without-a-trick =
    { WHO($seat) ->
        [you] Je speelde
       *[other] { SEAT($seat) } speelde
    } { TERM($contract) } en verloor zonder slag.
round-took-nothing =
    { WHO($seat) ->
        [you] Je speelde
       *[other] { SEAT($seat) } speelde
    } { TERM($contract) } en won: geen slag gehaald.
round-took-a-trick =
    { WHO($seat) ->
        [you] Je speelde
       *[other] { SEAT($seat) } speelde
    } { TERM($contract) } en verloor door een slag te halen.
round-most-tricks-lost =
    Iedereen paste. { WHO($seat) ->
        [you] Je verloor
       *[other] { SEAT($seat) } verloor
    } { TERM($contract) } met { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
round-not-played = Iedereen paste, dus er is geen kaart gespeeld.
round-bids-all = Iedereen haalde het bod.
round-bids-some = Bod gehaald: { PEOPLE($seats) }.
round-bids-one =
    Alleen { WHO($seat) ->
        [you] jij
       *[other] { SEAT($seat) }
    } haalde het bod.
round-bids-none = Niemand haalde het bod.
round-nearest-zero = Het dichtst bij nul: { PEOPLE($seats) }. Nog { $distance }.
round-at-zero =
    { WHO($seat) ->
        [you] Je staat
       *[other] { SEAT($seat) } staat
    } precies op nul.
round-void = Meer dan één speler op nul: de ronde telt niet.
round-most-points = De meeste punten: { PEOPLE($seats) }, { NUM($score) }.
end-won =
    { WHO($seat) ->
        [you] Je wint
       *[other] { SEAT($seat) } wint
    } met { NUM($total) }.
end-shared = Gedeelde winst: { PEOPLE($seats) }.

## Maten, doorgeven en wat er gezegd wordt: wat er gevraagd wordt, en hoe het staat.

turn-pass =
    Jouw beurt. Geef { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } door aan { SEAT($to) }.
turn-blind = Jij bent aan de beurt, voordat je je kaarten bekijkt: blind nil, of kijken.
turn-call =
    { $again ->
        [yes] Jouw beurt. Noem een andere kleur, of pas.
       *[no] Jouw beurt. Maak { SUIT($suit) } troef, of pas.
    }
turn-discard =
    Jouw beurt. Leg { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg.
turn-other-call = Jouw beurt. Kies wat je zegt.
turn-other-pick =
    Jouw beurt. Kies { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }.
turn-opens-with = Jouw beurt. Kom uit met { CARDS($named, "or") }.
turn-unbroken = Jouw beurt. Kom uit met elke kaart behalve { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+"))) }: dat mag nog niet.
turn-first-trick = Jouw beurt. Geen { SUIT($led) }: elke kaart mag, in de eerste slag behalve { LIST(MERGE(SUITS($suits, "+"), CARDS($named, "+"))) }.
turn-head-trick = Jouw beurt. Beken { SUIT($suit) }, en ga erover.
turn-overtrump = Jouw beurt. Geen { SUIT($led) }: troef, en ga erover.
turn-no-undertrump = Jouw beurt. Geen { SUIT($suit) }: elke kaart mag, behalve een lagere troef.
wait-pass =
    { SEAT($seat) } geeft nu { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } door.
wait-blind = { SEAT($seat) } beslist over een blinde nil.
wait-call =
    { $again ->
        [yes] { SEAT($seat) } mag een andere kleur noemen.
       *[no] { SEAT($seat) } mag { SUIT($suit) } troef maken.
    }
wait-discard =
    { SEAT($seat) } legt nu { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg.
wait-other-call = { SEAT($seat) } kiest nu.
wait-other-pick =
    { SEAT($seat) } kiest nu { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }.
decide-pass =
    Geef { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } door
decide-pass-means = Gedekt, aan { SEAT($to) }. Wat je krijgt, zie je als iedereen gekozen heeft.
decide-blind = Blind nil bieden?
decide-call =
    { $again ->
        [yes] Een andere kleur noemen?
       *[no] { CAPITAL(SUIT($suit)) } troef?
    }
decide-call-means =
    { $again ->
        [yes] { CAPITAL(SUIT($suit)) } wilde niemand.
       *[no] { WHO($dealer) ->
            [you] Je geeft: { SIGN($card) } zou van jou zijn.
           *[other] { SEAT($dealer) } geeft en zou { SIGN($card) } opnemen.
        }
    }
decide-discard =
    Leg { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg
decide-discard-means = Niemand anders ziet het.
decide-other-call = Jouw keuze
decide-other-pick =
    Kies { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
decide-bid-partner = { $tricks } slagen, tot nu toe { $bid } geboden. { SEAT($seat) }, je maat, bood { $theirs }.
decide-trump-makes = Samen meer punten halen dan de anderen: { PEOPLE($seats) }.
option-nil = Bied nul
option-blind-nil = Blind nil
option-blind-nil-means = voordat je je kaarten ziet
option-blind-look = Kaarten bekijken
option-blind-look-means = en later bieden
option-call-pass = Passen
option-call-pass-means =
    { $last ->
        [yes] { $again ->
            [yes] dan wordt er geen kaart gespeeld
           *[no] dan gaat { SIGN($card) } dicht
        }
       *[no] laat { SEAT($next) } kiezen
    }
option-call-up =
    { WHO($dealer) ->
        [you] Opnemen
       *[other] Laten opnemen
    }{ $alone ->
        [yes] , alleen
       *[no] { "" }
    }
option-call-up-means =
    { $alone ->
        [yes] zonder je maat
       *[no] { WHO($dealer) ->
            [you] je legt een andere kaart weg
           *[other] { SEAT($dealer) } neemt { SIGN($card) } op
        }
    }
option-call-suit =
    { CAPITAL(SUIT($suit)) }{ $alone ->
        [yes] , alleen
       *[no] { "" }
    }
option-call-suit-means =
    { $alone ->
        [yes] zonder je maat
       *[no] je hebt er { $held }
    }
option-said = { CAPITAL($said) }
pick-pass = Geef { SIGNS($cards, " ") } aan { SEAT($to) }
pick-discard = Leg { SIGNS($cards) } weg
pick-other = Kies { SIGNS($cards) }
trump-offered = { CAPITAL(SUIT($suit)) } aangeboden
trump-refused = { CAPITAL(SUIT($suit)) } afgewezen
trump-made =
    { WHO($seat) ->
        [you] door jou gemaakt
       *[other] gemaakt door { SEAT($seat) }
    }{ $alone ->
        [yes] , alleen
       *[no] { "" }
    }
trump-made-instead =
    { WHO($seat) ->
        [you] door jou gemaakt
       *[other] gemaakt door { SEAT($seat) }
    }{ $alone ->
        [yes] , alleen
       *[no] { "" }
    }; { SIGN($card) } afgewezen
side-ours = Wij
side-theirs = Zij
side-named = { CAPITAL(PEOPLE($seats)) }
side-needs = nog { $more } tot { $goal }
side-made = { $goal } gehaald
side-over = { $goal } gehaald, { $over } erbij
side-short = { $short } te weinig voor { $goal }
aim-target = tot { NUM($points) }
aim-target-fewest = minste wint · tot { NUM($points) }
passing-says =
    Geef { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } { $way ->
        [left] naar links
        [right] naar rechts
        [across] naar de overkant
       *[on] door
    }
passing-none = Deze ronde niet doorgeven
passing-who = jij aan { SEAT($to) }, { SEAT($by) } aan jou
moon-may =
    { WHO($seat) ->
        [you] Je haalt ze misschien allemaal
       *[other] { SEAT($seat) } haalt ze misschien allemaal
    }
moon-shot =
    { WHO($seat) ->
        [you] Je haalde ze allemaal
       *[other] { SEAT($seat) } haalde ze allemaal
    }
moon-has = verder heeft niemand punten: { $points } van { $of }
note-makes =
    { $alone ->
        [yes] maakt troef, alleen
       *[no] maakt troef
    }
note-chosen = gekozen
note-gets-yours = krijgt de jouwe
note-passes-to-you = geeft aan jou
note-nil = bod nul
note-maker =
    { $alone ->
        [yes] speler, alleen
       *[no] { $partner ->
            [yes] maat, speler
           *[no] speler
        }
    } · { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
note-partner =
    maat · { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
round-odd-tricks =
    { SIDE($seats) ->
        [we] Wij haalden { $tricks } slagen,
        [they] Zij haalden { $tricks } slagen,
       *[other] { CAPITAL(PEOPLE($seats)) } haalden { $tricks } slagen,
    } { $odd } boven de zes.
round-sides-made = Beide partijen haalden hun bod.
round-side-made =
    { SIDE($seats) ->
        [we] Alleen wij haalden het bod.
        [they] Alleen zij haalden het bod.
       *[other] Alleen { PEOPLE($seats) } haalden het bod.
    }
round-sides-missed = Geen van beide partijen haalde het bod.
round-nil-made = Nul gehaald: { PEOPLE($seats) }.
round-nil-failed = Nul niet gehaald: { PEOPLE($seats) }.
round-remarked = { LIST($sentences, " ") }
round-makers-failed =
    { SIDE($seats) ->
        [we] Wij maakten troef en haalden
        [they] Zij maakten troef en haalden
       *[other] { CAPITAL(PEOPLE($seats)) } maakten troef en haalden
    } { $tricks ->
        [0] geen slag.
        [one] maar { $tricks } slag.
       *[other] maar { $tricks } slagen.
    }
round-makers-made =
    { SIDE($seats) ->
        [we] Wij maakten troef en haalden
        [they] Zij maakten troef en haalden
       *[other] { CAPITAL(PEOPLE($seats)) } maakten troef en haalden
    } { $tricks } slagen.
round-makers-all =
    { SIDE($seats) ->
        [we] Wij maakten troef en haalden
        [they] Zij maakten troef en haalden
       *[other] { CAPITAL(PEOPLE($seats)) } maakten troef en haalden
    } alle slagen.
round-most-taken = De meeste strafpunten: { PEOPLE($seats) }, { $points }.
round-moon =
    { WHO($seat) ->
        [you] Je haalde ze allemaal
       *[other] { SEAT($seat) } haalde ze allemaal
    }: { $points } voor alle anderen.
round-side-points =
    { SIDE($seats) ->
        [we] Wij hebben { $points } punten, zij { $others }.
        [they] Zij hebben { $points } punten, wij { $others }.
       *[other] { CAPITAL(PEOPLE($seats)) } hebben { $points } punten, de anderen { $others }.
    }
round-makers-more =
    { SIDE($seats) ->
        [we] Wij speelden en haalden het, { $points } tegen { $others }.
        [they] Zij speelden en haalden het, { $points } tegen { $others }.
       *[other] { CAPITAL(PEOPLE($seats)) } speelden en haalden het, { $points } tegen { $others }.
    }
round-makers-wet =
    { SIDE($seats) ->
        [we] Wij speelden en zijn nat: alle { $others } zijn voor hen.
        [they] Zij speelden en zijn nat: alle { $others } zijn voor ons.
       *[other] { CAPITAL(PEOPLE($seats)) } speelden en zijn nat: alle { $others } zijn voor de anderen.
    }
end-side-won =
    { SIDE($seats) ->
        [we] Wij winnen
        [they] Zij winnen
       *[other] { CAPITAL(PEOPLE($seats)) } winnen
    } met { NUM($total) } tegen { NUM($other) }.
end-sides-shared = Beide partijen delen de winst met { NUM($total) }.
live-turned-offered = { CAPITAL(CARD($card)) } gedraaid: wie maakt { SUIT($suit) } troef?
live-turned-down =
    { WHO($seat) ->
        [you] Je past
       *[other] { SEAT($seat) } past
    } ook: { CARD($card) } gaat dicht.
live-called =
    { WHO($seat) ->
        [you] Je maakt
       *[other] { SEAT($seat) } maakt
    } { SUIT($suit) } troef{ $alone ->
        [yes] , alleen.
       *[no] .
    }
live-ordered-up =
    { WHO($seat) ->
        [you] Je laat
       *[other] { SEAT($seat) } laat
    } { CARD($card) } opnemen{ $alone ->
        [yes] , alleen
       *[no] { "" }
    }: { SUIT($suit) } is troef.
live-took-up =
    { WHO($seat) ->
        [you] Je neemt
       *[other] { SEAT($seat) } neemt
    } { CARD($card) } op.
live-discarded =
    { WHO($seat) ->
        [you] Je legt
       *[other] { SEAT($seat) } legt
    } { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg.
live-discarded-own = Je legt { CARDS($cards) } weg.
live-gave =
    { WHO($seat) ->
        [you] Je hebt
       *[other] { SEAT($seat) } heeft
    } gekozen.
live-gave-own = Je geeft { CARDS($cards) } aan { SEAT($to) }.
live-received = { SEAT($seat) } gaf je { CARDS($cards) }.
live-trick-melds =
    { WHO($seat) ->
        [you] Je haalt
       *[other] { SEAT($seat) } haalt
    } de slag, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $melds } roem.
live-trick-penalty =
    { WHO($seat) ->
        [you] Je haalt
       *[other] { SEAT($seat) } haalt
    } de slag, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: samen { $sum }.
live-trick-moon =
    { WHO($seat) ->
        [you] Je haalt
       *[other] { SEAT($seat) } haalt
    } de slag, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Verder heeft niemand er een: { $sum } van { $of }.
live-round-side = Ronde klaar. { $round } Wij: { SIGNED($score) }, nu { NUM($total) }.
live-turn-head-trick = Jouw beurt. Beken { SUIT($suit) }, en ga erover: { CARDS($cards, "or") }.
live-turn-overtrump = Jouw beurt. Geen { SUIT($led) }, dus troef, en ga erover: { CARDS($cards, "or") }.
live-turn-no-undertrump = Jouw beurt. Geen { SUIT($suit) }, en geen lagere troef: { CARDS($cards, "or") }.

## Wat er net gebeurde, voor wie het spel op het gehoor volgt.

live-deal =
    Ronde { $round }. Je hebt { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }. { WHO($dealer) ->
        [you] Je geeft.
       *[other] { SEAT($dealer) } geeft.
    }
live-deal-all =
    Ronde { $round }. Elk { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }. { WHO($dealer) ->
        [you] Je geeft.
       *[other] { SEAT($dealer) } geeft.
    }
live-deal-out = Ronde { $round }. Je geeft en doet deze ronde niet mee.
live-turned = { CAPITAL(CARD($card)) } gedraaid: { SUIT($suit) } is troef.
live-turned-no-trump = { CAPITAL(CARD($card)) } gedraaid: geen troef.
live-turned-to-name =
    { CAPITAL(CARD($card)) } gedraaid: { WHO($seat) ->
        [you] jij
       *[other] { SEAT($seat) }
    } noemt de troef.
live-trump = { CAPITAL(SUIT($suit)) } is troef.
live-named =
    { WHO($seat) ->
        [you] Je noemt
       *[other] { SEAT($seat) } noemt
    } { SUIT($suit) }.
live-passed =
    { WHO($seat) ->
        [you] Je past.
       *[other] { SEAT($seat) } past.
    }
live-all-passed =
    { WHO($seat) ->
        [you] Je past
       *[other] { SEAT($seat) } past
    } ook: { TERM($contract) }.
live-passed-out =
    { WHO($seat) ->
        [you] Je past
       *[other] { SEAT($seat) } past
    } ook, dus er wordt geen kaart gespeeld.
live-chose =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { TERM($contract) }, alleen tegen { PEOPLE($against, "acc") }.
live-picked-up =
    { WHO($seat) ->
        [you] Je neemt
       *[other] { SEAT($seat) } neemt
    } { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } op.
live-picked-up-own = Je neemt { CARDS($cards) } op.
live-stashed =
    { WHO($seat) ->
        [you] Je legt
       *[other] { SEAT($seat) } legt
    } { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } weg.
live-stashed-own = Je legt { CARDS($cards) } weg.
live-blind =
    { $nil ->
        [yes] { SEAT($seat) } biedt blind nil.
       *[no] { SEAT($seat) } bekijkt eerst de kaarten.
    }
live-bid =
    { WHO($seat) ->
        [you] Je biedt
       *[other] { SEAT($seat) } biedt
    } { $number }.
live-led =
    { WHO($seat) ->
        [you] Je komt
       *[other] { SEAT($seat) } komt
    } uit met { CARD($card) }.
live-played =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { CARD($card) }.
live-played-winning =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { CARD($card) } en wint nu.
live-trumped =
    { WHO($seat) ->
        [you] Je troeft
       *[other] { SEAT($seat) } troeft
    } met { CARD($card) }.
live-trumped-winning =
    { WHO($seat) ->
        [you] Je troeft
       *[other] { SEAT($seat) } troeft
    } met { CARD($card) } en wint nu.
live-tokens =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { CARD($card) } met { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }: { $total }.
live-tokens-winning =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { CARD($card) } met { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }: { $total }, wint nu.
live-tokens-no-sum =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { CARD($card) } met { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    }.
live-tokens-no-sum-winning =
    { WHO($seat) ->
        [you] Je speelt
       *[other] { SEAT($seat) } speelt
    } { CARD($card) } met { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    } en wint nu.
live-trick =
    { WHO($seat) ->
        [you] Je haalt de slag.
       *[other] { SEAT($seat) } haalt de slag.
    }
live-trick-points =
    { WHO($seat) ->
        [you] Je haalt
       *[other] { SEAT($seat) } haalt
    } de slag, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
live-drew =
    { WHO($seat) ->
        [you] Je trekt
       *[other] { SEAT($seat) } trekt
    } { TOKEN($token, "a") }.
live-took =
    { WHO($seat) ->
        [you] Je neemt
       *[other] { SEAT($seat) } neemt
    } { TOKEN($token, "a") } van { WHO($source) ->
        [you] jou
       *[other] { SEAT($source) }
    }.
live-took-back =
    { WHO($seat) ->
        [you] Je neemt
       *[other] { SEAT($seat) } neemt
    } { TOKEN($token, "the") } terug.
live-round = Ronde klaar. { $round } Jij: { SIGNED($score) }, nu { NUM($total) }.
live-round-watched = Ronde klaar. { $round }
live-turn-follow-suit =
    Jouw beurt. Beken { $plain ->
        [yes] gewone { SUIT($suit) }
       *[no] { SUIT($suit) }
    }: { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] , of speel { CARDS($also, "or") }.
    }
live-turn-trump-when-void =
    Jouw beurt. Geen { $plain ->
        [yes] gewone { SUIT($led) }
       *[no] { SUIT($led) }
    }, dus troef: { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] , of speel { CARDS($also, "or") }.
    }
live-turn-duty =
    Jouw beurt. Speel { CARDS($cards, "or") }{ COUNT($also) ->
        [0] .
       *[other] , of { CARDS($also, "or") }.
    }

## Waarom iets niet mag: wat wel goed is.

play-follow-suit =
    { CAPITAL(CARD($card)) } moet wachten. Beken { $plain ->
        [yes] gewone { SUIT($led) }
       *[no] { SUIT($led) }
    }: { CARDS($owed, "or") }.
play-trump-when-void =
    { CAPITAL(CARD($card)) } moet wachten. Geen { $plain ->
        [yes] gewone { SUIT($led) }
       *[no] { SUIT($led) }
    }, dus troef: { CARDS($owed, "or") }.
play-head-trick = { CAPITAL(CARD($card)) } moet wachten. Speel hoger dan er ligt: { CARDS($owed, "or") }.
play-overtrump = { CAPITAL(CARD($card)) } moet wachten. Geen { SUIT($led) }, dus sla de slag met een troef: { CARDS($owed, "or") }.
play-no-undertrump = { CAPITAL(CARD($card)) } moet wachten. Dat zou ondertroeven zijn, en je hebt andere kaarten: { CARDS($owed, "or") }.
play-unbroken = { CAPITAL(CARD($card)) } moet wachten: daarmee mag je nog niet uitkomen. Kom uit met { CARDS($owed, "or") }.
play-first-trick = { CAPITAL(CARD($card)) } moet wachten: die mag niet in de eerste slag. Speel { CARDS($owed, "or") }.
play-opens-with = { CAPITAL(CARD($card)) } moet wachten. De ronde begint met { CARDS($owed, "or") }.
bid-hook = Je mag geen { $barred } bieden: samen zouden de biedingen { $tricks } zijn. Elk ander getal mag.
bid-partners = Je mag geen { $number } bieden: samen met je maat zou je meer dan { $tricks } slagen bieden. Bied 0 tot { $most }.
call-stuck = De gever mag nu niet passen: alle anderen hebben gepast. Noem een kleur.
call-turned-down = { CAPITAL(SUIT($suit)) } kan geen troef worden: die kleur is al gepast. Noem een andere.
trump-must-name = Je mag nu niet passen: iedereen heeft gepast. Noem een kleur.
discard-turned = { CAPITAL(CARD($card)) } moet in je hand blijven: die heb je moeten opnemen. Leg een andere kaart weg.
add-no-match =
    { CAPITAL(TOKEN($token, "the")) } past niet bij deze kaart. { COUNT($fitting) ->
        [0] Zeg `done`.
       *[other] Leg { LIST($fitting, "or") }, of zeg `done`.
    }
undo-asked = { SEAT($seat) } vraagt om terug te nemen: { $action }.

## Why a player suggests something.

hint-nothing-else = Iets anders kan niet.
hint-rule-of-thumb = Een vuistregel.
hint-any = Voor mij is elke kaart even goed.
hint-best =
    { $clear ->
        [yes] Gemiddeld duidelijk beter dan { $second }.
       *[no] Gemiddeld iets beter dan { $second }.
    }
hint-as-good = Het maakt niet uit: { $second } is even goed.
hint-learned =
    { $clear ->
        [yes] Geleerd uit vele spellen: veel beter dan { $second }.
       *[no] Geleerd uit vele spellen: iets beter dan { $second }.
    }
hint-differs =
    { $sure ->
        [yes] Duidelijk beter dan { $second }.
       *[no] Waarschijnlijk beter dan { $second }.
    } { LIST($reasons, " ") }
hint-hardly = Nauwelijks verschil met { $second }.
hint-close = Ongeveer even goed: { $second }.
hint-often =
    { $share ->
        [0] nooit
        [1] altijd
       *[other] in { PERCENT($share) } van de gevallen
    }
hint-share =
    { $share ->
        [0] nooit
        [1] altijd
       *[other] { PERCENT($share) }
    }
hint-beside = { " " }(anders { $other })
hint-slightly =
    { $more ->
        [yes] iets vaker
       *[no] iets minder vaak
    }
hint-amount = { NUM($amount, $digits) }
hint-signed = { SIGNED($amount, $digits) }
hint-trick-won =
    { $side ->
        [yes] Jullie winnen deze slag
       *[no] Je wint deze slag
    } { $figure }{ $beside }.
hint-trick-left =
    { $side ->
        [yes] De anderen winnen deze slag
       *[no] Een ander wint deze slag
    } { $figure }{ $beside }.
hint-round-won =
    { $side ->
        [yes] Jullie winnen de ronde
       *[no] Je wint de ronde
    } { $figure }{ $beside }.
hint-bid-met = Je haalt je bod { $figure }{ $beside }.
hint-side-bid-met = Jullie halen het bod { $figure }{ $beside }.
hint-side-bid-missed = De anderen missen hun bod { $figure }{ $beside }.
hint-no-trick = Je haalt geen slag { $figure }{ $beside }.
hint-some-trick = Je haalt een slag { $figure }{ $beside }.
hint-game-won = Je wint nu het spel { $figure }{ $beside }.
hint-game-lost = Je verliest nu het spel { $figure }{ $beside }.
hint-bid-missed = { SEAT($seat) } mist het bod { $figure }{ $beside }.
hint-nil-kept =
    { WHO($seat) ->
        [you] Je nil lukt
       *[other] De nil van { SEAT($seat) } lukt
    } { $figure }{ $beside }.
hint-nil-broken = De nil van { SEAT($seat) } mislukt { $figure }{ $beside }.
hint-took-all =
    { WHO($seat) ->
        [you] Je haalt alle strafkaarten
       *[other] { SEAT($seat) } haalt alle strafkaarten
    } { $figure }{ $beside }.
hint-not-all = { SEAT($seat) } krijgt niet alle strafkaarten: { $figure }{ $beside }.
hint-dearest = Je krijgt { CARD($card) } { $figure }{ $beside }.
hint-trick-points = Gemiddeld brengt deze slag { $side ->
        [yes] jullie
       *[no] je
    } { $figure } kaartpunten{ $beside }.
hint-trick-against = Gemiddeld kost deze slag je { $figure } strafpunten{ $beside }.
hint-points = Gemiddeld { $side ->
        [yes] halen jullie
       *[no] haal je
    } { $figure } kaartpunten{ $beside }.
hint-points-against = Gemiddeld pak je { $figure } strafpunten{ $beside }.
hint-melds = Gemiddeld { $side ->
        [yes] halen jullie
       *[no] haal je
    } { $figure } roem{ $beside }.
hint-tricks = Gemiddeld { $side ->
        [yes] halen jullie
       *[no] haal je
    } { $figure } slagen{ $beside }.
hint-score = Gemiddeld { $side ->
        [yes] eindigt de ronde op { $figure } voor jullie
       *[no] brengt de ronde je { $figure }
    }{ $beside }.
hint-score-against = Gemiddeld kost de ronde je { $figure } punten{ $beside }.
hint-from-zero = Gemiddeld ben je daarna { $figure } van nul af{ $beside }.
hint-clears =
    Het is je laatste kaart in { SUIT($suit) }{ $then ->
        [trump] , dus daarna kun je die kleur troeven.
        [throw] , dus daarna kun je op die kleur weggooien wat je wilt.
       *[none] .
    }
doing-play = { CARD($card) }
doing-bid = { $number } bieden
doing-trump = { SUIT($suit) } als troef
doing-trump-alone = { SUIT($suit) } als troef, alleen
doing-pass-cards = { CARDS($cards) } doorgeven
doing-instead = { CARDS($cards) } in plaats van { CARDS($kept) }
doing-pass = passen
doing-contract = { TERM($contract) }
doing-stash = { CARDS($cards) } wegleggen
doing-add = { TOKEN($token, "the") } leggen
doing-done = geen fiches meer leggen
doing-take =
    { TOKEN($token, "the") } van { WHO($seat) ->
        [you] jezelf
       *[other] { SEAT($seat) }
    } nemen
