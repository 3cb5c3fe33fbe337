"""Measuring players: tiny matches each way, what is kept of them, and OpenSpiel's search as an opponent."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

import followsuit as fs
from bench.strength import calibration, first_lessons, ladder, networks, report, sampler, shares
from bench.strength.__main__ import main
from bench.strength.apart import PARTS_OF_MINDS
from bench.strength.contestants import Contestant, unknown
from bench.strength.games import every_game, game_of, oh_hell_28, seat_counts
from bench.strength.ismcts import Ismcts, NoJudge, setting_of, told
from bench.strength.match import play, rating_text
from bench.strength.playing import Plan, play_deal
from bench.strength.playouts import speeds
from bench.strength.results import Results
from bench.strength.yardsticks import YARDSTICKS
from followsuit.bots.player import Budget
from followsuit.lab.measuring.rating import Rating
from followsuit.minds import library
from followsuit.minds.encoding import FEATURES
from followsuit.minds.files import load, save
from followsuit.minds.library import SHIPPED, mind_of
from followsuit.minds.network import new_network
from tests.judges.judge import Round
from tests.judges.registry import openspiel_is_installed

FEW = Budget(seconds=None, worlds=20)

needs_openspiel = pytest.mark.skipif(not openspiel_is_installed(), reason="OpenSpiel is not installed: make judges")


@pytest.fixture
def results(tmp_path):
    """A new file of results."""
    return Results(tmp_path / "deals.jsonl")


def untimed(row):
    """A deal without what it took."""
    return {key: value for key, value in row.items() if key != "seconds"}


# Matches


def test_greedy_beats_random_and_random_loses_to_greedy(results):
    """Either way round, by points, wins and rating."""
    there = play(Plan("oh-hell-28", ("greedy", "random")), 10, results)
    back = play(Plan("oh-hell-28", ("random", "greedy")), 10, results)

    assert there.points().by.mean > 2
    assert back.points().by.mean < -2
    assert there.wins().by.mean > 0 > back.wins().by.mean
    assert there.rating().value > 0 > back.rating().value


@pytest.mark.parametrize(
    ("game", "alone", "ways", "share"),
    [
        ("oh-hell-28", False, 6, (1, 1)),
        ("oh-hell-28", True, 3, (1, 2)),
        ("boerenbridge:seats=4", False, 4, (1, 1)),
        ("boerenbridge:seats=4", True, 4, (1, 3)),
        ("whist", False, 2, (1, 1)),
        ("elemental:seats=5", False, 10, (1, 1)),
    ],
)
def test_everyone_holds_every_hand_equally_often(game, alone, ways, share):
    """In each deal a player sits on every seat as often as on any other; evenly with the other unless it is alone."""
    plan = Plan(game, ("casual@1w", "greedy"), alone=alone)
    line_ups = plan.seating.line_ups(0)
    seats = [Counter(line_up[seat] for line_up in line_ups) for seat in range(game_of(game).seats)]

    assert ways == len(line_ups)
    assert all(seats[0] == each for each in seats)
    assert share[0] * seats[0][1] == share[1] * seats[0][0]


def test_one_meets_a_table_of_others():
    """The first on one seat, the others in turn on the rest."""
    plan = Plan("boerenbridge:seats=4", ("greedy", "random", "full-kripke"), alone=True)

    assert {(0, 1, 1, 2)} == {tuple(sorted(line_up)) for line_up in plan.seating.line_ups(0)}


def test_partners_are_the_same_player_and_a_round_may_be_the_unit():
    """Both seats of a side sit together, and score the same in the one round."""
    row = play_deal(Plan("whist", ("greedy", "random"), rounds=1), 0)

    assert [1, 1] == row["rounds"]
    assert all(line_up[:2] == line_up[2:] for line_up in row["seated"])
    assert all(totals[:2] == totals[2:] for totals in row["totals"])


def test_a_deal_counted_in_worlds_is_the_same_again():
    """In the same process and whatever was played before."""
    plan = Plan("zole", ("flat-greedy@4w", "greedy"), rounds=1)
    one = play_deal(plan, 3)
    play_deal(plan, 4)

    assert untimed(one) == untimed(play_deal(plan, 3))


def test_a_match_goes_on_where_it_stopped(results):
    """What is written down is not played again, and a torn last line is played again."""
    plan = Plan("oh-hell-28", ("greedy", "random"))
    play(plan, 3, results)
    lines = results.path.read_text().splitlines()
    results.path.write_text("\n".join([*lines[:2], lines[2][:40]]) + "\n")
    played = []
    whole = play(plan, 4, results, each=lambda match: played.append(match.deals))

    assert [2, 3, 4] == played
    assert whole.points() == play(plan, 4, Results(results.path.with_name("other"))).points()
    assert {} == results.deals(replace(plan, seed="2"))


def test_only_decisions_with_a_choice_are_counted_and_timed(results):
    """Nine tricks of three leave the last card to nobody; thinking takes more than a rule of thumb."""
    match = play(Plan("oh-hell-28", ("flat-greedy@32w", "random")), 2, results)

    assert all(0 < decisions < 2 * 9 * 10 for decisions in match.decisions)
    assert match.milliseconds(0) > match.milliseconds(1) > 0


# Who plays


def test_a_contestant_has_its_budget_behind_its_name():
    """By the clock or in worlds."""
    assert Budget(seconds=0.05) == Contestant.of("casual@50ms").budget
    assert Budget(seconds=None, worlds=64) == Contestant.of("flat-greedy@64w").budget


@pytest.mark.parametrize("text", ["nobody", "casual@", "casual@5", "casual@0w", "@5w"])
def test_somebody_unknown_is_refused(text):
    """With a sentence that says so."""
    assert unknown(text)


def test_the_yardstick_is_no_player_of_the_registry():
    """It keeps its name when the players of the package change."""
    assert set(YARDSTICKS).isdisjoint(fs_players())


def fs_players():
    """The names of the package."""
    from followsuit.bots import players

    return set(players())


def test_every_game_is_measured_at_its_smallest_and_a_middle_seat_count():
    """Where there is more than one."""
    assert ((3, 4), (2, 4), (2, 5), (3, 4), (4,)) == tuple(
        seat_counts(tuple(seats)) for seats in (range(3, 7), range(2, 7), range(2, 9), (3, 4), (4,))
    )
    assert set(fs.games()) == {text.partition(":")[0] for text in every_game()}
    assert all(f"seats={game_of(text).seats}" in text for text in every_game())


def test_a_ladder_has_a_step_for_each_pair_of_neighbours_and_a_rating():
    """The upper one first; the best is rated by the yardstick."""
    plans = list(ladder.plans("zole", ("random", "greedy", "casual@2w"), "1"))

    assert [
        ("step", ("greedy", "random")),
        ("step", ("casual@2w", "greedy")),
        ("rating", ("casual@2w", ladder.YARDSTICK)),
    ] == [(kind, plan.players) for kind, plan in plans]


# What learning brings


def test_each_part_of_a_mind_meets_the_yardstick_at_equal_worlds():
    """Off, at first sight, as who plays on, as who speaks, and both."""
    plans = list(shares.plans("zole", 16, "1"))

    assert [(f"{name}@16w", "flat-greedy@16w") for name in PARTS_OF_MINDS] == [plan.players for plan in plans]
    assert 5 == len(plans)


@pytest.mark.parametrize("name", PARTS_OF_MINDS)
def test_a_part_of_a_mind_plays(name):
    """A round with a few worlds, which is the same again."""
    plan = Plan("euchre", (f"{name}@4w", "random"), rounds=1)

    assert untimed(play_deal(plan, 0)) == untimed(play_deal(plan, 0))


def test_with_its_network_off_a_mind_is_the_yardstick():
    """Deal for deal: so that what the others are ahead is what learning brings."""
    one, other = (
        play_deal(Plan("euchre", (name, "random"), rounds=1), 0) for name in ("network-off@4w", "flat-greedy@4w")
    )

    assert untimed(one) == untimed(other)


def test_a_page_is_learned_and_then_played(results, tmp_path, monkeypatch):
    """What it learned lies where players find it, and it took hardly more CPU time than it was given."""
    monkeypatch.setattr(library, "kept_root", lambda: tmp_path)
    assert mind_of(game_of("misers")) is None
    found = first_lessons.measured(2, results, seconds=0.01)

    assert found.lessons > 0
    assert mind_of(game_of("misers")) is not None
    assert (2, first_lessons.PLAYERS) == (found.match.deals, found.match.plan.players)
    assert f"| {found.lessons:,} in " in report.page_of([report.line_of_first_lessons(found)])


# Calls


def test_calls_are_set_beside_what_came_of_them():
    """By hand size; with what share of the bids was met."""
    found = calibration.measured("boerenbridge:seats=4", calibration.NETWORK, calls=2_000)

    assert [("bid", 3), ("bid", 4), ("bid", 5)] == [(each.call, each.cards) for each in found]
    assert all(0 < (each.met or 0) < 1 and each.over.error > 0 for each in found)
    assert sum(each.calls for each in found) >= 2_000


def test_calls_of_a_player_who_thinks_ahead_are_measured_in_rounds():
    """In Euchre somebody says something in each; in Whist nobody ever does."""
    one, *more = calibration.measured("euchre", "casual@2w", rounds=3)

    assert ("other call", 5, None, []) == (one.call, one.cards, one.met, more)
    assert 3 <= one.calls
    assert [] == calibration.measured("whist", calibration.NETWORK, calls=100)


def test_the_page_has_a_calibration_beside_the_one_before():
    """The newer one has superseded the older one, which is still told."""
    found = calibration.measured("boerenbridge:seats=4", calibration.NETWORK, calls=200)
    line = report.line_of_calibration("boerenbridge:seats=4", calibration.NETWORK, found)
    older = {**line, "commit": "older", "calls": [{**each, "met": 0.125} for each in line["calls"]]}
    page = report.page_of([older, line])

    assert len(found) == page.count("| 12.5 % |")
    assert "| older |" not in page


# OpenSpiel's search


@needs_openspiel
def test_openspiels_search_plays_either_side_of_a_match(results):
    """A tiny match each way; with twenty simulations it is already better than random."""
    there = play(Plan("oh-hell-28", ("ismcts@20w", "random")), 3, results)
    back = play(Plan("oh-hell-28", ("random", "ismcts@20w")), 3, results)

    assert there.points().by.mean > 0 > back.points().by.mean
    assert there.milliseconds(0) > there.milliseconds(1)


@needs_openspiel
@pytest.mark.parametrize("game", ["hearts:passing=false", "euchre", "oh-hell:seats=3,scoring=tricks"])
def test_openspiels_search_plays_what_the_two_share(game):
    """A round of each."""
    row = play_deal(Plan(game, ("ismcts@4w", "random"), rounds=1), 0)

    assert {1} == set(row["rounds"])


@needs_openspiel
@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("zole", "does not play"),
        ("hearts:seats=3", "these options"),
        ("hearts", "crashes while cards are passed"),
        ("spades", "no sampler"),
    ],
)
def test_openspiels_search_refuses_what_it_cannot_play(game, why):
    """And says why."""
    with pytest.raises(NoJudge, match=why):
        Ismcts(game_of(game), FEW, "1")


@needs_openspiel
def test_the_short_oh_hell_is_openspiels_own():
    """It allows and scores the same, with numbers that leave out the cards that are missing."""
    judge, setting = setting_of(fs.Game.of(oh_hell_28))
    decisions = [Round(judge, setting, setting.game.start(seed=seed)).play(Random(seed)) for seed in range(20)]

    assert [3 + 27] * 20 == decisions


@needs_openspiel
@pytest.mark.parametrize("game", sampler.GAMES[:2])
def test_a_sampler_knows_the_undealt_cards_of_oh_hell(game):
    """It is right more often than chance, unless every card is dealt or turned: then there is nothing to peek at."""
    found = sampler.examine(game, deals=20, samples=20)

    assert found.peek is not None
    if game == "oh-hell-28":
        assert (None, 0.0) == (found.undealt, found.against_voids)
        assert not found.peek.excludes_zero
    else:
        assert 0 == found.undealt
        assert found.peek.low > 0.1


@needs_openspiel
def test_a_sampler_knows_the_kitty_of_euchre_and_what_was_put_away():
    """No card of the kitty is ever drawn into a hand, and the dealer's discard is always found."""
    found = sampler.examine("euchre", deals=20, samples=20)

    assert found.peek is not None
    assert 0 == found.undealt
    assert found.peek.low > 0.1


