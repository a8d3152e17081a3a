# Was geschah: als Untertitel in der Gegenwart, im Protokoll in der Vergangenheit.
r-when-turn = Z{ $turn }
r-when-register = { $turn }.{ $register }
r-nobody = niemand
r-shown = { $who }: { $card } { $priority }
r-turn-began = Zug { $turn } beginnt.
    .past = Zug { $turn } begann.
r-damage-discarded = { $rule ->
    [R10_3] Der SuperBot { $who } wird repariert.
   *[other] { $robots ->
        [one] { $who } ruht und verliert allen Schaden.
       *[other] { $who } ruhen und verlieren allen Schaden.
    }
}
    .past = { $rule ->
    [R10_3] Der SuperBot { $who } wurde repariert.
   *[other] { $robots ->
        [one] { $who } ruhte und verlor allen Schaden.
       *[other] { $who } ruhten und verloren allen Schaden.
    }
}
r-cards-dealt = { $robots ->
    [one] { $who } bekommt
   *[other] { $who } bekommen
} { $cards ->
    [0] keine Karten.
    [one] eine Karte.
   *[other] { $cards } Karten.
}
    .past = { $robots ->
    [one] { $who } bekam
   *[other] { $who } bekamen
} { $cards ->
    [0] keine Karten.
    [one] eine Karte.
   *[other] { $cards } Karten.
}
r-hand-recompiled = { $who } kompiliert neu: { $cards } neue Karten.
    .past = { $who } kompilierte neu: { $cards } neue Karten.
r-program-sealed = { $rule ->
    [R3_2] Die Zeit ist um für { $who }: leere Register werden zufällig gefüllt.
   *[other] { $robots ->
        [one] { $who } ist fertig.
       *[other] { $who } sind fertig.
    }
}
    .past = { $rule ->
    [R3_2] Die Zeit war um für { $who }: leere Register wurden zufällig gefüllt.
   *[other] { $robots ->
        [one] { $who } war fertig.
       *[other] { $who } waren fertig.
    }
}
r-power-down-announced = { $yes ->
    [true] { $who } schaltet im nächsten Zug ab.
   *[other] { $who } bleibt im nächsten Zug an.
}
    .past = { $yes ->
    [true] { $who } sagte das Abschalten an.
   *[other] { $who } sagte an, anzubleiben.
}
r-stabilizer-set = { $who } setzt den Kreiselstabilisator.
    .past = { $who } setzte den Kreiselstabilisator.
r-register-began = Register { $register }.
    .past = Register { $register } begann.
r-flag-returned = Flagge { $flag } ist wieder am Start.
    .past = Flagge { $flag } war wieder am Start.
r-card-replaced = { $who } bekommt in Register { $register } eine andere Karte: { $option }.
    .past = { $who } bekam in Register { $register } eine andere Karte: { $option }.
r-register-revealed = Aufgedeckt: { $list }.
    .past = Aufgedeckt: { $list }.
r-robot-turned = { $rule ->
    [R6_6] Ein Zahnrad dreht { $who }
    [R6_4] Das Band dreht { $who }
   *[other] { $who } dreht sich
} { $way ->
    [left] nach links.
    [right] nach rechts.
   *[other] um.
}
    .past = { $rule ->
    [R6_6] Ein Zahnrad drehte { $who }
    [R6_4] Das Band drehte { $who }
   *[other] { $who } drehte sich
} { $way ->
    [left] nach links.
    [right] nach rechts.
   *[other] um.
}
r-robot-moved = { $who } zieht { $count ->
    [one] ein Feld.
   *[other] { $count } Felder.
}
    .past = { $who } zog { $count ->
    [one] ein Feld.
   *[other] { $count } Felder.
}
r-robot-shoved = { $target } schiebt { $who }.
    .past = { $target } schob { $who } { $count ->
    [one] um ein Feld.
   *[other] um { $count } Felder.
}
r-move-blocked = { $who } läuft gegen eine Wand und bleibt stehen.
    .past = { $who } lief gegen eine Wand und blieb stehen.
