import { describe, expect, it } from "vitest";
import { above, arrange, chipsThatFit, LEAST } from "./crowd";

const bare = (count: number) => ({ count, chips: false });
const laden = (count: number) => ({ count, chips: true });

describe("arrange", () => {
  it("gives few objects the largest token", () => {
    const one = arrange({ width: 214, height: 167, most: 56 }, bare(1), bare(0));
    expect(one.token).toBe(56);
    expect(one.theirs.across).toBe(1);
  });

  it("keeps eight laden objects of a grown zone large enough for emblem and name", () => {
    const one = arrange({ width: 310, height: 215, most: 56 }, laden(4), laden(4));
    expect(one.theirs).toEqual({ across: 4, shown: 4 });
    expect(one.token).toBeGreaterThanOrEqual(44);
    expect(one.slot).toBeGreaterThanOrEqual(74);
    expect(4 * one.slot).toBeLessThanOrEqual(310);
  });

  it("puts a long side into two rows", () => {
    const one = arrange({ width: 300, height: 226, most: 56 }, bare(8), bare(0));
    expect(one.theirs).toEqual({ across: 4, shown: 8 });
  });

  it("never needs more height than there is", () => {
    for (let theirs = 0; theirs <= 7; theirs++) {
      for (let mine = 0; mine <= 7; mine++) {
        const one = arrange({ width: 220, height: 200, most: 46 }, laden(theirs), laden(mine));
        const rows = (shown: number, across: number) => (shown === 0 ? 0 : Math.ceil(shown / across));
        const lines = rows(one.theirs.shown, one.theirs.across) + rows(one.mine.shown, one.mine.across);
        const { head, life, name, chips, edge } = one.measures;
        expect(lines * (one.token + head + life + name + chips) + 2 * edge).toBeLessThanOrEqual(200);
        expect(one.token).toBeGreaterThanOrEqual(LEAST);
      }
    }
  });

  it("gives up chips before it gives up objects", () => {
    const one = arrange({ width: 233, height: 120, most: 46 }, laden(3), laden(2));
    expect(one.measures.chips).toBe(0);
    expect([one.theirs.shown, one.mine.shown]).toEqual([3, 2]);
  });

  it("gives up names in a zone too low for them", () => {
    const one = arrange({ width: 100, height: 74, most: 56 }, bare(2), bare(1));
    expect(one.measures.name).toBe(0);
    expect(one.token).toBeGreaterThanOrEqual(LEAST);
    expect([one.theirs.shown, one.mine.shown]).toEqual([2, 1]);
  });

  it("counts what finds no room, on the larger side first", () => {
    const one = arrange({ width: 100, height: 70, most: 56 }, bare(6), bare(1));
    expect(one.mine.shown).toBe(1);
    expect(one.theirs.shown).toBeLessThan(6);
    expect(one.token).toBeGreaterThanOrEqual(LEAST);
  });
});

describe("chipsThatFit", () => {
  it("shows four and counts the rest", () => {
    expect(chipsThatFit(4, 90, 20)).toBe(4);
    expect(chipsThatFit(7, 120, 20)).toBe(4);
    expect(chipsThatFit(7, 80, 20)).toBe(3);
    expect(chipsThatFit(1, 12, 20)).toBe(1);
  });
});

describe("a zone of several sides", () => {
  const room = { width: 130, height: 190, most: 56 };

  it("lets some of the others stand below, where tokens grow by that", () => {
    const plain = arrange(room, { count: 3, chips: false }, { count: 1, chips: true });
    const count = above(room, [false, false, false], [true]);
    expect(count).toBe(2);
    expect(arrange(room, { count: 2, chips: false }, { count: 2, chips: true }).token).toBeGreaterThan(plain.token);
  });

  it("keeps sides apart where there is room for that", () => {
    expect(above(room, [false], [false])).toBe(1);
    expect(above({ width: 400, height: 300, most: 56 }, [false, false], [false])).toBe(2);
  });
});
