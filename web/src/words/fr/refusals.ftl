# Why something is refused, by the server's codes.

## Malformed
refused-not-json = À partir d’ici, ce n’est pas du JSON.
refused-nested = L’imbrication est trop profonde.
refused-missing = Il manque ici « { $field } ».
refused-unknown-field = Rien ici ne peut s’appeler « { $field } ».
refused-wrong-type = Il faut ici { $types }, et non { $found }.
refused-wrong-form = Cela n’a pas la forme qu’il faut ici.
refused-not-one-of = Il faut ici l’un de ces mots : { $words }.
refused-not-this = Seul { $value } est possible ici.
refused-not-here = Cela ne va pas ici : le mode, le parcours ou un autre champ s’y oppose.
refused-twice = Cela s’y trouve deux fois, ou recouvre autre chose.
refused-place-taken = Cette place est déjà prise.
refused-wrong-count = Il en faut plus ou moins.
refused-too-small = Le minimum possible est { $least }.
refused-too-large = Le maximum possible est { $most }.
refused-too-far-from-zero = Ce nombre est trop grand ou trop petit.
refused-out-of-range = Il est possible d’aller de { $least } à { $most }.
refused-list-too-short = { $least ->
    [one] Il en faut au moins un ici.
   *[other] Il en faut au moins { $least } ici.
}
refused-list-too-long = { $most ->
    [one] Il en faut au plus un ici.
   *[other] Il en faut au plus { $most } ici.
}
refused-text-too-short = Ce texte doit avoir au moins { $least } lettres.
refused-text-too-long = Ce texte peut avoir au plus { $most } lettres.
refused-no-dice = Il manque les trois dés.
refused-no-program = Il manque le programme de la place { $seat }.
refused-no-programs = Il manque les programmes.
refused-not-a-hex = Cet hexagone n’est pas sur le plateau. Écrivez-le sous la forme [rangée, colonne].
refused-not-a-cell = Il faut ici une case du parcours qui ne soit pas une fosse, sous la forme [x, y].
refused-not-on-floor = Cette case n’est pas sur le sol. Écrivez-la sous la forme [x, y].
refused-not-a-course = Aucun parcours ne porte ce nom. Il faut ici l’un de ceux-ci : { $words }.
refused-boards-or-floor = Il faut ici soit des plateaux, avec quai et drapeaux, soit un seul sol.
refused-too-few-docks = Il faut des docks pour au moins deux robots.
refused-course-too-large = Un parcours peut avoir au plus { $most } cases sur { $most }.
refused-floors-overlap = Deux sols se recouvrent sur la case { $cell }.
refused-already-over = Cette partie serait déjà finie.
refused-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
refused-events-differ = Rejouée, cette partie donne d’autres événements. Elle n’est pas conservée.
refused-locked-registers = Avec ces dégâts, de { $least } à { $most } registres sont verrouillés.
refused-scenario-seats = Le scénario a { $seats } places.
refused-not-a-position = C’est une disposition, pas une position : elle a des départs et aucun vaisseau. Donnez-la comme disposition.
refused-not-a-layout = C’est une position, pas une disposition : elle a des vaisseaux et aucun départ. Donnez-la comme scénario.
refused-layout-modes = Cette disposition n’est pas pour ce mode.
refused-layout-lacks = Il manque à cette disposition de quoi gagner dans ce mode.
refused-too-many-tiles = Il y a plus de tuiles de cette sorte que dans la boîte.
refused-wrong-teams = Les équipes ne conviennent pas ainsi.
refused-too-many-bots = Il peut y avoir au plus { $most } bots, un par place.
refused-too-many-options = C’est trop : il y a { $most } cartes option, et { $needed } seraient distribuées.
refused-options-needed = Les cartes option sont nécessaires ici : le parcours ou l’équipement de départ en distribue.
refused-no-places = Sur ce parcours, personne ne court pour les places : laissez « On continue pour les places » désactivé.
refused-too-few-asteroids = Dans ce mode, il faut au moins { $least } astéroïdes, car certains portent des cibles.
refused-carries-target = Dans ce mode, on ne peut retirer que des astéroïdes rouges et bleus ; { $got } porte une cible.
refused-setup-too-large = Le tout est trop grand : { $got } octets, au plus { $most }.
refused-message-too-large = C’était trop à la fois.
refused-no-body = { refused-wrong-request }
refused-smaller-body = { refused-body-too-large }
refused-no-page = Cette page n’existe pas.
refused-wrong-method = { refused-wrong-request }
refused-wrong-request = Le serveur n’a pas compris cette page. Rechargez-la.
refused-name-unprintable = Ce nom ne convient pas : de 1 à 24 caractères affichables.
refused-name-length = { refused-name-unprintable }
refused-name-accents = Ce nom a trop d’accents sur une lettre.
refused-name-mixed = Ce nom mélange dans un mot des lettres de plusieurs écritures.
refused-line-unprintable = La ligne contient des caractères qui ne peuvent pas être affichés.

