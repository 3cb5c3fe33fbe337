### What the command line says by itself, and what it refuses.

## Pages of games that cannot be played.

# {"game": "“whist”", "problems": ["`score` is empty: say what a round scores."]}
rules-invalid = The page of { $game } cannot be played.
    .remedy = { LIST($problems, " ") }
# {"error": "ValueError: no"}
rules-failed = Its function failed: { $error }.
rules-unreadable = Its file cannot be read: { $error }.
# {"type": "list"}
rules-no-rules = Its function gives a { $type } instead of Rules.
# {"error": "The option rounds cannot be 7."}
rules-unusual = It cannot be played as it usually is: { $error }

## Games of one's own, kept in files and folders.

# {"file": "./mygame.py"}
own-games-no-file = There is no file { $file }.
    .remedy = `followsuit new mygame` writes the first page of a game; `followsuit games` lists the games by their keys.
# {"place": "./mygames"}
own-games-no-place = There is no file or folder { $place } to look for games in.
    .remedy = Name a folder with pages of games, or one such file.
# {"file": "./mygame.py", "games": ["mygame", "mygame-two"]}
own-games-not-one = { $file } has more than one game: { LIST($games) }.
    .remedy = Name the file with --games, and the game by its key.
own-games-no-page = There is no game in it: a game is a function with @game(…) above it.
own-games-no-python = It is no Python: the name of such a file ends with .py.
# {"key": "zole"}
own-games-key-of-program = The key { $key } is taken by a game of this program: choose another one.
# {"key": "mygame", "place": "games/mygame.py"}
own-games-key-taken = The key { $key } is taken by the game in { $place }: choose another one.
# {"file": "mygame.py", "game": "mygame"}
own-games-written = { $file } is the first page of a game: play it with `followsuit play { $file }`, change it, and try the laws on it with `followsuit check { $file }`.
# {"name": "“9 lives”"}
own-games-no-name = { $name } cannot be the name of a game.
    .remedy = Take letters, digits and hyphens, and begin with a letter: nine-lives.

## Players of one's own.

# {"file": "./bot.py"}
own-player-no-file = There is no file { $file } with a player.
    .remedy = Name a Python file, such as ./bot.py, and what makes a player in it, such as ./bot.py:Bot.
# {"module": "mybots"}
own-player-no-module = There is no module { $module } with a player.
    .remedy = Write module:Class, ./bot.py or run:COMMAND, perhaps with NAME= before it: the module's package is installed, or it lies in the folder of the command. A player of this program goes by its own name.
# {"program": "“nodejs”"}
own-player-no-program = There is no program { $program } that could play.
    .remedy = Name one that can be run, with its arguments: run:node bot.js.
# {"name": "mybot", "fault": "error", "detail": "AttributeError: no Bot"}
own-player-not-ready =
    { $name } does not answer: { $fault ->
        [slow] it did not say a word in { $detail } seconds
        [unreadable] what it says cannot be read: { $detail }
        [error] { $detail }
       *[ended] its program ended at once
    }.
    .remedy = docs/writing-a-player.md tells what a player is asked, and how it answers.
# {"name": "mybot", "forfeited": 3, "fault": "slow", "detail": "0.55"}
own-player-forfeited =
    { $name } forfeited { $forfeited ->
        [one] one decision
       *[other] { $forfeited } decisions
    }, which chance then made: { $fault ->
        [slow] it took longer than { $detail } seconds
        [illegal] it chose what is not allowed: { $detail }
        [unreadable] what it said cannot be read: { $detail }
        [error] { $detail }
       *[ended] its program ended
    }.
# {"name": "mybot"}
own-player-says = A player of your own.

## Laws that hold in every game, tried on one.

# {"name": "Zole", "settings": 6, "games": 10}
check-title = { $name }: each law is tried { $games } times in { $settings ->
        [one] one setting
       *[other] each of { $settings } settings
    }.
# {"law": "views"}
check-law =
    { $law ->
        [conserved] No card and no token is lost or doubled.
        [kernel] The compiled game is the same game, decision by decision.
        [sums] Totals are the sums of what the rounds score, and whoever has won has a seat.
        [views] Nobody sees anything that is hidden from them.
        [worlds] What can be known is right: the deals that are possible are those that the referee allows.
        [records] A record replays to the same game.
        [partners] Partners have the same score.
        [rules] The rules page can be read, in every language.
       *[bots] What bots do is allowed.
    }
# {"setting": "Zole: seats 3 · seed 7", "error": "BrokenLaw: 1 ≠ 2"}
check-example = { $setting }: { $error }
# {"laws": 1}
check-broken =
    { $laws ->
        [one] One law is broken.
       *[other] { $laws } laws are broken.
    }
