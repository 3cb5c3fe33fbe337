"""What is said of something that just happened, for those who follow the game by ear."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.rules.prose import counted
from followsuit.server.telling.english.asking import choices, led
from followsuit.server.telling.english.voice import Facts, Voice, Wording, capital, figures, minus


def _plays(voice: Voice, facts: Facts) -> str:
    return f"{voice.does(facts['seat'], 'play')} {voice.the(facts['card'])}"


def _trumps(voice: Voice, facts: Facts) -> str:
    return f"{voice.does(facts['seat'], 'trump')} with {voice.the(facts['card'])}"


def _winning(voice: Voice, facts: Facts) -> str:
    return "and are winning" if facts["seat"] == voice.you else "and is winning"


def _turned(voice: Voice, facts: Facts) -> str:
    return f"{capital(voice.lexicon.cards[facts['card']])} turned"


def _changed(score: int) -> str:
    return f"plus {score}" if score > 0 else f"minus {-score}" if score < 0 else "0"


HAPPENING: Mapping[str, Wording] = {
    "live/deal": Wording(
        lambda v, f: f"Round {f['round']}. You have {figures(f['cards'], 'card')}. {v.does(f['dealer'], 'deal')}.",
        {"round": 4, "cards": 8, "dealer": 2},
    ),
    "live/deal-all": Wording(
        lambda v, f: f"Round {f['round']}. {figures(f['cards'], 'card')} each. {v.does(f['dealer'], 'deal')}.",
        {"round": 4, "cards": 8, "dealer": 2},
    ),
    "live/deal-out": Wording("Round {round}. You deal and sit out.", {"round": 4}),
    "live/turned": Wording(
        lambda v, f: f"{_turned(v, f)}: {v.is_trump(f['suit'], start=False)}.", {"card": "Qs", "suit": "s"}, "miesjelen"
    ),
    "live/turned-no-trump": Wording(lambda v, f: f"{_turned(v, f)}: no trump.", {"card": "0"}, "elemental"),
    "live/turned-to-name": Wording(
        lambda v, f: f"{_turned(v, f)}: {v.who(f['seat'])} {'name' if f['seat'] == v.you else 'names'} the trump.",
        {"card": "∞", "seat": 1},
        "elemental",
    ),
    "live/trump": Wording(lambda v, f: f"{v.is_trump(f['suit'])}.", {"suit": "h"}, "boerenbridge"),
    "live/named": Wording(
        lambda v, f: f"{v.does(f['seat'], 'name')} {v.suit(f['suit'])}.", {"seat": 1, "suit": "f"}, "elemental"
    ),
    "live/passed": Wording(lambda v, f: f"{v.does(f['seat'], 'pass', 'passes')}.", {"seat": 2}),
    "live/all-passed": Wording(
        lambda v, f: f"{v.does(f['seat'], 'pass', 'passes')} too: {f['contract']}.",
        {"seat": 2, "contract": "The Table"},
    ),
    "live/passed-out": Wording(
        lambda v, f: f"{v.does(f['seat'], 'pass', 'passes')} too, so no card is played.", {"seat": 2}
    ),
    "live/chose": Wording(
        lambda v, f: f"{v.does(f['seat'], 'play')} {f['contract']}, alone against {v.people(f['against'])}.",
        {"seat": 1, "contract": "Big", "against": [0, 2]},
    ),
    "live/picked-up": Wording(
        lambda v, f: f"{v.does(f['seat'], 'pick')} up {counted(f['number'], 'card')}.", {"seat": 1, "number": 2}
    ),
    "live/picked-up-own": Wording(lambda v, f: f"You pick up {v.cards(f['cards'])}.", {"cards": ["Th", "Kc"]}),
    "live/stashed": Wording(
        lambda v, f: f"{v.does(f['seat'], 'stash', 'stashes')} {counted(f['number'], 'card')}.",
        {"seat": 1, "number": 2},
    ),
    "live/stashed-own": Wording(lambda v, f: f"You stash {v.cards(f['cards'])}.", {"cards": ["Th", "Kc"]}),
    "live/bid": Wording(
        lambda v, f: f"{v.does(f['seat'], 'bid')} {f['number']}.", {"seat": 1, "number": 2}, "boerenbridge"
    ),
    "live/led": Wording(lambda v, f: f"{v.does(f['seat'], 'lead')} {v.the(f['card'])}.", {"seat": 1, "card": "Ah"}),
    "live/played": Wording(lambda v, f: f"{_plays(v, f)}.", {"seat": 2, "card": "9h"}),
    "live/played-winning": Wording(lambda v, f: f"{_plays(v, f)} {_winning(v, f)}.", {"seat": 2, "card": "Ah"}),
    "live/trumped": Wording(lambda v, f: f"{_trumps(v, f)}.", {"seat": 2, "card": "7d"}),
    "live/trumped-winning": Wording(lambda v, f: f"{_trumps(v, f)} {_winning(v, f)}.", {"seat": 2, "card": "Jc"}),
    "live/tokens": Wording(
        lambda v, f: f"{_plays(v, f)} with {counted(f['tokens'], 'token')}: {f['total']}.",
        {"seat": 1, "card": "9a", "token": "a", "tokens": 1, "total": 10},
        "ninja-whist",
    ),
    "live/tokens-winning": Wording(
        lambda v, f: f"{_plays(v, f)} with {counted(f['tokens'], 'token')}: {f['total']}, winning.",
        {"seat": 1, "card": "9a", "token": "a", "tokens": 1, "total": 10},
        "ninja-whist",
    ),
    "live/trick": Wording(lambda v, f: f"{v.does(f['seat'], 'take')} the trick.", {"seat": 1}, "boerenbridge"),
    "live/trick-points": Wording(
        lambda v, f: f"{v.does(f['seat'], 'take')} the trick, {figures(f['points'], 'point')}.",
        {"seat": 2, "points": 17},
    ),
    "live/drew": Wording(
        lambda v, f: f"{v.does(f['seat'], 'draw')} {v.a_token(f['token'])}.", {"seat": 1, "token": "cd"}, "ninja-whist"
    ),
    "live/took": Wording(
        lambda v, f: f"{v.does(f['seat'], 'take')} {v.a_token(f['token'])} from {v.who(f['source'])}.",
        {"seat": 1, "token": "cd", "source": 2},
        "ninja-whist",
    ),
    "live/took-back": Wording(
        lambda v, f: f"{v.does(f['seat'], 'take')} back {v.a_token(f['token'])}.",
        {"seat": 1, "token": "cd"},
        "ninja-whist",
    ),
    "live/round": Wording(
        lambda _, f: f"Round over. {f['round']['sentence']} You: {_changed(f['score'])}, now {minus(f['total'])}.",
        {
            "round": {"code": "round/bids-none", "sentence": "Nobody made the bid.", "facts": {}},
            "score": 2,
            "total": 7,
        },
    ),
    "live/round-watched": Wording(
        lambda _, f: f"Round over. {f['round']['sentence']}",
        {"round": {"code": "round/bids-none", "sentence": "Nobody made the bid.", "facts": {}}},
    ),
    "live/turn-follow-suit": Wording(
        lambda v, f: f"Your turn. Follow {led(v, f, 'suit')}: {choices(v, f)}.",
        {"suit": "h", "cards": ["Kh", "9h"], "also": [], "plain": True},
    ),
    "live/turn-trump-when-void": Wording(
        lambda v, f: f"Your turn. No {led(v, f)}, so trump: {choices(v, f)}.",
        {"led": "d", "suit": "s", "cards": ["9s", "Qs"], "also": [], "plain": False},
        "miesjelen",
    ),
}
