import { describe, expect, it } from "vitest";
import { borderPlace, layout, neighbour } from "./arena";

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
