"""Every scene as a picture, to be looked at: `make shots`, `make shots ONLY=table SIZES=1280x720@150:fr`.

Writes PNG files and contact sheets into shots/. Tables are also written in grey, because a picture without colours must
still be playable.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from boardgames import crash_report, files, games  # noqa: E402
from boardgames.app import crash, guides  # noqa: E402
from boardgames.app.about import AboutScene  # noqa: E402
from boardgames.app.crash import CrashScene  # noqa: E402
from boardgames.app.guide import GuideScene  # noqa: E402
from boardgames.app.load import LoadActions, LoadScene  # noqa: E402
from boardgames.app.menu import MenuActions, MenuScene  # noqa: E402
from boardgames.app.options_scene import SettingsScene  # noqa: E402
from boardgames.app.play import PlayScene  # noqa: E402
from boardgames.app.print_scene import PrintScene  # noqa: E402
from boardgames.app.print_work import Making  # noqa: E402
from boardgames.app.replay import ReplayScene  # noqa: E402
from boardgames.app.result import ResultActions, ResultScene  # noqa: E402
from boardgames.app.rulebook import RulebookScene  # noqa: E402
from boardgames.app.scene import Scene  # noqa: E402
from boardgames.app.settings import Settings  # noqa: E402
from boardgames.app.setup import SetupScene  # noqa: E402
from boardgames.app.shelf import ShelfScene  # noqa: E402
from boardgames.app.start import ending  # noqa: E402
from boardgames.app.window import Window  # noqa: E402
from boardgames.bots.chance import ChancePlayer  # noqa: E402
from boardgames.core import save_list, saves  # noqa: E402
from boardgames.core.contract import Move  # noqa: E402
from boardgames.core.session import Session  # noqa: E402
from boardgames.words import Words  # noqa: E402
from tests.app.golden_games import played  # noqa: E402
from tests.app.whole_games import of_file  # noqa: E402
from tools import shots_assassins, shots_koth, shots_match  # noqa: E402

STANDARD = ("1920x1080:en", "1280x720:fr", "1024x600:fr", "1920x1080@200:fr")
FOUR = (
    "players=4 units=2S@C1,2S@B1,S5@D2,3W@A3,W4@B4:2,3N@C5,2N@B5:7,3E@E3,E4@D4 turn=south first=south "
    "terrain=..w../.o.r./m.h.m/.r.o./..w.. hands=S:9C,2S,7D,KS,3H;W:4C,5C,6C;N:7C,8C;E:9D,10D,JD"
)


LATER = 1.0
"""Seconds after the start: the cover screen has been seen, nothing moves any more."""


class Size(NamedTuple):
    """A window: its size, the interface scale and the language."""

    wide: int
    high: int
    scale: int
    language: str

    @classmethod
    def parse(cls, text: str) -> "Size":
        window, _, language = text.partition(":")
        pixels, _, scale = window.partition("@")
        wide, _, high = pixels.partition("x")
        return cls(int(wide), int(high), int(scale or 100), language or "en")

    def __str__(self) -> str:
        return f"{self.wide}x{self.high}" + (f"@{self.scale}" if self.scale != 100 else "") + f"_{self.language}"


def newest(game: str = "rois") -> saves.Save:
    """The save of an example, as if it were the player's own."""
    return next(saves.read(head.path) for head in save_list.heads(files.example_saves()) if head.game == game)


def example(game: str = "rois") -> tuple[Session[Any], tuple[str, ...]]:
    """The game in progress that ships with the app."""
    save = newest(game)
    return saves.load(save, games.rules), save.players


def lay(window: Window, scene: PlayScene) -> None:
    """Put a game on the table and look at its cover screen long enough."""
    window.switch(scene)
    window.turn([], 0.0)
    window.turn([], LATER)


def play(
    window: Window, session: Session[Any], players: tuple[str, ...], *picks: str, seated: bool = True
) -> PlayScene:
    """A table with some things picked."""
    scene = PlayScene(window, session, players, lambda scene, outcome: None)
    lay(window, scene)
    if seated:
        scene.sit()
        scene.reveal()
    for value in picks:
        what = "card" if value not in {place.name for place in scene.game.places(session.view(None))} else "place"
        scene.click(value, what, value)
    return scene


