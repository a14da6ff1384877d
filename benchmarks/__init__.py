"""Measurements that are run by hand or by make; none of them is part of the package."""
