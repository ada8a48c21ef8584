"""Whatever the rules can say has words in every language, and the words use only what the rules tell.

What can be said is read from the source, so that a new reason, event or option without words is seen here.
"""

import ast
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import boardgames
from boardgames import files, games
from boardgames.core.cards import PACK
from boardgames.core.contract import BadOptions, Event, Move, Outcome, Refusal, Result, event
from boardgames.core.grid import STEPS
from boardgames.core.judged import Action
from boardgames.core.luck import Luck, Stream
from boardgames.core.partial import random_move
from boardgames.games.assassins import judge as assassins_judge
from boardgames.games.assassins import options as assassins_options
from boardgames.games.assassins import victory as assassins_victory
from boardgames.games.koth import judge as koth_judge
from boardgames.games.koth import magic as koth_magic
from boardgames.games.koth import options as koth_options
from boardgames.games.koth import setting_up as koth_setting_up
from boardgames.games.koth import state as koth_state
from boardgames.games.koth import units as koth_units
from boardgames.games.rois import judge, options, striking
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import SEATS, TERRAIN_NAMES, ZONES
from boardgames.words import LANGUAGES, Words

GAMES = tuple(games.names())
SPACES = ("core", *GAMES)
SOURCE = Path(boardgames.__file__).parent
NO_BREAK = "\u00a0"
every_game = pytest.mark.parametrize("game", GAMES)
TABLE_REASONS = {"not-a-move"}
"""Refusals that the table gives itself, before any rules are asked."""

Table = dict[str, str | dict[str, str]]


# --- The files -------------------------------------------------------------------------------------------------------


@cache
def table(space: str, language: str) -> Table:
    """The sentences of one file by their full keys; no key may be there twice."""
    text = (files.translations() / f"{space}.{language}.json").read_text(encoding="utf-8")
    tree = json.loads(text, object_pairs_hook=_once)
    assert list(tree) == [language]
    return dict(_flat(tree[language], ""))


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    names = [name for name, _ in pairs]
    assert len(set(names)) == len(names), f"a key is there twice among {names}"
    return dict(pairs)


def _flat(tree: dict[str, object], prefix: str) -> Iterator[tuple[str, str | dict[str, str]]]:
    for key, value in tree.items():
        if isinstance(value, str):
            yield prefix + key, value
        else:
            assert isinstance(value, dict), prefix + key
            if set(value) == {"one", "many"}:
                yield prefix + key, value
            else:
                yield from _flat(value, f"{prefix}{key}.")


def under(space: str, branch: str) -> set[str]:
    """The keys of one branch, without its name."""
    return {key.removeprefix(f"{branch}.") for key in table(space, "en") if key.startswith(f"{branch}.")}


def placeholders(found: str | dict[str, str]) -> set[str]:
    return set(re.findall(r"%\{(\w+)\}", " ".join(found.values()) if isinstance(found, dict) else found))


def sentences(language: str) -> Iterator[tuple[str, str]]:
    for space in SPACES:
        for key, found in table(space, language).items():
            for text in found.values() if isinstance(found, dict) else (found,):
                yield f"{space}: {key}", text


# --- What the source says --------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """One place where the rules name something that needs words."""

    name: str
    args: frozenset[str]
    place: str


class Called(NamedTuple):
    """A call in the source, with the function and the module around it."""

    call: ast.Call
    function: ast.FunctionDef | None
    module: ast.Module
    path: Path


LOOPS = {"kind": frozenset(striking.BONUS)}
"""Names that come from a loop over a table of the rules."""

NOT_TOLD = {"refusal": {"rule", "reason", "where", "private"}}
"""Named arguments of a call that are not arguments of the sentence."""


def calls(game: str, *names: str) -> list[Called]:
    """All calls of these functions or methods in the rules of a game."""
    return [
        called
        for path in sorted((SOURCE / "games" / game).glob("*.py"))
        for called in _calls_in(path)
        if _name(called.call) in names
    ]


