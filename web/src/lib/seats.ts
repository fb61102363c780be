/** The seats this browser holds, by game, and the games it has seen. */
import type { LinkFacts, Mode, Result, Seat } from "./wire";

export interface HeldSeat {
  seat: Seat;
  token: string;
}

/** Somebody one plays against. */
export interface Rival {
  name: string;
  mage: string;
}

/** An invitation to a seat. */
export interface Invitation {
  seat: Seat;
  code: string;
}

export interface KnownGame {
  game: string;
  mode: Mode;
  mage: string;
  rivals: Rival[];
  /** The lesson this game is, where it is one. */
  lesson?: string;
  sameScreen: boolean;
  /** Whether it was put into the list of open games. */
  listed?: boolean;
  /** The one name it stands there for. */
  challenge?: string;
  invitations: Invitation[];
  /** Where invitations lead, and whether others can follow them. */
  link?: LinkFacts | null;
  seats: HeldSeat[];
  over: boolean;
  outcome: Result["outcome"];
  /** How it ended: by its code, and for games kept before there were codes, in words. */
  code?: string;
  how: string;
  round: number;
  at: number;
}

const KEY = "mageduel.games";
const KEPT = 30;

/** How games were kept before there could be more than two seats. */
type PairKept = Omit<KnownGame, "rivals" | "invitations" | "outcome"> & { opponent: string; theirMage: string; invite: string | null; outcome: string };
const OUTCOMES: Record<string, Result["outcome"]> = { "Won against": "won", "Lost to": "lost", "Drew with": "draw" };

/** A game as it is kept today; the seat an invitation was for is the first that is not held. */
export function readKnown(kept: KnownGame | PairKept): KnownGame {
  if ("rivals" in kept) return kept;
  const { opponent, theirMage, invite, outcome, ...rest } = kept;
  const free = rest.seats.some((held) => held.seat === 0) ? 1 : 0;
  return {
    ...rest,
    rivals: opponent || theirMage ? [{ name: opponent, mage: theirMage }] : [],
    invitations: invite ? [{ seat: free, code: invite }] : [],
    outcome: OUTCOMES[outcome] ?? null,
  };
}

export function knownGames(): KnownGame[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as (KnownGame | PairKept)[]).map(readKnown);
  } catch {
    return [];
  }
}

export function knownGame(game: string): KnownGame | null {
  return knownGames().find((known) => known.game === game) ?? null;
}

/** Whether this browser has had a seat in a game. */
export function rememberedGame(game: string): boolean {
  return knownGame(game) !== null;
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
    mage: "",
    rivals: [],
    sameScreen: false,
    invitations: [],
    link: null,
    over: false,
    outcome: null,
    how: "",
    round: 0,
    at: Date.now(),
  };
}
