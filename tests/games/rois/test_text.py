"""The text form of a position: what it says, what is left out, and what is no position at all."""

import pytest

from boardgames.core.cards import PACK
from boardgames.core.contract import BadPosition, Move
from boardgames.core.luck import Luck
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import Open, Special, Unit
from tests.marks import rule

from .helpers import EAST, NORTH, SOUTH, WEST, setup, table

ROWS = "...../...../...../...../....."
STRIKE = '"strike card=4D zone=C2 to=C3 how=damage"'
PAIR = "units=S1@C2,N1@C3 "
OPEN = PAIR + "hands=S:5D;N:2H laid=4D asked=north action=" + STRIKE
WAITING = PAIR + f"hands=S:5D;N:2H discard=4D cancelled=4D step=replace asked=south by=counter action={STRIKE}"


def test_what_is_not_said_has_its_ordinary_value() -> None:
    state = RULES.read(PAIR)
    assert state.field.units == (Unit(SOUTH, 1, 7, 10), Unit(NORTH, 1, 12, 10))
    assert (state.field.terrain, state.field.specials) == ("." * 25, ())
    assert (state.deck, state.discard, state.deck_was, state.hands) == (PACK, (), PACK, ((), (), (), ()))
    assert (state.stage, state.seats, state.first, state.active, state.round) == (
        "play",
        (SOUTH, NORTH),
        SOUTH,
        SOUTH,
        1,
    )
    assert (state.spent, state.open, state.asked, state.offered, state.proposal) == ((), None, -1, False, "")
    assert (state.off, state.points, state.result, state.luck) == ((0,) * 4, (0,) * 4, None, Luck(0))
    assert (state.setting.players, state.setting.zone_max, state.setting.units) == (2, 4, 4)


def test_units_are_named_or_counted() -> None:
    state = RULES.read("zone-max=6 units=S3@C2:8,2S@A1,N7@C5:1,3N@D5:2")
    assert [(unit.name, unit.zone, unit.hp) for unit in state.field.units] == [
        ("S3", 7, 8),
        ("S4", 0, 10),
        ("S5", 0, 10),
        ("N7", 22, 1),
        ("N8", 23, 2),
        ("N9", 23, 2),
        ("N10", 23, 2),
    ]


def test_specials_are_in_order() -> None:
    state = RULES.read(PAIR + "specials=N:healer@C3,S:raw-officer@C2,S:general@C2")
    assert state.field.specials == (
        Special(SOUTH, "general", 7),
        Special(SOUTH, "raw-officer", 7),
        Special(NORTH, "healer", 12),
    )


def test_everything_that_can_be_said() -> None:
    text = (
        "players=4 teams=on zone-max=5 each=2 deployment=free terrain-by=none agreed=general,sapper manoeuvre=on"
        " rounds=20 terrain=o...m/...../..h../...../w...r units=S1@C2,W1@A5:3,N1@C3,E1@E5 specials=S:general@C2"
        " seats=south,west,north,east hands=S:2S,JK1;E:10H deck={} discard=AS,KC first=west turn=north round=7"
        " spent=AS offered=yes off=S:2 points=W:1,E:3 luck=7,12"
    )
    elsewhere = {"2S", "JK1", "10H", "AS", "KC"}
    text = text.format(",".join(card for card in PACK if card not in elsewhere))
    state = RULES.read(text)
    assert RULES.write(state) == text
    assert RULES.read(RULES.write(state)) == state
    assert (state.first, state.active, state.round, state.spent) == (WEST, NORTH, 7, ("AS",))
    assert (state.off, state.points, state.luck) == ((2, 0, 0, 0), (0, 1, 0, 3), Luck(7, 12))
    setting = state.setting
    assert (setting.teams, setting.zone_max, setting.units, setting.free_deployment) == (True, 5, 2, True)
    assert (setting.terrain, setting.specials, setting.manoeuvre, setting.rounds) == (
        "none",
        ("general", "sapper"),
        True,
        20,
    )


