/** The own key: a text that makes another device the same player, with name, saved books and the seats of games that go on. */
import { api, ApiError } from "./api";
import { knownGame, knownGames, newKnownGame, rememberGame, type KnownGame } from "./seats";
import { settings } from "./settings.svelte";

interface Key {
  key: string;
  name: string;
  games: KeyGame[];
}

/** A game that goes on: its seats, and who plays whom in it. */
type KeyGame = Pick<KnownGame, "game" | "mode" | "seats"> & Partial<Pick<KnownGame, "mage" | "rivals" | "round" | "sameScreen">>;

const MARK = "mageduel:";
const LONGEST_NAME = 24;

export function packed(key: Key): string {
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  return MARK + btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether this is a game with seats; a key may come from anywhere. */
function isGame(given: unknown): given is KeyGame {
  const { game, mode, seats } = (given ?? {}) as Partial<KeyGame>;
  return typeof game === "string" && typeof mode === "string" && Array.isArray(seats) && seats.every((held) => typeof held?.token === "string" && typeof held.seat === "number");
}

/** What a key text says, or null where it is none. */
export function unpacked(text: string): Key | null {
  const rest = text.trim();
  if (!rest.startsWith(MARK)) return null;
  try {
    const raw = atob(rest.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const found = JSON.parse(new TextDecoder().decode(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)))) as Partial<Key>;
    if (typeof found.key !== "string" || typeof found.name !== "string" || !Array.isArray(found.games)) return null;
    return { key: found.key, name: found.name, games: found.games.filter(isGame) };
  } catch {
    return null;
  }
}

export async function ownKey(): Promise<string> {
  const { key } = await api.exportKey();
  const games = knownGames().filter((game) => !game.over).map(({ game, mode, seats, mage, rivals, round, sameScreen }) => ({ game, mode, seats, mage, rivals, round, sameScreen }));
  return packed({ key, name: settings.values.name, games });
}

/** Makes this device the player of a key; false where the text is no key. */
export async function useKey(text: string): Promise<boolean> {
  const found = unpacked(text);
  if (!found) return false;
  try {
    await api.bringKey(found.key);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return false;
    throw error;
  }
  settings.values.name = found.name.slice(0, LONGEST_NAME) || settings.values.name;
  for (const { game, mode, seats, ...rest } of found.games) if (!knownGame(game)) rememberGame({ ...newKnownGame(game, mode, seats), ...rest });
  return true;
}
