table-missing = There is no such table, or it is not for you.
