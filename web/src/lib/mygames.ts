/** Results of one's own games, kept on this device: the server adds what it knows of seats that are held. */
import { api } from "./api";
import { knownGames } from "./seats";
import type { MyGame, MyGamesShown } from "./wire";

const KEY = "mageduel.results";
const KEPT = 300;
/** Seats the server is asked about at once. */
const ASKED = 40;

export function keptResults(): MyGame[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as MyGame[]).slice(-KEPT) : [];
  } catch {
    return [];
  }
}

/** All results there are: those kept, and those of games that have ended since. */
export async function myGames(): Promise<MyGamesShown> {
  const earlier = keptResults();
  const known = new Set(earlier.map((game) => game.game));
  const held = knownGames()
    .filter((game) => game.over && game.outcome && !game.lesson && !game.sameScreen && game.seats.length === 1 && !known.has(game.game))
    .slice(0, ASKED)
    .map((game) => ({ game: game.game, token: game.seats[0]!.token, outcome: game.outcome! }));
  const found = await api.myGames({ held, earlier });
  localStorage.setItem(KEY, JSON.stringify(found.games));
  return found;
}
