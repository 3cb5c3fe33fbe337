"""Clocks, pauses, and bots that play for whoever is away; all of it outlives a restart."""

import json

import pytest

from tests.server.running import running
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("compiled")

LONGEST_PACE = 60.0
"""No bot acts within it unless time is let pass."""


def stored(site, code):
    """Every event of a table, as it is stored."""
    row = site.run(site.hall.store.find(code))
    return [event.body for event in site.run(site.hall.store.events(row.id))]


def takeovers(site, code):
    """Every seat that a bot took over, and why."""
    return [body for body in stored(site, code) if '"took_over"' in body]


def kinds(site, code, seat):
    """What happened at a seat, in order."""
    return [event["kind"] for event in map(json.loads, stored(site, code)) if event.get("seat") == seat]


def let_pass(site, seconds):
    """Let so much time pass, and a little, and let the server do all that is overdue then."""
    site.waits(seconds + 30.0)
    site.sweep()


def with_the_turn(site, *people, **customs):
    """A table of these people: its code, whoever is to act, and the others."""
    code = people[0].host("miesjelen", [None] * len(people), customs=customs)
    for person in people[1:]:
        person.sit(code)
    seat = site.table(code).to_act
    return code, people[seat], [person for person in people if person is not people[seat]]


def test_time_for_a_decision_runs_out_and_a_bot_takes_over(site):
    """All see the clock; when it is over a bot decides in place of its holder, who is there and plays on after that."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, late, _ = with_the_turn(site, anna, bob, decision_seconds=600, pace=LONGEST_PACE)
        clock = late.get(f"/tables/{code}")["table"]["clock"]
        assert 0 < clock["deadline"] - clock["now"] <= 600
        let_pass(site, 600)
        seat = until(
            lambda: next((seat for seat in late.get(f"/tables/{code}")["table"]["seats"] if seat["bot"]), None)
        )
        assert ("person", late.get(f"/tables/{code}")["table"]["you"]) == (seat["kind"], seat["seat"])
        assert '"why":"time"' in takeovers(site, code)[0]

        with late.connect(code) as here:
            let_pass(site, LONGEST_PACE)
            here.happens("returned")

        happened = kinds(site, code, seat["seat"])
        first = happened.index("took_over")
        assert ["took_over", "acted", "returned"] == happened[first : first + 3]
        assert None is late.get(f"/tables/{code}")["table"]["seats"][seat["seat"]]["bot"]


def test_whoever_connects_is_told_what_time_it_is_now(site):
    """And not what it was when something last happened: their clock would go by it."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, late, _ = with_the_turn(site, anna, bob, decision_seconds=600)
        with late.connect(code) as here:
            before = here.kind("hello")["table"]["clock"]["now"]
            site.waits(30.0)
            with late.connect(code) as again:
                after = again.kind("hello")["table"]["clock"]["now"]

    assert before + 30.0 <= after


def test_acting_takes_a_seat_back_from_its_bot(site):
    """Whoever decides for themselves plays again."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, late, _ = with_the_turn(site, anna, bob, decision_seconds=600, pace=LONGEST_PACE)
        let_pass(site, 600)
        until(lambda: takeovers(site, code))
        document = late.get(f"/tables/{code}")
        late.do(
            "POST", f"/tables/{code}/actions", action=document["telling"]["legal"][0],
            version=document["table"]["version"],
        )  # fmt: skip

        assert None is late.get(f"/tables/{code}")["table"]["seats"][document["table"]["you"]]["bot"]


def test_the_bank_is_used_once_a_decision_takes_longer(site):
    """What was used is gone for the rest of the game; what the others have is theirs."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, first, (second,) = with_the_turn(site, anna, bob, decision_seconds=60, bank_seconds=600)
        site.waits(70.0)
        document = first.get(f"/tables/{code}")
        first.do(
            "POST", f"/tables/{code}/actions", action=document["telling"]["legal"][0],
            version=document["table"]["version"],
        )  # fmt: skip
        bank = second.get(f"/tables/{code}")["table"]["clock"]["bank"]

        assert 600 == bank[second.get(f"/tables/{code}")["table"]["you"]]
        assert 400 < bank[document["table"]["you"]] < 600
        assert [] == takeovers(site, code)


