/** Believable tables for every screen of the client. */
import { cards } from "./cards.mjs";

const num = (value, why) => ({ value, why: why ?? [{ amount: value, label: "printed", source: null }] });
const face = new Map(cards.map((one) => [one.name, one]));

function thing(id, name, controller, zone, rest = {}) {
  const printed = face.get(name);
  return {
    id, card: name, name, short: printed?.short ?? name, kind: printed?.type ?? "creature", owner: controller, controller, zone, border: null,
    attached_to: null, attachments: [], hidden: false, is_ground: false, is_prize: false, level: printed?.level ?? 0, emblem: printed?.emblem ?? name.toLowerCase(),
    school: Object.keys(printed?.schools ?? { none: 1 })[0], life: printed?.life ? num(printed.life) : null, damage: 0,
    armor: printed?.armor !== null && printed?.armor !== undefined ? num(printed.armor) : null, mana: 0,
    active: printed?.type === "creature" ? true : null, guarding: false, ready: false, conditions: {}, tokens: [], bound: null, has_bound: false, prepared: null, reveal_cost: printed?.reveal ?? null, location: printed?.location ?? null,
    traits: (printed?.traits ?? []).map((text) => ({ code: text.toLowerCase().replace(/ [+−-]?\d+$/, "").replaceAll(" ", "-"), text, why: [] })),
    attacks: (printed?.attacks ?? []).map((one) => ({ ...one, dice: num(one.dice) })), defense: [], cast_round: 2, effect: "", gives: "", ...rest,
  };
}

function mage(id, name, controller, zone, life, rest) {
  const school = name === "Warlock" ? "fire" : "nature";
  return thing(id, name, controller, zone, { kind: "mage", card: null, emblem: name.toLowerCase(), school, life: num(life), armor: num(3, [{ amount: 0, label: "printed", source: null }, { amount: 3, label: "equipment", source: null }]), level: 6, active: true, attacks: [{ name: "Basic strike", action: "quick", kind: "melee", range: [0, 0], dice: num(3), text: "" }], ...rest });
}

function hiddenCard(id, controller, at, known) {
  return { ...thing(id, known ?? "Block", controller, null), kind: "enchantment", hidden: true, card: known ?? null, name: known ?? "Hidden card", short: known ?? "Hidden", attached_to: at, life: null, armor: null, active: null, emblem: known ? face.get(known).emblem : "enchantment" };
}

const steps = (now) => ["Declare", "Pay", "Roll to miss", "Avoid", "Roll dice", "Damage and effects", "Barrier", "Second strike", "Counterstrike", "Over"].map((name, index) => ({ name, state: index < now ? "done" : index === now ? "now" : "next" }));

