import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
const { stops } = await import("./stops.svelte");
const { keepCardStop, wantedStops } = await import("./wanted");

describe("stops", () => {
  beforeEach(() => {
    kept.clear();
    stops.keep({ at: null, everywhere: false, quickcast: "usual" });
  });

  it("says nothing but the usual until the player has chosen", () => {
    expect(wantedStops("g1")).toEqual({ at: null, everywhere: false, cards: {}, ahead: {} });
  });

  it("keeps a card's stop for its own game", () => {
    keepCardStop("g1", 7, "never");
    keepCardStop("g1", 8, "always");
    expect(wantedStops("g1").cards).toEqual({ 7: "never", 8: "always" });
    expect(wantedStops("g2").cards).toEqual({});
  });

  it("answers quickcasts ahead, but never passes an activation", () => {
    stops.keep({ quickcast: "pass" });
    expect(wantedStops("g1").ahead).toEqual({ "first-quickcast": "pass", "final-quickcast": "pass", after: "pass" });
    stops.keep({ quickcast: "choice" });
    expect(wantedStops("g1").ahead?.activate).toBe("choice");
  });

  it("survives nonsense in the store", () => {
    kept.set("mageduel.stops.g1", "{nonsense");
    expect(wantedStops("g1").cards).toEqual({});
  });
});
