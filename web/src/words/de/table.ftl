table-missing = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
