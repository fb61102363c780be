import { expect, test } from "vitest";
import { FrameWatch } from "./frames";

function strains(times: number[]): number {
  let found = 0;
  const watch = new FrameWatch(() => found++);
  for (const at of times) watch.note(at);
  return found;
}

test("pictures in time strain nobody", () => {
  expect(strains(Array.from({ length: 120 }, (_, at) => 100 + at * 16.7))).toBe(0);
});

test("two late pictures within a second are too much, and are counted once", () => {
  expect(strains([100, 116, 156, 172, 220, 236])).toBe(1);
});

test("late pictures far apart are forgiven, and so is a page that was out of sight", () => {
  expect(strains([100, 140, 156, 1300, 1340])).toBe(0);
  expect(strains([100, 116, 5000, 5016, 9000, 9016])).toBe(0);
});
