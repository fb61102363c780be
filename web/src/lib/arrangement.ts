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

/** What can be played, as it is offered: games, and the arena of several in two ways. */
export type GameCard = "academy" | "apprentice" | "arena" | "domination" | "teams" | "free-for-all";
const OFFERED: readonly GameCard[] = ["academy", "apprentice", "arena", "domination", "teams", "free-for-all"];

function modeOfCard(card: GameCard): Mode {
  return card === "teams" || card === "free-for-all" ? "arena" : card;
}

/** How many may play a card; least first. */
export function countsOfCard(modes: readonly ModeFace[], card: GameCard, boards: readonly BoardFace[]): number[] {
  const mode = modeOfCard(card);
  const counts = countsIn(modes, mode, boards);
  if (card === "arena") return counts.filter((count) => count === 2);
  if (card === "teams") return counts.filter((count) => waysIn(modes, mode, count).teams);
  return card === "free-for-all" ? counts.filter((count) => count > 2 && waysIn(modes, mode, count).alone) : counts;
}

/** Those of the server's modes, newcomers' first; boards are fetched only when somebody looks at them. */
export function gameCards(modes: readonly ModeFace[]): GameCard[] {
  const offered = new Set<string>(games(modes));
  return OFFERED.filter((card) => offered.has(modeOfCard(card)) && (modes.some((mode) => mode.name === card && mode.has_boards) || countsOfCard(modes, card, []).length > 0));
}

export function cardOf({ mode, players, teams }: { mode: Mode; players: number; teams: boolean }): GameCard {
  if (gameOf(mode) !== "arena") return mode as GameCard;
  return teams ? "teams" : players > 2 ? "free-for-all" : "arena";
}
