lobby-claim = Plane im Geheimen. Alle fliegen zugleich.
