"""The turn: its end, the rout, drawing, elimination, victory, draws (chapters "Turn", "Rout", "End", "Scenarios")."""

from boardgames.core.contract import Line, Move, Outcome, Part, Refusal, Result, refusal
from boardgames.games.rois.moving import C3
from boardgames.games.rois.options import SCENARIOS
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import SEATS, ZONES, State, with_units
from boardgames.games.rois.wounds import hit

HAND = 5
DRAW = 2
HILL_POINTS = 4
UNITS_OFF = 3


def refuse_discard(state: State, seat: int, move: Move) -> Refusal | None:
    """Any number of cards, at any moment of the own turn between two actions (ROIS-TURN-03, ROIS-RULING-14)."""
    return refuse_hand(state, seat, move.some("cards"))


def refuse_hand(state: State, seat: int, cards: tuple[str, ...]) -> Refusal | None:
    """Only cards of the own hand, each once (ROIS-RULING-66)."""
    for card in cards:
        if card not in state.hands[seat]:
            return refusal("ROIS-RULING-66", "card-not-in-hand", where=(card,), card=card)
    if len(set(cards)) < len(cards):
        return refusal("ROIS-RULING-66", "card-twice", where=cards)
    return None


def refuse_offer(state: State, seat: int, move: Move) -> Refusal | None:
    """A draw may be offered once in each own turn (ROIS-RULING-52)."""
    return refusal("ROIS-RULING-52", "offered-before") if state.offered else None


def lines_discard(state: State, seat: int) -> tuple[Line, ...]:
    """Any of the cards in hand."""
    hand = state.hands[seat]
    return (Line("discard", (Part("cards", hand, 1, len(hand)),)),) if hand else ()


def discard(play: Play, seat: int, move: Move) -> None:
    """The cards go to the discard pile, face up (ROIS-RULING-48)."""
    cards = move.some("cards")
    play.lay_down(seat, cards)
    play.tell("discarded", "ROIS-TURN-03", seat=SEATS[seat], cards=cards)


def end(play: Play, seat: int, move: Move) -> None:
    """The steps at the end of a turn, in the order of ROIS-RULING-63."""
    play.tell("ended-turn", "ROIS-TURN-07", seat=SEATS[seat])
    if not play.state.spent:
        _rout(play, seat)
        settle_losses(play)
        if play.state.result is not None:
            return
    if play.state.alive(seat):
        number = min(DRAW, HAND - len(play.state.hands[seat]))
        if number:
            play.draw(seat, number)
    _next_turn(play, seat)


def give_up(play: Play, seat: int, move: Move) -> None:
    """The units are removed; the game goes on without that army (ROIS-RULING-62)."""
    board = play.state.field
    units = tuple(unit for unit in board.units if unit.seat != seat)
    play.change(field=with_units(board, units))
    play.tell("gave-up", "ROIS-RULING-62", seat=SEATS[seat])
    settle_losses(play)
    if play.state.result is None:
        _next_turn(play, seat)


def _rout(play: Play, seat: int) -> None:
    """One hit point in every zone of a player who has played no card (ROIS-ROUT-01, ROIS-RULING-34)."""
    play.tell("routed", "ROIS-ROUT-01", seat=SEATS[seat])
    board = play.state.field
    board, events = hit(board, ZONES.squares(board.held[seat]), (seat,), 1)
    play.events += events
    play.change(field=board)


def settle_losses(play: Play) -> None:
    """Eliminated armies, and the victory if there is one (ROIS-END-01, ROIS-RULING-50, ROIS-RULING-51)."""
    state = play.state
    outcome = _scenario_won(state)
    if outcome is None:
        for seat in state.seats:
            if play.before.alive(seat) and not state.alive(seat):
                _eliminate(play, seat)
        outcome = _last_army(play.state)
    if outcome is not None:
        play.over(outcome)


def _eliminate(play: Play, seat: int) -> None:
    board = play.state.field
    stay = tuple(special for special in board.specials if special.seat != seat)
    play.change(field=with_units(board, board.units, stay))
    hand = play.state.hands[seat]
    play.lay_down(seat, hand)
    play.tell("eliminated", "ROIS-END-01", seat=SEATS[seat], cards=hand)


