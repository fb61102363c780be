/** What is said at the table: phrases, and fingers on the board for one's own side. */
import type { Seat, ServerMessage } from "./wire";

export type Said = Extract<ServerMessage, { type: "said" }>;
export type Pinged = Extract<ServerMessage, { type: "pinged" }>;

/** A line of the talk, numbered as it was heard. */
export interface TalkLine {
  key: number;
  seat: Seat;
  words: string;
  side: boolean;
  /** What is pointed at, as an element of the board. */
  at: string | null;
  sign: Pinged["sign"] | null;
}

const KEPT = 60;
/** How long a finger stays on the board before only a dot is left of it, and how long one waits before the next. */
export const PING_SHOWN = 6000;
export const PING_PAUSE = 2000;

/** A finger on the board; `fresh` as long as it calls for attention. */
export interface Ping extends TalkLine {
  fresh: boolean;
}

/** The board element a ping points at. */
export function elementOf({ aim, target }: Pick<Pinged, "aim" | "target">): string {
  return `${{ object: "o", zone: "z", border: "b" }[aim]}${target}`;
}

/** What a board element is called when it is pointed at. */
export function aimOf(element: string): Pick<Pinged, "aim" | "target"> | null {
  const rest = element.slice(1);
  if (element.startsWith("o")) return { aim: "object", target: Number(rest) };
  if (element.startsWith("z")) return { aim: "zone", target: rest };
  return element.startsWith("b") ? { aim: "border", target: rest } : null;
}

export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  /** Fingers on the board in this round. */
  pings = $state.raw<Ping[]>([]);
  /** Whom this player does not want to hear. */
  muted = $state.raw<ReadonlySet<Seat>>(new Set());
  /** How many lines have come since the talk was last looked at. */
  unread = $state(0);
  private next = 1;

  constructor(private readonly later: (run: () => void, time: number) => void) {}

  hear(message: Said | Pinged, own: boolean): TalkLine | null {
    if (this.muted.has(message.seat)) return null;
    const pinged = message.type === "pinged";
    const line: TalkLine = {
      key: this.next++,
      seat: message.seat,
      words: message.words,
      side: pinged || message.to === "side",
      at: pinged ? elementOf(message) : null,
      sign: pinged ? message.sign : null,
    };
    this.lines = [...this.lines, line].slice(-KEPT);
    if (!own) this.unread++;
    if (pinged) {
      this.pings = [...this.pings.filter((one) => one.seat !== line.seat || one.at !== line.at), { ...line, fresh: true }];
      this.later(() => (this.pings = this.pings.map((one) => (one.key === line.key ? { ...one, fresh: false } : one))), PING_SHOWN);
    }
    return line;
  }

  /** Takes every finger off the board. */
  wipe(): void {
    this.pings = [];
  }

  mute(seat: Seat, quiet: boolean): void {
    const muted = new Set(this.muted);
    if (quiet) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    if (quiet) this.pings = this.pings.filter((one) => one.seat !== seat);
  }
}
