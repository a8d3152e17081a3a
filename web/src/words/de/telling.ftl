# Jedes Ereignis als Satz: Untertitel in der Gegenwart, .past fürs Protokoll, .so als Folge eines anderen.
thing = { $kind ->
    [asteroid] Asteroid { $number }
    [gate] Tor { $number }
    [turret] Turm { $number }
    [drone] Drohne { $number }
    [pod] eine Kapsel
    [platform] eine Plattform
    [craft] ein Schiff
   *[border] der Rand
}
thing-hit = { $kind ->
    [border] den Rand
   *[other] { thing }
}
hex-heading = { $heading ->
    [E] Osten
    [SE] Südosten
    [SW] Südwesten
    [W] Westen
    [NW] Nordwesten
   *[NE] Nordosten
}
die-colour = { $die ->
    [red] Rot
    [white] Weiß
   *[blue] Blau
}
craft-turn = { $turn ->
    [left] nach links
    [right] nach rechts
    [left2] zweimal nach links
    [right2] zweimal nach rechts
   *[back] um
}
team-side = { $team ->
    [left] linken
   *[right] rechten
}
chart-action = { $action ->
    [shoot] schießen
    [forward] vor
    [right] rechts
    [left] links
    [turn_back] wenden
    [shield] Schild
    [power] Kraft
    [power-left] Kraft, links
    [power-right] Kraft, rechts
    [power-left1] Kraft, einmal links
    [power-left2] Kraft, zweimal links
    [power-right1] Kraft, einmal rechts
    [power-right2] Kraft, zweimal rechts
   *[wait] warten
}

told-RoundBegan = Runde { $round } beginnt, { $pilot } fliegt zuerst
    .past = Runde { $round } begann, zuerst fliegt { $pilot }
told-DiceRolled = Würfel: { $dice }
    .past = Würfel: { $dice }
told-PlanRevealed = { $pilot } hat geplant: { $plan }
    .past = { $pilot } hatte geplant: { $plan }
told-plans = { $count ->
    [one] Der Plan liegt offen
    [2] Beide Pläne liegen offen
   *[other] Alle { $count } Pläne liegen offen
}
    .past = { $count ->
    [one] Der Plan wurde aufgedeckt
    [2] Beide Pläne wurden aufgedeckt
   *[other] Alle { $count } Pläne wurden aufgedeckt
}
told-ShieldLowered = { $pilot } fliegt diese Runde ohne Schild
    .past = { $pilot } flog ohne Schild
told-PowerSpent = { $pilot } setzt den Pilotenmarker ein
    .past = { $pilot } setzte den Pilotenmarker ein
told-DroneLaunched = { $tile } startet
    .past = { $tile } startete
told-DieCalled = { $die } { $number }: Die Plättchen dieser Farbe ziehen
    .past = { $die } { $number } wurde aufgerufen
told-swarm = { $die } { $number }: { $moved ->
    [0] kein Plättchen zieht
    [one] ein Plättchen zieht
   *[other] { $moved } Plättchen ziehen
}{ $blocked ->
    [0] { "" }
    [one] , eines ist blockiert
   *[other] , { $blocked } sind blockiert
}
    .past = { $die } { $number }: { $moved ->
    [0] kein Plättchen zog
    [one] ein Plättchen zog
   *[other] { $moved } Plättchen zogen
}{ $blocked ->
    [0] { "" }
    [one] , eines war blockiert
   *[other] , { $blocked } waren blockiert
}
told-TileMoved = { $tile } zieht nach { $heading }
    .past = { $tile } zog nach { $heading }
told-TilePushed = { $by } schiebt { $tile } nach { $heading }
    .past = { $by } schob { $tile } nach { $heading }
told-TileBlocked = { $tile } kann nicht nach { $heading }: { $by } ist im Weg
    .past = { $tile } konnte nicht nach { $heading }: { $by } war im Weg
told-PushFailed = { $tile } kann { $pushed } nicht schieben: dahinter ist { $by }
    .past = { $tile } konnte { $pushed } nicht schieben: dahinter war { $by }
told-CraftHit = { $tile } trifft { $pilot }
    .past = { $tile } traf { $pilot }
told-ShieldHeld = Der Schild von { $pilot } hält
    .past = Der Schild von { $pilot } hielt
    .so = Schild an, kein Schaden
told-EmergencyShieldRaised = { $pilot } zündet den Notschild: 1 Schaden weniger
    .past = { $pilot } zündete den Notschild: 1 Schaden weniger
    .so = Notschild, 1 Schaden weniger
told-CraftDamaged = { $pilot } nimmt { $points } Schaden, jetzt { $damage } von 6
    .past = { $pilot } nahm { $points } Schaden, { $damage } von 6
    .so = { $points } Schaden, { $damage } von 6