## Against the rules
refused-no-shot = Personne ne tire dans la Course.
refused-one-shot = Cette table permet un seul tir par manche.
refused-not-in-energy = Cette action n’a pas sa place là.
refused-not-in-column = { refused-not-in-energy }
refused-no-powers = Cette table se joue sans pouvoirs.
refused-power-spent = Le pouvoir est épuisé.
refused-power-twice = Un plan a au plus un jeton de pilote.
refused-lasting-power = Lawrence ne met pas de jeton de pilote dans une colonne.
refused-wrong-power = Le jeton de ce pilote se pose autrement.
refused-emergency-order = Seul Lawrence a un bouclier d’urgence, dans une partie avec pouvoirs.
refused-five-registers = Un programme a cinq registres.
refused-register-locked = Ce registre est verrouillé, ou le robot est éteint.
refused-register-empty = Il manque encore une carte à ce registre.
refused-cards-share = Deux cartes dans un registre sont un déplacement et une rotation, avec Pattes de crabe ou Double processeur.
refused-card-twice = Chaque carte ne peut être qu’à un seul endroit.
refused-card-not-in-hand = Cette carte n’est plus dans votre main.
refused-too-many-cards = Avec ces dégâts, un robot reçoit au plus { $most } cartes.
refused-undamaged = Seul un robot endommagé peut annoncer son extinction.
refused-no-conditional-program = Seul un robot avec Programme conditionnel garde une carte pour plus tard.
refused-no-cards = Un robot éteint n’a pas de cartes.
refused-no-flywheel = Seul un robot avec le Volant d’inertie garde une carte.
refused-flywheel-full = Le Volant d’inertie tient déjà une carte.
refused-no-recompile = Une nouvelle main se prend une fois par tour, avant d’avoir terminé.
refused-done-stays = Un programme terminé ne se change plus.
refused-no-action = Ce jeu ne connaît pas cette action.
refused-not-an-answer = Ce n’est pas l’une des réponses à cette question.

## Not now
refused-round-over = Cette manche est finie.
refused-wrong-round = On joue une autre manche.
refused-not-planning = On ne planifie pas en ce moment.
refused-planning-over = La planification est finie. Ce que vous aviez vaut.
refused-late = C’est arrivé { $seconds } s trop tard. Ce que vous aviez à zéro vaut.
refused-sealed-already = Votre plan est déjà scellé.
refused-not-sealed = Votre plan n’est pas scellé.
refused-decision-over = Cette question a déjà sa réponse, ou son temps est écoulé.
refused-not-your-decision = Quelqu’un d’autre décide maintenant.
refused-no-decision = { refused-decision-over }
refused-not-all-done = Tous les programmes ne sont pas encore terminés.
refused-game-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-bot-plays = Un bot joue pour vous. Revenez d’abord.
refused-bot-already = Un bot joue déjà là.
refused-no-bot = Aucun bot ne joue plus là.
refused-patience = Attendez encore { $time }.
refused-resigned = Vous avez abandonné.
refused-out-of-game = Vous êtes hors jeu.
refused-craft-gone = Ce vaisseau n’est plus là.
refused-robot-gone = Ce robot est hors jeu.
refused-seats-free = Des places sont libres. Des bots peuvent les prendre.
refused-seat-taken = Cette place est prise.
refused-all-seats-taken = Toutes les places sont prises.
refused-seat-empty = Plus personne n’est assis là.
refused-seated = Vous avez déjà une place à cette table.
refused-begun = La partie a commencé entre-temps.
refused-not-on = Aucune partie n’est en cours à cette table.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas encore finie.
refused-nothing-new = C’était déjà le cas.
refused-lot-cast = Vous avez déjà ajouté votre part aux dés.
refused-not-awaited = La table ne l’attend plus.
refused-vote-already = On vote déjà là-dessus.
refused-vote-over = Ce vote est terminé.
refused-no-vote = On ne vote pas sur votre place.
refused-no-rematch = Il n’y a pas encore de revanche.
refused-wish-taken = Quelqu’un d’autre l’a déjà.
refused-no-wishes = Le scénario dit qui joue quoi.
refused-no-teams = On ne joue pas en équipes ici.
refused-team-full = Cette équipe est complète.
refused-team-alone = Tous les autres sont dans cette équipe.
refused-invitation-gone = Cette invitation a déjà servi ou ne vaut plus. Demandez-en une autre.
refused-recovery-gone = Ce lien ne marche plus. Demandez-en un nouveau.
refused-session-gone = C’est déjà terminé.
refused-ace-not-ready = L’as s’échauffe encore. Redemandez dans une minute.
refused-hint-already = L’as réfléchit.
refused-no-hint = L’as n’a pas de conseil pour le moment. Réessayez dans un instant.

