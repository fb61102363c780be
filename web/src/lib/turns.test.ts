import { describe, expect, it } from "vitest";
import { busySeats, nextSeat, plateState, turnOrder, turnsBefore } from "./turns";
import type { PlayerView, View } from "./wire";

const player = (seat: number, more: Partial<PlayerView> = {}) => ({ seat, alive: true, conceded: false, ...more }) as PlayerView;
const view = (more: Partial<View> = {}) => ({ players: [0, 1, 2, 3].map((seat) => player(seat)), initiative: 2, acting: null, turns: [], result: null, objects: {}, ...more }) as unknown as View;

describe("turns", () => {
  it("goes around from the initiative", () => {
    expect(turnOrder(view()).map((one) => one.seat)).toEqual([2, 3, 0, 1]);
    expect(turnOrder(null)).toEqual([]);
  });

  it("is the turn of whoever is asked, else of whoever acts", () => {
    expect([...busySeats(view({ acting: 1 }), [3])]).toEqual([3]);
    expect([...busySeats(view({ acting: 1 }), [])]).toEqual([1]);
    expect([...busySeats(view(), [])]).toEqual([]);
    expect([...busySeats(view({ acting: 1, result: {} as View["result"] }), [1])]).toEqual([]);
  });

  it("knows who comes next, though somebody else is asked in between", () => {
    expect(nextSeat(view({ acting: 0, turns: [1, 3, 0] }), new Set([0]))).toBe(1);
    expect(nextSeat(view({ acting: 0, turns: [1, 3, 0] }), new Set([1]))).toBe(3);
    expect(nextSeat(view({ acting: 0, turns: [0] }), new Set([0]))).toBe(null);
    expect(nextSeat(view(), new Set())).toBe(null);
  });

  it("counts who comes before me", () => {
    expect(turnsBefore(view({ turns: [1, 2, 3, 0] }), 3)).toEqual([1, 2]);
    expect(turnsBefore(view({ turns: [1, 2] }), 0)).toEqual([]);
  });

  it("has no turns for who fell or gave up", () => {
    expect(plateState(player(1, { alive: false }), new Set([1]), 1)).toBe("out");
    expect(plateState(player(1, { conceded: true }), new Set(), 1)).toBe("out");
    expect(plateState(player(1), new Set([1]), 1)).toBe("acting");
    expect(plateState(player(1), new Set(), 1)).toBe("next");
  });
});