export function table(you = 0) {
  const list = [
    mage(1, "Beastmaster", 0, "B2", 36, { damage: 11, attachments: [30, 31, 40, 41, 42, 43] }),
    mage(2, "Warlock", 1, "B3", 38, { damage: 14, attachments: [32, 50, 51, 52], conditions: { Rot: 1 } }),
    thing(3, "Steelclaw Grizzly", 0, "B3", { damage: 4, attachments: [33], attacks: [
      { name: "Heavy Claw Strike", action: "full", kind: "melee", range: [0, 0], dice: num(9, [{ amount: 7, label: "printed", source: null }, { amount: 2, label: "Bear Strength", source: 33 }]), text: "Piercing 1." },
      { name: "Claws", action: "quick", kind: "melee", range: [0, 0], dice: num(7, [{ amount: 5, label: "printed", source: null }, { amount: 2, label: "Bear Strength", source: 33 }]), text: "Piercing 1." },
    ] }),
    thing(4, "Bitterwood Fox", 0, "B3", { life: num(7, [{ amount: 5, label: "printed", source: null }, { amount: 2, label: "pet", source: null }]), armor: num(1), damage: 1 }),
    thing(5, "Timber Wolf", 0, "B1", { damage: 3, conditions: { Burn: 2 }, attachments: [34] }),
    thing(6, "Thunderift Falcon", 0, "C2", { damage: 2, active: false, conditions: { Rot: 1 } }),
    thing(7, "Feral Bobcat", 0, "C3", { active: false }),
    thing(8, "Lair", 0, "B1", { damage: 2, mana: 4 }),
    thing(9, "Mana Flower", 0, "C1"),
    thing(10, "Dark Pact Slayer", 1, "B3", { damage: 6, guarding: true, active: false, attachments: [35] }),
    thing(11, "Flaming Hellion", 1, "B3", { damage: 3, guarding: true }),
    thing(12, "Firebrand Imp", 1, "A2", { conditions: { Daze: 1 } }),
    thing(13, "Sacrificial Altar", 1, "A4"),
    thing(14, "Wall of Thorns", 0, null, { border: "B2|B3", kind: "wall" }),
    hiddenCard(30, 0, 1, "Rhino Hide"), hiddenCard(31, 0, 1, "Block"), hiddenCard(32, 1, 2), thing(33, "Bear Strength", 0, null, { kind: "enchantment", attached_to: 3, cast_round: 3, effect: "+2", gives: "Melee +2" }),
    hiddenCard(34, 0, 5, "Bull Endurance"), hiddenCard(35, 1, 10), hiddenCard(36, 1, "C4"),
    thing(40, "Staff of Beasts", 0, null, { attached_to: 1, ready: true }), thing(41, "Leather Tunic", 0, null, { attached_to: 1 }), thing(42, "Ivy Boots", 0, null, { attached_to: 1 }), thing(43, "Mage Ring", 0, null, { attached_to: 1, ready: true }),
    thing(50, "Lash of Embers", 1, null, { attached_to: 2 }), thing(51, "Leather Tunic", 1, null, { attached_to: 2 }), thing(52, "Hellgauntlets", 1, null, { attached_to: 2 }),
  ];
  const objects = Object.fromEntries(list.map((one) => [String(one.id), one]));
  const inZone = (zone) => list.filter((one) => one.zone === zone && ["mage", "creature", "conjuration"].includes(one.kind)).map((one) => one.id);
  const zones = ["A", "B", "C"].flatMap((row) => [1, 2, 3, 4].map((col) => ({ zone: `${row}${col}`, row: "ABC".indexOf(row), col: col - 1, ground: [], passage: null, arrivals: [], objects: inZone(`${row}${col}`), enchantments: row + col === "C4" ? [36] : [] })));
  const player = (seat, name, mageName, object, life, damage, rest) => ({ seat, name, side: seat, is_own: seat === you, is_friend: seat === you, start: seat === 0 ? "C1" : "A4", score: null, alive: true, conceded: false, mage: mageName, called: mageName, object, mana: 14, channeling: num(10), life: num(life), damage, armor: num(3), active: true, quickcast: seat === 0, book_count: 44 - seat * 3, discard: ["Fireball", "Dispel"], prepared: [], book: null, hidden: [], threats: [], ...rest });
  return {
    mode: "arena", board: null, goal: null, rows: 3, cols: 4, round: 5, peaceful_rounds: 0, spells_from: "planned", phases: ["reset", "channel", "upkeep", "planning", "deployment", "first quickcast", "actions", "final quickcast"], stage: "action", phase: "actions", initiative: 0, acting: 0, acting_object: null, turns: [1, 0], you, result: null, running: null,
    sides: [0, 1].map((side) => ({ side, seats: [side], is_own: side === you, is_standing: true })),
    players: [
      player(0, "Rowan", "Beastmaster", 1, 36, 11, { prepared: [{ slot: 0, card: "Rhino Hide" }, { slot: 0, card: "Minor Heal" }], book: cards.slice(0, 12).map((one, at) => ({ name: one.name, count: 1 + (at % 3) })), hidden: [30, 31, 34], threats: [12], discard: ["Fireball", "Dispel", "Timber Wolf"] }),
      player(1, "Ashveil", "Warlock", 2, 38, 14, { mana: 11, channeling: num(9), prepared: [{ slot: 0, card: null }, { slot: 0, card: null }] }),
    ],
    zones, walls: [{ border: "B2|B3", object: 14, look: "thorns", blocks_sight: false, passage: "attacks", faces: "" }], objects,
  };
}

