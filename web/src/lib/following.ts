/** A confirmed action, which goes out as soon as its creature is active. */
import type { StateMessage } from "./seatlink.svelte";
import type { Answer, GameEvent, Option } from "./wire";

/** Questions that begin something new. */
const CHOICES = new Set(["activate", "plan", "quickcast", "before", "after", "deploy"]);

/** The action, if it is still there to be chosen, and whether anything came between. */
interface Due {
  option: Option | null;
  disturbed: boolean;
}

export class Following {
  private next: { creature: number; answer: Answer; disturbed: boolean } | null = null;

  keep(creature: number, answer: Answer): void {
    this.next = { creature, answer, disturbed: false };
  }

  forget(): void {
    this.next = null;
  }

  /** What is due now that this has come; null while its moment has not, or where there is nothing. */
  hear({ view, request }: StateMessage, news: readonly GameEvent[]): Due | null {
    const { next } = this;
    if (!next || !request) return null;
    if (news.some((event) => event.kind === "Revealed")) next.disturbed = true;
    if (request.kind === "reveal") return null;
    if (request.kind !== "action" || view.acting_object !== next.creature) {
      if (CHOICES.has(request.kind)) this.next = null;
      else next.disturbed = true;
      return null;
    }
    this.next = null;
    const option = request.options.find((one) => JSON.stringify(one.answer) === JSON.stringify(next.answer)) ?? null;
    return { option, disturbed: next.disturbed };
  }
}
