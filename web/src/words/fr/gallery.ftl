gallery = Galerie
    .more = parcours et dispositions faits par des joueurs
gallery-whose = Œuvres de qui
gallery-all = De tous
gallery-mine = Les miennes
gallery-printed = Imprimées
gallery-find = Nom, mots ou code
gallery-sort = Dans l’ordre
gallery-sorting = { $sort ->
    [new] Plus récentes
    [liked] Plus aimées
    [short] Courtes d’abord
    [hard] Difficiles d’abord
    [fair] Équitables d’abord
   *[played] Plus jouées
}
gallery-game = Jeu
gallery-both = Les deux jeux
gallery-mode = Mode
gallery-seats = Places
gallery-for-seats = { $number } places
gallery-length = Durée
gallery-within = jusqu’à { $minutes } min
gallery-how-hard = Difficulté
gallery-difficulty = { $difficulty ->
    [easy] facile
    [middling] moyenne
    [hard] difficile
   *[very-hard] très difficile
}
gallery-fair-only = Équitables seules
gallery-has = Ce qui s’y trouve
gallery-with = Avec { $element }
gallery-without-wish = Avec { $element } : plus maintenant
gallery-all-again = Tout montrer
gallery-count = { $count ->
    [one] { $count } œuvre
   *[other] { $count } œuvres
}
gallery-works = Œuvres
gallery-more = Plus
gallery-by = de { $author }
gallery-nobody = quelqu’un
gallery-from = De la galerie
gallery-another = Autre chose
gallery-likes = { $count ->
    [one] Aimée par { $count }
   *[other] Aimée par { $count }
}
gallery-plays = { $count ->
    [0] jamais jouée
    [one] 1 partie
   *[other] { $count } parties
}
gallery-finish = { $share } % finies
gallery-fairness = { $fairness ->
    [fair] équitable
    [perhaps-unfair] peut-être inéquitable
    [unfair] inéquitable
   *[too-few-games] trop peu de parties
}
gallery-hidden = cachée
    .more = L’hôte a retiré cette œuvre des listes.
gallery-none-such = Rien de tel.
    .more = Demandez moins, ou montrez tout.
gallery-none-mine = Vous n’avez encore rien publié.
    .more = Ce que vous publiez dans l’atelier se trouve ici.
gallery-none = Personne n’a encore rien publié.
    .more = Dessinez un parcours ou une disposition dans l’atelier et publiez-la : la vôtre est la première.
gallery-away = Ce que les joueurs ont fait est sur le serveur. Ce qui vient avec les jeux est sous « Imprimées ».
gallery-site = Cette page n’a pas de serveur, et c’est un serveur qui garde ce que les joueurs publient. Voici ce qui vient avec les jeux ; un serveur à vous a une galerie.
gallery-missing = Aucune œuvre n’a ce code, ou son auteur l’a retirée.
gallery-printed-ones = Imprimées
gallery-season = Saison { $season } : faite par la machine, choisie à l’œil
gallery-book-length = { $length ->
    [short] courte
    [long] longue
   *[medium] moyenne
}
gallery-book-level = { $level ->
    [easy] facile
    [mid] moyen
    [hard] difficile
    [team] équipes
   *[expert] experts
}
gallery-my-works = Mes œuvres
gallery-new = Nouvelle
gallery-mine-line = version { $version }, { $plays ->
    [0] jamais jouée
    [one] 1 partie
   *[other] { $plays } parties
}
gallery-picture = Le plateau de { $name }
gallery-close = Fermer
gallery-views = Ce que montre l’image
gallery-view-board = Plateau
gallery-view-deaths = { $game ->
    [roborally] Chutes
   *[asteroyds] Pertes
}
gallery-view-damage = Coups
gallery-view-traffic = Passages
gallery-most-deaths = { $share } de toutes les { $game ->
    [roborally] chutes
   *[asteroyds] pertes
} en { $at }
gallery-most-damage = { $share } de tous les dégâts en { $at }
gallery-most-traffic = { $game ->
    [roborally] { $share } de tous les pas mènent en { $at }
   *[asteroyds] { $share } de tous les mouvements mènent en { $at }
}
gallery-no-deaths = { $game ->
    [roborally] Aucun robot n’est détruit ici.
   *[asteroyds] Aucun vaisseau n’est détruit ici.
}
gallery-no-damage = Personne ne subit de dégâts ici.
gallery-no-traffic = Personne ne bouge ici.
gallery-takes = Combien de temps
    .more = { $minutes } min, neuf sur dix en { $p90 } au plus
gallery-unit = { $game ->
    [roborally] tours
   *[asteroyds] manches
}
gallery-labour = peine
    .more = { gallery-difficulty }, chacun détruit { $lost } fois
