"""Sanitizes what people write for others to read: nicknames, and chat.

What cannot be seen is left out, so that nobody wears another's name with something hidden in it, turns the line around,
or has no name at all."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, combining, normalize

from aerodrome.server.wire import LONGEST_NAME

UNNAMED: Final = "Guest"  # who has a name of 0.7.0 of which nothing can be seen
MOST_MARKS: Final = 4  # accents and vowel signs on one letter; more would cover the lines above
VIRAMA: Final = 9  # the combining class of the sign after which a joiner chooses the form of an Indic letter
JOINERS: Final = "\u200c\u200d"
EMOJI_JOINER: Final = "\u200d"
EMOJI_STYLES: Final = "\ufe0e\ufe0f"
BLANK: Final = re.compile(  # letters, marks and symbols that show nothing
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\U0001d159\U000e0100-\U000e01ef]"
)


def clean(text: str) -> str:
    """The text as it is shown: composed (NFC), with single spaces, without controls, directions, fillers and other
    characters that nobody sees, or that no font knows."""
    if not (text.isascii() and text.isprintable()):
        text = normalize("NFC", _visible(text))
    return " ".join(text.split())


def nickname(text: str) -> str:
    """The name that somebody wishes for, as it is shown. Raises ValueError if nothing of it can be seen, or if it is
    too long."""
    name = clean(text)
    if not name:
        raise ValueError("a name needs a character that can be seen")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return name


def shown(name: str) -> str:
    """A name that was stored by a version that took any."""
    return clean(name) or UNNAMED


def _visible(text: str) -> str:
    kept, marks = " ", 0  # marks since the last letter
    for each, after in zip(text, f"{text[1:]} ", strict=True):
        before = kept[-1]
        if each.isspace():
            kept += " "
        elif each in JOINERS:
            kept += each if _joins(before, each, after) else ""
        elif each in EMOJI_STYLES:
            kept += each if category(before).startswith("S") else ""
        elif BLANK.match(each) or category(each).startswith("C"):
            continue
        elif not category(each).startswith("M"):
            kept, marks = kept + each, 0
        elif before != " " and marks < MOST_MARKS:
            kept, marks = kept + each, marks + 1
    return kept


def _joins(before: str, joiner: str, after: str) -> bool:
    """Does the joiner change how its neighbours look: an Indic letter, or two emoji that become one?"""
    emoji = category(before).startswith("S") or before in EMOJI_STYLES
    one_picture = joiner == EMOJI_JOINER and emoji and category(after) == "So" and not BLANK.match(after)
    return one_picture or combining(before) == VIRAMA
