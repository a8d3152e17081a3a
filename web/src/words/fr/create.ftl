which-mode = Ce que l’on joue
which-course = Quel parcours
printed-or-own = Imprimé, ou à vous
source-printed-asteroyds = Dispositions imprimées
source-own-asteroyds = Un scénario à moi
source-printed-roborally = Parcours imprimés
source-own-roborally = Un parcours à moi
mode-racing = Soyez dans le même hexagone que chacune des quatre portes. Sans laser.
mode-shooting = Touchez chacune des quatre portes, qui sont ici solides.
mode-targets = Deux équipes ; chacune chasse six cibles dans l’autre moitié.
mode-drones = Touchez un drone de chacun des quatre symboles.
sort-by = Trier par
sort-printed = ordre imprimé
sort-name = nom
sort-length = durée
sort-level = difficulté
any = tout
length = Durée
length-short = courte
length-medium = moyenne
length-long = longue
difficulty = Difficulté
level-easy = facile
level-mid = moyen
level-hard = difficile
level-expert = expert
level-team = équipes
for-players = Robots
course-players = { $players } robots
course-flags = { $count ->
    [0] aucun drapeau
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}
not-yet-playable = pas encore jouable
special-rule = règle propre
no-such-course = Aucun parcours de ce genre.
own-asteroyds = Une position de départ en JSON : tuiles, vaisseaux et règles.
own-roborally = Un parcours, ou une position de départ, en JSON.
from-a-file = D’un fichier
or-paste = Ou collez-le ici
file-too-large = Ce fichier est trop grand. 250 Ko au plus.
own-empty = Rien ici pour l’instant.
own-good = Cela peut se jouer.
in-line = Ligne { $line } :
in-place = Ligne { $line }, { $place } :
fault = { $kind ->
    [missing] Il manque ici « { $field } ».
    [unknown] Rien ici ne peut s’appeler « { $field } ».
    [nested] L’imbrication est trop profonde.
    [bots] Il peut y avoir au plus { $most } bots, un par place.
    [too-many-options] C’est trop : il y a { $most } cartes option, et { $found } seraient distribuées.
    [options-needed] Les cartes option sont nécessaires ici : le parcours ou l’équipement de départ en distribue.
    [asteroids] Dans ce mode, il faut au moins { $least } astéroïdes, car certains portent des cibles.
    [unplayable] Ce parcours n’est pas encore jouable.
    [seats] Le scénario a { $most } places.
    [one-of] Il faut ici l’un de ces mots : { $words }.
    [longer] { $least ->
        [one] Il en faut au moins un ici.
       *[other] Il en faut au moins { $least } ici.
    }
    [shorter] { $most ->
        [one] Il en faut au plus un ici.
       *[other] Il en faut au plus { $most } ici.
    }
    [text-shorter] Ce texte peut avoir au plus { $most } lettres.
    [least] Le minimum possible est { $least }.
    [most] Le maximum possible est { $most }.
    [range] Il est possible d’aller de { $least } à { $most }.
    [crew] De 1 à { $most } peuvent participer.
    [locked] Avec ces dégâts, de { $least } à { $most } registres sont verrouillés.
    [hex] Cet hexagone n’est pas sur le plateau. Écrivez-le sous la forme [rangée, colonne].
    [taken] Cette place est déjà prise.
    [cell] Il faut ici une case du parcours qui ne soit pas une fosse, sous la forme [x, y].
    [twice] Cela s’y trouve deux fois, ou recouvre autre chose.
    [boards-or-floor] Il faut ici soit des plateaux, avec quai et drapeaux, soit un seul sol.
    [docks] Il faut des docks pour au moins deux robots.
    [size] Un parcours peut avoir au plus { $most } cases sur { $most }.
    [goes-on] Cette partie serait déjà finie.
    [just] Seul { $words } est possible ici.
   *[type] Il faut ici { $words }, et non { $found }.
}
json-type = { $type ->
    [object] un objet
    [list] une liste
    [whole] un nombre entier
    [number] un nombre
    [text] un texte
    [truth] true ou false
   *[null] null
}
no-json = À partir d’ici, ce n’est pas du JSON.
show-line = Montrer
seats-by-scenario = { $count ->
    [one] Le scénario a { $count } place.
   *[other] Le scénario a { $count } places.
}
how-many-seats = Combien de places
seat-number = Place { $number }
for-you = pour vous
who-sits-at = Qui prend la place { $number } : { $who }
somebody-else = libre, pour une personne
less = Moins
more = Plus
clock = Chronomètre
pace-usual-asteroyds = Habituelle
    .more = 50 ou 60 secondes par tour, selon le mode ; aucune contre les bots seuls.
