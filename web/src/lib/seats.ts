/** The seats this browser holds, by game, and the games it has seen. */
import type { LinkFacts, Mode, Seat } from "./wire";

export interface HeldSeat {
  seat: Seat;
  token: string;
}

export interface KnownGame {
  game: string;
  mode: Mode;
  opponent: string;
  mage: string;
  theirMage: string;
  sameScreen: boolean;
  invite: string | null;
  /** Where the invitation leads, and whether others can follow it. */
  link?: LinkFacts | null;
  seats: HeldSeat[];
  over: boolean;
  outcome: string;
  how: string;
  round: number;
  at: number;
}

const KEY = "mageduel.games";
const KEPT = 30;

export function knownGames(): KnownGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownGame[];
  } catch {
    return [];
  }
}

export function knownGame(game: string): KnownGame | null {
  return knownGames().find((known) => known.game === game) ?? null;
}

export function rememberGame(game: KnownGame): void {
  const others = knownGames().filter((known) => known.game !== game.game);
  localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, KEPT)));
}

export function updateGame(game: string, change: Partial<KnownGame>): void {
  const known = knownGame(game);
  if (known) rememberGame({ ...known, ...change });
}

export function newKnownGame(game: string, mode: Mode, seats: HeldSeat[]): KnownGame {
  return {
    game,
    mode,
    seats,
    opponent: "",
    mage: "",
    theirMage: "",
    sameScreen: false,
    invite: null,
    link: null,
    over: false,
    outcome: "",
    how: "",
    round: 0,
    at: Date.now(),
  };
}
