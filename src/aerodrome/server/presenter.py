"""Builds what one viewer may see; the only way out of the process.

Everything about a game that is sent to anybody is made here, from the state that `match.mine(viewer)` gives and the
events that `match.told(viewer)` gives."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence, Set
from functools import lru_cache
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from aerodrome.event_arguments import arguments
from aerodrome.games import details, find, part
from aerodrome.kernel.events import Told
from aerodrome.kernel.game import Game
from aerodrome.kernel.match import Match
from aerodrome.kernel.replay import RecordingFate, Transcript, finish, positions
from aerodrome.kernel.rules import Rules
from aerodrome.kernel.save import save
from aerodrome.kernel.state import Passage
from aerodrome.kernel.zones import SPECTATOR
from aerodrome.server.changes import changes
from aerodrome.server.seating import Outline
from aerodrome.server.table import Table
from aerodrome.server.wire import (
    Choice,
    Happening,
    KeptFor,
    Level,
    Moment,
    Question,
    Result,
    SeatInfo,
    State,
    TableInfo,
    Undo,
    Value,
)
from aerodrome.server.wire_replay import Draw, Position, Replay

IsPresent = Callable[[str], bool]  # is this guest looking at the table?
Bring = Literal["view", "moments", "nothing"]  # what a frame tells of the game
NO_UNDO: Final = Undo(allowed=False, reason=None, take_back=False)
PACKING: Final = 6  # how hard bodies are compressed
encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T")


def encoded(value: T) -> T:
    """The value encoded: the encoder takes it over as it is, so that it is encoded once for many frames."""
    return cast(T, msgspec.Raw(encode(value)))


def table_info(table: Table | Outline, guest: str, present: IsPresent, absent: Set[int] = frozenset()) -> TableInfo:
    """The table without its game, for this guest: who sits there and how it was set up. Others may call bots for the
    seats in `absent`."""
    setup = table.setup
    at_table = bool(table.seats_of(guest)) or guest == setup.owner
    return TableInfo(
        id=table.id,
        game=setup.game,
        options=table.rules.options,
        status=table.status,
        seats=tuple([_seat_info(table, seat, guest, present, absent) for seat in range(len(table.seats))]),
        clock=setup.clock,
        window=setup.window,
        listed=setup.listed,
        made=setup.made,
        commitment=table.commitment,
        nonces=setup.nonces,
        awaits=tuple(table.awaits),
        practice=table.practice,
        invite=setup.invite if at_table and not setup.reserved else None,
        owner=guest == setup.owner,
    )


def _seat_info(table: Table | Outline, number: int, guest: str, present: IsPresent, absent: Set[int]) -> SeatInfo:
    seat = table.seats[number]
    who = (seat.guest, seat.name, seat.level, seat.instead_of, _kept_for(table, number, guest))
    return _cached_seat_info(*who, present(seat.guest), number in absent, seat.guest == guest)


def _kept_for(table: Table | Outline, seat: int, guest: str) -> KeptFor | None:
    if not (table.setup.reserved and table.seats[seat].open):
        return None
    return "me" if table.setup.reserved[seat] == guest else "another"


@lru_cache(maxsize=10_000)
def _cached_seat_info(
    guest: str,
    name: str,
    level: Level | None,
    instead_of: Level | None,
    kept_for: KeptFor | None,
    present: bool,
    absent: bool,
    mine: bool,
) -> SeatInfo:
    taken = bool(guest)
    return SeatInfo(
        kind="human" if taken else "open" if level is None else "bot",
        name=name or None,
        level=level,
        stand_in=taken and level is not None,
        present=taken and present,
        absent=absent,
        mine=taken and mine,
        instead_of=instead_of,
        kept_for=kept_for,
    )


def nobody(_: str) -> bool:
    """Where nobody looks at a table, nobody is present."""
    return False


class Presentation:
    """What all who look from one seat, None: as spectators, see of the game until the next record. `moments` lead to it
    from the presentation before, if there was one and nothing was taken back since; they and the question are
    encoded."""

    def __init__(self, table: Table, seat: int | None, before: Presentation | None = None) -> None:
        self.events = table.events
        self.view: Any = None
        self.follows = before is not None and before.view is not None
        self.moments: Any = ()
        self.given: Choice | None = None
        self.question: Question | None = None
        self.undo = NO_UNDO
        self._whole: msgspec.Raw | None = None
        if match := table.match:
            viewer = SPECTATOR if seat is None else seat
            mine = match.mine(viewer)
            if before is not None and before.view is not None:
                found, self.view = _moments(match, table.passages, viewer, before.view, before.events)
                self.moments = msgspec.Raw(encode(found))  # compiled, `encoded` gives no Raw for a tuple
            else:
                self.view = _view(match, mine, viewer)
            if seat is not None:
                self.undo = _undo(table, match, seat)
                self.given = _given(match, mine, seat) if seat in match.sealed else None
                self.question = encoded(_question(match, mine)) if seat in match.asked() else None

    def whole(self) -> msgspec.Raw | None:
        """The view, encoded; None before the start."""
        if self._whole is None and self.view is not None:
            self._whole = msgspec.Raw(encode(self.view))
        return self._whole


def _moments(
    match: Match, passages: Sequence[Passage], viewer: int, view: Any, events: int
) -> tuple[tuple[Moment, ...], Any]:
    """What the passages show a viewer who has seen this view, and so many events; and the view that they lead to. One
    without anything to see is left out, since their number might tell something."""
    told, begun, found = match.told(viewer, events), events, list[Moment]()
    for passage in passages:
        happened = told[events - begun : passage.events - begun]
        events = passage.events
        mine = match.rules.redact(passage.state, viewer)
        mine.bring_up(viewer)
        then = _view(match, mine, viewer)
        changed = changes(view, then)
        if happened or changed:
            known = passage.who >= 0 and (not passage.unseen or passage.who == viewer)
            seat = passage.who if known else None
            found.append(Moment(seat, _happenings(match.rules, happened), changed))
        view = then
    return tuple(found), view


def state(
    table: Table,
    info: TableInfo,
    mine: Sequence[int],
    seat: int | None,
    presentation: Presentation,
    seconds: float | None,
    plates: bool,
    bring: Bring,
    events_from: int,
    said_from: int,
) -> State:
    """The state frame for a viewer who looks from `seat` and has the seats `mine`: events and chat only from these
    numbers on, what is printed only with `plates`; the whole view, or the moments since the record before, or nothing
    of the game where that has not changed. `info` may be encoded."""
    match = table.match
    viewer = SPECTATOR if seat is None else seat
    return State(
        seq=table.seq,
        table=info,
        seat=seat,
        view=presentation.whole() if bring == "view" else None,
        plates=_plates(match.game, match.rules) if match and plates else None,
        moments=presentation.moments if bring == "moments" else (),
        asked=() if match is None else _asked(match, mine),
        locked=() if match is None else tuple(sorted(match.sealed)),
        given=presentation.given,
        question=presentation.question,
        undo=presentation.undo,
        seconds=seconds,
        events_from=events_from,
        events=_happenings(match.rules, match.told(viewer, events_from)) if match and bring == "view" else (),
        said_from=said_from,
        said=tuple(table.said[said_from:]),
        result=_result(table),
    )


def _asked(match: Match, mine: Sequence[int]) -> tuple[int, ...]:
    """Who is asked, as far as somebody on these seats may know."""
    unseen = not match.over and match.state.todo[-1].unseen
    return tuple([seat for seat in match.asked() if not unseen or seat in mine])


def _view(match: Match, mine: Any, viewer: int) -> Any:
    return part(match.game, "view").view(match.rules, mine, viewer)


@lru_cache(maxsize=1_000)
def _plates(game: Game, rules: Rules[Any]) -> msgspec.Raw:
    return msgspec.Raw(encode(part(game, "plates").plates(rules)))


def _question(match: Match, mine: Any) -> Question:
    ask, rules = part(match.game, "ask"), match.rules
    message, args = ask.prompt(mine)
    return Question(message, args, tuple([_choice(match, mine, *option) for option in ask.options(rules, mine)]))


def _given(match: Match, mine: Any, seat: int) -> Choice:
    """The own sealed answer, as it was offered."""
    ask, x = part(match.game, "ask"), match.sealed[seat].x
    return next(_choice(match, mine, *option) for option in ask.options(match.rules, mine) if option[0] == x)


def _choice(match: Match, mine: Any, x: int, label: str, at: tuple[str, ...]) -> Choice:
    choice = _choice_in_words(match.rules, x, label, at)
    more = details(match.game, mine, x)
    return msgspec.structs.replace(choice, args={**choice.args, **more}) if more else choice


@lru_cache(maxsize=20_000)
def _choice_in_words(rules: Rules[Any], x: int, label: str, at: tuple[str, ...]) -> Choice:
    """An option by its own words: those of the action, and the word of each of its domains."""
    kind = rules.actions.kind(x)
    domains = rules.actions.arguments[kind]
    words = {domain: rules.domains[domain][i] for domain, i in zip(domains, rules.actions.args(x), strict=True)}
    return Choice(rules.actions.text(x), kind, label or f"do-{kind}", dict(words), at)


def _undo(table: Table, match: Match, seat: int) -> Undo:
    if match.over:
        return NO_UNDO
    allowed = match.can_undo(seat)
    back = table.alone() and table.last_choice(seat) is not None
    return Undo(allowed, None if allowed else f"undo-{match.barrier}", back)


def _happenings(rules: Rules[Any], told: Sequence[Told]) -> tuple[Happening, ...]:
    return tuple([_happening(rules, each.kind, tuple(each.args.values()), tuple(each.more)) for each in told])


@lru_cache(maxsize=4_000)
def _happening(rules: Rules[Any], kind: str, args: tuple[int, ...], more: tuple[int, ...]) -> Happening:
    """An event in words; nothing stands for what the viewer was not told."""
    found = {each.name: Value(each.domain, each.value) for each in arguments(rules, kind, args)}
    return Happening(kind, found, more)


def _result(table: Table) -> Result | None:
    if table.match is None or not table.match.over:
        return None
    return Result(tuple(table.match.ranks()), table.setup.seed, table.match.nonces, table.rematch)


def replay(written: Transcript | None, info: TableInfo, seat: int | None) -> Replay:
    """The match from its start, as the viewer at this seat saw it moment by moment. Slow: for a worker."""
    if written is None:
        return Replay(info, seat, None, None, (), None, ())
    viewer = SPECTATOR if seat is None else seat
    reached: list[Position] = []
    first, plates, view = None, None, None
    result: Result | None = None
    seen = 0
    fate = RecordingFate(written.seed, written.nonces)
    for again, passages in positions(written, find, fate):
        if view is None:
            view = _view(again, again.mine(viewer), viewer)
            first, plates = msgspec.Raw(encode(view)), _plates(again.game, again.rules)
            moments: tuple[Moment, ...] = (Moment(None, _happenings(again.rules, again.told(viewer)), ()),)
        else:
            moments, view = _moments(again, passages, viewer, view, seen)
        seen = len(again.events)
        reached.append(Position(moments, _asked(again, [] if seat is None else [seat])))
        result = Result(tuple(again.ranks()), written.seed, written.nonces, None) if again.over else None
    draws = [Draw(draw.number, draw.odds, str(draw.outcome)) for draw in fate.draws] if result else []
    return Replay(info, seat, plates, first, tuple(reached), result, tuple(draws))


def packed_replay(written: Transcript | None, info: TableInfo, seat: int | None) -> bytes:
    """The replay as JSON, compressed."""
    return gzip.compress(encode(replay(written, info, seat)), PACKING, mtime=0)


def packed_save(written: Transcript, notes: dict[str, list[str]]) -> bytes:
    """The match of a finished game with all its secrets, as a saved game, compressed."""
    return gzip.compress(save(finish(written, find), dict(notes)).encode(), PACKING, mtime=0)
