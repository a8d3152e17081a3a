# Why something is refused, by the server's codes.

## Malformed
refused-not-json = Ab hier ist es kein JSON.
refused-nested = Das ist zu tief verschachtelt.
refused-missing = Hier fehlt „{ $field }“.
refused-unknown-field = Hier kann nichts „{ $field }“ heißen.
refused-wrong-type = Hierher gehört { $types }, nicht { $found }.
refused-wrong-form = Das hat nicht die Form, die hierher gehört.
refused-not-one-of = Hierher gehört eines davon: { $words }.
refused-not-this = Hier ist nur { $value } möglich.
refused-not-here = Das passt hier nicht: Modus, Kurs oder eine andere Angabe spricht dagegen.
refused-twice = Das gibt es doppelt, oder es überschneidet sich mit etwas.
refused-place-taken = Dieser Platz ist schon besetzt.
refused-wrong-count = Davon müssen es mehr oder weniger sein.
refused-too-small = Möglich ist mindestens { $least }.
refused-too-large = Möglich ist höchstens { $most }.
refused-too-far-from-zero = Diese Zahl ist zu groß oder zu klein.
refused-out-of-range = Möglich ist { $least } bis { $most }.
refused-list-too-short = { $least ->
    [one] Hier braucht es mindestens eines.
   *[other] Hier braucht es mindestens { $least }.
}
refused-list-too-long = { $most ->
    [one] Hier ist höchstens eines erlaubt.
   *[other] Hier sind höchstens { $most } erlaubt.
}
refused-text-too-short = Dieser Text braucht mindestens { $least } Zeichen.
refused-text-too-long = Dieser Text darf höchstens { $most } Zeichen haben.
refused-no-dice = Die drei Würfel fehlen.
refused-no-program = Das Programm von Platz { $seat } fehlt.
refused-no-programs = Die Programme fehlen.
refused-not-a-hex = Dieses Feld liegt nicht auf dem Spielplan. Schreib es als [Reihe, Spalte].
refused-not-a-cell = Hierher gehört ein Feld des Kurses, das keine Grube ist, als [x, y].
refused-not-on-floor = Dieses Feld liegt nicht auf dem Boden. Schreib es als [x, y].
refused-not-a-course = Einen Kurs dieses Namens gibt es nicht. Hierher gehört einer davon: { $words }.
refused-boards-or-floor = Hierher gehören entweder Bretter mit Dock und Flaggen oder ein einzelner Boden.
refused-too-few-docks = Es braucht Docks für mindestens zwei Roboter.
refused-course-too-large = Ein Kurs kann höchstens { $most } mal { $most } Felder haben.
refused-floors-overlap = Zwei Böden überschneiden sich im Feld { $cell }.
refused-already-over = Dieses Spiel wäre schon zu Ende.
refused-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
refused-events-differ = Noch einmal gespielt ergibt dieses Spiel andere Ereignisse. Es wird nicht aufgehoben.
refused-locked-registers = Bei diesem Schaden sind { $least } bis { $most } Register gesperrt.
refused-scenario-seats = Das Szenario hat { $seats } Plätze.
refused-not-a-position = Das ist ein Aufbau, keine Stellung: Er hat Startfelder und keine Schiffe. Gib ihn als Aufbau an.
refused-not-a-layout = Das ist eine Stellung, kein Aufbau: Sie hat Schiffe und keine Startfelder. Gib sie als Szenario an.
refused-layout-modes = Dieser Aufbau ist nicht für diesen Modus.
refused-layout-lacks = In diesem Aufbau fehlt etwas, ohne das dieser Modus nicht zu gewinnen ist.
refused-too-many-tiles = Davon gibt es mehr Plättchen als in der Schachtel.
refused-wrong-teams = So gehen die Teams nicht auf.
refused-too-many-bots = Höchstens { $most } Bots sind möglich, einer je Platz.
refused-too-many-options = Zu viele: Es gibt { $most } Optionskarten, und { $needed } würden ausgeteilt.
refused-options-needed = Hier braucht es Optionskarten: Der Kurs oder die Ausrüstung zu Beginn teilt welche aus.
refused-no-places = Auf diesem Kurs fährt niemand um Plätze: „Weiter um die Plätze“ bleibt aus.
refused-too-few-asteroids = In diesem Modus braucht es mindestens { $least } Asteroiden, weil einige Ziele tragen.
refused-carries-target = In diesem Modus dürfen nur rote und blaue Asteroiden fehlen; { $got } trägt ein Ziel.
refused-setup-too-large = Das ist zusammen zu groß: { $got } Bytes, höchstens { $most }.
refused-message-too-large = Das war zu viel auf einmal.
refused-no-body = { refused-wrong-request }
refused-smaller-body = { refused-body-too-large }
refused-no-page = Diese Seite gibt es nicht.
refused-wrong-method = { refused-wrong-request }
refused-wrong-request = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-name-unprintable = Dieser Name geht hier nicht: 1 bis 24 Zeichen, die sich zeigen lassen.
refused-name-length = { refused-name-unprintable }
refused-name-accents = Dieser Name hat zu viele Akzente auf einem Buchstaben.
refused-name-mixed = Dieser Name mischt in einem Wort Buchstaben mehrerer Schriften.
refused-line-unprintable = Die Zeile enthält Zeichen, die sich nicht zeigen lassen.

