"""What is heard: the waves as such, and what the mixer is given for events. No sound card is needed."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any, BinaryIO

import pygame
import pytest

from boardgames import games
from boardgames.app import sound, synth
from boardgames.app.sound import Sounds
from boardgames.core.contract import Event, event
from boardgames.core.luck import Luck
from boardgames.core.partial import random_move
from boardgames.core.session import Session, redacted

HEARD: list[str] = []
"""The names of what the mixer was told to play, in order."""


class Speaker:
    """In the place of pygame's Sound: it knows a sound again by its file and notes when it is played."""

    names: dict[bytes, str] = {}  # noqa: RUF012
    made: list["Speaker"] = []  # noqa: RUF012

    def __init__(self, file: BinaryIO) -> None:
        self.name = Speaker.names[file.read()]
        self.volume, self.stopped = 1.0, False
        Speaker.made.append(self)

    def play(self) -> None:
        self.stopped = False
        HEARD.append(self.name)

    def stop(self) -> None:
        self.stopped = True

    def set_volume(self, volume: float) -> None:
        self.volume = volume


@pytest.fixture(scope="module")
def files() -> dict[bytes, str]:
    return {sound.riff(name): name for name in synth.NAMES}


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch, files: dict[bytes, str]) -> Sounds:
    HEARD.clear()
    Speaker.names, Speaker.made = files, []
    monkeypatch.setattr(pygame.mixer, "init", lambda **_: None)
    monkeypatch.setattr(pygame.mixer, "Sound", Speaker)
    made = Sounds(70, False)
    made.learn(games.table("rois").sounds)
    return made


@pytest.fixture
def real() -> Iterator[Sounds]:
    """With pygame's own mixer, on the dummy driver."""
    yield Sounds(70, False)
    pygame.mixer.quit()


def heard(sounds: Sounds, *events: Event) -> list[str]:
    """What one move lets everybody hear, after as long as it takes."""
    HEARD.clear()
    sounds.events(events)
    for turn in range(100):
        sounds.tick(turn * 0.1)
    assert not sounds.waiting
    return list(HEARD)


def plain(*kinds: str) -> list[Event]:
    return [event(kind, "") for kind in kinds]


# ---------------------------------------------------------------- waves


@pytest.mark.parametrize("name", synth.NAMES)
def test_a_wave_is_short_soft_at_both_ends_and_not_too_loud(name: str) -> None:
    made = synth.wave(name)
    assert made.typecode == "h"
    assert 0.04 <= len(made) / synth.RATE < 1.2
    assert 0.2 * synth.FULL <= max(map(abs, made)) <= 0.8 * synth.FULL
    assert max(map(abs, (*made[:3], *made[-3:]))) < 0.01 * synth.FULL


