/** Who stands where in an arena of one zone: a rank for every side, the viewer's own the nearest. */

export interface Standing {
  controller: number;
  kind: string;
}

export interface Rank<Thing> {
  side: number | null;
  own: boolean;
  things: Thing[];
}

/** A rank for each of these sides, the last one the viewer's; what belongs to no side stands with the first. */
export function ranks<Thing extends Standing>(things: readonly Thing[], sides: readonly number[], sideOf: (seat: number) => number | null): Rank<Thing>[] {
  return sides.map((side, at) => ({
    side,
    own: at === sides.length - 1,
    things: beside(things.filter((thing) => sideOf(thing.controller) === side || (at === 0 && sideOf(thing.controller) === null))),
  }));
}

/** Team-mates stand beside each other, each among what is theirs. */
function beside<Thing extends Standing>(things: readonly Thing[]): Thing[] {
  const seats = [...new Set(things.map((thing) => thing.controller))].sort((one, two) => one - two);
  return seats.flatMap((seat) => abreast(things.filter((thing) => thing.controller === seat)));
}

/** Mages in the middle; the others beside them, alternately on the right and on the left, in the order of their arrival. */
export function abreast<Thing extends Standing>(things: readonly Thing[]): Thing[] {
  const mages = things.filter((thing) => thing.kind === "mage");
  const others = things.filter((thing) => thing.kind !== "mage");
  const left = others.filter((_, at) => at % 2 === 1).reverse();
  return [...left, ...mages, ...others.filter((_, at) => at % 2 === 0)];
}

export interface Shares {
  /** How many of the other sides stand side by side, and in how many lines. */
  across: number;
  lines: number;
  width: number;
  /** The height of one of their ranks, and of the viewer's. */
  far: number;
  near: number;
}

/** How ranks share a hall: the others above, side by side where they are several, the viewer's own below. */
export function share(width: number, height: number, others: number, most: number, between: number): Shares {
  const across = Math.max(1, Math.min(most, others));
  const lines = Math.max(1, Math.ceil(others / across));
  const each = Math.max(0, height - between) / (lines + 1);
  return { across, lines, width: width / across, far: each, near: each };
}

/** The next place for the focus: along the rank, or the nearest across to the one above or below. */
export function step(places: readonly { rank: number; x: number }[], from: number, key: string): number {
  const here = places[from];
  if (!here) return from;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const to = from + (key === "ArrowLeft" ? -1 : 1);
    return places[to]?.rank === here.rank ? to : from;
  }
  const wanted = here.rank + (key === "ArrowUp" ? -1 : 1);
  let best = from;
  places.forEach((place, at) => {
    if (place.rank === wanted && (best === from || Math.abs(place.x - here.x) < Math.abs(places[best]!.x - here.x))) best = at;
  });
  return best;
}
