# Chaque événement en une phrase : légendes au présent, .past pour le journal, .so comme suite d’un autre.
thing = { $kind ->
    [asteroid] l’astéroïde { $number }
    [gate] la porte { $number }
    [turret] la tourelle { $number }
    [drone] le drone { $number }
    [pod] une capsule
    [platform] une plateforme
    [craft] un vaisseau
   *[border] le bord
}
thing-hit = { thing }
hex-heading = { $heading ->
    [E] l’est
    [SE] le sud-est
    [SW] le sud-ouest
    [W] l’ouest
    [NW] le nord-ouest
   *[NE] le nord-est
}
die-colour = { $die ->
    [red] rouge
    [white] blanc
   *[blue] bleu
}
craft-turn = { $turn ->
    [left] à gauche
    [right] à droite
    [left2] de deux crans à gauche
    [right2] de deux crans à droite
   *[back] en demi-tour
}
team-side = { $team ->
    [left] de gauche
   *[right] de droite
}
chart-action = { $action ->
    [shoot] tirer
    [forward] avancer
    [right] droite
    [left] gauche
    [turn_back] demi-tour
    [shield] bouclier
    [power] pouvoir
    [power-left] pouvoir, gauche
    [power-right] pouvoir, droite
    [power-left1] pouvoir, un cran à gauche
    [power-left2] pouvoir, deux crans à gauche
    [power-right1] pouvoir, un cran à droite
    [power-right2] pouvoir, deux crans à droite
   *[wait] attendre
}

told-RoundBegan = La manche { $round } commence, { $pilot } vole en premier
    .past = La manche { $round } a commencé, premier à voler : { $pilot }
told-DiceRolled = Dés : { $dice }
    .past = Dés : { $dice }
told-PlanRevealed = Plan de { $pilot } : { $plan }
    .past = Plan de { $pilot } : { $plan }
told-plans = { $count ->
    [one] Le plan est dévoilé
    [2] Les deux plans sont dévoilés
   *[other] Les { $count } plans sont dévoilés
}
    .past = { $count ->
    [one] Le plan a été dévoilé
    [2] Les deux plans ont été dévoilés
   *[other] Les { $count } plans ont été dévoilés
}
told-ShieldLowered = { $pilot } vole sans bouclier cette manche
    .past = { $pilot } a volé sans bouclier
told-PowerSpent = { $pilot } joue le jeton de pilote
    .past = { $pilot } a joué le jeton de pilote
told-DroneLaunched = { $tile } décolle
    .past = { $tile } a décollé
told-DieCalled = { $die } { $number } : les tuiles de cette couleur bougent
    .past = { $die } { $number } : c’était le tour de ce dé
told-swarm = { $die } { $number } : { $moved ->
    [0] aucune tuile ne bouge
    [1] une tuile bouge
   *[other] { $moved } tuiles bougent
}{ $blocked ->
    [0] { "" }
    [1] , une est bloquée
   *[other] , { $blocked } sont bloquées
}
    .past = { $die } { $number } : { $moved ->
    [0] aucune tuile n’a bougé
    [1] une tuile a bougé
   *[other] { $moved } tuiles ont bougé
}{ $blocked ->
    [0] { "" }
    [1] , une était bloquée
   *[other] , { $blocked } étaient bloquées
}
told-TileMoved = { $tile } va vers { $heading }
    .past = { $tile } a bougé vers { $heading }
told-TilePushed = { $by } pousse { $tile } vers { $heading }
    .past = { $by } a poussé { $tile } vers { $heading }
told-TileBlocked = { $tile } ne peut pas aller vers { $heading } : { $by } barre la route
    .past = { $tile } ne pouvait pas aller vers { $heading } : { $by } barrait la route
told-PushFailed = { $tile } ne peut pas pousser { $pushed } : derrière, il y a { $by }
    .past = { $tile } ne pouvait pas pousser { $pushed } : derrière, il y avait { $by }
told-CraftHit = { $tile } touche { $pilot }
    .past = { $tile } a touché { $pilot }
told-ShieldHeld = Le bouclier de { $pilot } tient
    .past = Le bouclier de { $pilot } a tenu
    .so = bouclier actif, aucun dégât
told-EmergencyShieldRaised = { $pilot } lève le bouclier de secours : 1 dégât de moins
    .past = { $pilot } a levé le bouclier de secours : 1 dégât de moins
    .so = bouclier de secours, 1 dégât de moins
