/** The language the player reads: chosen in the settings, or the one the browser likes best among those there are. */
import { words as en, type Words } from "./en";

interface Language {
  name: string;
  keepsCapitals: boolean;
}
export type Code = string;

/** Every folder here is a language, by its code. Only the one that is read is fetched; English comes along for whatever has no other name. */
const FOUND = import.meta.glob<Language>("./*/language.ts", { eager: true });
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
const table: Words = (await OTHERS[`./${code}/index.ts`]?.())?.words ?? en;

type Parts<Key extends keyof Words> = Words[Key] extends (...parts: infer Given) => string ? Given : (string | number)[];

/** A label with its places filled one after the other, or a sentence made of its parts. */
export function w<Key extends keyof Words>(key: Key, ...parts: Parts<Key>): string {
  return said(table, key, parts);
}

export function said(table: Words, key: keyof Words, parts: readonly unknown[]): string {
  const word = table[key] as string | ((...parts: readonly unknown[]) => string);
  return typeof word === "function" ? word(...parts) : word.replace(/\{(\d)\}/g, (_, place: string) => String(parts[Number(place)] ?? ""));
}

type Group = "about" | "card" | "condition" | "phase" | "mode" | "school" | "type" | "types" | "slot" | "action" | "document" | "step" | "status" | "dice" | "how" | "kind" | "source" | "sources";

/** What something is called that the server tells by a code, such as a school or a kind of card. */
export function named(group: Group, code: string): string {
  const key = `${group}-${code.toLowerCase().replaceAll(" ", "-")}`;
  return key in en ? w(key as keyof Words) : code;
}

/** A label in the middle of a sentence. */
export function inSentence(label: string): string {
  return FOUND[`./${code}/language.ts`]!.keepsCapitals ? label : label.toLowerCase();
}

const [OPENED, CLOSED] = ["\u2068", "\u2069"];

/** A part of a sentence that is to be shown stronger than the rest; `pieces` finds it again, wherever the language puts it. */
export function strong(part: string | number): string {
  return `${OPENED}${part}${CLOSED}`;
}

export function pieces(sentence: string): { text: string; strong: boolean }[] {
  return sentence
    .split(new RegExp(`(${OPENED}[^${CLOSED}]*${CLOSED})`))
    .filter((text) => text !== "")
    .map((text) => (text.startsWith(OPENED!) ? { text: text.slice(1, -1), strong: true } : { text, strong: false }));
}

/** A number with one digit behind the point, or the comma. */
export function decimal(value: number): string {
  return value.toLocaleString(code, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
}

/** A day as the reader writes it. */
export function day(at: number): string {
  const ours = typeof navigator !== "undefined" && liked([navigator.language]) === code && navigator.language.toLowerCase().startsWith(code);
  return new Date(at).toLocaleDateString(ours ? navigator.language : code);
}
