import { describe, expect, it } from "vitest";
import { add, emptyPicks, ledger, left, owed, planAnswer, picked, slotsFor, toggle } from "./plan";
import type { PlanCard, PlanForm } from "./wire";

function card(name: string, cost: number, gift = 0): PlanCard {
  const why = [{ amount: cost, label: "printed", source: null }];
  if (gift > 0) why.push({ amount: -gift, label: "Lair", source: null });
  return { card: name, count: name === "Wolf" ? 2 : 1, cost_now: { value: cost - gift, why }, payable: true, reason: null };
}

const form: PlanForm = {
  mana: 24,
  ledger: [{ label: "Mana now", amount: 24 }, { label: "To reveal Hide", amount: -2 }],
  slots: [
    { slot: 0, count: 2, label: "Your spell", cards: [card("Heal", 5), card("Wolf", 9), card("Hide", 2)] },
    { slot: 8, count: 1, label: "Lair", cards: [card("Wolf", 9, 4)] },
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

  it("counts the ledger with what others pay", () => {
    const picks = { "0": ["Heal"], "8": ["Wolf"] };
    expect(ledger(form, picks)).toEqual([
      { label: "Heal", note: "", amount: -5 },
      { label: "Wolf", note: "Lair gives 4", amount: -5 },
    ]);
    expect(left(form, picks)).toBe(14);
    expect(owed(form)).toBe(2);
  });

  it("answers with every slot", () => {
    expect(planAnswer(form, { "0": ["Heal"], "8": [] })).toEqual(["plan", [[0, ["Heal"]], [8, []]]]);
  });
});
