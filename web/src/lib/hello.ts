/** How this browser comes to a table: where its lines lead, and what it says first on each. */
import { knownGame, type HeldSeat } from "./seats";
import { wantedStops } from "./wanted";
import type { ClientMessage } from "./wire";
import { code } from "../words/code";

export function tableSocket(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/socket`;
}

/** The seats it holds there; null for somebody who looks on. */
export function seatsAt(game: string): (HeldSeat | null)[] {
  const held = knownGame(game)?.seats ?? [];
  return held.length > 0 ? held : [null];
}

export function helloTo(game: string, token: string | null): ClientMessage {
  if (token === null) return { type: "hello", spectate: true, language: code, changes: true };
  return { type: "hello", token, stops: wantedStops(game), language: code, changes: true };
}
