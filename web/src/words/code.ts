/** Which language is read, without a word of it: known, and asked for, before anything else has come. */
import type { Words } from "./en";

interface Language {
  name: string;
  keepsCapitals: boolean;
}
export type Code = string;

/** Every folder here is a language, by its code. */
const FOUND = import.meta.glob<Language>("./*/language.ts", { eager: true });
/** Only the one that is read is fetched; English comes along for whatever has no other name. */
const OTHERS = import.meta.glob<{ words: Words }>(["./*/index.ts", "!./en/index.ts"]);
export const LANGUAGES: Record<Code, string> = { en: FOUND["./en/language.ts"]!.name, ...Object.fromEntries(Object.entries(FOUND).map(([path, { name }]) => [path.split("/")[1], name])) };
const KEY = "mageduel.settings";

/** What the settings on this device say; null where the browser decides. */
export function chosen(): Code | null {
  try {
    const stored = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as { language?: string }).language;
    return stored !== undefined && stored in LANGUAGES ? stored : null;
  } catch {
    return null;
  }
}

/** The first of these wishes there is a language for. */
export function liked(wishes: readonly string[]): Code {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0] ?? "";
    if (code in LANGUAGES) return code;
  }
  return "en";
}

/** Settled when the page is loaded; choosing another language loads it anew. */
export const code: Code = (typeof localStorage === "undefined" ? null : chosen()) ?? liked(typeof navigator === "undefined" ? [] : (navigator.languages ?? []));

/** The words of that language, on their way; null for English. */
export const loading: Promise<{ words: Words }> | null = OTHERS[`./${code}/index.ts`]?.() ?? null;

/** Whether labels keep their capitals in the middle of a sentence. */
export const keepsCapitals = FOUND[`./${code}/language.ts`]!.keepsCapitals;