def test_the_text_of_a_small_position() -> None:
    assert RULES.write(
        table("units=S1@C2,N1@C3:7 hands=S:4D deck=none discard=" + ",".join(PACK).replace("4D,", "")).state
    ) == (
        f"terrain={ROWS} units=S1@C2,N1@C3:7 seats=south,north hands=S:4D"
        f" discard={','.join(card for card in PACK if card != '4D')} first=south turn=south round=1 luck=0,0 deck=none"
    )


@pytest.mark.parametrize(
    "text",
    [
        PAIR,
        PAIR + "turn=north first=south round=999",
        PAIR + "offered=yes asked=north",
        PAIR + "hands=S:4D,?;N:?,?! deck=?*30 luck=unknown",
        PAIR + "luck=9,3,KS,2H",
        PAIR + "deck-was=none",
        PAIR + "result=ROIS-END-02,last-army,won,lost",
        OPEN,
        OPEN + " step=reaction",
        OPEN + " spent=4D",
        WAITING,
        "scenario=pitched agreed=general " + PAIR,
        "scenario=hill points=S:3 " + PAIR,
        "scenario=breakthrough off=N:2 " + PAIR,
        "players=3 seats=west,east,south units=S1@C1,W1@A5,E1@E5",
        "players=3 zone-max=2 each=1 units=S1@C1,W1@A5,E1@E5",
        "stage=terrain terrain-by=free players=3",
        "stage=terrain terrain-by=free",
        "stage=agree terrain-by=free asked=1 proposal=w..../...../...../...../....m",
        "stage=agree terrain-by=free players=4 asked=3 proposal=w..../...../...../...../....m",
        "stage=deploy deployment=free asked=north first=north",
        "stage=place agreed=healer asked=south units=S1@C1,N1@C5",
    ],
)
def test_reading_what_was_written(text: str) -> None:
    state = RULES.read(text)
    assert RULES.read(RULES.write(state)) == state
    assert RULES.write(RULES.read(RULES.write(state))) == RULES.write(state)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ""),
        ("players=3 units=S1@C1,W1@A5,E1@E5", "players=3"),
        ("players=3 each=2 units=S1@C1,W1@A5,E1@E5", "players=3 each=2"),
        ("zone-max=2 " + PAIR, "zone-max=2"),
        ("zone-max=2 each=1 " + PAIR, "zone-max=2 each=1"),
        ("each=3 " + PAIR, "each=3"),
        ("scenario=hill " + PAIR, "scenario=hill"),
        ("scenario=pitched terrain-by=none " + PAIR, "scenario=pitched terrain-by=none"),
        ("rounds=10 manoeuvre=on " + PAIR, "manoeuvre=on rounds=10"),
        ("agreed=sapper,general " + PAIR, "agreed=general,sapper"),
        ("terrain-by=free " + PAIR, "terrain-by=free"),
    ],
)
def test_options_are_said_only_where_they_differ(text: str, said: str) -> None:
    assert (
        RULES.write(RULES.read(text or PAIR)).split(" terrain=")[0].removeprefix("terrain=").split("...")[0].strip()
        == said
    )


def test_an_open_action() -> None:
    state = RULES.read(OPEN)
    move = Move.parse(STRIKE.strip('"'))
    assert state.open == Open(move, ("4D",), "react", NORTH)
    assert state.asked == -1
    waiting = RULES.read(WAITING)
    assert waiting.open == Open(move, (), "replace", SOUTH, "4D", "counter")
    assert "4D" not in state.deck
    assert len(state.deck) == 51


def test_who_is_asked_before_the_game() -> None:
    early = RULES.read("stage=terrain terrain-by=free players=3")
    assert (early.asked, early.first, early.active, early.seats) == (0, SOUTH, SOUTH, ())
    assert RULES.read("stage=terrain terrain-by=free").asked == 0
    assert RULES.read(f"stage=agree terrain-by=free proposal={ROWS}").asked == 1
    assert RULES.read(f"stage=agree terrain-by=free players=3 asked=2 proposal={ROWS}").asked == 2
    assert RULES.read(f"stage=agree terrain-by=free players=3 proposal={ROWS}").seats == ()
    assert RULES.read("stage=deploy deployment=free players=3 units=3S@B1,3W@A4 asked=east").asked == EAST


