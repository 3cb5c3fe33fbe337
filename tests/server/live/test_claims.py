"""Claims that the others are asked about, at a server: people, bots, and a restart in the midst of it."""

import pytest

from followsuit.engine.position import Phase
from followsuit.errors import TableError
from followsuit.knowledge.claims import can_stop, judge
from followsuit.server.table import claiming
from tests.server.live.test_timers import stored
from tests.server.running import running
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("compiled")


def at_hand(site, code):
    """A table as its server has it."""
    return site.table(code)


def leading(site, code, people):
    """Whoever of these people is to lead the first card of a round, which they cannot be certain of."""
    table = site.table(code)
    while table.state.position.phase is not Phase.PLAY or table.state.position.round.trick.cards:
        person = people[table.to_act]
        person.do("POST", f"/tables/{code}/actions", action=str(table.state.legal()[0]), version=table.version)
        table = site.table(code)
    return people[table.to_act], [str(card) for card in table.state.view(table.to_act).hand]


def test_a_vote_goes_on_after_a_restart_and_silence_becomes_consent(tmp_path):
    """The same question to the same people until the same time; then the round is over."""
    with running(tmp_path) as site, site.person("Anna") as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, None], customs={"round_pause": None})
        bob.sit(code)
        claimer, order = leading(site, code, [anna, bob])
        with claimer.connect(code) as here:
            here.kind("hello")
            here.ask("claim", order=order, version=site.table(code).version)
        before = at_hand(site, code)
        other = bob if claimer is anna else anna
        told = other.get(f"/tables/{code}")["table"]
        assert ("asked", order, None) == (told["claim"]["standing"], told["claim"]["order"], told["clock"])
        assert [{"seat": before.claim.seat, "cards": sorted(order)}] == [
            {**laid, "cards": sorted(laid["cards"])} for laid in told["laid_open"]
        ]

    with running(tmp_path) as again:
        table = again.table(code)
        assert (before.claims, before.ballot, before.state) == (table.claims, table.ballot, table.state)

        def is_over():
            again.waits(31.0)
            again.sweep()
            return again.table(code).pause_since is not None

        until(is_over)
        assert '"silent":true' in "".join(stored(again, code))
        assert again.table(code).has_claim_won


def open_claim(table):
    """The cards that Anna, who is to act, may claim the rest with though she cannot be certain; none if she may not."""
    order = tuple(str(card) for card in table.state.view(0).hand)
    try:
        view, cards = claiming.claimed(table, table.seats[0].holder, order)
    except TableError:
        return None
    return None if judge(view, cards).holds else cards


def test_bots_contest_what_they_can_stop_and_accept_what_they_cannot(site, anna):
    """Each by its own cards and those that lie open; where none can stop it the claim was true, and ends the round."""
    customs = {"pace": 0, "round_pause": None}
    code = anna.host("miesjelen", [None, "random", "random"], options={"round_limit": 60}, customs=customs)
    with anna.connect(code) as here:
        while (cards := open_claim(site.table(code))) is None:
            if here.my_turn_or_pause():
                here.act(here.telling["legal"][0])
            else:
                here.ask("next")
        table = site.table(code)
        able = [seat for seat in (1, 2) if can_stop(table.state.view(seat), 0, cards)]
        here.ask("claim", order=[str(card) for card in cards], version=table.version)
        until(lambda: not site.table(code).is_voting)

    now = site.table(code)
    assert (able[0] if able else None) == now.ballot.contested
    assert table.state.rounds_played + (not able) == now.state.rounds_played
