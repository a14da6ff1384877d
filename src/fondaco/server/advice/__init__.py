"""Advice: hints for whoever is to decide, and the analysis of finished games."""
