"""The desk: controls register themselves, show their states and keep their words readable."""

from collections.abc import Callable

import pygame
import pytest

from boardgames.art import Gallery
from boardgames.table import marks, wood
from boardgames.table.desk import Desk, LogLine, Seat, Target, TextBox, TooLong, TooSmall, plain, slider_share
from boardgames.table.space import Rect
from boardgames.table.tone import SIDE
from tests.table.judge import faults

SIZE = (1920, 1080)
SMALL = (640, 360)


def make(gallery: Gallery, surface: pygame.Surface | None = None, **more: str) -> Desk:
    size = surface.get_size() if surface else SIZE
    return Desk(size, "en", 100, gallery, surface, strict=True, record=[], **more)


def words(desk: Desk) -> list[str]:
    record: list[TextBox] | None = desk.record
    assert record is not None
    return [box.words for box in record]


CONTROLS: dict[str, Callable[[Desk, bool], object]] = {
    "button": lambda d, live: d.button(
        Rect(40, 40, 300, 52), "it", "Undo", icon="undo", key="U", enabled=live, tip="why"
    ),
    "main": lambda d, live: d.button(Rect(40, 40, 300, 60), "it", "End turn", main=True, enabled=live, tip="why"),
    "danger": lambda d, live: d.button(Rect(40, 40, 300, 52), "it", "Delete", danger=True, enabled=live, tip="why"),
    "sign": lambda d, live: d.button(Rect(40, 40, 60, 60), "it", icon="menu", enabled=live, tip="why"),
    "tool": lambda d, live: d.tool(Rect(40, 40, 58, 58), "it", "undo", "Ctrl Z", enabled=live, tip="why"),
    "check": lambda d, live: d.check(40, 60, "it", True, "Low ink", enabled=live, tip="why"),
    "unchecked": lambda d, live: d.check(40, 60, "it", False, "Low ink", enabled=live, tip="why"),
    "radio": lambda d, live: d.radio(40, 60, "it", True, "always", group="ask", enabled=live, tip="why"),
    "toggle": lambda d, live: d.toggle(40, 60, "it", True, enabled=live, tip="why"),
    "toggled": lambda d, live: d.toggle(40, 60, "it", False, enabled=live, tip="why"),
    "field": lambda d, live: d.field(Rect(40, 40, 220, 52), "it", "Anne", icon="person", enabled=live, tip="why"),
    "choice": lambda d, live: d.choice(Rect(40, 40, 260, 52), "it", "A4", enabled=live, tip="why"),
    "slider": lambda d, live: d.slider(60, 60, 200, "it", 0.4, ticks=5, enabled=live, tip="why"),
}


def painted(gallery: Gallery, control: Callable[[Desk, bool], object], live: bool = True, **states: str) -> bytes:
    surface = pygame.Surface(SMALL)
    desk = make(gallery, surface, **states)
    desk.panel(Rect(0, 0, desk.w, desk.h))
    control(desk, live)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", CONTROLS)
def test_a_control_registers_its_target(gallery: Gallery, name: str) -> None:
    for live in (True, False):
        desk = make(gallery)
        CONTROLS[name](desk, live)
        (target,) = desk.targets
        assert (target.name, target.enabled, target.tooltip) == ("it", live, "why")
        assert min(target.rect.w, target.rect.h) * desk.s >= 24
        assert desk.at(target.rect.cx, target.rect.cy) is target
        assert desk.at(target.rect.right + 1, target.rect.cy) is None


@pytest.mark.parametrize("name", CONTROLS)
def test_states_differ_in_pixels(gallery: Gallery, name: str) -> None:
    control = CONTROLS[name]
    frames = [
        painted(gallery, control),
        painted(gallery, control, hover="it"),
        painted(gallery, control, focus="it"),
        painted(gallery, control, hover="it", focus="it"),
        painted(gallery, control, False),
    ]
    if name != "field":
        frames.append(painted(gallery, control, pressed="it"))
    assert len(set(frames)) == len(frames)
    assert painted(gallery, control, hover="other", pressed="another", focus="third") == frames[0]


