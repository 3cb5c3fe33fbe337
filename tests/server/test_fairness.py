"""Fair deals: a promise before the first card, contributions of those who sit down, and the secret at the end."""

import hashlib
import random

import pytest

import followsuit as fs
from followsuit.engine.fairness import mixed_seed


def test_the_promise_is_seen_before_anything_is_contributed(site, anna, bob):
    """The game waits for contributions that were announced, and is dealt from all of them."""
    first = anna.do("POST", "/tables", game="miesjelen", options={"seats": 2}, name="Anna", contributes=True)
    code, promise = first["table"]["code"], first["table"]["fairness"]["commitment"]
    assert (None, ["", ""]) == (first["table"]["fairness"]["secret"], first["table"]["fairness"]["contributions"])

    assert "open" == bob.sit(code, contribution="b0b")["table"]["status"]
    anna.do("POST", f"/tables/{code}/contribution", contribution="a11a")

    document = anna.get(f"/tables/{code}")["table"]
    assert ("playing", ["a11a", "b0b"]) == (document["status"], document["fairness"]["contributions"])
    assert (promise, None) == (document["fairness"]["commitment"], document["fairness"]["secret"])
    table = site.table(code)
    assert mixed_seed(table.secret, ["a11a", "b0b"]) == table.state.seed
    assert hashlib.sha256(table.secret.encode()).hexdigest() == promise


def test_contributions_are_digits_before_the_first_card(anna, bob):
    """Nothing else, and nothing later; a socket takes them too."""
    code = anna.host("miesjelen", [None, None], contributes=True)
    path = f"/tables/{code}/contribution"

    assert [(422, "contribution/invalid")] * 4 == [
        anna.refused("POST", path, contribution=text) for text in ("", "xyz", "AB", "0" * 65)
    ]
    assert (403, "seat/none") == bob.refused("POST", path, contribution="ab")
    bob.sit(code)
    with anna.connect(code) as here:
        assert "ack" == here.ask("contribute", contribution="ab")["type"]
        assert "contribution/late" == here.ask("contribute", contribution="cd")["error"]["code"]
    assert (409, "contribution/late") == anna.refused("POST", path, contribution="cd")


def test_the_host_starts_without_waiting_any_longer(anna, bob):
    """Only the host, and only when every seat is taken."""
    code = anna.host("miesjelen", [None, None], contributes=True)
    assert (409, "table/seats-open") == anna.refused("POST", f"/tables/{code}/start")
    bob.sit(code, contributes=True)
    assert (403, "table/not-host") == bob.refused("POST", f"/tables/{code}/start")

    anna.do("POST", f"/tables/{code}/start")

    assert "playing" == anna.get(f"/tables/{code}")["table"]["status"]
    assert (409, "table/started") == anna.refused("POST", f"/tables/{code}/start")


def test_the_secret_is_told_at_the_end_and_proves_every_deal(anna):
    """The record verifies; a single digit changed, and it does not."""
    code = anna.host("zole", [None, "random", "random"], options={"rounds": 2}, contributes=True)
    anna.do("POST", f"/tables/{code}/contribution", contribution="5eed")
    rng = random.Random(5)
    with anna.connect(code) as here:
        while here.my_turn():
            here.act(rng.choice(here.telling["legal"]))
        secret = here.table["fairness"]["secret"]
    record = anna.get(f"/tables/{code}/record")

    assert secret == record["fairness"]["secret"]
    assert "5eed" == record["fairness"]["contributions"][0]
    assert fs.replay(record).is_over
    record["fairness"]["contributions"][0] = "5eee"
    with pytest.raises(fs.RecordError):
        fs.replay(record)
