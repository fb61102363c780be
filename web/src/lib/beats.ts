/** Events as beats: what is seen of each, in which order and for how long, before the table goes on. */
import type { GameEvent, Seat } from "./wire";

export type BeatKind = "arrow" | "dice" | "sums" | "die" | "armor" | "hit" | "nothing" | "heal" | "aside" | "fall" | "summon" | "reveal";

export interface Beat {
  kind: BeatKind;
  event: GameEvent;
  /** Milliseconds at the usual pace. */
  time: number;
}

export interface Score {
  /** Played while the table still stands as it was: blows and falls. */
  before: Beat[];
  /** Played when it stands as it is now: arrivals. */
  after: Beat[];
}

/** What happens in between, each long enough to be noticed. */
export const PLAIN = 350;
/** How long somebody else's whole action may take before it is played faster. */
export const LONGEST = 4000;
/** How long may be played of what was missed, when more than a few states wait. */
export const CATCH_UP = 2500;
const FEW = 3;
const TOGETHER: ReadonlySet<BeatKind> = new Set(["hit", "nothing", "heal", "fall"]);
const STANDS = 700;
const OWN_STANDS = 400;

/** Whether a defense or a dazed attacker's roll let the target go free. */
function goesFree({ kind, effect }: GameEvent): boolean {
  if (!effect) return kind === "AttackAvoided";
  const found = effect.ranges.find((range) => range.low <= effect.total && (effect.total <= range.high || range === effect.ranges.at(-1)));
  return found?.goes_free ?? false;
}

function beats(event: GameEvent): Beat[] {
  const beat = (kind: BeatKind, time: number): Beat => ({ kind, event, time });
  switch (event.kind) {
    case "AttackDeclared":
      return [beat("arrow", 400)];
    case "DiceRolled":
    case "DicePool":
      return [beat("dice", 640), beat("sums", event.effect ? 700 : 450)];
    case "RolledToMiss":
    case "DefenseRolled":
    case "Rolled":
      return [beat("die", 700), ...(goesFree(event) ? [beat("aside", 300)] : [])];
    case "AttackAvoided":
      return [beat("aside", 400)];
    case "Attacked":
      return [...(event.sum?.taken ? [beat("armor", 450)] : []), event.amount ? beat("hit", 500) : beat("nothing", 500)];
    case "Damaged":
      return event.amount ? [beat("hit", 600)] : [];
    case "Healed":
      return event.amount ? [beat("heal", 600)] : [];
    case "Destroyed":
      return [beat("fall", 800)];
    case "EnteredPlay":
      return [beat("summon", 420)];
    case "Revealed":
      return [beat("reveal", 520)];
    default:
      return [];
  }
}

/** Arrivals and what is turned over are seen on the table as it is now. */
function comesAfter({ kind }: Beat): boolean {
  return kind === "summon" || kind === "reveal";
}

/** What befalls several at once is seen in quick succession. */
function overlapping(all: Beat[]): Beat[] {
  return all.map((one, at) => (TOGETHER.has(one.kind) && all[at + 1]?.kind === one.kind ? { ...one, time: one.time / 2 } : one));
}

export function score(events: readonly GameEvent[]): Score {
  const all = overlapping(events.flatMap(beats));
  return { before: all.filter((one) => !comesAfter(one)), after: all.filter(comesAfter) };
}

/** How long a result stands before its reader has to decide something; one's own blows need less. */
export function stand({ before, after }: Score, you: Seat | null, asked: boolean): number {
  const last = after.at(-1) ?? before.at(-1);
  if (!last || !asked) return 0;
  return last.event.seat === you ? OWN_STANDS : STANDS;
}

/** What a message takes at the usual pace. */
export function lasts(events: readonly GameEvent[]): number {
  const { before, after } = score(events);
  const sum = [...before, ...after].reduce((total, one) => total + one.time, 0);
  return sum > 0 ? sum : events.length > 0 ? PLAIN : 0;
}

/** By how much to hurry when so much is still to be played, in so many states. */
export function hurried(pending: number, states = 1): number {
  const longest = states > FEW ? CATCH_UP : LONGEST;
  return pending > longest ? Math.max(0.1, longest / pending) : 1;
}