@pytest.mark.parametrize("name", CONTROLS)
def test_the_focus_ring_is_white_and_around_the_control(gallery: Gallery, name: str) -> None:
    def white(**states: str) -> int:
        frame = pygame.image.frombytes(painted(gallery, CONTROLS[name], True, **states), SMALL, "RGB")
        return pygame.mask.from_threshold(frame, (255, 250, 240), (4, 4, 4, 255)).count()

    assert white(focus="it") > white() + 80


@pytest.mark.parametrize("name", CONTROLS)
@pytest.mark.parametrize("state", ["normal", "hover", "pressed", "focus", "disabled"])
def test_words_of_every_state_can_be_read(gallery: Gallery, name: str, state: str) -> None:
    desk = make(gallery)
    if state not in ("normal", "disabled"):
        setattr(desk, state, "it")
    desk.panel(Rect(0, 0, 400, 160))
    CONTROLS[name](desk, state != "disabled")
    assert faults(desk) == []


def test_actions_are_what_the_caller_gave(gallery: Gallery) -> None:
    desk, done = make(gallery), list[str]()
    desk.button(Rect(40, 40, 300, 52), "a", "Undo", on=lambda: done.append("a"))
    desk.button(Rect(40, 100, 300, 52), "b", "Redo", on="data")
    assert callable(desk.targets[0].action)
    desk.targets[0].action()
    assert done == ["a"]
    assert desk.targets[1].action == "data"


def test_segments_and_options_are_one_group(gallery: Gallery) -> None:
    desk, chosen = make(gallery), list[int]()
    desk.segments(Rect(40, 40, 420, 52), "speed", ("Off", "Fast", "Normal", "Slow"), 2, chosen.append)
    desk.options(Rect(40, 100, 300, 52), "paper", ("A4", "Letter"), 0, chosen.append)
    assert [target.name for target in desk.targets] == [
        "speed:0",
        "speed:1",
        "speed:2",
        "speed:3",
        "paper:0",
        "paper:1",
    ]
    assert {target.group for target in desk.targets} == {"speed", "paper"}
    for target in desk.targets:
        assert callable(target.action)
        target.action()
    assert chosen == [0, 1, 2, 3, 0, 1]
    assert desk.targets[0].rect.right <= desk.targets[1].rect.x + 1e-9
    assert desk.targets[-1].layer == 1
    with pytest.raises(TooLong, match="segments"):
        desk.segments(Rect(40, 40, 200, 52), "speed", ("Not at all", "Rather fast", "As usual"), 0)


def test_the_part_in_focus_is_told_from_the_chosen_one(gallery: Gallery) -> None:
    def bar(desk: Desk, live: bool) -> None:
        desk.segments(Rect(40, 40, 420, 52), "speed", ("Off", "Fast", "Normal", "Slow"), 2, enabled=live)

    frames = {painted(gallery, bar, focus=f"speed:{k}") for k in range(4)} | {painted(gallery, bar)}
    assert len(frames) == 5
    assert painted(gallery, bar, hover="speed:0") not in frames
    assert painted(gallery, bar, False) not in frames


def test_opened_options_stay_in_the_window(gallery: Gallery) -> None:
    desk = make(gallery)
    low = desk.options(Rect(40, desk.h - 80, 300, 52), "paper", ("A4", "Letter", "A3"), 0)
    assert low.bottom <= desk.h - 80
    assert desk.options(Rect(40, 40, 300, 52), "size", ("A4", "Letter", "A3"), 0).y >= 92


