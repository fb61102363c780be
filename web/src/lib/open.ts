/** The list of open games: it changes in place, and no row jumps away under the pointer. */
import { rememberedGame } from "./seats";
import type { Mode, OpenGame } from "./wire";

/** A game in the list; one that is gone stays, and says so, while somebody points at the list. */
export interface Row {
  game: OpenGame;
  gone: boolean;
}

export function merged(before: readonly Row[], fresh: readonly OpenGame[], held: boolean): Row[] {
  const found = new Map(fresh.map((game) => [game.id, game]));
  const kept = before.flatMap((row) => {
    const game = found.get(row.game.id);
    if (game) return [{ game, gone: false }];
    return held ? [{ game: row.game, gone: true }] : [];
  });
  const known = new Set(before.map((row) => row.game.id));
  const added = fresh.filter((game) => !known.has(game.id)).map((game) => ({ game, gone: false }));
  return held ? [...kept, ...added] : sorted([...kept, ...added]);
}

/** Challenges first, then games that wait, then those to be watched. */
function sorted(rows: Row[]): Row[] {
  const rank = ({ game }: Row) => (game.challenge ? 0 : game.kind === "running" ? 2 : 1);
  return rows.sort((one, two) => rank(one) - rank(two));
}

/** A game somebody who wants to play this mode may sit down to at once: a challenge of any kind first. */
export function fitting(rows: readonly Row[], mode: Mode): OpenGame | null {
  const open = rows.filter(({ game, gone }) => !gone && game.kind !== "running" && !isOwn(game));
  return (open.find(({ game }) => game.challenge) ?? open.find(({ game }) => game.mode === mode))?.game ?? null;
}

/** Whether this browser has a seat there. */
export function isOwn(game: OpenGame): boolean {
  return rememberedGame(game.id);
}
