"""Talking: phrases at any time, free text between rounds."""

import pytest

from followsuit.server.defaults import LONGEST_TEXT
from followsuit.server.table.playing import PHRASES
from tests.server.running import running


def test_a_phrase_is_heard_by_everyone(anna, bob):
    """By its key, with who said it; also by those who look on."""
    code = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
    with bob.connect(code) as here, anna.connect(code) as there:
        assert "ack" == there.ask("say", preset="well-played")["type"]
        (line,) = here.happens("said")["table"]["chat"]

    assert (0, "Anna", "well-played", None) == (line["seat"], line["name"], line["preset"], line["text"])


def test_an_empty_line_is_refused_on_a_socket_too(anna):
    """With what can be said instead."""
    code = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
    with anna.connect(code) as here:
        refused = here.ask("say", text=" ")["error"]

    assert ("chat/empty", "Say something, or choose one of the phrases.") == (refused["code"], refused["remedy"])


@pytest.mark.parametrize("preset", PHRASES)
def test_every_phrase_can_be_said_in_a_round(preset, site, anna):
    """They tell nothing about cards."""
    code = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
    anna.do("POST", f"/tables/{code}/chat", preset=preset)

    assert preset == site.table(code).chat[-1].preset


def test_free_text_waits_until_the_round_is_over(anna, bob):
    """Among people; before the game everyone may write, and alone among bots always."""
    code = anna.host("miesjelen", [None, None])
    anna.do("POST", f"/tables/{code}/chat", text="  Hello   there ")
    assert "Hello there" == anna.get(f"/tables/{code}")["table"]["chat"][0]["text"]

    bob.sit(code)
    assert (403, "chat/muted") == anna.refused("POST", f"/tables/{code}/chat", text="I hold all the spades")

    alone = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
    anna.do("POST", f"/tables/{alone}/chat", text="Talking to myself")


def test_what_cannot_be_said_is_refused(anna, bob):
    """Nothing at all, something invisible, something endless, a phrase that is none, and anything by a stranger."""
    code = anna.host("miesjelen", [None, None])
    chat = f"/tables/{code}/chat"

    assert [(422, "chat/empty")] * 2 == [anna.refused("POST", chat, text=text) for text in ("", "  \n ")]
    assert [(422, "chat/unseen")] * 2 == [
        anna.refused("POST", chat, text=text) for text in ("a\u202eb", "a" + "\u0301" * 9)
    ]
    assert (422, "chat/empty") == anna.refused("POST", chat, preset=None)
    assert (422, "chat/long") == anna.refused("POST", chat, text="x" * (LONGEST_TEXT + 1))
    assert (422, "chat/unknown-phrase") == anna.refused("POST", chat, preset="spades please")
    assert (403, "seat/none") == bob.refused("POST", chat, preset="hello")


def test_the_latest_lines_are_kept(anna):
    """So that whoever comes later can read them, and a table does not grow for ever."""
    code = anna.host("miesjelen", [None, None])
    with anna.connect(code) as here:
        for number in range(110):
            here.ask("say", text=f"line {number}")

    chat = anna.get(f"/tables/{code}")["table"]["chat"]
    assert "line 109" == chat[-1]["text"]
    assert 100 <= len(chat) <= 101


def test_words_that_are_not_wanted_are_refused_at_public_tables(tmp_path):
    """In the name of whoever makes one or sits down, and in what is said; elsewhere people know each other."""
    words = tmp_path / "words.txt"
    words.write_text("# vegetables\nturnip\n", "utf-8")
    public = {"visibility": "public"}
    with running(tmp_path, words_file=str(words)) as site, site.person() as anna, site.person("Turnip") as bob:
        code = anna.host("miesjelen", [None, None], customs=public)

        unwanted = (422, "words/unwanted")
        assert unwanted == bob.refused("POST", "/tables", game="miesjelen", name="Tùrnip", customs=public)
        assert unwanted == bob.refused("POST", f"/tables/{code}/seats", name="TURNIP")
        assert unwanted == anna.refused("POST", f"/tables/{code}/chat", text="you t u r n i p!")
        anna.do("POST", f"/tables/{code}/chat", text="you turn up")
        bob.sit(bob_sits_at := anna.host("miesjelen", [None, None]))
        assert "Turnip" in site.table(bob_sits_at).names
