import { describe, expect, it } from "vitest";
import { countsOf, lobbyOf, needsLobby, setupOf, waysOf, type Against, type DuelForm, type OtherSeat } from "./duel";
import type { BoardFace, ModeFace } from "./wire";

const brought = (mage: string) => ({ mage, book: `Book of ${mage}` });
const seat = (kind: Against, name = ""): OtherSeat => ({ kind, level: "swift", name });
const form: DuelForm = {
  against: "computer", mode: "domination", board: "Grand Arena", players: 4, teams: false, mine: brought("Druid"), theirs: [brought("Wizard"), brought("Warlock"), brought("Siren")], others: [seat("computer"), seat("computer"), seat("computer")],
  joining: "any", guest: "chooses", level: "adept", name: " Ash ", otherNames: [], seed: "7", clock: "none", listed: false, challenge: "",
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
    const setup = setupOf({ ...form, mode: "arena", board: "", players: 2, against: "friend", theirs: [brought("Wizard")] });
    expect("board" in setup).toBe(false);
    expect("seed" in setup).toBe(false);
    expect(setup.seats[1]).toEqual({ kind: "friend", name: "Friend" });
  });

  it("takes every seat of several for what it is", () => {
    const mixed = { ...form, others: [seat("computer"), seat("same", " Wren "), seat("computer")] };
    const setup = setupOf(mixed, "free-for-all");
    expect([setup.mode, setup.same_screen, "seed" in setup]).toEqual(["free-for-all", undefined, false]);
    expect(setup.seats.map((one) => [one.kind, one.level])).toEqual([["human", undefined], ["computer", "swift"], ["human", undefined], ["computer", "swift"]]);
    expect(setup.seats[2]!.name).toBe("Wren");
    expect(needsLobby(mixed)).toBe(false);
  });

  it("opens a lobby for friends, with the computer where it is to play", () => {
    const friends = { ...form, teams: true, others: [seat("friend"), seat("computer"), seat("friend")] };
    expect(needsLobby(friends)).toBe(true);
    expect(needsLobby({ ...friends, players: 2 })).toBe(false);
    const lobby = lobbyOf(friends, "domination");
    expect(lobby.seats.map((one) => [one.kind, one.side, one.mage])).toEqual([["person", 0, "Druid"], ["open", 1, undefined], ["computer", 0, "Warlock"], ["open", 1, undefined]]);
    expect([lobby.name, lobby.board, lobby.joining]).toEqual(["Ash", "Grand Arena", "any"]);
  });

  it("offers as many players as there are boards for", () => {
    const boards = [2, 2, 4].map((players) => ({ players }) as BoardFace);
    expect(countsOf(domination, boards)).toEqual([2, 4]);
    expect(countsOf({ ...domination, has_boards: false }, [])).toEqual([2, 3, 4]);
    expect(waysOf(domination, 4)).toEqual({ alone: true, teams: true });
    expect(waysOf(domination, 3)).toEqual({ alone: true, teams: false });
  });
});
