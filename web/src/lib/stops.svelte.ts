/** When the player wants to be interrupted: kept in this browser, told to the server, decided there. */
import { api } from "./api";
import type { CardStop, MomentFace, StopsWanted } from "./wire";

export type Moment = NonNullable<StopsWanted["at"]>[number];
export type StopName = NonNullable<StopsWanted["cards"]>[string];
export type Quickcast = "usual" | "ask" | "choice" | "pass";
type Kept = { at: Moment[] | null; everywhere: boolean; quickcast: Quickcast };

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

class Stops {
  kept = $state<Kept>(read(KEY, STANDARD));
  /** The kinds of moment one can stop at, as the server names them. */
  moments = $state.raw<MomentFace[]>([]);
  at = $derived(new Set<Moment>(this.kept.at ?? this.moments.filter((moment) => moment.usual).map((moment) => moment.name)));

  async load(): Promise<void> {
    if (this.moments.length === 0) this.moments = await api.stops();
  }

  /** Stops at exactly these moments, in the order of the game. */
  stopAt(wanted: ReadonlySet<Moment>): void {
    this.keep({ at: this.moments.map((moment) => moment.name).filter((name) => wanted.has(name)) });
  }

  keep(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** What is chosen for the cards of one game; it follows the card and is forgotten with the game. */
  private cards(game: string): Record<string, StopName> {
    return read<Record<string, StopName>>(`${KEY}.${game}`, {});
  }

  keepCard(game: string, card: CardStop["id"], stop: StopName): void {
    localStorage.setItem(`${KEY}.${game}`, JSON.stringify({ ...this.cards(game), [card]: stop }));
  }

  wanted(game: string): StopsWanted {
    const { at, everywhere, quickcast } = this.kept;
    const ahead: NonNullable<StopsWanted["ahead"]> = {};
    if (quickcast !== "usual") for (const moment of QUICKCASTS) ahead[moment] = quickcast;
    if (quickcast === "choice" || quickcast === "ask") ahead.activate = quickcast;
    return { at, everywhere, cards: this.cards(game), ahead };
  }
}

export const stops = new Stops();
