"""The built app is tried when something that goes into it has changed (`.ci/run` says so) and in `make soak`."""

import os

from tests.amounts import SOAK

collect_ignore = [] if SOAK or os.environ.get("BUILT_APP") == "1" else ["test_built_app.py"]
