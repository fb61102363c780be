import { describe, expect, it } from "vitest";
import { rowsSeen } from "./window";

describe("a window on a long grid", () => {
  it("begins at the top with a few rows to spare", () => {
    expect(rowsSeen(100, 800, 200, 300)).toEqual({ first: 0, end: 6 });
  });

  it("follows the scrolling", () => {
    expect(rowsSeen(-10_000, 800, 200, 300)).toEqual({ first: 48, end: 56 });
  });

  it("ends with the last row", () => {
    expect(rowsSeen(-59_500, 800, 200, 300)).toEqual({ first: 295, end: 300 });
    expect(rowsSeen(0, 800, 200, 0)).toEqual({ first: 0, end: 0 });
    expect(rowsSeen(-90_000, 800, 200, 3)).toEqual({ first: 3, end: 3 });
  });
});