told-CraftDamaged = { $pilot } subit { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
}, { $damage } sur 6
    .past = { $pilot } a subi { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
}, { $damage } sur 6
    .so = { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
}, { $damage } sur 6
told-CraftDestroyed = Le vaisseau de { $pilot } est détruit
    .past = Le vaisseau de { $pilot } a été détruit
    .so = le vaisseau est détruit
told-TokenTaken = { $pilot } prend le symbole { $symbol }
    .past = { $pilot } a pris le symbole { $symbol }
    .so = symbole { $symbol } pris
told-FlightBegan = { $pilot } décolle
    .past = { $pilot } a décollé
told-CraftWaited = { $pilot } attend
    .past = { $pilot } a attendu
told-CraftTurned = { $pilot } tourne { $turn }
    .past = { $pilot } a tourné { $turn }
told-CraftMoved = { $pilot } vole vers { $heading }
    .past = { $pilot } a volé vers { $heading }
told-turned-moved = { $pilot } tourne { $turn } et vole vers { $heading }
    .past = { $pilot } a tourné { $turn } et volé vers { $heading }
told-CraftCollided = { $pilot } percute { $thing }
    .past = { $pilot } a percuté { $thing }
told-turned-collided = { $pilot } tourne { $turn } et percute { $thing }
    .past = { $pilot } a tourné { $turn } et percuté { $thing }
told-PlanLost = Le reste du plan de { $pilot } est perdu
    .past = Le reste du plan de { $pilot } était perdu
    .so = le reste du plan est perdu
told-DecisionAsked = { $question ->
    [ram] { $pilot } peut éperonner l’astéroïde pour { $points } dégâts
   *[emergency_shield] { $pilot } peut lever le bouclier de secours
}
    .past = { $question ->
    [ram] { $pilot } pouvait éperonner l’astéroïde pour { $points } dégâts
   *[emergency_shield] { $pilot } pouvait lever le bouclier de secours
}
told-DecisionAnswered = { $answer ->
    [ram-yes] { $pilot } éperonne
    [ram-no] { $pilot } n’éperonne pas
    [emergency_shield-yes] { $pilot } utilise le bouclier de secours
   *[emergency_shield-no] { $pilot } garde le bouclier de secours
}
    .past = { $answer ->
    [ram-yes] { $pilot } a choisi d’éperonner
    [ram-no] { $pilot } a choisi de ne pas éperonner
    [emergency_shield-yes] { $pilot } a utilisé le bouclier de secours
   *[emergency_shield-no] { $pilot } a gardé le bouclier de secours
}
told-AsteroidRammed = { $pilot } détruit { $tile }
    .past = { $pilot } a détruit { $tile }
told-ShotFired = { $hit ->
    [nothing] { $pilot } tire et ne touche rien
   *[thing] { $pilot } tire et touche { $thing }
}
    .past = { $hit ->
    [nothing] { $pilot } a tiré sans rien toucher
   *[thing] { $pilot } a tiré et touché { $thing }
}
told-TargetEliminated = { $pilot } élimine une cible de l’équipe { $team } : { $tile }
    .past = { $pilot } a éliminé une cible de l’équipe { $team } : { $tile }
told-DroneShot = { $pilot } touche { $tile }
    .past = { $pilot } a touché { $tile }
    .so = tir réussi
told-CraftFinished = { $pilot } a tout ce qu’il faut
    .past = { $pilot } avait tout ce qu’il faut
    .so = il ne manque plus rien
told-TeamWon = L’équipe { $team } n’a plus de cible
    .past = L’équipe { $team } n’avait plus de cible
told-DroneRemoved = { $tile } quitte le plateau
    .past = { $tile } a quitté le plateau
told-RoundEnded = La manche se termine, tous les boucliers sont actifs
    .past = La manche s’est terminée, tous les boucliers étaient actifs
told-GameEnded = { $reason ->
    [tokens] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    } avec les quatre symboles
    [targets] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    } : il ne reste plus de cible à l’équipe
    [last_survivor] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    } : plus personne d’autre ne vole
    [resigned] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    } : les autres ont abandonné
   *[nobody_left] Il ne reste personne, personne ne gagne
}
    .past = { $reason ->
    [tokens] { $winners } { $count ->
        [one] a gagné
       *[other] ont gagné
    } avec les quatre symboles
    [targets] { $winners } { $count ->
        [one] a gagné
       *[other] ont gagné
    } : il ne restait plus de cible à l’équipe
    [last_survivor] { $winners } { $count ->
        [one] a gagné
       *[other] ont gagné
    } : plus personne d’autre ne volait
    [resigned] { $winners } { $count ->
        [one] a gagné
       *[other] ont gagné
    } : les autres avaient abandonné
   *[nobody_left] Il ne restait personne, personne n’a gagné
}
