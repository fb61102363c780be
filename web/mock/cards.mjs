/** A small made-up stock of printed facts for working on the client without a server. */
const attack = (name, action, dice, kind = "melee", range = [0, 0]) => ({ name, action, kind, range, dice, text: "" });

function card(name, type, schools, cost, rest = {}) {
  const level = Object.values(schools).reduce((sum, one) => sum + one, 0);
  return {
    name, type, schools, cost, level,
    subtypes: [], words: [], school_mode: "all", reveal: null, action: type === "creature" ? "full" : "quick", range: [0, 2], target: "creature",
    armor: null, life: null, channeling: null, location: null, defense: null, traits: [], attacks: [], text: "",
    short: rest.short ?? name, emblem: rest.emblem ?? type, only: [], sets: ["core"], ...rest,
    kinds: (rest.subtypes ?? []).map((subtype) => subtype[0].toUpperCase() + subtype.slice(1)),
  };
}

export const cards = [
  card("Rhino Hide", "enchantment", { nature: 1 }, 2, { reveal: 2, emblem: "rhino", text: "Two more armor. On a mage, 1 more to reveal." }),
  card("Minor Heal", "incantation", { holy: 1 }, 5, { emblem: "heal", subtypes: ["healing"], range: [0, 1], text: "Roll 5 dice; a living creature heals that much." }),
  card("Emerald Tegu", "creature", { nature: 2 }, 9, { short: "Tegu", emblem: "reptile", subtypes: ["animal", "reptile"], armor: 3, life: 8, range: [0, 0], attacks: [attack("Venomous Bite", "quick", 3)] }),
  card("Timber Wolf", "creature", { nature: 2 }, 9, { emblem: "wolf", subtypes: ["animal", "canine"], armor: 2, life: 10, range: [0, 0], attacks: [attack("Bite", "quick", 4)] }),
  card("Bear Strength", "enchantment", { nature: 1 }, 2, { reveal: 3, emblem: "paw", text: "Two more dice on every melee attack." }),
  card("Wall of Thorns", "wall", { nature: 1 }, 5, { emblem: "vine", subtypes: ["plant"], range: [0, 1], armor: 0, life: 6, text: "Tears at whoever pushes through, the larger the more often." }),
  card("Dispel", "incantation", { arcane: 1 }, "X", { emblem: "burst", subtypes: ["metamagic"], text: "Ends a revealed enchantment. X is all it cost its owner." }),
  card("Steelclaw Grizzly", "creature", { nature: 4 }, 17, { short: "Grizzly", emblem: "bear", subtypes: ["animal", "bear"], armor: 3, life: 15, range: [0, 0], attacks: [attack("Claws", "quick", 5), attack("Heavy Claw Strike", "full", 7)], text: "Frost attacks roll 3 fewer dice against it." }),
  card("Feral Bobcat", "creature", { nature: 1 }, 5, { emblem: "cat", subtypes: ["animal", "cat"], armor: 0, life: 4, range: [0, 0], attacks: [attack("Claws", "quick", 2)], text: "Dodges melee on 8+, once a round." }),
  card("Bitterwood Fox", "creature", { nature: 1 }, 5, { short: "Fox", emblem: "fox", subtypes: ["animal", "canine"], armor: 0, life: 5, range: [0, 0], attacks: [attack("Bite", "quick", 3)], text: "Moves fast." }),
  card("Thunderift Falcon", "creature", { air: 1 }, 6, { short: "Falcon", emblem: "bird", subtypes: ["animal", "bird"], armor: 0, life: 6, range: [0, 0], attacks: [attack("Claws", "quick", 2)], traits: ["Flying"] }),
  card("Mana Flower", "conjuration", { nature: 1 }, 8, { emblem: "flower", subtypes: ["plant"], range: [0, 1], armor: 0, life: 6, text: "One more mana each round." }),
  card("Lair", "conjuration", { nature: 4 }, 15, { emblem: "lair", subtypes: ["structure"], range: [0, 1], armor: 3, life: 13, channeling: 2, text: "Calls animals out of its own mana." }),
  card("Staff of Beasts", "equipment", { nature: 1 }, 7, { emblem: "staff", location: "weapon", only: ["Beastmaster"], attacks: [attack("Savage Strike", "quick", 4)], text: "Once a round, 2 mana: an animal nearby strikes harder." }),
  card("Leather Tunic", "equipment", { war: 1 }, 4, { emblem: "armor", location: "chest", armor: 2, text: "Two armor for its mage." }),
  card("Ivy Boots", "equipment", { nature: 1 }, 3, { emblem: "boots", location: "boots", text: "Nothing holds the wearer back." }),
  card("Mage Ring", "equipment", { arcane: 1 }, 4, { emblem: "ring", location: "ring", text: "The first such spell each round costs 1 less." }),
  card("Hellgauntlets", "equipment", { fire: 1 }, 5, { emblem: "gloves", location: "gloves", text: "Burns whoever strikes too close." }),
  card("Lash of Embers", "equipment", { fire: 2 }, 8, { emblem: "weapon", location: "weapon", only: ["Warlock"], attacks: [attack("Searing Thrash", "quick", 4)], text: "Burns on 7+." }),
  card("Fireball", "attack", { fire: 2 }, 8, { emblem: "flame", subtypes: ["flame"], range: [0, 2], attacks: [attack("Fireball", "quick", 5, "ranged", [0, 2])], text: "Burns on 6+, harder on 10+." }),
  card("Reverse Attack", "enchantment", { mind: 2 }, 2, { reveal: 6, emblem: "transform", text: "The next strike turns on whoever dealt it." }),
  card("Nullify", "enchantment", { arcane: 1 }, 2, { reveal: 2, emblem: "metamagic", text: "The next enemy spell on this creature comes to nothing." }),
  card("Block", "enchantment", { holy: 1 }, 2, { reveal: 2, emblem: "shield", text: "The next attack on it is turned aside." }),
  card("Cheetah Speed", "enchantment", { nature: 1 }, 2, { reveal: 3, emblem: "paw", text: "Moves fast." }),
  card("Bull Endurance", "enchantment", { nature: 1 }, 2, { reveal: 3, emblem: "heal", text: "Four more life." }),
  card("Hellfire Trap", "enchantment", { fire: 1 }, 2, { reveal: 3, emblem: "trap", target: "zone", text: "Burns whoever walks in." }),
  card("Dark Pact Slayer", "creature", { dark: 3 }, 13, { short: "Slayer", emblem: "slayer", subtypes: ["demon"], armor: 2, life: 14, range: [0, 0], attacks: [attack("Vorpal Blade", "quick", 4)] }),
  card("Flaming Hellion", "creature", { dark: 2, fire: 1 }, 13, { short: "Hellion", emblem: "hellion", subtypes: ["demon"], armor: 2, life: 9, range: [0, 0], attacks: [attack("Hell Trident", "quick", 4), attack("Flameblast", "full", 3, "ranged", [1, 2])], text: "Flame cannot hurt it." }),
  card("Firebrand Imp", "creature", { fire: 1 }, 5, { short: "Firebrand Imp", emblem: "imp", subtypes: ["demon"], armor: 0, life: 6, range: [0, 0], attacks: [attack("Hellfire Claws", "quick", 2)], traits: ["Flying"] }),
  card("Sacrificial Altar", "conjuration", { dark: 1 }, 7, { short: "Sacrificial Altar", emblem: "altar", subtypes: ["temple"], armor: 2, life: 5, text: "Gives what it is fed to the next attack." }),
];

