### The games' own words: what their contracts are called.

term-big = Groot
term-zole = Zole
term-small-zole = Kleine zole
term-the-table = De Tafel
