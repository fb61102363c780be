/** The own key: a text that makes another device the same player, with name, saved books and the seats of games that go on. */
import { api } from "./api";
import { knownGame, knownGames, newKnownGame, rememberGame, type HeldSeat } from "./seats";
import { settings } from "./settings.svelte";
import type { Mode } from "./wire";

interface Key {
  key: string;
  name: string;
  games: { game: string; mode: Mode; seats: HeldSeat[] }[];
}

const MARK = "mageduel:";

export function packed(key: Key): string {
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  return MARK + btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a key text says, or null where it is none. */
export function unpacked(text: string): Key | null {
  const rest = text.trim();
  if (!rest.startsWith(MARK)) return null;
  try {
    const raw = atob(rest.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const found = JSON.parse(new TextDecoder().decode(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)))) as Partial<Key>;
    if (typeof found.key !== "string" || typeof found.name !== "string" || !Array.isArray(found.games)) return null;
    return { key: found.key, name: found.name, games: found.games };
  } catch {
    return null;
  }
}

export async function ownKey(): Promise<string> {
  const { key } = await api.exportKey();
  const games = knownGames().filter((game) => !game.over).map(({ game, mode, seats }) => ({ game, mode, seats }));
  return packed({ key, name: settings.values.name, games });
}

/** Makes this device the player of a key; false where the text is no key. */
export async function useKey(text: string): Promise<boolean> {
  const found = unpacked(text);
  if (!found) return false;
  await api.bringKey(found.key);
  settings.values.name = found.name || settings.values.name;
  for (const { game, mode, seats } of found.games) if (!knownGame(game)) rememberGame(newKnownGame(game, mode, seats));
  return true;
}
