import { describe, expect, it } from "vitest";
import { hurried, lasts, PLAIN, score, stand } from "./beats";
import type { GameEvent } from "./wire";

let index = 0;
const event = (kind: GameEvent["kind"], rest: Partial<GameEvent> = {}): GameEvent => ({
  index: index++, kind, sentence: "", round: 1, seat: 0, objects: [1, 2], start: null, end: null, amount: null, dice: [], effect: null, sum: null, strike: null, ...rest,
});
const sum = { critical: 7, normal: 4, taken: 1, by: "armor", prevented: 0, damage: 10, reckoning: "", sentence: "", luck: "", rank: 0.5 };
const attack = [event("AttackDeclared"), event("DiceRolled", { sum }), event("Attacked", { amount: 10, sum })];
const kinds = (events: GameEvent[]) => score(events).before.map((beat) => beat.kind);

describe("beats of an attack", () => {
  it("are the arrow, the dice, their sums, armor's share and the hit", () => {
    expect(kinds(attack)).toEqual(["arrow", "dice", "sums", "armor", "hit"]);
  });

  it("end with the fall of what was destroyed", () => {
    expect(kinds([...attack, event("Destroyed")]).at(-1)).toBe("fall");
  });

  it("show what is turned over on the table as it is then, like arrivals", () => {
    const { before, after } = score([event("Revealed"), event("EnteredPlay")]);
    expect(before).toEqual([]);
    expect(after.map((beat) => [beat.kind, beat.time])).toEqual([["reveal", 520], ["summon", 420]]);
  });

  it("keep within what an attack may take", () => {
    expect(lasts(attack)).toBeGreaterThanOrEqual(1500);
    expect(lasts(attack)).toBeLessThanOrEqual(2500);
    expect(lasts([...attack, event("Destroyed")])).toBeLessThanOrEqual(3300);
  });

  it("show that armor held everything off", () => {
    expect(kinds([event("Attacked", { amount: 0, sum: { ...sum, taken: 0 } })])).toEqual(["nothing"]);
  });

  it("let the target step aside only when it goes free", () => {
    const ranges = [{ low: 1, high: 6, text: "getroffen", goes_free: false }, { low: 7, high: 12, text: "vermieden", goes_free: true }];
    const roll = (total: number) => event("DefenseRolled", { effect: { roll: total, modifiers: [], total, ranges } });
    expect(kinds([roll(9)])).toEqual(["die", "aside"]);
    expect(kinds([roll(13)])).toEqual(["die", "aside"]);
    expect(kinds([roll(3)])).toEqual(["die"]);
  });
});

describe("the pace", () => {
  it("plays arrivals once the table stands as it is", () => {
    const played = score([event("SpellCast"), event("EnteredPlay")]);
    expect(played.before).toEqual([]);
    expect(played.after.map((beat) => beat.kind)).toEqual(["summon"]);
  });

  it("lets a result stand before a decision, one's own less long", () => {
    expect(stand(score(attack), 1, true)).toBe(700);
    expect(stand(score(attack), 0, true)).toBe(400);
    expect(stand(score(attack), 1, false)).toBe(0);
    expect(stand(score([event("Passed")]), 1, true)).toBe(0);
  });

  it("gives plain events a moment each and nothing none", () => {
    expect(lasts([event("Moved")])).toBe(PLAIN);
    expect(lasts([])).toBe(0);
  });

  it("hurries through a long action, and never past it", () => {
    expect(hurried(3000)).toBe(1);
    expect(hurried(8000)).toBe(0.5);
    expect(hurried(80_000)).toBe(0.1);
  });

  it("catches up sooner when more than a few states wait", () => {
    expect(hurried(2400, 8)).toBe(1);
    expect(hurried(5000, 8)).toBe(0.5);
    expect(hurried(3900, 2)).toBe(1);
  });

  it("lets what befalls several overlap", () => {
    const times = score([event("Damaged", { amount: 2, objects: [1] }), event("Damaged", { amount: 3, objects: [2] })]).before.map((beat) => beat.time);
    expect(times[0]).toBe(times[1]! / 2);
  });
});