def banner(window: Window) -> Scene:
    """An action is declared: the neutral question to the other player."""
    session, players = example()
    session.submit(0, Move.parse("strike card=2H zone=C2 to=D3 how=damage"))
    return play(window, session, players, seated=False)


def come_back(window: Window) -> Scene:
    """The other player has played on: what happened since the last look."""
    session, players = example()
    for player, move in (
        (0, "strike card=2H zone=C2 to=D3 how=damage"),
        (1, "pass"),
        (0, "move card=10S zone=C2 to=B2 units=S5,S6 specials=general"),
        (1, "pass"),
        (0, "end-turn"),
    ):
        assert session.submit(player, Move.parse(move)) is None, move
    scene = PlayScene(window, session, players, lambda scene, outcome: None, table={"seen": [0, session.ply - 5]})
    lay(window, scene)
    scene.sit()
    return scene


def parting(window: Window) -> Scene:
    """The turn is over: what was drawn, before the screen is handed on."""
    scene = play(window, *example())
    scene.play(Move("end-turn"))
    return scene


def over_table(window: Window, opened: Callable[[PlayScene], object]) -> Scene:
    """Something that lies over the table."""
    opened(play(window, *example()))
    return window.scene


def dragging(window: Window) -> Scene:
    """A card in the hand of the player, over the board."""
    scene = play(window, *example())
    window.turn([], LATER)
    assert window.desk is not None
    spots = {target.name: target.rect for target in window.desk.targets}
    held = next(target for target in window.desk.targets if target.name == "card:2H")
    scene.press(held, held.rect.cx, held.rect.y + 40)
    scene.drag(spots["place:C3"].cx, spots["place:C3"].cy + 60)
    return scene


def near(window: Window) -> Scene:
    """The board, enlarged."""
    scene = play(window, *example(), "2H")
    window.turn([], LATER)
    assert scene.places is not None
    for _ in range(3):
        scene.wheel(1, scene.places.board.cx, scene.places.board.cy)
    return scene


def fought() -> tuple[Session[Any], tuple[str, ...]]:
    """A whole game, played to its last unit: the one that the window's tests play by keyboard."""
    game = of_file("keyboard")
    session: Session[Any] = Session.new(games.rules("rois"), game.options, game.seed)
    for turn in game.turns[1:]:
        assert session.submit(game.players.index(turn.player), Move.parse(turn.move)) is None, turn.move
    return session, game.players


def four() -> tuple[Session[Any], tuple[str, ...]]:
    """Four players in the middle of a game."""
    session: Session[Any] = Session.new(games.rules("rois"), {"players": 4}, 1, FOUR)
    return session, ("Anne", "Chloé", "Ben", "Dora")


def fought_by_four() -> tuple[Session[Any], tuple[str, ...]]:
    """Four players, some turns by chance; then all but one give up."""
    session, players = four()
    chance = ChancePlayer(7)
    while session.ply < 40 and (ask := session.ask) is not None:
        assert session.submit(ask.player, chance.choose(session, ask.player)) is None
    while (ask := session.ask) is not None:
        if ask.player == 0 or session.submit(ask.player, Move("give-up")) is not None:
            assert session.submit(ask.player, chance.choose(session, ask.player)) is None
    return session, players


def result(window: Window, game: tuple[Session[Any], tuple[str, ...]], tab: int = 0) -> Scene:
    """The end of a game."""
    session, players = game
    outcome = session.outcome
    assert outcome is not None
    scene = PlayScene(window, session, players, lambda scene, outcome: None)
    actions = ResultActions(lambda swapped: None, lambda: None, lambda: None, lambda tell: None)
    found = ResultScene(window, ending(scene, outcome), actions)
    found.tab = tab
    return found


def finished(game: str = "rois") -> tuple[Session[Any], tuple[str, ...]]:
    """An example, given up by the one who is asked."""
    session, players = example(game)
    ask = session.ask
    assert ask is not None
    assert session.submit(ask.player, Move("give-up")) is None
    return session, players


def replay(window: Window, session: Session[Any], players: tuple[str, ...], tab: int = 0) -> Scene:
    """A game in the middle of its replay."""
    back = Words(window.settings.language, "saves").say("replay.back-result" if session.outcome else "replay.back-list")
    scene = ReplayScene(window, session, players, {}, back)
    scene.go_to(25)
    scene.tab = tab
    return scene


