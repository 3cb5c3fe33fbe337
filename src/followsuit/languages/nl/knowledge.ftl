### Wat spelers kunnen weten: vragen die niet te beantwoorden zijn.

knowledge-not-in-play = { CAPITAL(CARD($card, "the")) } hoort niet bij de kaarten van deze ronde.
    .remedy = Een ronde kan met een deel van het spel gespeeld worden.
knowledge-no-place = De formule spreekt van { $given }, en dat is geen plaats aan deze tafel.
    .remedy = Stoelen gaan van 0 tot { $last }; de andere plaatsen zijn table, stash en undealt.
knowledge-no-card = De formule spreekt van { $given }, en dat is geen kaart van dit spel.
knowledge-formula-long = De formule heeft { NUM($letters) } letters, en er worden er hoogstens { NUM($most) } gelezen.
knowledge-formula = De formule is vanaf plaats { $place } niet te lezen: ‘{ $marked }’. { $problem }
knowledge-formula-deep = Er mogen hoogstens { $most } dingen binnen elkaar staan.
knowledge-expected = ‘{ $found }’ staat waar { $expected } zou moeten staan.
knowledge-ends = Hij houdt op waar { $expected } zou moeten staan.
knowledge-expected-sign = ‘{ $sign }’
knowledge-expected-end = het eind, of een van & | -> <->
knowledge-expected-formula = een van ! ( [ K M E C true false { LIST($facts, " ") }
knowledge-expected-seat = een stoel ({ LIST($seats, ",") })
knowledge-expected-card = een kaart
knowledge-expected-number = een getal
