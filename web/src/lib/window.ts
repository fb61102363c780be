/** Which rows of a long grid are near what is seen of it. */
export interface Rows {
  first: number;
  /** The row after the last. */
  end: number;
}

/** Rows beyond the edge that are there already when they are scrolled in. */
const SPARE = 2;

/**
 * `top` is where the grid begins on the screen, `height` how much of the screen there is, `step` the height of a row
 * with its gap.
 */
export function rowsSeen(top: number, height: number, step: number, rows: number): Rows {
  const first = Math.max(0, Math.min(rows, Math.floor(-top / step) - SPARE));
  const end = Math.max(first, Math.min(rows, Math.ceil((height - top) / step) + SPARE));
  return { first, end };
}
