"""Which rule the rulebook opens at: that of the thing under the pointer, else that of what is going on at the table."""

from typing import TYPE_CHECKING

from boardgames.app import side_panel

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene


def rule_of(scene: "PlayScene", target: str | None) -> str:
    """The rule about a target of the screen; empty: there is none."""
    what, _, value = (target or "").partition(":")
    if what == "refusal" and scene.toast is not None:
        return scene.toast.rule
    if what == "log" and value.isdecimal():
        return side_panel.log_rule(scene, int(value))
    if what == "do":
        actions = scene.actions()
        return _about(scene, "kind", actions[int(value)].move.kind) if int(value) < len(actions) else ""
    return _about(scene, "kind" if what == "mode" else what, value)


def rule_now(scene: "PlayScene") -> str:
    """What has just been refused, what is being played, or what is asked."""
    said = scene.toast or scene.whisper
    if said is not None and said.rule and scene.front:
        return said.rule
    kind = next((action.move.kind for action in scene.actions()), "")
    return _about(scene, "kind", kind) or _about(scene, "ask", scene.ask.kind if scene.ask is not None else "")


def _about(scene: "PlayScene", what: str, value: str) -> str:
    return scene.game.rule(scene.view(), what, value) if what else ""
