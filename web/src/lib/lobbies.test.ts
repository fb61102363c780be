import { describe, expect, it } from "vitest";
import { movedInvites } from "./lobbies";
import type { PlaceShown } from "./wire";

const places = (...people: (number | null)[]) => people.map((person, seat) => ({ seat, person, kind: person === null ? "open" : "person" }) as PlaceShown);
const links = [{ seat: 1, code: "one" }, { seat: 2, code: "two" }];

describe("links to the seats of a lobby", () => {
  it("stay where they lead while nobody moves", () => {
    expect(movedInvites(links, places(0, null, null), places(0, null, null))).toEqual(links);
  });

  it("are gone when somebody has followed them", () => {
    expect(movedInvites(links, places(0, null, null), places(0, 1, null))).toEqual([links[1]]);
  });

  it("lead to where somebody came from who moved to their seat", () => {
    expect(movedInvites(links, places(0, null, null), places(null, 0, null))).toEqual([{ seat: 0, code: "one" }, links[1]]);
  });
});
