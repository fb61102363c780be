/** One puzzle: answers go into a line instead of to a table, and the server says what can still be reached. */
import { api } from "./api";
import { keepPuzzle, keptPuzzle, starsFor, type KeptPuzzle } from "./puzzles";
import { SeatLink } from "./seatlink.svelte";
import type { Line } from "./socket";
import type { Table } from "./table.svelte";
import type { Answer, ClientMessage, LineHint, LineShown, ServerMessage } from "./wire";
import { w } from "../words/words";

/** How long each step of a shown line stays before the next. */
const SHOWN = 1100;

export class Solving {
  line = $state.raw<LineShown | null>(null);
  hint = $state.raw<LineHint | null>(null);
  /** How much of the hint is shown: nothing, the piece, the action. */
  told = $state(0);
  busy = $state(false);
  showing = $state(false);
  reached = $state<boolean | null>(null);
  thrown = $state(false);
  kept = $state.raw(keptPuzzle("0"));
  private hinted = false;
  private closed = false;
  private link: SeatLink;

  constructor(private readonly table: Table, readonly name: string) {
    this.kept = keptPuzzle(name);
    this.link = new SeatLink(0, null);
    this.link.status = "open";
    this.link.line = { send: (message: ClientMessage) => this.take(message), close: () => undefined } as unknown as Line<ServerMessage, ClientMessage>;
    table.links = [this.link];
  }

  get answers(): Answer[] {
    return (this.line?.steps ?? []).map((step) => step.answer);
  }

  /** What the line brings, where it is done. */
  get stars(): number {
    return this.line ? starsFor(this.line.stars, this.hinted, this.kept.givenUp && this.kept.stars === 0) : 0;
  }

  async open(): Promise<void> {
    this.show(await api.puzzleLine(this.name, []));
  }

  close(): void {
    this.closed = true;
  }

  private keep(change: Partial<KeptPuzzle>): void {
    this.kept = keepPuzzle(this.name, this.kept, change);
  }

  private show(line: LineShown): void {
    if (this.closed) return;
    this.line = line;
    this.hint = null;
    this.told = 0;
    this.reached = null;
    this.thrown = false;
    this.table.settle();
    this.table.hear(this.link, line.state);
    if (line.done && !this.showing) this.keep({ done: true, stars: this.stars });
  }

  /** What the parts of a table send; true where it was taken. */
  private take(message: ClientMessage): boolean {
    const line = this.line;
    if (!line) return false;
    if (message.type === "answer") {
      if (line.steps.length === 0 && !this.showing) this.keep({ tries: this.kept.tries + 1 });
      void this.go([...this.answers, message.answer]);
      return true;
    }
    if (message.type === "undo") {
      void this.back();
      return true;
    }
    if (message.type !== "odds" && message.type !== "ahead" && message.type !== "weigh") return false;
    const after = message.type === "odds" ? (message.after ?? null) : null;
    void this.ask(() => api.askPuzzle(this.name, this.answers, { kind: message.type, seat: line.seat, answer: message.answer, after })).then((reply) => {
      if (!reply) return;
      if (message.type === "odds") this.table.hear(this.link, { type: "odds", ref: message.ref, odds: reply.odds ?? null });
      else if (message.type === "ahead") this.table.hear(this.link, { type: "ahead", ref: message.ref, question: reply.question ?? null });
      else this.table.hear(this.link, { type: "weighed", ref: message.ref, weighed: reply.weighed ?? null });
    });
    return true;
  }

  private async ask<Result>(call: () => Promise<Result>): Promise<Result | null> {
    this.busy = true;
    try {
      return await call();
    } catch (error) {
      this.table.settle();
      this.table.say(error instanceof Error ? error.message : w("server-no-answer"), "error");
      return null;
    } finally {
      this.busy = false;
    }
  }

  private async go(answers: readonly Answer[]): Promise<void> {
    const found = await this.ask(() => api.puzzleLine(this.name, answers));
    if (found) this.show(found);
  }

  async back(): Promise<void> {
    if (this.answers.length > 0 && !this.showing) await this.go(this.answers.slice(0, -1));
  }

  async again(): Promise<void> {
    if (!this.showing) await this.go([]);
  }

  /** The piece first, and when asked again the action. */
  async help(): Promise<void> {
    this.hinted = true;
    this.hint ??= await this.ask(() => api.puzzleHint(this.name, this.answers));
    if (this.hint) this.told = Math.min(2, this.told + 1);
  }

  /** Dice at last: what the line comes to this time. */
  async throw(): Promise<void> {
    const found = await this.ask(() => api.throwPuzzle(this.name, this.answers));
    if (!found || this.closed) return;
    this.thrown = true;
    this.reached = found.reached;
    this.table.hear(this.link, found.state);
  }

  /** The line plays by itself. */
  async giveUp(): Promise<void> {
    const found = await this.ask(() => api.puzzleSolution(this.name));
    if (!found) return;
    this.keep({ givenUp: true });
    this.showing = true;
    for (let count = 0; count <= found.answers.length && !this.closed; count += 1) {
      await this.go(found.answers.slice(0, count));
      await new Promise((resolve) => setTimeout(resolve, SHOWN));
    }
    this.showing = false;
  }
}