export const events = [
  [null, "Round 5. Actions begin; you have the initiative."], [0, "Your Falcon flew to C2 and took no action."], [1, "The Slayer went on guard in B3."], [0, "Your Bobcat moved to C3."],
  [1, "The Warlock put a hidden enchantment on zone C4 (2 mana)."], [0, "You pass your quickcast for now. Your turn."],
].map(([seat, sentence], index) => ({ index, kind: "note", sentence, round: 5, seat, objects: [] }));

const groups = { attack: "attacks", cast: "spells", deploy: "spells", move: "moves", ability: "abilities", reveal: "reveals", activate: "creatures" };
const icons = { attack: "melee", cast: "book", deploy: "book", move: "move", guard: "guard", reveal: "hidden", pass: "flag", nothing: "flag", pay: "mana", defend: "armor", counterstrike: "counter" };
const speedOf = (kind, detail) => (kind !== "attack" ? "" : /full/i.test(detail) ? "full" : "quick");
const option = (answer, kind, label, detail, path, rest = {}) => ({ answer, kind, label, detail, elements: path.flatMap((step) => (step[1] ? [step[1]] : [])), group: groups[kind] ?? "choices", icon: icons[kind] ?? "act", speed: speedOf(kind, detail), key: null, declines: kind === "pass" || kind === "nothing", path: path.map(([name, element]) => ({ label: name, element: element ?? null })), ...rest });
const rule = { document: "Rulebook", section: "guarding", text: "Guards draw melee.", entry: "Guard", word: "Guard", card: "" };

export function actionRequest() {
  const strike = (name, detail, target, id) => option(["act", 3, name, id], "attack", `Attack the ${target}`, detail, [[name, null], [target, `o${id}`]]);
  return {
    id: 1, kind: "action", prompt: "Steelclaw Grizzly", context: "", seat: 0, simultaneous: false, asks: true, why_code: "", why: "", plan: null, window: null,
    options: [
      strike("Heavy Claw Strike", "Full action · 9 dice · piercing 1", "Slayer", 10), strike("Heavy Claw Strike", "Full action · 9 dice · piercing 1", "Hellion", 11),
      strike("Claws", "Quick action · 7 dice · piercing 1", "Slayer", 10), strike("Claws", "Quick action · 7 dice · piercing 1", "Hellion", 11),
      ...["A3", "C3", "B4"].map((zone) => option(["move", 3, zone], "move", `Move to ${zone}`, "", [["Move", null], [zone, `z${zone}`]], { key: "M" })),
      option(["guard", 3], "guard", "Guard", "Full action", [["Guard", null]], { key: "G" }),
      option(["nothing", 3], "nothing", "Do nothing", "", [["Nothing", null]], { key: "N" }),
    ],
    refusals: [{ label: "Not while guards stand here", kind: "attack", elements: ["o2"], group: "attacks", code: "guarded", sentence: "Melee must strike the Slayer or the Hellion first. Ranged spells ignore guards.", rule, is_likely: true }],
  };
}

export function activateRequest() {
  return {
    id: 2, kind: "activate", prompt: "Choose a creature to act", context: "", seat: 0, simultaneous: false, asks: true, why_code: "", why: "", plan: null, window: null,
    options: [[3, "Steelclaw Grizzly"], [4, "Bitterwood Fox"], [5, "Timber Wolf"], [1, "Beastmaster"]].map(([id, name]) => option(["activate", id], "activate", `Act with ${name}`, "", [[name, `o${id}`]])),
    refusals: [{ label: "Pass", kind: "pass", elements: [], group: "choices", code: "pass", sentence: "Passing needs fewer ready creatures than your opponent: you have 4, they have 3.", rule, is_likely: true }],
  };
}

