### De verkenner van een herhaling.

page-explorer = Verkenner
page-explore = Verkennen
page-explore-short = Wat iedereen kon weten, kaart voor kaart.
page-explore-back = Terug naar de herhaling
page-explore-parts = Wat je ziet
page-explore-cards = Kaarten
page-explore-picture = Beeld
page-explore-two-deep = Twee diep
page-explore-ask = Vraag
page-explore-waiting = Wordt uitgezocht …

page-explore-deals = Mogelijke verdelingen
page-explore-deals-says = hoeveel verdelingen elke stoel nog voor mogelijk houdt
page-explore-dealt = De kaarten zijn gedeeld.
page-explore-plays = { SEAT($seat) } speelt { SIGN($card) }.
page-explore-became = { $name } gaat van { $before } verdelingen naar { $after }.
page-explore-same = { $name } houdt nog { $deals } verdelingen voor mogelijk.
page-explore-knows-all = { $name } weet waar elke kaart ligt.
page-explore-live =
    { SEAT($seat) } speelt { CARD($card) }: { $count ->
        [one] er is één verdeling over
       *[other] er zijn { $deals } verdelingen over
    }, { NUM($bits, 1) } bits.
page-explore-live-deals =
    { $count ->
        [one] Er is één verdeling over.
       *[other] Er zijn { $deals } verdelingen over.
    }
page-explore-bits = +{ NUM($bits, 1) } bits
page-explore-nothing = niets nieuws
page-explore-left-to = { $name }: { $deals }

page-explore-where = Waar is hij?
page-explore-view = gezien door { $name }, %
page-explore-ruled-out = uitgesloten
page-explore-no-cards = { $name } heeft elke kaart gezien.
page-explore-passed-by = doorgegeven door { $name }

page-explore-who-can-tell = Wie weet waar { SIGN($card) } is?
page-explore-before = ervoor
page-explore-now = nu
page-explore-after = na { SIGN($card) } van { SEAT($seat) }
page-explore-cannot = { $name } kan deze niet onderscheiden
page-explore-others-cannot = andere stoelen niet
page-explore-truth = waar hij was
page-explore-worlds = Hij kan hier zijn: { LIST($places, "or") }.
page-explore-knowers = Wie weet waar hij is
page-explore-knows-deal = weet het sinds het delen
page-explore-knows-since = weet het sinds { SIGN($card) } van { SEAT($seat) }
page-explore-knows-step = weet het sinds stap { $n }
page-explore-does-not-know = weet het niet: { LIST($places, "or") }
page-explore-does-not-know-many = weet het niet: { $n } plaatsen
page-explore-open = { $name } heeft hem gespeeld: iedereen heeft hem gezien.

page-explore-two-says = wat { $name } denkt dat { $other } denkt
page-explore-two-title = Wat { $name } denkt dat { $other } kan hebben
page-explore-other = Wiens gedachten
page-explore-two-card = { SIGN($card) }, twee diep gezien
page-explore-case-holds = { $percent }: { $name } heeft hem
page-explore-case-lies = { $percent }: { $place }
page-explore-of-deals = { $deals } van { $of } verdelingen
page-explore-thinks = { $name } denkt:
page-explore-mine = ‘Ik heb hem.’
page-explore-know-it = ‘Ik weet het: { $place }.’
page-explore-may-be = ‘{ CAPITAL(LIST($places, "or")) }.’
page-explore-may-not = ‘{ CAPITAL(LIST($places, "or")) }; niet { LIST($without, "or") }.’
page-explore-perhaps = misschien { $place }
page-explore-so-always = Dus { $name } weet dat { $other } weet waar hij is.
page-explore-so-sometimes = Dus { $name } weet niet of { $other } weet waar hij is.
page-explore-so-never = Dus { $name } weet dat { $other } niet weet waar hij is.

page-explore-formula = Klopt dit hier?
page-explore-examples = Voorbeelden
page-explore-yes = Ja.
page-explore-no = Nee.
page-explore-witness = { $name } moet deze verdeling voor mogelijk houden:
page-explore-witness-there = Daar zou { $name } deze voor mogelijk moeten houden:
page-explore-witness-same = { $name } moet deze verdeling voor mogelijk houden, en { $other } daar ook:
page-explore-breaks = { CARD($card) }: hierdoor klopt de bewering niet
page-explore-since-deal = Dat is zo sinds het delen.
page-explore-since = Dat is zo sinds { SIGN($card) } van { SEAT($seat) }.
page-explore-since-step = Dat is zo sinds stap { $n }.
page-explore-how = Zo schrijf je een formule
page-explore-how-facts = iemand heeft een kaart; iemand heeft niets van een kleur
page-explore-how-knows = iemand weet het; iemand houdt het voor mogelijk
page-explore-how-all = iedereen weet het; het is algemeen bekend
page-explore-how-joined = niet; en; of; als … dan

page-knew = { $name } wist:
page-knew-nothing = { $name } wist niets zeker over verborgen kaarten.
page-knew-all = { $name } wist waar elke kaart was.
page-knew-has = { $name } heeft { SIGNS($cards, " ") }
page-knew-lies = { SIGNS($cards, " ") } { $place }
page-knew-lacks = { $name } heeft geen { SUITS($suits, "or") }
page-knew-no-trumps = { $name } heeft geen troeven
page-key-formula = vragen met een formule
page-key-seat = wiens ogen
page-key-step = één kaart terug of verder
