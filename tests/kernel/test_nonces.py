"""What players add to a seed: other dice for other nonces, the same ones again from a file, and nothing without any."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from itertools import permutations
from typing import Any, Final

import pytest

import aerodrome
from aerodrome.kernel.chance import Fate, Rng
from aerodrome.kernel.encode import digest
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import SaveError, restore, save
from aerodrome.series import Series
from tables import GAMES, answer_at_random, find_either, look
from toy import TOY

ANN: Final = "00112233445566778899aabbccddeeff"
CAT: Final = "0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"
NONCES: Final = (ANN, "", CAT)


def drawn(seed: str, nonces: tuple[str, ...]) -> list[int]:
    return [Fate(seed, nonces).outcome(draw, []) for draw in range(50)]


def midway(nonces: tuple[str, ...] = NONCES) -> Match:
    match, rng = Match(TOY, 3, seed=Fate("aerodrome", nonces)), Rng(5)
    for _ in range(12):
        answer_at_random(match, rng)
    return match


def with_nonces(nonces: Any) -> str:
    """A saved match that says so of its nonces, under a checksum that fits."""
    data = json.loads(save(midway()))
    del data["checksum"]
    data["nonces"] = nonces
    return json.dumps(data | {"checksum": digest(data)})


def test_fate_with_nonces_is_hmac_sha_256_of_nonces_and_draw() -> None:
    """The digits are those of the words `nonce//nonce/0` under the key `aerodrome`, worked out by OpenSSL."""
    number = int("7c606b2ecb62932e690db1fa5c7f2c093d9325380c69dd1959afbabcbdd5bf57", 16)
    assert Fate("aerodrome", NONCES).outcome(0, []) == number >> 196
    assert Fate("aerodrome", NONCES).outcome(0, [1] * 1000) == number * 1000 >> 256


def test_the_key_and_the_words_of_the_hmac_are_as_the_protocol_says() -> None:
    key = b"aerodrome".ljust(64, b"\0")
    inner, outer = (bytes(byte ^ pad for byte in key) for pad in (0x36, 0x5C))
    for draw in range(20):
        words = f"{ANN}//{CAT}/{draw}".encode()
        number = int(sha256(outer + sha256(inner + words).digest()).hexdigest(), 16)
        assert Fate("aerodrome", NONCES).outcome(draw, []) == number >> 196


@pytest.mark.parametrize("nobody", [(), ("",), ("", "", "")])
def test_without_any_nonce_nothing_is_different(nobody: tuple[str, ...]) -> None:
    assert drawn("aerodrome", nobody) == drawn("aerodrome", ())
    assert drawn("aerodrome", nobody)[:2] == [1122831146832569992, 437316384152107047]
    assert save(Match(TOY, 3, seed=Fate("aerodrome", nobody))) == save(Match(TOY, 3, seed="aerodrome"))
    assert "nonces" not in json.loads(save(Match(TOY, 3, seed=Fate("0", nobody))))


def test_other_nonces_and_other_seats_for_them_give_other_numbers() -> None:
    given = [*permutations((ANN, CAT, "")), (ANN,), (ANN, ""), ("", ANN), (ANN, ANN), (CAT, CAT), ()]
    numbers = [number for nonces in given for number in drawn("aerodrome", nonces)]
    numbers += drawn("another", NONCES)
    assert len(set(numbers)) == 50 * (len(given) + 1)


def test_numbers_from_nonces_are_evenly_spread() -> None:
    """Chi-square of 37 outcomes in 37,000 draws stays below 68, which it passes once in a thousand times by chance."""
    for player in range(3):
        nonces = tuple(f"{seat * 7 + player:032x}" for seat in range(4))
        found = Counter(Fate("spread", nonces).outcome(draw, [1] * 37) for draw in range(37_000))
        assert sum((found[x] - 1000) ** 2 / 1000 for x in range(37)) < 68


def test_the_first_draws_of_many_nonces_are_evenly_spread() -> None:
    """One seed, and a player who tries one nonce after the other: none of them is luckier."""
    found = Counter(Fate("tried", (f"{n:032x}", ANN)).outcome(0, [1] * 37) for n in range(37_000))
    assert sum((found[x] - 1000) ** 2 / 1000 for x in range(37)) < 68


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_with_nonces_is_saved_and_restored(game: Any) -> None:
    match, rng = Match(game, 3, seed=Fate("aerodrome", NONCES)), Rng(5)
    assert match.log[0].x == Fate("aerodrome", NONCES).outcome(0, [])
    for _ in range(12):
        again, _ = restore(save(match), find_either)
        assert (look(again), again.nonces, save(again)) == (look(match), NONCES, save(match))
        answer_at_random(match, rng)
    match.take_back(2)
    assert match.log[0].x == Fate("aerodrome", NONCES).outcome(0, [])


@pytest.mark.parametrize(
    ("nonces", "detail"),
    [
        (None, "one nonce for each seat"),
        (7, "one nonce for each seat"),
        ("abc", "one nonce for each seat"),
        ({ANN: 1, "": 2, CAT: 3}, "one nonce for each seat"),
        ([], "one nonce for each seat"),
        ([ANN, ""], "one nonce for each seat"),
        ([ANN, "", CAT, ""], "one nonce for each seat"),
        ([ANN, None, CAT], "32 hexadecimal digits"),
        ([ANN, 0, CAT], "32 hexadecimal digits"),
        ([ANN, [], CAT], "32 hexadecimal digits"),
        ([ANN, "", CAT[:31]], "32 hexadecimal digits"),
        ([ANN, "", CAT + "0"], "32 hexadecimal digits"),
        ([ANN, "", CAT + "\n"], "32 hexadecimal digits"),
        ([ANN, "", CAT.upper()], "32 hexadecimal digits"),
        ([ANN, "", "/" * 32], "32 hexadecimal digits"),
        ([ANN, "", "\N{ARABIC-INDIC DIGIT ONE}" * 32], "32 hexadecimal digits"),
        ([ANN, CAT, ""], "not what the seed gives"),
        ([ANN, "", ""], "not what the seed gives"),
        (["", "", ""], "not what the seed gives"),
    ],
)
def test_nonsense_under_a_checksum_that_fits_is_refused(nonces: Any, detail: str) -> None:
    with pytest.raises(SaveError, match=detail):
        restore(with_nonces(nonces), find_either)


def test_a_match_whose_nonces_were_left_out_is_refused() -> None:
    data = json.loads(save(midway()))
    del data["checksum"], data["nonces"]
    with pytest.raises(SaveError, match="not what the seed gives"):
        restore(json.dumps(data | {"checksum": digest(data)}), find_either)


def test_a_match_with_nonces_belongs_to_no_series() -> None:
    series = Series(TOY, 3, 2, [1], seed="aerodrome")
    series.matches = [aerodrome.Match(TOY, 3, seed=Fate("aerodrome/0", NONCES))]
    with pytest.raises(SaveError, match="match 1 does not belong to this series"):
        Series.restore(series.save(), find_either)
