"""Tests of King & Assassins."""
