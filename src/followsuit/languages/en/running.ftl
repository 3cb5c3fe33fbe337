### What whoever runs a server is told: settings, addresses, databases, and tables in files.

## Starting it.

# {"name": "fastapi"}
server-not-installed = The server needs { $name }, which is not installed.
    .remedy = Install it with: pip install 'followsuit[server]'
# {"setting": "--port", "given": "“x”", "takes": "a whole number from 0 to 65535"}
settings-invalid = { $setting } is { $given }.
    .remedy = It should be { $takes }.
settings-reload = Games can be read again by a server of one process alone: without `--workers` and without NATS.
    .remedy = Leave out `--reload`, or the others.
settings-reload-nothing = There is nothing to read again: `--reload` is for games of your own.
    .remedy = Name a folder or a file of them: `followsuit serve --games DIR --reload`.
# {"workers": 4}
settings-workers = { NUM($workers) } workers cannot reach each other on this system without NATS, and there is none.
    .remedy = Name a NATS server with --nats, or serve with one worker.
# {"host": "“nowhere”", "reason": "Cannot assign requested address"}
address-unknown = There is no address { $host }.
    .remedy = Choose 127.0.0.1 for this machine only, or 0.0.0.0 for your whole network, with --host.
address-unusable = This machine cannot listen at { $host }: { $reason }.
    .remedy = Choose 127.0.0.1 for this machine only, or 0.0.0.0 for your whole network, with --host.
# {"port": "8000", "free": "8001"}
address-taken = Port { $port } is taken by another program.
    .remedy = Choose another with --port, such as --port { $free }.
# {"port": "80"}
address-forbidden = The system does not let you use port { $port }.
    .remedy = Choose one from 1024 up, such as --port 8000.
# {"bus": "“127.0.0.1:4222”", "reason": "Connection refused"}
bus-unreachable = The bus at { $bus } cannot be reached: { $reason }.
    .remedy = Write nats://HOST:PORT, and check that a NATS server is running there.
bus-address = The address of the bus is not the address of a NATS server.
    .remedy = Write nats://HOST:PORT, and check that a NATS server is running there.
bus-closed = The bus is closed.
    .remedy = Connect again.
# {"link": "http://127.0.0.1:8000"}
server-running = Followsuit is running at { $link }
server-for-others = For others: { $link }
server-how-to-stop = Press Ctrl-C to stop it.

## The database.

store-write-address = Write sqlite:///FILE for a file, or postgresql://USER:PASSWORD@HOST:PORT/DATABASE for a PostgreSQL server.
store-url-without-kind = The address of the database does not begin with its kind and “://”.
    .remedy = { store-write-address }
# {"kind": "“mysql”"}
store-url-of-unknown-kind = { $kind } is no kind of database that Followsuit knows.
    .remedy = { store-write-address }
# {"kind": "sqlite"}
store-url-unreadable = The address of the { $kind } database cannot be read.
    .remedy = { store-write-address }
store-url-slashes = The address of an SQLite database has three slashes before the file.
    .remedy = { store-write-address }
store-url-without-file = The address of the SQLite database names no file.
    .remedy = { store-write-address }
store-url-after-file = The address of an SQLite database ends with the file's name.
    .remedy = { store-write-address }
store-url-in-two-ways = The address of the PostgreSQL database can be understood in two ways.
    .remedy = Write @ : / # in a password as %40 %3A %2F %23. { store-write-address }
# {"file": "tables.db", "reason": "Permission denied"}
store-file-unusable = The database file { $file } cannot be opened: { $reason }.
    .remedy = Name a file that can be written.
# {"path": "/srv/tables"}
store-not-a-folder = { $path } is not a folder
# {"file": "tables.db"}
store-no-file = There is no database file { $file }.
    .remedy = Name the one that the server uses, with --database sqlite:///FILE.
# {"folder": "/srv/tables", "reason": "Permission denied"}
store-folder-unusable = The folder { $folder } for the tables cannot be made: { $reason }.
    .remedy = Name another file with --database sqlite:///FILE.
