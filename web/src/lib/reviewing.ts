/** Moments of a finished game that are worth looking at again. */
import type { DecisionShown, ReviewShown } from "./wire";

/** A turn that changed much, or a decision that gave something away. */
export interface Moment {
  frame: number;
  seat: number;
  round: number;
  label: string;
  before: number;
  after: number;
  better: DecisionShown | null;
  turning: number | null;
  /** What acted and what it was aimed at, as parts of the board. */
  elements: readonly string[];
}

/** Turning points, and of a seat the decisions that gave most away, in the order of the game. */
export function momentsOf(review: ReviewShown | null, seat: number): Moment[] {
  const worst = (review?.worst ?? []).filter((one) => one.seat === seat);
  const turns = (review?.turning_points ?? []).map((turn, at): Moment => ({ ...turn, turning: at + 1, better: worst.find((one) => one.frame >= turn.frame && one.frame < turn.end) ?? null }));
  const told = new Set(turns.flatMap((turn) => (turn.better ? [turn.better.frame] : [])));
  const rest = worst.filter((one) => !told.has(one.frame)).map((one): Moment => ({ frame: one.frame, seat: one.seat, round: one.round, label: one.played, before: one.better_chance, after: one.played_chance, better: one, turning: null, elements: one.elements }));
  return [...turns, ...rest].sort((one, two) => one.frame - two.frame);
}

/** An arrow from what acted to what it was aimed at; null where there are no two ends. */
export function arrowOf(moment: Moment | null): { from: number; to: number | string; seat: number } | null {
  const [source, aim] = [moment?.elements[0], moment?.elements.at(-1)];
  if (!moment || !source || !aim || source === aim || !source.startsWith("o")) return null;
  return { from: Number(source.slice(1)), to: aim.startsWith("o") ? Number(aim.slice(1)) : aim.slice(1), seat: moment.seat };
}