r-robot-carried = { $rule ->
    [R6_1] Expressbänder tragen { $who } ein Feld weit.
   *[other] Bänder tragen { $who } ein Feld weit.
}
    .past = { $rule ->
    [R6_1] Expressbänder trugen { $who } ein Feld weit.
   *[other] Bänder trugen { $who } ein Feld weit.
}
r-carry-blocked = Das Band kann { $who } nicht tragen: der Weg ist nicht frei.
    .past = Das Band konnte { $who } nicht tragen: der Weg war nicht frei.
r-flag-carried = Ein Band trägt Flagge { $flag }.
    .past = Ein Band trug Flagge { $flag }.
r-flag-lost = Flagge { $flag } fällt vom Boden.
    .past = Flagge { $flag } fiel vom Boden.
r-robot-pushed = { $rule ->
    [R6_5] Ein Schieber schiebt { $who } ein Feld weit.
   *[other] Der Schuss bewegt { $who } um ein Feld.
}
    .past = { $rule ->
    [R6_5] Ein Schieber schob { $who } ein Feld weit.
   *[other] Der Schuss bewegte { $who } um ein Feld.
}
r-push-failed = { $who } lässt sich nicht schieben und bleibt stehen.
    .past = { $who } ließ sich nicht schieben und blieb stehen.
r-robot-destroyed = { $who } wird zerstört: { $lives ->
    [0] kein Leben übrig.
    [one] ein Leben übrig.
   *[other] { $lives } Leben übrig.
}
    .past = { $who } wurde zerstört: { $lives ->
    [0] kein Leben übrig.
    [one] ein Leben übrig.
   *[other] { $lives } Leben übrig.
}
r-shot-fired = { $who } trifft { $target }: { $weapon }.
    .past = { $who } traf { $target }: { $weapon }.
r-beam-hit = Ein Bodenlaser trifft { $who }: { $points } Schaden.
    .past = Ein Bodenlaser traf { $who }: { $points } Schaden.
r-damage-prevented = { $option } fängt einen Punkt für { $who } ab.
    .past = { $option } fing einen Punkt für { $who } ab.
r-robot-damaged = { $who } nimmt { $count } Schaden: { $damage } von 10.
    .past = { $who } nahm { $count } Schaden: { $damage } von 10.
r-register-locked = Register { $register } von { $who } wird gesperrt.
    .past = Register { $register } von { $who } wurde gesperrt.
r-register-unlocked = Register { $register } von { $who } ist wieder frei.
    .past = Register { $register } von { $who } war wieder frei.
r-damage-repaired = { $who } wird repariert: noch { $damage } Schaden.
    .past = { $who } wurde repariert: noch { $damage } Schaden.
r-option-drawn = { $who } zieht eine Option: { $option }.
    .past = { $who } zog eine Option: { $option }.
r-option-discarded = { $rule ->
    [R7_2] { $who } gibt statt eines Punktes eine Option ab: { $option }.
   *[other] { $who } verliert eine Option: { $option }.
}
    .past = { $rule ->
    [R7_2] { $who } gab statt eines Punktes eine Option ab: { $option }.
   *[other] { $who } verlor eine Option: { $option }.
}
r-options-shuffled = Die abgelegten Optionen werden gemischt.
    .past = Die abgelegten Optionen wurden gemischt.
r-deck-shuffled = Die abgelegten Karten werden gemischt.
    .past = Die abgelegten Karten wurden gemischt.
r-shot-spent = Die Kleine Haubitze von { $who } hat noch { $left } Schuss.
    .past = Die Kleine Haubitze von { $who } hatte noch { $left } Schuss.
r-control-taken = { $target } übernimmt die Steuerung von { $who }.
    .past = { $target } übernahm die Steuerung von { $who }.
r-control-lost = { $who } folgt wieder dem eigenen Programm.
    .past = { $who } folgte wieder dem eigenen Programm.
