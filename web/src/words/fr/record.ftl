record-title = Enregistrement : { $title }
record-at = { $unit ->
    [turn] tour { $round } sur { $rounds }
   *[round] manche { $round } sur { $rounds }
}
record-round = { $unit ->
    [turn] Tour { $round }
   *[round] Manche { $round }
}
record-rounds = { $unit ->
    [turn] Tours
   *[round] Manches
}
record-side = Plans et journal
record-parts = Parties de l’enregistrement
record-tab-main = Film
record-tab-log = Journal
record-tab-end = Résultat
record-result = Résultat
record-show-result = Montrer le résultat
record-from-browser = Jouée dans un navigateur, qui a tiré la graine tout seul : cette partie ne compte dans aucune statistique.
record-share = Partager ce moment
record-link-copied = Le lien vers ce moment est copié.
record-embed = Pour votre propre page
    .more = Cette ligne montre la partie dans n’importe quelle page, à partir du moment affiché ici. Elle ne pose aucun cookie.
record-embed-line = Une ligne de HTML
record-see-there = Tout voir dans Swarmrally
record-save = Enregistrer le fichier
record-not-saved = Le fichier n’a pas pu être enregistré.
trouble-early = Cette partie n’est pas encore finie
    .more = Un enregistrement révèle tous les plans : il existe quand la partie est finie.
record-watch-live = La regarder en direct
study-title = Et si
study-what = Changez un plan ou les dés à n’importe quel moment d’une partie et voyez ce que les règles en font. Tout reste dans ce navigateur.
study-all = Études
study-at = { $unit ->
    [turn] tour { $round }
   *[round] manche { $round }
}
study-no = { $why ->
    [server] Seul un serveur peut lire une position, et il n’est pas joignable.
    [different] Selon les règles de cette page, cet enregistrement se déroule autrement : il vient d’une autre version, ou n’a pas été joué ainsi.
   *[none] Ce n’est ni un enregistrement, ni une étude, ni une position, ou le fichier est abîmé.
}
study-from-file = Une partie, une étude ou une position
    .more = Déposez ici un fichier : un enregistrement, une position ou une étude exportée. Les parties terminées ont un bouton « Et si ».
study-file = Fichier
study-from-record = Parties terminées
study-from-nothing = À partir de rien
    .more = Une nouvelle partie, dans laquelle vous planifiez pour tout le monde.
study-game = Jeu
study-mode = Mode
study-course = Parcours
study-seats = Joueurs
study-begin = Mettre en place
study-kept = Dans ce navigateur
study-tree = Branches
study-branches = { $count ->
    [0] aucune branche
    [one] 1 branche
   *[other] { $count } branches
}
study-main = { $isPlayed ->
    [true] Comme jouée
   *[false] Ligne principale
}
study-branch = Branche { $sign }
study-here = { $unit ->
    [turn] vous êtes au tour { $round }
   *[round] vous êtes à la manche { $round }
}
study-name = Nom de la branche
study-rename = Renommer { $name }
study-remove = Retirer { $name }
study-remove-sure = Vraiment retirer { $name } ?
study-rounds = { $unit ->
    [turn] Tours
   *[round] Manches
}
study-named = { $names } : un autre plan
study-named-chance = { $game ->
    [roborally] D’autres mains
   *[asteroyds] D’autres dés
}
study-ace = L’as, pour { $name }
study-ace-how = Que ferait l’as ici, avec ce que cette place peut savoir ?
study-ask-ace = Demander à l’as
study-plans = Hasard et plans
study-plans-of = { $unit ->
    [turn] Programmes du tour { $round }
   *[round] Plans de la manche { $round }
}
study-touch = touchez une place pour la changer
study-seat-state = { $state ->
    [gone] hors de la partie
    [idle] rien à planifier
    [changed] changé
    [flown] comme joué
   *[new] pas encore de plan
}
study-course-new = le plan posé
study-course-was = comme joué
study-branch-odds-do = { $state ->
    [on] Arrêter
   *[off] Chances à côté des branches
}
study-branch-odds = { $name } : { $chance } % plus ou moins { $error }, { $more } par rapport à la ligne quittée
study-branch-odds-how = Chance de gagner de { $name } en %, un tour après le début de chaque branche ; dessous, la différence avec la ligne quittée.
study-as-flown = Comme joué
study-dice = Dés de cette manche
study-hands = Mains de ce tour
study-chance-later = { $way ->
    [draw] les suivants sont aussi tirés
   *[fell] les suivants comme dans cette ligne
}
study-die = { $die ->
    [red] Dé rouge
    [white] Dé blanc
   *[blue] Dé bleu
}
study-die-name = { $die ->
    [red] rouge
    [white] blanc
   *[blue] bleu
}
study-order = Ordre des dés
study-card = { $card }, { $priority }
study-hand-card = Carte { $place } de la main
study-way = { $way ->
    [fell] { $what ->
        [hands] Comme distribuées
       *[dice] Comme tombés
    }
    [hands] Comme je dis
    [dice] Comme je dis
   *[draw] { $what ->
        [hands] Redistribuer
       *[dice] Tirés
    }
}
study-steps = Manches
study-back = { $unit ->
    [turn] Tour d’avant
   *[round] Manche d’avant
} { $round ->
    [0] { "" }
   *[other] ({ $round })
}
study-state = { $state ->
    [over] La partie est finie ici.
    [asked] Quelqu’un doit décider.
    [new] Ceci commence une nouvelle branche.
    [grows] La ligne continue ici.
   *[known] { $sign ->
        [main] Comme joué jusqu’ici.
       *[other] Branche { $sign }.
    }
}
study-play = { $unit ->
    [turn] Jouer le tour
   *[round] Jouer la manche
}
study-onward = À partir d’ici
study-you-are = Vous jouez { $name }, aux autres places est assis
study-play-on = Continuer à jouer d’ici
study-play-with = Continuer avec d’autres
    .more = Une table privée sur le serveur qui commence ici, avec d’autres dés ou d’autres mains. Vous invitez qui doit jouer.