pace-usual-roborally = Habituelle
    .more = Un chronomètre seulement si le parcours en a un ; aucun contre les bots seuls.
pace-novice-asteroyds = Débutant
    .more = 50 ou 60 secondes par manche, selon le mode.
pace-novice-roborally = Selon les règles
    .more = Un chronomètre seulement si le parcours en a un.
pace-expert-asteroyds = Expert
    .more = 20 ou 30 secondes par manche, selon le mode.
pace-seconds-asteroyds = Votre temps
    .more = Tant de secondes pour chaque plan.
pace-seconds-roborally = Votre temps
    .more = Tant de secondes pour chaque programme.
pace-days-asteroyds = Par correspondance
    .more = Des jours pour chaque plan ; on vous prévient quand c’est à vous.
pace-days-roborally = Par correspondance
    .more = Des jours pour chaque programme ; on vous prévient quand c’est à vous.
pace-none-asteroyds = Aucun
    .more = La partie attend tout le monde.
pace-none-roborally = Aucun
    .more = La partie attend tout le monde.
seconds-for-plan = Secondes
days-for-plan = Jours
last-player = Presser le dernier
    .more = Le dernier à finir a 30 secondes.
decision-clock = Un temps à part pour les décisions
    .more = Sinon : 20 secondes, ou autant qu’un plan dans les parties lentes.
seconds-for-decision = Secondes pour une décision
clock-watching = Le chronomètre attend le spectacle
    .more = Il part quand on a pu voir ce qui s’est passé.
who-may-come = Qui peut venir
public = Tout le monde
    .more = La table figure dans le salon.
private = Sur invitation
    .more = Seuls ceux qui ont votre lien ou votre code la trouvent.
with-spectators = Spectateurs
    .more = D’autres peuvent regarder, sans jamais voir ce qui est secret.
help-while-planning = Aide pendant la planification
with-practice = Table d’entraînement
    .more = Qui planifie peut demander un conseil : ce que ferait l’as, et pourquoi.
help-none = Aucune
    .more-asteroyds = Vous lisez le plateau vous-même.
    .more-roborally = Vous lisez le sol vous-même.
help-path = Trajectoire
    .more-asteroyds = Votre trajectoire. Où sera l’essaim, à vous de le prévoir.
    .more-roborally = Où mène votre programme, si personne ne gêne.
help-forecast = Prévision
    .more-asteroyds = Et où sera l’essaim après les dés.
options = Options
explain-powers = Chaque pilote peut user d’un pouvoir une fois par partie.
explain-dice_order = L’ordre dans lequel agissent les trois dés.
explain-return_to_platform = Après le quatrième symbole, il faut encore atteindre une plateforme.
explain-one_shot = Un tir au plus par manche.
explain-blocked_push_hits = Une poussée qu’un vaisseau arrête touche ce vaisseau.
explain-last_survivor_wins = Le dernier vaisseau en vol gagne.
explain-targets_needed-left = Combien de cibles il faut à l’équipe de gauche.
explain-targets_needed-right = Combien de cibles il faut à l’équipe de droite.
explain-asteroids = Combien des vingt restent sur le plateau.
explain-lives = Combien de fois un robot peut être reconstruit.
explain-options = S’il y a des cartes option sur ce parcours.
explain-options_at_start = Combien chaque robot en reçoit avant le premier tour.
explain-archive_optional = Vous décidez si votre jeton d’archive bouge.
explain-power_down_undamaged = Un robot sans dégâts peut aussi s’éteindre.
explain-one_flag_per_turn = Un seul drapeau compte par tour.
explain-play_on = Après le premier vainqueur, les autres continuent.
see-the-marked-field = Cela ne peut pas se jouer ainsi. Voyez le champ marqué.
open-the-table = Ouvrir la table
    .more = La première place est à vous. La partie commence quand vous le dites.
preview-of = Aperçu : { $title }
