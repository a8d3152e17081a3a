export const LANGUAGES = { en: "English", it: "Italiano", de: "Deutsch", fr: "Français" } as const;

export type Language = keyof typeof LANGUAGES;