## Against the rules
refused-no-shot = Im Rennen schießt niemand.
refused-one-shot = An diesem Tisch gilt ein Schuss pro Runde.
refused-not-in-energy = Diese Aktion gehört nicht dorthin.
refused-not-in-column = { refused-not-in-energy }
refused-no-powers = An diesem Tisch wird ohne Kräfte gespielt.
refused-power-spent = Die Kraft ist verbraucht.
refused-power-twice = Ein Plan hat höchstens einen Pilotenmarker.
refused-lasting-power = Lawrence legt keinen Pilotenmarker in eine Spalte.
refused-wrong-power = Der Marker dieses Piloten liegt anders.
refused-emergency-order = Nur Lawrence hat einen Notschild, in einer Partie mit Kräften.
refused-five-registers = Ein Programm hat fünf Register.
refused-register-locked = Dieses Register ist gesperrt, oder der Roboter ist abgeschaltet.
refused-register-empty = Dieses Register braucht noch eine Karte.
refused-cards-share = Zwei Karten in einem Register sind eine Bewegung und eine Drehung, mit Krabbenbeinen oder Doppelprozessor.
refused-card-twice = Jede Karte kann nur an einer Stelle liegen.
refused-card-not-in-hand = Diese Karte ist nicht mehr in deiner Hand.
refused-too-many-cards = Bei diesem Schaden bekommt ein Roboter höchstens { $most } Karten.
refused-undamaged = Nur ein beschädigter Roboter darf das Abschalten ansagen.
refused-no-conditional-program = Nur ein Roboter mit Bedingtem Programm behält eine Karte für später.
refused-no-cards = Ein abgeschalteter Roboter hat keine Karten.
refused-no-flywheel = Nur ein Roboter mit Schwungrad behält eine Karte.
refused-flywheel-full = Das Schwungrad hält schon eine Karte.
refused-no-recompile = Eine neue Hand gibt es einmal pro Zug, bevor du fertig bist.
refused-done-stays = Ein fertiges Programm lässt sich nicht mehr ändern.
refused-no-action = Diese Aktion kennt das Spiel nicht.
refused-not-an-answer = Das ist keine der Antworten auf diese Frage.