# {"forms": ["tables_0002"], "known": "tables_0001"}
store-newer = The database was made by a newer Followsuit: its form is { LIST($forms, "") }, and this program knows forms up to { $known }.
    .remedy = Install the newer version of the program, or use another database.
store-check-it = Check that it is running and that its address is right; what was saved before is not lost.
# {"reason": "Connection refused"}
store-unusable = The database cannot be used now: { $reason }.
    .remedy = { store-check-it }
store-no-answer = The database cannot be used now: it did not answer in time.
    .remedy = { store-check-it }
store-too-busy = The database is too busy: no connection came free.
    .remedy = { store-check-it }
# {"seconds": 2}
store-slow = The database did not take a small write within { $seconds } seconds.
    .remedy = { store-check-it }
store-unfinished = The database did not finish writing.
    .remedy = { store-check-it }
store-disk-full = The disk of the database is full.
    .remedy = Make room, then try again; what was saved before is not lost.
store-closed = The store is closed.
    .remedy = Open it again.
store-conflict = Somebody else changed the table first.
    .remedy = Load its new events, then decide again.
# {"code": "“abcde”", "alias": "“KXR”"}
store-taken =
    Another table has the code { $code }{ $alias ->
        [none] .
       *[other] { " " }or the alias { $alias }.
    }
    .remedy = Choose another.
# {"given": "9", "version": "1"}
game-version = This is version { $given }.
    .remedy = This program plays version { $version }.
# {"game": "mygame"}
game-page-changed = The page of { $game } is not the one any more that this game was played by.
    .remedy = Put the former file back, or leave the table out.

## Tables written to a file, and read from one.

# {"tables": 2, "file": "tables.jsonl"}
tables-exported =
    { CAPITAL(WORDS($tables)) } { $tables ->
        [one] table
       *[other] tables
    } written to { $file }.
# {"folder": "/srv/tables"}
tables-folder-created = The folder { $folder } was created.
# {"added": 2, "there": 1}
tables-imported =
    { CAPITAL(WORDS($added)) } { $added ->
        [one] table
       *[other] tables
    } added; { WORDS($there) } { $there ->
        [one] table
       *[other] tables
    } already existed.
# {"file": "tables.jsonl"}
tables-database-itself = { $file } is the database itself.
    .remedy = Name another file.
tables-no-file = { $file } is not a file that tables can be kept in.
    .remedy = Name another.
tables-exists = { $file } already exists.
    .remedy = Name another file, or replace it with --force.
# {"file": "tables.jsonl", "reason": "Permission denied"}
tables-unwritable = { $file } cannot be written: { $reason }.
    .remedy = Name another file.
tables-unreadable = { $file } cannot be read: { $reason }.
    .remedy = Name a file that was exported.
tables-no-text = it is not text

## A line of such a file.

archive-export-anew = Export the table anew.
# {"file": "tables.jsonl", "line": "3"}
archive-long-line = { $file }, line { $line }: this line is longer than any table.
    .remedy = Name a file that was exported.
# {"file": "tables.jsonl", "line": "3", "table": "“abcde”", "earlier": "1"}
archive-twice = { $file }, line { $line }: the table { $table } is on line { $earlier } already.
    .remedy = Remove one of the two.
# {"file": "tables.jsonl", "line": "3", "table": "“abcde”", "why": "It has no record."}
archive-impossible = { $file }, line { $line }: the table { $table } cannot be so. { $why }
# {"file": "tables.jsonl", "line": "3", "format": "followsuit-table/1"}
archive-format = { $file }, line { $line }: this is no table of the format { $format }.
    .remedy = Export the tables with this program.
# {"file": "tables.jsonl", "line": "3", "part": "code"}
archive-missing = { $file }, line { $line }: { $part } is missing.
    .remedy = { archive-export-anew }
archive-unknown = { $file }, line { $line }: { $part } is no part of a table.
    .remedy = { archive-export-anew }
