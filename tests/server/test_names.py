"""Names and chat: what cannot be seen is left out, whatever script they are in, and old ones are shown without it."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel.encode import digest
from aerodrome.kernel.game import BadSetup
from aerodrome.server.host_bots import HostBots
from aerodrome.server.sanitize import UNNAMED, clean

from .client import GAME, PLENTY, Person, Server, running, seated
from .storing import OLD, in_loop
from .test_hostile import a_save
from .test_migrations import KNOWN

HIDDEN: Final = {
    "a null": "\x00",
    "a bell": "\x07",
    "delete": "\x7f",
    "a C1 control": "\x9b",
    "a right-to-left override": "\u202e",
    "an embedding": "\u202a",
    "an isolate": "\u2067",
    "a right-to-left mark": "\u200f",
    "an Arabic letter mark": "\u061c",
    "a zero-width space": "\u200b",
    "a zero-width joiner": "\u200d",
    "a zero-width non-joiner": "\u200c",
    "a word joiner": "\u2060",
    "an invisible plus": "\u2064",
    "a byte order mark": "\ufeff",
    "a soft hyphen": "\u00ad",
    "a grapheme joiner": "\u034f",
    "a Hangul filler": "\u3164",
    "another Hangul filler": "\u115f",
    "a blank Braille cell": "\u2800",
    "a tag": "\U000e0041",
    "a variation selector": "\ufe0f",
    "another variation selector": "\U000e0100",
    "a Mongolian vowel separator": "\u180e",
    "an annotation": "\ufff9",
    "an object": "\ufffc",
    "private use": "\ue000",
    "nothing assigned": "\u0378",
    "no character": "\uffff",
}
SPACES: Final = ["\t", "\n", "\r\n", "\x85", "\u00a0", "\u2003", "\u2028", "\u2029", "\u3000", "  "]
NAMES: Final = [
    "Ann",
    "Béla",
    "Дмитрий",
    "Νίκος",
    "محمد",
    "דָּוִד",
    "राजेश",
    "क्\u200dषमा",
    "小明",
    "たろう",
    "민준",
    "สมชาย",
    "O'Neill-Łąk, Jr.",
    "✈\ufe0f Amelia",
    "👩\u200d✈\ufe0f",
    "👨🏽\u200d✈\ufe0f",
    "🇳🇱 Piet",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_stay_as_they_are(server: Server, name: str) -> None:
    assert Person(server.port).do("PUT", "/api/me", {"name": name}) == {"name": name}


@pytest.mark.parametrize("hidden", HIDDEN.values(), ids=HIDDEN)
def test_what_is_hidden_in_a_name_is_left_out(server: Server, hidden: str) -> None:
    ann = Person(server.port)
    assert ann.do("PUT", "/api/me", {"name": f"{hidden}An{hidden}{hidden}n{hidden}"}) == {"name": "Ann"}
    assert ann.do("GET", "/api/me") == {"name": "Ann"}
    status, problem = ann.request("PUT", "/api/me", {"name": f" {hidden} {hidden}"})
    assert (status, problem["code"]) == (400, "bad-request")
    assert problem["detail"] == "a name needs a character that can be seen"
    assert ann.do("GET", "/api/me") == {"name": "Ann"}


@pytest.mark.parametrize("space", SPACES)
def test_spaces_are_single(server: Server, space: str) -> None:
    name = f"{space}Amelia{space}{space}Earhart{space}"
    assert Person(server.port).do("PUT", "/api/me", {"name": name[:24]}) == {"name": "Amelia Earhart"}


def test_a_name_is_composed_and_bears_few_marks(server: Server) -> None:
    ann = Person(server.port)
    assert ann.do("PUT", "/api/me", {"name": "Be\u0301la"}) == {"name": "Béla"}
    assert ann.do("PUT", "/api/me", {"name": "x" + "\u0323" * 20}) == {"name": "x" + "\u0323" * 4}
    assert ann.do("PUT", "/api/me", {"name": "\u0301\u0301 Bob"}) == {"name": "Bob"}
    status, problem = ann.request("PUT", "/api/me", {"name": "\u0958" * 24})
    assert (status, problem["detail"]) == (400, "a name has at most 24 characters")


@given(st.text(max_size=40))
def test_what_is_clean_is_clean(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert is_normalized("NFC", once)
    assert once == once.strip()
    assert "  " not in once
    assert {category(each) for each in once} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} == set()
    assert not once or any(category(each)[0] in "LNPS" for each in once)


@in_loop
async def test_chat_is_clean_and_may_be_longer(server: Server) -> None:
    (chair,) = await seated(server.port, "me", "pilot")
    assert (await chair.command("say", text="good \u202egame\n\x00 " + "x" * 200))["type"] == "ack"
    fault = await chair.command("say", text="\u200b\u2066\n")
    assert (fault["code"], fault["detail"]) == ("bad-request", "there is nothing to read in this")
    assert [line["text"] for line in chair.state["said"]] == ["good game " + "x" * 200]


def test_names_in_a_saved_game_are_clean(server: Server) -> None:
    saved: dict[str, Any] = a_save()
    del saved["checksum"]
    saved["notes"]["names"] = ["Ann", "B\u202e\u200bob"]
    ann = Person(server.port)
    table = ann.do("POST", "/api/saves", saved | {"checksum": digest(saved)})["id"]
    assert [seat["name"] for seat in ann.do("GET", f"/api/tables/{table}")["seats"]][1] == "Bob"


def test_a_bot_of_the_host_has_a_name_that_can_be_seen() -> None:
    with pytest.raises(BadSetup, match="a name of 1 to 24 characters"):
        HostBots(["\u3164\u200b=hangar:Bot"])
    with pytest.raises(BadSetup, match="a name of its own"):
        HostBots(["pi\u200blot=hangar:Bot"])


def test_old_names_are_shown_clean(tmp_path: Path) -> None:
    """As 0.7.0 has stored them: of a guest, at a seat, in a saved game and in the chat."""
    db = Path(shutil.copy(OLD / "games.db", tmp_path / "games.db"))
    evil, seen = "Am\u202eelia", json.dumps("Am\u202eelia", ensure_ascii=False)[1:-1]
    with closing(sqlite3.connect(db)) as old, old:
        old.execute("update guests set name = ? where name = 'Amelia'", (evil,))
        old.execute("update guests set name = ? where name = 'Béla'", ("\u200b\u2067",))
        changed = old.execute("update entries set body = replace(body, '\"Amelia\"', ?)", (f'"{seen}"',)).rowcount
        assert changed > 0
        assert old.execute("select 1 from entries where body like ?", (f"%{evil}%",)).fetchone()
    with running(db, *PLENTY) as server:
        amelia, nobody = Person(server.port), Person(server.port)
        amelia.cookie, nobody.cookie = KNOWN["guests"].values()
        assert amelia.do("GET", "/api/me") == {"name": "Amelia"}
        assert nobody.do("GET", "/api/me") == {"name": UNNAMED}
        for name, table in KNOWN["tables"].items():
            amelia.do("GET", f"/api/tables/{table}")
            if name.endswith("over"):
                amelia.do("GET", f"/api/tables/{table}/save")
        amelia.do("POST", "/api/tables", {"game": GAME, "seats": ["me", "pilot"]})
        amelia.do("GET", "/api/me/tables")
    heard = b"".join(amelia.heard)
    assert "\u202e".encode() not in heard
    assert b"\\u202e" not in heard
    assert heard.count(b'"Amelia"') > 20