def test_small_targets_are_refused(gallery: Gallery) -> None:
    desk = make(gallery)
    with pytest.raises(TooSmall):
        desk.button(Rect(40, 40, 20, 20), "tiny", icon="close")
    with pytest.raises(TooSmall):
        desk.button(Rect(40, 40, 200, 40), "flat", "End turn", main=True)
    relaxed = Desk(SIZE, "en", 100, gallery)
    relaxed.button(Rect(40, 40, 20, 20), "tiny", icon="close")
    assert relaxed.at(45, 45) is not None


@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_small_controls_have_large_targets(gallery: Gallery, scale: int) -> None:
    desk = Desk((1280, 720), "en", scale, gallery, strict=True)
    desk.check(40, 60, "check", True)
    desk.radio(40, 120, "radio", False)
    desk.toggle(40, 180, "toggle", True)
    desk.slider(40, 240, 100, "slider", 0)
    desk.scroll(Rect(300, 40, 8, 200), 0, 0.3, "scroll")
    assert all(min(target.rect.w, target.rect.h) * desk.s >= 23.99 for target in desk.targets)
    assert len(desk.targets) == 5


def test_buttons_refuse_long_words_and_tell_their_width(gallery: Gallery) -> None:
    desk = make(gallery)
    with pytest.raises(TooLong):
        desk.button(Rect(40, 40, 120, 52), "long", "Strike them down", icon="swords", key="Enter")
    wide = desk.button_width("Strike them down", "swords", "Enter")
    desk.button(Rect(40, 40, wide, 52), "fits", "Strike them down", icon="swords", key="Enter")
    assert desk.record is not None
    assert next(box.size for box in desk.record if box.words == "Strike them down") == desk.points(20)
    relaxed = Desk(SIZE, "en", 100, gallery, pygame.Surface(SIZE))
    relaxed.button(Rect(40, 40, 120, 52), "long", "Strike them down", icon="swords", key="Enter")


def test_targets_above_are_hit_first_and_clips_cut_them(gallery: Gallery) -> None:
    desk = make(gallery)
    with desk.layer():
        desk.target(Rect(0, 0, 100, 100), "dialog")
    desk.target(Rect(0, 0, 200, 100), "below")
    desk.target(Rect(0, 0, 200, 100), "beside")
    found = desk.at(50, 50)
    assert found
    assert found.name == "dialog"
    beside = desk.at(150, 50)
    assert beside
    assert beside.name == "beside"
    with desk.clip(Rect(0, 200, 100, 50)):
        assert desk.target(Rect(0, 180, 100, 40), "row").rect == Rect(0, 200, 100, 20)
        desk.target(Rect(0, 300, 100, 40), "hidden")
    assert "hidden" not in {target.name for target in desk.targets}


def test_a_slider_follows_the_pointer(gallery: Gallery) -> None:
    desk = make(gallery)
    desk.slider(100, 60, 200, "volume", 0.5)
    target: Target = desk.targets[0]
    assert slider_share(target, 100) == 0
    assert slider_share(target, 200) == pytest.approx(0.5)
    assert slider_share(target, 999) == 1


def test_a_field_keeps_the_caret_in_sight(gallery: Gallery) -> None:
    desk = make(gallery)
    desk.field(Rect(40, 40, 200, 52), "name", "An extraordinarily long name for a player", caret=41)
    assert desk.record
    box = desk.record[0]
    assert box.clip
    assert box.rect.right <= box.clip.right
    desk.field(Rect(40, 140, 200, 52), "empty", "", hint="Name")
    assert "Name" in words(desk)


