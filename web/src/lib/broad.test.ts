import { describe, expect, it } from "vitest";
import { inRows, isBroad, letters } from "./broad";
import type { CardFace } from "./wire";

const face = (text: number, attacks: string[] = []): CardFace => ({ name: "Wolf", text: "a".repeat(text), kinds: [], attacks: attacks.map((name) => ({ name })) }) as unknown as CardFace;

describe("cards that lie across two places", () => {
  it("are those with more to say than a place of that size holds", () => {
    expect(isBroad(face(200), 159, 229)).toBe(false);
    expect(isBroad(face(400), 159, 229)).toBe(true);
    expect(isBroad(face(400), 177, 320)).toBe(false);
    expect(isBroad(face(200, ["Bite", "Claws", "Tail"]), 159, 229)).toBe(true);
  });

  it("count an attack, and more for a long name", () => {
    expect(letters(face(100, ["Bite"]))).toBeGreaterThan(letters(face(100)));
    expect(letters(face(100, ["A Bite of Many Teeth"]))).toBeGreaterThan(letters(face(100, ["Bite"])));
  });

  it("leave no hole in a row while something fits into it", () => {
    const laid = (things: string, columns: number): string[] => inRows([...things], columns, (one) => one === one.toUpperCase()).map((row) => row.join(""));
    expect(laid("abcdef", 3)).toEqual(["abc", "def"]);
    expect(laid("abCdef", 3)).toEqual(["abd", "Ce", "f"]);
    expect(laid("aBCd", 3)).toEqual(["aB", "Cd"]);
    expect(laid("ABC", 3)).toEqual(["A", "B", "C"]);
    expect(laid("aB", 1)).toEqual(["a", "B"]);
    expect(laid("", 4)).toEqual([]);
  });
});
