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
