"""Languages over HTTP: which there are, and what the page says in each."""

import gzip
from pathlib import Path

import pytest

from followsuit.language import catalogue
from tests.server.running import running


@pytest.fixture
def another_language(tmp_path, monkeypatch):
    """A language of three sentences in a folder of its own; nobody looks there afterwards.

    Its code is its own, too: a process keeps what it has read of a language.
    """
    monkeypatch.setattr(catalogue, "_ELSEWHERE", [])
    folder = tmp_path / "languages" / "ia"
    folder.mkdir(parents=True)
    (folder / "page.ftl").write_text("# A comment.\npage-close = Clauder\npage-rules = Regulas\n", "utf-8")
    (folder / "names.ftl").write_text("language-name = Interlingua\n", "utf-8")
    (folder / "rules.ftl").write_text("rules-title = Regulas\n", "utf-8")
    return folder.parent


def test_languages_are_listed_english_first(anna):
    """Each by its code and by what it calls itself."""
    spoken = anna.get("/languages")

    assert {"code": "en", "name": "English"} == spoken[0]
    assert {"code": "lv", "name": "Latviešu"} in spoken


def test_a_catalogue_is_sent_without_comments_and_without_what_the_page_does_not_need(anna):
    """Comments are for translators; rules pages come worded."""
    text = anna.client.get("/languages/lv").text

    assert "page-close = Aizvērt\n" in text
    assert "term-zole =" in text
    assert "#" not in {line[:1] for line in text.splitlines()}


def test_a_catalogue_is_sent_again_only_when_it_changed(anna):
    """By its tag, compressed for those who take it so."""
    first = anna.client.get("/languages/nl")
    again = anna.client.get("/languages/nl", headers={"if-none-match": first.headers["etag"]})

    assert ("no-cache", "gzip") == (first.headers["cache-control"], first.headers["content-encoding"])
    assert (304, b"") == (again.status_code, again.content)
    plain = anna.client.get("/languages/nl", headers={"accept-encoding": "identity"})
    assert first.content == plain.content
    assert "content-encoding" not in plain.headers
    assert len(gzip.compress(plain.content)) < len(plain.content) / 2


def test_a_language_that_there_is_not_is_refused(anna):
    """With the codes of those that there are."""
    assert (404, "language/unknown") == anna.refused("GET", "/languages/xx")


def test_a_folder_of_further_languages_is_served(tmp_path, another_language: Path):
    """Three sentences are a language; the rest is said in English by whoever reads it."""
    with running(tmp_path, languages=str(another_language)) as site, site.person("Anna") as anna:
        assert {"code": "ia", "name": "Interlingua"} in anna.get("/languages")
        text = anna.client.get("/languages/ia").text

    assert "language-name = Interlingua\npage-close = Clauder\npage-rules = Regulas\n" == text