## Not allowed
refused-stranger = Choisissez d’abord un nom.
refused-foreign-page = Cela venait d’une page étrangère.
refused-only-host = Seul l’hôte peut le faire.
refused-only-players = Seuls ceux qui ont joué le peuvent, après la partie.
refused-only-here = Seule la machine du serveur peut le demander.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-your-seat = Ce n’est pas votre place.
refused-sent-away = L’hôte vous a demandé de quitter cette table.
refused-no-spectators = Cette table n’a pas de spectateurs.
refused-no-assist = Cette table se joue sans cette aide.
refused-no-practice = L’as ne donne des conseils qu’aux tables d’entraînement.
refused-no-table = Cette table n’existe plus.
refused-not-subscribed = Cette page a perdu la table. Rechargez-la.
refused-not-your-invitation = Cette invitation n’est pas la vôtre, ou ne vaut plus.
refused-name-reserved = Ce nom est pris : les bots, l’hôte ou le serveur s’appellent ainsi.
refused-name-alike = Ce nom se confond avec { $name }. Choisissez-en un autre, ou écrivez-le de la même façon.
refused-name-alike-here = À cette table, votre nom se confond avec { $name }. Changez-le sur votre page.

## Limits
refused-too-many-drafts = C’était trop rapide. Attendez un instant.
refused-too-many-messages = { refused-too-many-drafts }
refused-too-many-lines = { refused-too-many-drafts }
refused-too-many-requests = Trop de demandes en peu de temps. Attendez un instant et réessayez.
refused-too-much-to-do = Le serveur a trop à faire. Réessayez dans un instant.
refused-too-many-subscriptions = On peut suivre au plus { $most } tables à la fois.
refused-too-many-tokens = Vous avez déjà { $most } jetons. Mettez d’abord fin à l’un d’eux.
refused-too-many-invitations = Il y a déjà { $most } invitations encore valables. Révoquez-en d’abord une.
refused-too-many-tables = Au plus { $most } tables peuvent être ouvertes à la fois. Fermez-en d’abord une.
refused-setups-too-large = Toutes vos tables ensemble sont trop grandes.
refused-too-many-uploads = Vous avez déjà ici { $most } parties jouées dans un navigateur.
refused-too-many-puzzles = Trop de choses sont gardées ici de vos casse-tête : au plus { $most } octets.
refused-never-finished = Personne n’arrive jamais au bout : en { $games } parties entre bots, pas un seul.
refused-too-long-to-try = Les parties y durent trop longtemps : en { $seconds } secondes, les bots n’en ont pas fini { $games }.
refused-wrong-previous = La version précédente doit être la plus récente d’une de vos œuvres.
refused-comments-off = L’auteur ne veut pas de commentaires sur cette œuvre.
refused-no-work = Cette œuvre n’est pas dans la galerie.
refused-not-your-work = Cette œuvre est à quelqu’un d’autre.
refused-already-published = Quelqu’un d’autre a déjà publié exactement cela : { $name }, { $work }.
refused-published-before = Quelqu’un d’autre l’a déjà publié, et cela n’est plus montré.
refused-work-alike = On pourrait prendre ce nom pour { $name }, une œuvre de quelqu’un d’autre.
refused-too-many-works = Vous avez déjà { $most } œuvres ici.
refused-works-too-large = Vos œuvres ensemble sont trop grandes : au plus { $most } octets.
refused-too-many-comments = Il y a déjà { $most } commentaires ici.
refused-too-many-orders = Vous en avez déjà commandé { $most } : attendez que l’un soit prêt.
refused-no-order = Votre commande n’est plus ici.

## Trouble
refused-not-kept = Rien ne peut être enregistré pour l’instant. Rien n’a changé ; réessayez dans un instant.
refused-log-damaged = Une partie de cette table est abîmée. Qui gère le serveur peut en savoir plus.
refused-store-away = { refused-not-kept }
refused-leaving = Le serveur va s’arrêter. Réessayez dans un instant.
refused-unexpected = Quelque chose a échoué sur le serveur. Réessayez dans un instant.

## Before the server itself is asked
refused-bad-request = { refused-wrong-request }
refused-too-slow = Cela a pris trop de temps. Réessayez.
refused-line-too-long = { refused-wrong-request }
refused-headers-too-large = { refused-wrong-request }
refused-body-too-large = C’est trop grand pour être envoyé.
refused-wrong-host = Ce serveur ne se connaît pas à cette adresse.
refused-wrong-handshake = { refused-wrong-request }
refused-too-many-sockets = Trop de pages de ce serveur sont ouvertes ici. Fermez-en quelques-unes.

## What JSON is made of
json-type = { $type ->
    [object] un objet
    [array] une liste
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] true ou false
   *[null] null
}
