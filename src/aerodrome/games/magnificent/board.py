"""Magnificent Flying Machines in plain text: the state of play, the course drawn for eyes and listed for ears, the own
cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from aerodrome.games.magnificent.content import load
from aerodrome.games.magnificent.rows import EquipmentRow, MachineRow, PilotRow, TileRow, TitleRow, WeatherRow
from aerodrome.games.magnificent.state import BANDS
from aerodrome.games.magnificent.terms import SOURCES
from aerodrome.games.magnificent.view import DeviceView, MachineView, TileView, TrialView, View
from aerodrome.text import Words

NOTHING = "-"


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """How far the race is, the turn and the test under way, and what everybody sees of each player and machine."""
    lines = [_headline(view, words), *_turn(view, words)]
    if view.trial:
        lines.append(_trial(view.trial, words))
    if view.due:
        machines = ", ".join(_called(view.machines[m], words) for m in view.due)
        lines.append(words.say("board-last-turns", machines=machines))
    for seat, (player, name) in enumerate(zip(view.players, names, strict=False)):
        called = words.say("board-you", name=name) if seat == view.viewer else name
        about = [words.say("board-cards", cards=player.hand), words.say("board-luck", luck=player.luck)]
        if len({each.side for each in view.players}) < len(view.players):
            about.insert(0, words.say("board-team", team=player.side + 1))
        if player.drafted:
            pilots = ", ".join(words.word("pilot", pilot) for pilot in player.drafted)
            about.append(words.say("board-drafted", pilots=pilots))
        lines.append(f"{called}: {', '.join(about)}")
        own = [(m, each) for m, each in enumerate(view.machines) if each.owner == seat and each.machine]
        lines += [f"  {m + 1} {_called(each, words)}: {', '.join(_machine(view, each, words))}" for m, each in own]
    return "\n".join(lines)


def board(view: View, words: Words) -> str:
    """The course with a row for each tile, ground and sky, and what is on offer."""
    rows = _course(view, words)
    skies = [[words.say(f"board-{band}") for band in BANDS], *[_sky(view, tile) for tile in range(len(view.course))]]
    parts = [_table([[*row, *sky] for row, sky in zip(rows, skies, strict=True)]) if view.course else []]
    parts += [_supplies(view, words), *[_table(offer) for offer in _offers(view, words)]]
    parts.append([words.say("board-symbols")])
    return "\n\n".join("\n".join(part) for part in parts if part)


def listing(view: View, words: Words) -> str:
    """The same, a line for each tile and each thing on offer."""
    titles, *rows = _course(view, words)
    lines = []
    for tile, (name, *cells) in enumerate(rows):
        about = [f"{title} {cell}" for title, cell in zip(titles[1:], cells, strict=True) if cell != NOTHING]
        lines.append(f"{titles[0]} {name}: {', '.join([*about, *_there(view, tile, words)])}")
    lines += _supplies(view, words)
    for (_, *heads), *offers in _offers(view, words):
        for first, *cells in offers:
            about = [f"{title} {cell}" for title, cell in zip(heads[:-1], cells[:-1], strict=True)]
            lines.append(f"{first}: {', '.join([*about, cells[-1]])}")
    return "\n".join(lines)


def hand(view: View, words: Words) -> str:
    """The viewer's own cards, weather tiles looked at, what is aboard the own machines, and known cards of others;
    nothing for a spectator."""
    if view.viewer is None or view.hand is None:
        return ""
    parts = [[words.say("board-no-cards")]]
    if view.hand:
        titles = [words.say(f"board-{each}") for each in ("card", "frame", "about")]
        parts = [_table([titles, *[_card(card, words) for card in view.hand]])]
    parts.append(
        [words.say("board-peeked", number=n + 1, weather=_weather(each, words)) for n, each in enumerate(view.peeked)]
    )
    if own := [device for each in view.machines if each.owner == view.viewer for device in _devices(each)]:
        titles = [words.say("board-own"), words.say("board-about")]
        parts.append(_table([titles, *[[_device(each, words), words.word("effect", each.name)] for each in own]]))
    known = [(seat, player.known) for seat, player in enumerate(view.players) if player.known and seat != view.viewer]
    parts.append(
        [
            words.say("board-known", player=seat + 1, cards=", ".join(words.word("card", card) for card in cards))
            for seat, cards in known
        ]
    )
    return "\n\n".join("\n".join(part) for part in parts if part)


@cache
def _terrain() -> dict[int, TileRow]:
    return {row.number: row for row in load().rows("tile", TileRow)}


@cache
def _sorts_of_weather() -> dict[str, WeatherRow]:
    return {row.name: row for row in load().rows("weather", WeatherRow)}


@cache
def _frames() -> dict[str, str]:
    return {row.name: row.frame for row in load().rows("title", TitleRow)}


@cache
def _charged() -> set[str]:
    content = load()
    devices: list[EquipmentRow | PilotRow] = [
        *content.rows("equipment", EquipmentRow),
        *content.rows("pilot", PilotRow),
    ]
    return {row.name for row in devices if row.charges}


@cache
def _dashboards() -> list[MachineRow]:
    return load().rows("machine", MachineRow)


def _headline(view: View, words: Words) -> str:
    said = [words.say("board-round", round=view.round) if view.round else words.say("board-preparing")]
    said.append(words.say("board-deck", cards=view.deck))
    said.append(words.say("board-pile", tiles=view.weather_pile))
    return ", ".join([*said, words.say("board-luck-left", luck=view.luck)])


def _turn(view: View, words: Words) -> list[str]:
    if (turn := view.turn) is None:
        return []
    machine = words.word("machine", turn.machine)
    if turn.final:
        return [words.say("board-final-turn", machine=machine)]
    said = {"phases": turn.phases, "crossed": turn.crossed, "fuel": turn.owed, "items": turn.collected}
    return [words.say("board-turn", machine=machine, **said)]


def _trial(trial: TrialView, words: Words) -> str:
    about = words.say(
        "board-test",
        machine=words.word("machine", trial.machine),
        test=words.word("test", trial.test),
        needed=trial.needed,
        terrain=trial.terrain,
        weather=trial.weather,
        harder=trial.harder,
    )
    if trial.rolled:
        return f"{about}, {words.say('board-rolled', symbols=trial.symbols, explosions=trial.bangs)}"
    chances = {"passed": trial.passed, "failed": trial.failed, "catastrophe": trial.catastrophe}
    return f"{about}, {words.say('board-chances', dice=trial.dice, **chances)}"


def _called(machine: MachineView, words: Words) -> str:
    return words.word("machine", machine.machine) if machine.machine else NOTHING


def _machine(view: View, machine: MachineView, words: Words) -> list[str]:
    about = [_device(machine.pilot, words)] if machine.pilot else []
    if machine.mate:
        about.append(words.say("board-mate", pilot=_device(machine.mate, words)))
    about.append(words.say("board-at", tile=machine.tile, band=words.word("band", machine.band)))
    about.append(words.say("board-fuel", fuel=machine.fuel))
    if machine.gauge or machine.scars:
        about.append(words.say("board-damage", gauge=machine.gauge, scars=machine.scars))
    if machine.dice:
        about.append(words.say("board-dice", dice=_kinds(machine.dice)))
    about.append(words.say("board-parts", parts=_kinds(machine.parts)))
    if any(machine.outside):
        about.append(words.say("board-outside", parts=_kinds(machine.outside)))
    riders = [words.say("board-rider", tile=tile) for tile in machine.riders]
    if items := [*_copies("cargo", machine.cargo, words), *riders]:
        about.append(words.say("board-aboard", items=", ".join(items)))
    kept = [words.word("card", card) for card in machine.kept]
    if cards := [*[_device(each, words) for each in machine.equipment], *kept]:
        about.append(words.say("board-equipment", cards=", ".join(cards)))
    return [*about, _points(view, machine, words)]


def _points(view: View, machine: MachineView, words: Words) -> str:
    """When the game is over, with where they come from."""
    if not view.ranks:
        return words.say("board-vp", vp=machine.vp)
    found = zip(SOURCES, machine.points, strict=True)
    sources = ", ".join(f"{words.word('source', source)} {vp}" for source, vp in found if vp)
    return words.say("board-vp-from", vp=machine.vp, sources=sources or words.say("board-none"))


def _device(device: DeviceView, words: Words) -> str:
    name = words.word("device", device.name)
    return words.say("board-charges", name=name, charges=device.charges) if device.name in _charged() else name


def _devices(machine: MachineView) -> list[DeviceView]:
    return [*[pilot for pilot in (machine.pilot, machine.mate) if pilot], *machine.equipment]


def _copies(domain: str, things: Sequence[str], words: Words) -> list[str]:
    """Each thing once, with how many there are."""
    told = [(words.word(domain, each), things.count(each)) for each in dict.fromkeys(things)]
    return [name if n == 1 else words.say("board-copies", name=name, count=n) for name, n in told]


def _kinds(numbers: Sequence[int]) -> str:
    """For takeoff, flying and landing."""
    return "/".join(str(number) for number in numbers)


def _course(view: View, words: Words) -> list[list[str]]:
    rows = [[words.say(f"board-{each}") for each in ("tile", "needs", "weather", "first", "cargo", "passengers")]]
    for index, tile in enumerate(view.course):
        printed = _terrain()[tile.number]
        rows.append(
            [
                f"{index} {words.word('terrain', printed.terrain)}",
                _kinds((printed.takeoff, printed.flying, printed.landing)),
                _weather_on(tile, words),
                words.say("board-vp", vp=printed.first) if tile.first else NOTHING,
                ", ".join(_copies("cargo", tile.cargo, words)) or NOTHING,
                str(tile.passengers) if tile.passengers else NOTHING,
            ]
        )
    return rows


def _weather_on(tile: TileView, words: Words) -> str:
    if tile.weather:
        return _weather(tile.weather, words)
    return words.say("board-covered") if tile.covered else NOTHING


def _weather(name: str, words: Words) -> str:
    row = _sorts_of_weather()[name]
    return f"{words.word('weather', name)} {_kinds((row.takeoff, row.flying, row.landing))}"


def _sky(view: View, tile: int) -> list[str]:
    """The machines on and above a tile, by their numbers."""
    here = [(m + 1, each.band) for m, each in enumerate(view.machines) if each.machine and each.tile == tile]
    return [" ".join(str(m) for m, band in here if band == wanted) or NOTHING for wanted in BANDS]


def _there(view: View, tile: int, words: Words) -> list[str]:
    here = [each for each in view.machines if each.machine and each.tile == tile]
    return [f"{_called(each, words)} {words.word('band', each.band)}" for each in here]


def _supplies(view: View, words: Words) -> list[str]:
    left = {"middle": view.middle, "final": view.final}
    told = {name: ", ".join(str(vp) for vp in each) or words.say("board-none") for name, each in left.items()}
    return [words.say("board-stages", **told), words.say("board-supply", parts=_kinds(view.supply))]


def _offers(view: View, words: Words) -> list[list[list[str]]]:
    """Pilots and machines while they are chosen, and the row of equipment; each with its titles first."""
    about = words.say("board-about")
    offers = []
    if view.pilot_row:
        rows = [[words.word(each, pilot) for each in ("pilot", "nation", "effect")] for pilot in view.pilot_row]
        offers.append([[words.say("board-pilots"), words.say("board-nation"), about], *rows])
    taken = [each.machine for each in view.machines]
    if None in taken:
        titles = [words.say(f"board-{each}") for each in ("machines", "needs", "inside", "outer", "seats", "slots")]
        free = [row for row in _dashboards() if row.name not in taken]
        offers.append([[*titles, about], *[_dashboard(row, words) for row in free]])
    if view.row:
        rows = [[words.word("equipment", card), words.word("effect", card)] for card in view.row]
        offers.append([[words.say("board-row"), about], *rows])
    return offers


def _dashboard(row: MachineRow, words: Words) -> list[str]:
    room = [str(number) for number in (row.internal, row.external, row.seats, row.slots)]
    ability = _kinds((row.takeoff, row.flying, row.landing))
    return [words.word("machine", row.name), ability, *room, words.word("effect", row.name)]


def _card(card: str, words: Words) -> list[str]:
    title, _, _ = card.rpartition("-")
    return [words.word("card", card), words.word("frame", _frames()[title]), words.word("effect", card)]


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip() for row in rows]
