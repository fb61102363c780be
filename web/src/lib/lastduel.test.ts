import { expect, test } from "vitest";
import { cardOf, countsOfCard, gameCards } from "./arrangement";
import { readChoices } from "./lastduel";
import type { ModeFace } from "./wire";

test("what was chosen comes back, and what cannot be used does not", () => {
  const kept = { mode: "arena", players: 4, teams: true, mine: { mage: "Warlock", book: "b1" }, against: "friend", listed: true };
  expect(readChoices(JSON.stringify(kept))).toEqual(kept);
  expect(readChoices(JSON.stringify({ ...kept, players: 400, against: "nobody", mine: "Warlock", others: [{ kind: 3 }] }))).toEqual({ mode: "arena", teams: true, listed: true });
  for (const broken of [null, "", "[", "7", "null"]) expect(readChoices(broken)).toEqual({});
});

const face = (name: ModeFace["name"], seats: number[], teams: number[], boards = false): ModeFace => ({ name, books: "arena", mages: "arena", seats, team_seats: teams, has_boards: boards });
const MODES = [face("apprentice", [2], []), face("arena", [2], [4]), face("free-for-all", [3, 4, 5, 6], [4, 6]), face("academy", [2, 3, 4], [4]), face("domination", [2, 3, 4], [4], true)];

test("six games are offered, newcomers' first, and none the server does not have", () => {
  expect(gameCards(MODES)).toEqual(["academy", "apprentice", "arena", "domination", "teams", "free-for-all"]);
  expect(gameCards(MODES.slice(0, 2))).toEqual(["apprentice", "arena", "teams"]);
  expect(gameCards([])).toEqual([]);
});

test("each says how many may play it", () => {
  expect(countsOfCard(MODES, "arena", [])).toEqual([2]);
  expect(countsOfCard(MODES, "teams", [])).toEqual([4, 6]);
  expect(countsOfCard(MODES, "free-for-all", [])).toEqual([3, 4, 5, 6]);
  expect(countsOfCard(MODES, "academy", [])).toEqual([2, 3, 4]);
});

test("a form is known by its game", () => {
  expect(cardOf({ mode: "arena", players: 2, teams: false })).toBe("arena");
  expect(cardOf({ mode: "arena", players: 4, teams: true })).toBe("teams");
  expect(cardOf({ mode: "arena", players: 4, teams: false })).toBe("free-for-all");
  expect(cardOf({ mode: "academy", players: 4, teams: true })).toBe("academy");
});
