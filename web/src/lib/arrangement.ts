/** How many play what, alone or in teams: the modes of the server as a player chooses among them. */
import { countsOf, waysOf } from "./duel";
import type { BoardFace, Mode, ModeFace } from "./wire";
import { named, w } from "../words/words";

/** Modes that are the same game for other numbers of players; they are chosen as one. */
const SAME: Partial<Record<Mode, Mode>> = { "free-for-all": "arena" };

/** What a mode is chosen as. */
export function gameOf(mode: Mode): Mode {
  return SAME[mode] ?? mode;
}

/** What a game is called: who plays it for two sides on the board of many is not each for themselves. */
export function gameTitle(mode: string, teams: boolean): string {
  if (mode === "arena") return w("full-arena");
  return mode === "free-for-all" && teams ? w("teams-large-arena") : named("mode", mode);
}

export interface Arrangement {
  players: number;
  teams: boolean;
  /** Whether the larger of two boards is played on, where there are two. */
  large: boolean;
}

function family(modes: readonly ModeFace[], game: Mode): ModeFace[] {
  return modes.filter((mode) => gameOf(mode.name) === game);
}

export function games(modes: readonly ModeFace[]): Mode[] {
  return [...new Set(modes.map((mode) => gameOf(mode.name)))];
}

/** How many may play a game; least first. */
export function countsIn(modes: readonly ModeFace[], game: Mode, boards: readonly BoardFace[]): number[] {
  return [...new Set(family(modes, game).flatMap((mode) => countsOf(mode, boards)))].sort((one, two) => one - two);
}

/** Whether so many play alone, in teams, or as they like; and whether teams have two boards to choose from. */
export function waysIn(modes: readonly ModeFace[], game: Mode, players: number): { alone: boolean; teams: boolean; sizes: boolean } {
  const ways = family(modes, game).map((mode) => waysOf(mode, players));
  return { alone: ways.some((way) => way.alone), teams: ways.some((way) => way.teams), sizes: ways.filter((way) => way.teams).length > 1 };
}

/** The mode that is played so; the first of a game where none fits. */
export function modeFor(modes: readonly ModeFace[], game: Mode, { players, teams, large }: Arrangement): ModeFace | null {
  const all = family(modes, game);
  const fitting = all.filter((mode) => (teams ? waysOf(mode, players).teams : waysOf(mode, players).alone));
  return (large ? fitting.at(-1) : fitting[0]) ?? all[0] ?? null;
}

/** Whether somebody plays at somebody's side. */
export function areTeams(seats: readonly { side: number | null }[]): boolean {
  return new Set(seats.map((seat) => seat.side)).size < seats.length && seats.some((seat) => seat.side !== null);
}

/** The side of every seat: teams sit alternately. */
export function sidesFor(players: number, teams: boolean): (number | null)[] {
  return Array.from({ length: players }, (_, seat) => (teams ? seat % 2 : null));
}
