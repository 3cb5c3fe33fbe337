"""What players know, on a terminal: answers with their reasons, what a seat is sure of, what an action has taught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from followsuit.cards import Card
from followsuit.engine.actions import Pick, Play
from followsuit.engine.position import Done, Phase
from followsuit.knowledge.certain import Known, SeatKnowledge
from followsuit.knowledge.learning import Lesson
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.places import STASH, TABLE, UNDEALT, Place, every_place, giver_of
from followsuit.knowledge.questions import Answer
from followsuit.knowledge.worlds import World, worlds
from followsuit.language.message import Message
from followsuit.terminal.speech import Speech
from followsuit.terminal.style import card_text, in_hand

WORDS = {True: "yes", False: "no", None: "unknown"}
"""The first word of an answer, which programs read."""
DEEDS = {"stash": "knows/stashed", "discard": "knows/discarded", "pass": "knows/passed"}
"""What a seat did with cards that it picked, by the verb."""
PLACE_CODES = {TABLE: "terminal/on-the-table", STASH: "knows/in-the-stash", UNDEALT: "knows/undealt"}
INDENT = "  "
MOST_NAMED = 8
"""So many cards that lie in nobody's hand are named; of more, only how many they are."""


@dataclass(frozen=True)
class Knowing:
    """What is said of a moment."""

    moment: Moment
    speech: Speech

    def answer(self, formula: str, answer: Answer, since: Moment | None) -> Iterator[RenderableType]:
        """Yes or no, since when, and deals that show why not."""
        word = WORDS[answer.holds]
        yield Text(f"{word}: ", "bold") + Text(self.speech.say(f"knows/{word}", formula=formula))
        yield self.where()
        if since is not None:
            yield Text(self._since(since, holds=bool(answer.holds)))
        for place, witness in enumerate(answer.witnesses):
            if witness.seat is not None:
                first = place == 0 or answer.holds is None
                yield Text(self.speech.say("knows/thinks" if first else "knows/there-thinks", seat=witness.seat))
            yield self._deal(witness.world)
            if self.moment.deal == witness.world:
                yield self.speech.text("knows/truly", "dim")
        if self.moment.deal is not None and any(witness.world != self.moment.deal for witness in answer.witnesses):
            yield self.speech.text("knows/marks", "dim")

    def where(self) -> Text:
        """The moment that is asked about."""
        moment, say = self.moment, self.speech.say
        if moment.done is None:
            dealt = bool(moment.public.hand_sizes)
            return Text(say("knows/moment-start", round=moment.round) if dealt else say("knows/moment-nothing"))
        facts = {"number": moment.number, "deed": self._deed(moment.done)}
        if self._is_over(moment):
            return Text(say("knows/moment-over", **facts))
        ended = moment.round_end
        if ended is None:
            return Text(say("knows/moment", round=moment.round, **facts))
        return Text(f"{say('knows/moment', round=ended.round, **facts)} {say('knows/new-round', round=moment.round)}")

    @staticmethod
    def _is_over(moment: Moment) -> bool:
        return moment.public.phase is Phase.OVER

    def _deed(self, done: Done) -> Message:
        seat, action = done
        if isinstance(action, Play):
            return Message("knows/played", {"seat": seat, "card": str(action.card)})
        if isinstance(action, Pick):
            return Message(DEEDS[action.verb], {"seat": seat})
        return Message("knows/did", {"seat": seat, "action": str(action)})

    def _since(self, since: Moment, *, holds: bool) -> str:
        if since.done is None or (since.round_end is not None and not self._is_over(since)):
            return self.speech.say("knows/since-deal", holds=holds)
        facts = {"holds": holds, "number": since.number, "deed": self._deed(since.done)}
        return self.speech.say("knows/since-now" if since.number == self.moment.number else "knows/since", **facts)

    # Deals.

    def _deal(self, world: World) -> RenderableType:
        """A deal as hands, with what lies elsewhere in truth in brackets."""
        rows, true = Table.grid(padding=(0, 2)), self.moment.deal
        rows.add_column(no_wrap=True)
        rows.add_column()
        for place in sorted(every_place(self.moment.game.seats, gives_cards=bool(world.given)), key=str):
            if cards := world.at(place):
                name = self._place(place)
                rows.add_row(INDENT + name, self._cards(cards, cards if true is None else true.at(place)))
        return rows

    def _place(self, place: Place) -> str:
        if isinstance(place, int):
            return self.speech.name(place)
        giver = giver_of(place)
        return self.speech.say(PLACE_CODES[place]) if giver is None else self.speech.say("knows/passed-by", seat=giver)

    def _cards(self, cards: Iterable[Card], true: Iterable[Card]) -> Text:
        rules, left, shown = self.moment.game.rules, Counter(true), []
        for card in in_hand(rules, cards, self.moment.public.order):
            text = card_text(rules.deck, card)
            if left[card]:
                left[card] -= 1
                shown.append(text)
            else:
                shown.append(Text("[") + text + Text("]"))
        return Text(" ").join(shown)

    # What is known.

    def seat(self, known: SeatKnowledge) -> Iterator[RenderableType]:
        """What a seat is sure of."""
        yield self.where()
        seat = known.seat
        if known.is_all:
            yield Text(self.speech.say("knows/everything", seat=seat))
        else:
            yield Text(self.speech.say("knows/deals", seat=seat, deals=known.deals))
        lines = []
        if what := self._what(known.common):
            lines.append(self.speech.say("knows/all-know", what=what))
        if what := self._what(known.alone):
            lines.append(self.speech.say("knows/seat-knows", seat=seat, what=what))
        lines += self._of_others(known)
        yield Group(*map(Text, lines or [self.speech.say("knows/nothing-certain")]))

    def _of_others(self, known: SeatKnowledge) -> Iterator[str]:
        """What others are known to know, those together who are known to know the same."""
        alike: dict[str, tuple[list[int], list[Message]]] = {}
        for other, theirs in known.of_others.items():
            what = self._what(theirs)
            alike.setdefault(repr(what), ([], what))[0].append(other)
        for others, what in alike.values():
            yield self.speech.say("knows/of-others", seat=known.seat, others=others, what=what)

    def _what(self, known: Known) -> list[Message]:
        """Statements about where cards lie and who lacks what."""
        split = self.moment.game.rules.faces.split[self.moment.public.order]
        lacks = [
            Message(
                "knows/lacks",
                {
                    "seat": hand,
                    "suits": [Message("knows/suit", {"suit": suit, "plain": suit in split}) for suit in suits],
                },
            )
            for hand, suits in known.lacked.items()
        ]
        return [*lacks, *(self._lying(place, [*map(str, cards)]) for place, cards in known.located.items())]

    @staticmethod
    def _lying(place: Place, cards: list[str]) -> Message:
        if isinstance(place, int):
            return Message("knows/holds", {"seat": place, "cards": cards})
        if (giver := giver_of(place)) is not None:
            return Message("knows/was-passed", {"seat": giver, "cards": cards})
        code = "knows/lies" if len(cards) <= MOST_NAMED else "knows/many-lie"
        return Message(code, {"place": place, "cards": cards})

    def deal_only(self) -> Iterator[RenderableType]:
        """How much is open before anybody has done anything."""
        yield self.where()
        if self.moment.public.hand_sizes:
            seats = range(self.moment.game.seats)
            left = [(seat, worlds(self.moment.view(seat)).count) for seat in seats]
            yield Group(*(Text(self.speech.say("knows/deals", seat=seat, deals=count)) for seat, count in left))

    def lesson(self, taught: Lesson) -> Iterator[RenderableType]:
        """What an action announced, and who learned what by it."""
        yield self.where()
        lines = []
        if taught.common.is_all:
            lines.append(self.speech.say("knows/all-learn-all"))
        elif what := self._what(taught.common.known):
            lines.append(self.speech.say("knows/all-learn", what=what))
        for seat, learned in taught.seats.items() if not taught.common.is_all else ():
            if learned.is_all:
                lines.append(self.speech.say("knows/seat-learns-all", seat=seat))
            elif what := self._what(learned.known):
                lines.append(self.speech.say("knows/seat-learns", seat=seat, what=what))
        yield Group(*map(Text, lines or [self.speech.say("knows/nothing-shown")]))
        left = [
            Message("knows/fewer-deals", {"seat": seat, "before": learned.before, "after": learned.after})
            for seat, learned in taught.seats.items()
        ]
        yield Text(self.speech.say("knows/deals-left", what=left), "dim")
