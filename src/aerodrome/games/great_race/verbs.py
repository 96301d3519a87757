"""The verbs that cards are written in: the arguments of each, on which cards it may stand, and after which condition.
What a condition tests stands in conditions.py and what a verb does in effects.py, under the same names."""

from __future__ import annotations

from typing import Final, final

from aerodrome.kernel.content import ContentError, Verbs

CLASSES: Final = ["mechanical", "weather", "aerobatics"]
RESOURCES: Final = ["fuel", "health"]
SPACES: Final = ["supply", "reserve"]
HARMS: Final = ["cost", "progress", "health", "fuel", "moxy"]
AIMS: Final = ["mechanical", "flying_here", "unresolved_here", "airborne_here", "airborne", "richer", "self_behind"]
SHIELDS: Final = ["damage", "everything"]

FLOWN: Final = "flight"  # where a program stands
REACTING: Final = "react"
EVENT: Final = "event"
CREW: Final = "crew"
NEEDS: Final = "needs"  # what must hold to use a Crew card
REWARD: Final = "reward"
ANY: Final = (FLOWN, REACTING, EVENT, CREW, NEEDS, REWARD)
IN_TURN: Final = (FLOWN, REACTING, CREW, NEEDS)  # while cards lie revealed
TO_DO: Final = (FLOWN, REACTING, EVENT, CREW, REWARD)  # needs are conditions

Program = list[list[int]]


@final
class Verb:
    """A row of the table; `after` is the condition that must have held before the verb, or it has nothing to choose
    from."""

    def __init__(self, line: str, places: tuple[str, ...], after: str = "") -> None:
        self.line, self.places, self.after = line, places, after


CONDITION_TABLE: Final = [
    Verb("holds resource number", ANY),
    Verb("spent resource", ANY),
    Verb("cards number", ANY),
    Verb("moxy_room", ANY),
    Verb("flew class", (FLOWN, CREW, NEEDS)),
    Verb("follows class", (FLOWN,)),
    Verb("unattached", ANY),
    Verb("airborne", ANY),
    Verb("landed", ANY),
    Verb("target aim harm", IN_TURN),
    Verb("attachment_ahead", ANY),
    Verb("can_fly", (NEEDS,)),  # the owner of the hand alone knows: whatever else follows from it would tell
    Verb("can_redeem", (NEEDS,)),
]
EFFECT_TABLE: Final = [
    Verb("refill resource space number", TO_DO),
    Verb("lose resource number", TO_DO),
    Verb("progress number", TO_DO),
    Verb("moxy number", TO_DO),
    Verb("draw number", TO_DO),
    Verb("discard number", TO_DO, "cards"),
    Verb("offer_progress number number", TO_DO),
    Verb("harm aim harm number", (FLOWN, REACTING, CREW)),
    Verb("harm_all aim harm number", (FLOWN, REACTING, CREW)),
    Verb("clear_cantina", TO_DO),
    Verb("gain_crew", TO_DO),
    Verb("remove_attachment", TO_DO, "attachment_ahead"),
    Verb("fly_another", (CREW,), "can_fly"),
    Verb("redeem space number", (CREW,), "can_redeem"),
    Verb("speed_up aim number", (REACTING,)),
    Verb("cancel shield", (REACTING,)),
]
CONDITIONS: Final = [verb.line for verb in CONDITION_TABLE]
EFFECTS: Final = [verb.line for verb in EFFECT_TABLE]
VERBS: Final = [*CONDITION_TABLE, *EFFECT_TABLE]
DOMAINS: Final = {
    "resource": RESOURCES,
    "space": SPACES,
    "class": CLASSES,
    "harm": HARMS,
    "aim": AIMS,
    "shield": SHIELDS,
}


@final
class Programs:
    """Reads the programs of cards, and refuses what could not work."""

    def __init__(self) -> None:
        self.verbs = Verbs([verb.line for verb in VERBS], DOMAINS)
        self.names = self.verbs.names

    def read(self, lines: list[str], place: str, where: str, held: Program | None = None) -> Program:
        """A program as numbers; `held` are conditions that hold before it. Raises ContentError for an unknown word, a
        missing or useless number, a verb that cannot stand there, and a condition that nothing follows."""
        program = self.verbs.program(lines, where)
        for i, line in enumerate(program):
            self._check(lines[i], line, place, where, [*(held or []), *program[:i]])
        if place != NEEDS and program and program[-1][0] < len(CONDITION_TABLE):
            raise ContentError(f"{where}: nothing follows {lines[-1]!r}")
        return program

    def _check(self, text: str, line: list[int], place: str, where: str, before: Program) -> None:
        verb = VERBS[line[0]]
        if place not in verb.places:
            raise ContentError(f"{where}: {text!r} cannot stand in {place}, but in {', '.join(verb.places)}")
        numbers = [x for x, kind in zip(line[1:], verb.line.split()[1:], strict=True) if kind == "number"]
        if numbers and min(numbers) < 1:
            raise ContentError(f"{where}: {text!r}: a number is at least 1")
        if verb.after and not self._is_after(verb.after, numbers, before):
            raise ContentError(f"{where}: {text!r} must come after {' '.join([verb.after, *map(str, numbers[:1])])!r}")

    def _is_after(self, condition: str, numbers: list[int], before: Program) -> bool:
        """Has the condition been tested, for at least as many?"""
        enough = [line for line in before if self.names[line[0]] == condition]
        return any(len(line) == 1 or line[1] >= numbers[0] for line in enough)
