/** Lessons this browser has begun and done. */

/** What is kept of a lesson: its game while it is under way, and whether it was ever done. */
export interface KeptLesson {
  game: string | null;
  done: boolean;
}

const KEY = "mageduel.lessons";

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

/** The lesson to go on with: the first that has not been done; the first of all when all are. */
export function nextLesson<Face extends { name: string }>(lessons: readonly Face[], kept: Record<string, KeptLesson>): Face | null {
  return lessons.find((lesson) => !kept[lesson.name]?.done) ?? lessons[0] ?? null;
}
