### The games' own words: what their contracts are called.

term-big =
    { $case ->
        [acc] den Großen
       *[other] Großer
    }
term-zole = Zole
term-small-zole = Kleine Zole
term-the-table =
    { $case ->
        [acc] den Tisch
       *[other] Tisch
    }
