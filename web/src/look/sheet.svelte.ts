/** The symbols of floors are on a page once, however many floors are drawn on it. */
import { untrack } from "svelte";

let holders = $state.raw<readonly symbol[]>([]);

/** While a component lives: whether it is the one that holds the sheet. */
export function sheetHolder(): { readonly isFirst: boolean } {
  const me = Symbol("sheet");
  $effect.pre(() => {
    holders = [...untrackedHolders(), me];
    return () => {
      holders = untrackedHolders().filter((holder) => holder !== me);
    };
  });
  return {
    get isFirst() {
      return holders[0] === me;
    },
  };
}

function untrackedHolders(): readonly symbol[] {
  return untrack(() => holders);
}
