"""A game that OpenSpiel loads by its name alone."""

from __future__ import annotations

import pyspiel  # type: ignore[import-not-found]
import pytest

from aerodrome.envs.spiel import identifier
from aerodrome.games import find, names


@pytest.mark.parametrize("name", names())
def test_it_has_as_few_seats_as_it_may_but_at_least_two_and_the_options_as_they_are(name: str) -> None:
    loaded = pyspiel.load_game(identifier(name))
    assert loaded.num_players() == max(2, find(name).fewest)
    given = loaded.get_parameters()
    assert all(given.get(option.name, option.default) == option.default for option in find(name).options)
