/** When the player wants to be interrupted, as this browser keeps it and the server is told; readable before anything else has come. */
import type { CardStop, StopsWanted } from "./wire";

export type Moment = NonNullable<StopsWanted["at"]>[number];
export type StopName = NonNullable<StopsWanted["cards"]>[string];
export type Quickcast = "usual" | "ask" | "choice" | "pass";
export type Kept = { at: Moment[] | null; everywhere: boolean; quickcast: Quickcast };

const KEY = "mageduel.stops";
const STANDARD: Kept = { at: null, everywhere: false, quickcast: "usual" };
const QUICKCASTS = ["first-quickcast", "final-quickcast", "after"] as const;

function read<T extends object>(key: string, standard: T): T {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>) };
  } catch {
    return { ...standard };
  }
}

export function keptStops(): Kept {
  return read(KEY, STANDARD);
}

export function keepStops(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** What is chosen for the cards of one game; it follows the card and is forgotten with the game. */
function cards(game: string): Record<string, StopName> {
  return read<Record<string, StopName>>(`${KEY}.${game}`, {});
}

export function keepCardStop(game: string, card: CardStop["id"], stop: StopName): void {
  localStorage.setItem(`${KEY}.${game}`, JSON.stringify({ ...cards(game), [card]: stop }));
}

export function wantedStops(game: string): StopsWanted {
  const { at, everywhere, quickcast } = keptStops();
  const ahead: NonNullable<StopsWanted["ahead"]> = {};
  if (quickcast !== "usual") for (const moment of QUICKCASTS) ahead[moment] = quickcast;
  if (quickcast === "choice" || quickcast === "ask") ahead.activate = quickcast;
  return { at, everywhere, cards: cards(game), ahead };
}
