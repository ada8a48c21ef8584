"""What a game tells the table: its board, figures, cards and seats, and what a gesture on them may mean.

The table knows no rules and no game; a game's `table.py` is a `GameTable`. Places are given in shares of the board, so
that a layout fits every window. Everything is told from the view that may be on the screen.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple

from boardgames.core.contract import Ask, Event, Move, Options, Preview, S
from boardgames.core.partial import Choice, Partial
from boardgames.core.session import Session
from boardgames.table.charts import Chart
from boardgames.table.desk import Desk, Seat
from boardgames.table.roster import Roster
from boardgames.table.space import Rect
from boardgames.words import Words


def on_board(board: Rect, share: Rect) -> Rect:
    """A rectangle in shares of the board as it lies on the screen."""
    return Rect(board.x + share.x * board.w, board.y + share.y * board.h, share.w * board.w, share.h * board.h)


class Place(NamedTuple):
    """Somewhere on the board that moves can name, as a rectangle in shares of the board."""

    name: str
    rect: Rect


class Mark(NamedTuple):
    """A small picture on a figure's shoulder, and the number that is written on it."""

    picture: str
    words: str


class Figure(NamedTuple):
    """A figure on the board: the value that names it in moves, its picture, its foot and width in shares of the board.

    `coin` is what a counter on it says (hit points left), nothing if it is whole; `side` is the colour it fights for.
    `sign` is an icon on a golden plate at its foot, `mark` what lasts on it. A figure whose value is the name of its
    place has no name of its own: it is known by its picture.
    """

    value: str
    picture: str
    x: float
    y: float
    width: float
    place: str
    mine: bool
    coin: str = ""
    side: str = ""
    sign: str = ""
    mark: Mark | None = None


class Item(NamedTuple):
    """Something that waits beside the board to be put on it: the value that names it in moves, its picture and name.

    `cells` is how large it lies on the board, in shares of it; a figure has none. `number` are there of it.
    """

    value: str
    picture: str
    name: str
    number: int = 1
    cells: tuple[float, float] | None = None


class Blocked(NamedTuple):
    """A place that cannot be aimed at: what is in the way, and what that is called."""

    place: str
    by: tuple[str, ...]
    words: str


class Overlook(NamedTuple):
    """What can be seen from a place: all places in range, those of them worth aiming at, and those that are hidden."""

    place: str
    range: tuple[str, ...]
    clear: tuple[str, ...]
    blocked: tuple[Blocked, ...]
    far: tuple[str, ...] = ()
    far_words: str = ""


class Range(NamedTuple):
    """How far the figure on a place can aim: the places in range, their distance, the colour it fights for."""

    place: str
    range: tuple[str, ...]
    reach: int
    side: str


class Pile(NamedTuple):
    """A pile of cards beside the board: the picture on top, how many, the icon of its badge; what can be read of it."""

    picture: str
    number: int
    icon: str
    cards: tuple[str, ...] = ()


class Action(NamedTuple):
    """A complete move as a button: what it is called and its sign."""

    move: Move
    words: str
    icon: str


class Tab(NamedTuple):
    """What would happen at a lit target, as a small label on it: a sign, a number, a second sign that may be barred."""

    icon: str
    words: str
    second: str = ""
    barred: bool = False


class Share(NamedTuple):
    """One result of what luck decides: how likely it is, its pictogram, its words and its colour."""

    share: float
    icon: str
    words: str
    tone: str


class Tip(NamedTuple):
    """A preview as a card: sign and title, rows of words and numbers that add up to a total, notes with their signs.

    `parts` are the results that luck may bring; together they are all that can happen.
    """

    icon: str
    title: str
    rows: tuple[tuple[str, str], ...]
    total: tuple[str, str]
    notes: tuple[tuple[str, str], ...] = ()
    parts: tuple[Share, ...] = ()


class Course(NamedTuple):
    """Several moves in a row that a figure makes in one gesture: the places it comes over, what all of it costs.

    `aside` is who is moved by it, as pairs of places.
    """

    moves: tuple[Move, ...]
    price: str = ""
    aside: tuple[tuple[str, str], ...] = ()


class Danger(NamedTuple):
    """What everybody knows of what could be reached and struck on the board.

    `sure` and `perhaps` are places that could be reached, `struck` those where somebody could be hit, `worst` those of
    them that matter most. `words` says it in a sentence.
    """

    sure: tuple[str, ...] = ()
    perhaps: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    worst: tuple[str, ...] = ()
    words: str = ""


