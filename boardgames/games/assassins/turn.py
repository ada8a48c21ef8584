"""Rounds: the card, the end of a turn, giving up (chapters "Round cards and rounds", "King player's turn")."""

from boardgames.core.contract import Move
from boardgames.games.assassins import victory
from boardgames.games.assassins.cards import CARDS
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import ASSASSIN, CARD, KING, TURNS, State


def turn_card(play: Play, role: int, move: Move) -> None:
    """The top card of the deck: points for this round, and the king player's turn (KA-ROUND-02, KA-ROUND-04)."""
    state = play.state
    name = play.stream.draw(state.deck)
    card = CARDS[name]
    play.change(
        deck=tuple(left for left in state.deck if left != name),
        played=(*state.played, name),
        stage=TURNS[KING],
        king_ap=card.king,
        knight_ap=card.knights,
        assassin_ap=card.assassins,
        caught=False,
        kills=0,
    )
    play.tell(
        "card-turned",
        "KA-ROUND-02",
        number=play.state.round,
        card=name,
        king=card.king,
        knights=card.knights,
        assassins=card.assassins,
        shackles="shackles" if card.shackles else "no-shackles",
    )


def left_over(state: State) -> tuple[tuple[str, int], ...]:
    """The pools of the turn that goes on, each with the points left in it; empty ones are left out.

    It is all that the end of a turn warns of: nothing hidden has a part in it (KA-RULING-59).
    """
    pools = {
        TURNS[KING]: (("king", state.king_ap), ("knights", state.knight_ap)),
        TURNS[ASSASSIN]: (("assassins", state.assassin_ap),),
    }.get(state.stage, ())
    return tuple((pool, left) for pool, left in pools if left)


def end_turn(play: Play, role: int, move: Move) -> None:
    """What is left of the points is lost; the other plays, or the round is over (KA-KTURN-04, KA-ATURN-03)."""
    tell_end(play, role)
    if role == KING:
        play.change(king_ap=0, knight_ap=0, stage=TURNS[ASSASSIN])
        return
    play.change(assassin_ap=0)
    if play.state.deck:
        play.change(stage=CARD)
    else:
        victory.time_over(play)


def tell_end(play: Play, role: int) -> None:
    """Who ends his turn, and with how many points unspent."""
    left = sum(points for _, points in left_over(play.state))
    play.tell("ended-turn", "KA-RULING-33", role=victory.TOLD_AS[role])
    if left:
        rule = "KA-KTURN-04" if role == KING else "KA-ATURN-03"
        play.tell("points-lost", rule, number=left)


def give_up(play: Play, role: int, move: Move) -> None:
    """The other player wins (KA-RULING-48)."""
    play.tell("gave-up", "KA-RULING-48", role=victory.TOLD_AS[role])
    victory.given_up(play, role)
