"""What the record of a page tells: words that are too small, outside, over each other, cut off or hard to read."""

from collections.abc import Iterator

from boardgames.table.page import Page, TextBox
from boardgames.table.space import Rect
from boardgames.table.tone import WORDS_LEAST, contrast


def faults(page: Page) -> list[str]:
    """All complaints about the words of a recorded page."""
    assert page.record is not None, "the page was not recorded"
    found = [fault for box in page.record for fault in _alone(page, box)]
    seen = [(k, box) for k, box in enumerate(page.record) if not box.small and not _covered(page, k, box)]
    cores = sorted(((_core(page, box), box) for _, box in seen), key=lambda pair: pair[0].y)
    for i, (core, a) in enumerate(cores):
        for other, b in cores[i + 1 :]:
            if other.y >= core.bottom:
                break  # so are all that follow
            if a.layer == b.layer and core.meets(other):
                found.append(f"{a.words!r} under {b.words!r}")
    for k, box in seen:
        found += _cut(page, k, box)
    return found


def _alone(page: Page, box: TextBox) -> Iterator[str]:
    if box.size < page.least and not box.small:
        yield f"{box.size} px: {box.words!r}"
    if not page.whole.holds(box.rect if box.clip is None else box.rect.common(box.clip), 0.5):
        yield f"outside the window: {box.words!r}"
    if box.clip and not (box.clip.x - 1 <= box.rect.x and box.rect.right <= box.clip.right + 1):
        yield f"cut off at the side: {box.words!r}"
    if not box.small and contrast(box.colour, box.ground) < WORDS_LEAST - 0.005:
        yield f"{box.colour} on {box.ground}: {contrast(box.colour, box.ground):.2f}: {box.words!r}"


def _core(page: Page, box: TextBox) -> Rect:
    """The body of the letters; lines may be tight."""
    core = box.rect.inset(1 / page.s, box.rect.h * 0.13)
    return core.common(box.clip) if box.clip else core


def _covered(page: Page, k: int, box: TextBox) -> bool:
    """Whether something opaque was laid wholly over the words later."""
    core = _core(page, box)
    return any(ground.after > k and ground.rect.holds(core) for ground in page.grounds)


def _cut(page: Page, k: int, box: TextBox) -> Iterator[str]:
    """Something opaque of the same layer that hides a part of the words."""
    core = _core(page, box)
    for ground in page.grounds:
        if ground.after > k and ground.layer == box.layer and ground.rect.meets(core):
            yield f"cut off by a ground: {box.words!r}"
