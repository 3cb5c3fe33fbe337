### What many games say: simulations, tournaments, and reports on a game. Players and options are called as they are typed.

## While one waits.

# {"part": "simulator"}
kernel-compiling =
    { $part ->
        [simulator] Compiling the simulator; this happens once and takes about half a minute.
       *[players] Compiling the players; this happens once and takes about half a minute.
    }
# {"seats": 3}
lab-step-seats = { $seats } seats
# {"option": "schedule", "value": "seven"}
lab-step-option = { $option } { $value }
