"""The marker by which a test names the rules it would see broken."""

import pytest

rule = pytest.mark.rule