## Not now
refused-round-over = Diese Runde ist vorbei.
refused-wrong-round = Es läuft eine andere Runde.
refused-not-planning = Gerade wird nicht geplant.
refused-planning-over = Die Planung ist vorbei. Es gilt, was du hattest.
refused-late = Das kam { $seconds } s zu spät. Es gilt, was du bei null hattest.
refused-sealed-already = Dein Plan ist schon versiegelt.
refused-not-sealed = Dein Plan ist nicht versiegelt.
refused-decision-over = Diese Frage ist schon beantwortet, oder ihre Zeit ist um.
refused-not-your-decision = Jetzt entscheidet jemand anderes.
refused-no-decision = { refused-decision-over }
refused-not-all-done = Noch sind nicht alle Programme fertig.
refused-game-paused = Die Partie ist angehalten.
refused-not-paused = Die Partie ist nicht angehalten.
refused-bot-plays = Ein Bot spielt für dich. Komm zuerst zurück.
refused-bot-already = Dort spielt schon ein Bot.
refused-no-bot = Dort spielt kein Bot mehr.
refused-patience = Warte noch { $time }.
refused-resigned = Du hast aufgegeben.
refused-out-of-game = Du bist aus dem Spiel.
refused-craft-gone = Dieses Schiff ist zerstört.
refused-robot-gone = Dieser Roboter ist aus dem Spiel.
refused-seats-free = Plätze sind frei. Bots können sie einnehmen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-all-seats-taken = Alle Plätze sind besetzt.
refused-seat-empty = Dort sitzt niemand mehr.
refused-seated = Du hast schon einen Platz an diesem Tisch.
refused-begun = Die Partie hat inzwischen begonnen.
refused-not-on = An diesem Tisch läuft keine Partie.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-nothing-new = Das war schon so.
refused-lot-cast = Du hast zu den Würfeln schon beigetragen.
refused-not-awaited = Der Tisch wartet nicht mehr darauf.
refused-vote-already = Darüber wird schon abgestimmt.
refused-vote-over = Diese Abstimmung ist vorbei.
refused-no-vote = Über deinen Platz wird nicht abgestimmt.
refused-no-rematch = Noch gibt es keine Revanche.
refused-wish-taken = Das hat schon jemand anderes.
refused-no-wishes = Das Szenario sagt, wer was spielt.
refused-no-teams = Hier wird nicht in Teams gespielt.
refused-team-full = Dieses Team ist voll.
refused-team-alone = Alle anderen sind in diesem Team.
refused-invitation-gone = Diese Einladung ist verbraucht oder gilt nicht mehr. Bitte um eine neue.
refused-recovery-gone = Dieser Link gilt nicht mehr. Bitte um einen neuen.
refused-session-gone = Das ist schon beendet.
refused-ace-not-ready = Das Ass wärmt sich noch auf. Frag in einer Minute noch einmal.
refused-hint-already = Das Ass denkt nach.
refused-no-hint = Das Ass hat gerade keinen Tipp. Frag gleich noch einmal.

## Not allowed
refused-stranger = Wähle zuerst einen Namen.
refused-foreign-page = Das kam von einer fremden Seite.
refused-only-host = Das kann nur der Gastgeber.
refused-only-players = Das können nur die Mitspieler, nach der Partie.
refused-only-here = Danach darf nur der Rechner des Servers fragen.
refused-no-seat = Du hast keinen Platz an diesem Tisch.
refused-your-seat = Das ist nicht dein Platz.
refused-sent-away = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
refused-no-spectators = An diesem Tisch gibt es keine Zuschauer.
refused-no-assist = An diesem Tisch wird ohne diese Hilfe gespielt.
refused-no-practice = Tipps gibt das Ass nur an Übungstischen.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-not-subscribed = Diese Seite hat den Tisch verloren. Lade sie neu.
refused-not-your-invitation = Diese Einladung ist nicht deine oder gilt nicht mehr.
refused-name-reserved = Dieser Name ist vergeben: So heißen Bots, der Gastgeber oder der Server.
refused-name-alike = Dieser Name lässt sich mit { $name } verwechseln. Wähle einen anderen, oder schreibe ihn genauso.
refused-name-alike-here = An diesem Tisch lässt sich dein Name mit { $name } verwechseln. Ändere ihn auf deiner Seite.

