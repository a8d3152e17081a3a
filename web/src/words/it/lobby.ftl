lobby-claim = Pianifica in segreto. Volate tutti insieme.
