"""How many files a change touches, as the table in ARCHITECTURE.md has it."""

import pytest

from checks.touched import CHANGES, ROOT, Change, checkout, table, touched

SOURCES = checkout()


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.does)
def test_a_change_touches_few_files(change: Change):
    """No more than it may, and fewer than before."""
    files = touched(change, SOURCES)

    assert len(files) <= change.most < change.before, files


def test_the_architecture_has_the_table():
    """As it is counted now; `python -m checks.touched` names the files."""
    assert "\n".join(table(SOURCES)) in (ROOT / "ARCHITECTURE.md").read_text("utf-8")


def test_a_file_with_the_mark_is_counted_unless_it_is_left_out():
    """A catalogue is where sentences belong, and what is generated is not touched by hand."""
    change = Change("call a card a queen", r"\bqueen\b", 2, 1)
    sources = {
        "src/followsuit/cards.py": "queen",
        "src/followsuit/rules/deal.py": "queenly",
        "src/followsuit/languages/en/names.ftl": "queen",
        "web/src/net/schema.ts": "queen",
    }

    assert ["src/followsuit/cards.py"] == touched(change, sources)
