"""Before the first turn: terrain, the draw for the first player, deployment, specials, the deal (chapter "Set-up")."""

from boardgames.core.cards import PACK, RANK_OF, RANKS, SUIT_OF, Suit
from boardgames.core.contract import Line, Move, Part, Refusal, refusal
from boardgames.core.luck import Luck
from boardgames.games.rois.options import SCENARIOS, SPECIALS, Setting
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import (
    CLEAR,
    DEFENSIVE,
    EAST,
    EDGES,
    PENALISING,
    SEATS,
    SOUTH,
    TERRAIN_NAMES,
    WEST,
    ZONES,
    Field,
    Special,
    State,
    Unit,
)
from boardgames.games.rois.text import rows, zones_of_rows
from boardgames.games.rois.turn import HAND, begin


def start(agreed: Setting, luck: Luck) -> Play:
    """The table before the first question."""
    seats = () if agreed.players == 3 else tuple(EDGES[agreed.players])
    play = Play(State(agreed, luck, Field(CLEAR * 25, (), ()), deck=PACK, deck_was=PACK, seats=seats))
    if agreed.scripted:
        _lay_terrain(play, zones_of_rows(SCENARIOS[agreed.scenario].terrain))
    elif agreed.terrain == "free":
        play.change(stage="terrain", asked=0)
        return play
    elif agreed.terrain == "cards":
        _deal_terrain(play)
    _draw_for_first(play)
    return play


def _lay_terrain(play: Play, terrain: str) -> None:
    play.change(field=Field(terrain, (), ()))
    play.tell("terrain", "ROIS-SETUP-08", layout=rows(terrain))


def _deal_terrain(play: Play) -> None:
    """Two cards face up to every zone; then all cards are gathered and shuffled (ROIS-SETUP-09, ROIS-RULING-07)."""
    cards = play.stream.some(PACK, 50)
    terrain = "".join(terrain_by_cards(zone, cards[2 * zone], cards[2 * zone + 1]) for zone in range(ZONES.size))
    play.tell("terrain-cards", "ROIS-SETUP-09", cards=cards)
    _lay_terrain(play, terrain)


def terrain_by_cards(zone: int, one: str, two: str) -> str:
    """The terrain that two cards give a zone (ROIS-SETUP-10 to -12, ROIS-RULING-08, ROIS-RULING-10).

    >>> terrain_by_cards(1, "7S", "KS"), terrain_by_cards(1, "JK1", "3H"), terrain_by_cards(1, "5H", "9D")
    ('w', 'm', '.')
    """
    suits = {SUIT_OF[one], SUIT_OF[two]}
    if Suit.JOKER in suits:
        return PENALISING[zone % 2]
    return DEFENSIVE[zone % 3] if len(suits) == 1 else CLEAR


def _draw_for_first(play: Play) -> None:
    """The highest card makes the first player; the tied highest draw again (ROIS-SETUP-13 to -15, ROIS-RULING-06)."""
    state = play.state
    deck, discard = state.deck, state.discard
    running = list(range(state.setting.players))
    while len(running) > 1:
        cards = play.stream.some(deck, len(running))
        deck = tuple(card for card in deck if card not in cards)
        discard += cards
        for player, card in zip(running, cards, strict=True):
            play.tell("drew-for-first", "ROIS-SETUP-13", player=player, card=card)
        values = [_rank(card) for card in cards]
        running = [player for player, value in zip(running, values, strict=True) if value == max(values)]
    first = running[0]
    seats = state.seats
    if state.setting.players == 3:
        order = [(first + step) % 3 for step in range(3)]
        seats = tuple((SOUTH, WEST, EAST)[order.index(player)] for player in range(3))
    play.change(deck=deck, discard=discard, seats=seats, first=seats[first], active=seats[first])
    play.tell("first-player", "ROIS-SETUP-13", player=first, seat=SEATS[seats[first]])
    _deploy(play)


def _rank(card: str) -> int:
    """Ace low, king high, a joker below the ace."""
    return RANKS.index(RANK_OF[card]) if RANK_OF[card] in RANKS else -1


def _deploy(play: Play) -> None:
    """Every edge zone receives the same number of units, or the players are asked (ROIS-RULING-05)."""
    agreed = play.state.setting
    if agreed.free_deployment:
        play.change(stage="deploy", asked=play.state.first)
        return
    for seat in play.state.seats:
        _put_units(play, seat, dict.fromkeys(EDGES[agreed.players][seat], agreed.units))
    _specials_next(play)


