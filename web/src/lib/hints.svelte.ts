/** Hints: what an adept would do, asked for by the player or by their settings. */
import { settings } from "./settings.svelte";
import { w } from "../words/words";
import type { ClientMessage, HintReply, HintShown, Request } from "./wire";

/** Chance by which the best way must lead before it is told unasked. */
const MATTERS = 0.08;
/** Questions a hint is given to unasked. */
const TURNS = new Set(["activate", "plan", "quickcast"]);

export class Hints {
  hint = $state.raw<HintShown | null>(null);
  /** Why there is none, in one line. */
  refusal = $state("");
  thinking = $state(false);
  /** Whether options and reasons are laid out in numbers. */
  open = $state(false);
  /** What on the board the best way is about: its target rather than who goes there. */
  place = $derived<string | null>(this.hint?.ways[0]?.elements.findLast((element) => /^[oz]/.test(element)) ?? null);
  /** The hint of this turn, while the same is asked. */
  private told: HintShown | null = null;
  private given = false;
  private ref = "";
  private unasked = false;
  private next = 1;
  private about: Request["id"] | null = null;

  constructor(private readonly post: (message: ClientMessage) => boolean) {}

  ask(unasked = false): void {
    if (this.thinking) return;
    if (this.told) {
      this.hint = this.told;
      return;
    }
    if (this.given) {
      this.refusal = unasked ? "" : w("one-hint-a-turn");
      return;
    }
    this.ref = `t${this.next++}`;
    this.unasked = unasked;
    this.refusal = "";
    this.thinking = this.post({ type: "hint", ref: this.ref });
  }

  hear(message: HintReply): void {
    if (message.ref !== this.ref) return;
    this.thinking = false;
    const quiet = this.unasked && settings.values.hints === "matters" && !matters(message.hint);
    this.hint = quiet ? null : message.hint;
    if (message.hint) {
      this.told = message.hint;
      this.given = !quiet;
    }
    this.refusal = this.unasked ? "" : (message.sentence ?? "");
  }

  /** A hint belongs to one question; some players want one with each. */
  begin(request: Request | null): void {
    if (request?.id === this.about) return;
    this.about = request?.id ?? null;
    this.told = null;
    if (request && TURNS.has(request.kind)) this.given = false;
    this.close();
    const wish = settings.values.hints;
    if (request && TURNS.has(request.kind) && (wish === "each" || wish === "matters")) this.ask(true);
  }

  close(): void {
    this.hint = null;
    this.refusal = "";
    this.thinking = false;
    this.open = false;
    this.ref = "";
  }
}

function matters(hint: HintShown | null): boolean {
  const [best, second] = hint?.ways ?? [];
  return best?.chance != null && second?.chance != null && best.chance - second.chance >= MATTERS;
}
