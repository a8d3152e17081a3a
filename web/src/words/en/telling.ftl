# Every event as a clause: captions in the present, .past for the log, .so as what follows from another one.
thing = { $kind ->
    [asteroid] asteroid { $number }
    [gate] gate { $number }
    [turret] turret { $number }
    [drone] drone { $number }
    [pod] a pod
    [platform] a platform
    [craft] a craft
   *[border] the border
}
thing-hit = { thing }
hex-heading = { $heading ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
}
die-colour = { $die ->
    [red] red
    [white] white
   *[blue] blue
}
craft-turn = { $turn ->
    [left] left
    [right] right
    [left2] two notches left
    [right2] two notches right
   *[back] back
}
team-side = { $team ->
    [left] left
   *[right] right
}
chart-action = { $action ->
    [shoot] shoot
    [forward] forward
    [right] right
    [left] left
    [turn_back] turn back
    [shield] shield
    [power] power
    [power-left] power, left
    [power-right] power, right
    [power-left1] power, left once
    [power-left2] power, left twice
    [power-right1] power, right once
    [power-right2] power, right twice
   *[wait] wait
}

told-RoundBegan = Round { $round } begins, { $pilot } flies first
    .past = Round { $round } began, first to fly: { $pilot }
told-DiceRolled = Dice: { $dice }
    .past = Dice: { $dice }
told-PlanRevealed = { $pilot } planned { $plan }
    .past = { $pilot } had planned { $plan }
told-plans = { $count ->
    [one] The plan is revealed
    [2] Both plans are revealed
   *[other] All { $count } plans are revealed
}
    .past = { $count ->
    [one] The plan was revealed
    [2] Both plans were revealed
   *[other] All { $count } plans were revealed
}
told-ShieldLowered = { $pilot } flies without a shield this round
    .past = { $pilot } flew without a shield
told-PowerSpent = { $pilot } plays the pilot’s token
    .past = { $pilot } played the pilot’s token
told-DroneLaunched = { $tile } is launched
    .past = { $tile } was launched
told-DieCalled = { $die } { $number }: the tiles of this colour move
    .past = { $die } { $number } was called
told-swarm = { $die } { $number }: { $moved ->
    [0] no tile moves
    [one] one tile moves
   *[other] { $moved } tiles move
}{ $blocked ->
    [0] { "" }
    [one] , one is blocked
   *[other] , { $blocked } are blocked
}
    .past = { $die } { $number }: { $moved ->
    [0] no tile moved
    [one] one tile moved
   *[other] { $moved } tiles moved
}{ $blocked ->
    [0] { "" }
    [one] , one was blocked
   *[other] , { $blocked } were blocked
}
told-TileMoved = { $tile } moves { $heading }
    .past = { $tile } moved { $heading }
told-TilePushed = { $by } pushes { $tile } { $heading }
    .past = { $by } pushed { $tile } { $heading }
told-TileBlocked = { $tile } can’t move { $heading }: { $by } is in the way
    .past = { $tile } could not move { $heading }: { $by } was in the way
told-PushFailed = { $tile } can’t push { $pushed }: { $by } is behind it
    .past = { $tile } could not push { $pushed }: { $by } was behind it
told-CraftHit = { $tile } hits { $pilot }
    .past = { $tile } hit { $pilot }
told-ShieldHeld = { $pilot }’s shield holds
    .past = { $pilot }’s shield held
    .so = shield on, no damage
told-EmergencyShieldRaised = { $pilot } raises the emergency shield: 1 damage less
    .past = { $pilot } raised the emergency shield: 1 damage less
    .so = emergency shield, 1 damage less
told-CraftDamaged = { $pilot } takes { $points } damage, now { $damage } of 6
    .past = { $pilot } took { $points } damage, { $damage } of 6
    .so = { $points } damage, { $damage } of 6
told-CraftDestroyed = { $pilot } is destroyed
    .past = { $pilot } was destroyed
    .so = the craft is destroyed
