import re
from dataclasses import replace

import pytest

from followsuit.lab.measuring.balance import Balance, balance
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.measuring.portrait import Place
from followsuit.lab.reporting import sections, sentences
from followsuit.language.wording import language
from followsuit.rules.page import find
from tests.lab.measured import SEATS, measured

say = language("en").say


def plainly(message):
    """In English, with simple spaces."""
    return say(message).replace("\N{NO-BREAK SPACE}", " ")


def plain(messages):
    """Each in English."""
    return [plainly(each) for each in messages]


def sure(mean):
    """An estimate without doubt."""
    return Estimate(mean, 0.0, mean, mean)


def with_unfinished(shares):
    """Miesjelen as if these shares of its games had been cut off."""
    found = measured("miesjelen")
    settings = [
        replace(each, player=replace(each.player, unfinished=sure(share)))
        for each, share in zip(found.settings, shares, strict=True)
    ]
    return Balance(found.page, found.plan, found.settled, found.trials, settings, found.effects)


@pytest.mark.parametrize(
    ("shares", "sentence"),
    [
        ((0.05, 0.02), "with 2 and 3 seats it ends reliably."),
        ((0.4, 0.02), "with 3 seats it ends reliably; with 2 seats it ends more often than not."),
        ((0.99, 0.6), "with 2 and 3 seats it seldom ends."),
    ],
)
def test_seat_counts_are_sorted_by_how_often_the_game_ends(shares, sentence):
    """Nine in ten is reliable, half is more often than not."""
    assert f"How many should play? Within 200 rounds, {sentence}" == plainly(
        sentences.how_many(with_unfinished(shares))[0]
    )


def test_the_best_seat_count_is_the_one_that_ends_most_often():
    """In figures."""
    assert "It ends most often with 3 seats: 98 % of the games." == plainly(
        sentences.how_many(with_unfinished((0.4, 0.02)))[1]
    )


def test_seat_counts_between_which_it_may_be_chance_are_named_together():
    """None is called best that is not; and if that is all of them, nothing is said."""
    found = measured("ninja-whist")
    shares = [Estimate(share, 0.05, share - 0.15, share + 0.15) for share in (0.3, 0.35, 0.9)]
    settings = [
        replace(each, game=replace(each.game, rules=measured("miesjelen").settings[0].game.rules),
                player=replace(each.player, unfinished=share))
        for each, share in zip(found.settings, shares, strict=True)
    ]  # fmt: skip
    three, two = (Balance(found.page, found.plan, (), (), settings[:count]) for count in (3, 2))

    assert "It ends most often with 2 and 4 seats; which of them is ahead may be chance." == plainly(
        sentences.how_many(three)[1]
    )
    assert "So many games end: 70 % (2 seats), 65 % (4)." == plainly(sentences.how_many(two)[1])


@pytest.mark.parametrize(
    ("key", "options", "limit", "sentence"),
    [
        ("zole", {"rounds": 0}, None, "The table decides when the game ends; it was cut off after 12 rounds."),
        (
            "elemental",
            {},
            5,
            "A game has at most so many rounds: 20 (3 seats), 15 (4); it was cut off after five rounds.",
        ),
    ],
)
def test_a_game_that_was_stopped_is_not_said_to_seldom_end(key, options, limit, sentence):
    """It could not have ended: how many play has nothing to do with it."""
    found = balance(find(key), (3, 4), options, Plan(games=2, cores=1, max_rounds=limit))
    found.trials = ()
    list(found.measure())

    assert [] == sentences.how_many(found)
    assert sentence == plainly(sentences.length(found)[0])
    assert sentence in plain(sentences.in_short(found))


def test_a_game_that_always_ends_is_not_asked_for_how_many():
    """There is no question."""
    assert [] == sentences.how_many(measured("zole"))


def test_a_fixed_length_is_told_as_such():
    """With the number of rounds of each seat count."""
    assert "The number of rounds is fixed: 20 (3 seats), 15 (4)." == plainly(sentences.length(measured("elemental"))[0])


def test_an_open_length_is_told_by_when_half_and_most_are_over():
    """And by what was cut off."""
    two, three, *_ = plain(sentences.length(measured("miesjelen")))

    assert two.startswith("With 2 seats half of the games are over after ")
    assert two.endswith(" % were not over after 200 rounds.")
    assert "and nine in ten after" in three