r-archive-moved = { $who } legt hier den Archivmarker ab.
    .past = { $who } versetzte den Archivmarker.
r-flag-touched = { $who } berührt Flagge { $flag }.
    .past = { $who } berührte Flagge { $flag }.
r-flag-claimed = Flagge { $flag } geht an Team { $team }.
    .past = Flagge { $flag } ging an Team { $team }.
r-home-chosen = Team { $team } ist auf Boden { $floor } zu Hause.
    .past = Team { $team } war auf Boden { $floor } zu Hause.
r-robot-placed = { $who } startet hier.
    .past = { $who } nahm seinen Startplatz ein.
r-flag-taken = { $who } nimmt Flagge { $flag }.
    .past = { $who } nahm Flagge { $flag }.
r-flag-dropped = { $who } verliert Flagge { $flag }.
    .past = { $who } verlor Flagge { $flag }.
r-blame-fell = { $who } wäre schuld am Ende des SuperBots.
    .past = { $who } bekam die Schuld am SuperBot.
r-blame-forgotten = Niemand ist mehr schuld.
    .past = Niemand war mehr schuld.
r-title-passed = { $by_blame ->
    [true] { $who } ist jetzt der SuperBot.
   *[other] Der Titel geht weiter an { $who }.
}
    .past = { $by_blame ->
    [true] { $who } wurde der SuperBot.
   *[other] Der Titel ging weiter an { $who }.
}
r-coin-flipped = { $who } wirft die Münze: { $heads ->
    [true] Kopf.
   *[other] Zahl.
}
    .past = { $who } warf die Münze: { $heads ->
    [true] Kopf.
   *[other] Zahl.
}
r-floor-turned = Boden { $floor } dreht sich um ein Viertel.
    .past = Boden { $floor } drehte sich um ein Viertel.
r-robot-sent-off = { $target } schickt { $who } vom Kurs.
    .past = { $target } schickte { $who } vom Kurs.
r-robot-waited = Für { $who } ist kein Feld frei: warten bis zum nächsten Aufräumen.
    .past = Für { $who } war kein Feld frei: warten bis zum nächsten Aufräumen.
r-power-set = { $down ->
    [true] { $who } schaltet für den nächsten Zug ab.
   *[other] { $who } schaltet wieder ein.
}
    .past = { $down ->
    [true] { $who } schaltete für den nächsten Zug ab.
   *[other] { $who } schaltete wieder ein.
}
r-robot-sat-out = { $who } setzt den nächsten Zug aus.
    .past = { $who } musste den nächsten Zug aussetzen.
r-robot-returned = { $who } kommt mit { $damage } Schaden zurück{ $down ->
    [true] , abgeschaltet.
   *[other] .
}
    .past = { $who } kam mit { $damage } Schaden zurück{ $down ->
    [true] , abgeschaltet.
   *[other] .
}
r-robot-finished = { $who } hat alle Flaggen berührt: Platz { $place }.
    .past = { $who } berührte alle Flaggen: Platz { $place }.
r-decision-asked = { $who } entscheidet: { $choice }.
    .past = { $who } wurde gefragt: { $choice }.
r-decision-answered = { $who } hat entschieden, { $choice }: { $answer }.
    .past = { $who } entschied, { $choice }: { $answer }.
r-turn-ended = Der Zug ist vorbei.
    .past = Der Zug war vorbei.
