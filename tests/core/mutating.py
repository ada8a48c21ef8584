"""Saved games with something wrong in them, by seeded chance: in their bytes, in their fields, in their moves."""

import json
from collections.abc import Callable
from typing import Any

from boardgames.core.contract import BadPosition
from boardgames.core.luck import Stream
from boardgames.core.session import checksum
from tests.core.forging import body_of, sealed
from tests.core.tables import ROIS

_WEIRD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    7,
    99,
    10**18,
    10**30,
    -(10**30),
    1.5,
    1e308,
    "",
    "0",
    "７",
    "é\u0000\u202e",
    "\ud800",
    "9999-12-31T23:59:59-14:00",
    "x" * 3000,
    "end-turn",
    "a=b",
    "none",
    "players",
    [],
    {},
    [[]],
    [None, "end-turn"],
    {"players": "4"},
    ["general", "general"],
)
_WORDS = (
    "end-turn",
    "pass",
    "react",
    "give-up",
    "offer-draw",
    "accept-draw",
    "discard cards=7S",
    "chance next=7S",
    "move card=7S zone=C1 to=C2 units=S1",
    "strike card=4D zone=C2 to=C3 how=push",
    "counter cancel=7S cards=2H,3H",
    "replace card=7S",
    "propose terrain=A1:wood",
    "deploy units=A1:4",
    "place specials=general:C1",
)
_NAMES = "south west north east terrain agree deploy place react reaction replace sabotaged 1 7S ? end-turn".split()
_LETTERS = "=,:;@?! ABCSWNE0123456789aeo-/.é\x00"
Body = dict[str, Any]


def mutated(data: bytes, stream: Stream) -> bytes:
    """One mutated file: half of them have a checksum that fits, so that what lies behind it is reached."""
    if stream.below(2):
        return _RAW[stream.below(len(_RAW))](data, stream)
    body = body_of(data)
    for _ in range(1 + stream.below(2)):
        _one_of(_CHANGES, stream)(body, stream)
    return sealed(body)


def _one_of(values: tuple[Any, ...], stream: Stream) -> Any:
    return values[stream.below(len(values))]


# Bytes, whatever they mean.


def _flip(data: bytes, stream: Stream) -> bytes:
    changed = bytearray(data)
    for _ in range(1 + stream.below(4)):
        changed[stream.below(len(data))] ^= 1 << stream.below(8)
    return bytes(changed)


def _truncate(data: bytes, stream: Stream) -> bytes:
    return data[: stream.below(len(data))]


def _cut_out(data: bytes, stream: Stream) -> bytes:
    start = stream.below(len(data))
    return data[:start] + data[start + stream.below(200) :]


def _double(data: bytes, stream: Stream) -> bytes:
    start = stream.below(len(data))
    return data[:start] + data[start : start + stream.below(500)] + data[start:]


def _deep(data: bytes, stream: Stream) -> bytes:
    depth = 10 ** (1 + stream.below(5))
    hole = b"[" * depth + b"]" * depth if stream.below(2) else b'{"a":' * depth + b"1" + b"}" * depth
    return _put_in(data, hole, stream)


def _huge(data: bytes, stream: Stream) -> bytes:
    return _put_in(data, _one_of((b"9" * 5000, b"1e999", b"-" + b"9" * 4000, b"NaN", b"Infinity"), stream), stream)


def _put_in(data: bytes, what: bytes, stream: Stream) -> bytes:
    """Something in the place of a field, as text."""
    name = stream.draw(tuple(body_of(data)))
    hole = json.dumps({**json.loads(data), name: "@@"}).encode()
    return hole.replace(b'"@@"', what)


_RAW: tuple[Callable[[bytes, Stream], bytes], ...] = (_flip, _truncate, _cut_out, _double, _deep, _huge)


# Fields and moves.


def _replace_any(body: Body, stream: Stream) -> None:
    """Any value anywhere in the tree becomes a weird one."""
    holder, key = _place(body, stream)
    holder[key] = _one_of(_WEIRD, stream)


