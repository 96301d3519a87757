"""What goes over the wire: the bodies of REST, the commands and frames of the sockets.

These types are written here once; `aerodrome.server.schema` turns them into OpenAPI and from there into TypeScript."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
Nickname = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]  # something of it can be seen
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]  # of a command: the same key is carried out once
ActionWords = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Clock = Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]  # seconds for an answer
NonceDigits = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]
ReactionWindow = Annotated[int, Meta(ge=1, le=120)]  # seconds for a reaction, where several people play

PEOPLE: Final = ("me", "open")
Level = Annotated[str, Meta(min_length=1, max_length=24)]  # random, cadet, pilot, ace, or a bot of the host
SeatWish = Level  # or one of PEOPLE
Status = Literal["waiting", "playing", "over"]
Code = Literal[
    "refused",  # the rules do not allow it
    "stale",  # it answers a question that is no longer asked
    "not-yours",  # the seat or the table belongs to somebody else
    "not-now",  # the table is not that far, or too far
    "not-found",
    "bad-request",
    "too-fast",
    "too-large",
    "storage",  # it could not be stored, so it did not happen
    "full",  # the server has as many connections as it can bear
]


class OptionInfo(Struct, frozen=True):
    """An option of a game's set-up: a number from low to high, perhaps with words for its values."""

    name: str
    default: int
    low: int
    high: int
    names: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    name: str
    prefix: str  # of its rule ids
    fewest: int
    most: int
    options: tuple[OptionInfo, ...]
    windows: bool  # has it reactions whose time must tell nothing?
    bots: tuple[str, ...]  # that the host has brought for it, besides the levels


class RuleText(Struct, frozen=True):
    id: str
    section: str
    html: str


class RulesPage(Struct, frozen=True):
    """How to play, in the language that the guide is written in, and every rule by its id."""

    language: str
    guide: str
    rules: tuple[RuleText, ...]


class About(Struct, frozen=True):
    """The server: its version, and whether its engine is compiled, or plain with or without a compiled one to come at
    the next start."""

    version: str
    engine: Literal["compiled", "plain", "compiling"]


class Me(Struct, frozen=True):
    """Who is asking: a guest by the cookie, or nobody yet."""

    name: str | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Nickname


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Solo: one seat is "me". Hot-seat: several are. Online: some are "open". The others name a level of bot."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, int] = {}
    clock: Clock | None = None  # none: everybody takes the time they like
    window: ReactionWindow = 10
    listed: bool = False  # among the open tables, for anybody to join
    nonces: bool = False  # before it begins, the players are asked for theirs


KeptFor = Literal["me", "another"]


class SeatInfo(Struct, frozen=True):
    """Who sits there. `level` is that of the bot, or of the bot that stands in for somebody who has left; `instead_of`
    is the bot that was to play there and failed. `absent`: the player is asked and has been away for so long that
    others may let a bot play. `kept_for`: only one guest may take the open seat, whose name it has."""

    kind: Literal["open", "human", "bot"]
    name: str | None
    level: Level | None
    stand_in: bool
    present: bool
    absent: bool
    mine: bool
    instead_of: Level | None
    kept_for: KeptFor | None


class TableInfo(Struct, frozen=True):
    """A table, as everybody may know it but for `mine` and the invitation, which those at the table see."""

    id: str
    game: str
    options: dict[str, int]
    status: Status
    seats: tuple[SeatInfo, ...]
    clock: int | None
    window: int
    listed: bool
    made: int  # seconds since 1970
    commitment: str  # SHA-256 of the seed
    nonces: bool  # do its players add to the seed?
    awaits: tuple[int, ...]  # seats whose nonce is all that is missing; it begins without them soon
    practice: bool
    invite: str | None
    owner: bool


class TableMade(Struct, frozen=True):
    id: str
    invite: str | None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=80)] | None = None
    seat: SeatNumber | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Fill the open seats with bots of this level and begin."""

    level: Level = "pilot"


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game: from this one of its replay, on this seat, against bots."""

    position: Count
    seat: SeatNumber
    level: Level = "pilot"


class Problem(Struct, frozen=True):
    """Why a request was not carried out."""

    code: Code
    detail: str


class Value(Struct, frozen=True):
    """An argument of an event: a word of its domain, a number or a seat; nothing if the viewer may not know it."""

    domain: str
    value: int | str | None


class Happening(Struct, frozen=True):
    """An event, as one viewer is told it."""

    kind: str
    args: dict[str, Value]
    more: tuple[int, ...]


