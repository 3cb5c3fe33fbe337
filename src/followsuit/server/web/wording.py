"""In which language somebody wants sentences in words: asked for by `?words=lv`, or by the header `Accept-Language`.

Whoever asks for no language gets sentences as codes with facts, which clients word by their own catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator

from starlette.requests import HTTPConnection

from followsuit.language.catalogue import ENGLISH
from followsuit.language.wording import languages
from followsuit.server.refusals import refused

ANY = "*"
"""Said by clients that word everything themselves."""


def words_asked(connection: HTTPConnection) -> str | None:
    """The language of a query; refused if there is no such one."""
    asked = connection.query_params.get("words")
    if asked is None:
        return None
    if asked not in languages():
        raise refused("language/unknown", language=asked[:20], languages=list(languages()))
    return asked


def language_asked(connection: HTTPConnection) -> str | None:
    """The language of a query, else the first that the reader's browser or program prefers and that there is."""
    return words_asked(connection) or _preferred_language(connection)


def language_of_errors(connection: HTTPConnection) -> str:
    """As `language_asked`, else English: whatever else is wrong with a request, its errors come in words."""
    asked = connection.query_params.get("words")
    return asked if asked in languages() else _preferred_language(connection) or ENGLISH


def _preferred_language(connection: HTTPConnection) -> str | None:
    for tag in _preferred(connection.headers.get("accept-language", "")):
        if tag == ANY:
            return None
        for code in (tag, tag.partition("-")[0]):
            if code in languages():
                return code
    return None


def _preferred(header: str) -> Iterator[str]:
    """The languages of the header, those most wanted first."""
    weighed = []
    for entry in header.split(",")[:20]:
        tag, _, weight = entry.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), tag))
        except ValueError:
            continue
    yield from (tag for _, tag in sorted(weighed, key=lambda pair: pair[0]))
