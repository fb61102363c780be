/** Sitting down at a game that has just been made: its keys are kept, and the table opens. */
import { router } from "./router.svelte";
import { knownGame, newKnownGame, rememberGame } from "./seats";
import type { GameCreated, Mode } from "./wire";

export function sitDown(made: GameCreated, mode: Mode, sameScreen = false): void {
  const held = made.seats.flatMap((seat) => (seat.token ? [{ seat: seat.seat, token: seat.token }] : []));
  const invitations = made.seats.flatMap((seat) => (seat.invite ? [{ seat: seat.seat, code: seat.invite }] : []));
  rememberGame({ ...(knownGame(made.game) ?? newKnownGame(made.game, mode, held)), seats: held, invitations, link: made.link, sameScreen });
  router.go("table", made.game);
}
