"""What questions and options say and point at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aerodrome.games import details
from aerodrome.games.magnificent import GAME, ask
from aerodrome.kernel.match import Match
from aerodrome.text import LANGUAGES, Words

from .hangar import Flyer, race

BIPLANE = Flyer("biplane", tile=1, band="low")
PAIRS = (BIPLANE, Flyer("triplane"), Flyer("seaplane"), Flyer("helicopter"))


def said(match: Match, words: str, language: str = "en") -> str:
    """An option of who is asked, as a button shows it."""
    (seat,) = match.asked()
    mine, x = match.mine(seat), match.rules.actions.parse(words)
    return Words(GAME, language).action(match.rules, x, ask.label(mine, x), details(GAME, mine, x))


def pointed(match: Match) -> dict[str, tuple[str, ...]]:
    """What each option of who is asked points at."""
    (seat,) = match.asked()
    rules: Any = match.rules
    return {rules.actions.text(x): at for x, _, at in ask.options(rules, match.mine(seat))}


def draft_until(question: str) -> Match:
    """A standard game of two in which everybody takes the first of all, up to this question."""
    match = Match(GAME, 2, {"setup": "standard"}, seed="two hangars")
    while ask.prompt(match.mine(match.asked()[0]))[0] != question:
        match.answer(match.asked()[0], match.legal(match.asked()[0])[0])
    return match


def test_who_assigns_pilots_reads_which_machine_is_meant() -> None:
    match = draft_until("ask-assign-pilot")
    (seat,) = match.asked()
    mine = match.mine(seat)
    chosen = mine.book.machine_names[mine.machines[mine.machines_of(seat)[0]].kind]
    machine = Words(GAME, "en").say(f"machine-{chosen}")
    assert [said(match, words) for words in pointed(match)] == [
        f"{Words(GAME, 'en').say(f'pilot-{mine.book.pilots[pilot]}')} flies the {machine}"
        for pilot in sorted(mine.players[seat].drafted)
    ]


def test_both_machines_of_a_player_are_named_when_they_are_loaded() -> None:
    match = draft_until("ask-load")
    (seat,) = match.asked()
    named = []
    while match.asked() == [seat] and ask.prompt(match.mine(seat))[0] in ("ask-load", "ask-return-part"):
        named.append(details(GAME, match.mine(seat), match.legal(seat)[0])["machine"])
        match.answer(seat, match.legal(seat)[-1])
    mine = match.mine(seat)
    first, second = [mine.book.machine_names[mine.machines[m].kind] for m in mine.machines_of(seat)]
    assert named == sorted(named, key=[first, second].index)
    assert [named[0], named[-1]] == [first, second]


@pytest.mark.parametrize(
    ("language", "load"),
    [("en", "{}: load Passenger"), ("nl", "{}: laad Passagier"), ("de", "{}: Passagier laden")],
)
def test_loading_in_each_language(language: str, load: str) -> None:
    match = draft_until("ask-load")
    while details(GAME, match.mine(match.asked()[0]), match.legal(match.asked()[0])[0])["item"] != "passenger":
        match.answer(match.asked()[0], "no")
    machine = str(details(GAME, match.mine(match.asked()[0]), match.legal(match.asked()[0])[0])["machine"])
    assert said(match, "yes", language) == load.format(Words(GAME, language).say(f"machine-{machine}"))


def test_the_own_turn_and_test_name_the_machine_where_there_are_two() -> None:
    with race(*PAIRS, seats=2, options={"less_dirty": "on"}) as table:
        assert said(table.match, "end-turn") == "End the turn of the Biplane"
        table.tries(0, "land", of=4)
        assert said(table.match, "accept") == "Accept failure of the Biplane"
        table.asks(0)
    with race(BIPLANE) as table:
        assert said(table.match, "end-turn") == "End the turn"
        table.asks(0)


def test_windows_tell_whose_turn_and_whose_test_it_is() -> None:
    with race(*PAIRS, seats=2, hands=((), ("immunity-flying",))) as table:
        assert said(table.match, "pass") == "Pass: turn of the Biplane"
        table.passes(1)
        table.says(0, "land")
        assert said(table.match, "pass") == "Pass: let the Biplane try it"
        table.asks(1)


def test_deeds_point_at_the_machine_and_at_what_they_need() -> None:
    gunner = replace(BIPLANE, equipment=("mounted-rifle",))
    with race(gunner, Flyer("triplane", tile=1, band="high")) as table:
        at = pointed(table.match)
        assert at["fly"] == ("deed:fly", "machine:biplane", "tile:2")
        assert at["climb"] == ("deed:climb", "machine:biplane")
        assert at["rifle"] == ("deed:rifle", "machine:biplane", "device:mounted-rifle")
        assert at["end-turn"] == ()
        table.asks(0)


def test_aids_point_at_part_card_and_device() -> None:
    flyer = replace(BIPLANE, parts=(0, 0, 1), equipment=("improved-landing-gear",))
    with race(flyer, hands=(("magpie-landing",),), luck=(1,)) as table:
        table.tries(0, "land", of=4)
        assert pointed(table.match) == {
            "symbol magpie-landing": ("card:magpie-landing",),
            "use improved-landing-gear": ("device:improved-landing-gear",),
            "spend": ("deed:spend", "machine:biplane", "part:landing"),
            "luck": ("deed:luck",),
            "accept": (),
        }
        table.asks(0)


@pytest.mark.rule("MFM-8.31", "MFM-8.34", "MFM-8.41", "MFM-8.42", "MFM-14.4")
@pytest.mark.parametrize(
    ("words", "flyer", "dice"),
    [
        ("takeoff", Flyer("biplane", tile=1), 4),
        ("launch", Flyer("biplane", equipment=("catapult-launcher",)), 0),
        ("fly", Flyer("biplane", tile=1, band="middle"), 5),
        ("climb", Flyer("biplane", tile=2, band="low"), 0),
        ("land", Flyer("biplane", tile=1, band="high"), 4),
    ],
)
def test_deeds_tell_where_the_machine_comes_by_them(words: str, flyer: Flyer, dice: int) -> None:
    with race(flyer) as table:
        mine, x = table.match.mine(0), table.match.rules.actions.parse(words)
        told = details(GAME, mine, x)
        assert (told["tile"], told["band"]) != table.at("biplane")
        if dice:
            table.tries(0, words, hits=dice, of=dice)
        else:
            table.says(0, words)
        assert (told["tile"], told["band"]) == table.at("biplane")
        table.asks(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_draft_of_two_sound_alike(language: str) -> None:
    match = Match(GAME, 2, {"setup": "standard"}, seed="no echo")
    while match.mine(0).rounds == 0:
        lines = [said(match, words, language) for words in pointed(match)]
        assert len(set(lines)) == len(lines) > 0
        match.answer(match.asked()[0], max(match.legal(match.asked()[0])))
