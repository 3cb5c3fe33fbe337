"""What is said about what lies on the table: trump, contract, bids, points, and how far everyone is."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.rules.prose import listed
from followsuit.server.telling.english.voice import Facts, Voice, Wording, capital, figures, in_words


def _fixed_trumps(voice: Voice, facts: Facts) -> str:
    """By rank and suit where that says it all, else card by card."""
    lexicon = voice.lexicon
    ranks = [f"{lexicon.rank_names.get(rank, rank)}s" for rank in facts["ranks"]]
    suits = [lexicon.suits[suit] for suit in facts["suits"]]
    cards = [lexicon.signs[card] for card in facts["others"]]
    return f"{capital(listed((*ranks, *suits, *cards)))} are trumps"


TABLE: Mapping[str, Wording] = {
    "trump/is": Wording(lambda v, f: v.is_trump(f["suit"]), {"suit": "h"}),
    "trump/none": Wording("No trump", {}, "elemental"),
    "trump/unnamed": Wording("Trump is still to be named", {}, "elemental"),
    "trump/unknown": Wording("Trump is still to be found", {}, "boerenbridge"),
    "trump/fixed": Wording(
        _fixed_trumps,
        {
            "cards": "Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d".split(),
            "ranks": ["Q", "J"],
            "suits": ["d"],
            "others": [],
        },
    ),
    "trump/doubled": Wording("so everything counts double", {"suit": "s"}, "miesjelen"),
    "trump/named": Wording(
        lambda v, f: f"{v.lexicon.signs[f['card']]} was turned; {v.who(f['seat'])} named {v.suit(f['suit'])}",
        {"card": "∞", "seat": 1, "suit": "f"},
        "elemental",
    ),
    "trump/turned": Wording("the turned card, out of play", {"card": "6c"}, "ninja-whist"),
    "trump/held": Wording(lambda v, f: f"{v.whose(f['seat'])} own card", {"card": "Qh", "seat": 1}, "miesjelen"),
    "contract/alone": Wording(
        lambda v, f: f"{v.does(f['seat'], 'play')} {f['contract']}, alone", {"seat": 1, "contract": "Big"}
    ),
    "contract/all-passed": Wording("Everyone passed: {contract}", {"contract": "The Table"}),
    "bids/so-far": Wording("bids {bids} of {tricks} so far", {"bids": 4, "tricks": 7}, "boerenbridge"),
    "bids/under": Wording(
        lambda _, f: f"bids {f['bids']} of {f['tricks']}: {in_words(f['left'])} left over",
        {"bids": 6, "tricks": 7, "left": 1},
        "boerenbridge",
    ),
    "bids/over": Wording(
        lambda _, f: f"bids {f['bids']} of {f['tricks']}: {in_words(f['over'])} too many",
        {"bids": 9, "tricks": 7, "over": 2},
        "boerenbridge",
    ),
    "bids/even": Wording("bids {bids} of {tricks}: none left over", {"bids": 7, "tricks": 7}, "elemental"),
    "meter/stash": Wording("{points} + stash, needs {goal}", {"points": 16, "goal": 61}),
    "meter/points": Wording("{points}, needs {goal}", {"points": 16, "goal": 61}),
    "meter/reached": Wording("{points}, {goal} reached", {"points": 64, "goal": 61}),
    "meter/missed": Wording("{points}, {goal} not reached", {"points": 58, "goal": 61}),
    "meter/against": Wording(
        lambda v, f: f"{v.people(f['seats'])} {f['points']}", {"seats": [0, 2], "points": 21, "goal": 60}
    ),
    "meter/against-table": Wording(
        lambda v, f: f"{v.people(f['seats'])} {f['points']} + table", {"seats": [0, 2], "points": 21, "goal": 60}
    ),
    "need/more": Wording("needs {tricks}", {"tricks": 1}, "boerenbridge"),
    "need/made": Wording("no more", {}, "boerenbridge"),
    "need/none": Wording("take none", {}, "boerenbridge"),
    "need/reached": Wording("bid made", {}, "boerenbridge"),
    "need/over": Wording("{tricks} too many", {"tricks": 1}, "boerenbridge"),
    "need/short": Wording("{tricks} short", {"tricks": 1}, "boerenbridge"),
    "aim/zero": Wording("to zero", {}, "miesjelen"),
    "note/sits-out": Wording("sits out", {}),
    "note/passed": Wording("passed", {}),
    "note/alone": Wording(lambda _, f: f"alone · {figures(f['tricks'], 'trick')}", {"tricks": 2}),
    "note/with-you": Wording(lambda _, f: f"with you · {figures(f['tricks'], 'trick')}", {"tricks": 0}),
    "note/against-you": Wording(lambda _, f: f"against you · {figures(f['tricks'], 'trick')}", {"tricks": 1}),
    "note/against": Wording(
        lambda v, f: f"against {v.who(f['solo'])} · {figures(f['tricks'], 'trick')}", {"tricks": 1, "solo": 2}
    ),
    "note/tricks": Wording(
        lambda _, f: figures(f["tricks"], "trick") if f["tricks"] else "no trick", {"tricks": 1}, "miesjelen"
    ),
    "note/bid": Wording("bid {number}", {"number": 2}, "elemental"),
    "note/bids-last": Wording("bids last", {}, "elemental"),
}
