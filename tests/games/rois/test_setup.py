"""Before the first turn: terrain, the draw for the first player, deployment, specials, the deal."""

from typing import Any

import pytest

from boardgames.core.cards import PACK
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import ZONES
from tests.marks import rule

from .helpers import EAST, NORTH, SOUTH, WEST, Table, setup, table

FIRST = ("KS", "2S", "3S", "4S")
"""The first player of the list draws the highest card."""


def _all_suits_mixed() -> tuple[str, ...]:
    """50 cards that leave every zone clear: a red and a black card each."""
    black, red = PACK[:25], PACK[26:51]
    return tuple(card for pair in zip(black, red, strict=True) for card in pair)


@rule("ROIS-SETUP-01", "ROIS-RULING-02")
@pytest.mark.parametrize(
    ("players", "edges"),
    [
        (2, {"S": "A1 B1 C1 D1 E1", "N": "A5 B5 C5 D5 E5"}),
        (3, {"S": "B1 C1 D1", "W": "A4 A5 B5", "E": "E4 E5 D5"}),
        (4, {"S": "B1 C1 D1", "W": "A2 A3 A4", "N": "B5 C5 D5", "E": "E2 E3 E4"}),
    ],
)
@rule("ROIS-RULING-05", "ROIS-SETUP-06")
def test_each_army_stands_in_its_edge_zones_numbered_zone_by_zone(players: int, edges: dict[str, str]) -> None:
    started = setup(players=players, units=2, terrain="none", script=FIRST[:players])
    expected = [
        f"{letter}{2 * place + number}@{zone}"
        for letter, zones in edges.items()
        for place, zone in enumerate(zones.split())
        for number in (1, 2)
    ]
    assert started.units == " ".join(expected)
    assert len(ZONES.names) == 25
    assert (ZONES.names[0], ZONES.names[4], ZONES.names[24]) == ("A1", "E1", "E5")


@rule("ROIS-SETUP-04", "ROIS-SETUP-05", "ROIS-RULING-04")
@pytest.mark.parametrize(
    ("options", "number"),
    [
        ({}, 20),
        ({"players": 3}, 9),
        ({"players": 4}, 9),
        ({"zone_max": 1}, 5),
        ({"zone_max": 2, "players": 3}, 6),
        ({"zone_max": 6}, 20),
        ({"zone_max": 6, "units": 6}, 30),
        ({"units": 1}, 5),
    ],
)
def test_the_number_of_units_is_free_within_the_zone_maximum(options: dict[str, Any], number: int) -> None:
    state = setup(terrain="none", **options).state
    assert {seat: sum(unit.seat == seat for unit in state.field.units) for seat in state.seats} == dict.fromkeys(
        state.seats, number
    )
    assert {unit.hp for unit in state.field.units} == {10}


@rule("ROIS-SETUP-09", "ROIS-RULING-07", "ROIS-RULING-10")
def test_every_zone_gets_two_cards_and_a_look_by_its_number() -> None:
    spades = PACK[:13]
    pairs = [(spades[0], spades[1]), (spades[2], spades[3]), (spades[4], spades[5]), ("JK1", "AD"), ("JK2", "AH")]
    black, red = PACK[13:26], PACK[27:39]
    rest = [*black, *spades[6:], *red, *PACK[40:52]]
    mixed = [(rest[n], rest[-1 - n]) for n in range(20)]
    cards = tuple(card for pair in (*pairs, *mixed) for card in pair)
    started = setup(script=(*cards, "KS", "2S"))
    assert started.state.field.terrain == "owhmr" + "." * 20
    assert started.told[0] == f"terrain-cards ROIS-SETUP-09 cards={','.join(cards)}"
    assert started.told[1] == "terrain ROIS-SETUP-08 layout=...../...../...../...../owhmr"
    assert started.state.discard == ("KS", "2S")
    assert len(started.state.deck) == 54 - 2 - 10
    assert set(started.state.deck) | set(started.state.discard) | set(sum(started.state.hands, ())) == set(PACK)


