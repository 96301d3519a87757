"""The view after every entry of the log, whoever is to decide then: right for each seat and for the spectator."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from aerodrome.games.great_race import GAME
from aerodrome.games.great_race.content import FLIGHTS, LANDING
from aerodrome.games.great_race.effects import Respond
from aerodrome.games.great_race.plates import Plates, plates
from aerodrome.games.great_race.rules import GreatRace
from aerodrome.games.great_race.state import FLIGHT, Race
from aerodrome.games.great_race.steps.choices import DropCrew
from aerodrome.games.great_race.steps.day import EndFlights, React, Select
from aerodrome.games.great_race.steps.ground import WantHire
from aerodrome.games.great_race.steps.setup import KeepPilot
from aerodrome.games.great_race.view import OfferView, View, WindowView
from aerodrome.kernel.match import Match
from aerodrome.kernel.replay import Playback
from aerodrome.kernel.step import CHANCE, Step
from aerodrome.kernel.zones import SPECTATOR
from entries import Setup, finished, last_turn, positions, setups, smallest, views

from .cockpit import Flyer, position

SETUPS = setups("great_race")
FACE_DOWN = (KeepPilot, Select, WantHire)  # answers of which nobody else sees anything


def public(shown: View) -> View:
    """Without what depends on who looks."""
    offers = tuple([OfferView(offer.card, 0, dear=False) for offer in shown.cantina])
    own: dict[str, Any] = {"hand": None, "landing": False, "picked": None, "dealt": (), "kept": None, "window": None}
    return replace(shown, viewer=None, cantina=offers, **own)


def agrees(printed: Plates, s: Race, shown: View) -> None:
    """What everybody sees agrees with what is printed, and every Flight card is somewhere."""
    assert smallest(shown) == 0
    assert len(shown.cantina) <= printed.cantina_size
    cards = shown.flight_deck + len(shown.flight_discard) + sum(len(pilot.cards.laid) for pilot in s.pilots)
    for seat, pilot in enumerate(shown.pilots):
        dropping = bool(s.todo) and isinstance(s.todo[-1], DropCrew) and s.actor() == seat
        assert len(pilot.crew) <= printed.crew_limit + dropping
        assert pilot.moxy <= printed.most_moxy
        assert pilot.stage <= len(shown.stages)
        flown = [card for card in pilot.path if card in printed.speeds]
        revealed = [pilot.shown.card] if pilot.shown else []
        cards += pilot.hand + len(flown) + (pilot.bid is not None) + len([c for c in revealed if c in printed.speeds])
        assert ("landing" in "".join(set(pilot.path) - set(flown))) == (pilot.status == "landed")
    assert cards == FLIGHTS


def comes_in_order(printed: Plates, shown: View) -> None:
    """Each revealed Flight card is told its turn: as it is fixed, or by Progress and Speed."""
    cards = [(seat, pilot.shown) for seat, pilot in enumerate(shown.pilots) if pilot.shown]
    for _, card in cards:
        assert (card.turn is None) == (card.progress is None) == (card.card not in printed.speeds)
    turns = {card.turn: seat for seat, card in cards if card.turn is not None}
    if shown.order:
        assert all(shown.order[turn - 1] == seat for turn, seat in turns.items())
        return
    ranked = [(card.progress, printed.speeds[card.card], seat) for seat, card in cards if card.progress is not None]
    assert [turns[turn] for turn in sorted(turns)] == [seat for *_, seat in sorted(ranked, reverse=True)]
    assert sorted(turns) == list(range(1, len(turns) + 1))


def knows_its_own(s: Race, shown: View, viewer: int) -> None:
    """The own hand, the own choice and the own window, and nothing of it for a spectator."""
    if viewer == SPECTATOR:
        assert replace(public(shown), cantina=shown.cantina) == shown
        return
    me = shown.pilots[viewer]
    assert shown.hand is not None
    picked = shown.picked is not None and not shown.picked.startswith("landing")
    assert me.hand == len(shown.hand) + picked
    assert shown.landing == (LANDING + viewer in s.pilots[viewer].cards.hand)
    assert [offer.dear for offer in shown.cantina] == [offer.cost > me.moxy for offer in shown.cantina]
    assert shown.kept is None or shown.kept in shown.dealt
    assert not (shown.dealt and me.pilot)
    top = s.todo[-1] if s.todo else None
    asked = isinstance(top, React | Respond) and top.who == viewer
    by = top.by if isinstance(top, Respond) else None
    assert shown.window == (WindowView("reveal" if by is None else "response", by) if asked else None)


def turn_of(at: Playback) -> int | None:
    """Whose turn it must be: in the flights of a round whose was told last, and else whoever alone is asked for all to
    see."""
    todo = at.state.todo
    if any(isinstance(step, EndFlights) for step in todo):
        return last_turn(at)
    alone = at.state.actor() >= 0 and not todo[-1].together and not todo[-1].unseen
    return at.state.actor() if alone else None


@pytest.mark.parametrize("setup", SETUPS)
def test_every_moment_is_shown_as_it_is(setup: Setup) -> None:
    match = finished("great_race", setup, "moments")
    rules, entries = match.rules, 0
    assert isinstance(rules, GreatRace)
    printed = plates(rules)
    for at in positions(match):
        s = at.state
        assert isinstance(s, Race)
        every = views(match, at)
        agrees(printed, s, every[SPECTATOR])
        comes_in_order(printed, every[SPECTATOR])
        for viewer, shown in every.items():
            knows_its_own(s, shown, viewer)
            assert public(shown) == public(every[SPECTATOR])
        whose, told = turn_of(at), every[SPECTATOR].turn
        if told != whose:  # on the ground a Crew card waits for chance, or for whom it hits
            assert whose is None
            assert s.actor() == CHANCE or s.todo[-1].unseen
        entries += 1
    assert entries == len(match.log) + 1


@pytest.mark.parametrize("setup", SETUPS)
def test_a_sealed_answer_changes_no_view_but_the_own(setup: Setup) -> None:
    """Until the last is in, and they are shown together."""
    match, sealed = finished("great_race", setup, "sealed"), 0
    before: dict[int, View] = {}
    step: Step[Any] | None = None
    events = 0
    for at in positions(match):
        now = views(match, at)
        if isinstance(step, FACE_DOWN) and len(at.events) == events and type(at.state.todo[-1]) is type(step):
            assert {v: now[v] for v in now if v != step.who} == {v: before[v] for v in now if v != step.who}
            assert now[step.who].dealt == before[step.who].dealt
            assert (now[step.who].picked is not None) == isinstance(step, Select)
            assert (now[step.who].kept is not None) == isinstance(step, KeepPilot)
            sealed += 1
        before, events = now, len(at.events)
        step = at.state.todo[-1] if at.state.todo else None
    assert sealed


def test_the_turn_goes_on_while_the_deck_is_shuffled() -> None:
    s = position([Flyer(hand=("clear_skies-140", "redline-189")), Flyer(landed=True, moxy=0)])
    s.discards[FLIGHT], s.decks[FLIGHT] = s.decks[FLIGHT], []
    match = Match(GAME, 2, {"stages": len(s.row)}, base=s)
    match.answer(0, "fly clear_skies-140")
    shuffled = [views(match, at)[1] for at in positions(match) if at.state.actor() == CHANCE]
    assert [(shown.turn, shown.flight_deck) for shown in shuffled] == [(0, 0)]
    assert shuffled[0].pilots[0].path == ("clear_skies-140",)
