"""Yunnan in the terminal."""