def saved_games(window: Window, tab: int = 0) -> LoadScene:
    """A list of saved games of all kinds."""
    shutil.rmtree(window.saves, ignore_errors=True)
    session, players = example()
    for number, name in enumerate(("Sunday at the hill", "La longue campagne", "Third try", "Before the gate")):
        made = saves.snapshot(session, players if number % 2 else ("Chloé", "Dora"), {"colours": ["rose", "green"]})
        save = replace(made, name=name, saved=f"2026-11-{17 - number}T20:05:00+00:00")
        save_list.write_new(window.saves, save)
    done = saves.snapshot(finished()[0], players, name="The end of it")
    save_list.write_new(window.saves, replace(done, saved="2026-11-12T20:05:00+00:00"))
    for number in range(2):
        saves.autosave(window.saves, saves.snapshot(session, players, name="" if number else "Sunday at the hill"))
    (window.saves / "torn.save.json").write_bytes(b'{"app": "boardgames"')
    scene = LoadScene(window, LoadActions(lambda *_: None, lambda *_: None))
    scene.tab = tab
    return scene


def no_games(window: Window) -> LoadScene:
    """A list of saved games that finds none."""
    scene = saved_games(window)
    scene.search.set("zugzwang")
    return scene


def searched(window: Window, words: str) -> Scene:
    """The rulebook, searched for something."""
    scene = RulebookScene(window, "rois")
    window.switch(scene)
    window.turn([], 0.0)
    scene.type_in()
    scene.query.set(words)
    return scene


def over_list(window: Window, opened: Callable[[LoadScene], object]) -> Scene:
    """Something that lies over the list of saved games."""
    scene = saved_games(window)
    window.switch(scene)
    for moment in range(40):
        window.turn([], moment / 10)
    opened(scene)
    return window.scene


def setup(
    window: Window, *chosen: tuple[str, str | tuple[str, ...]], tab: int = 0, laid: tuple[str, ...] = ()
) -> SetupScene:
    """The set-up with some options chosen, at one of its tabs in a small window."""
    scene = SetupScene(window, "rois", lambda choice: None)
    for name, value in chosen:
        scene.draft.choose(name, value)
    scene.draft.laid.update(dict(zip(laid[::2], laid[1::2], strict=True)))
    window.switch(scene)
    if has_tabs(window):
        window.turn([], 0.0)
        scene.turn_to(tab)
    return scene


def has_tabs(window: Window) -> bool:
    """Whether the set-up of this window is divided into tabs."""
    window.turn([], 0.0)
    return window.desk is not None and any(target.name.startswith("tab:") for target in window.desk.targets)


def four_colours(window: Window) -> Scene:
    """Four players, the list of colours open."""
    scene = setup(window, ("players", "4"), tab=3)
    window.turn([], 0.0)
    scene.open_colours(1)
    return scene


def menu(window: Window, save: saves.Save | None) -> Scene:
    """The main menu, with or without a game to continue."""
    return MenuScene(window, MenuActions(lambda: save, lambda: None, lambda game: None, lambda: None))


def printing(window: Window, tab: int = 0, made: bool = False, game: str = "rois") -> PrintScene:
    """The printer, with or without a file that was just made."""
    scene = PrintScene(window, window.saves / "printed")
    window.switch(scene)
    scene.tab = tab
    while scene.order.game != game:
        scene.next_game(1)
    if made:
        scene.make()
        assert scene.making is not None
        scene.making.wait()
    return scene


class HalfMade(Making):
    """A file that stays half made, to be looked at."""

    running = True

    def _make(self, order: object, path: Path) -> None:
        self.what, self.share = "setting", 0.47


def working(window: Window) -> PrintScene:
    """In the middle of the work."""
    scene = printing(window)
    scene.making = HalfMade(scene.order, scene.into)
    return scene


def closely(window: Window) -> Scene:
    """One printed page, as large as the window."""
    printing(window).look_at(1)
    return window.scene


def refused_key(window: Window) -> Scene:
    """The list of keys: one that is taken was pressed."""
    scene = SettingsScene(window, "keys")
    window.switch(scene)
    window.turn([], 0.0)
    scene.listen("rois:end-turn")
    scene.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"))
    window.focus, window.ring = "key:rois:end-turn", True
    return scene


def open_question(window: Window) -> Scene:
    """The question before hands are opened."""
    scene = SettingsScene(window, "play")
    window.switch(scene)
    scene.flip("hide_hands")
    return window.scene


