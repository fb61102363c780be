import { describe, expect, it } from "vitest";
import { beyond, centred, PANNED, panTracks, pills, startOf } from "./pan";

const view = { x: 100, y: 100, width: 200, height: 200 };

describe("a board looked at in parts", () => {
  it("gives the focused zone more room, and all of them what a large frame has", () => {
    const cols = panTracks(370, 6, 2, PANNED.cols, 5);
    expect(cols).toEqual([122, 122, 206, 122, 122, 122]);
    expect(startOf(cols, 3, 5)).toBe(465);
    expect(panTracks(1000, 3, 0, PANNED.cols, 0).reduce((sum, size) => sum + size, 0)).toBeCloseTo(1000);
  });

  it("moves no further than the board reaches", () => {
    expect([centred(50, 300, 800), centred(400, 300, 800), centred(790, 300, 800), centred(50, 300, 200)]).toEqual([0, 250, 500, 0]);
  });

  it("knows beyond which edge something lies", () => {
    expect([beyond({ x: 150, y: 150 }, view), beyond({ x: 50, y: 150 }, view), beyond({ x: 350, y: 350 }, view), beyond({ x: 150, y: 20 }, view)]).toEqual([null, "w", "se", "n"]);
  });

  it("counts what is out of view by side and direction, and leads to the nearest", () => {
    const things = [{ x: 0, y: 0, side: "foe1" }, { x: 80, y: 80, side: "foe1" }, { x: 20, y: 30, side: "me" }, { x: 200, y: 200, side: "me" }] as const;
    expect(pills(things, view, 6)).toEqual([
      { side: "foe1", direction: "nw", count: 2, at: { x: 80, y: 80 } },
      { side: "me", direction: "nw", count: 1, at: { x: 20, y: 30 } },
    ]);
    expect(pills(things, view, 1)).toHaveLength(1);
  });
});
