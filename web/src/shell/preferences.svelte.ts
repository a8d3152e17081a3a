/** What this browser remembers of its user's taste: nothing of a game. */
import type { BotName } from "../characters/bots";
import { LANGUAGES, type Language } from "../words/languages";

export type Theme = "system" | "dark" | "light";

interface Kept {
  language?: Language;
  theme?: Theme;
  volume?: number;
  speed?: number;
  knowsSteps?: boolean;
  knowsGoal?: boolean;
  rival?: BotName;
  name?: string;
}

const KEY = "swarmrally";

class Preferences {
  language = $state<Language>(browserLanguage());
  theme = $state<Theme>("system");
  /** 0 is off. */
  volume = $state(0.6);
  /** How fast events are shown: 1, 2, 4 or 8. */
  speed = $state(1);
  /** Whether the first steps of a game need not be shown any more. */
  knowsSteps = $state(false);
  /** Whether the goal of a game need not be said any more. */
  knowsGoal = $state(false);
  /** Against whom one plays when nobody else is there. */
  rival = $state<BotName>("rookie");
  /** What I am called where no server knows me: as at the last one that did. */
  name = $state("");

  constructor() {
    Object.assign(this, kept());
  }

  change(changes: Kept): void {
    Object.assign(this, changes);
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changes }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** The page wears what was chosen. */
  show(): void {
    document.documentElement.lang = this.language;
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}

export const preferences = new Preferences();