@needs_openspiel
def test_the_sampler_of_hearts_forgets_voids_and_sees_nothing_else():
    """It is not right more often than chance, and draws hands that cannot be."""
    found = sampler.examine("hearts:seats=4,passing=false", deals=20, samples=20)

    assert found.peek is not None
    assert found.against_voids > 0
    assert found.peek.low < 0


@needs_openspiel
def test_the_sampler_of_hearts_tells_the_next_seat_what_it_will_be_passed():
    """While others still pass, every state drawn has the very cards, though the seat may not look at them yet."""
    game = game_of("hearts:seats=4")
    state = game.start(seed=1)
    state = state.play(state.legal()[0])
    theirs, rng = told(game, state).state, Random(1)
    drawn = [theirs.resample_from_infostate(theirs.current_player(), rng.random) for _ in range(20)]

    assert {tuple(theirs.history()[53:56])} == {tuple(each.history()[53:56]) for each in drawn}


@needs_openspiel
def test_spades_has_no_sampler():
    """So that there is no search for it."""
    assert [False, True] == [sampler.has_sampler(game) for game in ("spades", "euchre")]


@needs_openspiel
def test_playouts_are_measured_beside_openspiels():
    """At three decisions, both more than none."""
    found = list(speeds(turns=1, simulations=50, drawn=8))

    assert ["first bid", "first card", "seventh trick"] == [speed.decision for speed in found]
    assert all(speed.ours > 0 and speed.theirs > 0 for speed in found)


