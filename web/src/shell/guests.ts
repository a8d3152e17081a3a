/** Names for people who have not said theirs: a word and a number, in their language. */
import type { Language } from "../words/languages";

const WORDS: Record<Language, string[]> = {
  en: ["Comet", "Falcon", "Lantern", "Pebble", "Rocket", "Sparrow", "Thistle", "Meteor", "Badger", "Compass"],
  it: ["Cometa", "Falco", "Lanterna", "Sasso", "Razzo", "Passero", "Cardo", "Meteora", "Tasso", "Bussola"],
  de: ["Komet", "Falke", "Laterne", "Kiesel", "Rakete", "Spatz", "Distel", "Meteor", "Dachs", "Kompass"],
  fr: ["Comète", "Faucon", "Lanterne", "Galet", "Fusée", "Moineau", "Chardon", "Météore", "Blaireau", "Boussole"],
};

export function guestName(language: Language, draw: () => number = Math.random): string {
  const words = WORDS[language];
  return `${words[Math.floor(draw() * words.length)]!} ${10 + Math.floor(draw() * 90)}`;
}
