"""The queue of movements: shares of time, parts of a movement, and rest at once when somebody has seen enough."""

from boardgames.table.motion import Motion, eased


def test_a_movement_takes_its_time_at_the_pace_that_was_set() -> None:
    motion = Motion()
    motion.begin("glide", 1.0, 0.2, pace=2.0)
    assert motion.share("glide", 1.0) == 0
    assert motion.share("glide", 1.2) == 0.5
    assert motion.share("glide", 1.5) == 1
    motion.begin("fall", 1.0, 0.2, pace=0.0)
    assert motion.share("fall", 1.0) == 1, "without animation everything is there at once"


def test_parts_follow_each_other() -> None:
    motion = Motion()
    motion.begin("cards", 0.0, 1.0, pace=1.0)
    assert motion.part("cards", 0.25, 0.0, 0.5, 1.0) == 0.5
    assert motion.part("cards", 0.25, 0.5, 0.5, 1.0) == 0
    assert motion.part("cards", 0.75, 0.5, 0.5, 1.0) == 0.5


def test_what_has_come_to_rest_is_drawn_once_more_and_then_sleeps() -> None:
    motion = Motion()
    motion.begin("glide", 0.0, 0.2, pace=1.0)
    assert motion.busy(0.1)
    assert motion.busy(0.3), "the last picture"
    assert not motion.busy(0.35)


def test_a_click_ends_everything() -> None:
    motion = Motion()
    motion.begin("glide", 0.0, 0.2, pace=1.0)
    assert motion.end()
    assert motion.share("glide", 0.1) == 1
    assert not motion.end()


def test_movements_are_quick_at_first() -> None:
    assert eased(0) == 0
    assert eased(0.5) > 0.5
    assert eased(1) == 1
