/** How the objects of a zone share its room, so that no token, name or chip covers another. */

/** Heights around a token, in pixels: what stands out above it, its life bar, its name, its chips, the zone's edge. */
export interface Measures {
  head: number;
  life: number;
  name: number;
  chips: number;
  edge: number;
}
const ROOMY: Measures = { head: 6, life: 4, name: 15, chips: 19, edge: 5 };
const TIGHT: Measures = { head: 3, life: 4, name: 15, chips: 19, edge: 2 };
/** Where nothing else helps, what lies on objects is read in the lens and in the rail. */
const BARE: Measures = { ...TIGHT, chips: 0 };
/** In a zone too low even for that, names are read there as well. */
const TINY: Measures = { head: 2, life: 4, name: 0, chips: 0, edge: 2 };
const BETWEEN = 3;

export interface Side {
  count: number;
  /** Whether something is attached to one of them, so that they need a row of chips. */
  chips: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** The largest token there is. */
  most: number;
}

export interface Arrangement {
  /** The token's size, and the width of the place it stands in. */
  token: number;
  slot: number;
  /** How many of each side stand in a row, and how many of each are shown at all. */
  theirs: { across: number; shown: number };
  mine: { across: number; shown: number };
  measures: Measures;
}

/** A token that is told from others at a glance, and one that still is; the least width a name needs. */
const GOOD = 36;
export const LEAST = 26;
const NAMED = 46;

function height(side: Side, rows: number, size: Measures): number {
  if (side.count === 0) return 0;
  return rows * (size.head + size.life + size.name + (side.chips ? size.chips : 0)) + (rows - 1) * BETWEEN;
}

function fit(room: Room, theirs: Side, mine: Side, rows: [number, number], size: Measures): Arrangement {
  const across = [Math.ceil(theirs.count / rows[0]), Math.ceil(mine.count / rows[1])] as const;
  const slot = Math.min(room.most * 1.75, (room.width - size.edge) / Math.max(across[0], across[1], 1));
  const used = height(theirs, rows[0], size) + height(mine, rows[1], size) + 2 * size.edge;
  const lines = (theirs.count > 0 ? rows[0] : 0) + (mine.count > 0 ? rows[1] : 0);
  const token = Math.min(room.most, slot - (slot < 64 ? 10 : 14), lines > 0 ? (room.height - used) / lines : room.most);
  return {
    token: Math.floor(token),
    slot: Math.floor(slot),
    theirs: { across: across[0], shown: theirs.count },
    mine: { across: across[1], shown: mine.count },
    measures: size,
  };
}

/** Large tokens are worth rows of their own, as long as a name still fits its place. */
function worth({ token, slot }: Arrangement): number {
  return token - Math.max(0, NAMED - slot);
}

function best(room: Room, theirs: Side, mine: Side, brief: boolean): Arrangement {
  let found: Arrangement | null = null;
  for (const size of brief ? [TINY] : [ROOMY, TIGHT, BARE, TINY]) {
    for (let above = 1; above <= Math.max(1, Math.min(3, theirs.count)); above++) {
      for (let below = 1; below <= Math.max(1, Math.min(3, mine.count)); below++) {
        const one = fit(room, theirs, mine, [above, below], size);
        if (!found || worth(one) > worth(found) + 1) found = one;
      }
    }
    if (found!.token >= GOOD || (size !== ROOMY && found!.token >= LEAST)) break;
  }
  return found!;
}

/** Tokens as large as the zone allows, `brief` without names; where too small, some of the larger side are only counted. */
export function arrange(room: Room, theirs: Side, mine: Side, brief = false): Arrangement {
  const shown = [theirs.count, mine.count];
  for (;;) {
    const one = best(room, { ...theirs, count: shown[0]! }, { ...mine, count: shown[1]! }, brief);
    if (one.token >= LEAST || shown[0]! + shown[1]! <= 2) return one;
    const larger = shown[0]! >= shown[1]! ? 0 : 1;
    shown[larger] = shown[larger]! - 1;
  }
}

/**
 * Among several sides a zone is shared as its room allows: how many of the others stand above, where the last of them
 * may stand below beside the viewer's own, if all tokens grow by that.
 */
export function above(room: Room, theirs: readonly boolean[], mine: readonly boolean[]): number {
  const side = (chips: readonly boolean[]): Side => ({ count: chips.length, chips: chips.some(Boolean) });
  const size = (count: number): number => {
    const one = arrange(room, side(theirs.slice(0, count)), side([...theirs.slice(count), ...mine]));
    return one.theirs.shown + one.mine.shown === theirs.length + mine.length ? one.token : 0;
  };
  let best = theirs.length;
  for (let count = theirs.length - 1; count > 0; count--) if (size(count) > size(best) + 3) best = count;
  return best;
}

/** How many chips of this width stand below a token before the rest is only counted. */
export function chipsThatFit(count: number, slot: number, width: number, most = 4): number {
  const fitting = Math.max(1, Math.floor(slot / width));
  const shown = Math.min(most, fitting);
  return count <= shown ? count : Math.max(1, Math.min(most, fitting - 1));
}