@rule("ROIS-RULING-10", "ROIS-SETUP-10", "ROIS-SETUP-11", "ROIS-RULING-08")
@pytest.mark.parametrize(
    ("zone", "one", "two", "terrain"),
    [
        ("A1", "2S", "KS", "o"),
        ("B1", "2H", "KH", "w"),
        ("C1", "2D", "KD", "h"),
        ("D1", "2C", "KC", "o"),
        ("E5", "2C", "KC", "o"),
        ("A1", "JK1", "KS", "r"),
        ("B1", "KS", "JK1", "m"),
        ("C1", "JK1", "JK2", "r"),
        ("D1", "2C", "2S", "."),
        ("E5", "2D", "2H", "."),
    ],
)
def test_two_cards_make_the_terrain_of_a_zone(zone: str, one: str, two: str, terrain: str) -> None:
    place = ZONES.square(zone)
    others = [card for card in _all_suits_mixed() if card not in (one, two)]
    cards = (*others[: 2 * place], one, two, *others[2 * place :])
    left = [card for card in PACK if card not in cards]
    cards = (*cards, *left)[:50]
    assert setup(script=cards).state.field.terrain[place] == terrain


@rule("ROIS-RULING-09", "ROIS-SETUP-12")
def test_terrain_under_an_edge_zone_stays() -> None:
    state = setup(
        script=("AS", "2S", *(card for card in _all_suits_mixed() if card not in ("AS", "2S")), "AH", "KH")[:50]
    ).state
    assert state.field.terrain[0] == "o"
    assert state.field.counts[SOUTH][0] == 4
    assert setup(script=_all_suits_mixed()).state.field.terrain == "." * 25


@rule("ROIS-SETUP-13", "ROIS-RULING-06", "ROIS-RULING-03")
@pytest.mark.parametrize(
    ("drawn", "first"),
    [
        (("2S", "KS", "3S", "4S"), WEST),
        (("10S", "9H", "JD", "2C"), NORTH),
        (("AS", "JK1", "JK2", "2S"), EAST),
        (("KS", "KH", "3S", "KD", "5S", "4S", "5D", "2C", "3C"), EAST),
    ],
)
def test_four_players_only_the_tied_highest_draw_again(drawn: tuple[str, ...], first: int) -> None:
    started = setup(players=4, terrain="none", specials="general", script=drawn)
    assert (started.state.first, started.state.active) == (first, first)
    assert started.state.seats == (SOUTH, WEST, NORTH, EAST)
    assert started.state.discard == drawn
    draws = [line for line in started.told if line.startswith("drew-for-first")]
    assert draws[:4] == [f"drew-for-first ROIS-SETUP-13 player={n} card={drawn[n]}" for n in range(4)]
    if len(drawn) > 4:
        assert [line.split()[2:] for line in draws[4:]] == [
            ["player=0", "card=5S"],
            ["player=1", "card=4S"],
            ["player=3", "card=5D"],
            ["player=0", "card=2C"],
            ["player=3", "card=3C"],
        ]


@rule("ROIS-RULING-02")
@pytest.mark.parametrize(
    ("drawn", "seats"),
    [
        (("KS", "2S", "3S"), (SOUTH, WEST, EAST)),
        (("2S", "KS", "3S"), (EAST, SOUTH, WEST)),
        (("2S", "3S", "KS"), (WEST, EAST, SOUTH)),
    ],
)
def test_with_three_the_draw_gives_the_seats(drawn: tuple[str, ...], seats: tuple[int, ...]) -> None:
    started = setup(players=3, terrain="none", script=drawn)
    first = seats.index(SOUTH)
    assert started.state.seats == seats
    assert (started.state.first, started.state.active, started.asked) == (SOUTH, SOUTH, first)
    assert f"first-player ROIS-SETUP-13 player={first} seat=south" in started.told
    assert RULES.seated(started.state) == tuple(("south", "west", "north", "east")[seat] for seat in seats)


