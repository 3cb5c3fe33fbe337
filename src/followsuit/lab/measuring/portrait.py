"""What one player on all seats makes of a game: its length, its seats, its bids, its lead, its end."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from followsuit.lab.measuring.inference import Estimate, estimate, proportion, ratio, shared_confidence
from followsuit.lab.measuring.sample import Sample
from followsuit.lab.playing.results import nearness, number_of_sides, one_of_each_side

ENOUGH = 30
"""Fewer finished games than this tell nothing about who wins."""
QUANTILES = (0.1, 0.5, 0.9)
QUARTERS = (0.25, 0.5, 0.75)


@dataclass(frozen=True)
class Place:
    """A place at the table, counted from the one after the dealer; the dealer is the last."""

    place: int
    value: Estimate
    """With an interval that holds for all places of all seat counts together."""
    beside: float
    """What it would be if places did not matter."""
    significant: bool


@dataclass(frozen=True)
class Lead:
    """How often whoever led after a round won in the end, of games that went on; a tie counts in parts."""

    round: int
    wins: Estimate


@dataclass(frozen=True)
class Contract:
    """How often a contract was played, and how often its solo player gained by it."""

    name: str
    share: Estimate
    won: Estimate | None


@dataclass(frozen=True)
class Portrait:
    """The figures of one player on all seats."""

    player: str
    games: int
    rounds: Estimate
    """With those cut off as long as they got."""
    typical: tuple[int | None, ...]
    """The rounds after which 10, 50 and 90 % of the games are over; none: not within the limit."""
    over: tuple[float, ...]
    """The part of the games that is over after one round, two and so on."""
    unfinished: Estimate
    actions: Estimate
    """What one seat does in a game."""
    drift: Estimate
    """Points that a seat gains in a round."""
    swing: float
    """How much a seat's score usually moves in a round (standard deviation)."""
    wins_by_place: tuple[Place, ...]
    """By the place after the first dealer: the part of the finished games that it wins."""
    advantage: Estimate | None
    """How much more than an even part the best place wins, found in one half of the games and measured in the other."""
    points_by_place: tuple[Place, ...]
    """By the place after the dealer of a round: the points it gains beside the mean of the table."""
    bids: dict[int, Estimate]
    """By hand size: the part of the bids that are met."""
    all_bids: Estimate | None
    lead_changes: Estimate
    margin: Estimate | None
    """Points between the first and the second of a finished game."""
    shared: Estimate | None
    """The part of the finished games that several win."""
    leads: tuple[Lead, ...]
    contracts: tuple[Contract, ...]


def portrait(sample: Sample, *, among: int = 1) -> Portrait:
    """Draw it, as one of so many that are looked at together."""
    results, figures, seats = sample.results, sample.figures, sample.game.seats
    rounds, finished = results["rounds"].astype(int), results["finished"]
    enough = int(finished.sum()) >= ENOUGH
    scores = figures["place_scores"].sum(axis=1)
    squares, count = float(figures["place_squares"].sum()), float(figures["rounds"].sum()) * seats
    mean = float(scores.sum()) / count
    bids = figures["bids"].sum(axis=1)
    return Portrait(
        player=sample.player,
        games=len(results),
        rounds=estimate(rounds),
        typical=_typical(rounds, finished),
        over=_over(rounds, finished),
        unfinished=estimate(~finished),
        actions=estimate(results["actions"] / seats),
        drift=ratio(scores, figures["rounds"] * seats),
        swing=sqrt(max(squares / count - mean * mean, 0.0)),
        wins_by_place=_wins_by_place(sample, among) if enough else (),
        advantage=_advantage(sample) if enough else None,
        points_by_place=_points_by_place(sample, among),
        bids={
            size: ratio(figures["bids_met"][:, size], figures["bids"][:, size])
            for size in range(figures["bids"].shape[1])
            if figures["bids"][:, size].any()
        },
        all_bids=ratio(figures["bids_met"].sum(axis=1), bids) if bids.any() else None,
        lead_changes=estimate(results["lead_changes"]),
        margin=_margin(sample) if enough else None,
        shared=estimate(_are_shared(sample)[finished]) if enough else None,
        leads=_leads(sample) if enough else (),
        contracts=_contracts(sample),
    )


