"""The text client: whole games, every command, and nothing shown to whom it does not belong."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import aerodrome.games as games
from aerodrome.cli.client import HUMAN, Client
from aerodrome.cli.screen import FORGET, Screen
from aerodrome.clock import wall_clock
from aerodrome.games import find, names
from aerodrome.kernel.chance import Rng
from aerodrome.kernel.encode import dump
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore
from aerodrome.text import Words

from .conftest import Run, Terminal

GAME = find("control_tower")
PROMPT = "Your answer (number or words; ? for help): "
CURTAIN = ", then press Enter. "
SAVE = "do not save)? "
ENOUGH = 3000  # answers: more than any game of these tests needs
PLAY = ("play", "control_tower", "--seed", "3")  # seat 1 starts, with two Passes in hand and the goal 2, 5, 7, 8


def answers(output: str) -> list[str]:
    """What was written after each prompt."""
    return output.split(PROMPT)[1:]


def test_a_whole_game_by_always_answering_1(run: Run, tmp_path: Path) -> None:
    """The last 1 is the name of the file that the finished game is saved to."""
    result = run(*PLAY, typed=["1"] * ENOUGH)
    assert result.exit_code == 0
    end = result.output[result.output.rindex("Game over.") :].splitlines()
    assert sorted(line.split(": ")[0] for line in end[1:3]) == ["Place 1", "Place 2"]
    assert end[3] == "Seed of this game: 3"
    assert re.search(r"The Goal card of Player 2 \(Pilot\) is \d", result.output)
    match, notes = restore((tmp_path / "1").read_text(), find)
    assert match.over
    assert notes == {"players": ["human", "pilot"], "names": ["Player 1", "Player 2 (Pilot)"], "language": "en"}


def test_a_whole_game_in_a_terminal(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    table = terminal("play", "control_tower", "--seed", "8", "--players", "human,cadet,pilot")
    shown = ""
    while True:
        read = table.until(PROMPT, SAVE)
        shown += read
        if read.endswith(SAVE):
            break
        table.type("1\n")
    table.type("done.json\n")
    assert table.until("Saved to done.json.")
    assert table.exit_code() == 0
    assert "\x1b[" in shown
    assert "╭" in shown
    assert restore((tmp_path / "done.json").read_text(), find)[0].over


def test_plain_output_has_no_escapes_and_no_boxes(terminal: Callable[..., Terminal]) -> None:
    table = terminal(*PLAY, "--plain")
    shown = ""
    for line in ("1", "board", "hand", "log", "guide", "rules", "?", "quit"):
        shown += table.until(PROMPT)
        table.type(f"{line}\n")
    shown += table.until(SAVE)
    table.type("\n")
    shown += table.until("not saved.")
    assert table.exit_code() == 0
    assert "\x1b" not in shown
    assert not re.search("[\u2500-\u259f]", shown)


def test_output_that_is_no_terminal_is_plain(run: Run) -> None:
    output = run(*PLAY, typed=["board"]).output
    assert "\x1b" not in output
    assert not re.search("[\u2500-\u259f]", output)


def test_what_is_shown_at_a_turn(run: Run) -> None:
    lines = run(*PLAY).output.splitlines()
    assert lines[0] == "The Goal card of Player 1 is 2-5-7-8."
    assert "Player 1 draws Pass." in lines
    assert "Aircraft 7, sky blue, from B to A: waiting" in lines
    assert "Your Goal card: 2, 5, 7, 8 (0 of 4 landed)" in lines
    assert lines.index("You must make 2 moves. You may play up to 2 cards.") + 1 == lines.index(
        "1. Let aircraft 1 depart to the left"
    )
    numbers = [int(line.split(".")[0]) for line in lines if re.match(r"\d+\. ", line)]
    assert numbers == list(range(1, 21))


def test_answers_by_number_by_words_and_in_the_language_of_the_player(run: Run) -> None:
    by_number = run(*PLAY, typed=["6", "1"])
    by_words = run(*PLAY, typed=["move 3 right", "MOVE  1   left"])
    in_dutch = run(*PLAY, "--lang", "nl", typed=["Verplaats vliegtuig 3 naar rechts", "1"])
    assert "Player 1 lets aircraft 3 depart to d0." in by_number.output
    assert by_words.output == by_number.output
    assert "Speler 1 laat vliegtuig 3 opstijgen naar d0." in in_dutch.output


def test_dutch_throughout(run: Run) -> None:
    output = run(*PLAY, "--lang", "nl", typed=["?", "why move 3 back", "undo", "1", "board", "quit", ""]).output
    for text in ("is de startspeler", "Vliegtuig 1, rood, van A naar B", "wacht", "opstijgen", "CTL-4.2", "Tot ziens"):
        assert text in output
    for text in ("aircraft", "Goal", "Your", " card", "'s turn"):
        assert text not in output


@pytest.mark.parametrize(
    "typed", ["0", "21", "999999999", "9" * 5000, "move", "move 11 left", "fly away", "\x00", "é{", "-1"]
)
def test_bad_input_is_answered_and_changes_nothing(run: Run, typed: str) -> None:
    first, second, _ = answers(run(*PLAY, typed=[typed, "log"]).output)
    assert first.startswith(("Please type a number from 1 to 20.", "I don't understand “"))
    assert second.splitlines()[-1] == "Player 1 draws Pass."


def test_bytes_that_are_no_text_are_not_understood(terminal: Callable[..., Terminal]) -> None:
    table = terminal(*PLAY, "--plain")
    table.until(PROMPT)
    table.type("\udcff".encode("utf-8", "surrogateescape").decode("latin-1"))
    table.type("\n")
    assert "I don't understand" in table.until(PROMPT)


def test_an_illegal_action_names_its_rule(run: Run) -> None:
    first, second, third = answers(run(*PLAY, typed=["move 1 forward", "extra 1 back"]).output)
    assert first.splitlines()[0].endswith("(CTL-4.2)")
    assert second.splitlines()[0].endswith("(CTL-6.1)")
    assert third.strip() == "Goodbye! This game was not saved."


def test_why(run: Run) -> None:
    typed = ["why", "why move 3 back", "why storm c1", "why move 1 left", "why Move aircraft 1 left", "why on earth"]
    told = [answer.splitlines()[0] for answer in answers(run(*PLAY, typed=typed).output)[:-1]]
    assert told[0] == "Why not what? For example: why return 10"
    assert told[1].endswith("(CTL-4.2)")
    assert told[2].endswith("(CTL-6.9)")
    assert told[3:5] == ["That is allowed right now."] * 2
    assert told[5].startswith("I don't understand “on earth”.")


def test_undo_and_its_refusal(run: Run) -> None:
    typed = ["undo", "move 3 right", "undo", "move 3 right", "move 3 forward", "end", "undo"]
    told = answers(run(*PLAY, typed=typed).output)
    assert told[0].startswith("There is nothing to take back.")
    assert told[2].startswith("Taken back.")
    assert "Aircraft 3, yellow, from A to B: waiting" in told[2]
    assert told[6].startswith("You cannot take this back: another player has been asked since.")


def test_practice_takes_back_what_the_bot_did_too(run: Run) -> None:
    typed = ["move 3 right", "move 3 forward", "end", "undo", "log", "undo", "undo", "undo"]
    told = answers(run(*PLAY, "--practice", typed=typed).output)
    assert "Player 2 (Pilot) draws a card." in told[2]
    assert told[3].startswith("Taken back.")
    assert told[4].splitlines()[-1] == "Player 1 moves aircraft 3 from d0 to d1."
    assert "Aircraft 3, yellow, from A to B: waiting" in told[6]
    assert told[7].startswith("There is nothing to take back.")


def test_board_hand_rules_and_guide(run: Run) -> None:
    board, hand, rule, near, guide, _ = answers(
        run(*PLAY, typed=["board", "hand", "rules 4.5", "rules 4.55", "guide"]).output
    )
    assert " 6    .        o       [B]       o        ." in board.splitlines()
    assert "Waiting at A: 1^, *2^, 3^, 4^, *5^" in board.splitlines()
    assert "Aircraft 2, orange, from A to B: waiting" in board.splitlines()
    assert "Your Goal card: 2, 5, 7, 8 (0 of 4 landed)" in hand.splitlines()
    assert "Aircraft 2" not in hand
    assert rule.startswith("CTL-4.5\nrule: Flying backward is forbidden")
    assert near.splitlines()[0] == "There is no rule 4.55."
    assert "CTL-4.5" in near.splitlines()[1]
    assert "Control Tower" in guide.splitlines()[0]


def test_save_and_resume_in_the_middle(run: Run, tmp_path: Path) -> None:
    first = run(*PLAY, "--lang", "nl", typed=["move 3 right", "save game.json", "hand", "quit"])
    assert first.output.endswith("aerodrome play --resume game.json\n")
    again = run("play", "--resume", "game.json", typed=["move 3 forward", "save game.json", "quit"])
    assert "Vliegtuig 3, geel, van A naar B: d0" in again.output
    assert "Speler 1 verplaatst vliegtuig 3 van d0 naar d1." in again.output
    saved = json.loads((tmp_path / "game.json").read_text())
    assert [line for line in saved["log"] if not line.startswith("chance")] == ["0 move 3 right", "0 move 3 forward"]
    end = run("play", "--resume", "game.json", "--lang", "en", "--players", "human,random", typed=["1"] * ENOUGH)
    assert end.exit_code == 0
    assert "Place 1: " in end.output
    assert "Player 2 (Random)" in end.output


def test_saving_overwrites_no_other_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("mine")
    typed = ["save", "save diary", "save no/such/folder", "save good", "save good", "save a\x00b", "quit"]
    told = [answer.splitlines()[0] for answer in answers(run(*PLAY, typed=typed).output)]
    assert told[0].startswith("Please name a file.")
    assert told[1].startswith("diary exists already.")
    assert told[2].startswith("Could not save to no/such/folder: No such file")
    assert told[3:5] == ["Saved to good."] * 2
    assert told[5].startswith("Could not save to a")
    assert told[6] == "Goodbye! Your game is waiting in good."
    assert (tmp_path / "diary").read_text() == "mine"


def test_without_a_game_there_is_a_choice(run: Run) -> None:
    number = str(games.names().index("control_tower") + 1)
    chosen = run("play", typed=["0", "one", number, "quit", ""])
    assert chosen.exit_code == 0
    assert chosen.output.count("Please type a number from 1 to ") == 2
    assert "Your Goal card:" in chosen.output
    nobody = run("play")
    assert nobody.exit_code == 2
    assert "name a game; there are " in nobody.stderr


def test_a_saved_game_tells_when_people_answered(run: Run, tmp_path: Path) -> None:
    before = wall_clock()
    run(*PLAY, typed=["move 3 left", "move 3 left", "save game.json", "quit"])
    between = wall_clock()
    run("play", "--resume", "game.json", typed=["1", "save game.json", "quit"])
    match, _ = restore((tmp_path / "game.json").read_text(), find)
    times = [entry.at for entry in match.log]
    assert times == sorted(times)
    assert before <= times[0] <= between <= times[-1] <= wall_clock()


def test_bots_among_themselves_have_no_clock() -> None:
    match = Match(GAME, 2, seed="3")
    Client(match, ["random", "random"], ["Ann", "Bob"], Words(GAME, "en"), Screen(plain=True)).run()
    assert match.over
    assert {entry.at for entry in match.log} == {0}


def test_quit_offers_to_save(run: Run) -> None:
    assert run(*PLAY, typed=["quit", "kept.json"]).output.endswith("aerodrome play --resume kept.json\n")
    assert run(*PLAY, typed=["quit", ""]).output.endswith("Goodbye! This game was not saved.\n")
    assert run(*PLAY, typed=["quit"]).exit_code == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_control_c_and_control_d_leave_cleanly(terminal: Callable[..., Terminal], key: str) -> None:
    table = terminal(*PLAY)
    table.until(PROMPT)
    table.type("save it\n")
    table.until(PROMPT)
    table.interrupt(key)
    assert "aerodrome play --resume it" in table.until("resume it")
    assert table.exit_code() == 0


def test_damaged_and_foreign_files_are_refused(run: Run, tmp_path: Path) -> None:
    run(*PLAY, typed=["1", "save game.json"])
    text = (tmp_path / "game.json").read_text()
    for damaged in ("", "{}", text[:-20], text.replace("move 1 left", "move 2 left"), json.dumps([1, 2])):
        (tmp_path / "damaged").write_text(damaged)
        for command in (["play", "--resume"], ["replay"]):
            result = run(*command, "damaged")
            assert result.exit_code == 1
            assert result.stdout == ""
            assert re.fullmatch(r"aerodrome: .*saved match.*\n", result.stderr)


def test_a_finished_game_is_not_resumed(run: Run) -> None:
    run(*PLAY, "--players", "human,random", typed=["1"] * ENOUGH)
    result = run("play", "--resume", "1")
    assert (result.exit_code, result.stderr) == (2, "aerodrome: this game is over: aerodrome replay 1\n")


def test_bots_among_themselves_are_watched(run: Run) -> None:
    output = run("play", "control_tower", "--players", "pilot,random,cadet", "--seed", "5").output
    assert "Game over." in output
    assert len(re.findall(r"draws a card\.", output)) > 10
    assert not re.search(r"draws (?!a card\.)", output)


def test_an_ace_is_said_to_think_once_a_turn(run: Run) -> None:
    turn = run(*PLAY, "--players", "human,ace:2", typed=["1", "1", "1"]).output.split(PROMPT)[3]
    assert turn.count("Player 2 (Ace) is thinking") == 1
    assert turn.index("Player 2 (Ace) is thinking") < turn.index("Round 2: Player 1's turn.")


def test_the_game_is_asked_for_in_a_terminal(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "--lang", "nl")
    assert ". Verkeerstoren" in table.until("Welk spel? ")
    table.type("nonsense\n")
    table.until("Welk spel? ")
    table.type(f"{1 + names().index('control_tower')}\n")
    assert "Speler 1 (jij)" in table.until("? voor hulp): ")
    table.type("\x04")
    table.until()
    assert table.exit_code() == 0


def test_a_bot_keeps_its_secrets(run: Run) -> None:
    """Of the bot's cards only those it plays or discards are ever named."""
    output = run(*PLAY, typed=["1"] * ENOUGH).output
    before = output[: output.index("wins!")]
    assert "Player 2 (Pilot) draws a card." in before
    assert not re.search(r"Player 2 \(Pilot\) draws (?!a card\.)", before)
    assert "Goal card of Player 2" not in before


