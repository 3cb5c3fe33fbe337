from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from followsuit.server.telling.changes import changed, changes, compared
from followsuit.telling.told import LOOKING_ON, Seen

BEFORE: dict[str, Any] = {
    "phase": "play",
    "say": {"code": "turn/follow-suit", "facts": {"suit": "h"}},
    "seats": [{"turn": True, "cards": 3}, {"turn": False, "cards": 3}],
    "trick": {"number": 1, "cards": [{"seat": 0, "card": "Ah"}]},
    "legal": ["play Kh"],
}


def test_what_is_the_same_is_not_told():
    """A document that has not changed has no changes."""
    assert {} == changes(BEFORE, {**BEFORE})


def test_changes_lead_by_their_path_to_what_is_another_one():
    """Through keys and places in lists, as deep as they go."""
    now = {**BEFORE, "seats": [{"turn": False, "cards": 2}, {"turn": True, "cards": 3}]}

    assert {"seats.0.turn": False, "seats.0.cards": 2, "seats.1.turn": True} == changes(BEFORE, now)


def test_a_list_that_grows_is_added_to():
    """The place just past its end is a new one."""
    now = {**BEFORE, "trick": {"number": 1, "cards": [{"seat": 0, "card": "Ah"}, {"seat": 1, "card": "9h"}]}}

    assert {"trick.cards.1": {"seat": 1, "card": "9h"}} == changes(BEFORE, now)


def test_another_sentence_is_told_whole():
    """Its code and its facts belong together."""
    now = {**BEFORE, "say": {"code": "turn/follow-suit", "facts": {"suit": "s"}}}

    assert {"say": now["say"]} == changes(BEFORE, now)


def test_what_has_another_shape_is_told_whole():
    """A list of texts, a shorter list, and something where nothing was."""
    now = {**BEFORE, "legal": [], "trick": None, "seats": []}

    assert {"legal": [], "trick": None, "seats": []} == changes(BEFORE, now)


def test_what_leaves_a_list_is_taken_out():
    """By its place, after a minus."""
    now = {**BEFORE, "seats": BEFORE["seats"][1:]}

    assert {"seats.-0": None} == changes(BEFORE, now)
    assert now == changed(BEFORE, {"seats.-0": None})


def test_another_trick_is_told_whole():
    """It has another number, so nothing of the one before can be kept."""
    now = {**BEFORE, "trick": {"number": 2, "cards": []}}

    assert {"trick": now["trick"]} == changes(BEFORE, now)


def test_viewers_who_share_a_part_are_each_told_how_it_changed():
    """What stays their own is compared for each."""
    public: Any = {**BEFORE, "seats": [{"turn": False, "cards": 2}, {"turn": True, "cards": 3}]}
    before: Any = BEFORE
    own: list[dict[str, Any]] = [{}, {"legal": []}, {"seats": [{"turn": False, "cards": 2}]}]
    sent = [compared(before, public).with_own(LOOKING_ON, Seen(now=each)) for each in own]

    assert [{**public, **each} for each in own] == [changed(BEFORE, each) for each in sent]


def test_viewers_for_whom_nothing_of_their_own_has_changed_are_sent_the_same():
    """The very same changes, which need be written only once; whoever stops being told something else is sent all."""
    public: Any = {**BEFORE, "phase": "deal"}
    before: Any = BEFORE
    hand, shared = Seen(now={"legal": ["play 2h"]}), compared(before, public)
    one, other = (shared.with_own(own, own) for own in (hand, LOOKING_ON))

    assert one is other
    assert {"legal": ["play Kh"], "phase": "deal"} == shared.with_own(hand, LOOKING_ON)


def test_the_same_values_at_two_places_are_two_changes():
    """Each is told by its own path."""
    assert {"bid": 1, "due": 1} == changes({"bid": None, "due": None}, {"bid": 1, "due": 1})


_LEAF = st.none() | st.booleans() | st.integers(0, 3) | st.lists(st.integers(0, 2), max_size=2)
_CARD = st.fixed_dictionaries({"card": st.sampled_from(["Ah", "9h"]), "sum": _LEAF})
_DOCUMENT = st.fixed_dictionaries(
    {
        "phase": _LEAF,
        "say": st.none() | st.fixed_dictionaries({"code": st.sampled_from("ab"), "facts": st.just({})}),
        "trick": st.none() | st.fixed_dictionaries({"number": _LEAF, "cards": st.lists(_CARD, max_size=3)}),
        "seats": st.lists(_CARD, max_size=3),
    }
)


@given(before=_DOCUMENT, now=_DOCUMENT)
def test_a_document_and_its_changes_give_the_next_one(before, now):
    """Whatever changes, and nothing of the document before it is touched."""
    kept = repr(before)

    assert now == changed(before, changes(before, now))
    assert kept == repr(before)
