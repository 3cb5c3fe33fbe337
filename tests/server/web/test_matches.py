"""Matches over HTTP: the same deals at two tables, nothing of them told from one to the other, compared at the end."""

import json

import pytest

import followsuit as fs
from followsuit.server.run.rates import Limit
from tests.server.running import running
from tests.server.web.test_replay import play
from tests.waiting import until

PAST = (
    "/record", "/replay", "/replay?seat=0", "/replay/chances?seat=0&step=1&card=Qs", "/replay/deals?step=1",
    "/replay/knowledge?step=1&seat=0", "/replay/knowledge/card?step=1&card=Qs",
    "/replay/knowledge/thought?step=1&seat=0&other=1&card=Qs", "/replay/knowledge/formula?step=1&formula=true",
)  # fmt: skip
"""All that tells hidden cards of a finished game."""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server whose bots do not seem to think."""
    with running(tmp_path_factory.mktemp("site"), pace=0) as site:
        yield site


def make(person, **more):
    """Make a match of Zole, of one deal unless told otherwise: the codes of its tables."""
    document = person.do("POST", "/matches", **({"game": "zole", "deals": 1} | more))
    return [table["code"] for table in document["tables"]]


def begin(person, code):
    """Sit down at a table and let bots have its other seats."""
    person.sit(code)
    person.do("POST", f"/tables/{code}/fill", bot="random")


def over(person, code):
    """The match once all its tables are told that it is over."""
    until(lambda: person.get(f"/matches/{code}")["comparison"] is not None)
    return person.get(f"/matches/{code}")


def hand(person, code):
    """The cards that somebody holds first."""
    return [card["card"] for card in person.get(f"/tables/{code}")["telling"]["hand"]]


@pytest.fixture(scope="module")
def played(site):
    """A match that Anna and Bob have played, each with bots at a table of their own, and what was told meanwhile."""
    with site.person("Anna") as anna, site.person("Bob") as bob, site.person("Cleo") as cleo:
        heard: list[str] = []
        first, second = make(anna)
        told = {"open": cleo.get(f"/matches/{first}"), "hands": []}
        for person in (anna, bob, cleo):
            person.heard = heard.append
        begin(anna, first)
        told["hands"].append(hand(anna, first))
        play(anna, first)
        told["waiting"] = anna.get(f"/matches/{second}")
        told["table"] = anna.get(f"/tables/{first}")["table"]
        told["locks"] = {
            (person.name, what): person.refused("GET", f"/tables/{first}{what}")
            for person in (anna, bob, cleo)
            for what in PAST
        }
        told["asked"] = [
            anna.refused("POST", f"/tables/{first}/branch", step=0, seat=0),
            anna.refused("POST", f"/tables/{first}/review"),
            anna.refused("GET", f"/tables/{first}/review"),
            bob.refused("POST", f"/tables/{first}/branch", step=0, seat=0),
        ]
        begin(bob, second)
        told["hands"].append(hand(bob, second))
        told["cleo"] = cleo.refused("GET", f"/matches/{first}")
        told["heard"] = list(heard)
        play(bob, second)
        told["match"] = over(anna, first)
        yield first, second, anna, bob, cleo, told


def test_both_tables_are_dealt_the_same_cards(played):
    """Anna and Bob hold the same hand, each at a table of their own, that nobody else may look at."""
    first, second, anna, bob, *_, told = played
    assert told["hands"][0] == told["hands"][1]

    customs = anna.get(f"/tables/{first}")["table"]["customs"]
    helps = [customs[part] for part in ("visibility", "spectators", "hints", "undo", "chances")]
    assert ["private", False, False, False, False] == helps
    assert {"tables": [first, second], "number": 1, "deals": 1, "over": True} == bob.get(f"/tables/{second}")["table"][
        "match"
    ]


@pytest.mark.parametrize("what", PAST)
def test_nothing_is_told_of_a_table_that_is_over_while_the_other_plays(played, what):
    """Neither to those who sat there, who know the least of it already, nor to anybody else."""
    first, second, anna, bob, cleo, told = played
    locks = told["locks"]

    assert (403, "match/not-over") == locks["Anna", what]
    assert [(403, "table/no-spectators")] * 2 == [locks["Bob", what], locks["Cleo", what]]
    for person in (anna, bob):
        for code in (first, second):
            assert 403 != person.ask("GET", f"/tables/{code}{what}").status_code
    assert (403, "table/no-spectators") == cleo.refused("GET", f"/tables/{first}{what}")


def test_neither_review_nor_another_try_is_had_before(played):
    """They would show the cards that are still to be played."""
    told = played[-1]

    assert [(403, "match/not-over")] * 3 + [(403, "table/no-spectators")] == told["asked"]


def test_no_word_of_seed_or_secret_before_the_match_is_over(site, played):
    """In nothing that anybody was told; afterwards they prove what was dealt."""
    first, second, anna, *_, told = played
    table = site.table(first)
    for text in told["heard"]:
        assert table.cards.seed not in text
        assert table.draw_secret not in text
    assert None is told["table"]["fairness"]["secret"]
    assert None is told["waiting"]["comparison"]

    records = [anna.get(f"/tables/{code}/record") for code in (first, second)]
    assert records[0]["seed"] == records[1]["seed"]
    assert table.draw_secret == anna.get(f"/tables/{first}")["table"]["fairness"]["secret"]
    assert [1, 1] == [fs.replay(record).rounds_played for record in records]


def test_results_are_compared_deal_by_deal_and_in_all(played):
    """Each with whoever held the same cards, and by teams."""
    *_, bob, cleo, told = played
    match = told["match"]
    (deal,) = match["comparison"]["deals"]
    mine, theirs = (points[0] for points in deal["points"])
    assert [mine - theirs, theirs - mine] == [ahead[0] for ahead in deal["ahead"]]

    assert ("open", "over") == (told["open"]["status"], match["status"])
    assert [[0, 1, 2], [2, 0, 1]] == [[seat["team"] for seat in table["seats"]] for table in match["tables"]]
    assert [["over", 1], ["over", 1]] == [[table["status"], table["deals"]] for table in match["tables"]]
    assert {"table": 0, "seat": 0, "points": mine, "others": theirs, "ahead": mine - theirs} == match["comparison"][
        "people"
    ][0]
    assert 0 == sum(team["ahead"] for team in match["comparison"]["teams"])
    assert match["comparison"] == bob.get(f"/matches/{match['code']}")["comparison"]
    assert (403, "table/no-spectators") == told["cleo"] == cleo.refused("GET", f"/matches/{match['code']}")


def test_nobody_sits_at_both_tables(anna, bob):
    """Nor comes with a key of another's seat; whoever gets up before cards are dealt may choose anew."""
    first, second = make(anna)
    anna.sit(first)
    assert (403, "match/other-table") == anna.refused("POST", f"/tables/{second}/seats", name="Anna")
    bob.sit(second)
    key = bob.do("POST", f"/tables/{second}/seats/0/key")["key"]
    assert (403, "match/other-table") == anna.refused("POST", f"/tables/{second}/claim", key=key)

    anna.do("DELETE", f"/tables/{first}/seats/0")
    anna.sit(second)
    assert (403, "match/other-table") == anna.refused("POST", f"/tables/{first}/seats", name="Anna")


