/** Puzzles this browser has tried: the stars they brought, how often they were tried, and whether they were given up. */

export interface KeptPuzzle {
  stars: number;
  tries: number;
  /** Whether its line was ever tried to the end. */
  done: boolean;
  givenUp: boolean;
}

const KEY = "mageduel.puzzles";
const FRESH: KeptPuzzle = { stars: 0, tries: 0, done: false, givenUp: false };

export function keptPuzzles(): Record<string, KeptPuzzle> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, KeptPuzzle>) : {};
  } catch {
    return {};
  }
}

export function keptPuzzle(name: string): KeptPuzzle {
  return { ...FRESH, ...keptPuzzles()[name] };
}

/** Keeps what came of a puzzle; stars are never lost again. One that somebody made is not kept: its name is a whole position. */
export function keepPuzzle(name: string, before: KeptPuzzle, change: Partial<KeptPuzzle>): KeptPuzzle {
  const after = { ...before, ...change, stars: Math.max(before.stars, change.stars ?? 0) };
  if (isOfTheBook(name)) localStorage.setItem(KEY, JSON.stringify({ ...keptPuzzles(), [name]: after }));
  return after;
}

/** Whether this is a number of the book, and not the word of a puzzle somebody made. */
export function isOfTheBook(name: string): boolean {
  return /^[0-9]+$/.test(name);
}

export type Standing = "fresh" | "tried" | "solved" | "given-up";

export function standing(kept: KeptPuzzle | undefined): Standing {
  if (!kept) return "fresh";
  if (kept.stars === 3) return "solved";
  if (kept.givenUp) return "given-up";
  return kept.tries > 0 || kept.done ? "tried" : "fresh";
}

/** The stars a finished line brings: a hint takes one of three, and who was shown the line has none. */
export function starsFor(reached: number, hinted: boolean, givenUp: boolean): number {
  return givenUp ? 0 : Math.min(reached, hinted ? 2 : 3);
}

/** What kinds and states are called. */
export const KIND_WORDS = { destroy: "puzzle-kind-destroy", chance: "puzzle-kind-chance", save: "puzzle-kind-save", reveal: "puzzle-kind-reveal" } as const;
export const STATE_WORDS = { fresh: "puzzle-state-fresh", tried: "puzzle-state-tried", solved: "puzzle-state-solved", "given-up": "puzzle-state-given-up", now: "puzzle-state-now" } as const;
export type Kind = keyof typeof KIND_WORDS;
