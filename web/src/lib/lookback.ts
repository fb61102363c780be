/** The way from a game that was played here to its replay or review. */
import { api } from "./api";
import { reviewOf } from "./places";
import { router } from "./router.svelte";
import type { KnownGame } from "./seats";

export async function lookBack(game: KnownGame, page: "replay" | "review"): Promise<void> {
  const held = game.seats[0];
  const id = await api.openRecord(await api.record(game.game, held?.token ?? ""));
  router.go(page, page === "review" ? reviewOf(id, held?.seat ?? 0, game.game) : id);
}