archive-list = { $file }, line { $line }: { $part } is no list.
    .remedy = { archive-export-anew }
archive-triples = { $file }, line { $line }: { $part } holds something other than lists of three.
    .remedy = { archive-export-anew }
archive-text = { $file }, line { $line }: { $part } is no text, or an empty one.
    .remedy = { archive-export-anew }
archive-count = { $file }, line { $line }: { $part } is no count.
    .remedy = { archive-export-anew }
archive-time = { $file }, line { $line }: { $part } is no time in seconds.
    .remedy = { archive-export-anew }
archive-json = { $file }, line { $line }: { $part } is not JSON.
    .remedy = The file may have been cut off or changed.
# {"file": "tables.jsonl", "line": "3", "part": "the line", "constant": "NaN"}
archive-json-constant = { $file }, line { $line }: { $part } holds { $constant }, which is not JSON.
    .remedy = { archive-export-anew }
# {"file": "tables.jsonl", "line": "3", "statuses": ["waiting", "over"]}
archive-status = { $file }, line { $line }: status is none of { LIST($statuses, "") }.
    .remedy = { archive-export-anew }
# {"file": "tables.jsonl", "line": "3"}
archive-secret = { $file }, line { $line }: secret is no hexadecimal text.
    .remedy = { archive-export-anew }
archive-holders = { $file }, line { $line }: holders are not in the order of their seats, each seat once.
    .remedy = { archive-export-anew }
# {"file": "tables.jsonl", "line": "3", "seat": 1}
archive-holder = { $file }, line { $line }: the holder of seat { $seat } is no SHA-256 in hexadecimal.
    .remedy = { archive-export-anew }
archive-holder-name = { $file }, line { $line }: the name of the holder of seat { $seat } is no text.
    .remedy = { archive-export-anew }
# {"file": "tables.jsonl", "line": "3", "event": "2", "given": "3"}
archive-event = { $file }, line { $line }: where event { $event } should be is { $given }.
    .remedy = Events count from 1.
# {"file": "tables.jsonl", "line": "3", "event": "2"}
archive-event-text = { $file }, line { $line }: the body of event { $event } is no text.
    .remedy = { archive-export-anew }
archive-the-line = the line
archive-the-record = the record
archive-a-seat = a seat of holders
# {"event": "2"}
archive-the-body = the body of event { $event }
archive-the-time = the time of event { $event }

## What cannot have been at a table.

import-export-anew =
    .remedy = Export the table anew, or leave it out.
import-no-events = It has no events, not even the first.
import-no-start = The start of its game is left out.
import-no-record = It has no record.
import-other-record = The record is not that of the game in its events.
import-record-of-other-options = The record is not that of a game with the options of the table.
# {"error": "seed: This is missing."}
import-record = The record cannot be played: { $error }
import-secret = The secret is not one of 64 hexadecimal digits.
import-other-secret = The secret is not the one in the record.
# {"code": "“x”"}
import-code = { $code } is not the code of a table.
# {"alias": "“x”"}
import-alias = { $alias } is not an alias of a table.
# {"seat": 1}
import-name = The holder of seat { $seat } has a name that nobody can have.
# {"part": "holders"}
import-summary = What it says of `{ $part }` does not follow from its events.
# {"events": 20000}
import-many-events = It has { NUM($events) } events, more than any table can have.
# {"event": "2"}
import-event = Event { $event } cannot have been.
import-time = Event { $event } is told for a time at which it cannot have been.
import-unknown-event = Event { $event } is none that a table knows.
import-large-event = Event { $event } holds something too large.
# {"event": "2", "code": "seat/holder", "why": "You already sit here."}
import-refused-event = Event { $event } cannot have been ({ $code }): { $why }
# {"event": "2", "why": "You already sit here."}
import-at-event = Event { $event }: { $why }
import-made-once = A table is made by its first event, and by no other.
import-nobody-asked = It does not follow from what anybody may ask for.
# {"game": "Zole", "given": "9", "version": "1"}
import-version = This is version { $given } of { $game }, and this program plays version { $version }.
    .remedy = Import it with the Followsuit that plays that version, or leave the table out.
