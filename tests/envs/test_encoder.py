"""What learners observe: fixed sizes, named parts, nothing that the seat may not know."""

from __future__ import annotations

import pytest

from aerodrome.envs.encoder import ObservationEncoder
from aerodrome.envs.episode import Episode
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import fingerprint
from aerodrome.kernel.observation import ObservationWriter
from aerodrome.kernel.step import OVER
from aerodrome.kernel.zones import SPECTATOR

GAMES = [(name, seats) for name in names() for seats in (find(name).fewest, find(name).most)]
STEPS = 120  # answers of a game that are looked at


def whole(game: str, seats: int) -> tuple[ObservationEncoder, Episode]:
    found = find(game)
    rules = found.rules(seats)
    return ObservationEncoder(found, rules), Episode(found, rules, "encoder")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_hidden_changes_no_number(game: str, seats: int) -> None:
    encoder, episode = whole(game, seats)
    rules, rng = episode.rules, Rng(11)
    for _ in range(STEPS):
        for seat in range(seats):
            seen = encoder.encode(episode.state, seat)
            mine = rules.redact(episode.state, seat)
            assert encoder.encode(mine, seat) == seen
            assert encoder.encode(rules.imagine(mine, rng), seat) == seen
        if episode.over:
            break
        episode.step(episode.legal[rng.below(len(episode.legal))])


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_hidden_is_what_the_zones_say(game: str, seats: int) -> None:
    _, episode = whole(game, seats)
    rules, rng = episode.rules, Rng(7)
    covered = 0
    while not episode.over:
        for viewer in [*range(seats), SPECTATOR]:
            zones = [zone for zone in rules.zones(episode.state) if not zone.seen >> viewer & 1 and zone.cards]
            hidden = [zone for zone in rules.hidden(episode.state, viewer) if zone.cards]
            assert {id(zone.cards) for zone in hidden} == {id(zone.cards) for zone in zones}
            covered += len(hidden)
        episode.step(episode.legal[rng.below(len(episode.legal))])
    assert covered > 100 or game == "aeroplanes"  # nobody has a secret there


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_observation_always_has_its_size_and_leaves_the_state_alone(game: str, seats: int) -> None:
    encoder, episode = whole(game, seats)
    rng = Rng(5)
    moved = {encoder.encode(episode.state, 0)}
    while not episode.over:
        before = fingerprint(episode.state)
        seen = encoder.encode(episode.state, episode.seat)
        assert fingerprint(episode.state) == before
        writer = ObservationWriter()
        writer.row(encoder.blank)
        encoder.write(episode.state, episode.seat, writer)
        assert writer.at == len(writer.out) == len(seen) == encoder.size
        assert sum(seen[: encoder.kinds]) == 1  # one question is asked
        moved.add(seen)
        episode.step(episode.legal[rng.below(len(episode.legal))])
    assert len(moved) > 10
    assert episode.seat == OVER


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_parts_follow_each_other_and_fill_the_observation(game: str, seats: int) -> None:
    encoder, _ = whole(game, seats)
    assert [part.start for part in encoder.slices] == [0, *[part.stop for part in encoder.slices[:-1]]]
    assert encoder.slices[-1].stop == encoder.size
    assert len({part.name for part in encoder.slices}) == len(encoder.slices)
    assert all(part.stop > part.start for part in encoder.slices)
