"""Finished games: their records and their replays."""

import random
from dataclasses import replace
from typing import Any

import pytest

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.rules.page import pages
from followsuit.server.table import fold
from followsuit.server.table.events import Closed
from followsuit.server.telling import replaying
from followsuit.server.telling.changes import changed
from tests.server.running import running
from tests.support import texts


def play(person, code, seed=3):
    """Play to the end, doing anything that is legal."""
    rng = random.Random(seed)
    with person.connect(code) as here:
        while here.my_turn():
            assert "ack" == here.act(rng.choice(here.telling["legal"]))["type"]


@pytest.fixture(scope="module")
def anna(site):
    """Somebody who has finished a game of Zole."""
    with site.person("Anna") as person:
        yield person


@pytest.fixture(scope="module")
def code(anna):
    """The table of that game."""
    code = anna.host("zole", [None, "random", "random"], options={"rounds": 2})
    play(anna, code)
    return code


def test_a_game_that_is_not_over_has_neither_record_nor_replay(anna):
    """They would tell every card."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})

    assert [(409, "table/not-over")] * 2 == [
        anna.refused("GET", f"/tables/{code}/{what}") for what in ("record", "replay")
    ]


def test_a_record_is_replayed_to_the_same_end(site, anna, code):
    """It is a file to keep, and the engine finds nothing wrong with it."""
    answer = anna.ask("GET", f"/tables/{code}/record")
    state = fs.replay(answer.json())

    assert f'attachment; filename="zole-{code}.json"' == answer.headers["content-disposition"]
    assert site.table(code).state.scores == state.scores
    assert ["Anna", "Blaise", "Carl"] == answer.json()["players"]


def steps(person, code, seat):
    """The game as somebody saw it, each step with everything it tells."""
    telling: dict[str, object] = {}
    told = []
    for step in person.get(f"/tables/{code}/replay?seat={seat}")["steps"]:
        telling = changed(telling, step["telling"])
        told.append(step | {"telling": telling})
    return told


def test_a_replay_has_every_deal_and_action_in_order(anna, code):
    """The first step tells the deal, the last the end."""
    told = steps(anna, code, "face-up")
    record = anna.get(f"/tables/{code}/record")
    actions = [step for round_ in record["rounds"] for step in [(None, None), *map(tuple, round_["actions"])]]

    assert actions == [(step["seat"], step["action"]) for step in told]
    assert record["winners"] == told[-1]["telling"]["ending"]["winners"]
    assert [sorted(hand) for hand in record["rounds"][0]["hands"]] == [
        sorted(card["card"] for card in hand) for hand in told[0]["telling"]["hands"]
    ]


def test_a_replay_shows_a_finished_round_until_the_next_deal(anna, code):
    """The step that ends a round has its own facts beside its row of the sheet; the next one deals."""
    told = steps(anna, code, 0)
    ends = next(number for number, step in enumerate(told) if len(step["telling"]["sheet"]) == 1)
    ended, dealt = told[ends], told[ends + 1]
    asked = f"/tables/{code}/replay/chances?seat=1&step={ends}&card=Qc"

    assert (1, 2) == (ended["round"], dealt["round"])
    assert 1 == ended["telling"]["round"]["number"]
    assert "dealt" not in {event["kind"] for event in ended["events"]}
    assert "dealt" in {event["kind"] for event in dealt["events"]}
    assert 8 == len(dealt["telling"]["hand"])
    assert (409, "table/between-rounds") == anna.refused("GET", asked)


def test_a_replay_is_seen_with_the_eyes_of_a_seat_or_of_a_spectator(anna, code):
    """A seat sees its own hand, a spectator none, and no seat beyond the table is there."""
    dealt = anna.get(f"/tables/{code}/record")["rounds"][0]["hands"]

    for seat in range(3):
        first = steps(anna, code, seat)[0]["telling"]
        assert sorted(dealt[seat]) == sorted(card["card"] for card in first["hand"])
        assert "hands" not in first
    assert [] == steps(anna, code, "spectator")[0]["telling"]["hand"]
    assert (404, "seat/unknown") == anna.refused("GET", f"/tables/{code}/replay?seat=3")
    assert (422, "request/invalid") == anna.refused("GET", f"/tables/{code}/replay?seat=dealer")


def test_a_private_game_is_replayed_only_by_those_who_played(site, anna):
    """Neither the record nor the replay is for others."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1}, customs={"visibility": "private"})
    play(anna, code)

    with site.person("Eve") as eve:
        for what in ("record", "replay"):
            anna.get(f"/tables/{code}/{what}")
            assert (403, "table/no-spectators") == eve.refused("GET", f"/tables/{code}/{what}")