def open_hands(window: Window) -> Scene:
    """A table whose hands lie open."""
    window.change(replace(window.settings, hide_hands=False))
    return play(window, *example(), "10S", seated=False)


def offering(window: Window) -> Scene:
    """The main menu at the first start."""
    window.change(replace(window.settings, guide_offer=True))
    actions = MenuActions(lambda: None, lambda: None, lambda game: None, lambda: None, lambda game: None)
    return MenuScene(window, actions)


def guided(window: Window, *picks: str, game: str = "rois") -> Scene:
    """A guided game at its second step, or with some things picked."""
    scene = GuideScene(window, guides.read(game), lambda: None)
    lay(window, scene)
    scene.sit()
    if picks:
        scene.go()
    for value in picks:
        what = "card" if value not in {place.name for place in scene.game.places(scene.view())} else "place"
        scene.click(value, what, value)
    return scene


def crashed(window: Window) -> Scene:
    """What is seen after an error of our own."""
    try:
        guides.read("lost")
    except guides.GuideError as error:
        report = crash_report.report(error, ("pygame, SDL, x11", "scenes: MenuScene, PlayScene", "game: rois, move 12"))
    return CrashScene(window, report, Path("/home/anne/.local/state/boardgames/log/crash-2026-11-19-224355.txt"), True)


def going_on(window: Window) -> Scene:
    """The start after that: go on?"""
    save = newest()
    saves.autosave(window.saves, save)
    window.switch(menu(window, save))
    window.turn([], 0.0)
    crash.offer(window, save.uid, lambda *_: None)
    return window.scene


SCENES: dict[str, Callable[[Window], Scene]] = {
    "menu_first": lambda window: menu(window, None),
    "menu_guide": offering,
    "menu": lambda window: menu(window, newest()),
    "shelf": lambda window: ShelfScene(window, lambda game: None, lambda game: None),
    "setup": setup,
    "setup_options": lambda window: setup(window, tab=2),
    "setup_players": lambda window: setup(window, ("specials", ("general", "healer")), tab=3),
    "setup_by-hand": lambda window: setup(
        window, ("terrain", "free"), ("theme", "medieval"), tab=2, laid=("B5", "wood", "C3", "hill", "A3", "marsh")
    ),
    "setup_hill": lambda window: setup(window, ("scenario", "hill"), tab=1),
    "setup_four": four_colours,
    "settings": SettingsScene,
    "settings_play": lambda window: SettingsScene(window, "play"),
    "settings_sound": lambda window: SettingsScene(window, "sound"),
    "settings_keys": refused_key,
    "settings_hands": open_question,
    "table_open": open_hands,
    "about": AboutScene,
    "crash": crashed,
    "crash_go-on": going_on,
    "print": printing,
    "print_paper": lambda window: printing(window, 1),
    "print_pages": lambda window: printing(window, 2),
    "print_working": working,
    "print_done": lambda window: printing(window, 2, made=True),
    "print_page": closely,
    "print_koth": lambda window: printing(window, game="koth"),
    "cover": lambda window: play(window, *example(), seated=False),
    "table_turn": lambda window: play(window, *example()),
    "table_strike": lambda window: play(window, *example(), "2H", "D3"),
    "table_move": lambda window: play(window, *example(), "10S", "D1"),
    "table_refusal": lambda window: play(window, *example(), "10S", "B5"),
    "table_banner": banner,
    "table_drag": dragging,
    "table_near": near,
    "table_parting": parting,
    "recap": come_back,
    "pile": lambda window: over_table(window, lambda scene: scene.click("1", "pile")),
    "table-menu": lambda window: over_table(window, lambda scene: scene.menu()),
    "table_four": lambda window: play(window, *four(), "2S"),
    "guide_look": guided,
    "guide_strike": lambda window: guided(window, "4D", "C3"),
    "guide_koth_look": lambda window: guided(window, game="koth"),
    "guide_koth_bid": lambda window: guided(window, "3D", game="koth"),
    "result": lambda window: result(window, fought()),
    "result_numbers": lambda window: result(window, fought(), 1),
    "result_koth": lambda window: result(window, (played("koth", "keyboard"), ("Anne", "Ben"))),
    "result_koth_numbers": lambda window: result(window, (played("koth", "keyboard"), ("Anne", "Ben")), 1),
    "result_assassins": lambda window: result(window, (played("assassins", "keyboard"), ("Anne", "Ben"))),
    "result_assassins_numbers": lambda window: result(window, (played("assassins", "keyboard"), ("Anne", "Ben")), 1),
    "result_four": lambda window: result(window, fought_by_four()),
    "replay": lambda window: replay(window, *finished()),
    "replay_hidden": lambda window: replay(window, *example()),
    "replay_moves": lambda window: replay(window, *finished(), 1),
    "replay_koth": lambda window: replay(window, *finished("koth")),
    "replay_koth_hidden": lambda window: replay(window, *example("koth")),
    "replay_four": lambda window: replay(window, *fought_by_four()),
    "rulebook": lambda window: RulebookScene(window, "rois", "ROIS-SPEC-05"),
    "rulebook_koth": lambda window: RulebookScene(window, "koth", "KOTH-LOS-03"),
    "rulebook_search": lambda window: searched(window, "general"),
    "load": saved_games,
    "load_empty": no_games,
    "load_details": lambda window: saved_games(window, 1),
    "load_delete": lambda window: over_list(window, lambda scene: scene.delete()),
    "load_broken": lambda window: over_list(window, lambda scene: scene.step(5)),
    "load_failed": lambda window: over_list(window, lambda scene: scene.take_in(Path("/nowhere"))),
    **shots_koth.SCENES,
    **shots_assassins.SCENES,
    **shots_match.SCENES,
    "name-panel": lambda window: over_table(window, lambda scene: scene.save_copy()),
}


