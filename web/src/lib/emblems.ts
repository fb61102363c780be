/** Finds a drawn symbol for the keys the server sends; cards have pictures, these are signs of kinds and places. */
import sheet from "../../../src/mageduel/data/art/symbols.svg?raw";

/** Every symbol of the page's own sheet. */
export const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]!));

const kin: Record<string, string> = {
  animal: "paw",
  creature: "paw",
  mage: "wizard",
  barrier: "wall",
  defense: "shield",
  protection: "shield",
  aegis: "shield",
  weaponry: "weapon",
  chest: "armor",
  head: "helmet",
  hands: "gloves",
  feet: "boots",
  neck: "amulet",
};

/** Codes of markers and tokens whose sign is called otherwise. */
const icons: Record<string, string> = {
  tainted: "taint",
  "ichthellid larva": "larva",
  "armor-+1": "armor",
  "melee-+1": "melee",
  "ranged-+1": "ranged",
  "broken-seal": "opened",
  "air-glyph": "glyph",
  "earth-glyph": "glyph",
  "fire-glyph": "glyph",
  "water-glyph": "glyph",
  charge: "quick",
  closed: "lock",
  copy: "book",
  domination: "crown",
  "last-round": "clock",
  love: "life",
  mud: "sink",
  seal: "lock",
  "stun-after-acting": "stun",
  "voltaric-shield": "voltaric",
  "v'tar": "orb",
  wish: "star",
  "rune-of-fortification-used": "rune",
  "rune-of-power-used": "rune",
  "rune-of-precision-used": "rune",
  "rune-of-reforging-used": "rune",
  "rune-of-shielding-used": "rune",
};

export const symbolSheet = sheet;

/** The class of a mage, the last word of his name: an Adramelech Warlock is a warlock. */
function classOf(mage: string): string {
  return mage.toLowerCase().split(" ").pop() ?? "";
}

export function emblem(key: string, fallback = "burst"): string {
  const name = key.toLowerCase();
  for (const id of [name, kin[name] ?? "", fallback, kin[fallback] ?? ""]) if (id && drawn.has(`e-${id}`)) return `#e-${id}`;
  return "#e-burst";
}

export function icon(key: string | null, fallback = "mark"): string {
  const name = (key ?? "").toLowerCase();
  for (const id of [name, icons[name] ?? "", fallback]) if (id && drawn.has(`i-${id}`)) return `#i-${id}`;
  return "#i-mark";
}

export function school(key: string): string {
  return drawn.has(`s-${key}`) ? `#s-${key}` : "#s-arcane";
}

export function schoolColour(key: string): string {
  return `var(--school-${drawn.has(`s-${key}`) ? key : "none"})`;
}

export function face(key: string | null): string {
  return `url(#ground-${key && drawn.has(`s-${key}`) ? key : "none"})`;
}

const mageColours: Record<string, string> = {
  beastmaster: "nature",
  druid: "nature",
  warlock: "fire",
  warlord: "war",
  priestess: "holy",
  priest: "holy",
  wizard: "arcane",
  forcemaster: "mind",
  necromancer: "dark",
  siren: "water",
  paladin: "holy",
  monk: "mind",
};

/** The colour a mage is painted in; printed mages belong to no school. */
export function mageSchool(mark: string): string {
  return mageColours[classOf(mark)] ?? "none";
}

const typeIcons: Record<string, string> = {
  creature: "paw",
  enchantment: "enchantment",
  incantation: "incantation",
  equipment: "equipment",
  conjuration: "conjuration",
  attack: "attack",
  wall: "wall",
};

export function typeEmblem(type: string): string {
  return `#e-${typeIcons[type] ?? "burst"}`;
}

const slots: Record<string, string> = {
  weapon: "weapon",
  shield: "shield",
  chest: "armor",
  chestpiece: "armor",
  head: "helmet",
  helmet: "helmet",
  cloak: "cloak",
  hands: "gloves",
  gloves: "gloves",
  feet: "boots",
  boots: "boots",
  belt: "belt",
  ring: "ring",
  amulet: "amulet",
  neck: "amulet",
};

export function slotEmblem(location: string): string {
  return `#e-${slots[location] ?? "equipment"}`;
}
