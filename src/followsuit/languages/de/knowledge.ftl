### Was man wissen kann: Fragen, die sich nicht beantworten lassen.

knowledge-not-in-play = { CARD($card) } gehört nicht zu den Karten dieser Runde.
    .remedy = Eine Runde kann mit einem Teil des Blatts gespielt werden.
knowledge-no-place = Die Formel spricht von { $given }, und das ist kein Platz an diesem Tisch.
    .remedy = Die Plätze gehen von 0 bis { $last }; die anderen heißen table, stash und undealt.
knowledge-no-card = Die Formel spricht von { $given }, und das ist keine Karte dieses Spiels.
knowledge-formula-long = Die Formel hat { NUM($letters) } Zeichen, und mehr als { NUM($most) } werden nicht gelesen.
knowledge-formula = Die Formel lässt sich ab Stelle { $place } nicht lesen: „{ $marked }“. { $problem }
knowledge-formula-deep = Ineinander dürfen höchstens { $most } Dinge stehen.
knowledge-expected = „{ $found }“ steht da, wo stehen sollte: { $expected }.
knowledge-ends = Sie endet da, wo stehen sollte: { $expected }.
knowledge-expected-sign = „{ $sign }“
knowledge-expected-end = das Ende, oder eins von & | -> <->
knowledge-expected-formula = eins von ! ( [ K M E C true false { LIST($facts, " ") }
knowledge-expected-seat = ein Platz ({ LIST($seats, ",") })
knowledge-expected-card = eine Karte
knowledge-expected-number = eine Zahl