def with_places(found, change):
    """A balance as if its places had come out otherwise."""
    settings = [
        replace(
            each,
            player=replace(
                each.player,
                wins_by_place=tuple(change(place) for place in each.player.wins_by_place),
                points_by_place=tuple(change(place) for place in each.player.points_by_place),
            ),
        )
        for each in found.settings
    ]
    return Balance(found.page, found.plan, found.settled, found.trials, settings, found.effects)


def test_places_that_matter_are_named():
    """The one that is furthest from an even share, with its interval; and what it is worth to deal."""
    far = Estimate(0.45, 0.01, 0.42, 0.48)
    found = with_places(
        measured("zole"),
        lambda place: replace(place, value=far if place.place == 1 else sure(place.beside), significant=True),
    )

    assert "With 3 seats the seat after the first dealer wins 45.0 ± 3.0 % of the games" in plainly(
        sentences.seat(found)[0]
    )
    assert plainly(sentences.seat(found)[0]).endswith("would be even: that is more than chance.")
    assert "To deal is worth so many points a round beside the mean of the table: 0.00 (3–4 seats)." == plainly(
        sentences.seat(found)[-1]
    )


def test_places_that_do_not_matter_are_said_not_to():
    """Where no interval leaves out an even share."""
    even = with_places(measured("zole"), lambda place: replace(place, significant=False))

    assert [
        "Counted from the first dealer, no place at the table wins more or less often than chance allows.",
        "Within a round it makes no difference beyond chance to be the dealer.",
    ] == plain(sentences.seat(even))


def test_a_place_that_matters_is_told_of_the_games_that_end():
    """With how many those are, where some are cut off."""
    far = Estimate(0.45, 0.01, 0.42, 0.48)
    found = with_places(
        with_unfinished((0.4, 0.02)),
        lambda place: replace(place, value=far if place.place == 1 else sure(place.beside), significant=True),
    )

    assert (
        "With 2 seats the seat after the first dealer wins 45.0 ± 3.0 % of the games that end (60 % of all), where "
        "50 % would be even: that is more than chance." == plainly(sentences.seat(found)[0])
    )


@pytest.mark.parametrize(("left", "which"), [(0.0, "that go on"), (0.3, "that go on and end")])
def test_being_ahead_is_told_of_the_games_that_end(left, which):
    """Where all of them end, that goes without saying."""
    found = measured("zole")
    settings = [replace(each, player=replace(each.player, unfinished=sure(left))) for each in found.settings]

    (said,) = sentences.ahead(Balance(found.page, found.plan, found.settled, found.trials, settings))

    assert f" of the games {which}, where 33 % would be even." in plainly(said)


def with_skills(wins, ended):
    """Zole as if the one better player had won such shares of the games that came to an end, by its opponents."""
    found = measured("zole")
    settings = [
        replace(
            each,
            **{
                name: replace(skill, wins=sure(part), ended=sure(over))
                for name, part, over in zip(("skill", "close"), wins, ended, strict=False)
                if (skill := getattr(each, name))
            },
        )
        for each in found.settings
    ]
    return Balance(found.page, found.plan, found.settled, found.trials, settings, found.effects)


def test_skill_is_told_of_all_games_where_all_end():
    """There is nothing else that it could be of."""
    near, close, *_ = map(plainly, sentences.skill(with_skills((0.57, 0.66), (1.0, 1.0))))

    assert "One greedy player among random ones wins so many games: 57 % (3–4 seats). Even would be" in near
    assert "One strong player among greedy ones wins 66.0 ± 0.0 % with 3 seats." == close


def test_skill_is_told_of_the_games_that_end_where_some_are_cut_off():
    """With how many those are."""
    near, over, close, *_ = map(plainly, sentences.skill(with_skills((0.57, 0.66), (0.14, 0.5))))

    assert "One greedy player among random ones wins so many of the games that end: 57 % (3–4 seats)." in near
    assert "So many of all games with one greedy player among random ones end: 14 % (3–4 seats)." == over
    assert (
        "One strong player among greedy ones wins 66.0 ± 0.0 % of the games that end (50 % of all) with 3 seats."
        == close
    )


@pytest.mark.parametrize(
    ("ended", "title", "cell"),
    [(1.0, "better player wins", "57 %"), (0.14, "better player wins, of games that end", "57 % of 14 %")],
)
def test_a_column_of_wins_says_of_how_many_games(ended, title, cell):
    """Where some are cut off."""
    settings = with_skills((0.57,), (ended,)).settings

    assert title == plainly(sentences.better_wins_title(settings))
    assert [cell] * 2 == plain(sentences.better_wins(each) for each in settings)