def test_whoever_knows_the_cards_of_one_table_neither_sits_nor_looks_at_another(anna, bob):
    """Though they got up meanwhile; those who looked on before cards were dealt are sent away."""
    first, second = make(anna, deals=2)
    begin(anna, first)
    anna.do("DELETE", f"/tables/{first}/seats/0")
    assert (403, "match/other-table") == anna.refused("POST", f"/tables/{second}/seats", name="Anna")
    with anna.connect(second) as looking:
        looking.kind("hello")
        begin(bob, second)
        assert ("table/no-spectators", 4000) == looking.goodbye()
    assert (403, "table/no-spectators") == anna.refused("GET", f"/tables/{second}")
    assert second not in json.dumps(anna.get("/tables")) + json.dumps(anna.get("/me/tables"))


def test_bots_play_where_nobody_sits(anna, cleo):
    """If somebody of the match wants it, and no stranger."""
    first, second = make(anna)
    begin(anna, first)
    assert (403, "table/not-host") == cleo.refused("POST", f"/tables/{second}/fill", bot="random")
    anna.do("POST", f"/tables/{second}/fill", bot="random")
    play(anna, first)

    assert {"bot"} == {seat["kind"] for seat in over(anna, first)["tables"][1]["seats"]}


def test_a_table_that_is_gone_ends_the_match(site, anna):
    """It was removed because nobody came: what was played is told then, and compared with nothing."""
    first, second = make(anna)
    begin(anna, first)
    play(anna, first)
    assert (403, "match/not-over") == anna.refused("GET", f"/tables/{first}/record")
    site.run(site.hall.store.delete_before(site.hall.now() + 1, ("open",)))
    site.hall._desks.pop(second)

    match = over(anna, first)
    assert ["over", "gone"] == [table["status"] for table in match["tables"]]
    assert ([], []) == (match["comparison"]["people"], match["comparison"]["teams"])
    assert anna.get(f"/tables/{first}/record")["seed"]


def test_a_match_that_cannot_be_is_refused(anna):
    """With the most that a game has."""
    assert (422, "match/deals") == anna.refused("POST", "/matches", game="boerenbridge", deals=24)
    assert (422, "match/tables") == anna.refused("POST", "/matches", game="zole", tables=4)
    assert (422, "request/invalid") == anna.refused("POST", "/matches", game="zole", deals=25)
    assert (404, "game/unknown") == anna.refused("POST", "/matches", game="snap")
    assert (404, "match/none") == anna.refused("GET", f"/matches/{anna.host('zole')}")


def test_making_matches_counts_as_making_tables(tmp_path):
    """Whoever makes many of either is told to wait."""
    with running(tmp_path, create_limit=Limit(0.001, 2)) as site, site.person() as anna:
        make(anna)
        anna.host("zole")

        assert (429, "limit/rate") == anna.refused("POST", "/matches", game="zole")
