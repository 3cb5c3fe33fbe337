"""Fair deals over HTTP and WebSocket: bound first, sealed, revealed after, and the secret at the end."""

import random

import pytest

import followsuit as fs
from followsuit.engine.fairness import Draw, check_agreed, commitment_to, mixed_seed, promise
from tests.server.live.test_rematch import step
from tests.server.running import running
from tests.waiting import until

LONG = 200.0
"""Seconds that no test takes; a table that nobody uses is kept at hand for three times as long."""
A, B, C, D = ("a1" * 32, "b2" * 32, "c3" * 32, "d4" * 32)


def fairness(person, code):
    """What somebody is told of the draw."""
    return person.get(f"/tables/{code}")["table"]["fairness"]


def is_dealt(site, code):
    """Whether a game has started; where it has not, all the time there was for it passes."""
    if site.table(code).status != "playing":
        site.waits(2 * LONG)
        site.sweep()
    return site.table(code).status == "playing"


def play(person, code):
    """Play a game to its end with whatever is legal: the record."""
    rng = random.Random(5)
    with person.connect(code) as here:
        while here.my_turn():
            here.act(rng.choice(here.telling["legal"]))
    return person.get(f"/tables/{code}/record")


def test_everyone_is_bound_and_sees_the_seal_before_anything_is_revealed(site, anna, bob):
    """The game starts with the last reveal, and is dealt from all of them."""
    code = anna.host("miesjelen", [None, None], commitment=commitment_to(A))
    first = fairness(anna, code)
    assert (1, [commitment_to(A), ""], None) == (first["draw"], first["commitments"], first["seal"])
    assert (409, "contribution/unsealed") == anna.refused("POST", f"/tables/{code}/reveal", contribution=A)

    told = bob.sit(code, commitment=commitment_to(B))["table"]["fairness"]
    draw = Draw(1, first["commitment"], ("person", "person"), (commitment_to(A), commitment_to(B)))
    assert (draw.seal, [0, 1], ["", ""]) == (told["seal"], told["awaited"], told["contributions"])
    anna.do("POST", f"/tables/{code}/reveal", contribution=A)
    assert ([1], [A, ""]) == (fairness(bob, code)["awaited"], fairness(bob, code)["contributions"])
    with bob.connect(code) as here:
        assert "ack" == here.ask("reveal", contribution=B)["type"]

    table, now = site.table(code), fairness(anna, code)
    assert mixed_seed(table.draw_secret, [A, B]) == table.state.seed
    assert (promise(table.draw_secret), None, draw.seal) == (now["commitment"], now["secret"], now["seal"])


def test_one_tap_with_bots_is_sealed_at_once(anna):
    """The answer to making the table is all that a browser needs to reveal; the next frame starts the game."""
    code = anna.host("miesjelen", [None, "random", "random"], commitment=commitment_to(A))
    with anna.connect(code) as here:
        assert here.kind("hello")["table"]["fairness"]["seal"]
        here.send("reveal", contribution=A)

        assert ["revealed", "started"] == here.kind("event")["kinds"]


def test_nobody_copies_a_commitment(anna, bob):
    """Whoever does would reveal what somebody else has drawn."""
    code = anna.host("miesjelen", [None, None], commitment=commitment_to(A))
    body = {"name": "Bob", "commitment": commitment_to(A)}

    assert (409, "commitment/taken") == bob.refused("POST", f"/tables/{code}/seats", **body)
    assert (422, "commitment/invalid") == bob.refused("POST", f"/tables/{code}/seats", name="Bob", commitment="AB" * 32)
    bob.sit(code, commitment=commitment_to(B))
    assert (409, "commitment/sealed") == bob.refused("POST", f"/tables/{code}/commitment", commitment="5e" * 32)
    assert (409, "contribution/another") == bob.refused("POST", f"/tables/{code}/reveal", contribution=A)
    assert (422, "contribution/invalid") == bob.refused("POST", f"/tables/{code}/reveal", contribution="b2")


def test_the_secret_is_told_at_the_end_and_proves_every_deal(site, anna):
    """The record verifies, and is of the deal that was sealed; the table's own secret stays untold."""
    code = anna.host(
        "zole", [None, "random", "random"], options={"rounds": 2}, commitment=commitment_to(A)
    )  # fmt: skip
    seal = fairness(anna, code)["seal"]
    anna.do("POST", f"/tables/{code}/reveal", contribution=A)
    record = play(anna, code)

    assert fs.replay(record).is_over
    check_agreed(record["fairness"], [seal])
    assert fairness(anna, code)["secret"] == record["fairness"]["secret"]
    assert [A, "", ""] == record["fairness"]["contributions"]
    assert site.table(code).secret not in str(record) + str(anna.get(f"/tables/{code}"))


@pytest.fixture
def _no_haste(monkeypatch):
    """Nobody's time is over unless a test lets it pass."""
    for name in ("REVEAL_SECONDS", "COMMIT_SECONDS"):
        monkeypatch.setattr(f"followsuit.server.table.model.{name}", LONG)


@pytest.mark.usefixtures("_no_haste")
def test_whoever_refuses_is_named_at_once_and_in_the_record(site, anna, bob):
    """The time is over, a new draw begins with a new promise, and the game starts with those who take part."""
    code = anna.host("miesjelen", [None, None], options={"round_limit": 1}, commitment=commitment_to(A))
    first = bob.sit(code, commitment=commitment_to(B))["table"]["fairness"]
    with anna.connect(code) as here:
        here.kind("hello")
        here.ask("reveal", contribution=A)
        site.waits(2 * LONG)
        site.sweep()
        here.happens("abandoned")
        told = here.table["fairness"]
        (abandoned,) = told["abandoned"]
        assert (first["seal"], "time", [1], [A, ""]) == tuple(
            abandoned[key] for key in ("seal", "why", "refused", "contributions")
        )
        assert (2, [0, 1], None) == (told["draw"], told["awaited"], told["seal"])
        assert first["commitment"] != told["commitment"]
        here.ask("commit", commitment=commitment_to(C))
        bob.do("POST", f"/tables/{code}/commitment", commitment=commitment_to(D))
        seal = fairness(anna, code)["seal"]
        bob.do("POST", f"/tables/{code}/reveal", contribution=D)
        here.ask("reveal", contribution=C)
    while not step(anna, code):
        step(bob, code)
    record = anna.get(f"/tables/{code}/record")

    check_agreed(record["fairness"], [first["seal"], seal])
    assert fs.replay(record).is_over


@pytest.mark.usefixtures("_no_haste")
@pytest.mark.parametrize("is_revealed", [True, False])
def test_a_sealed_draw_survives_a_restart(tmp_path, is_revealed):
    """Whoever comes back in time reveals; for whoever does not, the new node ends the draw by itself."""
    with running(tmp_path) as site, site.person("Anna") as anna:
        token = anna.token
        code = anna.host("miesjelen", [None, "random"], commitment=commitment_to(A), customs={"pace": 30})
        seal = fairness(anna, code)["seal"]
    with running(tmp_path) as site, site.person("Anna") as anna:
        anna.client.headers["authorization"] = f"Bearer {token}"
        if is_revealed:
            assert seal == fairness(anna, code)["seal"]
            anna.do("POST", f"/tables/{code}/reveal", contribution=A)
        until(lambda: is_dealt(site, code))
        told = fairness(anna, code)

    assert ([] if is_revealed else [seal]) == [each["seal"] for each in told["abandoned"]]
    assert ([A, ""] if is_revealed else ["", ""]) == told["contributions"]