import-game = Its options or its seats are not all there, or not as they are written.
# {"custom": "pace", "least": "0", "most": "60"}
import-custom = { $custom } is not between { $least } and { $most }.
import-taken-meanwhile = Somebody made a table with the same code or alias at the same time.
    .remedy = Nothing was imported. Try again.
# {"code": "“abcde”"}
import-code-taken = There is another table with the code { $code }.
    .remedy = Nothing was imported. Leave that table out, or import into another database.
# {"code": "“abcde”", "alias": "“KXR”"}
import-alias-taken = The table { $code } has the alias { $alias } already.
    .remedy = Nothing was imported. Give the table in the file another alias, or none.

## What it is told with followsuit admin.

# {"code": "bcdfghjkmn"}
admin-closed = The table { $code } is closed; running servers notice it within seconds.
# {"code": "bcdfghjkmn"}
admin-reopened = The table { $code } goes on.
# {"code": "bcdfghjkmn"}
admin-not-closed = The table { $code } is not closed.
    .remedy = followsuit admin tables shows which are.
# {"network": "192.0.2.0/24", "until": "2026-05-01 12:00"}
admin-banned = { $network } is banned until { $until } UTC; running servers notice it within seconds.
# {"network": "192.0.2.0/24", "until": "2026-05-01 12:00"}
admin-ban = { $network } until { $until } UTC
admin-no-bans = Nobody is banned.
# {"network": "192.0.2.0/24"}
admin-unbanned = { $network } is not banned any more.
# {"network": "192.0.2.0/24"}
admin-not-banned = { $network } is not banned.
    .remedy = followsuit admin bans shows who is.
# {"given": "“here”"}
admin-network = { $given } is no network address that can be banned.
    .remedy = Name one such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64: not this machine's own, and not half of the world.
# {"most": 1000}
admin-too-many = There are { $most } such orders already.
    .remedy = Take some back first.
# {"text": "We restart at ten.", "until": "2026-05-01 12:00"}
admin-said = Everyone reads “{ $text }” until { $until } UTC; running servers notice it within seconds.
admin-unsaid = The message to everyone is taken back.
admin-no-message = Nothing is said to everyone.
    .remedy = followsuit admin message says something.
# {"length": 400, "most": 300}
admin-message = A message to everyone has 1 to { $most } characters, and this has { $length }.
    .remedy = Say it in fewer words, or name a page where more is told.
admin-no-reports = Nothing is reported that is not settled.
# {"number": 7, "at": "2026-05-01 12:00", "code": "bcdfghjkmn", "seat": 2, "name": "Bob", "kind": "line", "said": "…", "why": "insult"}
admin-report =
    { $number }: { $at } UTC, table { $code }, seat { $seat }, { $why }: { $kind ->
        [line] { $name } said “{ $said }”
       *[name] the name “{ $name }”
    }
# {"more": "in every round"}
admin-report-more = {"  "}“{ $more }”
# {"number": 7}
admin-settled = Report { $number } is settled.
# {"number": 7}
admin-no-report = There is no report { $number }.
    .remedy = followsuit admin reports lists them.
admin-no-tables = There are no such tables.
# {"code": "bcdfghjkmn", "game": "Zole", "status": "playing", "visibility": "public", "names": "Anna, Bob", "people": 2, "free": 1, "made": "2026-05-01 12:00", "moved": "2026-05-01 12:30"}
admin-table =
    { $code }: { $game }, { $status ->
        [open] waits for people
        [playing] is played
       *[over] is over
    }, { $visibility ->
        [public] public
        [private] private
       *[unlisted] unlisted
    }, { $free } free, made { $made }, last move { $moved }{ $people ->
        [0] {""}
       *[other] ; { $names }
    }
# {"reason": "insults"}
admin-table-closed = {"  "}closed: { $reason }