gallery-played = Finie
gallery-unplayed = jamais jouée
gallery-finished-of = { $plays ->
    [one] de 1 table jusqu’au bout
   *[other] de { $plays } tables jusqu’au bout
}
gallery-players = { $game ->
    [roborally] robots
   *[asteroyds] vaisseaux
}
gallery-wins = { $game ->
    [roborally] Victoires par dock
   *[asteroyds] Victoires par départ
}
gallery-wins-of = { $games } parties entre rookies ; la ligne est ce qui serait équitable, { $fair }. Les barres disent où cela se situe dans 95 évaluations sur 100.
gallery-interval = entre { $low } et { $high }
gallery-start-dock = dock { $number }
gallery-start-team = équipe { $number }
gallery-start = { $start ->
    [red] rouge
    [yellow] jaune
    [purple] violet
    [blue] bleu
    [green] vert
    [orange] orange
    [left] équipe de gauche
    [right] équipe de droite
   *[other] { $start }
}
gallery-element = { $element ->
    [belts] tapis
    [express] tapis express
    [gears] engrenages
    [pushers] pousseurs
    [lasers] lasers
    [walls] murs
    [pits] puits
    [repair] points de réparation
    [upgrade] points d’amélioration
    [flags] drapeaux
    [asteroids] astéroïdes
    [pods] capsules
    [platforms] plateformes
    [gates] portails
    [turrets] tourelles
    [targets] cibles
   *[other] { $element }
}
gallery-licence = Licence :
gallery-open-table = Ouvrir une table
gallery-try = Essayer
gallery-like = { $count ->
    [one] J’aime ; aimée par { $count }
   *[other] J’aime ; aimée par { $count }
}
gallery-share = Partager
gallery-link = Lien
gallery-code = Code
gallery-html = Pour votre page
gallery-send = Envoyer
gallery-own-from-it = En faire une à vous
gallery-next-version = Dessiner la version suivante
gallery-after = D’après { $name }
gallery-version = Version { $version } sur { $of }
gallery-version-before = celle d’avant
gallery-version-after = celle d’après
gallery-comments = Commentaires
gallery-comments-on = les autres peuvent commenter
gallery-no-comments = Personne n’a encore rien dit.
gallery-say = Votre commentaire
gallery-as-guest = (en invité)
gallery-say-it = Le dire
gallery-unsay = Retirer
gallery-report = Signaler à l’hôte
gallery-why = Ce qui ne va pas
gallery-reported = L’hôte est prévenu.
gallery-keep = Laisser
gallery-take-out = Retirer de la galerie
    .more = Elle quitte toutes les listes, et personne ne la trouve par son code. Les tables qui y jouent la gardent.
gallery-take-out-now = Retirer
gallery-taken-out = Elle n’est plus dans la galerie.
gallery-see-there = La voir sur Swarmrally

## Made to order
surprise-me = Surprenez-moi
    .more = sur commande
    .long = Un parcours ou une disposition sur commande
surprise-needs-server = Ce qui se fait sur commande est joué plusieurs centaines de fois avant d’être montré, et il faut un serveur pour cela. Cette page n’en a pas.
surprise-minutes = { $minutes } min
surprise-any-length = toute durée
surprise-rounds = { $rounds } { $game ->
    [roborally] tours
   *[asteroyds] manches
}, { $minutes } min
surprise-wishes = Ce qu’il doit y avoir : une fois pour avec, deux fois pour sans
surprise-wish = { $wish ->
    [without] sans { $element }
   *[with] { $element }
}
surprise-seed = Graine
surprise-draw = Dessiner
surprise-making = On dessine et on joue ; cela prend jusqu’à une minute
surprise-stop = Arrêter
surprise-again = Une autre
surprise-edit = Modifier
surprise-take = Y jouer
surprise-met = Comme commandé.
surprise-near = Tout près : { $met } sur { $of }
surprise-fits = comme commandé :
surprise-off = pas comme commandé :
surprise-length = { $rounds } sur { $ordered } { $game ->
    [roborally] tours
   *[asteroyds] manches
}, { $minutes } min
surprise-difficulty = { $word }, peine { $labour } ; commandée { $ordered }
surprise-fairness = meilleur départ { $best }, pire { $worst } d’une part égale, en { $games } parties
surprise-finished = { $share } % des parties arrivent à la fin
surprise-elements = tout ce qui était demandé
surprise-lacks = pas comme demandé : { $elements }

## Publishing
publish = Publier
publish-version = Publier comme nouvelle version
    .more = Elle devient la version suivante de ce que vous avez publié. L’ancienne reste telle quelle.
publish-needs-server = Pour publier il faut un serveur, et cette page n’en a pas. Exportez-la dans un fichier et publiez-la ailleurs.
publish-problems = { $count ->
    [one] Encore 1 problème
   *[other] Encore { $count } problèmes
}
publish-not-finished = Personne n’est encore arrivé au bout : laissez jouer les bots, ou jouez vous-même.
publish-nobody-finishes = Aucun bot n’arrive au bout. Jouez-la vous-même jusqu’au bout, ou changez-la.
publish-name = Nom
publish-words = Quelques mots
publish-licence = Licence
publish-licences = { $licence ->
    [cc0-1-0] Chacun peut en faire ce qu’il veut
    [cc-by-sa-4-0] Les autres vous nomment et partagent de même
   *[cc-by-4-0] Les autres vous nomment
}
publish-for-good = Ce qui est publié ne change plus. Chacun peut y jouer et la reprendre sous
publish-now = Publier maintenant
publish-going = Les bots y jouent
    .more = Le serveur la joue avant de la montrer. Cela peut prendre une demi-minute.
publish-not-now = Pas maintenant
publish-done = Elle est dans la galerie.
    .more = Ce que vous dessinez à partir d’ici est sa prochaine version.
publish-see = La voir dans la galerie
publish-go-on = Continuer à dessiner
