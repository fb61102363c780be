import { describe, expect, it } from "vitest";
import { choicesOf, fits, isFiltered, noFilter, sorted } from "./filter";
import type { CardFace } from "./wire";

const card = (name: string, rest: Partial<CardFace> = {}): CardFace =>
  ({ name, type: "creature", subtypes: [], kinds: [], schools: { nature: 1 }, level: 1, cost: 5, traits: [], attacks: [], text: "", sets: ["core"], ...rest }) as CardFace;

const wolf = card("Timber Wolf", { subtypes: ["animal", "canine"], kinds: ["Animal", "Dog"], schools: { nature: 2 }, level: 2, cost: 9, sets: ["core", "dvn"] });
const dragon = card("Dragon", { schools: { fire: 4, air: 3 }, level: 7, cost: 24, sets: ["pvs"], traits: ["Flying"], attacks: [{ name: "Fire Breath", text: "flame · Burn" } as CardFace["attacks"][number]] });
const dispel = card("Dispel", { type: "incantation", schools: { arcane: 1 }, cost: "X", text: "Destroys an enchantment." });
const all = [wolf, dragon, dispel];
const found = (change: Partial<ReturnType<typeof noFilter>>) => all.filter((face) => fits({ ...noFilter(), ...change }, face)).map((face) => face.name);

describe("finding cards", () => {
  it("goes by set, school, type, level and subtype", () => {
    expect(found({ set: "dvn" })).toEqual(["Timber Wolf"]);
    expect(found({ school: "air" })).toEqual(["Dragon"]);
    expect(found({ type: "incantation" })).toEqual(["Dispel"]);
    expect(found({ level: "1" })).toEqual(["Dispel"]);
    expect(found({ level: "6" })).toEqual(["Dragon"]);
    expect(found({ subtype: "canine" })).toEqual(["Timber Wolf"]);
    expect(found({ subtype: "canine", set: "pvs" })).toEqual([]);
  });

  it("reads what stands on the card, its attacks too, and wants every word", () => {
    expect(found({ words: " flying BURN " })).toEqual(["Dragon"]);
    expect(found({ words: "destroys" })).toEqual(["Dispel"]);
    expect(found({ words: "flying wolf" })).toEqual([]);
  });

  it("knows when it hides something", () => {
    expect(isFiltered(noFilter())).toBe(false);
    expect(isFiltered({ ...noFilter(), words: " " })).toBe(false);
    expect(isFiltered({ ...noFilter(), level: "2" })).toBe(true);
  });

  it("sorts by a number, then by name, an X last", () => {
    const points = (name: string) => (name === "Dragon" ? 1 : 5);
    expect(sorted(all, "mana", points).map((face) => face.name)).toEqual(["Timber Wolf", "Dragon", "Dispel"]);
    expect(sorted(all, "points", points).map((face) => face.name)).toEqual(["Dragon", "Dispel", "Timber Wolf"]);
    expect(sorted(all, "name", points).map((face) => face.name)).toEqual(["Dispel", "Dragon", "Timber Wolf"]);
  });

  it("offers what there is", () => {
    expect(choicesOf(all)).toEqual({ levels: [1, 2, 6], subtypes: [["animal", "Animal"], ["canine", "Dog"]], sets: new Set(["core", "dvn", "pvs"]) });
  });
});