def _put_units(play: Play, seat: int, numbers: dict[str, int]) -> None:
    board = play.state.field
    zones = [zone for zone in EDGES[play.state.setting.players][seat] for _ in range(numbers.get(zone, 0))]
    units = tuple(Unit(seat, number + 1, ZONES.square(zone)) for number, zone in enumerate(zones))
    play.change(field=Field(board.terrain, tuple(sorted(board.units + units)), board.specials))
    told = tuple(f"{zone}:{number}" for zone, number in numbers.items() if number)
    play.tell("deployed", "ROIS-SETUP-06", seat=SEATS[seat], zones=told)


def _specials_next(play: Play) -> None:
    state = play.state
    if not state.setting.specials:
        _deal(play)
    elif state.setting.scripted:
        for seat in state.seats:
            _put_specials(play, seat, dict.fromkeys(state.setting.specials, "C1" if seat == SOUTH else "C5"))
        _deal(play)
    else:
        play.change(stage="place", asked=state.first)


def _put_specials(play: Play, seat: int, zones: dict[str, str]) -> None:
    board = play.state.field
    new = tuple(Special(seat, kind, ZONES.square(zones[kind])) for kind in SPECIALS if kind in zones)
    specials = sorted(board.specials + new, key=lambda special: (special.seat, SPECIALS.index(special.kind)))
    play.change(field=Field(board.terrain, board.units, tuple(specials)))
    told = tuple(f"{kind}:{zone}" for kind, zone in zones.items())
    play.tell("placed", "ROIS-SETUP-07", seat=SEATS[seat], specials=told)


def _deal(play: Play) -> None:
    """Five cards to each player, after all placing (ROIS-SETUP-17)."""
    play.change(stage="play", asked=-1)
    seat = play.state.first
    for _ in play.state.seats:
        play.draw(seat, HAND)
        seat = play.state.seat_after(seat)
    play.tell("round", "ROIS-RULING-03", number=1)
    begin(play)


def propose(play: Play, player: int, move: Move) -> None:
    """The first player of the list proposes a layout; the others are asked in list order (ROIS-RULING-11)."""
    layout = [CLEAR] * ZONES.size
    for pair in move.some("terrain"):
        zone, _, kind = pair.partition(":")
        layout[ZONES.square(zone)] = TERRAIN_NAMES[kind]
    proposal = "".join(layout)
    play.change(stage="agree", asked=1, proposal=proposal)
    play.tell("proposed", "ROIS-RULING-11", player=player, layout=rows(proposal))


def answer_proposal(play: Play, player: int, move: Move) -> None:
    """All accept, and it is used; at the first refusal the cards decide."""
    state = play.state
    accepted = move.kind == "accept"
    kind = "accepted-terrain" if accepted else "declined-terrain"
    play.tell(kind, "ROIS-RULING-11", player=player)
    if accepted and player + 1 < state.setting.players:
        play.change(asked=player + 1)
        return
    proposal = state.proposal
    play.change(asked=-1, stage="play", proposal="")
    if accepted:
        _lay_terrain(play, proposal)
    else:
        _deal_terrain(play)
    _draw_for_first(play)


def deploy(play: Play, seat: int, move: Move) -> None:
    """One player's free deployment; then the next in turn order."""
    _put_units(play, seat, _numbers(move))
    following = _seat_after(play.state, seat)
    if following != play.state.first:
        play.change(asked=following)
    else:
        _specials_next(play)


def place(play: Play, seat: int, move: Move) -> None:
    """One player's specials; then the next in turn order."""
    _put_specials(play, seat, _pairs(move.some("specials")))
    following = _seat_after(play.state, seat)
    if following != play.state.first:
        play.change(asked=following)
    else:
        _deal(play)


def _seat_after(state: State, seat: int) -> int:
    return next(other for step in (1, 2, 3, 4) if (other := (seat + step) % 4) in state.seats)


def _pairs(words: tuple[str, ...]) -> dict[str, str]:
    pairs = {}
    for word in words:
        left, _, right = word.partition(":")
        pairs[left] = right
    return pairs


def _numbers(move: Move) -> dict[str, int]:
    return {zone: int(number) for zone, number in _pairs(move.some("units")).items()}


def refuse_proposal(state: State, player: int, move: Move) -> Refusal | None:
    """At most one terrain in a zone, any zone, any kind (ROIS-RULING-11)."""
    words = move.some("terrain")
    for word in words:
        zone, _, kind = word.partition(":")
        if zone not in ZONES.names or kind not in TERRAIN_NAMES:
            return refusal("ROIS-RULING-11", "no-such-terrain", where=(zone,), value=word)
    if len(_pairs(words)) < len(words):
        return refusal("ROIS-RULING-11", "two-terrains")
    return None


