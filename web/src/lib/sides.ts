/** Whose something is, as it is drawn: curves are friends, corners are foes, and what nobody controls is grey. */
import type { PlayerView, Seat } from "./wire";

export type SideCode = "me" | "ally" | "foe1" | "foe2" | "foe3" | "foe4" | "foe5" | "nobody";

const FOES: readonly SideCode[] = ["foe1", "foe2", "foe3", "foe4", "foe5"];

/** The frame of each side's creatures. */
const FRAMES: Record<SideCode, string> = {
  me: "#f-round",
  ally: "#f-clover",
  foe1: "#f-hex",
  foe2: "#f-square",
  foe3: "#f-diamond",
  foe4: "#f-shield",
  foe5: "#f-pent",
  nobody: "#f-nobody",
};

/** Seats keep their shape for the whole game, in the order in which they sit from the near one on. */
export function sideCodes(players: readonly Pick<PlayerView, "seat" | "side">[], near: Seat): Map<Seat, SideCode> {
  const at = players.findIndex((player) => player.seat === near);
  const own = players[at]?.side;
  const codes = new Map<Seat, SideCode>();
  let foes = 0;
  for (const player of [...players.slice(at), ...players.slice(0, at)]) {
    if (player.seat === near) codes.set(player.seat, "me");
    else if (player.side === own) codes.set(player.seat, "ally");
    else codes.set(player.seat, FOES[foes++] ?? "foe5");
  }
  return codes;
}

export function frameOf(side: SideCode): string {
  return FRAMES[side];
}

/** Things that stand have edges: with two sides a frame of their own, with more that of their side, on a plinth. */
export function standingFrame(side: SideCode): string {
  return side === "me" ? "#f-soft" : side === "foe1" ? "#f-cut" : FRAMES[side];
}
