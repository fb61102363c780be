import { describe, expect, it } from "vitest";
import { frameOf, sideCodes, standingFrame } from "./sides";
import type { PlayerView } from "./wire";

const seated = (...sides: number[]) => sides.map((side, seat) => ({ seat, side }) as PlayerView);

describe("sides on the table", () => {
  it("makes the near seat the circle, and foes by the order in which they sit from there", () => {
    expect([...sideCodes(seated(0, 1, 2, 3), 2)]).toEqual([[2, "me"], [3, "foe1"], [0, "foe2"], [1, "foe3"]]);
  });

  it("knows team-mates", () => {
    expect([...sideCodes(seated(0, 1, 0, 1), 1)]).toEqual([[1, "me"], [2, "foe1"], [3, "ally"], [0, "foe2"]]);
  });

  it("has no code for what nobody controls", () => {
    expect(sideCodes(seated(0, 1), 0).get(2)).toBeUndefined();
  });

  it("draws every side in a shape of its own", () => {
    const codes = ["me", "ally", "foe1", "foe2", "foe3", "foe4", "foe5", "nobody"] as const;
    expect(new Set(codes.map(frameOf)).size).toBe(codes.length);
    expect(standingFrame("me")).not.toBe(frameOf("me"));
  });
});
