/** Markers and tokens on an object, as they are drawn in little room. */
import type { Obj } from "./wire";
import { named } from "../words/words";

export interface Marked {
  code: string;
  name: string;
  count: number;
  colour: string;
}

const COLOURS: Record<string, string> = {
  burn: "#ff9b57",
  rot: "#a6d94f",
  daze: "#f2d27a",
  stun: "#f9e27a",
  weak: "#d9c7a8",
  sleep: "#a9c9f5",
  cripple: "#e0a56b",
  tainted: "#b9d36b",
  corrode: "#c6e04a",
  bleed: "#ff8a8a",
  freeze: "#a9e4ff",
  growth: "#8fd36f",
  zombie: "#a8c58a",
  suffocate: "#9fb4e6",
  taunt: "#f5a6cd",
  "ichthellid larva": "#e5b3c8",
  rage: "#ff8a6a",
  skull: "#efe6d0",
  "air-glyph": "#a9d8e6",
  "earth-glyph": "#c39a6b",
  "fire-glyph": "#f58b4c",
  "water-glyph": "#6fa8f5",
  ki: "#f2a0c8",
  valor: "#ffd98a",
  veteran: "#ffd98a",
  wrath: "#fff0b0",
  love: "#ff9fc4",
  hate: "#ff7a86",
  gold: "#f2c95c",
  mist: "#cfe0e8",
  forcefield: "#9fd0ff",
  "voltaric-shield": "#ffe98a",
  "v'tar": "#b9a2ff",
};
const PLAIN = "#e8dcc0";
/** What an object shows by the way it is drawn. */
const DRAWN = new Set(["lit", "dimmed", "v'tar"]);

/** Conditions first, then tokens. */
export function marksOf(object: Obj): Marked[] {
  const colour = (code: string) => COLOURS[code.toLowerCase()] ?? PLAIN;
  return [
    ...Object.entries(object.conditions).map(([code, count]) => ({ code, name: named("condition", code), count, colour: colour(code) })),
    ...object.tokens.filter(({ code }) => !DRAWN.has(code)).map((token) => ({ ...token, colour: colour(token.code) })),
  ];
}

/** What an object shows by the way it is drawn. */
export function drawnOf(object: Obj): Obj["tokens"] {
  return object.tokens.filter(({ code }) => DRAWN.has(code));
}

export function hasToken(object: Obj, code: string): boolean {
  return object.tokens.some((token) => token.code === code);
}

/** A mark and how many of it there are. */
export function countedName({ name, count }: { name: string; count: number }): string {
  return count > 1 ? `${name} ×${count}` : name;
}