def _scenario_won(state: State) -> Outcome | None:
    """What decides a scenario of our own at once, besides the loss of the last unit."""
    if state.setting.scenario == "breakthrough":
        for seat in state.seats:
            if state.off[seat] >= UNITS_OFF:
                return _won_by(state, (seat,), "ROIS-SCN-10", "broke-through")
    if state.setting.scenario == "hill":
        for seat in state.seats:
            if state.points[seat] >= HILL_POINTS:
                return _won_by(state, (seat,), "ROIS-SCN-11", "held-hill")
    if state.setting.scenario == "head":
        generals = {special.seat for special in state.field.specials if special.kind == "general"}
        kept = tuple(seat for seat in state.seats if seat in generals)
        if len(kept) == 1:
            return _won_by(state, kept, "ROIS-SCN-12", "general-fell")
    return None


def _last_army(state: State) -> Outcome | None:
    """The last army, with teams the last side, with units on the board wins (ROIS-END-02, ROIS-RULING-49)."""
    standing = [seat for seat in state.seats if state.alive(seat)]
    if any(seat not in state.team(standing[0]) for seat in standing):
        return None
    return _won_by(state, state.team(standing[0]), "ROIS-END-02", "last-army")


def _won_by(state: State, winners: tuple[int, ...], rule: str, reason: str) -> Outcome:
    results = tuple(Result.WON if seat in winners else Result.LOST for seat in state.seats)
    return Outcome(results, rule, reason)


def _next_turn(play: Play, seat: int) -> None:
    """The next army clockwise; the round goes up when play passes the first player's seat (ROIS-RULING-03)."""
    state = play.state
    after = state.seat_after(seat)
    steps = (after - seat - 1) % 4 + 1
    passed_first = any((seat + step) % 4 == state.first for step in range(1, steps + 1))
    number = state.round + passed_first
    if passed_first and 0 < state.setting.rounds < number:
        play.over(_count(state))
        return
    play.change(active=after, round=number, spent=(), offered=False)
    if passed_first:
        play.tell("round", "ROIS-RULING-03", number=number)
    begin(play)


def begin(play: Play) -> None:
    """A turn begins, with the scenario's scoring if there is one (ROIS-SCN-11)."""
    state = play.state
    seat = state.active
    play.tell("turn", "ROIS-TURN-07", seat=SEATS[seat])
    if state.setting.scenario == "hill" and state.field.counts[seat][C3]:
        points = tuple(count + (army == seat) for army, count in enumerate(state.points))
        play.change(points=points)
        play.tell("scored", "ROIS-SCN-11", seat=SEATS[seat], total=points[seat])
        outcome = _scenario_won(play.state)
        if outcome is not None:
            play.over(outcome)


def _count(state: State) -> Outcome:
    """After the last round: units off or points, then hit points, then a draw (ROIS-RULING-52, ROIS-SCN-10 to -12)."""
    scored = {"breakthrough": state.off, "hill": state.points}.get(state.setting.scenario, (0, 0, 0, 0))
    worth = {seat: (scored[seat], sum(state.field.hp(friend) for friend in state.team(seat))) for seat in state.seats}
    best = max(worth.values())
    leaders = tuple(seat for seat in state.seats if worth[seat] == best)
    rule = SCENARIOS[state.setting.scenario].rule if state.setting.scripted else "ROIS-RULING-52"
    if set(leaders) == set(state.team(leaders[0])):
        return _won_by(state, leaders, rule, "round-limit")
    results = tuple(Result.DRAWN if seat in leaders else Result.LOST for seat in state.seats)
    return Outcome(results, rule, "round-limit")


def offer(play: Play, seat: int, move: Move) -> None:
    """The active player offers a draw; the others are asked in turn order."""
    play.change(offered=True, asked=play.state.seat_after(seat))
    play.tell("offered-draw", "ROIS-RULING-52", seat=SEATS[seat])


def answer_offer(play: Play, seat: int, move: Move) -> None:
    """All other surviving players must accept."""
    state = play.state
    accepted = move.kind == "accept-draw"
    kind = "accepted-draw" if accepted else "declined-draw"
    play.tell(kind, "ROIS-RULING-52", seat=SEATS[seat])
    if not accepted:
        play.change(asked=-1)
        return
    following = state.seat_after(seat)
    if following != state.active:
        play.change(asked=following)
        return
    sides = {friend for army in state.seats if state.alive(army) for friend in state.team(army)}
    results = tuple(Result.DRAWN if army in sides else Result.LOST for army in state.seats)
    play.over(Outcome(results, "ROIS-RULING-52", "agreed-draw"))
