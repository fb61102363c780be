import { beforeEach, describe, expect, it, vi } from "vitest";
import { w } from "../words/words";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
const { knownGame, knownGames, newKnownGame, rememberGame, updateGame } = await import("./seats");

/** A game as browsers kept it when there were two seats. */
const pair = { game: "g1", mode: "arena", opponent: "Ashveil", mage: "Wizard", theirMage: "Warlock", sameScreen: false, invite: "abc", seats: [{ seat: 0, token: "t" }], over: true, outcome: "Lost to", how: "", round: 3, at: 1 };

describe("known games", () => {
  beforeEach(() => kept.clear());

  it("keeps everybody one plays against, and an invitation a seat", () => {
    rememberGame({ ...newKnownGame("g1", "arena", [{ seat: 0, token: "t" }]), rivals: [{ name: "Ash", mage: "Warlock" }, { name: "Bo", mage: "Wizard" }], invitations: [{ seat: 1, code: "a" }, { seat: 2, code: "b" }] });
    updateGame("g1", { over: true, outcome: "draw" });
    expect(knownGame("g1")?.rivals.map((one) => one.name)).toEqual(["Ash", "Bo"]);
    expect(knownGame("g1")?.invitations.map((one) => one.seat)).toEqual([1, 2]);
    expect(knownGame("g1")?.outcome).toBe("draw");
  });

  it("reads games that were kept with one opponent", () => {
    kept.set("mageduel.games", JSON.stringify([pair]));
    const known = knownGame("g1")!;
    expect(known.rivals).toEqual([{ name: "Ashveil", mage: "Warlock" }]);
    expect(known.invitations).toEqual([{ seat: 1, code: "abc" }]);
    expect(known.outcome).toBe("lost");
  });

  it("gives an old invitation to the seat that is not held", () => {
    kept.set("mageduel.games", JSON.stringify([{ ...pair, seats: [{ seat: 1, token: "t" }], outcome: "" }]));
    expect(knownGame("g1")?.invitations[0]?.seat).toBe(0);
    expect(knownGame("g1")?.outcome).toBeNull();
  });

  it("survives nonsense in the store", () => {
    kept.set("mageduel.games", "{nonsense");
    expect(knownGames()).toEqual([]);
  });
});

describe("names", () => {
  it("are joined as one says them", () => {
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map((names) => w("all-of", names))).toEqual(["", "A", "A and B", "A, B and C"]);
  });
});
