import pytest
from starlette.websockets import WebSocketDisconnect

from followsuit.errors import IllegalAction
from followsuit.language.message import Message
from followsuit.server.web.envelope import LastResort, envelope
from followsuit.server.web.request_log import RequestLog
from tests.server.asking import app_that, ask


def failing(error, *first):
    """An app that sends these messages and then fails."""

    async def fail(_scope, receive, send):
        await receive()
        for message in first:
            await send(message)
        raise error

    return RequestLog(LastResort(app_that(fail)))


def test_an_error_is_told_with_its_code_its_sentence_its_remedy_and_its_facts():
    """The one form in which every refusal comes."""
    error = IllegalAction(Message("follow", {"suit": "h"}, "You hold hearts."), "Play one.")

    assert {
        "error": {
            "code": "action/illegal",
            "sentence": "You hold hearts.",
            "remedy": "Play one.",
            "facts": {"suit": "h", "rule": "follow"},
        }
    } == envelope(error)


def test_a_mistake_of_the_server_is_answered_with_the_id_to_find_it_by():
    """In the envelope as well as in the header, and nothing of what went wrong."""
    answer = ask(failing(ZeroDivisionError("hush")), "POST", "/api/v1/tables")

    assert (500, "server/error") == (answer.status, answer.error["code"])
    assert {"request": answer.headers["x-request-id"]} == answer.error["facts"]
    assert b"hush" not in answer.body


def test_half_an_answer_is_broken_off():
    """There is no other way left to say that it is not whole."""
    with pytest.raises(ZeroDivisionError):
        ask(failing(ZeroDivisionError(), {"type": "http.response.start", "status": 200, "headers": []}))


def test_a_handshake_that_fails_is_answered_like_a_request():
    """No socket is opened."""
    answer = ask(failing(ZeroDivisionError()), "WEBSOCKET")

    assert (False, 500) == (answer.accepted, answer.status)


def test_a_socket_that_fails_is_closed_with_the_code_for_it():
    """1011: the server met something unexpected."""
    answer = ask(failing(ZeroDivisionError(), {"type": "websocket.accept", "headers": []}), "WEBSOCKET")

    assert {"type": "websocket.close", "code": 1011} == answer.messages[-1]


def test_a_client_that_goes_away_is_no_mistake():
    """Its socket is closed already, so nothing more is sent."""
    answer = ask(failing(WebSocketDisconnect(), {"type": "websocket.accept", "headers": []}), "WEBSOCKET")

    assert ["websocket.accept"] == [message["type"] for message in answer.messages]