def _typical(rounds: np.ndarray, finished: np.ndarray) -> tuple[int | None, ...]:
    length = np.sort(np.where(finished, rounds, np.iinfo(np.int64).max))
    found = [int(length[min(int(np.ceil(part * len(length))), len(length)) - 1]) for part in QUANTILES]
    return tuple(None if each == np.iinfo(np.int64).max else each for each in found)


def _over(rounds: np.ndarray, finished: np.ndarray) -> tuple[float, ...]:
    ended = np.bincount(rounds[finished], minlength=int(rounds.max()) + 1)
    return tuple(float(part) for part in np.cumsum(ended)[1:] / len(rounds))


def _are_shared(sample: Sample) -> np.ndarray:
    """Whether each game was won by more than one side."""
    winners = (sample.shares > 0).sum(axis=1)
    return np.asarray(winners > sample.game.seats // number_of_sides(sample.game))


def _shares_by_place(sample: Sample) -> np.ndarray:
    """The part of each finished game that falls to each place after the first dealer."""
    finished, seats = sample.results["finished"], sample.game.seats
    first = sample.results["first_dealer"][finished].astype(int)
    seat = (first[:, None] + 1 + np.arange(seats)) % seats
    return np.take_along_axis(sample.shares[finished], seat, axis=1)


def _advantage(sample: Sample) -> Estimate:
    """Of the place that seems best in one half of the games: chosen by all of them, it would seem better than it is."""
    chosen_by, measured_by = np.array_split(_shares_by_place(sample), 2)
    best = int(chosen_by.mean(axis=0).argmax())
    return proportion(measured_by[:, best]).moved(-1 / number_of_sides(sample.game))


def _wins_by_place(sample: Sample, among: int) -> tuple[Place, ...]:
    seats, shares = sample.game.seats, _shares_by_place(sample)
    confidence, even, found = shared_confidence(seats * among), 1 / number_of_sides(sample.game), []
    for place in range(seats):
        value = proportion(shares[:, place], confidence)
        found.append(Place(place + 1, value, even, value.moved(-even).excludes_zero))
    return tuple(found)


def _points_by_place(sample: Sample, among: int) -> tuple[Place, ...]:
    seats, figures = sample.game.seats, sample.figures
    scores = figures["place_scores"][:, :seats].astype(float)
    beside = scores - scores.mean(axis=1, keepdims=True)
    confidence, found = shared_confidence(seats * among), []
    for place in range(seats):
        value = ratio(beside[:, place], figures["rounds"], confidence)
        found.append(Place(place + 1, value, 0.0, value.excludes_zero))
    return tuple(found)


def _margin(sample: Sample) -> Estimate:
    totals = one_of_each_side(sample.game, sample.totals[sample.results["finished"]])
    near = np.sort(nearness(sample.game, totals), axis=1)
    return estimate(near[:, -1] - near[:, -2])


def _leads(sample: Sample) -> tuple[Lead, ...]:
    """Looked at in a quarter of the games, after each quarter of the usual length."""
    rounds, finished = sample.results["rounds"].astype(int), sample.results["finished"]
    looked = max(len(rounds) // 4, min(len(rounds), ENOUGH))
    usual = sample.game.rounds or int(np.median(rounds[finished]))
    found = []
    for after in dict.fromkeys(max(1, round(usual * part)) for part in QUARTERS):
        going = finished[:looked] & (rounds[:looked] > after)
        if going.sum() < ENOUGH:
            continue
        near = nearness(sample.game, sample.totals_after(after, looked))[going]
        ahead = near == near.max(axis=1, keepdims=True)
        wins = (sample.shares[:looked][going] * ahead).sum(axis=1) / ahead.sum(axis=1)
        found.append(Lead(after, estimate(wins)))
    return tuple(found)


def _contracts(sample: Sample) -> tuple[Contract, ...]:
    contracts = sample.game.rules.contracts
    if contracts is None:
        return ()
    heaps = np.array_split(sample.results, len(sample.figures))
    played, won, rounds = (
        np.array([heap[name].sum(axis=0) for heap in heaps]) for name in ("contracts", "contracts_won", "rounds")
    )
    found = []
    for place, each in enumerate(contracts.every):
        is_solo = place < len(contracts.offers) and played[:, place].any()
        share = ratio(played[:, place], rounds)
        found.append(Contract(each.name, share, ratio(won[:, place], played[:, place]) if is_solo else None))
    return tuple(found)