MOVES = "action=" + '"move card=7S zone=C2 to=B2 units=S1"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("colour=red", "«colour» is no part of a position"),
        ("units=S1@C2 units=N1@C3", "«units» is given twice"),
        ("rubbish", "«rubbish» is not of the form key=value"),
        ("rubbish " + PAIR, "«rubbish units=S1@C2,N1@C3» is not of the form key=value"),
        (PAIR + "rubbish turn=south", "«rubbish turn=south» is not of the form key=value"),
        (PAIR + "and more", "«and more» is not of the form key=value"),
        ("players=5", "these options do not go together: ROIS-SCN-02 option-value"),
        ("teams=on " + PAIR, "these options do not go together: ROIS-RULING-49 teams-need-four"),
        ("seats=south,west " + PAIR, "seats=south,west are not the seats of 2 players"),
        ("seats=south,up " + PAIR, "seats=up names no seat"),
        ("turn=up " + PAIR, "turn=up names no seat"),
        ("first=up " + PAIR, "first=up names no seat"),
        ("stage=late " + PAIR, "stage=late is unknown"),
        ("round=0 " + PAIR, "«0» is no number from 1 to 999"),
        ("round=1000 " + PAIR, "«1000» is no number from 1 to 999"),
        ("round=x " + PAIR, "«x» is no number from 1 to 999"),
        ("round=1234567 " + PAIR, "«1234567» is no number from 1 to 999"),
        ("round=٣ " + PAIR, "«٣» is no number from 1 to 999"),
        ("terrain=...../...../...../..... " + PAIR, "is no terrain"),
        ("terrain=...../...../...../...../.... " + PAIR, "is no terrain"),
        ("terrain=...../...../...../...../....x " + PAIR, "is no terrain"),
        ("stage=agree terrain-by=free proposal=....", "is no terrain"),
        ("units=S1@F1", "«S1@F1» is no unit"),
        ("units=S1", "«S1» is no unit"),
        ("units=S@C1", "«S@C1» is no unit"),
        ("units=2S1@C1", "«2S1@C1» is no unit"),
        ("units=X1@C1", "«X1@C1» is no unit"),
        ("units=S1@C1:0", "«0» is no number from 1 to 10"),
        ("units=S1@C1:11", "«11» is no number from 1 to 10"),
        ("units=S0@C1", "«0» is no number from 1 to 999"),
        ("units=0S@C1", "«0» is no number from 1 to 30"),
        ("units=31S@C1", "«31» is no number from 1 to 30"),
        ("units=S1@C1,S1@C2", "two units have the same name"),
        (PAIR + "specials=S:dragon@C2", "«S:dragon@C2» is no special"),
        (PAIR + "specials=general@C2", "«general@C2» is no special"),
        (PAIR + "specials=S:general@C9", "«S:general@C9» is no special"),
        ("units=S1@C2,S2@C1,N1@C3 specials=S:general@C2,S:general@C1", "an army has at most one special of each kind"),
        (PAIR + "hands=S:1S", "«1S» is no card"),
        (PAIR + "discard=XX", "«XX» is no card"),
        (PAIR + "hands=4D", "«4D» is no hand"),
        (PAIR + "hands=X:4D", "«X:4D» is no hand"),
        (PAIR + "hands=SN:4D", "is no hand"),
        (PAIR + "hands=:4D", "is no hand"),
        (PAIR + "hands=S:4D;S:5D", "«S:5D» is no hand"),
        (PAIR + "hands=S:4D,4D", "named twice: 4D"),
        (PAIR + "hands=S:4D discard=4D", "named twice: 4D"),
        (PAIR + "deck=4D,5D hands=S:4D", "named twice: 4D"),
        (PAIR + "deck=" + ",".join(PACK[1:]), "missing: AS"),
        (PAIR + "deck=?*55 luck=unknown", "«55» is no number from 0 to 54"),
        (PAIR + "hands=S:?", "cards lie face down only in a view"),
        (PAIR + "hands=N:?!", "cards lie face down only in a view"),
        (PAIR + "deck=?*54", "is no card"),
        (PAIR + "hands=W:4D", "nobody sits west"),
        ("units=S1@C2,N1@C3,E1@E5", "nobody sits east"),
        ("units=S1@C2,N1@C2", "enemies share the zone C2 (ROIS-ZONE-01)"),
        ("players=4 units=S1@C2,N1@C2,W1@A5,E1@E5", "enemies share the zone C2 (ROIS-ZONE-01)"),
        ("units=5S@C2,N1@C3", "more than 4 units in C2 (ROIS-ZONE-02)"),
        ("zone-max=1 units=2S@C2,N1@C3", "more than 1 units in C2 (ROIS-ZONE-02)"),
        ("players=4 teams=on units=3S@C2,2N@C2,W1@A5,E1@E5", "more than 4 units in C2 (ROIS-ZONE-02)"),
        (PAIR + "specials=S:general@C4", "the general in C4 is alone (ROIS-SPEC-02)"),
        (PAIR + "specials=S:general@C3", "the general in C3 is alone (ROIS-SPEC-02)"),
        (PAIR + "hands=S:2S,3S,4S,5S,6S,7S", "a hand never holds more than 5 cards (ROIS-TURN-02)"),
        ("units=S1@C2 turn=north", "it is north's turn, but that army has no unit on the board"),
        ("units=N1@C2", "it is south's turn, but that army has no unit on the board"),
        (PAIR + "off=X:2", "«off=X:2» is no count"),
        (PAIR + "points=:2", "is no count"),
        (PAIR + "points=S:1000", "«1000» is no number from 0 to 999"),
        (PAIR + "result=ROIS-END-02,last-army,won", "is no result of 2 players"),
        (PAIR + "result=ROIS-END-02,last-army,won,beaten", "is no result of 2 players"),
        (PAIR + "luck=x", "luck=x is no seed and ply"),
        (PAIR + "luck=-1,3", "luck=-1,3 is no seed and ply"),
        (PAIR + "luck=7,1000000", "«1000000» is no number from 0 to 999999"),
        (PAIR + "luck=" + "9" * 20, "is no seed and ply"),
        ("stage=agree terrain-by=free asked=2", "«2» is no number from 0 to 1"),
        ("stage=deploy asked=south", "stage=deploy does not belong to these options"),
        ("stage=place asked=south units=S1@C1,N1@C5", "stage=place does not belong to these options"),
        ("stage=place scenario=hill asked=south units=S1@C1,N1@C5", "stage=place does not belong to these options"),
        ("stage=terrain", "stage=terrain does not belong to these options"),
        ("stage=terrain terrain-by=none", "stage=terrain does not belong to these options"),
        ("stage=terrain terrain-by=free units=S1@C1,N1@C5", "stage=terrain comes before all placing"),
        ("stage=terrain terrain-by=free asked=1", "stage=terrain comes before all placing"),
        (f"stage=agree terrain-by=free asked=0 proposal={ROWS}", "stage=agree comes before all placing"),
        (f"stage=terrain terrain-by=free proposal={ROWS}", "proposal= is what the players are asked about"),
        ("stage=agree terrain-by=free", "proposal= is what the players are asked about"),
        ("stage=deploy deployment=free", "stage=deploy needs asked=, one of the seats"),
        ("stage=deploy deployment=free asked=west", "stage=deploy needs asked=, one of the seats"),
        ("stage=deploy deployment=free asked=north", "north cannot be asked this now"),
        ("stage=deploy deployment=free asked=south units=4S@A1", "south cannot be asked this now"),
        ("stage=deploy deployment=free asked=south units=4N@A5", "south cannot be asked this now"),
        ("stage=place agreed=general asked=north units=S1@C1,N1@C5", "north cannot be asked this now"),
        ("stage=place agreed=general asked=south units=S1@C1", "specials are placed when all units stand"),
        ("stage=deploy deployment=free asked=up", "asked=up names no seat"),
        (PAIR + 'laid=4D asked=north action=""', "the action is no move"),
        (PAIR + 'hands=S:5D;N:2H laid=4D asked=north action="discard cards=4D"', "is no action that lays cards"),
        (OPEN + " step=late", "step=late is unknown"),
        (OPEN + " by=magic", "by=magic is unknown"),
        (OPEN.replace("laid=4D", "laid=6D"), "laid=6D are not the cards of the action"),
        (OPEN.replace("asked=north", "asked=south"), "south cannot be asked this (react)"),
        (OPEN.replace("asked=north", "asked=west"), "west is asked, but that army has no unit on the board"),
        (OPEN.replace(";N:2H", ""), "north is asked but holds no card"),
        (OPEN + " step=sabotaged", "north cannot be asked this (sabotaged)"),
        (WAITING.replace(" by=counter", ""), "a replacement needs the cancelled card in the discard pile"),
        (WAITING.replace("discard=4D ", ""), "a replacement needs the cancelled card in the discard pile"),
        (WAITING.replace("asked=south", "asked=north"), "north cannot be asked this (replace)"),
        (OPEN.replace("to=C3", "to=B2"), "is not legal here: ROIS-RULING-18 nothing-to-strike"),
        (PAIR + "hands=N:2H laid=7S asked=north " + MOVES.replace("S1", "N1"), "is not legal here: ROIS-RULING-17"),
        (
            "players=3 units=W1@A5,E1@E5 turn=west offered=yes asked=south",
            "a draw is offered to an army that is not on the board",
        ),
        ("players=3 units=S1@C1,W1@A5 offered=yes asked=east", "a draw is offered to an army that is not on the board"),
    ],
)
def test_what_is_no_position(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        RULES.read(text)
    assert message in str(caught.value)


@rule("ROIS-RULING-59")
def test_a_sabotage_whose_victim_spent_his_cards_is_a_position() -> None:
    text = (
        "units=S1@C1,N1@C5 hands=S:JK1 discard=2H,3H,4H laid=4S,4C cancelled=4H step=replace by=counter asked=south"
        ' action="sabotage card=4H with=4S,4C victim=north"'
    )
    assert table(text).play("replace card=JK1").told[-1] == "sabotaged ROIS-SAB-01 seat=north cards="


def test_the_boundaries_that_are_still_positions() -> None:
    assert RULES.read("units=4S@C2,N1@C3 round=999 off=S:999 luck=7,999999").round == 999
    assert RULES.read(PAIR + "hands=S:2S,3S,4S,5S,6S deck=?*0 luck=unknown").deck == ()
    assert len(RULES.read("zone-max=6 units=6S@C2,N999@C3:1").field.units) == 7
    assert RULES.read(PAIR + "luck=unknown").luck.ply == -1
    assert len(RULES.read(PAIR + "deck=?*54 luck=unknown").deck) == 54


def test_a_sketch_shows_units_terrain_and_specials() -> None:
    text = "units=4S@C2,N1@C3:7,N2@E4,S9@A1 specials=S:general@C2 hands=S:4D discard=5D"
    text += " terrain=w..../...../..m../...../....."
    lines = RULES.sketch(RULES.read(text)).splitlines()
    empty = "           "
    assert lines[0] == "    " + "".join(f"{column:^12}" for column in "ABCDE")
    assert lines[2] == " 5 |w          |" + f"{empty}|" * 4
    assert lines[4] == " 4 |" + f"{empty}|" * 4 + " N1:10     |"
    assert lines[6] == f" 3 |{empty}|{empty}|mN1:7      |{empty}|{empty}|"
    assert lines[8] == f" 2 |{empty}|{empty}| S4:40*    |{empty}|{empty}|"
    assert lines[10] == " 1 | S1:10     |" + f"{empty}|" * 4
    assert lines[1] == lines[11] == "   +-----------+-----------+-----------+-----------+-----------+"
    assert lines[12] == "   south 1 · north 0 · deck 52 · discard 1"
    shared = RULES.sketch(RULES.read("players=4 teams=on units=S1@C2,2N@C2:4,W1@A5,E1@E5"))
    assert "S1:10/N2:8" in shared


def test_a_whole_game_start_is_read_back() -> None:
    for players in (2, 3, 4):
        state = setup(players=players, seed=players).state
        assert RULES.read(RULES.write(state)) == state
