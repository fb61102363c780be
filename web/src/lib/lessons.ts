/** The way into a lesson. */
import { api } from "./api";
import { keepLesson, keptLessons } from "./learning";
import { router } from "./router.svelte";
import { knownGame, newKnownGame, rememberGame } from "./seats";
import type { LessonFace, Mode } from "./wire";

/** Goes to the table of a lesson: to the game that is under way, or to a fresh one. */
export async function openLesson(lesson: Pick<LessonFace, "name" | "mode">, anew = false): Promise<void> {
  const kept = keptLessons()[lesson.name];
  if (!anew && kept?.game && knownGame(kept.game) && (await api.facts(kept.game).catch(() => null))) {
    router.go("table", kept.game);
    return;
  }
  const { game, seat, token } = await api.beginLesson(lesson.name);
  rememberGame({ ...newKnownGame(game, lesson.mode as Mode, [{ seat, token }]), lesson: lesson.name });
  keepLesson(lesson.name, { game });
  router.go("table", game);
}
