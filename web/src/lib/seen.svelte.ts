/** What can be read off a view: who sits where, whose is whose. */
import { sideCodes, type SideCode } from "./sides";
import type { Obj, PlayerView, Seat, View } from "./wire";
import { w } from "../words/words";

/** A spell that lies ready; `holder` is a spawnpoint or familiar that casts it. */
export interface Prepared {
  card: string;
  holder: Obj | null;
}

export abstract class Seen {
  abstract readonly view: View | null;
  /** The seat that looks, or null for a spectator. */
  abstract readonly you: Seat | null;

  object(id: number | string | null | undefined): Obj | null {
    return id === null || id === undefined ? null : (this.view?.objects[String(id)] ?? null);
  }

  player(seat: Seat | null): PlayerView | null {
    return this.view?.players.find((player) => player.seat === seat) ?? null;
  }

  /** The seat a finished game is looked at from. */
  seenFrom = $state<Seat | null>(null);

  /** The seat whose strip stands below: the viewer's, else the first. */
  get near(): Seat {
    return this.you ?? this.seenFrom ?? 0;
  }

  /** The zone on the near side of the table. */
  get start(): string | null {
    return this.player(this.near)?.start ?? null;
  }

  /** Everybody else, in the order in which they sit from here on. */
  get others(): PlayerView[] {
    const players = this.view?.players ?? [];
    const at = players.findIndex((player) => player.seat === this.near) + 1;
    return [...players.slice(at), ...players.slice(0, at)].filter((player) => player.seat !== this.near);
  }

  /** Every seat's side, as it is drawn. */
  private sides = $derived.by(() => sideCodes(this.view?.players ?? [], this.near));
  /** Whether the arena is a single zone, in which the sides face each other. */
  single = $derived.by(() => this.view?.zones.length === 1);
  /** Whether spells are cast straight from the book, so that it lies open. */
  fromBook = $derived.by(() => this.view?.spells_from === "book");
  /** Whether nobody may be attacked yet. */
  peaceful = $derived.by(() => this.view !== null && this.view.round <= this.view.peaceful_rounds && !this.view.result);
  /** Whether there are more sides than two, so that each has a shape for everything. */
  manySides = $derived.by(() => (this.view?.players.length ?? 0) > 2);
  /** Whether somebody plays at somebody's side. */
  teams = $derived.by(() => (this.view?.sides ?? []).some((side) => side.seats.length > 1));

  /** Whether two teams face each other, each seen as one. */
  bands = $derived.by(() => this.teams && this.view?.sides.length === 2);

  /** Whether there is somebody to point things out to. */
  mayPoint = $derived.by(() => this.you !== null && !this.view?.result && (this.view?.sides ?? []).some((side) => side.is_own && side.seats.length > 1));

  side(seat: Seat): SideCode {
    return this.sides.get(seat) ?? "nobody";
  }

  /** Whether a seat is of the side the table is seen from. */
  isMine(seat: Seat): boolean {
    return this.player(seat)?.side === this.player(this.near)?.side;
  }

  /** What a seat has ready to cast, as far as it is known here. */
  preparedBy(seat: Seat): Prepared[] {
    return [
      ...(this.player(seat)?.prepared ?? []).flatMap((spell) => (spell.card ? [{ card: spell.card, holder: null }] : [])),
      ...Object.values(this.view?.objects ?? {}).flatMap((object) => (object.controller === seat && object.prepared?.card ? [{ card: object.prepared.card, holder: object }] : [])),
    ];
  }

  /** Whether something but its equipment lies on it, so that it needs a row of chips. */
  isLaden = (object: Obj): boolean => object.attachments.some((id) => this.object(id)?.kind !== "equipment");

  /** What an element of the board is called. */
  called(element: string | null): string {
    const rest = element?.slice(1) ?? "";
    return element?.startsWith("o") ? (this.object(rest)?.name ?? "") : element?.startsWith("b") ? w("between-zones", ...(rest.split("|") as [string, string])) : rest;
  }

  /** Whose something is, where there are several it could be. */
  whose(seat: Seat): string {
    const player = this.player(seat);
    return player && this.manySides && !player.is_own ? w("belongs-to-player", player.name) : "";
  }
}