r-game-ended = { $reason ->
    [flags] Alle Flaggen sind berührt. Sieg für { $winners }.
    [last_robot] Sieg für { $winners }: der letzte Roboter mit einem Leben.
    [last_team] Sieg für { $winners }: das letzte Team mit einem Leben.
    [last_racer] Sieg für { $winners }: alle anderen Renner sind ausgeschieden.
    [flag_home] Sieg für { $winners }: die gegnerische Flagge ist zu Hause.
   *[other] Kein Roboter ist übrig. Niemand gewinnt.
}
    .past = { $reason ->
    [flags] Alle Flaggen wurden berührt. Sieg für { $winners }.
    [last_robot] Sieg für { $winners }: der letzte Roboter mit einem Leben.
    [last_team] Sieg für { $winners }: das letzte Team mit einem Leben.
    [last_racer] Sieg für { $winners }: alle anderen Renner waren ausgeschieden.
    [flag_home] Sieg für { $winners }: die gegnerische Flagge kam nach Hause.
   *[other] Kein Roboter war übrig. Niemand gewann.
}

# Entscheidungen: im Protokoll, als Frage, und ihre Antworten.
choice-power-down = im nächsten Zug abschalten
choice-stay-down = abgeschaltet bleiben
choice-re-entry = die Rückkehr
choice-discard-option = eine Option für einen Schadenspunkt
choice-lose-option = welche Option verloren geht
choice-archive = den Archivmarker versetzen
choice-brakes = bremsen
choice-fourth-gear = vierter Gang
choice-reverse-gear = Rückwärtsgang
choice-gyroscopic-stabilizer = den Stabilisator setzen
choice-abort-switch = den Notschalter umlegen
choice-conditional-program = die behaltene Karte nutzen
choice-fire-control = was der Treffer bewirkt
choice-weapon = womit geschossen wird
choice-high-power-laser = hindurchschießen
choice-mechanical-arm = was der Arm berührt
choice-keep-option = welche Option bleibt
choice-home = wo das Team zu Hause ist
choice-start = wo er startet
answer-yes = ja
answer-no = nein
answer-none = keine
answer-nothing = nichts
answer-home = Boden { $floor }
    .side = { $side ->
    [left] Links.
   *[other] Rechts.
}
answer-start = { $cell }, Blick nach { $heading }
answer-way-back = { $cell }, Blick nach { $heading }{ $down ->
    [true] , abgeschaltet
   *[other] {""}
}
cell = Feld { $x }, { $y }
heading = { $heading ->
    [N] oben
    [E] rechts
    [S] unten
   *[W] links
}
main-laser = Hauptlaser
    .text = Ein Schaden für den ersten Roboter voraus.
ask-power-down = Im nächsten Zug abschalten?
    .about = Du bist mit dem Ansagen an der Reihe.
ask-stay-down = Abgeschaltet bleiben?
    .about = Der Zug endet, und dein Roboter ruht.
ask-home = Wo ist dein Team zu Hause?
    .about = Dort steht eure Flagge, und ihr startet auf der abgewandten Seite.
ask-start = Wo startet dein Roboter?
    .about = Wähle ein Feld auf dem Plan, und die Richtung.
ask-re-entry = Dein Roboter kommt zurück
    .about = Wähle die Richtung, und das Feld, wenn es mehrere gibt.
ask-discard-option = Ein Schadenspunkt für dich
    .about = Es wäre Nummer { $about } von 10.
ask-lose-option = Dein Roboter ist zerstört
    .about = Eine Option geht mit ihm verloren. Welche?
ask-archive = Archivmarker hierher?
    .about = Du stehst auf { $cell }.
ask-brakes = Bremsen?
    .about = Register { $about } ist ein Vor 1.
ask-fourth-gear = Vierter Gang?
    .about = Register { $about } ist ein Vor 3.
ask-reverse-gear = Rückwärtsgang?
    .about = Register { $about } ist ein Rückwärts.
ask-gyroscopic-stabilizer = Kreiselstabilisator setzen?
    .about = Vor Register 1, für den ganzen Zug.
ask-abort-switch = Notschalter umlegen?
    .about = Register { $about } ist aufgedeckt.
ask-conditional-program = Die behaltene Karte nutzen?
    .about = Bevor Register { $about } aufgedeckt wird.
ask-fire-control = Dein Laser trifft { $robot }
    .about = Was bewirkt der Treffer?
ask-weapon = Womit schießt du?
    .about = Laser von Register { $about }.
