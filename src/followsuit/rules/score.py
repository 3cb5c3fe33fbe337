"""Words for what a round scores. They are applied in the order the game lists them, each to what came before."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from followsuit.cards import Deck
from followsuit.language.message import Facts, Message
from followsuit.rules.card_points import CardPoints, Faces
from followsuit.rules.contracts import Contracts
from followsuit.rules.end import Aim
from followsuit.rules.names import not_suits
from followsuit.rules.round import Round, Trick
from followsuit.rules.tokens import Tokens
from followsuit.rules.word import Word

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class Wanting(NamedTuple):
    """A side before or while the cards are played: what its members bid, and whether it undertook the round."""

    bids: tuple[int, ...]
    tricks: int
    """How many there are in the round."""
    makes: bool | None
    """None where nobody has undertaken anything."""


class Score(Word):
    """One term of a round's score."""

    follows_from_tricks: ClassVar[bool] = False
    """Whether it looks at nothing but trump and the numbers of tricks bid and taken."""
    follows_from_counts: ClassVar[bool] = False
    """Whether it looks at nothing but trump, bids, how many tricks were taken and the card points (`counts`) there."""
    is_for_all: ClassVar[bool] = False
    """Whether those who sit the round out score by it, too."""
    needs_bids: ClassVar[bool] = False
    """Whether it can be counted only where players bid."""
    needs_declarer: ClassVar[bool] = False
    """Whether it can be counted only where somebody undertakes the round."""
    parts_partners: ClassVar[bool] = False
    """Whether it looks at what a seat did by itself, so that partners may score differently."""
    joins_bids: ClassVar[bool] = False
    """Whether what partners bid counts as one bid of their side, which is made by taking more, too."""
    has_melds: ClassVar[bool] = False
    """Whether cards that lie together in a trick bring something."""
    rewards_bid: ClassVar[bool] = False
    """Whether bids are made for its sake."""

    @property
    def needs_tokens(self) -> Tokens | None:
        """The tokens that the game has to have for it."""
        return None

    @property
    def needs_contracts(self) -> Contracts | None:
        """The contracts that the game has to have for it."""
        return None

    @property
    def needs_suits(self) -> tuple[str, ...]:
        """The suits that the deck has to have for it."""
        return ()

    @property
    def counts(self) -> CardPoints | None:
        """The card points that it looks at."""
        return None

    @property
    def for_last_trick(self) -> int:
        """What the last trick brings whoever takes it, besides its cards."""
        return 0

    @property
    def steps_up(self) -> tuple[int, ...]:
        """The card points from which a side scores more, from few to many."""
        return ()

    def leaning(self, aim: Aim) -> int | None:
        """Whether tricks count by it for whoever takes them (1), against (-1) or neither (0); none if that depends."""
        del aim
        return None

    def trick_goal(self, side: Wanting) -> int | None:
        """The tricks that a side has to take by it, if it has to take a certain number."""
        return None

    def stake(self, bid: int) -> tuple[int, int]:
        """What a bid by itself brings its side when it is made, and when it is missed."""
        return 0, 0

    def melds(self, trick: Trick, faces: Faces) -> int:
        """What cards that lie together in a trick bring whoever takes it."""
        return 0

    def takes_all(self, tricks: tuple[Trick, ...], sides: tuple[int, ...]) -> int | None:
        """Who alone has taken cards that would pay if all of them were taken, so far."""
        return None

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts] | None:
        """A round that was scored by it in one sentence, as a code with facts."""
        return None

    def remarks(self, round_: Round) -> tuple[tuple[str, Facts], ...]:
        """What else is worth saying of a round that was scored by it, as codes with facts."""
        return ()

    @abstractmethod
    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        """Everyone's score for the round with this term; `faces` are the cards as they ranked in it."""

    def doubles(self, trump: str | None) -> bool:
        """Whether a trump makes the round count double."""
        return False

    @abstractmethod
    def says(self, deck: Deck) -> Message:
        """The sentence for the rules page."""

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """The page has to have what it needs, and no partners where it parts them."""
        if self.parts_partners and rules.sides.has_partners:
            yield f"{field} scores each seat by itself, but `sides` has partners: leave one of them out."
        if self.needs_bids and rules.bidding is None:
            yield f"{field} counts bids, but nobody bids: add Bids to `stages`."
        if self.needs_declarer and not any(stage.makes_declarer for stage in rules.stages):
            yield f"{field} pays those who undertake the round, but nobody does: add such a stage to `stages`."
        if self.needs_tokens not in (None, rules.tokens):
            yield f"{field} counts tokens that the game does not have: set `tokens` to the same Tokens."
        if self.needs_contracts not in (None, rules.contracts):
            yield f"{field} pays contracts that the game does not have: put the same Contracts into `stages`."
        yield from not_suits(rules.deck, field, self.needs_suits)


class EachSeat(Score):
    """A term that looks at one seat at a time; who is dealt no cards scores nothing by it."""

    @abstractmethod
    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        """One seat's score with this term."""

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        scored = scoring_seats(round_)
        return tuple(
            self.of_seat(round_, seat, points) if seat in scored else points for seat, points in enumerate(so_far)
        )


