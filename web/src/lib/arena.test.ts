import { describe, expect, it } from "vitest";
import { borderPlace, crowding, focusing, layout, neighbour, tracks } from "./arena";

const names = (rows: number, cols: number, standing: boolean, seat: number) => layout(rows, cols, standing, seat).places.map((row) => row.map((place) => place.zone));

describe("the arena on the screen", () => {
  it("lies with the viewer's edge below: as named for the first seat, turned for the second", () => {
    expect(names(2, 3, false, 0)).toEqual([["A1", "A2", "A3"], ["B1", "B2", "B3"]]);
    expect(names(2, 3, false, 1)).toEqual([["B3", "B2", "B1"], ["A3", "A2", "A1"]]);
    expect(borderPlace(layout(2, 3, false, 1), "A1|A2")).toEqual({ row: 1, col: 1, upright: true });
  });

  it("stands with the viewer's edge below", () => {
    expect(names(3, 4, true, 0).at(-1)).toEqual(["A1", "B1", "C1"]);
    expect(names(3, 4, true, 1).at(-1)).toEqual(["C4", "B4", "A4"]);
  });

  it("places borders between neighbours in either layout", () => {
    expect(borderPlace(layout(3, 4, false, 0), "B2|B3")).toEqual({ row: 1, col: 1, upright: true });
    expect(borderPlace(layout(3, 4, true, 0), "B2|B3")).toEqual({ row: 1, col: 1, upright: false });
    expect(borderPlace(layout(3, 4, false, 0), "A1|Z9")).toBeNull();
  });

  it("steps to neighbours and stops at the edge", () => {
    const plan = layout(3, 4, false, 0);
    expect(neighbour(plan, "A1", "ArrowRight")).toBe("A2");
    expect(neighbour(plan, "A1", "ArrowUp")).toBeNull();
  });
});

describe("room for zones", () => {
  const plan = layout(3, 4, false, 0);

  it("grows a crowded zone's row and column, and nothing else", () => {
    const weights = crowding(plan, new Map([["B3", 8], ["A1", 4]]), null);
    expect(weights.cols.map((one) => one.toFixed(2))).toEqual(["1.00", "1.00", "1.64", "1.00"]);
    expect(weights.rows).toEqual([1, 1.4, 1]);
  });

  it("grows no further than the table allows, and where somebody acts a little", () => {
    const weights = crowding(plan, new Map([["B3", 20]]), "C1");
    expect(weights.cols).toEqual([1.15, 1, 1.65, 1]);
    expect(weights.rows).toEqual([1, 1.45, 1.15]);
  });

  it("shares a length by weight and keeps the least", () => {
    expect(tracks(330, [1, 1, 1], 15, 50)).toEqual([100, 100, 100]);
    const shared = tracks(320, [4, 1, 1], 10, 60);
    expect(shared).toEqual([180, 60, 60]);
    expect(tracks(100, [1, 1], 10, 80)).toEqual([45, 45]);
  });

  it("gives a full zone most of a phone, and every other zone a place to tap", () => {
    const standing = layout(3, 4, true, 0);
    const { rows, cols } = focusing(standing, "B3", 8);
    const width = tracks(358, cols, 5, 60);
    const height = tracks(380, rows, 5, 50);
    expect(Math.max(...width)).toBeGreaterThan(200);
    expect(Math.max(...height)).toBeGreaterThan(190);
    expect(Math.min(...width)).toBeGreaterThanOrEqual(60);
    expect(Math.min(...height)).toBeGreaterThanOrEqual(50);
  });
});
