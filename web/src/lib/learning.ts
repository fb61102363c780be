/** Lessons this browser has begun and done. */

/** What is kept of a lesson: its game while it is under way, whether it was ever done, and how well. */
export interface KeptLesson {
  game: string | null;
  done: boolean;
  /** The best so far, of three. */
  stars?: number;
  /** How often the coach gave an answer in the game under way, and how often one was taken back or out of place. */
  helped?: number;
  slips?: number;
}

const KEY = "mageduel.lessons";
const MOST_STARS = 3;

export function keptLessons(): Record<string, KeptLesson> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, KeptLesson>) : {};
  } catch {
    return {};
  }
}

export function keepLesson(name: string, change: Partial<KeptLesson>): void {
  const kept = keptLessons();
  const before = kept[name] ?? { game: null, done: false };
  localStorage.setItem(KEY, JSON.stringify({ ...kept, [name]: { ...before, ...change } }));
}

/** Three without help and without a step back, two without help, one in any case. */
export function starsOf({ helped = 0, slips = 0 }: Pick<KeptLesson, "helped" | "slips">): number {
  return helped > 0 ? 1 : slips > 0 ? 2 : MOST_STARS;
}

/** Notes that a lesson was done to its end; the best of several times counts. */
export function finishLesson(name: string): number {
  const kept = keptLessons()[name] ?? { game: null, done: false };
  const stars = kept.game === null && kept.done ? (kept.stars ?? 1) : starsOf(kept);
  keepLesson(name, { done: true, game: null, stars: Math.max(kept.stars ?? 0, stars), helped: 0, slips: 0 });
  return stars;
}

/** The lesson to go on with: the first that has not been done; the first of all when all are. */
export function nextLesson<Face extends { name: string }>(lessons: readonly Face[], kept: Record<string, KeptLesson>): Face | null {
  return lessons.find((lesson) => !kept[lesson.name]?.done) ?? lessons[0] ?? null;
}

/** The questions that find a place on the path: each leads to another, or to a lesson. */
export const PLACE_QUESTIONS = {
  "knows-it": { yes: "knows-secrets", no: "knows-mana" },
  "knows-secrets": { yes: "duel", no: "secrets" },
  "knows-mana": { yes: "knows-boards", no: "cast" },
  "knows-boards": { yes: "guards", no: "strike" },
} as const;
export type PlaceQuestion = keyof typeof PLACE_QUESTIONS;

export function isQuestion(next: string): next is PlaceQuestion {
  return next in PLACE_QUESTIONS;
}
