"""What a client says in one breath: it is answered one thing after another."""

import json

from websockets.frames import Frame, Opcode


def in_one_breath(here, frames):
    """Send these frames in one piece, and tell the ids and types of their answers, in the order in which they come."""
    texts = [json.dumps({"type": kind, "id": number, **more}) for number, (kind, more) in enumerate(frames)]
    here.socket.socket.sendall(b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts))
    answers: list[tuple[int | None, str]] = []
    while len(answers) < len(frames):
        frame = here.receive()
        if frame["type"] in ("ack", "refusal", "pong"):
            answers.append((frame.get("id"), frame["type"]))
    return answers


def test_what_comes_in_one_breath_is_answered_in_its_order(anna):
    """Whatever the answer to each of them has to wait for."""
    code = anna.host("miesjelen", [None, "random"])
    with anna.connect(code) as here:
        assert here.my_turn()
        act = {"action": here.telling["legal"][0], "version": here.table["version"]}
        stale = {"action": act["action"], "version": 0}
        said = {"preset": "hello"}
        frames = [("say", said), ("act", act), ("act", act), ("act", stale), ("ping", {}), ("say", said), ("next", {})]
        answers = in_one_breath(here, [*frames, ("no such thing", {}), ("say", said)])

    kinds = ["ack", "ack", "ack", "refusal", "pong", "ack", "refusal", "refusal", "ack"]
    assert list(enumerate(kinds)) == answers


def test_a_long_breath_of_wrong_actions_is_answered_to_its_end(anna):
    """However many there are, none is answered from within another's answer."""
    code = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
    with anna.connect(code) as here:
        here.kind("hello")
        wrong = [("act", {"action": "nonsense", "version": 0}), ("act", {"action": "play 2c", "version": 10**6})]

        assert [(number, "refusal") for number in range(1_200)] == in_one_breath(here, wrong * 600)