export function revealRequest() {
  const reveal = (id, name, where, detail) => option(["reveal", id], "reveal", `Reveal ${name}`, detail, [[name, `o${id}`], [where, null]]);
  return {
    id: 3, kind: "reveal", prompt: "Reveal something now?", context: "", seat: 0, simultaneous: false, asks: true, why_code: "", why: "", plan: null, window: { what: "Firebrand Imp attacks your Beastmaster", step: "after the roll to miss" },
    options: [reveal(30, "Rhino Hide", "on you", "3 mana. Armor 3 → 5. Damage stays near 1.0."), reveal(34, "Bull Endurance", "on Timber Wolf", "3 mana. Life 10 → 14."), option(["pass"], "pass", "Keep all hidden", "", [["Keep all hidden", null]])],
    refusals: [{ label: "Block", kind: "reveal", elements: ["o31"], group: "reveals", code: "must", sentence: "Turns itself over in the next step, when you are attacked.", rule, is_likely: true }],
  };
}

export function planRequest() {
  const costs = cards.slice(0, 16).map((one) => {
    const cost = one.cost === "X" ? 0 : one.cost;
    return { card: one.name, count: 1 + (one.level % 2), cost_now: num(cost), payable: cost <= 13, reason: cost <= 13 ? null : "4 mana short" };
  });
  const animals = costs.filter((one) => face.get(one.card).subtypes.includes("animal")).map((one) => ({ ...one, payable: true, reason: null, cost_now: { value: Math.max(0, one.cost_now.value - 4), why: [{ amount: one.cost_now.value, label: "printed", source: null }, { amount: -4, label: "Lair", source: 8 }] } }));
  return { id: 4, kind: "plan", prompt: "Choose two spells, and one animal for the Lair", context: "", seat: 0, simultaneous: true, options: [], refusals: [], asks: true, why_code: "", why: "", window: null, plan: { slots: [{ slot: 0, count: 2, label: "Your spell", cards: costs }, { slot: 8, count: 1, label: "Lair", cards: animals }], mana: 24, weighed: weighed() } };
}

/** What any plan here would cost. */
export function weighed() {
  return { mana: 24, ledger: [{ label: "Mana now", amount: 24 }, { label: "To reveal Block", amount: -8 }], left: 24, short: 0, owed: 8, warnings: [] };
}

export function running() {
  return { kind: "attack", title: "Firebrand Imp: Hellfire Claws", steps: steps(2), source: 12, target: 1, dice: { dice: [], effect: { roll: 9, modifiers: [], total: 9, ranges: [] }, sum: null } };
}

export function odds(target) {
  const spread = [0.004, 0.008, 0.02, 0.045, 0.083, 0.122, 0.138, 0.142, 0.135, 0.11, 0.08, 0.05, 0.03, 0.02, 0.013];
  return {
    dice: num(9, [{ amount: 7, label: "printed", source: null }, { amount: 2, label: "Bear Strength", source: 33 }]), armor: num(1, [{ amount: 2, label: "printed", source: null }, { amount: -1, label: "piercing", source: 3 }]),
    damage: spread.map((chance, index) => ({ damage: index + 1, chance })), average: 8, destroy_chance: target === 11 ? 0.85 : 0.58, miss_chance: 0, avoid_chance: 0, effects: [], consequences: ["Guard marker falls"],
    comes_back: [{ kind: "counterstrike", name: "Counterstrike", damage: [0.1, 0.15, 0.2, 0.2, 0.15, 0.1, 0.05, 0.03, 0.02].map((chance, damage) => ({ damage, chance })), average: 3.2, effects: [], chance: target === 11 ? 0.15 : 0.42 }], hidden_not_counted: 1, follow_ups: [], follow_ups: [],
  };
}

