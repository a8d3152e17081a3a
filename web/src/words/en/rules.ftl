rules-title = Rules
rules-lead = Both rulebooks, whole, with every ruling we made. Each rule has a number; the log at a table names it, and a click opens it there.
rules-asteroyds = Asteroyds
rules-roborally = RoboRally
rules-about-asteroyds = Two to six craft race through a swarm of asteroids. You see the dice, plan seven steps against the stopwatch, and then everything moves.
rules-about-roborally = Two to eight robots run from flag to flag through a factory that never stands still. Five cards are your program, and the floor has one too.
rules-guide-asteroyds = Fly a guided round
rules-guide-roborally = Write a guided program
rules-read = Read the rules
rules-which = Which game
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { $count } rules found
}
rules-none-found = No rule has all of these words.
rules-ruling = Our ruling
rules-puzzles-rule = Puzzles of this rule
rules-puzzles = Puzzles on { $chapter }
rules-contents = Contents
rules-turn = After “{ $chapter }”
rules-before = Before
rules-after = Next
rules-only-in = This part has not been translated yet: it is in { $language }.
rules-sheet-back = Back to the rule before
rules-whole-book = The whole book, in a new tab
rules-missing = There is no rule { $rule }.
rules-offline = The rulebook could not be fetched.
