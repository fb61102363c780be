/** One request's choice in progress: select, act, target, further choices. Nothing is sent from here. */
import { branches, branchesOf, complete, isHarmful, isReveal, lit, pathOf, reach, settle, stepKey, under, type Branch } from "./options";
import type { ElementRef, Option, RefusedOption, Request } from "./wire";

export type Press = "moved" | "confirm" | "refused" | "nothing";

/** A creature looked at before it is activated; its question is undefined while on its way, null where it cannot be told. */
export interface Ahead {
  option: Option;
  question: Request | null | undefined;
}

export class Walk {
  request = $state.raw<Request | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  prefix = $state.raw<string[]>([]);
  aim = $state.raw<string[] | null>(null);
  pressed = $state(false);
  only = $state<ElementRef | null>(null);
  refusal = $state.raw<RefusedOption | null>(null);
  /** Whether harm to one's own side is shown too. */
  also = $state(false);
  /** Whom a creature is sent to, or where: there it aims at whom it was sent to, else at the first it may strike. */
  private wish: ElementRef | null = null;
  /** What was pressed before it was known what the selected creature can do. */
  private early: (() => void)[] = [];

  /** Whether it is still on its way what the selected creature can do. */
  looking = $derived<boolean>(this.ahead !== null && this.ahead.question === undefined);
  /** What is being chosen for: the selected creature's question, else the one that was asked. */
  asked = $derived<Request | null>(this.ahead?.question ?? this.request);
  /** Every possible answer, and those that are offered: harm to one's own side only where it is wanted. */
  all = $derived<Option[]>(this.ahead && !this.ahead.question ? (this.ahead.question === null ? [this.ahead.option] : []) : (this.asked?.options ?? []));
  options = $derived<Option[]>(this.also ? this.all : this.all.filter((option) => !option.harmful));
  here = $derived<Branch[]>(branches(this.options, this.prefix));
  list = $derived<Branch[]>(this.only ? branchesOf(this.here, this.only) : this.here);
  /** How many more ways there are from here that would only harm one's own side. */
  kept = $derived<number>(this.also ? 0 : branches(this.all, this.prefix).length - this.here.length);
  lit = $derived<Set<ElementRef>>(lit(this.options, this.prefix));
  chosen = $derived<Option | null>(this.aim ? complete(this.options, this.aim) : null);
  /** The option whose odds are worth asking: the chosen one, or the first below the aim. */
  looked = $derived<Option | null>(this.chosen ?? (this.aim ? (under(this.options, this.aim)[0] ?? null) : null));
  /** Whom else the same attack could strike, while its target is nobody's choice yet. */
  instead = $derived<Option[]>(this.aim && this.chosen?.kind === "attack" && this.prefix.length === 0 && !this.pressed ? under(this.options, this.aim.slice(0, -1)).filter((option) => option !== this.chosen && pathOf(option).length === this.aim!.length) : []);
  /** Zones a selected creature may go to, before anything else has been chosen for it. */
  ways = $derived<Branch[]>(this.prefix.length === 0 && !this.aim && !this.only ? this.here.filter((branch) => branch.options[0]?.kind === "move" && !branch.leaf).flatMap((branch) => branches(this.options, [branch.key])).filter((branch) => branch.element?.startsWith("z")) : []);
  /** Elements of the steps already taken. */
  taken = $derived<ElementRef[]>([...(this.ahead?.option.elements ?? []), ...this.elementsOf(this.prefix)]);
  aimed = $derived<ElementRef | null>(this.aim ? (this.elementsOf(this.aim).at(-1) ?? null) : null);
  steps = $derived<string[]>(this.labelsOf(this.prefix));
  refused = $derived<Map<ElementRef, RefusedOption>>(this.refusedElements());

  /** `onselect` is told which creature is looked at, to find out what it could do. */
  constructor(private readonly onselect: (option: Option) => void = () => undefined) {}