def busy_table(desk: Desk) -> None:
    """Most of what a table shows."""
    wood.lay(desk)
    x, w = desk.w - 376, 352
    desk.dock(Rect(desk.w - 400, 0, 400, desk.h))
    y = desk.phase_head(x, 16, w, "Round 3: Anne", ("Play cards", "React", "Draw"), 0)
    counts = (("cards", "4"), ("shield", "20"))
    y = desk.seat(Rect(x, y, w, 92), Seat("vermilion", "Ben", counts, (("hill", False),), "195 hit points")) + 8
    blue = Seat("blue", "Anne", counts, (("crown", True),), "196 hit points", True)
    y = desk.seat(Rect(x, y, w, 92), blue, "seat:0") + 8
    y = desk.help_plate(x, y, w, "*Strike C3 or push it back?* Add a spade {spade}. [Esc] puts the card back.") + 12
    desk.button(Rect(x, y, w, 60), "strike", "Strike: 11 hits", main=True, icon="swords", key="Enter")
    desk.button(Rect(x, y + 68, w, 52), "push", "Push back to C4", icon="boot", key="R")
    y += 132
    lines = [LogLine(None, "Round 2")] + [
        LogLine(side, f"{k} units go, *spade* {{spade}}", k) for k in range(9) for side in SIDE
    ]
    desk.log(Rect(x, y, w, desk.h - 90 - y), lines, 40)
    for k, (icon, key) in enumerate((("undo", "Ctrl Z"), ("redo", "Ctrl Y"), ("save", "Ctrl S"), ("book", "F1"))):
        desk.tool(Rect(x + 72 * k, desk.h - 72, 62, 58), icon, icon, key, enabled=k > 1, tip="nothing to take back")
    desk.name_plate("vermilion", "Ben", 500, 40)
    desk.badge("4", 700, 40, icon="cards")
    desk.toast(300, 300, "The card is not yours to play now.", "MOVE-08", "[F1] opens it", (280, 280), on=print)
    box = Rect(800, 300, 356, 260)
    with desk.layer():
        desk.odds_frame(box, (760, 400))
        below = desk.modifiers(818, 330, 320, (("units in C2", "3"), ("support", "+9"), ("hill", "\u22121")))
        desk.outcome(
            818,
            below + 20,
            320,
            ((0.5, "skull", "50 %", "#a3211b"), (0.3, "boot", "30 %", "#5b4a34"), (0.2, "shield", "20 %", "#2d5c24")),
        )
    desk.tooltip("Takes back the last move. [Ctrl Z]", Rect(40, 40, 58, 58))
    desk.news("The game is saved.", desk.h - 130)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_a_table_can_be_read(gallery: Gallery, size: tuple[int, int]) -> None:
    desk = Desk(size, "en", 100, gallery, strict=True, record=[])
    busy_table(desk)
    assert faults(desk) == []
    assert {"strike", "push", "undo", "seat:0", "refusal", "log", "log:bar"} <= {target.name for target in desk.targets}
    assert not next(target for target in desk.targets if target.name == "undo").enabled


def test_painting_a_table_changes_nothing_of_its_layout(gallery: Gallery) -> None:
    measured, painted_ = make(gallery), make(gallery, pygame.Surface(SIZE))
    busy_table(measured)
    busy_table(painted_)
    assert measured.record == painted_.record
    assert measured.targets == painted_.targets


def test_the_log_shows_the_newest_and_scrolls(gallery: Gallery) -> None:
    desk, rect = make(gallery), Rect(40, 40, 350, 200)
    lines = [LogLine("blue", f"line{k}", k) for k in range(50)]
    total = desk.log(rect, lines)
    assert "line49" in words(desk)
    assert "line10" not in words(desk)
    assert total > rect.h
    above = make(gallery)
    above.log(rect, lines, up=99999)
    assert "line0" in words(above)
    assert "line49" not in words(above)
    found = above.at(100, 60)
    assert found
    assert found.action == 0


def test_the_help_line_loses_whole_sentences(gallery: Gallery) -> None:
    desk = make(gallery)
    text = "*Strike C3?* Add a spade {spade} for a brilliant strike. [Esc] puts the card back into the hand."
    assert desk.sentences(text, 2000, 18) == text
    assert desk.sentences(text, 240, 18) == "*Strike C3?* Add a spade {spade} for a brilliant strike."
    assert desk.sentences(text, 100, 18) == "*Strike C3?*"
    with pytest.raises(TooLong):
        desk.sentences(text, 40, 18, 1)
    desk.help_strip(Rect(200, 3, 400, 53), text)
    assert faults(desk) == []


