"""What could be known in finished games, over HTTP: for whom, within which bounds, and worked out once."""

import pytest

from followsuit.server.live import exploring
from followsuit.server.run.rates import Limit
from followsuit.server.telling.exploring import PastRound, deals_left
from tests.server.running import running
from tests.server.web.test_replay import play

ASKED = (
    "deals?step=3", "knowledge?step=3&seat=0", "knowledge/card?step=3&card=Qh",
    "knowledge/thought?step=3&seat=0&other=1&card=Qh", "knowledge/formula?step=3&formula=true",
)  # fmt: skip
CHEAP = ("deals?step=4", "knowledge?step=4&seat=0", "knowledge?step=5&seat=1")


@pytest.fixture(scope="module")
def anna(site):
    """Somebody who has finished a game."""
    with site.person("Anna") as person:
        yield person


@pytest.fixture(scope="module")
def code(anna):
    """Its table."""
    code = anna.host("miesjelen", [None, "random", "random"], options={"round_limit": 2})
    play(anna, code)
    return code


@pytest.mark.parametrize("what", ASKED)
def test_a_game_that_is_not_over_tells_nothing(anna, what):
    """Neither to those who play nor to others; and a private one only to those who played."""
    running_game = anna.host("miesjelen", [None, "random"], customs={"pace": 30})

    assert (409, "table/not-over") == anna.refused("GET", f"/tables/{running_game}/replay/{what}")


def test_a_private_game_is_explored_only_by_those_who_played(site, anna):
    """As with its replay."""
    private = anna.host("miesjelen", [None, "random"], options={"round_limit": 1}, customs={"visibility": "private"})
    play(anna, private)

    anna.get(f"/tables/{private}/replay/deals?step=0")
    with site.person("Eve") as eve:
        assert (403, "table/no-spectators") == eve.refused("GET", f"/tables/{private}/replay/deals?step=0")


def test_the_documents_are_what_the_library_finds(site, anna, code):
    """Through the cache as without it."""
    table = site.table(code)
    asked = f"/tables/{code}/replay"
    line = deals_left(PastRound.of(table, 8))

    assert line == anna.get(f"{asked}/deals?step=8") == anna.get(f"{asked}/deals?step=8")
    known = anna.get(f"{asked}/knowledge?step=8&seat=1")
    card = known["cards"][0]["card"]
    assert known["deals"] == line["steps"][8 - line["steps"][0]["step"]]["deals"][1]
    thought = anna.get(f"{asked}/knowledge/thought?step=8&seat=1&other=0&card={card}")
    assert known["deals"] == thought["deals"]
    answer = anna.get(f"{asked}/knowledge/formula?step=8&formula=K[Blaise] holds(Anna, {card})")
    deal = PastRound.of(table, 8).at(8).deal
    assert deal is not None
    truly = card in map(str, deal.hands[0])
    assert answer["holds"] == (truly and known["cards"][0]["since"] is not None)
    for witness in answer["witnesses"]:
        assert witness["breaks"] == card


@pytest.mark.parametrize(
    ("what", "refusal"),
    [
        ("deals?step=1000", (404, "replay/no-step")),
        ("deals?step=-1", (422, "request/invalid")),
        ("knowledge?step=3&seat=7", (404, "seat/unknown")),
        ("knowledge/card?step=3&card=Zz", (422, "parse/invalid")),
        ("knowledge/card?step=3&card=2h", (422, "parse/invalid")),
        ("knowledge/thought?step=3&seat=1&other=1&card=7h", (422, "explore/one-seat")),
        ("knowledge/formula?step=3&formula=hold(1)", (422, "knowledge/formula")),
        ("knowledge/formula?step=3&formula=K[0] K[1] K[0] K[1] K[0] K[1] true", (422, "explore/deep")),
        (f"knowledge/formula?step=3&formula={'!' * 301}true", (422, "request/invalid")),
        (f"knowledge/formula?step=3&formula={'!' * 200}true", (422, "knowledge/formula")),
    ],
)
def test_what_cannot_be_asked_is_refused(anna, code, what, refusal):
    """Each with its code."""
    assert refusal == anna.refused("GET", f"/tables/{code}/replay/{what}")


def test_an_answer_is_worked_out_once_and_many_are_not_kept_for_ever(tmp_path, monkeypatch):
    """Nor are rounds; whoever asks again within a round is not counted, and a dear question is."""
    monkeypatch.setattr(exploring, "MOST_BYTES", 6_000)
    with running(tmp_path, limit_loopback=True, question_limit=Limit(0.001, 2)) as site, site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], options={"round_limit": 2})
        play(anna, code)
        here, asked = site.hall.exploring, f"/tables/{code}/replay"
        for what in (*CHEAP, *CHEAP):
            anna.get(f"{asked}/{what}")
        assert 1 == len(here._rounds)
        assert here._bytes <= 6_000
        formula = "knowledge/formula?step=4&formula=C true"
        assert anna.get(f"{asked}/{formula}")["holds"]
        assert anna.get(f"{asked}/{formula}")["holds"]
        other = "knowledge/formula?step=4&formula=E true"
        assert (429, "limit/questions") == anna.refused("GET", f"{asked}/{other}")
        assert {} == here._asked


def test_a_question_that_would_take_too_long_is_answered_in_time(tmp_path, monkeypatch):
    """With a code; that it takes too long is known from then on."""
    with running(tmp_path) as site, site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
        play(anna, code)
        here = site.hall.exploring
        monkeypatch.setattr(here, "_seconds", -1.0)
        asked = f"/tables/{code}/replay/knowledge/formula?step=2&formula=K[0] void(1, h)"
        assert (409, "explore/too-many-deals") == anna.refused("GET", asked)
        monkeypatch.setattr(here, "_seconds", 2.0)
        assert (409, "explore/too-many-deals") == anna.refused("GET", asked)
        assert isinstance(anna.get(f"{asked}&words=en".replace("h)", "s)"))["holds"], bool)
