import { beforeEach, expect, test, vi } from "vitest";
import { keepPuzzle, keptPuzzle, keptPuzzles, standing, starsFor } from "./puzzles";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

test("stars are kept, and never lost by a worse try", () => {
  expect(standing(keptPuzzles()["7"])).toBe("fresh");
  keepPuzzle("7", keptPuzzle("7"), { tries: 1 });
  expect(standing(keptPuzzles()["7"])).toBe("tried");
  keepPuzzle("7", keptPuzzle("7"), { stars: 3, done: true });
  keepPuzzle("7", keptPuzzle("7"), { stars: 1 });
  expect(keptPuzzle("7").stars).toBe(3);
  expect(standing(keptPuzzles()["7"])).toBe("solved");
});

test("who gives up has seen the line, and what is damaged is empty", () => {
  keepPuzzle("3", keptPuzzle("3"), { givenUp: true });
  expect(standing(keptPuzzles()["3"])).toBe("given-up");
  store.set("mageduel.puzzles", "[1");
  expect(keptPuzzles()).toEqual({});
});

test("a hint takes one star of three, the shown line all", () => {
  expect([starsFor(3, false, false), starsFor(3, true, false), starsFor(1, true, false), starsFor(3, true, true)]).toEqual([3, 2, 1, 0]);
});

test("a puzzle somebody made is not kept: its name is a whole position", () => {
  expect(keepPuzzle("mz1.dt0.2.mp1.AAAA", keptPuzzle("mz1.dt0.2.mp1.AAAA"), { tries: 2 }).tries).toBe(2);
  expect(keptPuzzles()).toEqual({});
});