told-TokenTaken = { $pilot } takes symbol { $symbol }
    .past = { $pilot } took symbol { $symbol }
    .so = symbol { $symbol } taken
told-FlightBegan = { $pilot } takes off
    .past = { $pilot } took off
told-CraftWaited = { $pilot } waits
    .past = { $pilot } waited
told-CraftTurned = { $pilot } turns { $turn }
    .past = { $pilot } turned { $turn }
told-CraftMoved = { $pilot } flies { $heading }
    .past = { $pilot } flew { $heading }
told-turned-moved = { $pilot } turns { $turn } and flies { $heading }
    .past = { $pilot } turned { $turn } and flew { $heading }
told-CraftCollided = { $pilot } flies into { $thing }
    .past = { $pilot } flew into { $thing }
told-turned-collided = { $pilot } turns { $turn } into { $thing }
    .past = { $pilot } turned { $turn } into { $thing }
told-PlanLost = The rest of { $pilot }’s plan is lost
    .past = The rest of { $pilot }’s plan was lost
    .so = the rest of the plan is lost
told-DecisionAsked = { $question ->
    [ram] { $pilot } may ram the asteroid for { $points } damage
   *[emergency_shield] { $pilot } may raise the emergency shield
}
    .past = { $question ->
    [ram] { $pilot } was asked whether to ram the asteroid for { $points } damage
   *[emergency_shield] { $pilot } was asked about the emergency shield
}
told-DecisionAnswered = { $answer ->
    [ram-yes] { $pilot } rams it
    [ram-no] { $pilot } does not ram it
    [emergency_shield-yes] { $pilot } uses the emergency shield
   *[emergency_shield-no] { $pilot } keeps the emergency shield
}
    .past = { $answer ->
    [ram-yes] { $pilot } chose to ram
    [ram-no] { $pilot } chose not to ram
    [emergency_shield-yes] { $pilot } chose to use the emergency shield
   *[emergency_shield-no] { $pilot } kept the emergency shield
}
told-AsteroidRammed = { $pilot } destroys { $tile }
    .past = { $pilot } destroyed { $tile }
told-ShotFired = { $hit ->
    [nothing] { $pilot } shoots and hits nothing
   *[thing] { $pilot } shoots { $thing }
}
    .past = { $hit ->
    [nothing] { $pilot } shot and hit nothing
   *[thing] { $pilot } shot { $thing }
}
told-TargetEliminated = { $pilot } eliminates a target of the { $team } team on { $tile }
    .past = { $pilot } eliminated a target of the { $team } team on { $tile }
told-DroneShot = { $pilot } hits { $tile }
    .past = { $pilot } hit { $tile }
    .so = a hit
told-CraftFinished = { $pilot } has all that is needed
    .past = { $pilot } had all that was needed
    .so = nothing is missing any more
told-TeamWon = The { $team } team has no target left to find
    .past = The { $team } team had no target left to find
told-DroneRemoved = { $tile } leaves the board
    .past = { $tile } left the board
told-RoundEnded = The round ends, all shields are on
    .past = The round ended, all shields were on
told-GameEnded = { $reason ->
    [tokens] { $winners } { $count ->
        [one] wins
       *[other] win
    } with all four symbols
    [targets] { $winners } { $count ->
        [one] wins
       *[other] win
    }: the team’s targets are gone
    [last_survivor] { $winners } { $count ->
        [one] wins as the last one flying
       *[other] win as the last ones flying
    }
    [resigned] { $winners } { $count ->
        [one] wins
       *[other] win
    }: the others have resigned
   *[nobody_left] Nobody is left, and nobody wins
}
    .past = { $reason ->
    [tokens] { $winners } won with all four symbols
    [targets] { $winners } won: the team’s targets were gone
    [last_survivor] { $winners } won, with nobody else left flying
    [resigned] { $winners } won: the others had resigned
   *[nobody_left] Nobody was left, and nobody won
}