check-all-hold = Every law holds.

## Games that are not compiled.

# {"name": "Zole", "reasons": ["`trick` has LowestOfLed, which is not compiled."]}
game-engine-only = { $name } is not compiled: the engine plays it, which is slower, and every bot plays it at random. { LIST($reasons, " ") }
# {"field": "trick", "word": "LowestOfLed"}
kernel-unknown-word = `{ $field }` has { $word }, which is not compiled.
# {"things": "duties", "count": 9, "most": 4}
kernel-too-much =
    There are { $count } { $things ->
        [duties] duties
        [terms] terms of a score
        [ends] ways to end
        [copies] faces with copies
        [rounds] listed rounds
        [contracts] contracts
        [tokens] tokens
        [steps] steps of a ladder
       *[stashes] stashes
    }; the compiled game has room for { $most }.
kernel-sitting-out-without-contracts = `deal` has DealerSitsOut, which is compiled only with `contracts`.
kernel-tokens-with-contracts = `tokens` and `contracts` are not compiled together.
kernel-dealers-card-with-stash = `deal` has DealersCard, which is not compiled together with a stash.

## Command lines that cannot be read.

# {"command": "“plai”", "near": ["play"], "group": "followsuit"}
command-unknown = There is no command { $command }.
    .remedy =
        { COUNT($near) ->
            [0] `{ $group } --help` lists those there are.
           *[other] Did you mean { LIST($near, "or") }?
        }
# {"option": "“--seet”", "near": ["--seat"], "command": "followsuit play"}
command-unknown-option = There is no option { $option }.
    .remedy =
        { COUNT($near) ->
            [0] `{ $command } --help` lists those there are.
           *[other] Did you mean { LIST($near, "or") }?
        }
# {"argument": "GAME", "command": "followsuit play"}
command-missing = { $argument } is missing.
    .remedy = `{ $command } --help` tells how it is written.
# {"argument": "“x”", "command": "followsuit play"}
command-extra = There is no place for { $argument }.
    .remedy = `{ $command } --help` tells how it is written.
# {"reason": "Option '--seat' requires an argument", "command": "followsuit play"}
command-unreadable = { $reason }.
    .remedy = `{ $command } --help` tells how it is written.
# {"option": "--games", "given": "“x”", "least": 1, "most": 1000000000}
command-number = { $option } cannot be { $given }.
    .remedy = Give a whole number from { $least } to { NUM($most) }.
# {"given": "rounds"}
command-no-setting = “{ $given }” is not an option.
    .remedy = Write it as key=value, such as rounds=6.
# {"option": "rounds"}
command-twice = The option { $option } is given twice.
    .remedy = Give it once.
command-seed-unprintable = The seed has letters that cannot be printed.
    .remedy = Give a number or a plain text.
# {"language": "“xx”", "languages": ["en", "lv"]}
command-no-language = There is no language { $language }.
    .remedy = There are { LIST($languages, "") }.
# {"games": ["miesjelen", "zole"]}
command-no-game = No game is named.
    .remedy = The games are { LIST($games) }.
# {"family": "“pairs”", "families": ["partners", "avoid"]}
command-no-family = There is no family of games { $family }.
    .remedy = The families are { LIST($families) }.
command-no-game-fits = No game fits that.
    .remedy = `followsuit games` lists them all; docs/adding-a-game.md tells how to write one.
# {"error": "There is no game “whist”.", "code": "game/unknown"}
command-error = Error: { $error } ({ $code })
command-stopped = Stopped.

## Playing, replaying and checking games in files.

# {"options": ["--seats", "--seed"]}
play-settled = { LIST($options) } cannot be changed in a game that goes on.
    .remedy = Leave it out.
# {"file": "zole-7.json", "game": "Zole", "key": "miesjelen"}
play-other-game = { $file } holds a game of { $game }, not of { $key }.
    .remedy = Leave the name out.
play-name-unprintable = The name is empty or cannot be printed.
    .remedy = Give another one with --name.
# {"name": "casual"}
play-name-of-a-bot = “{ $name }” is the name of a player of this program.
    .remedy = Give another one with --name.
play-nobody = No person plays in this game.
    .remedy = Take over a seat with --seat.
# {"seats": [0, 2]}
play-which-seat =
    { CAPITAL(WORDS(COUNT($seats))) } seats could be yours: { LIST($seats) }.
    .remedy = Choose one with --seat.
# {"file": "zole-7.json"}
play-several = { $file } holds more than one game.
    .remedy = Put the one to play on into a file of its own.
