"""Scores from whose words it is plain when a trick is wanted: of all others it has to be weighed (`aiming`)."""

from __future__ import annotations

from followsuit.rules import Rules
from followsuit.rules.end import Aim


def is_plain(rules: Rules) -> bool:
    """Whether a trick is wanted by the bid, by the contract, on the way down to zero, or always, or never."""
    words, leanings = rules.score, [word.leaning(rules.aim) for word in rules.score]
    undertaken = any(stage.makes_declarer for stage in rules.stages)
    if any(stage.bids for stage in rules.stages):
        # A point a trick beside it changes nothing: whoever wants it wants the bid first.
        beside = all(
            word.needs_bids or (leaning == 1 and word.counts is None and not word.has_melds)
            for word, leaning in zip(words, leanings, strict=True)
        )
        return beside and sum(word.rewards_bid for word in words) == 1 and rules.aim is Aim.MOST and not undertaken
    if rules.contracts is not None:
        return all(word.needs_contracts is not None for word in words) and rules.aim is Aim.MOST
    if None in leanings or len(set(leanings) - {0}) != 1:
        return False
    if rules.aim is Aim.ZERO:
        return -1 in leanings and rules.start > 0
    # Whoever undertakes a round needs tricks or what lies in them for it.
    return not undertaken or any(
        leaning == 1 and (word.needs_declarer or word.counts is not None)
        for word, leaning in zip(words, leanings, strict=True)
    )
