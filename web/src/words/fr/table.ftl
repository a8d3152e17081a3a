table-missing = Cette table n’existe pas, ou elle n’est pas pour vous.