told-CraftDestroyed = { $pilot } ist zerstört
    .past = { $pilot } wurde zerstört
    .so = das Schiff ist zerstört
told-TokenTaken = { $pilot } nimmt Symbol { $symbol }
    .past = { $pilot } nahm Symbol { $symbol }
    .so = Symbol { $symbol } genommen
told-FlightBegan = { $pilot } fliegt los
    .past = { $pilot } flog los
told-CraftWaited = { $pilot } wartet
    .past = { $pilot } wartete
told-CraftTurned = { $pilot } dreht { $turn }
    .past = { $pilot } drehte { $turn }
told-CraftMoved = { $pilot } fliegt nach { $heading }
    .past = { $pilot } flog nach { $heading }
told-turned-moved = { $pilot } dreht { $turn } und fliegt nach { $heading }
    .past = { $pilot } drehte { $turn } und flog nach { $heading }
told-CraftCollided = { $pilot } fliegt gegen { $thing }
    .past = { $pilot } flog gegen { $thing }
told-turned-collided = { $pilot } dreht { $turn } und fliegt gegen { $thing }
    .past = { $pilot } drehte { $turn } und flog gegen { $thing }
told-PlanLost = Der Rest des Plans von { $pilot } ist verloren
    .past = Der Rest des Plans von { $pilot } war verloren
    .so = der Rest des Plans ist verloren
told-DecisionAsked = { $question ->
    [ram] { $pilot } kann den Asteroiden für { $points } Schaden rammen
   *[emergency_shield] { $pilot } kann den Notschild zünden
}
    .past = { $question ->
    [ram] { $pilot } wurde gefragt, ob der Asteroid für { $points } Schaden gerammt wird
   *[emergency_shield] { $pilot } wurde nach dem Notschild gefragt
}
told-DecisionAnswered = { $answer ->
    [ram-yes] { $pilot } rammt ihn
    [ram-no] { $pilot } rammt ihn nicht
    [emergency_shield-yes] { $pilot } nutzt den Notschild
   *[emergency_shield-no] { $pilot } behält den Notschild
}
    .past = { $answer ->
    [ram-yes] { $pilot } wollte rammen
    [ram-no] { $pilot } wollte nicht rammen
    [emergency_shield-yes] { $pilot } nutzte den Notschild
   *[emergency_shield-no] { $pilot } behielt den Notschild
}
told-AsteroidRammed = { $pilot } zerstört { $tile }
    .past = { $pilot } zerstörte { $tile }
told-ShotFired = { $hit ->
    [nothing] { $pilot } schießt und trifft nichts
   *[thing] { $pilot } schießt auf { $thing }
}
    .past = { $hit ->
    [nothing] { $pilot } schoss und traf nichts
   *[thing] { $pilot } schoss auf { $thing }
}
told-TargetEliminated = { $pilot } trifft ein Ziel des { $team } Teams auf { $tile }
    .past = { $pilot } traf ein Ziel des { $team } Teams auf { $tile }
told-DroneShot = { $pilot } trifft { $tile }
    .past = { $pilot } traf { $tile }
    .so = ein Treffer
told-CraftFinished = { $pilot } hat alles beisammen
    .past = { $pilot } hatte alles beisammen
    .so = jetzt fehlt nichts mehr
told-TeamWon = Alle Ziele des { $team } Teams sind weg
    .past = Alle Ziele des { $team } Teams waren weg
told-DroneRemoved = { $tile } verlässt das Feld
    .past = { $tile } verließ das Feld
told-RoundEnded = Die Runde endet, alle Schilde sind an
    .past = Die Runde endete, alle Schilde waren an
told-GameEnded = { $reason ->
    [tokens] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit allen vier Symbolen
    [targets] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }: Die Ziele des Teams sind weg
    [last_survivor] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }, sonst fliegt niemand mehr
    [resigned] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }: Die anderen haben aufgegeben
   *[nobody_left] Niemand ist übrig, niemand gewinnt
}
    .past = { $reason ->
    [tokens] { $winners } { $count ->
        [one] gewann
       *[other] gewannen
    } mit allen vier Symbolen
    [targets] { $winners } { $count ->
        [one] gewann
       *[other] gewannen
    }: Die Ziele des Teams waren weg
    [last_survivor] { $winners } { $count ->
        [one] gewann
       *[other] gewannen
    }, sonst flog niemand mehr
    [resigned] { $winners } { $count ->
        [one] gewann
       *[other] gewannen
    }: Die anderen hatten aufgegeben
   *[nobody_left] Niemand war übrig, niemand gewann
}