## Limits
refused-too-many-drafts = Das war zu schnell. Warte einen Moment.
refused-too-many-messages = { refused-too-many-drafts }
refused-too-many-lines = { refused-too-many-drafts }
refused-too-many-requests = Das war zu oft in kurzer Zeit. Warte einen Moment und versuche es noch einmal.
refused-too-much-to-do = Der Server hat zu viel zu tun. Versuche es gleich noch einmal.
refused-too-many-subscriptions = Höchstens { $most } Tische lassen sich zugleich verfolgen.
refused-too-many-tokens = Du hast schon { $most } Token. Beende zuerst einen davon.
refused-too-many-invitations = Es gibt schon { $most } Einladungen, die noch gelten. Widerrufe zuerst eine davon.
refused-too-many-tables = Höchstens { $most } Tische dürfen zugleich offen sein. Schließe zuerst einen davon.
refused-setups-too-large = Alle deine Tische zusammen sind zu groß.
refused-too-many-uploads = Du hast hier schon { $most } Spiele, die in einem Browser gespielt wurden.
refused-too-many-puzzles = Von deinen Rätseln ist hier zu viel behalten: höchstens { $most } Bytes.
refused-never-finished = Niemand kommt je ans Ziel: in { $games } Spielen zwischen Bots kein einziger.
refused-too-long-to-try = Spiele darauf dauern zu lange: { $games } davon haben Bots in { $seconds } Sekunden nicht geschafft.
refused-wrong-previous = Die Fassung davor muss die neueste eines Werks von dir sein.
refused-comments-off = Hier sind keine Kommentare gewünscht.
refused-no-work = So ein Werk gibt es in der Galerie nicht.
refused-not-your-work = Das ist das Werk von jemand anderem.
refused-already-published = Genau das hat schon jemand anderes veröffentlicht: { $name }, { $work }.
refused-published-before = Genau das hat schon jemand anderes veröffentlicht, und es wird nicht mehr gezeigt.
refused-work-alike = Diesen Namen könnte man für { $name } halten, ein Werk von jemand anderem.
refused-too-many-works = Du hast hier schon { $most } Werke.
refused-works-too-large = Deine Werke zusammen sind zu groß: höchstens { $most } Bytes.
refused-too-many-comments = Hier stehen schon { $most } Kommentare.
refused-too-many-orders = Du hast schon { $most } bestellt: warte, bis eines fertig ist.
refused-no-order = So eine Bestellung von dir gibt es hier nicht mehr.

## Trouble
refused-not-kept = Im Moment kann nichts gespeichert werden. Es hat sich nichts geändert; versuche es gleich noch einmal.
refused-log-damaged = Ein Teil dieses Tisches ist beschädigt. Wer den Server betreibt, erfährt mehr.
refused-store-away = { refused-not-kept }
refused-leaving = Der Server hält gleich an. Versuche es gleich noch einmal.
refused-unexpected = Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.

## Before the server itself is asked
refused-bad-request = { refused-wrong-request }
refused-too-slow = Das hat zu lange gedauert. Versuche es noch einmal.
refused-line-too-long = { refused-wrong-request }
refused-headers-too-large = { refused-wrong-request }
refused-body-too-large = Das ist zu groß zum Senden.
refused-wrong-host = Unter dieser Adresse kennt sich der Server nicht.
refused-wrong-handshake = { refused-wrong-request }
refused-too-many-sockets = Hier sind zu viele Seiten dieses Servers offen. Schließe einige.

## What JSON is made of
json-type = { $type ->
    [object] ein Objekt
    [array] eine Liste
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] ein Text
    [bool] true oder false
   *[null] null
}
