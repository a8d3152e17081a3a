lobby-claim = Plan in secret. Fly all at once.
