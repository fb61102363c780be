/** The own book where spells are cast straight from it: what can be cast now, and how far it lies open. */
import { castable } from "./book";
import { branches, isHarmful } from "./options";
import type { StateMessage } from "./seatlink.svelte";
import type { Table } from "./table.svelte";
import type { Option, Request } from "./wire";

export class OpenBook {
  /** What the own mage could do if it were his turn to act; the book shows it before he is chosen. */
  private mageAhead = $state.raw<{ option: Option; question: Request } | null>(null);
  private mageAsked: Option | null = null;
  /** How far the book lies open, and how often it was called for. */
  size = $state<"shut" | "half" | "full">("half");
  called = $state(0);

  constructor(
    private readonly table: Table,
    private readonly lookAhead: (option: Option) => void,
  ) {}

  /** Asks which spells the mage could cast, before he is chosen. */
  lookAtMage({ view, request }: StateMessage): void {
    const { table } = this;
    if (view.spells_from !== "book" || request?.kind !== "activate" || table.sent === request.id) return;
    const mage = `o${table.player(view.you)?.object}`;
    const option = request.options.find((one) => one.kind === "activate" && one.elements[0] === mage);
    if (!option) return;
    this.mageAsked = option;
    if (table.walk.ahead?.option !== option) this.lookAhead(option);
  }

  hear(option: Option, question: Request | null): void {
    if (option === this.mageAsked && question) this.mageAhead = { option, question };
  }

  forget(): void {
    this.mageAhead = null;
    this.mageAsked = null;
  }

  /** The question at which spells of the book are cast: what is asked, or what the mage would be. */
  get question(): Request | null {
    const { table } = this;
    if (table.quietNow) return null;
    return table.walk.ahead?.question ? table.walk.asked : (this.mageAhead?.question ?? table.request);
  }

  /** The spells of the book that can be cast now, as elements. */
  get castable(): Set<string> {
    return this.table.quietNow ? new Set() : new Set([...castable(this.question), ...castable(this.table.request)]);
  }

  /** Chooses a spell, whoever is chosen now: as a quickcast or as one of the actions, else as the mage's own action. */
  cast(ref: string): void {
    const { walk, request } = this.table;
    const ways = [
      { ahead: walk.ahead, options: walk.all },
      { ahead: null, options: request?.options ?? [] },
      { ahead: this.mageAhead, options: this.mageAhead?.question.options ?? [] },
    ];
    for (const { ahead, options } of ways) {
      const branch = branches(options, []).find((one) => one.element === ref);
      if (!branch) continue;
      walk.ahead = ahead;
      walk.clear();
      walk.also = isHarmful(branch);
      walk.take(branch);
      return;
    }
    this.table.pressElement(ref);
  }

  /** Opens the book and goes there; from within it closes. */
  call(): void {
    if (document.activeElement?.closest("[data-part=book-drawer]")) this.turn();
    else {
      if (this.size === "shut") this.size = "half";
      this.called++;
    }
  }

  /** From half open to full, shut, and half again. */
  turn(): void {
    this.size = this.size === "half" ? "full" : this.size === "full" ? "shut" : "half";
  }
}