study-paste = Ou collez ici un enregistrement, une étude ou une position
study-open = Ouvrir
study-not-on = On ne peut pas continuer à jouer d’ici.
study-share = Partager
study-export = Exporter
study-too-long = Cette étude est trop longue pour un lien.
    .more = Exportez-la plutôt dans un fichier.
study-link-copied = Le lien est copié.
    .more = Toute l’étude y est : qui l’ouvre n’a pas besoin de compte, et aucun serveur ne la lit.
study-parts = Parties du plateau
study-tab-plans = Plans
study-tab-tree = Branches
study-tab-chance = { $game ->
    [roborally] Mains
   *[asteroyds] Dés
}
study-tab-ace = As
study-tab-onward = Suite
study-odds = Chances de gagner, en %
study-odds-how = sur des parties jouées d’ici jusqu’au bout
study-odds-played = { $played ->
    [one] 1 partie jouée jusqu’au bout
   *[other] { $played } parties jouées jusqu’au bout
}
study-odds-do = { $state ->
    [on] Arrêter
    [again] Recompter
   *[off] Compter
}
study-best = Meilleurs plans pour { $name }
study-best-how = D’après ce que cette place peut savoir, avec les plans des autres tels qu’ils sont posés.
study-best-played = { $played } parties sur { $most } jouées avec chacun
study-best-do = { $state ->
    [on] Arrêter
   *[off] Chercher le meilleur plan
}
study-lay = Poser le plan { $place }
report-title = Bilan
report-none = Il n’y a pas de bilan de cette partie : certains de ses dés ou de ses mains ont été choisis.
report-length = { $unit ->
    [turn] { $rounds } tours
   *[round] { $rounds } manches
}
report-thinking = La partie est rejouée jusqu’au bout depuis chacun de ses moments…
report-thinking-how = Dans ce navigateur, sur des milliers de parties. Le bilan reste ici.
report-stop = Arrêter
report-make = Faire le bilan
report-nobody = Personne n’a gagné.
report-won = { $name } a gagné{ $code ->
    [won_by_plans] { " " }grâce à de meilleurs plans.
    [won_by_luck] . La chance y était aussi.
   *[won_as_expected] , comme on pouvait s’y attendre.
}
report-verdict = { $code ->
    [won_by_plans] { $name } a gagné par ses plans : chance { $luck }, perdus par ses propres plans { $own } points.
    [won_by_luck] { $name } a eu de la chance : { $luck } points ; ses propres plans { $own }.
    [lost_by_plans] { $name } a perdu par ses propres plans : { $own } points ; chance { $luck }.
    [lost_by_luck] { $name } a perdu par malchance : { $luck } points ; ses propres plans { $own }.
    [lost_to_others] { $name } a perdu contre les plans des autres : chance { $luck }, ses propres plans { $own } points.
   *[other] { $name } : chance { $luck }, ses propres plans { $own } points.
}
report-whose = Le bilan de qui
report-chart = { $unit ->
    [turn] Chances de gagner avant chaque tour
   *[round] Chances de gagner avant chaque manche
}
report-band = bande : erreur de la ligne de { $name }
report-marks = La qualité de chaque plan
report-seat = Place
report-mark = { $name }, { $unit ->
    [turn] tour { $round }
   *[round] manche { $round }
} : { $mark ->
    [best] meilleur plan
    [good] bon
    [slip] faux pas
   *[blunder] bévue
}, chances { $chance } %
report-mark-name = { $mark ->
    [best] meilleur plan
    [good] bon
    [slip] faux pas
   *[blunder] bévue
}
report-touch = touchez une marque pour voir le meilleur plan
report-balance = La chance et le talent, séparés
report-points = points de chances de gagner
report-start = au début
report-part = { $part ->
    [luck] { $game ->
        [roborally] cartes
       *[asteroyds] dés
    }
    [own] ses plans
   *[others] plans des autres
}
report-accuracy = précision
report-sum = La chance de départ, le hasard, ses propres plans et ceux des autres donnent ensemble l’issue. Les plans sont comptés à côté des meilleurs.
report-turning = Tournants
report-point = Tournant { $number } : { $unit ->
    [turn] tour { $round }
   *[round] manche { $round }
}, { $name }
report-said = { $mark ->
    [best] { $name } a planifié au mieux.
    [good] { $name } a bien planifié.
    [slip] { $name } a fait un faux pas : { $points } points perdus.
   *[blunder] { $name } a fait une bévue : { $points } points perdus.
}
report-no-plan = { $name } n’avait rien à planifier.
report-made = { $unit ->
    [turn] Comme joué
   *[round] Comme volé
}
report-best = Le meilleur
report-would = Ce qui se serait passé
report-watch = Ce qui est montré
report-goals = { $game ->
    [roborally] Drapeaux
   *[asteroyds] Buts
}
report-damage = Dégâts
report-hundredths = { NUMBER($number, maximumFractionDigits: 1) }
report-same-end = Les deux plans mènent à la même fin.
report-try = L’essayer sur le plateau
report-replay = { $unit ->
    [turn] Tour { $round }
   *[round] Manche { $round }
}
report-parts = Parties du bilan
report-tab-chances = Chances
report-tab-luck = Hasard
report-tab-points = Tournants
study-was-played-on = Continuée depuis un plateau « Et si » : ses dés ont été choisis ou tirés à nouveau, il n’y a donc rien à vérifier.
