### Een spel met uitleg: elke zin komt op het moment dat hij ertoe doet.

## Hoe de kaarten tellen.

lesson-cards-title =
    { $trumps ->
        [yes] Welke kaarten troef zijn
       *[no] { $points ->
            [yes] Wat de kaarten waard zijn
           *[no] Welke kaarten hoog zijn
        }
    }
lesson-cards =
    { $trumps ->
        [yes] { $fixed ->
            [yes] Deze zijn altijd troef, een kleur op zich. Een troef wint van elke andere kaart.
           *[no] { $suit ->
                [none] Een troef wint van elke kaart van een andere kleur. Welke kleur dat is, blijkt zo.
               *[other] In deze ronde is { SUIT($suit) } troef. Een troef wint van elke kaart van een andere kleur.
            }
        }
       *[no] Er is geen troef: alleen een kaart van de gevraagde kleur kan de slag halen.
    }{ $points ->
        [yes] { $fewest ->
            [yes] { " " }Het getal op een kaart is wat ze aan strafpunten kost.
           *[no] { " " }Het getal op een kaart is wat ze waard is.
        }
       *[no] { "" }
    }

## Voor de eerste kaart.

lesson-call-title = Je eerste beslissing
lesson-pick-title = Kies je kaarten
lesson-bid-title = Zeg hoeveel slagen je haalt
lesson-bid =
    { $joined ->
        [yes] Tel de slagen die je kunt halen. Jouw bod en dat van je maat worden opgeteld, en samen moeten jullie dat halen.
       *[no] Tel de slagen die je kunt halen en bied dat aantal. Je moet er precies zoveel halen.
    } Azen en hoge troeven zijn waarschijnlijk slagen; lage kaarten van een lange kleur niet.{ $hook ->
        [yes] { " " }De biedingen mogen samen geen { $tricks } zijn, dus wie het laatst biedt, heeft één getal minder.
       *[no] { "" }
    }
lesson-choose-title = Alleen spelen, of passen
lesson-choose =
    Met veel troeven en azen speel je alleen tegen de anderen; met een zwakke hand pas je. Bij elke keuze staat wat je moet halen en wat het oplevert.{ $stash ->
        [0] { "" }
       *[other] { " " }Bij de eerste krijg je ook { WORDS($stash) } kaarten van de tafel.
    }
lesson-stash-title =
    { $cards ->
        [one] Er is een kaart voor jou
       *[other] Er zijn { WORDS($cards) } kaarten voor jou
    }
lesson-stash =
    { COUNT($took) ->
        [0] Je speelt alleen, dus je neemt de kaarten van de tafel.
       *[other] Je speelt alleen, dus je nam { SIGNS($took) } van de tafel.
    } Leg er { $cards ->
        [one] een
       *[other] { WORDS($cards) }
    } weg, welke je wilt.{ $points ->
        [yes] { " " }Ze tellen aan het eind voor jou: leg weg wat de anderen zouden kunnen vangen, zoals een kale tien, en houd je troeven.
       *[no] { " " }Houd je troeven en je hoge kaarten.
    }
lesson-pass-title =
    { $cards ->
        [one] Geef een kaart door
       *[other] Geef { WORDS($cards) } kaarten door
    }
lesson-pass =
    Kies { $cards ->
        [one] een kaart
       *[other] { WORDS($cards) } kaarten
    } om weg te geven; pas daarna zie je wat je krijgt.{ $fewest ->
        [yes] { " " }Doe hoge kaarten weg die slagen halen die je niet wilt, of alle kaarten van een korte kleur.
       *[no] { " " }Doe kaarten weg die geen slag halen.
    }
lesson-offer-title = Moet deze kleur troef zijn?
lesson-offer =
    { $card ->
        [none] De gedraaide kaart wordt aangeboden.
       *[other] { SIGN($card) } is gedraaid.
    } Wie deze kleur troef maakt, moet met zijn maat de meeste slagen halen. Doe het met drie goede troeven; pas anders.
lesson-discard-title = Leg een kaart weg
lesson-discard = Je nam de gedraaide kaart, dus leg een andere weg: een lage, liefst de enige van haar kleur.
lesson-trump-title = Jij noemt troef
lesson-trump =
    Noem de kleur waarvan je de meeste en de hoogste kaarten hebt.{ $makes ->
        [yes] { " " }Jij en je maat moeten dan meer dan de helft halen.
       *[no] { "" }
    }
