"""Names of the table of King & Assassins: pictures, signs, keys, sounds, and where the rulebook speaks of what."""

COLOURS = ("blue", "vermilion")
"""The colour of each role."""
POOLS = ("king", "knight", "assassin")
"""The pools of points, as their pictures are called."""
POOL_FIGURES = ("king", "knight", "assassin")

FATES = {"hidden": "secret", "revealed": "revealed", "captured": "captured", "killed": "killed"}
"""The mark on a chosen card, by what has become of the assassin."""

ICONS = {
    "choose": "lock",
    "start": "crown",
    "postern": "open-out",
    "turn-card": "cards",
    "move": "boot",
    "kill": "skull",
    "capture": "lock",
    "attack": "swords",
    "reveal": "eye",
    "end-turn": "hourglass",
    "give-up": "flight",
    "next-game": "play",
}
KEYS = {"turn-card": "C", "capture": "C", "reveal": "R", "end-turn": "E", "next-game": "N"}
LIES = {"to": "place", "target": "place", "at": "place"}
SOUNDS = {
    "card-turned": "flip",
    "king-moved": "tap",
    "knight-moved": "tap",
    "pushed": "slide",
    "crowd-moved": "tap",
    "captured": "thud",
    "assassin-killed": "sword",
    "knight-killed": "sword",
    "king-wounded": "sword",
    "king-fell": "sword",
    "revealed": "flip",
    "king-left": "horn",
    "king-placed": "horn",
}
HEADINGS = frozenset({"card-turned", "crystal-removed", "deck-shuffled", "citizens-placed", "won", "next-game"})
"""Events that are nobody's doing: they stand in the log as headings."""

RULES_OF = {
    "place:street": "KA-BOARD-01",
    "place:roof": "KA-BOARD-01",
    "place:door": "KA-KING-04",
    "figure": "KA-CIT-01",
    "figure:king": "KA-KING-01",
    "figure:knight": "KA-KNIGHT-01",
    "figure:assassin": "KA-ASN-01",
    "card": "KA-SETUP-08",
    "pile": "KA-ROUND-01",
    "kind:choose": "KA-SETUP-08",
    "kind:start": "KA-SIDEB-04",
    "kind:postern": "KA-SCEN-C",
    "kind:turn-card": "KA-ROUND-02",
    "kind:move": "KA-RULING-50",
    "kind:kill": "KA-KNIGHT-05",
    "kind:capture": "KA-CAP-01",
    "kind:attack": "KA-ASN-09",
    "kind:reveal": "KA-ATURN-05",
    "kind:end-turn": "KA-RULING-33",
    "kind:give-up": "KA-RULING-48",
    "kind:next-game": "KA-RULING-60",
    "ask:choice": "KA-SETUP-08",
    "ask:start": "KA-SIDEB-04",
    "ask:postern": "KA-SCEN-C",
    "ask:card": "KA-ROUND-02",
    "ask:king-turn": "KA-KTURN-01",
    "ask:crowd-turn": "KA-ATURN-01",
    "ask:next": "KA-RULING-60",
    "look": "KA-SETUP-10",
    "danger": "KA-ASN-09",
    "setup": "KA-SETUP-01",
    "option:scenario": "KA-SETUP-01",
    "scenario:side-a": "KA-SCEN-A",
    "scenario:side-b": "KA-SCEN-B",
    "scenario:postern": "KA-SCEN-C",
    "scenario:wounded": "KA-SCEN-D",
    "scenario:little": "KA-SCEN-E",
    "option:roles": "KA-RULING-44",
    "option:match": "KA-RULING-40",
    "option:undo": "KA-RULING-41",
    "option:cards": "KA-RULING-39",
}
"""Where the rulebook speaks of what lies on the table, can be done or chosen."""