export const mages = [
  { name: "Beastmaster", called: "Beastmaster", mode: "arena", spell_points: 120, life: 36, channeling: 9, trained: ["nature"], opposed: ["fire"], abilities: [{ name: "Pet", text: "One animal stands closer than the rest." }] },
  { name: "Warlock", called: "Warlock", mode: "arena", spell_points: 120, life: 38, channeling: 9, trained: ["dark", "fire"], opposed: ["holy"], abilities: [] },
  { name: "Priestess", called: "Priestess", mode: "arena", spell_points: 120, life: 32, channeling: 10, trained: ["holy"], opposed: ["dark"], abilities: [] },
  { name: "Wizard", called: "Wizard", mode: "arena", spell_points: 120, life: 32, channeling: 10, trained: ["arcane", "air"], opposed: [], abilities: [] },
];

const line = (name, count) => ({ name, count });
export const books = [
  { id: "fang", name: "Fang and Thorn", mage: "Beastmaster", mode: "apprentice", points: 59, legal: true, issues: [], built_in: true, source: "official", cards: [line("Timber Wolf", 3), line("Steelclaw Grizzly", 2), line("Feral Bobcat", 2), line("Bear Strength", 2), line("Rhino Hide", 2), line("Minor Heal", 2), line("Wall of Thorns", 1), line("Dispel", 2), line("Emerald Tegu", 2)] },
  { id: "ember", name: "Ember Court", mage: "Warlock", mode: "apprentice", points: 60, legal: true, issues: [], built_in: true, source: "official", cards: [line("Fireball", 3), line("Flaming Hellion", 2), line("Firebrand Imp", 3), line("Dark Pact Slayer", 1), line("Dispel", 2)] },
  { id: "dawn", name: "Morning Bell", mage: "Priestess", mode: "apprentice", points: 58, legal: true, issues: [], built_in: true, source: "official", cards: [line("Minor Heal", 4), line("Block", 2)] },
  { id: "star", name: "Nine Stars", mage: "Wizard", mode: "apprentice", points: 60, legal: true, issues: [], built_in: true, source: "official", cards: [line("Dispel", 4), line("Nullify", 2)] },
  { id: "mine", name: "Thorns at Night", mage: "Beastmaster", mode: "arena", points: 124, legal: false, built_in: false, issues: [], cards: [line("Timber Wolf", 3), line("Steelclaw Grizzly", 2), line("Feral Bobcat", 2), line("Fireball", 2), line("Bear Strength", 2), line("Reverse Attack", 1), line("Nullify", 2), line("Lair", 2), line("Mana Flower", 2)] },
];

