/** The way into a lesson. */
import { api } from "./api";
import { keepLesson, keptLessons } from "./learning";
import { router } from "./router.svelte";
import { knownGame, newKnownGame, rememberGame } from "./seats";
import { settings } from "./settings.svelte";
import type { LessonFace, Mode } from "./wire";
import { w } from "../words/words";

/** Goes to the table of a lesson: to the game that is under way, or to a fresh one. */
export async function openLesson(lesson: Pick<LessonFace, "name" | "mode">, anew = false): Promise<void> {
  const kept = keptLessons()[lesson.name];
  if (!anew && kept?.game && knownGame(kept.game) && (await api.facts(kept.game).catch(() => null))) {
    router.go("table", kept.game);
    return;
  }
  const { game, seat, token } = await api.beginLesson(lesson.name);
  rememberGame({ ...newKnownGame(game, lesson.mode as Mode, [{ seat, token }]), lesson: lesson.name });
  keepLesson(lesson.name, { game, helped: 0, slips: 0 });
  router.go("table", game);
}

/** A whole duel with a hint at every turn: Apprentice Mode, against the weakest player that thinks. */
export async function openGuidedDuel(): Promise<void> {
  const [books, levels] = await Promise.all([api.books(), api.levels()]);
  const ready = books.filter((book) => book.mode === "apprentice" && book.built_in && book.legal);
  const mine = ready[0];
  const theirs = ready.find((book) => book.mage !== mine?.mage) ?? mine;
  if (!mine || !theirs) throw new Error(w("duel-not-started"));
  const level = levels.find((one) => one.name === "novice")?.name ?? levels[0]?.name ?? "";
  const created = await api.newGame({
    mode: "apprentice",
    seats: [
      { kind: "human", name: settings.values.name, mage: mine.mage, book: mine.id },
      { kind: "computer", level, mage: theirs.mage, book: theirs.id },
    ],
  });
  settings.values.hints = "each";
  const held = created.seats.flatMap((seat) => (seat.token ? [{ seat: seat.seat, token: seat.token }] : []));
  rememberGame({ ...newKnownGame(created.game, "apprentice", held), mage: mine.mage, rivals: [{ name: w("seat-computer"), mage: theirs.mage }], link: created.link });
  router.go("table", created.game);
}
