/** What things are called, in the reader's language. */
import { locale, t } from "../../../words/words.svelte";

export function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

export function optionName(option: string): string {
  return t(`option-${dashed(option)}`);
}

export function optionText(option: string): string {
  return t(`option-${dashed(option)}.text`);
}

export function weaponName(weapon: string): string {
  return weapon === "main_laser" ? t("main-laser") : optionName(weapon);
}

export function listed(names: string[], type: "conjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { style: type === "unit" ? "short" : "long", type }).format(names);
}
