/** Whether the device keeps up with what moves: pictures that come too late are counted. */

/** A picture is late after so many milliseconds; so many late ones within a second are too much. */
const LATE = 32;
const MANY = 2;
const SECOND = 1000;

/** The moments at which pictures were late, as far as they still count. */
export function lately(late: readonly number[], now: number): number[] {
  return late.filter((at) => now - at < SECOND);
}

export class FrameWatch {
  private running = 0;
  private last = 0;
  private late: number[] = [];

  constructor(private strained: () => void) {}

  start(): void {
    if (this.running) return;
    this.last = 0;
    this.late = [];
    const look = (now: number): void => {
      this.note(now);
      this.running = requestAnimationFrame(look);
    };
    this.running = requestAnimationFrame(look);
  }

  stop(): void {
    cancelAnimationFrame(this.running);
    this.running = 0;
  }

  /** One picture more, at this time. */
  note(now: number): void {
    const gap = this.last > 0 ? now - this.last : 0;
    this.last = now;
    // A page out of sight is drawn seldom, which says nothing.
    if (gap <= LATE || gap > SECOND) return;
    this.late = [...lately(this.late, now), now];
    if (this.late.length < MANY) return;
    this.late = [];
    this.strained();
  }
}
