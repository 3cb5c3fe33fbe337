"""The word for saying beforehand how many tricks one will take."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.cards import Deck
from followsuit.language.message import Message
from followsuit.rules.refusal import Refusal
from followsuit.rules.round import Round


@dataclass(frozen=True, slots=True)
class Bids:
    """Each player once, clockwise from the seat after the dealer, bids a number of tricks.

    `hook`: the last to bid, who is the dealer, may not make the bids add up to the tricks of the round. `cap`: no bid
    is higher than this.
    """

    hook: bool = False
    cap: int | None = None

    def most(self, hand_size: int) -> int:
        """The highest bid in a round of that many cards."""
        return hand_size if self.cap is None else min(hand_size, self.cap)

    def barred(self, round_: Round, seat: int) -> int | None:
        """The one number that the hook forbids this seat, if it does."""
        if not self.hook or seat != round_.playing[-1]:
            return None
        return round_.hand_size - sum(bid for bid in round_.bids if bid is not None)

    def legal(self, round_: Round, seat: int) -> tuple[int, ...]:
        """The numbers a seat may bid."""
        barred = self.barred(round_, seat)
        return tuple(number for number in range(self.most(round_.hand_size) + 1) if number != barred)

    def refusal(self, round_: Round, seat: int, number: int) -> Refusal | None:
        """Why a seat may not bid a number."""
        most = self.most(round_.hand_size)
        if 0 <= number <= round_.hand_size and number > most:
            return Refusal("bid/cap", {"most": most})
        if not 0 <= number <= most:
            return Refusal("bid/range", {"number": number, "most": most})
        if number == self.barred(round_, seat):
            return Refusal("bid/hook", {"barred": number, "tricks": round_.hand_size})
        return None

    def says(self, deck: Deck) -> Message:
        """Describe the bidding."""
        return Message("rules/bids", {"cap": self.cap, "hook": self.hook})