# What is told


def test_the_page_is_made_of_the_lines():
    """Nothing on it was written by hand."""
    assert report.page_of(report.read()) == report.PAGE.read_text(encoding="utf-8")


def test_the_page_has_the_latest_step_and_the_ratings_of_all_versions(results, tmp_path):
    """The latest first, with its player; then the earlier ones."""
    plan = Plan("oh-hell-28", ("greedy", "random"))
    lines = [report.line_of(kind, play(plan, deals, results)) for kind, deals in (("step", 2), ("step", 3))]
    rating = report.line_of("rating", play(plan, 3, results))
    page = tmp_path / "page.md"
    report.write([*lines, rating, {**rating, "version": "9.9"}], tmp_path / "lines.jsonl", page)
    text = page.read_text(encoding="utf-8")
    number = rating_text(Rating(**rating["rating"]))

    assert f"| `oh-hell-28` | `greedy` | {number} (9.9, {rating['commit']}) | {number} ({rating['version']}, " in text
    assert 1 == text.count("3 × 6 games")
    assert "2 × 6 games" not in text


def test_a_later_match_of_two_players_supersedes_what_they_did_with_any_budget(results, tmp_path):
    """What others did, and what both did at the same commit, stays."""
    line = report.line_of("match", play(Plan("oh-hell-28", ("greedy", "random")), 2, results))
    lines = [
        {**line, "players": players, "commit": commit}
        for players, commit in (
            (["greedy@8w", "random"], "one"),
            (["knower", "random"], "one"),
            (["greedy@16w", "random"], "two"),
            (["greedy@32w", "random"], "two"),
        )
    ]
    page = tmp_path / "page.md"
    report.write(lines, tmp_path / "lines.jsonl", page)
    text = page.read_text(encoding="utf-8")

    assert "greedy@8w" not in text
    assert all(each in text for each in ("knower", "greedy@16w", "greedy@32w"))


