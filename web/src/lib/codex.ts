/** Finds the word of the codex that explains a trait or condition as the table writes it. */
import type { CodexEntry } from "./wire";

/** "Melee +2" and "Melee +X" are the same word. */
function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/ on attacks$/, "")
    .replace(/ [+\-−]?(x|\d+)$/, "")
    .trim();
}

export function explain(entries: readonly CodexEntry[], text: string): CodexEntry | null {
  const wanted = bare(text);
  const found = (word: string) => entries.find((entry) => bare(entry.name) === word) ?? entries.find((entry) => bare(entry.word) === word);
  const last = wanted.split(" ").at(-1)!;
  return found(wanted) ?? (last === "only" ? found("mage only") : undefined) ?? (last === wanted ? undefined : found(last)) ?? null;
}
