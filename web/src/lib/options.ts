/** Walks the flat list of options as a tree: each option's path names one step after another. */
import type { ElementRef, Option, PathStep, RefusedOption, Request } from "./wire";

export interface Branch {
  key: string;
  label: string;
  element: ElementRef | null;
  options: Option[];
  leaf: Option | null;
  depth: number;
}

export function stepKey(step: PathStep): string {
  return `${step.element ?? ""}\u0000${step.label}`;
}

export function pathOf(option: Option): PathStep[] {
  return option.path.length > 0 ? option.path : [{ label: option.label, element: option.elements[0] ?? null }];
}

export function under(options: readonly Option[], prefix: readonly string[]): Option[] {
  return options.filter((option) => {
    const path = pathOf(option);
    return prefix.length <= path.length && prefix.every((key, depth) => stepKey(path[depth]!) === key);
  });
}

/** The different next steps after a prefix, in the order the server listed them. */
export function branches(options: readonly Option[], prefix: readonly string[]): Branch[] {
  const depth = prefix.length;
  const found = new Map<string, Branch>();
  for (const option of under(options, prefix)) {
    const path = pathOf(option);
    const step = path[depth];
    if (!step) continue;
    const key = stepKey(step);
    let branch = found.get(key);
    if (!branch) {
      branch = { key, label: step.label, element: step.element, options: [], leaf: null, depth };
      found.set(key, branch);
    }
    branch.options.push(option);
    if (path.length === depth + 1) branch.leaf ??= option;
  }
  return [...found.values()];
}

/** The complete option a prefix stands for, if nothing is left to choose. */
export function complete(options: readonly Option[], prefix: readonly string[]): Option | null {
  if (prefix.length === 0) return null;
  return under(options, prefix).find((option) => pathOf(option).length === prefix.length) ?? null;
}

/** Whether a step leads to nothing but harm to one's own side. */
export function isHarmful(branch: Branch): boolean {
  return branch.options.every((option) => option.harmful);
}

/** Follows steps that leave no choice, so that a single target is aimed at once, but never into harm. */
export function settle(options: readonly Option[], prefix: readonly string[]): string[] {
  let here = [...prefix];
  for (;;) {
    if (complete(options, here)) return here;
    const next = branches(options, here);
    if (next.length !== 1 || isHarmful(next[0]!)) return here;
    here = [...here, next[0]!.key];
  }
}

/**
 * What pressing a board element means from a prefix: the prefix that ends with this element.
 * The nearest step wins; among equals the first listed option wins, and what is no spell before a spell.
 */
export function reach(options: readonly Option[], prefix: readonly string[], element: ElementRef): string[] | null {
  let best: string[] | null = null;
  const isCast = (option: Option): number => Number(pathOf(option)[0]!.element?.startsWith("c:") ?? false);
  for (const option of under(options, prefix).sort((one, two) => isCast(one) - isCast(two))) {
    const path = pathOf(option);
    for (let depth = prefix.length; depth < path.length; depth++) {
      if (path[depth]!.element !== element) continue;
      if (!best || depth + 1 < best.length) best = path.slice(0, depth + 1).map(stepKey);
      break;
    }
  }
  return best;
}

/** Steps at the current depth that belong to one element (a creature with several actions, say). */
export function branchesOf(list: readonly Branch[], element: ElementRef): Branch[] {
  return list.filter((branch) => branch.element === element);
}

/** Whether a step is an attack as such, which stands for whoever makes it; whom it strikes is the next step. */
function isStrike(branch: Branch): boolean {
  return branch.leaf === null && branch.options.every((option) => option.kind === "attack" && option.elements[0] === branch.element);
}

/** Elements to light from a prefix: the next step's; where none of them lies on the board, also what an action other than a spell could hit. */
export function lit(options: readonly Option[], prefix: readonly string[]): Set<ElementRef> {
  const next = branches(options, prefix);
  const found = new Set(next.flatMap((branch) => (branch.element && !isStrike(branch) ? [branch.element] : [])));
  if ([...found].some((element) => /^[ozb]/.test(element))) return found;
  for (const branch of next.filter((one) => !isSpell(one))) {
    for (const option of branch.options) {
      const step = pathOf(option)[branch.depth + 1];
      if (step?.element) found.add(step.element);
    }
  }
  return found;
}

/** Whether a branch begins with a spell. */
export function isSpell(branch: Branch): boolean {
  return branch.depth === 0 && (branch.element?.startsWith("c:") ?? false);
}

/** The branches that digits choose, in order: those without a letter of their own, and not the spells of a book that lies open. */
export function numbered(list: readonly Branch[], fromBook = false): Branch[] {
  return list.filter((branch) => !(fromBook && isSpell(branch)) && branch.options[0]?.kind !== "pass" && !isReveal(branch.options[0]) && letterOf(branch, list) === null);
}

/** The letter of a branch; of several with the same one only the first has it. */
export function letterOf(branch: Branch, among: readonly Branch[] = []): string | null {
  const key = branch.depth === 0 ? branch.options[0]?.key : null;
  if (!key || !/^[a-z]$/i.test(key)) return null;
  const first = among.find((one) => one.depth === 0 && one.options[0]?.key === key);
  return !first || first.key === branch.key ? key : null;
}

/** Whether a quickcast is asked for that nobody would make: there is nothing but passing, reveals and harm to one's own side. */
export function isIdle(request: Request): boolean {
  return ["quickcast", "before", "after"].includes(request.kind) && passOption(request.options) !== null && request.options.every((option) => option.kind === "pass" || option.group === "reveals" || option.harmful);
}

/** Whether it is a target that is refused, and not the action as such. */
export function isAimed({ elements }: RefusedOption): boolean {
  return /^[zb]/.test(elements.at(-1) ?? "") || (elements.length > 1 && elements.at(-1)!.startsWith("o"));
}

/** Whether an option turns something over, paid for; beside the actions that has its own place and keys. */
export function isReveal(option: Option | undefined): boolean {
  return option?.kind === "reveal";
}

/** What a player may turn over beside what is asked. */
export function ownReveals(request: Request | null): Option[] {
  return request === null || request.kind === "reveal" ? [] : request.options.filter(isReveal);
}

export function passOption(options: readonly Option[]): Option | null {
  return options.find((option) => option.kind === "pass") ?? null;
}
