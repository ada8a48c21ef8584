"""The scenes of King of the Hill for `make shots`: positions like those of the pictures to reach."""

from collections.abc import Callable
from typing import Any

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.scene import Scene
from boardgames.app.setup import SetupScene
from boardgames.app.window import Window
from boardgames.core.session import Session

LAND = "terrain=lake-shallow@A2,road@I1,forest-small@J5"
UNITS = "bC@E3,bF@E4,bF*@G2,bCH@F1,rF@F4,rT@D2,rC@G5,rF*@H6,rMV@E6,rHO@J6"
HANDS = "hands=b:3C,10C,7S,AS,9H,6D,QD;r:2C,4C,5C,8S,KS,7D,JH discard=KH,JS fallen=r:HO,T;b:F"
LASTING = "castings=E6:r:2:1 turn=3"
ATTACK = f"units=bT@C1,bF@F3,{UNITS} {LAND} {HANDS} {LASTING}"
SIGHT = f"units=bT@J2,bF@G3,{UNITS} {LAND} {HANDS} {LASTING}"
DEFENCE = (
    f"units=bF@B2,bF*@C2,rF@C3,rT@A1,rC@D4 {LAND} turn=2 step=defend attacker=C2 target=C3 force=9 "
    "drawn=3C,QS,JK1,KD played=9H hands=b:3H,10C,7S,AS,6D,QD;r:2C,4C,5C,8S,9S,7D,JH plays=blue"
)
NAMING = f"units=bT@C1,bF@F3,{UNITS} {LAND} stage=name asked=blue {HANDS} turn=2"
BIDDING = f"units=bT@C1,bF@F3,{UNITS} {LAND} stage=bid asked=blue {HANDS} turn=2"
FLEEING = (
    f"units=bF@B2,bC*@E3,rF@F4,rF*@G6 {LAND} turn=2 step=flee attacker=E3 target=F4 force=9 "
    "drawn=3C,QS played=9H hands=b:3H,10C,7S;r:2C,4C,5C plays=blue"
)
DEPLOY = (
    "scenario=night stage=deploy asked=blue first=blue turn=0 units=bT@B2,bF@C2,bAR@H2,bF@J1 "
    "reserve=b:C*,T,FE;r:F,F*,C,C,T,BE,HO,HO"
)
TERRAIN = (
    "stage=terrain asked=blue first=blue turn=0 terrain=forest-large@A5:r "
    "reserve=b:C*,T,FE,F,F,C,T;r:F,F*,C,C,T,BE,HO,HO"
)
AMBUSH = "scenario=ambush units=bC@F7,bF*@F5,bT@F4,rF@C5,rF*@G6,rC@K5 turn=3 hands=b:3C,10C,7S,AS,9H;r:2C,4C,5C,8S,KS"
PLAYERS = ("Anne", "Ben")


def table(window: Window, start: str, *picks: str) -> PlayScene:
    """A position on the table, behind its cover screen if it is private, with some targets clicked."""
    options: dict[str, object] = {}
    for word in start.split():
        if word.startswith("scenario="):
            options["scenario"] = word.partition("=")[2]
    scene = PlayScene(window, Session.new(games.rules("koth"), options, 1, start), PLAYERS, lambda scene, outcome: None)
    window.switch(scene)
    window.turn([], 0.0)
    window.turn([], 1.0)
    if scene.covered():
        scene.sit()
        scene.reveal()
    for pick in picks:
        what, _, value = pick.partition(":")
        if what == "mode":
            scene.mode(value)
        elif pick == "ranges":
            scene.deployment.turn()
        elif pick == "place-rest":
            scene.deployment.rest()
        else:
            scene.click(value, what, value)
    return scene


def dragging(window: Window, start: str, held: str, over: str, *picks: str) -> Scene:
    """Something in the player's hand, over a place."""
    scene = table(window, start, *picks)
    window.turn([], 1.0)
    assert window.desk is not None
    spots = {target.name: target for target in window.desk.targets}
    a, b = spots[held], spots[over].rect
    scene.press(a, a.rect.cx, a.rect.cy)
    scene.drag(b.cx, b.cy)
    return scene


def hovering(window: Window, start: str, target: str, *picks: str) -> Scene:
    """The keys on a figure: what it can aim at."""
    scene = table(window, start, *picks)
    window.focus, window.ring = target, True
    return scene


def fresh(window: Window, **options: Any) -> PlayScene:
    """A new game behind its first cover screen."""
    scene = PlayScene(window, Session.new(games.rules("koth"), options, 3), PLAYERS, lambda scene, outcome: None)
    window.switch(scene)
    window.turn([], 0.0)
    window.turn([], 1.0)
    if scene.covered():
        scene.sit()
        scene.reveal()
    return scene


def setup(window: Window, *chosen: tuple[str, str], tab: int = 0) -> Scene:
    """The set-up with some options chosen, at one of its tabs in a small window."""
    scene = SetupScene(window, "koth", lambda choice: None)
    for name, value in chosen:
        scene.draft.choose(name, value)
    window.switch(scene)
    window.turn([], 0.0)
    if window.desk is not None and any(target.name.startswith("tab:") for target in window.desk.targets):
        scene.turn_to(tab)
    return scene


SCENES: dict[str, Callable[[Window], Scene]] = {
    "setup_koth": setup,
    "setup_koth_night": lambda window: setup(window, ("scenario", "night"), tab=1),
    "setup_koth_drawn": lambda window: setup(window, ("scenario", "drawn"), tab=2),
    "table_koth_attack": lambda window: table(window, ATTACK, "card:9H", "figure:E3", "place:F4"),
    "table_koth_card": lambda window: table(window, ATTACK, "card:9H"),
    "table_koth_move": lambda window: dragging(window, ATTACK, "figure:E3", "place:C5", "card:10C"),
    "table_koth_refusal": lambda window: table(window, ATTACK, "card:10C", "figure:E3", "place:G4"),
    "table_koth_spell": lambda window: table(window, ATTACK, "card:7S", "mode:lightning"),
    "table_koth_sight": lambda window: hovering(window, SIGHT, "figure:J2", "card:QD", "figure:J2"),
    "table_koth_defence": lambda window: table(window, DEFENCE),
    "table_koth_joker": lambda window: table(window, DEFENCE, "card:JK1"),
    "table_koth_bid": lambda window: table(window, BIDDING, "card:9H"),
    "table_koth_name": lambda window: table(window, NAMING),
    "table_koth_flee": lambda window: table(window, FLEEING),
    "table_koth_deploy": lambda window: dragging(window, DEPLOY, "item:C*", "place:D1"),
    "table_koth_ranges": lambda window: table(window, DEPLOY, "ranges"),
    "table_koth_rest": lambda window: table(window, DEPLOY, "place-rest"),
    "table_koth_terrain": lambda window: table(window, TERRAIN, "item:lake-shallow", "place:I2"),
    "table_koth_lay": lambda window: table(window, TERRAIN, "item:lake-shallow"),
    "table_koth_ambush": lambda window: table(window, AMBUSH, "card:3C", "figure:F7"),
    "table_koth_army": fresh,
}
"""The tables of King of the Hill."""
