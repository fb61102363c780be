import { describe, expect, it } from "vitest";
import { areTeams, countsIn, gameOf, games, gameTitle, modeFor, sidesFor, waysIn } from "./arrangement";
import type { ModeFace } from "./wire";

const face = (name: ModeFace["name"], seats: number[], team_seats: number[] = []) => ({ name, seats, team_seats, has_boards: false }) as ModeFace;
const modes = [face("arena", [2], [4]), face("apprentice", [2]), face("free-for-all", [3, 4, 5, 6]), face("academy", [2, 3, 4, 5, 6], [4, 6])];

describe("an arrangement", () => {
  it("calls two teams on the board of many what they are", () => {
    expect([gameTitle("free-for-all", true), gameTitle("free-for-all", false), gameTitle("arena", true)]).toEqual(["Teams on the large arena", "Free-for-all", "Full arena"]);
    expect([areTeams([{ side: 0 }, { side: 1 }, { side: 0 }]), areTeams([{ side: null }, { side: null }]), areTeams([{ side: 0 }, { side: 1 }])]).toEqual([true, false, false]);
  });

  it("takes the Arena for one game, whatever its number of players", () => {
    expect(games(modes)).toEqual(["arena", "apprentice", "academy"]);
    expect(gameOf("free-for-all")).toBe("arena");
    expect(countsIn(modes, "arena", [])).toEqual([2, 3, 4, 5, 6]);
    expect(modeFor(modes, "arena", { players: 2, teams: false, large: false })?.name).toBe("arena");
    expect(modeFor(modes, "arena", { players: 4, teams: true, large: false })?.name).toBe("arena");
    expect(modeFor(modes, "arena", { players: 4, teams: false, large: false })?.name).toBe("free-for-all");
  });

  it("knows what is offered", () => {
    expect(countsIn(modes.slice(0, 2), "arena", [])).toEqual([2, 4]);
    expect(waysIn(modes.slice(0, 2), "arena", 4)).toEqual({ alone: false, teams: true, sizes: false });
    expect(waysIn(modes, "arena", 4)).toEqual({ alone: true, teams: true, sizes: false });
    expect(waysIn(modes, "arena", 5)).toEqual({ alone: true, teams: false, sizes: false });
    expect(waysIn(modes, "apprentice", 2)).toEqual({ alone: true, teams: false, sizes: false });
  });

  it("lets teams choose between two boards, where both can be played on", () => {
    const both = [face("arena", [2], [4]), face("free-for-all", [3, 4], [4])];
    expect(waysIn(both, "arena", 4).sizes).toBe(true);
    expect(modeFor(both, "arena", { players: 4, teams: true, large: true })?.name).toBe("free-for-all");
    expect(modeFor(both, "arena", { players: 4, teams: true, large: false })?.name).toBe("arena");
  });

  it("seats teams alternately", () => {
    expect(sidesFor(4, true)).toEqual([0, 1, 0, 1]);
    expect(sidesFor(3, false)).toEqual([null, null, null]);
  });
});
