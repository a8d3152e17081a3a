puzzles = Casse-tête
    .lead = Des positions tirées de parties, avec un seul plan à faire. Une recherche a montré que chaque but peut être atteint.
puzzles-today = Les casse-tête du jour
puzzles-choose = Choisissez ce que vous voulez travailler
puzzles-themes = Thèmes
puzzles-levels = Niveaux
puzzles-solved-of = { $solved } résolus sur { $count }
puzzles-left-of = { $count ->
    [0] Il ne reste rien à résoudre ici
    [one] 1 casse-tête à résoudre
   *[other] { $count } casse-tête à résoudre
}
puzzles-any-theme = Tous les thèmes
puzzles-of-rule = Seulement les casse-tête où cette règle compte.
puzzles-any-rule = toutes les règles
puzzles-begin = Commencer
puzzles-again = Encore une fois
puzzles-mine = Où vous en êtes
puzzles-solved = { $count ->
    [one] casse-tête résolu
   *[other] casse-tête résolus
}
puzzles-rating = classement
puzzles-rating-new = classement, après { $count ->
    [one] 1 casse-tête
   *[other] { $count } casse-tête
}
puzzles-rating-how = Un casse-tête compte une fois : un point entier au premier essai et sans indice, un demi-point plus tard, aucun si vous avez vu la solution.
puzzles-not-kept = Ce navigateur ne garde rien : ce que vous résolvez est oublié quand vous fermez la page.
puzzles-there-begin = Garder aussi sur ce serveur
puzzles-there-what = Avec vos autres affaires ici, pour tous vos navigateurs. Pour chaque casse-tête on compte combien de gens l’ont essayé et résolu : c’est ainsi que les niveaux s’améliorent. Qui ils sont n’y figure pas.
puzzles-there = Gardé aussi sur ce serveur, avec ce que vos autres navigateurs ont résolu.
puzzles-there-behind = Gardé aussi sur ce serveur ; il est injoignable pour l’instant, le plus récent n’est que dans ce navigateur.
puzzles-there-end = Ne plus garder ici
    .yes = Effacer sur le serveur
    .no = Continuer à garder
puzzle-game = { $game ->
    [roborally] RoboRally
   *[asteroyds] Asteroyds
}
puzzle-level = Niveau { $level }
puzzle-level-of = Niveau { $level } sur 5
puzzle-number = numéro { $number }
puzzle-around = À propos de ce casse-tête
trouble-no-puzzles = On ne peut pas jouer aux casse-tête ici
    .more = Ils sont joués et jugés par le moteur de la page, sinon par le serveur, et aucun des deux n’est là. { $why }
trouble-no-puzzle = Il n’y a pas de tel casse-tête ici
    .more = Le lien est peut-être mal écrit, ou vient d’une autre version du jeu.
puzzle-try = Essai { $number }
puzzle-no-clock = sans horloge
puzzle-plays = Vous jouez { $name }.
puzzle-clock = Horloge
puzzle-try-asteroyds = Voler
puzzle-try-roborally = Exécuter
puzzle-others = Ce que les autres ont programmé
puzzle-others-plans = Ce que les autres ont prévu
puzzle-others-ram = éperonne
puzzle-alone = { $others ->
    [down] Tous les autres sont éteints.
    [shown] On voit ce que les autres feront.
   *[wait] Tous les autres attendent où ils sont.
}
puzzle-goal = Le but
puzzle-clause = { $state ->
    [done] atteint
    [missed] manqué
   *[open] encore ouvert
}
puzzle-failed = Pas encore
puzzle-never = Cela n’est pas arrivé : { $clause }.
puzzle-broken = { $clause } : manqué { $game ->
    [roborally] au registre
   *[asteroyds] à la colonne
} { $step }.
puzzle-again = Réessayer
puzzle-solved = { $count ->
    [one] Résolu au premier essai
   *[other] Résolu en { $count } essais
}
puzzle-solved-shown = Résolu, la solution vue
puzzle-ways = { $count ->
    [one] Il n’y a pas d’autre façon.
   *[other] Il y a { $count } façons différentes.
}
puzzle-solution = La solution
    .show = Montrer la solution
    .more = { $count ->
        [one] C’est la seule façon.
       *[other] C’est une de { $count } façons.
    }
puzzle-next = Casse-tête suivant
puzzle-watch = Revoir
puzzle-stat-tries = { $count ->
    [one] essai
   *[other] essais
}
puzzle-stat-time = temps
puzzle-stat-hints = { $count ->
    [one] indice
   *[other] indices
}
puzzle-stat-row = d’affilée
puzzle-stat-rating = classement
puzzle-tries = Vos essais
puzzle-tried = { $game ->
    [roborally] registre { $step }
   *[asteroyds] colonne { $step }
}
puzzle-tried-solved = résolu
puzzle-lay = Remettre
puzzle-hints = Indices
puzzle-hints-used = { $count } sur { $of } utilisés
puzzle-hint-where = Où regarder
puzzle-hint-first = Le premier pas
puzzle-hint-show = Montrer l’indice { $number }
puzzle-hint-daily = Aujourd’hui compte alors comme résolu avec un indice.
puzzle-hint-at-a = Regardez rangée { $row }, colonne { $column }.
puzzle-hint-at-r = Regardez la case { $x }, { $y }.
puzzle-hint-robot = Regardez { $robot }.
puzzle-hint-power = Il vous faudra le pouvoir de votre pilote.
puzzle-hint-ram = Quelque chose est sur le chemin, et ce n’est pas un obstacle.
puzzle-hint-turn_back = Il vous faudra faire demi-tour.
puzzle-hint-first-a = Colonne { $column } : { $action }.
puzzle-hint-first-r = Registre { $register } : { $card }.
puzzle-more = D’autres casse-tête
puzzle-all = Tous les casse-tête
puzzle-rules = Ses règles
puzzle-embed = Pour votre propre page
    .more = Cette ligne montre le casse-tête dans n’importe quelle page. Elle ne pose aucun cookie.
