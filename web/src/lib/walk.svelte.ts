/** One request's choice in progress: select, act, target, further choices. Nothing is sent from here. */
import { branches, branchesOf, complete, lit, pathOf, reach, settle, stepKey, under, type Branch } from "./options";
import type { ElementRef, Option, RefusedOption, Request } from "./wire";

export type Press = "moved" | "confirm" | "refused" | "nothing";

export class Walk {
  request = $state.raw<Request | null>(null);
  prefix = $state.raw<string[]>([]);
  aim = $state.raw<string[] | null>(null);
  pressed = $state(false);
  only = $state<ElementRef | null>(null);
  refusal = $state.raw<RefusedOption | null>(null);

  options = $derived<Option[]>(this.request?.options ?? []);
  all = $derived<Branch[]>(branches(this.options, this.prefix));
  list = $derived<Branch[]>(this.only ? branchesOf(this.all, this.only) : this.all);
  lit = $derived<Set<ElementRef>>(lit(this.options, this.prefix));
  chosen = $derived<Option | null>(this.aim ? complete(this.options, this.aim) : null);
  /** The option whose odds are worth asking: the chosen one, or the first below the aim. */
  looked = $derived<Option | null>(this.chosen ?? (this.aim ? (under(this.options, this.aim)[0] ?? null) : null));
  /** Elements of the steps already taken. */
  taken = $derived<ElementRef[]>(this.elementsOf(this.prefix));
  aimed = $derived<ElementRef | null>(this.aim ? (this.elementsOf(this.aim).at(-1) ?? null) : null);
  steps = $derived<string[]>(this.labelsOf(this.prefix));
  refused = $derived<Map<ElementRef, RefusedOption>>(this.refusedElements());

  begin(request: Request | null): void {
    const same = request !== null && request.id === this.request?.id;
    this.request = request;
    if (!same) this.clear();
  }

  clear(): void {
    this.prefix = [];
    this.aim = null;
    this.pressed = false;
    this.only = null;
    this.refusal = null;
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

  private refusedElements(): Map<ElementRef, RefusedOption> {
    const found = new Map<ElementRef, RefusedOption>();
    const flat = this.options.every((option) => pathOf(option).length === 1);
    const sample = this.prefix.length > 0 ? under(this.options, this.prefix)[0] : null;
    if (!sample && !flat) return found;
    for (const refused of this.request?.refusals ?? []) {
      if (sample && refused.group !== sample.group && !this.steps.includes(refused.group)) continue;
      for (const element of refused.elements) if (!this.lit.has(element) && !this.taken.includes(element)) found.set(element, refused);
    }
    return found;
  }

  take(branch: Branch): void {
    this.refusal = null;
    this.only = null;
    this.walkTo([...this.prefix.slice(0, branch.depth), branch.key]);
  }

  private walkTo(next: string[]): void {
    const settled = settle(this.options, next);
    if (complete(this.options, settled)) {
      this.prefix = settled.slice(0, Math.max(settled.length - 1, 0));
      this.aim = settled;
      this.pressed = true;
    } else {
      this.prefix = settled;
      this.aim = null;
      this.pressed = false;
    }
  }

  /** Hover and focus aim without commitment. */
  look(element: ElementRef): void {
    if (this.pressed) return;
    const branch = branchesOf(this.all, element)[0];
    if (branch && (this.prefix.length > 0 || this.request?.kind !== "activate")) this.aim = [...this.prefix, branch.key];
  }

  press(element: ElementRef): Press {
    if (this.pressed && this.aimed === element && this.chosen) return "confirm";
    const refused = this.refused.get(element);
    if (refused) {
      this.refusal = refused;
      return "refused";
    }
    this.refusal = null;
    const here = branchesOf(this.all, element);
    if (here.length > 1) {
      this.only = element;
      this.aim = null;
      this.pressed = false;
      return "moved";
    }
    const way = here[0] ? [...this.prefix, here[0].key] : (reach(this.options, this.prefix, element) ?? reach(this.options, [], element));
    if (!way) return "nothing";
    this.only = null;
    this.walkTo(way);
    return "moved";
  }

  /** One step back; false when there was nothing to take back. */
  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (this.pressed && this.aim && this.aim.length > 1) {
      const single = branches(this.options, this.prefix).length === 1;
      this.aim = null;
      this.pressed = false;
      if (!single) return true;
    } else if (this.pressed) {
      this.aim = null;
      this.pressed = false;
      return true;
    }
    if (this.only) {
      this.only = null;
      return true;
    }
    if (this.prefix.length === 0) return false;
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
