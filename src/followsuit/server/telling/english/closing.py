"""What is said of a round that is over, and of the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.server.telling.english.voice import Facts, Voice, Wording, capital, in_words, minus


def _played(voice: Voice, facts: Facts) -> str:
    return f"{voice.does(facts['seat'], 'played', 'played')} {facts['contract']}"


CLOSING: Mapping[str, Wording] = {
    "round/reached": Wording(
        lambda v, f: f"{_played(v, f)} and won with {f['points']}.",
        {"seat": 1, "contract": "Big", "points": 74, "goal": 61},
    ),
    "round/not-reached": Wording(
        lambda v, f: f"{_played(v, f)} and lost with {f['points']} of {f['goal']}.",
        {"seat": 1, "contract": "Big", "points": 58, "goal": 61},
    ),
    "round/every-trick": Wording(
        lambda v, f: f"{_played(v, f)} and won with every trick.", {"seat": 1, "contract": "Big"}
    ),
    "round/without-a-trick": Wording(
        lambda v, f: f"{_played(v, f)} and lost without a trick.", {"seat": 1, "contract": "Big"}
    ),
    "round/took-nothing": Wording(
        lambda v, f: f"{_played(v, f)} and won: no trick taken.", {"seat": 1, "contract": "Small zole"}
    ),
    "round/took-a-trick": Wording(
        lambda v, f: f"{_played(v, f)} and lost by taking a trick.", {"seat": 1, "contract": "Small zole"}
    ),
    "round/most-tricks-lost": Wording(
        lambda v, f: f"Everyone passed. {v.does(f['seat'], 'lost', 'lost')} {f['contract']} with {f['tricks']} tricks.",
        {"seat": 1, "contract": "The Table", "tricks": 4},
    ),
    "round/not-played": Wording("Everyone passed, so no card was played.", {}),
    "round/bids-all": Wording("Everyone made the bid.", {"seats": [0, 1, 2, 3]}, "boerenbridge"),
    "round/bids-some": Wording(
        lambda _, f: f"{capital(in_words(len(f['seats'])))} made their bids.", {"seats": [0, 1, 3]}, "boerenbridge"
    ),
    "round/bids-one": Wording(lambda v, f: f"Only {v.who(f['seat'])} made the bid.", {"seat": 1}, "boerenbridge"),
    "round/bids-none": Wording("Nobody made the bid.", {}, "boerenbridge"),
    "round/nearest-zero": Wording(
        lambda v, f: f"{v.do(f['seats'], 'are', 'is')} nearest to zero: {f['distance']} to go.",
        {"seats": [1], "distance": 3},
        "miesjelen",
    ),
    "round/at-zero": Wording(
        lambda v, f: f"{v.do((f['seat'],), 'are', 'is')} at exactly zero.", {"seat": 1}, "miesjelen"
    ),
    "round/void": Wording(
        lambda _, f: f"{capital(in_words(len(f['seats'])))} at zero: the round is void.", {"seats": [0, 2]}, "miesjelen"
    ),
    "round/most-points": Wording(
        lambda v, f: f"{v.do(f['seats'], 'score', 'scores')} the most: {minus(f['score'])}.",
        {"seats": [1], "score": 5},
        "boerenbridge",
    ),
    "end/won": Wording(
        lambda v, f: f"{v.does(f['seat'], 'win')} with {minus(f['total'])}.", {"seat": 1, "total": 112}, "boerenbridge"
    ),
    "end/shared": Wording(
        lambda v, f: f"{capital(v.people(f['seats']))} share the win.", {"seats": [1, 2], "totals": [112, 112]}
    ),
}