puzzle-embed-line = Une ligne de HTML
puzzle-play-there = Ouvrir dans Swarmrally
daily = Casse-tête du jour
daily-of = Casse-tête du jour, { $game }
daily-open = ouvert
daily-done = résolu
daily-hinted = résolu avec un indice
daily-late = résolu plus tard
daily-shown = solution vue
daily-day = { $date } : { $state }
daily-calendar = Casse-tête du jour
daily-month-before = Le mois d’avant
daily-month-after = Le mois d’après
daily-streak = { $count ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
daily-best = record { $count }, { $isSafe ->
    [true] aujourd’hui est fait
   *[false] aujourd’hui est ouvert
}
daily-share = Partager
    .note = ne révèle rien
daily-copy = Copier le résultat
daily-copied = Copié
daily-send = Partager le résultat
share-title = Swarmrally du jour { $number }, { $game }, niveau { $level }
share-hints = { $count ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $count } indices
}
share-row = { $count ->
    [one] 1 jour d’affilée
   *[other] { $count } jours d’affilée
}
share-shown = avec la solution
share-key = ■ bien passé  ▲ manqué ici  ◆ but atteint  □ plus joué
rush = Trois minutes
    .lead = Autant que vous pouvez, un essai pour chacun. Trois échecs y mettent fin, et c’est de plus en plus difficile.
    .begin = Partez
    .again = Encore
rush-best = record { $count }
rush-none = pas encore essayé
rush-left = Temps restant
rush-solved = { $count } résolus
rush-misses = { $count } sur 3 manqués
rush-over = { $count ->
    [0] Aucun cette fois
    [one] 1 casse-tête résolu
   *[other] { $count } casse-tête résolus
}
rush-record = C’est votre record.
rush-right = Juste
rush-wrong = Manqué
rush-not-counted = Ici ni le classement ni les jours d’affilée ne changent.

## Buts : des ordres brefs, réunis en une phrase
goal-a-tokens = prenez { $number ->
    [one] un symbole
   *[other] { $number } symboles
} { $by ->
    [0] dans cette manche
    [7] dans cette manche
   *[other] avant la fin de la colonne { $by }
}
goal-a-token = prenez le symbole { $about } { $by ->
    [0] dans cette manche
    [7] dans cette manche
   *[other] avant la fin de la colonne { $by }
}
goal-a-finish = terminez la course { $by ->
    [0] dans cette manche
    [7] dans cette manche
   *[other] avant la fin de la colonne { $by }
}
goal-a-drones = abattez { $number ->
    [one] un drone
   *[other] { $number } drones
}
goal-a-targets = touchez { $number ->
    [one] une cible
   *[other] { $number } cibles
} de votre équipe
goal-a-team = faites gagner votre équipe
goal-a-rams = éperonnez un astéroïde
goal-a-stand = finissez la manche en rangée { $row }, colonne { $column }
goal-a-alive = restez en vie
goal-a-unhurt = subissez { $number ->
    [0] zéro dégât
    [one] un dégât au plus
   *[other] { $number } dégâts au plus
}
goal-a-shield = gardez le bouclier levé
goal-a-shots = { $number ->
    [0] ne tirez pas
    [one] tirez une fois au plus
   *[other] tirez { $number } fois au plus
}
goal-a-no_ram = n’éperonnez rien
goal-a-no_collision = ne heurtez rien en vol
goal-r-flag = touchez le drapeau { $about } { $by ->
    [0] dans ce tour
    [5] dans ce tour
   *[other] avant la fin du registre { $by }
}
goal-r-flags = touchez { $number ->
    [one] un drapeau
   *[other] { $number } drapeaux
} dans ce tour
goal-r-finish = touchez le dernier drapeau et gagnez
goal-r-destroy = détruisez { $robot }
goal-r-push = poussez { $robot } de { $number ->
    [one] une case
   *[other] { $number } cases
}
goal-r-shoot = touchez { $number ->
    [one] un robot de votre laser
   *[other] des robots de votre laser { $number } fois
}
goal-r-ride = laissez-vous porter par les tapis sur { $number ->
    [one] une case
   *[other] { $number } cases
}
goal-r-archive = déplacez votre jeton d’archive
goal-r-stand = finissez sur la case { $x }, { $y }
goal-r-alive = restez en vie
goal-r-unhurt = subissez { $number ->
    [0] zéro dégât
    [one] un dégât au plus
   *[other] { $number } dégâts au plus
}

## Thèmes
theme-gates = Portes
theme-laser = Laser
theme-race = La course
theme-drones = Drones
theme-targets = Cibles
theme-ramming = Éperonner
theme-turning = Virages
theme-energy = Énergie
theme-shield = Bouclier
theme-power = Pouvoirs des pilotes
theme-precision = Précision
theme-odd_course = Parcours à règle
theme-options = Options
theme-tempo = Tempo
theme-escape = Fuite
theme-swarm = L’essaim
theme-others = Plans des autres
theme-flags = Drapeaux
theme-register = Registre exact
theme-belts = Tapis
theme-express = Tapis express
theme-gears = Engrenages
theme-pushers = Poussoirs
theme-pushing = Pousser
theme-pit = Fosses
theme-lasers = Lasers
theme-walls = Murs
theme-damage = Dégâts
theme-traffic = Circulation
theme-backwards = En arrière
theme-short_hand = Petites mains
theme-locked = Registres verrouillés