ask-high-power-laser = Hindurchschießen?
    .about = Laser von Register { $about }.
ask-mechanical-arm = Was berührt der Arm?
    .about = { $about ->
    [6] Beim Aufräumen.
   *[other] Ende von Register { $about }.
}
ask-keep-option = Welche Option behältst du?
    .about = Die anderen kommen unter den Stapel.
do-power-down-no = Anbleiben
    .one = Du programmierst im nächsten Zug
do-power-down-yes = Abschalten
    .one = Aller Schaden ist weg
    .two = Keine Karten im nächsten Zug
do-stay-down-no = Einschalten
    .one = Du programmierst im nächsten Zug
do-stay-down-yes = Abgeschaltet bleiben
    .one = Aller Schaden ist wieder weg
    .two = Keine Karten im nächsten Zug
do-archive-yes = Hierher
    .one = Du kämest hier zurück
do-archive-no = Liegen lassen
    .one = Du kämest dort zurück, wo er liegt
do-brakes-no = Vor 1
    .one = Wie die Karte sagt
do-brakes-yes = Bremsen
    .one = Dein Roboter bleibt stehen
do-fourth-gear-no = Vor 3
    .one = Wie die Karte sagt
do-fourth-gear-yes = Vor 4
    .one = Ein Feld mehr
do-reverse-gear-no = Rückwärts 1
    .one = Wie die Karte sagt
do-reverse-gear-yes = Rückwärts 2
    .one = Ein Feld mehr
do-gyroscopic-stabilizer-no = Aus lassen
    .one = Zahnräder und Bänder drehen dich
do-gyroscopic-stabilizer-yes = Setzen
    .one = Der Boden dreht dich in diesem Zug nicht
do-abort-switch-no = Karte behalten
    .one = Du kannst ihn später umlegen
do-abort-switch-yes = Umlegen
    .one = Dafür die oberste Karte des Stapels
    .two = Spätere freie Register werden auch getauscht
do-conditional-program-no = Noch warten
    .one = Das Programm bleibt, wie es ist
do-conditional-program-yes = Hier einsetzen
    .one = Sie ersetzt die Karte in diesem Register
do-high-power-laser-no = Einfacher Schuss
    .one = Die erste Wand oder der erste Roboter hält ihn auf
do-high-power-laser-yes = Hindurch
    .one = Durch die erste Wand oder den ersten Roboter
do-discard-option-none = Hinnehmen
    .one = Schaden, dann { $damage } von 10
do-discard-option = { $option } abgeben
    .one = Kein Schaden
    .two = Die Option wird abgelegt
do-mechanical-arm-none = Nichts berühren
    .one = Nur dein eigenes Feld zählt
do-mechanical-arm = { $cell } berühren
    .one = Auch auf dem Kurs zu wählen
fire-damage = Schaden machen
fire-lock = Register { $register } sperren
fire-destroy = { $option } zerstören
do-fire-damage = Ein einfacher Punkt
do-fire-lock = Der Punkt liegt auf diesem Register
do-fire-destroy = Kein Schaden, die Option ist weg