play-exists = { $file } already exists.
    .remedy = Name another file, or play on in it with --resume.
play-exists-too = { $file } already exists.
    .remedy = Name another file.
# {"command": "followsuit replay zole-7.json"}
play-over = The game is over.
    .remedy = To watch it: { $command }
play-without-seed = Without a seed the cards to come are not known.
    .remedy = Only watch this game.
# {"file": "games.jsonl", "games": 2}
replay-no-game =
    { $file } holds { WORDS($games) } { $games ->
        [one] game
       *[other] games
    }.
    .remedy = Choose one from 1 to { NUM($games) }.
# {"file": "games.jsonl"}
verify-many = { $file } holds many games, and a seal is of one.
    .remedy = Give a file with that game only.
# {"place": "games.jsonl line 1", "game": "Zole", "rounds": 2, "finished": true}
verify-ok =
    { $place }: ok ({ $game }, { WORDS($rounds) } { $rounds ->
        [one] round
       *[other] rounds
    }{ $finished ->
        [yes] { "" }
       *[no] , not finished
    })
# {"games": 3, "failed": 1}
verify-failed =
    { NUM($failed) } of { WORDS($games) } { $games ->
        [one] game
       *[other] games
    } { $failed ->
        [one] does
       *[other] do
    } not hold (record/invalid)
# {"games": 3}
verify-done =
    { $games ->
        [one] One game checked: it holds.
       *[other] { CAPITAL(WORDS($games)) } games checked: all hold.
    }
verify-nobody-drew = nobody took part in drawing the seed, so the server alone knew it and may have chosen it
# {"took": ["“Anna” (seat 0)"], "others": ["“casual” (seat 1, a bot)"]}
verify-drew =
    { LIST($took) } took part in drawing the seed{ COUNT($others) ->
        [0] { "" }
       *[other] ; { LIST($others) } did not
    }
# {"name": "“Anna”", "seat": 0, "bot": true}
verify-seat =
    { $name } (seat { $seat }{ $bot ->
        [yes] , a bot
       *[no] { "" }
    })
# {"draw": 1, "why": "time", "refused": ["“Anna” (seat 0)"]}
verify-abandoned =
    draw { $draw } was abandoned: { $why ->
        [changed] the host changed a bot's seat
       *[other]
            { COUNT($refused) ->
                [0] somebody
               *[other] { LIST($refused) }
            } { $why ->
                [left] left
                [removed] was removed by the host
                [moved] went to another device
               *[time] did not reveal in time
            }
    }
# {"seal": "5e5e5e5e5e5e5e5e"}
verify-agreed = this is the deal that was agreed to, by the seal { $seal }…

## Files.

# {"file": "zole-7.json", "reason": "Permission denied"}
play-unwritable = { $file } cannot be written: { $reason }.
    .remedy = Name another file with --record.
# {"reason": "No space left on device"}
file-output = The standard output cannot be written: { $reason }.
    .remedy = Send it somewhere else.
# {"file": "games.jsonl"}
file-exists = { $file } already exists.
    .remedy = Name another file, or replace it with --force.
file-named-twice = Two things are to be written to { $file }.
    .remedy = Name a file of its own for each.
file-is-a-folder = { $file } is a folder.
    .remedy = Name a file.
file-forbidden = { $file } cannot be written: it is not allowed.
    .remedy = Name another file.
# {"file": "reports/zole.html", "folder": "reports"}
file-no-folder = { $file } cannot be written: there is no folder { $folder }.
    .remedy = Make it, or name another.
# {"file": "games.jsonl", "reason": "no space left on device"}
file-unwritable = { $file } cannot be written: { $reason }.
    .remedy = Name another file.
file-not-written = { $file } cannot be written: { $reason }.
file-not-read = { $file } cannot be read: { $reason }.
# {"folder": "reports", "reason": "file exists"}
file-folder-not-made = { $folder } cannot be made: { $reason }.
    .remedy = Name another folder.
# {"failed": ["a.html cannot be written: no space left on device.", "a.json cannot be written: no space left on device."]}
file-several-not-written = { LIST($failed, " ") }
# {"file": "games.jsonl", "reason": "no space left on device", "games": 2}
file-full = { $file } cannot be written any further: { $reason }.
    .remedy =
        It keeps { WORDS($games) } { $games ->
            [one] game
           *[other] games
        }.
# {"file": "games.jsonl"}
file-without-games = { $file } holds no game.
    .remedy = It is empty.
file-no-text = { $file } is not a text file.
    .remedy = A record is JSON, in UTF-8.
file-no-place-for-a-game = { $file } is not a file that a game can be kept in.
    .remedy = Name another.
