rules-title = Règles
rules-lead = Les deux règles du jeu, entières, avec toutes nos décisions. Chaque règle a un numéro ; le journal de la table la nomme, et un clic l’ouvre sur place.
rules-asteroyds = Asteroyds
rules-roborally = RoboRally
rules-about-asteroyds = De deux à six vaisseaux foncent à travers un essaim d’astéroïdes. Vous voyez les dés, vous préparez sept manœuvres contre le chronomètre, puis tout bouge.
rules-about-roborally = De deux à huit robots courent de drapeau en drapeau dans une usine qui ne s’arrête jamais. Cinq cartes forment votre programme, et le sol a le sien.
rules-guide-asteroyds = Voler une manche guidée
rules-guide-roborally = Écrire un programme guidé
rules-read = Lire les règles
rules-which = Quel jeu
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none-found = Aucune règle ne contient tous ces mots.
rules-ruling = Notre décision
rules-puzzles-rule = Casse-tête sur cette règle
rules-puzzles = Casse-tête sur { $chapter }
rules-contents = Sommaire
rules-turn = Après « { $chapter } »
rules-before = Avant
rules-after = Suite
rules-only-in = Cette partie n’est pas encore traduite. Langue : { $language }.
rules-sheet-back = Revenir à la règle précédente
rules-whole-book = Toute la règle, dans un nouvel onglet
rules-missing = Il n’y a pas de règle { $rule }.
rules-offline = La règle du jeu n’a pas pu être chargée.
