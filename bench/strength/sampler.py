"""Whether OpenSpiel's samplers are honest: do they put hidden cards only where, and as often as, the seat must expect?

Its search is handed the true state and asks the game to draw another that the seat cannot tell from it
(`ResampleFromInfostate`). Random deals are played to a random point; there many states are drawn, and each hidden card
is looked up: how often does it lie where it really lies? An honest, uniform sampler comes to just the chance that our
exact worlds give (`followsuit.knowledge`), on average over deals. One that peeks comes to more; one that forgets what
play has shown, such as voids, may come to less.

What was found with open_spiel 2.0.2, and is tested:

- Oh Hell: only cards that were really dealt are drawn, so it knows the undealt ones. Where every card is dealt or
  turned it is honest; with three seats it remembers every void, with four it sometimes forgets one.
- Hearts without passing: it sees nothing that it should not, and forgets all voids.
- Hearts with passing: while cards are passed, the seat is told which ones it will get; these are then passed by a
  player who may not hold them, and the search crashes the whole process. So ISMCTS is not let play it here.
- Euchre: it knows the three cards of the kitty, and what the dealer has put away; it sometimes forgets a void.
- Spades: there is no sampler, so that ISMCTS cannot play it at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rich.table import Table

import followsuit as fs
from bench.strength.games import game_of
from bench.strength.ismcts import setting_of, told
from followsuit.cards import Card
from followsuit.knowledge import worlds
from followsuit.knowledge.places import STASH, UNDEALT, Place
from followsuit.lab.measuring.inference import Estimate, estimate
from tests.judges.judge import Theirs

GAMES = (
    "oh-hell:seats=4,schedule=down,longest=8,scoring=tricks",
    "oh-hell-28",
    "hearts:seats=4,passing=false",
    "euchre",
    "spades",
)
SAMPLES = 40
DEALS = 60


@dataclass(frozen=True)
class Honesty:
    """What was found of a game's sampler; nothing where it has none."""

    game: str
    peek: Estimate | None = None
    """By how much more often than it should it puts a hidden card where it really lies."""
    undealt: float | None = None
    """The part of the samples' dealt cards that is really undealt; nothing where all are dealt. Honest: above 0."""
    against_voids: float = 0.0
    """The part of the samples in which somebody holds a suit that it has shown not to hold."""


DEALT_FROM = {"oh_hell": 2, "hearts": 1, "euchre": 1}
"""Where the cards begin in OpenSpiel's histories: after the number of tricks and the dealer, the pass, the dealer."""


class Position:
    """A random point of a random deal, as the seat to act sees it."""

    def __init__(self, game: fs.Game, rng: Random) -> None:
        self.state = _random_point(game, rng)
        judge, _ = setting_of(game)
        question = told(game, self.state)
        dealt = question.dealt
        seat = self.state.to_act
        assert seat is not None
        self.theirs, self._player = question.state, judge.player(dealt, seat)
        self.worlds = worlds(self.state.view(seat))
        self._hidden = [card for card in self.worlds.unseen if len(self.worlds.may_hold(card)) > 1]
        self._card_of = {(judge.numbers(dealt, f"play {card}") or ())[0]: card for card in game.rules.deck.cards}
        # Who is dealt the card at each place of a history is the same in every state that is drawn.
        first = DEALT_FROM[judge.theirs]
        holder = {card: seat for seat, hand in enumerate(dealt.hands) for card in hand}
        history = self.theirs.history()[first : first + len(holder)]
        self._seat_at = {first + at: holder[str(self._card_of[number])] for at, number in enumerate(history)}
        self._put_away = {text.split()[1] for _, text, *_ in dealt.round["actions"] if text.startswith("discard")}

    def sample(self, rng: Random) -> dict[Card, Place]:
        """Where the hidden cards lie in a state that is drawn."""
        return self.places(self.theirs.resample_from_infostate(self._player, rng.random))

    def places(self, theirs: Theirs) -> dict[Card, Place]:
        """Where the hidden cards lie in a state of OpenSpiel's."""
        history = theirs.history()
        lying: dict[Card, Place] = {self._card_of[history[at]]: seat for at, seat in self._seat_at.items()}
        return {card: STASH if str(card) in self._put_away else lying.get(card, UNDEALT) for card in self._hidden}


def _random_point(game: fs.Game, rng: Random) -> fs.State:
    """Somewhere in a first round, with something hidden."""
    while True:
        state = game.start(seed=rng.randrange(2**32))
        for _ in range(rng.randrange(game.seats * game.rules.deal.hand_size(1))):
            state = state.play(rng.choice(state.legal()))
        if state.rounds_played == 0 and worlds(state.view(state.to_act)).count > 1:
            return state


def examine(game: str, deals: int = DEALS, samples: int = SAMPLES, seed: int = 1) -> Honesty:
    """Draw so many states at a point of each of so many deals."""
    rng = Random(f"{game} {seed}")
    peeks: list[float] = []
    against, undealt, seen_undealt, hidden = 0, 0, False, 0
    for _ in range(deals):
        position = Position(game_of(game), rng)
        truth, chance = position.places(position.theirs), position.worlds.chance
        expected = sum(float(chance(card, place)) for card, place in truth.items()) / len(truth)
        right = 0
        seen_undealt |= UNDEALT in truth.values()
        for _ in range(samples):
            drawn = position.sample(rng)
            right += sum(truth[card] == place for card, place in drawn.items())
            undealt += sum(truth[card] == UNDEALT != place for card, place in drawn.items())
            against += any(chance(card, place) == 0 for card, place in drawn.items())
            hidden += sum(place != UNDEALT for place in drawn.values())
        peeks.append(right / samples / len(truth) - expected)
    return Honesty(game, estimate(peeks), undealt / hidden if seen_undealt else None, against / (deals * samples))


def examine_all(deals: int = DEALS) -> Iterator[Honesty]:
    """Every game that OpenSpiel plays with us."""
    for game in GAMES:
        yield examine(game, deals) if has_sampler(game) else Honesty(game)


def has_sampler(game: str) -> bool:
    """Whether OpenSpiel can draw another state for a seat of this game."""
    import pyspiel  # noqa: PLC0415 - only who examines it needs it

    state = game_of(game).start(seed=1)
    try:
        told(state.game, state).state.resample_from_infostate(0, Random(1).random)
    except pyspiel.SpielError:
        return False
    return True


def table_of(found: Iterator[Honesty]) -> Table:
    """What was found, as a table."""
    table = Table(title="OpenSpiel's samplers", title_justify="left")
    columns = ("game", "right beyond chance, 99 %", "dealt cards really undealt", "samples against what was shown")
    for column in columns:
        table.add_column(column, justify="left" if column == "game" else "right")
    for each in found:
        if each.peek is None:
            table.add_row(each.game, "no sampler", "", "")
            continue
        undealt = "all are dealt" if each.undealt is None else f"{100 * each.undealt:.1f} %"
        peek = f"{100 * each.peek.mean:+.1f} ± {100 * each.peek.half:.1f} %"
        table.add_row(each.game, peek, undealt, f"{100 * each.against_voids:.1f} %")
    return table