def test_a_tooltip_stays_inside_and_beside_its_target(gallery: Gallery) -> None:
    desk = make(gallery)
    for x in (0, 400, desk.w - 60):
        for y in (0, 400, desk.h - 60):
            target = Rect(x, y, 58, 58)
            rect = desk.tooltip("Takes back the last move, unless a card was drawn.", target)
            assert desk.whole.holds(rect)
            assert not rect.meets(target)


def test_a_name_with_marks_is_shown_as_it_is(gallery: Gallery) -> None:
    desk = make(gallery)
    desk.log(Rect(40, 40, 350, 200), [LogLine("blue", plain("*A* [b]") + " wins")])
    assert "*A*" in words(desk)
    assert "[b]" in words(desk)


def test_marks_are_painted_and_kept(gallery: Gallery) -> None:
    surface = pygame.Surface(SIZE)
    frames = []
    for _ in range(2):
        surface.fill("#ddd09c")
        desk = make(gallery, surface)
        marks.brackets(desk, Rect(55, 55, 90, 90))
        marks.brackets(desk, Rect(155, 55, 90, 90), strong=True)
        marks.step_mark(desk, 300, 100, 90)
        marks.barred_mark(desk, 400, 100, 90)
        marks.arrow(desk, (100, 300), (300, 200), cut=(10, 10))
        marks.arrow(desk, (100, 400), (300, 300), dashed=True)
        marks.leader(desk, (400, 400), (500, 300))
        marks.odds_tab(desk, 500, 100, "58 %")
        marks.board_coin(desk, "7", 600, 100, 90)
        marks.figure(desk, "table/seal-blue", 700, 200, 80, rim=3, lift=6)
        marks.figure(desk, "table/seal-rose", 800, 200, 80, rim=3, turn=20, alpha=120)
        marks.card(desk, "table/card-back", 900, 200, 120, turn=-3)
        marks.card(desk, "table/card-back", 1100, 200, 120, dark=70, rim=True)
        frames.append(pygame.image.tobytes(surface, "RGB"))
        for x in (100, 200, 300, 400, 500, 600, 900, 1100):
            place = pygame.Rect(desk.px(x) - 45, desk.px(100) - 45, 90, 90)
            colours = {
                tuple(surface.get_at((i, j)))
                for i in range(place.x, place.right, 3)
                for j in range(place.y, place.bottom, 3)
            }
            assert len(colours) > 3
    assert frames[0] == frames[1]
    measured = make(gallery)
    marks.odds_tab(measured, 500, 100, "58 %")
    marks.figure(measured, "table/seal-blue", 700, 200, 80)
    assert marks.card(measured, "table/card-back", 900, 200, 63) == Rect(868.5, 156, 63, 88)
    assert words(measured) == ["58 %"]


def test_a_rim_follows_the_silhouette() -> None:
    figure = pygame.Surface((40, 60), pygame.SRCALPHA)
    pygame.draw.circle(figure, "#0072b2", (20, 30), 12)
    out = marks.rimmed(figure, 3)
    assert out.get_size() == (52, 72)
    assert tuple(out.get_at((26, 36)))[:3] == (0, 0x72, 0xB2)
    assert min(out.get_at((26 + 13, 36))[:3]) > 230
    assert out.get_at((1, 1)).a == 0


def test_signs_shrink_with_the_square() -> None:
    assert marks.board_type(102) == 18
    assert marks.board_type(20) == 13.5
    assert marks.on_board(11.5, 0.12, 200) == 24
    assert marks.on_board(11.5, 0.12, 60) == 11.5
    assert marks.on_board(11.5, 0.12, 30) == pytest.approx(8.4)