def _swap(body: Body, stream: Stream) -> None:
    (one, a), (two, b) = _place(body, stream), _place(body, stream)
    # A value inside the other's place would make a tree without an end.
    if one is two:
        one[a], two[b] = two[b], one[a]
    else:
        one[a] = json.loads(json.dumps(two[b]))


def _drop(body: Body, stream: Stream) -> None:
    holder, key = _place(body, stream)
    del holder[key]


def _nest(body: Body, stream: Stream) -> None:
    deep: Any = 1
    for _ in range(10 ** (1 + stream.below(2)) * 3):
        deep = [deep]
    holder, key = _place(body, stream)
    holder[key] = deep


def _place(body: Body, stream: Stream) -> tuple[Any, Any]:
    """A random place in the tree, fields of the file as likely as what lies in them."""
    holder: Any = body
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        key = keys[stream.below(len(keys))]
        inside = holder[key]
        if not isinstance(inside, dict | list) or not inside or not stream.below(3):
            return holder, key
        holder = inside


def _shuffle_moves(body: Body, stream: Stream) -> None:
    moves = body.get("moves")
    if isinstance(moves, list) and moves:
        one, two = stream.below(len(moves)), stream.below(len(moves))
        moves[one], moves[two] = moves[two], moves[one]


def _drop_moves(body: Body, stream: Stream) -> None:
    moves = body.get("moves")
    if isinstance(moves, list) and moves:
        start = stream.below(len(moves))
        del moves[start : start + 1 + stream.below(3)]


def _other_move(body: Body, stream: Stream) -> None:
    moves = body.get("moves")
    if isinstance(moves, list):
        moves.insert(stream.below(len(moves) + 1), [_one_of((0, 1, 2, 3, None), stream), stream.draw(_WORDS)])


def _garble_move(body: Body, stream: Stream) -> None:
    moves = body.get("moves")
    if isinstance(moves, list) and moves:
        row = moves[stream.below(len(moves))]
        if isinstance(row, list) and len(row) == 2 and isinstance(row[1], str):
            row[1] = _garbled(row[1], stream)


def _garble_text(body: Body, stream: Stream) -> None:
    """A letter or a word of a text field is changed: of the first position, if there is one."""
    names = [name for name in ("start", "start", "game", "position", "created") if isinstance(body.get(name), str)]
    if names:
        name = stream.draw(names)
        body[name] = _garbled(body[name], stream)


def _begin_here(body: Body, stream: Stream) -> None:
    """A first position that is garbled but fits its own fingerprint, as somebody may send it who plays a trick."""
    if isinstance(body.get("start"), str):
        text = _garbled(body["start"], stream)
        try:
            position = checksum(ROIS, ROIS.read(text))
        except BadPosition:
            return
        body |= {"start": text, "moves": [], "position": position}


def _garbled(text: str, stream: Stream) -> str:
    if not text or not stream.below(4):
        return text + stream.draw(_LETTERS)
    words = text.split(" ")
    if stream.below(2):
        index = stream.below(len(words))
        other = words[stream.below(len(words))]
        # A value under another key, a word twice, a word less: what a position or a move may really be given.
        key, _, value = words[index].partition("=")
        else_where = f"{key}={other.partition('=')[2]}"
        named = f"{key}={stream.draw(_NAMES)}"
        words[index] = _one_of((else_where, named, named, other, "", f"{key}={value[::-1]}"), stream)
        return " ".join(word for word in words if word)
    at = stream.below(len(text))
    return text[:at] + stream.draw(_LETTERS) + text[at + stream.below(2) :]


def _other_options(body: Body, stream: Stream) -> None:
    options = body.get("options")
    if isinstance(options, dict) and options:
        names = list(options)
        options[stream.draw(names)] = _one_of(
            (options[stream.draw(names)], "4", "3", "on", "free", "hill", [], 4), stream
        )


_CHANGES: tuple[Callable[[Body, Stream], None], ...] = (
    _replace_any,
    _swap,
    _drop,
    _nest,
    _shuffle_moves,
    _drop_moves,
    _other_move,
    _garble_move,
    _garble_move,
    _garble_text,
    _begin_here,
    _begin_here,
    _begin_here,
    _begin_here,
    _other_options,
)
