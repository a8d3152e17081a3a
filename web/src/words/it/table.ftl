table-missing = Questo tavolo non esiste, o non è per te.
