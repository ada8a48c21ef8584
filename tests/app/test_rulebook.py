"""The rulebook on the screen: it opens where one points, lights the rule, finds words, and hides the hand meanwhile."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from boardgames import files, games
from boardgames.app import rulebook_text
from boardgames.app.menu import MenuActions, MenuScene
from boardgames.app.play import PlayScene
from boardgames.app.rulebook import GAMES, RulebookScene
from boardgames.app.rulebook_pages import Text, page_of
from boardgames.app.rulebook_text import Paragraph, load
from boardgames.app.setup import SetupScene
from boardgames.core.session import Session
from boardgames.table.desk import Desk
from boardgames.words import LANGUAGES
from tests.app.driving import ROIS, Driver
from tests.table.judge import faults

SIZES = (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)
SCALES = 75, 100, 150, 200
EACH = [
    (size, scale)
    for size in ((1024, 600), (1280, 720), (1920, 1080))
    for scale in SCALES
    if (size, scale) not in (((1280, 720), 75), ((1280, 720), 150), ((1024, 600), 150))
]
"""Windows whose pages are set differently."""
FIGHT = (
    "units=2S@C2,S3@B1,N1@C3:7,2N@C5,N4@D4 specials=S:general@C2 hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D "
    "terrain=...../...w./..m../...../....."
)


def at_the_table(tmp_path: Path, size: tuple[int, int] = (1280, 720), language: str = "en") -> Driver:
    driver = Driver(tmp_path, size, language)
    driver.play(Session.new(ROIS, {}, 1, start=FIGHT))
    driver.key(pygame.K_SPACE, " ")
    return driver


def opened(driver: Driver) -> RulebookScene:
    scene = driver.window.scene
    assert isinstance(scene, RulebookScene)
    return scene


def reading(tmp_path: Path, size: tuple[int, int] = (1920, 1080), language: str = "en", rule: str = "") -> Driver:
    driver = Driver(tmp_path, size, language)
    driver.window.switch(RulebookScene(driver.window, "rois", rule))
    driver.turn()
    return driver


def lit(driver: Driver) -> list[str]:
    """The words of the open pages that are lit."""
    scene = opened(driver)
    pages, step = scene._pages_now(), scene._sheets()
    here = page_of(pages, scene._at)
    first = here - here % step
    blocks = [block for page in pages[first : first + step] for _, block in page.blocks]
    return [block.words for block in blocks if isinstance(block, Text) and scene.rule in block.rules]


# ---------------------------------------------------------------- every page fits every window


def bounds(driver: Driver, size: tuple[int, int], scale: int, language: str) -> list[str]:
    """What is wrong with the scene as it is, in a window of this size."""
    window = driver.window
    desk = Desk(size, language, scale, window.gallery, None, strict=True, record=[])
    try:
        window.scene.draw(desk)
    except ValueError as error:
        return [f"{size} {scale} %: {error}"]
    found = [f"{size} {scale} %: {fault}" for fault in faults(desk)]
    found += [f"{size} {scale} %: {t.name} outside" for t in desk.targets if not desk.whole.holds(t.rect, 0.5)]
    names = [target.name for target in desk.targets]
    assert len(names) == len(set(names)), names
    for k, one in enumerate(desk.targets):
        for other in desk.targets[k + 1 :]:
            if one.layer == other.layer and one.rect.inset(0.5).meets(other.rect.inset(0.5)):
                found.append(f"{size} {scale} %: {one.name} over {other.name}")
    return found


@pytest.mark.parametrize(("size", "scale"), EACH)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_every_window(tmp_path: Path, language: str, size: tuple[int, int], scale: int) -> None:
    driver = Driver(tmp_path, language=language)
    window, found = driver.window, list[str]()
    window.change(replace(window.settings, language=language, scale=scale))
    scene = RulebookScene(window, "rois")
    window.switch(scene)
    found += bounds(driver, size, scale, language)
    for k, page in enumerate(scene._pages_now()):
        low = max(y + block.high for y, block in page.blocks)
        assert low <= scene._laid[0][0].h + 0.5, (size, page.first)  # type: ignore[index]
        if k % scene._sheets() == 0:
            scene._at = page.first
            found += bounds(driver, size, scale, language)
    assert not found, "\n".join(sorted(set(found))[:20])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", ["", "general", "ROIS-RULING-5", "qqq"])
def test_lists_and_finds_fit_every_window(tmp_path: Path, language: str, query: str) -> None:
    driver = Driver(tmp_path, language=language)
    window, found = driver.window, list[str]()
    window.start_guide = lambda game: None
    for scale in SCALES:
        window.change(replace(window.settings, language=language, scale=scale))
        for size in SIZES:
            for tab in range(3):
                scene = RulebookScene(window, "rois", "ROIS-SETUP-09")
                window.switch(scene)
                scene.query.set(query)
                scene._tab = tab
                found += bounds(driver, size, scale, language)
                scene._at = scene._at._replace(chapter=18)
                scene._hit = 3
                found += bounds(driver, size, scale, language)
    assert not found, "\n".join(sorted(set(found))[:20])


@pytest.mark.parametrize("size", SIZES)
def test_every_rule_can_be_opened_and_is_lit(tmp_path: Path, size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        driver = reading(tmp_path, size, language)
        for rule in load("rois", language).places:
            opened(driver).open_rule(rule)
            assert lit(driver), (rule, language)


# ---------------------------------------------------------------- the way there


def test_the_menu_opens_the_rulebook_by_mouse_and_by_keys(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.window.switch(
        MenuScene(driver.window, MenuActions(lambda: None, lambda: None, lambda game: None, lambda: None))
    )
    driver.turn()
    driver.click("rules")
    assert opened(driver).listing, "which one?"
    driver.click(f"{GAMES}:0")
    assert "1 The battlefield" in driver.said()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, MenuScene)
    driver.tab_to("rules")
    driver.key(pygame.K_RETURN)
    driver.tab_to(f"{GAMES}:0")
    driver.key(pygame.K_RETURN)
    assert opened(driver).chapter == 0
    driver.click("back")
    assert isinstance(driver.window.scene, MenuScene)
    driver.key(pygame.K_F1)
    assert opened(driver)


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("card:4D", "ROIS-STRIKE-01"),
        ("card:2H", "ROIS-STRIKE-02"),
        ("card:7S", "ROIS-MOVE-01"),
        ("card:JK1", "ROIS-RULING-16"),
        ("place:D4", "ROIS-TERR-02"),
        ("place:C3", "ROIS-TERR-03"),
        ("place:A1", "ROIS-ZONE-02"),
        ("kind:end-turn", "ROIS-RULING-15"),
        ("mode:discard", "ROIS-TURN-03"),
    ],
)
def test_f1_opens_the_book_at_the_thing_under_the_pointer(tmp_path: Path, target: str, rule: str) -> None:
    driver = at_the_table(tmp_path)
    table = driver.window.scene
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=driver.spot(target), rel=(0, 0), buttons=(0, 0, 0)))
    driver.key(pygame.K_F1)
    assert opened(driver).rule == rule
    assert f"opened at rule {rule}" in driver.said()
    driver.key(pygame.K_ESCAPE)
    assert driver.window.scene is table


@pytest.mark.parametrize(
    ("figure", "rule"),
    [("S1", "ROIS-SETUP-02"), ("N1", "ROIS-SETUP-03"), ("general", "ROIS-SPEC-05")],
)
def test_figures_have_their_rules(tmp_path: Path, figure: str, rule: str) -> None:
    driver = at_the_table(tmp_path)
    name = next(name for name in driver.targets() if name.startswith("figure:") and name.endswith(figure))
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=driver.spot(name), button=3))
    assert opened(driver).rule == rule


def test_f1_follows_the_keys(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path)
    driver.tab_to("card:4D")
    driver.key(pygame.K_F1)
    assert opened(driver).rule == "ROIS-STRIKE-01"


def test_a_right_click_where_nothing_lies_opens_nothing(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path)
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=driver.point("tool:save"), button=3))
    assert isinstance(driver.window.scene, PlayScene)


def test_the_tool_opens_the_book_at_what_is_going_on(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path)
    driver.click("tool:rules")
    assert opened(driver).rule == "ROIS-TURN-01"
    driver.key(pygame.K_ESCAPE)
    driver.click("card:4D")
    driver.click("place:C3")
    driver.click("tool:rules")
    assert opened(driver).rule == "ROIS-STRIKE-03"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_a_refusals_number_is_a_link(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = at_the_table(tmp_path, size)
    driver.click("card:7S")
    driver.click("place:C5")
    table = driver.window.scene
    assert isinstance(table, PlayScene)
    assert table.toast is not None
    rule = table.toast.rule
    assert rule in driver.said()
    driver.click("refusal")
    assert opened(driver).rule == rule
    assert lit(driver)
    driver.key(pygame.K_ESCAPE)
    driver.tab_to("refusal")
    driver.key(pygame.K_RETURN)
    assert opened(driver).rule == rule


def test_a_line_of_the_log_leads_to_its_rule(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, (1920, 1080))
    driver.click("mode:discard")
    driver.click("card:9S")
    driver.click("do:0")
    lines = [name for name in driver.targets() if name.startswith("log:") and name[4:].isdecimal()]
    for act in (pygame.K_F1, None):
        spot = driver.spot(max(lines, key=lambda name: int(name[4:])))
        driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
        if act is not None:
            driver.key(act)
        else:
            driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3))
        assert opened(driver).rule == "ROIS-TURN-03"
        driver.key(pygame.K_ESCAPE)


def test_the_set_up_opens_it_at_the_option(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080))
    driver.window.switch(SetupScene(driver.window, "rois", lambda choice: None))
    driver.turn()
    driver.key(pygame.K_F1)
    assert opened(driver).rule == "ROIS-SETUP-04"
    driver.key(pygame.K_ESCAPE)
    spot = driver.spot("option:scenario:hill")
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    driver.key(pygame.K_F1)
    assert opened(driver).rule == "ROIS-SCN-11"


def test_everything_that_the_table_can_point_at_is_in_the_book() -> None:
    known = load("rois", "en").places
    assert set(games.table("rois").rules.values()) <= set(known)
    asked = {f"ask:{kind}" for kind in ("turn", "react", "reaction", "replace", "sabotaged", "draw-offer", "deploy")}
    assert asked <= set(games.table("rois").rules)


# ---------------------------------------------------------------- nothing private


def test_the_hand_is_hidden_while_the_book_lies_over_the_table(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path)
    table = driver.window.scene
    assert isinstance(table, PlayScene)
    assert len(driver.hand()) == 5
    driver.click("tool:rules")
    assert table.eyes() is None
    assert not driver.hand()
    driver.key(pygame.K_ESCAPE)
    assert len(driver.hand()) == 5


def test_the_book_looks_the_same_whatever_is_held(tmp_path: Path) -> None:
    frames = []
    for hand in ("4D,7S,9S,2H,JK1", "5C,6C,KH,QH,AS"):
        driver = Driver(tmp_path)
        driver.play(Session.new(ROIS, {}, 1, start=f"units=2S@C1,2N@C5 hands=S:{hand};N:2C,3C"))
        driver.key(pygame.K_SPACE, " ")
        driver.click("tool:rules")
        driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
        frames.append(driver.pixels())
    assert frames[0] == frames[1]


# ---------------------------------------------------------------- reading


def test_leaves_are_turned_by_arrows_signs_and_wheel(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    scene, seen = opened(driver), []

    def leaf() -> int:
        return page_of(scene._pages_now(), scene._at)

    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1)
    middle = pygame.event.Event(pygame.MOUSEMOTION, pos=(1200, 600), rel=(0, 0), buttons=(0, 0, 0))
    acts: list[Callable[[], object]] = [
        lambda: driver.key(pygame.K_RIGHT),
        lambda: driver.click("leaf:on"),
        lambda: driver.turn(middle, wheel),
        lambda: driver.key(pygame.K_LEFT),
        lambda: driver.click("leaf:back"),
        lambda: driver.key(pygame.K_PAGEDOWN),
        lambda: driver.key(pygame.K_HOME),
        lambda: driver.key(pygame.K_LEFT),
        lambda: driver.key(pygame.K_END),
    ]
    for act in acts:
        act()
        seen.append(leaf())
    last = page_of(scene._pages_now(), scene._at)
    assert seen[:-1] == [2, 4, 6, 4, 2, 4, 0, 0]
    assert scene.chapter == 18
    for _ in range(5):
        driver.key(pygame.K_RIGHT)
    assert leaf() in (last, len(scene._pages_now()) - 1, len(scene._pages_now()) - 2)
    assert "leaf:on" not in driver.targets()


def test_chapters_by_mouse_and_by_keys(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    driver.click("chapter:5")
    assert "6 Striking" in driver.said()
    driver.key(pygame.K_DOWN)
    assert opened(driver).chapter == 6
    driver.tab_to("chapter:6")
    driver.key(pygame.K_UP)
    assert (opened(driver).chapter, driver.window.focus) == (5, "chapter:5")
    driver.click("chapter:10")
    driver.tab_to("see:healing:specials")
    driver.key(pygame.K_RETURN)
    assert opened(driver).book.chapters[opened(driver).chapter].name == "specials"


def test_every_leaf_of_the_book_is_reached_by_arrows(tmp_path: Path) -> None:
    for size in SIZES[:4]:
        driver = reading(tmp_path, size)
        scene = opened(driver)
        seen = {scene._at}
        for _ in range(200):
            driver.key(pygame.K_RIGHT)
            if scene._at in seen:
                break
            seen.add(scene._at)
        assert len(seen) == -(-len(scene._pages_now()) // scene._sheets())


def test_a_leaf_moves_and_any_key_ends_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080), animation="normal")
    driver.step = 0.02
    driver.window.switch(RulebookScene(driver.window, "rois"))
    driver.pause(1)
    scene = opened(driver)
    driver.key(pygame.K_RIGHT)
    assert scene.moving(driver.now)
    moving = driver.pixels()
    driver.pause(1)
    assert not scene.moving(driver.now)
    still = driver.pixels()
    assert moving != still
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_RIGHT)
    driver.pause(1)
    assert driver.pixels() == still


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    driver = reading(tmp_path, rule="ROIS-SHOT-03")
    driver.window.change(replace(driver.window.settings, language="fr"))
    driver.turn()
    assert "Tir à distance" in driver.said()
    assert opened(driver).rule == "ROIS-SHOT-03"
    assert lit(driver)


# ---------------------------------------------------------------- searching


def test_searching_by_keys(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    driver.key(pygame.K_f, mod=pygame.KMOD_LCTRL)
    driver.type("marsh m")
    assert opened(driver).typing == "search"
    number = len(opened(driver).hits)
    assert number > 1
    assert f"{number} places" in driver.said()
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    place = opened(driver).hits[1].place
    assert opened(driver).rule in opened(driver).book.rules(place)
    driver.key(pygame.K_ESCAPE)
    assert opened(driver).query.words == ""
    driver.key(pygame.K_ESCAPE)
    assert opened(driver) is driver.window.scene


def test_searching_by_mouse_for_a_number(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    driver.click("search")
    driver.type("ruling-31")
    driver.click("hit:0")
    assert opened(driver).rule == "ROIS-RULING-31"
    assert any("× 2" in words for words in lit(driver))


def test_nothing_found_is_said(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    driver.click("search")
    driver.type("zebra")
    assert "Nothing found" in driver.said()
    driver.key(pygame.K_RETURN)
    assert opened(driver).chapter == 0


def test_letters_in_the_field_are_no_shortcuts(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    driver.click("search")
    driver.type("m h")
    assert not driver.window.settings.mute
    assert opened(driver).query.words == "m h"


def test_tab_goes_on_from_the_field(tmp_path: Path) -> None:
    driver = reading(tmp_path)
    driver.tab_to("search")
    driver.letter("x")
    driver.key(pygame.K_TAB)
    assert opened(driver).typing is None
    assert driver.window.focus != "search"


def test_tabs_of_a_small_window(tmp_path: Path) -> None:
    driver = reading(tmp_path, (1920, 1080))
    driver.window.change(replace(driver.window.settings, scale=200))
    driver.turn()
    driver.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL)
    driver.click("chapter:3")
    assert "A turn" in driver.said()
    driver.click("tab:2")
    driver.type("rout")
    driver.key(pygame.K_RETURN)
    assert lit(driver)
    driver.key(pygame.K_f, mod=pygame.KMOD_LCTRL)
    assert opened(driver).typing == "search"
    driver.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL)
    driver.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL)
    driver.tab_to("chapter:3")
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert "Moving" in driver.said()


# ---------------------------------------------------------------- several games


def test_with_several_games_one_chooses_from_a_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "rulebooks"
    folder.mkdir()
    for language in LANGUAGES:
        for game in ("rois", "tiny"):
            (folder / f"{game}.{language}.md").write_text(f"# one: About {game}\n> Short.\n", encoding="utf-8")
    monkeypatch.setattr(files, "rulebooks", lambda: folder)
    monkeypatch.setattr(games, "playable", lambda: ("rois", "tiny"))
    driver = Driver(tmp_path)
    driver.window.switch(RulebookScene(driver.window))
    driver.turn()
    assert opened(driver).listing
    driver.click("games:1")
    assert "About tiny" in driver.said()
    driver.tab_to("games")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert "About rois" in driver.said()


def test_a_game_without_a_book_has_no_tool_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "rulebooks", lambda: tmp_path)
    driver = at_the_table(tmp_path)
    assert "tool:rules" not in driver.targets()
    driver.key(pygame.K_F1)
    assert isinstance(driver.window.scene, PlayScene)
    driver.click("card:7S")
    driver.click("place:C5")
    assert "refusal" not in driver.targets()


def test_the_shelf_of_books_is_the_shelf_of_games() -> None:
    assert rulebook_text.shelf() == games.playable()
    part = load("rois", "en").chapters[0].parts[0]
    assert isinstance(part, Paragraph)
    assert part.lead
