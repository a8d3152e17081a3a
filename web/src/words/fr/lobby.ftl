lobby-claim = Planifiez en secret. Volez tous ensemble.