def shoot(name: str, size: Size, out: Path) -> Path:
    """One scene at one size."""
    settings = Settings(language=size.language, scale=size.scale, width=size.wide, height=size.high, animation="off")
    window = Window(settings, None, out / "saves", None)
    window.start_guide = lambda game: None
    scene = SCENES[name](window)
    if not window.scenes or window.scene is not scene:
        window.switch(scene)
    window.redraw()
    window.turn([], LATER)
    for _ in range(400):  # drawn in another thread, or read one by one; what never ends is looked at as it is
        if not scene.moving(LATER):
            break
        window.turn([], LATER)
        pygame.time.wait(5)
    window.redraw()
    window.turn([], LATER)
    surface = pygame.display.get_surface()
    assert surface is not None
    path = out / f"{name}_{size}.png"
    pygame.image.save(surface, path)
    window.gallery.close()
    return path


def sheet(paths: list[Path], out: Path) -> None:
    """A contact sheet: all pictures of one size, small, in columns."""
    wide, columns = 640, 3
    pictures = [Image.open(path).convert("RGB") for path in paths]
    small = [picture.resize((wide, wide * picture.height // picture.width)) for picture in pictures]
    high = max(picture.height for picture in small)
    rows = -(-len(small) // columns)
    whole = Image.new("RGB", (columns * (wide + 8), rows * (high + 8)), "#20160e")
    for number, picture in enumerate(small):
        whole.paste(picture, (number % columns * (wide + 8) + 4, number // columns * (high + 8) + 4))
    whole.save(out)


README = {"rois": "table_strike", "koth": "table_koth_attack", "assassins": "table_assassins_push"}
"""The table of each game as README.md shows it."""


def show_tables(out: Path) -> None:
    """The pictures of README.md, small enough to be kept."""
    for game, name in README.items():
        path = shoot(name, Size.parse("1280x720:en"), out)
        Image.open(path).convert("RGB").save(ROOT / "docs" / "pictures" / f"{game}.jpg", quality=88)


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="scenes whose name holds one of these words, such as table,menu")
    parser.add_argument("--sizes", default="", help="such as 1280x720:fr,1920x1080@200:en")
    parser.add_argument("--out", type=Path, default=ROOT / "shots")
    parser.add_argument("--readme", action="store_true", help="the pictures of README.md instead, into docs/pictures/")
    args = parser.parse_args()
    pygame.display.init()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.readme:
        show_tables(args.out)
        return
    for text in (args.sizes or ",".join(STANDARD)).split(","):
        size = Size.parse(text)
        paths = [shoot(name, size, args.out) for name in SCENES if any(word in name for word in args.only.split(","))]
        for path in paths:
            if "table_" in path.name:
                Image.open(path).convert("L").save(path.with_name(f"grey_{path.name}"))
            print(path)
        sheet(paths, args.out / f"sheet_{size}.png")


if __name__ == "__main__":
    main()
