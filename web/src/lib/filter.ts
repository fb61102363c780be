/** Which cards are shown: by words on them, type, school, set, level and subtype. */
import type { CardFace } from "./wire";
import { named } from "../words/words";

export interface Filter {
  words: string;
  type: string;
  school: string;
  set: string;
  level: string;
  subtype: string;
}

export function noFilter(): Filter {
  return { words: "", type: "", school: "", set: "", level: "", subtype: "" };
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value: string) => value.trim() !== "");
}

/** From this level on cards are found together. */
export const HIGH_LEVEL = 6;

/** What can be searched for on a card, worked out once. */
const texts = new WeakMap<CardFace, string>();

function textOf(face: CardFace): string {
  let text = texts.get(face);
  if (text === undefined) {
    text = [face.name, face.type, named("type", face.type), ...face.subtypes, ...face.kinds, ...face.traits, ...face.attacks.map((attack) => `${attack.name} ${attack.text}`), face.text].join(" ").toLowerCase();
    texts.set(face, text);
  }
  return text;
}

export function fits(filter: Filter, face: CardFace): boolean {
  if (filter.type && face.type !== filter.type) return false;
  if (filter.school && !(filter.school in face.schools)) return false;
  if (filter.set && !face.sets.includes(filter.set)) return false;
  if (filter.subtype && !face.subtypes.includes(filter.subtype)) return false;
  if (filter.level && (Number(filter.level) >= HIGH_LEVEL ? face.level < HIGH_LEVEL : face.level !== Number(filter.level))) return false;
  const words = filter.words.trim().toLowerCase();
  if (!words) return true;
  const text = textOf(face);
  return words.split(/\s+/).every((word) => text.includes(word));
}

export type Order = "name" | "level" | "mana" | "points";

/** Sorted by one of their numbers, and then by name. */
export function sorted(faces: readonly CardFace[], order: Order, points: (name: string) => number): CardFace[] {
  const number = { name: () => 0, level: (face: CardFace) => face.level, mana: (face: CardFace) => (face.cost === "X" ? 99 : face.cost), points: (face: CardFace) => points(face.name) }[order];
  return [...faces].sort((one, two) => number(one) - number(two) || one.name.localeCompare(two.name));
}

/** What there is to choose from among these cards. */
export function choicesOf(faces: readonly CardFace[]): { levels: number[]; subtypes: [string, string][]; sets: Set<string> } {
  const levels = new Set<number>();
  const subtypes = new Map<string, string>();
  const sets = new Set<string>();
  for (const face of faces) {
    levels.add(Math.min(face.level, HIGH_LEVEL));
    face.subtypes.forEach((subtype, at) => subtypes.set(subtype, face.kinds[at]!));
    for (const set of face.sets) sets.add(set);
  }
  return { levels: [...levels].sort((one, two) => one - two), subtypes: [...subtypes].sort(([, one], [, two]) => one.localeCompare(two)), sets };
}