def scoring_seats(round_: Round) -> frozenset[int]:
    """Those who play the round, and those who were dealt cards and laid them down."""
    return frozenset((*round_.playing, *(seat for seat, cards in enumerate(round_.dealt) if cards)))


@dataclass(frozen=True)
class PerTrick(EachSeat):
    """So many points for each trick taken."""

    points: int
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int:
        del aim
        return 1 if self.points >= 0 else -1

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        return so_far + self.points * round_.side_tricks(seat)

    def says(self, deck: Deck) -> Message:
        return Message("rules/per-trick", {"points": self.points})


@dataclass(frozen=True)
class NoTrick(EachSeat):
    """So many points for taking no trick at all."""

    points: int
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int | None:
        return 0 if aim is Aim.ZERO else None

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        return so_far if round_.side_tricks(seat) else so_far + self.points

    def says(self, deck: Deck) -> Message:
        return Message("rules/no-trick", {"points": self.points})


@dataclass(frozen=True)
class DoubledWhenTrump(EachSeat):
    """Everything so far counts double when a suit is trump."""

    suit: str
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int:
        del aim
        return 0

    @property
    def needs_suits(self) -> tuple[str, ...]:
        return (self.suit,)

    def doubles(self, trump: str | None) -> bool:
        return trump == self.suit

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        return so_far * 2 if self.doubles(round_.trump) else so_far

    def says(self, deck: Deck) -> Message:
        return Message("rules/doubled-when-trump", {"suit": self.suit})


@dataclass(frozen=True)
class ExactBid(EachSeat):
    """So many points for a bid that is met exactly, and more for each of its tricks."""

    points: int
    per_trick: int = 0
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True
    needs_bids: ClassVar[bool] = True
    rewards_bid: ClassVar[bool] = True
    parts_partners: ClassVar[bool] = True

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        taken = round_.taken[seat]
        return so_far + self.points + self.per_trick * taken if round_.bids[seat] == taken else so_far

    def says(self, deck: Deck) -> Message:
        return Message("rules/exact-bid", {"points": self.points, "per_trick": self.per_trick})


@dataclass(frozen=True)
class ExactZero(EachSeat):
    """So many points more for a met bid of 0, in rounds with long hands."""

    points: int
    from_hand: int
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True
    needs_bids: ClassVar[bool] = True
    parts_partners: ClassVar[bool] = True

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        """Add the points if a bid of zero was met in a long round."""
        met = round_.bids[seat] == 0 == round_.taken[seat]
        return so_far + self.points if met and round_.hand_size >= self.from_hand else so_far

    def says(self, deck: Deck) -> Message:
        return Message("rules/exact-zero", {"points": self.points, "cards": self.from_hand})


@dataclass(frozen=True)
class MissedBid(EachSeat):
    """So many points for each trick above or below the bid."""

    per_trick: int
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True
    needs_bids: ClassVar[bool] = True
    parts_partners: ClassVar[bool] = True

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        bid = round_.bids[seat]
        if bid is None:
            # Nobody plays a round that was passed out before everyone had bid.
            return so_far
        return so_far + self.per_trick * abs(bid - round_.taken[seat])

    def says(self, deck: Deck) -> Message:
        return Message("rules/missed-bid", {"per_trick": self.per_trick})


@dataclass(frozen=True)
class IconsGained(EachSeat):
    """A point for each icon in the score area: what this round added to it, less what was spent."""

    tokens: Tokens
    parts_partners: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 1

    @property
    def needs_tokens(self) -> Tokens:
        return self.tokens

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        """Add the difference of the score area's icons."""
        assert round_.areas is not None
        assert round_.areas_before is not None
        now, before = round_.areas.score[seat], round_.areas_before.score[seat]
        return so_far + self.tokens.icons(now) - self.tokens.icons(before)

    def says(self, deck: Deck) -> Message:
        return Message("rules/icons-gained")


@dataclass(frozen=True)
class ByContract(Score):
    """What the contract played pays, and the due it takes off."""

    contracts: Contracts
    is_for_all: ClassVar[bool] = True
    parts_partners: ClassVar[bool] = True

    @property
    def needs_contracts(self) -> Contracts:
        return self.contracts

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        paid, _ = self.contracts.settle(round_)
        return tuple(points + more for points, more in zip(so_far, paid, strict=True))

    def says(self, deck: Deck) -> Message:
        return Message("rules/by-contract")


def bid_scores(words: Iterable[Score], bid: int, hand_size: int, trump: str | None) -> tuple[int, ...]:
    """What a bid scores in a round, by the number of tricks then taken. What other things bring comes on top of it."""
    counted = [word for word in words if word.follows_from_tricks]
    scores = []
    for taken in range(hand_size + 1):
        round_ = Round(1, 0, (0,), hand_size, (0,), order=trump, bids=(bid,), taken=(taken,))
        points: tuple[int, ...] = (0,)
        for word in counted:
            points = word.scores(round_, points, {})
        scores.append(points[0])
    return tuple(scores)