def test_partners_are_told_of_as_a_side():
    """A side meets the others, the lead passes between sides, and the margin is that of a side."""
    found = measured("spades")
    lead, margin = plainly(sentences.lead(found)[0]), plainly(sentences.lead(found)[-1])

    assert plainly(sentences.skill(found)[0]).startswith("A side of greedy players against random ones wins so many")
    assert lead.startswith("So many times a game the lead passes from one side to another:")
    assert margin.startswith("The winning side is ")


def test_bids_on_hands_of_one_size_are_not_told_by_size():
    """There is nothing to tell apart; where hands differ, the shortest and the longest are told."""
    assert "By hand size" not in plainly(sentences.bids(measured("spades"))[0])
    assert "By hand size" in plainly(sentences.bids(measured("boerenbridge"))[0])


def test_to_deal_is_not_called_worth_something_where_fewest_win():
    """There more points are worse: it is told how far it moves a score."""
    found = measured("hearts")
    settings = [
        replace(each, player=replace(each.player, points_by_place=(Place(4, sure(0.5), 0.0, significant=True),)))
        for each in found.settings
    ]
    told = sentences.seat(Balance(found.page, found.plan, found.settled, found.trials, settings, found.effects))

    assert plainly(told[-1]).startswith("A round moves the dealer's score by so many points")


def test_where_skill_was_not_measured_the_column_is_empty():
    """As when hardly any game ended."""
    assert [None, None] == [sentences.better_wins(replace(each, skill=None)) for each in measured("zole").settings]


def test_one_meeting_is_not_told_as_another():
    """Where only the player that thinks ahead was measured, nothing is said about greedy ones among random."""
    found = with_skills((0.57, 0.66), (1.0, 1.0))
    settings = [replace(each, skill=None) for each in found.settings]
    only = Balance(found.page, found.plan, found.settled, found.trials, settings)
    close, decides = map(plainly, sentences.skill(only))

    assert "One strong player among greedy ones wins 66.0 ± 0.0 % with 3 seats." == close
    assert decides.startswith(
        "Of what decides who wins at a table of 3 with one strong player among greedy ones, about"
    )
    assert [None, None] == [sentences.better_wins(each) for each in settings]
    assert ["3 seats, one strong among greedy"] == [
        row[0] for section in sections.of(only, say) if "skill" in section.title for row in section.rows
    ]


def test_options_without_effect_are_said_to_have_none():
    """Beyond chance."""
    said = plain(sentences.options(measured("ninja-whist")))

    assert "With bid_cap 0 instead of 7 (4 seats) nothing changes beyond chance." in said


def test_a_figure_that_an_option_changes_is_told_twice():
    """As usual, and then; in brackets where it may be chance."""
    (seven, _) = measured("boerenbridge").effects
    told = {change.figure: plainly(sentences.changed(change)) for change in seven.changes}

    assert "schedule seven instead of five (4 seats)" == plainly(sentences.with_option(seven))
    assert "5 → 7" == told["rounds"]
    assert re.fullmatch(r"\(\d+ % → \d+ %\)", told["bids made"])


def test_what_options_change_names_the_games_that_wins_are_of():
    """Those that end, where an option makes more of them end; otherwise all."""
    over, wins = "better player's games that end", "better player wins"

    assert [over, f"{wins}, of these"] == plain(sentences.figure_title(name, (over, wins)) for name in (over, wins))
    assert wins == plainly(sentences.figure_title(wins, ("rounds", wins)))
    assert "under 0.1 %" == plainly(sentences.figure(over, 0.0001))


@pytest.mark.parametrize("key", SEATS)
def test_every_game_is_summed_up_in_whole_sentences(key):
    """Each ends with a full stop, and none has a number that is none."""
    said = plain(sentences.in_short(measured(key)))

    assert len(said) >= 5
    assert all(sentence.endswith(".") for sentence in said)
    assert [] == [sentence for sentence in said if "nan" in sentence or "inf" in sentence or "None" in sentence]


def test_nothing_measured_is_said_to_be_nothing():
    """When all was stopped before the first step."""
    found = measured("zole")

    nothing = Balance(found.page, found.plan, found.settled, found.trials)

    assert ["Nothing was measured."] == plain(sentences.in_short(nothing))


@pytest.mark.parametrize("key", SEATS)
def test_every_figure_that_options_change_has_a_title(key):
    """Nothing is called by its code."""
    names = {change.figure for effect in measured(key).effects for change in effect.changes}

    assert [] == [name for name in names if name != plainly(sentences.figure_title(name, ()))]
