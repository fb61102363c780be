/** Where zones stand on the screen; nothing about what may happen in them. */
export interface Place {
  zone: string;
  row: number;
  col: number;
}

export interface Plan {
  rows: number;
  cols: number;
  places: Place[][];
}

const LETTERS = "ABCDEFGHIJ";

export function zoneName(row: number, col: number): string {
  return `${LETTERS[row]}${col + 1}`;
}

export function zoneAt(zone: string): [number, number] {
  return [LETTERS.indexOf(zone.charAt(0)), Number(zone.slice(1)) - 1];
}

/** The viewer's edge below: the first seat sees it as named, the second turned around. Standing (phones): columns become rows. */
export function layout(rows: number, cols: number, standing: boolean, seat: number): Plan {
  const places: Place[][] = [];
  const turned = seat % 2 === 1;
  if (!standing) {
    for (let row = 0; row < rows; row++) {
      places.push(Array.from({ length: cols }, (_, col) => ({ zone: turned ? zoneName(rows - 1 - row, cols - 1 - col) : zoneName(row, col), row, col })));
    }
    return { rows, cols, places };
  }
  for (let row = 0; row < cols; row++) {
    places.push(
      Array.from({ length: rows }, (_, col) => ({
        zone: zoneName(turned ? rows - 1 - col : col, turned ? row : cols - 1 - row),
        row,
        col,
      })),
    );
  }
  return { rows: cols, cols: rows, places };
}

export interface BorderPlace {
  row: number;
  col: number;
  upright: boolean;
}

/** A border between two neighbouring zones as a grid place; upright borders stand between columns. */
export function borderPlace(plan: Plan, border: string): BorderPlace | null {
  const [first, second] = border.split("|");
  const all = plan.places.flat();
  const one = all.find((place) => place.zone === first);
  const two = all.find((place) => place.zone === second);
  if (!one || !two) return null;
  return { row: Math.min(one.row, two.row), col: Math.min(one.col, two.col), upright: one.row === two.row };
}

export function neighbour(plan: Plan, zone: string, key: string): string | null {
  const here = plan.places.flat().find((place) => place.zone === zone);
  if (!here) return null;
  const [down, right] =
    key === "ArrowUp" ? [-1, 0] : key === "ArrowDown" ? [1, 0] : key === "ArrowLeft" ? [0, -1] : key === "ArrowRight" ? [0, 1] : [0, 0];
  return plan.places[here.row + down]?.[here.col + right]?.zone ?? null;
}