@pytest.mark.parametrize("name", synth.NAMES)
def test_a_wave_fades_out_and_swings_around_silence(name: str) -> None:
    made = synth.wave(name)
    loudest = max(map(abs, made))
    assert max(map(abs, made[-synth.RATE // 200 :])) < 0.05 * loudest
    assert abs(sum(made) / len(made)) < 0.02 * loudest


def test_waves_are_always_the_same_and_all_different() -> None:
    once, again = ([synth.wave(name).tobytes() for name in synth.NAMES] for _ in range(2))
    assert once == again
    assert len(set(once)) == len(synth.NAMES) == 10


def test_every_sound_has_its_weight_and_every_kind_a_sound() -> None:
    assert sorted(sound.WEIGHT) == sorted(synth.NAMES)
    assert set(sound.KINDS.values()) <= set(synth.NAMES)
    assert set(sound.LONGER) <= set(synth.NAMES)


# ---------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        *((kind, "tap") for kind in ("moved", "manoeuvred", "deployed", "placed")),
        *((kind, "slide") for kind in ("drew", "declared", "replaced", "discarded")),
        ("cancelled", "flip"),
        ("rolled", "dice"),
        ("struck", "sword"),
        ("turn", "horn"),
        ("won", "fanfare"),
        ("drawn", "fanfare"),
    ],
)
def test_an_event_has_its_sound(sounds: Sounds, kind: str, name: str) -> None:
    assert heard(sounds, *plain(kind)) == [name]


def test_unknown_kinds_are_silent(sounds: Sounds) -> None:
    assert heard(sounds, *plain("sneezed", "passed")) == []


def test_a_declared_shot_strikes_with_an_arrow_some_moves_later(sounds: Sounds) -> None:
    assert heard(sounds, event("declared", "", action="shot")) == ["slide"]
    assert heard(sounds, *plain("passed", "reacts")) == []
    assert heard(sounds, *plain("passed", "struck", "hit")) == ["arrow"]
    heard(sounds, event("declared", "", action="strike"))
    assert heard(sounds, *plain("struck")) == ["sword"]


def test_a_game_that_goes_on_remembers_what_was_declared(sounds: Sounds) -> None:
    sounds.learn(games.table("rois").sounds, [event("declared", "", action="shot")])
    assert not sounds.waiting
    assert heard(sounds, *plain("struck")) == ["arrow"]
    sounds.learn(games.table("rois").sounds)
    assert heard(sounds, *plain("struck")) == ["sword"]


def test_of_one_move_three_sounds_are_heard_the_weightiest_in_their_order(sounds: Sounds) -> None:
    found = heard(sounds, *plain("drew", "moved", "moved", "rolled", "struck", "drew", "turn"))
    assert found == ["dice", "sword", "horn"]
    assert heard(sounds, *plain("drew", "moved", "drew")) == ["slide", "tap"]


def test_sounds_of_a_move_follow_each_other(sounds: Sounds) -> None:
    sounds.events(plain("struck", "removed"))
    assert HEARD == []
    sounds.tick(5.0)
    sounds.tick(5.0)
    assert HEARD == ["sword"]
    assert sounds.waiting
    sounds.tick(5.0 + sound.DELAY)
    assert HEARD == ["sword", "tap"]
    assert not sounds.waiting


def test_a_new_move_is_heard_at_once_and_takes_the_place_of_what_waits(sounds: Sounds) -> None:
    sounds.events(plain("rolled", "struck"))
    sounds.tick(5.0)
    sounds.events(plain("passed"))
    assert sounds.waiting
    sounds.events(plain("moved"))
    sounds.tick(5.0)
    assert HEARD == ["dice", "tap"]
    assert not sounds.waiting


def test_a_game_brings_its_own_kinds_and_takes_them_away_again(sounds: Sounds) -> None:
    sounds.learn({"sneezed": "thud", "moved": "", "struck:spell": "flip"})
    assert heard(sounds, *plain("sneezed", "moved", "drew")) == ["thud", "slide"]
    heard(sounds, event("declared", "", action="spell"))
    assert heard(sounds, *plain("struck")) == ["flip"]
    sounds.learn(games.table("rois").sounds)
    assert heard(sounds, *plain("sneezed", "moved")) == ["tap"]
    with pytest.raises(ValueError, match="gong"):
        sounds.learn({"moved": "gong"})


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("kind", sorted({kind.partition(":")[0] for kind in sound.KINDS}))
def test_a_private_event_is_silent(sounds: Sounds, kind: str) -> None:
    assert heard(sounds, Event(kind, (("action", "shot"),), to=0)) == []
    assert heard(sounds, *plain("struck")) == ["sword"]


def test_private_events_change_nothing_of_what_is_heard(sounds: Sounds) -> None:
    """Neither a sound nor its place nor its time: whole games sound the same without them."""
    rules = games.rules("rois")
    private = 0
    for seed in range(2):
        session: Session[Any] = Session.new(rules, {"army": "skirmish"}, seed)
        chance = Luck(seed).stream()
        alone = Sounds(70, False)
        sounds.learn(games.table("rois").sounds, session.last().events)
        alone.learn(games.table("rois").sounds, redacted(session.last().events, None))
        for _ in range(120):
            ask = session.ask
            if ask is None:
                break
            move = random_move(rules, session.state, ask.player, chance)
            if move.kind in rules.consent:
                continue
            assert session.submit(ask.player, move) is None
            events = session.last().events
            private += sum(happened.to is not None for happened in events)
            assert heard(sounds, *events) == heard(alone, *redacted(events, None))
    assert private > 10


# ---------------------------------------------------------------- volume and silence


def test_mute_acts_at_once_and_ends(sounds: Sounds) -> None:
    sounds.play("horn")
    sounds.events(plain("struck", "moved"))
    sounds.set(70, True)
    assert Speaker.made[0].stopped
    assert not sounds.waiting
    sounds.play("tick")
    assert heard(sounds, event("declared", "", action="shot")) == []
    sounds.set(70, False)
    assert heard(sounds, *plain("struck")) == ["arrow"]


def test_volume_acts_at_once_on_what_sounds_and_on_what_comes(sounds: Sounds) -> None:
    sounds.play("horn")
    loud = Speaker.made[0].volume
    sounds.set(20, False)
    quiet = Speaker.made[0].volume
    sounds.play("tap")
    assert 0 < quiet < loud < 1
    assert Speaker.made[1].volume == quiet
    sounds.set(100, False)
    assert [speaker.volume for speaker in Speaker.made] == [1.0, 1.0]
    sounds.set(0, False)
    assert Speaker.made[0].stopped
    HEARD.clear()
    sounds.play("tap")
    assert HEARD == []


def test_a_sound_is_computed_when_it_is_first_heard_and_only_then(sounds: Sounds) -> None:
    assert Speaker.made == []
    sounds.play("tap")
    sounds.play("tap")
    assert HEARD == ["tap", "tap"]
    assert len(Speaker.made) == 1


def test_quiet_moments_make_one_sound_each_until_all_are_ready(sounds: Sounds) -> None:
    sounds.play("dice")
    for count in range(2, len(synth.NAMES) + 1):
        sounds.prepare()
        assert len(Speaker.made) == count
    sounds.prepare()
    assert sorted(speaker.name for speaker in Speaker.made) == sorted(synth.NAMES)
    assert len({speaker.volume for speaker in Speaker.made}) == 1
    assert HEARD == ["dice"]


def test_nobody_prepares_what_cannot_be_heard(sounds: Sounds) -> None:
    sounds.set(70, True)
    sounds.prepare()
    assert Speaker.made == []


def test_there_is_no_gong(sounds: Sounds) -> None:
    with pytest.raises(KeyError):
        sounds.play("gong")


# ---------------------------------------------------------------- the mixer itself


def test_the_mixer_takes_every_sound_at_its_length(real: Sounds) -> None:
    for name in synth.NAMES:
        real.play(name)
        assert pygame.mixer.get_busy()
        made = pygame.mixer.Sound(file=BytesIO(sound.riff(name)))
        assert made.get_length() == pytest.approx(len(synth.wave(name)) / synth.RATE, abs=0.01)
    real.set(70, True)
    assert not pygame.mixer.get_busy()


def everything(sounds: Sounds) -> None:
    sounds.prepare()
    sounds.play("tap")
    sounds.events(plain("struck", "turn", "won"))
    sounds.tick(1.0)
    sounds.set(30, True)
    sounds.set(30, False)
    sounds.learn({"sneezed": "thud"}, plain("sneezed"))
    sounds.events(plain("sneezed"))
    sounds.tick(2.0)


@pytest.mark.parametrize("error", [pygame.error("no such device"), NotImplementedError("no mixer")])
def test_without_a_sound_card_the_game_is_silent_not_dead(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def refuse(**_: object) -> None:
        raise error

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = Sounds(70, False)
    everything(sounds)
    assert sounds.silent
    assert not sounds.waiting


def test_a_mixer_that_is_closed_meanwhile_is_no_error(real: Sounds) -> None:
    real.play("horn")
    pygame.mixer.quit()
    everything(real)
    assert real.silent
    assert not real.waiting


def test_changing_the_volume_after_the_mixer_was_closed_is_no_error(real: Sounds) -> None:
    real.play("horn")
    pygame.mixer.quit()
    real.set(10, False)
    assert real.silent