def test_others_give_more_time(site):
    """To whoever is to act, not to oneself, and only where a clock runs."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, first, (second,) = with_the_turn(site, anna, bob, decision_seconds=600)
        before = first.get(f"/tables/{code}")["table"]
        time_path, seat = f"/tables/{code}/time", before["you"]
        assert (403, "time/own") == first.refused("POST", time_path, seat=seat)
        second.do("POST", time_path, seat=seat, seconds=100)
        after = first.get(f"/tables/{code}")["table"]

        assert 99 < after["clock"]["deadline"] - before["clock"]["deadline"]
        assert (409, "time/no-clock") == first.refused("POST", time_path, seat=1 - seat)
        with second.connect(code) as here:
            assert "ack" == here.ask("time", seat=seat, seconds=5)["type"]


def test_without_a_clock_no_time_is_given(site):
    """Nobody has a deadline."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, first, (second,) = with_the_turn(site, anna, bob)
        seat = first.get(f"/tables/{code}")["table"]["you"]

        assert None is second.get(f"/tables/{code}")["table"]["clock"]
        assert (409, "time/no-clock") == second.refused("POST", f"/tables/{code}/time", seat=seat)


def test_a_bot_plays_for_somebody_who_is_away_while_others_wait(site):
    """Only while somebody waits; and it goes when they are connected again."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code, away, (waiting,) = with_the_turn(site, anna, bob, takeover_seconds=300, pace=LONGEST_PACE)
        for person in (anna, bob):
            with person.connect(code) as here:
                here.kind("hello")
            until(lambda: not site.run(site.hall.desk(code)).watchers)
        let_pass(site, 300)
        assert [] == takeovers(site, code)
        with waiting.connect(code) as here:
            told = here.kind("hello")["table"]["takeover"]
            # It is overdue, and may have come before the greeting.
            assert told is None or told["at"] <= told["now"]
            here.happens("took_over")
            assert '"why":"away"' in takeovers(site, code)[0]
            with away.connect(code):
                here.happens("returned")


def test_a_round_pauses_until_somebody_goes_on(site):
    """Nobody acts meanwhile, and whoever wants to goes on, once."""
    with site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], customs={"round_pause": None})
        with anna.connect(code) as here:
            here.kind("hello")
            while not here.table["paused"]:
                if here.telling["legal"]:
                    assert "ack" == here.act(here.telling["legal"][0])["type"]
                else:
                    here.receive()
            version = here.table["version"]
            assert None is here.table["resumes_at"]
            assert "table/between-rounds" == here.ask("act", action="play 7c", version=version)["error"]["code"]

            assert "ack" == here.ask("next")["type"]

            assert not here.table["paused"]
            assert "table/no-pause" == here.ask("next")["error"]["code"]
            assert (409, "table/no-pause") == anna.refused("POST", f"/tables/{code}/next")


def play_until_paused(here):
    """Do anything that is legal until a round is over; what was told meanwhile."""
    here.kind("hello")
    frames = []
    while not here.table["paused"]:
        if here.telling["legal"]:
            assert "ack" == here.act(here.telling["legal"][0])["type"]
        else:
            frames.append(here.receive())
    return frames


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("zole", {"seats": 3}),
        ("miesjelen", {"seats": 3}),
        ("boerenbridge", {"seats": 3, "schedule": "fifteen"}),
        ("elemental", {"seats": 3}),
        ("ninja-whist", {"seats": 3}),
    ],
)
def test_the_next_round_is_dealt_when_the_table_goes_on(site, game, options):
    """Until then everyone, however they look, sees the round that is over, and no card is known to anyone."""
    with site.person() as anna, site.person("Eve") as eve:
        code = anna.host(
            game, [None, "random", "random"], options=options, customs={"round_pause": None, "chances": True}
        )
        with anna.connect(code) as here:
            play_until_paused(here)
            with anna.connect(code) as again, eve.connect(code) as watching:
                greeted = [each.kind("hello")["telling"] for each in (again, watching)]
            asked = [person.get(f"/tables/{code}")["telling"] for person in (anna, eve)]
            for telling in (here.telling, *greeted, *asked):
                assert (1, 1, "deal", None) == (
                    telling["round"]["number"], len(telling["sheet"]), telling["phase"], telling["to_act"]
                )  # fmt: skip
                assert telling["last_trick"]["number"] == telling["round"]["tricks"]
            assert () == site.table(code).state.position.round.hands
            assert (409, "table/between-rounds") == anna.refused("GET", f"/tables/{code}/chances?card=Qc")
            assert 1 == anna.get("/me/tables")["tables"][0]["round"]

            here.send("next")
            events = here.happens("resumed")["events"]

            assert "dealt" in {event["kind"] for event in events}
            assert (2, 0) == (here.telling["round"]["number"], here.telling["round"]["tricks"])
            assert here.telling["seats"][0]["cards"] == sum(card["copies"] for card in here.telling["hand"]) > 0


def test_a_pause_ends_by_itself(site):
    """All see when."""
    with site.person() as anna:
        code = anna.host("miesjelen", [None, "random"], customs={"round_pause": 120})
        with anna.connect(code) as here:
            here.kind("hello")
            while not here.table["paused"]:
                if here.telling["legal"]:
                    here.act(here.telling["legal"][0])
                else:
                    here.receive()
            assert 0 < here.table["resumes_at"] - site.hall.now() <= 120
            let_pass(site, 120)
            assert ["resumed"] == here.happens("resumed")["kinds"]


def test_an_open_ended_game_is_stopped_between_rounds_by_its_host(site):
    """The leaders win then; in a round, and by others, it cannot be stopped."""
    with site.person() as anna, site.person("Bob") as bob:
        code = anna.host("zole", [None, None, "random"], options={"rounds": 0}, customs={"round_pause": None})
        bob.sit(code)
        assert (409, "table/open-ended") == anna.refused("POST", f"/tables/{code}/stop")
        with anna.connect(code) as here, bob.connect(code) as there:
            here.kind("hello")
            there.kind("hello")
            while not (here.table["paused"] and there.table["paused"]):
                for connection in (here, there):
                    sequence = site.table(code).sequence
                    while connection.table["sequence"] < sequence:
                        connection.receive()
                    if connection.telling["legal"] and not connection.table["paused"]:
                        connection.act(connection.telling["legal"][0])
        assert (403, "table/not-host") == bob.refused("POST", f"/tables/{code}/stop")

        anna.do("POST", f"/tables/{code}/stop")

        assert "over" == anna.get(f"/tables/{code}")["table"]["status"]


def test_clocks_and_turns_outlive_a_restart(tmp_path):
    """The same deadline after it, the bots go on, and what was acknowledged is there."""
    with running(tmp_path) as site, site.person("Anna") as anna, site.person("Bob") as bob:
        code, late, _ = with_the_turn(site, anna, bob, decision_seconds=600, pace=0)
        slow = anna.host("miesjelen", [None, "random", "random"], customs={"pace": 2})
        before, deadline = site.table(code), late.get(f"/tables/{code}")["table"]["clock"]["deadline"]
        waiting = site.table(slow)

    with running(tmp_path) as again:
        table = again.table(code)
        assert (before.state, before.version, before.seats) == (table.state, table.version, table.seats)
        assert deadline == table.deadline()
        until(lambda: again.table(slow).to_act == 0)
        assert waiting.sequence <= again.table(slow).sequence
