import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
const { stops } = await import("./stops.svelte");

describe("stops", () => {
  beforeEach(() => {
    kept.clear();
    stops.keep({ at: null, everywhere: false, quickcast: "usual" });
  });

  it("says nothing but the usual until the player has chosen", () => {
    expect(stops.wanted("g1")).toEqual({ at: null, everywhere: false, cards: {}, ahead: {} });
  });

  it("keeps a card's stop for its own game", () => {
    stops.keepCard("g1", 7, "never");
    stops.keepCard("g1", 8, "always");
    expect(stops.wanted("g1").cards).toEqual({ 7: "never", 8: "always" });
    expect(stops.wanted("g2").cards).toEqual({});
  });

  it("answers quickcasts ahead, but never passes an activation", () => {
    stops.keep({ quickcast: "pass" });
    expect(stops.wanted("g1").ahead).toEqual({ "first-quickcast": "pass", "final-quickcast": "pass", after: "pass" });
    stops.keep({ quickcast: "choice" });
    expect(stops.wanted("g1").ahead?.activate).toBe("choice");
  });

  it("survives nonsense in the store", () => {
    kept.set("mageduel.stops.g1", "{nonsense");
    expect(stops.wanted("g1").cards).toEqual({});
  });
});
