/** Whose turn it is, who comes next, and who is out: as the server tells it, for the plates. */
import type { PlayerView, Seat, View } from "./wire";

export type PlateState = "out" | "acting" | "next" | "waiting";

/** Everybody in the order in which they act, beginning with whoever has the initiative. */
export function turnOrder(view: View | null): PlayerView[] {
  const players = view?.players ?? [];
  const at = Math.max(0, players.findIndex((player) => player.seat === view?.initiative));
  return [...players.slice(at), ...players.slice(0, at)];
}

export function isOut(player: PlayerView): boolean {
  return !player.alive || player.conceded;
}

/** Whoever is asked or acts at this moment. */
export function busySeats(view: View | null, waitingFor: readonly Seat[]): Set<Seat> {
  if (view?.result) return new Set();
  return new Set(waitingFor.length > 0 ? waitingFor : view?.acting !== null && view?.acting !== undefined ? [view.acting] : []);
}

/** Whose turn comes after the present one; nobody's where all are asked at once. */
export function nextSeat(view: View | null, busy: ReadonlySet<Seat>): Seat | null {
  if (!view || view.result) return null;
  return view.turns.find((seat) => seat !== view.acting && !busy.has(seat)) ?? null;
}

/** Those who have their turns before this seat has its next one. */
export function turnsBefore(view: View | null, seat: Seat): Seat[] {
  const at = view?.turns.indexOf(seat) ?? -1;
  return at > 0 ? view!.turns.slice(0, at) : [];
}

export function readyOf(view: View | null, seat: Seat): number {
  return Object.values(view?.objects ?? {}).filter((object) => object.controller === seat && object.active === true).length;
}

export function plateState(player: PlayerView, busy: ReadonlySet<Seat>, next: Seat | null): PlateState {
  if (isOut(player)) return "out";
  if (busy.has(player.seat)) return "acting";
  return player.seat === next ? "next" : "waiting";
}
