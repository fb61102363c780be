/** Where zones stand on the screen, and how much room each gets; nothing about what may happen in them. */
export interface Place {
  zone: string;
  row: number;
  col: number;
}

export interface Plan {
  rows: number;
  cols: number;
  /** Row by row; a board may have gaps. */
  places: Place[][];
}

/** A board before anything is known of it: the plain one. */
export const PLAIN: Board = {
  rows: 3,
  cols: 4,
  zones: Array.from({ length: 12 }, (_, at) => ({ zone: `${"ABC".charAt(Math.floor(at / 4))}${(at % 4) + 1}`, row: Math.floor(at / 4), col: at % 4 })),
};

export interface Board {
  rows: number;
  cols: number;
  zones: readonly Place[];
}

/**
 * The zone the viewer began in lies in the lower half: the board as it is printed, or turned around.
 * Standing (phones): of a board that is wider than high, columns become rows.
 */
export function layout({ rows, cols, zones }: Board, standing: boolean, start: string | null): Plan {
  const home = zones.find((place) => place.zone === start);
  const tilted = standing && cols > rows;
  const turned = home ? (tilted ? home.col * 2 > cols - 1 : home.row * 2 < rows - 1) : false;
  const [high, wide] = tilted ? [cols, rows] : [rows, cols];
  const places: Place[][] = Array.from({ length: high }, () => []);
  for (const { zone, row, col } of zones) {
    const [down, right] = tilted ? [cols - 1 - col, row] : [row, col];
    const place = turned ? { zone, row: high - 1 - down, col: wide - 1 - right } : { zone, row: down, col: right };
    places[place.row]!.push(place);
  }
  for (const row of places) row.sort((one, two) => one.col - two.col);
  return { rows: high, cols: wide, places };
}

export interface Weights {
  rows: number[];
  cols: number[];
}

/** Up to so many objects a zone weighs one; each further one makes it grow. */
const CALM = 4;
/** Zones of a large board are small: fewer objects fill them. */
const CALM_OF_MANY = 2;

/** A zone grows with what stands in it alone, so that nothing moves while somebody chooses; a row or column takes its largest weight. */
export function crowding(plan: Plan, counts: ReadonlyMap<string, number>): Weights {
  const rows = Array<number>(plan.rows).fill(1);
  const cols = Array<number>(plan.cols).fill(1);
  const large = plan.rows > 3;
  for (const { zone, row, col } of plan.places.flat()) {
    const more = Math.max(0, (counts.get(zone) ?? 0) - (large ? CALM_OF_MANY : CALM));
    cols[col] = Math.max(cols[col]!, Math.min(1.65, 1 + 0.16 * more));
    rows[row] = Math.max(rows[row]!, Math.min(large ? 1.6 : 1.45, 1 + (large ? 0.2 : 0.1) * more));
  }
  return { rows, cols };
}

/** On phones the focused zone's row and column grow, the more the fuller it is. */
export function focusing(plan: Plan, focus: string, count: number): Weights {
  const full = count > CALM;
  /** On a board of many rows there is less to take from the others. */
  const tall = plan.rows > 4 ? 0.85 : 1;
  const here = plan.places.flat().find((place) => place.zone === focus);
  return {
    rows: Array.from({ length: plan.rows }, (_, row) => (row === here?.row ? (full ? 4.2 : 2.15) * tall : 1)),
    cols: Array.from({ length: plan.cols }, (_, col) => (col === here?.col ? (full ? 3.4 : 2) : 0.85)),
  };
}

/** Shares a length among tracks by weight; none gets less than `least`, as far as there is enough. */
export function tracks(length: number, weights: readonly number[], gap: number, least: number): number[] {
  const free = Math.max(0, length - gap * (weights.length - 1));
  const floor = Math.min(least, free / weights.length);
  const kept = new Set<number>();
  for (;;) {
    const rest = free - floor * kept.size;
    const sum = weights.reduce((total, weight, at) => total + (kept.has(at) ? 0 : weight), 0);
    const short = weights.findIndex((weight, at) => !kept.has(at) && (rest * weight) / sum < floor - 0.01);
    if (short < 0) return weights.map((weight, at) => (kept.has(at) ? floor : (rest * weight) / sum));
    kept.add(short);
  }
}

export interface BorderPlace {
  row: number;
  col: number;
  upright: boolean;
  /** The way from the border into one of its zones. */
  towards(zone: string): "up" | "down" | "left" | "right";
}

/** A border between two neighbouring zones as a grid place; upright borders stand between columns. */
export function borderPlace(plan: Plan, border: string): BorderPlace | null {
  const [first, second] = border.split("|");
  const all = plan.places.flat();
  const one = all.find((place) => place.zone === first);
  const two = all.find((place) => place.zone === second);
  if (!one || !two) return null;
  const upright = one.row === two.row;
  const before = one.row + one.col < two.row + two.col ? one : two;
  const towards = (zone: string) => (upright ? (zone === before.zone ? "left" : "right") : zone === before.zone ? "up" : "down");
  return { row: before.row, col: before.col, upright, towards };
}

export function neighbour(plan: Plan, zone: string, key: string): string | null {
  const here = plan.places.flat().find((place) => place.zone === zone);
  if (!here) return null;
  const [down, right] =
    key === "ArrowUp" ? [-1, 0] : key === "ArrowDown" ? [1, 0] : key === "ArrowLeft" ? [0, -1] : key === "ArrowRight" ? [0, 1] : [0, 0];
  return plan.places[here.row + down]?.find((place) => place.col === here.col + right)?.zone ?? null;
}
