import { expect, test, vi } from "vitest";
import { fitting, merged } from "./open";
import type { OpenGame } from "./wire";

vi.stubGlobal("localStorage", { getItem: () => JSON.stringify([{ game: "mine", rivals: [] }]), setItem: () => undefined });

const game = (id: string, more: Partial<OpenGame> = {}): OpenGame => ({ kind: "game", id, mode: "arena", board: null, clock: null, seats: [], challenge: false, round: 0, watching: 0, ...more });
const ids = (rows: { game: OpenGame }[]) => rows.map((row) => row.game.id);

test("rows keep their places, and none goes away under the pointer", () => {
  const first = merged([], [game("a"), game("b"), game("c", { kind: "running" })], false);
  expect(ids(first)).toEqual(["a", "b", "c"]);
  const held = merged(first, [game("d", { challenge: true }), game("b")], true);
  expect(held.map(({ game, gone }) => [game.id, gone])).toEqual([["a", true], ["b", false], ["c", true], ["d", false]]);
  expect(ids(merged(held, [game("d", { challenge: true }), game("b")], false))).toEqual(["d", "b"]);
});

test("who wants a game finds one of the mode, or a challenge, and never the own", () => {
  const rows = merged([], [game("mine"), game("x", { mode: "academy" }), game("w", { kind: "running" }), game("b")], false);
  expect([fitting(rows, "arena")?.id, fitting(rows, "academy")?.id, fitting(rows, "domination")]).toEqual(["b", "x", null]);
  expect(fitting(merged(rows, [game("c", { challenge: true, mode: "domination" }), game("b")], false), "arena")?.id).toBe("c");
});