def test_the_curtain_between_two_people(terminal: Callable[..., Terminal]) -> None:
    """From the curtain to Enter nothing of anybody is on screen; after it nothing of the other."""
    match = Match(GAME, 2, seed="3")
    known = [match.mine(seat) for seat in range(2)]
    goals = [", ".join(str(n + 1) for n in s.goal(seat)) for seat, s in enumerate(known)]
    table = terminal(*PLAY, "--players", "human,human")
    assert table.until(CURTAIN) == f"{FORGET}Pass the device to Player 1{CURTAIN}"
    table.type("\n")
    own = table.until(PROMPT)
    assert f"Your Goal card: {goals[0]}" in own
    assert goals[1] not in own
    for line in ("1", "1", "1"):
        table.type(f"{line}\n")
        read = table.until(PROMPT, CURTAIN)
    assert read == f"1\n{FORGET}Pass the device to Player 2{CURTAIN}"
    table.type("\n")
    other = table.until(PROMPT)
    assert f"Your Goal card: {goals[1]}" in other
    assert goals[0] not in other
    assert "Player 1 draws a card." in other
    assert "Player 1 draws Pass" not in other


def test_two_people_to_the_end(run: Run) -> None:
    """At the end everybody looks: what is told then is public, the Goal cards among it."""
    output = run(*PLAY, "--players", "human,human", typed=["1"] * ENOUGH).output
    end = output[output.rindex(CURTAIN) : output.rindex("Game over.")]
    last = end[end.rindex(PROMPT) :]
    assert "wins!" in last
    assert len(re.findall(r"^The Goal card of Player [12] is \d", last, re.MULTILINE)) == 2
    assert "Your hand" not in last


