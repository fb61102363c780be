import { expect, test } from "vitest";
import { passages } from "../ground";
import { heights, lit, lots } from "./noise";
import { slabs } from "./slabs";

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test("noise is the same for a seed, another for another, and its edges fit", () => {
  const grain = { across: 4, down: 5, octaves: 3, seed: 7 };
  const size = 64;
  const tile = finish(heights(size, grain));
  expect(finish(heights(size, grain))).toEqual(tile);
  expect(finish(heights(size, { ...grain, seed: 8 }))).not.toEqual(tile);
  const steps = (from: number, to: number): number => Math.max(...Array.from({ length: size }, (_, y) => Math.abs(tile[y * size + to]! - tile[y * size + from]!)));
  expect(steps(size - 1, 0)).toBeLessThan(2 * steps(20, 21) + 0.1);
});

test("a slope towards the lamp is brighter than one away from it", () => {
  const size = 32;
  const hill = new Float32Array(size * size);
  for (let at = 0; at < hill.length; at++) hill[at] = -Math.abs((at % size) - size / 2) / size;
  const light = finish(lit(hill, size, { around: 180, high: 45, steep: 20 }));
  expect(light[10 * size + 8]!).toBeGreaterThan(light[10 * size + 24]! + 0.3);
});

test("slabs cover their zone without a gap, and differ from zone to zone", () => {
  const area = { x: 10, y: 20, width: 220, height: 180 };
  const laid = slabs("A1", area, "dark");
  const covered = laid.reduce((sum, slab) => sum + slab.width * slab.height, 0);
  expect(covered).toBeCloseTo(area.width * area.height, -2);
  for (const slab of laid) {
    expect(slab.x + slab.width).toBeLessThanOrEqual(area.x + area.width + 0.01);
    expect(slab.y + slab.height).toBeLessThanOrEqual(area.y + area.height + 0.01);
  }
  expect(slabs("A1", area, "dark")).toEqual(laid);
  expect(slabs("A2", area, "dark").map((slab) => slab.x)).not.toEqual(laid.map((slab) => slab.x));
  expect(slabs("A1", area, "light")[0]!.colour).not.toBe(laid[0]!.colour);
});

test("both ends of a passage bear the same number, and each passage its own", () => {
  const zones = [["A1", "C3"], ["A2", ""], ["B1", "B4"], ["B4", "B1"], ["C3", "A1"]].map(([zone, passage]) => ({ zone: zone!, passage: passage! }));
  const found = passages(zones);
  expect(found.get("A1")).toBe(found.get("C3"));
  expect(found.get("B1")).toBe(found.get("B4"));
  expect(found.get("A1")).not.toBe(found.get("B1"));
  expect(found.has("A2")).toBe(false);
});

test("lots stay between 0 and 1", () => {
  const lot = lots(3);
  const drawn = Array.from({ length: 400 }, lot);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBeGreaterThan(390);
});
