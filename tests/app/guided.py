"""Following a guide: each step is done by what its card points at, by mouse or by keyboard alone."""

import pygame

from boardgames.app import guides
from boardgames.app.guide import GuideScene
from tests.app.driving import Driver
from tests.app.gestures import Hands, Keyboard, Mouse

MOST_TURNS = 60


class Pupil:
    """Somebody who does what the guide's card says, with one pair of hands."""

    def __init__(self, driver: Driver, hands: type[Hands], game: str = "rois") -> None:
        self.driver, self.hands = driver, hands(driver)
        self.left: list[str] = []
        self.scene = GuideScene(driver.window, guides.read(game), lambda: self.left.append("left"))
        driver.window.switch(self.scene)
        driver.turn()
        driver.turn()

    def watch(self) -> None:
        """Wait until the others have played."""
        for _ in range(MOST_TURNS):
            if not self.scene.watching:
                return
            self.driver.turn()
        raise AssertionError(f"nothing comes by itself in step {self.scene.step.key}")

    def follow(self) -> str:
        """Do one thing that the card asks for; gives the step's key."""
        self.watch()
        scene, hands, key = self.scene, self.hands, self.scene.step.key
        if scene.covered() or scene.waiting():
            hands.go_on("sit")
        elif scene.parting is not None:
            hands.go_on("part")
        elif scene.step.do == "look":
            hands.go_on("guide:go")
        elif scene.step.do == "undo":
            self._undo()
        else:
            self._do_what_is_pointed_at()
        return key

    def _undo(self) -> None:
        if isinstance(self.hands, Keyboard):
            self.driver.key(pygame.K_z, "z", pygame.KMOD_CTRL)
            return
        if "tool:undo" not in self.driver.targets():
            self.hands.do("tool:drawer")
        self.hands.do("tool:undo")

    def _do_what_is_pointed_at(self) -> None:
        """In the order of the card; what is picked already is not picked again."""
        done = self.scene.prompt().done
        for name in self.scene.step.point:
            if name not in done:
                self.hands.do(name)

    def reach(self, key: str) -> None:
        """Follow the guide up to a step."""
        for _ in range(MOST_TURNS):
            self.watch()
            scene = self.scene
            ready = not (scene.covered() or scene.waiting() or scene.parting is not None)
            if scene.step.key == key and (ready or scene.step.do in ("sit", "part")):
                return
            self.follow()
        raise AssertionError(f"the guide never comes to {key}, but stands at {self.scene.step.key}")


HANDS: dict[str, type[Hands]] = {"mouse": Mouse, "keyboard": Keyboard}