def refuse_deployment(state: State, seat: int, move: Move) -> Refusal | None:
    """The agreed total, in the own edge zones, within the zone maximum (ROIS-RULING-05)."""
    agreed = state.setting
    edge = EDGES[agreed.players][seat]
    words = move.some("units")
    for word in words:
        zone, _, number = word.partition(":")
        if zone not in edge:
            return refusal("ROIS-RULING-05", "outside-edge", where=(zone,), zone=zone)
        if number not in "123456" or not number or int(number) > agreed.zone_max:
            return refusal("ROIS-RULING-05", "deploy-over-maximum", where=(zone,), zone=zone, most=agreed.zone_max)
    if len(_pairs(words)) < len(words):
        return refusal("ROIS-RULING-05", "zone-twice")
    total = agreed.units * len(edge)
    if sum(_numbers(move).values()) != total:
        return refusal("ROIS-RULING-05", "deploy-total", number=sum(_numbers(move).values()), total=total)
    return None


def refuse_placing(state: State, seat: int, move: Move) -> Refusal | None:
    """Each agreed special once, in a zone that holds a unit of its army (ROIS-SETUP-07)."""
    words = move.some("specials")
    pairs = _pairs(words)
    for kind, name in pairs.items():
        zone = ZONES.square(name)
        if kind not in state.setting.specials:
            return refusal("ROIS-SETUP-07", "special-not-agreed", value=kind)
        if zone < 0 or not state.field.counts[seat][zone]:
            return refusal("ROIS-SETUP-07", "special-without-unit", where=(name,), zone=name)
    if len(pairs) < len(words) or set(pairs) != set(state.setting.specials):
        return refusal("ROIS-SETUP-07", "each-special-once")
    return None


def lines_proposal(state: State, player: int) -> tuple[Line, ...]:
    """Any kind of terrain in any zone: some of a set of pairs."""
    pairs = tuple(f"{zone}:{kind}" for zone in ZONES.names for kind in TERRAIN_NAMES)
    return (Line("propose", (Part("terrain", pairs, 0, ZONES.size),)),)


def lines_deployment(state: State, seat: int) -> tuple[Line, ...]:
    """Numbers of units for the edge zones: some of a set of pairs, whose sum `refuse` judges."""
    agreed = state.setting
    edge = EDGES[agreed.players][seat]
    pairs = tuple(f"{zone}:{number}" for zone in edge for number in range(1, agreed.zone_max + 1))
    least = -(-agreed.units * len(edge) // agreed.zone_max)
    return (Line("deploy", (Part("units", pairs, least, len(edge)),)),)


def lines_placing(state: State, seat: int) -> tuple[Line, ...]:
    """A zone for each special: some of a set of pairs."""
    kinds = state.setting.specials
    zones = [ZONES.names[zone] for zone in ZONES.squares(state.field.held[seat])]
    pairs = tuple(f"{kind}:{zone}" for kind in kinds for zone in zones)
    return (Line("place", (Part("specials", pairs, len(kinds), len(kinds)),)),)


def nearest_proposal(state: State, player: int, move: Move) -> Move:
    """The last word for each zone holds."""
    return move.put("terrain", _once(move.some("terrain")))


def nearest_placing(state: State, seat: int, move: Move) -> Move:
    """The last word for each special holds; those not named yet join the first unit."""
    pairs = _pairs(move.some("specials"))
    zones = [ZONES.names[zone] for zone in ZONES.squares(state.field.held[seat])]
    words = tuple(f"{kind}:{pairs.get(kind, zones[0])}" for kind in state.setting.specials)
    return move.put("specials", words)


def nearest_deployment(state: State, seat: int, move: Move) -> Move:
    """The numbers as wished, filled up or cut back zone by zone until the total is right."""
    agreed = state.setting
    edge = EDGES[agreed.players][seat]
    wished = {zone: min(agreed.zone_max, number) for zone, number in _wished(move).items() if zone in edge}
    missing = agreed.units * len(edge) - sum(wished.values())
    for zone in edge:
        number = wished.get(zone, 0)
        change = max(-number, min(agreed.zone_max - number, missing))
        wished[zone] = number + change
        missing -= change
    return move.put("units", tuple(f"{zone}:{wished[zone]}" for zone in edge if wished[zone]))


def _wished(move: Move) -> dict[str, int]:
    pairs = _pairs(move.some("units"))
    return {zone: int(number) for zone, number in pairs.items() if number in tuple("0123456789")}


def _once(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{left}:{right}" for left, right in _pairs(words).items())
