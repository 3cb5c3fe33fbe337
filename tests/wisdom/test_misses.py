"""What a player is known to miss of the positions: no more, and no less."""

import pytest

from tests.wisdom.misses import BUDGETS, known_misses, written
from tests.wisdom.positions import positions
from tests.wisdom.trying import Attempt, attempts


@pytest.mark.parametrize("name", BUDGETS)
def test_a_player_misses_just_the_positions_that_it_is_known_to_miss(name):
    """What is newly missed is a fault; what is found must be struck off the list: `python -m tests.wisdom misses`."""
    made, known = list(attempts(name, positions(), BUDGETS[name])), known_misses(name)

    assert [] == [str(each) for each in made if not each.is_right and each.place not in known]
    assert [] == [each.place for each in made if each.is_right and each.place in known]
    assert set() == set(known) - {each.place for each in made}
    assert all(why.endswith(".") for why in known.values())


def test_the_list_keeps_the_reasons_of_what_is_still_missed(tmp_path):
    """What is found goes, and what is new gets what the player did."""
    one, two, three = positions()[:3]
    file = tmp_path / "misses.toml"
    reasons = {Attempt(each, "").place: "It is hard." for each in (one, two)}
    file.write_text("[strong]\n" + "".join(f'"{place}" = "{why}"\n' for place, why in reasons.items()), "utf-8")
    made = [Attempt(one, one.instead), Attempt(two, two.best[0]), Attempt(three, three.instead)]
    file.write_text(written({"strong": made}, file), "utf-8")

    assert {
        made[0].place: "It is hard.",
        made[2].place: f"It does {three.instead}.",
    } == known_misses("strong", file)
