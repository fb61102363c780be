import { describe, expect, it } from "vitest";
import { applied, type ChangeMessage } from "./changes";
import type { StateMessage } from "./seatlink.svelte";

const told = { events: [], whole: false, waiting_for: [0], presence: [], can_undo: true, no_undo: null, stopped: null, attention: null, clock: null, coach: null };
const before = {
  ...told,
  type: "state",
  version: 3,
  whole: true,
  view: { round: 1, phase: "plan", players: [{ seat: 0, mana: 5 }, { seat: 1, mana: 7 }], zones: [{ zone: "A1" }, { zone: "A2" }], objects: { 1: { id: 1, damage: 0 }, 2: { id: 2, damage: 0 } } },
  request: { id: 4 },
} as unknown as StateMessage;

function change(more: object): ChangeMessage {
  const view = { rest: {}, players: {}, zones: {}, objects: {} };
  return { ...told, type: "change", version: 4, since: 3, view, request_stays: false, request: null, ...more } as unknown as ChangeMessage;
}

describe("changes", () => {
  it("takes the place of what has become otherwise, and leaves the rest as it is", () => {
    const view = { rest: { round: 2 }, players: { 1: { seat: 1, mana: 2 } }, zones: {}, objects: { 1: null, 2: { id: 2, damage: 3 }, 9: { id: 9, damage: 0 } } };
    const after = applied(before, change({ view }));
    expect(after?.type).toBe("state");
    expect(after?.whole).toBe(false);
    expect(after?.version).toBe(4);
    expect(after?.view).toEqual({ ...before.view, round: 2, players: [{ seat: 0, mana: 5 }, { seat: 1, mana: 2 }], objects: { 2: { id: 2, damage: 3 }, 9: { id: 9, damage: 0 } } });
    expect(after?.view.players[0]).toBe(before.view.players[0]);
    expect(after?.request).toBeNull();
    expect(before.view.objects["1"]).toBeDefined();
  });

  it("keeps the question that is asked still", () => {
    expect(applied(before, change({ request_stays: true }))?.request).toBe(before.request);
  });

  it("is nothing to whoever does not hold what it begins with", () => {
    expect(applied(null, change({}))).toBeNull();
    expect(applied(before, change({ since: 2 }))).toBeNull();
  });
});
