import { describe, expect, it } from "vitest";
import { add, emptyPicks, picksOf, planAnswer, picked, slotsFor, toggle } from "./plan";
import type { PlanCard, PlanForm } from "./wire";

function card(name: string, cost: number): PlanCard {
  return { card: name, count: name === "Wolf" ? 2 : 1, cost_now: { value: cost, why: [] }, payable: true, reason: null };
}

const form: PlanForm = {
  mana: 24,
  weighed: { mana: 24, ledger: [], left: 24, short: 0, owed: 2, warnings: [] },
  slots: [
    { slot: 0, count: 2, label: "Your spell", mana: 0, cards: [card("Heal", 5), card("Wolf", 9), card("Hide", 2)] },
    { slot: 8, count: 1, label: "Lair", mana: 4, cards: [card("Wolf", 9)] },
  ],
};

describe("planning", () => {
  it("fills the mage's slots first, then the ones that fit", () => {
    let picks = emptyPicks(form);
    for (const name of ["Heal", "Hide", "Wolf"]) picks = add(form, picks, name);
    expect(picks).toEqual({ "0": ["Heal", "Hide"], "8": ["Wolf"] });
    expect(slotsFor(form, picks, "Heal")).toEqual([]);
  });

  it("never takes more copies than the book has", () => {
    const picks = add(form, add(form, emptyPicks(form), "Heal"), "Heal");
    expect(picked(picks, "Heal")).toBe(1);
  });

  it("takes a picked card back on the second press", () => {
    const picks = toggle(form, toggle(form, emptyPicks(form), "Heal"), "Heal");
    expect(picked(picks, "Heal")).toBe(0);
  });

  it("takes over a plan the server proposes", () => {
    expect(picksOf(form, ["plan", [[0, ["Heal"]], [8, ["Wolf"]]]])).toEqual({ "0": ["Heal"], "8": ["Wolf"] });
    expect(picksOf(form, ["plan", [[0, ["Heal"]]]])).toEqual({ "0": ["Heal"], "8": [] });
  });

  it("answers with every slot", () => {
    expect(planAnswer(form, { "0": ["Heal"], "8": [] })).toEqual(["plan", [[0, ["Heal"]], [8, []]]]);
  });
});
