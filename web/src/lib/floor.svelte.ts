/** The picture of the floor that is shown: made in idle time, kept for boards that come again; zones show their part of it. */
import type { FloorPlan } from "./floor/bake";

/** How long sizes have to stand before they are worth a picture. */
const SETTLED = 320;
/** Pictures kept: zones grow and shrink again as creatures act. */
const KEPT = 6;
/** What is left of an idle moment when it is given back. */
const SPARE = 3;

interface Shown {
  plan: FloorPlan;
  back: string;
  front: string | null;
}

/** A moment without anything to do; browsers that do not tell get a short pause. */
function idle(): Promise<() => boolean> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback((deadline) => done(() => deadline.timeRemaining() > SPARE), { timeout: 400 });
    else setTimeout(() => { const end = performance.now() + 8; done(() => performance.now() < end); }, 16);
  });
}

export class Floor {
  shown = $state.raw<Shown | null>(null);
  private made = new Map<string, Shown>();
  private wanted = "";
  private timer = 0;

  /** Asks for the picture of a plan; the last one asked for is made. */
  want(plan: FloorPlan): void {
    const key = JSON.stringify(plan, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 2) / 2 : value));
    if (key === this.wanted) return;
    this.wanted = key;
    clearTimeout(this.timer);
    const known = this.made.get(key);
    if (known) {
      this.made.delete(key);
      this.made.set(key, known);
      this.shown = known;
    } else this.timer = window.setTimeout(() => void this.make(key, plan), this.shown ? SETTLED : 0);
  }

  /** The part of the picture that belongs to a zone, as styles; empty while there is none. */
  part(zone: string): string {
    const area = this.shown?.plan.zones.find((one) => one.zone === zone);
    if (!this.shown || !area) return "";
    const { width, height } = this.shown.plan;
    const along = (at: number, part: number, whole: number): string => (whole - part < 0.5 ? "0%" : `${((at / (whole - part)) * 100).toFixed(3)}%`);
    return `--part:${along(area.x, area.width, width)} ${along(area.y, area.height, height)} / ${((width / area.width) * 100).toFixed(3)}% ${((height / area.height) * 100).toFixed(3)}% no-repeat`;
  }

  /** Where the pictures are, as styles of what all zones lie in. */
  get pictures(): string {
    return this.shown ? `--floor:url(${this.shown.back});--front:${this.shown.front ? `url(${this.shown.front})` : "none"}` : "";
  }

  end(): void {
    clearTimeout(this.timer);
    this.wanted = "";
    for (const { back, front } of this.made.values()) [back, front].forEach((url) => url && URL.revokeObjectURL(url));
    this.made.clear();
  }

  private async make(key: string, plan: FloorPlan): Promise<void> {
    try {
      const { bake } = await import("./floor/bake");
      const steps = bake(plan);
      for (;;) {
        const free = await idle();
        do {
          if (this.wanted !== key) return;
          const step = steps.next();
          if (!step.done) continue;
          await this.take(key, plan, await step.value);
          return;
        } while (free());
      }
    } catch {
      // A browser that cannot draw it keeps the plain slabs.
    }
  }

  private async take(key: string, plan: FloorPlan, { back, front }: { back: Blob; front: Blob | null }): Promise<void> {
    const urls = [back, ...(front ? [front] : [])].map((blob) => URL.createObjectURL(blob));
    // Decoded before it is shown: the floor never blinks.
    await Promise.all(urls.map((url) => Object.assign(new Image(), { src: url }).decode()));
    const made = { plan, back: urls[0]!, front: urls[1] ?? null };
    this.made.set(key, made);
    if (this.wanted === key) this.shown = made;
    for (const [old, picture] of [...this.made].slice(0, -KEPT)) {
      if (picture === this.shown) continue;
      this.made.delete(old);
      [picture.back, picture.front].forEach((url) => url && URL.revokeObjectURL(url));
    }
  }
}
