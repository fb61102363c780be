/** A position while it is made: every change goes to the server, which gives back the position after it or says why not. */
import { api } from "./api";
import { saveFile } from "./format";
import { Table } from "./table.svelte";
import type { Edit, KitPart, PositionShown, Request, Seat } from "./wire";
import { w } from "../words/words";

/** A row of the position: what is said of a mage or an object. */
export type Row = Record<string, unknown>;
/** What is in the hand: a card to be laid down, or something on the table to be moved. */
export type Held = { card: string; wall: boolean } | { object: number; wall: boolean };

/** A table that is arranged: a press tells what was pressed. */
export class Arranged extends Table {
  onpress: (element: string) => void = () => undefined;

  override pressElement(element: string): void {
    this.onpress(element);
  }
}

const KEPT = 200;
const WHERE = "mageduel.position";

export class Arranging {
  shown = $state.raw<PositionShown | null>(null);
  selected = $state<number | null>(null);
  held = $state.raw<Held | null>(null);
  /** Whose the next card is, and whether it lies face down. */
  seat = $state<Seat>(0);
  hidden = $state(false);
  /** Why the last change could not be. */
  refusal = $state("");
  busy = $state(0);
  undone = $state.raw<PositionShown[]>([]);
  done = $state.raw<PositionShown[]>([]);
  private last: Promise<void> = Promise.resolve();
  private asked = 0;

  constructor(readonly table: Arranged) {
    table.onpress = (element) => this.press(element);
  }

  rows = $derived.by<Map<number, Row>>(() => {
    const data = this.shown?.data as { seats: Row[]; objects?: Row[] } | undefined;
    const rows = data ? [...data.seats, ...(data.objects ?? [])] : [];
    return new Map(rows.map((row, at) => [this.shown!.numbers[at]!, row]));
  });

  row(number: number): Row {
    return this.rows.get(number) ?? {};
  }

  /** Shows a position as it is, with nothing to take back. */
  async begin(ask: () => Promise<PositionShown>): Promise<boolean> {
    return this.queue(async () => {
      this.show(await ask());
      this.done = [];
      this.undone = [];
      this.selected = null;
    });
  }

  private show(shown: PositionShown): void {
    this.shown = shown;
    this.refusal = "";
    this.table.still = shown.view;
    if (this.selected !== null && !shown.numbers.includes(this.selected)) this.selected = null;
    this.mark();
    this.light();
    try {
      localStorage.setItem(WHERE, JSON.stringify(shown.data));
    } catch {
      // It is only kept for the next visit.
    }
  }

  /** What was made here before, or nothing. */
  static kept(): unknown {
    try {
      return JSON.parse(localStorage.getItem(WHERE) ?? "null") as unknown;
    } catch {
      return null;
    }
  }

  /** One thing after another, each on what the one before has left. */
  private queue(work: () => Promise<void>): Promise<boolean> {
    this.busy += 1;
    const mine = this.last.then(work).then(
      () => true,
      (error: unknown) => {
        this.refusal = error instanceof Error ? error.message : w("server-no-answer");
        return false;
      },
    );
    this.last = mine.then(() => void (this.busy -= 1));
    return mine;
  }

  do(make: () => Edit | null): Promise<boolean> {
    return this.queue(async () => {
      const before = this.shown;
      const edit = before && make();
      if (!before || !edit) return;
      const after = await api.editPosition(before.data, edit);
      this.done = [...this.done, before].slice(-KEPT);
      this.undone = [];
      this.show(after);
      if (after.made != null) this.select(after.made);
    });
  }

  change(object: number, key: string, value: (row: Row) => unknown): Promise<boolean> {
    return this.do(() => ({ do: "change", object, key, value: value(this.row(object)) ?? null }));
  }

  moment(key: string, value: number | string): Promise<boolean> {
    return this.do(() => ({ do: "moment", key, value }));
  }

  undo(): void {
    void this.queue(async () => {
      const before = this.done.at(-1);
      if (!before || !this.shown) return;
      this.undone = [...this.undone, this.shown];
      this.done = this.done.slice(0, -1);
      this.show(before);
    });
  }

  redo(): void {
    void this.queue(async () => {
      const after = this.undone.at(-1);
      if (!after || !this.shown) return;
      this.done = [...this.done, this.shown];
      this.undone = this.undone.slice(0, -1);
      this.show(after);
    });
  }

  // In the hand

  hold(held: Held | null): void {
    this.held = held;
    this.light();
  }

  select(number: number | null): void {
    this.selected = number;
    this.mark();
  }

  private mark(): void {
    this.table.meant = new Set(this.selected === null ? [] : [this.selected]);
  }

  /** Lights where what is held may be laid; what comes of it, the server says. */
  private light(): void {
    const { shown, held } = this;
    const elements = !shown || !held ? [] : held.wall ? shown.borders.map((border) => `b${border}`) : shown.view.zones.map((zone) => `z${zone.zone}`);
    this.asked -= 1;
    this.table.walk.begin(elements.length > 0 ? lit(this.asked, elements) : null);
  }

  press(element: string): void {
    const { held } = this;
    if (held && "card" in held) {
      const { card } = held;
      void this.do(() => ({ do: "put", card, seat: this.seat, at: element, hidden: this.hidden }));
    } else if (held) {
      const { object } = held;
      this.hold(null);
      if (element !== `o${object}`) void this.do(() => ({ do: "move", object, at: element }));
    } else if (element.startsWith("o")) this.select(Number(element.slice(1)));
    else this.select(null);
  }

  remove(number: number | null = this.selected): void {
    if (number !== null) void this.do(() => ({ do: "remove", object: number }));
  }

  /** One more or fewer of something that is counted; none of it is no entry. */
  count(object: number, key: string, name: string, amount: number): Promise<boolean> {
    return this.change(object, key, (row) => {
      const counted = { ...this.counted(object, key, row) };
      if (amount > 0) counted[name] = amount;
      else delete counted[name];
      return counted;
    });
  }

  /** Conditions and tokens as they are, also those that go without saying. */
  counted(object: number, key: string, row: Row = this.row(object)): Record<string, number> {
    const said = row[key] as Record<string, number> | undefined;
    const seen = this.shown?.view.objects[String(object)];
    if (said || key !== "tokens" || !seen) return said ?? {};
    return Object.fromEntries(seen.tokens.map((token) => [this.tokenNames.get(token.name) ?? token.name, token.count]));
  }

  /** What tokens are called, to what they are named in the data. */
  private tokenNames = new Map<string, string>();

  learn(tokens: readonly KitPart[]): void {
    this.tokenNames = new Map(tokens.map((token) => [token.label, token.name]));
  }

  save(): void {
    if (this.shown) saveFile("position.json", JSON.stringify(this.shown.data, null, 1));
  }
}

/** A question of which only the places matter. */
function lit(id: number, elements: readonly string[]): Request {
  const options = elements.map((element) => ({ answer: [], kind: "put", label: element, detail: "", elements: [element], group: "", icon: "", speed: "", key: null, path: [{ label: element, element }] }));
  return { id, kind: "put", seat: 0, prompt: "", context: "", simultaneous: false, options, refusals: [], plan: null, window: null, asks: true, why_code: "", why: "" };
}