# Der Bildschirm.
rr-turn = Zug { $turn }
rr-size = { $robots } Roboter
rr-phases = Phase
rr-phase-deal = Geben
rr-phase-program = Programm
rr-phase-power = Strom
rr-phase-registers = Register
rr-phase-clean-up = Aufräumen
rr-steps = Schritte von Register { $register }
rr-step-reveal = Aufdecken
rr-step-move = Roboter
rr-step-floor = Boden
rr-step-lasers = Laser
rr-step-touch = Berühren
rr-floor-step = { $phase ->
    [express] Expressbänder laufen.
    [belts] Alle Bänder laufen.
    [pushers] Schieber schieben.
    [gears] Zahnräder drehen sich.
    [lasers] Laser feuern.
    [touch] Flaggen und Werkstätten werden berührt.
    [reveal] Die Karten werden aufgedeckt.
   *[move] Roboter ziehen, die höchste Priorität zuerst.
}
rr-register-of = Register { $register } von 5
rr-wait-program = { $left ->
    [one] Ein Roboter wird noch programmiert.
   *[other] { $left } Roboter werden noch programmiert.
}
rr-wait-last-me = Alle anderen sind fertig. Bei null werden leere Register zufällig gefüllt.
rr-wait-last-other = Nur { $who } programmiert noch. Bei null werden leere Register zufällig gefüllt.
rr-wait-done = Du bist fertig. { $left ->
    [0] Die Register beginnen.
    [one] Ein Roboter wird noch programmiert.
   *[other] { $left } Roboter werden noch programmiert.
}
rr-wait-down = Du bist abgeschaltet. { $left ->
    [one] Ein Roboter wird noch programmiert.
   *[other] { $left } Roboter werden noch programmiert.
}
rr-wait-decision = { $who } entscheidet: { $choice }.
rr-wait-you = Du entscheidest: { $choice }.
rr-wait-registers = Die Register werden ausgeführt, eines nach dem anderen.
rr-wait-deal = Die Karten für den nächsten Zug werden ausgeteilt.
rr-wait-clean-up = Reparaturen, Optionen, und Roboter kommen zurück.
rr-wait-paused = Das Spiel ist angehalten.
rr-wait-over = Das Spiel ist vorbei.
rr-your-program = Dein Programm
rr-keys-hint = Ziffern 1–9 füllen das nächste Register
rr-my-robots = Deine Roboter
rr-my-robots-key = N: dein nächster Roboter
rr-my-robot = { $robot }, { $state ->
    [done] fertig
    [open] noch zu programmieren
   *[idle] nichts zu programmieren
}
rr-your-hand = Deine Hand
rr-take-back = Zurücknehmen
rr-register = { $register }
rr-register-next = { $register } jetzt
rr-register-locked = { $register } gesperrt
rr-register-empty = Register { $register }, leer
rr-register-holds = Register { $register }: { $cards }
rr-register-holds-locked = Register { $register }, gesperrt: { $cards }
rr-add-second = Eine zweite Karte in Register { $register } legen
rr-card = { $card }, Priorität { $priority }
rr-card-in = { $card }, Priorität { $priority }, in Register { $register }
rr-card-kept = { $card }, Priorität { $priority }, behalten
rr-in-register = Register { $register }
rr-kept = behalten
rr-hand-size = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, { $damage } Schaden
rr-no-hand = { $why ->
    [down] Dein Roboter ist abgeschaltet: keine Karten in diesem Zug. Am Ende des Zuges wirst du gefragt, ob er abgeschaltet bleibt.
    [locked] Alle fünf Register sind gesperrt. Dieselben Karten laufen wieder.
   *[out] Dein Roboter ist nicht auf dem Kurs.
}
rr-done = Fertig
rr-missing = Register { $register } ist leer
rr-is-done = Programm ist fertig
rr-sending = Einen Moment
rr-recompile = Neue Hand für 1 Schaden
rr-timed-out = { $who }: Die Zeit war um, der Rest wurde zufällig gefüllt.
rr-refused = Nicht möglich.
rr-power = Nächsten Zug abschalten
rr-power-note = heilt alles, keine Karten
rr-power-no = Nein
rr-power-yes = Ja
rr-power-ask = Frag mich
rr-orders = Befehle für diesen Zug und die nächsten
rr-when-damaged = Bei Schaden
rr-damaged-ask = Frag mich
rr-damaged-keep = Optionen behalten
rr-damaged-give = Eine abgeben
rr-give-first = Welche zuerst geht
rr-when-destroyed = Bei Zerstörung
rr-lose = { $option } verlieren
rr-when-back = Bei der Rückkehr
rr-back-facing = Blick nach { $heading }
rr-back-down = Abgeschaltet
rr-back-wish = Wunschfeld, falls das Archiv besetzt ist
rr-back-no-wish = Kein Wunschfeld
rr-archive = Archivmarker
rr-archive-move = Versetzen
rr-archive-leave = Liegen lassen
rr-ask = Fragen
rr-never = Nie
rr-always = Immer
rr-use = Nutzen
rr-registers = Register
rr-policy-of = Wann { $option } genutzt wird
rr-use-in-register = In Register { $register }
rr-throw-in = Umlegen in Register
rr-keep-card = Karte behalten
rr-keep-none = Keine Karte
rr-keep-in = Für Register
rr-fire-policy = Jeder Treffer
rr-weapon-in = Register { $register }
rr-weapons = Womit geschossen wird
rr-arm-in = Register { $register }
rr-arm-end = Aufräumen
rr-arm-nothing = Nichts
rr-charges = noch { $left }
rr-no-options = Keine Optionen. Felder mit Schlüssel und Hammer geben welche.
rr-your-options = Deine Optionen
rr-robots = Roboter
rr-you = { $name } (du)
rr-state-programming = Programmiert
rr-state-done = Fertig
rr-state-down = Abgeschaltet
rr-state-deciding = Entscheidet
rr-state-out = Ausgeschieden
rr-state-away = Nicht da
rr-state-resigned = Aufgegeben
rr-state-back = Kommt zurück
rr-state-unplaced = Noch nicht aufgestellt
rr-state-sits-out = Setzt aus
rr-state-waits = Kein Feld frei
rr-state-sent-off = Vom Feld geschickt
rr-state-finished = Platz { $place }
rr-announced = schaltet ab
rr-superbot = SuperBot
rr-blamed = schuld
rr-carries-flag = hat Flagge { $flag }
rr-racer = Renner { $pair }
rr-blocker = Blocker { $pair }
rr-team = Team { $team }
rr-damage = { $damage } Schaden von 10
rr-omen = { $shows ->
    [end] zerstört in Register { $register }
    [flag] Flagge { $flag } in Register { $register }
   *[damage] { $points } Schaden in Register { $register }
}
rr-next-flag = nächste Flagge { $flag }
rr-lives = { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
}
rr-tab-program = Programm
rr-tab-options = Optionen
rr-tab-robots = Roboter
rr-tab-log = Protokoll
rr-revealed = Register { $register }, nach Priorität
rr-face-down = verdeckt
rr-come-back = Zurückkommen
rr-start-here = Hier starten
rr-on-cell = Auf { $cell }
rr-come-back-on = Wo
rr-come-back-facing = Blick nach
rr-come-back-down = Abgeschaltet: Schaden weg, keine Karten im nächsten Zug
rr-board = { $course }, Zug { $turn }
rr-chapter = R{ $register }
rr-chapter-turn = Z{ $turn }
rr-panels = Phase und Programm
rr-tabs = Teile des Tisches
rr-click-cell = Klick auf ein Feld
rr-robot-dome = Kuppel
rr-robot-gable = Giebel
rr-robot-crate = Kiste
rr-robot-nut = Mutter
rr-robot-tread = Kette
rr-robot-cross = Kreuz
rr-robot-wedge = Keil
rr-robot-egg = Ei
rr-key-does = { $word ->
    [hint] ein Tipp, an Übungstischen
    [card] eine Karte der Hand ins nächste Register
    [register] ein Register wählen
    [take-back] die letzte Karte zurücknehmen
    [clear] Programm leeren
    [power] abschalten: nein, ja, frag mich
    [options] zu den Optionen
    [next-robot] dein nächster Roboter, oder der davor
    [done] fertig
    [play] abspielen oder anhalten
    [step] ein Ereignis
    [turn] ein Register
    [speed] langsamer, schneller
    [skip] ans Ende
    [answer] eine Entscheidung beantworten
    [log] Protokoll
    [chat] Chat
   *[sound] Ton an oder aus
}
rr-scenario = Ein Szenario
rr-own-course = Ein eigener Kurs