  begin(request: Request | null): void {
    const same = request !== null && request.id === this.request?.id;
    this.request = request;
    if (same) return;
    this.ahead = null;
    this.clear();
    const offered = request?.kind === "activate" ? request.options.filter((option) => option.kind !== "pass" && !isReveal(option) && !option.harmful) : [];
    if (offered.length === 1 && offered[0]!.kind === "activate") this.select(offered[0]!);
    if (request?.kind === "activate") this.wish = null;
    // Who has moved and finds one to strike, or whom it was sent to, aims at it; everything else stays open beside it.
    const strikes = request?.kind === "action" ? request.options.filter((option) => option.kind === "attack" && !option.harmful) : [];
    const wished = strikes.find((option) => option.elements.at(-1) === this.wish) ?? null;
    const strike = wished ?? (strikes.length === 1 || this.wish?.startsWith("z") ? (strikes[0] ?? null) : null);
    if (strike) this.aim = settle(this.options, pathOf(strike).map(stepKey));
    // Whom it was sent to has been pressed already; one more press is the second.
    this.pressed = wished !== null && this.chosen !== null;
  }

  clear(): void {
    this.prefix = [];
    this.aim = null;
    this.pressed = false;
    this.only = null;
    this.refusal = null;
    this.also = false;
    this.early = [];
  }

  /** Does this now, or as soon as it is known what the selected creature can do: a quick player need not wait. */
  whenKnown(press: () => void): void {
    if (this.looking) this.early.push(press);
    else press();
  }

  /** Looks at a creature; another may be taken until its action is confirmed. */
  select(option: Option): void {
    this.clear();
    this.wish = null;
    this.ahead = { option, question: undefined };
    this.onselect(option);
  }

  /** What the selected creature could do has arrived. */
  foresee(option: Option, question: Request | null): void {
    if (this.ahead?.option !== option) return;
    this.ahead = { option, question };
    const early = this.early;
    this.early = [];
    if (question === null) this.walkTo([stepKey(pathOf(option)[0]!)]);
    else for (const press of early) this.whenKnown(press);
  }

  /** Back to the choice of creatures. */
  release(): void {
    this.ahead = null;
    this.wish = null;
    this.clear();
  }

  private elementsOf(prefix: readonly string[]): ElementRef[] {
    const option = under(this.options, prefix)[0];
    if (!option) return [];
    return pathOf(option)
      .slice(0, prefix.length)
      .flatMap((step) => (step.element ? [step.element] : []));
  }

  private labelsOf(prefix: readonly string[]): string[] {
    const option = under(this.options, prefix)[0];
    return option ? pathOf(option).slice(0, prefix.length).map((step) => step.label) : [];
  }

  /** What stands locked on the board: nothing before an action is chosen, and then only what might well be tried. */
  private refusedElements(): Map<ElementRef, RefusedOption> {
    const found = new Map<ElementRef, RefusedOption>();
    if (this.prefix.length === 0) return found;
    for (const refused of this.asked?.refusals ?? []) {
      const element = refused.elements.at(-1);
      if (element && refused.is_likely && this.concerns(refused) && !this.lit.has(element) && !this.taken.includes(element)) found.set(element, refused);
    }
    return found;
  }

  /** Whether a refusal is about the action chosen so far; before one is chosen, about any. */
  private concerns(refused: RefusedOption): boolean {
    const sample = this.prefix.length > 0 ? under(this.options, this.prefix)[0] : null;
    return !sample || refused.group === sample.group || this.steps.includes(refused.group);
  }

  /** Why this cannot be done to an element, if somebody presses it. */
  private whyNot(element: ElementRef): RefusedOption | null {
    if (this.lit.has(element) || this.taken.includes(element)) return null;
    return (this.asked?.refusals ?? []).find((refused) => refused.elements.at(-1) === element && this.concerns(refused)) ?? null;
  }

  take(branch: Branch): void {
    this.refusal = null;
    this.only = null;
    if (branch.leaf?.kind === "activate" && !this.ahead) this.select(branch.leaf);
    else this.walkTo([...this.prefix.slice(0, branch.depth), branch.key]);
  }

