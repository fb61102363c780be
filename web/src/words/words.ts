/** The language the player reads: chosen in the settings, or, of those that are complete, the one the browser likes best. */
import { de } from "./de";
import { en, type Words } from "./en";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Code = keyof typeof LANGUAGES;

const TABLES: Record<Code, Words> = { en, de };
/** Languages in which every label of the pages is there; any other is read by choice only. */
const COMPLETE: readonly string[] = ["en"];
const KEY = "mageduel.settings";

/** What the settings on this device say; null where the browser decides. */
export function chosen(): Code | null {
  try {
    const stored = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as { language?: string }).language;
    return stored !== undefined && stored in TABLES ? (stored as Code) : null;
  } catch {
    return null;
  }
}

function liked(): Code {
  for (const wish of typeof navigator === "undefined" ? [] : navigator.languages) {
    const code = wish.toLowerCase().split("-")[0] ?? "";
    if (COMPLETE.includes(code)) return code as Code;
  }
  return "en";
}

/** Settled when the page is loaded; choosing another language loads it anew. */
export const code: Code = (typeof localStorage === "undefined" ? null : chosen()) ?? liked();

/** A label, with its places filled one after the other. */
export function w(key: keyof Words, ...places: (string | number)[]): string {
  return TABLES[code][key].replace(/\{(\d)\}/g, (_, place: string) => String(places[Number(place)] ?? ""));
}

/** A label in the middle of a sentence: only German keeps its capitals there. */
export function inSentence(label: string): string {
  return code === "de" ? label : label.toLowerCase();
}

/** A condition as it is called; the table names it by its printed word. */
export function conditionName(printed: string): string {
  const key = `condition-${printed.toLowerCase().replaceAll(" ", "-")}`;
  return key in en ? w(key as keyof Words) : printed;
}
