/** Words of the game in running text: found by how the codex says they are written, whatever ending they have. */
import type { CodexEntry } from "./wire";

/** A word of the codex in a text: from where to where, and the entry it leads to. */
export interface Term {
  start: number;
  end: number;
  name: string;
}

const WORD = /\p{L}+(?:[-'’]\p{L}+)*/gu;
const LETTERS = /\p{L}+/gu;
const KEPT = 400;

export class Terms {
  private readonly spelled = new Map<string, string>();
  private readonly longest: number;
  private readonly found = new Map<string, readonly Term[]>();

  /** Names of cards and mages that hold such a word are left alone. */
  constructor(entries: readonly Pick<CodexEntry, "name" | "spellings">[], names: readonly string[] = []) {
    for (const entry of entries) for (const spelling of entry.spellings) if (!this.spelled.has(spelling)) this.spelled.set(spelling, entry.name);
    for (const name of names) this.spelled.set(name, "");
    this.longest = Math.max(1, ...[...this.spelled.keys()].map((spelling) => spelling.match(WORD)?.length ?? 1));
  }

  /** Every word of the game in a text, one after the other. */
  in(text: string): readonly Term[] {
    const known = this.found.get(text);
    if (known) return known;
    if (this.found.size > KEPT) this.found.clear();
    const terms = this.look(text);
    this.found.set(text, terms);
    return terms;
  }

  private look(text: string): Term[] {
    const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
    const terms: Term[] = [];
    for (let at = 0; at < words.length; ) {
      const term = this.from(text, words, at);
      if (term?.name) terms.push(term);
      else if (!term) terms.push(...this.parts(text, words[at]!));
      const last = term?.end ?? words[at]!.end;
      while (at < words.length && words[at]!.start < last) at += 1;
    }
    return terms;
  }

  /** The longest spelling that begins at a word; an empty name where that is a card's. */
  private from(text: string, words: readonly { start: number; end: number }[], at: number): Term | null {
    const { start } = words[at]!;
    for (let count = Math.min(this.longest, words.length - at); count > 0; count -= 1) {
      const { end } = words[at + count - 1]!;
      const name = this.nameOf(text.slice(start, end));
      if (name !== undefined) return { start, end, name };
    }
    return null;
  }

  /** Words joined by a hyphen, such as "Upkeep-Phase", where the whole is no word of its own. */
  private parts(text: string, { start, end }: { start: number; end: number }): Term[] {
    const whole = text.slice(start, end);
    if (!whole.includes("-")) return [];
    return [...whole.matchAll(LETTERS)].flatMap((match) => {
      const name = this.nameOf(match[0]);
      return name ? [{ start: start + match.index, end: start + match.index + match[0].length, name }] : [];
    });
  }

  private nameOf(spelling: string): string | undefined {
    return this.spelled.get(spelling) ?? this.spelled.get(spelling.toLowerCase());
  }
}
