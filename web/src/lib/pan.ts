/** A board too large for its frame: what of it is in view, and what lies beyond which edge. */
import { tracks } from "./arena";

export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

/** The usual and the focused track of a board that is looked at in parts. */
export const PANNED = { cols: { rest: 122, focus: 206 }, rows: { rest: 106, focus: 182 } } as const;
/** A board of so many zones is not squeezed into a phone's frame. */
export const LARGE = 20;

/** Tracks of their own size, or larger where the frame has room for all of them. */
export function panTracks(room: number, count: number, focus: number, sizes: { rest: number; focus: number }, gap: number): number[] {
  const wanted = Array.from({ length: count }, (_, at) => (at === focus ? sizes.focus : sizes.rest));
  const whole = wanted.reduce((sum, size) => sum + size, gap * (count - 1));
  return whole < room ? tracks(room, wanted, gap, 0) : wanted;
}

/** Where a track begins. */
export function startOf(sizes: readonly number[], at: number, gap: number): number {
  return sizes.slice(0, at).reduce((sum, size) => sum + size + gap, 0);
}

/** How far the board is moved so that a point of it is in the middle, as far as it reaches. */
export function centred(middle: number, room: number, whole: number): number {
  return Math.round(Math.max(0, Math.min(whole - room, middle - room / 2)));
}

export type Direction = "nw" | "n" | "ne" | "w" | "e" | "sw" | "s" | "se";
export const ARROWS: Record<Direction, string> = { nw: "↖", n: "↑", ne: "↗", w: "←", e: "→", sw: "↙", s: "↓", se: "↘" };

/** Beyond which edge a point lies; null for what is in view. */
export function beyond({ x, y }: Point, view: Frame): Direction | null {
  const up = y < view.y ? "n" : y > view.y + view.height ? "s" : "";
  const across = x < view.x ? "w" : x > view.x + view.width ? "e" : "";
  return up || across ? (`${up}${across}` as Direction) : null;
}

export interface Pill<Side> {
  side: Side;
  direction: Direction;
  count: number;
  /** The nearest of them. */
  at: Point;
}

/** What lies out of view, counted by side and direction; the most numerous first. */
export function pills<Side extends string>(things: readonly (Point & { side: Side })[], view: Frame, most: number): Pill<Side>[] {
  const found = new Map<string, Pill<Side>>();
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const far = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  for (const { x, y, side } of things) {
    const direction = beyond({ x, y }, view);
    if (!direction) continue;
    const pill = found.get(`${side} ${direction}`) ?? { side, direction, count: 0, at: { x, y } };
    found.set(`${side} ${direction}`, { ...pill, count: pill.count + 1, at: far({ x, y }) < far(pill.at) ? { x, y } : pill.at });
  }
  return [...found.values()].sort((one, two) => two.count - one.count).slice(0, most);
}
