/** A board of one's own: answers go to it instead of to a table, and a computer answers for the seats it plays. */
import { api } from "./api";
import { placeOf } from "./places";
import { knownGame } from "./seats";
import { SeatLink } from "./seatlink.svelte";
import type { Line } from "./socket";
import type { Table } from "./table.svelte";
import type { Answer, BoardShown, BoardWish, ClientMessage, GameCreated, HiddenHere, LikelyShown, NodeFacts, RollAsked, Seat, ServerMessage } from "./wire";
import { w } from "../words/words";

export type Dice = "roll" | "average" | "best" | "worst" | "hand";

/** Where a board begins, by its address: a link of a position, a game of ours, or a replay with a frame. */
export function boardWish(from: string): BoardWish {
  if (from.startsWith("mp1.")) return { position: from };
  if (from.startsWith("game~")) return { game: from.slice(5), token: knownGame(from.slice(5))?.seats[0]?.token ?? null };
  const { id, place } = placeOf(from);
  return { replay: id, frame: place };
}

/** What is to be tried at once, where the address says so: "replay~frame~answer". */
export function wishedAnswer(from: string): { seat: Seat; answer: Answer } | null {
  const word = from.startsWith("mp1.") || from.startsWith("game~") ? undefined : from.split("~")[2];
  if (!word) return null;
  try {
    return JSON.parse(atob(word.replaceAll("-", "+").replaceAll("_", "/"))) as { seat: Seat; answer: Answer };
  } catch {
    return null;
  }
}

