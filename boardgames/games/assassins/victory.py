"""The end of a game and of a match (chapter "End of the game")."""

from boardgames.core.contract import Outcome, Result
from boardgames.core.grid import OFF
from boardgames.games.assassins.options import CITIZENS, TWO
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import ASSASSIN, KING, NEXT, ROLES, State, bits

TOLD_AS = ("king-player", "assassin-player")
"""How each role is told of in the log."""


def check_assassins(play: Play) -> None:
    """All assassins have left the board, captured or killed in any mixture (KA-END-02, KA-RULING-54)."""
    if not play.state.secret & ~(play.state.captured | play.state.killed):
        over(play, KING, "KA-END-02", "assassins-gone")


def king_escaped(play: Play) -> None:
    """The king has left through a door (KA-END-04)."""
    over(play, KING, "KA-END-04", "king-escaped")


def king_killed(play: Play) -> None:
    """The king has taken his second wound (KA-END-05)."""
    over(play, ASSASSIN, "KA-END-05", "king-killed")


def time_over(play: Play) -> None:
    """All cards are played, and the king is still on the board (KA-END-06)."""
    over(play, ASSASSIN, "KA-END-06", "time-over")


def given_up(play: Play, role: int) -> None:
    """The other player wins (KA-RULING-48)."""
    over(play, 1 - role, "KA-RULING-48", "gave-up")


def fate(state: State, citizen: int) -> str:
    """What has become of an assassin (KA-RULING-49)."""
    bit = 1 << citizen
    if state.captured & bit:
        return "captured"
    if state.killed & bit:
        return "killed"
    return "revealed" if state.revealed & bit else "hidden"


def fates(state: State) -> tuple[str, ...]:
    """The chosen citizens, each with his fate; nothing as long as they are hidden or not chosen."""
    if state.secret < 0:
        return ()
    return tuple(f"{CITIZENS[citizen]}:{fate(state, citizen)}" for citizen in bits(state.secret))


def over(play: Play, role: int, rule: str, reason: str) -> None:
    """This role has won the game; everything is shown (KA-END-01, KA-RULING-49)."""
    state = play.state
    play.barrier = "secret"
    play.tell("won", rule, role=TOLD_AS[role], reason=reason)
    if state.secret:
        play.tell("assassins-shown", "KA-RULING-49", assassins=fates(state))
    if state.postern != OFF:
        play.tell("postern-shown", "KA-SCEN-C", square=play.name(state.postern))
    winner = state.player(role)
    wins = tuple(won + (player == winner) for player, won in enumerate(state.wins))
    play.change(wins=(wins[0], wins[1]))
    outcome = Outcome(_results(winner), rule, reason)
    if state.setting.match != TWO:
        play.change(result=outcome)
    elif state.game == 1:
        play.change(ended=outcome, stage=NEXT)
    else:
        play.change(ended=outcome)
        _match_over(play)


def _match_over(play: Play) -> None:
    """Two games won are a match won, one each is a draw (KA-RULING-40)."""
    one, two = play.state.wins
    if one == two:
        play.tell("match-drawn", "KA-RULING-40")
        play.change(result=Outcome((Result.DRAWN, Result.DRAWN), "KA-RULING-40", "match-drawn"))
    else:
        winner = int(two > one)
        play.tell("match-won", "KA-RULING-40", player=winner)
        play.change(result=Outcome(_results(winner), "KA-RULING-40", "match-won"))


def _results(winner: int) -> tuple[Result, ...]:
    return tuple(Result.WON if player == winner else Result.LOST for player in range(len(ROLES)))
