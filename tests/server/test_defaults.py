"""What is usual, and what can be chosen, is written once."""

import re
from pathlib import Path

from followsuit.bots.registry import LEVELS, USUAL_BOT, table_players
from followsuit.rules.families import FAMILIES, IN_FRONT
from followsuit.server import defaults
from followsuit.server.run.settings import Settings
from followsuit.server.table.events import Customs
from followsuit.server.web.routes.bodies import CustomsWish

PAGE = Path(__file__).parents[2] / "web" / "src" / "net" / "defaults.ts"


def test_a_table_made_without_a_wish_has_the_usual_customs():
    """Those that the API describes are those that tables keep."""
    assert Customs() == CustomsWish().customs(Settings().pace)


def test_every_custom_that_is_a_number_has_its_bounds_from_one_list():
    """The API takes exactly what an import takes, and what a server may be set to."""
    described = CustomsWish.model_json_schema()["properties"]
    bounds = {}
    for name, schema in described.items():
        for each in schema.get("anyOf", []):
            if "maximum" in each:
                bounds[name] = (each["minimum"], each["maximum"])

    assert dict(defaults.CUSTOMS) == bounds
    assert Settings(pace=defaults.CUSTOMS["pace"][1]).pace == defaults.CUSTOMS["pace"][1]


def test_the_page_has_the_same_values():
    """They are written for it by `npm run schema`."""
    written = dict(re.findall(r"^export const (\w+) = (.*);$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))

    assert f"'{USUAL_BOT}'" == written.pop("USUAL_BOT")
    assert [*FAMILIES] == re.findall(r"'([a-z-]+)'", written.pop("FAMILIES"))
    assert str(IN_FRONT) == written.pop("GAMES_IN_FRONT")
    assert str(len(LEVELS)) == written.pop("BOTS_IN_FRONT")
    assert {name: getattr(defaults, name) for name in defaults.FOR_THE_PAGE} == {
        name: float(value) for name, value in written.items()
    }


def test_the_usual_bot_is_one_that_there_is():
    """It is registered."""
    assert USUAL_BOT in table_players()
