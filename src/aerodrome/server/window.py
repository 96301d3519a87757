"""What a viewer is shown. Every word about a game that leaves the server is made here, from what that viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from aerodrome.games import details, has_part, part
from aerodrome.kernel.events import Told
from aerodrome.kernel.match import Match
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.save import save
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server.retell import Witness, positions
from aerodrome.server.table import Table
from aerodrome.server.wire import (
    Choice,
    Happening,
    Level,
    Moment,
    Question,
    Replay,
    Result,
    SeatInfo,
    State,
    TableInfo,
    Undo,
    Value,
)
from aerodrome.told import arguments

Present = Callable[[str], bool]  # is this guest looking at the table?
NO_UNDO: Final = Undo(allowed=False, reason=None, take_back=False)
encode: Final = msgspec.json.Encoder().encode


def table_info(table: Table, guest: str, present: Present) -> TableInfo:
    """The table without its game: who sits there and how it was set up."""
    record = table.record
    at_table = bool(table.seats_of(guest)) or guest == record.owner
    return TableInfo(
        id=table.id,
        game=record.game,
        options=table.rules.options,
        status=table.status,
        seats=tuple([_seat_info(s.guest, s.name, s.level, present(s.guest), s.guest == guest) for s in table.seats]),
        clock=record.clock,
        window=record.window,
        listed=record.listed,
        made=record.made,
        commitment=table.commitment,
        practice=table.practice,
        invite=record.invite if at_table else None,
        owner=guest == record.owner,
    )


@lru_cache(maxsize=10_000)
def _seat_info(guest: str, name: str, level: Level | None, present: bool, mine: bool) -> SeatInfo:
    taken = bool(guest)
    return SeatInfo(
        kind="human" if taken else "open" if level is None else "bot",
        name=name or None,
        level=level,
        stand_in=taken and level is not None,
        present=taken and present,
        mine=taken and mine,
    )


def state(
    table: Table, info: TableInfo, seat: int | None, seconds: float | None, events_from: int, said_from: int
) -> State:
    """All that is new to a viewer who has seen so many events and heard so much."""
    match = table.match
    viewer = SPECTATOR if seat is None else seat
    mine = None if match is None else match.mine(viewer)
    asked = () if match is None else _asked(match, info)
    return State(
        seq=table.seq,
        table=info,
        seat=seat,
        view=None if match is None else _view(match, mine, viewer),
        plates=None if match is None or events_from else _plates(match),
        asked=asked,
        locked=() if match is None else tuple(sorted(match.sealed)),
        given=_given(match, mine, seat) if match and seat in match.sealed else None,
        question=_question(match, mine) if match and seat in asked else None,
        undo=_undo(table, match, seat) if match and seat is not None else NO_UNDO,
        seconds=seconds,
        events_from=events_from,
        events=() if match is None else _happenings(match.rules, match.told(viewer, events_from)),
        said_from=said_from,
        said=tuple(table.said[said_from:]),
        result=_result(table),
    )


def _asked(match: Match, info: TableInfo) -> tuple[int, ...]:
    """Who is asked, as far as a guest may know, who may have several seats."""
    unseen = not match.over and match.state.todo[-1].unseen
    return tuple([seat for seat in match.asked() if not unseen or info.seats[seat].mine])


def _view(match: Match, mine: Any, viewer: int) -> msgspec.Raw:
    return msgspec.Raw(encode(part(match.game, "view").view(match.rules, mine, viewer)))


def _plates(match: Match) -> msgspec.Raw | None:
    if not has_part(match.game, "plates"):
        return None
    return msgspec.Raw(encode(part(match.game, "plates").plates(match.rules)))


def _question(match: Match, mine: Any) -> Question:
    ask, rules = part(match.game, "ask"), match.rules
    message, args = ask.prompt(mine)
    return Question(message, args, tuple([_choice(match, mine, *option) for option in ask.options(rules, mine)]))


def _given(match: Match, mine: Any, seat: int) -> Choice:
    """The own sealed answer, as it was offered."""
    ask, x = part(match.game, "ask"), match.sealed[seat].x
    return next(_choice(match, mine, *option) for option in ask.options(match.rules, mine) if option[0] == x)


def _choice(match: Match, mine: Any, x: int, label: str, at: tuple[str, ...]) -> Choice:
    choice = _spelled(match.rules, x, label, at)
    more = details(match.game, mine, x)
    return msgspec.structs.replace(choice, args={**choice.args, **more}) if more else choice


@lru_cache(maxsize=100_000)
def _spelled(rules: Rules[Any], x: int, label: str, at: tuple[str, ...]) -> Choice:
    """An option by its own words: those of the action, and the word of each of its domains."""
    kind = rules.actions.kind(x)
    domains = rules.actions.arguments[kind]
    words = {domain: rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)}
    return Choice(rules.actions.text(x), kind, label or f"do-{kind}", dict(words), at)


def _undo(table: Table, match: Match, seat: int) -> Undo:
    allowed = match.can_undo(seat)
    back = table.alone() and not match.over and table.last_choice(seat) is not None
    return Undo(allowed, None if allowed else f"undo-{match.barrier}", back)


def _happenings(rules: Rules[Any], told: Sequence[Told]) -> tuple[Happening, ...]:
    return tuple([_happening(rules, each.kind, tuple(each.args.values()), tuple(each.more)) for each in told])


@lru_cache(maxsize=100_000)
def _happening(rules: Rules[Any], kind: str, args: tuple[int, ...], more: tuple[int, ...]) -> Happening:
    """An event in words; nothing stands for what the viewer was not told."""
    found = {each.name: Value(each.domain, each.value) for each in arguments(rules, kind, args)}
    return Happening(kind, found, more)


def _result(table: Table) -> Result | None:
    if table.match is None or not table.match.over:
        return None
    return Result(tuple(table.match.ranks()), table.record.seed, table.rematch)


def replay(table: Table, guest: str, seat: int | None, present: Present) -> Replay:
    """The match from its start, as this viewer saw it position by position."""
    info = table_info(table, guest, present)
    if table.match is None:
        return Replay(info, seat, None, (), None, ())
    viewer = SPECTATOR if seat is None else seat
    moments: list[Moment] = []
    told = 0
    for again in positions(table.match, fate := Witness(table.record.seed)):
        events = _happenings(again.rules, again.told(viewer, told))
        told = len(again.events)
        moments.append(Moment(events, _view(again, again.mine(viewer), viewer), _asked(again, info)))
    draws = tuple(fate.draws) if table.match.over else ()
    return Replay(info, seat, _plates(table.match), tuple(moments), _result(table), draws)


def saved(table: Table) -> str | None:
    """The match with all its secrets, once it is over."""
    match = table.match
    return None if match is None or not match.over else save(match, dict(table.notes()))