@rule("ROIS-SETUP-17", "ROIS-RULING-05", "ROIS-RULING-07")
def test_five_cards_each_from_the_first_player_on() -> None:
    cards = (
        tuple(f"{rank}H" for rank in ("A", "2", "3", "4", "5")),
        tuple(f"{rank}C" for rank in ("A", "2", "3", "4", "5")),
    )
    started = setup(terrain="none", army="skirmish", script=("2S", "KS", *cards[0], *cards[1]))
    assert started.state.hands == (cards[1], (), cards[0], ())
    assert started.told == [
        "drew-for-first ROIS-SETUP-13 player=0 card=2S",
        "drew-for-first ROIS-SETUP-13 player=1 card=KS",
        "first-player ROIS-SETUP-13 player=1 seat=north",
        "deployed ROIS-SETUP-06 seat=south zones=A1:1,B1:1,C1:1,D1:1,E1:1",
        "deployed ROIS-SETUP-06 seat=north zones=A5:1,B5:1,C5:1,D5:1,E5:1",
        "drew ROIS-TURN-04 seat=north number=5",
        "drew-cards ROIS-TURN-04 cards=AH,2H,3H,4H,5H (to 1)",
        "drew ROIS-TURN-04 seat=south number=5",
        "drew-cards ROIS-TURN-04 cards=AC,2C,3C,4C,5C (to 0)",
        "round ROIS-RULING-03 number=1",
        "turn ROIS-TURN-07 seat=north",
    ]
    assert started.barrier == "luck"


def _free_terrain(players: int) -> Table:
    return setup(players=players, terrain="free", units=1)


