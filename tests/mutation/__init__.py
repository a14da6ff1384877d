"""Mutation testing: which changes of the engine would no test notice? `make mutants` runs it."""
