/** Time in a game: the clocks there are to choose from, how much is left, and how that is told. */
import type { ClockShown, ClockTerms } from "./wire";
import { w } from "../words/words";

export type ClockChoice = "none" | "30+1" | "45+1" | "decision" | "day" | "3days";
const DAY = 24 * 3600;
export const CLOCKS: Record<ClockChoice, ClockTerms | null> = {
  none: null,
  "30+1": { kind: "game", seconds: 1800, increment: 60 },
  "45+1": { kind: "game", seconds: 2700, increment: 60 },
  decision: { kind: "decision", seconds: 120, increment: 0 },
  day: { kind: "days", seconds: DAY, increment: 0 },
  "3days": { kind: "days", seconds: 3 * DAY, increment: 0 },
};

export function clockChoices(): { value: ClockChoice; label: string }[] {
  return [
    { value: "none", label: w("clock-none") },
    { value: "30+1", label: "30+1" },
    { value: "45+1", label: "45+1" },
    { value: "decision", label: w("count-minutes", 2) },
    { value: "day", label: w("count-days", 1) },
    { value: "3days", label: w("count-days", 3) },
  ];
}

/** Which of the choices some terms are; none where they are of another client. */
export function choiceOf(terms: ClockTerms | null): ClockChoice | "" {
  const same = (one: ClockTerms | null) => one?.kind === terms?.kind && one?.seconds === terms?.seconds && (one?.increment ?? 0) === (terms?.increment ?? 0);
  return (Object.keys(CLOCKS) as ClockChoice[]).find((choice) => same(CLOCKS[choice])) ?? "";
}

/** How time is kept, in a few words. */
export function termsText(terms: ClockTerms | null): string {
  if (!terms) return w("no-clock");
  if (terms.kind === "days") return w("days-each-decision", Math.round(terms.seconds / DAY));
  if (terms.kind === "decision") return w("each-decision", duration(terms.seconds));
  return terms.increment ? w("game-and-round", duration(terms.seconds), duration(terms.increment)) : w("whole-game", duration(terms.seconds));
}

function duration(seconds: number): string {
  return seconds % 60 ? w("count-seconds", seconds) : w("count-minutes", seconds / 60);
}

/** A clock, and when this browser heard of it. */
export interface Heard {
  clock: ClockShown;
  at: number;
}

export function secondsLeft({ clock, at }: Heard, seat: number, now: number): number {
  const gone = clock.running.includes(seat) ? Math.max(0, now - at) / 1000 : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - gone);
}

export type Hurry = "calm" | "short" | "last";

/** Under a minute it is short, under ten seconds it is the last moment; a clock of days is short in its last hour. */
export function hurryOf(kind: ClockShown["kind"], seconds: number): Hurry {
  if (kind === "days") return seconds < 3600 ? "short" : "calm";
  return seconds < 10 ? "last" : seconds < 60 ? "short" : "calm";
}

/** 12:05, 0:42.3 in the last minute, and "2 h 10 left" on a clock of days; "2 h 10" where there is little room. */
export function timeText(kind: ClockShown["kind"], seconds: number, short = false): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (kind === "days" && short) return hours >= 48 ? w("days-and-hours", Math.floor(hours / 24), hours % 24) : hours > 0 ? w("hours-short", hours, two(minutes % 60)) : w("count-minutes", minutes);
  if (kind === "days") return hours >= 48 ? w("days-and-hours-left", Math.floor(hours / 24), hours % 24) : hours > 0 ? w("hours-left", hours, two(minutes % 60)) : w("minutes-left", minutes);
  if (seconds < 60) return `0:${two(Math.floor(seconds))}.${Math.floor((seconds * 10) % 10)}`;
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(Math.floor(seconds % 60))}` : `${minutes}:${two(Math.floor(seconds % 60))}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