@rule("ROIS-SETUP-08", "ROIS-RULING-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_layout_is_used_if_all_accept_in_list_order(players: int) -> None:
    at = _free_terrain(players)
    assert (at.question, at.asked, at.state.luck.ply) == ("terrain", 0, 1)
    at = at.play("propose terrain=A1:wood,C3:marsh,E5:house,A5:hill,E1:river")
    assert at.told[-1] == "proposed ROIS-RULING-11 player=0 layout=h...o/...../..m../...../w...r"
    for player in range(1, players):
        assert (at.question, at.asked) == ("agree", player)
        at = at.play("accept")
    assert at.question == "turn"
    assert at.state.field.terrain == "w...r.......m.......h...o"
    assert (at.state.proposal, at.state.stage) == ("", "play")
    accepted = [line for line in at.told if "terrain" in line.split()[0]]
    assert accepted == [
        *(f"accepted-terrain ROIS-RULING-11 player={n}" for n in range(1, players)),
        "terrain ROIS-SETUP-08 layout=h...o/...../..m../...../w...r",
    ]


@rule("ROIS-RULING-11", "ROIS-SETUP-09")
@pytest.mark.parametrize("answers", [("decline",), ("accept", "decline")])
def test_at_the_first_refusal_the_cards_decide(answers: tuple[str, ...]) -> None:
    proposed = _free_terrain(3).play("propose terrain=A1:wood")
    at = Table(RULES.script(proposed.play(*answers[:-1]).state, _all_suits_mixed())).play("decline")
    assert at.question == "turn"
    assert at.state.field.terrain == "." * 25
    assert at.told[0] == f"declined-terrain ROIS-RULING-11 player={len(answers)}"
    assert at.told[1].startswith("terrain-cards ROIS-SETUP-09 cards=AS,AD,2S,2D,")


@rule("ROIS-RULING-11", "ROIS-SETUP-08")
def test_what_a_layout_may_be() -> None:
    at = _free_terrain(2)
    assert at.play("propose").play("accept").state.field.terrain == "." * 25
    assert at.refusal("propose terrain=A1:wood,F1:wood") == (
        "ROIS-RULING-11",
        "no-such-terrain",
        ("F1",),
        {"value": "F1:wood"},
    )
    assert at.refused("propose terrain=A1:lake") == "ROIS-RULING-11 no-such-terrain"
    assert at.refused("propose terrain=A1") == "ROIS-RULING-11 no-such-terrain"
    assert at.refusal("propose terrain=A1:wood,A1:hill") == ("ROIS-RULING-11", "two-terrains", (), {})
    assert at.nearest("propose terrain=A1:wood,B1:hill,A1:river") == "propose terrain=A1:river,B1:hill"
    (line,) = at.lines("propose")
    assert line.startswith("propose terrain[0-25]=A1:house|A1:wood|A1:hill|A1:river|A1:marsh|B1:house|")
    assert line.count("|") == 124
    assert at.kinds == ("propose",)


DEPLOY = "deploy units=A1:4,B1:2,E1:4"


@rule("ROIS-RULING-05", "ROIS-RULING-53", "ROIS-RULING-61")
def test_free_deployment_first_player_first_in_the_open() -> None:
    at = setup(army="field", deployment="free", terrain="none", script=("2S", "KS"))
    assert (at.question, at.asked, at.state.field.units) == ("deploy", 1, ())
    north = at.play("deploy units=C5:4,A5:3,B5:3")
    assert (north.question, north.asked, north.barrier) == ("deploy", 0, None)
    expected = "N1@A5 N2@A5 N3@A5 N4@B5 N5@B5 N6@B5 N7@C5 N8@C5 N9@C5 N10@C5"
    assert north.units == expected
    assert RULES.view(north.state, 0).field == north.state.field
    assert north.told[-1] == "deployed ROIS-SETUP-06 seat=north zones=C5:4,A5:3,B5:3"
    both = north.play(DEPLOY)
    assert both.units == f"S1@A1 S2@A1 S3@A1 S4@A1 S5@B1 S6@B1 S7@E1 S8@E1 S9@E1 S10@E1 {expected}"
    assert (both.question, both.asked) == ("turn", 1)
    assert [len(hand) for hand in both.state.hands] == [5, 0, 5, 0]


@rule("ROIS-RULING-05")
def test_lines_and_nearest_of_a_deployment() -> None:
    at = table("stage=deploy deployment=free zone-max=3 each=2 asked=south")
    pairs = "|".join(f"{zone}:{n}" for zone in ("A1", "B1", "C1", "D1", "E1") for n in (1, 2, 3))
    assert at.lines("deploy") == [f"deploy units[4-5]={pairs}"]
    assert at.nearest("deploy units=E1:3") == "deploy units=A1:3,B1:3,C1:1,E1:3"
    assert at.nearest("deploy units=A1:3,B1:3,C1:3,D1:3,E1:3") == "deploy units=B1:1,C1:3,D1:3,E1:3"
    assert at.nearest("deploy units=A1:9,B1:0,A5:2,D1:x") == "deploy units=A1:3,B1:3,C1:3,D1:1"
    assert at.nearest("deploy") == "deploy units=A1:3,B1:3,C1:3,D1:1"
    assert (
        table("stage=deploy deployment=free zone-max=2 each=2 asked=south")
        .lines("deploy")[0]
        .startswith("deploy units[5-5]=")
    )
    assert table("stage=deploy players=4 deployment=free zone-max=3 each=2 asked=west units=3S@B1,3S@C1").lines(
        "deploy"
    ) == ["deploy units[2-3]=A2:1|A2:2|A2:3|A3:1|A3:2|A3:3|A4:1|A4:2|A4:3"]


@rule("ROIS-RULING-05", "ROIS-SETUP-07")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, "2S KS", (1, 0)), (3, "2S KS 3S", (1, 2, 0)), (4, "2S 3S KS 4S", (2, 3, 0, 1))],
)
def test_specials_are_placed_in_turn_order_before_the_deal(players: int, first: str, order: tuple[int, ...]) -> None:
    started = setup(players=players, units=1, terrain="none", specials="healer,general", script=tuple(first.split()))
    at = started
    for player in order:
        assert (at.question, at.asked, sum(at.state.hands, ())) == ("place", player, ())
        (line,) = at.lines("place")
        zone = line.split("=")[1].split("|")[0].split(":")[1]
        at = at.play(f"place specials=healer:{zone},general:{zone}")
    assert at.question == "turn"
    assert [len(at.state.hands[seat]) for seat in at.state.seats] == [5] * players
    assert len(at.state.field.specials) == 2 * players
    kinds = [(special.seat, special.kind) for special in at.state.field.specials]
    assert kinds == [(seat, kind) for seat in sorted(at.state.seats) for kind in ("general", "healer")]


