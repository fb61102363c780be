/** What this browser keeps of the games it plays: how they stand, who plays, and the same again. */
import { knownGame, newKnownGame, rememberGame, updateGame, type Rival } from "./seats";
import type { ServerMessage, View } from "./wire";

function names(view: View | null): { mage: string; rivals: Rival[] } {
  const players = view?.players ?? [];
  const rivals = players.filter((player) => !player.is_friend && !player.is_own);
  return { mage: players.find((player) => player.is_own)?.mage ?? "", rivals: rivals.map(({ name, mage }) => ({ name, mage })) };
}

/** Keeps how a game stands, or how it ended. */
export function keepState(game: string, view: View): void {
  const { result, round } = view;
  updateGame(game, { round, ...names(view), ...(result ? { over: true, outcome: result.outcome, code: result.code, how: result.how } : {}) });
}

/** Keeps the seat in a game of the same people; further seats of this browser come one by one. */
export function keepRematch(game: string, message: Extract<ServerMessage, { type: "rematch" }>, view: View | null): void {
  const before = knownGame(game);
  const fresh = { ...newKnownGame(message.game, before?.mode ?? "apprentice", []), sameScreen: before?.sameScreen ?? false, ...names(view) };
  const known = knownGame(message.game) ?? fresh;
  const others = known.seats.filter((held) => held.seat !== message.seat);
  rememberGame({ ...known, seats: [...others, { seat: message.seat, token: message.token }].sort((a, b) => a.seat - b.seat) });
}