  private walkTo(next: string[]): void {
    const settled = settle(this.options, next);
    const option = complete(this.options, settled);
    this.wish = option?.kind === "move" ? (option.elements.at(-1) ?? null) : null;
    if (option) {
      this.prefix = settled.slice(0, Math.max(settled.length - 1, 0));
      this.aim = settled;
      // The only target is aimed at by itself; pressing it is still the player's to do.
      this.pressed = settled.length === next.length;
    } else {
      this.prefix = settled;
      this.aim = null;
      this.pressed = false;
    }
  }

  /** Aims at an option as if each of its steps had been taken. */
  aimAt(option: Option): void {
    this.clear();
    this.also = option.harmful ?? false;
    this.walkTo(pathOf(option).map(stepKey));
  }

  /** Hover and focus aim without commitment. */
  look(element: ElementRef): void {
    if (this.pressed) return;
    const branch = branchesOf(this.here, element)[0];
    if (branch && !isHarmful(branch) && (this.prefix.length > 0 || this.asked?.kind !== "activate")) this.aim = [...this.prefix, branch.key];
  }

  press(element: ElementRef): Press {
    if (this.pressed && this.aimed === element && this.chosen) return "confirm";
    const other = this.creature(element);
    this.refusal = this.refused.get(element) ?? (this.prefix.length > 0 && !other ? this.whyNot(element) : null);
    if (this.refusal) return "refused";
    if (other && this.prefix.length === 0) {
      this.select(other);
      return "moved";
    }
    const here = branchesOf(this.here, element);
    if (here.length > 1) {
      this.only = element;
      this.aim = null;
      this.pressed = false;
      return "moved";
    }
    const way = here[0] ? [...this.prefix, here[0].key] : (reach(this.options, this.prefix, element) ?? (other ? null : reach(this.options, [], element)));
    if (way) {
      this.only = null;
      this.walkTo(way);
      return "moved";
    }
    if (!other) {
      this.refusal = this.whyNot(element);
      return this.refusal ? "refused" : "nothing";
    }
    this.select(other);
    return "moved";
  }

  /** Sends the creature towards something that cannot be reached from here, if it may go to where that stands; pressed twice, that is meant. */
  sendTo(element: ElementRef, zone: ElementRef): Press {
    const way = under(this.options, this.prefix).find((option) => option.kind === "move" && option.elements.at(-1) === zone);
    if (!way) return "nothing";
    const again = this.pressed && this.chosen === way;
    this.refusal = null;
    this.only = null;
    this.walkTo(pathOf(way).map(stepKey));
    this.wish = element;
    return again ? "confirm" : "moved";
  }

  /** The option that activates the creature at this element, unless it is the one selected. */
  creature(element: ElementRef): Option | null {
    const option = this.request?.options.find((one) => one.kind === "activate" && one.elements[0] === element);
    return option && element !== this.ahead?.option.elements[0] ? option : null;
  }

  /** One step back; false when there was nothing to take back. */
  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (this.pressed && this.aim && this.aim.length > 1) {
      this.aim = null;
      this.pressed = false;
      return true;
    }
    if (this.pressed) {
      this.aim = null;
      this.pressed = false;
      if (this.all.length > 1 || !this.ahead) return true;
    }
    if (this.only) {
      this.only = null;
      return true;
    }
    if (this.prefix.length === 0) {
      const stepped = this.also || this.ahead !== null;
      if (this.also) this.also = false;
      else this.release();
      return stepped;
    }
    let here = this.prefix.slice(0, -1);
    while (here.length > 0 && branches(this.options, here).length === 1) here = here.slice(0, -1);
    this.prefix = here;
    this.aim = null;
    return true;
  }

  /** Chooses an option by its place in the tree's first level, as keys do. */
  takeOption(option: Option): void {
    this.clear();
    this.walkTo([stepKey(pathOf(option)[0]!)]);
  }
}