def test_the_command_plays_a_match_and_a_ladder(tmp_path, capsys):
    """A table on the screen, each deal in the file; a ladder fails where a step is not shown."""
    file = ["--file", str(tmp_path / "deals.jsonl"), "--deals", "2"]

    assert 0 == main(["match", "oh-hell-28", "greedy", "random", *file])
    assert "2 deals in 6 seatings" in capsys.readouterr().out
    assert 1 == main(["ladder", "oh-hell-28", "--levels", "random", "random", *file])
    assert "not shown" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["match", "nothing", "greedy", "random"], ["match", "zole", "nobody", "random"]])
def test_the_command_names_what_it_does_not_know(arguments, capsys):
    """A game or a player."""
    with pytest.raises(SystemExit):
        main(arguments)

    assert arguments[1 if arguments[1] == "nothing" else 2] in capsys.readouterr().err


# Networks


def test_a_network_gains_nothing_beside_itself_and_much_beside_one_that_has_learned_nothing(tmp_path, capsys):
    """Whole games for each seat, so that what one seat gains another one loses."""
    learned, game = SHIPPED / "euchre.npz", fs.game("euchre")
    about = load(learned, game.page).about
    save(tmp_path / "new.npz", new_network(1), np.ones(FEATURES, np.bool_), about)

    assert 0 == pytest.approx(networks.met("euchre", learned, learned, games=5).points.mean)
    assert 0 == main(["networks", "euchre", str(learned), str(tmp_path / "new.npz"), "--games", "30"])
    assert "+" in capsys.readouterr().out
    assert networks.met("euchre", learned, tmp_path / "new.npz", games=30).points.low > 0
