### What is said of learning a game: `followsuit train`, and networks in files.

## While one waits.

# {"game": "Whist"}
mind-learning = No network knows { $game } yet: one learns it now, which happens once and takes a minute or two.
# {"lessons": 400000}
train-going-on = Going on after { NUM($lessons) } lessons.
# {"lessons": 400000, "speed": 30000}
train-progress = { NUM($lessons) } lessons, { NUM($speed) } a second
# {"lessons": 400000, "seconds": 61.5, "points": 2.5, "reach": 0.4}
train-standing = Beside greedy players { SIGNED($points, 2) } ± { NUM($reach, 2) } points a round, after { NUM($lessons) } lessons and { NUM($seconds) } s.

## What came of it.

# {"lessons": 10000000, "seconds": 600, "settings": 9}
train-learned =
    It has learned { $settings ->
        [one] this setting
       *[other] the game in { WORDS($settings) } settings
    } from { NUM($lessons) } lessons in { NUM($seconds) } s.
train-stopped =
    Stopped after { NUM($lessons) } lessons and { NUM($seconds) } s of { $settings ->
        [one] this setting
       *[other] the game in { WORDS($settings) } settings
    }.
# {"file": "zole.npz"}
train-written = The network is in { $file }.
train-put-away = The same command goes on from { $file }.
# {"game": "Zole", "seats": 3, "lessons": 10000000, "minutes": 12}
train-plot-title = { $game }, { WORDS($seats) } seats: { NUM($lessons) } lessons in { NUM($minutes, 1) } minutes
train-axis-lessons = lessons, in millions
train-axis-points = points a round ahead of greedy players (99 %)

## What is refused.

train-two-lengths = Both --lessons and --minutes are given.
    .remedy = Give one of them.
train-against-elsewhere = With --out, players do not find the network, so it cannot meet others.
    .remedy = Leave out --out or --against.
# {"file": "zole.npz"}
mind-unreadable = { $file } holds no network, or a damaged one.
    .remedy = Name another file, or train anew with --again --force.
mind-format = { $file } is of another version of this program, whose networks are made otherwise.
    .remedy = Train anew with --again --force.
# {"file": "zole.npz", "key": "miesjelen", "game": "Zole"}
mind-other-game = { $file } is of the game { $key }, not of { $game }.
    .remedy = Name another file, or train anew with --again --force.
# {"file": "zole.npz", "game": "Zole", "given": "1", "version": "2"}
mind-other-version = { $file } is of version { $given } of { $game }, and this program plays version { $version }.
    .remedy = Train anew with --again --force.
# {"file": "zole.npz.unfinished", "seed": 1, "lessons": 10000000, "minutes": "none", "settings": 9}
mind-other-plan =
    { $file } was begun otherwise: with seed { $seed }, { $lessons ->
        [none] { NUM($minutes) } minutes
       *[other] { NUM($lessons) } lessons
    } and { WORDS($settings) } { $settings ->
        [one] setting
       *[other] settings
    } of the game.
    .remedy = Ask for the same, or begin anew with --again.
