/** When the player wants to be interrupted: kept in this browser, told to the server, decided there. */
import { api } from "./api";
import { keepStops, keptStops, type Kept, type Moment } from "./wanted";
import type { MomentFace } from "./wire";

class Stops {
  kept = $state<Kept>(keptStops());
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
    keepStops(this.kept);
  }
}

export const stops = new Stops();
