"""The referee: its manual's transcript, its limits, and that nothing said to it can stop it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boardgames.referee import Referee

ROOT = Path(__file__).parent.parent
MANUAL = ROOT / "docs" / "referee.md"
STRIKE = "units=4S@C2,3S@B2,4S@D1,4N@C3 specials=S:general@C2 hands=S:4D,7S;N:2H,3C"


def said(referee: Referee, **request: Any) -> dict[str, Any]:
    return referee.answer(json.dumps(request))


def holds(answer: object, expected: object) -> bool:
    """The answer says at least what is expected: objects may hold more, lists are compared one by one."""
    if isinstance(expected, dict):
        return isinstance(answer, dict) and all(k in answer and holds(answer[k], v) for k, v in expected.items())
    if isinstance(expected, list):
        return (
            isinstance(answer, list | tuple)
            and len(answer) == len(expected)
            and all(holds(a, e) for a, e in zip(answer, expected, strict=True))
        )
    return answer == expected


def transcript() -> list[tuple[str, str]]:
    text = MANUAL.read_text(encoding="utf-8").split("## A transcript")[1]
    requests = re.findall(r"^> (.*)$", text, re.MULTILINE)
    answers = re.findall(r"^< (.*)$", text, re.MULTILINE)
    return list(zip(requests, answers, strict=True))


def test_the_manual_s_transcript_replays() -> None:
    referee = Referee("rois")
    lines = transcript()
    assert len(lines) > 10
    for request, expected in lines:
        answer = json.loads(json.dumps(referee.answer(request)))
        assert holds(answer, json.loads(expected)), (request, answer)


def test_every_command_stands_in_the_manual() -> None:
    commands = said(Referee("rois"), cmd="help")["commands"]
    table = MANUAL.read_text(encoding="utf-8")
    assert [command for command in commands if f'"cmd": "{command}"' not in table] == []


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "{}",
        '{"cmd": 7}',
        '{"cmd": "fly"}',
        '{"cmd": "ask"}',
        '{"cmd": "new", "options": 3}',
        '{"cmd": "new", "options": {"players": 9}}',
        '{"cmd": "new", "options": {"dragons": "on"}}',
        '{"cmd": "new", "seed": -1}',
        '{"cmd": "new", "seed": "seven"}',
        '{"cmd": "position", "set": 5}',
        '{"cmd": "position", "set": "units=S1@Z9"}',
        '{"cmd": "position", "set": "units=S1@C2,N1@C2"}',
        '{"cmd": "position", "set": "units=S1@C1,N1@C3 hands=S:?"}',
        '{"cmd": "position", "set": "units=S1@C1,N1@C3 luck=unknown deck=?*54"}',
        '{"cmd": "load"}',
        '{"cmd": "load", "file": "/nowhere/at/all.json"}',
        '{"cmd": "load", "save": {"app": "other"}}',
        "[" * 100_000,
    ],
)
def test_an_error_is_answered_in_words_and_the_game_goes_on(line: str) -> None:
    referee = Referee("rois")
    answer = referee.answer(line)
    assert answer["ok"] is False
    assert len(answer["error"]) > 10
    assert said(referee, cmd="new", seed=7)["ok"] is True


@pytest.mark.parametrize(
    "request_",
    [
        {"cmd": "judge", "move": 5},
        {"cmd": "judge", "move": ""},
        {"cmd": "judge", "move": "strike card"},
        {"cmd": "judge", "player": "nobody", "move": "end-turn"},
        {"cmd": "chance", "next": "7S"},
        {"cmd": "play", "move": "strike card=4D zone=C2 to=C4 how=damage"},
    ],
)
def test_a_wrong_request_changes_nothing(request_: dict[str, Any]) -> None:
    referee = Referee("rois")
    said(referee, cmd="position", set=STRIKE)
    before = said(referee, cmd="position")
    assert said(referee, **request_)["ok"] is False
    assert said(referee, cmd="position") == before


def test_a_scripted_card_that_cannot_come_is_told_and_nothing_is_lost() -> None:
    referee = Referee("rois")
    said(referee, cmd="position", set=STRIKE)
    said(referee, cmd="chance", next=["4D"])
    before = said(referee, cmd="position")
    answer = said(referee, cmd="play", move="end-turn")
    assert answer["ok"] is False
    assert "4D" in answer["error"]
    assert said(referee, cmd="position") == before
    said(referee, cmd="chance", next=["9D"])
    assert "9D" in str(said(referee, cmd="play", move="end-turn")["events"])


def test_chance_before_the_game_serves_the_set_up() -> None:
    referee = Referee("rois")
    said(referee, cmd="chance", next=["QS", "KH"])
    answer = said(referee, cmd="new", options={"terrain": "none"}, seed=1)
    assert [event["args"]["card"] for event in answer["events"] if event["kind"] == "drew-for-first"] == ["QS", "KH"]
    saved = said(referee, cmd="save")["save"]
    assert saved["chance"] == ["QS", "KH"]
    assert said(Referee("rois"), cmd="load", save=saved)["ok"] is True


def test_save_and_load_give_the_same_position(tmp_path: Path) -> None:
    referee = Referee("rois")
    said(referee, cmd="position", set=STRIKE)
    said(referee, cmd="play", move="strike card=4D zone=C2 to=C3 how=push")
    path = str(tmp_path / "game.save.json")
    assert said(referee, cmd="save", file=path)["file"] == path
    other = Referee("rois")
    assert said(other, cmd="load", file=path)["plies"] == 1
    assert said(other, cmd="position") == said(referee, cmd="position")


def test_undo_and_redo_before_the_first_barrier() -> None:
    referee = Referee("rois")
    said(referee, cmd="new", options={"terrain": "free"}, seed=1)
    said(referee, cmd="play", move="propose terrain=C3:wood")
    assert said(referee, cmd="undo")["undone"] is True
    assert said(referee, cmd="ask")["ask"]["kind"] == "terrain"
    assert said(referee, cmd="redo")["redone"] is True
    assert said(referee, cmd="ask")["ask"]["kind"] == "agree"


HIDDEN = re.compile(r"hands=(\S*)")


def test_with_a_seat_only_that_player_s_knowledge_is_told() -> None:
    referee = Referee("rois", "south")
    told = [said(referee, cmd="new", seed=3)]
    for _ in range(30):
        ask = said(referee, cmd="ask")["ask"]
        if ask is None:
            break
        assert ask["seat"] == "south"
        moves = said(referee, cmd="moves")["moves"]
        told += [said(referee, cmd="position"), said(referee, cmd="view"), {"moves": moves}]
        told.append(said(referee, cmd="play", move="pass" if ask["kind"] == "react" else "end-turn"))
        if not told[-1]["ok"]:
            told.append(said(referee, cmd="play", move=spelled(moves[0])))
    text = json.dumps(told)
    for hands in HIDDEN.findall(text):
        theirs = [hand for hand in hands.split(";") if hand.startswith("N:")]
        assert all(set(hand[2:]) <= set('?!,\\" ') for hand in theirs), hands
    assert '"to": 1' not in text
    assert '"seed"' in json.dumps(told[0])


def spelled(entry: dict[str, Any]) -> str:
    """The first way to make a free choice."""
    chosen = [f"{name}={','.join(part['of'][: part['least']])}" for name, part in entry.get("choose", {}).items()]
    return " ".join([entry["move"], *(word for word in chosen if not word.endswith("="))])


def test_with_a_seat_the_whole_table_is_out_of_reach() -> None:
    referee = Referee("rois", "south")
    assert "seed" not in said(referee, cmd="new")
    for request in (
        {"cmd": "save"},
        {"cmd": "load", "file": "x"},
        {"cmd": "position", "set": STRIKE},
        {"cmd": "chance", "next": ["4D"]},
        {"cmd": "undo"},
        {"cmd": "redo"},
        {"cmd": "view", "player": "north"},
        {"cmd": "judge", "player": "north", "move": "end-turn"},
        {"cmd": "play", "player": "north", "move": "end-turn"},
        {"cmd": "preview", "player": "north", "move": "end-turn"},
    ):
        assert said(referee, **request)["ok"] is False, request


def test_a_seat_that_nobody_has_is_refused() -> None:
    assert said(Referee("rois", "west"), cmd="new")["ok"] is False


def test_it_speaks_line_by_line_without_pygame() -> None:
    code = (
        "import sys; from boardgames.cli import main; main(['referee', 'rois']); "
        "print('pygame' in sys.modules, file=sys.stderr)"
    )
    requests = '\n{"cmd": "new", "seed": 7}\n\n{"cmd": "ask"}\n{"cmd": "quit"}\n{"cmd": "ask"}\n'
    done = subprocess.run(
        [sys.executable, "-c", code], input=requests, capture_output=True, text=True, check=True, timeout=60, cwd=ROOT
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, True]
    assert done.stderr.strip() == "False"
