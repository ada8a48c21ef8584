"""Healing and sabotage (chapters of the same names)."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import FULL_HP, SEATS, ZONES, State
from boardgames.games.rois.wounds import heal

BLACK = (Suit.SPADE, Suit.CLUB)


def refuse_heal(state: State, seat: int, move: Move) -> Refusal | None:
    """Two black cards restore hit points in one zone of the player (ROIS-HEAL-01)."""
    name = move.one("zone")
    zone = ZONES.square(name)
    if zone == OFF or not state.field.counts[seat][zone]:
        return refusal("ROIS-HEAL-01", "no-own-unit", where=(name,), zone=name)
    if all(unit.hp == FULL_HP for unit in state.field.units_in(zone, seat)):
        return refusal("ROIS-RULING-18", "nothing-to-heal", where=(name,), zone=name)
    return None


def lines_heal(state: State, seat: int) -> tuple[Line, ...]:
    """Any two black cards and any zone with a wounded unit."""
    cards = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) in BLACK)
    if len(cards) < 2:
        return ()
    wounded = {unit.zone for unit in state.field.units if unit.seat == seat and unit.hp < FULL_HP}
    if not wounded:
        return ()
    zone = Part("zone", tuple(ZONES.names[number] for number in sorted(wounded)))
    return tuple(Line("heal", (Part("card", (card,)), _others("with", cards, card), zone)) for card in cards)


def carry_out_heal(play: Play, seat: int, move: Move) -> None:
    """Two hit points, three with a healer in the zone (ROIS-RULING-36)."""
    zone = ZONES.square(move.one("zone"))
    points = 3 if "healer" in play.state.field.specials_in(zone, seat) else 2
    board, events = heal(play.state.field, zone, seat, points)
    play.change(field=board)
    play.events += events


def refuse_sabotage(state: State, seat: int, move: Move) -> Refusal | None:
    """Three cards for two of one opponent (ROIS-SAB-01)."""
    name = move.one("victim")
    victim = SEATS.index(name) if name in SEATS else -1
    if victim >= 0 and victim == state.partner(seat):
        return refusal("ROIS-RULING-49", "partner-sabotaged", where=(name,))
    if victim not in state.enemies(seat) or not state.hands[victim]:
        return refusal("ROIS-RULING-18", "nothing-to-sabotage", where=(name,), seat=name)
    return None


def lines_sabotage(state: State, seat: int) -> tuple[Line, ...]:
    """Any three cards, the first one laid being the one that can be cancelled."""
    hand = state.hands[seat]
    victims = tuple(SEATS[enemy] for enemy in state.enemies(seat) if state.hands[enemy])
    if len(hand) < 3 or not victims:
        return ()
    victim = Part("victim", victims)
    return tuple(Line("sabotage", (Part("card", (card,)), _others("with", hand, card, 2), victim)) for card in hand)


def carry_out_sabotage(play: Play, seat: int, move: Move) -> None:
    """A victim with two cards or fewer discards all without being asked (ROIS-RULING-47)."""
    victim = SEATS.index(move.one("victim"))
    hand = play.state.hands[victim]
    if hand:
        play.lay_down(victim, hand)
    play.tell("sabotaged", "ROIS-SAB-01", seat=SEATS[victim], cards=hand)


def _others(name: str, cards: tuple[str, ...], first: str, number: int = 1) -> Part:
    return Part(name, tuple(card for card in cards if card != first), number, number)
