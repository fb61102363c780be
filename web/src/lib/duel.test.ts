import { describe, expect, it } from "vitest";
import { countsOf, setupOf, waysOf, type DuelForm } from "./duel";
import type { BoardFace, ModeFace } from "./wire";

const brought = (mage: string) => ({ mage, book: `Book of ${mage}` });
const form: DuelForm = {
  against: "computer", mode: "domination", board: "Grand Arena", players: 4, teams: false, mine: brought("Druid"), theirs: [brought("Wizard"), brought("Warlock"), brought("Siren")],
  joining: "any", guest: "chooses", level: "adept", name: " Ash ", otherNames: [], seed: "7",
};
const domination: ModeFace = { name: "domination", books: "arena", mages: "arena", seats: [2, 3, 4], team_seats: [4], has_boards: true };

describe("a new duel", () => {
  it("seats everybody on the board that is chosen", () => {
    const setup = setupOf(form);
    expect([setup.mode, setup.board, setup.seed]).toEqual(["domination", "Grand Arena", 7]);
    expect(setup.seats.map((seat) => [seat.kind, seat.mage, seat.side])).toEqual([["human", "Druid", undefined], ["computer", "Wizard", undefined], ["computer", "Warlock", undefined], ["computer", "Siren", undefined]]);
    expect(setup.seats[0]!.name).toBe("Ash");
  });

  it("puts teams alternately", () => {
    expect(setupOf({ ...form, teams: true }).seats.map((seat) => seat.side)).toEqual([0, 1, 0, 1]);
  });

  it("names no board where there is none to choose, and no seed where friends play", () => {
    const setup = setupOf({ ...form, mode: "arena", board: "", against: "friend", theirs: [brought("Wizard")] });
    expect("board" in setup).toBe(false);
    expect("seed" in setup).toBe(false);
    expect(setup.seats[1]).toEqual({ kind: "friend", name: "Friend" });
  });

  it("offers as many players as there are boards for", () => {
    const boards = [2, 2, 4].map((players) => ({ players }) as BoardFace);
    expect(countsOf(domination, boards)).toEqual([2, 4]);
    expect(countsOf({ ...domination, has_boards: false }, [])).toEqual([2, 3, 4]);
    expect(waysOf(domination, 4)).toEqual({ alone: true, teams: true });
    expect(waysOf(domination, 3)).toEqual({ alone: true, teams: false });
  });
});
