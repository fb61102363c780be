/** Local picks of a planning form; costs and permissions all come with the form. */
import type { Answer, PlanCard, PlanForm, PlanSlot } from "./wire";

export type Picks = Record<string, string[]>;

export function slotKey(slot: PlanSlot): string {
  return String(slot.slot);
}

export function emptyPicks(form: PlanForm): Picks {
  return Object.fromEntries(form.slots.map((slot) => [slotKey(slot), []]));
}

export function planCard(slot: PlanSlot, name: string): PlanCard | undefined {
  return slot.cards.find((card) => card.card === name);
}

/** How many copies of a card are picked over all slots. */
export function picked(picks: Picks, name: string): number {
  return Object.values(picks).reduce((sum, names) => sum + names.filter((other) => other === name).length, 0);
}

/** The slots of the form that would take this card now, first the ones with room. */
export function slotsFor(form: PlanForm, picks: Picks, name: string): PlanSlot[] {
  return form.slots.filter((slot) => {
    const card = planCard(slot, name);
    return card !== undefined && (picks[slotKey(slot)]?.length ?? 0) < slot.count && picked(picks, name) < card.count;
  });
}

/** Narrow slots (a spawnpoint's, a familiar's) come first only when the mage's are full. */
export function add(form: PlanForm, picks: Picks, name: string): Picks {
  const slot = slotsFor(form, picks, name)[0];
  if (!slot) return picks;
  const key = slotKey(slot);
  return { ...picks, [key]: [...(picks[key] ?? []), name] };
}

export function remove(picks: Picks, key: string, index: number): Picks {
  return { ...picks, [key]: (picks[key] ?? []).filter((_, at) => at !== index) };
}

/** Pressing a card: a picked one goes back, another goes to the first slot it fits. */
export function toggle(form: PlanForm, picks: Picks, name: string): Picks {
  for (const slot of form.slots) {
    const key = slotKey(slot);
    const at = (picks[key] ?? []).lastIndexOf(name);
    if (at >= 0) return remove(picks, key, at);
  }
  return add(form, picks, name);
}

/** The picks of a plan the server has made. */
export function picksOf(form: PlanForm, answer: Answer): Picks {
  const filled = new Map((answer[1] as [number, string[]][]).map(([slot, names]) => [String(slot), names]));
  return Object.fromEntries(form.slots.map((slot) => [slotKey(slot), filled.get(slotKey(slot)) ?? []]));
}

export function planAnswer(form: PlanForm, picks: Picks): Answer {
  return ["plan", form.slots.map((slot) => [slot.slot, picks[slotKey(slot)] ?? []])];
}

export function pickCount(picks: Picks): number {
  return Object.values(picks).reduce((sum, names) => sum + names.length, 0);
}