/** A 4 × 6 arena with one crowded zone. */
export function dense() {
  const view = table();
  view.rows = 4;
  view.cols = 6;
  view.round = 8;
  view.walls = [];
  const list = [];
  let id = 100;
  const put = (name, seat, zone, rest) => list.push(thing(id++, name, seat, zone, rest));
  for (const [name, seat, zone] of [["Dark Pact Slayer", 1, "C4"], ["Flaming Hellion", 1, "C4"], ["Sacrificial Altar", 1, "C4"], ["Steelclaw Grizzly", 0, "C4"], ["Feral Bobcat", 0, "C4"], ["Emerald Tegu", 0, "C4"], ["Bitterwood Fox", 0, "C4"], ["Firebrand Imp", 1, "A2"], ["Flaming Hellion", 1, "A2"], ["Sacrificial Altar", 1, "A6"], ["Firebrand Imp", 1, "B3"], ["Timber Wolf", 0, "B3"], ["Bitterwood Fox", 0, "B3"], ["Firebrand Imp", 1, "B5"], ["Lair", 0, "B2"], ["Timber Wolf", 0, "B2"], ["Thunderift Falcon", 0, "C3"], ["Timber Wolf", 0, "C3"], ["Mana Flower", 0, "D1"], ["Emerald Tegu", 0, "D3"], ["Dark Pact Slayer", 1, "D5"], ["Firebrand Imp", 1, "D5"]]) put(name, seat, zone, { active: face.get(name).type === "creature" ? id % 4 !== 0 : null, damage: id % 4, guarding: id === 100 });
  const mages = [{ ...view.objects["1"], zone: "C2" }, { ...view.objects["2"], zone: "C4" }];
  const kept = Object.values(view.objects).filter((one) => one.zone === null && one.kind !== "wall");
  view.objects = Object.fromEntries([...list, ...mages, ...kept].map((one) => [String(one.id), one]));
  view.zones = ["A", "B", "C", "D"].flatMap((row) => [1, 2, 3, 4, 5, 6].map((col) => ({ zone: `${row}${col}`, row: "ABCD".indexOf(row), col: col - 1, ground: [], passage: null, arrivals: [], objects: [...list, ...mages].filter((one) => one.zone === `${row}${col}`).map((one) => one.id), enchantments: [] })));
  return view;
}

/** A 3 × 4 arena where everything happens at once: crowds, walls, long names, many conditions, creatures that wait. */
export function crowd() {
  const view = table();
  const list = Object.values(view.objects).filter((one) => one.zone !== null || one.kind !== "wall");
  let id = 200;
  const put = (name, seat, zone, rest) => list.push(thing(id++, name, seat, zone, rest));
  const ills = { Burn: 3, Rot: 2, Daze: 1, Stun: 1, Weak: 2, Cripple: 1, Bleed: 2 };
  for (const [seat, zone, rest] of [[0, "B3", {}], [0, "B3", { guarding: true }], [1, "B3", {}], [1, "B3", { conditions: ills }], [1, "A2", {}], [1, "A2", { guarding: true }], [1, "A2", { conditions: { Burn: 4 } }], [0, "A2", {}], [0, "A2", { active: false }], [1, "A4", { conditions: ills }], [0, "C1", {}], [0, "C1", { conditions: { Sleep: 1 } }]]) {
    put("Thunderift Falcon", seat, zone, { name: "Brogan Bloodstone, Protector of the Realm", short: "Bloodstone", ...rest });
  }
  const lair = list.find((one) => one.id === 8);
  lair.prepared = { card: "Emerald Tegu" };
  list.find((one) => one.id === 13).prepared = { card: null };
  const wolf = list.find((one) => one.id === 5);
  Object.assign(wolf, { conditions: ills, attachments: [34, 33, 30, 31], guarding: true });
  for (const border of ["A1|A2", "A1|B1", "B2|B3", "B3|C3", "C3|C4"]) put("Wall of Thorns", id % 2, null, { border, kind: "wall" });
  view.objects = Object.fromEntries(list.map((one) => [String(one.id), one]));
  view.walls = list.filter((one) => one.kind === "wall" && one.border).map((one, at) => ({ border: one.border, object: one.id, look: ["stone", "thorns", "flames", "bones"][at % 4], blocks_sight: at % 2 === 0, passage: at % 2 ? "attacks" : "blocked" }));
  for (const zone of view.zones) zone.objects = list.filter((one) => one.zone === zone.zone && ["mage", "creature", "conjuration"].includes(one.kind)).map((one) => one.id);
  view.zones.find((zone) => zone.zone === "C3").arrivals = [{ card: "Timber Wolf", controller: 0 }, { card: "Firebrand Imp", controller: 1 }];
  return view;
}

