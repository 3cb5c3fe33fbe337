"""What is said to whoever is to act, and to those who wait."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.rules.prose import counted
from followsuit.server.telling.english.voice import Facts, Voice, Wording, figures, in_words


def _or_also(voice: Voice, facts: Facts) -> str:
    return f", or play {voice.cards(facts['also'], last='or')}" if facts["also"] else ""


def choices(voice: Voice, facts: Facts) -> str:
    """“king or 9”: what a bound hand may play."""
    return voice.among(facts["suit"], (*facts["cards"], *facts["also"]))


def led(voice: Voice, facts: Facts, fact: str = "led") -> str:
    """“spades”, or “plain spades” where some spades are trumps and do not belong to them."""
    return f"plain {voice.suit(facts[fact])}" if facts["plain"] else voice.suit(facts[fact])


def _sum(facts: Facts) -> str:
    return "{base} + {added} = {total}".format_map(facts) if facts["added"] else str(facts["total"])


TURNS: Mapping[str, Wording] = {
    "turn/lead": Wording("Your turn. Lead any card.", {}),
    "turn/follow-suit": Wording(
        lambda v, f: f"Your turn. Follow {led(v, f, 'suit')}{_or_also(v, f)}.",
        {"suit": "h", "cards": ["Kh", "9h"], "also": [], "plain": True},
    ),
    "turn/trump-when-void": Wording(
        lambda v, f: f"Your turn. No {led(v, f)}: trump{_or_also(v, f)}.",
        {"led": "d", "suit": "s", "cards": ["9s", "Qs"], "also": [], "plain": False},
        "miesjelen",
    ),
    "turn/any": Wording(lambda v, f: f"Your turn. No {led(v, f)}: play any card.", {"led": "h", "plain": True}),
    "turn/free": Wording("Your turn. Nobody has to follow: play any card.", {}, "elemental"),
    "turn/open": Wording("Your turn. Nothing is led yet: play any card.", {}, "elemental"),
    "turn/bid": Wording("Your turn. How many tricks will you take?", {}, "boerenbridge"),
    "turn/trump": Wording("Your turn. Name the trump.", {}, "elemental"),
    "turn/choose": Wording("Your turn. Pass, or choose what to play.", {}),
    "turn/stash": Wording(lambda _, f: f"Your turn. Stash {counted(f['number'], 'card')}.", {"number": 2}),
    "turn/tokens": Wording(
        lambda v, f: f"Your turn. Lay tokens with {v.the(f['card'])}, or none.", {"card": "7a"}, "ninja-whist"
    ),
    "turn/take": Wording("Your turn. Take a token.", {}, "ninja-whist"),
    "wait/play": Wording(lambda v, f: f"{v.who(f['seat'])} is to play.", {"seat": 1}),
    "wait/lead": Wording(lambda v, f: f"{v.who(f['seat'])} is to lead.", {"seat": 1}),
    "wait/bid": Wording(lambda v, f: f"{v.who(f['seat'])} is to bid.", {"seat": 1}, "boerenbridge"),
    "wait/trump": Wording(lambda v, f: f"{v.who(f['seat'])} is to name the trump.", {"seat": 1}, "elemental"),
    "wait/choose": Wording(lambda v, f: f"{v.who(f['seat'])} is to pass or choose.", {"seat": 1}),
    "wait/stash": Wording(
        lambda v, f: f"{v.who(f['seat'])} is to stash {counted(f['number'], 'card')}.", {"seat": 1, "number": 2}
    ),
    "wait/tokens": Wording(
        lambda v, f: f"{v.who(f['seat'])} may lay tokens with {v.the(f['card'])}.",
        {"seat": 1, "card": "7a"},
        "ninja-whist",
    ),
    "wait/take": Wording(lambda v, f: f"{v.who(f['seat'])} is to take a token.", {"seat": 1}, "ninja-whist"),
    "wait/chance": Wording("Chance is to move.", {}),
    "wait/closed": Wording("Nobody was here any more, so the table was closed.", {}),
}
"""The one sentence above the hand."""

DECISIONS: Mapping[str, Wording] = {
    "decide/bid": Wording("How many will you take?", {}, "boerenbridge"),
    "decide/bid-first": Wording(
        lambda _, f: f"{figures(f['tricks'], 'trick')}. You bid first.", {"tricks": 5}, "boerenbridge"
    ),
    "decide/bid-next": Wording(
        lambda _, f: f"{figures(f['tricks'], 'trick')}, {f['bid']} bid so far.", {"tricks": 6, "bid": 3}, "elemental"
    ),
    "decide/bid-last": Wording(
        lambda _, f: (
            f"{figures(f['tricks'], 'trick')}, {f['bid']} bid so far. "
            f"{'You deal, so you bid last' if f['dealer'] else 'You bid last'}."
        ),
        {"tricks": 5, "bid": 4, "dealer": True},
        "boerenbridge",
    ),
    "decide/trump": Wording("Name the trump", {}, "elemental"),
    "decide/trump-turned": Wording(
        lambda v, f: f"You turned {v.lexicon.signs[f['card']]}.", {"card": "∞"}, "elemental"
    ),
    "decide/choose": Wording("What will you play?", {}),
    "decide/choose-first": Wording(lambda v, f: f"You choose first, then {v.who(f['next'])}.", {"next": 1}),
    "decide/choose-next": Wording(
        lambda v, f: f"{v.people(f['passed'])} passed. {v.who(f['next'])} chooses after you.",
        {"passed": [2], "next": 1},
    ),
    "decide/choose-last": Wording(lambda v, f: f"{v.people(f['passed'])} passed. You choose last.", {"passed": [1, 2]}),
    "decide/stash": Wording(lambda _, f: f"Stash {counted(f['number'], 'card')}", {"number": 2}),
    "decide/stash-counts": Wording("They count for you, unless you take no trick.", {}),
    "decide/play": Wording("Play a card", {}),
    "decide/tokens": Wording(
        lambda v, f: f"Lay tokens with the {v.lexicon.ranks[f['card']]}?", {"card": "7a"}, "ninja-whist"
    ),
    "decide/tokens-add": Wording(
        lambda v, f: f"Each {v.suit(f['suit'])} icon adds 1. What you lay is no longer worth points.",
        {"suit": "a"},
        "ninja-whist",
    ),
    "decide/take": Wording("Take a token", {}, "ninja-whist"),
    "decide/take-from-one": Wording(
        lambda v, f: f"The stock is empty. {v.does(f['seat'], 'have', 'has')} the most: {in_words(f['tokens'])}.",
        {"seat": 1, "tokens": 6},
        "ninja-whist",
    ),
    "decide/take-from-some": Wording(
        lambda v, f: f"The stock is empty. {v.people(f['seats'])} have the most: {in_words(f['tokens'])} each.",
        {"seats": [1, 2], "tokens": 6},
        "ninja-whist",
    ),
}
"""Titles of decisions, and the line under each."""

OPTIONS: Mapping[str, Wording] = {
    "option/bid": Wording("Bid {number}", {"number": 2}, "boerenbridge"),
    "option/trump": Wording(lambda v, f: v.is_trump(f["suit"]), {"suit": "f"}, "elemental"),
    "option/trump-held": Wording("you hold {number}", {"number": 2}, "elemental"),
    "option/pass": Wording("Pass", {}),
    "option/pass-next": Wording(lambda v, f: f"let {v.who(f['next'])} choose", {"next": 1}),
    "option/pass-all": Wording("then it is {contract}", {"contract": "The Table"}),
    "option/pass-out": Wording("then no card is played", {}),
    "option/contract": Wording("Play {contract}", {"contract": "Big"}),
    "option/reach-with-table": Wording(
        lambda _, f: f"take the {counted(f['table'], 'card')}, stash {in_words(f['stash'])}, reach {f['goal']}",
        {"table": 2, "stash": 2, "goal": 61},
    ),
    "option/reach": Wording("no table cards, reach {goal}", {"goal": 61}),
    "option/no-trick": Wording("take no trick at all", {}),
    "option/add": Wording(lambda v, f: f"Lay {v.token(f['token'])}", {"token": "aab"}, "ninja-whist"),
    "option/done": Wording("No tokens", {}, "ninja-whist"),
    "option/enough": Wording("No more tokens", {}, "ninja-whist"),
    "option/sum": Wording(lambda _, f: f"{_sum(f)}, not winning", {"base": 7, "added": 2, "total": 9}, "ninja-whist"),
    "option/sum-winning": Wording(
        lambda _, f: f"{_sum(f)}, winning", {"base": 7, "added": 4, "total": 11}, "ninja-whist"
    ),
    "option/take": Wording(
        lambda v, f: f"Take {v.whose(f['seat'])} {v.token(f['token'])}", {"seat": 1, "token": "acd"}, "ninja-whist"
    ),
}
"""What buttons say, and what each means."""
