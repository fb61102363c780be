/** What a player asks about before deciding; nothing of it commits to anything. */
import type { Answer, ClientMessage, Odds, PlanWeighed } from "./wire";

export class Asks {
  private odds = $state.raw<Map<string, Odds | null>>(new Map());
  /** What the plan in hand would cost and could not do, once the server has said so. */
  weighed = $state.raw<PlanWeighed | null>(null);
  private asked = new Map<string, string>();
  private next = 1;

  constructor(private readonly post: (message: ClientMessage) => boolean) {}

  /** Asks for the odds of an option, or of one that would be there after another answer. */
  askOdds(answer: Answer, after: Answer | null): void {
    const key = JSON.stringify(answer);
    if ([...this.asked.values()].includes(key)) return;
    const ref = `a${this.next++}`;
    if (this.post({ type: "odds", ref, answer, after })) this.asked.set(ref, key);
  }

  hearOdds(ref: string, odds: Odds | null): void {
    const key = this.asked.get(ref);
    if (key) this.odds = new Map(this.odds).set(key, odds);
  }

  /** Undefined while they are on their way, null when there are none. */
  oddsOf(answer: Answer): Odds | null | undefined {
    return this.odds.get(JSON.stringify(answer));
  }

  /** Asks what a plan would cost; the latest answer arrives in `weighed`. The empty plan, null, has been weighed with the question. */
  weigh(answer: Answer | null): void {
    const ref = `p${this.next++}`;
    if (answer === null) this.weighed = null;
    else this.post({ type: "weigh", ref, answer });
  }

  hearWeighed(ref: string, weighed: PlanWeighed | null): void {
    if (weighed && ref === `p${this.next - 1}`) this.weighed = weighed;
  }

  /** Odds belong to a moment. */
  forget(): void {
    this.odds = new Map();
    this.asked.clear();
  }
}