export const codex = [
  { name: "Guard", word: "Guard", academy: "", spellings: ["Guard"], see: [], kind: "marker", text: "A guarding creature draws melee attacks in its zone to itself and may answer the strike.", source: "Rulebook, guarding", related: ["Dark Pact Slayer"] },
  { name: "Burn", word: "Burn", academy: "", spellings: ["Burn"], see: [], kind: "condition", text: "At each upkeep the flame may bite again or go out.", source: "Codex", related: ["Fireball", "Hellgauntlets"] },
  { name: "Flying", word: "Flying", academy: "", spellings: ["Flying"], see: [], kind: "trait", text: "Passes over what stands on the ground; only flyers and long reach can claw at it.", source: "Codex", related: ["Firebrand Imp", "Thunderift Falcon"] },
  { name: "Daze", word: "Daze", academy: "", spellings: ["Daze"], see: [], kind: "condition", text: "Attacks need 7 or more on the effect die to be on target.", source: "Codex", related: [] },
  { name: "Piercing", word: "Piercing", academy: "", spellings: ["Piercing"], see: [], kind: "trait", text: "Takes that much armor out of the count.", source: "Codex", related: ["Steelclaw Grizzly"] },
];

export function checkBook({ mage, mode, cards: picked }) {
  const by = new Map();
  const face = mages.find((one) => one.name === mage) ?? mages[0];
  let points = 0;
  for (const [name, count] of Object.entries(picked)) {
    const printed = cards.find((one) => one.name === name);
    for (const [school, level] of Object.entries(printed?.schools ?? {})) {
      const multiplier = face.trained.includes(school) ? 1 : face.opposed.includes(school) ? 3 : 2;
      const known = by.get(school) ?? { school, points: 0, multiplier };
      known.points += level * count * multiplier;
      by.set(school, known);
      points += level * count * multiplier;
    }
  }
  const limit = mode === "arena" ? 120 : 60;
  const issues = [];
  if (points > limit) issues.push({ sentence: `${points - limit} points too many. One Fireball less frees 6.`, rule: { document: "Rulebook", section: "spellbook points", text: "" }, remedy: { label: "Take out 1 Fireball", name: "Fireball", count: Math.max(0, (picked.Fireball ?? 1) - 1) } });
  if ((picked.Lair ?? 0) > 1) issues.push({ sentence: "Two Lairs. An epic spell may be in a book once.", rule: null, remedy: { label: "Take out 1 Lair", name: "Lair", count: 1 } });
  return { points, limit, legal: issues.length === 0, issues, by_school: [...by.values()].sort((a, b) => b.points - a.points), share: `md1:${Buffer.from(JSON.stringify(picked)).toString("base64url")}` };
}
