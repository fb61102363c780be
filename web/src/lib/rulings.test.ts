import { describe, expect, it } from "vitest";
import { nothingWanted, wantedIn, writtenAs } from "./rulings";

describe("what rulings are looked for by", () => {
  it("is one card, word or rule, or any words", () => {
    expect(wantedIn("card:Timber Wolf")).toEqual({ ...nothingWanted(), card: "Timber Wolf" });
    expect(wantedIn("rule:core, Walls").rule).toBe("core, Walls");
    expect(wantedIn("two weak markers").text).toBe("two weak markers");
    expect(wantedIn("")).toEqual(nothingWanted());
  });

  it("is written as it is read", () => {
    for (const id of ["card:Akiro's Favor", "word:Weak", "rule:codex, Daze", "wolf", ""]) expect(writtenAs(wantedIn(id))).toBe(id);
  });
});
