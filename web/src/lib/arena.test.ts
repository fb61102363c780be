import { describe, expect, it } from "vitest";
import { borderPlace, crowding, focusing, layout, neighbour, PLAIN, tracks, type Board } from "./arena";

const grid = (rows: number, cols: number): Board => ({
  rows,
  cols,
  zones: Array.from({ length: rows * cols }, (_, at) => ({ zone: `${"ABCDE".charAt(Math.floor(at / cols))}${(at % cols) + 1}`, row: Math.floor(at / cols), col: at % cols })),
});
const names = (board: Board, standing: boolean, start: string) => layout(board, standing, start).places.map((row) => row.map((place) => place.zone));

/** A board whose first row begins with a gap and whose last row ends with one. */
const gapped: Board = { rows: 3, cols: 3, zones: grid(3, 3).zones.filter(({ zone }) => zone !== "A1" && zone !== "C3") };

describe("the arena on the screen", () => {
  it("lies with the viewer's edge below: as printed for whoever begins there, turned for the other", () => {
    expect(names(grid(2, 3), false, "B1")).toEqual([["A1", "A2", "A3"], ["B1", "B2", "B3"]]);
    expect(names(grid(2, 3), false, "A3")).toEqual([["B3", "B2", "B1"], ["A3", "A2", "A1"]]);
    expect(borderPlace(layout(grid(2, 3), false, "A3"), "A1|A2")).toMatchObject({ row: 1, col: 1, upright: true });
  });

  it("stands with the viewer's edge below", () => {
    expect(names(PLAIN, true, "C1").at(-1)).toEqual(["A1", "B1", "C1"]);
    expect(names(PLAIN, true, "A4").at(-1)).toEqual(["C4", "B4", "A4"]);
  });

  it("does not tilt a board that stands already", () => {
    expect(names(grid(4, 2), true, "D1").at(-1)).toEqual(["D1", "D2"]);
  });

  it("leaves gaps where a board has no zone, and turns them with it", () => {
    expect(layout(gapped, false, "C1").places[0]).toEqual([{ zone: "A2", row: 0, col: 1 }, { zone: "A3", row: 0, col: 2 }]);
    expect(layout(gapped, false, "A3").places[2]).toEqual([{ zone: "A3", row: 2, col: 0 }, { zone: "A2", row: 2, col: 1 }]);
    expect(neighbour(layout(gapped, false, "C1"), "B1", "ArrowUp")).toBeNull();
    expect(neighbour(layout(gapped, false, "C1"), "B2", "ArrowUp")).toBe("A2");
    expect(borderPlace(layout(gapped, false, "C1"), "A1|A2")).toBeNull();
  });

  it("places borders between neighbours in either layout", () => {
    expect(borderPlace(layout(PLAIN, false, "C1"), "B2|B3")).toMatchObject({ row: 1, col: 1, upright: true });
    expect(borderPlace(layout(PLAIN, true, "C1"), "B2|B3")).toMatchObject({ row: 1, col: 1, upright: false });
    expect(borderPlace(layout(PLAIN, false, "C1"), "A1|Z9")).toBeNull();
  });

  it("knows which way of a border a zone lies, however the board is turned", () => {
    expect(borderPlace(layout(PLAIN, false, "C1"), "B2|B3")?.towards("B3")).toBe("right");
    expect(borderPlace(layout(PLAIN, false, "A4"), "B2|B3")?.towards("B3")).toBe("left");
    expect(borderPlace(layout(PLAIN, false, "C1"), "B2|C2")?.towards("B2")).toBe("up");
    expect(borderPlace(layout(PLAIN, true, "C1"), "B2|B3")?.towards("B3")).toBe("up");
  });

  it("steps to neighbours and stops at the edge", () => {
    const plan = layout(PLAIN, false, "C1");
    expect(neighbour(plan, "A1", "ArrowRight")).toBe("A2");
    expect(neighbour(plan, "A1", "ArrowUp")).toBeNull();
  });
});

describe("room for zones", () => {
  const plan = layout(PLAIN, false, "C1");

  it("grows a crowded zone's row and column, and nothing else", () => {
    const weights = crowding(plan, new Map([["B3", 8], ["A1", 4]]));
    expect(weights.cols.map((one) => one.toFixed(2))).toEqual(["1.00", "1.00", "1.64", "1.00"]);
    expect(weights.rows).toEqual([1, 1.4, 1]);
  });

  it("grows no further than the table allows", () => {
    const weights = crowding(plan, new Map([["B3", 20]]));
    expect(weights.cols).toEqual([1, 1, 1.65, 1]);
    expect(weights.rows).toEqual([1, 1.45, 1]);
  });

  it("shares a length by weight and keeps the least", () => {
    expect(tracks(330, [1, 1, 1], 15, 50)).toEqual([100, 100, 100]);
    const shared = tracks(320, [4, 1, 1], 10, 60);
    expect(shared).toEqual([180, 60, 60]);
    expect(tracks(100, [1, 1], 10, 80)).toEqual([45, 45]);
  });

  it("gives a full zone most of a phone, and every other zone a place to tap", () => {
    const standing = layout(PLAIN, true, "C1");
    const { rows, cols } = focusing(standing, "B3", 8);
    const width = tracks(358, cols, 5, 60);
    const height = tracks(380, rows, 5, 50);
    expect(Math.max(...width)).toBeGreaterThan(200);
    expect(Math.max(...height)).toBeGreaterThan(190);
    expect(Math.min(...width)).toBeGreaterThanOrEqual(60);
    expect(Math.min(...height)).toBeGreaterThanOrEqual(50);
  });
});
