import { describe, expect, it } from "vitest";
import { condition, RECIPES, strike, sum, summon, type Recipe } from "./recipes";

const TYPES = ["melee", "ranged", "flame", "frost", "lightning", "acid", "light", "force", "hydro", "poison", "psychic", "wind"];
const SCHOOLS = ["air", "arcane", "dark", "earth", "fire", "holy", "mind", "nature", "war", "water"];
const all: Recipe[] = [...Object.values(RECIPES), ...TYPES.flatMap((type) => [strike(type, false), strike(type, true), condition(type)]), ...SCHOOLS.map(summon), sum(7)];

describe("sounds", () => {
  it("are made of at most twelve tones, and end", () => {
    for (const { tones } of all) {
      expect(tones.length).toBeGreaterThan(0);
      expect(tones.length).toBeLessThanOrEqual(12);
      for (const one of tones) expect((one.at ?? 0) + one.attack + one.decay).toBeLessThanOrEqual(3500);
    }
  });

  it("say by which damage something was hit, and how hard", () => {
    const told = TYPES.slice(0, 9).map((type) => JSON.stringify(strike(type, false)));
    expect(new Set(told).size).toBe(9);
    expect(strike("poison", false)).toEqual(strike("acid", false));
    expect(strike("melee", true).room).toBeGreaterThan(strike("melee", false).room!);
    expect(condition("flame").tones[0]!.gain).toBeLessThan(0.5);
  });

  it("tell the schools of arrivals apart, and rise with a sum", () => {
    expect(new Set(SCHOOLS.map((school) => JSON.stringify(summon(school)))).size).toBe(10);
    const ticks = sum(4).tones.map((one) => one.pitch as number);
    expect(ticks).toEqual([...ticks].sort((one, two) => one - two));
    expect(sum(40).tones.length).toBe(10);
  });
});