class Choice(Struct, frozen=True):
    """An option: its words for the answer, its message with the words of each domain and with numbers, and what it
    points at."""

    words: str
    kind: str
    message: str
    args: dict[str, str | int]
    at: tuple[str, ...]


class Question(Struct, frozen=True):
    message: str
    args: dict[str, int]
    choices: tuple[Choice, ...]


class Undo(Struct, frozen=True):
    """Whether the last answer can be taken back, and why not; against bots alone everything can, as practice."""

    allowed: bool
    reason: str | None
    take_back: bool


class ChatLine(Struct, frozen=True):
    """What somebody at the table said; a spectator has no seat."""

    seat: int | None
    name: str
    text: str


class Result(Struct, frozen=True):
    """The end: places seat by seat, the seed that the table was committed to, and what the seats have added to it:
    nothing for a silent one, and no nonces at all if all were silent."""

    ranks: tuple[int, ...]
    seed: str
    nonces: tuple[str, ...]
    rematch: str | None


class Change(Struct, frozen=True):
    """A part of a view that is another now: the keys and numbers that lead to it from the view, and what is there. A
    number behind the end of a list is a thing more; no key at all is the whole view."""

    path: tuple[str | int, ...]
    value: Any


class Moment(Struct, frozen=True):
    """What an answer, a roll or a shuffle led to, as one viewer saw it: what happened, and what changed in the view."""

    seat: int | None  # who answered; none: chance, or nobody may know
    events: tuple[Happening, ...]
    changes: tuple[Change, ...]


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The table after its `seq`-th entry, for one viewer. `view` is the whole view, where it does not follow on what
    the client has: after a hello, and when something was taken back. Else `moments` lead to it from the view before.
    `events`, with those of the moments behind them, and `said` replace what the client has from `events_from` and
    `said_from` on: after an undo that is less than it had. After a hello it may be more, since only the latest are told
    then."""

    seq: int
    table: TableInfo
    seat: int | None  # from where it is seen; none: a spectator
    view: Raw | None  # the game's own view; none before the start
    plates: Raw | None  # the game's printed things, which never change, for who has seen nothing yet
    moments: tuple[Moment, ...]
    asked: tuple[int, ...]
    locked: tuple[int, ...]  # who has sealed an answer
    given: Choice | None  # the viewer's own sealed answer
    question: Question | None
    undo: Undo
    seconds: float | None  # left for the answer
    events_from: int
    events: tuple[Happening, ...]
    said_from: int
    said: tuple[ChatLine, ...]
    result: Result | None


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The command of this key is stored and will not be lost; the table has come to `seq` with it."""

    key: str
    seq: int


class Fault(Struct, frozen=True, tag_field="type", tag="fault"):
    """The command was not carried out. A refusal by the rules names its message and rule; what came too fast may come
    again after so many seconds."""

    code: Code
    detail: str
    key: str | None = None
    message: str | None = None
    rule: str | None = None
    retry_after: float | None = None


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """Why these words are not allowed now; no message: they are."""

    key: str
    words: str
    message: str | None
    rule: str | None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    key: str


Frame = State | Ack | Fault | Reason | Pong


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Look at the table from a seat of mine, or as a spectator, having seen so much of it so far."""

    seat: SeatNumber | None = None
    seq: Count = 0
    events: Count = 0
    said: Count = 0


class Nonce(Struct, frozen=True, tag_field="type", tag="nonce", forbid_unknown_fields=True):
    """What my seat adds to the seed, which nobody at the table knows yet: 32 hexadecimal digits, once."""

    key: Key
    seat: SeatNumber
    nonce: NonceDigits


class Answer(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """A seat's answer to the question it saw in the state `seq`."""

    key: Key
    seat: SeatNumber
    words: ActionWords
    seq: Count


class Withdraw(Struct, frozen=True, tag_field="type", tag="withdraw", forbid_unknown_fields=True):
    """Unlock: take back a sealed answer while others are awaited."""

    key: Key
    seat: SeatNumber


class TakeBack(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo the seat's last answer; `practice`: whatever lies between, where no other person plays."""

    key: Key
    seat: SeatNumber
    practice: bool = False


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    key: Key
    text: ChatText


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why may this seat not answer so?"""

    key: Key
    seat: SeatNumber
    words: ActionWords


class Leave(Struct, frozen=True, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Let a bot play for this seat: my own, or an absent one."""

    key: Key
    seat: SeatNumber


class Return(Struct, frozen=True, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Take my seat back from the bot."""

    key: Key
    seat: SeatNumber


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    key: Key


Command = Hello | Nonce | Answer | Withdraw | TakeBack | Say | Why | Leave | Return | Ping
