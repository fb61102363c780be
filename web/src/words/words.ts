/** The language the player reads: chosen in the settings, or the one the browser likes best among those there are. */
import { words as en, type Words } from "./en";
import { code, keepsCapitals, LANGUAGES, liked, loading, type Code } from "./code";

export { code, LANGUAGES, liked, type Code };

const table: Words = (await loading)?.words ?? en;

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
  return keepsCapitals ? label : label.toLowerCase();
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
