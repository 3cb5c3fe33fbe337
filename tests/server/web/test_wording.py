"""The language in which errors come, and sentences for those who ask for words."""

import json

import pytest


@pytest.mark.parametrize(
    ("query", "accepted", "expected"),
    [
        ("", "", "There is no table with the code nonesuch."),
        ("", "*", "There is no table with the code nonesuch."),
        ("", "de-AT,en;q=0.5", "Es gibt keinen Tisch mit dem Code nonesuch."),
        ("?words=nl", "de", "Er is geen tafel met de code nonesuch."),
    ],
)
def test_an_error_comes_in_the_language_that_was_asked_for(anna, query, accepted, expected):
    """By the query, else by the header, else in English; the code and the facts are the same in all."""
    answer = anna.client.get(f"/tables/nonesuch{query}", headers={"accept-language": accepted})

    error = answer.json()["error"]
    assert (expected, "table/unknown", {"table": "nonesuch"}) == (error["sentence"], error["code"], error["facts"])


def test_that_there_is_no_such_language_is_said_in_one_that_there_is(anna):
    """The header still counts."""
    code = anna.host("zole", [None, None, None])

    answer = anna.client.get(f"/tables/{code}?words=xx", headers={"accept-language": "nl"})

    assert "De taal “xx” is er hier niet." == answer.json()["error"]["sentence"]


def test_sentences_of_a_socket_have_words_only_for_those_who_ask(anna, bob):
    """Whoever watches beside them, from the same seat or none, gets codes and facts alone."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    with bob.connect(code, words="lv") as worded, bob.connect(code) as plain, anna.connect(code) as here:
        while here.my_turn():
            here.act(here.telling["legal"][0])
        for watching in (worded, plain):
            while watching.table.get("status") != "over":
                watching.receive()

    assert "uzvar" in worded.telling["say"]["sentence"].lower()
    assert '"sentence"' not in json.dumps(plain.frames)
    assert '"sentence"' not in json.dumps(here.frames)


def test_whoever_is_let_go_is_told_why_in_the_language_asked_for(site, anna, bob):
    """At the door, and when a table is closed to them later."""
    code = anna.host("miesjelen", [None, None], customs={"spectators": False})
    with site.person("Eve") as eve, eve.connect(code, words="nl") as outside:
        bob.sit(code)
        outside.goodbye()
        with eve.connect(code, words="nl") as late:
            late.goodbye()

    told = {frame["error"]["sentence"] for each in (outside, late) for frame in each.frames if frame["type"] == "bye"}
    assert {"Bij deze tafel kan niemand meekijken."} == told


def test_what_is_refused_before_any_route_is_told_in_the_language_asked_for(anna):
    """By a query or a header, as everywhere."""
    foreign = {"origin": "https://elsewhere.example"}
    answers = [
        anna.client.post("/tables?words=nl", headers=foreign),
        anna.client.post("/tables", headers={**foreign, "accept-language": "nl"}),
    ]

    assert {"security/origin"} == {answer.json()["error"]["code"] for answer in answers}
    assert all("Dit kwam van een pagina" in answer.json()["error"]["sentence"] for answer in answers)


@pytest.mark.parametrize(
    ("options", "message"), [({"hats": 1}, "option/unknown"), ({"seats": 9}, "option/seats"), ({"rounds": "x"}, None)]
)
def test_an_error_names_the_message_that_words_it_where_its_code_does_not(anna, options, message):
    """So that clients word it by their own catalogue."""
    error = anna.client.post("/tables", json={"game": "zole", "options": options}).json()["error"]

    assert ("option/invalid", message) == (error["code"], error["facts"].get("message"))
