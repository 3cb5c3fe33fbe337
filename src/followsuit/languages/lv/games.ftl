### The games' own words: what their contracts are called.

term-big =
    { $case ->
        [acc] Lielo
       *[other] Lielais
    }
term-zole =
    { $case ->
        [acc] Zoli
       *[other] Zole
    }
term-small-zole =
    { $case ->
        [acc] Mazo zoli
       *[other] Mazā zole
    }
term-the-table =
    { $case ->
        [acc] Galdiņu
       *[other] Galdiņš
    }
