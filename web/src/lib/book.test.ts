import { describe, expect, it } from "vitest";
import { castable, inOrder, isWanted, reasons, type Spell } from "./book";
import type { CardFace, Request } from "./wire";

const spell = (card: string, type: string, cost: number, can: boolean): Spell => ({ card, count: 1, face: { name: card, type, cost } as CardFace, castable: can, reason: "" });
const question = {
  options: [
    { label: "Cast Wolf", path: [{ label: "Wolf", element: "c:Wolf" }, { label: "A1", element: "zA1" }], elements: [], harmful: false },
    { label: "Cast Bolt", path: [{ label: "Bolt", element: "c:Bolt" }, { label: "me", element: "o1" }], elements: [], harmful: true },
    { label: "Guard", path: [{ label: "Guard", element: null }], elements: [], harmful: false },
  ],
  refusals: [
    { elements: ["c:Hydra"], sentence: "too dear" },
    { elements: ["c:Wolf", "o2"], sentence: "not there" },
  ],
} as unknown as Request;

describe("a book that is cast from", () => {
  it("knows what can be cast, and why not", () => {
    expect([...castable(question)]).toEqual(["c:Wolf"]);
    expect([...castable(question, true)]).toEqual(["c:Wolf", "c:Bolt"]);
    expect([...reasons(question)]).toEqual([["c:Hydra", "too dear"]]);
    expect(castable(null).size).toBe(0);
  });

  it("lays out what can be cast first, cheap creatures before dear ones", () => {
    const spells = [spell("Ring", "equipment", 2, true), spell("Hydra", "creature", 12, false), spell("Wolf", "creature", 5, true), spell("Asp", "creature", 3, true)];
    expect(inOrder(spells).map((one) => one.card)).toEqual(["Asp", "Wolf", "Ring", "Hydra"]);
  });

  it("is searched by kind, cost and what can be cast", () => {
    const wolf = spell("Wolf", "creature", 5, false);
    expect(isWanted(wolf, { type: "", most: null, now: false })).toBe(true);
    expect(isWanted(wolf, { type: "attack", most: null, now: false })).toBe(false);
    expect(isWanted(wolf, { type: "creature", most: 4, now: false })).toBe(false);
    expect(isWanted(wolf, { type: "creature", most: 5, now: true })).toBe(false);
  });
});
