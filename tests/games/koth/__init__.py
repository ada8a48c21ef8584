"""Tests of King of the Hill."""