/** Eight objects in one zone, each with something on it: the table of picture 29. */
export function eight() {
  const view = table();
  const list = Object.values(view.objects);
  const at = (id) => list.find((one) => one.id === id);
  Object.assign(at(1), { zone: "B3", attachments: [60, 61, 31, 36, 40, 41] });
  Object.assign(at(3), { attachments: [33, 34] });
  list.push(thing(60, "Rhino Hide", 0, null, { kind: "enchantment", attached_to: 1, effect: "+2", gives: "Armor +2" }));
  list.push(thing(61, "Cheetah Speed", 0, null, { kind: "enchantment", attached_to: 1, gives: "Fast" }));
  list.push(thing(62, "Emerald Tegu", 0, "B3", { damage: 1, attachments: [63] }));
  list.push(thing(63, "Nullify", 1, null, { kind: "enchantment", attached_to: 62 }));
  list.push(thing(64, "Dark Pact Slayer", 1, "B3", { name: "Skeletal Sentry", short: "Sentry", damage: 2, attachments: [65] }));
  list.push({ ...at(35), id: 65, attached_to: 64 });
  list.push(thing(66, "Nullify", 1, null, { kind: "enchantment", attached_to: 2, effect: "−1", gives: "Melee −1" }));
  Object.assign(at(2), { attachments: [32, 67, 66, 50] });
  list.push({ ...at(35), id: 67, attached_to: 2 });
  Object.assign(at(36), { attached_to: 1 });
  at(5).attachments = [];
  view.objects = Object.fromEntries(list.map((one) => [String(one.id), one]));
  for (const zone of view.zones) {
    zone.objects = list.filter((one) => one.zone === zone.zone && ["mage", "creature", "conjuration"].includes(one.kind)).map((one) => one.id);
    zone.enchantments = [];
  }
  return view;
}

/** The events of one attack: the Grizzly destroys the Slayer. */
export function blow(from = 100) {
  const base = { round: 5, seat: 0, objects: [3, 10], start: null, end: null, amount: null, dice: [], effect: null, sum: null, strike: "melee" };
  const die = (value, critical, group) => ({ value, critical, group });
  const sum = { critical: 7, normal: 4, taken: 1, by: "armor", prevented: 0, damage: 10, reckoning: "critical 7, normal 4 less armor 1", sentence: "critical 7, normal 4 less armor 1 = 10 damage", luck: "top 24%", rank: 0.8 };
  const dice = [die(1, false, "normal"), die(2, false, "normal"), die(0, false, "blank"), die(1, true, "critical"), die(2, true, "critical"), die(1, false, "normal"), die(2, true, "critical"), die(0, false, "blank"), die(2, true, "critical")];
  const effect = { roll: 9, modifiers: [], total: 9, ranges: [{ low: 1, high: 7, text: "", goes_free: false }, { low: 8, high: 12, text: "Burn", goes_free: false }] };
  return [
    { ...base, index: from, kind: "AttackDeclared", sentence: "Steelclaw Grizzly with Heavy Claw Strike attacks Dark Pact Slayer." },
    { ...base, index: from + 1, kind: "DiceRolled", sentence: "Steelclaw Grizzly with Heavy Claw Strike: 1 2 0 1* 2* 1 2* 0 2*; effect die 9.", dice, effect, sum },
    { ...base, index: from + 2, kind: "Attacked", sentence: "Steelclaw Grizzly with Heavy Claw Strike hit Dark Pact Slayer: critical 7, normal 4 less armor 1 = 10 damage.", amount: 10, sum },
    { ...base, index: from + 3, kind: "Destroyed", sentence: "Dark Pact Slayer was destroyed: Heavy Claw Strike.", objects: [10, 3] },
  ];
}

/** The table after that attack. */
export function afterBlow() {
  const view = table();
  delete view.objects["10"];
  for (const zone of view.zones) zone.objects = zone.objects.filter((id) => id !== 10);
  return view;
}
