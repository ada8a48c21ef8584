"""The bench of the window measures what it says: no times here, only that things are dragged and judged."""

from pathlib import Path

import pygame

from tools import bench_window
from tools.bench_window import Player


def seen(spot: tuple[int, int]) -> bytes:
    """What is on the screen around a point."""
    screen = pygame.display.get_surface()
    assert screen is not None
    box = pygame.Rect(0, 0, 60, 60)
    box.center = spot
    return pygame.image.tobytes(screen.subsurface(box), "RGB")


def test_what_is_dragged_hangs_at_the_pointer_and_comes_back(tmp_path: Path) -> None:
    player = Player(tmp_path)
    hand = player.names("card:")
    assert len(player.drag(hand[0], 3)) == 5
    assert player.names("card:") == hand, "after a drag the hand lies there as before"
    here, there = player.point("place:B3"), player.point("place:D3")
    player.take(hand[0])
    player.carry(here)
    held = seen(here)
    player.carry(there)
    assert seen(here) != held, "nothing hangs at the pointer"
    player.window.gallery.close()


def test_a_line_says_whether_its_goal_is_met() -> None:
    one = {"clock": [0.004] * 98 + [0.02] * 2, "work": [0.004] * 100, "bare": [0.002]}
    ratio, share = bench_window.frame_rows({"rounds": [one]})
    assert (ratio[1], ratio[3]) == ("2.00", "yes")
    assert (share[1], share[3]) == ("98.0%", "NO")
    held = {"dragged": (80.0, 90.0), "zoomed": (80.0, 260.0), "resized": (0.0, 0.0)}
    assert [line[3] for line in bench_window.memory_rows(held)] == ["yes", "NO"]
    assert bench_window.start_row([(0.5, 0.1), (0.3, 0.1), (0.2, 0.1)], cold=False)[1:4] == ("3.00", "at most 4", "yes")
    assert bench_window.start_row([(0.9, 0.1)], cold=True)[2:4] == ("-", "-")
    assert bench_window.list_row([(0.2, 0.1), (0.1, 0.1)])[1:4] == ("0.20 s", "under 0.3 s", "yes")
    assert bench_window.list_row([(0.4, 0.1)])[3] == "NO"
