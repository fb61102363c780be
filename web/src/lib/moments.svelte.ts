/** What is being seen right now of what has just happened: the arrow, the tray of dice, hits, falls and arrivals. */
import { stand, type Beat, type Score } from "./beats";
import { FrameWatch } from "./frames";
import { settings } from "./settings.svelte";
import type { GameEvent, Seat } from "./wire";

export type MarkKind = "damage" | "nothing" | "heal" | "aside" | "lunge" | "summon" | "armor" | "reveal";
export interface Mark {
  id: number;
  object: number;
  kind: MarkKind;
  amount: number;
  /** How it strikes: a type of damage, melee or ranged. */
  strike: string;
}

export interface Arrow {
  from: number;
  to: number | string;
  seat: Seat | null;
}

export type TrayStep = "declared" | "rolling" | "sums" | "armor" | "told";
export interface Tray {
  event: GameEvent;
  /** What the dice came to in the end, if that is known yet. */
  told: GameEvent | null;
  title: string;
  step: TrayStep;
  /** What was destroyed by it, in a sentence. */
  fallen?: string;
}

/** Marks leave by themselves, whether or not the table waits for them. */
const MARK_TIME = 1500;
const PACE = { calm: 1, quick: 0.5, instant: 0 };

export class Moments {
  playing = $state(false);
  arrow = $state.raw<Arrow | null>(null);
  tray = $state.raw<Tray | null>(null);
  marks = $state.raw<Mark[]>([]);
  /** Damage that has struck but is not yet counted in the view. */
  hurt = $state.raw<ReadonlyMap<number, number>>(new Map());
  falling = $state.raw<ReadonlySet<number>>(new Set());

  private declared: GameEvent | null = null;
  private nextMark = 1;
  private timers = new Set<number>();
  private skip: (() => void) | null = null;
  private frames = new FrameWatch(() => settings.strain());

  /** Plays what led to a new state, over the old one; then the result stands if somebody has to decide. */
  async before(played: Score, you: Seat | null, asked: boolean, hurry: number): Promise<void> {
    if (played.before.length > 0 && !settings.still) this.frames.start();
    for (const beat of played.before) {
      this.begin(beat);
      // Looked up each time: a device that cannot keep up hurries from here on.
      const time = beat.time * PACE[settings.pace] * hurry;
      if (time > 0) await this.wait(time);
    }
    this.frames.stop();
    const pace = PACE[settings.pace] * hurry;
    if (this.tray?.told) this.tray = { ...this.tray, step: "told" };
    const rest = played.after.length > 0 ? 0 : stand(played, you, asked) * pace;
    if (rest > 0) await this.wait(rest);
  }

  /** The new state is there: what was patched over the old one goes, arrivals come. */
  arrive(played: Score, attacking: boolean): void {
    this.hurt = new Map();
    this.falling = new Set();
    if (!attacking) this.arrow = null;
    for (const beat of played.after) this.begin(beat);
  }

  async after(played: Score, plain: number, hurry: number): Promise<void> {
    const pace = PACE[settings.pace] * hurry;
    const time = played.after.reduce((most, beat) => Math.max(most, beat.time), played.before.length > 0 ? 0 : plain);
    if (time * pace > 0) await this.wait(time * pace);
  }

  /** Completes the beat that is playing, and only that. */
  hurry(): void {
    this.skip?.();
  }

  /** Forgets everything that was being shown. */
  clear(): void {
    this.arrow = null;
    this.tray = null;
    this.marks = [];
    this.hurt = new Map();
    this.falling = new Set();
    this.declared = null;
  }

  stop(): void {
    this.frames.stop();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.skip = null;
  }

  private wait(time: number): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        this.skip = null;
        clearTimeout(timer);
        this.timers.delete(timer);
        done();
      };
      const timer = window.setTimeout(end, time);
      this.timers.add(timer);
      this.skip = end;
    });
  }

  private mark(kind: MarkKind, object: number | undefined, event: GameEvent): void {
    if (object === undefined) return;
    const mark = { id: this.nextMark++, object, kind, amount: event.amount ?? 0, strike: event.strike ?? "" };
    this.marks = [...this.marks, mark];
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      this.marks = this.marks.filter((other) => other.id !== mark.id);
    }, MARK_TIME);
    this.timers.add(timer);
  }

  private begin({ kind, event }: Beat): void {
    const first = event.objects[0];
    const last = event.objects.at(-1);
    switch (kind) {
      case "arrow":
        this.declared = event;
        this.arrow = first !== undefined && last !== undefined && first !== last ? { from: first, to: last, seat: event.seat } : null;
        this.tray = { event, told: null, title: event.sentence, step: "declared" };
        this.mark("lunge", first, event);
        break;
      case "dice":
      case "die":
        this.tray = { event, told: null, title: this.titleOf(event), step: kind === "dice" ? "rolling" : "told" };
        break;
      case "sums":
        if (this.tray) this.tray = { ...this.tray, step: "sums" };
        break;
      case "armor":
        if (this.tray) this.tray = { ...this.tray, told: event, step: "armor" };
        this.mark("armor", last, { ...event, amount: event.sum?.taken ?? 0 });
        break;
      case "hit":
      case "nothing":
        if (this.tray && event.kind === "Attacked") this.tray = { ...this.tray, told: event, step: "told" };
        this.strike(kind, event.kind === "Attacked" ? last : first, event);
        break;
      case "heal":
      case "summon":
      case "reveal":
        this.mark(kind, first, event);
        break;
      case "aside":
        this.mark("aside", last, event);
        break;
      case "fall":
        if (first !== undefined) this.falling = new Set([...this.falling, first]);
        if (this.tray && this.tray.event.objects.includes(first ?? -1)) this.tray = { ...this.tray, fallen: event.sentence };
    }
  }

  private strike(kind: "hit" | "nothing", object: number | undefined, event: GameEvent): void {
    if (object === undefined) return;
    this.mark(kind === "hit" ? "damage" : "nothing", object, event);
    if (event.amount) this.hurt = new Map(this.hurt).set(object, (this.hurt.get(object) ?? 0) + event.amount);
  }

  private titleOf(event: GameEvent): string {
    const same = this.declared && event.objects.at(-1) === this.declared.objects.at(-1);
    return event.kind === "DiceRolled" && same ? this.declared!.sentence : event.sentence.replace(/:( \d+\*?)+(\.|;.*)$/, ".");
  }
}