/** A replay, a frame and what is to be tried there, as one part of an address. */
export function tryingAt(replay: string, frame: number, seat: Seat, answer: Answer): string {
  return `${replay}~${frame}~${btoa(JSON.stringify({ seat, answer })).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The tree in the order it is drawn: the first way tried is the trunk, others are branches of it. */
export function ordered(tree: readonly NodeFacts[]): { node: NodeFacts; branch: number }[] {
  const found: { node: NodeFacts; branch: number }[] = [];
  // A long trunk is walked, not climbed: only branches go deeper.
  const visit = (node: NodeFacts, branch: number): void => {
    found.push({ node, branch });
    const children = tree.filter((one) => one.parent === node.node && !one.pruned);
    for (const other of children.slice(1)) visit(other, branch + 1);
    if (children[0]) visit(children[0], branch);
  };
  if (tree[0]) visit(tree[0], 0);
  return found;
}

export class Trying {
  board = $state.raw<BoardShown | null>(null);
  roll = $state.raw<RollAsked | null>(null);
  dice = $state<Dice>("roll");
  eyes = $state("all");
  thinking = $state(false);
  /** Who plays each seat: oneself, or a level. */
  players = $state<Record<Seat, string>>({});
  hidden = $state.raw<HiddenHere[]>([]);
  likely = $state.raw<LikelyShown[] | null>(null);
  foreseeing = $state(false);
  /** Whether all that is hidden is drawn anew before each answer. */
  anew = $state(false);
  /** Branches that were cut off, the last one last. */
  cut = $state.raw<number[]>([]);
  private pending: { seat: Seat; answer: Answer; sides: number[][] } | null = null;
  private link_: SeatLink;
  private closed = false;

  constructor(private readonly table: Table) {
    this.link_ = new SeatLink(0, null);
    this.link_.status = "open";
    this.link_.line = { send: (message: ClientMessage) => this.take(message), close: () => undefined } as unknown as Line<ServerMessage, ClientMessage>;
    table.links = [this.link_];
  }

  /** Whether something was tried from here. */
  hasNext = $derived(this.board?.tree.some((one) => one.parent === this.board?.node && !one.pruned) ?? false);

  async open(wish: BoardWish): Promise<void> {
    this.show(await api.newBoard(wish));
  }

  close(): void {
    this.closed = true;
  }

  private show(board: BoardShown): void {
    if (this.closed) return;
    this.board = board;
    this.roll = board.roll ?? null;
    if (this.roll) {
      this.table.settle();
      return;
    }
    this.pending = null;
    this.likely = null;
    this.table.hear(this.link_, board.state);
    void api.boardHidden(board.board, board.node).then((found) => this.board === board && (this.hidden = found), () => undefined);
    void this.letComputers();
  }

  /** What the parts of a table send; true where it was taken. */
  private take(message: ClientMessage): boolean {
    const seat = this.table.request?.seat ?? this.board?.asked[0] ?? 0;
    if (message.type === "answer") {
      this.pending = { seat, answer: message.answer, sides: [] };
      void this.try();
      return true;
    }
    if (message.type === "undo") {
      this.step(-1);
      return true;
    }
    if (message.type !== "odds" && message.type !== "ahead" && message.type !== "weigh") return false;
    const after = message.type === "odds" ? (message.after ?? null) : null;
    void this.ask(() => api.askBoard(this.board!.board, this.board!.node, { kind: message.type, seat, answer: message.answer, after })).then((reply) => {
      if (!reply) return;
      if (message.type === "odds") this.table.hear(this.link_, { type: "odds", ref: message.ref, odds: reply.odds ?? null });
      else if (message.type === "ahead") this.table.hear(this.link_, { type: "ahead", ref: message.ref, question: reply.question ?? null });
      else this.table.hear(this.link_, { type: "weighed", ref: message.ref, weighed: reply.weighed ?? null });
    });
    return true;
  }

  private async ask<Result>(call: () => Promise<Result>): Promise<Result | null> {
    try {
      return await call();
    } catch (error) {
      this.table.settle();
      this.table.say(error instanceof Error ? error.message : w("server-no-answer"), "error");
      return null;
    }
  }

  private async try(): Promise<void> {
    const { pending } = this;
    let { board } = this;
    if (!board || !pending) return;
    if (this.anew && pending.sides.length === 0) {
      const { board: name, node } = board;
      board = await this.ask(() => api.suppose(name, node, this.eyes, { seat: pending.seat }));
      if (!board) return;
      this.board = board;
    }
    const at = board;
    const found = await this.ask(() => api.tryAnswer(at.board, at.node, this.eyes, { ...pending, dice: this.dice }));
    if (found) this.show(found);
  }

  /** The dice that were asked for, set by hand. */
  useDice(sides: readonly number[]): void {
    if (!this.pending) return;
    this.pending.sides.push([...sides]);
    void this.try();
  }

  /** Gives up the answer whose dice were asked for. */
  takeBack(): void {
    this.pending = null;
    this.roll = null;
    this.table.settle();
  }

  async go(node: number): Promise<void> {
    const board = this.board;
    if (!board) return;
    this.pending = null;
    const found = await this.ask(() => api.boardMoment(board.board, node, this.eyes));
    if (found) this.show(found);
  }

  /** One step back, or on along the way tried last. */
  step(by: -1 | 1): void {
    const here = this.board?.tree[this.board.node];
    const next = by < 0 ? here?.parent : this.board?.tree.findLast((one) => one.parent === here?.node && !one.pruned)?.node;
    if (next !== null && next !== undefined) void this.go(next);
  }

  /** To the end of the way tried last. */
  toEnd(): void {
    const { board } = this;
    let node = board?.node ?? 0;
    for (;;) {
      const next = board?.tree.findLast((one) => one.parent === node && !one.pruned)?.node;
      if (next === undefined) break;
      node = next;
    }
    void this.go(node);
  }

  /** To the branch beside this one. */
  beside(by: -1 | 1): void {
    const { board } = this;
    const here = board?.tree[board.node];
    const siblings = board?.tree.filter((one) => one.parent === here?.parent && !one.pruned) ?? [];
    const next = siblings[siblings.findIndex((one) => one.node === here?.node) + by];
    if (here?.parent != null && next) void this.go(next.node);
  }

  /** Cuts the branch off that begins here. */
  async prune(): Promise<void> {
    const { board } = this;
    if (!board) return;
    const { node } = board;
    const found = await this.ask(() => api.prune(board.board, node, this.eyes, true));
    if (!found) return;
    this.cut = [...this.cut, node];
    this.show(found);
  }

  async restore(): Promise<void> {
    const { board } = this;
    const node = this.cut.at(-1);
    if (!board || node === undefined) return;
    const found = await this.ask(() => api.prune(board.board, node, this.eyes, false));
    if (!found) return;
    this.cut = this.cut.slice(0, -1);
    this.show(found);
  }

  /** Takes something face down to be a card; without one all that is hidden from the near seat is drawn anew. */
  async suppose(object?: number, card?: string): Promise<void> {
    const { board } = this;
    if (!board) return;
    const wish = object === undefined || card === undefined ? { seat: this.table.near } : { seat: this.table.near, object, card };
    const found = await this.ask(() => api.suppose(board.board, board.node, this.eyes, wish));
    if (found) this.show(found);
  }

  /** What whoever is asked may well answer. */
  async foresee(seat: Seat): Promise<void> {
    const { board } = this;
    if (!board) return;
    this.foreseeing = true;
    const found = await this.ask(() => api.likely(board.board, board.node, seat));
    this.foreseeing = false;
    if (found && this.board === board) this.likely = found;
  }

  /** Tries an answer as if it had been given at the table. */
  tryThis(seat: Seat, answer: Answer): void {
    this.pending = { seat, answer, sides: [] };
    void this.try();
  }

  look(eyes: string): void {
    this.eyes = eyes;
    if (this.board) void this.go(this.board.node);
  }

  let(seat: Seat, level: string): void {
    this.players[seat] = level;
    void this.letComputers();
  }

  private async letComputers(): Promise<void> {
    const board = this.board;
    const seat = board?.asked.find((one) => (this.players[one] ?? "me") !== "me");
    if (!board || seat === undefined || this.thinking) return;
    this.thinking = true;
    const found = await this.ask(() => api.computerAnswers(board.board, board.node, this.eyes, { seat, level: this.players[seat]! }));
    this.thinking = false;
    if (found && this.board === board) this.show(found);
    else if (!found) this.players[seat] = "me";
    else void this.letComputers();
  }

  async link(): Promise<string | null> {
    const board = this.board;
    return board ? ((await this.ask(() => api.boardPosition(board.board, board.node)))?.link ?? null) : null;
  }

  async playOn(seat: Seat, against: string): Promise<GameCreated | null> {
    const board = this.board;
    return board ? this.ask(() => api.playOn(board.board, board.node, { seat, against })) : null;
  }
}
