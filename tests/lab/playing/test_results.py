from dataclasses import replace

import followsuit as fs
from followsuit.lab.playing.results import result_of


def test_a_game_with_more_contracts_than_are_compiled_has_a_result_too():
    """The engine plays it, so its result has room for each of them."""
    zole = fs.game("zole", rounds=1)
    contracts = zole.rules.contracts
    assert contracts is not None
    offers = contracts.offers + tuple(replace(contracts.offers[0], letter=letter, name=letter) for letter in "WXYV")
    game = replace(zole, rules=replace(zole.rules, stages=(replace(contracts, offers=offers),)))
    state = game.start(1)
    while not state.is_over:
        state = state.play(state.legal()[0])
    (result,), _, _ = result_of(state)

    assert [0] * 7 + [1] == result["contracts"].tolist()
