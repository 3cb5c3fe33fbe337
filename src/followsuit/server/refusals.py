"""Everything that a client may be refused: each code once, with its HTTP status, sentence and way on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.errors import FollowsuitError, TableError

NO_STATUS = 0
"""Of what is refused only in the frames of a socket."""
SAYS = "The answer says what would be right."


@dataclass(frozen=True, slots=True)
class Denial:
    """A sentence with places for facts, and what to do instead."""

    status: int
    sentence: str
    remedy: str = ""


REFUSALS: Mapping[str, Denial] = {
    "action/stale": Denial(
        409, "The game has moved on since: this was decided upon version {basis}, and it is at version {version}.",
        "Look at the table as it is now, and decide again.",
    ),
    "chances/off": Denial(403, "Nobody may ask where cards lie at this table.", "It can be asked in the replay."),
    "chances/seen": Denial(
        409, "{card} is not among the cards that you cannot see.", "Ask for one that you have not seen in this round."
    ),
    "chat/empty": Denial(422, "There is nothing in that.", "Say something, or choose one of the phrases."),
    "chat/long": Denial(422, "That is too long: {length} letters.", "Say it in {most} letters."),
    "chat/muted": Denial(403, "Free text waits until the round is over.", "Choose one of the phrases."),
    "chat/unknown-phrase": Denial(422, "There is no phrase “{preset}”.", "The phrases are {presets}."),
    "chat/unseen": Denial(422, "There is something in that which cannot be seen.", "Say it in letters and emoji."),
    "commitment/closed": Denial(
        409, "{abandoned} draws were abandoned at this table: it deals without anyone's contribution.",
        "Make a new table for a deal that can be checked.",
    ),
    "commitment/invalid": Denial(
        422, "A commitment is 64 hexadecimal digits: the SHA-256 of a contribution, as docs/fairness.md has it.",
        "Send such digits, or leave it out.",
    ),
    "commitment/late": Denial(409, "The seed is settled: cards are dealt.", "Commit before the game starts."),
    "commitment/sealed": Denial(
        409, "The draw is sealed: nobody can commit to anything else now.", "Reveal your contribution."
    ),
    "commitment/taken": Denial(
        409, "Somebody else at this table is bound by the same commitment.", "Draw a contribution of your own."
    ),
    "contribution/another": Denial(
        409, "This is not the contribution that you committed to.", "Reveal that one, and no other."
    ),
    "contribution/invalid": Denial(422, "A contribution is 64 hexadecimal digits.", "Send such digits."),
    "contribution/uncommitted": Denial(
        409, "You take no part in this draw: you committed to nothing.", "Wait for the cards, or commit in the next."
    ),
    "contribution/unsealed": Denial(
        409, "The draw is not sealed: keep your contribution to yourself.", "Reveal it when the table has a seal."
    ),
    "frame/invalid": Denial(NO_STATUS, "This message cannot be read: {reason}.", "There are {kinds}."),
    "hand-over/expired": Denial(404, "This link has been used, or is too old.", "Ask for a new one at the table."),
    "hint/not-now": Denial(409, "It is not your turn.", "Ask for a hint when it is."),
    "hint/off": Denial(403, "Hints are off at this table.", "Make a table with hints to get them."),
    "language/unknown": Denial(
        404, "There is no language “{language}” here.", "There are {languages}; or add a folder for it."
    ),
    "limit/address": Denial(
        429, "There are too many connections from your network.", "Close some, and try again in a moment."
    ),
    "limit/body": Denial(413, "The request is too large.", "Send at most {most:,} bytes."),
    "limit/codes": Denial(429, "Too many wrong codes came from your network.", "Try again in {seconds} s."),
    "limit/connections": Denial(503, "This server has no room for another connection.", "Try again in a moment."),
    "limit/head": Denial(431, "The head of the request is too large.", "Send at most {most:,} bytes."),
    "limit/hints": Denial(
        429, "That was a lot of hints in a short time.",
        "Ask for the next one in {seconds} seconds, or decide by yourself.",
    ),
    "limit/new-tables": Denial(
        429, "Too many tables of Zole were made from your network today.", "Try again in {seconds} s."
    ),
    "limit/rate": Denial(429, "That was too much in too short a time.", "Try again in {seconds} s."),
    "limit/slow": Denial(408, "The request did not arrive in time.", "Send it again."),
    "limit/tables": Denial(
        429, "{most} tables made from your network are in use already.",
        "Finish one of them, or wait some minutes: a table that nobody uses does not count for long.",
    ),
    "page/invalid": Denial(400, "That is no place in this list.", "Take the `next` of the page before as it is."),
    "page/not-built": Denial(503, "The web table was not built.", "Build it with `make page`; the API is at /api/v1."),
    "replay/no-step": Denial(404, "This game has no step {step}.", "The steps are 0, the deal, to {last}."),
    "request/broken": Denial(400, "This is not a request that can be read.", "Send HTTP/1.1."),
    "request/invalid": Denial(
        422, "The request cannot be read: {reason}.", "The API describes itself at /api/v1/openapi.json."
    ),
    "request/method": Denial(405, "This address does not take that method.", "It takes {methods}."),
    "request/unknown": Denial(
        404, "There is nothing at this address.", "The API describes itself at /api/v1/openapi.json."
    ),
    "seat/another-hand": Denial(
        409, "You have seen another hand of this round.", "Take the seat over when the next cards are dealt."
    ),
    "seat/arriving": Denial(
        409, "You take {name}’s seat with the next deal.", "Wait for it; to take another, call it off first."
    ),
    "seat/holder": Denial(409, "You already sit here, in seat {seat}.", "Leave it first to take another."),
    "seat/last-round": Denial(
        409, "This is the last round: nobody sits down any more.", "Watch it, and play the next game."
    ),
    "seat/name-invalid": Denial(
        422, "A name has 1 to {most} letters, and nothing that cannot be seen.", "Choose another name."
    ),
    "seat/name-taken": Denial(409, "Somebody here is called {name} already.", "Choose another name."),
    "seat/none": Denial(403, "You have no seat at this table.", "Sit down first, or watch."),
    "seat/not-away": Denial(
        409, "{name} is not away.", "Only somebody who has been away for a minute can be removed from a game."
    ),
    "seat/not-open": Denial(409, "Somebody sits in seat {seat}.", "Choose an open seat."),
    "seat/not-yours": Denial(403, "Seat {seat} is not yours.", "Only whoever sits there can do that."),
    "seat/plan": Denial(422, "There are {given} seats planned for a game of {seats}.", "Plan one for each seat."),
    "seat/unknown": Denial(404, "There is no seat {seat} at this table.", "The seats are 0 to {last}."),
    "security/host": Denial(
        403, "This server does not know that its name is {host}.", "Whoever runs it can say so with --public-url."
    ),
    "security/origin": Denial(
        403, "This came from a page of {origin}, and only this server's own pages may do that.",
        "Open the table at this server's own address.",
    ),
    "server/busy": Denial(503, "Too many people want something worked out just now.", "Try again in a moment."),
    "server/closing": Denial(503, "The server is being restarted.", "Connect again in a moment: nothing is lost."),
    "server/error": Denial(
        500, "Something went wrong here.", "Try again; if it goes on, tell whoever runs this server."
    ),
    "socket/replaced": Denial(
        NO_STATUS, "Your seat is connected from too many other places.", "Close some of them, and open the table again."
    ),
    "socket/silent": Denial(
        NO_STATUS, "Nothing was heard from this connection for a minute.", "Connect again: nothing is lost."
    ),
    "socket/too-slow": Denial(
        NO_STATUS, "This connection could not keep up with the table.", "Connect again: nothing is lost."
    ),
    "table/abandoned": Denial(
        409, "Nobody was here any more, so this table was closed before the end of its game.",
        "Look at its replay and play on from its last step, or play again.",
    ),
    "table/between-rounds": Denial(409, "The round is over.", "Go on to the next one first."),
    "table/busy": Denial(503, "Too much is happening at this table at once.", "Try again in a moment."),
    "table/closed": Denial(
        403, "The game has begun, and this table takes no newcomers.", "Ask its host, or make your own table."
    ),
    "table/crowded": Denial(503, "Too many people watch this table.", "Take a seat, or try again later."),
    "table/forgotten": Denial(
        410, "This game was played long ago: only its record is kept.", "Look at its replay, or make a new table."
    ),
    "table/full": Denial(409, "This table is full.", "Watch it, or make your own."),
    "table/no-code": Denial(503, "No free code was found for a table.", "Try again."),
    "table/no-pause": Denial(409, "No round is waiting to go on.", "Play on."),
    "table/no-spectators": Denial(403, "This table cannot be watched.", "Ask for a seat, or make your own table."),
    "table/not-host": Denial(403, "Only the host of the table can do that.", "Ask whoever made the table."),
    "table/not-over": Denial(409, "The game is not over yet.", "Wait for its end."),
    "table/not-started": Denial(409, "The game has not started yet.", "It starts when every seat is taken."),
    "table/open-ended": Denial(
        409, "This game cannot be stopped now.", "Only an open-ended one can be, between two rounds."
    ),
    "table/over": Denial(409, "The game is over.", "Look at its replay, or play again."),
    "table/started": Denial(409, "The game has started.", "Watch it, or take the seat of a bot."),
    "table/too-long": Denial(
        409, "So much has happened at this table that nothing more can.", "Play on at a new table."
    ),
    "table/unknown": Denial(404, "There is no table with the code {table}.", "Check the link, or make a table."),
    "table/unreadable": Denial(
        503, "This table cannot be opened.", "Make another; whoever runs this server finds the reason in its log."
    ),
    "time/no-clock": Denial(409, "There is no clock to change now.", "More time can be given while a clock runs."),
    "time/own": Denial(403, "Nobody can give time to themselves.", "Ask one of the others."),
    "token/invalid": Denial(401, "That is not a token of this server.", "Get one with `POST /api/v1/keys`."),
    "undo/nothing": Denial(409, "There is nothing of yours to take back in this round.", "Play on."),
    "undo/off": Denial(403, "Nothing can be taken back at this table.", "Play on."),
    "undo/pending": Denial(409, "Somebody is asking to take something back already.", "Answer that first."),
    "undo/unasked": Denial(409, "Nobody asks you to take something back.", "Play on."),
    "zole/invalid": Denial(
        400, "The request cannot be read: {reason}.", 'Send JSON such as {{"code": "KXR", "name": "Anna"}}.'
    ),
    "zole/not-registered": Denial(
        400, "Your request names no seat.", "Take one with POST /zole/register, and keep the cookies."
    ),
}  # fmt: skip


PASSED_ON: Mapping[str, Denial] = {
    "action/illegal": Denial(
        409, "A rule of the game forbids it; `facts` has the rule's own code as `rule`.", "Do one of the legal actions."
    ),
    "action/out-of-turn": Denial(409, "It is not your turn.", "Wait until it is."),
    "game/unknown": Denial(404, "There is no such game.", SAYS),
    "language/unknown": Denial(404, "There is no such language.", SAYS),
    "option/invalid": Denial(422, "The game has no such option, or it does not take that value.", SAYS),
    "parse/invalid": Denial(422, "The text is no card or no action.", SAYS),
    "player/unknown": Denial(422, "There is no such player.", SAYS),
    "store/full": Denial(503, "The database's disk is full.", "Try again later."),
    "store/unavailable": Denial(503, "The database does not answer.", "Try again in a moment."),
}  # fmt: skip
"""What the game, the bots or the database refuse in words of their own, which say more than these."""


def documented_refusals() -> dict[str, Denial]:
    """Every code that a client can meet, over HTTP or in a socket, with its status, sentence and way on."""
    return dict(sorted({**REFUSALS, **PASSED_ON}.items()))


def status_of(error: FollowsuitError) -> int:
    """The HTTP status for an error."""
    known = REFUSALS.get(error.code) or PASSED_ON.get(error.code)
    if known is not None:
        return known.status
    return 503 if error.code.startswith("store/") else 400


def refused(code: str, /, **facts: object) -> TableError:
    """The error for a refusal, its sentence filled with facts."""
    refusal = REFUSALS[code]
    return TableError(code, refusal.sentence.format(**facts), refusal.remedy.format(**facts), facts=facts)