def test_records_outlive_a_restart(tmp_path):
    """The same bytes."""
    with running(tmp_path) as site, site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
        play(anna, code)
        before = anna.ask("GET", f"/tables/{code}/record").content
    with running(tmp_path) as site, site.person() as bob:
        assert before == bob.ask("GET", f"/tables/{code}/record").content


def test_where_a_card_might_have_been_can_be_asked_of_any_moment(anna, code):
    """From the eyes of any seat, which knew its own cards and not those of others."""
    steps = anna.get(f"/tables/{code}/replay?seat=face-up")["steps"]
    own, other = (steps[0]["telling"]["hands"][seat][0]["card"] for seat in (1, 2))
    asked = f"/tables/{code}/replay/chances?seat=1&step=0&card="
    chances = anna.get(asked + other)

    assert 0 < chances["seats"][2] < 1
    assert 1 == pytest.approx(sum(chances["seats"]) + sum(chances["elsewhere"].values()))
    assert (409, "chances/seen") == anna.refused("GET", asked + own)
    assert (404, "seat/unknown") == anna.refused("GET", f"/tables/{code}/replay/chances?seat=7&step=0&card={other}")


def test_a_card_that_nobody_saw_lies_undealt_at_the_end_of_a_game(anna):
    """Of one that was played nothing is asked any more."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    play(anna, code)
    last = len(anna.get(f"/tables/{code}/replay")["steps"]) - 1
    dealt = anna.get(f"/tables/{code}/record")["rounds"][0]
    seen = {card for hand in dealt["hands"] for card in hand} | {dealt["turned"]}
    never = next(card for card in texts(fs.game("miesjelen").rules.deck.cards) if card not in seen)
    asked = f"/tables/{code}/replay/chances?seat=0&step={last}&card="

    assert ([0, 0], {"undealt": 1}) == (anna.get(asked + never)["seats"], anna.get(asked + never)["elsewhere"])
    assert (409, "chances/seen") == anna.refused("GET", asked + dealt["hands"][1][0])


def test_a_step_that_a_game_does_not_have_is_not_taken_for_its_last(anna, code):
    """Whatever is asked of it."""
    last = len(anna.get(f"/tables/{code}/replay")["steps"]) - 1
    asked = f"/tables/{code}/replay/chances?seat=1&card=Qc&step="

    assert (404, "replay/no-step") == anna.refused("GET", f"{asked}{last + 1}")
    assert (404, "replay/no-step") == anna.refused("GET", f"{asked}{10**6}")


def forget(site, *codes):
    """Let retention remove the events of finished tables, as after many days and on a node that was started anew."""
    site.run(site.hall.store.delete_before(site.hall.now() + 1, ("over",)))
    for code in codes:
        site.hall._desks.pop(code, None)
        assert 1 == len(site.history(code)) - 1


def test_a_game_long_ago_keeps_its_record_and_its_replay(tmp_path):
    """Its events are removed; the record stays to the letter, and from it the game is shown as before."""
    with running(tmp_path) as site, site.person() as anna, site.person("Eve") as eve:
        code = anna.host("zole", [None, "random", "random"], options={"rounds": 2})
        play(anna, code)
        before = {what: anna.get(f"/tables/{code}/{what}") for what in ("record", "replay", "replay?seat=0")}
        table = anna.get(f"/tables/{code}")
        forget(site, code)

        assert before["record"] == anna.get(f"/tables/{code}/record") == eve.get(f"/tables/{code}/record")
        assert before["replay"]["steps"] == anna.get(f"/tables/{code}/replay")["steps"]
        assert before["replay?seat=0"]["steps"] == anna.get(f"/tables/{code}/replay?seat=0")["steps"]
        now = anna.get(f"/tables/{code}")
        assert table["telling"] == now["telling"]
        assert (0, "over") == (now["table"]["you"], now["table"]["status"])
        assert [code] == [row["code"] for row in anna.get("/me/tables")["tables"]]
        assert 201 == anna.ask("POST", f"/tables/{code}/branch", step=3, seat=0).status_code
        for path, body in (("chat", {"preset": "hello"}), ("rematch", {"commitment": None})):
            assert (410, "table/forgotten") == anna.refused("POST", f"/tables/{code}/{path}", **body)
        fs.replay(anna.get(f"/tables/{code}/record"))


@pytest.mark.parametrize("customs", [{"visibility": "private"}, {"spectators": False}])
def test_a_private_game_long_ago_is_shown_to_those_who_sat_there_only(tmp_path, customs):
    """As before its events were removed."""
    with running(tmp_path) as site, site.person() as anna, site.person("Eve") as eve:
        code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1}, customs=customs)
        play(anna, code)
        forget(site, code)

        assert 200 == anna.ask("GET", f"/tables/{code}/record").status_code
        for what in ("", "/record", "/replay"):
            assert (403, "table/no-spectators") == eve.refused("GET", f"/tables/{code}{what}")


def test_a_record_outlives_the_version_of_its_game(tmp_path, monkeypatch):
    """The table cannot be opened any more, but the record is still given to whoever might see it."""
    with running(tmp_path) as site, site.person() as anna, site.person("Eve") as eve:
        code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1}, customs={"visibility": "private"})
        play(anna, code)
        record = anna.get(f"/tables/{code}/record")
        forget(site, code)
        page = pages()["miesjelen"]
        monkeypatch.setattr(fold, "_settled", lambda _, options: Game.of(replace(page, version=2), **dict(options)))

        assert (503, "table/unreadable") == anna.refused("GET", f"/tables/{code}")
        assert record == anna.get(f"/tables/{code}/record")
        assert (403, "table/no-spectators") == eve.refused("GET", f"/tables/{code}/record")


def test_a_long_game_is_replayed_piece_by_piece(anna, code, monkeypatch):
    """Each piece begins with a step that tells everything; put together they are the game.

    Long is what even a game has in which everybody passes.
    """
    whole = anna.get(f"/tables/{code}/replay")
    monkeypatch.setattr(replaying, "STEPS_AT_ONCE", 3)
    pieces = [anna.get(f"/tables/{code}/replay")]
    while pieces[-1]["next"] is not None:
        pieces.append(anna.get(f"/tables/{code}/replay?first={pieces[-1]['next']}"))

    assert None is whole["next"]
    assert {3} == {len(piece["steps"]) for piece in pieces[:-1]}
    assert [step["action"] for step in whole["steps"]] == [
        step["action"] for piece in pieces for step in piece["steps"]
    ]
    assert last_telling(whole["steps"]) == last_telling(pieces[-1]["steps"])
    assert [] == anna.get(f"/tables/{code}/replay?first=1000000")["steps"]


def last_telling(steps):
    """What is told at the end of some steps."""
    told: dict[str, Any] = {}
    for step in steps:
        told = changed(told, step["telling"])
    return told


def test_a_table_that_was_closed_is_remembered_as_such(tmp_path):
    """Its game has no end; the record tells it as far as it came."""
    with running(tmp_path) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        site.run(closed(site, code))
        before = anna.get(f"/tables/{code}/record")
        forget(site, code)

        assert (False, before) == (before["finished"], anna.get(f"/tables/{code}/record"))
        table = anna.get(f"/tables/{code}")["table"]
        assert ("over", True) == (table["status"], table["closed"])


async def closed(site, code):
    """Let the server close a table, as it does where nobody is."""
    desk = await site.hall.desk(code)
    await desk.do(lambda _: [Closed()])