lesson-tokens-title = Fiches maken een kaart sterker
lesson-tokens = Elk teken van de kleur van de kaart telt er in deze slag 1 bij op. Een fiche die je legt ben je kwijt, en zijn punten ook: leg er alleen een als het iets oplevert.

## Spelen.

lesson-play-title = Uitkomen, en wie moet bekennen
lesson-lead = Jij komt uit: speel een kaart die niet grijs is.
lesson-follow =
    { $suit ->
        [none] Er ligt een kaart; nu ben jij aan de beurt.
       *[other] { CAPITAL(SUIT($suit)) } is gevraagd. De kaarten die niet grijs zijn, mag je spelen.
    }
lesson-more-duties = Een kaart die niet mag, is grijs en zegt waarom als je erop tikt.
lesson-trick-title = Wie de slag haalt

taken-highest =
    { SIGN($card) } haalde de slag: de hoogste van { SUIT($suit) }, de gevraagde kleur{ $trumps ->
        [yes] , en niemand troefde.
       *[no] .
    }
taken-alone = { SIGN($card) } haalde de slag: niemand anders speelde { SUIT($suit) }, en kaarten van andere kleuren halen niets.
taken-trump-led = { SIGN($card) } haalde de slag: troef was gevraagd, en dit was de hoogste.
taken-only-trump = { SIGN($card) } haalde de slag: de enige troef wint van alle { SUIT($suit) }.
taken-trumps = { SIGN($card) } haalde de slag: de hoogste troef die erin lag.
taken-always = { SIGN($card) } haalde de slag: de eerste in een slag doet dat altijd.
taken-nothing = { SIGN($card) } haalde de slag, want er lag niets hogers: dan wint wie uitkwam.
taken-led = { SIGN($card) } haalde de slag: daarmee werd uitgekomen, en niets won ervan.
taken-by-tokens = { SIGN($card) } haalde de slag: met de fiches telde de kaart { $number }.

lesson-goal-title = Waar het je om gaat
lesson-goal-bid =
    { $joined ->
        [yes] Jij en je maat boden { $bid } en hebben er { $taken }. Haal het bod; een paar extra kan weinig kwaad.
       *[no] Je bood { $bid } en hebt er { $taken }. Haal er precies zoveel als je bood: een te veel is net zo erg als een te weinig.
    }
lesson-goal-fewest = Elke kaart die telt, telt tegen wie haar haalt. Blijf onder de kaarten van de anderen als het ertoe doet, en gooi zulke kaarten op hun slagen.
lesson-goal-contract =
    { $mine ->
        [yes] Vang punten, geen slagen: met { $goal } win je. De balk laat zien hoe ver je bent.
       *[no] Vang punten, geen slagen: samen moeten jullie wie alleen speelt onder de { $goal } houden.
    }
lesson-goal-side-points = Jij en je maat tellen samen, en punten beslissen, niet slagen. Geef een hoge kaart bij een slag die je maat wint.
lesson-goal-side-tricks = Jij en je maat tellen samen. Wint je maat de slag al, dan hoef je er niet overheen.
lesson-goal-zero = Je totaal moet op precies nul uitkomen, dus soms is een slag er een te veel.
lesson-goal-other = Let op wat er gespeeld is: de hoogste kaart die nog in het spel is, haalt haar slag.

## Puntentelling.

lesson-score-title = Winst, verlies en wat het oplevert
lesson-score = Dit spel zou je { SIGNED($score) } hebben opgeleverd.

## Rijen getekende kaarten.

cards-always = Halen altijd de slag
cards-trumps =
    { $suit ->
        [none] Troeven, van hoog naar laag
       *[other] Troef: { SUIT($suit) }, van hoog naar laag
    }
cards-suits =
    { COUNT($suits) ->
        [0] In elke kleur, van hoog naar laag
       *[other] { CAPITAL(SUITS($suits)) }, van hoog naar laag
    }
cards-odd = Halen geen slag, of alleen bij uitkomen
cards-trick = Zoals ze werden gespeeld