@rule("ROIS-SETUP-07")
def test_placing_specials() -> None:
    at = table("units=S1@C1,S2@A1,N1@C5 stage=place agreed=general,sapper asked=south")
    assert at.lines("place") == ["place specials[2-2]=general:A1|general:C1|sapper:A1|sapper:C1"]
    placed = at.play("place specials=sapper:C1,general:A1")
    assert placed.specials == "S:general@A1 S:sapper@C1"
    assert placed.told[-1] == "placed ROIS-SETUP-07 seat=south specials=sapper:C1,general:A1"
    assert (placed.asked, placed.barrier) == (1, None)
    for words in ("general:A1", "general:A1,general:C1", "sapper:A1", "general:A1,general:C1,sapper:C1"):
        assert at.refusal(f"place specials={words}") == ("ROIS-SETUP-07", "each-special-once", (), {})
    assert at.refusal("place specials=general:A1,healer:A1") == (
        "ROIS-SETUP-07",
        "special-not-agreed",
        (),
        {"value": "healer"},
    )
    assert at.nearest("place specials=sapper:C1") == "place specials=general:A1,sapper:C1"
    assert at.nearest("place specials=sapper:A1,sapper:C1,general:C1") == "place specials=general:C1,sapper:C1"
    assert at.nearest("place") == "place specials=general:A1,sapper:A1"


@rule("ROIS-RULING-05")
@pytest.mark.parametrize("players", [3, 4])
def test_deployment_goes_round_in_turn_order(players: int) -> None:
    drawn = ("2S", "KS", "3S", "4S")[:players]
    at = setup(players=players, units=1, deployment="free", terrain="none", zone_max=3, script=drawn)
    edges = {SOUTH: "B1", WEST: "A3" if players == 4 else "A4", NORTH: "B5", EAST: "E4"}
    for step in range(players):
        seat = at.state.asked
        assert seat == (at.state.first + (step if players == 4 else (0, 1, 3)[step])) % 4
        at = at.play(f"deploy units={edges[seat]}:3")
    assert at.question == "turn"
    assert at.state.active == at.state.first


@rule("ROIS-SETUP-16")
@pytest.mark.parametrize("card", ["AD", "2D", "10D", "QD", "KD"])
def test_ranks_mean_nothing_in_play(card: str) -> None:
    after = table(f"units=2S@C2,N1@C3 hands=S:{card}").play(f"strike card={card} zone=C2 to=C3 how=damage")
    assert after.units == "S1@C2 S2@C2 N1@C3:8"


@rule("ROIS-SCN-01")
def test_the_pitched_battle_offers_a_general_and_terrain() -> None:
    at = setup(scenario="pitched", specials="general", terrain="none")
    assert at.question == "place"
    assert at.state.setting.rounds == 0


@rule("ROIS-SCN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_free_battle_is_for_two_to_four(players: int) -> None:
    at = setup(players=players)
    assert len(at.state.seats) == players
    assert (
        RULES.seats({"players": players})
        == {
            2: ("south", "north"),
            3: ("south", "west", "east"),
            4: ("south", "west", "north", "east"),
        }[players]
    )
