### What Zole's own routes say, for people at a command line.

# {"seats": 2}
zole-needed =
    { CAPITAL(WORDS($seats)) } more { $seats ->
        [one] player is
       *[other] players are
    } needed.
