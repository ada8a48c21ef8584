from tests.marks import rule

from tests.games.rois.helpers import table


@rule("ROIS-EX-03")
def test_x() -> None:
    t = table("units=S1@C2,N1@C3 specials=S:general@C2 hands=S:4D").play("strike card=4D zone=C2 to=C3 how=damage")
    assert t.units == "S1@C2 N1@C3:8"
    print(t.told)
    assert 0
