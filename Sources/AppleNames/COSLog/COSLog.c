// Only module maps.
