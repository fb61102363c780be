/** What somebody at the table looks at: what is read, opened and outlined, and what is said to them for a while. */
import type { Subject } from "./glance";
import { Seen } from "./seen.svelte";
import type { RuleShown, Seat } from "./wire";

export type Toast = { text: string; kind: "info" | "error"; rule?: RuleShown | null } | null;
type Opened = "hidden" | "discard" | "book" | "threats";

/** How long a line is said. */
const SAID = 5000;

export abstract class Looked extends Seen {
  /** What is read on purpose, and what the pointer only rests on: objects by number, cards by name. */
  inspected = $state<Subject | null>(null);
  glanced = $state<Subject | null>(null);
  lens = $state<string | null>(null);
  drawer = $state<Opened | null>(null);
  drawerSeat = $state<Seat>(0);
  peek = $state(false);
  /** Outlined as a warning, or because somebody looks for them. */
  marked = $state.raw<Set<number>>(new Set());
  /** What a hint is about, or what is in hand where a position is made. */
  meant = $state.raw<ReadonlySet<number>>(new Set());
  toast = $state<Toast>(null);
  private timers: number[] = [];

  protected later(run: () => void, time: number): void {
    this.timers.push(window.setTimeout(run, time));
  }

  protected stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** A line for a while, with the rule it is about. */
  say(text: string, kind: "info" | "error" = "info", rule: RuleShown | null = null): void {
    this.toast = { text, kind, rule };
    this.later(() => {
      if (this.toast?.text === text) this.toast = null;
    }, SAID);
  }

  /** Details belong to their moment, and so do outlines. */
  protected stopReading(): void {
    this.inspected = null;
    this.glanced = null;
    this.marked = new Set();
  }

  /** Closes what was opened last; false where nothing was. */
  protected lookAway(): boolean {
    const reading = this.inspected !== null;
    this.inspected = null;
    this.glanced = null;
    if (reading) return true;
    const open = this.drawer !== null || this.lens !== null;
    if (this.drawer) this.drawer = null;
    else this.lens = null;
    return open;
  }

  /** Closes everything: somebody else looks now. */
  protected lookUp(): void {
    this.inspected = null;
    this.glanced = null;
    this.lens = null;
    this.drawer = null;
  }

  openDrawer(drawer: Opened, seat: Seat): void {
    const same = this.drawer === drawer && this.drawerSeat === seat;
    this.drawer = same ? null : drawer;
    this.drawerSeat = seat;
  }

  /** Shows what a finger was put on. */
  point(element: string | null): void {
    if (element?.startsWith("o")) this.marked = new Set([Number(element.slice(1))]);
    else if (element?.startsWith("z")) this.lens = element.slice(1);
  }

  /** Outlines whoever can reach one's mage, or nobody any more. */
  markThreats(): void {
    this.marked = this.marked.size > 0 ? new Set() : new Set(this.player(this.near)?.threats ?? []);
  }

  /** Outlines everything of a seat. */
  markSeat(seat: Seat): void {
    this.marked = new Set(Object.values(this.view?.objects ?? {}).flatMap((object) => (object.controller === seat ? [object.id] : [])));
  }
}
