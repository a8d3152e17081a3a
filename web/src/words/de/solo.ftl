played-elsewhere = Diese Partie geht in einem anderen Tab weiter
    .more = Sie wurde dort geöffnet, und nur ein Tab dieses Browsers spielt sie zur selben Zeit.
play-here-again = Hier spielen
kept-by-nobody = Diese Partie wird nicht aufgehoben.
kept-by-nobody-why = { $trouble ->
    [nothing] Dieser Browser hebt nichts auf: Wenn du die Seite schließt, ist die Partie weg.
    [room] Der Browser hat keinen Platz mehr. Lösche alte Partien auf deiner Seite, dann wird wieder aufgehoben, was du tust.
   *[failed] Der Browser konnte nicht schreiben. Beim nächsten, was du tust, versucht er es wieder.
}
chat-nobody = Du spielst allein in diesem Browser: Hier ist niemand, mit dem du reden kannst.
alone-here = Du spielst allein, in diesem Browser: kein Server, keine Einladungen, niemand, der zusieht. Die Partie ist hier aufgehoben und geht auch ohne Netz weiter.
take-round-back = Runde zurücknehmen
dice-drawn-here = Den Startwert hat dieser Browser selbst gezogen, als die Partie begann. Kein Server war beteiligt, und niemand sonst musste ihm trauen.
upload = Dem Server geben
    .more = Dann kannst du sie teilen und hast sie auch auf anderen Geräten.
uploaded-before = Auch der Server hat diese Partie.
not-for-server = Ein Server nimmt Partien, die zu Ende gespielt wurden. Diese hast du aufgegeben.
not-uploaded = Der Server hat die Partie nicht genommen.