@cache
def _calls_in(path: Path) -> tuple[Called, ...]:
    module = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Called] = []

    def visit(node: ast.AST, function: ast.FunctionDef | None) -> None:
        if isinstance(node, ast.Call):
            found.append(Called(node, function, module, path))
        for child in ast.iter_child_nodes(node):
            visit(child, child if isinstance(child, ast.FunctionDef) else function)

    visit(module, None)
    return tuple(found)


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def said(game: str, place: int, keyword: str, *names: str) -> list[Said]:
    """What is named at an argument of these calls, with the arguments that go along."""
    rows = []
    for called in calls(game, *names):
        if called.path.name == "text.py":
            continue  # it reads back what the other chapters have said
        node = _argument(called.call, place, keyword)
        where = f"{called.path.name}:{called.call.lineno}"
        assert node is not None, f"{where} names nothing"
        rows += [Said(name, _told(called), where) for name in sorted(_texts(node, called))]
    return rows


def _argument(call: ast.Call, place: int, keyword: str) -> ast.expr | None:
    if place < len(call.args):
        return call.args[place]
    return next((word.value for word in call.keywords if word.arg == keyword), None)


def _texts(node: ast.expr, called: Called) -> set[str]:
    """All texts that an expression can be: written there, chosen between two, assigned before, or given by callers."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _texts(node.body, called) | _texts(node.orelse, called)
    found: set[str] = set()
    if isinstance(node, ast.Name) and called.function is not None:
        for value in _assigned(node.id, called.function):
            found |= _texts(value, called)
        found |= _given(node.id, called) if not found else set()
    where = f"{called.path.name}:{called.call.lineno}"
    assert found, f"{where}: cannot follow «{ast.unparse(node)}»; name it by a text, so that its words can be checked"
    return found


def _assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            targets: list[ast.expr] = [node.target]
            value = node.value
        elif isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield value
            if isinstance(target, ast.Tuple):
                names = [one.id if isinstance(one, ast.Name) else "" for one in target.elts]
                if name in names:
                    yield from _item(value, names.index(name))


def _item(node: ast.expr, place: int) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _item(node.body, place)
        yield from _item(node.orelse, place)
    elif isinstance(node, ast.Tuple):
        yield node.elts[place]


def _given(name: str, called: Called) -> set[str]:
    """What callers in the same module give for a parameter, or what a loop runs over."""
    assert called.function is not None
    names = [parameter.arg for parameter in called.function.args.args]
    if name not in names:
        return set(LOOPS.get(name, ()))
    found: set[str] = set()
    for other in _calls_in(called.path):
        if _name(other.call) == called.function.name:
            node = _argument(other.call, names.index(name), name)
            found |= _texts(node, other) if node is not None else set()
    return found


def _told(called: Called) -> frozenset[str]:
    names: set[str] = set()
    for word in called.call.keywords:
        if word.arg is not None:
            names.add(word.arg)
            continue
        assert isinstance(word.value, ast.Name), called.path
        assert called.function is not None
        tables = [node for node in _assigned(word.value.id, called.function) if isinstance(node, ast.Dict)]
        assert tables, f"{called.path.name}:{called.call.lineno}: cannot follow **{word.value.id}"
        for key in chain.from_iterable(node.keys for node in tables):
            assert isinstance(key, ast.Constant)
            names.add(str(key.value))
    return frozenset(names - NOT_TOLD.get(_name(called.call), set()))


def refusals(game: str) -> list[Said]:
    return said(game, 1, "reason", "refusal")


def events(game: str) -> list[Said]:
    spelled = [row for row in map(_spelled_out, calls(game, "Event")) if row is not None]
    return said(game, 0, "kind", "tell", "event") + spelled


def _spelled_out(called: Called) -> Said | None:
    """An event that is made without `tell` or `event`: its kind and its arguments are written there."""
    if called.function is not None and called.function.name == "tell":
        return None
    where = f"{called.path.name}:{called.call.lineno}"
    kind, args = called.call.args[:2]
    assert isinstance(kind, ast.Constant), f"{where}: cannot follow its kind"
    assert isinstance(args, ast.Tuple), f"{where}: cannot follow its arguments"
    pairs = (pair.elts[0] for pair in args.elts if isinstance(pair, ast.Tuple))
    names = {str(name.value) for name in pairs if isinstance(name, ast.Constant)}
    return Said(str(kind.value), frozenset(names), where)


def outcomes(game: str) -> set[str]:
    return {row.name for row in said(game, 2, "reason", "Outcome")}


def modifiers(game: str) -> set[str]:
    return {row.name for row in said(game, 1, "name", "Modifier")}


def judge_of(game: str) -> Any:
    """The module in which a game lists its questions and the moves that answer them."""
    return import_module(f"boardgames.games.{game}.judge")


def actions(game: str) -> dict[str, list[Any]]:
    """Every kind of move with all its forms."""
    known: dict[str, list[Any]] = {"move": [judge.MANOEUVRE]} if game == "rois" else {}
    for question in judge_of(game).QUESTIONS.values():
        for kind, action in question.items():
            known.setdefault(kind, []).append(action)
    return known


def declared(game: str) -> dict[str, set[str]]:
    """The kinds that are declared, a grand manoeuvre under its own name, with what their sentences may use."""
    if game != "rois":
        return {}
    forms = {"move-all": judge.MANOEUVRE, **judge.IN_TURN}
    return {kind: {"pieces", *form.needs} for kind, form in forms.items() if form.do is judge.declare}


def move_parts(game: str) -> set[str]:
    forms = chain.from_iterable(actions(game).values())
    return {part for form in forms for part in (*form.needs, *form.may)}


# --- Both languages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", SPACES)
def test_same_keys_and_placeholders_in_every_language(space: str) -> None:
    first = table(space, LANGUAGES[0])
    for language in LANGUAGES[1:]:
        other = table(space, language)
        assert set(first) == set(other)
        for key, found in first.items():
            assert isinstance(found, dict) == isinstance(other[key], dict), key
            assert placeholders(found) == placeholders(other[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_untidy(language: str) -> None:
    for key, text in sentences(language):
        assert text.strip(), key
        assert "  " not in text, key
        assert text == text.lstrip(), key
        assert not re.search(r"ROIS-|KOTH-|KA-|TABLE-", text), f"{key}: the number of a rule stands beside the sentence"
        assert not re.search(r"['\"`]", text), f"{key}: straight quotes"
        assert not re.search(r"%(?!\{\w+\})", text), f"{key}: a broken placeholder"


def test_french_typography() -> None:
    for key, text in sentences("fr"):
        assert not re.search(rf"(^|[^{NO_BREAK}])[;!?»]", text), f"{key}: a no-break space goes before ; ! ? »"
        assert not re.search(rf"(^|[^{NO_BREAK}]):(\s|$)", text), f"{key}: a no-break space goes before :"
        assert not re.search(rf"«[^{NO_BREAK}]", text), f"{key}: a no-break space goes after «"
        assert not re.search(r"[“”]", text), f"{key}: French quotes are « »"
        assert not re.search(r"(^|[.!?:] )(A |Etat|Equipe|Echec|Ecri)", text), f"{key}: capitals keep their accents"


def test_english_typography() -> None:
    for key, text in sentences("en"):
        assert not re.search(r"\s[:;!?]", text), f"{key}: no space before : ; ! ?"
        assert not re.search(r"[«»]", text), f"{key}: English quotes are “ ”"


@every_game
def test_numbered_sentences_are_chosen_by_number(game: str) -> None:
    numbered = {row.name for row in refusals(game) + events(game) if "number" in row.args}
    for key, found in table(game, "en").items():
        if isinstance(found, dict) and key.startswith(("refuse.", "log.")):
            assert key.split(".", 1)[1] in numbered, f"{key}: the rules pass no number"


# --- What the rules can say ------------------------------------------------------------------------------------------


@every_game
def test_every_refusal_has_words_that_use_what_it_tells(game: str) -> None:
    rows = refusals(game)
    assert len({row.name for row in rows}) > 35
    for row in rows:
        found = Words("en", game).find(f"refuse.{row.name}")
        assert found is not None, f"{row.place}: no words for the refusal {row.name}"
        assert placeholders(found) <= row.args, f"{row.place}: {row.name} tells only {sorted(row.args)}"


@every_game
def test_every_event_has_words_that_use_what_it_tells(game: str) -> None:
    rows = events(game)
    assert len({row.name for row in rows}) > 25
    for row in rows:
        parts = declared(game) if "move" in row.args else {"": set[str]()}
        for kind, told in parts.items():
            key = f"log.{row.name}.{kind}".rstrip(".")
            found = Words("en", game).find(key)
            assert found is not None, f"{row.place}: no words for {key}"
            assert placeholders(found) <= row.args | told, f"{row.place}: {key} tells only {sorted(row.args | told)}"
            short = Words("en", game).find(key.replace("log.", "line.", 1))
            assert short is None or placeholders(short) <= row.args | told, f"{row.place}: {key}, the short line"


@every_game
def test_no_words_without_use(game: str) -> None:
    assert under(game, "refuse") <= {row.name for row in refusals(game)}
    assert not under(game, "refuse") & under("core", "refuse")
    told = declared(game)
    spoken = {row.name for row in events(game)} - ({"declared"} if told else set())
    spoken |= {f"declared.{kind}" for kind in told}
    assert under(game, "log") == spoken
    assert under(game, "line") <= spoken


def test_no_words_of_the_core_without_use() -> None:
    nodes = chain.from_iterable(ast.walk(ast.parse(path.read_text("utf-8"))) for path in SOURCE.rglob("*.py"))
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert under("core", "refuse") - TABLE_REASONS <= written


@every_game
def test_no_refusal_is_made_past_the_collected_calls(game: str) -> None:
    assert calls(game, "Refusal") == []


BRANCHES: dict[str, Callable[[str], set[str]]] = {
    "modifier": modifiers,
    "outcome": outcomes,
    "ask": lambda game: set(judge_of(game).QUESTIONS),
    "kind": lambda game: set(actions(game)),
    "kind-help": lambda game: set(actions(game)),
    "part": move_parts,
    "option": lambda game: {option.name for option in games.rules(game).options},
    "value": lambda game: {f"{option.name}.{value}" for option in games.rules(game).options for value in option.values},
    "seat": lambda game: set(seats(game)),
}


def seats(game: str) -> tuple[str, ...]:
    """The names of all seats that a game may have."""
    return SEATS if game == "rois" else games.rules(game).seats({})


@every_game
@pytest.mark.parametrize("branch", BRANCHES)
def test_each_branch_has_exactly_what_the_rules_know(branch: str, game: str) -> None:
    assert under(game, branch) == BRANCHES[branch](game)


def terms_of_rois() -> set[str]:
    return {
        judge.DRAW,
        judge.TAKE_BACK,
        *options.SPECIALS,
        *TERRAIN_NAMES,
        *STEPS,
        striking.DAMAGE,
        striking.PUSH,
        *options.ARMIES,
        *options.SCENARIOS,
    }


def terms_of_koth() -> set[str]:
    return {
        koth_judge.END_TURN,
        koth_judge.TAKE_BACK,
        *koth_units.CODES,
        *(f"{code}*" for code in koth_units.BASIC),
        *koth_setting_up.ELEMENTS,
        *(f"{side}-army" for side in koth_state.SIDES),
        *("token-blue", "token-red", "spade", "club", "heart", "diamond", "block", "counter"),
        *koth_options.SCENARIOS,
        koth_options.DRAWN,
        *(f"tactics.{spell}" for spell in koth_magic.SPELLS),
    }


def terms_of_assassins() -> set[str]:
    return {
        *assassins_judge.ATTEMPTS,
        *assassins_options.CITIZENS,
        *assassins_victory.TOLD_AS,
        *("assassin", "walk", "climb", "descend", "shackles", "no-shackles"),
        *("hidden", "revealed", "captured", "killed"),
    }


@every_game
def test_every_value_that_is_told_has_a_term(game: str) -> None:
    told = {*actions(game), *move_parts(game), *seats(game), *outcomes(game)}
    told |= {option.name for option in games.rules(game).options}
    told |= {"rois": terms_of_rois, "koth": terms_of_koth, "assassins": terms_of_assassins}[game]()
    assert under(game, "term") == told


# --- What the table says ---------------------------------------------------------------------------------------------

SAVE = {
    **dict.fromkeys(("missing", "unreadable", "oversized", "empty", "broken", "foreign", "newer", "tampered"), ""),
    **dict.fromkeys(
        ("unknown-game", "old-rules", "diverged", "bad-start", "disk-full", "no-permission", "in-use", "not-a-file"), ""
    ),
    **dict.fromkeys(("bad-options", "not-written", "folder", "not-removed"), "why"),
    "bad-field": "field",
    "bad-move": "number why",
}
TERMINAL = {
    **dict.fromkeys(("help", "what-can-be-done", "not-a-number", "bye", "replaying", "interrupted"), ""),
    **dict.fromkeys(("your-move", "to-act", "hidden-cover"), "player"),
    "game-starts": "game seed",
    "saved": "file",
    "refused": "rule why",
    "bad-seats": "kinds number",
    "no-such-seat": "value",
    "no-display": "",
}
"""What the table can say, and what it tells each time."""


@pytest.mark.parametrize(("branch", "wanted"), [("save", SAVE), ("terminal", TERMINAL)])
def test_table_sentences(branch: str, wanted: dict[str, str]) -> None:
    found = {key: placeholders(table("core", "en")[f"{branch}.{key}"]) for key in under("core", branch)}
    assert found == {key: set(told.split()) for key, told in wanted.items()}


def test_results_and_barriers() -> None:
    assert under("core", "result") == set(Result) == under("core", "outcome")
    forms = chain.from_iterable(form for game in GAMES for form in actions(game).values())
    assert {form.barrier for form in forms if form.barrier} | {"luck", "secret", "start"} == under("core", "barrier")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names(language: str) -> None:
    words = Words(language)
    names = [words.card(card) for card in PACK]
    assert len(set(names)) == 53, "both jokers have one name, every other card its own"
    assert not any("%{" in name or "card." in name for name in names)
    assert words.card("?") == words.say("card.hidden")


# --- Sentences as they come out --------------------------------------------------------------------------------------

ALL_SPECIALS = ",".join(options.SPECIALS)
SETTINGS: tuple[dict[str, object], ...] = (
    {"army": "skirmish", "rounds": "10"},
    {"players": "3", "specials": ALL_SPECIALS},
    {"players": "4", "teams": "on", "manoeuvre": "on", "specials": ALL_SPECIALS, "terrain": "free"},
    {"terrain": "free", "deployment": "free", "specials": "general,healer", "units": "2"},
    {"scenario": "breakthrough"},
    {"scenario": "hill"},
    {"scenario": "head"},
)
SEEDS = 12
PLIES = 400
_POOLS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("card", "with", "cards", "cancel"), (*PACK, "1Z")),
    **dict.fromkeys(("zone", "to"), (*ZONES.names, "C6", "x")),
    **dict.fromkeys(("units", "unit", "hit"), ("S1", "N1", "W2", "E3", "C1:4", "A5:2")),
    "specials": (*options.SPECIALS, "general:C1", "healer:C5"),
    "how": ("damage", "push", "hard"),
    "victim": (*SEATS, "nobody"),
    "terrain": ("C3:wood", "C3:hill", "A1:castle"),
    "dir": (*STEPS, "up"),
}
_RAW = re.compile(rf"\b({'|'.join((*SEATS, *options.SPECIALS, *TERRAIN_NAMES, 'damage', 'push', 'NE', 'SW'))})\b")


def told(words: Words, happened: Event) -> str:
    text = words.event(happened)
    assert "%{" not in text, (happened, text)
    assert not text.startswith("log."), happened
    assert "  " not in text, text
    if words.language == "fr":
        assert not _RAW.search(text), (happened, text)
    return text


def explained(words: Words, refused: Refusal) -> str:
    text = words.refusal(refused)
    assert "%{" not in text, (refused, text)
    assert not text.startswith("refuse."), refused
    return text


def wild(stream: Stream) -> Move:
    """A move of the right sort of words, most likely a wrong one."""
    known = {
        **actions("rois"),
        judge.DRAW: [Action()],
        judge.TAKE_BACK: [Action()],
        "dance": [Action()],
    }
    kind = stream.draw(tuple(known))
    form = known[kind][stream.below(len(known[kind]))]
    names = [name for name in form.needs if stream.below(12)] + [name for name in form.may if stream.below(2)]
    if not stream.below(20):
        names.append("dir")
    number = {"cards": 1 + stream.below(3), "with": 1 + stream.below(2)}
    parts = ((name, stream.some(_POOLS[name], number.get(name, 1 + (not stream.below(9))))) for name in names)
    return Move(kind, tuple(dict(parts).items()))


def askew(move: Move, stream: Stream) -> Move:
    """A legal move with one part changed or left out: what a hand that slips would play."""
    if not move.parts:
        return wild(stream)
    name, values = move.parts[stream.below(len(move.parts))]
    pool = _POOLS.get(name, values)
    number = max(0, len(values) - 1 + stream.below(3))
    return move.put(name, stream.some(pool, min(number, len(pool))))


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: "-".join(map(str, settings.values()))[:40])
def test_games_are_told_in_whole_sentences(settings: dict[str, object]) -> None:
    for seed in range(SEEDS):
        _tell_game(settings, seed)


def _tell_game(settings: dict[str, object], seed: int) -> None:
    spoken = [Words(language, "rois") for language in LANGUAGES]
    stream = Luck(seed).stream()
    step = RULES.setup(settings, Luck(seed))
    for _ in range(PLIES):
        state = step.state
        happened, refused = list(step.events), []
        asked = RULES.ask(state)
        if asked is not None:
            avoid = RULES.consent if stream.below(100) else frozenset[str]()
            move = random_move(RULES, state, asked.player, stream, avoid)
            tries = [(asked.player, askew(move, stream)), (asked.player, wild(stream)), (stream.below(5), wild(stream))]
            refused += [RULES.refuse(state, player, other) for player, other in tries]
            if (preview := RULES.preview(state, asked.player, move)) is not None:
                happened += preview.effects
                refused += [alternative.refusal for alternative in preview.alternatives]
            step = RULES.apply(state, asked.player, move)
        for words in spoken:
            for one in happened:
                told(words, one)
            for reason in refused:
                if reason is not None:
                    explained(words, reason)
        if asked is None:
            break
    if (ended := RULES.outcome(step.state)) is not None:
        assert not any(words.outcome(ended).startswith("outcome.") for words in spoken), ended


@pytest.mark.parametrize(
    "wrong",
    [
        {"colour": "red"},
        {"players": "7"},
        {"players": 7},
        {"scenario": "hill", "players": "4"},
        {"scenario": "pitched", "specials": "sapper"},
        {"teams": "on"},
        {"units": "5"},
        {"army": "pitched", "zone-max": "2"},
    ],
    ids=str,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_refused_in_whole_sentences(language: str, wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as caught:
        RULES.settle(wrong)
    explained(Words(language, "rois"), caught.value.refusal)


def test_some_sentences_in_full() -> None:
    english, french = Words("en", "rois"), Words("fr", "rois")
    move = Move.parse("strike card=4D zone=C2 to=C3 how=push")
    strike = event("declared", "ROIS-RULING-39", seat="south", action="strike", move=str(move), cards=("4D",))
    assert told(english, strike) == "South strikes from C2 at C3 with 4 of diamonds: push-back."
    assert told(french, strike) == f"Sud frappe de C2 vers C3 (recul){NO_BREAK}: 4 de carreau."
    lost = event("sabotaged", "ROIS-SAB-01", seat="north", cards=())
    assert told(english, lost) == "Sabotage! North discards nothing."
    assert told(french, lost) == f"Sabotage{NO_BREAK}! Nord défausse{NO_BREAK}: rien."
    assert told(english, event("drew", "ROIS-TURN-04", seat="east", number=1)) == "East draws one card."
    assert told(french, event("drew", "ROIS-TURN-04", seat="east", number=2)) == "Est pioche 2 cartes."
    named = Words("fr", "rois", {"south": "Zoé", "west": "Léo"})
    shared = event("won", "ROIS-END-02", seats=("south", "north"), reason="last-army")
    assert told(named, shared) == f"Victoire{NO_BREAK}: Zoé et Nord (dernière armée debout)."
    ended = Outcome((Result.DRAWN, Result.DRAWN), "ROIS-RULING-52", "agreed-draw")
    assert french.outcome(ended) == "Partie nulle d’un commun accord."


def test_units_are_counted_and_specials_named() -> None:
    english, french = Words("en", "rois"), Words("fr", "rois", {"south": "Zoé"})
    move = Move.parse("move card=10S zone=C2 to=B2 units=S5,S6 specials=general")
    moves = event("declared", "ROIS-RULING-39", seat="south", action="move", move=str(move), cards=("10S",))
    assert told(english, moves) == "South moves 2 units and the general from C2 to B2 with 10 of spades."
    assert told(french, moves) == f"Zoé déplace 2 unités et le général de C2 en B2{NO_BREAK}: 10 de pique."
    assert english.event(moves, sealed=True) == "2 units and the general C2 to B2, 10 of spades"
    assert french.event(moves, sealed=True) == f"2 unités et le général de C2 en B2{NO_BREAK}: 10 de pique"
    back = event("pushed", "ROIS-PUSH-01", pieces=("N1",), zone="C3", to_zone="C4")
    assert told(english, back) == "Push-back from C3 to C4: one unit."
    asked = event("turn", "ROIS-TURN-07", seat="north")
    assert english.event(asked, sealed=True) == told(english, asked), "no shorter line: the whole one"


@pytest.mark.unknown_keys
def test_unknown_language_and_key() -> None:
    assert Words("de").language == "en"
    assert Words("fr").say("no.such.key") == "no.such.key"
