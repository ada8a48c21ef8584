"""Kings' Table (La Table des Rois): board games with rules that are enforced, on screen and on paper."""

__version__ = "0.1.0"