file-game-exists = { $file } already exists.
    .remedy = Name another file, or play on in it with --resume.
file-played-elsewhere = This game is being played elsewhere.
    .remedy = Play on there; { $file } keeps what was done there, not here.
# {"file": "zole-7.json", "reason": "no space left on device", "kept": true}
file-game-not-kept = { $file } cannot be written: { $reason }.
    .remedy =
        { $kept ->
            [yes] The last game kept there is whole.
           *[no] Name another file with --record.
        }
record-breaks-off = The record breaks off.
    .remedy = Its end is missing.
# {"error": "Expecting value", "column": 1}
record-no-json = This is not JSON: { $error } (column { $column }).
record-unreadable-json = This is not a JSON text that can be read.
record-no-object = A record is a JSON object, and this is something else.
# {"file": "rows.csv", "endings": [".jsonl", ".parquet"]}
results-ending = { $file } has no ending that says how to write it.
    .remedy = Use one of { LIST($endings, "or") }.
results-no-pyarrow = Parquet needs pyarrow.
    .remedy = Install followsuit[lab], or write a .jsonl file.
# {"file": "rows.parquet", "reason": "no space left on device"}
results-full = { $file } cannot be written any further: { $reason }.
    .remedy = Without its end it cannot be read.
results-unfinished = { $file } cannot be finished: { $reason }.
    .remedy = Without its end it cannot be read.
# {"file": "plot.jpg", "endings": [".png", ".svg", ".pdf"]}
plot-ending = { $file } has no ending that says how to draw it.
    .remedy = Use one of { LIST($endings, "") }.
plot-no-matplotlib = Plots need Matplotlib.
    .remedy = Install followsuit[lab].

## What many games are asked for.

# {"games": 0, "least": 1}
simulation-games = The number of games cannot be { $games }.
    .remedy = It should be { $least } or more.
# {"deals": 0, "least": 1}
simulation-deals = The number of deals cannot be { $deals }.
    .remedy = It should be { $least } or more.
# {"rounds": "0", "most": 1000000}
simulation-cut-off = A game cannot be cut off after { $rounds } rounds.
    .remedy = Give 1 to { NUM($most) }.
simulation-seed = The seed of many games cannot begin with `hex:`.
    .remedy = Give a number or another text.
# {"games": "1000000000"}
simulation-no-room = There is no room for { $games } games.
    .remedy = Ask for fewer.
simulation-process-lost = A process ended without a word; perhaps there is too little memory.
    .remedy = Try fewer cores.
cluster-no-ray = A cluster needs Ray, which is not installed.
    .remedy = Install it: pip install "followsuit[cluster]"
# {"address": "10.0.0.1:6379"}
cluster-not-reached = No cluster answers at “{ $address }”.
    .remedy = Begin one with “ray start --head”, and give its address as HOST:PORT; auto is the one this machine belongs to, local one of this machine alone.
cluster-not-begun = Ray did not start on this machine.
    .remedy = Look whether the machine has memory, ports and time to spare, or do without --cluster.
cluster-not-installed = The workers of the cluster do not find Followsuit.
    .remedy = Install the same version on each of its machines, for the same Python.
# {"here": "0.1.0", "there": "0.2.0"}
cluster-other-version = The workers of the cluster have version { $there } of Followsuit, and this one is { $here }.
    .remedy = Install the same version everywhere.
cluster-worker-lost = The cluster lost the worker that played a game, again and again.
    .remedy = Perhaps its machines have too little memory: give them fewer games at a time, with --cores.
tournament-one-player = One player alone makes no tournament.
    .remedy = Name two or more; one may be named twice.
balance-seats-as-option = Here seats are no option of the game.
    .remedy = Give their counts with --seats, as in 3-5.
balance-no-seats = No seat count is given.
    .remedy = Give one or more, such as 3-5.
# {"text": "6-2"}
balance-seats-unreadable = “{ $text }” is not a range of seats.
    .remedy = Write it as 4, 2-6 or 2,4-6.
# {"options": ["--seats", "--json"]}
balance-not-with-all = { LIST($options) } cannot be given with --all.
    .remedy = Leave it out.
balance-no-folder = --all needs a folder to write to.
    .remedy = Add --out FOLDER.
# {"games": ["miesjelen", "zole"]}
balance-no-game = No game is named.
    .remedy = The games are { LIST($games) }; --all means all of them.
simulate-no-records = --legal is about records, and none are written.
    .remedy = Add --records FILE.
command-two-budgets = --worlds and --milliseconds are two ways to say the same.
    .remedy = Give one of them.