def test_the_plain_curtain(run: Run) -> None:
    output = run(*PLAY, "--players", "human,human", typed=["", "1", "1", "1", ""]).output
    parts = output.split(CURTAIN)
    assert len(parts) == 3
    assert parts[0].strip() == "Pass the device to Player 1"
    assert parts[1].endswith("\n" * 50 + "Pass the device to Player 2")
    assert "Player 1 draws Pass" not in parts[2]
    assert "Player 1 draws a card." in parts[2]


def test_what_a_player_cannot_know_changes_nothing_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(GAME, 3, seed="curtain")
    seat = match.asked()[0]
    players = ["random"] * 3
    players[seat] = HUMAN

    def screen_of(match: Match) -> str:
        typed = "board\nhand\nlog\n?\nwhy storm a1\nmove 1 left\nundo\nrules 4.5\n"
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        Client(match, players, ["Ann", "Bob", "Cleo"], Words(GAME, "en"), Screen(plain=True)).run()
        return capsys.readouterr().out

    truth = match.state.clone()
    other = match.rules.imagine(match.mine(seat), Rng(4))
    assert dump(other) != dump(truth)
    screens = [screen_of(Match(GAME, 3, seed="curtain", base=base)) for base in (truth, other)]
    assert screens[0] == screens[1]
    assert "Your hand: " in screens[0]
