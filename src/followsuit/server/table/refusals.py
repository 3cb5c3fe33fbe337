"""Everything that a table may refuse: each code once, with its HTTP status, sentence and way on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.errors import TableError


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
    "chat/unseen": Denial(422, "There is something in that which cannot be seen.", "Say it in letters and emoji."),
    "chat/unknown-phrase": Denial(422, "There is no phrase “{preset}”.", "The phrases are {presets}."),
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
    "hand-over/expired": Denial(404, "This link has been used, or is too old.", "Ask for a new one at the table."),
    "hint/not-now": Denial(409, "It is not your turn.", "Ask for a hint when it is."),
    "hint/off": Denial(403, "Hints are off at this table.", "Make a table with hints to get them."),
    "limit/hints": Denial(
        429, "That was a lot of hints in a short time.",
        "Ask for the next one in {seconds} seconds, or decide by yourself.",
    ),
    "limit/tables": Denial(
        429, "{most} tables made from your network are in use already.",
        "Finish one of them, or wait some minutes: a table that nobody uses does not count for long.",
    ),
    "replay/no-step": Denial(404, "This game has no step {step}.", "The steps are 0, the deal, to {last}."),
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
    "server/busy": Denial(503, "Too many people want something worked out just now.", "Try again in a moment."),
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
    "undo/nothing": Denial(409, "There is nothing of yours to take back in this round.", "Play on."),
    "undo/off": Denial(403, "Nothing can be taken back at this table.", "Play on."),
    "undo/pending": Denial(409, "Somebody is asking to take something back already.", "Answer that first."),
    "undo/unasked": Denial(409, "Nobody asks you to take something back.", "Play on."),
}  # fmt: skip


def refused(code: str, /, **facts: object) -> TableError:
    """The error for a refusal, its sentence filled with facts."""
    refusal = REFUSALS[code]
    return TableError(code, refusal.sentence.format(**facts), refusal.remedy.format(**facts), facts=facts)
