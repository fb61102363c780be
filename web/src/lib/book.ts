/** The spells of a book that is cast from: which can be cast now, why the others cannot, and in what order they lie. */
import { letters } from "./broad";
import { pathOf } from "./options";
import type { CardFace, Request } from "./wire";

export interface Spell {
  card: string;
  count: number;
  face: CardFace | undefined;
  /** Whether it can be cast at this question, or why it cannot; neither while nothing is asked. */
  castable: boolean;
  reason: string;
}

/** Every spell a question offers, as elements. */
export function castable(question: Request | null, harm = false): Set<string> {
  const options = (question?.options ?? []).filter((option) => harm || !option.harmful);
  return new Set(options.flatMap((option) => pathOf(option).flatMap((step) => (step.element?.startsWith("c:") ? [step.element] : []))));
}

/** Why spells are refused as such, whatever they might be aimed at. */
export function reasons(question: Request | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const refused of question?.refusals ?? []) {
    const element = refused.elements.at(-1);
    if (element?.startsWith("c:")) found.set(element, refused.sentence);
  }
  return found;
}

const ORDER = ["creature", "conjuration", "wall", "equipment", "enchantment", "incantation", "attack"];

function cost(face: CardFace | undefined): number {
  return typeof face?.cost === "number" ? face.cost : 0;
}

/** What can be cast comes first; within that kinds together, the cheap ones first. */
export function inOrder(spells: readonly Spell[]): Spell[] {
  const place = ({ face }: Spell) => ORDER.indexOf(face?.type ?? "");
  return [...spells].sort((one, two) => Number(two.castable) - Number(one.castable) || place(one) - place(two) || cost(one.face) - cost(two.face) || one.card.localeCompare(two.card));
}

export interface Wanted {
  type: string;
  /** The most it may cost; null for any. */
  most: number | null;
  now: boolean;
}

export function isWanted(spell: Spell, wanted: Wanted): boolean {
  return (!wanted.type || spell.face?.type === wanted.type) && (wanted.most === null || cost(spell.face) <= wanted.most) && (!wanted.now || spell.castable);
}

/** How wide a card lies in a row that can be drawn along, so that its text stands whole on it. */
export function roomFor(face: CardFace, reason = ""): number {
  return Math.round(Math.min(356, Math.max(124, 124 + 0.68 * (letters(face, reason) - 75))));
}