class Beside(NamedTuple):
    """What a game's own trays beside the board are painted from, besides the view.

    `player` is who may pick now, `eyes` whose view it is; `chosen` and `offered` are targets as their names are.
    `course` is what would be done at the place that is looked at. `on(value, what, place)` gives the action of a
    target.
    """

    players: tuple[str, ...]
    player: int | None
    eyes: int | None
    partial: Any
    chosen: tuple[str, ...]
    offered: frozenset[str]
    course: Course | None
    on: Callable[[str, str, str], object]


class Standing(NamedTuple):
    """An answer that a player may give once and for all, in secret: the choices, the chosen one, all as keys."""

    choices: tuple[str, ...]
    default: str


class GameTable(ABC, Generic[S]):
    """One game's side of the table."""

    aspect: float = 1.0
    cards: bool = True
    """Players hold cards: the table keeps a place for them."""
    column: bool = False
    """Much lies beside the board, and no cards below it: a broad column on its left is kept for that."""
    parting: frozenset[str] = frozenset()
    """Kinds of secret moves after which the screen is handed back, and looking at secrets in between likewise."""
    sounds: Mapping[str, str] = {}
    """Sounds of this game's own kinds of events; `kind:action` is the kind as part of a declared action."""
    modes: frozenset[str] = frozenset()
    """Kinds of moves that are begun by a button, because clicks alone would mean something else."""
    apart: frozenset[str] = frozenset()
    """Those of them that are meant by nothing but their button, whatever is picked."""
    early: frozenset[str] = frozenset()
    """The parts of theirs that can be picked before."""
    swaps: frozenset[str] = frozenset()
    """Parts of a move of which another value takes the place of the picked one."""
    strides: frozenset[str] = frozenset()
    """Parts of a move that name where something goes: their places are marked as ways, not as targets."""
    free_colours: bool = True
    """Players choose their colours; otherwise the side that one leads has its own."""
    parade: tuple[str, ...] = ()
    """Figures that stand for an army in the set-up: pictures without their colour."""
    armies: tuple[tuple[str, ...], ...] = ()
    """Where sides differ by their figures: those that stand for each seat in the set-up, as pictures."""
    placing: frozenset[str] = frozenset()
    """Kinds of moves that arrange things before the game: they are confirmed by a button of their own."""
    letters: Mapping[str, str] = {}
    """Keys of kinds of moves that are begun or played at once."""
    in_menu: frozenset[str] = frozenset()
    """Kinds of moves that are made in the table's menu, away from what is clicked in play."""
    grave: frozenset[str] = frozenset()
    """Kinds of moves by which a player loses at once."""
    final: frozenset[str] = frozenset()
    """Kinds of moves that cannot be taken back by anything: they are asked about whatever the settings say."""
    goals: frozenset[str] = frozenset()
    """Parts of a move that name the place it is aimed at."""
    harmful: frozenset[str] = frozenset()
    """Kinds of moves that hurt what they are aimed at: their targets have another shape than goals to go to."""
    quiet: frozenset[str] = frozenset()
    """Kinds of events that are not worth a line of their own when one comes back to the table."""
    announced: frozenset[str] = frozenset()
    """Kinds of events that the log has told already when they were declared."""
    standing: Standing | None = None
    """What a player may have answered for him while others play."""
    notes: Mapping[str, str] = {}
    """Marks that a player may put on figures for himself alone, with their pictures, in the order of his clicks."""
    rules: Mapping[str, str] = {}
    """Where the rulebook speaks of something, as numbers of rules: `kind:strike`, `ask:turn`, `option:teams`."""

    def __init__(self, options: Options, colours: tuple[str, ...] = ()) -> None:
        """`colours` are the sides that the players have chosen, one each; none: the game's own."""
        self.options, self.colours = options, colours

    # ------------------------------------------------------------ what lies there

    @abstractmethod
    def paint_board(self, desk: Desk, board: Rect, view: S) -> None:
        """The printed board with all that lies still on it."""

    def printed(self, view: S) -> object:
        """What the printed board depends on: it is painted anew when this differs."""
        return view

    def plan(self) -> S | None:
        """The bare board as the options lay it, for the set-up; None if there is nothing to show yet."""
        return None

    @abstractmethod
    def places(self, view: S) -> tuple[Place, ...]:
        """What can be pointed at on the board."""

    @abstractmethod
    def figures(self, view: S, player: int | None) -> tuple[Figure, ...]:
        """The figures, those at the back first."""

    def hand(self, view: S, player: int) -> tuple[str, ...]:
        """The cards of a player as moves name them (or backs)."""
        return ()

    def card_picture(self, card: str) -> str:
        """The picture of a card, face up or down."""
        return ""

    def piles(self, view: S) -> tuple[Pile, ...]:
        """Deck, discard pile and the like; cards are drawn from the first."""
        return ()

    def laid(self, view: S) -> tuple[str, ...]:
        """Cards that lie face up on the table for the moment."""
        return ()

    def choices(self, view: S) -> tuple[str, ...]:
        """Those of them that somebody chooses from now."""
        return ()

    def items(self, view: S, player: int, words: Words) -> tuple[Item, ...]:
        """What this player has still to put on the board; it lies where later his hand is."""
        return ()

    def ranges(self, view: S) -> tuple[Range, ...]:
        """How far those on the board can aim, where that is worth a look before the game; none: nothing to be shown."""
        return ()

    def danger(self, view: S, place: str, words: Words) -> Danger | None:
        """What could be reached and struck, by the figure on a place or (without one) by all; None: nothing is known.

        It is shown only when it is wished for.
        """
        return None

    def overlook(self, view: S, place: str, words: Words) -> Overlook | None:
        """What the figure on a place could aim at from there; None if it aims at nothing."""
        return None

    def noted(self, view: S, player: int) -> Mapping[str, str]:
        """The figures that this player may mark for himself, by their values, and by what each is known as it moves."""
        return {}

    def noted_name(self, who: str, words: Words) -> str:
        """What somebody who can be marked is called."""
        return words.word(who)

    # ------------------------------------------------------------ players and turn

    @abstractmethod
    def side(self, view: S, player: int) -> str:
        """The colour of a player: blue, vermilion, green or rose."""

    @abstractmethod
    def seat(self, view: S, player: int, name: str, words: Words) -> Seat:
        """A player in the side panel."""

    @abstractmethod
    def heading(self, view: S, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        """The turn in words, the phases of it, and which one runs."""

    def teller(self, view: S, event: Event, by: int | None) -> int | None:
        """Whose doing an event was: his seal stands before the log line. None: a heading.

        `by` is the player whose move brought it, None for what the set-up brought.
        """
        return by

    def told(self, story: Iterable[tuple[int, int | None, Event]]) -> tuple[tuple[int, int | None, Event], ...]:
        """What of a story a log tells: an action that was declared is not told again when it happens."""
        return tuple(row for row in story if row[2].kind not in self.announced)

    def about(self, event: Event) -> tuple[str, ...]:
        """The places of the board that an event is about, where it began first."""
        return ()

    def answer(self, view: S, ask: Ask, choice: str) -> Move | None:
        """What is answered for a player whose standing choice is this; None: he is asked. `view` is everybody's."""
        return None

    def may_stand(self, view: S, player: int) -> bool:
        """Whether a player may change his standing choice now."""
        return False

    def asks(self, view: S, ask: Ask, words: Words) -> str:
        """The open question in words, if the table says more of it than its kind does; empty: the usual words."""
        return ""

    def knowing(self, view: S, asked: int) -> tuple[int, ...]:
        """Who knows something on the open table that the others do not: he may look at it behind the cover screen.

        `asked` is who is asked now; he comes first, if he is one of them.
        """
        return ()

    def warning(self, view: S, kind: str, words: Words) -> str:
        """What would be lost by a move that is one word, if that is worth a question before; empty: it is not."""
        return ""

    def roster(self, view: S, player: int, words: Words) -> Roster | None:
        """What this player puts together now, behind the cover screen; None if there is nothing of the kind."""
        return None

    def waiting(self, view: S, player: int) -> tuple[str, ...]:
        """The pictures of what another player has still to put on the board; it stands where his cards lie later."""
        return ()

    # ------------------------------------------------------------ gestures

    def lies(self, part: str) -> str:
        """What the values of a part are picked from: card, figure or place; empty: any of them, or none."""
        return ""

    @abstractmethod
    def meaning(self, partial: Partial[S], value: str, names: tuple[str, ...]) -> str:
        """Which of the parts that could take this value is meant by a click on it."""

    @abstractmethod
    def intended(self, partial: Partial[S], value: str, what: str) -> str:
        """The part that a click on something that cannot be picked was meant for; `what` is place, figure or card."""

    def follow(self, partial: Partial[S], name: str, value: str) -> None:
        """Pick what goes along with what was just picked, as a player would expect (all units of the zone)."""

    def on_place(self, partial: Partial[S], view: S, place: str) -> bool:
        """A click on a place that means more than a value (placing before the game); True if it was taken."""
        return False

    def draft(self, view: S, partial: Partial[S] | None) -> S:
        """The view with what is being placed shown where it would lie (before the game)."""
        return view

    def proposal(self, view: S, player: int) -> Move | None:
        """A legal move that puts the next of what a player has left to place where it would sensibly stand."""
        return None

    def drop(self, partial: Partial[S], view: S, grabbed: str, place: str) -> Choice | None:
        """What it means to drop what is picked on a place, the pointer holding `grabbed`; None: nothing."""
        names = partial.names(place)
        return (names[-1], place) if names else None

    def modes_of(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the kinds of moves that are begun by a button."""
        return tuple(kind for kind in kinds if kind in self.modes)

    def begins(self, view: S, partial: Partial[S], kinds: tuple[str, ...]) -> tuple[str, ...]:
        """Which of the kinds of moves that a button begins have their button now."""
        return kinds

    def offered(self, view: S, partial: Partial[S], moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """The complete moves without those that nobody has said yet, or that would do just what another one does.

        Others that could be meant by the same gesture may come after them.
        """
        return moves

    def unlit(self, partial: Partial[S]) -> frozenset[str]:
        """Parts whose places are not lit yet, because too many would be."""
        return frozenset()

    def alike(self, values: tuple[str, ...]) -> bool:
        """It makes no difference which of these is taken."""
        return len(values) == 1

    # ------------------------------------------------------------ moves in words and signs

    @abstractmethod
    def action(self, view: S, move: Move, preview: Preview | None, words: Words) -> Action:
        """A complete move as a button."""

    @abstractmethod
    def kind_icon(self, kind: str) -> str:
        """The sign of a kind of move."""

    def kind_words(self, kind: str, words: Words) -> str:
        """What the button says that begins a kind of move."""
        return words.say(f"kind.{kind}")

    def help(self, view: S, partial: Partial[S], move: Move | None, words: Words) -> str:
        """What can be done next with what is picked, `move` if it is complete; empty: the table's own words."""
        return ""

    def tab(self, view: S, move: Move, preview: Preview | None) -> Tab | None:
        """The label of a lit target."""
        return None

    def price(self, view: S, move: Move, preview: Preview | None) -> str:
        """What a move costs, as it is written on the mark of its goal if that has no label; empty: nothing is."""
        return ""

    def aside(self, preview: Preview | None) -> tuple[tuple[str, str], ...]:
        """Who else is moved by a move: pairs of places."""
        return ()

    def courses(self, view: S, partial: Partial[S]) -> Mapping[str, Course]:
        """The places farther away that what is picked could come to by several moves in a row."""
        return {}

    def tip(self, view: S, move: Move, preview: Preview | None, words: Words) -> Tip | None:
        """A preview as a card beside the board."""
        return None

    def coins(self, view: S, move: Move) -> tuple[tuple[str, str], ...]:
        """Small numbers on places that add to a move (support), as pairs of place and words."""
        return ()

    def target(self, view: S, move: Move) -> str:
        """The place that a move is about, for its mark and its card; empty if there is none."""
        return ""

    def source(self, view: S, move: Move) -> str:
        """The place that a move starts from, for its arrow; empty if there is none."""
        return ""

    def way(self, view: S, move: Move) -> tuple[str, ...]:
        """The places that a move leads over, from its source to its target; none: as the crow flies."""
        return ()

    # ------------------------------------------------------------ the rulebook

    def rule(self, view: S, what: str, value: str) -> str:
        """The number of the rule about something on the table: a card, a figure, a place, a kind of move, a question.

        Empty: the rulebook has nothing to say about it.
        """
        return self.rules.get(f"{what}:{value}") or self.rules.get(what, "")

    # ------------------------------------------------------------ when it is over

    def charts(self, session: Session[S], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
        """A finished game in numbers; none: the result says nothing of them."""
        return ()

    # ------------------------------------------------------------ beside the board

    def trays(self, desk: Desk, left: Rect, view: S, beside: Beside, words: Words) -> None:
        """What this game keeps beside the board."""
