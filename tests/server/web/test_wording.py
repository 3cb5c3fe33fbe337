"""The language in which errors come."""

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
